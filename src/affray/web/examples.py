"""The encounters that come with Affray, ready to start."""

from __future__ import annotations

import functools
from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import groupby
from pathlib import Path

import affray
from affray.core.documents import read
from affray.core.ruleset import ruleset
from affray.core.texts import Texts, slug

PACKAGE = Path(affray.__file__).parent


@dataclass(frozen=True)
class Example:
    """One of them."""

    ruleset: str
    name: str  # of its file
    title: str
    description: str
    path: Path

    def told(self, language: str) -> Example:
        """In another language: its file is in English, the other words are its ruleset's."""
        words = said_at_home(self.ruleset, language)
        title, description = (words.known(f"{slug(self.name)}{part}") for part in ("", ".description"))
        return replace(self, title=title or self.title, description=description or self.description)

    @property
    def words(self) -> dict[str, str]:
        """Title and description, as an encounter has them."""
        return {"title": self.title, "description": self.description}


def said_at_home(name: str, language: str) -> Texts:
    """What the first page says of a ruleset: `about` what it plays, and of its examples."""
    return Texts(ruleset(name), language, "home")


@functools.cache
def folder() -> Path:
    """Where they are: in the package once it is installed, beside `src` in a checkout."""
    inside = PACKAGE / "examples"
    return inside if inside.is_dir() else PACKAGE.parents[1] / "examples"


@functools.cache
def examples() -> tuple[Example, ...]:
    """All of them, by ruleset and title."""
    found = (_example(path) for path in folder().glob("*/*.yaml"))
    return tuple(sorted(found, key=lambda each: (each.ruleset, each.title)))


def by_ruleset(language: str) -> Iterator[tuple[str, list[Example]]]:
    """All of them in a language, those of each ruleset together."""
    for name, found in groupby(examples(), lambda each: each.ruleset):
        yield name, [each.told(language) for each in found]


def example(ruleset: str, name: str) -> Example | None:
    """One of them, None where there is none of that name."""
    return next((each for each in examples() if (each.ruleset, each.name) == (ruleset, name)), None)


def _example(path: Path) -> Example:
    data = read(path).data
    return Example(path.parent.name, path.stem, data.get("title") or path.stem, data.get("description", ""), path)
