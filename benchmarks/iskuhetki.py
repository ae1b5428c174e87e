"""The figures of `iskuhetki`."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import affray
from affray.odds.position import Position, position

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

EXAMPLES = PROJECT / "examples" / "iskuhetki"
DUEL, BATTLE = EXAMPLES / "duel.yaml", EXAMPLES / "battle.yaml"
FOUR = Path(__file__).parent / "iskuhetki_four_against_four.yaml"
TIMES = 100  # the interpreter's
ANSWERS = 1_500


def measured() -> bool:
    """All of them; whether compiled results are the interpreter's."""
    duel, four, battle = affray.load(DUEL), affray.load(FOUR), affray.load(BATTLE)
    plain = without_map(duel)
    compiling(position(duel).ruleset)
    ok = same("duel without a map", position(plain), 300, 20_000)
    ok &= same("duel on its map", position(duel), 300, 20_000)
    ok &= same("4 against 4", position(four), 60, 4_000)
    ok &= same("8 against 8", position(battle), 20, 1_000)
    speed("duels without a map", position(plain), 20_000, 300_000, interpreted=(200, 10))
    speed("duels on a map", position(duel), 20_000, 300_000, interpreted=(200, 10))
    speed("fights of 4 against 4", position(four), 1_000, 20_000, interpreted=(40, 5))
    speed("fights of 8 against 8", position(battle), 200, 4_000, interpreted=(40, 3))
    ok &= exact(duel, "duel", "Aino", "Tarmo")
    ok &= exact(battle, "8 against 8", "Arvo", "Vieno")
    latency("a fight of 8 against 8", battle, 0.003, count=ANSWERS, nearly_all=0.02)
    processes.first_figures(DUEL, 2)
    processes.first_compile(DUEL, 90)
    return ok


def without_map(encounter: Any) -> Any:
    """The same fighters one hex apart, without a map."""
    data = encounter.model_dump(mode="json", exclude_defaults=True)
    del data["map"]
    for side in data["sides"]:
        for sheet in side["combatants"]:
            del sheet["at"], sheet["facing"]
    return affray.Encounter.model_validate({**data, "distance": 1})


def speed(what: str, place: Position, fights: int, asked: float, interpreted: tuple[int, int]) -> None:
    """Compiled fights a second; `interpreted` are fights of the interpreter, and how often each is played."""
    found = compiled_speed(place, fights)
    at_least(f"compiled {what} a second", found, asked)
    plain = interpreted_speed(place, *interpreted)
    at_least(f"  times the interpreter's {plain:,.0f}", found / plain, TIMES)


def exact(encounter: Any, what: str, attacker: str, defender: str) -> bool:
    """One exchange; whether its chances add up."""
    found = exchange(f"exchange, exact: {what}", encounter, attacker, defender, 1, repeats=5)
    total = sum(found.outcomes.values()) + found.lost
    line(
        f"  checksum of {len(found.outcomes):,} outcomes; sum of all", outcomes_checksum(found), str(total), total == 1
    )
    return bool(total == 1)
