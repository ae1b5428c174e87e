"""How an unattended combatant strikes and answers a blow: with what, and how. Nothing here is a clause."""

from __future__ import annotations

from affray.core.bits import has, lowest
from affray.core.records import rule
from affray.core.referee import NOBODY
from affray.rulesets.iskuhetki.codes import Decision
from affray.rulesets.iskuhetki.kinds import Blow, MainWay, Manoeuvre, Way
from affray.rulesets.iskuhetki.model import Combatant, Fight
from affray.rulesets.iskuhetki.rules.ground import gap
from affray.rulesets.iskuhetki.rules.items import held, readyable
from affray.rulesets.iskuhetki.rules.pools import way_skill
from affray.rulesets.iskuhetki.rules.state import stunned
from affray.rulesets.iskuhetki.weighing import (
    archer,
    best_blade,
    best_prey,
    had_enough,
    held_blade,
    mean_damage,
    near_foe,
    slot_for,
    softest,
    total_armour,
    wanted_range,
)

BLOWS = 1 << Decision.TARGET | 1 << Decision.WEAPON | 1 << Decision.DEFENCE | 1 << Decision.MAIN_WAY
BLOWS |= 1 << Decision.MANOEUVRE | 1 << Decision.BLOW | 1 << Decision.AIM | 1 << Decision.LOCATION


@rule
def wanted_slot(fight: Fight, me: Combatant) -> int:
    """The best melee weapon in the belt or at one's feet, -1 for none."""
    being = fight.book.beings[me.index]
    return best_blade(fight, me, readyable(fight, me) & ~(being.bows | being.shields))


@rule
def weapon(fight: Fight, me: Combatant, options: int) -> int:
    """What to take up, or to strike with: what hits hardest at the foe's range."""
    if options & (held(me) | fight.book.beings[me.index].naturals) == 0:
        slot = wanted_slot(fight, me)
        return slot if slot >= 0 and has(options, slot) else lowest(options)
    hexes = gap(fight, me, fight.combatants[fight.target]) if fight.target >= 0 else near_foe(fight, me)
    return slot_for(fight, me, options, hexes)


@rule
def defence(fight: Fight, me: Combatant, options: int) -> int:
    """The way with the most points; a shield against arrows."""
    if has(options, Way.COVER):
        return Way.COVER
    best = int(Way.NONE)
    most = 0
    for way in range(Way.PARRY, Way.COVER):
        if has(options, way) and fight.offers[way] > most:
            most = fight.offers[way]
            best = way
    return best


@rule
def main_way(fight: Fight, me: Combatant, options: int) -> int:
    """The best skill; two weapons where that is more in all."""
    if has(options, MainWay.DUAL) and fight.book.beings[me.index].dual_wield >= 40:
        return MainWay.DUAL
    best = lowest(options)
    most = -1
    for k in range(MainWay.DUAL):
        if has(options, k):
            skill = way_skill(fight, me, Way.DODGE if k == MainWay.DODGE else k + Way.PARRY)
            if skill > most:
                most = skill
                best = k
    return best


@rule
def useless_cuts(fight: Fight, me: Combatant, foe: Combatant) -> bool:
    """Whether the foe's armour swallows most blows."""
    slot = held_blade(fight, me)
    return slot >= 0 and 3 * mean_damage(fight, me, slot) < 4 * total_armour(fight, foe)


@rule
def manoeuvre_worth(fight: Fight, me: Combatant, foe: Combatant, k: int) -> int:
    """What a manoeuvre is worth in this situation, 0 for nothing."""
    if k == Manoeuvre.KNOCKOUT:
        return 95
    if k == Manoeuvre.PRECISION_STAB:
        return 85 if useless_cuts(fight, me, foe) else 55
    if k == Manoeuvre.DUAL_WIELD:
        return 75
    if k == Manoeuvre.OVERPOWER:
        return 70
    if k == Manoeuvre.STUN:
        return 20 if stunned(fight, foe) else 65
    if k == Manoeuvre.KNOCKDOWN:
        return 60
    if k == Manoeuvre.THRUST or k == Manoeuvre.SWING:
        return 58 if k == Manoeuvre.THRUST else 40
    if k == Manoeuvre.TORCH or k == Manoeuvre.BLIND:
        return 64 if foe.burning == 0 else 0
    return minor_worth(fight, me, foe, k)


@rule
def minor_worth(fight: Fight, me: Combatant, foe: Combatant, k: int) -> int:
    """What the rarer manoeuvres are worth."""
    if k == Manoeuvre.DISARM:
        return 50 if foe.main >= 0 else 10
    if k == Manoeuvre.GRAPPLE:
        return 62 if me.main < 0 and foe.main >= 0 else 0
    if k == Manoeuvre.EVADE:
        return 90 if archer(fight, me) or had_enough(fight, me) or me.grappled >= 0 else 0
    if k == Manoeuvre.PUSH:
        return 88 if archer(fight, me) or had_enough(fight, me) else 5
    if k == Manoeuvre.SHOUT:
        return fight.book.beings[me.index].voice // 2
    if k == Manoeuvre.BREAK_WEAPON:
        return 15
    return 20 if gap(fight, me, foe) > wanted_range(fight, me) else 0


@rule
def manoeuvre(fight: Fight, me: Combatant, foe: Combatant, options: int) -> int:
    """The manoeuvre that the situation wants."""
    best = NOBODY if has(options, NOBODY) else lowest(options)
    most = 0
    for k in range(Manoeuvre.THRUST + 1):
        if has(options, k):
            worth = manoeuvre_worth(fight, me, foe, k)
            if worth > most:
                most = worth
                best = k
    return best


@rule
def decide_blow(fight: Fight, me: Combatant, decision: int, options: int) -> int:
    """The tactics for the choices of an attack and its answer."""
    if decision == Decision.TARGET:
        return best_prey(fight, me, options)
    if decision == Decision.WEAPON:
        return weapon(fight, me, options)
    if decision == Decision.DEFENCE:
        return defence(fight, me, options)
    if decision == Decision.MAIN_WAY:
        return main_way(fight, me, options)
    if decision == Decision.MANOEUVRE:
        return manoeuvre(fight, me, fight.combatants[fight.target], options)
    if decision == Decision.BLOW:
        return Blow.KEEP
    return softest(fight, fight.combatants[fight.target], options) if fight.target >= 0 else lowest(options)
