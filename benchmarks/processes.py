"""What is measured with whole processes: from the start of Python to the last line."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from time import perf_counter

from affray.core import cache

from benchmarks.places import DUEL, PROJECT
from benchmarks.report import at_most, line

# Prints when the first figures are there and whether compiling is told of, and leaves.
FIRST_FIGURES = """
import sys, affray
class Enough(Exception): pass
def first(now):
    print(now.compiling, now.odds().fights)
    raise Enough
try:
    affray.odds(affray.load(sys.argv[1]), progress=first)
except Enough:
    pass
"""
EDITS = (  # one rule each, from the bottom and from the top of the calls
    ("rules/dice.py", "    return die + bonus\n", "    return die + bonus + 1\n"),
    ("rules/wounds.py", "max(0, -(-points // 5))", "max(0, -(-points // 6))"),
    ("turn.py", "    me.moved = False\n", "    me.moved = False\n    me.moved = False\n"),
)


def all_of_them() -> None:
    """The whole command, the first figures with nothing compiled, and a rule edited."""
    command = [sys.executable, "-m", "affray", "odds", str(DUEL)]
    at_most("affray odds duel.yaml, whole process", min(run(command)[0] for _ in range(3)), 1.2)
    with tempfile.TemporaryDirectory() as empty:
        seconds, told = run([sys.executable, "-c", FIRST_FIGURES, str(DUEL)], AFFRAY_CACHE=empty)
        at_most("nothing compiled: first figures, whole process", seconds, 2)
        line("  compiling told, fights so far", told.strip())
    with tempfile.TemporaryDirectory() as folder:
        at_most("one rule edited: ready again, slowest of three", max(edited(Path(folder), *edit) for edit in EDITS), 8)


def edited(folder: Path, name: str, old: str, new: str) -> float:
    """How long it takes until compiled code is ready again after an edit, in a copy of the project."""
    copy = folder / "src"
    shutil.rmtree(copy, ignore_errors=True)
    shutil.copytree(PROJECT / "src", copy, ignore=shutil.ignore_patterns("__pycache__"))
    if not (folder / "cache").exists():
        shutil.copytree(cache.base_folder(), folder / "cache")
    file = copy / "affray" / "rulesets" / "arsmagica" / name
    text = file.read_text("utf-8")
    if old not in text:
        raise ValueError(f"{name}: the line to be edited isn't there any more: {old!r}")
    file.write_text(text.replace(old, new, 1), "utf-8")
    compile_ = [sys.executable, "-m", "affray.odds.compile", "arsmagica"]
    return run(compile_, PYTHONPATH=str(copy), AFFRAY_CACHE=str(folder / "cache"))[0]


def run(command: list[str], **settings: str) -> tuple[float, str]:
    """How long a process takes, in seconds, and what it prints."""
    began = perf_counter()
    done = subprocess.run(command, env={**os.environ, **settings}, capture_output=True, text=True, check=True)
    return perf_counter() - began, done.stdout
