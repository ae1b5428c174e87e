"""Every fight is the same interpreted and compiled, to the last bit: over random encounters, from any point on."""

from __future__ import annotations

import random
from typing import Any

import pytest

from affray.core.ruleset import ruleset

from tests.arsmagica.random_encounter import random_encounter
from tests.compiling import differences, midway, program, settable

RULES = ruleset("arsmagica")
CHUNK = 250


@pytest.fixture(scope="module")
def compiled() -> Any:
    return program(RULES)


@pytest.fixture(scope="module")
def taped() -> Any:
    return program(RULES, taped=True)


@pytest.mark.parametrize("chunk", range(8))
def test_from_the_beginning(compiled: Any, chunk: int) -> None:
    for seed in range(chunk * CHUNK, (chunk + 1) * CHUNK):
        fight = RULES.setup(random_encounter(seed)).fight
        assert differences(RULES, compiled, fight, 11, seed) == [], seed


@pytest.mark.parametrize("chunk", range(4))
def test_from_the_middle_of_a_step(taped: Any, chunk: int) -> None:
    with_tape = 0
    for seed in range(chunk * CHUNK, (chunk + 1) * CHUNK):
        fight = RULES.setup(random_encounter(seed)).fight
        now, tape = midway(RULES, fight, random.Random(seed), settable(RULES, fight))
        with_tape += bool(tape)
        assert differences(RULES, taped, now, 12, seed, tape) == [], seed
    assert with_tape > CHUNK // 2
