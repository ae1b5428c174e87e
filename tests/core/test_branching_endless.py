"""The branching referee on dice that roll on without end: what is cut, and what is told of it."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import icepool
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from affray.core.branching import BranchingReferee, ways_of_sum
from affray.core.referee import Referee

from tests.core.every_way import chances, exact, of_die
from tests.toy import TOY

HALF = Fraction(1, 2)


def stress(referee: Referee, botch_dice: int = 1) -> int:
    """A stress die: 1 rolls again and doubles, 10 may be a botch, which comes as minus its number of zeros."""
    face = referee.roll(10, 0, 1)
    if face == 10:
        return -sum(referee.roll(10, 0, 2) == 10 for _ in range(botch_dice))
    factor = 1
    while face == 1:
        factor *= 2
        face = referee.roll(10, 0, 1)
    return factor * face


def icepool_stress(depth: int, botch_dice: int = 1) -> Any:
    """The same by icepool, with at most `depth` dice after a first 1; what lies beyond comes as -1000."""
    doubled = icepool.Die([-1000])
    for _ in range(depth):
        doubled = icepool.Die([*range(2, 11), 2 * doubled]).map(lambda x: max(x, -1000))
    zeros = botch_dice @ icepool.Die([-1, *([0] * 9)])
    return icepool.Die([2 * doubled, *range(2, 10), zeros]).map(lambda x: max(x, -1000))


@pytest.mark.parametrize("botch_dice", [0, 1, 3])
def test_a_stress_die_as_icepool_reckons_it(botch_dice: int) -> None:
    found = chances(lambda r: stress(r, botch_dice), cut=Fraction(1, 10**7))
    oracle = of_die(icepool_stress(6, botch_dice))
    lost = oracle.pop(-1000)
    assert lost == Fraction(1, 10**7)
    assert found == oracle


def margin_of_stress(referee: Referee) -> int:
    attack = 5 + stress(referee)
    defence = 3 + stress(referee)
    return -(-(attack - defence) // 5) if attack > defence else 0


def test_the_margin_of_two_stress_dice_as_icepool_reckons_it() -> None:
    referee = BranchingReferee(TOY, 1e-9)
    found = referee.outcomes(lambda r: [margin_of_stress(r)])
    assert sum(found.values()) + referee.lost == 1
    assert 0 < referee.lost < 1e-7
    die = icepool_stress(12)
    oracle = of_die((die + 5 - (die + 3)).map(lambda margin: max(0, -(-margin // 5))))
    for margin in range(12):
        assert 0 <= oracle[margin] - found[(margin,)] < referee.lost + Fraction(1, 10**11)


@pytest.mark.parametrize("cut", [0.2, Fraction(1, 50), 1e-3, 1e-6])
def test_what_is_cut_is_told_exactly(cut: Fraction | float) -> None:
    found, referee = exact(TOY, lambda r: [stress(r)], cut)
    fine, finer = exact(TOY, lambda r: [stress(r)], 1e-12)
    assert 0 < finer.lost < referee.lost
    for figures, chance in fine.items():
        assert 0 <= chance - found.get(figures, 0) <= referee.lost
    assert all(chance >= cut / 10 for chance in found.values())


def test_a_way_as_likely_as_the_cut_is_kept() -> None:
    def play(referee: Referee) -> bool:
        return bool(referee.roll(10, 0, 1) == 1)

    assert chances(play, Fraction(1, 10)) == {0: Fraction(9, 10), 1: Fraction(1, 10)}
    assert chances(play, Fraction(1, 9)) == {0: Fraction(9, 10)}


def test_a_cut_below_every_way_loses_all() -> None:
    outcomes, referee = exact(TOY, lambda r: [sum(range(r.roll(6, 0, 1)))], 0.2)
    assert outcomes == {}
    assert referee.lost == 1


def test_dice_without_end_need_a_cut() -> None:
    with pytest.raises(ValueError, match="need a cut"):
        BranchingReferee(TOY).outcomes(lambda r: [stress(r)])


@pytest.mark.parametrize("cut", [-0.1, 1, 2.5])
def test_a_cut_is_a_chance(cut: float) -> None:
    with pytest.raises(ValueError, match="from 0 to below 1"):
        BranchingReferee(TOY, cut)


def test_a_referee_can_be_used_again() -> None:
    referee = BranchingReferee(TOY, 0.05)
    first = referee.outcomes(lambda r: [stress(r)])
    lost, count = referee.lost, referee.plays
    assert referee.outcomes(lambda r: [bool(r.roll(2, 0, 1) == 1)]) == {(0,): HALF, (1,): HALF}
    assert referee.lost == 0
    assert referee.plays == 2
    assert (referee.outcomes(lambda r: [stress(r)]), referee.lost, referee.plays) == (first, lost, count)


@settings(max_examples=50)
@given(st.integers(1, 6), st.integers(1, 8))
def test_the_ways_of_a_sum_as_icepool_counts_them(count: int, sides: int) -> None:
    assert list(ways_of_sum(count, sides)) == list((count @ icepool.d(sides)).quantities())
