"""One attack, exactly: the chances add up to 1, and are those of many fights."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

import affray
from affray.core.records import clone
from affray.core.seeded import SeededReferee
from affray.rulesets.rolemaster import RULESET, view

from tests.rolemaster.table import blade, bow, encounter, fighter

SHIPPED = {"weapon": "broadsword", "ob": 80}
CASES: dict[str, tuple[dict[str, Any], dict[str, Any]]] = {
    "plain": (fighter("Ana", blade(60)), fighter("Ben", quickness=3)),
    "a shot": (fighter("Ana", bow(40)), fighter("Ben")),
    "broadsword": (fighter("Ana", SHIPPED), fighter("Ben", armour="full-chain")),
    "large": (fighter("Ana", SHIPPED), fighter("Ben", size="large", hits=300)),
    "from 10 less": (fighter("Ana", blade(-10)), fighter("Ben", db=60)),
}


@pytest.mark.clause("RM-1.1")
@pytest.mark.parametrize("name", CASES)
def test_chances_add_up_to_1_with_nothing_lost(name: str) -> None:
    found = affray.exchange(encounter(*CASES[name]), "Ana", "Ben", cut=0)
    assert sum(found.outcomes.values()) == 1
    assert found.lost == 0


def test_a_blow_that_can_only_bruise() -> None:
    """OB 0 against DB 0: 02 and less fumble, from 50 to 95 it hits; 96 and more always does, most with a critical."""
    found = affray.exchange(encounter(fighter("Ana", blade(0)), fighter("Ben")), "Ana", "Ben", cut=0)
    lost = found.of("defender_lost")
    assert lost[0] == Fraction(47 + 2, 100)
    # 96 and 1 to 3, 97 and 1 or 2, 98 and 1 are below 100
    assert lost[10] == Fraction(46, 100) + Fraction(3 + 2 + 1, 10_000)


@pytest.mark.parametrize("name", CASES)
def test_many_fights_come_to_the_same(name: str) -> None:
    made = encounter(*CASES[name])
    found = affray.exchange(made, "Ana", "Ben", cut=0)
    start = RULESET.setup(made).fight
    number = 4000
    total = 0
    for k in range(number):
        fight = clone(start)
        RULESET.exchange(SeededReferee(RULESET, 3, k, fight), fight, 0, 1)
        total += view.result(start, fight, 0, 1)[0]
    squares = sum(float(chance) * value**2 for value, chance in found.of("defender_lost").items())
    mean = float(found.mean("defender_lost"))
    assert abs(total / number - mean) < 4.5 * ((squares - mean**2) / number) ** 0.5


@pytest.mark.clause("RM-8.4")
def test_a_shield_for_one_is_there_for_the_one_who_attacks() -> None:
    sides = fighter("Ana", blade(0)), fighter("Ben", shield="normal")
    both = [encounter(*sides, options={"shield_against": option}) for option in ("all", "one")]
    one, other = (affray.exchange(made, "Ana", "Ben", cut=0).of("defender_lost") for made in both)
    assert one == other
