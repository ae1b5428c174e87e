"""Rulesets that do nothing but ask a grid all sorts of things: for comparing interpreter and compiled code."""

from __future__ import annotations

import random
from dataclasses import replace
from typing import Any, Final

from affray.core import hexes, squares
from affray.core.bits import lowest, size
from affray.core.grid import (
    NOWHERE,
    PAD,
    SPAN,
    Area,
    Piece,
    Terrain,
    Walk,
    cost_of,
    inside,
    mark,
    marked,
    unmark,
    wipe,
)
from affray.core.hexes import (
    DIRECTIONS,
    Flood,
    add_goal,
    along,
    apart,
    bearing,
    column_of,
    direction,
    disc_place,
    disc_size,
    distance,
    drain,
    fits,
    flow,
    in_sight,
    is_open,
    line_steps,
    mark_disc,
    mark_piece,
    mark_zone,
    neighbour,
    place_at,
    reach,
    ring_place,
    ring_size,
    sector,
    sees,
    steps_from,
    turned,
)
from affray.core.records import Ints, Rows, hold, ints, many, one, record, rule, shared
from affray.core.referee import Referee
from affray.core.ruleset import Ruleset
from affray.core.twins import Twins

from tests.core.boards import board, some_doors
from tests.core.tiny import TINY, Why

ROUNDS = 12


@record
class GridFight:
    """Two pieces on a map, and sums of what was answered."""

    round: int = 0
    count: int = 0
    over: bool = False
    doors: int = 0
    sums: Final[Ints] = ints(8)
    pieces: Final[Rows[Piece]] = many(Piece, 2)
    zone: Final[Area] = one(Area)
    walks: Final[Rows[Walk]] = many(Walk, 1)
    floods: Final[Rows[Flood]] = many(Flood, 1)
    terrain: Final[Terrain] = shared(Terrain)


@rule
def keep(fight: GridFight, k: int, value: int) -> None:
    """Put a figure into a sum, such that the order counts."""
    fight.sums[k] = (fight.sums[k] * 1009 + value) % 1_000_003


@rule
def anywhere(referee: Referee, fight: GridFight) -> int:
    """A place of the map."""
    column = referee.roll(fight.terrain.width, 0, Why.BLOW) - 1
    return place_at(column, referee.roll(fight.terrain.height, 0, Why.BLOW) - 1)


@rule
def measure(fight: GridFight, place: int, other: int, facing: int) -> None:
    """Distance, directions, lines, rings, rotation."""
    keep(fight, 0, distance(place, other))
    keep(fight, 0, direction(place, other))
    seen = bearing(place, facing, other)
    keep(fight, 0, DIRECTIONS * seen + sector(seen))
    keep(fight, 0, column_of(other))
    for k in range(line_steps(place, other) + 1):
        keep(fight, 1, along(place, other, k))
    for k in range(ring_size(facing)):
        keep(fight, 2, ring_place(place, facing, k))
    for k in range(disc_size(2)):
        keep(fight, 2, disc_place(place, k))
        if inside(fight.terrain, disc_place(place, k)):
            keep(fight, 2, k)


@rule
def look(fight: GridFight, place: int, other: int, radius: int) -> None:
    """What can be seen from where, and what is open."""
    keep(fight, 3, in_sight(fight.terrain, fight.doors, place, other))
    wipe(fight.zone)
    mark_zone(fight.zone, fight.terrain, fight.doors, place, radius)
    mark_disc(fight.zone, fight.terrain, other, 1)
    mark(fight.zone, place)
    unmark(fight.zone, other)
    for row in range(SPAN):
        keep(fight, 3, lowest(fight.zone.rows[row]))
        keep(fight, 3, size(fight.zone.rows[row]))
    for k in range(disc_size(radius)):
        here = disc_place(place, k)
        if inside(fight.terrain, here) and marked(fight.zone, here):
            keep(fight, 3, k)
    for d in range(DIRECTIONS):
        keep(fight, 3, is_open(fight.terrain, fight.doors, place, d))


@rule
def go(fight: GridFight, me: Piece, other: Piece, halt: int, taken: int, steps: int) -> None:
    """How far a piece gets past another one and two more places; then it goes to the last place of all."""
    walk = fight.walks[0]
    wipe(walk.shut)
    wipe(walk.halt)
    wipe(walk.taken)
    mark_disc(walk.halt, fight.terrain, halt, 1)
    mark(walk.taken, taken)
    if fits(fight.terrain, other):
        mark_piece(walk.shut, other)
    if not fits(fight.terrain, me):
        return
    drain(fight.terrain, fight.floods[0])
    add_goal(fight.floods[0], halt, 0)
    add_goal(fight.floods[0], taken, 1)
    flow(fight.terrain, fight.doors, walk, fight.floods[0], me, steps % 2 == 0, steps)
    for k in range(disc_size(3)):
        here = disc_place(me.place, k)
        if inside(fight.terrain, here):
            keep(fight, 6, steps_from(fight.floods[0], here))
    found = reach(fight.terrain, fight.doors, walk, me, steps)
    for k in range(found):
        keep(fight, 4, cost_of(walk, k))
        keep(fight, 4, walk.places[k])
    if found > 0:
        me.place = walk.places[found - 1]


@rule
def advance(referee: Referee, fight: GridFight) -> None:
    """Ask everything of two places, then move both pieces."""
    fight.round += 1
    fight.over = fight.round == ROUNDS
    place = anywhere(referee, fight)
    other = anywhere(referee, fight)
    size = referee.roll(4, 0, Why.BLOW)
    measure(fight, place, other, size)
    look(fight, place, other, size)
    for k in range(2):
        me = fight.pieces[k]
        foe = fight.pieces[1 - k]
        if me.place == NOWHERE:
            me.place = neighbour(place, k)
        me.facing = turned(me.facing, size)
        keep(fight, 5, apart(me, foe))
        if fits(fight.terrain, me) and fits(fight.terrain, foe):
            keep(fight, 5, sees(fight.terrain, fight.doors, me, foe))
        go(fight, me, foe, place, other, size + k)


@rule
def winner(fight: GridFight) -> int:
    return fight.sums[0] % 2


@rule
def fate(fight: GridFight, who: int) -> int:
    return 0


HEXES = replace(TINY, name="hexes", fight=GridFight, advance=advance, winner=winner, fate=fate)


@rule
def regard(fight: GridFight, place: int, other: int, facing: int) -> None:
    """What squares have more."""
    terrain = fight.terrain
    keep(fight, 7, squares.halves(place, other))
    keep(fight, 7, squares.in_quarter(place, facing, other))
    keep(fight, 7, squares.in_eighth(place, facing, other))
    keep(fight, 7, squares.ahead(place, facing, other, 2))
    keep(fight, 7, squares.covers_side(squares.mirrored(1 << facing | 3), place, facing, other))
    keep(fight, 7, squares.clear_of(fight.zone, place, other))
    keep(fight, 7, squares.cuts(fight.zone, place, other))
    keep(fight, 7, squares.turns(facing, facing ^ 5))
    keep(fight, 7, squares.open_line(terrain, fight.doors, place, other))
    wipe(fight.zone)
    squares.mark_blast(fight.zone, terrain, fight.doors, place, facing)
    squares.mark_line(fight.zone, terrain, fight.doors, place, other)
    for row in range(terrain.height):
        keep(fight, 7, fight.zone.rows[PAD + row])
    walk = fight.walks[0]
    for k in range(squares.reach(terrain, fight.doors, walk, fight.pieces[0], facing)):
        keep(fight, 7, squares.halves_of(walk, k))


@rule
def advance_on_squares(referee: Referee, fight: GridFight) -> None:
    """The same on squares, and what they have more."""
    advance_alike(referee, fight)
    place = anywhere_alike(referee, fight)
    regard(fight, place, anywhere_alike(referee, fight), referee.roll(8, 0, Why.BLOW) - 1)


_twin = Twins("tests.core.square_program", **{name: getattr(squares, name) for name in squares.__all__})
anywhere_alike = _twin(anywhere)
for each in (measure, look, go):
    _twin(each)
advance_alike = _twin(advance)
SQUARES = replace(HEXES, name="squares", advance=advance_on_squares)


def new_fight(rules: Ruleset, seed: int) -> GridFight:
    """A random map with two pieces, which may still be nowhere."""
    on: Any = squares if rules is SQUARES else hexes
    dice = random.Random(seed)
    walls, doors = dice.choice((0, 0, 0.1, 0.2)), dice.choice((0, 0.05))
    made = board(dice, dice.randint(2, 14), dice.randint(2, 14), walls, doors, on)
    fight = GridFight(doors=some_doors(dice, made), terrain=made.terrain)
    hold(fight, "walks", [Walk()])
    hold(fight, "floods", [Flood()])
    places = [NOWHERE, *made.places]
    shapes = [dice.choice([on.Shape.ONE, on.Shape.ONE, *on.Shape]) for _ in range(2)]
    hold(fight, "pieces", [Piece(dice.choice(places), dice.randrange(6), int(shape)) for shape in shapes])
    return fight
