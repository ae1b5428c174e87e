"""When a fight ends: no more than one side has somebody left, or the round limit is reached.

Who is left, and what is told at the end, each ruleset says itself: `Ending` binds these rules to that.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol

from affray.core.records import Rows, rule
from affray.core.referee import Referee
from affray.core.ruleset import CUT, DRAW
from affray.core.twins import Twins


class Combatant(Protocol):
    """What this needs of a combatant."""

    side: int


class Fight(Protocol):
    """What this needs of a fight."""

    count: int
    cut: bool
    over: bool

    @property
    def combatants(self) -> Rows[Combatant]:
        """Who takes part."""


Event: Any = None  # the ruleset's own, with WINS and DRAWN, put in by `Ending`
left: Any = None  # likewise: whether somebody takes part, or is still to come


@rule
def contested(fight: Fight) -> bool:
    """Whether more than one side has somebody left."""
    side = -1
    for i in range(fight.count):
        me = fight.combatants[i]
        if left(me):
            if side >= 0 and me.side != side:
                return True
            side = me.side
    return False


@rule
def winner(fight: Fight) -> int:
    """The side of those who are left, DRAW when nobody is, CUT at the round limit."""
    if fight.cut:
        return CUT
    side = DRAW
    for i in range(fight.count):
        if left(fight.combatants[i]):
            side = fight.combatants[i].side
    return side


@rule
def settle(referee: Referee, fight: Fight) -> None:
    """The fight is over when no more than one side has somebody left, or at the round limit."""
    if contested(fight) and not fight.cut:
        return
    fight.over = True
    side = winner(fight)
    if side >= 0:
        referee.tell(Event.WINS, -1, -1, side)
    else:
        referee.tell(Event.DRAWN, -1)


class Ending:
    """The rules above for a ruleset."""

    def __init__(self, home: str, left: Callable[[Any], bool], event: type) -> None:
        """`home`: the name of the module that they belong to; `left` and `event`: the ruleset's own."""
        twin = Twins(home, left=left, Event=event)
        self.contested, self.winner, self.settle = twin(contested), twin(winner), twin(settle)
