"""IH-3.6 to IH-3.10, IH-3.16, IH-3.17: answering an attack."""

from __future__ import annotations

from typing import Any

import pytest

from affray.rulesets.iskuhetki.codes import Event, Why
from affray.rulesets.iskuhetki.kinds import Damage, Grade, Opening, Way
from affray.rulesets.iskuhetki.rules.defence import ARROW, BLOW, THROWN, ways
from affray.rulesets.iskuhetki.rules.state import beat
from affray.rulesets.iskuhetki.rules.wounds import injure

from tests.iskuhetki.table import Sheet, Table, blade, blow, fighter, opening, shield

PLAIN, SPECIAL, CRITICAL, MISS, FUMBLE = 40, 8, 2, 70, 99  # on a d100 against 50
OPEN = {"columns": 9, "rows": 5}


def duel(ben: Sheet, *, ana: Sheet | None = None, **rest: Any) -> Table:
    """Ana, who comes first, against Ben."""
    table = Table(ana or fighter("Ana"), ben, **rest)
    table.begin(Ana=6, Ben=1)
    return table


def offered(table: Table, what: int = BLOW) -> set[Way]:
    """How Ben could answer Ana."""
    bits = ways(table.fight, table["Ben"], table["Ana"], what)
    return {way for way in Way if bits >> way & 1} - {Way.NONE}


# ---- what stops a blow ----------------------------------------------------------------------------------------------


@pytest.mark.clause("IH-3.6")
@pytest.mark.parametrize("face", [PLAIN, SPECIAL, CRITICAL])
@pytest.mark.parametrize("way", ["parry", "dodge"])
def test_a_plain_defence_stops_any_blow(face: int, way: str) -> None:
    table = duel(fighter("Ben", dodge=50))
    named = ["Ana manoeuvre no-manoeuvre"] if face != PLAIN else []
    table.play("Ana action strike", f"Ana attack {face}", *named, f"Ben defence {way}", "Ben defence 40")
    assert table.saw(Event.STOPS)
    assert not table.saw(Event.DAMAGE)
    assert table["Ben"].wound_count == 0


@pytest.mark.clause("IH-3.7")
@pytest.mark.parametrize(("face", "stopped"), [(PLAIN, False), (SPECIAL, True), (CRITICAL, True)])
def test_option_defence_must_match_grade(face: int, stopped: bool) -> None:
    table = duel(fighter("Ben"), options={"defence_must_match_grade": True})
    hit = [] if stopped else ["Ana location 12", "Ana damage 2"]
    table.play(
        "Ana action strike", f"Ana attack {SPECIAL}", "Ana manoeuvre no-manoeuvre",
        "Ben defence parry", f"Ben defence {face}", *hit,
    )  # fmt: skip
    assert table.saw(Event.STOPS) is stopped


@pytest.mark.clause("IH-3.6", "IH-3.12")
def test_a_failed_defence_lets_the_blow_through() -> None:
    table = duel(fighter("Ben"))
    table.play(*blow("Ana", PLAIN, "Ben", "parry", MISS), "Ana location 12", "Ana damage 2")
    assert [told.numbers[0] for told in table.events(Event.DAMAGE)] == [2]
    assert table["Ben"].hurt[5] == 2


@pytest.mark.clause("IH-3.15", "IH-1.5")
def test_a_miss_asks_for_no_defence_and_spends_none() -> None:
    table = duel(fighter("Ben"))
    table.play("Ana action strike", f"Ana attack {MISS}")
    assert table.saw(Event.MISSES)
    assert table["Ben"].defences_left == 1


# ---- parries --------------------------------------------------------------------------------------------------------


@pytest.mark.clause("IH-3.8", "IH-19.1")
@pytest.mark.parametrize(("face", "counters"), [(PLAIN, 1), (SPECIAL, 0), (CRITICAL, 0)])
def test_a_shield_takes_the_damage_unless_the_parry_is_special(face: int, counters: int) -> None:
    table = duel(fighter("Ben", shield(level=2), blade(hand="belt")))
    damage = ["Ana damage 5"] if face == PLAIN else []
    table.play(*blow("Ana", PLAIN, "Ben", "parry-off", face), *damage)
    assert table["Ben"].wear[0] == counters
    assert table.saw(Event.SHIELD_WORN) is (counters > 0)


@pytest.mark.clause("IH-3.8", "IH-17.1", "IH-17.4")
@pytest.mark.parametrize(("face", "used"), [(PLAIN, True), (SPECIAL, False), (CRITICAL, False)])
def test_a_weapon_that_parried_was_used_unless_the_parry_is_special(face: int, used: bool) -> None:
    table = duel(fighter("Ben", blade(level=1, quality=50)))
    table["Ben"].wear[0] = 1  # worn to its lowest level
    rolled = ["Ben threshold 70"] if used else []
    table.play(*blow("Ana", PLAIN, "Ben", "parry", face), *rolled)
    assert table["Ben"].used == used
    assert table.saw(Event.HOLDS) is used


@pytest.mark.clause("IH-3.8")
@pytest.mark.parametrize(
    ("face", "kind"), [(PLAIN, Opening.NONE), (SPECIAL, Opening.NONE), (CRITICAL, Opening.MANOEUVRE)]
)
def test_a_critical_parry_opens_an_attempt(face: int, kind: Opening) -> None:
    table = duel(fighter("Ben"))
    table.play(*blow("Ana", PLAIN, "Ben", "parry", face))
    assert opening(table, "Ben") == (kind, False, False)


# ---- dodges and fumbles ---------------------------------------------------------------------------------------------


@pytest.mark.clause("IH-3.9")
@pytest.mark.parametrize(
    ("face", "held"),
    [
        (PLAIN, (Opening.MANOEUVRE, False, False)),
        (SPECIAL, (Opening.MANOEUVRE, True, False)),
        (CRITICAL, (Opening.MANOEUVRE, True, True)),
    ],
)
def test_a_dodge_opens_an_attempt(face: int, held: tuple[Opening, bool, bool]) -> None:
    table = duel(fighter("Ben", dodge=50))
    table.play(*blow("Ana", PLAIN, "Ben", "dodge", face))
    assert opening(table, "Ben") == held
    assert table["Ben"].opening_on == table["Ana"].index
    assert table["Ben"].opening_until == beat(table.fight) + 1


@pytest.mark.clause("IH-3.9")
def test_a_failed_dodge_opens_nothing() -> None:
    table = duel(fighter("Ben", dodge=50))
    table.play(*blow("Ana", PLAIN, "Ben", "dodge", MISS), "Ana location 12", "Ana damage 1")
    assert opening(table, "Ben")[0] == Opening.NONE


@pytest.mark.clause("IH-3.10")
def test_a_fumbled_strike_is_a_special_for_the_other_side() -> None:
    table = duel(fighter("Ben"))
    table.play("Ana action strike", f"Ana attack {FUMBLE}")
    assert opening(table, "Ben") == (Opening.ATTACK, False, False)


@pytest.mark.clause("IH-3.10", "IH-6.9")
@pytest.mark.parametrize("way", ["parry", "dodge"])
def test_a_fumbled_defence_lifts_the_attack_to_a_special(way: str) -> None:
    table = duel(fighter("Ben", dodge=50))
    table.play(
        *blow("Ana", PLAIN, "Ben", way, 100), "Ana manoeuvre knockdown", "Ana blow keep",
        "Ana location 12", "Ana damage 1", "Ana second 20",
    )  # fmt: skip
    assert table["Ben"].down


@pytest.mark.clause("IH-3.10")
def test_a_fumbled_counter_move_is_a_special_for_the_mover() -> None:
    table = duel(fighter("Ben", combat_move=20))
    table.play("Ana action move", "Ana hexes -1", "Ben counter_move yes", "Ben counter_move 100")
    assert opening(table, "Ana") == (Opening.ATTACK, False, False)


# ---- who can defend itself ------------------------------------------------------------------------------------------


@pytest.mark.clause("IH-1.5", "IH-3.16", "IH-6.3", "IH-10.4")
def test_who_can_not_answer() -> None:
    table = duel(fighter("Ben", dodge=30))
    ben = table["Ben"]
    assert offered(table) == {Way.PARRY, Way.DODGE}
    for name, value, usual in (("alert", False, True), ("aided", True, False), ("aids", 0, -1), ("sleep", 1, 0)):
        setattr(ben, name, value)
        assert offered(table) == set(), name
        setattr(ben, name, usual)
    ben.stunned_until = beat(table.fight)
    assert offered(table) == set()
    table.fight.options.stun_leaves_defence = True
    assert offered(table) == {Way.PARRY, Way.DODGE}
    ben.defences_left = 0
    assert offered(table) == set()


@pytest.mark.clause("IH-4.5")
def test_who_has_made_a_counter_move_neither_parries_nor_dodges() -> None:
    table = duel(fighter("Ben", dodge=30, defences=2))
    table["Ben"].countered = True
    assert offered(table) == set()


@pytest.mark.clause("IH-6.11")
def test_the_grappled_have_no_dodge_and_no_shield() -> None:
    table = duel(fighter("Ben", blade(), shield(), dodge=30))
    assert offered(table) == {Way.PARRY, Way.PARRY_OFF, Way.DODGE}
    table["Ben"].grappled = 0
    assert offered(table) == {Way.PARRY}


@pytest.mark.clause("IH-2.18")
@pytest.mark.parametrize(
    ("facing", "found"),
    [
        ("e", {Way.PARRY, Way.PARRY_OFF}),
        ("sw", {Way.PARRY, Way.PARRY_OFF}),  # from its left, where the shield is
        ("nw", {Way.PARRY}),
        ("w", {Way.PARRY}),
    ],
)
def test_a_shield_guards_the_front_and_its_side(facing: str, found: set[Way]) -> None:
    ben = {**fighter("Ben", blade(), shield()), "at": [3, 2], "facing": facing}
    table = Table({**fighter("Ana"), "at": [4, 2]}, ben, map=OPEN)
    table.begin(Ana=6, Ben=1)
    assert offered(table) == found


@pytest.mark.clause("IH-7.9", "IH-19.4")
def test_arrows_are_answered_by_cover_or_dodge_and_thrown_weapons_by_parry_too() -> None:
    table = duel(fighter("Ben", blade(), shield(), dodge=30))
    assert offered(table, ARROW) == {Way.COVER, Way.DODGE}
    assert offered(table, THROWN) == {Way.PARRY, Way.PARRY_OFF, Way.DODGE}
    table = duel(fighter("Ben", blade(), shield(shield="small"), dodge=30))
    assert offered(table, ARROW) == {Way.DODGE}


@pytest.mark.clause("IH-7.9")
def test_what_comes_from_behind_is_not_seen_coming() -> None:
    ben = {**fighter("Ben", blade(), shield(), dodge=30), "at": [3, 2], "facing": "w"}
    table = Table({**fighter("Ana"), "at": [4, 2]}, ben, map=OPEN)
    table.begin(Ana=6, Ben=1)
    assert offered(table, ARROW) == set()
    assert offered(table, THROWN) == set()


@pytest.mark.clause("IH-3.6")
def test_one_parries_with_what_is_in_hand_or_a_part_of_the_body() -> None:
    table = duel(fighter("Ben"))
    table["Ben"].main = -1
    assert offered(table) == {Way.PARRY}  # the fist
    table["Ben"].hurt[8] = 99  # the right hand
    assert offered(table) == set()
    assert Way.PARRY not in offered(duel(fighter("Ben", "self-bow")))


# ---- awareness and sight --------------------------------------------------------------------------------------------


@pytest.mark.clause("IH-3.16")
@pytest.mark.parametrize("face", [PLAIN, MISS])
def test_who_is_attacked_is_alert_from_then_on(face: int) -> None:
    table = Table(fighter("Ana"), fighter("Ben", unaware=True))
    table.begin(Ana=6, Ben=1)
    hit = ["Ana location 12", "Ana damage 1"] if face == PLAIN else []
    table.play("Ana action strike", f"Ana attack {face + 40 if hit else 95}", *hit)
    assert table.sum("Ana", Why.BEHIND) == 40  # that attack still meets an unaware target
    assert table["Ben"].alert


@pytest.mark.clause("IH-3.16")
def test_who_sees_an_enemy_in_front_notices() -> None:
    ana = {**fighter("Ana"), "at": [6, 2]}
    ben = {**fighter("Ben", unaware=True), "at": [2, 2], "facing": "w"}
    table = Table(ana, ben, map=OPEN)
    table.begin(Ana=6, Ben=1)
    table.play("Ana action pass")
    assert not table["Ben"].alert
    table["Ben"].piece.facing = 0
    table.play("Ben action move", "Ben place 1,2")
    assert [told.who for told in table.events(Event.NOTICES)] == ["Ben"]
    assert table["Ben"].alert


@pytest.mark.clause("IH-3.17", "IH-3.4")
@pytest.mark.parametrize(("option", "points"), [(True, 14), (False, 57)])
def test_blind_and_dark_hinder_a_defence(option: bool, points: int) -> None:
    table = duel(fighter("Ben", blade(parry=57)), options={"sight_hinders_defence": option})
    table["Ben"].blinded = True
    table.play(*blow("Ana", PLAIN, "Ben", "parry", 10))
    assert [told.numbers[:2] for told in table.events(Event.DEFENDS)] == [(10, points)]


@pytest.mark.clause("IH-3.2", "IH-3.8")
def test_the_grade_of_a_defence_is_told() -> None:
    table = duel(fighter("Ben"))
    table.play(*blow("Ana", PLAIN, "Ben", "parry", SPECIAL))
    assert [told.numbers[0] for told in table.events(Event.DEFENCE_GRADE)] == [Grade.SPECIAL]


@pytest.mark.clause("IH-3.17", "IH-3.5")
@pytest.mark.parametrize(("option", "points"), [(True, 28), (False, 57)])
def test_so_does_the_dark(option: bool, points: int) -> None:
    table = duel(fighter("Ben", dodge=57), options={"sight_hinders_defence": option}, dark=True)
    table.play(*blow("Ana", 20, "Ben", "dodge", 10))
    assert [told.numbers[:2] for told in table.events(Event.DEFENDS)] == [(10, points)]


@pytest.mark.clause("IH-3.17")
def test_nothing_else_of_the_attack_touches_a_defence() -> None:
    table = duel(fighter("Ben", dodge=50))
    ben = table["Ben"]
    ben.down, ben.moving, table["Ana"].down = True, True, True
    table.play(*blow("Ana", PLAIN, "Ben", "dodge", 50))
    assert [told.numbers[:2] for told in table.events(Event.DEFENDS)] == [(50, 50)]


@pytest.mark.clause("IH-3.16")
def test_who_sees_a_friend_attacked_notices() -> None:
    ben, cid = {**fighter("Ben"), "at": [5, 2]}, {**fighter("Cid", unaware=True), "at": [8, 2], "facing": "e"}
    table = Table({**fighter("Ana"), "at": [4, 2]}, [ben, cid], map=OPEN, options={"facing_asked": False})
    table.begin(Ana=6, Ben=2, Cid=1)
    table.play("Ana action strike", f"Ana attack {MISS}")
    assert [told.who for told in table.events(Event.NOTICES)] == ["Cid"]


@pytest.mark.clause("IH-3.16", "IH-2.13")
def test_past_a_wall_nobody_sees_it() -> None:
    ben, cid = {**fighter("Ben"), "at": [5, 2]}, {**fighter("Cid", unaware=True), "at": [7, 2], "facing": "w"}
    plan = {**OPEN, "rooms": [{"corners": [[7, 1], [8, 3]]}]}
    table = Table({**fighter("Ana"), "at": [4, 2]}, [ben, cid], map=plan, options={"facing_asked": False})
    table.begin(Ana=6, Ben=2, Cid=1)
    table.play("Ana action strike", f"Ana attack {MISS}")
    assert not table["Cid"].alert


@pytest.mark.clause("IH-3.16")
@pytest.mark.parametrize(("armour", "alert"), [(0, True), (4, False)])
def test_who_is_hurt_is_alert_from_then_on(armour: int, alert: bool) -> None:
    table = duel(fighter("Ben", unaware=True))
    struck = (5, 2, armour, Damage.BLADE, Grade.SUCCESS, False)  # 2 points to the chest
    table.call(injure, table.fight, table["Ben"], *struck)
    assert table["Ben"].alert is alert
