"""How an unattended combatant finds its way to the foe round walls and through doors.

Nothing here is a clause of the rules. Steps are those of the shortest way, an action to open a door counted in.
"""

from __future__ import annotations

from affray.core.grid import COVERED_LIMIT, door_at, inside
from affray.core.hexes import add_goal, steps_from
from affray.core.records import Ints, rule
from affray.rulesets.rolemaster.model import Combatant, Fight
from affray.rulesets.rolemaster.rules.ground import FAR, metres_from
from affray.rulesets.rolemaster.rules.space import covered, directions, drain, flow, is_open, neighbour
from affray.rulesets.rolemaster.rules.state import able

EVERYWHERE = 1000  # steps: more than any way on a map has


@rule
def find_ways(fight: Fight, me: Combatant) -> None:
    """How many steps it is to the nearest foe from everywhere, into the flood."""
    drain(fight)
    for i in range(fight.count):
        foe = fight.combatants[i]
        if foe.side != me.side and able(foe):
            for k in range(COVERED_LIMIT):
                if foe.piece.shape >> k & 1 and inside(fight.book.terrain, covered(fight, foe.piece, k)):
                    add_goal(fight.floods[0], covered(fight, foe.piece, k), 0)
    flow(fight, me.piece, EVERYWHERE)


@rule
def shortest_way(fight: Fight, me: Combatant, places: Ints, count: int) -> int:
    """Of some places the one with the shortest way to a foe; where none leads to one the nearest as the crow flies."""
    find_ways(fight, me)
    best = places[0]
    least = FAR
    for k in range(count):
        steps = steps_from(fight.floods[0], places[k])
        cost = steps if steps >= 0 else EVERYWHERE + metres_from(fight, me, places[k])
        if cost < least:
            least = cost
            best = places[k]
    return best


@rule
def door_ahead(fight: Fight, me: Combatant) -> int:
    """In which direction a closed door next to one is on the shortest way to a foe, -1 for none."""
    terrain = fight.book.terrain
    if terrain.door_count == 0:
        return -1
    find_ways(fight, me)
    here = steps_from(fight.floods[0], me.piece.place)
    best = -1
    for d in range(directions(fight)):
        door = door_at(terrain, me.piece.place, d)
        if here >= 0 and door >= 0 and fight.doors >> door & 1 == 0:
            beyond = steps_from(fight.floods[0], neighbour(fight, me.piece.place, d))
            if 0 <= beyond < here and around(fight, me, here) < 0:
                best = d
    return best


@rule
def around(fight: Fight, me: Combatant, here: int) -> int:
    """A direction with no door in which the way to the foe is shorter by no more than a step, -1 for none."""
    for d in range(directions(fight)):
        other = neighbour(fight, me.piece.place, d)
        if not inside(fight.book.terrain, other) or door_at(fight.book.terrain, me.piece.place, d) >= 0:
            continue
        steps = steps_from(fight.floods[0], other)
        if is_open(fight, me.piece.place, d) and 0 <= steps < here:
            return d
    return -1
