"""IH-6.3: what the seventeen manoeuvres need, and what they do."""

from __future__ import annotations

from affray.core.grid import Sector
from affray.core.records import rule
from affray.core.referee import Referee
from affray.rulesets.iskuhetki.codes import Decision, Event, Why
from affray.rulesets.iskuhetki.kinds import Damage, Grade, Manoeuvre, Sleep
from affray.rulesets.iskuhetki.model import NO_STRIKE, Combatant, Fight
from affray.rulesets.iskuhetki.rules.chances import at_range, item_row
from affray.rulesets.iskuhetki.rules.damage import damage_of, found_location, land
from affray.rulesets.iskuhetki.rules.fire import ignite
from affray.rulesets.iskuhetki.rules.ground import gap, sector_of
from affray.rulesets.iskuhetki.rules.items import blinding, break_item, drop_all, let_go, weapon_of
from affray.rulesets.iskuhetki.rules.shove import (
    apart_hex,
    can_evade,
    can_pull,
    close_in_hex,
    evade,
    fling_item,
    hurl,
    overpower_value,
    pull,
    push,
)
from affray.rulesets.iskuhetki.rules.state import able, beat, fall, lose_mind
from affray.rulesets.iskuhetki.rules.wear import count_wear
from affray.rulesets.iskuhetki.rules.wounds import armour_at

BREAKABLE_LEVEL = 3  # IH-6.3: break weapon


@rule
def other_hand(me: Combatant, slot: int) -> int:
    """IH-6.3: what is in the other hand, -1 for nothing."""
    return me.off if slot == me.main else me.main


@rule
def by_tool(fight: Fight, me: Combatant, foe: Combatant, slot: int) -> int:
    """IH-6.3: what the weapon in use allows, as a bit set."""
    item = fight.book.items[item_row(fight, me, slot)]
    bits = 0
    if item.precision or item.at_range[0] >= 0:
        bits |= 1 << Manoeuvre.PRECISION_STAB
    if item.thrusting:
        bits |= 1 << Manoeuvre.SWING
    if item.cutting:
        bits |= 1 << Manoeuvre.THRUST
    if item.fire:
        bits |= 1 << Manoeuvre.TORCH
    if item.blunt and sector_of(fight, foe, me) != Sector.FRONT and foe.sleep == Sleep.AWAKE:
        bits |= 1 << Manoeuvre.KNOCKOUT
    if item.draws and can_pull(fight, me, foe):
        bits |= 1 << Manoeuvre.DRAW_CLOSER
    if blinding(fight, me, slot) >= 0 and not foe.blinded:
        bits |= 1 << Manoeuvre.BLIND
    return bits


@rule
def reaches(fight: Fight, me: Combatant, foe: Combatant, slot: int) -> bool:
    """IH-2.18: whether an item strikes at the range of the two."""
    return at_range(fight, me, slot, gap(fight, me, foe)) != NO_STRIKE


@rule
def by_weapon(fight: Fight, me: Combatant, foe: Combatant, slot: int) -> int:
    """IH-6.3: what the opponent's weapon, and one's own second one, allow, as a bit set."""
    bits = 0
    weapon = weapon_of(fight, foe)
    if weapon >= 0:
        bits |= 1 << Manoeuvre.DISARM
        if fight.book.items[item_row(fight, foe, weapon)].level <= BREAKABLE_LEVEL:
            bits |= 1 << Manoeuvre.BREAK_WEAPON
    second = other_hand(me, slot)
    if second >= 0 and fight.book.beings[me.index].dual_wield > 0 and reaches(fight, me, foe, second):
        bits |= 1 << Manoeuvre.DUAL_WIELD
    return bits


@rule
def by_body(fight: Fight, me: Combatant, foe: Combatant) -> int:
    """IH-6.3: what the two bodies allow, as a bit set."""
    being = fight.book.beings[me.index]
    bits = 0
    if not foe.down:
        bits |= 1 << Manoeuvre.KNOCKDOWN
    if gap(fight, me, foe) <= 1:
        bits |= 1 << Manoeuvre.PUSH
        if being.humanoid and able(foe) and me.grappled < 0 and foe.grappled < 0:
            bits |= 1 << Manoeuvre.GRAPPLE
    if overpower_value(fight, me) > overpower_value(fight, foe):
        bits |= 1 << Manoeuvre.OVERPOWER
    heard = me.shouted_at >> foe.index & 1 and fight.book.beings[foe.index].intelligent
    if being.voice > 0 and able(foe) and not heard:
        bits |= 1 << Manoeuvre.SHOUT
    if able(foe):
        bits |= 1 << Manoeuvre.STUN
    return bits


@rule
def possible(fight: Fight, me: Combatant, foe: Combatant, slot: int) -> int:
    """IH-6.1, IH-6.3: the manoeuvres that the situation and the weapon allow, as a bit set."""
    if foe.dead:
        return 0
    bits = by_tool(fight, me, foe, slot) | by_weapon(fight, me, foe, slot) | by_body(fight, me, foe)
    if can_evade(fight, me):
        bits |= 1 << Manoeuvre.EVADE
    return bits


@rule
def times(double: bool) -> int:
    """IH-6.12: what is doubled comes twice."""
    return 2 if double else 1


@rule
def use_up(me: Combatant, slot: int) -> None:
    """IH-6.3: a handful is thrown; what is used up is as good as broken."""
    me.left[slot] -= 1
    if me.left[slot] <= 0:
        break_item(me, slot)


@rule
def blind(referee: Referee, fight: Fight, me: Combatant, foe: Combatant, slot: int) -> None:
    """IH-6.3: until 5 or 6 on a d6; sand and powder are used up."""
    tool = blinding(fight, me, slot)
    if tool < 0 or foe.blinded:
        return
    if tool != slot:
        use_up(me, tool)
    foe.blinded = True
    referee.tell(Event.BLINDED, foe.index, me.index)


@rule
def break_weapon(referee: Referee, fight: Fight, me: Combatant, foe: Combatant, critical: bool, double: bool) -> None:
    """IH-6.3: a wear counter, d2 + 1 on a critical."""
    weapon = weapon_of(fight, foe)
    if weapon < 0:
        return
    counters = referee.roll(2, me.index, Why.BREAK_COUNTERS) + 1 if critical else 1
    count_wear(referee, fight, foe, weapon, counters * times(double))


@rule
def disarm(referee: Referee, fight: Fight, me: Combatant, foe: Combatant, critical: bool, double: bool) -> None:
    """IH-6.3: the weapon falls d2 - 1 hexes away, d3 - 1 on a critical, in a direction by d6."""
    weapon = weapon_of(fight, foe)
    if weapon < 0:
        return
    hexes = (referee.roll(3 if critical else 2, me.index, Why.DISARM_DISTANCE) - 1) * times(double)
    direction = referee.roll(6, me.index, Why.DISARM_DIRECTION) - 1 if hexes > 0 else 0
    let_go(foe, weapon)
    foe.dropped |= 1 << weapon
    foe.lies[weapon] = fling_item(fight, foe, hexes, direction)
    referee.tell(Event.DISARMED, foe.index, me.index, item_row(fight, foe, weapon), hexes)


@rule
def grapple(referee: Referee, fight: Fight, me: Combatant, foe: Combatant) -> None:
    """IH-6.11: both in the target's hex, both drop what they hold."""
    close_in_hex(fight, me, foe)
    drop_all(referee, fight, me)
    drop_all(referee, fight, foe)
    me.grappled = foe.index
    foe.grappled = me.index
    referee.tell(Event.GRAPPLED, foe.index, me.index)


@rule
def release(referee: Referee, fight: Fight, me: Combatant) -> None:
    """IH-6.11: the hold is over, for both."""
    if me.grappled >= 0:
        other = fight.combatants[me.grappled]
        if other.grappled == me.index:
            other.grappled = -1
        referee.tell(Event.FREE, me.index, me.grappled)
        me.grappled = -1


@rule
def loosen(referee: Referee, fight: Fight, me: Combatant) -> None:
    """IH-6.11, IH-5.2: who is out of the fight, or holds another by now, holds nobody any more."""
    other = fight.combatants[me.grappled]
    if not able(other) or other.grappled != me.index:
        release(referee, fight, me)


@rule
def stun(referee: Referee, fight: Fight, me: Combatant, foe: Combatant, double: bool) -> None:
    """IH-6.3: loses its action of this moment, if still unspent, and of the next."""
    foe.stunned_until = max(foe.stunned_until, beat(fight) + times(double))
    referee.tell(Event.STUN, foe.index, me.index, times(double))


@rule
def frighten(referee: Referee, fight: Fight, me: Combatant, foe: Combatant, deeply: bool, double: bool) -> None:
    """IH-6.7: the target loses its next attack action; deeply frightened it flees for d6 moments."""
    me.shouted_at |= 1 << foe.index
    if not deeply:
        foe.startled += times(double)
        referee.tell(Event.STARTLED, foe.index, me.index)
        return
    moments = referee.roll(6, me.index, Why.FLIGHT) * times(double)
    foe.flees_until = max(foe.flees_until, beat(fight) + moments)
    referee.tell(Event.FLEES, foe.index, me.index, moments)


@rule
def extra_blow(
    referee: Referee, fight: Fight, me: Combatant, foe: Combatant, slot: int, manoeuvre: int, grade: int, charged: bool
) -> None:
    """IH-6.3, IH-6.10: precision stab, thrust and swing do damage of their own, at the location struck or chosen."""
    where = fight.where
    kind = fight.book.items[item_row(fight, me, slot)].damage
    if manoeuvre == Manoeuvre.SWING:
        table = fight.book.tables[fight.book.beings[foe.index].table]
        where = referee.choose(fight, me.index, Decision.LOCATION, (1 << table.count) - 1)
        kind = Damage.BLUNT
    where = found_location(referee, fight, me, foe, where)
    armour = armour_at(fight, foe, where)
    if manoeuvre == Manoeuvre.THRUST:
        kind = Damage.PIERCING
        armour //= 2
    elif manoeuvre == Manoeuvre.PRECISION_STAB:
        armour = 0
    damage = damage_of(referee, fight, me, foe, slot, charged)
    land(referee, fight, me, foe, slot, where, damage, armour, kind, grade)


@rule
def torch(referee: Referee, fight: Fight, me: Combatant, foe: Combatant) -> None:
    """IH-6.3, IH-6.10: sets the struck location on fire."""
    ignite(referee, fight, foe, found_location(referee, fight, me, foe, fight.where))


@rule
def shift(
    referee: Referee, fight: Fight, me: Combatant, foe: Combatant, manoeuvre: int, critical: bool, double: bool
) -> None:
    """IH-6.3: manoeuvres that move somebody. Evade, push and knockdown break a grapple too (IH-6.11)."""
    if manoeuvre == Manoeuvre.DRAW_CLOSER:
        pull(referee, fight, me, foe, times(double))
        return
    wrestled = me.grappled == foe.index
    if wrestled or manoeuvre == Manoeuvre.EVADE:
        release(referee, fight, me)
    if manoeuvre == Manoeuvre.EVADE:
        evade(referee, fight, me, times(double))
        return
    if manoeuvre == Manoeuvre.PUSH:
        push(referee, fight, me, foe, (2 if critical else 1) * times(double))
    elif manoeuvre == Manoeuvre.KNOCKDOWN:
        fall(referee, fight, foe)
    else:
        hurl(referee, fight, me, foe, times(double))
    if wrestled:
        apart_hex(referee, fight, me, foe)


@rule
def hamper(
    referee: Referee,
    fight: Fight,
    me: Combatant,
    foe: Combatant,
    slot: int,
    manoeuvre: int,
    critical: bool,
    double: bool,
) -> None:
    """IH-6.3: manoeuvres against eyes, mind and weapon."""
    if manoeuvre == Manoeuvre.BLIND:
        blind(referee, fight, me, foe, slot)
    elif manoeuvre == Manoeuvre.BREAK_WEAPON:
        break_weapon(referee, fight, me, foe, critical, double)
    elif manoeuvre == Manoeuvre.DISARM:
        disarm(referee, fight, me, foe, critical, double)
    elif manoeuvre == Manoeuvre.GRAPPLE:
        grapple(referee, fight, me, foe)
    elif manoeuvre == Manoeuvre.KNOCKOUT:
        lose_mind(referee, fight, foe, Sleep.KNOCKED_OUT, Event.KNOCKED_OUT)
    elif manoeuvre == Manoeuvre.STUN:
        stun(referee, fight, me, foe, double)


MOVING = 1 << Manoeuvre.DRAW_CLOSER | 1 << Manoeuvre.EVADE | 1 << Manoeuvre.PUSH
MOVING |= 1 << Manoeuvre.KNOCKDOWN | 1 << Manoeuvre.OVERPOWER
BLOWS = 1 << Manoeuvre.PRECISION_STAB | 1 << Manoeuvre.SWING | 1 << Manoeuvre.THRUST


@rule
def perform(
    referee: Referee, fight: Fight, me: Combatant, foe: Combatant, slot: int, manoeuvre: int, grade: int, double: bool
) -> None:
    """IH-6.3, IH-6.12: a manoeuvre takes effect; SHOUT and DUAL_WIELD have rolls of their own (`specials`)."""
    if foe.dead and manoeuvre != Manoeuvre.EVADE:
        return
    critical = grade == Grade.CRITICAL
    if MOVING >> manoeuvre & 1:
        shift(referee, fight, me, foe, manoeuvre, critical, double)
    elif BLOWS >> manoeuvre & 1:
        for _ in range(times(double)):
            extra_blow(referee, fight, me, foe, slot, manoeuvre, grade, False)
    elif manoeuvre == Manoeuvre.TORCH:
        torch(referee, fight, me, foe)
    else:
        hamper(referee, fight, me, foe, slot, manoeuvre, critical, double)
    foe.alert = True


@rule
def second_weapon(fight: Fight, me: Combatant, foe: Combatant, slot: int) -> None:
    """IH-6.3, IH-6.10: dual wield: one more attack follows, with the other weapon."""
    fight.next_by = me.index
    fight.next_on = foe.index
    fight.next_slot = other_hand(me, slot)
    fight.next_dual = True
