"""How an unattended combatant finds its way to the enemy round walls, through doors and over rough ground.

Nothing here is a clause of the rules. Steps are those of the shortest way, an action to open a door counted in.
"""

from __future__ import annotations

from affray.core.grid import COVERED_LIMIT, SPAN, bit_of, door_at, inside, marked, row_of, run
from affray.core.hexes import (
    DIRECTIONS,
    DOOR_STEPS,
    Shape,
    add_goal,
    covered,
    disc_place,
    disc_size,
    distance,
    drain,
    fits,
    flow,
    neighbour,
    steps_from,
)
from affray.core.records import Ints, rule
from affray.rulesets.iskuhetki.model import RANGES, Combatant, Fight
from affray.rulesets.iskuhetki.rules.ground import gap, in_view
from affray.rulesets.iskuhetki.rules.state import able
from affray.rulesets.iskuhetki.weighing import FLAMES, USELESS, place_worth

NEAR = 2  # hexes around the two at which a wall matters
BLIND = 1000  # what it is worth to an archer to see an enemy


@rule
def in_the_way(fight: Fight, me: Combatant, foe: Combatant) -> bool:
    """Whether anything stands between two, or near enough to one of them to matter; else straight on is shortest."""
    if not fight.book.rugged:
        return False
    mine = me.piece.place
    theirs = foe.piece.place
    bits = run(min(bit_of(mine), bit_of(theirs)) - NEAR, max(bit_of(mine), bit_of(theirs)) + NEAR)
    first = max(0, min(row_of(mine), row_of(theirs)) - NEAR)
    last = min(SPAN - 1, max(row_of(mine), row_of(theirs)) + NEAR)
    found = 0
    for row in range(first, last + 1):
        found |= fight.book.obstacles.rows[row] & bits
    return found != 0


@rule
def find_ways(fight: Fight, me: Combatant, want: int) -> None:
    """How many steps it is to the nearest enemy, into the flood.

    From wherever it is nearer than from here or not much farther, or at most `want` steps and two.
    """
    flood = fight.floods[0]
    drain(fight.book.terrain, flood)
    for i in range(fight.count):
        foe = fight.combatants[i]
        if foe.side != me.side and able(foe):
            mark_goals(fight, me, foe)
    opens = fight.book.beings[me.index].humanoid
    flow(fight.book.terrain, fight.doors, fight.walks[0], flood, me.piece, opens, want + 2)


@rule
def mark_goals(fight: Fight, me: Combatant, foe: Combatant) -> None:
    """Where one would stand in a hex of the foe's, or if one is large oneself next to it."""
    if me.piece.shape != Shape.ONE:
        mark_contact(fight, me, foe)
        return
    for k in range(COVERED_LIMIT):
        if foe.piece.shape >> k & 1 and inside(fight.book.terrain, covered(foe.piece, k)):
            add_goal(fight.floods[0], covered(foe.piece, k), 0)


@rule
def mark_contact(fight: Fight, me: Combatant, foe: Combatant) -> None:
    """Where somebody large would touch the foe, or cover a hex in common with it."""
    start = me.piece.place
    for k in range(disc_size(1 + breadth(me.piece.shape) + breadth(foe.piece.shape))):
        me.piece.place = disc_place(foe.piece.place, k)
        hexes = gap(fight, me, foe)
        if hexes <= 1 and fits(fight.book.terrain, me.piece) and in_view(fight, me, foe):
            add_goal(fight.floods[0], me.piece.place, hexes)
    me.piece.place = start


@rule
def breadth(shape: int) -> int:
    """How far what a shape covers is at most from its own hex."""
    if shape == Shape.ONE:
        return 0
    return 2 if shape == Shape.NINETEEN else 1


@rule
def best_on_way(fight: Fight, me: Combatant, foe: Combatant, want: int, places: Ints, count: int) -> int:
    """Of some hexes the one that is worth most: by the range to a foe at hand, else by the steps to the nearest one."""
    best = places[0]
    most = USELESS
    sought = False
    for k in range(count):
        place = places[k]
        if range_from(fight, me, foe, place) <= want + 1 and sees_from(fight, me, foe, place):
            worth = place_worth(fight, foe, want, place, most)
        else:
            if not sought:
                find_ways(fight, me, want)
                sought = True
            worth = way_worth(fight, me, foe, want, place)
        if worth > most:
            most = worth
            best = place
    return best


@rule
def way_worth(fight: Fight, me: Combatant, foe: Combatant, want: int, place: int) -> int:
    """What a hex is worth by the steps from there; straight on where no way leads to anybody.

    Who wants a range at which nothing strikes shoots, and has to see somebody.
    """
    if steps_from(fight.floods[0], me.piece.place) < 0:
        return place_worth(fight, foe, want, place, USELESS)
    steps = steps_from(fight.floods[0], place)
    if steps < 0:
        return USELESS
    fear = FLAMES if fight.book.burns and marked(fight.book.flames, place) else 0
    if want >= RANGES and not sees_any(fight, me, place):
        return -BLIND - 30 * steps - fear
    return -30 * abs(steps - want) - fear


@rule
def range_from(fight: Fight, me: Combatant, foe: Combatant, place: int) -> int:
    """The range to a foe from a place."""
    if me.piece.shape == Shape.ONE and foe.piece.shape == Shape.ONE:
        return distance(place, foe.piece.place)
    start = me.piece.place
    me.piece.place = place
    hexes = gap(fight, me, foe)
    me.piece.place = start
    return hexes


@rule
def sees_from(fight: Fight, me: Combatant, foe: Combatant, place: int) -> bool:
    """Whether one would have a foe in view from a place."""
    if not fight.book.terrain.walled:
        return True
    start = me.piece.place
    me.piece.place = place
    seen = in_view(fight, me, foe)
    me.piece.place = start
    return seen


@rule
def sees_any(fight: Fight, me: Combatant, place: int) -> bool:
    """Whether one would have any enemy in view from a place."""
    for i in range(fight.count):
        foe = fight.combatants[i]
        if foe.side != me.side and able(foe) and sees_from(fight, me, foe, place):
            return True
    return False


@rule
def door_ahead(fight: Fight, me: Combatant) -> int:
    """In which direction a closed door next to one is on the shortest way to an enemy, -1 for none."""
    terrain = fight.book.terrain
    if me.piece.shape != Shape.ONE:
        return -1
    find_ways(fight, me, 0)
    steps = steps_from(fight.floods[0], me.piece.place)
    for d in range(DIRECTIONS):
        door = door_at(terrain, me.piece.place, d)
        if steps >= 0 and door >= 0 and fight.doors >> door & 1 == 0:
            beyond = neighbour(me.piece.place, d)
            step = 2 if marked(terrain.rough, beyond) else 1
            if steps == steps_from(fight.floods[0], beyond) + step + DOOR_STEPS:
                return d
    return -1
