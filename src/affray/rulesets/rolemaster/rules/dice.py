"""RM-1.1, RM-1.12: the dice."""

from __future__ import annotations

from affray.core.records import rule
from affray.core.referee import Referee, Summing
from affray.rulesets.rolemaster.codes import Why
from affray.rulesets.rolemaster.model import Combatant, Outcome

OPEN_HIGH = 96  # from this face on one rolls again and adds
OPEN_LOW = 5  # up to this face, where it counts, one rolls again and takes off
THRESHOLD = 111  # of success (RM-1.12)


@rule
def risen(referee: Referee, who: int, why: int, first: int, enough: int) -> int:
    """RM-1.1: what an open-ended roll comes to that began with a face.

    `enough`: from here on more changes nothing. As a further die adds at least 1, one below that is enough as well.
    """
    total = first
    more = first >= OPEN_HIGH
    while more and total < enough - 1:
        face = referee.roll(100, who, why)
        more = face >= OPEN_HIGH  # asked before it is added: exact chances then needn't take the sum apart
        total += face
    return enough if more and total < enough else total


@rule
def sunk(referee: Referee, who: int, why: int, first: int, enough: int) -> int:
    """RM-1.12: a roll that began with 01 to 05: another, open-ended high, comes off; at `enough` or below it ends."""
    total = first
    more = True
    while more and total > enough + 1:
        face = referee.roll(100, who, why)
        more = face >= OPEN_HIGH
        total -= face
    return enough if more and total > enough else total


@rule
def manoeuvre(referee: Referee, who: int, why: int, bonus: int, most: int) -> int:
    """RM-1.12: the total of a static manoeuvre, open-ended both ways.

    `most`: from that total on more changes nothing; below the worst band less doesn't either.
    """
    first = referee.roll(100, who, why)
    if first <= OPEN_LOW:
        return sunk(referee, who, why, first, -26 - bonus) + bonus
    return risen(referee, who, why, first, most - bonus) + bonus


@rule
def skill(referee: Summing, me: Combatant, bonus: int) -> int:
    """RM-1.12, RM-1.9: a skill in a static manoeuvre, and what wounds take off it."""
    total = referee.part(Why.SKILL, me.index, bonus)
    return total + referee.part(Why.WOUNDS, me.index, me.penalty) if me.penalty != 0 else total


@rule
def outcome_of(total: int) -> int:
    """RM-1.12: the bands of static manoeuvres."""
    if total <= -26:
        return Outcome.SPECTACULAR_FAILURE
    if total <= 4:
        return Outcome.ABSOLUTE_FAILURE
    if total <= 75:
        return Outcome.FAILURE
    if total <= 90:
        return Outcome.PARTIAL_SUCCESS
    if total < THRESHOLD:
        return Outcome.NEAR_SUCCESS
    return Outcome.SUCCESS if total <= 175 else Outcome.ABSOLUTE_SUCCESS


@rule
def doubles(face: int, digit: int) -> bool:
    """RM-1.18: whether an unmodified roll is doubles of a digit from 1 up to this one."""
    for k in range(1, digit + 1):
        if face == 11 * k:
            return True
    return False
