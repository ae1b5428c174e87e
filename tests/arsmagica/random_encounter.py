"""Random encounters of `arsmagica`, over all that sheets can say; the same for the same seed."""

from __future__ import annotations

import random
from typing import Any

from affray.core.catalogue import Catalogue
from affray.core.encounter import Encounter
from affray.core.ruleset import ruleset
from affray.rulesets.arsmagica.gear import FOLDER

CATALOGUE = Catalogue(FOLDER)
TEMPERS = ("bold", "careful", "coward", "mindless")
ABILITIES = ("brawl", "single_weapon", "weapon_and_shield", "great_weapon", "thrown_weapon", "bow")
MAGIC = ("concentration", "finesse", "parma_magica")
ARTS = ("creo", "muto", "perdo", "rego", "auram", "corporem", "herbam", "ignem", "mentem", "terram")
NOT_IN_FIGHTS = {"xp_factor", "encumbrance"}


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
        "ruleset": "arsmagica",
        "options": _options(dice),
        "round_limit": dice.choice([1, 4, 12, 30, 30]),
        "distance": dice.choice([0, 1, 1, 1, 5, 12, 30, 90]),
        "sides": written,
    }
    if sides > 2 and dice.random() < 0.5:
        data["distances"] = [{"between": ["Side 0", "Side 2"], "paces": dice.choice([0, 8, 25])}]
    return Encounter.model_validate(data)


def _side(dice: random.Random, k: int, count: int) -> dict[str, Any]:
    combatants = [_combatant(dice, f"Side {k} no {n}") for n in range(count)]
    if count > 1 and dice.random() < 0.4:
        combatants[-1]["guards"] = combatants[0]["name"]
    if dice.random() < 0.3:
        combatants[0]["joins"] = dice.randint(2, 4)
    return {"name": f"Side {k}", "combatants": combatants}


def _combatant(dice: random.Random, name: str) -> dict[str, Any]:
    made: dict[str, Any] = {"name": name, "tactics": dice.choice(TEMPERS)}
    if dice.random() < 0.4:
        made["creature"] = dice.choice(names("creatures"))
        made["characteristics"] = {"quickness": dice.randint(-3, 5)}
    else:
        made |= _being(dice)
    if dice.random() < 0.15:
        made["wounds"] = 1
    return made


def _being(dice: random.Random) -> dict[str, Any]:
    made: dict[str, Any] = {
        "characteristics": {
            name: dice.randint(-3, 5)
            for name in ("quickness", "dexterity", "strength", "stamina")
            if dice.random() < 0.8
        }
        | {"size": dice.choice([0, 0, 0, -2, -1, 1, 3])},
        "abilities": {name: dice.randint(0, 8) for name in (*ABILITIES, *MAGIC) if dice.random() < 0.6},
        "weapons": [dice.choice(names("weapons")) for _ in range(dice.randint(0, 4))],
    }
    if made["weapons"] and dice.random() < 0.2:
        made["weapons"][0] = {"weapon": made["weapons"][0], "shots": dice.randint(0, 3)}
    if dice.random() < 0.4:
        made["shield"] = dice.choice(names("shields"))
    if dice.random() < 0.6:
        made["armour"] = {"armour": dice.choice(names("armour")), "cover": "partial"}
    if dice.random() < 0.15:
        made["fatigue"] = dice.randint(1, 3)
    if dice.random() < 0.35:
        made["arts"] = {name: dice.randint(0, 20) for name in ARTS}
        made["spells"] = dice.sample(names("spells"), dice.randint(1, 6))
    return made


def _options(dice: random.Random) -> dict[str, Any]:
    """Every other house rule of half of the encounters, at random."""
    if dice.random() < 0.5:
        return {}
    fields = ruleset("arsmagica").encounter().model_fields["options"].annotation.model_fields  # type: ignore[union-attr]
    made: dict[str, Any] = {}
    for name, field in fields.items():
        if dice.random() < 0.5:
            continue
        if field.annotation is bool:
            made[name] = dice.random() < 0.5
        elif name == "encumbrance":
            made[name] = dice.choice(["burden", "loads"])
        else:
            low = next(limit.ge for limit in field.metadata if hasattr(limit, "ge"))
            high = next(limit.le for limit in field.metadata if hasattr(limit, "le"))
            made[name] = dice.randint(low, min(high, low + 30))
    return made
