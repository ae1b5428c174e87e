"""What was drawn once and looks the same again isn't drawn again: most of a map stays as it was between two looks."""

from __future__ import annotations

from collections.abc import Callable, Hashable

from markupsafe import Markup


class Kept:
    """So many pictures by what they show; when there are more, it begins anew. May be used from any thread."""

    def __init__(self, most: int) -> None:
        """Nothing is kept yet."""
        self._most = most
        self._kept: dict[Hashable, Markup] = {}

    def get(self, key: Hashable, draw: Callable[[], Markup]) -> Markup:
        """The picture with this key, drawn where it isn't kept."""
        found = self._kept.get(key)
        if found is None:
            if len(self._kept) >= self._most:
                self._kept.clear()
            found = self._kept[key] = draw()
        return found
