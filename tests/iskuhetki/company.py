"""A small company on a map and one without, for tests of what people see."""

from __future__ import annotations

from typing import Any

from affray.core.ruleset import Roster
from affray.rulesets.iskuhetki.kinds import Grade, WoundKind
from affray.rulesets.iskuhetki.model import Fight
from affray.rulesets.iskuhetki.rules.packed import pack_wound, store_wound
from affray.rulesets.iskuhetki.setup import setup
from affray.rulesets.iskuhetki.sheet import Encounter

PLAN = """\
......
..~...
....#.
.^....
......
"""


def sheets(*, mapped: bool = True) -> list[dict[str, Any]]:
    """Two sides: one with a sword, a shield, two daggers and a bow; a troll with a torch."""
    weapons: list[Any] = [
        {"weapon": "long-sword", "skill": 56},
        {"weapon": "round-shield", "skill": 42},
        {"weapon": "dagger", "hand": "belt"},
        {"weapon": "dagger", "hand": "belt"},
        {"weapon": "long-bow", "arrows": ["war-arrow", "bodkin"], "hand": "belt"},
    ]
    armour = ["hauberk", {"armour": "leather-cap", "quality": 40}]
    ragnar: dict[str, Any] = {"name": "Ragnar", "weapons": weapons, "armour": armour}
    troll: dict[str, Any] = {"creature": "troll", "name": "Troll", "weapons": ["torch", {"weapon": "slam"}]}
    if mapped:
        ragnar["at"], ragnar["facing"], troll["at"], troll["facing"] = [1, 1], "e", [3, 1], "w"
    return [{"name": "Guests", "combatants": [ragnar]}, {"name": "Hill folk", "combatants": [troll]}]


def encounter(*, mapped: bool = True) -> Encounter:
    """The company's encounter; on a map with walls and a door, or three hexes apart."""
    walls = [{"at": [4, 0], "side": "e"}, {"at": [0, 3], "side": "se"}, {"at": [3, 4], "side": "nw"}]
    ground: dict[str, Any] = {"distance": 3}
    if mapped:
        ground = {"map": {"plan": PLAN, "walls": walls, "doors": [{"at": [4, 1], "side": "e"}]}}
    return Encounter.model_validate({"ruleset": "iskuhetki", "sides": sheets(mapped=mapped), **ground})


def skirmish(*, mapped: bool = True) -> tuple[Fight, Roster]:
    """The fight before anything is rolled, but for two wounds of the first."""
    made = setup(encounter(mapped=mapped))
    me = made.fight.combatants[0]
    store_wound(me, pack_wound(5, WoundKind.STAB, 3, Grade.SPECIAL, 1, 0, 2, 1))
    store_wound(me, pack_wound(12, WoundKind.BRUISE, 2, Grade.SUCCESS, 0, 1, 0, 0))
    me.hurt[5], me.hurt[12] = 3, 2
    return made.fight, made.roster
