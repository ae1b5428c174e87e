"""The table of `arsmagica`: `tests.forced` with its sheets, and what its fights are asked about.

A die's 0 is written as on the die: 0.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import affray
from affray.rulesets.arsmagica import RULESET
from affray.rulesets.arsmagica.model import Combatant, Fight
from affray.rulesets.arsmagica.sheet import Encounter

from tests.forced import ForcedTable, Sheet, answer, asked, happened, lettered, options, seen

__all__ = [
    "BLADE",
    "Sheet",
    "Table",
    "answer",
    "apart",
    "asked",
    "begun",
    "blade",
    "blow",
    "bow",
    "encounter",
    "fighter",
    "happened",
    "levels",
    "options",
    "seen",
    "sit",
    "spell",
    "tags",
]

BLADE: Sheet = {"name": "blade", "ability": "single_weapon"}  # all its figures are 0


def fighter(name: str, *weapons: str | Sheet, abilities: dict[str, int] | None = None, **rest: Any) -> Sheet:
    """A sheet on which all figures are 0 but for those given; characteristics may be given by their names."""
    names = ("quickness", "dexterity", "strength", "stamina", "size")
    characteristics = {key: rest.pop(key) for key in names if key in rest}
    arms = [*weapons] or [BLADE]
    return {"name": name, "weapons": arms, "characteristics": characteristics, "abilities": abilities or {}, **rest}


def blade(**figures: Any) -> Sheet:
    """A weapon for melee with these figures, else 0."""
    return {**BLADE, **figures}


def bow(**figures: Any) -> Sheet:
    """A bow with these figures, else 0, and a range step of 20 paces."""
    return {"name": "bow", "ability": "bow", "hands": 2, "range": 20, **figures}


def spell(name: str, effect: str, level: int = 10, **figures: Any) -> Sheet:
    """A spell of Creo Ignem."""
    return {"name": name, "technique": "creo", "form": "ignem", "effect": effect, "level": level, **figures}


def encounter(*sides: Sheet | Sequence[Sheet], **rest: Any) -> Encounter:
    """An encounter of sides called A, B, C; each a sheet or several."""
    return Encounter.model_validate({"ruleset": "arsmagica", "sides": lettered(*sides), **rest})


class Table(ForcedTable[Fight, Combatant]):
    """The record of an encounter, played by a forced referee."""

    rules = RULESET
    unasked = frozenset({"dice", "pick"})
    steps = 50

    def __init__(self, *sides: Sheet | Sequence[Sheet], **rest: Any) -> None:
        """See `encounter`."""
        super().__init__(RULESET.setup(encounter(*sides, **rest)))
        self.fight = self.record

    def begin(self, **faces: int) -> None:
        """Everybody means to use the first weapon and rolls this initiative; up to the first turn of round 1."""
        asked = [name for name in self.roster.names if name in faces]
        self.play(
            *(f"{name} intent {self.roster.things['weapons'][self[name].weapons]}" for name in asked),
            *(f"{name} initiative {faces[name]}" for name in asked),
        )
        self.step()
        assert self.fight.round == 1

    @property
    def order(self) -> list[str]:
        """The names in the order of their places."""
        placed = [k for k in range(self.fight.count) if self.fight.combatants[k].placed]
        return [self.roster.names[k] for k in sorted(placed, key=lambda k: self.fight.combatants[k].place)]


def blow(attacker: str, face: int, defender: str, against: int) -> list[str]:
    """The lines of a strike at the only one who can be struck at."""
    return [f"{attacker} action strike", f"{attacker} attack {face}", f"{defender} defence {against}"]


def sit(*sides: Sheet | Sequence[Sheet], **rest: Any) -> affray.Fight:
    """A fight at the table: see `encounter`."""
    return affray.Fight(encounter(*sides, **rest), seed=1)


def begun(*sides: Sheet | Sequence[Sheet], faces: dict[str, int], **rest: Any) -> affray.Fight:
    """A fight at the table in which everybody means to use the first weapon and has rolled this initiative."""
    fight = sit(*sides, **rest)
    for row in fight.view()["combatants"]:
        if row["name"] in faces:
            answer(fight, f"{row['name']} intent {row['weapons'][0]['name']}")
    answer(fight, *(f"{name} initiative {face}" for name, face in faces.items()))
    return fight


def levels(fight: affray.Fight, name: str) -> tuple[int, int]:
    """Body and fatigue levels lost."""
    me = fight.record.combatants[fight.roster.names.index(name)]
    return me.body, me.fatigue


def tags(fight: affray.Fight, name: str) -> list[str]:
    """A combatant's tags."""
    return list(seen(fight, name)["tags"])


def apart(fight: affray.Fight, one: str, other: str) -> int:
    """Paces between two."""
    return int(seen(fight, one)["distances"][other])
