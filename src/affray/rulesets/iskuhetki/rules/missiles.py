"""IH-7.1 to IH-7.4, IH-8, IH-19.2, IH-19.4: arrows, bolts and thrown weapons in flight."""

from __future__ import annotations

from affray.core.bits import size
from affray.core.records import rule
from affray.core.referee import Referee
from affray.rulesets.iskuhetki.codes import Event, Why
from affray.rulesets.iskuhetki.kinds import Cover, Damage, Grade, Kind, Way
from affray.rulesets.iskuhetki.model import Combatant, Fight
from affray.rulesets.iskuhetki.rules.chances import common, item_row, motion, tell_grade
from affray.rulesets.iskuhetki.rules.damage import bonus, dice_of, found_location, land, total_damage, weapon_sum
from affray.rulesets.iskuhetki.rules.defence import ARROW, THROWN, defend, shield_slot, stops, wear_guard
from affray.rulesets.iskuhetki.rules.dice import grade_of
from affray.rulesets.iskuhetki.rules.fire import envenom
from affray.rulesets.iskuhetki.rules.ground import at_hand, gap
from affray.rulesets.iskuhetki.rules.items import let_go, quiver
from affray.rulesets.iskuhetki.rules.pools import is_shield
from affray.rulesets.iskuhetki.rules.state import MAIN, OFF, begin_attack, flank_of, here, spoil_aim
from affray.rulesets.iskuhetki.rules.wear import wear_armour, wear_shield
from affray.rulesets.iskuhetki.rules.wounds import armour_at, injure

MEDIUM, LONG = -20, -40  # IH-7.7
SNAP_SHOT = -20  # IH-7.5
EACH_HEX = -15  # IH-8.1
NEAR_MISS = 20  # IH-7.7


@rule
def band(fight: Fight, me: Combatant, slot: int, hexes: int) -> int:
    """IH-7.7: what the range costs: nothing near, -20 at medium, -40 at long range."""
    item = fight.book.items[item_row(fight, me, slot)]
    if hexes <= item.short:
        return 0
    return MEDIUM if hexes <= item.medium else LONG


@rule
def flight_chance(
    referee: Referee, fight: Fight, me: Combatant, foe: Combatant, slot: int, aim: int, moved: bool
) -> int:
    """IH-3.4, IH-7.7, IH-8.1: what a shot or throw hits with, but for how it was aimed and the GM's part."""
    item = fight.book.items[item_row(fight, me, slot)]
    skill = item.skill if item.loading > 0 else item.throw
    total = common(referee, fight, me, foe, skill, aim, False) + motion(referee, me, foe, moved)
    hexes = gap(fight, me, foe)
    if item.loading > 0 or item.thrown:
        cost = band(fight, me, slot, hexes)
        if cost:
            total += referee.part(Why.BAND, me.index, cost)
    elif hexes > 1:
        total += referee.part(Why.THROWN, me.index, EACH_HEX * (hexes - 1))
    return total


@rule
def aiming(referee: Referee, fight: Fight, me: Combatant, slot: int) -> int:
    """IH-7.5, IH-7.6, IH-7.7: shot at once, or aimed; and the arrow's accuracy."""
    item = fight.book.items[item_row(fight, me, slot)]
    total = 0
    if me.steps[slot] <= item.loading:
        total += referee.part(Why.SNAP, me.index, SNAP_SHOT)
    elif me.steps[slot] >= item.loading + 2:
        total += referee.part(Why.AIMING, me.index, item.aim_bonus)
    accuracy = fight.book.arrows[arrow_row(fight, me)].accuracy
    if accuracy:
        total += referee.part(Why.ACCURACY, me.index, accuracy)
    return total


@rule
def arrow_row(fight: Fight, me: Combatant) -> int:
    """IH-7.1: the row of the arrow on the string."""
    return fight.book.beings[me.index].arrows + me.nocked


@rule
def penetration(referee: Referee, fight: Fight, me: Combatant, grade: int) -> int:
    """IH-7.1, IH-7.4: of the arrow's head; doubled by a special or critical hit."""
    points = fight.book.arrows[arrow_row(fight, me)].penetration
    return points if grade < Grade.SPECIAL else 2 * points


@rule
def die_of(referee: Referee, fight: Fight, me: Combatant, foe: Combatant, slot: int, grade: int) -> int:
    """IH-7.1, IH-7.4: the bow's damage die, its maximum on a critical; no damage bonus (IH-7.9)."""
    item = fight.book.items[item_row(fight, me, slot)]
    if grade == Grade.CRITICAL:
        points = item.dice * item.sides
    else:
        points = referee.dice(item.dice, item.sides, me.index, Why.DAMAGE)
    return total_damage(referee, me, foe, weapon_sum(referee, fight, me, slot, points))


@rule
def wound_by_arrow(
    referee: Referee,
    fight: Fight,
    me: Combatant,
    foe: Combatant,
    location: int,
    damage: int,
    armour: int,
    grade: int,
    arrow: bool,
) -> bool:
    """IH-7.2, IH-7.3: piercing, past what armour the head left; an arrow that did damage stays in the wound.

    Whether anything came through.
    """
    wear_armour(referee, fight, foe, location, damage, Damage.PIERCING)
    through = injure(referee, fight, foe, location, damage, armour, Damage.PIERCING, grade, arrow)
    if through > 0 and arrow:
        referee.tell(Event.STUCK, foe.index, -1, location)
        envenom(fight, foe, fight.book.arrows[arrow_row(fight, me)].poison)
    return through > 0


@rule
def behind_shield(fight: Fight, me: Combatant, slot: int, hand: bool) -> int:
    """IH-19.2: the location behind a shield that is pierced: the hand, or else the forearm before it; -1 for none."""
    table = fight.book.tables[fight.book.beings[me.index].table]
    flank = flank_of(fight, me, OFF if me.off == slot else MAIN)
    forearm = -1
    last = -1
    for k in range(table.count):
        if table.kind[k] == Kind.ARM and table.flank[k] == flank:
            forearm = last if last >= 0 else k
            last = k
    return last if hand else forearm


@rule
def through_shield(
    referee: Referee,
    fight: Fight,
    me: Combatant,
    foe: Combatant,
    slot: int,
    damage: int,
    force: int,
    grade: int,
    arrow: bool,
) -> bool:
    """IH-19.2: what exceeds the shield's level + 1 strikes the arm behind it, on a special or critical; its PP count.

    `force`: damage with penetration; what passes is at most the damage alone. Whether anything came through.
    """
    level = fight.book.items[item_row(fight, foe, slot)].level
    excess = min(damage, force - (level + 1))
    if excess <= 0 or grade < Grade.SPECIAL:
        return False
    location = behind_shield(fight, foe, slot, grade == Grade.CRITICAL)
    if location < 0:
        return False
    referee.tell(Event.PIERCED, foe.index, me.index, excess, location)
    return wound_by_arrow(referee, fight, me, foe, location, excess, armour_at(fight, foe, location), grade, arrow)


@rule
def is_covered(fight: Fight, me: Combatant, location: int) -> bool:
    """IH-19.4: whether what the shield is held before holds a location."""
    table = fight.book.tables[fight.book.beings[me.index].table]
    kind = table.kind[location]
    if me.cover == Cover.ALL or kind == Kind.CHEST or kind == Kind.ARM:
        return True
    if kind == Kind.HEAD:
        return me.cover == Cover.HEAD or me.cover == Cover.BODY_HEAD
    if kind == Kind.ABDOMEN:
        return me.cover != Cover.HEAD
    return me.cover == Cover.BODY_THIGH and table.thigh >> location & 1 == 1


@rule
def arrow_hits(referee: Referee, fight: Fight, me: Combatant, foe: Combatant, slot: int, aim: int, grade: int) -> None:
    """IH-7.2, IH-19.4: an arrow that nothing stopped strikes a location, or the shield before it."""
    location = found_location(referee, fight, me, foe, aim)
    damage = die_of(referee, fight, me, foe, slot, grade)
    head = penetration(referee, fight, me, grade)
    shield = shield_slot(fight, foe)
    if fight.way == Way.COVER and shield >= 0 and is_covered(fight, foe, location):
        referee.tell(Event.COVERED, foe.index, me.index, location)
        # First what is behind it: a shield that breaks is on no arm any more.
        through_shield(referee, fight, me, foe, shield, damage, damage + head, grade, True)
        wear_shield(referee, fight, foe, shield, damage)
        return
    armour = armour_at(fight, foe, location)
    wound_by_arrow(referee, fight, me, foe, location, damage, max(0, armour - head), grade, True)


@rule
def beside(fight: Fight, me: Combatant, foe: Combatant) -> int:
    """IH-7.7: other fighters next to the target, who is in melee; as a bit set."""
    bits = 0
    for i in range(fight.count):
        other = fight.combatants[i]
        if i != me.index and i != foe.index and here(other) and not other.dead and at_hand(fight, foe, other):
            bits |= 1 << i
    return bits


@rule
def nth_of(bits: int, n: int) -> int:
    """IH-7.7: the n-th of a bit set, from 1."""
    k = 0
    while n > 1 or bits >> k & 1 == 0:
        n -= bits >> k & 1
        k += 1
    return k


@rule
def in_melee_with(fight: Fight, foe: Combatant, bits: int) -> bool:
    """IH-7.7: whether an enemy of the target stands next to it."""
    for i in range(fight.count):
        if bits >> i & 1 and fight.combatants[i].side != foe.side:
            return True
    return False


@rule
def stray(referee: Referee, fight: Fight, me: Combatant, foe: Combatant, slot: int) -> None:
    """IH-7.7: a near miss into a melee strikes at a random other fighter next to the target, at half skill."""
    bits = beside(fight, me, foe)
    if bits == 0 or not in_melee_with(fight, foe, bits):
        return
    other = fight.combatants[nth_of(bits, referee.roll(size(bits), me.index, Why.STRAY))]
    referee.tell(Event.STRAYS, me.index, other.index)
    skill = fight.book.items[item_row(fight, me, slot)].skill
    chance = referee.part(Why.SKILL, me.index, skill) + referee.part(Why.STRAYED, me.index, skill // 2 - skill)
    chance += referee.part(Why.GM, me.index, 0)
    roll = referee.roll(100, me.index, Why.ATTACK)
    grade = grade_of(roll, chance)
    referee.tell(Event.SHOOTS, me.index, other.index, roll, chance, item_row(fight, me, slot))
    if grade >= Grade.SUCCESS:
        fight.target = other.index
        arrives(referee, fight, me, other, slot, -1, grade)


@rule
def arrives(referee: Referee, fight: Fight, me: Combatant, foe: Combatant, slot: int, aim: int, grade: int) -> None:
    """IH-7.9, IH-3.15: an arrow is answered by cover or dodge; no opening comes of it."""
    defence = defend(referee, fight, foe, me, ARROW)
    if stops(fight, grade, defence):
        referee.tell(Event.STOPS, foe.index, me.index, 0, 0, fight.way)
    else:
        arrow_hits(referee, fight, me, foe, slot, aim, grade)
    foe.alert = True


@rule
def shoot(referee: Referee, fight: Fight, me: Combatant, foe: Combatant, slot: int, aim: int, moved: bool) -> None:
    """IH-7: one shot, to the wound's end; the arrow is gone."""
    begin_attack(fight, me, foe, slot, -1)
    if me.aim_at != foe.index:
        spoil_aim(fight, me)
    chance = flight_chance(referee, fight, me, foe, slot, aim, moved) + aiming(referee, fight, me, slot)
    chance += referee.part(Why.GM, me.index, 0)
    roll = referee.roll(100, me.index, Why.ATTACK)
    grade = grade_of(roll, chance)
    referee.tell(Event.SHOOTS, me.index, foe.index, roll, chance, item_row(fight, me, slot))
    tell_grade(referee, me, foe, grade)
    if grade >= Grade.SUCCESS:
        arrives(referee, fight, me, foe, slot, aim, grade)
    else:
        referee.tell(Event.MISSES, me.index, foe.index)
        foe.alert = True
        if roll <= chance + NEAR_MISS:
            stray(referee, fight, me, foe, slot)
    spend_arrow(referee, fight, me, slot)


@rule
def spend_arrow(referee: Referee, fight: Fight, me: Combatant, slot: int) -> None:
    """IH-7.5: the arrow on the string is shot; loading begins anew."""
    if me.nocked >= 0 and me.arrows[me.nocked] > 0:
        me.arrows[me.nocked] -= 1
    me.nocked = -1
    me.steps[slot] = 0
    me.aim_at = -1
    if quiver(fight, me, slot) == 0:
        referee.tell(Event.NO_ARROWS, me.index, -1, item_row(fight, me, slot))


@rule
def throw_damage(referee: Referee, fight: Fight, me: Combatant, foe: Combatant, slot: int) -> int:
    """IH-7.9, IH-3.12: weapon dice, and half of the damage bonus, rounded down."""
    total = dice_of(referee, fight, me, slot)
    if fight.book.beings[me.index].bonus_dice != 0:
        total += referee.part(Why.BONUS, me.index, bonus(referee, fight, me) // 2)
    return total_damage(referee, me, foe, total)


@rule
def thrown_kind(fight: Fight, me: Combatant, slot: int, grade: int) -> int:
    """IH-8.2, IH-8.3: blunt, on a special or critical edge first; a throwing weapon does what it is made for."""
    item = fight.book.items[item_row(fight, me, slot)]
    return item.edge if item.thrown or grade >= Grade.SPECIAL else Damage.BLUNT


@rule
def thrown_hits(referee: Referee, fight: Fight, me: Combatant, foe: Combatant, slot: int, aim: int, grade: int) -> None:
    """IH-8.2: a thrown weapon strikes."""
    location = found_location(referee, fight, me, foe, aim)
    damage = throw_damage(referee, fight, me, foe, slot)
    kind = thrown_kind(fight, me, slot, grade)
    land(referee, fight, me, foe, slot, location, damage, armour_at(fight, foe, location), kind, grade)


@rule
def caught(referee: Referee, fight: Fight, me: Combatant, foe: Combatant, slot: int, defence: int) -> None:
    """IH-3.8, IH-7.9: a thrown weapon is parried or dodged; a shield takes its damage."""
    referee.tell(Event.STOPS, foe.index, me.index, 0, 0, fight.way)
    if is_shield(fight, foe, fight.guard) and defence < Grade.SPECIAL:
        wear_shield(referee, fight, foe, fight.guard, throw_damage(referee, fight, me, foe, slot))


@rule
def leave_hand(fight: Fight, me: Combatant, foe: Combatant, slot: int) -> None:
    """IH-8: what was thrown lies where its target stands; the next of its kind comes to hand."""
    me.lies[slot] = foe.piece.place if fight.book.terrain.width > 0 else gap(fight, me, foe)
    me.left[slot] -= 1
    if me.left[slot] <= 0:
        me.left[slot] = 1
        let_go(me, slot)
        me.dropped |= 1 << slot


@rule
def throw(referee: Referee, fight: Fight, me: Combatant, foe: Combatant, slot: int, aim: int, moved: bool) -> None:
    """IH-8, IH-7.9: one throw, to the wound's end."""
    begin_attack(fight, me, foe, slot, -1)
    chance = flight_chance(referee, fight, me, foe, slot, aim, moved) + referee.part(Why.GM, me.index, 0)
    roll = referee.roll(100, me.index, Why.ATTACK)
    grade = grade_of(roll, chance)
    referee.tell(Event.THROWS, me.index, foe.index, roll, chance, item_row(fight, me, slot))
    tell_grade(referee, me, foe, grade)
    if grade < Grade.SUCCESS:
        referee.tell(Event.MISSES, me.index, foe.index)
    else:
        defence = defend(referee, fight, foe, me, THROWN)
        wear_guard(referee, fight, foe, defence)
        if stops(fight, grade, defence):
            caught(referee, fight, me, foe, slot, defence)
        else:
            thrown_hits(referee, fight, me, foe, slot, aim, grade)
    foe.alert = True
    leave_hand(fight, me, foe, slot)
