"""How far a piece gets on squares.

A step straight costs 1, an oblique one 1.5, onto rough ground twice that; the sum of a way is rounded down. The search
takes a whole row at once, as that of hexes does, and goes on half a step at a time: what is reached with so many halves
is one level, and six more wait for their turn. What turns cost, a ruleset adds to `halves_of` before it rounds: within
so many steps are all sums up to a half more.
"""

from __future__ import annotations

from affray.core.grid import PAD, SPAN, Terrain, Walk, bit_of, mark, row_of, shifted
from affray.core.hexes.reach import leaving as hex_leaving
from affray.core.hexes.reach import reach as hex_reach
from affray.core.hexes.reach import widen as hex_widen
from affray.core.records import Ints, rule
from affray.core.rows import first_row, last_row, listed
from affray.core.rows import open_ways as open_sides
from affray.core.squares.pieces import Shape, covered
from affray.core.squares.places import (
    DIRECTIONS,
    EAST,
    NORTH,
    NORTH_EAST,
    NORTH_WEST,
    OBLIQUE_HALVES,
    SOUTH,
    SOUTH_EAST,
    SOUTH_WEST,
    STRAIGHT_HALVES,
    WEST,
    X,
    Y,
    turned,
)
from affray.core.twins import Twins

LEVELS = 2 * OBLIQUE_HALVES + 1  # the dearest step is an oblique one onto rough ground


@rule
def halves_of(walk: Walk, k: int) -> int:
    """What it costs to the k-th place of a walk, in halves."""
    steps = 0
    while walk.ends[steps] <= k:
        steps += 1
    return 2 * steps + (1 if walk.evens[steps] <= k else 0)


@rule
def begin(terrain: Terrain, walk: Walk, place: int, steps: int, shut: Ints) -> None:
    """Nothing is reached but the piece's own place; what is shut counts as seen."""
    for row in range(first_row(place, steps + 1), last_row(terrain, place, steps + 1) + 1):
        walk.seen.rows[row] = shut[row]
        for level in range(LEVELS):
            walk.levels[level * SPAN + row] = 0
    mark(walk.seen, place)
    walk.ends[0] = 0
    walk.evens[0] = 0


@rule
def search(
    terrain: Terrain, walk: Walk, place: int, steps: int, ways: Ints, rough: Ints, halt: Ints, taken: Ints
) -> int:
    """Go half step by half step; how many places are found."""
    pour(walk.levels, ways, rough, row_of(place), 1 << bit_of(place), 0)
    count = 0
    most = 2 * steps + 1
    for spent in range(STRAIGHT_HALVES, most + 1):
        now = level(spent)
        far = spent // 2
        for row in range(max(PAD, row_of(place) - far), min(PAD + terrain.height - 1, row_of(place) + far) + 1):
            bits = walk.levels[now + row] & ~walk.seen.rows[row]
            walk.levels[now + row] = 0
            if bits:
                walk.seen.rows[row] |= bits
                count = listed(walk, row, bits & ~taken[row], count)
                if spent + STRAIGHT_HALVES <= most:  # else nothing is to be had from there any more
                    pour(walk.levels, ways, rough, row, bits & ~halt[row], spent)
        if spent % 2 == 0:
            walk.evens[far] = count
        walk.ends[far] = count
    return count


@rule
def level(spent: int) -> int:
    """Where what is reached with so many halves waits."""
    return spent % LEVELS * SPAN


@rule
def pour(levels: Ints, ways: Ints, rough: Ints, row: int, bits: int, spent: int) -> None:
    """What is one step from some squares of a row, reached with so many halves, waits for its turn."""
    soon = level(spent + STRAIGHT_HALVES)
    late = level(spent + 2 * STRAIGHT_HALVES)
    wait(levels, rough, row, sideways(ways, EAST, WEST, row, bits), soon, late)
    wait(levels, rough, row + 1, bits & ways[SOUTH * SPAN + row], soon, late)
    wait(levels, rough, row - 1, bits & ways[NORTH * SPAN + row], soon, late)
    soon = level(spent + OBLIQUE_HALVES)
    late = level(spent + 2 * OBLIQUE_HALVES)
    wait(levels, rough, row + 1, sideways(ways, SOUTH_EAST, SOUTH_WEST, row, bits), soon, late)
    wait(levels, rough, row - 1, sideways(ways, NORTH_EAST, NORTH_WEST, row, bits), soon, late)


@rule
def sideways(ways: Ints, eastward: int, westward: int, row: int, bits: int) -> int:
    """The columns to which two directions lead from some squares of a row."""
    return (bits & ways[eastward * SPAN + row]) << 1 | (bits & ways[westward * SPAN + row]) >> 1


@rule
def wait(levels: Ints, rough: Ints, row: int, bits: int, soon: int, late: int) -> None:
    """Squares of a row that are a step away wait at one level, those that are rough at a later one."""
    slow = bits & rough[row]
    levels[soon + row] |= bits & ~slow
    if slow:
        levels[late + row] |= slow


@rule
def open_ways(terrain: Terrain, doors: int, direction: int, row: int) -> int:
    """From which squares of a row the way in a direction is open: obliquely by either way round."""
    bits = open_sides(terrain, doors, direction, row)
    if direction % 2 == 1 and doors:
        left = turned(direction, -1)
        right = turned(direction, 1)
        bits |= by_way_of(terrain, doors, left, right, row) | by_way_of(terrain, doors, right, left, row)
    return bits


@rule
def by_way_of(terrain: Terrain, doors: int, first: int, then: int, row: int) -> int:
    """From which squares of a row one can go two steps straight."""
    return open_sides(terrain, doors, first, row) & shifted(open_sides(terrain, doors, then, row + Y[first]), -X[first])


_twin = Twins(
    __name__,
    DIRECTIONS=DIRECTIONS,
    Shape=Shape,
    begin=begin,
    covered=covered,
    open_ways=open_ways,
    search=search,
)
leaving = _twin(hex_leaving)
widen = _twin(hex_widen)
reach = _twin(hex_reach)
