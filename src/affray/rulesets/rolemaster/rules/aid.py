"""RM-1.11: first aid."""

from __future__ import annotations

from affray.core.kinds import Presence
from affray.core.records import rule
from affray.core.referee import Referee
from affray.rulesets.rolemaster.codes import Event, Why
from affray.rulesets.rolemaster.model import Combatant, Fight
from affray.rulesets.rolemaster.rules.dice import manoeuvre, outcome_of, skill
from affray.rulesets.rolemaster.rules.ground import near

STOPPED = (-1, 0, 0, 1, 2, 4, 4)  # hits a round, by Outcome; below 0 it gets worse
BEST = 176  # from this total on more changes nothing


@rule
def bleeds(me: Combatant) -> bool:
    """RM-1.6: alive and losing hits."""
    return me.bleeding > 0 and not me.dead and me.presence == Presence.IN


@rule
def patients(fight: Fight, me: Combatant) -> int:
    """RM-1.11: oneself and friends at hand who bleed, as a bit set."""
    bits = 0
    for i in range(fight.count):
        other = fight.combatants[i]
        if bleeds(other) and other.side == me.side and (i == me.index or near(fight, me, other)):
            bits |= 1 << i
    return bits


@rule
def first_aid(referee: Referee, fight: Fight, me: Combatant) -> None:
    """RM-1.11, RM-1.12: a static manoeuvre; success stops up to 4 hits a round, less of it 1 or 2."""
    other = fight.combatants[me.goal]
    if not bleeds(other) or (me.goal != me.index and not near(fight, me, other)):
        referee.tell(Event.LOST_TARGET, me.index, me.goal)
        return
    bonus = skill(referee, me, fight.book.beings[me.index].first_aid)
    bonus += referee.part(Why.GM, me.index, 0)
    total = manoeuvre(referee, me.index, Why.FIRST_AID, bonus, BEST)
    outcome = outcome_of(total)
    other.bleeding = max(0, other.bleeding - STOPPED[outcome])
    referee.tell(Event.AIDS, me.index, other.index, total, outcome, other.bleeding)
