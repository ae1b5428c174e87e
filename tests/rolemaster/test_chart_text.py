"""RM-1.8, RM-1.9: a group's own tables as CSV, and how each faulty cell is told."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from affray.core.csv_text import CellFaults, csv_of
from affray.core.said import Said
from affray.rulesets.rolemaster.chart_cells import LETTERS, Effects, Hit, effects, hit
from affray.rulesets.rolemaster.chart_text import OPEN, attack_csv, attack_grid, chart_csv, chart_grid, kind_of
from affray.rulesets.rolemaster.charts import CriticalType, Severity

HEAD = ["total", *(str(k) for k in range(1, 21))]
CELL = "a cell is '-', hits ('12') or hits with a critical ('18CS')"
HEADS = "total,1,2, … ,20; roll,A,B,C,D,E; roll,normal,magic,mithril,holy,slaying; roll,effects"
TYPES = (
    "S (slash), K (krush), P (puncture), U (unbalance), G (grapple), I (impact), H (heat), C (cold), "
    "E (electricity), B (subdual), T (tiny)"
)
ATTACK = [HEAD, ["1-99", *["-"] * 20], ["100-149", *["12"] * 20], ["150", *["18CS"] * 20]]
CRITICAL = [
    ["roll", "A", "B", "C", "D", "E"],
    ["01-65", "-", "+1", "+2", "+3", "+4"],
    ["66", "stun 1", "stun 2", "stun 2 falls", "dies 6", "dies: It is over."],
    ["67-100", "+1", "+2", "+3", "+4", "must-parry 1 -10: A cut, and a limp."],
]


def attack(row: int = 0, column: int = 0, text: str | None = None) -> str:
    """The attack table with another text in one cell."""
    rows = [list(each) for each in ATTACK]
    if text is not None:
        rows[row][column] = text
    return csv_of(rows)


def critical(row: int, column: int, text: str) -> str:
    rows = [list(each) for each in CRITICAL]
    rows[row][column] = text
    return csv_of(rows)


def faults(read: Callable[[str], object], text: str) -> list[str]:
    """What is wrong with a text, each with its line; all of it in words that other languages have too."""
    with pytest.raises(CellFaults) as found:
        read(text)
    assert all(isinstance(fault.message, Said) for fault in found.value.faults)
    return [f"{fault.line}: {fault}" for fault in found.value.faults]


@pytest.mark.clause("RM-1.8")
def test_an_attack_table_is_read() -> None:
    grid = attack_grid(attack())
    assert [len(column) for column in grid.columns] == [150] * 20
    assert grid.columns[6][98:100] == (Hit(), Hit(12))
    assert grid.columns[19][149] == Hit(18, Severity.C, CriticalType.SLASH)


@pytest.mark.clause("RM-1.8")
def test_rows_may_stand_in_any_order_and_below_the_lowest_all_is_missed() -> None:
    short = csv_of([HEAD, ATTACK[3], ATTACK[2]])
    assert attack_grid(short) == attack_grid(attack())


@pytest.mark.clause("RM-1.8")
@pytest.mark.parametrize("delimiter", [";", "\t"])
def test_spreadsheets_of_any_country_are_read(delimiter: str) -> None:
    text = "\ufeff" + attack().replace(",", delimiter).replace("\n", "\r\n") + "\r\n"
    assert attack_grid(text) == attack_grid(attack())


@pytest.mark.clause("RM-1.8")
def test_columns_may_stand_in_any_order_with_at_before_them() -> None:
    rows = [[row[0], *row[:0:-1]] for row in ATTACK]
    rows[0] = ["Total", *(f"AT {name}" for name in rows[0][1:])]
    rows[3][1] = "7"  # now that of AT 20
    assert attack_grid(csv_of(rows)).columns[19][149] == Hit(7)


@pytest.mark.clause("RM-1.8")
@pytest.mark.parametrize("letter", LETTERS)
@pytest.mark.parametrize("severity", "ABCDE")
def test_each_severity_and_type_is_read_and_written(letter: str, severity: str) -> None:
    assert hit(f"9{severity}{letter}".lower()) == Hit(9, Severity[severity], LETTERS[letter])
    assert str(hit(f"9{severity}{letter}")) == f"9{severity}{letter}"


@pytest.mark.clause("RM-1.8", "RM-1.9")
def test_what_is_written_is_read_again() -> None:
    assert attack_grid(attack_csv(attack_grid(attack()))) == attack_grid(attack())
    grid = chart_grid(csv_of(CRITICAL))
    assert chart_grid(chart_csv(grid)) == grid
    assert chart_csv(grid) == csv_of(CRITICAL)


@pytest.mark.clause("RM-1.9")
def test_a_chart_is_read() -> None:
    grid = chart_grid(csv_of(CRITICAL))
    assert (grid.kind, grid.up_to) == ("criticals", (65, 66, 100))
    assert grid.columns[2] == (Effects(hits=2), Effects(stunned=2, falls=True), Effects(hits=3))
    assert grid.columns[4][1:] == (
        Effects(dies_in=0, words="It is over."),
        Effects(must_parry=1, penalty=-10, words="A cut, and a limp."),
    )


@pytest.mark.clause("RM-1.9")
def test_each_effect_is_read_and_written() -> None:
    every = "+8 bleed 2 stun 3 no-parry 4 must-parry 5 falls drops breaks unconscious dies 6 -20: Words: with a colon"
    found = effects(every)
    assert found == Effects(8, 2, 3, 4, 5, -20, True, True, True, True, 6, "Words: with a colon")
    assert str(found) == every


@pytest.mark.clause("RM-1.9")
def test_the_last_band_of_a_chart_may_be_open() -> None:
    text = "roll,normal,magic,mithril,holy,slaying\n01-100,-,-,-,-,+1\n101+,+1,+2,+3,+4,dies\n"
    grid = chart_grid(text)
    assert (grid.kind, grid.up_to) == ("large", (100, OPEN))
    assert chart_csv(grid) == text


@pytest.mark.clause("RM-1.8")
@pytest.mark.parametrize(
    ("row", "column", "text", "told"),
    [
        (
            2,
            7,
            "",
            "3: row 100-149, column 7: an empty cell: a cell is '-', hits ('12') or hits with a critical ('18CS')",
        ),
        (2, 7, "12 A", "3: row 100-149, column 7: '12 A': " + CELL),
        (2, 7, "-3", "3: row 100-149, column 7: '-3': " + CELL),
        (2, 7, "12.5", "3: row 100-149, column 7: '12.5': " + CELL),
        (2, 20, "300", "3: row 100-149, column 20: 300 hits; at most 255 are possible"),
        (3, 1, "18FS", "4: row 150, column 1: '18FS': there is no severity F; there are A, B, C, D, E"),
        (3, 1, "18CX", "4: row 150, column 1: '18CX': there is no critical type X; there are " + TYPES),
        (2, 0, "x", "3: row 'x': a row begins with a number, or a range such as 01-05"),
        (2, 0, "149-100", "3: row '149-100': it goes from a lower number to a higher, from 1 to 150"),
        (3, 0, "150-160", "4: row '150-160': it goes from a lower number to a higher, from 1 to 150"),
        (3, 0, "150+", "4: row '150+': only the last row of a chart may be open"),
        (2, 0, "100-150", "4: row 150: 150 is in row 100-150 already"),
        (2, 0, "110-148", "4: there is no row for the totals 100-109, 149"),
        (
            0,
            0,
            "sum",
            "1: first row: one of these is wanted: " + HEADS,
        ),
    ],
)
def test_a_faulty_cell_is_told_by_row_and_column(row: int, column: int, text: str, told: str) -> None:
    def read(table: str) -> None:
        kind_of(table)
        attack_grid(table)

    assert faults(read, attack(row, column, text)) == [told]


@pytest.mark.clause("RM-1.8")
def test_a_faulty_first_row_is_told() -> None:
    assert faults(attack_grid, attack(0, 7, "21")) == [
        "1: first row: these columns are missing: 7",
        "1: first row: there is no column '21'",
    ]
    assert faults(attack_grid, attack(0, 7, "6"))[1:] == ["1: first row: the column 6 is there twice"]


@pytest.mark.clause("RM-1.8")
def test_a_row_that_is_too_short_or_too_long_is_told() -> None:
    rows = [*ATTACK[:2], ATTACK[2][:-1], [*ATTACK[3], "1"]]
    assert faults(attack_grid, csv_of(rows)) == [
        "3: row 100-149: it has 20 cells; the first row has 21",
        "4: row 150: it has 22 cells; the first row has 21",
    ]


@pytest.mark.clause("RM-1.8")
def test_a_table_that_is_empty_or_only_a_first_row_is_told() -> None:
    assert faults(kind_of, " \n\n") == ["0: the table is empty"]
    assert faults(attack_grid, csv_of(ATTACK[:1])) == ["1: first row: no row follows it"]


@pytest.mark.clause("RM-1.8")
def test_a_quote_that_is_not_closed_is_told() -> None:
    assert faults(attack_grid, attack().replace("18CS", '"18CS', 1)) == [
        "4: a quote isn't closed, or something stands beside it"
    ]


@pytest.mark.clause("RM-1.8")
def test_all_faults_are_told_at_once_in_their_order() -> None:
    text = attack().replace("12,12", "12,?", 1).replace("18CS", "18ZZ", 2)
    assert [told[:30] for told in faults(attack_grid, text)] == [
        "3: row 100-149, column 2: '?':",
        "4: row 150, column 1: '18ZZ': ",
        "4: row 150, column 2: '18ZZ': ",
    ]


@pytest.mark.clause("RM-1.9")
@pytest.mark.parametrize(
    ("row", "column", "text", "told"),
    [
        (1, 3, "", "2: row 01-65, column C: an empty cell; '-' is written where nothing happens"),
        (1, 3, "stunn 2", "2: row 01-65, column C: there is no effect 'stunn'; did you mean stun?"),
        (
            1,
            3,
            "+²",
            (
                "2: row 01-65, column C: there is no effect '+²'; there are +8 (hits), -10 (penalty), bleed, stun, "
                "no-parry, must-parry, falls, drops, breaks, unconscious, dies"
            ),
        ),
        (1, 3, "stun", "2: row 01-65, column C: stun wants a number behind it"),
        (1, 3, "falls 2", "2: row 01-65, column C: falls has no number"),
        (1, 3, "bleed 99", "2: row 01-65, column C: bleed 99: a number from 1 to 50 is possible"),
        (1, 3, "dies 0", "2: row 01-65, column C: dies 0: a number from 1 to 1000 is possible"),
        (1, 3, "+999", "2: row 01-65, column C: +999: at most 255 are possible"),
        (1, 3, "-900", "2: row 01-65, column C: -900: at most 200 are possible"),
        (1, 3, "+5 +6", "2: row 01-65, column C: +6 comes on top of another of its kind"),
        (1, 3, "+5: " + "x" * 201, "2: row 01-65, column C: its words are longer than 200 characters"),
        (1, 3, "+5: a\x07bell", "2: row 01-65, column C: its words hold a character that no text should hold"),
        (2, 0, "67", "3: row 67: it must begin at 66"),
        (3, 0, "67-99", "4: row 67-99: the last row must reach 100"),
        (2, 0, "66+", "3: row '66+': only the last row of a chart may be open"),
        (0, 3, "F", "1: first row: there is no column 'F'"),
    ],
)
def test_a_faulty_cell_of_a_chart_is_told_by_row_and_column(row: int, column: int, text: str, told: str) -> None:
    assert told in faults(chart_grid, critical(row, column, text))


@pytest.mark.clause("RM-1.9")
def test_an_attack_table_is_no_chart() -> None:
    assert faults(chart_grid, attack()) == ["1: first row: this is an attack table; a chart is wanted here"]


@pytest.mark.clause("RM-1.9")
def test_a_chart_has_at_most_24_bands() -> None:
    rows = [["roll", "effects"], *([str(k), "-"] for k in range(1, 25)), ["25-100", "falls"]]
    assert faults(chart_grid, csv_of(rows)) == ["26: 25 rows; at most 24 are possible"]
