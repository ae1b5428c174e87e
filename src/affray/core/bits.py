"""Bit sets in one int, as choices and rules use them: bit k stands for option, combatant or item k."""

from __future__ import annotations

from affray.core.records import rule


@rule
def has(bits: int, k: int) -> bool:
    """Whether k is in the set."""
    return bits >> k & 1 == 1


def lowest(bits: int) -> int:
    """The first of a set, -1 of an empty one; compiled to a few instructions."""
    return int(bits & -bits).bit_length() - 1


def size(bits: int) -> int:
    """How many are in the set; compiled to one instruction."""
    return int(bits).bit_count()
