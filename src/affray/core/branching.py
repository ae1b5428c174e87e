"""The branching referee: every way that the dice can fall, with its exact chance.

It plays a part of a fight again and again. A die is a figure not yet looked at (`unseen`); where a rule asks something
of it, the play goes one way and the others are kept for later plays, until none is left. What comes out at each end is
weighed by the chance of its way, in whole numbers throughout. Choices are made by the ruleset's tactics.
"""

from __future__ import annotations

import contextlib
import functools
import math
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Any, TypeVar, cast

from affray.core.pieces import End, Entry, Together, Visit, leave, together
from affray.core.records import Ints
from affray.core.referee import ALL, NOBODY, only_option
from affray.core.ruleset import Ruleset
from affray.core.seeded import only_amount, only_value
from affray.core.space import Space, Values
from affray.core.spread import Figures, Tally, spread
from affray.core.unseen import Unseen

T = TypeVar("T")
Known = tuple[Together, Fraction]  # the ways of a piece as one, and the chance of those that were cut
Place = tuple[tuple[int, ...], int]  # of a piece on a way: the script so far, and how many came before it
Play = Callable[["BranchingReferee"], Sequence[int]]

MANY = 5000  # cases behind the state in which a piece is called, from which on it isn't put together: memory is finite
RAREST = 10**100  # a way rarer than 1 in this many is taken for dice without end


class Cut(Exception):
    """Raised when no way that is left is likely enough."""


@dataclass(slots=True)
class Way:
    """One way through a part of a fight: those of the script at its questions, and then its own."""

    script: list[int]
    at: int = 0  # of the script
    top: int = 1
    bottom: int = 1  # the chance of what it has gone so far is top / bottom
    pieces: int = 0  # that it has come through
    others: list[list[int]] = field(default_factory=list)  # scripts of ways that branch off


@dataclass
class Walk:
    """All the ways through one thing: the whole, or a piece of it that is put together."""

    top: int
    bottom: int  # the chance of coming to it is top / bottom
    lost: Tally = field(default_factory=Tally)  # of one thing only
    known: dict[Place, Known] = field(default_factory=dict)  # the pieces on the way that it goes now

    def turn(self, script: Sequence[int]) -> None:
        """Forget the pieces that don't lie on the way with this script."""
        self.known = {place: found for place, found in self.known.items() if [*place[0]] == script[: len(place[0])]}


class BranchingReferee:
    """Goes every way at once.

    `cut` is the chance below which a way is left out; dice that roll on without end need one. After `outcomes`, `lost`
    is the chance of all that was left out, and `plays` how often the whole, or a piece of it that is put together
    (`pieces`), was played.
    """

    def __init__(self, ruleset: Ruleset, cut: Fraction | float = 0) -> None:
        """`cut` is from 0 (nothing is left out) to below 1. Raises ValueError for another."""
        if not 0 <= cut < 1:
            raise ValueError(f"a cut of {cut}: it is a chance, from 0 to below 1")
        self.ruleset, self.cut = ruleset, Fraction(cut)
        self.lost = Fraction(0)
        self._begin()

    def outcomes(self, play: Play) -> dict[Figures, Fraction]:
        """How likely each set of figures is that `play(referee)` gives; with `lost` the chances add up to 1.

        `play` must set out from the same state each time (a clone) and give the figures that matter; fewer is faster.
        Raises ValueError when dice without end are rolled without a cut.
        """
        self._begin()
        tally = Tally()
        for end in self._ways(lambda: play(self)):
            for figures, top, bottom in spread(end):
                tally.add(figures, self._way.top * top, self._way.bottom * bottom)
        self.lost = self._walk.lost.total().get((), Fraction(0))
        return tally.total()

    def _begin(self) -> None:
        self.plays, self._known = 0, dict[Any, Known]()
        self._walk, self._way = Walk(1, 1), Way([])

    def _ways(self, run: Callable[[], T]) -> Iterator[T]:
        """What each way comes to that a run can go and that isn't cut; meanwhile `_way` is the way that it went."""
        waiting: list[list[int]] = [[]]
        while waiting:
            self._way = Way(waiting.pop())
            self._walk.turn(self._way.script)
            self.plays += 1
            with contextlib.suppress(Cut):
                yield run()
            waiting.extend(self._way.others)

    def piece(self, rule: Callable[..., Any], fight: Any, args: Sequence[Any]) -> Any:
        """Play a rule whose ways are to be put together (`pieces`): what it returns, an int or nothing.

        `args` are figures, and records and arrays of the fight.
        """
        entry = Entry(fight, args)
        if math.prod(len(space.cases) for space in entry.spaces) > MANY:
            return rule(self, fight, *args)
        state, way = entry.key(), self._way
        known: dict[Any, Known] = self._walk.known if state is None else self._known
        key = (tuple(way.script[: way.at]), way.pieces) if state is None else (rule, state)
        way.pieces += 1
        if key not in known:
            known[key] = self._put_together(rule, entry)
        found, lost = known[key]
        if lost:
            self._lose(lost)
        if not found.weights:
            raise Cut
        return leave(entry, found, self.branch)

    def _put_together(self, rule: Callable[..., Any], entry: Entry) -> Known:
        """The ways of a piece as one, and the chance of those that were cut."""

        def run() -> End:
            visit = Visit(entry, self.branch)
            returned = rule(self, entry.fight, *visit.args())
            return visit.end(returned, self._way.top, self._way.bottom)

        walk, way = self._walk, self._way
        self._walk = inner = Walk(walk.top * way.top, walk.bottom * way.bottom)
        ends = list(self._ways(run))
        self._walk, self._way = walk, way
        return together(entry, ends), inner.lost.total().get((), Fraction(0))

    def _lose(self, lost: Fraction) -> None:
        """Go on with what a piece has left of the way; the first time its cut is counted."""
        way = self._way
        if way.at == len(way.script):
            way.script.append(0)
            self._walk.lost.add((), way.top * lost.numerator, way.bottom * lost.denominator)
        way.at += 1
        way.top *= lost.denominator - lost.numerator
        way.bottom *= lost.denominator

    def branch(self, weights: Sequence[int]) -> int:
        """The way to go now, out of those with these weights; the others are kept for later plays."""
        way = self._way
        bottom = way.bottom * sum(weights)
        if way.at == len(way.script):
            way.script.append(self._likely_enough(weights, bottom))
        taken = way.script[way.at]
        way.at += 1
        way.top *= weights[taken]
        way.bottom = bottom
        return taken

    def _likely_enough(self, weights: Sequence[int], bottom: int) -> int:
        """A way that isn't cut; others that aren't are kept, what is cut is counted. Raises Cut when none is left."""
        chances = [self._way.top * weight for weight in weights]
        if self.cut:
            least, of = self.cut.numerator * bottom * self._walk.bottom, self.cut.denominator * self._walk.top
            ways = [way for way, chance in enumerate(chances) if chance * of >= least]
        else:
            ways = list(range(len(weights)))
            if min(chances) * RAREST < bottom:
                raise ValueError("dice that roll on without end: their exact chances need a cut")
        if len(ways) < len(weights):
            self._walk.lost.add((), sum(chances) - sum(chances[way] for way in ways), bottom)
            if not ways:
                raise Cut
        for way in ways[1:]:
            self._way.others.append([*self._way.script, way])
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
