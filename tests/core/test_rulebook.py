"""Rulebooks: reading clauses, finding them by id, and what is said of a rulebook that isn't written right."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace
from typing import cast

import pytest

from affray.core.rulebook import Clause, HasFolder, clauses, find, near, read

BOOK = """# Rules

A preface.

## XY-1 Dice

### <a id="XY-1.1"></a>XY-1.1 The die

**S** A die.

**A** Or two. Option `two` (default: off).

### <a id="XY-1.2"></a>XY-1.2 The other die

**B** Another.

## XY-12 Blows

### <a id="XY-12.1"></a>XY-12.1 Hitting

**S** As XY-1.1.

## Glossary

### Words

| here | there |
"""


@pytest.fixture
def book(tmp_path: Path) -> Path:
    path = tmp_path / "rulebook.md"
    path.write_text(BOOK, encoding="utf-8")
    return path


def test_clauses_in_their_order(book: Path) -> None:
    assert list(read(book)) == ["XY-1.1", "XY-1.2", "XY-12.1"]


def test_a_clause_has_its_text_and_says_where_it_comes_from(book: Path) -> None:
    text = "**S** A die.\n\n**A** Or two. Option `two` (default: off)."
    assert read(book)["XY-1.1"] == Clause("XY-1.1", "The die", "S, A", "XY-1 Dice", text)
    assert read(book)["XY-12.1"] == Clause("XY-12.1", "Hitting", "S", "XY-12 Blows", "**S** As XY-1.1.")


def test_the_rulebook_of_a_ruleset(book: Path) -> None:
    assert clauses(cast(HasFolder, SimpleNamespace(folder=book.parent))) == read(book)


def test_a_ruleset_without_a_rulebook_has_no_clauses(tmp_path: Path) -> None:
    assert clauses(cast(HasFolder, SimpleNamespace(folder=tmp_path))) == {}


@pytest.mark.parametrize("wanted", ["XY-1.2", "xy-1.2", "XY 1.2", "xy1.2", "1.2"])
def test_one_clause_by_its_id(book: Path, wanted: str) -> None:
    assert [clause.id for clause in find(read(book), wanted)] == ["XY-1.2"]


@pytest.mark.parametrize("wanted", ["XY-1", "xy 1", "1"])
def test_a_chapter_by_its_id(book: Path, wanted: str) -> None:
    assert [clause.id for clause in find(read(book), wanted)] == ["XY-1.1", "XY-1.2"]


@pytest.mark.parametrize("wanted", ["XY-1.3", "XY-2", "", "XY", "dice"])
def test_nothing_by_an_id_that_there_is_none_of(book: Path, wanted: str) -> None:
    assert find(read(book), wanted) == ()


@pytest.mark.parametrize(
    ("wrong", "first"), [("XY-1.3", {"XY-1.1", "XY-1.2"}), ("xy-12.9", {"XY-12.1"}), ("YX-1.1", {"XY-1.1"})]
)
def test_near_ids(book: Path, wrong: str, first: set[str]) -> None:
    assert near(read(book), wrong)[0] in first


def test_nothing_is_near_to_nonsense(book: Path) -> None:
    assert near(read(book), "fireball") == ()


@pytest.mark.parametrize(
    ("old", "new", "line", "said"),
    [
        ('### <a id="XY-1.2"></a>XY-1.2', '### <a id="XY-1.1"></a>XY-1.1', 13, "XY-1.1 is there already"),
        ('### <a id="XY-1.2"></a>XY-1.2', "### XY-1.2", 13, "a clause begins with"),
        ('### <a id="XY-1.2"></a>XY-1.2', '### <a id="XY-1.3"></a>XY-1.2', 13, "a clause begins with"),
        ('### <a id="XY-1.2"></a>XY-1.2', '### <a id="XY-2.2"></a>XY-2.2', 13, "XY-2.2 stands in chapter XY-1 Dice"),
        ("**B** Another.", "Another.", 13, "XY-1.2 doesn't say where it comes from"),
    ],
)
def test_a_fault_is_told_with_its_line(tmp_path: Path, old: str, new: str, line: int, said: str) -> None:
    path = tmp_path / "rulebook.md"
    path.write_text(BOOK.replace(old, new), encoding="utf-8")
    with pytest.raises(ValueError, match=f"rulebook.md:{line}: {said}"):
        read(path)
