"""AA-1.1 to AA-1.3, AA-1.5, AA-1.6, AA-1.8, AA-3.14: figures, tests, blunders, rest, luck."""

from __future__ import annotations

from fractions import Fraction
from math import floor

import pytest
from hypothesis import given
from hypothesis import strategies as st

from affray.rulesets.aanvallen.codes import Event, Why
from affray.rulesets.aanvallen.kinds import Talent
from affray.rulesets.aanvallen.model import DECK
from affray.rulesets.aanvallen.rules.figures import full_ap, full_halves, wields
from affray.rulesets.aanvallen.rules.items import shoot
from affray.rulesets.aanvallen.rules.order import begin_turn
from affray.rulesets.aanvallen.rules.tests import luck, rounded

from tests.aanvallen.table import BLADE, Table, duel, fighter

KINDS = "Ana kind strike"


@pytest.mark.clause("AA-1.1")
def test_talents_are_ten_unless_written_and_so_are_the_two_values() -> None:
    table = duel(fighter("Ana", BE=12, WI=7))
    figures = {talent.name: table.talent("Ana", talent) for talent in Talent}
    assert figures == {"BE": 12, "GE": 10, "IN": 10, "KR": 10, "LE": 10, "WI": 7, "ZI": 10}
    assert (table["Ana"].concentration, table["Ana"].stamina) == (10, 10)


@pytest.mark.clause("AA-1.2")
@pytest.mark.parametrize(("agility", "rank", "ap"), [(12, 5, 4), (10, 0, 3), (14, 0, 3), (15, 0, 4), (15, 10, 6)])
def test_ap_are_one_and_a_fifth_of_agility_and_action(agility: int, rank: int, ap: int) -> None:
    table = duel(fighter("Ana", LE=agility, action=rank))
    assert full_ap(table.fight, table["Ana"]) == ap


@pytest.mark.clause("AA-1.2")
def test_wounds_cost_ap_down_to_none() -> None:
    table = duel()
    table["Ana"].talents[Talent.LE] = 4
    assert full_ap(table.fight, table["Ana"]) == 1
    table["Ana"].talents[Talent.LE] = -6
    assert full_ap(table.fight, table["Ana"]) == 0


@pytest.mark.clause("AA-1.3")
@pytest.mark.parametrize(
    ("weight", "rank", "agility"), [(0, 0, 12), (9.9, 0, 12), (10, 0, 11), (35, 5, 9), (15, 5, 11)]
)
def test_load_beyond_its_rank_comes_off_agility(weight: float, rank: int, agility: int) -> None:
    table = duel(fighter("Ana", {**BLADE, "weight": 0}, LE=12, KR=10, load=rank, other_load=weight))
    assert table.talent("Ana", Talent.LE) == agility
    assert full_halves(table["Ana"]) // 2 == agility // 2


@pytest.mark.clause("AA-1.3")
def test_all_that_is_carried_counts() -> None:
    gear = {"shield": "tower-shield", "armour": ["full-plate", "closed-helmet"], "other_load": 1.7}
    grenades = {"grenades": [{"grenade": "fire-bottle", "count": 3}, {"grenade": "flame-thrower", "count": 10}]}
    table = duel(fighter("Ana", "sword", KR=12, LE=15, **gear, **grenades))
    assert 1.3 + 8 + 25 + 3 + 1.7 + 3 * 1 + 15 == 57
    assert table.talent("Ana", Talent.LE) == 15 - 57 // 12


@pytest.mark.clause("AA-1.5")
@pytest.mark.parametrize(
    ("points", "threshold", "result"),
    [
        (0, 3, 0),
        (1, 3, 0),
        (2, 3, 1),
        (1, 2, 1),
        (3, 2, 2),
        (4, 3, 1),
        (5, 3, 2),
        (-1, 3, -1),
        (-3, 3, -1),
        (-4, 3, -2),
    ],
)
def test_results_are_rounded_halves_up_and_below_zero_down(points: int, threshold: int, result: int) -> None:
    assert rounded(points, threshold) == result


@pytest.mark.clause("AA-1.5")
@given(st.integers(-60, 60), st.integers(1, 20))
def test_rounding_is_that_of_fractions(points: int, threshold: int) -> None:
    exact = Fraction(points, threshold)
    assert rounded(points, threshold) == (floor(exact + Fraction(1, 2)) if points >= 0 else floor(exact))


@pytest.mark.clause("AA-1.5", "AA-3.17")
def test_a_handicap_comes_off_the_attack() -> None:
    table = duel(fighter("Ana", handicap=4))
    table.attack("Ana", "Ben", "Ana kind strike", "Ana luck 7")
    (missed,) = table.events(Event.MISSES)
    assert missed.numbers == (6, 0, 7)


@pytest.mark.clause("AA-1.6")
@pytest.mark.parametrize(
    ("face", "falls", "drops", "ap"),
    [(1, True, False, 2), (2, True, False, 2), (3, False, True, 2), (4, False, True, 2), (5, False, False, 0)],
)
def test_a_blunder_is_a_fall_a_dropped_weapon_or_two_ap(face: int, falls: bool, drops: bool, ap: int) -> None:
    table = duel(fighter("Ana", {**BLADE, "penetration": 3}, BE=5), ap=(5, 0))
    table.attack(
        "Ana", "Ben", "Ana kind strike", "Ana on_top nothing-more", "Ana luck 11", "Ana where 3", f"Ana blunder {face}"
    )
    assert table.saw(Event.BLUNDERS)
    assert table["Ana"].down == falls
    assert (table["Ana"].dropped == 1) == drops
    assert table["Ana"].ap == ap


@pytest.mark.clause("AA-1.6")
@pytest.mark.parametrize(("shots", "dropped", "ap"), [(1, 0, 0), (2, 1, 2)])
def test_what_was_thrown_and_is_gone_cannot_be_dropped(shots: int, dropped: int, ap: int) -> None:
    dart = {
        "name": "dart",
        "ap": 3,
        "melee": False,
        "missile": True,
        "thrown": True,
        "maximum": 6,
        "shots": shots,
        "penetration": 3,
    }
    table = duel(fighter("Ana", dart, BE=5), ap=(5, 0))
    table.call(
        shoot,
        table.fight,
        table["Ana"],
        lines=["Ana on_top nothing-more", "Ana luck 11", "Ana where 3", "Ana blunder 3"],
    )
    assert table.saw(Event.EMPTY) == (shots == 1)
    assert table["Ana"].dropped == dropped
    assert table["Ana"].ap == ap


@pytest.mark.clause("AA-1.6")
def test_bare_hands_cannot_be_dropped() -> None:
    claw = {**BLADE, "natural": True, "penetration": 3}
    table = duel(fighter("Ana", claw, BE=5), ap=(5, 0))
    table.attack(
        "Ana", "Ben", "Ana kind strike", "Ana on_top nothing-more", "Ana luck 11", "Ana where 3", "Ana blunder 3"
    )
    assert table["Ana"].dropped == 0
    assert table["Ana"].ap == 0


@pytest.mark.clause("AA-1.6")
def test_a_result_of_minus_five_is_no_blunder_yet() -> None:
    table = duel(fighter("Ana", {**BLADE, "penetration": 3}, BE=5))
    table.attack("Ana", "Ben", "Ana kind strike", "Ana luck 10")
    assert table.saw(Event.MISSES)
    assert not table.saw(Event.BLUNDERS)


@pytest.mark.clause("AA-1.6")
def test_the_threshold_makes_a_blunder_rarer() -> None:
    table = duel(fighter("Ana", BE=5))
    table.attack("Ana", "Ben", "Ana kind strike", "Ana luck 20", "Ana where 3")
    assert not table.saw(Event.BLUNDERS)
    assert rounded(-15, 3) == -5


@pytest.mark.clause("AA-1.8")
def test_a_minute_of_rest_gives_back_one_of_each() -> None:
    table = duel(options={"rounds_a_minute": 2})
    ana = table["Ana"]
    ana.concentration, ana.stamina = 3, 9
    seen = []
    for _ in range(5):
        table.call(begin_turn, table.fight, ana)
        seen.append((ana.concentration, ana.stamina))
    assert seen == [(3, 9), (4, 10), (4, 10), (5, 10), (5, 10)]


@pytest.mark.clause("AA-1.8")
def test_who_is_attacked_does_not_rest() -> None:
    table = duel(options={"rounds_a_minute": 1})
    table["Ben"].stamina = 5
    table.attack("Ana", "Ben", KINDS, "Ana luck 20", "Ana where 3")
    table.call(begin_turn, table.fight, table["Ben"])
    assert table["Ben"].stamina == 5
    table.call(begin_turn, table.fight, table["Ben"])
    assert table["Ben"].stamina == 6


@pytest.mark.clause("AA-3.14")
def test_cards_are_drawn_from_one_deck_without_putting_back() -> None:
    table = Table(fighter("Ana"), fighter("Ben"), options={"chance": "cards"})
    order = [*range(20, 1, -1)]
    for k, card in enumerate(order):
        name = ("Ana", "Ben")[k % 2]
        drawn = table.call(luck, table.fight, k % 2, Why.LUCK, lines=[f"{name} luck {card}"])
        assert drawn == card
        assert table.fight.deck >> card & 1 == 0
    assert table.call(luck, table.fight, 0, Why.LUCK) == 1, "the last card is no question"
    assert table.saw(Event.SHUFFLED)
    assert table.fight.deck == DECK
    assert DECK.bit_count() == 20


@pytest.mark.clause("AA-3.14")
def test_luck_is_a_d20_unless_the_group_has_cards() -> None:
    table = Table(fighter("Ana"), fighter("Ben"))
    assert table.call(luck, table.fight, 0, Why.LUCK, lines=["Ana luck 20"]) == 20
    assert table.fight.deck == DECK


@pytest.mark.clause("AA-3.23")
@pytest.mark.parametrize(("weight", "hands", "need"), [(1.3, 1, 4), (2, 1, 6), (3, 2, 6), (3.1, 2, 7)])
def test_a_weapon_asks_for_three_times_its_weight_or_twice_in_two_hands(weight: float, hands: int, need: int) -> None:
    table = duel(fighter("Ana", {**BLADE, "weight": weight, "hands": hands}))
    weapon = table.fight.book.weapons[0]
    for strength in (need - 1, need):
        table["Ana"].talents[Talent.KR] = strength
        assert wields(table["Ana"], weapon) == (strength == need)
