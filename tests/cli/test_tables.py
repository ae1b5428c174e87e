"""`affray tables`: a group's own tables brought in and given out, and found by encounters that name them."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from affray.core.csv_text import csv_of, rows_of
from affray.rulesets.rolemaster.chart_sheets import FOLDER
from affray.store.database import Store

from tests.cli.talk import Run

BROADSWORD = (FOLDER / "attacks/broadsword.csv").read_text("utf-8")
ENCOUNTER = """\
ruleset: rolemaster
tables:
  attacks: {broadsword: ours}
sides:
  - name: A
    combatants: [{name: Aino, weapons: [broadsword]}]
  - name: B
    combatants: [{name: Bodil, weapons: [broadsword]}]
"""


@pytest.fixture
def ours(tmp_path: Path) -> Path:
    path = tmp_path / "ours.csv"
    path.write_text(BROADSWORD, "utf-8")
    return path


def spoiled(change: Any) -> str:
    """The broadsword's table, its cells changed."""
    rows = [[cell.text for cell in row] for row in rows_of(BROADSWORD)]
    change(rows)
    return csv_of(rows)


def put(row: int, column: int, text: str) -> Any:
    def change(rows: list[list[str]]) -> None:
        rows[row][column] = text

    return change


@pytest.mark.clause("RM-1.8")
def test_a_table_is_brought_in_and_given_out_as_it_was(run: Run, ours: Path, tmp_path: Path) -> None:
    assert run("tables", "import", "rolemaster", ours).out == "attacks: ours is kept.\n"
    assert run("tables", "import", "rolemaster", ours).out == "attacks: ours is kept, in place of the one before.\n"
    assert run("tables", "export", "rolemaster", "ours").out == BROADSWORD
    assert run("tables", "export", "rolemaster", "Ours", tmp_path / "out.csv").status == 0
    assert (tmp_path / "out.csv").read_text("utf-8") == BROADSWORD
    assert "attacks: ours (your own), bash," in run("tables", "list", "rolemaster").out
    assert json.loads(run("tables", "list", "rolemaster", "--json").out)["attacks"]["own"] == ["ours"]
    assert run("tables", "delete", "rolemaster", "ours").out == "ours is deleted.\n"
    assert run("tables", "export", "rolemaster", "ours").status == 2


@pytest.mark.clause("RM-1.9")
def test_a_table_that_comes_with_affray_is_one_to_begin_from(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "our-slash.csv"
    assert run("tables", "export", "rolemaster", "slash", path, "--language", "da").status == 0
    assert "En rift, der først svier i morgen." in path.read_text("utf-8")
    assert run("tables", "import", "rolemaster", path, "--json").out == (
        '{\n  "table": "criticals",\n  "name": "our-slash",\n  "replaced": false\n}\n'
    )


def test_where_two_tables_have_a_name_one_says_which(run: Run) -> None:
    assert "attacks/tiny and criticals/tiny" in run("tables", "export", "rolemaster", "tiny").err
    assert run("tables", "export", "rolemaster", "criticals/tiny").out.startswith("roll,A,")
    assert run("tables", "export", "rolemaster", "attacks/tiny").out.startswith("total,1,")


def test_a_file_that_is_there_is_left_alone(run: Run, ours: Path) -> None:
    done = run("tables", "export", "rolemaster", "mace", ours)
    assert (done.status, ours.read_text("utf-8")) == (2, BROADSWORD)
    assert "there already" in done.err


FAULTY: dict[str, tuple[Any, str]] = {
    "a cell that is none": (put(60, 12, "8S"), ":61:{column}: row 106, column 12: '8S': a cell is '-', hits"),
    "an empty cell": (put(60, 12, ""), "row 106, column 12: an empty cell"),
    "an unknown severity": (put(60, 1, "9FS"), "row 106, column 1: '9FS': there is no severity F"),
    "an unknown type": (put(60, 1, "9AX"), "row 106, column 1: '9AX': there is no critical type X"),
    "too many hits": (put(60, 20, "256"), "row 106, column 20: 256 hits; at most 255"),
    "no total": (put(60, 0, "many"), ":61:1: row 'many': a row begins with a number"),
    "a total twice": (put(60, 0, "105"), ":61:1: row 105: 105 is in row 105 already"),
    "a total beyond 150": (
        put(-1, 0, "149-160"),
        "row '149-160': it goes from a lower number to a higher, from 1 to 150",
    ),
    "a total left out": (lambda rows: rows.pop(60), "there is no row for the totals 106"),
    "a short row": (lambda rows: rows[60].pop(), ":61:{end}: row 106: it has 20 cells; the first row has 21"),
    "a column left out": (lambda rows: [row.pop(5) for row in rows], ":1:1: first row: these columns are missing: 5"),
    "a column too many": (put(0, 20, "21"), "first row: there is no column '21'"),
    "a first row of something else": (put(0, 0, "dice"), ":1:1: first row: one of these is wanted: total,1,2, … ,20;"),
}


@pytest.mark.clause("RM-1.8")
@pytest.mark.parametrize("kind", FAULTY)
def test_a_faulty_table_is_refused_by_row_and_column_and_not_kept(run: Run, tmp_path: Path, kind: str) -> None:
    change, told = FAULTY[kind]
    text = spoiled(change)
    path = tmp_path / "ours.csv"
    path.write_text(text, "utf-8")
    done = run("tables", "import", "rolemaster", path)
    line = text.splitlines()[60]
    at = {"column": 1 + len(",".join(line.split(",")[:12])) + 1, "end": line.rindex(",") + 2}
    assert done.status == 2
    assert done.err.startswith(f"{path}:")
    assert told.format(**at) in done.err
    assert "ours" not in run("tables", "list", "rolemaster").out


@pytest.mark.clause("RM-1.8")
def test_all_faults_are_told_at_once(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "ours.csv"
    path.write_text(spoiled(lambda rows: [put(k, 3, "?")(rows) for k in (1, 20, 60)]), "utf-8")
    assert len(run("tables", "import", "rolemaster", path).err.splitlines()) == 3
    done = run("tables", "import", "rolemaster", path, "--json")
    assert done.status == 1
    assert [fault["line"] for fault in json.loads(done.out)] == [2, 21, 61]


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (("import", "rolemastr", "{ours}"), "did you mean rolemaster?"),
        (("import", "arsmagica", "{ours}"), "arsmagica has no tables that a group can bring"),
        (("import", "rolemaster", "{ours}", "--name", "broadsword"), "one of the attacks that come with Affray"),
        (("import", "rolemaster", "{ours}", "--name", "a b/c"), "letters, digits and dashes"),
        (("import", "rolemaster", "{ours}", "--campaign", "Nowhere"), "there is no campaign 'Nowhere'; there are Home"),
        (("import", "rolemaster", "{ours}", "--db", "nonsense"), "the address of the database can't be read"),
        (("import", "rolemaster", "nothing.csv"), "there is no such file"),
        (("export", "rolemaster", "broadswrd"), "there is no table 'broadswrd'; did you mean broadsword"),
        (("delete", "rolemaster", "broadsword"), "there is no table of your own 'broadsword'"),
    ],
)
def test_what_cannot_be_done_is_told(run: Run, ours: Path, arguments: tuple[str, ...], told: str) -> None:
    done = run("tables", *(each.format(ours=ours) for each in arguments))
    assert done.status == 2
    assert told in done.err


@pytest.mark.clause("RM-1.8")
def test_an_encounter_that_names_a_table_is_played_with_it(run: Run, ours: Path, tmp_path: Path) -> None:
    path = tmp_path / "duel.yaml"
    path.write_text(ENCOUNTER)
    missing = f"{path}:3:25: tables.attacks.broadsword: there is no attack table 'ours'\n"
    assert run("check", path).out == missing
    assert run("play", path).err == missing
    run("tables", "import", "rolemaster", ours)
    assert run("check", path).out == f"{path}: sound\n"
    assert "The fight is over" in run("play", path, typed=["finish"]).out
    run("tables", "delete", "rolemaster", "ours")
    assert run("check", path).status == 1
    assert run("play", tmp_path / "duel.fight.json", typed=["quit"]).status == 0  # it has the table in it


def test_tables_of_a_named_campaign(run: Run, ours: Path, tmp_path: Path) -> None:
    address = f"sqlite:///{tmp_path / 'other.db'}"
    with Store.open(address) as store:
        winter = store.add_campaign("Winter")
    assert run("tables", "import", "rolemaster", ours, "--db", address, "--campaign", "winter").status == 0
    with Store.open(address) as store:
        assert [*store.tables(winter, "rolemaster")] == ["attacks"]
    assert run("tables", "export", "rolemaster", "ours", "--db", address).out == BROADSWORD
    assert run("tables", "export", "rolemaster", "ours", "--db", address, "--campaign", "Home").status == 2
