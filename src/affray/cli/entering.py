"""Commands of a session that bring somebody in, or concern the file of the fight."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

from affray.cli.names import find
from affray.cli.session import Refused, Session
from affray.cli.typed import words_of
from affray.core.documents import Document, read
from affray.play import Fight
from affray.store.files import FightFile


def join(session: Session, line: str) -> None:
    """A creature of the catalogue, a sheet in a file, or one who is away enters: NAME [SIDE] [PACES] [as NAME]."""
    before, _, name = line.partition(" as ")
    words = words_of(before)
    if not words:
        known = session.fight.encounter.own_catalogue().names("creatures")
        raise Refused(session.words("join-whom", creatures=", ".join(known)))
    away = {one: [one] for one in session.fight.roster.names}
    if before.strip().casefold() in map(str.casefold, away):
        _enter(session, find(before.strip(), away))
        return
    written = _sheet(session, words[0])
    sheet = dict(written.data)
    if name.strip():
        sheet["name"] = name.strip()
    if len(words) > 2 and words[-1].isdecimal():
        sheet["distance"] = int(words.pop())
    if words[1:]:
        sheet["side"] = find(" ".join(words[1:]), {side: [side] for side in session.fight.roster.sides})
    if "side" not in sheet:
        raise Refused(session.words("join-side", sides=", ".join(session.fight.roster.sides)))
    session.fight.encounter.joiner(replace(written, data=sheet))  # its faults by their places in the file
    _enter(session, sheet)


def _enter(session: Session, sheet: dict[str, Any] | str) -> None:
    """Let somebody in; where nothing is told of it yet, say so and show who is there."""
    before = len(session.fight.log), session.fight.set_aside
    session.change(lambda: session.fight.join(sheet))
    if (len(session.fight.log), session.fight.set_aside) == before:
        who = sheet if isinstance(sheet, str) else session.fight.roster.names[-1]
        session.screen.say(f"  {session.words('joins', who=who)}")
        session.screen.state(session.fight)


def _sheet(session: Session, named: str) -> Document:
    """The sheet in a file, or that of a creature. Raises Faults."""
    if not named.endswith((".yaml", ".yml", ".json")):
        return Document({"creature": named})
    found = read(named)
    if not isinstance(found.data, dict):
        raise Refused(session.words("join-no-sheet", file=named))
    return found


def save(session: Session, line: str) -> None:
    """Save now, or from now on in another file."""
    if line:
        file = FightFile(Path(line), session.file.kind)
        if file.path.exists():
            raise Refused(session.words("save-there", file=line))
        session.file = file
    session.save()
    if not session.unsaved:
        session.screen.say(session.words("saved-in", file=str(session.file.path)))


def restart(session: Session, line: str) -> None:
    """The same encounter from its beginning; the old fight is kept under another name."""
    fight = Fight(session.fight.encounter)
    fight.rolls.update(session.fight.rolls)
    fight.autopilot.update(session.fight.autopilot)
    aside = session.file.set_aside()
    if aside is not None:
        session.screen.say(session.words("kept-as", file=str(aside)))
    session.begin(fight)
