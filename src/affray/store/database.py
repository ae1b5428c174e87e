"""The store: everything that outlives the program, in SQLite or PostgreSQL."""

from __future__ import annotations

from collections.abc import Mapping
from types import TracebackType
from typing import Any, Self

from affray.core.documents import TOO_DEEP, Fault, Faults
from affray.store import library, moving, places
from affray.store.fights import Fights
from affray.store.library import Library
from affray.store.migrating import bring_up_to_date

PATIENCE = 10.0  # seconds


class Store(Library, Fights):
    """Campaigns with documents, images and fights. Its methods may be called from many threads at the same time."""

    @classmethod
    def open(cls, url: str | None = None, *, patience: float = PATIENCE) -> Store:
        """Open a database, made where there is none: `sqlite:///FILE` or `postgresql+psycopg://…`.

        None is an SQLite file in the user's data folder. An old database is brought up to date; an SQLite file is
        copied before that, to `FILE.before-<revision>`. `patience` is how many seconds to wait for a lock, for a free
        connection or for the server.

        Raises Unusable when it can't be used; the message says why, and what to do.
        """
        store = cls(places.address(url), patience)
        try:
            store._prepare()
        except BaseException:
            store.close()
            raise
        return store

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, fault: BaseException | None, at: TracebackType | None) -> None:
        self.close()

    def _prepare(self) -> None:
        if self._file:
            places.make_room(self._file)
        with self.migrating() as connection:
            bring_up_to_date(connection, self._file, str(self._file or self.url))
            library.make_home(connection)

    def export_campaign(self, campaign: str) -> dict[str, Any]:
        """A campaign with all that it holds but links, JSON-ready; images in base64. Raises Missing."""
        with self.reading() as connection:
            return moving.export(connection, library.campaign_of(connection, campaign))

    def import_campaign(self, data: Mapping[str, Any], check: moving.Check | None = None) -> str:
        """Make a campaign of what `export_campaign` gave, beside those that are there, and say its id.

        `check` is given each picture: what it gives back is kept, and what it raises ValueError for isn't taken.
        Raises Faults with all that is wrong, or another ValueError; nothing is kept then.
        """
        try:
            moved = moving.read(data)
            with self.writing() as connection:
                return moving.take_in(connection, moved, check)
        except RecursionError:
            raise Faults([Fault("", 0, 0, "", TOO_DEEP)]) from None
