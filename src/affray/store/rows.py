"""What the store gives: plain values that don't change when the database does. Times are in UTC."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from typing import Any, Literal, TypeAlias

Plain: TypeAlias = dict[str, Any]  # JSON-ready; the store doesn't look into it

DocumentKind: TypeAlias = Literal["sheet", "encounter", "table"]
FightKind: TypeAlias = Literal["fight", "recovery"]
Role: TypeAlias = Literal["gm", "player", "wall"]
Mime: TypeAlias = Literal["image/png", "image/jpeg", "image/webp"]


@dataclass(frozen=True, slots=True)
class Campaign:
    """What belongs together: documents, images and fights."""

    id: str
    name: str
    created: datetime


@dataclass(frozen=True, slots=True)
class Document:
    """A sheet, encounter or table as people wrote it. `version` counts changes from 1; `image` is the id of one."""

    id: str
    campaign: str
    kind: DocumentKind
    ruleset: str
    name: str
    data: Plain
    image: str | None
    version: int
    created: datetime
    changed: datetime


@dataclass(frozen=True, slots=True)
class Named:
    """A document by its name, without what is in it."""

    id: str
    name: str


@dataclass(frozen=True, slots=True)
class Picture:
    """The content of an image file; width and height in pixels."""

    content: bytes
    mime: Mime
    width: int
    height: int


@dataclass(frozen=True, slots=True)
class ImageRow:
    """A picture that is kept."""

    id: str
    campaign: str
    picture: Picture


@dataclass(frozen=True, slots=True)
class FightRow:
    """A fight or recovery without what it holds.

    `seq` is the last entry that its saved state includes, `last` the last entry there is; 0 is none. `parent` is the
    fight that a recovery comes after. `ended` is None while it is in progress.
    """

    id: str
    campaign: str
    name: str
    ruleset: str
    kind: FightKind
    parent: str | None
    seq: int
    last: int
    summary: Plain
    created: datetime
    changed: datetime
    ended: datetime | None


@dataclass(frozen=True, slots=True)
class SavedFight(FightRow):
    """A fight or recovery with its state as it was saved after entry `seq`."""

    saved: Plain


@dataclass(frozen=True, slots=True)
class EntryRow:
    """One entry of a fight's journal: its number from 1, when and by whom, and what."""

    fight: str
    seq: int
    at: datetime
    by: str
    what: Plain


@dataclass(frozen=True, slots=True)
class LinkRow:
    """A way into a fight: whose, and what goes with it. Its token isn't kept. `revoked` is None while it holds."""

    id: str
    fight: str
    role: Role
    seat: str | None
    settings: Plain
    created: datetime
    revoked: datetime | None
