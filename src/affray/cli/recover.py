"""`affray recover`: which recovery goes on or begins, and where it is saved."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from affray.cli.commands import COMMANDS
from affray.cli.faults import BadInput, unreadable
from affray.cli.files import is_saved, restored, restored_recovery
from affray.cli.language import Language
from affray.cli.play import Said, going_on, kept_in, sit_down
from affray.cli.session import Session
from affray.cli.words import Words
from affray.core.referee import TABLE
from affray.play import Fight, Recovery, WrongAnswer
from affray.store.files import RECOVERY, FightFile, default_path, recovery_path

_OTHERWISE = {  # messages that speak of a fight, and those that take their place
    "over": "over-recovery",
    "unsaved": "unsaved-recovery",
    "rule-failed": "rule-failed-recovery",
    "kept-as": "kept-as-recovery",
    "goes-on": "goes-on-recovery",
    "help-join": "help-join-recovery",
}
_NOT_HERE = {"odds", "advise", "restart", "secret", "map"}


class RecoveryWords(Words):
    """The texts of a session, some of them in other words than in a fight."""

    def __call__(self, key: str, **variables: str | int) -> str:
        """One of the command line's own messages."""
        return super().__call__(_OTHERWISE.get(key, key), **variables)


class RecoverySession(Session):
    """A sitting at a recovery: how people are is shown when it is asked what now, of those with whom it has changed."""

    _seen: Mapping[tuple[str, str], Any] = {}  # what was last shown, by names and locations ("": the row of somebody)

    def begin(self, fight: Fight) -> None:
        """At first everybody is shown."""
        self._seen = {}
        super().begin(fight)

    def show_state(self) -> None:
        """Not while dice are asked for what time brings, nor while a healer chooses; at the end, everybody again."""
        if self.fight.pending and all(asked.index != TABLE for asked in self.fight.pending):
            return
        now = {key: rows for one in self.fight.view()["combatants"] for key, rows in _shown(one).items()}
        seen = {} if self.fight.over else self._seen
        new = {key: rows for key, rows in now.items() if key not in seen or seen[key] != rows}
        if names := dict.fromkeys(name for name, _ in new):
            self.screen.state(self.fight, names)
            self.show_details([{"name": name, "details": _wounds(new, name)} for name in names])
        self._seen = now


def _shown(one: Mapping[str, Any]) -> dict[tuple[str, str], list[Any]]:
    """What is shown of somebody: bars and tags, and the wounds of each location; of those only the first names it."""
    name, place = one["name"], ""
    shown = {(name, ""): [one["bars"], one["tags"]]}
    for row in one["details"]:
        place = row[0] or place
        shown.setdefault((name, place), []).append(row)
    return shown


def _wounds(shown: Mapping[tuple[str, str], list[Any]], name: str) -> list[list[str]]:
    """The rows of the wounds of somebody."""
    return [row for (whose, place), rows in shown.items() if whose == name and place for row in rows]


def recover_file(path: Path, save: Path | None, *, new: bool, language: Language, as_json: bool) -> int:
    """Play the recovery from a saved fight, or a saved recovery. Raises BadInput or Faults."""
    file, recovery, said = _opened(path, save, new=new)
    commands = {word: command for word, command in COMMANDS.items() if word not in _NOT_HERE}
    words = RecoveryWords(recovery.ruleset, language)
    return sit_down(recovery, file, said, words, commands, as_json=as_json, sitting=RecoverySession)


def _opened(path: Path, save: Path | None, *, new: bool) -> tuple[FightFile, Recovery, list[Said]]:
    """The file, the recovery, and what is to be said of them."""
    if is_saved(path, RECOVERY):
        if new:
            raise BadInput(f"{path}: a saved recovery; --new goes with a saved fight")
        file = FightFile(path, RECOVERY)
        recovery = restored_recovery(file)
        return kept_in(file, save), recovery, []
    saved = _saved_fight(path)
    begun = _begun(saved)
    file = FightFile(save or recovery_path(saved), RECOVERY)
    if not new and file.path.exists():
        recovery = going_on(file, restored_recovery)
        if _same(recovery.fight, begun.fight):
            return file, recovery, [("goes-on", file.path)]
    aside = file.set_aside()
    return file, begun, [("kept-as", aside)] if aside else []


def _saved_fight(path: Path) -> Path:
    """The file of the saved fight that is meant: itself, or that of an encounter. Raises BadInput."""
    if is_saved(path):
        return path
    if not path.exists():
        raise unreadable(path, FileNotFoundError(2, "there is no such file"))
    saved = default_path(path)
    if not saved.exists():
        raise BadInput(
            f"{path}: no saved fight, and no fight of it is saved in {saved}; affray play {path} comes first"
        )
    return saved


def _begun(path: Path) -> Recovery:
    """The recovery from a saved fight, from its beginning. Raises BadInput when that isn't over.

    Who was on autopilot decides again, or weeks would pass unasked after a fight that ended by `finish`; the dice stay
    with the program.
    """
    fight = restored(FightFile(path))
    try:
        begun = fight.recover()
    except WrongAnswer as fault:
        raise BadInput(f"{path}: {fault}") from None
    begun.rolls.update({name: "auto" for name, on in begun.autopilot.items() if on})
    begun.autopilot.update(dict.fromkeys(begun.autopilot, False))
    return begun


def _same(one: Fight, other: Fight) -> bool:
    """Whether two are one fight, with the same end."""
    if one.encounter != other.encounter:
        return False
    return one.journal[: one.done] == other.journal[: other.done]
