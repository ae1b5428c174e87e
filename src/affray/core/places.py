"""Places in plain data by the words that people use for them: `options.base_move`, `Ragnar.weapons.axe.attack`."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from affray.core.catalogue import slug
from affray.core.documents import Fault, near
from affray.core.said import Said

_STEP = re.compile(r"\[(\d+)\]")


def put_at(data: Any, path: str, value: Any) -> Fault | None:
    """Put a value at a place that is there already; a fault when it isn't.

    The way starts at the data itself, or at anything in it that has a name: its first words are then that name.
    Items of a list go by their number from 0, or by their name, as it is or as keys are written: `long-sword`.
    """
    missed: list[tuple[str, list[str]]] = []
    for start, way in (*_named(data, path), (data, path)):
        holder, steps = start, _STEP.sub(r".\1", way).strip(".").split(".")
        for n, step in enumerate(steps):
            key = _key(holder, step)
            if key is None:
                missed.append((step, _names(holder)))
                break
            if n == len(steps) - 1:
                holder[key] = value
                return None
            holder = holder[key]
    step, names = missed[0]
    if len(missed) == 1:  # from the data itself: its first words may be meant for a name
        names += [str(each["name"]) for each in _everything(data) if "name" in each]
    hint = near(step, names)
    return Fault("", 0, 0, path, Said(f"there is no '{step}'{hint}", "no-such-key", name=step, hint=hint))


def _names(holder: Any) -> list[str]:
    """What a step could have been."""
    if isinstance(holder, dict):
        return [str(key) for key in holder]
    items = holder if isinstance(holder, list) else []
    return [str(item["name"]) for item in items if isinstance(item, dict) and "name" in item]


def _everything(data: Any) -> Iterator[dict[str, Any]]:
    """All mappings in some data, from the outside in."""
    if isinstance(data, dict):
        yield data
    for inner in data.values() if isinstance(data, dict) else data if isinstance(data, list) else ():
        yield from _everything(inner)


def _named(data: Any, path: str) -> Iterator[tuple[Any, str]]:
    for each in _everything(data):
        name = each.get("name")
        if isinstance(name, str) and path.startswith((f"{name}.", f"{name}[")):
            yield each, path[len(name) :]


def _key(holder: Any, step: str) -> int | str | None:
    """What a step leads to: a key of a mapping, a place in a list."""
    if isinstance(holder, dict):
        return step if step in holder else None
    if not isinstance(holder, list):
        return None
    if step.isdigit():
        return int(step) if int(step) < len(holder) else None
    named = ((k, item.get("name")) for k, item in enumerate(holder) if isinstance(item, dict))
    return next((k for k, name in named if isinstance(name, str) and slug(name) == slug(step)), None)
