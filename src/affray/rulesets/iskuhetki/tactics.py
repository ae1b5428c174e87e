"""How an unattended combatant decides. Nothing here is a clause of the rules."""

from __future__ import annotations

from affray.core.bits import has, lowest, size
from affray.core.hexes import direction
from affray.core.kinds import Temper
from affray.core.records import Ints, rule
from affray.core.referee import NOBODY
from affray.rulesets.iskuhetki.blows import BLOWS, decide_blow, wanted_slot
from affray.rulesets.iskuhetki.codes import Decision
from affray.rulesets.iskuhetki.kinds import Action, Follow
from affray.rulesets.iskuhetki.model import Combatant, Fight
from affray.rulesets.iskuhetki.pursuit import best_on_way, door_ahead, in_the_way
from affray.rulesets.iskuhetki.rules.chances import item_row
from affray.rulesets.iskuhetki.rules.deeds import bow_slot
from affray.rulesets.iskuhetki.rules.fire import in_flames
from affray.rulesets.iskuhetki.rules.ground import gap
from affray.rulesets.iskuhetki.rules.packed import bleeding, wound_bleed
from affray.rulesets.iskuhetki.rules.pools import NO, YES, others_to_come
from affray.rulesets.iskuhetki.rules.steps import nearest_foe
from affray.rulesets.iskuhetki.rules.targets import shoot_targets, strike_targets
from affray.rulesets.iskuhetki.weighing import (
    FAR,
    NEAR,
    USELESS,
    archer,
    armed,
    awake_of,
    blade_worth,
    bleeds_badly,
    held_blade,
    holds_missile,
    near_foe,
    out_of_range,
    place_worth,
    range_gain,
    runs_away,
    unarmoured,
    wanted_range,
)


@rule
def escape(me: Combatant, options: int) -> int:
    """Away from here, by the best way there is; who can't get away gives up."""
    if has(options, Action.LEAVE):
        return Action.LEAVE
    if has(options, Action.STAND):
        return Action.STAND
    if has(options, Action.RUN):
        return Action.RUN
    if has(options, Action.WALK):
        return Action.WALK
    if has(options, Action.MOVE):
        return Action.MOVE
    if has(options, Action.YIELD) and me.temper == Temper.COWARD:
        return Action.YIELD
    return Action.PASS


@rule
def out_of_fire(fight: Fight, me: Combatant, options: int) -> int:
    """Away from where it burns, if one stands there; -1 if one doesn't, or can't."""
    if not fight.book.burns or not in_flames(fight, me):
        return -1
    if has(options, Action.WALK):
        return Action.WALK
    return Action.MOVE if has(options, Action.MOVE) else -1


@rule
def trouble(me: Combatant, options: int) -> int:
    """What has to be seen to before anything else, -1 for nothing: flames, eyes, a grapple, the ground."""
    if has(options, Action.DOUSE) and me.burning:
        return Action.DOUSE
    if has(options, Action.CLEAR_EYES):
        return Action.CLEAR_EYES
    if has(options, Action.BREAK_FREE) and not has(options, Action.STRIKE):
        return Action.BREAK_FREE
    if has(options, Action.STAND):
        return Action.STAND
    if has(options, Action.OPENING):
        return Action.OPENING
    return -1


@rule
def disarmed(fight: Fight, me: Combatant, options: int, hexes: int) -> bool:
    """Whether something better than what is in hand could be taken up."""
    if not has(options, Action.READY):
        return False
    if archer(fight, me):
        return hexes <= 1 and wanted_slot(fight, me) >= 0
    if armed(fight, me):
        return False
    held = held_blade(fight, me)
    slot = wanted_slot(fight, me)
    return slot >= 0 and (held < 0 or blade_worth(fight, me, slot) > 2 * blade_worth(fight, me, held))


@rule
def shooting(fight: Fight, me: Combatant, options: int, hexes: int) -> int:
    """Shoots when the aim is good or the foe is near, else aims or loads; -1 for none of these."""
    if has(options, Action.SHOOT):
        slot = bow_slot(fight, me)
        if hexes <= NEAR or me.steps[slot] > fight.book.items[item_row(fight, me, slot)].loading:
            return Action.SHOOT
        return Action.AIM
    return Action.RELOAD if has(options, Action.RELOAD) else -1


@rule
def throws(fight: Fight, me: Combatant, options: int) -> bool:
    """Throws what is made for it at a foe not yet at hand."""
    return has(options, Action.THROW) and not has(options, Action.STRIKE) and holds_missile(fight, me)


@rule
def badly_placed(fight: Fight, me: Combatant, options: int, hexes: int) -> bool:
    """Whether the range is so bad for the weapon that a move is worth more than a strike."""
    return has(options, Action.MOVE) and out_of_range(fight, me, hexes)


@rule
def assault(fight: Fight, me: Combatant, options: int, hexes: int) -> int:
    """Strikes whoever is awake within reach; the mindless go on at the fallen; -1 for nobody."""
    if not has(options, Action.STRIKE):
        return -1
    if awake_of(fight, fight.in_reach) == 0:
        return Action.STRIKE if me.temper == Temper.MINDLESS and hexes >= FAR else -1
    return Action.MOVE if badly_placed(fight, me, options, hexes) else Action.STRIKE


@rule
def approach(fight: Fight, me: Combatant, options: int) -> int:
    """Towards the foe, as fast as may be, by a door if that is the way."""
    if has(options, Action.DOOR) and fight.book.rugged and door_ahead(fight, me) >= 0:
        return Action.DOOR
    if has(options, Action.RUN) and unarmoured(fight, me):
        return Action.RUN
    if has(options, Action.WALK):
        return Action.WALK
    return Action.MOVE if has(options, Action.MOVE) else Action.PASS


@rule
def mends(fight: Fight, me: Combatant, options: int, hexes: int) -> int:
    """Binds wounds, or puts out a friend, when no enemy is near; -1 for neither."""
    if hexes < NEAR:
        return -1
    if has(options, Action.DOUSE):
        return Action.DOUSE
    if has(options, Action.FIRST_AID) and bleeds_badly(fight, me):
        return Action.FIRST_AID
    return -1


@rule
def attack(fight: Fight, me: Combatant, options: int, hexes: int) -> int:
    """How to get at the enemy: by arrow, throw or blow, else nearer."""
    if archer(fight, me):
        shot = shooting(fight, me, options, hexes)
        if shot >= 0:
            return shot
    if throws(fight, me, options):
        return Action.THROW
    blow = assault(fight, me, options, hexes)
    return blow if blow >= 0 else approach(fight, me, options)


@rule
def action(fight: Fight, me: Combatant, options: int) -> int:
    """What to do on one's turn."""
    first = out_of_fire(fight, me, options)
    if first < 0:
        first = trouble(me, options)
    away = runs_away(fight, me)
    if first >= 0 and not (first == Action.OPENING and away):
        return first
    if away:
        return escape(me, options)
    hexes = near_foe(fight, me)
    mend = mends(fight, me, options, hexes)
    if mend >= 0:
        return mend
    if disarmed(fight, me, options, hexes):
        return Action.READY
    return attack(fight, me, options, hexes)


@rule
def counters(fight: Fight, me: Combatant) -> int:
    """Answers a move that makes the range worse for one."""
    foe = fight.combatants[fight.actor]
    if fight.actor < 0 or foe.side == me.side:
        return NO
    hexes = gap(fight, me, foe)
    want = wanted_range(fight, me)
    return YES if want < FAR and hexes != want and range_gain(fight, me, foe, hexes) < 0 else NO


@rule
def follow(fight: Fight, me: Combatant, options: int) -> int:
    """What to make of a free move; only what is made for it is thrown."""
    if has(options, Follow.CHARGE):
        return Follow.CHARGE
    if has(options, Follow.THROW) and holds_missile(fight, me):
        return Follow.THROW
    return Follow.CHASE if has(options, Follow.CHASE) else Follow.NOTHING


@rule
def facing(fight: Fight, me: Combatant, options: int) -> int:
    """Towards the nearest enemy."""
    foe = nearest_foe(fight, me)
    if foe >= 0:
        way = direction(me.piece.place, fight.combatants[foe].piece.place)
        if has(options, way):
            return way
    return me.piece.facing if has(options, me.piece.facing) else lowest(options)


@rule
def patient(fight: Fight, me: Combatant, options: int) -> int:
    """Oneself first, else whoever burns or bleeds most."""
    if has(options, me.index):
        return me.index
    best = lowest(options)
    most = -1
    for i in range(fight.count):
        if has(options, i):
            need = bleeding(fight.combatants[i]) + 10 * size(fight.combatants[i].burning)
            if need > most:
                most = need
                best = i
    return best


@rule
def wound(fight: Fight, me: Combatant, options: int) -> int:
    """The wound that bleeds most, of the patient whom it is about: oneself unless another is bound."""
    best = lowest(options)
    most = -1
    for k in range(me.wound_count):
        if has(options, k) and wound_bleed(me.wounds[k]) > most:
            most = wound_bleed(me.wounds[k])
            best = k
    return best


@rule
def react(fight: Fight, options: int) -> int:
    """The first who waits and has somebody to strike or shoot."""
    for i in range(fight.count):
        if has(options, i):
            me = fight.combatants[i]
            if strike_targets(fight, me) | shoot_targets(fight, me):
                return i
    return NOBODY


@rule
def decide_deed(fight: Fight, me: Combatant, decision: int, options: int) -> int:
    """The tactics for the choices that aren't about a blow."""
    if decision == Decision.FOLLOW:
        return follow(fight, me, options)
    if decision == Decision.FACING:
        return facing(fight, me, options)
    if decision == Decision.COUNTER_MOVE:
        return counters(fight, me)
    if decision == Decision.DOOR:
        ahead = door_ahead(fight, me)
        return ahead if ahead >= 0 and has(options, ahead) else lowest(options)
    if decision == Decision.PATIENT:
        return patient(fight, me, options)
    if decision == Decision.WOUND:
        return wound(fight, me, options)
    if decision == Decision.WHOM:
        foe = nearest_foe(fight, me)
        return foe if foe >= 0 and has(options, foe) else lowest(options)
    if decision == Decision.ANNOUNCE or decision == Decision.PURE_DEFENCE:
        return YES
    return lowest(options)


@rule
def decide(fight: Fight, who: int, decision: int, options: int) -> int:
    """The tactics for every choice."""
    if decision == Decision.REACT:
        return react(fight, options)
    me = fight.combatants[who]
    if decision == Decision.ACTION:
        return action(fight, me, options)
    if BLOWS >> decision & 1:
        return decide_blow(fight, me, decision, options)
    return decide_deed(fight, me, decision, options)


@rule
def decide_amount(fight: Fight, who: int, decision: int, low: int, high: int) -> int:
    """Points in equal shares over this attack and those to come; hexes as the wanted range asks."""
    me = fight.combatants[who]
    if decision == Decision.POINTS:
        return max(low, high // (1 + size(others_to_come(fight, me))))
    if runs_away(fight, me):
        return low
    foe = nearest_foe(fight, me)
    if foe < 0:
        return high
    return min(high, max(low, gap(fight, me, fight.combatants[foe]) - wanted_range(fight, me)))


@rule
def decide_pick(fight: Fight, who: int, decision: int, values: Ints, count: int) -> int:
    """The hex that is worth most."""
    me = fight.combatants[who]
    foe = nearest_foe(fight, me)
    if foe < 0:
        return values[0]
    want = wanted_range(fight, me)
    if want < FAR and in_the_way(fight, me, fight.combatants[foe]):
        return best_on_way(fight, me, fight.combatants[foe], want, values, count)
    best = values[0]
    most = USELESS
    for k in range(count):
        worth = place_worth(fight, fight.combatants[foe], want, values[k], most)
        if worth > most:
            most = worth
            best = values[k]
    return best
