"""What has its place on which screen: nothing is cut off, nothing is out of sight."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Locator, Page, Route, expect

from tests.web.server import Server
from tests.web.test_fight_page import WAIT, Contexts, join, link, look

CROWD = "iskuhetki/battle"  # sixteen on a map of 25 x 15


def box(found: Locator) -> dict[str, Any]:
    size = found.bounding_box()
    assert size is not None
    return dict(size)


def looks_at_all(page: Page) -> bool:
    return page.locator("#map").get_attribute("viewBox") == page.locator("#map").get_attribute("data-box")


@pytest.mark.parametrize("size", [(1280, 800), (1440, 900)])
def test_the_game_master_has_map_tools_question_and_log_in_one_window(
    server: Server, page: Page, size: tuple[int, int]
) -> None:
    fight = server.begin(CROWD)
    server.play(fight, 20)
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.goto(f"{server.url}/fight/{fight}")
    expect(page.locator("#question .options").first).to_be_visible(timeout=WAIT)
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")
    fieldbox, tools, log = (box(page.locator(f"#{name}")) for name in ("field", "tools", "log"))
    assert tools["y"] >= fieldbox["y"] + fieldbox["height"]
    assert tools["y"] + tools["height"] <= size[1]
    assert log["height"] >= 240
    assert log["y"] + log["height"] <= size[1]
    newest = box(page.locator("#log .line").last)
    assert newest["y"] + newest["height"] <= log["y"] + log["height"] + 1
    assert looks_at_all(page)
    look(page, f"gm-{size[0]}")


def test_somebody_to_add_is_chosen_over_the_map_which_stays_as_it_was(server: Server, page: Page) -> None:
    fight = server.begin(CROWD)
    page.set_viewport_size({"width": 1280, "height": 800})
    page.goto(f"{server.url}/fight/{fight}")
    before = box(page.locator("#map"))
    page.locator("#add summary").click()
    form = box(page.locator("#add form"))
    assert form["x"] >= 0
    assert form["y"] >= 0
    assert form["y"] + form["height"] <= 800
    assert box(page.locator("#map")) == before


def test_a_phone_shows_the_whole_map_or_what_is_around_ones_own(server: Server, new_context: Contexts) -> None:
    fight = server.begin(CROWD)
    master = new_context(viewport={"width": 360, "height": 740}, has_touch=True, is_mobile=True).new_page()
    address = link(master, server, fight, "Anna", "Vieno")
    master.goto(f"{server.url}/fight/{fight}")
    master.locator('[data-tab-of="field"]').click()
    expect(master.locator("#map")).to_be_visible()
    assert looks_at_all(master)
    player = join(new_context, address)
    player.locator('[data-tab-of="field"]').click()
    piece, seen = box(player.locator(".piece.mine .shape")), box(player.locator("#map"))
    assert not looks_at_all(player)
    assert seen["x"] <= piece["x"]
    assert piece["x"] + piece["width"] <= seen["x"] + seen["width"]
    assert seen["height"] > 844 / 2
    player.locator('.map-tools [data-zoom="all"]').click()
    assert looks_at_all(player)
    foot = box(player.locator(".map-foot"))
    assert foot["y"] + foot["height"] <= box(player.locator(".tabs"))["y"]


def test_whose_turn_it_is_stands_in_sight_in_a_long_order_of_play(server: Server, phone: Page) -> None:
    fight = server.begin(CROWD)
    server.play(fight, 60)
    phone.goto(f"{server.url}/fight/{fight}")
    turn = box(phone.locator(".order .acts"))
    assert turn["x"] >= 0
    assert turn["x"] + turn["width"] <= 360


def test_the_wall_shows_everybody_in_the_order_and_nothing_to_press(server: Server, page: Page) -> None:
    fight = server.begin(CROWD)
    page.goto(f"{server.url}/fight/{fight}/seats")
    page.locator('form:has(input[value="wall"]) button').click()
    page.set_viewport_size({"width": 1920, "height": 1080})
    page.goto(page.locator("a.address").inner_text())
    expect(page.locator("#map")).to_be_visible(timeout=WAIT)
    order = page.locator(".order")
    assert order.evaluate("order => order.scrollWidth <= order.clientWidth && order.scrollHeight <= order.clientHeight")
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")
    assert not page.locator(".map-foot").is_visible()
    assert looks_at_all(page)


def test_a_dialog_is_called_by_its_heading(server: Server, page: Page) -> None:
    fight = server.begin("iskuhetki/duel")
    server.play(fight, 14)
    page.goto(f"{server.url}/fight/{fight}")
    line = page.locator("#log .line button").last
    text = line.inner_text()
    line.click()
    expect(page.get_by_role("dialog", name=text, exact=True)).to_be_visible(timeout=WAIT)
    page.keyboard.press("Escape")
    page.locator("#question .clause").first.click()
    expect(page.get_by_role("dialog", name="IH-")).to_be_visible(timeout=WAIT)


def test_what_many_would_regret_is_asked_about_first(server: Server, page: Page) -> None:
    fight = server.begin("iskuhetki/duel")
    page.goto(f"{server.url}/fight/{fight}")
    end = page.locator("#tools").get_by_role("button", name="End the fight")
    dialog = page.get_by_role("dialog", name="End the fight")
    end.click()
    expect(dialog).to_contain_text("Undo takes it back")
    dialog.get_by_role("button", name="Cancel").click()
    expect(dialog).to_have_count(0)
    assert not server.get(f"/api/fights/{fight}")["fight"]["over"]
    end.click()
    dialog.get_by_role("button", name="End the fight").click()
    expect(page.locator("#question .over")).to_be_visible(timeout=WAIT)


def test_who_comes_in_by_a_link_is_told_whom_they_play_and_how(server: Server, new_context: Contexts) -> None:
    fight = server.begin("iskuhetki/duel")
    master = new_context().new_page()
    player = join(new_context, link(master, server, fight, "Anna", "Aino"))
    welcome = player.locator(".welcome")
    expect(welcome).to_contain_text("Welcome, Anna! You play Aino.")
    expect(welcome).to_contain_text("Roll for me")
    player.locator('[data-tab-of="field"]').click()
    expect(welcome).to_be_hidden()
    player.locator('[data-tab-of="question"]').click()
    card = player.locator("#question .asked").first
    asked = card.get_attribute("id")
    card.locator(".clause").click()
    expect(player.get_by_role("dialog", name="IH-")).to_be_visible(timeout=WAIT)
    player.keyboard.press("Escape")
    expect(player.get_by_role("dialog", name="IH-")).to_have_count(0)
    expect(welcome).to_be_visible()

    def held(route: Route) -> None:  # the reply comes when the question is long gone
        reply = route.fetch()
        expect(player.locator(f"#{asked}")).to_have_count(0, timeout=WAIT)
        route.fulfill(response=reply)

    player.route("**/act/*", held)
    card.locator(".faces button").first.click()
    expect(welcome).to_have_count(0, timeout=WAIT)
    player.reload()
    expect(player.locator("#question")).to_be_visible()
    assert welcome.count() == 0


def test_on_a_phone_a_place_to_pick_leads_to_the_map(server: Server, new_context: Contexts) -> None:
    fight = server.begin("aanvallen/duel")
    for _ in range(20):
        (asked, *_more) = server.get(f"/api/fights/{fight}")["questions"]
        if asked["kind"] != "roll":
            break
        server.go_on(fight, asked)
    move = next(each["value"] for each in asked["options"] if each["label"] == "move")
    server.post(f"/api/fights/{fight}/answer", {"question": asked["id"], "value": move})
    master = new_context().new_page()
    player = join(new_context, link(master, server, fight, "Anna", "Aleid", "Bruno"))
    player.locator("#question .to-map button").click()
    expect(player.locator("#map .option").first).to_be_visible(timeout=WAIT)
