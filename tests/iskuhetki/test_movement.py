"""IH-2: moves, counter-moves, free movement, facing, doors, leaving."""

from __future__ import annotations

import random
from typing import Any

import pytest

from affray.core.building import add_door, add_wall
from affray.core.gaps import go
from affray.core.grid import mark
from affray.core.hexes import Shape, apart, covered, fits
from affray.core.kinds import Presence
from affray.core.records import clone, figures, hold
from affray.rulesets.iskuhetki.codes import Decision, Event, Why
from affray.rulesets.iskuhetki.ground_plan import HEXES
from affray.rulesets.iskuhetki.kinds import Material, Opening, Sleep
from affray.rulesets.iskuhetki.model import ArmourPiece, Combatant, Fight, Item
from affray.rulesets.iskuhetki.rules.ground import controls, gap, held_by
from affray.rulesets.iskuhetki.rules.movement import (
    NO,
    YES,
    answer_moves,
    doors_near,
    face,
    free_distance,
    may_leave,
    may_run,
    may_step,
    may_walk,
    step,
    travel,
    use_door,
)
from affray.rulesets.iskuhetki.rules.walks import survey

from tests.core.boards import board, cheapest, moved, some_doors
from tests.iskuhetki.field import (
    EAST,
    NORTH_EAST,
    NORTH_WEST,
    SOUTH_EAST,
    SOUTH_WEST,
    WEST,
    Script,
    around,
    field_of,
    one,
    plan,
    script,
    spot,
)

MIDDLE, NEXT, BEYOND = spot(5, 5), spot(6, 5), spot(7, 5)
OUT = {"defences_left": 0}
SPEAR = Item(control=2)


def walks(fight: Fight, me: Combatant) -> bool:
    return may_walk(fight, me, held_by(fight, me))


def runs(fight: Fight, me: Combatant) -> bool:
    return may_run(fight, me, held_by(fight, me))


def leaves(fight: Fight, me: Combatant) -> bool:
    return may_leave(fight, me, held_by(fight, me))


def stepped(fight: Fight, to: int, *answers: Any, who: int = 0) -> Script:
    """A move of the first combatant to a hex."""
    referee = script((Decision.PLACE, to), *answers)
    step(referee, fight, fight.combatants[who])
    assert not referee.answers
    return referee


# ---- the move ---------------------------------------------------------------------------------------------------


@pytest.mark.clause("IH-2.6", "IH-2.13")
def test_a_move_leads_to_any_hex_next_to_one_an_enemys_too_but_not_a_friends() -> None:
    fight = field_of(one(0, MIDDLE), one(1, NEXT, **OUT), one(0, spot(4, 5)), terrain=plan())
    referee = stepped(fight, NEXT)
    assert referee.offered[0] == set(around(MIDDLE)) - {spot(4, 5)}
    assert referee.told == [(Event.MOVES, 0, -1, 1, NEXT, 0)]
    assert gap(fight, fight.combatants[0], fight.combatants[1]) == 0


@pytest.mark.clause("IH-2.13")
def test_walls_closed_doors_and_the_rim_stop_a_move() -> None:
    terrain = plan()
    corner = spot(0, 0)
    add_wall(HEXES, terrain, corner, EAST)
    add_door(HEXES, terrain, corner, SOUTH_EAST)
    fight = field_of(one(0, corner), terrain=terrain)
    assert not may_step(fight, fight.combatants[0])
    fight.doors = 1
    assert may_step(fight, fight.combatants[0])
    step(script(), fight, fight.combatants[0])
    assert fight.combatants[0].piece.place == around(corner, SOUTH_EAST)[0]


@pytest.mark.clause("IH-2.13")
def test_the_fallen_are_in_nobodys_way() -> None:
    fight = field_of(one(0, MIDDLE), one(0, NEXT, dead=True), one(0, spot(4, 5), sleep=Sleep.FAINTED), terrain=plan())
    assert stepped(fight, NEXT).offered[0] == set(around(MIDDLE))


@pytest.mark.clause("IH-2.13")
@pytest.mark.parametrize("seed", range(20))
def test_somebody_large_moves_where_all_of_it_fits(seed: int) -> None:
    dice = random.Random(seed)
    made = board(dice, 9, 9, 0.08, 0.05)
    shape = dice.choice((Shape.TWO, Shape.THREE, Shape.SEVEN))
    fight = field_of(one(0, 0, shape=shape), one(0, dice.choice(made.places)), one(1, MIDDLE), terrain=made.terrain)
    fight.doors = some_doors(dice, made)
    me, friend = fight.combatants[0].piece, fight.combatants[1].piece
    places = [place for place in made.places if fits(made.terrain, at(me, place)) and apart(me, friend) > 0]
    me.place = dice.choice(places)
    expected = set()
    for direction, place in enumerate(around(me.place)):
        crossed = {frozenset((each, around(each, direction)[0])) for each in moved(me, me.place)}
        good = not crossed & made.barriers(fight.doors) and moved(me, place) <= set(made.places)
        if good and friend.place not in moved(me, place) and fits(made.terrain, at(clone(me), place)):
            expected.add(place)
    assert may_step(fight, fight.combatants[0]) == bool(expected)
    if len(expected) > 1:
        assert stepped(fight, min(expected), *counters(fight)).offered[0] == expected


def at(piece: Any, place: int) -> Any:
    """A piece put to a place."""
    piece.place = place
    return piece


def counters(fight: Fight) -> list[Any]:
    """Nobody counters."""
    for k in range(fight.count):
        fight.combatants[k].defences_left = 0
    return []


@pytest.mark.clause("IH-5.2", "IH-6.11")
@pytest.mark.parametrize("state", [{"down": True}, {"grappled": 1}, {"dead": True}, {"sleep": Sleep.FAINTED}])
def test_who_is_down_grappled_or_out_of_it_has_no_move(state: dict[str, Any]) -> None:
    fight = field_of(one(0, MIDDLE, strode=1, **state), one(1, spot(0, 0)), terrain=plan())
    me = fight.combatants[0]
    assert [may_step(fight, me), walks(fight, me), runs(fight, me)] == [False] * 3


@pytest.mark.clause("IH-7.8")
def test_moving_spoils_an_aim() -> None:
    fight = field_of(one(0, MIDDLE, Item(loading=1), main=0, aim_at=1), one(1, spot(0, 0)), terrain=plan())
    fight.combatants[0].steps[0] = 3
    stepped(fight, NEXT)
    assert (fight.combatants[0].aim_at, fight.combatants[0].steps[0]) == (-1, 1)


@pytest.mark.clause("IH-2.6")
@pytest.mark.parametrize(("hexes", "ranges"), [(1, (1, 4)), (0, (2, 5)), (-1, (3, 5))])
def test_without_a_map_one_moves_towards_somebody_or_away_or_keeps_the_range(
    hexes: int, ranges: tuple[int, int]
) -> None:
    fight = field_of(one(0), one(1, **OUT), one(1, **OUT), gaps=(2, 5, 3))
    referee = script((Decision.WHOM, 1), (Decision.HEXES, hexes))
    step(referee, fight, fight.combatants[0])
    assert tuple(gap(fight, fight.combatants[0], fight.combatants[k]) for k in (1, 2)) == ranges
    assert referee.told == [(Event.MOVES, 0, 1, hexes, 0, 0)]


@pytest.mark.clause("IH-2.6", "IH-2.13")
def test_without_a_map_a_move_may_lead_into_an_enemys_hex_but_not_a_friends() -> None:
    fight = field_of(one(0), one(1, **OUT), one(0), gaps=(1, 1, 0))
    for other, most in ((2, 0), (1, 0)):  # the friend stands in the enemy's hex already
        referee = script((Decision.WHOM, other), (Decision.HEXES, 0))
        step(referee, fight, fight.combatants[0])
        assert referee.offered[1] == {-1, most}
    go(fight, fight.combatants[2], fight.combatants[1], 4)
    referee = script((Decision.WHOM, 1), (Decision.HEXES, 1))
    step(referee, fight, fight.combatants[0])
    assert gap(fight, fight.combatants[0], fight.combatants[1]) == 0


@pytest.mark.parametrize("seed", range(10))
def test_ranges_without_a_map_stay_those_of_a_plane(seed: int) -> None:
    dice = random.Random(seed)
    places = [spot(dice.randrange(9), dice.randrange(9)) for _ in range(4)]
    fight = field_of(
        *(one(k % 2) for k in range(4)), gaps=[HEXES.distance(places[i], places[j]) for j in range(4) for i in range(j)]
    )
    for _ in range(20):
        i, j = dice.sample(range(4), 2)
        go(fight, fight.combatants[i], fight.combatants[j], dice.randint(0, 6))
        assert fight.gaps[i].to[j] == fight.gaps[j].to[i]
        for k in range(4):
            if k not in (i, j):
                assert abs(fight.gaps[i].to[j] - fight.gaps[j].to[k]) <= fight.gaps[i].to[k]
                assert fight.gaps[i].to[k] <= fight.gaps[i].to[j] + fight.gaps[j].to[k]


# ---- counter-moves ----------------------------------------------------------------------------------------------


@pytest.mark.clause("IH-2.7", "IH-2.8")
def test_the_counter_move_is_rolled_against_combat_move_and_initiative_and_leads_a_hex_anywhere() -> None:
    fight = field_of(one(0, MIDDLE), one(1, NEXT, combat_move=30, initiative=25), terrain=plan())
    referee = stepped(fight, spot(4, 5), (Decision.COUNTER_MOVE, YES), (Why.COUNTER_MOVE, 55), (Decision.PLACE, MIDDLE))
    foe = fight.combatants[1]
    assert referee.parts == [(Why.SKILL, 1, 30), (Why.INITIATIVE_PART, 1, 25), (Why.GM, 1, 0)]
    assert referee.told[1] == (Event.COUNTERS, 1, 0, 1, MIDDLE, 0)
    assert (foe.countered, foe.defences_left, foe.fought, foe.piece.facing) == (True, 0, True, WEST)


@pytest.mark.clause("IH-2.8", "IH-5.1", "IH-9.16")
def test_tiredness_and_bones_hinder_a_counter_move() -> None:
    fight = field_of(one(0, MIDDLE), one(1, NEXT, combat_move=40, initiative=20, stamina=-1, pain=5), terrain=plan())
    referee = stepped(fight, spot(4, 5), (Decision.COUNTER_MOVE, YES), (Why.COUNTER_MOVE, 46))
    assert (Why.TIRED, 1, -10) in referee.parts
    assert (Why.BONES, 1, -5) in referee.parts
    assert referee.told[1:] == [(Event.COUNTER_FAILS, 1, 0, 46, 45, 0)]
    assert fight.combatants[1].piece.place == NEXT
    assert fight.combatants[1].defences_left == 0


@pytest.mark.clause("IH-3.10", "IH-6.9")
def test_a_fumbled_counter_move_is_a_special_for_the_mover() -> None:
    fight = field_of(one(0, MIDDLE), one(1, NEXT, combat_move=30), terrain=plan())
    referee = stepped(fight, spot(4, 5), (Decision.COUNTER_MOVE, YES), (Why.COUNTER_MOVE, 100))
    me = fight.combatants[0]
    assert (me.opening, me.opening_on, me.opening_until) == (Opening.ATTACK, 1, 2)
    assert referee.events() == [Event.MOVES, Event.COUNTER_FAILS, Event.FUMBLES, Event.OPENING]


@pytest.mark.clause("IH-2.7")
def test_the_counter_move_may_be_declined() -> None:
    fight = field_of(one(0, MIDDLE), one(1, NEXT), terrain=plan())
    stepped(fight, spot(4, 5), (Decision.COUNTER_MOVE, NO))
    assert fight.combatants[1].defences_left == 1
    assert not fight.combatants[1].countered


@pytest.mark.clause("IH-2.16")
def test_who_controls_the_old_hex_or_the_new_may_answer_in_initiative_order() -> None:
    fight = field_of(
        one(0, MIDDLE),
        one(1, spot(3, 5), initiative=20),  # controls neither
        one(1, spot(4, 5), initiative=21),  # the old one
        one(1, BEYOND, initiative=25),  # the new one
        one(1, spot(5, 4), initiative=21, vigour=3),  # both
        terrain=plan(),
    )
    referee = stepped(fight, NEXT, *[(Decision.COUNTER_MOVE, NO)] * 3)
    assert [who for who, code in referee.asked if code == Decision.COUNTER_MOVE] == [3, 4, 2]


@pytest.mark.clause("IH-1.5", "IH-4.5", "IH-10.4")
@pytest.mark.parametrize("state", [OUT, {"answered": True}, {"aids": 1}, {"aided": True}, {"stunned_until": 1}])
def test_nobody_counters_who_has_parried_or_has_no_defence_action(state: dict[str, Any]) -> None:
    fight = field_of(one(0, MIDDLE), one(1, NEXT, **state), terrain=plan())
    assert stepped(fight, spot(4, 5)).events() == [Event.MOVES]


@pytest.mark.clause("IH-2.16")
def test_nothing_answers_a_counter_move() -> None:
    fight = field_of(one(0, MIDDLE), one(1, NEXT, combat_move=90), one(0, BEYOND), one(0, spot(6, 4)), terrain=plan())
    referee = stepped(
        fight,
        spot(4, 5),
        (Decision.COUNTER_MOVE, YES),
        (Why.COUNTER_MOVE, 50),
        (Decision.PLACE, MIDDLE),
        (Decision.FACING, EAST),
    )
    assert referee.events() == [Event.MOVES, Event.COUNTERS]


@pytest.mark.clause("IH-2.7")
def test_without_a_map_the_counter_move_leads_towards_the_mover_or_away() -> None:
    fight = field_of(one(0), one(1, combat_move=90), gaps=(1,))
    referee = script((Decision.HEXES, -1), (Decision.COUNTER_MOVE, YES), (Why.COUNTER_MOVE, 5), (Decision.HEXES, 1))
    step(referee, fight, fight.combatants[0])
    assert gap(fight, fight.combatants[0], fight.combatants[1]) == 1
    assert referee.told[1] == (Event.COUNTERS, 1, 0, 1, 0, 0)


def test_who_has_nowhere_to_go_is_not_asked() -> None:
    terrain = plan(2, 1)
    fight = field_of(one(0, spot(0, 0)), one(0, spot(1, 0)), one(1, spot(0, 0)), terrain=terrain)
    fight.combatants[2].side = 0
    answer_moves(script(), fight, fight.combatants[0], 1 << 2)


# ---- free movement ----------------------------------------------------------------------------------------------


@pytest.mark.clause("IH-2.9", "IH-2.10")
@pytest.mark.parametrize(
    ("strode", "running", "stacks", "hexes"),
    [(0, False, False, 3), (1, False, False, 4), (2, False, True, 4), (1, True, False, 5), (2, True, True, 6)],
)
def test_one_hex_more_for_who_only_moved_two_if_it_runs(strode: int, running: bool, stacks: bool, hexes: int) -> None:
    fight = field_of(one(0, MIDDLE, free_move=3, strode=strode), terrain=plan(), running_bonus_stacks=stacks)
    assert free_distance(fight, fight.combatants[0], running) == hexes


@pytest.mark.clause("IH-2.15", "IH-2.17")
def test_free_movement_begins_out_of_melee_and_running_after_a_moment_of_movement() -> None:
    fight = field_of(one(0, MIDDLE), one(1, spot(9, 5)), terrain=plan())
    me, foe = fight.combatants[0], fight.combatants[1]
    assert walks(fight, me)
    assert not runs(fight, me)
    me.strode = 1
    assert runs(fight, me)
    foe.piece.place = NEXT
    assert not walks(fight, me)
    assert not runs(fight, me)
    foe.blinded = True
    assert walks(fight, me)


@pytest.mark.clause("IH-2.9", "IH-2.17")
def test_no_free_movement_without_a_hex_to_end_in_and_no_running_over_rough_ground() -> None:
    terrain = plan(4, 1)
    mark(terrain.rough, spot(1, 0))
    fight = field_of(one(0, spot(0, 0), free_move=1), one(0, spot(3, 0)), terrain=terrain)
    me, friend = fight.combatants[0], fight.combatants[1]
    assert not walks(fight, me)  # rough ground costs two
    me.strode = 1
    assert walks(fight, me)
    assert not runs(fight, me)
    terrain.rough.rows[3] = 0
    assert runs(fight, me)
    friend.piece.place = spot(1, 0)
    assert walks(fight, me)  # past the friend
    me.strode = 0
    assert not walks(fight, me)


@pytest.mark.clause("IH-2.4", "IH-2.9", "IH-2.13")
@pytest.mark.parametrize("seed", range(60))
def test_free_movement_leads_where_a_search_hex_by_hex_leads(seed: int) -> None:
    dice = random.Random(seed)
    made = board(dice, 10, 10, dice.choice((0, 0.1)), dice.choice((0, 0.05)))
    large = dice.random() < 0.3
    people = [one(0, MIDDLE, shape=Shape.TWO if large else Shape.ONE, facing=dice.randrange(6))]
    for _ in range(5):
        shape = dice.choice((Shape.ONE, Shape.ONE, Shape.TWO))
        state = dice.choice(({}, {}, {"down": True}, {"dead": True}))
        people.append(
            one(dice.randint(0, 1), dice.choice(made.places), shape=shape, control=dice.randint(0, 2), **state)
        )
    fight = field_of(*people, terrain=made.terrain)
    fight.doors = some_doors(dice, made)
    me = fight.combatants[0]
    shut, halt, taken = set(), set(), set()
    spy = clone(fight)
    for k in range(1, fight.count):
        other = fight.combatants[k]
        if other.dead:
            continue
        body = {covered(other.piece, i) for i in range(19) if other.piece.shape >> i & 1}
        if other.side == me.side:
            taken |= body
            continue
        shut |= body
        scout = spy.combatants[0]
        scout.piece.shape = Shape.ONE
        for place in made.places:
            scout.piece.place = place
            if controls(spy, spy.combatants[k], scout):
                halt.add(place)
    steps = dice.randint(1, 6)
    expected = cheapest(made, fight.doors, me.piece, steps, shut, halt, taken)
    if large:
        expected = {place: cost for place, cost in expected.items() if fits(made.terrain, at(clone(me.piece), place))}
    count = survey(fight, me, steps, False)
    walk = fight.walks[0]
    assert sorted(walk.places[k] for k in range(count)) == sorted(expected)
    if count > 1:
        place = dice.choice(sorted(expected))
        fight.book.beings[0].free_move = steps
        referee = script((Decision.PLACE, place))
        travel(referee, fight, me, False)
        assert referee.told[0] == (Event.WALKS, 0, -1, expected[place], place, 0)


@pytest.mark.clause("IH-2.4", "IH-2.17")
def test_a_controlled_hex_ends_the_movement() -> None:
    fight = field_of(one(0, spot(1, 5), free_move=5), one(1, MIDDLE, SPEAR, main=0), terrain=plan())
    me = fight.combatants[0]
    referee = script((Decision.PLACE, spot(3, 5)))
    travel(referee, fight, me, False)
    assert spot(4, 5) not in referee.offered[0]  # within the spear's control all around
    assert referee.events() == [Event.WALKS, Event.STOPPED]
    assert referee.told[1][2] == 1
    assert (me.moving, me.stride, me.ran) == (True, 1, False)
    me.strode = 2
    assert not walks(fight, me)


@pytest.mark.clause("IH-2.17", "IH-20.1")
@pytest.mark.parametrize(
    ("material", "lost", "ran"),
    [(Material.METAL, 0, True), (Material.METAL, 2, False), (Material.HIDE, 0, False)],
)
def test_running_in_armour_is_noted(material: Material, lost: int, ran: bool) -> None:
    fight = field_of(one(0, MIDDLE, free_move=2, strode=1, piece_count=1), terrain=plan())
    hold(fight.book, "pieces", [ArmourPiece(points=2, material=material)])
    me = fight.combatants[0]
    me.piece_lost[0] = lost
    referee = script((Decision.PLACE, spot(9, 5)))
    travel(referee, fight, me, True)
    assert referee.told == [(Event.WALKS, 0, -1, 4, spot(9, 5), 1)]
    assert (me.stride, me.ran) == (2, ran)


@pytest.mark.clause("IH-2.17")
def test_who_runs_keeps_off_rough_ground() -> None:
    terrain = plan()
    mark(terrain.rough, NEXT)
    fight = field_of(one(0, MIDDLE, free_move=1, strode=1), terrain=terrain)
    referee = script((Decision.PLACE, BEYOND))
    travel(referee, fight, fight.combatants[0], True)
    assert NEXT not in referee.offered[0]
    assert referee.told[0][3] == 3  # round it


@pytest.mark.clause("IH-6.7")
def test_who_flees_goes_away_from_the_enemy_if_it_can() -> None:
    fight = field_of(one(0, spot(5, 5), free_move=2, flees_until=3), one(1, spot(8, 5), **OUT), terrain=plan())
    me, foe = fight.combatants[0], fight.combatants[1]
    referee = script((Decision.PLACE, spot(3, 5)))
    travel(referee, fight, me, False)
    assert all(HEXES.distance(place, foe.piece.place) > 3 for place in referee.offered[0])
    assert len(referee.offered[0]) > 3
    referee = stepped(fight, spot(2, 5))
    assert referee.offered[0] == set(around(spot(3, 5), NORTH_WEST, WEST, SOUTH_WEST))
    me.piece.place = spot(0, 0)
    assert walks(fight, me)
    assert survey(fight, me, 1, False) == 2  # cornered: anywhere


@pytest.mark.clause("IH-2.4", "IH-2.9")
def test_without_a_map_free_movement_ends_at_the_first_controlled_range() -> None:
    fight = field_of(one(0, free_move=5), one(1, 0, SPEAR, main=0), one(1), gaps=(9, 6, 3))
    me = fight.combatants[0]
    referee = script((Decision.WHOM, 1), (Decision.HEXES, 5))
    travel(referee, fight, me, False)
    assert referee.offered[1] == set(range(-5, 6))
    assert referee.told == [(Event.WALKS, 0, 1, 5, 0, 0)]
    assert [gap(fight, me, fight.combatants[k]) for k in (1, 2)] == [4, 6]
    referee = script((Decision.WHOM, 1), (Decision.HEXES, 3))
    travel(referee, fight, me, False)
    assert referee.offered[1] == set(range(-5, 4))  # not into an enemy's hex
    assert referee.told == [(Event.WALKS, 0, 1, 2, 0, 0), (Event.STOPPED, 0, 1, 0, 0, 0)]
    assert gap(fight, me, fight.combatants[1]) == 2


@pytest.mark.clause("IH-2.17")
@pytest.mark.parametrize(("hexes", "stride"), [(0, 0), (-2, 1), (1, 1)])
def test_no_hex_is_no_movement(hexes: int, stride: int) -> None:
    fight = field_of(one(0, free_move=2), one(1), one(1), gaps=(5, 5, 5))
    me = fight.combatants[0]
    travel(script((Decision.WHOM, 1), (Decision.HEXES, hexes)), fight, me, False)
    assert (me.stride, me.moving) == (stride, stride > 0)
    assert gap(fight, me, fight.combatants[1]) == 5 - hexes


# ---- facing -----------------------------------------------------------------------------------------------------


@pytest.mark.clause("IH-2.12")
def test_facing_is_chosen_among_six_directions() -> None:
    fight = field_of(one(0, MIDDLE), one(1, spot(0, 0)), one(1, spot(9, 9)), terrain=plan())
    referee = script((Decision.FACING, NORTH_EAST))
    face(referee, fight, fight.combatants[0])
    assert referee.offered[0] == set(range(6))
    assert fight.combatants[0].piece.facing == NORTH_EAST
    assert referee.told == [(Event.FACES, 0, -1, NORTH_EAST, 0, 0)]


@pytest.mark.clause("IH-2.12")
@pytest.mark.parametrize("people", [1, 2])
def test_unasked_one_faces_the_nearest_enemy(people: int) -> None:
    foes = [one(1, spot(2, 5)), one(1, spot(10, 5))][:people]
    fight = field_of(one(0, MIDDLE), *foes, terrain=plan(), facing_asked=False)
    face(script(), fight, fight.combatants[0])
    assert fight.combatants[0].piece.facing == WEST


@pytest.mark.clause("IH-2.12")
def test_without_a_map_nobody_faces_anything_nor_does_who_is_out_of_it() -> None:
    fight = field_of(one(0), one(1), one(1), gaps=(1, 1, 1))
    face(script(), fight, fight.combatants[0])
    fight = field_of(one(0, MIDDLE, sleep=Sleep.FAINTED), one(1, NEXT), one(1, BEYOND), terrain=plan())
    face(script(), fight, fight.combatants[0])


@pytest.mark.clause("IH-2.12")
def test_somebody_large_turns_only_where_it_has_room() -> None:
    terrain = plan()
    add_wall(HEXES, terrain, MIDDLE, EAST)
    people = one(0, MIDDLE, shape=Shape.TWO), one(1, around(MIDDLE, SOUTH_EAST)[0]), one(1, spot(0, 0))
    fight = field_of(*people, terrain=terrain)
    referee = script((Decision.FACING, EAST))
    face(referee, fight, fight.combatants[0])
    assert referee.offered[0] == set(range(6)) - {WEST, NORTH_WEST}  # its hind part would be in wall or enemy
    assert referee.told == []


# ---- doors and leaving ------------------------------------------------------------------------------------------


@pytest.mark.clause("IH-2.13")
def test_a_door_next_to_one_is_opened_and_closed() -> None:
    terrain = plan()
    add_door(HEXES, terrain, NEXT, WEST)
    fight = field_of(one(0, MIDDLE), one(0, MIDDLE, humanoid=False), one(0, spot(4, 5)), terrain=terrain)
    assert [doors_near(fight, fight.combatants[k]) for k in range(3)] == [1 << EAST, 0, 0]
    referee = script()
    use_door(referee, fight, fight.combatants[0])
    assert fight.doors == 1
    use_door(referee, fight, fight.combatants[0])
    assert fight.doors == 0
    assert referee.events() == [Event.OPENS, Event.CLOSES]


@pytest.mark.clause("IH-2.13")
def test_no_door_is_closed_on_somebody() -> None:
    terrain = plan()
    add_door(HEXES, terrain, NEXT, WEST)
    fight = field_of(one(0, MIDDLE), one(0, NEXT, shape=Shape.TWO), terrain=terrain)
    fight.doors = 1
    assert doors_near(fight, fight.combatants[0]) == 0
    fight.combatants[1].presence = Presence.AWAY
    assert doors_near(fight, fight.combatants[0]) == 1 << EAST


@pytest.mark.clause("IH-5.2")
@pytest.mark.parametrize(
    ("at", "foe", "free"),
    [
        (spot(5, 5), spot(8, 5), False),
        (spot(0, 5), spot(8, 5), True),
        (spot(0, 5), spot(1, 5), False),
        (spot(5, 5), spot(10, 5), True),
    ],
)
def test_one_leaves_at_the_rim_or_far_from_all_enemies_but_not_out_of_melee(at: int, foe: int, free: bool) -> None:
    fight = field_of(one(0, at), one(1, foe), one(1, spot(6, 5), dead=True), terrain=plan(), escape_distance=5)
    assert leaves(fight, fight.combatants[0]) == free


@pytest.mark.clause("IH-5.2")
@pytest.mark.parametrize(("far", "free"), [(11, False), (12, True)])
def test_without_a_map_one_leaves_far_from_all_enemies(far: int, free: bool) -> None:
    fight = field_of(one(0), one(1), one(1), gaps=(far, 20, 20))
    assert leaves(fight, fight.combatants[0]) == free


def test_questions_about_moves_change_nothing() -> None:
    fight = field_of(one(0, MIDDLE, strode=1, shape=Shape.TWO), one(1, spot(8, 5)), terrain=plan())
    before = figures(clone(fight))
    me = fight.combatants[0]
    for ask in (may_step, walks, runs, leaves):
        ask(fight, me)
    assert figures(clone(fight)) == before
