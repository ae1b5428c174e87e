"""Campaigns, and what they hold beside fights: documents (sheets, encounters and tables) and images."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from sqlalchemy import Connection, delete, insert, select, update

from affray.store.engine import Database
from affray.store.faults import Missing, Stale
from affray.store.keeping import change, line, name, new_id, now, one, values
from affray.store.notify import GONE, announce
from affray.store.rows import Campaign, Document, DocumentKind, ImageRow, Mime, Named, Picture, Plain
from affray.store.schema import campaigns, documents, fights, images

HOME = "Home"  # the campaign that is made when there is none


class Library(Database):
    """The store's campaigns, documents and images."""

    # ---- campaigns ----------------------------------------------------------------------------------------------

    def campaigns(self) -> list[Campaign]:
        """All campaigns, the oldest first; there is always one."""
        with self.reading() as connection:
            rows = connection.execute(select(campaigns).order_by(campaigns.c.created, campaigns.c.id))
            return [Campaign(**row._mapping) for row in rows]

    def campaign(self, campaign: str) -> Campaign:
        """One campaign. Raises Missing."""
        with self.reading() as connection:
            return campaign_of(connection, campaign)

    def add_campaign(self, called: str) -> str:
        """Make a campaign, and say its id. Raises ValueError for what is no name."""
        made = Campaign(new_id(), name(called), now())
        with self.writing() as connection:
            keep_campaign(connection, made)
        return made.id

    def rename_campaign(self, campaign: str, called: str) -> None:
        """Give a campaign another name. Raises Missing, and ValueError for what is no name."""
        with self.writing() as connection:
            statement = update(campaigns).where(campaigns.c.id == campaign).values(name=name(called))
            change(connection, statement, "campaign")

    def delete_campaign(self, campaign: str) -> None:
        """Delete a campaign with all that it holds. Raises Missing. Where it was the last, a new one is made."""
        with self.writing() as connection:
            held = connection.execute(select(fights.c.id).where(fights.c.campaign == campaign)).scalars().all()
            change(connection, delete(campaigns).where(campaigns.c.id == campaign), "campaign")
            make_home(connection)
            for fight in held:
                announce(connection, fight, GONE)

    # ---- documents ----------------------------------------------------------------------------------------------

    def documents(self, campaign: str, kind: DocumentKind | None = None) -> list[Document]:
        """The documents of a campaign, or those of one kind, by name. Raises Missing."""
        with self.reading() as connection:
            campaign_of(connection, campaign)
            return documents_of(connection, campaign, kind)

    def sheets(self, campaign: str, ruleset: str) -> list[Named]:
        """The sheets of a campaign that a ruleset knows, by name."""
        query = select(documents.c.id, documents.c.name, documents.c.created).where(
            documents.c.campaign == campaign, documents.c.kind == "sheet", documents.c.ruleset == ruleset
        )
        with self.reading() as connection:
            rows = sorted(connection.execute(query), key=lambda row: (row.name.casefold(), row.created, row.id))
        return [Named(row.id, row.name) for row in rows]

    def document(self, document: str) -> Document:
        """One document. Raises Missing."""
        with self.reading() as connection:
            return _document(connection, document)

    def put_document(
        self,
        campaign: str,
        kind: DocumentKind,
        ruleset: str,
        called: str,
        data: Plain,
        *,
        image: str | None = None,
        id: str | None = None,  # noqa: A002 it is called so in the rows
        version: int | None = None,
    ) -> Document:
        """Add a document; or change the one of this id, of which `version` was read. The document as it then is.

        Raises Missing when the campaign, its document or its image isn't there, Stale when another has changed the
        document since, and ValueError for what is no name or can't be kept.
        """
        at, named, rules = now(), name(called), line("ruleset", ruleset)
        put = Document(id or new_id(), campaign, kind, rules, named, data, image, 1, created=at, changed=at)
        with self.writing("campaign") as connection:
            if image is not None:
                _check_image(connection, campaign, image)
            if id is None:
                keep_document(connection, put)
                return put
            return _changed(connection, put, version)

    def delete_document(self, document: str) -> None:
        """Delete a document. Raises Missing."""
        with self.writing() as connection:
            change(connection, delete(documents).where(documents.c.id == document), "document")

    # ---- tables -------------------------------------------------------------------------------------------------

    def put_table(self, campaign: str, ruleset: str, table: str, key: str, text: str) -> tuple[Document, bool]:
        """Keep an entry of a catalogue's table, in place of one that is kept by its key; whether there was one.

        Check it before. Raises Missing, and ValueError for what is no name.
        """
        at, named, rules = now(), name(key), line("ruleset", ruleset)
        data = {"table": table, "text": text}
        put = Document(new_id(), campaign, "table", rules, named, data, None, 1, created=at, changed=at)
        with self.writing("campaign") as connection:
            connection.execute(select(campaigns.c.id).where(campaigns.c.id == campaign).with_for_update())
            for old in documents_of(connection, campaign, "table"):
                if (old.ruleset, old.name, old.data.get("table")) == (rules, named, table):
                    return _changed(connection, replace(put, id=old.id), old.version), True
            keep_document(connection, put)
            return put, False

    def tables(self, campaign: str, ruleset: str) -> dict[str, dict[str, str]]:
        """The texts of a campaign's tables of a ruleset, by table and key. Raises Missing."""
        found: dict[str, dict[str, str]] = {}
        for each in self.documents(campaign, "table"):
            if each.ruleset == ruleset and isinstance(each.data.get("table"), str):
                found.setdefault(each.data["table"], {})[each.name] = str(each.data.get("text") or "")
        return found

    # ---- images -------------------------------------------------------------------------------------------------

    def add_image(self, campaign: str, content: bytes, mime: Mime, width: int, height: int) -> str:
        """Keep an image, and say its id. It is kept as it is: check it before. Raises Missing."""
        made = ImageRow(new_id(), campaign, Picture(content, mime, width, height))
        with self.writing("campaign") as connection:
            keep_image(connection, made)
        return made.id

    def image(self, image: str) -> ImageRow:
        """One image with its content. Raises Missing."""
        with self.reading() as connection:
            return _image(one(connection, select(images).where(images.c.id == image), "image"))


# ---- within a transaction ---------------------------------------------------------------------------------------


def make_home(connection: Connection) -> None:
    """Make a first campaign, where there is none."""
    if connection.execute(select(campaigns.c.id).limit(1)).first() is None:
        keep_campaign(connection, Campaign(new_id(), HOME, now()))


def keep_campaign(connection: Connection, made: Campaign) -> None:
    """Keep a new campaign."""
    connection.execute(insert(campaigns).values(values(made)))


def keep_document(connection: Connection, made: Document) -> None:
    """Keep a new document."""
    connection.execute(insert(documents).values(values(made)))


def keep_image(connection: Connection, made: ImageRow) -> None:
    """Keep a new image."""
    connection.execute(insert(images).values(id=made.id, campaign=made.campaign, **values(made.picture)))


def documents_of(connection: Connection, campaign: str, kind: str | None = None) -> list[Document]:
    """The documents of a campaign, by name."""
    query = select(documents).where(documents.c.campaign == campaign)
    if kind is not None:
        query = query.where(documents.c.kind == kind)
    found = [Document(**row._mapping) for row in connection.execute(query)]
    return sorted(found, key=lambda each: (each.name.casefold(), each.created, each.id))


def images_of(connection: Connection, campaign: str) -> list[ImageRow]:
    """The images of a campaign."""
    rows = connection.execute(select(images).where(images.c.campaign == campaign).order_by(images.c.id))
    return [_image(row) for row in rows]


def campaign_of(connection: Connection, campaign: str) -> Campaign:
    """One campaign. Raises Missing."""
    return Campaign(**one(connection, select(campaigns).where(campaigns.c.id == campaign), "campaign")._mapping)


def _document(connection: Connection, document: str) -> Document:
    return Document(**one(connection, select(documents).where(documents.c.id == document), "document")._mapping)


def _changed(connection: Connection, put: Document, version: int | None) -> Document:
    """Change the row, if it is still of the version that was read: another may be changing it just now."""
    old = _document(connection, put.id)
    if (old.campaign, old.kind) != (put.campaign, put.kind):
        raise Missing("document")
    new = replace(put, version=(version or 0) + 1, created=old.created)
    its = (documents.c.id == put.id, documents.c.version == version)
    if not connection.execute(update(documents).where(*its).values(values(new))).rowcount:
        raise Stale(_document(connection, put.id))
    return new


def _check_image(connection: Connection, campaign: str, image: str) -> None:
    one(connection, select(images.c.id).where(images.c.id == image, images.c.campaign == campaign), "image")


def _image(row: Any) -> ImageRow:
    return ImageRow(row.id, row.campaign, Picture(bytes(row.content), row.mime, row.width, row.height))
