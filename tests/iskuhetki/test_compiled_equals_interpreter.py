"""Every fight is the same interpreted and compiled, to the last bit: over random encounters, from any point on."""

from __future__ import annotations

import random
from typing import Any

import pytest

from affray.core.ruleset import ruleset
from affray.rulesets.iskuhetki.codes import Decision
from affray.rulesets.iskuhetki.kinds import Action

from tests.compiling import differences, fights, midway, settable, wild
from tests.iskuhetki.random_encounter import random_data, random_encounter, random_joiner

RULES = ruleset("iskuhetki")
CHUNK = 125
GIVING_UP = [(Decision.ACTION, action) for action in (Action.YIELD, Action.LEAVE)]  # would end most fights early


@pytest.mark.parametrize("chunk", range(16))
def test_from_the_beginning(compiled: Any, chunk: int) -> None:
    for seed, fight in fights(RULES, random_encounter, chunk, CHUNK):
        assert differences(RULES, compiled, fight, 11, seed, may_fail=False) == [], seed


@pytest.mark.parametrize("chunk", range(8))
def test_from_the_middle_of_a_step(taped: Any, chunk: int) -> None:
    with_tape = 0
    for seed, fight in fights(RULES, random_encounter, chunk, CHUNK):
        now, tape = midway(RULES, fight, random.Random(seed), settable(RULES, fight), 60)
        with_tape += bool(tape)
        assert differences(RULES, taped, now, 12, seed, tape) == [], seed
    assert with_tape > CHUNK // 4


@pytest.mark.parametrize("meddle", [False, True])
@pytest.mark.parametrize("chunk", range(4))
def test_with_choices_that_no_tactics_would_make(taped: Any, chunk: int, meddle: bool) -> None:
    for seed, fight in fights(RULES, random_encounter, chunk, CHUNK):
        tape = wild(RULES, fight, random.Random(seed), 80, GIVING_UP, meddle=meddle)
        assert differences(RULES, taped, fight, 13, seed, tape, may_fail=False) == [], seed


def test_with_somebody_who_joins(taped: Any) -> None:
    for seed in range(CHUNK):
        dice, setup = random.Random(seed), RULES.setup(random_encounter(seed))
        now, tape = midway(RULES, setup.fight, dice, steps=40)
        joined = RULES.add(now, setup.roster, random_joiner(dice, random_data(seed)))
        assert differences(RULES, taped, joined, 14, seed, tape) == [], seed
