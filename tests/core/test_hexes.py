"""Hexes: distance, lines, rings, sectors, sight and reach, as properties and against slow and simple answers."""

from __future__ import annotations

import itertools
import random
from collections import Counter
from fractions import Fraction

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from affray.core import hexes
from affray.core.grid import (
    STEPS_LIMIT,
    Area,
    Piece,
    Sector,
    Walk,
    add_door,
    add_wall,
    cost_of,
    inside,
    is_open,
    new_terrain,
    pack,
    places_in,
    x_of,
    y_of,
)
from affray.core.hexes import DOOR_STEPS, UNREACHED, Flood, Shape, add_goal, drain, flow, steps_from

from tests.compiling import differences, program
from tests.core.boards import Board, barrier_ends, board, cheapest, moved, put, some_doors, visible
from tests.core.hex_program import HEXES, new_fight

coordinates = st.integers(-40, 40)
places = st.builds(pack, coordinates, coordinates)
directions = st.integers(0, 5)
turns = st.integers(-13, 13)
radii = st.integers(0, 8)
seeds = st.integers(0, 10**9)
shapes = st.sampled_from(Shape)
pieces = st.builds(Piece, places, directions, shapes)


# ---- distance, directions --------------------------------------------------------------------------------------------


@given(places, places, places)
def test_distance_is_symmetric_and_no_way_round_is_shorter(a: int, b: int, c: int) -> None:
    assert hexes.distance(a, b) == hexes.distance(b, a)
    assert (hexes.distance(a, b) == 0) == (a == b)
    assert hexes.distance(a, c) <= hexes.distance(a, b) + hexes.distance(b, c)


@given(places, directions)
def test_neighbours_are_one_away_and_lead_back(place: int, direction: int) -> None:
    other = hexes.neighbour(place, direction)
    assert hexes.distance(place, other) == 1
    assert hexes.direction(place, other) == direction
    assert hexes.neighbour(other, hexes.turned(direction, 3)) == place
    assert len({hexes.neighbour(place, d) for d in range(6)}) == 6


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
    there = hexes.rotated(place, centre, by)
    assert hexes.distance(centre, there) == hexes.distance(centre, place)
    assert hexes.rotated(there, centre, -by) == place
    assert hexes.rotated(place, centre, 6) == place
    if place != centre:
        assert hexes.direction(centre, there) == hexes.turned(hexes.direction(centre, place), by)


@given(places, places)
def test_the_way_back_is_the_opposite_direction(a: int, b: int) -> None:
    if a != b:
        assert hexes.direction(b, a) == hexes.turned(hexes.direction(a, b), 3)
    else:
        assert hexes.direction(a, b) == 0


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


@given(places, places, directions)
def test_a_bearing_is_the_direction_less_the_facing(place: int, other: int, facing: int) -> None:
    seen = hexes.bearing(place, facing, other)
    assert 0 <= seen < 6
    if place == other:
        assert seen == 0
    else:
        straight = hexes.turned(hexes.direction(place, other), -facing)
        assert seen in (straight, hexes.turned(straight, -1))  # exactly halfway the one nearer ahead


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
    assert hexes.rotated(here, centre, 1) == further


@given(places, places)
def test_a_line_goes_from_neighbour_to_neighbour(a: int, b: int) -> None:
    far = hexes.distance(a, b)
    line = [hexes.along(a, b, k) for k in range(far + 1)]
    assert (line[0], line[-1]) == (a, b)
    assert [hexes.distance(a, place) for place in line] == list(range(far + 1))
    assert all(hexes.distance(one, other) == 1 for one, other in itertools.pairwise(line))
    assert [hexes.along(b, a, k) for k in range(far, -1, -1)] == line


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


@given(seeds)
def test_opening_a_door_hides_nothing(seed: int) -> None:
    dice = random.Random(seed)
    made = board(dice, doors=0.2)
    doors = some_doors(dice, made)
    more = doors | some_doors(dice, made)
    for _ in range(20):
        a, b = pair(made, dice)
        assert hexes.in_sight(made.terrain, doors, a, b) <= hexes.in_sight(made.terrain, more, a, b)


@given(seeds)
def test_neighbours_see_each_other_unless_a_wall_is_between_them(seed: int) -> None:
    made = board(random.Random(seed), 5, 5)
    for place in made.places:
        assert hexes.in_sight(made.terrain, 0, place, place)
        for direction in range(6):
            other = hexes.neighbour(place, direction)
            if inside(made.terrain, other):
                assert hexes.in_sight(made.terrain, 0, place, other) == is_open(made.terrain, 0, place, direction)


def test_without_walls_all_is_seen() -> None:
    terrain = new_terrain(hexes, 7, 6)
    cells = places_in(terrain.cells)
    assert all(hexes.in_sight(terrain, 0, a, b) for a in cells for b in cells)
    terrain.walled = True  # the same by following the lines, along the rim too
    assert all(hexes.in_sight(terrain, 0, a, b) for a in cells for b in cells)


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


@given(seeds, st.integers(0, 4))
def test_discs_and_zones_are_what_is_near_and_what_of_it_is_seen(seed: int, radius: int) -> None:
    dice = random.Random(seed)
    made = board(dice, dice.randint(1, 9), dice.randint(1, 9), walls=dice.choice((0, 0.2)))
    doors = some_doors(dice, made)
    centre = dice.choice(made.places)
    near = {place for place in made.places if hexes.distance(centre, place) <= radius}
    disc, zone = Area(), Area()
    hexes.mark_disc(disc, made.terrain, centre, radius)
    assert set(places_in(disc)) == near
    hexes.mark_zone(zone, made.terrain, doors, centre, radius)
    assert set(places_in(zone)) == {place for place in near if hexes.in_sight(made.terrain, doors, centre, place)}


# ---- pieces ----------------------------------------------------------------------------------------------------------


@given(pieces, pieces)
def test_pieces_are_apart_as_their_nearest_hexes(one: Piece, other: Piece) -> None:
    mine, theirs = moved(one, one.place), moved(other, other.place)
    assert hexes.apart(one, other) == min(hexes.distance(a, b) for a in mine for b in theirs)
    assert hexes.apart(one, other) == hexes.apart(other, one)
    assert hexes.nearest(one, other.place) in mine
    assert hexes.distance(hexes.nearest(one, other.place), other.place) == min(
        hexes.distance(a, other.place) for a in mine
    )


@given(places, directions, shapes)
def test_a_piece_covers_as_many_hexes_as_its_shape_is_named_for(place: int, facing: int, shape: Shape) -> None:
    piece = Piece(place, facing, shape)
    hexes_of = {Shape.ONE: 1, Shape.TWO: 2, Shape.THREE: 3, Shape.SEVEN: 7, Shape.NINETEEN: 19}
    covered = moved(piece, place)
    assert len(covered) == hexes_of[shape]
    assert covered == {other for k in range(37) if hexes.covers(piece, other := hexes.disc_place(place, k))}
    ahead = Piece(place, 0, shape)
    assert covered == {hexes.rotated(each, place, facing) for each in moved(ahead, place)}


def test_a_horse_has_its_hind_legs_behind_it() -> None:
    horse = Piece(pack(0, 0), hexes.NAMES.index("ne"), Shape.TWO)
    assert moved(horse, horse.place) == {pack(0, 0), hexes.neighbour(pack(0, 0), hexes.NAMES.index("sw"))}
    rider_behind = hexes.neighbour(hexes.neighbour(pack(0, 0), hexes.NAMES.index("sw")), hexes.NAMES.index("sw"))
    assert hexes.apart(horse, Piece(rider_behind)) == 1


@given(seeds, shapes, directions)
def test_a_piece_fits_where_nothing_goes_through_it(seed: int, shape: Shape, facing: int) -> None:
    dice = random.Random(seed)
    made = board(dice, 6, 6, walls=dice.choice((0, 0.03, 0.1)))
    barriers = made.barriers(0)
    for place in made.places:
        piece = Piece(place, facing, shape)
        covered = moved(piece, place)
        whole = covered <= set(made.places) and not any(barrier <= covered for barrier in barriers)
        assert hexes.fits(made.terrain, piece) == whole
        if whole:
            area = Area()
            hexes.mark_piece(area, piece)
            assert set(places_in(area)) == covered


@given(seeds, shapes, shapes)
@settings(max_examples=40)
def test_pieces_see_each_other_with_any_hex_that_they_cover(seed: int, shape: Shape, other: Shape) -> None:
    dice = random.Random(seed)
    made = board(dice, walls=0.3)
    doors = some_doors(dice, made)
    inner = [p for p in made.places if 2 <= y_of(p) <= 6 and 2 <= hexes.column_of(p) <= 6]
    a, b = (Piece(dice.choice(inner), dice.randrange(6), each) for each in (shape, other))
    seen = any(hexes.in_sight(made.terrain, doors, x, y) for x in moved(a, a.place) for y in moved(b, b.place))
    assert hexes.sees(made.terrain, doors, a, b) == hexes.sees(made.terrain, doors, b, a) == seen


# ---- reach -----------------------------------------------------------------------------------------------------------


@given(st.integers(0, STEPS_LIMIT))
def test_on_open_ground_all_within_so_many_steps_is_reached(steps: int) -> None:
    terrain = new_terrain(hexes, 30, 30)
    assert hexes.reach(terrain, 0, Walk(), Piece(hexes.place_at(15, 15)), steps) == 3 * steps * (steps + 1)


@given(seeds, shapes)
@settings(max_examples=150)
def test_reach_is_what_dijkstra_finds(seed: int, shape: Shape) -> None:
    dice = random.Random(seed)
    made = board(dice, dice.randint(1, 12), dice.randint(1, 12), dice.choice((0, 0.05, 0.2)), dice.choice((0, 0.1)))
    fitting = [p for p in made.places if hexes.fits(made.terrain, Piece(p, 1, shape))]
    if not fitting:
        return
    walk = Walk()
    for _ in range(2):  # the second time with what the first has left behind
        piece = Piece(dice.choice(fitting), 1, shape)
        doors = some_doors(dice, made) if dice.random() < 0.5 else 0
        shut, halt, taken = ({p for p in made.places if dice.random() < 0.1} for _ in range(3))
        put(walk.shut, shut)
        put(walk.halt, halt)
        put(walk.taken, taken)
        steps = dice.randint(0, 7)
        found = hexes.reach(made.terrain, doors, walk, piece, steps)
        costs = {walk.places[k]: cost_of(walk, k) for k in range(found)}
        assert len(costs) == found
        assert costs == cheapest(made, doors, piece, steps, shut, halt, taken)
        assert [cost_of(walk, k) for k in range(found)] == sorted(costs.values())


def corridor() -> tuple[Board, list[int]]:
    """A map of one row."""
    made = Board(new_terrain(hexes, 8, 1))
    return made, [hexes.place_at(column, 0) for column in range(8)]


def reached(made: Board, walk: Walk, start: int, steps: int, doors: int = 0) -> set[int]:
    found = hexes.reach(made.terrain, doors, walk, Piece(start), steps)
    return {walk.places[k] for k in range(found)}


def test_what_halts_is_entered_and_not_left_and_no_hindrance_to_set_out_from() -> None:
    made, row = corridor()
    walk = Walk()
    put(walk.halt, [row[0], row[2], row[3]])
    assert reached(made, walk, row[0], 6) == {row[1], row[2]}
    assert reached(made, walk, row[2], 6) == {row[0], row[1], row[3]}


def test_what_is_taken_is_passed_and_what_is_shut_is_not() -> None:
    made, row = corridor()
    walk = Walk()
    put(walk.taken, [row[1]])
    put(walk.shut, [row[4]])
    assert reached(made, walk, row[0], 6) == {row[2], row[3]}


def test_rough_ground_costs_two_and_is_not_entered_with_one_step_left() -> None:
    made, row = corridor()
    put(made.terrain.rough, [row[0], row[2]])
    assert reached(made, Walk(), row[0], 2) == {row[1]}
    assert reached(made, Walk(), row[0], 4) == {row[1], row[2], row[3]}


def test_a_closed_door_stops_one_and_an_open_one_does_not() -> None:
    made, row = corridor()
    door = add_door(hexes, made.terrain, row[2], hexes.NAMES.index("w"))
    assert reached(made, Walk(), row[0], 4) == {row[1]}
    assert reached(made, Walk(), row[0], 4, 1 << door) == set(row[1:5])
    assert reached(made, Walk(), row[3], 3, 1 << door) == set(row) - {row[3], row[7]}


def test_a_reach_beyond_the_limit_is_an_error() -> None:
    with pytest.raises(IndexError):
        hexes.reach(new_terrain(hexes, 40, 40), 0, Walk(), Piece(hexes.place_at(20, 20)), STEPS_LIMIT + 1)


# ---- ways from everywhere -------------------------------------------------------------------------------------------


@given(seeds, shapes, st.booleans())
@settings(max_examples=60, deadline=None)
def test_the_steps_from_everywhere_are_what_dijkstra_finds(seed: int, shape: Shape, opens: bool) -> None:
    dice = random.Random(seed)
    made = board(dice, dice.randint(1, 9), dice.randint(1, 9), dice.choice((0, 0.1, 0.3)), dice.choice((0, 0.1)))
    fitting = [p for p in made.places if hexes.fits(made.terrain, Piece(p, 1, shape))]
    if not fitting:
        return
    doors = some_doors(dice, made) if dice.random() < 0.5 else 0
    flood = Flood()
    for _ in range(2):  # the second time with what the first has left behind
        goals = {dice.choice(fitting): dice.randint(0, 1) for _ in range(dice.randint(1, 3))}
        drain(made.terrain, flood)
        for place, steps in goals.items():
            add_goal(flood, place, steps)
        piece, least = Piece(dice.choice(fitting), 1, shape), dice.choice((0, 4, 99))
        flow(made.terrain, doors, Walk(), flood, piece, opens, least)
        opening = DOOR_STEPS if opens and shape == Shape.ONE else 0
        wanted = {}
        for place in fitting:
            found = cheapest(made, doors, Piece(place, 1, shape), 999, set(), set(), set(), opening)
            costs = [found.get(goal, 0) + more for goal, more in goals.items() if goal in found or goal == place]
            wanted[place] = min(costs, default=UNREACHED)
        last = max(least, wanted[piece.place] + 2) if wanted[piece.place] >= 0 else 99
        for place, steps in wanted.items():
            assert steps_from(flood, place) == (steps if steps <= last else UNREACHED)


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


# ---- compiled --------------------------------------------------------------------------------------------------------


def test_random_boards_are_the_same_interpreted_and_compiled() -> None:
    made = program(HEXES)
    for number in range(200):
        fight = new_fight(number)
        made.play(fight, 3, number, 1)  # no error: two that are the same would not count as a difference
        assert differences(HEXES, made, fight, 3, number) == [], number
