"""The geometry of the drawn map: hexes and points, corners and sides, outlines and lines."""

from __future__ import annotations

import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from affray.web.drawing import geometry as grid
from affray.web.drawing import hexagons
from affray.web.drawing.geometry import At, Geometry

from tests.web.drawn import segments

HEXES: Geometry = hexagons
PLACES = st.tuples(st.integers(-5, 45), st.integers(-5, 45))
SIDES = st.sampled_from(HEXES.SIDES)


@given(PLACES)
def test_the_middle_of_a_hex_is_in_it(at: At) -> None:
    assert HEXES.place(*HEXES.middle(at)) == at


@given(PLACES, st.integers(0, 5), st.integers(0, 5), st.floats(0, 0.99), st.floats(0, 1))
def test_every_point_within_the_corners_of_a_hex_is_in_it(
    at: At, k: int, other: int, far: float, between: float
) -> None:
    (x, y), corners = HEXES.middle(at), HEXES.corners(at)
    (ax, ay), (bx, by) = corners[k], corners[other]
    px, py = ax + (bx - ax) * between, ay + (by - ay) * between
    assert HEXES.place(x + (px - x) * far, y + (py - y) * far) == at


@given(PLACES, SIDES)
def test_neighbours_share_two_corners_and_are_each_others_neighbours(at: At, side: str) -> None:
    other = HEXES.neighbour(at, side)
    shared = set(HEXES.corners(at)) & set(HEXES.corners(other))
    assert shared == set(grid.edge(HEXES, at, side))
    opposite = HEXES.SIDES[(HEXES.SIDES.index(side) + 3) % 6]
    assert HEXES.neighbour(other, opposite) == at
    assert set(grid.edge(HEXES, other, opposite)) == shared


@given(PLACES, SIDES)
def test_the_angle_of_a_side_is_where_the_neighbour_is(at: At, side: str) -> None:
    (x, y), (nx, ny) = HEXES.middle(at), HEXES.middle(HEXES.neighbour(at, side))
    drawn = math.degrees(math.atan2(ny - y, nx - x)) % 360
    assert drawn == pytest.approx(HEXES.angle(side), abs=0.1)


@pytest.mark.parametrize("size", [(1, 1), (3, 1), (1, 2), (7, 4)])
def test_the_extent_holds_every_corner_and_no_more(size: tuple[int, int]) -> None:
    corners = [corner for c in range(size[0]) for r in range(size[1]) for corner in HEXES.corners((c, r))]
    x, y, wide, high = HEXES.extent(*size)
    xs, ys = [corner[0] for corner in corners], [corner[1] for corner in corners]
    assert (x, y, x + wide, y + high) == (min(xs), min(ys), max(xs), max(ys))


@given(st.sets(st.tuples(st.integers(0, 6), st.integers(0, 6)), min_size=1))
def test_an_outline_is_every_side_that_leads_out_once(places: set[At]) -> None:
    drawn = list(segments(grid.outline(HEXES, places)))
    rim = {
        frozenset(grid.edge(HEXES, at, side))
        for at in places
        for side in HEXES.SIDES
        if HEXES.neighbour(at, side) not in places
    }
    assert set(drawn) == rim
    assert len(drawn) == len(rim)


@given(st.sets(st.tuples(st.tuples(st.integers(0, 6), st.integers(0, 6)), st.sampled_from(HEXES.SIDES[:3]))))
def test_lines_are_their_segments(walls: set[tuple[At, str]]) -> None:
    wanted = [grid.edge(HEXES, at, side) for at, side in walls]
    drawn = list(segments(grid.lines(wanted)))
    assert sorted(map(sorted, drawn)) == sorted(map(sorted, wanted))


def test_steps_are_written_short() -> None:
    assert grid.path([(0, 0), (0, 5), (-3, 5), (4, 1), (6, 3)]) == "M0 0v5h-3l7-4l2 2"
