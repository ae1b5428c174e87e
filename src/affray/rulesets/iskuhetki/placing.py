"""Where combatants stand at the start, and where joiners come in."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from affray.core.grid import Area, Piece, marked, places_in
from affray.core.hexes import (
    NAMES,
    Shape,
    apart,
    direction,
    distance,
    fits,
    mark_piece,
    nearest,
)
from affray.core.placing import along_edge, covered_by, edge_of, inwards, line_up, put_first
from affray.core.said import Said
from affray.rulesets.iskuhetki.ground_plan import HEXES
from affray.rulesets.iskuhetki.model import Combatant, Fight
from affray.rulesets.iskuhetki.rules.state import able, here

SHAPES: Mapping[int, int] = {1: Shape.ONE, 2: Shape.TWO, 3: Shape.THREE, 7: Shape.SEVEN, 19: Shape.NINETEEN}


def new_piece(hexes: int, facing: str | None, place: int) -> Piece:
    """Somebody who covers so many hexes as a piece on the map, or off it still."""
    return Piece(place=place, facing=0 if facing is None else NAMES.index(facing), shape=SHAPES[hexes])


def settle(fight: Fight, facings: Sequence[str | None]) -> None:
    """IH-2.1, IH-2.12: a place for everybody who has none, and a facing.

    Sides line up at opposite edges, the middle first; whoever isn't told otherwise faces the nearest enemy.
    """
    everybody = [fight.combatants[k] for k in range(fight.count)]
    line_up(HEXES, fight.book.terrain, fight.book.flames, [(me.side, me.piece) for me in everybody])
    for me, facing in zip(everybody, facings, strict=True):
        face(fight, me, facing)


def face(fight: Fight, me: Combatant, facing: str | None) -> None:
    """IH-2.12: turns as it is told, else to the nearest enemy; who covers several hexes only if it has room to turn."""
    way = direction_to_enemy(fight, me) if facing is None else NAMES.index(facing)
    turned = Piece(place=me.piece.place, facing=way, shape=me.piece.shape)
    if me.piece.shape == Shape.ONE or fits_there(fight, turned, me.index):
        me.piece.facing = way


def no_room(name: str, hexes: int) -> Said:
    """IH-2.13: the words for somebody for whom the map has no room."""
    free = "no hex is free" if hexes == 1 else f"it covers {hexes} hexes, and nowhere are those free together"
    words = f"there is no room for {name}: {free}; a larger map is wanted, or fewer on it"
    return Said(words, "map-full", name=name, hexes=hexes)


def direction_to_enemy(fight: Fight, me: Combatant) -> int:
    """IH-2.12: where the nearest enemy is."""
    enemies = [fight.combatants[k] for k in range(fight.count) if fight.combatants[k].side != me.side]
    foe = min(enemies, key=lambda other: apart(me.piece, other.piece))
    return direction(me.piece.place, nearest(foe.piece, me.piece.place))


def come_in(fight: Fight, who: int, facing: str | None) -> bool:
    """IH-2.1: one who joins stands at its own place, else in the free hex nearest to its side; whether it has room."""
    me = fight.combatants[who]
    if not (me.piece.place and fits_there(fight, me.piece, who)) and not find_room(fight, who, me.side, me.piece):
        return False
    face(fight, me, facing)
    return True


def find_room(fight: Fight, who: int, side: int, piece: Piece) -> bool:
    """IH-2.1: in the free hex nearest to one's side, or at its edge; whether there is room."""
    friends = [other for other in standing(fight, who) if other.side == side and able(other)]
    terrain, edge = fight.book.terrain, edge_of(side)
    places, way = along_edge(HEXES, terrain, edge), inwards(HEXES, edge)
    if friends:
        beside, way = friends[0].piece.place, friends[0].piece.facing
        places = sorted(places_in(terrain.cells), key=lambda place: distance(place, beside))
    return put_first(HEXES, terrain, (fight.book.flames, taken_by(fight, who)), piece, places, way)


def standing(fight: Fight, who: int) -> list[Combatant]:
    """Everybody else who is on the field."""
    return [fight.combatants[k] for k in range(fight.count) if k != who and here(fight.combatants[k])]


def taken_by(fight: Fight, who: int) -> Area:
    """The hexes on which others stand."""
    taken = Area()
    for other in standing(fight, who):
        mark_piece(taken, other.piece)
    return taken


def fits_there(fight: Fight, piece: Piece, who: int) -> bool:
    """Whether a piece fits in at a place, and nobody but `who` stands there."""
    taken = taken_by(fight, who)
    return fits(fight.book.terrain, piece) and not any(marked(taken, each) for each in covered_by(HEXES, piece))
