from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from affray.store import places
from affray.store.database import Store
from affray.store.faults import Unusable


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    for name in ("AFFRAY_DATA", "XDG_DATA_HOME", "LOCALAPPDATA"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("HOME", str(tmp_path))
    return tmp_path


@pytest.mark.parametrize(
    ("platform", "settings", "folder"),
    [
        ("linux", {}, ".local/share/affray"),
        ("linux", {"XDG_DATA_HOME": "{home}/data"}, "data/affray"),
        ("linux", {"XDG_DATA_HOME": "data"}, ".local/share/affray"),
        ("linux", {"XDG_DATA_HOME": "{home}/data", "AFFRAY_DATA": "{home}/here"}, "here"),
        ("linux", {"AFFRAY_DATA": "~/here"}, "here"),
        ("darwin", {"XDG_DATA_HOME": "{home}/data"}, "Library/Application Support/affray"),
        ("win32", {"LOCALAPPDATA": "{home}/local"}, "local/affray"),
        ("win32", {}, "AppData/Local/affray"),
    ],
)
def test_the_data_folder_is_where_the_system_keeps_such(
    home: Path, monkeypatch: pytest.MonkeyPatch, platform: str, settings: dict[str, str], folder: str
) -> None:
    monkeypatch.setattr(sys, "platform", platform)
    for name, value in settings.items():
        monkeypatch.setenv(name, value.format(home=home))
    assert places.data_folder() == home / folder


def test_without_an_address_the_store_is_in_the_data_folder_and_nobody_elses(home: Path) -> None:
    with Store.open() as store:
        made = store.add_campaign("Kept")
    folder = home / ".local/share/affray"
    assert folder.stat().st_mode & 0o777 == 0o700
    assert {file.name for file in folder.iterdir()} == {"affray.db"}
    assert (folder / "affray.db").stat().st_mode & 0o777 == 0o600
    with Store.open() as store:
        assert store.campaign(made).name == "Kept"


@pytest.mark.parametrize(
    ("address", "says"),
    [
        ("affray.db", "can't be read: name it as sqlite:///FILE or postgresql"),
        ("postgresql://me:secret@host:port/affray", "can't be read"),
        ("mysql://me:secret@host/affray", "databases of the kind mysql aren't supported: name it as"),
        ("sqlite://", "in memory would be gone"),
        ("sqlite:///:memory:", "in memory would be gone"),
    ],
)
def test_an_address_that_is_none_is_told(address: str, says: str) -> None:
    with pytest.raises(Unusable, match=says) as fault:
        Store.open(address)
    assert "secret" not in str(fault.value)


@pytest.mark.parametrize("scheme", ["postgres", "postgresql", "postgresql+psycopg"])
def test_postgresql_is_meant_by_each_of_its_names(scheme: str) -> None:
    assert places.address(f"{scheme}://me@host/affray").drivername == "postgresql+psycopg"


def test_looking_at_files_and_rules_loads_no_database() -> None:
    code = (
        "import sys; import affray; from affray.cli import main; main(['check', 'nowhere.yaml']);"
        "import affray.store.files, affray.store.faults, affray.store.rows, affray.store.places;"
        "sys.exit(', '.join(sorted({'sqlalchemy', 'alembic', 'psycopg', 'sqlite3'} & set(sys.modules))))"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False, env=os.environ)
    assert done.stderr.splitlines()[1:] in ([], [""])
