"""The GM's word: parts of sums, mistyped dice, figures."""

from __future__ import annotations

import random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from affray.play import Fight, Part, Roll, WrongAnswer
from affray.play.fight import figure_range

from tests.play.table import begin, encounter_of, example, picture, play, right_answer, skirmish, whole


def all_parts(fight: Fight) -> list[Part]:
    """Every part and die of the fight so far."""
    return [part for entry in fight.log for part in entry.parts] + list(fight.parts)


def find(fight: Fight, who: str, why: str, kind: str = "part", nth: int = -1) -> Part:
    return [p for p in all_parts(fight) if (p.who, p.why, p.kind) == (who, why, kind)][nth]


def attack(first: int = 7, second: int = 4) -> Fight:
    """Aymar has struck at Bertran; whether it hits hangs on the dice."""
    fight = begin(example("duel"))
    for asked in fight.pending:
        fight.answer("long-sword", asked)
    for value in (8, 4, "strike", first, second):
        fight.answer(value, fight.pending[0])
    return fight


def total(fight: Fight, event: str, nth: int = -1) -> int:
    return [entry.values[0] for entry in fight.log if entry.event == event][nth]


# ---- parts ---------------------------------------------------------------------------------------------------------


def test_the_gm_adds_to_a_sum_and_the_dice_stay() -> None:
    fight = attack()
    before = total(fight, "attacks")
    faces = [p.value for p in all_parts(fight) if p.kind == "roll"]
    fight.overrule(find(fight, "Aymar", "gm", nth=-2), 3, "from above")
    assert total(fight, "attacks") == before + 3
    assert [p.value for p in all_parts(fight) if p.kind == "roll"][: len(faces)] == faces
    part = next(p for p in all_parts(fight) if p.source == "overruled")
    assert (part.who, part.why, part.value, part.was) == ("Aymar", "gm", 3, 0)
    assert fight.journal[-1].reason == "from above"


def test_a_named_part_takes_another_value() -> None:
    fight = attack()
    before, weapon = total(fight, "attacks"), find(fight, "Aymar", "weapon", nth=0)
    weapon = next(
        p
        for p in all_parts(fight)
        if (p.who, p.why) == ("Aymar", "weapon") and p.clock == find(fight, "Aymar", "attack", "roll").clock
    )
    fight.overrule(weapon, weapon.value - 4)
    assert total(fight, "attacks") == before - 4


@settings(max_examples=25)
@given(st.integers(0, 400), st.integers(3, 50), st.randoms(use_true_random=False))
def test_an_overrule_undone_restores_all(seed: int, answers: int, dice: random.Random) -> None:
    """Of any part or die of the whole fight, in this turn or an earlier one, with any effect on what comes after."""
    fight = play(begin(encounter_of(seed)), answers, seed)
    for _ in range(3):
        parts = [p for p in all_parts(fight) if p.kind in ("part", "roll")]
        if not parts:
            return
        part, before = dice.choice(parts), picture(fight)
        value = (
            dice.randint(part.low, part.high) if part.kind == "roll" else part.value + dice.choice([-20, -3, 1, 9, 30])
        )
        fight.overrule(part, value)
        after = whole(fight)
        assert fight.undo() == 1
        assert picture(fight) == before
        fight.redo()
        assert whole(fight) == after
        if dice.random() < 0.5:
            fight.undo()


def test_overruled_to_what_it_was_nothing_else_changes() -> None:
    fight = attack()
    record, pending = picture(fight)["record"], fight.pending
    for part in [p for p in all_parts(fight) if p.kind in ("part", "roll")]:
        fight.overrule(part, part.value)
    assert picture(fight)["record"] == record
    assert [asked.key for asked in fight.pending] == [asked.key for asked in pending]


def test_the_last_overrule_of_a_part_counts() -> None:
    fight = attack()
    before = total(fight, "attacks")
    for value in (5, -2):
        fight.overrule(find(fight, "Aymar", "gm", nth=-2), value)
    assert total(fight, "attacks") == before - 2
    fight.undo()
    assert total(fight, "attacks") == before + 5
    fight.undo()
    assert total(fight, "attacks") == before


# ---- dice ----------------------------------------------------------------------------------------------------------


@pytest.mark.clause("AM-1.5")
def test_a_mistyped_die_is_put_right_and_0_is_10() -> None:
    fight = attack(7)
    assert "botches" not in [entry.event for entry in fight.log]
    fight.overrule(find(fight, "Aymar", "attack", "roll"), 0, "it was a 0")
    assert [(asked.who, asked.name) for asked in fight.pending] == [("Aymar", "botch")]
    die = find(fight, "Aymar", "attack", "roll")
    assert (die.value, die.was, die.source) == (10, 7, "overruled")


def turns_later(answers: int = 25) -> tuple[Fight, list[Any]]:
    """A duel some turns on, in which nobody has hit, and all its answers."""
    fight, dice = attack(3, 9), random.Random(11)
    for _ in range(answers):
        (asked,) = fight.pending
        if isinstance(asked, Roll):
            fight.answer(dice.randint(8, 9) if asked.why == "defence" else dice.randint(2, 4))
        else:
            fight.answer("strike" if asked.name == "action" else right_answer(asked, dice))
    return fight, [(entry.key, entry.clock, entry.value) for entry in fight.journal]


def test_a_die_of_three_turns_ago_is_put_right_and_all_other_dice_stay() -> None:
    fight, answers = turns_later()
    die = find(fight, "Aymar", "attack", "roll", 0)
    turns = len({entry.clock for entry in fight.journal})
    assert turns > 4
    before = picture(fight)
    fight.overrule(die, 9)
    assert find(fight, "Aymar", "attack", "roll", 0).value == 9
    faces = {(p.clock, p.key): p.value for p in all_parts(fight) if p.kind == "roll" and p.source == "typed"}
    for key, clock, value in answers:
        assert faces.get((clock, key), value) == value
    assert [(e.key, e.clock, e.value) for e in fight.journal[:-1]] == answers
    fight.undo()
    assert picture(fight) == before


def test_what_no_longer_comes_up_is_set_aside_and_used_again_when_it_does() -> None:
    fight, _ = turns_later(2)
    hits = [entry for entry in fight.log if entry.event in ("hit", "soaked", "misses")]
    assert hits
    before = picture(fight)
    fight.overrule(find(fight, "Bertran", "defence", "roll", 0), 0)  # a botch comes between: its die is asked for now
    assert [(asked.who, asked.name) for asked in fight.pending] == [("Bertran", "botch")]
    aside = {(entry.clock, entry.key) for entry in fight.set_aside}
    assert aside  # what was answered after that blow
    fight.answer(5)
    assert not {(entry.clock, entry.key) for entry in fight.set_aside} & aside
    fight.undo(2)
    assert picture(fight) == before
    assert fight.set_aside == ()


def test_the_gm_is_told_of_an_overrule_whose_part_no_longer_comes_up() -> None:
    fight = attack(7, 2)
    assert "hit" in [entry.event for entry in fight.log] or "soaked" in [entry.event for entry in fight.log]
    fight.overrule(find(fight, "Bertran", "gm"), 4, "a stout coat")
    (blow,) = [entry for entry in fight.log if entry.event == "attacks"]
    fight.overrule(next(p for p in blow.parts if p.why == "gm"), -20)
    assert [entry.event for entry in fight.log if entry.who == "Aymar"][-1] == "misses"
    assert [(entry.kind, entry.reason) for entry in fight.set_aside] == [("overrule", "a stout coat")]
    fight.undo()
    assert fight.set_aside == ()


@pytest.mark.parametrize("value", [11, -1, 100, 2.0, "7", None, True])
def test_a_face_that_the_die_does_not_have_is_refused(value: Any) -> None:
    fight = attack()
    before = whole(fight)
    with pytest.raises(WrongAnswer, match=f"{value}: the dice show 1 to 10"):
        fight.overrule(find(fight, "Aymar", "attack", "roll"), value)
    assert whole(fight) == before


def test_the_sum_of_several_dice_stays_one_that_they_can_show() -> None:
    for seed in range(50):
        fight = play(begin(encounter_of(2 * seed)), 40, seed)
        for part in all_parts(fight):
            if part.kind == "roll" and part.low > 1:
                with pytest.raises(WrongAnswer, match=f"1: the dice show {part.low} to {part.high}"):
                    fight.overrule(part, 1)
                fight.overrule(part, part.low)
                return
    raise AssertionError


@pytest.mark.parametrize("value", [1.5, "3", None, False, 10**9])
def test_a_part_is_a_whole_number(value: Any) -> None:
    fight = attack()
    before = whole(fight)
    with pytest.raises(WrongAnswer, match=f"{value}: a whole number from -1000000 to 1000000"):
        fight.overrule(find(fight, "Aymar", "gm"), value)
    assert whole(fight) == before


def test_a_choice_is_taken_back_by_undo_not_overruled() -> None:
    fight = attack()
    choice = next(p for p in all_parts(fight) if p.kind == "choice")
    with pytest.raises(WrongAnswer, match="undo takes a choice back"):
        fight.overrule(choice, 1)


def test_a_part_of_what_was_undone_is_no_part_any_more() -> None:
    fight = attack()
    part = find(fight, "Bertran", "defence", "roll")
    fight.undo(2)
    before = whole(fight)
    with pytest.raises(WrongAnswer, match="that isn't part of the fight any more"):
        fight.overrule(part, 5)
    assert whole(fight) == before


def test_a_fight_that_was_over_goes_on_when_its_last_blow_is_overruled() -> None:
    fight = begin(example("duel"))
    fight.auto(seed=1)
    before = picture(fight)
    assert before["winner"] is not None
    last = next(entry for entry in reversed(fight.log) if entry.event == "attacks")
    fight.overrule(next(p for p in last.parts if p.why == "gm"), -100)
    assert picture(fight)["winner"] is None
    fight.undo()
    assert picture(fight) == before


# ---- figures -------------------------------------------------------------------------------------------------------


def figure(fight: Fight, name: str, which: str) -> int:
    found: int = next(one["figures"][which] for one in fight.view()["combatants"] if one["name"] == name)
    return found


def test_a_figure_is_set_at_once_and_undone() -> None:
    fight = attack()
    before = picture(fight)
    fight.override("aymar", "body", 2, "fell down the stairs")
    assert figure(fight, "Aymar", "body") == 2
    assert fight.journal[-1].reason == "fell down the stairs"
    after = picture(fight)
    fight.undo()
    assert picture(fight) == before
    fight.redo()
    assert picture(fight) == after


def test_a_figure_set_in_mid_turn_does_not_take_a_wound_of_this_turn_twice() -> None:
    """Set after the blow: what the blow did is done, and the GM's word stands."""
    fight = attack(9, 2)
    assert figure(fight, "Bertran", "body") > 0
    fight.override("Bertran", "body", 1)
    assert figure(fight, "Bertran", "body") == 1
    fight.answer(right_answer(fight.pending[0], random.Random(2)), fight.pending[0])
    assert figure(fight, "Bertran", "body") == 1


def test_a_figure_counts_in_what_comes_after() -> None:
    fight = begin(example("duel"))
    for asked in fight.pending:
        fight.answer("long-sword", asked)
    for value in (8, 4):
        fight.answer(value, fight.pending[0])
    fight.override("Aymar", "body", 3)
    fight.answer("strike")
    assert find(fight, "Aymar", "wounds").value < 0


@settings(max_examples=20)
@given(st.integers(0, 400), st.integers(0, 40), st.randoms(use_true_random=False))
def test_any_figure_within_its_range_can_be_set_at_any_time(seed: int, answers: int, dice: random.Random) -> None:
    fight = play(begin(encounter_of(seed)), answers, seed)
    for _ in range(3):
        if not fight.pending:
            return
        name, which = dice.choice(fight.roster.names), dice.choice(list(fight.ruleset.figures))
        kind = fight.ruleset.figures[which]
        index = fight.roster.names.index(name)
        value = dice.randint(*figure_range(fight.ruleset, fight.record, index, which))
        before = picture(fight)
        fight.override(name, which, value)
        if which != "lost_turns":  # one who is just asked what to do loses this very turn
            assert getattr(fight.record.combatants[index], kind.path) == value
        after = picture(fight)
        fight.undo()
        assert picture(fight) == before
        fight.redo()
        assert picture(fight) == after
        play(fight, 2, seed)


def at_the_turn() -> Fight:
    """Aymar is asked what to do, and nothing has been answered in his turn."""
    fight = begin(example("duel"))
    for asked in fight.pending:
        fight.answer("long-sword", asked)
    for value in (8, 4):
        fight.answer(value, fight.pending[0])
    assert [(asked.who, asked.name) for asked in fight.pending] == [("Aymar", "action")]
    return fight


def test_the_dead_do_not_act_though_they_were_just_asked() -> None:
    fight = begin(skirmish(1, 6))
    while not fight.pending or fight.pending[0].name != "action":
        fight.answer(right_answer(fight.pending[0], random.Random(fight.done)), fight.pending[0])
    who, before = fight.pending[0].who, picture(fight)
    top = max(fight.ruleset.figures["body"].high(fight.record, fight.pending[0].index), 0)  # type: ignore[operator]
    fight.override(who, "body", top, "a heart attack")
    assert [asked.who for asked in fight.pending] != [who]
    assert "dead" in next(one["tags"] for one in fight.view()["combatants"] if one["name"] == who)
    assert fight.set_aside == ()
    play(fight, 12, 4)
    assert all(entry.who != who or entry.event != "turn" for entry in fight.log[-5:])
    fight.undo(fight.done - len(before["journal"]))
    assert picture(fight) == before


def test_what_is_offered_goes_by_the_figure_set() -> None:
    fight = at_the_turn()
    options = fight.pending[0].options  # type: ignore[attr-defined]
    assert "exert-attack" in options.values()
    fight.override("Aymar", "fatigue", fight.ruleset.figures["fatigue"].high(fight.record, 0) - 1)  # type: ignore[operator]
    assert fight.pending[0].who == "Aymar"
    fight.override("Aymar", "lost_turns", 1)
    assert fight.pending[0].who == "Bertran"
    assert "loses_turn" in [entry.event for entry in fight.log]


def test_two_figures_set_at_the_beginning_of_a_turn() -> None:
    fight = at_the_turn()
    before = picture(fight)
    fight.override("Bertran", "body", 2)
    fight.override("Aymar", "body", 1)
    fight.override("Bertran", "body", 3)
    assert (figure(fight, "Aymar", "body"), figure(fight, "Bertran", "body")) == (1, 3)
    assert [fight.start.combatants[k].body for k in range(2)] == [1, 3]  # where the odds begin
    assert (fight.tape, fight.set_aside) == ((), ())
    fight.undo(3)
    assert picture(fight) == before


@pytest.mark.parametrize(
    ("args", "message"),
    [
        (("Nemo", "body", 1), "Nemo: nobody of that name; one of Aymar, Bertran"),
        (("Aymar", "blood", 1), "blood: one of body, fatigue"),
        (("Aymar", "body", -1), "body -1: a whole number from 0 to "),
        (("Aymar", "body", 99), "body 99: a whole number from 0 to "),
        (("Aymar", "body", "2"), "body 2: a whole number from 0 to "),
        (("Aymar", "body", 1.0), r"body 1\.0: a whole number from 0 to "),
        (("Aymar", "body", True), "body True: a whole number from 0 to "),
        (("Aymar", "body", None), "body None: a whole number from 0 to "),
        (("Aymar", "strength", 41), "strength 41: a whole number from -20 to 40"),
    ],
)
def test_a_figure_that_cannot_be_set_so_is_refused(args: Any, message: str) -> None:
    fight = attack()
    before = whole(fight)
    with pytest.raises(WrongAnswer, match=message):
        fight.override(*args)
    assert whole(fight) == before


def test_no_figure_is_set_in_a_fight_that_is_over() -> None:
    fight = begin(example("duel"))
    fight.auto(seed=1)
    with pytest.raises(WrongAnswer, match="the fight is over: undo first"):
        fight.override("Aymar", "body", 0)


def test_the_gm_is_told_of_a_figure_whose_question_no_longer_comes_up() -> None:
    fight, _ = turns_later(6)
    while fight.pending[0].name == "action":
        fight.answer("strike")
    fight.override("Aymar", "strength", 9, "a potion")
    assert [entry.kind for entry in fight.set_aside] == []
    fight.overrule(find(fight, "Aymar", "attack", "roll", 0), 0)
    assert "set" in [entry.kind for entry in fight.set_aside]
    fight.undo()
    assert [entry.kind for entry in fight.set_aside] == []
