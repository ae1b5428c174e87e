"""The table of `rolemaster`: `tests.forced` with its sheets, and tables of attacks and criticals that are easily read.

On the attack table `plain` any armour type is hit from a total of 50 on:

    50 to 99   10 hits
    100 to 119 20 hits and a slash critical A
    120 to 139 30 hits and a krush critical B
    140 to 149 40 hits and a puncture critical C
    150        50 hits and a slash critical E

Criticals do extra hits by their severity (A 1 … E 5). With a roll of 51 to 65 they also stun two rounds, 66 to 80
forbid a parry for one, 81 to 90 bleed 3 a round, 91 to 95 fell, 96 to 99 kill in three rounds, 100 at once.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import affray
from affray.rulesets.rolemaster import RULESET
from affray.rulesets.rolemaster.model import Combatant, Fight
from affray.rulesets.rolemaster.sheet import Encounter

from tests.forced import ForcedTable, Sheet, answer, asked, happened, lettered, options, seen

__all__ = [
    "BLADE",
    "OWN",
    "Sheet",
    "Table",
    "answer",
    "asked",
    "begun",
    "blade",
    "bow",
    "declares",
    "encounter",
    "fighter",
    "happened",
    "initiative",
    "options",
    "seen",
    "sit",
]

CELLS = [("1-49", "-"), ("50-99", "10"), ("100-119", "20AS"), ("120-139", "30BK"), ("140-149", "40CP"), ("150", "50ES")]
BANDS = ["01-50", "51-65", "66-80", "81-90", "91-95", "96-99", "100"]
EFFECTS = ["", "stun 2", "no-parry 1", "bleed 3", "falls", "dies 3", "dies"]
LARGE = ["01-50", "51-150", "151-200", "201"]


def _row(band: str, effects: str, columns: Sequence[int]) -> str:
    return ",".join([band, *(f"+{hits} {effects}".strip() for hits in columns)])


OWN: Sheet = {
    "attacks": {
        "plain": "\n".join(
            ["total," + ",".join(map(str, range(1, 21))), *(band + f",{cell}" * 20 for band, cell in CELLS)]
        )
    },
    "criticals": {
        "ours": "\n".join(
            ["roll,A,B,C,D,E"]
            + [_row(band, effects, range(1, 6)) for band, effects in zip(BANDS, EFFECTS, strict=True)]
        ),
        "our-large": "\n".join(
            ["roll,normal,magic,mithril,holy,slaying"]
            + [_row(band, "", range(10 * k + 1, 10 * k + 6)) for k, band in enumerate(LARGE, 1)]
        ),
    },
    "fumbles": {"ours": "roll,effects\n01-50,drops\n51-80,stun 1\n81-100,+7\n"},
}
TABLES: Sheet = {
    "criticals": {
        **dict.fromkeys(("slash", "krush", "puncture"), "ours"),
        **dict.fromkeys(("large", "super-large"), "our-large"),
    },
    "fumbles": dict.fromkeys(("one-handed", "two-handed", "bow", "natural"), "ours"),
}
BLADE: Sheet = {
    "name": "blade",
    "table": "plain",
    "category": "one-handed-edged",
    "group": "one-handed",
    "fumble": 2,
    "ob": 0,
}


def blade(ob: int = 0, **figures: Any) -> Sheet:
    """A weapon for melee that doesn't break."""
    return {**BLADE, "ob": ob, **figures}


def bow(ob: int = 0, **figures: Any) -> Sheet:
    """A bow that is always ready and reaches 100 metres without a modifier."""
    made = {**BLADE, "name": "bow", "category": "missile", "group": "bow", "hands": 2, "melee": False}
    return {**made, "ob": ob, "ranges": [[100, 0]], **figures}


def fighter(name: str, *weapons: str | Sheet, **rest: Any) -> Sheet:
    """A sheet with 100 hits and no other figures but those given."""
    return {"name": name, "weapons": [*weapons] or [BLADE], "hits": 100, **rest}


def encounter(*sides: Sheet | Sequence[Sheet], **rest: Any) -> Encounter:
    """An encounter of sides called A, B, C; each a sheet or several."""
    return Encounter.model_validate(
        {"ruleset": "rolemaster", "catalogue": [OWN], "tables": TABLES, "sides": lettered(*sides), **rest}
    )


class Table(ForcedTable[Fight, Combatant]):
    """The record of an encounter, played by a forced referee."""

    rules = RULESET
    steps = 50

    def __init__(self, *sides: Sheet | Sequence[Sheet], **rest: Any) -> None:
        """See `encounter`."""
        super().__init__(RULESET.setup(encounter(*sides, **rest)))
        self.fight = self.record

    def begin(self, **totals: int) -> None:
        """A round begins in which these roll so on 2d10; up to the declarations."""
        self.play(*initiative(**totals))


def initiative(**totals: int) -> list[str]:
    """The lines of the rolls for the order of a round, in the order of the sheet."""
    return [f"{name} initiative {total}" for name, total in totals.items()]


def declares(name: str, action: str = "attack", **more: str | int) -> list[str]:
    """The lines of a declaration: `phase` is normal unless said, all else must be said where it is asked."""
    if action in ("attack", "both", "shoot"):
        more = {"phase": "normal", **more}
    return [f"{name} action {action}", *(f"{name} {what} {value}" for what, value in more.items())]


def sit(*sides: Sheet | Sequence[Sheet], **rest: Any) -> affray.Fight:
    """A fight at the table: see `encounter`."""
    return affray.Fight(encounter(*sides, **rest), seed=1)


def begun(*sides: Sheet | Sequence[Sheet], totals: dict[str, int], **rest: Any) -> affray.Fight:
    """A fight at the table in which these have rolled so for their place in the first round."""
    fight = sit(*sides, **rest)
    answer(fight, *initiative(**totals))
    return fight
