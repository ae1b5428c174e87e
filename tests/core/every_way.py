"""Exact chances: by the branching referee, and by brute force, which plays each way that the dice can fall."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from fractions import Fraction
from typing import Any

from affray.core.branching import BranchingReferee
from affray.core.ruleset import Ruleset
from affray.core.seeded import SeededReferee

from tests.toy import TOY

Play = Callable[[Any], Sequence[int]]
Chances = dict[tuple[int, ...], Fraction]


class ScriptedReferee(SeededReferee):
    """Takes its faces from a script, and after its end the lowest face each time."""

    def __init__(self, ruleset: Ruleset, script: Sequence[tuple[int, int]]) -> None:
        super().__init__(ruleset, 0, 0)
        self.script, self.rolled = script, list[tuple[int, int]]()

    def _die(self, sides: int) -> int:
        at = len(self.rolled)
        face = self.script[at][0] if at < len(self.script) else 1
        self.rolled.append((face, sides))
        return face


def next_script(rolled: list[tuple[int, int]]) -> list[tuple[int, int]]:
    """The last face raised that can be; empty after the last script."""
    while rolled and rolled[-1][0] == rolled[-1][1]:
        rolled.pop()
    if rolled:
        face, sides = rolled.pop()
        rolled.append((face + 1, sides))
    return rolled


def every_way(ruleset: Ruleset, play: Play) -> Chances:
    """How likely each set of figures is, found by playing each way that the dice can fall."""
    chances: Chances = {}
    script: list[tuple[int, int]] = []
    while True:
        referee = ScriptedReferee(ruleset, script)
        figures = tuple(int(figure) for figure in play(referee))
        chance = Fraction(1)
        for _, sides in referee.rolled:
            chance /= sides
        chances[figures] = chances.get(figures, Fraction(0)) + chance
        script = next_script(referee.rolled)
        if not script:
            return chances


def exact(ruleset: Ruleset, play: Play, cut: Fraction | float = 0) -> tuple[Chances, BranchingReferee]:
    """The outcomes by the branching referee, which add up to 1, and that referee."""
    referee = BranchingReferee(ruleset, cut)
    outcomes = referee.outcomes(play)
    assert sum(outcomes.values()) + referee.lost == 1
    assert all(chance > 0 for chance in outcomes.values())
    assert all(type(figure) is int for figures in outcomes for figure in figures)
    return outcomes, referee


def plays(play: Play) -> int:
    """How many plays the branching referee takes for the toy ruleset; brute force must come to the same chances."""
    outcomes, referee = exact(TOY, play)
    assert outcomes == every_way(TOY, play)
    return referee.plays


def chances(play: Callable[[Any], int], cut: Fraction | float = 0) -> dict[int, Fraction]:
    """The chances of the single figure that a play gives."""
    outcomes, _ = exact(TOY, lambda referee: [play(referee)], cut)
    return {figure: chance for (figure,), chance in outcomes.items()}


def of_die(die: Any) -> dict[int, Fraction]:
    """The chances of an icepool die."""
    return {outcome: Fraction(quantity, die.denominator()) for outcome, quantity in die.items()}
