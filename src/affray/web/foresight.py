"""What comes of an option, told before anybody takes it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from affray.play import Choice, Pick, Question
from affray.web.table import Table

Places = Sequence[Sequence[int]]  # [column, row]


def places_after(table: Table, asked: Question, value: int) -> list[str]:
    """The names of the places that are asked for next when an open question is answered so.

    Where a place would have others hit too, it is asked for by itself, so that this is seen before.
    """

    def look() -> list[str]:
        hits = table.fight.ruleset.hits
        picks = [each for each in table.fight.peek(value, asked) if isinstance(each, Pick) and each.code not in hits]
        return [name for each in picks for name in each.options.values()]

    found: list[str] = table.looked_up((asked.key, value), look)
    return found


def hit_by(table: Table, asked: Choice) -> Mapping[int, Places]:
    """The places that the options of an open question would hit; nothing where none hits any."""
    hits = table.fight.ruleset.hits.get(asked.code)
    if hits is None:
        return {}

    def look() -> dict[int, Places]:
        return {value: hits(table.fight.record, asked.index, value) for value in asked.options}

    found: dict[int, Places] = table.looked_up(("hits", asked.key), look)
    return found
