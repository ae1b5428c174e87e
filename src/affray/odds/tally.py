"""Counting what came of fights, chunk by chunk: in any order, for counts only add up."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from affray.core.loop import HEAD
from affray.core.ruleset import CUT
from affray.odds.position import Position
from affray.odds.summary import Chance, Odds, Spread

Rows = NDArray[np.int64]  # a row each fight: winner, rounds, steps, fates


class Tally:
    """What has been counted so far."""

    def __init__(self, position: Position) -> None:
        """Nothing yet."""
        rows: Sequence[Any] = [position.start.combatants[i] for i in range(position.start.count)]
        self.position = position
        self.sides = np.array([row.side for row in rows], np.int64)
        self.lost = np.zeros(max(position.ruleset.fates) + 1, np.int64)
        for fate in position.ruleset.fates:
            self.lost[fate] = bool(getattr(fate, "lost", False))
        self.fights = self.interpreted = 0
        self.winners: Counter[int] = Counter()
        self.rounds: Counter[int] = Counter()
        self.losses: list[Counter[int]] = [Counter() for _ in position.roster.sides]
        self.fates: list[Counter[int]] = [Counter() for _ in rows]
        self.events: Counter[int] = Counter()

    def add(self, rows: Rows, events: Sequence[int] | NDArray[np.int64]) -> None:
        """Count a chunk: a row for each of its fights, and how often each event was told in all of them."""
        self.fights += len(rows)
        columns = np.ascontiguousarray(rows.T)
        fates = columns[HEAD:]
        lost = self.lost[fates]
        self.winners.update(_counts(columns[0], CUT))
        self.rounds.update(_counts(columns[1]))
        for side, losses in enumerate(self.losses):
            losses.update(_counts(lost[self.sides == side].sum(axis=0)))
        for who, fate in enumerate(self.fates):
            fate.update(_counts(fates[who]))
        self.events.update({code: int(count) for code, count in enumerate(events) if count})

    def odds(self, seed: int, seconds: float, stopped: bool = False, notes: tuple[str, ...] = ()) -> Odds:
        """What has been counted, in words."""
        rules, roster, of = self.position.ruleset, self.position.roster, self.fights
        wins = {side: Chance(self.winners[k], of) for k, side in enumerate(roster.sides)}
        return Odds(
            wins=wins,
            draw=Chance(of - sum(chance.count for chance in wins.values()), of),
            cut=self.winners[CUT],
            rounds=Spread(dict(self.rounds)),
            losses={side: Spread(dict(self.losses[k])) for k, side in enumerate(roster.sides)},
            fates={
                name: {fate.name.lower(): Chance(counts[int(fate)], of) for fate in rules.fates}
                for name, counts in zip(roster.names, self.fates, strict=False)
            },
            events={
                event.name.lower(): self.events[int(event)] / of for event in rules.event if self.events[int(event)]
            },
            fights=of,
            seed=seed,
            seconds=seconds,
            interpreted=self.interpreted,
            stopped=stopped,
            notes=notes,
        )


def _counts(values: NDArray[np.int64], low: int = 0) -> dict[int, int]:
    """How often each value is there; none is below `low`."""
    counts = np.bincount(values - low if low else values)
    return {int(k) + low: int(counts[k]) for k in np.flatnonzero(counts)}
