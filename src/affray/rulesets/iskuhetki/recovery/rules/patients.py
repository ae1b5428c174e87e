"""IH-9.17, IH-12: how somebody is, and what losing and getting back HP and BP brings."""

from __future__ import annotations

from affray.core.kinds import Presence
from affray.core.records import rule
from affray.core.referee import Referee, Summing
from affray.rulesets.iskuhetki.kinds import Flank, Kind, Sleep
from affray.rulesets.iskuhetki.recovery.codes import Event, Why
from affray.rulesets.iskuhetki.recovery.model import Bone, Injury, Organ, Patient, Ward

CHEST_CON = 2  # IH-12.1: CON x 2
TIRED = 10  # IH-5.1: percent for each EP below zero


@rule
def limit(referee: Referee, me: Patient, chance: int) -> int:
    """IH-3.14: what a d100 may show at most: a sum, so that it is told with the question and the GM can add to it."""
    total = referee.part(Why.CHANCE, me.index, chance)
    return total + referee.part(Why.GM, me.index, 0)


@rule
def succeeds(referee: Referee, me: Patient, why: int, chance: int) -> bool:
    """IH-3.14: a d100 at or under CON, BP, a quality or the like."""
    most = limit(referee, me, chance)
    return referee.roll(100, me.index, why) <= most


@rule
def present(me: Patient) -> bool:
    """IH-5.2: alive, and here: with those who left the field the calendar has nothing to do."""
    return not me.dead and (me.presence == Presence.IN or me.presence == Presence.YIELDED)


@rule
def awake(me: Patient) -> bool:
    """IH-5.2: here and conscious."""
    return present(me) and me.sleep == Sleep.AWAKE


@rule
def hp(ward: Ward, me: Patient, location: int) -> int:
    """IH-9.17, IH-12.2: what is left of a location; not below minus its full value."""
    full = ward.book.bodies[me.index].full[location]
    return max(-full, full - me.hurt[location])


@rule
def bleeding(ward: Ward, me: Patient) -> int:
    """IH-10.1: bleed counters of all wounds together."""
    counters = 0
    if not ward.book.bodies[me.index].bloodless:
        for k in range(me.injury_count):
            counters += me.injuries[k].bleed
    return counters


@rule
def bleeds_inside(me: Patient) -> bool:
    """IH-16.8: has a hurt organ that wasn't operated on yet."""
    for k in range(me.injury_count):
        if me.injuries[k].organ != Organ.SOUND:
            return True
    return False


@rule
def fractured(me: Patient) -> int:
    """IH-9.16, IH-16.7: limbs with a broken bone that are spared, as a bit set."""
    bits = 0
    for k in range(me.injury_count):
        if me.injuries[k].bone == Bone.BROKEN or me.injuries[k].bone == Bone.SET:
            bits |= 1 << me.injuries[k].where
    return bits & ~me.used


@rule
def useless(ward: Ward, me: Patient, location: int) -> bool:
    """IH-12.1, IH-9.16: at 0 HP or less, maimed, or a limb with a broken bone that is spared."""
    if hp(ward, me, location) <= 0 or me.maimed >> location & 1:
        return True
    limb = ward.book.bodies[me.index].kind[location] >= Kind.LEG
    return limb and fractured(me) >> location & 1 == 1


@rule
def arm_works(ward: Ward, me: Patient, flank: int) -> bool:
    """IH-12.1: whether no part of the arm on one side is useless."""
    body = ward.book.bodies[me.index]
    for k in range(body.locations):
        if body.kind[k] == Kind.ARM and body.flank[k] == flank and useless(ward, me, k):
            return False
    return True


@rule
def handy(ward: Ward, me: Patient) -> bool:
    """IH-12.1: whether one can do anything for others: awake, with hands, and one arm of use."""
    if not awake(me) or not ward.book.bodies[me.index].humanoid:
        return False
    return arm_works(ward, me, Flank.RIGHT) or arm_works(ward, me, Flank.LEFT)


@rule
def pain(me: Patient) -> int:
    """IH-9.16, IH-16.5: percent off every action for all bones together."""
    percent = 0
    for k in range(me.injury_count):
        percent += me.injuries[k].pain
    return percent


@rule
def hindrance(referee: Summing, me: Patient, skill: int) -> int:
    """IH-5.1, IH-9.16: what EP below zero and one's own bones cost; together at most half of the skill."""
    most = skill // 2
    tired = min(most, TIRED * max(0, -me.stamina))
    bones = min(most - tired, pain(me))
    total = 0
    if tired:
        total += referee.part(Why.TIRED, me.index, -tired)
    if bones:
        total += referee.part(Why.BONES, me.index, -bones)
    return total


@rule
def stand_still(ward: Ward) -> None:
    """IH-16.1: time passes no further without a question what now."""
    ward.until = ward.time
    ward.calm = False


@rule
def die(referee: Referee, ward: Ward, me: Patient) -> None:
    """IH-12.2: is dead."""
    if not me.dead:
        me.dead = True
        referee.tell(Event.DIES, me.index)


@rule
def lose_mind(referee: Referee, me: Patient, sleep: int, event: int) -> None:
    """IH-11.2, IH-12.1: becomes unconscious, or more deeply so."""
    if not me.dead and me.sleep < sleep:
        me.sleep = sleep
        referee.tell(event, me.index)


@rule
def sink(referee: Referee, me: Patient, location: int) -> None:
    """IH-12.1, IH-12.2: unconscious until this location is above 0 again."""
    me.deep |= 1 << location
    lose_mind(referee, me, Sleep.FOR_GOOD, Event.OUT_FOR_GOOD)


@rule
def shock(referee: Referee, ward: Ward, me: Patient) -> None:
    """IH-12.1: the chest is at 0 or below, and hurt anew: CON x 2, or faints."""
    if me.sleep != Sleep.AWAKE:
        return
    chance = CHEST_CON * ward.book.bodies[me.index].con
    if not succeeds(referee, me, Why.SHOCK, chance):
        lose_mind(referee, me, Sleep.FAINTED, Event.FAINTS)


@rule
def reach_floor(referee: Referee, ward: Ward, me: Patient, location: int) -> None:
    """IH-12.2: the full loss of a location."""
    kind = ward.book.bodies[me.index].kind[location]
    if kind == Kind.HEAD or kind == Kind.CHEST:
        die(referee, ward, me)
    elif kind == Kind.ABDOMEN:
        sink(referee, me, location)
    elif me.maimed >> location & 1 == 0:
        me.maimed |= 1 << location
        referee.tell(Event.MAIMED, me.index, -1, location)


@rule
def sag(referee: Referee, ward: Ward, me: Patient, location: int, before: int) -> None:
    """IH-12.1, IH-12.2: a location lost HP; what that brings at 0 and at its floor."""
    body = ward.book.bodies[me.index]
    now = hp(ward, me, location)
    if now > 0 or body.full[location] <= 0:
        return
    if before > 0:
        referee.tell(Event.USELESS, me.index, -1, location)
    if now == -body.full[location]:
        reach_floor(referee, ward, me, location)
    if body.kind[location] == Kind.HEAD:
        sink(referee, me, location)
    elif body.kind[location] == Kind.CHEST and not me.dead:
        shock(referee, ward, me)


@rule
def above_floor(ward: Ward, me: Patient, location: int) -> int:
    """IH-12.2: how many HP a location can still lose."""
    return hp(ward, me, location) + ward.book.bodies[me.index].full[location]


@rule
def hurt(referee: Referee, ward: Ward, me: Patient, location: int, points: int) -> int:
    """IH-9.17, IH-12.2: a location loses HP, down to its floor at most; how many it lost."""
    before = hp(ward, me, location)
    lost = min(points, above_floor(ward, me, location))
    if lost > 0:
        me.hurt[location] += lost
        referee.tell(Event.WORSENS, me.index, -1, lost, hp(ward, me, location), location)
        sag(referee, ward, me, location, before)
    return lost


@rule
def worsen(referee: Referee, ward: Ward, me: Patient, injury: Injury, points: int) -> None:
    """IH-9.17, IH-12.2: a wound gets worse, by no more than its location can still lose."""
    injury.points += hurt(referee, ward, me, injury.where, points)


@rule
def rouse(referee: Referee, ward: Ward, me: Patient) -> None:
    """IH-12.1: who was unconscious for the sake of locations that are above 0 again is so for good no longer."""
    if me.deep == 0:
        return
    for k in range(ward.book.bodies[me.index].locations):
        if hp(ward, me, k) > 0:
            me.deep &= ~(1 << k)
    if me.deep == 0 and me.sleep == Sleep.FOR_GOOD:
        me.sleep = Sleep.FAINTED
        referee.tell(Event.STIRS, me.index)


@rule
def recover(referee: Referee, ward: Ward, me: Patient, location: int, before: int) -> None:
    """IH-12.1: a location that is above 0 again is of use."""
    if before <= 0 and hp(ward, me, location) > 0:
        if not useless(ward, me, location):
            referee.tell(Event.USABLE, me.index, -1, location)
        rouse(referee, ward, me)


@rule
def unhurt(referee: Referee, ward: Ward, me: Patient, location: int, points: int) -> None:
    """IH-9.17, IH-16.12: a location gets HP back, up to its full value."""
    before = hp(ward, me, location)
    back = min(points, me.hurt[location])
    if back > 0:
        me.hurt[location] -= back
        referee.tell(Event.MENDS, me.index, -1, back, hp(ward, me, location), location)
        recover(referee, ward, me, location, before)


@rule
def mend(referee: Referee, ward: Ward, me: Patient, injury: Injury, points: int) -> None:
    """IH-16.2, IH-16.12: a wound heals, up to its points."""
    back = min(points, injury.points)
    injury.points -= back
    unhurt(referee, ward, me, injury.where, back)
    if back > 0 and injury.points == 0:
        referee.tell(Event.HEALED, me.index, -1, injury.where)


@rule
def lose_blood(referee: Referee, me: Patient, points: int, event: int) -> None:
    """IH-9.7, IH-11.2: loses BP; with none left there is no staying conscious."""
    if points > 0 and not me.dead:
        me.blood -= points
        referee.tell(event, me.index, -1, points, me.blood)
        if me.blood <= 0:
            lose_mind(referee, me, Sleep.FAINTED, Event.FAINTS)


@rule
def come_to(referee: Referee, ward: Ward, me: Patient) -> None:
    """IH-11.1, IH-6.3: is awake again, so that it is asked what now."""
    me.sleep = Sleep.AWAKE
    stand_still(ward)
    referee.tell(Event.WAKES, me.index)


@rule
def may_wake(ward: Ward, me: Patient) -> bool:
    """IH-11.1, IH-6.3: unconscious, but not for good, nor for want of blood."""
    if me.sleep == Sleep.FAINTED:
        return me.blood > 0 or ward.book.bodies[me.index].bloodless
    return me.sleep == Sleep.KNOCKED_OUT
