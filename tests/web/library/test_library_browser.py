"""The library in a real browser: an encounter from nothing, painted and started, with mouse, keyboard and fingers."""

from __future__ import annotations

import socket
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import uvicorn
from PIL import Image
from playwright.sync_api import Page, expect

from affray.core.texts import LANGUAGES
from affray.store.database import Store
from affray.web.app import create_app
from affray.web.settings import Settings


@pytest.fixture
def address(store: Store) -> Iterator[str]:
    """A server on a free port."""
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        port = found.getsockname()[1]
    app = create_app(Settings(port=port, writes_a_second=1000, write_burst=1000), store)
    server = uvicorn.Server(uvicorn.Config(app, port=port, log_level="error"))
    thread = threading.Thread(target=server.run, daemon=True)
    thread.start()
    while not server.started:
        time.sleep(0.02)
    yield f"http://127.0.0.1:{port}"
    server.should_exit = True
    thread.join(10)


def encounter_of(store: Store) -> dict[str, Any]:
    (document,) = store.documents(store.campaigns()[0].id, "encounter")
    found: dict[str, Any] = document.data["encounter"]
    return found


def begin(page: Page, address: str) -> None:
    """A new encounter of iskuhetki with five brigands and two wolves."""
    page.goto(address)
    page.get_by_placeholder("Title").fill("The ford")
    page.get_by_label("Ruleset").select_option("iskuhetki")
    page.locator("form[action='/library/encounters'] button").click()
    for side, kind, count, names in ((0, "brigand", "5", ""), (1, "wolf", "", "Harm, Halla")):
        page.locator(f"[name='new/{side}/what']").select_option(f"creature:{kind}")
        page.locator(f"[name='new/{side}/count']").fill(count)
        page.locator(f"[name='new/{side}/names']").fill(names)
        page.locator(f"button[value='add:{side}']").click()
        expect(page.locator(f"#row-{side}-0")).to_be_visible()
    expect(page.get_by_text("All is in order")).to_be_visible()


def complaints(page: Page) -> list[str]:
    """What the browser says is wrong with the pages, from now on."""
    said: list[str] = []
    page.on("console", lambda message: said.append(message.text) if message.type == "error" else None)
    page.on("pageerror", lambda error: said.append(str(error)))
    return said


def choose(page: Page, tool: str) -> None:
    page.evaluate("tool => document.querySelector(`input[name=tool][value='${tool}']`).click()", tool)


def point(page: Page, column: int, row: int) -> tuple[float, float]:
    """Where the middle of a hex is in the window."""
    found = page.evaluate(
        """([c, r]) => {
          const svg = document.querySelector("svg[data-map]");
          const at = new DOMPoint(26 * (2 * c + (r & 1)), 45 * r).matrixTransform(svg.getScreenCTM());
          return [at.x, at.y];
        }""",
        [column, row],
    )
    return found[0], found[1]


def test_from_nothing_to_the_fight(page: Page, address: str, store: Store) -> None:
    said = complaints(page)
    page.set_viewport_size({"width": 1280, "height": 900})
    begin(page, address)
    page.get_by_role("button", name="Make a map").click()
    page.locator("svg[data-map]").scroll_into_view_if_needed()
    choose(page, "rough")
    page.mouse.move(*point(page, 3, 3))
    page.mouse.down()
    page.mouse.move(*point(page, 5, 3), steps=12)
    page.mouse.up()
    expect(page.locator("svg[data-map] path.rough").first).to_be_attached()
    assert encounter_of(store)["map"]["rough"] == [[3, 3], [4, 3], [5, 3]]
    choose(page, "wall")
    (x, top), (_, bottom) = point(page, 7, 0), point(page, 7, 8)
    page.mouse.move(x + 12, top - 20)
    page.mouse.down()
    page.mouse.move(x + 12, bottom + 20, steps=30)
    page.mouse.up()
    expect(page.locator("svg[data-map] path.wall").first).to_be_attached()
    assert len(encounter_of(store)["map"]["walls"]) >= 9
    choose(page, "place:1:0:0")
    page.mouse.click(*point(page, 10, 2))
    expect(page.locator(".piece[data-at='10,2']")).to_be_attached()
    choose(page, "fire")
    page.locator("svg[data-map]").focus()
    for key in ("0", "ArrowDown", "Enter"):
        page.keyboard.press(key)
    expect(page.locator("svg[data-map] path.fire").first).to_be_attached()
    page.get_by_role("button", name="Start the fight").click()
    page.wait_for_url("**/fight/*")
    assert said == []


def placed(store: Store, name: str) -> Any:
    """Where somebody of the second side is written to begin."""
    found = encounter_of(store)["sides"][1]["combatants"]
    return next((one.get("at") for one in found if one["name"] == name), None)


def test_a_piece_is_carried_to_another_hex(page: Page, address: str, store: Store) -> None:
    said = complaints(page)
    page.set_viewport_size({"width": 1280, "height": 900})
    begin(page, address)
    page.get_by_role("button", name="Make a map").click()
    page.locator("svg[data-map]").scroll_into_view_if_needed()
    piece = page.locator(".piece", has=page.locator("title", has_text="Halla"))
    before = piece.get_attribute("data-at") or ""
    box = page.locator("svg[data-map]").get_attribute("viewBox")
    page.mouse.move(*point(page, *map(int, before.split(","))))
    page.mouse.down()
    page.mouse.move(*point(page, 9, 5), steps=8)
    expect(page.locator(".piece.carried")).to_have_count(1)
    page.mouse.up()
    expect(page.locator(".piece[data-at='9,5']", has=page.locator("title", has_text="Halla"))).to_be_attached()
    assert placed(store, "Halla") == [9, 5]
    assert page.locator("svg[data-map]").get_attribute("viewBox") == box  # the map stayed where it was
    page.mouse.move(*point(page, 9, 5))
    page.mouse.down()
    page.mouse.move(5, 5, steps=5)  # off the map: back to where it was
    page.mouse.up()
    expect(page.locator(".piece.carried")).to_have_count(0)
    page.wait_for_timeout(300)
    assert placed(store, "Halla") == [9, 5]
    assert said == []


def test_a_piece_is_taken_up_and_put_down_by_keyboard(page: Page, address: str, store: Store) -> None:
    begin(page, address)
    page.get_by_role("button", name="Make a map").click()
    page.locator("svg[data-map]").scroll_into_view_if_needed()
    choose(page, "place:1:1:0")
    page.mouse.click(*point(page, 6, 3))
    expect(page.locator(".piece[data-at='6,3']")).to_be_attached()
    choose(page, "look")
    page.locator("svg[data-map]").focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("Enter")  # takes up who stands where it was clicked last
    assert page.locator("input[name=tool]:checked").get_attribute("value") == "place:1:1:0"
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    expect(page.locator(".piece[data-at='7,4']")).to_be_attached()
    assert placed(store, "Halla") == [7, 4]
    page.locator("svg[data-map]").focus()
    page.keyboard.press("Escape")
    assert page.locator("input[name=tool]:checked").get_attribute("value") == "look"


def test_a_finger_carries_a_piece_and_the_page_stays(phone: Page, address: str, store: Store) -> None:
    begin(phone, address)
    phone.get_by_role("button", name="Make a map").click()
    phone.locator("svg[data-map]").scroll_into_view_if_needed()
    piece = phone.locator(".piece", has=phone.locator("title", has_text="Brigand 1"))
    (x, y), (to_x, to_y) = (
        point(phone, *map(int, (piece.get_attribute("data-at") or "").split(","))), point(phone, 3, 5)
    )  # fmt: skip
    scrolled = phone.evaluate("scrollY")
    touch = phone.context.new_cdp_session(phone)
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    for k in range(1, 9):
        at = {"x": x + (to_x - x) * k / 8, "y": y + (to_y - y) * k / 8}
        touch.send("Input.dispatchTouchEvent", {"type": "touchMove", "touchPoints": [at]})
    assert phone.evaluate("scrollY") == scrolled
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(phone.locator(".piece[data-at='3,5']")).to_be_attached()
    assert encounter_of(store)["sides"][0]["combatants"][0]["places"][0] == [3, 5]


def test_what_is_typed_saves_itself_and_faults_stand_beside_it(page: Page, address: str, store: Store) -> None:
    begin(page, address)
    page.locator("#row-1-0").get_by_role("button", name="Sheet").click()
    page.wait_for_url("**/sheets/1/0")
    page.locator("[name='s/skills/dodge']").fill("lots")
    page.keyboard.press("Tab")
    expect(page.get_by_text("is wanted, not 'lots'")).to_be_visible()
    assert page.locator("[name='s/skills/dodge']").input_value() == "lots"
    page.locator("[name='s/skills/dodge']").fill("45")
    page.locator("[name='s/skills/voice']").fill("30")
    page.get_by_role("button", name="Done").click()  # without leaving the field before
    page.wait_for_url("**/library/encounters/*")
    wolf = encounter_of(store)["sides"][1]["combatants"][0]
    assert wolf["skills"] == {"dodge": 45, "voice": 30}
    expect(page.get_by_text("All is in order")).to_be_visible()
    expect(page.get_by_text("Another window")).to_have_count(0)


def test_a_clause_opens_beside_its_switch(page: Page, address: str) -> None:
    begin(page, address)
    page.locator("summary", has_text="House rules").click()
    page.get_by_role("link", name="IH-6.3").first.click()
    expect(page.get_by_role("dialog")).to_contain_text("IH-6.3")
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_something_of_the_catalogue_is_chosen_by_its_name(page: Page, address: str, store: Store) -> None:
    page.context.add_cookies([{"name": "affray-language", "value": "fi", "url": address}])
    page.goto(address)
    kinds = page.locator("form[action='/library/sheets'] select")
    expect(kinds.locator("option[value='arsmagica:wolf']")).to_have_text("Susi")
    kinds.select_option("arsmagica:wolf")
    page.locator("form[action='/library/sheets'] button").click()
    page.wait_for_url("**/library/sheets/*")
    page.locator("[name='s/weapons/~new']").select_option(label="pitkämiekka")
    page.locator("button[value='form:new:s/weapons']").click()
    expect(page.locator("[name='s/weapons/1/weapon']")).to_have_value("long-sword")
    (sheet,) = store.documents(store.campaigns()[0].id, "sheet")
    assert sheet.data["sheet"]["weapons"][-1] == {"weapon": "long-sword"}


def test_on_a_small_telephone(phone: Page, address: str, store: Store) -> None:
    begin(phone, address)
    phone.get_by_role("button", name="Make a map").click()
    phone.locator("svg[data-map]").scroll_into_view_if_needed()
    for path in (editor := phone.url, f"{editor}/sheets/0/0", address):
        for language in LANGUAGES:
            phone.context.add_cookies([{"name": "affray-language", "value": language, "url": address}])
            phone.goto(path)
            phone.evaluate("document.querySelectorAll('details.form-section').forEach(each => each.open = true)")
            assert phone.evaluate("document.documentElement.scrollWidth") <= 360, (path, language)


def upload(page: Page, address: str, text: str) -> None:
    page.goto(address)
    file: Any = {"name": "ours.csv", "mimeType": "text/csv", "buffer": text.encode()}
    page.locator("#table-file-rolemaster").set_input_files(file)
    page.locator("form[action='/library/tables'] button").click()


@pytest.mark.clause("RM-1.8")
def test_a_table_of_ones_own_from_its_file_to_the_fight(page: Page, address: str, store: Store) -> None:
    said = complaints(page)
    text = "total," + ",".join(map(str, range(1, 21))) + "\n1-149" + ",3" * 20 + "\n150" + ",18CS" * 20 + "\n"
    upload(page, address, text.replace("18CS", "18CX", 1))
    expect(page.get_by_text("there is no critical type X")).to_be_visible()
    expect(page.get_by_text("row 150, column 1")).to_be_visible()
    assert [line for line in said if "422" not in line] == []
    upload(page, address, text)
    expect(page.get_by_role("heading", name="ours")).to_be_visible()
    expect(page.get_by_role("cell", name="18CS")).to_have_count(20)
    page.goto(address)
    page.locator("form[action='/library/encounters'] select").select_option("rolemaster")
    page.locator("form[action='/library/encounters'] button").click()
    for side in (0, 1):
        page.locator(f"[name='new/{side}/what']").select_option("creature:man-at-arms")
        page.locator(f"button[value='add:{side}']").click()
        expect(page.locator(f"#row-{side}-0")).to_be_visible()
    page.locator("summary", has_text="Tables").first.click()
    page.locator("summary", has_text="Attacks").last.click()
    page.locator("[name='e/tables/attacks/~new']").select_option("broadsword")
    page.locator("button[value='form:new:e/tables/attacks']").click()
    named = page.locator("[name='e/tables/attacks/0/v']")
    expect(named).to_be_visible()
    if named.evaluate("field => field.tagName") == "SELECT":
        named.select_option("ours")
    else:
        named.fill("ours")
    page.get_by_role("heading", name="Who fights").click()
    expect(page.get_by_text("All is in order")).to_be_visible()
    page.get_by_role("button", name="Start the fight").first.click()
    page.wait_for_url("**/fight/*")
    (fight,) = store.fights(store.campaigns()[0].id)
    assert store.fight(fight.id).saved["fight"]["encounter"]["catalogue"] == [{"attacks": {"ours": text.strip()}}]


@pytest.mark.parametrize(
    ("rules", "wanted"),
    [
        ("aanvallen", ("talents/BE", "skills/fighting", "weapons/0/weapon")),
        ("arsmagica", ("characteristics/quickness", "abilities/single_weapon", "weapons/0/weapon")),
        ("iskuhetki", ("characteristics/dexterity", "skills/dodge", "weapons/0/skill")),
        ("rolemaster", ("level", "hits", "weapons/0/ob")),
    ],
)
def test_a_blank_sheet_opens_with_what_one_fills_in_first(
    page: Page, address: str, rules: str, wanted: tuple[str, ...]
) -> None:
    page.goto(address)
    page.get_by_placeholder("Name").first.fill("Aino")
    page.locator("select[name=what]").select_option(rules)
    page.locator("form[action='/library/sheets'] button").click()
    page.locator("[name='s/weapons/~new']").select_option(index=1)
    page.locator("button[value='form:new:s/weapons']").click()
    for name in wanted:
        expect(page.locator(f"[name='s/{name}']")).to_be_visible()


def test_a_picture_leaves_open_what_is_open_and_nothing_is_wrong_with_the_page(
    page: Page, address: str, tmp_path: Path
) -> None:
    said = complaints(page)
    begin(page, address)
    page.locator("button[value='map:new:hex']").click()
    expect(page.locator("svg[data-map]")).to_be_attached()
    rules = page.locator("[id='e/options~s']")
    rules.locator("summary").click()
    Image.new("RGB", (520, 450), "green").save(tmp_path / "meadow.png")
    page.locator("#picture-file").set_input_files(tmp_path / "meadow.png")
    page.locator("form:has(#picture-file) button").click()
    expect(page.locator("[data-editor] image")).to_be_attached()
    expect(rules).to_have_attribute("open", "")
    (tmp_path / "notes.png").write_text("no picture")
    page.locator("#picture-file").set_input_files(tmp_path / "notes.png")
    page.locator("form:has(#picture-file) button").click()
    expect(page.locator("#said")).not_to_be_empty()
    expect(rules).to_have_attribute("open", "")
    page.locator("[data-editor] #map").scroll_into_view_if_needed()
    carry(page, *point(page, 3, 4))
    expect(page.locator("[data-editor] .piece[data-at='3,4']")).to_have_count(1)
    carry(page, 5, 5)  # beyond the map: back where it was
    assert page.locator("[style]").count() == 0
    assert [each for each in said if "status of 4" not in each] == []


def carry(page: Page, x: float, y: float) -> None:
    """The first piece is taken to a point of the window, and let go."""
    page.mouse.move(*middle_of(page, "[data-editor] .piece .shape"))
    page.mouse.down()
    page.mouse.move(x, y, steps=5)
    page.mouse.up()


def middle_of(page: Page, wanted: str) -> tuple[float, float]:
    size = page.locator(wanted).first.bounding_box()
    assert size is not None
    return size["x"] + size["width"] / 2, size["y"] + size["height"] / 2
