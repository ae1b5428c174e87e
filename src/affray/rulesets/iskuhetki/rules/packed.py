"""IH-9.17: a wound as one number, so that a fight that is cloned by the million carries few of them.

From the lowest bit: location (5 bits), kind (3), grade (3), bone (2), organ (2), arrow (1), staunched (1), bleed
counters (12), points (12), and of a burn whether its fire still feeds it (1).
"""

from __future__ import annotations

from affray.core.records import rule
from affray.rulesets.iskuhetki.model import WOUNDS, Combatant

WHERE, KIND, GRADE, BONE, ORGAN, ARROW, STAUNCHED, BLEED, POINTS, FED = 0, 5, 8, 11, 13, 15, 16, 17, 29, 41
MOST = (1 << 12) - 1  # points, or counters, of one wound
SOUND, CRACKED, BROKEN = range(3)  # of a bone
UNHURT, ORGAN_HURT, BADLY_HURT = range(3)  # of an organ


@rule
def wound_where(wound: int) -> int:
    """IH-9.17: its location."""
    return wound & 31


@rule
def wound_kind(wound: int) -> int:
    """IH-9.17: its WoundKind."""
    return wound >> KIND & 7


@rule
def wound_grade(wound: int) -> int:
    """IH-9.17: the Grade of the blow."""
    return wound >> GRADE & 7


@rule
def wound_bone(wound: int) -> int:
    """IH-9.9: 1 a crack, 2 a break."""
    return wound >> BONE & 3


@rule
def wound_organ(wound: int) -> int:
    """IH-9.13: 1 an organ hurt, 2 badly."""
    return wound >> ORGAN & 3


@rule
def wound_arrow(wound: int) -> int:
    """IH-7.3: 1 while an arrow is in it."""
    return wound >> ARROW & 1


@rule
def wound_staunched(wound: int) -> int:
    """IH-16.2: 1 once first aid was given."""
    return wound >> STAUNCHED & 1


@rule
def wound_bleed(wound: int) -> int:
    """IH-10.1: its bleed counters."""
    return wound >> BLEED & MOST


@rule
def wound_points(wound: int) -> int:
    """IH-9.17: its points."""
    return wound >> POINTS & MOST


@rule
def wound_fed(wound: int) -> int:
    """IH-13.2: 1 for a burn of the fire that its location has now."""
    return wound >> FED & 1


@rule
def pack_wound(where: int, kind: int, points: int, grade: int, bleed: int, bone: int, organ: int, arrow: int) -> int:
    """IH-9.17: a new wound, not staunched."""
    packed = where | kind << KIND | grade << GRADE | bone << BONE | organ << ORGAN | arrow << ARROW
    return packed | min(MOST, bleed) << BLEED | min(MOST, points) << POINTS


@rule
def with_bleed(wound: int, counters: int) -> int:
    """IH-10.2: the same with so many bleed counters."""
    return wound & ~(MOST << BLEED) | min(MOST, max(0, counters)) << BLEED


@rule
def with_points(wound: int, points: int) -> int:
    """IH-16.2: the same with so many points."""
    return wound & ~(MOST << POINTS) | min(MOST, max(0, points)) << POINTS


@rule
def fed(wound: int) -> int:
    """IH-13.2: the same as the burn of a fire that burns on."""
    return wound | 1 << FED


@rule
def burnt_out(wound: int) -> int:
    """IH-13.2: the same as the burn of a fire that is over: another fire makes another wound."""
    return wound & ~(1 << FED)


@rule
def staunch(wound: int) -> int:
    """IH-16.2: it bleeds no more; a stuck arrow comes out with it (IH-7.10)."""
    return with_bleed(wound, 0) & ~(1 << ARROW) | 1 << STAUNCHED


@rule
def pull_arrow(wound: int) -> int:
    """IH-7.10: an arrow torn out adds a bleed counter."""
    return with_bleed(wound, wound_bleed(wound) + 1) & ~(1 << ARROW | 1 << STAUNCHED)


@rule
def joined_wound(wound: int, more: int) -> int:
    """IH-9.17: two as one: points and counters add up, the worse bone and organ count."""
    bone = max(wound_bone(wound), wound_bone(more))
    organ = max(wound_organ(wound), wound_organ(more))
    grade = max(wound_grade(wound), wound_grade(more))
    bleed = wound_bleed(wound) + wound_bleed(more)
    arrow = wound_arrow(wound) | wound_arrow(more)
    points = wound_points(wound) + wound_points(more)
    return pack_wound(wound_where(wound), wound_kind(wound), points, grade, bleed, bone, organ, arrow)


@rule
def needs_aid(wound: int) -> bool:
    """IH-10.4, IH-16.2, IH-7.10: whether first aid is for it: it bleeds and isn't staunched, or has an arrow in it."""
    return (wound_bleed(wound) > 0 and wound_staunched(wound) == 0) or wound_arrow(wound) == 1


@rule
def place_for(me: Combatant, wound: int) -> int:
    """IH-9.17: where one more wound is added when there is no row left: its like, its location's, or the last."""
    best = WOUNDS - 1
    for k in range(me.wound_count):
        if wound_where(me.wounds[k]) == wound_where(wound):
            best = k
            if wound_kind(me.wounds[k]) == wound_kind(wound):
                return k
    return best


@rule
def store_wound(me: Combatant, wound: int) -> None:
    """IH-9.17: one wound more."""
    if me.wound_count < WOUNDS:
        me.wounds[me.wound_count] = wound
        me.wound_count += 1
    else:
        k = place_for(me, wound)
        me.wounds[k] = joined_wound(me.wounds[k], wound)


@rule
def bleeding(me: Combatant) -> int:
    """IH-10.1: all bleed counters."""
    total = 0
    for k in range(me.wound_count):
        total += wound_bleed(me.wounds[k])
    return total
