"""AM-3: the order of play: what the core's loop and the odds call."""

from __future__ import annotations

from affray.core.ending import Ending
from affray.core.kinds import Presence
from affray.core.records import rule
from affray.core.referee import MOST, NOBODY, TABLE, Referee
from affray.rulesets.arsmagica.codes import Decision, Event, Fate
from affray.rulesets.arsmagica.model import Ability, Action, Combatant, Exertion, Fight, Intent, Way
from affray.rulesets.arsmagica.rules.attack import attack, cast, shoot
from affray.rulesets.arsmagica.rules.defence import engaged, in_reach
from affray.rulesets.arsmagica.rules.figures import able, dead
from affray.rulesets.arsmagica.rules.magic import castable, fade_spells_of
from affray.rulesets.arsmagica.rules.manoeuvres import exert, flee, guard, has_acted, may_exert, wards_of
from affray.rulesets.arsmagica.rules.move import FAR, close_in, foes, hasten, move, strike_targets
from affray.rulesets.arsmagica.rules.order import (
    break_ties,
    end_turn,
    enter,
    new_round,
    next_actor,
    pass_over,
    usable_slots,
    waiting,
)

# What leaves the action still to come, each once a turn.
FREE = (
    1 << Action.ADVANCE
    | 1 << Action.WITHDRAW
    | 1 << Action.DRAW
    | 1 << Action.GUARD
    | 1 << Action.EXERT_ATTACK
    | 1 << Action.EXERT_DEFENCE
)
EXERTIONS = 1 << Action.EXERT_ATTACK | 1 << Action.EXERT_DEFENCE  # change nothing else that one may do
MOVES = 1 << Action.ADVANCE | 1 << Action.WITHDRAW


@rule
def shoot_targets(fight: Fight, me: Combatant, free: bool) -> int:
    """AM-4.7: whom one may shoot at: with a loaded missile weapon, and no bow in melee (not `free`)."""
    weapon = fight.book.weapons[me.weapons + me.wielded]
    if weapon.reach == 0 or me.unloaded >> me.wielded & 1 or me.used_up >> me.wielded & 1:
        return 0
    if weapon.ability == Ability.BOW and not free:
        return 0
    return in_reach(fight, me, FAR, False)


@rule
def other_slots(me: Combatant) -> int:
    """AM-2.2: what one could take in hand instead: weapons that are ready, or that one dropped."""
    return (usable_slots(me) | me.dropped) & ~(1 << me.wielded)


@rule
def weapon_actions(fight: Fight, me: Combatant, free: bool) -> int:
    """AM-4, AM-6.1: attacks that one could make now, and loading (AM-4.7)."""
    options = 0
    fight.in_reach = strike_targets(fight, me, free)
    if fight.in_reach != 0:
        options |= 1 << Action.STRIKE
    if shoot_targets(fight, me, free) != 0:
        options |= 1 << Action.SHOOT
    if castable(fight, me) != 0:
        options |= 1 << Action.CAST
    if me.unloaded >> me.wielded & 1:
        options |= 1 << Action.LOAD
    return options


@rule
def moves(fight: Fight, me: Combatant, free: bool) -> int:
    """AM-4.8, AM-5.1: whom nobody holds in melee moves as it likes, unless it has moved; out of melee one flees."""
    if not free or me.moved or foes(fight, me) == 0:
        return 0
    return 1 << Action.ADVANCE | 1 << Action.WITHDRAW | 1 << Action.HURRY | 1 << Action.RUN


@rule
def preparations(fight: Fight, me: Combatant) -> int:
    """AM-2.2, AM-4.9, AM-5.4: what one may do besides the action."""
    options = 0
    if other_slots(me) != 0:
        options |= 1 << Action.DRAW
    if me.guards >= 0 or wards_of(fight, me) != 0:
        options |= 1 << Action.GUARD
    if may_exert(me):
        options |= 1 << Action.EXERT_ATTACK | 1 << Action.EXERT_DEFENCE
    return options


@rule
def actions(fight: Fight, me: Combatant, reacting: bool) -> int:
    """AM-3.4: all that one may do now, as a bit set."""
    free = not engaged(fight, me)
    options = 1 << Action.PASS | 1 << Action.FLEE | 1 << Action.YIELD
    if not reacting:
        options |= 1 << Action.WAIT
    return options | weapon_actions(fight, me, free) | moves(fight, me, free) | preparations(fight, me)


@rule
def draw(referee: Referee, fight: Fight, me: Combatant) -> bool:
    """AM-2.2, AM-1.4: takes another weapon in hand.

    True when that was the turn: what was dropped has to be picked up.
    """
    slot = referee.choose(fight, me.index, Decision.WEAPON, other_slots(me))
    picked_up = me.dropped >> slot & 1 == 1
    if picked_up:
        me.dropped &= ~(1 << slot)
        me.arms_load += fight.book.weapons[me.weapons + slot].load
    me.wielded = slot
    referee.tell(Event.DRAWS, me.index, -1, me.weapons + slot)
    return picked_up or fight.options.drawing_takes_turn


@rule
def prepare(referee: Referee, fight: Fight, me: Combatant, action: int) -> bool:
    """AM-4.8, AM-4.9, AM-5.5: what comes before the action; True when it was the turn."""
    if action == Action.DRAW:
        return draw(referee, fight, me)
    if action == Action.GUARD:
        guard(referee, fight, me)
    elif action == Action.EXERT_ATTACK:
        exert(referee, fight, me, Exertion.ATTACK)
    elif action == Action.EXERT_DEFENCE:
        exert(referee, fight, me, Exertion.DEFENCE)
    else:
        move(referee, fight, me, action, Way.TOWARDS if action == Action.ADVANCE else Way.AWAY)
    return False


@rule
def strike(referee: Referee, fight: Fight, me: Combatant) -> None:
    """AM-4.1, AM-4.8: moves up where that is needed, and strikes."""
    foe = fight.combatants[referee.choose(fight, me.index, Decision.TARGET, fight.in_reach)]
    close_in(referee, fight, me, foe)
    attack(referee, fight, me, foe)


@rule
def shoot_at(referee: Referee, fight: Fight, me: Combatant) -> None:
    """AM-4.7: an attack by missile."""
    bits = shoot_targets(fight, me, not engaged(fight, me))
    if bits == 0:  # the GM has taken away whom one meant
        return
    shoot(referee, fight, me, fight.combatants[referee.choose(fight, me.index, Decision.TARGET, bits)])


@rule
def load(referee: Referee, fight: Fight, me: Combatant) -> None:
    """AM-4.7: loading takes the turn."""
    me.unloaded &= ~(1 << me.wielded)
    referee.tell(Event.LOADS, me.index, -1, me.weapons + me.wielded)


@rule
def perform(referee: Referee, fight: Fight, me: Combatant, action: int) -> None:
    """AM-3.4: the action itself."""
    if action == Action.STRIKE:
        strike(referee, fight, me)
    elif action == Action.SHOOT:
        shoot_at(referee, fight, me)
    elif action == Action.CAST:
        cast(referee, fight, me)
    elif action == Action.FLEE:
        flee(referee, fight, me)
    elif action == Action.LOAD:
        load(referee, fight, me)
    elif action == Action.YIELD:
        me.presence = Presence.YIELDED
        referee.tell(Event.YIELDS, me.index)
    else:
        hasten(referee, fight, me, action)


@rule
def note_difference(referee: Referee, fight: Fight, me: Combatant, action: int) -> None:
    """AM-3.6: who acts otherwise than declared keeps the initiative it rolled."""
    armed = action == Action.STRIKE or action == Action.SHOOT
    if (me.intent == Intent.SPELL and armed) or (me.intent != Intent.SPELL and action == Action.CAST):
        referee.tell(Event.DIFFERENTLY, me.index)


@rule
def act(referee: Referee, fight: Fight, me: Combatant, reacting: bool) -> bool:
    """AM-3.4: what one does when one's time has come; False when it was nothing that others could react to.

    Moving and then doing nothing else is something.
    """
    fight.spell = -1
    options = actions(fight, me, reacting)
    action = referee.choose(fight, me.index, Decision.ACTION, options)
    used = 0
    while FREE >> action & 1:
        used |= 1 << action
        if prepare(referee, fight, me, action):
            has_acted(fight, me, action)
            return True
        if EXERTIONS >> action & 1:
            used |= EXERTIONS
        else:
            options = actions(fight, me, reacting)
        options &= ~used
        action = referee.choose(fight, me.index, Decision.ACTION, options)
    if action == Action.WAIT:
        me.waiting = True
        fight.waits = True
        referee.tell(Event.WAITS, me.index)
        return False
    if fight.round == 1:
        note_difference(referee, fight, me, action)
    if action == Action.PASS:
        referee.tell(Event.PASSES, me.index)
        if used & MOVES == 0:
            return False
    has_acted(fight, me, action)
    if action != Action.PASS:
        perform(referee, fight, me, action)
    return True


@rule
def begin_turn(referee: Referee, fight: Fight, me: Combatant) -> None:
    """AM-3.4, AM-5.4, AM-4.8: what lasted until one's next turn is over."""
    me.had_turn = True
    me.waiting = False
    me.exerted = False
    me.exertion = Exertion.NONE
    me.moved = False
    me.running = False
    if me.spell_count > 0:
        fade_spells_of(referee, fight, me)


@rule
def take_turn(referee: Referee, fight: Fight, me: Combatant) -> None:
    """AM-3.3, AM-3.7, AM-1.4, AM-6.3: one combatant's turn, unless it is lost or spent. Who waits hasn't ended it."""
    fight.actor = me.index
    pass_over(referee, fight, me.place)
    begin_turn(referee, fight, me)
    done = False
    if me.fast_spent:
        referee.tell(Event.SPENT, me.index)
    elif me.lost_turns > 0:
        me.lost_turns -= 1
        referee.tell(Event.LOSES_TURN, me.index)
    else:
        referee.tell(Event.TURN, me.index)
        done = act(referee, fight, me, False)
    if not me.waiting:
        end_turn(me)
    if fight.waits:
        fight.waits = waiting(fight) != 0
        fight.reacting = done and fight.waits


@rule
def react(referee: Referee, fight: Fight) -> None:
    """AM-3.4: right after an action one of those who wait may act, and after that another."""
    who = referee.choose(fight, TABLE, Decision.REACT, waiting(fight) | 1 << NOBODY)
    if who == NOBODY:
        fight.reacting = False
        return
    me = fight.combatants[who]
    me.waiting = False
    referee.tell(Event.REACTS, who)
    act(referee, fight, me, True)
    end_turn(me)
    fight.reacting = waiting(fight) != 0


@rule
def left(me: Combatant) -> bool:
    """AM-3.8: takes part, or is still to come."""
    return able(me) or me.presence == Presence.LATE


_ending = Ending(__name__, left, Event)  # AM-3.8
contested, winner, settle = _ending.contested, _ending.winner, _ending.settle


@rule
def advance(referee: Referee, fight: Fight) -> None:
    """AM-3: the smallest step after which all that matters is in the records."""
    if fight.entering:
        enter(referee, fight)
    elif fight.tied:
        break_ties(referee, fight)
    elif fight.reacting:
        react(referee, fight)
    else:
        who = next_actor(fight) if fight.round > 0 else -1
        if who < 0:
            new_round(referee, fight)
        else:
            take_turn(referee, fight, fight.combatants[who])
    settle(referee, fight)


@rule
def clock(fight: Fight) -> int:
    """AM-3.7: the round, and whose turn comes now, or was last while something goes on after it; 63 after the last.

    A turn has its number whoever was before it: its dice stay with it when an overrule takes an earlier turn away.
    """
    who = fight.actor
    if fight.round > 0 and not fight.entering and not fight.tied and not fight.reacting:
        who = next_actor(fight)
        if who < 0:
            who = MOST
    return 64 * fight.round + who + 1


@rule
def fate(fight: Fight, who: int) -> int:
    """AM-3.8: what has become of a combatant."""
    me = fight.combatants[who]
    if dead(me):
        return Fate.DEAD
    if me.body >= me.body_out:
        return Fate.INCAPACITATED
    if me.fatigue >= me.fatigue_out:
        return Fate.UNCONSCIOUS
    if me.presence == Presence.AWAY:
        return Fate.FLED
    if me.presence == Presence.YIELDED:
        return Fate.YIELDED
    if me.presence == Presence.LATE:
        return Fate.ABSENT
    return Fate.HURT if me.body > 0 else Fate.UNHURT


@rule
def exchange(referee: Referee, fight: Fight, attacker: int, defender: int) -> None:
    """AM-4: one attack with the weapon in hand, to the wound's end, from where the two stand."""
    attack(referee, fight, fight.combatants[attacker], fight.combatants[defender])
