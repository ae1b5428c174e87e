"""IH-17, IH-18, IH-19.1: wear of weapons, armour and shields."""

from __future__ import annotations

from typing import Any

import pytest

from affray.rulesets.iskuhetki.codes import Event, Why
from affray.rulesets.iskuhetki.kinds import Action, Damage, Material, ShieldKind
from affray.rulesets.iskuhetki.model import Item
from affray.rulesets.iskuhetki.rules.wear import (
    armour_class,
    count_wear,
    threshold,
    wear_all,
    wear_armour,
    wear_shield,
)

from tests.iskuhetki.bench import (
    ABDOMEN,
    CHEST,
    FOREARM,
    HAND,
    HEAD,
    LEFT_FOREARM,
    LEFT_HAND,
    LEFT_SHIN,
    LEFT_THIGH,
    LEFT_UPPER_ARM,
    SHIN,
    THIGH,
    UPPER_ARM,
    Bench,
    Die,
    bits,
    piece,
)
from tests.iskuhetki.table import Sheet, Table, blade, blow, bow, fighter, offered, shield

RIGHT_ARM, LEFT_ARM = (UPPER_ARM, FOREARM, HAND), (LEFT_UPPER_ARM, LEFT_FOREARM, LEFT_HAND)
LEGS = (SHIN, THIGH, LEFT_SHIN, LEFT_THIGH)


def armed(wear: int = 0, **figures: Any) -> Bench:
    """Somebody with a weapon of these figures in hand, with so many counters."""
    bench = Bench(Item(**figures), main=0)
    bench.me.wear[0] = wear
    return bench


def worn(bench: Bench) -> tuple[int, bool]:
    """The weapon's counters, and whether it is broken and so out of hand."""
    assert (bench.me.main < 0) == bool(bench.me.broken)
    return bench.me.wear[0], bench.me.broken == 1


# ---- weapons ----------------------------------------------------------------------------------------------------


@pytest.mark.clause("IH-17.4")
@pytest.mark.parametrize(
    ("level", "quality", "roll", "breaks"),
    [
        *[(1, 30, 50, False), (1, 30, 51, True), (2, 30, 70, False), (2, 30, 71, True)],
        *[(3, 30, 90, False), (3, 30, 91, True), (3, 60, 99, False), (3, 60, 100, True)],
        *[(4, 1, 99, False), (4, 1, 100, True), (5, 1, 99, False), (5, 95, 100, True)],
    ],
)
def test_the_break_threshold_by_level(level: int, quality: int, roll: int, breaks: bool) -> None:
    bench = armed(level, level=level, quality=quality)
    assert bench.call(threshold, bench.me, 0, dice=[(Why.THRESHOLD, roll)]) == breaks
    assert worn(bench) == (level, breaks)
    assert bench.events() == ([Event.BROKEN] if breaks else [Event.HOLDS])


@pytest.mark.clause("IH-17.4", "IH-19.1")
@pytest.mark.parametrize(
    ("wear", "figures"), [(2, {"level": 3}), (3, {"level": 3, "natural": True}), (3, {"shield": ShieldKind.TARGET})]
)
def test_no_threshold_before_the_lowest_level_nor_of_shields_and_fists(wear: int, figures: dict[str, Any]) -> None:
    bench = armed(wear, **figures)
    assert not bench.call(threshold, bench.me, 0)


@pytest.mark.clause("IH-17.3", "IH-17.4", "IH-6.3")
def test_counters_of_break_weapon_come_one_by_one() -> None:
    bench = armed(1, level=2, quality=30)
    bench.call(count_wear, bench.me, 0, 3, dice=[(Why.THRESHOLD, 70), (Why.THRESHOLD, 71)])
    assert worn(bench) == (2, True)
    assert bench.events() == [Event.WORN, Event.HOLDS, Event.BROKEN]


@pytest.mark.clause("IH-17.3")
def test_passed_the_counter_does_not_come_and_what_is_broken_gets_none() -> None:
    bench = armed(3, level=3, quality=30)
    bench.call(count_wear, bench.me, 0, 1, dice=[(Why.THRESHOLD, 90)])
    assert worn(bench) == (3, False)
    bench.call(count_wear, bench.me, 0, 3, dice=[(Why.THRESHOLD, 91)])
    assert worn(bench) == (3, True)


@pytest.mark.clause("IH-17.1", "IH-20.5")
@pytest.mark.parametrize(
    ("skill", "quality", "limit"), [(50, 60, 55), (51, 60, 55), (90, 60, 60), (60, 60, 60), (20, 90, 55)]
)
def test_wear_is_rolled_against_the_lower_of_quality_and_average(skill: int, quality: int, limit: int) -> None:
    for roll in (limit, limit + 1):
        bench = armed(skill=skill, quality=quality)
        bench.me.used = 1
        bench.call(wear_all, dice=[(Why.WEAR, roll)])
        assert worn(bench) == (int(roll > limit), False)


@pytest.mark.clause("IH-17.1", "IH-17.4")
@pytest.mark.parametrize(
    ("wear", "figures"),
    [(3, {}), (0, {"natural": True}), (0, {"shield": ShieldKind.KITE})],
    ids=["at its lowest level", "a fist", "a shield"],
)
def test_these_do_not_wear_by_use(wear: int, figures: dict[str, Any]) -> None:
    bench = armed(wear, **figures)
    bench.me.used = 1
    bench.call(wear_all)


@pytest.mark.clause("IH-17.1")
def test_only_what_was_used_wears() -> None:
    bench = Bench(Item(), Item(), Item())
    bench.call(wear_all)
    bench.me.used = 0b101
    bench.call(wear_all, dice=[(Why.WEAR, 100), (Why.WEAR, 100)])
    assert [bench.me.wear[k] for k in range(3)] == [1, 0, 1]


# ---- shields ----------------------------------------------------------------------------------------------------


@pytest.mark.clause("IH-19.1")
def test_a_shield_gets_a_counter_from_damage_above_twice_its_level() -> None:
    bench = armed(level=2, shield=ShieldKind.TARGET)
    bench.call(wear_shield, bench.me, 0, 4)
    assert worn(bench) == (0, False)
    bench.call(wear_shield, bench.me, 0, 5)
    bench.call(wear_shield, bench.me, 0, 30)
    assert worn(bench) == (2, False)
    bench.call(wear_shield, bench.me, 0, 5)
    assert worn(bench) == (3, True)
    assert bench.events() == [Event.SHIELD_WORN, Event.BROKEN]


# ---- armour -----------------------------------------------------------------------------------------------------


def strike(bench: Bench, damage: int, *dice: Die, kind: Damage = Damage.BLADE, location: int = CHEST) -> None:
    """Damage on armour."""
    bench.call(wear_armour, bench.me, location, damage, kind, dice=dice)


@pytest.mark.clause("IH-18.2", "IH-18.4")
def test_metal_is_checked_from_the_third_counter_on() -> None:
    bench = Bench(pieces=[piece(5, Material.METAL, CHEST, ABDOMEN, quality=60)])
    strike(bench, 1)
    strike(bench, 2)
    strike(bench, 9)
    assert bench.me.piece_wear[0] == 2
    strike(bench, 2, (Why.ARMOUR_QUALITY, 60))
    strike(bench, 1)
    assert (bench.me.piece_wear[0], bench.me.points[CHEST]) == (3, 5)
    strike(bench, 2, (Why.ARMOUR_QUALITY, 61))
    assert (bench.me.piece_wear[0], bench.me.piece_lost[0]) == (0, 1)
    assert (bench.me.points[CHEST], bench.me.points[ABDOMEN], bench.me.points[HEAD]) == (4, 4, 0)
    assert bench.numbers(Event.ARMOUR_BREAKS) == [(CHEST, 4, 0)]
    strike(bench, 2)
    assert bench.me.piece_wear[0] == 1


@pytest.mark.clause("IH-18.3")
@pytest.mark.parametrize("material", [Material.HARD, Material.SOFT])
def test_leather_and_cloth_are_checked_from_the_second_on(material: Material) -> None:
    bench = Bench(pieces=[piece(2, material, CHEST)])
    strike(bench, 2)
    strike(bench, 2, (Why.ARMOUR_QUALITY, 61))
    assert bench.me.points[CHEST] == 1


@pytest.mark.clause("IH-18.3")
def test_blunt_damage_wears_all_but_soft_armour() -> None:
    bench = Bench(pieces=[piece(2, Material.SOFT, CHEST), piece(2, Material.HARD, CHEST)])
    strike(bench, 5, kind=Damage.BLUNT)
    assert [bench.me.piece_wear[k] for k in range(2)] == [0, 1]
    strike(bench, 5, (Why.ARMOUR_QUALITY, 60))
    assert [bench.me.piece_wear[k] for k in range(2)] == [1, 2]


@pytest.mark.clause("IH-18.4")
def test_at_level_0_a_piece_protects_no_more_and_is_not_worn() -> None:
    bench = Bench(pieces=[piece(1, Material.HARD, CHEST), piece(3, Material.HIDE, CHEST)])
    strike(bench, 2)
    strike(bench, 2, (Why.ARMOUR_QUALITY, 100))
    assert bench.me.points[CHEST] == 3
    strike(bench, 2)
    strike(bench, 2)
    assert [bench.me.piece_lost[k] for k in range(2)] == [1, 0]


@pytest.mark.clause("IH-18.2")
def test_armour_elsewhere_is_not_worn() -> None:
    bench = Bench(pieces=[piece(1, Material.METAL, CHEST)])
    strike(bench, 9, location=HEAD)
    assert (bench.me.piece_wear[0], bench.told) == (0, [])


@pytest.mark.clause("IH-18.2")
def test_what_the_gm_sets_breaks_nothing() -> None:
    bench = Bench(pieces=[piece(3, Material.HARD, CHEST, ABDOMEN)])
    bench.me.points[ABDOMEN] = 0
    strike(bench, 2)
    strike(bench, 2, (Why.ARMOUR_QUALITY, 100))
    assert (bench.me.points[CHEST], bench.me.points[ABDOMEN]) == (2, 0)


@pytest.mark.clause("IH-18.1")
@pytest.mark.parametrize(
    ("points", "found"),
    [
        *[({}, 0), ({HEAD: 9}, 0), ({HAND: 1}, 0), ({HAND: 2}, 1), ({HAND: 4}, 2), ({HAND: 5}, 2), ({SHIN: 6}, 3)],
        ({CHEST: 1, ABDOMEN: 1, **dict.fromkeys(RIGHT_ARM + LEFT_ARM + LEGS, 1)}, 1),  # 6
        ({CHEST: 1, **dict.fromkeys(RIGHT_ARM + LEFT_ARM + LEGS, 1)}, 0),  # 5
        ({CHEST: 3, ABDOMEN: 3, **dict.fromkeys(RIGHT_ARM + LEFT_ARM + LEGS, 2)}, 2),  # 14
        ({CHEST: 3, ABDOMEN: 2, **dict.fromkeys(RIGHT_ARM + LEFT_ARM + LEGS, 2)}, 1),  # 13
        ({CHEST: 5, ABDOMEN: 4, **dict.fromkeys(RIGHT_ARM + LEFT_ARM + LEGS, 3)}, 3),  # 21
        ({CHEST: 4, ABDOMEN: 4, **dict.fromkeys(RIGHT_ARM + LEFT_ARM + LEGS, 3)}, 2),  # 20
    ],
)
def test_classes_of_armour(points: dict[int, int], found: int) -> None:
    bench = Bench()
    for location, value in points.items():
        bench.me.points[location] = value
    assert armour_class(bench.fight, bench.me) == found


@pytest.mark.clause("IH-18.1")
@pytest.mark.parametrize(("shin", "found"), [(1, 1), (0, 0)])
def test_an_arm_or_leg_counts_with_its_mean_halves_up(shin: int, found: int) -> None:
    bench = Bench()
    for location in (CHEST, ABDOMEN, *RIGHT_ARM, *LEFT_ARM, LEFT_SHIN, LEFT_THIGH):
        bench.me.points[location] = 1
    bench.me.points[SHIN] = shin
    assert armour_class(bench.fight, bench.me) == found


def test_a_bit_for_each_location() -> None:
    assert bits(SHIN, CHEST) == 33


# ---- at the table ---------------------------------------------------------------------------------------------------

STURDY: dict[str, Any] = {"hit_points": 60, "blood": 60}
KNIFE: Sheet = blade(name="knife", ranges=[0, 0])
SCRATCH = ["Ana location 1", "Ana damage 1"]


def duel(weapon: Sheet | None = None, *more: Sheet, **figures: Any) -> Table:
    """Ana with a weapon of quality 60 or another, who comes first, against Ben with a blade of quality 100 and more."""
    ben = fighter("Ben", blade(), *more, **STURDY)
    table = Table(fighter("Ana", weapon or blade(quality=60), **figures), ben)
    table.begin(Ana=6, Ben=1)
    return table


def end(*lines: str, first: int = 1) -> list[str]:
    """Ben does nothing in the moment that runs, nobody anything in the others, and these lines at the round's end."""
    return ["Ben action pass"] * first + ["Ana action pass", "Ben action pass"] * 4 + [*lines]


@pytest.mark.clause("IH-17.1", "IH-20.5")
@pytest.mark.parametrize(("roll", "counters"), [(55, 0), (56, 1)])
def test_a_weapon_that_struck_is_rolled_for_at_the_end_of_the_round(roll: int, counters: int) -> None:
    for face in (40, 70):
        table = duel()
        hit = ["Ben defence none", *SCRATCH] if face == 40 else []
        table.play("Ana action strike", f"Ana attack {face}", *hit, *end(f"Ana wear {roll}"))
        assert table["Ana"].wear[0] == counters


@pytest.mark.clause("IH-17.1", "IH-3.8")
@pytest.mark.parametrize(("face", "used"), [(40, True), (8, False), (2, False), (70, True)])
def test_a_weapon_that_parried_too_but_for_a_special_parry(face: int, used: bool) -> None:
    table = duel()
    hit = SCRATCH if face == 70 else []
    wear = ["Ana wear 1", *(["Ben wear 1"] if used else [])]
    table.play(*blow("Ana", 40, "Ben", "parry", face), *hit, *end(*wear, "Ana initiative 6", "Ben initiative 1"))


@pytest.mark.clause("IH-17.1")
def test_one_roll_a_weapon_and_round_and_none_for_shields_and_fists() -> None:
    board = shield(name="buckler", shield="small")
    table = duel(None, board)
    for way in ("parry", "parry-off"):
        table.play(
            *blow("Ana", 40, "Ben", way, 40), *(["Ana damage 1"] if way == "parry-off" else []), "Ben action pass"
        )
    table["Ana"].used |= 1 << 1  # the kick
    lines = ["Ana action pass", "Ben action pass"] * 3
    table.play(*lines, "Ana wear 1", "Ben wear 1", "Ana initiative 6", "Ben initiative 1")


@pytest.mark.clause("IH-17.1", "IH-8.1")
def test_what_was_thrown_or_shot_wears_too() -> None:
    table = Table(fighter("Ana", blade(quality=60), throw=50), fighter("Ben", **STURDY), distance=2)
    table.begin(Ana=6, Ben=1)
    table.play("Ana action throw", "Ana attack 70", *end("Ana wear 56"))
    assert table["Ana"].wear[0] == 1
    table = Table(fighter("Ana", bow(ready="loaded", quality=60)), fighter("Ben", **STURDY), distance=9)
    table.begin(Ana=6, Ben=1)
    table.play("Ana action shoot", "Ana attack 70", *end("Ana wear 56"))
    assert table["Ana"].wear[0] == 1


@pytest.mark.clause("IH-17.2", "IH-3.12")
def test_each_counter_takes_a_point_off_the_damage() -> None:
    table = duel()
    table["Ana"].wear[0] = 2
    table.play(*blow("Ana", 40, "Ben"), "Ana location 1", "Ana damage 4")
    assert table["Ben"].hurt[SHIN] == 2
    assert table.sum("Ana", Why.WORN) == -2


@pytest.mark.clause("IH-17.2")
@pytest.mark.parametrize(("quality", "level"), [(20, 1), (21, 2), (60, 3), (61, 4), (100, 5)])
def test_without_a_level_of_its_own_it_has_one_by_its_quality(quality: int, level: int) -> None:
    table = duel(blade(quality=quality))
    assert table.fight.book.items[0].level == level


@pytest.mark.clause("IH-17.3", "IH-17.4", "IH-3.15")
@pytest.mark.parametrize(("level", "limit"), [(1, 50), (2, 70), (3, 90), (4, 99), (5, 99)])
def test_worn_to_the_lowest_level_each_strike_calls_for_the_threshold(level: int, limit: int) -> None:
    for roll in (limit, limit + 1):
        table = duel(blade(quality=30, level=level), KNIFE)
        table["Ana"].wear[0] = level
        table.play(*blow("Ana", 40, "Ben"), f"Ana threshold {roll}", "Ana location 1", f"Ana damage {level + 1}")
        assert table["Ben"].hurt[SHIN] == 1  # the blow itself lands
        assert (table["Ana"].broken == 1, table["Ana"].main == -1) == (roll > limit, roll > limit)
        assert table["Ana"].wear[0] == level  # passed, the counter doesn't come
        table.play(*end("Ana initiative 6", "Ben initiative 1"))  # and no roll of IH-17.1


@pytest.mark.clause("IH-17.4")
def test_so_does_a_miss_and_a_parry_of_such_a_weapon() -> None:
    table = duel(blade(quality=30, level=1))
    table["Ana"].wear[0] = 1
    table.play("Ana action strike", "Ana attack 70", "Ana threshold 50")
    table = duel(None)
    table.fight.book.items[table.fight.book.beings[1].items].quality = 30
    table["Ben"].wear[0] = 5
    table.play(*blow("Ana", 40, "Ben", "parry", 40), "Ben threshold 100")
    assert table["Ben"].broken == 1
    assert not table.saw(Event.WOUND)  # it held that blow


@pytest.mark.clause("IH-17.4", "IH-3.8")
def test_a_special_parry_spares_it_the_threshold() -> None:
    table = duel()
    table["Ben"].wear[0] = 5
    table.play(*blow("Ana", 40, "Ben", "parry", 8))


@pytest.mark.clause("IH-17.3", "IH-17.4", "IH-6.3")
def test_break_weapon_wears_and_at_the_lowest_level_tries_the_threshold() -> None:
    table = Table(fighter("Ana"), fighter("Ben", blade(quality=30, level=1), **STURDY))
    table.begin(Ana=6, Ben=1)
    named = ["Ana manoeuvre break-weapon", "Ana blow leave-out", "Ben defence none", "Ana second 50"]
    table.play("Ana action strike", "Ana attack 8", *named, "Ben action pass")
    assert (table["Ben"].wear[0], table["Ben"].broken) == (1, 0)
    table.play("Ana action strike", "Ana attack 8", *named, "Ben threshold 51")
    assert (table["Ben"].wear[0], table["Ben"].broken, table["Ben"].main) == (1, 1, -1)


@pytest.mark.clause("IH-17.3", "IH-1.6")
def test_what_is_broken_is_of_no_more_use() -> None:
    table = duel(blade(quality=30, level=1))
    table["Ana"].wear[0] = 1
    table.play(*blow("Ana", 40, "Ben"), "Ana threshold 51", *SCRATCH, "Ben action pass")
    assert not offered(table) & {Action.STRIKE, Action.READY}
