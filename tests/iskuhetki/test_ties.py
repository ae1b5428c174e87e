"""IH-1.3, IH-1.4, IH-1.7: acting at the same time, and acting later."""

from __future__ import annotations

from typing import Any

import pytest

from affray.rulesets.iskuhetki.codes import Event, Why
from affray.rulesets.iskuhetki.kinds import Opening, Sleep
from affray.rulesets.iskuhetki.rules.ground import gap
from affray.rulesets.iskuhetki.turn import winner

from tests.iskuhetki.table import STURDY, Sheet, Table, blade, blow, fighter, shield

PLAIN, SPECIAL, CRITICAL, FUMBLE = 40, 8, 2, 99  # on a d100 against 50
CHEST = 5
ON_MAP = {"map": {"columns": 11, "rows": 11}}


def tied(ana: Sheet | None = None, ben: Sheet | None = None, **rest: Any) -> Table:
    """Ana and Ben, who act at the same time; Ana is the first on the list."""
    table = Table(ana or fighter("Ana", **STURDY), ben or fighter("Ben", **STURDY), **rest)
    table.begin(Ana=3, Ben=3)
    return table


def two_on_one(ben: Sheet | None = None, **rest: Any) -> Table:
    """Ana and Cid, who act at the same time, against Ben, who comes later."""
    table = Table([fighter("Ana", **rest), fighter("Cid", **rest)], ben or fighter("Ben", **STURDY))
    table.begin(Ana=3, Cid=3, Ben=1)
    return table


def hit(who: str, damage: int, location: int = 12, face: int = PLAIN) -> list[str]:
    """The lines of an undefended strike at the chest, or elsewhere."""
    foe = "Ben" if who in ("Ana", "Cid") else "Ana"
    return [*blow(who, face, foe), f"{who} location {location}", f"{who} damage {damage}"]


def named(who: str, manoeuvre: str, *then: str) -> list[str]:
    """The lines of a critical strike without damage that brings a manoeuvre, not answered."""
    foe = "Ben" if who in ("Ana", "Cid") else "Ana"
    strike = [f"{who} action strike", f"{who} attack {CRITICAL}", f"{who} manoeuvre {manoeuvre}"]
    return [*strike, f"{who} blow leave-out", f"{foe} defence none", *then]


# ---- who acts at the same time --------------------------------------------------------------------------------------


@pytest.mark.clause("IH-1.3", "IH-1.4")
@pytest.mark.parametrize(
    ("ben", "face", "together"),
    [
        ({}, 3, True),
        ({}, 4, False),  # the total
        ({"dexterity": 9, "stamina": 11}, 3, False),  # the same total, but more EP
        ({"dexterity": 11, "stamina": 10}, 2, False),  # the same total and EP, but the higher DEX
        ({"dexterity": 10, "stamina": 10, "strength": 18}, 3, True),  # nothing else counts
    ],
)
def test_only_those_alike_in_all_three_act_at_the_same_time(ben: dict[str, int], face: int, together: bool) -> None:
    table = Table(fighter("Ana"), fighter("Ben", **ben))
    table.begin(Ana=3, Ben=face)
    first = ["Ana action pass", "Ben action pass"]
    table.play(*(first if together else reversed(first)))
    assert [(told.who, told.other) for told in table.events(Event.TOGETHER)] == [("Ben", "Ana")] * together


@pytest.mark.clause("IH-1.4")
def test_whoever_comes_later_acts_on_what_came_of_it() -> None:
    table = Table([fighter("Ana"), fighter("Cid")], fighter("Ben", **STURDY))
    table.begin(Ana=3, Cid=1, Ben=3)
    table.play(*named("Ana", "knockdown"), "Ben action pass", *hit("Cid", 3, face=70))
    assert table.sum("Cid", Why.TARGET_DOWN) == 20


# ---- both strike ----------------------------------------------------------------------------------------------------


@pytest.mark.clause("IH-1.4")
def test_tied_blows_both_land_though_each_would_have_stopped_the_other() -> None:
    table = tied(fighter("Ana", locations={"chest": 1}), fighter("Ben", locations={"chest": 1}))
    table.play(*hit("Ana", 6), *hit("Ben", 6))
    assert (table["Ana"].dead, table["Ben"].dead) == (True, True)
    assert table.fight.over
    assert winner(table.fight) < 0


@pytest.mark.clause("IH-1.4", "IH-5.2")
def test_who_is_felled_strikes_as_one_who_stands() -> None:
    table = tied()
    table.play(*named("Ana", "knockdown"), *hit("Ben", 4))
    assert table.sum("Ben", Why.SELF_DOWN, Why.SKILL) == 50
    assert (table["Ana"].hurt[CHEST], table["Ben"].down, table["Ana"].down) == (4, True, False)


@pytest.mark.clause("IH-1.4", "IH-6.3")
def test_who_is_disarmed_strikes_with_the_weapon_that_it_loses() -> None:
    table = tied()
    table.play(*named("Ana", "disarm", "Ana disarm_distance 2", "Ana disarm_direction 3"), *hit("Ben", 4))
    ben = table["Ben"]
    assert table["Ana"].hurt[CHEST] == 4
    assert (ben.main, ben.dropped, ben.lies[0], ben.used) == (-1, 1, 1, 1)


@pytest.mark.clause("IH-1.4", "IH-12.1")
def test_who_loses_its_arm_strikes_with_it() -> None:
    table = tied(ben=fighter("Ben", locations={"right-forearm": 2}, blood=90))
    table.play(*hit("Ana", 2, 15), *hit("Ben", 4))
    assert table["Ana"].hurt[CHEST] == 4
    assert table["Ben"].main == -1


@pytest.mark.clause("IH-1.4", "IH-9.11")
def test_who_is_struck_senseless_strikes() -> None:
    table = tied(fighter("Ana", blade(type="blunt"), **STURDY))
    table.play(*hit("Ana", 3, 20), "Ben bone 99", "Ben pain 90", *hit("Ben", 4))
    assert table["Ben"].sleep == Sleep.FAINTED
    assert table["Ana"].hurt[CHEST] == 4


@pytest.mark.clause("IH-1.4", "IH-6.3")
def test_who_is_stunned_acts_now_and_not_in_the_next_moment() -> None:
    table = tied()
    table.play(*named("Ana", "stun"), *hit("Ben", 4))
    assert table["Ana"].hurt[CHEST] == 4
    table.play("Ana action pass", "Ana action pass", "Ben action pass")
    assert table.fight.moment == 3
    assert [told.who for told in table.events(Event.STUNNED)] == ["Ben"]


@pytest.mark.clause("IH-1.4", "IH-6.7")
def test_who_is_startled_acts_now_and_loses_its_next_action() -> None:
    table = tied(fighter("Ana", voice=40, **STURDY))
    strike = ["Ana action strike", f"Ana attack {SPECIAL}", "Ana manoeuvre shout", "Ana blow leave-out"]
    table.play(*strike, "Ben defence none", "Ana voice 30", *hit("Ben", 4))
    assert (table["Ana"].hurt[CHEST], table["Ben"].startled) == (4, 1)
    table.play("Ana action pass", "Ana action pass", "Ben action pass")
    assert (table.fight.moment, table["Ben"].startled) == (3, 0)


@pytest.mark.clause("IH-1.4", "IH-6.3", "IH-2.18")
@pytest.mark.parametrize("mapped", [True, False])
def test_who_is_pushed_out_of_reach_strikes(mapped: bool) -> None:
    places: list[dict[str, Any]] = [{"at": [4, 5]}, {"at": [5, 5]}] if mapped else [{}, {}]
    ana, ben = (fighter(name, **STURDY, **place) for name, place in zip(("Ana", "Ben"), places, strict=True))
    table = tied(ana, ben, **(ON_MAP if mapped else {}))
    table.play(*named("Ana", "push"), *hit("Ben", 4))
    assert table["Ana"].hurt[CHEST] == 4
    assert gap(table.fight, table["Ana"], table["Ben"]) == 3


# ---- grapples -------------------------------------------------------------------------------------------------------


@pytest.mark.clause("IH-1.4", "IH-6.11")
def test_who_is_grappled_strikes_with_the_weapon_that_it_drops() -> None:
    table = tied()
    table.play(*named("Ana", "grapple"), *hit("Ben", 4))
    ana, ben = table["Ana"], table["Ben"]
    assert ana.hurt[CHEST] == 4
    assert (ana.grappled, ben.grappled, ana.main, ben.main) == (1, 0, -1, -1)
    assert gap(table.fight, ana, ben) == 0


@pytest.mark.clause("IH-1.4", "IH-6.11")
@pytest.mark.parametrize("mapped", [True, False])
def test_who_went_away_at_the_same_time_is_not_held(mapped: bool) -> None:
    places: list[dict[str, Any]] = [{"at": [4, 5]}, {"at": [5, 5]}] if mapped else [{}, {}]
    ana, ben = (fighter(name, **STURDY, **place) for name, place in zip(("Ana", "Ben"), places, strict=True))
    table = tied(ana, ben, **(ON_MAP if mapped else {}))
    away = ["Ben action move", "Ben place 6,5" if mapped else "Ben hexes -1", "Ana counter_move no"]
    table.play(*named("Ana", "grapple"), *away)
    assert (table["Ana"].grappled, table["Ben"].grappled) == (-1, -1)


@pytest.mark.clause("IH-1.4", "IH-6.11")
def test_of_two_who_grapple_one_the_later_holds_it() -> None:
    table = two_on_one()
    table.play(*named("Ana", "grapple"), *named("Cid", "grapple"))
    assert table["Ben"].grappled == table["Cid"].index
    table.play("Ben action break-free", "Ben wrestle 99")  # from Cid
    table.play("Ana action pass", "Cid action pass")  # Ana finds that she holds nobody
    assert table["Ana"].grappled == -1
    assert table["Ben"].grappled == table["Cid"].index


# ---- what adds up ---------------------------------------------------------------------------------------------------


@pytest.mark.clause("IH-1.4", "IH-9.17")
def test_points_blood_and_wounds_add_up() -> None:
    table = two_on_one()
    table.play(*hit("Ana", 3), *hit("Cid", 5))
    ben = table["Ben"]
    assert (ben.hurt[CHEST], ben.blood, ben.wound_count) == (8, 82, 2)


@pytest.mark.clause("IH-1.4", "IH-12.1")
@pytest.mark.parametrize(("points", "checks"), [((3, 3), 1), ((5, 3), 1), ((3, 5), 1), ((5, 5), 2)])
def test_a_chest_at_0_is_checked_once_for_each_blow_or_for_both_together(points: tuple[int, int], checks: int) -> None:
    table = two_on_one(fighter("Ben", locations={"chest": 5}, blood=90))
    lines = []
    for who, damage in zip(("Ana", "Cid"), points, strict=True):
        lines += [*hit(who, damage), *(["Ben shock 20"] if damage >= 5 else [])]
    table.play(*lines, *(["Ben shock 20"] if max(points) < 5 else []))
    assert len(table.events(Event.USELESS)) == checks
    assert table["Ben"].sleep == Sleep.AWAKE


@pytest.mark.clause("IH-1.4", "IH-12.2")
def test_a_floor_that_only_both_blows_reach_counts() -> None:
    table = two_on_one(fighter("Ben", locations={"chest": 5}, blood=90))
    table.play(*hit("Ana", 5), "Ben shock 20", *hit("Cid", 5), "Ben shock 20")
    assert table["Ben"].dead
    assert len(table.events(Event.DIES)) == 1


@pytest.mark.clause("IH-1.4", "IH-19.1")
def test_a_shield_that_only_both_blows_wear_out_is_broken() -> None:
    table = two_on_one(fighter("Ben", shield(level=1), blade(hand="belt"), defences=2, **STURDY))
    first = ["Ana action strike", "Ana attack 40", "Ben defence parry-off", "Ben points 50", "Ben defence 20"]
    table.play(*first, "Ana damage 6", *blow("Cid", PLAIN, "Ben", "parry-off", 20), "Cid damage 6")
    assert table["Ben"].wear[0] == 2
    assert table.saw(Event.BROKEN)
    assert table["Ben"].off == -1


# ---- defending ------------------------------------------------------------------------------------------------------


@pytest.mark.clause("IH-1.4", "IH-4.1", "IH-4.4")
def test_the_points_shared_out_are_not_doubled() -> None:
    table = two_on_one()
    first = ["Ana action strike", "Ana attack 40", "Ben defence parry", "Ben points 30", "Ben defence 25"]
    table.play(*first, *blow("Cid", PLAIN, "Ben", "parry", 15))
    assert [told.numbers[:2] for told in table.events(Event.DEFENDS)] == [(25, 30), (15, 20)]
    assert table["Ben"].defences_left == 0


@pytest.mark.clause("IH-1.4", "IH-4.4")
def test_nothing_is_left_of_points_that_are_spent() -> None:
    table = two_on_one()
    first = ["Ana action strike", "Ana attack 40", "Ben defence parry", "Ben points 50", "Ben defence 25"]
    table.play(*first, "Cid action strike", "Cid attack 40", "Cid location 12", "Cid damage 3")
    assert table["Ben"].hurt[CHEST] == 3


@pytest.mark.clause("IH-1.4", "IH-6.6")
def test_the_defence_against_a_pure_special_is_spent_for_both() -> None:
    table = two_on_one()
    save = ["Ana action special", "Ana manoeuvre knockdown", "Ana pure_special 15", "Ben pure_defence yes"]
    table.play(*save, "Ben pure_defence 5", "Cid action special", "Cid manoeuvre knockdown", "Cid pure_special 15")
    assert table["Ben"].down


@pytest.mark.clause("IH-1.4", "IH-1.5")
def test_who_parries_strikes_too_and_is_tired_once() -> None:
    table = tied()
    table.play(*blow("Ana", PLAIN, "Ben", "parry", 20), *blow("Ben", PLAIN, "Ana", "parry", 20))
    assert [(me.attacks_left, me.defences_left) for me in (table["Ana"], table["Ben"])] == [(0, 0), (0, 0)]
    assert (table["Ana"].fought, table["Ben"].fought) == (True, True)


# ---- openings -------------------------------------------------------------------------------------------------------


@pytest.mark.clause("IH-1.4", "IH-6.8", "IH-3.10")
def test_a_fumble_opens_something_only_for_the_next_moment() -> None:
    table = tied()
    table.play("Ana action strike", f"Ana attack {FUMBLE}", "Ben action pass")
    assert table["Ben"].opening == Opening.ATTACK
    table.step()
    table.play("Ana action pass", "Ben action opening", "Ben manoeuvre knockdown", "Ben blow leave-out",
               "Ana defence none", "Ben second 20")  # fmt: skip
    assert table["Ana"].down


@pytest.mark.clause("IH-1.4", "IH-6.8")
def test_an_opening_got_at_the_same_time_as_an_old_one_is_used_is_kept() -> None:
    table = tied()
    ben = table["Ben"]
    ben.opening, ben.opening_on, ben.opening_until = Opening.MANOEUVRE, 0, 1
    table.play(
        "Ana action strike", f"Ana attack {FUMBLE}", "Ben action opening", "Ben manoeuvre knockdown", "Ben second 90"
    )
    assert (table["Ben"].opening, table["Ben"].opening_until) == (Opening.ATTACK, 2)


# ---- waiting --------------------------------------------------------------------------------------------------------


@pytest.mark.clause("IH-1.7", "IH-1.4")
def test_who_waits_in_a_tie_acts_on_what_came_of_it() -> None:
    table = tied()
    table.play("Ana action wait", *named("Ben", "knockdown"), "table react Ana", *hit("Ana", 3, face=30))
    assert table.sum("Ana", Why.SELF_DOWN) == -20
    assert table["Ben"].hurt[CHEST] == 3


@pytest.mark.clause("IH-1.7", "IH-5.2")
def test_who_is_struck_down_while_it_waits_does_not_act() -> None:
    table = Table([fighter("Ana", locations={"chest": 1}), fighter("Cid")], fighter("Ben"))
    table.begin(Ana=6, Ben=5, Cid=1)
    table.play("Ana action wait", "Ben action strike", "Ben target Ana", f"Ben attack {PLAIN}", "Ana defence none",
               "Ben location 12", "Ben damage 6", "Cid action pass")  # fmt: skip
    assert table["Ana"].dead
    assert not table.saw(Event.REACTS)


@pytest.mark.clause("IH-1.7", "IH-6.3")
def test_who_is_stunned_while_it_waits_loses_its_action() -> None:
    table = Table(fighter("Ana"), fighter("Ben", **STURDY))
    table.begin(Ana=6, Ben=5)
    table.play("Ana action wait", *named("Ben", "stun"), "table react Ana")
    assert table.saw(Event.STUNNED)
    assert table["Ana"].attacks_left == 0


@pytest.mark.clause("IH-1.7", "IH-1.5", "IH-1.6")
def test_who_waits_may_defend_itself_and_strike_after_it() -> None:
    table = Table(fighter("Ana"), fighter("Ben", **STURDY))
    table.begin(Ana=6, Ben=5)
    table.play("Ana action wait", *blow("Ben", PLAIN, "Ana", "parry", 20), "table react Ana", *hit("Ana", 3))
    assert table["Ben"].hurt[CHEST] == 3
    assert [told.who for told in table.events(Event.REACTS)] == ["Ana"]


@pytest.mark.clause("IH-1.7", "IH-6.8")
def test_who_waits_may_use_an_opening_that_comes_meanwhile() -> None:
    table = Table(fighter("Ana", dodge=50), fighter("Ben", **STURDY))
    table.begin(Ana=6, Ben=5)
    dodged = ["Ana action wait", *blow("Ben", PLAIN, "Ana", "dodge", SPECIAL)]
    table.play(*dodged, "table react Ana", "Ana action opening", "Ana manoeuvre knockdown")
    assert table["Ben"].down
    assert table["Ben"].wound_count == 0
