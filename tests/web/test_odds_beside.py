"""Odds beside play: who gets which, of how many fights, and what is under way when the server ends."""

from __future__ import annotations

import re
import threading
from dataclasses import replace
from typing import Any

import pytest

from affray.core.loop import RuleError
from affray.odds.position import position
from affray.play import Choice, Pick
from affray.store.database import Store
from affray.web import odds_beside
from affray.web.odds_beside import OddsBeside
from affray.web.parts import Parts
from affray.web.table import Table

from tests.web.served import GM, play, sit


def test_the_server_ends_without_waiting_for_rules_to_be_compiled(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun: list[bool] = []
    under_way, ended = threading.Event(), threading.Event()

    class Compiler:
        def __init__(self, rules: Any, taped: bool) -> None:
            begun.append(taped)

        def wait(self) -> None:
            under_way.set()
            assert ended.wait(60)
            raise RuleError("terminated")

        def cancel(self) -> None:
            ended.set()

    monkeypatch.setattr(odds_beside, "Compiler", Compiler)
    monkeypatch.setattr(odds_beside, "is_ready", lambda rules, taped: False)
    table = sit(store, "iskuhetki/duel")
    table.listeners.add(lambda: None)
    odds = OddsBeside()
    odds.watch(table)
    assert under_way.wait(60)
    odds.close()
    assert ended.is_set()
    odds._pool.shutdown(wait=True)
    assert begun == [False]
    assert table.odds == {"working": True}


def test_the_list_of_places_opens_when_their_odds_come(store: Store) -> None:
    table = sit(store, "iskuhetki/archers")
    play(table, 20, lambda table: isinstance(table.fight.pending[0], Choice))
    asked = table.fight.pending[0]
    table.answer(GM, table.id_of(asked), "walk")
    asked = table.fight.pending[0]
    assert isinstance(asked, Pick)
    before = _list_of_places(table)
    assert "open" not in before
    table.odds = {"question": table.id_of(asked), "options": dict.fromkeys(map(str, asked.options), "70 %")}
    after = _list_of_places(table)
    assert "open" in after
    assert _id(before) != _id(after)  # the page leaves open and closed what is the same element
    assert Parts().all(table, GM)["question"].count("70 %") == len(asked.options)


@pytest.mark.parametrize("shown", [False, True])
def test_players_never_get_odds_that_know_the_step_under_way(
    store: Store, monkeypatch: pytest.MonkeyPatch, shown: bool
) -> None:
    monkeypatch.setattr(odds_beside, "is_ready", lambda rules, taped: True)
    monkeypatch.setattr(odds_beside, "_odds", lambda here, fights=0: {"knows": bool(here.tape)})
    table = sit(store, "iskuhetki/archers")
    play(table, 20, lambda table: isinstance(table.fight.pending[0], Choice))
    table.answer(GM, table.id_of(table.fight.pending[0]), "walk")
    table.settings = replace(table.settings, odds_shown=shown)
    OddsBeside()._one(table, table.seq)
    assert table.odds == {"knows": True}
    assert table.odds_told == ({"knows": False} if shown else None)


@pytest.mark.parametrize(("number", "fights"), [(2, 500), (16, 500), (40, 200), (2_000, 20)])
def test_many_options_share_the_fights_but_none_goes_without(
    monkeypatch: pytest.MonkeyPatch, store: Store, number: int, fights: int
) -> None:
    played: list[int] = []

    def odds(here: Any, fights: int = 0) -> None:
        played.append(fights)

    monkeypatch.setattr(odds_beside, "_odds", odds)
    table = sit(store, "iskuhetki/duel")
    play(table, 20, lambda table: isinstance(table.fight.pending[0], Choice))
    asked = table.fight.pending[0]
    assert isinstance(asked, Choice)
    odds_beside._options(position(table.fight), replace(asked, options=dict.fromkeys(range(number), "far")))
    assert played == [fights] * number


def _list_of_places(table: Table) -> str:
    found = re.search("<details class=.all[^>]*>", Parts().all(table, GM)["question"])
    assert found
    return found[0]


def _id(tag: str) -> str:
    found = re.search('id="([^"]+)"', tag)
    assert found
    return found[1]
