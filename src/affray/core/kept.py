"""All figures of a record as they stand, kept and put back: for the exact odds, which go on from one state many times.

Unlike `records.figures` these are the very objects (a figure not yet looked at stays so), only of rows in use, and
nothing `shared` or `scratch`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from affray.core.records import fields_of, is_record

_KEEPERS: dict[type[Any], Callable[[Any, list[Any]], None]] = {}
_PUTTERS: dict[type[Any], Callable[[Any, list[Any], int], int]] = {}


def kept(record: Any) -> list[Any]:
    """The figures of a record in their order."""
    out: list[Any] = []
    _keeper(type(record))(record, out)
    return out


def put_back(record: Any, values: list[Any]) -> None:
    """Set all figures of a record to values as `kept` gave them; the record keeps its rows."""
    _putter(type(record))(record, values, 0)


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


def _keeper(cls: type[Any]) -> Callable[[Any, list[Any]], None]:
    """What adds the figures of a record of this class to a list, as straight-line code."""
    if cls in _KEEPERS:
        return _KEEPERS[cls]
    names: dict[str, Any] = {}
    body = ["def keep(a, out):", " pass"]
    for field in fields_of(cls):
        name = field.name
        if field.kind in ("one", "many"):
            names[f"keep_{name}"] = _keeper(field.cls)
        if field.kind == "ints":
            body.append(f" out += a.{name}")
        elif field.kind == "one":
            body.append(f" keep_{name}(a.{name}, out)")
        elif field.kind == "many":
            body.append(f" for row in a.{name}: keep_{name}(row, out)")
        elif field.kind not in ("shared", "scratch"):
            body.append(f" out.append(a.{name})")
    exec("\n".join(body), names)
    return _KEEPERS.setdefault(cls, names["keep"])


def _putter(cls: type[Any]) -> Callable[[Any, list[Any], int], int]:
    """What sets the figures of a record of this class from a list, from a place on: the place after them."""
    if cls in _PUTTERS:
        return _PUTTERS[cls]
    names: dict[str, Any] = {}
    body = ["def put(a, values, at):"]
    for field in fields_of(cls):
        name = field.name
        if field.kind in ("one", "many"):
            names[f"put_{name}"] = _putter(field.cls)
        if field.kind == "ints":
            body.append(f" a.{name}[:] = values[at:at + {field.size}]; at += {field.size}")
        elif field.kind == "one":
            body.append(f" at = put_{name}(a.{name}, values, at)")
        elif field.kind == "many":
            body.append(f" for row in a.{name}: at = put_{name}(row, values, at)")
        elif field.kind not in ("shared", "scratch"):
            body.append(f" a.{name} = values[at]; at += 1")
    exec("\n".join([*body, " return at"]), names)
    return _PUTTERS.setdefault(cls, names["put"])
