"""IH-2: where one stands: range, sight, sector, control, and how far a body reaches on the map."""

from __future__ import annotations

from affray.core.grid import COVERED_LIMIT, Area, Sector, inside, mark
from affray.core.hexes import (
    Shape,
    apart,
    bearing,
    covered,
    covers,
    distance,
    in_sight,
    mark_zone,
    nearest,
    ring_place,
    ring_size,
    sector,
    sees,
)
from affray.core.records import rule
from affray.rulesets.iskuhetki.model import Combatant, Fight
from affray.rulesets.iskuhetki.rules.state import able, beat

NO_CONTROL = -1
LONGEST = 5  # hexes: nothing controls farther, neither body nor weapon


@rule
def mapped(fight: Fight) -> bool:
    """IH-2.1: whether there is a map; without one only the range of each pair is kept."""
    return fight.book.terrain.width > 0


@rule
def gap(fight: Fight, me: Combatant, other: Combatant) -> int:
    """IH-2.1, IH-2.2: the range in hexes, from the nearest of those that somebody large covers; 0 in the same hex."""
    if fight.book.terrain.width > 0:
        if me.piece.shape == Shape.ONE and other.piece.shape == Shape.ONE:
            return distance(me.piece.place, other.piece.place)
        return apart(me.piece, other.piece)
    return fight.gaps[me.index].to[other.index]


@rule
def in_view(fight: Fight, me: Combatant, other: Combatant) -> bool:
    """IH-2.13: whether no wall or closed door stands between two; who isn't on the map sees nobody."""
    terrain = fight.book.terrain
    if not terrain.walled:
        return True
    if not inside(terrain, me.piece.place) or not inside(terrain, other.piece.place):
        return False
    return sees(terrain, fight.doors, me.piece, other.piece)


@rule
def at_hand(fight: Fight, me: Combatant, other: Combatant) -> bool:
    """IH-2.13, IH-10.4, IH-13.2: in one's hex or next to it, with no wall or closed door between."""
    return gap(fight, me, other) <= 1 and in_view(fight, me, other)


@rule
def sector_of(fight: Fight, target: Combatant, other: Combatant) -> int:
    """IH-2.12, IH-2.18: the Sector from which somebody comes, as the target faces; at range 0 the front.

    Without a map all that comes is from the front, but from behind at who isn't aware of it.
    """
    if fight.book.terrain.width == 0:
        return Sector.FRONT if target.alert else Sector.REAR
    here = target.piece
    if here.shape != Shape.ONE and apart(here, other.piece) == 0:
        return Sector.FRONT
    return sector(bearing(here.place, here.facing, nearest(other.piece, here.place)))


@rule
def weapon_control(fight: Fight, me: Combatant, slot: int) -> int:
    """IH-2.3: how far a weapon in hand controls; -1 for an empty hand and for what isn't for melee."""
    if slot < 0:
        return NO_CONTROL
    return fight.book.items[fight.book.beings[me.index].items + slot].control


@rule
def holds_ground(fight: Fight, me: Combatant) -> bool:
    """IH-2.3, IH-3.16: whether somebody is in a state to control anything."""
    if not able(me) or me.down or me.blinded or me.grappled >= 0 or not me.alert:
        return False
    now = beat(fight)
    return me.stunned_until < now and me.flees_until < now


@rule
def reach_of(fight: Fight, me: Combatant) -> int:
    """IH-2.3: how far one controls now: the body's own range, or that of a weapon in hand; -1 for not at all."""
    if not holds_ground(fight, me):
        return NO_CONTROL
    body = fight.book.beings[me.index].control
    return max(body, weapon_control(fight, me, me.main), weapon_control(fight, me, me.off))


@rule
def at_reach(fight: Fight, far: int, radius: int) -> bool:
    """IH-2.3: whether a range is controlled: out to the radius, or with `control_is_a_ring` at the radius alone."""
    return far == radius or (far < radius and not fight.options.control_is_a_ring)


@rule
def rules_over(fight: Fight, foe: Combatant, me: Combatant, radius: int) -> bool:
    """IH-2.3: whether any hex that `foe` covers has one that `me` covers within its control, and in line of sight."""
    for k in range(COVERED_LIMIT):
        if foe.piece.shape >> k & 1:
            start = covered(foe.piece, k)
            for j in range(COVERED_LIMIT):
                if me.piece.shape >> j & 1 and watches(fight, foe, start, covered(me.piece, j), radius):
                    return True
    return False


@rule
def watches(fight: Fight, foe: Combatant, start: int, place: int, radius: int) -> bool:
    """IH-2.3: whether a hex is controlled out of one that `foe` covers."""
    terrain = fight.book.terrain
    if not at_reach(fight, distance(start, place), radius):
        return False
    if fight.options.control_is_a_ring and distance(nearest(foe.piece, place), place) < radius:
        return False
    return inside(terrain, start) and inside(terrain, place) and in_sight(terrain, fight.doors, start, place)


@rule
def controls(fight: Fight, foe: Combatant, me: Combatant) -> bool:
    """IH-2.3: whether `foe` controls a hex in which `me` stands."""
    return controls_at(fight, foe, me, gap(fight, foe, me))


@rule
def controls_at(fight: Fight, foe: Combatant, me: Combatant, far: int) -> bool:
    """IH-2.3: the same, at a range that is known."""
    if far > LONGEST:
        return False
    radius = reach_of(fight, foe)
    if far > radius:
        return False
    if fight.book.terrain.width == 0:
        return at_reach(fight, far, radius)
    if not fight.book.terrain.walled and not fight.options.control_is_a_ring:
        return True
    return rules_over(fight, foe, me, radius)


@rule
def held_by(fight: Fight, me: Combatant) -> int:
    """IH-2.15: the enemies who control where one stands, as a bit set; in melee is who has any."""
    bits = 0
    for i in range(fight.count):
        other = fight.combatants[i]
        if other.side != me.side and controls(fight, other, me):
            bits |= 1 << i
    return bits


@rule
def occupied(fight: Fight, place: int, besides: int) -> bool:
    """IH-2.13: whether anybody who takes part, but for those of a bit set, covers a hex; the fallen don't."""
    for i in range(fight.count):
        if besides >> i & 1 == 0:
            other = fight.combatants[i]
            if covers(other.piece, place) and able(other):
                return True
    return False


@rule
def mark_body(fight: Fight, area: Area, me: Combatant) -> None:
    """IH-2.13: add to an area the hexes that somebody covers."""
    if me.piece.shape == Shape.ONE:
        if inside(fight.book.terrain, me.piece.place):
            mark(area, me.piece.place)
        return
    for k in range(COVERED_LIMIT):
        if me.piece.shape >> k & 1:
            place = covered(me.piece, k)
            if inside(fight.book.terrain, place):
                mark(area, place)


@rule
def mark_control(fight: Fight, area: Area, foe: Combatant) -> None:
    """IH-2.3, IH-2.4: add to an area the hexes that somebody controls."""
    radius = reach_of(fight, foe)
    if radius < 0:
        return
    for k in range(COVERED_LIMIT):
        if foe.piece.shape >> k & 1:
            place = covered(foe.piece, k)
            if not inside(fight.book.terrain, place):
                continue
            if fight.options.control_is_a_ring:
                mark_ring(fight, area, foe, place, radius)
            else:
                mark_zone(area, fight.book.terrain, fight.doors, place, radius)


@rule
def mark_ring(fight: Fight, area: Area, foe: Combatant, start: int, radius: int) -> None:
    """IH-2.3: add to an area the hexes that are exactly so far from one that somebody covers, and no nearer to it."""
    for k in range(ring_size(radius)):
        place = ring_place(start, radius, k)
        if watches(fight, foe, start, place, radius):
            mark(area, place)
