"""What Alembic runs: the migrations, on the connection and in the transaction that it is given."""

from __future__ import annotations

from alembic import context

from affray.store.schema import VERSION_TABLE

context.configure(connection=context.config.attributes["connection"], version_table=VERSION_TABLE)
context.run_migrations()
