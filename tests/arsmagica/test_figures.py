"""AM-2: the figures, and the sums that they enter."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from affray.core.referee import HUSH
from affray.rulesets.arsmagica.codes import Event, Why
from affray.rulesets.arsmagica.model import Exertion, Intent
from affray.rulesets.arsmagica.rules.figures import (
    attack_bonus,
    burdened,
    damage_bonus,
    defence_bonus,
    encumbrance,
    initiative_bonus,
    soak,
)

from tests.arsmagica.table import Sheet, Table, answer, asked, blade, blow, bow, fighter, happened, levels, sit, spell

OTHER = fighter("Ben")
KNIGHT = fighter(
    "Ana",
    blade(initiative=2, attack=4, defence=1, damage=6, load=1),
    abilities={"single_weapon": 5, "brawl": 2},
    quickness=1,
    dexterity=2,
    strength=3,
    stamina=1,
    shield={"name": "targe", "defence": 3, "load": 2},
    armour={"protection": 12, "load": 6},
)


def seat(**changes: Any) -> Table:
    """Ana, the knight with changes, against Ben."""
    options = changes.pop("options", {})
    return Table({**KNIGHT, **changes}, OTHER, options=options)


def figures(table: Table) -> dict[str, int]:
    """Attack, defence, damage, soak and initiative of Ana."""
    fight, me = table.fight, table["Ana"]
    return {
        "attack": attack_bonus(HUSH, fight, me, 1),
        "defence": defence_bonus(HUSH, fight, me, True),
        "damage": damage_bonus(HUSH, fight, me, me.weapons + me.wielded),
        "soak": soak(HUSH, me),
        "initiative": initiative_bonus(HUSH, fight, me),
    }


@pytest.mark.clause("AM-2.1", "AM-2.2")
def test_the_sums() -> None:
    # Loads 1 + 2 + 6 = 9: burden 3, Strength 3: encumbrance 0.
    assert figures(seat()) == {
        "attack": 2 + 5 + 4,
        "defence": 1 + 5 + 1 + 3,
        "damage": 3 + 6,
        "soak": 1 + 0 + 12,
        "initiative": 1 + 5 + 2 - 0,
    }


@pytest.mark.clause("AM-2.2")
def test_soak_13_of_stamina_1_and_chain_12() -> None:
    table = Table(fighter("Ana", stamina=1, size=0, armour={"protection": 12, "load": 6}), OTHER)
    assert soak(HUSH, table["Ana"]) == 13


@pytest.mark.clause("AM-2.2")
def test_size_counts_in_soak() -> None:
    table = Table(fighter("Ana", stamina=1, size=2), fighter("Ben", size=-1))
    assert (soak(HUSH, table["Ana"]), soak(HUSH, table["Ben"])) == (3, -1)


@pytest.mark.clause("AM-2.2")
@pytest.mark.parametrize(
    ("way", "loads", "strength", "expected"),
    [
        ("loads", [0.5, 0.5, 6], 2, 5),
        ("loads", [0.5, 0.5, 6], 9, 0),
        ("loads", [1, 0, 6], -1, 8),
        ("burden", [2, 1, 6], 1, 2),  # loads 9: burden 3
        ("burden", [2, 1, 6], 0, 3),
        ("burden", [2, 1, 6], -2, 3),  # only a Strength above 0 is taken off
        ("burden", [2, 1, 6], 5, 0),
        ("burden", [2, 2, 6], 0, 4),  # 10 = 4 x 5 / 2
        ("burden", [0, 0, 0.9], 0, 0),
        ("burden", [0, 0, 1], 0, 1),
    ],
)
def test_encumbrance(way: str, loads: list[float], strength: int, expected: int) -> None:
    weapon, shield, armour = loads
    ana = fighter(
        "Ana",
        blade(load=weapon),
        strength=strength,
        shield={"defence": 0, "name": "targe", "load": shield},
        armour={"protection": 0, "load": armour},
    )
    for mounted, found in ((False, expected), (True, 0)):
        table = Table({**ana, "mounted": mounted}, OTHER, options={"encumbrance": way})
        assert encumbrance(table.fight, table["Ana"]) == found


@pytest.mark.clause("AM-2.2")
@given(tenths=st.integers(0, 1000))
def test_burden_is_the_highest_n_that_the_loads_reach(tenths: int) -> None:
    table = Table(fighter("Ana", other_load=tenths / 10), OTHER)
    n = encumbrance(table.fight, table["Ana"])
    assert n * (n + 1) / 2 <= tenths / 10 < (n + 1) * (n + 2) / 2


@pytest.mark.clause("AM-2.2")
def test_options_initiative_ability_and_size_in_defence() -> None:
    assert figures(seat(options={"initiative_ability": False}))["initiative"] == 1 + 2
    big = {**KNIGHT["characteristics"], "size": 2}
    assert figures(seat(characteristics=big))["defence"] == 10
    assert figures(seat(characteristics=big, options={"size_in_defence": True}))["defence"] == 8


@pytest.mark.clause("AM-2.2")
def test_a_weapon_of_two_hands_leaves_none_for_the_shield() -> None:
    assert figures(seat(weapons=[blade(hands=2, defence=1)]))["defence"] == 1 + 5 + 1


@pytest.mark.clause("AM-2.1", "AM-2.2", "AM-4.2")
def test_in_a_fight_the_figures_stand_in_the_log_by_their_names() -> None:
    fight = sit(KNIGHT, fighter("Ben", stamina=2, quickness=1))
    answer(fight, "Ana intent blade", "Ben intent blade", "Ana initiative 5", "Ben initiative 3")
    assert happened(fight, "initiative") == [("Ana", "", (5 + 8, 0, 0)), ("Ben", "", (3 + 1, 0, 0))]
    answer(fight, *blow("Ana", 2, "Ben", 9))
    (attacks,) = [entry for entry in fight.log if entry.event == "attacks"]
    assert {part.why: part.value for part in attacks.parts if part.kind != "choice" and part.value} == {
        "dexterity": 2,
        "ability": 5,
        "weapon": 4,
        "attack": 2,
    }
    assert happened(fight, "hit") == [("Ana", "Ben", (2, 13 - 10 + 9 - 2, 0))]  # 10 points: two levels
    assert levels(fight, "Ben") == (2, 0)


@pytest.mark.clause("AM-2.2")
@pytest.mark.parametrize("takes_turn", [False, True])
def test_taking_another_weapon_in_hand(takes_turn: bool) -> None:
    fight = sit(fighter("Ana", blade(), blade(name="axe", attack=3)), OTHER, options={"drawing_takes_turn": takes_turn})
    answer(fight, "Ana intent blade", "Ben intent blade", "Ana initiative 5", "Ben initiative 3")
    answer(fight, "Ana action draw", "Ana weapon axe")
    assert asked(fight) == (["Ben action"] if takes_turn else ["Ana action"])
    if not takes_turn:
        answer(fight, *blow("Ana", 4, "Ben", 9))
        assert happened(fight, "attacks")[0][2][0] == 7


@pytest.mark.clause("AM-2.3")
def test_encumbrance_counts_in_initiative_but_not_in_attack_and_defence() -> None:
    weak = {**KNIGHT["characteristics"], "strength": 0}
    table = seat(characteristics=weak)
    assert encumbrance(table.fight, table["Ana"]) == 3
    found = figures(table)
    assert (found["attack"], found["defence"], found["initiative"]) == (11, 10, 8 - 3)


@pytest.mark.clause("AM-2.3")
@pytest.mark.parametrize(
    ("other_load", "options", "counts"),
    [
        (9, {}, False),  # half of 18 is weapons and armour
        (9.1, {}, True),
        (3, {"arms_share": 75}, False),  # 9 of 12
        (3.1, {"arms_share": 75}, True),
        (100, {"arms_share": 0}, False),
    ],
)
def test_as_long_as_the_weight_is_mostly_weapons_and_armour(other_load: float, options: Sheet, counts: bool) -> None:
    weak = {**KNIGHT["characteristics"], "strength": 0}
    table = seat(characteristics=weak, other_load=other_load, options=options)
    weight = encumbrance(table.fight, table["Ana"])
    assert weight >= 3
    found = figures(table)
    assert (found["attack"], found["defence"]) == ((11 - weight, 10 - weight) if counts else (11, 10))
    assert found["initiative"] == 8 - weight


@pytest.mark.clause("AM-2.3")
def test_in_a_fight_dropping_the_weapon_may_tip_the_balance() -> None:
    ana = fighter("Ana", blade(load=3), other_load=3, botch_dice=2, abilities={"brawl": 4, "single_weapon": 4})
    fight = sit(ana, OTHER, options={"botch_costs_action": False})
    answer(fight, "Ana intent blade", "Ben intent blade", "Ana initiative 9", "Ben initiative 3")
    answer(fight, "Ana action strike", "Ana attack 0", "Ana botch 0", "Ana botch 0", "Ben defence 3", "Ben action pass")
    answer(fight, *blow("Ana", 3, "Ben", 9))
    # Six loads, half of them the blade: not counted. Three loads, none of them arms: burden 2 counts.
    assert happened(fight, "attacks")[1][2][0] == 3 + 4 - 2


@pytest.mark.clause("AM-2.2", "AM-2.3")
def test_what_was_dropped_weighs_again_when_it_is_picked_up() -> None:
    table = Table(fighter("Ana", blade(load=6), other_load=3, botch_dice=2), OTHER)
    begun = (encumbrance(table.fight, table["Ana"]), burdened(table.fight, table["Ana"]))
    table.begin(Ana=9, Ben=3)
    table.play("Ana action strike", "Ana attack 0", "Ana botch 0", "Ana botch 0", "Ben defence 3", "Ben action pass")
    assert (encumbrance(table.fight, table["Ana"]), burdened(table.fight, table["Ana"])) != begun
    table.step()  # the round
    table.step()  # the turn that the botch costs
    table.play("Ben action pass", "Ana action draw")
    assert (encumbrance(table.fight, table["Ana"]), burdened(table.fight, table["Ana"])) == begun


@pytest.mark.clause("AM-2.4", "AM-2.5")
@pytest.mark.parametrize(
    ("one", "other", "merged"), [(4, 3, 5), (3, 3, 4), (4, 4, 5), (5, 2, 5), (5, 5, 7), (4, 0, 4), (0, 4, 4)]
)
@pytest.mark.parametrize("factor", [1, 5])
def test_merged_scores(one: int, other: int, merged: int, factor: int) -> None:
    ana = fighter("Ana", abilities={"single_weapon": one, "weapon_and_shield": other})
    table = Table(ana, OTHER, options={"xp_factor": factor})
    assert attack_bonus(HUSH, table.fight, table["Ana"], 1) == merged


@pytest.mark.clause("AM-2.4")
def test_without_its_shield_one_fights_no_worse_but_for_the_shield() -> None:
    ana = fighter("Ana", abilities={"weapon_and_shield": 4}, shield={"name": "targe", "defence": 2})
    table = Table(ana, {**ana, "name": "Ben", "shield": None})
    bonuses = [defence_bonus(HUSH, table.fight, table[name], True) for name in ("Ana", "Ben")]
    assert bonuses == [6, 4]


@pytest.mark.clause("AM-2.5")
@pytest.mark.parametrize(
    ("points", "factor", "score"), [(16, 1, 5), (15, 1, 5), (14, 1, 4), (0, 1, 0), (1, 1, 1), (80, 5, 5), (74, 5, 4)]
)
def test_the_score_is_the_highest_that_the_points_pay_for(points: int, factor: int, score: int) -> None:
    ana = fighter("Ana", experience={"single_weapon": points})
    table = Table(ana, OTHER, options={"xp_factor": factor})
    assert attack_bonus(HUSH, table.fight, table["Ana"], 1) == score


@pytest.mark.clause("AM-2.4", "AM-2.5")
def test_experience_of_the_two_is_added_together_in_a_fight() -> None:
    ana = fighter("Ana", experience={"single_weapon": 10}, abilities={"weapon_and_shield": 3})
    fight = sit(ana, OTHER)
    answer(fight, "Ana intent blade", "Ben intent blade", "Ana initiative 5", "Ben initiative 3")
    answer(fight, *blow("Ana", 2, "Ben", 9))
    assert happened(fight, "attacks")[0][2][0] == 2 + 5


@pytest.mark.clause("AM-2.6", "AM-4.5")
def test_wounds_and_fatigue_count_in_attack_defence_and_initiative_not_in_damage_and_soak() -> None:
    fresh, worn = figures(seat()), figures(seat(wounds=3, fatigue=2))  # medium wounds -3, weary -1
    assert {name: worn[name] - fresh[name] for name in fresh} == {
        "attack": -4,
        "defence": -4,
        "initiative": -4,
        "damage": 0,
        "soak": 0,
    }


@pytest.mark.clause("AM-2.6", "AM-6.1", "AM-6.5")
def test_wounds_count_in_concentration_and_casting() -> None:
    mage = fighter(
        "Ana",
        abilities={"concentration": 9},
        arts={"creo": 9},
        stamina=2,
        wounds=3,
        spells=[spell("spark", "harm", damage=5)],
    )
    table = Table(mage, fighter("Ben"))
    table.begin(Ben=8, Ana=3)
    table.play(*blow("Ben", 2, "Ana", 9))
    table.play("Ana action cast", "Ana concentration 4", "Ana casting 4", "Ana spell_damage 2")
    assert table.events(Event.CONCENTRATES)[0].numbers[0] == 4 + 2 + 9 - 3
    assert table.events(Event.CASTS)[0].numbers[0] == 4 + 2 + 9 - 3
    assert table.sum("Ana", Why.WOUNDS) == -6


@pytest.mark.clause("AM-2.6")
def test_initiative_rolled_before_the_wound_stays() -> None:
    fight = sit(fighter("Ana", blade(damage=12)), fighter("Ben"))
    answer(fight, "Ana intent blade", "Ben intent blade", "Ana initiative 5", "Ben initiative 3")
    answer(fight, *blow("Ana", 4, "Ben", 3))
    assert levels(fight, "Ben") == (3, 0)  # 13: three levels, medium wounds
    assert fight.view()["combatants"][1]["initiative"] == 3
    answer(fight, *blow("Ben", 9, "Ana", 3))
    assert happened(fight, "attacks")[1][2][0] == 9 - 3


@pytest.mark.clause("AM-2.2", "AM-4.7")
def test_attack_of_a_bow() -> None:
    table = Table(fighter("Ana", bow(attack=3), abilities={"bow": 4}, dexterity=1), OTHER, distance=30)
    assert attack_bonus(HUSH, table.fight, table["Ana"], 30) == 1 + 4 + 3 - 3


@pytest.mark.clause("AM-3.1")
def test_initiative_of_a_spell_is_quickness_alone() -> None:
    weak = {**KNIGHT["characteristics"], "strength": 0}
    for encumbered, expected in ((False, 1), (True, 1 - 3)):
        table = seat(characteristics=weak, options={"spell_initiative_encumbrance": encumbered})
        table["Ana"].intent = Intent.SPELL
        assert figures(table)["initiative"] == expected


@pytest.mark.clause("AM-5.4")
def test_exertion_adds_the_score_of_the_weapon_in_hand() -> None:
    table = seat()
    table["Ana"].exertion = Exertion.ATTACK
    assert (figures(table)["attack"], figures(table)["defence"]) == (11 + 5, 10)
    table["Ana"].exertion = Exertion.DEFENCE
    assert (figures(table)["attack"], figures(table)["defence"]) == (11, 10 + 5)
    table["Ana"].wielded = 1  # bare hands: Brawl 2
    assert figures(table)["defence"] == 1 + 2 + 3 + 2


@pytest.mark.clause("AM-2.2", "AM-4.8")
def test_encumbrance_follows_the_strength_that_the_gm_sets() -> None:
    fight = sit(fighter("Ana", blade(load=3), other_load=7), OTHER)
    assert encumbrance(fight.record, fight.record.combatants[0]) == 4
    fight.override("Ana", "strength", 3)
    assert encumbrance(fight.record, fight.record.combatants[0]) == 1
