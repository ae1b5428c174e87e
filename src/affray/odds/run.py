"""Playing fights by the hundred thousand: by compiled code, and by the interpreter while there is none yet."""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from dataclasses import dataclass
from typing import Any

import numpy as np

from affray.core.compiled.block import EVENTS
from affray.core.encounter import Encounter
from affray.core.loop import RuleError, play_out, rule_error, whole_seed
from affray.core.records import clone
from affray.core.seeded import SeededReferee
from affray.odds.machines import Compiler, ensure_compiled, is_installed, is_ready, load
from affray.odds.position import Position, Running, position
from affray.odds.summary import Odds
from affray.odds.tally import Rows, Tally

WORTH_COMPILING = 2_000  # fewer fights are sooner played by the interpreter
SLICE = 0.1  # seconds that the interpreter plays between two looks at the compiler
CHUNK = 8_192  # fights that a thread plays at a time
COMPILING = "the rules are being compiled; until then the interpreter plays"

Keep = Callable[[int, Rows], None]


@dataclass(frozen=True)
class Progress:
    """How far a run is: `done` of `fights`; `compiling` while the rules still are; `odds()` says what came so far."""

    done: int
    fights: int
    compiling: bool
    odds: Callable[[], Odds]


def odds(
    asked: Encounter | Running | Position,
    fights: int = 100_000,
    seed: int = 1,
    *,
    threads: int | None = None,
    progress: Callable[[Progress], None] | None = None,
    compiled: bool | None = None,
) -> Odds:
    """How often who wins, and at what price, from an encounter's beginning or from where a fight stands.

    Fight number n of a seed is the same whatever `fights`, `threads` (None: one for each processor) and `compiled` are.
    `compiled`: True waits for compiled rules, False leaves all to the interpreter; None begins with the interpreter
    where nothing is compiled yet and goes over to compiled rules as soon as a child process has made them. `progress`
    is called several times a second. KeyboardInterrupt ends it with what there is so far, flagged as stopped.
    Raises ValueError for less than one fight, RuleError, naming the rule, for a rule that fails.
    """
    return Run(position(asked), fights, seed, threads, progress, compiled).play()


class Run:
    """One run of fights from one position."""

    def __init__(
        self,
        place: Position,
        fights: int,
        seed: int = 1,
        threads: int | None = None,
        progress: Callable[[Progress], None] | None = None,
        compiled: bool | None = None,
        keep: Keep | None = None,
    ) -> None:
        """`keep` is given every chunk's rows, with the number of its first fight. Raises ValueError."""
        if fights < 1:
            raise ValueError(f"{fights} fights: at least 1 is wanted")
        if threads is not None and threads < 1:
            raise ValueError(f"{threads} threads: at least 1 is wanted")
        self.position, self.fights, self.seed, self.compiled = place, fights, whole_seed(seed), compiled
        self.threads = threads or processors()
        self.progress, self.keep = progress, keep
        self.taped = bool(place.tape)
        self.tally = Tally(place)
        self.began = time.perf_counter()
        self.next = 0
        self.compiling = False
        self.notes: tuple[str, ...] = ()

    def play(self) -> Odds:
        """All fights, or those until somebody stops it."""
        stopped = False
        try:
            if not self._interpreted():
                self._by_threads()
        except KeyboardInterrupt:
            stopped = True
        return self._odds(stopped)

    def _odds(self, stopped: bool = False) -> Odds:
        return self.tally.odds(self.seed, time.perf_counter() - self.began, stopped, self.notes)

    def _add(self, first: int, rows: Rows, events: Any) -> None:
        self.tally.add(rows, events)
        if self.keep is not None:
            self.keep(first, rows)
        if self.progress is not None:
            self.progress(Progress(self.tally.fights, self.fights, self.compiling, self._odds))

    # ---- the interpreter, until there is compiled code ----

    def _interpreted(self) -> bool:
        """Play by the interpreter while nothing is compiled; whether that was all."""
        rules = self.position.ruleset
        if self.compiled:
            ensure_compiled(rules, self.taped)
        if self.compiled is not False and is_ready(rules, self.taped):
            return False
        worth = self.compiled is None and self.fights >= WORTH_COMPILING and is_installed(rules)
        compiler = Compiler(rules, self.taped) if worth else None
        try:
            while self.next < self.fights:
                self.compiling = compiler is not None and not self.notes
                self._slice()
                if self.compiling and compiler is not None and self._ready(compiler):
                    return False
        finally:
            self.compiling = False
            if compiler is not None:
                compiler.stop()
        return True

    def _ready(self, compiler: Compiler) -> bool:
        """Whether compiled code is there now; a note where there will be none."""
        try:
            return compiler.poll()
        except RuleError as error:
            self.notes = (f"{error}; the interpreter has played all",)
            return False

    def _slice(self) -> None:
        """As many fights as there is time for."""
        first, until = self.next, time.perf_counter() + SLICE
        rows: list[list[int]] = []
        events = np.zeros(EVENTS, np.int64)
        while self.next < self.fights and (not rows or time.perf_counter() < until):
            rows.append(interpret(self.position, self.seed, self.next, events))
            self.next += 1
        self.tally.interpreted += len(rows)
        self._add(first, np.array(rows, np.int64), events)

    # ---- compiled code, in threads ----

    def _chunks(self) -> Iterator[tuple[int, int]]:
        share = -(-(self.fights - self.next) // self.threads)
        size = max(1, min(CHUNK, share))
        while self.next < self.fights:
            first, self.next = self.next, min(self.fights, self.next + size)
            yield first, self.next - first

    def _by_threads(self) -> None:
        from affray.core.machine import Start

        machine = load(self.position.ruleset, self.taped)
        start = Start(self.position.start, self.position.tape)
        waiting: dict[Future[tuple[Rows, Any]], int] = {}
        chunks = self._chunks()
        with ThreadPoolExecutor(self.threads) as pool:
            while True:
                for first, count in chunks:
                    waiting[pool.submit(machine.play, start, self.seed, first, count)] = first
                    if len(waiting) > self.threads:
                        break
                if not waiting:
                    return
                for done in wait(waiting, return_when=FIRST_COMPLETED).done:
                    self._add(waiting.pop(done), *done.result())


def processors() -> int:
    """How many processors this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


class CountingReferee(SeededReferee):
    """Counts what it is told, by event."""

    events: Any

    def tell(self, event: int, who: int, other: int = -1, a: int = 0, b: int = 0, c: int = 0) -> None:
        """One more of the event."""
        self.events[event] += 1


def interpret(place: Position, seed: int, number: int, events: Any) -> list[int]:
    """One fight by the interpreter: its row of results; `events` counts what happened. Raises RuleError."""
    fight = clone(place.start)
    referee = CountingReferee(place.ruleset, seed, number, fight, place.tape)
    referee.events = events
    try:
        return play_out(place.ruleset, referee, fight)
    except Exception as error:  # noqa: BLE001 - whatever a rule raises
        raise rule_error(error) from None
