"""IH-20.7, IH-20.3: poison at the table, from the blow to the change of round."""

from __future__ import annotations

from typing import Any

import pytest

from affray.rulesets.iskuhetki.codes import Event, Why
from affray.rulesets.iskuhetki.kinds import Sleep

from tests.iskuhetki.table import STURDY, Sheet, Table, blade, bow, fighter, shield

HIT, MISS = 40, 70  # on a d100 against 50
CUT = ["Ana location 1", "Ana damage 1"]
ADDER: Sheet = {"name": "adder", "potency": 12, "rounds": 2}


def poison(**figures: Any) -> Sheet:
    """A poison of potency 12 that takes a BP for two rounds, or has other figures."""
    return {**ADDER, **figures}


def duel(venom: Sheet | None = None, ben: Sheet | None = None) -> Table:
    """Ana with a poisoned blade, who comes first, against Ben, whom little wounds harm little."""
    table = Table(fighter("Ana", blade(poison=venom or ADDER)), ben or fighter("Ben", **STURDY))
    table.begin(Ana=6, Ben=5)
    return table


def strike(face: int, *then: str, way: str = "none") -> list[str]:
    """The lines of Ana's strike, and of Ben, who does nothing afterwards."""
    answer = [f"Ben defence {way}"] if face == HIT else []
    return ["Ana action strike", f"Ana attack {face}", *answer, *then, "Ben action pass"]


def idle(moments: int = 4) -> list[str]:
    """Nobody does anything in so many moments."""
    return ["Ana action pass", "Ben action pass"] * moments


def round_of(table: Table, *at_its_end: str) -> None:
    """A round in which Ana, who comes first, and Ben do nothing, and these lines at its end."""
    table.play("Ana initiative 6", "Ben initiative 1", *idle(5), *at_its_end)


# ---- how it comes ---------------------------------------------------------------------------------------------------


@pytest.mark.clause("IH-20.7", "IH-20.3")
@pytest.mark.parametrize(("roll", "costs"), [(40, 0), (41, 1), (1, 0), (100, 1)])
def test_a_wound_poisons_and_con_resists_at_the_change_of_round(roll: int, costs: int) -> None:
    table = duel()
    table.play(*strike(HIT, *CUT), *idle(), f"Ben poison {roll}", "Ana wear 1")
    assert table.sum("Ben", Why.RESISTANCE) == 40  # CON 10 against 12
    assert table["Ben"].blood == 89 - costs
    assert table.saw(Event.POISONED if costs else Event.RESISTS)


@pytest.mark.clause("IH-20.7")
@pytest.mark.parametrize("ben", ["missed", "parries", "in mail"])
def test_without_a_wound_there_is_no_poison(ben: str) -> None:
    mail = [{"name": "mail", "points": 6, "material": "hide"}] if ben == "in mail" else []
    table = duel(None, fighter("Ben", armour=mail, **STURDY))
    if ben == "missed":
        lines = strike(MISS)
    elif ben == "parries":
        lines = strike(HIT, "Ben defence 40", way="parry")
    else:
        lines = strike(HIT, "Ana location 1", "Ana damage 6")
    wear = ["Ana wear 1", "Ben wear 1"] if ben == "parries" else ["Ana wear 1"]
    table.play(*lines, *idle(), *wear)
    assert table["Ben"].poison == -1


@pytest.mark.clause("IH-20.7")
def test_a_poisoned_arrow_poisons_too() -> None:
    shaft = {"name": "shaft", "penetration": 2, "poison": ADDER}
    table = Table(fighter("Ana", bow(shaft, ready="loaded")), fighter("Ben", **STURDY), distance=5)
    table.begin(Ana=6, Ben=1)
    table.play("Ana action shoot", "Ana attack 20", "Ana location 1", "Ana damage 1", "Ben bone 100")
    assert (table["Ben"].poison, table["Ben"].poison_left) == (0, 2)


@pytest.mark.clause("IH-20.7")
def test_a_poisoned_blade_that_is_thrown_poisons_too() -> None:
    table = Table(fighter("Ana", blade(poison=ADDER), throw=80), fighter("Ben", **STURDY), distance=2)
    table.begin(Ana=6, Ben=1)
    table.play("Ana action throw", "Ana attack 40", "Ben defence none", "Ana location 1", "Ana damage 1")
    assert table["Ben"].poison == 0


@pytest.mark.clause("IH-20.7", "IH-9.7")
def test_it_is_nothing_to_who_has_no_blood() -> None:
    table = duel(None, fighter("Ben", bloodless=True, **STURDY))
    table.play(*strike(HIT, *CUT), *idle(), "Ana wear 1", "Ana initiative 1", "Ben initiative 2")
    assert not table.saw(Event.RESISTS)
    assert (table["Ben"].poison, table["Ben"].poison_left) == (-1, 0)  # nor is it when the fight is over


# ---- how long -------------------------------------------------------------------------------------------------------


@pytest.mark.clause("IH-20.7")
def test_it_works_at_each_change_of_round_while_it_lasts() -> None:
    table = duel(poison(rounds=3))
    table.play(*strike(HIT, *CUT), *idle(), "Ben poison 90", "Ana wear 1")
    round_of(table, "Ana rest 1", "Ben poison 40")  # resisted, it goes on
    round_of(table, "Ben poison 90")
    round_of(table)
    assert (table["Ben"].blood, table["Ben"].poison) == (87, -1)


@pytest.mark.clause("IH-20.7")
def test_it_is_over_when_the_gm_sets_what_is_left_of_it_to_0() -> None:
    table = duel(poison(rounds=3))
    table.play(*strike(HIT, *CUT))
    table["Ben"].poison_left = 0
    table.play(*idle(), "Ana wear 1")
    assert (table["Ben"].blood, table.saw(Event.RESISTS)) == (89, False)


@pytest.mark.clause("IH-20.7")
def test_of_two_poisons_the_newer_works() -> None:
    table = Table(
        fighter("Ana", blade(poison=poison(rounds=9))),
        fighter("Ben", **STURDY),
        fighter("Cid", blade(poison=poison(name="nightshade", potency=4, rounds=1, points=5))),
    )
    table.begin(Ana=6, Ben=1, Cid=5)
    for name in ("Ana", "Cid"):
        lines = [f"{name} action strike", f"{name} target Ben", f"{name} attack 40", "Ben defence none"]
        table.play(*lines, f"{name} location 1", f"{name} damage 1")
    rest = [f"{name} action pass" for _ in range(4) for name in ("Ana", "Cid", "Ben")]
    table.play("Ben action pass", *rest, "Ben poison 81", "Ana wear 1", "Cid wear 1")
    assert table.sum("Ben", Why.RESISTANCE) == 80
    assert (table["Ben"].blood, table["Ben"].poison) == (83, -1)


@pytest.mark.clause("IH-20.7")
def test_another_wound_with_it_makes_it_begin_anew() -> None:
    table = duel()
    table.play(*strike(HIT, *CUT), *idle(), "Ben poison 40", "Ana wear 1")
    assert table["Ben"].poison_left == 1
    table.play("Ana initiative 6", "Ben initiative 1", *strike(HIT, *CUT))
    assert table["Ben"].poison_left == 2


# ---- what it takes --------------------------------------------------------------------------------------------------


@pytest.mark.clause("IH-20.7", "IH-20.6", "IH-1.2")
def test_stamina_that_it_takes_is_missing_in_the_next_initiative() -> None:
    table = duel(poison(loss="ep", points=4))
    table.play(*strike(HIT, *CUT), *idle(), "Ben poison 90", "Ana wear 1", "Ana initiative 1", "Ben initiative 1")
    assert (table["Ben"].stamina, table["Ben"].initiative) == (6, 17)
    assert table["Ben"].spent == 0  # not lost in fighting: rest doesn't bring it back


@pytest.mark.clause("IH-20.7", "IH-11.2")
def test_blood_that_it_takes_counts_for_staying_conscious() -> None:
    table = duel(poison(points=3), fighter("Ben", hit_points=60, blood=12))
    table.play(*strike(HIT, *CUT), *idle(), "Ben poison 90", "Ben stay_awake 81")
    assert (table["Ben"].blood, table["Ben"].sleep) == (8, Sleep.FAINTED)


@pytest.mark.clause("IH-20.7", "IH-9.17")
def test_hp_go_down_in_all_locations() -> None:
    table = duel(poison(loss="hp", points=2))
    table.play(*strike(HIT, *CUT), *idle(), "Ben poison 90", "Ana wear 1")
    assert [table["Ben"].hurt[k] for k in range(13)] == [3] + [2] * 12
    assert table["Ben"].blood == 89


@pytest.mark.clause("IH-20.7", "IH-12.1")
def test_hp_lost_to_it_may_bring_locations_to_0() -> None:
    ben = fighter("Ben", blade(), shield(), locations={"left-hand": 2, "right-shin": 5}, **STURDY)
    table = duel(poison(loss="hp", points=2), ben)
    table.play(*strike(HIT, *CUT), *idle(), "Ben poison 90", "Ana wear 1")
    assert (table["Ben"].main, table["Ben"].off, table["Ben"].down) == (0, -1, False)
