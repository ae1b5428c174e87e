"""Word between server processes that a fight has a new entry, or is gone.

By PostgreSQL's LISTEN and NOTIFY, or a look at the file.
"""

from __future__ import annotations

import logging
import sqlite3
import threading
from collections.abc import Callable, Iterable, Mapping
from contextlib import closing
from pathlib import Path
from typing import Any, TypeAlias

from sqlalchemy import Connection, Engine, event, text
from sqlalchemy.exc import DBAPIError
from sqlalchemy.pool import ConnectionPoolEntry

from affray.store.faults import StoreFault

Told: TypeAlias = Callable[[str, int], None]  # a fight, and the entry that it has at least, or GONE
Lasts: TypeAlias = Callable[[], Iterable[tuple[str, int]]]  # of every fight, which entry it has

GONE = -1  # instead of an entry: the fight was deleted
CHANNEL = "affray"
LOOK = 0.25  # seconds between looks at whether to stop
RESTS = (0.1, 0.5, 1, 2, 5)  # seconds between tries to reach a lost server; the last goes on
_log = logging.getLogger(__name__)


def announce(connection: Connection, fight: str, seq: int) -> None:
    """Tell the other processes of an entry, or that a fight is GONE, once the transaction is committed.

    Those on an SQLite file see it themselves.
    """
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_notify(:channel, :word)"), {"channel": CHANNEL, "word": f"{fight}:{seq}"})


def own_backends(engine: Engine) -> set[int]:
    """The server's process ids for the connections of an engine: what comes from them is no news. It is kept true."""
    own: set[int] = set()

    def connected(connection: Any, entry: ConnectionPoolEntry) -> None:
        entry.info["backend"] = connection.info.backend_pid
        own.add(entry.info["backend"])

    def closed(_connection: Any, entry: ConnectionPoolEntry) -> None:
        own.discard(entry.info.get("backend", 0))

    event.listen(engine, "connect", connected)
    event.listen(engine, "close", closed)
    event.listen(engine, "detach", closed)
    return own


class Listener:
    """Listens in a thread of its own, and comes back by itself after a lost connection."""

    def __init__(self, engine: Engine, own: set[int], told: Told, catch_up: Lasts) -> None:
        """Listens from now on. `catch_up` says of every fight which entry it has, after some words may have been lost.

        Raises DBAPIError when the server can't be reached.
        """
        self._engine, self._own, self._told, self._catch_up = engine, own, told, catch_up
        self._stop = threading.Event()
        connection = self._connect()
        self._known = {fight for fight, _ in catch_up()}
        self._thread = threading.Thread(target=self._run, args=(connection,), name="affray-listener", daemon=True)
        self._thread.start()

    def stop(self) -> None:
        """Listen no more. When this returns, nothing more is told."""
        self._stop.set()
        self._thread.join()

    def _connect(self) -> Connection:
        """A connection that isn't the pool's any more."""
        connection = self._engine.connect().execution_options(isolation_level="AUTOCOMMIT")
        connection.exec_driver_sql(f"LISTEN {CHANNEL}")
        connection.detach()
        return connection

    def _run(self, connection: Connection | None) -> None:
        while connection is not None:
            try:
                self._hear(connection)
            except connection.dialect.loaded_dbapi.Error as lost:
                _log.warning("the word of other server processes is lost, and looked for again: %s", lost)
                connection.invalidate()
                connection = self._connect_again()
            else:
                connection.close()
                connection = None

    def _hear(self, connection: Connection) -> None:
        driver: Any = connection.connection.dbapi_connection
        while not self._stop.is_set():
            for word in driver.notifies(timeout=LOOK, stop_after=1):
                if word.pid not in self._own:
                    fight, _, seq = word.payload.rpartition(":")
                    self._known.add(fight)
                    self._tell(fight, int(seq))

    def _connect_again(self) -> Connection | None:
        """A new connection, as soon as there is one; None when it is no longer wanted."""
        tries = 0
        while not self._stop.wait(RESTS[min(tries, len(RESTS) - 1)]):
            tries += 1
            try:
                connection = self._connect()
                self._tell_all(dict(self._catch_up()))
            except (DBAPIError, StoreFault) as fault:
                _log.info("the database can't be reached yet: %s", fault)
            else:
                return connection
        return None

    def _tell_all(self, now: Mapping[str, int]) -> None:
        """Of every fight that there is, and those that were deleted meanwhile."""
        for fight in self._known - now.keys():
            self._tell(fight, GONE)
        self._known = set(now)
        for fight, seq in now.items():
            self._tell(fight, seq)

    def _tell(self, fight: str, seq: int) -> None:
        if not self._stop.is_set():
            tell(self._told, fight, seq)


def tell(told: Told, fight: str, seq: int) -> None:
    """Pass a word on; what one listener does wrong must not silence the others'."""
    try:
        told(fight, seq)
    except Exception:  # noqa: BLE001 whatever it is
        _log.exception("entry %d of the fight %s wasn't taken up", seq, fight)


class FileListener:
    """Looks now and then whether anybody wrote to an SQLite file, in a thread of its own."""

    def __init__(self, file: Path, told: Told, lasts: Lasts) -> None:
        """Looks from now on. `lasts` says of every fight which entry it has."""
        self._file, self._told, self._lasts = file, told, lasts
        self._known = dict(lasts())
        self._stop = threading.Event()
        self._thread = threading.Thread(target=self._run, name="affray-listener", daemon=True)
        self._thread.start()

    def stop(self) -> None:
        """Look no more. When this returns, nothing more is told."""
        self._stop.set()
        self._thread.join()

    def _run(self) -> None:
        with closing(sqlite3.connect(self._file)) as connection:
            seen = None
            while not self._stop.wait(LOOK):
                try:
                    found = connection.execute("PRAGMA data_version").fetchone()  # another once others have written
                    if found != seen:
                        seen = found
                        self._look()
                except (sqlite3.Error, StoreFault) as fault:
                    seen = None
                    _log.info("the database can't be read just now: %s", fault)

    def _look(self) -> None:
        now = dict(self._lasts())
        new = [(fight, last) for fight, last in now.items() if last > self._known.get(fight, 0)]
        gone = [(fight, GONE) for fight in self._known.keys() - now.keys()]
        self._known = now
        for fight, last in (*new, *gone):
            tell(self._told, fight, last)
