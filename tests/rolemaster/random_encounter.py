"""Random encounters of `rolemaster`, over all that sheets can say; the same for the same seed."""

from __future__ import annotations

import random
from typing import Any, get_args

from affray.core.catalogue import Catalogue
from affray.core.encounter import Encounter
from affray.rulesets.rolemaster.chart_sheets import FOLDER
from affray.rulesets.rolemaster.gear import CoverName
from affray.rulesets.rolemaster.house_rules import Options

CATALOGUE = Catalogue(FOLDER)
TEMPERS = ("bold", "careful", "coward", "mindless")
CATEGORIES = ("one-handed-edged", "one-handed-concussion", "two-handed", "pole", "thrown", "missile", "natural")


def names(table: str) -> list[str]:
    """The keys of a table of the catalogue."""
    return CATALOGUE.names(table)


def random_encounter(seed: int) -> Encounter:
    """Two to four sides, mostly two, of one to five combatants."""
    dice = random.Random(seed)
    sides = dice.choice([2, 2, 2, 2, 3, 4])
    most = dice.choice([1, 1, 2, 3, 5])
    written = [_side(dice, k, dice.randint(1, most)) for k in range(sides)]
    data: dict[str, Any] = {
        "ruleset": "rolemaster",
        "options": _options(dice),
        "round_limit": dice.choice([1, 4, 12, 30, 30]),
        "sides": written,
    }
    if dice.random() < 0.5:
        data["map"] = _map(dice)
        return Encounter.model_validate(data)
    data["distance"] = dice.choice([0, 3, 3, 3, 8, 15, 40, 90])
    if sides > 2 and dice.random() < 0.5:
        data["distances"] = [{"between": ["Side 0", "Side 2"], "metres": dice.choice([0, 8, 25])}]
    for one in (one for side in written for one in side["combatants"]):
        one.pop("hexes", None)
    return Encounter.model_validate(data)


def _map(dice: random.Random) -> dict[str, Any]:
    """Large enough for everybody; some with walls, rough ground and a door."""
    columns, rows = dice.randint(16, 24), dice.randint(16, 20)
    made: dict[str, Any] = {"grid": dice.choice(["hex", "square"]), "columns": columns, "rows": rows}
    if dice.random() < 0.6:
        middle = columns // 2
        made["rough"] = [[middle + dice.randint(-2, 2), dice.randrange(rows)] for _ in range(12)]
        made["off"] = [[middle, row] for row in range(rows) if dice.random() < 0.3]
    if dice.random() < 0.4:
        made["walls"] = [{"at": [7, row], "side": "e"} for row in range(1, rows) if dice.random() < 0.6]
        made["doors"] = [{"at": [4, row], "side": "e", "open": dice.random() < 0.3} for row in range(0, rows, 4)]
        made["rooms"] = [{"corners": [[2, 2], [4, 6]]}]
    return made


def _side(dice: random.Random, k: int, count: int) -> dict[str, Any]:
    combatants = [_combatant(dice, f"Side {k} no {n}") for n in range(count)]
    if dice.random() < 0.3:
        combatants[0]["joins"] = dice.randint(2, 4)
    if dice.random() < 0.25:
        for one in combatants:
            one["unaware"] = dice.random() < 0.7
    return {"name": f"Side {k}", "combatants": combatants}


def _combatant(dice: random.Random, name: str) -> dict[str, Any]:
    made: dict[str, Any] = {"name": name, "tactics": dice.choice(TEMPERS)}
    if dice.random() < 0.3:
        made |= {"creature": dice.choice(names("creatures")), "quickness": dice.randint(-5, 15)}
    else:
        made |= _being(dice)
    if dice.random() < 0.2:
        made["cover"] = dice.choice(get_args(CoverName))
    if dice.random() < 0.15:
        made["hits_lost"] = dice.randint(1, 9)
    if dice.random() < 0.15:
        made["hexes"] = dice.choice([2, 3, 7])
    return made


def _being(dice: random.Random) -> dict[str, Any]:
    made: dict[str, Any] = {
        "level": dice.randint(1, 40),
        "quickness": dice.randint(-5, 15),
        "constitution": dice.randint(-5, 12),
        "constitution_stat": dice.randint(1, 100),
        "hits": dice.randint(10, 150),
        "height": dice.choice([100, 120, 140, 170, 170, 180, 290]),
        "size": dice.choice(["normal", "normal", "normal", "normal", "large", "super-large"]),
        "categories": {name: dice.randint(0, 45) for name in CATEGORIES if dice.random() < 0.5},
        "weapons": _weapons(dice),
        "unarmed": dice.randint(-20, 90),
        "pace": dice.choice([5, 15, 15, 20]),
    }
    for name in ("perception", "stalking", "subdual", "first_aid"):
        if dice.random() < 0.4:
            made[name] = dice.randint(-25, 150)
    if dice.random() < 0.5:
        made["shield"] = dice.choice(names("shields"))
    if dice.random() < 0.7:
        made["armour"] = dice.choice(names("armour"))
    for name, most in (("dr", 12), ("db", 40), ("exhaustion", 6)):
        if dice.random() < 0.15:
            made[name] = dice.randint(1, most)
    return made | _hands(dice, made["weapons"])


def _weapons(dice: random.Random) -> list[dict[str, Any]]:
    found = dice.sample(names("weapons"), dice.randint(0, 4))
    made = [{"weapon": name, "ob": dice.randint(-10, 180), "ranks": dice.randint(0, 40)} for name in found]
    for weapon in made:
        if dice.random() < 0.15:
            weapon |= {"kind": dice.choice(["magic", "mithril", "holy", "slaying"]), "times": dice.randint(1, 3)}
        if dice.random() < 0.15:
            weapon["shots"] = dice.randint(0, 3)
    return made


def _hands(dice: random.Random, weapons: list[dict[str, Any]]) -> dict[str, Any]:
    """Two weapons at once, with and without the skill for it."""
    if len(weapons) < 2 or any(CATALOGUE.entry("weapons", each["weapon"]).get("hands") == 2 for each in weapons[:2]):
        return {}
    both = [CATALOGUE.entry("weapons", each["weapon"])["name"] for each in weapons[:2]]
    made: dict[str, Any] = {"off_hand": both[1]} if dice.random() < 0.6 else {}
    if dice.random() < 0.6:
        ranks = min(each["ranks"] for each in weapons[:2])
        made["pairs"] = [{"weapons": both, "ranks": ranks, "ob": dice.randint(0, 200)}]
    return made


def _options(dice: random.Random) -> dict[str, Any]:
    """Every other house rule of half of the encounters, at random."""
    if dice.random() < 0.5:
        return {}
    made: dict[str, Any] = {}
    for name, field in Options.model_fields.items():
        if dice.random() < 0.5:
            continue
        if field.annotation is bool:
            made[name] = dice.random() < 0.5
        elif choices := get_args(field.annotation):
            made[name] = dice.choice(choices)
        else:
            made[name] = dice.randint(1, 12) if name == "melee_metres" else dice.randint(1, 60)
    return made
