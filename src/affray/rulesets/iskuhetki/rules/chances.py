"""IH-3.4, IH-3.5: what a strike, a shot or a throw hits with."""

from __future__ import annotations

from affray.core.grid import Sector
from affray.core.records import rule
from affray.core.referee import Referee, Summing
from affray.rulesets.iskuhetki.codes import Event, Why
from affray.rulesets.iskuhetki.kinds import Flank, Grade
from affray.rulesets.iskuhetki.model import NO_STRIKE, RANGES, Combatant, Fight
from affray.rulesets.iskuhetki.rules.ground import gap, sector_of
from affray.rulesets.iskuhetki.rules.state import MAIN, OFF, flank_of, hindrance

AIMED, TARGET_MOVES, SELF_MOVES, ON_GROUND = -30, -15, -25, 20
BEHIND, BEHIND_UNAWARE = 20, 40
BESIDE, BESIDE_UNAWARE, BESIDE_SHIELD, BESIDE_SHIELD_UNAWARE = 10, 25, 5, 15
UNMADE_FLIES = 6  # hexes that a weapon not made for throwing flies (IH-8.1: at -75)
STILL, CHASE = range(2)  # how a strike comes about: from where one stands, or at the end of a chase (IH-2.14)


@rule
def item_row(fight: Fight, me: Combatant, slot: int) -> int:
    """IH-2.5: the row of somebody's item in the book."""
    return fight.book.beings[me.index].items + slot


@rule
def at_range(fight: Fight, me: Combatant, slot: int, hexes: int) -> int:
    """IH-2.5, IH-2.18: the modifier at a range, NO_STRIKE where the weapon has none."""
    if hexes >= RANGES:
        return NO_STRIKE
    return fight.book.items[item_row(fight, me, slot)].at_range[hexes]


@rule
def sight(referee: Summing, fight: Fight, me: Combatant, skill: int) -> int:
    """IH-3.4, IH-3.5: blind one has a quarter, in the dark half of the skill, rounded down; the smaller alone."""
    if me.blinded:
        return referee.part(Why.BLIND, me.index, skill // 4 - skill)
    if fight.dark:
        return referee.part(Why.DARK, me.index, skill // 2 - skill)
    return 0


@rule
def shield_flank(fight: Fight, me: Combatant) -> int:
    """IH-2.18, IH-3.4: the Flank of the arm that bears a shield, MIDDLE for none."""
    shields = fight.book.beings[me.index].shields
    if me.off >= 0 and shields >> me.off & 1:
        return flank_of(fight, me, OFF)
    if me.main >= 0 and shields >> me.main & 1:
        return flank_of(fight, me, MAIN)
    return Flank.MIDDLE


@rule
def on_flank(sector: int, flank: int) -> bool:
    """IH-2.18: whether something comes from the side of a flank."""
    return (sector == Sector.RIGHT and flank == Flank.RIGHT) or (sector == Sector.LEFT and flank == Flank.LEFT)


@rule
def position(referee: Summing, fight: Fight, me: Combatant, foe: Combatant) -> int:
    """IH-3.4: from behind, or from the side, at a target aware of it or not."""
    sector = sector_of(fight, foe, me)
    if sector == Sector.FRONT:
        return 0
    if sector == Sector.REAR:
        return referee.part(Why.BEHIND, me.index, BEHIND if foe.alert else BEHIND_UNAWARE)
    if on_flank(sector, shield_flank(fight, foe)):
        return referee.part(Why.BESIDE, me.index, BESIDE_SHIELD if foe.alert else BESIDE_SHIELD_UNAWARE)
    return referee.part(Why.BESIDE, me.index, BESIDE if foe.alert else BESIDE_UNAWARE)


@rule
def stance(referee: Summing, me: Combatant, foe: Combatant, melee: bool) -> int:
    """IH-3.4: a target on the ground, in melee; an attacker on the ground."""
    total = 0
    if foe.down and melee:
        total += referee.part(Why.TARGET_DOWN, me.index, ON_GROUND)
    if me.down:
        total += referee.part(Why.SELF_DOWN, me.index, -ON_GROUND)
    return total


@rule
def motion(referee: Summing, me: Combatant, foe: Combatant, moved: bool) -> int:
    """IH-3.4, IH-3.5: a moving target, a moving attacker; for missiles and chases."""
    total = 0
    if foe.moving:
        total += referee.part(Why.TARGET_MOVES, me.index, TARGET_MOVES)
    if moved:
        total += referee.part(Why.SELF_MOVES, me.index, SELF_MOVES)
    return total


@rule
def common(referee: Summing, fight: Fight, me: Combatant, foe: Combatant, skill: int, aim: int, melee: bool) -> int:
    """IH-3.4, IH-3.5: the skill, and what changes any attack roll. `aim`: a location, or -1."""
    total = referee.part(Why.SKILL, me.index, skill)
    total += sight(referee, fight, me, skill)
    total += position(referee, fight, me, foe)
    total += stance(referee, me, foe, melee)
    if aim >= 0:
        total += referee.part(Why.AIMED, me.index, AIMED)
    return total + hindrance(referee, me, skill)


@rule
def strike_chance(
    referee: Summing, fight: Fight, me: Combatant, foe: Combatant, slot: int, skill: int, aim: int, manner: int
) -> int:
    """IH-3.4: the modified skill of a strike, without the GM's part."""
    total = common(referee, fight, me, foe, skill, aim, True)
    modifier = at_range(fight, me, slot, gap(fight, me, foe))
    if modifier != 0:
        total += referee.part(Why.RANGE, me.index, modifier)
    if manner == CHASE:
        total += motion(referee, me, foe, True)
    return total


@rule
def flies(fight: Fight, me: Combatant, slot: int) -> int:
    """IH-7.7, IH-8.1: how many hexes far a shot or throw goes; 0 for what neither shoots nor flies."""
    item = fight.book.items[item_row(fight, me, slot)]
    if item.loading > 0 or item.thrown:
        return item.long
    return UNMADE_FLIES if item.throw > 0 else 0


@rule
def tell_grade(referee: Referee, me: Combatant, foe: Combatant, grade: int) -> None:
    """IH-3.2, IH-3.3: that an attack was special, critical or fumbled."""
    if grade > Grade.SUCCESS or grade == Grade.FUMBLE:
        referee.tell(Event.GRADE, me.index, foe.index, grade)
