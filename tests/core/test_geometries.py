"""What hexes and squares promise alike: sight, discs, pieces, reach, against slow and simple answers."""

from __future__ import annotations

import random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from affray.core import hexes, squares
from affray.core.building import add_door, new_terrain
from affray.core.grid import STEPS_LIMIT, Area, Geometry, Piece, Sector, Walk, cost_of, inside, pack, places_in, y_of
from affray.core.hexes.flood import UNREACHED, Flood, add_goal, steps_from
from affray.core.records import RULES

from tests.compiling import differences, program
from tests.core.boards import GEOMETRIES, PRICES, Board, board, can_step, cheapest, moved, put, some_doors, straight
from tests.core.grid_program import HEXES, SQUARES, new_fight

CHECKED: tuple[Geometry, ...] = (hexes, squares)  # the type checker sees that each has all that is asked of one

either = pytest.mark.parametrize("on", GEOMETRIES, ids=["hexes", "squares"])
coordinates = st.integers(-40, 40)
places = st.builds(pack, coordinates, coordinates)
seeds = st.integers(0, 10**9)
radii = st.integers(0, 8)


def a_shape(dice: random.Random, on: Any) -> int:
    return int(dice.choice(list(on.Shape)))


def a_piece(dice: random.Random, on: Any) -> Piece:
    place = pack(dice.randint(-20, 20), dice.randint(-20, 20))
    return Piece(place, dice.randrange(on.DIRECTIONS), a_shape(dice, on))


# ---- directions, rings, lines ----------------------------------------------------------------------------------------


@either
@given(places, st.integers(0, 47))
def test_neighbours_are_one_away_and_lead_back(on: Any, place: int, k: int) -> None:
    direction = k % on.DIRECTIONS
    other = on.neighbour(place, direction)
    assert on.distance(place, other) == 1
    assert on.direction(place, other) == direction
    assert on.neighbour(other, on.turned(direction, on.DIRECTIONS // 2)) == place
    assert len({on.neighbour(place, d) for d in range(on.DIRECTIONS)}) == on.DIRECTIONS == len(on.NAMES)


@either
@given(places, places)
def test_the_way_back_is_as_long_and_in_the_opposite_direction(on: Any, a: int, b: int) -> None:
    assert on.distance(a, b) == on.distance(b, a)
    assert (on.distance(a, b) == 0) == (a == b)
    back = on.turned(on.direction(a, b), on.DIRECTIONS // 2)
    assert on.direction(b, a) == (0 if a == b else back)


@either
@given(places, places, st.integers(0, 47))
def test_a_bearing_is_the_direction_less_the_facing(on: Any, place: int, other: int, facing: int) -> None:
    facing %= on.DIRECTIONS
    seen = on.bearing(place, facing, other)
    assert 0 <= seen < on.DIRECTIONS
    straight_on = on.turned(on.direction(place, other), -facing)
    if place == other:
        assert seen == 0
    elif on is squares:
        assert seen == straight_on
    else:
        assert seen in (straight_on, on.turned(straight_on, -1))  # exactly halfway the one nearer ahead


@either
@given(places, st.integers(0, 47), st.integers(1, 9))
def test_sectors_part_each_ring(on: Any, place: int, facing: int, radius: int) -> None:
    ring = [on.ring_place(place, radius, k) for k in range(on.ring_size(radius))]
    found = [on.sector(on.bearing(place, facing % on.DIRECTIONS, other)) for other in ring]
    assert set(found) <= set(Sector)
    assert found.count(Sector.RIGHT) == found.count(Sector.LEFT)
    assert found.count(Sector.FRONT) > found.count(Sector.RIGHT) >= found.count(Sector.REAR) > 0


@either
@given(places, radii)
def test_rings_and_discs_are_what_is_so_far_away(on: Any, centre: int, radius: int) -> None:
    around = [pack(x, y) for x in range(-50, 51) for y in range(-50, 51)]
    far = {place: on.distance(centre, place) for place in around if abs(y_of(place) - y_of(centre)) <= 9}
    ring = [on.ring_place(centre, radius, k) for k in range(on.ring_size(radius))]
    assert len(set(ring)) == len(ring)
    assert set(ring) == {place for place in far if far[place] == radius} | (set(ring) - set(around))
    assert {on.distance(centre, place) for place in ring} == {radius}
    disc = [on.disc_place(centre, k) for k in range(on.disc_size(radius))]
    assert len(set(disc)) == len(disc)
    assert sorted(on.distance(centre, place) for place in disc) == [on.distance(centre, each) for each in disc]
    assert set(disc) >= {place for place in far if far[place] <= radius}
    assert disc[len(disc) - len(ring) :] == ring


@either
@given(places, places)
def test_a_line_goes_from_neighbour_to_neighbour(on: Any, a: int, b: int) -> None:
    count = on.line_steps(a, b)
    line = [on.along(a, b, k) for k in range(count + 1)]
    assert (line[0], line[-1]) == (a, b)
    assert len(set(line)) == count + 1
    assert all(on.distance(line[k], line[k + 1]) == 1 for k in range(count))
    assert [on.along(b, a, k) for k in range(count, -1, -1)] == line


# ---- sight and steps -------------------------------------------------------------------------------------------------


@either
@given(seeds)
def test_opening_a_door_hides_nothing(on: Any, seed: int) -> None:
    dice = random.Random(seed)
    made = board(dice, doors=0.2, on=on)
    doors = some_doors(dice, made)
    more = doors | some_doors(dice, made)
    for _ in range(20):
        a, b = dice.choice(made.places), dice.choice(made.places)
        assert on.in_sight(made.terrain, doors, a, b) <= on.in_sight(made.terrain, more, a, b)


@either
@given(seeds)
def test_one_can_step_where_a_way_is_free_and_there_and_back(on: Any, seed: int) -> None:
    dice = random.Random(seed)
    made = board(dice, 6, 6, doors=0.1, on=on, holes=0.05)
    doors = some_doors(dice, made)
    barriers = made.barriers(doors)
    for place in made.places:
        for direction in range(on.DIRECTIONS):
            free = on.is_open(made.terrain, doors, place, direction)
            assert free == can_step(made, barriers, place, direction)
            if free:
                other = on.neighbour(place, direction)
                assert on.is_open(made.terrain, doors, other, on.turned(direction, on.DIRECTIONS // 2))


@either
@given(seeds)
def test_neighbours_see_each_other_unless_a_wall_is_between_them(on: Any, seed: int) -> None:
    made = board(random.Random(seed), 5, 5, on=on)
    for place in made.places:
        assert on.in_sight(made.terrain, 0, place, place)
        for direction in straight(on):
            other = on.neighbour(place, direction)
            if inside(made.terrain, other):
                assert on.in_sight(made.terrain, 0, place, other) == on.is_open(made.terrain, 0, place, direction)


@either
def test_without_walls_all_is_seen(on: Any) -> None:
    terrain = new_terrain(on, 7, 6)
    cells = places_in(terrain.cells)
    assert all(on.in_sight(terrain, 0, a, b) for a in cells for b in cells)
    terrain.walled = True  # the same by following the lines, along the rim too
    assert all(on.in_sight(terrain, 0, a, b) for a in cells for b in cells)


@either
@given(seeds, st.integers(0, 5))
def test_discs_and_zones_are_what_is_near_and_what_of_it_is_seen(on: Any, seed: int, radius: int) -> None:
    dice = random.Random(seed)
    made = board(dice, dice.randint(1, 9), dice.randint(1, 9), walls=dice.choice((0, 0.2)), on=on)
    doors = some_doors(dice, made)
    centre = dice.choice(made.places)
    near = {place for place in made.places if on.distance(centre, place) <= radius}
    disc, zone = Area(), Area()
    on.mark_disc(disc, made.terrain, centre, radius)
    assert set(places_in(disc)) == near
    on.mark_zone(zone, made.terrain, doors, centre, radius)
    assert set(places_in(zone)) == {place for place in near if on.in_sight(made.terrain, doors, centre, place)}


# ---- pieces ----------------------------------------------------------------------------------------------------------


@either
@given(seeds)
def test_pieces_are_apart_as_the_nearest_that_they_cover(on: Any, seed: int) -> None:
    dice = random.Random(seed)
    one, other = a_piece(dice, on), a_piece(dice, on)
    mine, theirs = moved(one, one.place, on), moved(other, other.place, on)
    assert on.apart(one, other) == min(on.distance(a, b) for a in mine for b in theirs)
    assert on.apart(one, other) == on.apart(other, one)
    assert on.nearest(one, other.place) in mine
    assert on.distance(on.nearest(one, other.place), other.place) == min(on.distance(a, other.place) for a in mine)
    around = [on.disc_place(one.place, k) for k in range(on.disc_size(4))]
    assert mine == {place for place in around if on.covers(one, place)}


@either
@given(seeds)
def test_a_piece_fits_where_nothing_goes_through_it(on: Any, seed: int) -> None:
    dice = random.Random(seed)
    made = board(dice, 6, 6, walls=dice.choice((0, 0.03, 0.1)), on=on)
    barriers = made.barriers(0)
    shape, facing = a_shape(dice, on), dice.randrange(on.DIRECTIONS)
    for place in made.places:
        piece = Piece(place, facing, shape)
        covered = moved(piece, place, on)
        whole = covered <= set(made.places) and not any(barrier <= covered for barrier in barriers)
        assert on.fits(made.terrain, piece) == whole
        if whole:
            area = Area()
            on.mark_piece(area, piece)
            assert set(places_in(area)) == covered


@either
@given(seeds)
@settings(max_examples=60)
def test_pieces_see_each_other_with_any_place_that_they_cover(on: Any, seed: int) -> None:
    dice = random.Random(seed)
    made = board(dice, walls=0.3, on=on)
    doors = some_doors(dice, made)
    inner = [p for p in made.places if 2 <= y_of(p) <= 6 and 2 <= on.column_of(p) <= 6]
    a, b = (Piece(dice.choice(inner), dice.randrange(on.DIRECTIONS), a_shape(dice, on)) for _ in range(2))
    seen = any(on.in_sight(made.terrain, doors, x, y) for x in moved(a, a.place, on) for y in moved(b, b.place, on))
    assert on.sees(made.terrain, doors, a, b) == on.sees(made.terrain, doors, b, a) == seen


# ---- reach -----------------------------------------------------------------------------------------------------------


@either
@given(st.integers(0, STEPS_LIMIT))
def test_on_open_ground_all_within_so_many_steps_is_reached(on: Any, steps: int) -> None:
    terrain = new_terrain(on, 30, 30)
    assert on.reach(terrain, 0, Walk(), Piece(on.place_at(15, 15)), steps) == on.disc_size(steps) - 1


@either
@given(seeds)
@settings(max_examples=250, deadline=None)
def test_reach_is_what_dijkstra_finds(on: Any, seed: int) -> None:
    dice = random.Random(seed)
    shape, whole = a_shape(dice, on), PRICES[on][0]
    walls, doors_there, holes = dice.choice((0, 0.05, 0.2)), dice.choice((0, 0.1)), dice.choice((0, 0.05))
    made = board(dice, dice.randint(1, 12), dice.randint(1, 12), walls, doors_there, on, holes)
    fitting = [p for p in made.places if on.fits(made.terrain, Piece(p, 1, shape))]
    if not fitting:
        return
    walk = Walk()
    for _ in range(2):  # the second time with what the first has left behind
        piece = Piece(dice.choice(fitting), 1, shape)
        doors = some_doors(dice, made) if dice.random() < 0.5 else 0
        shut, halt, taken = ({p for p in made.places if dice.random() < 0.1} for _ in range(3))
        shut.discard(piece.place)
        put(walk.shut, shut)
        put(walk.halt, halt)
        put(walk.taken, taken)
        steps = dice.randint(0, 7)
        found = on.reach(made.terrain, doors, walk, piece, steps)
        costs = {walk.places[k]: cost_of(walk, k) for k in range(found)}
        wanted = cheapest(made, doors, piece, whole * (steps + 1) - 1, shut, halt, taken)
        assert len(costs) == found
        assert costs == {place: cost // whole for place, cost in wanted.items()}
        if on is squares:
            assert [squares.halves_of(walk, k) for k in range(found)] == sorted(wanted.values())
            assert {walk.places[k]: squares.halves_of(walk, k) for k in range(found)} == wanted


def corridor(on: Any) -> tuple[Board, list[int]]:
    """A map of one row."""
    made = Board(new_terrain(on, 8, 1), on=on)
    return made, [on.place_at(column, 0) for column in range(8)]


def reached(made: Board, walk: Walk, start: int, steps: int, doors: int = 0) -> set[int]:
    found = made.on.reach(made.terrain, doors, walk, Piece(start), steps)
    return {walk.places[k] for k in range(found)}


@either
def test_what_halts_is_entered_and_not_left_and_no_hindrance_to_set_out_from(on: Any) -> None:
    made, row = corridor(on)
    walk = Walk()
    put(walk.halt, [row[0], row[2], row[3]])
    assert reached(made, walk, row[0], 6) == {row[1], row[2]}
    assert reached(made, walk, row[2], 6) == {row[0], row[1], row[3]}


@either
def test_what_is_taken_is_passed_and_what_is_shut_is_not(on: Any) -> None:
    made, row = corridor(on)
    walk = Walk()
    put(walk.taken, [row[1]])
    put(walk.shut, [row[4]])
    assert reached(made, walk, row[0], 6) == {row[2], row[3]}


@either
@pytest.mark.clause("AA-2.2")
def test_rough_ground_costs_two_and_is_not_entered_with_one_step_left(on: Any) -> None:
    made, row = corridor(on)
    put(made.terrain.rough, [row[0], row[2]])
    assert reached(made, Walk(), row[0], 2) == {row[1]}
    assert reached(made, Walk(), row[0], 4) == {row[1], row[2], row[3]}


@either
def test_a_closed_door_stops_one_and_an_open_one_does_not(on: Any) -> None:
    made, row = corridor(on)
    door = add_door(on, made.terrain, row[2], on.NAMES.index("w"))
    assert reached(made, Walk(), row[0], 4) == {row[1]}
    assert reached(made, Walk(), row[0], 4, 1 << door) == set(row[1:5])
    assert reached(made, Walk(), row[3], 3, 1 << door) == set(row) - {row[3], row[7]}


@either
def test_a_reach_beyond_the_limit_is_an_error(on: Any) -> None:
    with pytest.raises(IndexError):
        on.reach(new_terrain(on, 40, 40), 0, Walk(), Piece(on.place_at(20, 20)), STEPS_LIMIT + 1)


# ---- ways from everywhere --------------------------------------------------------------------------------------------


@either
@given(seeds, st.booleans())
@settings(max_examples=80, deadline=None)
def test_the_steps_from_everywhere_are_what_dijkstra_finds(on: Any, seed: int, opens: bool) -> None:
    dice = random.Random(seed)
    shape, whole = a_shape(dice, on), PRICES[on][0]
    made = board(dice, dice.randint(1, 9), dice.randint(1, 9), dice.choice((0, 0.1, 0.3)), dice.choice((0, 0.1)), on)
    fitting = [p for p in made.places if on.fits(made.terrain, Piece(p, 1, shape))]
    if not fitting:
        return
    doors = some_doors(dice, made) if dice.random() < 0.5 else 0
    flood = Flood()
    for _ in range(2):  # the second time with what the first has left behind
        goals = {dice.choice(fitting): dice.randint(0, 1) for _ in range(dice.randint(1, 3))}
        on.drain(made.terrain, flood)
        for place, steps in goals.items():
            add_goal(flood, place, steps)
        piece, least = Piece(dice.choice(fitting), 1, shape), dice.choice((0, 4, 99))
        on.flow(made.terrain, doors, Walk(), flood, piece, opens, least)
        opening = on.DOOR_STEPS if opens and shape == on.Shape.ONE else 0
        wanted = {}
        for place in fitting:
            found = cheapest(made, doors, Piece(place, 1, shape), 999, set(), set(), set(), opening)
            costs = [found.get(goal, 0) + more for goal, more in goals.items() if goal in found or goal == place]
            wanted[place] = min(costs, default=UNREACHED)
        last = max(least, wanted[piece.place] + 2 * whole) if wanted[piece.place] >= 0 else 99
        for place, steps in wanted.items():
            assert steps_from(flood, place) == (steps if steps <= last else UNREACHED)


# ---- compiled --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("rules", [HEXES, SQUARES], ids=["hexes", "squares"])
def test_random_boards_are_the_same_interpreted_and_compiled(rules: Any) -> None:
    made = program(rules)
    for number in range(200):
        fight = new_fight(rules, number)
        made.play(fight, 3, number, 1)  # no error: two that are the same would not count as a difference
        assert differences(rules, made, fight, 3, number) == [], number


def test_what_squares_take_over_from_hexes_asks_nothing_of_hexes() -> None:
    """A twin that still called a rule of hexes would count in sixths."""
    alike = {add_goal, steps_from, *(f for f in RULES if f.__name__ == "note")}
    for each in RULES:
        if each.__module__.startswith("affray.core.squares"):
            below = (each.__globals__.get(name) for name in each.__code__.co_names)
            strays = {f for f in below if getattr(f, "__module__", "").startswith("affray.core.hexes")} - alike
            assert {f for f in strays if f in RULES} == set(), each
