"""Records as nested dicts and lists: what is kept by name outlives a change of the rules' sources."""

from __future__ import annotations

from typing import Any

from affray.core.records import fields_of, fill, hold


def to_plain(a: object) -> dict[str, Any]:
    """The record as nested dicts and lists of ints, JSON-ready: nothing `shared`, of `scratch` how many rows."""
    plain: dict[str, Any] = {}
    for f in fields_of(type(a)):
        value = getattr(a, f.name)
        if f.kind == "many":
            plain[f.name] = [to_plain(row) for row in value]
        elif f.kind == "scratch":
            plain[f.name] = len(value)
        elif f.kind == "one":
            plain[f.name] = to_plain(value)
        elif f.kind != "shared":
            plain[f.name] = list(value) if f.kind == "ints" else int(value)
    return plain


def from_plain(a: Any, plain: dict[str, Any]) -> None:
    """Read back what `to_plain` gave, by name.

    A field that the plain form lacks keeps its value, one unknown is passed over: so a state that was kept under other
    rule sources can still be read. Rows of `many` are made anew. Raises TypeError or ValueError for what isn't of a
    field's shape: no figure where one belongs, or one that an enum doesn't have.
    """
    for f in fields_of(type(a)):
        value = plain.get(f.name)
        if value is None or f.kind == "shared":
            continue
        if f.kind == "many":
            rows = tuple(f.cls() for _ in value[: f.size])
            for row, given in zip(rows, value, strict=False):
                from_plain(row, given)
            hold(a, f.name, rows)
        elif f.kind == "scratch":
            hold(a, f.name, range(min(_figure(value), f.size)))
        elif f.kind == "one":
            from_plain(getattr(a, f.name), value)
        elif f.kind == "ints":
            fill(getattr(a, f.name), map(_figure, value[: f.size]))
        else:
            setattr(a, f.name, f.cls(_figure(value)))


def _figure(value: object) -> int:
    if not isinstance(value, int) or not -(2**63) <= value < 2**63:
        raise TypeError(f"{value!r:.40}: a whole number is wanted")
    return value
