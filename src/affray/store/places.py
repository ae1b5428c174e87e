"""Where the database is: the user's data folder, or what was asked for."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from affray.store.faults import Unusable

if TYPE_CHECKING:
    from sqlalchemy import URL

NAME = "affray.db"
_FORMS = "name it as sqlite:///FILE or postgresql+psycopg://USER:PASSWORD@HOST/DATABASE"
_POSTGRESQL = ("postgres", "postgresql", "postgresql+psycopg")


def data_folder() -> Path:
    """Where Affray keeps a user's data; `AFFRAY_DATA` names another place. The folder need not be there yet."""
    if named := os.environ.get("AFFRAY_DATA"):
        return Path(named).expanduser().absolute()
    return _users_folder() / "affray"


def _users_folder() -> Path:
    home = Path.home()
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or home / "AppData" / "Local")
    if sys.platform == "darwin":
        return home / "Library" / "Application Support"
    named = Path(os.environ.get("XDG_DATA_HOME", ""))
    return named if named.is_absolute() else home / ".local" / "share"  # what isn't absolute counts as not set


def address(url: str | None) -> URL:
    """The database that an address names; None is the one in the data folder.

    Raises Unusable when the address is none, or of a kind that isn't supported.
    """
    from sqlalchemy import URL, make_url
    from sqlalchemy.exc import ArgumentError

    if url is None:
        return URL.create("sqlite", database=str(data_folder() / NAME))
    try:
        found = make_url(url)
    except (ArgumentError, ValueError):  # not repeated in the message: it may hold a password
        raise Unusable(f"the address of the database can't be read: {_FORMS}") from None
    if found.drivername in _POSTGRESQL:
        return found.set(drivername="postgresql+psycopg")
    if found.drivername not in ("sqlite", "sqlite+pysqlite"):
        raise Unusable(f"databases of the kind {found.drivername} aren't supported: {_FORMS}")
    if found.database in (None, "", ":memory:"):
        raise Unusable(f"a database in memory would be gone at the end: {_FORMS}")
    return found.set(drivername="sqlite")


def file_of(url: URL) -> Path | None:
    """The file of an SQLite database; None for another database."""
    if url.get_backend_name() != "sqlite":
        return None
    named = str(url.database)
    return Path(named.removeprefix("file:")).absolute()


def make_room(file: Path) -> None:
    """Make the data folder if it is to hold the file, and the file, readable by nobody else.

    Raises Unusable when that can't be done.
    """
    try:
        if file.parent == data_folder():
            file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        if not file.exists():
            os.close(os.open(file, os.O_CREAT | os.O_RDWR, 0o600))
    except OSError as error:
        raise Unusable(
            f"{file}: can't be made ({error.strerror}): make its folder, and let yourself write in it, "
            "or name another database with --db"
        ) from error
