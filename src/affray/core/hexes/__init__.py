"""Hexes: the geometry of `core.grid.Geometry` with six directions.

`places`: hexes by themselves; `sight`: lines of sight, and what is around a hex; `pieces`: what stands on hexes and may
cover several; `reach`: how far a piece gets; `flood`: how far it is from everywhere.
"""

from affray.core.grid import is_open
from affray.core.hexes.flood import DOOR_STEPS, UNREACHED, Flood, add_goal, drain, flow, steps_from
from affray.core.hexes.pieces import Shape, apart, covered, covers, fits, mark_piece, nearest, sees
from affray.core.hexes.places import (
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
    line_steps,
    neighbour,
    place_at,
    ring_place,
    ring_size,
    sector,
    turned,
)
from affray.core.hexes.reach import reach
from affray.core.hexes.sight import in_sight, mark_disc, mark_zone

__all__ = [
    "DIRECTIONS",
    "DOOR_STEPS",
    "NAMES",
    "OBLIQUE",
    "UNREACHED",
    "Flood",
    "Shape",
    "add_goal",
    "along",
    "apart",
    "bearing",
    "column_of",
    "covered",
    "covers",
    "direction",
    "disc_place",
    "disc_size",
    "distance",
    "drain",
    "fits",
    "flow",
    "in_sight",
    "is_open",
    "line_steps",
    "mark_disc",
    "mark_piece",
    "mark_zone",
    "nearest",
    "neighbour",
    "place_at",
    "reach",
    "ring_place",
    "ring_size",
    "sector",
    "sees",
    "steps_from",
    "turned",
]
