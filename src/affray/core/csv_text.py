"""CSV texts: rows of cells, each with its place, for tables that people keep in a spreadsheet.

Cells are parted by commas, semicolons or tabs, whichever the first line has most of; a cell in double quotes may hold
these, and a doubled quote stands for one. A cell ends with its line. Blank lines are passed over.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from affray.core.documents import Fault, Faults
from affray.core.said import Said

DELIMITERS = ",;\t"
EMPTY = Said("the table is empty", "table-empty")
OPEN_QUOTE = Said("a quote isn't closed, or something stands beside it", "quote-in-cell")


@dataclass(frozen=True, order=True)
class CellFault:
    """What is wrong at one place of a table: line and column in the text, counted from 1, and in words which cell."""

    line: int
    column: int
    place: str
    message: str

    def __str__(self) -> str:
        """Which cell, and what is wrong with it."""
        return str(self._told)

    @property
    def in_its_line(self) -> Said:
        """The same with the line in which it is."""
        return Said(f"line {self.line}: {self}", "in-line", line=self.line, what=self._told)

    @property
    def _told(self) -> str:
        if not self.place:
            return self.message
        return Said(f"{self.place}: {self.message}", "at-place", place=self.place, what=self.message)


class CellFaults(ValueError):
    """Everything that is wrong with a table."""

    def __init__(self, faults: Iterable[CellFault]) -> None:
        """The faults, in the order of their places."""
        self.faults = tuple(sorted(set(faults)))
        super().__init__("\n".join(map(str, self.faults)))


def as_faults(found: CellFaults, file: str = "") -> Faults:
    """The same faults as those of a file."""
    return Faults(Fault(file, each.line, each.column, each.place, each.message) for each in found.faults)


@dataclass(frozen=True)
class Cell:
    """What stands in a cell, without blanks around it, and where it begins."""

    text: str
    line: int
    column: int

    def fault(self, place: str, message: str) -> CellFault:
        """A fault of this cell."""
        return CellFault(self.line, self.column, place, message)


def rows_of(text: str) -> list[list[Cell]]:
    """The rows of a text. Raises CellFaults where a quote isn't closed, or stands where none can."""
    lines = [line for line in enumerate(text.removeprefix("\ufeff").splitlines(), 1) if line[1].strip()]
    if not lines:
        raise CellFaults([CellFault(0, 0, "", EMPTY)])
    delimiter = max(DELIMITERS, key=lines[0][1].count)
    rows, faults = list[list[Cell]](), list[CellFault]()
    for number, line in lines:
        try:
            rows.append(list(_cells(line, number, delimiter)))
        except CellFaults as found:
            faults += found.faults
    if faults:
        raise CellFaults(faults)
    return rows


def _cells(line: str, number: int, delimiter: str) -> Iterator[Cell]:
    cell = re.compile(rf'\s*"((?:[^"]|"")*)"\s*({delimiter}|$)|([^"{delimiter}]*)({delimiter}|$)')
    at = 0
    while True:
        found = cell.match(line, at)
        if found is None:
            raise CellFaults([CellFault(number, at + 1, "", OPEN_QUOTE)])
        quoted, after, bare, end = found.groups()
        yield Cell((bare if quoted is None else quoted.replace('""', '"')).strip(), number, at + 1)
        if not (after or end):
            return
        at = found.end()


def csv_of(rows: Iterable[Sequence[str]]) -> str:
    """Rows as a CSV text with commas; cells are quoted where they must be."""
    return "".join(",".join(map(_quoted, row)) + "\n" for row in rows)


def _quoted(cell: str) -> str:
    return '"' + cell.replace('"', '""') + '"' if any(c in cell for c in '",;\t') else cell
