"""What a minute, an hour and a day bring: IH-10, IH-11, IH-16.1, IH-16.7, IH-16.8, IH-20.7."""

from __future__ import annotations

from affray.core.records import rule
from affray.core.referee import Referee
from affray.rulesets.iskuhetki.kinds import Kind, Loss, Sleep
from affray.rulesets.iskuhetki.recovery.codes import Event, Why
from affray.rulesets.iskuhetki.recovery.model import DAY, ROUNDS, Bone, Injury, Organ, Patient, Ward
from affray.rulesets.iskuhetki.recovery.rules.patients import (
    above_floor,
    bleeding,
    bleeds_inside,
    come_to,
    die,
    hurt,
    limit,
    lose_blood,
    lose_mind,
    may_wake,
    present,
    succeeds,
    worsen,
)
from affray.rulesets.iskuhetki.rules.dice import FUMBLED, SURE, resistance

HOLDS = 3  # IH-10.2: up to CON x 3 nothing is lost
HOURLY = 3  # IH-6.3: CON x 3, where it is checked each hour
SAFE_BLOOD = 10  # IH-11.2: no roll from here on
ORGAN_BLOOD = 2  # IH-16.8


@rule
def poisoned(me: Patient) -> bool:
    """IH-20.7: whether a poison works on."""
    return me.poison >= 0 and me.poison_left > 0


@rule
def urgent(ward: Ward, me: Patient) -> bool:
    """IH-10.2, IH-11.3, IH-20.7: what happens to somebody minute by minute: bleeding, a failing heart, poison."""
    if not present(me):
        return False
    return bleeding(ward, me) > 0 or poisoned(me) or (me.blood < 0 and bleeds_inside(me))


@rule
def minutes_matter(ward: Ward) -> bool:
    """IH-10.2, IH-11.3: whether time has to pass minute by minute."""
    for i in range(ward.count):
        if urgent(ward, ward.combatants[i]):
            return True
    return False


@rule
def lose_to_poison(referee: Referee, ward: Ward, me: Patient) -> None:
    """IH-20.7: what a poison takes: HP of all locations, BP or EP."""
    poison = ward.book.poisons[me.poison]
    if poison.loss == Loss.BP:
        lose_blood(referee, me, poison.points, Event.BLOOD_LOST)
    elif poison.loss == Loss.EP:
        me.stamina -= poison.points
    else:
        for k in range(ward.book.bodies[me.index].locations):
            hurt(referee, ward, me, k, poison.points)


@rule
def resists(referee: Referee, ward: Ward, me: Patient) -> bool:
    """IH-20.7, IH-3.13: CON against the potency of the poison."""
    potency = ward.book.poisons[me.poison].potency
    chance = referee.part(Why.RESISTANCE, me.index, resistance(ward.book.bodies[me.index].con, potency))
    chance += referee.part(Why.GM, me.index, 0)
    roll = referee.roll(100, me.index, Why.POISON)
    resisted = roll == SURE or (roll <= chance and roll < FUMBLED)
    referee.tell(Event.RESISTS if resisted else Event.POISONED, me.index, -1, roll, chance)
    return resisted


@rule
def poison_works(referee: Referee, ward: Ward, me: Patient) -> None:
    """IH-20.7: for each round of the minute while it lasts."""
    for _ in range(min(ROUNDS, me.poison_left)):
        if me.poison >= 0 and not me.dead:
            if not resists(referee, ward, me):
                lose_to_poison(referee, ward, me)
            me.poison_left -= 1
    if me.poison_left <= 0:
        me.poison = -1


@rule
def clot(me: Patient, counters: int) -> None:
    """IH-10.2: so many counters go, from the first wound that has some."""
    for k in range(me.injury_count):
        injury = me.injuries[k]
        gone = min(counters, injury.bleed)
        injury.bleed -= gone
        counters -= gone


@rule
def bleed_at_rest(referee: Referee, ward: Ward, me: Patient) -> None:
    """IH-10.2: a d100 against CON for each counter: up to x 1 it goes, above x 3 it takes a BP."""
    chance = limit(referee, me, ward.book.bodies[me.index].con)
    counters = bleeding(ward, me)
    gone = 0
    lost = 0
    for _ in range(counters):
        roll = referee.roll(100, me.index, Why.REST_BLEEDING)
        gone += roll <= chance
        lost += roll > HOLDS * chance
    clot(me, gone)
    if gone > 0:
        referee.tell(Event.CLOTS, me.index, -1, gone, counters - gone)
    if lost > 0:
        lose_blood(referee, me, lost, Event.BLEEDS)
    elif gone == 0:
        referee.tell(Event.SPARED, me.index)


@rule
def bleed_at_work(referee: Referee, ward: Ward, me: Patient) -> None:
    """IH-10.1, IH-10.3: who gave first aid isn't at rest: for each round a d100 under CON, or a BP for each counter."""
    for _ in range(max(0, ROUNDS - me.aided)):
        if succeeds(referee, me, Why.BLEEDING, ward.book.bodies[me.index].con):
            referee.tell(Event.SPARED, me.index)
        else:
            lose_blood(referee, me, bleeding(ward, me), Event.BLEEDS)


@rule
def bleed(referee: Referee, ward: Ward, me: Patient) -> None:
    """IH-10: what the open wounds take in a minute. Who lies still and was given first aid doesn't bleed (IH-10.3)."""
    if bleeding(ward, me) == 0:
        return
    if me.aids > 0:
        bleed_at_work(referee, ward, me)
    elif me.aided == 0:
        bleed_at_rest(referee, ward, me)


@rule
def heart(referee: Referee, ward: Ward, me: Patient) -> None:
    """IH-11.3: with BP below zero, until all is staunched: under BP x 10 the heart stops."""
    chance = limit(referee, me, -me.blood * 10)
    roll = referee.roll(100, me.index, Why.HEART)
    if roll <= chance:
        referee.tell(Event.HEART_STOPS, me.index, -1, roll, chance)
        die(referee, ward, me)
    else:
        referee.tell(Event.HEART_BEATS, me.index, -1, roll, chance)


@rule
def wake(referee: Referee, ward: Ward, me: Patient) -> None:
    """IH-11.1, IH-6.3: CON to come to; who was knocked out and has a check each hour waits for that."""
    con = ward.book.bodies[me.index].con
    if me.sleep == Sleep.FAINTED:
        if succeeds(referee, me, Why.WAKE, con * ward.book.wake_factor):
            come_to(referee, ward, me)
    elif not ward.book.hourly and succeeds(referee, me, Why.KNOCKED_OUT, con):
        come_to(referee, ward, me)


@rule
def stay_awake(referee: Referee, me: Patient) -> None:
    """IH-11.2: BP x 10 to stay conscious."""
    if me.blood <= 0:
        lose_mind(referee, me, Sleep.FAINTED, Event.FAINTS)
        return
    chance = limit(referee, me, me.blood * 10)
    roll = referee.roll(100, me.index, Why.STAY_AWAKE)
    if roll <= chance:
        referee.tell(Event.STAYS, me.index, -1, roll, chance)
    else:
        lose_mind(referee, me, Sleep.FAINTED, Event.FAINTS)


@rule
def strained(ward: Ward, me: Patient) -> bool:
    """IH-11.2: bleeding, at work, or without blood; who lies still and bound up needn't roll to stay awake."""
    if me.sleep != Sleep.AWAKE or ward.book.bodies[me.index].bloodless:
        return False
    return me.blood <= 0 or me.aids > 0 or bleeding(ward, me) > 0


@rule
def weak(ward: Ward, me: Patient) -> bool:
    """IH-11.2: below 10 BP, and below what one has unhurt: who has lost no blood doesn't faint for want of it."""
    return me.blood < min(SAFE_BLOOD, ward.book.bodies[me.index].blood)


@rule
def due_in_minute(ward: Ward, me: Patient) -> bool:
    """IH-10, IH-11, IH-20.7: whether a minute brings somebody anything."""
    faint = strained(ward, me) and weak(ward, me)
    return urgent(ward, me) or (present(me) and (may_wake(ward, me) or faint))


@rule
def minute(referee: Referee, ward: Ward, me: Patient) -> None:
    """IH-20: what a minute brings, in the order of a change of round."""
    strain = strained(ward, me)
    asleep = may_wake(ward, me)
    failing = urgent(ward, me)
    bleed(referee, ward, me)
    poison_works(referee, ward, me)
    if me.blood < 0 and failing and not me.dead:
        heart(referee, ward, me)
    if me.dead:
        return
    if asleep and may_wake(ward, me):
        wake(referee, ward, me)
    elif strain and me.sleep == Sleep.AWAKE and weak(ward, me):
        stay_awake(referee, me)


@rule
def due_in_hour(ward: Ward, me: Patient) -> bool:
    """IH-16.8, IH-11.1: whether an hour brings somebody anything."""
    if not present(me):
        return False
    return organs(me, Organ.BADLY) > 0 or may_wake(ward, me) or me.stamina < ward.book.bodies[me.index].stamina


@rule
def hours_matter(ward: Ward) -> bool:
    """IH-16.8, IH-11.1, IH-6.3: whether time has to pass hour by hour."""
    for i in range(ward.count):
        me = ward.combatants[i]
        if present(me) and (organs(me, Organ.BADLY) > 0 or may_wake(ward, me)):
            return True
    return False


@rule
def organs(me: Patient, how: int) -> int:
    """IH-16.8: how many organs are hurt so."""
    count = 0
    for k in range(me.injury_count):
        count += me.injuries[k].organ == how
    return count


@rule
def suffer(referee: Referee, ward: Ward, me: Patient, how: int) -> None:
    """IH-16.8: each organ hurt so costs 1 HP and 2 BP."""
    for k in range(me.injury_count):
        injury = me.injuries[k]
        if injury.organ == how and not me.dead:
            referee.tell(Event.ORGAN, me.index, -1, injury.where)
            worsen(referee, ward, me, injury, 1)
            if not ward.book.bodies[me.index].bloodless:
                lose_blood(referee, me, ORGAN_BLOOD, Event.BLOOD_LOST)


@rule
def wake_in_hour(referee: Referee, ward: Ward, me: Patient) -> None:
    """IH-11.1, IH-6.3: an hour is time enough to come to; with the hourly check it takes CON x 3."""
    checks = me.sleep == Sleep.KNOCKED_OUT and ward.book.hourly
    if not checks or succeeds(referee, me, Why.KNOCKED_OUT, HOURLY * ward.book.bodies[me.index].con):
        come_to(referee, ward, me)


@rule
def hour(referee: Referee, ward: Ward, me: Patient) -> None:
    """IH-16.8, IH-11.1, IH-20.1: what an hour brings; EP are all back."""
    me.stamina = max(me.stamina, ward.book.bodies[me.index].stamina)
    if may_wake(ward, me):
        wake_in_hour(referee, ward, me)
    suffer(referee, ward, me, Organ.BADLY)


@rule
def missing(ward: Ward, me: Patient) -> int:
    """IH-16.1: BP that are still to come back."""
    body = ward.book.bodies[me.index]
    return 0 if body.bloodless or drained(ward, me) else max(0, body.blood - me.blood)


@rule
def drained(ward: Ward, me: Patient) -> bool:
    """IH-16.8: a hurt organ has taken its location down to the floor, and until it is operated on no BP come back."""
    for k in range(me.injury_count):
        if me.injuries[k].organ != Organ.SOUND and above_floor(ward, me, me.injuries[k].where) == 0:
            return True
    return False


@rule
def used_bones(me: Patient) -> int:
    """IH-16.7: limbs that are used although their bone is broken, as a bit set; a lost one can't be used."""
    bits = 0
    for k in range(me.injury_count):
        bone = me.injuries[k].bone
        if bone == Bone.BROKEN or bone == Bone.SET:
            bits |= 1 << me.injuries[k].where
    return bits & me.used & ~me.maimed


@rule
def due_in_day(ward: Ward, me: Patient) -> bool:
    """IH-16.1, IH-16.7, IH-16.8: whether a day brings somebody anything."""
    return present(me) and (missing(ward, me) > 0 or organs(me, Organ.HURT) > 0 or used_bones(me) != 0)


@rule
def days_matter(ward: Ward) -> bool:
    """IH-16.7, IH-16.8: whether time has to pass day by day; the BP of several days are rolled in one."""
    for i in range(ward.count):
        me = ward.combatants[i]
        if present(me) and (organs(me, Organ.HURT) > 0 or used_bones(me) != 0 or emptied(ward, me)):
            return True
    return False


@rule
def emptied(ward: Ward, me: Patient) -> bool:
    """IH-11.1: unconscious until there is blood again."""
    return me.sleep == Sleep.FAINTED and me.blood <= 0 and missing(ward, me) > 0


@rule
def regain_blood(referee: Referee, ward: Ward, me: Patient) -> None:
    """IH-16.1: d3 for each day that has gone by, up to full BP; no die where the least that it shows is enough."""
    days = ward.time // DAY - ward.days
    if days <= 0 or missing(ward, me) == 0:
        return
    points = days
    if missing(ward, me) > days:
        points = referee.dice(days, 3, me.index, Why.BLOOD)
    back = min(points, missing(ward, me))
    me.blood += back
    referee.tell(Event.BLOOD_BACK, me.index, -1, back, me.blood)


@rule
def use_limb(referee: Referee, ward: Ward, me: Patient, injury: Injury) -> None:
    """IH-16.7: a day's use of a limb that should be spared costs 1 HP, unless splint or cast guards it."""
    if injury.quality > 0:
        quality = limit(referee, me, injury.quality)
        roll = referee.roll(100, me.index, Why.GUARD)
        if roll <= quality:
            referee.tell(Event.GUARDED, me.index, -1, injury.where, roll, quality)
            return
    worsen(referee, ward, me, injury, 1)


@rule
def use_limbs(referee: Referee, ward: Ward, me: Patient) -> None:
    """IH-16.7, IH-16.12: one check a day for each limb used."""
    left = used_bones(me)
    for k in range(me.injury_count):
        injury = me.injuries[k]
        broken = injury.bone == Bone.BROKEN or injury.bone == Bone.SET
        if broken and left >> injury.where & 1 and not me.dead:
            left &= ~(1 << injury.where)
            use_limb(referee, ward, me, injury)


@rule
def day(referee: Referee, ward: Ward, me: Patient) -> None:
    """IH-16.1, IH-16.7, IH-16.8: what a day brings."""
    suffer(referee, ward, me, Organ.HURT)
    if not me.dead:
        use_limbs(referee, ward, me)
        regain_blood(referee, ward, me)


@rule
def has_broken_limb(ward: Ward, me: Patient) -> int:
    """IH-16.7: limbs with a broken bone, used or spared but not lost, as a bit set."""
    bits = 0
    if present(me) and me.sleep == Sleep.AWAKE:
        body = ward.book.bodies[me.index]
        for k in range(me.injury_count):
            injury = me.injuries[k]
            if (injury.bone == Bone.BROKEN or injury.bone == Bone.SET) and body.kind[injury.where] >= Kind.LEG:
                bits |= 1 << injury.where
    return bits & ~me.maimed
