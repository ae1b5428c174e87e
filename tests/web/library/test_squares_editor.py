"""Maps of squares, painted: as data, by requests, and by the mouse."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from playwright.sync_api import Page, expect
from starlette.testclient import TestClient

from affray.core.ground_plan import GroundPlan, HexPlan, SquarePlan
from affray.core.ruleset import ruleset
from affray.store.database import Store
from affray.web.drawing.grids import GEOMETRIES
from affray.web.plan import Ground, edge_of

from tests.web.library.sending import submit
from tests.web.library.test_library import encounter_of, map_file, new, painted, picture, sound
from tests.web.library.test_library_browser import address, begin, choose, complaints
from tests.web.library.test_library_browser import encounter_of as written
from tests.web.test_fight_page import look

__all__ = ["address"]

GRIDS = ("hex", "square")
PLANS: dict[str, type[GroundPlan]] = {"hex": HexPlan, "square": SquarePlan}
either = pytest.mark.parametrize("grid", GRIDS)
CELLS = st.tuples(st.integers(-1, 6), st.integers(-1, 5))
SIDES = st.sampled_from(["e", "se", "s", "sw", "w", "nw", "n", "ne", "up"])
STROKES = st.lists(
    st.tuples(
        st.sampled_from(["off", "rough", "ground", "wall", "door", "open-door", "erase"]),
        st.lists(CELLS, max_size=3),
        st.lists(st.tuples(CELLS, SIDES), max_size=4),
    ),
    max_size=8,
)


@either
@given(STROKES)
def test_whatever_is_painted_is_a_sound_map_and_the_same_when_read_again(grid: str, strokes: Any) -> None:
    ground = Ground(6, 5, grid=grid)
    for tool, cells, edges in strokes:
        ground.paint(tool, cells, [(*at, side) for at, side in edges])
    solid = ground.areas["off"]
    for edge in [each for each in ground.doors if {each[:2], ground.on.neighbour(each[:2], each[2])} & solid]:
        del ground.doors[edge]
    if len(solid) < 30:
        assert PLANS[grid].model_validate(ground.written()).size == (6, 5)
    again = Ground.of(ground.written(), GRIDS)
    assert again == ground
    assert {edge_of(GEOMETRIES[grid], *edge) for edge in ground.walls} == ground.walls


def test_a_map_of_which_nothing_is_said_is_of_the_first_grid() -> None:
    assert Ground.of({"columns": 3, "rows": 2}, ("square", "hex")).grid == "square"
    assert Ground.of({"grid": "hex", "columns": 3, "rows": 2}, ("square",)).grid == "square"
    assert Ground.of({"grid": "hex", "columns": 3, "rows": 2}, ("square", "hex")).grid == "hex"


def test_rooms_and_walls_between_squares_are_understood() -> None:
    rooms, walls = [{"corners": [[1, 1], [2, 1]]}], [{"between": [[0, 0], [0, 1]]}, {"at": [0, 0], "side": "se"}]
    ground = Ground.of({"columns": 5, "rows": 4, "rooms": rooms, "walls": walls}, ("square",))
    room = {(0, 1, "e"), (2, 1, "e"), (1, 0, "s"), (2, 0, "s"), (1, 1, "s"), (2, 1, "s")}
    assert ground.walls == room | {(0, 0, "s")}


@pytest.fixture
def both_grids() -> Iterator[None]:
    """A ruleset whose maps may be of squares too."""
    rules = ruleset("iskuhetki")
    object.__setattr__(rules, "grids", GRIDS)
    yield
    object.__setattr__(rules, "grids", ("hex",))


@pytest.mark.usefixtures("both_grids")
def test_squares_are_chosen_painted_and_faced_in_eight_directions(client: TestClient, store: Store) -> None:
    where = sound(client, "iskuhetki")
    page = client.get(where).text
    assert "Make a map of hexes" in page.replace("\u2068", "").replace("\u2069", "")
    submit(client, where, {"do": "map:new:square"})
    painted(client, where, tool="wall", edges='[[3,3,"n"],[4,4,"se"]]')
    painted(client, where, tool="door", edges='[[3,3,"w"]]')
    painted(client, where, tool="place:1:0:0", cells="[[4,4]]")
    assert encounter_of(store, where)["map"] == {
        "grid": "square",
        "columns": 12,
        "rows": 9,
        "walls": [{"at": [3, 2], "side": "s"}],
        "doors": [{"at": [2, 3], "side": "e"}],
    }
    for facing, after in (("e", "se"), ("se", "s"), ("ne", "e"), ("", "e")):
        painted(client, where, tool="place:1:0:0", **{"as": "turn"}, facing=facing)
        assert encounter_of(store, where)["sides"][1]["combatants"][0]["facing"] == after


def test_a_ruleset_without_maps_takes_in_none(client: TestClient, store: Store) -> None:
    where = new(client, "arsmagica")
    submit(client, where, {"do": "map:new"})
    for way, content in (("map/import", map_file()), ("picture", picture())):
        sent = client.post(f"{where}/{way}", files={"file": ("map", content)})
        assert sent.status_code == 422
    assert painted(client, where, tool="rough", cells="[[1,1]]").status_code == 422
    assert "map" not in encounter_of(store, where)


def middle(page: Page, column: float, row: float) -> tuple[float, float]:
    """Where in the window the middle of a square is."""
    found = page.evaluate(
        """([c, r]) => {
          const svg = document.querySelector("svg[data-map]");
          const at = new DOMPoint(52 * c, 52 * r).matrixTransform(svg.getScreenCTM());
          return [at.x, at.y];
        }""",
        [column, row],
    )
    return found[0], found[1]


@pytest.mark.usefixtures("both_grids")
def test_walls_on_the_sides_of_squares_by_mouse_and_keyboard(page: Page, address: str, store: Store) -> None:
    said = complaints(page)
    page.set_viewport_size({"width": 1280, "height": 900})
    begin(page, address)
    page.get_by_role("button", name="of squares").click()
    page.locator("svg[data-map=square]").scroll_into_view_if_needed()
    choose(page, "wall")
    page.mouse.move(*middle(page, 1.7, 3.5))
    page.mouse.down()
    page.mouse.move(*middle(page, 4.3, 3.5), steps=20)
    page.mouse.up()
    expect(page.locator("svg[data-map] path.wall").first).to_be_attached()
    assert written(store)["map"]["walls"] == [{"at": [c, 3], "side": "s"} for c in (2, 3, 4)]
    choose(page, "door")
    page.mouse.click(*middle(page, 7.4, 6))
    expect(page.locator("svg[data-map] .door")).to_have_count(1)
    assert written(store)["map"]["doors"] == [{"at": [7, 6], "side": "e"}]
    page.locator("#paint-side").select_option("n")
    page.locator("svg[data-map]").focus()
    for key in ("ArrowRight", "Enter"):
        page.keyboard.press(key)
    expect(page.locator("svg[data-map] .door")).to_have_count(2)
    look(page, "squares-editor")
    assert said == []
