"""Pieces on squares, which may cover four or nine: all counts from the nearest square that one covers."""

from __future__ import annotations

from enum import IntEnum

from affray.core.grid import Piece
from affray.core.hexes import pieces as on_hexes
from affray.core.records import rule
from affray.core.squares.places import DIRECTIONS, disc_place, distance, neighbour
from affray.core.squares.sight import in_sight, is_open
from affray.core.twins import Twins


class Shape(IntEnum):
    """Which squares a piece covers, however it faces; bit k stands for the k-th square of a disc."""

    ONE = 1
    FOUR = (1 << 4) - 1  # its own, and those to the east, south-east and south
    NINE = (1 << 9) - 1  # all that touch its own


@rule
def covered(piece: Piece, k: int) -> int:
    """The square that bit k of a piece's shape stands for."""
    return disc_place(piece.place, k)


_twin = Twins(
    __name__,
    DIRECTIONS=DIRECTIONS,
    Shape=Shape,
    covered=covered,
    distance=distance,
    in_sight=in_sight,
    is_open=is_open,
    neighbour=neighbour,
)
nearest = _twin(on_hexes.nearest)
covers = _twin(on_hexes.covers)
fits = _twin(on_hexes.fits)
mark_piece = _twin(on_hexes.mark_piece)
apart = _twin(on_hexes.apart)
sees = _twin(on_hexes.sees)
