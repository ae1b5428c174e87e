"""AM-1: the dice."""

from __future__ import annotations

from affray.core.records import rule
from affray.core.referee import Referee
from affray.rulesets.arsmagica.codes import Why
from affray.rulesets.arsmagica.model import Combatant


@rule
def stress(referee: Referee, me: Combatant, why: int, extra: int) -> int:
    """AM-1.1 to AM-1.3, AM-1.5: a stress die, 10 being the 0 on the die; a botch comes as minus its number of zeros.

    `extra` botch dice come on top of those that the situation asks of `me`.
    """
    face = referee.roll(10, me.index, why)
    if face == 1:
        return doubled(referee, me, why)
    if face == 10:
        return -zeros(referee, me, me.botch_dice + extra)
    return face


@rule
def doubled(referee: Referee, me: Combatant, why: int) -> int:
    """AM-1.2: after a 1 each further 1 doubles again, and a 0 counts as 10."""
    factor = 2
    face = referee.roll(10, me.index, why)
    while face == 1:
        factor *= 2
        face = referee.roll(10, me.index, why)
    return factor * face


@rule
def zeros(referee: Referee, me: Combatant, dice: int) -> int:
    """AM-1.3: the botch dice; each 0 is a botch."""
    found = 0
    for _ in range(dice):
        found += referee.roll(10, me.index, Why.BOTCH) == 10  # counted, not asked: exact chances split only by the sum
    return found


@rule
def total_of(die: int, bonus: int) -> int:
    """AM-1.4: a botch makes the total 0; a bonus below 0 stays."""
    if die < 0:
        return min(0, bonus)
    return die + bonus
