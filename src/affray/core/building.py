"""Maps being built: their size, holes, walls and doors, for setup code. A fight leaves its `Terrain` alone."""

from __future__ import annotations

from affray.core.grid import (
    COLUMNS,
    DOORS,
    PAD,
    ROWS,
    SPAN,
    Door,
    Geometry,
    Terrain,
    bit_of,
    inside,
    is_open,
    pack,
    row_of,
    run,
    shifted,
    unmark,
    x_of,
    y_of,
)
from affray.core.records import hold


def new_terrain(geometry: Geometry, width: int, height: int) -> Terrain:
    """An open map of so many columns and rows.

    Raises ValueError for a size that no map has.
    """
    if not (1 <= width <= COLUMNS and 1 <= height <= ROWS):
        raise ValueError(f"a map of {width} x {height}: it has 1 to {COLUMNS} columns and 1 to {ROWS} rows")
    terrain = Terrain(width=width, height=height)
    cells = terrain.cells.rows
    for row in range(height):
        ends = geometry.place_at(0, row), geometry.place_at(width - 1, row)
        cells[row + PAD] = run(bit_of(ends[0]), bit_of(ends[1]))
    origin = pack(0, 0)
    for direction in range(geometry.DIRECTIONS):
        step = geometry.neighbour(origin, direction)
        for row in range(PAD, PAD + height):
            beyond = shifted(cells[row + y_of(step)], -x_of(step))
            terrain.ways[direction * SPAN + row] = cells[row] & beyond
    return terrain


def cut_out(geometry: Geometry, terrain: Terrain, place: int) -> None:
    """Take a place off the map: it is as solid as a wall from then on."""
    unmark(terrain.cells, place)
    for direction in range(geometry.DIRECTIONS):
        _shut(geometry, terrain, place, direction)


def _shut(geometry: Geometry, terrain: Terrain, place: int, direction: int) -> None:
    """No way leads from a place in a direction, nor back, nor past the corners where it is the second way shut."""
    other = geometry.neighbour(place, direction)
    _close(geometry, terrain, place, direction)
    for here in (place, other):
        for way in geometry.OBLIQUE:
            if not any(_round(geometry, terrain, here, way, by) for by in (-1, 1)):
                _close(geometry, terrain, here, way)
    terrain.walled = True


def _close(geometry: Geometry, terrain: Terrain, place: int, direction: int) -> None:
    other, back = geometry.neighbour(place, direction), geometry.turned(direction, geometry.DIRECTIONS // 2)
    for here, way in ((place, direction), (other, back)):
        terrain.ways[way * SPAN + row_of(here)] &= ~(1 << bit_of(here))


def _round(geometry: Geometry, terrain: Terrain, place: int, direction: int, by: int) -> bool:
    """Whether one comes round a corner on one of its sides."""
    first, then = geometry.turned(direction, by), geometry.turned(direction, -by)
    return is_open(terrain, 0, place, first) and is_open(terrain, 0, geometry.neighbour(place, first), then)


def add_wall(geometry: Geometry, terrain: Terrain, place: int, direction: int) -> None:
    """A wall between a place and its neighbour in a direction.

    Raises ValueError when either isn't on the map, or they touch in a corner only.
    """
    if direction in geometry.OBLIQUE:
        raise ValueError("a wall stands between two places that have a side in common")
    if not (inside(terrain, place) and inside(terrain, geometry.neighbour(place, direction))):
        raise ValueError("a wall stands between two places of the map")
    _shut(geometry, terrain, place, direction)


def add_door(geometry: Geometry, terrain: Terrain, place: int, direction: int) -> int:
    """A door between a place and its neighbour in a direction; its number.

    Raises ValueError as `add_wall` does, and when there are too many doors.
    """
    if terrain.door_count >= DOORS:
        raise ValueError(f"a map has at most {DOORS} doors")
    add_wall(geometry, terrain, place, direction)
    back = geometry.turned(direction, geometry.DIRECTIONS // 2)
    door = Door(place=place, direction=direction, other=geometry.neighbour(place, direction), back=back)
    hold(terrain, "doors", [*(terrain.doors[k] for k in range(terrain.door_count)), door])
    terrain.door_count += 1
    return terrain.door_count - 1
