"""The encounters and positions that are measured."""

from __future__ import annotations

import sys
from collections.abc import Callable
from fractions import Fraction
from pathlib import Path
from time import perf_counter
from typing import Any

import affray
from affray.core.referee import Kind

PROJECT = Path(__file__).parents[1]
DUEL = PROJECT / "examples" / "arsmagica" / "duel.yaml"
FOUR = Path(__file__).parent / "four_against_four.yaml"


def decided(fight: affray.Fight) -> None:
    """Answer the first open question: dice by the program, choices by the tactics."""
    question = fight.pending[0]
    if question.key.kind in (Kind.ROLL, Kind.DRAW):
        fight.roll(question)
    else:
        rules, request = fight.ruleset, question.request
        fight.answer(int(rules.decide(fight.record, question.index, question.key.code, request.options)), question)


def answers(encounter: Any, count: int = 300) -> list[float]:
    """How long each answer takes, in seconds, from the tenth on."""
    times: list[float] = []
    seed = 0
    while len(times) < count:
        seed += 1
        fight = affray.Fight(encounter, seed=seed)
        given = 0
        while fight.pending and len(times) < count:
            began = perf_counter()
            decided(fight)
            given += 1
            if given > 10:
                times.append(perf_counter() - began)
    return times


def choice_of(encounter: Any, options: int) -> tuple[affray.Fight, tuple[int, ...]]:
    """A fight that asks for a choice, and so many of its options."""
    fight = affray.Fight(encounter, seed=1)
    while True:
        question = fight.pending[0]
        if question.key.kind == Kind.CHOICE and len(question.request.open_options) >= options:
            return fight, question.request.open_options[:options]
        decided(fight)


def icepool_blow() -> tuple[dict[tuple[int, ...], Fraction], Callable[[], Any]]:
    """The chances of Aymar's first blow as icepool reckons them from the clauses, and the reckoning itself."""
    sys.path.insert(0, str(PROJECT))
    from tests.arsmagica.test_exchange import Blow

    blow = Blow(attack=2 + 5 + 4, defence=0 + 4 + 1 + 3, damage=0 + 6, soak=2 + 0 + 6)
    return blow.chances()[0], blow.chances
