"""RM-11: stalking and knocking out."""

from __future__ import annotations

from affray.core.gaps import go
from affray.core.records import rule
from affray.core.referee import Referee, Summing
from affray.rulesets.rolemaster.codes import Event, Why
from affray.rulesets.rolemaster.model import Combatant, Fight, Gait
from affray.rulesets.rolemaster.rules.dice import THRESHOLD, manoeuvre, skill
from affray.rulesets.rolemaster.rules.ground import mapped, metres, near
from affray.rulesets.rolemaster.rules.move import hexes_in, left_place, pace, step_up
from affray.rulesets.rolemaster.rules.offence import row_of
from affray.rulesets.rolemaster.rules.state import able, struck
from affray.rulesets.rolemaster.rules.wounds import MINUTE

LEAST, MOST = 6, 96  # RM-11.6
EVEN, A_LEVEL = 50, 5
PER_LEVEL = 10  # RM-11.4


@rule
def quarries(fight: Fight, me: Combatant) -> int:
    """RM-11.1: whom one might steal up to: foes who know of nobody, within a walk; as a bit set."""
    bits = 0
    if not fight.book.options.subdual:
        return bits
    for i in range(fight.count):
        foe = fight.combatants[i]
        unaware = foe.side != me.side and able(foe) and not foe.aware
        if unaware and i != me.stalks and metres(fight, me, foe) <= pace(fight, me, Gait.WALK):
            bits |= 1 << i
    return bits


@rule
def may_subdue(fight: Fight, me: Combatant) -> bool:
    """RM-11.1, RM-11.7: beside one who hasn't noticed, with something that can stun, or with the hand."""
    if me.stalks < 0 or not fight.book.options.subdual:
        return False
    foe = fight.combatants[me.stalks]
    weapon = fight.book.weapons[row_of(fight, me, me.main)]
    return able(foe) and not foe.aware and near(fight, me, foe) and (weapon.stuns or weapon.natural)


@rule
def come_beside(fight: Fight, me: Combatant, foe: Combatant) -> bool:
    """RM-11.1: into reach of the quarry, if there is a way."""
    if near(fight, me, foe):
        return True
    far = pace(fight, me, Gait.WALK)
    if mapped(fight):
        if step_up(fight, me, foe, hexes_in(fight, far)) == 0:
            return False
    elif metres(fight, me, foe) <= far:
        go(fight, me, foe, fight.book.options.melee_metres)
    else:
        return False
    left_place(me)
    return True


@rule
def stalk(referee: Referee, fight: Fight, me: Combatant) -> None:
    """RM-11.1: a static manoeuvre: success brings one beside the quarry unnoticed, else it notices."""
    foe = fight.combatants[me.goal]
    if not able(foe) or foe.aware or not come_beside(fight, me, foe):
        referee.tell(Event.LOST_TARGET, me.index, foe.index)
        return
    bonus = skill(referee, me, fight.book.beings[me.index].stalking)
    bonus += referee.part(Why.PERCEPTION, me.index, -fight.book.beings[foe.index].perception)
    bonus += referee.part(Why.GM, me.index, 0)
    total = manoeuvre(referee, me.index, Why.STALK, bonus, THRESHOLD)
    referee.tell(Event.STALKS, me.index, foe.index, total)
    if total >= THRESHOLD:
        me.stalks = foe.index
        referee.tell(Event.STEALS_UP, me.index, foe.index)
    else:
        foe.aware = True
        referee.tell(Event.NOTICED, me.index, foe.index)


@rule
def subdual_bonus(referee: Summing, fight: Fight, me: Combatant, foe: Combatant) -> int:
    """RM-11.3: the skill, less the target's DB without armour; a helmet's counts."""
    being = fight.book.beings[foe.index]
    total = skill(referee, me, subdual_skill(fight, me))
    if being.defence != 0:
        total += referee.part(Why.OTHER_DEFENCE, me.index, -being.defence)
    if being.helmet != 0:
        total += referee.part(Why.HELMET, me.index, -being.helmet)
    total += referee.part(Why.DIFFICULTY, me.index, 0)
    return total + referee.part(Why.GM, me.index, 0)


@rule
def subdual_skill(fight: Fight, me: Combatant) -> int:
    """RM-11.2: at most the weapon's."""
    return min(fight.book.beings[me.index].subdual, fight.book.weapons[row_of(fight, me, me.main)].ob)


@rule
def attack_level(total: int) -> int:
    """RM-11.4, RM-11.7: one for each 10 above the threshold; -1 below it."""
    return (total - THRESHOLD) // PER_LEVEL if total >= THRESHOLD else -1


@rule
def target_level(level: int) -> int:
    """RM-11.5: a tenth of the target's level, at least 1."""
    return max(1, level // 10)


@rule
def enough(fight: Fight, foe: Combatant) -> int:
    """RM-11.6: the total from which on the target must reach the most that is possible."""
    being = fight.book.beings[foe.index]
    levels = target_level(being.level) + -((EVEN - MOST - 3 * being.constitution) // A_LEVEL)
    return THRESHOLD + PER_LEVEL * max(0, levels)


@rule
def resistance(referee: Summing, fight: Fight, foe: Combatant, level: int) -> int:
    """RM-11.6: what the target must reach."""
    being = fight.book.beings[foe.index]
    total = EVEN + referee.part(Why.LEVEL, foe.index, A_LEVEL * (level - target_level(being.level)))
    total += referee.part(Why.CONSTITUTION, foe.index, -3 * being.constitution)
    total += referee.part(Why.GM, foe.index, 0)
    return max(LEAST, min(MOST, total))


@rule
def resist(referee: Referee, fight: Fight, foe: Combatant, level: int) -> None:
    """RM-11.6: a d100, not open-ended; unconscious a minute for each point that is missing."""
    wanted = resistance(referee, fight, foe, level)
    roll = referee.roll(100, foe.index, Why.RESISTANCE)
    referee.tell(Event.RESISTS, foe.index, -1, roll, wanted)
    if roll < wanted:
        minutes = wanted - roll
        foe.noise = False  # nobody has heard anything
        foe.asleep = max(foe.asleep, minutes * MINUTE + 1)
        referee.tell(Event.KNOCKED_OUT, foe.index, -1, minutes)


@rule
def subdue(referee: Referee, fight: Fight, me: Combatant) -> None:
    """RM-11.3, RM-11.7: the round's attack; whoever isn't knocked out knows of the attacker."""
    if not may_subdue(fight, me):
        referee.tell(Event.LOST_TARGET, me.index, me.goal)
        return
    foe = fight.combatants[me.stalks]
    bonus = subdual_bonus(referee, fight, me, foe)
    total = manoeuvre(referee, me.index, Why.SUBDUAL, bonus, enough(fight, foe))
    level = attack_level(total)
    referee.tell(Event.SUBDUES, me.index, foe.index, total, level)
    struck(fight, foe)
    me.stalks = -1
    if level >= 0:
        resist(referee, fight, foe, level)
