"""The odds of a fight: how often who wins, and at what price. `affray.odds(...)` is `affray.odds.odds(...)`.

`position` is what is played, `run` plays it, `machines` makes the rules fast meanwhile, `summary` says what came of it;
`advise`, `compare`, `sweep` and `exchange` ask several times, or exactly.
"""

from __future__ import annotations

import sys
from types import ModuleType
from typing import Any

from affray.odds.advise import advise
from affray.odds.compare import Comparison, Difference, compare
from affray.odds.exchange import Exchange, exchange
from affray.odds.run import Progress, odds
from affray.odds.summary import Chance, Odds, Spread, chance_text
from affray.odds.sweep import Point, Sweep, sweep

__all__ = [
    "Chance",
    "Comparison",
    "Difference",
    "Exchange",
    "Odds",
    "Point",
    "Progress",
    "Spread",
    "Sweep",
    "advise",
    "chance_text",
    "compare",
    "exchange",
    "odds",
    "sweep",
]


class _Odds(ModuleType):
    """The module, which is the function of its name when it is called: both are `affray.odds`."""

    def __call__(self, *args: Any, **kwargs: Any) -> Odds:
        return odds(*args, **kwargs)


sys.modules[__name__].__class__ = _Odds
