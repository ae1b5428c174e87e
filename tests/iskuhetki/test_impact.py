"""IH-14, IH-15: falls and impacts, and being overpowered."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from affray.core.branching import BranchingReferee
from affray.core.records import clone
from affray.core.ruleset import ruleset
from affray.rulesets.iskuhetki.codes import Event, Why
from affray.rulesets.iskuhetki.kinds import Material, WoundKind
from affray.rulesets.iskuhetki.rules import packed
from affray.rulesets.iskuhetki.rules.impact import ATTEMPTS, impact, impact_row, new_location, padding
from affray.rulesets.iskuhetki.words import hex_name

from tests.iskuhetki.bench import CHEST, COUNT, HEAD, SHIN, THIGH, Bench, bits, piece
from tests.iskuhetki.table import Sheet, Table, blow, fighter

UNBROKEN = (Why.BONE, 100)


@pytest.mark.clause("IH-14.3")
@pytest.mark.parametrize(
    ("metres", "row"), [(0, 0), (1, 0), (2, 1), (3, 2), (5, 2), (6, 3), (10, 3), (11, 4), (15, 4), (90, 4)]
)
def test_the_row_for_a_height(metres: int, row: int) -> None:
    assert impact_row(Bench().fight, metres) == row


@pytest.mark.clause("IH-14.3")
def test_up_to_a_metre_nothing_happens() -> None:
    bench = Bench()
    bench.call(impact, bench.me, 0)
    assert bench.told == []


@pytest.mark.clause("IH-14.3", "IH-9.3")
def test_a_low_fall_hurts_one_location() -> None:
    bench = Bench()
    bench.call(impact, bench.me, 1, dice=[(Why.LOCATION, 5), (Why.IMPACT, 3), UNBROKEN])
    assert (bench.hp(THIGH), bench.me.blood) == (1, 9)
    assert packed.wound_kind(bench.me.wounds[0]) == WoundKind.BRUISE
    assert bench.numbers(Event.IMPACT) == [(2, 0, 0)]


@pytest.mark.clause("IH-14.1", "IH-14.3")
def test_a_high_fall_hurts_several_all_different() -> None:
    bench = Bench(blood=30)
    dice = [(Why.LOCATION, 5), (Why.IMPACT, 12), UNBROKEN]
    dice += [(Why.LOCATION, 5), (Why.LOCATION, 6), (Why.LOCATION, 1), (Why.IMPACT, 2), UNBROKEN]
    dice += [(Why.LOCATION, 2), (Why.LOCATION, 13), (Why.IMPACT, 1)]
    bench.call(impact, bench.me, 4, dice=dice)
    assert [packed.wound_where(bench.me.wounds[k]) for k in range(3)] == [THIGH, SHIN, CHEST]
    assert [packed.wound_points(bench.me.wounds[k]) for k in range(3)] == [12, 2, 1]


@pytest.mark.clause("IH-14.1")
def test_after_many_repeats_it_is_the_first_location_left() -> None:
    bench = Bench()
    dice = [(Why.LOCATION, 1)] * ATTEMPTS
    assert bench.call(new_location, bench.me, bits(SHIN, 1), dice=dice) == THIGH


@pytest.mark.clause("IH-14.2")
@pytest.mark.parametrize(
    ("pieces", "found"),
    [
        ([(3, Material.SOFT)], 3),
        ([(3, Material.HIDE)], 3),
        ([(5, Material.METAL)], 2),
        ([(3, Material.HARD)], 1),
        ([(2, Material.SOFT), (3, Material.METAL), (4, Material.HARD)], 5),
    ],
)
def test_soft_armour_protects_in_full_and_hard_armour_by_half(pieces: list[tuple[int, Material]], found: int) -> None:
    bench = Bench(pieces=[piece(points, material, CHEST) for points, material in pieces])
    assert padding(bench.fight, bench.me, CHEST) == found
    assert padding(bench.fight, bench.me, HEAD) == 0


@pytest.mark.clause("IH-14.2", "IH-18.4")
def test_what_armour_has_lost_does_not_protect() -> None:
    bench = Bench(pieces=[piece(5, Material.METAL, CHEST)])
    bench.me.piece_lost[0], bench.me.points[CHEST] = 1, 4
    assert padding(bench.fight, bench.me, CHEST) == 2
    bench.me.points[CHEST] = 0  # set by the GM
    assert padding(bench.fight, bench.me, CHEST) == 0


@pytest.mark.clause("IH-14.2")
def test_a_fall_on_armour() -> None:
    bench = Bench(pieces=[piece(5, Material.METAL, CHEST)])
    bench.call(impact, bench.me, 2, dice=[(Why.LOCATION, 12), (Why.IMPACT, 2)])
    assert bench.events()[-1] is Event.NAKED_HIT
    bench.call(impact, bench.me, 2, dice=[(Why.LOCATION, 12), (Why.IMPACT, 3)])
    assert bench.hp(CHEST) == 4


@pytest.mark.clause("IH-14.3")
@pytest.mark.parametrize("row", [-1, len(range(COUNT))])
def test_a_row_outside_of_the_table_is_nothing(row: int) -> None:
    bench = Bench()
    bench.call(impact, bench.me, row)


@pytest.mark.clause("IH-14.1")
def test_rolling_again_on_a_repeat_has_exact_chances() -> None:
    bench = Bench()
    play = BranchingReferee(ruleset("iskuhetki"))

    def second(referee: BranchingReferee) -> list[int]:
        fight = clone(bench.fight)
        return [new_location(referee, fight, fight.combatants[0], bits(CHEST))]

    chances = play.outcomes(second)
    assert (CHEST,) not in chances
    assert sum(chances.values()) == 1
    assert abs(chances[(HEAD,)] - Fraction(1, 17)) < Fraction(1, 10**12)
    assert play.plays < 20 * ATTEMPTS


# ---- overpowering at the table --------------------------------------------------------------------------------------

STURDY: dict[str, Any] = {"hit_points": 90, "blood": 90}
CUT = ["Ana location 1", "Ana damage 1"]
UNHURT = "Ben bone 100"
OVERPOWER = ["Ana manoeuvre overpower", "Ana blow keep"]


def against(strength: int, *, size: int = 10, ben: Sheet | None = None, **rest: Any) -> Table:
    """Ana of some strength and size, who comes first, against Ben of 10 each; without a map unless said otherwise."""
    placed = {"at": [1, 1], "facing": "e"} if "map" in rest else {}
    ana = fighter("Ana", strength=strength, size=size, stamina=10, hurls=rest.pop("hurls", False), **placed)
    opposite = {"at": [2, 1], "facing": "w"} if "map" in rest else {}
    table = Table(ana, {**(ben or fighter("Ben", **STURDY)), **opposite}, **rest)
    table.begin(Ana=6, Ben=1)
    return table


@pytest.mark.clause("IH-15.1", "IH-15.2", "IH-6.3")
@pytest.mark.parametrize(
    ("strength", "hexes", "down", "metres", "dice"),
    [
        *[(11, 1, False, 0, []), (15, 1, False, 0, []), (16, 1, True, 0, []), (20, 1, True, 0, [])],
        *[(21, 2, True, 2, ["Ben impact 1"]), (25, 2, True, 2, ["Ben impact 1"]), (26, 3, True, 4, ["Ben impact 1"])],
        *[(30, 3, True, 4, ["Ben impact 1"]), (31, 4, True, 6, ["Ben impact 2", UNHURT, "Ben location 3"])],
        *[(40, 4, True, 6, ["Ben impact 2", UNHURT, "Ben location 3"])],
        *[(41, 5, True, 8, ["Ben impact 2", UNHURT, "Ben location 3"])],
        *[(51, 6, True, 10, ["Ben impact 2", UNHURT, "Ben location 3"])],
        *[(200, 6, True, 10, ["Ben impact 2", UNHURT, "Ben location 3"])],
    ],
)
def test_what_is_hurled_how_far_by_difference(
    strength: int, hexes: int, down: bool, metres: int, dice: list[str]
) -> None:
    table = against(strength)
    fall = ["Ben location 5", *dice, *(["Ben impact 1"] if UNHURT in dice else [])] if metres else []
    table.play("Ana action strike", "Ana attack 8", *OVERPOWER, "Ben defence none", *CUT, "Ana second 50", *fall)
    assert [told.numbers[:2] for told in table.events(Event.HURLED)] == [(hexes, metres)]
    assert (table["Ben"].down, table.saw(Event.IMPACT)) == (down, metres > 0)
    assert table.fight.gaps[0].to[1] == 1 + hexes


@pytest.mark.clause("IH-15.1")
@pytest.mark.parametrize(
    ("option", "hurls", "flies"), [(False, False, False), (True, False, True), (False, True, True)]
)
def test_option_overpower_on_every_hit_and_creatures_that_hurl(option: bool, hurls: bool, flies: bool) -> None:
    table = against(16, hurls=hurls, options={"overpower_on_every_hit": option})
    table.play(*blow("Ana", 40, "Ben"), *CUT)
    assert (table.saw(Event.HURLED), table["Ben"].down) == (flies, flies)


@pytest.mark.clause("IH-15.1")
@pytest.mark.parametrize(("strength", "size"), [(10, 10), (9, 10), (15, 5)])
def test_with_an_equal_or_lesser_value_nobody_is_hurled(strength: int, size: int) -> None:
    table = against(strength, size=size, options={"overpower_on_every_hit": True})
    table.play(*blow("Ana", 40, "Ben"), *CUT)
    assert table.saw(Event.TOO_HEAVY)
    assert not table.saw(Event.HURLED)
    with pytest.raises(AssertionError, match="overpower isn't offered"):
        table.play("Ben action pass", "Ana action strike", "Ana attack 8", "Ana manoeuvre overpower")


@pytest.mark.clause("IH-15.1")
def test_a_blow_that_is_parried_hurls_nobody() -> None:
    table = against(16, options={"overpower_on_every_hit": True})
    table.play(*blow("Ana", 40, "Ben", "parry", 40))
    assert not table.saw(Event.HURLED)


@pytest.mark.clause("IH-15.2", "IH-14.1", "IH-14.2", "IH-14.3")
@pytest.mark.parametrize(("face", "row"), [(3, 1), (1, 0), (6, 2)])
def test_on_a_map_one_flies_straight_away_or_a_step_aside(face: int, row: int) -> None:
    table = against(16, map={"plan": "......\n......\n......"}, options={"overpower_on_every_hit": True})
    table.play(*blow("Ana", 40, "Ben"), *CUT, f"Ana hurl_direction {face}")
    assert hex_name(table["Ben"].piece.place).endswith(f",{row}")
    assert not table.saw(Event.IMPACT)


@pytest.mark.clause("IH-15.2", "IH-14.2")
def test_a_wall_in_the_way_adds_a_row_of_the_table_of_falls() -> None:
    mail = {"name": "mail", "points": 3, "material": "metal"}
    walls = [{"at": [2, 1], "side": "e"}]
    table = against(
        16,
        ben=fighter("Ben", armour=[mail], **STURDY),
        map={"plan": "......\n......\n......", "walls": walls},
        options={"overpower_on_every_hit": True},
    )
    lines = ["Ana location 1", "Ana damage 6", "Ana hurl_direction 3", "Ben location 12", "Ben impact 3", UNHURT]
    table.play(*blow("Ana", 40, "Ben"), *lines)
    assert [told.numbers[0] for told in table.events(Event.HURLED)] == [0]
    assert [told.numbers[0] for told in table.events(Event.IMPACT)] == [2]
    assert table["Ben"].hurt[CHEST] == 2  # metal protects by half: 1
