"""Figures not yet looked at: what a rule reckons with while it doesn't ask what the dice show.

A die is a `Space` of cases and an `Unseen` figure on it. Reckoning with the figure makes other figures on the same
space. Only a question (a truth value, an index, a loop) splits the space into weighted ways, and one is taken:

    face = roll(10); face + 3; -face // 2       no question: nothing splits
    if face == 1:                               two ways: one case of ten, and the other nine
    if attack > defence:                        two ways, though two dice stand behind it
    table[face]                                 a way for each value
    count += face == 10                         no question: a comparison that nobody acts on is a figure too, 0 or 1
    record.field = face                         no question: what is still unseen at the end is spread out there

A figure reckoned from two spaces gets a space of its own, folded: its cases are the distinct results, so the sum of
two d10 has 19 cases, not 100. Where a rule later asks for one of the dice after all, the folded space is unfolded: its
cases that are left are told apart again into the pairs behind them; but for what nobody can ask any more, because no
figure of it is left (a roll that a rule has done with). Each space counts its figures for that.
"""

from __future__ import annotations

import itertools
import operator
from collections.abc import Callable
from typing import Any

from affray.core.space import Space, Values, answer, cut, die_of

Behind = dict[int, list[tuple[int, int]]]  # by result: cases, each with a weight
Operation = Callable[[Any, Any], int]


class Unseen:
    """A whole number that depends on what dice show: a value for each case of a space.

    It stands for an int wherever rules reckon, compare, index and store. What must know the number (`int`, an index, a
    hash) splits its space by value.
    """

    __slots__ = ("space", "values")

    def __init__(self, space: Space, values: Values) -> None:
        """`values` has at least the cases that are still possible."""
        self.space, self.values = space, values
        space.figures += 1

    def __del__(self) -> None:
        self.space.figures -= 1

    def move(self, space: Space) -> None:
        """Stand on another space from now on."""
        self.space.figures -= 1
        space.figures += 1
        self.space = space

    def follow(self) -> Space:
        """Move to the finest space that has taken the place of this figure's own."""
        while (finer := self.space.finer) is not None:
            view, values = self.space.view, self.values
            self.move(finer)
            self.values = {case: values[view[case]] for case in finer.cases}
        return self.space

    def settle(self) -> Space:
        """The space that can now be asked about this figure; where its own was folded, it is unfolded."""
        while (folded := self.follow().folded) is not None:
            folded.unfold()
        return self.space

    def possible(self) -> list[int]:
        """The values that are still possible, case by case."""
        space = self.settle()
        return [self.values[case] for case in space.cases]

    def at_most(self, bound: int) -> bool:
        """Ask whether it is at most `bound`."""
        space, values = self.settle(), self.values
        cases = space.cases
        if isinstance(values, range) and isinstance(cases, range):
            return answer(space, *cut(cases, values, bound))
        return answer(space, [k for k in cases if values[k] <= bound], [k for k in cases if values[k] > bound])

    def equals(self, value: int) -> bool:
        """Ask whether it is `value`."""
        space, values = self.settle(), self.values
        cases = space.cases
        return answer(space, [k for k in cases if values[k] == value], [k for k in cases if values[k] != value])

    def look(self) -> int:
        """Ask what it is: a way for each value."""
        space, values = self.settle(), self.values
        ways: dict[int, list[int]] = {}
        for case in space.cases:
            ways.setdefault(values[case], []).append(case)
        return list(ways)[space.split(list(ways.values()))]

    def __index__(self) -> int:
        return self.look()

    def __int__(self) -> int:
        return self.look()

    def __hash__(self) -> int:
        return hash(self.look())

    def __bool__(self) -> bool:
        return not self.equals(0)

    def __repr__(self) -> str:
        return f"<unseen, one of {sorted(set(self.possible()))}>"

    def __eq__(self, other: object) -> Any:
        if isinstance(other, Unseen):
            return self - other == 0
        return Claim(self, other, equal=True) if isinstance(other, int) else NotImplemented

    def __ne__(self, other: object) -> Any:
        if isinstance(other, Unseen):
            return self - other != 0
        return Claim(self, other, equal=True, denied=True) if isinstance(other, int) else NotImplemented

    def __le__(self, other: Any) -> Any:
        return self - other <= 0 if isinstance(other, Unseen) else Claim(self, other)

    def __lt__(self, other: Any) -> Any:
        return other - self > 0 if isinstance(other, Unseen) else Claim(self, other - 1)

    def __gt__(self, other: Any) -> Any:
        return self - other > 0 if isinstance(other, Unseen) else Claim(self, other, denied=True)

    def __ge__(self, other: Any) -> Any:
        return other - self <= 0 if isinstance(other, Unseen) else Claim(self, other - 1, denied=True)

    def __add__(self, other: Any) -> Any:
        self.follow()
        values = self.values
        if isinstance(values, range) and isinstance(other, int):
            return Unseen(self.space, range(values.start + other, values.stop + other, values.step))
        return apply(operator.add, self, other)

    def __mul__(self, other: Any) -> Any:
        self.follow()
        values = self.values
        if isinstance(values, range) and isinstance(other, int) and other:
            return Unseen(self.space, range(values.start * other, values.stop * other, values.step * other))
        return apply(operator.mul, self, other)

    def __sub__(self, other: Any) -> Any:
        return apply(operator.sub, self, other) if isinstance(other, Unseen) else self + -other

    def __rsub__(self, other: Any) -> Any:
        return self * -1 + other

    def __neg__(self) -> Any:
        return self * -1

    def __invert__(self) -> Any:
        return -1 - self

    def __pos__(self) -> Any:
        return self

    def __abs__(self) -> Any:
        return apply(lambda value, _: abs(value), self, 0)

    def bit_count(self) -> Any:
        """How many bits are set."""
        return apply(lambda value, _: value.bit_count(), self, 0)

    def __floordiv__(self, other: Any) -> Any:
        return apply(operator.floordiv, self, other)

    def __rfloordiv__(self, other: Any) -> Any:
        return apply(operator.floordiv, other, self)

    def __mod__(self, other: Any) -> Any:
        return apply(operator.mod, self, other)

    def __rmod__(self, other: Any) -> Any:
        return apply(operator.mod, other, self)

    def __lshift__(self, other: Any) -> Any:
        return apply(operator.lshift, self, other)

    def __rlshift__(self, other: Any) -> Any:
        return apply(operator.lshift, other, self)

    def __rshift__(self, other: Any) -> Any:
        return apply(operator.rshift, self, other)

    def __rrshift__(self, other: Any) -> Any:
        return apply(operator.rshift, other, self)

    def __and__(self, other: Any) -> Any:
        return apply(operator.and_, self, other)

    def __or__(self, other: Any) -> Any:
        return apply(operator.or_, self, other)

    def __xor__(self, other: Any) -> Any:
        return apply(operator.xor, self, other)

    __radd__, __rmul__, __rand__, __ror__, __rxor__ = __add__, __mul__, __and__, __or__, __xor__


class Claim(Unseen):
    """That a figure is at most a bound, or `equal` to it; or, `denied`, that it isn't: 1 for true, 0 for false.

    Only a rule that wants its truth, as `if` does, asks. Its values are reckoned when one reckons with it.
    """

    __slots__ = ("bound", "denied", "equal", "figure", "reckoned")

    def __init__(self, figure: Unseen, bound: int, equal: bool = False, denied: bool = False) -> None:
        """About this figure."""
        super().__init__(figure.space, range(0))
        self.figure, self.bound, self.equal, self.denied = figure, bound, equal, denied
        self.reckoned = False

    def __bool__(self) -> bool:
        return (self.figure.equals(self.bound) if self.equal else self.figure.at_most(self.bound)) != self.denied

    def follow(self) -> Space:
        """The same as for any figure."""
        if not self.reckoned:
            bound, denied, equal = self.bound, self.denied, self.equal
            space, values = self.figure.follow(), self.figure.values
            self.move(space)
            self.reckoned = True
            self.values = {
                case: int((values[case] == bound if equal else values[case] <= bound) != denied) for case in space.cases
            }
        return super().follow()


class Folded(Space):
    """The space of an operation's results on figures of two spaces.

    `left` and `right` list the cases that were possible when it was folded, each with its value and weight; `results`
    are the distinct results in ascending order, one for each case of this space.
    """

    __slots__ = ("left", "left_space", "operation", "results", "right", "right_space", "unfolded", "ways")

    def __init__(self, operation: Operation, left: Unseen, right: Unseen) -> None:
        """The figures must be settled, and stand on two spaces; their spaces are folded into this one."""
        self.operation, self.unfolded = operation, False
        self.left_space, self.right_space = left.space, right.space
        self.left, self.right = left.space.weighted(left.values), right.space.weighted(right.values)
        self.ways = self._runs() or self._pairs()
        self.results = sorted(self.ways)
        super().__init__(left.space.branch, range(len(self.results)), [self.ways[result] for result in self.results])
        left.space.folded = right.space.folded = self

    def _pairs(self) -> dict[int, int]:
        """The weight of each result."""
        ways: dict[int, int] = {}
        for _, value, weight in self.left:
            for _, other, other_weight in self.right:
                result = self.operation(value, other)
                ways[result] = ways.get(result, 0) + weight * other_weight
        return ways

    def _runs(self) -> dict[int, int]:
        """The same where one side is a single die that is added or taken off: each case of the other gives a run."""
        steps: dict[int, int] = {}
        for first, last, weight in self.runs():
            steps[first] = steps.get(first, 0) + weight
            steps[last + 1] = steps.get(last + 1, 0) - weight
        ways: dict[int, int] = {}
        weight, edges = 0, sorted(steps)
        for edge, end in itertools.pairwise(edges):
            weight += steps[edge]
            if weight:
                ways.update(dict.fromkeys(range(edge, end), weight))
        return ways

    def runs(self) -> list[tuple[int, int, int]]:
        """By case of the side that is no die: the first and the last result, the weight of each in between; or none."""
        if self.operation is not operator.sub:
            return []
        if die := die_of(self.right):
            low, high, each = die
            return [(value - high, value - low, weight * each) for _, value, weight in self.left]
        if die := die_of(self.left):
            low, high, each = die
            return [(low - value, high - value, weight * each) for _, value, weight in self.right]
        return []

    def alive(self) -> bool:
        """Also by those whose figures can only ask when this is unfolded."""
        return super().alive() or (not self.unfolded and (self.left_space.alive() or self.right_space.alive()))

    def figure(self) -> Unseen:
        """The result."""
        results = self.results
        in_a_row = results[-1] - results[0] == len(results) - 1
        return Unseen(self, range(results[0], results[-1] + 1) if in_a_row else dict(enumerate(results)))

    def shift(self, operation: Operation, left: Unseen, right: Unseen) -> int | None:
        """By how much the results of this operation differ from those here, if all by the same; else None.

        So that what a rule reckons twice (a comparison of two totals, then their difference) is folded once.
        """
        if operation is not self.operation or left.space is not self.left_space or right.space is not self.right_space:
            return None
        lefts = {left.values[case] - value for case, value, _ in self.left}
        rights = {right.values[case] - value for case, value, _ in self.right}
        if len(lefts) > 1 or len(rights) > 1:
            return None
        if operation is operator.add:
            return lefts.pop() + rights.pop()
        if operation is operator.sub:
            return lefts.pop() - rights.pop()
        return 0 if lefts == rights == {0} else None

    def unfold(self) -> None:
        """Tell the cases that are still possible apart again into the pairs behind them.

        All weights are products: that of a case of the space that now stands for this one has the case's own as a
        factor. What nobody can ask any more stays together.
        """
        space, behind = self._left_over()
        own, left, right = space.alive(), self.left_space.alive(), self.right_space.alive()
        if not own:
            behind = {result: [(0, sum([others for _, others in cases]))] for result, cases in behind.items()}
        on_left = die_of(self.right) is not None
        if own or (right if on_left else left) or not (runs := self.runs()):
            found = self._told_apart(behind, left, right)
        else:
            found = self._in_runs(behind, runs, on_left)
        finer = Space(space.branch, range(len(found)), list(found.values()))
        for k, (coarse, needed) in enumerate(((space, own), (self.left_space, left), (self.right_space, right))):
            coarse.refine(finer, [key[k] for key in found] if needed else ())

    def _told_apart(self, behind: Behind, left: bool, right: bool) -> dict[tuple[int, int, int], int]:
        """The weight of each that is to be told apart: cases of the space of results, of the left and the right one."""
        found: dict[tuple[int, int, int], int] = {}
        for x, value, weight in self.left:
            first = x if left else 0
            for y, other, other_weight in self.right:
                for case, others in behind.get(self.operation(value, other), ()):
                    key = (case, first, y if right else 0)
                    found[key] = found.get(key, 0) + others * weight * other_weight
        return found

    def _in_runs(
        self, behind: Behind, runs: list[tuple[int, int, int]], on_left: bool
    ) -> dict[tuple[int, int, int], int]:
        """The same where nobody asks for the die of runs, nor for the results, any more."""
        lowest = min(first for first, _, _ in runs)
        span = range(lowest, max(last for _, last, _ in runs) + 1)
        upto = [0, *itertools.accumulate(behind[result][0][1] if result in behind else 0 for result in span)]
        found: dict[tuple[int, int, int], int] = {}
        for (case, _, _), (first, last, weight) in zip(self.left if on_left else self.right, runs, strict=True):
            if others := upto[last + 1 - lowest] - upto[first - lowest]:
                found[(0, case, 0) if on_left else (0, 0, case)] = others * weight
        return found

    def _left_over(self) -> tuple[Space, Behind]:
        """The space that now stands for this one; by result its cases, each with the weight that is not this one's."""
        own = Unseen(self, range(len(self.results)))
        space = own.settle()
        self.unfolded = True
        behind: Behind = {}
        for case in space.cases:
            result = self.results[own.values[case]]
            behind.setdefault(result, []).append((case, space.weight(case) // self.ways[result]))
        return space, behind


def apply(operation: Operation, left: Any, right: Any) -> Any:
    """An operation on one or two unseen figures: an unseen figure, or an int where only one result is possible."""
    if not isinstance(right, Unseen):
        space, values = left.settle(), left.values
        results = {case: operation(values[case], right) for case in space.cases}
    elif not isinstance(left, Unseen):
        space, values = right.settle(), right.values
        results = {case: operation(left, values[case]) for case in space.cases}
    else:
        return combine(operation, left, right)
    return Unseen(space, results) if len(results) > 1 else results[space.cases[0]]


def combine(operation: Operation, left: Unseen, right: Unseen) -> Any:
    """An operation on two unseen figures: on the space of both, or folded."""
    folded = left.follow().folded
    if folded is not None and folded is right.follow().folded:
        shift = folded.shift(operation, left, right)
        if shift is not None:
            return folded.figure() + shift
    left.settle()
    space = right.settle()
    if left.settle() is not space:  # again: settling the right one may have unfolded what the left one stands on
        return Folded(operation, left, right).figure()
    results = {case: operation(left.values[case], right.values[case]) for case in space.cases}
    return Unseen(space, results) if len(results) > 1 else results[space.cases[0]]
