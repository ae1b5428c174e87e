"""An old database comes up to date with all that it held, and a copy of an old file stays."""

from __future__ import annotations

import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import create_engine, inspect, text

from affray.store import migrating
from affray.store.database import Store
from affray.store.faults import Unusable
from affray.store.schema import VERSION_TABLE, metadata

from tests.store.postgresql import Server, database_of

HERE = Path(__file__).parent
TOKEN = "a-token-of-the-first-revision"
COLOURS = HERE / "later" / "r0002_colours.py"


@pytest.fixture
def old(empty: str, kind: str, file: Path, request: pytest.FixtureRequest) -> str:
    """The address of a database as the first revision left it."""
    dump = (HERE / "data" / f"revision_0001.{kind}.sql").read_text("utf-8")
    if kind == "sqlite":
        with closing(sqlite3.connect(file)) as connection:
            connection.executescript(dump)
    else:
        server: Server = request.getfixturevalue("server")
        server.run(dump, database=database_of(empty))
    return empty


@pytest.fixture
def later(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """The migrations of a later Affray, which has one more."""
    folder = tmp_path / "migrations"
    shutil.copytree(migrating.FOLDER, folder)
    shutil.copy(COLOURS, folder / "versions")
    monkeypatch.setattr(migrating, "FOLDER", folder)
    return folder


def check_contents(store: Store) -> None:
    """All that the dumps hold."""
    [campaign] = store.campaigns()
    bridge, sheet = store.documents(campaign.id)
    assert campaign.name == "Talvi"
    assert (sheet.name, sheet.data, sheet.version) == ("Åse", {"name": "Åse", "skills": {"sword": 75}}, 1)
    assert (bridge.name, bridge.data, bridge.version, bridge.image) == ("Bridge", {"sides": ["us"]}, 2, None)
    assert sheet.image is not None
    assert store.image(sheet.image).picture.content == bytes(range(16))
    after, fight = sorted(store.fights(campaign.id), key=lambda row: row.name)
    assert (after.name, after.kind, after.parent, after.ended) == ("After the bridge", "recovery", fight.id, None)
    assert (fight.seq, fight.last, fight.summary) == (2, 3, {"round": 1})
    assert fight.ended is not None
    assert fight.created < fight.changed < fight.ended
    assert store.fight(fight.id).saved == {"journal": [10, 20]}
    entries = [(entry.seq, entry.by, entry.what) for entry in store.entries(fight.id)]
    assert entries == [(1, "gm", {"answer": 10}), (2, "gm", {"answer": 20}), (3, "Åse", {"answer": 30})]
    link = store.link(TOKEN)
    assert (link.fight, link.role, link.seat, link.settings) == (fight.id, "player", "Åse", {"language": "fi"})


def rows(url: str) -> dict[str, int]:
    """How many rows each table has."""
    with create_engine(url).connect() as connection:
        counts = {name: text(f"SELECT count(*) FROM {name}") for name in metadata.tables}
        return {name: connection.execute(count).scalar_one() for name, count in counts.items()}


def revision(url: str) -> str | None:
    with create_engine(url).connect() as connection:
        return migrating.revision(connection)


def test_the_first_revision_is_read_with_all_that_it_held(old: str) -> None:
    with Store.open(old) as store:
        check_contents(store)
        fight = store.fights()[0].id
        store.append(fight, store.fight(fight).last + 1, "gm", {})


def test_the_tables_are_those_that_the_migrations_make(empty: str) -> None:
    Store.open(empty).close()
    with create_engine(empty).connect() as connection:
        settings = {"version_table": VERSION_TABLE, "compare_type": True}
        assert compare_metadata(MigrationContext.configure(connection, opts=settings), metadata) == []
    assert revision(empty) == migrating.revisions(migrating.FOLDER)[-1]


@pytest.mark.usefixtures("later")
def test_a_later_migration_loses_nothing(old: str) -> None:
    before = rows(old)
    with Store.open(old) as store:
        check_contents(store)
    assert revision(old) == "0002"
    assert rows(old) == before
    with create_engine(old).connect() as connection:
        assert connection.execute(text("SELECT name, colour FROM campaigns")).all() == [("Talvi", "red")]
        assert connection.execute(text("SELECT DISTINCT colour FROM fights")).all() == [("blue",)]
        assert [key["referred_table"] for key in inspect(connection).get_foreign_keys("entries")] == ["fights"]
    with Store.open(old) as store, store.reading() as connection:  # rows hold together as before
        store.delete_fight(store.fights()[-1].id)
        assert rows(old)["fights"] == 1


@pytest.mark.usefixtures("later")
@pytest.mark.parametrize("kind", ["sqlite"])
def test_an_old_file_is_copied_first(old: str, file: Path) -> None:
    with Store.open(old) as store:
        store.add_campaign("Later")
    copy = file.with_name("affray.db.before-0002")
    assert {each.name for each in file.parent.glob("*.db*")} == {file.name, copy.name}
    assert copy.stat().st_mode & 0o777 == 0o600
    assert revision(f"sqlite:///{copy}") == "0001"
    assert rows(f"sqlite:///{copy}")["campaigns"] == 1


@pytest.mark.parametrize("kind", ["sqlite"])
def test_the_copy_holds_what_is_not_in_the_main_file_yet(old: str, file: Path, later: Path) -> None:
    (later / "versions" / COLOURS.name).unlink()
    with Store.open(old) as store:
        store.add_campaign("In the log of writes")
        shutil.copy(COLOURS, later / "versions")
        Store.open(old).close()
    copy = file.with_name("affray.db.before-0002")
    assert rows(f"sqlite:///{copy}")["campaigns"] == 2


@pytest.mark.parametrize("kind", ["sqlite"])
@pytest.mark.usefixtures("later")
def test_without_room_for_the_copy_nothing_is_changed(old: str, file: Path) -> None:
    file.with_name("affray.db.before-0002").mkdir()
    with pytest.raises(Unusable, match="the copy before the migration can't be made"):
        Store.open(old)
    assert revision(old) == "0001"
    assert not file.with_name("affray.db.before-0002.part").exists()


@pytest.mark.usefixtures("later")
def test_the_affray_of_before_refuses_what_is_newer(old: str, monkeypatch: pytest.MonkeyPatch) -> None:
    Store.open(old).close()
    monkeypatch.undo()
    with pytest.raises(Unusable, match=r"newer Affray \(revision 0002; this one knows up to 0001\)"):
        Store.open(old)


def test_a_migration_that_fails_changes_nothing(old: str, later: Path) -> None:
    broken = COLOURS.read_text("utf-8") + '    op.execute("UPDATE nowhere SET colour = 1")\n'
    (later / "versions" / COLOURS.name).write_text(broken, "utf-8")
    before = rows(old)
    with pytest.raises(Unusable, match="nowhere"):
        Store.open(old)
    assert revision(old) == "0001"
    assert rows(old) == before
    shutil.copy(COLOURS, later / "versions")
    with Store.open(old) as store:
        check_contents(store)


@pytest.mark.parametrize("kind", ["sqlite"])
@pytest.mark.usefixtures("later")
def test_rows_that_belong_to_nothing_stop_a_migration(old: str, file: Path) -> None:
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("DELETE FROM images")
        connection.commit()
    with pytest.raises(Unusable, match="rows in it belong to others that aren't there: put back a copy"):
        Store.open(old)
    assert revision(old) == "0001"
