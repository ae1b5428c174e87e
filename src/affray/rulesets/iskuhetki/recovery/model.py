"""The records of a recovery: the calendar after a fight (IH-16), and the wounds that it goes over.

They are no part of a fight's records, so that no fight carries them along.
"""

from __future__ import annotations

from enum import IntEnum
from typing import Final

from affray.core.kinds import Presence
from affray.core.records import Ints, Rows, ints, many, record, shared
from affray.core.referee import MOST
from affray.rulesets.iskuhetki.kinds import Sleep, WoundKind
from affray.rulesets.iskuhetki.model import LOCATIONS, POISONS, WOUNDS, Poison

HOUR, DAY, WEEK = 60, 24 * 60, 7 * 24 * 60  # minutes
TURNS = 8191  # questions what to do now in one minute, told apart by the clock
ROUNDS = 2  # of a minute (IH-11.1)


class Phase(IntEnum):
    """What the next step is: a question what to do now, or what a minute, an hour, a day or a week brings."""

    ASK = 0
    MINUTE = 1
    HOUR = 2
    DAY = 3
    WEEK = 4


class Treatment(IntEnum):
    """IH-16: what one can do for a wound."""

    FIRST_AID = 0
    SURGERY = 1
    STITCHING = 2
    SETTING = 3
    SPLINT = 4
    CAST = 5


class Span(IntEnum):
    """How long nothing is done for anybody; or the end of the calendar, or a change of mind about a broken limb.

    Far from the numbers of people: a question to the table with these options isn't about some of them.
    """

    MINUTE = 55
    CALM = 56  # minute by minute until nobody bleeds any more
    HOUR = 57
    DAY = 58
    WEEK = 59
    LIMB = 60
    END = 61


class Bone(IntEnum):
    """IH-16.5, IH-16.6: how the bone under a wound is."""

    SOUND = 0
    CRACKED = 1
    BROKEN = 2
    SET = 3
    CROOKED = 4  # grown together without having been set


class Organ(IntEnum):
    """IH-16.8: how the organ under a wound is; SOUND after an operation too."""

    SOUND = 0
    HURT = 1
    BADLY = 2


class Seam(IntEnum):
    """IH-16.3: how a wound is closed."""

    NONE = 0  # needs no stitches
    NEEDED = 1
    SEWN = 2
    LEFT = 3  # unstitched for good


class Guard(IntEnum):
    """IH-16.7: what guards a limb whose bone was set."""

    NONE = 0
    SPLINT = 1
    CAST = 2


@record
class Injury:
    """A wound. One that has healed stays in its row, for the scar or the crooked bone that it leaves."""

    where: int = 0  # a location
    kind: WoundKind = WoundKind.BRUISE
    damage: int = 0  # points when the calendar began (IH-16.6, IH-16.9)
    points: int = 0  # those still open
    bleed: int = 0  # counters
    staunched: bool = False  # had its first aid (IH-16.2)
    arrow: bool = False  # still in (IH-7.10)
    seam: int = Seam.NONE
    bonus: int = 0  # of special and critical treatment, to each week's d3
    bone: int = Bone.SOUND
    late: bool = False  # broken, and not set within the week (IH-16.6)
    pain: int = 0  # percent off every action
    guard: int = Guard.NONE
    quality: int = 0  # percent, of splint or cast
    organ: int = Organ.SOUND
    degree: int = 0  # of a burn (IH-13.1)
    treated: bool = False  # a burn of the third degree that was operated on
    factor: int = 0  # of infection
    infection: int = 0  # level
    scar: bool = False


@record
class Patient:
    """One who was in the fight."""

    index: int = 0
    side: int = 0
    presence: Presence = Presence.IN
    blood: int = 0  # BP
    stamina: int = 0  # EP
    dead: bool = False
    sleep: int = Sleep.AWAKE  # a Sleep
    deep: int = 0  # locations that keep it unconscious for good, as a bit set (IH-12.1, IH-12.2)
    maimed: int = 0  # locations, as a bit set
    used: int = 0  # limbs that are used although their bone is broken, as a bit set (IH-16.7)
    busy: int = -1  # the last hour in which it treated a wound
    aids: int = 0  # first aids that it gave in this minute
    aided: int = 0  # and got
    arrives: bool = False  # came just now, which is still to be told
    well: bool = False  # it has been told that nothing is left to heal
    poison: int = -1  # row of the book
    poison_left: int = 0  # rounds
    injury_count: int = 0
    hurt: Final[Ints] = ints(LOCATIONS)  # open points: HP = full - these, not below -full (IH-9.17)
    injuries: Final[Rows[Injury]] = many(Injury, WOUNDS)


@record
class Body:
    """What the sheet says of one combatant."""

    con: int = 10
    blood: int = 10
    stamina: int = 10
    first_aid: int = 0  # skills in percent
    healing: int = 0
    open_wounds: int = 0
    bonesetting: int = 0
    carpentry: int = 0
    masonry: int = 0
    surgery: int = 0
    humanoid: bool = True
    bloodless: bool = False
    bandages: bool = True
    locations: int = 0
    full: Final[Ints] = ints(LOCATIONS)  # HP
    kind: Final[Ints] = ints(LOCATIONS)  # the fight's Kind
    flank: Final[Ints] = ints(LOCATIONS)  # the fight's Flank


@record
class Book:
    """The tables of a recovery."""

    bodies: Final[Rows[Body]] = many(Body, MOST)
    poisons: Final[Rows[Poison]] = many(Poison, POISONS)
    average: bool = False  # IH-16.11: option `healing_skills`
    hourly: bool = False  # IH-6.3: option `knockout_check`
    wake_factor: int = 1  # IH-11.1


@record
class Ward:
    """A recovery under way."""

    round: int = 0  # days gone by
    time: int = 0  # minutes since the fight
    until: int = 0  # how far time is let pass without a question
    calm: bool = False  # nobody is asked what now until nothing is urgent any more
    days: int = 0  # up to which BP have come back
    phase: Phase = Phase.ASK
    at: int = 0  # in a phase other than ASK: whose turn comes first
    turn: int = 0  # questions what to do now, at this very time
    over: bool = False
    actor: int = -1  # who treats
    treatment: int = 0
    patient: int = -1  # who is treated
    chance: int = 0  # of the last treatment (IH-16.12)
    count: int = 0
    combatants: Final[Rows[Patient]] = many(Patient, MOST)
    book: Final[Book] = shared(Book)
