"""The map as one SVG: ground, walls and doors, what is marked, and the pieces; and the frame in which a page shows it.

The map comes as `Fight.view()["map"]` tells it. One script (`static/js/map.js`) moves it about and finds the place
under the pointer by the figures of the geometry, so that no place needs an element of its own.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, TypedDict, cast

from markupsafe import Markup

from affray.core.texts import Texts
from affray.web.drawing import arcs, tokens
from affray.web.drawing import geometry as grid
from affray.web.drawing.geometry import At, Geometry, Point
from affray.web.drawing.grids import GEOMETRIES
from affray.web.drawing.keeping import Kept
from affray.web.drawing.markup import EMPTY, element, html, joined
from affray.web.drawing.pieces import Piece
from affray.web.drawing.words import words

RIM = 22  # around the map, for the numbers of its columns and rows
EVERY, MANY = 5, 20  # of more columns or rows than so many every fifth has its number


class Picture(TypedDict):
    """A picture under the map, in the units of the drawing: 52 to a place's width, the middle of 0, 0 at 0, 0."""

    href: str
    x: float
    y: float
    width: float
    height: float


class Marks(TypedDict, total=False):
    """What is marked on a map. Places are columns and rows; pieces are told by their index."""

    reach: Sequence[Sequence[int]]  # what can be struck
    reachable: Sequence[Sequence[int]]  # where somebody gets
    options: Sequence[Sequence[int]]  # to choose from
    path: Sequence[Sequence[int]]  # the way chosen so far
    targets: Sequence[int]  # pieces to choose from
    selected: int | None  # the piece that is looked at
    arcs: Sequence[arcs.Arc]  # of the piece that is looked at
    picture: Picture | None


# Glyphs on the ground around the middle of a place; patterns repeat them over whole areas.
GLYPHS: Mapping[str, str] = {
    "rough": "M-15 6l3-7 3 7M-2-7l3-7 3 7M6 9l3-7 3 7M-6 16l3-6 3 6",
    "smoke": "M-16 4a7 7 0 0 1 4-12a9 9 0 0 1 16-2a7 7 0 0 1 11 8a6 6 0 0 1-5 9h-20a6 6 0 0 1-6-3z",
    "fire": "M0-17q14 12 11 23a11 11 0 0 1-22 0q0-8 6-12q0 5 4 7q3-8 1-18z",
}

KEPT = Kept(2_000)  # tokens, and the grounds of maps
AREAS = (*GLYPHS, "off")  # ground that has one


def draw(
    view_map: Mapping[str, Any] | None,
    pieces: Sequence[Piece],
    marks: Marks | Mapping[str, Any] | None = None,
    *,
    language: str = "en",
) -> Markup:
    """The map with its pieces and marks; nothing without a map. It can be focused, and answers to `map.js`."""
    if view_map is None:
        return EMPTY
    texts, shown, on = words(language), cast("Marks", marks or {}), GEOMETRIES[view_map["grid"]]
    x, y, wide, high = on.extent(view_map["columns"], view_map["rows"])
    box = f"{x - RIM} {y - RIM} {wide + 2 * RIM} {high + 2 * RIM}"
    size = {"columns": view_map["columns"], "rows": view_map["rows"]}
    picture = shown.get("picture")
    return element(
        "svg",
        _defs(on, view_map["columns"]),
        KEPT.get(("ground", repr(view_map), repr(picture), language), lambda: _ground(on, view_map, picture, texts)),
        _marks(on, shown),
        KEPT.get(("built", repr(view_map), language), lambda: _built(on, view_map, texts)),
        _pieces(on, pieces, shown, texts),
        _pointers(),
        id="map",
        class_="gridmap",
        viewBox=box,
        data_map=on.NAME,
        data_box=box,
        data_columns=view_map["columns"],
        data_rows=view_map["rows"],
        data_option=texts.word("map-option"),
        tabindex=0,
        role="application",
        aria_label=texts.word("map", size),
        aria_describedby="map-keys",
    )


def widget(
    view_map: Mapping[str, Any] | None,
    pieces: Sequence[Piece],
    marks: Marks | Mapping[str, Any] | None = None,
    *,
    language: str = "en",
    hint: str = "",
) -> Markup:
    """The map as a page shows it: with buttons to zoom, a line that is read out, and all of it as a list.

    `hint` says what taps do on that page; how one moves about is told after it.
    """
    if view_map is None:
        return EMPTY
    texts = words(language)
    listed = listing(view_map, pieces, language=language)
    beside = KEPT.get(("beside", hint, language), lambda: _help(hint, texts) + _buttons(texts))
    return html(
        "div",
        draw(view_map, pieces, marks, language=language),
        arcs.legend(cast("Marks", marks or {}).get("arcs", ())),
        html("div", listed, beside, class_="map-foot"),
        html("output", id="map-says", class_="sr-only", aria_live="polite"),
        class_="map",
    )


def listing(view_map: Mapping[str, Any] | None, pieces: Sequence[Piece], *, language: str = "en") -> Markup:
    """All that the map shows as a list, to be opened; nothing without a map."""
    if view_map is None:
        return EMPTY
    texts = words(language)
    lines = [*(tokens.title(piece, texts) for piece in pieces if piece["place"]), *_told(view_map, texts)]
    return html(
        "details",
        html("summary", texts.word("map-list")),
        html("ul", *(html("li", line) for line in lines)),
        class_="map-list",
    )


def _told(view_map: Mapping[str, Any], texts: Texts) -> Iterator[str]:
    """Ground, doors and walls in words."""
    for name in AREAS:
        if view_map.get(name):
            yield f"{texts.word(f'ground-{name}')}: {' '.join(f'{c},{r}' for c, r in view_map[name])}"
    for door in view_map["doors"]:
        yield f"{_door_word(door, texts)}: {_beside(door, texts)}"
    if view_map["walls"]:
        yield f"{texts.word('wall')}: {'; '.join(_beside(wall, texts) for wall in view_map['walls'])}"


def _beside(wall: Mapping[str, Any], texts: Texts) -> str:
    return f"{wall['at'][0]},{wall['at'][1]} {texts.word('side-' + wall['side'])}"


def _door_word(door: Mapping[str, Any], texts: Texts) -> str:
    return texts.word("door-open" if door["open"] else "door-shut")


# ---- layers ---------------------------------------------------------------------------------------------------------


def _defs(on: Geometry, columns: int) -> Markup:
    """What is drawn again and again: a row of places, one place, doors, patterns of ground."""
    row = "".join(f"{grid.path(on.corners((column, 0)))}z" for column in range(columns))
    return element(
        "defs",
        element("path", id="map-row", d=row),
        element("path", id="map-cell", d=grid.outline(on, [(0, 0)])),
        *(_pattern(on, name) for name in GLYPHS),
        _hatching(),
    )


def _pattern(on: Geometry, name: str) -> Markup:
    """Glyphs in the middle of each place, as far as they lie within one period of the pattern of places."""
    wide, high = on.PERIOD
    return element(
        "pattern",
        *(
            element("path", class_=f"glyph-{name}", d=GLYPHS[name], transform=f"translate({x} {y})")
            for x, y in on.MIDDLES
        ),
        id=f"map-{name}",
        width=wide,
        height=high,
        patternUnits="userSpaceOnUse",
    )


def _hatching() -> Markup:
    line = element("path", class_="glyph-off", d="M0 0v16")
    turned = "rotate(45)"
    return element(
        "pattern", line, id="map-off", width=16, height=16, patternUnits="userSpaceOnUse", patternTransform=turned
    )


def _ground(on: Geometry, view_map: Mapping[str, Any], picture: Picture | None, texts: Texts) -> Markup:
    rows = range(view_map["rows"])
    return element(
        "g",
        _rows(on, rows, "floor"),
        _picture(picture),
        *(_area(on, name, view_map.get(name, ()), texts.word(f"ground-{name}")) for name in GLYPHS),
        _rows(on, rows, "grid"),
        _area(on, "off", view_map["off"], texts.word("ground-off")),
        _numbers(on, view_map),
        class_="ground pictured" if picture else "ground",
    )


def _rows(on: Geometry, rows: Iterable[int], name: str) -> Markup:
    """All places, a row at a time."""
    return element("g", *(_moved("map-row", on.middle((0, row))) for row in rows), class_=name)


def _moved(what: str, to: Point) -> Markup:
    return element("use", href=f"#{what}", x=to[0] or None, y=to[1] or None)


def _picture(picture: Picture | None) -> Markup:
    if picture is None:
        return EMPTY
    return element(
        "image",
        href=picture["href"],
        x=picture["x"],
        y=picture["y"],
        width=picture["width"],
        height=picture["height"],
        preserveAspectRatio="none",
    )


def _area(on: Geometry, name: str, places: Sequence[Sequence[int]], word: str | None = None) -> Markup:
    """Places of one kind. Of those that have a word the script reads out which they are."""
    if not places:
        return EMPTY
    d = grid.outline(on, _places(places))
    told = " ".join(f"{column},{row}" for column, row in places) if word else None
    fill = element("path", d=d, fill=f"url(#map-{name})") if name in AREAS else EMPTY
    return element("path", class_=name, d=d, data_places=told, data_word=word) + fill


def _places(places: Iterable[Sequence[int]]) -> list[At]:
    return [(place[0], place[1]) for place in places]


def _numbers(on: Geometry, view_map: Mapping[str, Any]) -> Markup:
    """The numbers of columns and rows along the rim."""
    columns, rows = view_map["columns"], view_map["rows"]
    x, y, *_ = on.extent(columns, rows)
    above = (_number(column, on.middle((column, 0))[0], y - RIM // 2) for column in _numbered(columns))
    beside = (_number(row, x - RIM // 2, on.middle((0, row))[1]) for row in _numbered(rows))
    return element("g", *above, *beside, class_="numbers", aria_hidden="true")


def _numbered(count: int) -> range:
    return range(0, count, EVERY if count > MANY else 1)


def _number(number: int, x: int, y: int) -> Markup:
    return element("text", str(number), x=x, y=y)


def _marks(on: Geometry, marks: Marks) -> Markup:
    return element(
        "g",
        *(arcs.arc(on, each, k) for k, each in enumerate(marks.get("arcs", ()))),
        _area(on, "reachable", marks.get("reachable", ())),
        _area(on, "reach", marks.get("reach", ())),
        *(_option(on, at) for at in _places(marks.get("options", ()))),
        _way(on, _places(marks.get("path", ()))),
        element("path", id="map-aim", class_="aim"),
        class_="marks",
    )


def _option(on: Geometry, at: At) -> Markup:
    x, y = on.middle(at)
    return element("use", href="#map-cell", class_="option", x=x, y=y, data_at=f"{at[0]},{at[1]}")


def _way(on: Geometry, places: Sequence[At]) -> Markup:
    return element("path", class_="way", d=grid.path([on.middle(at) for at in places])) if places else EMPTY


def _built(on: Geometry, view_map: Mapping[str, Any], texts: Texts) -> Markup:
    """Walls and doors."""
    if not view_map["walls"] and not view_map["doors"]:
        return EMPTY
    d = grid.lines(grid.edge(on, _at(wall), wall["side"]) for wall in view_map["walls"])
    walls = element("path", class_="wall-edge", d=d) + element("path", class_="wall", d=d) if d else EMPTY
    return element("g", walls, *(_door(on, door, texts) for door in view_map["doors"]), class_="built")


def _at(wall: Mapping[str, Any]) -> At:
    return wall["at"][0], wall["at"][1]


def _door(on: Geometry, door: Mapping[str, Any], texts: Texts) -> Markup:
    """A door: a leaf across its side, or standing open on its hinge between the posts."""
    (ax, ay), (bx, by) = grid.edge(on, _at(door), door["side"])
    along = grid.angle(on, door["side"]) + 90
    return element(
        "g",
        element("title", f"{_door_word(door, texts)}: {_beside(door, texts)}"),
        element("path", class_="gap", d="M-15 0h30"),
        element("path", class_="posts", d="M-15 0h3M15 0h-3"),
        element("path", class_="leaf", d="M-12 0l8 18" if door["open"] else "M-12 0h24"),
        class_="door open" if door["open"] else "door shut",
        transform=f"translate({(ax + bx) // 2} {(ay + by) // 2}) rotate({along})",
        role="img",
        data_at=f"{door['at'][0]},{door['at'][1]}",
        data_side=door["side"],
    )


def _pieces(on: Geometry, pieces: Sequence[Piece], marks: Marks, texts: Texts) -> Markup:
    """Those who stand on the map, those who can act over the others."""
    standing = sorted((piece for piece in pieces if piece["place"]), key=lambda piece: piece["able"])
    crowds = Counter(_stands(piece) for piece in standing)
    seen: Counter[At] = Counter()
    drawn: list[Markup] = []
    for piece in standing:
        at = _stands(piece)
        target = piece["index"] in marks.get("targets", ())
        drawn.append(_token(on, piece, seen[at], crowds[at], texts, target=target))
        seen[at] += 1
    return element("g", *drawn, class_="pieces") + _selected(on, standing, marks.get("selected"))


def _token(on: Geometry, piece: Piece, k: int, here: int, texts: Texts, *, target: bool) -> Markup:
    key = (on.NAME, repr(piece), k, here, texts.language, target)
    return KEPT.get(key, lambda: tokens.token(on, piece, k, here, texts, target=target))


def _stands(piece: Piece) -> At:
    return (piece["place"] or [0, 0])[0], (piece["place"] or [0, 0])[1]


def _selected(on: Geometry, pieces: Sequence[Piece], index: int | None) -> Markup:
    """What surrounds the piece that is looked at."""
    for piece in pieces:
        if piece["index"] == index:
            d = grid.outline(on, _places(piece["hexes"]) or [_stands(piece)])
            return element("path", class_="selected", d=d)
    return EMPTY


def _pointers() -> Markup:
    """What the script moves: the place under the pointer, and that of the keyboard."""
    return joined(
        element("use", id=f"map-{name}", href="#map-cell", class_=f"pointer {name}", visibility="hidden")
        for name in ("hover", "cursor")
    )


def _help(hint: str, texts: Texts) -> Markup:
    told = html("p", f"{hint} {texts.word('map-keys')}".strip(), id="map-keys")
    return html("details", html("summary", texts.word("map-help")), told, class_="map-help")


def _buttons(texts: Texts) -> Markup:
    signs = {"in": "+", "out": "−", "all": texts.word("map-fit")}
    return html(
        "div",
        *(
            html("button", sign, type="button", class_="tool", data_zoom=name, aria_label=texts.word(f"map-{name}"))
            for name, sign in signs.items()
        ),
        class_="map-tools",
    )
