"""Places, areas, walls and doors: what all maps have in common."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from affray.core import grid, hexes
from affray.core.building import add_door, add_wall, cut_out, new_terrain
from affray.core.grid import (
    COLUMNS,
    DOORS,
    NOWHERE,
    ROWS,
    Area,
    Geometry,
    Piece,
    bit_of,
    door_at,
    inside,
    is_open,
    mark,
    marked,
    pack,
    place_of_bit,
    places_in,
    row_of,
    unmark,
    wipe,
    x_of,
    y_of,
)

GEOMETRY: Geometry = hexes  # the type checker sees that the module has all that is asked of one

EAST, WEST = hexes.NAMES.index("e"), hexes.NAMES.index("w")

coordinates = st.integers(-2048, 2047)
columns = st.integers(0, COLUMNS - 1)
rows = st.integers(0, ROWS - 1)
directions = st.integers(0, hexes.DIRECTIONS - 1)


@given(coordinates, coordinates)
def test_a_place_is_unpacked_as_it_was_packed(x: int, y: int) -> None:
    place = pack(x, y)
    assert (x_of(place), y_of(place)) == (x, y)
    assert 0 <= place < 1 << 24


@given(coordinates, coordinates, coordinates, coordinates)
def test_different_places_are_different_ints(x: int, y: int, x2: int, y2: int) -> None:
    assert (pack(x, y) == pack(x2, y2)) == ((x, y) == (x2, y2))


@given(columns, rows)
def test_columns_rows_and_bits_lead_to_the_same_place(column: int, row: int) -> None:
    place = hexes.place_at(column, row)
    assert (hexes.column_of(place), y_of(place)) == (column, row)
    assert place_of_bit(row_of(place), bit_of(place)) == place
    assert 0 <= bit_of(place) < 62


def test_a_new_piece_is_on_no_map() -> None:
    assert Piece().place == NOWHERE
    assert not inside(new_terrain(hexes, COLUMNS, ROWS), NOWHERE)


@given(st.integers(1, COLUMNS), st.integers(1, ROWS))
def test_a_map_has_its_columns_and_rows_and_nothing_else(width: int, height: int) -> None:
    terrain = new_terrain(hexes, width, height)
    cells = {hexes.place_at(column, row) for column in range(width) for row in range(height)}
    assert set(places_in(terrain.cells)) == cells
    around = [hexes.place_at(column, row) for column in range(-30, 80) for row in (-9, -1, 0, height - 1, height, 60)]
    assert all(inside(terrain, place) == (place in cells) for place in around)


@given(st.integers(1, 9), st.integers(1, 9))
def test_an_open_map_is_open_everywhere_but_at_its_rim(width: int, height: int) -> None:
    terrain = new_terrain(hexes, width, height)
    for place in places_in(terrain.cells):
        for direction in range(hexes.DIRECTIONS):
            assert is_open(terrain, 0, place, direction) == inside(terrain, hexes.neighbour(place, direction))
    assert not terrain.walled


@pytest.mark.parametrize("size", [(0, 5), (5, 0), (COLUMNS + 1, 5), (5, ROWS + 1), (-1, 3)])
def test_no_map_has_such_a_size(size: tuple[int, int]) -> None:
    with pytest.raises(ValueError, match=f"{size[0]} x {size[1]}.*{COLUMNS} columns"):
        new_terrain(hexes, *size)


def open_steps(terrain: grid.Terrain, doors: int) -> set[tuple[int, int]]:
    return {
        (place, direction)
        for place in places_in(terrain.cells)
        for direction in range(hexes.DIRECTIONS)
        if is_open(terrain, doors, place, direction)
    }


@given(st.integers(1, 5), st.integers(1, 5), directions)
def test_a_wall_stands_on_both_sides_of_one_edge(column: int, row: int, direction: int) -> None:
    terrain = new_terrain(hexes, 7, 7)
    before = open_steps(terrain, 0)
    place = hexes.place_at(column, row)
    add_wall(hexes, terrain, place, direction)
    other = (hexes.neighbour(place, direction), (direction + 3) % 6)
    assert before - open_steps(terrain, -1) == {(place, direction), other}
    assert door_at(terrain, place, direction) == -1


@given(st.integers(1, 5), st.integers(1, 5), directions)
def test_a_door_is_a_wall_until_it_is_opened(column: int, row: int, direction: int) -> None:
    terrain = new_terrain(hexes, 7, 7)
    before = open_steps(terrain, 0)
    add_door(hexes, terrain, hexes.place_at(0, 0), EAST)
    place = hexes.place_at(column, row)
    other = (hexes.neighbour(place, direction), (direction + 3) % 6)
    door = add_door(hexes, terrain, place, direction)
    first = {(hexes.place_at(0, 0), EAST), (hexes.place_at(1, 0), WEST)}
    assert door == door_at(terrain, place, direction) == door_at(terrain, *other) == 1
    assert open_steps(terrain, 0) == before - first - {(place, direction), other}
    assert open_steps(terrain, 1 << door) == before - first
    assert open_steps(terrain, 1 | 1 << door) == before
    assert terrain.walled


def test_walls_and_doors_stand_between_places_of_the_map() -> None:
    terrain = new_terrain(hexes, 3, 3)
    for place, direction in ((hexes.place_at(0, 0), WEST), (hexes.place_at(3, 0), WEST)):
        with pytest.raises(ValueError, match="two places of the map"):
            add_wall(hexes, terrain, place, direction)
        with pytest.raises(ValueError, match="two places of the map"):
            add_door(hexes, terrain, place, direction)
    assert terrain.door_count == 0
    assert not terrain.walled


def test_there_are_so_many_doors_and_no_more() -> None:
    terrain = new_terrain(hexes, COLUMNS, ROWS)
    for k in range(DOORS):
        assert add_door(hexes, terrain, hexes.place_at(k % 30, k // 30), EAST) == k
    with pytest.raises(ValueError, match="at most 62 doors"):
        add_door(hexes, terrain, hexes.place_at(5, 5), EAST)
    assert is_open(terrain, 1 << DOORS - 1, hexes.place_at(1, 2), EAST)


@given(st.sets(st.tuples(columns, rows)), st.sets(st.tuples(columns, rows)))
def test_an_area_is_a_set_of_places(put_in: set[tuple[int, int]], taken_out: set[tuple[int, int]]) -> None:
    area = Area()
    for cell in put_in:
        mark(area, hexes.place_at(*cell))
    for cell in taken_out:
        unmark(area, hexes.place_at(*cell))
    left = {hexes.place_at(*cell) for cell in put_in - taken_out}
    assert set(places_in(area)) == left
    assert all(marked(area, hexes.place_at(*cell)) == (cell not in taken_out) for cell in put_in)
    wipe(area)
    assert places_in(area) == []


@given(st.integers(-80, 80), st.integers(-80, 80), st.integers(-4, 4))
def test_runs_of_bits_are_cut_to_what_a_row_has(first: int, last: int, by: int) -> None:
    bits = {bit for bit in range(first, last + 1) if 0 <= bit <= 60}
    made = grid.run(first, last)
    assert {bit for bit in range(made.bit_length()) if made >> bit & 1} == bits
    moved = grid.shifted(made, by)
    assert {bit for bit in range(moved.bit_length()) if moved >> bit & 1} == {b + by for b in bits if b + by >= 0}


@given(st.integers(0, 5), st.integers(0, 4))
def test_what_is_cut_out_is_as_solid_as_the_rim(column: int, row: int) -> None:
    terrain, place = new_terrain(GEOMETRY, 6, 5), hexes.place_at(column, row)
    other = hexes.place_at((column + 3) % 6, row)
    open_before = [is_open(terrain, 0, other, way) for way in range(hexes.DIRECTIONS)]
    cut_out(GEOMETRY, terrain, place)
    assert not inside(terrain, place)
    assert terrain.walled
    for way in range(hexes.DIRECTIONS):
        assert not is_open(terrain, 0, place, way)
        neighbour = hexes.neighbour(place, way)
        if inside(terrain, neighbour):
            assert not is_open(terrain, 0, neighbour, hexes.turned(way, 3))
    assert [is_open(terrain, 0, other, way) for way in range(hexes.DIRECTIONS)] == open_before
