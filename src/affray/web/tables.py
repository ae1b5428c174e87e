"""The tables that this process has open."""

from __future__ import annotations

import threading
from collections import OrderedDict
from contextlib import suppress
from typing import TYPE_CHECKING

from affray.store.notify import GONE
from affray.web.table import Table

if TYPE_CHECKING:
    from affray.store.database import Store

MOST = 64  # that nobody looks at and are kept in memory all the same


class Tables:
    """Opens tables when they are asked for, and lets go of those that nobody looks at."""

    def __init__(self, store: Store) -> None:
        """Over one store."""
        self.store = store
        self._open: OrderedDict[str, Table] = OrderedDict()
        self._lock = threading.Lock()

    def get(self, fight: str) -> Table:
        """The table of a fight. Raises `Missing` for none."""
        with self._lock:
            table = self._open.get(fight)
            if table is None:
                table = self._open[fight] = Table(self.store, self.store.fight(fight))
                self._let_go()
            self._open.move_to_end(fight)
            return table

    def _let_go(self) -> None:
        """Of those that nobody looks at, the ones that were asked for longest ago."""
        idle = [key for key, table in self._open.items() if not table.listeners]
        for key in idle[: max(0, len(idle) - MOST)]:
            with suppress(Exception):  # whoever came is let in; nothing is lost, and it may be deleted meanwhile
                self._open.pop(key).snapshot()

    def tell(self, fight: str) -> None:
        """Those who look at a fight are to look again, and those at the recovery from it or the fight before it."""
        for each in (fight, self.store.parent_of(fight), self.store.recovery_of(fight)):
            table = self._open.get(each or "")
            if table is not None:
                table.tell()

    def forget(self, fight: str) -> None:
        """A fight was deleted: those who look at it are told."""
        with self._lock:
            table = self._open.pop(fight, None)
        if table is not None:
            table.gone = True
            table.tell()

    def changed_elsewhere(self, fight: str, seq: int) -> None:
        """Another process wrote to a fight, or deleted it."""
        if seq == GONE:
            self.forget(fight)
            return
        with self._lock:
            table = self._open.get(fight)
        if table is not None and table.seq < seq and table.catch_up():
            table.moved_on()

    def close(self) -> None:
        """Write all down."""
        for table in tuple(self._open.values()):
            with suppress(Exception):  # nothing is lost: all acts are written down already
                table.snapshot()
