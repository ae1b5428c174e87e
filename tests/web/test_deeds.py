"""What was said and done stands in the log where it happened, and says what it was about, as far as each may know."""

from __future__ import annotations

from typing import Any

import pytest

from affray.core.texts import LANGUAGES
from affray.play import Choice, Roll
from affray.store.database import Store
from affray.web.access import Role, Viewer
from affray.web.parts import Parts
from affray.web.seen import seen
from affray.web.table import Table

from tests.web.served import GM, WALL, play, player, sit


def again(table: Table) -> Table:
    """As another process takes it up."""
    return Table(table.store, table.store.fight(table.id))


def talk(table: Table, viewer: Viewer = GM) -> list[tuple[str, str]]:
    return [(line["kind"], line["text"]) for line in seen(table, viewer)["talk"]]


def roll_due(table: Table) -> None:
    play(table, 60, lambda table: isinstance(table.fight.pending[0], Roll) and not table.fight.pending[0].secret)


def test_undo_says_whose_roll_was_taken_back_and_redo_puts_it_forward(store: Store) -> None:
    table = sit(store, "arsmagica/duel")
    roll_due(table)
    asked = table.fight.pending[0]
    assert isinstance(asked, Roll)
    table.answer(GM, table.id_of(asked), 7)
    table.undo(GM)
    label = table.fight.ruleset.why(asked.key.code).name.replace("_", " ").capitalize()
    assert talk(table) == [("undo", f"{asked.who}: {label} 7")]
    table.redo(GM)
    assert talk(table)[-1] == ("redo", f"{asked.who}: {label} 7")
    assert talk(again(table)) == talk(table)


def test_undo_says_which_option_was_taken_back_in_each_language(store: Store) -> None:
    table = sit(store, "arsmagica/bridge")
    play(table, 200, lambda table: type(table.fight.pending[0]) is Choice and not table.fight.pending[0].secret)
    asked = table.fight.pending[0]
    assert isinstance(asked, Choice)
    value = next(iter(asked.options))
    table.answer(GM, table.id_of(asked), value)
    table.undo(GM)
    told = {language: talk(table, Viewer(Role.GM, language=language))[-1][1] for language in LANGUAGES}
    assert len(set(told.values())) > 1
    for language, text in told.items():
        words = {
            each["value"]: each["label"]
            for each in seen(table, Viewer(Role.GM, language=language))["questions"][0]["options"]
        }
        assert text.startswith(f"{asked.who}: ")
        assert text.endswith(f", {words[value]}")


def test_a_figure_that_was_set_is_told_by_its_name_and_undone_by_it(store: Store) -> None:
    table = sit(store, "iskuhetki/duel")
    name = table.fight.roster.names[0]
    table.override(GM, name, "blood", 3, "fell")
    table.override(GM, name, "hurt1", 2)
    assert talk(table) == [("override", f"{name}: BP = 3 (fell)"), ("override", f"{name}: right shin: damage = 2")]
    table.undo(GM)
    assert talk(table) == [("override", f"{name}: BP = 3 (fell)"), ("undo", f"{name}: right shin: damage = 2")]


def test_what_was_undone_is_told_no_more_and_again_when_it_is_put_forward(store: Store) -> None:
    table = sit(store, "iskuhetki/duel")
    name = table.fight.roster.names[0]
    table.override(GM, name, "blood", 3, "fell")
    table.say(GM, "Oops")
    before = talk(table)
    table.undo(GM)
    assert [kind for kind, _ in talk(table)] == ["talk", "undo"]
    assert talk(again(table)) == talk(table)
    table.redo(GM)
    assert talk(table)[:2] == before
    table.undo(GM)
    table.override(GM, name, "blood", 5)
    told = [line for line in talk(table) if line[0] == "override"]
    assert told == [("override", f"{name}: BP = 5")]
    table.snapshot()
    assert talk(again(table)) == talk(table)


def test_under_other_rules_what_can_be_undone_no_more_stays_told(store: Store) -> None:
    table = sit(store, "iskuhetki/duel")
    play(table, 20)
    table.override(GM, table.fight.roster.names[0], "blood", 3, "fell")
    play(table, 20)
    table.snapshot()
    row = store.fight(table.id)
    row.saved["fight"] |= {"rules": "others", "checkpoint": {**row.saved["fight"]["checkpoint"], "steps": 10**6}}
    other = Table(store, row)
    assert other.fight.done < table.fight.done
    assert talk(other) == talk(table) != []


def test_what_players_may_not_know_is_not_told_them(store: Store) -> None:
    table = sit(store, "iskuhetki/tavern")
    first, *_, last = table.fight.roster.names
    for blood in (3, 4):
        table.override(GM, last, "blood", blood)
    table.undo(GM)
    table.set_up(GM, veiled=(last,))
    assert talk(table, player(first)) == [("override", ""), ("undo", "")]
    table.set_up(GM, veiled=(), hidden=(last,))
    assert talk(table, player(first)) == []
    assert len(talk(table)) == 2


def test_somebodys_secret_choice_that_was_taken_back_stays_secret(store: Store) -> None:
    table = sit(store, "arsmagica/duel")
    name = table.fight.roster.names[0]
    line: dict[str, Any] = {"kind": "answer", "who": name, "value": 1, "ask": 2, "code": 1, "secret": True}
    play(table, 3)
    table.undo(GM)
    kept = table.talk[-1]
    table.talk[-1] = type(kept)(kept.number, kept.by, kept.kind, kept.text, kept.after, {**(kept.about or {}), **line})
    assert talk(table, player(name)) == [("undo", "")]
    assert talk(table)[0][1].startswith(name)


@pytest.mark.parametrize("viewer", [GM, player("Nobody"), WALL])
def test_talk_stands_in_the_log_between_what_happened(store: Store, viewer: Viewer) -> None:
    table = sit(store, "arsmagica/duel")
    table.say(GM, "first of all")
    play(table, 12)
    before = len(table.fight.log)
    table.say(GM, "in between")
    play(table, 12)
    assert 0 < before < len(table.fight.log)
    table.say(GM, "last of all")
    html = str(Parts().all(table, viewer)["log"])
    if viewer.role is Role.WALL:
        assert "kind-talk" not in html
        return
    order = [html.index(each) for each in (
        "first of all", 'id="line-0"', f'id="line-{before - 1}"', "in between", f'id="line-{before}"', "last of all",
    )]  # fmt: skip
    assert order == sorted(order)


def test_hidden_lines_dont_show_in_where_talk_stands(store: Store) -> None:
    table = sit(store, "iskuhetki/tavern")
    first, *_, last = table.fight.roster.names
    play(table, 60)
    table.say(GM, "and now")
    table.set_up(GM, hidden=(last,))
    state = seen(table, player(first))
    assert state["lines"] < len(table.fight.log)
    assert state["talk"][-1]["line"] == state["lines"]
    assert set(state["talk"][-1]) == {"number", "by", "kind", "text", "line"}
