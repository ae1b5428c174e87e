"""Stores to test with: each test that asks for one is run on SQLite and on PostgreSQL."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from affray.store.database import Store

from tests.store.postgresql import Server, database_of, programs, serving


@pytest.fixture(scope="session")
def server() -> Iterator[Server]:
    """A PostgreSQL server."""
    binaries = programs()
    if binaries is None:
        why = "no PostgreSQL server here: apt-get install postgresql"
        if os.environ.get("AFFRAY_TEST_ALL"):
            pytest.fail(why)
        pytest.skip(why)
    with serving(binaries) as running:
        yield running


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """The file of a database that isn't there yet."""
    return tmp_path / "affray.db"


@pytest.fixture(params=["sqlite", "postgresql"])
def kind(request: pytest.FixtureRequest) -> str:
    """Which database: a test that asks for it is run on each."""
    kind: str = request.param
    return kind


@pytest.fixture
def empty(request: pytest.FixtureRequest, kind: str, file: Path) -> Iterator[str]:
    """The address of a database in which nothing is yet."""
    with ExitStack() as stack:
        if kind == "sqlite":
            yield f"sqlite:///{file}"
        else:
            yield stack.enter_context(request.getfixturevalue("server").database())


@pytest.fixture(scope="session")
def ready_file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An SQLite database with all tables."""
    made = tmp_path_factory.mktemp("store") / "ready.db"
    Store.open(f"sqlite:///{made}").close()
    return made


@pytest.fixture(scope="session")
def ready_url(server: Server) -> Iterator[str]:
    """A PostgreSQL database with all tables."""
    with server.database() as made:
        Store.open(made).close()
        yield made


@pytest.fixture
def url(request: pytest.FixtureRequest, kind: str, file: Path) -> str:
    """The address of a database with all tables and nothing in them: migrating takes longer than most tests."""
    if kind == "sqlite":
        shutil.copy(request.getfixturevalue("ready_file"), file)
        return f"sqlite:///{file}"
    ready: str = request.getfixturevalue("ready_url")
    request.getfixturevalue("server").run("TRUNCATE campaigns CASCADE", database=database_of(ready))
    return ready


@pytest.fixture
def store(url: str) -> Iterator[Store]:
    """A new store."""
    with Store.open(url, patience=5) as opened:
        yield opened


@pytest.fixture
def campaign(store: Store) -> str:
    """The campaign that is there from the first."""
    return store.campaigns()[0].id


@pytest.fixture
def fight(store: Store, campaign: str) -> str:
    """A fight without entries."""
    return store.add_fight(campaign, "Bridge", "toy", {"journal": []})
