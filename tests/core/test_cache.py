"""What is kept of compiled rules is found again, and never stale."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from affray.core import cache
from affray.core.records import RULES
from affray.core.ruleset import Ruleset, ruleset

from tests.core.tiny import TINY
from tests.toy import TOY

HERE = Path(__file__).parent
PROJECT = HERE.parents[1]

# Plays interpreted and compiled, and tells whether both agree, a result, and how many rules were compiled for it.
PLAY = """
import sys
from affray.core import cache
from affray.core.compiled.rules import RuleDispatcher
from affray.core.loop import play_out
from affray.core.records import figures
from affray.core.seeded import SeededReferee
from affray.odds.machines import load
from copied import TINY, new_fight

made = []
compiler = RuleDispatcher.compile
def compile(self, sig):
    known = len(self.overloads)
    found = compiler(self, sig)
    if len(self.overloads) > known and not self._cache_hits_of(sig):
        made.append(self.py_func.__name__)
    return found
RuleDispatcher._cache_hits_of = lambda self, sig: self._cache_hits[sig]
RuleDispatcher.compile = compile
program = load(TINY)
total = agree = 0
for number in range(60):
    fight = new_fight(3)
    again = new_fight(3)
    row = play_out(TINY, SeededReferee(TINY, 5, number, again), again)
    played = program.play_one(fight, 5, number)
    agree += played.row == row and figures(played.record) == figures(again)
    total += sum(figures(again)) + row[1]
print(agree == 60, total, len(made))
"""


class Copy:
    """A copy of the tiny ruleset in a folder of its own, to be edited, with a cache of its own."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.file = folder / "copied.py"
        self.file.write_text((HERE / "tiny.py").read_text("utf-8"), "utf-8")

    def edit(self, old: str, new: str) -> None:
        """Change its source."""
        text = self.file.read_text("utf-8")
        assert old in text
        self.file.write_text(text.replace(old, new), "utf-8")

    def start(self, code: str) -> subprocess.Popen[str]:
        """Run some code beside it, in a process of its own."""
        path = os.pathsep.join([str(self.folder), str(PROJECT / "src"), str(PROJECT)])
        env = {
            **os.environ,
            "PYTHONPATH": path,
            "AFFRAY_CACHE": str(self.folder / "cache"),
            "PYTHONDONTWRITEBYTECODE": "1",
        }
        return subprocess.Popen([sys.executable, "-c", code], env=env, stdout=subprocess.PIPE, text=True)

    def run(self, code: str) -> list[str]:
        """What some code prints."""
        child = self.start(code)
        told, _ = child.communicate(timeout=120)
        assert child.returncode == 0
        return told.split()

    def play(self) -> tuple[str, int]:
        """A result of its rules, and how many were compiled; the interpreter must agree."""
        agree, total, made = self.run(PLAY)
        assert agree == "True"
        return total, int(made)


@pytest.fixture
def copy(tmp_path: Path) -> Copy:
    return Copy(tmp_path)


def test_nothing_is_compiled_twice_and_nothing_kept_is_stale(copy: Copy) -> None:
    first, made = copy.play()
    assert made > 5
    copy.edit("    mood = referee.choose", "    # a comment, and a shifted line\n    mood = referee.choose")
    assert copy.play() == (first, 0)

    results = {first}
    for old, new in (
        ("return face + STEPS", "return face + 2 + STEPS"),  # a rule
        ("STEPS = (1, 2, 3)", "STEPS = (1, 2, 4)"),  # a constant that a rule names
        ("hp < 12 else", "hp < 9 else"),  # a tactic, which no rule names
        ("    CALM = 1\n", "    CALM = 2\n"),  # a number of an enum
        ("share: int = 2", "share: int = 3"),  # what a call leaves out
        ("return face // share", "return face > share"),  # the type of a result
        ("    side: int = 0\n", "    side: int = 0\n    rank: int = 3\n"),  # a record's layout
    ):
        copy.edit(old, new)
        result, made = copy.play()
        assert made > 0, new
        assert result not in results, new
        results.add(result)

    copy.file.write_text((HERE / "tiny.py").read_text("utf-8"), "utf-8")
    assert copy.play() == (first, 0)


def test_two_processes_may_compile_the_same_at_the_same_time(copy: Copy) -> None:
    children = [copy.start(PLAY) for _ in range(2)]
    told = [child.communicate(timeout=120)[0].split()[:2] for child in children]
    assert told[0][0] == "True"
    assert told[0] == told[1]
    assert not list(copy.folder.rglob("tmp*"))


def test_a_damaged_file_is_made_again(copy: Copy) -> None:
    first, _ = copy.play()
    kept = [file for file in (copy.folder / "cache").rglob("*") if file.suffix in (".code", ".program")]
    assert len(kept) > 5
    for file in kept:
        file.write_bytes(file.read_bytes()[:100])
    result, made = copy.play()
    assert result == first
    assert made > 5


def test_whether_it_is_ready_is_known_without_the_compiler(copy: Copy) -> None:
    ask = (
        "import sys; from affray.core import cache; from copied import TINY;"
        "print(cache.is_ready(TINY), 'numba' in sys.modules, 'numpy' in sys.modules)"
    )
    assert copy.run(ask) == ["False", "False", "False"]
    copy.play()
    assert copy.run(ask) == ["True", "False", "False"]
    play = "import sys; from affray.odds.machines import load; from copied import TINY, new_fight;"
    play += "print(len(load(TINY).play(new_fight(), 1, 0, 9)[0]), 'numba' in sys.modules)"
    assert copy.run(play) == ["9", "False"]
    (whole,) = (copy.folder / "cache").rglob("*.program")
    whole.unlink()
    assert copy.run(ask)[0] == "False"


@pytest.mark.parametrize("rules", [TOY, ruleset("arsmagica")], ids=lambda rules: rules.name)
def test_the_hash_reaches_every_rule(rules: Ruleset) -> None:
    reached: set[object] = set()
    for f in cache.roots(rules):
        cache.fingerprint(f, rules, reached)
    outside: set[object] = set()  # what only the table calls, or what this ruleset never asks of its tactics
    for f in (rules.clock, rules.exchange, rules.rejoin, rules.decide_amount, rules.decide_pick):
        cache.fingerprint(f, rules, outside)
    package = rules.decide.__module__.rpartition(".")[0]
    own = {f for f in RULES if f.__module__.startswith(package)}
    assert len(own) > 5
    assert {f.__qualname__ for f in own - reached - outside} == set()
    assert rules.decide in reached


def test_a_rule_that_names_what_may_change_is_refused() -> None:
    exec("TABLE = [1, 2]\ndef look(k):\n    return TABLE[k]", names := {"__name__": "somewhere"})
    with pytest.raises(TypeError, match=r"somewhere\.look: TABLE is a list"):
        cache.fingerprint(names["look"], TINY)


def test_old_files_are_deleted_and_others_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("AFFRAY_CACHE", str(tmp_path))
    folder = tmp_path / "code-1234"
    folder.mkdir()
    for name, age in (("old.code", 100), ("new.code", 10)):
        (folder / name).write_text("")
        then = (folder / name).stat().st_mtime - age * 86400
        os.utime(folder / name, (then, then))
    assert cache.prune(90) == 1
    assert [file.name for file in folder.iterdir()] == ["new.code"]


@pytest.mark.parametrize(
    ("system", "setting", "wanted"),
    [("linux", "XDG_CACHE_HOME", "affray"), ("win32", "LOCALAPPDATA", "affray/cache"), ("linux", "AFFRAY_CACHE", "")],
)
def test_the_folder_is_the_platforms(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, system: str, setting: str, wanted: str
) -> None:
    monkeypatch.delenv("AFFRAY_CACHE", raising=False)
    monkeypatch.setattr(sys, "platform", system)
    monkeypatch.setenv(setting, str(tmp_path))
    assert cache.base_folder() == tmp_path / wanted
