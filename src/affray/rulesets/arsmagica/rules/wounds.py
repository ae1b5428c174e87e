"""AM-1.4, AM-4.2, AM-4.4, AM-4.5: what blows, exertion and botches cost."""

from __future__ import annotations

from affray.core.records import rule
from affray.core.referee import Referee
from affray.rulesets.arsmagica.codes import Event
from affray.rulesets.arsmagica.model import Combatant, Fight
from affray.rulesets.arsmagica.rules.figures import dead


@rule
def levels_for(points: int) -> int:
    """AM-4.2: a fifth of what gets past soak, rounded up; none for zero or less."""
    return max(0, -(-points // 5))


@rule
def lose_body(referee: Referee, fight: Fight, me: Combatant, levels: int) -> None:
    """AM-4.2, AM-4.4: so many body levels down; past incapacitated is death."""
    if levels <= 0 or dead(me):
        return
    ladder = fight.book.ladders[me.body_ladder]
    standing = me.body < ladder.out
    me.body = min(ladder.last, me.body + levels)
    me.wounded = True
    referee.tell(Event.BODY, me.index, -1, me.body)
    if me.body >= ladder.last:
        referee.tell(Event.DIES, me.index)
    elif standing and me.body >= ladder.out:
        referee.tell(Event.INCAPACITATED, me.index)


@rule
def wound(referee: Referee, fight: Fight, me: Combatant, foe: Combatant, points: int, hits: int, soaked: int) -> None:
    """AM-4.2: each five points past soak, or part of five, cost a body level. `hits`, `soaked`: the Event told."""
    levels = levels_for(points)
    if levels == 0:
        referee.tell(soaked, me.index, foe.index, points)
    else:
        referee.tell(hits, me.index, foe.index, levels, points)
        lose_body(referee, fight, foe, levels)


@rule
def lose_fatigue(referee: Referee, fight: Fight, me: Combatant, levels: int) -> None:
    """AM-4.5: so many fatigue levels down.

    The last one is unconsciousness, but for the tireless, who have one level only.
    """
    ladder = fight.book.ladders[me.fatigue_ladder]
    if levels <= 0 or me.fatigue >= ladder.last:
        return
    me.fatigue = min(ladder.last, me.fatigue + levels)
    referee.tell(Event.FATIGUE, me.index, -1, me.fatigue)
    if me.fatigue >= ladder.out:
        referee.tell(Event.UNCONSCIOUS, me.index)


@rule
def drop_weapon(referee: Referee, fight: Fight, me: Combatant) -> None:
    """AM-1.4: the weapon falls, and bare hands, the last slot, are left. Parts of the body don't fall."""
    row = me.weapons + me.wielded
    if fight.book.weapons[row].natural:
        return
    me.dropped |= 1 << me.wielded
    me.arms_load -= fight.book.weapons[row].load
    referee.tell(Event.DROPS, me.index, -1, row)
    me.wielded = me.weapon_count - 1


@rule
def botched(referee: Referee, fight: Fight, me: Combatant, die: int, attacking: bool) -> None:
    """AM-1.4: a botched roll in combat costs an attacker its next action; two zeros drop the weapon.

    `die` is a stress die.
    """
    if die >= 0:
        return
    referee.tell(Event.BOTCHES, me.index, -1, -die)
    if attacking and fight.options.botch_costs_action:
        me.lost_turns += 1
    if -die >= fight.options.drop_at_botches:
        drop_weapon(referee, fight, me)
