"""IH-10.3, IH-10.4, IH-16.2, IH-7.10: first aid within the fight, from the action to the roll."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from affray.rulesets.iskuhetki.codes import Event, Why
from affray.rulesets.iskuhetki.kinds import Action, Grade, Sleep, WoundKind
from affray.rulesets.iskuhetki.rules.bleeding import helps
from affray.rulesets.iskuhetki.rules.packed import (
    bleeding,
    pack_wound,
    store_wound,
    wound_arrow,
    wound_bleed,
    wound_points,
    wound_staunched,
)
from affray.rulesets.iskuhetki.rules.shove import push

from tests.iskuhetki.table import Sheet, Table, fighter, offered

THIGH, CHEST = 2, 5
BINDS = "Ana action first-aid"
EVERY_ROLL = [(98, 0, Grade.FAILURE), (57, 0, Grade.FAILURE), (56, 1, Grade.SUCCESS), (12, 1, Grade.SUCCESS)]
EVERY_ROLL += [(11, 2, Grade.SPECIAL), (4, 2, Grade.SPECIAL), (3, 3, Grade.CRITICAL), (1, 3, Grade.CRITICAL)]


def cut(table: Table, name: str, points: int = 4, where: int = THIGH, arrow: int = 0) -> None:
    """Somebody has a cut, or a stab with an arrow in it."""
    me = table[name]
    kind = WoundKind.STAB if arrow else WoundKind.CUT
    store_wound(me, pack_wound(where, kind, points, Grade.SUCCESS, points // 2, 0, 0, arrow))
    me.hurt[where] += points


def ward(ana: Sheet | None = None, *others: Sheet, wounds: Sequence[int] = (4,), **rest: Any) -> Table:
    """Ana with first aid 56 and Ben, who has cuts in the thigh, against Cid; Ana comes first, Cid last."""
    table = Table([ana or fighter("Ana", first_aid=56), fighter("Ben", hit_points=60), *others], fighter("Cid"), **rest)
    for points in wounds:
        cut(table, "Ben", points)
    names = table.roster.names
    table.begin(**dict(zip(names, range(6, 0, -1), strict=False)))
    return table


def idle(*names: str, moments: int = 1) -> list[str]:
    """These do nothing in so many moments."""
    return [f"{name} action pass" for _ in range(moments) for name in names]


def may(table: Table, name: str) -> bool:
    """Whether somebody could give first aid now."""
    return Action.FIRST_AID in offered(table, name)


# ---- what it binds --------------------------------------------------------------------------------------------------


@pytest.mark.clause("IH-10.4")
def test_it_binds_helper_and_patient_to_the_end_of_the_round() -> None:
    table = ward()
    table.play(BINDS, *idle("Cid", moments=5), "Ana first_aid 50")
    assert [(told.who, told.other) for told in table.events(Event.AIDS)] == [("Ana", "Ben")]
    assert [told.who for told in table.events(Event.TURN)] == ["Ana", *["Cid"] * 5]
    table.play("Ana initiative 6", "Ben initiative 5", "Cid initiative 4", *idle("Ana", "Ben", "Cid"))


@pytest.mark.clause("IH-10.4")
def test_neither_of_them_defends() -> None:
    table = ward()
    table.play(BINDS, "Cid action strike", "Cid target Ana", "Cid attack 50", "Cid location 16", "Cid damage 1")
    assert not table.saw(Event.DEFENDS)
    table.play("Cid action strike", "Cid target Ben", "Cid attack 50", "Cid location 16", "Cid damage 1")
    assert not table.saw(Event.DEFENDS)


@pytest.mark.clause("IH-10.4", "IH-2.7")
def test_neither_of_them_answers_a_move() -> None:
    table = ward()
    table.play(BINDS, "Cid action move", "Cid whom Ana", "Cid hexes 0")
    assert not table.saw(Event.COUNTERS)


@pytest.mark.clause("IH-10.4", "IH-1.5")
def test_who_has_defended_in_this_moment_does_not_begin_it() -> None:
    table = Table([fighter("Ana", first_aid=56), fighter("Ben")], fighter("Cid"))
    cut(table, "Ben")
    table.begin(Cid=6, Ana=5, Ben=4)
    lines = ["Cid target Ana", "Cid attack 50", "Ana defence parry", "Ana defence 30"]
    table.play("Cid action strike", *lines)
    assert not may(table, "Ana")
    table.play(*idle("Ana", "Ben", "Cid"))
    assert may(table, "Ana")


@pytest.mark.clause("IH-10.4")
def test_it_takes_a_wound_that_bleeds_and_somebody_who_can() -> None:
    assert not may(ward(wounds=[1]), "Ana")
    assert not may(ward(fighter("Ana", first_aid=0)), "Ana")
    table = ward(fighter("Ana", first_aid=56), distance=3)
    assert may(table, "Ana")
    table.fight.gaps[0].to[1] = table.fight.gaps[1].to[0] = 2
    assert not may(table, "Ana")
    table.fight.gaps[0].to[1] = table.fight.gaps[1].to[0] = 1
    assert may(table, "Ana")


@pytest.mark.clause("IH-10.4", "IH-2.13")
def test_nobody_helps_through_a_wall_or_a_shut_door() -> None:
    door = {"columns": 4, "rows": 1, "doors": [{"at": [1, 0], "side": "e"}]}
    people = fighter("Ana", first_aid=56, at=[1, 0]), fighter("Ben", at=[2, 0])
    table = Table([*people], fighter("Cid", at=[3, 0]), map=door)
    table.begin(Ana=6, Ben=5, Cid=4)
    cut(table, "Ben")
    assert not may(table, "Ana")
    table.fight.doors = 1
    assert may(table, "Ana")
    table.play(BINDS)
    assert helps(table.fight, table["Ana"])
    table.fight.doors = 0
    assert not helps(table.fight, table["Ana"])


@pytest.mark.clause("IH-10.4")
def test_nobody_helps_an_enemy() -> None:
    table = ward(wounds=[])
    cut(table, "Cid")
    assert not may(table, "Ana")


@pytest.mark.clause("IH-10.4")
def test_one_may_help_oneself() -> None:
    table = ward(fighter("Ana", first_aid=56, hit_points=60), wounds=[])
    cut(table, "Ana")
    table.play(BINDS, *idle("Ben", "Cid", moments=5), "Ana first_aid 50")
    assert (bleeding(table["Ana"]), table["Ana"].hurt[THIGH]) == (0, 3)


@pytest.mark.clause("IH-10.4")
def test_two_do_not_bind_one_another_and_nobody_has_two_helpers() -> None:
    table = ward(None, fighter("Dag", first_aid=56), wounds=[4, 4])
    cut(table, "Ana")
    table.play("Ana action first-aid", "Ana patient Ben", "Ana wound 1")
    assert not may(table, "Dag")


# ---- the roll -------------------------------------------------------------------------------------------------------


@pytest.mark.clause("IH-16.2", "IH-10.3", "IH-10.4")
@pytest.mark.parametrize(("roll", "back", "grade"), EVERY_ROLL)
def test_success_staunches_and_gives_back_by_grade(roll: int, back: int, grade: Grade) -> None:
    table = ward()
    table.play(BINDS, *idle("Cid", moments=5), f"Ana first_aid {roll}")
    ben = table["Ben"]
    assert [told.numbers for told in table.events(Event.AIDED)] == [(grade, back, THIGH)]
    assert (bleeding(ben), wound_staunched(ben.wounds[0]), wound_points(ben.wounds[0])) == (0, 1, 4 - back)
    assert (ben.hurt[THIGH], ben.blood) == (4 - back, 10)  # no roll, no loss
    assert not may(table, "Ana")


@pytest.mark.clause("IH-16.2")
@pytest.mark.parametrize("roll", [99, 100])
def test_a_fumble_costs_a_point_and_it_bleeds_on(roll: int) -> None:
    table = ward()
    table.play(BINDS, *idle("Cid", moments=5), f"Ana first_aid {roll}")
    ben = table["Ben"]
    assert (ben.hurt[THIGH], wound_points(ben.wounds[0]), wound_bleed(ben.wounds[0])) == (5, 5, 2)
    table.play("Ana initiative 6", "Ben initiative 5", "Cid initiative 4", BINDS, *idle("Cid", moments=5))
    assert ben.blood == 10
    table.play("Ana first_aid 56")  # it may be tried again
    assert bleeding(ben) == 0


@pytest.mark.clause("IH-16.2")
@pytest.mark.parametrize(("bandages", "chance"), [(True, 56), (False, 36)])
def test_improvised_cloth_costs_20(bandages: bool, chance: int) -> None:
    for roll, back in ((chance, 1), (chance + 1, 0)):
        table = ward(fighter("Ana", first_aid=56, bandages=bandages))
        table.play(BINDS, *idle("Cid", moments=5), f"Ana first_aid {roll}")
        assert table.sum("Ana", Why.CLOTH) == chance - 56
        assert table["Ben"].hurt[THIGH] == 4 - back


@pytest.mark.clause("IH-16.2", "IH-9.16", "IH-5.1")
def test_weariness_and_bones_make_it_harder() -> None:
    table = ward()
    table["Ana"].stamina, table["Ana"].pain = -1, 15
    table.play(BINDS, *idle("Cid", moments=5), "Ana first_aid 32")
    assert [told.numbers[0] for told in table.events(Event.AIDED)] == [Grade.FAILURE]
    assert table.sum("Ana", Why.TIRED, Why.BONES) == -25


@pytest.mark.clause("IH-16.2", "IH-10.4")
def test_it_is_given_wound_by_wound() -> None:
    table = ward(wounds=[2, 6])
    table.play(BINDS, "Ana wound 2", *idle("Cid", moments=5), "Ana first_aid 1")
    ben = table["Ben"]
    assert [wound_bleed(ben.wounds[k]) for k in range(2)] == [1, 0]
    assert ben.blood == 10  # the other wound doesn't bleed at that change of round either
    table.play(
        "Ana initiative 6", "Ben initiative 5", "Cid initiative 4", BINDS, *idle("Cid", moments=5), "Ana first_aid 1"
    )
    assert bleeding(ben) == 0
    assert [wound_points(ben.wounds[k]) for k in range(2)] == [0, 3]  # up to the points of the wound
    assert ben.hurt[THIGH] == 3


@pytest.mark.clause("IH-16.2", "IH-12.1")
def test_who_was_out_for_good_may_come_to_once_the_head_is_above_0() -> None:
    table = ward(wounds=[])
    ben = table["Ben"]
    full = table.fight.book.beings[1].full[12]
    cut(table, "Ben", full, 12)
    ben.sleep, ben.down = Sleep.FOR_GOOD, True
    table.play(BINDS, *idle("Cid", moments=5), "Ana first_aid 11", "Ben wake 10")
    assert (ben.sleep, ben.down, ben.hurt[12]) == (Sleep.AWAKE, True, full - 2)


@pytest.mark.clause("IH-7.10", "IH-16.2")
@pytest.mark.parametrize("roll", [57, 50])
def test_a_stuck_arrow_comes_out_with_it(roll: int) -> None:
    table = ward(wounds=[])
    cut(table, "Ben", 1, arrow=1)  # it doesn't bleed
    table.play(BINDS, *idle("Cid", moments=5), f"Ana first_aid {roll}")
    assert wound_arrow(table["Ben"].wounds[0]) == 0
    assert not may(table, "Ana")


@pytest.mark.clause("IH-7.10")
def test_an_arrow_torn_out_adds_a_counter() -> None:
    table = ward(wounds=[])
    cut(table, "Ben", 1, arrow=1)
    table.play("Ana action pass", "Ben action pull-arrow", "Cid action pass", "Ana action pass")
    ben = table["Ben"]
    assert (wound_arrow(ben.wounds[0]), bleeding(ben)) == (0, 1)


# ---- what ends it before --------------------------------------------------------------------------------------------


@pytest.mark.clause("IH-10.4", "IH-10.3")
def test_parted_at_the_change_of_round_it_comes_to_nothing() -> None:
    table = ward()
    table.play(BINDS, *idle("Cid", moments=4))
    table.call(push, table.fight, table["Cid"], table["Ben"], 2)
    table.play("Cid action pass", "Ben bleeding 11", "Ben stay_awake 80")
    ben = table["Ben"]
    assert (ben.blood, bleeding(ben)) == (8, 2)
    assert (table["Ana"].aids, table["Ana"].aid_wound, ben.aided) == (-1, -1, False)
    table.play("Ana initiative 6", "Ben initiative 5", "Cid initiative 4", *idle("Ana", "Ben", "Cid"))


@pytest.mark.clause("IH-10.4")
def test_one_hex_apart_it_goes_on() -> None:
    table = ward()
    table.play(BINDS, *idle("Cid", moments=4))
    table.call(push, table.fight, table["Cid"], table["Ben"], 1)
    table.play("Cid action pass", "Ana first_aid 50")
    assert bleeding(table["Ben"]) == 0


@pytest.mark.clause("IH-10.4", "IH-10.3")
def test_a_helper_who_is_out_helps_nobody() -> None:
    table = ward()
    table.play(BINDS, *idle("Cid", moments=4))
    table["Ana"].sleep = Sleep.FAINTED
    table.play("Cid action pass", "Ben bleeding 11", "Ben stay_awake 80", "Ana wake 100")
    assert (table["Ben"].blood, table["Ana"].aids) == (8, -1)


@pytest.mark.clause("IH-10.4", "IH-11.3")
def test_the_dead_are_not_helped() -> None:
    table = ward()
    table.play(BINDS, *idle("Cid", moments=4))
    table["Ben"].dead = True
    table.play("Cid action pass", "Ana initiative 6", "Cid initiative 5", *idle("Ana", "Cid"))
    assert not table.saw(Event.AIDED)


@pytest.mark.clause("IH-10.4", "IH-1.4", "IH-16.2")
def test_of_two_who_begin_at_the_same_time_one_staunches() -> None:
    table = Table(
        [fighter("Ana", first_aid=56), fighter("Ben", first_aid=56), fighter("Dag", hit_points=60)], fighter("Cid")
    )
    cut(table, "Dag")
    table.begin(Ana=6, Ben=6, Dag=2, Cid=1)
    table.play("Ana action first-aid", "Ben action first-aid", *idle("Cid", moments=5), "Ana first_aid 50")
    assert (bleeding(table["Dag"]), table["Dag"].hurt[THIGH]) == (0, 3)


@pytest.mark.clause("IH-20.1", "IH-10.4")
def test_to_give_first_aid_is_neither_fight_nor_rest_and_to_be_given_it_is_rest() -> None:
    table = ward()
    for name in ("Ana", "Ben"):
        table[name].stamina, table[name].spent = 8, 2
    table.play(BINDS, *idle("Cid", moments=5), "Ben rest 2", "Ana first_aid 50")
    assert (table["Ana"].stamina, table["Ben"].stamina) == (8, 10)
