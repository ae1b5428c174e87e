"""The odds over a range of figures, on this machine or on many."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import Executor, Future
from dataclasses import dataclass
from typing import Any

from affray.core.encounter import Encounter
from affray.core.ruleset import ruleset
from affray.odds.machines import ensure_compiled
from affray.odds.run import WORTH_COMPILING, odds
from affray.odds.summary import Odds


@dataclass(frozen=True)
class Point:
    """One combination of values, by place, and the odds that it gives."""

    values: Mapping[str, Any]
    odds: Odds


@dataclass(frozen=True)
class Sweep:
    """All combinations, in order; `stopped`: those that were done when somebody stopped it."""

    points: tuple[Point, ...]
    stopped: bool = False

    def to_json(self) -> dict[str, Any]:
        """JSON-ready."""
        points = [{"values": dict(point.values), "odds": point.odds.to_json()} for point in self.points]
        return {"stopped": self.stopped, "points": points}


def sweep(
    encounter: Encounter,
    vary: Mapping[str, Sequence[Any]],
    fights: int = 10_000,
    seed: int = 1,
    *,
    executor: Executor | None = None,
    progress: Callable[[int, int], None] | None = None,
    compiled: bool | None = None,
) -> Sweep:
    """The odds of every combination of values: `{"Ragnar.abilities.single_weapon": range(1, 8)}`.

    All have the same dice. `executor` is any of `concurrent.futures`, or dask's (`Client(...).get_executor()`, with
    the extra `cluster`): each combination is then one task. `progress(done, all)` is called after each.
    KeyboardInterrupt ends it with what there is so far. Raises ValueError for a place without values, Faults for a
    place that isn't there or a value that doesn't fit.
    """
    if not vary or not all(len(values) for values in vary.values()):
        raise ValueError("a sweep needs values for every place that it varies")
    combinations = [dict(zip(vary, values, strict=True)) for values in itertools.product(*vary.values())]
    changed = [encounter.changed(values) for values in combinations]
    if executor is not None and compiled is None and fights * len(changed) >= WORTH_COMPILING:
        ensure_compiled(ruleset(encounter.ruleset))
    found: dict[int, Odds] = {}
    stopped = False
    try:
        for k, result in _results(changed, fights, seed, executor, compiled):
            found[k] = result
            if progress is not None:
                progress(len(found), len(changed))
            if result.stopped:
                raise KeyboardInterrupt
    except KeyboardInterrupt:
        stopped = True
    return Sweep(tuple(Point(combinations[k], found[k]) for k in sorted(found)), stopped)


def _results(
    changed: Sequence[Encounter], fights: int, seed: int, executor: Executor | None, compiled: bool | None
) -> Any:
    if executor is None:
        for k, each in enumerate(changed):
            yield k, odds(each, fights, seed, compiled=compiled)
        return
    tasks: list[Future[Odds]] = [
        executor.submit(_task, each.ruleset, each.model_dump(mode="json"), fights, seed, compiled) for each in changed
    ]
    try:
        for k, task in enumerate(tasks):
            yield k, task.result()
    finally:
        for task in tasks:
            task.cancel()


def _task(name: str, data: dict[str, Any], fights: int, seed: int, compiled: bool | None) -> Odds:
    """One combination, in another process or on another machine, as plain data."""
    encounter = ruleset(name).encounter().model_validate(data)
    assert isinstance(encounter, Encounter)
    return odds(encounter, fights, seed, threads=1, compiled=compiled)
