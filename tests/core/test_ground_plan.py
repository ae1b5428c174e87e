"""Maps as people write them, on hexes and on squares; as records, and as views tell them."""

from __future__ import annotations

import random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pydantic import ValidationError

from affray.core.grid import Area, Piece, mark, marked, places_in
from affray.core.grids import GRIDS
from affray.core.ground_plan import GroundPlan, HexPlan, SquarePlan
from affray.core.map_view import map_view, piece_view
from affray.core.placing import covered_by, line_up

from tests.core.boards import GEOMETRIES, board, some_doors

PLANS: dict[str, type[GroundPlan]] = {"hex": HexPlan, "square": SquarePlan}
grids = pytest.mark.parametrize("grid", PLANS)
PLAN = {
    "grid": "square",
    "plan": "....\n.~#.\n....",
    "walls": [{"at": [0, 0], "side": "s"}, {"between": [[2, 0], [3, 0]]}],
    "doors": [{"at": [0, 1], "side": "e", "open": True}, {"at": [3, 1], "side": "n"}],
}


def test_a_plan_of_squares_is_the_map_that_it_says() -> None:
    plan = SquarePlan.model_validate(PLAN)
    made = plan.terrain()
    assert plan.size == (4, 3)
    assert plan.open_doors() == 0b01
    assert map_view("square", made, 0b01) == {
        "grid": "square",
        "columns": 4,
        "rows": 3,
        "off": [[2, 1]],
        "walls": [{"at": [0, 0], "side": "s"}, {"at": [2, 0], "side": "e"}],
        "doors": [{"at": [0, 1], "side": "e", "open": True}, {"at": [3, 1], "side": "n", "open": False}],
        "rough": [[1, 1]],
    }


def test_a_room_of_squares_has_walls_all_around_and_a_door_in_place_of_one() -> None:
    rooms, doors = [{"corners": [[1, 1], [2, 2]]}], [{"at": [2, 1], "side": "e"}]
    plan = SquarePlan.model_validate({"columns": 5, "rows": 4, "rooms": rooms, "doors": doors})
    told = map_view("square", plan.terrain(), 0)
    assert len(told["walls"]) == 7
    assert told["doors"] == [{"at": [2, 1], "side": "e", "open": False}]
    on = GRIDS["square"]
    obstacles = plan.obstacles(plan.terrain())
    assert marked(obstacles, on.place_at(0, 0))  # no step past the corner
    assert not marked(obstacles, on.place_at(4, 3))


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        ({"walls": [{"at": [0, 0], "side": "se"}]}, "Input should be 'e', 's', 'w' or 'n'"),
        ({"walls": [{"between": [[0, 0], [1, 1]]}]}, "these two squares don't touch each other"),
        ({"walls": [{"at": [0, 0], "side": "w"}]}, "both squares beside it are on the map"),
        ({"walls": [{"at": [0, 0], "side": "e"}, {"at": [1, 0], "side": "w"}]}, "stands there already"),
        ({"rough": [[4, 0]]}, "this square is outside the map"),
        ({"plan": "...\n.", "doors": [], "walls": []}, "row 1 has 1 squares, the longest 3"),
        ({"plan": "..^", "doors": [], "walls": []}, r"row 0 holds \^; a map is drawn with \. # ~"),
        ({"plan": "##", "doors": [], "walls": []}, "no square is left"),
        ({"grid": "hex"}, "Input should be 'square'"),
    ],
)
def test_what_is_wrong_with_squares_is_told(change: dict[str, Any], fault: str) -> None:
    with pytest.raises(ValidationError, match=fault):
        SquarePlan.model_validate({**PLAN, **change})


@grids
@given(st.integers(0, 10**9))
def test_a_map_told_is_the_map_written(grid: str, seed: int) -> None:
    dice = random.Random(seed)
    on: Any = GRIDS[grid]
    made = board(dice, dice.randint(1, 8), dice.randint(1, 8), on=on, holes=0.05)
    doors = some_doors(dice, made)
    plan = PLANS[grid].model_validate(map_view(grid, made.terrain, doors))
    again = plan.terrain()
    assert plan.open_doors() == doors
    assert places_in(again.cells) == made.places
    assert places_in(again.rough) == places_in(made.terrain.rough)
    for place in made.places:
        for direction in range(on.DIRECTIONS):
            assert on.is_open(again, doors, place, direction) == on.is_open(made.terrain, doors, place, direction)


@pytest.mark.parametrize("on", GEOMETRIES, ids=["hexes", "squares"])
def test_sides_line_up_at_opposite_edges_where_there_is_room(on: Any) -> None:
    terrain = PLANS["hex" if on is GRIDS["hex"] else "square"].model_validate({"columns": 6, "rows": 5}).terrain()
    shunned = Area()
    mark(shunned, on.place_at(0, 2))
    pieces = [Piece() for _ in range(6)]
    pieces[5].place = on.place_at(0, 1)
    assert line_up(on, terrain, shunned, [(k % 4, piece) for k, piece in enumerate(pieces)]) == []
    edges = [piece_view(on, piece) for piece in pieces]
    assert [each["facing"][0] for each in edges[:4]] == ["e", "w", "s", "n"]
    assert (edges[0]["place"][0], edges[1]["place"][0]) == (0, 5)
    assert (edges[2]["place"][1], edges[3]["place"][1]) == (0, 4)
    assert len({piece.place for piece in pieces}) == 6
    assert not any(marked(shunned, each) for piece in pieces for each in covered_by(on, piece))
    crowd = [(0, Piece()) for _ in range(30)]
    assert line_up(on, terrain, shunned, crowd) == [29]
