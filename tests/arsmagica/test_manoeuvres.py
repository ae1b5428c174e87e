"""AM-5: getting away, and exertion."""

from __future__ import annotations

import pytest

from affray.rulesets.arsmagica.codes import Event

from tests.arsmagica.table import (
    Table,
    answer,
    asked,
    begun,
    blade,
    blow,
    bow,
    fighter,
    happened,
    levels,
    options,
    seen,
    spell,
    tags,
)

ANA, BEN, CAL = (fighter(name) for name in ("Ana", "Ben", "Cal"))


def chased(*, ana: int, ben: int, cal: int) -> Table:
    """Ben and Cal have struck at Ana; she flees with these dice."""
    table = Table(fighter("Ana", quickness=2), [fighter("Ben", dexterity=1), CAL])
    table.begin(Ana=2, Ben=9, Cal=8)
    table.play(*blow("Ben", 2, "Ana", 9), *blow("Cal", 2, "Ana", 9))
    table.play("Ana action flee", f"Ana flight {ana}", f"Ben pursuit {ben}", f"Cal pursuit {cal}")
    return table


# ---- getting away -----------------------------------------------------------------------------------------------


@pytest.mark.clause("AM-5.1")
@pytest.mark.parametrize(
    ("ana", "ben", "cal", "gone"),
    [
        (7, 7, 8, True),  # 9 above 8 and 8
        (7, 8, 2, False),  # 9 and 9: not above
        (7, 2, 9, False),
        (9, 9, 9, True),  # each by itself: 11 above 10 and 9
        (2, 3, 3, False),
    ],
)
def test_out_by_a_result_above_each_of_the_others(ana: int, ben: int, cal: int, gone: bool) -> None:
    table = chased(ana=ana, ben=ben, cal=cal)
    assert table.saw(Event.ESCAPES) == gone
    assert table.saw(Event.CAUGHT) != gone
    assert table.fight.over == gone


@pytest.mark.clause("AM-5.1")
def test_flight_adds_defence_and_pursuit_attack() -> None:
    ana = fighter(
        "Ana", blade(defence=3), abilities={"single_weapon": 2}, quickness=1, shield={"name": "targe", "defence": 2}
    )
    ben = fighter("Ben", blade(attack=4), abilities={"single_weapon": 3}, dexterity=2)
    fight = begun(ana, ben, faces={"Ana": 2, "Ben": 9})
    answer(fight, *blow("Ben", 2, "Ana", 9), "Ana action flee", "Ana flight 3", "Ben pursuit 2")
    assert happened(fight, "flees") == [("Ana", "", (3 + 1 + 2 + 3 + 2, 0, 0))]
    assert happened(fight, "pursues") == [("Ben", "Ana", (2 + 2 + 3 + 4, 0, 0))]
    assert happened(fight, "caught") == [("Ana", "Ben", (0, 0, 0))]  # 11 and 11


@pytest.mark.clause("AM-5.1")
def test_all_who_pursue_roll_at_the_same_time() -> None:
    fight = begun(ANA, [BEN, CAL], faces={"Ana": 2, "Ben": 9, "Cal": 8})
    answer(fight, *blow("Ben", 2, "Ana", 9), *blow("Cal", 2, "Ana", 9), "Ana action flee", "Ana flight 3")
    assert asked(fight) == ["Ben pursuit", "Cal pursuit"]
    answer(fight, "Cal pursuit 2", "Ben pursuit 2")
    assert fight.winner == "B"
    assert tags(fight, "Ana") == ["away"]


@pytest.mark.clause("AM-5.1", "AM-5.3")
def test_only_those_who_attacked_since_the_last_turn_roll() -> None:
    fight = begun(ANA, [BEN, CAL], faces={"Ana": 2, "Ben": 9, "Cal": 8})
    answer(fight, *blow("Ben", 2, "Ana", 9), "Cal action pass", "Ana action pass")
    answer(fight, "Ben action pass", *blow("Cal", 2, "Ana", 9), "Ana action flee", "Ana flight 3")
    assert asked(fight) == ["Cal pursuit"]


@pytest.mark.clause("AM-5.1")
def test_who_can_no_longer_act_does_not_pursue() -> None:
    fight = begun(
        [fighter("Ana", blade(damage=30)), fighter("Eva")], [BEN, CAL], faces={"Ana": 2, "Eva": 7, "Ben": 9, "Cal": 8}
    )
    answer(fight, "Ben action strike", "Ben target Eva", "Ben attack 2", "Eva defence 9", "Cal action pass")
    fight.override("Ben", "body", 5)
    answer(fight, "Eva action flee")
    assert happened(fight, "leaves") == [("Eva", "", (0, 0, 0))]


@pytest.mark.clause("AM-5.1", "AM-1.4")
def test_a_botched_flight_is_0_and_a_botched_pursuit_too() -> None:
    fight = begun(fighter("Ana", quickness=4), BEN, faces={"Ana": 2, "Ben": 9})
    answer(fight, *blow("Ben", 2, "Ana", 9), "Ana action flee", "Ana flight 0", "Ana botch 0", "Ben pursuit 2")
    assert happened(fight, "flees")[0][2][0] == 0
    answer(fight, *blow("Ben", 2, "Ana", 9), "Ana action flee", "Ana flight 2", "Ben pursuit 0", "Ben botch 0")
    assert happened(fight, "pursues")[1][2][0] == 0
    assert fight.winner == "B"


@pytest.mark.clause("AM-1.4", "AM-5.1")
def test_two_zeros_drop_the_weapon_of_who_flees_or_pursues_but_cost_no_action() -> None:
    fight = begun(fighter("Ana", botch_dice=2), fighter("Ben", botch_dice=2), faces={"Ana": 2, "Ben": 9})
    answer(fight, *blow("Ben", 2, "Ana", 9), "Ana action flee", "Ana flight 0", "Ana botch 0", "Ana botch 0")
    answer(fight, "Ben pursuit 0", "Ben botch 0", "Ben botch 0")
    assert [who for who, _, _ in happened(fight, "drops")] == ["Ana", "Ben"]
    assert happened(fight, "caught") == [("Ana", "Ben", (0, 0, 0))]  # 0 isn't above 0
    assert asked(fight) == ["Ben action"]
    answer(fight, "Ben action pass")
    assert asked(fight) == ["Ana action"]


@pytest.mark.clause("AM-5.2")
def test_3_for_each_earlier_try() -> None:
    fight = begun(ANA, BEN, faces={"Ana": 2, "Ben": 9})
    for tries, total in enumerate((2, 2 + 3, 2 + 6, 2 + 9)):
        answer(fight, *blow("Ben", 2, "Ana", 9), "Ana action flee", "Ana flight 2", "Ben pursuit 8")
        assert happened(fight, "flees")[tries][2][0] == total
        assert fight.over == (total > 8)


def tried(between: list[str], **rest: object) -> int:
    """Ana has tried to flee once, does something else, and tries again: with what total for a die of 2?"""
    ana = fighter(
        "Ana",
        blade(),
        blade(name="axe"),
        arts={"creo": 20},
        abilities={"concentration": 9},
        spells=[spell("spark", "harm", damage=1), spell("balm", "aid", attack=1)],
    )
    fight = begun(ana, BEN, faces={"Ana": 2, "Ben": 9}, **rest)
    answer(fight, *blow("Ben", 2, "Ana", 9), "Ana action flee", "Ana flight 2", "Ben pursuit 8")
    answer(fight, "Ben action pass", *between)
    answer(fight, *blow("Ben", 2, "Ana", 9), "Ana action flee", "Ana flight 2", "Ben pursuit 8")
    return happened(fight, "flees")[-1][2][0]


STRIKE = blow("Ana", 2, "Ben", 9)
SPARK = ["Ana action cast", "Ana spell spark", "Ana casting 2", "Ana spell_damage 2"]
BALM = ["Ana action cast", "Ana spell balm", "Ana casting 2"]


@pytest.mark.clause("AM-5.2")
@pytest.mark.parametrize("between", [STRIKE, SPARK])
@pytest.mark.parametrize("in_a_row", [True, False])
def test_an_attack_of_ones_own_starts_the_count_anew(between: list[str], in_a_row: bool) -> None:
    assert tried(between, options={"flee_bonus_needs_row": in_a_row}) == 2


@pytest.mark.clause("AM-5.2")
@pytest.mark.parametrize(
    "between", [["Ana action pass"], ["Ana action exert-defence", "Ana action pass"], ["Ana action wait"]]
)
@pytest.mark.parametrize("in_a_row", [True, False])
def test_waiting_and_doing_nothing_keep_the_count(between: list[str], in_a_row: bool) -> None:
    if between == ["Ana action wait"]:
        between = [*between, *blow("Ben", 2, "Ana", 9), "table react nobody", "Ana action pass"]
    assert tried(between, options={"flee_bonus_needs_row": in_a_row}) == 2 + 3


@pytest.mark.clause("AM-5.2")
@pytest.mark.parametrize(("in_a_row", "total"), [(True, 2), (False, 2 + 3)])
@pytest.mark.parametrize("between", [["Ana action draw", "Ana weapon axe"], BALM])
def test_any_other_action_starts_it_anew_by_the_option(between: list[str], in_a_row: bool, total: int) -> None:
    assert tried(between, options={"flee_bonus_needs_row": in_a_row, "drawing_takes_turn": True}) == total


@pytest.mark.clause("AM-5.3")
def test_whom_nobody_attacked_leaves_without_a_roll() -> None:
    fight = begun(ANA, [BEN, CAL], faces={"Ana": 9, "Ben": 5, "Cal": 4})
    answer(fight, "Ana action flee")
    assert happened(fight, "leaves") == [("Ana", "", (0, 0, 0))]
    assert fight.winner == "B"


# ---- who is away ------------------------------------------------------------------------------------------------


@pytest.mark.clause("AM-5.6")
def test_who_is_away_cannot_be_attacked_and_does_not_act() -> None:
    fight = begun([ANA, fighter("Eva")], BEN, faces={"Ana": 9, "Eva": 5, "Ben": 4})
    answer(fight, "Ana action flee", "Eva action pass")
    answer(fight, *blow("Ben", 2, "Eva", 9))  # without a target to choose
    assert asked(fight) == ["Eva action"]
    assert fight.view()["order"] == ["Eva", "Ben"]


@pytest.mark.clause("AM-5.6", "AM-3.5")
def test_it_may_come_back_as_one_who_joins() -> None:
    fight = begun([ANA, fighter("Eva")], BEN, faces={"Ana": 9, "Eva": 5, "Ben": 4})
    answer(fight, "Ana action flee", "Eva action pass")
    fight.join("Ana")
    assert asked(fight) == ["Ana intent"]
    answer(fight, "Ana intent blade", "Ana initiative 2", "Ben action strike")
    assert options(fight) == {"Ana", "Eva"}
    answer(fight, "Ben target Ana", "Ben attack 2", "Ana defence 9")
    assert asked(fight) == ["Eva action"]  # Ana has had its turn of this round
    assert fight.view()["order"] == ["Eva", "Ben", "Ana"]


@pytest.mark.clause("AM-5.6")
def test_who_shot_rolls_against_it_who_cast_a_spell_does_not() -> None:
    mage = fighter("Cal", bow(), arts={"creo": 30}, spells=[spell("spark", "harm", damage=1, range=90)])
    fight = begun(
        fighter("Ana", stamina=9), [fighter("Ben", bow()), mage], faces={"Ana": 2, "Ben": 9, "Cal": 8}, distance=15
    )
    answer(fight, "Ben action shoot", "Ben attack 2", "Ana defence 9")
    answer(fight, "Cal action cast", "Cal casting 2", "Cal spell_damage 2", "Ana action flee", "Ana flight 3")
    assert asked(fight) == ["Ben pursuit"]
    answer(fight, "Ben pursuit 9", "Ben action pass")
    answer(fight, "Cal action cast", "Cal casting 2", "Cal spell_damage 2", "Ana action flee")
    assert happened(fight, "leaves") == [("Ana", "", (0, 0, 0))]


# ---- exertion ---------------------------------------------------------------------------------------------------

SWORDSMAN = fighter("Ana", abilities={"single_weapon": 4, "brawl": 2})


@pytest.mark.clause("AM-5.4")
@pytest.mark.parametrize(("kind", "attack", "defence"), [("attack", 8, 4), ("defence", 4, 8)])
def test_a_fatigue_level_for_the_score_on_attack_or_defence_until_the_next_turn(
    kind: str, attack: int, defence: int
) -> None:
    fight = begun(SWORDSMAN, [BEN, CAL], faces={"Ana": 5, "Ben": 4, "Cal": 3})
    answer(fight, f"Ana action exert-{kind}", "Ana action strike", "Ana target Ben", "Ana attack 2", "Ben defence 9")
    assert levels(fight, "Ana") == (0, 1)
    answer(fight, *blow("Ben", 2, "Ana", 3), *blow("Cal", 2, "Ana", 3))
    assert happened(fight, "attacks")[0][2][0] == 2 + attack
    assert [numbers[0] for who, _, numbers in happened(fight, "defends") if who == "Ana"] == [3 + defence, 3 + defence]
    answer(fight, "Ana action strike", "Ana target Ben", "Ana attack 2", "Ben defence 9", *blow("Ben", 2, "Ana", 3))
    assert happened(fight, "attacks")[3][2][0] == 2 + 4
    assert happened(fight, "defends")[-1][2][0] == 3 + 4


@pytest.mark.clause("AM-5.4")
def test_the_fitting_ability_is_that_of_the_weapon_in_hand() -> None:
    fight = begun(SWORDSMAN, BEN, faces={"Ana": 5, "Ben": 4})
    answer(fight, "Ana action draw", "Ana action exert-attack", *blow("Ana", 2, "Ben", 9))
    assert happened(fight, "attacks")[0][2][0] == 2 + 2 + 2


@pytest.mark.clause("AM-5.4")
def test_exertion_counts_in_fleeing_and_in_being_fled_from() -> None:
    fight = begun(
        SWORDSMAN, [fighter("Ben", abilities={"single_weapon": 3}), CAL], faces={"Ana": 2, "Ben": 6, "Cal": 8}
    )
    answer(fight, "Ben action exert-attack", *blow("Ben", 2, "Ana", 9), "Cal action pass")
    answer(fight, "Ana action exert-defence", "Ana action flee", "Ana flight 2", "Ben pursuit 4")
    assert happened(fight, "flees")[0][2][0] == 2 + 4 + 4
    assert happened(fight, "pursues")[0][2][0] == 4 + 3 + 3


@pytest.mark.clause("AM-5.4")
@pytest.mark.parametrize(("once", "second"), [(False, 3 + 8), (True, 3 + 4)])
def test_option_exertion_one_attack(once: bool, second: int) -> None:
    fight = begun(SWORDSMAN, [BEN, CAL], faces={"Ana": 5, "Ben": 4, "Cal": 3}, options={"exertion_one_attack": once})
    answer(fight, "Ana action exert-defence", "Ana action pass", *blow("Ben", 2, "Ana", 3), *blow("Cal", 2, "Ana", 3))
    assert [numbers[0] for _, _, numbers in happened(fight, "defends")] == [3 + 8, second]


@pytest.mark.clause("AM-5.4")
@pytest.mark.parametrize(("once", "pursuit"), [(False, 2 + 8), (True, 2 + 4)])
def test_by_that_option_the_blow_uses_it_up_before_the_pursuit(once: bool, pursuit: int) -> None:
    fight = begun(SWORDSMAN, BEN, faces={"Ana": 5, "Ben": 4}, options={"exertion_one_attack": once})
    answer(
        fight, "Ana action exert-attack", *blow("Ana", 2, "Ben", 9), "Ben action flee", "Ben flight 9", "Ana pursuit 2"
    )
    assert happened(fight, "pursues")[0][2][0] == pursuit


@pytest.mark.clause("AM-5.5")
def test_once_a_round_and_before_the_roll() -> None:
    fight = begun(SWORDSMAN, BEN, faces={"Ana": 5, "Ben": 4})
    answer(fight, "Ana action exert-attack")
    assert options(fight).isdisjoint({"exert-attack", "exert-defence"})
    answer(fight, "Ana action wait", *blow("Ben", 2, "Ana", 9), "table react Ana")
    assert options(fight).isdisjoint({"exert-attack", "exert-defence"})  # a reaction is the same round
    answer(fight, *blow("Ana", 2, "Ben", 9))
    assert happened(fight, "attacks")[1][2][0] == 2 + 8  # and the bonus lasts
    assert "exert-attack" in options(fight)  # the next turn


@pytest.mark.clause("AM-5.5")
@pytest.mark.parametrize(("fatigue", "offered"), [(0, True), (3, True), (4, False)])
def test_without_a_level_left_it_cannot_be_chosen(fatigue: int, offered: bool) -> None:
    fight = begun({**SWORDSMAN, "fatigue": fatigue}, BEN, faces={"Ana": 9, "Ben": 2})
    assert ("exert-attack" in options(fight)) == offered
    assert ("exert-defence" in options(fight)) == offered


@pytest.mark.clause("AM-5.5")
def test_the_tireless_have_no_level_to_give() -> None:
    fight = begun({**SWORDSMAN, "levels": {"fatigue": "tireless"}}, BEN, faces={"Ana": 9, "Ben": 2})
    assert "exert-attack" not in options(fight)


@pytest.mark.clause("AM-5.4", "AM-2.6")
def test_the_level_given_weighs_at_once() -> None:
    fight = begun({**SWORDSMAN, "fatigue": 1}, BEN, faces={"Ana": 9, "Ben": 2})
    answer(fight, "Ana action exert-attack", *blow("Ana", 2, "Ben", 9))
    assert happened(fight, "attacks")[0][2][0] == 2 + 8 - 1  # weary
    assert seen(fight, "Ana")["bars"][1]["penalty"] == -1
