"""AA-2, AA-1.7: moving, turning, standing up, doors, leaving the map."""

from __future__ import annotations

from affray.core.grid import PAD, bit_of, door_at, inside, mark, marked, row_of, run, wipe_map, x_of, y_of
from affray.core.kinds import Presence
from affray.core.records import rule
from affray.core.referee import ALL, Referee
from affray.core.squares import (
    DIRECTIONS,
    direction,
    disc_place,
    disc_size,
    distance,
    halves,
    halves_of,
    is_open,
    neighbour,
    reach,
)
from affray.rulesets.aanvallen.codes import Decision, Event
from affray.rulesets.aanvallen.model import Combatant, Fight
from affray.rulesets.aanvallen.rules.figures import able, holds_square, mobile, weapon_of
from affray.rulesets.aanvallen.rules.ground import beyond, can_stop, controlled, free_square, strikes_at

LEAST_STEP, OBLIQUE_STEP = 2, 3  # half BP
FARTHEST = 12  # BP of one move
FAR_REACH = 3  # BP to the farthest square that a long weapon reaches


@rule
def mark_others(fight: Fight, me: Combatant) -> None:
    """AA-2.1: where one can't go: the squares of others; friends, and who has surrendered, let one through."""
    walk = fight.walks[0]
    wipe_map(walk.shut, fight.book.terrain)
    wipe_map(walk.taken, fight.book.terrain)
    for i in range(fight.count):
        other = fight.combatants[i]
        if i != me.index and holds_square(other):
            if other.side == me.side or not able(other):
                mark(walk.taken, other.piece.place)
            else:
                mark(walk.shut, other.piece.place)


@rule
def mark_front(fight: Fight, foe: Combatant) -> None:
    """AA-2.3: the squares that somebody faces and can strike at."""
    weapon = weapon_of(fight, foe)
    if not can_stop(foe, weapon):
        return
    for by in range(-1, 2):
        place = neighbour(foe.piece.place, (foe.piece.facing + by) % DIRECTIONS)
        if inside(fight.book.terrain, place) and strikes_at(fight, foe, weapon, place):
            mark(fight.walks[0].halt, place)
    if weapon.long and fight.options.long_reach:
        mark_beyond(fight, foe)


@rule
def mark_beyond(fight: Fight, foe: Combatant) -> None:
    """AA-2.3, AA-3.2: with a long weapon those behind them too."""
    for k in range(disc_size(FAR_REACH)):
        place = disc_place(foe.piece.place, k)
        if inside(fight.book.terrain, place) and beyond(fight, foe, place):
            mark(fight.walks[0].halt, place)


@rule
def mark_control(fight: Fight, me: Combatant) -> None:
    """AA-2.3: where entering ends the movement."""
    wipe_map(fight.walks[0].halt, fight.book.terrain)
    for i in range(fight.count):
        foe = fight.combatants[i]
        if foe.side != me.side:
            mark_front(fight, foe)


@rule
def mark_all_but(fight: Fight, goal: int) -> None:
    """AA-2.1: where one isn't to end: all squares but those that touch one."""
    taken = fight.walks[0].taken
    for row in range(PAD, PAD + fight.book.terrain.height):
        near = run(bit_of(goal) - 1, bit_of(goal) + 1) if abs(row - row_of(goal)) <= 1 else 0
        taken.rows[row] |= ~near


@rule
def search(fight: Fight, me: Combatant, most: int) -> int:
    """AA-2.1: where one gets past what is marked, with the BP left or at most so many, into the walk's `places`."""
    walk = fight.walks[0]
    steps = min(most, me.halves // 2)
    count = reach(fight.book.terrain, fight.doors, walk, me.piece, steps)
    return count if me.halves > 2 * steps else walk.evens[steps]


@rule
def squares_in_reach(fight: Fight, me: Combatant, most: int) -> int:
    """AA-2.1 to AA-2.3: where one gets with the BP left, or at most so many, into the walk's `places`; how many."""
    mark_others(fight, me)
    mark_control(fight, me)
    return search(fight, me, most)


@rule
def squares_around(fight: Fight, me: Combatant, goal: int, most: int) -> int:
    """AA-2.1 to AA-2.3: of `squares_in_reach` those that touch a square."""
    if halves(me.piece.place, goal) - OBLIQUE_STEP > me.halves:
        return 0
    mark_others(fight, me)
    mark_control(fight, me)
    mark_all_but(fight, goal)
    return search(fight, me, most)


@rule
def squares_wanted(referee: Referee, fight: Fight, me: Combatant) -> int:
    """AA-2.1: the squares in reach among which one chooses; how many.

    What is considered is a square: first come those that touch it, then all no farther away than round it.
    """
    goal = referee.considers(fight, me.index, Decision.PLACE)
    if goal == ALL:
        return squares_in_reach(fight, me, FARTHEST)
    most = min(FARTHEST, distance(me.piece.place, goal) + 1)
    count = squares_around(fight, me, goal, most)
    if count == 0:
        count = squares_in_reach(fight, me, most)
    return count if count > 0 or most == FARTHEST else squares_in_reach(fight, me, FARTHEST)


@rule
def step_halves(fight: Fight, place: int, way: int) -> int:
    """AA-2.1, AA-2.2: what a step to a square costs in halves, from the direction that it is taken in."""
    halves_of_step = OBLIQUE_STEP if way % 2 == 1 else LEAST_STEP
    return 2 * halves_of_step if marked(fight.book.terrain.rough, place) else halves_of_step


@rule
def can_step(fight: Fight, me: Combatant, way: int) -> bool:
    """AA-2.1, AA-2.2: whether the next square in a direction is free, and there are BP for it."""
    place = neighbour(me.piece.place, way)
    if not free_square(fight, place) or step_halves(fight, place, way) > me.halves:
        return False
    return is_open(fight.book.terrain, fight.doors, me.piece.place, way)


@rule
def has_way(fight: Fight, me: Combatant) -> bool:
    """AA-2.1: whether there is a square to move to: next to one, as mostly, or past friends beyond."""
    for way in range(DIRECTIONS):
        if can_step(fight, me, way):
            return True
    return squares_in_reach(fight, me, FARTHEST) > 0


@rule
def may_go(fight: Fight, me: Combatant) -> bool:
    """AA-2.3, AA-3.21: stands, has a BP, and where an enemy's control has stopped it an AP to go on."""
    if me.down or me.halves < LEAST_STEP or not mobile(me):
        return False
    return not me.stopped or me.ap >= fight.book.costs.leave_control


@rule
def may_move(fight: Fight, me: Combatant) -> bool:
    """AA-2.3, AA-3.21: may go, and there is a square to go to."""
    return may_go(fight, me) and has_way(fight, me)


@rule
def straight(place: int, other: int, spent: int) -> bool:
    """AA-3.6: whether a move that cost so many halves went over open ground in one of the eight directions."""
    across = abs(x_of(other) - x_of(place))
    down = abs(y_of(other) - y_of(place))
    return (across == 0 or down == 0 or across == down) and spent == halves(place, other)


@rule
def note_run(me: Combatant, place: int, spent: int) -> None:
    """AA-3.6: how far one has come straight just now, for a charge."""
    way = direction(place, me.piece.place)
    if not straight(place, me.piece.place, spent):
        me.run = 0
    elif me.run > 0 and me.way == way:
        me.run += halves(place, me.piece.place)
    else:
        me.run = halves(place, me.piece.place)
    me.way = way


@rule
def cost_to(fight: Fight, place: int, count: int) -> int:
    """AA-2.1: what it costs to one of the squares in reach, in halves."""
    walk = fight.walks[0]
    for k in range(count):
        if walk.places[k] == place:
            return halves_of(walk, k)
    return 0


@rule
def move(referee: Referee, fight: Fight, me: Combatant) -> None:
    """AA-2.1 to AA-2.3: to a square in reach, and then one faces where one likes."""
    count = squares_wanted(referee, fight, me)
    if count == 0:
        return
    start = me.piece.place
    place = referee.pick(fight, me.index, Decision.PLACE, fight.walks[0].places, count)
    spent = cost_to(fight, place, count)
    if me.stopped:
        me.ap = max(0, me.ap - fight.book.costs.leave_control)
    me.piece.place = place
    me.halves = max(0, me.halves - spent)
    note_run(me, start, spent)
    me.stopped = controlled(fight, me, place)
    me.stirred = True
    referee.tell(Event.MOVES, me.index, -1, place, spent)
    if me.stopped:
        referee.tell(Event.STOPPED, me.index)
    face(referee, fight, me, True)


@rule
def turn_cost(facing: int, other: int) -> int:
    """AA-2.2: half BP for a turn: one for each 45 degrees, the shorter way round."""
    way = (other - facing) % DIRECTIONS
    return min(way, DIRECTIONS - way)


@rule
def facings(me: Combatant) -> int:
    """AA-2.2: the directions that one can turn to with the BP left, as a bit set."""
    bits = 0
    for way in range(DIRECTIONS):
        if turn_cost(me.piece.facing, way) <= me.halves:
            bits |= 1 << way
    return bits


@rule
def face(referee: Referee, fight: Fight, me: Combatant, stays: bool) -> None:
    """AA-2.2: turns, or if it may, stays as it is."""
    bits = facings(me) & ~(1 << me.piece.facing)
    if stays:
        bits |= 1 << me.piece.facing
    if bits == 0:
        return
    facing = referee.choose(fight, me.index, Decision.FACING, bits)
    if facing != me.piece.facing:
        me.halves = max(0, me.halves - turn_cost(me.piece.facing, facing))
        me.piece.facing = facing
        referee.tell(Event.TURNS, me.index, -1, facing)


@rule
def stand_up(referee: Referee, fight: Fight, me: Combatant) -> None:
    """AA-1.7: on one's feet again."""
    me.ap = max(0, me.ap - fight.book.costs.stand_up)
    me.down = False
    referee.tell(Event.STANDS, me.index)


@rule
def door_of(fight: Fight, me: Combatant, way: int) -> int:
    """AA-1.7: the door on a side of one's square, -1 for none; none closes over somebody in it."""
    return door_at(fight.book.terrain, me.piece.place, way)


@rule
def doors_here(fight: Fight, me: Combatant) -> int:
    """AA-1.7: the doors of one's square, as a bit set."""
    bits = 0
    for way in range(0, DIRECTIONS, 2):
        door = door_of(fight, me, way)
        if door >= 0:
            bits |= 1 << door
    return bits


@rule
def use_door(referee: Referee, fight: Fight, me: Combatant) -> None:
    """AA-1.7: opens a door, or closes it."""
    bits = doors_here(fight, me)
    if bits == 0:
        return
    door = referee.choose(fight, me.index, Decision.DOOR, bits)
    me.ap = max(0, me.ap - fight.book.costs.open_door)
    fight.doors ^= 1 << door
    referee.tell(Event.OPENS if fight.doors >> door & 1 else Event.CLOSES, me.index, -1, door)


@rule
def at_rim(fight: Fight, me: Combatant) -> bool:
    """AA-1.9: stands at the edge of the map."""
    terrain = fight.book.terrain
    x = x_of(me.piece.place)
    y = y_of(me.piece.place)
    return x == 0 or y == 0 or x == terrain.width - 1 or y == terrain.height - 1


@rule
def depart(me: Combatant, presence: Presence) -> None:
    """AA-1.9: takes no more part."""
    me.presence = presence
    me.ap = 0
    me.halves = 0


@rule
def leave_map(referee: Referee, me: Combatant) -> None:
    """AA-1.9: leaves by its own will."""
    depart(me, Presence.AWAY)
    referee.tell(Event.LEAVES, me.index)


@rule
def give_up(referee: Referee, me: Combatant) -> None:
    """AA-1.9: surrenders."""
    depart(me, Presence.YIELDED)
    referee.tell(Event.YIELDS, me.index)
