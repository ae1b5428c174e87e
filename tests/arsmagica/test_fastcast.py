"""AM-6.2 to AM-6.4, AM-6.7, AM-6.8: an attack is answered by a ward cast faster than it."""

from __future__ import annotations

from typing import Any

import pytest

from affray.rulesets.arsmagica.codes import Why

from tests.arsmagica.table import (
    Sheet,
    Table,
    answer,
    asked,
    begun,
    blade,
    fighter,
    happened,
    levels,
    options,
    spell,
    tags,
)

FLASH = spell("flash", "ward", cancels=1, range=15)
SHELL = spell("shell", "ward", soak=9, range=15, rounds=2)


def mage(*spells: Sheet, name: str = "Ana", **rest: Any) -> Sheet:
    """Quickness 1, Finesse 2: 3 on a fast cast; Creo 8, Ignem 7: 15 on a casting."""
    figures: Sheet = {"quickness": 1, "abilities": {"finesse": 2}, **rest}
    return fighter(name, arts={"creo": 8, "ignem": 7}, spells=list(spells) or [FLASH], **figures)


BEN, CAL = fighter("Ben", blade(damage=3)), fighter("Cal")
FIRST = {"Ben": 8, "Ana": 2}  # Ben's initiative is 8, Ana's 3


def struck_at(*, die: int, **rest: Any) -> Any:
    """Ben strikes at Ana, who answers with this die."""
    fight = begun(BEN, mage(**rest), faces=FIRST)
    answer(fight, "Ben action strike", "Ana fast_cast flash", f"Ana fast_cast {die}")
    return fight


# ---- in time or not ---------------------------------------------------------------------------------------------


@pytest.mark.clause("AM-6.2")
@pytest.mark.parametrize(("die", "in_time"), [(4, False), (5, False), (6, True)])
def test_a_new_roll_must_beat_the_roll_that_the_opponent_had(die: int, in_time: bool) -> None:
    fight = struck_at(die=die)
    assert happened(fight, "fast_casts") == [("Ana", "Ben", (die + 3, 8, 0))]
    assert asked(fight) == (["Ana casting"] if in_time else ["Ana too_slow"])  # a tie fails


@pytest.mark.clause("AM-6.2")
def test_it_is_declared_before_the_dice_of_the_attack_and_in_secret() -> None:
    fight = begun(BEN, mage(), faces=FIRST)
    answer(fight, "Ben action strike")
    assert asked(fight) == ["Ana fast_cast"]
    assert fight.pending[0].secret
    assert options(fight) == {"flash", "none"}
    answer(fight, "Ana fast_cast none", "Ben attack 3", "Ana defence 9", "Ana action pass")


@pytest.mark.clause("AM-6.2")
def test_quickness_and_finesse_and_wounds_count() -> None:
    table = Table(BEN, mage(wounds=2, fatigue=2))
    table.begin(Ben=8, Ana=2)
    table.play("Ben action strike", "Ana fast_cast flash", "Ana fast_cast 1", "Ana fast_cast 5", "Ana casting 5")
    fast = {why: table.sum("Ana", why) for why in (Why.QUICKNESS, Why.FINESSE)}
    assert fast == {Why.QUICKNESS: 1, Why.FINESSE: 2}
    assert table.sum("Ana", Why.WOUNDS) == -2  # in the roll, and in the casting
    assert [told.numbers[0] for told in table.told if told.event.name == "FAST_CASTS"] == [10 + 3 - 2]


@pytest.mark.clause("AM-6.2")
@pytest.mark.parametrize(("options", "bonus"), [({"fast_cast_finesse": False}, 1), ({}, 3)])
def test_option_fast_cast_finesse(options: Sheet, bonus: int) -> None:
    fight = begun(BEN, mage(), faces=FIRST, options=options)
    answer(fight, "Ben action strike", "Ana fast_cast flash", "Ana fast_cast 2")
    assert happened(fight, "fast_casts")[0][2][0] == 2 + bonus


@pytest.mark.clause("AM-6.2", "AM-3.1")
def test_option_spell_initiative_encumbrance_weighs_here_too() -> None:
    laden = mage(other_load=3)
    fight = begun(BEN, laden, faces=FIRST, options={"spell_initiative_encumbrance": True, "arms_share": 0})
    answer(fight, "Ben action strike", "Ana fast_cast flash", "Ana fast_cast 2")
    assert happened(fight, "fast_casts")[0][2][0] == 2 + 3 - 2


@pytest.mark.clause("AM-6.2", "AM-3.6")
def test_a_botch_is_0_for_the_die() -> None:
    fight = begun(BEN, mage(), faces=FIRST)
    answer(fight, "Ben action strike", "Ana fast_cast flash", "Ana fast_cast 0", "Ana botch 0")
    assert happened(fight, "fast_casts")[0][2][0] == 3
    assert levels(fight, "Ana") == (0, 0)
    assert asked(fight) == ["Ana too_slow"]


@pytest.mark.clause("AM-6.2")
def test_against_magic_as_well() -> None:
    ben = mage(spell("spark", "harm", damage=5), name="Ben")
    fight = begun(ben, mage(), faces=FIRST)
    answer(fight, "Ben action cast", "Ana fast_cast flash", "Ana fast_cast 7", "Ana casting 2")
    assert happened(fight, "warded") == [("Ana", "Ben", (0, 0, 0))]
    assert happened(fight, "casts")[0][0] == "Ana"  # Ben's spell comes to no dice
    assert asked(fight) == ["Ben action"]


@pytest.mark.clause("AM-6.2")
def test_only_wards_that_are_fit_for_it() -> None:
    slow = {**SHELL, "name": "oak", "fast": False}
    ana = mage(FLASH, slow, spell("spark", "harm", damage=5), spell("heart", "aid", soak=5), SHELL)
    fight = begun(BEN, ana, faces=FIRST)
    answer(fight, "Ben action strike")
    assert options(fight) == {"flash", "shell", "none"}


@pytest.mark.clause("AM-6.2")
@pytest.mark.parametrize(("paces", "asks"), [(15, True), (16, False)])
def test_for_a_friend_within_reach(paces: int, asks: bool) -> None:
    fight = begun(
        BEN,
        [CAL, {**mage(), "group": "rear"}],
        faces={"Ben": 8, "Cal": 4, "Ana": 2},
        distances=[{"between": ["rear", "B"], "paces": paces}, {"between": ["rear", "A"], "paces": 16}],
    )
    answer(fight, "Ben action strike")
    assert asked(fight) == (["Ana fast_cast"] if asks else ["Ben attack"])
    if asks:
        answer(fight, "Ana fast_cast flash", "Ana fast_cast 9", "Ana casting 2")
        assert happened(fight, "warded") == [("Ana", "Ben", (0, 0, 0))]
        assert levels(fight, "Cal") == (0, 0)


@pytest.mark.clause("AM-6.2")
def test_nobody_answers_an_attack_on_a_foe() -> None:
    fight = begun(BEN, CAL, mage(), faces={"Ben": 8, "Cal": 3, "Ana": 5})
    answer(fight, "Ben action strike", "Ben target Cal")
    assert asked(fight) == ["Ben attack"]


@pytest.mark.clause("AM-6.2")
def test_several_may_answer_and_the_others_keep_their_turns() -> None:
    fight = begun(BEN, [mage(), mage(name="Eva"), mage(name="Dag")], faces={"Ben": 9, "Ana": 4, "Eva": 3, "Dag": 2})
    answer(fight, "Ben action strike", "Ben target Dag")
    assert asked(fight) == ["Ana fast_cast", "Eva fast_cast", "Dag fast_cast"]
    answer(fight, "Dag fast_cast flash", "Ana fast_cast flash", "Eva fast_cast none")
    # One after the other: Ana casts in vain, Dag is in time.
    answer(
        fight,
        "Ana fast_cast 7",
        "Ana casting 0",
        "Ana botch 0",
        "Ana botch 3",
        "Ana botch 3",
        "Dag fast_cast 8",
        "Dag casting 2",
    )
    assert happened(fight, "warded") == [("Dag", "Ben", (0, 0, 0))]
    assert asked(fight) == ["Eva action"]  # Ana's turn is spent
    answer(fight, "Eva action pass")
    assert asked(fight) == ["Ben action"]
    answer(
        fight, "Ben action strike", "Ben target Dag", "Ana fast_cast flash", "Eva fast_cast flash", "Dag fast_cast none"
    )
    answer(fight, "Ana fast_cast 7", "Ana casting 2")
    assert asked(fight) == ["Eva action"]  # Eva was not needed and keeps her turn


# ---- instead of one's turn --------------------------------------------------------------------------------------


@pytest.mark.clause("AM-6.3", "AM-6.7")
def test_who_fast_casts_cannot_act_on_its_turn() -> None:
    fight = struck_at(die=6)
    answer(fight, "Ana casting 2")
    assert happened(fight, "spent") == [("Ana", "", (0, 0, 0))]
    assert asked(fight) == ["Ben action"]
    answer(fight, "Ben action pass")
    assert asked(fight) == ["Ana action"]  # the next round is free again


@pytest.mark.clause("AM-6.3")
@pytest.mark.parametrize(
    ("doing", "acted"),
    [
        (["Ana action strike", "Ana attack 2", "Ben defence 9"], True),
        (["Ana action draw", "Ana weapon axe"], True),
        (["Ana action pass"], False),
        (["Ana action exert-defence", "Ana action pass"], False),
    ],
)
def test_who_has_acted_on_its_turn_cannot_fast_cast_in_that_round(doing: list[str], acted: bool) -> None:
    ana = {**mage(), "weapons": [blade(), blade(name="axe")]}
    fight = begun(BEN, ana, faces={"Ben": 3, "Ana": 8}, options={"drawing_takes_turn": True})
    answer(fight, *doing, "Ben action strike")
    assert asked(fight) == (["Ben attack"] if acted else ["Ana fast_cast"])


@pytest.mark.clause("AM-6.3", "AM-4.8")
def test_a_move_is_acting() -> None:
    fight = begun(BEN, mage(), faces={"Ben": 3, "Ana": 8}, distance=14)
    answer(fight, "Ana action advance", "Ana paces 6", "Ana action pass", "Ben action strike")
    assert asked(fight) == ["Ben attack"]


@pytest.mark.clause("AM-6.3", "AM-3.4")
def test_who_fast_casts_while_waiting_gives_up_its_wait() -> None:
    fight = begun(BEN, mage(), faces={"Ben": 3, "Ana": 8})
    answer(fight, "Ana action wait", "Ben action strike", "Ana fast_cast flash", "Ana fast_cast 9", "Ana casting 2")
    assert "waiting" not in tags(fight, "Ana")
    assert asked(fight) == ["Ana action"]  # the next round, without a reaction in this one
    assert fight.view()["round"] == 2


@pytest.mark.clause("AM-6.3")
def test_a_reaction_is_acting_too() -> None:
    fight = begun([BEN, CAL], mage(), faces={"Ben": 3, "Cal": 2, "Ana": 8})
    answer(
        fight,
        "Ana action wait",
        "Ben action strike",
        "Ana fast_cast none",
        "Ben attack 2",
        "Ana defence 9",
        "table react Ana",
    )
    answer(fight, "Ana action strike", "Ana target Ben", "Ana attack 2", "Ben defence 9", "Cal action strike")
    assert asked(fight) == ["Cal attack"]


# ---- several in a round -----------------------------------------------------------------------------------------


@pytest.mark.clause("AM-6.4")
@pytest.mark.parametrize(("options", "step"), [({}, -6), ({"fast_cast_again": -2}, -2)])
def test_several_fast_casts_in_a_round_each_harder_than_the_one_before(options: Sheet, step: int) -> None:
    foes = [BEN, CAL, fighter("Dag")]
    fight = begun(foes, mage(), faces={"Ben": 8, "Cal": 7, "Dag": 6, "Ana": 2}, options=options)
    for name, again in (("Ben", 0), ("Cal", step), ("Dag", 2 * step)):
        answer(
            fight, f"{name} action strike", "Ana fast_cast flash", "Ana fast_cast 1", "Ana fast_cast 0", "Ana casting 2"
        )
        assert happened(fight, "fast_casts")[-1][2][0] == 20 + 3 + again
    assert asked(fight) == ["Ben action"]
    answer(fight, "Ben action strike", "Ana fast_cast flash", "Ana fast_cast 7")
    assert happened(fight, "fast_casts")[-1][2][0] == 7 + 3  # a new round


# ---- the casting ------------------------------------------------------------------------------------------------


@pytest.mark.clause("AM-6.7", "AM-6.5")
@pytest.mark.parametrize(("level", "works", "fatigue"), [(17, True, 0), (27, True, 1), (28, False, 1)])
def test_success_cancels_the_attack_and_failure_leaves_it_as_it_was(level: int, works: bool, fatigue: int) -> None:
    fight = begun(BEN, mage({**FLASH, "level": level}), faces=FIRST)
    answer(fight, "Ben action strike", "Ana fast_cast flash", "Ana fast_cast 6", "Ana casting 2")
    assert levels(fight, "Ana") == (0, fatigue)
    if not works:
        answer(fight, "Ben attack 3", "Ana defence 9")
    assert bool(happened(fight, "warded")) == works
    assert asked(fight) == ["Ben action"]  # either way Ana's turn is spent
    assert fight.view()["round"] == 2


@pytest.mark.clause("AM-6.5")
@pytest.mark.parametrize(("options", "dice"), [({}, 3), ({"fast_cast_botch_dice": 0}, 1)])
def test_two_more_botch_dice(options: Sheet, dice: int) -> None:
    fight = begun(BEN, mage(), faces=FIRST, options=options)
    answer(
        fight, "Ben action strike", "Ana fast_cast flash", "Ana fast_cast 6", "Ana casting 0", *["Ana botch 4"] * dice
    )
    assert happened(fight, "warded")  # no botch: 15 against 10
    assert asked(fight) == ["Ben action"]


@pytest.mark.clause("AM-6.5")
def test_option_fast_cast_penalty() -> None:
    fight = begun(BEN, mage(), faces=FIRST, options={"fast_cast_penalty": -10})
    answer(fight, "Ben action strike", "Ana fast_cast flash", "Ana fast_cast 6", "Ana casting 2")
    assert happened(fight, "casts")[0][2][:2] == (2 + 15 - 10, 10)
    assert levels(fight, "Ana") == (0, 1)


@pytest.mark.clause("AM-6.8", "AM-6.1")
def test_no_concentration_is_asked_for_a_fast_cast() -> None:
    fight = begun([BEN, CAL], mage(), faces={"Ben": 8, "Cal": 7, "Ana": 2})
    answer(fight, "Ben action strike", "Ana fast_cast none", "Ben attack 9", "Ana defence 2")  # wounded
    assert levels(fight, "Ana") == (2, 0)
    answer(fight, "Cal action strike", "Ana fast_cast flash", "Ana fast_cast 8")
    assert asked(fight) == ["Ana casting"]


# ---- too slow ---------------------------------------------------------------------------------------------------


@pytest.mark.clause("AM-6.8")
def test_who_lets_it_go_keeps_its_turn_and_cannot_fast_cast_again_this_round() -> None:
    fight = begun([BEN, CAL], mage(), faces={"Ben": 8, "Cal": 7, "Ana": 2})
    answer(fight, "Ben action strike", "Ana fast_cast flash", "Ana fast_cast 3")
    assert options(fight) == {"let-go", "cast-anyway"}
    answer(fight, "Ana too_slow let-go", "Ben attack 2", "Ana defence 9", "Cal action strike")
    assert asked(fight) == ["Cal attack"]
    answer(fight, "Cal attack 2", "Ana defence 9")
    assert asked(fight) == ["Ana action"]
    answer(fight, "Ana action pass", "Ben action strike")
    assert asked(fight) == ["Ana fast_cast"]  # another round


@pytest.mark.clause("AM-6.8")
def test_who_casts_all_the_same_does_so_after_the_attack_and_spends_its_turn() -> None:
    fight = begun([BEN, CAL], mage(SHELL), faces={"Ben": 8, "Cal": 7, "Ana": 2})
    answer(fight, "Ben action strike", "Ana fast_cast shell", "Ana fast_cast 3", "Ana too_slow cast-anyway")
    assert asked(fight) == ["Ben attack"]
    answer(fight, "Ben attack 9", "Ana defence 6")  # 9 against 7, damage 3
    assert levels(fight, "Ana") == (1, 0)
    assert asked(fight) == ["Ana casting"]
    answer(fight, "Ana casting 4")
    assert happened(fight, "wards") == [("Ana", "Ana", (9, 0, 0))]
    answer(fight, "Cal action strike", "Ana fast_cast none", "Cal attack 9", "Ana defence 2")
    assert levels(fight, "Ana") == (1, 0)  # soaked by the ward
    assert asked(fight) == ["Ben action"]
    assert happened(fight, "spent") == [("Ana", "", (0, 0, 0))]


@pytest.mark.clause("AM-6.4", "AM-6.8")
def test_who_casts_all_the_same_may_fast_cast_again_with_the_penalty() -> None:
    fight = begun([BEN, CAL], mage(), faces={"Ben": 8, "Cal": 7, "Ana": 2})
    answer(fight, "Ben action strike", "Ana fast_cast flash", "Ana fast_cast 3", "Ana too_slow cast-anyway")
    answer(fight, "Ben attack 2", "Ana defence 9", "Ana casting 2")
    # The late ward holds against Cal's attack, so nobody is asked; without it Ana would be.
    fight.undo()
    answer(fight, "Ana casting 0", "Ana botch 0", "Ana botch 2", "Ana botch 2", "Cal action strike")
    assert asked(fight) == ["Ana fast_cast"]
    answer(fight, "Ana fast_cast flash", "Ana fast_cast 1", "Ana fast_cast 9")
    assert happened(fight, "fast_casts")[1][2][0] == 18 + 3 - 6


@pytest.mark.clause("AM-6.8")
def test_a_late_ward_that_cancels_stands_for_the_next_attack() -> None:
    fight = begun([BEN, CAL], mage(), faces={"Ben": 8, "Cal": 7, "Ana": 2})
    answer(fight, "Ben action strike", "Ana fast_cast flash", "Ana fast_cast 3", "Ana too_slow cast-anyway")
    answer(fight, "Ben attack 2", "Ana defence 9", "Ana casting 2", "Cal action strike")
    assert happened(fight, "warded") == [("Ana", "Cal", (0, 0, 0))]


@pytest.mark.clause("AM-6.8")
@pytest.mark.parametrize("target", ["Ana", "Eva"])
def test_nothing_is_cast_late_by_or_for_the_fallen(target: str) -> None:
    fight = begun(
        fighter("Ben", blade(damage=22)),
        [mage(SHELL), fighter("Eva"), CAL],
        faces={"Ben": 8, "Ana": 2, "Eva": 4, "Cal": 5},
    )
    answer(fight, "Ben action strike", f"Ben target {target}", "Ana fast_cast shell", "Ana fast_cast 3")
    answer(fight, "Ana too_slow cast-anyway", "Ben attack 9", f"{target} defence 5")
    assert levels(fight, target)[0] >= 5
    assert asked(fight) == ["Cal action"]


@pytest.mark.clause("AM-6.8", "AM-6.3")
def test_a_lost_fast_cast_uses_the_turn() -> None:
    fight = struck_at(die=6)
    answer(fight, "Ana casting 0", "Ana botch 0", "Ana botch 0", "Ana botch 3", "Ben attack 2", "Ana defence 9")
    assert levels(fight, "Ana") == (0, 2)
    assert asked(fight) == ["Ben action"]


@pytest.mark.clause("AM-6.6", "AM-6.2")
def test_while_a_standing_ward_holds_nobody_is_asked() -> None:
    fight = begun(BEN, mage(), faces={"Ben": 3, "Ana": 8})
    answer(fight, "Ana action cast", "Ana casting 2", "Ben action strike")
    assert happened(fight, "warded") == [("Ana", "Ben", (0, 0, 0))]
    assert asked(fight) == ["Ana action"]


@pytest.mark.clause("AM-6.3", "AM-3.7", "AM-6.1")
def test_who_fast_casts_while_waiting_has_ended_its_turn() -> None:
    spark = spell("spark", "harm", damage=5)
    fight = begun(mage(FLASH, spark), BEN, faces={"Ana": 9, "Ben": 2})
    answer(fight, "Ana action wait", "Ben action strike", "Ana fast_cast flash", "Ana fast_cast 9", "Ana casting 5")
    assert [who for who, *_ in happened(fight, "warded")] == ["Ana"]
    answer(fight, "Ana action cast", "Ana spell spark")
    assert asked(fight) == ["Ana casting"]  # the attack came before the end of its turn: nothing to shut out
