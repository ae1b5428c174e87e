"""Every fight is the same interpreted and compiled, to the last bit: over random encounters, from any point on."""

from __future__ import annotations

import random
from typing import Any

import pytest

from affray.core.ruleset import ruleset

from tests.aanvallen.random_encounter import random_encounter
from tests.compiling import differences, fights, midway, settable

RULES = ruleset("aanvallen")
CHUNK = 250


@pytest.mark.parametrize("chunk", range(8))
def test_from_the_beginning(compiled: Any, chunk: int) -> None:
    for seed, fight in fights(RULES, random_encounter, chunk, CHUNK):
        assert differences(RULES, compiled, fight, 11, seed) == [], seed


@pytest.mark.parametrize("chunk", range(4))
def test_from_the_middle_of_a_step(taped: Any, chunk: int) -> None:
    with_tape = 0
    for seed, fight in fights(RULES, random_encounter, chunk, CHUNK):
        now, tape = midway(RULES, fight, random.Random(seed), settable(RULES, fight))
        with_tape += bool(tape)
        assert differences(RULES, taped, now, 12, seed, tape) == [], seed
    assert with_tape > CHUNK // 3
