"""Where combatants stand at the start, and where joiners come in."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from affray.core.grid import NOWHERE, Area, Piece, Terrain, marked, places_in, y_of
from affray.core.hexes import (
    DIRECTIONS,
    NAMES,
    Shape,
    apart,
    column_of,
    covered,
    direction,
    distance,
    fits,
    mark_piece,
    nearest,
    place_at,
    turned,
)
from affray.core.records import assign
from affray.rulesets.iskuhetki.model import Combatant, Fight
from affray.rulesets.iskuhetki.rules.state import able, here

SHAPES: Mapping[int, int] = {1: Shape.ONE, 2: Shape.TWO, 3: Shape.THREE, 7: Shape.SEVEN, 19: Shape.NINETEEN}
EAST, SOUTH_EAST, SOUTH_WEST, WEST, NORTH_WEST, NORTH_EAST = range(DIRECTIONS)
EDGES = (EAST, WEST, SOUTH_EAST, NORTH_WEST)  # how the sides face that begin at the left, right, upper, lower edge


def new_piece(hexes: int, facing: str | None, place: int) -> Piece:
    """Somebody who covers so many hexes as a piece on the map, or off it still."""
    return Piece(place=place, facing=EAST if facing is None else NAMES.index(facing), shape=SHAPES[hexes])


def settle(fight: Fight, facings: Sequence[str | None]) -> None:
    """IH-2.1, IH-2.12: a place for everybody who has none, and a facing.

    Sides line up at opposite edges, the middle first; whoever isn't told otherwise faces the nearest enemy.
    """
    everybody = [fight.combatants[k] for k in range(fight.count)]
    line_up(fight.book.terrain, fight.book.flames, [(me.side, me.piece) for me in everybody])
    for me, facing in zip(everybody, facings, strict=True):
        face(fight, me, facing)


def line_up(terrain: Terrain, flames: Area, everybody: Sequence[tuple[int, Piece]]) -> list[int]:
    """IH-2.1, IH-2.13: each who has no place yet comes to the edge of its side, as near to the middle as there is room.

    The numbers of those for whom there is no room: they stay nowhere.
    """
    taken = Area()
    for _, piece in everybody:
        if piece.place != NOWHERE:
            mark_piece(taken, piece)
    edges = {side % len(EDGES): along_edge(terrain, side % len(EDGES)) for side, _ in everybody}
    left = []
    for k, (side, piece) in enumerate(everybody):
        edge = side % len(EDGES)
        if piece.place == NOWHERE and not put_first(terrain, flames, taken, piece, edges[edge], EDGES[edge]):
            left.append(k)
    return left


def face(fight: Fight, me: Combatant, facing: str | None) -> None:
    """IH-2.12: turns as it is told, else to the nearest enemy; who covers several hexes only if it has room to turn."""
    way = direction_to_enemy(fight, me) if facing is None else NAMES.index(facing)
    turned = Piece(place=me.piece.place, facing=way, shape=me.piece.shape)
    if me.piece.shape == Shape.ONE or fits_there(fight, turned, me.index):
        me.piece.facing = way


def no_room(name: str, hexes: int) -> str:
    """IH-2.13: the words for somebody for whom the map has no room."""
    free = "no hex is free" if hexes == 1 else f"it covers {hexes} hexes, and nowhere are those free together"
    return f"there is no room for {name}: {free}; a larger map is wanted, or fewer on it"


def along_edge(terrain: Terrain, edge: int) -> list[int]:
    """All hexes of the map, those nearest to an edge first, and of these those nearest to its middle."""
    middle = place_at(terrain.width // 2, terrain.height // 2)

    def cost(place: int) -> tuple[int, int]:
        column, row = column_of(place), y_of(place)
        inwards = (column, terrain.width - 1 - column, row, terrain.height - 1 - row)[edge]
        aside = abs(row - y_of(middle)) if edge < 2 else abs(column - column_of(middle))
        return inwards, aside

    return sorted(places_in(terrain.cells), key=cost)


def put_first(terrain: Terrain, flames: Area, taken: Area, piece: Piece, places: Sequence[int], facing: int) -> bool:
    """At the first place into which it fits, out of flames, and where nobody stands; whether there is one.

    It faces as given; somebody large who finds no room like that, some other way.
    """
    ways = [facing] if piece.shape == Shape.ONE else [turned(facing, by) for by in range(DIRECTIONS)]
    for found in (Piece(place=place, facing=way, shape=piece.shape) for way in ways for place in places):
        full = any(marked(taken, each) or marked(flames, each) for each in hexes_of(found))
        if fits(terrain, found) and not full:
            assign(piece, found)
            mark_piece(taken, piece)
            return True
    return False


def hexes_of(piece: Piece) -> list[int]:
    """All hexes that a piece covers."""
    return [covered(piece, k) for k in range(piece.shape.bit_length()) if piece.shape >> k & 1]


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
    terrain, edge = fight.book.terrain, side % len(EDGES)
    places, way = along_edge(terrain, edge), EDGES[edge]
    if friends:
        beside, way = friends[0].piece.place, friends[0].piece.facing
        places = sorted(places_in(terrain.cells), key=lambda place: distance(place, beside))
    return put_first(terrain, fight.book.flames, taken_by(fight, who), piece, places, way)


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
    return fits(fight.book.terrain, piece) and not any(marked(taken, each) for each in hexes_of(piece))
