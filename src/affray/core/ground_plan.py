"""The map of an encounter: its places, walls, doors and rough ground, as people write them and as records.

A place is written as `[column, row]`, both from 0 and from the upper left; of hexes odd rows stand half a hex further
right. A ruleset takes `HexPlan` or `SquarePlan` as the field `map` of its encounters, or a subclass with ground of its
own: signs for drawn plans in `signs`, fields with such ground in `areas`.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Annotated, ClassVar, Literal

from pydantic import Field, model_validator

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
    mark,
    marked,
    places_in,
    y_of,
)
from affray.core.grids import CELLS, GRIDS
from affray.core.said import Said
from affray.core.wording import LINES, Written, wrong_at

GROUND, SOLID, ROUGH = ".#~"

HexSide = Literal["e", "se", "sw", "w", "nw", "ne"]
SquareSide = Literal["e", "s", "w", "n"]
Cell = Annotated[list[Annotated[int, Field(ge=0, le=COLUMNS - 1)]], Field(min_length=2, max_length=2)]
Found = Iterator[tuple[Loc, str]]


def place_of(on: Geometry, written: Sequence[int]) -> int:
    """The place as it is written."""
    return on.place_at(written[0], written[1])


def shown(on: Geometry, place: int) -> str:
    """A place as it is written."""
    return f"[{on.column_of(place)}, {y_of(place)}]"


def touch(on: Geometry, place: int, other: int) -> bool:
    """Whether two places have a side in common."""
    sides = (on.neighbour(place, d) for d in range(on.DIRECTIONS) if d not in on.OBLIQUE)
    return other in sides


class Wall(Written):
    """A wall between two places: beside one of them on a side, or between the two."""

    grid_name: ClassVar[str]

    at: Cell | None = Field(default=None, description="The place beside which it stands, [column, row].")
    side: str | None = Field(default=None, description="On which side of that place.")
    between: list[Cell] | None = Field(
        default=None, min_length=2, max_length=2, description="Or both places, which touch each other."
    )

    @model_validator(mode="after")
    def _sound(self) -> Wall:
        if self.between is not None and (self.at is not None or self.side is not None):
            words = "either 'between', or 'at' and 'side' are wanted, not both"
            raise wrong_at([(("between",), Said(words, "between-and-at"))])
        if self.between is None and (self.at is None or self.side is None):
            words = f"'at' and 'side' are wanted, or 'between' with two {CELLS[self.grid_name][1]}"
            raise wrong_at([((), Said(words, "between-or-at"))])
        if self.between is not None and not touch(self.on, *(place_of(self.on, each) for each in self.between)):
            cells = CELLS[self.grid_name][1]
            words = f"these two {cells} don't touch each other; a wall stands between neighbours"
            raise wrong_at([(("between",), Said(words, "apart"))])
        return self

    @property
    def on(self) -> Geometry:
        """The grid on which it stands."""
        return GRIDS[self.grid_name]

    @property
    def place(self) -> int:
        """The first of the two places."""
        return place_of(self.on, self.between[0] if self.between else self.at or (0, 0))

    @property
    def direction(self) -> int:
        """The direction from the first to the second."""
        if self.between:
            return self.on.direction(*(place_of(self.on, each) for each in self.between))
        return self.on.NAMES.index(self.side or "e")

    @property
    def edge(self) -> frozenset[int]:
        """The two places."""
        return frozenset((self.place, self.on.neighbour(self.place, self.direction)))


class Door(Wall):
    """A door between two places."""

    open: bool = Field(default=False, description="Whether it is open at the start. Default false.")


class HexWall(Wall):
    """A wall between two hexes: beside one of them on a side, or between the two."""

    grid_name = "hex"
    side: HexSide | None = Field(default=None, description="On which side of that hex: e, se, sw, w, nw or ne.")


class HexDoor(Door):
    """A door between two hexes."""

    grid_name = "hex"
    side: HexSide | None = Field(default=None, description="On which side of that hex: e, se, sw, w, nw or ne.")


class SquareWall(Wall):
    """A wall between two squares: beside one of them on a side, or between the two."""

    grid_name = "square"
    side: SquareSide | None = Field(default=None, description="On which side of that square: e, s, w or n.")


class SquareDoor(Door):
    """A door between two squares."""

    grid_name = "square"
    side: SquareSide | None = Field(default=None, description="On which side of that square: e, s, w or n.")


class Room(Written):
    """Walls all around some columns and rows."""

    corners: list[Cell] = Field(min_length=2, max_length=2, description="Its upper left place and its lower right one.")

    def edges(self, on: Geometry) -> set[frozenset[int]]:
        """The pairs of places between which its walls stand."""
        (left, upper), (right, lower) = self.corners
        within = {on.place_at(c, r) for c in range(left, right + 1) for r in range(upper, lower + 1)}
        sides = [d for d in range(on.DIRECTIONS) if d not in on.OBLIQUE]
        pairs = ((place, on.neighbour(place, d)) for place in within for d in sides)
        return {frozenset(pair) for pair in pairs if pair[1] not in within}


class GroundPlan(Written):
    """The map of an encounter: by its size, or drawn."""

    grid_name: ClassVar[str]
    signs: ClassVar[Mapping[str, str]] = {GROUND: "ground", SOLID: "off", ROUGH: "rough"}  # in a drawn plan
    areas: ClassVar[Sequence[str]] = ("off", "rough")  # fields that hold places

    grid: str = Field(default="", description="What the map is made of.")
    columns: int | None = Field(default=None, ge=1, le=COLUMNS, description="Places in a row.")
    rows: int | None = Field(default=None, ge=1, le=ROWS, description="Rows.")
    plan: str | None = Field(
        default=None,
        max_length=5000,
        pattern=LINES,
        description="The map drawn, a line for each row, in place of columns and rows: . ground, # no ground (as solid "
        "as a wall), ~ rough. Spaces don't count.",
    )
    off: list[Cell] = Field(default_factory=list, max_length=1600, description="Places that aren't there: solid.")
    walls: Sequence[Wall] = Field(default_factory=list, max_length=2000, description="Walls.")
    rooms: list[Room] = Field(
        default_factory=list, max_length=100, description="Walls all around some columns and rows."
    )
    doors: Sequence[Door] = Field(
        default_factory=list, max_length=DOORS, description="Doors; in the wall of a room one takes its place."
    )
    rough: list[Cell] = Field(default_factory=list, max_length=1600, description="A step there costs two.")

    @model_validator(mode="after")
    def _sound(self) -> GroundPlan:
        faults = [*_size(self)]
        if not faults:
            faults = [*_outside(self), *_edges(self)]
        if faults:
            raise wrong_at(faults)
        return self

    @property
    def on(self) -> Geometry:
        """What the map is made of."""
        return GRIDS[self.grid_name]

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

    def area(self, name: str) -> list[list[int]]:
        """The places of one kind of ground, drawn and listed."""
        signs = {sign for sign, kind in self.signs.items() if kind == name}
        drawn = [[c, r] for r, line in enumerate(self.lines) for c, sign in enumerate(line) if sign in signs]
        return [*drawn, *getattr(self, name)]

    def marked_area(self, name: str) -> Area:
        """The same as a record."""
        made = Area()
        for each in self.area(name):
            mark(made, place_of(self.on, each))
        return made

    @property
    def solid(self) -> set[int]:
        """The places that aren't there."""
        return {place_of(self.on, each) for each in self.area("off")}

    def terrain(self) -> Terrain:
        """The map as a record."""
        made = new_terrain(self.on, *self.size)
        for each in self.area("rough"):
            mark(made.rough, place_of(self.on, each))
        for wall in self.walls:
            add_wall(self.on, made, wall.place, wall.direction)
        doors = {door.edge for door in self.doors}
        for edge in {edge for room in self.rooms for edge in room.edges(self.on)} - doors:
            if all(inside(made, place) for place in edge):
                place, other = edge
                add_wall(self.on, made, place, self.on.direction(place, other))
        for door in self.doors:
            add_door(self.on, made, door.place, door.direction)
        for place in self.solid:
            cut_out(self.on, made, place)
        return made

    def obstacles(self, terrain: Terrain) -> Area:
        """The places of its record that are rough, or beside a wall, a door or solid ground."""
        made, on = Area(), self.on
        columns, rows = self.size
        for place in places_in(terrain.cells):
            around = [(d, on.neighbour(place, d)) for d in range(on.DIRECTIONS)]
            within = [d for d, each in around if 0 <= on.column_of(each) < columns and 0 <= y_of(each) < rows]
            if marked(terrain.rough, place) or not all(on.is_open(terrain, 0, place, d) for d in within):
                mark(made, place)
        return made

    def open_doors(self) -> int:
        """The doors that are open at the start, as a bit set."""
        return sum(1 << k for k, door in enumerate(self.doors) if door.open)


class HexPlan(GroundPlan):
    """A map of hexes: by its size, or drawn."""

    grid_name = "hex"
    grid: Literal["hex"] = Field(default="hex", description="What the map is made of: hexes.")
    walls: list[HexWall] = Field(default_factory=list, max_length=2000, description="Walls.")
    doors: list[HexDoor] = Field(
        default_factory=list, max_length=DOORS, description="Doors; in the wall of a room one takes its place."
    )


class SquarePlan(GroundPlan):
    """A map of squares: by its size, or drawn."""

    grid_name = "square"
    grid: Literal["square"] = Field(default="square", description="What the map is made of: squares.")
    walls: list[SquareWall] = Field(default_factory=list, max_length=2000, description="Walls.")
    doors: list[SquareDoor] = Field(
        default_factory=list, max_length=DOORS, description="Doors; in the wall of a room one takes its place."
    )


def _size(plan: GroundPlan) -> Found:
    """A map that is neither drawn nor measured, or both; or drawn in a way that can't be read."""
    if plan.plan is None:
        for name in ("columns", "rows"):
            if getattr(plan, name) is None:
                yield (), Said(f"'{name}' is missing, or a 'plan' that is drawn", "no-size", name=name)
        return
    for name in ("columns", "rows"):
        if getattr(plan, name) is not None:
            yield (name,), Said("a map that is drawn has the size of its drawing; leave this out", "size-of-drawing")
    columns, rows = plan.size
    for k, line in enumerate(plan.lines):
        if strange := sorted({sign for sign in line if sign not in plan.signs}):
            held, signs = " ".join(strange), " ".join(plan.signs)
            words = f"row {k} holds {held}; a map is drawn with {signs}"
            yield ("plan",), Said(words, "strange-signs", row=k, held=held, signs=signs)
        if len(line) != columns:
            cells = CELLS[plan.grid_name][1]
            words = f"row {k} has {len(line)} {cells}, the longest {columns}; all rows are equally long"
            yield ("plan",), Said(words, "uneven-rows", row=k, number=len(line), longest=columns)
    if not (1 <= columns <= COLUMNS and 1 <= rows <= ROWS):
        words = f"a map of {columns} columns and {rows} rows; it has 1 to {COLUMNS} and 1 to {ROWS}"
        yield ("plan",), Said(words, "map-size", columns=columns, rows=rows, most=COLUMNS, most_rows=ROWS)


def _outside(plan: GroundPlan) -> Found:
    """Places that the map doesn't have."""
    (columns, rows), solid, (cell, _) = plan.size, plan.solid, CELLS[plan.grid_name]
    if len(solid) >= columns * rows:
        yield (), Said(f"no {cell} is left of this map", "no-ground")
    for k, room in enumerate(plan.rooms):
        (left, upper), (right, lower) = room.corners
        if left > right or upper > lower:
            words = f"the upper left {cell} is wanted first, then the lower right one"
            yield ("rooms", k, "corners"), Said(words, "corners")
        elif right >= columns or lower >= rows:
            words = f"it is outside the map, which has {columns} columns and {rows} rows"
            yield ("rooms", k, "corners"), Said(words, "outside", columns=columns, rows=rows)
    for name in plan.areas:
        for k, (column, row) in enumerate(getattr(plan, name)):
            if column >= columns or row >= rows:
                words = f"this {cell} is outside the map, which has {columns} columns and {rows} rows"
                yield (name, k), Said(words, "outside", columns=columns, rows=rows)
            elif name not in ("off", "rough") and place_of(plan.on, (column, row)) in solid:
                yield (name, k), Said(f"this {cell} isn't on the map", "not-there")


def _edges(plan: GroundPlan) -> Found:
    """Walls and doors that don't stand between two places of the map, or where another one stands."""
    (columns, rows), solid, (_, cells) = plan.size, plan.solid, CELLS[plan.grid_name]
    terrain, seen = new_terrain(plan.on, columns, rows), set[frozenset[int]]()
    for name, walls in (("walls", plan.walls), ("doors", plan.doors)):
        for k, wall in enumerate(walls):
            if not all(inside(terrain, place) for place in wall.edge):
                words = f"both {cells} beside it are on the map, which has {columns} columns and {rows} rows"
                yield (name, k), Said(words, "beside-map", columns=columns, rows=rows)
            elif name == "doors" and wall.edge & solid:
                words = f"a door leads from ground to ground; one of these {cells} is solid"
                yield (name, k), Said(words, "door-to-nowhere")
            elif wall.edge in seen:
                yield (name, k), Said("a wall or door stands there already", "wall-already")
            seen.add(wall.edge)
