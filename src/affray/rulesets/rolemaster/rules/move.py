"""RM-13.1: how people get about, on a map and without."""

from __future__ import annotations

from affray.core.gaps import go
from affray.core.grid import COVERED_LIMIT, STEPS_LIMIT, Area, cost_of, door_at, inside, wipe
from affray.core.kinds import Presence
from affray.core.records import rule
from affray.core.referee import Referee
from affray.rulesets.rolemaster.codes import Decision, Event
from affray.rulesets.rolemaster.model import Combatant, Cover, Fight, Gait
from affray.rulesets.rolemaster.rules.ground import ONE, engaged, mapped, metres, near, nearest_foe, turn_to
from affray.rulesets.rolemaster.rules.space import (
    apart,
    covered,
    covers,
    direction,
    directions,
    fits,
    is_open,
    mark_disc,
    mark_piece,
    nearest,
    neighbour,
    reach,
)
from affray.rulesets.rolemaster.rules.state import able, foes

FACTORS = (1, 2, 3, 5)  # RM-13.1, by Gait
CLOSING = 40  # percent of a walk's metres that one may come before one strikes (RM-1.7)


@rule
def left_place(me: Combatant) -> None:
    """RM-1.4: who moves leaves its cover behind, and whom it stood beside."""
    me.moved = True
    me.cover = Cover.NONE
    me.stalks = -1


@rule
def others_here(fight: Fight, me: Combatant) -> int:
    """RM-13.1: everybody else who is here, as a bit set: towards whom one may move."""
    bits = 0
    for i in range(fight.count):
        if i != me.index and fight.combatants[i].presence == Presence.IN:
            bits |= 1 << i
    return bits


# ---- on a map ---------------------------------------------------------------------------------------------------


@rule
def hexes_in(fight: Fight, far: int) -> int:
    """RM-13.1: how many steps so many metres are, at most 12."""
    return min(STEPS_LIMIT, far // max(1, fight.book.options.melee_metres))


@rule
def obstacles(fight: Fight, me: Combatant, steps: int) -> None:
    """RM-13.1: one doesn't pass foes, stops beside them, and doesn't stop where a friend stands."""
    walk = fight.walks[0]
    wipe(walk.shut)
    wipe(walk.halt)
    wipe(walk.taken)
    for i in range(fight.count):
        other = fight.combatants[i]
        if i != me.index and able(other) and apart(fight, me.piece, other.piece) <= steps + 1:
            if other.side == me.side:
                mark_body(fight, walk.taken, other)
            else:
                mark_body(fight, walk.shut, other)
                mark_beside(fight, walk.halt, other)


@rule
def mark_body(fight: Fight, area: Area, me: Combatant) -> None:
    """RM-13.1: add to an area what somebody covers."""
    if inside(fight.book.terrain, me.piece.place):
        mark_piece(fight, area, me.piece)


@rule
def mark_beside(fight: Fight, area: Area, me: Combatant) -> None:
    """RM-13.1: add to an area where one is within somebody's reach; over walls too."""
    for k in range(COVERED_LIMIT):
        if me.piece.shape >> k & 1:
            mark_disc(fight, area, covered(fight, me.piece, k), 1)


@rule
def survey(fight: Fight, me: Combatant, steps: int) -> int:
    """RM-13.1: where one gets with so many steps, into the walk's `places`; how many."""
    if steps <= 0 or not inside(fight.book.terrain, me.piece.place):
        return 0
    obstacles(fight, me, steps)
    count = reach(fight, me.piece, steps)
    if me.piece.shape == ONE:
        return count
    return sift(fight, me, steps)


@rule
def sift(fight: Fight, me: Combatant, steps: int) -> int:
    """RM-13.1: keep the places into which somebody large fits as it faces; how many are left."""
    walk = fight.walks[0]
    start = me.piece.place
    kept = 0
    k = 0
    for cost in range(steps + 1):
        while k < walk.ends[cost]:
            me.piece.place = walk.places[k]
            if fits(fight, me.piece):
                walk.places[kept] = walk.places[k]
                kept += 1
            k += 1
        walk.ends[cost] = kept
    me.piece.place = start
    return kept


@rule
def beside_foe(fight: Fight, me: Combatant, foe: Combatant, place: int) -> bool:
    """RM-1.7: whether one would reach a foe from a place."""
    start = me.piece.place
    me.piece.place = place
    found = near(fight, me, foe)
    me.piece.place = start
    return found


@rule
def step_up(fight: Fight, me: Combatant, foe: Combatant, steps: int) -> int:
    """RM-1.7: the shortest way to where one reaches a foe; how many steps, 0 if there is none."""
    count = survey(fight, me, steps)
    walk = fight.walks[0]
    for k in range(count):
        if beside_foe(fight, me, foe, walk.places[k]):
            me.piece.place = walk.places[k]
            return cost_of(walk, k)
    return 0


@rule
def walk_to(referee: Referee, fight: Fight, me: Combatant, far: int) -> int:
    """RM-13.1: to a place of choice so many metres away at most; how many metres."""
    count = survey(fight, me, hexes_in(fight, far))
    if count == 0:
        return 0
    walk = fight.walks[0]
    place = referee.pick(fight, me.index, Decision.PLACE, walk.places, count)
    k = 0
    while walk.places[k] != place:
        k += 1
    me.piece.place = place
    moved = cost_of(walk, k) * fight.book.options.melee_metres
    referee.tell(Event.WALKS, me.index, -1, moved, place)
    return moved


@rule
def face(referee: Referee, fight: Fight, me: Combatant) -> None:
    """RM-13.1: after a move one faces where one likes; unasked, with one foe left, that one."""
    bits = foes(fight, me)
    if bits == 0:
        return
    if bits & (bits - 1) == 0:
        turn_to(fight, me, fight.combatants[nearest_foe(fight, me)])
        return
    me.piece.facing = referee.choose(fight, me.index, Decision.FACING, facings(fight, me))
    referee.tell(Event.FACES, me.index, -1, me.piece.facing)


@rule
def facings(fight: Fight, me: Combatant) -> int:
    """RM-13.1: the directions that one may face, as a bit set; somebody large turns only where it has room."""
    bits = 0
    now = me.piece.facing
    for d in range(directions(fight)):
        me.piece.facing = d
        if d == now or me.piece.shape == ONE or roomy(fight, me):
            bits |= 1 << d
    me.piece.facing = now
    return bits


@rule
def roomy(fight: Fight, me: Combatant) -> bool:
    """RM-13.1: whether all that one covers is on the map, free of walls and of others who take part."""
    if not fits(fight, me.piece):
        return False
    for i in range(fight.count):
        other = fight.combatants[i]
        if i != me.index and able(other) and apart(fight, me.piece, other.piece) == 0:
            return False
    return True


# ---- either way -------------------------------------------------------------------------------------------------


@rule
def pace(fight: Fight, me: Combatant, gait: int) -> int:
    """RM-13.1: metres in a round: walk x1, run x2, sprint x3, dash x5."""
    return fight.book.beings[me.index].pace * FACTORS[gait]


@rule
def gaits(fight: Fight, me: Combatant) -> int:
    """RM-13.1: how one may move, as a bit set: out of a melee at a walk only."""
    if engaged(fight, me):
        return 1 << Gait.WALK
    return 1 << Gait.WALK | 1 << Gait.RUN | 1 << Gait.SPRINT | 1 << Gait.DASH


@rule
def move(referee: Referee, fight: Fight, me: Combatant, far: int) -> None:
    """RM-13.1: so many metres at most: on a map to a place, else towards somebody or away."""
    if mapped(fight):
        if walk_to(referee, fight, me, far) > 0:
            left_place(me)
        face(referee, fight, me)
        return
    bits = others_here(fight, me)
    if bits == 0 or far == 0:
        return
    other = fight.combatants[referee.choose(fight, me.index, Decision.WHOM, bits)]
    now = metres(fight, me, other)
    moved = referee.amount(fight, me.index, Decision.METRES, -far, min(far, now))
    if moved == 0:
        return
    go(fight, me, other, now - moved)
    left_place(me)
    referee.tell(Event.MOVES, me.index, other.index, moved, now - moved)


@rule
def closing_metres(fight: Fight, me: Combatant) -> int:
    """RM-1.7: how far one may come before one strikes."""
    return pace(fight, me, Gait.WALK) * CLOSING // 100


@rule
def close_in(referee: Referee, fight: Fight, me: Combatant, foe: Combatant) -> int:
    """RM-1.7: up to whom one strikes at, if it is near enough and no foe holds one; what that adds to the blow."""
    if engaged(fight, me):
        return 0
    most = closing_metres(fight, me)
    if mapped(fight):
        moved = step_up(fight, me, foe, hexes_in(fight, most)) * fight.book.options.melee_metres
    else:
        moved = metres(fight, me, foe) - fight.book.options.melee_metres
        if moved > most:
            return 0
        go(fight, me, foe, fight.book.options.melee_metres)
    if moved == 0:
        return 0
    left_place(me)
    referee.tell(Event.CLOSES_IN, me.index, foe.index, moved)
    return -(100 * moved // pace(fight, me, Gait.WALK))


@rule
def can_slide(fight: Fight, me: Combatant, way: int) -> bool:
    """RM-9.2: whether there is room for one a step farther on."""
    if me.piece.shape == ONE and not is_open(fight, me.piece.place, way):
        return False
    start = me.piece.place
    me.piece.place = neighbour(fight, start, way)
    free = roomy(fight, me)
    me.piece.place = start
    return free


@rule
def shove(referee: Referee, fight: Fight, me: Combatant, foe: Combatant, far: int) -> None:
    """RM-9.2: `foe` is pushed away; on a map a step for two metres or more, short of walls and bodies."""
    if not mapped(fight):
        go(fight, foe, me, metres(fight, foe, me) + far)
    elif far >= 2 and inside(fight.book.terrain, foe.piece.place):
        way = direction(fight, nearest(fight, me.piece, foe.piece.place), foe.piece.place)
        if can_slide(fight, foe, way):
            foe.piece.place = neighbour(fight, foe.piece.place, way)
    foe.cover = Cover.NONE
    referee.tell(Event.SHOVED, foe.index, me.index, far)


@rule
def doors_near(fight: Fight, me: Combatant) -> int:
    """RM-13.1: in which directions one has a door that one can open or close, as a bit set."""
    terrain = fight.book.terrain
    bits = 0
    if terrain.door_count == 0:
        return bits
    for d in range(directions(fight)):
        if door_at(terrain, me.piece.place, d) >= 0:
            bits |= 1 << d
    return bits


@rule
def use_door(referee: Referee, fight: Fight, me: Combatant) -> None:
    """RM-13.1: opens or closes a door; it doesn't close on somebody who stands on both sides."""
    door = door_at(fight.book.terrain, me.piece.place, me.goal)
    if door < 0 or (fight.doors >> door & 1 and in_doorway(fight, door)):
        return
    fight.doors ^= 1 << door
    referee.tell(Event.OPENS if fight.doors >> door & 1 else Event.CLOSES, me.index, -1, me.goal)


@rule
def in_doorway(fight: Fight, door: int) -> bool:
    """RM-13.1: whether somebody large stands on both sides of a door."""
    sides = fight.book.terrain.doors[door]
    for i in range(fight.count):
        piece = fight.combatants[i].piece
        if piece.shape != ONE and covers(fight, piece, sides.place) and covers(fight, piece, sides.other):
            return True
    return False


@rule
def on_rim(fight: Fight, me: Combatant) -> bool:
    """RM-1.16: whether anything that one covers is at the rim of the map."""
    for k in range(COVERED_LIMIT):
        if me.piece.shape >> k & 1:
            for d in range(directions(fight)):
                if not inside(fight.book.terrain, neighbour(fight, covered(fight, me.piece, k), d)):
                    return True
    return False


@rule
def may_leave(fight: Fight, me: Combatant) -> bool:
    """RM-1.16: out of melee, and at the rim of the map or far enough from every foe who takes part."""
    if engaged(fight, me):
        return False
    if mapped(fight) and on_rim(fight, me):
        return True
    who = nearest_foe(fight, me)
    return who < 0 or metres(fight, me, fight.combatants[who]) >= fight.book.options.escape_metres
