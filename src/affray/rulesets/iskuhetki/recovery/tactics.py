"""Healers who decide by themselves: the most pressing wound of their own side first, by whoever knows most about it."""

from __future__ import annotations

from affray.core.bits import lowest
from affray.core.records import Ints, rule
from affray.core.referee import HUSH, NOBODY
from affray.rulesets.iskuhetki.recovery.codes import Decision
from affray.rulesets.iskuhetki.recovery.model import Bone, Injury, Organ, Patient, Span, Treatment, Ward
from affray.rulesets.iskuhetki.recovery.rules.hours import days_matter, missing
from affray.rulesets.iskuhetki.recovery.rules.patients import above_floor, handy, may_wake, present
from affray.rulesets.iskuhetki.recovery.rules.treatments import (
    THIRD_DEGREE,
    TREATMENTS,
    chance_of,
    free,
    needs,
    skilled,
    wounds_for,
)
from affray.rulesets.iskuhetki.recovery.rules.weeks import changes

ANY = -1
WORTH_IT = 25  # percent: below that a treatment that hurts when it fails is left alone
COUNTER = 10  # how much more pressing each bleed counter makes a wound
BLEEDING, BADLY, HURT, STITCHES, SETTING, ARROW, LATE, BURN, CAST, SPLINT = (
    1000, 900, 700, 600, 500, 400, 300, 280, 220, 200,
)  # fmt: skip
WOUNDS, PATIENTS = 1 << 5, 1 << 6  # more than there are
FREE, EVER = range(2)


@rule
def can_be_set(ward: Ward, other: Patient) -> bool:
    """IH-16.6: whether a friend may well set the bone; else surgery for it would be in vain week after week."""
    best = 0
    for i in range(ward.count):
        mate = ward.combatants[i]
        if mate.side == other.side and handy(ward, mate) and skilled(ward, mate, other, Treatment.SETTING):
            best = max(best, chance_of(HUSH, ward, mate, Treatment.SETTING))
    return best >= WORTH_IT


@rule
def pressing_surgery(ward: Ward, other: Patient, injury: Injury, chance: int) -> int:
    """IH-16.9: how pressing an operation is; one that costs more blood than there is waits, unless it can't."""
    if injury.organ == Organ.BADLY:
        return BADLY
    waits = other.blood <= injury.damage and missing(ward, other) > 0
    if injury.organ == Organ.HURT:
        return 0 if waits and above_floor(ward, other, injury.where) > 1 else HURT
    if waits:
        return 0
    if chance < WORTH_IT:
        return 0
    if (injury.late or injury.bone == Bone.CROOKED) and can_be_set(ward, other):
        return LATE
    if injury.arrow:
        return ARROW
    return BURN if injury.degree == THIRD_DEGREE else 0


@rule
def pressing(ward: Ward, other: Patient, injury: Injury, treatment: int, chance: int) -> int:
    """IH-16.2 to IH-16.10: how pressing a treatment is, 0 when it is better left alone."""
    if treatment == Treatment.FIRST_AID:
        return BLEEDING + COUNTER * injury.bleed if injury.bleed > 0 else ARROW
    if treatment == Treatment.SURGERY:
        return pressing_surgery(ward, other, injury, chance)
    if treatment == Treatment.STITCHING:
        return STITCHES
    if chance < WORTH_IT:
        return 0
    if treatment == Treatment.SETTING:
        return SETTING
    return CAST if treatment == Treatment.CAST else SPLINT


@rule
def outdone(ward: Ward, me: Patient, other: Patient, treatment: int, chance: int) -> bool:
    """IH-16.11: whether a friend would do it better; but first aid can't wait for one who is busy or unconscious."""
    for i in range(ward.count):
        mate = ward.combatants[i]
        if i != me.index and mate.side == me.side and skilled(ward, mate, other, treatment):
            able = handy(ward, mate) and free(ward, mate, treatment)
            if treatment != Treatment.FIRST_AID:
                able = handy(ward, mate) or (present(mate) and may_wake(ward, mate))
            if able and chance_of(HUSH, ward, mate, treatment) > chance:
                return True
    return False


@rule
def best_wound(ward: Ward, me: Patient, other: Patient, treatment: int, chance: int) -> int:
    """IH-16.12: the most pressing wound of somebody for a treatment, as urgency x WOUNDS + its number; 0 for none."""
    best = 0
    for k in range(other.injury_count):
        injury = other.injuries[k]
        if needs(ward, other, injury, treatment):
            value = pressing(ward, other, injury, treatment, chance)
            if value > 0:
                best = max(best, value * WOUNDS + WOUNDS - 1 - k)
    return best


@rule
def best_for(ward: Ward, me: Patient, other: Patient, treatment: int) -> int:
    """IH-16.12: the same, unless it is no business of one's own."""
    if other.side != me.side or wounds_for(ward, me, other, treatment) == 0:
        return 0
    chance = chance_of(HUSH, ward, me, treatment)
    if outdone(ward, me, other, treatment, chance):
        return 0
    return best_wound(ward, me, other, treatment, chance)


@rule
def plan(ward: Ward, me: Patient, only: int, whom: int, when: int) -> int:
    """IH-16.12: the best that one can do, by one treatment only or for one patient only; 0 for nothing.

    Urgency x WOUNDS + wound, then the patient, then the treatment, each from the right. `when`: with the time that one
    has now, or had one the time.
    """
    best = 0
    if not handy(ward, me):
        return 0
    for treatment in range(TREATMENTS):
        if only in (ANY, treatment) and (when == EVER or free(ward, me, treatment)):
            for i in range(ward.count):
                if whom in (ANY, i):
                    value = best_for(ward, me, ward.combatants[i], treatment)
                    if value > 0:
                        best = max(best, (value * PATIENTS + i) * TREATMENTS + treatment)
    return best


@rule
def who(ward: Ward, options: int) -> int:
    """IH-16.12: who has the most pressing thing to do, or nobody."""
    best = 0
    chosen = NOBODY
    for i in range(ward.count):
        if options >> i & 1:
            value = plan(ward, ward.combatants[i], ANY, ANY, FREE)
            if value > best:
                best = value
                chosen = i
    return chosen


@rule
def wanted(ward: Ward) -> bool:
    """IH-16.12: whether somebody has something to do, had it the time."""
    best = 0
    for i in range(ward.count):
        best = max(best, plan(ward, ward.combatants[i], ANY, ANY, EVER))
    return best > 0


@rule
def span(ward: Ward, options: int) -> int:
    """IH-16.1: until a healer has the time again; else a week, or a day while days matter; or the end."""
    if options >> Span.MINUTE & 1:
        return Span.MINUTE
    if wanted(ward) or options >> Span.WEEK & 1 == 0:
        return Span.HOUR
    for i in range(ward.count):
        if changes(ward, ward.combatants[i]):
            return Span.DAY if days_matter(ward) else Span.WEEK
    return Span.END


@rule
def decide(ward: Ward, me: int, decision: int, options: int) -> int:
    """The tactics for every choice."""
    if decision == Decision.WHO:
        return who(ward, options)
    if decision == Decision.SPAN:
        return span(ward, options)
    if decision == Decision.TREATMENT:
        found = plan(ward, ward.combatants[me], ANY, ANY, FREE)
        return found % TREATMENTS if found > 0 else lowest(options)
    if decision == Decision.PATIENT:
        found = plan(ward, ward.combatants[me], ward.treatment, ANY, FREE)
        return found // TREATMENTS % PATIENTS if found > 0 else lowest(options)
    if decision == Decision.WOUND:
        found = plan(ward, ward.combatants[me], ward.treatment, ward.patient, FREE)
        return WOUNDS - 1 - found // TREATMENTS // PATIENTS % WOUNDS if found > 0 else lowest(options)
    return lowest(options)


@rule
def decide_amount(ward: Ward, me: int, decision: int, low: int, high: int) -> int:
    """No amounts are asked for in a recovery."""
    return low


@rule
def decide_pick(ward: Ward, me: int, decision: int, values: Ints, count: int) -> int:
    """Nothing is picked from a list in a recovery."""
    return values[0]
