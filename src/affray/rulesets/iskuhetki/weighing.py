"""What an unattended combatant makes of its situation. Nothing here is a clause of the rules."""

from __future__ import annotations

from affray.core.bits import has, lowest
from affray.core.grid import Sector, marked
from affray.core.hexes import bearing, distance, sector
from affray.core.kinds import Temper
from affray.core.records import rule
from affray.rulesets.iskuhetki.kinds import Flank, Kind
from affray.rulesets.iskuhetki.model import Combatant, Fight
from affray.rulesets.iskuhetki.rules.chances import at_range, item_row
from affray.rulesets.iskuhetki.rules.deeds import bow_slot
from affray.rulesets.iskuhetki.rules.ground import gap
from affray.rulesets.iskuhetki.rules.items import quiver, wieldable
from affray.rulesets.iskuhetki.rules.packed import bleeding, wound_where
from affray.rulesets.iskuhetki.rules.state import able, fleeing

USELESS = -10_000
FAR = 10_000
NEAR = 4  # hexes: a foe so near is no target to take aim at
BAD_RANGE = -30  # a modifier at which one rather moves
BEHIND = 20  # what it is worth to stand behind somebody
FLAMES = 300  # what it is worth not to stand in fire


@rule
def worst_wound(fight: Fight, me: Combatant) -> int:
    """Percent of its HP that the worst-hurt part of head and body has lost."""
    being = fight.book.beings[me.index]
    worst = 0
    for k in range(me.wound_count):
        where = wound_where(me.wounds[k])
        if fight.book.tables[being.table].kind[where] <= Kind.ABDOMEN:
            worst = max(worst, 100 * me.hurt[where] // max(1, being.full[where]))
    return worst


@rule
def had_enough(fight: Fight, me: Combatant) -> bool:
    """A coward has enough at a moderate wound, a careful one at a grave one, the others never."""
    if me.temper == Temper.BOLD or me.temper == Temper.MINDLESS or me.wound_count == 0:
        return False
    being = fight.book.beings[me.index]
    lost = 100 - 100 * me.blood // max(1, being.blood)
    worst = max(worst_wound(fight, me), 0 if being.bloodless else lost)
    return worst >= (50 if me.temper == Temper.COWARD else 75)


@rule
def runs_away(fight: Fight, me: Combatant) -> bool:
    """Whether one wants to be elsewhere."""
    return fleeing(fight, me) or had_enough(fight, me)


@rule
def mean_damage(fight: Fight, me: Combatant, slot: int) -> int:
    """Twice what a blow does on average, the damage bonus left out."""
    item = fight.book.items[item_row(fight, me, slot)]
    return item.dice * (item.sides + 1) + 2 * item.plus - 2 * me.wear[slot]


@rule
def blade_worth(fight: Fight, me: Combatant, slot: int) -> int:
    """About how much a melee weapon or part of the body would do; USELESS for what isn't one."""
    item = fight.book.items[item_row(fight, me, slot)]
    if item.reach < 0 or item.loading > 0:
        return USELESS
    return (item.skill + item.parry // 2) * mean_damage(fight, me, slot)


@rule
def best_blade(fight: Fight, me: Combatant, bits: int) -> int:
    """The best of some slots for melee, -1 for none."""
    best = -1
    most = USELESS
    for k in range(fight.book.beings[me.index].item_count):
        if bits >> k & 1:
            worth = blade_worth(fight, me, k)
            if worth > most:
                most = worth
                best = k
    return best


@rule
def held_blade(fight: Fight, me: Combatant) -> int:
    """What one fights with in melee: what is in the main hand, if that is no bow, else the best there is."""
    if armed(fight, me):
        return me.main
    return best_blade(fight, me, wieldable(fight, me))


@rule
def armed(fight: Fight, me: Combatant) -> bool:
    """Whether there is something in the main hand, and no bow."""
    return me.main >= 0 and fight.book.beings[me.index].bows >> me.main & 1 == 0


@rule
def unarmoured(fight: Fight, me: Combatant) -> bool:
    """Whether running costs nothing."""
    return fight.book.beings[me.index].piece_count == 0


@rule
def holds_missile(fight: Fight, me: Combatant) -> bool:
    """Whether what is in the main hand is made for throwing."""
    return me.main >= 0 and fight.book.items[item_row(fight, me, me.main)].thrown


@rule
def near_foe(fight: Fight, me: Combatant) -> int:
    """How many hexes away the nearest enemy is, of those one saw when one looked around; FAR for none."""
    return gap(fight, me, fight.combatants[fight.near]) if fight.near >= 0 else FAR


@rule
def out_of_range(fight: Fight, me: Combatant, hexes: int) -> bool:
    """Whether the range is so bad for the weapon that a move is worth more than a strike."""
    slot = held_blade(fight, me)
    return slot >= 0 and at_range(fight, me, slot, hexes) <= BAD_RANGE


@rule
def slot_for(fight: Fight, me: Combatant, bits: int, hexes: int) -> int:
    """What to strike with at a range: chance times damage."""
    if bits & (bits - 1) == 0:
        return lowest(bits)
    best = -1
    most = USELESS
    for k in range(fight.book.beings[me.index].item_count):
        if bits >> k & 1:
            skill = fight.book.items[item_row(fight, me, k)].skill
            chance = max(1, skill + at_range(fight, me, k, hexes))
            worth = chance * mean_damage(fight, me, k)
            if worth > most:
                most = worth
                best = k
    return best if best >= 0 else lowest(bits)


@rule
def archer(fight: Fight, me: Combatant) -> bool:
    """Whether one has a bow in hand and something to shoot."""
    slot = bow_slot(fight, me)
    return slot >= 0 and (me.nocked >= 0 or quiver(fight, me, slot) != 0)


@rule
def wanted_range(fight: Fight, me: Combatant) -> int:
    """The range that one would like to have: the weapon's best, or for archers a safe one."""
    if runs_away(fight, me):
        return FAR
    if archer(fight, me):
        return 8
    slot = held_blade(fight, me)
    return fight.book.items[item_row(fight, me, slot)].best if slot >= 0 else 1


@rule
def range_gain(fight: Fight, me: Combatant, foe: Combatant, hexes: int) -> int:
    """What a range is worth to one: own modifier less the other's, at most."""
    mine = held_blade(fight, me)
    theirs = held_blade(fight, foe)
    gain = max(-100, at_range(fight, me, mine, hexes)) if mine >= 0 else -100
    return gain - (max(-100, at_range(fight, foe, theirs, hexes)) if theirs >= 0 else -100) // 2


@rule
def flank_worth(foe: Combatant, place: int) -> int:
    """What it is worth to stand where the foe doesn't look."""
    where = sector(bearing(foe.piece.place, foe.piece.facing, place))
    if where == Sector.REAR:
        return BEHIND
    return 0 if where == Sector.FRONT else 10


@rule
def place_worth(fight: Fight, foe: Combatant, want: int, place: int, most: int) -> int:
    """What a hex is worth: the range to the foe, and its flank, where with that it can be worth more than `most`."""
    hexes = distance(place, foe.piece.place)
    fear = FLAMES if fight.book.burns and marked(fight.book.flames, place) else 0
    if want >= FAR:
        return 10 * hexes - fear
    worth = -30 * abs(hexes - want) - fear
    if hexes <= 2 and worth + BEHIND > most:
        worth += flank_worth(foe, place)
    return worth


@rule
def ease(fight: Fight, foe: Combatant) -> int:
    """How little a foe has to answer with: nothing when its defence is spent, or it lies on the ground."""
    if foe.defences_left <= 0 and not foe.answered:
        return 30
    return 20 if foe.down or foe.grappled >= 0 else 0


@rule
def prey(fight: Fight, me: Combatant, foe: Combatant) -> int:
    """How much there is to be gained by attacking somebody: near, hurt, open, alone against several."""
    if not able(foe):
        return USELESS
    worth = 100 + ease(fight, foe) + worst_wound(fight, foe) // 2 - 15 * gap(fight, me, foe)
    if foe.index == me.aim_at:
        worth += 40
    return worth


@rule
def total_armour(fight: Fight, me: Combatant) -> int:
    """PP of head and body."""
    table = fight.book.tables[fight.book.beings[me.index].table]
    total = 0
    for k in range(table.count):
        if table.kind[k] <= Kind.ABDOMEN:
            total += me.points[k]
    return total


@rule
def best_prey(fight: Fight, me: Combatant, options: int) -> int:
    """Whom to attack."""
    best = lowest(options)
    if options & (options - 1) == 0:
        return best
    most = USELESS - 1
    for i in range(fight.count):
        if has(options, i):
            gain = prey(fight, me, fight.combatants[i])
            if gain > most:
                most = gain
                best = i
    return best


@rule
def awake_of(fight: Fight, bits: int) -> int:
    """Those of some who are able."""
    for i in range(fight.count):
        if bits >> i & 1 and not able(fight.combatants[i]):
            bits &= ~(1 << i)
    return bits


@rule
def bleeds_badly(fight: Fight, me: Combatant) -> bool:
    """Whether a wound wants binding: it takes two points of blood a round, or one of few."""
    counters = bleeding(me)
    return counters >= 2 or (counters == 1 and me.blood <= 5)


@rule
def softest(fight: Fight, foe: Combatant, options: int) -> int:
    """The location to choose: head or body where armour is least."""
    table = fight.book.tables[fight.book.beings[foe.index].table]
    best = lowest(options)
    most = USELESS
    for k in range(table.count):
        if has(options, k):
            worth = 10 * (Kind.LEG - table.kind[k]) - 8 * foe.points[k]
            if table.flank[k] != Flank.MIDDLE:
                worth -= 10
            if worth > most:
                most = worth
                best = k
    return best
