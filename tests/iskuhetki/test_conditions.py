"""IH-5: what hinders somebody, and what it can't do; and taking back what came over a change of round."""

from __future__ import annotations

from typing import Any

import pytest

import affray
from affray.core.kinds import Presence
from affray.core.records import figures
from affray.rulesets.iskuhetki.codes import Event, Why
from affray.rulesets.iskuhetki.kinds import Action, Opening, Sleep
from affray.rulesets.iskuhetki.rules.ground import held_by
from affray.rulesets.iskuhetki.turn import contested, winner
from affray.rulesets.iskuhetki.view import view

from tests.iskuhetki.table import (
    STURDY,
    Sheet,
    Table,
    answer,
    asked,
    blade,
    blow,
    fighter,
    happened,
    offered,
    seen,
    sit,
)

PLAIN, SPECIAL, CRITICAL = 40, 8, 2  # on a d100 against 50
CHEST = 5


def duel(ana: Sheet | None = None, ben: Sheet | None = None, **rest: Any) -> Table:
    """Ana, whose turn it is, against Ben."""
    table = Table(ana or fighter("Ana", **STURDY), ben or fighter("Ben", **STURDY), **rest)
    table.begin(Ana=6, Ben=1)
    return table


def hit(face: int, damage: int) -> list[str]:
    """Ana strikes Ben, who doesn't defend itself, in the chest."""
    return [*blow("Ana", face, "Ben"), "Ana location 12", f"Ana damage {damage}"]


def critical(manoeuvre: str, *then: str) -> list[str]:
    """Ana's critical strike without damage that brings a manoeuvre, not answered."""
    named = [f"Ana manoeuvre {manoeuvre}", "Ana blow leave-out", "Ben defence none"]
    return ["Ana action strike", f"Ana attack {CRITICAL}", *named, *then]


def condition_tags(table: Table, name: str) -> list[str]:
    """The tags of somebody on the screen."""
    (row,) = [row for row in view(table.fight, table.roster)["combatants"] if row["name"] == name]
    return list(row["tags"])


# ---- stamina below zero ---------------------------------------------------------------------------------------------

TIRED = [(0, 0), (-1, -10), (-2, -20), (-3, -28), (-4, -28), (-40, -28)]  # of a skill of 56


@pytest.mark.clause("IH-5.1")
@pytest.mark.parametrize(("stamina", "penalty"), TIRED)
def test_a_strike(stamina: int, penalty: int) -> None:
    table = duel(fighter("Ana", blade(skill=56)))
    table["Ana"].stamina = stamina
    table.play("Ana action strike", "Ana attack 90")
    assert table.sum("Ana", Why.TIRED) == penalty
    assert table.sum("Ana") == 56 + penalty


@pytest.mark.clause("IH-5.1")
@pytest.mark.parametrize(("stamina", "penalty"), TIRED)
@pytest.mark.parametrize("way", ["parry", "dodge"])
def test_a_defence(way: str, stamina: int, penalty: int) -> None:
    table = duel(ben=fighter("Ben", blade(skill=56), dodge=56, **STURDY))
    table["Ben"].stamina = stamina
    table.play(*blow("Ana", PLAIN, "Ben", way, 95), "Ana location 12", "Ana damage 1")
    assert table.sum("Ben") == 56 + penalty


@pytest.mark.clause("IH-5.1")
@pytest.mark.parametrize(("skill", "penalty"), [(57, -28), (1, 0), (0, 0)])
def test_half_of_the_skill_is_rounded_down(skill: int, penalty: int) -> None:
    table = duel(fighter("Ana", blade(skill=skill)))
    table["Ana"].stamina = -9
    table.play("Ana action strike", "Ana attack 90")
    assert table.sum("Ana") == skill + penalty


@pytest.mark.clause("IH-5.1", "IH-2.8")
def test_a_counter_move_by_half_of_combat_move_alone() -> None:
    table = duel(ben=fighter("Ben", combat_move=30))
    table["Ben"].stamina = -4
    table.play("Ana action move", "Ana hexes -1", "Ben counter_move yes", "Ben counter_move 95")
    assert table.sum("Ben", Why.TIRED) == -15
    assert table.sum("Ben") == 30 - 15 + 21  # the initiative of this round was rolled before


@pytest.mark.clause("IH-5.1", "IH-6.7", "IH-6.5", "IH-6.12")
def test_a_shout_and_a_pure_special() -> None:
    table = duel(fighter("Ana", voice=40))
    table["Ana"].stamina = -1
    table.play("Ana action special", "Ana manoeuvre shout", "Ana pure_special 90")
    assert table.sum("Ana") == 30 // 5 + 10
    table.play("Ben action pass", "Ana action special", "Ana manoeuvre knockdown", "Ana pure_special 90")
    assert table.sum("Ana") == 40 // 5 + 10


@pytest.mark.clause("IH-5.1", "IH-6.1", "IH-6.7")
def test_the_second_roll_and_voice() -> None:
    table = duel(fighter("Ana", voice=40))
    table["Ana"].stamina = -1
    strike = ["Ana action strike", f"Ana attack {SPECIAL}", "Ana manoeuvre shout", "Ana blow leave-out"]
    table.play(*strike, "Ben defence none", "Ana voice 31")
    assert [told.numbers[:2] for told in table.events(Event.SHOUTS)] == [(31, 30)]
    assert table["Ben"].startled == 0


# ---- who takes no action --------------------------------------------------------------------------------------------


@pytest.mark.clause("IH-5.2")
@pytest.mark.parametrize("state", [{"dead": True}, {"sleep": Sleep.FAINTED}, {"sleep": Sleep.KNOCKED_OUT}])
def test_the_unconscious_and_the_dead_do_nothing(state: dict[str, Any]) -> None:
    table = Table(fighter("Ana"), [fighter("Ben", dodge=50), fighter("Cid")])
    table.begin(Ana=6, Ben=5, Cid=1)
    for name, value in {**state, "down": True}.items():
        setattr(table["Ben"], name, value)
    if not table["Ben"].dead:  # who is dead isn't struck at any more
        strike = ["Ana action strike", "Ana target Ben", "Ana attack 40", "Ana location 12", "Ana damage 1"]
        table.play(*strike, "Cid action pass")
    else:
        table.play("Ana action pass", "Cid action pass")
    assert not held_by(table.fight, table["Ana"]) & 1 << table["Ben"].index
    assert [told.who for told in table.events(Event.TURN)] == ["Ana", "Cid"]


@pytest.mark.clause("IH-5.2", "IH-6.3")
@pytest.mark.parametrize(("option", "ways"), [(False, []), (True, ["Ben defence parry", "Ben defence 20"])])
def test_the_stunned_lose_both_actions_or_by_an_option_the_attack_alone(option: bool, ways: list[str]) -> None:
    table = duel(options={"stun_leaves_defence": option})
    table.play(*critical("stun"))
    table.step()
    table.step()
    harm = [] if option else ["Ana location 12", "Ana damage 2"]
    table.play("Ana action strike", f"Ana attack {PLAIN}", *ways, *harm)
    assert table.fight.moment == 2
    table.step()
    assert [told.who for told in table.events(Event.STUNNED)] == ["Ben"]
    table.step()
    table.play("Ana action pass", *blow("Ben", 99, "Ana")[:2])


@pytest.mark.clause("IH-5.2", "IH-6.3")
def test_a_stun_takes_only_an_action_that_is_still_unspent() -> None:
    table = Table(fighter("Ana"), fighter("Ben", **STURDY))
    table.begin(Ana=1, Ben=6)
    table.play("Ben action strike", "Ben attack 90", *critical("stun"), "Ana action pass")
    assert table.fight.moment == 2
    assert len(table.events(Event.STUNNED)) == 1
    table.step()
    table.play("Ben action pass", "Ana action pass")


@pytest.mark.clause("IH-5.2", "IH-6.6", "IH-6.3")
@pytest.mark.parametrize(("option", "asks"), [(False, []), (True, ["Ben pure_defence yes", "Ben pure_defence 90"])])
def test_the_stunned_do_not_save_themselves_either(option: bool, asks: list[str]) -> None:
    table = duel(options={"stun_leaves_defence": option})
    table["Ben"].stunned_until = 5
    table.play("Ana action special", "Ana manoeuvre knockdown", "Ana pure_special 15", *asks)
    assert table["Ben"].down


@pytest.mark.clause("IH-5.2", "IH-6.7")
def test_who_is_startled_loses_one_attack_action_of_several() -> None:
    table = Table(fighter("Ana", voice=40), fighter("Ben", attacks=2, **STURDY))
    table.begin(Ana=6, Ben=1)
    strike = ["Ana action strike", f"Ana attack {SPECIAL}", "Ana manoeuvre shout", "Ana blow leave-out"]
    table.play(*strike, "Ben defence none", "Ana voice 30", "Ben action strike", "Ben attack 90")
    assert (table["Ben"].startled, table["Ben"].attacks_left) == (0, 0)


@pytest.mark.clause("IH-5.2", "IH-6.3")
def test_the_blinded_strike_and_parry_with_a_quarter_until_their_eyes_are_clear() -> None:
    table = duel(fighter("Ana", blade(), "sand"), fighter("Ben", blade(skill=57), **STURDY))
    table.play(*critical("blind"), "Ben action strike", "Ben attack 90")
    assert table.sum("Ben") == 57 // 4
    table.play(*hit(PLAIN, 1)[:2], "Ben defence parry", "Ben defence 90", "Ana location 12", "Ana damage 1")
    assert table.sum("Ben", Why.SKILL, Why.BLIND) == 57 // 4
    table.play("Ben action clear-eyes", "Ben clear_eyes 6", "Ana action pass", "Ben action strike", "Ben attack 90")
    assert table.sum("Ben") == 57


@pytest.mark.clause("IH-5.2", "IH-2.3")
@pytest.mark.parametrize(
    "state",
    [{"down": True}, {"stunned_until": 9}, {"blinded": True}, {"grappled": 0}, {"flees_until": 9}, {"sleep": 1}],
)
def test_who_controls_nothing(state: dict[str, Any]) -> None:
    table = duel()
    assert held_by(table.fight, table["Ana"]) != 0
    for name, value in state.items():
        setattr(table["Ben"], name, value)
    assert held_by(table.fight, table["Ana"]) == 0


@pytest.mark.clause("IH-5.2", "IH-1.6", "IH-6.3")
def test_the_disarmed_pick_their_weapon_up() -> None:
    table = duel()
    table.play(*critical("disarm", "Ana disarm_distance 1"))
    assert "disarmed" in {tag.lower() for tag in condition_tags(table, "Ben")}
    assert not offered(table, "Ben") & {Action.STRIKE, Action.SPECIAL}  # it can only kick, at range 0
    table.play("Ben action ready", "Ana action pass", "Ben action strike", "Ben attack 90")
    assert table["Ben"].main == 0


@pytest.mark.clause("IH-5.2", "IH-13.2")
def test_the_burning_may_put_out_the_flames() -> None:
    table = duel(fighter("Ana", "torch", **STURDY), fighter("Ben", **STURDY))
    table.play("Ana action strike", f"Ana attack {CRITICAL}", "Ana manoeuvre set-alight", "Ana blow leave-out",
               "Ben defence none", "Ana location 12")  # fmt: skip
    assert Action.DOUSE in offered(table, "Ben")
    assert "burning" in {tag.lower() for tag in condition_tags(table, "Ben")}


@pytest.mark.clause("IH-5.2", "IH-6.7")
def test_who_flees_moves_away_and_does_not_attack() -> None:
    table = duel(fighter("Ana", voice=40), fighter("Ben", combat_move=40, **STURDY))
    table.play(*critical("shout", "Ana flight 2"))
    assert offered(table, "Ben") <= {Action.MOVE, Action.WALK, Action.RUN, Action.PASS, Action.LEAVE, Action.STAND}
    table.play("Ben action move", "Ana counter_move no", "Ana action pass", "Ben action walk", "Ben hexes -2")
    assert table.fight.gaps[0].to[1] == 4  # and it isn't asked whether it throws its blade


@pytest.mark.clause("IH-5.2")
@pytest.mark.parametrize(("action", "presence"), [("yield", Presence.YIELDED), ("leave", Presence.AWAY)])
def test_who_yields_or_leaves_is_out_of_the_fight(action: str, presence: Presence) -> None:
    table = Table([fighter("Ana"), fighter("Cid")], fighter("Ben"), distance=3, options={"escape_distance": 3})
    table.begin(Ana=6, Ben=5, Cid=1)
    table.play(f"Ana action {action}", "Ben action pass", "Cid action pass", "Ben action pass", "Cid action pass")
    assert table["Ana"].presence == presence
    assert contested(table.fight)
    table.play("Ben action yield")
    assert winner(table.fight) == 0


@pytest.mark.clause("IH-5.2", "IH-6.8")
def test_who_becomes_unconscious_has_no_opening_any_more() -> None:
    table = duel(fighter("Ana", blade(type="blunt")), fighter("Ben", dodge=50, **STURDY))
    table.play(*blow("Ana", PLAIN, "Ben", "dodge", PLAIN), "Ben action pass")
    assert table["Ben"].opening == Opening.MANOEUVRE
    table.play(*blow("Ana", PLAIN, "Ben"), "Ana location 20", "Ana damage 3", "Ben bone 99", "Ben pain 90")
    assert (table["Ben"].sleep, table["Ben"].opening) == (Sleep.FAINTED, Opening.NONE)


# ---- knocked out ----------------------------------------------------------------------------------------------------


@pytest.mark.clause("IH-6.3", "IH-5.2")
@pytest.mark.parametrize(("check", "wakes"), [("minute", True), ("hour", False)])
def test_who_is_knocked_out_may_come_to_each_minute_or_by_an_option_each_hour(check: str, wakes: bool) -> None:
    ana, rest = fighter("Ana", blade(type="blunt", tags=["blunt"])), [fighter("Ben", unaware=True), fighter("Cid")]
    table = Table(ana, rest, options={"knockout_check": check}, round_limit=3)
    table.begin(Ana=6, Ben=5, Cid=1)
    named = ["Ana manoeuvre knockout", "Ana blow leave-out"]
    table.play("Ana action strike", "Ana target Ben", f"Ana attack {CRITICAL}", *named)
    assert table["Ben"].sleep == Sleep.KNOCKED_OUT
    table.play(*["Cid action pass", "Ana action pass"] * 4, "Cid action pass", "Ana wear 1")
    table.play("Ana initiative 6", "Ben initiative 5", "Cid initiative 4")
    table.play(*["Ana action pass", "Cid action pass"] * 5, "Ana rest 1")
    table.play(*(["Ben knocked_out 10"] if wakes else []), "Ana initiative 6", "Ben initiative 5", "Cid initiative 4")
    assert (table["Ben"].sleep == Sleep.AWAKE) is wakes
    assert table["Ben"].down


# ---- undo -----------------------------------------------------------------------------------------------------------


def bleeding() -> affray.Fight:
    """Two who bleed, in the last moment of the first round, before its last action."""
    fight = sit(fighter("Ana", blade(quality=80), **STURDY), fighter("Ben", **STURDY))
    answer(fight, "Ana initiative 6", "Ben initiative 2")
    for who, foe in (("Ana", "Ben"), ("Ben", "Ana")):
        answer(fight, f"{who} action strike", f"{who} attack 40", f"{foe} defence none")
        answer(fight, f"{who} location 12", f"{who} damage 6")
    for _ in range(3):
        answer(fight, "Ana action pass", "Ben action pass")
    answer(fight, "Ana action pass")
    return fight


CHANGE = ["Ben action pass", "Ana bleeding 90", "Ben bleeding 80", "Ana wear 95", "Ben wear 1"]
ROUND_2 = ["Ana initiative 3", "Ben initiative 4", "Ben action strike", "Ben attack 70"]


@pytest.mark.clause("IH-10.1", "IH-20.2", "IH-20.5", "IH-1.1")
def test_undo_over_a_change_of_round_and_forward_again() -> None:
    fight = bleeding()
    before, start = figures(fight.record), figures(fight.start)
    assert [seen(fight, name)["bars"][0]["value"] for name in ("Ana", "Ben")] == [84, 84]
    states = [before]
    for line in [*CHANGE, *ROUND_2]:
        answer(fight, line)
        states.append(figures(fight.record))
    assert fight.view()["round"] == 2
    assert [values for _, _, values in happened(fight, "bleeding")] == [(3, 81, 0), (3, 81, 0)]
    after, log, questions = figures(fight.record), fight.log, asked(fight)
    for state in reversed(states[:-1]):
        assert fight.undo() == 1
        assert figures(fight.record) == state
    assert (figures(fight.record), figures(fight.start)) == (before, start)
    assert fight.view()["round"] == 1
    for state in states[1:]:
        assert fight.redo() == 1
        assert figures(fight.record) == state
    assert (figures(fight.record), fight.log, asked(fight)) == (after, log, questions)


@pytest.mark.clause("IH-10.1", "IH-1.1")
def test_the_same_in_one_go_typed_anew_and_from_a_save() -> None:
    fight = bleeding()
    before = figures(fight.record)
    answer(fight, *CHANGE, *ROUND_2)
    after, log = figures(fight.record), fight.log
    assert fight.undo(len(CHANGE) + len(ROUND_2)) == len(CHANGE) + len(ROUND_2)
    assert figures(fight.record) == before
    answer(fight, *CHANGE, *ROUND_2)
    assert (figures(fight.record), fight.log) == (after, log)
    again = affray.Fight.restore(fight.save())
    assert (figures(again.record), again.log) == (after, log)


@pytest.mark.clause("IH-10.1", "IH-5.2")
def test_another_roll_in_between_leads_elsewhere_and_back() -> None:
    fight = bleeding()
    answer(fight, *CHANGE, *ROUND_2)
    after = figures(fight.record)
    fight.undo(len(CHANGE) + len(ROUND_2) - 1)
    answer(fight, "Ana bleeding 5", *CHANGE[2:], *ROUND_2)
    assert figures(fight.record) != after
    assert [values for _, _, values in happened(fight, "bleeding")] == [(3, 81, 0)]
    fight.undo(len(CHANGE) + len(ROUND_2) - 1)
    answer(fight, *CHANGE[1:], *ROUND_2)
    assert figures(fight.record) == after
