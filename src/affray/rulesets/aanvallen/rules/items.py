"""AA-1.7, AA-3.26: drawing, picking up, loading, shooting and throwing weapons."""

from __future__ import annotations

from affray.core.records import rule
from affray.core.referee import Referee
from affray.rulesets.aanvallen.codes import Decision, Event
from affray.rulesets.aanvallen.model import SHIELD, Combatant, Fight
from affray.rulesets.aanvallen.rules.attack import attack
from affray.rulesets.aanvallen.rules.figures import bare, bare_slot, slots, weapon_of
from affray.rulesets.aanvallen.rules.ground import shot_targets
from affray.rulesets.aanvallen.rules.manner import can_attack


@rule
def drawable(fight: Fight, me: Combatant) -> int:
    """AA-1.7: the weapons that one could take in hand now, as a bit set of slots: neither dropped nor used up."""
    bits = slots(fight, me) & ~(me.dropped | 1 << me.wielded | 1 << SHIELD)
    for k in range(bare_slot(fight, me)):
        weapon = fight.book.weapons[fight.book.beings[me.index].weapons + k]
        if weapon.thrown and me.shots[k] == 0:
            bits &= ~(1 << k)
    return bits


@rule
def draw_cost(fight: Fight, me: Combatant) -> int:
    """AA-1.7: the AP of taking a weapon in hand: more where another is put away."""
    return fight.book.costs.draw if bare(fight, me) else fight.book.costs.change_weapon


@rule
def draw(referee: Referee, fight: Fight, me: Combatant) -> None:
    """AA-1.7: takes another weapon in hand, or puts it away."""
    bits = drawable(fight, me)
    if bits == 0:
        return
    slot = referee.choose(fight, me.index, Decision.WEAPON, bits)
    me.ap = max(0, me.ap - draw_cost(fight, me))
    me.wielded = slot
    referee.tell(Event.DRAWS, me.index, -1, slot)


@rule
def lying_here(fight: Fight, me: Combatant) -> int:
    """AA-1.7: what one has dropped in the square where one is, as a bit set of slots."""
    bits = 0
    k = 0
    while me.dropped >> k:
        if me.dropped >> k & 1 and me.lies[k] == me.piece.place:
            bits |= 1 << k
        k += 1
    return bits


@rule
def pick_up(referee: Referee, fight: Fight, me: Combatant) -> None:
    """AA-1.7: takes up what it has dropped: a shield on its arm, a weapon in hand."""
    bits = lying_here(fight, me)
    if bits == 0:
        return
    slot = referee.choose(fight, me.index, Decision.ITEM, bits)
    me.ap = max(0, me.ap - fight.book.costs.pick_up)
    me.dropped &= ~(1 << slot)
    if slot == SHIELD:
        me.shield = True
    else:
        me.wielded = slot
    referee.tell(Event.PICKS_UP, me.index, -1, slot)


@rule
def load(referee: Referee, fight: Fight, me: Combatant) -> None:
    """AA-3.26: loading, which may be spread over turns."""
    slot = me.wielded
    most = min(me.ap, me.loads[slot])
    if most <= 0:
        return
    ap = referee.amount(fight, me.index, Decision.LOADING, 1, most)
    me.ap = max(0, me.ap - ap)
    me.loads[slot] = max(0, me.loads[slot] - ap)
    referee.tell(Event.LOADS, me.index, -1, me.loads[slot])


@rule
def use_shot(referee: Referee, fight: Fight, me: Combatant, slot: int) -> None:
    """AA-3.26: a missile less, and the weapon is to be loaded again; the last that is thrown leaves the hand empty."""
    weapon = fight.book.weapons[fight.book.beings[me.index].weapons + slot]
    me.loads[slot] = weapon.loading
    if me.shots[slot] <= 0:
        return
    me.shots[slot] -= 1
    if me.shots[slot] == 0:
        referee.tell(Event.EMPTY, me.index, -1, slot)
        if weapon.thrown and me.wielded == slot:
            me.wielded = bare_slot(fight, me)


@rule
def shoot(referee: Referee, fight: Fight, me: Combatant) -> None:
    """AA-3.3, AA-3.26: an attack by missile at a target that is named."""
    bits = can_attack(fight, me, shot_targets(fight, me), True)
    if bits == 0:
        return
    foe = referee.choose(fight, me.index, Decision.TARGET, bits)
    slot = me.wielded
    if attack(referee, fight, me, fight.combatants[foe], True):
        use_shot(referee, fight, me, slot)


@rule
def loadable(fight: Fight, me: Combatant) -> bool:
    """AA-3.26: has a weapon in hand that is to be loaded, and missiles."""
    return weapon_of(fight, me).missile and me.loads[me.wielded] > 0 and me.shots[me.wielded] != 0
