"""What the parts of an encounter say about each other."""

from __future__ import annotations

from typing import Any

from affray.core.agreement import company, distances, everybody, groups_of
from affray.core.catalogue import Catalogue
from affray.core.documents import Loc


def disagreements(data: Any, catalogue: Catalogue) -> list[tuple[Loc, str]]:
    """All of them, each with its place."""
    found = everybody(data, catalogue)
    return [*company(data, found), *distances(data, groups_of(data, found), "metres")]
