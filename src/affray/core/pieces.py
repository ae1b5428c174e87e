"""Pieces of a play that the exact odds put together: what is walked once is not walked again by all that follows.

A play that falls into a wound and then a roll to follow it through has as many ways as the two multiplied. But a rule
that a ruleset names as a piece is walked by itself, from the state in which it was called, and all its ends are made
one state: a figure that came out differently is a figure not yet looked at, on one space whose cases are the distinct
ends. What follows goes one way for all of them, until it asks what tells them apart. So ways add up.

Called again in the same state, a piece isn't walked again. Nothing is lost by this: the chances stay exact.
"""

from __future__ import annotations

import functools
import itertools
import math
import operator
from collections.abc import Callable, Iterator, Mapping, Sequence
from types import FunctionType
from typing import Any, NamedTuple, cast

from affray.core.kept import kept, parts, put_back
from affray.core.records import RULES
from affray.core.space import Branch, Space
from affray.core.spread import Row, Tally, spread
from affray.core.unseen import Unseen

Rule = Callable[..., Any]
Column = int | dict[int, int]  # a figure: one value, or one for each case
RETURNED = -1  # the place of what a piece returns


class End(NamedTuple):
    """One way of a piece, gone to its end, with the chance of this way as top / bottom."""

    returns: bool  # anything at all
    places: list[int]  # of the figures that it has changed
    touched: list[int]  # the spaces from outside that were asked, or on which something stands that it has changed
    rows: list[Row]  # what those figures and the cases of those spaces come to
    top: int
    bottom: int


class Together(NamedTuple):
    """All ways of a piece as one state."""

    returns: bool
    columns: Mapping[int, Column]  # by place
    weights: Sequence[int]  # by case
    views: Mapping[int, Sequence[int]]  # by number of a space from outside: of each case, which case of that one it is


class Entry:
    """The state in which a piece is called: a fight, and what is given besides."""

    def __init__(self, fight: Any, args: Sequence[Any]) -> None:
        """The fight's figures stay as they are, but what isn't looked at is unfolded."""
        self.fight, self.args = fight, args
        self.own = kept(fight)
        self.values = [*self.own, *args]
        self.roots: dict[int, int] = {}  # of each figure not looked at, by place: the number of its space
        self.spaces: list[Space] = []
        if any(issubclass(kind, Unseen) for kind in set(map(type, self.values))):
            self._find_spaces()

    def _find_spaces(self) -> None:
        unseen = {place: value for place, value in enumerate(self.values) if isinstance(value, Unseen)}
        for value in unseen.values():
            value.settle()
        stands = {place: value.settle() for place, value in unseen.items()}  # what one stood on may be unfolded by now
        self.spaces = list(dict.fromkeys(stands.values()))
        self.roots = {place: self.spaces.index(space) for place, space in stands.items()}

    def key(self) -> Any:
        """What tells this state from others; None where something in it isn't looked at yet."""
        if self.spaces:
            return None
        inside = {id(part): k for k, part in enumerate(parts(self.fight))}
        return (*self.own, *(arg if isinstance(arg, int) else ("part", inside[id(arg)]) for arg in self.args))

    def put(self, values: list[Any]) -> None:
        """Set the figures of the fight."""
        put_back(self.fight, values)


class Visit:
    """One way of a piece, played on copies of the spaces that come from outside."""

    def __init__(self, entry: Entry, branch: Branch) -> None:
        """The fight's figures are as they were at the entry."""
        self.entry = entry
        self.spaces = [Space(branch, space.cases, space.weights) for space in entry.spaces]
        self.given = entry.values[:]
        for place, root in entry.roots.items():
            self.given[place] = Unseen(self.spaces[root], entry.values[place].values)
        self.cases = [Unseen(space, range(space.cases[-1] + 1)) for space in self.spaces]
        entry.put(self.given)

    def args(self) -> list[Any]:
        """What the rule is given besides the fight."""
        return self.given[len(self.entry.own) :]

    def end(self, returned: Any, top: int, bottom: int) -> End:
        """What has come of it, with the chance of this way."""
        after = kept(self.entry.fight)
        places = [k for k in others(after, self.given) if differ(after[k], self.given[k])]
        figures = [0 if returned is None else returned, *(after[place] for place in places)]
        for figure in figures:
            if isinstance(figure, Unseen):
                figure.settle()
        stands = {figure.settle() for figure in figures if isinstance(figure, Unseen)}
        touched = [k for k, space in enumerate(self.spaces) if space in stands or self._asked(k)]
        rows = list(spread([*figures, *(cast(int, self.cases[k]) for k in touched)]))
        return End(returned is not None, [RETURNED, *places], touched, rows, top, bottom)

    def _asked(self, k: int) -> bool:
        """Whether anything was asked of a space, or reckoned from it and another."""
        space = self.spaces[k]
        cases = len(self.entry.spaces[k].cases)
        return space.folded is not None or space.finer is not None or len(space.cases) != cases


def others(values: Sequence[Any], given: Sequence[Any]) -> Iterator[int]:
    """The places at which another object stands: of thousands of figures a rule changes a few."""
    return itertools.compress(itertools.count(), map(operator.is_not, values, given))


def differ(value: Any, other: Any) -> bool:
    """Whether two figures that aren't the same object may differ."""
    return isinstance(value, Unseen) or isinstance(other, Unseen) or bool(value != other)


def together(entry: Entry, ends: Sequence[End]) -> Together:
    """All the ends as one state: the cases of its space are the distinct ones."""
    places = sorted({place for end in ends for place in end.places})
    behind = {entry.roots[place] for place in places if place in entry.roots}
    touched = sorted(behind.union(*(end.touched for end in ends)))
    tally = Tally()
    for end in ends:
        for figures, top, bottom in whole(entry, end, places, touched):
            tally.add(figures, end.top * top, end.bottom * bottom)
    weights, _ = tally.weights()
    columns = list(zip(*weights, strict=True)) or [() for _ in (*places, *touched)]
    return Together(
        any(end.returns for end in ends),
        {place: column_of(values) for place, values in zip(places, columns[: len(places)], strict=True)},
        list(weights.values()),
        dict(zip(touched, columns[len(places) :], strict=True)),
    )


def whole(entry: Entry, end: End, places: Sequence[int], touched: Sequence[int]) -> Iterator[Row]:
    """The rows of one end, with all that other ends have changed or asked."""
    if end.places == places and end.touched == touched:
        yield from end.rows
        return
    lacking = [k for k in touched if k not in end.touched]
    spaces = [entry.spaces[k] for k in lacking]
    bottom_of_cases = math.prod(space.weight_of(space.cases) for space in spaces)
    for figures, top, bottom in end.rows:
        known = dict(zip(end.places, figures, strict=False))
        found = dict(zip(end.touched, figures[len(end.places) :], strict=True))
        for cases in itertools.product(*(space.cases for space in spaces)):
            found.update(zip(lacking, cases, strict=True))
            weight = math.prod(space.weight(case) for space, case in zip(spaces, cases, strict=True))
            row = [known[place] if place in known else before(entry, place, found) for place in places]
            yield (*row, *(found[k] for k in touched)), top * weight, bottom * bottom_of_cases


def before(entry: Entry, place: int, cases: Mapping[int, int]) -> int:
    """A figure as it was at the entry, in these cases of the spaces from outside."""
    value = entry.values[place]
    return int(value.values[cases[entry.roots[place]]] if place in entry.roots else value)


def column_of(values: Sequence[int]) -> Column:
    """The values by case, or the one that they all are."""
    return values[0] if len(set(values)) == 1 else dict(enumerate(values))


def leave(entry: Entry, found: Together, branch: Branch) -> Any:
    """Put the fight into the state that a piece has come to; what the piece returns."""
    space = Space(branch, range(len(found.weights)), found.weights)
    figures = {
        place: column if isinstance(column, int) else Unseen(space, column) for place, column in found.columns.items()
    }
    returned = figures.pop(RETURNED)
    after = entry.values[:]
    for place, figure in figures.items():
        after[place] = figure
    entry.put(after)
    for k, view in found.views.items():
        entry.spaces[k].refine(space, view)
    return returned if found.returns else None


def with_pieces(rule: Rule, pieces: Sequence[Rule]) -> Rule:
    """A rule that has its referee play these pieces, wherever it or a rule below it calls one: `referee.piece`.

    The same code, with globals of its own; the rules themselves stay as they are.
    """
    return _twins(tuple(pieces)).get(rule, rule) if pieces else rule


@functools.cache
def _twins(pieces: tuple[Rule, ...]) -> dict[Rule, Rule]:
    """All rules that there are now, each with its own copy of its module's globals, in which rules are these."""
    worlds: dict[int, dict[str, Any]] = {}
    twins: dict[Rule, Rule] = {}
    for rule in cast("list[FunctionType]", RULES):
        world = worlds.setdefault(id(rule.__globals__), dict(rule.__globals__))
        twin = FunctionType(rule.__code__, world, rule.__name__, rule.__defaults__, rule.__closure__)
        twins[rule] = functools.partial(_play, twin) if rule in pieces else twin
    for world in worlds.values():
        world.update({name: twins[value] for name, value in world.items() if _is_rule(value, twins)})
    return twins


def _is_rule(value: Any, twins: Mapping[Rule, Rule]) -> bool:
    return isinstance(value, FunctionType) and value in twins


def _play(rule: Rule, referee: Any, fight: Any, *args: Any) -> Any:
    return referee.piece(rule, fight, args)
