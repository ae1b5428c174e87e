"""Pieces on hexes, which may cover several: all counts from the nearest hex that one covers."""

from __future__ import annotations

from enum import IntEnum

from affray.core.grid import BIAS, COVERED_LIMIT, Area, Piece, Terrain, inside, is_open, mark
from affray.core.hexes.places import (
    DIRECTIONS,
    NORTH_WEST,
    SOUTH_WEST,
    WEST,
    disc_size,
    distance,
    neighbour,
    ring_of,
    ring_place,
)
from affray.core.hexes.sight import in_sight
from affray.core.records import rule

FAR = 4 * BIAS  # farther than any two hexes are apart


class Shape(IntEnum):
    """Which hexes a piece covers as it faces east; bit k stands for the k-th hex of a disc."""

    ONE = 1
    TWO = 1 | 1 << 1 + WEST  # its own, and the one behind
    THREE = 1 | 1 << 1 + SOUTH_WEST | 1 << 1 + NORTH_WEST  # its own, and the two obliquely behind
    SEVEN = (1 << 7) - 1  # all at most one away
    NINETEEN = (1 << COVERED_LIMIT) - 1  # all at most two away


@rule
def covered(piece: Piece, k: int) -> int:
    """The hex that bit k of a piece's shape stands for: the k-th of the disc around its place, turned as it faces."""
    if k == 0:
        return piece.place
    radius = ring_of(k)
    return ring_place(piece.place, radius, k - disc_size(radius - 1) + radius * piece.facing)


@rule
def covers(piece: Piece, place: int) -> bool:
    """Whether a piece covers a hex."""
    if piece.shape == Shape.ONE:
        return piece.place == place
    return nearest(piece, place) == place


@rule
def fits(terrain: Terrain, piece: Piece) -> bool:
    """Whether a piece is wholly on the map, with no wall or door through it."""
    for k in range(COVERED_LIMIT):
        if piece.shape >> k & 1:
            place = covered(piece, k)
            if not inside(terrain, place):
                return False
            for d in range(DIRECTIONS):
                if covers(piece, neighbour(place, d)) and not is_open(terrain, 0, place, d):
                    return False
    return True


@rule
def mark_piece(area: Area, piece: Piece) -> None:
    """Add to an area what a piece covers; all of it must be on the map."""
    for k in range(COVERED_LIMIT):
        if piece.shape >> k & 1:
            mark(area, covered(piece, k))


@rule
def nearest(piece: Piece, place: int) -> int:
    """Which of the hexes that a piece covers is nearest to another, the first of several."""
    best = piece.place
    if piece.shape == Shape.ONE:
        return best
    least = FAR
    for k in range(COVERED_LIMIT):
        if piece.shape >> k & 1:
            here = covered(piece, k)
            if distance(here, place) < least:
                least = distance(here, place)
                best = here
    return best


@rule
def apart(piece: Piece, other: Piece) -> int:
    """The distance of two pieces: 0 in the same hex, 1 next to each other."""
    if piece.shape == Shape.ONE:
        return distance(piece.place, nearest(other, piece.place))
    least = FAR
    for k in range(COVERED_LIMIT):
        if piece.shape >> k & 1:
            here = covered(piece, k)
            least = min(least, distance(here, nearest(other, here)))
    return least


@rule
def sees(terrain: Terrain, doors: int, piece: Piece, other: Piece) -> bool:
    """Whether any hex that one piece covers is in sight of any that the other covers."""
    if not terrain.walled:
        return True
    if piece.shape == Shape.ONE and other.shape == Shape.ONE:
        return in_sight(terrain, doors, piece.place, other.place)
    for k in range(COVERED_LIMIT):
        if piece.shape >> k & 1:
            here = covered(piece, k)
            for j in range(COVERED_LIMIT):
                if other.shape >> j & 1 and in_sight(terrain, doors, here, covered(other, j)):
                    return True
    return False
