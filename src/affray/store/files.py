"""Saved fights and recoveries as files: JSON with a heading, written so that a crash loses nothing acknowledged.

A file is written whole beside the old one, forced to disk and put in its place by a rename, so that at any moment
either the old or the new one is there, never a half. What isn't a saved fight (or recovery) is never written over.
"""

from __future__ import annotations

import contextlib
import json
import os
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

VERSION = 1


@dataclass(frozen=True)
class Kind:
    """What a file holds."""

    name: str

    @property
    def format(self) -> str:
        """What the file says of itself."""
        return f"affray {self.name}"

    @property
    def suffix(self) -> str:
        """The end of its name."""
        return f".{self.name}.json"


FIGHT, RECOVERY = Kind("fight"), Kind("recovery")


class NotAFight(ValueError):
    """A file that can't be read as what it should be, or may not be written over; the message says which and why."""


def default_path(encounter: Path) -> Path:
    """Where the fight of an encounter file is saved by default: `duel.yaml` -> `duel.fight.json`."""
    return encounter.with_name(encounter.stem + FIGHT.suffix)


def recovery_path(fight: Path) -> Path:
    """Where the recovery from a saved fight is saved by default: `duel.fight.json` -> `duel.recovery.json`."""
    return fight.with_name(fight.name.removesuffix(".json").removesuffix(".fight") + RECOVERY.suffix)


def is_saved_fight(path: Path, kind: Kind = FIGHT) -> bool:
    """Whether a file says of itself that it is a saved fight, or of another kind, of whatever version."""
    try:
        document = json.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError, RecursionError):
        return False
    return isinstance(document, dict) and document.get("format") == kind.format


def read(path: Path, kind: Kind = FIGHT) -> dict[str, Any]:
    """What `Fight.save` gave, from a file; or `Recovery.save`.

    Raises FileNotFoundError or another OSError when the file can't be read, and NotAFight when it isn't a saved fight,
    is cut off, or was written by a newer Affray.
    """
    return _fight_in(path, path.read_bytes(), kind)


def _fight_in(path: Path, content: bytes, kind: Kind) -> dict[str, Any]:
    try:
        document = json.loads(content.decode("utf-8"))
    except UnicodeDecodeError:
        raise NotAFight(f"{path}: not a saved {kind.name}: it isn't text in UTF-8") from None
    except RecursionError:
        raise NotAFight(f"{path}: not a saved {kind.name}: its JSON is nested too deeply") from None
    except json.JSONDecodeError as fault:
        raise NotAFight(_broken(path, content, fault, kind)) from None
    if not isinstance(document, dict) or document.get("format") != kind.format:
        raise NotAFight(f'{path}: JSON, but not a saved {kind.name}: "format": "{kind.format}" is missing')
    version, fight = document.get("version"), document.get(kind.name)
    if not isinstance(version, int) or isinstance(version, bool) or version < 1:
        raise NotAFight(f"{path}: version: a number from 1 on is expected, not {json.dumps(version)}")
    if version > VERSION:
        raise NotAFight(
            f"{path}: saved by a newer Affray (version {version} of the file, this one reads up to {VERSION}): "
            "bring Affray up to date"
        )
    if not isinstance(fight, dict):
        raise NotAFight(f"{path}: {kind.name}: the saved {kind.name} itself is missing")
    return fight


def _broken(path: Path, content: bytes, fault: json.JSONDecodeError, kind: Kind) -> str:
    if not content.strip():
        return f"{path}: not a saved {kind.name}: the file is empty"
    if fault.pos >= len(fault.doc.rstrip()) - 1 or fault.msg.startswith("Unterminated string"):
        return f"{path}:{fault.lineno}:{fault.colno}: the saved {kind.name} is cut off here"
    return f"{path}:{fault.lineno}:{fault.colno}: not a saved {kind.name}: {fault.msg}"


def write(path: Path, fight: Mapping[str, Any], kind: Kind = FIGHT) -> None:
    """Save what `Fight.save` gave, or `Recovery.save`.

    When this returns, it is on the disk and stays there whatever happens.

    Raises NotAFight when the file that is there isn't a saved fight, and OSError when it can't be written; the old file
    is then untouched.
    """
    if path.exists() and not is_saved_fight(path, kind):
        raise NotAFight(f"{path}: there already, and not a saved {kind.name}: not written over. Choose another name")
    _replace(path, _encoded(fight, kind))


def _encoded(fight: Mapping[str, Any], kind: Kind) -> bytes:
    document = {"format": kind.format, "version": VERSION, kind.name: fight}
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
    sync_folder(target.parent)


def sync_folder(folder: Path) -> None:
    """Force the rename itself to disk, where a system lets one open a folder."""
    with contextlib.suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


class FightFile:
    """The file of one fight or recovery in progress. It notices when another program writes to the same file."""

    def __init__(self, path: Path, kind: Kind = FIGHT) -> None:
        """The file need not be there yet."""
        self.path, self.kind = path, kind
        self._seen: tuple[int, int, int] | None = None  # None: neither read nor written here

    def read(self) -> dict[str, Any]:
        """The saved fight; the same faults as `read`."""
        seen = self._stamp()
        fight = read(self.path, self.kind)
        self._seen = seen
        return fight

    def write(self, fight: Mapping[str, Any]) -> None:
        """Save the fight; the same faults as `write`, and NotAFight when another program has changed the file since."""
        if self._seen is None:
            write(self.path, fight, self.kind)
        elif self._stamp() in (self._seen, None):
            _replace(self.path, _encoded(fight, self.kind))
        else:
            raise NotAFight(f"{self.path}: changed by another program since it was read here: not written over")
        self._seen = self._stamp()

    def set_aside(self) -> Path | None:
        """Give the saved fight the first free name (`duel.1.fight.json`) and say which; None when there is no file."""
        if not self.path.exists():
            return None
        stem, suffix = self.path.name.removesuffix(self.kind.suffix), self.kind.suffix
        number = 1
        while (aside := self.path.with_name(f"{stem}.{number}{suffix}")).exists():
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
