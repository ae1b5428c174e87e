"""IH-1.4: acting at the same time.

Each of the tied acts on the state as it was before the others' effects. So before each of their turns everybody's
record is put back to that state, all but what one has spent on defending, and afterwards what changed is added to what
had come of the turns before. Points add up; of other figures the one that changed counts.
"""

from __future__ import annotations

from affray.core.bits import has
from affray.core.gaps import Gaps
from affray.core.records import assign, rule, same
from affray.core.referee import Referee
from affray.rulesets.iskuhetki.codes import Event
from affray.rulesets.iskuhetki.kinds import Opening, Way
from affray.rulesets.iskuhetki.model import ARROWS, Combatant, Fight
from affray.rulesets.iskuhetki.rules.packed import store_wound
from affray.rulesets.iskuhetki.rules.shove import tear_loose
from affray.rulesets.iskuhetki.rules.state import able
from affray.rulesets.iskuhetki.rules.wear import snap
from affray.rulesets.iskuhetki.rules.wounds import settle, settle_wound


@rule
def changed(to: int, base: int, now: int) -> int:
    """IH-1.4: a figure that a turn set stands."""
    return to if now == base else now


@rule
def added(to: int, base: int, now: int) -> int:
    """IH-1.4: points add up."""
    return to + now - base


@rule
def joined(to: int, base: int, now: int) -> int:
    """IH-1.4: bits that a turn set or cleared."""
    return (to | (now & ~base)) & ~(base & ~now)


@rule
def merge_body(to: Combatant, base: Combatant, now: Combatant) -> None:
    """IH-1.4: points lost and gained, what state one is in."""
    to.blood = added(to.blood, base.blood, now.blood)
    to.stamina = added(to.stamina, base.stamina, now.stamina)
    to.spent = added(to.spent, base.spent, now.spent)
    to.startled = added(to.startled, base.startled, now.startled)
    to.pain = added(to.pain, base.pain, now.pain)
    to.burning = joined(to.burning, base.burning, now.burning)
    to.maimed = joined(to.maimed, base.maimed, now.maimed)
    to.fractured = joined(to.fractured, base.fractured, now.fractured)
    to.sleep = max(to.sleep, now.sleep)
    to.dead = to.dead or now.dead
    to.stunned_until = max(to.stunned_until, now.stunned_until)
    to.flees_until = max(to.flees_until, now.flees_until)
    to.poison = changed(to.poison, base.poison, now.poison)
    to.poison_left = max(to.poison_left, now.poison_left)
    to.alert = to.alert or now.alert


@rule
def merge_stance(to: Combatant, base: Combatant, now: Combatant) -> None:
    """IH-1.4: where and how one stands."""
    if now.down != base.down:
        to.down = now.down
    if now.blinded != base.blinded:
        to.blinded = now.blinded
    if now.presence != base.presence:
        to.presence = now.presence
    to.grappled = changed(to.grappled, base.grappled, now.grappled)
    to.piece.place = changed(to.piece.place, base.piece.place, now.piece.place)
    to.piece.facing = changed(to.piece.facing, base.piece.facing, now.piece.facing)
    to.shouted_at = joined(to.shouted_at, base.shouted_at, now.shouted_at)


@rule
def merge_deeds(to: Combatant, base: Combatant, now: Combatant) -> None:
    """IH-1.4: what one did in the moment and the round."""
    if now.waiting != base.waiting:
        to.waiting = now.waiting
    if now.moving != base.moving:
        to.moving = now.moving
    to.declined = joined(to.declined, base.declined, now.declined)
    to.announced = joined(to.announced, base.announced, now.announced)
    to.stride = changed(to.stride, base.stride, now.stride)
    to.strode = changed(to.strode, base.strode, now.strode)
    to.fought = to.fought or now.fought
    to.acted = to.acted or now.acted
    to.ran = to.ran or now.ran
    to.stirred = to.stirred or now.stirred
    to.aids = changed(to.aids, base.aids, now.aids)
    to.aid_wound = changed(to.aid_wound, base.aid_wound, now.aid_wound)
    to.aided = to.aided or now.aided


@rule
def renewed(base: Combatant, now: Combatant) -> bool:
    """IH-6.8: whether an opening was got or spent."""
    return now.opening != base.opening or now.opening_on != base.opening_on or now.opening_until != base.opening_until


@rule
def merge_opening(to: Combatant, base: Combatant, now: Combatant) -> None:
    """IH-1.4, IH-6.8: the newest opening; one just got isn't spent by a turn that knew nothing of it."""
    granted = renewed(base, to)
    if renewed(base, now) and (now.opening != Opening.NONE or not granted):
        to.opening = now.opening
        to.opening_on = now.opening_on
        to.opening_until = now.opening_until
        to.opening_sure = now.opening_sure
        to.opening_double = now.opening_double


@rule
def merge_things(to: Combatant, base: Combatant, now: Combatant, items: int) -> None:
    """IH-1.4: what is in hand, on the ground, worn or broken."""
    to.main = changed(to.main, base.main, now.main)
    to.off = changed(to.off, base.off, now.off)
    to.dropped = joined(to.dropped, base.dropped, now.dropped)
    to.broken = joined(to.broken, base.broken, now.broken)
    to.used = joined(to.used, base.used, now.used)
    to.aim_at = changed(to.aim_at, base.aim_at, now.aim_at)
    to.nocked = changed(to.nocked, base.nocked, now.nocked)
    for k in range(items):
        to.wear[k] = added(to.wear[k], base.wear[k], now.wear[k])
        to.left[k] = added(to.left[k], base.left[k], now.left[k])
        to.steps[k] = changed(to.steps[k], base.steps[k], now.steps[k])
        to.lies[k] = changed(to.lies[k], base.lies[k], now.lies[k])
    for k in range(ARROWS):
        to.arrows[k] = added(to.arrows[k], base.arrows[k], now.arrows[k])


@rule
def merge_armour(to: Combatant, base: Combatant, now: Combatant, pieces: int, locations: int) -> None:
    """IH-1.4, IH-18: counters of armour, and the PP that a lost level takes."""
    lost = 0
    for k in range(pieces):
        to.piece_wear[k] = max(0, added(to.piece_wear[k], base.piece_wear[k], now.piece_wear[k]))
        to.piece_lost[k] = added(to.piece_lost[k], base.piece_lost[k], now.piece_lost[k])
        lost += now.piece_lost[k] - base.piece_lost[k]
    if lost:
        for k in range(locations):
            to.points[k] = max(0, added(to.points[k], base.points[k], now.points[k]))


@rule
def merge_locations(fight: Fight, to: Combatant, base: Combatant, now: Combatant, locations: int) -> int:
    """IH-1.4, IH-9.17: open points and fire of each location; those that only all together bring to 0, as a bit set."""
    full = fight.book.beings[to.index].full
    bits = 0
    for k in range(locations):
        before = to.hurt[k]
        to.hurt[k] = added(before, base.hurt[k], now.hurt[k])
        to.sheltered[k] = changed(to.sheltered[k], base.sheltered[k], now.sheltered[k])
        if before < full[k] and now.hurt[k] < full[k] and to.hurt[k] >= full[k]:
            bits |= 1 << k
    return bits


@rule
def merge_wounds(to: Combatant, base: Combatant, now: Combatant) -> None:
    """IH-1.4, IH-9.17: wounds that a turn changed, and those that it dealt."""
    for k in range(base.wound_count):
        to.wounds[k] = changed(to.wounds[k], base.wounds[k], now.wounds[k])
    for k in range(base.wound_count, now.wound_count):
        store_wound(to, now.wounds[k])


@rule
def keep_guard(to: Combatant, now: Combatant) -> None:
    """IH-1.4, IH-4.1: the actions that one has spent stay spent, and the points shared over all attacks."""
    to.had_turn = now.had_turn
    to.waiting = now.waiting
    to.attacks_left = now.attacks_left
    to.defences_left = now.defences_left
    to.main_way = now.main_way
    to.answered = now.answered
    to.guards = now.guards
    to.countered = now.countered
    to.cover = now.cover
    for way in range(Way.COVER):
        to.pools[way] = now.pools[way]


@rule
def merge(fight: Fight, to: Combatant, base: Combatant, now: Combatant) -> int:
    """IH-1.4: add what a turn changed in one combatant to what came of the turns before it; see `merge_locations`."""
    being = fight.book.beings[to.index]
    locations = fight.book.tables[being.table].count
    merge_body(to, base, now)
    merge_stance(to, base, now)
    merge_deeds(to, base, now)
    merge_opening(to, base, now)
    merge_things(to, base, now, being.item_count)
    merge_armour(to, base, now, being.piece_count, locations)
    bits = 0
    if now.wound_count > 0 or now.burning or base.burning:
        bits = merge_locations(fight, to, base, now, locations)
        merge_wounds(to, base, now)
    keep_guard(to, now)
    return bits


@rule
def remember(fight: Fight) -> None:
    """IH-1.4: the state before any of the tied acts."""
    fight.altered = 0
    for i in range(fight.count):
        assign(fight.before[i], fight.combatants[i])
    if fight.book.terrain.width == 0:
        for i in range(fight.count):
            assign(fight.gaps_before[i], fight.gaps[i])
            assign(fight.gaps_after[i], fight.gaps[i])


@rule
def put_back(fight: Fight) -> None:
    """IH-1.4: everybody as before the others' effects, but for what is spent on defending."""
    for i in range(fight.count):
        if has(fight.altered, i):
            assign(fight.combatants[i], fight.before[i])
            keep_guard(fight.combatants[i], fight.after[i])
        if fight.book.terrain.width == 0:
            assign(fight.gaps[i], fight.gaps_before[i])


@rule
def merge_gaps(fight: Fight, to: Gaps, base: Gaps, now: Gaps) -> None:
    """IH-1.4, IH-2.1: ranges that a turn changed."""
    for k in range(fight.count):
        to.to[k] = changed(to.to[k], base.to[k], now.to[k])


@rule
def bring_down(referee: Referee, fight: Fight, me: Combatant, bits: int) -> None:
    """IH-1.4, IH-12.1: locations that only the blows together brought to 0; a chest calls for its check now."""
    for k in range(fight.book.tables[fight.book.beings[me.index].table].count):
        if bits >> k & 1:
            referee.tell(Event.USELESS, me.index, -1, k)
            settle_wound(referee, fight, me, k)


@rule
def add_changes(referee: Referee, fight: Fight, who: int) -> None:
    """IH-1.4: what this turn changed in one combatant is added to what came of the turns before it."""
    if not has(fight.altered, who):
        fight.altered |= 1 << who
        assign(fight.after[who], fight.before[who])
    bits = merge(fight, fight.after[who], fight.before[who], fight.combatants[who])
    if bits:
        bring_down(referee, fight, fight.after[who], bits)


@rule
def gather(referee: Referee, fight: Fight) -> None:
    """IH-1.4: what this turn changed is added to the rest."""
    for i in range(fight.count):
        if not same(fight.combatants[i], fight.before[i]):
            add_changes(referee, fight, i)
        if fight.book.terrain.width == 0:
            merge_gaps(fight, fight.gaps_after[i], fight.gaps_before[i], fight.gaps[i])


@rule
def separate(fight: Fight, me: Combatant) -> None:
    """IH-2.13: friends may not end in one hex: of two who went there at once the later one on the list stays behind."""
    for i in range(me.index):
        other = fight.combatants[i]
        if other.side == me.side and able(other) and other.piece.place == me.piece.place:
            me.piece.place = fight.before[me.index].piece.place


@rule
def worn_shields(referee: Referee, fight: Fight, me: Combatant) -> None:
    """IH-1.4, IH-19.1: shields that only the blows together wore beyond their level are broken."""
    being = fight.book.beings[me.index]
    whole = being.shields & ~me.broken
    if whole:
        for k in range(being.item_count):
            if whole >> k & 1 and me.wear[k] > fight.book.items[being.items + k].level:
                snap(referee, fight, me, k)


@rule
def settle_together(referee: Referee, fight: Fight, me: Combatant) -> None:
    """IH-1.4, IH-12.2: what only the blows together wore out, or brought to its floor."""
    worn_shields(referee, fight, me)
    if me.wound_count == 0:
        return
    for k in range(fight.book.tables[fight.book.beings[me.index].table].count):
        if me.hurt[k] != fight.before[me.index].hurt[k]:
            settle(referee, fight, me, k)


@rule
def show(referee: Referee, fight: Fight) -> None:
    """IH-1.4, IH-12.2: all that came of it stands now; what only the blows together brought to its floor counts."""
    for i in range(fight.count):
        me = fight.combatants[i]
        if has(fight.altered, i):
            assign(me, fight.after[i])
        if fight.book.terrain.width == 0:
            assign(fight.gaps[i], fight.gaps_after[i])
        elif able(me):
            separate(fight, me)
    for i in range(fight.count):
        tear_loose(referee, fight, fight.combatants[i])
        if has(fight.altered, i):
            settle_together(referee, fight, fight.combatants[i])
