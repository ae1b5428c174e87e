"""How everybody stands, in lines that a terminal holds: name, side, bars, and what else is true of each."""

from __future__ import annotations

import textwrap
from collections.abc import Mapping, Sequence
from typing import Any

from rich.text import Text

from affray.cli.words import Words

BAR = 10  # signs that a bar takes at most
INDENT, GAP = 2, 2
TAGS_INDENT = 5  # of tags that stand on a line of their own


def heading(words: Words, view: Mapping[str, Any]) -> str:
    """The round, whether it is dark, and whose turn it is; after a fight the time of the calendar."""
    told = _when(words, view)
    if view.get("dark"):
        told += f", {words.label('dark')}"
    if view.get("actor") and not view["over"]:
        told += " - " + words("turn", who=view["actor"])
    return told


def _when(words: Words, view: Mapping[str, Any]) -> str:
    if "now" in view:
        return words.rules.word("now", view["now"])
    if view.get("moment"):
        return words.rules.word("event-moment", {"round": view["round"], "moment": view["moment"]})
    return words("round", round=view["round"]) if view["round"] else words("before")


def lines(words: Words, view: Mapping[str, Any], width: int, *, plain: bool) -> list[Text]:
    """A line for each, in the order of their turns; where that is too wide, the bars are named once above them all.

    Tags that don't fit behind the bars in either way come in a line below. `plain`: in signs that any terminal has.
    """
    place = {name: k for k, name in enumerate(view.get("order", ()))}
    combatants = sorted(view["combatants"], key=lambda one: place.get(one["name"], len(place)))
    heads = {tuple(bar["name"] for bar in one["bars"]) for one in combatants}
    rows = [_cells(words, view, one, place, plain=plain, named=True) for one in combatants]
    tags = [", ".join(words.tag(tag, one) for tag in one["tags"]) for one in combatants]
    if _wide(rows, tags) > width and len(heads) == 1:
        above = [Text(), Text(), *(Text(words.figure(name), style="dim") for name in heads.pop())]
        closer = [above, *(_cells(words, view, one, place, plain=plain, named=False) for one in combatants)]
        if _wide(rows) > width or _wide(closer, tags) <= width:
            rows, tags = closer, ["", *tags]
    _cut(rows, width)
    return _aligned(rows, tags, width)


def _cut(rows: Sequence[Sequence[Text]], width: int) -> None:
    """Shorten sides, then names, as far as the rows are too wide otherwise."""
    for column, least in ((1, 6), (0, 12)):
        over = _wide(rows) - width
        if over > 0:
            most = max(least, _widths(rows)[column] - over)
            for row in rows:
                row[column].truncate(most, overflow="ellipsis")


def _cells(
    words: Words, view: Mapping[str, Any], one: Mapping[str, Any], place: Mapping[str, int], *, plain: bool, named: bool
) -> list[Text]:
    number = f"{place[one['name']] + 1}." if one["name"] in place else ""
    name = Text(f"{number} {one['name']}".strip(), style="bold" if one["name"] == view.get("actor") else "")
    return [name, Text(one["side"]), *(_bar(words, bar, plain=plain, named=named) for bar in one["bars"])]


def _bar(words: Words, bar: Mapping[str, Any], *, plain: bool, named: bool) -> Text:
    full, most = max(0, bar["value"]), max(1, bar["max"])
    size = min(most, BAR)
    filled = -(-full * size // most)
    on, off = ("#", ".") if plain else ("█", "░")
    style = "green" if 3 * full > 2 * most else "yellow" if 3 * full > most else "red"
    penalty = f" {bar['penalty']:+d}" if bar.get("penalty") else ""
    level = words.level(bar["level"]) + penalty if bar.get("level") else f"{bar['value']}/{most}"
    text = Text(f"{words.figure(bar['name'])} " if named else "")
    return text.append(on * filled, style=style).append(off * (size - filled), style="dim").append(f" {level}")


def _widths(rows: Sequence[Sequence[Text]]) -> list[int]:
    return [max(row[k].cell_len for row in rows if k < len(row)) for k in range(max(map(len, rows), default=0))]


def _wide(rows: Sequence[Sequence[Text]], tags: Sequence[str] = ()) -> int:
    """How many columns of the terminal the rows take, with tags behind them."""
    tag = max((Text(told).cell_len for told in tags), default=0)
    return INDENT + sum(each + GAP for each in _widths(rows)) - GAP + (GAP + tag if tag else 0)


def _aligned(rows: Sequence[Sequence[Text]], tags: Sequence[str], width: int) -> list[Text]:
    """Cells under each other, each line with its tags behind it or below."""
    widths, found = _widths(rows), []
    end = _wide(rows)
    for row, told in zip(rows, tags, strict=True):
        line = Text(" " * INDENT)
        for cell, wide in zip(row, widths, strict=False):
            line.append(cell).append(" " * (wide - cell.cell_len + GAP))
        fits = end + GAP + Text(told).cell_len <= width
        if told and fits:
            line.append(" " * (end + GAP - line.cell_len)).append(told)
        line.rstrip()
        found.append(line)
        if not fits:
            indent = " " * TAGS_INDENT
            found += map(Text, textwrap.wrap(told, width, initial_indent=indent, subsequent_indent=indent))
    return found
