"""IH-1.6: what one may do with an attack action, and doing it."""

from __future__ import annotations

from affray.core.bits import has
from affray.core.kinds import Presence
from affray.core.records import rule
from affray.core.referee import ALL, Referee
from affray.rulesets.iskuhetki.codes import Decision, Event
from affray.rulesets.iskuhetki.kinds import Action, Follow
from affray.rulesets.iskuhetki.model import Combatant, Fight
from affray.rulesets.iskuhetki.rules.chances import flies
from affray.rulesets.iskuhetki.rules.deeds import (
    aim,
    bow_slot,
    break_free,
    burning_near,
    can_reload,
    clear_eyes,
    give_aid,
    loaded,
    patients,
    put_out,
    reload_step,
    stand_up,
    stuck_arrows,
    tear_out,
)
from affray.rulesets.iskuhetki.rules.ground import gap
from affray.rulesets.iskuhetki.rules.items import ready, readyable
from affray.rulesets.iskuhetki.rules.missiles import shoot, throw
from affray.rulesets.iskuhetki.rules.movement import (
    doors_near,
    may_leave,
    may_run,
    may_step,
    may_walk,
    step,
    travel,
    use_door,
)
from affray.rulesets.iskuhetki.rules.specials import follow_ups, pure_special, usable_opening, use_opening
from affray.rulesets.iskuhetki.rules.state import fleeing, kneels, stir
from affray.rulesets.iskuhetki.rules.strike import CHARGED, CHASED, PLAIN, blow, usable
from affray.rulesets.iskuhetki.rules.targets import (
    chased,
    in_flight,
    look_around,
    may_throw,
    shoot_targets,
    special_targets,
    strike_targets,
    throw_targets,
    throwing,
    tools,
)

SHOTS = 1 << Action.SHOOT | 1 << Action.AIMED_SHOT | 1 << Action.AIM
MOVES = 1 << Action.MOVE | 1 << Action.WALK | 1 << Action.RUN
LEADS_AWAY = MOVES | 1 << Action.LEAVE
DEEDS = 1 << Action.READY | 1 << Action.STAND | 1 << Action.CLEAR_EYES | 1 << Action.BREAK_FREE | 1 << Action.DOUSE
DEEDS |= 1 << Action.FIRST_AID | 1 << Action.PULL_ARROW | 1 << Action.DOOR
# What somebody who flees may still do (IH-6.7).
IN_FLIGHT = MOVES | 1 << Action.STAND | 1 << Action.LEAVE | 1 << Action.PASS | 1 << Action.BREAK_FREE


@rule
def attacks(fight: Fight, me: Combatant, considered: int) -> int:
    """IH-1.6: what one may do against an enemy now, of what is considered; as a bit set."""
    bits = 0
    if fight.in_reach:
        bits |= 1 << Action.STRIKE | 1 << Action.AIMED
        if has(considered, Action.SPECIAL) and special_targets(fight, me, fight.in_reach):
            bits |= 1 << Action.SPECIAL
    if has(considered, Action.OPENING) and usable_opening(fight, me):
        bits |= 1 << Action.OPENING
    if considered & SHOTS:
        fight.in_sight = shoot_targets(fight, me)
        if fight.in_sight:
            bits |= SHOTS
    if has(considered, Action.THROW) and may_throw(fight, me):
        bits |= 1 << Action.THROW
    if has(considered, Action.RELOAD) and can_reload(fight, me):
        bits |= 1 << Action.RELOAD
    return bits


@rule
def moves(fight: Fight, me: Combatant, considered: int) -> int:
    """IH-2.6, IH-2.9, IH-2.15: how one may move now, of what is considered; as a bit set."""
    if me.grappled >= 0 or me.down:
        return 0
    bits = 0
    if has(considered, Action.MOVE) and may_step(fight, me):
        bits |= 1 << Action.MOVE
    held = fight.held
    if considered & (1 << Action.WALK | 1 << Action.RUN) and may_walk(fight, me, held):
        bits |= 1 << Action.WALK
        if has(considered, Action.RUN) and may_run(fight, me, held):
            bits |= 1 << Action.RUN
    if has(considered, Action.LEAVE) and may_leave(fight, me, held):
        bits |= 1 << Action.LEAVE
    return bits


@rule
def deeds(fight: Fight, me: Combatant, considered: int) -> int:
    """IH-1.6: what else one may do, of what is considered; as a bit set."""
    bits = 0
    if has(considered, Action.READY) and readyable(fight, me):
        bits |= 1 << Action.READY
    if me.down and me.grappled < 0 and not kneels(fight, me):
        bits |= 1 << Action.STAND
    if me.blinded:
        bits |= 1 << Action.CLEAR_EYES
    if me.grappled >= 0:
        bits |= 1 << Action.BREAK_FREE
    if has(considered, Action.DOUSE) and me.defences_left > 0 and not me.answered and burning_near(fight, me):
        bits |= 1 << Action.DOUSE
    if has(considered, Action.FIRST_AID) and may_aid(fight, me):
        bits |= 1 << Action.FIRST_AID
    if has(considered, Action.PULL_ARROW) and stuck_arrows(me):
        bits |= 1 << Action.PULL_ARROW
    if has(considered, Action.DOOR) and doors_near(fight, me):
        bits |= 1 << Action.DOOR
    return bits


@rule
def may_aid(fight: Fight, me: Combatant) -> bool:
    """IH-10.4: whether one could give first aid now: in nobody's grip, without a defence in this moment."""
    return me.grappled < 0 and not me.answered and not me.countered and patients(fight, me) != 0


@rule
def actions(fight: Fight, me: Combatant, reacting: bool, considered: int) -> int:
    """IH-1.6, IH-1.7: what one may do now, of what is considered; as a bit set. One has looked around."""
    options = attacks(fight, me, considered) | 1 << Action.PASS | 1 << Action.YIELD
    if considered & LEADS_AWAY:
        options |= moves(fight, me, considered)
    if considered & DEEDS:
        options |= deeds(fight, me, considered)
    if not reacting:
        options |= 1 << Action.WAIT
    return options & considered & (IN_FLIGHT if fleeing(fight, me) else ALL)


@rule
def choose_action(referee: Referee, fight: Fight, me: Combatant, reacting: bool, barred: int) -> int:
    """IH-1.6: one of the actions that are possible now, but for those `barred`."""
    look_around(fight, me)
    considered = referee.considers(fight, me.index, Decision.ACTION)
    options = actions(fight, me, reacting, considered) & ~barred
    if options == 0:
        options = actions(fight, me, reacting, ALL) & ~barred
    return referee.choose(fight, me.index, Decision.ACTION, options)


@rule
def choose_target(referee: Referee, fight: Fight, me: Combatant, bits: int) -> int:
    """IH-3.1: at whom."""
    return referee.choose(fight, me.index, Decision.TARGET, bits)


@rule
def choose_aim(referee: Referee, fight: Fight, me: Combatant, foe: Combatant, aimed: bool) -> int:
    """IH-3.4: the location aimed at, -1 for none."""
    if not aimed:
        return -1
    fight.target = foe.index
    table = fight.book.tables[fight.book.beings[foe.index].table]
    return referee.choose(fight, me.index, Decision.AIM, (1 << table.count) - 1)


@rule
def strike(referee: Referee, fight: Fight, me: Combatant, bits: int, aimed: bool, manner: int) -> None:
    """IH-3.1: a strike at one of these, with what one chooses of what reaches."""
    if bits == 0:  # the GM has taken away whom one meant
        return
    foe = fight.combatants[choose_target(referee, fight, me, bits)]
    fight.target = foe.index
    slot = referee.choose(fight, me.index, Decision.WEAPON, usable(fight, me, gap(fight, me, foe)))
    blow(referee, fight, me, foe, slot, choose_aim(referee, fight, me, foe, aimed), manner)


@rule
def attempt(referee: Referee, fight: Fight, me: Combatant) -> None:
    """IH-6.5: a pure special attempt."""
    bits = special_targets(fight, me, fight.in_reach)
    foe = fight.combatants[choose_target(referee, fight, me, bits)]
    fight.target = foe.index
    slot = referee.choose(fight, me.index, Decision.WEAPON, tools(fight, me, foe))
    pure_special(referee, fight, me, foe, slot)


@rule
def shoot_at(referee: Referee, fight: Fight, me: Combatant, bits: int, aimed: bool, moved: bool) -> None:
    """IH-7: a shot at one of these."""
    foe = fight.combatants[choose_target(referee, fight, me, bits)]
    shoot(referee, fight, me, foe, bow_slot(fight, me), choose_aim(referee, fight, me, foe, aimed), moved)


@rule
def throw_at(referee: Referee, fight: Fight, me: Combatant, moved: bool) -> None:
    """IH-8: a throw."""
    slot = referee.choose(fight, me.index, Decision.WEAPON, throwing(fight, me))
    bits = in_flight(fight, me, flies(fight, me, slot))
    if bits:
        throw(referee, fight, me, fight.combatants[choose_target(referee, fight, me, bits)], slot, -1, moved)


@rule
def follows(fight: Fight, me: Combatant, considered: int) -> int:
    """IH-2.11, IH-2.14, IH-6.7: what may come out of free movement, but not of flight, of what is considered.

    As a bit set of Follow; NOTHING always.
    """
    bits = 1 << Follow.NOTHING
    if fleeing(fight, me):
        return bits
    targets = strike_targets(fight, me)
    if targets and me.strode >= 2:
        bits |= 1 << Follow.CHARGE
    if chased(fight, targets):
        bits |= 1 << Follow.CHASE
    if has(considered, Follow.SHOOT) and loaded(fight, me) and shoot_targets(fight, me):
        bits |= 1 << Follow.SHOOT
    if has(considered, Follow.THROW) and throw_targets(fight, me):
        bits |= 1 << Follow.THROW
    return bits


@rule
def move_freely(referee: Referee, fight: Fight, me: Combatant, running: bool) -> None:
    """IH-2.9, IH-2.14: free movement, and what may come out of it."""
    stir(me)
    travel(referee, fight, me, running)
    fight.target = -1
    if fight.options.move_and_strike:
        return
    considered = referee.considers(fight, me.index, Decision.FOLLOW)
    follow = referee.choose(fight, me.index, Decision.FOLLOW, follows(fight, me, considered))
    if follow == Follow.NOTHING:
        return
    me.stride = 0  # IH-2.17: not nothing but a move
    if follow == Follow.CHARGE:
        strike(referee, fight, me, strike_targets(fight, me), False, CHARGED)
    elif follow == Follow.CHASE:
        strike(referee, fight, me, chased(fight, strike_targets(fight, me)), False, CHASED)
    elif follow == Follow.SHOOT:
        shoot_at(referee, fight, me, shoot_targets(fight, me), False, True)
    else:
        throw_at(referee, fight, me, True)


@rule
def fight_back(referee: Referee, fight: Fight, me: Combatant, action: int) -> None:
    """IH-1.6: attacks."""
    if action == Action.STRIKE or action == Action.AIMED:
        manner = CHARGED if me.strode >= 2 else PLAIN  # IH-2.11: the first attack after the move
        strike(referee, fight, me, fight.in_reach, action == Action.AIMED, manner)
    elif action == Action.SPECIAL:
        attempt(referee, fight, me)
    elif action == Action.OPENING:
        use_opening(referee, fight, me)
    elif action == Action.SHOOT or action == Action.AIMED_SHOT:
        shoot_at(referee, fight, me, fight.in_sight, action == Action.AIMED_SHOT, me.stride > 0)
    elif action == Action.AIM:
        aim(referee, fight, me, fight.combatants[choose_target(referee, fight, me, fight.in_sight)])
    elif action == Action.THROW:
        throw_at(referee, fight, me, me.stride > 0)
    else:
        reload_step(referee, fight, me)


@rule
def depart(me: Combatant, presence: Presence) -> None:
    """IH-5.2: is out of the fight."""
    me.presence = presence
    me.waiting = False


@rule
def leave(referee: Referee, fight: Fight, me: Combatant, action: int) -> None:
    """IH-5.2: gets away, or gives up."""
    depart(me, Presence.AWAY if action == Action.LEAVE else Presence.YIELDED)
    referee.tell(Event.LEAVES if action == Action.LEAVE else Event.YIELDS, me.index)


@rule
def do_deed(referee: Referee, fight: Fight, me: Combatant, action: int) -> None:
    """IH-1.6: other active deeds."""
    if action == Action.READY:
        stir(me)
        ready(referee, fight, me)
    elif action == Action.STAND:
        stand_up(referee, me)
    elif action == Action.CLEAR_EYES:
        clear_eyes(referee, me)
    elif action == Action.BREAK_FREE:
        break_free(referee, fight, me)
    elif action == Action.DOUSE:
        put_out(referee, fight, me)
    elif action == Action.FIRST_AID:
        give_aid(referee, fight, me)
    elif action == Action.PULL_ARROW:
        tear_out(referee, fight, me)
    elif action == Action.DOOR:
        stir(me)
        use_door(referee, fight, me)
    else:
        leave(referee, fight, me, action)


ATTACKS = 1 << Action.STRIKE | 1 << Action.AIMED | 1 << Action.SPECIAL | 1 << Action.OPENING | 1 << Action.SHOOT
ATTACKS |= 1 << Action.AIMED_SHOT | 1 << Action.AIM | 1 << Action.THROW | 1 << Action.RELOAD


@rule
def perform(referee: Referee, fight: Fight, me: Combatant, action: int) -> None:
    """IH-1.6: the action itself, and the blows that follow out of it."""
    if ATTACKS >> action & 1:
        fight_back(referee, fight, me, action)
    elif action == Action.MOVE:
        stir(me)
        step(referee, fight, me)
    elif action == Action.WALK or action == Action.RUN:
        move_freely(referee, fight, me, action == Action.RUN)
    else:
        do_deed(referee, fight, me, action)
    if fight.next_by >= 0:
        follow_ups(referee, fight)
