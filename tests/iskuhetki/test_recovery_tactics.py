"""Healers on autopilot (IH-16)."""

from __future__ import annotations

import pytest

from affray.core.referee import NOBODY
from affray.rulesets.iskuhetki.kinds import Sleep
from affray.rulesets.iskuhetki.recovery.codes import Decision
from affray.rulesets.iskuhetki.recovery.model import Span, Treatment
from affray.rulesets.iskuhetki.recovery.tactics import decide
from affray.rulesets.iskuhetki.recovery.turn import helpers, spans

from tests.iskuhetki.ward import Ward, bruise, burn, cut, person, stab

GOOD = dict.fromkeys(("first_aid", "healing", "open_wounds", "bonesetting", "carpentry", "surgery"), 35)
POOR = {**dict.fromkeys(GOOD, 10), "first_aid": 30}


def who(ward: Ward) -> str:
    """Who is to treat a wound now."""
    chosen = decide(ward.record, -1, Decision.WHO, helpers(ward.record) | 1 << NOBODY)
    return "nobody" if chosen == NOBODY else ward.roster.names[chosen]


def plan(ward: Ward, name: str) -> tuple[Treatment, str, int]:
    """What somebody does: treatment, patient, wound."""
    ward.record.actor = ward[name].index
    everything = (1 << 24) - 1
    treatment = decide(ward.record, ward[name].index, Decision.TREATMENT, everything)
    ward.record.treatment = treatment
    ward.record.patient = decide(ward.record, ward[name].index, Decision.PATIENT, everything)
    wound = decide(ward.record, ward[name].index, Decision.WOUND, everything)
    return Treatment(treatment), ward.roster.names[ward.record.patient], wound


@pytest.mark.clause("IH-16.2")
def test_what_bleeds_most_comes_first() -> None:
    ward = Ward(
        person("Ana", **GOOD),
        person("Ben", cut("chest", 4), cut("head", 6), stab("abdomen", 4, bleed=0, organ=2)),
        person("Cid", cut("chest", 5)),
    )
    assert who(ward) == "Ana"
    assert plan(ward, "Ana") == (Treatment.FIRST_AID, "Ben", 1)


@pytest.mark.clause("IH-16.8", "IH-16.9", "IH-16.3", "IH-16.6")
def test_then_organs_then_stitches_then_bones() -> None:
    wounds = [
        bruise("left-thigh", 3, bone=2),
        cut("left-hand", 4, staunched=True),
        stab("abdomen", 4, bleed=0, organ=1),
        stab("chest", 4, bleed=0, organ=2),
    ]
    for treatment, wound in ((Treatment.SURGERY, 3), (Treatment.SURGERY, 2), (Treatment.STITCHING, 1)):
        ward = Ward(person("Ana", **GOOD), person("Ben", *wounds))
        assert plan(ward, "Ana") == (treatment, "Ben", wound)
        wounds.pop()
    assert plan(Ward(person("Ana", **GOOD), person("Ben", *wounds)), "Ana")[0] == Treatment.SETTING


@pytest.mark.clause("IH-16.11")
def test_the_best_healer_does_it_and_others_wait_for_it() -> None:
    ward = Ward(person("Ana", **POOR), person("Ben", cut("chest", 4, staunched=True)), person("Eve", **GOOD))
    assert who(ward) == "Eve"
    ward["Eve"].busy = 0
    assert who(ward) == "nobody"
    ward["Eve"].sleep = Sleep.FAINTED  # she will come to
    assert who(ward) == "nobody"
    ward["Eve"].dead = True
    assert who(ward) == "Ana"


@pytest.mark.clause("IH-16.2", "IH-10.4")
def test_first_aid_does_not_wait() -> None:
    ward = Ward(person("Ana", **POOR), person("Ben", cut("chest", 4)), person("Eve", **GOOD))
    ward["Eve"].aids = 2
    assert who(ward) == "Ana"


@pytest.mark.clause("IH-16.12")
def test_foes_are_left_alone() -> None:
    ward = Ward(person("Ana", **GOOD), foes=[person("Foe", cut("chest", 4))])
    assert who(ward) == "Foe"  # sees to itself
    ward["Foe"].sleep = Sleep.FAINTED
    ward["Foe"].blood = 0
    assert who(ward) == "nobody"


@pytest.mark.clause("IH-16.9")
def test_surgery_that_costs_more_blood_than_there_is_waits() -> None:
    ward = Ward(person("Ana", **GOOD), person("Ben", stab("abdomen", 4, staunched=True, organ=1), blood=4))
    assert who(ward) == "nobody"
    assert decide(ward.record, -1, Decision.SPAN, spans(ward.record)) == Span.DAY
    ward["Ben"].blood = 5
    assert who(ward) == "Ana"


@pytest.mark.clause("IH-16.9", "IH-16.8")
def test_it_waits_no_longer_than_it_can() -> None:
    ward = Ward(person("Ana", **GOOD), person("Ben", stab("chest", 11, staunched=True, organ=1), blood=4))
    assert who(ward) == "Ana"  # the next day's HP is the last
    frail = Ward(person("Ana", **GOOD), person("Ben", burn("chest", 11), constitution=9))
    assert who(frail) == "Ana"  # more blood than this there will never be
    frail["Ben"].blood = 8
    assert who(frail) == "nobody"


@pytest.mark.clause("IH-16.6")
def test_nobody_operates_for_a_bone_that_nobody_can_set() -> None:
    for bonesetting, chosen in ((35, "Ana"), (0, "nobody")):
        skills = {**GOOD, "healing": 20, "bonesetting": bonesetting}
        ward = Ward(person("Ana", **skills), person("Ben", bruise("left-thigh", 3, bone=2)))
        ward.wound("Ben").late = True
        assert who(ward) == chosen


@pytest.mark.clause("IH-16.6", "IH-16.10")
def test_what_would_hardly_succeed_and_hurts_is_left_alone() -> None:
    ward = Ward(person("Ana", **POOR), person("Ben", bruise("left-thigh", 3, bone=2), burn("chest", 7)))
    assert who(ward) == "nobody"


@pytest.mark.clause("IH-16.1")
def test_how_long_it_waits() -> None:
    bleeding = Ward(person("Ana", cut("chest", 4)))
    assert decide(bleeding.record, -1, Decision.SPAN, spans(bleeding.record)) == Span.MINUTE
    busy = Ward(person("Ana", **GOOD), person("Ben", cut("chest", 4, staunched=True)))
    busy["Ana"].busy = 0
    assert decide(busy.record, -1, Decision.SPAN, spans(busy.record)) == Span.HOUR
    healing = Ward(person("Ana", bruise("chest", 4)))
    assert decide(healing.record, -1, Decision.SPAN, spans(healing.record)) == Span.WEEK
    idle = Ward(person("Ana", **POOR), person("Ben", burn("chest", 8)))
    assert decide(idle.record, -1, Decision.SPAN, spans(idle.record)) == Span.END
