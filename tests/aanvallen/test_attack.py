"""AA-3.1, AA-3.4 to AA-3.6, AA-3.15 to AA-3.17: an attack step by step, kinds, range, place, threshold, result."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import product
from typing import Any

import pytest

from affray.core.referee import HUSH
from affray.rulesets.aanvallen.codes import Event, Why
from affray.rulesets.aanvallen.kinds import Talent
from affray.rulesets.aanvallen.model import Weapon
from affray.rulesets.aanvallen.rules.attack import attack_sum, range_loss, situation, threshold
from affray.rulesets.aanvallen.rules.manner import cost, more_kinds, open_kinds, share_of

from tests.aanvallen.table import BLADE, BOW, PLACES, Table, answer, asked, duel, fighter, options, sit, square


def kinds(table: Table, bits: int) -> set[str]:
    return {name for k, name in enumerate(table.roster.things["attacks"]) if bits >> k & 1}


def bits(table: Table, *names: str) -> int:
    return sum(1 << table.roster.things["attacks"].index(name) for name in names)


def high(table: Table, *names: str, steps: int = 0) -> int:
    """How high Ana's attack on Ben is, made so."""
    return attack_sum(HUSH, table.fight, table["Ana"], table["Ben"], bits(table, *names), steps)


# ---- the steps ------------------------------------------------------------------------------------------------------


@pytest.mark.clause("AA-3.1")
def test_the_steps_come_in_their_order() -> None:
    table = duel(fighter("Ana", fighting=5), fighter("Ben", fighting=3, survival=9), ap=(3, 4))
    table.attack(
        "Ana", "Ben",
        "Ana kind strike", "Ben defence parry", "Ben fall_back no", "Ben raise 1",
        "Ana luck 6", "Ana where 11", "Ben survival 1",
    )  # fmt: skip
    assert [told.event for told in table.told] == [
        Event.DECLARES, Event.DEFENDS, Event.HITS, Event.WOUNDED, Event.SURVIVES,
    ]  # fmt: skip
    assert table.events(Event.HITS)[0].numbers == (15, 3, 6)


@pytest.mark.clause("AA-3.1")
def test_one_of_several_targets_is_named() -> None:
    fight = sit(
        fighter("Ana", action=5, at=[4, 4], facing="e"),
        [fighter("Ben", at=[5, 3]), fighter("Cal", at=[5, 5], action=1)],
    )
    answer(fight, "Ana action strike")
    assert asked(fight) == ["Ana target"]
    assert options(fight) == {"Ben", "Cal"}


# ---- range ----------------------------------------------------------------------------------------------------------


def loss(weapon: dict[str, Any], far: int, rank: int = 5) -> int:
    table = duel(fighter("Ana", fighting=rank))
    return range_loss(table.fight, table["Ana"], Weapon(missile=True, **weapon), far)


@pytest.mark.clause("AA-3.4")
@pytest.mark.parametrize(("far", "lost"), [(4, 0), (5, 0), (6, 1), (7, 1), (8, 2), (13, 4), (14, 5)])
def test_a_falloff_of_a_half_takes_one_for_each_whole_two_bp_beyond_the_minimum(far: int, lost: int) -> None:
    assert loss({"minimum": 4, "maximum": 20, "fall": 1, "per": 2}, far) == lost


@pytest.mark.clause("AA-3.4")
@pytest.mark.parametrize(("far", "lost"), [(1, 0), (2, 1), (3, 2), (6, 4)])
def test_two_thirds_is_one_for_each_bp_and_a_half(far: int, lost: int) -> None:
    assert loss({"maximum": 20, "fall": 2, "per": 3}, far) == lost == (2 * far) // 3


@pytest.mark.clause("AA-3.4")
def test_inside_the_minimum_the_rank_falls_by_ten() -> None:
    assert loss({"minimum": 3, "maximum": 50, "fall": 1, "per": 3}, 2) == 10


@pytest.mark.clause("AA-3.4")
def test_beyond_the_maximum_the_rank_counts_as_nothing_before_the_falloff() -> None:
    bow = {"minimum": 2, "maximum": 10, "fall": 1, "per": 2}
    assert loss(bow, 10) == 4
    assert loss(bow, 11) == 4 + 5
    assert loss(bow, 11, rank=0) == 4


@pytest.mark.clause("AA-3.4", "AA-3.17")
def test_the_rank_may_fall_below_zero() -> None:
    bow = {**BOW, "minimum": 0, "falloff": "2"}
    table = duel(fighter("Ana", bow, fighting=3))
    table["Ben"].piece.place = square(8, 4)
    table.fight.shot = True
    assert high(table, "shot") == 10 + 3 - 2 * 4


# ---- what it costs, and kinds ---------------------------------------------------------------------------------------


@pytest.mark.clause("AA-3.5")
@pytest.mark.parametrize(
    ("ap", "cn", "offered"),
    [
        (1, 10, set()),
        (2, 10, {"quick-strike"}),
        (3, 10, {"quick-strike", "strike"}),
        (5, 2, {"quick-strike", "strike", "feint"}),
        (5, 1, {"quick-strike", "strike"}),
    ],
)
def test_who_has_not_got_ap_or_cn_cannot_use_a_kind(ap: int, cn: int, offered: set[str]) -> None:
    table = duel(ap=(ap, 0))
    table["Ana"].concentration = cn
    assert kinds(table, open_kinds(table.fight, table["Ana"], table["Ben"], -1, False)) == offered


@pytest.mark.clause("AA-3.6")
@pytest.mark.parametrize(("ap", "quick"), [(2, 2), (3, 2), (4, 3), (5, 4)])
def test_a_quick_strike_costs_three_quarters_to_the_nearest_halves_up(ap: int, quick: int) -> None:
    assert share_of(ap, 75) == quick
    table = duel(fighter("Ana", {**BLADE, "ap": ap}))
    assert cost(table.fight, table.fight.book.weapons[0], bits(table, "quick-strike"), 0) == quick


@pytest.mark.clause("AA-3.6")
def test_kinds_change_how_high_an_attack_is() -> None:
    table = duel()
    plain = high(table, "strike")
    assert plain == 10
    assert high(table, "quick-strike") == plain - 5
    assert high(table, "charge") == plain + 5
    assert [high(table, "strike", "aimed", steps=n) for n in range(1, 6)] == [plain + n for n in range(1, 6)]


@pytest.mark.clause("AA-3.6")
def test_a_quick_strike_is_possible_once_a_round() -> None:
    table = duel(ap=(4, 0))
    table.attack("Ana", "Ben", "Ana kind quick-strike", "Ana luck 20", "Ana where 3")
    assert table["Ana"].ap == 2
    assert open_kinds(table.fight, table["Ana"], table["Ben"], -1, False) == 0


@pytest.mark.clause("AA-3.6", "AA-3.5")
def test_aiming_costs_an_ap_and_a_cn_each() -> None:
    table = duel(ap=(7, 0))
    table.attack(
        "Ana", "Ben", "Ana kind strike", "Ana on_top aimed", "Ana on_top nothing-more", "Ana aim 3",
        "Ana luck 20", "Ana where 3",
    )  # fmt: skip
    assert (table["Ana"].ap, table["Ana"].concentration) == (1, 7)
    assert table.events(Event.MISSES)[0].numbers[0] == 13


@pytest.mark.clause("AA-3.6")
def test_one_aims_at_most_five_times() -> None:
    fight = sit(fighter("Ana", action=40, at=[4, 4], facing="e"), fighter("Ben", at=[5, 4], surprised=True))
    answer(fight, "Ana action strike", "Ana kind strike", "Ana on_top aimed", "Ana on_top nothing-more")
    (question,) = fight.pending
    assert (question.request.low, question.request.high) == (1, 5)


@pytest.mark.clause("AA-3.6")
@pytest.mark.parametrize(
    ("band", "face", "place"),
    [
        ("low", 1, "neck"),
        ("low", 2, "neck"),
        ("low", 6, "hand"),
        ("middle", 3, "upper-arm"),
        ("middle", 6, "heart"),
        ("high", 1, "lower-belly"),
        ("high", 6, "knee"),
    ],
)
def test_a_chosen_place_is_a_d6_in_a_third_of_the_table(band: str, face: int, place: str) -> None:
    table = duel(ap=(4, 0))
    table.attack(
        "Ana", "Ben", "Ana kind strike", "Ana on_top chosen-place", f"Ana band {band}",
        "Ana luck 10", f"Ana chosen {face}",
    )  # fmt: skip
    (shaken,) = table.events(Event.SHAKEN)
    assert table.roster.things["places"][shaken.numbers[1]] == place
    assert table["Ana"].ap == 0


@pytest.mark.clause("AA-3.6")
def test_a_feint_counts_the_difference_of_rank_and_intelligence() -> None:
    table = duel(fighter("Ana", fighting=6, IN=12), fighter("Ben", fighting=4, IN=9))
    assert high(table, "feint") == high(table, "strike") + 5
    table = duel(fighter("Ana", fighting=4, IN=9), fighter("Ben", fighting=6, IN=12))
    assert high(table, "feint") == high(table, "strike") - 5
    assert cost(table.fight, table.fight.book.weapons[0], bits(table, "feint"), 0) == 5


@pytest.mark.clause("AA-3.6")
def test_a_charge_comes_five_bp_straight_just_before() -> None:
    ana = fighter("Ana", LE=12, at=[0, 4], facing="e")
    table = Table(ana, fighter("Ben", at=[7, 4], facing="e"))
    table.begin()
    table.play("Ana action move", "Ana place 6,4", "Ana facing facing-e")
    assert (table["Ana"].run, table["Ana"].way) == (12, 0)
    assert "charge" in kinds(table, open_kinds(table.fight, table["Ana"], table["Ben"], -1, False))
    table["Ana"].run = 9
    assert "charge" not in kinds(table, open_kinds(table.fight, table["Ana"], table["Ben"], -1, False))


@pytest.mark.clause("AA-3.6")
@pytest.mark.parametrize(("place", "run"), [("3,7", 9), ("2,5", 0), ("4,4", 8)])
def test_only_a_straight_way_is_a_run(place: str, run: int) -> None:
    table = Table(fighter("Ana", LE=12, at=[0, 4], facing="e"), fighter("Ben", at=[8, 0]))
    table.begin()
    table.play("Ana action move", f"Ana place {place}", "Ana facing facing-e")
    assert table["Ana"].run == run


@pytest.mark.clause("AA-3.6")
def test_anything_else_in_between_ends_the_run() -> None:
    table = Table(fighter("Ana", BLADE, "knife", LE=14, at=[0, 4], facing="e"), fighter("Ben", at=[8, 0]))
    table.begin()
    table.play("Ana action move", "Ana place 5,4", "Ana facing facing-e", "Ana action draw", "Ana weapon knife")
    assert table["Ana"].run == 0


@pytest.mark.clause("AA-3.24", "AA-3.6")
def test_a_tower_shield_forbids_a_charge() -> None:
    for shield, offered in (("tower-shield", False), ("kite-shield", True)):
        table = duel(fighter("Ana", shield=shield))
        table["Ana"].run = 12
        found = kinds(table, open_kinds(table.fight, table["Ana"], table["Ben"], -1, False))
        assert ("charge" in found) == offered


@pytest.mark.clause("AA-3.6")
@pytest.mark.parametrize(
    ("at", "value"),
    [((5, 4), 0), ((5, 3), 0), ((5, 5), 0), ((4, 3), 0), ((4, 5), 0), ((3, 3), -5), ((3, 5), -5), ((3, 4), -10)],
)
def test_out_of_view_and_straight_behind_add_up(at: tuple[int, int], value: int) -> None:
    """Ben stands in the middle and faces east."""
    table = duel(ben=fighter("Ben", at=[4, 4], facing="e"), ana=fighter("Ana", at=list(at)))
    assert situation(table.fight, table["Ana"], table["Ben"]) == value
    table["Ben"].down = True
    assert situation(table.fight, table["Ana"], table["Ben"]) == value - 5


@pytest.mark.clause("AA-3.6", "AA-3.21")
def test_the_blind_see_nobody_come() -> None:
    table = duel()
    table["Ben"].talents[Talent.ZI] = -1
    assert situation(table.fight, table["Ana"], table["Ben"]) == -5


@pytest.mark.clause("AA-3.6")
@pytest.mark.parametrize(
    ("combine", "begun", "offered"),
    [
        ("one", "strike", {"aimed", "chosen-place"}),
        ("one", "quick-strike", set()),
        ("any", "strike", {"aimed", "chosen-place", "quick-strike", "feint", "charge"}),
        ("any", "quick-strike", {"aimed", "chosen-place", "strike", "feint", "charge"}),
    ],
)
def test_which_kinds_go_together(combine: str, begun: str, offered: set[str]) -> None:
    table = duel(ap=(12, 0), options={"combine": combine})
    table["Ana"].run = 12
    found = more_kinds(table.fight, table["Ana"], table["Ben"], bits(table, begun), -1, False)
    assert kinds(table, found) == offered


@pytest.mark.clause("AA-3.6")
def test_missiles_are_shot_and_may_be_aimed() -> None:
    table = duel(fighter("Ana", BOW), ap=(9, 0))
    assert kinds(table, open_kinds(table.fight, table["Ana"], table["Ben"], -1, True)) == {"shot"}
    assert kinds(table, more_kinds(table.fight, table["Ana"], table["Ben"], bits(table, "shot"), -1, True)) == {
        "aimed",
        "chosen-place",
    }


# ---- place, threshold, result ---------------------------------------------------------------------------------------


@pytest.mark.clause("AA-3.15")
def test_three_dice_hit_the_places_with_these_chances() -> None:
    found = Counter(sum(dice) for dice in product(range(1, 7), repeat=3))
    percent = [0.5, 1.4, 2.8, 4.6, 6.9, 9.7, 11.6, 12.5, 12.5, 11.6, 9.7, 6.9, 4.6, 2.8, 1.4, 0.5]
    chances = [Fraction(found[total], 216) for total in range(3, 19)]
    assert [round(float(100 * chance), 1) for chance in chances] == percent
    assert sum(chances) == 1


@pytest.mark.clause("AA-3.15")
@pytest.mark.parametrize(("total", "name"), list(enumerate(PLACES, 3)))
def test_each_place_by_its_dice(total: int, name: str) -> None:
    table = duel()
    table.attack("Ana", "Ben", "Ana kind strike", "Ana luck 10", f"Ana where {total}")
    (shaken,) = table.events(Event.SHAKEN)
    assert table.roster.things["places"][shaken.numbers[1]] == name


@pytest.mark.clause("AA-3.16")
def test_bases_of_the_thresholds() -> None:
    table = duel()
    bases = {name: table.fight.book.places[k].threshold for k, name in enumerate(PLACES)}
    high = {"skull", "upper-arm", "shoulder", "chest", "loin", "thigh"}
    assert bases == {name: 4 if name in high else 3 for name in PLACES}


@pytest.mark.clause("AA-3.16", "AA-3.25")
@pytest.mark.parametrize(
    ("place", "raised", "pierced", "result"),
    [("heart", 0, 0, 7), ("heart", 2, 1, 8), ("chest", 1, 0, 9), ("foot", 0, 5, 1), ("stomach", 0, 2, 4)],
)
def test_armour_and_raising_add_and_penetration_takes_off(place: str, raised: int, pierced: int, result: int) -> None:
    table = duel(ben=fighter("Ben", armour=["mail-shirt", "breastplate"]))
    row = PLACES.index(place)
    assert threshold(HUSH, table.fight, table["Ben"], row, raised, pierced) == result


@pytest.mark.clause("AA-3.17")
def test_the_result_is_talent_and_skill_less_luck_and_defence_by_the_threshold() -> None:
    ana = fighter("Ana", {**BLADE, "attack": 2}, BE=13, fighting=6)
    table = duel(ana, fighter("Ben", fighting=4, survival=20), ap=(3, 1))
    table.attack("Ana", "Ben", "Ana kind strike", "Ben defence parry", "Ana luck 7", "Ana where 11", "Ben survival 1")
    assert table.events(Event.HITS)[0].numbers == (21, 4, 7)
    (wounded,) = table.events(Event.WOUNDED)
    assert wounded.numbers[0] == round((13 + 6 + 2 - 7 - 4) / 3) == 3
    assert table.sum("Ana", Why.DEXTERITY, Why.FIGHTING, Why.WEAPON) == 21


@pytest.mark.clause("AA-3.17", "AA-1.5")
def test_the_game_masters_word_is_in_every_sum() -> None:
    table = duel()
    table.attack("Ana", "Ben", "Ana kind strike", "Ana luck 10", "Ana where 3")
    assert [who for who, why, _ in table.parts if why is Why.GM] == ["Ana", "Ben", "Ben"]


@pytest.mark.clause("AA-3.21")
def test_the_blind_strike_at_plus_ten() -> None:
    table = duel()
    table["Ana"].talents[Talent.ZI] = -1
    assert high(table, "strike") == 10 - 10
