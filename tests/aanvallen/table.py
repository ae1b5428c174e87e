"""The table of `aanvallen`: `tests.forced` with its sheets, and what its fights are asked about."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import affray
from affray.core.squares import place_at
from affray.rulesets.aanvallen import RULESET
from affray.rulesets.aanvallen.kinds import Talent
from affray.rulesets.aanvallen.model import Combatant, Fight
from affray.rulesets.aanvallen.rules.attack import attack
from affray.rulesets.aanvallen.sheet import Encounter

from tests.forced import ForcedTable, Sheet, Told, answer, asked, happened, lettered, options, seen

__all__ = [
    "BLADE",
    "BOW",
    "PLACES",
    "Sheet",
    "Table",
    "Told",
    "answer",
    "asked",
    "duel",
    "encounter",
    "fighter",
    "happened",
    "options",
    "seen",
    "sit",
    "square",
]

BLADE: Sheet = {"name": "blade", "ap": 3, "parry": 0}  # all its figures are 0
BOW: Sheet = {"name": "bow", "ap": 4, "melee": False, "missile": True, "hands": 2, "maximum": 20}
TALENTS = ("BE", "CH", "GE", "IN", "KR", "LE", "WI", "ZI")
SKILLS = ("fighting", "action", "survival", "load", "healing")
PLACES = (
    "neck",
    "face",
    "skull",
    "hand",
    "forearm",
    "upper-arm",
    "shoulder",
    "chest",
    "heart",
    "stomach",
    "lower-belly",
    "loin",
    "thigh",
    "knee",
    "shin",
    "foot",
)
MIDDLE = (4, 4)


def fighter(name: str, *weapons: str | Sheet, **rest: Any) -> Sheet:
    """A sheet with talents of 10 and ranks of 0 but for those given by their names."""
    talents = {key: rest.pop(key) for key in TALENTS if key in rest}
    skills = {key: rest.pop(key) for key in SKILLS if key in rest}
    return {"name": name, "weapons": [*weapons] or [BLADE], "talents": talents, "skills": skills, **rest}


def encounter(*sides: Sheet | Sequence[Sheet], **rest: Any) -> Encounter:
    """An encounter of sides called A, B, C; each a sheet or several; on 9 columns and 9 rows unless said."""
    given = {"map": {"columns": 9, "rows": 9}, **rest}
    return Encounter.model_validate({"ruleset": "aanvallen", "sides": lettered(*sides), **given})


def square(column: int, row: int) -> int:
    """The square in a column and row."""
    return place_at(column, row)


class Table(ForcedTable[Fight, Combatant]):
    """The record of an encounter, played by a forced referee."""

    rules = RULESET
    steps = 60

    def __init__(self, *sides: Sheet | Sequence[Sheet], **rest: Any) -> None:
        """See `encounter`."""
        super().__init__(RULESET.setup(encounter(*sides, **rest)))
        self.fight = self.record

    def talent(self, name: str, talent: Talent) -> int:
        """A talent as it stands."""
        return int(self[name].talents[talent])

    def attack(self, attacker: str, defender: str, *lines: str, shot: bool = False) -> None:
        """One attack, with the lines of its steps."""
        self.call(attack, self.fight, self[attacker], self[defender], shot, lines=lines)

    def begin(self) -> None:
        """Up to the first turn: all are in the order, without a roll-off."""
        while self.fight.actor < 0:
            self.step()

    @property
    def order(self) -> list[str]:
        """The names in the order of their places."""
        placed = sorted(range(self.fight.count), key=lambda k: self.fight.combatants[k].place)
        return [self.roster.names[k] for k in placed]


def duel(ana: Sheet | None = None, ben: Sheet | None = None, ap: tuple[int, int] = (3, 0), **rest: Any) -> Table:
    """Ana in the middle, facing east, and Ben east of her, facing west, with so many AP each."""
    at = {"at": list(MIDDLE), "facing": "e"}
    other = {"at": [MIDDLE[0] + 1, MIDDLE[1]], "facing": "w"}
    table = Table({**at, **(ana or fighter("Ana"))}, {**other, **(ben or fighter("Ben"))}, **rest)
    table["Ana"].ap, table["Ben"].ap = ap
    return table


def sit(*sides: Sheet | Sequence[Sheet], **rest: Any) -> affray.Fight:
    """A fight at the table: see `encounter`."""
    return affray.Fight(encounter(*sides, **rest), seed=1)
