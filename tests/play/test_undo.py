"""Undo and redo: any number of entries, beyond both ends, and the dice stay."""

from __future__ import annotations

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from affray.play import Fight

from tests.play.table import begin, encounter_of, example, picture, play, right_answer, skirmish, whole


@settings(max_examples=25)
@given(st.integers(0, 400), st.integers(0, 60), st.lists(st.integers(1, 25), max_size=5))
def test_undo_and_redo_of_any_number_is_as_if_nothing_had_been(seed: int, answers: int, numbers: list[int]) -> None:
    fight = play(begin(encounter_of(seed)), answers, seed)
    before = whole(fight)
    for n in numbers:
        done = fight.done
        undone = fight.undo(n)
        assert undone == min(n, done)
        assert fight.redo(n) == undone
        assert whole(fight) == before


@settings(max_examples=15)
@given(st.integers(0, 400), st.integers(0, 40))
def test_each_undo_gives_what_was_there_before_the_entry(seed: int, answers: int) -> None:
    fight, pictures = begin(encounter_of(seed)), []
    dice = random.Random(seed)
    for _ in range(answers):
        if fight.pending:
            pictures.append(picture(fight))
            asked = dice.choice(fight.pending)
            fight.answer(right_answer(asked, dice), asked)
    last = picture(fight)
    for before in reversed(pictures):
        assert fight.undo() == 1
        assert picture(fight) == before
    for after in [*pictures[1:], last] if pictures else []:
        assert fight.redo() == 1
        assert picture(fight) == after


@pytest.mark.parametrize("name", ["duel", "bridge", "magus", "ravine"])
def test_undo_to_the_start_and_redo_to_the_end_gives_the_same_fight(name: str) -> None:
    fight = begin(example(name))
    start = picture(fight)
    fight.auto(seed=4)
    assert fight.over
    end, entries = whole(fight), fight.done
    assert fight.undo(10**9) == entries
    assert picture(fight) == start
    assert fight.undo() == 0
    assert picture(fight) == start
    assert fight.redo(10**9) == entries
    assert whole(fight) == end
    assert fight.redo() == 0
    assert whole(fight) == end


@pytest.mark.parametrize("n", [0, -1, -100])
def test_fewer_than_one_is_none(n: int) -> None:
    fight = play(begin(example("duel")), 9)
    before = whole(fight)
    assert (fight.undo(n), fight.redo(n)) == (0, 0)
    assert whole(fight) == before


def test_what_was_undone_is_gone_after_a_new_answer() -> None:
    fight = play(begin(example("duel")), 10)
    fight.undo(3)
    asked = fight.pending[0]
    fight.answer(right_answer(asked, random.Random(99)), asked)
    before = whole(fight)
    assert before["undone"] == []
    assert fight.redo() == 0
    assert whole(fight) == before


def test_a_wrong_answer_leaves_what_was_undone() -> None:
    fight = play(begin(example("duel")), 10)
    fight.undo(3)
    before = whole(fight)
    with pytest.raises(ValueError, match="nonsense"):
        fight.answer("nonsense", fight.pending[0])
    assert whole(fight) == before
    assert fight.redo(3) == 3


def rolled_again(fight: Fight) -> None:
    """Undo a die that the program rolled and roll it again: the same face comes."""
    (asked, *_) = fight.pending
    fight.roll(asked)
    face = fight.journal[fight.done - 1].value
    before = picture(fight)
    for _ in range(3):
        fight.undo()
        fight.roll(asked)
        assert fight.journal[fight.done - 1].value == face
        assert picture(fight) == before


def test_after_an_undo_the_program_rolls_the_same_die() -> None:
    fight, dice, dice_rolled = begin(skirmish(2)), random.Random(3), 0
    while fight.pending and dice_rolled < 15:
        if hasattr(fight.pending[0], "sides"):
            rolled_again(fight)
            dice_rolled += 1
        else:
            fight.answer(right_answer(fight.pending[0], dice), fight.pending[0])
    assert dice_rolled == 15


def test_the_die_stays_also_when_others_answer_in_another_order() -> None:
    fight = begin(example("duel"))
    for asked in fight.pending:
        fight.answer("dagger", asked)
    first, second = fight.pending
    fight.roll(first)
    fight.roll(second)
    faces = {entry.key: entry.value for entry in fight.journal}
    fight.undo(2)
    fight.roll(second)
    fight.roll(first)
    assert {entry.key: entry.value for entry in fight.journal} == faces


def test_across_answers_of_autopilots() -> None:
    """One person among autopilots: entries of both stand in the journal, and undo takes them back one by one."""
    fight = begin(example("bridge"))
    fight.autopilot.update({name: name != "Sir Roland" for name in fight.autopilot})
    fight.proceed()
    dice, pictures = random.Random(5), []
    for _ in range(12):
        if fight.pending:
            pictures.append((fight.done, picture(fight)))
            asked = fight.pending[0]
            fight.answer(right_answer(asked, dice), asked)
    end = whole(fight)
    for done, before in reversed(pictures):
        fight.undo(fight.done - done)
        assert picture(fight) == before
    fight.redo(10**9)
    assert whole(fight) == end


def test_after_an_undo_autopilots_stand_still_until_somebody_goes_on() -> None:
    fight = begin(example("bridge"))
    fight.autopilot.update({name: name != "Sir Roland" for name in fight.autopilot})
    fight.proceed()
    fight.answer("long-sword", fight.pending[0])
    before = whole(fight)
    fight.undo(2)
    assert fight.pending  # an autopilot's question stands open
    fight.proceed()
    fight.redo()
    assert before["journal"][: fight.done] == picture(fight)["journal"][: len(before["journal"])]


def test_the_last_entry_of_a_fight_that_is_over_can_be_undone() -> None:
    fight = begin(example("duel"))
    fight.auto(seed=8)
    winner = fight.winner
    fight.undo()
    assert (fight.over, fight.winner) == (False, None)
    fight.redo()
    assert fight.winner == winner
