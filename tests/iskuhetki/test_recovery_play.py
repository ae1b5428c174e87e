"""A recovery at the table: from a real fight, with undo and redo, the GM's word, autopilots, and saved."""

from __future__ import annotations

import functools
import json
import random
from pathlib import Path
from typing import Any

import pytest

import affray
from affray import Recovery, WrongAnswer
from affray.play import Choice, Question, Roll
from affray.play.saves import CHANGED

from tests.iskuhetki.table import encounter, fighter
from tests.play.table import log_of, whole

EXAMPLES = Path(__file__).parents[2] / "examples"
AXE = {"name": "axe", "damage": "d8", "type": "hack", "ranges": [-10, 0], "quality": 90}
MEND = {"first_aid": 60, "healing": 40, "open_wounds": 30, "bonesetting": 30, "carpentry": 30, "surgery": 30}


def company() -> affray.Encounter:
    """Two healers and a brute against three brutes."""
    sheets = []
    for name in ("Ana", "Ben", "Cid", "Dag", "Eli", "Fin"):
        sheet = fighter(name, AXE)
        sheet["skills"] |= {"weapons": 60, **(MEND if name in ("Ana", "Ben") else {})}
        sheets.append(sheet)
    return encounter(sheets[:3], sheets[3:], title="A brawl")


@functools.cache
def ended(least: int = 2) -> str:
    """A fight that is over, with bleeding people and somebody awake to help them, as it is saved."""
    for seed in range(200):
        fight = affray.Fight(company(), seed=seed)
        fight.auto()
        able = [one for one in fight.view()["combatants"] if one["able"]]
        hurt = [one for one in fight.view()["combatants"] if one["bleeding"] and "dead" not in one["tags"]]
        if len(hurt) >= least and any(one["name"] in ("Ana", "Ben") for one in able):
            return json.dumps(fight.save())
    raise AssertionError("no such fight")


def recovery(seed: int = 1) -> Recovery:
    """A recovery from it."""
    made = affray.Fight.restore(json.loads(ended())).recover(seed=seed)
    assert isinstance(made, Recovery)
    return made


def answer(of: Recovery, asked: Question, dice: random.Random) -> None:
    """Something that answers a question; nobody ends it."""
    if isinstance(asked, Roll):
        of.answer(sum(dice.randint(1, asked.sides) for _ in range(asked.count)), asked)
    else:
        assert isinstance(asked, Choice)
        of.answer(dice.choice([k for k, name in asked.options.items() if name not in ("end", "limb")]), asked)


def played(answers: int, seed: int = 1) -> Recovery:
    """A recovery some answers on."""
    made, dice = recovery(), random.Random(seed)
    for _ in range(answers):
        if made.pending:
            answer(made, made.pending[0], dice)
    return made


def saved(of: Recovery) -> Any:
    """A saved recovery as it comes out of a file."""
    return json.loads(json.dumps(of.save()))


@pytest.mark.clause("IH-16.1")
def test_a_fight_must_be_over_first() -> None:
    fight = affray.Fight(company(), seed=1)
    with pytest.raises(WrongAnswer, match="the fight isn't over: play it to its end first"):
        fight.recover()
    fight.auto()
    assert fight.recover().fight is fight
    with pytest.raises(WrongAnswer, match="a recovery already"):
        fight.recover().recover()
    with pytest.raises(TypeError, match="a Fight is wanted"):
        Recovery(fight.recover())


def test_a_ruleset_may_have_nothing_of_the_kind() -> None:
    fight = affray.Fight(affray.load(EXAMPLES / "arsmagica" / "duel.yaml"))
    with pytest.raises(WrongAnswer, match="arsmagica: this ruleset has no rules for what comes after a fight"):
        fight.recover()


def test_there_are_no_odds_of_it() -> None:
    with pytest.raises(TypeError, match="odds of Recovery: an Encounter or a Fight is wanted"):
        affray.odds(recovery(), 10)


def test_it_begins_with_what_the_fight_left() -> None:
    made = recovery()
    before, after = made.fight.view()["combatants"], made.view()["combatants"]
    for one, other in zip(before, after, strict=True):
        assert (one["name"], one["side"], one["bars"][0]) == (other["name"], other["side"], other["bars"][0])
        assert [place["hp"] for place in one["locations"]] == [place["hp"] for place in other["locations"]]
        assert [wound["points"] for wound in one["wounds"]] == [wound["points"] for wound in other["wounds"]]
    assert made.winner is None
    assert made.view()["now"] == {"day": 0, "time": "0:00", "manner": "full"}


def test_the_fight_stays_as_it_is() -> None:
    made = recovery()
    before = whole(made.fight)
    made.auto()
    assert made.over
    assert whole(made.fight) == before


def test_undo_and_redo_give_the_same_again() -> None:
    made = played(30)
    before = whole(made)
    made.undo(12)
    assert whole(made) != before
    made.redo(12)
    assert whole(made) == before
    made.undo(10**6)
    assert made.done == 0
    assert whole(made)["record"] == whole(recovery())["record"]


def test_an_overruled_die_makes_it_come_out_otherwise() -> None:
    made = recovery()
    while not isinstance(made.pending[0], Roll) or made.pending[0].name != "first_aid":
        made.answer(min(made.pending[0].options), made.pending[0])  # type: ignore[attr-defined]
    made.answer(70)
    (treats,) = [entry for entry in made.log if entry.event == "treats"]
    die = next(part for part in treats.parts if part.kind == "roll")
    made.overrule(die, 100, "it lay against the book")
    assert "still_bleeds" in [entry.event for entry in made.log]


def test_the_gms_word_on_a_figure() -> None:
    made = recovery()
    hurt = next(one for one in made.view()["combatants"] if one["able"])
    made.override(hurt["name"], "blood", 3, "a curse")
    again = next(one for one in made.view()["combatants"] if one["name"] == hurt["name"])
    assert again["figures"]["blood"] == 3
    made.undo()
    with pytest.raises(WrongAnswer, match="blood"):
        made.override(hurt["name"], "blood", 30)


def up_to(name: str) -> Recovery:
    """A recovery in which a question of that name is open."""
    for seed in range(20):
        made, dice = recovery(), random.Random(seed)
        for _ in range(60):
            if made.pending and made.pending[0].name == name:
                return made
            if made.pending:
                answer(made, made.pending[0], dice)
    raise AssertionError("it is never asked")


@pytest.mark.clause("IH-16.12")
@pytest.mark.parametrize("asked", ["treatment", "patient"])
def test_whom_the_gm_takes_away_nobody_treats(asked: str) -> None:
    made = up_to(asked)
    told = len(made.log)
    for name in made.roster.names:
        made.override(name, "dead", 1)
    open_now = made.pending[0]
    assert isinstance(open_now, Choice)
    made.answer(next(iter(open_now.options)))
    assert [entry.event for entry in made.log[told:]] == ["ends"]


@pytest.mark.parametrize(("answers", "undone"), [(0, 0), (7, 0), (25, 6), (80, 0)])
def test_it_comes_back_as_it_was_saved(answers: int, undone: int) -> None:
    made = played(answers)
    made.undo(undone)
    made.autopilot["Ana"] = True
    data = saved(made)
    back = Recovery.restore(data)
    assert whole(back) == whole(made)
    assert (back.rolls, back.autopilot, back.seed) == (made.rolls, made.autopilot, made.seed)
    assert whole(back.fight) == whole(made.fight)
    assert saved(back) == data
    assert back.notes == []
    for each in (made, back):
        each.auto()
    assert whole(back) == whole(made)


def test_under_changed_rules_it_goes_on_from_its_checkpoint() -> None:
    made = played(25)
    data = saved(made)
    data["rules"] = data["fight"]["rules"] = "older"
    assert whole(Recovery.restore(data)) == whole(made)
    data["checkpoint"]["steps"] = 10**6
    back = Recovery.restore(data)
    assert back.view() == made.view()
    assert back.notes == [CHANGED]
    assert log_of(back) == log_of(made)
    back.auto()
    assert back.over


def test_from_a_fight_that_ended_under_other_rules_people_still_recover() -> None:
    data = json.loads(ended())
    fight = affray.Fight.restore(data)
    data |= {"rules": "older", "checkpoint": {**data["checkpoint"], "steps": 10**6}}
    back = affray.Fight.restore(data)
    assert (back.notes, log_of(back), back.winner) == ([CHANGED], log_of(fight), fight.winner)
    made, other = fight.recover(seed=1), back.recover(seed=1)
    for each in (made, other):
        each.auto(steps=20)
    assert whole(other) == whole(made)


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"affray": 2}, "saved in format 2"),
        ({"ruleset": "ourgame"}, "isn't installed"),
        ({"fight": None}, "this is no saved fight"),
        ({"journal": [1]}, "this saved recovery is damaged"),
        ({"done": 99999}, "this saved recovery is damaged: done: 99999"),
    ],
)
def test_what_is_no_saved_recovery_is_refused(change: dict[str, Any], message: str) -> None:
    with pytest.raises(ValueError, match=message):
        Recovery.restore(saved(recovery()) | change)


def test_a_fight_is_no_recovery_and_the_other_way_round() -> None:
    with pytest.raises(ValueError, match="a saved fight, not a recovery"):
        Recovery.restore(json.loads(ended()))
    with pytest.raises(ValueError, match="a saved recovery, not a fight"):
        affray.Fight.restore(saved(recovery()))
    with pytest.raises(ValueError, match="the fight isn't over"):
        Recovery.restore(saved(recovery()) | {"fight": affray.Fight(company()).save()})


def test_settings_are_those_of_the_fight() -> None:
    fight = affray.Fight.restore(json.loads(ended()))
    fight.rolls["Dag"] = "auto"
    fight.autopilot["Eli"] = True
    made = fight.recover()
    assert made.rolls["Dag"] == "auto"
    assert made.autopilot["Eli"]


def test_with_all_on_autopilot_nothing_is_asked() -> None:
    made = recovery()
    made.autopilot.update(dict.fromkeys(made.roster.names, True))
    made.proceed()
    assert made.over
    assert {entry.source for entry in made.journal} == {"auto"}


def test_how_long_to_wait_is_asked_unless_all_are_on_autopilot() -> None:
    made = recovery()
    made.autopilot.update(dict.fromkeys(made.roster.names, True))
    made.autopilot["Fin"] = False
    made.rolls.update(dict.fromkeys(made.roster.names, "auto"))
    made.proceed()
    assert [asked.name for asked in made.pending] in (["span"], ["who"])


def test_a_healer_comes_to_help_and_goes_on_after_saving() -> None:
    made = played(4)
    sheet = fighter("Eve")
    sheet["skills"] |= {"weapons": 5, **MEND}
    made.join({**sheet, "side": "A"})
    while made.set_aside and made.pending:
        answer(made, made.pending[0], random.Random(2))
    assert made.roster.names[-1] == "Eve"
    assert made.view()["combatants"][-1]["tags"] == ["well"]
    assert len(made.view()["combatants"][-1]["locations"]) == 13
    back = Recovery.restore(saved(made))
    assert whole(back) == whole(made)
    back.auto()
    assert back.over
    assert "comes" in [entry.event for entry in back.log]


def test_who_is_faulty_does_not_join() -> None:
    made = recovery()
    with pytest.raises(ValueError, match="Ana"):
        made.join({**fighter("Ana"), "side": "A"})
    with pytest.raises(WrongAnswer, match="only who is away"):
        made.join("Ana")


@pytest.mark.parametrize("seed", range(6))
def test_whatever_is_answered_it_never_fails(seed: int) -> None:
    made, dice = recovery(), random.Random(seed)
    for _ in range(150):
        if not made.pending:
            break
        answer(made, made.pending[0], dice)
        if dice.random() < 0.05:
            figure = dice.choice(["blood", "hurt1", "hurt6", "hurt13", "sleep", "dead"])
            if made.pending:
                made.override(dice.choice(made.roster.names), figure, dice.randint(0, 1), "whim")
        if dice.random() < 0.05:
            made.undo(dice.randint(1, 4))
        made.view()
    assert whole(Recovery.restore(saved(made))) == whole(made)
