"""Elements of SVG and HTML as safe text."""

from __future__ import annotations

from collections.abc import Iterable

from markupsafe import Markup, escape

Value = str | int | float | bool | None
EMPTY = Markup()


def element(kind: str, /, *inner: str, **attributes: Value) -> Markup:
    """An element; all that isn't markup already is escaped.

    An attribute that is None or False is left out, True stands without a value. In its name _ is written for -, and one
    at the end is dropped: `class_`, `data_at`.
    """
    opening = kind + "".join([_attribute(name, value) for name, value in attributes.items()])
    return Markup(f"<{opening}>{joined(inner)}</{kind}>" if inner else f"<{opening}/>")


def html(kind: str, /, *inner: str, **attributes: Value) -> Markup:
    """The same as HTML wants it: an element without anything in it is closed as well."""
    return element(kind, *(inner or (EMPTY,)), **attributes)


def joined(parts: Iterable[str], by: str = "") -> Markup:
    """Several pieces of markup, one after the other; what isn't markup is escaped."""
    return Markup(str.join(escape(by), map(_safe, parts)))


def classes(*names: str | None) -> str:
    """Names of classes that hold, as an attribute holds them."""
    return " ".join(name for name in names if name)


def number(value: float) -> str:
    """A number of at most one decimal, written as short as it goes."""
    return f"{round(value, 1):g}"


def _safe(part: str) -> str:
    """What is markup as it is, which spares the copy that `escape` makes of it."""
    return part if type(part) is Markup else escape(part)


def _attribute(name: str, value: Value) -> str:
    if value is None or value is False:
        return ""
    written = name.rstrip("_").replace("_", "-")
    if value is True:
        return f' {written}=""'
    if type(value) is int:
        return f' {written}="{value}"'
    return f' {written}="{escape(number(value) if isinstance(value, float) else value)}"'
