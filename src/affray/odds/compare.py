"""Comparing variants of an encounter with the same dice, which makes small differences seen with few fights."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from affray.core.encounter import Encounter
from affray.odds.position import position
from affray.odds.run import Progress, Run
from affray.odds.summary import Odds, Z
from affray.odds.tally import Rows


@dataclass(frozen=True)
class Difference:
    """How much more often a side wins than in the first variant; with its 95 % interval, as shares of all fights.

    `gained` fights were won that were not won before, `lost` the other way round: pairs of fights with the same dice.
    The interval is that of A. Agresti and Y. Min (2005) for matched pairs.
    """

    gained: int
    lost: int
    of: int

    @property
    def value(self) -> float:
        """The difference of the two chances, -1 to 1."""
        return (self.gained - self.lost) / self.of

    @property
    def interval(self) -> tuple[float, float]:
        """Within what it lies, at 95 %."""
        n, up, down = self.of + 2, self.gained + 0.5, self.lost + 0.5
        middle = (up - down) / n
        half = Z * math.sqrt(max(0.0, up + down - (up - down) ** 2 / n)) / n
        return max(-1.0, middle - half), min(1.0, middle + half)

    def to_json(self) -> dict[str, Any]:
        """JSON-ready."""
        low, high = self.interval
        pairs = {"gained": self.gained, "lost": self.lost, "of": self.of}
        return {"value": self.value, "low": low, "high": high, **pairs}


@dataclass(frozen=True)
class Comparison:
    """Variants of an encounter: what was changed, the odds of each, and by side how each differs from the first."""

    variants: tuple[Mapping[str, Any], ...]
    odds: tuple[Odds, ...]
    differences: tuple[Mapping[str, Difference], ...]

    @property
    def stopped(self) -> bool:
        """Whether somebody stopped it."""
        return any(each.stopped for each in self.odds)

    def to_json(self) -> dict[str, Any]:
        """JSON-ready."""
        return {
            "stopped": self.stopped,
            "variants": [
                {
                    "changes": dict(changes),
                    "odds": odds.to_json(),
                    "differences": {side: difference.to_json() for side, difference in differences.items()},
                }
                for changes, odds, differences in zip(self.variants, self.odds, self.differences, strict=True)
            ],
        }


def compare(
    encounter: Encounter,
    changes: Mapping[str, Sequence[Any]],
    fights: int = 100_000,
    seed: int = 1,
    *,
    threads: int | None = None,
    progress: Callable[[Progress], None] | None = None,
    compiled: bool | None = None,
) -> Comparison:
    """The odds of two or more variants, and how each differs from the first: `{"options.base_move": [10, 14]}`.

    With several places the variants take their values in step: the first of each, the second of each. Stopped by
    KeyboardInterrupt, the variants are compared by the fights that all of them have played.
    Raises ValueError for places without the same number of values, at least two; Faults for a place that isn't there
    or a value that doesn't fit.
    """
    variants = in_step(changes)
    places = [position(encounter.changed(variant)) for variant in variants]
    found: list[Odds] = []
    winners: list[Any] = []
    for place in places:
        kept = np.full(max(0, fights), NOT_PLAYED, np.int64)

        def keep(first: int, rows: Rows, kept: Any = kept) -> None:
            kept[first : first + len(rows)] = rows[:, 0]

        found.append(Run(place, fights, seed, threads, progress, compiled, keep).play())
        winners.append(kept)
        if found[-1].stopped:
            break
    sides = [place.roster.sides for place in places]
    differences = tuple(
        _differences(winners[0], mine, sides[0], theirs) for mine, theirs in zip(winners, sides, strict=False)
    )
    return Comparison(tuple(variants[: len(found)]), tuple(found), differences)


NOT_PLAYED = -100


def in_step(changes: Mapping[str, Sequence[Any]]) -> list[dict[str, Any]]:
    """The variants that some places and their values make. Raises ValueError."""
    lengths = {path: len(values) for path, values in changes.items()}
    if not lengths or min(lengths.values()) < 2:
        raise ValueError("a comparison needs at least two values for a place")
    if len(set(lengths.values())) > 1:
        told = ", ".join(f"{path}: {length}" for path, length in lengths.items())
        raise ValueError(f"every place needs as many values as the others ({told})")
    return [dict(zip(changes, values, strict=True)) for values in zip(*changes.values(), strict=True)]


def _differences(first: Any, mine: Any, sides: Sequence[str], theirs: Sequence[str]) -> dict[str, Difference]:
    both = (first != NOT_PLAYED) & (mine != NOT_PLAYED)
    found = {}
    for k, side in enumerate(sides):
        if side in theirs and both.any():
            before, after = first[both] == k, mine[both] == theirs.index(side)
            found[side] = Difference(int((after & ~before).sum()), int((before & ~after).sum()), int(both.sum()))
    return found
