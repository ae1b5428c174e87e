"""From the tables of the catalogue to the records of a fight (RM-1.8, RM-1.9).

Attack tables, charts of criticals and of fumbles are entries of the catalogue's `attacks`, `criticals` and `fumbles`:
CSV texts, those that come with Affray and a group's own. An encounter's `tables` say which stand in place of which.
"""

from __future__ import annotations

import functools
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import IntEnum
from typing import TypeAlias

from affray.core.catalogue import Catalogue, slug
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

Source: TypeAlias = tuple[str, str]  # what the words of a chart are named by, and its text
NO_WORDS = "no-words"  # the wording of an entry without words of its own
_NUMBERED = {  # tables of ours, whose words are numbers of texts
    *(f"critical-{key_of(each)}" for each in (*CriticalType, *LargeSize)),
    *(f"fumble-{key_of(each)}" for each in FumbleGroup),
}


@dataclass(frozen=True)
class Charts:
    """All the charts of a fight, in the order of their enums, the entries that they name, and those entries' words.

    A wording is the key of a text (`critical-slash-3`), or the words of a group's own table.
    """

    criticals: tuple[Chart, ...]
    larges: tuple[Chart, ...]
    fumbles: tuple[Chart, ...]
    entries: tuple[Entry, ...]
    wordings: tuple[str, ...]


def attack_table(catalogue: Catalogue, tables: Tables, name: str) -> AttackTable:
    """The attack table of a weapon that names it so, or the group's own in its place; nobody may change it."""
    return _attack_table(catalogue.find("attacks", tables.attacks.get(slug(name), name)))


@functools.lru_cache(256)
def _attack_table(text: str) -> AttackTable:
    grid = attack_grid(text)
    made = AttackTable()
    fill(made.cells, [packed(hit.hits, hit.severity, hit.type) for column in grid.columns for hit in column])
    fill(made.types, [_bits(hit.type for hit in column if hit.severity) for column in grid.columns])
    return made


def _bits(types: Iterator[CriticalType]) -> int:
    return sum(1 << each for each in set(types))


def charts(catalogue: Catalogue, tables: Tables) -> Charts:
    """All charts, ours or the group's own in their places; nobody may change them."""

    def critical(member: IntEnum) -> Source:
        name = slug(tables.criticals.get(key_of(member), key_of(member)))
        return f"critical-{name}", catalogue.find("criticals", name)

    def fumble(member: IntEnum) -> Source:
        name = slug(tables.fumbles.get(key_of(member), key_of(member)))
        return f"fumble-{name}", catalogue.find("fumbles", name)

    return _charts(tuple(map(critical, CriticalType)), tuple(map(critical, LargeSize)), tuple(map(fumble, FumbleGroup)))


@functools.lru_cache(16)
def _charts(criticals: tuple[Source, ...], larges: tuple[Source, ...], fumbles: tuple[Source, ...]) -> Charts:
    reader = _Reader()
    first, second, third = (tuple(reader.chart(*each) for each in some) for some in (criticals, larges, fumbles))
    return Charts(first, second, third, tuple(reader.entries), tuple(reader.words))


class _Reader:
    """Gathers the charts of a fight; alike entries share a row."""

    def __init__(self) -> None:
        self.entries: list[Entry] = []
        self.rows: dict[tuple[Effects, str], int] = {}
        self.words = {NO_WORDS: 0}

    def chart(self, key: str, text: str) -> Chart:
        """The chart in a text; `key` is what the texts of its words are named by."""
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
            self.rows[effects, wording] = len(self.entries)
            self.entries.append(_entry(effects, self.words.setdefault(wording, len(self.words))))
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
