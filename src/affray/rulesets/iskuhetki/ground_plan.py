"""The map of an encounter: its hexes, walls, doors, rough ground and fire, as people write them and as records.

A hex is written as `[column, row]`, both from 0 and from the upper left; odd rows stand half a hex further right.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Annotated, Literal

from pydantic import Field, model_validator

from affray.core import hexes
from affray.core.building import add_door, add_wall, cut_out, new_terrain
from affray.core.documents import Loc
from affray.core.grid import (
    COLUMNS,
    DOORS,
    ROWS,
    Area,
    Geometry,
    Terrain,
    inside,
    is_open,
    mark,
    marked,
    places_in,
    y_of,
)
from affray.core.wording import LINES, Written, wrong_at

HEXES: Geometry = hexes
GROUND, SOLID, ROUGH, FIRE = ".#~^"

DirectionName = Literal["e", "se", "sw", "w", "nw", "ne"]
Hex = Annotated[list[Annotated[int, Field(ge=0, le=COLUMNS - 1)]], Field(min_length=2, max_length=2)]
Found = Iterator[tuple[Loc, str]]


def place_of(written: Sequence[int]) -> int:
    """The place of a hex as it is written."""
    return hexes.place_at(written[0], written[1])


def shown(place: int) -> str:
    """A hex as it is written."""
    return f"[{hexes.column_of(place)}, {y_of(place)}]"


class Wall(Written):
    """A wall between two hexes: beside one of them on a side, or between the two."""

    at: Hex | None = Field(default=None, description="IH-2.13: the hex beside which it stands.")
    side: DirectionName | None = Field(default=None, description="On which side of that hex: e, se, sw, w, nw or ne.")
    between: list[Hex] | None = Field(
        default=None, min_length=2, max_length=2, description="Or both hexes, which touch each other."
    )

    @model_validator(mode="after")
    def _sound(self) -> Wall:
        if self.between is not None and (self.at is not None or self.side is not None):
            raise wrong_at([(("between",), "either 'between', or 'at' and 'side' are wanted, not both")])
        if self.between is None and (self.at is None or self.side is None):
            raise wrong_at([((), "'at' and 'side' are wanted, or 'between' with two hexes")])
        if self.between is not None and hexes.distance(*map(place_of, self.between)) != 1:
            raise wrong_at([(("between",), "these two hexes don't touch each other; a wall stands between neighbours")])
        return self

    @property
    def place(self) -> int:
        """The first of the two hexes."""
        return place_of(self.between[0] if self.between else self.at or (0, 0))

    @property
    def direction(self) -> int:
        """The direction from the first to the second."""
        if self.between:
            return hexes.direction(*map(place_of, self.between))
        return hexes.NAMES.index(self.side or "e")

    @property
    def edge(self) -> frozenset[int]:
        """The two hexes."""
        return frozenset((self.place, hexes.neighbour(self.place, self.direction)))


class Door(Wall):
    """A door between two hexes."""

    open: bool = Field(default=False, description="IH-2.13: whether it is open at the start. Default false.")


class Room(Written):
    """Walls all around some columns and rows."""

    corners: list[Hex] = Field(
        min_length=2, max_length=2, description="IH-2.13: its upper left hex and its lower right one."
    )

    @property
    def places(self) -> set[int]:
        """The hexes inside."""
        (left, upper), (right, lower) = self.corners
        return {hexes.place_at(c, r) for c in range(left, right + 1) for r in range(upper, lower + 1)}

    @property
    def edges(self) -> set[frozenset[int]]:
        """The pairs of hexes between which its walls stand."""
        inside = self.places
        pairs = ((place, hexes.neighbour(place, d)) for place in inside for d in range(hexes.DIRECTIONS))
        return {frozenset(pair) for pair in pairs if pair[1] not in inside}


class GroundPlan(Written):
    """The map of an encounter: by its size, or drawn."""

    columns: int | None = Field(default=None, ge=1, le=COLUMNS, description="Hexes in a row.")
    rows: int | None = Field(default=None, ge=1, le=ROWS, description="Rows.")
    plan: str | None = Field(
        default=None,
        max_length=5000,
        pattern=LINES,
        description="The map drawn, a line for each row, in place of columns and rows: . ground, # no ground (as solid "
        "as a wall), ~ rough, ^ on fire. Spaces don't count.",
    )
    off: list[Hex] = Field(default_factory=list, max_length=1600, description="Hexes that aren't there: solid.")
    walls: list[Wall] = Field(default_factory=list, max_length=2000, description="IH-2.13: walls.")
    rooms: list[Room] = Field(
        default_factory=list, max_length=100, description="IH-2.13: walls all around some columns and rows."
    )
    doors: list[Door] = Field(
        default_factory=list, max_length=DOORS, description="IH-2.13: doors; in the wall of a room it takes its place."
    )
    rough: list[Hex] = Field(default_factory=list, max_length=1600, description="IH-2.13: a step there costs two.")
    fire: list[Hex] = Field(default_factory=list, max_length=1600, description="IH-13.1: hexes that are on fire.")

    @model_validator(mode="after")
    def _sound(self) -> GroundPlan:
        faults = [*_size(self)]
        if not faults:
            faults = [*_outside(self), *_edges(self)]
        if faults:
            raise wrong_at(faults)
        return self

    @property
    def lines(self) -> list[str]:
        """The rows as they are drawn, without what doesn't count."""
        lines = ["".join(line.split()) for line in (self.plan or "").splitlines()]
        return [line for line in lines if line]

    @property
    def size(self) -> tuple[int, int]:
        """Columns and rows."""
        if self.plan is not None:
            lines = self.lines
            return max(map(len, lines), default=0), len(lines)
        return self.columns or 0, self.rows or 0

    def drawn(self, sign: str) -> list[list[int]]:
        """The hexes that are drawn with a sign."""
        return [[c, r] for r, line in enumerate(self.lines) for c, found in enumerate(line) if found == sign]

    @property
    def solid(self) -> set[int]:
        """The places that aren't there."""
        return {place_of(each) for each in (*self.drawn(SOLID), *self.off)}

    def terrain(self) -> Terrain:
        """The map as a record."""
        made = new_terrain(HEXES, *self.size)
        for each in (*self.drawn(ROUGH), *self.rough):
            mark(made.rough, place_of(each))
        for wall in self.walls:
            add_wall(HEXES, made, wall.place, wall.direction)
        doors = {door.edge for door in self.doors}
        for edge in {edge for room in self.rooms for edge in room.edges} - doors:
            if all(inside(made, place) for place in edge):
                place, other = edge
                add_wall(HEXES, made, place, hexes.direction(place, other))
        for door in self.doors:
            add_door(HEXES, made, door.place, door.direction)
        for place in self.solid:
            cut_out(HEXES, made, place)
        return made

    def obstacles(self, terrain: Terrain) -> Area:
        """IH-2.13: the hexes of its record that are rough, or beside a wall, a door or solid ground."""
        made = Area()
        columns, rows = self.size
        for place in places_in(terrain.cells):
            around = [(d, hexes.neighbour(place, d)) for d in range(hexes.DIRECTIONS)]
            within = [d for d, each in around if 0 <= hexes.column_of(each) < columns and 0 <= y_of(each) < rows]
            if marked(terrain.rough, place) or not all(is_open(terrain, 0, place, d) for d in within):
                mark(made, place)
        return made

    @property
    def burning(self) -> list[list[int]]:
        """IH-13.1: the hexes on fire."""
        return [*self.drawn(FIRE), *self.fire]

    def flames(self) -> Area:
        """IH-13.1: the same as a record."""
        made = Area()
        for each in self.burning:
            mark(made, place_of(each))
        return made

    def open_doors(self) -> int:
        """IH-2.13: the doors that are open at the start, as a bit set."""
        return sum(1 << k for k, door in enumerate(self.doors) if door.open)


def _size(plan: GroundPlan) -> Found:
    """A map that is neither drawn nor measured, or both; or drawn in a way that can't be read."""
    if plan.plan is None:
        for name in ("columns", "rows"):
            if getattr(plan, name) is None:
                yield (), f"'{name}' is missing, or a 'plan' that is drawn"
        return
    for name in ("columns", "rows"):
        if getattr(plan, name) is not None:
            yield (name,), "a map that is drawn has the size of its drawing; leave this out"
    columns, rows = plan.size
    for k, line in enumerate(plan.lines):
        if strange := sorted({sign for sign in line if sign not in GROUND + SOLID + ROUGH + FIRE}):
            yield ("plan",), f"row {k} holds {' '.join(strange)}; a map is drawn with . # ~ ^"
        if len(line) != columns:
            yield ("plan",), f"row {k} has {len(line)} hexes, the longest {columns}; all rows are equally long"
    if not (1 <= columns <= COLUMNS and 1 <= rows <= ROWS):
        yield ("plan",), f"a map of {columns} columns and {rows} rows; it has 1 to {COLUMNS} and 1 to {ROWS}"


def _outside(plan: GroundPlan) -> Found:
    """Hexes that the map doesn't have."""
    (columns, rows), solid = plan.size, plan.solid
    if len(solid) >= columns * rows:
        yield (), "no hex is left of this map"
    for k, room in enumerate(plan.rooms):
        (left, upper), (right, lower) = room.corners
        if left > right or upper > lower:
            yield ("rooms", k, "corners"), "the upper left hex is wanted first, then the lower right one"
        elif right >= columns or lower >= rows:
            yield ("rooms", k, "corners"), f"it is outside the map, which has {columns} columns and {rows} rows"
    for name in ("off", "rough", "fire"):
        for k, (column, row) in enumerate(getattr(plan, name)):
            if column >= columns or row >= rows:
                yield (name, k), f"this hex is outside the map, which has {columns} columns and {rows} rows"
            elif name == "fire" and place_of((column, row)) in solid:
                yield (name, k), "this hex isn't on the map"


def _edges(plan: GroundPlan) -> Found:
    """Walls and doors that don't stand between two hexes of the map, or where another one stands."""
    (columns, rows), solid = plan.size, plan.solid
    terrain, seen = new_terrain(HEXES, columns, rows), set[frozenset[int]]()
    for name, walls in (("walls", plan.walls), ("doors", plan.doors)):
        for k, wall in enumerate(walls):
            if not all(inside(terrain, place) for place in wall.edge):
                yield (name, k), f"both hexes beside it are on the map, which has {columns} columns and {rows} rows"
            elif name == "doors" and wall.edge & solid:
                yield (name, k), "a door leads from ground to ground; one of these hexes is solid"
            elif wall.edge in seen:
                yield (name, k), "a wall or door stands there already"
            seen.add(wall.edge)
