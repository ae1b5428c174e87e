"""The commands rules, new and schema."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from affray.core import rulebook
from affray.core.ruleset import ruleset
from affray.encounters import load

from tests.cli.talk import Run, process


class TestRules:
    def test_without_a_name_it_lists_the_rulesets(self, run: Run) -> None:
        assert "arsmagica" in run("rules").out
        assert {"ruleset": "arsmagica", "clauses": len(rulebook.clauses(ruleset("arsmagica")))} in json.loads(
            run("rules", "--json").out
        )

    def test_with_a_name_it_lists_every_clause(self, run: Run) -> None:
        out = run("rules", "arsmagica").out
        assert all(
            f"{clause.id:<8} {clause.title}" in out for clause in rulebook.clauses(ruleset("arsmagica")).values()
        )

    @pytest.mark.parametrize("typed", ["AM-4.2", "am-4.2", "4.2"])
    def test_a_clause_is_shown_in_full(self, run: Run, typed: str) -> None:
        out = run("rules", "arsmagica", typed).out
        assert "AM-4.2   Damage" in out
        assert "round" in out
        assert "AM-4.1" not in out

    def test_a_chapter_is_all_its_clauses(self, run: Run) -> None:
        found = json.loads(run("rules", "arsmagica", "AM-1", "--json").out)
        assert [clause["id"] for clause in found] == ["AM-1.1", "AM-1.2", "AM-1.3", "AM-1.4", "AM-1.5"]


class TestNew:
    def test_it_writes_an_encounter_that_is_sound_and_plays(self, run: Run, tmp_path: Path) -> None:
        path = tmp_path / "mine.yaml"
        assert str(path) in run("new", "arsmagica", path).out
        assert run("check", path).status == 0
        assert "Winner" in run("play", path, typed=["finish"]).out

    def test_without_a_file_it_shows_the_same(self, run: Run, tmp_path: Path) -> None:
        path = tmp_path / "mine.yaml"
        run("new", "arsmagica", path)
        assert run("new", "arsmagica").out == path.read_text()
        assert "#" in path.read_text()

    def test_as_json_it_is_an_encounter_too(self, run: Run, tmp_path: Path) -> None:
        yaml, plain = tmp_path / "mine.yaml", tmp_path / "mine.json"
        run("new", "arsmagica", yaml)
        run("new", "arsmagica", plain, "--json")
        assert load(plain) == load(yaml)


def test_the_schema_is_one_of_json_schema_and_knows_the_fields(run: Run) -> None:
    schema = json.loads(run("schema", "arsmagica").out)
    assert schema["$schema"].startswith("https://json-schema.org/")
    assert {"ruleset", "sides", "options"} <= set(schema["properties"])


def test_help_and_version(run: Run) -> None:
    assert run("--version").out.strip() == "0.1.0"
    out = run("--help").out
    for command in (
        "play",
        "odds",
        "compare",
        "sweep",
        "exchange",
        "check",
        "rules",
        "new",
        "schema",
        "serve",
        "tables",
    ):
        assert command in out


def test_a_reader_that_has_had_enough_is_no_fault() -> None:
    command = f"{sys.executable} -m affray rules arsmagica 4 | head -n 1"
    done = subprocess.run(command, shell=True, capture_output=True, text=True, timeout=60, check=False)
    assert "AM-4" in done.stdout
    assert done.stderr == ""


def test_looking_at_rules_and_files_starts_no_compiler_and_no_numbers() -> None:
    code = (
        "import sys; from affray.cli import main; main(['rules', 'arsmagica', '4.1']); main(['check', 'nowhere.yaml']);"
        "sys.exit(', '.join(sorted({'numba', 'numpy', 'dask'} & set(sys.modules))))"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=60, check=False)
    assert done.stderr.splitlines()[1:] in ([], [""])


def test_it_can_be_run_as_a_module() -> None:
    assert process("--version").out.strip() == "0.1.0"
