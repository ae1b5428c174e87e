"""Writing the book of a fight: rows of tables, shared by those who are alike, and the names that go with them."""

from __future__ import annotations

import copy
from collections.abc import Mapping, Sequence
from typing import Any

from affray.core.records import hold
from affray.core.ruleset import Roster


class BookWriter:
    """Gathers the rows of a book, and the roster's names for them."""

    def __init__(self, book: Any, roster: Roster, tables: Sequence[str], named: Mapping[str, tuple[str, int]]) -> None:
        """A book of its own with what the book holds already; rows stay shared, since nobody changes a row.

        `tables` are those that are written to. `named` says for each kind of the roster's things which table it names,
        with how many names to a row. Names beyond the rows are those of a fight that was taken back; they go.
        """
        self.book, self.things = copy.copy(book), roster.things
        self.rows: dict[str, list[Any]] = {table: list(getattr(book, table)) for table in tables}
        for things, (table, each) in named.items():
            self.things[things] = self.things.get(things, [])[: len(self.rows[table]) * each]

    def close(self) -> Any:
        """The book with all rows in it. Raises ValueError when there are too many of a kind."""
        for table, rows in self.rows.items():
            hold(self.book, table, rows)
        return self.book

    def place(self, table: str, made: Sequence[object], names: Sequence[str], things: str = "") -> int:
        """The first of some rows that stand together; their names are `things`, those of the table unless said."""
        rows, known, size = self.rows[table], self.things[things or table], len(made)
        each = len(names) // size if size else 0
        for k in range(len(rows) - size + 1):
            if rows[k : k + size] == made and known[k * each : (k + size) * each] == names:
                return k
        rows += made
        known += names
        return len(rows) - size
