"""RM-1, RM-1.15, RM-9.2: the blows of one who fights hand to hand."""

from __future__ import annotations

from affray.core.records import rule
from affray.core.referee import Referee
from affray.rulesets.rolemaster.charts import severity_in
from affray.rulesets.rolemaster.codes import Decision, Event, Why
from affray.rulesets.rolemaster.model import Combatant, Fight, Force
from affray.rulesets.rolemaster.rules.defence import melee_defence, parry_against, share_of
from affray.rulesets.rolemaster.rules.dice import risen
from affray.rulesets.rolemaster.rules.ground import beside, near, turn_to
from affray.rulesets.rolemaster.rules.impact import cell_of, fumble, land, most_rolled, strains, test_breakage
from affray.rulesets.rolemaster.rules.move import close_in, shove
from affray.rulesets.rolemaster.rules.offence import (
    OFF_HAND,
    as_pair,
    declared_cost,
    hand_of,
    offence,
    row_of,
    situation,
)
from affray.rulesets.rolemaster.rules.packed import chosen_of, target_of
from affray.rulesets.rolemaster.rules.state import able, large, struck
from affray.rulesets.rolemaster.rules.wounds import fall, lose_weapon

OTHER_TARGET = -20  # RM-1.15


@rule
def melee_bonus(
    referee: Referee, fight: Fight, me: Combatant, foe: Combatant, slot: int, closing: int, other: bool
) -> int:
    """RM-1.1, RM-1.5: all that is added to a blow's die.

    `closing`: what the way there costs, 0 or below; `other`: it was meant for another target (RM-1.15).
    """
    pair = as_pair(fight, me, me.action)
    total = offence(referee, fight, me, slot, pair) + declared_cost(referee, fight, me, me.done, pair)
    total += situation(referee, fight, me, foe)
    if slot == me.off and pair < 0:
        total += referee.part(Why.OFF_HAND, me.index, OFF_HAND)
    if closing != 0:
        total += referee.part(Why.CLOSING, me.index, closing)
    if other:
        total += referee.part(Why.OTHER_TARGET_PART, me.index, OTHER_TARGET)
    return total + referee.part(Why.GM, me.index, 0)


@rule
def force(referee: Referee, fight: Fight, me: Combatant, foe: Combatant) -> None:
    """RM-9.2: d10: what the blow of somebody large does to who parried it."""
    roll = referee.roll(10, foe.index, Why.FORCE)
    found = fight.book.force[roll]
    if found == Force.NOTHING:
        referee.tell(Event.HELD, foe.index, -1, roll)
    elif found == Force.FALLS:
        fall(referee, foe)
    elif found == Force.ASIDE:
        foe.aside = True
        referee.tell(Event.ASIDE, foe.index)
    elif found == Force.DROPS:
        lose_weapon(referee, fight, foe, foe.main, False)
    else:
        shove(referee, fight, me, foe, 1 if found == Force.ONE_METRE else 2)


@rule
def only_stopped(fight: Fight, me: Combatant, foe: Combatant, row: int, total: int, parry: int) -> bool:
    """RM-9.2: whether it was the parry that made hits alone of what would have been a critical."""
    if parry == 0 or not fight.book.options.parry_large or not large(fight, me):
        return False
    cell = cell_of(fight, foe, row, total)
    return cell != 0 and severity_in(cell) == 0 and severity_in(cell_of(fight, foe, row, total + parry)) > 0


@rule
def strike(
    referee: Referee, fight: Fight, me: Combatant, foe: Combatant, slot: int, closing: int, other: bool = False
) -> None:
    """RM-1.1, RM-1.2: one blow, to the wound's end. For `closing` and `other` see `melee_bonus`."""
    row = row_of(fight, me, slot)
    me.fought = True
    parry = parry_against(fight, foe, me.index)
    net = melee_bonus(referee, fight, me, foe, slot, closing, other) - melee_defence(referee, fight, foe, me)
    if foe.aside and share_of(fight, foe, me.index) > 0:
        foe.aside = False
    first = referee.roll(100, me.index, Why.ATTACK)
    struck(fight, foe)
    if first <= fight.book.weapons[row].fumble:
        fumble(referee, fight, me, slot)
        return
    strained = strains(fight, row, first)
    total = risen(referee, me.index, Why.ATTACK, first, most_rolled(fight, foe, row) - net) + net
    referee.tell(Event.ATTACKS, me.index, foe.index, total, row, first)
    stopped = only_stopped(fight, me, foe, row, total, parry)
    land(referee, fight, me, foe, row, total, total, chosen_of(me, me.done))
    if stopped and able(foe):
        force(referee, fight, me, foe)
    if strained:
        test_breakage(referee, fight, me, slot)


@rule
def others(fight: Fight, me: Combatant, bits: int) -> int:
    """RM-1.15: of some those who still take part, as a bit set."""
    found = 0
    for i in range(fight.count):
        if bits >> i & 1 and able(fight.combatants[i]):
            found |= 1 << i
    return found


@rule
def ready_for(fight: Fight, me: Combatant, foe: Combatant) -> bool:
    """RM-1.15: whether a blow can go where it was meant to."""
    return able(foe) and near(fight, me, foe)


@rule
def another(referee: Referee, fight: Fight, me: Combatant, foe: Combatant) -> int:
    """RM-1.15: whom a blow goes to whose target is down or gone, -1 when it is lost."""
    bits = beside(fight, me)
    bits = others(fight, me, bits) | (bits & 1 << foe.index)
    if bits == 0:
        referee.tell(Event.LOST_TARGET, me.index, foe.index)
        return -1
    return referee.choose(fight, me.index, Decision.OTHER_TARGET, bits)


@rule
def next_blow(referee: Referee, fight: Fight, me: Combatant) -> None:
    """RM-1.15: the next of the declared blows, one after the other."""
    foe = fight.combatants[target_of(me, me.done)]
    slot = hand_of(me, me.done)
    closing = 0
    other = False
    if me.done == 0 and able(foe) and not near(fight, me, foe):
        closing = close_in(referee, fight, me, foe)
    if not ready_for(fight, me, foe):
        who = another(referee, fight, me, foe)
        if who < 0:
            me.done += 1
            return
        if who != foe.index:
            foe = fight.combatants[who]
            other = True
            referee.tell(Event.TURNS_ON, me.index, who)
    turn_to(fight, me, foe)
    strike(referee, fight, me, foe, slot, closing, other)
    me.done += 1
