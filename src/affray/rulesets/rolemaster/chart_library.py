"""Tables that a group brings as CSV files (RM-1.8, RM-1.9): which kind a file is, and how one is passed on."""

from __future__ import annotations

from dataclasses import replace

from affray.core.ruleset import CsvTables
from affray.core.texts import Texts
from affray.rulesets.rolemaster.chart_cells import Effects
from affray.rulesets.rolemaster.chart_text import attack_grid, chart_csv, chart_grid, kind_of

TABLES = ("attacks", "criticals", "fumbles")


def table_of(text: str) -> str:
    """The catalogue's table that a text belongs to. Raises CellFaults: each cell that is wrong, by row and column."""
    if kind_of(text) == "attacks":
        attack_grid(text)
        return "attacks"
    return "fumbles" if chart_grid(text).kind == "fumbles" else "criticals"


def in_words(table: str, name: str, text: str, texts: Texts) -> str:
    """A text with the words of its entries in place of their numbers, so that it means the same under another name."""
    if table == "attacks":
        return text
    grid = chart_grid(text)

    def worded(effects: Effects) -> Effects:
        if not effects.words.startswith("#"):
            return effects
        key = f"{table.removesuffix('s')}-{name}-{effects.words[1:]}"
        return replace(effects, words=texts.thing(key, effects.words))

    return chart_csv(replace(grid, columns=tuple(tuple(map(worded, column)) for column in grid.columns)))


def csv_tables() -> CsvTables:
    """What a group may bring."""
    return CsvTables(TABLES, table_of, in_words)
