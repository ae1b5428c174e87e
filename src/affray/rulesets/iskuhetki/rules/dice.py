"""IH-3: skill rolls and their grades, opposed rolls."""

from __future__ import annotations

from affray.core.records import rule
from affray.core.referee import Referee
from affray.rulesets.iskuhetki.codes import Why
from affray.rulesets.iskuhetki.kinds import Grade

SURE, HOPELESS, FUMBLED = 1, 96, 100  # IH-3.3: this always succeeds, from this on it always fails, this always fumbles


@rule
def share(chance: int, n: int) -> int:
    """IH-3.3: an n-th of a chance, to the nearest, halves up, at least 1."""
    return max(1, (2 * chance + n) // (2 * n))


@rule
def special_limit(chance: int) -> int:
    """IH-3.2: one fifth; of 56 that is 11."""
    return share(chance, 5)


@rule
def fumble_from(chance: int) -> int:
    """IH-3.3: the top twentieth of the failures; with 56 from 99 on."""
    failures = 100 - min(HOPELESS - 1, max(SURE, chance))
    return 101 - share(failures, 20)


@rule
def succeeded(roll: int, chance: int) -> bool:
    """IH-3.1, IH-3.3, IH-3.14: whether a roll is at or under its chance. One question, for the exact odds."""
    return roll <= min(HOPELESS - 1, max(SURE, chance))


@rule
def grade_of(roll: int, chance: int) -> int:
    """IH-3.1 to IH-3.3, IH-3.14: the Grade of a roll; at or under is success."""
    if roll > min(HOPELESS - 1, max(SURE, chance)):
        return Grade.FUMBLE if roll >= fumble_from(chance) else Grade.FAILURE
    if roll <= share(chance, 20) and roll <= chance:
        return Grade.CRITICAL
    if roll <= special_limit(chance) and roll <= chance:
        return Grade.SPECIAL
    return Grade.SUCCESS


@rule
def resistance(active: int, passive: int) -> int:
    """IH-3.13: the chance of the active side, 1..99."""
    return min(99, max(1, 50 + 5 * (active - passive)))


@rule
def opposed(referee: Referee, who: int, why: int, active: int, passive: int) -> bool:
    """IH-3.13: whether the active side wins; 01 always does, 100 never."""
    chance = referee.part(Why.RESISTANCE, who, resistance(active, passive))
    chance += referee.part(Why.GM, who, 0)
    roll = referee.roll(100, who, why)
    return roll <= min(FUMBLED - 1, max(SURE, chance))
