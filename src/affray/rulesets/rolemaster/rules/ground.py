"""RM-13.1: where everybody is: metres, sight, facing; on a map and without."""

from __future__ import annotations

from affray.core.grid import inside
from affray.core.records import rule
from affray.rulesets.rolemaster.model import Combatant, Facing, Fight
from affray.rulesets.rolemaster.rules.packed import has_target
from affray.rulesets.rolemaster.rules.space import apart, bearing, direction, directions, nearest, sees
from affray.rulesets.rolemaster.rules.state import able, attackable

ONE = 1  # the shape of who covers one place
FAR = 1 << 30  # metres: farther than anybody is
ABREAST = 2  # so many foes in melee with one are in front, without a map


@rule
def mapped(fight: Fight) -> bool:
    """RM-13.1: whether there is a map; without one only the metres between each two are kept."""
    return fight.book.terrain.width > 0


@rule
def metres(fight: Fight, me: Combatant, other: Combatant) -> int:
    """RM-13.1: how far apart two are; on a map neighbours are as far apart as melee reaches."""
    if fight.book.terrain.width > 0:
        return apart(fight, me.piece, other.piece) * fight.book.options.melee_metres
    return fight.gaps[me.index].to[other.index]


@rule
def in_view(fight: Fight, me: Combatant, other: Combatant) -> bool:
    """RM-13.1: whether no wall or closed door stands between two; who isn't on the map sees nobody."""
    terrain = fight.book.terrain
    if not terrain.walled:
        return True
    if not inside(terrain, me.piece.place) or not inside(terrain, other.piece.place):
        return False
    return sees(fight, me.piece, other.piece)


@rule
def near(fight: Fight, me: Combatant, other: Combatant) -> bool:
    """RM-13.1: close enough for melee, with no wall between."""
    if fight.book.terrain.width == 0:
        return fight.gaps[me.index].to[other.index] <= fight.book.options.melee_metres
    return apart(fight, me.piece, other.piece) <= 1 and in_view(fight, me, other)


@rule
def beside(fight: Fight, me: Combatant) -> int:
    """RM-1.16, RM-13.1: whom one can strike at from where one stands, the unconscious too, as a bit set."""
    bits = 0
    for i in range(fight.count):
        foe = fight.combatants[i]
        if attackable(me, foe) and near(fight, me, foe):
            bits |= 1 << i
    return bits


@rule
def engaged(fight: Fight, me: Combatant) -> bool:
    """RM-13.1: whether a foe who takes part is within melee range."""
    for i in range(fight.count):
        foe = fight.combatants[i]
        if foe.side != me.side and able(foe) and near(fight, me, foe):
            return True
    return False


@rule
def nearest_foe(fight: Fight, me: Combatant) -> int:
    """RM-13.1: the nearest foe who takes part, the first of several; -1 for none."""
    best = -1
    least = FAR
    for i in range(fight.count):
        foe = fight.combatants[i]
        if foe.side != me.side and able(foe):
            far = metres(fight, me, foe)
            if far < least:
                least = far
                best = i
    return best


@rule
def facing_of(fight: Fight, me: Combatant, foe: Combatant) -> int:
    """RM-1.5: from where what `foe` does comes, as `me` faces."""
    if fight.book.terrain.width == 0:
        return Facing.FRONT if fight.count <= ABREAST + 1 else crowd_facing(fight, me, foe)
    place = me.piece.place
    if me.piece.shape != ONE and apart(fight, me.piece, foe.piece) == 0:
        return Facing.FRONT
    return facing_at(bearing(fight, place, me.piece.facing, nearest(fight, foe.piece, place)), directions(fight))


@rule
def facing_at(way: int, ways: int) -> int:
    """RM-1.5: a bearing out of so many as a Facing: ahead and beside it the front; the shield is on the left.

    On hexes what is neither front nor right behind is a flank; on squares there are flanks and rear flanks.
    """
    off = min(way, ways - way)
    if off <= 1:
        return Facing.FRONT
    if 2 * off == ways:
        return Facing.REAR
    if off > 2:
        return Facing.REAR_FLANK
    return Facing.SHIELD_SIDE if 2 * way > ways else Facing.FLANK


@rule
def crowd_facing(fight: Fight, me: Combatant, foe: Combatant) -> int:
    """RM-13.1: without a map one faces those whom one strikes at, and two at least of those in melee with one.

    The next is at one's flank, then one at the rear flank, all others behind one.
    """
    if not near(fight, me, foe) or has_target(me, foe.index):
        return Facing.FRONT
    before = 0
    for i in range(fight.count):
        other = fight.combatants[i]
        counts = i != foe.index and other.side != me.side and able(other) and near(fight, me, other)
        if counts and (i < foe.index or has_target(me, i)):
            before += 1
    if before < ABREAST:
        return Facing.FRONT
    return min(Facing.REAR, Facing.FLANK + before - ABREAST)


@rule
def turn_to(fight: Fight, me: Combatant, foe: Combatant) -> None:
    """RM-13.1: faces somebody, where there is a map; who covers several places doesn't turn for a blow."""
    if fight.book.terrain.width > 0 and me.piece.shape == ONE and foe.piece.place != me.piece.place:
        me.piece.facing = direction(fight, me.piece.place, nearest(fight, foe.piece, me.piece.place))


@rule
def metres_from(fight: Fight, me: Combatant, place: int) -> int:
    """RM-13.1: how far the nearest foe would be from a place of the map."""
    start = me.piece.place
    me.piece.place = place
    who = nearest_foe(fight, me)
    far = metres(fight, me, fight.combatants[who]) if who >= 0 else 0
    me.piece.place = start
    return far


@rule
def direction_to(fight: Fight, me: Combatant, ways: int) -> int:
    """RM-13.1: of some directions that of the nearest foe, else as one faces now."""
    who = nearest_foe(fight, me)
    if who < 0:
        return me.piece.facing
    way = direction(fight, me.piece.place, nearest(fight, fight.combatants[who].piece, me.piece.place))
    return way if ways >> way & 1 else me.piece.facing
