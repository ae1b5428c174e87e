"""What the game master keeps to themselves: it is dropped here, before anything is made for the page."""

from __future__ import annotations

import re
from collections.abc import Collection
from typing import Any


class Veil:
    """Drops whatever names one of the hidden; nothing is put in its place."""

    def __init__(self, hidden: Collection[str]) -> None:
        """Of combatants by name; without any, everything passes."""
        self.hidden = frozenset(hidden)
        words = "|".join(re.escape(name) for name in sorted(self.hidden, key=len, reverse=True))
        self._pattern = re.compile(rf"(?<!\w)(?:{words})(?!\w)") if words else None

    def names(self, text: str) -> bool:
        """Whether a text names one of the hidden."""
        return self._pattern is not None and self._pattern.search(text) is not None

    def __call__(self, value: Any) -> Any:
        """The same without what names them: entries of dicts and lists, whole records of theirs, texts become None."""
        if self._pattern is None:
            return value
        if isinstance(value, str):
            return None if self.names(value) else value
        if isinstance(value, dict):
            return {key: self(each) for key, each in value.items() if not self._theirs(key)}
        if isinstance(value, (list, tuple)):
            return [self(each) for each in value if not self._theirs(each)]
        return value

    def _theirs(self, value: Any) -> bool:
        """Whether it is, or is about, one of them."""
        if isinstance(value, str):
            return self.names(value)
        return isinstance(value, dict) and isinstance(value.get("name"), str) and self.names(value["name"])


LEVELS = ((1.0, "unhurt"), (0.67, "scratched"), (0.34, "hurt"), (0.0, "badly-hurt"))


def impression(bars: Collection[dict[str, Any]], *, able: bool) -> str:
    """How somebody looks whose figures are hidden: the least full of their bars in a word."""
    if not able:
        return "down"
    least = min((bar["value"] / bar["max"] for bar in bars if bar["max"] > 0), default=1.0)
    return next(word for floor, word in LEVELS if least >= floor or floor == 0.0)
