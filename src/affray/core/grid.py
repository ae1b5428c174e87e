"""Maps: places, pieces, terrain, and what hex and square maps have in common.

A place on a map is one int, packed from two coordinates x and y (on hexes the axial q and r), so that it stands in a
record's field, among the values of `referee.pick` and in the journal. A set of places is an `Area`, a row of bits for
each row of the map. A piece is what stands on the map: a place, a facing, and a shape that may cover several places.

**One protocol.** `Geometry` below says what a geometry offers: `core.hexes`, and `core.squares` with eight directions,
which offers some things more. A ruleset imports the module that it plays on; screens and setup code that know no
ruleset take it as a value, by its name out of `core.grids`. All its functions are rules: plain functions over ints and
records, the same interpreted and compiled, in whole numbers throughout.

**What changes in a fight** is small, since a fight is cloned all the time. `Terrain` (the form of the map, walls, where
the doors are, rough ground) is read-only and goes into a `shared` record. Which doors are open is one int of the fight,
a bit for each door, which the functions take as `doors`. Fire or smoke is an `Area` of the fight. `Walk` is scratch: of
no meaning between two calls; held in a `many` of one row, it takes no time in fights without a map.

**No map at all** is possible for a ruleset: its fight holds no walk, its terrain has the width 0, and pieces are not
used. It keeps the distance of each pair of combatants with both of them, `distance: Final[Ints] = ints(MOST)` in the
combatant's record, as `rulesets.arsmagica` does, who is engaged with whom as a bit set, and asks in one function of its
own: `apart` of the two pieces where there is a map, the kept distance where there is none.
"""

from __future__ import annotations

from enum import IntEnum
from typing import Final, Protocol

from affray.core.records import Ints, Rows, ints, many, one, record, rule

COLUMNS = ROWS = 40  # the largest map
DOORS = 62  # on a map: a bit each
DIRECTIONS_LIMIT = 8  # of any geometry
STEPS_LIMIT = 12  # of one reach
LEVELS_LIMIT = 7  # of a search under way: as many as its dearest step has smallest parts, and one
COVERED_LIMIT = 19  # places that a piece covers
PLACES_LIMIT = 3 * STEPS_LIMIT * (STEPS_LIMIT + 1)  # within reach: as many as hexes around one

COORDINATE_BITS = 12
BIAS = 1 << COORDINATE_BITS - 1  # coordinates are -BIAS .. BIAS - 1
MASK = (1 << COORDINATE_BITS) - 1
NOWHERE = 0  # a place that is on no map: what a new record has

PAD = 3  # rows of an area above and below those of the map, always empty: room for what is moved about
SPAN = ROWS + 2 * PAD
SKEW = ROWS // 2  # the bit of x = 0: the first x of a row is below 0 on hexes, by half a step a row


class Sector(IntEnum):
    """From where something comes, as a piece faces."""

    FRONT = 0
    RIGHT = 1
    REAR = 2
    LEFT = 3


@record
class Piece:
    """What stands on a map."""

    place: int = NOWHERE
    facing: int = 0  # a direction
    shape: int = 1  # what it covers, as a bit set over the places around its own as the geometry counts them; 1: one


@record
class Area:
    """A set of places on the map: for each row a bit set; `row_of` and `bit_of` find the bit of a place."""

    rows: Final[Ints] = ints(SPAN)


@record
class Door:
    """A door between two neighbours, and the direction from each to the other."""

    place: int = NOWHERE
    direction: int = 0
    other: int = NOWHERE
    back: int = 0


@record
class Terrain:
    """The map, as long as nobody touches its doors."""

    width: int = 0  # columns; 0: no map
    height: int = 0  # rows
    walled: bool = False  # there is a wall or a door
    door_count: int = 0
    cells: Final[Area] = one(Area)  # the places that the map has; what isn't on it is as solid as a wall
    rough: Final[Area] = one(Area)  # where a step costs two
    ways: Final[Ints] = ints(DIRECTIONS_LIMIT * SPAN)  # per direction an area: from where no wall, door or rim is met
    doors: Final[Rows[Door]] = many(Door, DOORS)


@record
class Walk:
    """How far a piece gets: the first three say what is in its way, and are the ruleset's to fill before each use.

    What the piece itself covers doesn't belong there, since a large one would stand in its own way.
    What was found: `places` in the order of their cost, of which `ends[c]` cost at most c. The rest is scratch.
    """

    shut: Final[Area] = one(Area)  # can't be entered
    halt: Final[Area] = one(Area)  # entering ends the movement: a hex that an enemy controls
    taken: Final[Area] = one(Area)  # can be passed, but not ended in
    places: Final[Ints] = ints(PLACES_LIMIT)
    ends: Final[Ints] = ints(STEPS_LIMIT + 1)
    evens: Final[Ints] = ints(STEPS_LIMIT + 1)  # as `ends`, without those that cost c and a half
    seen: Final[Area] = one(Area)
    levels: Final[Ints] = ints(LEVELS_LIMIT * SPAN)  # areas: what is reached with so much, with a little more, …
    covered: int = 0  # places that the piece covers, and where they are from its own
    across: Final[Ints] = ints(COVERED_LIMIT)
    down: Final[Ints] = ints(COVERED_LIMIT)
    wide_shut: Final[Area] = one(Area)  # where the piece touches what is shut; and so on
    wide_halt: Final[Area] = one(Area)
    wide_taken: Final[Area] = one(Area)
    wide_rough: Final[Area] = one(Area)
    ways: Final[Ints] = ints(DIRECTIONS_LIMIT * SPAN)  # per direction an area: from where the piece can step


class Geometry(Protocol):
    """What a module of geometry offers. Directions go clockwise from 0, east; places and bit sets are ints.

    `terrain` and `doors` say where walls and open doors are; those asked about must be on the map. Functions of single
    places come first, then those of whole pieces, which count from the nearest of the places that they cover.
    """

    DIRECTIONS: int
    NAMES: tuple[str, ...]  # of the directions, as map files name them
    OBLIQUE: tuple[int, ...]  # directions that lead through a corner: open if either way round it is; no wall is there

    def place_at(self, column: int, row: int) -> int:
        """The place in a column and row of a map, both from 0."""

    def column_of(self, place: int) -> int:
        """The column of a place."""

    def neighbour(self, place: int, direction: int) -> int:
        """The next place in a direction."""

    def turned(self, direction: int, by: int) -> int:
        """A direction turned clockwise by so many of the smallest turns, below 0 the other way."""

    def distance(self, place: int, other: int) -> int:
        """Steps from one place to another over open ground, in whole steps."""

    def direction(self, place: int, other: int) -> int:
        """The nearest of the directions, halfway the next clockwise; 0 to the place itself."""

    def bearing(self, place: int, facing: int, other: int) -> int:
        """The direction of another place as seen by one who faces `facing`: 0 ahead; halfway the one nearer ahead."""

    def sector(self, bearing: int) -> int:
        """The Sector of a bearing."""

    def line_steps(self, place: int, other: int) -> int:
        """How many places the line to another goes through besides the first."""

    def along(self, place: int, other: int, step: int) -> int:
        """The place that many steps along the line to another; each is the next one's neighbour, there as back."""

    def ring_size(self, radius: int) -> int:
        """How many places are exactly so far away."""

    def ring_place(self, centre: int, radius: int, k: int) -> int:
        """The k-th of the places exactly so far away, clockwise from direction 0."""

    def disc_size(self, radius: int) -> int:
        """How many places are at most so far away, the centre included."""

    def disc_place(self, centre: int, k: int) -> int:
        """The k-th of the places around a centre, ring by ring from the centre itself on."""

    def mark_disc(self, area: Area, terrain: Terrain, centre: int, radius: int) -> None:
        """Add to an area what of the map is at most so far away."""

    def mark_zone(self, area: Area, terrain: Terrain, doors: int, centre: int, radius: int) -> None:
        """Add to an area what of the map is at most so far away and in line of sight."""

    def is_open(self, terrain: Terrain, doors: int, place: int, direction: int) -> bool:
        """Whether one can step from a place on the map to its neighbour: no wall, closed door or rim is in the way."""

    def in_sight(self, terrain: Terrain, doors: int, place: int, other: int) -> bool:
        """Whether no wall or closed door stands on the line between the middles of two places."""

    def covered(self, piece: Piece, k: int) -> int:
        """The place that bit k of a piece's shape stands for."""

    def covers(self, piece: Piece, place: int) -> bool:
        """Whether a piece covers a place."""

    def fits(self, terrain: Terrain, piece: Piece) -> bool:
        """Whether a piece is wholly on the map, with no wall or door through it."""

    def mark_piece(self, area: Area, piece: Piece) -> None:
        """Add to an area what a piece covers."""

    def nearest(self, piece: Piece, place: int) -> int:
        """Which of the places that a piece covers is nearest to another."""

    def apart(self, piece: Piece, other: Piece) -> int:
        """The distance of two pieces: 0 in the same place, 1 next to each other."""

    def sees(self, terrain: Terrain, doors: int, piece: Piece, other: Piece) -> bool:
        """Whether any place that one piece covers is in sight of any that the other covers."""

    def reach(self, terrain: Terrain, doors: int, walk: Walk, piece: Piece, steps: int) -> int:
        """Where a piece gets with so many steps, into `walk.places`; how many places."""


@rule
def pack(x: int, y: int) -> int:
    """The place with two coordinates, each from -2048 to 2047."""
    return (y + BIAS << COORDINATE_BITS) + x + BIAS


@rule
def x_of(place: int) -> int:
    """The first coordinate of a place: q on hexes, the column on squares."""
    return (place & MASK) - BIAS


@rule
def y_of(place: int) -> int:
    """The second coordinate of a place: the row of the map, from 0."""
    return (place >> COORDINATE_BITS) - BIAS


@rule
def row_of(place: int) -> int:
    """The row of an area in which a place is."""
    return (place >> COORDINATE_BITS) - (BIAS - PAD)


@rule
def bit_of(place: int) -> int:
    """The bit that a place has in its row of an area."""
    return (place & MASK) - (BIAS - SKEW)


@rule
def place_of_bit(row: int, bit: int) -> int:
    """The place of a bit in a row of an area."""
    return pack(bit - SKEW, row - PAD)


@rule
def run(first: int, last: int) -> int:
    """The bits from first to last, as far as a row has them."""
    first = max(first, 0)
    last = min(last, SKEW + COLUMNS)
    return (1 << last + 1) - (1 << first) if first <= last else 0


@rule
def shifted(bits: int, by: int) -> int:
    """Bits moved up, or down where `by` is below 0."""
    return bits << by if by >= 0 else bits >> -by


@rule
def inside(terrain: Terrain, place: int) -> bool:
    """Whether the map has a place, whatever place that is."""
    row = row_of(place)
    bit = bit_of(place)
    return 0 <= row < SPAN and 0 <= bit <= SKEW + COLUMNS and terrain.cells.rows[row] >> bit & 1 == 1


@rule
def wipe(area: Area) -> None:
    """Take everything out of an area."""
    for row in range(SPAN):
        area.rows[row] = 0


@rule
def wipe_map(area: Area, terrain: Terrain) -> None:
    """Take out of an area all that a map can have in it, and what is just beyond its rim."""
    for row in range(PAD - 1, PAD + terrain.height + 1):
        area.rows[row] = 0


@rule
def mark(area: Area, place: int) -> None:
    """Add a place on the map to an area."""
    area.rows[row_of(place)] |= 1 << bit_of(place)


@rule
def unmark(area: Area, place: int) -> None:
    """Take a place on the map out of an area."""
    area.rows[row_of(place)] &= ~(1 << bit_of(place))


@rule
def marked(area: Area, place: int) -> bool:
    """Whether a place on the map is in an area."""
    return area.rows[row_of(place)] >> bit_of(place) & 1 == 1


@rule
def door_at(terrain: Terrain, place: int, direction: int) -> int:
    """The number of the door on the way from a place in a direction, -1 if there is none."""
    for k in range(terrain.door_count):
        door = terrain.doors[k]
        if (door.place == place and door.direction == direction) or (door.other == place and door.back == direction):
            return k
    return -1


@rule
def is_open(terrain: Terrain, doors: int, place: int, direction: int) -> bool:
    """Whether neither a wall nor a closed door nor the rim stands between a place on the map and its neighbour."""
    if terrain.ways[direction * SPAN + row_of(place)] >> bit_of(place) & 1:
        return True
    if doors == 0:
        return False
    door = door_at(terrain, place, direction)
    return door >= 0 and doors >> door & 1 == 1


@rule
def cost_of(walk: Walk, k: int) -> int:
    """How many steps it takes to the k-th place of a walk."""
    cost = 0
    while walk.ends[cost] <= k:
        cost += 1
    return cost


def places_in(area: Area) -> list[int]:
    """All places of an area, for screens."""
    rows = [(row, area.rows[row]) for row in range(SPAN)]
    return [place_of_bit(row, bit) for row, bits in rows for bit in range(bits.bit_length()) if bits >> bit & 1]
