"""The words of the pictures themselves, in each language."""

from __future__ import annotations

import functools
from pathlib import Path

from affray.core.texts import Here, Texts


@functools.cache
def words(language: str) -> Texts:
    """The texts of the pictures in a language. Raises ValueError for an unknown one."""
    return Texts(Here(Path(__file__).parent), language)
