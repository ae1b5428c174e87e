"""A migration as a later Affray may bring it: campaigns and fights, which others point to, are built anew."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision: str | None = "0001"


def upgrade() -> None:
    for table in ("campaigns", "fights"):
        with op.batch_alter_table(table) as changed:
            changed.add_column(sa.Column("colour", sa.String(), nullable=False, server_default="blue"))
            changed.alter_column("name", type_=sa.String(300))
    op.execute("UPDATE campaigns SET colour = 'red'")
