"""No serious fault of accessibility on the main pages, by axe."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

from tests.web.server import Server

GRAVE = ("serious", "critical")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    made = Server(Path(tmp_path_factory.mktemp("axe")))
    made.start()
    yield made
    made.close()


def faults(page: Page) -> list[str]:
    """What axe finds, and where."""
    found = Axe().run(page).response["violations"]
    return [
        f"{each['id']}: {node['target']} {node['html'][:160]}"
        for each in found
        if each["impact"] in GRAVE
        for node in each["nodes"]
    ]


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("place", ["", "/fight/{fight}", "/fight/{fight}/seats", "/nowhere"])
def test_no_serious_fault(server: Server, page: Page, place: str, theme: str) -> None:
    fight = server.begin("iskuhetki/barn")
    server.play(fight, 12)
    page.emulate_media(color_scheme="dark" if theme == "dark" else "light")
    page.goto(server.url + place.format(fight=fight))
    page.wait_for_timeout(400)
    assert faults(page) == []


@pytest.mark.parametrize("tab", ["question", "field", "log", "sheet", "talk", "tools"])
def test_no_serious_fault_on_a_telephone(server: Server, phone: Page, tab: str) -> None:
    phone.goto(f"{server.url}/fight/{server.begin('arsmagica/bridge')}")
    phone.locator(f'[data-tab-of="{tab}"]').click()
    assert faults(phone) == []


def test_no_serious_fault_with_tables_of_ones_own(server: Server, page: Page) -> None:
    for cell in ("18CX", "18CS"):
        page.goto(server.url)
        text = "total," + ",".join(map(str, range(1, 21))) + "\n1-150" + f",{cell}" * 20 + "\n"
        page.locator("#table-file-rolemaster").set_input_files(
            {"name": "ours.csv", "mimeType": "text/csv", "buffer": text.encode()}
        )
        page.locator("form[action='/library/tables'] button").click()
        page.wait_for_url("**/library/tables**")
        assert faults(page) == []
    page.goto(server.url)
    assert faults(page) == []
