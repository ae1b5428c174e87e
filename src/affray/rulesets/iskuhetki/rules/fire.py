"""IH-13, IH-20.3, IH-20.7: fire, burns and poison."""

from __future__ import annotations

from affray.core.grid import COVERED_LIMIT, inside, marked
from affray.core.hexes import covered
from affray.core.records import rule
from affray.core.referee import Referee
from affray.rulesets.iskuhetki.codes import Event, Why
from affray.rulesets.iskuhetki.kinds import Grade, Loss, WoundKind
from affray.rulesets.iskuhetki.model import Combatant, Fight
from affray.rulesets.iskuhetki.rules.dice import FUMBLED, SURE, resistance
from affray.rulesets.iskuhetki.rules.packed import (
    SOUND,
    burnt_out,
    fed,
    pack_wound,
    store_wound,
    with_points,
    wound_bone,
    wound_fed,
    wound_kind,
    wound_points,
    wound_where,
)
from affray.rulesets.iskuhetki.rules.state import here, hp
from affray.rulesets.iskuhetki.rules.wounds import armour_at, lose_blood, lower, settle, settle_wound

OUT, WATER = 5, 3  # IH-13.2: on a d6, and what water at hand adds
SPREADS = 50  # IH-13.3


@rule
def ignite(referee: Referee, fight: Fight, me: Combatant, location: int) -> None:
    """IH-13.2, IH-13.4: a location catches fire; its PP shelter it for so many moments."""
    if me.burning >> location & 1:
        return
    for k in range(me.wound_count):
        if wound_where(me.wounds[k]) == location:
            me.wounds[k] = burnt_out(me.wounds[k])
    me.burning |= 1 << location
    me.sheltered[location] = armour_at(fight, me, location)
    me.alert = True
    referee.tell(Event.ALIGHT, me.index, -1, location)


@rule
def burn_of(me: Combatant, location: int) -> int:
    """IH-13.2: the burn that the fire of a location has made so far; -1 for none."""
    for k in range(me.wound_count):
        if wound_fed(me.wounds[k]) and wound_where(me.wounds[k]) == location:
            return k
    return -1


@rule
def deepen(me: Combatant, k: int, points: int) -> None:
    """IH-13.2, IH-20.7: a wound gets worse."""
    me.wounds[k] = with_points(me.wounds[k], wound_points(me.wounds[k]) + points)


@rule
def burn(referee: Referee, fight: Fight, me: Combatant, location: int) -> None:
    """IH-13.1, IH-13.2: one point of HP, as a burn: no BP, no counters."""
    if me.sheltered[location] > 0:
        me.sheltered[location] -= 1
        return
    k = burn_of(me, location)
    if k < 0:
        store_wound(me, fed(pack_wound(location, WoundKind.BURN, 1, Grade.SUCCESS, 0, 0, 0, 0)))
    else:
        deepen(me, k, 1)
    came_to_0 = lower(referee, fight, me, location, 1)
    referee.tell(Event.BURNS, me.index, -1, location, hp(fight, me, location))
    if k < 0 or came_to_0:
        settle_wound(referee, fight, me, location)
    else:
        settle(referee, fight, me, location)


@rule
def burn_all(referee: Referee, fight: Fight) -> None:
    """IH-13.2: at the end of each moment each burning location loses a point."""
    for i in range(fight.count):
        me = fight.combatants[i]
        if me.burning and here(me) and not me.dead:
            for k in range(fight.book.tables[fight.book.beings[i].table].count):
                if me.burning >> k & 1:
                    burn(referee, fight, me, k)


@rule
def in_flames(fight: Fight, me: Combatant) -> bool:
    """IH-13.1: whether a hex that one covers is on fire."""
    for k in range(COVERED_LIMIT):
        if me.piece.shape >> k & 1:
            place = covered(me.piece, k)
            if inside(fight.book.terrain, place) and marked(fight.book.flames, place):
                return True
    return False


@rule
def catch_fire(referee: Referee, fight: Fight, who: int) -> None:
    """IH-13.1, IH-3.11: a location by d20, unless it burns already."""
    face = referee.roll(20, who, Why.CATCH_FIRE) - 1
    ignite(referee, fight, fight.combatants[who], fight.book.tables[fight.book.beings[who].table].front[face])


@rule
def stand_in_flames(referee: Referee, fight: Fight) -> None:
    """IH-13.1: who stands in flames at the end of a moment has a location catch fire."""
    if fight.book.terrain.width == 0 or not fight.book.burns:
        return
    bits = 0
    for i in range(fight.count):
        me = fight.combatants[i]
        if here(me) and not me.dead and in_flames(fight, me):
            bits |= 1 << i
    if bits:
        referee.each(fight, bits, catch_fire)


@rule
def catches(referee: Referee, fight: Fight, me: Combatant, location: int) -> None:
    """IH-13.3, IH-13.4: fire spreads to each neighbour that doesn't burn with 50 %, one roll for each."""
    neighbours = fight.book.tables[fight.book.beings[me.index].table].neighbours[location]
    for k in range(fight.book.tables[fight.book.beings[me.index].table].count):
        if neighbours >> k & 1 and me.burning >> k & 1 == 0 and me.asked >> k & 1 == 0:
            me.asked |= 1 << k
            if referee.roll(100, me.index, Why.SPREAD) <= SPREADS:
                referee.tell(Event.SPREADS, me.index, -1, k)
                ignite(referee, fight, me, k)


@rule
def spread(referee: Referee, fight: Fight, who: int) -> None:
    """IH-13.3: from what burned before the change of round; a neighbour of two burning locations is rolled for once."""
    me = fight.combatants[who]
    burning = me.burning
    me.asked = 0
    for k in range(fight.book.tables[fight.book.beings[who].table].count):
        if burning >> k & 1:
            catches(referee, fight, me, k)


@rule
def spread_all(referee: Referee, fight: Fight) -> None:
    """IH-13.3, IH-20.3: fire spreads from location to location."""
    bits = 0
    for i in range(fight.count):
        me = fight.combatants[i]
        if me.burning and here(me) and not me.dead:
            bits |= 1 << i
    if bits:
        referee.each(fight, bits, spread)


@rule
def douse(referee: Referee, fight: Fight, me: Combatant, patient: Combatant, location: int) -> None:
    """IH-13.2: 5 or 6 on a d6, 3 more with water at hand, puts one location out."""
    bonus = 0
    if fight.book.beings[me.index].water:
        bonus = referee.part(Why.WATER, me.index, WATER)
    bonus += referee.part(Why.GM, me.index, 0)
    roll = referee.roll(6, me.index, Why.DOUSE)
    if roll + bonus >= OUT:
        patient.burning &= ~(1 << location)
        patient.sheltered[location] = 0
        referee.tell(Event.DOUSED, me.index, patient.index, location)
    else:
        referee.tell(Event.STILL_BURNS, me.index, patient.index, location)


# ---- poison -----------------------------------------------------------------------------------------------------


@rule
def envenom(fight: Fight, me: Combatant, row: int) -> None:
    """IH-20.7, IH-9.7: a poison, should there be one, begins (anew), but not in the bloodless; the newest works."""
    if row >= 0 and not fight.book.beings[me.index].bloodless:
        me.poison = row
        me.poison_left = fight.book.poisons[row].rounds


@rule
def bruise_at(me: Combatant, location: int) -> int:
    """IH-20.7: a bruise of a location, without a hurt bone, that a poison can add to; -1 for none."""
    for k in range(me.wound_count):
        wound = me.wounds[k]
        if wound_where(wound) == location and wound_kind(wound) == WoundKind.BRUISE and wound_bone(wound) == SOUND:
            return k
    return -1


@rule
def sicken(referee: Referee, fight: Fight, me: Combatant, location: int, points: int) -> None:
    """IH-20.7, IH-9.17: a poison takes HP, as a bruise."""
    k = bruise_at(me, location)
    if k < 0:
        store_wound(me, pack_wound(location, WoundKind.BRUISE, points, Grade.SUCCESS, 0, 0, 0, 0))
    else:
        deepen(me, k, points)
    lower(referee, fight, me, location, points)
    settle_wound(referee, fight, me, location)


@rule
def suffer(referee: Referee, fight: Fight, me: Combatant) -> None:
    """IH-20.7: what a poison takes."""
    poison = fight.book.poisons[me.poison]
    if poison.loss == Loss.BP:
        lose_blood(referee, fight, me, poison.points)
    elif poison.loss == Loss.EP:
        me.stamina -= poison.points
        referee.tell(Event.TIRES, me.index, -1, me.stamina)
    else:
        for k in range(fight.book.tables[fight.book.beings[me.index].table].count):
            sicken(referee, fight, me, k, poison.points)


@rule
def poison_one(referee: Referee, fight: Fight, who: int) -> None:
    """IH-20.7, IH-3.13: CON against the potency; a failure costs what the poison takes."""
    me = fight.combatants[who]
    potency = fight.book.poisons[me.poison].potency
    chance = referee.part(Why.RESISTANCE, who, resistance(fight.book.beings[who].con, potency))
    chance += referee.part(Why.GM, who, 0)
    roll = referee.roll(100, who, Why.POISON)
    if roll == SURE or (roll <= chance and roll < FUMBLED):
        referee.tell(Event.RESISTS, who, -1, roll, chance)
    else:
        referee.tell(Event.POISONED, who, -1, roll, chance)
        suffer(referee, fight, me)
    me.poison_left -= 1
    if me.poison_left <= 0:
        me.poison = -1


@rule
def poison_all(referee: Referee, fight: Fight) -> None:
    """IH-20.7, IH-20.3: at each change of round while it lasts."""
    bits = 0
    for i in range(fight.count):
        me = fight.combatants[i]
        if me.poison >= 0 and me.poison_left > 0 and here(me) and not me.dead:
            bits |= 1 << i
    if bits:
        referee.each(fight, bits, poison_one)
