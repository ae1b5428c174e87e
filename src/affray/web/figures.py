"""All figures of somebody in a running fight, for the game master to set."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from affray.play.fight import figure_range
from affray.play.words import ViewWords
from affray.web.access import Viewer
from affray.web.table import Refused, Table


@dataclass(frozen=True)
class Setting:
    """A figure as it is now, and from what to what it may be set."""

    key: str
    label: str
    value: int
    low: int
    high: int


def figures(table: Table, name: str, language: str) -> list[Setting]:
    """The figures of somebody. Raises Refused for nobody."""
    one = next((each for each in table.view()["combatants"] if each["name"] == name), None)
    if one is None:
        raise Refused(404, "not-found")
    fight, words = table.fight, ViewWords(table.fight.ruleset, language)
    who = fight.roster.names.index(name)
    return [
        Setting(key, words.figure_of(key, one), value, *figure_range(fight.ruleset, fight.record, who, key))
        for key, value in one["figures"].items()
    ]


def set_figures(table: Table, viewer: Viewer, name: str, given: Mapping[str, str], reason: str = "") -> None:
    """Set those that were changed, each as an act of its own: `<key>` is what it is to be, `was/<key>` what was shown.

    Raises Refused, before anything is set, for what is no whole number in its range.
    """
    with table.lock:
        changes = [
            (one, _typed(one, given[one.key]))
            for one in figures(table, name, viewer.language)
            if one.key in given and given[one.key].strip() != given.get(f"was/{one.key}", "").strip()
        ]
        for one, value in changes:
            table.override(viewer, name, one.key, value, reason)


def _typed(one: Setting, text: str) -> int:
    """What somebody typed. Raises Refused."""
    plain = text.strip().replace("−", "-")
    value = int(plain) if plain.removeprefix("-").isdecimal() and len(plain) < 9 else None
    if value is None or not one.low <= value <= one.high:
        raise Refused(422, f"{one.label}: {one.low} – {one.high}")
    return value
