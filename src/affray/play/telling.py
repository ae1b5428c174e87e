"""All that a view has of somebody, in words, list by list: what terminal and page show when one looks closer."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from affray.play.words import ViewWords

LISTS = (  # what a view may list of somebody
    "locations",
    "wounds",
    "weapons",
    "items",
    "arrows",
    "spells",
    "pieces",
    "talents",
    "grenades",
    "thresholds",
)
ONES = ("aim", "opening", "grappled", "guards", "poison", "class", "bleeding")
SHARES = {"hp": "full", "now": "full"}  # figures that are told as one: 3/5
ALWAYS = ("hp", "armour", "now")  # figures that are told when they are 0, too

Row = tuple[str, ...]


def held(words: ViewWords, one: Mapping[str, Any]) -> str:
    """What somebody has in hand."""
    if one.get("weapon"):
        return words.level(one["weapon"])
    return ", ".join(words.level(item["name"]) for item in one.get("items", ()) if item["hand"])


def sections(words: ViewWords, one: Mapping[str, Any]) -> Iterator[tuple[str, list[Row]]]:
    """What there is to tell of somebody, list by list, each with its heading."""
    single = [told for key in ONES if (told := _single(words, key, one.get(key)))]
    if single:
        yield ", ".join(single), []
    for key in LISTS:
        if one.get(key):
            yield words.label(key), list(_table(words, one[key]))


def _table(words: ViewWords, entries: Sequence[Mapping[str, Any] | str]) -> Iterator[Row]:
    """Locations, wounds, things: number and name, then a column for each figure that any of them has."""
    told = [{"name": entry} if isinstance(entry, str) else entry for entry in entries]
    rows = [[_told(words, key, entry) for key in entry] for entry in told]
    columns = [column for column in zip(*rows, strict=True) if any(column)]
    for k, row in enumerate(zip(*columns, strict=True), 1):
        yield str(k), *row


def _single(words: ViewWords, key: str, value: Any) -> str:
    """A figure by itself; "" for none."""
    if not value or value == "none":
        return ""
    if isinstance(value, Mapping):
        return f"{words.state(key, value[key])} ({value['name']})"
    if key == "class":
        return words.state(key, value)
    return f"{words.label(key)} {words.level(value) if isinstance(value, str) else value}"


def _told(words: ViewWords, key: str, entry: Mapping[str, Any]) -> str:
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
