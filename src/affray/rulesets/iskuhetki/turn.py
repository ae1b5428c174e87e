"""IH-1, IH-20: the order of play: what the core's loop and the odds call."""

from __future__ import annotations

from affray.core.bits import lowest
from affray.core.ending import Ending
from affray.core.gaps import set_gap
from affray.core.hexes import along, direction
from affray.core.kinds import Presence
from affray.core.records import rule
from affray.core.referee import MOST, NOBODY, TABLE, Referee
from affray.rulesets.iskuhetki.codes import Decision, Event, Fate, Why
from affray.rulesets.iskuhetki.kinds import Action, Phase
from affray.rulesets.iskuhetki.model import Combatant, Fight
from affray.rulesets.iskuhetki.rules.actions import MOVES, choose_action, perform
from affray.rulesets.iskuhetki.rules.bleeding import bleed_all, minds
from affray.rulesets.iskuhetki.rules.chances import item_row
from affray.rulesets.iskuhetki.rules.deeds import bow_slot
from affray.rulesets.iskuhetki.rules.fire import burn_all, poison_all, spread_all, stand_in_flames
from affray.rulesets.iskuhetki.rules.ground import gap
from affray.rulesets.iskuhetki.rules.items import none_of, quiver, wieldable
from affray.rulesets.iskuhetki.rules.manoeuvres import loosen
from affray.rulesets.iskuhetki.rules.missiles import shoot
from affray.rulesets.iskuhetki.rules.movement import face
from affray.rulesets.iskuhetki.rules.order import (
    begin_moment,
    begin_round,
    last_moment,
    next_actors,
    notice_all,
    place_in_clock,
    waiting,
)
from affray.rulesets.iskuhetki.rules.specials import best_slot
from affray.rulesets.iskuhetki.rules.state import able, stunned
from affray.rulesets.iskuhetki.rules.strike import PLAIN, blow, usable
from affray.rulesets.iskuhetki.rules.ties import gather, put_back, remember, show
from affray.rulesets.iskuhetki.rules.wear import wear_all

ACTIONS_AT_MOST = 9  # of one turn, whatever a sheet says


@rule
def wait(referee: Referee, fight: Fight, me: Combatant) -> None:
    """IH-1.7: acts later in the moment, after any other's action."""
    me.waiting = True
    fight.waits = True
    referee.tell(Event.WAITS, me.index)


@rule
def act(referee: Referee, fight: Fight, me: Combatant, reacting: bool) -> bool:
    """IH-1.5, IH-1.6: one attack action; False when it was nothing that others could react to."""
    if me.grappled >= 0:
        loosen(referee, fight, me)
    action = choose_action(referee, fight, me, reacting, 0)
    if fight.options.move_and_strike and (action == Action.WALK or action == Action.RUN):
        perform(referee, fight, me, action)
        action = choose_action(referee, fight, me, reacting, MOVES)
    if action == Action.WAIT:
        wait(referee, fight, me)
        return False
    me.attacks_left -= 1
    if action != Action.WALK and action != Action.RUN:
        me.moving = False
    if action == Action.PASS:
        referee.tell(Event.PASSES, me.index)
        return False
    perform(referee, fight, me, action)
    me.strode = 0
    return True


@rule
def end_action(referee: Referee, fight: Fight, me: Combatant) -> None:
    """IH-2.12, IH-3.16: faces where it likes; whoever was unaware may notice now."""
    face(referee, fight, me)
    notice_all(referee, fight)


@rule
def bound(referee: Referee, fight: Fight, me: Combatant) -> bool:
    """IH-5.2, IH-6.3, IH-6.7, IH-10.4: whether one's action is lost."""
    if stunned(fight, me):
        referee.tell(Event.STUNNED, me.index)
        return True
    if me.startled > 0:
        lost = min(me.startled, me.attacks_left)
        me.startled -= lost
        me.attacks_left -= lost
        referee.tell(Event.STUNNED, me.index)
        if me.attacks_left <= 0:
            return True
    return me.aids >= 0 or me.aided


@rule
def take_actions(referee: Referee, fight: Fight, me: Combatant, reacting: bool) -> bool:
    """IH-1.5: the attack actions that one has; whether others may react to them."""
    done = False
    left = ACTIONS_AT_MOST
    while me.attacks_left > 0 and able(me) and not me.waiting and left > 0:
        if done and not contested(fight):
            break
        done = act(referee, fight, me, reacting) or done
        left -= 1
    return done


@rule
def take_turn(referee: Referee, fight: Fight, me: Combatant) -> bool:
    """IH-1.3: one combatant's turn; whether others may react to it."""
    fight.actor = me.index
    fight.attacker = -1
    fight.target = -1
    me.had_turn = True
    if bound(referee, fight, me):
        me.attacks_left = 0
        return False
    referee.tell(Event.TURN, me.index)
    done = take_actions(referee, fight, me, False)
    if done:
        end_action(referee, fight, me)
    return done


@rule
def take_turns_together(referee: Referee, fight: Fight, bits: int, first: int) -> bool:
    """IH-1.4: those with the same rank act on the state as it was before any of them."""
    done = False
    remember(fight)
    for i in range(fight.count):
        if bits >> i & 1:
            put_back(fight)
            if i != first:
                referee.tell(Event.TOGETHER, i, first)
            done = take_turn(referee, fight, fight.combatants[i]) or done
            gather(referee, fight)
    show(referee, fight)
    return done


@rule
def play_turn(referee: Referee, fight: Fight, bits: int) -> None:
    """IH-1.3, IH-1.4: the next turn, or turns at the same time."""
    who = lowest(bits)
    if bits & (bits - 1):
        done = take_turns_together(referee, fight, bits, who)
    else:
        done = take_turn(referee, fight, fight.combatants[who])
    if fight.waits and done and waiting(fight) != 0:
        fight.phase = Phase.REACTION


@rule
def react(referee: Referee, fight: Fight) -> None:
    """IH-1.7: after an action one of those who wait may act, and after that another."""
    who = referee.choose(fight, TABLE, Decision.REACT, none_of(waiting(fight)))
    if who == NOBODY:
        fight.phase = Phase.TURNS
        return
    me = fight.combatants[who]
    me.waiting = False
    fight.attacker = -1
    fight.target = -1
    referee.tell(Event.REACTS, who)
    if bound(referee, fight, me):
        me.attacks_left = 0
    elif take_actions(referee, fight, me, True):
        end_action(referee, fight, me)
    if waiting(fight) == 0:
        fight.phase = Phase.TURNS


@rule
def end_moment(referee: Referee, fight: Fight) -> None:
    """IH-13.2, IH-1.1: fire takes its points; then the next moment, or the change of round."""
    burn_all(referee, fight)
    stand_in_flames(referee, fight)
    if not last_moment(fight):
        fight.moment += 1
        begin_moment(referee, fight)
        return
    fight.moment = 0
    fight.phase = Phase.FATIGUE
    if fight.round >= fight.round_limit:
        fight.cut = True
        referee.tell(Event.ROUND_LIMIT, -1, -1, fight.round)


@rule
def moments(referee: Referee, fight: Fight) -> None:
    """IH-1.1, IH-1.3: the next turn of the moment, or its end."""
    bits = next_actors(fight)
    if bits:
        play_turn(referee, fight, bits)
    else:
        end_moment(referee, fight)


@rule
def fatigue_all(referee: Referee, fight: Fight) -> None:
    """IH-20.1: who fought, or ran in armour, loses a point of EP; who rested a whole round has d2 of those back."""
    resting = 0
    for i in range(fight.count):
        me = fight.combatants[i]
        if me.presence == Presence.IN and not me.dead:
            # the GM may have given some back
            me.spent = min(me.spent, max(0, fight.book.beings[i].stamina - me.stamina))
            if me.fought or me.ran:
                me.stamina -= 1
                me.spent += 1
                referee.tell(Event.TIRES, i, -1, me.stamina)
            elif not me.acted and me.spent > 0 and me.placed:
                resting |= 1 << i
    if resting:
        referee.each(fight, resting, rest)


@rule
def rest(referee: Referee, fight: Fight, who: int) -> None:
    """IH-20.1: d2 back of those lost in fighting."""
    points = referee.roll(2, who, Why.REST)
    me = fight.combatants[who]
    points = min(points, me.spent)
    me.stamina += points
    me.spent -= points
    referee.tell(Event.RESTS, who, -1, me.stamina)


@rule
def change_round(referee: Referee, fight: Fight) -> None:
    """IH-20.1 to IH-20.7: the checklist, a step for each of its lines."""
    if fight.phase == Phase.FATIGUE:
        fatigue_all(referee, fight)
        fight.phase = Phase.BLEEDING
    elif fight.phase == Phase.BLEEDING:
        bleed_all(referee, fight)
        fight.phase = Phase.FIRE
    elif fight.phase == Phase.FIRE:
        poison_all(referee, fight)
        spread_all(referee, fight)
        fight.phase = Phase.MIND
    elif fight.phase == Phase.MIND:
        minds(referee, fight)
        fight.phase = Phase.WEAR
    elif fight.phase == Phase.WEAR:
        wear_all(referee, fight)
        fight.phase = Phase.INITIATIVE
    else:
        begin_round(referee, fight)


@rule
def left(me: Combatant) -> bool:
    """IH-5.2: takes part, or is still to come."""
    return able(me) or me.presence == Presence.LATE


_ending = Ending(__name__, left, Event)  # IH-5.2
contested, winner, settle = _ending.contested, _ending.winner, _ending.settle


@rule
def advance(referee: Referee, fight: Fight) -> None:
    """IH-1.1: the smallest step after which all that matters is in the records."""
    if fight.phase == Phase.TURNS:
        moments(referee, fight)
    elif fight.phase == Phase.REACTION:
        react(referee, fight)
    else:
        change_round(referee, fight)
    settle(referee, fight)


@rule
def clock(fight: Fight) -> int:
    """IH-1.1: a number for each turn, whoever came before it; each line of the change of round has its own."""
    if fight.phase == Phase.TURNS:
        bits = next_actors(fight)
        return place_in_clock(fight, lowest(bits) if bits else MOST)
    if fight.phase == Phase.REACTION:
        return place_in_clock(fight, fight.actor)
    return (8 * fight.round + 6) * (MOST + 2) + fight.phase


@rule
def fate(fight: Fight, who: int) -> int:
    """IH-5.2, IH-12.2: what has become of a combatant."""
    me = fight.combatants[who]
    if me.dead:
        return Fate.DEAD
    if me.sleep > 0:
        return Fate.UNCONSCIOUS
    if me.presence == Presence.AWAY:
        return Fate.AWAY
    if me.presence == Presence.YIELDED:
        return Fate.YIELDED
    if me.presence == Presence.LATE:
        return Fate.ABSENT
    return Fate.HURT if me.wound_count > 0 else Fate.UNHURT


@rule
def stand_ready(referee: Referee, fight: Fight) -> None:
    """IH-3.15: before the first round an exchange is thought to come in its first moment."""
    if fight.moment == 0:
        fight.round = max(1, fight.round)
        fight.moment = 1
        begin_moment(referee, fight)


@rule
def come_near(fight: Fight, me: Combatant, foe: Combatant, hexes: int) -> None:
    """IH-3.15: who is out of reach in an exchange is thought to stand at the weapon's best range, and to be faced."""
    if fight.book.terrain.width == 0:
        set_gap(fight, me, foe, hexes)
        return
    me.piece.place = along(foe.piece.place, me.piece.place, hexes)
    me.piece.facing = direction(me.piece.place, foe.piece.place)
    foe.piece.facing = direction(foe.piece.place, me.piece.place)


@rule
def exchange_shot(referee: Referee, fight: Fight, me: Combatant, foe: Combatant) -> None:
    """IH-7.5: one shot, an ordinary one unless the archer has aimed."""
    slot = bow_slot(fight, me)
    if me.nocked < 0:
        me.nocked = lowest(quiver(fight, me, slot))
    if me.aim_at != foe.index:
        me.aim_at = foe.index
        me.steps[slot] = fight.book.items[item_row(fight, me, slot)].loading + 1
    shoot(referee, fight, me, foe, slot, -1, False)


@rule
def exchange_blow(referee: Referee, fight: Fight, me: Combatant, foe: Combatant) -> None:
    """IH-3.15: one strike with the best weapon for the range."""
    if usable(fight, me, gap(fight, me, foe)) == 0:
        slot = best_slot(fight, me, wieldable(fight, me))
        if slot < 0:
            return
        come_near(fight, me, foe, fight.book.items[item_row(fight, me, slot)].best)
    slot = best_slot(fight, me, usable(fight, me, gap(fight, me, foe)))
    if slot >= 0:
        blow(referee, fight, me, foe, slot, -1, PLAIN)


@rule
def exchange(referee: Referee, fight: Fight, attacker: int, defender: int) -> None:
    """IH-3.15, IH-7: one strike or shot, to the wound's end, from where the two stand.

    Falls (IH-14) come after it, and so do the other weapon's blow (IH-6.10) and openings used at once (IH-6.8).
    """
    fight.one_blow = True
    me = fight.combatants[attacker]
    foe = fight.combatants[defender]
    stand_ready(referee, fight)
    fight.actor = attacker
    me.attacks_left -= 1
    me.had_turn = True
    far = gap(fight, me, foe) > 1
    if far and bow_slot(fight, me) >= 0 and quiver(fight, me, bow_slot(fight, me)):
        exchange_shot(referee, fight, me, foe)
    else:
        exchange_blow(referee, fight, me, foe)
