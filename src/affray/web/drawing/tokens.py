"""A piece as it is drawn: its shape and letters, where it faces, its bars and tags, all around 0, 0."""

from __future__ import annotations

import math
from collections.abc import Collection, Mapping

from markupsafe import Markup

from affray.core.texts import Texts
from affray.web.drawing import geometry as grid
from affray.web.drawing.geometry import At, Geometry, Point
from affray.web.drawing.markup import EMPTY, classes, element, joined, number
from affray.web.drawing.pieces import Bar, Piece

SIDES = 8  # colours that there are
WIDE, THICK = 34, 5  # of a bar
LOW = 1 / 3  # of a bar, from where it is shown as a warning
BADGES = 3  # tags that are drawn, of any number
LARGE = 0.5  # how much larger a token is for each further place that it covers, at most three

# Shapes by side, about 36 across, all with room for a letter in the middle.
SHAPES: Mapping[str, str] = {
    "circle": "M-18 0a18 18 0 1 1 36 0a18 18 0 1 1-36 0z",
    "square": "M-11-16h22q5 0 5 5v22q0 5-5 5h-22q-5 0-5-5v-22q0-5 5-5z",
    "diamond": "M0-22l21 22-21 22-21-22z",
    "triangle": "M0-22l22 37h-44z",
    "shield": "M-17-16q9 0 17-4q8 4 17 4v14q0 14-17 22q-17-8-17-22z",
    "hexagon": "M-10-18h20l11 18-11 18h-20l-11-18z",
    "cross": "M-8-19h16v11h11v16h-11v11h-16v-11h-11v-16h11z",
    "drop": "M0-23q18 17 18 25a18 17 0 0 1-36 0q0-8 18-25z",
}
NOSE = "M4-11l29 11-29 11z"  # its broad end is hidden by the shape
CROSSED = "M-21-15l42 30M21-15l-42 30"
LOWERED = {"triangle": 3}  # shapes whose middle is lower than halfway, by how much

MORE = "more"

# Signs for common conditions; any other is a dot.
BADGE_SIGNS: Mapping[str, str] = {
    "bleeding": "M0-5q4 4.5 4 6.5a4 3.5 0 0 1-8 0q0-2 4-6.5z",
    "burning": "M0-6q5 4 4 8a4 4 0 0 1-8 0q0-3 2-4q0 2 1.5 2.5q1-3 .5-6.5z",
    "stunned": "M1-6l-5 7h3l-1 5 5-7h-3z",
    "unconscious": "M-4-4h8l-6 8h6v2h-9l6-8h-5z",
    "blinded": "M-6 0q6-6 12 0q-6 6-12 0zM-5 5l10-10 1 1-10 10z",
    "grappled": "M-6-2h7v4h-7zM-1-4h7v8h-7v-2h5v-4h-5z",
    "fleeing": "M-6-4l5 4-5 4zM0-4l6 4-6 4z",
    "opening": "M-1-6h3l-1 7h-1zM-1 3h3v3h-3z",
    "poisoned": "M0-6a5 5 0 0 1 3 9v3h-6v-3a5 5 0 0 1 3-9zM-2.5-1v2h2v-2zM.5-1v2h2v-2z",
    "disarmed": "M-5-5l4 4-1 1-4-4zM5 5l-4-4 1-1 4 4zM-5 5l10-10 1 1-10 10z",
    "yielded": "M-4-6h1.5v12h-1.5zM-2-6h7v6h-7z",
    "covered": "M-5-5h10v4q0 5-5 7q-5-2-5-7z",
    "waiting": "M-4-6h8q0 4-3 6q3 2 3 6h-8q0-4 3-6q-3-2-3-6z",
    "aiming": "M-6-1h4v-5h2v5h6v2h-6v5h-2v-5h-4z",
    MORE: "M-1-5h2v4h4v2h-4v4h-2v-4h-4v-2h4z",
}
DOT = "M-3 0a3 3 0 1 1 6 0a3 3 0 1 1-6 0z"
BADGE_PLACES: tuple[Point, ...] = ((15, -18), (20, -3), (17, 12))


def token(geometry: Geometry, piece: Piece, number_here: int, here: int, words: Texts, *, target: bool) -> Markup:
    """A piece on its place: the whole of it is moved by the `transform` of its group.

    `here` pieces stand in the same place; this is the one with that number, from 0.
    """
    at = (piece["place"] or [0, 0])[0], (piece["place"] or [0, 0])[1]
    x, y = geometry.middle(at)
    return element(
        "g",
        element("title", title(piece, words)),
        _body(geometry, at, piece),
        _stand(geometry, at, piece, number_here, here),
        id=f"piece-{piece['index']}",
        class_=_classes(piece, target=target),
        transform=f"translate({x} {y})",
        role="img",
        data_index=piece["index"],
        data_at=f"{at[0]},{at[1]}",
        data_hexes=" ".join(f"{c},{r}" for c, r in piece["hexes"]) if len(piece["hexes"]) > 1 else None,
        data_name=piece["name"],
    )


def title(piece: Piece, words: Texts) -> str:
    """All that a piece shows, in words."""
    parts = [f"{piece['letters']}: {piece['name']}, {piece['side_name']}"]
    if piece["turn"]:
        parts.append(words.word("piece-turn"))
    if piece["place"]:
        parts.append(words.word("piece-at", {"column": piece["place"][0], "row": piece["place"][1]}))
    if piece["facing"] and piece["able"]:
        parts.append(words.word(f"facing-{piece['facing']}"))
    parts += [tag["word"] for tag in piece["tags"]]
    parts += [f"{bar['word']} {bar['value']}/{bar['max']}" for bar in piece["bars"]]
    return "; ".join(parts)


def shape(name: str) -> Markup:
    """The shape of a side's pieces, for legends and lists, in a view box of -24 -24 48 48."""
    return element("path", class_="shape", d=SHAPES[name])


def _classes(piece: Piece, *, target: bool) -> str:
    return classes(
        "piece",
        f"side-{piece['side'] % SIDES}",
        None if piece["able"] else "out",
        "dead" if piece["dead"] else None,
        "prone" if piece["prone"] else None,
        "mine" if piece["mine"] else None,
        "turn" if piece["turn"] else None,
        "target" if target else None,
    )


def _body(geometry: Geometry, at: At, piece: Piece) -> Markup:
    """What a large piece covers."""
    if len(piece["hexes"]) < 2:
        return EMPTY
    x, y = geometry.middle(at)
    around = grid.outline(geometry, [(c, r) for c, r in piece["hexes"]])
    return element("path", class_="covers", d=around, transform=f"translate({-x} {-y})")


def _stand(geometry: Geometry, at: At, piece: Piece, k: int, here: int) -> Markup:
    """The token itself: in the middle of what it covers, smaller and aside where several share a place."""
    dx, dy = _middle(geometry, at, [(c, r) for c, r in piece["hexes"]])
    scale = 1 + LARGE * min(max(len(piece["hexes"]) - 1, 0), 2)
    if here > 1:
        dx, dy, scale = dx + 11 * (2 * k - here + 1), dy + 7 * (2 * k - here + 1), 0.7 * scale
    alone = here == 1 and scale == 1
    y = -3 if piece["bars"] and alone else 0
    return element(
        "g",
        _glow(piece),
        _bars(piece["bars"]),
        _nose(geometry, piece, y),
        _face(piece, y),
        _badges(geometry, piece),
        element("text", piece["name"], class_="name", y=38) if piece["able"] and alone else EMPTY,
        transform=_moved(dx, dy, scale),
    )


def _moved(dx: float, dy: float, scale: float) -> str | None:
    """Where a token stands aside from its place, None where it doesn't."""
    if (dx, dy, scale) == (0, 0, 1):
        return None
    return f"translate({number(dx)} {number(dy)}) scale({number(scale)})"


def _middle(geometry: Geometry, at: At, places: Collection[At]) -> tuple[float, float]:
    """The middle of what a piece covers, from that of its place."""
    if len(places) < 2:
        return 0.0, 0.0
    x, y = geometry.middle(at)
    middles: list[Point] = [geometry.middle(place) for place in places]
    return sum(mx for mx, _ in middles) / len(middles) - x, sum(my for _, my in middles) / len(middles) - y


def _glow(piece: Piece) -> Markup:
    return element("circle", class_="glow", r=26, cy=-2) if piece["turn"] else EMPTY


def _nose(geometry: Geometry, piece: Piece, y: int) -> Markup:
    if not piece["facing"] or not piece["able"]:
        return EMPTY
    turned = f"translate(0 {y}) rotate({grid.angle(geometry, piece['facing'])})"
    return element("path", class_="nose", d=NOSE, transform=turned)


def _face(piece: Piece, y: int) -> Markup:
    crossed = element("path", class_="crossed", d=CROSSED) if piece["dead"] else EMPTY
    letters = element("text", piece["letters"], class_="letters", y=LOWERED.get(piece["shape"]))
    return element("g", shape(piece["shape"]), crossed, letters, transform=f"translate(0 {y})" if y else None)


def _bars(bars: Collection[Bar]) -> Markup:
    """The first two bars, as thick lines below each other."""
    shown = list(bars)[:2]
    if not shown:
        return EMPTY
    track = element("path", class_="track", d="".join(_line(k, WIDE) for k in range(len(shown))))
    return track + joined(_bar(bar, k) for k, bar in enumerate(shown) if bar["share"])


def _bar(bar: Bar, k: int) -> Markup:
    low = "low" if bar["share"] <= LOW else None
    return element("path", class_=classes(f"bar-{k}", low), d=_line(k, max(2, round(WIDE * bar["share"]))))


def _line(k: int, wide: int) -> str:
    return f"M{-WIDE // 2} {21 + k * (THICK + 1)}h{wide}"


def _badges(geometry: Geometry, piece: Piece) -> Markup:
    """The first of the conditions that the piece itself doesn't show already, and a plus where there are more.

    They stand on the side to which it doesn't face.
    """
    drawn = [tag["key"] for tag in piece["tags"] if tag["key"] not in ("dead", "down")]
    shown = drawn[:BADGES] if len(drawn) <= BADGES else [*drawn[: BADGES - 1], MORE]
    ahead = math.cos(math.radians(grid.angle(geometry, piece["facing"]))) if piece["facing"] else 0
    return joined(_badge(tag, -1 if ahead > 0 else 1, BADGE_PLACES[k]) for k, tag in enumerate(shown))


def _badge(tag: str, turned: int, place: Point) -> Markup:
    return element(
        "g",
        element("circle", r=8),
        element("path", d=BADGE_SIGNS.get(tag, DOT)),
        class_=f"badge badge-{tag}",
        transform=f"translate({turned * place[0]} {place[1]})",
    )
