"""The page's own texts, and what it knows of a ruleset by name."""

from __future__ import annotations

import functools
from pathlib import Path

from affray.core.catalogue import Catalogue
from affray.core.rulebook import clauses
from affray.core.ruleset import Ruleset
from affray.core.texts import Here, Texts


@functools.cache
def texts(language: str) -> Texts:
    """In one language."""
    return Texts(Here(Path(__file__).parent), language)


@functools.cache
def creatures(rules: Ruleset) -> tuple[str, ...]:
    """The creatures of a ruleset's catalogue, by key."""
    return tuple(Catalogue((rules.part_of or rules.folder) / "catalogue").names("creatures"))


def clause(rules: Ruleset, wanted: str) -> dict[str, str] | None:
    """A clause of the rulebook; None for an unknown one."""
    found = clauses(rules).get(wanted)
    return None if found is None else {"id": found.id, "title": found.title, "text": found.text}
