"""Progress of long work on standard error: a line that is written over on a terminal, a line now and then elsewhere."""

from __future__ import annotations

import shutil
import sys
import textwrap
import time
from typing import TYPE_CHECKING

from affray.cli.labels import Labels, grouped
from affray.odds.summary import percent

if TYPE_CHECKING:
    from affray.odds import Progress

FIRST, AGAIN, RARELY = 0.5, 0.5, 10.0  # seconds


class Meter:
    """Tells how far a run is. Nothing is told of one that takes less than half a second."""

    def __init__(self, words: Labels) -> None:
        """From now on."""
        self.words = words
        self.live = sys.stderr.isatty()
        self.next = time.perf_counter() + FIRST
        self.told_compiling = self.open = False  # open: a line that isn't ended yet

    def run(self, progress: Progress) -> None:
        """For `odds` and its siblings."""
        if progress.compiling and not self.told_compiling:
            self.told_compiling = True
            self._line(self.words("compiling"), keep=True)
        if self._due():
            chances = ", ".join(f"{side} {percent(chance.value)}" for side, chance in progress.odds().wins.items())
            done, fights = grouped(progress.done), grouped(progress.fights)
            self._line(self.words("so-many", done=done, fights=fights, chances=chances))

    def points(self, done: int, of: int) -> None:
        """For `sweep`."""
        if self._due():
            self._line(self.words("points", done=done, of=of))

    def _due(self) -> bool:
        now = time.perf_counter()
        if now < self.next:
            return False
        self.next = now + (AGAIN if self.live else RARELY)
        return True

    def _line(self, text: str, *, keep: bool = False) -> None:
        self.close()
        self.open = self.live and not keep
        if self.live and keep:
            text = textwrap.fill(text, shutil.get_terminal_size().columns - 1)
        sys.stderr.write(text if self.open else f"{text}\n")
        sys.stderr.flush()

    def close(self) -> None:
        """Take an open line away."""
        if self.open:
            sys.stderr.write("\r\x1b[K")
            sys.stderr.flush()
            self.open = False
