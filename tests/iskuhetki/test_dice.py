"""IH-3: skill rolls and their grades, opposed rolls."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from affray.rulesets.iskuhetki.codes import Why
from affray.rulesets.iskuhetki.kinds import Grade
from affray.rulesets.iskuhetki.rules.dice import fumble_from, grade_of, opposed, resistance, share, special_limit

ROLLS = range(1, 101)
CHANCES = st.integers(-60, 260)  # modifiers carry a chance far out on both sides
FIGURES = st.integers(-10, 60)  # characteristics, damage


class Loaded:
    """A referee whose die shows what it is told to; keeps parts and what was rolled."""

    def __init__(self, face: int) -> None:
        self.face = face
        self.parts: list[tuple[int, int, int]] = []
        self.rolled: list[tuple[int, int, int]] = []

    def part(self, why: int, who: int, value: int) -> int:
        self.parts.append((why, who, value))
        return value

    def roll(self, sides: int, who: int, why: int) -> int:
        self.rolled.append((sides, who, why))
        return self.face


def graded(chance: int) -> dict[Grade, range]:
    """The rolls of each grade that occurs, which must be without a gap."""
    found: dict[Grade, list[int]] = {}
    for roll in ROLLS:
        found.setdefault(Grade(grade_of(roll, chance)), []).append(roll)
    for rolls in found.values():
        assert rolls == list(range(rolls[0], rolls[-1] + 1))
    return {grade: range(rolls[0], rolls[-1] + 1) for grade, rolls in found.items()}


def wins(face: int, active: int, passive: int) -> bool:
    """Whether the active side wins with this roll."""
    referee: Any = Loaded(face)
    return opposed(referee, 3, Why.PAIN, active, passive)


@pytest.mark.clause("IH-3.1", "IH-3.2", "IH-3.3")
def test_a_skill_of_56_as_the_rules_say_it() -> None:
    assert graded(56) == {
        Grade.CRITICAL: range(1, 4),
        Grade.SPECIAL: range(4, 12),
        Grade.SUCCESS: range(12, 57),
        Grade.FAILURE: range(57, 99),
        Grade.FUMBLE: range(99, 101),
    }


@pytest.mark.clause("IH-3.2")
@pytest.mark.parametrize(
    ("chance", "limit"), [(-20, 1), (0, 1), (1, 1), (7, 1), (8, 2), (12, 2), (13, 3), (56, 11), (100, 20), (143, 29)]
)
def test_the_special_limit_is_a_fifth_to_the_nearest(chance: int, limit: int) -> None:
    assert special_limit(chance) == limit


@pytest.mark.clause("IH-3.3")
@pytest.mark.parametrize(("chance", "limit"), [(1, 1), (29, 1), (30, 2), (50, 3), (56, 3), (69, 3), (70, 4), (150, 8)])
def test_the_critical_limit_is_a_twentieth_halves_up(chance: int, limit: int) -> None:
    assert share(chance, 20) == limit


@pytest.mark.clause("IH-3.3")
@pytest.mark.parametrize(
    ("chance", "first"),
    [
        *[(-30, 96), (1, 96), (10, 96), (11, 97), (30, 97), (31, 98), (50, 98)],
        *[(51, 99), (56, 99), (70, 99), (71, 100), (95, 100), (200, 100)],
    ],
)
def test_a_fumble_is_the_top_twentieth_of_the_failures(chance: int, first: int) -> None:
    assert fumble_from(chance) == first


@pytest.mark.clause("IH-3.1", "IH-3.14")
@pytest.mark.parametrize("chance", [2, 35, 56, 95])
def test_at_the_skill_is_under_it(chance: int) -> None:
    assert grade_of(chance, chance) >= Grade.SUCCESS
    assert grade_of(chance + 1, chance) <= Grade.FAILURE


@pytest.mark.clause("IH-3.3")
@given(CHANCES)
def test_01_always_succeeds_96_to_100_always_fail_100_always_fumbles(chance: int) -> None:
    assert grade_of(1, chance) >= Grade.SUCCESS
    assert all(grade_of(roll, chance) <= Grade.FAILURE for roll in range(96, 101))
    assert grade_of(100, chance) == Grade.FUMBLE


@pytest.mark.clause("IH-3.3")
@pytest.mark.parametrize("chance", [0, -5, -40])
def test_without_a_chance_01_is_a_plain_success(chance: int) -> None:
    assert grade_of(1, chance) == Grade.SUCCESS
    assert grade_of(2, chance) == Grade.FAILURE


@pytest.mark.clause("IH-3.1", "IH-3.2", "IH-3.3")
@given(CHANCES)
def test_how_many_rolls_each_grade_has(chance: int) -> None:
    rolls = graded(chance)
    good = sum(len(rolls.get(grade, ())) for grade in (Grade.SUCCESS, Grade.SPECIAL, Grade.CRITICAL))
    assert good == min(95, max(1, chance))
    assert len(rolls[Grade.FUMBLE]) == share(100 - good, 20)
    if chance > 0:
        assert len(rolls[Grade.CRITICAL]) == min(95, share(chance, 20))
        both = len(rolls[Grade.CRITICAL]) + len(rolls.get(Grade.SPECIAL, ()))
        assert both == min(95, special_limit(chance))


@pytest.mark.clause("IH-3.3")
@given(CHANCES, st.integers(1, 99))
def test_a_lower_roll_is_never_worse(chance: int, roll: int) -> None:
    assert grade_of(roll, chance) >= grade_of(roll + 1, chance)


@pytest.mark.clause("IH-3.3")
@given(CHANCES, st.integers(1, 100))
def test_more_skill_is_never_worse(chance: int, roll: int) -> None:
    assert grade_of(roll, chance + 1) >= grade_of(roll, chance)


@pytest.mark.clause("IH-3.3")
@given(st.integers(-100, 2000), st.sampled_from([5, 20]))
def test_a_share_is_the_nearest_whole_number(value: int, n: int) -> None:
    part = share(value, n)
    assert part >= 1
    if part > 1:
        assert 2 * n * part - n <= 2 * value < 2 * n * part + n  # a half goes up


@pytest.mark.clause("IH-3.13")
@pytest.mark.parametrize(
    ("active", "passive", "chance"), [(12, 4, 90), (10, 10, 50), (10, 11, 45), (18, 3, 99), (3, 20, 1), (12, 14, 40)]
)
def test_resistance(active: int, passive: int, chance: int) -> None:
    assert resistance(active, passive) == chance


@pytest.mark.clause("IH-3.13")
@given(FIGURES, FIGURES)
def test_the_active_side_wins_with_as_many_rolls_as_its_chance_says(active: int, passive: int) -> None:
    chance = resistance(active, passive)
    assert [roll for roll in ROLLS if wins(roll, active, passive)] == list(range(1, chance + 1))
    assert 1 <= chance <= 99


@pytest.mark.clause("IH-3.13")
@given(FIGURES, FIGURES)
def test_of_two_equal_sides_each_has_half_the_chance(active: int, passive: int) -> None:
    assert resistance(active, passive) + resistance(passive, active) == 100


@pytest.mark.clause("IH-3.13")
@pytest.mark.parametrize(
    ("word", "face", "won"), [(-200, 1, True), (-200, 2, False), (200, 99, True), (200, 100, False)]
)
def test_whatever_the_gm_says_01_wins_and_100_does_not(word: int, face: int, won: bool) -> None:
    class Overruled(Loaded):
        def part(self, why: int, who: int, value: int) -> int:
            return word if why == Why.GM else super().part(why, who, value)

    referee: Any = Overruled(face)
    assert opposed(referee, 0, Why.WRESTLE, 10, 10) is won


@pytest.mark.clause("IH-3.13")
def test_an_opposed_roll_is_a_sum_that_ends_with_the_gms_part() -> None:
    referee: Any = Loaded(90)
    assert opposed(referee, 2, Why.PAIN, 12, 4)
    assert referee.parts == [(Why.RESISTANCE, 2, 90), (Why.GM, 2, 0)]
    assert referee.rolled == [(100, 2, Why.PAIN)]
    assert not wins(91, 12, 4)
