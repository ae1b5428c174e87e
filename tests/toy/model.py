"""The records and enums of a running brawl."""

from __future__ import annotations

from enum import IntEnum
from typing import Final

from affray.core.records import Ints, Rows, ints, many, one, record, shared
from affray.core.referee import Coded

BRAWLERS = 12
SQUARES = 12
CARDS = 20


class Phase(IntEnum):
    """What `advance` does next."""

    ROUND = 0
    ACT = 1


class Stance(IntEnum):
    """TY-1.2: declared in secret, all at the same time."""

    HIGH = 0
    LOW = 1
    GUARD = 2


class Act(IntEnum):
    """What one may do on one's turn."""

    STRIKE = 0
    STEP = 1
    REST = 2
    WAIT = 3


class Fate(Coded):
    """What became of a brawler."""

    STANDING = 0, "TY-2.4"
    BATTERED = 1, "TY-2.4"
    DOWN = 2, "TY-2.4"

    @property
    def lost(self) -> bool:
        """Whether its side has lost it."""
        return self == Fate.DOWN


class Why(Coded):
    """Rolls and cards (below 30) and named parts of sums."""

    INITIATIVE = 1, "TY-1.1"
    HIT = 2, "TY-2.1"
    DAMAGE = 3, "TY-2.3"
    CARD = 4, "TY-1.3", True
    SKILL = 30, "TY-2.1"
    SPEED = 31, "TY-1.1"
    STANCE = 32, "TY-2.1"
    HELD_CARD = 33, "TY-1.3"
    EFFORT = 34, "TY-2.2"
    GUARD = 35, "TY-2.1"
    TABLE_DAMAGE = 36, "TY-2.3"
    GM = 37, "TY-1.4"


class Decision(Coded):
    """What people choose."""

    STANCE = 1, "TY-1.2", True
    ACT = 2, "TY-1.5"
    TARGET = 3, "TY-2.1"
    EFFORT = 4, "TY-2.2"
    PLACE = 5, "TY-3.1"
    INTERRUPT = 6, "TY-3.2"


class Event(Coded):
    """What happens."""

    ROUND = 1, "TY-1.1"  # a: number
    INITIATIVE = 2, "TY-1.1"  # a: total
    DRAWS = 3, "TY-1.3"  # a: card
    MISSES = 4, "TY-2.1"  # who misses other; a: total, b: what was needed
    HITS = 5, "TY-2.3"  # who hits other; a: damage
    FALLS = 6, "TY-2.4"
    STEPS = 7, "TY-3.1"  # a: square
    RESTS = 8, "TY-2.2"
    WAITS = 9, "TY-3.2"
    SNATCHES = 10, "TY-2.5"  # who takes other's card
    ENDS = 11, "TY-2.6"  # a: winner


@record
class Options:
    """House rules."""

    open_ended: bool = False  # TY-2.3: a full damage roll rolls again
    snatch_at: int = 8  # TY-2.5
    botch_ends_turn: bool = True  # TY-2.1


@record
class Hand:
    """What a brawler holds: a card, if any."""

    card: int = 0
    held: bool = False


@record
class Brawler:
    """One who brawls."""

    index: int = 0
    side: int = 0
    skill: int = 4
    speed: int = 2
    strength: int = 0  # row of the book's damage table
    hp: int = 12
    hp_full: int = 12
    nerve: int = 3
    nerve_full: int = 3
    place: int = 0
    stance: Stance = Stance.HIGH
    initiative: int = 0
    acted: bool = False
    waiting: bool = False
    bold: bool = True
    hand: Final[Hand] = one(Hand)
    struck: Final[Ints] = ints(3)  # blows taken, by the stance of who struck


@record
class Row:
    """What a strength does to damage."""

    dice: int = 2
    sides: int = 6
    plus: int = 0


@record
class Book:
    """The tables of the brawl."""

    strengths: Final[Rows[Row]] = many(Row, 6)
    guard: Final[Ints] = ints(3)  # by stance


@record
class Fight:
    """A running brawl."""

    round: int = 0
    round_limit: int = 20
    phase: Phase = Phase.ROUND
    count: int = 0
    over: bool = False
    deck: int = 0  # bit set
    options: Final[Options] = one(Options)
    squares: Final[Ints] = ints(SQUARES)  # candidates of a pick
    combatants: Final[Rows[Brawler]] = many(Brawler, BRAWLERS)
    book: Final[Book] = shared(Book)
