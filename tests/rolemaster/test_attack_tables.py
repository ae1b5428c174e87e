"""RM-1.8: the attack tables that come with Affray are those of their figures, and keep their promises."""

from __future__ import annotations

import runpy
from collections.abc import Callable, Iterator, Sequence
from itertools import pairwise
from pathlib import Path

import pytest

from affray.rulesets.rolemaster.chart_cells import Hit
from affray.rulesets.rolemaster.chart_text import AttackGrid, attack_csv, attack_grid
from affray.rulesets.rolemaster.charts import ARMOUR_TYPES, TOTALS, CriticalType, Severity

ROOT = Path(__file__).parents[2]
FOLDER = ROOT / "src/affray/rulesets/rolemaster/catalogue/attacks"
FILES = sorted(FOLDER.glob("*.csv"))
NATURAL = {"claw", "bite", "horn", "bash", "grapple", "sting", "trample", "tiny", "fist"}
BREATH = {"fire", "frost", "lightning"}

pytestmark = pytest.mark.clause("RM-1.8")


@pytest.fixture(scope="module", params=FILES, ids=lambda file: file.stem)
def grid(request: pytest.FixtureRequest) -> AttackGrid:
    return attack_grid(request.param.read_text("utf-8"))


def firsts(grid: AttackGrid, holds: Callable[[Hit], bool]) -> list[int]:
    """By armour type the lowest total whose cell holds to something; one above all totals for none."""
    return [next((k for k, hit in enumerate(column, 1) if holds(hit)), TOTALS + 1) for column in grid.columns]


def rises(figures: Sequence[int]) -> bool:
    return all(a <= b for a, b in pairwise(figures))


def test_there_are_enough_of_them() -> None:
    names = {file.stem for file in FILES}
    assert len(names - NATURAL - BREATH) >= 16
    assert len(names & NATURAL) >= 6


def test_they_are_made_of_their_figures() -> None:
    made: Callable[[], Iterator[tuple[str, str]]] = runpy.run_path(str(ROOT / "tools/attack_tables.py"))["tables"]
    assert dict(made()) == {file.stem: file.read_text("utf-8") for file in FILES}


def test_they_have_20_columns_of_150_totals(grid: AttackGrid) -> None:
    assert [len(column) for column in grid.columns] == [TOTALS] * ARMOUR_TYPES
    assert attack_grid(attack_csv(grid)) == grid


def test_a_higher_total_never_does_less(grid: AttackGrid) -> None:
    for column in grid.columns:
        assert rises([hit.hits for hit in column])
        assert rises([hit.severity for hit in column])


def test_heavier_armour_is_touched_sooner(grid: AttackGrid) -> None:
    touched = firsts(grid, lambda hit: hit.hits > 0)
    assert rises(touched[::-1])
    assert touched[0] > touched[-1]
    assert 20 <= min(touched[16:]) <= max(touched[16:]) <= 65


def test_heavier_armour_takes_less_of_the_hardest_blow(grid: AttackGrid) -> None:
    hits = [column[-1].hits for column in grid.columns]
    assert rises(hits[::-1])
    assert hits[0] > hits[-1] > 0


@pytest.mark.parametrize("severity", [each for each in Severity if each])
def test_heavier_armour_lets_criticals_through_later(grid: AttackGrid, severity: Severity) -> None:
    assert rises(firsts(grid, lambda hit: hit.severity >= severity))


def test_each_severity_comes_10_to_16_points_after_the_one_before(grid: AttackGrid) -> None:
    for below, above in pairwise(each for each in Severity if each):
        pairs = zip(
            firsts(grid, lambda hit, least=below: hit.severity >= least),  # type: ignore[misc]
            firsts(grid, lambda hit, least=above: hit.severity >= least),  # type: ignore[misc]
            strict=True,
        )
        assert all(10 <= high - low <= 16 for low, high in pairs if high <= TOTALS)


@pytest.mark.parametrize(("name", "hits"), [("broadsword", 30), ("dagger", 18), ("two-handed-sword", 48)])
def test_what_weapons_do_to_bare_skin_at_150(name: str, hits: int) -> None:
    bare = attack_grid((FOLDER / f"{name}.csv").read_text("utf-8")).columns[:4]
    assert all(abs(column[-1].hits - hits) <= 3 for column in bare)
    assert all(column[-1].severity == Severity.E for column in bare)


@pytest.mark.clause("RM-5.1")
def test_a_war_hammer_punctures_too() -> None:
    for column in attack_grid((FOLDER / "war-hammer.csv").read_text("utf-8")).columns:
        assert {hit.type for hit in column if hit.severity} == {CriticalType.KRUSH, CriticalType.PUNCTURE}
