"""RM-1.1, RM-1.8, RM-1.9: how tables and charts are read."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import Any

import pytest

from affray.core.branching import BranchingReferee
from affray.core.records import fill
from affray.rulesets.rolemaster.charts import (
    BANDS,
    TOTALS,
    AttackTable,
    Chart,
    CriticalType,
    Severity,
    band_at,
    cell_at,
    entry_at,
    hits_in,
    packed,
    severity_in,
    type_in,
    types_at,
)

from tests.toy import TOY

UP_TO = (5, 10, 15, 20, 35, 45, 50, 55, 60, 65, 66, 70, 75, 80, 85, 90, 95, 99, 100)


def chart(up_to: Sequence[int] = UP_TO) -> Chart:
    """Its entries are 100 x column + band."""
    made = Chart(bands=len(up_to))
    fill(made.up_to, up_to)
    fill(made.entries, [100 * column + band for column in range(5) for band in range(BANDS)])
    return made


@pytest.mark.clause("RM-1.1")
@pytest.mark.parametrize("severity", Severity)
@pytest.mark.parametrize("kind", CriticalType)
def test_a_cell_holds_hits_severity_and_type(severity: Severity, kind: CriticalType) -> None:
    cell = packed(255, severity, kind)
    assert (hits_in(cell), severity_in(cell), type_in(cell)) == (255, severity, kind)


@pytest.mark.clause("RM-1.1")
@pytest.mark.parametrize(("total", "hits"), [(-40, 0), (0, 0), (1, 1), (149, 149), (150, 150), (151, 150), (400, 150)])
def test_totals_count_from_1_to_150(total: int, hits: int) -> None:
    table = AttackTable()
    fill(table.cells, [packed(total) for _ in range(20) for total in range(1, TOTALS + 1)])
    assert hits_in(cell_at(table, total, 1)) == hits
    assert hits_in(cell_at(table, total, 20)) == hits


@pytest.mark.clause("RM-1.1")
def test_each_armour_type_has_its_column() -> None:
    table = AttackTable()
    fill(table.cells, [packed(armour) for armour in range(1, 21) for _ in range(TOTALS)])
    assert [hits_in(cell_at(table, total, armour)) for armour in range(1, 21) for total in (1, 150)] == [
        armour for armour in range(1, 21) for _ in range(2)
    ]


@pytest.mark.clause("RM-5.1")
def test_a_table_says_which_types_it_has_against_an_armour_type() -> None:
    table = AttackTable()
    fill(table.types, [1 << CriticalType.KRUSH] * 19 + [1 << CriticalType.KRUSH | 1 << CriticalType.PUNCTURE])
    assert types_at(table, 1) == 0b10
    assert types_at(table, 20) == 0b110


@pytest.mark.clause("RM-1.9")
def test_a_roll_finds_its_band() -> None:
    found = [band_at(chart(), roll) for roll in range(1, 101)]
    assert found == [next(k for k, top in enumerate(UP_TO) if roll <= top) for roll in range(1, 101)]
    assert found.count(10) == 1  # 66 is a band of its own
    assert found[65] == 10


@pytest.mark.clause("RM-1.9")
@pytest.mark.parametrize("bands", [1, 2, 3, 23, 24])
def test_any_number_of_bands_is_found(bands: int) -> None:
    made = chart([10 * (k + 1) for k in range(bands)])
    assert [band_at(made, 10 * k + 1) for k in range(bands)] == list(range(bands))
    assert [band_at(made, 10 * k + 10) for k in range(bands)] == list(range(bands))
    assert band_at(made, 10_000) == bands - 1  # an open-ended roll above all


@pytest.mark.clause("RM-1.9")
def test_severities_are_columns() -> None:
    assert [entry_at(chart(), severity - 1, 100) for severity in (Severity.A, Severity.E)] == [18, 418]


@pytest.mark.clause("RM-1.9")
def test_exact_odds_see_bands_not_rolls() -> None:
    referee = BranchingReferee(TOY)

    def play(referee: Any) -> list[int]:
        return [entry_at(chart(), 0, referee.roll(100, 0, 0))]

    chances = referee.outcomes(play)
    assert referee.plays == 19
    assert chances[(10,)] == Fraction(1, 100)
    assert chances[(4,)] == Fraction(15, 100)
