"""RM-1.1, RM-1.12: open-ended rolls and static manoeuvres."""

from __future__ import annotations

import pytest

from affray.rulesets.rolemaster.codes import Why
from affray.rulesets.rolemaster.model import Outcome
from affray.rulesets.rolemaster.rules.dice import doubles, manoeuvre, outcome_of, risen

from tests.rolemaster.table import Table, fighter


@pytest.fixture
def table() -> Table:
    return Table(fighter("Ana"), fighter("Ben"))


@pytest.mark.clause("RM-1.1")
@pytest.mark.parametrize(
    ("first", "more", "total"),
    [(95, [], 95), (96, [1], 97), (100, [95], 195), (97, [96, 96, 4], 293)],
)
def test_from_96_on_one_rolls_again_and_adds(table: Table, first: int, more: list[int], total: int) -> None:
    lines = [f"Ana attack {face}" for face in more]
    assert table.call(risen, 0, Why.ATTACK, first, 1000, lines=lines) == total


@pytest.mark.clause("RM-1.1")
@pytest.mark.parametrize(("enough", "rolls", "total"), [(96, 0, 96), (97, 0, 97), (98, 1, 150), (151, 1, 150)])
def test_no_die_is_rolled_that_changes_nothing(table: Table, enough: int, rolls: int, total: int) -> None:
    """A further die adds at least 1, so 96 is 97 at least."""
    assert table.call(risen, 0, Why.ATTACK, 96, enough, lines=["Ana attack 54"] * rolls) == total


@pytest.mark.clause("RM-1.12")
@pytest.mark.parametrize(
    ("faces", "total"),
    [([6], 206), ([5, 10], 195), ([1, 96, 3], 102), ([3, 97, 99, 5], 2), ([96, 20], 316)],
)
def test_a_manoeuvre_is_open_ended_both_ways(table: Table, faces: list[int], total: int) -> None:
    lines = [f"Ana stalk {face}" for face in faces]
    assert table.call(manoeuvre, 0, Why.STALK, 200, 1000, lines=lines) == total


@pytest.mark.clause("RM-1.12")
@pytest.mark.parametrize(("bonus", "most", "faces"), [(0, 111, [3, 96]), (16, 111, [99]), (13, 111, [96, 1])])
def test_no_die_of_a_manoeuvre_is_rolled_that_changes_nothing(
    table: Table, bonus: int, most: int, faces: list[int]
) -> None:
    table.call(manoeuvre, 0, Why.STALK, bonus, most, lines=[f"Ana stalk {face}" for face in faces])


@pytest.mark.clause("RM-1.12")
@pytest.mark.parametrize(
    ("total", "outcome"),
    [
        (-26, Outcome.SPECTACULAR_FAILURE),
        (-25, Outcome.ABSOLUTE_FAILURE),
        (4, Outcome.ABSOLUTE_FAILURE),
        (5, Outcome.FAILURE),
        (75, Outcome.FAILURE),
        (76, Outcome.PARTIAL_SUCCESS),
        (90, Outcome.PARTIAL_SUCCESS),
        (91, Outcome.NEAR_SUCCESS),
        (110, Outcome.NEAR_SUCCESS),
        (111, Outcome.SUCCESS),
        (175, Outcome.SUCCESS),
        (176, Outcome.ABSOLUTE_SUCCESS),
    ],
)
def test_the_bands_of_static_manoeuvres(total: int, outcome: Outcome) -> None:
    assert outcome_of(total) == outcome


@pytest.mark.clause("RM-1.18")
def test_doubles_up_to_the_breakage_number() -> None:
    assert [face for face in range(1, 101) if doubles(face, 3)] == [11, 22, 33]
