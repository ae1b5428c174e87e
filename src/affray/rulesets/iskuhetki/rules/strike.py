"""IH-3.15: one blow, in its order."""

from __future__ import annotations

from affray.core.records import rule
from affray.core.referee import Referee
from affray.rulesets.iskuhetki.codes import Decision, Event, Why
from affray.rulesets.iskuhetki.kinds import Blow, BlowManoeuvres, Damage, Grade, Manoeuvre
from affray.rulesets.iskuhetki.kinds import Opening as Opened
from affray.rulesets.iskuhetki.model import RANGES, Combatant, Fight
from affray.rulesets.iskuhetki.rules.chances import CHASE, STILL, item_row, strike_chance, tell_grade
from affray.rulesets.iskuhetki.rules.damage import damage_of, hit
from affray.rulesets.iskuhetki.rules.defence import BLOW, defend, opens, stops, wear_guard
from affray.rulesets.iskuhetki.rules.dice import grade_of
from affray.rulesets.iskuhetki.rules.fire import envenom
from affray.rulesets.iskuhetki.rules.items import none_of, wieldable
from affray.rulesets.iskuhetki.rules.manoeuvres import BLOWS, extra_blow, perform, possible, second_weapon
from affray.rulesets.iskuhetki.rules.missiles import through_shield
from affray.rulesets.iskuhetki.rules.openings import grant, hold_special
from affray.rulesets.iskuhetki.rules.pools import is_shield
from affray.rulesets.iskuhetki.rules.second import succeeds
from affray.rulesets.iskuhetki.rules.shove import hurl
from affray.rulesets.iskuhetki.rules.state import begin_attack
from affray.rulesets.iskuhetki.rules.wear import threshold, wear_shield

NO_MANOEUVRE = -1
PLAIN, CHARGED, CHASED, DUAL, LIFTED = range(5)  # how a blow comes about


@rule
def striking(fight: Fight, me: Combatant, slots: int, hexes: int) -> int:
    """IH-2.18, IH-6.11: which of some slots strike at a range; in a grapple only what is close enough."""
    if hexes >= RANGES:
        return 0
    being = fight.book.beings[me.index]
    bits = slots & being.strikes[hexes]
    return bits & being.close if me.grappled >= 0 else bits


@rule
def usable(fight: Fight, me: Combatant, hexes: int) -> int:
    """IH-2.18: what one can strike with at a range, as a bit set of slots."""
    return striking(fight, me, wieldable(fight, me), hexes)


@rule
def skill_for(fight: Fight, me: Combatant, slot: int, manner: int) -> int:
    """IH-3.1, IH-6.3: the weapon's skill, or of a second blow the dual-wield skill."""
    if manner == DUAL:
        return fight.book.beings[me.index].dual_wield
    return fight.book.items[item_row(fight, me, slot)].skill


@rule
def roll_attack(referee: Referee, fight: Fight, me: Combatant, foe: Combatant, slot: int, aim: int, manner: int) -> int:
    """IH-3.1 to IH-3.4: the Grade of the attack roll; out of a fumble's opening a special unrolled (IH-6.9)."""
    skill = skill_for(fight, me, slot, manner)
    chance = strike_chance(referee, fight, me, foe, slot, skill, aim, CHASE if manner == CHASED else STILL)
    chance += referee.part(Why.GM, me.index, 0)
    fight.chance = chance
    grade = int(Grade.SPECIAL)
    roll = 0
    if manner != LIFTED:
        roll = referee.roll(100, me.index, Why.ATTACK)
        grade = grade_of(roll, chance)
    referee.tell(Event.STRIKES, me.index, foe.index, roll, chance, item_row(fight, me, slot))
    tell_grade(referee, me, foe, grade)
    return grade


@rule
def miss(referee: Referee, fight: Fight, me: Combatant, foe: Combatant, slot: int, grade: int) -> None:
    """IH-3.15, IH-3.10: nothing is asked of the defender; a fumble is a special for it."""
    referee.tell(Event.MISSES, me.index, foe.index)
    threshold(referee, fight, me, slot)
    if grade == Grade.FUMBLE:
        grant(referee, fight, foe, me, Opened.ATTACK, False, False)


@rule
def name_manoeuvre(
    referee: Referee, fight: Fight, me: Combatant, foe: Combatant, slot: int, grade: int, manner: int
) -> int:
    """IH-6.1, IH-6.2: the manoeuvre of a special or critical; kept for the next moment where none is possible."""
    if grade < Grade.SPECIAL:
        return NO_MANOEUVRE
    bits = possible(fight, me, foe, slot)
    if manner == DUAL:
        bits &= ~(1 << Manoeuvre.DUAL_WIELD)
    if bits == 0:
        keep_special(referee, fight, me, foe, manner)
        return NO_MANOEUVRE
    named = referee.choose(fight, me.index, Decision.MANOEUVRE, none_of(bits))
    if bits >> named & 1 == 0:
        return NO_MANOEUVRE
    referee.tell(Event.MANOEUVRE, me.index, foe.index, named)
    if named == Manoeuvre.DUAL_WIELD:
        second_weapon(fight, me, foe, slot)  # IH-4.1: whom it is meant for may keep points for it
    return named


@rule
def keep_special(referee: Referee, fight: Fight, me: Combatant, foe: Combatant, manner: int) -> None:
    """IH-6.2: a special that can't be used is kept for the next moment; what was kept already is gone."""
    if manner != LIFTED:
        hold_special(fight, me, foe, Opened.ATTACK)
        referee.tell(Event.KEEPS_SPECIAL, me.index, foe.index)


@rule
def keeps_damage(referee: Referee, fight: Fight, me: Combatant, manoeuvre: int) -> bool:
    """IH-6.1: with a manoeuvre the attacker may leave its normal damage out."""
    if manoeuvre == NO_MANOEUVRE:
        return True
    return referee.choose(fight, me.index, Decision.BLOW, 1 << Blow.KEEP | 1 << Blow.LEAVE_OUT) == Blow.KEEP


@rule
def strike_down(
    referee: Referee,
    fight: Fight,
    me: Combatant,
    foe: Combatant,
    slot: int,
    aim: int,
    grade: int,
    manner: int,
) -> None:
    """IH-3.15, IH-15.1: the blow lands; where every hit overpowers it hurls too."""
    hit(referee, fight, me, foe, slot, aim, grade, manner == CHARGED)
    if fight.options.overpower_on_every_hit or fight.book.beings[me.index].hurls:
        hurl(referee, fight, me, foe, 1)


@rule
def stopped(
    referee: Referee, fight: Fight, me: Combatant, foe: Combatant, slot: int, grade: int, defence: int, manner: int
) -> None:
    """IH-3.6, IH-3.8: a shield takes all the damage, unless the parry was special or critical."""
    if defence >= Grade.SPECIAL or not is_shield(fight, foe, fight.guard):
        return
    damage = damage_of(referee, fight, me, foe, slot, manner == CHARGED)
    if fight.options.thrusts_pierce_shields:
        thrust_through(referee, fight, me, foe, slot, damage, grade)
    wear_shield(referee, fight, foe, fight.guard, damage)


@rule
def thrust_through(
    referee: Referee, fight: Fight, me: Combatant, foe: Combatant, slot: int, damage: int, grade: int
) -> None:
    """IH-19.2, option `thrusts_pierce_shields`: piercing damage of a blow passes through the shield that stopped it."""
    item = fight.book.items[item_row(fight, me, slot)]
    if item.damage != Damage.PIERCING:
        return
    passed = through_shield(referee, fight, me, foe, fight.guard, damage, damage, grade, False)
    if passed:
        envenom(fight, foe, item.poison)


@rule
def follow_through(
    referee: Referee, fight: Fight, me: Combatant, foe: Combatant, slot: int, manoeuvre: int, grade: int
) -> None:
    """IH-6.1, IH-6.10: the second roll, and the manoeuvre, if it can matter; dual wield has its attack roll instead."""
    if manoeuvre == Manoeuvre.DUAL_WIELD or (foe.dead and manoeuvre != Manoeuvre.EVADE):
        return
    if succeeds(referee, fight, me, foe, manoeuvre, grade, False, False) and manoeuvre != Manoeuvre.SHOUT:
        perform(referee, fight, me, foe, slot, manoeuvre, grade, False)


@rule
def in_its_way(
    referee: Referee,
    fight: Fight,
    me: Combatant,
    foe: Combatant,
    slot: int,
    manoeuvre: int,
    grade: int,
    aim: int,
    manner: int,
) -> None:
    """IH-6.10, option `blow_manoeuvres: instead`: the second roll first, then the damage once, in its way."""
    if succeeds(referee, fight, me, foe, manoeuvre, grade, False, False):
        extra_blow(referee, fight, me, foe, slot, manoeuvre, grade, manner == CHARGED)
    else:
        strike_down(referee, fight, me, foe, slot, aim, grade, manner)


@rule
def outcome(
    referee: Referee,
    fight: Fight,
    me: Combatant,
    foe: Combatant,
    slot: int,
    aim: int,
    manner: int,
    grade: int,
    manoeuvre: int,
    keep: bool,
    defence: int,
) -> None:
    """IH-3.15: what comes of a blow after its defence: damage, then the manoeuvre."""
    stop = stops(fight, grade, defence)
    instead = manoeuvre >= 0 and BLOWS >> manoeuvre & 1 and fight.options.blow_manoeuvres == BlowManoeuvres.INSTEAD
    if stop:
        referee.tell(Event.STOPS, foe.index, me.index, 0, 0, fight.way)
        if keep:
            stopped(referee, fight, me, foe, slot, grade, defence, manner)
    elif keep and instead:
        in_its_way(referee, fight, me, foe, slot, manoeuvre, grade, aim, manner)
    elif keep:
        strike_down(referee, fight, me, foe, slot, aim, grade, manner)
    if stop and fight.options.defence_stops_manoeuvre:
        fight.next_by = -1
    elif manoeuvre >= 0 and not (instead and keep and not stop):
        follow_through(referee, fight, me, foe, slot, manoeuvre, grade)


@rule
def blow(referee: Referee, fight: Fight, me: Combatant, foe: Combatant, slot: int, aim: int, manner: int) -> None:
    """IH-3.15: one blow, from the attack roll to the manoeuvre. `aim`: a location, or -1; `manner`: PLAIN and so on."""
    begin_attack(fight, me, foe, slot, aim)  # IH-6.10: aimed is a manoeuvre too, when the blow is stopped or left out
    grade = roll_attack(referee, fight, me, foe, slot, aim, manner)
    if grade < Grade.SUCCESS:
        miss(referee, fight, me, foe, slot, grade)
        foe.alert = True
        return
    manoeuvre = name_manoeuvre(referee, fight, me, foe, slot, grade, manner)
    keep = keeps_damage(referee, fight, me, manoeuvre)
    defence = defend(referee, fight, foe, me, BLOW)
    if defence == Grade.FUMBLE and grade == Grade.SUCCESS:
        grade = Grade.SPECIAL  # IH-6.9
        manoeuvre = name_manoeuvre(referee, fight, me, foe, slot, grade, manner)
        keep = keeps_damage(referee, fight, me, manoeuvre)
    threshold(referee, fight, me, slot)
    wear_guard(referee, fight, foe, defence)
    outcome(referee, fight, me, foe, slot, aim, manner, grade, manoeuvre, keep, defence)
    foe.alert = True
    opens(referee, fight, foe, me, defence)
