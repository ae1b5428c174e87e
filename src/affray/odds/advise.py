"""The odds of each option of the choice that is open now."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from affray.core.referee import Kind
from affray.odds.position import Running, position
from affray.odds.run import Progress, Run
from affray.odds.summary import Odds

MOST = 100  # options of one question


def advise(
    fight: Running,
    fights: int = 10_000,
    seed: int = 1,
    *,
    request: Any = None,
    threads: int | None = None,
    progress: Callable[[Progress], None] | None = None,
    compiled: bool | None = None,
) -> dict[str, Odds]:
    """The odds for each option of the choice now open, by the option's name; the same dice for each.

    `request` says which when several are open; else the first that is a choice. KeyboardInterrupt ends it with the
    options that it has so far. Raises ValueError when no choice is open.
    """
    question = _choice(fight, request)
    here, key = position(fight), question.key
    found: dict[str, Odds] = {}
    for value, name in _options(question).items():
        there = here.answered(key.kind, key.who, key.code, value)
        found[name] = Run(there, fights, seed, threads, progress, compiled).play()
        if found[name].stopped:
            break
    return found


def _choice(fight: Any, request: Any) -> Any:
    for question in fight.pending if request is None else (request,):
        if question.key.kind in (Kind.CHOICE, Kind.PICK, Kind.AMOUNT):
            return question
    raise ValueError("no choice is open now")


def _options(question: Any) -> Mapping[int, str]:
    if question.key.kind != Kind.AMOUNT:
        options: Mapping[int, str] = question.options
        return options
    step = -(-(question.high - question.low + 1) // MOST)
    return {value: str(value) for value in range(question.low, question.high + 1, step)}
