"""IH-17, IH-18, IH-19.1: what fighting does to weapons, armour and shields."""

from __future__ import annotations

from affray.core.records import rule
from affray.core.referee import Referee
from affray.rulesets.iskuhetki.codes import Event, Why
from affray.rulesets.iskuhetki.kinds import Damage, Kind, Material, ShieldKind
from affray.rulesets.iskuhetki.model import Combatant, Fight
from affray.rulesets.iskuhetki.rules.chances import item_row
from affray.rulesets.iskuhetki.rules.dice import FUMBLED
from affray.rulesets.iskuhetki.rules.items import break_item

THRESHOLD = (0, 20, 40, 60)  # IH-17.4: on top of the quality, by level
HARDEST_LEVEL = 4  # IH-17.4: from here on a weapon breaks on a fumble only
LEAST_DAMAGE = 2  # IH-18.2: that wears armour
METAL_COUNTERS, HARD_COUNTERS = 3, 2  # IH-18.2, IH-18.3
LIGHT, MEDIUM, HEAVY = (1, 6, 2), (2, 14, 4), (3, 21, 6)  # IH-18.1: class, sum, anywhere


@rule
def worn_out(fight: Fight, me: Combatant, slot: int) -> bool:
    """IH-17.4: worn to its lowest level, with as many counters; shields and parts of the body have no threshold."""
    item = fight.book.items[item_row(fight, me, slot)]
    if me.wear[slot] < item.level or item.natural:
        return False
    return item.shield == ShieldKind.NONE and me.broken >> slot & 1 == 0


@rule
def snap(referee: Referee, fight: Fight, me: Combatant, slot: int) -> None:
    """IH-17.3: it breaks."""
    break_item(me, slot)
    referee.tell(Event.BROKEN, me.index, -1, item_row(fight, me, slot))


@rule
def holds(referee: Referee, fight: Fight, me: Combatant, slot: int) -> bool:
    """IH-17.4: the break threshold: at or under quality and what the level adds; 100 always fails."""
    item = fight.book.items[item_row(fight, me, slot)]
    limit = FUMBLED if item.level >= HARDEST_LEVEL else item.quality + THRESHOLD[item.level]
    roll = referee.roll(100, me.index, Why.THRESHOLD)
    if roll <= limit and roll < FUMBLED:
        referee.tell(Event.HOLDS, me.index, -1, item_row(fight, me, slot), roll, limit)
        return True
    snap(referee, fight, me, slot)
    return False


@rule
def threshold(referee: Referee, fight: Fight, me: Combatant, slot: int) -> bool:
    """IH-17.4: at a strike or parry of a weapon worn to its lowest level; whether it broke."""
    return worn_out(fight, me, slot) and not holds(referee, fight, me, slot)


@rule
def add_counter(referee: Referee, fight: Fight, me: Combatant, slot: int) -> None:
    """IH-17.1, IH-17.2: a wear counter more."""
    me.wear[slot] += 1
    referee.tell(Event.WORN, me.index, -1, item_row(fight, me, slot), me.wear[slot])


@rule
def count_wear(referee: Referee, fight: Fight, me: Combatant, slot: int, counters: int) -> None:
    """IH-6.3, IH-17.3, IH-17.4: counters one by one; past its level each calls for the threshold instead."""
    for _ in range(counters):
        if me.broken >> slot & 1:
            return
        if worn_out(fight, me, slot):
            holds(referee, fight, me, slot)
        else:
            add_counter(referee, fight, me, slot)


@rule
def wear_check(fight: Fight, me: Combatant, slot: int) -> int:
    """IH-17.1: the lower of its quality and the average of skill and quality, rounded down."""
    item = fight.book.items[item_row(fight, me, slot)]
    return min(item.quality, (item.skill + item.quality) // 2)


@rule
def wears(fight: Fight, me: Combatant, slot: int) -> bool:
    """IH-17.1, IH-17.4: whether a weapon used in the round may get a counter now."""
    item = fight.book.items[item_row(fight, me, slot)]
    if item.natural or item.shield != ShieldKind.NONE or me.broken >> slot & 1:
        return False
    return me.wear[slot] < item.level


@rule
def wear_own(referee: Referee, fight: Fight, who: int) -> None:
    """IH-17.1: each weapon that one used in the round."""
    me = fight.combatants[who]
    for slot in range(fight.book.beings[who].item_count):
        used = me.used >> slot & 1 and wears(fight, me, slot)
        if used and referee.roll(100, who, Why.WEAR) > wear_check(fight, me, slot):
            add_counter(referee, fight, me, slot)


@rule
def wear_all(referee: Referee, fight: Fight) -> None:
    """IH-17.1, IH-20.5: wear of the weapons used in the round."""
    bits = 0
    for i in range(fight.count):
        if fight.combatants[i].used:
            bits |= 1 << i
    if bits:
        referee.each(fight, bits, wear_own)


@rule
def wear_shield(referee: Referee, fight: Fight, me: Combatant, slot: int, damage: int) -> None:
    """IH-19.1: a counter when the damage exceeds twice the level; with more counters than its level it is broken."""
    level = fight.book.items[item_row(fight, me, slot)].level
    if damage <= 2 * level:
        return
    me.wear[slot] += 1
    referee.tell(Event.SHIELD_WORN, me.index, -1, item_row(fight, me, slot), me.wear[slot])
    if me.wear[slot] > level:
        snap(referee, fight, me, slot)


@rule
def points_of(fight: Fight, me: Combatant, k: int) -> int:
    """IH-18.4: what is left of the PP of a piece: one less for each lost level."""
    return max(0, fight.book.pieces[fight.book.beings[me.index].pieces + k].points - me.piece_lost[k])


@rule
def lose_level(referee: Referee, fight: Fight, me: Combatant, k: int, location: int) -> None:
    """IH-18.2, IH-18.4: a piece loses a level, and with it a point wherever it protects; its counters clear."""
    piece = fight.book.pieces[fight.book.beings[me.index].pieces + k]
    me.piece_wear[k] = 0
    if points_of(fight, me, k) > 0:
        for where in range(fight.book.tables[fight.book.beings[me.index].table].count):
            if piece.locations >> where & 1:
                me.points[where] = max(0, me.points[where] - 1)
        me.piece_lost[k] += 1
    referee.tell(Event.ARMOUR_BREAKS, me.index, -1, location, me.points[location])


@rule
def wear_piece(referee: Referee, fight: Fight, me: Combatant, k: int, location: int) -> None:
    """IH-18.2, IH-18.3: a counter; with enough of them a quality check, and again with each damage after it."""
    piece = fight.book.pieces[fight.book.beings[me.index].pieces + k]
    me.piece_wear[k] += 1
    referee.tell(Event.ARMOUR_WORN, me.index, -1, location, me.piece_wear[k])
    if me.piece_wear[k] < (METAL_COUNTERS if piece.material == Material.METAL else HARD_COUNTERS):
        return
    if referee.roll(100, me.index, Why.ARMOUR_QUALITY) > piece.quality:
        lose_level(referee, fight, me, k, location)


@rule
def wear_armour(referee: Referee, fight: Fight, me: Combatant, location: int, damage: int, kind: int) -> None:
    """IH-18.2, IH-18.3: the pieces over a location, by the damage before armour; blunt never wears soft ones."""
    if damage < LEAST_DAMAGE or me.points[location] <= 0:
        return
    being = fight.book.beings[me.index]
    for k in range(being.piece_count):
        piece = fight.book.pieces[being.pieces + k]
        covers = piece.locations >> location & 1 == 1 and points_of(fight, me, k) > 0
        immune = piece.material == Material.HIDE or (piece.material == Material.SOFT and kind == Damage.BLUNT)
        if covers and not immune:
            wear_piece(referee, fight, me, k, location)


@rule
def mean_of(fight: Fight, me: Combatant, kind: int, flank: int) -> int:
    """IH-18.1: the mean of the PP of one limb's parts, or of the one part of the body, rounded, halves up."""
    table = fight.book.tables[fight.book.beings[me.index].table]
    total = 0
    count = 0
    for k in range(table.count):
        if table.kind[k] == kind and table.flank[k] == flank:
            total += me.points[k]
            count += 1
    return (2 * total + count) // (2 * count) if count else 0


@rule
def most_anywhere(fight: Fight, me: Combatant) -> int:
    """IH-18.1: the highest PP anywhere but on the head: the helmet isn't counted."""
    table = fight.book.tables[fight.book.beings[me.index].table]
    most = 0
    for k in range(table.count):
        if table.kind[k] != Kind.HEAD:
            most = max(most, me.points[k])
    return most


@rule
def armour_class(fight: Fight, me: Combatant) -> int:
    """IH-18.1: 0 none, 1 light, 2 medium, 3 heavy: the higher class by the sum of six values or the highest."""
    total = mean_of(fight, me, Kind.CHEST, 0) + mean_of(fight, me, Kind.ABDOMEN, 0)
    for flank in range(1, 3):
        total += mean_of(fight, me, Kind.ARM, flank) + mean_of(fight, me, Kind.LEG, flank)
    most = most_anywhere(fight, me)
    if total >= HEAVY[1] or most >= HEAVY[2]:
        return HEAVY[0]
    if total >= MEDIUM[1] or most >= MEDIUM[2]:
        return MEDIUM[0]
    return LIGHT[0] if total >= LIGHT[1] or most >= LIGHT[2] else 0
