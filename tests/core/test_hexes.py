"""Hexes: distance, lines, rings, sectors, sight and reach, as properties and against slow and simple answers."""

from __future__ import annotations

import random
from collections import Counter
from fractions import Fraction

from hypothesis import given
from hypothesis import strategies as st

from affray.core import hexes
from affray.core.building import add_wall, new_terrain
from affray.core.grid import (
    Piece,
    Sector,
    Walk,
    inside,
    pack,
    x_of,
    y_of,
)
from affray.core.hexes import UNREACHED, Flood, Shape, add_goal, drain, flow, steps_from

from tests.core.boards import Board, barrier_ends, board, moved, some_doors, visible

coordinates = st.integers(-40, 40)
places = st.builds(pack, coordinates, coordinates)
directions = st.integers(0, 5)
turns = st.integers(-13, 13)
radii = st.integers(0, 8)
seeds = st.integers(0, 10**9)
shapes = st.sampled_from(Shape)
pieces = st.builds(Piece, places, directions, shapes)


def rotated(place: int, centre: int, by: int) -> int:
    """A hex turned about another, clockwise by so many sixths: `-r, q + r` is a sixth on."""
    q = x_of(place) - x_of(centre)
    r = y_of(place) - y_of(centre)
    for _ in range(by % 6):
        spare = q
        q = -r
        r += spare
    return pack(x_of(centre) + q, y_of(centre) + r)


# ---- distance, directions --------------------------------------------------------------------------------------------


@given(places, places, places)
def test_distance_is_symmetric_and_no_way_round_is_shorter(a: int, b: int, c: int) -> None:
    assert hexes.distance(a, b) == hexes.distance(b, a)
    assert (hexes.distance(a, b) == 0) == (a == b)
    assert hexes.distance(a, c) <= hexes.distance(a, b) + hexes.distance(b, c)


@given(places, places)
def test_some_neighbour_is_nearer(a: int, b: int) -> None:
    if a != b:
        assert min(hexes.distance(hexes.neighbour(a, d), b) for d in range(6)) == hexes.distance(a, b) - 1


def test_directions_go_clockwise_in_the_rows_of_a_map() -> None:
    middle = hexes.place_at(5, 5)  # an odd row: half a hex further east
    around = [hexes.neighbour(middle, d) for d in range(6)]
    assert [(hexes.column_of(p), y_of(p)) for p in around] == [(6, 5), (6, 6), (5, 6), (4, 5), (5, 4), (6, 4)]
    assert len(hexes.NAMES) == hexes.DIRECTIONS == 6


@given(places, places, turns)
def test_rotation_keeps_distances_and_turns_directions(place: int, centre: int, by: int) -> None:
    there = rotated(place, centre, by)
    assert hexes.distance(centre, there) == hexes.distance(centre, place)
    assert rotated(there, centre, -by) == place
    assert rotated(place, centre, 6) == place
    if place != centre:
        assert hexes.direction(centre, there) == hexes.turned(hexes.direction(centre, place), by)


@given(places, places)
def test_no_direction_is_nearer_than_the_one_given(a: int, b: int) -> None:
    def left_over(direction: int) -> int:
        """The square of what is left of the way after going straight for the way's own length, on a longer scale."""
        length = hexes.distance(a, b)
        step = hexes.neighbour(pack(0, 0), direction)
        q = x_of(b) - x_of(a) - length * x_of(step)
        r = y_of(b) - y_of(a) - length * y_of(step)
        return q * q + q * r + r * r

    assert left_over(hexes.direction(a, b)) == min(map(left_over, range(6)))


# ---- sectors ---------------------------------------------------------------------------------------------------------


@given(places, directions, st.integers(1, 9))
def test_sectors_part_each_ring(place: int, facing: int, radius: int) -> None:
    ring = [hexes.ring_place(place, radius, k) for k in range(hexes.ring_size(radius))]
    found = Counter(hexes.sector(hexes.bearing(place, facing, other)) for other in ring)
    assert sum(found.values()) == 6 * radius
    assert found[Sector.RIGHT] == found[Sector.LEFT]
    assert found[Sector.FRONT] > found[Sector.RIGHT] + found[Sector.REAR]
    if radius == 1:
        assert found == {Sector.FRONT: 3, Sector.RIGHT: 1, Sector.REAR: 1, Sector.LEFT: 1}
    if radius == 2:  # halfway belongs to the sector nearer ahead
        assert found == {Sector.FRONT: 7, Sector.RIGHT: 2, Sector.REAR: 1, Sector.LEFT: 2}


def test_the_sectors_around_one_who_faces_south_east() -> None:
    place = pack(0, 0)
    found = [hexes.sector(hexes.bearing(place, hexes.NAMES.index("se"), hexes.neighbour(place, d))) for d in range(6)]
    assert found == [Sector.FRONT, Sector.FRONT, Sector.FRONT, Sector.RIGHT, Sector.REAR, Sector.LEFT]


# ---- rings, discs, lines ---------------------------------------------------------------------------------------------


@given(places, radii)
def test_rings_and_discs_have_their_sizes(centre: int, radius: int) -> None:
    ring = [hexes.ring_place(centre, radius, k) for k in range(hexes.ring_size(radius))]
    assert len(set(ring)) == len(ring) == (6 * radius or 1)
    assert {hexes.distance(centre, place) for place in ring} == {radius}
    disc = [hexes.disc_place(centre, k) for k in range(hexes.disc_size(radius))]
    assert len(set(disc)) == len(disc) == 1 + 3 * radius * (radius + 1)
    assert sorted(hexes.distance(centre, place) for place in disc) == [hexes.distance(centre, p) for p in disc]
    assert set(disc[-len(ring) :]) == set(ring)


@given(places, st.integers(1, 8), turns)
def test_a_ring_goes_round_clockwise(centre: int, radius: int, k: int) -> None:
    here, further = hexes.ring_place(centre, radius, k), hexes.ring_place(centre, radius, k + radius)
    assert hexes.distance(here, hexes.ring_place(centre, radius, k + 1)) == 1
    assert rotated(here, centre, 1) == further


@given(places, places, st.data())
def test_a_line_is_where_its_middle_points_are(a: int, b: int, data: st.DataObject) -> None:
    far = hexes.distance(a, b)
    k = data.draw(st.integers(0, far))
    part = Fraction(k, far) if far else Fraction(0)

    def off(place: int) -> Fraction:
        q = x_of(place) - x_of(a) - part * (x_of(b) - x_of(a))
        r = y_of(place) - y_of(a) - part * (y_of(b) - y_of(a))
        return q * q + q * r + r * r

    found = hexes.along(a, b, k)
    assert off(found) <= min(off(hexes.neighbour(found, d)) for d in range(6))


# ---- sight -----------------------------------------------------------------------------------------------------------


def pair(made: Board, dice: random.Random) -> tuple[int, int]:
    return dice.choice(made.places), dice.choice(made.places)


@given(seeds)
def test_sight_is_mutual_and_as_plane_geometry_has_it(seed: int) -> None:
    dice = random.Random(seed)
    made = board(dice, walls=dice.choice((0.02, 0.1, 0.25)))
    doors = some_doors(dice, made)
    barriers = barrier_ends(made, doors)
    for _ in range(3):
        a, b = pair(made, dice)
        seen = hexes.in_sight(made.terrain, doors, a, b)
        assert seen == hexes.in_sight(made.terrain, doors, b, a)
        assert seen == visible(barriers, a, b)


def test_a_line_along_an_edge_is_free_if_it_is_on_either_side() -> None:
    here, there = hexes.place_at(1, 1), hexes.place_at(3, 2)  # the line lies on the edge between the two hexes between
    assert hexes.distance(here, there) == 2
    between = [hexes.neighbour(here, hexes.NAMES.index(name)) for name in ("e", "se")]
    ways = {0: hexes.direction(here, between[0]), 1: hexes.direction(here, between[1])}
    for walls, seen in (((), True), ((0,), True), ((1,), True), ((0, 1), False)):
        terrain = new_terrain(hexes, 6, 6)
        for k in walls:
            add_wall(hexes, terrain, here, ways[k])
        assert hexes.in_sight(terrain, 0, here, there) == hexes.in_sight(terrain, 0, there, here) == seen
    edgewise = new_terrain(hexes, 6, 6)
    add_wall(hexes, edgewise, between[0], hexes.direction(*between))
    assert hexes.in_sight(edgewise, 0, here, there)


# ---- pieces ----------------------------------------------------------------------------------------------------------


@given(places, directions, shapes)
def test_a_piece_covers_as_many_hexes_as_its_shape_is_named_for(place: int, facing: int, shape: Shape) -> None:
    piece = Piece(place, facing, shape)
    hexes_of = {Shape.ONE: 1, Shape.TWO: 2, Shape.THREE: 3, Shape.SEVEN: 7, Shape.NINETEEN: 19}
    covered = moved(piece, place)
    assert len(covered) == hexes_of[shape]
    assert covered == {other for k in range(37) if hexes.covers(piece, other := hexes.disc_place(place, k))}
    ahead = Piece(place, 0, shape)
    assert covered == {rotated(each, place, facing) for each in moved(ahead, place)}


def test_a_horse_has_its_hind_legs_behind_it() -> None:
    horse = Piece(pack(0, 0), hexes.NAMES.index("ne"), Shape.TWO)
    assert moved(horse, horse.place) == {pack(0, 0), hexes.neighbour(pack(0, 0), hexes.NAMES.index("sw"))}
    rider_behind = hexes.neighbour(hexes.neighbour(pack(0, 0), hexes.NAMES.index("sw")), hexes.NAMES.index("sw"))
    assert hexes.apart(horse, Piece(rider_behind)) == 1


def test_a_way_of_more_than_127_steps_is_none() -> None:
    made = new_terrain(hexes, 40, 40)
    for row in range(39):
        for column in range(40):
            place = hexes.place_at(column, row)
            for side in ("sw", "se"):
                other = hexes.neighbour(place, hexes.NAMES.index(side))
                ends = {hexes.column_of(place), hexes.column_of(other)}
                if inside(made, other) and (39 if row % 2 == 0 else 0) not in ends:
                    add_wall(hexes, made, place, hexes.NAMES.index(side))
    flood = Flood()
    drain(made, flood)
    add_goal(flood, hexes.place_at(0, 0), 0)
    flow(made, 0, Walk(), flood, Piece(hexes.place_at(0, 39)), False, 0)
    far = [steps_from(flood, hexes.place_at(column, row)) for row in range(4) for column in range(40)]
    assert max(far) == 127
    assert UNREACHED in far
    assert steps_from(flood, hexes.place_at(0, 39)) == UNREACHED
