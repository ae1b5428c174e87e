"""The table in real browsers: a whole fight by clicks, undo seen by all, what comes after an interruption, secrets."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Locator, Page, expect

from affray.core.texts import LANGUAGES

from tests.web.server import Server

LOOKS = Path(__file__).parents[2] / ".looks"  # pictures of the pages, to be looked at
WAIT = 15_000
Contexts = Callable[..., BrowserContext]


def look(page: Page, name: str) -> None:
    LOOKS.mkdir(exist_ok=True)
    page.screenshot(path=LOOKS / f"{name}.png")


def link(master: Page, server: Server, fight: str, seat: str, *names: str) -> str:
    """The link of a new seat, made by clicks."""
    master.goto(f"{server.url}/fight/{fight}/seats")
    form = master.locator("form", has=master.locator('input[name="seat"]'))
    form.locator('input[name="seat"]').fill(seat)
    for name in names:
        form.locator(f'input[value="{name}"]').check()
    form.get_by_role("button").click()
    return master.locator("a.address").inner_text()


def join(contexts: Contexts, address: str) -> Page:
    """A player's telephone."""
    page = contexts(
        viewport={"width": 390, "height": 844}, device_scale_factor=2, has_touch=True, is_mobile=True
    ).new_page()
    page.goto(address)
    expect(page.locator("#question")).to_be_visible()
    return page


def answer(page: Page, *, typed: bool) -> bool:
    """Answer a question that is put to somebody by a click; whether there was one."""
    card = page.locator("#question .yours").first
    if not card.count():
        return False
    question = card.get_attribute("id")
    faces, options = card.locator(".faces button"), card.locator(".options button")
    if typed and faces.count():
        faces.nth(3).click()
    elif typed and card.locator("form.typed input[name=value]").count():
        card.locator("form.typed input[name=value]").fill("7")
        card.locator("form.typed button").click()
    elif options.count():
        card.locator("details.all").evaluate_all("all => all.forEach(each => each.open = true)")
        bold = options.filter(has_text=re.compile("attack|strike", re.IGNORECASE))
        (bold if bold.count() else options).first.click()
    else:
        card.locator("button.main").click()
    expect(page.locator(f"#{question}")).to_have_count(0, timeout=WAIT)
    return True


def test_a_whole_fight_by_the_game_master_and_two_players(server: Server, new_context: Contexts) -> None:
    fight = server.begin("arsmagica/duel")
    master = new_context(viewport={"width": 1280, "height": 800}).new_page()
    first = join(new_context, link(master, server, fight, "Anna", "Aymar"))
    second = join(new_context, link(master, server, fight, "Ben", "Bertran"))
    master.goto(f"{server.url}/fight/{fight}")
    look(first, "phone-question")
    look(master, "gm-begin")
    undone = False
    for turn in range(120):
        if master.locator("#question .over").count():
            break
        answered = answer(first, typed=True) | answer(second, typed=False)
        if not answered:
            master.wait_for_timeout(100)
        if turn == 6:
            before = first.locator("#log .line").count()
            master.get_by_role("button", name="Undo").click()
            expect(second.locator("#talk")).to_contain_text("GM took back", timeout=WAIT)
            expect(first.locator("#talk")).to_contain_text("GM took back", timeout=WAIT)
            assert first.locator("#log .line").count() <= before
            undone = True
    assert undone
    for page in (master, first, second):
        expect(page.locator("#question .over")).to_be_attached(timeout=WAIT)
    sources = [
        die["source"]
        for line in server.get(f"/api/fights/{fight}")["log"]
        if line["opens"]
        for each in server.get(f"/api/fights/{fight}/log/{line['number']}")["sums"]
        for die in each["dice"]
    ]
    assert {"typed", "rolled"} <= set(sources)
    look(master, "gm-over")


def test_a_line_opens_to_its_sums_and_they_to_the_rule(server: Server, page: Page) -> None:
    fight = server.begin("iskuhetki/duel")
    server.play(fight, 14)
    page.goto(f"{server.url}/fight/{fight}")
    page.locator("#log .line button").last.click()
    expect(page.locator("#opened .ledger").first).to_be_visible(timeout=WAIT)
    page.locator("#opened .ledger .clause").first.click()
    expect(page.locator("#opened .clause-text h2")).to_contain_text("IH-", timeout=WAIT)
    look(page, "gm-line")


def test_a_tap_on_the_map_moves_one_there(server: Server, page: Page) -> None:
    fight = server.begin("iskuhetki/barn")
    asked = server.get(f"/api/fights/{fight}")["questions"][0]
    while asked["label"] != "Action" and "hexes" not in str(asked.get("options")):
        asked = server.go_on(fight, asked)["questions"][0]
    alone: dict[str, int] = {}
    for option in asked["options"]:
        for at in option.get("hexes", ()):
            key = f"{at[0]},{at[1]}"
            alone[key] = alone.get(key, 0) + 1
    key = next(key for key, count in alone.items() if count == 1)
    page.goto(f"{server.url}/fight/{fight}")
    page.wait_for_timeout(500)
    page.evaluate(
        """(at) => document.getElementById("map").dispatchEvent(
            new CustomEvent("affray:hex", { bubbles: true, detail: { at } }))""",
        list(map(int, key.split(","))),
    )
    expect(page.locator("#log")).to_contain_text(asked["who"], timeout=WAIT)
    deadline = 40
    while deadline and server.get(f"/api/fights/{fight}")["questions"][0]["id"] == asked["id"]:
        page.wait_for_timeout(100)
        deadline -= 1
    (one,) = [each for each in server.get(f"/api/fights/{fight}")["combatants"] if each["name"] == asked["who"]]
    assert one["place"] == list(map(int, key.split(",")))


def test_the_page_comes_back_after_the_server_was_gone(server: Server, page: Page) -> None:
    fight = server.begin("arsmagica/duel")
    page.goto(f"{server.url}/fight/{fight}")
    expect(page.locator("#offline")).to_be_hidden(timeout=WAIT)
    page.wait_for_timeout(300)
    server.kill()
    expect(page.locator("#offline")).to_be_visible(timeout=WAIT)
    server.start()
    asked = server.get(f"/api/fights/{fight}")["questions"][0]
    server.post(f"/api/fights/{fight}/answer", {"question": asked["id"], "value": asked["options"][0]["value"]})
    expect(page.locator("#offline")).to_be_hidden(timeout=WAIT)
    expect(page.locator("#question .asked")).to_have_count(1, timeout=WAIT)
    page.reload()
    expect(page.locator("#question .asked")).to_have_count(1, timeout=WAIT)


def test_what_gets_no_answer_is_told_and_can_be_sent_again(server: Server, page: Page) -> None:
    fight = server.begin("arsmagica/duel")
    page.goto(f"{server.url}/fight/{fight}")
    card = page.locator("#question .asked").first
    question = card.get_attribute("id")
    page.route("**/act/answer", lambda route: route.abort("connectionreset"))
    card.locator(".options button").first.click()
    expect(page.locator("#notice")).to_contain_text("couldn't be sent. Try again", timeout=WAIT)
    page.unroute("**/act/answer")
    card.locator(".options button").first.click()
    expect(page.locator(f"#{question}")).to_have_count(0, timeout=WAIT)
    expect(page.locator("#notice")).to_be_empty(timeout=WAIT)


def test_what_was_said_stays_in_its_field_until_it_has_arrived(server: Server, page: Page) -> None:
    fight = server.begin("arsmagica/duel")
    page.goto(f"{server.url}/fight/{fight}")
    page.locator('[data-tab-of="talk"]').click()
    field, talk = page.locator(".say input"), page.locator("#talk")

    def say(text: str) -> None:
        field.fill(text)
        field.press("Enter")

    page.route("**/act/talk", lambda route: route.abort("connectionreset"))
    say("Wait for me")
    expect(page.locator("#notice")).to_contain_text("couldn't be sent", timeout=WAIT)
    expect(field).to_have_value("Wait for me")
    page.unroute("**/act/talk")
    page.route("**/act/talk", lambda route: route.fulfill(status=429, body="too much at once"))
    field.press("Enter")
    expect(page.locator("#notice")).to_contain_text("too much at once", timeout=WAIT)
    expect(field).to_have_value("Wait for me")
    page.unroute("**/act/talk")
    field.evaluate("field => field.removeAttribute('maxlength')")
    say("x" * 1001)
    expect(page.locator("#notice")).to_contain_text("at most 1000", timeout=WAIT)
    expect(field).to_have_value("x" * 1001)
    say("Here I am")
    expect(talk).to_contain_text("Here I am", timeout=WAIT)
    expect(field).to_have_value("", timeout=WAIT)
    expect(page.locator("#notice")).to_be_empty()


def test_a_hidden_combatant_is_never_on_a_players_wire(server: Server, new_context: Contexts) -> None:
    fight = server.begin("iskuhetki/tavern")
    names = [one["name"] for one in server.get(f"/api/fights/{fight}")["combatants"]]
    hidden = names[-1]
    server.post(f"/api/fights/{fight}/hide", {"name": hidden, "on": True})
    master = new_context().new_page()
    address = link(master, server, fight, "Anna", names[0])
    page = new_context().new_page()
    wire: list[str] = []
    page.on("websocket", lambda socket: socket.on("framereceived", lambda frame: wire.append(str(frame))))
    page.on("response", lambda answer: wire.append(answer.text()) if "/static/" not in answer.url else None)
    page.goto(address)
    server.play(fight, 40)
    page.wait_for_timeout(800)
    assert len(wire) > 5
    assert any(names[0] in text for text in wire)
    assert not [text for text in wire if re.search(rf"(?<!\w){re.escape(hidden)}(?!\w)", text)]


@pytest.mark.parametrize("example", ["arsmagica/bridge", "iskuhetki/battle"])
def test_nothing_runs_out_of_a_small_telephone(server: Server, phone: Page, example: str) -> None:
    fight = server.begin(example)
    phone.goto(f"{server.url}/fight/{fight}")
    for tab in ("question", "field", "log", "sheet", "talk", "tools"):
        phone.locator(f'[data-tab-of="{tab}"]').click()
        assert phone.evaluate("document.documentElement.scrollWidth <= innerWidth + 1"), tab
        look(phone, f"phone-{example.replace('/', '-')}-{tab}")


def narrow(tabs: Locator) -> bool:
    """Whether a bar of tabs, and each of them, has room for all that is written in it."""
    fits: bool = tabs.evaluate(
        "tabs => [tabs, ...tabs.children].every(each => each.scrollWidth <= each.clientWidth) && tabs.offsetHeight < 70"
    )
    return fits


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_tabs_fit_a_small_telephone(server: Server, phone: Page, language: str) -> None:
    fight = server.begin("iskuhetki/duel")
    phone.context.add_cookies([{"name": "affray-language", "value": language, "url": server.url}])
    phone.goto(f"{server.url}/fight/{fight}")
    assert phone.locator("html").get_attribute("lang") == language
    assert narrow(phone.locator(".tabs"))
    server.post(f"/api/fights/{fight}/end", {})
    phone.locator('#question button[hx-post$="/recover"]').click()
    phone.wait_for_url(lambda address: fight not in address)
    assert narrow(phone.locator(".tabs"))


def test_the_wall_shows_and_asks_nothing(server: Server, page: Page) -> None:
    fight = server.begin("iskuhetki/giant")
    page.goto(f"{server.url}/fight/{fight}/seats")
    page.locator('form:has(input[value="wall"]) button').click()
    address = page.locator("a.address").inner_text()
    page.set_viewport_size({"width": 1920, "height": 1080})
    page.goto(address)
    expect(page.locator("#map")).to_be_visible(timeout=WAIT)
    assert page.locator("button[hx-post]").count() == 0
    look(page, "wall")


def test_a_tap_on_a_location_opens_its_ledger(server: Server, page: Page) -> None:
    fight = server.begin("iskuhetki/tavern")
    page.goto(f"{server.url}/fight/{fight}")
    page.locator('[data-tab-of="sheet"]').click()
    page.locator('#sheet [data-location="head"] .entry').click()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text("head", timeout=WAIT)
    expect(dialog).to_contain_text(re.compile(r"HP \d+/\d+"))
    page.keyboard.press("Escape")
    page.locator('#sheet [data-location="chest"]').focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog")).to_contain_text("chest", timeout=WAIT)


def test_on_a_wide_screen_a_tap_on_somebody_opens_the_sheet(server: Server, page: Page) -> None:
    fight = server.begin("iskuhetki/two_on_one")
    page.goto(f"{server.url}/fight/{fight}")
    expect(page.locator("#log")).to_be_visible()
    page.locator("#ribbon button", has_text="Brigand 2").click()
    expect(page.locator("#sheet h2")).to_contain_text("Brigand 2", timeout=WAIT)
    expect(page.locator("#sheet")).to_be_visible()
    expect(page.locator("#log")).to_be_hidden()
    expect(page.locator("#sheet").get_by_role("button", name="Take out")).to_be_visible()
    expect(page.locator("#sheet").get_by_role("button", name="Bring back")).to_have_count(0)  # is there


def test_a_second_tap_doesnt_answer_the_question_that_comes_next(server: Server, page: Page) -> None:
    fight = server.begin("iskuhetki/two_on_one")
    page.goto(f"{server.url}/fight/{fight}")
    page.locator("#question").get_by_role("button", name="Roll for the 3 without a player").click()
    card = page.locator("#question .asked").filter(has_text="What does")
    expect(card).to_have_class(re.compile("settling"), timeout=WAIT)
    assert card.get_by_role("button").first.evaluate("(button) => getComputedStyle(button).pointerEvents") == "none"
    expect(card).not_to_have_class(re.compile("settling"))


def test_who_answers_by_keyboard_stays_at_the_question(server: Server, page: Page) -> None:
    fight = server.begin("iskuhetki/two_on_one")
    page.goto(f"{server.url}/fight/{fight}")
    page.locator("#question .faces button").first.focus()
    page.keyboard.press("Enter")
    expect(page.locator("#question .asked").filter(has_text="What does")).to_have_count(1, timeout=WAIT)
    expect(page.locator("#question")).to_be_focused()
