"""What minutes, hours, days and weeks bring (IH-10, IH-11, IH-16), and the calendar itself."""

from __future__ import annotations

from typing import Any

import pytest

from affray.core.kinds import Presence
from affray.core.records import hold
from affray.rulesets.iskuhetki.kinds import Loss, Sleep
from affray.rulesets.iskuhetki.model import Poison
from affray.rulesets.iskuhetki.recovery.codes import Event, Fate, Why
from affray.rulesets.iskuhetki.recovery.model import DAY, HOUR, WEEK, Bone, Guard, Organ, Seam, Span
from affray.rulesets.iskuhetki.recovery.turn import change_use, clock, fate, spans
from affray.rulesets.iskuhetki.recovery.view import view

from tests.iskuhetki.ward import LOCATIONS, Ward, bruise, burn, cut, person, stab

HELPER = person("Ana", first_aid=50, healing=25, open_wounds=25, bonesetting=25, carpentry=25, surgery=25)


def alone(*wounds: Any, **figures: Any) -> Ward:
    """Ben, and nobody who could help."""
    return Ward(person("Ben", *wounds, **figures))


def asleep(*wounds: Any, **figures: Any) -> Ward:
    """Ben unconscious, so that nothing is asked but dice."""
    return alone(*wounds, **{"sleep": Sleep.FAINTED, "blood": 0, **figures})


def poisoned(loss: Loss, points: int) -> Ward:
    """Ben with a poison of potency 14 for three rounds."""
    ward = alone(bruise("left-hand", 2))
    hold(ward.record.book, "poisons", [Poison(potency=14, rounds=3, loss=loss, points=points)])
    ward["Ben"].poison, ward["Ben"].poison_left = 0, 3
    return ward


# ---- minutes -------------------------------------------------------------------------------------------------------


@pytest.mark.clause("IH-10.2")
@pytest.mark.parametrize(("face", "counters", "blood"), [(10, 0, 9), (11, 1, 9), (30, 1, 9), (31, 1, 8)])
def test_bleeding_at_rest(face: int, counters: int, blood: int) -> None:
    ward = Ward(HELPER, person("Ben", cut("chest", 2), blood=9, sleep=Sleep.FOR_GOOD, hurt={"head": 6}))
    ward.play("table who nobody", "table span minute", f"Ben rest_bleeding {face}")
    assert (ward.wound("Ben").bleed, ward["Ben"].blood, ward.record.time) == (counters, blood, 1)


@pytest.mark.clause("IH-10.2")
def test_each_counter_rolls_for_itself() -> None:
    ward = asleep(cut("chest", 2), cut("left-thigh", 4))
    ward.play("Ben rest_bleeding 5", "Ben rest_bleeding 31", "Ben rest_bleeding 9", "Ben heart 100")
    assert (ward.wound("Ben").bleed, ward.wound("Ben", 1).bleed) == (0, 1)
    assert ward["Ben"].blood == -1


@pytest.mark.clause("IH-10.3")
def test_who_is_given_first_aid_does_not_bleed_in_that_minute() -> None:
    ward = Ward(HELPER, person("Ben", cut("chest", 4), cut("head", 2), blood=9, sleep=Sleep.FOR_GOOD, hurt={"head": 6}))
    ward.play("table who Ana", "Ana wound chest", "Ana first_aid 60", "table who nobody", "table span minute")
    ward.quiet()
    assert (ward["Ben"].blood, ward.record.time, ward["Ben"].aided) == (9, 1, 0)
    ward.play("table who nobody", "table span minute", "Ben rest_bleeding 50")
    assert ward["Ben"].blood == 8


@pytest.mark.clause("IH-10.1", "IH-10.3")
def test_a_helper_who_bleeds_is_not_at_rest() -> None:
    ward = Ward(
        person("Ana", cut("chest", 4), first_aid=50),
        person("Ben", cut("head", 2), sleep=Sleep.FOR_GOOD, hurt={"head": 6}),
    )
    ward.play("table who Ana", "Ana patient Ben", "Ana first_aid 60", "table who nobody", "table span minute")
    ward.play("Ana bleeding 10", "Ana bleeding 11", "Ana stay_awake 80")
    assert ward["Ana"].blood == 8
    ward.play("table who Ana", "Ana first_aid 60")  # her own: the last that bleeds
    ward.play("table span hour")


@pytest.mark.clause("IH-11.3")
def test_the_heart_of_who_bleeds_with_blood_below_zero() -> None:
    ward = asleep(cut("chest", 2), blood=-3)
    ward.play("Ben rest_bleeding 20", "Ben heart 31")
    assert ward.events(Event.HEART_BEATS)[0].numbers == (31, 30, 0)
    ward.play("Ben rest_bleeding 20", "Ben heart 30")
    assert fate(ward.record, 0) == Fate.DEAD


@pytest.mark.clause("IH-11.3")
def test_the_heart_holds_once_all_is_staunched() -> None:
    ward = asleep(cut("chest", 2, staunched=True), blood=-3)
    ward.pass_time("day", "Ben blood 2")
    assert (ward["Ben"].blood, ward["Ben"].dead) == (-1, False)


@pytest.mark.clause("IH-11.3", "IH-16.8")
def test_an_organ_that_bleeds_inside_keeps_the_heart_in_danger() -> None:
    ward = asleep(stab("abdomen", 3, staunched=True, organ=1), blood=-1)
    ward.play("Ben heart 11")
    assert ward.record.time == 1
    ward.play("Ben heart 10")
    assert ward["Ben"].dead


@pytest.mark.clause("IH-11.1")
def test_coming_to_in_a_minute_and_in_an_hour() -> None:
    ward = asleep(cut("chest", 2), blood=5)
    ward.play("Ben rest_bleeding 20", "Ben wake 11", "Ben rest_bleeding 20", "Ben wake 10")
    assert ward["Ben"].sleep == Sleep.AWAKE
    ward = alone(bruise("chest", 2), sleep=Sleep.FAINTED, blood=5)
    ward.pass_time("hour")
    assert ward["Ben"].sleep == Sleep.AWAKE
    assert ward.record.time == HOUR


@pytest.mark.clause("IH-11.1")
def test_nobody_comes_to_without_blood_and_then_within_the_hour() -> None:
    ward = asleep(bruise("chest", 2), blood=-2)
    ward.pass_time("week", "Ben blood 2")
    assert (ward["Ben"].sleep, ward.record.time) == (Sleep.FAINTED, DAY)


@pytest.mark.clause("IH-3.14")
def test_what_a_die_is_against_stands_in_a_sum() -> None:
    ward = asleep(cut("chest", 2), blood=5)
    ward.play("Ben rest_bleeding 20", "Ben wake 100")
    assert ward.sum("Ben", Why.CHANCE) == 20  # CON for the bleeding, and again to come to
    ward["Ben"].blood = -3
    ward.play("Ben rest_bleeding 20", "Ben heart 31")
    assert ward.sum("Ben", Why.CHANCE) == 10 + 30


@pytest.mark.clause("IH-6.3")
def test_who_was_knocked_out_has_its_own_check() -> None:
    ward = asleep(cut("chest", 2), sleep=Sleep.KNOCKED_OUT, blood=5)
    ward.play("Ben rest_bleeding 20", "Ben knocked_out 11", "Ben rest_bleeding 20", "Ben knocked_out 10")
    assert ward["Ben"].sleep == Sleep.AWAKE
    hourly = Ward(
        person("Ben", bruise("chest", 2), sleep=Sleep.KNOCKED_OUT, blood=5), options={"knockout_check": "hour"}
    )
    hourly.pass_time("day", "Ben knocked_out 31", "Ben knocked_out 30")
    assert (hourly["Ben"].sleep, hourly.record.time) == (Sleep.AWAKE, 2 * HOUR)


@pytest.mark.clause("IH-11.2")
@pytest.mark.parametrize(("face", "sleep"), [(80, Sleep.AWAKE), (81, Sleep.FAINTED)])
def test_who_bleeds_may_faint(face: int, sleep: Sleep) -> None:
    ward = alone(cut("chest", 2), blood=8, first_aid=0)
    ward["Ben"].injuries[0].staunched = True  # so that there is nothing to do
    ward.play("Ben rest_bleeding 20", f"Ben stay_awake {face}")
    assert ward["Ben"].sleep == sleep


@pytest.mark.clause("IH-11.2")
def test_there_is_no_staying_awake_without_blood() -> None:
    ward = alone(cut("chest", 2), blood=1)
    ward["Ben"].injuries[0].staunched = True
    ward.play("Ben rest_bleeding 90")
    assert (ward["Ben"].blood, ward["Ben"].sleep) == (0, Sleep.FAINTED)


@pytest.mark.clause("IH-20.7")
def test_a_poison_works_on_round_by_round() -> None:
    ward = poisoned(Loss.BP, 2)
    ben = ward["Ben"]
    ward.play("Ben poison 30", "Ben poison 31")  # 50 + 5 x (10 - 14)
    assert (ben.blood, ben.poison_left) == (8, 1)
    ward.play("Ben poison 100")
    assert (ben.blood, ben.poison) == (6, -1)
    ward.pass_time("week", "Ben healing 2")  # seven days bring the four BP that are missing
    assert ben.blood == 10


@pytest.mark.clause("IH-20.7")
def test_a_poison_may_take_hp_everywhere_or_ep() -> None:
    ward = poisoned(Loss.HP, 2)
    ward.play("Ben poison 31", "Ben poison 30")
    assert [ward.hp("Ben", where) for where in ("head", "chest", "left-hand")] == [4, 4, 2]
    ward = poisoned(Loss.EP, 3)
    ward.play("Ben poison 31", "Ben poison 30")
    assert ward["Ben"].stamina == 7
    ward.play("Ben poison 30")
    ward.pass_time("hour")
    assert ward["Ben"].stamina == 10


@pytest.mark.clause("IH-20.7", "IH-16.12")
def test_rounds_that_are_left_of_no_poison_do_not_keep_a_recovery_going() -> None:
    ward = alone(bruise("left-hand", 1))
    ward["Ben"].poison_left = 9999  # the GM's word
    ward.pass_time("week")
    ward.call(advance_of(ward), ward.record)
    assert ward.record.over


# ---- hours and days ------------------------------------------------------------------------------------------------


@pytest.mark.clause("IH-16.8")
def test_an_organ_badly_hurt_costs_1_hp_and_2_bp_each_hour() -> None:
    ward = alone(stab("abdomen", 3, staunched=True, organ=2))
    assert not spans(ward.record) >> Span.DAY & 1
    ward.pass_time("hour")
    ward.pass_time("hour")
    assert (ward.hp("Ben", "abdomen"), ward["Ben"].blood) == (1, 6)


@pytest.mark.clause("IH-16.8", "IH-16.1")
def test_a_hurt_organ_costs_that_each_day() -> None:
    ward = alone(stab("abdomen", 3, staunched=True, organ=1))
    ward.pass_time("day", "Ben blood 1")
    ward.pass_time("day", "Ben blood 1")
    assert (ward.hp("Ben", "abdomen"), ward["Ben"].blood) == (1, 8)


@pytest.mark.clause("IH-12.2", "IH-16.8")
def test_it_kills_at_the_floor_of_head_and_chest() -> None:
    ward = alone(stab("chest", 11, staunched=True, organ=2), sleep=Sleep.FAINTED, blood=10)
    ward.pass_time("hour")
    assert ward["Ben"].dead
    assert ward.saw(Event.DIES)


@pytest.mark.clause("IH-12.1", "IH-12.2")
def test_what_else_comes_of_lost_hp() -> None:
    chest = alone(stab("chest", 5, staunched=True, organ=2))
    chest.pass_time("hour", "Ben shock 21")
    assert chest["Ben"].sleep == Sleep.FAINTED
    abdomen = alone(stab("abdomen", 11, staunched=True, organ=2))
    abdomen.pass_time("hour")
    assert abdomen["Ben"].sleep == Sleep.FOR_GOOD
    assert abdomen["Ben"].deep == 1 << LOCATIONS.index("abdomen")
    head = alone(stab("head", 5, staunched=True, organ=2))
    head.pass_time("hour")
    assert head["Ben"].sleep == Sleep.FOR_GOOD
    assert head.saw(Event.USELESS)


@pytest.mark.clause("IH-16.1")
def test_blood_comes_back_d3_a_day_up_to_what_is_full() -> None:
    ward = alone(blood=4)
    ward.pass_time("day", "Ben blood 3")
    assert ward["Ben"].blood == 7
    ward.pass_time("week")  # six days bring six at least
    assert ward["Ben"].blood == 10
    assert ward.events(Event.BLOOD_BACK)[0].numbers == (3, 10, 0)


@pytest.mark.clause("IH-16.1")
def test_the_days_of_a_week_are_rolled_in_one() -> None:
    ward = alone(blood=0)
    ward["Ben"].sleep = Sleep.AWAKE
    ward.pass_time("week", "Ben blood 9")
    assert ward["Ben"].blood == 9


@pytest.mark.clause("IH-16.7", "IH-16.12")
def test_a_day_of_use_costs_1_hp_unless_the_splint_guards_it() -> None:
    ward = Ward(HELPER, person("Ben", bruise("left-thigh", 3, bone=2)))
    ward.play("table who Ana", "Ana setting 40", "table span limb")
    assert ward.saw(Event.USES)
    assert [cells[1] for cells in view(ward.record, ward.roster)["combatants"][1]["details"]] == ["hp 3/6, in-use"]
    ward.pass_time("day")
    assert ward.hp("Ben", "left-thigh") == 2  # no splint, no roll
    ward.play("table who Ana", "Ana treatment splint", "Ana splint 40")
    ward.pass_time("day", "Ben guard 51")
    assert ward.hp("Ben", "left-thigh") == 1
    ward.pass_time("day", "Ben guard 50")
    assert ward.hp("Ben", "left-thigh") == 1
    ward.play("table span limb")
    assert ward.saw(Event.SPARES)
    ward.pass_time("day")
    assert ward.hp("Ben", "left-thigh") == 1


@pytest.mark.clause("IH-16.7")
def test_whose_limb_the_gm_takes_away_while_it_is_asked_about_uses_none() -> None:
    ward = alone(bruise("left-thigh", 2))
    ward.call(change_use, ward.record)
    assert (ward["Ben"].used, ward.saw(Event.USES)) == (0, False)


# ---- weeks ---------------------------------------------------------------------------------------------------------


@pytest.mark.clause("IH-16.3", "IH-16.12")
@pytest.mark.parametrize(("seam", "bonus"), [(10, 1), (3, 2), (40, 0)])
def test_a_stitched_wound_heals_d3_and_more_after_good_work(seam: int, bonus: int) -> None:
    ward = Ward(HELPER, person("Ben", cut("left-thigh", 6, staunched=True)))
    ward.play("table who Ana", f"Ana stitching {seam}")
    ward.pass_time("week", "Ben healing 2")
    assert ward.wound("Ben").points == 6 - 2 - bonus
    assert ward.hp("Ben", "left-thigh") == 2 + bonus


@pytest.mark.clause("IH-16.3")
def test_an_unstitched_wound_heals_1_and_leaves_a_scar_and_a_risk() -> None:
    ward = alone(cut("left-thigh", 3, staunched=True))
    ward.pass_time("week", "Ben infection_risk 11")
    wound = ward.wound("Ben")
    assert (wound.points, wound.seam, wound.scar, wound.factor) == (2, Seam.LEFT, True, 1)
    ward.pass_time("week", "Ben infection_risk 10")
    assert (wound.points, wound.infection, wound.factor) == (2, 1, 1)


@pytest.mark.clause("IH-16.11")
def test_infection_week_by_week() -> None:
    ward = alone(cut("left-thigh", 3, staunched=True))
    ward.wound("Ben").infection = 1
    ward.pass_time("week", "Ben infection 51")  # CON x 5
    assert (ward.wound("Ben").infection, ward.hp("Ben", "left-thigh")) == (2, 1)
    ward.pass_time("week", "Ben infection 50")
    assert (ward.wound("Ben").infection, ward.hp("Ben", "left-thigh")) == (1, 0)
    ward.pass_time("week", "Ben infection 50")
    assert (ward.wound("Ben").infection, ward.hp("Ben", "left-thigh")) == (0, 0)
    ward.pass_time("week", "Ben infection_risk 60")
    assert ward.hp("Ben", "left-thigh") == 1
    assert ward.saw(Event.USABLE)


@pytest.mark.clause("IH-16.4", "IH-16.3", "IH-16.12")
def test_bruises_and_small_wounds_heal_d3_with_a_die_only_where_it_matters() -> None:
    ward = alone(bruise("chest", 4), cut("head", 1), stab("left-hand", 1), bruise("left-hand", 1))
    ward.pass_time("week", "Ben healing 3")
    assert [ward.wound("Ben", k).points for k in range(4)] == [1, 0, 0, 0]
    ward.pass_time("week")
    assert ward["Ben"].well
    ward.quiet()
    assert fate(ward.record, 0) == Fate.WELL


@pytest.mark.clause("IH-9.17", "IH-16.4")
def test_what_no_wound_took_heals_like_bruises_all_over() -> None:
    ward = alone(bruise("chest", 1), hurt={"chest": 3, "head": 2})
    ward.pass_time("week", "Ben loose 2")
    assert (ward.hp("Ben", "chest"), ward.hp("Ben", "head")) == (5, 6)


@pytest.mark.clause("IH-9.17")
def test_the_gm_may_have_healed_a_location_before_its_wound() -> None:
    ward = alone(bruise("chest", 5))
    ward["Ben"].hurt[LOCATIONS.index("chest")] = 1
    ward.pass_time("week", "Ben healing 2")
    assert (ward.hp("Ben", "chest"), ward.wound("Ben").points) == (6, 3)
    ward.pass_time("week", "Ben healing 3")
    assert ward["Ben"].well


@pytest.mark.clause("IH-16.5")
@pytest.mark.parametrize(("points", "course"), [(3, [15, 8, 5, 0]), (1, [5, 0]), (5, [25, 13, 7, 5, 0])])
def test_a_crack_hinders_less_each_week(points: int, course: list[int]) -> None:
    ward = alone(stab("left-thigh", points, bleed=0, bone=1, staunched=points > 1))
    ward.wound("Ben").seam = Seam.NONE
    seen = [ward.wound("Ben").pain]
    while ward.wound("Ben").pain:
        more = ward.wound("Ben").points > 1
        ward.pass_time("week", *(["Ben healing 1"] if more else []))
        seen.append(ward.wound("Ben").pain)
    assert seen == course
    assert ward.wound("Ben").bone == Bone.SOUND


@pytest.mark.clause("IH-16.6", "IH-16.7", "IH-16.12")
def test_a_set_bone_heals_1_a_week_and_then_the_limb_is_free() -> None:
    ward = Ward(HELPER, person("Ben", bruise("left-thigh", 2, bone=2)))
    assert ward.wound("Ben").pain == 10
    ward.play("table who Ana", "Ana setting 40")
    ward.pass_time("hour")
    ward.play("table who Ana", "Ana treatment splint", "Ana splint 40")
    ward.pass_time("week")
    assert (ward.wound("Ben").points, ward.wound("Ben").guard) == (1, Guard.NONE)  # splints are renewed weekly
    assert ward.saw(Event.SPLINT_OFF)
    ward.play("table who nobody", "table span week")
    ward.quiet()
    assert (ward.wound("Ben").bone, ward.wound("Ben").pain) == (Bone.SOUND, 0)
    assert ward.saw(Event.BONE_HEALED)


@pytest.mark.clause("IH-16.6")
def test_a_bone_that_was_not_set_within_the_week_needs_surgery_first() -> None:
    ward = Ward(HELPER, person("Ben", bruise("left-thigh", 3, bone=2)))
    ward.play("table who nobody", "table span week")
    ward.quiet()
    assert (ward.wound("Ben").late, ward.wound("Ben").points) == (True, 2)
    ward.play("table who Ana", "Ana surgery 40", "Ana surgery_blood 2")
    ward.play("table span hour", "table who Ana", "Ana setting 40")
    assert ward.wound("Ben").bone == Bone.SET


@pytest.mark.clause("IH-16.6")
def test_never_set_it_grows_crooked_and_hinders_for_good() -> None:
    ward = alone(bruise("left-thigh", 2, bone=2))
    ward.pass_time("week")
    ward.pass_time("week")
    ward.quiet()
    wound = ward.wound("Ben")
    assert (wound.bone, wound.pain, wound.points) == (Bone.CROOKED, 10, 0)
    assert fate(ward.record, 0) == Fate.MARKED
    ward.play()
    assert ward.saw(Event.ENDS) or not ward.record.over


@pytest.mark.clause("IH-16.6")
def test_a_crooked_bone_can_be_broken_again_and_set() -> None:
    ward = Ward(HELPER, person("Ben", bruise("left-thigh", 1, bone=2)))
    ward.play("table who nobody", "table span week")
    ward.quiet()
    assert ward.wound("Ben").bone == Bone.CROOKED
    ward.play("table who Ana", "Ana surgery 40")  # d1
    assert ward["Ben"].blood == 9
    ward.play("table span hour", "table who Ana", "Ana setting 40")
    ward.play("table span week")
    ward.quiet()
    assert (ward.wound("Ben").bone, ward.wound("Ben").pain) == (Bone.SOUND, 0)


@pytest.mark.clause("IH-16.10", "IH-13.1")
def test_burns_by_their_degree() -> None:
    ward = alone(burn("left-hand", 2), burn("head", 4), burn("chest", 8))
    ward.pass_time("week", "Ben healing 1")
    assert [ward.wound("Ben", k).points for k in range(3)] == [1, 3, 8]
    assert [ward.wound("Ben", k).scar for k in range(3)] == [False, True, False]
    ward.wound("Ben", 2).treated = True
    ward.wound("Ben", 2).bonus = 1
    ward.pass_time("week")
    assert [ward.wound("Ben", k).points for k in range(3)] == [0, 2, 6]


@pytest.mark.clause("IH-7.10")
def test_a_wound_with_an_arrow_in_it_does_not_heal() -> None:
    ward = alone(stab("left-hand", 3, bleed=0, arrow=1), bruise("head", 1), first_aid=0)
    ward["Ben"].injuries[0].staunched = True
    ward.pass_time("week")
    assert ward.wound("Ben").points == 3
    assert ward.wound("Ben").seam == Seam.NEEDED  # and it isn't left unstitched yet
    ward.play()
    assert fate(ward.record, 0) == Fate.WOUNDED


@pytest.mark.clause("IH-12.1", "IH-12.2")
def test_a_location_above_0_is_of_use_again_and_lets_one_come_to() -> None:
    ward = alone(bruise("head", 7), sleep=Sleep.FOR_GOOD)
    ward.pass_time("week", "Ben healing 2")
    assert ward.saw(Event.USABLE)
    assert ward.saw(Event.STIRS)
    ward.pass_time("hour")
    assert ward["Ben"].sleep == Sleep.AWAKE


@pytest.mark.clause("IH-12.2")
def test_a_limb_lost_in_the_fight_stays_lost() -> None:
    ward = alone(cut("left-hand", 2, staunched=True))
    ward["Ben"].maimed = 1 << LOCATIONS.index("left-hand")
    assert fate(ward.record, 0) == Fate.WOUNDED
    ward.wound("Ben").points = 0
    ward["Ben"].hurt[LOCATIONS.index("left-hand")] = 0
    assert fate(ward.record, 0) == Fate.MARKED


# ---- the calendar --------------------------------------------------------------------------------------------------


@pytest.mark.clause("IH-16.1")
def test_minutes_first_then_hours_days_and_weeks() -> None:
    ward = Ward(HELPER, person("Ben", cut("left-thigh", 4), blood=4))
    ward.play(
        "table who nobody", "table span minute", "Ben rest_bleeding 20", "Ben rest_bleeding 20", "Ben stay_awake 9"
    )
    ward.play("table who Ana", "Ana first_aid 60")
    ward.pass_time("hour", idle=False)
    assert ward.record.time == HOUR
    ward.pass_time("day", "Ben blood 2", idle=False)
    assert ward.record.time == DAY
    ward.pass_time("week", "Ben infection_risk 90", idle=False)
    assert (ward.record.time, ward.record.round) == (WEEK, 7)


@pytest.mark.clause("IH-16.1")
def test_minute_by_minute_until_the_bleeding_is_over() -> None:
    ward = Ward(HELPER, person("Ben", cut("left-thigh", 4), sleep=Sleep.FOR_GOOD, hurt={"head": 6}))
    ward.play("table who nobody", "table span calm", "Ben rest_bleeding 5", "Ben rest_bleeding 20")
    ward.play("Ben rest_bleeding 9")
    ward.quiet()
    assert (ward.record.time, ward.wound("Ben").bleed) == (2, 0)
    ward.play("table who Ana", "Ana stitching 40")
    assert not ward.record.calm  # should somebody bleed again it is asked what now


@pytest.mark.clause("IH-16.1")
def test_it_ends_when_all_are_well_or_the_table_says_so() -> None:
    unhurt = alone()
    unhurt.call(advance_of(unhurt), unhurt.record)
    assert unhurt.record.over
    ward = alone(bruise("head", 5))
    ward.play("table span end")
    assert ward.record.over
    assert fate(ward.record, 0) == Fate.WOUNDED


@pytest.mark.clause("IH-16.1")
def test_it_ends_when_nothing_changes_any_more() -> None:
    ward = alone(burn("chest", 8))
    ward.call(advance_of(ward), ward.record)
    assert ward.record.over
    hopeful = Ward(HELPER, person("Ben", burn("chest", 8)))
    hopeful.play("table who Ana", "Ana surgery 60", "Ana surgery_blood 3", "Ben shock 20")
    assert not hopeful.record.over


def advance_of(ward: Ward) -> Any:
    """The step, as a rule."""
    from affray.rulesets.iskuhetki.recovery.turn import advance

    return advance


@pytest.mark.clause("IH-16.1")
def test_every_question_has_a_clock_of_its_own() -> None:
    ward = Ward(HELPER, person("Ben", cut("left-thigh", 4), cut("head", 2)))
    seen = [clock(ward.record)]
    ward.play("table who Ana", "Ana wound head", "Ana first_aid 60")
    seen.append(clock(ward.record))
    ward.play("table who Ana", "Ana treatment first-aid", "Ana first_aid 60")
    seen.append(clock(ward.record))
    ward.play("table who Ana", "Ana wound head", "Ana stitching 40")
    seen.append(clock(ward.record))
    ward.play("table span hour")
    seen.append(clock(ward.record))
    assert len(set(seen)) == len(seen)
    assert seen == sorted(seen)


@pytest.mark.clause("IH-5.2")
def test_who_left_the_field_is_not_on_the_calendar_until_it_comes_back() -> None:
    from affray.rulesets.iskuhetki.recovery.setup import rejoin

    ward = Ward(HELPER, person("Ben", cut("left-thigh", 4), presence=Presence.AWAY), person("Eve", bruise("head", 4)))
    ward.pass_time("hour")
    rejoin(ward.record, 1)
    ward.play("table who Ana", "Ana first_aid 40")
    assert ward.saw(Event.COMES)
    with pytest.raises(ValueError, match="only who is away"):
        rejoin(ward.record, 1)


@pytest.mark.clause("IH-9.9")
def test_the_bloodless_neither_bleed_nor_lose_blood() -> None:
    ward = Ward(person("Ben", stab("chest", 4, organ=1), bloodless=True), HELPER)
    ward.pass_time("day", idle=False)
    assert ward["Ben"].blood == 10
    assert ward.wound("Ben").organ == Organ.HURT
