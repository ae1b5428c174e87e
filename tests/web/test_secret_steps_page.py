"""AA-3.1 on the page: two people play on their telephones, and all that comes to either over the wire is searched."""

from __future__ import annotations

import html
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Page, Response, WebSocket, expect

from tests.web.server import Server
from tests.web.test_fight_page import WAIT, join, link

BEFORE_LUCK = ("Aiming", "Defence", "Falling back", "Raising the threshold", "Luck")
CLICKED = ("Target", "Kind of attack", "Besides", *BEFORE_LUCK)  # the rest is left to the tactics
ATTACKS = {"strike", "shoot"}
LINE = re.compile(r'<li id="line-\d+" class="line event-([\w-]+)"[^>]*>(.*?)</li>', re.DOTALL)
ANSWERS, CLICKS = 200, 24  # at most
RESULTS = {"hits", "misses"}
HOW_HIGH = re.compile(r"attack -?\d+, defence -?\d+, luck \d+")


class Wire:
    """All that comes to a page: the frames of its WebSocket, and what its requests are answered."""

    def __init__(self, page: Page) -> None:
        self.texts: list[str] = []
        page.on("websocket", self._socket)
        page.on("response", self._response)

    def _socket(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.texts.append(str(frame)))

    def _response(self, response: Response) -> None:
        if "/static/" not in response.url and response.ok:
            self.texts.append(response.text())


def under_way(text: str) -> str:
    """The lines about an attack for which luck isn't taken yet, in what came over the wire; empty where none is."""
    lines = LINE.findall(text)
    events = [event for event, _ in lines]
    if "declares" not in events:
        return ""
    last = len(events) - 1 - events[::-1].index("declares")
    if RESULTS & {*events[last:]}:
        return ""
    return html.unescape(re.sub(r"<[^>]+>", "", " ".join(told for _, told in lines[last:])))


def click(page: Page, asked: dict[str, Any]) -> None:
    """Answer a question that is put to somebody: as high as goes, the first option, or a die by the program."""
    card = page.locator(f"#q-{asked['id']}")
    expect(card).not_to_have_class(re.compile("settling"), timeout=WAIT)
    if asked["kind"] == "amount":
        card.locator("input[name=value]").fill(str(asked["high"]))
    (card.locator(".options button").first if asked["kind"] == "choice" else card.locator("button.main")).click()
    expect(card).to_have_count(0, timeout=WAIT)


def go_on(server: Server, fight: str, asked: dict[str, Any]) -> None:
    """Leave a question to the tactics, but attack where that is possible."""
    attacks = [option["value"] for option in asked.get("options", ()) if option["name"] in ATTACKS]
    if attacks:
        server.post(f"/api/fights/{fight}/answer", {"question": asked["id"], "value": attacks[0]})
    else:
        server.go_on(fight, asked)


@pytest.mark.clause("AA-3.1")
@pytest.mark.parametrize("example", ["archers", "brawl", "corridor", "duel", "grenade"])
def test_two_people_play_an_example_and_nothing_on_the_wire_is_high_or_low_before_luck(
    server: Server, new_context: Callable[..., BrowserContext], example: str
) -> None:
    fight = server.begin(f"aanvallen/{example}")
    master = new_context().new_page()
    sides: dict[str, list[str]] = {}
    for one in server.get(f"/api/fights/{fight}")["combatants"]:
        sides.setdefault(one["side"], []).append(one["name"])
    pages = {side: join(new_context, link(master, server, fight, side, *names)) for side, names in sides.items()}
    wires = {side: Wire(page) for side, page in pages.items()}
    for page in pages.values():
        page.reload()  # from here on everything is recorded
        expect(page.locator("#offline")).to_be_hidden(timeout=WAIT)
    clicks = 0
    for _ in range(ANSWERS):
        state = server.get(f"/api/fights/{fight}")
        if state["fight"]["over"] or clicks == CLICKS:
            break
        asked = state["questions"][0]
        if asked["label"] not in CLICKED:
            go_on(server, fight, asked)
            continue
        (mine,) = [page for side, page in pages.items() if asked["who"] in sides[side]]
        if asked["label"] in BEFORE_LUCK:
            (other,) = [page for page in pages.values() if page is not mine]
            expect(other.locator("#question .asked")).to_have_count(0, timeout=WAIT)
        click(mine, asked)
        clicks += 1
    names = sorted((name for side in sides.values() for name in side), key=len, reverse=True)
    without_names = re.compile("|".join(map(re.escape, names)))
    for wire in wires.values():
        told = [without_names.sub("", found) for text in wire.texts if (found := under_way(text))]
        assert told
        assert not [text for text in told if re.search(r"\d", text)]
        assert any(HOW_HIGH.search(text) for text in wire.texts), "after luck both are told"
