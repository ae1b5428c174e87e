"""The protocol: all that rules know of the outside.

A rule asks a referee for every die and every choice; it never rolls, prompts, prints or waits itself. Four referees
answer: `LiveReferee` (people), `SeededReferee` (a generator and tactics), the compiled one (the same, by the million)
and `BranchingReferee` (every way at once).

A rule asks first and reads figures then: `points = referee.roll(…)` and `me.hp -= points`. `me.hp -= referee.roll(…)`
reads `hp` before the question and so undoes what the GM sets while it is open. And what it then takes off a figure it
keeps within the figure's range: a limit reckoned before the question may have been overtaken.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import IntEnum
from typing import NamedTuple, Protocol, Self, TypeVar

from affray.core.records import Ints

F = TypeVar("F")

TABLE = -1  # as `who`: anyone at the table, or the GM
NOBODY = 62  # as an option of a bit set of combatants: none of them
MOST = 62  # combatants in a fight, and options of a choice besides NOBODY
ALL = (1 << 63) - 1  # every option of a choice


class Coded(IntEnum):
    """An IntEnum whose members name the clause that they come from, and who may see what they stand for.

    A member is written `ATTACK = 1, "AM-4.1"`, with a third element True when only the asked one and the GM may see it.
    """

    clause: str
    secret: bool

    def __new__(cls, value: int, clause: str = "", secret: bool = False) -> Self:
        """A member with its number, its clause and whether it is secret."""
        member = int.__new__(cls, value)
        member._value_ = value
        member.clause = clause
        member.secret = secret
        return member


class Referee(Protocol):
    """Answers what rules ask.

    `who` is the index of a combatant, or TABLE; `why`, `decision`, `event` are the ruleset's enums.
    """

    def roll(self, sides: int, who: int, why: int, /) -> int:
        """One die, 1..sides."""

    def dice(self, count: int, sides: int, who: int, why: int, /) -> int:
        """Several dice asked as one question: their sum, count..count*sides."""

    def draw(self, cards: int, who: int, why: int, /) -> int:
        """One card out of a bit set of at most 62, each as likely; the rules take it out of the set.

        None is an error.
        """

    def choose(self, fight: object, who: int, decision: int, options: int, /) -> int:
        """One option out of a bit set (bits 0..62); a single one is no question, none is an error."""

    def considers(self, fight: object, who: int, decision: int, /) -> int:
        """Of a choice that is still to be put, the options that rules have to look at, as a bit set.

        People consider ALL. Tactics may name those that they take, whatever else there is, as soon as one of them is
        possible: rules then needn't find out about the others. Where none of them is possible all are looked at. Of a
        pick they name a value instead of a bit set; the rule that asks says what comes first then.
        """

    def pick(self, fight: object, who: int, decision: int, values: Ints, count: int, /) -> int:
        """One of the first `count` values (places on a map, say): the value itself; a single one is no question."""

    def amount(self, fight: object, who: int, decision: int, low: int, high: int, /) -> int:
        """A number from low to high; low == high is no question, low > high an error."""

    def each(self, fight: F, who: int, ask: Callable[[Referee, F, int], None], /) -> None:
        """`ask(referee, fight, i)` for each i in the bit set, at once: nobody waits for or sees another's answer.

        `ask` may write to the record of its own i only.
        """

    def part(self, why: int, who: int, value: int, /) -> int:
        """One named part of a sum; the GM may overrule it. Every sum ends with `part(Why.GM, who, 0)`."""

    def tell(self, event: int, who: int, other: int = -1, a: int = 0, b: int = 0, c: int = 0, /) -> None:
        """What happened, in numbers; the words come from the event's code and these."""


class Kind(IntEnum):
    """What a key is about; the numbers stand on the tape of compiled code."""

    ROLL = 1
    CHOICE = 2
    AMOUNT = 3
    PART = 4
    SET = 5
    PICK = 6
    DRAW = 7


class Key(NamedTuple):
    """Names one request, whatever else happens: an answer belongs to its key, not to its place.

    `nth` counts requests with the same kind, who and code inside one value of the fight's clock, in the order of
    asking.
    """

    kind: int
    who: int
    code: int
    nth: int


@dataclass(frozen=True, slots=True)
class Request:
    """One open question: a roll or amount between low and high, a choice or card of a bit set, a pick of values."""

    key: Key
    low: int = 0
    high: int = 0
    count: int = 1
    options: int = 0
    values: tuple[int, ...] = ()

    def fits(self, value: int) -> bool:
        """Whether a value answers this question."""
        if self.key.kind == Kind.PICK:
            return value in self.values
        if self.key.kind in (Kind.CHOICE, Kind.DRAW):
            return value >= 0 and self.options >> value & 1 == 1
        return self.low <= value <= self.high

    @property
    def sides(self) -> int:
        """The sides of each die of a roll."""
        return self.high // self.count

    @property
    def open_options(self) -> tuple[int, ...]:
        """The options of a choice, or the cards of a draw, as numbers."""
        return tuple(k for k in range(NOBODY + 1) if self.options >> k & 1)


class Asked(Exception):
    """Raised by a referee that knows no answer: the step is dropped and played again once the answers are there."""

    def __init__(self, requests: list[Request]) -> None:
        """The open questions, several when they are put at the same time."""
        super().__init__(requests)
        self.requests = requests


def only_option(options: int) -> int:
    """The one option of a bit set, -1 if there are several.

    Raises ValueError for none: a rule asked without a way out.
    """
    if options <= 0:
        raise ValueError("a choice without options")
    return options.bit_length() - 1 if options & (options - 1) == 0 else -1


class Hush(NamedTuple):
    """A referee that knows only parts: for tactics that weigh a sum without asking anybody and without a trace."""

    silent: int = 1

    def part(self, why: int, who: int, value: int, /) -> int:
        """The value as it is."""
        return value


HUSH = Hush()


class Summing(Protocol):
    """What a rule needs that only adds up a sum: any referee, or HUSH."""

    def part(self, why: int, who: int, value: int, /) -> int:
        """One named part of a sum."""
