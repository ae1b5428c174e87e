"""Where combatants stand at the start, and where joiners come in."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from affray.core.grid import Area, Piece, marked, places_in, y_of
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
)
from affray.core.records import assign
from affray.rulesets.iskuhetki.model import Combatant, Fight
from affray.rulesets.iskuhetki.rules.state import able, here

SHAPES: Mapping[int, int] = {1: Shape.ONE, 2: Shape.TWO, 3: Shape.THREE, 7: Shape.SEVEN, 19: Shape.NINETEEN}
EAST, SOUTH_EAST, SOUTH_WEST, WEST, NORTH_WEST, NORTH_EAST = range(DIRECTIONS)
EDGES = (EAST, WEST, SOUTH_EAST, NORTH_WEST)  # how the sides face that begin at the left, right, upper, lower edge


def settle(fight: Fight, facings: Sequence[str | None]) -> None:
    """IH-2.1, IH-2.12: a place for everybody who has none, and a facing.

    Sides line up at opposite edges, the middle first; whoever isn't told otherwise faces the nearest enemy.
    """
    taken = Area()
    for k in range(fight.count):
        if fight.combatants[k].piece.place:
            mark_piece(taken, fight.combatants[k].piece)
    for k in range(fight.count):
        me = fight.combatants[k]
        if not me.piece.place:
            line_up(fight, me, taken)
    for k, facing in enumerate(facings):
        face(fight, fight.combatants[k], facing)


def face(fight: Fight, me: Combatant, facing: str | None) -> None:
    """IH-2.12: turns as it is told, else to the nearest enemy; who covers several hexes only if it has room to turn."""
    way = direction_to_enemy(fight, me) if facing is None else NAMES.index(facing)
    turned = Piece(place=me.piece.place, facing=way, shape=me.piece.shape)
    if me.piece.shape == Shape.ONE or fits_there(fight, turned, me.index):
        me.piece.facing = way


def line_up(fight: Fight, me: Combatant, taken: Area) -> None:
    """A free place at the edge of one's side, as near to the middle of it as there is one."""
    edge = me.side % len(EDGES)
    terrain = fight.book.terrain
    middle = place_at(terrain.width // 2, terrain.height // 2)

    def cost(place: int) -> tuple[int, int]:
        column, row = column_of(place), y_of(place)
        inwards = (column, terrain.width - 1 - column, row, terrain.height - 1 - row)[edge]
        aside = abs(row - y_of(middle)) if edge < 2 else abs(column - column_of(middle))
        return inwards, aside

    put_first(fight, me, taken, sorted(places_in(terrain.cells), key=cost), EDGES[edge])


def put_first(fight: Fight, me: Combatant, taken: Area, places: Sequence[int], facing: int) -> None:
    """The first place into which one fits, out of flames, and where nobody stands; if it is full, the first at all."""
    flames = fight.book.flames
    for place in places:
        piece = Piece(place=place, facing=facing, shape=me.piece.shape)
        full = any(marked(taken, each) or marked(flames, each) for each in hexes_of(piece))
        if fits(fight.book.terrain, piece) and not full:
            break
    else:
        piece = Piece(place=places[0], facing=facing, shape=Shape.ONE)
    assign(me.piece, piece)
    mark_piece(taken, piece)


def hexes_of(piece: Piece) -> list[int]:
    """All hexes that a piece covers."""
    return [covered(piece, k) for k in range(piece.shape.bit_length()) if piece.shape >> k & 1]


def direction_to_enemy(fight: Fight, me: Combatant) -> int:
    """IH-2.12: where the nearest enemy is."""
    enemies = [fight.combatants[k] for k in range(fight.count) if fight.combatants[k].side != me.side]
    foe = min(enemies, key=lambda other: apart(me.piece, other.piece))
    return direction(me.piece.place, nearest(foe.piece, me.piece.place))


def come_in(fight: Fight, who: int, facing: str | None) -> None:
    """IH-2.1: one who joins stands at its own place, else in the free hex nearest to its side."""
    me = fight.combatants[who]
    taken = taken_by(fight, who)
    friends = [other for other in standing(fight, who) if other.side == me.side and able(other)]
    if not (me.piece.place and fits_there(fight, me.piece, who)):
        if friends:
            beside = friends[0].piece.place
            places = sorted(places_in(fight.book.terrain.cells), key=lambda place: distance(place, beside))
            put_first(fight, me, taken, places, friends[0].piece.facing)
        else:
            line_up(fight, me, taken)
    face(fight, me, facing)


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
