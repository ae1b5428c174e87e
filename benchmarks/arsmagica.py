"""The figures of `arsmagica`."""

from __future__ import annotations

import sys
from collections.abc import Callable
from fractions import Fraction
from pathlib import Path
from typing import Any

import affray
from affray.odds.position import Position, position
from affray.odds.run import Run, processors

from benchmarks import processes
from benchmarks.measures import (
    compiled_speed,
    compiling,
    exchange,
    interpreted_speed,
    latency,
    outcomes_checksum,
    same,
)
from benchmarks.places import PROJECT, choice_of
from benchmarks.report import at_least, at_most, best, line

DUEL = PROJECT / "examples" / "arsmagica" / "duel.yaml"
FOUR = Path(__file__).parent / "four_against_four.yaml"
SAMPLE, MANY = 300, 20_000  # fights that are played by the interpreter too, and of the checksum
DUELS, FOURS, PLAIN, OPTIONS = 50_000, 8_000, 200, 6
EDITS = (  # one rule each, from the bottom and from the top of the calls
    ("rules/dice.py", "    return die + bonus\n", "    return die + bonus + 1\n"),
    ("rules/wounds.py", "max(0, -(-points // 5))", "max(0, -(-points // 6))"),
    ("turn.py", "    me.moved = False\n", "    me.moved = False\n    me.moved = False\n"),
)


def measured() -> bool:
    """All of them; whether compiled results are the interpreter's."""
    duel, four = affray.load(DUEL), affray.load(FOUR)
    compiling(position(duel).ruleset)
    ok = same("duel", position(duel), SAMPLE, MANY) & same("4 against 4", position(four), SAMPLE, MANY)
    speeds(position(duel), position(four))
    exact(duel)
    advice(four)
    latency("a fight of 8", four, 0.002)
    processes.command(DUEL, 1.2)
    processes.first_figures(DUEL, 2)
    processes.one_rule_edited("arsmagica", EDITS, 8)
    return ok


def speeds(duel: Position, four: Position) -> None:
    """Fights a second."""
    interpreted = interpreted_speed(duel, PLAIN, 40)
    speed = compiled_speed(duel, DUELS)
    at_least("compiled duels a second", speed, 800_000)
    at_least("  times the interpreter's", speed / interpreted, 150)
    at_least("compiled fights of 4 against 4 a second", compiled_speed(four, FOURS), 80_000)
    if processors() > 1:
        at_least("duels by two threads, times one", compiled_speed(duel, 4 * DUELS, 2) / speed, 1.6)
    line("plain Python loop over the interpreter, duels a second", f"{interpreted:,.0f}")


def exact(duel: Any) -> None:
    """One exchange, and the same by icepool."""
    found = exchange("exchange, exact", duel, "Aymar", "Bertran", 0.3)
    wanted, blow = icepool_blow()
    line("  the same by icepool", f"{best(blow, 10):.2f} s")
    off = max(abs(float(found.outcomes.get(figures, 0) - chance)) for figures, chance in wanted.items())
    line(
        "  checksum; furthest from icepool",
        outcomes_checksum(found),
        f"{off:.1e}",
        off <= float(found.lost) + 1e-12,
    )


def icepool_blow() -> tuple[dict[tuple[int, ...], Fraction], Callable[[], Any]]:
    """The chances of Aymar's first blow as icepool reckons them from the clauses, and the reckoning itself."""
    sys.path.insert(0, str(PROJECT))
    from tests.arsmagica.test_exchange import Blow

    blow = Blow(attack=2 + 5 + 4, defence=0 + 4 + 1 + 3, damage=0 + 6, soak=2 + 0 + 6)
    return blow.chances()[0], blow.chances


def advice(four: Any) -> None:
    """10,000 fights for each of six options, on two cores."""
    fight, options = choice_of(four, OPTIONS)
    asked, here = fight.pending[0].key, position(fight)
    places = [here.answered(asked.kind, asked.who, asked.code, option) for option in options]

    def play() -> None:
        for place in places:
            Run(place, 10_000, threads=min(2, processors())).play()

    at_most(f"advise: 10,000 fights for each of {OPTIONS} options, two cores", best(play, 10), 0.5)
