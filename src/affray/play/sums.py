"""The sums among what was added up and rolled, each with its named parts and the dice on it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from affray.play.log import Part

GM = "gm"  # the part that ends every sum


@dataclass
class Sum:
    """One sum: whose it is, its named parts, the dice rolled on it, and whether its last part has come."""

    who: str
    parts: list[Part] = field(default_factory=list)
    dice: list[Part] = field(default_factory=list)
    closed: bool = False

    @property
    def bonus(self) -> int:
        """The parts added up, without the dice."""
        return sum(part.value for part in self.parts)


def sums_of(parts: Iterable[Part]) -> list[Sum]:
    """The sums among parts, in order: each ends with the GM's part, and dice belong to the sum before them."""
    sums: list[Sum] = []
    for part in parts:
        if not part.in_sums:
            continue
        mine = [each for each in sums if each.who == part.who]
        begins = not mine or (part.kind == "part" and mine[-1].closed)
        if begins:
            sums.append(Sum(part.who))
        here = sums[-1] if begins else mine[-1]
        (here.parts if part.kind == "part" else here.dice).append(part)
        here.closed = here.closed or part.why == GM
    return sums
