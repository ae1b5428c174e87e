"""How far a piece gets on hexes.

A breadth-first search that takes a whole row of hexes at once: a row of an area is a bit set, a step to the east moves
it up by one bit, a step to the south-east into the next row. Hexes reached with so many steps are one level; rough
ground, which costs two, waits for the level after the next.
"""

from __future__ import annotations

from affray.core.grid import (
    COVERED_LIMIT,
    PAD,
    SPAN,
    Piece,
    Terrain,
    Walk,
    bit_of,
    mark,
    row_of,
    shifted,
    x_of,
    y_of,
)
from affray.core.hexes.pieces import Shape, covered
from affray.core.hexes.places import (
    DIRECTIONS,
    EAST,
    NORTH_EAST,
    NORTH_WEST,
    SOUTH_EAST,
    SOUTH_WEST,
    WEST,
)
from affray.core.records import Ints, rule
from affray.core.rows import first_row, last_row, listed, open_ways, touching


@rule
def reach(terrain: Terrain, doors: int, walk: Walk, piece: Piece, steps: int) -> int:
    """Where a piece gets with so many steps, 0..STEPS_LIMIT, into `walk.places`; how many places. Its own is not one.

    It keeps its facing on the way, and passes where all that it covers passes. `walk.shut`, `.halt` and `.taken` say
    what is in its way. Rough ground, with any of what it covers, costs two steps; who has only one left stays out.
    Entering the first of several halting hexes ends the movement, setting out from one doesn't.
    """
    if piece.shape == Shape.ONE and doors == 0:
        begin(terrain, walk, piece.place, steps, walk.shut.rows)
        return search(
            terrain, walk, piece.place, steps, terrain.ways, terrain.rough.rows, walk.halt.rows, walk.taken.rows
        )
    widen(terrain, doors, walk, piece, steps)
    begin(terrain, walk, piece.place, steps, walk.wide_shut.rows)
    return search(
        terrain, walk, piece.place, steps, walk.ways, walk.wide_rough.rows, walk.wide_halt.rows, walk.wide_taken.rows
    )


@rule
def begin(terrain: Terrain, walk: Walk, place: int, steps: int, shut: Ints) -> None:
    """Nothing is reached but the piece's own place; what is shut counts as seen."""
    for row in range(first_row(place, steps + 1), last_row(terrain, place, steps + 1) + 1):
        walk.seen.rows[row] = shut[row]
        walk.levels[row] = 0
        walk.levels[SPAN + row] = 0
        walk.levels[2 * SPAN + row] = 0
    mark(walk.seen, place)
    walk.levels[row_of(place)] = 1 << bit_of(place)


@rule
def search(
    terrain: Terrain, walk: Walk, place: int, steps: int, ways: Ints, rough: Ints, halt: Ints, taken: Ints
) -> int:
    """Go level by level; how many places are found."""
    walk.ends[0] = 0
    count = 0
    for spent in range(steps):
        now, then, later = spent % 3 * SPAN, (spent + 1) % 3 * SPAN, (spent + 2) % 3 * SPAN
        first = max(PAD, row_of(place) - spent - 1)
        last = min(PAD + terrain.height - 1, row_of(place) + spent + 1)
        for row in range(first, last + 1):
            bits = entered(walk.levels, ways, now, row) & ~walk.seen.rows[row]
            if bits:
                walk.seen.rows[row] |= bits
                walk.levels[then + row] |= bits & ~rough[row]
                walk.levels[later + row] |= bits & rough[row]
        for row in range(first, last + 1):
            walk.levels[now + row] = 0
            count = listed(walk, row, walk.levels[then + row] & ~taken[row], count)
            walk.levels[then + row] &= ~halt[row]
        walk.ends[spent + 1] = count
    return count


@rule
def entered(levels: Ints, ways: Ints, level: int, row: int) -> int:
    """Which hexes of a row are one step from those of a level."""
    here = levels[level + row]
    above = levels[level + row - 1]
    below = levels[level + row + 1]
    bits = 0
    if here:
        bits = (here & ways[EAST * SPAN + row]) << 1 | (here & ways[WEST * SPAN + row]) >> 1
    if above:
        bits |= above & ways[SOUTH_EAST * SPAN + row - 1] | (above & ways[SOUTH_WEST * SPAN + row - 1]) >> 1
    if below:
        bits |= below & ways[NORTH_WEST * SPAN + row + 1] | (below & ways[NORTH_EAST * SPAN + row + 1]) << 1
    return bits


@rule
def widen(terrain: Terrain, doors: int, walk: Walk, piece: Piece, steps: int) -> None:
    """Work out what a piece meets with all that it covers, with some doors open, for the rows that it may come to."""
    count = 0
    for k in range(COVERED_LIMIT):
        if piece.shape >> k & 1:
            place = covered(piece, k)
            walk.across[count] = x_of(place) - x_of(piece.place)
            walk.down[count] = y_of(place) - y_of(piece.place)
            count += 1
    walk.covered = count
    for row in range(first_row(piece.place, steps + 1), last_row(terrain, piece.place, steps + 1) + 1):
        walk.wide_shut.rows[row] = touching(walk, walk.shut.rows, row)
        walk.wide_halt.rows[row] = touching(walk, walk.halt.rows, row)
        walk.wide_taken.rows[row] = touching(walk, walk.taken.rows, row)
        walk.wide_rough.rows[row] = touching(walk, terrain.rough.rows, row)
        for direction in range(DIRECTIONS):
            walk.ways[direction * SPAN + row] = leaving(terrain, doors, walk, direction, row)


@rule
def leaving(terrain: Terrain, doors: int, walk: Walk, direction: int, row: int) -> int:
    """From which places in a row all that the piece covers can step in a direction."""
    bits = -1
    for k in range(walk.covered):
        bits &= shifted(open_ways(terrain, doors, direction, row + walk.down[k]), -walk.across[k])
    return bits
