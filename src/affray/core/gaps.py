"""Without a map: how far each is from each, as one figure for each pair that both keep."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, Protocol

from affray.core.company import escort
from affray.core.records import Ints, Rows, ints, record, rule
from affray.core.referee import MOST


@record
class Gaps:
    """How far one is from each other combatant."""

    to: Final[Ints] = ints(MOST)


class One(Protocol):
    """What this needs of a combatant."""

    index: int


class Fight(Protocol):
    """What this needs of a fight."""

    count: int

    @property
    def combatants(self) -> Rows[Any]:
        """Who takes part."""

    @property
    def gaps(self) -> Rows[Gaps]:
        """The distances, by combatant."""


@rule
def set_gap(fight: Fight, me: One, other: One, far: int) -> None:
    """How far two are apart."""
    fight.gaps[me.index].to[other.index] = far
    fight.gaps[other.index].to[me.index] = far


@rule
def go(fight: Fight, me: One, other: One, far: int) -> None:
    """`me` moves until it is `far` from the other; its other distances change as little as these allow.

    So who stands by the other is met as well, and who is left behind is left by the whole way.
    """
    for i in range(fight.count):
        if i != me.index and i != other.index:
            between = fight.gaps[other.index].to[i]
            now = fight.gaps[me.index].to[i]
            set_gap(fight, me, fight.combatants[i], min(max(now, abs(far - between)), far + between))
    set_gap(fight, me, other, far)


def come_beside(fight: Fight, who: int, able: Callable[[Any], bool], far: int | None, usual: int) -> None:
    """One who joins comes in with its own side, or from behind it, `far` from the nearest foe.

    Where it has no side yet it is as far as usual. The distances stay such as can be walked.
    """
    me = fight.combatants[who]
    beside, enemies = escort(fight, who, able)
    for k in range(fight.count):
        set_gap(fight, me, fight.combatants[k], fight.gaps[beside].to[k])
    fight.gaps[who].to[who] = 0
    nearest = min(enemies, key=lambda k: fight.gaps[who].to[k])
    if far is not None or beside in enemies:
        go(fight, me, fight.combatants[nearest], usual if far is None else far)
