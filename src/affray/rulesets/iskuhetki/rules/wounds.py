"""IH-9, IH-12: what a blow does to a body."""

from __future__ import annotations

from affray.core.records import rule
from affray.core.referee import Referee
from affray.rulesets.iskuhetki.codes import Event, Why
from affray.rulesets.iskuhetki.kinds import Damage, Grade, Kind, Sleep, WoundKind
from affray.rulesets.iskuhetki.model import Combatant, Fight
from affray.rulesets.iskuhetki.rules.dice import opposed
from affray.rulesets.iskuhetki.rules.items import lose_grip
from affray.rulesets.iskuhetki.rules.packed import (
    BADLY_HURT,
    BROKEN,
    CRACKED,
    ORGAN_HURT,
    SOUND,
    UNHURT,
    pack_wound,
    store_wound,
)
from affray.rulesets.iskuhetki.rules.state import (
    awake,
    die,
    fall,
    hp,
    is_limb,
    kind_of,
    lose_mind,
    spoil_aim,
    useless,
)

# Percent per point by grade: SUCCESS, SPECIAL, CRITICAL.
CRACK_BRUISE, BREAK_BRUISE = (5, 10, 20), (1, 5, 10)  # IH-9.9
ORGAN_STAB, ORGAN_STAB_BADLY = (10, 15, 25), (2, 5, 10)  # IH-9.13
CRACK_STAB = (2, 5, 10)  # IH-9.14
BONE_PENALTY = 5  # IH-16.5, IH-9.16: percent off every action per point
HEAD_SHOCK = 10  # IH-9.11
CHEST_CHECK = 2  # IH-12.1: CON x 2


@rule
def armour_at(fight: Fight, me: Combatant, location: int) -> int:
    """IH-9.6: the PP that protect a location now."""
    return me.points[location]


@rule
def tier(grade: int) -> int:
    """IH-9.9: the place of a grade in the tables of chances."""
    if grade == Grade.CRITICAL:
        return 2
    return 1 if grade == Grade.SPECIAL else 0


@rule
def wound_of(kind: int, damage: int, armour: int) -> int:
    """IH-9.2 to IH-9.6: which WoundKind; compared is the damage before armour, and 1 always qualifies with no PP."""
    if kind == Damage.BLADE:
        return WoundKind.CUT if damage >= max(1, 2 * armour) else WoundKind.BRUISE
    if kind == Damage.HACK:
        return WoundKind.HACK if damage >= max(1, 2 * (armour - 1)) else WoundKind.BRUISE
    if kind == Damage.PIERCING:
        return WoundKind.STAB
    return WoundKind.BURN if kind == Damage.FIRE else WoundKind.BRUISE


@rule
def bruises(wound: int) -> bool:
    """IH-9.4, IH-9.6: whether BP, bones and fainting go as for a bruise."""
    return wound == WoundKind.BRUISE or wound == WoundKind.HACK


@rule
def blood_of(wound: int, part: int, points: int) -> int:
    """IH-9.7 to IH-9.12, IH-13.1: the BP that a wound costs at once."""
    if wound == WoundKind.BURN:
        return 0
    if bruises(wound) and part != Kind.ABDOMEN and part != Kind.HEAD:
        return points // 2
    return points


@rule
def counters_of(wound: int, points: int) -> int:
    """IH-9.7, IH-9.12, IH-9.15: a bleed counter for every other point; not of bruises and burns."""
    return 0 if wound == WoundKind.BRUISE or wound == WoundKind.BURN else points // 2


@rule
def lose_blood(referee: Referee, fight: Fight, me: Combatant, points: int) -> None:
    """IH-9.7: BP go down; there are none in the bloodless."""
    if points > 0 and not fight.book.beings[me.index].bloodless:
        me.blood -= points
        referee.tell(Event.BLOOD, me.index, -1, points, me.blood)


@rule
def bone_of(referee: Referee, fight: Fight, me: Combatant, part: int, wound: int, points: int, grade: int) -> int:
    """IH-9.9, IH-9.14, IH-9.15: whether a bone cracks or breaks; one d100 for both."""
    crack = 0
    broken = 0
    if bruises(wound) and points > 1 and part != Kind.ABDOMEN:
        crack = points * CRACK_BRUISE[tier(grade)]
        broken = points * BREAK_BRUISE[tier(grade)]
    elif wound == WoundKind.STAB and is_limb(part):
        crack = points * CRACK_STAB[tier(grade)]
    if crack == 0:
        return SOUND
    roll = referee.roll(100, me.index, Why.BONE)
    if roll <= broken:
        return BROKEN
    return CRACKED if roll <= crack else SOUND


@rule
def organ_of(referee: Referee, fight: Fight, me: Combatant, part: int, wound: int, points: int, grade: int) -> int:
    """IH-9.13: whether a stab to abdomen, chest or head hurts an organ, or badly; one d100 for both."""
    if wound != WoundKind.STAB or is_limb(part) or fight.book.beings[me.index].bloodless:
        return UNHURT
    roll = referee.roll(100, me.index, Why.ORGAN)
    if roll <= points * ORGAN_STAB_BADLY[tier(grade)]:
        return BADLY_HURT
    return ORGAN_HURT if roll <= points * ORGAN_STAB[tier(grade)] else UNHURT


@rule
def take_injury(referee: Referee, me: Combatant, location: int, part: int, points: int, bone: int, organ: int) -> None:
    """IH-9.16, IH-9.13: what a hurt bone costs from now on; and it is told."""
    if bone != SOUND:
        me.pain += BONE_PENALTY * points
        if bone == BROKEN and is_limb(part):
            me.fractured |= 1 << location
        referee.tell(Event.BREAK if bone == BROKEN else Event.CRACK, me.index, -1, location)
    if organ != UNHURT:
        referee.tell(Event.ORGAN, me.index, -1, location, organ)


@rule
def pain(referee: Referee, fight: Fight, me: Combatant, part: int, wound: int, points: int) -> None:
    """IH-9.10, IH-9.11: a bruise of the abdomen or, 10 worse, of the head is resisted with CON, or one faints."""
    if not bruises(wound) or (part != Kind.ABDOMEN and part != Kind.HEAD):
        return
    being = fight.book.beings[me.index]
    if being.bloodless or not awake(me):
        return
    force = points + HEAD_SHOCK if part == Kind.HEAD else points
    if not opposed(referee, me.index, Why.PAIN, being.con, force):
        lose_mind(referee, fight, me, Sleep.FAINTED, Event.FAINTS)


@rule
def chest_check(referee: Referee, fight: Fight, me: Combatant) -> None:
    """IH-12.1, IH-3.3: with the chest at 0 or less: CON x 2 in percent, or one faints."""
    being = fight.book.beings[me.index]
    if being.bloodless or not awake(me):
        return
    if referee.roll(100, me.index, Why.SHOCK) > CHEST_CHECK * being.con:
        lose_mind(referee, fight, me, Sleep.FAINTED, Event.FAINTS)


@rule
def at_floor(referee: Referee, fight: Fight, me: Combatant, location: int, part: int) -> None:
    """IH-12.2: at minus its full value: death, unconscious for good, or a limb maimed for good."""
    if part == Kind.HEAD or part == Kind.CHEST:
        die(referee, me, Event.DIES)
    elif part == Kind.ABDOMEN:
        lose_mind(referee, fight, me, Sleep.FOR_GOOD, Event.OUT_FOR_GOOD)
    elif me.maimed >> location & 1 == 0:
        me.maimed |= 1 << location
        referee.tell(Event.MAIMED, me.index, -1, location)


@rule
def settle(referee: Referee, fight: Fight, me: Combatant, location: int) -> None:
    """IH-12.1, IH-12.2, IH-9.16: what a location at 0, at its floor or with a broken bone does; again the same."""
    if me.dead or not useless(fight, me, location):
        return
    part = kind_of(fight, me, location)
    if me.hurt[location] >= 2 * fight.book.beings[me.index].full[location]:
        at_floor(referee, fight, me, location, part)
    if part == Kind.HEAD:
        lose_mind(referee, fight, me, Sleep.FOR_GOOD, Event.OUT_FOR_GOOD)
    elif part == Kind.ABDOMEN or part == Kind.LEG:
        fall(referee, fight, me)
    elif part == Kind.ARM:
        lose_grip(referee, fight, me, location)


@rule
def settle_wound(referee: Referee, fight: Fight, me: Combatant, location: int) -> None:
    """IH-12.1, IH-12.2: what a location brings on a wound there; with the chest at 0 or less its check as well."""
    settle(referee, fight, me, location)
    if kind_of(fight, me, location) == Kind.CHEST and useless(fight, me, location):
        chest_check(referee, fight, me)


@rule
def lower(referee: Referee, fight: Fight, me: Combatant, location: int, points: int) -> bool:
    """IH-9.17, IH-12.1: HP of a location go down; whether they came to 0 by this, which is told. It spoils an aim."""
    spoil_aim(fight, me)
    before = hp(fight, me, location)
    me.hurt[location] += points
    now = hp(fight, me, location)
    referee.tell(Event.HP, me.index, -1, now, fight.book.beings[me.index].full[location], location)
    if before <= 0 or now > 0:
        return False
    referee.tell(Event.USELESS, me.index, -1, location)
    return True


@rule
def inflict(
    referee: Referee, fight: Fight, me: Combatant, location: int, wound: int, points: int, grade: int, arrow: bool
) -> None:
    """IH-3.15, IH-9.17: a wound of so many points, in the order of the clause."""
    part = kind_of(fight, me, location)
    referee.tell(Event.WOUND, me.index, -1, wound, points, location)
    lower(referee, fight, me, location, points)
    lose_blood(referee, fight, me, blood_of(wound, part, points))
    counters = 0 if fight.book.beings[me.index].bloodless else counters_of(wound, points)
    if counters:
        referee.tell(Event.BLEEDS, me.index, -1, counters)
    bone = bone_of(referee, fight, me, part, wound, points, grade)
    organ = organ_of(referee, fight, me, part, wound, points, grade)
    take_injury(referee, me, location, part, points, bone, organ)
    store_wound(me, pack_wound(location, wound, points, grade, counters, bone, organ, 1 if arrow else 0))
    pain(referee, fight, me, part, wound, points)
    settle_wound(referee, fight, me, location)


@rule
def injure(
    referee: Referee,
    fight: Fight,
    me: Combatant,
    location: int,
    damage: int,
    armour: int,
    kind: int,
    grade: int,
    arrow: bool,
) -> int:
    """IH-9.6, IH-9.17: damage before armour and the PP that protect; what goes through, and it is a wound."""
    through = damage - armour
    if armour > 0 and damage > 0:
        referee.tell(Event.ABSORBED, me.index, -1, armour, location)
    if through <= 0:
        referee.tell(Event.NAKED_HIT, me.index)
        return 0
    me.alert = True
    if not me.dead:
        inflict(referee, fight, me, location, wound_of(kind, damage, armour), through, grade, arrow)
    return through
