"""IH-2.13: one hex at a time, of one's own will or not, with a map and without."""

from __future__ import annotations

from affray.core.gaps import go
from affray.core.grid import inside, is_open
from affray.core.hexes import DIRECTIONS, Shape, apart, covered, fits, neighbour
from affray.core.records import Ints, rule
from affray.core.referee import Referee
from affray.rulesets.iskuhetki.codes import Decision
from affray.rulesets.iskuhetki.model import Combatant, Fight
from affray.rulesets.iskuhetki.rules.ground import gap, occupied
from affray.rulesets.iskuhetki.rules.state import able, fleeing, foes, here, spoil_aim

FAR = 1 << 30  # hexes: farther than anybody is


@rule
def shares(me: Combatant, other: Combatant) -> bool:
    """IH-2.2: whether two cover a hex in common."""
    if me.piece.shape == Shape.ONE and other.piece.shape == Shape.ONE:
        return me.piece.place == other.piece.place
    return apart(me.piece, other.piece) == 0


@rule
def sharers(fight: Fight, me: Combatant) -> int:
    """IH-2.2: who takes part and stands, with any hex that it covers, in one of one's own; as a bit set."""
    bits = 0
    for i in range(fight.count):
        other = fight.combatants[i]
        if i != me.index and able(other) and shares(me, other):
            bits |= 1 << i
    return bits


@rule
def way_open(fight: Fight, me: Combatant, direction: int) -> bool:
    """IH-2.13: whether no wall, closed door or rim stops any of the hexes that one covers."""
    terrain = fight.book.terrain
    shape = me.piece.shape
    if shape == Shape.ONE:
        return inside(terrain, me.piece.place) and is_open(terrain, fight.doors, me.piece.place, direction)
    k = 0
    while shape >> k:
        if shape >> k & 1:
            place = covered(me.piece, k)
            if not inside(terrain, place) or not is_open(terrain, fight.doors, place, direction):
                return False
        k += 1
    return True


@rule
def room_at(fight: Fight, me: Combatant, place: int, sharing: int) -> bool:
    """IH-2.13: whether one could stand at a place, sharing hexes with none but those of a bit set."""
    if me.piece.shape == Shape.ONE:
        return not occupied(fight, place, sharing | 1 << me.index)
    start = me.piece.place
    me.piece.place = place
    good = fits(fight.book.terrain, me.piece)
    if good:
        good = sharers(fight, me) & ~sharing == 0
    me.piece.place = start
    return good


@rule
def can_step(fight: Fight, me: Combatant, direction: int, sharing: int) -> bool:
    """IH-2.13: whether one can come a hex farther in a direction, into the hexes of none but those of a bit set."""
    if not way_open(fight, me, direction):
        return False
    return room_at(fight, me, neighbour(me.piece.place, direction), sharing)


@rule
def has_step(fight: Fight, me: Combatant, sharing: int) -> bool:
    """IH-2.13: whether there is any hex to step to."""
    for d in range(DIRECTIONS):
        if can_step(fight, me, d, sharing):
            return True
    return False


@rule
def open_steps(fight: Fight, me: Combatant, sharing: int) -> int:
    """IH-2.6: the hexes to which one could step, into `fight.ring`; how many. Who flees goes away, if it can."""
    count = 0
    for d in range(DIRECTIONS):
        if can_step(fight, me, d, sharing):
            fight.ring[count] = neighbour(me.piece.place, d)
            count += 1
    return farther(fight, me, fight.ring, count) if fleeing(fight, me) else count


@rule
def farther(fight: Fight, me: Combatant, places: Ints, count: int) -> int:
    """IH-6.7: keep of some places those farther from the nearest enemy than one is now, if any; how many are left."""
    start = me.piece.place
    now = threat(fight, me)
    kept = 0
    for k in range(count):
        place = places[k]
        me.piece.place = place
        if threat(fight, me) > now:
            places[kept] = place
            kept += 1
    me.piece.place = start
    return kept if kept > 0 else count


@rule
def nearest_foe(fight: Fight, me: Combatant) -> int:
    """IH-2.12: the nearest enemy who takes part, the first of several; -1 for none."""
    best = -1
    least = FAR
    for i in range(fight.count):
        other = fight.combatants[i]
        if other.side != me.side and able(other):
            far = gap(fight, me, other)
            if far < least:
                least = far
                best = i
    return best


@rule
def threat(fight: Fight, me: Combatant) -> int:
    """IH-6.7: the range to the nearest enemy who takes part."""
    who = nearest_foe(fight, me)
    return gap(fight, me, fight.combatants[who]) if who >= 0 else FAR


@rule
def pick_step(referee: Referee, fight: Fight, me: Combatant, sharing: int) -> int:
    """IH-2.6: one hex of choice; how many hexes one came, 0 where there is none to go to."""
    count = open_steps(fight, me, sharing)
    if count == 0:
        return 0
    place = referee.pick(fight, me.index, Decision.PLACE, fight.ring, count)
    for k in range(DIRECTIONS):
        fight.ring[k] = 0
    me.piece.place = place
    spoil_aim(fight, me)
    return 1


@rule
def slide(fight: Fight, me: Combatant, direction: int, hexes: int) -> int:
    """IH-2.13: moved straight on against one's will, short of walls, bodies and the rim; how many hexes."""
    moved = 0
    while moved < hexes and can_step(fight, me, direction, sharers(fight, me)):
        me.piece.place = neighbour(me.piece.place, direction)
        moved += 1
    if moved > 0:
        spoil_aim(fight, me)
    return moved


# ---- without a map ----------------------------------------------------------------------------------------------


@rule
def others_here(fight: Fight, me: Combatant) -> int:
    """IH-2.6: everybody else on the field, as a bit set: towards whom one may move."""
    bits = 0
    for i in range(fight.count):
        if i != me.index and here(fight.combatants[i]):
            bits |= 1 << i
    return bits


@rule
def least_gap(fight: Fight, me: Combatant, other: Combatant, meets: bool) -> int:
    """IH-2.13: the least range that one may come to: 0, unless someone is there with whom one may not share a hex.

    `meets`: one may share it with enemies.
    """
    for i in range(fight.count):
        third = fight.combatants[i]
        there = i == other.index or fight.gaps[other.index].to[i] == 0
        if i != me.index and there and able(third) and (third.side == me.side or not meets):
            return 1
    return 0


@rule
def ask_whom(referee: Referee, fight: Fight, me: Combatant) -> int:
    """IH-2.6: towards or away from whom; who flees from an enemy (IH-6.7)."""
    bits = foes(fight, me) if fleeing(fight, me) else 0
    return referee.choose(fight, me.index, Decision.WHOM, bits or others_here(fight, me))


@rule
def ask_hexes(referee: Referee, fight: Fight, me: Combatant, other: Combatant, hexes: int, meets: bool) -> int:
    """IH-2.6, IH-2.9: how many hexes towards somebody, below 0 away; who flees doesn't come nearer (IH-6.7)."""
    far = gap(fight, me, other)
    most = min(hexes, far - min(far, least_gap(fight, me, other, meets)))
    if fleeing(fight, me):
        most = -1
    return referee.amount(fight, me.index, Decision.HEXES, -hexes, most)


@rule
def shift(referee: Referee, fight: Fight, me: Combatant, other: Combatant, hexes: int, meets: bool) -> int:
    """IH-2.6: some hexes of choice towards somebody or away, without a map; how many, below 0 away."""
    moved = ask_hexes(referee, fight, me, other, hexes, meets)
    go(fight, me, other, gap(fight, me, other) - moved)
    spoil_aim(fight, me)
    return moved
