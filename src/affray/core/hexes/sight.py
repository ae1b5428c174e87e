"""Line of sight on hexes, and what is around a hex.

A line of sight goes from hex to hex through the edges that it crosses; which these are is told by the side of the line
on which the corners of a hex lie, in whole numbers.
"""

from __future__ import annotations

from affray.core.grid import PAD, Area, Terrain, bit_of, inside, is_open, mark, row_of, run, x_of, y_of
from affray.core.hexes.places import DIRECTIONS, Q, R, direction, disc_place, disc_size, neighbour
from affray.core.records import rule

BLOCKED, CORNERED, FREE = range(3)


@rule
def mark_disc(area: Area, terrain: Terrain, centre: int, radius: int) -> None:
    """Add to an area what of the map is at most so far away."""
    for down in range(-radius, radius + 1):
        row = row_of(centre) + down
        if PAD <= row < PAD + terrain.height:
            first = bit_of(centre) + max(-radius, -radius - down)
            last = bit_of(centre) + min(radius, radius - down)
            area.rows[row] |= run(first, last) & terrain.cells.rows[row]


@rule
def mark_zone(area: Area, terrain: Terrain, doors: int, centre: int, radius: int) -> None:
    """Add to an area what of the map is at most so far away and in line of sight."""
    if not terrain.walled:
        mark_disc(area, terrain, centre, radius)
        return
    for k in range(disc_size(radius)):
        place = disc_place(centre, k)
        if inside(terrain, place) and in_sight(terrain, doors, centre, place):
            mark(area, place)


@rule
def in_sight(terrain: Terrain, doors: int, place: int, other: int) -> bool:
    """Whether no wall or closed door stands on the line between the middles of two hexes.

    Corners that the line hits, and edges along which it lies, are passed on one side all the way: it is enough that the
    line is free when moved a hair to the left, or to the right. So both ends see the same.
    """
    if not terrain.walled or place == other:
        return True
    found = follow(terrain, doors, place, other, 1)
    if found == CORNERED:
        found = follow(terrain, doors, place, other, -1)
    return found == FREE


@rule
def follow(terrain: Terrain, doors: int, place: int, other: int, hair: int) -> int:
    """How a line fares that is moved a hair to the left (`hair` 1) or to the right (-1).

    FREE; BLOCKED; or CORNERED: blocked after it hit a corner, so that it may be free on the corner's other side.

    The side of the line on which a point lies is told by the product of two vectors, sixfold to be whole: above 0 on
    the right, below on the left, `hair` for a corner on the line. `side` is that of the middle of the hex reached, from
    which the two corners ahead differ by what the directions to the left and to the right add.
    """
    ahead = direction(place, other)
    leftward = (ahead - 1) % DIRECTIONS
    rightward = (ahead + 1) % DIRECTIONS
    q = x_of(other) - x_of(place)
    r = y_of(other) - y_of(place)
    left = q * R[leftward] - r * Q[leftward]
    right = q * R[rightward] - r * Q[rightward]
    side = hair
    blocked = BLOCKED
    while place != other:
        left_corner = side + 4 * left + 2 * right
        right_corner = side + 2 * left + 4 * right
        if left_corner == hair or right_corner == hair:
            blocked = CORNERED
        way = ahead
        if left_corner > 0:
            way = leftward
        elif right_corner < 0:
            way = rightward
        if not is_open(terrain, doors, place, way):
            return blocked
        place = neighbour(place, way)
        side += 6 * (q * R[way] - r * Q[way])
    return FREE
