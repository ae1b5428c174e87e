"""The figures of `rolemaster`."""

from __future__ import annotations

from pathlib import Path

import affray
from affray.odds.position import Position, position
from affray.odds.run import processors

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
from benchmarks.places import PROJECT
from benchmarks.report import at_least, line

DUEL = PROJECT / "examples" / "rolemaster" / "duel.yaml"
FOUR = Path(__file__).parent / "rolemaster_four_against_four.yaml"
SAMPLE, MANY = 300, 20_000  # fights that are played by the interpreter too, and of the checksum
DUELS, FOURS, PLAIN = 50_000, 8_000, 100


def measured() -> bool:
    """All of them; whether compiled results are the interpreter's."""
    duel, four = affray.load(DUEL), affray.load(FOUR)
    compiling(position(duel).ruleset)
    ok = same("duel", position(duel), SAMPLE, MANY) & same("4 against 4", position(four), SAMPLE, MANY)
    speeds(position(duel), position(four))
    found = exchange("exchange, exact", duel, "Eirik", "Vidar", 1.0)
    line("  checksum; lost", outcomes_checksum(found), f"{float(found.lost):.1e}", found.lost == 0)
    latency("a fight of 8", four, 0.003)
    processes.command(DUEL, 1.5)
    return ok


def speeds(duel: Position, four: Position) -> None:
    """Fights a second."""
    interpreted = interpreted_speed(duel, PLAIN, 40)
    speed = compiled_speed(duel, DUELS)
    at_least("compiled duels a second", speed, 300_000)
    at_least("  times the interpreter's", speed / interpreted, 100)
    at_least("compiled fights of 4 against 4 a second", compiled_speed(four, FOURS), 25_000)
    if processors() > 1:
        at_least("duels by two threads, times one", compiled_speed(duel, 4 * DUELS, 2) / speed, 1.6)
