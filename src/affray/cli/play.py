"""`affray play`: which fight goes on, where it is saved, and on which screen."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import TypeVar

from affray.cli.commands import COMMANDS
from affray.cli.faults import GOOD, BadInput, unreadable
from affray.cli.files import is_saved, restored
from affray.cli.language import Language
from affray.cli.screen import JsonScreen, Screen, TerminalScreen
from affray.cli.session import Command, Session
from affray.cli.shelf import load
from affray.cli.words import Words
from affray.play import Fight
from affray.store.files import RECOVERY, FightFile, NotAFight, default_path

T = TypeVar("T")
Said = tuple[str, Path]  # a message's key, and the file that it is about


def play_file(path: Path, save: Path | None, *, new: bool, language: Language, as_json: bool) -> int:
    """Play the fight of an encounter file, or of a saved fight. Raises BadInput or Faults."""
    file, fight, said = _opened(path, save, new=new)
    return sit_down(fight, file, said, Words(fight.ruleset, language), COMMANDS, as_json=as_json)


def sit_down(
    fight: Fight,
    file: FightFile,
    said: Sequence[Said],
    words: Words,
    commands: Mapping[str, Command],
    *,
    as_json: bool,
    sitting: type[Session] = Session,
) -> int:
    """Play to the end of the input; first tell what is to be said. Raises BadInput."""
    screen: Screen = JsonScreen(words) if as_json else TerminalScreen(words)
    for key, other in said:
        screen.say(words(key, file=str(other)), "yellow")
    _write_first(file, fight)
    sitting(fight, file, screen, words, commands).run()
    if isinstance(screen, JsonScreen):
        screen.tell()
    return GOOD


def _opened(path: Path, save: Path | None, *, new: bool) -> tuple[FightFile, Fight, list[Said]]:
    """The file, the fight, and what is to be said of them: message keys, each with the file that it is about."""
    if is_saved(path, RECOVERY):
        raise BadInput(f"{path}: a saved recovery; affray recover {path} goes on with it")
    if is_saved(path):
        return *_saved(path, save, new=new), []
    encounter = load(path)
    file = FightFile(save or default_path(path))
    fight = None if new or not file.path.exists() else going_on(file, restored)
    if fight is None or fight.over:
        aside = file.set_aside()
        return file, Fight(encounter), [("kept-as", aside)] if aside else []
    if fight.encounter == encounter:
        return file, fight, [("goes-on", file.path)]
    if save is not None:
        raise BadInput(f"{save}: there already, with another fight; affray play {save} goes on with that one")
    return file, fight, [("goes-on", file.path), ("changed-since", path)]


def _saved(path: Path, save: Path | None, *, new: bool) -> tuple[FightFile, Fight]:
    """A saved fight that goes on, in its own file or from now on in another. Raises BadInput."""
    if new:
        raise BadInput(f"{path}: a saved fight; --new goes with an encounter")
    file = FightFile(path)
    fight = restored(file)
    return kept_in(file, save), fight


def kept_in(file: FightFile, save: Path | None) -> FightFile:
    """The file itself, or from now on another. Raises BadInput when that is there already."""
    if save is None or save.resolve() == file.path.resolve():
        return file
    if save.exists():
        raise BadInput(f"{save}: there already, and left alone; choose another name")
    return FightFile(save, file.kind)


def going_on(file: FightFile, restored: Callable[[FightFile], T]) -> T:
    """The fight saved beside its encounter, or the recovery beside its fight. Raises BadInput."""
    try:
        return restored(file)
    except BadInput as fault:
        raise BadInput(f"{fault}; --new gives that file another name and begins anew") from None


def _write_first(file: FightFile, fight: Fight) -> None:
    """Save before the first question, so that a place where nothing can be saved is told at once. Raises BadInput."""
    try:
        file.write(fight.save())
    except NotAFight as fault:
        raise BadInput(str(fault)) from None
    except OSError as fault:
        raise BadInput(f"{unreadable(file.path, fault)}; --save FILE saves elsewhere") from None
