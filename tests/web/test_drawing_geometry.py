"""The geometry of the drawn map: places and points, corners and sides, outlines and lines."""

from __future__ import annotations

import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from affray.web.drawing import geometry as grid
from affray.web.drawing.geometry import At, Geometry
from affray.web.drawing.grids import GEOMETRIES

from tests.web.drawn import segments

either = pytest.mark.parametrize("on", GEOMETRIES.values(), ids=GEOMETRIES)
PLACES = st.tuples(st.integers(-5, 45), st.integers(-5, 45))
SIDES = st.integers(0, 11)


@either
@given(PLACES)
def test_the_middle_of_a_place_is_in_it(on: Geometry, at: At) -> None:
    assert on.place(*on.middle(at)) == at


@either
@given(PLACES, SIDES, SIDES, st.floats(0, 0.99), st.floats(0, 1))
def test_every_point_within_the_corners_of_a_place_is_in_it(
    on: Geometry, at: At, k: int, other: int, far: float, between: float
) -> None:
    (x, y), corners = on.middle(at), on.corners(at)
    (ax, ay), (bx, by) = corners[k % len(corners)], corners[other % len(corners)]
    px, py = ax + (bx - ax) * between, ay + (by - ay) * between
    assert on.place(x + (px - x) * far, y + (py - y) * far) == at


@either
@given(PLACES, SIDES)
def test_neighbours_share_two_corners_and_are_each_others_neighbours(on: Geometry, at: At, k: int) -> None:
    side = on.SIDES[k % len(on.SIDES)]
    other = on.neighbour(at, side)
    shared = set(on.corners(at)) & set(on.corners(other))
    assert shared == set(grid.edge(on, at, side))
    opposite = on.SIDES[(on.SIDES.index(side) + len(on.SIDES) // 2) % len(on.SIDES)]
    assert on.neighbour(other, opposite) == at
    assert set(grid.edge(on, other, opposite)) == shared


@either
@given(PLACES, SIDES)
def test_the_angle_of_a_side_is_where_the_neighbour_is(on: Geometry, at: At, k: int) -> None:
    side = on.SIDES[k % len(on.SIDES)]
    (x, y), (nx, ny) = on.middle(at), on.middle(on.neighbour(at, side))
    drawn = math.degrees(math.atan2(ny - y, nx - x)) % 360
    assert drawn == pytest.approx(grid.angle(on, side), abs=0.1)


@either
@pytest.mark.parametrize("size", [(1, 1), (3, 1), (1, 2), (7, 4)])
def test_the_extent_holds_every_corner_and_no_more(on: Geometry, size: tuple[int, int]) -> None:
    corners = [corner for c in range(size[0]) for r in range(size[1]) for corner in on.corners((c, r))]
    x, y, wide, high = on.extent(*size)
    xs, ys = [corner[0] for corner in corners], [corner[1] for corner in corners]
    assert (x, y, x + wide, y + high) == (min(xs), min(ys), max(xs), max(ys))


@either
@given(st.sets(st.tuples(st.integers(0, 6), st.integers(0, 6)), min_size=1))
def test_an_outline_is_every_side_that_leads_out_once(on: Geometry, places: set[At]) -> None:
    drawn = list(segments(grid.outline(on, places)))
    rim = {
        frozenset(grid.edge(on, at, side)) for at in places for side in on.SIDES if on.neighbour(at, side) not in places
    }
    assert set(drawn) == rim
    assert len(drawn) == len(rim)


@either
@given(st.sets(st.tuples(st.tuples(st.integers(0, 6), st.integers(0, 6)), st.integers(0, 5))))
def test_lines_are_their_segments(on: Geometry, walls: set[tuple[At, int]]) -> None:
    half = len(on.SIDES) // 2
    wanted = [grid.edge(on, at, on.SIDES[k]) for at, k in walls if k < half]
    drawn = list(segments(grid.lines(wanted)))
    assert sorted(map(sorted, drawn)) == sorted(map(sorted, wanted))


def test_steps_are_written_short() -> None:
    assert grid.path([(0, 0), (0, 5), (-3, 5), (4, 1), (6, 3)]) == "M0 0v5h-3l7-4l2 2"
