"""A whole campaign as one piece of plain data, to be kept as a file or taken to another database.

Who sits at a fight goes along, their links don't: tokens aren't known here. Where a campaign comes in the game master
makes each seat a new link. Ids are given anew where a campaign comes in; text in the data that
is an old id, whole, is changed with it, so that a map finds its picture.
"""

from __future__ import annotations

import base64
import binascii
from collections import Counter
from collections.abc import Callable, Collection, Iterable, Mapping
from dataclasses import asdict
from datetime import datetime
from typing import Annotated, Any, Final, Literal, TypeAlias

from pydantic import AwareDatetime, BeforeValidator, Field, field_validator, model_validator
from sqlalchemy import Connection

from affray.core.documents import Document as Read
from affray.core.documents import Fault, Faults
from affray.core.said import Said, words_of
from affray.core.wording import ONE_LINE, Written, validate, wrong, wrong_at
from affray.store import fights, library
from affray.store.keeping import NAME, new_id, now
from affray.store.rows import (
    Campaign,
    Document,
    DocumentKind,
    EntryRow,
    FightKind,
    ImageRow,
    LinkRow,
    Mime,
    Picture,
    SavedFight,
)

FORMAT: Final = "affray campaign"
VERSION: Final = 1

Check: TypeAlias = Callable[[Picture], Picture]


def _moment(text: object) -> datetime:
    try:
        return datetime.fromisoformat(str(text))
    except ValueError:
        raise wrong(Said("a time such as 2026-01-31T18:30:00+00:00 is wanted", "time-wanted")) from None


def _bytes(text: object) -> bytes:
    try:
        return base64.b64decode(str(text).encode("ascii"), validate=True)
    except (ValueError, binascii.Error):
        raise wrong(Said("the content of an image in base64 is wanted", "base64-wanted")) from None


Id: TypeAlias = Annotated[str, Field(pattern="^[0-9a-z]{8,32}$")]
Name: TypeAlias = Annotated[str, Field(min_length=1, max_length=NAME, pattern=ONE_LINE)]
Line: TypeAlias = Annotated[str, Field(max_length=NAME, pattern=ONE_LINE)]
Moment: TypeAlias = Annotated[AwareDatetime, BeforeValidator(_moment, json_schema_input_type=str)]
Pixels: TypeAlias = Annotated[int, Field(ge=1, le=100_000)]


class Moved(Written):
    """What is named by its id."""

    id: Id


class MovedImage(Moved):
    """An image."""

    mime: Mime
    width: Pixels
    height: Pixels
    content: Annotated[bytes, BeforeValidator(_bytes, json_schema_input_type=str)]


class MovedDocument(Moved):
    """A sheet, encounter or table."""

    kind: DocumentKind
    ruleset: Line
    name: Name
    data: dict[str, Any]
    image: Id | None = None


class MovedEntry(Written):
    """An entry of a fight."""

    seq: Annotated[int, Field(ge=1)]
    at: Moment
    by: Line
    what: dict[str, Any]


class MovedSeat(Written):
    """A player's seat at a fight, or the screen on the wall."""

    role: Literal["player", "wall"]
    seat: Line | None = None
    settings: dict[str, Any]


class MovedFight(Moved):
    """A fight or recovery with its saved state and its entries."""

    name: Name
    ruleset: Line
    kind: FightKind
    parent: Id | None = None
    seq: Annotated[int, Field(ge=0)]
    saved: dict[str, Any]
    summary: dict[str, Any]
    created: Moment
    changed: Moment
    ended: Moment | None = None
    entries: tuple[MovedEntry, ...] = Field(strict=False)
    seats: tuple[MovedSeat, ...] = Field((), strict=False)

    @field_validator("entries")
    @classmethod
    def _without_gaps(cls, entries: tuple[MovedEntry, ...]) -> tuple[MovedEntry, ...]:
        for wanted, entry in enumerate(entries, start=1):
            if entry.seq != wanted:
                words = f"the entries are numbered from 1 without gaps: {wanted} is wanted, not {entry.seq}"
                raise wrong(Said(words, "entry-gap", wanted=wanted, given=entry.seq))
        return entries

    @model_validator(mode="after")
    def _state_of_an_entry(self) -> MovedFight:
        if self.seq > len(self.entries):
            last = len(self.entries)
            raise wrong_at([(("seq",), Said(f"the last entry of this fight is {last}", "last-entry", last=last))])
        return self


class MovedCampaign(Written):
    """A campaign."""

    format: Literal["affray campaign"]
    version: Literal[1]
    name: Name
    images: tuple[MovedImage, ...] = Field((), strict=False)
    documents: tuple[MovedDocument, ...] = Field((), strict=False)
    fights: tuple[MovedFight, ...] = Field((), strict=False)

    @property
    def rows(self) -> tuple[Moved, ...]:
        """All that it holds."""
        return (*self.images, *self.documents, *self.fights)

    @model_validator(mode="after")
    def _nothing_twice_and_nothing_missing(self) -> MovedCampaign:
        ids = Counter(row.id for row in self.rows)
        faults = [Said(f"the id {each} is there twice", "id-twice", id=each) for each, n in ids.items() if n > 1]
        pictures, before = {image.id for image in self.images}, set[str]()
        lost = [each.name for each in self.documents if _lost(each.image, pictures)]
        faults += [Said(f"the image of {name} is missing", "image-missing", name=name) for name in lost]
        for fight in self.fights:
            if _lost(fight.parent, before):
                words = f"the fight that {fight.name} comes after doesn't stand before it"
                faults.append(Said(words, "fight-before", name=fight.name))
            before.add(fight.id)
        if faults:
            raise wrong_at([((), fault) for fault in faults])
        return self


def _lost(named: str | None, there: Collection[str]) -> bool:
    return named is not None and named not in there


# ---- out --------------------------------------------------------------------------------------------------------


def export(connection: Connection, campaign: Campaign) -> dict[str, Any]:
    """The campaign with all that it holds, JSON-ready."""
    return {
        "format": FORMAT,
        "version": VERSION,
        "name": campaign.name,
        "images": [_plain_image(image) for image in library.images_of(connection, campaign.id)],
        "documents": [_plain_document(document) for document in library.documents_of(connection, campaign.id)],
        "fights": [
            _plain_fight(fight, fights.entries_of(connection, fight.id), fights.links_of(connection, fight.id))
            for fight in _parents_first(fights.saved_fights(connection, campaign.id))
        ],
    }


def _plain_image(row: ImageRow) -> dict[str, Any]:
    content = base64.b64encode(row.picture.content).decode("ascii")
    return {"id": row.id, **asdict(row.picture), "content": content}


def _plain_document(row: Document) -> dict[str, Any]:
    return {name: getattr(row, name) for name in MovedDocument.model_fields}


def _plain_fight(row: SavedFight, rows: Iterable[EntryRow], links: Iterable[LinkRow]) -> dict[str, Any]:
    own = [name for name in MovedFight.model_fields if name not in ("entries", "seats")]
    plain = {name: _said(getattr(row, name)) for name in own}
    seats = [
        {name: getattr(each, name) for name in MovedSeat.model_fields}
        for each in links
        if each.revoked is None and each.role != "gm"
    ]
    entries = [{name: _said(getattr(each, name)) for name in MovedEntry.model_fields} for each in rows]
    return {**plain, "entries": entries, "seats": seats}


def _said(value: Any) -> Any:
    return value.isoformat() if isinstance(value, datetime) else value


def _parents_first(rows: list[SavedFight]) -> list[SavedFight]:
    """Each after its parent, whatever the clock said."""
    left, done = {row.id: row for row in rows}, list[SavedFight]()
    while left:
        ready = [row for row in left.values() if row.parent not in left]
        done += ready
        for row in ready:
            del left[row.id]
    return done


# ---- in ---------------------------------------------------------------------------------------------------------


def read(data: Mapping[str, Any]) -> MovedCampaign:
    """Check what claims to be a campaign. Raises Faults."""
    if data.get("format") != FORMAT:
        words = Said(f"not a campaign: {FORMAT} is missing", "no-campaign", format=FORMAT)
        raise Faults([Fault("", 0, 0, "format", words)])
    version = data.get("version")
    if isinstance(version, int) and version > VERSION:
        words = Said("written by a newer Affray: bring Affray up to date", "newer")
        raise Faults([Fault("", 0, 0, "version", words)])
    return validate(MovedCampaign, Read(dict(data)))


def take_in(connection: Connection, moved: MovedCampaign, check: Check | None) -> str:
    """Make the campaign anew, and say its id. Raises Faults."""
    campaign = Campaign(new_id(), moved.name, now())
    library.keep_campaign(connection, campaign)
    ids = {row.id: new_id() for row in moved.rows}
    for number, image in enumerate(moved.images):
        picture = _checked(number, image, check)
        library.keep_image(connection, ImageRow(ids[image.id], campaign.id, picture))
    for document in moved.documents:
        library.keep_document(connection, _document(campaign, document, ids))
    for fight in moved.fights:
        fights.keep_fight(connection, _fight(campaign, fight, ids))
        fights.keep_entries(connection, [_entry(entry, ids[fight.id], ids) for entry in fight.entries])
        for seat in fight.seats:
            fights.add_link(connection, ids[fight.id], seat.role, seat.seat, seat.settings)
    return campaign.id


def _checked(number: int, image: MovedImage, check: Check | None) -> Picture:
    picture = Picture(image.content, image.mime, image.width, image.height)
    try:
        return check(picture) if check else picture
    except ValueError as error:
        raise Faults([Fault("", 0, 0, f"images.{number}", words_of(error))]) from error


def _document(campaign: Campaign, moved: MovedDocument, ids: Mapping[str, str]) -> Document:
    return Document(
        id=ids[moved.id],
        campaign=campaign.id,
        kind=moved.kind,
        ruleset=moved.ruleset,
        name=moved.name,
        data=_renamed(moved.data, ids),
        image=moved.image and ids[moved.image],
        version=1,
        created=campaign.created,
        changed=campaign.created,
    )


def _fight(campaign: Campaign, moved: MovedFight, ids: Mapping[str, str]) -> SavedFight:
    return SavedFight(
        id=ids[moved.id],
        campaign=campaign.id,
        name=moved.name,
        ruleset=moved.ruleset,
        kind=moved.kind,
        parent=moved.parent and ids[moved.parent],
        seq=moved.seq,
        last=len(moved.entries),
        summary=_renamed(moved.summary, ids),
        created=moved.created,
        changed=moved.changed,
        ended=moved.ended,
        saved=_renamed(moved.saved, ids),
    )


def _entry(moved: MovedEntry, fight: str, ids: Mapping[str, str]) -> EntryRow:
    return EntryRow(fight, moved.seq, moved.at, moved.by, _renamed(moved.what, ids))


def _renamed(data: Any, ids: Mapping[str, str]) -> Any:
    """The data with the new ids in place of the old."""
    if isinstance(data, dict):
        return {_whole(key): _renamed(value, ids) for key, value in data.items()}
    if isinstance(data, list):
        return [_renamed(value, ids) for value in data]
    return ids.get(data) or _whole(data) if isinstance(data, str) else data


def _whole(text: str) -> str:
    """Text with question marks for halves of characters, which no page and no file can hold."""
    return text if text.isascii() else text.encode("utf-8", "replace").decode()
