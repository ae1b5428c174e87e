"""Makes the attack tables of `rolemaster` from a few figures per weapon: `make tables`.

The figures are in `attack_tables.yaml` beside this file, which says what they mean; the tables are CSV files as a group
would import them (RM-1.8). A figure of a class of armour holds for the middle of its four armour types; the others lie
on the straight line through their neighbours, rounded. So a table is monotone in armour where its figures are:
heavier armour is touched at a lower total, takes fewer hits at 150, and lets each severity through at a higher total.
Along a column hits and severity never fall.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from affray.core.documents import read
from affray.rulesets.rolemaster.chart_cells import LETTERS, Hit
from affray.rulesets.rolemaster.chart_text import AttackGrid, attack_csv
from affray.rulesets.rolemaster.charts import ARMOUR_TYPES, TOTALS, Severity

FIGURES = Path(__file__).with_suffix(".yaml")
FOLDER = Path(__file__).parent.parent / "src/affray/rulesets/rolemaster/catalogue/attacks"
CLASSES = 5
EACH = ARMOUR_TYPES // CLASSES  # armour types of a class


def tables() -> Iterator[tuple[str, str]]:
    """The name and the text of each table."""
    for name, figures in read(FIGURES).data.items():
        yield name, attack_csv(table(figures))


def table(figures: Mapping[str, Any]) -> AttackGrid:
    """The table of a weapon's figures."""
    return AttackGrid(tuple(column(figures, armour) for armour in range(1, ARMOUR_TYPES + 1)))


def column(figures: Mapping[str, Any], armour: int) -> tuple[Hit, ...]:
    """What each total does to an armour type."""
    first, hits, critical, step = (
        round(along(figures[name], armour)) for name in ("first", "hits", "critical", "step")
    )
    types = figures["types"][(armour - 1) // EACH]
    return tuple(cell(total, first, hits, critical, step, types) for total in range(1, TOTALS + 1))


def cell(total: int, first: int, hits: int, critical: int, step: int, types: str) -> Hit:
    """What one total does."""
    if total < first:
        return Hit()
    done = max(1, round(hits * (total - first + 1) / (TOTALS - first + 1)))
    severity = Severity(max(0, min(len(Severity) - 1, (total - critical) // step + 1)))
    letter = types[severity - 1] if len(types) > 1 else types
    return Hit(done, severity, LETTERS[letter]) if severity else Hit(done)


def along(figures: Sequence[int], armour: int) -> float:
    """A figure at an armour type, on the line through those of its class and of the nearest other one."""
    place = (armour - 1 - (EACH - 1) / 2) / EACH
    left = max(0, min(CLASSES - 2, int(place)))
    return figures[left] + (figures[left + 1] - figures[left]) * (place - left)


if __name__ == "__main__":
    for named, text in tables():
        (FOLDER / f"{named}.csv").write_text(text, "utf-8")
