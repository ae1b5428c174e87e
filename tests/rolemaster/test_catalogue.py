"""The creatures that come with rolemaster: sound figures, and fights between equals that are neither short nor long."""

from __future__ import annotations

import pytest

from affray.core.catalogue import Catalogue
from affray.core.loop import play_out
from affray.core.ruleset import CUT
from affray.core.seeded import SeededReferee
from affray.rulesets.rolemaster import RULESET
from affray.rulesets.rolemaster.chart_sheets import FOLDER
from affray.rulesets.rolemaster.gear import WeaponEntry
from affray.rulesets.rolemaster.sheet import Encounter

CREATURES = Catalogue(FOLDER).names("creatures")
FIGHTS = 24
HARD_ON_THEIR_OWN = {"drake", "golem"}  # scales and stone turn most of what one of the kind can do to another


def one_against_one(creature: str) -> Encounter:
    sides = [{"name": side, "combatants": [{"creature": creature, "name": side}]} for side in "AB"]
    return Encounter.model_validate({"ruleset": "rolemaster", "distance": 3, "sides": sides})


def test_there_are_opponents_of_all_kinds() -> None:
    wanted = {
        "orc",
        "orc-archer",
        "orc-captain",
        "troll",
        "wolf",
        "bear",
        "drake",
        "golem",
        "wraith",
        "knight",
        "archer",
    }
    wanted |= {"assassin", "hobbit-slinger", "giant", "brigand", "peasant", "man-at-arms"}
    assert wanted <= {*CREATURES}


@pytest.mark.parametrize("creature", CREATURES)
def test_figures_agree_with_each_other(creature: str) -> None:
    (being, _) = (member.sheet for member in one_against_one(creature).members())
    assert being.weapons
    for weapon in being.weapons:
        assert weapon.ob is not None
        assert weapon.ranks <= being.categories.get(weapon.category, 0) or weapon.natural
    assert being.subdual <= max(being.ob_of(weapon) for weapon in being.weapons)
    assert (being.size == "normal") <= (being.hexes == 1)
    assert being.height > 200 or being.size == "normal"


@pytest.mark.clause("RM-2.1")
def test_only_the_enchanted_and_the_great_have_damage_reduction() -> None:
    catalogue = Catalogue(FOLDER)
    assert {name for name in CREATURES if catalogue.entry("creatures", name).get("dr")} == {"drake", "golem", "wraith"}


@pytest.mark.parametrize("creature", [name for name in CREATURES if name not in HARD_ON_THEIR_OWN])
def test_equals_fight_some_three_to_twelve_rounds(creature: str) -> None:
    rounds, cut = [], 0
    for number in range(FIGHTS):
        fight = RULESET.setup(one_against_one(creature)).fight
        cut += play_out(RULESET, SeededReferee(RULESET, 7, number, fight), fight)[0] == CUT
        rounds.append(fight.round)
    assert 3 <= sorted(rounds)[FIGHTS // 2] <= 14
    assert cut <= 1


@pytest.mark.clause("RM-8.5")
@pytest.mark.parametrize("name", Catalogue(FOLDER).names("weapons"))
def test_whatever_is_held_for_melee_has_the_bonus_of_a_full_parry_and_no_part_of_the_body(name: str) -> None:
    weapon = WeaponEntry.model_validate(Catalogue(FOLDER).entry("weapons", name))
    assert weapon.full_parry is (weapon.natural is None) or not weapon.melee
