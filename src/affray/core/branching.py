"""The branching referee: every way that the dice can fall, with its exact chance.

It plays a piece of a fight again and again. A die is a figure not yet looked at (`unseen`); where a rule asks something
of it, the play goes one way and the others are kept for later plays, until none is left. What comes out at each end is
weighed by the chance of its way, in whole numbers throughout. Choices are made by the ruleset's tactics.
"""

from __future__ import annotations

import functools
import itertools
import math
from collections.abc import Callable, Iterator, Sequence
from fractions import Fraction
from typing import Any, cast

from affray.core.records import Ints
from affray.core.referee import ALL, NOBODY, only_option
from affray.core.ruleset import Ruleset
from affray.core.seeded import only_amount, only_value
from affray.core.space import Space
from affray.core.unseen import Unseen, Values

Figures = tuple[int, ...]
Play = Callable[["BranchingReferee"], Sequence[int]]

RAREST = 10**100  # a way rarer than 1 in this many is taken for dice without end


class Cut(Exception):
    """Raised when no way that is left is likely enough."""


class Tally:
    """Chances added up for each of many things, as fractions `top / bottom` that mostly share their few bottoms."""

    def __init__(self) -> None:
        """Nothing yet."""
        self._tops: dict[Any, dict[int, int]] = {}

    def add(self, thing: Any, top: int, bottom: int) -> None:
        """Let `thing` be more likely by top / bottom."""
        tops = self._tops.setdefault(thing, {})
        tops[bottom] = tops.get(bottom, 0) + top

    def total(self) -> dict[Any, Fraction]:
        """The chance of each."""
        common = math.lcm(*{bottom for tops in self._tops.values() for bottom in tops})
        return {
            thing: Fraction(sum(top * (common // bottom) for bottom, top in tops.items()), common)
            for thing, tops in self._tops.items()
        }


class BranchingReferee:
    """Goes every way at once.

    `cut` is the chance below which a way is left out; dice that roll on without end need one. After `outcomes`, `lost`
    is the chance of all that was left out, and `plays` how often the piece was played.
    """

    def __init__(self, ruleset: Ruleset, cut: Fraction | float = 0) -> None:
        """`cut` is from 0 (nothing is left out) to below 1. Raises ValueError for another."""
        if not 0 <= cut < 1:
            raise ValueError(f"a cut of {cut}: it is a chance, from 0 to below 1")
        self.ruleset, self.cut = ruleset, Fraction(cut)
        self.lost, self.plays = Fraction(0), 0
        self._lost = Tally()  # of one thing only
        self._begin([])

    def outcomes(self, play: Play) -> dict[Figures, Fraction]:
        """How likely each set of figures is that `play(referee)` gives; with `lost` the chances add up to 1.

        `play` must set out from the same state each time (a clone) and give the figures that matter; fewer is faster.
        Raises ValueError when dice without end are rolled without a cut.
        """
        tally, self._lost, self.plays = Tally(), Tally(), 0
        waiting: list[list[int]] = [[]]
        while waiting:
            self._begin(waiting.pop())
            self.plays += 1
            try:
                for figures, top, bottom in spread(play(self)):
                    tally.add(figures, self._top * top, self._bottom * bottom)
            except Cut:
                pass
            waiting.extend(self._others)
        self.lost = self._lost.total().get((), Fraction(0))
        return tally.total()

    def _begin(self, script: list[int]) -> None:
        """Begin a play that goes the ways of the script, and then finds its own."""
        self._script, self._at = script, 0
        self._others: list[list[int]] = []
        self._top, self._bottom = 1, 1

    def branch(self, weights: Sequence[int]) -> int:
        """The way to go now, out of those with these weights; the others are kept for later plays."""
        bottom = self._bottom * sum(weights)
        if self._at == len(self._script):
            self._script.append(self._likely_enough(weights, bottom))
        way = self._script[self._at]
        self._at += 1
        self._top *= weights[way]
        self._bottom = bottom
        return way

    def _likely_enough(self, weights: Sequence[int], bottom: int) -> int:
        """A way that isn't cut; others that aren't are kept, what is cut is counted. Raises Cut when none is left."""
        chances = [self._top * weight for weight in weights]
        if self.cut:
            least, of = self.cut.numerator * bottom, self.cut.denominator
            ways = [way for way, chance in enumerate(chances) if chance * of >= least]
        else:
            ways = list(range(len(weights)))
            if min(chances) * RAREST < bottom:
                raise ValueError("dice that roll on without end: their exact chances need a cut")
        if len(ways) < len(weights):
            self._lost.add((), sum(chances) - sum(chances[way] for way in ways), bottom)
            if not ways:
                raise Cut
        for way in ways[1:]:
            self._others.append([*self._script, way])
        return ways[0]

    def _unseen(self, values: Values, weights: Sequence[int] | None = None) -> int:
        """A new figure with these values by case."""
        return cast(int, Unseen(Space(self.branch, range(len(values)), weights), values))

    def roll(self, sides: int, who: int, why: int) -> int:
        """One die, not yet looked at."""
        return self._unseen(range(1, int(sides) + 1))

    def dice(self, count: int, sides: int, who: int, why: int) -> int:
        """The sum of several dice, not yet looked at."""
        count, sides = int(count), int(sides)
        if count == 0:
            return 0
        return self._unseen(range(count, count * sides + 1), ways_of_sum(count, sides))

    def draw(self, cards: int, who: int, why: int) -> int:
        """One card of a bit set, not yet looked at."""
        cards = int(cards)
        card = only_option(cards)
        if card >= 0:
            return card
        held = [k for k in range(NOBODY + 1) if cards >> k & 1]
        return self._unseen(dict(enumerate(held)))

    def choose(self, fight: object, who: int, decision: int, options: int) -> int:
        """One option, by the tactics."""
        options = int(options)
        option = only_option(options)
        return option if option >= 0 else int(self.ruleset.decide(fight, who, decision, options))

    def considers(self, fight: object, who: int, decision: int) -> int:
        """All: an exchange has few choices."""
        return ALL

    def pick(self, fight: object, who: int, decision: int, values: Ints, count: int) -> int:
        """One of the values, by the tactics."""
        if count <= 1:
            return only_value(values, count)
        return self.ruleset.decide_pick(fight, who, decision, values, count)

    def amount(self, fight: object, who: int, decision: int, low: int, high: int) -> int:
        """A number, by the tactics."""
        if low >= high:
            return only_amount(low, high)
        return self.ruleset.decide_amount(fight, who, decision, low, high)

    def each(self, fight: Any, who: int, ask: Callable[[Any, Any, int], None]) -> None:
        """One after the other."""
        who = int(who)
        for i in range(who.bit_length()):
            if who >> i & 1:
                ask(self, fight, i)

    def part(self, why: int, who: int, value: int) -> int:
        """The value as it is."""
        return value

    def tell(self, event: int, who: int, other: int = -1, a: int = 0, b: int = 0, c: int = 0) -> None:
        """Nobody listens."""


@functools.cache
def ways_of_sum(count: int, sides: int) -> Sequence[int]:
    """In how many ways several dice sum up to count, count + 1, … count * sides."""
    ways = [1]
    for _ in range(count):
        ways = [sum(ways[max(0, k - sides + 1) : k + 1]) for k in range(len(ways) + sides - 1)]
    return ways


def spread(figures: Sequence[int]) -> Iterator[tuple[Figures, int, int]]:
    """What the figures at the end of a play can be: (figures, top, bottom), with the chance of each as top / bottom."""
    unseen = [(k, figure) for k, figure in enumerate(cast("Sequence[object]", figures)) if isinstance(figure, Unseen)]
    row = [0 if isinstance(figure, Unseen) else int(figure) for figure in cast("Sequence[Any]", figures)]
    if not unseen:
        yield tuple(row), 1, 1
        return
    for _, figure in unseen:
        figure.settle()
    together: dict[Space, list[tuple[int, Unseen]]] = {}
    for k, figure in unseen:  # settling one may have unfolded what another stands on
        together.setdefault(figure.settle(), []).append((k, figure))
    tables = [joint_values(space, [figure for _, figure in group]) for space, group in together.items()]
    places = [k for group in together.values() for k, _ in group]
    bottom = math.prod(sum(table.values()) for table in tables)
    for combination in itertools.product(*(table.items() for table in tables)):
        for k, value in zip(places, itertools.chain.from_iterable(values for values, _ in combination), strict=True):
            row[k] = value
        yield tuple(row), math.prod(weight for _, weight in combination), bottom


def joint_values(space: Space, figures: list[Unseen]) -> dict[Figures, int]:
    """The values that figures of one space can have together, and the weight of each."""
    table: dict[Figures, int] = {}
    for case in space.cases:
        values = tuple([figure.values[case] for figure in figures])
        table[values] = table.get(values, 0) + space.weight(case)
    return table
