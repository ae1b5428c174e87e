"""A small ruleset, a tavern brawl, that uses every call of the referee protocol. For tests."""

from __future__ import annotations

from tests.toy.ruleset import TOY
from tests.toy.setup import random_setup

__all__ = ["TOY", "random_setup"]
