"""The encounters that come with Affray, ready to start."""

from __future__ import annotations

import functools
from dataclasses import dataclass
from pathlib import Path

import affray
from affray.core.documents import read

PACKAGE = Path(affray.__file__).parent


@dataclass(frozen=True)
class Example:
    """One of them."""

    ruleset: str
    name: str  # of its file
    title: str
    description: str
    path: Path


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


def example(ruleset: str, name: str) -> Example | None:
    """One of them, None where there is none of that name."""
    return next((each for each in examples() if (each.ruleset, each.name) == (ruleset, name)), None)


def _example(path: Path) -> Example:
    data = read(path).data
    return Example(path.parent.name, path.stem, data.get("title") or path.stem, data.get("description", ""), path)
