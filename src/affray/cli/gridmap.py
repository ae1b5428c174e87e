"""A map in a few lines of signs: a line for each row; of hexes odd rows stand half a hex further right.

Signs of places are those that encounters draw maps with. Where a wall or door stands on a side above or below, a line
between two rows shows it; most maps need few of these.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass
from string import digits
from typing import Any

from affray.core.signs import signs_of

GROUND, CHOICE = ".*"
AREAS = {"rough": "~", "fire": "^", "smoke": "%", "off": "#"}
WALLS = {"e": "|", "se": "/", "sw": "\\", "s": "-"}
SHUT, OPEN = "+'"
ARROWS = {"e": "→", "se": "↘", "s": "↓", "sw": "↙", "w": "←", "nw": "↖", "n": "↑", "ne": "↗"}
MARGIN = 3  # for the numbers of rows
WIDE, NARROW = 4, 2  # columns of a place on the screen

At = tuple[int, int]  # column and row of a place


@dataclass(frozen=True)
class Scale:
    """Where places are on the screen."""

    step: int  # columns from one to the next
    odd: int  # columns that odd rows stand further right

    @classmethod
    def of(cls, ground: Mapping[str, Any], width: int) -> Scale:
        """As wide as there is room."""
        step = WIDE if MARGIN + WIDE * ground["columns"] + NARROW <= width else NARROW
        return cls(step, step // 2 if ground["grid"] == "hex" else 0)

    def x(self, at: At) -> int:
        """Where on its line a place stands."""
        return MARGIN + self.step * at[0] + at[1] % 2 * self.odd

    def edge(self, at: At, side: str) -> tuple[int, int]:
        """Where the east, south-east, south or south-west side of a place is drawn: its line and column."""
        x = self.x(at)
        if side == "e":
            return 2 * at[1], x + self.step // 2
        return 2 * at[1] + 1, {"se": x + self.step // 4, "s": x, "sw": x - 1}[side]


@dataclass(frozen=True)
class Drawing:
    """The lines of a map, and who is who on it."""

    lines: list[str]
    legend: list[str]


def draw(view: Mapping[str, Any], width: int, choices: Collection[At] = (), *, arrows: bool = True) -> Drawing:
    """The map of a view in at most `width` columns, or as many as a narrow one takes; `choices` are marked."""
    ground = view["map"]
    scale = Scale.of(ground, width)
    signs = signs_of([one["name"] for one in view["combatants"]])
    canvas: dict[int, dict[int, str]] = {}  # sign by line and column; rows are the even lines
    for row in range(ground["rows"]):
        canvas[2 * row] = dict(enumerate(f"{row:>{MARGIN - 1}}"))
    for at, sign in _places(ground):
        canvas[2 * at[1]][scale.x(at)] = sign
    for at in choices:  # beside a sign that says more than that there is ground
        here, x = canvas[2 * at[1]], scale.x(at)
        here[x if here[x] == GROUND else x + 1] = CHOICE
    _stand(canvas, view, signs, scale, arrows=arrows)
    for place, side, sign in _edges(ground):
        line, x = scale.edge(place, side)
        canvas.setdefault(line, {})[x] = sign
    lines = [_line(canvas[line]) for line in sorted(canvas)]
    return Drawing([*_head(ground["columns"], scale.step), *lines], [*_legend(view, signs, arrows=arrows)])


def _line(signs: Mapping[int, str]) -> str:
    return "".join(signs.get(x, " ") for x in range(max(signs) + 1))


def _head(columns: int, step: int) -> Iterator[str]:
    """The numbers of the columns, their tens above them where there is no room beside."""
    if step == NARROW and columns > len(digits):
        tens = {MARGIN + step * column: str(column // 10) for column in range(10, columns, 10)}
        yield _line(tens)
    yield _line(
        {
            MARGIN + step * column + k: digit
            for column in range(columns)
            for k, digit in enumerate(str(column) if step == WIDE else str(column % 10))
        }
    )


def _places(ground: Mapping[str, Any]) -> Iterator[tuple[At, str]]:
    """Each place with its sign, what counts most last."""
    for row in range(ground["rows"]):
        yield from (((column, row), GROUND) for column in range(ground["columns"]))
    for name, sign in AREAS.items():
        yield from (((column, row), sign) for column, row in ground.get(name, ()))


def _edges(ground: Mapping[str, Any]) -> Iterator[tuple[At, str, str]]:
    """Each wall and door: beside which place, on its east side or one of those below, with which sign."""
    for wall in ground["walls"]:
        at, side = _from_above(wall)
        yield at, side, WALLS[side]
    for door in ground["doors"]:
        at, side = _from_above(door)
        yield at, side, OPEN if door["open"] else SHUT


def _from_above(wall: Mapping[str, Any]) -> tuple[At, str]:
    """The place and side of a wall or door; as the other one has it, where that is above or left of the one written."""
    (column, row), side = wall["at"], wall["side"]
    if side == "w":
        return (column - 1, row), "e"
    if side == "n":
        return (column, row - 1), "s"
    if side == "nw":
        return (column - 1 + row % 2, row - 1), "se"
    return ((column + row % 2, row - 1), "sw") if side == "ne" else ((column, row), side)


def _stand(
    canvas: dict[int, dict[int, str]], view: Mapping[str, Any], signs: Mapping[str, str], scale: Scale, *, arrows: bool
) -> None:
    """Put everybody on the map, those who can act over the others; beside its sign which way it faces."""
    able: dict[At, str] = {}
    for one in sorted(view["combatants"], key=lambda one: one["able"]):
        for column, row in one["hexes"]:
            canvas[2 * row][scale.x((column, row))] = signs[one["name"]].lower()
        if one["place"] is None:
            continue
        at, sign = (one["place"][0], one["place"][1]), signs[one["name"]]
        line, x = canvas[2 * at[1]], scale.x(at)
        line[x], line[x + 1] = sign, ARROWS[one["facing"]] if arrows and one["able"] else " "
        if at in able:  # two in one place: the other in place of the arrow
            line[x + 1] = able[at]
        if one["able"]:
            able[at] = sign


def _legend(view: Mapping[str, Any], signs: Mapping[str, str], *, arrows: bool) -> Iterator[str]:
    for one in view["combatants"]:
        if one["place"] is not None:
            column, row = one["place"]
            facing = ARROWS[one["facing"]] if arrows else one["facing"]
            yield f"{signs[one['name']]} {one['name']} {column},{row} {facing}"
