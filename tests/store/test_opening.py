"""A database that can't be used is told of once, with what to do."""

from __future__ import annotations

import sqlite3
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from affray.store.database import Store
from affray.store.faults import Unusable
from affray.store.schema import VERSION_TABLE

from tests.store.postgresql import Server, database_of


def fault_of(url: str) -> str:
    with pytest.raises(Unusable) as fault:
        Store.open(url, patience=0.2)
    text = str(fault.value)
    assert "\n" not in text
    return text


@contextmanager
def locked(file: Path) -> Iterator[None]:
    with closing(sqlite3.connect(file, isolation_level=None)) as connection:
        connection.execute("BEGIN IMMEDIATE")
        yield
        connection.execute("ROLLBACK")


# ---- SQLite -----------------------------------------------------------------------------------------------------


@pytest.fixture
def made(file: Path) -> str:
    """An SQLite store that is there."""
    url = f"sqlite:///{file}"
    Store.open(url).close()
    return url


def test_it_is_durable_and_holds_rows_together(made: str) -> None:
    with Store.open(made) as store, store.reading() as connection:
        asked = {
            name: connection.exec_driver_sql(f"PRAGMA {name}").scalar() for name in ("journal_mode", "synchronous")
        }
        assert asked == {"journal_mode": "wal", "synchronous": 2}  # 2: full
        assert connection.exec_driver_sql("PRAGMA foreign_keys").scalar() == 1
        assert connection.exec_driver_sql("PRAGMA busy_timeout").scalar() == 10_000


def test_a_locked_file_is_told_when_it_is_opened(made: str, file: Path) -> None:
    with locked(file):
        assert fault_of(made) == f"{file}: locked by another program: end whatever else works on it, and try again"
    Store.open(made).close()


def test_a_locked_file_is_told_when_it_is_written(made: str, file: Path) -> None:
    with Store.open(made, patience=0.2) as store:
        with locked(file), pytest.raises(Unusable, match="locked by another program"):
            store.add_campaign("Later")
        store.add_campaign("Later")
        assert [each.name for each in store.campaigns()] == ["Home", "Later"]


def test_a_write_that_others_in_the_process_hold_up_is_told(made: str) -> None:
    with Store.open(made, patience=0.1) as store:
        with store.writing(), pytest.raises(Unusable, match="locked"):
            store.add_campaign("Later")
        store.add_campaign("Later")


def test_a_file_that_may_only_be_read_is_told(made: str, file: Path) -> None:
    says = fault_of(f"sqlite:///file:{file}?mode=ro&uri=true")
    assert says.startswith(f"{file}: can't be written: let yourself write the file and its folder")


def test_a_file_of_something_else_is_told_and_left(file: Path) -> None:
    file.write_bytes(b"No database, but a diary. " * 1000)
    assert fault_of(f"sqlite:///{file}").startswith(f"{file}: not an SQLite database, or damaged: put back a copy")
    assert file.read_bytes() == b"No database, but a diary. " * 1000


def test_a_damaged_file_is_told(made: str, file: Path) -> None:
    content = bytearray(file.read_bytes())
    content[4096:] = b"\x55" * (len(content) - 4096)
    file.write_bytes(content)
    assert f"{file}: damaged: put back a copy" in fault_of(made)


def test_a_file_of_another_program_is_told_and_left(file: Path) -> None:
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("CREATE TABLE songs (name TEXT)")
    assert "holds tables of another program: name another database with --db" in fault_of(f"sqlite:///{file}")
    with closing(sqlite3.connect(file)) as connection:
        assert connection.execute("SELECT name FROM sqlite_master").fetchall() == [("songs",)]


def test_a_folder_that_is_not_there_is_told(tmp_path: Path) -> None:
    file = tmp_path / "nowhere" / "affray.db"
    assert fault_of(f"sqlite:///{file}").startswith(
        f"{file}: can't be made (No such file or directory): make its folder"
    )


def test_a_folder_in_place_of_the_file_is_told(tmp_path: Path) -> None:
    assert "can't be opened" in fault_of(f"sqlite:///{tmp_path}")


def test_a_full_disk_is_told_and_nothing_is_half_kept(made: str) -> None:
    with Store.open(made) as store:
        campaign = store.campaigns()[0].id
        with store.reading() as connection:  # the one that is used again
            connection.exec_driver_sql("PRAGMA max_page_count = 1")  # as many as there are, that means
        with pytest.raises(Unusable, match="the disk is full: make room"):
            store.add_image(campaign, bytes(1_000_000), "image/png", 1, 1)
        assert store.export_campaign(campaign)["images"] == []


# ---- PostgreSQL -------------------------------------------------------------------------------------------------


def test_a_server_that_is_not_there_is_told_without_the_password() -> None:
    assert "secret" not in fault_of("postgresql://127.0.0.1:1/affray?user=me&password=secret")
    says = fault_of("postgresql://me:secret@127.0.0.1:1/affray")
    assert "postgresql+psycopg://me:***@127.0.0.1:1/affray: can't be reached: start it, or mend the address" in says
    assert "secret" not in says


def test_a_database_or_user_that_is_not_there_is_told(server: Server) -> None:
    assert 'database "nowhere" does not exist' in fault_of(server.url("nowhere"))
    assert 'role "nobody" does not exist' in fault_of(server.url(user="nobody"))


def test_a_missing_driver_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "psycopg", None)
    assert 'pip install "affray[postgresql]"' in fault_of("postgresql://me@host/affray")


def test_a_server_that_takes_no_writes_is_told(server: Server) -> None:
    with server.database() as url:
        server.run(f"ALTER DATABASE {database_of(url)} SET default_transaction_read_only = on")
        assert "takes no writes: name the server that does with --db" in fault_of(url)


def test_a_user_who_may_not_make_tables_is_told(server: Server) -> None:
    with server.database() as url:
        server.run("CREATE ROLE guest LOGIN")
        assert "make the user the owner of the database" in fault_of(server.url(database_of(url), user="guest"))
        server.run("DROP ROLE guest")


def test_names_are_kept_even_where_the_server_knows_bytes_only(server: Server) -> None:
    server.run("CREATE DATABASE bytes ENCODING 'SQL_ASCII' LOCALE 'C' TEMPLATE template0")
    with Store.open(server.url("bytes")) as store:
        made = store.add_campaign("Łódź 🎲")
        assert store.campaign(made).name == "Łódź 🎲"
    server.run("DROP DATABASE bytes")


def test_tables_of_another_program_may_stand_beside(server: Server) -> None:
    with server.database() as url:
        server.run("CREATE TABLE songs (name TEXT)", database=database_of(url))
        Store.open(url).close()
    with server.database() as url:
        server.run("CREATE TABLE links (name TEXT)", database=database_of(url))
        assert "holds tables of another program" in fault_of(url)


def test_commits_are_on_the_disk_even_where_the_server_was_told_not_to_care(server: Server) -> None:
    with server.database() as url:
        server.run(f"ALTER DATABASE {database_of(url)} SET synchronous_commit = off")
        with Store.open(url) as store, store.writing() as connection:
            assert connection.exec_driver_sql("SHOW synchronous_commit").scalar() == "on"


def test_a_row_that_another_holds_is_waited_for_but_not_for_ever(server: Server) -> None:
    with server.database() as url, Store.open(url, patience=0.2) as store:
        fight = store.add_fight(store.campaigns()[0].id, "Bridge", "toy", {})
        with store.writing() as connection:
            connection.exec_driver_sql("UPDATE fights SET name = 'held'")
            with pytest.raises(Unusable, match="is locked by another program"):
                store.append(fight, 1, "gm", {})
        store.append(fight, 1, "gm", {})


# ---- both -------------------------------------------------------------------------------------------------------


def test_a_newer_database_is_told_and_left(store: Store, url: str) -> None:
    with store.writing() as connection:
        connection.exec_driver_sql(f"UPDATE {VERSION_TABLE} SET version_num = '9999'")
    says = fault_of(url)
    assert "written by a newer Affray (revision 9999; this one knows up to " in says
    assert "bring Affray up to date" in says
    with store.writing() as connection:
        assert connection.exec_driver_sql(f"SELECT version_num FROM {VERSION_TABLE}").scalar() == "9999"
        connection.exec_driver_sql(f"UPDATE {VERSION_TABLE} SET version_num = '0001'")
    Store.open(url).close()


def test_it_is_opened_again_with_all_that_it_held(store: Store, fight: str, url: str) -> None:
    store.append(fight, 1, "gm", {"answer": 12})
    store.close()
    with Store.open(url) as again:
        assert [entry.what for entry in again.entries(fight)] == [{"answer": 12}]
        assert len(again.campaigns()) == 1
