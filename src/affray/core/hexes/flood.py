"""How far it is from the hexes of a map to the nearest of some goals, by the shortest way.

The search of `reach` the other way round: it begins at the goals, and takes a whole row of hexes at once. What each
hex is away from them stands in bit planes: bit n of a distance in the n-th area.
"""

from __future__ import annotations

from typing import Final

from affray.core.grid import PAD, ROWS, SPAN, Area, Piece, Terrain, Walk, bit_of, marked, row_of
from affray.core.hexes.pieces import Shape
from affray.core.hexes.places import EAST, NORTH_EAST, NORTH_WEST, SOUTH_EAST, SOUTH_WEST, WEST
from affray.core.hexes.reach import widen
from affray.core.records import Ints, ints, one, record, rule

PLANES = 7
FARTHEST = (1 << PLANES) - 1  # steps: what is farther counts as out of reach
STEP = 1  # what a step costs
DOOR_STEPS = 3  # what it costs to open a door, besides the step
LEVELS = DOOR_STEPS + 3  # those within reach of one: of a step onto rough ground, through a door
LEVELS_LIMIT = 11  # of any geometry
UNREACHED = -1


@record
class Flood:
    """Steps to the goals: scratch, of no meaning between two uses."""

    seen: Final[Area] = one(Area)  # from where a way leads to a goal
    depth: int = 0  # planes in use
    planes: Final[Ints] = ints(PLANES * SPAN)
    levels: Final[Ints] = ints(LEVELS_LIMIT * SPAN)  # what comes next, by the number of steps


@rule
def drain(terrain: Terrain, flood: Flood) -> None:
    """No goal yet."""
    for row in range(PAD - 1, PAD + terrain.height + 1):
        flood.seen.rows[row] = 0
        for plane in range(PLANES):
            flood.planes[plane * SPAN + row] = 0
        for level in range(LEVELS):
            flood.levels[level * SPAN + row] = 0
    flood.depth = 0


@rule
def add_goal(flood: Flood, place: int, steps: int) -> None:
    """From a place on the map it is so many steps to a goal, 0 or 1."""
    flood.levels[steps * SPAN + row_of(place)] |= 1 << bit_of(place)


@rule
def flow(terrain: Terrain, doors: int, walk: Walk, flood: Flood, piece: Piece, opens: bool, least: int) -> None:
    """Find how many steps a piece has to the goals, from wherever it has not many more than from where it is.

    Those with at most `least` steps or two more than the piece are all found. It keeps its facing on the way. `opens`:
    it can open doors, if it covers one hex. Of the walk nothing counts, and what was found stays.
    """
    if piece.shape == Shape.ONE and doors == 0:
        shut = (1 << terrain.door_count) - 1 if opens else 0
        spread(terrain, flood, terrain.ways, terrain.rough.rows, shut, piece.place, least)
        return
    widen(terrain, doors, walk, piece, ROWS)
    shut = (1 << terrain.door_count) - 1 & ~doors if opens and piece.shape == Shape.ONE else 0
    spread(terrain, flood, walk.ways, walk.wide_rough.rows, shut, piece.place, least)


@rule
def spread(terrain: Terrain, flood: Flood, ways: Ints, rough: Ints, shut: int, place: int, least: int) -> None:
    """Find the steps from everywhere, level by level, until what `flow` promises is found.

    `ways`: per direction an area, from where one can step; `rough`: where a step costs two; `shut`: the doors that are
    closed and can be opened on the way, as a bit set; `place`: where the piece is.
    """
    dry = 0
    last = FARTHEST
    steps = 0
    while steps <= last and dry < LEVELS:
        if rise(terrain, flood, ways, rough, shut, steps):
            dry = 0
        else:
            dry += 1
        if last == FARTHEST and marked(flood.seen, place):
            last = min(FARTHEST - 1, max(least, steps + 2 * STEP))
        steps += 1


@rule
def rise(terrain: Terrain, flood: Flood, ways: Ints, rough: Ints, shut: int, steps: int) -> bool:
    """Find from where it is exactly so many steps; whether it is from anywhere."""
    now = steps % LEVELS * SPAN
    found = False
    if steps >> flood.depth:
        flood.depth += 1
    for row in range(PAD, PAD + terrain.height):
        bits = flood.levels[now + row] & ~flood.seen.rows[row]
        flood.levels[now + row] = 0
        if bits:
            found = True
            flood.seen.rows[row] |= bits
            note(flood, row, bits, steps)
            spill(flood, ways, row, bits & ~rough[row], steps, 1)
            spill(flood, ways, row, bits & rough[row], steps, 2)
            if shut:
                seep(terrain, flood, row, bits, rough, shut, steps)
    return found


@rule
def note(flood: Flood, row: int, bits: int, steps: int) -> None:
    """From these hexes of a row it is so many steps."""
    for plane in range(flood.depth):
        if steps >> plane & 1:
            flood.planes[plane * SPAN + row] |= bits


@rule
def spill(flood: Flood, ways: Ints, row: int, bits: int, steps: int, pace: int) -> None:
    """The neighbours of some hexes of a row are a step of 1 or 2 farther away: the ways there are those back."""
    if bits == 0:
        return
    now = (steps + pace) % LEVELS * SPAN
    levels = flood.levels
    levels[now + row] |= (bits & ways[EAST * SPAN + row]) << 1 | (bits & ways[WEST * SPAN + row]) >> 1
    levels[now + row + 1] |= bits & ways[SOUTH_EAST * SPAN + row] | (bits & ways[SOUTH_WEST * SPAN + row]) >> 1
    levels[now + row - 1] |= bits & ways[NORTH_WEST * SPAN + row] | (bits & ways[NORTH_EAST * SPAN + row]) << 1


@rule
def seep(terrain: Terrain, flood: Flood, row: int, bits: int, rough: Ints, shut: int, steps: int) -> None:
    """Past the closed doors of some hexes of a row one comes too, once they are open."""
    for k in range(terrain.door_count):
        if shut >> k & 1:
            door = terrain.doors[k]
            pass_door(flood, row, bits, rough, door.place, door.other, steps)
            pass_door(flood, row, bits, rough, door.other, door.place, steps)


@rule
def pass_door(flood: Flood, row: int, bits: int, rough: Ints, place: int, other: int, steps: int) -> None:
    """The hex on the other side of a door, if this one is among those of a row."""
    if row_of(place) == row and bits >> bit_of(place) & 1:
        more = steps + DOOR_STEPS + STEP * (2 if rough[row] >> bit_of(place) & 1 else 1)
        flood.levels[more % LEVELS * SPAN + row_of(other)] |= 1 << bit_of(other)


@rule
def steps_from(flood: Flood, place: int) -> int:
    """How many steps it is from a place on the map to the nearest goal, UNREACHED if none is within reach."""
    row = row_of(place)
    bit = bit_of(place)
    if flood.seen.rows[row] >> bit & 1 == 0:
        return UNREACHED
    steps = 0
    for plane in range(flood.depth):
        steps |= (flood.planes[plane * SPAN + row] >> bit & 1) << plane
    return steps
