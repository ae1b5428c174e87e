"""Fights that are played as people play them, an answer at a time."""

from __future__ import annotations

from pathlib import Path
from time import perf_counter
from typing import Any

import affray
from affray.core.referee import Kind
from affray.play import autopilot

PROJECT = Path(__file__).parents[1]


def decided(fight: affray.Fight) -> None:
    """Answer the first open question: dice by the program, choices by the tactics."""
    question = fight.pending[0]
    if autopilot.is_dice(question.key):
        fight.roll(question)
    else:
        fight.answer(autopilot.decide(fight.ruleset, fight.record, question.request), question)


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
