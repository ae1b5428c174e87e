"""The machine code of rulesets: loaded where it is kept, or compiled, in a child process where that is possible.

In a process of its own compiling doesn't stand in anybody's way. What is compiled is kept function by function: stopped
in the middle, the next one goes on from there.
"""

from __future__ import annotations

import functools
import os
import subprocess
import sys
import threading
from pathlib import Path
from typing import TYPE_CHECKING

from affray.core import cache
from affray.core.loop import RuleError
from affray.core.ruleset import Ruleset, ruleset, rulesets

if TYPE_CHECKING:
    from affray.core.compiled.program import Program
    from affray.core.machine import Machine

_loading = threading.Lock()


class Compiler:
    """A child process that compiles a ruleset; `taped` is the form for fights that begin with recorded answers."""

    def __init__(self, rules: Ruleset, taped: bool = False) -> None:
        """Starts at once."""
        self._told: str | None = None  # once it has ended: what it wrote
        package = str(Path(__file__).parents[2])
        paths = os.pathsep.join([package, *(path for path in sys.path if path)])
        self._child = subprocess.Popen(
            [sys.executable, "-m", "affray.odds.compile", rules.name, *(["taped"] if taped else [])],
            env={**os.environ, "PYTHONPATH": paths},
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE,
            text=True,
        )

    def poll(self) -> bool:
        """Whether it is done. Raises RuleError when the rules can't be compiled."""
        if self._child.poll() is None:
            return False
        self._finish()
        return True

    def wait(self) -> None:
        """Until it is done. Raises RuleError when the rules can't be compiled."""
        try:
            self._finish()
        except BaseException:
            self.stop()
            raise

    def _finish(self) -> None:
        if self._told is None:
            _, self._told = self._child.communicate()
        if self._child.returncode:
            lines = self._told.strip().splitlines()
            raise RuleError(lines[-1] if lines else f"compiling ended with status {self._child.returncode}")

    def cancel(self) -> None:
        """Whoever waits for it in another thread is told that it can't be compiled; what it has so far is kept."""
        self._child.terminate()

    def stop(self) -> None:
        """What it has compiled so far is kept."""
        if self._child.poll() is None:
            self._child.terminate()
        if self._told is None:
            _, self._told = self._child.communicate()


_loaded: dict[tuple[Ruleset, bool], Machine] = {}


def is_ready(rules: Ruleset, taped: bool = False) -> bool:
    """Whether machine code is at hand: in this process, or in the cache."""
    return (rules, taped) in _loaded or cache.is_ready(rules, taped)


def is_installed(rules: Ruleset) -> bool:
    """Whether another process finds the same ruleset by its name."""
    return rules.name in rulesets() and ruleset(rules.name) is rules


def ensure_compiled(rules: Ruleset, taped: bool = False) -> None:
    """Compile, in a child where that is possible, unless it is done already.

    Raises RuleError when the rules can't be compiled.
    """
    if is_ready(rules, taped):
        return
    if is_installed(rules):
        Compiler(rules, taped).wait()
    else:
        load(rules, taped)


@functools.cache
def _program(rules: Ruleset) -> Program:
    from affray.core.compiled.program import Program

    return Program(rules)


def load(rules: Ruleset, taped: bool = False) -> Machine:
    """The machine code of a ruleset: loaded where it is kept, else compiled here. Raises RuleError."""
    from affray.core.machine import Machine

    with _loading:
        if (rules, taped) not in _loaded:
            file = cache.program_file(rules, taped)
            made = cache.load(file)
            if made is None:
                made = _program(rules).compile(taped)
                cache.save(file, made)
                cache.prune()
            _loaded[rules, taped] = Machine(rules, *made)
        return _loaded[rules, taped]
