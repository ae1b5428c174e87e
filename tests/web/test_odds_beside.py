"""Odds beside play: what is under way when the server ends."""

from __future__ import annotations

import threading
from typing import Any

import pytest

from affray.core.loop import RuleError
from affray.store.database import Store
from affray.web import odds_beside
from affray.web.odds_beside import OddsBeside

from tests.web.served import sit


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
