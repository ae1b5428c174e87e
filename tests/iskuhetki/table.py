"""The table of `iskuhetki`: `tests.forced` with its sheets.

An option that says of what it is ("parry:blade") may be written without that ("parry").
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import affray
from affray.core.referee import ALL
from affray.rulesets.iskuhetki import RULESET
from affray.rulesets.iskuhetki.kinds import Action, Opening
from affray.rulesets.iskuhetki.model import Combatant, Fight
from affray.rulesets.iskuhetki.rules.actions import actions
from affray.rulesets.iskuhetki.rules.targets import look_around
from affray.rulesets.iskuhetki.sheet import Encounter

from tests.forced import ForcedTable, Sheet, answer, asked, happened, lettered, options, seen

__all__ = [
    "BLADE",
    "KICK",
    "STURDY",
    "Sheet",
    "Table",
    "answer",
    "asked",
    "blade",
    "blow",
    "bow",
    "duel",
    "encounter",
    "fighter",
    "happened",
    "offered",
    "opening",
    "options",
    "passes",
    "seen",
    "shield",
    "sit",
]

BLADE: Sheet = {"name": "blade", "damage": "d6", "type": "blade", "ranges": [-20, 0], "quality": 100}
KICK: Sheet = {"weapon": "kick", "ranges": [-10]}  # at range 1 there is but one weapon to choose
STURDY: dict[str, Any] = {"hit_points": 60, "blood": 90}  # whom little wounds harm little
CHARACTERISTICS = ("dexterity", "constitution", "strength", "size")
SKILLS = ("weapons", "dodge", "combat_move", "dual_wield", "throw", "voice", "first_aid")


def fighter(name: str, *weapons: str | Sheet, **rest: Any) -> Sheet:
    """A sheet of somebody all of whose figures are 10, who strikes with 50 % and nothing added; kicks only at 0."""
    characteristics = {key: rest.pop(key) for key in CHARACTERISTICS if key in rest}
    skills = {"weapons": 50, "dodge": 0, **{key: rest.pop(key) for key in SKILLS if key in rest}}
    usual = {"damage_bonus": "0", "weapons": [*(weapons or [BLADE]), KICK]}
    return {"name": name, "characteristics": characteristics, "skills": skills, **usual, **rest}


def blade(**figures: Any) -> Sheet:
    """A sword with these figures."""
    return {**BLADE, **figures}


def shield(**figures: Any) -> Sheet:
    """A target shield with these figures."""
    return {"name": "board", "shield": "target", "ranges": [-10, 0], "damage": "d6", "quality": 60, **figures}


def bow(*arrows: Sheet, **figures: Any) -> Sheet:
    """A bow of d6 with these arrows, else a dozen of +2, and these figures."""
    quiver = [*arrows] or [{"name": "shaft", "penetration": 2}]
    basic = {"name": "bow", "damage": "d6", "type": "piercing", "hands": 2, "missile": "bow", "bands": [20, 40, 80]}
    return {**basic, "arrows": quiver, **figures}


def encounter(*sides: Sheet | Sequence[Sheet], **rest: Any) -> Encounter:
    """An encounter of sides called A, B, C; each a sheet or several."""
    return Encounter.model_validate({"ruleset": "iskuhetki", "sides": lettered(*sides), **rest})


class Table(ForcedTable[Fight, Combatant]):
    """The record of an encounter, played by a forced referee."""

    rules = RULESET
    shortened = True
    steps = 60

    def __init__(self, *sides: Sheet | Sequence[Sheet], **rest: Any) -> None:
        """See `encounter`."""
        super().__init__(RULESET.setup(encounter(*sides, **rest)))
        self.fight = self.record

    def begin(self, **faces: int) -> None:
        """Everybody rolls this initiative: up to the first turn of the first moment."""
        self.play(*(f"{name} initiative {faces[name]}" for name in self.roster.names if name in faces))
        assert (self.fight.round, self.fight.moment) == (1, 1)

    def pass_moment(self, *names: str) -> None:
        """These do nothing, in this order, which ends the moment."""
        self.play(*(f"{name} action pass" for name in names))
        self.step()


def duel(ana: Sheet | None = None, ben: Sheet | None = None, **rest: Any) -> Table:
    """Ana, whose turn it is, against Ben."""
    table = Table(ana or fighter("Ana"), ben or fighter("Ben", **STURDY), **rest)
    table.begin(Ana=6, Ben=1)
    return table


def offered(table: Table, name: str = "Ana", *, reacting: bool = False) -> set[Action]:
    """The actions that somebody has now."""
    look_around(table.fight, table[name])
    bits = actions(table.fight, table[name], reacting, ALL)
    return {action for action in Action if bits >> action & 1}


def opening(table: Table, name: str) -> tuple[Opening, bool, bool]:
    """What somebody holds: its kind, whether it is sure, whether it is doubled."""
    me = table[name]
    return Opening(me.opening), me.opening_sure, me.opening_double


def passes(*names: str, moments: int = 5) -> list[str]:
    """The lines of these doing nothing in so many moments."""
    return [f"{name} action pass" for _ in range(moments) for name in names]


def blow(attacker: str, face: int, defender: str, way: str = "none", against: int = 0) -> list[str]:
    """The lines of a strike at the only one who can be struck at, up to the defence."""
    lines = [f"{attacker} action strike", f"{attacker} attack {face}", f"{defender} defence {way}"]
    return [*lines, f"{defender} defence {against}"] if way != "none" else lines


def sit(*sides: Sheet | Sequence[Sheet], **rest: Any) -> affray.Fight:
    """A fight at the table: see `encounter`."""
    return affray.Fight(encounter(*sides, **rest), seed=1)
