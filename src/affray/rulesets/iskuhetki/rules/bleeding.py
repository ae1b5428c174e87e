"""IH-10, IH-11, IH-16.2, IH-20.2, IH-20.4: blood and consciousness at the change of round, and first aid."""

from __future__ import annotations

from affray.core.records import rule
from affray.core.referee import Referee
from affray.rulesets.iskuhetki.codes import Event, Why
from affray.rulesets.iskuhetki.kinds import Grade, Kind, KnockoutCheck, Sleep
from affray.rulesets.iskuhetki.model import Combatant, Fight
from affray.rulesets.iskuhetki.rules.dice import grade_of
from affray.rulesets.iskuhetki.rules.ground import at_hand
from affray.rulesets.iskuhetki.rules.packed import (
    bleeding,
    needs_aid,
    staunch,
    with_bleed,
    with_points,
    wound_bleed,
    wound_points,
    wound_where,
)
from affray.rulesets.iskuhetki.rules.state import able, awake, die, here, hindrance, hp, lose_mind
from affray.rulesets.iskuhetki.rules.wounds import lower, settle_wound

CLOTH = -20  # IH-16.2
ROUNDS_OF_MINUTE, ROUNDS_OF_HOUR = 2, 120  # IH-1.1
STEADY = 10  # IH-11.2: no roll from so many BP on


@rule
def minute_ends(fight: Fight) -> bool:
    """IH-10.2: at every second change of round."""
    return fight.round % ROUNDS_OF_MINUTE == 0


@rule
def at_rest(me: Combatant) -> bool:
    """IH-10.2: unconscious, or lying without any action for the whole minute."""
    return me.sleep != Sleep.AWAKE or (me.down and not me.stirred)


@rule
def suffers(fight: Fight, me: Combatant) -> bool:
    """IH-10.1: is there, alive, and has blood."""
    return here(me) and not me.dead and not fight.book.beings[me.index].bloodless


# ---- first aid --------------------------------------------------------------------------------------------------


@rule
def aid_chance(referee: Referee, fight: Fight, me: Combatant) -> int:
    """IH-16.2: the skill; -20 with improvised cloth."""
    being = fight.book.beings[me.index]
    chance = referee.part(Why.SKILL, me.index, being.first_aid) + hindrance(referee, me, being.first_aid)
    if not being.bandages:
        chance += referee.part(Why.CLOTH, me.index, CLOTH)
    return chance + referee.part(Why.GM, me.index, 0)


@rule
def heal_points(me: Combatant, k: int, points: int) -> int:
    """IH-16.2: HP come back up to the wound's points; how many did."""
    back = min(points, wound_points(me.wounds[k]))
    me.wounds[k] = with_points(me.wounds[k], wound_points(me.wounds[k]) - back)
    where = wound_where(me.wounds[k])
    me.hurt[where] = max(0, me.hurt[where] - back)
    return back


@rule
def fumble_aid(referee: Referee, fight: Fight, patient: Combatant, k: int) -> None:
    """IH-16.2: a fumble costs 1 HP, and the wound bleeds on."""
    where = wound_where(patient.wounds[k])
    patient.wounds[k] = with_points(patient.wounds[k], wound_points(patient.wounds[k]) + 1)
    lower(referee, fight, patient, where, 1)
    settle_wound(referee, fight, patient, where)


@rule
def bind(referee: Referee, fight: Fight, me: Combatant, patient: Combatant, k: int) -> None:
    """IH-16.2: success staunches and gives back 1 HP, special 2, critical 3; failure staunches; a fumble does harm."""
    chance = aid_chance(referee, fight, me)
    grade = grade_of(referee.roll(100, me.index, Why.FIRST_AID), chance)
    where = wound_where(patient.wounds[k])
    if grade == Grade.FUMBLE:
        referee.tell(Event.AIDED, me.index, patient.index, grade, 0, where)
        fumble_aid(referee, fight, patient, k)
    else:
        patient.wounds[k] = staunch(patient.wounds[k])
        back = heal_points(patient, k, max(0, grade - Grade.FAILURE))
        referee.tell(Event.AIDED, me.index, patient.index, grade, back, where)


@rule
def helps(fight: Fight, me: Combatant) -> bool:
    """IH-10.4: whether a helper can go on, and is still in one hex with the patient or next to it."""
    patient = fight.combatants[me.aids]
    return able(me) and here(patient) and at_hand(fight, me, patient)


@rule
def lapse(fight: Fight) -> None:
    """IH-10.4: first aid comes to nothing where the two were parted, or the helper is out."""
    for i in range(fight.count):
        fight.combatants[i].aided = False
    for i in range(fight.count):
        me = fight.combatants[i]
        if me.aids >= 0 and helps(fight, me):
            fight.combatants[me.aids].aided = True
        else:
            me.aids = -1
            me.aid_wound = -1


@rule
def finish_aid(referee: Referee, fight: Fight, me: Combatant) -> None:
    """IH-10.3, IH-10.4: the roll comes at the change of round; then both are free again."""
    patient = fight.combatants[me.aids]
    k = me.aid_wound
    if awake(me) and not patient.dead and k < patient.wound_count and needs_aid(patient.wounds[k]):
        bind(referee, fight, me, patient, k)
    me.aids = -1
    me.aid_wound = -1


@rule
def aid_all(referee: Referee, fight: Fight) -> None:
    """IH-10.4: all first aid that is being given."""
    for i in range(fight.count):
        if fight.combatants[i].aids >= 0:
            finish_aid(referee, fight, fight.combatants[i])


# ---- bleeding ---------------------------------------------------------------------------------------------------


@rule
def drain(referee: Referee, me: Combatant, points: int) -> None:
    """IH-10.1, IH-10.2: bleeding takes so many BP."""
    if points > 0:
        me.blood -= points
        referee.tell(Event.BLEEDING, me.index, -1, points, me.blood)


@rule
def bleed(referee: Referee, fight: Fight, me: Combatant) -> None:
    """IH-10.1: each counter takes a BP, unless a d100 at or under CON spares one."""
    if referee.roll(100, me.index, Why.BLEEDING) <= fight.book.beings[me.index].con:
        referee.tell(Event.SPARED, me.index)
    else:
        drain(referee, me, bleeding(me))


@rule
def bleed_at_rest(referee: Referee, fight: Fight, me: Combatant) -> None:
    """IH-10.2: per counter: up to CON it goes, up to CON x 3 nothing, above a BP."""
    con = fight.book.beings[me.index].con
    gone = 0
    lost = 0
    for k in range(me.wound_count):
        clotted = 0
        for _ in range(wound_bleed(me.wounds[k])):
            roll = referee.roll(100, me.index, Why.REST_BLEEDING)
            clotted += roll <= con
            lost += roll > 3 * con
        if clotted:
            me.wounds[k] = with_bleed(me.wounds[k], wound_bleed(me.wounds[k]) - clotted)
            gone += clotted
    if gone:
        referee.tell(Event.CLOTS, me.index, -1, gone, bleeding(me))
    drain(referee, me, lost)


@rule
def bleed_one(referee: Referee, fight: Fight, who: int) -> None:
    """IH-10.1, IH-10.2: one who isn't being given first aid."""
    me = fight.combatants[who]
    if at_rest(me):
        bleed_at_rest(referee, fight, me)
    else:
        bleed(referee, fight, me)


@rule
def heart(referee: Referee, fight: Fight, who: int) -> None:
    """IH-11.3: with BP below zero a d100 each minute under ten times that stops the heart."""
    me = fight.combatants[who]
    if referee.roll(100, who, Why.HEART) <= -10 * me.blood:
        die(referee, me, Event.HEART_STOPS)


@rule
def bleeders(fight: Fight) -> int:
    """IH-10.1 to IH-10.3: who is to roll now; those at rest only when a minute ends."""
    bits = 0
    for i in range(fight.count):
        me = fight.combatants[i]
        due = not at_rest(me) or minute_ends(fight)
        if me.wound_count > 0 and due and not me.aided and suffers(fight, me) and bleeding(me) > 0:
            bits |= 1 << i
    return bits


@rule
def failing(fight: Fight) -> int:
    """IH-11.3: who has BP below zero."""
    bits = 0
    for i in range(fight.count):
        me = fight.combatants[i]
        if me.blood < 0 and suffers(fight, me):
            bits |= 1 << i
    return bits


@rule
def bleed_all(referee: Referee, fight: Fight) -> None:
    """IH-10.1 to IH-10.4, IH-11.3, IH-20.2: bleeding, hearts that may stop, and first aid in place of it."""
    lapse(fight)
    bits = bleeders(fight)
    if bits:
        referee.each(fight, bits, bleed_one)
    if minute_ends(fight):
        bits = failing(fight)
        if bits:
            referee.each(fight, bits, heart)
    aid_all(referee, fight)
    for i in range(fight.count):
        fight.combatants[i].aided = False


# ---- consciousness ----------------------------------------------------------------------------------------------


@rule
def head_whole(fight: Fight, me: Combatant) -> bool:
    """IH-12.1, IH-12.2: whether nothing keeps one unconscious for good: no head at 0, no abdomen at its floor."""
    being = fight.book.beings[me.index]
    table = fight.book.tables[being.table]
    for k in range(table.count):
        if table.kind[k] == Kind.HEAD and hp(fight, me, k) <= 0:
            return False
        if table.kind[k] == Kind.ABDOMEN and me.hurt[k] >= 2 * being.full[k]:
            return False
    return True


@rule
def rouse(fight: Fight, me: Combatant) -> None:
    """IH-12.1: unconscious for good lasts until the location is above 0 again; then one may come to."""
    if me.sleep == Sleep.FOR_GOOD and head_whole(fight, me):
        me.sleep = Sleep.FAINTED


@rule
def wakes_now(fight: Fight, me: Combatant) -> bool:
    """IH-11.1, IH-6.3: whether an unconscious one may roll now."""
    if me.blood <= 0 and not fight.book.beings[me.index].bloodless:
        return False
    if me.sleep == Sleep.FAINTED:
        return fight.options.wake_every_round or minute_ends(fight)
    if me.sleep != Sleep.KNOCKED_OUT:
        return False
    if fight.options.knockout_check == KnockoutCheck.HOUR:
        return fight.round % ROUNDS_OF_HOUR == 0
    return minute_ends(fight)


@rule
def wake_chance(fight: Fight, me: Combatant) -> int:
    """IH-11.1, IH-6.3: CON in percent; of who was knocked out three times that, where it is checked each hour."""
    con = fight.book.beings[me.index].con
    if me.sleep == Sleep.FAINTED:
        return con * fight.options.wake_factor
    return 3 * con if fight.options.knockout_check == KnockoutCheck.HOUR else con


@rule
def wake(referee: Referee, fight: Fight, who: int) -> None:
    """IH-11.1: who comes to lies on the ground."""
    me = fight.combatants[who]
    why = Why.WAKE if me.sleep == Sleep.FAINTED else Why.KNOCKED_OUT
    if referee.roll(100, who, why) <= wake_chance(fight, me):
        me.sleep = Sleep.AWAKE
        me.down = True
        referee.tell(Event.WAKES, who)


@rule
def weak(fight: Fight, me: Combatant) -> bool:
    """IH-11.2: below 10 BP, and below what one has unhurt: who has lost no blood doesn't faint for want of it."""
    return me.blood < min(STEADY, fight.book.beings[me.index].blood)


@rule
def stay(referee: Referee, fight: Fight, who: int) -> None:
    """IH-11.2: BP x 10 % to stay conscious; none at 0 or less."""
    me = fight.combatants[who]
    if me.blood <= 0:
        lose_mind(referee, fight, me, Sleep.FAINTED, Event.FAINTS)
        return
    roll = referee.roll(100, who, Why.STAY_AWAKE)
    chance = 10 * me.blood
    if roll > chance:
        lose_mind(referee, fight, me, Sleep.FAINTED, Event.FAINTS)
    else:
        referee.tell(Event.STAYS, who, -1, roll, chance)


@rule
def minds(referee: Referee, fight: Fight) -> None:
    """IH-11.1, IH-11.2, IH-20.4: losing and regaining consciousness; who faints now doesn't come to at once."""
    waking = 0
    fainting = 0
    for i in range(fight.count):
        me = fight.combatants[i]
        if not here(me) or me.dead:
            continue
        rouse(fight, me)
        if me.sleep != Sleep.AWAKE:
            if wakes_now(fight, me):
                waking |= 1 << i
        elif weak(fight, me) and suffers(fight, me):
            fainting |= 1 << i
    if fainting:
        referee.each(fight, fainting, stay)
    if waking:
        referee.each(fight, waking, wake)
