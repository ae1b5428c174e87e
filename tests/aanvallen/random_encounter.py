"""Random encounters of `aanvallen`, over all that sheets and maps can say; the same for the same seed."""

from __future__ import annotations

import random
from typing import Any

from affray.core.catalogue import Catalogue
from affray.core.encounter import Encounter
from affray.core.squares import NAMES
from affray.rulesets.aanvallen.gear import FOLDER

CATALOGUE = Catalogue(FOLDER)
TEMPERS = ("bold", "careful", "coward", "mindless")
TALENTS = ("BE", "GE", "IN", "KR", "LE", "WI", "ZI")
SKILLS = ("fighting", "action", "survival", "load", "healing")


def names(table: str) -> list[str]:
    """The keys of a table of the catalogue."""
    return CATALOGUE.names(table)


def random_encounter(seed: int) -> Encounter:
    """Two to four sides, mostly two, of one to five combatants."""
    dice = random.Random(seed)
    sides = dice.choice([2, 2, 2, 2, 3, 4])
    most = dice.choice([1, 1, 2, 3, 5])
    plan = _map(dice)
    free = _free(dice, plan)
    data: dict[str, Any] = {
        "ruleset": "aanvallen",
        "options": _options(dice),
        "round_limit": dice.choice([1, 4, 12, 30, 30]),
        "map": plan,
        "sides": [_side(dice, k, dice.randint(1, most), free) for k in range(sides)],
    }
    return Encounter.model_validate(data)


def _map(dice: random.Random) -> dict[str, Any]:
    """Open ground, or with walls, a room with doors, rough and solid squares."""
    columns, rows = dice.randint(6, 18), dice.randint(6, 14)
    made: dict[str, Any] = {"columns": columns, "rows": rows}
    if dice.random() < 0.5:
        return made
    left, upper = dice.randint(1, columns - 4), dice.randint(1, rows - 4)
    made["rooms"] = [{"corners": [[left, upper], [left + 2, upper + 2]]}]
    sides = (([left, upper + 1], "w"), ([left + 1, upper], "n"), ([left + 2, upper + 1], "e"))
    chosen = dice.sample(sides, dice.randint(1, 3))
    made["doors"] = [{"at": at, "side": side, "open": dice.random() < 0.5} for at, side in chosen]
    squares = [[dice.randrange(columns), dice.randrange(rows)] for _ in range(dice.randint(0, 12))]
    made["rough"] = squares[::2]
    made["off"] = [
        at for at in squares[1::2] if not (left <= at[0] + 1 <= left + 4 and upper <= at[1] + 1 <= upper + 4)
    ]
    return made


def _free(dice: random.Random, plan: dict[str, Any]) -> list[list[int]]:
    """All squares of a map that are there, in any order."""
    off = plan.get("off", [])
    squares = [[c, r] for c in range(plan["columns"]) for r in range(plan["rows"]) if [c, r] not in off]
    dice.shuffle(squares)
    return squares


def _side(dice: random.Random, k: int, count: int, free: list[list[int]]) -> dict[str, Any]:
    combatants = [_combatant(dice, f"Side {k} no {n}", free) for n in range(count)]
    if dice.random() < 0.3:
        combatants[0]["joins"] = dice.randint(2, 4)
    return {"name": f"Side {k}", "combatants": combatants}


def _combatant(dice: random.Random, name: str, free: list[list[int]]) -> dict[str, Any]:
    made: dict[str, Any] = {"name": name, "tactics": dice.choice(TEMPERS), "surprised": dice.random() < 0.1}
    if dice.random() < 0.5:
        made["creature"] = dice.choice(names("creatures"))
        made["skills"] = {"action": dice.randint(0, 12)}
    else:
        made |= _being(dice)
    if dice.random() < 0.7:
        made["at"] = free.pop()
    if dice.random() < 0.5:
        made["facing"] = dice.choice(NAMES)
    if dice.random() < 0.15:
        made["wounds"] = {dice.choice(("BE", "KR", "LE", "ZI")): dice.randint(1, 16), "GE": 1}
    return made


def _being(dice: random.Random) -> dict[str, Any]:
    made: dict[str, Any] = {
        "talents": {name: dice.randint(8, 16) for name in TALENTS if dice.random() < 0.8}
        | {"KR": dice.randint(12, 18)},
        "skills": {name: dice.randint(0, 12) for name in SKILLS if dice.random() < 0.8},
        "weapons": [dice.choice(names("weapons")) for _ in range(dice.randint(0, 3))],
        "left_handed": dice.random() < 0.2,
        "handicap": dice.choice([0, 0, 0, 2]),
        "stamina": dice.choice([10, 10, 1, 0]),
        "concentration": dice.choice([10, 10, 3]),
    }
    if made["weapons"] and dice.random() < 0.2:
        made["weapons"][0] = {
            "weapon": dice.choice(("sling", "long-bow", "throwing-knife")),
            "shots": dice.randint(0, 3),
        }
    if dice.random() < 0.5:
        made["shield"] = dice.choice(names("shields"))
    if dice.random() < 0.7:
        made["armour"] = dice.sample(names("armour"), dice.randint(1, 2))
    if dice.random() < 0.35:
        kinds = dice.sample(names("grenades"), dice.randint(1, 3))
        made["grenades"] = [{"grenade": kind, "count": dice.randint(0, 4)} for kind in kinds]
    return made


def _options(dice: random.Random) -> dict[str, Any]:
    """Every other house rule of half of the encounters, at random."""
    if dice.random() < 0.5:
        return {}
    choices: dict[str, list[Any]] = {
        "long_reach": [True, False],
        "shooting_arc": [90, 45],
        "combine": ["one", "any"],
        "fall_back_and_raise": [True, False],
        "chance": ["d20", "cards"],
        "co_zero": ["tired", "unconscious", "nothing"],
        "grenade_sum": ["each_place", "one_talent"],
        "rounds_a_minute": [1, 2, 10],
    }
    return {name: dice.choice(values) for name, values in choices.items() if dice.random() < 0.6}
