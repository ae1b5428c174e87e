"""AA-3.14: one deck of fight cards for the table: drawn by hand or by the program, kept through undo and save."""

from __future__ import annotations

import pytest

import affray
from affray.play import Draw

from tests.aanvallen.table import answer, asked, fighter, sit


def table() -> affray.Fight:
    ana = fighter("Ana", action=5, at=[4, 4], facing="e")
    fight = sit(ana, fighter("Ben", at=[5, 4], surprised=True), options={"chance": "cards"})
    answer(fight, "Ana action strike", "Ana kind strike", "Ana on_top nothing-more")
    assert asked(fight) == ["Ana luck"]
    return fight


@pytest.mark.clause("AA-3.14")
def test_a_card_drawn_by_hand_is_typed_and_gone() -> None:
    fight = table()
    (question,) = fight.pending
    assert isinstance(question, Draw)
    assert set(question.options.values()) == {str(card) for card in range(1, 21)}
    answer(fight, "Ana luck 7")
    assert fight.view()["cards"] == 19
    answer(fight, "Ana where 11")
    (question,) = fight.pending
    assert question.who == "Ben"
    with pytest.raises(affray.WrongAnswer):
        fight.answer(7)
    fight.answer(8)
    assert fight.view()["cards"] == 18


@pytest.mark.clause("AA-3.14")
def test_undo_puts_the_card_back_and_a_save_keeps_the_deck() -> None:
    fight = table()
    answer(fight, "Ana luck 7")
    fight.undo()
    assert (asked(fight), fight.view()["cards"]) == (["Ana luck"], 20)
    fight.redo()
    answer(fight, "Ana where 11", "Ben survival 20")
    again = affray.Fight.restore(fight.save())
    assert again.view()["cards"] == 18
    assert again.record.deck == fight.record.deck
    fight.auto(seed=2)
    again.auto(seed=2)
    assert fight.view() == again.view()


@pytest.mark.clause("AA-3.14")
def test_the_deck_is_shuffled_when_it_is_used_up() -> None:
    fight = table()
    fight.auto(seed=3)
    drawn = [part.value for entry in fight.log for part in entry.parts if part.kind == "draw"]
    first = drawn[:20]
    assert len(set(first)) == len(first)
