"""RM-1.5, RM-1.6, RM-1.16: the state that somebody is in."""

from __future__ import annotations

from affray.core.kinds import Presence
from affray.core.records import rule
from affray.rulesets.rolemaster.model import Combatant, Fight, Plight, Size


@rule
def awake(me: Combatant) -> bool:
    """RM-1.11: alive and conscious."""
    return not me.dead and me.lost < me.hits and me.asleep == 0


@rule
def able(me: Combatant) -> bool:
    """RM-1.16: takes part: here, alive and conscious."""
    return me.presence == Presence.IN and not me.dead and me.lost < me.hits and me.asleep == 0


@rule
def attackable(me: Combatant, foe: Combatant) -> bool:
    """RM-1.16: of another side, here and alive; the unconscious can be attacked too."""
    return foe.side != me.side and foe.presence == Presence.IN and not foe.dead


@rule
def plight(me: Combatant) -> int:
    """RM-1.6: the worst that keeps one from fighting as one likes."""
    if me.no_parry > 0:
        return Plight.NO_PARRY
    if me.stunned > 0:
        return Plight.STUNNED
    return Plight.MUST_PARRY if me.must_parry > 0 else Plight.NONE


@rule
def prone(me: Combatant) -> bool:
    """RM-1.5: unconscious, or down and unable to do anything about it."""
    return not awake(me) or (me.down and me.no_parry > 0)


@rule
def hurt_penalty(me: Combatant) -> int:
    """RM-1.5: own hits below 75 % -10, 50 % -20, 25 % -30."""
    left = 4 * (me.hits - me.lost)
    if left >= 3 * me.hits:
        return 0
    if left >= 2 * me.hits:
        return -10
    return -20 if left >= me.hits else -30


@rule
def exhaustion_penalty(fight: Fight, me: Combatant) -> int:
    """RM-1.17: by the share of exhaustion points that is used up."""
    stamina = fight.book.beings[me.index].stamina
    if 4 * me.wear <= stamina or not fight.book.options.exhaustion:
        return 0
    if 2 * me.wear <= stamina:
        return -5
    if 4 * me.wear <= 3 * stamina:
        return -15
    if 10 * me.wear <= 9 * stamina:
        return -30
    return -60 if 100 * me.wear <= 99 * stamina else -100


@rule
def large(fight: Fight, me: Combatant) -> bool:
    """RM-1.10: large or super-large."""
    return fight.book.beings[me.index].size != Size.NORMAL


@rule
def foes(fight: Fight, me: Combatant) -> int:
    """RM-1.16: those of other sides who take part, as a bit set."""
    bits = 0
    for i in range(fight.count):
        if fight.combatants[i].side != me.side and able(fight.combatants[i]):
            bits |= 1 << i
    return bits


@rule
def everybody(fight: Fight) -> int:
    """RM-1.16: all who take part, as a bit set."""
    bits = 0
    for i in range(fight.count):
        if able(fight.combatants[i]):
            bits |= 1 << i
    return bits


@rule
def struck(fight: Fight, me: Combatant) -> None:
    """RM-1.7: whoever is attacked knows of it from then on."""
    me.noise = True
    me.aware = True
