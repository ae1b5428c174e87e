"""The geometry of hexes that stand on a corner, odd rows half a hex further right.

The figures are chosen so that all corners and middles are whole numbers: 26 to 15 is the square root of 3 to within one
in a thousand.
"""

from __future__ import annotations

from affray.core import hexes
from affray.core.grid import y_of

HALF, QUARTER = 26, 15  # half the width, a quarter of the height
NAME = "hex"
SIDES: tuple[str, ...] = hexes.NAMES
FACINGS: tuple[str, ...] = hexes.NAMES
PERIOD = (2 * HALF, 6 * QUARTER)
MIDDLES: tuple[tuple[int, int], ...] = (
    (0, 0),
    (2 * HALF, 0),
    (HALF, 3 * QUARTER),
    (0, 6 * QUARTER),
    (2 * HALF, 6 * QUARTER),
)
ROOM = HALF
CORNERS = ((HALF, -QUARTER), (HALF, QUARTER), (0, 2 * QUARTER), (-HALF, QUARTER), (-HALF, -QUARTER), (0, -2 * QUARTER))


def middle(at: tuple[int, int]) -> tuple[int, int]:
    """The middle of a hex."""
    column, row = at
    return HALF * (2 * column + row % 2), 3 * QUARTER * row


def place(x: float, y: float) -> tuple[int, int]:
    """The hex at a point: the cube coordinates rounded, the one that is furthest off put right by the two others."""
    r = y / (3 * QUARTER)
    q = x / (2 * HALF) - r / 2
    column, row, third = round(q), round(r), round(-q - r)
    off_column, off_row, off_third = abs(column - q), abs(row - r), abs(third + q + r)
    if off_column > off_row and off_column > off_third:
        column = -row - third
    elif off_row > off_third:
        row = -column - third
    return column + row // 2, row


def corners(at: tuple[int, int]) -> tuple[tuple[int, int], ...]:
    """The corners of a hex, clockwise from the upper end of its east side."""
    x, y = middle(at)
    return tuple((x + dx, y + dy) for dx, dy in CORNERS)


def neighbour(at: tuple[int, int], side: str) -> tuple[int, int]:
    """The hex on the other side."""
    found = hexes.neighbour(hexes.place_at(*at), SIDES.index(side))
    return hexes.column_of(found), y_of(found)


def extent(columns: int, rows: int) -> tuple[int, int, int, int]:
    """The rectangle around a whole map: x, y, width, height."""
    wide = 2 * HALF * columns + (HALF if rows > 1 else 0)
    return -HALF, -2 * QUARTER, wide, 3 * QUARTER * rows + QUARTER
