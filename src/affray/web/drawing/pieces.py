"""Who stands on the map, out of what a view tells of the combatants: all that a piece shows, as plain dicts."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Any, TypedDict, cast

from affray.core.signs import UNKNOWN, signs_of

Word = Callable[[str], str]
SHAPES = ("circle", "square", "diamond", "triangle", "shield", "hexagon", "cross", "drop")  # by side


class Bar(TypedDict):
    """What is left of a figure."""

    name: str  # as views call it
    word: str
    value: int
    max: int
    share: float  # 0 to 1


class Tag(TypedDict):
    """A condition: as views name it, and in words."""

    key: str
    word: str


class Piece(TypedDict):
    """A combatant as maps and lists show it."""

    index: int  # its number among the combatants
    name: str
    side: int  # from 0; colour and shape go by it
    side_name: str
    shape: str  # one of SHAPES
    letters: str  # unlike those of all others
    place: list[int] | None  # column and row; None: not on the map
    hexes: list[list[int]]  # all that it covers, its place among them
    facing: str | None  # the side of its place that it faces
    bars: list[Bar]
    tags: list[Tag]
    able: bool  # can act
    dead: bool
    prone: bool  # lies on the ground
    mine: bool  # belongs to the viewer
    turn: bool  # whose turn it is


def _plain(name: str) -> str:
    return name.replace("-", " ")


def pieces(
    view: Mapping[str, Any],
    *,
    mine: Collection[str] = (),
    sides: Sequence[str] = (),
    condition: Word = _plain,
    figure: Word = _plain,
) -> list[Piece]:
    """Every combatant of a view as a piece.

    `mine` are the names of the viewer's own. `sides` gives the order of the sides, by which they are coloured: where a
    viewer doesn't see everybody, those who do and those who don't see the same colours; by default they are numbered as
    they come. `condition` and `figure` find the words for a tag and for a bar, by default their names. A combatant that
    tells its own `index` keeps it, others have their place in the view.
    """
    combatants = view["combatants"]
    signs = signs_of([one["name"] for one in combatants])
    numbers = {name: k for k, name in enumerate(dict.fromkeys((*sides, *(one["side"] for one in combatants))))}
    return [
        _piece(one, k, numbers[one["side"]], signs[one["name"]], mine, view.get("actor"), (condition, figure))
        for k, one in enumerate(combatants)
    ]


def _piece(
    one: Mapping[str, Any],
    k: int,
    side: int,
    sign: str,
    mine: Collection[str],
    actor: str | None,
    words: tuple[Word, Word],
) -> Piece:
    condition, figure = words
    return {
        "index": one.get("index", k),
        "name": one["name"],
        "side": side,
        "side_name": one["side"],
        "shape": SHAPES[side % len(SHAPES)],
        "letters": sign if sign != UNKNOWN else str(k),
        "place": one.get("place"),
        "hexes": one.get("hexes", []),
        "facing": one.get("facing"),
        "bars": [_bar(bar, figure) for bar in one.get("bars", ())],
        "tags": [{"key": tag, "word": condition(tag)} for tag in one.get("tags", ())],
        "able": bool(one["able"]),
        "dead": "dead" in one.get("tags", ()),
        "prone": "down" in one.get("tags", ()),
        "mine": one["name"] in mine,
        "turn": one["name"] == actor,
    }


def _bar(bar: Mapping[str, Any], word: Word) -> Bar:
    share = bar["value"] / bar["max"] if bar["max"] > 0 else 0.0
    figures = {"value": bar["value"], "max": bar["max"], "share": min(1.0, max(0.0, share))}
    return cast(Bar, {"name": bar["name"], "word": word(bar["name"]), **figures})
