"""Pieces of chance: the cases of a die, or of what is reckoned from several, and which of them are still possible."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from affray.core.unseen import Folded

Cases = range | list[int]  # in ascending order
Values = range | dict[int, int]  # by case: a range where they rise or fall in even steps
LONG = 8  # cases from which on a die is worth a look
Branch = Callable[[Sequence[int]], int]  # of the ways with these weights, the one to go now


class Space:
    """One independent piece of chance: cases with whole weights, and which of them are still possible.

    `weights` is by case, None where all are alike. When a figure is reckoned from this space and another, `folded` is
    the space of the results, and nothing is asked of this one while that stands. When a finer space takes its place,
    `view` says of each case of `finer` which case of this one it is. `figures` counts those that stand on it, `coarser`
    are the spaces whose place it has taken.
    """

    __slots__ = ("branch", "cases", "coarser", "figures", "finer", "folded", "view", "weights")

    def __init__(self, branch: Branch, cases: Cases, weights: Sequence[int] | None = None) -> None:
        """All the cases are possible."""
        self.branch, self.cases, self.weights = branch, cases, weights
        self.folded: Folded | None = None
        self.finer: Space | None = None
        self.view: Sequence[int] = ()
        self.figures = 0
        self.coarser: list[Space] = []

    def alive(self) -> bool:
        """Whether there are figures that can ask, now or by way of the spaces whose place this one has taken."""
        if self.figures:
            return True
        self.coarser = [space for space in self.coarser if space.alive()]
        return bool(self.coarser)

    def weight(self, case: int) -> int:
        """The weight of one case."""
        return 1 if self.weights is None else self.weights[case]

    def weight_of(self, cases: Cases) -> int:
        """The weight of some of the cases together."""
        if self.weights is None:
            return len(cases)
        if isinstance(cases, range):
            return sum(self.weights[cases.start : cases.stop])
        return sum([self.weights[case] for case in cases])

    def weighted(self, values: Values) -> list[tuple[int, int, int]]:
        """The possible cases, each with its value and weight."""
        return [(case, values[case], self.weight(case)) for case in self.cases]

    def split(self, ways: Sequence[Cases]) -> int:
        """Split into these ways, none of them empty: the number of the one taken, whose cases are those left."""
        if len(ways) == 1:
            return 0
        way = self.branch([self.weight_of(cases) for cases in ways])
        taken = ways[way]
        in_a_row = taken[-1] - taken[0] == len(taken) - 1
        self.cases = range(taken[0], taken[-1] + 1) if in_a_row else taken
        return way

    def refine(self, finer: Space, view: Sequence[int]) -> None:
        """Let a finer space take this one's place."""
        self.finer, self.view = finer, view
        finer.coarser.append(self)


def cut(cases: range, values: range, bound: int) -> tuple[range, range]:
    """The cases with a value of at most `bound`, and the others."""
    first, stop = cases.start, cases.stop
    if values.step > 0:
        edge = min(stop, max(first, (bound - values.start) // values.step + 1))
        return range(first, edge), range(edge, stop)
    edge = min(stop, max(first, -((bound - values.start) // -values.step)))
    return range(edge, stop), range(first, edge)


def answer(space: Space, yes: Cases, no: Cases) -> bool:
    """The answer to a question that these cases affirm and those deny."""
    if not no:
        return True
    return bool(yes) and space.split((yes, no)) == 0


def die_of(side: list[tuple[int, int, int]]) -> tuple[int, int, int] | None:
    """The lowest and the highest value and the weight of each, where all in between are there, and weigh the same."""
    (_, first, each), (_, last, _) = side[0], side[-1]
    low, high = min(first, last), max(first, last)
    if high - low != len(side) - 1 or len(side) < LONG:
        return None
    step = 1 if first <= last else -1
    for k, (_, value, weight) in enumerate(side):
        if value != first + step * k or weight != each:
            return None
    return low, high, each
