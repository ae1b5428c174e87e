"""IH-6.3, IH-6.11, IH-15: being moved by others, and steps that nothing answers."""

from __future__ import annotations

from typing import Any

import pytest

from affray.core.building import add_door, add_wall
from affray.core.hexes import Shape, covered
from affray.rulesets.iskuhetki.codes import Decision, Event, Why
from affray.rulesets.iskuhetki.ground_plan import HEXES
from affray.rulesets.iskuhetki.model import Fight, Item
from affray.rulesets.iskuhetki.rules import shove
from affray.rulesets.iskuhetki.rules.ground import gap
from affray.rulesets.iskuhetki.rules.shove import (
    apart_hex,
    can_evade,
    can_pull,
    close_in_hex,
    evade,
    fling_item,
    hurl,
    overpower_value,
    pull,
    push,
)

from tests.iskuhetki.field import (
    EAST,
    NORTH_EAST,
    SOUTH_EAST,
    SOUTH_WEST,
    WEST,
    around,
    field_of,
    one,
    plan,
    script,
    spot,
    with_tables,
)

MIDDLE, NEXT, BEYOND, FAR = spot(5, 5), spot(6, 5), spot(7, 5), spot(8, 5)


@pytest.fixture
def impacts(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The rows of the table of falls that are called for; nobody is hurt by them."""
    rows: list[int] = []
    monkeypatch.setattr(shove, "impact", lambda referee, fight, foe, row: rows.append(row))
    return rows


def where(fight: Fight, k: int) -> int:
    """The hex in which somebody stands."""
    return fight.combatants[k].piece.place


# ---- push -------------------------------------------------------------------------------------------------------


@pytest.mark.clause("IH-6.3", "IH-2.13")
@pytest.mark.parametrize("direction", range(6))
@pytest.mark.parametrize("hexes", [1, 2, 4])
def test_a_push_leads_straight_away(direction: int, hexes: int) -> None:
    fight = field_of(one(0, MIDDLE), one(1, around(MIDDLE, direction)[0]), terrain=plan())
    referee = script()
    assert push(referee, fight, fight.combatants[0], fight.combatants[1], hexes) == hexes
    place = MIDDLE
    for _ in range(hexes + 1):
        place = around(place, direction)[0]
    assert where(fight, 1) == place
    assert referee.told == [(Event.PUSHED, 1, 0, hexes, 0, 0)]


@pytest.mark.clause("IH-2.13")
@pytest.mark.parametrize("obstacle", ["wall", "door", "friend", "enemy", "rim"])
def test_who_is_pushed_against_something_stops_short(obstacle: str) -> None:
    terrain = plan(8) if obstacle == "rim" else plan()
    if obstacle == "wall":
        add_wall(HEXES, terrain, BEYOND, EAST)
    elif obstacle == "door":
        add_door(HEXES, terrain, BEYOND, EAST)
    people = [one(0, MIDDLE), one(1, NEXT)]
    if obstacle in ("friend", "enemy"):
        people.append(one(0 if obstacle == "enemy" else 1, FAR))
    fight = field_of(*people, terrain=terrain)
    assert push(script(), fight, fight.combatants[0], fight.combatants[1], 2) == 1
    assert push(script(), fight, fight.combatants[0], fight.combatants[1], 2) == 0
    assert where(fight, 1) == BEYOND


@pytest.mark.clause("IH-6.3", "IH-2.18")
def test_out_of_ones_own_hex_one_pushes_as_one_faces() -> None:
    fight = field_of(one(0, MIDDLE, facing=SOUTH_WEST), one(1, MIDDLE), terrain=plan())
    push(script(), fight, fight.combatants[0], fight.combatants[1], 1)
    assert where(fight, 1) == around(MIDDLE, SOUTH_WEST)[0]


@pytest.mark.clause("IH-7.8")
def test_who_is_pushed_loses_its_aim() -> None:
    fight = field_of(one(0, MIDDLE), one(1, NEXT, Item(loading=1), main=0, aim_at=0), terrain=plan())
    fight.combatants[1].steps[0] = 2
    push(script(), fight, fight.combatants[0], fight.combatants[1], 1)
    assert (fight.combatants[1].aim_at, fight.combatants[1].steps[0]) == (-1, 1)


@pytest.mark.clause("IH-6.11")
def test_who_is_pushed_out_of_a_grapple_is_free() -> None:
    fight = field_of(one(0, MIDDLE), one(1, NEXT, grappled=2), one(0, NEXT, grappled=1), terrain=plan())
    referee = script()
    push(referee, fight, fight.combatants[0], fight.combatants[1], 1)
    assert [fight.combatants[k].grappled for k in (1, 2)] == [-1, -1]
    assert referee.events() == [Event.FREE, Event.PUSHED]


@pytest.mark.clause("IH-6.3")
def test_without_a_map_a_push_widens_the_range() -> None:
    fight = field_of(one(0), one(1), one(0), gaps=(1, 1, 2))
    assert push(script(), fight, fight.combatants[0], fight.combatants[1], 2) == 2
    assert [fight.gaps[1].to[k] for k in (0, 2)] == [3, 2]


# ---- drawing closer ---------------------------------------------------------------------------------------------


@pytest.mark.clause("IH-6.3", "IH-2.13")
def test_who_is_drawn_closer_comes_into_ones_own_hex_too() -> None:
    fight = field_of(one(0, MIDDLE), one(1, BEYOND), terrain=plan())
    me, foe = fight.combatants[0], fight.combatants[1]
    referee = script()
    assert can_pull(fight, me, foe)
    assert pull(referee, fight, me, foe, 1) == 1
    assert where(fight, 1) == NEXT
    assert referee.told == [(Event.DRAWN_CLOSER, 1, 0, 1, 0, 0)]
    assert pull(script(), fight, me, foe, 2) == 1
    assert gap(fight, me, foe) == 0
    assert not can_pull(fight, me, foe)


@pytest.mark.clause("IH-6.3", "IH-2.13")
def test_past_somebody_in_the_way_one_is_drawn_obliquely_and_not_at_all_past_a_wall() -> None:
    terrain = plan()
    fight = field_of(one(0, MIDDLE), one(1, FAR), one(1, BEYOND), one(1, around(FAR, NORTH_EAST)[0]), terrain=terrain)
    me, foe = fight.combatants[0], fight.combatants[1]
    fight.combatants[0].piece.place = spot(5, 4)
    pull(script(), fight, me, foe, 1)
    assert gap(fight, me, foe) == HEXES.distance(spot(5, 4), FAR) - 1
    foe.piece.place = spot(6, 4)
    add_wall(HEXES, terrain, spot(6, 4), WEST)
    assert not can_pull(fight, me, foe)
    assert pull(script(), fight, me, foe, 1) == 0


@pytest.mark.clause("IH-6.3")
def test_without_a_map_who_is_drawn_closer_comes_a_hex_nearer() -> None:
    fight = field_of(one(0), one(1), gaps=(2,))
    me, foe = fight.combatants[0], fight.combatants[1]
    assert pull(script(), fight, me, foe, 1) == 1
    assert pull(script(), fight, me, foe, 2) == 1
    assert not can_pull(fight, me, foe)


# ---- evading ----------------------------------------------------------------------------------------------------


@pytest.mark.clause("IH-6.3", "IH-6.12")
def test_who_evades_goes_through_controlled_hexes_and_nothing_answers() -> None:
    fight = field_of(one(0, MIDDLE), one(1, NEXT), one(1, spot(4, 5)), terrain=plan())
    me = fight.combatants[0]
    first, second = around(MIDDLE, NORTH_EAST)[0], around(NEXT, NORTH_EAST)[0]
    referee = script((Decision.PLACE, first), (Decision.PLACE, second))
    evade(referee, fight, me, 2)
    assert referee.offered[0] == set(around(MIDDLE)) - {NEXT, spot(4, 5)}
    assert where(fight, 0) == second
    assert referee.told == [(Event.EVADES, 0, -1, 2, 0, 0)]


@pytest.mark.clause("IH-6.3")
@pytest.mark.parametrize(("width", "state", "can"), [(3, {}, True), (2, {}, False), (3, {"down": True}, False)])
def test_evading_needs_a_hex_that_is_empty(width: int, state: dict[str, Any], can: bool) -> None:
    fight = field_of(one(0, spot(1, 0), **state), one(1, spot(0, 0)), terrain=plan(width, 1))
    assert can_evade(fight, fight.combatants[0]) == can


@pytest.mark.clause("IH-6.3")
def test_without_a_map_one_evades_away_or_towards_but_not_into_an_enemys_hex() -> None:
    fight = field_of(one(0), one(1), gaps=(1,))
    assert can_evade(fight, fight.combatants[0])
    referee = script((Decision.HEXES, -1))
    evade(referee, fight, fight.combatants[0], 1)
    assert referee.offered[0] == {-1, 0}
    assert referee.told == [(Event.EVADES, 0, -1, 1, 0, 0)]


# ---- grapples ---------------------------------------------------------------------------------------------------


@pytest.mark.clause("IH-6.11", "IH-2.13")
def test_a_grapple_is_in_the_targets_hex_and_breaking_free_leads_a_hex_away() -> None:
    fight = field_of(one(0, MIDDLE), one(1, NEXT), terrain=plan())
    me, foe = fight.combatants[0], fight.combatants[1]
    close_in_hex(fight, me, foe)
    assert where(fight, 0) == where(fight, 1) == NEXT
    referee = script((Decision.PLACE, BEYOND))
    apart_hex(referee, fight, foe, me)
    assert referee.offered[0] == set(around(NEXT))
    assert where(fight, 1) == BEYOND
    apart_hex(script(), fight, foe, me)
    assert where(fight, 1) == BEYOND


@pytest.mark.clause("IH-6.11")
@pytest.mark.parametrize(
    ("mine", "theirs"), [(Shape.SEVEN, Shape.ONE), (Shape.ONE, Shape.SEVEN), (Shape.TWO, Shape.TWO)]
)
def test_somebody_large_grapples_so_that_they_share_a_hex(mine: Shape, theirs: Shape) -> None:
    fight = field_of(one(0, spot(3, 5), shape=mine), one(1, spot(7, 5), shape=theirs), terrain=plan())
    close_in_hex(fight, fight.combatants[0], fight.combatants[1])
    assert gap(fight, fight.combatants[0], fight.combatants[1]) == 0


@pytest.mark.clause("IH-6.11")
def test_without_a_map_a_grapple_is_at_range_0() -> None:
    fight = field_of(one(0), one(1), gaps=(1,))
    close_in_hex(fight, fight.combatants[0], fight.combatants[1])
    assert fight.gaps[0].to[1] == 0
    apart_hex(script(), fight, fight.combatants[0], fight.combatants[1])
    assert fight.gaps[1].to[0] == 1


# ---- things that fly off ----------------------------------------------------------------------------------------


@pytest.mark.clause("IH-6.3")
def test_a_thing_flies_over_people_but_not_through_walls_or_off_the_map() -> None:
    terrain = plan()
    add_wall(HEXES, terrain, BEYOND, EAST)
    fight = field_of(one(0, MIDDLE), one(1, NEXT), terrain=terrain)
    me = fight.combatants[0]
    assert fling_item(fight, me, 0, EAST) == MIDDLE
    assert fling_item(fight, me, 2, EAST) == BEYOND
    assert fling_item(fight, me, 3, EAST) == BEYOND
    assert fling_item(fight, me, 9, WEST) == spot(0, 5)


@pytest.mark.clause("IH-6.3")
def test_without_a_map_a_thing_lies_some_hexes_away() -> None:
    fight = field_of(one(0), one(1), gaps=(1,))
    assert fling_item(fight, fight.combatants[0], 2, EAST) == 2


# ---- overpowering -----------------------------------------------------------------------------------------------


def hurled(
    difference: int, *answers: Any, obstacle: str = "", width: int = 11, with_map: bool = True
) -> tuple[Fight, Any]:
    """Somebody stronger by so much hurls who stands to the east of it."""
    terrain = plan(width)
    if obstacle == "wall":
        add_wall(HEXES, terrain, BEYOND, EAST)
    people = [one(0, MIDDLE, strength=10 + difference), one(1, NEXT)]
    if obstacle == "fighter":
        people.append(one(0, FAR))
    fight = with_tables(field_of(*people, terrain=terrain) if with_map else field_of(*people, gaps=(1,)))
    referee = script(*answers)
    hurl(referee, fight, fight.combatants[0], fight.combatants[1], 1)
    return fight, referee


@pytest.mark.clause("IH-15.1")
@pytest.mark.parametrize(("strength", "size", "value"), [(10, 10, 0), (16, 13, 9), (8, 7, -5)])
def test_the_overpower_value_is_strength_and_size_above_10(strength: int, size: int, value: int) -> None:
    fight = field_of(one(0, MIDDLE, strength=strength, size=size), terrain=plan())
    assert overpower_value(fight, fight.combatants[0]) == value


@pytest.mark.clause("IH-15.1")
@pytest.mark.parametrize("difference", [0, -3])
def test_an_equal_or_lesser_value_hurls_nobody(difference: int, impacts: list[int]) -> None:
    fight, referee = hurled(difference)
    assert referee.told == [(Event.TOO_HEAVY, 1, 0, 0, 0, 0)]
    assert where(fight, 1) == NEXT
    assert impacts == []


@pytest.mark.clause("IH-15.2")
@pytest.mark.parametrize(
    ("difference", "hexes", "down", "metres", "rows"),
    [
        (1, 1, False, 0, []),
        (5, 1, False, 0, []),
        (6, 1, True, 0, []),
        (11, 2, True, 2, [1]),
        (16, 3, True, 4, [2]),
        (99, 3, True, 4, [2]),
    ],
)
def test_the_difference_says_how_far_and_how_hard(
    difference: int, hexes: int, down: bool, metres: int, rows: list[int], impacts: list[int]
) -> None:
    fight, referee = hurled(difference, (Why.HURL_DIRECTION, 3))
    assert where(fight, 1) == spot(6 + hexes, 5)
    assert fight.combatants[1].down == down
    assert referee.told[0] == (Event.HURLED, 1, 0, hexes, metres, 0)
    assert impacts == rows


@pytest.mark.clause("IH-15.2")
@pytest.mark.parametrize(("face", "direction"), [(1, NORTH_EAST), (2, EAST), (5, EAST), (6, SOUTH_EAST)])
def test_a_d6_turns_the_direction_a_step_to_the_left_or_right(face: int, direction: int) -> None:
    fight, _ = hurled(1, (Why.HURL_DIRECTION, face))
    assert where(fight, 1) == around(NEXT, direction)[0]


@pytest.mark.clause("IH-15.2")
@pytest.mark.parametrize("obstacle", ["wall", "fighter"])
@pytest.mark.parametrize(("difference", "rows"), [(1, []), (11, [2]), (16, [3])])
def test_a_wall_or_fighter_in_the_way_adds_a_row_of_the_table_of_falls(
    obstacle: str, difference: int, rows: list[int], impacts: list[int]
) -> None:
    fight, _ = hurled(difference, (Why.HURL_DIRECTION, 3), obstacle=obstacle)
    assert where(fight, 1) == BEYOND
    assert impacts == rows


@pytest.mark.clause("IH-15.2")
def test_the_rim_only_ends_the_flight(impacts: list[int]) -> None:
    fight, _ = hurled(16, (Why.HURL_DIRECTION, 3), width=8)
    assert where(fight, 1) == BEYOND
    assert impacts == [2]


@pytest.mark.clause("IH-15.2")
def test_who_only_staggers_against_a_wall_is_hurt_by_the_first_row(impacts: list[int]) -> None:
    terrain = plan()
    add_wall(HEXES, terrain, NEXT, EAST)
    fight = with_tables(field_of(one(0, MIDDLE, size=12), one(1, NEXT), terrain=terrain))
    hurl(script((Why.HURL_DIRECTION, 4)), fight, fight.combatants[0], fight.combatants[1], 1)
    assert where(fight, 1) == NEXT
    assert impacts == [1]


@pytest.mark.clause("IH-15.2")
def test_without_a_map_the_range_widens_and_no_direction_is_rolled(impacts: list[int]) -> None:
    fight, referee = hurled(16, with_map=False)
    assert fight.gaps[0].to[1] == 4
    assert referee.asked == []
    assert impacts == [2]


def test_large_bodies_are_pushed_with_all_that_they_cover() -> None:
    fight = field_of(one(0, spot(3, 5)), one(1, MIDDLE, shape=Shape.SEVEN), one(1, spot(8, 5)), terrain=plan())
    assert push(script(), fight, fight.combatants[0], fight.combatants[1], 3) == 1
    assert where(fight, 1) == NEXT
    assert covered(fight.combatants[1].piece, 1) == BEYOND
