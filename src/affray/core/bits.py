"""Bit sets in one int, as choices and rules use them: bit k stands for option, combatant or item k."""

from __future__ import annotations

from affray.core.records import rule


@rule
def has(bits: int, k: int) -> bool:
    """Whether k is in the set."""
    return bits >> k & 1 == 1


@rule
def lowest(bits: int) -> int:
    """The first of a set that isn't empty."""
    k = 0
    while bits >> k & 1 == 0:
        k += 1
    return k


@rule
def size(bits: int) -> int:
    """How many are in the set."""
    n = 0
    while bits:
        bits &= bits - 1
        n += 1
    return n
