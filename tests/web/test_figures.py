"""The game master sets somebody's figures, all on one form: each that was changed is an entry of the journal."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from affray.core.texts import LANGUAGES
from affray.play.fight import figure_range
from affray.store.database import Store
from affray.web.figures import figures, set_figures
from affray.web.table import Refused

from tests.web.served import GM, play, sit
from tests.web.server import Server
from tests.web.test_axe import faults

WAIT = 15_000


@pytest.mark.parametrize("example", ["arsmagica/bridge", "iskuhetki/battle"])
def test_the_form_has_every_figure_with_its_range(store: Store, example: str) -> None:
    table = sit(store, example)
    fight = table.fight
    for who, name in enumerate(fight.roster.names):
        shown = figures(table, name, "en")
        assert {one.key: one.value for one in shown} == fight.view()["combatants"][who]["figures"]
        for one in shown:
            assert (one.low, one.high) == figure_range(fight.ruleset, fight.record, who, one.key)
            assert one.low <= one.value <= one.high
        for language in LANGUAGES:
            assert len({one.label for one in figures(table, name, language)}) == len(shown)
    with pytest.raises(Refused):
        figures(table, "Nobody", "en")


def test_a_location_is_called_by_its_name(store: Store) -> None:
    table = sit(store, "iskuhetki/duel")
    name = table.fight.roster.names[0]
    labels = {one.key: one.label for one in figures(table, name, "en")}
    assert labels["hurt1"] == "right shin: damage"
    assert labels["blood"] == "BP"


def test_each_changed_figure_is_an_entry_and_undo_takes_them_back_one_by_one(store: Store) -> None:
    table = sit(store, "arsmagica/duel")
    play(table, 4)
    name = table.fight.roster.names[0]
    before = table.fight.view()["combatants"][0]["figures"]
    done, written = table.fight.done, table.seq
    form = {key: str(value) for key, value in before.items()} | {f"was/{key}": str(v) for key, v in before.items()}
    set_figures(table, GM, name, form)
    assert (table.fight.done, table.seq) == (done, written)  # nothing was changed
    set_figures(table, GM, name, {**form, "body": "1", "fatigue": "2"}, "fell")
    assert (table.fight.done, table.seq) == (done + 2, written + 2)
    after = table.fight.view()["combatants"][0]["figures"]
    assert {key: after[key] for key in after if after[key] != before[key]} == {"body": 1, "fatigue": 2}
    table.undo(GM)
    assert table.fight.view()["combatants"][0]["figures"] == {**before, "body": 1}
    table.undo(GM)
    assert table.fight.view()["combatants"][0]["figures"] == before


def test_what_changed_meanwhile_and_wasnt_touched_stays(store: Store) -> None:
    table = sit(store, "arsmagica/duel")
    name = table.fight.roster.names[0]
    set_figures(table, GM, name, {"body": "0", "was/body": "0", "fatigue": "1", "was/fatigue": "0"})
    table.override(GM, name, "body", 2)
    set_figures(table, GM, name, {"body": "0", "was/body": "0", "fatigue": "2", "was/fatigue": "1"})
    assert table.fight.view()["combatants"][0]["figures"]["body"] == 2


@pytest.mark.parametrize("wrong", ["9999", "", "a lot", "1.5", "-1"])
def test_a_figure_out_of_its_range_is_refused_before_anything_is_set(store: Store, wrong: str) -> None:
    table = sit(store, "arsmagica/duel")
    name, done = table.fight.roster.names[0], table.fight.done
    form = {"body": "1", "was/body": "0", "fatigue": wrong, "was/fatigue": "0"}
    with pytest.raises(Refused, match="fatigue level: 0 – "):
        set_figures(table, GM, name, form)
    assert table.fight.done == done


def test_on_the_page(server: Server, page: Page) -> None:
    fight = server.begin("iskuhetki/duel")
    page.goto(f"{server.url}/fight/{fight}")
    page.locator('[data-tab-of="sheet"]').click()
    page.get_by_role("button", name="Figures…").click()
    dialog = page.get_by_role("dialog")
    expect(dialog.locator("input[name=blood]")).to_be_visible()
    assert faults(page) == []
    most = int(dialog.locator("input[name=blood]").get_attribute("max") or 0)
    form = dialog.locator("form.all-figures")
    form.evaluate("form => { form.noValidate = true; }")
    dialog.locator("input[name=blood]").fill(str(most + 1))
    dialog.get_by_role("button", name="Set what is changed").click()
    expect(dialog.locator("#figures-notice")).to_contain_text(f"BP: -99 – {most}", timeout=WAIT)
    dialog.locator("input[name=blood]").fill("3")
    dialog.locator("input[name=hurt1]").fill("2")
    dialog.get_by_role("button", name="Set what is changed").click()
    expect(page.get_by_role("dialog")).to_have_count(0, timeout=WAIT)
    expect(page.locator("#sheet .bar").first).to_contain_text(f"3/{most}", timeout=WAIT)
    state = server.get(f"/api/fights/{fight}")
    (one,) = [each for each in state["combatants"] if each["number"] == 0]
    assert (one["figures"]["blood"]["value"], one["figures"]["hurt1"]["value"]) == (3, 2)
    assert state["table"]["undo"] == 2


def test_it_is_the_game_masters(server: Server, page: Page) -> None:
    fight = server.begin("arsmagica/duel")
    page.goto(f"{server.url}/fight/{fight}/seats")
    page.locator('form:has(input[value="wall"]) button').click()
    page.goto(page.locator("a.address").inner_text())
    answer = page.request.get(f"{server.url}/fight/{fight}/figures/0")
    assert answer.status == 403
