"""IH-3.6 to IH-3.10: answering an attack."""

from __future__ import annotations

from affray.core.grid import Sector
from affray.core.records import rule
from affray.core.referee import Referee
from affray.rulesets.iskuhetki.codes import Decision, Event, Why
from affray.rulesets.iskuhetki.kinds import Cover, Grade, MainWay, Opening, ShieldKind, Way
from affray.rulesets.iskuhetki.model import Combatant, Fight
from affray.rulesets.iskuhetki.rules.chances import item_row, on_flank, shield_flank
from affray.rulesets.iskuhetki.rules.dice import grade_of
from affray.rulesets.iskuhetki.rules.ground import sector_of
from affray.rulesets.iskuhetki.rules.openings import grant
from affray.rulesets.iskuhetki.rules.pools import (
    UNOPENED,
    announce_all,
    is_dual,
    is_shield,
    name_main_way,
    new_pools,
    others_to_come,
    parry_slot,
    points_left,
    spend,
)
from affray.rulesets.iskuhetki.rules.state import able, spoil_aim, stunned, tire
from affray.rulesets.iskuhetki.rules.wear import threshold

BLOW, ARROW, THROWN = range(3)  # what comes
UNANSWERED = -1  # as a grade


@rule
def on_guard(fight: Fight, me: Combatant) -> bool:
    """IH-3.16, IH-6.3, IH-10.4: whether one can defend oneself at all."""
    if not able(me) or not me.alert or me.aids >= 0 or me.aided:
        return False
    return not stunned(fight, me) or fight.options.stun_leaves_defence


@rule
def refresh(fight: Fight, me: Combatant) -> None:
    """IH-1.5: who has another defence action opens new pools once the first ones are spent."""
    if me.answered and me.defences_left > 0 and main_left(fight, me) < 1:
        new_pools(me)


@rule
def main_left(fight: Fight, me: Combatant) -> int:
    """IH-4.2, IH-4.3: the points left in the main way, or in both pools of two weapons."""
    if is_dual(me):
        return max(points_left(fight, me, Way.PARRY), points_left(fight, me, Way.PARRY_OFF))
    if me.main_way == MainWay.DODGE:
        return points_left(fight, me, Way.DODGE)
    return points_left(fight, me, Way.PARRY if me.main_way == MainWay.PARRY else Way.PARRY_OFF)


@rule
def guarded_side(fight: Fight, me: Combatant, slot: int, sector: int) -> bool:
    """IH-2.18: a shield guards the front and the side of the arm that bears it; weapons guard all around."""
    if not is_shield(fight, me, slot):
        return True
    return sector == Sector.FRONT or on_flank(sector, shield_flank(fight, me))


@rule
def can_parry(fight: Fight, me: Combatant, way: int, sector: int) -> bool:
    """IH-4.5, IH-6.11: a parry with at least one point, with the item whose pool it is; no shield when grappled."""
    slot = parry_slot(fight, me, way)
    if slot < 0 or (me.grappled >= 0 and is_shield(fight, me, slot)):
        return False
    if me.answered and me.pools[way] != UNOPENED and me.guards >> slot & 1 == 0:
        return False
    fight.offers[way] = points_left(fight, me, way)
    return fight.offers[way] >= 1 and guarded_side(fight, me, slot, sector)


@rule
def can_cover(fight: Fight, me: Combatant, sector: int) -> bool:
    """IH-19.4: behind a shield that covers something, from the front and the shield's side."""
    if me.defences_left <= 0 or me.grappled >= 0:
        return False
    slot = shield_slot(fight, me)
    if slot < 0 or fight.book.items[item_row(fight, me, slot)].shield == ShieldKind.SMALL:
        return False
    return guarded_side(fight, me, slot, sector)


@rule
def still_covered(fight: Fight, me: Combatant, other: Combatant) -> bool:
    """IH-19.4: the cover taken is good for all arrows of the moment, from the front and the shield's side."""
    slot = shield_slot(fight, me)
    return slot >= 0 and able(me) and guarded_side(fight, me, slot, sector_of(fight, me, other))


@rule
def shield_slot(fight: Fight, me: Combatant) -> int:
    """IH-2.18: the slot of the shield that is held, -1 for none."""
    if is_shield(fight, me, me.off):
        return me.off
    return me.main if is_shield(fight, me, me.main) else -1


@rule
def ways(fight: Fight, me: Combatant, other: Combatant, what: int) -> int:
    """IH-1.5, IH-3.16, IH-7.9: how an attack can be answered, as a bit set; NONE always. `what`: BLOW and so on."""
    bits = 1 << Way.NONE
    if not on_guard(fight, me) or me.countered or (me.defences_left <= 0 and not me.answered):
        return bits
    sector = sector_of(fight, me, other)
    if what != BLOW and (sector == Sector.REAR or me.blinded):
        return bits
    if what != ARROW:
        if can_parry(fight, me, Way.PARRY, sector):
            bits |= 1 << Way.PARRY
        if can_parry(fight, me, Way.PARRY_OFF, sector):
            bits |= 1 << Way.PARRY_OFF
    elif can_cover(fight, me, sector):
        bits |= 1 << Way.COVER
    fight.offers[Way.DODGE] = points_left(fight, me, Way.DODGE)
    if me.grappled < 0 and fight.offers[Way.DODGE] >= 1:
        bits |= 1 << Way.DODGE
    return bits


@rule
def begin_answer(referee: Referee, fight: Fight, me: Combatant, way: int) -> int:
    """IH-4.4: the first answer of the moment takes the defence action and names the main way; who else may come."""
    others = others_to_come(fight, me)
    if me.answered:
        return others
    me.defences_left -= 1
    name_main_way(referee, fight, me, way, others)
    me.answered = True
    return others


@rule
def answer(referee: Referee, fight: Fight, me: Combatant, other: Combatant, way: int) -> int:
    """IH-4.4, IH-4.5: a parry or dodge from one pool: its Grade, from the points spent."""
    others = begin_answer(referee, fight, me, way)
    points = spend(referee, fight, me, way, others) + referee.part(Why.GM, me.index, 0)
    roll = referee.roll(100, me.index, Why.DEFENCE)
    grade = grade_of(roll, points)
    referee.tell(Event.DEFENDS, me.index, other.index, roll, points, way)
    referee.tell(Event.DEFENCE_GRADE, me.index, other.index, grade, 0, way)
    return grade


@rule
def take_cover(referee: Referee, fight: Fight, me: Combatant) -> None:
    """IH-19.4: what the shield is held before, for all arrows of the moment."""
    shield = fight.book.items[item_row(fight, me, shield_slot(fight, me))].shield
    bits = 1 << Cover.BODY | 1 << Cover.HEAD
    if shield == ShieldKind.KITE:
        bits = 1 << Cover.BODY_THIGH | 1 << Cover.BODY_HEAD
    elif shield == ShieldKind.FULL:
        bits = 1 << Cover.ALL
    me.cover = referee.choose(fight, me.index, Decision.COVER, bits)
    me.defences_left -= 1
    referee.tell(Event.COVERS, me.index, -1, me.cover)


@rule
def defend(referee: Referee, fight: Fight, me: Combatant, other: Combatant, what: int) -> int:
    """IH-1.5, IH-3.6: the answer of `me` to an attack: its Grade, UNANSWERED without one; the way is in `fight.way`."""
    fight.way = Way.NONE
    fight.guard = -1
    if me.cover != Cover.NONE and what == ARROW and still_covered(fight, me, other):
        fight.way = Way.COVER
        return UNANSWERED
    refresh(fight, me)
    options = ways(fight, me, other, what)
    if fight.options.shares_known_ahead and not me.answered and options != 1 << Way.NONE:
        announce_all(referee, fight, me)
    fight.way = referee.choose(fight, me.index, Decision.DEFENCE, options)
    if fight.way == Way.PARRY or fight.way == Way.PARRY_OFF:
        fight.guard = parry_slot(fight, me, fight.way)
        if fight.guard < 0:  # the GM has taken away what it meant to parry with
            fight.way = Way.NONE
    if fight.way == Way.NONE:
        return UNANSWERED
    tire(me)
    if fight.way == Way.COVER:
        take_cover(referee, fight, me)
        return UNANSWERED
    if fight.way == Way.DODGE:
        spoil_aim(fight, me)
    else:
        me.guards |= 1 << fight.guard
    return answer(referee, fight, me, other, fight.way)


@rule
def stops(fight: Fight, blow: int, defence: int) -> bool:
    """IH-3.6, IH-3.7: whether a defence stops a blow, whatever the grades; or only one of its grade."""
    if defence < Grade.SUCCESS:
        return False
    return defence >= blow or not fight.options.defence_must_match_grade


@rule
def opens(referee: Referee, fight: Fight, me: Combatant, other: Combatant, defence: int) -> None:
    """IH-3.8, IH-3.9: what a dodge or a critical parry opens for the defender, in melee."""
    if fight.way == Way.DODGE and defence >= Grade.SUCCESS:
        sure = defence >= Grade.SPECIAL
        grant(referee, fight, me, other, Opening.MANOEUVRE, sure, defence == Grade.CRITICAL)
    elif defence == Grade.CRITICAL:
        grant(referee, fight, me, other, Opening.MANOEUVRE, False, False)


@rule
def wear_guard(referee: Referee, fight: Fight, me: Combatant, defence: int) -> None:
    """IH-3.8, IH-17.1, IH-17.4: a parry uses the weapon, unless it is special or critical; a shield is spared that."""
    slot = fight.guard
    if slot < 0 or defence >= Grade.SPECIAL or is_shield(fight, me, slot):
        return
    me.used |= 1 << slot
    threshold(referee, fight, me, slot)
