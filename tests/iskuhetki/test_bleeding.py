"""IH-10, IH-11, IH-16.2: bleeding and consciousness at the change of round, and first aid."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from affray.core.kinds import Presence
from affray.rulesets.iskuhetki.codes import Event, Why
from affray.rulesets.iskuhetki.kinds import Damage, Grade, KnockoutCheck, Sleep, WoundKind
from affray.rulesets.iskuhetki.rules import packed
from affray.rulesets.iskuhetki.rules.bleeding import bleed_all, minds

from tests.iskuhetki.bench import ABDOMEN, CHEST, HEAD, SHIN, THIGH, Bench, Die

FIRST, MINUTE, HOUR = 1, 2, 120  # rounds that just ended


def bleeder(*counters: int, **figures: Any) -> Bench:
    """Somebody with a cut in the thigh for each number of bleed counters."""
    bench = Bench(**figures)
    for k, count in enumerate(counters):
        bench.me.wounds[k] = packed.pack_wound(THIGH, WoundKind.CUT, 2 * count, Grade.SUCCESS, count, 0, 0, 0)
        bench.me.hurt[THIGH] += 2 * count
    bench.me.wound_count = len(counters)
    return bench


def change(bench: Bench, *dice: Die, after: int = FIRST) -> None:
    """The bleeding after a round."""
    bench.fight.round = after
    bench.call(bleed_all, dice=dice)


def wake(bench: Bench, *dice: Die, after: int = FIRST) -> None:
    """Consciousness after a round."""
    bench.fight.round = after
    bench.call(minds, dice=dice)


def resting(*faces: int) -> Sequence[Die]:
    """The dice of bleeding at rest."""
    return [(Why.REST_BLEEDING, face) for face in faces]


# ---- bleeding ---------------------------------------------------------------------------------------------------


@pytest.mark.clause("IH-10.1")
@pytest.mark.parametrize(("roll", "blood"), [(13, 7), (12, 10)])
def test_each_counter_takes_a_point_of_blood_unless_con_spares_one(roll: int, blood: int) -> None:
    bench = bleeder(1, 2, con=12, stirred=True)
    change(bench, (Why.BLEEDING, roll))
    assert bench.me.blood == blood
    assert bench.events() == [Event.SPARED] if blood == 10 else [Event.BLEEDING]
    assert packed.bleeding(bench.me) == 3


@pytest.mark.clause("IH-10.1", "IH-20.2")
def test_it_takes_them_in_every_round() -> None:
    bench = bleeder(2)
    for round_, blood in ((1, 8), (2, 6), (3, 4)):
        change(bench, (Why.BLEEDING, 11), after=round_)
        assert bench.numbers(Event.BLEEDING) == [(2, blood, 0)]


@pytest.mark.clause("IH-10.1")
@pytest.mark.parametrize("figures", [{"bloodless": True}, {"dead": True}, {"presence": Presence.AWAY}])
def test_who_has_no_blood_or_is_not_there_does_not_bleed(figures: dict[str, Any]) -> None:
    change(bleeder(2, **figures))


@pytest.mark.clause("IH-10.1")
def test_who_has_no_counters_does_not_roll() -> None:
    change(bleeder(0))
    change(Bench())


@pytest.mark.clause("IH-10.1")
def test_who_has_yielded_bleeds_on() -> None:
    change(bleeder(1, presence=Presence.YIELDED), (Why.BLEEDING, 100))


@pytest.mark.clause("IH-10.2")
def test_at_rest_each_counter_is_rolled_for_once_a_minute() -> None:
    bench = bleeder(1, 3, con=12, sleep=Sleep.FAINTED, down=True)
    change(bench)
    change(bench, *resting(12, 13, 36, 37), after=MINUTE)
    assert [packed.wound_bleed(bench.me.wounds[k]) for k in range(2)] == [0, 3]
    assert bench.me.blood == 9
    assert bench.numbers(Event.CLOTS) == [(1, 3, 0)]
    assert bench.numbers(Event.BLEEDING) == [(1, 9, 0)]
    change(bench, *resting(1, 2, 100), after=2 * MINUTE)
    assert [packed.wound_bleed(bench.me.wounds[k]) for k in range(2)] == [0, 1]


@pytest.mark.clause("IH-10.2")
@pytest.mark.parametrize(
    ("figures", "rests"),
    [
        ({"down": True}, True),
        ({"down": True, "stirred": True}, False),
        ({"down": False, "stirred": False}, False),
        ({"down": True, "stirred": True, "sleep": Sleep.KNOCKED_OUT}, True),
    ],
)
def test_at_rest_is_who_is_unconscious_or_lies_still(figures: dict[str, Any], rests: bool) -> None:
    dice = resting(50) if rests else [(Why.BLEEDING, 50)]
    change(bleeder(1, **figures), *dice, after=MINUTE)


@pytest.mark.clause("IH-11.3")
@pytest.mark.parametrize(("blood", "roll", "dies"), [(-3, 30, True), (-3, 31, False), (-1, 10, True), (-12, 100, True)])
def test_below_zero_the_heart_may_stop_each_minute(blood: int, roll: int, dies: bool) -> None:
    bench = Bench(blood=blood, sleep=Sleep.FAINTED, down=True)
    change(bench)
    change(bench, (Why.HEART, roll), after=MINUTE)
    assert bench.me.dead == dies
    assert bench.events() == ([Event.HEART_STOPS] if dies else [])


@pytest.mark.clause("IH-11.3")
def test_at_zero_the_heart_beats_on() -> None:
    change(Bench(blood=0, sleep=Sleep.FAINTED, down=True), after=MINUTE)


@pytest.mark.clause("IH-10.2", "IH-11.3")
def test_blood_lost_now_counts_for_the_heart() -> None:
    bench = bleeder(1, blood=0, sleep=Sleep.FAINTED, down=True)
    change(bench, *resting(100), (Why.HEART, 10), after=MINUTE)
    assert (bench.me.blood, bench.me.dead) == (-1, True)


# ---- first aid --------------------------------------------------------------------------------------------------


def helped(bench: Bench, wound: int = 0, skill: int = 56) -> Bench:
    """The other one gives first aid."""
    bench.fight.book.beings[1].first_aid = skill
    bench.foe.aids, bench.foe.aid_wound, bench.me.aided = 0, wound, True
    return bench


@pytest.mark.clause("IH-10.3", "IH-10.4", "IH-16.2")
@pytest.mark.parametrize(
    ("roll", "back"), [(3, 3), (4, 2), (11, 2), (12, 1), (56, 1), (57, 0), (98, 0)], ids=lambda value: str(value)
)
def test_first_aid_comes_in_place_of_the_bleeding(roll: int, back: int) -> None:
    bench = helped(bleeder(2))
    change(bench, (Why.FIRST_AID, roll))
    wound = bench.me.wounds[0]
    assert (packed.wound_points(wound), packed.wound_bleed(wound), packed.wound_staunched(wound)) == (4 - back, 0, 1)
    assert (bench.hp(THIGH), bench.me.blood) == (back, 10)
    assert (bench.foe.aids, bench.foe.aid_wound, bench.me.aided) == (-1, -1, False)
    assert bench.told[-1][:3] == (Event.AIDED, 1, 0)
    assert bench.told[-1][4] == back


@pytest.mark.clause("IH-16.2")
def test_a_fumble_costs_a_point_and_it_bleeds_on() -> None:
    bench = helped(bleeder(1))
    change(bench, (Why.FIRST_AID, 99))
    wound = bench.me.wounds[0]
    assert (packed.wound_points(wound), packed.wound_bleed(wound), packed.wound_staunched(wound)) == (3, 1, 0)
    assert bench.hp(THIGH) == 1


@pytest.mark.clause("IH-16.2", "IH-12.1")
def test_a_fumble_may_bring_a_location_to_0() -> None:
    bench = Bench(con=12)
    bench.injure(CHEST, 4, Damage.BLADE)
    change(helped(bench), (Why.FIRST_AID, 100), (Why.SHOCK, 25))
    assert bench.me.sleep == Sleep.FAINTED
    bench = Bench()
    bench.injure(HEAD, 3, Damage.BLADE)
    change(helped(bench), (Why.FIRST_AID, 100))
    assert bench.me.sleep == Sleep.FOR_GOOD


@pytest.mark.clause("IH-16.2")
def test_hit_points_come_back_up_to_the_points_of_the_wound() -> None:
    bench = bleeder(1)
    bench.injure(THIGH, 1, Damage.BLADE)
    change(helped(bench), (Why.FIRST_AID, 1))
    assert bench.numbers(Event.AIDED) == [(Grade.CRITICAL, 2, THIGH)]
    assert bench.hp(THIGH) == 3


@pytest.mark.clause("IH-16.2", "IH-10.4")
def test_it_is_for_one_wound() -> None:
    bench = bleeder(1, 2)
    change(helped(bench, wound=1), (Why.FIRST_AID, 50))
    assert packed.bleeding(bench.me) == 1


@pytest.mark.clause("IH-16.2", "IH-5.1")
def test_improvised_cloth_and_weariness_make_it_harder() -> None:
    bench = helped(bleeder(1))
    bench.fight.book.beings[1].bandages = False
    bench.foe.stamina = -1
    change(bench, (Why.FIRST_AID, 27))
    assert bench.parts == [(Why.SKILL, 1, 56), (Why.TIRED, 1, -10), (Why.CLOTH, 1, -20), (Why.GM, 1, 0)]
    assert bench.numbers(Event.AIDED) == [(Grade.FAILURE, 0, THIGH)]


@pytest.mark.clause("IH-7.10")
def test_a_stuck_arrow_comes_out_with_it() -> None:
    bench = Bench()
    bench.injure(THIGH, 2, Damage.PIERCING, (Why.BONE, 50), arrow=True)
    change(helped(bench), (Why.FIRST_AID, 57))
    assert packed.wound_arrow(bench.me.wounds[0]) == 0


@pytest.mark.clause("IH-10.4")
def test_one_may_help_oneself() -> None:
    bench = bleeder(1, first_aid=40, aids=0, aid_wound=0, aided=True)
    change(bench, (Why.FIRST_AID, 40))
    assert (packed.bleeding(bench.me), bench.me.aids, bench.me.aided) == (0, -1, False)


@pytest.mark.clause("IH-10.4")
def test_a_helper_who_is_out_helps_nobody() -> None:
    bench = helped(bleeder(2))
    bench.foe.sleep = Sleep.FAINTED
    change(bench, (Why.BLEEDING, 11))
    assert (packed.bleeding(bench.me), bench.me.blood, bench.foe.aids) == (2, 8, -1)


@pytest.mark.clause("IH-10.3", "IH-11.3")
def test_first_aid_does_not_hold_the_heart() -> None:
    bench = helped(bleeder(1, blood=-1, sleep=Sleep.FAINTED, down=True))
    change(bench, (Why.HEART, 10), after=MINUTE)
    assert (bench.me.dead, packed.bleeding(bench.me)) == (True, 1)


# ---- consciousness ----------------------------------------------------------------------------------------------


@pytest.mark.clause("IH-11.2", "IH-20.4")
@pytest.mark.parametrize(("blood", "roll", "sleep"), [(9, 90, 0), (9, 91, 1), (1, 10, 0), (1, 11, 1)])
def test_with_little_blood_one_may_faint(blood: int, roll: int, sleep: int) -> None:
    bench = Bench(blood=blood)
    wake(bench, (Why.STAY_AWAKE, roll))
    assert bench.me.sleep == sleep
    told = bench.numbers(Event.FAINTS) if sleep else bench.numbers(Event.STAYS)
    assert told == [(0, 0, 0) if sleep else (roll, 10 * blood, 0)]


@pytest.mark.clause("IH-11.2")
def test_no_roll_from_10_on_and_no_chance_at_0() -> None:
    wake(Bench(blood=10))
    for blood in (0, -4):
        bench = Bench(blood=blood)
        wake(bench)
        assert bench.me.sleep == Sleep.FAINTED
    bench = Bench(blood=0, bloodless=True)
    wake(bench)
    assert bench.me.sleep == Sleep.AWAKE


@pytest.mark.clause("IH-11.2")
@pytest.mark.parametrize(("blood", "rolls"), [(8, []), (7, [70])])
def test_who_has_lost_no_blood_does_not_faint_for_want_of_it(blood: int, rolls: list[int]) -> None:
    bench = Bench(blood=blood)
    bench.fight.book.beings[0].blood = 8
    wake(bench, *((Why.STAY_AWAKE, roll) for roll in rolls))
    assert bench.me.sleep == Sleep.AWAKE


@pytest.mark.clause("IH-11.1")
@pytest.mark.parametrize(("roll", "sleep"), [(12, Sleep.AWAKE), (13, Sleep.FAINTED)])
def test_who_fainted_may_come_to(roll: int, sleep: Sleep) -> None:
    bench = Bench(con=12, sleep=Sleep.FAINTED)
    wake(bench, (Why.WAKE, roll))
    assert (bench.me.sleep, bench.me.down) == (sleep, sleep == Sleep.AWAKE)
    assert bench.events() == ([Event.WAKES] if sleep == Sleep.AWAKE else [])


@pytest.mark.clause("IH-11.1")
def test_coming_to_goes_by_its_options() -> None:
    bench = Bench(con=12, sleep=Sleep.FAINTED)
    bench.fight.options.wake_every_round = False
    bench.fight.options.wake_factor = 3
    wake(bench)
    wake(bench, (Why.WAKE, 36), after=MINUTE)
    assert bench.me.sleep == Sleep.AWAKE


@pytest.mark.clause("IH-11.1", "IH-11.2")
def test_without_blood_nobody_comes_to_and_who_faints_now_sleeps_on() -> None:
    wake(Bench(blood=0, sleep=Sleep.FAINTED), after=MINUTE)
    bench = Bench(blood=3)
    wake(bench, (Why.STAY_AWAKE, 31))
    assert bench.me.sleep == Sleep.FAINTED


@pytest.mark.clause("IH-6.3", "IH-11.1")
@pytest.mark.parametrize(
    ("check", "after", "limit"), [(KnockoutCheck.MINUTE, MINUTE, 12), (KnockoutCheck.HOUR, HOUR, 36)]
)
def test_who_was_knocked_out_has_a_check_of_its_own(check: KnockoutCheck, after: int, limit: int) -> None:
    for roll in (limit, limit + 1):
        bench = Bench(con=12, sleep=Sleep.KNOCKED_OUT)
        bench.fight.options.knockout_check = check
        wake(bench, after=after - 1)
        wake(bench, (Why.KNOCKED_OUT, roll), after=after)
        assert (bench.me.sleep == Sleep.AWAKE) == (roll == limit)


@pytest.mark.clause("IH-12.1", "IH-12.2")
@pytest.mark.parametrize(("location", "damage", "above"), [(HEAD, 4, 3), (ABDOMEN, 8, 7)])
def test_for_good_is_until_the_location_is_better(location: int, damage: int, above: int) -> None:
    bench = Bench(blood=30)
    bench.injure(location, damage, Damage.BLADE)
    wake(bench, after=MINUTE)
    assert bench.me.sleep == Sleep.FOR_GOOD
    bench.me.hurt[location] = above
    wake(bench, (Why.WAKE, 11), after=MINUTE)
    assert bench.me.sleep == Sleep.FAINTED


@pytest.mark.clause("IH-11.1", "IH-11.2")
@pytest.mark.parametrize("figures", [{"dead": True}, {"presence": Presence.AWAY, "sleep": Sleep.FAINTED}])
def test_nobody_asks_the_dead_and_the_departed(figures: dict[str, Any]) -> None:
    wake(Bench(blood=3, **figures), after=MINUTE)


@pytest.mark.clause("IH-10.2")
def test_who_fell_and_lies_still_bleeds_as_at_rest() -> None:
    bench = Bench()
    bench.injure(SHIN, 4, Damage.BLADE)
    change(bench, *resting(10, 30), after=MINUTE)
    assert (packed.bleeding(bench.me), bench.me.blood) == (1, 6)
