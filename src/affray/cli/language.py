"""The language of what is shown: asked for, else that of the system, else English."""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Literal

if TYPE_CHECKING:
    from affray.core.texts import Texts

Language = Literal["en", "fi", "nl", "da"]
LANGUAGES: tuple[Language, ...] = ("en", "fi", "nl", "da")


def language_of(environment: Mapping[str, str]) -> Language:
    """The language that LC_ALL, LC_MESSAGES or LANG names, if there are texts in it; English otherwise."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if environment.get(name):
            code = environment[name][:2].lower()
            return next((each for each in LANGUAGES if each == code), "en")
    return "en"


def chosen(asked: Language | None) -> Language:
    """The language asked for, else that of the system."""
    return asked or language_of(os.environ)


def own_texts(language: Language) -> Texts:
    """The command line's own texts."""
    from affray.core.texts import Here, Texts

    return Texts(Here(Path(__file__).parent), language)
