"""What the tables of the library and of the fights share: ids, names, rows."""

from __future__ import annotations

import re
import secrets
from dataclasses import fields
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any

from affray.store.faults import Missing

if TYPE_CHECKING:
    from _typeshed import DataclassInstance
    from sqlalchemy import Connection, Executable, Row

NAME = 200  # characters of a name, at most
_ALPHABET = "23456789abcdefghjkmnpqrstuvwxyz"  # nothing that is easily taken for another
_NO_TEXT = re.compile("[\x00-\x1f\x7f-\x9f\ud800-\udfff]")


def new_id() -> str:
    """An id that nobody guesses: 69 bits."""
    return "".join(secrets.choice(_ALPHABET) for _ in range(14))


def now() -> datetime:
    """The time, in UTC."""
    return datetime.now(UTC)


def line(what: str, text: str) -> str:
    """Text of one line, as it can be kept. Raises ValueError, with `what` it is, when it can't."""
    kept = text.strip()
    if len(kept) > NAME:
        raise ValueError(f"{what}: too long; at most {NAME} characters are kept")
    if _NO_TEXT.search(kept):
        raise ValueError(f"{what}: holds signs that aren't text in one line")
    return kept


def name(text: str) -> str:
    """A name: such a line, and not empty. Raises ValueError."""
    kept = line("name", text)
    if not kept:
        raise ValueError("name: give it one")
    return kept


def values(row: DataclassInstance) -> dict[str, Any]:
    """What a row holds, by its columns."""
    return {field.name: getattr(row, field.name) for field in fields(row)}


def one(connection: Connection, query: Executable, what: str) -> Row[Any]:
    """The one row of a query. Raises Missing."""
    row = connection.execute(query).one_or_none()
    if row is None:
        raise Missing(what)
    return row


def change(connection: Connection, statement: Executable, what: str) -> None:
    """Change or delete one row. Raises Missing when it isn't there."""
    if not connection.execute(statement).rowcount:
        raise Missing(what)
