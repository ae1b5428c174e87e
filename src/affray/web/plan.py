"""The ground of a map while somebody paints it.

A map is written with `grid`, `columns` and `rows`, or drawn as a `plan`; places `off` it, `rough` or on `fire` as
[column, row]; `walls` and `doors` with `at` and `side`, or `between` two places; `rooms` by two `corners`. A ruleset's
map may have any of these. What is painted is written place by place and wall by wall; all else of a map stays as it was
written.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from affray.core.grid import COLUMNS, ROWS
from affray.web.drawing.geometry import At, Geometry
from affray.web.drawing.grids import GEOMETRIES

AREAS = ("rough", "fire", "off")  # kinds of ground
SIGNS = {"#": "off", "~": "rough", "^": "fire"}  # in a drawn plan
NEW = (12, 9)  # columns and rows of a new map

Edge = tuple[int, int, str]  # column, row and side


def own_sides(on: Geometry) -> tuple[str, ...]:
    """Of the two names that each side has, those that are kept."""
    return on.SIDES[: len(on.SIDES) // 2]


def edge_of(on: Geometry, column: int, row: int, side: str) -> Edge:
    """A side of a place, by the one of its two names that is kept."""
    k, half = on.SIDES.index(side), len(on.SIDES) // 2
    return (column, row, side) if k < half else (*on.neighbour((column, row), side), on.SIDES[k - half])


@dataclass
class Ground:
    """A map that is painted on."""

    columns: int
    rows: int
    areas: dict[str, set[At]] = field(default_factory=lambda: {name: set() for name in AREAS})
    walls: set[Edge] = field(default_factory=set)
    doors: dict[Edge, bool] = field(default_factory=dict)  # whether each is open
    grid: str = "hex"  # what it is made of

    @classmethod
    def of(cls, written: Any, grids: Sequence[str]) -> Ground:
        """From a map as it is written; what can't be understood is passed over.

        `grids`: what it may be made of, first what it is where nothing is said.
        """
        found = written if isinstance(written, Mapping) else {}
        lines = ["".join(line.split()) for line in str(found.get("plan") or "").splitlines()]
        lines = [line for line in lines if line][:ROWS]
        columns = max(map(len, lines), default=0) or _number(found.get("columns"), COLUMNS)
        grid = found.get("grid") if found.get("grid") in grids else grids[0]
        made = cls(min(columns, COLUMNS), len(lines) or _number(found.get("rows"), ROWS), grid=str(grid))
        for r, line in enumerate(lines):
            for c, sign in enumerate(line[:COLUMNS]):
                if sign in SIGNS:
                    made.areas[SIGNS[sign]].add((c, r))
        for name in AREAS:
            made.areas[name] |= {at for at in map(_at, _list(found, name)) if at and made.inside(at)}
        doors = {edge: each.get("open") is True for edge, each in _edges(made.on, found, "doors")}
        made.doors = {edge: opened for edge, opened in doors.items() if made.between(edge)}
        made.walls = {edge for edge, _ in _edges(made.on, found, "walls") if made.between(edge)}
        rooms = {edge for room in _list(found, "rooms") for edge in made.room(room)}
        made.walls |= rooms - made.doors.keys()
        return made

    @property
    def on(self) -> Geometry:
        """How its places lie."""
        return GEOMETRIES[self.grid]

    def inside(self, at: At) -> bool:
        """Whether a place is within the map's columns and rows."""
        return 0 <= at[0] < self.columns and 0 <= at[1] < self.rows

    def between(self, edge: Edge) -> bool:
        """Whether a side has a place of the map on both its sides."""
        return self.inside(edge[:2]) and self.inside(self.on.neighbour(edge[:2], edge[2]))

    def room(self, room: Any) -> Iterator[Edge]:
        """The walls around a room."""
        corners = [_at(each) for each in _list(room, "corners")] if isinstance(room, Mapping) else []
        if len(corners) != 2 or not corners[0] or not corners[1]:
            return
        (left, upper), (right, lower) = corners[0], corners[1]
        places = {(c, r) for c in range(left, right + 1) for r in range(upper, lower + 1) if self.inside((c, r))}
        for at in places:
            for side in self.on.SIDES:
                edge = edge_of(self.on, *at, side)
                if self.on.neighbour(at, side) not in places and self.between(edge):
                    yield edge

    def paint(self, tool: str, cells: Iterable[At], edges: Iterable[Edge]) -> None:
        """Paint places or sides: a kind of ground, `ground` for plain, `wall`, `door`, `open-door`, `erase`."""
        places = [at for at in cells if self.inside(at)]
        known = (each for each in edges if each[2] in self.on.SIDES)
        sides = [edge for edge in (edge_of(self.on, *each) for each in known) if self.between(edge)]
        if tool in (*AREAS, "ground", "erase"):
            for name in AREAS:
                self.areas[name].difference_update(places)
        if tool in AREAS:
            self.areas[tool].update(places)
        if tool in ("wall", "door", "open-door", "erase"):
            self.walls.difference_update(sides)
            for edge in sides:
                self.doors.pop(edge, None)
        if tool == "wall":
            self.walls.update(sides)
        elif tool in ("door", "open-door"):
            self.doors.update(dict.fromkeys(sides, tool == "open-door"))

    def resized(self, columns: int, rows: int) -> Ground:
        """The same in another size; what is beyond it goes."""
        made = Ground(max(1, min(columns, COLUMNS)), max(1, min(rows, ROWS)), grid=self.grid)
        made.areas = {name: {at for at in places if made.inside(at)} for name, places in self.areas.items()}
        made.walls = {edge for edge in self.walls if made.between(edge)}
        made.doors = {edge: opened for edge, opened in self.doors.items() if made.between(edge)}
        return made

    def written(self, before: Any = None) -> dict[str, Any]:
        """The map as it is written, over what else was written of it."""
        drawn = ("grid", "columns", "rows", "plan", "rooms", "walls", "doors", *AREAS)
        kept = {key: value for key, value in before.items() if key not in drawn} if isinstance(before, Mapping) else {}
        made: dict[str, Any] = {"grid": self.grid, "columns": self.columns, "rows": self.rows}
        made |= {name: [list(at) for at in sorted(places, key=_by_row)] for name, places in self.areas.items()}
        made["walls"] = [_wall(edge) for edge in sorted(self.walls, key=_by_row)]
        made["doors"] = [
            {**_wall(edge), **({"open": True} if self.doors[edge] else {})} for edge in sorted(self.doors, key=_by_row)
        ]
        return {**{key: value for key, value in made.items() if value != []}, **kept}

    def view(self) -> dict[str, Any]:
        """The map as views tell it."""
        areas = {name: [list(at) for at in sorted(places, key=_by_row)] for name, places in self.areas.items()}
        doors = [{**_wall(edge), "open": opened} for edge, opened in sorted(self.doors.items())]
        walls = [_wall(edge) for edge in sorted(self.walls, key=_by_row)]
        return {"grid": self.grid, "columns": self.columns, "rows": self.rows, **areas, "walls": walls, "doors": doors}


def _wall(edge: Edge) -> dict[str, Any]:
    return {"at": [edge[0], edge[1]], "side": edge[2]}


def _by_row(place: Sequence[Any]) -> tuple[Any, ...]:
    return place[1], place[0], *place[2:]


def _number(found: Any, most: int) -> int:
    return min(found, most) if isinstance(found, int) and found > 0 else 1


def _list(found: Mapping[str, Any], name: str) -> list[Any]:
    value = found.get(name)
    return value if isinstance(value, list) else []


def _at(found: Any) -> At | None:
    if isinstance(found, list) and len(found) == 2 and all(isinstance(n, int) and 0 <= n < COLUMNS for n in found):
        return found[0], found[1]
    return None


def _edges(on: Geometry, found: Mapping[str, Any], name: str) -> Iterator[tuple[Edge, Mapping[str, Any]]]:
    """Walls or doors as written, each with its side."""
    for each in _list(found, name):
        if not isinstance(each, Mapping):
            continue
        at, side = _at(each.get("at")), each.get("side")
        pair = [_at(one) for one in _list(each, "between")]
        if len(pair) == 2 and (first := pair[0]) and (second := pair[1]):
            at, side = first, next((s for s in on.SIDES if on.neighbour(first, s) == second), None)
        if at and side in on.SIDES:
            yield edge_of(on, *at, side), each
