"""Affray runs the fights of house-ruled tabletop role-playing games. See the README for what it does, and how."""

from __future__ import annotations

import importlib
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from affray.encounters import Encounter, Faults, check, load
    from affray.odds import Odds, advise, compare, exchange, odds, sweep
    from affray.play import Fight, Recovery, WrongAnswer

__version__ = "0.1.0"

# Where each public name lives; it is imported when it is first asked for, so that `import affray` takes no time.
_HOMES = {
    "encounters": ("Encounter", "Faults", "check", "load"),
    "odds": ("Odds", "advise", "compare", "exchange", "odds", "sweep"),
    "play": ("Fight", "Recovery", "WrongAnswer"),
}
__all__ = [
    "Encounter",
    "Faults",
    "Fight",
    "Odds",
    "Recovery",
    "WrongAnswer",
    "advise",
    "check",
    "compare",
    "exchange",
    "load",
    "odds",
    "sweep",
]


def __getattr__(name: str) -> Any:
    for module, names in _HOMES.items():
        if name in names:
            return getattr(importlib.import_module(f"affray.{module}"), name)
    raise AttributeError(f"module 'affray' has no attribute {name!r}")
