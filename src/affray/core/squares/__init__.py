"""Squares: the geometry of `core.grid.Geometry` with eight directions, and what needs a facing on top of it.

`places`: squares by themselves; `sight`: lines, and what is around a square; `arcs`: what lies before somebody;
`pieces`: what stands on squares and may cover several; `reach`: how far a piece gets; `flood`: how far it is from
everywhere.
"""

from affray.core.squares.arcs import ahead, covers_side, in_eighth, in_quarter, mirrored
from affray.core.squares.flood import DOOR_STEPS, UNREACHED, Flood, add_goal, drain, flow, steps_from
from affray.core.squares.pieces import Shape, apart, covered, covers, fits, mark_piece, nearest, sees
from affray.core.squares.places import (
    DIRECTIONS,
    NAMES,
    OBLIQUE,
    along,
    bearing,
    column_of,
    direction,
    disc_place,
    disc_size,
    distance,
    halves,
    line_steps,
    neighbour,
    place_at,
    ring_place,
    ring_size,
    sector,
    turned,
)
from affray.core.squares.reach import halves_of, reach
from affray.core.squares.sight import (
    clear_of,
    in_sight,
    is_open,
    mark_blast,
    mark_disc,
    mark_line,
    mark_zone,
    open_line,
)

__all__ = [
    "DIRECTIONS",
    "DOOR_STEPS",
    "NAMES",
    "OBLIQUE",
    "UNREACHED",
    "Flood",
    "Shape",
    "add_goal",
    "ahead",
    "along",
    "apart",
    "bearing",
    "clear_of",
    "column_of",
    "covered",
    "covers",
    "covers_side",
    "direction",
    "disc_place",
    "disc_size",
    "distance",
    "drain",
    "fits",
    "flow",
    "halves",
    "halves_of",
    "in_eighth",
    "in_quarter",
    "in_sight",
    "is_open",
    "line_steps",
    "mark_blast",
    "mark_disc",
    "mark_line",
    "mark_piece",
    "mark_zone",
    "mirrored",
    "nearest",
    "neighbour",
    "open_line",
    "place_at",
    "reach",
    "ring_place",
    "ring_size",
    "sector",
    "sees",
    "steps_from",
    "turned",
]
