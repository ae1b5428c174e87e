"""What somebody may do where, as they stand and look: whom one can strike, how far one shoots, what a shield covers."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TypedDict

from markupsafe import Markup

from affray.web.drawing import geometry as grid
from affray.web.drawing.geometry import At, Geometry
from affray.web.drawing.markup import EMPTY, element, html

LOOKS = 6  # of arcs, in turn
FADES = 5  # of bands, each fainter than the one before
NOTE = 16  # units: notes stand above the middle of a place, where a piece leaves room


class Band(TypedDict):
    """A part of an arc."""

    places: Sequence[Sequence[int]]
    note: str  # a sign or two that tells how good it is; "" for none


class Arc(TypedDict):
    """One thing that somebody may do."""

    name: str
    word: str
    bands: Sequence[Band]  # from the best on


def arc(on: Geometry, found: Arc, k: int) -> Markup:
    """The k-th arc of somebody: its bands, each with its note, and a line around all."""
    bands = [(n, band, _places(band["places"])) for n, band in enumerate(found["bands"]) if band["places"]]
    everywhere = {at for _, _, places in bands for at in places}
    return element(
        "g",
        *(_band(on, places, n, f"{found['word']} {band['note']}".strip()) for n, band, places in bands),
        element("path", class_="rim", d=grid.outline(on, everywhere)),
        *(_note(on, band["note"], places) for _, band, places in bands if band["note"]),
        class_=f"arc arc-{k % LOOKS}",
        data_arc=found["name"],
    )


def _band(on: Geometry, places: Sequence[At], n: int, word: str) -> Markup:
    """The n-th band; the script reads out where it is."""
    told = " ".join(f"{column},{row}" for column, row in places)
    look = f"band band-{min(n, FADES - 1)}"
    return element("path", class_=look, d=grid.outline(on, places), data_places=told, data_word=word)


def legend(arcs: Sequence[Arc]) -> Markup:
    """A button for each arc, which takes it off the map and puts it back; nothing without arcs."""
    if not arcs:
        return EMPTY
    return html("div", *(_button(each, k) for k, each in enumerate(arcs)), class_="map-arcs")


def _button(found: Arc, k: int) -> Markup:
    key = html("span", class_=f"arc-key arc-{k % LOOKS}")
    pressed = {"aria_pressed": "true", "data_arc_of": found["name"]}
    return html("button", key, found["word"], type="button", class_="small", **pressed)


def _note(on: Geometry, note: str, places: Sequence[At]) -> Markup:
    """A note in that of some places which is nearest to the middle of them all."""
    middles = [on.middle(at) for at in places]
    mx, my = (sum(spot[k] for spot in middles) / len(middles) for k in (0, 1))
    x, y = min(middles, key=lambda spot: (spot[0] - mx) ** 2 + (spot[1] - my) ** 2)
    return element("text", note, class_="note", x=x, y=y - NOTE)


def _places(written: Iterable[Sequence[int]]) -> list[At]:
    return [(at[0], at[1]) for at in written]
