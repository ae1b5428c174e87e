"""RM-1.1, RM-1.9, RM-1.10, RM-2, RM-12: what a blow or a missile does where its total leads to."""

from __future__ import annotations

from affray.core.records import rule
from affray.core.referee import Referee
from affray.rulesets.rolemaster.charts import (
    TOTALS,
    Chart,
    Severity,
    cell_at,
    entry_at,
    hits_in,
    severity_in,
    type_in,
    types_at,
)
from affray.rulesets.rolemaster.codes import Event, Why
from affray.rulesets.rolemaster.model import Combatant, Fight, Size
from affray.rulesets.rolemaster.options import LargeFrom
from affray.rulesets.rolemaster.rules.dice import doubles, risen
from affray.rulesets.rolemaster.rules.wounds import lose_hits, lose_weapon, suffer

LEAST = (0, int(Severity.B), int(Severity.C))  # RM-1.10, by Size
LEAST_BEFORE = (0, int(Severity.B), int(Severity.D))
FORCING = 151  # RM-12.1


@rule
def cell_of(fight: Fight, foe: Combatant, row: int, total: int) -> int:
    """RM-1.1: what a total with a weapon, by its row in the book, does to somebody."""
    weapon = fight.book.weapons[row]
    table = fight.book.attacks[weapon.table]
    return cell_at(table, min(total, weapon.cap), fight.book.beings[foe.index].armour_type)


@rule
def reduced(referee: Referee, fight: Fight, foe: Combatant, points: int, times: int) -> int:
    """RM-2.1, RM-2.3: a blow's hits after multiplier and reduction, not below 0."""
    options = fight.book.options
    reduction = fight.book.beings[foe.index].reduction if options.dr else 0
    if options.dr_before_multiplier:
        reduction = min(points, reduction) * times
    total = referee.part(Why.HITS, foe.index, points * times)
    if reduction > 0:
        total += referee.part(Why.REDUCTION, foe.index, -reduction)
    return max(0, total + referee.part(Why.GM, foe.index, 0))


@rule
def effective(
    referee: Referee, fight: Fight, me: Combatant, foe: Combatant, row: int, severity: int, total: int
) -> int:
    """RM-1.10, RM-12.1: the severity that works on somebody of its size."""
    being = fight.book.beings[foe.index]
    if being.size == Size.NORMAL:
        return severity
    older = fight.book.options.large_from == LargeFrom.B_AND_D
    if severity >= (LEAST_BEFORE[being.size] if older else LEAST[being.size]):
        return severity
    weapon = fight.book.weapons[row]
    if severity > 0 and fight.book.options.large_criticals and not weapon.natural and total >= FORCING:
        referee.tell(Event.FORCED, me.index, foe.index, severity)
        return severity
    if severity > 0:
        referee.tell(Event.TOO_LARGE, me.index, foe.index, severity)
    return Severity.NONE


@rule
def last_band(chart: Chart) -> int:
    """RM-1.9: from which roll on a chart says the same."""
    return chart.up_to[chart.bands - 2] + 1 if chart.bands > 1 else 1


@rule
def critical(referee: Referee, fight: Fight, me: Combatant, foe: Combatant, row: int, severity: int, kind: int) -> None:
    """RM-1.9: d100 on the chart of the type; the large and super-large have their own, open-ended, by weapon kind."""
    size = fight.book.beings[foe.index].size
    first = referee.roll(100, me.index, Why.CRITICAL)
    if size == Size.NORMAL:
        entry = entry_at(fight.book.criticals[kind], severity - 1, first)
    else:
        chart = fight.book.larges[size - 1]
        roll = risen(referee, me.index, Why.CRITICAL, first, last_band(chart))
        entry = entry_at(chart, fight.book.weapons[row].kind, roll)
    suffer(referee, fight, foe, entry, Event.CRITICAL, foe.main)


@rule
def type_of(fight: Fight, foe: Combatant, row: int, cell: int, chosen: int) -> int:
    """RM-5.1: the chosen CriticalType, if the weapon's table has it against this AT, else that of the cell.

    It may not when the blow has come to another target, or comes from another hand than was meant.
    """
    table = fight.book.attacks[fight.book.weapons[row].table]
    if chosen >= 0 and types_at(table, fight.book.beings[foe.index].armour_type) >> chosen & 1:
        return chosen
    return type_in(cell)


@rule
def land(
    referee: Referee, fight: Fight, me: Combatant, foe: Combatant, row: int, total: int, counted: int, chosen: int
) -> bool:
    """RM-1.1: a critical and the hits with it; whether it hit at all.

    The hits come off last, so that one critical is like another in exact chances, whatever the blow was.

    `total` as rolled, `counted`: what of it is read on the table; `chosen`: a CriticalType (RM-5.1), or -1.
    """
    cell = cell_of(fight, foe, row, counted)
    if cell == 0:
        referee.tell(Event.MISSES, me.index, foe.index)
        return False
    points = reduced(referee, fight, foe, hits_in(cell), fight.book.weapons[row].times)
    severity = severity_in(cell)
    referee.tell(Event.HITS, me.index, foe.index, points, severity, type_in(cell))
    if points == 0:
        referee.tell(Event.REDUCED, me.index, foe.index)
    if severity > 0 and not foe.dead:
        severity = effective(referee, fight, me, foe, row, severity, total)
        if severity > 0:
            critical(referee, fight, me, foe, row, severity, type_of(fight, foe, row, cell, chosen))
    lose_hits(referee, fight, foe, points)
    return True


@rule
def fumble(referee: Referee, fight: Fight, me: Combatant, slot: int) -> None:
    """RM-1.2, RM-1.9: d100 on the table of the weapon's group."""
    row = fight.book.beings[me.index].weapons + slot
    referee.tell(Event.FUMBLES, me.index, -1, row)
    roll = referee.roll(100, me.index, Why.FUMBLE)
    entry = entry_at(fight.book.fumbles[fight.book.weapons[row].group], 0, roll)
    suffer(referee, fight, me, entry, Event.FUMBLE, slot)


@rule
def strains(fight: Fight, row: int, face: int) -> bool:
    """RM-1.18: whether an unmodified roll tests the weapon: doubles up to its breakage number."""
    breakage = fight.book.weapons[row].breakage
    return breakage > 0 and fight.book.options.breakage and doubles(face, breakage)


@rule
def test_breakage(referee: Referee, fight: Fight, me: Combatant, slot: int) -> None:
    """RM-1.18: a d100 above its strength breaks the weapon."""
    row = fight.book.beings[me.index].weapons + slot
    referee.tell(Event.TESTED, me.index, -1, row)
    if referee.roll(100, me.index, Why.BREAKAGE) > fight.book.weapons[row].strength:
        lose_weapon(referee, fight, me, slot, True)


@rule
def most_rolled(fight: Fight, foe: Combatant, row: int) -> int:
    """RM-1.1, RM-12.1: from which total on more changes nothing."""
    weapon = fight.book.weapons[row]
    if fight.book.beings[foe.index].size != Size.NORMAL and not weapon.natural:
        return FORCING
    return min(TOTALS, weapon.cap)
