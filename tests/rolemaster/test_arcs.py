"""What somebody may do from where they stand, as the map shows it: by the rules' own figures."""

from __future__ import annotations

from typing import Any

import pytest

from affray.core.records import clone
from affray.rulesets.rolemaster.arcs import arcs

from tests.rolemaster.table import Table, blade, bow, fighter

HEX = {"grid": "hex", "columns": 14, "rows": 9}
SQUARE = {"grid": "square", "columns": 14, "rows": 9}
Shown = dict[str, dict[str, list[list[int]]]]


def shown(table: Table) -> Shown:
    """By the names of arcs, and the notes of their bands, the places."""
    found = arcs(clone(table.fight), 0)
    return {arc["name"]: {band["note"]: [*band["places"]] for band in arc["bands"]} for arc in found}


@pytest.mark.clause("RM-13.1")
@pytest.mark.parametrize(("grid", "around"), [(HEX, 6), (SQUARE, 8)])
def test_one_strikes_at_what_is_next_to_one(grid: dict[str, Any], around: int) -> None:
    found = shown(Table(fighter("Ana", blade(), at=[5, 4]), fighter("Ben", at=[12, 4]), map=grid))
    assert len(found["strike"][""]) == around
    assert "shoot" not in found


@pytest.mark.clause("RM-13.1")
def test_one_walks_and_runs_to_places_that_are_free() -> None:
    found = shown(Table(fighter("Ana", at=[0, 4], pace=6), fighter("Ben", at=[12, 4]), map=SQUARE))
    assert [2, 4] in found["move"][""]
    assert [4, 4] in found["move"]["x2"]
    assert [5, 4] not in found["move"]["x2"]


@pytest.mark.clause("RM-13.1")
def test_shots_are_told_by_the_modifier_of_the_range() -> None:
    archer = fighter("Ana", bow(ranges=[[6, 10], [15, 0], [30, -20]]), at=[0, 4])
    found = shown(Table(archer, fighter("Ben", at=[12, 4]), map=SQUARE))
    assert list(found["shoot"]) == ["+10", "", "-20"]
    assert [2, 4] in found["shoot"]["+10"]
    assert [10, 4] in found["shoot"]["-20"]
    assert [11, 4] not in found["shoot"]["-20"]


def test_without_a_map_or_a_state_to_act_there_is_nothing() -> None:
    assert shown(Table(fighter("Ana"), fighter("Ben"))) == {}
    table = Table(fighter("Ana", at=[0, 4]), fighter("Ben"), map=HEX)
    table["Ana"].asleep = 3
    assert shown(table) == {}
    table["Ana"].asleep, table["Ana"].stunned = 0, 2
    assert "move" not in shown(table)
