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
cases that are left are told apart again into the pairs behind them.
"""

from __future__ import annotations

import operator
from collections.abc import Callable, Sequence
from typing import Any

Cases = range | list[int]  # in ascending order
Values = range | dict[int, int]  # by case: a range where they rise or fall in even steps
Branch = Callable[[Sequence[int]], int]  # of the ways with these weights, the one to go now
Operation = Callable[[Any, Any], int]


class Space:
    """One independent piece of chance: cases with whole weights, and which of them are still possible.

    `weights` is by case, None where all are alike. When a figure is reckoned from this space and another, `folded` is
    the space of the results, and nothing is asked of this one while that stands. When a finer space takes its place,
    `view` says of each case of `finer` which case of this one it is.
    """

    __slots__ = ("branch", "cases", "finer", "folded", "view", "weights")

    def __init__(self, branch: Branch, cases: Cases, weights: Sequence[int] | None = None) -> None:
        """All the cases are possible."""
        self.branch, self.cases, self.weights = branch, cases, weights
        self.folded: Folded | None = None
        self.finer: Space | None = None
        self.view: Sequence[int] = ()

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


class Unseen:
    """A whole number that depends on what dice show: a value for each case of a space.

    It stands for an int wherever rules reckon, compare, index and store. What must know the number (`int`, an index, a
    hash) splits its space by value.
    """

    __slots__ = ("space", "values")

    def __init__(self, space: Space, values: Values) -> None:
        """`values` has at least the cases that are still possible."""
        self.space, self.values = space, values

    def follow(self) -> Space:
        """Move to the finest space that has taken the place of this figure's own."""
        while (finer := self.space.finer) is not None:
            view, values = self.space.view, self.values
            self.space, self.values = finer, {case: values[view[case]] for case in finer.cases}
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
            self.space, self.reckoned = space, True
            self.values = {
                case: int((values[case] == bound if equal else values[case] <= bound) != denied) for case in space.cases
            }
        return super().follow()


class Folded(Space):
    """The space of an operation's results on figures of two spaces.

    `left` and `right` list the cases that were possible when it was folded, each with its value and weight; `results`
    are the distinct results in ascending order, one for each case of this space.
    """

    __slots__ = ("left", "left_space", "operation", "results", "right", "right_space", "ways")

    def __init__(self, operation: Operation, left: Unseen, right: Unseen) -> None:
        """The figures must be settled, and stand on two spaces; their spaces are folded into this one."""
        self.operation = operation
        self.left_space, self.right_space = left.space, right.space
        self.left, self.right = weighted(left), weighted(right)
        self.ways: dict[int, int] = {}
        for _, value, weight in self.left:
            for _, other, other_weight in self.right:
                result = operation(value, other)
                self.ways[result] = self.ways.get(result, 0) + weight * other_weight
        self.results = sorted(self.ways)
        super().__init__(left.space.branch, range(len(self.results)), [self.ways[result] for result in self.results])
        left.space.folded = right.space.folded = self

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

    def pairs(self) -> list[list[tuple[int, int, int]]]:
        """By case: the pairs of cases behind it, each with its weight."""
        number = {result: case for case, result in enumerate(self.results)}
        pairs: list[list[tuple[int, int, int]]] = [[] for _ in self.results]
        for x, value, weight in self.left:
            for y, other, other_weight in self.right:
                pairs[number[self.operation(value, other)]].append((x, y, weight * other_weight))
        return pairs

    def unfold(self) -> None:
        """Tell the cases that are still possible apart again into the pairs behind them.

        All weights are products: that of a case of the space that now stands for this one has the case's own as a
        factor.
        """
        own = Unseen(self, range(len(self.results)))
        space, pairs = own.settle(), self.pairs()
        view, lefts, rights, weights = list[int](), list[int](), list[int](), list[int]()
        for case in space.cases:
            number = own.values[case]
            others = space.weight(case) // self.ways[self.results[number]]
            for x, y, weight in pairs[number]:
                view.append(case)
                lefts.append(x)
                rights.append(y)
                weights.append(others * weight)
        finer = Space(space.branch, range(len(weights)), weights)
        space.refine(finer, view)
        self.left_space.refine(finer, lefts)
        self.right_space.refine(finer, rights)


def weighted(figure: Unseen) -> list[tuple[int, int, int]]:
    """The possible cases of a settled figure, each with its value and weight."""
    space, values = figure.space, figure.values
    return [(case, values[case], space.weight(case)) for case in space.cases]


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
