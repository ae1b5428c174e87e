"""RM-13.1: where combatants stand at the start, and where joiners come in."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from affray.core.grid import NOWHERE, Area, Geometry, Piece, marked, places_in
from affray.core.grids import GRIDS
from affray.core.hexes import Shape as HexShape
from affray.core.kinds import Presence
from affray.core.placing import along_edge, covered_by, edge_of, inwards, line_up, put_first
from affray.core.said import Said
from affray.core.squares import Shape as SquareShape
from affray.rulesets.rolemaster.model import Combatant, Fight
from affray.rulesets.rolemaster.rules.ground import direction_to
from affray.rulesets.rolemaster.rules.state import able

# What somebody covers, by the grid and the number of places on a sheet; the nearest that the grid has.
SHAPES: Mapping[str, Mapping[int, int]] = {
    "hex": {1: HexShape.ONE, 2: HexShape.TWO, 3: HexShape.THREE, 7: HexShape.SEVEN, 19: HexShape.NINETEEN},
    "square": {1: SquareShape.ONE, 2: SquareShape.FOUR, 3: SquareShape.FOUR, 7: SquareShape.NINE, 19: SquareShape.NINE},
}


def grid_of(fight: Fight) -> str:
    """The name of the grid of a fight's map."""
    return "square" if fight.book.squares else "hex"


def on(fight: Fight) -> Geometry:
    """The geometry of a fight's map."""
    return GRIDS[grid_of(fight)]


def new_piece(grid: str, places: int, facing: str | None, place: int) -> Piece:
    """Somebody who covers so many places as a piece on the map, or off it still."""
    names = GRIDS[grid].NAMES
    return Piece(place=place, facing=names.index(facing) if facing in names else 0, shape=SHAPES[grid][places])


def settle(fight: Fight, facings: Sequence[str | None]) -> None:
    """A place for everybody who has none, and a facing: as told, else to the nearest foe."""
    everybody = [fight.combatants[k] for k in range(fight.count)]
    line_up(on(fight), fight.book.terrain, Area(), [(me.side, me.piece) for me in everybody])
    for me, facing in zip(everybody, facings, strict=True):
        face(fight, me, facing)


def face(fight: Fight, me: Combatant, facing: str | None) -> None:
    """Turns as it is told, else to the nearest foe; who covers several places only if it has room to turn."""
    names = on(fight).NAMES
    ways = (1 << len(names)) - 1
    way = names.index(facing) if facing in names else direction_to(fight, me, ways)
    turned = Piece(place=me.piece.place, facing=way, shape=me.piece.shape)
    if me.piece.shape == 1 or fits_there(fight, turned, me.index):
        me.piece.facing = way


def come_in(fight: Fight, who: int, facing: str | None) -> bool:
    """One who joins stands at its own place, else in the free one nearest to its side; whether it has room."""
    me = fight.combatants[who]
    if not (me.piece.place and fits_there(fight, me.piece, who)) and not find_room(fight, who, me.side, me.piece):
        return False
    face(fight, me, facing)
    return True


def find_room(fight: Fight, who: int, side: int, piece: Piece) -> bool:
    """In the free place nearest to one's side, or at its edge; whether there is room."""
    friends = [other for other in standing(fight, who) if other.side == side and able(other)]
    terrain, edge, grid = fight.book.terrain, edge_of(side), on(fight)
    places, way = along_edge(grid, terrain, edge), inwards(grid, edge)
    if friends:
        beside, way = friends[0].piece.place, friends[0].piece.facing
        places = sorted(places_in(terrain.cells), key=lambda place: grid.distance(place, beside))
    return put_first(grid, terrain, (taken_by(fight, who),), piece, places, way)


def standing(fight: Fight, who: int) -> list[Combatant]:
    """Everybody else who is on the field."""
    others = (fight.combatants[k] for k in range(fight.count) if k != who)
    return [me for me in others if me.presence in (Presence.IN, Presence.LATE) and me.piece.place != NOWHERE]


def taken_by(fight: Fight, who: int) -> Area:
    """The places on which others stand."""
    taken = Area()
    for other in standing(fight, who):
        on(fight).mark_piece(taken, other.piece)
    return taken


def fits_there(fight: Fight, piece: Piece, who: int) -> bool:
    """Whether a piece fits in at a place, and nobody but `who` stands there."""
    taken = taken_by(fight, who)
    grid = on(fight)
    return grid.fits(fight.book.terrain, piece) and not any(marked(taken, each) for each in covered_by(grid, piece))


def no_room(name: str, places: int) -> Said:
    """The words for somebody for whom the map has no room."""
    free = "no place is free" if places == 1 else f"it covers {places} places, and nowhere are those free together"
    words = f"there is no room for {name}: {free}; a larger map is wanted, or fewer on it"
    return Said(words, "map-full", name=name, places=places)


def no_direction(grid: Geometry, facing: str) -> Said:
    """The words for a facing that the map's grid doesn't have."""
    names = ", ".join(grid.NAMES)
    wanted = Said(f"one of {names}", "one-of", names=names)
    return Said(f"{wanted} is wanted, not '{facing}'", "wanted", wanted=wanted, given=f"'{facing}'")
