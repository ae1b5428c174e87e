"""AA-1.7, AA-3.22, AA-4.8: helping others, and oneself: first aid, putting out fire."""

from __future__ import annotations

from affray.core.records import rule
from affray.core.referee import Referee, Summing
from affray.rulesets.aanvallen.codes import Decision, Event, Why
from affray.rulesets.aanvallen.kinds import Talent
from affray.rulesets.aanvallen.model import Combatant, Fight
from affray.rulesets.aanvallen.rules.figures import dead, here
from affray.rulesets.aanvallen.rules.ground import near, open_to
from affray.rulesets.aanvallen.rules.tests import luck


@rule
def at_hand(fight: Fight, me: Combatant, other: Combatant) -> bool:
    """AA-3.22: oneself, or a friend in a square that touches one's own, with nothing between."""
    if other.side != me.side or not here(other) or dead(other):
        return False
    return near(me, other) and open_to(fight, me.piece.place, other.piece.place)


@rule
def patients(fight: Fight, me: Combatant) -> int:
    """AA-3.22: those at hand who bleed, as a bit set."""
    bits = 0
    for i in range(fight.count):
        other = fight.combatants[i]
        if other.bleeding > 0 and at_hand(fight, me, other):
            bits |= 1 << i
    return bits


@rule
def ablaze(fight: Fight, me: Combatant) -> int:
    """AA-4.8: those at hand who burn, as a bit set."""
    bits = 0
    for i in range(fight.count):
        other = fight.combatants[i]
        if other.burning > 0 and at_hand(fight, me, other):
            bits |= 1 << i
    return bits


@rule
def aid_sum(referee: Summing, fight: Fight, me: Combatant) -> int:
    """AA-3.22: IN, and healing or survival, whichever is higher; luck comes off yet."""
    being = fight.book.beings[me.index]
    total = referee.part(Why.INTELLIGENCE, me.index, me.talents[Talent.IN])
    total += referee.part(Why.HEALING, me.index, max(being.healing, being.survival))
    total -= referee.part(Why.HANDICAP, me.index, being.handicap)
    return total + referee.part(Why.GM, me.index, 0)


@rule
def first_aid(referee: Referee, fight: Fight, me: Combatant) -> None:
    """AA-3.22: a test that isn't below 0 stops the bleeding."""
    bits = patients(fight, me)
    if bits == 0:
        return
    other = fight.combatants[referee.choose(fight, me.index, Decision.PATIENT, bits)]
    die = luck(referee, fight, me.index, Why.AID)
    me.ap = max(0, me.ap - fight.book.costs.first_aid)
    result = aid_sum(referee, fight, me) - die
    if result >= 0:
        other.bleeding = 0
    referee.tell(Event.STAUNCHES if result >= 0 else Event.AID_FAILS, me.index, other.index, result)


@rule
def put_out(referee: Referee, fight: Fight, me: Combatant) -> None:
    """AA-4.8: the fire on oneself or on a friend at hand."""
    bits = ablaze(fight, me)
    if bits == 0:
        return
    other = fight.combatants[referee.choose(fight, me.index, Decision.BURNING, bits)]
    me.ap = max(0, me.ap - fight.book.costs.put_out)
    other.burning = 0
    referee.tell(Event.PUTS_OUT, me.index, other.index)
