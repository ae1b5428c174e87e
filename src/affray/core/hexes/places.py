"""Hexes by themselves: coordinates, steps, distance, directions, lines, rings.

Coordinates are axial: q counts to the east, r to the south-east, and -q - r is the third of the cube coordinates. Hexes
stand on a corner; in a map of columns and rows each odd row is half a hex further east ("odd-r"). Directions go
clockwise from east, as seen with r downwards. Terms and formulas are those of Amit Patel's article "Hexagonal Grids"
(Red Blob Games, 2013 to 2021).
"""

from __future__ import annotations

from affray.core.grid import COORDINATE_BITS, Sector, pack, x_of, y_of
from affray.core.records import rule

DIRECTIONS = 6
NAMES: tuple[str, ...] = ("e", "se", "sw", "w", "nw", "ne")
EAST, SOUTH_EAST, SOUTH_WEST, WEST, NORTH_WEST, NORTH_EAST = range(DIRECTIONS)
OBLIQUE: tuple[int, ...] = ()  # hexes that touch have a side in common
Q = (1, 0, -1, -1, 0, 1)
R = (0, 1, 1, 0, -1, -1)
BEARINGS = (0, 0, 1, 1, 2, 2, 3, 4, 4, 5, 5, 0)  # by twelfths clockwise from ahead: halfway the one nearer ahead
STEPS = tuple((r << COORDINATE_BITS) + q for q, r in zip(Q, R, strict=True))  # what a step adds to a packed place
SECTORS = (Sector.FRONT, Sector.FRONT, Sector.RIGHT, Sector.REAR, Sector.LEFT, Sector.FRONT)  # by bearing


@rule
def place_at(column: int, row: int) -> int:
    """The hex in a column and row of a map, both from 0."""
    return pack(column - row // 2, row)


@rule
def column_of(place: int) -> int:
    """The column of a hex in the map; its row is `y_of`."""
    return x_of(place) + y_of(place) // 2


@rule
def neighbour(place: int, direction: int) -> int:
    """The next hex in a direction, 0..5."""
    return place + STEPS[direction]


@rule
def turned(direction: int, by: int) -> int:
    """A direction turned clockwise by so many sixths, below 0 the other way."""
    return (direction + by) % DIRECTIONS


@rule
def distance(place: int, other: int) -> int:
    """Steps from one hex to another."""
    q = x_of(other) - x_of(place)
    r = y_of(other) - y_of(place)
    return max(abs(q), abs(r), abs(q + r))


@rule
def sides(q: int, r: int) -> int:
    """On which sides of the three lines halfway between directions a vector points, 0..26; one figure per twelfth."""
    first = r - q
    second = q + 2 * r
    third = 2 * q + r
    return 9 * ((first > 0) - (first < 0)) + 3 * ((second > 0) - (second < 0)) + (third > 0) - (third < 0) + 13


AROUND = tuple(
    sides(Q[d] + half * Q[(d + 1) % DIRECTIONS], R[d] + half * R[(d + 1) % DIRECTIONS])
    for d in range(DIRECTIONS)
    for half in range(2)
)
TWELFTHS = tuple(AROUND.index(n) if n in AROUND else 0 for n in range(27))


@rule
def twelfth(place: int, other: int) -> int:
    """The way to another hex, in twelfths of a turn: 2d nearest to direction d, 2d + 1 halfway between d and d + 1."""
    return TWELFTHS[sides(x_of(other) - x_of(place), y_of(other) - y_of(place))]


@rule
def direction(place: int, other: int) -> int:
    """The nearest of the six directions, halfway the next clockwise; 0 to the hex itself."""
    return (twelfth(place, other) + 1) // 2 % DIRECTIONS


@rule
def bearing(place: int, facing: int, other: int) -> int:
    """The direction of another hex as seen by one who faces `facing`: 0 ahead, clockwise; halfway the one nearer ahead.

    The hex itself is ahead.
    """
    if place == other:
        return 0
    return BEARINGS[(twelfth(place, other) - 2 * facing) % (2 * DIRECTIONS)]


@rule
def sector(bearing: int) -> int:
    """The Sector of a bearing: ahead and the two next to it are the front, the last one is the rear."""
    return SECTORS[bearing]


@rule
def line_steps(place: int, other: int) -> int:
    """How many hexes the line to another goes through besides the first."""
    return distance(place, other)


@rule
def along(place: int, other: int, step: int) -> int:
    """The hex that many steps along the line to another: the one in which the line then is.

    On an edge the hex is found as if the line lay a little farther one way, always the same. In whole numbers: the
    figures are 12 times the distance the size of a hex, so that the shift by 1, 2 and -3 decides on edges only.
    """
    size = 12 * distance(place, other)
    if size == 0:
        return place
    q = 12 * step * (x_of(other) - x_of(place)) + 1
    r = 12 * step * (y_of(other) - y_of(place)) + 2
    q_whole = (2 * q + size) // (2 * size)
    r_whole = (2 * r + size) // (2 * size)
    s_whole = (size - 2 * (q + r)) // (2 * size)
    q_off = abs(q - q_whole * size)
    r_off = abs(r - r_whole * size)
    s_off = abs(-q - r - s_whole * size)
    if q_off > r_off and q_off > s_off:
        q_whole = -r_whole - s_whole
    elif r_off > s_off:
        r_whole = -q_whole - s_whole
    return pack(x_of(place) + q_whole, y_of(place) + r_whole)


@rule
def ring_size(radius: int) -> int:
    """How many hexes are exactly so far away."""
    return DIRECTIONS * radius if radius > 0 else 1


@rule
def ring_place(centre: int, radius: int, k: int) -> int:
    """The k-th of the hexes exactly so far away, clockwise from the east; k may be any number."""
    if radius == 0:
        return centre
    k %= DIRECTIONS * radius
    corner = k // radius
    return centre + radius * STEPS[corner] + k % radius * STEPS[(corner + 2) % DIRECTIONS]


@rule
def disc_size(radius: int) -> int:
    """How many hexes are at most so far away, the centre included."""
    return 1 + 3 * radius * (radius + 1)


@rule
def ring_of(k: int) -> int:
    """How far the k-th hex of a disc is from the centre."""
    radius = 0
    while disc_size(radius) <= k:
        radius += 1
    return radius


@rule
def disc_place(centre: int, k: int) -> int:
    """The k-th of the hexes around a centre: 0 itself, 1..6 around it from the east clockwise, and so on."""
    if k == 0:
        return centre
    radius = ring_of(k)
    return ring_place(centre, radius, k - disc_size(radius - 1))
