"""The odds from here, worked out beside play: never waited for, and dropped when they are stale."""

from __future__ import annotations

import os
import sys
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import replace
from typing import Any

from affray.core.loop import RuleError
from affray.core.ruleset import Ruleset
from affray.odds.machines import Compiler, is_installed, is_ready
from affray.odds.position import Position, position
from affray.odds.run import Run
from affray.play import Choice, Question
from affray.web.table import Table

SECONDS = 0.6  # that the bar may take
PAUSE = 0.1  # seconds in which first everybody sees what has changed
FIRST, MOST = 300, 20_000  # fights
ADVISED, LEAST = 500, 20  # for each option, the second where there are very many
ADVISED_TOGETHER = 8_000  # for all of them, where there are many


def _behind() -> None:
    """Give way to the threads that serve people, where a system can tell threads apart."""
    if sys.platform == "linux":
        os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), 10)


class OddsBeside:
    """One worker for all tables of a process: the one that changed last goes first."""

    def __init__(self, *, on: bool = True) -> None:
        """Nothing is worked out yet; nor will it be unless `on`."""
        self.on = on
        self._pool = ThreadPoolExecutor(1, thread_name_prefix="odds", initializer=_behind)
        self._waiting: dict[str, tuple[Table, int, float]] = {}
        self._compiler: Compiler | None = None
        self._lock = threading.Lock()

    def watch(self, table: Table) -> None:
        """Work out a table's odds now, and after each change."""
        if not self.on:
            return
        if self.changed not in table.followers:
            table.followers.append(self.changed)
        if table.odds is None:  # not yet, or nobody looked on when it changed
            self.changed(table)

    def changed(self, table: Table) -> None:
        """What is known of it is stale."""
        if table.fight.over or table.fight.ruleset.part_of is not None or not table.listeners:
            table.odds = table.odds_told = None
            return
        with self._lock:
            idle = not self._waiting
            self._waiting[table.id] = (table, table.seq, time.monotonic() + PAUSE)
        if idle:
            self._pool.submit(self._work)

    def _work(self) -> None:
        while True:
            with self._lock:
                if not self._waiting:
                    return
                key = next(reversed(self._waiting))
                table, seq, due = self._waiting[key]
            time.sleep(max(0.0, due - time.monotonic()))
            self._one(table, seq)
            with self._lock:
                if self._waiting.get(key) == (table, seq, due):
                    del self._waiting[key]

    def _one(self, table: Table, seq: int) -> None:
        self._compiled(table)
        with table.lock:
            if not self.on or table.seq != seq or table.fight.over:
                return
            here = position(table.fight)
            asked = next((each for each in table.fight.pending if table.id_of(each) == table.advised), None)
        found = _odds(here)
        told = found
        if here.tape:  # what was answered in the step under way may be a secret yet
            told = _odds(replace(here, tape=())) if table.settings.odds_shown else None
        if found is not None and isinstance(asked, Choice):
            found = found | {"question": table.advised, "options": _options(here, asked)}
        with table.lock:
            if table.seq != seq:
                return
            table.odds, table.odds_told = found, told
        table.tell()

    def _compiled(self, table: Table) -> None:
        """Wait for the rules' machine code; meanwhile the page says that the odds are being worked out."""
        rules = table.fight.ruleset
        if all(is_ready(rules, taped) for taped in (False, True)) or not is_installed(rules):
            return
        table.odds = table.odds_told = {"working": True}
        table.tell()
        for taped in (False, True):
            with suppress(RuleError):  # then the interpreter plays, a few fights
                self._compile(rules, taped)

    def _compile(self, rules: Ruleset, taped: bool) -> None:
        """Wait for one form of the machine code, unless the server ends. Raises RuleError."""
        with self._lock:
            if not self.on or is_ready(rules, taped):
                return
            self._compiler = Compiler(rules, taped)
        self._compiler.wait()

    def close(self) -> None:
        """Stop when what is under way is done; what is being compiled isn't waited for."""
        with self._lock:
            self.on = False
            self._waiting.clear()
            if self._compiler is not None:
                self._compiler.cancel()
        self._pool.shutdown(wait=False, cancel_futures=True)


def _odds(here: Position, fights: int = 0) -> dict[str, Any] | None:
    """The odds, of as many fights as there is time for; None where a rule fails."""
    try:
        found = Run(here, fights or FIRST, threads=1).play()
        if not fights and found.seconds < SECONDS / 2:
            found = Run(here, min(MOST, int(FIRST * SECONDS / max(found.seconds, 1e-3))), threads=1).play()
    except RuleError:
        return None
    return dict(found.to_json())


def _options(here: Position, asked: Question) -> dict[str, str]:
    """The chance of the asked one's side, option by option."""
    assert isinstance(asked, Choice)
    key, found = asked.key, {}
    side = here.start.combatants[key.who].side if key.who >= 0 else 0
    name = here.roster.sides[side]
    fights = max(LEAST, min(ADVISED, ADVISED_TOGETHER // len(asked.options)))
    for value in asked.options:
        result = _odds(here.answered(key.kind, key.who, key.code, value), fights)
        if result is not None:
            found[str(value)] = f"{100 * result['wins'][name]['value']:.0f} %"
    return found
