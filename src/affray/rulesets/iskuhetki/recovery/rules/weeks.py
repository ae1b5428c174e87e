"""What a week brings: IH-16.3 to IH-16.7, IH-16.10 to IH-16.12."""

from __future__ import annotations

from affray.core.records import rule
from affray.core.referee import Referee
from affray.rulesets.iskuhetki.kinds import Sleep
from affray.rulesets.iskuhetki.recovery.codes import Event, Why
from affray.rulesets.iskuhetki.recovery.model import Bone, Guard, Injury, Organ, Patient, Seam, Ward
from affray.rulesets.iskuhetki.recovery.rules.hours import missing, poisoned
from affray.rulesets.iskuhetki.recovery.rules.patients import above_floor, mend, present, succeeds, unhurt, worsen
from affray.rulesets.iskuhetki.recovery.rules.treatments import THIRD_DEGREE, raise_risk, scar

SECOND_DEGREE = 2
LEAST_PAIN = 5  # IH-16.5
RISK = 10  # IH-16.11: percent for each point of the factor
AGAINST_INFECTION = 5  # IH-16.11: CON x 5


@rule
def can_heal(injury: Injury) -> bool:
    """IH-7.10, IH-16.8, IH-16.10: not with an arrow in it, a hurt organ under it, or burned too deep."""
    if injury.points <= 0 or injury.arrow or injury.organ != Organ.SOUND:
        return False
    return injury.degree != THIRD_DEGREE or injury.treated


@rule
def slow(injury: Injury) -> bool:
    """IH-16.3, IH-16.7, IH-16.10, IH-16.12: heals 1 a week: a broken bone, no stitches, burns of the second degree."""
    broken = injury.bone == Bone.BROKEN or injury.bone == Bone.SET
    return broken or injury.seam == Seam.LEFT or injury.degree >= SECOND_DEGREE


@rule
def week_of_healing(referee: Referee, me: Patient, injury: Injury) -> int:
    """IH-16.3, IH-16.4, IH-16.7, IH-16.9, IH-16.10: what a wound heals in a week; no die where it can't matter."""
    if injury.bone == Bone.BROKEN or injury.bone == Bone.SET:
        return 1
    if injury.degree == THIRD_DEGREE:
        return 1 + injury.bonus
    if slow(injury):
        return 1
    if injury.points <= 1 + injury.bonus:  # whatever the die shows
        return injury.points
    points = referee.roll(3, me.index, Why.HEALING)
    return points + injury.bonus


@rule
def catch_infection(referee: Referee, me: Patient, injury: Injury) -> None:
    """IH-16.11: at or under 10 x the factor the wound is infected."""
    if succeeds(referee, me, Why.INFECTION_RISK, RISK * injury.factor):
        injury.infection = 1
        referee.tell(Event.INFECTED, me.index, -1, injury.where, 1)


@rule
def fight_infection(referee: Referee, ward: Ward, me: Patient, injury: Injury) -> None:
    """IH-16.11: CON x 5: a level less, or one more; what is left of it costs its level in HP."""
    chance = AGAINST_INFECTION * ward.book.bodies[me.index].con
    won = succeeds(referee, me, Why.INFECTION, chance)
    injury.infection = max(0, injury.infection - 1) if won else injury.infection + 1
    if injury.infection == 0:
        referee.tell(Event.CURED, me.index, -1, injury.where)
        return
    referee.tell(Event.INFECTED, me.index, -1, injury.where, injury.infection)
    worsen(referee, ward, me, injury, injury.infection)
    burn_out(referee, ward, me, injury)


@rule
def burn_out(referee: Referee, ward: Ward, me: Patient, injury: Injury) -> None:
    """IH-16.11, IH-12.2: with its location at the floor an infection has nothing left to take, and ends for good."""
    if not me.dead and above_floor(ward, me, injury.where) == 0:
        injury.infection = 0
        injury.factor = 0
        referee.tell(Event.CURED, me.index, -1, injury.where)


@rule
def leave_open(referee: Referee, me: Patient, injury: Injury) -> None:
    """IH-16.3: a wound that could have been stitched by now closes by itself: a scar, and the factor goes up by 1."""
    ready = injury.bleed == 0 and not injury.arrow and injury.organ == Organ.SOUND
    if injury.seam == Seam.NEEDED and ready and injury.points > 0:
        injury.seam = Seam.LEFT
        referee.tell(Event.UNSTITCHED, me.index, -1, injury.where)
        scar(referee, me, injury)
        raise_risk(referee, me, injury)


@rule
def heal(referee: Referee, ward: Ward, me: Patient, injury: Injury) -> None:
    """IH-16.11, IH-16.12: infection first; a wound without it heals."""
    leave_open(referee, me, injury)
    if injury.infection > 0:
        fight_infection(referee, ward, me, injury)
        return
    if injury.factor > 0 and injury.points > 0:
        catch_infection(referee, me, injury)
    if injury.infection == 0 and can_heal(injury):
        if injury.degree == SECOND_DEGREE:
            scar(referee, me, injury)
        points = week_of_healing(referee, me, injury)
        mend(referee, ward, me, injury, points)


@rule
def ease_crack(referee: Referee, me: Patient, injury: Injury) -> None:
    """IH-16.5: the penalty halves, rounded up, down to 5; that is gone a week later."""
    if injury.bone != Bone.CRACKED:
        return
    injury.pain = 0 if injury.pain <= LEAST_PAIN else max(LEAST_PAIN, (injury.pain + 1) // 2)
    referee.tell(Event.PAIN, me.index, -1, injury.where, injury.pain)
    if injury.pain == 0:
        injury.bone = Bone.SOUND


@rule
def be_whole(referee: Referee, me: Patient, injury: Injury) -> None:
    """IH-16.7: a bone that was set has healed, and the limb can be used freely."""
    injury.bone = Bone.SOUND
    injury.pain = 0
    injury.guard = Guard.NONE
    injury.quality = 0
    me.used &= ~(1 << injury.where)
    referee.tell(Event.BONE_HEALED, me.index, -1, injury.where)


@rule
def knit(referee: Referee, me: Patient, injury: Injury) -> None:
    """IH-16.6, IH-16.7: a bone that was set is whole with the wound; one that wasn't grows crooked, or is late."""
    if injury.bone == Bone.SET and injury.points == 0:
        be_whole(referee, me, injury)
    elif injury.bone == Bone.BROKEN and injury.points == 0:
        injury.bone = Bone.CROOKED
        injury.late = False
        me.used &= ~(1 << injury.where)
        referee.tell(Event.CROOKED, me.index, -1, injury.where, injury.pain)
    elif injury.bone == Bone.BROKEN and not injury.late:
        injury.late = True
        referee.tell(Event.LATE, me.index, -1, injury.where)


@rule
def wear_splint(referee: Referee, me: Patient, injury: Injury) -> None:
    """IH-16.7: splints are renewed weekly."""
    if injury.guard == Guard.SPLINT:
        injury.guard = Guard.NONE
        injury.quality = 0
        referee.tell(Event.SPLINT_OFF, me.index, -1, injury.where)


@rule
def loose(ward: Ward, me: Patient, location: int) -> int:
    """IH-9.17: HP lost at a location to no wound: to poison, or by the GM's word."""
    points = me.hurt[location]
    for k in range(me.injury_count):
        if me.injuries[k].where == location:
            points -= me.injuries[k].points
    return max(0, points)


@rule
def most_loose(ward: Ward, me: Patient) -> int:
    """IH-9.17: the most HP that a location has lost to no wound."""
    most = 0
    for k in range(ward.book.bodies[me.index].locations):
        most = max(most, loose(ward, me, k))
    return most


@rule
def heal_loose(referee: Referee, ward: Ward, me: Patient) -> None:
    """IH-16.4: what no wound took heals like bruises: one d3 for all locations."""
    points = most_loose(ward, me)
    if points == 0:
        return
    if points > 1:
        points = referee.roll(3, me.index, Why.LOOSE)
    for k in range(ward.book.bodies[me.index].locations):
        unhurt(referee, ward, me, k, min(points, loose(ward, me, k)))


@rule
def week(referee: Referee, ward: Ward, me: Patient) -> None:
    """IH-16.3 to IH-16.12: what a week brings, wound by wound."""
    for k in range(me.injury_count):
        injury = me.injuries[k]
        if not me.dead and unsettled(injury):
            heal(referee, ward, me, injury)
            ease_crack(referee, me, injury)
            knit(referee, me, injury)
            wear_splint(referee, me, injury)
    if not me.dead:
        heal_loose(referee, ward, me)


@rule
def unsettled(injury: Injury) -> bool:
    """IH-16.12: whether there is anything left to heal in a wound; a crooked bone stays as it is."""
    healed_bone = injury.bone == Bone.SOUND or injury.bone == Bone.CROOKED
    return injury.points > 0 or injury.infection > 0 or not healed_bone or injury.organ != Organ.SOUND


@rule
def due_in_week(ward: Ward, me: Patient) -> bool:
    """IH-16.12: whether a week brings somebody anything."""
    if not present(me):
        return False
    for k in range(me.injury_count):
        if unsettled(me.injuries[k]):
            return True
    return most_loose(ward, me) > 0


@rule
def whole(ward: Ward, me: Patient) -> bool:
    """IH-16.12: nothing is left to heal; scars, crooked bones and lost limbs stay."""
    for k in range(me.injury_count):
        if unsettled(me.injuries[k]) or me.injuries[k].arrow:
            return False
    return me.sleep == Sleep.AWAKE and missing(ward, me) == 0 and most_loose(ward, me) == 0


@rule
def changes(ward: Ward, me: Patient) -> bool:
    """IH-16.12: whether time alone still changes anything for somebody."""
    if not present(me):
        return False
    if missing(ward, me) > 0 or poisoned(me) or most_loose(ward, me) > 0:
        return True
    if me.sleep == Sleep.FAINTED or me.sleep == Sleep.KNOCKED_OUT:
        return True
    for k in range(me.injury_count):
        injury = me.injuries[k]
        if can_heal(injury) or (unsettled(injury) and not waits(injury)):
            return True
    return False


@rule
def waits(injury: Injury) -> bool:
    """IH-7.10, IH-16.10: only treatment can change it: an arrow, or a burn too deep, without anything else."""
    bone = injury.bone == Bone.SOUND or injury.bone == Bone.CROOKED
    calm = injury.bleed == 0 and injury.infection == 0 and injury.factor == 0 and injury.organ == Organ.SOUND
    return bone and calm and not can_heal(injury)
