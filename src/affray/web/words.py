"""The page's own texts."""

from __future__ import annotations

import functools
from pathlib import Path

from affray.core.texts import Here, Texts


@functools.cache
def texts(language: str) -> Texts:
    """In one language."""
    return Texts(Here(Path(__file__).parent), language)
