"""RM-1.9: the charts that come with Affray are those of their ladders, and keep their promises."""

from __future__ import annotations

import runpy
from collections.abc import Callable, Iterator
from itertools import pairwise
from pathlib import Path

import pytest

from affray.core.texts import Here, Texts, languages
from affray.rulesets.rolemaster.chart_cells import Effects
from affray.rulesets.rolemaster.chart_text import OPEN, ChartGrid, chart_csv, chart_grid
from affray.rulesets.rolemaster.charts import NEVER, CriticalType, FumbleGroup, LargeSize, key_of

ROOT = Path(__file__).parents[2]
FOLDER = ROOT / "src/affray/rulesets/rolemaster/catalogue"
BANDS = (5, 10, 15, 20, 35, 45, 50, 55, 60, 65, 66, 70, 75, 80, 85, 90, 95, 99, 100)
LARGE_BANDS = (5, 10, 15, 20, 35, 45, 50, 55, 60, 65, 66, 70, 75, 80, 85, 90, 95, 98, 100, 150, 175, 200, 250, OPEN)
TYPES = [key_of(each) for each in CriticalType]
SIZES = [key_of(each) for each in LargeSize]
GROUPS = [key_of(each) for each in FumbleGroup]
LETHAL = ["slash", "krush", "puncture", "impact", "heat", "cold", "electricity"]

pytestmark = pytest.mark.clause("RM-1.9")


def chart(folder: str, name: str) -> ChartGrid:
    return chart_grid((FOLDER / folder / f"{name}.csv").read_text("utf-8"))


def badness(effects: Effects) -> tuple[bool, int, bool, int, int, int]:
    """How bad an entry is, by what matters most: death and how soon, then what one can't do."""
    dies = effects.dies_in != NEVER
    stun = effects.no_parry, effects.stunned, effects.must_parry
    return (dies, -effects.dies_in if dies else 0, effects.unconscious, *stun)


def no_worse(mild: Effects, bad: Effects) -> bool:
    return badness(mild) <= badness(bad) and mild.hits <= bad.hits


def test_they_are_made_of_their_ladders() -> None:
    made: Callable[[], Iterator[tuple[str, str]]] = runpy.run_path(str(ROOT / "tools/critical_tables.py"))["tables"]
    files = {
        f"{file.parent.name}/{file.name}": file
        for kind in ("criticals", "fumbles")
        for file in (FOLDER / kind).iterdir()
    }
    assert dict(made()) == {name: file.read_text("utf-8") for name, file in files.items()}


def test_there_is_one_for_each_type_each_size_and_each_weapon_group() -> None:
    assert {file.stem for file in (FOLDER / "criticals").iterdir()} == {*TYPES, *SIZES}
    assert {file.stem for file in (FOLDER / "fumbles").iterdir()} == set(GROUPS)


@pytest.mark.parametrize("name", TYPES)
def test_types_have_19_bands_by_a_to_e(name: str) -> None:
    grid = chart("criticals", name)
    assert (grid.kind, grid.up_to, len(grid.columns)) == ("criticals", BANDS, 5)
    assert chart_grid(chart_csv(grid)) == grid


@pytest.mark.parametrize("name", SIZES)
def test_sizes_have_open_bands_by_kind_of_weapon(name: str) -> None:
    grid = chart("criticals", name)
    assert (grid.kind, grid.up_to, len(grid.columns)) == ("large", LARGE_BANDS, 5)
    assert chart_grid(chart_csv(grid)) == grid


@pytest.mark.parametrize("name", [*TYPES, *SIZES])
def test_a_column_is_never_milder_than_the_one_before_it(name: str) -> None:
    for band in zip(*chart("criticals", name).columns, strict=True):
        assert all(no_worse(mild, bad) for mild, bad in pairwise(band))


@pytest.mark.parametrize("name", [*TYPES, *SIZES])
def test_66_and_the_last_are_worse_than_their_neighbours(name: str) -> None:
    grid = chart("criticals", name)
    at = grid.up_to.index(66)
    for column in grid.columns:
        assert badness(column[at]) > max(badness(column[at - 1]), badness(column[at + 1]))
        assert no_worse(column[-2], column[-1])


@pytest.mark.parametrize("name", TYPES)
def test_100_is_worse_than_the_rest_but_66(name: str) -> None:
    for column in chart("criticals", name).columns:
        others = [each for each, top in zip(column, BANDS, strict=True) if top not in (66, 100)]
        assert all(no_worse(each, column[-1]) for each in others)
        assert column[-1] not in others


@pytest.mark.parametrize("name", [*TYPES, *SIZES])
def test_a_higher_roll_is_no_milder_but_for_66(name: str) -> None:
    grid = chart("criticals", name)
    for column in grid.columns:
        rows = [each for each, top in zip(column, grid.up_to, strict=True) if top != 66]
        assert all(no_worse(mild, bad) for mild, bad in pairwise(rows))


@pytest.mark.parametrize("name", TYPES)
def test_a_is_mild(name: str) -> None:
    column = chart("criticals", name).columns[0]
    assert all(0 <= each.hits <= 9 for each in column)
    assert all(each.dies_in == NEVER and not each.unconscious for each in column)
    widths = [high - low for low, high in pairwise((0, *BANDS))]
    more = sum(width for each, width in zip(column, widths, strict=True) if each.stunned or each.no_parry)
    assert more <= 10  # of 100 rolls: rarely more than must parry


@pytest.mark.parametrize("name", TYPES)
def test_b_is_between(name: str) -> None:
    column = chart("criticals", name).columns[1]
    assert max(each.hits for each in column) <= 20
    assert all(each.dies_in == NEVER for each in column)


@pytest.mark.parametrize("name", LETHAL)
def test_how_often_they_kill(name: str) -> None:
    kills = [sum(each.dies_in != NEVER for each in column) for column in chart("criticals", name).columns]
    assert kills == [0, 0, 1, 3, 5]


@pytest.mark.parametrize("name", TYPES)
def test_no_type_kills_more_often_and_bleeding_has_bounds(name: str) -> None:
    for column, most in zip(chart("criticals", name).columns, (0, 0, 1, 3, 5), strict=True):
        assert sum(each.dies_in != NEVER for each in column) <= most
        assert all(0 <= each.bleeding <= 8 for each in column)


@pytest.mark.clause("RM-11.1")
def test_subdual_never_kills() -> None:
    grid = chart("criticals", "subdual")
    assert not any(each.bleeding or each.dies_in != NEVER for column in grid.columns for each in column)
    assert grid.columns[-1][-1].unconscious


@pytest.mark.parametrize("name", GROUPS)
def test_fumbles_cover_all_rolls_and_the_last_is_the_worst(name: str) -> None:
    grid = chart("fumbles", name)
    assert (grid.kind, grid.up_to[-1], len(grid.columns)) == ("fumbles", 100, 1)
    (column,) = grid.columns
    assert all(badness(each) <= badness(column[-1]) for each in column)
    assert any(each.drops or each.falls for each in column)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize(
    ("folder", "name"), [*(("criticals", each) for each in TYPES + SIZES), *(("fumbles", each) for each in GROUPS)]
)
def test_each_entry_has_words_of_its_own_in_each_language(folder: str, name: str, language: str) -> None:
    texts = Texts(Here(FOLDER.parent), language)
    numbers = {each.words[1:] for column in chart(folder, name).columns for each in column}
    said = [texts.known(f"thing-{folder.removesuffix('s')}-{name}-{number}") for number in numbers]
    assert all(said)
    assert len(set(said)) == len(said)
