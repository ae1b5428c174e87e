"""No traceback for any bad input: one clear message on standard error, exit status 2."""

from __future__ import annotations

import json
import os
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.talk import EXAMPLES, Run, process

DUEL = EXAMPLES / "duel.yaml"
SIDES = """
sides:
  - name: North
    combatants:
      - {name: Aymar, abilities: {single_weapon: 5}, weapons: [long-sword]}
  - name: South
    combatants:
      - {name: Bertran, weapons: [long-sword]}
"""

TEN = "ruleset: arsmagica" + SIDES.replace("single_weapon: 5", "single_weapon: ten")
FILES: dict[str, tuple[str | bytes, list[str]]] = {
    "unknown ruleset": ("ruleset: arsmagika" + SIDES, ["arsmagika", "did you mean arsmagica"]),
    "no ruleset": ("title: Duel" + SIDES, ["ruleset", "missing"]),
    "broken YAML": ("ruleset: arsmagica\nsides: [\n", ["isn't valid YAML", "bracket"]),
    "a tab": ("ruleset: arsmagica\nsides:\n\t- name: A\n", ["tab"]),
    "a skill of ten": (
        TEN,
        ["whole number", "'ten'"],
    ),
    "an unknown weapon": (
        "ruleset: arsmagica" + SIDES.replace("[long-sword]}\n  -", "[long-swrod]}\n  -"),
        ["long-swrod", "long-sword"],
    ),
    "an unknown key": (
        "ruleset: arsmagica" + SIDES.replace("abilities", "abilitys"),
        ["abilitys", "did you mean abilities"],
    ),
    "a side with nobody": (
        "ruleset: arsmagica" + SIDES.replace("\n      - {name: Bertran, weapons: [long-sword]}", " []"),
        ["combatants"],
    ),
    "one side only": ("ruleset: arsmagica" + SIDES.split("  - name: South", maxsplit=1)[0], ["sides"]),
    "a list": ("- 1\n- 2\n", ["mapping"]),
    "nothing": ("", ["empty"]),
    "no text": (b"\xff\xfe\x00", ["UTF-8"]),
}


@pytest.mark.parametrize("command", ["play", "odds"])
@pytest.mark.parametrize("case", FILES)
def test_a_faulty_encounter_is_refused_with_its_place_and_what_would_be_right(
    run: Run, tmp_path: Path, command: str, case: str
) -> None:
    content, says = FILES[case]
    path = tmp_path / "fight.yaml"
    path.write_bytes(content if isinstance(content, bytes) else content.encode())
    result = run(command, path)
    assert result.status == 2
    assert result.out == ""
    assert str(path) in result.err
    assert all(word in result.err for word in says), result.err
    assert [entry.name for entry in tmp_path.iterdir()] == ["fight.yaml"]


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["play", "nowhere.yaml"], ["nowhere.yaml", "there is no such file"]),
        (["odds", "nowhere.yaml"], ["nowhere.yaml", "there is no such file"]),
        (["play", "nowhere.fight.json"], ["nowhere.fight.json", "no such file"]),
        (["check", "nowhere.yaml"], ["nowhere.yaml", "there is no such file"]),
        (["play", "."], ["folder"]),
        (["odds", DUEL, "--fights", "0"], ["fights", "0"]),
        (["odds", DUEL, "--fights", "-3"], ["fights", "-3"]),
        (["odds", DUEL, "--fights", "ten"], ["--fights", "ten"]),
        (["odds", DUEL, "--fight", "10"], ["--fight", "--fights"]),
        (["odds", DUEL, "--seed", "x"], ["--seed"]),
        (["odds"], ["FILE"]),
        (["odds", DUEL, DUEL], ["duel.yaml"]),
        (["odd", DUEL], ["odd", "odds"]),
        (["odds", DUEL, "--language", "sv"], ["sv", "en"]),
        (["compare", DUEL], ["--vary"]),
        (["compare", DUEL, "--vary", "options.defender=true,false"], ["options.defender"]),
        (["compare", DUEL, "--vary", "options.defenders"], ["options.defenders", "="]),
        (["compare", DUEL, "--vary", "options.defenders=maybe,false"], ["maybe"]),
        (["sweep", DUEL, "--vary", "Aymar.abilities.single_weapon=9..1:2"], ["9..1:2"]),
        (["sweep", DUEL, "--vary", "Aymar.abilities.single_weapon=1..9:0"], ["1..9:0"]),
        (["sweep", DUEL, "--vary", "Aimar.abilities.single_weapon=1..9"], ["Aimar"]),
        (["sweep", DUEL, "--vary", "Aymar.abilities.swords=1..9"], ["swords"]),
        (["exchange", DUEL, "Aymar", "Berta"], ["Berta", "Bertran"]),
        (["exchange", DUEL, "Aymar"], ["DEFENDER"]),
        (["exchange", DUEL, "Aymar", "Aymar"], ["Aymar"]),
        (["rules", "arsmagika"], ["arsmagika", "arsmagica"]),
        (["rules", "arsmagica", "AM-9.9"], ["AM-9.9"]),
        (["new", "arsmagika"], ["arsmagika", "arsmagica"]),
        (["schema", "arsmagika"], ["arsmagika", "arsmagica"]),
        (["new", "arsmagica", DUEL], ["duel.yaml", "there already"]),
        (["new", "arsmagica", "nowhere/duel.yaml"], ["nowhere"]),
        (["serve", "--db", "nonsense"], ["sqlite", "postgresql"]),
    ],
)
def test_a_faulty_command_line_is_refused_with_what_would_be_right(
    run: Run, arguments: list[object], says: list[str]
) -> None:
    result = run(*arguments)
    assert result.status == 2, result
    assert result.out == ""
    assert all(word in result.err for word in says), result.err
    assert len(result.err.splitlines()) <= 3


@pytest.mark.parametrize(
    ("content", "says"),
    [
        ('{"format": "affray fight", "version": 1, "fi', "cut off"),
        ('{"format": "affray fight", "version": 9, "fight": {}}', "newer Affray"),
        ('{"format": "affray fight", "version": 1, "fight": {}}', "duel.fight.json"),
        ('{"another": "program"}', "not a saved fight"),
    ],
)
def test_a_faulty_saved_fight_is_refused_and_left_alone(run: Run, tmp_path: Path, content: str, says: str) -> None:
    path = tmp_path / "duel.fight.json"
    path.write_text(content)
    result = run("play", path)
    assert (result.status, result.out) == (2, "")
    assert says in result.err
    assert path.read_text() == content


def test_a_file_of_another_program_is_not_saved_over(run: Run, duel: Path) -> None:
    (duel.parent / "duel.fight.json").write_text('{"another": "program"}')
    (duel.parent / "notes.txt").write_text("my notes")
    for arguments in ([], ["--save", duel.parent / "notes.txt"]):
        result = run("play", duel, *arguments)
        assert (result.status, result.out) == (2, "")
        assert "not" in result.err
    assert (duel.parent / "notes.txt").read_text() == "my notes"


def test_another_saved_fight_is_not_saved_over(run: Run, duel: Path) -> None:
    mine, other = duel.with_name("duel.fight.json"), duel.with_name("other.fight.json")
    run("play", duel, typed=["secret off", "1", "1"])
    duel.write_text(duel.read_text().replace("strength: 2", "strength: 9"))
    run("play", duel, "--save", other)
    before = mine.read_bytes(), other.read_bytes()
    for arguments in ([mine, "--save", other], [duel, "--save", mine], [mine, "--new"]):
        result = run("play", *arguments)
        assert (result.status, result.out) == (2, "")
    assert (mine.read_bytes(), other.read_bytes()) == before


def test_a_damaged_saved_fight_is_kept_where_one_begins_anew(run: Run, duel: Path) -> None:
    path = duel.with_name("duel.fight.json")
    path.write_text('{"format": "affray fight", "version": 1, "fig')
    result = run("play", duel)
    assert result.status == 2
    assert "cut off" in result.err
    assert "--new" in result.err
    assert run("play", duel, "--new").status == 0
    assert duel.with_name("duel.1.fight.json").read_text().endswith('"fig')


def test_a_place_where_nothing_can_be_saved_is_told_before_the_first_question(run: Run, duel: Path) -> None:
    result = run("play", duel, "--save", duel.parent / "nowhere" / "x.fight.json")
    assert (result.status, result.out) == (2, "")
    assert "--save" in result.err


def test_in_a_process_of_its_own_too_there_is_no_traceback(tmp_path: Path) -> None:
    path = tmp_path / "fight.yaml"
    path.write_text(TEN)
    result = process("play", path)
    assert result.status == 2
    assert "Traceback" not in result.err + result.out
    assert result.err.startswith(f"{path}:5:")


@pytest.mark.parametrize(
    ("redirected", "status", "says"),
    [
        ("play {duel} <&-", 0, ""),
        ("rules >&-", 0, ""),
        ("play {duel} </dev/null >&-", 0, ""),
        ("odds nowhere.yaml 2>&-", 2, ""),
        ("rules arsmagica >/dev/full", 2, "no space left"),
        ("play {duel} </dev/null >/dev/full", 2, "no space left"),
        ("play {duel} --save " + "a" * 300, 2, "file name too long"),
    ],
)
@pytest.mark.skipif(not Path("/dev/full").exists(), reason="a system without /dev/full")
def test_closed_and_full_streams_give_no_traceback(duel: Path, redirected: str, status: int, says: str) -> None:
    command = f"{shlex.quote(sys.executable)} -m affray {redirected.format(duel=shlex.quote(str(duel)))}"
    done = subprocess.run(
        ["sh", "-c", command], stdin=subprocess.DEVNULL, capture_output=True, text=True, timeout=60, check=False
    )
    assert (done.returncode, says in done.stderr) == (status, True), done
    assert "Traceback" not in done.stderr
    assert "Exception ignored" not in done.stderr


@pytest.mark.parametrize(
    ("value", "says"),
    [
        ("nowhere_at_all:RULESET", "ModuleNotFoundError"),
        ("json:RULESET", "AttributeError"),
        ("broken_rules:RULESET", "SyntaxError"),
        ("json:dumps", "a Ruleset is wanted at json:dumps"),
    ],
)
def test_a_group_ruleset_that_cannot_be_loaded_is_told_and_hides_no_other(
    tmp_path: Path, value: str, says: str
) -> None:
    info = tmp_path / "ours-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: ours\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text(f"[affray.rulesets]\nours = {value}\n")
    (tmp_path / "broken_rules.py").write_text("def (\n")
    path = tmp_path / "fight.yaml"
    path.write_text("ruleset: ours" + SIDES)
    paths = os.pathsep.join([str(tmp_path), os.environ.get("PYTHONPATH", "")])
    for arguments in (["play", path], ["check", path], ["rules", "ours"], ["schema", "ours"], ["new", "ours"]):
        result = process(*arguments, PYTHONPATH=paths)
        assert (result.status, result.out, len(result.err.splitlines())) == (2, "", 1), result
        assert "the ruleset ours" in result.err
        assert says in result.err
    listed = process("rules", PYTHONPATH=paths)
    assert listed.status == 0
    assert "arsmagica" in listed.out
    assert says in listed.err


def test_ctrl_c_while_the_program_is_still_loading_gives_no_traceback() -> None:
    code = (
        "import sys, builtins, affray.cli as cli\n"
        "load = builtins.__import__\n"
        "def stop(name, *rest):\n"
        "    if name == 'cyclopts': raise KeyboardInterrupt\n"
        "    return load(name, *rest)\n"
        "builtins.__import__ = stop\n"
        "sys.exit(cli.main(['rules']))\n"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=60, check=False)
    assert (done.returncode, done.stderr) == (130, "")


def test_what_steers_a_terminal_is_no_name_and_is_not_told_as_it_is(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "fight.yaml"
    path.write_text("ruleset: arsmagica" + SIDES.replace("Aymar", '"A\\e[2J\\x9b"'))
    result = run("odds", path)
    assert result.status == 2
    assert "in one line is wanted, not 'A\\x1b[2J\\x9b'" in result.err
    assert result.err.rstrip("\n").isprintable()


class TestCheck:
    def test_it_gives_1_and_every_fault_with_its_place(self, run: Run, tmp_path: Path) -> None:
        path = tmp_path / "two.yaml"
        content = "ruleset: arsmagica" + SIDES.replace("single_weapon: 5", "single_weapon: ten").replace(
            "South", "North"
        )
        path.write_text(content)
        result = run("check", path, DUEL)
        assert result.status == 1
        assert f"{path}:5:" in result.out
        assert len([line for line in result.out.splitlines() if line.startswith(f"{path}:")]) >= 2
        assert f"{DUEL}: sound" in result.out

    def test_it_gives_0_for_sound_ones(self, run: Run) -> None:
        result = run("check", *EXAMPLES.glob("*.yaml"))
        assert result.status == 0
        assert result.out.count(": sound") == len(list(EXAMPLES.glob("*.yaml")))

    def test_as_json(self, run: Run, tmp_path: Path) -> None:
        path = tmp_path / "ten.yaml"
        path.write_text(TEN)
        faults = json.loads(run("check", path, DUEL, "--json").out)
        assert faults[str(DUEL)] == []
        assert [fault["path"] for fault in faults[str(path)]] == ["sides[0].combatants[0].abilities.single_weapon"]
        assert faults[str(path)][0]["line"] == 5
