"""Chances, intervals and distributions."""

from __future__ import annotations

import json
import math
import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from affray.odds import Chance, Spread, chance_text
from affray.odds.compare import Difference


def test_wilsons_interval_is_the_published_one() -> None:
    # R. G. Newcombe, Statistics in Medicine 17 (1998), table I: 81 of 263, 15 of 148, 0 of 20.
    for count, of, low, high in ((81, 263, 0.2553, 0.3662), (15, 148, 0.0624, 0.1605), (0, 20, 0.0, 0.1611)):
        assert Chance(count, of).interval == pytest.approx((low, high), abs=5e-5)


@given(st.integers(1, 10**6).flatmap(lambda of: st.tuples(st.integers(0, of), st.just(of))))
def test_an_interval_holds_the_share_and_lies_between_0_and_1(case: tuple[int, int]) -> None:
    chance = Chance(*case)
    low, high = chance.interval
    assert 0 <= low <= chance.value <= high <= 1
    assert (low == 0) == (chance.count == 0)
    assert (high == 1) == (chance.count == chance.of)


def test_intervals_hold_the_chance_about_19_times_in_20() -> None:
    dice = random.Random(1)
    held = 0
    for _ in range(2000):
        low, high = Chance(sum(dice.random() < 0.1 for _ in range(200)), 200).interval
        held += low <= 0.1 <= high
    assert 0.93 < held / 2000 < 0.97


@pytest.mark.parametrize(
    ("count", "of", "text"),
    [
        (1, 2, "50.0 %"),
        (543, 1000, "54.3 %"),
        (31, 10_000, "0.31 %"),
        (38, 1_000_000, "0.0038 %"),
        (999_950, 1_000_000, "99.9950 %"),
        (0, 100_000, "below 0.0038 %"),
        (0, 10, "below 27.8 %"),
        (100_000, 100_000, "above 99.9962 %"),
    ],
)
def test_a_chance_in_words(count: int, of: int, text: str) -> None:
    assert chance_text(Chance(count, of)) == text


def test_a_chance_never_seen_in_another_language() -> None:
    assert chance_text(Chance(0, 1000), below="alle {}") == "alle 0.38 %"


@given(st.lists(st.integers(-5, 20), min_size=1, max_size=60))
def test_a_spread_is_that_of_its_numbers(numbers: list[int]) -> None:
    spread = Spread({value: numbers.count(value) for value in set(numbers)})
    assert spread.of == len(numbers)
    assert spread.mean == pytest.approx(sum(numbers) / len(numbers))
    for share in (0.05, 0.5, 0.95, 1.0):
        assert spread.quantile(share) == sorted(numbers)[math.ceil(share * len(numbers)) - 1]
    assert json.loads(json.dumps(spread.to_json()))["counts"] == {str(k): v for k, v in sorted(spread.counts.items())}


def test_the_difference_of_pairs() -> None:
    # A. Agresti and Y. Min, Statistics in Medicine 24 (2005): Wald's interval with 1/2 added to each of the four cells.
    difference = Difference(gained=16, lost=5, of=100)
    middle, half = 11 / 102, 1.959964 * math.sqrt(22 - 121 / 102) / 102
    assert difference.value == 0.11
    assert difference.interval == pytest.approx((middle - half, middle + half), abs=1e-6)
    low, high = Difference(0, 0, 50).interval
    assert low < 0 < high
