"""Where pieces find room at the start of a fight, on any grid. For setup code: rules ask nothing of this."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from affray.core.grid import NOWHERE, Area, Geometry, Piece, Terrain, marked, places_in, y_of
from affray.core.records import assign

SIDES = (("e", "e"), ("w", "w"), ("s", "se"), ("n", "nw"))  # how those face who begin left, right, above, below


def edge_of(side: int) -> int:
    """The edge at which a side of the encounter begins: 0 left, 1 right, 2 above, 3 below."""
    return side % len(SIDES)


def inwards(on: Geometry, edge: int) -> int:
    """How those face who begin at an edge: away from it, or nearly so."""
    return next(on.NAMES.index(name) for name in SIDES[edge] if name in on.NAMES)


def covered_by(on: Geometry, piece: Piece) -> list[int]:
    """All places that a piece covers."""
    return [on.covered(piece, k) for k in range(piece.shape.bit_length()) if piece.shape >> k & 1]


def along_edge(on: Geometry, terrain: Terrain, edge: int) -> list[int]:
    """All places of the map, those nearest to an edge first, and of these those nearest to its middle."""
    middle_column, middle_row = terrain.width // 2, terrain.height // 2

    def cost(place: int) -> tuple[int, int]:
        column, row = on.column_of(place), y_of(place)
        far = (column, terrain.width - 1 - column, row, terrain.height - 1 - row)[edge]
        aside = abs(row - middle_row) if edge < 2 else abs(column - middle_column)
        return far, aside

    return sorted(places_in(terrain.cells), key=cost)


def line_up(on: Geometry, terrain: Terrain, shunned: Area, everybody: Sequence[tuple[int, Piece]]) -> list[int]:
    """Each who has no place yet comes to the edge of its side, as near to the middle as there is room.

    `everybody`: each with its side. The numbers of those for whom there is no room: they stay nowhere.
    """
    taken = Area()
    for _, piece in everybody:
        if piece.place != NOWHERE:
            on.mark_piece(taken, piece)
    edges = {edge: along_edge(on, terrain, edge) for edge in {edge_of(side) for side, _ in everybody}}
    left = []
    for k, (side, piece) in enumerate(everybody):
        if piece.place != NOWHERE:
            continue
        edge = edge_of(side)
        if put_first(on, terrain, (shunned, taken), piece, edges[edge], inwards(on, edge)):
            on.mark_piece(taken, piece)
        else:
            left.append(k)
    return left


def put_first(
    on: Geometry, terrain: Terrain, shunned: Iterable[Area], piece: Piece, places: Sequence[int], facing: int
) -> bool:
    """At the first place into which it fits, and where none of some areas is touched; whether there is one.

    It faces as given; somebody large who finds no room like that, some other way.
    """
    ways = [facing] if piece.shape == 1 else [on.turned(facing, by) for by in range(on.DIRECTIONS)]
    for found in (Piece(place=place, facing=way, shape=piece.shape) for way in ways for place in places):
        if on.fits(terrain, found) and not any(
            marked(area, each) for each in covered_by(on, found) for area in shunned
        ):
            assign(piece, found)
            return True
    return False
