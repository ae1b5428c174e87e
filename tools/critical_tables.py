"""Makes the charts of criticals and fumbles of `rolemaster` from ladders of effects: `make tables`.

The ladders, and how a roll and a column find a step of one, are in `critical_tables.yaml` beside this file; the charts
are CSV files as a group would import them (RM-1.9).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

from affray.core.documents import read
from affray.rulesets.rolemaster.chart_cells import Effects, effects
from affray.rulesets.rolemaster.chart_text import OPEN, ChartGrid, Kind, chart_csv

DATA = Path(__file__).with_suffix(".yaml")
FOLDER = Path(__file__).parent.parent / "src/affray/rulesets/rolemaster/catalogue"
Data = Mapping[str, Any]


def tables() -> Iterator[tuple[str, str]]:
    """The name of each file from the catalogue's folder on, and its text."""
    data = read(DATA).data
    kinds: Sequence[tuple[str, Kind]] = (("criticals", "criticals"), ("large", "large"))
    for group, kind in kinds:
        for name, table in data[group].items():
            yield f"criticals/{name}.csv", chart_csv(critical(kind, data["grids"][group], table))
    bands = tuple(data["grids"]["fumbles"]["bands"])
    for name, ladder in data["fumbles"].items():
        yield f"fumbles/{name}.csv", chart_csv(ChartGrid("fumbles", bands, (rungs(ladder),)))


def rungs(ladder: Sequence[str]) -> tuple[Effects, ...]:
    """The steps of a ladder, with the numbers of their words."""
    return tuple(replace(effects(text), words=f"#{k}") for k, text in enumerate(ladder, 1))


def critical(kind: Kind, grid: Data, table: Data) -> ChartGrid:
    """A chart of criticals."""
    bands = tuple(high or OPEN for high in grid["bands"])
    ladder, top = rungs(table["ladder"]), max(map(max, grid["steps"]))

    def entry(step: int, column: int) -> Effects:
        """A ladder with fewer steps than the grid is stretched over it."""
        lowered: int = max(0, step - table["less"]) if "less" in table else step * (len(ladder) - 1) // top
        hits: float = table["hits"] * (grid["base"][column] + grid["each"][column] * step) if step else 0
        return replace(ladder[lowered], hits=round(hits))

    columns = zip(*grid["steps"], strict=True)
    return ChartGrid(kind, bands, tuple(tuple(entry(step, k) for step in steps) for k, steps in enumerate(columns)))


if __name__ == "__main__":
    for named, text in tables():
        (FOLDER / named).write_text(text, "utf-8")
