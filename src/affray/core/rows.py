"""Searches that take a whole row of places at once: a row of an area is a bit set, a step to the east moves it up.

What `reach` and `flood` of hexes and of squares have in common.
"""

from __future__ import annotations

from affray.core.bits import lowest
from affray.core.grid import PAD, SPAN, Terrain, Walk, bit_of, place_of_bit, row_of, shifted
from affray.core.records import Ints, rule


@rule
def first_row(place: int, steps: int) -> int:
    """The first row that so many steps lead to, or the empty one above the map."""
    return max(PAD - 1, row_of(place) - steps)


@rule
def last_row(terrain: Terrain, place: int, steps: int) -> int:
    """The last row that so many steps lead to, or the empty one below the map."""
    return min(PAD + terrain.height, row_of(place) + steps)


@rule
def listed(walk: Walk, row: int, bits: int, count: int) -> int:
    """Add the places of a row to those found; how many that are now."""
    first = place_of_bit(row, 0)
    while bits:
        walk.places[count] = first + lowest(bits)
        count += 1
        bits &= bits - 1
    return count


@rule
def touching(walk: Walk, rows: Ints, row: int) -> int:
    """From which places in a row the piece covers anything of an area."""
    bits = 0
    for k in range(walk.covered):
        bits |= shifted(rows[row + walk.down[k]], -walk.across[k])
    return bits


@rule
def open_ways(terrain: Terrain, doors: int, direction: int, row: int) -> int:
    """From which places of a row the way in a direction is open."""
    bits = terrain.ways[direction * SPAN + row]
    if doors:
        for k in range(terrain.door_count):
            door = terrain.doors[k]
            if doors >> k & 1:
                if door.direction == direction and row_of(door.place) == row:
                    bits |= 1 << bit_of(door.place)
                elif door.back == direction and row_of(door.other) == row:
                    bits |= 1 << bit_of(door.other)
    return bits
