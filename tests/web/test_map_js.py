"""The map in a browser: pan, pinch, wheel, keys, taps, and what is looked at when it is drawn anew."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from affray.web.drawing import body, gridmap, pieces
from affray.web.drawing.grids import GEOMETRIES

from tests.web.drawn import ground, one, view_of
from tests.web.pages import served

HEXES = GEOMETRIES["hex"]
PLAN = ground(24, 15, rough=[[3, 3]], walls=[{"at": [5, 5], "side": "e"}])
VIEW = view_of(
    one("Ana", (4, 4)),
    one("Troll", (12, 7), side="Blue", hexes=[[12, 7], [12, 6], [13, 7]], facing="w"),
    one("Ben", (6, 4), able=False),
    actor="Ana",
    map=PLAN,
)
MARKS = {"options": [[5, 4], [6, 4]], "targets": [1]}
ZOOMED = re.compile(r"\bzoomed\b")
LISTEN = """() => {
  window.told = [];
  for (const name of ["hex", "piece", "leave", "location"])
    document.addEventListener(`affray:${name}`, (event) => window.told.push([name, event.detail]));
}"""


def drawing(view: dict[str, Any] = VIEW) -> str:
    return gridmap.widget(view["map"], pieces(view, mine=["Ana"]), MARKS)


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    locations = [{"name": name, "hp": 3, "full": 4, "armour": 1} for name in ("head", "chest", "right-arm")]
    with served(drawing() + body.draw(locations)) as found:
        yield found


def opened(page: Page, address: str) -> list[str]:
    """The page with the map, and what the browser complains about."""
    faults: list[str] = []
    page.on("console", lambda message: faults.append(message.text) if message.type == "error" else None)
    page.on("pageerror", lambda fault: faults.append(str(fault)))
    page.goto(address)
    page.evaluate(LISTEN)
    expect(page.locator("#map")).to_have_attribute("viewBox", re.compile(r"\d"))
    return faults


def told(page: Page) -> list[list[Any]]:
    found: list[list[Any]] = page.evaluate("window.told.splice(0)")
    return found


def box(page: Page) -> list[float]:
    return [float(figure) for figure in (page.locator("#map").get_attribute("viewBox") or "").split()]


def whole(page: Page) -> bool:
    return page.locator("#map").get_attribute("viewBox") == page.locator("#map").get_attribute("data-box")


def spot(page: Page, at: tuple[int, int]) -> tuple[float, float]:
    """Where in the window the middle of a hex is."""
    x, y = HEXES.middle(at)
    found = page.evaluate(
        """([x, y]) => {
          const point = new DOMPoint(x, y).matrixTransform(document.querySelector("#map").getScreenCTM());
          return [point.x, point.y];
        }""",
        [x, y],
    )
    return found[0], found[1]


def redraw(page: Page, markup: str) -> None:
    """What a new state does to the page: attributes of what stays are set, the rest is put in anew."""
    page.evaluate(
        """(markup) => {
          const drawn = new DOMParser().parseFromString(markup, "text/html").querySelector("#map");
          const map = document.querySelector("#map");
          for (const { name, value } of drawn.attributes) map.setAttribute(name, value);
          map.replaceChildren(...drawn.childNodes);
        }""",
        markup,
    )


def test_nothing_is_wrong_with_the_page(page: Page, address: str) -> None:
    assert opened(page, address) == []
    assert whole(page)


@pytest.mark.parametrize("grid", GEOMETRIES)
def test_the_script_finds_the_same_places_as_the_drawing(page: Page, address: str, grid: str) -> None:
    opened(page, address)
    on = GEOMETRIES[grid]
    points = [(x, y) for x in range(-200, 900, 37) for y in range(-200, 900, 29)]
    found = page.evaluate(
        """async ([points, grid]) => {
          const { GEOMETRIES, cornersOf, neighbourOf } = await import("/js/geometry.js");
          const on = GEOMETRIES[grid];
          return points.map(([x, y]) => {
            const at = on.place(x, y);
            return [at, on.middle(at), cornersOf(on, at), on.sides.map((side) => neighbourOf(on, at, side))];
          });
        }""",
        [points, grid],
    )
    for point, (at, middle, corners, around) in zip(points, found, strict=True):
        place = on.place(*point)
        assert (tuple(at), tuple(middle)) == (place, on.middle(place))
        assert [tuple(corner) for corner in corners] == [*on.corners(place)]
        assert [tuple(each) for each in around] == [on.neighbour(place, side) for side in on.SIDES]


def test_a_tap_tells_the_hex_or_the_piece(page: Page, address: str) -> None:
    opened(page, address)
    for at, wanted in (
        ((2, 2), ["hex", {"at": [2, 2], "option": False}]),
        ((5, 4), ["hex", {"at": [5, 4], "option": True}]),
        ((4, 4), ["piece", {"index": 0, "at": [4, 4], "target": False}]),
        ((13, 7), ["piece", {"index": 1, "at": [12, 7], "target": True}]),  # any hex that it covers
        ((6, 4), ["hex", {"at": [6, 4], "option": True}]),  # a place to go to, even if somebody lies there
    ):
        page.mouse.click(*spot(page, at))
        assert told(page) == [wanted]


def test_the_wheel_zooms_about_the_pointer(page: Page, address: str) -> None:
    opened(page, address)
    page.mouse.move(*spot(page, (4, 4)))
    before = spot(page, (4, 4))
    page.mouse.wheel(0, -240)
    expect(page.locator("#map")).to_have_class(ZOOMED)
    assert spot(page, (4, 4)) == pytest.approx(before, abs=1.5)
    for _ in range(12):
        page.mouse.wheel(0, -240)
    page.wait_for_timeout(100)
    near = spot(page, (5, 4))[0] - spot(page, (4, 4))[0]
    assert near == pytest.approx(160, abs=2)
    for _ in range(16):
        page.mouse.wheel(0, 240)
    expect(page.locator("#map")).not_to_have_class(ZOOMED)
    assert whole(page)


def test_dragging_pans_and_picks_nothing(page: Page, address: str) -> None:
    opened(page, address)
    page.get_by_role("button", name="Zoom in").click(click_count=3)
    x, y = spot(page, (10, 7))
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x - 60, y - 40, steps=5)
    page.mouse.up()
    assert spot(page, (10, 7)) == pytest.approx((x - 60, y - 40), abs=1.5)
    assert told(page) == []
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 5000, y + 5000, steps=3)  # never beyond the map
    page.mouse.up()
    left, upper = [float(figure) for figure in (page.locator("#map").get_attribute("data-box") or "").split()][:2]
    assert box(page)[:2] == [left, upper]


def test_buttons_zoom_and_show_all(page: Page, address: str) -> None:
    opened(page, address)
    wide = box(page)[2]
    page.get_by_role("button", name="Zoom in").click()
    assert box(page)[2] < wide
    page.get_by_role("button", name="Zoom out").click()
    assert whole(page)
    page.get_by_role("button", name="Zoom in").click()
    page.get_by_role("button", name="Show the whole map").click()
    assert whole(page)


def test_the_keyboard_moves_a_cursor_picks_zooms_and_leaves(page: Page, address: str) -> None:
    opened(page, address)
    page.locator("#before").focus()
    page.keyboard.press("Tab")
    expect(page.locator("#map")).to_be_focused()
    cursor, says = page.locator("#map-cursor"), page.locator("#map-says")
    expect(cursor).to_have_attribute("visibility", "visible")
    expect(says).to_contain_text("4,4; A: Ana")
    page.keyboard.press("ArrowRight")
    assert (cursor.get_attribute("x"), cursor.get_attribute("y")) == tuple(map(str, HEXES.middle((5, 4))))
    expect(says).to_have_text("5,4; to choose from")
    page.keyboard.press("Enter")
    assert told(page) == [["hex", {"at": [5, 4], "option": True}]]
    page.keyboard.press("ArrowLeft")
    page.keyboard.press(" ")
    assert told(page) == [["piece", {"index": 0, "at": [4, 4], "target": False}]]
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("ArrowUp")
    expect(says).to_have_text("3,3; Rough ground")
    wide = box(page)[2]
    page.keyboard.press("+")
    assert box(page)[2] < wide
    page.keyboard.press("0")
    assert whole(page)
    for _ in range(30):
        page.keyboard.press("ArrowLeft")
    expect(says).to_have_text("0,3")
    page.keyboard.press("Escape")
    assert told(page) == [["leave", {}]]
    expect(page.locator("#map")).not_to_be_focused()
    expect(cursor).to_have_attribute("visibility", "hidden")


def test_the_cursor_stays_in_view(page: Page, address: str) -> None:
    opened(page, address)
    page.locator("#map").focus()
    for _ in range(6):
        page.keyboard.press("+")
    for _ in range(15):
        page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    ((_, detail),) = told(page)
    x, y, wide, high = box(page)
    mx, my = HEXES.middle(tuple(detail["at"]))
    assert x < mx < x + wide
    assert y < my < y + high


def test_tab_goes_through_the_map_and_out_again(page: Page, address: str) -> None:
    opened(page, address)
    page.locator("#map").focus()
    page.keyboard.press("Tab")
    expect(page.locator("#map")).not_to_be_focused()


def test_a_new_drawing_keeps_what_is_looked_at(page: Page, address: str) -> None:
    opened(page, address)
    page.locator("#map").focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("+")
    page.keyboard.press("+")
    kept = box(page)
    redraw(page, drawing())
    assert box(page) == kept
    expect(page.locator("#map-cursor")).to_have_attribute("visibility", "visible")
    page.evaluate("(markup) => { document.querySelector('.map').outerHTML = markup; }", drawing())
    expect(page.locator("#map")).to_have_class(ZOOMED)
    assert box(page) == kept


def test_a_map_behind_another_tab_keeps_what_is_looked_at(page: Page, address: str) -> None:
    opened(page, address)
    page.get_by_role("button", name="Zoom in").click(click_count=3)
    kept = box(page)
    page.evaluate("document.querySelector('.map').hidden = true")
    page.wait_for_timeout(100)
    redraw(page, drawing())
    page.evaluate("document.querySelector('.map').hidden = false")
    expect(page.locator("#map")).to_have_class(ZOOMED)
    assert box(page) == pytest.approx(kept, abs=2)  # without the tab the page may be as wide as a scroll bar more


def test_another_map_is_looked_at_anew(page: Page, address: str) -> None:
    opened(page, address)
    page.get_by_role("button", name="Zoom in").click(click_count=2)
    other = view_of(one("Ana"), map=ground(4, 4))
    page.evaluate("(markup) => { document.querySelector('.map').outerHTML = markup; }", drawing(other))
    page.wait_for_timeout(100)
    assert whole(page)


def test_a_piece_glides_to_its_new_place(page: Page, address: str) -> None:
    opened(page, address)
    moves = """([place]) => {
      const piece = document.querySelector("#piece-0");
      const before = piece.getBoundingClientRect().x;
      piece.setAttribute("transform", place);
      const soon = piece.getBoundingClientRect().x;
      return [before, soon];
    }"""
    place = ["translate({} {})".format(*HEXES.middle((9, 4)))]
    before, soon = page.evaluate(moves, place)
    assert soon == pytest.approx(before, abs=4)
    page.wait_for_timeout(600)
    assert page.evaluate("document.querySelector('#piece-0').getBoundingClientRect().x") > before + 50


def test_nothing_moves_where_less_motion_is_wanted(page: Page, address: str) -> None:
    page.emulate_media(reduced_motion="reduce")
    opened(page, address)
    assert page.evaluate("getComputedStyle(document.querySelector('#piece-0')).transitionDuration") == "0s"
    assert page.evaluate("getComputedStyle(document.querySelector('.glow')).animationName") == "none"


def test_a_phone_shows_as_much_as_fingers_can_tell_apart(phone: Page, address: str) -> None:
    assert opened(phone, address) == []
    assert spot(phone, (5, 4))[0] - spot(phone, (4, 4))[0] >= 24
    x, y, wide, high = box(phone)
    mx, my = HEXES.middle((4, 4))  # whose turn it is
    assert x <= mx <= x + wide
    assert y <= my <= y + high
    assert phone.evaluate("document.documentElement.scrollWidth") <= 360
    for tool in phone.locator(".map-tools button").all():
        size = tool.bounding_box()
        assert size is not None
        assert min(size["width"], size["height"]) >= 24


def test_fingers_tap_pan_and_pinch(phone: Page, address: str) -> None:
    opened(phone, address)
    phone.touchscreen.tap(*spot(phone, (5, 4)))
    assert told(phone) == [["hex", {"at": [5, 4], "option": True}]]
    x, y = spot(phone, (4, 4))
    phone.touchscreen.tap(x + 16, y - 8)  # a little beside a piece
    assert told(phone)[0][0] in ("piece", "hex")
    fingers = phone.context.new_cdp_session(phone)

    def touch(kind: str, *points: tuple[float, float]) -> None:
        given = [{"x": px, "y": py, "id": k} for k, (px, py) in enumerate(points)]
        fingers.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": given})

    wide = box(phone)[2]
    touch("touchStart", (x - 20, y), (x + 20, y))
    for far in (30, 40, 50, 60):
        touch("touchMove", (x - far, y), (x + far, y))
    touch("touchEnd")
    assert box(phone)[2] == pytest.approx(wide / 3, rel=0.2)
    assert spot(phone, (4, 4)) == pytest.approx((x, y), abs=20)
    before = spot(phone, (4, 4))
    touch("touchStart", before)
    for step in (10, 20, 30, 40):
        touch("touchMove", (before[0] - step, before[1]))
    touch("touchEnd")
    assert spot(phone, (4, 4))[0] == pytest.approx(before[0] - 40, abs=12)
    assert told(phone) == []


def test_the_page_may_ask_for_a_place_to_be_shown(page: Page, address: str) -> None:
    opened(page, address)
    for _ in range(6):
        page.get_by_role("button", name="Zoom in").click()
    page.evaluate(
        """document.querySelector("#map").dispatchEvent(
          new CustomEvent("affray:show", { detail: { at: [23, 14] }, bubbles: true }))"""
    )
    x, y, wide, high = box(page)
    mx, my = HEXES.middle((23, 14))
    assert x < mx < x + wide
    assert y < my < y + high


def test_locations_of_a_body_are_picked_by_pointer_and_key(page: Page, address: str) -> None:
    opened(page, address)
    page.locator("[data-location=head]").click()
    page.locator("[data-location=chest]").focus()
    page.keyboard.press("Enter")
    assert told(page) == [["location", {"name": "head"}], ["location", {"name": "chest"}]]


def test_an_arc_is_taken_off_the_map_and_stays_off_in_new_drawings(page: Page, address: str) -> None:
    opened(page, address)
    arcs = [{"name": "strike", "word": "Strike", "bands": [{"places": [[5, 4]], "note": ""}]}]
    markup = gridmap.widget(VIEW["map"], pieces(VIEW), {"arcs": arcs})
    page.evaluate("(markup) => { document.querySelector('.map').outerHTML = markup; }", markup)
    button = page.get_by_role("button", name="Strike")
    expect(page.locator(".arc")).to_be_visible()
    button.click()
    expect(button).to_have_attribute("aria-pressed", "false")
    expect(page.locator(".arc")).to_be_hidden()
    page.evaluate("(markup) => { document.querySelector('.map').outerHTML = markup; }", markup)
    expect(page.locator(".arc")).to_be_hidden()
    button.click()
    expect(page.locator(".arc")).to_be_visible()


def test_it_tells_which_place_is_meant_by_pointer_and_by_key(page: Page, address: str) -> None:
    opened(page, address)
    page.evaluate("document.addEventListener('affray:at', ({ detail }) => window.told.push(['at', detail.at]))")
    page.mouse.move(*spot(page, (2, 2)))
    page.mouse.move(*spot(page, (3, 2)))
    assert told(page) == [["at", [2, 2]], ["at", [3, 2]]]
    page.locator("#before").hover()
    assert told(page) == [["at", None]]
    page.locator("#before").focus()
    page.keyboard.press("Tab")
    page.keyboard.press("ArrowRight")
    assert told(page) == [["at", [5, 4]]]
