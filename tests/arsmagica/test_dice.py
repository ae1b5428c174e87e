"""AM-1: the dice."""

from __future__ import annotations

from fractions import Fraction

import pytest

from affray import WrongAnswer
from affray.core.branching import BranchingReferee
from affray.rulesets.arsmagica import RULESET
from affray.rulesets.arsmagica.codes import Event, Why
from affray.rulesets.arsmagica.rules.dice import stress, total_of, zeros

from tests.arsmagica.table import Table, answer, asked, blade, fighter, happened, levels, sit

HATCHET = blade(name="hatchet", load=1)


def stress_of(table: Table, *lines: str) -> int:
    given: int = table.call(stress, table["Ana"], Why.ATTACK, 0, lines=lines)
    return given


@pytest.fixture
def table() -> Table:
    table = Table(fighter("Ana", HATCHET, quickness=2, dexterity=1), fighter("Ben", HATCHET, quickness=1))
    table.begin(Ana=8, Ben=3)
    return table


@pytest.mark.clause("AM-1.1", "AM-1.3")
@pytest.mark.parametrize(("face", "count"), [(0, 1), (2, 0), (9, 0)])
def test_a_die_has_ten_faces_and_its_0_is_the_tenth(table: Table, face: int, count: int) -> None:
    assert table.call(zeros, table["Ana"], 1, lines=[f"Ana botch {face}"]) == count


@pytest.mark.clause("AM-1.2")
@pytest.mark.parametrize("face", range(2, 10))
def test_2_to_9_count_as_they_are(table: Table, face: int) -> None:
    assert stress_of(table, f"Ana attack {face}") == face


@pytest.mark.clause("AM-1.2")
@pytest.mark.parametrize(
    ("faces", "total"),
    [([1, 6], 12), ([1, 0], 20), ([1, 1, 3], 12), ([1, 1, 0], 40), ([1, 1, 1, 2], 16), ([1, 1, 1, 1, 5], 80)],
)
def test_each_1_doubles_and_after_it_0_is_10(table: Table, faces: list[int], total: int) -> None:
    assert stress_of(table, *(f"Ana attack {face}" for face in faces)) == total


@pytest.mark.clause("AM-1.3")
def test_a_0_without_a_botch_is_a_plain_0(table: Table) -> None:
    assert total_of(stress_of(table, "Ana attack 0", "Ana botch 4"), 7) == 7


@pytest.mark.clause("AM-1.3")
def test_a_1_on_a_botch_die_is_no_botch_and_is_not_rolled_again(table: Table) -> None:
    assert stress_of(table, "Ana attack 0", "Ana botch 1") == 0


@pytest.mark.clause("AM-1.3")
def test_as_many_botch_dice_as_the_situation_says() -> None:
    table = Table(fighter("Ana", botch_dice=3), fighter("Ben"))
    die = table.call(
        stress, table["Ana"], Why.ATTACK, 2, lines=["Ana attack 0", *(f"Ana botch {k}" for k in (0, 3, 0, 1, 9))]
    )
    assert die == -2


@pytest.mark.clause("AM-1.3")
@pytest.mark.parametrize("dice", [1, 2, 3, 4, 5])
def test_chances_of_a_botch(dice: int) -> None:
    table = Table(fighter("Ana", botch_dice=dice), fighter("Ben"))
    me = table["Ana"]
    ways = BranchingReferee(RULESET, cut=1e-6).outcomes(lambda referee: [int(stress(referee, me, Why.ATTACK, 0) < 0)])
    botch = ways[1,]
    assert botch == Fraction(1, 10) * (1 - Fraction(9, 10) ** dice)
    assert round(float(100 * botch), 1) == [1.0, 1.9, 2.7, 3.4, 4.1][dice - 1]


@pytest.mark.clause("AM-1.4")
@pytest.mark.parametrize(("bonus", "total"), [(7, 0), (0, 0), (-3, -3)])
def test_a_botch_makes_the_total_0_but_a_bonus_below_0_stays(bonus: int, total: int) -> None:
    assert total_of(-1, bonus) == total


@pytest.mark.clause("AM-1.4")
def test_who_botches_an_attack_misses_and_loses_its_next_action(table: Table) -> None:
    table.play("Ana action strike", "Ana attack 0", "Ana botch 0", "Ben defence 2")
    assert table.events(Event.ATTACKS)[0].numbers[0] == 0
    assert table.saw(Event.MISSES)
    assert not table.saw(Event.DROPS)
    table.play("Ben action pass")
    table.step()  # the second round
    table.step()  # Ana's turn
    assert table.saw(Event.LOSES_TURN)
    table.play("Ben action pass")
    table.step()
    table.play("Ana action pass")


@pytest.mark.clause("AM-1.4")
def test_option_botch_costs_action_off() -> None:
    table = Table(fighter("Ana"), fighter("Ben"), options={"botch_costs_action": False})
    table.begin(Ana=8, Ben=3)
    table.play("Ana action strike", "Ana attack 0", "Ana botch 0", "Ben defence 2", "Ben action pass")
    table.step()
    table.play("Ana action pass")


@pytest.mark.clause("AM-1.4")
def test_two_zeros_drop_the_weapon_as_well() -> None:
    table = Table(fighter("Ana", HATCHET, botch_dice=2), fighter("Ben"))
    table.begin(Ana=8, Ben=3)
    table.play("Ana action strike", "Ana attack 0", "Ana botch 0", "Ana botch 0", "Ben defence 2")
    assert table["Ana"].lost_turns == 1
    assert table.saw(Event.DROPS)
    assert table["Ana"].wielded == 1  # bare hands
    assert table["Ana"].arms_load == 0


@pytest.mark.clause("AM-1.4")
def test_a_botched_defence_is_0_and_costs_no_action_but_two_zeros_drop_the_weapon() -> None:
    table = Table(fighter("Ana"), fighter("Ben", HATCHET, quickness=4, botch_dice=2, stamina=9))
    table.begin(Ana=9, Ben=3)
    table.play("Ana action strike", "Ana attack 2", "Ben defence 0", "Ben botch 0", "Ben botch 0")
    assert table.events(Event.DEFENDS)[0].numbers[0] == 0
    assert table["Ben"].lost_turns == 0
    assert table.saw(Event.DROPS)
    table.play("Ben action draw")  # picking it up takes the turn
    assert table["Ben"].arms_load == 10


@pytest.mark.clause("AM-1.4")
def test_what_is_part_of_the_body_is_not_dropped() -> None:
    table = Table(fighter("Ana", "bite", botch_dice=2), fighter("Ben"))
    table.begin(Ana=8, Ben=3)
    table.play("Ana action strike", "Ana attack 0", "Ana botch 0", "Ana botch 0", "Ben defence 2")
    assert not table.saw(Event.DROPS)
    assert table["Ana"].wielded == 0


@pytest.mark.clause("AM-1.4")
def test_option_drop_at_botches() -> None:
    table = Table(fighter("Ana"), fighter("Ben"), options={"drop_at_botches": 1})
    table.begin(Ana=8, Ben=3)
    table.play("Ana action strike", "Ana attack 0", "Ana botch 0", "Ben defence 2")
    assert table.saw(Event.DROPS)


@pytest.mark.clause("AM-1.1", "AM-1.2", "AM-1.3", "AM-1.5")
def test_by_hand_each_die_is_asked_for_by_itself_and_0_can_be_entered() -> None:
    fight = sit(fighter("Ana", blade(damage=4)), fighter("Ben", quickness=1))
    answer(fight, "Ana intent blade", "Ben intent blade", "Ana initiative 1")
    assert asked(fight) == ["Ana initiative", "Ben initiative"]
    answer(fight, "Ana initiative 4", "Ben initiative 0")
    assert asked(fight) == ["Ben botch"]
    answer(fight, "Ben botch 3", "Ana action strike", "Ana attack 1")
    assert happened(fight, "initiative") == [("Ana", "", (8, 0, 0)), ("Ben", "", (1, 0, 0))]
    for wrong in (11, -1):
        with pytest.raises(WrongAnswer, match="0 to 9"):
            fight.answer(wrong)
    fight.answer(0)  # after a 1: ten, doubled
    answer(fight, "Ben defence 0")
    assert asked(fight) == ["Ben botch"]
    fight.answer(0)
    assert happened(fight, "attacks")[0][2][0] == 20
    assert happened(fight, "defends")[0][2][0] == 0
    assert levels(fight, "Ben") == (5, 0)  # 20 + 4 is 24, divided by 5 and rounded up


@pytest.mark.clause("AM-1.4")
def test_in_a_fight_a_botched_attack_costs_the_next_turn() -> None:
    fight = sit(fighter("Ana"), fighter("Ben"))
    answer(fight, "Ana intent blade", "Ben intent blade", "Ana initiative 9", "Ben initiative 5")
    answer(fight, "Ana action strike", "Ana attack 0", "Ana botch 0", "Ben defence 3", "Ben action pass")
    assert asked(fight) == ["Ben action"]  # the second round, without Ana's turn
    assert fight.view()["round"] == 2
    assert happened(fight, "loses_turn") == [("Ana", "", (0, 0, 0))]
