"""RM-1.7: the order of play: what the core's loop and the odds call."""

from __future__ import annotations

from affray.core.ending import Ending
from affray.core.kinds import Presence
from affray.core.records import rule
from affray.core.referee import MOST, Referee
from affray.rulesets.rolemaster.codes import Event, Fate
from affray.rulesets.rolemaster.model import WEAPONS, Action, Combatant, Fight, Gait, Plight, Step
from affray.rulesets.rolemaster.rules.aid import first_aid
from affray.rulesets.rolemaster.rules.attack import next_blow, strike
from affray.rulesets.rolemaster.rules.declare import can_ready, goes_beside
from affray.rulesets.rolemaster.rules.missiles import shoot, shoots, shot
from affray.rulesets.rolemaster.rules.move import gaits, may_leave, move, pace, use_door
from affray.rulesets.rolemaster.rules.offence import as_pair, blow_ob, row_of
from affray.rulesets.rolemaster.rules.packed import add_blow
from affray.rulesets.rolemaster.rules.rounds import declare_all, end_round, new_round, next_actor
from affray.rulesets.rolemaster.rules.state import able, awake, plight
from affray.rulesets.rolemaster.rules.subdual import stalk, subdue
from affray.rulesets.rolemaster.rules.wounds import take_beside, take_in_hand

WHOLE = 100  # percent of a round
UNHINDERED = 1 << Action.PARRY | 1 << Action.GUARD | 1 << Action.STAND | 1 << Action.YIELD  # RM-1.14: not lost


@rule
def draw(referee: Referee, fight: Fight, me: Combatant) -> None:
    """RM-1.7, RM-6.5: takes another weapon in hand, or picks it up; in the other hand where there is room for two."""
    slot = me.goal % WEAPONS
    if me.useless >> slot & 1:
        return
    if me.goal >= WEAPONS and goes_beside(fight, me, slot):
        take_beside(me, slot)
    else:
        take_in_hand(fight, me, slot)
    referee.tell(Event.DRAWS, me.index, -1, row_of(fight, me, slot))


@rule
def make_ready(referee: Referee, fight: Fight, me: Combatant) -> None:
    """RM-13.1: a round of preparation for the next shot, if the weapon is still in hand."""
    if not can_ready(fight, me):
        return
    me.prepared += 1
    referee.tell(Event.READIES, me.index, -1, fight.book.beings[me.index].weapons + me.main, me.prepared)


@rule
def depart(referee: Referee, fight: Fight, me: Combatant) -> None:
    """RM-1.16: out of the fight for good."""
    if may_leave(fight, me):
        me.presence = Presence.AWAY
        referee.tell(Event.LEAVES, me.index)


@rule
def get_about(referee: Referee, fight: Fight, me: Combatant) -> None:
    """RM-13.1, RM-10.3, RM-1.16: moves, with what is left of the round beside a guard; doors; out of the fight."""
    if me.action == Action.MOVE:
        move(referee, fight, me, pace(fight, me, me.goal if gaits(fight, me) >> me.goal & 1 else Gait.WALK))
    elif me.action == Action.GUARD:
        move(referee, fight, me, pace(fight, me, Gait.WALK) * (WHOLE - me.guard_share) // WHOLE)
    elif me.action == Action.DOOR:
        use_door(referee, fight, me)
    elif me.action == Action.LEAVE:
        depart(referee, fight, me)
    elif me.action == Action.STAND:
        me.down = False
        referee.tell(Event.STANDS, me.index)
    elif me.action == Action.YIELD:
        me.presence = Presence.YIELDED
        referee.tell(Event.YIELDS, me.index)


@rule
def perform(referee: Referee, fight: Fight, me: Combatant) -> None:
    """RM-1.7: what one has declared, but for blows."""
    if me.action == Action.SHOOT:
        shoot(referee, fight, me)
    elif me.action == Action.DRAW:
        draw(referee, fight, me)
    elif me.action == Action.READY:
        make_ready(referee, fight, me)
    elif me.action == Action.FIRST_AID:
        first_aid(referee, fight, me)
    elif me.action == Action.STALK:
        stalk(referee, fight, me)
    elif me.action == Action.SUBDUE:
        subdue(referee, fight, me)
    else:
        get_about(referee, fight, me)


@rule
def strikes(me: Combatant) -> bool:
    """RM-1.15: whether blows are left that were declared."""
    return (me.action == Action.ATTACK or me.action == Action.BOTH) and me.blows > 0


@rule
def passed_over(fight: Fight, me: Combatant) -> bool:
    """RM-8.6: whether the next blow is one for which the parry has left no OB, where these aren't rolled."""
    if fight.book.options.null_attack_rolled or me.parried == 0:
        return False
    return me.parried >= blow_ob(fight, me, as_pair(fight, me, me.action), me.done)


@rule
def hindered(action: int, now: int) -> bool:
    """RM-1.14: whether a Plight takes away what was declared; the stunned don't get up either, but still parry."""
    if now == Plight.STUNNED and action == Action.STAND:
        return True
    return now != Plight.NONE and (UNHINDERED >> action & 1 == 0 or now == Plight.NO_PARRY)


@rule
def take_turn(referee: Referee, fight: Fight, me: Combatant) -> None:
    """RM-1.14, RM-1.15: one blow, or all else that was declared; who was stunned meanwhile has lost it."""
    fight.actor = me.index
    now = plight(me)
    if hindered(me.action, now):
        referee.tell(Event.LOST_BLOWS, me.index)
        me.acted = True
    elif strikes(me):
        if passed_over(fight, me):
            me.done += 1
        else:
            next_blow(referee, fight, me)
        me.acted = me.done >= me.blows
    else:
        perform(referee, fight, me)
        me.acted = True


@rule
def left(me: Combatant) -> bool:
    """RM-1.16: takes part, or is still to come."""
    return able(me) or me.presence == Presence.LATE


_ending = Ending(__name__, left, Event)  # RM-1.16
contested, winner, settle = _ending.contested, _ending.winner, _ending.settle


@rule
def advance(referee: Referee, fight: Fight) -> None:
    """RM-1.7: the smallest step after which all that matters is in the records."""
    if fight.step == Step.ROUND:
        new_round(referee, fight)
    elif fight.step == Step.DECLARE:
        declare_all(referee, fight)
    elif fight.step == Step.TURNS:
        who = next_actor(fight)
        if who >= 0:
            take_turn(referee, fight, fight.combatants[who])
        if next_actor(fight) < 0:
            fight.step = Step.END
    else:
        end_round(referee, fight)
    settle(referee, fight)


@rule
def clock(fight: Fight) -> int:
    """RM-1.7: the round, its step, and whose turn comes now.

    A turn has its number whoever was before it: its dice stay with it when an overrule takes an earlier turn away.
    """
    who = -1
    if fight.step == Step.TURNS:
        who = next_actor(fight)
        if who < 0:
            who = MOST
    return (4 * fight.round + fight.step) * (MOST + 2) + who + 1


@rule
def fate(fight: Fight, who: int) -> int:
    """RM-1.16: what has become of a combatant."""
    me = fight.combatants[who]
    if me.dead:
        return Fate.DEAD
    if me.presence == Presence.LATE:
        return Fate.ABSENT
    if me.dying > 0 or me.sinking > 0:
        return Fate.DYING
    if me.presence == Presence.AWAY:
        return Fate.FLED
    if not awake(me):
        return Fate.UNCONSCIOUS
    if me.presence == Presence.YIELDED:
        return Fate.YIELDED
    return Fate.HURT if me.lost > 0 else Fate.UNHURT


@rule
def exchange(referee: Referee, fight: Fight, attacker: int, defender: int) -> None:
    """RM-1.1: one attack with all of the OB and the weapon in hand, to the wound's end, from where the two stand."""
    me = fight.combatants[attacker]
    foe = fight.combatants[defender]
    me.blows = 1
    me.targets = 0
    me.chosen = 0
    me.parried = 0
    me.done = 0
    foe.shields = attacker
    add_blow(me, 0, defender, -1)
    if shoots(fight, me):
        shot(referee, fight, me, foe, -1, 0, -1)
    else:
        strike(referee, fight, me, foe, me.main, 0)
