"""One exchange, exactly: what one attack does, with every chance as a fraction."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from typing import TYPE_CHECKING, Any

from affray.core.encounter import Encounter
from affray.core.records import clone
from affray.core.wording import unknown
from affray.odds.position import Position, Running, position

if TYPE_CHECKING:
    from affray.core.branching import BranchingReferee

CUT = Fraction(1, 10**9)  # rarer ways are left out: dice that roll on without end have no last one


@dataclass(frozen=True)
class Exchange:
    """What one attack does: `outcomes` are the figures of `names` after it, with the chance of each set.

    The chances and `lost`, that of all ways that were left out as too rare, add up to exactly 1. `plays` is how often
    the attack, or a piece of it, was played to find them.
    """

    attacker: str
    defender: str
    names: tuple[str, ...]
    outcomes: Mapping[tuple[int, ...], Fraction]
    lost: Fraction
    plays: int

    def of(self, name: str) -> dict[int, Fraction]:
        """The distribution of one figure, by its name. Raises KeyError."""
        if name not in self.names:
            raise KeyError(name)
        k, found = self.names.index(name), dict[int, Fraction]()
        for figures, chance in self.outcomes.items():
            found[figures[k]] = found.get(figures[k], Fraction(0)) + chance
        return dict(sorted(found.items()))

    def mean(self, name: str) -> Fraction:
        """The mean of one figure over the ways that were not left out. Raises KeyError."""
        return sum((value * chance for value, chance in self.of(name).items()), Fraction(0)) / (1 - self.lost)

    def to_json(self) -> dict[str, Any]:
        """JSON-ready: each chance as a fraction and as a number."""
        return {
            "attacker": self.attacker,
            "defender": self.defender,
            "lost": float(self.lost),
            "plays": self.plays,
            "outcomes": [
                {**dict(zip(self.names, figures, strict=True)), "chance": float(chance), "fraction": str(chance)}
                for figures, chance in sorted(self.outcomes.items())
            ],
            "figures": {
                name: {str(value): float(chance) for value, chance in self.of(name).items()} for name in self.names
            },
        }


def exchange(
    asked: Encounter | Running | Position, attacker: str, defender: str, cut: Fraction | float = CUT
) -> Exchange:
    """The exact distribution of one attack, from an encounter's beginning or the last step of a running fight.

    Ways less likely than `cut` are left out, and told. Choices are made by the tactics. Raises ValueError for an
    unknown name, or for one who would attack itself.
    """
    from affray.core.branching import BranchingReferee
    from affray.core.pieces import with_pieces

    here = position(asked)
    a, d = (_index(here, name) for name in (attacker, defender))
    if a == d:
        raise ValueError(f"{attacker} can't attack itself")
    rules = here.ruleset
    attack = with_pieces(rules.exchange, rules.pieces)

    def play(referee: BranchingReferee) -> list[int]:
        fight = clone(here.start)
        attack(referee, fight, a, d)
        return rules.result(here.start, fight, a, d)

    referee = BranchingReferee(rules, cut)
    outcomes = referee.outcomes(play)
    names = here.roster.names
    return Exchange(names[a], names[d], tuple(rules.outcome), outcomes, referee.lost, referee.plays)


def _index(here: Position, name: str) -> int:
    names = [known.casefold() for known in here.roster.names]
    if name.casefold() not in names:
        raise ValueError(unknown("combatant", name, here.roster.names))
    return names.index(name.casefold())
