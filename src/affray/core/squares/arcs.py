"""What lies before somebody: squares to strike, the arc to shoot in, the sides that a shield or weapon covers."""

from __future__ import annotations

from affray.core.grid import x_of, y_of
from affray.core.records import rule
from affray.core.squares.places import DIRECTIONS, X, Y, bearing, direction


@rule
def in_quarter(place: int, facing: int, other: int) -> bool:
    """Whether a square is within 45 degrees to each side of the facing; the square itself is."""
    x = x_of(other) - x_of(place)
    y = y_of(other) - y_of(place)
    return x * X[facing] + y * Y[facing] >= abs(x * Y[facing] - y * X[facing])


@rule
def in_eighth(place: int, facing: int, other: int) -> bool:
    """Whether a square is within 22.5 degrees to each side of the facing; the square itself is."""
    return place == other or direction(place, other) == facing


@rule
def turns(facing: int, other: int) -> int:
    """How many eighths of a turn it takes from one facing to another, the shorter way round: 0 to 4."""
    by = (other - facing) % DIRECTIONS
    return min(by, DIRECTIONS - by)


@rule
def ahead(place: int, facing: int, other: int, far: int) -> bool:
    """Whether a square is straight or obliquely ahead.

    `far` 1: one of the three that touch; 2: also of the five behind those.
    """
    across = abs(x_of(other) - x_of(place))
    down = abs(y_of(other) - y_of(place))
    return 0 < max(across, down) <= far and in_quarter(place, facing, other)


@rule
def covers_side(sides: int, place: int, facing: int, other: int) -> bool:
    """Whether another square lies in one of some bearings, a bit for each: bit 0 for straight ahead."""
    return sides >> bearing(place, facing, other) & 1 == 1


@rule
def mirrored(sides: int) -> int:
    """The same bearings for the other hand: left for right."""
    found = sides & 1
    for k in range(1, DIRECTIONS):
        found |= (sides >> k & 1) << DIRECTIONS - k
    return found
