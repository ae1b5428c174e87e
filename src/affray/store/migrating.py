"""Brings a database to the newest revision. The migrations are files in `migrations/versions`, numbered from 0001.

Whatever happens in between, the database is afterwards either as it was or wholly new: all is one transaction.
"""

from __future__ import annotations

import os
import sqlite3
import threading
from contextlib import closing
from pathlib import Path

from sqlalchemy import Connection, column, inspect, select, table, text

from affray.store.faults import Unusable
from affray.store.files import sync_folder
from affray.store.schema import VERSION_TABLE, metadata

FOLDER = Path(__file__).parent / "migrations"
LOCK = 0x41_46_46_52_41_59  # "AFFRAY": the number of PostgreSQL's lock, for one migration at a time
_ALEMBIC = threading.Lock()  # its context is one for all threads


def revisions(folder: Path) -> list[str]:
    """All revisions, the oldest first."""
    return sorted(file.name[1:5] for file in (folder / "versions").glob("r[0-9]*.py"))


def bring_up_to_date(connection: Connection, file: Path | None, where: str) -> None:
    """Migrate within the transaction that is begun; an old SQLite file is copied first.

    Raises Unusable when the database is newer than this Affray, or isn't Affray's.
    """
    known = revisions(FOLDER)
    if not file:
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
    found = revision(connection)
    if found == known[-1]:
        _check_writing(connection)
        return
    if found is None:
        _check_room(connection, file, where)
    elif found not in known:
        raise Unusable(
            f"{where}: written by a newer Affray (revision {found}; this one knows up to {known[-1]}): "
            "bring Affray up to date, or name another database with --db"
        )
    elif file:
        copy(file, file.with_name(f"{file.name}.before-{known[-1]}"))
    _upgrade(connection)
    if file and connection.exec_driver_sql("PRAGMA foreign_key_check").first():
        raise Unusable(f"{where}: rows in it belong to others that aren't there: put back a copy")


def revision(connection: Connection) -> str | None:
    """The revision that a database is at; None when Affray has nothing in it."""
    if not inspect(connection).has_table(VERSION_TABLE):
        return None
    return connection.execute(select(column("version_num")).select_from(table(VERSION_TABLE))).scalar()


def _check_writing(connection: Connection) -> None:
    """A database that can't be written is told of now, not in the middle of a fight."""
    connection.exec_driver_sql(f"UPDATE {VERSION_TABLE} SET version_num = version_num")


def _check_room(connection: Connection, file: Path | None, where: str) -> None:
    """A file of another program is left alone; a server's database may hold other tables, but none of our names."""
    there = set(inspect(connection).get_table_names())
    if there if file else there & set(metadata.tables):
        raise Unusable(f"{where}: holds tables of another program: name another database with --db")


def _upgrade(connection: Connection) -> None:
    from alembic import command
    from alembic.config import Config

    settings = Config()
    settings.set_main_option("script_location", str(FOLDER).replace("%", "%%"))
    settings.attributes["connection"] = connection
    with _ALEMBIC:
        command.upgrade(settings, "head")


def copy(file: Path, to: Path) -> None:
    """Copy an SQLite database, with what isn't in its main file yet. Either the whole copy is there or none."""
    draft = to.with_name(f"{to.name}.part")
    try:
        draft.unlink(missing_ok=True)
        os.close(os.open(draft, os.O_CREAT | os.O_EXCL | os.O_RDWR, 0o600))
        with closing(sqlite3.connect(file)) as source, closing(sqlite3.connect(draft)) as target:
            source.backup(target)
        draft.replace(to)
        sync_folder(to.parent)
    except (OSError, sqlite3.Error) as error:
        raise Unusable(f"{to}: the copy before the migration can't be made: {error}") from error
    finally:
        draft.unlink(missing_ok=True)
