"""Who takes part in an encounter: everybody by name, the groups they stand in, and how far groups are apart."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Generic, Protocol, TypeVar

from affray.core.documents import Loc
from affray.core.referee import MOST
from affray.core.ruleset import Roster
from affray.core.said import Said
from affray.core.wording import unknown

S_co = TypeVar("S_co", bound="Sheet", covariant=True)

# What a ruleset's `leave` and `rejoin` raise ValueError with.
NOT_IN = Said("only who is in the fight can be taken out", "not-in")
NOT_AWAY = Said("only who has left the fight can come back", "not-away")
NO_ROOM = Said("there is no room for it on the map now", "no-room")


class Sheet(Protocol):
    """What this needs of the sheet of one combatant, or of several of a kind."""

    @property
    def name(self) -> str:
        """What it is called."""

    @property
    def count(self) -> int:
        """How many of the kind there are."""

    @property
    def group(self) -> str | None:
        """Whom it stands with; None for its side."""

    @property
    def rolls(self) -> str:
        """Who rolls its dice: "by hand" or "for me"."""


class Side(Protocol[S_co]):
    """What this needs of one side of an encounter."""

    @property
    def name(self) -> str:
        """What the side is called."""

    @property
    def combatants(self) -> Sequence[S_co]:
        """The sheets of those who fight on it."""


@dataclass(frozen=True)
class Member(Generic[S_co]):
    """One combatant of an encounter: its own name, its side by number, the group that it stands with, and its sheet."""

    name: str
    side: int
    group: str
    nth: int  # of those on its sheet, from 0
    sheet: S_co


def numbered(name: str, count: int) -> list[str]:
    """The names of all of a kind: Brigand, or Brigand 1, Brigand 2."""
    return [name] if count == 1 else [f"{name} {k + 1}" for k in range(count)]


def members(sides: Sequence[Side[S_co]]) -> Iterator[Member[S_co]]:
    """All combatants, each with its own name, in the order of their indices in the fight."""
    for k, side in enumerate(sides):
        for sheet in side.combatants:
            for nth, name in enumerate(numbered(sheet.name, sheet.count)):
                yield Member(name, k, sheet.group or side.name, nth, sheet)


def roster_of(sides: Sequence[Side[Any]], members: Sequence[Member[Any]]) -> Roster:
    """The words for everybody: names, and among the things by combatant `groups` and `rolls`."""
    things = {"groups": [one.group for one in members], "rolls": [one.sheet.rolls for one in members]}
    return Roster([one.name for one in members], [side.name for side in sides], things)


def enrol(roster: Roster, who: int, sheet: Sheet, side: str) -> None:
    """Adds the words for one who joins; those of a fight that was taken back go."""
    roster.names[who:] = [sheet.name]
    roster.things["groups"][who:] = [sheet.group or side]
    roster.things["rolls"][who:] = [sheet.rolls]


def escort(fight: Any, who: int, able: Callable[[Any], bool]) -> tuple[int, list[int]]:
    """Whom one who joins comes in beside, and its foes: one of its side, if it can be one who is able, else a foe."""
    side = fight.combatants[who].side
    friends = [k for k in range(fight.count) if k != who and fight.combatants[k].side == side]
    enemies = [k for k in range(fight.count) if fight.combatants[k].side != side]
    return next((k for k in friends if able(fight.combatants[k])), (friends or enemies)[0]), enemies


def apart(
    written: Mapping[frozenset[str], int], usual: int, sides: Sequence[str], members: Sequence[Member[Any]]
) -> list[list[int]]:
    """How far each is from each, by their groups: as written for the two, else for their sides, else as usual."""
    groups = _Groups(written, usual, sides, {one.group: one.side for one in members})
    known = {(a, b): groups.between(a, b) for a in groups.sides_of for b in groups.sides_of}
    return [[known[one.group, other.group] for other in members] for one in members]


@dataclass(frozen=True)
class _Groups:
    """What is written of groups, sides and their distances."""

    written: Mapping[frozenset[str], int]
    usual: int
    sides: Sequence[str]  # their names
    sides_of: Mapping[str, int]  # by group the number of its side

    def between(self, a: str, b: str) -> int:
        """The distance of two groups.

        Groups of one side stand as near to each other as their distances to the other sides allow.
        """
        if a == b:
            return 0
        written = self._written(a, b)
        if written is not None:
            return written
        if self.sides_of[a] != self.sides_of[b]:
            return self.usual
        others = [c for c in self.sides_of if self.sides_of[c] != self.sides_of[a]]
        return max(abs(self.between(a, c) - self.between(b, c)) for c in others)

    def _written(self, a: str, b: str) -> int | None:
        """What is written of two groups: of the two, else of a group and a side, else of their sides."""
        side_a, side_b = (self.sides[self.sides_of[group]] for group in (a, b))
        by_sides = ((a, side_b), (side_a, b), (side_a, side_b)) if self.sides_of[a] != self.sides_of[b] else ()
        pairs = [frozenset(pair) for pair in ((a, b), *by_sides)]
        return next((self.written[pair] for pair in pairs if pair in self.written), None)


def called_already(name: str) -> Said:
    """The words for a name that somebody has already."""
    return Said(f"there is somebody called {name} already; each needs a name of its own", "called-already", name=name)


def misfits(fight: Any, roster: Roster, name: str, side: str) -> list[tuple[Loc, str]]:
    """What keeps one of that name from joining a side of a running fight."""
    faults: list[tuple[Loc, str]] = []
    if fight.count >= MOST:
        faults.append(((), Said(f"there are {MOST} combatants already; nobody more has room", "full", most=MOST)))
    if name.casefold() in map(str.casefold, roster.names[: fight.count]):
        faults.append((("name",), called_already(name)))
    if side not in roster.sides:
        faults.append((("side",), unknown("side", side, roster.sides)))
    return faults
