"""The two databases behind one: how each is connected to, and how what goes wrong in it is told."""

from __future__ import annotations

import json
import sqlite3
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from sqlalchemy import URL, Connection, Engine, create_engine, event
from sqlalchemy.exc import DataError, DBAPIError, IntegrityError, StatementError
from sqlalchemy.exc import TimeoutError as NoneFree
from sqlalchemy.pool import ConnectionPoolEntry

from affray.store.faults import Missing, StoreFault, Unusable
from affray.store.places import file_of

_CONNECTIONS = {"pool_size": 8, "max_overflow": 40}  # more than a server of pages has threads
_POSTGRESQL = {  # keepalives: a network that is gone is noticed within a minute
    "application_name": "affray",
    "client_encoding": "utf8",
    "keepalives_idle": 30,
    "keepalives_interval": 10,
    "keepalives_count": 3,
}
_WRITES = "affray_writes"  # the option of a connection whose transactions write

_SQLITE_FAULTS = {
    "BUSY": "locked by another program: end whatever else works on it, and try again",
    "LOCKED": "locked by another program: end whatever else works on it, and try again",
    "READONLY": "can't be written: let yourself write the file and its folder, or name another database with --db",
    "CANTOPEN": "can't be opened: let yourself read and write the file and its folder, or name another with --db",
    "NOTADB": "not an SQLite database, or damaged: put back a copy, or move it away to begin with a new one",
    "CORRUPT": "damaged: put back a copy, or move it away to begin with a new one",
    "FULL": "the disk is full: make room, and try again",
    "IOERR": "the disk can't be read or written: look after it, and try again",
}
_POSTGRESQL_FAULTS = {  # by the SQLSTATE, or its class
    "25006": "takes no writes: name the server that does with --db",
    "28": "refuses the user or the password: mend them in the address after --db",
    "3D": "has no such database: make it (createdb), or name another with --db",
    "42501": "doesn't let this user do that: make the user the owner of the database",
    "53": "has no room or connections left: make some, and try again",
    "55P03": "is locked by another program: end whatever else works on it, and try again",
}
_NO_PARENT = ("SQLITE_CONSTRAINT_FOREIGNKEY", "23503")
_UNREACHABLE = "can't be reached: start it, or mend the address after --db"


def encoded(data: Any) -> str:
    """JSON in ASCII, so that every text comes back as it was. Raises ValueError for what JSON doesn't know."""
    try:
        return json.dumps(data, allow_nan=False, separators=(",", ":"))
    except RecursionError:
        raise ValueError("lists and mappings stand inside each other too deeply to be kept") from None


def engine_of(url: URL, patience: float) -> Engine:
    """An engine for a database; `patience` is how many seconds it waits for a lock, a connection or a server."""
    settings: dict[str, Any] = {**_CONNECTIONS, "pool_timeout": patience, "json_serializer": encoded}
    if file_of(url):
        engine = create_engine(url, **settings, connect_args={"timeout": patience})
        event.listen(engine, "connect", _set_up_sqlite)
        event.listen(engine, "begin", _begin_sqlite)
        return engine
    asked = {"connect_timeout": max(2, round(patience)), **_POSTGRESQL}
    unsaid = {name: value for name, value in asked.items() if name not in url.query}
    try:
        engine = create_engine(url, **settings, connect_args=unsaid, pool_pre_ping=True)
    except ModuleNotFoundError:
        raise Unusable('PostgreSQL needs psycopg: pip install "affray[postgresql]"') from None
    event.listen(engine, "connect", _set_up_postgresql(patience))
    return engine


def _set_up_sqlite(connection: sqlite3.Connection, _entry: ConnectionPoolEntry) -> None:
    connection.isolation_level = None  # transactions begin where SQLAlchemy says, not where the driver guesses
    for pragma in ("journal_mode = WAL", "synchronous = FULL", "fullfsync = ON", "foreign_keys = ON"):
        connection.execute(f"PRAGMA {pragma}")


def _begin_sqlite(connection: Connection) -> None:
    writes = connection.get_execution_options().get(_WRITES)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")


def _set_up_postgresql(patience: float) -> Any:
    waits = f"SELECT set_config('lock_timeout', '{round(patience * 1000)}ms', false)"
    # What is committed is on the disk, even where the server was told not to care.
    keeps = "SELECT set_config('synchronous_commit', 'on', false) WHERE current_setting('synchronous_commit') = 'off'"

    def set_up(connection: Any, _entry: ConnectionPoolEntry) -> None:
        connection.execute(waits)
        connection.execute(keeps)
        connection.commit()

    return set_up


def _reader_and_writer(engine: Engine, file: Path | None) -> tuple[Engine, Engine]:
    """The engine once for transactions that see one state throughout, once for those that write."""
    if file:
        return engine, engine.execution_options(**{_WRITES: True})
    levels = ("REPEATABLE READ", "READ COMMITTED")  # whatever the server was told
    reader, writer = (engine.execution_options(isolation_level=level) for level in levels)
    return reader, writer


class Database:
    """An open database: transactions that read and that write."""

    def __init__(self, url: URL, patience: float) -> None:
        """Nothing is connected to yet."""
        self.url = url.difference_update_query(["password"]).render_as_string()  # no password is told
        self._engine, self._patience, self._file = engine_of(url, patience), patience, file_of(url)
        self._reader, self._writer = _reader_and_writer(self._engine, self._file)
        # SQLite lets one write at a time; waiting here wakes at once, waiting there sleeps and looks again.
        self._turn = threading.Lock() if self._file else None

    def close(self) -> None:
        """Let go of all connections."""
        self._engine.dispose()

    @contextmanager
    def reading(self) -> Iterator[Connection]:
        """A transaction that sees one state of the database throughout. Raises Unusable."""
        with self._telling(), self._reader.begin() as connection:
            yield connection

    @contextmanager
    def writing(self, needs: str = "row") -> Iterator[Connection]:
        """A transaction that is on the disk when it is left. `needs` says in a word what the rows written belong to.

        Raises Unusable; Missing when what it needs isn't there; ValueError for what a database can't hold.
        """
        with self._telling(needs), self._waiting(), self._writer.begin() as connection:
            yield connection

    @contextmanager
    def migrating(self) -> Iterator[Connection]:
        """A transaction that writes, on a connection of its own that lets a table be rebuilt while others point to it.

        Raises Unusable.
        """
        with self._telling(), self._waiting(), self._writer.connect() as connection:
            if self._file:
                driver: Any = connection.connection.driver_connection
                driver.execute("PRAGMA foreign_keys = OFF")
                connection.detach()
            with connection.begin():
                yield connection

    @contextmanager
    def _waiting(self) -> Iterator[None]:
        if not self._turn:
            yield
            return
        if not self._turn.acquire(timeout=self._patience):
            raise Unusable(f"{self._file}: {_SQLITE_FAULTS['BUSY']}")
        try:
            yield
        finally:
            self._turn.release()

    @contextmanager
    def _telling(self, needs: str = "row") -> Iterator[None]:
        try:
            yield
        except NoneFree as error:
            raise Unusable(f"{self.url}: too many at once: try again") from error
        except OverflowError as error:
            raise ValueError("a number is too large to be kept") from error
        except IntegrityError as error:
            if not _lacks_what_it_belongs_to(error):
                raise
            raise Missing(needs) from error
        except DBAPIError as error:
            raise self._fault(error) from error
        except StatementError as error:
            if isinstance(error.orig, ValueError | TypeError):
                raise error.orig from None
            raise

    def _fault(self, error: DBAPIError) -> Exception:
        if isinstance(error, DataError):
            return ValueError(f"this can't be kept: {_first_line(error.orig)}")
        return _sqlite_fault(self._file, error) if self._file else _postgresql_fault(self.url, error)


def _lacks_what_it_belongs_to(error: IntegrityError) -> bool:
    codes = {getattr(error.orig, name, None) for name in ("sqlite_errorname", "sqlstate")}
    return not codes.isdisjoint(_NO_PARENT)


def _sqlite_fault(file: Path, error: DBAPIError) -> StoreFault:
    code = getattr(error.orig, "sqlite_errorname", "").split("_")
    known = next((_SQLITE_FAULTS[part] for part in code if part in _SQLITE_FAULTS), None)
    return Unusable(f"{file}: {known or _first_line(error.orig)}")


def _postgresql_fault(url: str, error: DBAPIError) -> StoreFault:
    state = getattr(error.orig, "sqlstate", None) or ""
    known = _POSTGRESQL_FAULTS.get(state) or _POSTGRESQL_FAULTS.get(state[:2])
    if not known and (error.connection_invalidated or state[:2] in ("", "08", "57")):
        known = _UNREACHABLE
    reason = _first_line(error.orig)
    return Unusable(f"{url}: {known} ({reason})" if known else f"{url}: {reason}")


def _first_line(error: object) -> str:
    return (str(error).strip().splitlines() or [type(error).__name__])[0]
