"""Where combatants stand at the start, and where joiners come in."""

from __future__ import annotations

from affray.core import squares
from affray.core.grid import NOWHERE, Area, Geometry, inside, mark, places_in
from affray.core.placing import along_edge, edge_of, inwards, line_up, put_first
from affray.core.said import Said
from affray.core.squares import direction, distance
from affray.rulesets.aanvallen.model import Combatant, Fight
from affray.rulesets.aanvallen.rules.figures import able, here
from affray.rulesets.aanvallen.rules.ground import occupied

SQUARES: Geometry = squares


def no_room(name: str) -> Said:
    """AA-2.1: the words for somebody for whom the map has no room."""
    return Said(f"there is no room for {name}: no square is free; a larger map is wanted", "no-square", name=name)


def settle(fight: Fight, told: list[bool]) -> None:
    """AA-2.1, AA-2.2: a square for everybody who has none, and a facing: as told, else to the nearest enemy."""
    everybody = [fight.combatants[k] for k in range(fight.count)]
    line_up(SQUARES, fight.book.terrain, Area(), [(me.side, me.piece) for me in everybody])
    for me, as_told in zip(everybody, told, strict=True):
        if not as_told:
            face_enemy(fight, me)


def face_enemy(fight: Fight, me: Combatant) -> None:
    """AA-2.2: faces the nearest enemy."""
    enemies = [fight.combatants[k] for k in range(fight.count) if fight.combatants[k].side != me.side]
    foe = min(enemies, key=lambda other: distance(me.piece.place, other.piece.place))
    me.piece.facing = direction(me.piece.place, foe.piece.place)


def come_in(fight: Fight, who: int, *, faces: bool) -> bool:
    """AA-2.1: one who joins stands at its own square, else in the free one nearest to its side; whether it has room."""
    me = fight.combatants[who]
    place, me.piece.place = me.piece.place, NOWHERE
    if place != NOWHERE and inside(fight.book.terrain, place) and not occupied(fight, place):
        me.piece.place = place
    elif not find_room(fight, me):
        return False
    if not faces:
        face_enemy(fight, me)
    return True


def find_room(fight: Fight, me: Combatant) -> bool:
    """AA-2.1: in the free square nearest to one's side, or at its edge; whether there is room."""
    others = [fight.combatants[k] for k in range(fight.count) if k != me.index and here(fight.combatants[k])]
    taken, terrain, edge = Area(), fight.book.terrain, edge_of(me.side)
    for other in others:
        mark(taken, other.piece.place)
    friends = [other for other in others if other.side == me.side and able(other)]
    places = along_edge(SQUARES, terrain, edge)
    if friends:
        beside = friends[0].piece.place
        places = sorted(places_in(terrain.cells), key=lambda place: distance(place, beside))
    return put_first(SQUARES, terrain, (taken,), me.piece, places, inwards(SQUARES, edge))
