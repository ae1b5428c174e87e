"""Random maps, and slow and simple answers about them: by search over pairs of places, and by plane geometry."""

from __future__ import annotations

import heapq
import random
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from fractions import Fraction
from types import ModuleType
from typing import Any

from affray.core import hexes, squares
from affray.core.building import add_door, add_wall, cut_out, new_terrain
from affray.core.grid import Area, Piece, Terrain, inside, mark, places_in, wipe, x_of, y_of

Edge = frozenset[int]
Point = tuple[Fraction, Fraction]
GEOMETRIES = (hexes, squares)
PRICES = {hexes: (1, 1), squares: (2, 3)}  # of a step straight and oblique, in the parts in which costs are counted


@dataclass
class Board:
    """A map, and what stands between which places, as sets."""

    terrain: Terrain
    walls: set[Edge] = field(default_factory=set)
    doors: list[Edge] = field(default_factory=list)
    rough: set[int] = field(default_factory=set)
    on: Any = hexes

    @property
    def places(self) -> list[int]:
        return places_in(self.terrain.cells)

    def barriers(self, open_doors: int) -> set[Edge]:
        """The edges at which step and sight end."""
        return self.walls | {door for k, door in enumerate(self.doors) if not open_doors >> k & 1}

    def rim(self) -> set[Edge]:
        """The edges of the map, and of its holes."""
        around = (frozenset((place, self.on.neighbour(place, d))) for place in self.places for d in straight(self.on))
        return {edge for edge in around if not all(inside(self.terrain, place) for place in edge)}


def straight(on: Any) -> list[int]:
    """The directions that lead through a side."""
    return [d for d in range(on.DIRECTIONS) if d not in on.OBLIQUE]


def board(
    dice: random.Random,
    width: int = 9,
    height: int = 9,
    walls: float = 0.15,
    doors: float = 0.05,
    on: ModuleType = hexes,
    holes: float = 0.0,
) -> Board:
    """A map with walls and doors on so many of its edges, and so many holes."""
    geometry: Any = on
    made = Board(new_terrain(geometry, width, height), on=on)
    for place in made.places:
        for direction in straight(geometry)[: len(straight(geometry)) // 2]:
            other = geometry.neighbour(place, direction)
            if not inside(made.terrain, other):
                continue
            chance = dice.random()
            if chance < walls:
                add_wall(geometry, made.terrain, place, direction)
                made.walls.add(frozenset((place, other)))
            elif chance < walls + doors and len(made.doors) < 62:
                assert add_door(geometry, made.terrain, place, direction) == len(made.doors)
                made.doors.append(frozenset((place, other)))
        if dice.random() < 0.2:
            mark(made.terrain.rough, place)
            made.rough.add(place)
    behind_doors = {place for door in made.doors for place in door}
    for place in made.places[1:]:
        if place not in behind_doors and dice.random() < holes:
            cut_out(geometry, made.terrain, place)
    return made


def some_doors(dice: random.Random, made: Board) -> int:
    """A random set of the doors of a map, as bits."""
    return dice.getrandbits(len(made.doors)) if made.doors else 0


def put(area: Area, places: Iterable[int]) -> None:
    """Fill an area anew."""
    wipe(area)
    for place in places:
        mark(area, place)


def moved(piece: Piece, place: int, on: Any = hexes) -> set[int]:
    """What a piece would cover elsewhere."""
    there = Piece(place=place, facing=piece.facing, shape=piece.shape)
    return {on.covered(there, k) for k in range(19) if piece.shape >> k & 1}


def ways_past(on: Any, place: int, direction: int) -> Iterator[set[Edge]]:
    """The ways to a neighbour, each by the edges that it crosses: one through a side, two round a corner."""
    other = on.neighbour(place, direction)
    if direction not in on.OBLIQUE:
        yield {frozenset((place, other))}
        return
    for by in (-1, 1):
        between = on.neighbour(place, on.turned(direction, by))
        yield {frozenset((place, between)), frozenset((between, other))}


def can_step(made: Board, barriers: set[Edge], place: int, direction: int) -> bool:
    """Whether one of the ways to a neighbour is free, over places of the map."""
    known = set(made.places)
    ways = list(ways_past(made.on, place, direction))
    return any(not edges & barriers and all(edge <= known for edge in edges) for edges in ways)


def cheapest(
    made: Board,
    doors: int,
    piece: Piece,
    most: int,
    shut: set[int],
    halt: set[int],
    taken: set[int],
    opening: int = 0,
) -> dict[int, int]:
    """Dijkstra's search: the places in which a piece may end, with what they cost, at most so much.

    `opening`: what it costs to open a closed door; 0: it can't.
    """
    barriers, closed = made.barriers(doors), made.barriers(doors) - made.walls
    plain, dear = PRICES[made.on]
    best: dict[int, int] = {}
    waiting = [(0, piece.place)]
    while waiting:
        cost, place = heapq.heappop(waiting)
        if place in best or cost > most:
            continue
        best[place] = cost
        if place != piece.place and moved(piece, place, made.on) & halt:
            continue
        for direction in range(made.on.DIRECTIONS):
            covered = moved(piece, place, made.on)
            entered = {made.on.neighbour(each, direction) for each in covered}
            edge = frozenset((place, made.on.neighbour(place, direction)))
            opened = bool(opening) and edge in closed
            if entered & shut or not (opened or all(can_step(made, barriers, each, direction) for each in covered)):
                continue
            price = (dear if direction in made.on.OBLIQUE else plain) * (2 if entered & made.rough else 1)
            heapq.heappush(waiting, (cost + price + opening * opened, made.on.neighbour(place, direction)))
    return {
        place: cost for place, cost in best.items() if place != piece.place and not moved(piece, place, made.on) & taken
    }


def cross(origin: Point, a: Point, b: Point) -> Fraction:
    """Above 0 where b lies on one side of the line from the origin through a, below 0 on the other."""
    return (a[0] - origin[0]) * (b[1] - origin[1]) - (a[1] - origin[1]) * (b[0] - origin[0])


def corners(edge: Edge) -> tuple[Point, Point]:
    """The ends of the edge between two hexes: the middles of the two triangles of which they are a side."""
    one, other = edge
    both = {hexes.neighbour(one, d) for d in range(6)} & {hexes.neighbour(other, d) for d in range(6)}
    left, right = (
        (Fraction(x_of(one) + x_of(other) + x_of(third), 3), Fraction(y_of(one) + y_of(other) + y_of(third), 3))
        for third in both
    )
    return left, right


def barrier_ends(made: Board, doors: int) -> list[tuple[Point, Point]]:
    """The ends of all edges at which sight ends, the rim's too."""
    ends = corners if made.on is hexes else square_corners
    return [ends(edge) for edge in made.barriers(doors) | made.rim()]


def visible(barriers: list[tuple[Point, Point]], place: int, other: int) -> bool:
    """On hexes: whether one of the two lines a hair beside that between two middles cuts none of the barriers."""
    q, r = x_of(other) - x_of(place), y_of(other) - y_of(place)
    for hair in (Fraction(1, 10**6), Fraction(-1, 10**6)):
        a = (x_of(place) + hair * r, y_of(place) - hair * q)
        b = (a[0] + q, a[1] + r)
        if not any(cross(a, b, c) * cross(a, b, d) < 0 and cross(c, d, a) * cross(c, d, b) < 0 for c, d in barriers):
            return True
    return False


# ---- squares --------------------------------------------------------------------------------------------------------


def square_corners(edge: Edge) -> tuple[Point, Point]:
    """The ends of the edge between two squares."""
    (ax, ay), (bx, by) = sorted((x_of(place), y_of(place)) for place in edge)
    half = Fraction(1, 2)
    middle = (Fraction(ax + bx, 2), Fraction(ay + by, 2))
    return (middle[0] - half * (by - ay), middle[1] - half * (bx - ax)), (
        middle[0] + half * (by - ay),
        middle[1] + half * (bx - ax),
    )


def middle_of(place: int) -> Point:
    return Fraction(x_of(place)), Fraction(y_of(place))


def touched(barriers: list[tuple[Point, Point]], place: int, other: int) -> bool:
    """Whether the line between the middles of two squares has a point in common with a barrier, its ends too."""
    a, b = middle_of(place), middle_of(other)
    return place != other and any(
        cross(a, b, c) * cross(a, b, d) <= 0 and cross(c, d, a) * cross(c, d, b) <= 0 for c, d in barriers
    )


def crossed(barriers: list[tuple[Point, Point]], place: int, other: int) -> bool:
    """Whether the line between the middles of two squares goes through barriers: through one, or between two ends."""
    a, b = middle_of(place), middle_of(other)
    sides: dict[Point, set[bool]] = {}
    for c, d in barriers:
        left, right = cross(a, b, c), cross(a, b, d)
        if left * right < 0 and cross(c, d, a) * cross(c, d, b) < 0:
            return True
        for end, side, far in ((c, left, right), (d, right, left)):
            if (
                side == 0
                and min(a[0], b[0]) <= end[0] <= max(a[0], b[0])
                and min(a[1], b[1]) <= end[1] <= max(a[1], b[1])
            ):
                sides.setdefault(end, set()).add(far > 0)
    return any(len(found) == 2 for found in sides.values())


def share_within(place: int, other: int, middle: int, half: Fraction) -> tuple[Fraction, Fraction] | None:
    """From where to where, 0 to 1, the line between two middles runs inside a box around a third; None for nowhere."""
    low, high = Fraction(0), Fraction(1)
    for of in (x_of, y_of):
        start, way = of(place) - of(middle), of(other) - of(place)
        if way == 0:
            if abs(start) > half:
                return None
            continue
        first, last = sorted((Fraction(-half - start) / way, Fraction(half - start) / way))
        low, high = max(low, first), min(high, last)
    return (low, high) if low <= high else None
