"""AA-1.4, AA-1.9: the order of play: what the core's loop and the odds call."""

from __future__ import annotations

from affray.core.ending import Ending
from affray.core.kinds import Presence
from affray.core.records import rule
from affray.core.referee import Referee
from affray.rulesets.aanvallen.codes import Decision, Event, Fate
from affray.rulesets.aanvallen.kinds import Action
from affray.rulesets.aanvallen.model import Combatant, Fight
from affray.rulesets.aanvallen.rules.aid import ablaze, first_aid, patients, put_out
from affray.rulesets.aanvallen.rules.attack import attack, strike
from affray.rulesets.aanvallen.rules.figures import able, conscious, dead, mobile, weapon_of, wields
from affray.rulesets.aanvallen.rules.grenades import spray, throw, usable
from affray.rulesets.aanvallen.rules.ground import shot_targets, strike_targets
from affray.rulesets.aanvallen.rules.items import draw, draw_cost, drawable, load, loadable, lying_here, pick_up, shoot
from affray.rulesets.aanvallen.rules.manner import can_attack
from affray.rulesets.aanvallen.rules.movement import (
    at_rim,
    doors_here,
    face,
    give_up,
    has_way,
    leave_map,
    may_go,
    move,
    stand_up,
    use_door,
)
from affray.rulesets.aanvallen.rules.order import begin_turn, break_ties, enter, new_round, next_actor

TO_STRIKE = 1 << Action.STRIKE | 1 << Action.SHOOT
ON_FOOT = 1 << Action.MOVE | 1 << Action.TURN | 1 << Action.LEAVE
IN_HAND = 1 << Action.DRAW | 1 << Action.PICK_UP | 1 << Action.LOAD | 1 << Action.DOOR
GRENADES = 1 << Action.THROW | 1 << Action.SPRAY
HELP = 1 << Action.AID | 1 << Action.PUT_OUT
KEEPS_RUN = 1 << Action.MOVE | 1 << Action.TURN  # after these one still comes on


@rule
def attacks(fight: Fight, me: Combatant, wanted: int) -> int:
    """AA-3.1: strikes and shots that one could make now."""
    weapon = weapon_of(fight, me)
    fight.in_reach = 0
    options = 0
    if not wields(me, weapon):
        return options
    if wanted >> Action.STRIKE & 1 and weapon.melee:
        fight.in_reach = can_attack(fight, me, strike_targets(fight, me), False)
        if fight.in_reach != 0:
            options |= 1 << Action.STRIKE
    if wanted >> Action.SHOOT & 1 and weapon.missile and can_attack(fight, me, shot_targets(fight, me), True) != 0:
        options |= 1 << Action.SHOOT
    return options


@rule
def grenades(fight: Fight, me: Combatant) -> int:
    """AA-4.2, AA-4.6: throwing one, or using one in a line."""
    options = 0
    if fight.book.beings[me.index].grenade_count > 0:
        if usable(fight, me, False) != 0:
            options |= 1 << Action.THROW
        if usable(fight, me, True) != 0:
            options |= 1 << Action.SPRAY
    return options


@rule
def on_foot(fight: Fight, me: Combatant) -> int:
    """AA-2: moving, turning, getting up, leaving."""
    if me.down:
        return 1 << Action.STAND if mobile(me) and me.ap >= fight.book.costs.stand_up else 0
    options = 0
    if may_go(fight, me):
        if has_way(fight, me):
            options |= 1 << Action.MOVE
        if at_rim(fight, me):
            options |= 1 << Action.LEAVE
    if me.halves > 0 and mobile(me):
        options |= 1 << Action.TURN
    return options


@rule
def in_hand(fight: Fight, me: Combatant) -> int:
    """AA-1.7: what hands do besides."""
    costs = fight.book.costs
    options = 0
    if me.ap >= draw_cost(fight, me) and drawable(fight, me) != 0:
        options |= 1 << Action.DRAW
    if me.dropped != 0 and me.ap >= costs.pick_up and lying_here(fight, me) != 0:
        options |= 1 << Action.PICK_UP
    if me.ap > 0 and loadable(fight, me):
        options |= 1 << Action.LOAD
    if fight.book.terrain.door_count > 0 and me.ap >= costs.open_door and doors_here(fight, me) != 0:
        options |= 1 << Action.DOOR
    return options


@rule
def helping(fight: Fight, me: Combatant) -> int:
    """AA-3.22, AA-4.8: help for oneself and others."""
    costs = fight.book.costs
    options = 0
    if me.ap >= costs.first_aid and patients(fight, me) != 0:
        options |= 1 << Action.AID
    if me.ap >= costs.put_out and ablaze(fight, me) != 0:
        options |= 1 << Action.PUT_OUT
    return options


@rule
def actions(fight: Fight, me: Combatant, wanted: int) -> int:
    """AA-1.4: of the actions that are wanted those that one may take now, as a bit set."""
    options = 0
    if wanted & TO_STRIKE:
        options |= attacks(fight, me, wanted)
    if wanted & GRENADES:
        options |= grenades(fight, me)
    if wanted & (ON_FOOT | 1 << Action.STAND):
        options |= on_foot(fight, me)
    if wanted & IN_HAND:
        options |= in_hand(fight, me)
    if wanted & HELP:
        options |= helping(fight, me)
    return (options | 1 << Action.END | 1 << Action.YIELD) & wanted


@rule
def perform(referee: Referee, fight: Fight, me: Combatant, action: int) -> None:
    """AA-1.7, AA-3.1: the action itself."""
    if action == Action.STRIKE:
        strike(referee, fight, me)
    elif action == Action.SHOOT:
        shoot(referee, fight, me)
    elif action == Action.MOVE:
        move(referee, fight, me)
    elif action == Action.TURN:
        face(referee, fight, me, False)
    elif action == Action.THROW:
        throw(referee, fight, me)
    elif action == Action.SPRAY:
        spray(referee, fight, me)
    else:
        perform_other(referee, fight, me, action)


@rule
def perform_other(referee: Referee, fight: Fight, me: Combatant, action: int) -> None:
    """AA-1.7, AA-1.9, AA-3.22: what is no attack and no move."""
    if action == Action.STAND:
        stand_up(referee, fight, me)
    elif action == Action.DRAW:
        draw(referee, fight, me)
    elif action == Action.PICK_UP:
        pick_up(referee, fight, me)
    elif action == Action.LOAD:
        load(referee, fight, me)
    elif action == Action.DOOR:
        use_door(referee, fight, me)
    elif action == Action.AID:
        first_aid(referee, fight, me)
    elif action == Action.PUT_OUT:
        put_out(referee, fight, me)
    elif action == Action.LEAVE:
        leave_map(referee, me)
    else:
        give_up(referee, me)


@rule
def act(referee: Referee, fight: Fight, me: Combatant) -> bool:
    """AA-1.4: one action; False when the turn is over."""
    options = actions(fight, me, referee.considers(fight, me.index, Decision.ACTION))
    if options == 0:
        options = actions(fight, me, -1)
    action = referee.choose(fight, me.index, Decision.ACTION, options)
    if action == Action.END:
        return False
    if KEEPS_RUN >> action & 1 == 0:
        me.stirred = True
    perform(referee, fight, me, action)
    if KEEPS_RUN >> action & 1 == 0:
        me.run = 0
    return able(me)


@rule
def left(me: Combatant) -> bool:
    """AA-1.9: takes part, or is still to come."""
    return able(me) or me.presence == Presence.LATE


_ending = Ending(__name__, left, Event)  # AA-1.9
contested, winner, settle = _ending.contested, _ending.winner, _ending.settle


@rule
def pass_on(referee: Referee, fight: Fight) -> None:
    """AA-1.4: the turn goes on to the next in the order, or a new round begins."""
    fight.begun = False
    fight.actor = next_actor(fight) if fight.round > 0 else -1
    if fight.actor < 0:
        new_round(referee, fight)
        if not fight.entering and not fight.cut:
            fight.actor = next_actor(fight)


@rule
def take_turn(referee: Referee, fight: Fight, me: Combatant) -> None:
    """AA-1.4: an action of the turn that is under way, or its beginning and its first action."""
    goes_on = able(me)
    if not fight.begun:
        fight.begun = True
        begin_turn(referee, fight, me)
        goes_on = able(me)
    if goes_on:
        goes_on = act(referee, fight, me)
    if not goes_on:
        pass_on(referee, fight)


@rule
def advance(referee: Referee, fight: Fight) -> None:
    """AA-1.4: the smallest step after which all that matters is in the records."""
    if fight.entering:
        enter(fight)
    elif fight.tied:
        break_ties(referee, fight)
    elif fight.actor < 0:
        pass_on(referee, fight)
    else:
        take_turn(referee, fight, fight.combatants[fight.actor])
    settle(referee, fight)


@rule
def clock(fight: Fight) -> int:
    """AA-1.4: the round, and whose turn it is.

    A turn has its number whoever was before it: its dice stay with it when an overrule takes an earlier turn away.
    """
    return 64 * fight.round + fight.actor + 1


@rule
def fate(fight: Fight, who: int) -> int:
    """AA-1.9: what has become of a combatant."""
    me = fight.combatants[who]
    if dead(me):
        return Fate.DEAD
    if not conscious(me):
        return Fate.UNCONSCIOUS
    if me.presence == Presence.AWAY:
        return Fate.LEFT
    if me.presence == Presence.YIELDED:
        return Fate.YIELDED
    if me.presence == Presence.LATE:
        return Fate.ABSENT
    return Fate.HURT if me.lost > 0 else Fate.UNHURT


@rule
def exchange(referee: Referee, fight: Fight, attacker: int, defender: int) -> None:
    """AA-3: one attack with the weapon in hand, to the survival test's end, from where the two stand."""
    me = fight.combatants[attacker]
    weapon = weapon_of(fight, me)
    shot = weapon.missile and not (weapon.melee and strike_targets(fight, me) >> defender & 1)
    attack(referee, fight, me, fight.combatants[defender], shot)
