"""IH-3.11, IH-3.12: where a blow lands, and what it does there."""

from __future__ import annotations

from affray.core.grid import Sector
from affray.core.records import Ints, rule
from affray.core.referee import Referee
from affray.rulesets.iskuhetki.codes import Event, Why
from affray.rulesets.iskuhetki.model import Combatant, Fight
from affray.rulesets.iskuhetki.rules.chances import item_row
from affray.rulesets.iskuhetki.rules.fire import envenom
from affray.rulesets.iskuhetki.rules.ground import sector_of
from affray.rulesets.iskuhetki.rules.wear import wear_armour
from affray.rulesets.iskuhetki.rules.wounds import armour_at, injure

DIE = 20  # faces of the die for locations


@rule
def location_of(faces: Ints, face: int) -> int:
    """IH-3.11: where a d20 leads on a table, run by run of its faces, so that exact chances split by locations only."""
    k = 0
    while k < DIE - 1:
        end = k
        while end < DIE - 1 and faces[end + 1] == faces[k]:
            end += 1
        if face <= end + 1:
            return faces[k]
        k = end + 1
    return faces[DIE - 1]


@rule
def strike_location(referee: Referee, fight: Fight, me: Combatant, foe: Combatant) -> int:
    """IH-3.11: d20 on the creature's table, from the front, from behind or from above."""
    table = fight.book.tables[fight.book.beings[foe.index].table]
    face = referee.roll(DIE, me.index, Why.LOCATION)
    if fight.book.beings[me.index].above and not fight.book.beings[foe.index].above:
        return location_of(table.above, face)
    if sector_of(fight, foe, me) == Sector.REAR:
        return location_of(table.behind, face)
    return location_of(table.front, face)


@rule
def found_location(referee: Referee, fight: Fight, me: Combatant, foe: Combatant, aim: int) -> int:
    """IH-3.11, IH-3.4: the location aimed at, else the one rolled."""
    location = aim if aim >= 0 else strike_location(referee, fight, me, foe)
    fight.where = location
    referee.tell(Event.LOCATION, foe.index, me.index, location)
    return location


@rule
def bonus(referee: Referee, fight: Fight, me: Combatant) -> int:
    """IH-3.12: the fighter's damage bonus; dice below zero come off."""
    being = fight.book.beings[me.index]
    if being.bonus_dice == 0:
        return 0
    count = being.bonus_dice if being.bonus_dice > 0 else -being.bonus_dice
    points = referee.dice(count, being.bonus_sides, me.index, Why.DAMAGE_BONUS)
    return points if being.bonus_dice > 0 else -points


@rule
def dice_of(referee: Referee, fight: Fight, me: Combatant, slot: int) -> int:
    """IH-3.12: the weapon's dice, less its wear counters."""
    item = fight.book.items[item_row(fight, me, slot)]
    return weapon_sum(referee, fight, me, slot, referee.dice(item.dice, item.sides, me.index, Why.DAMAGE))


@rule
def weapon_sum(referee: Referee, fight: Fight, me: Combatant, slot: int, points: int) -> int:
    """IH-3.12, IH-17.2: what the dice show and what comes with them, less the wear counters."""
    total = referee.part(Why.DICE, me.index, points + fight.book.items[item_row(fight, me, slot)].plus)
    if me.wear[slot] > 0:
        total += referee.part(Why.WORN, me.index, -me.wear[slot])
    return total


@rule
def total_damage(referee: Referee, me: Combatant, foe: Combatant, points: int) -> int:
    """IH-3.12: the end of every sum of damage: at least 0."""
    total = max(0, points + referee.part(Why.GM, me.index, 0))
    referee.tell(Event.DAMAGE, me.index, foe.index, total)
    return total


@rule
def damage_of(referee: Referee, fight: Fight, me: Combatant, foe: Combatant, slot: int, charged: bool) -> int:
    """IH-3.12, IH-2.11: weapon dice and damage bonus, d6 more out of a charge; at least 0."""
    total = dice_of(referee, fight, me, slot)
    if fight.book.beings[me.index].bonus_dice != 0:
        total += referee.part(Why.BONUS, me.index, bonus(referee, fight, me))
    if charged:
        points = referee.roll(6, me.index, Why.CHARGE)
        total += referee.part(Why.CHARGE_DICE, me.index, points)
    return total_damage(referee, me, foe, total)


@rule
def land(
    referee: Referee,
    fight: Fight,
    me: Combatant,
    foe: Combatant,
    slot: int,
    location: int,
    damage: int,
    armour: int,
    kind: int,
    grade: int,
) -> None:
    """IH-3.15: armour wear, with the old PP still counting, then the wound. `armour`: PP that protect, if any do."""
    if armour > 0:
        wear_armour(referee, fight, foe, location, damage, kind)
    through = injure(referee, fight, foe, location, damage, armour, kind, grade, False)
    if through > 0:
        envenom(fight, foe, fight.book.items[item_row(fight, me, slot)].poison)


@rule
def hit(
    referee: Referee, fight: Fight, me: Combatant, foe: Combatant, slot: int, aim: int, grade: int, charged: bool
) -> None:
    """IH-3.15: the normal damage of a blow that wasn't stopped."""
    location = found_location(referee, fight, me, foe, aim)
    damage = damage_of(referee, fight, me, foe, slot, charged)
    kind = fight.book.items[item_row(fight, me, slot)].damage
    land(referee, fight, me, foe, slot, location, damage, armour_at(fight, foe, location), kind, grade)
