"""`make clauses`: what is cited, and what is missing."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools import clauses

BOOK = """# Rules

## XY-1 Dice

### <a id="XY-1.1"></a>XY-1.1 One

**S** One.

### <a id="XY-1.2"></a>XY-1.2 Two

**S** Two.

### <a id="XY-1.3"></a>XY-1.3 Three

**S** Three.
"""

RULES = '''
class Event:
    HIT = 1, "XY-1.3"


@rule
def strike():
    """XY-1.1 to XY-1.2: how one strikes."""
'''

TESTS = """
@pytest.mark.clause("XY-1.1", "XY-1.2")
def test_a(): ...


@pytest.mark.clause("XY-1.3")
def test_b(): ...
"""


@pytest.fixture
def root(tmp_path: Path) -> Path:
    """A project with one ruleset, all of whose clauses have code and test."""
    folder = tmp_path / "src" / "affray" / "rulesets" / "toy"
    (folder / "rules").mkdir(parents=True)
    (tmp_path / "tests").mkdir()
    (folder / "rulebook.md").write_text(BOOK, encoding="utf-8")
    (folder / "rules" / "blows.py").write_text(RULES, encoding="utf-8")
    (tmp_path / "tests" / "test_toy.py").write_text(TESTS, encoding="utf-8")
    return tmp_path


def change(path: Path, old: str, new: str) -> None:
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new), encoding="utf-8")


def report(root: Path) -> clauses.Report:
    return clauses.look_at(root / "src/affray/rulesets/toy", root / "tests")


@pytest.mark.parametrize(
    ("text", "ids"),
    [
        ("XY-1.1: something", ["XY-1.1"]),
        ("XY-1.9 to XY-1.11", ["XY-1.9", "XY-1.10", "XY-1.11"]),
        ("XY-1.1, XY-2.4 and\n    XY-3.1 to\n    XY-3.2", ["XY-1.1", "XY-2.4", "XY-3.1", "XY-3.2"]),
        ("XY-1: a chapter, 1.1, no clause", []),
    ],
)
def test_what_a_text_cites(text: str, ids: list[str]) -> None:
    assert clauses.cited(text) == ids


def test_nothing_missing(root: Path, capsys: pytest.CaptureFixture[str]) -> None:
    found = report(root)
    assert found.good
    assert (found.rules["XY-1.1"], found.rules["XY-1.2"], found.data["XY-1.3"]) == (1, 1, 1)
    assert clauses.main(root) == 0
    assert "XY-1 Dice" in capsys.readouterr().out


def test_a_clause_without_code(root: Path, capsys: pytest.CaptureFixture[str]) -> None:
    change(root / "src/affray/rulesets/toy/rules/blows.py", "XY-1.1 to XY-1.2", "XY-1.1")
    assert report(root).without_code == ["XY-1.2"]
    assert clauses.main(root) == 1
    assert "without code: XY-1.2" in capsys.readouterr().out


def test_a_comment_is_no_code(root: Path) -> None:
    change(root / "src/affray/rulesets/toy/rules/blows.py", '1, "XY-1.3"', "1  # XY-1.3")
    assert report(root).without_code == ["XY-1.3"]


def test_a_clause_without_test(root: Path, capsys: pytest.CaptureFixture[str]) -> None:
    change(root / "tests/test_toy.py", ', "XY-1.2"', "")
    assert report(root).without_test == ["XY-1.2"]
    assert clauses.main(root) == 1
    assert "without test: XY-1.2" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("file", "old", "new"),
    [
        ("src/affray/rulesets/toy/rules/blows.py", "class Event:", "# XY-1.4\nclass Event:"),
        ("src/affray/rulesets/toy/rulebook.md", "**S** One.", "**S** One, as in XY-1.4."),
        ("tests/test_toy.py", 'clause("XY-1.3")', 'clause("XY-1.3", "XY-1.4")'),
    ],
)
def test_what_is_cited_but_not_there(root: Path, file: str, old: str, new: str) -> None:
    change(root / file, old, new)
    (unknown,) = report(root).unknown
    assert Path(file).name in unknown
    assert unknown.endswith("XY-1.4")
    assert clauses.main(root) == 1


def test_a_project_without_rulebooks_is_no_success(tmp_path: Path) -> None:
    assert clauses.main(tmp_path) == 1
