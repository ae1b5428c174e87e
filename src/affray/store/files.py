"""Saved fights as files: JSON with a heading, written so that a crash loses nothing that was acknowledged.

A file is written whole beside the old one, forced to disk and put in its place by a rename, so that at any moment
either the old or the new one is there, never a half. What isn't a saved fight is never written over.
"""

from __future__ import annotations

import contextlib
import json
import os
from collections.abc import Mapping
from pathlib import Path
from typing import Any

FORMAT = "affray fight"
VERSION = 1
SUFFIX = ".fight.json"


class NotAFight(ValueError):
    """A file that can't be read as a saved fight, or may not be written over; the message says which and why."""


def default_path(encounter: Path) -> Path:
    """Where the fight of an encounter file is saved by default: `duel.yaml` -> `duel.fight.json`."""
    return encounter.with_name(encounter.stem + SUFFIX)


def is_saved_fight(path: Path) -> bool:
    """Whether a file says of itself that it is a saved fight, of whatever version."""
    try:
        document = json.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError, RecursionError):
        return False
    return isinstance(document, dict) and document.get("format") == FORMAT


def read(path: Path) -> dict[str, Any]:
    """What `Fight.save` gave, from a file.

    Raises FileNotFoundError or another OSError when the file can't be read, and NotAFight when it isn't a saved fight,
    is cut off, or was written by a newer Affray.
    """
    return _fight_in(path, path.read_bytes())


def _fight_in(path: Path, content: bytes) -> dict[str, Any]:
    try:
        document = json.loads(content.decode("utf-8"))
    except UnicodeDecodeError:
        raise NotAFight(f"{path}: not a saved fight: it isn't text in UTF-8") from None
    except RecursionError:
        raise NotAFight(f"{path}: not a saved fight: its JSON is nested too deeply") from None
    except json.JSONDecodeError as fault:
        raise NotAFight(_broken(path, content, fault)) from None
    if not isinstance(document, dict) or document.get("format") != FORMAT:
        raise NotAFight(f'{path}: JSON, but not a saved fight: "format": "{FORMAT}" is missing')
    version, fight = document.get("version"), document.get("fight")
    if not isinstance(version, int) or isinstance(version, bool) or version < 1:
        raise NotAFight(f"{path}: version: a number from 1 on is expected, not {json.dumps(version)}")
    if version > VERSION:
        raise NotAFight(
            f"{path}: saved by a newer Affray (version {version} of the file, this one reads up to {VERSION}): "
            "bring Affray up to date"
        )
    if not isinstance(fight, dict):
        raise NotAFight(f"{path}: fight: the saved fight itself is missing")
    return fight


def _broken(path: Path, content: bytes, fault: json.JSONDecodeError) -> str:
    if not content.strip():
        return f"{path}: not a saved fight: the file is empty"
    if fault.pos >= len(fault.doc.rstrip()) - 1 or fault.msg.startswith("Unterminated string"):
        return f"{path}:{fault.lineno}:{fault.colno}: the saved fight is cut off here"
    return f"{path}:{fault.lineno}:{fault.colno}: not a saved fight: {fault.msg}"


def write(path: Path, fight: Mapping[str, Any]) -> None:
    """Save what `Fight.save` gave. When this returns, the fight is on the disk and stays there whatever happens.

    Raises NotAFight when the file that is there isn't a saved fight, and OSError when it can't be written; the old file
    is then untouched.
    """
    if path.exists() and not is_saved_fight(path):
        raise NotAFight(f"{path}: there already, and not a saved fight: not written over. Choose another name")
    _replace(path, _encoded(fight))


def _encoded(fight: Mapping[str, Any]) -> bytes:
    document = {"format": FORMAT, "version": VERSION, "fight": fight}
    return (json.dumps(document, ensure_ascii=False, separators=(",", ":")) + "\n").encode("utf-8")


def _replace(path: Path, content: bytes) -> None:
    target = path.resolve()  # a link stays a link
    draft = target.with_name(f".{target.name}.part")  # one that a crash left lying is taken up by the next
    try:
        with draft.open("wb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        if target.exists():
            draft.chmod(target.stat().st_mode & 0o777)
        draft.replace(target)
    finally:
        draft.unlink(missing_ok=True)
    _sync_folder(target.parent)


def _sync_folder(folder: Path) -> None:
    """Force the rename itself to disk, where a system lets one open a folder."""
    with contextlib.suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


class FightFile:
    """The file of one fight in progress. It notices when another program writes to the same file."""

    def __init__(self, path: Path) -> None:
        """The file need not be there yet."""
        self.path = path
        self._seen: tuple[int, int, int] | None = None  # None: neither read nor written here

    def read(self) -> dict[str, Any]:
        """The saved fight; the same faults as `read`."""
        seen = self._stamp()
        fight = read(self.path)
        self._seen = seen
        return fight

    def write(self, fight: Mapping[str, Any]) -> None:
        """Save the fight; the same faults as `write`, and NotAFight when another program has changed the file since."""
        if self._seen is None:
            write(self.path, fight)
        elif self._stamp() in (self._seen, None):
            _replace(self.path, _encoded(fight))
        else:
            raise NotAFight(f"{self.path}: changed by another program since it was read here: not written over")
        self._seen = self._stamp()

    def set_aside(self) -> Path | None:
        """Give the saved fight the first free name (`duel.1.fight.json`) and say which; None when there is no file."""
        if not self.path.exists():
            return None
        stem = self.path.name.removesuffix(SUFFIX)
        number = 1
        while (aside := self.path.with_name(f"{stem}.{number}{SUFFIX}")).exists():
            number += 1
        self.path.rename(aside)
        self._seen = None
        return aside

    def _stamp(self) -> tuple[int, int, int] | None:
        try:
            state = self.path.stat()
        except OSError:
            return None
        return state.st_mtime_ns, state.st_size, state.st_ino
