"""The page of a recovery: its patients, the question due, the calendar; and what each may see of them."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from affray.core.texts import LANGUAGES
from affray.play import Choice
from affray.store.database import Store
from affray.web.access import Role, Viewer
from affray.web.calendar import weeks
from affray.web.parts import Parts
from affray.web.seen import seen
from affray.web.table import Table

from tests.web.served import GM, WALL, play, player, sit, wire
from tests.web.server import Server
from tests.web.test_axe import faults
from tests.web.test_fight_page import link

WAIT = 15_000


def after(store: Store, example: str = "iskuhetki/tavern") -> Table:
    """The recovery from a fight that was played to its end."""
    table = sit(store, example)
    play(table, 2000)
    made = table.fight.recover(seed=3)
    saved = {"fight": made.save(), "settings": {}, "talk": []}
    row = store.add_fight(table.campaign, "After", made.ruleset.name, saved, kind="recovery", parent=table.id)
    return Table(store, store.fight(row))


def test_the_calendar_has_all_lines_each_on_its_day(store: Store) -> None:
    table = after(store)
    assert seen(table, GM)["calendar"] == [{"day": 0, "lines": []}]
    play(table, 25)
    days = seen(table, GM)["calendar"]
    assert [line["number"] for day in days for line in day["lines"]] == list(range(len(table.fight.log)))
    numbers = [day["day"] for day in days]
    assert len(numbers) > 1
    assert numbers == sorted(set(numbers))
    assert numbers[-1] == table.fight.view()["now"]["day"]
    told = iter(table.fight.log)
    for day in days:
        on_it = [entry.words["day"] for _, entry in zip(day["lines"], told, strict=False) if "day" in entry.words]
        assert set(on_it) <= {day["day"]}


def test_weeks_are_rows_of_seven_that_end_with_today() -> None:
    found = weeks([{"day": 0, "lines": [1, 2]}, {"day": 8, "lines": []}])
    assert [[each["day"] for each in week] for week in found] == [[0, 1, 2, 3, 4, 5, 6], [7, 8]]
    assert found[0][0] == {"day": 0, "happened": 2, "today": False}
    assert found[1][1] == {"day": 8, "happened": 0, "today": True}
    long = weeks([{"day": 0, "lines": []}, {"day": 700, "lines": []}])
    assert (len(long), long[0][0]["day"], long[-1][-1]["day"]) == (12, 89 * 7, 700)


@pytest.mark.clause("IH-16.12")
def test_each_wound_tells_what_can_be_done_and_by_whom(store: Store) -> None:
    table = after(store, "iskuhetki/battle")
    care = [(one["name"], each) for one in table.fight.view()["combatants"] for each in one["care"] if one["name"]]
    assert care
    asked = table.fight.pending[0]
    assert isinstance(asked, Choice)
    able = {name for _, each in care for name in each["by"]}
    assert set(asked.options.values()) - {"nobody"} <= able
    for name, each in care:  # IH-10.4: nobody cuts oneself open, or sets one's own bones
        assert not (each["treatment"] in ("surgery", "setting") and name in each["by"])
    for language in LANGUAGES:
        told = [each for one in seen(table, Viewer(Role.GM, language=language))["combatants"] for each in one["care"]]
        assert len(told) == len(care)
        assert not [each for each in told if "-" in each["treatment"] and language == "fi"]


def test_a_hidden_patient_leaves_no_trace(store: Store) -> None:
    table = after(store, "iskuhetki/battle")
    hidden = next(name for one in table.fight.view()["combatants"] for each in one["care"] for name in each["by"])
    table.set_up(GM, hidden=(hidden,))
    mine = next(name for name in table.fight.roster.names if name != hidden)
    for steps in (0, 15):
        play(table, steps)
        for viewer in (player(mine), WALL):
            for text in (wire(seen(table, viewer)), "".join(Parts().all(table, viewer).values())):
                assert not re.search(rf"(?<!\w){re.escape(hidden)}(?!\w)", text)


def test_nobody_is_taken_out_of_a_recovery_and_only_who_is_away_comes_back(store: Store) -> None:
    table = after(store, "iskuhetki/battle")
    shown = Parts().all(table, GM)["patients"]
    assert "/act/leave" not in shown
    away = [one["name"] for one in table.fight.view()["combatants"] if "away" in one["tags"]]
    assert away
    assert re.findall(r'/act/join" hx-vals=\'{"sheet": "([^"]+)"', shown) == away
    table.join(GM, away[0])
    play(table, 400, lambda table: not table.fight.set_aside)
    assert "away" not in next(one for one in table.fight.view()["combatants"] if one["name"] == away[0])["tags"]


def test_somebody_comes_to_help_and_is_asked_to(store: Store) -> None:
    table = after(store, "iskuhetki/battle")
    assert "Somebody comes to help" in Parts().all(table, GM)["tools"]
    table.join(GM, {"name": "Eve", "creature": "brigand", "side": table.fight.roster.sides[0]})
    play(table, 400, lambda table: not table.fight.set_aside)
    assert "Eve" in [one["name"] for one in seen(table, GM)["combatants"]]

    def offered(table: Table) -> bool:
        asked = table.fight.pending[0]
        return isinstance(asked, Choice) and "Eve" in asked.options.values()

    play(table, 400, offered)
    assert offered(table)


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Server, str]]:
    """A server, and a fight on it that is over."""
    made = Server(Path(tmp_path_factory.mktemp("recovery")))
    made.start()
    fight = made.begin("iskuhetki/tavern")
    made.play(fight, 2000)
    yield made, fight
    made.close()


def go_on(page: Page, served: tuple[Server, str]) -> str:
    """From the fight to its recovery; its id."""
    server, fight = served
    page.goto(f"{server.url}/fight/{fight}")
    page.get_by_role("button", name="Treat the wounded").click()
    page.wait_for_url(lambda address: fight not in address)
    return page.url.rpartition("/")[2]


def test_a_recovery_has_a_page_of_its_own(served: tuple[Server, str], page: Page) -> None:
    server, fight = served
    recovery = go_on(page, served)
    expect(page.locator("body.recovery")).to_be_visible()
    state = server.get(f"/api/fights/{recovery}")
    wounded = [one for one in state["combatants"] if one["details"]]
    assert page.locator(".patient .details").count() == len(wounded) > 0
    assert page.locator(".patient svg.body").count() == len(wounded)
    first = page.locator(f"#patient-{wounded[0]['number']}")
    for row in wounded[0]["details"]:
        expect(first.locator(".details")).to_contain_text(row[-1])
    page.get_by_role("link", name="Back to the fight").click()
    page.wait_for_url(f"**/{fight}")


def test_days_go_by_on_the_calendar(served: tuple[Server, str], page: Page) -> None:
    server, _ = served
    recovery = go_on(page, served)
    for _ in range(40):
        if server.get(f"/api/fights/{recovery}")["calendar"][-1]["day"] >= 7:
            break
        page.locator("#question .asked").first.wait_for()
        week = page.get_by_role("button", name="until the week is full")
        question = page.locator("#question .asked").first.get_attribute("id")
        (week if week.count() else page.locator("#question button.main, #question .options button").first).click()
        expect(page.locator(f"#{question}")).to_have_count(0, timeout=WAIT)
    days: list[Any] = server.get(f"/api/fights/{recovery}")["calendar"]
    today = days[-1]["day"]
    assert today >= 7
    expect(page.locator(".calendar td.today")).to_have_text(str(today), timeout=WAIT)
    expect(page.locator(f"#day-{today} .line")).to_have_count(len(days[-1]["lines"]), timeout=WAIT)
    before = days[-2]
    expect(page.locator(f"#day-{before['day']}")).to_be_visible()
    page.locator(f".calendar a[data-day='{before['day']}']").click()
    assert page.locator(f"#day-{before['day']}").get_attribute("open") is not None
    done = server.get(f"/api/fights/{recovery}")["table"]["undo"]
    page.get_by_role("button", name="Undo").click()
    expect(page.get_by_role("button", name="Redo")).to_be_enabled(timeout=WAIT)
    assert server.get(f"/api/fights/{recovery}")["table"]["undo"] < done


def test_it_fits_a_telephone_and_axe_finds_no_serious_fault(
    served: tuple[Server, str], page: Page, new_context: Callable[..., BrowserContext]
) -> None:
    go_on(page, served)
    assert faults(page) == []
    phone = new_context(viewport={"width": 360, "height": 740}, is_mobile=True, has_touch=True).new_page()
    phone.goto(page.url)
    for tab in ("question", "field", "log", "talk", "tools"):
        phone.locator(f'[data-tab-of="{tab}"]').click()
        expect(phone.locator(f'[data-part="{tab}"]')).to_be_visible()
        assert phone.evaluate("document.documentElement.scrollWidth <= innerWidth + 1"), tab
        assert faults(phone) == []


def test_players_and_the_wall_go_on_to_it_by_what_their_pages_show(
    served: tuple[Server, str], page: Page, new_context: Callable[..., BrowserContext]
) -> None:
    server, _ = served
    fight = server.begin("iskuhetki/duel")
    name = server.get(f"/api/fights/{fight}")["combatants"][0]["name"]
    player, wall = (new_context().new_page() for _ in range(2))
    player.goto(link(page, server, fight, "Anna", name))
    page.locator('form:has(input[value="wall"]) button').click()
    wall.goto(page.locator(".seat", has_text="Screen on the wall").locator("a.address").inner_text())
    page.goto(f"{server.url}/fight/{fight}")
    server.post(f"/api/fights/{fight}/end", {})
    for each in (player, wall):
        expect(each.get_by_role("link", name="On to the recovery")).to_have_count(0)
    recovery = go_on(page, (server, fight))
    for each in (player, wall):
        each.get_by_role("link", name="On to the recovery").click(timeout=WAIT)
        each.wait_for_url(f"**/fight/{recovery}")
        expect(each.locator(".patient").first).to_be_visible(timeout=WAIT)
        each.get_by_role("link", name="Back to the fight").click()
        each.wait_for_url(f"**/fight/{fight}")


def test_on_the_wall_it_asks_nothing(served: tuple[Server, str], page: Page) -> None:
    server, _ = served
    recovery = go_on(page, served)
    page.goto(f"{server.url}/fight/{recovery}/seats")
    page.locator('form:has(input[value="wall"]) button').click()
    page.goto(page.locator("a.address").inner_text())
    expect(page.locator(".patient").first).to_be_visible(timeout=WAIT)
    assert page.locator("button[hx-post]").count() == 0
