"""Rulebooks: the clauses of a ruleset, read from its `rulebook.md`.

A rulebook is plain Markdown. A chapter is a heading `## AM-1 Dice`; a clause is a heading below it, its id an anchor:

    ### <a id="AM-1.1"></a>AM-1.1 Simple die

and its paragraphs say where they come from: **S** said by the source, **B** base rules that the source takes for
granted, **A** added. What stands before the first chapter, or under a heading without a chapter's number (a glossary),
belongs to no clause.
"""

from __future__ import annotations

import difflib
import functools
import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Protocol

ID = re.compile(r"[A-Z]+-\d+\.\d+")
_CHAPTER = re.compile(r"## (?P<chapter>[A-Z]+-\d+) .+")
_CLAUSE = re.compile(rf'### <a id="(?P<id>{ID.pattern})"></a>(?P=id) (?P<title>.+)')
_STANDING = re.compile(r"\*\*([SBA])\*\*")


@dataclass(frozen=True)
class Clause:
    """One clause of a rulebook."""

    id: str  # "AM-4.1"
    title: str
    standing: str  # "S", "B", "A", or several in the order of the text: "S, A"
    chapter: str  # the heading of its chapter: "AM-4 Attack"
    text: str  # Markdown, without the heading


class HasFolder(Protocol):
    """What a rulebook needs of a ruleset."""

    @property
    def folder(self) -> Path:
        """Where its `rulebook.md` is."""


def clauses(ruleset: HasFolder) -> Mapping[str, Clause]:
    """The clauses of a ruleset by id, in their order; none without a rulebook. Raises ValueError as `read` does.

    A part of a ruleset has the clauses of the whole.
    """
    path = (getattr(ruleset, "part_of", None) or ruleset.folder) / "rulebook.md"
    return read(path) if path.is_file() else {}


@functools.cache
def read(path: Path) -> Mapping[str, Clause]:
    """The clauses of one rulebook by id. Raises ValueError, with file and line, for one that isn't written as above."""
    found: dict[str, Clause] = {}
    for line, clause in _parts(path):
        if clause.id in found:
            raise ValueError(f"{path}:{line}: {clause.id} is there already")
        if not clause.id.startswith(f"{clause.chapter.split()[0]}."):
            raise ValueError(f"{path}:{line}: {clause.id} stands in chapter {clause.chapter}")
        if not clause.standing:
            raise ValueError(f"{path}:{line}: {clause.id} doesn't say where it comes from: **S**, **B** or **A**")
        found[clause.id] = clause
    return found


def _parts(path: Path) -> Iterator[tuple[int, Clause]]:
    """Each clause with the line of its heading, which counts from 1."""
    lines = path.read_text(encoding="utf-8").splitlines()
    headings = [k for k, line in enumerate(lines) if line.startswith(("## ", "### "))]
    chapter = ""
    for k, end in zip(headings, [*headings[1:], len(lines)], strict=True):
        if lines[k].startswith("## "):
            chapter = lines[k].removeprefix("## ") if _CHAPTER.fullmatch(lines[k]) else ""
        elif chapter:
            match = _CLAUSE.fullmatch(lines[k])
            if match is None:
                raise ValueError(f'{path}:{k + 1}: a clause begins with ### <a id="X-1.1"></a>X-1.1 and a title')
            text = "\n".join(lines[k + 1 : end]).strip()
            standing = ", ".join(dict.fromkeys(_STANDING.findall(text)))
            yield k + 1, Clause(match["id"], match["title"], standing, chapter, text)


def find(known: Mapping[str, Clause], wanted: str) -> tuple[Clause, ...]:
    """What somebody means by an id: that clause, or all of a chapter; none when it is neither.

    `AM-4.1`, `am 4.1` and `4.1` are the same clause, `AM-4` and `4` the same chapter.
    """
    plain = _plain(wanted)
    return tuple(clause for clause in known.values() if plain in _names(clause))


def near(known: Iterable[str], wrong: str) -> tuple[str, ...]:
    """Up to three ids that somebody may have meant by one that doesn't exist, the likeliest first."""
    plain = {_plain(name): name for name in known}
    return tuple(plain[name] for name in difflib.get_close_matches(_plain(wrong), plain, n=3))


def _plain(name: str) -> str:
    """An id without what people write in other ways."""
    return re.sub(r"[^a-z0-9.]", "", name.lower())


def _names(clause: Clause) -> tuple[str, ...]:
    """All that finds a clause, in plain form: its id and its chapter's, with and without the ruleset's prefix."""
    whole = (clause.id, clause.chapter.split()[0])
    return tuple(_plain(name) for full in whole for name in (full, full.partition("-")[2]))
