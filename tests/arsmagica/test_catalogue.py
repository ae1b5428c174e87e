"""The catalogue: sound, complete, with the figures of its sources."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from affray.core.catalogue import Catalogue, slug
from affray.core.documents import Document
from affray.core.wording import validate
from affray.rulesets.arsmagica.gear import FOLDER
from affray.rulesets.arsmagica.sheet import Combatant, Encounter

from tests.written import against_a_knight, check_catalogue_file

FILES = sorted(FOLDER.rglob("*.yaml"))
CATALOGUE = Catalogue(FOLDER)
EXAMPLES = Path(__file__).parents[2] / "examples/arsmagica"
TABLES = ("weapons", "shields", "armour", "spells", "levels", "creatures", "concentration")


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_every_file_is_sound_and_says_where_its_figures_come_from(file: Path) -> None:
    check_catalogue_file(Encounter, TABLES, file, "Atlas Games")


def test_all_tables_are_there() -> None:
    assert {table: len(CATALOGUE.names(table)) for table in TABLES} == {
        "weapons": 35,
        "shields": 3,
        "armour": 6,
        "spells": 14,
        "levels": 7,
        "creatures": 16,
        "concentration": 8,
    }


# ability, initiative, attack, defence, damage, Strength, load
MELEE = """
fist brawl 0 0 0 0 - 0
kick brawl -1 0 -1 3 - 0
gauntlet brawl 0 0 1 2 -3 0
bludgeon brawl 0 2 0 2 -2 1
dagger brawl 0 2 0 3 -3 0
knife brawl 0 1 0 2 -6 0
axe single_weapon 1 4 0 6 0 1
club single_weapon 1 2 1 3 -2 1
hatchet single_weapon 0 3 0 4 -2 1
lance single_weapon 2 4 0 5 0 2
mace single_weapon 1 3 0 8 0 2
mace-and-chain single_weapon 2 3 0 7 0 2
short-spear single_weapon 2 2 0 5 -1 1
short-sword single_weapon 1 3 1 5 -1 1
long-sword single_weapon 2 4 1 6 0 1
cudgel great_weapon 1 4 1 7 1 2
farm-implement great_weapon 1 3 1 5 0 2
flail great_weapon 1 3 1 8 0 2
pole-arm great_weapon 3 4 1 8 0 2
pole-axe great_weapon 1 5 0 11 1 2
long-spear great_weapon 3 3 1 7 0 3
great-sword great_weapon 2 5 2 9 1 2
staff great_weapon 2 3 3 2 -1 2
war-hammer great_weapon 0 6 0 12 2 3
"""
# the same, and range before Strength
MISSILES = """
throwing-axe thrown_weapon 0 2 0 6 5 0 1
javelin thrown_weapon 0 2 0 5 10 0 1
throwing-knife thrown_weapon 0 1 0 2 5 -2 0
sling thrown_weapon -3 1 0 4 20 -3 0
stone thrown_weapon 0 1 0 2 5 -1 1
short-bow bow -1 3 0 6 15 -1 2
long-bow bow -2 4 0 8 30 2 2
"""


@pytest.mark.clause("AM-2.2")
@pytest.mark.parametrize("line", MELEE.strip().splitlines(), ids=lambda line: line.split()[0])
def test_melee_weapons(line: str) -> None:
    key, ability, *figures = line.split()
    weapon = arm(key)
    shown = (weapon.initiative, weapon.attack, weapon.defence, weapon.damage, weapon.strength, round(weapon.load))
    assert weapon.ability == ability
    assert ["-" if figure is None else str(figure) for figure in shown] == figures
    assert (weapon.range, weapon.shots) == (0, None)
    assert weapon.hands == (2 if ability == "great_weapon" else 1)


@pytest.mark.clause("AM-4.7")
@pytest.mark.parametrize("line", MISSILES.strip().splitlines(), ids=lambda line: line.split()[0])
def test_missiles(line: str) -> None:
    key, ability, *figures = line.split()
    weapon = arm(key)
    shown = (weapon.initiative, weapon.attack, weapon.defence, weapon.damage, weapon.range, weapon.strength)
    assert weapon.ability == ability
    assert [*map(str, shown), str(round(weapon.load))] == figures
    assert (weapon.hands, weapon.loading) == (2 if ability == "bow" else 1, 0)


@pytest.mark.clause("AM-4.7")
def test_a_crossbow_is_loaded_for_a_turn() -> None:
    crossbow = arm("crossbow")
    assert (crossbow.ability, crossbow.loading, crossbow.hands) == ("bow", 1, 2)


def arm(key: str) -> Any:
    """A weapon of the catalogue."""
    return validate(Combatant, Document({"name": "X", "weapons": [key]})).weapons[0]


@pytest.mark.clause("AM-2.2")
@pytest.mark.parametrize(
    ("shield", "defence", "load"), [("buckler", 1, 1), ("round-shield", 2, 2), ("heater-shield", 3, 2)]
)
def test_shields(shield: str, defence: int, load: int) -> None:
    held = validate(Combatant, Document({"name": "X", "shield": shield})).shield
    assert held is not None
    assert (held.defence, held.load) == (defence, load)


@pytest.mark.clause("AM-2.2")
@pytest.mark.parametrize(
    ("armour", "partial", "full"),
    [
        ("quilted", (1, 2), None),
        ("heavy-leather", (2, 3), None),
        ("metal-reinforced-leather", (2, 2), (4, 4)),
        ("leather-scale", (3, 3), (5, 5)),
        ("metal-scale", (4, 4), (7, 7)),
        ("chain", (6, 4), (9, 6)),
    ],
)
def test_armour(armour: str, partial: tuple[int, int], full: tuple[int, int] | None) -> None:
    entry = CATALOGUE.find("armour", armour)
    covers = {
        cover: (entry[cover]["protection"], entry[cover]["load"]) for cover in ("partial", "full") if cover in entry
    }
    assert covers == {"partial": partial, **({"full": full} if full else {})}


@pytest.mark.clause("AM-6.1")
def test_ease_factors_of_concentration() -> None:
    found = {key: CATALOGUE.find("concentration", key) for key in CATALOGUE.names("concentration")}
    assert found == {
        "attacked": 9,
        "wounded": 15,
        "walking": 3,
        "running": 9,
        "dodging": 12,
        "jostled": 9,
        "sudden-noise": 9,
        "knocked-down": 12,
    }


@pytest.mark.parametrize("table", ["weapons", "spells"])
def test_a_name_of_the_catalogue_leads_to_its_key(table: str) -> None:
    for key in CATALOGUE.names(table):
        assert slug(CATALOGUE.find(table, key)["name"]) == key


@pytest.mark.parametrize("creature", CATALOGUE.names("creatures"))
def test_every_creature_can_fight_a_knight(creature: str) -> None:
    sides = against_a_knight(creature)
    made = Encounter.model_validate({"ruleset": "arsmagica", "sides": sides})
    being = made.sides[0].combatants[0]
    assert being.weapons
    assert being.score(being.weapons[0].ability, 1) > 0
    for weapon in being.weapons:
        assert weapon.strength is None or weapon.strength <= being.characteristics.strength
    for (
        spell
    ) in being.spells:  # known spells are within reach: with a middling roll at the price of a fatigue level at most
        art = getattr(being.arts, spell.technique) + getattr(being.arts, spell.form)
        assert art + being.characteristics.stamina + 6 >= spell.level - 10


def test_spells_of_every_effect_are_ready() -> None:
    effects = [CATALOGUE.find("spells", key)["effect"] for key in CATALOGUE.names("spells")]
    assert {effect: effects.count(effect) >= 3 for effect in ("harm", "ward", "hinder", "aid")} == dict.fromkeys(
        ("harm", "ward", "hinder", "aid"), True
    )
