"""A sign for each of several names: one letter or digit, by which a map tells them apart."""

from __future__ import annotations

from collections.abc import Collection
from string import ascii_uppercase, digits

UNKNOWN = "?"  # once all signs are taken


def signs_of(names: Collection[str]) -> dict[str, str]:
    """A sign for each name: its number, where that is the end of it, else a letter of its own, or one that is free."""
    found: dict[str, str] = {}
    for name in names:
        number = name.rpartition(" ")[2]
        own = [number] if len(number) == 1 and number in digits else []
        own += [letter for letter in name.upper() if letter in ascii_uppercase]
        free = (sign for sign in (*own, *ascii_uppercase, *digits) if sign not in found.values())
        found[name] = next(free, UNKNOWN)
    return found
