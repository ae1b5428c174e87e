"""Drawings taken apart again, and views to draw."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any
from xml.etree import ElementTree as ET

from affray.web.drawing.geometry import Point

SVG = ET.Element
_STEP = re.compile(r"([MLlhvHVz])((?:\s*-?\d+)*)")


def parsed(markup: str) -> SVG:
    """The drawing as elements; it is well-formed."""
    return ET.fromstring(str(markup))


def of_class(drawing: SVG, name: str) -> list[SVG]:
    """All elements that have a class."""
    return [each for each in drawing.iter() if name in each.get("class", "").split()]


def one_of_class(drawing: SVG, name: str) -> SVG:
    """The one element that has a class."""
    (found,) = of_class(drawing, name)
    return found


def segments(d: str) -> Iterator[frozenset[Point]]:
    """The lines of a path, each as its two ends."""
    x = y = 0
    first = (0, 0)
    for kind, figures in _STEP.findall(d):
        given = [int(figure) for figure in re.findall(r"-?\d+", figures)]
        before = (x, y)
        if kind == "M":
            x, y = given
            first = (x, y)
            continue
        if kind == "l":
            x, y = x + given[0], y + given[1]
        elif kind in "hv":
            x, y = (x + given[0], y) if kind == "h" else (x, y + given[0])
        else:
            assert kind == "z", d
            x, y = first
        if before != (x, y):
            yield frozenset((before, (x, y)))


def ground(columns: int = 6, rows: int = 5, **more: Any) -> dict[str, Any]:
    """A map as views tell it."""
    empty: dict[str, Any] = {name: [] for name in ("off", "walls", "doors", "rough", "fire")}
    return {"grid": "hex", "columns": columns, "rows": rows, **empty, **more}


def one(name: str, place: Sequence[int] | None = (0, 0), **more: Any) -> dict[str, Any]:
    """A combatant as views tell it."""
    at = list(place) if place is not None else None
    return {
        "name": name,
        "side": "Red",
        "able": True,
        "bars": [{"name": "blood", "value": 6, "max": 12, "level": ""}],
        "tags": [],
        "place": at,
        "facing": "e" if at else None,
        "hexes": [at] if at else [],
        **more,
    }


def view_of(*combatants: Mapping[str, Any], **more: Any) -> dict[str, Any]:
    """A view of somebody on a map."""
    return {"map": ground(), "actor": None, "combatants": list(combatants), **more}
