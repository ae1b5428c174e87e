"""Buttons of a form that add, remove and move what is in lists and tables."""

from __future__ import annotations

import itertools
from typing import Any

from affray.core.documents import Loc
from affray.web.filled import Filled
from affray.web.shapes import Shape, beneath, normal

NEW = "form:new:"
STEPS = {"up": -1, "down": 1}


def adding(do: str) -> str:
    """The list or table to which a button adds what was typed beside it; "" for other buttons."""
    return do.removeprefix(NEW) if do.startswith(NEW) else ""


def rearrange(do: str, filled: Filled, shape: Shape, data: dict[str, Any], root: Loc = ()) -> None:
    """Do what a button says, `<what>:<name of the field>`, to data that were just filled in; others do nothing.

    `shape` and `data` are those of the form, whose places begin with `root`.
    """
    what, _, name = do.partition(":")
    loc = filled.places.get(name)
    if loc is None or loc[: len(root)] != root:
        return
    loc = loc[len(root) :]
    if what in ("add", "own"):
        _add(what, filled, shape, data, loc)
    elif what == "remove":
        holder = _at(data, loc[:-1])
        if _has(holder, loc[-1]):
            del holder[loc[-1]]
            _tidy(data, loc[:-1])
    elif what in STEPS:
        _move(_at(data, loc[:-1]), loc[-1], STEPS[what])


def _at(data: Any, loc: Loc) -> Any:
    """What stands at a place; None where nothing does."""
    for step in loc:
        if not _has(data, step):
            return None
        data = data[step]
    return data


def _has(holder: Any, step: int | str) -> bool:
    if isinstance(holder, list):
        return isinstance(step, int) and 0 <= step < len(holder)
    return isinstance(holder, dict) and step in holder


def _add(what: str, filled: Filled, shape: Shape, data: dict[str, Any], loc: Loc) -> None:
    """One more item, or one's own copy of those that a list has from elsewhere."""
    there = _at(data, loc)
    base: Any = None
    for k, step in enumerate(loc):
        holder = normal(shape, _at(data, loc[:k]))
        if isinstance(step, str) and shape.kind == "object":
            base = beneath(shape, holder, base, filled.catalogue).get(step)
            shape = shape.properties[step]
        else:
            shape, base = shape.item, None
    if shape.kind != "list" or not (there is None or isinstance(there, list)):
        return
    items = [*(filled.below(base) if there is None else there)]
    if what == "add":
        items.append({} if shape.item.kind == "object" else "")
    _put(data, loc, items)


def _put(data: Any, loc: Loc, value: Any) -> None:
    """Put a value at a place, with the mappings that lead there."""
    for step, after in itertools.pairwise(loc):
        if not _has(data, step) or not isinstance(data[step], dict | list):
            data[step] = {} if isinstance(after, str) else []
        data = data[step]
    data[loc[-1]] = value


def _tidy(data: Any, loc: Loc) -> None:
    """A list or table of which the last item is gone: it is empty on purpose."""
    if loc and not _at(data, loc) and isinstance(_at(data, loc), dict):
        del _at(data, loc[:-1])[loc[-1]]


def _move(holder: Any, k: int | str, by: int) -> None:
    if isinstance(holder, list) and isinstance(k, int) and 0 <= k + by < len(holder):
        holder[k], holder[k + by] = holder[k + by], holder[k]
