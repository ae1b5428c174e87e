"""What figures that are gone no longer tell apart: the chances stay the same, and fewer cases are kept."""

from __future__ import annotations

import itertools
import random
from collections.abc import Sequence
from typing import Any

import pytest

from affray.core.branching import BranchingReferee
from affray.core.space import Space
from affray.core.unseen import Unseen

from tests.core.every_way import every_way, exact
from tests.toy import TOY

DICE = (2, 4, 9, 12)


def plan(dice: random.Random) -> list[int]:
    """What a random play does: sides, factors, which dice are forgotten."""
    return [dice.choice(DICE), dice.choice(DICE), dice.choice((9, 12)), dice.randint(-1, 3), dice.randint(-3, 9)]


def play(choices: Sequence[int], kept: Sequence[bool], referee: Any) -> list[int]:
    """Two dice make a sum; a third is compared with what hangs on it, once or twice; then some are forgotten."""
    one, other, sides, factor, plus = choices
    first, second = referee.roll(one, 0, 1), referee.roll(other, 0, 2)
    total = first + second - 1
    chance = total * factor + plus
    last = referee.roll(sides, 0, 3)
    happens = [1 if last <= chance else 0, 1 if total > one else 0]
    if not kept[0]:
        first = 0
    if not kept[1]:
        last = 0
    happens.append(1 if second + total >= 6 else 0)
    if not kept[2]:
        second = total = 0
    again = referee.roll(9, 0, 4)
    happens.append(1 if again >= chance else 0)
    return [*happens, first, second, total, last, again if kept[0] else 0]


@pytest.mark.parametrize("kept", list(itertools.product([False, True], repeat=3)))
def test_what_is_forgotten_changes_no_chance(kept: tuple[bool, ...]) -> None:
    dice = random.Random(7)
    for _ in range(6):
        choices = plan(dice)
        wanted = every_way(TOY, lambda referee, c=choices: play(c, kept, referee))  # type: ignore[misc]
        found, _ = exact(TOY, lambda referee, c=choices: play(c, kept, referee))  # type: ignore[misc]
        assert found == wanted, choices


def cases_left(keep: bool) -> int:
    """How many cases stand behind a die after another one was compared with it, which is kept or forgotten."""
    referee = BranchingReferee(TOY)
    spaces: list[Space] = []

    def compared(referee: Any) -> list[int]:
        points, roll = referee.roll(8, 0, 1), referee.roll(100, 0, 2)
        happens = 1 if roll <= points * 5 else 0
        left = roll if keep else 0
        del roll
        assert isinstance(points, Unseen)
        spaces.append(points.settle())
        return [happens, points + 0 * left]

    referee.outcomes(compared)
    return max(len(space.cases) for space in spaces)


def test_a_roll_that_nobody_can_ask_for_is_not_told_apart() -> None:
    assert cases_left(keep=False) == 8
    assert cases_left(keep=True) > 100
