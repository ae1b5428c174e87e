"""All figures of a record as they stand, kept and put back: for the exact odds, which go on from one state many times.

Unlike `records.figures` these are the very objects (a figure not yet looked at stays so), only of rows in use, and
nothing `shared` or `scratch`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from affray.core.records import fields_of, is_record

_WALKS: dict[tuple[str, type[Any]], Callable[..., Any]] = {}
# The code of each walk: how it begins, the line for a field by its kind, how it ends.
_CODE = {
    "keep": (
        "def keep(a, out):",
        {
            "ints": " out += a.{name}",
            "one": " keep_{name}(a.{name}, out)",
            "many": " for row in a.{name}: keep_{name}(row, out)",
            "figure": " out.append(a.{name})",
        },
        " return out",
    ),
    "put": (
        "def put(a, values, at):",
        {
            "ints": " a.{name}[:] = values[at:at + {size}]; at += {size}",
            "one": " at = put_{name}(a.{name}, values, at)",
            "many": " for row in a.{name}: at = put_{name}(row, values, at)",
            "figure": " a.{name} = values[at]; at += 1",
        },
        " return at",
    ),
}


def kept(record: Any) -> list[Any]:
    """The figures of a record in their order."""
    found: list[Any] = _walk("keep", type(record))(record, [])
    return found


def put_back(record: Any, values: list[Any]) -> None:
    """Set all figures of a record to values as `kept` gave them; the record keeps its rows."""
    _walk("put", type(record))(record, values, 0)


def parts(record: Any) -> list[Any]:
    """A record, and all records and arrays in it that rules may change: what a rule can be given of it."""
    found = [record]
    for field in fields_of(type(record)):
        here = getattr(record, field.name)
        if field.kind == "ints":
            found.append(here)
        elif field.kind in ("one", "many"):
            for row in (here,) if is_record(type(here)) else here:
                found += parts(row)
    return found


def _walk(what: str, cls: type[Any]) -> Callable[..., Any]:
    """What keeps, or puts back, the figures of a record of this class, as straight-line code."""
    if (what, cls) in _WALKS:
        return _WALKS[what, cls]
    first, lines, last = _CODE[what]
    names: dict[str, Any] = {}
    body = [first]
    for field in fields_of(cls):
        if field.kind in ("one", "many"):
            names[f"{what}_{field.name}"] = _walk(what, field.cls)
        if field.kind not in ("shared", "scratch"):
            body.append(lines.get(field.kind, lines["figure"]).format(name=field.name, size=field.size))
    exec("\n".join([*body, last]), names)
    return _WALKS.setdefault((what, cls), names[what])
