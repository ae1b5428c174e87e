from __future__ import annotations

import json
import os
import stat
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from affray.store import files
from affray.store.files import FightFile, NotAFight

FIGHT = {"ruleset": "arsmagica", "journal": [["answer", 10], ["answer", 3]], "names": ["Åse", "Yrjö"]}


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "duel.fight.json"


def test_what_is_written_is_read_back(path: Path) -> None:
    files.write(path, FIGHT)
    assert files.read(path) == FIGHT
    assert files.is_saved_fight(path)


def test_nothing_else_is_left_in_the_folder(path: Path) -> None:
    files.write(path, FIGHT)
    files.write(path, {"journal": []})
    assert [entry.name for entry in path.parent.iterdir()] == [path.name]


def test_the_default_name_stands_beside_the_encounter() -> None:
    assert files.default_path(Path("a/duel.yaml")) == Path("a/duel.fight.json")


@pytest.mark.parametrize(
    ("content", "says"),
    [
        (b"", "the file is empty"),
        (b"  \n", "the file is empty"),
        (b"\xff\xfe{}", "UTF-8"),
        (b"title: Duel\n", "1:1: not a saved fight"),
        (b'{"name": "some other program"}', '"format": "affray fight" is missing'),
        (b"[1, 2]", "is missing"),
        (b"[" * 100_000, "nested too deeply"),
        (b'{"format": "affray fight", "version": 2, "fight": {}}', "newer Affray"),
        (b'{"format": "affray fight", "version": "1", "fight": {}}', 'not "1"'),
        (b'{"format": "affray fight", "version": true, "fight": {}}', "not true"),
        (b'{"format": "affray fight", "version": 1}', "fight: the saved fight itself is missing"),
    ],
)
def test_a_file_that_is_no_saved_fight_is_named_with_what_is_wrong(path: Path, content: bytes, says: str) -> None:
    path.write_bytes(content)
    with pytest.raises(NotAFight) as fault:
        files.read(path)
    assert str(fault.value).startswith(str(path))
    assert says in str(fault.value)


def test_a_file_that_is_not_there_is_told_as_such(path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        files.read(path)


@given(st.integers(min_value=1))
def test_a_file_cut_off_anywhere_is_never_read_as_a_fight(tmp_path_factory: pytest.TempPathFactory, cut: int) -> None:
    path = tmp_path_factory.mktemp("cut") / "duel.fight.json"
    files.write(path, FIGHT)
    whole = path.read_bytes().rstrip()
    path.write_bytes(whole[: cut % len(whole)])
    with pytest.raises(NotAFight):
        files.read(path)


def test_a_cut_off_file_is_told_as_cut_off_with_its_place(path: Path) -> None:
    files.write(path, FIGHT)
    path.write_bytes(path.read_bytes()[:70])
    with pytest.raises(NotAFight, match=r"duel\.fight\.json:1:\d+: the saved fight is cut off here"):
        files.read(path)


@pytest.mark.parametrize("content", [b"my notes\n", b'{"format": "something else"}', b""])
def test_what_is_no_saved_fight_is_not_written_over(path: Path, content: bytes) -> None:
    path.write_bytes(content)
    with pytest.raises(NotAFight, match="not written over"):
        files.write(path, FIGHT)
    assert path.read_bytes() == content


def test_a_fight_that_cannot_be_written_leaves_the_old_one(path: Path) -> None:
    files.write(path, FIGHT)
    with pytest.raises(TypeError):
        files.write(path, {"journal": object()})
    assert files.read(path) == FIGHT


def test_a_failing_disk_leaves_the_old_one(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    files.write(path, FIGHT)

    def full(_: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(OSError, match="No space"):
        files.write(path, {"journal": []})
    assert files.read(path) == FIGHT
    assert [entry.name for entry in path.parent.iterdir()] == [path.name]


def test_the_file_is_forced_to_disk_before_it_takes_its_place(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    done: list[str] = []
    fsync, replace = os.fsync, Path.replace

    def noted_fsync(handle: int) -> None:
        done.append("folder" if stat.S_ISDIR(os.fstat(handle).st_mode) else "file")
        fsync(handle)

    def noted_replace(draft: Path, target: Path) -> Path:
        done.append("rename")
        return replace(draft, target)

    monkeypatch.setattr(os, "fsync", noted_fsync)
    monkeypatch.setattr(Path, "replace", noted_replace)
    files.write(path, FIGHT)
    assert done == ["file", "rename", "folder"]


def test_a_link_stays_a_link(path: Path, tmp_path: Path) -> None:
    real = tmp_path / "elsewhere.json"
    files.write(real, FIGHT)
    path.symlink_to(real)
    files.write(path, {"journal": []})
    assert path.is_symlink()
    assert files.read(real) == {"journal": []}


def test_the_rights_of_the_file_are_kept(path: Path) -> None:
    files.write(path, FIGHT)
    path.chmod(0o600)
    files.write(path, FIGHT)
    assert path.stat().st_mode & 0o777 == 0o600


def test_a_draft_that_a_crash_left_is_no_hindrance(path: Path) -> None:
    path.with_name(f".{path.name}.part").write_bytes(b'{"format": "aff')
    files.write(path, FIGHT)
    assert files.read(path) == FIGHT


class TestFightFile:
    def test_it_writes_again_and_again(self, path: Path) -> None:
        file = FightFile(path)
        for n in range(5):
            file.write({"journal": [n]})
        assert FightFile(path).read() == {"journal": [4]}

    def test_a_change_by_somebody_else_is_not_written_over(self, path: Path) -> None:
        mine = FightFile(path)
        mine.write(FIGHT)
        files.write(path, {"journal": ["theirs"]})
        with pytest.raises(NotAFight, match="changed by another program"):
            mine.write({"journal": ["mine"]})
        assert files.read(path) == {"journal": ["theirs"]}

    def test_a_file_deleted_meanwhile_is_written_anew(self, path: Path) -> None:
        file = FightFile(path)
        file.write(FIGHT)
        path.unlink()
        file.write(FIGHT)
        assert files.read(path) == FIGHT

    def test_set_aside_keeps_every_old_fight_under_a_free_name(self, path: Path) -> None:
        file = FightFile(path)
        assert file.set_aside() is None
        for n in range(2):
            file.write({"journal": [n]})
            aside = file.set_aside()
            assert aside is not None
            assert json.loads(aside.read_text())["fight"] == {"journal": [n]}
        assert sorted(entry.name for entry in path.parent.iterdir()) == ["duel.1.fight.json", "duel.2.fight.json"]
