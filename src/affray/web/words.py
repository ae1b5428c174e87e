"""The page's own texts."""

from __future__ import annotations

import functools
from pathlib import Path

from affray.core.texts import Texts


class _Here:
    """Where they are."""

    folder = Path(__file__).parent


@functools.cache
def texts(language: str) -> Texts:
    """In one language."""
    return Texts(_Here(), language)
