"""The words of faults in the sources: which there are, and what they tell."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import affray

KINDS = {"known": 2, "unknown": 3, "kind_words": 1}  # whose first argument is a kind of thing, of so many at least
SOURCE = Path(affray.__file__).parent


def said_in(folder: Path) -> Iterator[tuple[str, frozenset[str]]]:
    """Key and variables of all `Said` with a key below a folder; those without one are told in English alone.

    The words for a kind of thing have no variables: what looks for it names it, or `kind_words`.
    """
    for path in sorted(folder.rglob("*.py")):
        for call in ast.walk(ast.parse(path.read_text("utf-8"))):
            name = _name(call.func) if isinstance(call, ast.Call) else ""
            if isinstance(call, ast.Call) and name == "Said":
                yield from _said(call)
            elif isinstance(call, ast.Call) and len(call.args) >= KINDS.get(name, 99):
                yield from _kind(call.args[0])


def _kind(what: ast.expr) -> Iterator[tuple[str, frozenset[str]]]:
    if isinstance(what, ast.Constant):
        yield f"kind-{str(what.value).replace(' ', '-')}", frozenset()


def _name(called: ast.expr) -> str:
    """The last word of what is called."""
    return called.id if isinstance(called, ast.Name) else called.attr if isinstance(called, ast.Attribute) else ""


def _said(call: ast.Call) -> Iterator[tuple[str, frozenset[str]]]:
    if len(call.args) < 2:
        return
    key = call.args[1]
    assert isinstance(key, ast.Constant), ast.unparse(call)
    assert isinstance(key.value, str), ast.unparse(call)
    assert all(each.arg for each in call.keywords), ast.unparse(call)
    yield key.value, frozenset(str(each.arg) for each in call.keywords)
