"""IH-1.6: attack actions that strike nobody: loading, aiming, eyes, flames, grapples, wounds."""

from __future__ import annotations

from affray.core.records import rule
from affray.core.referee import Referee
from affray.rulesets.iskuhetki.codes import Decision, Event, Why
from affray.rulesets.iskuhetki.model import Combatant, Fight
from affray.rulesets.iskuhetki.rules.chances import item_row
from affray.rulesets.iskuhetki.rules.dice import opposed
from affray.rulesets.iskuhetki.rules.fire import douse
from affray.rulesets.iskuhetki.rules.ground import at_hand
from affray.rulesets.iskuhetki.rules.items import quiver
from affray.rulesets.iskuhetki.rules.manoeuvres import release
from affray.rulesets.iskuhetki.rules.packed import (
    needs_aid,
    pull_arrow,
    wound_arrow,
    wound_where,
)
from affray.rulesets.iskuhetki.rules.shove import apart_hex
from affray.rulesets.iskuhetki.rules.state import here, stir, tire

CLEARS = 5  # IH-6.3: on a d6


@rule
def bow_slot(fight: Fight, me: Combatant) -> int:
    """IH-7.5: the bow or crossbow in hand, -1 for none."""
    return me.main if me.main >= 0 and fight.book.beings[me.index].bows >> me.main & 1 else -1


@rule
def loaded(fight: Fight, me: Combatant) -> bool:
    """IH-7.5: whether the bow in hand can be shot."""
    slot = bow_slot(fight, me)
    return slot >= 0 and me.nocked >= 0 and me.steps[slot] >= fight.book.items[item_row(fight, me, slot)].loading


@rule
def can_reload(fight: Fight, me: Combatant) -> bool:
    """IH-7.5, IH-7.8: whether a step of loading is left, and an arrow for it."""
    slot = bow_slot(fight, me)
    if slot < 0 or loaded(fight, me) or me.grappled >= 0:
        return False
    return quiver(fight, me, slot) != 0


@rule
def reload_step(referee: Referee, fight: Fight, me: Combatant) -> None:
    """IH-7.5, IH-7.6: a step of loading; with the last the arrow is laid. One out of mixed ones takes a moment more."""
    stir(me)
    slot = bow_slot(fight, me)
    item = fight.book.items[item_row(fight, me, slot)]
    bits = quiver(fight, me, slot)
    if me.steps[slot] >= item.loading - 1 and me.nocked < 0:
        me.nocked = referee.choose(fight, me.index, Decision.ARROW, bits)
        if fight.book.beings[me.index].mixed and bits & (bits - 1):
            me.steps[slot] = item.loading - 1
            referee.tell(Event.RELOADS, me.index, -1, item_row(fight, me, slot), me.steps[slot], item.loading)
            return
    me.steps[slot] = min(item.loading, me.steps[slot] + 1)
    referee.tell(Event.RELOADS, me.index, -1, item_row(fight, me, slot), me.steps[slot], item.loading)


@rule
def aim(referee: Referee, fight: Fight, me: Combatant, foe: Combatant) -> None:
    """IH-7.5, IH-7.6, IH-7.8: a moment of aiming; past its best a bow falls back a step, a crossbow keeps it."""
    stir(me)
    slot = bow_slot(fight, me)
    item = fight.book.items[item_row(fight, me, slot)]
    if me.aim_at != foe.index:
        me.steps[slot] = item.loading
    me.aim_at = foe.index
    best = item.loading + 2
    if me.steps[slot] < best:
        me.steps[slot] += 1
    elif not item.aim_lasts:
        me.steps[slot] = best - 1
    referee.tell(Event.AIMS, me.index, foe.index, me.steps[slot] - item.loading)


@rule
def clear_eyes(referee: Referee, me: Combatant) -> None:
    """IH-6.3: 5 or 6 on a d6, and one sees again."""
    stir(me)
    roll = referee.roll(6, me.index, Why.CLEAR_EYES)
    if roll >= CLEARS:
        me.blinded = False
        referee.tell(Event.SEES, me.index, -1, roll)
    else:
        referee.tell(Event.STILL_BLIND, me.index, -1, roll)


@rule
def stand_up(referee: Referee, me: Combatant) -> None:
    """IH-1.6: gets up."""
    stir(me)
    me.down = False
    referee.tell(Event.STANDS, me.index)


@rule
def break_free(referee: Referee, fight: Fight, me: Combatant) -> None:
    """IH-6.11: STR against STR; then one hex away."""
    tire(me)
    other = fight.combatants[me.grappled]
    mine = fight.book.beings[me.index].strength
    theirs = fight.book.beings[other.index].strength
    if opposed(referee, me.index, Why.WRESTLE, mine, theirs):
        release(referee, fight, me)
        apart_hex(referee, fight, me, other)
    else:
        referee.tell(Event.HELD, me.index, other.index)


@rule
def within_arms(fight: Fight, me: Combatant, other: Combatant) -> bool:
    """IH-10.4, IH-13.2: oneself, or a friend in one's hex or next to it."""
    return other.side == me.side and here(other) and not other.dead and at_hand(fight, me, other)


@rule
def burning_near(fight: Fight, me: Combatant) -> int:
    """IH-13.2: who of these burns, as a bit set."""
    bits = 0
    for i in range(fight.count):
        other = fight.combatants[i]
        if other.burning and within_arms(fight, me, other):
            bits |= 1 << i
    return bits


@rule
def put_out(referee: Referee, fight: Fight, me: Combatant) -> None:
    """IH-13.2: attack and defence action both; one location a roll."""
    stir(me)
    me.defences_left -= 1
    patient = fight.combatants[referee.choose(fight, me.index, Decision.PATIENT, burning_near(fight, me))]
    fight.target = patient.index
    location = referee.choose(fight, me.index, Decision.LOCATION, patient.burning)
    douse(referee, fight, me, patient, location)


@rule
def open_wounds(me: Combatant) -> int:
    """IH-10.4, IH-16.2: wounds that first aid is for, as a bit set."""
    bits = 0
    for k in range(me.wound_count):
        if needs_aid(me.wounds[k]):
            bits |= 1 << k
    return bits


@rule
def stuck_arrows(me: Combatant) -> int:
    """IH-7.10: wounds with an arrow in, as a bit set."""
    bits = 0
    for k in range(me.wound_count):
        if wound_arrow(me.wounds[k]):
            bits |= 1 << k
    return bits


@rule
def patients(fight: Fight, me: Combatant) -> int:
    """IH-10.4: whom one could give first aid, oneself too, as a bit set."""
    if fight.book.beings[me.index].first_aid <= 0:
        return 0
    bits = 0
    for i in range(fight.count):
        other = fight.combatants[i]
        hurt = other.wound_count > 0 and not other.aided and (other.aids < 0 or i == me.index)
        if hurt and within_arms(fight, me, other) and open_wounds(other) != 0:
            bits |= 1 << i
    return bits


@rule
def give_aid(referee: Referee, fight: Fight, me: Combatant) -> None:
    """IH-10.4: binds both until the next change of round, where the roll comes (IH-10.3)."""
    stir(me)
    patient = fight.combatants[referee.choose(fight, me.index, Decision.PATIENT, patients(fight, me))]
    fight.target = patient.index
    me.aid_wound = referee.choose(fight, me.index, Decision.WOUND, open_wounds(patient))
    me.aids = patient.index
    patient.aided = True
    referee.tell(Event.AIDS, me.index, patient.index, wound_where(patient.wounds[me.aid_wound]))


@rule
def tear_out(referee: Referee, fight: Fight, me: Combatant) -> None:
    """IH-7.10: an arrow torn out adds a bleed counter."""
    stir(me)
    fight.target = me.index
    k = referee.choose(fight, me.index, Decision.WOUND, stuck_arrows(me))
    me.wounds[k] = pull_arrow(me.wounds[k])
    referee.tell(Event.PULLED, me.index, -1, wound_where(me.wounds[k]))
