"""Compiled rulesets for tests: compiled once for all test processes, and compared with the interpreter."""

from __future__ import annotations

import contextlib
import random
from collections.abc import Iterator, Sequence
from typing import Any

from affray.core import cache
from affray.core.loop import RuleError, play_out, rule_error
from affray.core.records import clone, figures
from affray.core.referee import Kind
from affray.core.ruleset import Ruleset
from affray.core.seeded import SeededReferee, Tape, pack
from affray.odds.machines import load


@contextlib.contextmanager
def alone(name: str) -> Iterator[None]:
    """One process at a time, where the platform can do that; else all compile the same, which is no harm."""
    try:
        import fcntl
    except ImportError:
        yield
        return
    cache.folder().mkdir(parents=True, exist_ok=True)
    with (cache.folder() / f"{name}.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def program(rules: Ruleset, taped: bool = False) -> Any:
    """The compiled code of a ruleset."""
    with alone(rules.name):
        return load(rules, taped)


def differences(rules: Ruleset, made: Any, fight: Any, seed: int, number: int, tape: Tape = ()) -> list[str]:
    """What one fight says otherwise compiled than interpreted: results, record, state of the dice, use of the tape.

    Where a rule fails it must fail in both, with the same words: a figure set in the midst of a step can leave a choice
    without options.
    """
    again = clone(fight)
    referee = SeededReferee(rules, seed, number, again, tape)
    try:
        row = play_out(rules, referee, again)
    except Exception as error:  # noqa: BLE001 - whatever a rule raises
        try:
            made.play_one(fight, seed, number, tape)
        except RuleError as told:
            return [] if str(told) == str(rule_error(error)) else [f"{error} and {told}"]
        return [f"{error}, but not compiled"]
    played = made.play_one(fight, seed, number, tape)
    found = []
    if played.row != row:
        found.append(f"results {row} and {played.row}")
    if figures(played.record) != figures(again):
        found.append("records")
    if played.state != referee.state:
        found.append("dice")
    if tape and played.used != referee.at:
        found.append(f"tape used up to {referee.at} and {played.used}")
    return found


class Recorder(SeededReferee):
    """Writes down every answer of a step, parts included, as a tape has them; every third choice is made at random."""

    def __init__(self, rules: Ruleset, dice: random.Random, record: Any) -> None:
        super().__init__(rules, dice.randrange(10**6), 0, record)
        self.wild = dice
        self.taken: list[tuple[int, int]] = []

    def _take(self, kind: int, who: int, code: int, value: int) -> int:
        self.taken.append((pack(kind, who, code), value))
        return value

    def _choose(self, tactics: int, options: Sequence[int]) -> int:
        return self.wild.choice(options) if self.wild.random() < 0.3 else tactics

    def roll(self, sides: int, who: int, why: int) -> int:
        return self._take(Kind.ROLL, who, why, super().roll(sides, who, why))

    def dice(self, count: int, sides: int, who: int, why: int) -> int:
        return self._take(Kind.ROLL, who, why, super().dice(count, sides, who, why))

    def draw(self, cards: int, who: int, why: int) -> int:
        card = super().draw(cards, who, why)
        return self._take(Kind.DRAW, who, why, card) if cards & (cards - 1) else card

    def choose(self, fight: object, who: int, decision: int, options: int) -> int:
        option = super().choose(fight, who, decision, options)
        if options & (options - 1) == 0:
            return option
        offered = [k for k in range(63) if options >> k & 1]
        return self._take(Kind.CHOICE, who, decision, self._choose(option, offered))

    def pick(self, fight: object, who: int, decision: int, values: Any, count: int) -> int:
        value = super().pick(fight, who, decision, values, count)
        if count == 1:
            return value
        return self._take(Kind.PICK, who, decision, self._choose(value, [values[k] for k in range(count)]))

    def amount(self, fight: object, who: int, decision: int, low: int, high: int) -> int:
        value = super().amount(fight, who, decision, low, high)
        if low == high:
            return value
        return self._take(Kind.AMOUNT, who, decision, self._choose(value, range(low, high + 1)))

    def part(self, why: int, who: int, value: int) -> int:
        return self._take(Kind.PART, who, why, super().part(why, who, value))


def midway(
    rules: Ruleset, fight: Any, dice: random.Random, figures_: Sequence[tuple[int, int]] = (), steps: int = 25
) -> tuple[Any, list[tuple[int, int]]]:
    """A fight some steps on, and a tape for the step then under way: with gaps, overruled parts, and figures set.

    `figures_` are places that may be set, and up to what.
    """
    now = clone(fight)
    before, taken = clone(now), []
    for _ in range(dice.randint(1, steps)):
        if now.over:
            break
        before = clone(now)
        recorder = Recorder(rules, dice, now)
        rules.advance(recorder, now)
        taken = recorder.taken
    tape = []
    for key, value in taken[: dice.randint(0, len(taken))]:
        if key >> 32 == Kind.PART and dice.random() < 0.2:
            tape.append((key, value + dice.randint(-5, 5)))
        elif dice.random() < 0.9:
            tape.append((key, value))
        if figures_ and dice.random() < 0.05:
            place, most = dice.choice(figures_)
            tape.append((pack(Kind.SET, 0, place), dice.randint(0, most)))
    return before, tape
