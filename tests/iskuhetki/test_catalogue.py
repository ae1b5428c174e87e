"""The catalogue: sound, complete, with the figures of its sources."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from affray.core.catalogue import Catalogue, slug
from affray.core.documents import Document
from affray.core.wording import validate
from affray.rulesets.iskuhetki.body import hit_points, ordered
from affray.rulesets.iskuhetki.gear import FOLDER, WeaponEntry
from affray.rulesets.iskuhetki.sheet import CatalogueFile, Combatant, Encounter

from tests.written import against_a_knight, check_catalogue_file

FILES = sorted(FOLDER.rglob("*.yaml"))
CATALOGUE = Catalogue(FOLDER)
TABLES = tuple(CatalogueFile.model_fields)
WEAPONS = {
    key: validate(WeaponEntry, Document(CATALOGUE.find("weapons", key)), {"catalogue": CATALOGUE})
    for key in CATALOGUE.names("weapons")
}


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_every_file_is_sound_and_says_where_its_figures_come_from(file: Path) -> None:
    check_catalogue_file(Encounter, TABLES, file, "ORC licence")


def test_all_tables_are_there() -> None:
    assert {table: len(CATALOGUE.names(table)) for table in TABLES} == {
        "weapons": 67,
        "arrows": 8,
        "armour": 36,
        "poisons": 6,
        "bodies": 7,
        "creatures": 27,
        "hit_points": 6,
        "damage_bonus": 7,
        "impact": 12,
        "overpower": 7,
    }


# damage, STR, DEX, kilograms
MELEE = """
hand-axe d6+1 7 9 0.5
battle-axe d8+2 9 9 1
great-axe 2d6+2 11 9 2
light-club d6 7 7 1
heavy-club d8 9 7 2
dagger d4+2 4 4 0.5
knife d3+1 4 4 0.2
flail d6 7 6 2
morning-star-flail d10+1 11 7 2
halberd 3d6 13 9 3
war-hammer d6+2 11 9 2
great-hammer d10+3 9 9 2.5
light-mace d6+2 7 7 1
heavy-mace d8+2 14 9 2.5
lance d8+1 9 8 3.5
pike d10+2 11 7 3.5
short-spear d6+1 7 8 2
long-spear d10+1 11 9 2
rapier d6+1 7 13 1
scimitar d8+1 8 8 1.5
short-sword d6+1 5 5 1
long-sword d8 7 9 1.5
broadsword d8+1 9 7 1.5
bastard-sword d10+1 13 9 2
great-sword 2d8 14 13 3.5
quarterstaff d8 9 9 1.5
trident d6+1 9 7 2
whip d3-1 9 10 0.5
"""
# the die, what the arrow adds to it, range in metres
MISSILES = """
self-bow d6 1 80
long-bow d8 1 90
composite-bow d8 1 120
light-crossbow d6 2 40
medium-crossbow 2d4 2 50
heavy-crossbow 2d6 2 55
sling d8 0 80
javelin d6 0 25
throwing-axe d6 0 20
throwing-knife d4 0 20
rock d2 0 20
"""


@pytest.mark.clause("IH-3.12")
@pytest.mark.parametrize("line", MELEE.strip().splitlines(), ids=lambda line: line.split()[0])
def test_melee_weapons(line: str) -> None:
    key, *figures = line.split()
    weapon = WEAPONS[key]
    assert [weapon.damage, str(weapon.strength), str(weapon.dexterity), f"{weapon.load:g}"] == figures
    assert weapon.missile is None


@pytest.mark.clause("IH-7.1", "IH-7.7")
@pytest.mark.parametrize("line", MISSILES.strip().splitlines(), ids=lambda line: line.split()[0])
def test_missiles(line: str) -> None:
    key, damage, penetration, metres = line.split()
    weapon = WEAPONS[key]
    assert weapon.damage == damage
    assert [arrow.penetration for arrow in weapon.arrows] == ([int(penetration)] if weapon.missile else [])
    assert weapon.bands is not None
    assert weapon.bands[-1] == round(int(metres) / 1.5)  # a hex is 1.5 m


@pytest.mark.clause("IH-2.5")
@pytest.mark.parametrize(
    ("key", "ranges"),
    [
        ("dagger", [0, -10]),
        ("knife", [0, -10]),
        ("long-sword", [-20, 0]),
        ("long-spear", [-40, -10, 0]),
        ("pike", [-60, -30, -10, 0]),
        ("fist", [0]),
        ("heater", [-10, 0]),
    ],
)
def test_modifiers_by_range(key: str, ranges: list[int]) -> None:
    assert WEAPONS[key].ranges == ranges


def test_each_weapon_for_melee_has_a_range_without_a_penalty() -> None:
    for key, weapon in WEAPONS.items():
        assert not weapon.ranges or 0 in weapon.ranges, key


@pytest.mark.clause("IH-6.3")
def test_tags_suit_the_weapons() -> None:
    for key, weapon in WEAPONS.items():
        tags = set(weapon.tags)
        assert ("thrusting" not in tags) or weapon.type == "piercing", key
        assert ("cutting" not in tags) or weapon.type in ("blade", "hack"), key
        assert ("blunt" not in tags) or weapon.type == "blunt", key
        assert ("fire" in tags) == (weapon.type == "fire"), key
    for tag in ("blunt", "precision", "draws", "blinds", "fire", "thrusting", "cutting"):
        assert any(tag in weapon.tags for weapon in WEAPONS.values()), tag


@pytest.mark.clause("IH-19.1", "IH-19.3", "IH-19.4")
def test_shields_bash_with_a_d6() -> None:
    shields = {key: weapon for key, weapon in WEAPONS.items() if weapon.shield}
    assert {key: (weapon.shield, weapon.levels) for key, weapon in shields.items()} == {
        "buckler": ("small", 2),
        "target": ("target", 3),
        "round-shield": ("target", 3),
        "heater": ("target", 4),
        "kite": ("kite", 4),
        "full-shield": ("full", 5),
    }
    assert {(weapon.damage, weapon.type) for weapon in shields.values()} == {("d6", "blunt")}


@pytest.mark.clause("IH-18.1")
def test_armour_goes_from_1_to_6() -> None:
    pieces = {key: CATALOGUE.find("armour", key) for key in CATALOGUE.names("armour")}
    points = {
        kind: {each["points"] for each in pieces.values() if each["material"] == kind} for kind in ("soft", "hard")
    }
    assert points == {"soft": {1, 2}, "hard": {2}}
    assert {each["points"] for each in pieces.values() if each["material"] == "metal"} == {3, 4, 5, 6}


@pytest.mark.clause("IH-12.3")
@pytest.mark.parametrize(
    ("total", "leg", "chest", "arm"),
    [
        *[(1, 1, 2, 1), (3, 1, 2, 1), (4, 2, 3, 2), (12, 4, 5, 3), (13, 5, 6, 4), (16, 6, 8, 5), (21, 7, 9, 6)],
        *[(22, 8, 10, 7), (24, 8, 10, 7), (25, 9, 11, 8), (200, 67, 69, 66)],
    ],
)
def test_hit_points_by_the_table_and_past_its_end(total: int, leg: int, chest: int, arm: int) -> None:
    found = {kind: hit_points(CATALOGUE, kind, total) for kind in CATALOGUE.names("hit_points")}
    assert found == {"leg": leg, "abdomen": leg, "head": leg, "chest": chest, "arm": arm, "limb": arm}


@pytest.mark.clause("IH-3.12")
def test_the_damage_bonus_by_its_rows() -> None:
    assert [(row["up_to"], row["bonus"], row.get("more", 0)) for row in ordered(CATALOGUE, "damage_bonus")] == [
        *[(12, "-d6", 0), (16, "-d4", 0), (24, 0, 0), (32, "d4", 0), (40, "d6", 0), (56, "2d6", 0), (72, "3d6", 16)]
    ]


@pytest.mark.parametrize("table", ["weapons", "arrows", "armour", "poisons", "bodies"])
def test_a_name_of_the_catalogue_leads_to_its_key(table: str) -> None:
    for key in CATALOGUE.names(table):
        assert slug(CATALOGUE.find(table, key)["name"]) == key


@pytest.mark.parametrize("creature", CATALOGUE.names("creatures"))
def test_every_creature_can_fight_a_knight(creature: str) -> None:
    sides = against_a_knight(creature)
    made = Encounter.model_validate({"ruleset": "iskuhetki", "map": {"columns": 12, "rows": 9}, "sides": sides})
    being = made.sides[0].combatants[0]
    assert any(weapon.ranges for weapon in being.arms)
    assert being.skills.weapons > 0
    for weapon in being.weapons:
        assert weapon.strength is None or weapon.strength <= being.characteristics.strength
        assert weapon.dexterity is None or weapon.dexterity <= being.characteristics.dexterity


def armoured(creature: str) -> int:
    """IH-18.1: the PP of chest, abdomen, and the means of arms and legs."""
    being: Any = validate(Combatant, Document({"creature": creature, "name": "X"}))
    points = dict.fromkeys(being.body.names, 0)
    for piece in being.armour:
        for k, name in enumerate(being.body.names):
            points[name] += piece.points * (being.body.covered(piece.locations) >> k & 1)
    total = points["chest"] + points["abdomen"]
    for group in ("right-arm", "left-arm"):
        total += round(sum(points[name] for name in being.body.groups[group]) / 3)
    return total + round(sum(points[name] for name in being.body.groups["legs"]) / 2)


@pytest.mark.clause("IH-18.1")
@pytest.mark.parametrize(
    ("creature", "low", "high"), [("townsman", 6, 13), ("man-at-arms", 14, 24), ("knight", 21, 40)]
)
def test_people_wear_what_suits_them(creature: str, low: int, high: int) -> None:
    assert low <= armoured(creature) <= high
