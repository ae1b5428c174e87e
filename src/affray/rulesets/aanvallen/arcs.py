"""What somebody may do from where they stand, for the map: by the rules that say so to the fight itself."""

from __future__ import annotations

from typing import Any

from affray.core import squares
from affray.core.grid import Geometry, inside, places_in
from affray.core.map_view import arc
from affray.core.squares import DIRECTIONS, covers_side, distance, neighbour
from affray.rulesets.aanvallen.model import Combatant, Fight
from affray.rulesets.aanvallen.rules.attack import range_loss
from affray.rulesets.aanvallen.rules.defence import equipped, ways_of
from affray.rulesets.aanvallen.rules.figures import able, blind, handy, weapon_of, wields
from affray.rulesets.aanvallen.rules.grenades import grenade_of, range_of, targetable
from affray.rulesets.aanvallen.rules.ground import can_shoot_at, mark_standing, strikes_at
from affray.rulesets.aanvallen.rules.movement import FARTHEST, may_move, squares_in_reach

SQUARES: Geometry = squares
Bands = list[tuple[str, list[int]]]  # notes and places


def arcs(fight: Fight, who: int) -> list[dict[str, Any]]:
    """The squares that one could go to, strike, shoot or throw at, and from which one blocks and parries.

    `fight` is written on.
    """
    me = fight.combatants[who]
    if not able(me) or not inside(fight.book.terrain, me.piece.place):
        return []
    found: dict[str, Bands] = {
        "move": [("", _moves(fight, me))],
        "strike": [("", _strikes(fight, me))],
        "shoot": _shoots(fight, me),
        "throw": [("", _throws(fight, me))],
        "block": [("", _sides(fight, me, shield=True))],
        "parry": [("", _sides(fight, me, shield=False))],
    }
    return [arc(SQUARES, name, bands) for name, bands in found.items() if any(places for _, places in bands)]


def _moves(fight: Fight, me: Combatant) -> list[int]:
    """AA-2.1 to AA-2.3: with the BP left."""
    if not may_move(fight, me):
        return []
    count = squares_in_reach(fight, me, FARTHEST)
    return [fight.walks[0].places[k] for k in range(count)]


def _strikes(fight: Fight, me: Combatant) -> list[int]:
    """AA-3.2: with the weapon in hand."""
    weapon = weapon_of(fight, me)
    if not weapon.melee or not wields(me, weapon):
        return []
    return [place for place in places_in(fight.book.terrain.cells) if strikes_at(fight, me, weapon, place)]


def _shoots(fight: Fight, me: Combatant) -> Bands:
    """AA-3.3, AA-3.4: where one could shoot somebody, by what the attack rank falls by there, the least first."""
    weapon, mine = weapon_of(fight, me), me.piece.place
    if not weapon.missile or not wields(me, weapon) or blind(me):
        return []
    standing, found = mark_standing(fight), dict[int, list[int]]()
    for place in places_in(fight.book.terrain.cells):
        if place != mine and can_shoot_at(fight, me, weapon, standing, place):
            found.setdefault(range_loss(fight, me, weapon, distance(mine, place)), []).append(place)
    return [("" if loss == 0 else str(-loss), cells) for loss, cells in sorted(found.items())]


def _throws(fight: Fight, me: Combatant) -> list[int]:
    """AA-4.2, AA-4.6: with the grenades that are left, whatever AP they cost."""
    slots = range(fight.book.beings[me.index].grenade_count) if handy(me) else ()
    far = max((range_of(me, grenade_of(fight, me, k)) for k in slots if me.grenades[k] > 0), default=-1)
    return [place for place in places_in(fight.book.terrain.cells) if targetable(fight, me, far, place)]


def _sides(fight: Fight, me: Combatant, *, shield: bool) -> list[int]:
    """AA-3.8: the squares around from which a defence with shield or weapon works."""
    mine, facing, ways = me.piece.place, me.piece.facing, 0
    for k in range(fight.book.defence_count):
        defence = fight.book.defences[k]
        if (defence.shield if shield else defence.weapon) and equipped(fight, me, defence):
            ways |= ways_of(fight, me, defence)
    around = [neighbour(mine, way) for way in range(DIRECTIONS)]
    return [each for each in around if inside(fight.book.terrain, each) and covers_side(ways, mine, facing, each)]
