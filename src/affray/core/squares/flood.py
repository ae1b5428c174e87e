"""How far it is from the squares of a map to the nearest of some goals, by the shortest way, in half steps.

The search of hexes with other steps. Through a door that is closed one goes straight.
"""

from __future__ import annotations

from affray.core.grid import SPAN
from affray.core.hexes import flood as on_hexes
from affray.core.hexes.flood import UNREACHED, Flood, add_goal, note, steps_from
from affray.core.records import Ints, rule
from affray.core.squares.pieces import Shape
from affray.core.squares.places import (
    EAST,
    NORTH,
    NORTH_EAST,
    NORTH_WEST,
    OBLIQUE_HALVES,
    SOUTH,
    SOUTH_EAST,
    SOUTH_WEST,
    STRAIGHT_HALVES,
    WEST,
)
from affray.core.squares.reach import sideways, widen
from affray.core.twins import Twins

__all__ = ["DOOR_STEPS", "UNREACHED", "Flood", "add_goal", "drain", "flow", "note", "steps_from"]

DOOR_STEPS = 6  # halves: what it costs to open a door, besides the step
LEVELS = DOOR_STEPS + 2 * STRAIGHT_HALVES + 1  # those within reach of one: of a step onto rough ground, through a door


@rule
def spill(flood: Flood, ways: Ints, row: int, bits: int, halves: int, pace: int) -> None:
    """The neighbours of some squares of a row are a step farther away: the ways there are those back.

    `pace`: 1, or 2 where the squares are rough.
    """
    if bits == 0:
        return
    now = (halves + STRAIGHT_HALVES * pace) % LEVELS * SPAN
    flood.levels[now + row] |= sideways(ways, EAST, WEST, row, bits)
    flood.levels[now + row + 1] |= bits & ways[SOUTH * SPAN + row]
    flood.levels[now + row - 1] |= bits & ways[NORTH * SPAN + row]
    now = (halves + OBLIQUE_HALVES * pace) % LEVELS * SPAN
    flood.levels[now + row + 1] |= sideways(ways, SOUTH_EAST, SOUTH_WEST, row, bits)
    flood.levels[now + row - 1] |= sideways(ways, NORTH_EAST, NORTH_WEST, row, bits)


_twin = Twins(
    __name__,
    DOOR_STEPS=DOOR_STEPS,
    LEVELS=LEVELS,
    STEP=STRAIGHT_HALVES,
    Shape=Shape,
    spill=spill,
    widen=widen,
)
drain = _twin(on_hexes.drain)
pass_door = _twin(on_hexes.pass_door)
seep = _twin(on_hexes.seep)
rise = _twin(on_hexes.rise)
spread = _twin(on_hexes.spread)
flow = _twin(on_hexes.flow)
