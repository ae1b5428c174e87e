"""Compiling a ruleset, in a child process: `python -m affray.odds.compile RULESET`.

In a process of its own it doesn't stand in anybody's way. What is compiled is kept function by function: stopped in the
middle, the next one goes on from there.
"""

from __future__ import annotations

import contextlib
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

_loading = threading.Lock()


class Compiler:
    """A child process that compiles a ruleset; `taped` is the form for fights that begin with recorded answers."""

    def __init__(self, rules: Ruleset, taped: bool = False) -> None:
        """Starts at once."""
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
        _, told = self._child.communicate()
        if self._child.returncode:
            lines = told.strip().splitlines()
            raise RuleError(lines[-1] if lines else f"compiling ended with status {self._child.returncode}")

    def stop(self) -> None:
        """What it has compiled so far is kept."""
        if self._child.poll() is None:
            self._child.terminate()
        with contextlib.suppress(ValueError):  # its output was read already
            self._child.communicate()


def ensure_compiled(rules: Ruleset, taped: bool = False) -> None:
    """Compile, in a child, unless it is done already. Raises RuleError when the rules can't be compiled."""
    if not cache.is_ready(rules, taped):
        Compiler(rules, taped).wait()


@functools.cache
def _program(rules: Ruleset) -> Program:
    from affray.core.compiled.program import Program

    return Program(rules)


def load(rules: Ruleset, taped: bool = False) -> Program:
    """The compiled code of a ruleset: loaded where it is kept, else compiled here."""
    with _loading:
        program = _program(rules)
        program.compile(taped)
    return program


def main(args: list[str]) -> int:
    """Compile a ruleset for the cache; 0 when that is done, 1 with a message when its rules can't be compiled."""
    if not args or args[0] not in rulesets():
        print(f"usage: python -m affray.odds.compile {{{','.join(rulesets())}}} [taped]", file=sys.stderr)  # noqa: T201
        return 2
    rules, taped = ruleset(args[0]), "taped" in args[1:]
    try:
        program = load(rules, taped)
    except RuleError as error:
        print(error, file=sys.stderr)  # noqa: T201
        return 1
    cache.set_ready(rules, program.files(taped), taped)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
