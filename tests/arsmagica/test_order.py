"""AM-3: who acts when, and when a fight is over."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from affray import WrongAnswer
from affray.core.ruleset import CUT
from affray.rulesets.arsmagica.codes import Event
from affray.rulesets.arsmagica.turn import winner

from tests.arsmagica.table import (
    Sheet,
    Table,
    answer,
    asked,
    blade,
    blow,
    fighter,
    happened,
    levels,
    options,
    sit,
    spell,
)

ANA, BEN, CAL, DAG = (fighter(name) for name in ("Ana", "Ben", "Cal", "Dag"))
MAGE = fighter("Ana", blade(initiative=4), quickness=1, spells=[spell("spark", "harm", damage=5)])


def declared(*names: str) -> list[str]:
    return [f"{name} intent blade" for name in names]


def rolls(what: str, **faces: int) -> list[str]:
    return [f"{name} {what} {face}" for name, face in faces.items()]


# ---- what one means to do ---------------------------------------------------------------------------------------


@pytest.mark.clause("AM-3.1")
@pytest.mark.parametrize(("intent", "total"), [("blade", 5 + 1 + 4), ("fist", 5 + 1), ("spell", 5 + 1)])
def test_what_one_means_to_do_sets_the_bonus(intent: str, total: int) -> None:
    fight = sit(MAGE, BEN)
    answer(fight, f"Ana intent {intent}", "Ben intent blade", "Ana initiative 5", "Ben initiative 2")
    assert happened(fight, "initiative")[0] == ("Ana", "", (total, 0, 0))


@pytest.mark.clause("AM-3.1")
def test_all_declare_at_the_same_time_and_unseen_by_the_others() -> None:
    fight = sit(MAGE, BEN)
    assert asked(fight) == ["Ana intent", "Ben intent"]
    assert all(question.secret for question in fight.pending)
    answer(fight, "Ben intent fist")
    assert asked(fight) == ["Ana intent"]
    assert happened(fight, "declares") == []
    assert fight.view()["combatants"][1]["weapon"] == "blade"  # nobody sees yet what Ben means to do
    answer(fight, "Ana intent spell")
    assert [who for who, _, _ in happened(fight, "declares")] == ["Ana", "Ben"]
    assert fight.view()["combatants"][1]["weapon"] == "fist"


@pytest.mark.clause("AM-3.1")
def test_option_spell_initiative_encumbrance() -> None:
    laden = {**MAGE, "armour": {"protection": 0, "load": 6}}
    fight = sit(laden, BEN, options={"spell_initiative_encumbrance": True})
    answer(fight, "Ana intent spell", "Ben intent blade", "Ana initiative 5", "Ben initiative 2")
    assert happened(fight, "initiative")[0][2][0] == 5 + 1 - 3


# ---- initiative and ties ----------------------------------------------------------------------------------------


@pytest.mark.clause("AM-3.2", "AM-3.3")
def test_highest_first_and_the_order_stands() -> None:
    fight = sit([ANA, BEN], CAL)
    answer(fight, *declared("Ana", "Ben", "Cal"), *rolls("initiative", Ana=3, Ben=9, Cal=6))
    for _ in range(3):
        assert fight.view()["order"] == ["Ben", "Cal", "Ana"]
        answer(fight, "Ben action pass", "Cal action pass", "Ana action pass")
    assert len(happened(fight, "initiative")) == 3
    assert happened(fight, "round")[-1][2][0] == 4


@pytest.mark.clause("AM-3.2")
def test_initiative_is_a_stress_die() -> None:
    table = Table(ANA, BEN)
    table.play(*declared("Ana", "Ben"), "Ana initiative 1", "Ana initiative 1", "Ana initiative 2", "Ben initiative 7")
    assert table["Ana"].initiative == 8
    assert table.order == ["Ana", "Ben"]


@pytest.mark.clause("AM-3.2")
def test_only_the_tied_roll_again_and_with_their_bonus() -> None:
    table = Table([{**ANA, "characteristics": {"quickness": 3}}, BEN], [CAL, DAG])
    table.play(*declared("Ana", "Ben", "Cal", "Dag"), *rolls("initiative", Ana=2, Ben=5, Cal=9, Dag=2))
    table.play(*rolls("tie", Ana=4, Ben=6))
    assert table.sum("Ana") == 3
    assert table.order == ["Cal", "Ana", "Ben", "Dag"]  # 7 before 6
    assert [table[name].initiative for name in table.order] == [9, 5, 5, 2]


@pytest.mark.clause("AM-3.2")
def test_three_tied_and_a_tie_within_the_tie() -> None:
    fight = sit([ANA, BEN], [CAL, DAG])
    answer(fight, *declared("Ana", "Ben", "Cal", "Dag"), *rolls("initiative", Ana=5, Ben=5, Cal=5, Dag=8))
    assert asked(fight) == ["Ana tie", "Ben tie", "Cal tie"]
    answer(fight, *rolls("tie", Ana=4, Ben=7, Cal=4))
    assert asked(fight) == ["Ana tie", "Cal tie"]
    answer(fight, *rolls("tie", Ana=9, Cal=9))
    assert asked(fight) == ["Ana tie", "Cal tie"]
    answer(fight, *rolls("tie", Ana=2, Cal=3))
    assert fight.view()["order"] == ["Dag", "Ben", "Cal", "Ana"]
    assert asked(fight) == ["Dag action"]


@pytest.mark.clause("AM-3.2", "AM-3.3")
@given(
    dice=st.lists(st.integers(2, 6), min_size=4, max_size=4), again=st.lists(st.permutations(range(2, 6)), max_size=1)
)
def test_any_order_is_one_of_falling_totals(dice: list[int], again: list[list[int]]) -> None:
    names = ["Ana", "Ben", "Cal", "Dag"]
    table = Table([ANA, BEN], [CAL, DAG])
    table.play(*declared(*names), *rolls("initiative", **dict(zip(names, dice, strict=True))))
    ties = dict(zip(names, [*again, [5, 4, 3, 2]][0], strict=True))
    table.play(*rolls("tie", **{name: ties[name] for name in names if dice.count(dice[names.index(name)]) > 1}))
    assert table.order == sorted(names, key=lambda name: (-dice[names.index(name)], -ties[name]))
    assert sorted(table[name].place for name in names) == [0, 1, 2, 3]


@pytest.mark.clause("AM-3.2")
def test_two_ties_at_once_stay_apart() -> None:
    table = Table([ANA, BEN], [CAL, DAG])
    table.play(*declared("Ana", "Ben", "Cal", "Dag"), *rolls("initiative", Ana=5, Ben=8, Cal=8, Dag=5))
    table.play(*rolls("tie", Ana=9, Ben=2, Cal=3, Dag=4))
    assert table.order == ["Cal", "Ben", "Ana", "Dag"]


@pytest.mark.clause("AM-3.6")
def test_a_botch_on_initiative_is_0_for_the_die_and_nothing_worse() -> None:
    quick = fighter("Ana", quickness=4, botch_dice=2)
    fight = sit(quick, BEN)
    answer(fight, *declared("Ana", "Ben"), "Ana initiative 0", "Ben initiative 3", "Ana botch 0", "Ana botch 0")
    assert fight.view()["order"] == ["Ana", "Ben"]  # 4 before 3
    assert fight.view()["combatants"][0]["weapon"] == "blade"
    assert asked(fight) == ["Ana action"]


@pytest.mark.clause("AM-3.6", "AM-3.2")
def test_a_botch_on_the_roll_that_breaks_a_tie_is_0_for_the_die() -> None:
    table = Table(fighter("Ana", quickness=4), BEN)
    table.play(*declared("Ana", "Ben"), *rolls("initiative", Ana=2, Ben=6))
    table.play("Ana tie 0", "Ana botch 0", "Ben tie 3")
    assert table.order == ["Ana", "Ben"]


@pytest.mark.clause("AM-3.6")
@pytest.mark.parametrize(("intent", "differs"), [("spell", True), ("blade", False)])
def test_who_acts_otherwise_than_declared_keeps_its_initiative(intent: str, differs: bool) -> None:
    fight = sit(MAGE, BEN)
    answer(fight, f"Ana intent {intent}", "Ben intent blade", "Ana initiative 7", "Ben initiative 2")
    answer(fight, *blow("Ana", 3, "Ben", 9))
    assert bool(happened(fight, "differently")) == differs
    assert fight.view()["order"] == ["Ana", "Ben"]
    answer(fight, "Ben action pass")
    assert asked(fight) == ["Ana action"]


# ---- waiting ----------------------------------------------------------------------------------------------------


@pytest.mark.clause("AM-3.4")
def test_who_waits_may_react_to_any_later_action() -> None:
    fight = sit([ANA, BEN], [CAL, DAG])
    answer(fight, *declared("Ana", "Ben", "Cal", "Dag"), *rolls("initiative", Ana=9, Ben=8, Cal=7, Dag=6))
    answer(fight, "Ana action wait", "Ben action strike", "Ben target Cal", "Ben attack 3", "Cal defence 4")
    assert asked(fight) == ["table react"]
    assert options(fight) == {"Ana", "nobody"}
    answer(fight, "table react nobody", "Cal action strike", "Cal target Ben", "Cal attack 3", "Ben defence 4")
    assert asked(fight) == ["table react"]
    answer(fight, "table react Ana")
    assert "wait" not in options(fight)
    answer(fight, "Ana action strike", "Ana target Cal", "Ana attack 9", "Cal defence 4")
    assert asked(fight) == ["Dag action"]
    assert levels(fight, "Cal") == (1, 0)


@pytest.mark.clause("AM-3.4")
def test_the_chance_is_gone_when_the_next_turn_comes() -> None:
    fight = sit(ANA, BEN)
    answer(fight, *declared("Ana", "Ben"), *rolls("initiative", Ana=9, Ben=8))
    answer(fight, "Ana action wait", *blow("Ben", 3, "Ana", 4), "table react nobody")
    assert asked(fight) == ["Ana action"]
    answer(fight, "Ana action pass", *blow("Ben", 3, "Ana", 4))
    assert asked(fight) == ["Ana action"]  # without a question whether Ana reacts


@pytest.mark.clause("AM-3.4")
def test_several_wait_and_react_to_each_other() -> None:
    fight = sit([ANA, BEN], [CAL, DAG])
    answer(fight, *declared("Ana", "Ben", "Cal", "Dag"), *rolls("initiative", Ana=9, Ben=8, Cal=7, Dag=6))
    answer(fight, "Ana action wait", "Ben action wait", "Cal action wait")
    answer(fight, "Dag action strike", "Dag target Ana", "Dag attack 3", "Ana defence 4")
    assert options(fight) == {"Ana", "Ben", "Cal", "nobody"}
    answer(fight, "table react Cal", "Cal action strike", "Cal target Ana", "Cal attack 3", "Ana defence 4")
    assert options(fight) == {"Ana", "Ben", "nobody"}
    answer(fight, "table react Ana", "Ana action strike", "Ana target Cal", "Ana attack 3", "Cal defence 4")
    answer(fight, "table react Ben", "Ben action pass")
    assert asked(fight) == ["Ana action"]
    assert happened(fight, "round")[-1][2][0] == 2


@pytest.mark.clause("AM-3.4")
def test_waiting_and_doing_nothing_are_no_actions_to_react_to() -> None:
    fight = sit(ANA, [BEN, CAL])
    answer(fight, *declared("Ana", "Ben", "Cal"), *rolls("initiative", Ana=9, Ben=8, Cal=7))
    answer(fight, "Ana action wait", "Ben action wait", "Cal action pass")
    assert asked(fight) == ["Ana action"]


@pytest.mark.clause("AM-3.4", "AM-4.8")
def test_who_only_moves_has_done_something_to_react_to() -> None:
    fight = sit(ANA, BEN, distance=8)
    answer(fight, *declared("Ana", "Ben"), *rolls("initiative", Ana=9, Ben=8))
    answer(fight, "Ana action wait", "Ben action advance", "Ben paces 8", "Ben action pass")
    assert asked(fight) == ["table react"]
    answer(fight, "table react Ana", *blow("Ana", 3, "Ben", 4))


@pytest.mark.clause("AM-3.4")
def test_the_fallen_do_not_react() -> None:
    fight = sit(ANA, fighter("Ben", blade(damage=20)), CAL)
    answer(fight, *declared("Ana", "Ben", "Cal"), *rolls("initiative", Ana=9, Ben=8, Cal=7))
    answer(fight, "Ana action wait", "Ben action strike", "Ben target Ana", "Ben attack 9", "Ana defence 4")
    assert levels(fight, "Ana")[0] == 5
    assert asked(fight) == ["Cal action"]


@pytest.mark.clause("AM-3.4", "AM-5.5")
def test_one_action_a_turn_and_each_preparation_once() -> None:
    fight = sit(fighter("Ana", blade(), blade(name="axe")), BEN, distance=8)
    answer(fight, *declared("Ana", "Ben"), *rolls("initiative", Ana=9, Ben=8))
    answer(fight, "Ana action exert-attack", "Ana action advance", "Ana paces 2", "Ana action draw", "Ana weapon axe")
    assert options(fight) == {"wait", "flee", "yield", "pass"}  # Ben is six paces off, and the move is made
    answer(fight, "Ana action pass")
    assert asked(fight) == ["Ben action"]


# ---- coming later -----------------------------------------------------------------------------------------------


def joined(of: str = "A") -> Sheet:
    return {**fighter("Eva"), "side": of}


@pytest.mark.clause("AM-3.5")
@pytest.mark.parametrize(
    ("face", "order", "acts"),
    [(9, ["Eva", "Ana", "Ben"], "Ben"), (7, ["Ana", "Eva", "Ben"], "Eva"), (2, ["Ana", "Ben", "Eva"], "Ben")],
)
def test_who_joins_rolls_on_joining_and_takes_its_place(face: int, order: list[str], acts: str) -> None:
    fight = sit(ANA, BEN)
    answer(fight, *declared("Ana", "Ben"), *rolls("initiative", Ana=8, Ben=5), "Ana action pass")
    fight.join(joined())
    assert asked(fight) == ["Eva intent"]
    answer(fight, "Eva intent blade", f"Eva initiative {face}")
    assert fight.view()["order"] == order
    assert asked(fight) == [f"{acts} action"]  # before Ana, it acts from the next round on
    if face == 2:
        answer(fight, "Ben action pass")
        assert asked(fight) == ["Eva action"]


@pytest.mark.clause("AM-3.5")
@pytest.mark.parametrize(
    ("own", "order", "acts"), [(3, ["Ana", "Eva", "Ben"], "Eva"), (7, ["Eva", "Ana", "Ben"], "Ben")]
)
def test_a_joiner_who_ties_rolls_again_with_the_tied(own: int, order: list[str], acts: str) -> None:
    fight = sit(ANA, BEN)
    answer(fight, *declared("Ana", "Ben"), *rolls("initiative", Ana=8, Ben=5), "Ana action pass")
    fight.join(joined())
    answer(fight, "Eva intent blade", "Eva initiative 8")
    assert asked(fight) == ["Ana tie", "Eva tie"]
    answer(fight, "Ana tie 5", f"Eva tie {own}")
    assert fight.view()["order"] == order
    assert asked(fight) == [f"{acts} action"]  # when Eva's place is before Ana's, it has passed by


@pytest.mark.clause("AM-3.3", "AM-3.5")
@pytest.mark.parametrize(
    ("again", "order"),
    [
        ({"Ana": 3, "Ben": 9, "Eva": 5}, ["Eva", "Ana", "Ben"]),
        ({"Ana": 6, "Ben": 3, "Eva": 5}, ["Ana", "Eva", "Ben"]),
        ({"Ana": 6, "Ben": 9, "Eva": 5}, ["Ana", "Ben", "Eva"]),
        ({"Ana": 3, "Ben": 4, "Eva": 5}, ["Eva", "Ana", "Ben"]),
    ],
)
def test_those_who_stand_in_order_keep_it_when_a_joiner_ties_with_them(again: dict[str, int], order: list[str]) -> None:
    table = Table([ANA, BEN], [CAL, {**fighter("Eva"), "joins": 2}])
    table.play(*declared("Ana", "Ben", "Cal"), *rolls("initiative", Ana=8, Ben=8, Cal=4), *rolls("tie", Ana=5, Ben=3))
    table.play("Ana action pass", "Ben action pass", "Cal action pass")
    table.play("Eva intent blade", "Eva initiative 8")
    table.play(*rolls("tie", **again))
    assert table.order == [*order, "Cal"]
    assert not table.fight.tied


@pytest.mark.clause("AM-3.5")
def test_a_round_of_joining_may_stand_on_the_sheet() -> None:
    fight = sit([ANA, {**fighter("Eva"), "joins": 3}], BEN)
    assert asked(fight) == ["Ana intent", "Ben intent"]
    answer(fight, *declared("Ana", "Ben"), *rolls("initiative", Ana=8, Ben=5))
    answer(fight, "Ana action strike", "Ana attack 4", "Ben defence 5")  # no target to choose, nor has Ben
    answer(fight, *blow("Ben", 3, "Ana", 5), "Ana action pass", "Ben action pass")
    assert asked(fight) == ["Eva intent"]
    answer(fight, "Eva intent blade", "Eva initiative 6")
    assert fight.view()["order"] == ["Ana", "Eva", "Ben"]


# ---- rounds -----------------------------------------------------------------------------------------------------


@pytest.mark.clause("AM-3.7")
def test_a_round_is_one_pass_through_the_order() -> None:
    table = Table(ANA, BEN)
    table.begin(Ana=8, Ben=5)
    table.play("Ana action pass", "Ben action pass")
    table.step()
    assert table.saw(Event.ROUND)
    assert table.fight.round == 2


@pytest.mark.clause("AM-3.7", "AM-6.1")
def test_since_the_last_turn_begins_with_its_end_and_before_the_first_with_the_fight() -> None:
    table = Table(BEN, {**MAGE, "abilities": {"concentration": 20}, "arts": {"creo": 20}})
    table.begin(Ben=8, Ana=2)
    table.play(*blow("Ben", 2, "Ana", 9))
    table.play("Ana action cast", "Ana concentration 5", "Ana casting 5", "Ana spell_damage 2")
    table.play("Ben action pass", "Ana action cast", "Ana casting 5", "Ana spell_damage 2")  # nobody has attacked since


@pytest.mark.clause("AM-3.7", "AM-5.1", "AM-5.3")
def test_a_reaction_is_a_turn_for_what_came_since() -> None:
    fight = sit(ANA, [BEN, CAL])
    answer(fight, *declared("Ana", "Ben", "Cal"), *rolls("initiative", Ana=9, Ben=8, Cal=7))
    answer(fight, "Ana action wait", *blow("Ben", 2, "Ana", 9), "table react Ana", "Ana action pass")
    answer(fight, "Cal action pass", "Ana action flee")
    assert happened(fight, "leaves") == [("Ana", "", (0, 0, 0))]


@pytest.mark.clause("AM-3.7", "AM-5.1", "AM-6.1")
@pytest.mark.parametrize(("doing", "asks"), [("flee", "Ana flight"), ("cast", "Ana concentration")])
def test_waiting_does_not_end_the_turn_so_what_came_before_counts_still(doing: str, asks: str) -> None:
    fight = sit([MAGE, CAL], BEN)
    answer(fight, *declared("Ana", "Cal", "Ben"), *rolls("initiative", Ana=2, Cal=5, Ben=9))
    answer(fight, "Ben action strike", "Ben target Ana", "Ben attack 2", "Ana defence 9")
    answer(fight, "Ana action wait", *blow("Cal", 2, "Ben", 9), "table react Ana", f"Ana action {doing}")
    assert asked(fight) == [asks]


@pytest.mark.clause("AM-3.7", "AM-6.6")
def test_who_is_passed_over_had_its_turn_so_its_spells_end() -> None:
    mage = fighter("Ana", arts={"creo": 20}, spells=[spell("shell", "ward", soak=9, range=30, rounds=2)])
    killer = fighter("Cal", blade(damage=30))
    fight = sit([mage, BEN], [killer, DAG])
    answer(fight, *declared("Ana", "Ben", "Cal", "Dag"), *rolls("initiative", Ana=9, Ben=5, Cal=8, Dag=3))
    answer(fight, "Ana action cast", "Ana target Ben", "Ana casting 5")
    answer(fight, "Cal action strike", "Cal target Ana", "Cal attack 9", "Ana defence 2")
    assert fight.view()["combatants"][0]["tags"] == ["dead"]
    for _ in range(2):
        assert "warded" in fight.view()["combatants"][1]["tags"]
        answer(fight, "Ben action pass", "Dag action pass", "Cal action pass")
    assert "warded" not in fight.view()["combatants"][1]["tags"]


# ---- out of the fight -------------------------------------------------------------------------------------------


@pytest.mark.clause("AM-3.8")
@pytest.mark.parametrize(("damage", "fate"), [(21, "incapacitated"), (26, "dead")])
def test_the_fight_ends_when_one_side_has_nobody_left(damage: int, fate: str) -> None:
    fight = sit(fighter("Ana", blade(damage=damage)), BEN)
    answer(fight, *declared("Ana", "Ben"), *rolls("initiative", Ana=8, Ben=5), *blow("Ana", 5, "Ben", 4))
    assert fight.over
    assert fight.winner == "A"
    assert fight.pending == ()
    assert fate in fight.view()["combatants"][1]["tags"]


@pytest.mark.clause("AM-3.8")
def test_who_surrenders_is_out_and_cannot_be_attacked() -> None:
    fight = sit(ANA, [BEN, CAL])
    answer(fight, *declared("Ana", "Ben", "Cal"), *rolls("initiative", Ana=5, Ben=8, Cal=3), "Ben action yield")
    answer(fight, *blow("Ana", 5, "Cal", 9))  # no target to choose
    assert asked(fight) == ["Cal action"]
    answer(fight, "Cal action yield")
    assert fight.winner == "A"


@pytest.mark.clause("AM-3.8")
def test_the_fallen_can_still_be_attacked_but_not_the_dead() -> None:
    fight = sit(fighter("Ana", blade(damage=16)), [BEN, CAL])
    answer(fight, *declared("Ana", "Ben", "Cal"), *rolls("initiative", Ana=9, Ben=8, Cal=3))
    answer(fight, "Ana action strike", "Ana target Ben", "Ana attack 9", "Ben defence 4", "Cal action pass")
    assert levels(fight, "Ben")[0] == 5  # 21: incapacitated; its turn is passed over
    answer(fight, "Ana action strike", "Ana target Ben", "Ana attack 2")
    assert levels(fight, "Ben")[0] == 6
    answer(fight, "Cal action pass", *blow("Ana", 2, "Cal", 9))


@pytest.mark.clause("AM-3.8")
def test_with_nobody_left_anywhere_it_is_a_draw() -> None:
    mage = fighter("Ana", spells=[spell("spark", "harm", level=30, damage=40)], fatigue=4, arts={"creo": 24})
    fight = sit(mage, BEN)
    answer(fight, "Ana intent spell", "Ben intent blade", *rolls("initiative", Ana=8, Ben=2))
    # Dazed, -5: 24 + 2 - 5 is nine short. It works, costs the last level, and kills.
    answer(fight, "Ana action cast", "Ana casting 2", "Ana spell_damage 2")
    assert fight.winner == "draw"


@pytest.mark.clause("AM-3.8")
def test_the_round_limit_makes_a_draw() -> None:
    fight = sit(ANA, BEN, round_limit=2)
    answer(fight, *declared("Ana", "Ben"), *rolls("initiative", Ana=8, Ben=5))
    answer(fight, *["Ana action pass", "Ben action pass"] * 2)
    assert fight.winner == "draw"
    assert happened(fight, "round_limit")[0][2][0] == 2
    assert winner(fight.record) == CUT
    assert Table(ANA, BEN).fight.round_limit == 100


@pytest.mark.clause("AM-3.8", "AM-3.5")
def test_a_side_whose_last_is_still_to_come_is_not_beaten() -> None:
    fight = sit(fighter("Ana", blade(damage=30)), [BEN, {**CAL, "joins": 2}])
    answer(fight, *declared("Ana", "Ben"), *rolls("initiative", Ana=8, Ben=5), *blow("Ana", 5, "Ben", 4))
    assert not fight.over
    answer(fight, "Cal intent blade", "Cal initiative 4")
    assert asked(fight) == ["Ana action"]


@pytest.mark.clause("AM-3.5", "AM-5.6")
def test_only_who_is_away_comes_back() -> None:
    fight = sit(ANA, [BEN, CAL])
    answer(fight, *declared("Ana", "Ben", "Cal"), *rolls("initiative", Ana=5, Ben=8, Cal=7))
    with pytest.raises((WrongAnswer, ValueError)):
        fight.join("Ben")
    answer(fight, "Ben action flee", "Cal action pass")
    fight.join("Ben")
    answer(fight, "Ben intent fist", "Ben initiative 2")
    assert fight.view()["order"] == ["Cal", "Ana", "Ben"]
    answer(fight, "Ana action pass")
    assert asked(fight) == ["Cal action"]  # Ben has had its turn of this round


@pytest.mark.clause("AM-3.7")
def test_who_fell_and_is_raised_after_its_place_had_its_turn() -> None:
    fight = sit([ANA, CAL], BEN)
    answer(fight, *declared("Ana", "Ben", "Cal"), *rolls("initiative", Ana=9, Cal=8, Ben=7))
    fight.override("Ana", "body", 5)
    answer(fight, "Cal action pass")
    fight.override("Ana", "body", 0)
    answer(fight, "Ben action pass")
    assert (fight.view()["round"], asked(fight)) == (2, ["Ana action"])


@pytest.mark.clause("AM-3.5", "AM-3.8")
def test_the_fallen_break_no_ties() -> None:
    fight = sit(fighter("Ana", blade(damage=21)), [BEN, CAL])
    answer(fight, *declared("Ana", "Ben", "Cal"), *rolls("initiative", Ana=9, Ben=8, Cal=3))
    answer(fight, "Ana action strike", "Ana target Ben", "Ana attack 5", "Ben defence 4")
    fight.join(joined("B"))
    answer(fight, "Eva intent blade", "Eva initiative 8")  # as Ben, who lies there
    assert asked(fight) == ["Eva action"]
    assert fight.view()["order"] == ["Ana", "Eva", "Cal"]


@pytest.mark.clause("AM-3.3", "AM-5.6")
def test_the_order_closes_behind_who_leaves_and_opens_for_who_comes_back() -> None:
    fight = sit([ANA, BEN], [CAL, DAG])
    answer(fight, *declared("Ana", "Ben", "Cal", "Dag"), *rolls("initiative", Ana=9, Ben=8, Cal=7, Dag=6))
    answer(fight, "Ana action flee")
    fight.join("Ana")
    answer(fight, "Ana intent blade", "Ana initiative 7")
    assert asked(fight) == ["Ana tie", "Cal tie"]
    answer(fight, "Ana tie 2", "Cal tie 5")
    assert fight.view()["order"] == ["Ben", "Cal", "Ana", "Dag"]
    for name in ("Ben", "Cal", "Dag", "Ben", "Cal", "Ana", "Dag"):  # Ana has had its turn of the first round
        answer(fight, f"{name} action pass")
