"""AA-3.18 to AA-3.22: CO, talents, critical effects, unconsciousness, death, first aid."""

from __future__ import annotations

import pytest

from affray.rulesets.aanvallen.codes import Event
from affray.rulesets.aanvallen.kinds import Talent
from affray.rulesets.aanvallen.model import SHIELD
from affray.rulesets.aanvallen.rules.aid import first_aid, patients
from affray.rulesets.aanvallen.rules.attack import attack
from affray.rulesets.aanvallen.rules.figures import able, conscious, dead, full_ap, wields
from affray.rulesets.aanvallen.rules.movement import may_move
from affray.rulesets.aanvallen.rules.order import begin_turn
from affray.rulesets.aanvallen.rules.wounds import critical, lose, wound
from affray.rulesets.aanvallen.turn import actions

from tests.aanvallen.table import BLADE, PLACES, Table, duel, fighter

TALENTS = (
    *("GE", "ZI", "IN", "BE", "BE", "KR", "KR", "GE", "GE"),
    *("WI", "WI", "LE", "LE", "LE", "LE", "LE"),
)
ARM, LEG, TRUNK = PLACES.index("forearm"), PLACES.index("shin"), PLACES.index("chest")
LEFT, RIGHT = 0, 1


def fail(table: Table, by: int, place: int = TRUNK, side: int = RIGHT) -> None:
    """Ben, whose survival test is GE 10 less luck and severity, fails it by so many."""
    table.call(critical, table.fight, table["Ben"], by - 10, place, side, lines=["Ben survival 20"])


@pytest.mark.clause("AA-3.18")
def test_a_result_below_zero_misses() -> None:
    table = duel()
    table.attack("Ana", "Ben", "Ana kind strike", "Ana luck 11")
    assert table.saw(Event.MISSES)
    assert table["Ben"].lost == 0


@pytest.mark.clause("AA-3.18")
def test_a_result_of_zero_costs_a_co_if_there_is_any() -> None:
    table = duel()
    table["Ben"].stamina = 1
    for left in (0, 0):
        table["Ana"].ap = 3
        table.attack("Ana", "Ben", "Ana kind strike", "Ana luck 9", "Ana where 11")
        assert table["Ben"].stamina == left
    assert table.events(Event.SHAKEN)[0].numbers[0] == 0
    assert table["Ben"].lost == 0


@pytest.mark.clause("AA-3.18")
def test_above_zero_a_talent_loses_points_and_survival_is_tested() -> None:
    table = duel()
    table.attack("Ana", "Ben", "Ana kind strike", "Ana luck 7", "Ana where 11", "Ben survival 1")
    assert table.talent("Ben", Talent.GE) == 9
    assert table.saw(Event.SURVIVES)


@pytest.mark.clause("AA-3.19")
@pytest.mark.parametrize(("place", "talent"), list(enumerate(TALENTS)))
def test_each_place_costs_its_talent(place: int, talent: str) -> None:
    table = duel()
    table.call(wound, table.fight, table["Ben"], 2, 1, place, RIGHT, lines=["Ben survival 1"])
    lost = {each.name: 10 - table.talent("Ben", each) for each in Talent}
    assert lost == {each.name: 2 if each.name == talent else 0 for each in Talent}


@pytest.mark.clause("AA-3.19")
def test_the_weapons_wound_value_is_added_but_not_to_the_severity() -> None:
    table = duel(fighter("Ana", {**BLADE, "wound": 3}), fighter("Ben", survival=9))
    table.attack("Ana", "Ben", "Ana kind strike", "Ana luck 7", "Ana where 11", "Ben survival 1")
    assert table.events(Event.WOUNDED)[0].numbers[0] == 1 + 3
    assert table.events(Event.SURVIVES)[0].numbers[0] == (10 - 4) + 9 - 3 * 1 - 4 - 1


@pytest.mark.clause("AA-3.20")
def test_the_survival_test_counts_health_rank_three_times_the_result_and_all_that_was_lost() -> None:
    table = duel(ben=fighter("Ben", GE=12, survival=6, handicap=1, wounds={"KR": 3}))
    table.call(wound, table.fight, table["Ben"], 2, 2, TRUNK, RIGHT, lines=["Ben survival 1"])
    value = (12 - 2) + 6 - 1 - 3 * 2 - (3 + 2) - 1
    assert table.events(Event.SURVIVES)[0].numbers[0] == value


@pytest.mark.clause("AA-3.20")
@pytest.mark.parametrize(
    ("by", "less", "extra", "bleeding", "out"),
    [
        (1, 2, 0, 0, False),
        (3, 2, 0, 0, False),
        (4, 0, 1, 0, False),
        (6, 0, 1, 0, False),
        (7, 2, 1, 0, False),
        (9, 2, 1, 0, False),
        (10, 0, 0, 1, False),
        (12, 0, 0, 1, False),
        (13, 0, 0, 1, True),
        (40, 0, 0, 1, True),
    ],
)
def test_what_a_failed_test_does(by: int, less: int, extra: int, bleeding: int, out: bool) -> None:
    table = duel()
    fail(table, by)
    ben = table["Ben"]
    assert (ben.less, ben.lost, ben.bleeding, ben.out) == (less, extra, bleeding, out)
    assert table.talent("Ben", Talent.GE) == 10 - extra


@pytest.mark.clause("AA-3.20")
def test_a_test_that_is_not_failed_does_nothing() -> None:
    table = duel()
    table.call(critical, table.fight, table["Ben"], 0, TRUNK, RIGHT, lines=["Ben survival 10"])
    assert [told.event for told in table.told] == [Event.SURVIVES]


@pytest.mark.clause("AA-3.20")
def test_a_leg_falls() -> None:
    table = duel()
    fail(table, 4, LEG)
    assert table["Ben"].down
    assert table["Ben"].lost == 0


@pytest.mark.clause("AA-3.20", "AA-3.15")
@pytest.mark.parametrize(
    ("hands", "left_handed", "side", "dropped"),
    [
        (1, False, RIGHT, {0}),
        (1, False, LEFT, {SHIELD}),
        (1, True, LEFT, {0}),
        (1, True, RIGHT, {SHIELD}),
        (2, False, LEFT, {0}),
        (2, False, RIGHT, {0}),
    ],
)
def test_an_arm_drops_what_its_hand_holds(hands: int, left_handed: bool, side: int, dropped: set[int]) -> None:
    ben = fighter("Ben", {**BLADE, "hands": hands}, shield="buckler", left_handed=left_handed)
    table = duel(ben=ben)
    fail(table, 5, ARM, side)
    assert {k for k in range(SHIELD + 1) if table["Ben"].dropped >> k & 1} == dropped
    assert all(table["Ben"].lies[k] == table["Ben"].piece.place for k in dropped)


@pytest.mark.clause("AA-3.20")
def test_what_is_of_the_body_is_not_dropped() -> None:
    table = duel(ben=fighter("Ben", {**BLADE, "natural": True}))
    fail(table, 5, ARM)
    assert table["Ben"].dropped == 0


@pytest.mark.clause("AA-3.20")
def test_ap_less_count_in_the_next_turn_and_add_up() -> None:
    table = duel(ben=fighter("Ben", action=10))
    fail(table, 1)
    fail(table, 2)
    table.call(begin_turn, table.fight, table["Ben"])
    assert table["Ben"].ap == 5 - 4
    table.call(begin_turn, table.fight, table["Ben"])
    assert table["Ben"].ap == 5


@pytest.mark.clause("AA-3.20")
def test_bleedings_add_up_and_come_at_the_start_of_a_turn() -> None:
    table = duel()
    fail(table, 10)
    fail(table, 11)
    table.call(begin_turn, table.fight, table["Ben"])
    assert table.talent("Ben", Talent.GE) == 8
    assert table["Ben"].lost == 2


# ---- death and what comes before --------------------------------------------------------------------------------


@pytest.mark.clause("AA-3.21")
@pytest.mark.parametrize("talent", [Talent.GE, Talent.WI])
@pytest.mark.parametrize(
    ("points", "awake", "alive"), [(10, True, True), (11, False, True), (20, False, True), (21, False, False)]
)
def test_below_zero_unconscious_below_minus_ten_dead(talent: Talent, points: int, awake: bool, alive: bool) -> None:
    table = duel()
    table.call(lose, table["Ben"], talent, points)
    ben = table["Ben"]
    assert (conscious(ben), not dead(ben), able(ben)) == (awake, alive, awake)
    assert table.saw(Event.UNCONSCIOUS) == (not awake and alive)
    assert table.saw(Event.DIES) == (not alive)


@pytest.mark.clause("AA-3.21")
def test_other_talents_kill_nobody() -> None:
    table = duel()
    for talent in (Talent.BE, Talent.IN, Talent.KR, Talent.LE, Talent.ZI):
        table.call(lose, table["Ben"], talent, 25)
    assert able(table["Ben"])


@pytest.mark.clause("AA-3.21")
def test_the_dead_make_no_survival_test() -> None:
    table = duel()
    table.call(wound, table.fight, table["Ben"], 21, 5, TRUNK, RIGHT)
    assert dead(table["Ben"])


@pytest.mark.clause("AA-3.21")
@pytest.mark.parametrize(
    ("co_zero", "ap", "awake"), [("tired", 2, True), ("unconscious", 3, False), ("nothing", 3, True)]
)
def test_without_co_one_is_tired_or_unconscious_or_nothing(co_zero: str, ap: int, awake: bool) -> None:
    table = duel(options={"co_zero": co_zero})
    table["Ben"].stamina = 1
    table.attack("Ana", "Ben", "Ana kind strike", "Ana luck 10", "Ana where 11")
    assert full_ap(table.fight, table["Ben"]) == ap
    assert conscious(table["Ben"]) == awake


@pytest.mark.clause("AA-3.21")
def test_without_agility_one_falls_and_stays_down() -> None:
    table = duel()
    table.call(lose, table["Ben"], Talent.LE, 11)
    ben = table["Ben"]
    assert ben.down
    ben.ap, ben.halves = 3, 11
    assert not may_move(table.fight, ben)
    assert actions(table.fight, ben, -1) >> 7 & 1 == 0, "nor stand up"


@pytest.mark.clause("AA-3.21")
@pytest.mark.parametrize("talent", [Talent.BE, Talent.KR])
def test_without_hands_nobody_strikes(talent: Talent) -> None:
    table = duel(ap=(3, 3))
    weapon = table.fight.book.weapons[0]
    assert wields(table["Ben"], weapon)
    table["Ben"].talents[talent] = -1
    assert not wields(table["Ben"], weapon)
    assert actions(table.fight, table["Ben"], -1) & 2 == 0


@pytest.mark.clause("AA-3.21")
def test_a_talent_below_zero_counts_with_its_value() -> None:
    table = duel()
    table["Ana"].talents[Talent.BE] = -2
    table.call(attack, table.fight, table["Ana"], table["Ben"], False, lines=["Ana kind strike", "Ana luck 1"])
    assert table.events(Event.MISSES)[0].numbers[0] == -2


# ---- first aid ------------------------------------------------------------------------------------------------------


@pytest.mark.clause("AA-3.22")
@pytest.mark.parametrize(("face", "stopped"), [(15, True), (16, False)])
def test_first_aid_is_intelligence_and_the_better_rank(face: int, stopped: bool) -> None:
    table = Table([fighter("Ana", IN=11, healing=4, survival=2, at=[4, 4]), fighter("Cal", at=[5, 5])], fighter("Ben"))
    table["Cal"].bleeding, table["Ana"].ap = 3, 2
    table.call(first_aid, table.fight, table["Ana"], lines=[f"Ana aid {face}"])
    assert table["Cal"].bleeding == (0 if stopped else 3)
    assert table["Ana"].ap == 0
    assert table.saw(Event.STAUNCHES) == stopped


@pytest.mark.clause("AA-3.22", "AA-1.7")
def test_the_wounded_must_be_at_hand_and_a_friend() -> None:
    table = Table([fighter("Ana", at=[4, 4]), fighter("Cal", at=[6, 4])], fighter("Ben", at=[4, 5]))
    for name in ("Ana", "Cal", "Ben"):
        table[name].bleeding = 1
    assert patients(table.fight, table["Ana"]) == 1
    table["Cal"].piece.place = table["Ana"].piece.place + 1
    table["Cal"].out = True
    assert patients(table.fight, table["Ana"]) == 3


@pytest.mark.clause("AA-3.22")
def test_a_sheet_says_what_is_still_missing_from_another_fight() -> None:
    table = duel(ben=fighter("Ben", wounds={"BE": 3, "GE": 1}))
    assert (table.talent("Ben", Talent.BE), table.talent("Ben", Talent.GE), table["Ben"].lost) == (7, 9, 4)
