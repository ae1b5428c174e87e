"""IH-2.14, IH-2.18: whom one could strike, shoot or throw at."""

from __future__ import annotations

from affray.core.kinds import Presence
from affray.core.records import rule
from affray.rulesets.iskuhetki.kinds import Sleep
from affray.rulesets.iskuhetki.model import RANGES, Combatant, Fight
from affray.rulesets.iskuhetki.rules.chances import flies
from affray.rulesets.iskuhetki.rules.deeds import bow_slot, loaded
from affray.rulesets.iskuhetki.rules.ground import controls_at, gap, in_view
from affray.rulesets.iskuhetki.rules.items import held, wieldable
from affray.rulesets.iskuhetki.rules.manoeuvres import possible
from affray.rulesets.iskuhetki.rules.state import able
from affray.rulesets.iskuhetki.rules.strike import striking, usable

FAR = 1 << 30  # hexes: farther than anybody is


@rule
def attackable(fight: Fight, me: Combatant, foe: Combatant) -> bool:
    """IH-1.6, IH-4.4: an enemy that is there and alive, whom one hasn't said not to attack."""
    if foe.side == me.side or foe.dead or foe.presence != Presence.IN:
        return False
    return me.declined >> foe.index & 1 == 0


@rule
def can_strike(fight: Fight, me: Combatant, foe: Combatant, wielded: int, hexes: int) -> bool:
    """IH-2.18, IH-2.13: whether something that one wields strikes somebody at its range, in line of sight."""
    near = striking(fight, me, wielded, hexes) != 0 and attackable(fight, me, foe)
    return near and in_view(fight, me, foe)


@rule
def look_at(fight: Fight, me: Combatant, foe: Combatant, wielded: int, hexes: int) -> None:
    """IH-2.15, IH-2.18: whether one could strike an enemy so near, and whether it controls where one stands."""
    if can_strike(fight, me, foe, wielded, hexes):
        fight.in_reach |= 1 << foe.index
    if foe.sleep == Sleep.AWAKE and controls_at(fight, foe, me, hexes):
        fight.held |= 1 << foe.index


@rule
def look_around(fight: Fight, me: Combatant) -> None:
    """IH-2.15, IH-2.18, IH-2.13: whom one could strike, who controls where one stands, the nearest enemy."""
    wielded = wieldable(fight, me)
    least = FAR
    fight.in_reach = 0
    fight.held = 0
    fight.near = -1
    fight.closest = FAR
    for i in range(fight.count):
        foe = fight.combatants[i]
        if foe.side == me.side or foe.dead or foe.presence != Presence.IN:
            continue
        hexes = gap(fight, me, foe)
        fight.closest = min(fight.closest, hexes)
        if hexes < RANGES:
            look_at(fight, me, foe, wielded, hexes)
        if hexes < least and foe.sleep == Sleep.AWAKE:
            least = hexes
            fight.near = i


@rule
def strike_targets(fight: Fight, me: Combatant) -> int:
    """IH-2.18, IH-2.13: whom one could strike from where one stands, as a bit set."""
    wielded = wieldable(fight, me)
    bits = 0
    for i in range(fight.count):
        foe = fight.combatants[i]
        if foe.side != me.side:
            hexes = gap(fight, me, foe)
            if hexes < RANGES and can_strike(fight, me, foe, wielded, hexes):
                bits |= 1 << i
    return bits


@rule
def special_targets(fight: Fight, me: Combatant, bits: int) -> int:
    """IH-6.5: against whom of these some manoeuvre is possible, as a bit set."""
    for i in range(fight.count):
        if bits >> i & 1 and not anything(fight, me, fight.combatants[i]):
            bits &= ~(1 << i)
    return bits


@rule
def anything(fight: Fight, me: Combatant, foe: Combatant) -> bool:
    """IH-6.5: whether any manoeuvre is possible."""
    return not foe.down or able(foe) or tools(fight, me, foe) != 0


@rule
def tools(fight: Fight, me: Combatant, foe: Combatant) -> int:
    """IH-6.5: with what some manoeuvre is possible, slots as bits: a knockdown or stun mostly is, else one looks."""
    bits = usable(fight, me, gap(fight, me, foe))
    if not foe.down or able(foe):
        return bits
    for k in range(fight.book.beings[me.index].item_count):
        if bits >> k & 1 and possible(fight, me, foe, k) == 0:
            bits &= ~(1 << k)
    return bits


@rule
def in_flight(fight: Fight, me: Combatant, hexes: int) -> int:
    """IH-2.13, IH-7.7: whom a missile that goes so far could be sent at, as a bit set."""
    bits = 0
    for i in range(fight.count):
        foe = fight.combatants[i]
        if attackable(fight, me, foe) and gap(fight, me, foe) <= hexes and in_view(fight, me, foe):
            bits |= 1 << i
    return bits


@rule
def shoot_targets(fight: Fight, me: Combatant) -> int:
    """IH-7.5, IH-7.7: whom one could shoot now, as a bit set."""
    if not loaded(fight, me) or me.grappled >= 0:
        return 0
    return in_flight(fight, me, flies(fight, me, bow_slot(fight, me)))


@rule
def throwing(fight: Fight, me: Combatant) -> int:
    """IH-8: what one could throw: what is in the main or the other hand, as a bit set of slots."""
    if me.grappled >= 0:
        return 0
    return held(me) & fight.book.beings[me.index].flying & ~me.broken


@rule
def throw_range(fight: Fight, me: Combatant) -> int:
    """IH-8: how many hexes far what one could throw goes at most; 0 with nothing to throw."""
    bits = throwing(fight, me)
    hexes = 0
    if bits:
        for k in range(fight.book.beings[me.index].item_count):
            if bits >> k & 1:
                hexes = max(hexes, flies(fight, me, k))
    return hexes


@rule
def throw_targets(fight: Fight, me: Combatant) -> int:
    """IH-8: at whom one could throw something, as a bit set."""
    hexes = throw_range(fight, me)
    return in_flight(fight, me, hexes) if hexes > 0 else 0


@rule
def may_throw(fight: Fight, me: Combatant) -> bool:
    """IH-8: whether there is anybody to throw at, by what one saw when one looked around."""
    hexes = throw_range(fight, me)
    if hexes == 0 or fight.closest > hexes:
        return False
    return fight.in_reach != 0 or in_flight(fight, me, hexes) != 0


@rule
def chased(fight: Fight, bits: int) -> int:
    """IH-2.14: of some targets those who fled or used free movement in their last action, as a bit set."""
    for i in range(fight.count):
        if bits >> i & 1 and not fight.combatants[i].moving:
            bits &= ~(1 << i)
    return bits
