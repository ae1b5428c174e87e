"""Attack tables and charts as CSV texts, as they come with Affray and as a group brings its own.

An attack table has a row per total, or per range of totals, and a column per armour type. A cell is `-` for a miss,
`12` for concussion hits, `18CS` for hits with a critical: its severity and the letter of its type.

    total,1,2,3, ... ,20
    1-34,-,-,-, ... ,1
    35,-,-,1, ... ,2AK

A chart has a row per band of rolls, the last of which may be open (`251+`), and columns by severity (criticals), by
kind of weapon (criticals of the large and super-large), or one (`effects`, a fumble). A cell is `-`, or effects with
blanks between them and, after a colon, words:

    roll,A,B,C,D,E
    01-05,-,-,+1,+2,+3
    06-10,-,+2,+3 must-parry 1,+5 bleed 1,+8 bleed 2 stun 1 -10 falls: The blade opens the calf.
"""

from __future__ import annotations

import functools
import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, Literal, TypeVar

from affray.core.csv_text import Cell, CellFault, CellFaults, csv_of, rows_of
from affray.core.said import Said
from affray.rulesets.rolemaster.chart_cells import Effects, Hit, effects, hit, shown
from affray.rulesets.rolemaster.charts import (
    ARMOUR_TYPES,
    BANDS,
    TOTALS,
    Severity,
    WeaponKind,
)

T = TypeVar("T")
Kind = Literal["attacks", "criticals", "large", "fumbles"]

HEADERS: Final[Mapping[Kind, tuple[str, ...]]] = {
    "attacks": ("total", *(str(armour) for armour in range(1, ARMOUR_TYPES + 1))),
    "criticals": ("roll", *(each.name for each in Severity if each)),
    "large": ("roll", *(each.name.lower() for each in WeaponKind)),
    "fumbles": ("roll", "effects"),
}
LAST = 1000  # the highest roll of a band that isn't open
OPEN = 1_000_000  # what an open band goes up to
_RANGE = re.compile(r"(\d{1,4})(?:\s*[-–]\s*(\d{1,4})|(\+))?")  # spreadsheets like the longer dash


_FIRST = Said("first row", "first-row")
_ROW_BEGINS = Said("a row begins with a number, or a range such as 01-05", "row-begins")
_LAST_OPEN = Said("only the last row of a chart may be open", "last-open")
_REACH = Said("the last row must reach 100", "reach-100")


@dataclass(frozen=True)
class AttackGrid:
    """An attack table as it was read: by armour type from 1 on the cells of totals from 1 on."""

    columns: tuple[tuple[Hit, ...], ...]


@dataclass(frozen=True)
class ChartGrid:
    """A chart as it was read: the highest roll of each band, and by column the entries of the bands."""

    kind: Kind
    up_to: tuple[int, ...]
    columns: tuple[tuple[Effects, ...], ...]


@functools.lru_cache(512)
def kind_of(text: str) -> Kind:
    """What kind of table a text holds, by its first line. Raises CellFaults for none of them."""
    head = rows_of(text)[0]
    names = [_plain(cell.text) for cell in head]
    if names[0] == "total":
        return "attacks"
    if names[0] == "roll" and len(names) > 1:
        for kind in ("criticals", "large", "fumbles"):
            if set(names[1:]) & {_plain(name) for name in HEADERS[kind][1:]}:
                return kind
    told = "; ".join(",".join(HEADERS[kind]) for kind in ("criticals", "large", "fumbles"))
    known = f"total,1,2, … ,{ARMOUR_TYPES}; {told}"
    raise CellFaults([head[0].fault(_FIRST, Said(f"one of these is wanted: {known}", "one-of-heads", known=known))])


@functools.lru_cache(256)
def attack_grid(text: str) -> AttackGrid:
    """The attack table in a text. Raises CellFaults: each cell that is wrong, by row and column."""
    table = _Reader(text, "attacks")
    cells = table.cells(hit)
    spans = [table.span(row[0], TOTALS) for row in table.rows]
    table.check_totals(spans)
    table.finish()
    columns = [[Hit()] * TOTALS for _ in range(ARMOUR_TYPES)]
    for span, row in zip(spans, cells, strict=True):
        for column, cell in zip(columns, row, strict=True):
            for total in range(span[0], span[1] + 1):
                column[total - 1] = cell
    return AttackGrid(tuple(map(tuple, columns)))


@functools.lru_cache(256)
def chart_grid(text: str) -> ChartGrid:
    """The chart in a text. Raises CellFaults: each cell that is wrong, by row and column."""
    kind = kind_of(text)
    if kind == "attacks":
        words = Said("this is an attack table; a chart is wanted here", "chart-wanted")
        raise CellFaults([rows_of(text)[0][0].fault(_FIRST, words)])
    table = _Reader(text, kind)
    cells = table.cells(effects)
    spans = [table.span(row[0], LAST, last=row is table.rows[-1]) for row in table.rows]
    table.check_bands(spans)
    table.finish()
    return ChartGrid(kind, tuple(high for _, high in spans), tuple(zip(*cells, strict=True)))


class _Reader:
    """Reads one text, and gathers what is wrong with it. Where its shape is wrong already, it says so at once."""

    def __init__(self, text: str, kind: Kind) -> None:
        head, *self.rows = rows_of(text)
        self.faults: list[CellFault] = []
        self.names = HEADERS[kind][1:]
        self._check_head(head, HEADERS[kind])
        self.order = [self._known(cell.text) for cell in head[1:]]
        if not self.rows:
            self.faults.append(head[0].fault(_FIRST, Said("no row follows it", "no-rows")))
        for row in self.rows:
            self._check_width(row, len(head))
        if self.faults:
            self.finish()

    def _known(self, name: str) -> int:
        wanted = [_plain(each) for each in self.names]
        return wanted.index(_plain(name)) if _plain(name) in wanted else -1

    def _check_head(self, head: Sequence[Cell], wanted: Sequence[str]) -> None:
        if _plain(head[0].text) != wanted[0]:
            first = shown(head[0].text)
            words = f"it begins with {wanted[0]}, not {first}"
            self.faults.append(head[0].fault(_FIRST, Said(words, "begins-with", wanted=wanted[0], given=first)))
        seen: set[int] = set()
        for cell in head[1:]:
            which = self._known(cell.text)
            if which < 0:
                words = f"there is no column {shown(cell.text)}"
                self.faults.append(cell.fault(_FIRST, Said(words, "no-column", name=shown(cell.text))))
            elif which in seen:
                words = f"the column {cell.text} is there twice"
                self.faults.append(cell.fault(_FIRST, Said(words, "column-twice", name=cell.text)))
            seen.add(which)
        if missing := ", ".join(name for k, name in enumerate(self.names) if k not in seen):
            words = f"these columns are missing: {missing}"
            self.faults.append(head[0].fault(_FIRST, Said(words, "columns-missing", names=missing)))

    def _check_width(self, row: Sequence[Cell], width: int) -> None:
        if len(row) != width:
            words = f"it has {len(row)} cells; the first row has {width}"
            self.faults.append(row[-1].fault(_row(row[0]), Said(words, "uneven-cells", number=len(row), width=width)))

    def cells(self, read: Callable[[str], T]) -> list[list[T]]:
        """All cells, in the order of the columns' names; what is wrong is noted."""
        made: list[list[Any]] = []
        for row in self.rows:
            line: list[Any] = [None] * len(self.names)
            for which, cell in zip(self.order, row[1:], strict=True):
                try:
                    line[which] = read(cell.text)
                except ValueError as fault:
                    column = self.names[which]
                    place = Said(
                        f"row {row[0].text}, column {column}", "row-and-column", row=row[0].text, column=column
                    )
                    self.faults += [cell.fault(place, each) for each in fault.args]
            made.append(line)
        return made

    def span(self, cell: Cell, most: int, *, last: bool = False) -> tuple[int, int]:
        """From where to where a row goes."""
        found = _RANGE.fullmatch(cell.text)
        place = Said(f"row {shown(cell.text)}", "row", row=shown(cell.text))
        if found is None:
            self.faults.append(cell.fault(place, _ROW_BEGINS))
            return 0, 0
        low, high = int(found[1]), int(found[2] or found[1])
        if found[3] and not last:
            self.faults.append(cell.fault(place, _LAST_OPEN))
        elif found[3]:
            return low, OPEN
        elif not 1 <= low <= high <= most:
            words = f"it goes from a lower number to a higher, from 1 to {most}"
            self.faults.append(cell.fault(place, Said(words, "low-to-high", most=most)))
            return 0, 0
        return low, high

    def check_totals(self, spans: Sequence[tuple[int, int]]) -> None:
        """RM-1.8: each total stands in one row, up to 150; below the lowest all is missed."""
        if self.faults:
            return
        taken: dict[int, str] = {}
        for row, (low, high) in zip(self.rows, spans, strict=True):
            for total in range(low, high + 1):
                if total in taken:
                    words = f"{total} is in row {taken[total]} already"
                    told = Said(words, "total-already", total=total, row=taken[total])
                    self.faults.append(row[0].fault(_row(row[0]), told))
                    break
                taken[total] = row[0].text
        missing = [total for total in range(min(taken), TOTALS + 1) if total not in taken]
        if missing:
            words = f"there is no row for the totals {_ranges(missing)}"
            self.faults.append(self.rows[-1][0].fault("", Said(words, "totals-missing", totals=_ranges(missing))))

    def check_bands(self, spans: Sequence[tuple[int, int]]) -> None:
        """RM-1.9: the bands follow each other from 1 on, to 100 at least."""
        if self.faults:
            return
        if len(spans) > BANDS:
            words = f"{len(spans)} rows; at most {BANDS} are possible"
            self.faults.append(self.rows[BANDS][0].fault("", Said(words, "many-bands", number=len(spans), most=BANDS)))
        wanted = 1
        for row, (low, high) in zip(self.rows, spans, strict=True):
            if low != wanted:
                self.faults.append(
                    row[0].fault(_row(row[0]), Said(f"it must begin at {wanted}", "begin-at", at=wanted))
                )
            wanted = high + 1
        if wanted <= 100:
            self.faults.append(self.rows[-1][0].fault(_row(self.rows[-1][0]), _REACH))

    def finish(self) -> None:
        """Raise what was found."""
        if self.faults:
            raise CellFaults(self.faults)


def _row(head: Cell) -> Said:
    """Where a fault is: in the row that begins with this cell."""
    return Said(f"row {head.text}", "row", row=head.text)


def _plain(name: str) -> str:
    """A column's name as it is compared: `AT 7`, `at7` and `7` are one."""
    return re.sub(r"^at\s*(?=\d)", "", name.casefold()).lstrip("0")


def _ranges(numbers: Sequence[int]) -> str:
    """Numbers in ascending order, those in a row as a range."""
    starts = [k for k, number in enumerate(numbers) if k == 0 or numbers[k - 1] != number - 1]
    runs = [numbers[a:b] for a, b in zip(starts, [*starts[1:], len(numbers)], strict=True)]
    return ", ".join(str(run[0]) if len(run) == 1 else f"{run[0]}-{run[-1]}" for run in runs)


def attack_csv(grid: AttackGrid) -> str:
    """An attack table as a text; totals that do the same stand in one row."""
    rows = list(zip(*grid.columns, strict=True))
    starts = [k for k, row in enumerate(rows) if k == 0 or rows[k - 1] != row]
    ends = [*starts[1:], len(rows)]
    lines = [
        [str(a + 1) if b == a + 1 else f"{a + 1}-{b}", *map(str, rows[a])] for a, b in zip(starts, ends, strict=True)
    ]
    return csv_of([HEADERS["attacks"], *lines])


def chart_csv(grid: ChartGrid) -> str:
    """A chart as a text."""
    lines: list[list[str]] = []
    low = 1
    for band, high in enumerate(grid.up_to):
        lines.append([_band(low, high), *(str(column[band]) for column in grid.columns)])
        low = high + 1
    return csv_of([HEADERS[grid.kind], *lines])


def _band(low: int, high: int) -> str:
    if high == OPEN:
        return f"{low}+"
    return f"{low:02}" if low == high else f"{low:02}-{high:02}"
