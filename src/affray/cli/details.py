"""Commands of a session that look closer: the map, and all that there is to tell of somebody."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from affray.cli.names import find
from affray.cli.session import Refused, Session
from affray.cli.words import Words
from affray.play import Pick

LISTS = ("locations", "wounds", "weapons", "items", "arrows", "spells", "pieces")  # what a view may list of somebody
ONES = ("aim", "opening", "grappled", "guards", "poison", "class", "bleeding")
SHARES = {"hp": "full"}  # figures that are told as one: 3/5
ALWAYS = ("hp", "armour")  # figures that are told when they are 0, too

Row = tuple[str, ...]


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
    session.screen.say(f"{name} ({', '.join([one['side'], *map(session.words.condition, one['tags'])])})", "bold")
    if "details" in one:
        session.show_details([one])
        return
    for heading, rows in sections(session.words, one):
        session.screen.say(heading, "dim")
        session.screen.rows(rows)


def held(words: Words, one: Mapping[str, Any]) -> str:
    """What somebody has in hand."""
    if one.get("weapon"):
        return words.level(one["weapon"])
    return ", ".join(words.level(item["name"]) for item in one.get("items", ()) if item["hand"])


def sections(words: Words, one: Mapping[str, Any]) -> Iterator[tuple[str, list[Row]]]:
    """What there is to tell of somebody, list by list, each with its heading."""
    single = [told for key in ONES if (told := _single(words, key, one.get(key)))]
    if single:
        yield ", ".join(single), []
    for key in LISTS:
        if one.get(key):
            yield words.label(key), list(_table(words, one[key]))


def _table(words: Words, entries: Sequence[Mapping[str, Any] | str]) -> Iterator[Row]:
    """Locations, wounds, things: number and name, then a column for each figure that any of them has."""
    told = [{"name": entry} if isinstance(entry, str) else entry for entry in entries]
    rows = [[_told(words, key, entry) for key in entry] for entry in told]
    columns = [column for column in zip(*rows, strict=True) if any(column)]
    for k, row in enumerate(zip(*columns, strict=True), 1):
        yield str(k), *row


def _single(words: Words, key: str, value: Any) -> str:
    """A figure by itself; "" for none."""
    if not value or value == "none":
        return ""
    if isinstance(value, Mapping):
        return f"{words.state(key, value[key])} ({value['name']})"
    if key == "class":
        return words.state(key, value)
    return f"{words.label(key)} {words.level(value) if isinstance(value, str) else value}"


def _told(words: Words, key: str, entry: Mapping[str, Any]) -> str:
    """One figure of an entry as a cell; "" for what needn't be told."""
    value = entry[key]
    if key == "name":
        return words.level(value)
    share = SHARES.get(key)
    if key in SHARES.values() or value is None or value is False or (value == 0 and key not in ALWAYS):
        return ""
    if value is True:
        return words.label(key)
    if isinstance(value, str):
        return words.state(key, value)
    if isinstance(value, list):
        return f"{words.label(key)} {'/'.join(map(str, value))}"
    return f"{words.label(key)} {value}" + (f"/{entry[share]}" if share else "")
