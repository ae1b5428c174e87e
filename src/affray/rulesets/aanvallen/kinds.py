"""The enums that the records of a fight of `aanvallen` hold, and what one may choose among."""

from __future__ import annotations

from enum import IntEnum


class Talent(IntEnum):
    """AA-1.1: the talents that count in a fight."""

    BE = 0  # dexterity
    GE = 1  # health
    IN = 2  # intelligence
    KR = 3  # strength
    LE = 4  # agility
    WI = 5  # will
    ZI = 6  # senses


class Part(IntEnum):
    """AA-3.20: what a place belongs to."""

    HEAD = 0
    TRUNK = 1
    ARM = 2
    LEG = 3


class Arc(IntEnum):
    """AA-3.3: how wide one shoots, in degrees."""

    WIDE = 90
    NARROW = 45


class Combine(IntEnum):
    """AA-3.6: which kinds of attack go together."""

    ONE = 0
    ANY = 1


class CoZero(IntEnum):
    """AA-3.21: what it is to have no CO left."""

    TIRED = 0
    UNCONSCIOUS = 1
    NOTHING = 2


class Action(IntEnum):
    """What one may do in one's turn, as long as AP and BP last."""

    END = 0
    STRIKE = 1
    SHOOT = 2
    THROW = 3
    SPRAY = 4
    MOVE = 5
    TURN = 6
    STAND = 7
    DRAW = 8
    PICK_UP = 9
    LOAD = 10
    DOOR = 11
    AID = 12
    PUT_OUT = 13
    LEAVE = 14
    YIELD = 15


class Band(IntEnum):
    """AA-3.6, AA-4.4: what is added to a d6 for the place."""

    LOW = 0  # the table's upper end: neck to forearm
    MIDDLE = 5
    HIGH = 10


class Answer(IntEnum):
    """Yes or no."""

    NO = 0
    YES = 1
