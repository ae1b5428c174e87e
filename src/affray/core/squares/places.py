"""Squares by themselves: coordinates, steps, distance, directions, lines, rings.

A step straight costs 1, an oblique one 1.5; a distance is the sum, rounded down. So squares at most 2 away are all
within five by five but its corners. Since that rounds, a way over a third square may come out one shorter; `halves`
is the sum itself. Directions go clockwise from east, straight ones even, oblique ones odd.
"""

from __future__ import annotations

from affray.core.grid import COORDINATE_BITS, Sector, pack, x_of, y_of
from affray.core.hexes import places as on_hexes
from affray.core.records import rule
from affray.core.twins import Twins

DIRECTIONS = 8
NAMES: tuple[str, ...] = ("e", "se", "s", "sw", "w", "nw", "n", "ne")
EAST, SOUTH_EAST, SOUTH, SOUTH_WEST, WEST, NORTH_WEST, NORTH, NORTH_EAST = range(DIRECTIONS)
OBLIQUE: tuple[int, ...] = (SOUTH_EAST, SOUTH_WEST, NORTH_WEST, NORTH_EAST)
X = (1, 1, 0, -1, -1, -1, 0, 1)
Y = (0, 1, 1, 1, 0, -1, -1, -1)
STEPS = tuple((y << COORDINATE_BITS) + x for x, y in zip(X, Y, strict=True))  # what a step adds to a packed place
STRAIGHT_HALVES, OBLIQUE_HALVES = 2, 3  # what a step costs, in halves
QUARTERS = (0, 2, 3)  # the first three rings; each third one more has four more to a quarter
SECTORS = (  # by bearing
    Sector.FRONT,
    Sector.FRONT,
    Sector.RIGHT,
    Sector.RIGHT,
    Sector.REAR,
    Sector.LEFT,
    Sector.LEFT,
    Sector.FRONT,
)


@rule
def place_at(column: int, row: int) -> int:
    """The square in a column and row of a map, both from 0."""
    return pack(column, row)


@rule
def column_of(place: int) -> int:
    """The column of a square in the map; its row is `y_of`."""
    return x_of(place)


@rule
def neighbour(place: int, direction: int) -> int:
    """The next square in a direction, 0..7."""
    return place + STEPS[direction]


@rule
def turned(direction: int, by: int) -> int:
    """A direction turned clockwise by so many eighths, below 0 the other way."""
    return (direction + by) % DIRECTIONS


@rule
def halves(place: int, other: int) -> int:
    """Half steps from one square to another over open ground: 2 for each straight one, 3 for each oblique one."""
    across = abs(x_of(other) - x_of(place))
    down = abs(y_of(other) - y_of(place))
    return 2 * max(across, down) + min(across, down)


@rule
def distance(place: int, other: int) -> int:
    """Steps from one square to another, an oblique one counted as one and a half, rounded down."""
    return halves(place, other) // 2


@rule
def direction(place: int, other: int) -> int:
    """The nearest of the eight directions; 0 to the square itself.

    Nothing is ever halfway between two: the tangent of an eighth of a right angle and a half isn't a fraction.
    """
    x = x_of(other) - x_of(place)
    y = y_of(other) - y_of(place)
    if x == 0 and y == 0:
        return 0
    most = max(abs(x), abs(y))
    if (abs(x) + abs(y)) ** 2 > 2 * most * most:
        return oblique(x, y)
    if abs(x) > abs(y):
        return EAST if x > 0 else WEST
    return SOUTH if y > 0 else NORTH


@rule
def oblique(x: int, y: int) -> int:
    """The oblique direction with the signs of two coordinates, neither of them 0."""
    if x > 0:
        return SOUTH_EAST if y > 0 else NORTH_EAST
    return SOUTH_WEST if y > 0 else NORTH_WEST


@rule
def bearing(place: int, facing: int, other: int) -> int:
    """The direction of another square as seen by one who faces `facing`: 0 ahead, clockwise. The square itself is 0."""
    return 0 if place == other else (direction(place, other) - facing) % DIRECTIONS


@rule
def sector(bearing: int) -> int:
    """The Sector of a bearing: ahead and the two next to it are the front, straight behind is the rear."""
    return SECTORS[bearing]


@rule
def onward(place: int, other: int, here: int) -> int:
    """In which direction the line from one square to another leaves a third that it cuts: oblique through a corner."""
    x = x_of(other) - x_of(place)
    y = y_of(other) - y_of(place)
    to_side = (2 * abs(x_of(here) - x_of(place)) + 1) * abs(y)
    to_end = (2 * abs(y_of(here) - y_of(place)) + 1) * abs(x)
    if to_side == to_end:
        return oblique(x, y)
    if to_side < to_end:
        return EAST if x > 0 else WEST
    return SOUTH if y > 0 else NORTH


@rule
def line_steps(place: int, other: int) -> int:
    """How many squares the line to another cuts besides the first; one that it touches in a corner isn't cut."""
    across = abs(x_of(other) - x_of(place))
    down = abs(y_of(other) - y_of(place))
    common = across
    rest = down
    while rest:
        spare = common % rest
        common = rest
        rest = spare
    if common == 0 or across // common % 2 == 0 or down // common % 2 == 0:
        return across + down
    return across + down - common  # it goes through so many corners


@rule
def along(place: int, other: int, step: int) -> int:
    """The square that many steps along the line between two middles, of those that it cuts."""
    here = place
    for _ in range(step):
        here = neighbour(here, onward(place, other, here))
    return here


@rule
def quarter(radius: int) -> int:
    """How many squares of a ring lie from one straight direction to the next, the last not counted."""
    return 4 * (radius // 3) + QUARTERS[radius % 3]


@rule
def ring_size(radius: int) -> int:
    """How many squares are exactly so far away."""
    return 4 * quarter(radius) if radius > 0 else 1


@rule
def ring_place(centre: int, radius: int, k: int) -> int:
    """The k-th of the squares exactly so far away, clockwise from the east; k may be any number."""
    if radius == 0:
        return centre
    count = quarter(radius)
    k %= 4 * count
    aside = k % count
    ahead = radius - aside // 2
    if aside > ahead:  # past the oblique: counted from the other end
        ahead = count - k % count
        aside = radius - ahead // 2
    turn = k // count
    if turn == 0:
        return centre + pack(ahead, aside) - pack(0, 0)
    if turn == 1:
        return centre + pack(-aside, ahead) - pack(0, 0)
    if turn == 2:
        return centre + pack(-ahead, -aside) - pack(0, 0)
    return centre + pack(aside, -ahead) - pack(0, 0)


@rule
def disc_size(radius: int) -> int:
    """How many squares are at most so far away, the centre included: 1, 9, 21, 37."""
    threes = (radius + 1) // 3
    size = 1 + 4 * threes * (6 * threes - 1)  # of the disc of radius 3 * threes - 1
    if radius % 3 == 0:
        return size + 16 * threes
    return size + 32 * threes + 8 if radius % 3 == 1 else size


_twin = Twins(__name__, disc_size=disc_size, ring_place=ring_place)
ring_of = _twin(on_hexes.ring_of)
disc_place = _twin(on_hexes.disc_place)
