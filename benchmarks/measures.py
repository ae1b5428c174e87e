"""What is measured of every ruleset, and how: speed, sameness, exchanges, answers."""

from __future__ import annotations

import statistics
from functools import partial
from typing import Any

import numpy as np

import affray
from affray.core.loop import play_out
from affray.core.records import clone
from affray.core.ruleset import Ruleset
from affray.core.seeded import SeededReferee
from affray.odds.exchange import Exchange
from affray.odds.machines import ensure_compiled, load
from affray.odds.position import Position
from affray.odds.run import Run

from benchmarks.places import answers
from benchmarks.report import at_most, best, checksum, line, time_text, timed

REPEATS = 80  # of short runs, so that one of them falls into a quiet moment


def compiling(rules: Ruleset) -> None:
    """Compiled code for fights from their beginning and from the middle of a step, where there is none yet."""

    def both() -> None:
        for taped in (False, True):
            ensure_compiled(rules, taped)
            load(rules, taped)

    line("compiling the ruleset, where it wasn't", f"{timed(both):.1f} s")


def same(what: str, place: Position, sample: int, many: int) -> bool:
    """Whether a sample is the same interpreted and compiled; prints the checksum of the results of many fights."""
    rows, _ = load(place.ruleset).play(place.start, 1, 0, sample)
    wanted = [interpret(place, number) for number in range(sample)]
    results, events = load(place.ruleset).play(place.start, 1, 0, many)
    equal = bool(np.array_equal(rows, np.array(wanted)))
    line(f"{what}: checksum of {many:,} results", checksum(results.tobytes() + events.tobytes()))
    line(f"{what}: {sample} fights interpreted and compiled", "the same" if equal else "DIFFERENT", "the same", equal)
    return equal


def interpret(place: Position, number: int) -> list[int]:
    """One fight as a plain Python loop plays it."""
    fight = clone(place.start)
    return play_out(place.ruleset, SeededReferee(place.ruleset, 1, number, fight, place.tape), fight)


def interpreted_speed(place: Position, fights: int, repeats: int) -> float:
    """Fights a second of the interpreter, each fight at its best of several times."""
    return fights / sum(best(partial(interpret, place, number), repeats) for number in range(fights))


def compiled_speed(place: Position, fights: int, threads: int = 1) -> float:
    """Fights a second of `odds`, counting and all."""
    return fights / best(lambda: Run(place, fights, threads=threads).play(), REPEATS)


def exchange(what: str, encounter: Any, attacker: str, defender: str, asked: float, repeats: int = 10) -> Exchange:
    """How long one exchange takes."""
    at_most(what, best(lambda: affray.exchange(encounter, attacker, defender), repeats), asked)
    return affray.exchange(encounter, attacker, defender)


def outcomes_checksum(found: Exchange) -> str:
    """A short hash of all outcomes and their chances."""
    return checksum(repr(sorted(found.outcomes.items())).encode())


def latency(what: str, encounter: Any, median: float, *, count: int = 300, nearly_all: float | None = None) -> None:
    """How long one answer takes; `nearly_all` is what 99 in a hundred are asked to stay under."""
    times = sorted(answers(encounter, count))
    at_most(f"one answer in {what}, median", statistics.median(times), median)
    if nearly_all is not None:
        at_most("  99 in a hundred", times[len(times) * 99 // 100], nearly_all)
    line("  longest of", time_text(times[-1]), f"{len(times)} answers")
