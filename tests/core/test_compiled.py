"""Compiled rules do what the interpreter does, to the last bit, and say what fails."""

from __future__ import annotations

import random
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from typing import Any

import numpy as np
import pytest

from affray.core.loop import STEP_LIMIT, RuleError
from affray.core.records import clone, dtype_of, place_of, rule
from affray.core.referee import Referee

from tests.compiling import differences, midway, program
from tests.core.tiny import TINY, Fault, Fight, new_fight
from tests.toy import TOY, random_setup
from tests.toy.model import Event


@pytest.fixture(scope="module")
def toy() -> Any:
    return program(TOY)


@pytest.fixture(scope="module")
def taped_toy() -> Any:
    return program(TOY, taped=True)


@pytest.fixture(scope="module")
def tiny() -> Any:
    return program(TINY)


def test_random_brawls_are_the_same_interpreted_and_compiled(toy: Any) -> None:
    for number in range(600):
        assert differences(TOY, toy, random_setup(number).fight, 7, number) == [], number


def test_brawls_from_the_middle_of_a_step_are_the_same(taped_toy: Any) -> None:
    dice = random.Random(1)
    with_tape = 0
    for number in range(500):
        fight = random_setup(number).fight
        places = [
            (place_of(fight, f"combatants[{i}].{name}"), 0, 3) for i in range(fight.count) for name in ("hp", "nerve")
        ]
        now, tape = midway(TOY, fight, dice, places)
        with_tape += bool(tape)
        assert differences(TOY, taped_toy, now, 3, number, tape) == [], number
    assert with_tape > 200


def test_a_seed_and_a_number_of_any_size_make_a_stream(toy: Any) -> None:
    fight = random_setup(5).fight
    for seed, number in ((0, 0), (2**63, 1), (-1, 2**64 - 1), (2**70 + 5, 3)):
        assert differences(TOY, toy, fight, seed, number) == []


def test_results_depend_neither_on_chunks_nor_on_threads(toy: Any) -> None:
    fight = random_setup(3).fight
    rows, events = toy.play(fight, 1, 0, 3000)
    with ThreadPoolExecutor(3) as pool:
        parts = list(pool.map(lambda first: toy.play(fight, 1, first, 1000), (0, 1000, 2000)))
    assert np.array_equal(rows, np.concatenate([part[0] for part in parts]))
    assert np.array_equal(events, sum(part[1] for part in parts))
    assert events[Event.ROUND] == rows[:, 1].sum()


def test_a_fight_leaves_the_record_that_it_began_from_alone(toy: Any) -> None:
    fight = random_setup(4).fight
    before = clone(fight)
    toy.play(fight, 1, 0, 50)
    assert fight == before


@pytest.mark.parametrize(
    ("fault", "told"),
    [
        (Fault.NO_OPTION, "a choice without options"),
        (Fault.NO_PLACE, "rule fail: IndexError"),
        (Fault.DIVISION, "rule fail: ZeroDivisionError"),
        (Fault.BELOW, "fails compiled, but not interpreted"),  # there it counts from the end
        (Fault.ENDLESS, f"after {STEP_LIMIT:,} steps"),
    ],
)
def test_a_rule_that_fails_is_named(tiny: Any, fault: Fault, told: str) -> None:
    with pytest.raises(RuleError) as error:
        tiny.play(new_fight(fault=fault), 1, 0, 10)
    assert told in str(error.value)
    if fault in (Fault.NO_PLACE, Fault.DIVISION):
        assert "tiny.py:" in str(error.value)


def test_a_rule_that_fails_ends_the_fights_of_its_own_thread_alone(tiny: Any) -> None:
    def play(number: int) -> Any:
        try:
            return tiny.play(new_fight(fault=Fault.DIVISION if number % 2 else Fault.NONE), 1, 0, 300)[0].tolist()
        except RuleError as error:
            return str(error)

    with ThreadPoolExecutor(4) as pool:
        found = list(pool.map(play, range(200)))
    assert all(rows == found[0] for rows in found[::2])
    assert all("rule fail: ZeroDivisionError" in told for told in found[1::2])


def test_the_same_records_with_other_tactics_are_another_program(tiny: Any) -> None:
    calm = program(replace(TINY, name="calm", decide=always_calm))
    fight = new_fight()
    assert not np.array_equal(calm.play(fight, 1, 0, 200)[0], tiny.play(fight, 1, 0, 200)[0])
    for number in range(50):
        assert differences(TINY, tiny, fight, 1, number) == []
        assert differences(calm.ruleset, calm, fight, 1, number) == []


@rule
def always_calm(fight: Fight, who: int, decision: int, options: int) -> int:
    return 0


@rule
def unheard_of(referee: Referee, fight: Fight) -> None:
    fight.round += 1
    fight.over = fight.round.bit_count() > 0


def test_what_cannot_be_compiled_is_told_with_its_line() -> None:
    with pytest.raises(RuleError, match=r"test_compiled\.py:\d+: .*bit_count") as error:
        program(replace(TINY, name="unheard", advance=unheard_of))
    assert len(str(error.value)) < 500


def test_events_with_numbers_too_high_to_be_counted_are_refused() -> None:
    class Far(type(TINY.event)):  # type: ignore[misc]
        def __iter__(cls) -> Any:
            return iter([300])

    class Events(metaclass=Far):
        pass

    with pytest.raises(ValueError, match="255"):
        program(replace(TINY, name="far", event=Events))  # type: ignore[arg-type]


def test_record_types_have_short_names() -> None:
    import numba

    made = numba.from_dtype(dtype_of(TOY.fight))
    assert len(str(made)) < 64
    assert str(made) != str(numba.from_dtype(dtype_of(TINY.fight)))


def test_a_records_part_of_a_symbol_is_the_same_in_every_process() -> None:
    """Whatever types a process has met before: functions kept by one are linked with those of another."""
    code = (
        "import sys, numba, numpy as np\n"
        "import affray.core.compiled.program\n"
        "for k in range(int(sys.argv[1])):\n"
        "    numba.from_dtype(np.dtype([(f'x{k}', 'i8')]))\n"
        "print(numba.from_dtype(np.dtype([('a', 'i8'), ('b', 'i8', (3,))])).mangling_args)\n"
    )
    told = {
        subprocess.run([sys.executable, "-c", code, count], capture_output=True, text=True, check=True).stdout
        for count in ("0", "7")
    }
    assert len(told) == 1
