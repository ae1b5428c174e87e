"""IH-9, IH-12: what a blow does to a body."""

from __future__ import annotations

from typing import Any

import pytest

from affray.rulesets.iskuhetki.codes import Event, Why
from affray.rulesets.iskuhetki.kinds import Damage, Grade, Sleep, WoundKind
from affray.rulesets.iskuhetki.model import WOUNDS, Item
from affray.rulesets.iskuhetki.rules import packed
from affray.rulesets.iskuhetki.rules.state import kneels, useless
from affray.rulesets.iskuhetki.rules.wounds import armour_at, settle, wound_of

from tests.iskuhetki.bench import (
    ABDOMEN,
    CHEST,
    FOREARM,
    HAND,
    HEAD,
    LEFT_FOREARM,
    SHIN,
    THIGH,
    UPPER_ARM,
    Bench,
    Die,
    bits,
)

SUCCESS = Grade.SUCCESS
CUT, BRUISE, STAB, HACK, BURN = WoundKind
UNBROKEN = (Why.BONE, 100)


def wounds(bench: Bench) -> list[int]:
    """The wounds of `me`."""
    return [bench.me.wounds[k] for k in range(bench.me.wound_count)]


@pytest.mark.clause("IH-9.17")
def test_past_the_last_row_a_wound_joins_its_like() -> None:
    bench = Bench(blood=500)
    bench.injure(SHIN, 1, Damage.BLUNT)
    bench.injure(THIGH, 2, Damage.BLADE)
    for _ in range(WOUNDS - 2):
        bench.injure(FOREARM, 1, Damage.BLADE)
    bench.injure(THIGH, 3, Damage.BLADE)
    assert bench.me.wound_count == WOUNDS
    assert (packed.wound_points(bench.me.wounds[1]), packed.wound_bleed(bench.me.wounds[1])) == (5, 2)
    bench.injure(SHIN, 2, Damage.BLADE)  # of another kind, but in that place
    assert (packed.wound_points(bench.me.wounds[0]), packed.wound_bleed(bench.me.wounds[0])) == (3, 1)
    bench.injure(HAND, 2, Damage.BLADE)  # in no wounded place: the last one
    assert packed.wound_points(bench.me.wounds[WOUNDS - 1]) == 3


# ---- kinds of wounds --------------------------------------------------------------------------------------------


@pytest.mark.clause("IH-9.1", "IH-9.2", "IH-9.3", "IH-9.4", "IH-9.5", "IH-9.6", "IH-13.1")
@pytest.mark.parametrize(
    ("kind", "damage", "armour", "wound"),
    [
        *[(Damage.BLADE, 6, 3, CUT), (Damage.BLADE, 5, 3, BRUISE), (Damage.BLADE, 1, 0, CUT)],
        *[(Damage.BLUNT, 20, 0, BRUISE), (Damage.BLUNT, 2, 1, BRUISE)],
        *[(Damage.HACK, 4, 3, HACK), (Damage.HACK, 7, 5, BRUISE), (Damage.HACK, 8, 5, HACK)],
        *[(Damage.HACK, 2, 1, HACK), (Damage.HACK, 1, 0, HACK)],
        *[(Damage.PIERCING, 9, 8, STAB), (Damage.PIERCING, 1, 0, STAB), (Damage.FIRE, 3, 2, BURN)],
    ],
)
def test_damage_against_armour_makes_the_kind_of_wound(kind: int, damage: int, armour: int, wound: int) -> None:
    assert wound_of(kind, damage, armour) == wound


@pytest.mark.clause("IH-9.6")
def test_what_armour_holds_back_is_no_wound() -> None:
    bench = Bench(alert=False)
    assert bench.injure(CHEST, 3, Damage.BLADE, armour=3) == 0
    assert (bench.me.wound_count, bench.hp(CHEST), bench.me.blood, bench.me.alert) == (0, 5, 10, False)
    assert bench.events() == [Event.ABSORBED, Event.NAKED_HIT]
    assert bench.numbers(Event.ABSORBED) == [(3, CHEST, 0)]


@pytest.mark.clause("IH-9.6")
def test_armour_is_what_protects_now() -> None:
    bench = Bench()
    bench.me.points[CHEST] = 4
    assert armour_at(bench.fight, bench.me, CHEST) == 4


@pytest.mark.clause("IH-9.2", "IH-9.7", "IH-9.15", "IH-3.16")
def test_a_cut_costs_its_points_of_blood_and_bleeds() -> None:
    bench = Bench(alert=False)
    assert bench.injure(THIGH, 5, Damage.BLADE, armour=2) == 3
    assert (bench.hp(THIGH), bench.me.blood, bench.me.alert) == (1, 7, True)
    assert wounds(bench) == [packed.pack_wound(THIGH, CUT, 3, SUCCESS, 1, 0, 0, 0)]
    assert bench.events() == [Event.ABSORBED, Event.WOUND, Event.HP, Event.BLOOD, Event.BLEEDS]
    assert bench.numbers(Event.WOUND) == [(CUT, 3, THIGH)]
    assert bench.numbers(Event.HP) == [(1, 4, THIGH)]
    assert bench.numbers(Event.BLOOD) == [(3, 7, 0)]


@pytest.mark.clause("IH-9.15")
def test_two_cuts_of_one_point_have_no_counter() -> None:
    bench = Bench()
    bench.injure(THIGH, 1, Damage.BLADE)
    bench.injure(THIGH, 1, Damage.BLADE)
    assert (packed.bleeding(bench.me), bench.me.wound_count, bench.hp(THIGH)) == (0, 2, 2)


@pytest.mark.clause("IH-9.8")
def test_three_points_of_bruise_cost_one_of_blood() -> None:
    bench = Bench()
    bench.injure(THIGH, 3, Damage.BLUNT, UNBROKEN)
    assert (bench.me.blood, bench.hp(THIGH), packed.bleeding(bench.me)) == (9, 1, 0)


@pytest.mark.clause("IH-9.4", "IH-9.6", "IH-9.8", "IH-9.9")
def test_a_hack_is_a_bruise_that_bleeds() -> None:
    bench = Bench()
    bench.injure(THIGH, 5, Damage.HACK, (Why.BONE, 15), armour=2)
    assert (bench.me.blood, bench.hp(THIGH), packed.bleeding(bench.me)) == (9, 1, 1)
    assert (packed.wound_kind(bench.me.wounds[0]), packed.wound_bone(bench.me.wounds[0])) == (HACK, packed.CRACKED)


@pytest.mark.clause("IH-9.5", "IH-9.12")
def test_a_stab_costs_what_passes_the_armour_and_bleeds() -> None:
    bench = Bench()
    bench.injure(THIGH, 6, Damage.PIERCING, UNBROKEN, armour=4, arrow=True)
    assert (bench.me.blood, bench.hp(THIGH), packed.bleeding(bench.me)) == (8, 2, 1)
    assert packed.wound_arrow(bench.me.wounds[0]) == 1


@pytest.mark.clause("IH-13.1")
def test_a_burn_costs_no_blood() -> None:
    bench = Bench()
    assert bench.injure(HEAD, 4, Damage.FIRE, armour=2) == 2
    assert (bench.me.blood, bench.hp(HEAD), packed.bleeding(bench.me)) == (10, 2, 0)


# ---- fainting ---------------------------------------------------------------------------------------------------


@pytest.mark.clause("IH-9.10", "IH-3.13")
@pytest.mark.parametrize(("roll", "sleep"), [(95, Sleep.AWAKE), (96, Sleep.FAINTED)])
def test_a_bruise_in_the_abdomen_costs_blood_in_full_and_may_knock_out(roll: int, sleep: Sleep) -> None:
    bench = Bench(con=12)
    bench.injure(ABDOMEN, 3, Damage.BLUNT, (Why.PAIN, roll))
    assert (bench.me.blood, bench.me.sleep) == (7, sleep)
    assert bench.parts == [(Why.RESISTANCE, 0, 95), (Why.GM, 0, 0)]


@pytest.mark.clause("IH-9.11", "IH-3.13")
@pytest.mark.parametrize(("roll", "sleep"), [(50, Sleep.AWAKE), (51, Sleep.FAINTED)])
def test_a_bruise_in_the_head_is_resisted_at_10_worse(roll: int, sleep: Sleep) -> None:
    bench = Bench(con=12)
    bench.injure(HEAD, 2, Damage.BLUNT, UNBROKEN, (Why.PAIN, roll))
    assert (bench.me.blood, bench.me.sleep, bench.me.down) == (8, sleep, sleep == Sleep.FAINTED)
    assert bench.parts[0] == (Why.RESISTANCE, 0, 50)


@pytest.mark.clause("IH-9.10")
def test_who_is_unconscious_rolls_no_more() -> None:
    bench = Bench(sleep=Sleep.FAINTED, down=True)
    bench.injure(ABDOMEN, 3, Damage.BLUNT)
    assert bench.me.sleep == Sleep.FAINTED


@pytest.mark.clause("IH-9.7", "IH-9.10", "IH-9.13")
def test_the_bloodless_neither_bleed_nor_faint_but_their_bones_break() -> None:
    bench = Bench(bloodless=True)
    bench.injure(CHEST, 2, Damage.PIERCING)
    bench.injure(ABDOMEN, 2, Damage.BLUNT)
    bench.injure(UPPER_ARM, 2, Damage.BLADE)
    assert (bench.me.blood, packed.bleeding(bench.me), bench.hp(CHEST)) == (10, 0, 3)
    bench.injure(HEAD, 2, Damage.BLUNT, (Why.BONE, 2))
    assert packed.wound_bone(bench.me.wounds[3]) == packed.BROKEN
    bench.injure(CHEST, 3, Damage.BLADE)  # no check of the chest
    assert bench.me.sleep == Sleep.AWAKE


# ---- locations at 0 and at their floor --------------------------------------------------------------------------


@pytest.mark.clause("IH-12.1")
def test_a_head_at_0_is_unconscious_for_good() -> None:
    bench = Bench()
    bench.injure(HEAD, 4, Damage.BLADE)
    assert (bench.me.sleep, bench.me.down, bench.me.dead) == (Sleep.FOR_GOOD, True, False)
    assert bench.events()[-2:] == [Event.BLEEDS, Event.OUT_FOR_GOOD]


@pytest.mark.clause("IH-12.1", "IH-3.3")
@pytest.mark.parametrize(("con", "roll", "sleep"), [(12, 24, 0), (12, 25, 1), (50, 100, 0), (0, 1, 1)])
def test_a_chest_at_0_is_checked_with_con_twice(con: int, roll: int, sleep: int) -> None:
    bench = Bench(con=con)
    bench.injure(CHEST, 5, Damage.BLADE, (Why.SHOCK, roll))
    assert bench.me.sleep == sleep


@pytest.mark.clause("IH-12.1")
def test_a_chest_is_checked_again_with_each_later_wound_there() -> None:
    bench = Bench(con=12)
    bench.injure(CHEST, 4, Damage.BLADE)
    bench.injure(CHEST, 1, Damage.BLADE, (Why.SHOCK, 24))
    bench.injure(THIGH, 1, Damage.BLADE)
    bench.call(settle, bench.me, CHEST)
    bench.injure(CHEST, 1, Damage.BLADE, (Why.SHOCK, 25))
    assert bench.me.sleep == Sleep.FAINTED
    bench.injure(CHEST, 1, Damage.BLADE)


@pytest.mark.clause("IH-12.1")
@pytest.mark.parametrize("location", [ABDOMEN, SHIN, THIGH])
def test_who_has_abdomen_or_leg_at_0_falls(location: int) -> None:
    bench = Bench()
    bench.injure(location, 4, Damage.BLADE)
    assert (bench.me.down, bench.me.sleep) == (True, Sleep.AWAKE)
    assert kneels(bench.fight, bench.me)
    assert bench.numbers(Event.USELESS) == [(location, 0, 0)]


@pytest.mark.clause("IH-12.1")
@pytest.mark.parametrize("location", [UPPER_ARM, FOREARM, HAND])
def test_an_arm_at_0_drops_what_it_holds(location: int) -> None:
    bench = Bench(Item(), Item(), main=0, off=1)
    bench.injure(location, 3, Damage.BLADE)
    assert (bench.me.main, bench.me.off, bench.me.dropped) == (-1, 1, 1)
    assert bench.numbers(Event.DROPS) == [(0, 0, 0)]


@pytest.mark.clause("IH-12.1")
def test_either_arm_drops_a_weapon_of_two_hands() -> None:
    bench = Bench(Item(hands=2), main=0)
    bench.injure(LEFT_FOREARM, 3, Damage.BLADE)
    assert (bench.me.main, bench.me.dropped) == (-1, 1)


@pytest.mark.clause("IH-12.1")
def test_above_0_nothing_happens() -> None:
    bench = Bench(Item(), main=0, blood=30)
    bench.injure(HEAD, 3, Damage.BLADE)
    bench.injure(CHEST, 4, Damage.BLADE)
    bench.injure(HAND, 2, Damage.BLADE)
    bench.injure(SHIN, 3, Damage.BLADE)
    assert (bench.me.main, bench.me.down, bench.me.sleep) == (0, False, Sleep.AWAKE)


@pytest.mark.clause("IH-12.2")
@pytest.mark.parametrize(("location", "full"), [(HEAD, 4), (CHEST, 5)])
def test_the_full_loss_of_head_or_chest_is_death(location: int, full: int) -> None:
    bench = Bench(sleep=Sleep.FAINTED, down=True)
    bench.injure(location, 2 * full - 1, Damage.BLADE)
    assert Event.DIES not in bench.events()
    bench.injure(location, 1, Damage.BLADE)
    assert bench.me.dead
    assert bench.events()[-1] is Event.DIES


@pytest.mark.clause("IH-12.2")
def test_who_dies_of_one_blow_is_told_dead_and_no_more() -> None:
    bench = Bench()
    bench.injure(HEAD, 30, Damage.BLADE)
    assert bench.events() == [Event.WOUND, Event.HP, Event.USELESS, Event.BLOOD, Event.BLEEDS, Event.DIES]


@pytest.mark.clause("IH-12.2")
def test_the_full_loss_of_the_abdomen_is_unconsciousness_for_good() -> None:
    bench = Bench()
    bench.injure(ABDOMEN, 8, Damage.BLADE)
    assert (bench.me.sleep, bench.me.dead) == (Sleep.FOR_GOOD, False)


@pytest.mark.clause("IH-12.2")
def test_the_full_loss_of_a_limb_maims_it() -> None:
    bench = Bench()
    bench.injure(SHIN, 7, Damage.BLADE)
    assert bench.me.maimed == 0
    bench.injure(SHIN, 1, Damage.BLADE)
    assert bench.me.maimed == bits(SHIN)
    bench.me.hurt[SHIN] = 0
    assert useless(bench.fight, bench.me, SHIN)


@pytest.mark.clause("IH-9.17")
def test_points_beyond_the_floor_cost_blood_too() -> None:
    bench = Bench(blood=30)
    bench.injure(SHIN, 12, Damage.BLADE)
    assert bench.numbers(Event.HP) == [(-4, 4, SHIN)]
    assert (bench.me.hurt[SHIN], bench.me.blood, packed.bleeding(bench.me)) == (12, 18, 6)


@pytest.mark.clause("IH-12.1", "IH-12.2")
@pytest.mark.parametrize("location", range(13))
def test_to_settle_again_changes_nothing(location: int) -> None:
    bench = Bench(Item(), Item(), main=0, off=1)
    bench.me.hurt[location] = 30
    bench.call(settle, bench.me, location)
    bench.call(settle, bench.me, location)
    assert bench.told == []


@pytest.mark.clause("IH-9.17")
def test_the_dead_are_not_wounded() -> None:
    bench = Bench(dead=True)
    assert bench.injure(HEAD, 5, Damage.BLUNT) == 5
    assert bench.me.wound_count == 0


@pytest.mark.clause("IH-3.15")
@pytest.mark.parametrize(
    ("location", "dice", "told"),
    [
        (
            HEAD,
            [(Why.BONE, 1), (Why.PAIN, 100)],
            [Event.WOUND, Event.HP, Event.USELESS, Event.BLOOD, Event.BLEEDS, Event.BREAK, Event.FAINTS],
        ),
        (
            ABDOMEN,
            [(Why.PAIN, 1)],
            [Event.WOUND, Event.HP, Event.USELESS, Event.BLOOD, Event.BLEEDS, Event.FALLS],
        ),
    ],
)
def test_a_wound_comes_in_the_order_of_the_rules(location: int, dice: list[Die], told: list[Any]) -> None:
    bench = Bench()
    bench.injure(location, 4, Damage.HACK, *dice)
    assert bench.events()[: len(told)] == told
