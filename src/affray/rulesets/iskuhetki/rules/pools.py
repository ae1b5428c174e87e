"""IH-4: a defender's points, shared out over several attacks."""

from __future__ import annotations

from affray.core.grid import STEPS_LIMIT
from affray.core.records import rule
from affray.core.referee import HUSH, Referee, Summing
from affray.rulesets.iskuhetki.codes import Decision, Event, Why
from affray.rulesets.iskuhetki.kinds import MainWay, Way
from affray.rulesets.iskuhetki.model import RANGES, Combatant, Fight
from affray.rulesets.iskuhetki.rules.chances import flies, item_row, sight
from affray.rulesets.iskuhetki.rules.ground import gap, held_by, in_view
from affray.rulesets.iskuhetki.rules.items import wieldable, works
from affray.rulesets.iskuhetki.rules.state import able, fleeing, hindrance, stunned
from affray.rulesets.iskuhetki.rules.walks import survey

UNOPENED = -1
CHARGING, RUNNING = 2, 2  # IH-2.11: who moved with a bonus in the last moment; IH-2.9: hexes more at most
NO, YES = range(2)


@rule
def parry_slot(fight: Fight, me: Combatant, way: int) -> int:
    """IH-3.8, IH-4.2: what a way of parrying parries with: what is in hand, else a part of the body; -1: nothing."""
    being = fight.book.beings[me.index]
    slot = me.off if way == Way.PARRY_OFF else me.main
    if slot >= 0:
        return slot if fight.book.items[being.items + slot].parry > 0 else -1
    if way == Way.PARRY and being.naturals:
        for k in range(being.item_count):
            item = fight.book.items[being.items + k]
            if item.natural and item.parry > 0 and works(fight, me, k):
                return k
    return -1


@rule
def share_left(value: int) -> int:
    """IH-4.2: half, rounded up."""
    return (value + 1) // 2


@rule
def is_full(me: Combatant, way: int) -> bool:
    """IH-4.2, IH-4.3: whether a way has the full skill, by what was named the main way."""
    if way == Way.DODGE:
        return me.main_way == MainWay.DODGE
    if way == Way.PARRY:
        return me.main_way == MainWay.PARRY or me.main_way == MainWay.DUAL
    return me.main_way == MainWay.PARRY_OFF or me.main_way == MainWay.DUAL_OFF


@rule
def is_dual(me: Combatant) -> bool:
    """IH-4.3: parries with two weapons."""
    return me.main_way == MainWay.DUAL or me.main_way == MainWay.DUAL_OFF


@rule
def way_skill(fight: Fight, me: Combatant, way: int) -> int:
    """IH-4.2: the skill on the sheet for a way of defending."""
    if way == Way.DODGE:
        return fight.book.beings[me.index].dodge
    slot = parry_slot(fight, me, way)
    return fight.book.items[item_row(fight, me, slot)].parry if slot >= 0 else 0


@rule
def penalized(referee: Summing, fight: Fight, me: Combatant, way: int) -> int:
    """IH-4.5, IH-3.17, IH-5.1: the skill after its penalties."""
    skill = way_skill(fight, me, way)
    total = referee.part(Why.SKILL, me.index, skill)
    if fight.options.sight_hinders_defence:
        total += sight(referee, fight, me, skill)
    return total + hindrance(referee, me, skill)


@rule
def reckon(referee: Summing, fight: Fight, me: Combatant, way: int) -> int:
    """IH-4.2, IH-4.3: the points of a way's pool as it is opened."""
    total = penalized(referee, fight, me, way)
    if not is_full(me, way):
        total += referee.part(Why.HALF, me.index, share_left(total) - total)
    if is_dual(me):
        dual = fight.book.beings[me.index].dual_wield
        total += referee.part(Why.DUAL_HALF, me.index, share_left(dual))
    return total


@rule
def shut_out(me: Combatant, way: int) -> bool:
    """IH-4.2, IH-4.3: with two weapons there is no dodge; else the parry pool is one item's."""
    if is_dual(me):
        return way == Way.DODGE
    if way == Way.PARRY:
        return me.pools[Way.PARRY_OFF] != UNOPENED or me.main_way == MainWay.PARRY_OFF
    if way == Way.PARRY_OFF:
        return me.pools[Way.PARRY] != UNOPENED or me.main_way == MainWay.PARRY
    return False


@rule
def points_left(fight: Fight, me: Combatant, way: int) -> int:
    """IH-4.4: how many points a way has to give; before anything is named all of the skill."""
    if not me.answered:
        return penalized(HUSH, fight, me, way)
    if shut_out(me, way):
        return 0
    if me.pools[way] == UNOPENED:
        return reckon(HUSH, fight, me, way)
    return me.pools[way]


@rule
def main_ways(fight: Fight, me: Combatant) -> int:
    """IH-4.2, IH-4.3: what one could name the main way."""
    bits = 0
    first = way_skill(fight, me, Way.PARRY) > 0
    second = way_skill(fight, me, Way.PARRY_OFF) > 0
    if first:
        bits |= 1 << MainWay.PARRY
    if second:
        bits |= 1 << MainWay.PARRY_OFF
    if me.grappled < 0 and fight.book.beings[me.index].dodge > 0:
        bits |= 1 << MainWay.DODGE
    if first and second and fight.book.beings[me.index].dual_wield > 0:
        bits |= 1 << MainWay.DUAL | 1 << MainWay.DUAL_OFF
    return bits


@rule
def compatible(bits: int, way: int) -> int:
    """IH-4.2: of the main ways those under which the way just chosen has points."""
    if way == Way.DODGE:
        return bits & (1 << MainWay.DODGE | 1 << MainWay.PARRY | 1 << MainWay.PARRY_OFF)
    if way == Way.PARRY:
        return bits & ~(1 << MainWay.PARRY_OFF)
    return bits & ~(1 << MainWay.PARRY)


@rule
def same_main_way(way: int) -> int:
    """IH-4.4: the main way that a single answer makes."""
    if way == Way.DODGE:
        return MainWay.DODGE
    return MainWay.PARRY if way == Way.PARRY else MainWay.PARRY_OFF


@rule
def nearer(fight: Fight, other: Combatant, me: Combatant) -> int:
    """IH-2.14, IH-4.4: how many hexes nearer somebody may come before it strikes: in a charge or a chase."""
    if other.strode >= CHARGING or me.moving or fight.options.move_and_strike:
        return fight.book.beings[other.index].free_move + RUNNING
    return 0


@rule
def could_reach(fight: Fight, other: Combatant, me: Combatant) -> bool:
    """IH-4.4: whether somebody could attack one from where it stands, or out of movement that it may make first."""
    more = nearer(fight, other, me)
    if not fight.book.terrain.walled:
        return could_strike(fight, other, me, more) or could_send(fight, other, me)
    if in_view(fight, other, me) and (could_strike(fight, other, me, 0) or could_send(fight, other, me)):
        return True
    return comes_round(fight, other, me, more > 0)


@rule
def could_strike(fight: Fight, other: Combatant, me: Combatant, more: int) -> bool:
    """IH-4.4: whether something that somebody wields reaches one, `more` hexes nearer in a charge or chase."""
    being = fight.book.beings[other.index]
    far = gap(fight, other, me)
    bits = wieldable(fight, other)
    if more == 0 and far < RANGES and bits & being.strikes[far]:
        return True
    for k in range(being.item_count):
        if bits >> k & 1 and far <= fight.book.items[item_row(fight, other, k)].reach + more:
            return True
    return False


@rule
def could_send(fight: Fight, other: Combatant, me: Combatant) -> bool:
    """IH-4.4: whether somebody holds what can be shot or thrown as far as one is."""
    being = fight.book.beings[other.index]
    bits = wieldable(fight, other) & (being.bows | being.flying)
    if bits == 0:
        return False
    far = gap(fight, other, me)
    for k in range(being.item_count):
        if bits >> k & 1:
            ready = other.steps[k] >= fight.book.items[item_row(fight, other, k)].loading
            if ready and far <= flies(fight, other, k):
                return True
    return False


@rule
def comes_round(fight: Fight, other: Combatant, me: Combatant, charging: bool) -> bool:
    """IH-4.4, IH-2.13, IH-2.14: whether free movement past walls brings somebody to where it can attack one.

    `charging`: it may strike out of the movement; to shoot or throw everybody may.
    """
    being = fight.book.beings[other.index]
    if other.down or other.grappled >= 0 or held_by(fight, other) or not (charging or being.bows | being.flying):
        return False
    steps = min(STEPS_LIMIT, being.free_move + (RUNNING if other.strode else 0))
    start = other.piece.place
    found = False
    for k in range(survey(fight, other, steps, False)):
        other.piece.place = fight.walks[0].places[k]
        if in_view(fight, other, me) and attacks_from_there(fight, other, me, charging):
            found = True
            break
    other.piece.place = start
    return found


@rule
def attacks_from_there(fight: Fight, other: Combatant, me: Combatant, charging: bool) -> bool:
    """IH-2.14: whether somebody could attack one from where free movement has brought it."""
    return (charging and could_strike(fight, other, me, 0)) or could_send(fight, other, me)


@rule
def may_attack(fight: Fight, other: Combatant, me: Combatant) -> bool:
    """IH-4.4: whether an enemy can still attack one in this moment."""
    if strikes_again(fight, other, me):
        return True
    if other.side == me.side or other.attacks_left <= 0 or not able(other) or (other.declined >> me.index & 1):
        return False
    if (other.had_turn and not other.waiting and other.index != fight.actor) or hindered(fight, other):
        return False
    return could_reach(fight, other, me)


@rule
def strikes_again(fight: Fight, other: Combatant, me: Combatant) -> bool:
    """IH-4.1, IH-6.3: whether a blow with its other weapon follows the one that is being answered (dual wield)."""
    return fight.next_by == other.index and fight.next_on == me.index and fight.next_dual


@rule
def hindered(fight: Fight, other: Combatant) -> bool:
    """IH-6.3, IH-6.7, IH-10.4: whether something keeps somebody from attacking anybody in this moment."""
    if stunned(fight, other) or fleeing(fight, other):
        return True
    return other.startled >= other.attacks_left or other.aids >= 0 or other.aided


@rule
def others_to_come(fight: Fight, me: Combatant) -> int:
    """IH-4.4: enemies who can still attack one in this moment, as a bit set."""
    bits = 0
    for i in range(fight.count):
        if i != me.index and may_attack(fight, fight.combatants[i], me):
            bits |= 1 << i
    return bits


@rule
def silent(fight: Fight, me: Combatant, bits: int) -> int:
    """IH-4.4: of some enemies those who haven't said yet whether they attack one, as a bit set."""
    for i in range(fight.count):
        other = fight.combatants[i]
        if bits >> i & 1 and (other.announced >> me.index & 1 == 1 or strikes_again(fight, other, me)):
            bits &= ~(1 << i)
    return bits


@rule
def announce_all(referee: Referee, fight: Fight, me: Combatant) -> None:
    """IH-4.4, option `shares_known_ahead`: who may still attack one in this moment says so before the first answer."""
    bits = silent(fight, me, others_to_come(fight, me))
    if bits:
        referee.each(fight, bits, announce)


@rule
def announce(referee: Referee, fight: Fight, who: int) -> None:
    """IH-4.4: whether it attacks the one now attacked; who says no may not."""
    says = referee.choose(fight, who, Decision.ANNOUNCE, 1 << NO | 1 << YES)
    me = fight.combatants[who]
    me.announced |= 1 << fight.target
    if says == NO:
        me.declined |= 1 << fight.target
    referee.tell(Event.ANNOUNCES, who, fight.target, says)


@rule
def name_main_way(referee: Referee, fight: Fight, me: Combatant, way: int, others: int) -> None:
    """IH-4.2, IH-4.4: at the first answer of the moment, when others may still attack."""
    if others == 0:
        me.main_way = same_main_way(way)
        return
    me.main_way = referee.choose(fight, me.index, Decision.MAIN_WAY, compatible(main_ways(fight, me), way))
    referee.tell(Event.SHARES, me.index, -1, me.main_way)


@rule
def spend(referee: Referee, fight: Fight, me: Combatant, way: int, others: int) -> int:
    """IH-4.1, IH-4.4: the points that go against this attack, as parts of a sum; all of them when no other can come."""
    fresh = me.pools[way] == UNOPENED
    pool = reckon(referee, fight, me, way) if fresh else referee.part(Why.POINTS, me.index, me.pools[way])
    points = pool
    if others != 0 and pool > 1:
        points = referee.amount(fight, me.index, Decision.POINTS, 1, pool)
        if points != pool:
            referee.part(Why.KEPT_BACK, me.index, points - pool)
    me.pools[way] = max(0, pool - points)
    return points


@rule
def new_pools(me: Combatant) -> None:
    """IH-4.1, IH-1.5: nothing is answered yet in this moment, or a further defence action begins."""
    me.answered = False
    me.guards = 0
    me.pools[Way.PARRY] = UNOPENED
    me.pools[Way.PARRY_OFF] = UNOPENED
    me.pools[Way.DODGE] = UNOPENED


@rule
def is_shield(fight: Fight, me: Combatant, slot: int) -> bool:
    """IH-3.8: whether an item is a shield."""
    return slot >= 0 and fight.book.beings[me.index].shields >> slot & 1 == 1
