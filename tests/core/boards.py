"""Random hex maps, and slow and simple answers about them: by search over pairs of hexes, and by plane geometry."""

from __future__ import annotations

import heapq
import random
from collections.abc import Iterable
from dataclasses import dataclass, field
from fractions import Fraction

from affray.core import hexes
from affray.core.grid import (
    Area,
    Piece,
    Terrain,
    add_door,
    add_wall,
    inside,
    mark,
    new_terrain,
    places_in,
    wipe,
    x_of,
    y_of,
)

Edge = frozenset[int]
Point = tuple[Fraction, Fraction]


@dataclass
class Board:
    """A map, and what stands between which hexes, as sets."""

    terrain: Terrain
    walls: set[Edge] = field(default_factory=set)
    doors: list[Edge] = field(default_factory=list)
    rough: set[int] = field(default_factory=set)

    @property
    def places(self) -> list[int]:
        return places_in(self.terrain.cells)

    def barriers(self, open_doors: int) -> set[Edge]:
        """The edges at which step and sight end."""
        return self.walls | {door for k, door in enumerate(self.doors) if not open_doors >> k & 1}

    def rim(self) -> set[Edge]:
        """The edges of the map."""
        around = (frozenset((place, hexes.neighbour(place, d))) for place in self.places for d in range(6))
        return {edge for edge in around if not all(inside(self.terrain, place) for place in edge)}


def board(dice: random.Random, width: int = 9, height: int = 9, walls: float = 0.15, doors: float = 0.05) -> Board:
    """A map with walls and doors on so many of its edges."""
    made = Board(new_terrain(hexes, width, height))
    for place in made.places:
        for direction in range(3):
            other = hexes.neighbour(place, direction)
            if not inside(made.terrain, other):
                continue
            chance = dice.random()
            if chance < walls:
                add_wall(hexes, made.terrain, place, direction)
                made.walls.add(frozenset((place, other)))
            elif chance < walls + doors and len(made.doors) < 62:
                assert add_door(hexes, made.terrain, place, direction) == len(made.doors)
                made.doors.append(frozenset((place, other)))
        if dice.random() < 0.2:
            mark(made.terrain.rough, place)
            made.rough.add(place)
    return made


def some_doors(dice: random.Random, made: Board) -> int:
    """A random set of the doors of a map, as bits."""
    return dice.getrandbits(len(made.doors)) if made.doors else 0


def put(area: Area, places: Iterable[int]) -> None:
    """Fill an area anew."""
    wipe(area)
    for place in places:
        mark(area, place)


def moved(piece: Piece, place: int) -> set[int]:
    """What a piece would cover elsewhere."""
    there = Piece(place=place, facing=piece.facing, shape=piece.shape)
    return {hexes.covered(there, k) for k in range(19) if piece.shape >> k & 1}


def cheapest(
    made: Board,
    doors: int,
    piece: Piece,
    steps: int,
    shut: set[int],
    halt: set[int],
    taken: set[int],
    opening: int = 0,
) -> dict[int, int]:
    """Dijkstra's search: the places in which a piece may end, with what they cost.

    `opening`: what it costs to open a closed door; 0: it can't.
    """
    barriers = made.walls if opening else made.barriers(doors)
    closed = made.barriers(doors) - made.walls
    known = set(made.places)
    best: dict[int, int] = {}
    waiting = [(0, piece.place)]
    while waiting:
        cost, place = heapq.heappop(waiting)
        if place in best or cost > steps:
            continue
        best[place] = cost
        if place != piece.place and moved(piece, place) & halt:
            continue
        for direction in range(hexes.DIRECTIONS):
            covered = moved(piece, place)
            entered = {hexes.neighbour(each, direction) for each in covered}
            crossed = {frozenset((each, hexes.neighbour(each, direction))) for each in covered}
            if entered <= known and not entered & shut and not crossed & barriers:
                price = (2 if entered & made.rough else 1) + opening * bool(crossed & closed)
                heapq.heappush(waiting, (cost + price, hexes.neighbour(place, direction)))
    return {place: cost for place, cost in best.items() if place != piece.place and not moved(piece, place) & taken}


def cross(origin: Point, a: Point, b: Point) -> Fraction:
    """Above 0 when b lies on one side of the line from the origin through a, below 0 on the other."""
    return (a[0] - origin[0]) * (b[1] - origin[1]) - (a[1] - origin[1]) * (b[0] - origin[0])


def corners(edge: Edge) -> tuple[Point, Point]:
    """The ends of the edge between two neighbours: the middles of the two triangles of which they are a side."""
    one, other = edge
    both = {hexes.neighbour(one, d) for d in range(6)} & {hexes.neighbour(other, d) for d in range(6)}
    left, right = (
        (Fraction(x_of(one) + x_of(other) + x_of(third), 3), Fraction(y_of(one) + y_of(other) + y_of(third), 3))
        for third in both
    )
    return left, right


def barrier_ends(made: Board, doors: int) -> list[tuple[Point, Point]]:
    """The ends of all edges at which sight ends, the rim's too."""
    return [corners(edge) for edge in made.barriers(doors) | made.rim()]


def visible(barriers: list[tuple[Point, Point]], place: int, other: int) -> bool:
    """Whether one of the two lines a hair beside that between two middles cuts none of the barriers."""
    q, r = x_of(other) - x_of(place), y_of(other) - y_of(place)
    for hair in (Fraction(1, 10**6), Fraction(-1, 10**6)):
        a = (x_of(place) + hair * r, y_of(place) - hair * q)
        b = (a[0] + q, a[1] + r)
        if not any(cross(a, b, c) * cross(a, b, d) < 0 and cross(c, d, a) * cross(c, d, b) < 0 for c, d in barriers):
            return True
    return False
