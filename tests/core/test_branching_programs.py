"""The branching referee against brute force, on small programs written by chance."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from affray.core.referee import Referee

from tests.core.every_way import every_way, exact
from tests.toy import TOY

SMALL = st.sampled_from([2, 3, 4, 5, 6, 1, -1, -2, 0])
REGISTER = st.sampled_from([0, 0, 0, 0, 1, 1, 2, 3, 4, 5])  # counted back from the last, modulo the number there are
DICE = st.one_of(
    st.tuples(st.just("roll"), st.sampled_from([6, 5, 4, 3])),
    st.tuples(st.just("dice"), st.just(2), st.sampled_from([3, 2])),
    st.tuples(st.just("draw"), st.sampled_from([0b1011, 0b10010, 1 << 62 | 1])),
)
RECKONING = st.one_of(
    st.tuples(st.sampled_from(["+", "-"]), REGISTER, REGISTER),
    st.tuples(st.sampled_from(["+", "-", "*", "min", "max", "&", "|", "^", "//", "%"]), REGISTER, REGISTER),
    st.tuples(st.sampled_from(["+c", "c-", "*c", "//c", "%c", "min c", "max c"]), REGISTER, SMALL),
    st.tuples(st.sampled_from(["neg", "abs", "invert", "bit", "not"]), REGISTER),
)
QUESTIONS = st.one_of(
    st.tuples(st.sampled_from(["<", "<=", ">", ">=", "==", "!="]), REGISTER, REGISTER),
    st.tuples(st.sampled_from(["<c", "<=c", ">c", ">=c", "==c", "!=c"]), REGISTER, SMALL),
    st.tuples(st.sampled_from(["if", "table", "loop", "int", "set"]), REGISTER),
    st.tuples(st.just("roll if"), REGISTER, SMALL, st.integers(1, 4)),
)
PROGRAMS = st.tuples(
    st.one_of(st.tuples(DICE, DICE), st.tuples(DICE, DICE, DICE)),
    st.lists(st.one_of(RECKONING, RECKONING, QUESTIONS), min_size=4, max_size=10),
    st.one_of(st.lists(REGISTER, min_size=1, max_size=4), st.just(range(9))),
)
TABLE = (5, 5, 0, 2, 5, 2, 9)

RECKON: dict[str, Callable[..., Any]] = {
    "+": lambda x, y: x + y,
    "-": lambda x, y: x - y,
    "*": lambda x, y: x * y,
    "&": lambda x, y: x & y,
    "|": lambda x, y: x | y,
    "^": lambda x, y: x ^ y,
    "min": min,
    "max": max,
    "+c": lambda x, c: x + c,
    "c-": lambda x, c: c - x,
    "*c": lambda x, c: c * x,
    "//c": lambda x, c: x // (c or 7),
    "%c": lambda x, c: x % (c or 7),
    "min c": min,
    "max c": max,
    "neg": lambda x: -x,
    "abs": abs,
    "invert": lambda x: ~x,
    "bit": lambda x: 1 << x % 5 >> 1 | 64 >> x % 3,
    "not": lambda x: not x,
    "//": lambda x, y: x // y if y else x,
    "%": lambda x, y: x % y if y else 100 % (y + 7),
    "<": lambda x, y: x < y,
    "<=": lambda x, y: x <= y,
    ">": lambda x, y: x > y,
    ">=": lambda x, y: x >= y,
    "==": lambda x, y: x == y,
    "!=": lambda x, y: x != y,
    "<c": lambda x, c: x < c,
    "<=c": lambda x, c: x <= c,
    ">c": lambda x, c: x > c,
    ">=c": lambda x, c: x >= c,
    "==c": lambda x, c: x == c,
    "!=c": lambda x, c: c != x,
    "if": lambda x: 1 if x else 5,
    "table": lambda x: TABLE[x % len(TABLE)],
    "loop": lambda x: sum(k * k for k in range(x % 4)),
    "int": int,
    "set": lambda x: len({0, 3, x}),
}


def nth_last(registers: list[int], k: int) -> int:
    return registers[-1 - k % len(registers)]


def perform(program: Any, referee: Referee) -> list[int]:
    """Run a program: its dice, then its steps on what has come before, then some of all that as figures."""
    dice, steps, figures = program
    registers: list[int] = []
    for name, *numbers in dice:
        registers.append(getattr(referee, name)(*numbers, 0, 1))
    for name, *numbers in steps:
        x = nth_last(registers, numbers[0])
        if name == "roll if":
            registers.append(referee.roll(numbers[2], 0, 1) if x > numbers[1] else x)
        elif name in ("+", "-", "*", "&", "|", "^", "min", "max", "//", "%", "<", "<=", ">", ">=", "==", "!="):
            registers.append(RECKON[name](x, nth_last(registers, numbers[1])))
        else:
            registers.append(RECKON[name](x, *numbers[1:]))
    return [nth_last(registers, k) for k in figures]


@settings(max_examples=200, deadline=None)
@given(PROGRAMS)
def test_any_program_has_the_chances_that_brute_force_finds(program: Any) -> None:
    outcomes, referee = exact(TOY, lambda referee: perform(program, referee))
    assert referee.lost == 0
    assert outcomes == every_way(TOY, lambda referee: perform(program, referee))


@settings(max_examples=100, deadline=None)
@given(PROGRAMS, st.sampled_from([0.3, 0.1, 0.02]))
def test_a_cut_takes_away_no_more_than_it_tells(program: Any, cut: float) -> None:
    full, _ = exact(TOY, lambda referee: perform(program, referee))
    outcomes, referee = exact(TOY, lambda referee: perform(program, referee), cut)
    assert set(outcomes) <= set(full)
    for figures, chance in full.items():
        assert chance - referee.lost <= outcomes.get(figures, 0) <= chance
