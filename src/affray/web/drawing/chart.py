"""The chances of the sides as a thin bar, with the interval in which each lies."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from markupsafe import Markup

from affray.web.drawing import tokens
from affray.web.drawing.markup import EMPTY, element, html, joined
from affray.web.drawing.pieces import SHAPES
from affray.web.drawing.words import words

WIDE, HIGH = 1000, 20
DRAW = "draw"  # the class of its share


def win_bar(odds: Mapping[str, Any] | None, sides: Sequence[str] = (), *, language: str = "en") -> Markup:
    """How likely each side wins, as `Odds.to_json()` tells it; nothing without odds.

    `sides` gives their order, and so their colours; by default they have that of the odds.
    """
    if odds is None:
        return EMPTY
    texts = words(language)
    names = [name for name in dict.fromkeys((*sides, *odds["wins"])) if name in odds["wins"]]
    numbers = {name: k for k, name in enumerate(dict.fromkeys((*sides, *odds["wins"])))}
    rows = [(name, f"side-{numbers[name] % tokens.SIDES}", odds["wins"][name]) for name in names]
    if odds["draw"]["count"]:
        rows.append((texts.word("odds-draw"), DRAW, odds["draw"]))
    lines = [texts.word("odds-chance", _percents(name, chance)) for name, _, chance in rows]
    bar = element(
        "svg",
        _shares([(kind, chance) for _, kind, chance in rows]),
        class_="odds-bar",
        viewBox=f"0 0 {WIDE} {HIGH}",
        preserveAspectRatio="none",
        role="img",
        aria_label=f"{texts.word('odds')}: {'; '.join(lines)}",
    )
    shapes = {f"side-{k % tokens.SIDES}": SHAPES[k % len(SHAPES)] for k in numbers.values()}
    entries = (
        _entry(name, kind, shapes.get(kind), chance, line)
        for (name, kind, chance), line in zip(rows, lines, strict=True)
    )
    return html("div", bar, html("ul", *entries, class_="odds-names"), class_="odds")


def _percents(name: str, chance: Mapping[str, Any]) -> dict[str, str | int]:
    return {"side": name, **{key: _percent(chance[key]) for key in ("value", "low", "high")}}


def _percent(share: float) -> str:
    """A share in whole percents; what is neither sure nor impossible isn't told as if it were."""
    if 0 < share < 0.01:
        return "<1 %"
    return ">99 %" if 0.99 < share < 1 else f"{share * 100:.0f} %"


def _shares(rows: Sequence[tuple[str, Mapping[str, Any]]]) -> Markup:
    """The shares side by side, and over each border between two how far it may be off."""
    drawn: list[Markup] = []
    borders: list[Markup] = []
    x = 0.0
    for kind, chance in rows:
        wide = WIDE * chance["value"]
        drawn.append(element("rect", class_=f"share {kind}", x=float(x), width=float(wide), height=HIGH))
        x += wide
        off = WIDE * (chance["high"] - chance["low"]) / 2
        borders.append(element("rect", class_="interval", x=x - off, width=2 * off, y=HIGH * 3 // 8, height=HIGH // 4))
    return joined(drawn) + joined(borders[:-1])


def _entry(name: str, kind: str, shape: str | None, chance: Mapping[str, Any], line: str) -> Markup:
    mark = element("svg", tokens.shape(shape), viewBox="-24 -24 48 48", aria_hidden="true") if shape else EMPTY
    return html("li", mark, f"{name} ", html("b", _percent(chance["value"])), class_=kind, title=line)
