"""AA-3.23 to AA-3.26, AA-4.8: the data files, as they are tuned, and that equals fight long enough with them."""

from __future__ import annotations

from statistics import median
from typing import Any

import pytest

from affray.core.catalogue import Catalogue
from affray.core.loop import play_out
from affray.core.records import clone
from affray.core.seeded import SeededReferee
from affray.encounters import Encounter
from affray.rulesets.aanvallen import RULESET
from affray.rulesets.aanvallen.gear import Armour, ArmourEntry, falloff, thresholds
from affray.rulesets.aanvallen.kinds import Talent
from affray.rulesets.aanvallen.sheet import CatalogueFile

from tests.aanvallen.table import PLACES, duel, encounter, fighter

CATALOGUE = Catalogue(RULESET.folder / "catalogue")
TRUNK = ("chest", "heart", "stomach", "lower-belly", "loin")
ARMS = ("forearm", "upper-arm", "shoulder")


@pytest.mark.clause("AA-3.23")
@pytest.mark.parametrize(
    ("name", "figures"),
    [
        ("fist", (2, 0, None, -1, 0, 0)),
        ("knife", (2, -1, None, 0, 0, 0.3)),
        ("dagger", (2, 0, 0, 0, 0, 0.5)),
        ("club", (3, 1, 1, -1, 1, 1)),
        ("short-sword", (3, 2, 2, 0, 1, 1)),
        ("sword", (3, 1, 2, 0, 2, 1.3)),
        ("axe", (3, 1, 1, 1, 2, 1.5)),
        ("mace", (3, 0, 1, 2, 2, 1.8)),
        ("war-hammer", (3, 0, 0, 2, 2, 2)),
        ("flail", (3, 2, 0, 1, 1, 2)),
        ("spear", (3, 2, 2, 1, 1, 2)),
        ("staff", (3, 2, 3, -1, 1, 1.5)),
        ("two-handed-sword", (4, 3, 3, 0, 2, 3)),
        ("two-handed-axe", (4, 2, 1, 2, 2, 3)),
        ("halberd", (4, 2, 2, 1, 3, 3)),
    ],
)
def test_melee_weapons(name: str, figures: tuple[float | None, ...]) -> None:
    found = CATALOGUE.entry("weapons", name)
    keys = ("ap", "attack", "parry", "penetration", "wound", "weight")
    assert tuple(found.get(key, None if key == "parry" else 0) for key in keys) == figures
    assert found.get("hands", 1) == (2 if name in ("spear", "staff", "halberd") or name.startswith("two") else 1)
    assert found.get("long", False) == (name in ("spear", "halberd"))


@pytest.mark.clause("AA-3.26")
@pytest.mark.parametrize(
    ("name", "figures", "load"),
    [
        ("throwing-knife", (2, 0, 0, 0, 0, 6, "1"), 0),
        ("thrown-javelin", (3, 1, 1, 1, 1, 12, "1/2"), 0),
        ("sling", (3, 0, -1, 1, 2, 25, "1/3"), 0),
        ("short-bow", (4, 0, 0, 1, 2, 25, "1/2"), 0),
        ("long-bow", (4, 1, 1, 2, 3, 50, "1/3"), 0),
        ("light-crossbow", (3, 2, 1, 2, 1, 40, "1/4"), 4),
        ("heavy-crossbow", (3, 2, 3, 3, 2, 60, "1/5"), 8),
        ("pistol", (2, 1, 2, 2, 0, 20, "1/2"), 0),
        ("rifle", (3, 2, 4, 3, 2, 80, "1/6"), 0),
        ("shotgun", (3, 3, 0, 3, 0, 15, "1"), 0),
    ],
)
def test_missiles(name: str, figures: tuple[float | str, ...], load: int) -> None:
    found = CATALOGUE.entry("weapons", name)
    keys = ("ap", "attack", "penetration", "wound", "minimum", "maximum", "falloff")
    assert tuple(found.get(key, 0) for key in keys) == figures
    assert found.get("load", 0) == load
    assert found["missile"]
    assert found.get("thrown", False) == name.startswith("throw")


@pytest.mark.clause("AA-3.4")
def test_falloffs_are_fractions() -> None:
    assert [falloff(written) for written in ("0", "1", "1/2", "2/3")] == [(0, 1), (1, 1), (1, 2), (2, 3)]


@pytest.mark.clause("AA-3.24")
def test_shields() -> None:
    found = {name: CATALOGUE.entry("shields", name) for name in CATALOGUE.names("shields")}
    assert {name: (row["block"], row["weight"]) for name, row in found.items()} == {
        "buckler": (2, 1), "round-shield": (3, 3), "kite-shield": (4, 5), "tower-shield": (5, 8), "riot-shield": (4, 4),
    }  # fmt: skip
    assert [name for name, row in found.items() if not row.get("charge", True)] == ["tower-shield"]
    assert {name: row["grenades"] for name, row in found.items() if "grenades" in row} == {"riot-shield": 1}


ARMOUR: dict[str, tuple[dict[str, int], float]] = {
    "quilted-coat": ({**dict.fromkeys(TRUNK + ARMS, 1)}, 3),
    "leather-coat": ({**dict.fromkeys((*TRUNK, *ARMS, "thigh", "knee"), 1)}, 5),
    "mail-shirt": (dict.fromkeys((*TRUNK, "shoulder", "upper-arm"), 2), 10),
    "long-mail": ({**dict.fromkeys(("neck", *TRUNK, *ARMS, "thigh"), 2), "skull": 1, "knee": 1}, 16),
    "breastplate": ({"chest": 4, "heart": 4, "stomach": 3, "loin": 2}, 8),
    "full-plate": (
        {
            "chest": 4,
            "heart": 4,
            **dict.fromkeys(("stomach", *ARMS, "thigh", "shin"), 3),
            **dict.fromkeys(("neck", "lower-belly", "loin", "hand", "knee", "foot"), 2),
        },
        25,
    ),
    "open-helmet": ({"skull": 3}, 1.5),
    "closed-helmet": ({"skull": 3, "face": 3, "neck": 1}, 3),
    "ballistic-vest": ({"chest": 3, "heart": 3, "stomach": 3, "loin": 2}, 4),
}


@pytest.mark.clause("AA-3.25")
@pytest.mark.parametrize("name", list(ARMOUR))
def test_armour_by_place(name: str) -> None:
    found = ArmourEntry.model_validate(CATALOGUE.entry("armour", name))
    assert (found.places, found.weight) == ARMOUR[name]
    assert found.senses == (-2 if name == "closed-helmet" else 0)
    assert set(CATALOGUE.names("armour")) == set(ARMOUR)


@pytest.mark.clause("AA-3.25")
def test_the_best_piece_at_a_place_counts_and_a_closed_helmet_takes_off_senses() -> None:
    pieces = [Armour.model_validate({"armour": name}) for name in ("mail-shirt", "breastplate", "closed-helmet")]
    found = dict(zip(PLACES, thresholds(pieces, PLACES), strict=True))
    assert (found["chest"], found["shoulder"], found["neck"], found["foot"]) == (4, 2, 1, 0)
    table = duel(ben=fighter("Ben", armour=["closed-helmet"], load=10))
    assert table.talent("Ben", Talent.ZI) == 8


@pytest.mark.clause("AA-4.8")
@pytest.mark.parametrize(
    ("name", "figures"),
    [
        ("fragment-grenade", {"weight": 0.5, "radius": 2, "rank": 8, "falloff": "2"}),
        ("fire-bottle", {"weight": 1, "radius": 1, "rank": 6, "burns": 3}),
        ("smoke-grenade", {"weight": 0.5, "radius": 2, "smoke": 5}),
        ("stun-grenade", {"weight": 0.4, "radius": 2, "stun": 4}),
        ("shaped-charge", {"weight": 0.8, "rank": 14, "penetration": 4}),
        ("flame-thrower", {"weight": 15, "line": 6, "rank": 8, "falloff": "1/2", "burns": 3}),
    ],
)
def test_grenades(name: str, figures: dict[str, Any]) -> None:
    found = dict(CATALOGUE.entry("grenades", name))
    del found["name"]
    assert found == figures


def test_all_files_are_what_a_groups_own_may_be() -> None:
    tables = (
        "weapons",
        "shields",
        "armour",
        "grenades",
        "creatures",
        "attacks",
        "defences",
        "places",
        "criticals",
        "costs",
    )
    data = {table: {name: CATALOGUE.find(table, name) for name in CATALOGUE.names(table)} for table in tables}
    made = CatalogueFile.model_validate(data, context={"catalogue": CATALOGUE})
    assert set(CatalogueFile.model_fields) == set(tables)
    assert len(made.creatures) >= 12


@pytest.mark.parametrize("name", CATALOGUE.names("creatures"))
def test_each_creature_fights(name: str) -> None:
    made = RULESET.setup(encounter({"creature": name, "name": "One"}, {"creature": name, "name": "Other"})).fight
    winner, rounds, *_ = play_out(RULESET, SeededReferee(RULESET, 1, 1, made), made)
    assert winner in (0, 1)
    assert rounds < 100


@pytest.mark.clause("AA-3.23", "AA-3.25")
@pytest.mark.parametrize(
    ("weapon", "shield", "armour"),
    [
        ("sword", "round-shield", ["mail-shirt", "open-helmet"]),
        ("axe", "kite-shield", ["mail-shirt"]),
        ("two-handed-axe", None, ["mail-shirt", "open-helmet"]),
        ("spear", None, ["quilted-coat"]),
        ("club", None, []),
    ],
)
def test_equals_fight_for_5_to_15_rounds(weapon: str, shield: str | None, armour: list[str]) -> None:
    ranks = {"fighting": 5, "action": 5, "survival": 5, "load": 20}
    people = [
        fighter(name, weapon, armour=armour, at=[column, 4], **ranks, **({"shield": shield} if shield else {}))
        for name, column in (("Ana", 4), ("Ben", 5))
    ]
    start = RULESET.setup(encounter(*people)).fight
    rounds = []
    for number in range(80):
        fight = clone(start)
        rounds.append(play_out(RULESET, SeededReferee(RULESET, 1, number, fight), fight)[1])
    assert 5 <= median(rounds) <= 15


@pytest.mark.clause("AA-3.6", "AA-3.13", "AA-3.15")
def test_a_group_puts_in_its_own_in_the_same_form() -> None:
    own = {
        "weapons": {"rake": {"name": "rake", "ap": 2, "attack": 4}},
        "attacks": {"shove": {"name": "shove", "melee": True, "ap": 1, "difficulty": -2}},
        "defences": {"cower": {"name": "cower", "missiles": True, "less": -3, "ap": 1}},
        "places": {"foot": {"dice": 18, "threshold": 7, "talent": "BE", "part": "leg"}},
        "criticals": {"dazed": {"up_to": 5, "ap": 3}},
        "costs": {"stand-up": 2},
    }
    made = Encounter.model_validate(
        {
            "ruleset": "aanvallen",
            "catalogue": [own],
            "sides": [
                {"name": "A", "combatants": [fighter("Ana", "rake")]},
                {"name": "B", "combatants": [fighter("Ben")]},
            ],
        }
    )
    setup = RULESET.setup(made)
    book = setup.fight.book
    assert book.weapons[0].attack == 4
    assert "shove" in setup.roster.things["attacks"]
    assert "cower" in setup.roster.things["defences"]
    assert (book.places[15].threshold, book.places[15].talent) == (7, Talent.BE)
    assert [book.criticals[k].up_to for k in range(book.critical_count)] == [5, 6, 9, 12, 999]
    assert book.costs.stand_up == 2
