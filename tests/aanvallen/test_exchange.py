"""One exchange, exactly: against a reckoning of the clauses die by die."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from fractions import Fraction
from itertools import product
from math import floor
from typing import Any

import pytest

import affray
from affray.rulesets.aanvallen import RULESET

from tests.aanvallen.table import BLADE, PLACES, encounter, fighter

THREE_DICE = Counter(sum(dice) for dice in product(range(1, 7), repeat=3))
LEGS, ARMS = PLACES[12:], PLACES[3:7]
HIGH = {"skull", "upper-arm", "shoulder", "chest", "loin", "thigh"}
HEALTH = {"neck", "chest", "heart"}
Outcome = tuple[int, ...]


@dataclass(frozen=True)
class Blow:
    """One attack on somebody with talents of 10 and a two-handed weapon, by its sums."""

    attack: int  # before luck
    defence: int
    penetration: int = 0
    wound: int = 0
    survival: int = 0
    ap_left: int = 0

    def outcome(self, luck: int, dice: int, test: int) -> Outcome:
        """AA-1.5, AA-3.15 to AA-3.20 once more; in the order of RULESET.outcome."""
        place = PLACES[dice - 3]
        points = self.attack - self.defence - luck
        threshold = max(1, (4 if place in HIGH else 3) - self.penetration)
        result = floor(Fraction(points, threshold) + Fraction(1, 2)) if points >= 0 else -1
        if result < 0:
            return (0,) * 8 + (self.ap_left, 0, 0)
        if result == 0:
            return (0, 1) + (0,) * 6 + (self.ap_left, 0, 0)
        lost = result + self.wound
        health = 10 - (lost if place in HEALTH else 0)
        will = 10 - (lost if place in ("stomach", "lower-belly") else 0)
        failed = -(health + self.survival - test - 3 * result - lost)
        less = 2 if 1 <= failed <= 3 or 7 <= failed <= 9 else 0
        part = 4 <= failed <= 9
        bleeding = int(failed >= 10)
        down = part and place in LEGS
        dropped = int(part and place in ARMS)
        if part and place not in LEGS and place not in ARMS:
            lost += 1
            health -= place in HEALTH
            will -= place in ("stomach", "lower-belly")
        dead = health < -10 or will < -10
        out = failed >= 13 or health < 0 or will < 0
        if 10 - (lost if place in (*LEGS, "loin") else 0) < 0:
            down = True
        return (lost, 0, less, bleeding, int(down or out), dropped, int(out), int(dead), self.ap_left, 0, 0)

    def chances(self) -> dict[Outcome, Fraction]:
        """All of them."""
        found: Counter[Outcome] = Counter()
        for luck, (dice, ways), test in product(range(1, 21), THREE_DICE.items(), range(1, 21)):
            found[self.outcome(luck, dice, test)] += ways
        return {outcome: Fraction(ways, 20 * 216 * 20) for outcome, ways in found.items()}


def made(ana: dict[str, Any], ben: dict[str, Any], **options: Any) -> dict[Outcome, Fraction]:
    """Ana's plain blow at Ben: a mindless one doesn't hurry so as to have AP left."""
    people = {"at": [4, 4], "facing": "e", "tactics": "mindless", **ana}, {"at": [5, 4], "facing": "w", **ben}
    found = affray.exchange(encounter(*people, options=options), "Ana", "Ben")
    assert found.lost == 0
    assert found.names == tuple(RULESET.outcome)
    return dict(found.outcomes)


TWO_HANDED = {**BLADE, "hands": 2}


@pytest.mark.clause("AA-3.1", "AA-3.15", "AA-3.17", "AA-3.18", "AA-3.20")
@pytest.mark.parametrize(
    ("attack", "penetration", "wound", "survival"), [(3, 0, 0, 0), (5, 2, 2, 5), (0, -1, 1, 3), (1, 3, 0, 8)]
)
def test_an_undefended_blow_die_by_die(attack: int, penetration: int, wound: int, survival: int) -> None:
    weapon = {**BLADE, "attack": attack, "penetration": penetration, "wound": wound}
    ana = fighter("Ana", weapon, fighting=2)
    ben = fighter("Ben", TWO_HANDED, survival=survival, surprised=True)
    wanted = Blow(12 + attack, 0, penetration, wound, survival).chances()
    blunders = made(ana, ben)
    if penetration < 3:  # else a miss may be a blunder
        assert blunders == wanted
    assert sum(blunders.values()) == 1


@pytest.mark.clause("AA-3.7", "AA-3.13", "AA-3.17")
def test_a_parried_blow_die_by_die() -> None:
    ana = fighter("Ana", {**BLADE, "wound": 1}, fighting=6)
    ben = fighter("Ben", {**TWO_HANDED, "parry": 1}, fighting=4, survival=4, concentration=0)
    assert made(ana, ben) == Blow(16, 5, 0, 1, 4).chances()


@pytest.mark.clause("AA-1.6")
def test_a_blunder_is_in_it_too() -> None:
    weapon = {**BLADE, "penetration": 9}
    found = made(fighter("Ana", weapon, BE=5), fighter("Ben", surprised=True, survival=40))
    fallen = sum(chance for outcome, chance in found.items() if outcome[-2])
    assert fallen == Fraction(20 - 5 - 5, 20) * Fraction(2, 6)
    dropped = sum(chance for outcome, chance in found.items() if outcome[-1])
    assert dropped == fallen


@pytest.mark.clause("AA-3.14")
def test_cards_are_as_likely_as_faces_as_long_as_none_is_drawn() -> None:
    ana, ben = fighter("Ana", fighting=2), fighter("Ben", TWO_HANDED, surprised=True)
    by_die, by_card = (made(ana, ben, chance=chance) for chance in ("d20", "cards"))
    misses = [sum(chance for outcome, chance in found.items() if outcome[:2] == (0, 0)) for found in (by_die, by_card)]
    assert misses[0] == misses[1] == Fraction(8, 20)
    assert by_die != by_card, "the survival test doesn't draw the card that the attack has drawn"
