"""CSV texts: rows of cells with their places."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from affray.core.csv_text import Cell, CellFault, CellFaults, as_faults, csv_of, rows_of

LINE = st.text(st.characters(exclude_categories=["Cc", "Zl", "Zp", "Cs"])).map(str.strip)


def test_each_cell_knows_its_place() -> None:
    assert rows_of("ab,c,\n\n d ,,e\n") == [
        [Cell("ab", 1, 1), Cell("c", 1, 4), Cell("", 1, 6)],
        [Cell("d", 3, 1), Cell("", 3, 5), Cell("e", 3, 6)],
    ]


def test_cells_in_quotes_keep_what_is_in_them() -> None:
    assert [cell.text for cell in rows_of('a, "b, ""c""" ,d\n')[0]] == ["a", 'b, "c"', "d"]
    assert csv_of([["a", 'b, "c"', "d"]]) == 'a,"b, ""c""",d\n'


@pytest.mark.parametrize("delimiter", [",", ";", "\t"])
def test_the_first_line_says_what_parts_cells(delimiter: str) -> None:
    text = delimiter.join("abc") + "\n" + delimiter.join(["1,5" if delimiter != "," else "1", "2", "3"])
    assert [len(row) for row in rows_of(text)] == [3, 3]


@given(st.lists(st.lists(LINE, min_size=3, max_size=3).filter(any), min_size=1, max_size=5))
def test_what_is_written_is_read_again(rows: list[list[str]]) -> None:
    head = ["a", "b", "c"]  # so that commas part the cells
    assert [[cell.text for cell in row] for row in rows_of(csv_of([head, *rows]))] == [head, *rows]


@pytest.mark.parametrize(("text", "line", "column"), [('a,b\n"c,d', 2, 1), ('a,b\nc,"d"e', 2, 3), ('a,b\nc"d,e', 2, 1)])
def test_a_quote_that_is_out_of_place_is_told(text: str, line: int, column: int) -> None:
    with pytest.raises(CellFaults) as found:
        rows_of(text)
    (fault,) = found.value.faults
    assert (fault.line, fault.column) == (line, column)
    assert "quote" in fault.message


def test_faults_of_a_table_are_faults_of_a_file() -> None:
    found = CellFaults([CellFault(3, 4, "row b", "wrong"), CellFault(1, 2, "", "worse")])
    assert str(found) == "worse\nrow b: wrong"
    assert str(as_faults(found, "x.csv")) == "x.csv:1:2: worse\nx.csv:3:4: row b: wrong"
