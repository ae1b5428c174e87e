"""The first tables: campaigns with documents, images and fights; their entries and links."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision: str | None = None


def _belongs(table: str, column: str, to: str, gone: str = "CASCADE") -> sa.ForeignKeyConstraint:
    return sa.ForeignKeyConstraint([column], [f"{to}.id"], name=f"fk_{table}_{column}", ondelete=gone)


def _key(table: str, *columns: str) -> sa.PrimaryKeyConstraint:
    return sa.PrimaryKeyConstraint(*columns, name=f"pk_{table}")


def _text(name: str, *, nullable: bool = False) -> sa.Column[str]:
    return sa.Column(name, sa.String(), nullable=nullable)


def _id(name: str, *, nullable: bool = False) -> sa.Column[str]:
    return sa.Column(name, sa.String(32), nullable=nullable)


def _moment(name: str, *, nullable: bool = False) -> sa.Column[object]:
    return sa.Column(name, sa.DateTime(timezone=True), nullable=nullable)


def _number(name: str) -> sa.Column[int]:
    return sa.Column(name, sa.Integer(), nullable=False)


def _long(name: str) -> sa.Column[int]:
    return sa.Column(name, sa.BigInteger(), nullable=False)


def _json(name: str) -> sa.Column[object]:
    return sa.Column(name, sa.JSON(), nullable=False)


def upgrade() -> None:
    """From nothing."""
    _library()
    _fights()
    for table, column in (
        ("images", "campaign"),
        ("documents", "campaign"),
        ("documents", "image"),
        ("fights", "campaign"),
        ("fights", "parent"),
        ("links", "fight"),
    ):
        op.create_index(f"ix_{table}_{column}", table, [column])


def _library() -> None:
    op.create_table("campaigns", _id("id"), _text("name"), _moment("created"), _key("campaigns", "id"))
    op.create_table(
        "images",
        _id("id"),
        _id("campaign"),
        _text("mime"),
        _number("width"),
        _number("height"),
        sa.Column("content", sa.LargeBinary(), nullable=False),
        _key("images", "id"),
        _belongs("images", "campaign", "campaigns"),
    )
    op.create_table(
        "documents",
        _id("id"),
        _id("campaign"),
        _text("kind"),
        _text("ruleset"),
        _text("name"),
        _json("data"),
        _id("image", nullable=True),
        _number("version"),
        _moment("created"),
        _moment("changed"),
        _key("documents", "id"),
        _belongs("documents", "campaign", "campaigns"),
        _belongs("documents", "image", "images", "SET NULL"),
    )


def _fights() -> None:
    op.create_table(
        "fights",
        _id("id"),
        _id("campaign"),
        _text("name"),
        _text("ruleset"),
        _text("kind"),
        _id("parent", nullable=True),
        _long("seq"),
        _long("last"),
        _json("summary"),
        _moment("created"),
        _moment("changed"),
        _moment("ended", nullable=True),
        _key("fights", "id"),
        _belongs("fights", "campaign", "campaigns"),
        _belongs("fights", "parent", "fights", "SET NULL"),
    )
    op.create_table(
        "snapshots",
        _id("fight"),
        _json("saved"),
        _key("snapshots", "fight"),
        _belongs("snapshots", "fight", "fights"),
    )
    op.create_table(
        "entries",
        _id("fight"),
        _long("seq"),
        _moment("at"),
        _text("by"),
        _json("what"),
        _key("entries", "fight", "seq"),
        _belongs("entries", "fight", "fights"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "links",
        _id("id"),
        _id("fight"),
        sa.Column("hash", sa.String(64), nullable=False),
        _text("role"),
        _text("seat", nullable=True),
        _json("settings"),
        _moment("created"),
        _moment("revoked", nullable=True),
        _key("links", "id"),
        _belongs("links", "fight", "fights"),
        sa.UniqueConstraint("hash", name="uq_links_hash"),
    )
