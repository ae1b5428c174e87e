"""Finding what somebody means by a number, a name or the beginning of one."""

from __future__ import annotations

import difflib
from collections.abc import Mapping, Sequence
from typing import TypeVar

T = TypeVar("T")


class Unclear(ValueError):
    """What was typed names nothing, or several things."""

    def __init__(self, typed: str, names: Sequence[str], *, several: bool = False) -> None:
        """`names` are those that it may mean when it means several, those like it otherwise."""
        self.typed, self.names, self.several = typed, tuple(names), several
        if several:
            super().__init__(f"{typed}: {' or '.join(names)}?")
        else:
            super().__init__(f"{typed}: unknown" + (f"; did you mean {' or '.join(names)}?" if names else ""))


def _plain(name: str) -> str:
    return " ".join(name.casefold().replace("-", " ").replace("_", " ").split())


def _is(typed: str, name: str) -> bool:
    return typed == name


def _begins(typed: str, name: str) -> bool:
    return name.startswith(typed)


def _abbreviates(typed: str, name: str) -> bool:
    """Whether each typed word begins a word of the name, in the same order: "l sw" for "long sword"."""
    words = iter(name.split())
    return all(any(word.startswith(part) for word in words) for part in typed.split())


def find(typed: str, named: Mapping[T, Sequence[str]]) -> T:
    """The one thing that goes by a name: the whole name, else its beginning, else the beginnings of its words.

    `named` gives for each thing the names that it goes by, the one to be shown first. Raises Unclear.
    """
    wanted = _plain(typed)
    known = {thing: [_plain(name) for name in names] for thing, names in named.items()}
    for fits in (_is, _begins, _abbreviates) if wanted else ():
        found = [thing for thing, names in known.items() if any(fits(wanted, name) for name in names)]
        if len(found) == 1:
            return found[0]
        if found:
            raise Unclear(typed, [named[thing][0] for thing in found], several=True)
    shown = {name: names[0] for names in named.values() for name in map(_plain, names)}
    alike = difflib.get_close_matches(wanted, shown, n=3)
    raise Unclear(typed, list(dict.fromkeys(shown[name] for name in alike)))


def find_numbered(typed: str, named: Mapping[T, Sequence[str]]) -> T:
    """As `find`, or by the number in the order of the mapping, counted from 1. Raises Unclear."""
    typed = typed.strip()
    if typed.isdecimal() and len(typed) < 6 and 1 <= int(typed) <= len(named):
        return list(named)[int(typed) - 1]
    return find(typed, named)
