"""AM-6.1, AM-6.5, AM-6.6: spells on one's own turn."""

from __future__ import annotations

from typing import Any

import pytest

import affray
from affray.rulesets.arsmagica.codes import Event, Why
from affray.rulesets.arsmagica.rules.attack import attack

from tests.arsmagica.table import (
    Sheet,
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
    spell,
    tags,
)

SPARK = spell("spark", "harm", level=20, damage=10)
DART = spell("dart", "harm", level=10, damage=8, aimed=True)
SHELL = spell("shell", "ward", soak=6, rounds=2)
MIRROR = spell("mirror", "ward", cancels=2, rounds=3, fast=False)
ROOTS = spell("roots", "hinder", penalty=3, rounds=2)
STUN = spell("stun", "hinder", lost_turns=2)
HEART = spell("heart", "aid", attack=2, defence=3, soak=4, rounds=2)


def mage(*spells: Sheet, name: str = "Ana", **rest: Any) -> Sheet:
    """Creo 8, Ignem 7, Stamina 3: 18 on any casting."""
    return fighter(name, arts={"creo": 8, "ignem": 7}, stamina=3, spells=list(spells), **rest)


def cast(who: str, die: int) -> list[str]:
    """One's only spell on the only target, cast with this die."""
    return [f"{who} action cast", f"{who} casting {die}"]


BEN = fighter("Ben")


# ---- concentration ----------------------------------------------------------------------------------------------


def attacked(*, wounded: bool, **rest: Any) -> affray.Fight:
    """Ben has struck at Ana, and wounded her, or not; she means to cast with Stamina 3 and Concentration 2."""
    ana = mage(SPARK, abilities={"concentration": 2})
    fight = begun(fighter("Ben", blade(damage=3)), ana, faces={"Ben": 9, "Ana": 4}, **rest)
    answer(fight, "Ben action strike", "Ben attack 3", f"Ana defence {2 if wounded else 9}")
    assert levels(fight, "Ana")[0] == (1 if wounded else 0)
    return fight


@pytest.mark.clause("AM-6.1")
def test_without_an_attack_no_concentration() -> None:
    fight = begun(mage(SPARK), BEN, faces={"Ana": 9, "Ben": 2})
    answer(fight, *cast("Ana", 2), "Ana spell_damage 2")
    assert happened(fight, "casts")[0][2] == (20, 20, 0)


@pytest.mark.clause("AM-6.1")
@pytest.mark.parametrize(("wounded", "die", "keeps"), [(False, 3, False), (False, 4, True), (True, 9, False)])
def test_9_for_the_attacked_and_15_for_the_wounded(wounded: bool, die: int, keeps: bool) -> None:
    fight = attacked(wounded=wounded)
    answer(fight, "Ana action cast", f"Ana concentration {die}")
    assert happened(fight, "concentrates") == [("Ana", "", (die + 3 + 2, 15 if wounded else 9, 0))]
    assert asked(fight) == (["Ana casting"] if keeps else ["Ben action"])  # failing loses spell and turn
    assert bool(happened(fight, "loses_spell")) != keeps


@pytest.mark.clause("AM-6.1")
def test_reaching_15_is_enough_for_the_wounded() -> None:
    fight = attacked(wounded=True)
    answer(fight, "Ana action cast", "Ana concentration 1", "Ana concentration 5")
    assert happened(fight, "concentrates")[0][2] == (15, 15, 0)
    assert asked(fight) == ["Ana casting"]


@pytest.mark.clause("AM-6.1")
def test_the_ease_factors_are_data() -> None:
    fight = attacked(wounded=False, options={"concentration_attacked": 12})
    answer(fight, "Ana action cast", "Ana concentration 6")
    assert happened(fight, "concentrates")[0][2] == (11, 12, 0)
    fight = attacked(wounded=True, catalogue=[{"concentration": {"wounded": 11}}])
    answer(fight, "Ana action cast", "Ana concentration 6")
    assert happened(fight, "concentrates")[0][2] == (11, 11, 0)
    assert asked(fight) == ["Ana casting"]


@pytest.mark.clause("AM-6.1", "AM-6.5")
@pytest.mark.parametrize(("price", "lost"), [(1, 2), (0, 0), (2, 4)])
def test_a_botched_concentration_loses_spell_and_turn_and_a_fatigue_level_for_each_zero(price: int, lost: int) -> None:
    ana = mage(SPARK, botch_dice=3, abilities={"concentration": 20})
    fight = begun(BEN, ana, faces={"Ben": 9, "Ana": 4}, options={"spell_botch_fatigue": price})
    answer(fight, *blow("Ben", 3, "Ana", 9), "Ana action cast", "Ana concentration 0")
    answer(fight, "Ana botch 0", "Ana botch 5", "Ana botch 0")
    assert asked(fight) == ["Ben action"]
    assert levels(fight, "Ana") == (0, lost)


@pytest.mark.clause("AM-6.1", "AM-6.6")
def test_a_spell_is_an_attack_too() -> None:
    fight = begun(mage(SPARK), mage(SPARK, name="Ben"), faces={"Ana": 9, "Ben": 2})
    answer(fight, *cast("Ana", 2), "Ben action cast")  # resisted, but an attack
    assert asked(fight) == ["Ben concentration"]


@pytest.mark.clause("AM-6.1")
def test_whoever_only_helps_a_friend_needs_concentration_as_well() -> None:
    fight = begun(BEN, mage(HEART), faces={"Ben": 9, "Ana": 4})
    answer(fight, *blow("Ben", 3, "Ana", 9), "Ana action cast")
    assert asked(fight) == ["Ana concentration"]


# ---- casting ----------------------------------------------------------------------------------------------------


@pytest.mark.clause("AM-6.5")
@pytest.mark.parametrize(
    ("level", "die", "works", "fatigue"),
    [
        (20, 2, True, 0),  # 20 against 20
        (21, 2, True, 1),  # one short
        (30, 2, True, 1),  # ten short
        (31, 2, False, 1),  # eleven short: nothing, and the price all the same
        (60, 2, False, 1),
        (19, 2, True, 0),
    ],
)
def test_at_the_level_up_to_10_short_and_more_than_10_short(level: int, die: int, works: bool, fatigue: int) -> None:
    fight = begun(mage({**SPARK, "level": level}), BEN, faces={"Ana": 9, "Ben": 2})
    answer(fight, *cast("Ana", die))
    assert happened(fight, "casts") == [] or happened(fight, "casts")[0][2] == (18 + die, level, 0)
    assert asked(fight) == (["Ana spell_damage"] if works else ["Ben action"])
    assert levels(fight, "Ana") == (0, fatigue)


@pytest.mark.clause("AM-6.5")
def test_technique_form_and_stamina() -> None:
    table = Table(mage(SPARK), BEN)
    table.begin(Ana=9, Ben=2)
    table.play(*cast("Ana", 2), "Ana spell_damage 2")
    assert [table.sum("Ana", why) for why in (Why.TECHNIQUE, Why.FORM, Why.STAMINA)] == [8, 7, 3]


@pytest.mark.clause("AM-6.5")
@pytest.mark.parametrize(("price", "lost"), [(1, 1), (0, 0), (3, 3)])
def test_a_botched_spell_comes_to_nothing(price: int, lost: int) -> None:
    fight = begun(mage({**SPARK, "level": 1}), BEN, faces={"Ana": 9, "Ben": 2}, options={"spell_botch_fatigue": price})
    answer(fight, "Ana action cast", "Ana casting 0", "Ana botch 0")
    assert happened(fight, "spell_fails")
    assert asked(fight) == ["Ben action"]
    assert levels(fight, "Ana") == (0, lost)


@pytest.mark.clause("AM-6.5")
def test_a_0_that_is_no_botch_casts_with_the_bonus_alone() -> None:
    fight = begun(mage({**SPARK, "level": 18}), BEN, faces={"Ana": 9, "Ben": 2})
    answer(fight, "Ana action cast", "Ana casting 0", "Ana botch 3")
    assert asked(fight) == ["Ana spell_damage"]
    assert levels(fight, "Ana") == (0, 0)


@pytest.mark.clause("AM-6.5", "AM-4.5")
def test_the_last_fatigue_level_may_go_into_a_spell() -> None:
    fight = begun([mage({**SPARK, "level": 16}, fatigue=4), fighter("Eva")], BEN, faces={"Ana": 9, "Eva": 3, "Ben": 2})
    answer(fight, *cast("Ana", 2), "Ana spell_damage 9")  # 18 + 2 - 5
    assert tags(fight, "Ana") == ["unconscious"]
    assert levels(fight, "Ben") == (4, 0)


# ---- harm -------------------------------------------------------------------------------------------------------


@pytest.mark.clause("AM-6.6", "AM-4.2")
def test_harm_is_a_damage_total_against_soak_without_a_defence_roll() -> None:
    fight = begun(
        mage(SPARK), fighter("Ben", stamina=2, armour={"protection": 3, "load": 0}), faces={"Ana": 9, "Ben": 2}
    )
    answer(fight, *cast("Ana", 2), "Ana spell_damage 7")
    assert happened(fight, "spell_hits") == [("Ana", "Ben", (3, 10 + 7 - 5, 0))]
    assert levels(fight, "Ben") == (3, 0)


@pytest.mark.clause("AM-6.6")
def test_harm_may_be_soaked() -> None:
    fight = begun(mage(SPARK), fighter("Ben", stamina=12), faces={"Ana": 9, "Ben": 2})
    answer(fight, *cast("Ana", 2), "Ana spell_damage 2")
    assert happened(fight, "spell_soaked") == [("Ana", "Ben", (0, 0, 0))]
    assert levels(fight, "Ben") == (0, 0)


@pytest.mark.clause("AM-6.6", "AM-4.3")
@pytest.mark.parametrize(("die", "lost"), [(5, 0), (6, 0), (7, 2), (9, 3)])
def test_an_aimed_spell_has_to_hit_a_defence_without_the_weapon(die: int, lost: int) -> None:
    ana = mage(DART, dexterity=1, abilities={"finesse": 3})
    ben = fighter("Ben", blade(defence=9), quickness=1, shield={"name": "targe", "defence": 4})
    fight = begun(ana, ben, faces={"Ana": 9, "Ben": 2})
    answer(fight, *cast("Ana", 2), f"Ana aim {die}", "Ben defence 5")
    assert happened(fight, "aims") == [("Ana", "Ben", (die + 4, 0, 0))]
    assert happened(fight, "defends") == [("Ben", "Ana", (10, 0, 0))]
    assert levels(fight, "Ben") == (lost, 0)  # margin + 8, in fives
    assert bool(happened(fight, "misses")) == (lost == 0)


@pytest.mark.clause("AM-1.4", "AM-6.6")
def test_a_botched_aim_is_a_botched_attack() -> None:
    fight = begun(mage(DART, dexterity=1), fighter("Ben"), faces={"Ana": 9, "Ben": 2})
    answer(fight, *cast("Ana", 2), "Ana aim 0", "Ana botch 0", "Ben defence 5")
    assert happened(fight, "botches") == [("Ana", "", (1, 0, 0))]
    answer(fight, "Ben action pass", "Ben action pass")
    assert happened(fight, "loses_turn") == [("Ana", "", (0, 0, 0))]


@pytest.mark.clause("AM-6.6")
def test_a_ward_that_has_stopped_what_it_could_is_gone() -> None:
    once = spell("pane", "ward", level=10, cancels=1, rounds=5)
    fight = begun(mage(once), fighter("Ben"), faces={"Ana": 9, "Ben": 2})
    answer(fight, *cast("Ana", 2))
    assert "warded" in tags(fight, "Ana")
    answer(fight, "Ben action strike")
    assert "warded" not in tags(fight, "Ana")


# ---- wards, hindrances, aids ------------------------------------------------------------------------------------


@pytest.mark.clause("AM-6.6")
def test_a_ward_adds_to_soak() -> None:
    fight = begun(mage(SHELL), fighter("Ben", blade(damage=8)), faces={"Ana": 9, "Ben": 2})
    answer(fight, *cast("Ana", 2), *blow("Ben", 6, "Ana", 5))
    assert happened(fight, "wards") == [("Ana", "Ana", (6, 0, 0))]
    assert happened(fight, "soaked") == [("Ben", "Ana", (1 + 8 - 3 - 6, 0, 0))]


@pytest.mark.clause("AM-6.6")
def test_a_ward_may_cancel_attacks_by_weapon_and_spell_whoever_makes_them() -> None:
    fight = begun(mage(MIRROR), [mage(SPARK, name="Ben"), fighter("Cal")], faces={"Ana": 9, "Ben": 8, "Cal": 7})
    answer(fight, *cast("Ana", 2), "Ben action cast")
    assert asked(fight) == ["Cal action"]  # no dice: it is cancelled
    answer(fight, "Cal action strike", "Ana action pass", "Ben action strike")
    assert asked(fight) == ["Ben attack"]  # two were cancelled
    assert [(who, other) for who, other, _ in happened(fight, "warded")] == [("Ana", "Ben"), ("Ana", "Cal")]


@pytest.mark.clause("AM-6.6")
def test_a_hindrance_is_a_penalty_on_attack_and_defence_while_it_lasts() -> None:
    fight = begun(mage(ROOTS), BEN, faces={"Ana": 9, "Ben": 2})
    answer(fight, *cast("Ana", 2), *blow("Ben", 5, "Ana", 9))
    answer(fight, *blow("Ana", 2, "Ben", 9), *blow("Ben", 5, "Ana", 9))
    answer(fight, *blow("Ana", 2, "Ben", 9), *blow("Ben", 5, "Ana", 9))  # Ana's second turn since: it is over
    mine = [numbers[0] for who, _, numbers in happened(fight, "attacks") if who == "Ben"]
    assert mine == [5 - 3, 5 - 3, 5]
    assert [numbers[0] for who, _, numbers in happened(fight, "defends") if who == "Ben"] == [9 - 3, 9]


@pytest.mark.clause("AM-6.6")
def test_a_hindrance_may_cost_turns() -> None:
    fight = begun(mage(STUN), BEN, faces={"Ana": 9, "Ben": 2})
    answer(fight, *cast("Ana", 2), "Ana action pass", "Ana action pass")
    assert len(happened(fight, "loses_turn")) == 2
    assert asked(fight) == ["Ben action"]
    assert fight.view()["round"] == 3


@pytest.mark.clause("AM-6.6")
def test_an_aid_adds_to_attack_defence_and_soak() -> None:
    fight = begun([mage(HEART), BEN], fighter("Cal", blade(damage=6)), faces={"Ana": 9, "Ben": 8, "Cal": 2})
    answer(fight, "Ana action cast", "Ana target Ben", "Ana casting 2", *blow("Ben", 5, "Cal", 9))
    answer(fight, "Cal action strike", "Cal target Ben", "Cal attack 9", "Ben defence 4")
    assert happened(fight, "attacks")[0][2][0] == 5 + 2
    assert happened(fight, "defends")[1][2][0] == 4 + 3
    assert happened(fight, "hit") == [("Cal", "Ben", (1, 2 + 6 - 4, 0))]


@pytest.mark.clause("AM-6.6")
def test_a_spell_lasts_by_its_casters_turns_and_a_new_one_takes_its_place() -> None:
    fight = begun([mage(SHELL), BEN], fighter("Cal"), faces={"Ana": 5, "Ben": 8, "Cal": 2})
    answer(fight, "Ben action pass", "Ana action cast", "Ana target Ben", "Ana casting 2", "Cal action pass")
    answer(fight, "Ben action pass")  # Ben's own turn doesn't count
    assert "warded" in tags(fight, "Ben")
    answer(
        fight,
        "Ana action cast",
        "Ana target Ben",
        "Ana casting 2",
        "Cal action pass",
        "Ben action pass",
        "Ana action pass",
    )
    assert "warded" in tags(fight, "Ben")
    answer(fight, "Cal action pass", "Ben action pass")
    assert "warded" not in tags(fight, "Ben")
    assert happened(fight, "spell_ends") == [("Ben", "", (1, 0, 0))]


@pytest.mark.clause("AM-6.6")
def test_a_spell_ends_also_when_its_caster_loses_the_turn() -> None:
    fight = begun(mage({**SHELL, "rounds": 1}), mage(STUN, name="Ben"), faces={"Ana": 9, "Ben": 2})
    answer(fight, *cast("Ana", 2), *cast("Ben", 2))
    assert asked(fight) == ["Ben action"]  # the second round: Ana has lost her turn
    assert "warded" not in tags(fight, "Ana")


@pytest.mark.clause("AM-6.6")
def test_whom_a_spell_may_go_to() -> None:
    ana = mage(SPARK, {**HEART, "range": 5})
    fight = begun(
        [ana, BEN, {**fighter("Eva"), "group": "rear"}],
        [fighter("Cal"), fighter("Dag")],
        faces={"Ana": 9, "Ben": 8, "Eva": 7, "Cal": 6, "Dag": 5},
        distance=20,
        distances=[{"between": ["rear", "A"], "paces": 6}, {"between": ["rear", "B"], "paces": 20}],
    )
    answer(fight, "Ana action cast", "Ana spell spark")
    assert options(fight) == {"Cal", "Dag"}
    fight.undo()
    answer(fight, "Ana spell heart")
    assert options(fight) == {"Ana", "Ben"}  # Eva stands six paces off


@pytest.mark.clause("AM-6.6")
def test_only_spells_that_somebody_is_in_reach_of() -> None:
    fight = begun(mage({**SPARK, "range": 9}), BEN, faces={"Ana": 9, "Ben": 2}, distance=10)
    assert "cast" not in options(fight)


# ---- resistance -------------------------------------------------------------------------------------------------


@pytest.mark.clause("AM-6.6")
@pytest.mark.parametrize(("level", "resisted"), [(12, False), (13, True), (14, True)])
def test_penetration_must_exceed_resistance(level: int, resisted: bool) -> None:
    ben = fighter("Ben", abilities={"parma_magica": 1}, arts={"ignem": 2})  # 5 + 2
    fight = begun(mage({**SPARK, "level": level}), ben, faces={"Ana": 9, "Ben": 2})
    answer(fight, *cast("Ana", 2))
    assert asked(fight) == (["Ben action"] if resisted else ["Ana spell_damage"])
    if resisted:
        assert happened(fight, "resists") == [("Ben", "Ana", (7, 20 - level, 0))]


@pytest.mark.clause("AM-6.6")
@pytest.mark.parametrize(
    ("being", "resistance"), [({"might": 20}, 20), ({"arts": {"ignem": 4}}, 4), ({"arts": {"aquam": 9}}, 0)]
)
def test_might_and_the_form_of_the_spell(being: Sheet, resistance: int) -> None:
    table = Table(mage({**SPARK, "level": 10}), fighter("Ben", **being))
    table.begin(Ana=9, Ben=2)
    resisted = resistance >= 10
    table.play(*cast("Ana", 2), *([] if resisted else ["Ana spell_damage 2"]))
    assert table.sum("Ben", Why.PARMA, Why.FORM, Why.MIGHT) == resistance
    assert table.saw(Event.RESISTS) == resisted


@pytest.mark.clause("AM-6.6", "AM-6.5")
def test_without_resistance_a_spell_works_even_when_it_fell_short() -> None:
    fight = begun(mage({**SPARK, "level": 30}), BEN, faces={"Ana": 9, "Ben": 2})
    answer(fight, *cast("Ana", 2))
    assert asked(fight) == ["Ana spell_damage"]


@pytest.mark.clause("AM-6.6")
def test_nobody_resists_a_ward_or_an_aid() -> None:
    fight = begun(mage(HEART, might=50), BEN, faces={"Ana": 9, "Ben": 2})
    answer(fight, *cast("Ana", 2))
    assert happened(fight, "aids") == [("Ana", "Ana", (2, 3, 4))]


@pytest.mark.clause("AM-6.6")
def test_a_hindrance_is_resisted_too() -> None:
    fight = begun(mage(ROOTS), fighter("Ben", might=10), faces={"Ana": 9, "Ben": 2})
    answer(fight, *cast("Ana", 2))
    assert happened(fight, "resists") == [("Ben", "Ana", (10, 10, 0))]
    assert "hindered" not in tags(fight, "Ben")


@pytest.mark.clause("AM-6.6")
def test_a_ward_cancels_a_missile() -> None:
    table = Table(fighter("Ben", bow()), mage(MIRROR), distance=20)
    table["Ana"].ward.cancels, table["Ana"].ward.rounds = 1, 1
    table.call(attack, table.fight, table["Ben"], table["Ana"])
    assert table.saw(Event.WARDED)
    assert table["Ana"].ward.cancels == 0
