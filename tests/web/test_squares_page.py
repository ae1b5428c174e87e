"""A ruleset on squares on the page: arcs of whoever is looked at, and what an option would hit before it is taken."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from affray.core import hexes, squares
from affray.core.grid import pack, x_of, y_of
from affray.core.ruleset import ruleset
from affray.store.database import Store
from affray.web.drawing.grids import GEOMETRIES
from affray.web.seen import Seeing

from tests.web.served import GM, play, player, sit
from tests.web.server import Server
from tests.web.test_fight_page import look

EXAMPLE = "iskuhetki/archers"
STRIKE = {"name": "strike", "bands": [{"places": [[3, 1], [3, 2], [3, 3]], "note": ""}]}
BOW = [(0, 4, ""), (4, 6, "-1"), (6, 8, "-2"), (8, 10, "-3")]  # from, to, note


def around(column: int, row: int, radius: int) -> list[list[int]]:
    found = (squares.disc_place(pack(column, row), k) for k in range(squares.disc_size(radius)))
    return [[x_of(place), y_of(place)] for place in found if x_of(place) >= 0 and y_of(place) >= 0]


def shot(place: list[int], width: int, height: int) -> dict[str, Any]:
    """The arc of a bow that points east."""
    here = pack(*place)
    cells = [pack(c, r) for c in range(width) for r in range(height)]
    seen_from = [cell for cell in cells if cell != here and squares.in_quarter(here, 0, cell)]
    bands = [
        {"places": [[x_of(c), y_of(c)] for c in seen_from if low < squares.distance(here, c) <= high], "note": note}
        for low, high, note in BOW
    ]
    return {"name": "shoot", "bands": bands}


def burst(fight: Any, who: int, place: int) -> list[list[int]]:
    return around(hexes.column_of(place), y_of(place), 2)


@pytest.fixture
def on_squares() -> Iterator[None]:
    """The hexes of a ruleset told as squares, and walks that burst: pages go by what a ruleset says."""
    rules = ruleset("iskuhetki")
    plain, before = rules.view, rules.arcs

    def view(fight: Any, roster: Any) -> dict[str, Any]:
        told = plain(fight, roster)
        ground = {**told["map"], "grid": "square", "walls": [{"at": [6, 3], "side": "e"}, {"at": [6, 4], "side": "e"}]}
        told["map"] = {**ground, "smoke": [[8, 2], [9, 2], [8, 3]]}
        return told

    def arcs(fight: Any, who: int) -> list[dict[str, Any]]:
        place = fight.combatants[who].piece.place
        ground = fight.book.terrain
        return [STRIKE, shot([hexes.column_of(place), y_of(place)], ground.width, ground.height)]

    object.__setattr__(rules, "view", view)
    object.__setattr__(rules, "arcs", arcs)
    object.__setattr__(rules, "hits", {rules.decision["PLACE"]: burst})
    yield
    object.__setattr__(rules, "view", plain)
    object.__setattr__(rules, "arcs", before)
    object.__setattr__(rules, "hits", {})


@pytest.mark.usefixtures("on_squares")
def test_arcs_are_told_to_those_who_may_know(store: Store) -> None:
    table = sit(store, EXAMPLE)
    play(table, 12)
    names = table.fight.roster.names
    table.set_up(GM, veiled=(names[-1],))
    for viewer in (GM, player(names[0])):
        seeing = Seeing(table, viewer)
        assert [arc["name"] for arc in seeing.arcs(0)] == ["strike", "shoot"]
        assert [arc["name"] for arc in seeing.arcs(len(names) - 1)] == (["strike", "shoot"] if viewer.gm else [])


def asked_where(server: Server, fight: str) -> dict[str, Any]:
    """The first question for a place, after whatever was asked before."""
    asked: dict[str, Any] = server.get(f"/api/fights/{fight}")["questions"][0]
    for _ in range(60):
        if asked["kind"] == "pick" and "area" in asked["options"][0]:
            return asked
        walk = next((each for each in asked.get("options", ()) if each["name"] in ("walk", "move", "run")), None)
        if walk:
            server.post(f"/api/fights/{fight}/answer", {"question": asked["id"], "value": walk["value"]})
            asked = server.get(f"/api/fights/{fight}")["questions"][0]
        else:
            asked = server.go_on(fight, asked)["questions"][0]
    raise AssertionError(asked)


def spot(page: Page, at: tuple[int, int]) -> tuple[float, float]:
    """Where in the window the middle of a square is."""
    found = page.evaluate(
        """([x, y]) => {
          const point = new DOMPoint(x, y).matrixTransform(document.querySelector("#map").getScreenCTM());
          return [point.x, point.y];
        }""",
        [*GEOMETRIES["square"].middle(at)],
    )
    return found[0], found[1]


@pytest.mark.usefixtures("on_squares")
def test_arcs_are_on_the_map_and_an_area_is_shown_before_it_is_hit(server: Server, page: Page, phone: Page) -> None:
    fight = server.begin(EXAMPLE)
    asked = asked_where(server, fight)
    place, other = (tuple(asked["options"][k]["at"]) for k in (0, -1))
    page.set_viewport_size({"width": 1400, "height": 900})
    page.goto(f"{server.url}/fight/{fight}")
    expect(page.locator("svg[data-map=square] .arc")).to_have_count(0)
    page.locator(".gridmap .piece").first.click()
    expect(page.locator("svg[data-map=square] .arc")).to_have_count(2)
    aim = page.locator("#map-aim")
    page.mouse.move(*spot(page, place))
    expect(aim).to_have_attribute("d", re.compile("z"))
    page.wait_for_timeout(300)
    look(page, "squares")
    first = aim.get_attribute("d")
    page.mouse.move(*spot(page, other))
    expect(aim).not_to_have_attribute("d", first or "")
    page.locator("#question").hover()
    expect(aim).to_have_attribute("d", "")
    phone.goto(f"{server.url}/fight/{fight}")
    phone.locator(".tabs [data-tab-of=field]").tap()
    expect(phone.locator("#map")).to_be_visible()
    phone.touchscreen.tap(*spot(phone, place))  # shows it
    expect(phone.locator("#map-aim")).to_have_attribute("d", first or "")
    assert server.get(f"/api/fights/{fight}")["questions"][0]["id"] == asked["id"]
    look(phone, "squares-phone")
    phone.touchscreen.tap(*spot(phone, place))  # takes it
    expect(phone.locator(f"#q-{asked['id']}")).to_have_count(0)
