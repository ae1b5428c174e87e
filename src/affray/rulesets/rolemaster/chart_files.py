"""From the tables of the catalogue to the records of a fight (RM-1.8, RM-1.9).

Attack tables, charts of criticals and of fumbles are entries of the catalogue's `attacks`, `criticals` and `fumbles`:
CSV texts, those that come with Affray and a group's own. An encounter's `tables` say which stand in place of which.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from affray.core.catalogue import Catalogue
from affray.core.records import fill
from affray.rulesets.rolemaster.chart_cells import Effects
from affray.rulesets.rolemaster.chart_sheets import Tables
from affray.rulesets.rolemaster.chart_text import attack_grid, chart_grid
from affray.rulesets.rolemaster.charts import (
    BANDS,
    AttackTable,
    Chart,
    CriticalType,
    Entry,
    FumbleGroup,
    LargeSize,
    key_of,
    packed,
)

NO_WORDS = "no-words"  # the wording of an entry without words of its own
_NUMBERED = {  # tables of ours, whose words are numbers of texts
    *(f"critical-{key_of(each)}" for each in (*CriticalType, *LargeSize)),
    *(f"fumble-{key_of(each)}" for each in FumbleGroup),
}


@dataclass
class Charts:
    """All the charts of a fight, in the order of their enums, the entries that they name, and those entries' words.

    A wording is the key of a text (`critical-slash-3`), or the words of a group's own table.
    """

    criticals: list[Chart] = field(default_factory=list)
    larges: list[Chart] = field(default_factory=list)
    fumbles: list[Chart] = field(default_factory=list)
    entries: list[Entry] = field(default_factory=list)
    wordings: list[str] = field(default_factory=lambda: [NO_WORDS])


def attack_table(catalogue: Catalogue, tables: Tables, name: str) -> AttackTable:
    """The attack table of a weapon that names it so, or the group's own in its place."""
    grid = attack_grid(catalogue.find("attacks", tables.attacks.get(name, name)))
    made = AttackTable()
    fill(made.cells, [packed(hit.hits, hit.severity, hit.type) for column in grid.columns for hit in column])
    fill(made.types, [_bits(hit.type for hit in column if hit.severity) for column in grid.columns])
    return made


def _bits(types: Iterator[CriticalType]) -> int:
    return sum(1 << each for each in set(types))


def charts(catalogue: Catalogue, tables: Tables) -> Charts:
    """All charts, ours or the group's own in their places."""
    reader = _Reader(catalogue, tables)
    reader.charts.criticals = [reader.critical(key_of(each)) for each in CriticalType]
    reader.charts.larges = [reader.critical(key_of(each)) for each in LargeSize]
    reader.charts.fumbles = [reader.fumble(key_of(each)) for each in FumbleGroup]
    return reader.charts


class _Reader:
    """Gathers the charts of a fight; alike entries share a row."""

    def __init__(self, catalogue: Catalogue, tables: Tables) -> None:
        self.catalogue, self.tables, self.charts = catalogue, tables, Charts()
        self.rows: dict[tuple[Effects, str], int] = {}
        self.words = {NO_WORDS: 0}

    def critical(self, key: str) -> Chart:
        """The chart of a critical type, or of a size."""
        name = self.tables.criticals.get(key, key)
        return self._chart(self.catalogue.find("criticals", name), f"critical-{name}")

    def fumble(self, key: str) -> Chart:
        """The chart of a weapon group's fumbles."""
        name = self.tables.fumbles.get(key, key)
        return self._chart(self.catalogue.find("fumbles", name), f"fumble-{name}")

    def _chart(self, text: str, key: str) -> Chart:
        grid = chart_grid(text)
        made = Chart(bands=len(grid.up_to))
        fill(made.up_to, grid.up_to)
        fill(made.entries, self._entries(grid.columns, key))
        return made

    def _entries(self, columns: Sequence[Sequence[Effects]], key: str) -> Iterator[int]:
        for column in columns:
            yield from (self._row(effects, key) for effects in column)
            yield from [0] * (BANDS - len(column))

    def _row(self, effects: Effects, key: str) -> int:
        """The row of an entry."""
        words = effects.words
        wording = f"{key}-{words[1:]}" if words[:1] == "#" and key in _NUMBERED else words or NO_WORDS
        if (effects, wording) not in self.rows:
            self.rows[effects, wording] = len(self.charts.entries)
            if wording not in self.words:
                self.words[wording] = len(self.charts.wordings)
                self.charts.wordings.append(wording)
            self.charts.entries.append(_entry(effects, self.words[wording]))
        return self.rows[effects, wording]


def _entry(effects: Effects, wording: int) -> Entry:
    return Entry(
        hits=effects.hits,
        bleeding=effects.bleeding,
        stunned=effects.stunned,
        no_parry=effects.no_parry,
        must_parry=effects.must_parry,
        penalty=effects.penalty,
        falls=effects.falls,
        drops=effects.drops,
        breaks=effects.breaks,
        unconscious=effects.unconscious,
        dies_in=effects.dies_in,
        wording=wording,
    )
