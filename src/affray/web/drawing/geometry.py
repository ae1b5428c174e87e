"""What a map is made of, whatever its places look like: the protocol of a geometry, and outlines drawn with it.

A place is its column and row, both from 0. Units are those of the picture, x to the right and y downwards, whole
numbers throughout; the middle of the place 0, 0 is at 0, 0.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence
from itertools import pairwise
from typing import Protocol

At = tuple[int, int]  # column and row
Point = tuple[int, int]  # x and y
Segment = tuple[Point, Point]


class Geometry(Protocol):
    """What a module of geometry offers: `hexagons`, `boxes` for squares; `static/js/geometry.js` holds their twins."""

    NAME: str  # of the grid, as maps tell it
    SIDES: tuple[str, ...]  # of a place, clockwise from the east, as maps name them
    FACINGS: tuple[str, ...]  # the ways to look from a place, likewise
    PERIOD: Point  # after so much to the right and downwards the pattern of places begins anew
    MIDDLES: tuple[Point, ...]  # of the places in one period, its rim included
    ROOM: int  # from the middle of a place to the middle of its nearest side

    def middle(self, at: At) -> Point:
        """The middle of a place."""

    def place(self, x: float, y: float) -> At:
        """The place at a point, on the map or beyond."""

    def corners(self, at: At) -> Sequence[Point]:
        """The corners of a place, clockwise; side k runs from corner k to the next."""

    def neighbour(self, at: At, side: str) -> At:
        """The place on the other side."""

    def extent(self, columns: int, rows: int) -> tuple[int, int, int, int]:
        """The rectangle around a whole map: x, y, width, height."""


def angle(geometry: Geometry, facing: str) -> int:
    """Where a side is, or one looks, in degrees clockwise from the east."""
    return 360 // len(geometry.FACINGS) * geometry.FACINGS.index(facing)


def edge(geometry: Geometry, at: At, side: str) -> Segment:
    """The two corners between which a side of a place runs, clockwise."""
    corners, k = geometry.corners(at), geometry.SIDES.index(side)
    return corners[k], corners[(k + 1) % len(corners)]


def outline(geometry: Geometry, places: Collection[At]) -> str:
    """What surrounds some places, holes too, as the `d` of a path."""
    inside = set(places)
    rim = (
        edge(geometry, at, side)
        for at in sorted(inside)
        for side in geometry.SIDES
        if geometry.neighbour(at, side) not in inside
    )
    return "".join(f"{path(line[:-1])}z" for line in chains(rim))


def lines(segments: Iterable[Segment]) -> str:
    """Segments, those that meet joined, as the `d` of a path."""
    return "".join(path(line) for line in chains(segments))


def chains(segments: Iterable[Segment]) -> Iterator[list[Point]]:
    """Segments that meet, as lines from point to point; of a closed line the last point is the first."""
    ways: dict[Point, list[Point]] = {}
    for start, end in segments:
        ways.setdefault(start, []).append(end)
    while ways:
        line = [next(iter(ways))]
        while line[-1] in ways:
            line.append(_taken(ways, line[-1]))
        yield line


def _taken(ways: dict[Point, list[Point]], start: Point) -> Point:
    """One of the ways that lead on from a point, which nobody takes again."""
    found = ways[start].pop()
    if not ways[start]:
        del ways[start]
    return found


def path(points: Sequence[Point]) -> str:
    """Points joined by lines, as the `d` of a path."""
    steps = (step(b[0] - a[0], b[1] - a[1]) for a, b in pairwise(points))
    return f"M{points[0][0]} {points[0][1]}{''.join(steps)}"


def step(x: int, y: int) -> str:
    """One line on from where a path is."""
    if x == 0 or y == 0:
        return f"v{y}" if x == 0 else f"h{x}"
    return f"l{x}{'' if y < 0 else ' '}{y}"
