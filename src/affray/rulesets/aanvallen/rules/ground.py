"""AA-2, AA-3.2, AA-3.3: where one stands, whom one reaches, whom one sees and could shoot at."""

from __future__ import annotations

from affray.core.grid import Area, inside, mark, wipe_map
from affray.core.records import rule
from affray.core.squares import (
    ahead,
    bearing,
    clear_of,
    direction,
    distance,
    in_eighth,
    in_quarter,
    in_sight,
    is_open,
    neighbour,
)
from affray.rulesets.aanvallen.kinds import Arc
from affray.rulesets.aanvallen.model import Combatant, Fight, Weapon
from affray.rulesets.aanvallen.rules.figures import (
    able,
    blind,
    conscious,
    here,
    holds_square,
    mobile,
    weapon_of,
    wields,
)
from affray.rulesets.aanvallen.rules.smoke import screened

BEHIND = 4  # the bearing straight behind
UNSEEN = 1 << 3 | 1 << BEHIND | 1 << 5  # bearings out of one's view


@rule
def apart(me: Combatant, other: Combatant) -> int:
    """AA-2.1: BP between two."""
    return distance(me.piece.place, other.piece.place)


@rule
def looks_from(me: Combatant, place: int) -> int:
    """AA-3.8: the bearing of a square, as one faces: 0 ahead, clockwise."""
    return bearing(me.piece.place, me.piece.facing, place)


@rule
def occupied(fight: Fight, place: int) -> bool:
    """AA-2.1: whether somebody holds a square; over the fallen one steps."""
    for i in range(fight.count):
        other = fight.combatants[i]
        if other.piece.place == place and holds_square(other):
            return True
    return False


@rule
def near(me: Combatant, other: Combatant) -> bool:
    """AA-3.2: in the same square or one that touches it, as packed coordinates tell."""
    return distance(me.piece.place, other.piece.place) <= 1


@rule
def open_to(fight: Fight, place: int, other: int) -> bool:
    """AA-2.2: whether neither wall nor closed door keeps one from one's own square, or from one that touches it."""
    terrain = fight.book.terrain
    if not terrain.walled or place == other:
        return True
    return is_open(terrain, fight.doors, place, direction(place, other))


@rule
def beyond(fight: Fight, me: Combatant, place: int) -> bool:
    """AA-3.2: with a long weapon: one of the squares behind the three ahead, and nothing in between."""
    if not ahead(me.piece.place, me.piece.facing, place, 2):
        return False
    return in_sight(fight.book.terrain, fight.doors, me.piece.place, place)


@rule
def strikes_at(fight: Fight, me: Combatant, weapon: Weapon, place: int) -> bool:
    """AA-3.2: whether a square is straight or obliquely ahead, within a weapon's reach."""
    if ahead(me.piece.place, me.piece.facing, place, 1):
        return open_to(fight, me.piece.place, place)
    return weapon.long and fight.options.long_reach and beyond(fight, me, place)


@rule
def strike_targets(fight: Fight, me: Combatant) -> int:
    """AA-3.1, AA-3.2: whom one could strike with the weapon in hand, as a bit set."""
    weapon = weapon_of(fight, me)
    bits = 0
    if not weapon.melee:
        return bits
    for i in range(fight.count):
        other = fight.combatants[i]
        if other.side != me.side and able(other) and strikes_at(fight, me, weapon, other.piece.place):
            bits |= 1 << i
    return bits


@rule
def can_stop(foe: Combatant, weapon: Weapon) -> bool:
    """AA-2.3, AA-3.21: whether somebody controls any square: is on its feet, and can strike with the weapon in hand."""
    return weapon.melee and able(foe) and not foe.down and wields(foe, weapon)


@rule
def controls(fight: Fight, foe: Combatant, place: int) -> bool:
    """AA-2.3: whether somebody faces a square, and can strike there."""
    weapon = weapon_of(fight, foe)
    return can_stop(foe, weapon) and strikes_at(fight, foe, weapon, place)


@rule
def controlled(fight: Fight, me: Combatant, place: int) -> bool:
    """AA-2.3: whether any enemy controls a square."""
    for i in range(fight.count):
        foe = fight.combatants[i]
        if foe.side != me.side and controls(fight, foe, place):
            return True
    return False


@rule
def in_arc(fight: Fight, me: Combatant, place: int) -> bool:
    """AA-3.3: whether a square is in the arc that one shoots in."""
    if fight.options.arc == Arc.NARROW:
        return in_eighth(me.piece.place, me.piece.facing, place)
    return in_quarter(me.piece.place, me.piece.facing, place)


@rule
def visible(fight: Fight, place: int, other: int) -> bool:
    """AA-3.3, AA-4.8: whether neither wall nor closed door nor smoke stands between two squares."""
    if fight.smoky and screened(fight, place, other):
        return False
    return in_sight(fight.book.terrain, fight.doors, place, other)


@rule
def mark_standing(fight: Fight) -> Area:
    """AA-3.3: the squares in which somebody stands, friend or foe, who has surrendered too: who covers others."""
    area = fight.walks[0].seen  # scratch
    wipe_map(area, fight.book.terrain)
    for i in range(fight.count):
        other = fight.combatants[i]
        if here(other) and conscious(other) and not other.down:
            mark(area, other.piece.place)
    return area


@rule
def in_range(weapon: Weapon, far: int) -> bool:
    """AA-3.4: not beyond twice the maximum."""
    return far <= 2 * weapon.maximum


@rule
def can_shoot_at(fight: Fight, me: Combatant, weapon: Weapon, standing: Area, place: int) -> bool:
    """AA-3.3, AA-3.4: in range, in the arc, in sight, and covered by none of those who are `standing`."""
    mine = me.piece.place
    if not in_range(weapon, distance(mine, place)) or not in_arc(fight, me, place):
        return False
    return clear_of(standing, mine, place) and visible(fight, mine, place)


@rule
def shot_targets(fight: Fight, me: Combatant) -> int:
    """AA-3.3: whom one could shoot with the weapon in hand, as a bit set."""
    weapon = weapon_of(fight, me)
    bits = 0
    if not weapon.missile or me.loads[me.wielded] > 0 or me.shots[me.wielded] == 0 or blind(me):
        return bits
    standing = mark_standing(fight)
    for i in range(fight.count):
        foe = fight.combatants[i]
        if foe.side != me.side and able(foe) and can_shoot_at(fight, me, weapon, standing, foe.piece.place):
            bits |= 1 << i
    return bits


@rule
def free_square(fight: Fight, place: int) -> bool:
    """AA-3.13: a square of the map where nobody stands."""
    return inside(fight.book.terrain, place) and not occupied(fight, place)


@rule
def retreats(fight: Fight, me: Combatant, place: int) -> int:
    """AA-3.13: the free squares away from where an attack comes from, into `fight.ring`; how many."""
    mine = me.piece.place
    back = direction(place, mine) if place != mine else (me.piece.facing + BEHIND) % 8
    count = 0
    if me.down or not mobile(me):
        return count
    for k in range(3):
        way = (back + (0, 1, -1)[k]) % 8
        other = neighbour(mine, way)
        if free_square(fight, other) and open_to(fight, mine, other):
            fight.ring[count] = other
            count += 1
    return count
