"""What may be done and what comes of it, told before anybody does it."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from contextlib import suppress
from typing import Any

from affray.core.records import clone
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


def arcs_of(table: Table, name: str, unseen: Collection[str]) -> Sequence[Mapping[str, Any]]:
    """What somebody may do from where they stand, as if those weren't there of whom whoever looks may not know."""
    rules, names = table.fight.ruleset, table.fight.roster.names
    if rules.arcs is None or name in unseen:
        return ()

    def look() -> Sequence[Mapping[str, Any]]:
        assert rules.arcs is not None
        fight = clone(table.fight.record)
        for who, each in enumerate(names):
            if each in unseen:
                with suppress(ValueError):  # away already
                    rules.leave(fight, who)
        return rules.arcs(fight, names.index(name))

    found: Sequence[Mapping[str, Any]] = table.looked_up(("arcs", name, tuple(unseen)), look)
    return found
