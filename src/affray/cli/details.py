"""Commands of a session that look closer: the map, and all that there is to tell of somebody."""

from __future__ import annotations

from affray.cli.names import find
from affray.cli.session import Refused, Session
from affray.play import Pick
from affray.play.telling import sections


def map_(session: Session, line: str) -> None:
    """The map, once; with `on` at each turn too, with `off` no longer."""
    if not session.fight.view().get("map"):
        raise Refused(session.words("no-map"))
    if line.lower() in ("on", "off"):
        session.screen.mapped = line.lower() == "on"
    if line.lower() == "off":
        return
    if isinstance(session.due, Pick):  # a question about places comes with the map
        session.put_anew()
    else:
        session.screen.map(session.fight)


def who(session: Session, line: str) -> None:
    """All that the view has of somebody: locations, wounds, things."""
    if not line:
        raise Refused(session.words("who-of"))
    name = find(line, {each: [each] for each in session.fight.roster.names})
    one = next(each for each in session.fight.view()["combatants"] if each["name"] == name)
    tags = [session.words.tag(tag, one) for tag in one["tags"]]
    session.screen.say(f"{name} ({', '.join([one['side'], *tags])})", "bold")
    if "details" in one:
        session.show_details([one])
        return
    for heading, rows in sections(session.words, one):
        session.screen.say(heading, "dim")
        session.screen.rows(rows)
