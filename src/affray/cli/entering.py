"""Commands of a session that bring somebody in, or concern the file of the fight."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from affray.cli.names import find
from affray.cli.session import Refused, Session
from affray.cli.typed import words_of
from affray.core.documents import read
from affray.play import Fight
from affray.store.files import FightFile


def join(session: Session, line: str) -> None:
    """A creature of the catalogue, a sheet in a file, or one who is away enters: NAME [SIDE] [PACES] [as NAME]."""
    before, _, name = line.partition(" as ")
    words = words_of(before)
    if not words:
        raise Refused(session.words("join-whom"))
    away = {one: [one] for one in session.fight.roster.names}
    if before.strip().casefold() in map(str.casefold, away):
        session.change(lambda: session.fight.join(find(before.strip(), away)))
        return
    sheet = _sheet(words[0])
    if name.strip():
        sheet["name"] = name.strip()
    if len(words) > 2 and words[-1].isdecimal():
        sheet["distance"] = int(words.pop())
    if words[1:]:
        sheet["side"] = find(" ".join(words[1:]), {side: [side] for side in session.fight.roster.sides})
    if "side" not in sheet:
        raise Refused(session.words("join-side", sides=", ".join(session.fight.roster.sides)))
    session.change(lambda: session.fight.join(sheet))


def _sheet(named: str) -> dict[str, Any]:
    """The sheet in a file, or that of a creature. Raises Faults."""
    if not named.endswith((".yaml", ".yml", ".json")):
        return {"creature": named}
    data = read(named).data
    if not isinstance(data, dict):
        raise Refused(f"{named}: a sheet is a mapping (key: value)")
    return dict(data)


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
