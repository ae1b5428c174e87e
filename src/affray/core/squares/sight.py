"""Lines across squares: steps, sight, what stands in the way, blasts.

A line goes from the middle of a square to that of another. Walls and doors stand on straight sides; where a line goes
through a corner exactly, it touches all that meets there. Sight ends at what the line touches. A step and a blast end
at what they cross: at a corner they go by on one side if that is free all the way round. All are the same there as
back.
"""

from __future__ import annotations

from affray.core.grid import PAD, Area, Terrain, bit_of, mark, marked, row_of, run, x_of, y_of
from affray.core.grid import is_open as side_open
from affray.core.hexes import sight as on_hexes
from affray.core.records import rule
from affray.core.squares.places import disc_place, disc_size, neighbour, onward, turned
from affray.core.twins import Twins


@rule
def is_open(terrain: Terrain, doors: int, place: int, direction: int) -> bool:
    """Whether one can step from a square on the map: obliquely where either way round the corner is free."""
    if side_open(terrain, doors, place, direction):
        return True
    if direction % 2 == 0 or doors == 0:
        return False
    left = turned(direction, -1)
    right = turned(direction, 1)
    if side_open(terrain, doors, place, left) and side_open(terrain, doors, neighbour(place, left), right):
        return True
    return side_open(terrain, doors, place, right) and side_open(terrain, doors, neighbour(place, right), left)


@rule
def free_corner(terrain: Terrain, doors: int, place: int, direction: int) -> bool:
    """Whether nothing at all meets in the corner that an oblique direction leads through."""
    left = turned(direction, -1)
    right = turned(direction, 1)
    if not (side_open(terrain, doors, place, left) and side_open(terrain, doors, place, right)):
        return False
    if not side_open(terrain, doors, neighbour(place, left), right):
        return False
    return side_open(terrain, doors, neighbour(place, right), left)


@rule
def in_sight(terrain: Terrain, doors: int, place: int, other: int) -> bool:
    """Whether the line between two middles touches no wall or closed door."""
    if not terrain.walled:
        return True
    here = place
    while here != other:
        way = onward(place, other, here)
        if not is_open(terrain, doors, here, way):
            return False
        if way % 2 == 1 and not free_corner(terrain, doors, here, way):
            return False
        here = neighbour(here, way)
    return True


@rule
def open_line(terrain: Terrain, doors: int, place: int, other: int) -> bool:
    """Whether the line between two middles crosses no wall or closed door; it may touch where one ends."""
    if not terrain.walled:
        return True
    here = place
    while here != other:
        way = onward(place, other, here)
        if not is_open(terrain, doors, here, way):
            return False
        here = neighbour(here, way)
    return True


@rule
def clear_of(area: Area, place: int, other: int) -> bool:
    """Whether the line between two middles on the map touches the middle half of no square of an area.

    Its two ends don't count.
    """
    x = x_of(other) - x_of(place)
    y = y_of(other) - y_of(place)
    here = place
    while here != other:
        if here != place and marked(area, here):
            aside = x * (y_of(here) - y_of(place)) - y * (x_of(here) - x_of(place))
            if 4 * abs(aside) <= abs(x) + abs(y):
                return False
        here = neighbour(here, onward(place, other, here))
    return True


@rule
def cuts(area: Area, place: int, other: int) -> bool:
    """Whether the line between two middles on the map cuts any square of an area, as smoke is; its ends count."""
    here = place
    while here != other:
        if marked(area, here):
            return True
        here = neighbour(here, onward(place, other, here))
    return marked(area, other)


@rule
def mark_line(area: Area, terrain: Terrain, doors: int, place: int, other: int) -> None:
    """Add to an area each square that the line cuts, but the first; it ends at a wall, closed door or rim."""
    here = place
    while here != other:
        way = onward(place, other, here)
        if not is_open(terrain, doors, here, way):
            return
        here = neighbour(here, way)
        mark(area, here)


@rule
def breadth(radius: int, down: int) -> int:
    """How far to each side the squares reach that are so many rows away and at most so far."""
    straight = radius - down // 2
    return straight if straight >= down else min(down - 1, 2 * (radius - down) + 1)


@rule
def mark_disc(area: Area, terrain: Terrain, centre: int, radius: int) -> None:
    """Add to an area what of the map is at most so far away."""
    for down in range(-radius, radius + 1):
        row = row_of(centre) + down
        if PAD <= row < PAD + terrain.height:
            far = breadth(radius, abs(down))
            area.rows[row] |= run(bit_of(centre) - far, bit_of(centre) + far) & terrain.cells.rows[row]


_names = {"mark_disc": mark_disc, "disc_size": disc_size, "disc_place": disc_place}
mark_zone = Twins(__name__, **_names, in_sight=in_sight)(on_hexes.mark_zone)
# Add to an area what of the map is at most so far away and not behind a wall.
mark_blast = Twins(__name__, **_names, in_sight=open_line)(on_hexes.mark_zone, "mark_blast")
