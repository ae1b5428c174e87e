"""What is in whose hands: IH-1.6, and what drops it (IH-5.2, IH-6.3, IH-12.1)."""

from __future__ import annotations

from affray.core.bits import lowest
from affray.core.records import rule
from affray.core.referee import NOBODY, Referee
from affray.rulesets.iskuhetki.codes import Decision, Event
from affray.rulesets.iskuhetki.kinds import Kind, ShieldKind
from affray.rulesets.iskuhetki.model import Combatant, Fight
from affray.rulesets.iskuhetki.rules.chances import item_row
from affray.rulesets.iskuhetki.rules.state import MAIN, OFF, flank_of, useless

BOTH = 2


@rule
def arm_works(fight: Fight, me: Combatant, hand: int) -> bool:
    """IH-12.1, IH-9.16: whether no part of the arm is useless."""
    table = fight.book.tables[fight.book.beings[me.index].table]
    bits = table.arms[flank_of(fight, me, hand)]
    for k in range(table.count):
        if bits >> k & 1 and useless(fight, me, k):
            return False
    return True


@rule
def works(fight: Fight, me: Combatant, slot: int) -> bool:
    """IH-12.1: whether a part of the body can be used to fight with."""
    location = fight.book.items[item_row(fight, me, slot)].location
    return location < 0 or not useless(fight, me, location)


@rule
def wieldable(fight: Fight, me: Combatant) -> int:
    """IH-1.6, IH-2.18: what one could fight with now: what is held, and the parts of the body; a bit set of slots."""
    bits = fight.book.beings[me.index].naturals
    if bits:
        bits = whole(fight, me, bits)
    return (bits | held(me)) & ~me.broken


@rule
def held(me: Combatant) -> int:
    """IH-1.6: what is in the two hands, as a bit set of slots."""
    bits = 0
    if me.main >= 0:
        bits = 1 << me.main
    if me.off >= 0:
        bits |= 1 << me.off
    return bits


@rule
def whole(fight: Fight, me: Combatant, bits: int) -> int:
    """IH-12.1: those parts of the body, of some, that aren't useless; as a bit set of slots."""
    left = bits
    while left:
        slot = lowest(left)
        left &= left - 1
        if not works(fight, me, slot):
            bits &= ~(1 << slot)
    return bits


@rule
def let_go(me: Combatant, slot: int) -> None:
    """IH-1.6: it is in no hand any more."""
    if me.main == slot:
        me.main = -1
    if me.off == slot:
        me.off = -1
    if me.nocked >= 0 and me.steps[slot] > 0:
        me.nocked = -1
    me.steps[slot] = 0


@rule
def drop(referee: Referee, fight: Fight, me: Combatant, slot: int) -> None:
    """IH-5.2: it falls where one stands."""
    let_go(me, slot)
    me.dropped |= 1 << slot
    me.lies[slot] = me.piece.place
    referee.tell(Event.DROPS, me.index, -1, item_row(fight, me, slot))


@rule
def drop_all(referee: Referee, fight: Fight, me: Combatant) -> None:
    """IH-6.11: drops what it holds."""
    if me.main >= 0:
        drop(referee, fight, me, me.main)
    if me.off >= 0:
        drop(referee, fight, me, me.off)


@rule
def two_handed(fight: Fight, me: Combatant, slot: int) -> bool:
    """IH-12.1: whether an item takes both hands."""
    return slot >= 0 and fight.book.items[item_row(fight, me, slot)].hands > 1


@rule
def lose_grip(referee: Referee, fight: Fight, me: Combatant, location: int) -> None:
    """IH-12.1: an arm or hand that is useless drops what it holds, a weapon of two hands as well."""
    table = fight.book.tables[fight.book.beings[me.index].table]
    if table.kind[location] != Kind.ARM:
        return
    main = table.flank[location] == flank_of(fight, me, MAIN)
    if me.main >= 0 and (main or two_handed(fight, me, me.main)):
        drop(referee, fight, me, me.main)
    if me.off >= 0 and not main:
        drop(referee, fight, me, me.off)


@rule
def break_item(me: Combatant, slot: int) -> None:
    """IH-17.3, IH-19.1: it is broken, and of no more use."""
    let_go(me, slot)
    me.broken |= 1 << slot


@rule
def weapon_of(fight: Fight, me: Combatant) -> int:
    """IH-6.3: the slot of the weapon in somebody's hands, the main hand's first; shields are none; -1 for no weapon."""
    shields = fight.book.beings[me.index].shields
    if me.main >= 0 and shields >> me.main & 1 == 0:
        return me.main
    if me.off >= 0 and shields >> me.off & 1 == 0:
        return me.off
    return -1


@rule
def working_hands(fight: Fight, me: Combatant) -> int:
    """IH-12.1: how many of the two hands can hold something."""
    hands = 1 if arm_works(fight, me, MAIN) else 0
    return hands + 1 if arm_works(fight, me, OFF) else hands


@rule
def fits_hands(fight: Fight, me: Combatant, slot: int, hands: int) -> bool:
    """IH-12.1, IH-6.11: whether so many hands are enough for it; grappled only for what has 0 % at range 0."""
    item = fight.book.items[item_row(fight, me, slot)]
    if me.grappled >= 0 and item.at_range[0] != 0:
        return False
    return hands >= min(BOTH, item.hands)


@rule
def at_hand(fight: Fight, me: Combatant, slot: int) -> bool:
    """IH-1.6: in the belt, or on the ground where one stands; without a map anywhere, since it can be gone for."""
    return me.dropped >> slot & 1 == 0 or fight.book.terrain.width == 0 or me.lies[slot] == me.piece.place


@rule
def readyable(fight: Fight, me: Combatant) -> int:
    """IH-1.6: what one could take in hand: from the belt or, where one stands, from the ground; slots as bits."""
    being = fight.book.beings[me.index]
    bits = ((1 << being.item_count) - 1) & ~(being.naturals | held(me) | me.broken)
    if bits == 0 or not being.humanoid:
        return 0
    hands = working_hands(fight, me)
    if hands == BOTH and me.dropped == 0 and me.grappled < 0:
        return bits
    for k in range(being.item_count):
        if bits >> k & 1 and not (at_hand(fight, me, k) and fits_hands(fight, me, k, hands)):
            bits &= ~(1 << k)
    return bits


@rule
def hand_for(referee: Referee, fight: Fight, me: Combatant, slot: int) -> int:
    """IH-1.6: which hand takes it: a shield the other one, a weapon the main one, or as likes who fights with two."""
    item = fight.book.items[item_row(fight, me, slot)]
    if item.hands > 1 or not arm_works(fight, me, OFF):
        return MAIN
    if item.shield != ShieldKind.NONE or not arm_works(fight, me, MAIN):
        return OFF
    if fight.book.beings[me.index].dual_wield > 0:
        return referee.choose(fight, me.index, Decision.DROP, 1 << MAIN | 1 << OFF)
    return MAIN


@rule
def make_room(fight: Fight, me: Combatant, slot: int, hand: int) -> None:
    """IH-1.6: what was in that hand goes to the belt, a weapon of two hands as well."""
    if me.main >= 0 and (hand == MAIN or two_handed(fight, me, me.main) or two_handed(fight, me, slot)):
        let_go(me, me.main)
    if me.off >= 0 and (hand == OFF or two_handed(fight, me, slot)):
        let_go(me, me.off)


@rule
def ready(referee: Referee, fight: Fight, me: Combatant) -> None:
    """IH-1.6: changes, draws or picks up a weapon. Without a map what flew off takes a moment more for each hex."""
    slot = referee.choose(fight, me.index, Decision.WEAPON, readyable(fight, me))
    picked = me.dropped >> slot & 1
    if picked and fight.book.terrain.width == 0 and me.lies[slot] > 0:
        me.lies[slot] -= 1
        referee.tell(Event.MOVES, me.index, -1, 1)
        return
    hand = hand_for(referee, fight, me, slot)
    make_room(fight, me, slot, hand)
    me.dropped &= ~(1 << slot)
    if hand == MAIN:
        me.main = slot
    else:
        me.off = slot
    referee.tell(Event.TAKES, me.index, -1, item_row(fight, me, slot), picked)


@rule
def blinding(fight: Fight, me: Combatant, slot: int) -> int:
    """IH-6.3: the slot of something to blind with: the weapon itself, or what is in hand or belt; -1 for nothing."""
    being = fight.book.beings[me.index]
    if being.blinders == 0:
        return -1
    if being.blinders >> slot & 1:
        return slot
    for k in range(being.item_count):
        if being.blinders >> k & 1 and (me.dropped | me.broken) >> k & 1 == 0:
            return k
    return -1


@rule
def none_of(options: int) -> int:
    """IH-6.12: options of which one needn't take any."""
    return options | 1 << NOBODY


@rule
def quiver(fight: Fight, me: Combatant, slot: int) -> int:
    """IH-7.5: the kinds of arrows left for a bow, as a bit set."""
    being = fight.book.beings[me.index]
    bits = 0
    for k in range(being.arrow_count):
        if me.arrows[k] > 0 and fight.book.arrows[being.arrows + k].item == slot:
            bits |= 1 << k
    return bits
