"""A ruleset that does nothing but ask the hexes all sorts of things: for comparing interpreter and compiled code."""

from __future__ import annotations

import random
from dataclasses import replace
from typing import Final

from affray.core.grid import (
    NOWHERE,
    Area,
    Piece,
    Terrain,
    Walk,
    cost_of,
    inside,
    is_open,
    mark,
    marked,
    unmark,
    wipe,
)
from affray.core.hexes import (
    DIRECTIONS,
    Flood,
    Shape,
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
    mark_disc,
    mark_piece,
    mark_zone,
    neighbour,
    place_at,
    reach,
    ring_place,
    ring_size,
    rotated,
    sector,
    sees,
    steps_from,
    turned,
)
from affray.core.records import Ints, Rows, hold, ints, many, one, record, rule, shared
from affray.core.referee import Referee

from tests.core.boards import board, some_doors
from tests.core.tiny import TINY, Why

ROUNDS = 12


@record
class HexFight:
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
def keep(fight: HexFight, k: int, value: int) -> None:
    """Put a figure into a sum, such that the order counts."""
    fight.sums[k] = (fight.sums[k] * 1009 + value) % 1_000_003


@rule
def anywhere(referee: Referee, fight: HexFight) -> int:
    """A hex of the map."""
    column = referee.roll(fight.terrain.width, 0, Why.BLOW) - 1
    return place_at(column, referee.roll(fight.terrain.height, 0, Why.BLOW) - 1)


@rule
def measure(fight: HexFight, place: int, other: int, facing: int) -> None:
    """Distance, directions, lines, rings, rotation."""
    keep(fight, 0, distance(place, other))
    keep(fight, 0, direction(place, other))
    seen = bearing(place, facing, other)
    keep(fight, 0, DIRECTIONS * seen + sector(seen))
    keep(fight, 0, column_of(rotated(other, place, facing - 3)))
    for k in range(distance(place, other) + 1):
        keep(fight, 1, along(place, other, k))
    for k in range(ring_size(facing)):
        keep(fight, 2, ring_place(place, facing, k))
    for k in range(disc_size(2)):
        keep(fight, 2, disc_place(place, k))
        if inside(fight.terrain, disc_place(place, k)):
            keep(fight, 2, k)


@rule
def look(fight: HexFight, place: int, other: int, radius: int) -> None:
    """What can be seen from where, and what is open."""
    keep(fight, 3, in_sight(fight.terrain, fight.doors, place, other))
    wipe(fight.zone)
    mark_zone(fight.zone, fight.terrain, fight.doors, place, radius)
    mark_disc(fight.zone, fight.terrain, other, 1)
    mark(fight.zone, place)
    unmark(fight.zone, other)
    for k in range(disc_size(radius)):
        here = disc_place(place, k)
        if inside(fight.terrain, here) and marked(fight.zone, here):
            keep(fight, 3, k)
    for d in range(DIRECTIONS):
        keep(fight, 3, is_open(fight.terrain, fight.doors, place, d))


@rule
def go(fight: HexFight, me: Piece, other: Piece, halt: int, taken: int, steps: int) -> None:
    """How far a piece gets past another one and two more hexes; then it goes to the last place of all."""
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
def advance(referee: Referee, fight: HexFight) -> None:
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
def winner(fight: HexFight) -> int:
    return fight.sums[0] % 2


@rule
def fate(fight: HexFight, who: int) -> int:
    return 0


HEXES = replace(TINY, name="hexes", fight=HexFight, advance=advance, winner=winner, fate=fate)


def new_fight(seed: int) -> HexFight:
    """A random map with two pieces, which may still be nowhere."""
    dice = random.Random(seed)
    made = board(dice, dice.randint(2, 14), dice.randint(2, 14), dice.choice((0, 0, 0.1, 0.2)), dice.choice((0, 0.05)))
    fight = HexFight(doors=some_doors(dice, made), terrain=made.terrain)
    hold(fight, "walks", [Walk()])
    hold(fight, "floods", [Flood()])
    places = [NOWHERE, *made.places]
    shapes = [dice.choice([Shape.ONE, Shape.ONE, *Shape]) for _ in range(2)]
    hold(fight, "pieces", [Piece(dice.choice(places), dice.randrange(6), int(shape)) for shape in shapes])
    return fight
