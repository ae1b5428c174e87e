"""The tables, as the newest migration leaves them."""

from __future__ import annotations

from datetime import UTC, datetime

from sqlalchemy import (
    JSON,
    BigInteger,
    Column,
    DateTime,
    Dialect,
    ForeignKey,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    TypeDecorator,
)

VERSION_TABLE = "affray_version"

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)


class Moment(TypeDecorator[datetime]):
    """A time in UTC to the microsecond: SQLite doesn't know time zones, PostgreSQL answers in that of its session."""

    impl = DateTime(timezone=True)
    cache_ok = True

    def process_bind_param(self, value: datetime | None, dialect: Dialect) -> datetime | None:
        """To UTC; the time must know its zone."""
        if value is None:
            return None
        moment = value.astimezone(UTC)
        return moment.replace(tzinfo=None) if dialect.name == "sqlite" else moment

    def process_result_value(self, value: datetime | None, dialect: Dialect) -> datetime | None:
        """From UTC, as SQLite keeps it, or from any zone."""
        if value is None:
            return None
        return value.replace(tzinfo=UTC) if value.tzinfo is None else value.astimezone(UTC)


def _id() -> Column[str]:
    return Column("id", String(32), primary_key=True)


def _belongs(table: str, name: str, *, index: bool = True) -> Column[str]:
    """A column that names a row of another table, and goes with it."""
    return Column(name, String(32), ForeignKey(f"{table}.id", ondelete="CASCADE"), nullable=False, index=index)


def _may_name(table: str, name: str) -> Column[str | None]:
    """A column that may name a row of another table, and is emptied when that goes."""
    return Column(name, String(32), ForeignKey(f"{table}.id", ondelete="SET NULL"), nullable=True, index=True)


def _moment(name: str, *, nullable: bool = False) -> Column[datetime]:
    return Column(name, Moment, nullable=nullable)


campaigns = Table("campaigns", metadata, _id(), Column("name", String, nullable=False), _moment("created"))

images = Table(
    "images",
    metadata,
    _id(),
    _belongs("campaigns", "campaign"),
    Column("mime", String, nullable=False),
    Column("width", Integer, nullable=False),
    Column("height", Integer, nullable=False),
    Column("content", LargeBinary, nullable=False),
)

documents = Table(
    "documents",
    metadata,
    _id(),
    _belongs("campaigns", "campaign"),
    Column("kind", String, nullable=False),
    Column("ruleset", String, nullable=False),
    Column("name", String, nullable=False),
    Column("data", JSON, nullable=False),
    _may_name("images", "image"),
    Column("version", Integer, nullable=False),
    _moment("created"),
    _moment("changed"),
)

fights = Table(
    "fights",
    metadata,
    _id(),
    _belongs("campaigns", "campaign"),
    Column("name", String, nullable=False),
    Column("ruleset", String, nullable=False),
    Column("kind", String, nullable=False),
    _may_name("fights", "parent"),
    Column("seq", BigInteger, nullable=False),
    Column("last", BigInteger, nullable=False),
    Column("summary", JSON, nullable=False),
    _moment("created"),
    _moment("changed"),
    _moment("ended", nullable=True),
)

# Apart from the fights, so that each entry doesn't write the whole saved state anew.
snapshots = Table(
    "snapshots",
    metadata,
    Column("fight", String(32), ForeignKey("fights.id", ondelete="CASCADE"), primary_key=True),
    Column("saved", JSON, nullable=False),
)

# No row ids: on SQLite an entry is written to one tree, not to two.
entries = Table(
    "entries",
    metadata,
    Column("fight", String(32), ForeignKey("fights.id", ondelete="CASCADE"), primary_key=True),
    Column("seq", BigInteger, primary_key=True, autoincrement=False),
    _moment("at"),
    Column("by", String, nullable=False),
    Column("what", JSON, nullable=False),
    sqlite_with_rowid=False,
)

links = Table(
    "links",
    metadata,
    _id(),
    _belongs("fights", "fight"),
    Column("hash", String(64), nullable=False, unique=True),
    Column("role", String, nullable=False),
    Column("seat", String, nullable=True),
    Column("settings", JSON, nullable=False),
    _moment("created"),
    _moment("revoked", nullable=True),
)
