"""Universal VTT files become maps of hexes or squares."""

from __future__ import annotations

import base64
import io
import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PIL import Image

from affray.core.grid import COLUMNS, DOORS, ROWS
from affray.core.ground_plan import GroundPlan, HexPlan, SquarePlan
from affray.web.drawing.grids import GEOMETRIES
from affray.web.images import NoPicture
from affray.web.plan import Ground, edge_of
from affray.web.uvtt import WIDTH, Colour, NoMap, crossed, fitting, imported

either = pytest.mark.parametrize("grid", GEOMETRIES)
PLANS: dict[str, type[GroundPlan]] = {"hex": HexPlan, "square": SquarePlan}


def line(*points: tuple[float, float]) -> list[dict[str, float]]:
    return [{"x": x, "y": y} for x, y in points]


def file(size: tuple[float, float] = (10, 10), origin: tuple[float, float] = (0, 0), **more: Any) -> bytes:
    resolution = {
        "map_origin": {"x": origin[0], "y": origin[1]},
        "map_size": {"x": size[0], "y": size[1]},
        "pixels_per_grid": 70,
    }
    return json.dumps({"format": 0.3, "resolution": resolution, **more}).encode()


def steps(ground: Ground, at: tuple[int, int]) -> list[tuple[int, int]]:
    """The places that one can walk to from another, doors shut."""
    shut = {*ground.walls, *ground.doors}
    seen, todo = {at}, [at]
    while todo:
        here = todo.pop()
        for side in ground.on.SIDES:
            there = ground.on.neighbour(here, side)
            if ground.inside(there) and there not in seen and edge_of(ground.on, *here, side) not in shut:
                seen.add(there)
                todo.append(there)
    return sorted(seen)


@pytest.mark.parametrize(("grid", "rows"), [("hex", 10), ("square", 9)])
def test_squares_become_places_of_the_same_width(grid: str, rows: int) -> None:
    ground = imported(file((12, 9)), grid).ground
    assert (ground.grid, ground.columns, ground.rows) == (grid, 12, rows)


def test_squares_are_taken_where_a_ruleset_has_them() -> None:
    assert fitting(("hex", "square")) == fitting(("square",)) == "square"
    assert fitting(("hex",)) == "hex"


def test_walls_along_the_squares_of_a_file_stand_on_the_sides_of_squares() -> None:
    room = line((2, 1), (5, 1), (5, 3), (2, 3), (2, 1))
    door = {"bounds": line((5, 2), (5, 3)), "closed": True}
    ground = imported(file(line_of_sight=[room], portals=[door]), "square").ground
    above, left = {(c, 0, "s") for c in (2, 3, 4)}, {(1, r, "e") for r in (1, 2)}
    assert ground.doors == {(4, 2, "e"): False}
    assert ground.walls == above | {(c, 2, "s") for c in (2, 3, 4)} | left | {(4, 1, "e")}


@either
def test_a_wall_across_parts_the_map_in_two(grid: str) -> None:
    ground = imported(file(line_of_sight=[line((5, -1), (5, 11))]), grid).ground
    inside = steps(ground, (0, 0))
    assert (9, 0) not in inside
    assert (0, ground.rows - 1) in inside


@either
def test_the_origin_is_subtracted(grid: str) -> None:
    plain = imported(file(line_of_sight=[line((5, 0), (5, 10))]), grid).ground
    moved = imported(file(origin=(3, 7), line_of_sight=[line((8, 7), (8, 17))]), grid).ground
    assert plain.walls == moved.walls != set()


@either
def test_objects_stop_sight_too(grid: str) -> None:
    ground = imported(file(objects_line_of_sight=[line((3, 3), (6, 3), (6, 6), (3, 6), (3, 3))]), grid).ground
    middle = ground.on.place(*(at + 4.5 * WIDTH for at in ground.on.extent(1, 1)[:2]))
    assert (0, 0) not in steps(ground, middle)


@either
def test_a_doorway_in_a_wall_is_one_door(grid: str) -> None:
    wall = line((5, 0), (5, 10))
    portal = {"position": {"x": 5, "y": 5}, "bounds": line((5, 4.5), (5, 5.5)), "closed": True, "rotation": 0}
    ground = imported(file(line_of_sight=[wall], portals=[portal]), grid).ground
    assert list(ground.doors.values()) == [False]
    assert not ground.doors.keys() & ground.walls
    assert (9, 0) not in steps(ground, (0, 0))
    opened = imported(file(line_of_sight=[wall], portals=[{**portal, "closed": False}]), grid).ground
    assert list(opened.doors.values()) == [True]


@either
def test_a_gate_is_several_doors_and_no_more_than_a_map_has(grid: str) -> None:
    gate = {"bounds": line((5, 2), (5, 6)), "closed": True}
    assert len(imported(file(portals=[gate]), grid).ground.doors) > 2
    many = [{"bounds": line((c, r), (c, r + 3)), "closed": True} for c in range(1, 39) for r in range(1, 36, 4)]
    assert len(imported(file((40, 34), portals=many), grid).ground.doors) == DOORS


@either
def test_a_tiny_doorway_stands_on_the_nearest_side(grid: str) -> None:
    portal = {"bounds": line((5, 5), (5.01, 5)), "closed": True}
    assert len(imported(file(portals=[portal]), grid).ground.doors) == 1


@either
def test_a_map_too_large_has_several_squares_to_a_hex(grid: str) -> None:
    found = imported(file((90, 60), line_of_sight=[line((45, -1), (45, 61))]), grid)
    assert found.squares == 3
    assert found.ground.columns == 30
    assert found.ground.rows <= ROWS
    assert (29, 0) not in steps(found.ground, (0, 0))


@either
def test_the_picture_lies_under_the_squares(grid: str) -> None:
    out = io.BytesIO()
    Image.new("RGB", (700, 700), "green").save(out, "PNG")
    found = imported(file(image=base64.b64encode(out.getvalue()).decode()), grid)
    assert found.picture is not None
    assert (found.picture.width, found.picture.mime) == (700, "image/png")
    assert found.picture.width * found.scale == pytest.approx(10 * WIDTH)
    assert (found.x, found.y) == found.ground.on.extent(1, 1)[:2]


@either
def test_a_picture_that_is_none_is_refused(grid: str) -> None:
    with pytest.raises(NoPicture):
        imported(file(image=base64.b64encode(b"<svg/>").decode()), grid)
    with pytest.raises(NoPicture, match="base64"):
        imported(file(image="%%%"), grid)


@either
def test_colours_are_alpha_first(grid: str) -> None:
    assert Colour.of("80ff4000") == Colour(255, 64, 0, 128)
    assert Colour.of("ff4000") == Colour(255, 64, 0, 255)
    assert Colour.of("no colour") == Colour(255, 255, 255, 255)
    dark = imported(file(environment={"ambient_light": "ff101018"}, lights=[{"position": {"x": 1, "y": 1}}]), grid)
    assert dark.ambient == Colour(16, 16, 24, 255)
    assert dark.ambient.brightness < 0.1
    assert dark.lights == 1


@either
@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"[]",
        b"{}",
        b"\xff\xfe",
        file((0, 10)),
        file(line_of_sight=[line((float("nan"), 0), (1, 1))]),
        file(line_of_sight=[line(*[(1, 1)] * 19_000)] * 4),
        b"[" * 100_000,
    ],
)
def test_what_is_no_such_file_is_refused(grid: str, content: bytes) -> None:
    with pytest.raises(NoMap):
        imported(content, grid)


@either
def test_walls_far_beyond_the_map_cost_nothing(grid: str) -> None:
    far = [line((-90_000, -90_000), (90_000, 90_001)), line((50_000, 0), (60_000, 10))]
    assert imported(file(line_of_sight=far), grid).ground.walls


Coordinate = st.floats(0, 500, allow_nan=False)


@either
@given(st.tuples(Coordinate, Coordinate), st.tuples(Coordinate, Coordinate))
def test_a_wall_is_the_same_from_both_ends(grid: str, a: tuple[float, float], b: tuple[float, float]) -> None:
    assert crossed(GEOMETRIES[grid], a, b) == crossed(GEOMETRIES[grid], b, a)


@either
@given(st.lists(st.tuples(st.floats(-5, 45), st.floats(-5, 45)), min_size=2, max_size=6))
def test_whatever_is_taken_in_is_a_map_that_the_ruleset_takes(grid: str, points: list[tuple[float, float]]) -> None:
    ground = imported(
        file((20, 18), line_of_sight=[line(*points)], portals=[{"bounds": line(*points[:2])}]), grid
    ).ground
    plan = PLANS[grid].model_validate(ground.written())
    assert plan.size == (ground.columns, ground.rows) <= (COLUMNS, ROWS)


def test_more_wall_than_a_map_has_is_refused() -> None:
    across = line(*[(0, 0), (10, 10)] * 4_000)
    with pytest.raises(NoMap, match="longer than"):
        imported(file(line_of_sight=[across]), "square")


@pytest.mark.parametrize("pixels", [5e-324, 0.5])
def test_a_square_has_at_least_one_pixel(pixels: float) -> None:
    resolution = json.loads(file())["resolution"] | {"pixels_per_grid": pixels}
    with pytest.raises(NoMap, match="pixels_per_grid"):
        imported(json.dumps({"resolution": resolution}).encode(), "square")


def test_a_picture_in_lines_is_taken() -> None:
    out = io.BytesIO()
    Image.new("RGB", (70, 70), "green").save(out, "PNG")
    assert imported(file(image=base64.encodebytes(out.getvalue()).decode()), "square").picture is not None
