"""A fight on a real terminal, and one whose process is killed."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pexpect
import pytest

from affray.play import Fight
from affray.store import files

ENVIRONMENT = {**os.environ, "LC_ALL": "C.UTF-8", "TERM": "xterm", "COLUMNS": "110", "LINES": "40"}


class Table:
    """A terminal with `affray play` in it."""

    def __init__(self, path: Path) -> None:
        self.child = pexpect.spawn(
            sys.executable,
            ["-m", "affray", "play", str(path)],
            env=ENVIRONMENT,
            encoding="utf-8",
            timeout=60,
            dimensions=(40, 110),
        )

    def answer(self, prompt: str, line: str) -> None:
        self.child.expect_exact(prompt)
        self.child.sendline(line)

    def end(self) -> tuple[int, str]:
        self.child.expect(pexpect.EOF)
        self.child.close()
        assert self.child.exitstatus is not None, self.child.signalstatus
        return self.child.exitstatus, self.child.before or ""


@pytest.fixture
def table(duel: Path) -> Iterator[Table]:
    made = Table(duel)
    yield made
    made.child.close(force=True)


def begin(table: Table) -> None:
    table.answer("Whose answer", "")
    table.answer("Aymar (hidden)> ", "long sword")
    table.answer("Bertran (hidden)> ", "1")
    table.answer("Aymar, your d10", "8")
    table.answer("Bertran, your d10", "3")


def saved(duel: Path) -> Fight:
    return Fight.restore(files.read(files.default_path(duel)))


def done(duel: Path) -> int:
    """How many answers are in the file."""
    count: int = files.read(files.default_path(duel))["done"]
    return count


@pytest.mark.parametrize("leave", ["\x03", "\x04"], ids=["Ctrl-C", "Ctrl-D"])
def test_leaving_by_a_key_is_clean_and_says_how_to_go_on(table: Table, duel: Path, leave: str) -> None:
    begin(table)
    table.child.expect_exact("Aymar> ")
    table.child.send(leave)
    status, out = table.end()
    assert status == 0
    assert "Traceback" not in out
    assert "Saved in" in out
    assert "Go on with: affray play" in out
    assert saved(duel).done == 4


def test_a_secret_answer_is_not_shown(table: Table) -> None:
    table.answer("Whose answer", "Bertran")
    table.child.expect_exact("Bertran (hidden)> ")
    table.child.sendline("dagger")
    table.child.expect_exact("Noted.")
    assert "dagger" not in (table.child.before or "")
    table.child.send("\x04")
    assert table.end()[0] == 0


def test_ctrl_c_in_the_midst_of_a_secret_answer_is_clean(table: Table, duel: Path) -> None:
    table.answer("Whose answer", "")
    table.child.expect_exact("Aymar (hidden)> ")
    table.child.send("dag\x03")
    status, out = table.end()
    assert status == 0
    assert "Traceback" not in out
    assert saved(duel).done == 0


def test_an_open_secret_question_names_nobodys_answer(table: Table) -> None:
    begin(table)
    table.answer("Aymar> ", "st")
    table.answer("Aymar, your d10", "8")
    table.answer("Bertran, your d10", "2")
    table.child.expect_exact("Aymar hits Bertran: 2 body levels")
    table.answer("Bertran> ", "undo")
    table.child.expect_exact("Taken back: Bertran: Defence 2")
    table.answer("Bertran, your d10", "quit")
    assert table.end()[0] == 0


class Program:
    """`affray play --json` in a process of its own: each line that comes back acknowledges what was typed before it."""

    def __init__(self, path: Path) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-m", "affray", "play", "--json", str(path)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            env=ENVIRONMENT,
            text=True,
            encoding="utf-8",
        )
        self.state = self.read()

    def read(self) -> dict[str, Any]:
        assert self.process.stdout is not None
        state: dict[str, Any] = json.loads(self.process.stdout.readline())
        return state

    def send(self, line: str) -> None:
        assert self.process.stdin is not None
        self.process.stdin.write(f"{line}\n")
        self.process.stdin.flush()

    def answer(self) -> tuple[str, str]:
        """Answer the question now open; what it was about and the answer. Nobody is ever hurt: all pass."""
        while len(self.state["pending"]) > 1 and "Whose" in self.state["prompt"]:
            self.send("")
            self.state = self.read()
        asked = self.state["pending"][0]
        line = "2" if asked["kind"] == "roll" else "pass" if "pass" in asked["options"] else "1"
        self.send(line)
        return asked["about"], line

    def kill(self) -> None:
        os.kill(self.process.pid, signal.SIGKILL)
        self.process.communicate()
        assert self.process.returncode == -signal.SIGKILL


def test_a_fight_of_50_answers_is_saved_after_each_and_survives_kill_9_without_losing_one(duel: Path) -> None:
    given = []
    program = Program(duel)
    for _ in range(50):
        given.append(program.answer()[0])
        program.state = program.read()
        assert done(duel) == len(given)  # acknowledged, so it is in the file
    program.kill()
    path = files.default_path(duel)
    again = Program(path)
    assert again.state["pending"][0]["who"] == program.state["pending"][0]["who"]
    assert again.state["view"] == program.state["view"]
    again.answer()
    again.state = again.read()
    again.kill()
    fight = saved(duel)
    assert fight.done == 51
    assert [fight.ruleset.why(e.key.code).name.lower() for e in fight.journal if e.key and e.key.kind == 1][
        :2
    ] == given[2:4]


def test_killed_at_any_moment_it_loses_at_most_the_answer_that_was_not_acknowledged(duel: Path) -> None:
    acknowledged = 0
    for delay in (0.0, 0.001, 0.003, 0.01):
        program = Program(duel)
        for _ in range(3):
            program.answer()
            program.state = program.read()
            acknowledged += 1
        program.answer()
        time.sleep(delay)
        program.kill()
        assert done(duel) in (acknowledged, acknowledged + 1)
        acknowledged = done(duel)
