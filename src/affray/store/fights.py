"""Fights and recoveries, their entries and the links into them.

An entry is kept before anybody is told of it. `(fight, seq)` is its key, so of two that were written at the same time
one is kept and the other refused.
"""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any, Final

from sqlalchemy import URL, Connection, Select, delete, insert, or_, select, update

from affray.store.engine import Database
from affray.store.faults import Missing, Taken
from affray.store.keeping import change, line, name, new_id, now, one, values
from affray.store.notify import GONE, FileListener, Listener, Told, announce, own_backends
from affray.store.rows import EntryRow, FightKind, FightRow, LinkRow, Plain, Role, SavedFight
from affray.store.schema import entries, fights, links, snapshots

TOKEN = 24  # bytes: 192 bits
_LINK = [column for column in links.c if column.name != "hash"]
_KEEP: Final[Any] = object()  # stands for a value that stays as it is


class Fights(Database):
    """The store's fights, entries and links."""

    def __init__(self, url: URL, patience: float) -> None:
        """Nothing is connected to yet."""
        super().__init__(url, patience)
        self._own = set() if self._file else own_backends(self._engine)

    # ---- fights -------------------------------------------------------------------------------------------------

    def add_fight(
        self,
        campaign: str,
        called: str,
        ruleset: str,
        saved: Plain,
        *,
        kind: FightKind = "fight",
        parent: str | None = None,
        summary: Plain | None = None,
    ) -> str:
        """Keep a new fight as it is before the first entry, and say its id. `parent` is what a recovery comes after.

        Raises Missing when the campaign or the parent isn't there, ValueError for what is no name or can't be kept.
        """
        at = now()
        made = SavedFight(
            id=new_id(),
            campaign=campaign,
            name=name(called),
            ruleset=line("ruleset", ruleset),
            kind=kind,
            parent=parent,
            seq=0,
            last=0,
            summary=summary or {},
            created=at,
            changed=at,
            ended=None,
            saved=saved,
        )
        with self.writing("campaign or fight") as connection:
            keep_fight(connection, made)
        return made.id

    def fights(self, campaign: str | None = None) -> list[FightRow]:
        """The fights of a campaign, or all, the last changed first; without what they hold."""
        query = select(fights).order_by(fights.c.changed.desc(), fights.c.id)
        if campaign is not None:
            query = query.where(fights.c.campaign == campaign)
        with self.reading() as connection:
            return [FightRow(**row._mapping) for row in connection.execute(query)]

    def fight(self, fight: str) -> SavedFight:
        """One fight with its saved state: `entries(fight, after=seq)` come on top of that. Raises Missing."""
        with self.reading() as connection:
            return SavedFight(**one(connection, _saved().where(fights.c.id == fight), "fight")._mapping)

    def snapshot(self, fight: str, seq: int, saved: Plain, summary: Plain, *, over: bool = False) -> None:
        """Keep a fight's state as it is after entry `seq`, and what is told of it in lists. An older one is ignored.

        `over` says whether the fight has ended: when that is said first is noted. Raises Missing, and ValueError when
        there is no such entry yet.
        """
        with self.writing() as connection:
            row = _locked(connection, fight)
            if not 0 <= seq <= row.last:
                raise ValueError(f"a state after entry {seq} can't be kept: the last entry is {row.last}")
            if seq < row.seq:
                return
            ended = (row.ended or now()) if over else None
            connection.execute(update(fights).where(fights.c.id == fight).values(seq=seq, summary=summary, ended=ended))
            connection.execute(update(snapshots).where(snapshots.c.fight == fight).values(saved=saved))

    def delete_fight(self, fight: str) -> None:
        """Delete a fight with its entries and links; others are told. Raises Missing.

        Where there is a recovery from it, the links stay there.
        """
        with self.writing() as connection:
            heir = connection.execute(_recovery(fight)).scalar()
            if heir is not None:
                connection.execute(update(links).where(links.c.fight == fight).values(fight=heir))
            change(connection, delete(fights).where(fights.c.id == fight), "fight")
            announce(connection, fight, GONE)

    def parent_of(self, fight: str) -> str | None:
        """The fight that a recovery comes after, while that is kept; None for others."""
        with self.reading() as connection:
            return connection.execute(select(fights.c.parent).where(fights.c.id == fight)).scalar()

    def recovery_of(self, fight: str) -> str | None:
        """The recovery that comes after a fight, the first that was begun; None where there is none."""
        with self.reading() as connection:
            return connection.execute(_recovery(fight)).scalar()

    # ---- entries ------------------------------------------------------------------------------------------------

    def append(self, fight: str, seq: int, by: str, what: Plain) -> EntryRow:
        """Keep the next entry of a fight. When this returns it is on the disk, whatever happens; others are told.

        Raises Taken when another has written an entry of this number, Missing when there is no such fight, and
        ValueError when `seq` leaves a gap or `what` can't be kept. After Unusable, read whether it was kept.
        """
        row = EntryRow(fight, seq, now(), line("by", by), what)
        with self.writing("fight") as connection:
            _take(connection, row)
            keep_entries(connection, [row])
            announce(connection, fight, seq)
        return row

    def entries(self, fight: str, after: int = 0) -> list[EntryRow]:
        """The entries of a fight in order, from the one after `after` on. Raises Missing."""
        with self.reading() as connection:
            one(connection, select(fights.c.id).where(fights.c.id == fight), "fight")
            return entries_of(connection, fight, after)

    @contextmanager
    def watch(self, told: Told) -> Iterator[None]:
        """While in this context, `told(fight, seq)` is called for entries that other server processes write.

        It means: the fight has at least entry `seq`, or where that is `notify.GONE` it was deleted. It is called in a
        thread of its own, one call at a time; after a lost connection for all fights. On SQLite it is called a little
        later, and for what this process wrote too. Raises Unusable.
        """
        listener: Listener | FileListener
        with self._telling():
            if self._file:
                listener = FileListener(self._file, told, self._lasts)
            else:
                listener = Listener(self._engine, self._own, told, self._lasts)
        try:
            yield
        finally:
            listener.stop()

    def _lasts(self) -> list[tuple[str, int]]:
        with self.reading() as connection:
            return [(row.id, row.last) for row in connection.execute(select(fights.c.id, fights.c.last))]

    # ---- links --------------------------------------------------------------------------------------------------

    def add_link(
        self, fight: str, role: Role, seat: str | None = None, settings: Plain | None = None
    ) -> tuple[LinkRow, str]:
        """Make a link into a fight, and the token that opens it: it is told now and never again. Raises Missing."""
        with self.writing("fight") as connection:
            return add_link(connection, fight, role, seat if seat is None else line("seat", seat), settings or {})

    def link(self, token: str) -> LinkRow:
        """The link that a token opens. Raises Missing when there is none, or it is revoked."""
        query = select(*_LINK).where(links.c.hash == _hash(token), links.c.revoked.is_(None))
        with self.reading() as connection:
            return LinkRow(**one(connection, query, "link")._mapping)

    def links(self, fight: str) -> list[LinkRow]:
        """The links into a fight, the revoked ones too, the oldest first; those of a fight lead to its recovery too."""
        parent = select(fights.c.parent).where(fights.c.id == fight).scalar_subquery()
        query = select(*_LINK).where(or_(links.c.fight == fight, links.c.fight == parent))
        with self.reading() as connection:
            return _in_order(connection, query)

    def change_link(self, link: str, *, seat: str | None = _KEEP, settings: Plain = _KEEP) -> LinkRow:
        """Change whose seat a link is, or its settings; what isn't given stays. Raises Missing."""
        if seat is not _KEEP and seat is not None:
            seat = line("seat", seat)
        new = {k: value for k, value in (("seat", seat), ("settings", settings)) if value is not _KEEP}
        with self.writing() as connection:
            if new:
                change(connection, update(links).where(links.c.id == link).values(new), "link")
            return _link(connection, link)

    def revoke_link(self, link: str) -> None:
        """From now on its token opens nothing. Raises Missing."""
        with self.writing() as connection:
            _revoke(connection, _link(connection, link))

    def renew_link(self, link: str) -> tuple[LinkRow, str]:
        """Revoke a link, and make one of the same role, seat and settings, with a token of its own. Raises Missing."""
        with self.writing("fight") as connection:
            old = _link(connection, link)
            _revoke(connection, old)
            return add_link(connection, old.fight, old.role, old.seat, old.settings)


# ---- within a transaction ---------------------------------------------------------------------------------------


def keep_fight(connection: Connection, made: SavedFight) -> None:
    """Keep a new fight with its saved state."""
    row = values(made)
    saved = row.pop("saved")
    connection.execute(insert(fights).values(row))
    connection.execute(insert(snapshots).values(fight=made.id, saved=saved))


def saved_fights(connection: Connection, campaign: str) -> list[SavedFight]:
    """The fights of a campaign with their saved states, the oldest first."""
    query = _saved().where(fights.c.campaign == campaign).order_by(fights.c.created, fights.c.id)
    return [SavedFight(**row._mapping) for row in connection.execute(query)]


def entries_of(connection: Connection, fight: str, after: int = 0) -> list[EntryRow]:
    """The entries of a fight, in order."""
    query = select(entries).where(entries.c.fight == fight, entries.c.seq > after).order_by(entries.c.seq)
    return [EntryRow(**row._mapping) for row in connection.execute(query)]


def keep_entries(connection: Connection, made: Sequence[EntryRow]) -> None:
    """Keep new entries."""
    if made:
        connection.execute(insert(entries), [values(row) for row in made])


def _saved() -> Select[Any]:
    return select(fights, snapshots.c.saved).join(snapshots, snapshots.c.fight == fights.c.id)


def _recovery(fight: str) -> Select[Any]:
    begun = select(fights.c.id).where(fights.c.parent == fight, fights.c.kind == "recovery")
    return begun.order_by(fights.c.created, fights.c.id).limit(1)


def _locked(connection: Connection, fight: str) -> Any:
    """A fight's row, which nobody else changes until the transaction ends."""
    return one(connection, select(fights).where(fights.c.id == fight).with_for_update(), "fight")


def _take(connection: Connection, row: EntryRow) -> None:
    """Make an entry the fight's last: of several at the same time only one finds the fight as it was."""
    before = update(fights).where(fights.c.id == row.fight, fights.c.last == row.seq - 1)
    if connection.execute(before.values(last=row.seq, changed=row.at)).rowcount:
        return
    last = connection.execute(select(fights.c.last).where(fights.c.id == row.fight)).scalar()
    if last is None:
        raise Missing("fight")
    if not 0 < row.seq <= last:
        raise ValueError(f"entry {row.seq} can't be kept: the next is {last + 1}")
    raise Taken(row.fight, row.seq, last)


def links_of(connection: Connection, fight: str) -> list[LinkRow]:
    """A fight's own links, the revoked ones too, the oldest first."""
    return _in_order(connection, select(*_LINK).where(links.c.fight == fight))


def _in_order(connection: Connection, query: Select[Any]) -> list[LinkRow]:
    ordered = query.order_by(links.c.created, links.c.id)
    return [LinkRow(**row._mapping) for row in connection.execute(ordered)]


def add_link(connection: Connection, fight: str, role: Role, seat: str | None, settings: Plain) -> tuple[LinkRow, str]:
    """Make a link into a fight, and its token."""
    token = secrets.token_urlsafe(TOKEN)
    row = LinkRow(new_id(), fight, role, seat, settings, now(), None)
    connection.execute(insert(links).values(hash=_hash(token), **values(row)))
    return row, token


def _link(connection: Connection, link: str) -> LinkRow:
    return LinkRow(**one(connection, select(*_LINK).where(links.c.id == link), "link")._mapping)


def _revoke(connection: Connection, link: LinkRow) -> None:
    if link.revoked is None:
        connection.execute(update(links).where(links.c.id == link.id).values(revoked=now()))


def _hash(token: str) -> str:
    """A token is random and long: a plain hash of it can't be guessed back."""
    return hashlib.sha256(token.encode("utf-8", "replace")).hexdigest()
