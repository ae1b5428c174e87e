"""IH-6.2, IH-6.5 to IH-6.9, IH-6.11: pure special attempts, shouts, openings, breaking free."""

from __future__ import annotations

from typing import Any

import pytest

from affray.rulesets.iskuhetki.codes import Event, Why
from affray.rulesets.iskuhetki.kinds import Action, Grade, Opening, Sleep, Way
from affray.rulesets.iskuhetki.rules.ground import gap
from affray.rulesets.iskuhetki.rules.pools import points_left
from affray.rulesets.iskuhetki.rules.specials import pure_grade
from affray.rulesets.iskuhetki.rules.state import beat

from tests.iskuhetki.table import STURDY, Sheet, Table, blade, blow, fighter, offered

CHEST = 5
MAP = {"map": {"columns": 11, "rows": 11}}


def duel(ana: Sheet | None = None, ben: Sheet | None = None, **rest: Any) -> Table:
    """Ana, whose turn it is, against Ben."""
    table = Table(ana or fighter("Ana", blade(skill=56)), ben or fighter("Ben", **STURDY), **rest)
    table.begin(Ana=6, Ben=1)
    return table


def attempt(face: int, manoeuvre: str = "knockdown", *then: str) -> list[str]:
    """Ana tries a manoeuvre."""
    return ["Ana action special", f"Ana manoeuvre {manoeuvre}", f"Ana pure_special {face}", *then]


# ---- pure special attempts ------------------------------------------------------------------------------------------


@pytest.mark.clause("IH-6.5")
@pytest.mark.parametrize(("face", "down"), [(1, True), (18, True), (21, True), (22, False), (60, False)])
def test_the_chance_is_the_special_limit_and_10(face: int, down: bool) -> None:
    table = duel()
    table.play(*attempt(face, "knockdown", *(["Ben pure_defence no"] if down else [])))
    assert table["Ben"].down is down
    assert table["Ben"].wound_count == 0
    assert [told.numbers for told in table.events(Event.TRIES)] == [(face, 21, 7)]
    assert table.sum("Ana") == 21


@pytest.mark.clause("IH-6.5", "IH-3.14")
@pytest.mark.parametrize(("face", "saved"), [(17, True), (18, False), (20, False), (1, True)])
def test_the_opponent_saves_itself_with_a_roll_below_the_attackers(face: int, saved: bool) -> None:
    table = duel()
    table.play(*attempt(18, "knockdown", "Ben pure_defence yes", f"Ben pure_defence {face}"))
    assert table.saw(Event.SAVED) is saved
    assert table["Ben"].down is not saved
    told = table.events(Event.SAVED if saved else Event.NOT_SAVED)[0]
    assert told.numbers == (face, 18, 0)


@pytest.mark.clause("IH-6.6")
def test_that_defence_takes_the_defence_action_but_no_points_and_opens_nothing() -> None:
    table = duel(ben=fighter("Ben", dodge=50, defences=2, **STURDY))
    table.play(*attempt(18, "knockdown", "Ben pure_defence yes", "Ben pure_defence 1"))
    ben = table["Ben"]
    assert ben.defences_left == 1
    assert points_left(table.fight, ben, Way.PARRY) == 50
    assert ben.opening == Opening.NONE


@pytest.mark.clause("IH-6.6")
@pytest.mark.parametrize(("face", "saved"), [(12, True), (13, False)])
def test_option_pure_special_defence_needs_skill(face: int, saved: bool) -> None:
    ben = fighter("Ben", blade(parry=12), dodge=5, **STURDY)
    table = duel(ben=ben, options={"pure_special_defence_needs_skill": True})
    table.play(*attempt(18, "knockdown", "Ben pure_defence yes", f"Ben pure_defence {face}"))
    assert table["Ben"].down is not saved


@pytest.mark.clause("IH-6.6", "IH-3.16")
def test_who_has_no_defence_action_can_not_save_itself() -> None:
    table = duel()
    table["Ben"].defences_left = 0
    table.play(*attempt(18))
    assert table["Ben"].down


@pytest.mark.clause("IH-6.12")
@pytest.mark.parametrize(("face", "grade"), [(3, 4), (4, 3), (21, 3), (22, 1), (95, 1), (97, 0), (100, 0)])
def test_at_or_under_the_critical_limit_it_has_its_critical_form(face: int, grade: int) -> None:
    assert pure_grade(face, 21, 56) == Grade(grade)


@pytest.mark.clause("IH-6.12", "IH-6.3")
def test_a_critical_push() -> None:
    table = Table({**fighter("Ana", blade(skill=56)), "at": [6, 5]}, {**fighter("Ben"), "at": [5, 5]}, **MAP)
    table.begin(Ana=6, Ben=1)
    table.play(*attempt(3, "push", "Ben pure_defence no"))
    assert gap(table.fight, table["Ana"], table["Ben"]) == 3


@pytest.mark.clause("IH-6.12")
def test_the_limit_is_taken_from_the_modified_chance() -> None:
    table = duel()
    table["Ana"].down = True
    table.play(*attempt(18))
    assert [told.numbers[1] for told in table.events(Event.TRIES)] == [17]  # a fifth of 36, and 10


@pytest.mark.clause("IH-3.10")
def test_a_fumbled_attempt_is_a_special_for_the_other_side() -> None:
    table = duel()
    table.play(*attempt(100))
    assert table["Ben"].opening == Opening.ATTACK


@pytest.mark.clause("IH-6.3", "IH-6.5")
@pytest.mark.parametrize(("unaware", "lines", "points"), [(False, [], 4), (True, ["Ana blow halve"], 2)])
def test_a_knockout_does_its_damage_in_a_pure_attempt_too(unaware: bool, lines: list[str], points: int) -> None:
    ana = fighter("Ana", blade(skill=56, type="blunt", tags=["blunt"]), at=[6, 5])
    table = duel(ana, fighter("Ben", at=[5, 5], facing="w", unaware=unaware, **STURDY), **MAP)
    saved = [] if unaware else ["Ben pure_defence no"]
    bone = ["Ben bone 99"]
    table.play(*attempt(18, "knockout", *saved, *lines, "Ana location 13", "Ana damage 4", *bone))
    assert table["Ben"].sleep == Sleep.KNOCKED_OUT
    assert table["Ben"].hurt[CHEST] == points
    assert table.fight.over


# ---- shouts ---------------------------------------------------------------------------------------------------------


def struck(face: int, *then: str) -> list[str]:
    """Ana's special strike, without damage, with a shout."""
    named = ["Ana manoeuvre shout", "Ana blow leave-out", "Ben defence none"]
    return ["Ana action strike", f"Ana attack {face}", *named, *then]


@pytest.mark.clause("IH-6.7", "IH-6.3")
@pytest.mark.parametrize(("face", "startled", "flees"), [(40, 1, 0), (41, 0, 0), (8, 0, 3), (2, 0, 3), (99, 0, 0)])
def test_a_shout_is_rolled_against_voice_in_place_of_the_second_roll(face: int, startled: int, flees: int) -> None:
    table = duel(fighter("Ana", voice=40))
    table.play(*struck(8, f"Ana voice {face}", *([f"Ana flight {flees}"] if flees else [])))
    ben = table["Ben"]
    assert ben.startled == startled
    assert ben.flees_until == (beat(table.fight) + flees if flees else -1)


@pytest.mark.clause("IH-6.7")
def test_after_a_critical_attack_there_is_no_roll_and_it_flees() -> None:
    table = duel(fighter("Ana", voice=40))
    table.play(*struck(2, "Ana flight 4"))
    assert [told.numbers[0] for told in table.events(Event.FLEES)] == [4]


@pytest.mark.clause("IH-6.7")
def test_in_a_pure_attempt_voice_takes_the_place_of_the_skill() -> None:
    table = duel(fighter("Ana", voice=40))
    table.play(*attempt(18, "shout", "Ben pure_defence no"))
    assert [told.numbers[1] for told in table.events(Event.TRIES)] == [18]
    assert table["Ben"].startled == 1


@pytest.mark.clause("IH-6.7", "IH-6.3")
@pytest.mark.parametrize("intelligent", [True, False])
def test_once_a_fight_against_the_intelligent(intelligent: bool) -> None:
    table = duel(fighter("Ana", voice=40), fighter("Ben", intelligent=intelligent, **STURDY))
    table.play(*struck(8, "Ana voice 70"))
    table.play("Ben action pass")
    table.step()
    if intelligent:
        with pytest.raises(AssertionError, match="shout isn't offered"):
            table.play(*struck(8))
    else:
        table.play(*struck(8, "Ana voice 70"))


@pytest.mark.clause("IH-6.7")
def test_who_is_startled_loses_its_next_attack_action() -> None:
    table = duel(fighter("Ana", voice=40))
    table.play(*struck(8, "Ana voice 30"))
    table.step()
    table.step()
    assert (table.fight.moment, table["Ben"].startled) == (2, 0)
    table.play("Ana action pass", "Ben action pass")


@pytest.mark.clause("IH-6.7")
def test_who_flees_can_only_get_away() -> None:
    table = duel(fighter("Ana", voice=40), fighter("Ben", combat_move=40, **STURDY), distance=1)
    table.play(*struck(2, "Ana flight 4"))
    assert offered(table, "Ben") == {Action.MOVE, Action.PASS}
    table.play("Ben action move", "Ana counter_move no")
    assert gap(table.fight, table["Ana"], table["Ben"]) == 2


# ---- openings -------------------------------------------------------------------------------------------------------


def dodged(face: int, **rest: Any) -> Table:
    """Ben, who comes after Ana, has dodged her strike."""
    table = duel(fighter("Ana", **STURDY), fighter("Ben", dodge=50, **STURDY), **rest)
    table.play(*blow("Ana", 40, "Ben", "dodge", face))
    return table


@pytest.mark.clause("IH-6.9", "IH-6.8", "IH-3.9")
@pytest.mark.parametrize(("face", "down"), [(50, True), (51, False)])
def test_after_a_dodge_the_manoeuvre_alone_on_a_roll_of_ones_attack(face: int, down: bool) -> None:
    table = dodged(40)
    table.play("Ben action opening", "Ben manoeuvre knockdown", f"Ben second {face}")
    assert table["Ana"].down is down
    assert table["Ana"].wound_count == 0
    assert table["Ben"].opening == Opening.NONE
    assert table["Ana"].defences_left == 1


@pytest.mark.clause("IH-6.9", "IH-3.9")
def test_after_a_special_dodge_without_a_roll() -> None:
    table = dodged(8)
    table.play("Ben action opening", "Ben manoeuvre knockdown")
    assert table["Ana"].down


@pytest.mark.clause("IH-3.9", "IH-6.12")
def test_after_a_critical_dodge_doubled() -> None:
    table = dodged(2)
    table.play("Ben action opening", "Ben manoeuvre push")
    assert gap(table.fight, table["Ana"], table["Ben"]) == 3


@pytest.mark.clause("IH-6.8", "IH-6.2")
def test_it_holds_to_the_end_of_the_next_moment() -> None:
    table = dodged(40)
    table.play("Ben action pass", "Ana action pass", "Ben action pass")
    assert table["Ben"].opening == Opening.MANOEUVRE
    table.step()
    assert table.fight.moment == 3
    assert table["Ben"].opening == Opening.NONE


@pytest.mark.clause("IH-6.2")
def test_the_fifth_moment_passes_it_on_to_the_next_round() -> None:
    table = duel(fighter("Ana", **STURDY), fighter("Ben", dodge=50, **STURDY))
    table.play(*["Ana action pass", "Ben action pass"] * 4)
    table.play(*blow("Ana", 40, "Ben", "dodge", 40), "Ben action pass", "Ana wear 1")
    table.play("Ana initiative 6", "Ben initiative 1", "Ana action pass")
    table.play("Ben action opening", "Ben manoeuvre knockdown", "Ben second 10")
    assert (table.fight.round, table.fight.moment) == (2, 1)
    assert table["Ana"].down


@pytest.mark.clause("IH-6.8")
def test_the_newest_is_the_one_held() -> None:
    table = Table([fighter("Ana"), fighter("Cid")], fighter("Ben", dodge=50, defences=2, **STURDY))
    table.begin(Ana=6, Cid=5, Ben=1)
    table.play(
        "Ana action strike", "Ana attack 40", "Ben defence dodge", "Ben main_way dodge", "Ben points 25",
        "Ben defence 20", *blow("Cid", 40, "Ben", "dodge", 20),
    )  # fmt: skip
    assert table["Ben"].opening_on == table["Cid"].index


@pytest.mark.clause("IH-6.8")
def test_option_openings_are_free() -> None:
    table = duel(fighter("Ana"), fighter("Ben", dodge=50), options={"openings_are_free": True})
    table.play(*blow("Ana", 40, "Ben", "dodge", 40), "Ben manoeuvre knockdown", "Ben second 20")
    assert table["Ana"].down
    assert table["Ben"].attacks_left == 1


# ---- grapples -------------------------------------------------------------------------------------------------------


def grappled(**rest: Any) -> Table:
    """Ana, who comes first, is grappled by Ben."""
    table = Table({**fighter("Ana", blade(), "dagger", **rest), "at": [6, 5]}, {**fighter("Ben"), "at": [5, 5]}, **MAP)
    table.begin(Ana=6, Ben=1)
    ana, ben = table["Ana"], table["Ben"]
    ana.grappled, ben.grappled = ben.index, ana.index
    ana.piece.place = ben.piece.place
    ana.main = ben.main = -1
    ana.dropped = ben.dropped = 1
    return table


@pytest.mark.clause("IH-6.11")
def test_the_grappled_have_no_move_and_draw_what_has_0_at_range_0() -> None:
    table = grappled()
    assert not offered(table, "Ana") & {Action.MOVE, Action.WALK, Action.RUN}
    table.play("Ana action ready")  # only the dagger fits
    assert table["Ana"].main == 1


@pytest.mark.clause("IH-6.11", "IH-3.13")
@pytest.mark.parametrize(("face", "free"), [(55, True), (56, False)])
def test_breaking_free_is_strength_against_strength(face: int, free: bool) -> None:
    table = grappled(strength=11)
    away = ["Ana place 6,5"] if free else []
    table.play("Ana action break-free", f"Ana wrestle {face}", *away)
    assert table.sum("Ana", Why.RESISTANCE) == 55
    assert (table["Ana"].grappled < 0) is free
    assert (table["Ben"].grappled < 0) is free
    assert gap(table.fight, table["Ana"], table["Ben"]) == int(free)


@pytest.mark.clause("IH-6.11")
@pytest.mark.parametrize(
    ("manoeuvre", "then"), [("push", []), ("knockdown", ["Ana place 6,5"]), ("evade", ["Ana place 6,5"])]
)
def test_an_evade_push_or_knockdown_breaks_it_too(manoeuvre: str, then: list[str]) -> None:
    table = grappled()
    fist = ["Ana action special", "Ana weapon fist", f"Ana manoeuvre {manoeuvre}", "Ana pure_special 5"]
    table.play(*fist, "Ben pure_defence no", *then)
    assert table["Ana"].grappled < 0
    assert table["Ben"].grappled < 0
    assert gap(table.fight, table["Ana"], table["Ben"]) == 1


@pytest.mark.clause("IH-6.11")
@pytest.mark.parametrize("manoeuvre", ["push", "knockdown"])
def test_but_not_of_somebody_else(manoeuvre: str) -> None:
    table = Table(fighter("Ana"), [fighter("Ben"), fighter("Cid", **STURDY)])
    table.begin(Ana=6, Ben=2, Cid=1)
    table["Ana"].grappled, table["Ben"].grappled = 1, 0
    table["Ana"].main = -1
    for other in (1, 2):
        table.fight.gaps[0].to[other] = table.fight.gaps[other].to[0] = 0
    lines = ["Ana action special", "Ana target Cid", "Ana weapon fist", f"Ana manoeuvre {manoeuvre}"]
    table.play(*lines, "Ana pure_special 5", "Cid pure_defence no")
    assert (table["Ana"].grappled, table["Ben"].grappled) == (1, 0)


@pytest.mark.clause("IH-6.11", "IH-5.2")
@pytest.mark.parametrize("state", [{"dead": True}, {"sleep": Sleep.FAINTED}, {"presence": 2}])
def test_who_is_out_of_the_fight_holds_nobody(state: dict[str, Any]) -> None:
    table = Table(fighter("Ana"), [fighter("Ben"), fighter("Cid")])
    table.begin(Ana=6, Ben=2, Cid=1)
    table["Ana"].grappled, table["Ben"].grappled = 1, 0
    for name, value in state.items():
        setattr(table["Ben"], name, value)
    table.play("Ana action move", "Ana whom Cid", "Ana hexes -1", "Cid counter_move no")
    assert (table["Ana"].grappled, table["Ben"].grappled) == (-1, -1)
    assert table.saw(Event.FREE)


@pytest.mark.clause("IH-6.11", "IH-2.18")
def test_the_grappled_strike_unarmed_or_with_what_they_have_drawn() -> None:
    table = grappled()
    table.play("Ana action strike", "Ana weapon fist", "Ana attack 90", "Ben action pass", "Ana action ready")
    table.play("Ben action pass", "Ana action strike", "Ana weapon dagger", "Ana attack 90")
    assert [told.numbers[1] for told in table.events(Event.STRIKES)] == [50]


@pytest.mark.clause("IH-6.7")
@pytest.mark.parametrize(("face", "save"), [(60, []), (15, ["Ben pure_defence yes", "Ben pure_defence 3"])])
def test_a_shout_that_failed_was_the_one_of_the_fight_too(face: int, save: list[str]) -> None:
    table = duel(fighter("Ana", voice=40))
    table.play(*attempt(face, "shout", *save), "Ben action pass")
    table.step()
    with pytest.raises(AssertionError, match="shout isn't offered"):
        table.play(*attempt(18, "shout"))


@pytest.mark.clause("IH-6.6", "IH-1.5")
def test_who_has_another_defence_action_saves_itself_after_a_parry() -> None:
    table = Table([fighter("Ana"), fighter("Cid", blade(skill=56))], fighter("Ben", defences=2, **STURDY))
    table.begin(Ana=6, Cid=5, Ben=1)
    table.play("Ana action strike", "Ana attack 40", "Ben defence parry", "Ben points 50", "Ben defence 20")
    tried = ["Cid action special", "Cid manoeuvre knockdown", "Cid pure_special 18"]
    table.play(*tried, "Ben pure_defence yes", "Ben pure_defence 17")
    assert not table["Ben"].down


@pytest.mark.clause("IH-6.5", "IH-6.3")
def test_only_what_serves_some_manoeuvre_is_offered_against_who_lies_senseless() -> None:
    far = {"name": "pike", "damage": "d6", "type": "piercing", "ranges": [None, None, 0]}
    table = Table(fighter("Ana", far, "whip"), [fighter("Ben"), fighter("Cid")], distance=2)
    table["Ana"].off = 1
    table["Ana"].down = table["Ben"].down = True
    table["Ben"].sleep, table["Ben"].main = Sleep.FAINTED, -1
    table.begin(Ana=6, Ben=2, Cid=1)
    table.play("Ana action special", "Ana target Ben", "Ana pure_special 90")  # the whip draws closer
    assert table["Ana"].used == 2
