"""IH-4: sharing skill points out over several attacks."""

from __future__ import annotations

from typing import Any

import pytest

from affray import WrongAnswer
from affray.rulesets.iskuhetki.codes import Event
from affray.rulesets.iskuhetki.kinds import MainWay, Way
from affray.rulesets.iskuhetki.rules.pools import others_to_come, points_left
from affray.rulesets.iskuhetki.rules.specials import usable_opening
from affray.rulesets.iskuhetki.rules.targets import strike_targets

from tests.iskuhetki.table import KICK, STURDY, Sheet, Table, answer, asked, blade, blow, bow, fighter, shield, sit

PARRY, PARRY_OFF, DODGE = int(Way.PARRY), int(Way.PARRY_OFF), int(Way.DODGE)


def crowd(ben: Sheet, *names: str, **rest: Any) -> Table:
    """These, who come first in this order, against Ben."""
    table = Table([fighter(name) for name in names], ben, **rest)
    table.begin(**{name: 6 - k for k, name in enumerate(names)}, Ben=1)
    return table


def defences(table: Table) -> list[tuple[int, int]]:
    """Points and way of each answer in the last call."""
    return [(told.numbers[1], told.numbers[2]) for told in table.events(Event.DEFENDS)]


def first(way: str, main: str, points: int, face: int = 1) -> list[str]:
    """Ana strikes; Ben's first answer of the moment."""
    named = [f"Ben defence {way}", f"Ben main_way {main}", f"Ben points {points}", f"Ben defence {face}"]
    return ["Ana action strike", "Ana attack 40", *named]


# ---- one attack -----------------------------------------------------------------------------------------------------


@pytest.mark.clause("IH-4.4")
def test_against_a_single_enemy_all_points_are_spent_unasked() -> None:
    table = crowd(fighter("Ben", dodge=25), "Ana")
    table.play(*blow("Ana", 40, "Ben", "parry", 1))
    assert defences(table) == [(50, PARRY)]


@pytest.mark.clause("IH-4.4")
def test_so_it_is_when_the_others_have_had_their_turn_or_can_not_reach_it() -> None:
    table = crowd(fighter("Ben", dodge=25), "Ana", "Cid")
    table.play("Ana action pass", *blow("Cid", 40, "Ben", "dodge", 1))
    assert defences(table) == [(25, DODGE)]
    table = crowd(fighter("Ben"), "Ana", "Cid")
    table.fight.gaps[1].to[2] = table.fight.gaps[2].to[1] = 20
    assert others_to_come(table.fight, table["Ben"]) == 1 << table["Ana"].index


# ---- sharing --------------------------------------------------------------------------------------------------------


def guard() -> Sheet:
    """The source's example: shield 42, dodge 25; and a weapon that doesn't parry."""
    return fighter("Ben", shield(skill=42), blade(hand="belt"), dodge=25)


@pytest.mark.clause("IH-4.1", "IH-4.2")
@pytest.mark.parametrize(("main", "parry", "dodge"), [("parry-off", 42, 13), ("dodge", 21, 25)])
@pytest.mark.parametrize("parries_first", [True, False])
def test_the_main_way_has_the_full_skill_and_the_other_half_of_it_rounded_up(
    main: str, parry: int, dodge: int, parries_first: bool
) -> None:
    table = crowd(guard(), "Ana", "Cid")
    ways = ("parry-off", "dodge") if parries_first else ("dodge", "parry-off")
    points = (parry, dodge) if parries_first else (dodge, parry)
    table.play(*first(ways[0], main, points[0]), *blow("Cid", 40, "Ben", ways[1], 1))
    found = dict(zip(("parry-off", "dodge"), (PARRY_OFF, DODGE), strict=True))
    assert defences(table) == [(points[0], found[ways[0]]), (points[1], found[ways[1]])]
    assert table.saw(Event.SHARES)


@pytest.mark.clause("IH-4.1", "IH-4.2")
def test_the_points_of_one_way_can_be_shared_out_but_never_mix() -> None:
    table = crowd(guard(), "Ana", "Cid", "Dan")
    table.play(
        *first("parry-off", "parry-off", 30), "Cid action strike", "Cid attack 40", "Ben defence parry-off",
        "Ben points 5", "Ben defence 1", *blow("Dan", 40, "Ben", "parry-off", 1),
    )  # fmt: skip
    assert defences(table) == [(30, PARRY_OFF), (5, PARRY_OFF), (7, PARRY_OFF)]
    assert points_left(table.fight, table["Ben"], Way.PARRY_OFF) == 0
    assert points_left(table.fight, table["Ben"], Way.DODGE) == 13


@pytest.mark.clause("IH-4.5")
def test_without_points_left_a_way_is_not_offered() -> None:
    table = crowd(fighter("Ben"), "Ana", "Cid")
    table.play(
        "Ana action strike", "Ana attack 40", "Ben defence parry", "Ben points 50", "Ben defence 1",
        "Cid action strike", "Cid attack 40", "Cid location 12", "Cid damage 1",
    )  # fmt: skip
    assert defences(table) == [(50, PARRY)]


@pytest.mark.clause("IH-4.5", "IH-3.2")
@pytest.mark.parametrize(("points", "grade"), [(50, 4), (20, 3), (8, 2), (2, 1)])
def test_the_grade_comes_from_the_points_spent(points: int, grade: int) -> None:
    table = crowd(guard(), "Ana", "Cid")
    if points > 42:
        table = crowd(fighter("Ben"), "Ana", "Cid")
        table.play("Ana action strike", "Ana attack 40", "Ben defence parry", f"Ben points {points}", "Ben defence 3")
    else:
        failed = ["Ana location 12", "Ana damage 1"] if grade == 1 else []
        struck = ["Ana damage 1"] if grade == 2 else []
        table.play(*first("parry-off", "parry-off", points, 3), *failed, *struck)
    assert [told.numbers[0] for told in table.events(Event.DEFENCE_GRADE)] == [grade]


@pytest.mark.clause("IH-4.5", "IH-5.1")
def test_shared_is_the_skill_after_its_penalties() -> None:
    table = crowd(guard(), "Ana", "Cid")
    table["Ben"].stamina = -1
    table.play(*first("parry-off", "parry-off", 32), *blow("Cid", 40, "Ben", "dodge", 1))
    assert defences(table) == [(32, PARRY_OFF), (8, DODGE)]


@pytest.mark.clause("IH-4.5")
def test_the_parry_pool_is_one_items() -> None:
    table = crowd(fighter("Ben", blade(), shield()), "Ana", "Cid")
    table.play(
        "Ana action strike", "Ana attack 40", "Ben defence parry", "Ben points 20", "Ben defence 1",
        *blow("Cid", 40, "Ben", "parry", 1),
    )  # fmt: skip
    assert defences(table) == [(20, PARRY), (30, PARRY)]


@pytest.mark.clause("IH-4.1", "IH-1.5")
def test_the_next_moment_has_new_points() -> None:
    table = crowd(guard(), "Ana", "Cid")
    table.play(*first("parry-off", "parry-off", 42), *blow("Cid", 40, "Ben", "dodge", 1), "Ben action pass")
    table.step()
    table.play("Ana action pass", *blow("Cid", 40, "Ben", "parry-off", 1))
    assert defences(table) == [(42, PARRY_OFF)]


# ---- two weapons ----------------------------------------------------------------------------------------------------


def two_weapons() -> Sheet:
    """Sword 60, dagger 45, dual wield 31."""
    return fighter("Ben", blade(skill=60), {"weapon": "dagger", "skill": 45, "hand": "off"}, dual_wield=31, dodge=40)


@pytest.mark.clause("IH-4.3")
@pytest.mark.parametrize(
    ("main", "sword", "dagger"),
    [("dual", 76, 39), ("dual-off", 46, 61)],  # 60 + 16, 23 + 16; 30 + 16, 45 + 16
)
def test_two_weapons_parry_several_times(main: str, sword: int, dagger: int) -> None:
    table = crowd(two_weapons(), "Ana", "Cid")
    table.play(*first("parry", main, sword), *blow("Cid", 40, "Ben", "parry-off", 1))
    assert defences(table) == [(sword, PARRY), (dagger, PARRY_OFF)]


@pytest.mark.clause("IH-4.3")
def test_they_take_the_place_of_the_dodge() -> None:
    table = crowd(two_weapons(), "Ana", "Cid")
    table.play(*first("parry", "dual", 76))
    assert table["Ben"].main_way == MainWay.DUAL
    assert points_left(table.fight, table["Ben"], Way.DODGE) == 0


@pytest.mark.clause("IH-4.3")
def test_without_the_skill_they_are_no_main_way() -> None:
    fight = sit([fighter("Ana"), fighter("Cid")], fighter("Ben", blade(), {"weapon": "dagger", "hand": "off"}, dodge=9))
    answer(fight, "Ana initiative 6", "Cid initiative 5", "Ben initiative 1")
    answer(fight, "Ana action strike", "Ana attack 40", "Ben defence parry: blade")
    with pytest.raises(WrongAnswer):
        answer(fight, "Ben main_way dual")
    answer(fight, "Ben main_way dodge")
    assert asked(fight) == ["Ben points"]


# ---- announced attacks ----------------------------------------------------------------------------------------------


@pytest.mark.clause("IH-4.4")
def test_option_shares_known_ahead_has_all_attacks_announced() -> None:
    table = crowd(fighter("Ben"), "Ana", "Cid", "Dan", options={"shares_known_ahead": True})
    table.play(
        "Ana action strike", "Ana attack 40", "Cid announce no", "Dan announce yes",
        "Ben defence parry", "Ben points 30", "Ben defence 1",
    )  # fmt: skip
    assert [(told.who, told.numbers[0]) for told in table.events(Event.ANNOUNCES)] == [("Cid", 0), ("Dan", 1)]
    table.play("Cid action pass", *blow("Dan", 40, "Ben", "parry", 1))
    assert defences(table) == [(20, PARRY)]


@pytest.mark.clause("IH-4.4")
def test_who_said_no_can_not_attack_it_in_this_moment() -> None:
    table = crowd(fighter("Ben"), "Ana", "Cid", options={"shares_known_ahead": True})
    table.play("Ana action strike", "Ana attack 40", "Cid announce no", "Ben defence parry", "Ben defence 1")
    assert table["Cid"].declined == 1 << table["Ben"].index
    with pytest.raises(AssertionError, match="strike isn't offered"):
        table.play("Cid action strike")


@pytest.mark.clause("IH-4.4")
def test_each_says_it_once_and_before_the_first_answer_even_if_that_is_none() -> None:
    table = crowd(guard(), "Ana", "Cid", "Dan", options={"shares_known_ahead": True})
    table.play(
        "Ana action strike", "Ana attack 40", "Cid announce yes", "Dan announce no", "Ben defence none",
        "Ana location 12", "Ana damage 1", *blow("Cid", 40, "Ben", "parry-off", 1),
    )  # fmt: skip
    assert len(table.events(Event.ANNOUNCES)) == 2
    assert defences(table) == [(42, PARRY_OFF)]  # nobody else comes
    assert strike_targets(table.fight, table["Dan"]) == 0
    table["Dan"].opening, table["Dan"].opening_on, table["Dan"].opening_until = 2, table["Ben"].index, 99
    assert not usable_opening(table.fight, table["Dan"])
    table.play("Dan action pass", "Ben action pass")
    table.step()
    assert strike_targets(table.fight, table["Dan"]) == 1 << table["Ben"].index


# ---- who may still attack -------------------------------------------------------------------------------------------


@pytest.mark.clause("IH-4.4", "IH-2.11", "IH-2.14")
@pytest.mark.parametrize(
    ("hexes", "figures", "comes"),
    [
        (1, {}, True),
        (1, {"had_turn": True}, False),
        (1, {"had_turn": True, "waiting": True}, True),
        (1, {"attacks_left": 0}, False),
        (1, {"sleep": 1}, False),
        (1, {"stunned_until": 1}, False),
        (1, {"flees_until": 1}, False),
        (1, {"startled": 1}, False),
        (1, {"aids": 1}, False),
        (4, {}, True),  # a throw
        (4, {"main": -1}, False),
        (4, {"main": -1, "strode": 1}, False),
        (4, {"main": -1, "strode": 2}, True),  # a charge
        (8, {"main": -1, "strode": 2}, False),
    ],
)
def test_who_can_still_attack_in_this_moment(hexes: int, figures: dict[str, int], comes: bool) -> None:
    cid = fighter("Cid", {**blade(), "ranges": [-20, 0]}, {"weapon": "kick"}, combat_move=40)
    table = Table([fighter("Ana"), cid], fighter("Ben"))
    table.begin(Ana=6, Cid=5, Ben=1)
    table.fight.gaps[1].to[2] = table.fight.gaps[2].to[1] = hexes
    for name, value in figures.items():
        setattr(table["Cid"], name, value)
    table.fight.actor, table["Ana"].attacks_left, table["Ana"].had_turn = 0, 0, True
    assert others_to_come(table.fight, table["Ben"]) == (1 << table["Cid"].index if comes else 0)


@pytest.mark.clause("IH-4.4", "IH-2.14")
def test_one_who_moved_may_be_chased() -> None:
    table = Table([fighter("Ana"), fighter("Cid", {"weapon": "kick"}, combat_move=40)], fighter("Ben"), distance=3)
    table.begin(Ana=6, Cid=5, Ben=1)
    table["Ana"].attacks_left = 0
    assert others_to_come(table.fight, table["Ben"]) == 0
    table["Ben"].moving = True
    assert others_to_come(table.fight, table["Ben"]) == 1 << table["Cid"].index


@pytest.mark.clause("IH-4.4", "IH-7.5")
@pytest.mark.parametrize(("ready", "comes"), [("loaded", True), ("empty", False)])
def test_an_archer_can_still_attack_when_its_bow_is_loaded(ready: str, comes: bool) -> None:
    table = Table([fighter("Ana", KICK), fighter("Cid", bow(ready=ready))], fighter("Ben"), distance=10)
    table.begin(Ana=6, Cid=5, Ben=1)
    assert others_to_come(table.fight, table["Ben"]) == (1 << table["Cid"].index if comes else 0)


WALL: dict[str, Any] = {"walls": [{"at": [2, 1], "side": "e"}]}
ROOM: dict[str, Any] = {"rooms": [{"corners": [[0, 0], [2, 2]]}]}


@pytest.mark.clause("IH-4.4", "IH-2.13", "IH-2.14")
@pytest.mark.parametrize(
    ("armed", "at", "walls", "figures", "comes"),
    [
        (blade(), [2, 1], {}, {}, True),
        (blade(), [2, 1], WALL, {}, False),
        (blade(), [2, 1], WALL, {"strode": 2}, True),  # a charge round the end of the wall
        (blade(), [2, 1], ROOM, {"strode": 2}, False),
        (bow(ready="loaded"), [0, 1], {}, {}, True),
        (bow(ready="loaded"), [0, 1], WALL, {}, True),  # free movement, then a shot
        (bow(ready="loaded"), [0, 1], WALL, {"down": True}, False),
        (bow(ready="loaded"), [0, 1], ROOM, {}, False),
    ],
)
def test_walls_keep_off_who_does_not_get_round_them_in_this_moment(
    armed: Sheet, at: list[int], walls: dict[str, Any], figures: dict[str, int], comes: bool
) -> None:
    cid = fighter("Cid", armed, at=at, combat_move=30, throw=0)
    plan = {"columns": 6, "rows": 3, **walls}
    table = Table([fighter("Ana", KICK, at=[5, 0]), cid], fighter("Ben", at=[3, 1]), map=plan)
    table.begin(Ana=6, Cid=5, Ben=1)
    table["Ana"].had_turn, table["Ana"].attacks_left = True, 0
    for name, value in figures.items():
        setattr(table["Cid"], name, value)
    assert others_to_come(table.fight, table["Ben"]) == (1 << table["Cid"].index if comes else 0)


# ---- whose pools they are -------------------------------------------------------------------------------------------


@pytest.mark.clause("IH-4.5")
def test_a_lost_weapon_takes_its_pool_along() -> None:
    table = crowd(fighter("Ben", blade(level=1, quality=1), dodge=30, **STURDY), "Ana", "Cid", "Dan")
    table["Ben"].wear[0] = 1
    table.play(*first("parry", "parry", 30, 20), "Ben threshold 100")  # it breaks, and a fist could parry
    assert points_left(table.fight, table["Ben"], Way.PARRY) == 20
    table.play("Cid action strike", "Cid attack 40", "Ben defence dodge", "Ben points 10", "Ben defence 1")
    with pytest.raises(AssertionError, match="parry isn't offered"):
        table.play(*blow("Dan", 40, "Ben", "parry", 1))


@pytest.mark.clause("IH-4.5", "IH-3.17", "IH-4.2")
def test_the_half_of_the_other_way_is_taken_of_what_sight_leaves() -> None:
    table = crowd(guard(), "Ana", "Cid", dark=True)
    table.play(
        "Ana action strike", "Ana attack 20", "Ben defence parry-off", "Ben main_way parry-off", "Ben points 21",
        "Ben defence 1", *blow("Cid", 20, "Ben", "dodge", 1),
    )  # fmt: skip
    assert defences(table) == [(21, PARRY_OFF), (6, DODGE)]  # of 12


@pytest.mark.clause("IH-4.5", "IH-2.7")
def test_who_has_parried_makes_no_counter_move() -> None:
    table = crowd(fighter("Ben", defences=2), "Ana", "Cid")
    table.play("Ana action strike", "Ana attack 40", "Ben defence parry", "Ben points 20", "Ben defence 1")
    table.play("Cid action move", "Cid whom Ben", "Cid hexes -1")
    assert table["Ben"].defences_left == 1


@pytest.mark.clause("IH-4.4", "IH-1.5")
def test_a_second_defence_action_has_points_of_its_own() -> None:
    table = crowd(fighter("Ben", dodge=30, defences=2), "Ana", "Cid")
    table.play(*first("parry", "parry", 50), *blow("Cid", 40, "Ben", "parry", 1))
    assert defences(table) == [(50, PARRY), (50, PARRY)]
    assert table["Ben"].defences_left == 0


@pytest.mark.clause("IH-4.5", "IH-3.14")
@pytest.mark.parametrize(("face", "stopped"), [(17, True), (18, False)])
def test_an_answer_succeeds_at_or_under_the_points_spent(face: int, stopped: bool) -> None:
    table = crowd(guard(), "Ana", "Cid")
    struck = ["Ana damage 1"] if stopped else ["Ana location 12", "Ana damage 1"]
    table.play(*first("parry-off", "parry-off", 17, face), *struck)
    assert table.saw(Event.STOPS) is stopped
