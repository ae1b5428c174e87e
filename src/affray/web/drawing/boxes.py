"""The geometry of squares, side by side."""

from __future__ import annotations

import math

from affray.core import squares
from affray.core.grid import y_of

HALF = 26  # half the width
NAME = "square"
SIDES: tuple[str, ...] = tuple(name for name in squares.NAMES if len(name) == 1)
FACINGS: tuple[str, ...] = squares.NAMES
PERIOD = (2 * HALF, 2 * HALF)
MIDDLES: tuple[tuple[int, int], ...] = ((0, 0), (2 * HALF, 0), (0, 2 * HALF), (2 * HALF, 2 * HALF))
ROOM = HALF
CORNERS = ((HALF, -HALF), (HALF, HALF), (-HALF, HALF), (-HALF, -HALF))


def middle(at: tuple[int, int]) -> tuple[int, int]:
    """The middle of a square."""
    return 2 * HALF * at[0], 2 * HALF * at[1]


def place(x: float, y: float) -> tuple[int, int]:
    """The square at a point."""
    return math.floor((x + HALF) / (2 * HALF)), math.floor((y + HALF) / (2 * HALF))


def corners(at: tuple[int, int]) -> tuple[tuple[int, int], ...]:
    """The corners of a square, clockwise from the upper end of its east side."""
    x, y = middle(at)
    return tuple((x + dx, y + dy) for dx, dy in CORNERS)


def neighbour(at: tuple[int, int], side: str) -> tuple[int, int]:
    """The square on the other side."""
    found = squares.neighbour(squares.place_at(*at), FACINGS.index(side))
    return squares.column_of(found), y_of(found)


def extent(columns: int, rows: int) -> tuple[int, int, int, int]:
    """The rectangle around a whole map: x, y, width, height."""
    return -HALF, -HALF, 2 * HALF * columns, 2 * HALF * rows
