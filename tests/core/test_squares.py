"""Squares: distance, facing, arcs, the squares that a line cuts, sight, blasts: the rules' words and plane geometry."""

from __future__ import annotations

import random
from fractions import Fraction
from math import atan2, degrees

import pytest
from hypothesis import given
from hypothesis import strategies as st

from affray.core import squares
from affray.core.building import add_door, add_wall, cut_out, new_terrain
from affray.core.grid import Area, Piece, Sector, Terrain, Walk, is_open, pack, places_in, x_of, y_of

from tests.core.boards import barrier_ends, board, crossed, put, share_within, some_doors, touched

coordinates = st.integers(-40, 40)
places = st.builds(pack, coordinates, coordinates)
directions = st.integers(0, 7)
seeds = st.integers(0, 10**9)
E, SE, S, SW, W, NW, N, NE = range(8)
HERE = pack(10, 10)


def at(x: int, y: int) -> int:
    """A square so far to the east and the south of HERE."""
    return pack(10 + x, 10 + y)


def around(far: int) -> list[int]:
    return [at(x, y) for x in range(-far, far + 1) for y in range(-far, far + 1)]


def offset(place: int) -> tuple[int, int]:
    return x_of(place) - 10, y_of(place) - 10


# ---- distance --------------------------------------------------------------------------------------------------------


@pytest.mark.clause("AA-2.1")
@given(places, places)
def test_a_distance_is_the_cheapest_sum_of_steps_rounded_down(a: int, b: int) -> None:
    across, down = abs(x_of(a) - x_of(b)), abs(y_of(a) - y_of(b))
    oblique = min(across, down)
    assert squares.distance(a, b) == int(max(across, down) - oblique + Fraction(3, 2) * oblique)
    assert squares.halves(a, b) == 2 * (max(across, down) - oblique) + 3 * oblique


@given(places, places, places)
def test_no_way_round_has_fewer_halves(a: int, b: int, c: int) -> None:
    assert squares.halves(a, c) <= squares.halves(a, b) + squares.halves(b, c)
    assert squares.distance(a, c) <= squares.distance(a, b) + squares.distance(b, c) + 1


@pytest.mark.clause("AA-2.1", "AA-4.1")
def test_a_radius_of_0_1_and_2_has_1_9_and_21_squares() -> None:
    terrain = new_terrain(squares, 21, 21)
    corners = {at(x, y) for x in (-2, 2) for y in (-2, 2)}
    for radius, wanted in ((0, {HERE}), (1, set(around(1))), (2, set(around(2)) - corners)):
        blast = Area()
        squares.mark_blast(blast, terrain, 0, HERE, radius)
        assert set(places_in(blast)) == wanted
        assert squares.disc_size(radius) == len(wanted) == (1, 9, 21)[radius]


# ---- facing ----------------------------------------------------------------------------------------------------------


def test_directions_go_clockwise_in_the_rows_of_a_map() -> None:
    found = [offset(squares.neighbour(HERE, d)) for d in range(8)]
    assert found == [(1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1), (0, -1), (1, -1)]
    assert squares.NAMES == ("e", "se", "s", "sw", "w", "nw", "n", "ne")


@given(places, places)
def test_no_direction_is_nearer_than_the_one_given(a: int, b: int) -> None:
    if a != b:
        angle = degrees(atan2(y_of(b) - y_of(a), x_of(b) - x_of(a)))
        off = [abs((angle - 45 * d + 180) % 360 - 180) for d in range(8)]
        assert off[squares.direction(a, b)] == min(off)


def test_the_front_is_three_squares_and_the_rear_the_one_straight_behind() -> None:
    for facing in range(8):
        found = [squares.sector(squares.bearing(HERE, facing, squares.neighbour(HERE, d))) for d in range(8)]
        turned = found[facing:] + found[:facing]
        right, left = [Sector.RIGHT] * 2, [Sector.LEFT] * 2
        assert turned == [Sector.FRONT, Sector.FRONT, *right, Sector.REAR, *left, Sector.FRONT]


@pytest.mark.clause("AA-3.2")
def test_melee_reaches_the_square_ahead_and_its_two_neighbours() -> None:
    wanted = {
        E: {(1, -1), (1, 0), (1, 1)},
        SE: {(1, 0), (1, 1), (0, 1)},
        N: {(-1, -1), (0, -1), (1, -1)},
        SW: {(0, 1), (-1, 1), (-1, 0)},
    }
    for facing, reach in wanted.items():
        assert {offset(p) for p in around(4) if squares.ahead(HERE, facing, p, 1)} == reach


@pytest.mark.clause("AA-3.2")
@given(directions)
def test_a_long_weapon_reaches_the_squares_behind_these_too(facing: int) -> None:
    near = [p for p in around(1) if squares.ahead(HERE, facing, p, 1)]
    behind = {p for p in around(2) if p not in around(1) and squares.along(HERE, p, 1) in near}
    found = {p for p in around(4) if squares.ahead(HERE, facing, p, 2)}
    assert found - set(near) <= behind
    assert {p for p in behind if squares.line_steps(HERE, p) == 2} <= found
    assert len(found) == 8


@pytest.mark.clause("AA-3.3")
@given(directions, st.integers(-30, 30), st.integers(-30, 30))
def test_arcs_are_so_many_degrees_wide(facing: int, x: int, y: int) -> None:
    off = abs((degrees(atan2(y, x)) - 45 * facing + 180) % 360 - 180) if (x, y) != (0, 0) else 0.0
    assert squares.in_quarter(HERE, facing, at(x, y)) == (off < 45 + 1e-9)
    assert squares.in_eighth(HERE, facing, at(x, y)) == (off < 22.5)


@pytest.mark.clause("AA-3.8")
def test_a_shield_in_the_left_hand_covers_ahead_to_behind_left_and_in_the_right_the_other_side() -> None:
    left = 1 << 0 | 1 << 7 | 1 << 6 | 1 << 5
    for hand, sides, wanted in (
        ("left", left, {(0, -1), (-1, -1), (-1, 0), (-1, 1)}),
        ("right", squares.mirrored(left), {(0, -1), (1, -1), (1, 0), (1, 1)}),
    ):
        found = {offset(p) for p in around(1) if p != HERE and squares.covers_side(sides, HERE, N, p)}
        assert found == wanted, hand


@given(st.integers(0, 255))
def test_mirrored_twice_is_as_it_was(sides: int) -> None:
    assert squares.mirrored(squares.mirrored(sides)) == sides
    assert squares.mirrored(sides) & 0b10001 == sides & 0b10001  # straight ahead and straight behind


# ---- lines -----------------------------------------------------------------------------------------------------------


@pytest.mark.clause("AA-4.2")
@given(st.integers(-9, 9), st.integers(-9, 9))
def test_a_line_names_each_square_that_it_cuts_and_none_that_it_touches_in_a_corner(x: int, y: int) -> None:
    half = Fraction(1, 2)
    shares = {p: share_within(HERE, at(x, y), p, half) for p in around(9)}
    cut = {p for p, share in shares.items() if share and share[0] < share[1]} | {HERE}
    assert {squares.along(HERE, at(x, y), k) for k in range(squares.line_steps(HERE, at(x, y)) + 1)} == cut


@pytest.mark.clause("AA-4.2")
def test_a_flame_goes_on_to_a_wall_and_leaves_its_user_out() -> None:
    terrain = new_terrain(squares, 21, 21)
    flame = Area()
    squares.mark_line(flame, terrain, 0, HERE, at(4, 2))
    assert [offset(p) for p in places_in(flame)] == [(1, 0), (1, 1), (2, 1), (3, 1), (3, 2), (4, 2)]
    door = add_door(squares, terrain, at(2, 1), E)
    for doors, length in ((0, 3), (1 << door, 6)):
        put(flame, [])
        squares.mark_line(flame, terrain, doors, HERE, at(4, 2))
        assert len(places_in(flame)) == length


# ---- sight and blasts ------------------------------------------------------------------------------------------------


@pytest.mark.clause("AA-3.3", "AA-4.3")
@given(seeds)
def test_sight_ends_at_what_the_line_touches_and_blasts_at_what_it_crosses_there_as_back(seed: int) -> None:
    dice = random.Random(seed)
    made = board(dice, walls=dice.choice((0.02, 0.1, 0.25)), on=squares, holes=dice.choice((0.0, 0.05)))
    doors = some_doors(dice, made)
    barriers = barrier_ends(made, doors)
    for _ in range(4):
        a, b = dice.choice(made.places), dice.choice(made.places)
        for one, other in ((a, b), (b, a)):
            assert squares.in_sight(made.terrain, doors, one, other) == (not touched(barriers, a, b))
            assert squares.open_line(made.terrain, doors, one, other) == (not crossed(barriers, a, b))


@pytest.mark.clause("AA-4.3")
@given(seeds, st.integers(0, 3))
def test_a_blast_is_what_is_near_and_not_behind_a_wall(seed: int, radius: int) -> None:
    dice = random.Random(seed)
    made = board(dice, on=squares)
    doors = some_doors(dice, made)
    centre = dice.choice(made.places)
    blast = Area()
    squares.mark_blast(blast, made.terrain, doors, centre, radius)
    near = {p for p in made.places if squares.distance(centre, p) <= radius}
    assert set(places_in(blast)) == {p for p in near if squares.open_line(made.terrain, doors, centre, p)}


def corner(*walls: tuple[int, int]) -> Terrain:
    """A map with walls beside four squares that meet: HERE, and those to the east, south and south-east."""
    terrain = new_terrain(squares, 21, 21)
    for place, direction in walls:
        add_wall(squares, terrain, place, direction)
    return terrain


@pytest.mark.clause("AA-2.2", "AA-3.3", "AA-4.3")
def test_past_the_end_of_a_wall_one_steps_and_burns_but_does_not_see() -> None:
    beside, below = (HERE, E), (at(0, 1), E)
    for walls, passes, sees in (
        ((), True, True),
        ((beside,), True, False),
        ((below,), True, False),
        (((HERE, S),), True, False),
        ((beside, (HERE, S)), False, False),  # between two walls
        ((beside, below), False, False),  # a wall that goes straight on
        (((HERE, S), (at(1, 0), S)), False, False),
        ((beside, (at(1, 0), S)), True, False),  # round the other side
    ):
        terrain = corner(*walls)
        assert squares.is_open(terrain, 0, HERE, SE) == passes
        assert squares.open_line(terrain, 0, HERE, at(1, 1)) == passes
        assert squares.in_sight(terrain, 0, HERE, at(1, 1)) == sees
        assert (at(1, 1) in reached(terrain, 1)) == passes


def reached(terrain: Terrain, steps: int, doors: int = 0) -> set[int]:
    walk = Walk()
    return {walk.places[k] for k in range(squares.reach(terrain, doors, walk, Piece(HERE), steps))}


@pytest.mark.clause("AA-2.2")
def test_an_open_door_lets_one_pass_its_corner() -> None:
    terrain = corner((HERE, S))
    door = add_door(squares, terrain, HERE, E)
    for doors, passes in ((0, False), (1 << door, True)):
        assert squares.is_open(terrain, doors, HERE, SE) == passes
        assert is_open(terrain, doors, HERE, E) == passes
        assert (at(1, 1) in reached(terrain, 1, doors)) == passes


@pytest.mark.clause("AA-2.2")
def test_between_two_holes_there_is_no_way() -> None:
    terrain = corner()
    cut_out(squares, terrain, at(1, 0))
    assert squares.is_open(terrain, 0, HERE, SE)
    cut_out(squares, terrain, at(0, 1))
    assert not squares.is_open(terrain, 0, HERE, SE)
    assert not squares.is_open(terrain, 0, at(1, 1), NW)


def test_a_wall_stands_on_a_side_not_in_a_corner() -> None:
    with pytest.raises(ValueError, match="have a side in common"):
        add_wall(squares, new_terrain(squares, 5, 5), squares.place_at(2, 2), SE)


# ---- who is in the way -----------------------------------------------------------------------------------------------


@pytest.mark.clause("AA-3.3")
@given(st.integers(-9, 9), st.integers(-9, 9), st.sets(st.sampled_from(around(9)), max_size=60))
def test_a_shot_goes_by_the_middle_halves_of_squares_there_as_back(x: int, y: int, others: set[int]) -> None:
    area = Area()
    put(area, others)
    between = others - {HERE, at(x, y)}
    free = not any(share_within(HERE, at(x, y), p, Fraction(1, 4)) for p in between)
    assert squares.clear_of(area, HERE, at(x, y)) == squares.clear_of(area, at(x, y), HERE) == free


@pytest.mark.clause("AA-3.3")
def test_who_stands_in_a_row_is_covered_and_who_stands_aside_is_not() -> None:
    area = Area()
    put(area, [at(2, 0)])
    assert not squares.clear_of(area, HERE, at(5, 0))
    assert squares.clear_of(area, HERE, at(1, 0))
    assert squares.clear_of(area, HERE, at(2, 0))  # the one aimed at
    assert not squares.clear_of(area, HERE, at(7, 1))  # where the middle half begins it is exactly a quarter aside
    assert squares.clear_of(area, HERE, at(6, 1))
    put(area, [at(1, 0), at(0, 1)])
    assert squares.clear_of(area, HERE, at(3, 3))


@pytest.mark.clause("AA-4.8")
@given(st.integers(-9, 9), st.integers(-9, 9), st.sets(st.sampled_from(around(9)), max_size=40))
def test_smoke_hides_what_the_line_cuts_and_who_stands_in_it(x: int, y: int, smoke: set[int]) -> None:
    area = Area()
    put(area, smoke)
    line = {squares.along(HERE, at(x, y), k) for k in range(squares.line_steps(HERE, at(x, y)) + 1)}
    assert squares.cuts(area, HERE, at(x, y)) == squares.cuts(area, at(x, y), HERE) == bool(line & smoke)


# ---- moving ----------------------------------------------------------------------------------------------------------


@pytest.mark.clause("AA-2.1", "AA-2.2")
def test_steps_add_up_in_halves_and_the_sum_is_rounded_down() -> None:
    terrain = new_terrain(squares, 21, 21)
    walk = Walk()
    found = squares.reach(terrain, 0, walk, Piece(HERE), 3)
    halves = {offset(walk.places[k]): squares.halves_of(walk, k) for k in range(found)}
    assert (halves[1, 1], halves[2, 2], halves[3, 0], halves[3, 1]) == (3, 6, 6, 7)
    assert (3, 2) not in halves  # 2 x 1.5 + 1 = 4
    put(terrain.rough, [at(1, 1), at(1, 0)])
    found = squares.reach(terrain, 0, walk, Piece(HERE), 3)
    halves = {offset(walk.places[k]): squares.halves_of(walk, k) for k in range(found)}
    assert (halves[1, 1], halves[1, 0], halves[0, 1]) == (6, 4, 2)


@pytest.mark.clause("AA-2.2")
def test_a_turn_is_counted_in_eighths_the_shorter_way_and_takes_the_half_that_a_move_leaves() -> None:
    assert [squares.turns(E, facing) for facing in range(8)] == [0, 1, 2, 3, 4, 3, 2, 1]
    assert squares.turns(NE, SE) == squares.turns(SE, NE) == 2
    walk = Walk()
    found = squares.reach(new_terrain(squares, 21, 21), 0, walk, Piece(HERE, E), 3)
    there = next(k for k in range(found) if walk.places[k] == at(2, 2))
    spent = squares.halves_of(walk, there)
    assert [(spent + squares.turns(E, facing)) // 2 for facing in (E, SE, S)] == [3, 3, 4]


def test_pieces_of_four_and_nine_squares_do_not_turn() -> None:
    four, nine = (Piece(HERE, facing=N, shape=shape) for shape in (squares.Shape.FOUR, squares.Shape.NINE))
    assert {offset(p) for p in around(3) if squares.covers(four, p)} == {(0, 0), (1, 0), (0, 1), (1, 1)}
    assert {p for p in around(3) if squares.covers(nine, p)} == set(around(1))
    assert squares.apart(four, Piece(at(2, 2))) == 1
    assert not squares.fits(corner((HERE, S)), four)
    assert squares.fits(corner(), four)
