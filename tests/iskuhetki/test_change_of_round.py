"""IH-20: the change of round at the table: the order of its checklist, fatigue and rest."""

from __future__ import annotations

from typing import Any

import pytest

from affray.rulesets.iskuhetki.codes import Event, Why
from affray.rulesets.iskuhetki.kinds import Grade, Phase, Sleep, WoundKind
from affray.rulesets.iskuhetki.rules.fire import envenom, ignite
from affray.rulesets.iskuhetki.rules.packed import pack_wound, store_wound

from tests.iskuhetki.table import Sheet, Table, blade, blow, fighter, passes

THIGH, HAND = 2, 8
MAIL: Sheet = {"name": "mail", "points": 4, "material": "metal"}
HIDE: Sheet = {"name": "fur", "points": 1, "material": "hide"}


def table_of(*sheets: Sheet, **rest: Any) -> Table:
    """Each on a side of its own, in this order; up to the first turn."""
    table = Table(*sheets, **rest)
    table.begin(**dict(zip(table.roster.names, range(6, 0, -1), strict=False)))
    return table


def cut(table: Table, name: str) -> None:
    """Somebody bleeds."""
    store_wound(table[name], pack_wound(THIGH, WoundKind.CUT, 2, Grade.SUCCESS, 1, 0, 0, 0))
    table[name].hurt[THIGH] += 2


def stamina(table: Table, *names: str) -> list[int]:
    """The EP of these."""
    return [table[name].stamina for name in names]


# ---- the order ------------------------------------------------------------------------------------------------------


@pytest.mark.clause("IH-20.1", "IH-20.2", "IH-20.3", "IH-20.4", "IH-20.5", "IH-20.6", "IH-20.7")
def test_the_checklist_in_its_order() -> None:
    venom = {"name": "venom", "potency": 10, "rounds": 3}
    table = table_of(fighter("Ana", blade(poison=venom), first_aid=50), fighter("Ben"), fighter("Cid"))
    ana, ben, cid = (table[name] for name in ("Ana", "Ben", "Cid"))
    for name in ("Ana", "Ben"):
        cut(table, name)
    ana.used, ana.fought, ben.blood = 1, True, 9
    cid.stamina, cid.spent = 8, 2
    cid.sleep, cid.down = Sleep.FAINTED, True
    envenom(table.fight, ben, 0)
    table.call(ignite, table.fight, ben, HAND)
    lines = passes("Ana", "Ben")
    lines += ["Cid rest 1"]  # fatigue
    lines += ["Ana bleeding 100", "Ben bleeding 10"]
    lines += ["Ben poison 50", "Ben spread 100"]
    lines += ["Ana stay_awake 90", "Ben stay_awake 90", "Cid wake 1"]
    lines += ["Ana wear 100"]
    table.play(*lines, "Ana initiative 1", "Ben initiative 2", "Cid initiative 3")
    order = [Event.TIRES, Event.RESTS, Event.BLEEDING, Event.SPARED, Event.RESISTS, Event.STAYS, Event.WAKES]
    order += [Event.WORN, Event.ROUND, Event.INITIATIVE]
    first = [next(k for k, told in enumerate(table.told) if told.event == event) for event in order]
    assert first == sorted(first)
    assert (table.fight.round, table.fight.moment, table.fight.phase) == (2, 1, Phase.TURNS)


@pytest.mark.clause("IH-20.6", "IH-1.2", "IH-20.1")
def test_initiative_takes_the_stamina_that_the_change_of_round_leaves() -> None:
    table = table_of(fighter("Ana"), fighter("Ben"))
    table.play("Ana action strike", "Ana attack 70", "Ben action pass", *passes("Ana", "Ben", moments=4))
    table.play("Ana wear 1", "Ana initiative 3", "Ben initiative 3")
    assert [told.numbers[0] for told in table.events(Event.INITIATIVE)] == [22, 23]
    table.play(*passes("Ben", "Ana"))


@pytest.mark.clause("IH-20.4", "IH-11.2", "IH-20.2")
def test_blood_lost_at_this_change_of_round_counts_for_staying_conscious() -> None:
    table = table_of(fighter("Ana"), fighter("Ben"))
    cut(table, "Ben")
    table.play(*passes("Ana", "Ben"), "Ben bleeding 11", "Ben stay_awake 90")
    assert table["Ben"].blood == 9


@pytest.mark.clause("IH-20.4", "IH-12.2")
def test_a_fight_may_be_over_at_the_change_of_round() -> None:
    table = table_of(fighter("Ana"), fighter("Ben", blood=1))
    cut(table, "Ben")
    table.play(*passes("Ana", "Ben"), "Ben bleeding 11")
    table.step()
    table.step()
    assert (table["Ben"].sleep, table.fight.over) == (Sleep.FAINTED, True)


# ---- fatigue --------------------------------------------------------------------------------------------------------


@pytest.mark.clause("IH-20.1")
def test_who_struck_and_who_defended_are_tired_once_a_round() -> None:
    table = table_of(fighter("Ana"), fighter("Ben"), fighter("Cid"))
    for _ in range(2):
        strike = ["Ana action strike", "Ana target Ben", "Ana attack 40", "Ben defence parry", "Ben points 25"]
        table.play(*strike, "Ben defence 20", *passes("Ben", "Cid", moments=1))
    table.play(*passes("Ana", "Ben", "Cid", moments=3), "Ana wear 1", "Ben wear 1")
    assert stamina(table, "Ana", "Ben", "Cid") == [9, 9, 10]
    assert [table[name].spent for name in ("Ana", "Ben", "Cid")] == [1, 1, 0]


@pytest.mark.clause("IH-20.1")
def test_who_was_struck_without_a_defence_is_not_tired_by_it() -> None:
    table = table_of(fighter("Ana"), fighter("Ben", hit_points=60, blood=60))
    table.play(*blow("Ana", 40, "Ben"), "Ana location 1", "Ana damage 1", "Ben action pass")
    table.play(*passes("Ana", "Ben", moments=4), "Ana wear 1")
    assert stamina(table, "Ana", "Ben") == [9, 10]


@pytest.mark.clause("IH-20.1", "IH-2.7")
def test_a_counter_move_is_fighting_and_a_move_is_not() -> None:
    table = table_of(fighter("Ana"), fighter("Ben"))
    table.play("Ana action move", "Ana hexes -1", "Ben counter_move yes", "Ben counter_move 90")
    table.play(*passes("Ben", moments=1), *passes("Ana", "Ben", moments=4), "Ana initiative 1", "Ben initiative 1")
    assert stamina(table, "Ana", "Ben") == [10, 9]


@pytest.mark.clause("IH-20.1")
@pytest.mark.parametrize(("face", "back"), [(1, 1), (2, 2)])
def test_who_rested_a_whole_round_has_d2_back_of_what_fighting_cost(face: int, back: int) -> None:
    table = table_of(fighter("Ana"), fighter("Ben"))
    table["Ana"].stamina, table["Ana"].spent = 7, 3
    table.play(*passes("Ana", "Ben"), f"Ana rest {face}", "Ana initiative 1", "Ben initiative 1")
    assert (stamina(table, "Ana"), table["Ana"].spent) == ([7 + back], 3 - back)


@pytest.mark.clause("IH-20.1")
def test_no_more_comes_back_than_fighting_cost() -> None:
    table = table_of(fighter("Ana", stamina_now=4), fighter("Ben"))
    table["Ana"].spent = 1
    table.play(*passes("Ben", "Ana"), "Ana rest 2", "Ana initiative 1", "Ben initiative 1", *passes("Ben", "Ana"))
    table.play("Ana initiative 1", "Ben initiative 1")
    assert stamina(table, "Ana") == [5]  # and nothing is rolled after the second round


@pytest.mark.clause("IH-20.1")
def test_one_deed_in_a_round_is_no_rest() -> None:
    table = table_of(fighter("Ana", blade(), blade(name="knife", hand="belt")), fighter("Ben"))
    table["Ana"].stamina, table["Ana"].spent = 7, 3
    table.play("Ana action ready", "Ben action pass", *passes("Ana", "Ben", moments=4))
    table.play("Ana initiative 1", "Ben initiative 1")
    assert stamina(table, "Ana") == [7]


@pytest.mark.clause("IH-20.1")
def test_the_unconscious_rest() -> None:
    table = table_of(fighter("Ana"), fighter("Ben"), fighter("Cid"))
    table["Cid"].sleep, table["Cid"].down = Sleep.KNOCKED_OUT, True
    table["Cid"].stamina, table["Cid"].spent = 8, 2
    table.play(*passes("Ana", "Ben"), "Cid rest 2")
    assert stamina(table, "Cid") == [10]


@pytest.mark.clause("IH-20.1")
@pytest.mark.parametrize(("stamina_now", "face", "back"), [(9, 2, 10), (10, None, 10)])
def test_what_the_gm_gave_back_is_not_rested_back_again(stamina_now: int, face: int | None, back: int) -> None:
    table = table_of(fighter("Ana"), fighter("Ben"))
    table["Ana"].stamina, table["Ana"].spent = stamina_now, 3  # it was 7 before the GM's word
    table.play(*passes("Ana", "Ben"), *([f"Ana rest {face}"] if face else []), "Ana initiative 1", "Ben initiative 1")
    assert (stamina(table, "Ana"), table["Ana"].spent) == ([back], 0)


@pytest.mark.clause("IH-20.1", "IH-2.17", "IH-18.1")
@pytest.mark.parametrize(("armour", "tired"), [([], 0), ([MAIL], 1), ([HIDE], 0)], ids=["none", "mail", "a hide"])
@pytest.mark.parametrize("action", ["walk", "run"])
def test_running_in_armour_tires_and_walking_does_not(armour: list[Sheet], tired: int, action: str) -> None:
    table = table_of(fighter("Ana", armour=armour, combat_move=40), fighter("Ben"), distance=40)
    table.play("Ana action walk", "Ana hexes -2", "Ben action pass")
    table.play(f"Ana action {action}", "Ana hexes -3", *passes("Ben", moments=1), *passes("Ana", "Ben", moments=3))
    table.play("Ana initiative 1", "Ben initiative 1")
    assert stamina(table, "Ana") == [10 - (tired if action == "run" else 0)]


@pytest.mark.clause("IH-20.1", "IH-5.1")
def test_stamina_goes_below_zero_and_costs_skill_from_then_on() -> None:
    table = table_of(fighter("Ana", stamina_now=0), fighter("Ben"))
    table.play("Ben action pass", "Ana action strike", "Ana attack 70", *passes("Ben", "Ana", moments=4), "Ana wear 1")
    table.play("Ana initiative 1", "Ben initiative 1", "Ben action pass", "Ana action strike", "Ana attack 70")
    assert table.sum("Ana", Why.TIRED) == -10


@pytest.mark.clause("IH-20.1", "IH-20.5")
def test_a_new_round_counts_anew() -> None:
    table = table_of(fighter("Ana"), fighter("Ben"))
    table.play("Ana action strike", "Ana attack 70", "Ben action pass", *passes("Ana", "Ben", moments=4), "Ana wear 1")
    table.play("Ana initiative 6", "Ben initiative 1", *passes("Ana", "Ben"), "Ana rest 1")
    table.play("Ana initiative 1", "Ben initiative 1")
    assert stamina(table, "Ana") == [10]
