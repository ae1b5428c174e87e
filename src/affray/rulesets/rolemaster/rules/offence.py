"""RM-1.5, RM-6, RM-7: OB, and what comes off it."""

from __future__ import annotations

from affray.core.records import rule
from affray.core.referee import HUSH, Summing
from affray.rulesets.rolemaster.codes import Why
from affray.rulesets.rolemaster.model import BLOWS, Action, Combatant, Fight, Phase
from affray.rulesets.rolemaster.rules.ground import facing_of
from affray.rulesets.rolemaster.rules.packed import chosen_of
from affray.rulesets.rolemaster.rules.state import awake, exhaustion_penalty, hurt_penalty, prone

SEVERAL = (0, 0, -35, -70, -140, -210, -350)  # RM-7.1, by the number of blows
BY_FACING = (0, 15, 15, 25, 35)  # RM-1.5
DOWN, PRONE, STUNNED, SURPRISED = 30, 50, 20, 20  # RM-1.5: of the target
TOGETHER = 1 << Action.BOTH | 1 << Action.PARRY | 1 << Action.STAND  # with both weapons
SNAP, DELIBERATE, OFF_HAND, CHOSEN = -20, 10, -20, -20


@rule
def row_of(fight: Fight, me: Combatant, slot: int) -> int:
    """RM-1.1: the book's row of a weapon of somebody's."""
    return fight.book.beings[me.index].weapons + slot


@rule
def pair_of(fight: Fight, me: Combatant) -> int:
    """RM-6.1: the book's row of the pair that one has learnt and has in hand, -1 for none."""
    being = fight.book.beings[me.index]
    if me.off < 0 or being.pair_count == 0 or not fight.book.options.two_weapons:
        return -1
    for k in range(being.pairs, being.pairs + being.pair_count):
        pair = fight.book.pairs[k]
        if (pair.main == me.main and pair.off == me.off) or (pair.main == me.off and pair.off == me.main):
            return k
    return -1


@rule
def as_pair(fight: Fight, me: Combatant, action: int) -> int:
    """RM-6.2, RM-6.3: the pair with which one does something, -1 for none: with one weapon it is no help."""
    if me.off < 0 or TOGETHER >> action & 1 == 0:
        return -1
    return pair_of(fight, me)


@rule
def hand_of(me: Combatant, blow: int) -> int:
    """RM-6.5: blows alternate, the main weapon first."""
    return me.off if me.action == Action.BOTH and me.off >= 0 and blow % 2 == 1 else me.main


@rule
def several(blows: int, paired: bool) -> int:
    """RM-7.1, RM-6.2: what each of several blows loses; with a pair one step later."""
    return SEVERAL[max(0, blows - 1) if paired else blows]


@rule
def most_blows(fight: Fight, action: int, paired: bool) -> int:
    """RM-7.2: six a round, seven with a pair; without the rule one, or one of each of a pair."""
    if not fight.book.options.several_attacks:
        return 2 if paired and action == Action.BOTH else 1
    return BLOWS if paired else BLOWS - 1


@rule
def offence(referee: Summing, fight: Fight, me: Combatant, slot: int, pair: int) -> int:
    """RM-1.1, RM-6.1: the OB of a weapon, or of a pair, as one is now; not yet with the GM's part."""
    ob = fight.book.pairs[pair].ob if pair >= 0 else fight.book.weapons[row_of(fight, me, slot)].ob
    total = referee.part(Why.OFFENCE, me.index, ob)
    hurt = hurt_penalty(me)
    if hurt != 0:
        total += referee.part(Why.HURT, me.index, hurt)
    tired = exhaustion_penalty(fight, me)
    if tired != 0:
        total += referee.part(Why.EXHAUSTION, me.index, tired)
    if me.penalty != 0:
        total += referee.part(Why.WOUNDS, me.index, me.penalty)
    return total


@rule
def ob_now(fight: Fight, me: Combatant, pair: int) -> int:
    """RM-8.1: the OB that one may split."""
    return offence(HUSH, fight, me, me.main, pair)


@rule
def plight_of(foe: Combatant) -> int:
    """RM-1.5: how the target's state helps: surprised, stunned, and down or prone."""
    total = 0
    if not foe.aware and awake(foe):
        total += SURPRISED
    if foe.stunned > 0 or foe.no_parry > 0:
        total += STUNNED
    if prone(foe):
        total += PRONE
    elif foe.down:
        total += DOWN
    return total


@rule
def situation(referee: Summing, fight: Fight, me: Combatant, foe: Combatant) -> int:
    """RM-1.5: what helps or hinders any attack on somebody."""
    total = 0
    side = BY_FACING[facing_of(fight, foe, me)]
    if side != 0:
        total += referee.part(Why.FACING_PART, me.index, side)
    helpless = plight_of(foe)
    if helpless != 0:
        total += referee.part(Why.PLIGHT, me.index, helpless)
    if me.phase == Phase.SNAP:
        total += referee.part(Why.PHASE_PART, me.index, SNAP)
    elif me.phase == Phase.DELIBERATE:
        total += referee.part(Why.PHASE_PART, me.index, DELIBERATE)
    return total


@rule
def declared_cost(referee: Summing, fight: Fight, me: Combatant, blow: int, pair: int) -> int:
    """RM-5.1, RM-6.4, RM-7.1, RM-8.1: what one's own declaration takes off a blow, with either weapon of a pair."""
    total = 0
    if me.blows > 1 and fight.book.options.several_attacks:
        cost = several(me.blows, pair >= 0)
        if cost != 0:
            total += referee.part(Why.SEVERAL, me.index, cost)
    if me.parried != 0:
        total += referee.part(Why.PARRIED, me.index, -me.parried)
    if chosen_of(me, blow) >= 0:
        total += referee.part(Why.CHOSEN_PART, me.index, CHOSEN)
    return total


@rule
def blow_ob(fight: Fight, me: Combatant, pair: int, blow: int) -> int:
    """RM-8.6: the OB that one's own declaration leaves a blow, the parry apart."""
    slot = hand_of(me, blow)
    ob = offence(HUSH, fight, me, slot, pair)
    if slot == me.off and pair < 0:
        ob += OFF_HAND
    if me.phase == Phase.SNAP:
        ob += SNAP
    if chosen_of(me, blow) >= 0:
        ob += CHOSEN
    return ob + several(me.blows, pair >= 0) if fight.book.options.several_attacks else ob
