"""What an entry of a journal was about: kept with the line of an act that concerns it, told in each viewer's language.

Kept are the entry's `kind`, `who` it is about, and what the words are made of: `ask` and `code` of what was asked, the
`value` or the `option` that was given, the `figure` that was set; `secret` where only the game master may know.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Any

from affray.core.referee import Kind
from affray.play import Choice, Fight, Part
from affray.play.journal import ANSWER, JOIN, LEAVE, OVERRULE, REJOIN, SET, Entry
from affray.play.words import ViewWords

_PATH = re.compile(r"combatants\[(\d+)\]\.(.+)")
_DICE = (Kind.ROLL, Kind.DRAW, Kind.PART)


def about(fight: Fight, entry: Entry) -> dict[str, Any]:
    """What an entry is about, JSON-ready; the option of a choice only while the question is open."""
    found: dict[str, Any] = {"kind": entry.kind, "value": entry.value, "who": _whose(fight, entry)}
    if entry.kind in (ANSWER, OVERRULE) and entry.key is not None:
        found |= {"ask": int(entry.key.kind), "code": entry.key.code}
        asked = next((each for each in fight.pending if each.key == entry.key), None)
        found["secret"] = asked is not None and asked.secret
        if isinstance(asked, Choice):
            found["option"] = asked.options.get(entry.value, "")
    elif entry.kind == SET and (path := _PATH.fullmatch(entry.path)):
        found["figure"] = next((key for key, each in fight.ruleset.figures.items() if each.path == path[2]), "")
    return found


def taking_back(back: int, entry: Entry, more: dict[str, Any]) -> Callable[[Fight], None]:
    """Undo so many entries; what the first of them is about goes to `more`, now that its question is open again."""

    def do(fight: Fight) -> None:
        fight.undo(back)
        more["about"] = about(fight, entry)

    return do


def overruled(part: Part, value: int, reason: str) -> dict[str, Any]:
    """Another value for a part of a sum or a die."""
    asked = {"who": part.who, "ask": int(part.key.kind), "code": part.key.code}
    return {"kind": OVERRULE, **asked, "value": value, "was": part.value, "reason": reason}


def was_set(name: str, figure: str, value: int, reason: str) -> dict[str, Any]:
    """Another value for a figure of somebody."""
    return {"kind": SET, "who": name, "figure": figure, "value": value, "reason": reason}


def _whose(fight: Fight, entry: Entry) -> str:
    names = fight.roster.names
    if entry.kind == JOIN:
        return str((entry.sheet or {}).get("name", ""))
    path = _PATH.fullmatch(entry.path)
    who = entry.key.who if entry.key else int(path[1]) if path else entry.value
    named = entry.kind in (ANSWER, OVERRULE, SET, REJOIN, LEAVE)
    return names[who] if named and 0 <= who < len(names) else ""


def told(deed: Mapping[str, Any], words: ViewWords, one: Mapping[str, Any]) -> str:
    """The same in words; `one` is what the view has of who it is about. "" for what has no words of its own."""
    said = _said(deed, words, one)
    return ": ".join(filter(None, (deed["who"], said)))


def _said(deed: Mapping[str, Any], words: ViewWords, one: Mapping[str, Any]) -> str:
    if deed.get("figure"):
        return f"{words.figure_of(deed['figure'], one)} = {deed['value']}"
    if "code" not in deed:
        return ""
    rules = words.ruleset
    label = words.rules.member((rules.why if deed["ask"] in _DICE else rules.decision)(deed["code"]))
    if "option" in deed:
        return f"{label}, {words.rules.option(deed['option'])}"
    return f"{label} {deed['value']}" if deed["ask"] in (*_DICE, Kind.AMOUNT) else label
