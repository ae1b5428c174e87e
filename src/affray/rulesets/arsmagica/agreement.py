"""What the parts of an encounter say about each other, with the friends that one guards (AM-4.9)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from affray.core.agreement import One, Told, company, distances, everybody, groups_of
from affray.core.catalogue import Catalogue
from affray.core.documents import Loc
from affray.core.said import Said
from affray.core.wording import unknown


def disagreements(data: Any, catalogue: Catalogue) -> list[tuple[Loc, str]]:
    """All of them, each with its place."""
    found = everybody(data, catalogue)
    return [*company(data, found), *_guards(found), *distances(data, groups_of(data, found), "paces")]


def _guards(everybody: Sequence[One]) -> Told:
    guarded = {one.data.get("guards") for one in everybody if isinstance(one.data.get("guards"), str)}
    for one in everybody:
        friend = one.data.get("guards")
        if not isinstance(friend, str):
            continue
        friends = [name for other in everybody if other.side == one.side and other is not one for name in other.names]
        if friend in one.names:
            words = "nobody guards itself; the name of a friend is wanted"
            yield (*one.loc, "guards"), Said(words, "guards-itself")
        elif friend not in friends:
            yield (*one.loc, "guards"), unknown("friend called", friend, friends)
        elif any(name in guarded for name in one.names):
            yield (*one.loc, "guards"), Said("who is guarded guards nobody (AM-4.9)", "guarded")
