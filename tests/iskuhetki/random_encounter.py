"""Random encounters of `iskuhetki`, over all that sheets can say; the same for the same seed."""

from __future__ import annotations

import random
from typing import Any, Literal, get_args, get_origin

from affray.core.catalogue import Catalogue
from affray.core.documents import Faults
from affray.core.hexes import NAMES
from affray.rulesets.iskuhetki.gear import FOLDER
from affray.rulesets.iskuhetki.ground_plan import GroundPlan, place_of
from affray.rulesets.iskuhetki.house_rules import Options
from affray.rulesets.iskuhetki.sheet import Encounter

Data = dict[str, Any]

CATALOGUE = Catalogue(FOLDER)
TEMPERS = ("bold", "careful", "coward", "mindless")
SKILLS = ("dodge", "combat_move", "dual_wield", "throw", "voice", "first_aid", "healing")
FLAGS = ("left_handed", "bloodless", "above", "hurls", "water", "mixed_arrows", "unaware", "bandages", "intelligent")
WEAPONS = {key: CATALOGUE.find("weapons", key) for key in CATALOGUE.names("weapons")}
HELD = [key for key, entry in WEAPONS.items() if not entry.get("natural")]
NATURAL = [key for key, entry in WEAPONS.items() if entry.get("natural") and entry.get("location") in (None, "head")]
LOCATIONS = ["all", "torso", "arms", "legs", "head", "right-hand", "left-shin"]
QUIVERS = ((0, 1, 1, 2), (0, 1), (0, 1), (0,))  # kinds of arrows by weapon: four in all are possible
KITS: list[Data] = [  # what chance alone seldom brings together
    {"weapons": ["long-sword", {"weapon": "dagger", "hand": "off"}], "skills": {"dual_wield": 90}},
    {"weapons": ["scimitar", {"weapon": "hand-axe", "hand": "off"}, "kite"], "skills": {"dual_wield": 60}},
    {"weapons": ["short-sword", {"weapon": "sand", "count": 2}, "buckler"]},
    {"weapons": ["torch", "target", "powder"]},
    {"weapons": ["whip", {"weapon": "torch", "hand": "off"}], "skills": {"dual_wield": 45}},
    {"weapons": [{"weapon": "javelin", "count": 3}, "round-shield", "cosh"], "unaware": True},
    {"weapons": ["full-shield", "short-spear"]},
    {"weapons": [], "skills": {"voice": 90, "dodge": 60}},
    {"weapons": [{"weapon": "heavy-crossbow", "ready": "aimed", "arrows": ["bolt", "bodkin-bolt"]}, "short-sword"]},
    {
        "weapons": [
            {
                "weapon": "long-bow",
                "arrows": [{"arrow": "war-arrow", "count": 3, "poison": "viper"}, {"arrow": "broadhead", "count": 2}],
            },
            "knife",
        ],
        "mixed_arrows": True,
    },
]


def random_encounter(seed: int) -> Encounter:
    """Two sides, seldom three, of one to six combatants, on a map that has room for them or without one."""
    data = random_data(seed)
    try:
        return Encounter.model_validate(data)
    except Faults:
        return Encounter.model_validate({**data, "map": {**data["map"], "columns": 30, "rows": 30}})


def random_data(seed: int) -> Data:
    """The same as plain data."""
    dice = random.Random(seed)
    most = dice.choice([1, 1, 2, 3, 6])
    sides = [_side(dice, k, dice.randint(1, most)) for k in range(dice.choice([2, 2, 2, 3]))]
    if dice.random() < 0.25:
        _match(sides)
    data: Data = {
        "ruleset": "iskuhetki",
        "options": random_options(dice),
        "round_limit": dice.choice([1, 3, 8, 20]),
        "dark": dice.random() < 0.15,
        "sides": sides,
    }
    if dice.random() < 0.65:
        data["map"] = _map(dice)
        _place(dice, data)
    else:
        data["distance"] = dice.choice([0, 1, 1, 2, 5, 15, 40])
        _part(dice, data)
    return data


def random_joiner(dice: random.Random, data: Data) -> Data:
    """Somebody who joins the fight of such an encounter."""
    made = {**_combatant(dice, "Newcomer"), "side": dice.choice(data["sides"])["name"]}
    if "map" not in data and dice.random() < 0.5:
        made["distance"] = dice.choice([0, 1, 4, 20])
    return made


def _match(sides: list[Data]) -> None:
    """Two opponents as like as two peas: they often act at the same time (IH-1.4)."""
    first = sides[0]["combatants"][0]
    sides[1]["combatants"][0] = {**first, "name": sides[1]["combatants"][0]["name"]}


def _part(dice: random.Random, data: Data) -> None:
    """Without a map: here and there a group of its own, and other distances."""
    away = "Side 0"
    if dice.random() < 0.3:
        away = data["sides"][0]["combatants"][-1]["group"] = "Rear"
    if dice.random() < 0.4:
        data["distances"] = [{"between": [away, "Side 1"], "hexes": dice.choice([0, 3, 9])}]


def random_options(dice: random.Random) -> Data:
    """A few house rules, at random."""
    return {name: _value(dice, field) for name, field in Options.model_fields.items() if dice.random() < 0.3}


def _value(dice: random.Random, field: Any) -> Any:
    if field.annotation is bool:
        return dice.random() < 0.5
    if get_origin(field.annotation) is Literal:
        return dice.choice(get_args(field.annotation))
    low = next(limit.ge for limit in field.metadata if hasattr(limit, "ge"))
    high = next(limit.le for limit in field.metadata if hasattr(limit, "le"))
    return dice.randint(low, min(high, low + 15))


def _side(dice: random.Random, k: int, count: int) -> Data:
    combatants = [_combatant(dice, f"Side {k} no {n}") for n in range(count)]
    if dice.random() < 0.2:
        combatants[-1]["joins"] = dice.randint(2, 4)
    return {"name": f"Side {k}", "combatants": combatants}


def _combatant(dice: random.Random, name: str) -> Data:
    made: Data = {"name": name, "tactics": dice.choice(TEMPERS)}
    if dice.random() < 0.45:
        made["creature"] = dice.choice(CATALOGUE.names("creatures"))
        made["characteristics"] = {"dexterity": dice.randint(6, 18)}
    else:
        made |= _being(dice)
    if dice.random() < 0.15:
        made["stamina_now"] = dice.randint(-6, 3)
    if dice.random() < 0.1:
        made["blood_now"] = dice.randint(1, 5)
    return made


def _being(dice: random.Random) -> Data:
    made = _figures(dice)
    if dice.random() < 0.3:
        kit = dice.choice(KITS)
        made |= {**kit, "skills": made["skills"] | kit.get("skills", {})}
    return made


def _figures(dice: random.Random) -> Data:
    names = ("dexterity", "constitution", "strength", "size")
    made: Data = {
        "characteristics": {name: dice.choice([dice.randint(6, 18), dice.randint(5, 40)]) for name in names},
        "skills": {name: dice.choice([0, 20, 45, 60, 85, 130]) for name in SKILLS if dice.random() < 0.6},
        "weapons": _weapons(dice),
        "armour": [_armour(dice) for _ in range(dice.choice([0, 1, 2, 4]))],
        **{flag: flag not in ("bandages", "intelligent") for flag in FLAGS if dice.random() < 0.08},
    }
    made["skills"]["weapons"] = dice.choice([25, 45, 60, 80, 110])
    for name, values in (("hexes", (2, 3, 7)), ("control", (0, 2)), ("attacks", (0, 2)), ("defences", (0, 2))):
        if dice.random() < 0.08:
            made[name] = dice.choice(values)
    if dice.random() < 0.15:
        made["damage"] = {dice.choice(["head", "chest", "right-forearm", "left-thigh"]): 1}
        made["hit_points"] = dice.randint(4, 20)
    return made


def _weapons(dice: random.Random) -> list[Any]:
    made: list[Any] = [_weapon(dice, dice.choice(HELD), k) for k in range(dice.choice([0, 1, 2, 2, 3, 4]))]
    if dice.random() < 0.15:
        made.append({"weapon": dice.choice(NATURAL), "skill": 50})
    return made


def _weapon(dice: random.Random, key: str, k: int) -> Any:
    """A weapon with changes, as far as they suit it."""
    made: Data = {"weapon": key, "skill": dice.choice([30, 55, 90, 200]), "quality": dice.choice([5, 30, 60, 95])}
    missile = WEAPONS[key].get("missile")
    if dice.random() < 0.1:
        made["poison"] = dice.choice(CATALOGUE.names("poisons")[:4])
    if WEAPONS[key].get("thrown"):
        made["count"] = dice.randint(1, 6)
    if missile:
        kinds = [name for name in CATALOGUE.names("arrows") if _fits(name) == missile]
        made["arrows"] = [
            {"arrow": dice.choice(kinds), "count": dice.choice([1, 4, 20])} for _ in range(dice.choice(QUIVERS[k]))
        ]
        if made["arrows"] and k == 0:
            made["ready"] = dice.choice(["empty", "loaded", "aimed"])
            made["hand"] = "main"
    return made


def _fits(arrow: str) -> str:
    return str(CATALOGUE.find("arrows", arrow).get("fits", "bow"))


def _armour(dice: random.Random) -> Data:
    key = dice.choice(CATALOGUE.names("armour"))
    made: Data = {"armour": key, "quality": dice.choice([10, 50, 90])}
    if dice.random() < 0.5:
        made["locations"] = dice.sample(LOCATIONS, dice.randint(1, 3))
    return made


def _map(dice: random.Random) -> Data:
    """A map with walls, doors, rough ground and fire, here and there none of them."""
    columns, rows = dice.randint(5, 20), dice.randint(5, 12)

    def some(share: float) -> list[list[int]]:
        hexes = [[column, row] for column in range(columns) for row in range(rows)]
        return [each for each in hexes if dice.random() < share]

    made: Data = {"columns": columns, "rows": rows}
    for name, share in (("off", 0.03), ("rough", 0.1), ("fire", 0.02)):
        if dice.random() < 0.4:
            made[name] = some(share)
    made["fire"] = [each for each in made.get("fire", []) if each not in made.get("off", [])]
    seen: set[frozenset[int]] = set()
    for name, share in (("walls", 0.15), ("doors", 0.05)):
        if dice.random() < 0.4:
            made[name] = [_wall(dice, each, name) for each in some(share)]
            made[name] = [wall for wall in made[name][:20] if _stands(made, wall, name, seen)]
    return made


def _wall(dice: random.Random, place: list[int], name: str) -> Data:
    made: Data = {"at": place, "side": dice.choice(NAMES)}
    return {**made, "open": dice.random() < 0.5} if name == "doors" else made


def _stands(plan: Data, wall: Data, name: str, seen: set[frozenset[int]]) -> bool:
    """Whether a wall or door can stand there, where none stands yet."""
    bare = {key: plan[key] for key in ("columns", "rows", "off") if key in plan}
    try:
        made = GroundPlan.model_validate({**bare, name: [wall]})
    except ValueError:
        return False
    edge = (made.walls or made.doors)[0].edge
    fresh = edge not in seen
    seen.add(edge)
    return fresh


def _place(dice: random.Random, data: Data) -> None:
    """Here and there somebody has a hex of its own."""
    plan = GroundPlan.model_validate(data["map"])
    columns, rows = plan.size
    free = [[c, r] for c in range(columns) for r in range(rows) if place_of((c, r)) not in plan.solid]
    dice.shuffle(free)
    for side in data["sides"]:
        for one in side["combatants"]:
            size = one.get("hexes", (CATALOGUE.find("creatures", one.get("creature", "")) or {}).get("hexes", 1))
            if size == 1 and free and dice.random() < 0.4:
                one["at"] = free.pop()
                one["facing"] = dice.choice(NAMES)
