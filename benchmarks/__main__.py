"""Every figure that Affray is measured by, on this machine, beside the figure asked for; with checksums of the results.

One core unless it says two. Times are the best of a few, for other work on the machine only ever makes them longer.
"""

from __future__ import annotations

import os
import platform
import statistics
import sys
from time import perf_counter
from typing import Any

import numpy as np

import affray
from affray.core.loop import play_out
from affray.core.records import clone
from affray.core.seeded import SeededReferee
from affray.odds import Odds
from affray.odds.machines import ensure_compiled, load
from affray.odds.position import Position, position
from affray.odds.run import Run, processors

from benchmarks import processes
from benchmarks.places import DUEL, FOUR, answers, choice_of, icepool_blow
from benchmarks.report import at_least, at_most, best, checksum, line, timed

SAMPLE = 300  # fights whose results must be the same interpreted and compiled
DUELS, FOURS, PLAIN, OPTIONS = 50_000, 8_000, 200, 6
REPEATS = 80  # of short runs, so that one of them falls into a quiet moment


def main() -> int:
    """All of it; 1 when compiled results differ from the interpreter's."""
    print(f"{platform.processor() or platform.machine()}, {processors()} cores, Python {platform.python_version()}\n")
    duel, four = affray.load(DUEL), affray.load(FOUR)
    rules = position(duel).ruleset
    line("compiling the ruleset, where it wasn't", f"{timed(lambda: both(rules)):.1f} s")
    ok = check("duel", position(duel)) & check("4 against 4", position(four))
    interpreted = plain_loop(position(duel))
    speed = compiled_speed(position(duel), DUELS)
    at_least("compiled duels a second", speed, 800_000)
    at_least("  times the interpreter's", speed / interpreted, 150)
    at_least("compiled fights of 4 against 4 a second", compiled_speed(position(four), FOURS), 80_000)
    if processors() > 1:
        at_least("duels by two threads, times one", compiled_speed(position(duel), 4 * DUELS, 2) / speed, 1.6)
    line("plain Python loop over the interpreter, duels a second", f"{interpreted:,.0f}")
    exact(duel)
    advice(four)
    latency(four)
    processes.all_of_them()
    return 0 if ok else 1


def both(rules: Any) -> None:
    """Compiled code for fights from their beginning and from the middle of a step."""
    for taped in (False, True):
        ensure_compiled(rules, taped)
        load(rules, taped)


def check(what: str, place: Position) -> bool:
    """Whether a sample is the same interpreted and compiled; prints the checksum of its results."""
    rows, _ = load(place.ruleset).play(place.start, 1, 0, SAMPLE)
    wanted = [interpret(place, number) for number in range(SAMPLE)]
    many, events = load(place.ruleset).play(place.start, 1, 0, 20_000)
    same = bool(np.array_equal(rows, np.array(wanted)))
    line(f"{what}: checksum of 20,000 results", checksum(many.tobytes() + events.tobytes()))
    line(f"{what}: {SAMPLE} fights interpreted and compiled", "the same" if same else "DIFFERENT", "the same", same)
    return same


def interpret(place: Position, number: int) -> list[int]:
    """One fight as a plain Python loop plays it."""
    fight = clone(place.start)
    return play_out(place.ruleset, SeededReferee(place.ruleset, 1, number, fight, place.tape), fight)


def plain_loop(place: Position) -> float:
    """Fights a second of the interpreter."""

    def play() -> None:
        for number in range(PLAIN):
            interpret(place, number)

    return PLAIN / best(play, REPEATS)


def compiled_speed(place: Position, fights: int, threads: int = 1) -> float:
    """Fights a second of `odds`, counting and all."""
    return fights / best(lambda: Run(place, fights, threads=threads).play(), REPEATS)


def exact(duel: Any) -> None:
    """One exchange, and the same by icepool."""
    found = affray.exchange(duel, "Aymar", "Bertran")
    at_most("exchange, exact", best(lambda: affray.exchange(duel, "Aymar", "Bertran"), 10), 0.3)
    wanted, blow = icepool_blow()
    line("  the same by icepool", f"{best(blow, 10):.2f} s")
    told = repr(sorted(found.outcomes.items())).encode()
    off = max(abs(float(found.outcomes.get(figures, 0) - chance)) for figures, chance in wanted.items())
    line("  checksum; furthest from icepool", checksum(told), f"{off:.1e}", off <= float(found.lost) + 1e-12)


def advice(four: Any) -> None:
    """10,000 fights for each of six options, on two cores."""
    fight, options = choice_of(four, OPTIONS)
    asked, here = fight.pending[0].key, position(fight)
    places = [here.answered(asked.kind, asked.who, asked.code, option) for option in options]

    def play() -> list[Odds]:
        return [Run(place, 10_000, threads=min(2, processors())).play() for place in places]

    at_most(f"advise: 10,000 fights for each of {OPTIONS} options, two cores", best(play, 10), 0.5)


def latency(four: Any) -> None:
    """One answer in the middle of a fight of 8."""
    times = answers(four)
    at_most("one answer in a fight of 8, median", statistics.median(times), 0.002)
    line("  longest of", f"{max(times) * 1000:.1f} ms", f"{len(times)} answers")


if __name__ == "__main__":
    began = perf_counter()
    status = main()
    print(f"\n{perf_counter() - began:.0f} s in all, {os.cpu_count()} processors")
    sys.exit(status)
