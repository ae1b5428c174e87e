"""AM-4: who can be attacked, and how the attacked defends itself."""

from __future__ import annotations

from affray.core.kinds import Presence
from affray.core.records import rule
from affray.core.referee import Referee
from affray.rulesets.arsmagica.codes import Event, Why
from affray.rulesets.arsmagica.model import Combatant, Exertion, Fight
from affray.rulesets.arsmagica.rules.dice import stress, total_of
from affray.rulesets.arsmagica.rules.figures import able, dead, defence_bonus, rolled
from affray.rulesets.arsmagica.rules.wounds import botched


@rule
def near(fight: Fight, me: Combatant, other: Combatant) -> bool:
    """AM-4.8: close enough for melee."""
    return me.distance[other.index] <= fight.options.melee_paces


@rule
def beside_guards(fight: Fight, but: int) -> int:
    """AM-4.9: those whose guards stand by them, as a bit set; the guards `but` don't count."""
    bits = 0
    for i in range(fight.count):
        guard = fight.combatants[i]
        counts = fight.guards >> i & 1 and but >> i & 1 == 0 and able(guard)
        if counts and near(fight, guard, fight.combatants[guard.guards]):
            bits |= 1 << guard.guards
    return bits


@rule
def guarded(fight: Fight) -> int:
    """AM-4.9: those for whom somebody at their side takes the blows, as a bit set; who is guarded guards nobody."""
    if fight.guards == 0 or not fight.options.defenders:
        return 0
    bits = beside_guards(fight, 0)
    return bits if bits == 0 else beside_guards(fight, bits)


@rule
def attackable(fight: Fight, me: Combatant, foe: Combatant) -> bool:
    """AM-3.8, AM-5.6: of another side, here and alive; the fallen can be attacked too, those away or yielded can't."""
    return foe.side != me.side and foe.presence == Presence.IN and not dead(foe)


@rule
def in_melee(fight: Fight, me: Combatant, foe: Combatant) -> bool:
    """AM-4.8: one of another side stands within melee range."""
    return foe.side != me.side and able(foe) and near(fight, me, foe)


@rule
def engaged(fight: Fight, me: Combatant) -> bool:
    """AM-4.8: somebody of another side stands within melee range."""
    for i in range(fight.count):
        if in_melee(fight, me, fight.combatants[i]):
            return True
    return False


@rule
def in_reach(fight: Fight, me: Combatant, paces: int, melee: bool) -> int:
    """AM-4.7 to AM-4.9: whom one can attack at most so many paces away, as a bit set.

    In melee nobody who is guarded.
    """
    bits = 0
    spared = guarded(fight) if melee else 0
    for i in range(fight.count):
        if spared >> i & 1 == 0 and me.distance[i] <= paces and attackable(fight, me, fight.combatants[i]):
            bits |= 1 << i
    return bits


@rule
def defend(referee: Referee, fight: Fight, me: Combatant, attacker: int, armed: bool) -> int:
    """AM-4.1, AM-4.3, AM-4.6: the defender's total; 0 without a die for one who takes no part."""
    if not able(me):
        referee.tell(Event.HELPLESS, me.index)
        return 0
    bonus = defence_bonus(referee, fight, me, armed)
    die = stress(referee, me, Why.DEFENCE, 0)
    total = total_of(die, bonus)
    rolled(fight, me, Exertion.DEFENCE)
    referee.tell(Event.DEFENDS, me.index, attacker, total)
    botched(referee, fight, me, die, False)
    return total
