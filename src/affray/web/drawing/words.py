"""The words of the pictures themselves, in each language."""

from __future__ import annotations

import functools
from pathlib import Path

from affray.core.texts import Texts


class _Here:
    """Where the texts of the pictures are."""

    folder = Path(__file__).parent


@functools.cache
def words(language: str) -> Texts:
    """The texts of the pictures in a language. Raises ValueError for an unknown one."""
    return Texts(_Here(), language)
