"""AA-3.3, AA-4.2: what a line from middle to middle meets, square by square."""

from __future__ import annotations

from affray.core.grid import x_of, y_of
from affray.core.records import rule


@rule
def aside(place: int, other: int, square: int) -> int:
    """How far a square's middle is off a line, as the product of two vectors."""
    x = x_of(other) - x_of(place)
    y = y_of(other) - y_of(place)
    return abs(x * (y_of(square) - y_of(place)) - y * (x_of(square) - x_of(place)))


@rule
def spread(place: int, other: int) -> int:
    """The steps of a line across and down together."""
    return abs(x_of(other) - x_of(place)) + abs(y_of(other) - y_of(place))


@rule
def beside(first: int, last: int, middle: int) -> bool:
    """Whether a coordinate is on the way from one to another, or one of the two."""
    return min(first, last) <= middle <= max(first, last)


@rule
def within(place: int, other: int, square: int) -> bool:
    """Whether a square is in the rectangle that has two others as its corners."""
    if not beside(x_of(place), x_of(other), x_of(square)):
        return False
    return beside(y_of(place), y_of(other), y_of(square))


@rule
def cuts(place: int, other: int, square: int) -> bool:
    """AA-4.2: whether the line between two middles cuts a square; one touched in a corner only isn't cut."""
    return within(place, other, square) and 2 * aside(place, other, square) < max(1, spread(place, other))


@rule
def shades(place: int, other: int, square: int) -> bool:
    """AA-3.3: whether the line touches the middle half of a square that isn't one of its ends."""
    if not within(place, other, square) or 4 * aside(place, other, square) > spread(place, other):
        return False
    return square != place and square != other
