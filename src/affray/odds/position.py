"""What odds are asked of: an encounter that has not begun, or a running fight from where it stands."""

from __future__ import annotations

import contextlib
from dataclasses import dataclass, replace
from typing import Any, Protocol

from affray.core.encounter import Encounter
from affray.core.loop import set_up
from affray.core.records import clone
from affray.core.ruleset import Roster, Ruleset, ruleset
from affray.core.seeded import SeededReferee, Tape, pack


class Running(Protocol):
    """A running fight, as `affray.Fight` is one."""

    @property
    def ruleset(self) -> Ruleset:
        """Its rules."""

    @property
    def roster(self) -> Roster:
        """The words for it."""

    @property
    def start(self) -> Any:
        """Its record before the step under way."""

    @property
    def tape(self) -> Tape:
        """What the step under way has used, in order."""


@dataclass(frozen=True)
class Position:
    """A fight's record, the words for it, and what people have answered since in the step under way."""

    ruleset: Ruleset
    roster: Roster
    start: Any
    tape: Tape = ()

    def answered(self, kind: int, who: int, code: int, value: int) -> Position:
        """The same with one more answer: to the request with this key that is open now."""
        key = pack(kind, who, code)
        finder = _Finder(self, key)
        with contextlib.suppress(_FoundError):
            self.ruleset.advance(finder, finder.record)
        tape = (*self.tape[: finder.at], (key, value), *self.tape[finder.at :])
        return replace(self, tape=tape)


def position(asked: Encounter | Running | Position) -> Position:
    """Where the odds begin.

    Raises TypeError for what is neither an encounter nor a running fight, a recovery for one.
    """
    if isinstance(asked, Position):
        return asked
    if isinstance(asked, Encounter):
        rules = ruleset(asked.ruleset)
        setup = set_up(rules, asked)
        return Position(rules, setup.roster, setup.fight)
    try:
        found = Position(asked.ruleset, asked.roster, asked.start, tuple(asked.tape))
    except AttributeError:
        found = None
    if found is None or found.ruleset.part_of is not None:
        raise TypeError(f"odds of {type(asked).__name__}: an Encounter or a Fight is wanted")
    return found


class _FoundError(Exception):
    """The open request has come up."""


class _Finder(SeededReferee):
    """Plays a step until a request comes up that the tape doesn't answer; `at` is then where its answer belongs."""

    def __init__(self, position: Position, key: int) -> None:
        self.wanted = key
        super().__init__(position.ruleset, 0, 0, clone(position.start), position.tape)

    def _known(self, kind: int, who: int, code: int) -> bool:
        if super()._known(kind, who, code):
            return True
        if pack(kind, who, code) == self.wanted:
            raise _FoundError
        return False
