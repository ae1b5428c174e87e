"""The words of faults in the sources: which there are, and what they tell."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import affray

SOURCE = Path(affray.__file__).parent


def said_in(folder: Path) -> Iterator[tuple[str, frozenset[str]]]:
    """Key and variables of all `Said` with a key below a folder; those without one are told in English alone."""
    for path in sorted(folder.rglob("*.py")):
        for call in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id == "Said":
                yield from _said(call)


def _said(call: ast.Call) -> Iterator[tuple[str, frozenset[str]]]:
    if len(call.args) < 2:
        return
    key = call.args[1]
    assert isinstance(key, ast.Constant), ast.unparse(call)
    assert isinstance(key.value, str), ast.unparse(call)
    assert all(each.arg for each in call.keywords), ast.unparse(call)
    yield key.value, frozenset(str(each.arg) for each in call.keywords)
