"""What is measured with whole processes: from the start of Python to the last line."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from time import perf_counter

from affray.core import cache

from benchmarks.places import PROJECT
from benchmarks.report import at_most, line

# Prints whether compiling is told of and how many fights are played: when the first figures are there, or when compiled
# code begins to play.
FIGURES = """
import sys, affray
class Enough(Exception): pass
seen = []
def look(now):
    seen.append(now)
    if sys.argv[2] == "first" or not now.compiling:
        raise Enough
try:
    affray.odds(affray.load(sys.argv[1]), fights=10**8, progress=look)
except Enough:
    print(seen[0].compiling, max((now.done for now in seen if now.compiling), default=0))
"""
Edit = tuple[str, str, str]  # a file of a ruleset, what stands there, what is put in its place


def command(encounter: Path, asked: float) -> None:
    """The whole command."""
    words = [sys.executable, "-m", "affray", "odds", str(encounter)]
    at_most(f"affray odds {encounter.name}, whole process", min(run(words)[0] for _ in range(3)), asked)


def first_figures(encounter: Path, asked: float) -> None:
    """With nothing compiled."""
    seconds, told = compiled_nothing(encounter, "first")
    at_most("nothing compiled: first figures, whole process", seconds, asked)
    line("  compiling told, fights so far", told.strip())


def first_compile(encounter: Path, asked: float) -> None:
    """With nothing compiled, until compiled code plays; meanwhile the interpreter does, on the other core."""
    seconds, told = compiled_nothing(encounter, "compiled")
    at_most("nothing compiled: until compiled code plays", seconds, asked)
    line("  compiling told, fights of the interpreter meanwhile", told.strip())


def compiled_nothing(encounter: Path, until: str) -> tuple[float, str]:
    """How long it takes, and what is printed, in an empty cache of its own."""
    with tempfile.TemporaryDirectory() as empty:
        return run([sys.executable, "-c", FIGURES, str(encounter), until], AFFRAY_CACHE=empty)


def one_rule_edited(ruleset: str, edits: Sequence[Edit], asked: float) -> None:
    """How long it takes until compiled code is ready again after an edit."""
    with tempfile.TemporaryDirectory() as folder:
        slowest = max(edited(Path(folder), ruleset, *edit) for edit in edits)
        at_most(f"one rule edited: ready again, slowest of {len(edits)}", slowest, asked)


def edited(folder: Path, ruleset: str, name: str, old: str, new: str) -> float:
    """The same for one edit, in a copy of the project."""
    copy = folder / "src"
    shutil.rmtree(copy, ignore_errors=True)
    shutil.copytree(PROJECT / "src", copy, ignore=shutil.ignore_patterns("__pycache__"))
    if not (folder / "cache").exists():
        shutil.copytree(cache.base_folder(), folder / "cache")
    file = copy / "affray" / "rulesets" / ruleset / name
    text = file.read_text("utf-8")
    if old not in text:
        raise ValueError(f"{name}: the line to be edited isn't there any more: {old!r}")
    file.write_text(text.replace(old, new, 1), "utf-8")
    compile_ = [sys.executable, "-m", "affray.odds.compile", ruleset]
    return run(compile_, PYTHONPATH=str(copy), AFFRAY_CACHE=str(folder / "cache"))[0]


def run(command: list[str], **settings: str) -> tuple[float, str]:
    """How long a process takes, in seconds, and what it prints."""
    began = perf_counter()
    done = subprocess.run(command, env={**os.environ, **settings}, capture_output=True, text=True, check=True)
    return perf_counter() - began, done.stdout
