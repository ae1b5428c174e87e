"""What came of many fights: chances with their intervals, and distributions."""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

Z = 1.959963984540054  # 95 % of a normal distribution lie within so many standard deviations
QUANTILES = (0.05, 0.25, 0.5, 0.75, 0.95)


@dataclass(frozen=True)
class Chance:
    """A chance found by counting: `count` times out of `of`, with the 95 % interval of E. B. Wilson (1927)."""

    count: int
    of: int

    @property
    def value(self) -> float:
        """The share counted, 0 to 1; 0 when nothing was counted at all."""
        return self.count / self.of if self.of else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        """Within what the chance itself lies, at 95 %."""
        if not self.of:
            return 0.0, 1.0
        n, p = self.of, self.count / self.of
        middle = (p + Z * Z / (2 * n)) / (1 + Z * Z / n)
        half = Z / (1 + Z * Z / n) * math.sqrt(p * (1 - p) / n + Z * Z / (4 * n * n))
        low = 0.0 if self.count == 0 else max(0.0, middle - half)
        return low, 1.0 if self.count == n else min(1.0, middle + half)

    def to_json(self) -> dict[str, Any]:
        """JSON-ready."""
        low, high = self.interval
        return {"value": self.value, "low": low, "high": high, "count": self.count, "of": self.of}


def chance_text(chance: Chance, below: str = "below {}", above: str = "above {}") -> str:
    """A chance in percent; one never seen is "below x", one always seen "above x", x being the interval's end."""
    low, high = chance.interval
    if chance.count == 0:
        return below.format(percent(high))
    return above.format(percent(low)) if chance.count == chance.of else percent(chance.value)


def percent(share: float) -> str:
    """A share in percent with as many digits as it takes: 54.3 %, 0.31 %, 0.0038 %."""
    tail = min(share, 1 - share) * 100
    digits = 1 if tail >= 1 or tail <= 0 else min(8, 1 - math.floor(math.log10(tail)))
    return f"{share * 100:.{digits}f} %"


@dataclass(frozen=True)
class Spread:
    """How a number was distributed: value -> how often."""

    counts: Mapping[int, int]

    @property
    def of(self) -> int:
        """How many numbers."""
        return sum(self.counts.values())

    @property
    def mean(self) -> float:
        """The mean; 0 of none."""
        return sum(value * count for value, count in self.counts.items()) / self.of if self.of else 0.0

    def quantile(self, share: float) -> int:
        """The least value that at least this share of the numbers doesn't exceed; 0 of none."""
        reached, wanted = 0, share * self.of
        for value in sorted(self.counts):
            reached += self.counts[value]
            if reached >= wanted:
                return value
        return 0

    def chance(self, value: int) -> Chance:
        """How likely a value is."""
        return Chance(self.counts.get(value, 0), self.of)

    def to_json(self) -> dict[str, Any]:
        """JSON-ready."""
        return {
            "mean": self.mean,
            "quantiles": {str(share): self.quantile(share) for share in QUANTILES},
            "counts": {str(value): self.counts[value] for value in sorted(self.counts)},
        }


@dataclass(frozen=True)
class Odds:
    """What came of many fights from one position.

    `cut` of the draws were stopped at the encounter's round limit. `losses` says by side how many of it were lost,
    `fates` by combatant what became of it. `events` is how often each happened in a fight, on average, from where the
    odds begin. `interpreted` fights were played by the interpreter, while the rules were being compiled; that changes
    nothing but the time it took. `stopped`: somebody stopped it, these are the fights played until then.
    """

    wins: Mapping[str, Chance]
    draw: Chance
    cut: int
    rounds: Spread
    losses: Mapping[str, Spread]
    fates: Mapping[str, Mapping[str, Chance]]
    events: Mapping[str, float]
    fights: int
    seed: int
    seconds: float
    interpreted: int = 0
    stopped: bool = False
    notes: tuple[str, ...] = field(default=())

    @property
    def per_second(self) -> float:
        """Fights a second."""
        return self.fights / self.seconds if self.seconds else 0.0

    def to_json(self) -> dict[str, Any]:
        """JSON-ready."""
        return {
            "fights": self.fights,
            "seed": self.seed,
            "wins": {side: chance.to_json() for side, chance in self.wins.items()},
            "draw": {**self.draw.to_json(), "cut": self.cut},
            "rounds": self.rounds.to_json(),
            "losses": {side: spread.to_json() for side, spread in self.losses.items()},
            "fates": {
                name: {fate: chance.to_json() for fate, chance in fates.items()} for name, fates in self.fates.items()
            },
            "events": dict(self.events),
            "seconds": self.seconds,
            "fights_per_second": self.per_second,
            "interpreted": self.interpreted,
            "stopped": self.stopped,
            "notes": list(self.notes),
        }
