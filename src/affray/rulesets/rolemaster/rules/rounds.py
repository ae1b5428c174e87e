"""RM-1.7: the round: who joins, who comes when, and what its end brings."""

from __future__ import annotations

from affray.core.kinds import Presence
from affray.core.records import rule
from affray.core.referee import Referee
from affray.rulesets.rolemaster.codes import Event, Why
from affray.rulesets.rolemaster.model import Action, Combatant, Fight, Phase, Step
from affray.rulesets.rolemaster.options import Declaring
from affray.rulesets.rolemaster.rules.declare import declare
from affray.rulesets.rolemaster.rules.ground import mapped, turn_to
from affray.rulesets.rolemaster.rules.move import roomy
from affray.rulesets.rolemaster.rules.packed import share_at, target_of
from affray.rulesets.rolemaster.rules.state import able, everybody, plight
from affray.rulesets.rolemaster.rules.wounds import live_on

TIES = 101  # above any face of a d100
WEAR = 3  # sixths of an exhaustion point for a round of melee (RM-1.17)
MELEE = 1 << Action.ATTACK | 1 << Action.BOTH | 1 << Action.PARRY | 1 << Action.STAND


@rule
def come_late(referee: Referee, fight: Fight) -> None:
    """RM-1.16: those whose round has come join; on a map as soon as their place is free."""
    for i in range(fight.count):
        me = fight.combatants[i]
        if me.presence == Presence.LATE and me.joins <= fight.round and (not mapped(fight) or roomy(fight, me)):
            me.presence = Presence.IN
            referee.tell(Event.JOINS, i)


@rule
def forget(me: Combatant) -> None:
    """RM-1.7: what was declared for the last round."""
    me.held = me.main
    me.held_off = me.off
    me.declared = False
    me.acted = False
    me.done = 0
    me.action = Action.PASS
    me.phase = Phase.NORMAL
    me.blows = 0
    me.targets = 0
    me.chosen = 0
    me.parried = 0
    me.pool = 0
    me.shares[0] = 0
    me.shares[1] = 0
    me.parries = -1
    me.shields = -1
    me.guards = -1
    me.guard_ob = 0
    me.guard_share = 0
    me.reach = 0
    me.goal = 0
    me.moved = False
    me.fought = False
    me.noise = False


@rule
def roll_initiative(referee: Referee, fight: Fight, who: int) -> None:
    """RM-1.7: 2d10 and the Quickness bonus."""
    me = fight.combatants[who]
    bonus = referee.part(Why.QUICKNESS, who, fight.book.beings[who].quickness) + referee.part(Why.GM, who, 0)
    me.initiative = referee.dice(2, 10, who, Why.INITIATIVE) + bonus
    me.tie = 0


@rule
def same_place(me: Combatant, other: Combatant) -> bool:
    """RM-1.7: whether two have the same total, and the same rolls for the tie."""
    return me.initiative == other.initiative and me.tie == other.tie and able(other) and other.index != me.index


@rule
def tied(fight: Fight) -> int:
    """RM-1.7: who shares a place in the order with another, as a bit set."""
    bits = 0
    for i in range(fight.count):
        me = fight.combatants[i]
        if able(me) and bits >> i & 1 == 0:
            for j in range(i + 1, fight.count):
                if same_place(me, fight.combatants[j]):
                    bits |= 1 << i | 1 << j
    return bits


@rule
def roll_tie(referee: Referee, fight: Fight, who: int) -> None:
    """RM-1.7: who ties rolls a d100 for it, and again if need be."""
    face = referee.roll(100, who, Why.TIE)
    me = fight.combatants[who]
    me.tie = TIES * me.tie + face


@rule
def new_round(referee: Referee, fight: Fight) -> None:
    """RM-1.7, RM-1.16: the next round, unless it was the last; all who take part roll for their place."""
    fight.actor = -1
    if fight.round >= fight.round_limit:
        fight.cut = True
        referee.tell(Event.ROUND_LIMIT, -1, -1, fight.round)
        return
    fight.round += 1
    referee.tell(Event.ROUND, -1, -1, fight.round)
    come_late(referee, fight)
    for i in range(fight.count):
        me = fight.combatants[i]
        forget(me)
        me.serving = plight(me)
    bits = everybody(fight)
    referee.each(fight, bits, roll_initiative)
    for i in range(fight.count):
        if bits >> i & 1:
            referee.tell(Event.INITIATIVE, i, -1, fight.combatants[i].initiative)
    break_ties(referee, fight)
    fight.step = Step.DECLARE


@rule
def break_ties(referee: Referee, fight: Fight) -> None:
    """RM-1.7: ties are rolled for until there are none."""
    bits = tied(fight)
    while bits != 0:
        referee.each(fight, bits, roll_tie)
        for i in range(fight.count):
            if bits >> i & 1:
                referee.tell(Event.TIE, i, -1, fight.combatants[i].tie % TIES)
        bits = tied(fight)


# ---- declaring --------------------------------------------------------------------------------------------------


@rule
def undeclared(fight: Fight) -> int:
    """RM-1.7: who has still to declare, as a bit set."""
    bits = 0
    for i in range(fight.count):
        if able(fight.combatants[i]) and not fight.combatants[i].declared:
            bits |= 1 << i
    return bits


@rule
def last_of(fight: Fight, bits: int) -> int:
    """RM-1.7: who of some acts last: it declares first where that is done in turn."""
    worst = -1
    for i in range(fight.count):
        if bits >> i & 1 and (worst < 0 or before(fight.combatants[worst], fight.combatants[i])):
            worst = i
    return worst


@rule
def tell_declared(referee: Referee, fight: Fight, me: Combatant) -> None:
    """RM-1.7: what somebody has declared is known to all."""
    referee.tell(Event.DECLARES, me.index, -1, me.action, me.phase)
    if me.blows > 0:
        referee.tell(Event.DECLARES_BLOWS, me.index, target_of(me, 0), me.blows, me.parried)
        for blow in range(me.blows):
            if share_at(me, blow) > 0 and me.blows > 1:
                referee.tell(Event.PARRIES, me.index, target_of(me, blow), share_at(me, blow))
    if me.guards >= 0:
        referee.tell(Event.GUARDS, me.index, me.guards, me.guard_ob)


@rule
def declare_all(referee: Referee, fight: Fight) -> None:
    """RM-1.7: all at the same time and in secret, or one after the other, the slowest first."""
    bits = undeclared(fight)
    if fight.book.options.declare == Declaring.IN_TURN:
        bits = 1 << last_of(fight, bits) if bits != 0 else 0
    referee.each(fight, bits, declare)
    for i in range(fight.count):
        if bits >> i & 1:
            me = fight.combatants[i]
            tell_declared(referee, fight, me)
            if me.guards >= 0:
                turn_to(fight, me, fight.combatants[me.guards])
    if undeclared(fight) == 0:
        fight.step = Step.TURNS


# ---- turns ------------------------------------------------------------------------------------------------------


@rule
def before(me: Combatant, other: Combatant) -> bool:
    """RM-1.7: whether one acts before another: by phase, then by initiative; the unaware come last."""
    if me.aware != other.aware:
        return me.aware
    if me.phase != other.phase:
        return me.phase < other.phase
    if me.initiative != other.initiative:
        return me.initiative > other.initiative
    return me.tie > other.tie


@rule
def next_actor(fight: Fight) -> int:
    """RM-1.7: whose turn it is, -1 when the round is over; who passes has none."""
    best = -1
    for i in range(fight.count):
        me = fight.combatants[i]
        due = me.declared and not me.acted and me.action != Action.PASS and able(me)
        if due and (best < 0 or before(me, fight.combatants[best])):
            best = i
    return best


# ---- the end ----------------------------------------------------------------------------------------------------


@rule
def tire(me: Combatant) -> None:
    """RM-1.17: half a point for a round of melee."""
    if me.fought or (MELEE >> me.action & 1 and me.noise):
        me.wear += WEAR


@rule
def alarm(referee: Referee, fight: Fight, me: Combatant) -> None:
    """RM-1.7: the unaware notice when a friend of theirs is attacked."""
    for i in range(fight.count):
        friend = fight.combatants[i]
        if friend.side == me.side and friend.noise and friend.aware:
            me.aware = True
    if me.aware:
        referee.tell(Event.AWARE, me.index)


@rule
def end_round(referee: Referee, fight: Fight) -> None:
    """RM-1.6, RM-1.11, RM-1.17: bleeding, durations, weariness; then a new round begins."""
    fight.actor = -1
    for i in range(fight.count):
        me = fight.combatants[i]
        if me.presence == Presence.IN and not me.dead:
            live_on(referee, fight, me)
            tire(me)
            if not me.aware and able(me):
                alarm(referee, fight, me)
    fight.step = Step.ROUND
