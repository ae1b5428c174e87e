"""What every ruleset tells apart of a combatant."""

from __future__ import annotations

from enum import IntEnum


class Temper(IntEnum):
    """How an unattended combatant decides, by the ruleset's tactics."""

    BOLD = 0
    CAREFUL = 1
    COWARD = 2
    MINDLESS = 3


class Presence(IntEnum):
    """Where a combatant is, wounds apart."""

    IN = 0
    AWAY = 1
    YIELDED = 2
    LATE = 3  # joins in a later round
