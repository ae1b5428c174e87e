"""IH-2: range, sight, sector, control."""

from __future__ import annotations

import random
from typing import Any

import pytest

from affray.core.building import add_door, add_wall
from affray.core.grid import Area, Sector, inside, marked
from affray.core.hexes import Shape, covered, ring_place
from affray.core.kinds import Presence
from affray.rulesets.iskuhetki.ground_plan import HEXES
from affray.rulesets.iskuhetki.kinds import Sleep
from affray.rulesets.iskuhetki.model import Item
from affray.rulesets.iskuhetki.rules.ground import (
    controls,
    gap,
    held_by,
    in_view,
    mapped,
    mark_body,
    mark_control,
    occupied,
    reach_of,
    sector_of,
)
from affray.rulesets.iskuhetki.rules.state import spoil_aim

from tests.core.boards import board, some_doors
from tests.iskuhetki.field import EAST, NORTH_WEST, WEST, around, field_of, one, plan, spot

MIDDLE = spot(5, 5)
SPEAR, SWORD, BOW = Item(control=2), Item(control=1), Item(reach=-1, control=-1, loading=1)


# ---- range ------------------------------------------------------------------------------------------------------


@pytest.mark.clause("IH-2.1", "IH-2.2")
def test_range_is_the_distance_in_hexes_and_0_in_ones_own() -> None:
    fight = field_of(one(0, MIDDLE), one(1, MIDDLE), one(1, spot(8, 5)), terrain=plan())
    me = fight.combatants[0]
    assert mapped(fight)
    assert [gap(fight, me, fight.combatants[k]) for k in (1, 2)] == [0, 3]


@pytest.mark.clause("IH-2.1")
def test_the_range_of_somebody_large_counts_from_the_nearest_hex_that_it_covers() -> None:
    fight = field_of(one(0, MIDDLE, shape=Shape.SEVEN), one(1, spot(8, 5)), terrain=plan())
    me, foe = fight.combatants[0], fight.combatants[1]
    assert gap(fight, me, foe) == gap(fight, foe, me) == 2


@pytest.mark.clause("IH-2.1")
def test_without_a_map_the_range_of_each_pair_is_kept() -> None:
    fight = field_of(one(0), one(1), one(1), gaps=(4, 1, 3))
    assert not mapped(fight)
    assert gap(fight, fight.combatants[2], fight.combatants[1]) == 3
    assert in_view(fight, fight.combatants[0], fight.combatants[1])


# ---- sight and sector -------------------------------------------------------------------------------------------


@pytest.mark.clause("IH-2.13")
def test_walls_and_closed_doors_stop_sight() -> None:
    terrain = plan()
    add_wall(HEXES, terrain, MIDDLE, WEST)
    door = add_door(HEXES, terrain, MIDDLE, EAST)
    fight = field_of(one(0, MIDDLE), one(1, spot(4, 5)), one(1, spot(6, 5)), one(1), terrain=terrain)
    me, behind_wall, behind_door, nowhere = (fight.combatants[k] for k in range(4))
    assert not in_view(fight, me, behind_wall)
    assert not in_view(fight, me, behind_door)
    assert not in_view(fight, nowhere, me)
    fight.doors = 1 << door
    assert in_view(fight, me, behind_door)
    assert in_view(fight, behind_door, me)


@pytest.mark.clause("IH-2.12")
@pytest.mark.parametrize("facing", range(6))
def test_front_are_three_directions_sides_two_and_one_is_behind(facing: int) -> None:
    fight = field_of(one(0, MIDDLE, facing=facing), one(1, MIDDLE), terrain=plan())
    target, foe = fight.combatants[0], fight.combatants[1]
    found = []
    for k in range(6):
        foe.piece.place = around(MIDDLE, (facing + k) % 6)[0]
        found.append(sector_of(fight, target, foe))
    assert found == [Sector.FRONT, Sector.FRONT, Sector.RIGHT, Sector.REAR, Sector.LEFT, Sector.FRONT]


@pytest.mark.clause("IH-2.12")
def test_from_afar_the_nearest_of_the_six_directions_counts() -> None:
    fight = field_of(one(0, MIDDLE), one(1, MIDDLE), terrain=plan())
    found = []
    for k in range(24):  # every 15 degrees
        fight.combatants[1].piece.place = ring_place(MIDDLE, 4, k)
        found.append(sector_of(fight, fight.combatants[0], fight.combatants[1]))
    # Halfway, at 90 and 150 degrees, counts what is nearer ahead.
    assert found[:7] == [Sector.FRONT] * 7
    assert found[7:11] == [Sector.RIGHT] * 4
    assert found[11:14] == [Sector.REAR] * 3
    assert found[14:18] == [Sector.LEFT] * 4


@pytest.mark.clause("IH-2.18")
@pytest.mark.parametrize("shape", [Shape.ONE, Shape.TWO, Shape.SEVEN])
def test_at_range_0_every_attack_is_from_the_front(shape: Shape) -> None:
    fight = field_of(one(0, MIDDLE, shape=shape), one(1, MIDDLE), terrain=plan())
    target, foe = fight.combatants[0], fight.combatants[1]
    for k in range(7):
        if shape >> k & 1:
            foe.piece.place = covered(target.piece, k)
            assert sector_of(fight, target, foe) == Sector.FRONT


@pytest.mark.clause("IH-2.12", "IH-3.16")
@pytest.mark.parametrize(("alert", "sector"), [(True, Sector.FRONT), (False, Sector.REAR)])
def test_without_a_map_only_the_unaware_are_attacked_from_behind(alert: bool, sector: Sector) -> None:
    fight = field_of(one(0, alert=alert), one(1), gaps=(1,))
    assert sector_of(fight, fight.combatants[0], fight.combatants[1]) == sector


# ---- control ----------------------------------------------------------------------------------------------------


@pytest.mark.clause("IH-2.3")
@pytest.mark.parametrize(
    ("items", "main", "off", "radius"),
    [((), -1, -1, 1), ((SWORD,), 0, -1, 1), ((SPEAR,), 0, -1, 2), ((SPEAR,), -1, -1, 1), ((SWORD, SPEAR), 0, 1, 2)],
)
def test_control_is_one_hex_or_where_the_weapon_in_hand_has_0(
    items: tuple[Item, ...], main: int, off: int, radius: int
) -> None:
    fight = field_of(one(0, MIDDLE, *items, main=main, off=off), terrain=plan())
    assert reach_of(fight, fight.combatants[0]) == radius


@pytest.mark.clause("IH-2.3")
def test_a_bow_controls_nothing_and_other_sizes_as_their_data_say() -> None:
    fight = field_of(one(0, MIDDLE, BOW, main=0), one(0, MIDDLE, control=3), terrain=plan())
    assert [reach_of(fight, fight.combatants[k]) for k in (0, 1)] == [1, 3]


@pytest.mark.clause("IH-2.3", "IH-3.16")
@pytest.mark.parametrize(
    "state",
    [
        {"down": True},
        {"stunned_until": 1},
        {"blinded": True},
        {"grappled": 1},
        {"flees_until": 3},
        {"sleep": Sleep.FAINTED},
        {"dead": True},
        {"alert": False},
        {"presence": Presence.YIELDED},
        {"presence": Presence.AWAY},
        {"presence": Presence.LATE},
    ],
)
def test_who_is_in_no_state_for_it_controls_nothing(state: dict[str, Any]) -> None:
    fight = field_of(one(0, MIDDLE), one(1, spot(6, 5), **state), terrain=plan())
    assert reach_of(fight, fight.combatants[1]) == -1
    assert not controls(fight, fight.combatants[1], fight.combatants[0])
    assert held_by(fight, fight.combatants[0]) == 0


@pytest.mark.clause("IH-2.3")
def test_being_stunned_or_in_flight_is_over_after_its_last_moment() -> None:
    fight = field_of(one(0, MIDDLE, stunned_until=0, flees_until=0), terrain=plan())
    assert reach_of(fight, fight.combatants[0]) == 1


@pytest.mark.clause("IH-2.3")
@pytest.mark.parametrize(("ring", "ranges"), [(False, {0, 1, 2}), (True, {2})])
@pytest.mark.parametrize("with_map", [False, True])
def test_control_goes_out_to_the_range_or_as_a_ring_is_there_alone(
    with_map: bool, ring: bool, ranges: set[int]
) -> None:
    found = set()
    for far in range(4):
        people = one(0, spot(3 + far, 5)), one(1, spot(3, 5), SPEAR, main=0)
        if with_map:
            fight = field_of(*people, terrain=plan(), control_is_a_ring=ring)
        else:
            fight = field_of(*people, gaps=(far,), control_is_a_ring=ring)
        if controls(fight, fight.combatants[1], fight.combatants[0]):
            found.add(far)
    assert found == ranges


@pytest.mark.clause("IH-2.3", "IH-2.13")
def test_control_needs_line_of_sight() -> None:
    terrain = plan()
    add_wall(HEXES, terrain, MIDDLE, EAST)
    fight = field_of(one(0, MIDDLE), one(1, spot(6, 5)), one(1, spot(4, 5)), terrain=terrain)
    assert held_by(fight, fight.combatants[0]) == 1 << 2


@pytest.mark.clause("IH-2.15")
def test_in_melee_is_who_stands_where_an_enemy_controls() -> None:
    fight = field_of(
        one(0, MIDDLE),
        one(0, spot(6, 5)),
        one(1, spot(4, 5)),
        one(2, spot(7, 5), SPEAR, main=0),
        one(1, spot(8, 5)),
        terrain=plan(),
    )
    assert held_by(fight, fight.combatants[0]) == 1 << 2 | 1 << 3
    assert held_by(fight, fight.combatants[1]) == 1 << 3


@pytest.mark.clause("IH-2.3", "IH-2.4")
@pytest.mark.parametrize("seed", range(40))
def test_the_hexes_marked_as_controlled_are_those_in_which_one_would_be(seed: int) -> None:
    dice = random.Random(seed)
    made = board(dice, 8, 8, dice.choice((0, 0.15)), 0.05)
    shape = dice.choice((Shape.ONE, Shape.TWO, Shape.SEVEN))
    foe = one(1, dice.choice(made.places), shape=shape, facing=dice.randrange(6), control=dice.randint(0, 3))
    fight = field_of(one(0, MIDDLE), foe, terrain=made.terrain, control_is_a_ring=dice.random() < 0.3)
    fight.doors = some_doors(dice, made)
    area = Area()
    mark_control(fight, area, fight.combatants[1])
    for place in made.places:
        fight.combatants[0].piece.place = place
        assert marked(area, place) == controls(fight, fight.combatants[1], fight.combatants[0])


# ---- bodies and aims --------------------------------------------------------------------------------------------


@pytest.mark.clause("IH-2.13")
@pytest.mark.parametrize(
    ("state", "there"),
    [
        ({}, True),
        ({"down": True}, True),
        ({"dead": True}, False),
        ({"sleep": Sleep.KNOCKED_OUT}, False),
        ({"presence": Presence.YIELDED}, False),
        ({"presence": Presence.AWAY}, False),
    ],
)
def test_a_hex_is_occupied_by_who_takes_part(state: dict[str, Any], there: bool) -> None:
    fight = field_of(one(0, MIDDLE, shape=Shape.TWO, **state), terrain=plan())
    assert occupied(fight, MIDDLE, 0) == occupied(fight, spot(4, 5), 0) == there
    assert not occupied(fight, spot(6, 5), 0)
    assert not occupied(fight, MIDDLE, 1 << 0)


def test_a_body_that_stands_over_the_rim_is_marked_as_far_as_the_map_goes() -> None:
    corner = spot(0, 0)
    fight = field_of(one(0, corner, shape=Shape.NINETEEN, facing=NORTH_WEST), terrain=plan())
    area = Area()
    mark_body(fight, area, fight.combatants[0])
    body = [covered(fight.combatants[0].piece, k) for k in range(19)]
    assert sum(bits.bit_count() for bits in (area.rows[row] for row in range(46))) == sum(
        inside(fight.book.terrain, place) for place in body
    )


@pytest.mark.clause("IH-7.8")
def test_a_spoilt_aim_leaves_the_weapon_loaded() -> None:
    crossbow = Item(loading=3)
    fight = field_of(one(0, MIDDLE, SWORD, crossbow, BOW, main=1, aim_at=4), terrain=plan())
    me = fight.combatants[0]
    me.steps[1], me.steps[2] = 5, 1
    spoil_aim(fight, me)
    assert (me.aim_at, me.steps[1], me.steps[2]) == (-1, 3, 1)
