"""IH-16.2 to IH-16.10: what one can do for a wound, and what comes of it."""

from __future__ import annotations

from affray.core.records import rule
from affray.core.referee import Referee, Summing
from affray.rulesets.iskuhetki.kinds import Grade, Kind
from affray.rulesets.iskuhetki.recovery.codes import Event, Why
from affray.rulesets.iskuhetki.recovery.model import (
    HOUR,
    ROUNDS,
    Body,
    Bone,
    Guard,
    Injury,
    Organ,
    Patient,
    Seam,
    Treatment,
    Ward,
)
from affray.rulesets.iskuhetki.recovery.rules.patients import handy, hindrance, lose_blood, mend, present, worsen
from affray.rulesets.iskuhetki.rules.dice import grade_of

CLOTH = -20  # IH-16.2: improvised
THIRD_DEGREE = 3
TREATMENTS = 6


@rule
def needs_surgery(injury: Injury) -> bool:
    """IH-16.6, IH-16.8, IH-16.10, IH-7.10: an organ, a bone not set in time, a deep burn, an arrow left in."""
    if injury.organ != Organ.SOUND or injury.late or injury.bone == Bone.CROOKED:
        return True
    if injury.degree == THIRD_DEGREE and not injury.treated:
        return injury.points > 0
    return injury.arrow and injury.staunched


@rule
def needs(ward: Ward, me: Patient, injury: Injury, treatment: int) -> bool:
    """IH-16.2 to IH-16.10: whether a wound is one for a treatment, now."""
    if treatment == Treatment.FIRST_AID:
        return not injury.staunched and (injury.bleed > 0 or injury.arrow)
    if treatment == Treatment.SURGERY:
        return needs_surgery(injury)
    if treatment == Treatment.STITCHING:
        closed = injury.bleed == 0 and not injury.arrow and injury.organ == Organ.SOUND
        return injury.seam == Seam.NEEDED and closed and injury.points > 0
    if treatment == Treatment.SETTING:
        return injury.bone == Bone.BROKEN and not injury.late
    limb = ward.book.bodies[me.index].kind[injury.where] >= Kind.LEG
    return limb and injury.bone == Bone.SET and injury.guard == Guard.NONE


@rule
def other_skill(body: Body, treatment: int) -> int:
    """IH-16.3 to IH-16.10: the skill that goes with healing."""
    if treatment == Treatment.SURGERY:
        return body.surgery
    if treatment == Treatment.STITCHING:
        return body.open_wounds
    if treatment == Treatment.SETTING:
        return body.bonesetting
    return body.carpentry if treatment == Treatment.SPLINT else body.masonry


@rule
def skill_of(ward: Ward, me: Patient, treatment: int) -> int:
    """IH-16.11: one's skill on the sheet for a treatment."""
    body = ward.book.bodies[me.index]
    if treatment == Treatment.FIRST_AID:
        return body.first_aid
    total = body.healing + other_skill(body, treatment)
    return total // 2 if ward.book.average else total


@rule
def on_oneself(treatment: int) -> bool:
    """IH-10.4: what one can do for oneself; nobody cuts oneself open or sets one's own bones."""
    return treatment != Treatment.SURGERY and treatment != Treatment.SETTING


@rule
def skilled(ward: Ward, me: Patient, other: Patient, treatment: int) -> bool:
    """IH-16.11: whether somebody may ever give a treatment to somebody; first aid takes no skill."""
    if me.index == other.index and not on_oneself(treatment):
        return False
    return treatment == Treatment.FIRST_AID or skill_of(ward, me, treatment) > 0


@rule
def free(ward: Ward, me: Patient, treatment: int) -> bool:
    """IH-10.4: whether one has the time: a first aid takes a round, any other treatment an hour."""
    if treatment == Treatment.FIRST_AID:
        return me.aids < ROUNDS
    return me.busy != ward.time // HOUR


@rule
def wounds_for(ward: Ward, me: Patient, other: Patient, treatment: int) -> int:
    """IH-16.12: the wounds of somebody to which one can give a treatment now, as a bit set."""
    bits = 0
    if present(other) and skilled(ward, me, other, treatment):
        for k in range(other.injury_count):
            if needs(ward, other, other.injuries[k], treatment):
                bits |= 1 << k
    return bits


@rule
def patients_for(ward: Ward, me: Patient, treatment: int) -> int:
    """IH-16.12: those whom one can give a treatment now, as a bit set."""
    bits = 0
    if handy(ward, me) and free(ward, me, treatment):
        for i in range(ward.count):
            if wounds_for(ward, me, ward.combatants[i], treatment) != 0:
                bits |= 1 << i
    return bits


@rule
def treatments_of(ward: Ward, me: Patient) -> int:
    """IH-16.12: what one can do for somebody now, as a bit set."""
    bits = 0
    for treatment in range(TREATMENTS):
        if patients_for(ward, me, treatment) != 0:
            bits |= 1 << treatment
    return bits


@rule
def two_skills(referee: Summing, ward: Ward, me: Patient, treatment: int) -> int:
    """IH-16.11: healing and another skill, as parts of a sum."""
    body = ward.book.bodies[me.index]
    other = other_skill(body, treatment)
    total = referee.part(Why.HEALING_SKILL, me.index, body.healing)
    if treatment == Treatment.SURGERY:
        total += referee.part(Why.SURGERY_SKILL, me.index, other)
    elif treatment == Treatment.STITCHING:
        total += referee.part(Why.OPEN_WOUNDS_SKILL, me.index, other)
    elif treatment == Treatment.SETTING:
        total += referee.part(Why.BONESETTING_SKILL, me.index, other)
    elif treatment == Treatment.SPLINT:
        total += referee.part(Why.CARPENTRY_SKILL, me.index, other)
    else:
        total += referee.part(Why.MASONRY_SKILL, me.index, other)
    if ward.book.average:
        total += referee.part(Why.AVERAGE, me.index, skill_of(ward, me, treatment) - body.healing - other)
    return total


@rule
def chance_of(referee: Summing, ward: Ward, me: Patient, treatment: int) -> int:
    """IH-16.2, IH-16.11, IH-5.1, IH-9.16: what a treatment succeeds with, without the GM's part."""
    body = ward.book.bodies[me.index]
    if treatment == Treatment.FIRST_AID:
        total = referee.part(Why.FIRST_AID_SKILL, me.index, body.first_aid)
        if not body.bandages:
            total += referee.part(Why.CLOTH, me.index, CLOTH)
    else:
        total = two_skills(referee, ward, me, treatment)
    return total + hindrance(referee, me, skill_of(ward, me, treatment))


@rule
def try_it(referee: Referee, ward: Ward, me: Patient, other: Patient, treatment: int) -> int:
    """IH-3.1 to IH-3.3: the roll; its Grade."""
    chance = chance_of(referee, ward, me, treatment)
    chance += referee.part(Why.GM, me.index, 0)
    roll = referee.roll(100, me.index, treatment + Why.FIRST_AID)
    ward.chance = chance
    referee.tell(Event.TREATS, me.index, other.index, roll, chance, treatment)
    grade = grade_of(roll, chance)
    referee.tell(Event.GRADE, me.index, -1, grade, 0, treatment)
    return grade


@rule
def extra(grade: int) -> int:
    """IH-16.3, IH-16.6, IH-16.9: 1 for a special, 2 for a critical."""
    return max(0, grade - Grade.SUCCESS)


@rule
def take_arrow_out(referee: Referee, other: Patient, injury: Injury) -> None:
    """IH-7.10: a stuck arrow comes out."""
    if injury.arrow:
        injury.arrow = False
        referee.tell(Event.ARROW_OUT, other.index, -1, injury.where)


@rule
def first_aid(referee: Referee, ward: Ward, other: Patient, injury: Injury, grade: int) -> None:
    """IH-16.2: staunches but for a fumble; success gives HP back."""
    if grade == Grade.FUMBLE:
        worsen(referee, ward, other, injury, 1)
        if injury.bleed > 0:
            referee.tell(Event.STILL_BLEEDS, other.index, -1, injury.where, injury.bleed)
        return
    take_arrow_out(referee, other, injury)
    injury.staunched = True
    if injury.bleed > 0:
        injury.bleed = 0
        referee.tell(Event.STAUNCHED, other.index, -1, injury.where)
    mend(referee, ward, other, injury, max(0, grade - Grade.FAILURE))


@rule
def raise_risk(referee: Referee, other: Patient, injury: Injury) -> None:
    """IH-16.3: the infection factor goes up by 1."""
    injury.factor += 1
    referee.tell(Event.RISK, other.index, -1, injury.where, injury.factor)


@rule
def scar(referee: Referee, other: Patient, injury: Injury) -> None:
    """IH-16.3, IH-16.10: it leaves a scar."""
    if not injury.scar:
        injury.scar = True
        referee.tell(Event.SCAR, other.index, -1, injury.where)


@rule
def stitch(referee: Referee, ward: Ward, other: Patient, injury: Injury, grade: int) -> None:
    """IH-16.3: sewn up for good or ill; there is one attempt."""
    injury.seam = Seam.SEWN
    injury.bonus = max(injury.bonus, extra(grade))
    referee.tell(Event.STITCHED, other.index, -1, injury.where, injury.bonus)
    if grade >= Grade.SUCCESS:
        return
    scar(referee, other, injury)
    if grade == Grade.FAILURE:
        raise_risk(referee, other, injury)
        return
    injury.infection = max(1, injury.infection)
    referee.tell(Event.INFECTED, other.index, -1, injury.where, injury.infection)


@rule
def set_bone(referee: Referee, ward: Ward, other: Patient, injury: Injury, grade: int) -> None:
    """IH-16.6: the bone is put straight; a failure hurts, and it must be tried again."""
    if grade >= Grade.SUCCESS:
        injury.bone = Bone.SET
        referee.tell(Event.BONE_SET, other.index, -1, injury.where)
        mend(referee, ward, other, injury, extra(grade))
        return
    lost = 1
    if grade == Grade.FUMBLE:
        lost = referee.roll(3, ward.actor, Why.SETTING_FUMBLE)
    referee.tell(Event.NOT_SET, other.index, ward.actor, injury.where)
    worsen(referee, ward, other, injury, lost)


@rule
def splint(referee: Referee, ward: Ward, me: Patient, other: Patient, injury: Injury, guard: int, grade: int) -> None:
    """IH-16.7, IH-16.12: a splint or a cast, whose quality is its maker's chance; a failure makes none."""
    if grade < Grade.SUCCESS:
        referee.tell(Event.NO_SPLINT, other.index, me.index, injury.where, 0, guard)
        return
    injury.guard = guard
    injury.quality = ward.chance
    referee.tell(Event.SPLINTED, other.index, me.index, injury.where, injury.quality, guard)


@rule
def cut_open(referee: Referee, ward: Ward, other: Patient, injury: Injury, grade: int) -> None:
    """IH-16.9: surgery costs dx BP, x being the damage; half after a special, none after a critical."""
    if grade == Grade.CRITICAL or injury.damage <= 0 or ward.book.bodies[other.index].bloodless:
        return
    points = referee.roll(injury.damage, ward.actor, Why.SURGERY_BLOOD) if injury.damage > 1 else 1
    lose_blood(referee, other, points // 2 if grade == Grade.SPECIAL else points, Event.BLOOD_LOST)


@rule
def put_right(injury: Injury, grade: int) -> None:
    """IH-16.6, IH-16.9, IH-16.10: what surgery does: for an organ, else a bone, else a burn."""
    if injury.organ != Organ.SOUND:
        injury.organ = Organ.SOUND
        injury.bonus = max(injury.bonus, extra(grade))
    elif injury.late or injury.bone == Bone.CROOKED:
        injury.bone = Bone.BROKEN
        injury.late = False
    elif injury.degree == THIRD_DEGREE:
        injury.treated = True
        injury.bonus = min(1, extra(grade))


@rule
def operate(referee: Referee, ward: Ward, other: Patient, injury: Injury, grade: int) -> None:
    """IH-16.9, IH-16.10, IH-7.10: surgery; a failure costs 1 HP, a fumble 3, and it must be tried again."""
    cut_open(referee, ward, other, injury, grade)
    if grade < Grade.SUCCESS:
        referee.tell(Event.AGAIN, other.index, ward.actor, injury.where)
        worsen(referee, ward, other, injury, 3 if grade == Grade.FUMBLE else 1)
        return
    take_arrow_out(referee, other, injury)
    referee.tell(Event.OPERATED, other.index, ward.actor, injury.where)
    burn = injury.degree == THIRD_DEGREE and injury.organ == Organ.SOUND
    put_right(injury, grade)
    if burn and grade < Grade.CRITICAL:
        scar(referee, other, injury)


@rule
def spend_time(ward: Ward, me: Patient, other: Patient, treatment: int) -> None:
    """IH-10.3, IH-10.4: first aid takes a round, in which its patient doesn't bleed; else it takes an hour."""
    if treatment == Treatment.FIRST_AID:
        me.aids += 1
        other.aided += 1
    else:
        me.busy = ward.time // HOUR


@rule
def treat(referee: Referee, ward: Ward, me: Patient, other: Patient, injury: Injury, treatment: int) -> None:
    """IH-16.2 to IH-16.10: one treatment of one wound."""
    grade = try_it(referee, ward, me, other, treatment)
    spend_time(ward, me, other, treatment)
    if treatment == Treatment.FIRST_AID:
        first_aid(referee, ward, other, injury, grade)
    elif treatment == Treatment.SURGERY:
        operate(referee, ward, other, injury, grade)
    elif treatment == Treatment.STITCHING:
        stitch(referee, ward, other, injury, grade)
    elif treatment == Treatment.SETTING:
        set_bone(referee, ward, other, injury, grade)
    elif treatment == Treatment.SPLINT:
        splint(referee, ward, me, other, injury, Guard.SPLINT, grade)
    else:
        splint(referee, ward, me, other, injury, Guard.CAST, grade)
