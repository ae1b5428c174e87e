"""AM-6.2 to AM-6.8: an attack is answered by a ward cast faster than it."""

from __future__ import annotations

from affray.core.records import rule
from affray.core.referee import NOBODY, Referee
from affray.rulesets.arsmagica.codes import Decision, Event, Why
from affray.rulesets.arsmagica.model import Combatant, Effect, Fight, Slow
from affray.rulesets.arsmagica.rules.dice import stress
from affray.rulesets.arsmagica.rules.figures import able, encumbrance, penalties
from affray.rulesets.arsmagica.rules.magic import FAILED, casting, touches, work
from affray.rulesets.arsmagica.rules.order import end_turn


@rule
def fast_spells(fight: Fight, me: Combatant) -> int:
    """AM-6.2: the wards that one could fast-cast for the target of this attack, as a bit set."""
    bits = 0
    target = fight.combatants[fight.target]
    for k in range(me.spell_count):
        spell = fight.book.spells[me.spells + k]
        if spell.fast and spell.effect == Effect.WARD and touches(fight, me, me.spells + k, target):
            bits |= 1 << k
    return bits


@rule
def may_fast_cast(fight: Fight, me: Combatant) -> bool:
    """AM-6.2, AM-6.3, AM-6.8: a friend of the target, or the target, who hasn't acted on its turn in this round."""
    if me.spell_count == 0 or me.acted or me.fast_barred or me.side != fight.combatants[fight.target].side:
        return False
    return able(me) and me.placed and fast_spells(fight, me) != 0


@rule
def declare_fast(referee: Referee, fight: Fight, who: int) -> None:
    """AM-6.2: declared when the attack is announced, before its dice."""
    me = fight.combatants[who]
    options = fast_spells(fight, me) | 1 << NOBODY
    spell = referee.choose(fight, who, Decision.FAST_CAST, options)
    me.fast_spell = -1 if spell == NOBODY else spell


@rule
def fast_initiative(referee: Referee, fight: Fight, me: Combatant) -> int:
    """AM-6.2, AM-6.4, AM-3.6: the new initiative roll, harder for each after the first in a round."""
    bonus = referee.part(Why.QUICKNESS, me.index, me.quickness)
    if fight.options.spell_initiative_encumbrance:
        bonus += referee.part(Why.ENCUMBRANCE, me.index, -encumbrance(fight, me))
    if fight.options.fast_cast_finesse:
        bonus += referee.part(Why.FINESSE, me.index, me.finesse)
    bonus += referee.part(Why.AGAIN, me.index, fight.options.fast_cast_again * me.fast_casts)
    bonus += penalties(referee, fight, me) + referee.part(Why.GM, me.index, 0)
    return max(0, stress(referee, me, Why.FAST_CAST, 0)) + bonus


@rule
def too_slow(referee: Referee, fight: Fight, me: Combatant) -> None:
    """AM-6.8: let it go, keep the turn and fast-cast no more this round, or cast it all the same after the attack."""
    referee.tell(Event.TOO_SLOW, me.index)
    options = 1 << Slow.LET_GO | 1 << Slow.CAST_ANYWAY
    if referee.choose(fight, me.index, Decision.TOO_SLOW, options) == Slow.CAST_ANYWAY:
        me.fast_late = True
        spend_turn(me)
    else:
        me.fast_barred = True
        referee.tell(Event.LETS_GO, me.index)


@rule
def spend_turn(me: Combatant) -> None:
    """AM-6.3, AM-3.7: who fast-casts in a round can't act on its turn; who was waiting has ended it."""
    me.fast_spent = True
    if me.waiting:
        me.waiting = False
        end_turn(me)


@rule
def fast_cast(referee: Referee, fight: Fight, me: Combatant) -> bool:
    """AM-6.2, AM-6.7: whether the fast cast cancels the attack; a tie is too slow."""
    against = fight.combatants[fight.attacker].initiative
    total = fast_initiative(referee, fight, me)
    referee.tell(Event.FAST_CASTS, me.index, fight.attacker, total, against)
    me.fast_casts += 1
    if total <= against:
        too_slow(referee, fight, me)
        return False
    spend_turn(me)
    if casting(referee, fight, me, me.spells + me.fast_spell, fight.target, True) == FAILED:
        return False
    referee.tell(Event.WARDED, me.index, fight.attacker)
    return True


@rule
def standing_ward(referee: Referee, me: Combatant, attacker: int) -> bool:
    """AM-6.6: a ward that is there already cancels the attack."""
    if me.ward.cancels == 0:
        return False
    me.ward.cancels -= 1
    if me.ward.cancels == 0 and me.ward.soak == 0:
        me.ward.rounds = 0
    referee.tell(Event.WARDED, me.index, attacker)
    return True


@rule
def fast_casters(fight: Fight) -> int:
    """AM-6.2: who may answer the attack of `fight.attacker` on `fight.target`, as a bit set."""
    bits = 0
    for i in range(fight.count):
        if may_fast_cast(fight, fight.combatants[i]):
            bits |= 1 << i
    return bits


@rule
def answered(referee: Referee, fight: Fight, me: Combatant, foe: Combatant) -> bool:
    """AM-6.2: the attack of `me` on `foe` is announced; whether a ward cancels it. Nobody else answers once one has."""
    fight.attacker = me.index
    fight.target = foe.index
    if standing_ward(referee, foe, me.index):
        return True
    casters = fast_casters(fight) if fight.casters != 0 else 0
    if casters == 0:
        return False
    referee.each(fight, casters, declare_fast)
    for i in range(fight.count):
        caster = fight.combatants[i]
        if casters >> i & 1 and caster.fast_spell >= 0 and fast_cast(referee, fight, caster):
            return True
    return False


@rule
def late_casts(referee: Referee, fight: Fight, foe: Combatant) -> None:
    """AM-6.8: the wards that came too late for the attack are cast after it, unless caster or warded has fallen."""
    if fight.casters == 0:
        return
    for i in range(fight.count):
        me = fight.combatants[i]
        if me.fast_late:
            me.fast_late = False
            row = me.spells + me.fast_spell
            standing = able(me) and able(foe)
            if standing and casting(referee, fight, me, row, foe.index, True) != FAILED:
                work(referee, fight, me, foe, row)
