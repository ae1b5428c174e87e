"""What one can do for wounds: first aid, stitching, setting, splints, surgery (IH-16), and who can do it."""

from __future__ import annotations

from typing import Any

import pytest

from affray.core.kinds import Presence
from affray.core.referee import HUSH
from affray.rulesets.iskuhetki.kinds import Sleep
from affray.rulesets.iskuhetki.recovery.codes import Condition, Event, Fate, Why
from affray.rulesets.iskuhetki.recovery.model import Bone, Guard, Organ, Seam, Treatment
from affray.rulesets.iskuhetki.recovery.rules.treatments import chance_of, treatments_of
from affray.rulesets.iskuhetki.recovery.turn import fate
from affray.rulesets.iskuhetki.recovery.view import conditions, word

from tests.iskuhetki.ward import LOCATIONS, Ward, bruise, burn, cut, hack, person, stab

TRADES = ("healing", "open_wounds", "bonesetting", "carpentry", "masonry", "surgery")
SKILLS: dict[str, Any] = {"first_aid": 50, **dict.fromkeys(TRADES, 25)}  # all there is with 50 %


def offered(ward: Ward, name: str) -> set[str]:
    """What somebody can do now."""
    bits = treatments_of(ward.record, ward[name])
    return {word(treatment) for treatment in Treatment if bits >> treatment & 1}


# ---- first aid -----------------------------------------------------------------------------------------------------


@pytest.mark.clause("IH-16.2")
@pytest.mark.parametrize(
    ("face", "back", "bleed"), [(3, 3, 0), (10, 2, 0), (50, 1, 0), (51, 0, 0), (97, 0, 0), (98, -1, 2), (100, -1, 2)]
)
def test_first_aid_by_its_grade(face: int, back: int, bleed: int) -> None:
    ward = Ward(person("Ana", **SKILLS), person("Ben", cut("left-thigh", 5)))
    ward.play("table who Ana", f"Ana first_aid {face}")
    assert ward.hp("Ben", "left-thigh") == 1 + back
    assert (ward.wound("Ben").points, ward.wound("Ben").bleed) == (5 - back, bleed)
    assert ward.wound("Ben").staunched == (bleed == 0)


@pytest.mark.clause("IH-16.2", "IH-16.12")
def test_hp_come_back_up_to_the_points_of_the_wound_only() -> None:
    ward = Ward(person("Ana", **SKILLS), person("Ben", cut("left-thigh", 2), bruise("left-thigh", 2)))
    ward.play("table who Ana", "Ana first_aid 1")
    assert ward.hp("Ben", "left-thigh") == 4
    assert ward.wound("Ben").points == 0
    assert ward.wound("Ben", 1).points == 2
    assert ward.saw(Event.HEALED)


@pytest.mark.clause("IH-16.2")
def test_a_staunched_wound_gets_no_second_first_aid_but_a_fumble_may_be_made_good() -> None:
    ward = Ward(person("Ana", **SKILLS), person("Ben", cut("left-thigh", 4)))
    ward.play("table who Ana", "Ana first_aid 99", "table who Ana", "Ana first_aid 60")
    assert ward.wound("Ben").staunched
    assert ward.hp("Ben", "left-thigh") == 1
    ward.play("table who Ana", "Ana stitching 40")  # the only thing left to do


@pytest.mark.clause("IH-16.2")
def test_improvised_cloth_costs_20() -> None:
    ward = Ward(person("Ana", **SKILLS, bandages=False), person("Ben", cut("left-thigh", 4)))
    ward.play("table who Ana", "Ana first_aid 31")
    assert ward.sum("Ana") == 30
    assert ward.sum("Ana", Why.CLOTH) == -20
    assert ward.events(Event.TREATS)[0].numbers == (31, 30, Treatment.FIRST_AID)


@pytest.mark.clause("IH-5.1", "IH-9.16")
def test_the_healer_is_hindered_by_weariness_and_bones_at_most_by_half() -> None:
    ward = Ward(
        person("Ana", bruise("left-thigh", 2, bone=1), **SKILLS, stamina=-1), person("Ben", cut("left-thigh", 4))
    )
    assert chance_of(HUSH, ward.record, ward["Ana"], Treatment.FIRST_AID) == 50 - 10 - 10
    ward["Ana"].stamina = -2
    assert chance_of(HUSH, ward.record, ward["Ana"], Treatment.FIRST_AID) == 50 - 25
    ward.play("table who Ana", "Ana first_aid 26")
    assert ward.sum("Ana", Why.TIRED) == -20
    assert ward.sum("Ana", Why.BONES) == -5
    assert ward.wound("Ben").points == 4


@pytest.mark.clause("IH-7.10")
def test_an_arrow_comes_out_with_first_aid() -> None:
    ward = Ward(person("Ana", **SKILLS), person("Ben", stab("left-thigh", 1, arrow=1)))
    ward.play("table who Ana", "Ana first_aid 99")
    assert ward.wound("Ben").arrow
    ward.play("table who Ana", "Ana first_aid 60")
    assert not ward.wound("Ben").arrow
    assert ward.saw(Event.ARROW_OUT)


@pytest.mark.clause("IH-10.4")
def test_two_first_aids_go_into_a_minute_also_on_oneself() -> None:
    ward = Ward(person("Ana", cut("chest", 2), **SKILLS), person("Ben", cut("left-thigh", 4), cut("head", 2)))
    ward.play("table who Ana", "Ana patient Ben", "Ana wound head", "Ana first_aid 60")
    assert offered(ward, "Ana") == {"first-aid", "stitching"}
    ward.play("table who Ana", "Ana treatment first-aid", "Ana patient Ana", "Ana first_aid 60")
    assert offered(ward, "Ana") == {"stitching"}


@pytest.mark.clause("IH-16.2")
def test_first_aid_takes_no_skill_all_else_does() -> None:
    ward = Ward(person("Ana", first_aid=0), person("Ben", cut("left-thigh", 4)))
    ward.play("table who Ana", "Ana first_aid 50")  # a failure staunches
    assert ward.wound("Ben").bleed == 0
    assert offered(ward, "Ana") == set()


# ---- stitching -----------------------------------------------------------------------------------------------------


@pytest.mark.clause("IH-16.3", "IH-16.11")
@pytest.mark.parametrize(
    ("face", "bonus", "scar", "factor", "infection"),
    [(3, 2, False, 0, 0), (10, 1, False, 0, 0), (50, 0, False, 0, 0), (51, 0, True, 1, 0), (98, 0, True, 0, 1)],
)
def test_stitching_by_its_grade(face: int, bonus: int, scar: bool, factor: int, infection: int) -> None:
    ward = Ward(person("Ana", **SKILLS), person("Ben", cut("left-thigh", 4, staunched=True)))
    ward.play("table who Ana", f"Ana stitching {face}")
    wound = ward.wound("Ben")
    assert (wound.seam, wound.bonus, wound.scar) == (Seam.SEWN, bonus, scar)
    assert (wound.factor, wound.infection) == (factor, infection)
    assert ward.sum("Ana", Why.HEALING_SKILL, Why.OPEN_WOUNDS_SKILL) == 50


@pytest.mark.clause("IH-16.11")
def test_two_skills_are_added_or_averaged() -> None:
    people = (person("Ana", healing=40, open_wounds=25), person("Ben", cut("left-thigh", 4, staunched=True)))
    ward = Ward(*people)
    assert chance_of(HUSH, ward.record, ward["Ana"], Treatment.STITCHING) == 65
    ward = Ward(*people, options={"healing_skills": "average"})
    assert chance_of(HUSH, ward.record, ward["Ana"], Treatment.STITCHING) == 32
    ward.play("table who Ana", "Ana stitching 33")
    assert ward.sum("Ana", Why.AVERAGE) == -33
    assert ward.wound("Ben").scar


@pytest.mark.clause("IH-16.3", "IH-9.6")
@pytest.mark.parametrize(
    ("wound", "needed"),
    [
        (cut("chest", 1), False),
        (cut("chest", 2), True),
        (stab("chest", 1), False),
        (stab("chest", 2), True),
        (hack("chest", 2), True),
        (bruise("chest", 5), False),
        (burn("chest", 4), False),
        (cut("chest", 1, staunched=True), True),  # it had more before its first aid
    ],
)
def test_which_wounds_must_be_stitched(wound: object, needed: bool) -> None:
    ward = Ward(person("Ana", **SKILLS), person("Ben", wound))  # type: ignore[arg-type]
    assert (ward.wound("Ben").seam == Seam.NEEDED) == needed


@pytest.mark.clause("IH-16.3", "IH-7.10", "IH-16.9")
def test_what_bleeds_or_holds_an_arrow_or_a_hurt_organ_cannot_be_stitched_yet() -> None:
    wounds = (cut("left-thigh", 4), stab("chest", 4, bleed=0, organ=1), stab("head", 4, bleed=0, arrow=1))
    ward = Ward(person("Ana", **SKILLS), person("Ben", *wounds))
    assert offered(ward, "Ana") == {"first-aid", "surgery"}


# ---- bones ---------------------------------------------------------------------------------------------------------


@pytest.mark.clause("IH-16.6")
@pytest.mark.parametrize(("face", "back"), [(3, 2), (10, 1), (50, 0), (51, -1)])
def test_setting_a_bone_by_its_grade(face: int, back: int) -> None:
    ward = Ward(person("Ana", **SKILLS), person("Ben", bruise("left-thigh", 3, bone=2)))
    ward.play("table who Ana", f"Ana setting {face}")
    assert ward.wound("Ben").bone == (Bone.SET if back >= 0 else Bone.BROKEN)
    assert ward.hp("Ben", "left-thigh") == 3 + back


@pytest.mark.clause("IH-16.6")
def test_a_fumble_costs_d3_and_setting_is_tried_again_an_hour_later() -> None:
    ward = Ward(person("Ana", **SKILLS), person("Ben", bruise("left-thigh", 3, bone=2)))
    ward.play("table who Ana", "Ana setting 98", "Ana setting_fumble 3")
    assert ward.hp("Ben", "left-thigh") == 0
    ward.pass_time("hour")
    ward.play("table who Ana", "Ana setting 20")
    assert ward.wound("Ben").bone == Bone.SET


@pytest.mark.clause("IH-16.7", "IH-16.12")
@pytest.mark.parametrize(("treatment", "guard"), [("splint", Guard.SPLINT), ("cast", Guard.CAST)])
def test_a_set_limb_gets_a_splint_or_a_cast_of_its_makers_chance(treatment: str, guard: Guard) -> None:
    ward = Ward(person("Ana", **SKILLS), person("Ben", bruise("left-thigh", 3, bone=2)))
    ward.play("table who Ana", "Ana setting 40")
    ward.pass_time("hour")
    ward.play("table who Ana", f"Ana treatment {treatment}", f"Ana {treatment} 51")
    assert ward.wound("Ben").guard == Guard.NONE
    assert ward.saw(Event.NO_SPLINT)
    ward.pass_time("hour")
    ward.play("table who Ana", f"Ana treatment {treatment}", f"Ana {treatment} 50")
    assert (ward.wound("Ben").guard, ward.wound("Ben").quality) == (guard, 50)


@pytest.mark.clause("IH-16.7")
def test_a_rib_is_set_but_gets_no_splint() -> None:
    ward = Ward(person("Ana", **SKILLS), person("Ben", bruise("chest", 3, bone=2)))
    ward.play("table who Ana", "Ana setting 40")
    ward.pass_time("hour")
    ward.play("table span end")
    assert ward.record.over


# ---- surgery -------------------------------------------------------------------------------------------------------


@pytest.mark.clause("IH-16.9", "IH-16.8")
@pytest.mark.parametrize(
    ("face", "die", "blood", "points", "bonus", "organ"),
    [
        (3, None, 10, 5, 2, Organ.SOUND),
        (10, 5, 8, 5, 1, Organ.SOUND),
        (50, 5, 5, 5, 0, Organ.SOUND),
        (51, 4, 6, 6, 0, Organ.HURT),
        (98, 4, 6, 8, 0, Organ.HURT),
    ],
)
def test_surgery_by_its_grade(face: int, die: int | None, blood: int, points: int, bonus: int, organ: Organ) -> None:
    ward = Ward(person("Ana", **SKILLS), person("Ben", stab("abdomen", 5, staunched=True, organ=1)))
    cost = [] if die is None else [f"Ana surgery_blood {die}"]
    ward.play("table who Ana", f"Ana surgery {face}", *cost)
    wound = ward.wound("Ben")
    assert (ward["Ben"].blood, wound.points, wound.bonus, wound.organ) == (blood, points, bonus, organ)


@pytest.mark.clause("IH-16.9")
def test_surgery_may_cost_more_blood_than_there_is() -> None:
    ward = Ward(person("Ana", **SKILLS), person("Ben", stab("abdomen", 5, staunched=True, organ=1), blood=3))
    ward.play("table who Ana", "Ana surgery 50", "Ana surgery_blood 4")
    assert (ward["Ben"].blood, ward["Ben"].sleep) == (-1, Sleep.FAINTED)


@pytest.mark.clause("IH-16.9", "IH-16.3")
def test_after_surgery_the_wound_is_stitched_and_the_better_of_both_counts() -> None:
    ward = Ward(person("Ana", **SKILLS), person("Ben", stab("abdomen", 5, staunched=True, organ=1)))
    ward.play("table who Ana", "Ana surgery 3")
    ward.pass_time("hour")
    ward.play("table who Ana", "Ana stitching 10")
    assert (ward.wound("Ben").bonus, ward.wound("Ben").seam) == (2, Seam.SEWN)


@pytest.mark.clause("IH-16.10", "IH-16.9")
@pytest.mark.parametrize(("face", "bonus", "scar"), [(3, 1, False), (10, 1, True), (50, 0, True)])
def test_surgery_on_a_burn(face: int, bonus: int, scar: bool) -> None:
    ward = Ward(person("Ana", **SKILLS), person("Ben", burn("left-thigh", 7)))
    assert ward.wound("Ben").degree == 3
    ward.play("table who Ana", f"Ana surgery {face}", *([] if face == 3 else ["Ana surgery_blood 2"]))
    wound = ward.wound("Ben")
    assert (wound.treated, wound.bonus, wound.scar) == (True, bonus, scar)


@pytest.mark.clause("IH-13.1")
@pytest.mark.parametrize(("points", "degree"), [(2, 1), (3, 2), (6, 2), (7, 3)])
def test_the_degree_of_a_burn_goes_by_the_hp_that_are_left(points: int, degree: int) -> None:
    assert Ward(person("Ana"), person("Ben", burn("chest", points))).wound("Ben").degree == degree


@pytest.mark.clause("IH-7.10")
def test_surgery_takes_out_an_arrow_that_first_aid_left() -> None:
    ward = Ward(person("Ana", **SKILLS), person("Ben", stab("left-thigh", 3, bleed=0, arrow=1)))
    ward.wound("Ben").staunched = True
    ward.play("table who Ana", "Ana surgery 40", "Ana surgery_blood 2")
    assert not ward.wound("Ben").arrow


# ---- who -----------------------------------------------------------------------------------------------------------


@pytest.mark.clause("IH-10.4", "IH-16.9", "IH-16.6")
def test_nobody_operates_on_oneself_or_sets_ones_own_bones() -> None:
    wounds = (stab("abdomen", 5, staunched=True, organ=1), bruise("left-thigh", 3, bone=2))
    ward = Ward(person("Ana", *wounds, **SKILLS))
    assert offered(ward, "Ana") == set()


@pytest.mark.clause("IH-12.1", "IH-9.16")
@pytest.mark.parametrize("where", ["right-hand", "right-upper-arm"])
def test_one_useless_arm_leaves_the_other_but_two_leave_nothing(where: str) -> None:
    ben = person("Ben", cut("left-thigh", 4))
    one = Ward(person("Ana", bruise(where, 6), **SKILLS), ben)
    assert offered(one, "Ana") == {"first-aid"}
    both = Ward(person("Ana", bruise(where, 6), bruise("left-forearm", 2, bone=2), **SKILLS), ben)
    assert offered(both, "Ana") == set()
    both["Ana"].used = 1 << LOCATIONS.index("left-forearm")
    assert "first-aid" in offered(both, "Ana")


@pytest.mark.clause("IH-16.12")
def test_foes_may_treat_and_be_treated() -> None:
    foe = person("Foe", cut("chest", 4), first_aid=50)
    ward = Ward(person("Ana", **SKILLS), foes=[foe])
    ward.play("table who Ana", "Ana first_aid 40")
    assert ward.wound("Foe").staunched
    ward = Ward(person("Ana", cut("chest", 4)), foes=[person("Foe", first_aid=50, presence=Presence.YIELDED)])
    ward.play("table who Foe", "Foe first_aid 40")
    assert ward.wound("Ana").staunched


@pytest.mark.clause("IH-5.2")
def test_the_dead_the_unconscious_and_those_who_left_treat_nobody() -> None:
    people = [
        person("Ana", dead=True, **SKILLS),
        person("Eve", sleep=Sleep.FOR_GOOD, hurt={"head": 6}, **SKILLS),
        person("Ida", presence=Presence.AWAY, **SKILLS),
        person("Ben", cut("left-thigh", 4), sleep=Sleep.FAINTED, blood=0),
    ]
    ward = Ward(*people)
    ward.play("Ben rest_bleeding 20", "Ben rest_bleeding 30")  # a minute goes by without a question
    assert ward.record.time == 1
    assert fate(ward.record, 0) == Fate.DEAD
    assert fate(ward.record, 2) == Fate.AWAY
    assert conditions(ward.record, ward["Ida"]) == [Condition.AWAY]


@pytest.mark.clause("IH-16.9", "IH-10.4")
def test_a_treatment_takes_the_hour_but_first_aid_goes_on() -> None:
    ward = Ward(
        person("Ana", **SKILLS),
        person("Ben", cut("left-thigh", 4, staunched=True), cut("chest", 4, staunched=True), cut("head", 4)),
    )
    ward.play("table who Ana", "Ana treatment stitching", "Ana wound chest", "Ana stitching 40")
    ward.play("table who Ana", "Ana first_aid 40")
    assert Condition.BUSY in conditions(ward.record, ward["Ana"])
    ward.pass_time("hour")
    ward.play("table who Ana", "Ana wound left-thigh", "Ana stitching 40")
