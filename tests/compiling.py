"""Compiled rulesets for tests: compiled once for all test processes, and compared with the interpreter."""

from __future__ import annotations

import contextlib
import random
from collections.abc import Callable, Collection, Iterator, Sequence
from typing import Any

from affray.core import cache
from affray.core.loop import RuleError, play_out, rule_error
from affray.core.records import clone, figures, place_of, put
from affray.core.referee import ALL, Kind
from affray.core.ruleset import Ruleset
from affray.core.seeded import SeededReferee, Tape, pack
from affray.odds.machines import load
from affray.play.fight import figure_range


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


def fights(
    rules: Ruleset, random_encounter: Callable[[int], object], chunk: int, size: int
) -> Iterator[tuple[int, Any]]:
    """The fights of one chunk of random encounters, each with its seed."""
    for seed in range(chunk * size, (chunk + 1) * size):
        yield seed, rules.setup(random_encounter(seed)).fight


def differences(
    rules: Ruleset, made: Any, fight: Any, seed: int, number: int, tape: Tape = (), *, may_fail: bool = True
) -> list[str]:
    """What one fight says otherwise compiled than interpreted: results, record, state of the dice, use of the tape.

    Where a rule fails it must fail in both, with the same words: a figure set in the midst of a step can leave a choice
    without options. Without `may_fail` that is a difference too.
    """
    again = clone(fight)
    referee = SeededReferee(rules, seed, number, again, tape)
    try:
        row = play_out(rules, referee, again)
    except Exception as error:  # noqa: BLE001 - whatever a rule raises
        try:
            made.play_one(fight, seed, number, tape)
        except RuleError as told:
            return [] if may_fail and str(told) == str(rule_error(error)) else [f"{error} and {told}"]
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


WILD = 0.6  # of the choices on a wild tape
Shunned = Collection[tuple[int, int]]


class Recorder(SeededReferee):
    """Writes down every answer, parts included, as a tape has them; a share of the choices is made at random.

    But for the tactics nobody chooses what is in `shunned`: pairs of a decision and an option.
    """

    def __init__(
        self, rules: Ruleset, dice: random.Random, record: Any, share: float = 0.3, shunned: Shunned = ()
    ) -> None:
        super().__init__(rules, dice.randrange(10**6), 0, record)
        self.wild, self.share, self.shunned = dice, share, shunned
        self.taken: list[tuple[int, int]] = []

    def begin_step(self) -> None:
        """Another step of the fight begins."""

    def _take(self, kind: int, who: int, code: int, value: int) -> int:
        self.taken.append((pack(kind, who, code), value))
        return value

    def _choose(self, tactics: int, options: Sequence[int]) -> int:
        return self.wild.choice(options) if self.wild.random() < self.share else tactics

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
        offered = [k for k in range(63) if options >> k & 1 and (decision, k) not in self.shunned]
        return self._take(Kind.CHOICE, who, decision, self._choose(option, offered or [option]))

    def considers(self, fight: object, who: int, decision: int) -> int:
        return ALL

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


class Meddler(Recorder):
    """Also sets figures while a question is open, and overrules parts, as a GM may.

    But not at the first question of a step: figures set then are set before the step (`core.live.SetBefore`).
    """

    def __init__(self, *recorder: Any, places: Sequence[tuple[int, int, int]]) -> None:
        super().__init__(*recorder)
        self.places = places
        self.begun = 0  # where the answers of the step under way begin

    def begin_step(self) -> None:
        self.begun = len(self.taken)

    def _answered(self) -> bool:
        return any(key >> 32 != Kind.PART for key, _ in self.taken[self.begun :])

    def _known(self, kind: int, who: int, code: int) -> bool:
        if kind != Kind.PART and self.wild.random() < 0.01 and self._answered():
            place, low, high = self.wild.choice(self.places)
            put(self.record, place, self._take(Kind.SET, 0, place, self.wild.randint(low, high)))
        return super()._known(kind, who, code)

    def part(self, why: int, who: int, value: int) -> int:
        if self.wild.random() < 0.01:
            value += self.wild.randint(-30, 30)
        return super().part(why, who, value)


def settable(rules: Ruleset, fight: Any) -> list[tuple[int, int, int]]:
    """The places of the figures that a GM may set, with from what to what they may go."""
    found = []
    for name, figure in rules.figures.items():
        for who in range(fight.count):
            low, high = figure_range(rules, fight, who, name)
            found.append((place_of(fight, f"combatants[{who}].{figure.path}"), low, high))
    return found


def wild(
    rules: Ruleset, fight: Any, dice: random.Random, steps: int, shunned: Shunned = (), *, meddle: bool = False
) -> list[tuple[int, int]]:
    """A tape of so many steps from a fight's beginning: with choices that no tactics would make, but for `shunned`.

    With `meddle` also with figures set, and parts overruled.
    """
    now = clone(fight)
    given = (rules, dice, now, WILD, shunned)
    recorder = Meddler(*given, places=settable(rules, fight)) if meddle else Recorder(*given)
    for _ in range(steps):
        if now.over:
            break
        recorder.begin_step()
        rules.advance(recorder, now)
    return recorder.taken


def midway(
    rules: Ruleset, fight: Any, dice: random.Random, figures_: Sequence[tuple[int, int, int]] = (), steps: int = 25
) -> tuple[Any, list[tuple[int, int]]]:
    """A fight some steps on, and a tape for the step then under way: with gaps, overruled parts, and figures set.

    `figures_` are places that may be set, and from what to what.
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
            place, low, high = dice.choice(figures_)
            tape.append((pack(Kind.SET, 0, place), dice.randint(low, high)))
    return before, tape
