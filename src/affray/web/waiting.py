"""Programs that wait for something new at a table: woken when it is told, and only so many at once."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import TYPE_CHECKING

from affray.web.table import Refused

if TYPE_CHECKING:
    from affray.web.table import Table

FULL = "too many are waiting for something new: ask without `wait`, or again in a while"


class Waiters:
    """Those of a process. To be used from its event loop alone."""

    def __init__(self, most: int) -> None:
        """Nobody yet; at most so many."""
        self._most, self._count = most, 0

    @contextmanager
    def waiting(self, table: Table) -> Iterator[asyncio.Event]:
        """One more, with what is set whenever there may be something new. Raises Refused where too many wait."""
        if self._count >= self._most:
            raise Refused(429, FULL)
        loop, news = asyncio.get_running_loop(), asyncio.Event()

        def told() -> None:
            with suppress(RuntimeError):  # the loop has ended
                loop.call_soon_threadsafe(news.set)

        self._count += 1
        table.listeners.add(told)
        try:
            yield news
        finally:
            table.listeners.discard(told)
            self._count -= 1
