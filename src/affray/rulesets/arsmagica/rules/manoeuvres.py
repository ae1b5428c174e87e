"""AM-5, AM-4.9: fleeing, exertion, guarding."""

from __future__ import annotations

from affray.core.kinds import Presence
from affray.core.records import rule
from affray.core.referee import NOBODY, Referee
from affray.rulesets.arsmagica.codes import Decision, Event, Why
from affray.rulesets.arsmagica.model import Action, Combatant, Exertion, Fight
from affray.rulesets.arsmagica.rules.defence import guarded, near
from affray.rulesets.arsmagica.rules.dice import stress, total_of
from affray.rulesets.arsmagica.rules.figures import able, attack_bonus, defence_parts, rolled
from affray.rulesets.arsmagica.rules.wounds import botched, lose_fatigue


@rule
def hunters(fight: Fight, me: Combatant) -> int:
    """AM-5.1, AM-5.6: all who attacked one by weapon since one's last turn and still can, as a bit set."""
    bits = 0
    for i in range(fight.count):
        if me.attacked_by >> i & 1 and able(fight.combatants[i]):
            bits |= 1 << i
    return bits


@rule
def flight_total(referee: Referee, fight: Fight, me: Combatant) -> int:
    """AM-5.1, AM-5.2: stress die and one's own defence, with 3 for each earlier try."""
    bonus = defence_parts(referee, fight, me, True)
    bonus += referee.part(Why.TRIES, me.index, 3 * me.flights) + referee.part(Why.GM, me.index, 0)
    die = stress(referee, me, Why.FLIGHT, 0)
    total = total_of(die, bonus)
    rolled(fight, me, Exertion.DEFENCE)
    referee.tell(Event.FLEES, me.index, -1, total)
    botched(referee, fight, me, die, False)
    return total


@rule
def pursue(referee: Referee, fight: Fight, who: int) -> None:
    """AM-5.1: stress die and attack of one who attacked `fight.target`."""
    me = fight.combatants[who]
    bonus = attack_bonus(referee, fight, me, me.distance[fight.target])
    die = stress(referee, me, Why.PURSUIT, 0)
    me.pursuit = total_of(die, bonus)
    rolled(fight, me, Exertion.ATTACK)
    botched(referee, fight, me, die, False)


@rule
def depart(fight: Fight, me: Combatant) -> None:
    """AM-5.1, AM-5.6: out of the fight, and out of the order: those behind move up."""
    for i in range(fight.count):
        if fight.combatants[i].place > me.place:
            fight.combatants[i].place -= 1
    me.presence = Presence.AWAY
    me.placed = False
    me.waiting = False


@rule
def leave(referee: Referee, fight: Fight, me: Combatant, event: int) -> None:
    """AM-5.1: gets away."""
    depart(fight, me)
    referee.tell(event, me.index)


@rule
def flee(referee: Referee, fight: Fight, me: Combatant) -> None:
    """AM-5.1 to AM-5.3: out by a result above each of the others', each by itself.

    Without a roll if nobody attacked.
    """
    bits = hunters(fight, me)
    if bits == 0:
        leave(referee, fight, me, Event.LEAVES)
        return
    fight.target = me.index
    total = flight_total(referee, fight, me)
    referee.each(fight, bits, pursue)
    catcher = -1
    for i in range(fight.count):
        if bits >> i & 1:
            hunter = fight.combatants[i]
            referee.tell(Event.PURSUES, i, me.index, hunter.pursuit)
            if hunter.pursuit >= total:
                catcher = i
    if catcher < 0:
        leave(referee, fight, me, Event.ESCAPES)
    else:
        me.flights += 1
        referee.tell(Event.CAUGHT, me.index, catcher)


@rule
def has_acted(fight: Fight, me: Combatant, action: int) -> None:
    """AM-6.3, AM-5.2: the turn is used.

    By `flee_bonus_needs_row` anything else ends the bonus for earlier tries to flee; without it only an attack does.
    """
    me.acted = True
    if fight.options.flee_bonus_needs_row and action != Action.FLEE:
        me.flights = 0


@rule
def may_exert(me: Combatant) -> bool:
    """AM-5.4, AM-5.5: once per round, and not down to unconsciousness."""
    return not me.exerted and me.fatigue + 1 < me.fatigue_out


@rule
def exert(referee: Referee, fight: Fight, me: Combatant, kind: Exertion) -> None:
    """AM-5.4: a fatigue level for a bonus on attack or on defence until one's next turn."""
    me.exerted = True
    me.exertion = kind
    referee.tell(Event.EXERTS, me.index, -1, kind)
    lose_fatigue(referee, fight, me, 1)


@rule
def guards_somebody(fight: Fight, me: Combatant) -> bool:
    """AM-4.9: whether one guards somebody who takes part still."""
    return me.guards >= 0 and able(fight.combatants[me.guards])


@rule
def wards_of(fight: Fight, me: Combatant) -> int:
    """AM-4.9: the friends at one's side whom one could guard: none who guards; and who is guarded guards nobody."""
    bits = 0
    if not fight.options.defenders or guarded(fight) >> me.index & 1:
        return bits
    for i in range(fight.count):
        friend = fight.combatants[i]
        free = able(friend) and not guards_somebody(fight, friend) and near(fight, me, friend)
        if i != me.index and friend.side == me.side and free:
            bits |= 1 << i
    return bits


@rule
def guard(referee: Referee, fight: Fight, me: Combatant) -> None:
    """AM-4.9: declared on one's turn: whom one guards from now on, or nobody."""
    options = wards_of(fight, me) | 1 << NOBODY
    friend = referee.choose(fight, me.index, Decision.GUARD, options)
    if friend == NOBODY:
        me.guards = -1
        fight.guards &= ~(1 << me.index)
        referee.tell(Event.UNGUARDS, me.index)
    else:
        me.guards = friend
        fight.guards |= 1 << me.index
        referee.tell(Event.GUARDS, me.index, friend)
