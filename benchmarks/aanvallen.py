"""The figures of `aanvallen`."""

from __future__ import annotations

from typing import Any

import affray
from affray.odds.position import position

from benchmarks.iskuhetki import speed
from benchmarks.measures import compiling, exchange, latency, outcomes_checksum, same
from benchmarks.places import PROJECT
from benchmarks.report import line

EXAMPLES = PROJECT / "examples" / "aanvallen"
DUEL, BRAWL, ARCHERS, GRENADE = (EXAMPLES / f"{name}.yaml" for name in ("duel", "brawl", "archers", "grenade"))


def close(encounter: Any) -> Any:
    """The same fighters in squares that touch."""
    data = encounter.model_dump(mode="json", exclude_defaults=True)
    for column, side in enumerate(data["sides"], 4):
        side["combatants"][0]["at"] = [column, 4]
    return affray.Encounter.model_validate(data)


def measured() -> bool:
    """All of them; whether compiled results are the interpreter's."""
    duel, brawl, archers, grenade = (affray.load(path) for path in (DUEL, BRAWL, ARCHERS, GRENADE))
    compiling(position(duel).ruleset)
    ok = same("duel", position(duel), 300, 20_000)
    ok &= same("6 against 6", position(brawl), 30, 2_000)
    ok &= same("archers", position(archers), 30, 2_000)
    ok &= same("grenades into a room", position(grenade), 30, 2_000)
    speed("duels, from sword to sword", position(close(duel)), 20_000, 500_000, interpreted=(200, 5))
    speed("duels with the way to each other", position(duel), 20_000, 300_000, interpreted=(200, 5))
    speed("fights of 6 against 6 on 24 x 24", position(brawl), 1_000, 8_000, interpreted=(30, 3))
    for attacker, defender in (("Aleid", "Bruno"), ("Bruno", "Aleid")):
        found = exchange(f"one exchange, exactly: {attacker}", duel, attacker, defender, 0.5)
        line("  checksum", outcomes_checksum(found))
    latency("a fight of 12", brawl, 0.003)
    return ok
