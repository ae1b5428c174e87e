"""What figures not yet looked at come to in the end: every combination of their values, and chances added up."""

from __future__ import annotations

import itertools
import math
from collections.abc import Iterator, Sequence
from fractions import Fraction
from typing import Any, cast

from affray.core.space import Space
from affray.core.unseen import Unseen

Figures = tuple[int, ...]
Row = tuple[Figures, int, int]  # figures, and the chance of these as top / bottom


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
        weights, common = self.weights()
        return {thing: Fraction(weight, common) for thing, weight in weights.items()}

    def weights(self) -> tuple[dict[Any, int], int]:
        """The chances with a common bottom: the top of each, and that bottom."""
        common = math.lcm(*{bottom for tops in self._tops.values() for bottom in tops})
        weights = {
            thing: sum(top * (common // bottom) for bottom, top in tops.items()) for thing, tops in self._tops.items()
        }
        return weights, common


def spread(figures: Sequence[int]) -> Iterator[Row]:
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
