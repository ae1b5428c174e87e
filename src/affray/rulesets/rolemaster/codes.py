"""What is rolled, added up, decided, told and shown in `rolemaster`, each with its clause."""

from __future__ import annotations

from affray.core.referee import Coded


class Fate(Coded):
    """What became of a combatant (RM-1.16)."""

    UNHURT = 0, "RM-1.16"
    HURT = 1, "RM-1.11"
    FLED = 2, "RM-1.16"
    YIELDED = 3, "RM-1.16"
    UNCONSCIOUS = 4, "RM-1.11"
    DYING = 5, "RM-1.11"
    DEAD = 6, "RM-1.11"
    ABSENT = 7, "RM-1.16"

    @property
    def lost(self) -> bool:
        """Whether its side has lost it."""
        return Fate.HURT < self < Fate.ABSENT


class Why(Coded):
    """Rolls (below 30) and named parts of sums."""

    INITIATIVE = 1, "RM-1.7"
    TIE = 2, "RM-1.7"
    ATTACK = 3, "RM-1.1"
    CRITICAL = 4, "RM-1.9"
    FUMBLE = 5, "RM-1.2"
    BREAKAGE = 6, "RM-1.18"
    FIRST_AID = 7, "RM-1.11"
    STALK = 8, "RM-11.1"
    SUBDUAL = 9, "RM-11.3"
    RESISTANCE = 10, "RM-11.6"
    FORCE = 11, "RM-9.2"
    STRAY = 12, "RM-4.5"
    OFFENCE = 30, "RM-1.1"
    SEVERAL = 31, "RM-7.1"
    PARRIED = 32, "RM-8.1"
    HURT = 33, "RM-1.5"
    EXHAUSTION = 34, "RM-1.17"
    WOUNDS = 35, "RM-1.9"
    OFF_HAND = 36, "RM-1.5"
    PHASE_PART = 37, "RM-1.5"
    CHOSEN_PART = 38, "RM-5.1"
    OTHER_TARGET_PART = 39, "RM-1.15"
    FACING_PART = 40, "RM-1.5"
    PLIGHT = 41, "RM-1.5"
    RANGE = 42, "RM-13.1"
    PREPARATION = 43, "RM-13.1"
    CLOSING = 44, "RM-1.7"
    QUICKNESS = 45, "RM-1.3"
    SHIELD_PART = 46, "RM-1.4"
    COVER = 47, "RM-1.4"
    PARRY_PART = 48, "RM-8.1"
    FRIEND = 49, "RM-4.1"
    OTHER_DEFENCE = 50, "RM-1.3"
    MISSILE_PARRY = 51, "RM-10.3"
    SKILL = 52, "RM-1.12"
    HELMET = 53, "RM-11.3"
    CONSTITUTION = 54, "RM-11.6"
    LEVEL = 55, "RM-11.5"
    DIFFICULTY = 56, "RM-11.3"
    PERCEPTION = 57, "RM-11.1"
    HITS = 58, "RM-1.1"
    REDUCTION = 59, "RM-2.1"
    CRITICAL_HITS = 60, "RM-2.2"
    BLEEDING = 61, "RM-1.6"
    GM = 62, "RM-1.1"


class Decision(Coded):
    """What people choose. What is declared is secret until all have declared."""

    ACTION = 1, "RM-1.7", True
    PHASE = 2, "RM-1.7", True
    BLOWS = 3, "RM-7.2", True
    TARGET = 4, "RM-7.2", True
    CHOSEN = 5, "RM-5.2", True
    PARRY = 6, "RM-8.1", True
    SHARE = 7, "RM-8.6", True
    PARRIES = 8, "RM-8.3", True
    SHIELD = 9, "RM-8.4", True
    GUARD = 10, "RM-10.1", True
    GUARD_OB = 11, "RM-10.3", True
    WEAPON = 12, "RM-1.7", True
    PATIENT = 13, "RM-1.11", True
    GAIT = 14, "RM-13.1", True
    QUARRY = 15, "RM-11.1", True
    WHOM = 16, "RM-13.1"
    METRES = 17, "RM-13.1"
    PLACE = 18, "RM-13.1"
    FACING = 19, "RM-13.1"
    OTHER_TARGET = 20, "RM-1.15"
    SHOWS = 21, "RM-4.4"
    DOOR = 22, "RM-13.1", True


class Event(Coded):
    """What happens. `who` and `other` are combatants; what a, b, c are is said behind each."""

    ROUND = 1, "RM-1.7"  # a: number
    JOINS = 2, "RM-1.16"
    INITIATIVE = 3, "RM-1.7"  # a: total
    TIE = 4, "RM-1.7"  # a: face
    DECLARES = 5, "RM-1.7"  # a: Action, b: Phase
    DECLARES_BLOWS = 6, "RM-7.2"  # a: blows, b: OB parried
    PARRIES = 7, "RM-8.6"  # who parries other; a: its share
    GUARDS = 8, "RM-10.3"  # who guards against other's missile; a: OB added
    ATTACKS = 9, "RM-1.1"  # a: total, b: weapon's row, c: the unmodified roll
    MISSES = 10, "RM-1.1"  # who misses other
    HITS = 11, "RM-1.1"  # who hits other; a: concussion hits, b: severity, c: CriticalType
    REDUCED = 12, "RM-2.1"  # other's reduction takes it all
    TOO_LARGE = 13, "RM-1.10"  # other ignores the critical; a: severity
    FORCED = 14, "RM-12.1"  # a critical on the large all the same
    CRITICAL = 15, "RM-1.9"  # what happens to who; a: wording
    LOSES = 16, "RM-1.9"  # a: hits of a critical
    FUMBLES = 17, "RM-1.2"  # a: weapon's row
    FUMBLE = 18, "RM-1.9"  # what a fumble does; a: wording
    TESTED = 19, "RM-1.18"  # a: weapon's row
    BREAKS = 20, "RM-1.18"  # a: weapon's row
    DROPS = 21, "RM-1.9"  # a: weapon's row
    FALLS = 22, "RM-1.5"
    STUNNED = 23, "RM-1.6"  # a: rounds
    NO_PARRY = 24, "RM-1.6"  # a: rounds
    MUST_PARRY = 25, "RM-1.6"  # a: rounds
    BLEEDS = 26, "RM-1.6"  # a: hits a round now
    WEAKENED = 27, "RM-1.9"  # a: its penalty now
    BLOOD_LOST = 28, "RM-1.6"  # a: hits
    UNCONSCIOUS = 29, "RM-1.11"
    SINKS = 30, "RM-1.11"  # a: rounds until it dies
    DYING = 31, "RM-1.9"  # a: rounds until it dies
    DIES = 32, "RM-1.11"
    RECOVERS = 33, "RM-1.6"
    WAKES = 34, "RM-11.6"
    LOST_TARGET = 35, "RM-1.15"  # who's blow at other is lost
    TURNS_ON = 36, "RM-1.15"  # who strikes at other instead
    LOST_BLOWS = 37, "RM-1.14"  # who can't strike any more
    AIDS = 38, "RM-1.11"  # who aids other; a: total, b: Outcome, c: bleeding left
    STALKS = 39, "RM-11.1"  # a: total
    STEALS_UP = 40, "RM-11.1"  # who is beside other, unnoticed
    NOTICED = 41, "RM-11.1"  # other notices who
    SUBDUES = 42, "RM-11.3"  # a: total, b: attack level, -1 for none
    RESISTS = 43, "RM-11.6"  # a: roll, b: what it must reach
    KNOCKED_OUT = 44, "RM-11.6"  # a: minutes
    AWARE = 45, "RM-1.7"
    MOVES = 46, "RM-13.1"  # to or from other; a: metres, b: metres between them now
    WALKS = 47, "RM-13.1"  # a: metres, b: place
    CLOSES_IN = 48, "RM-1.7"  # who on other; a: metres
    FACES = 49, "RM-13.1"  # a: direction
    DRAWS = 50, "RM-1.7"  # a: weapon's row
    READIES = 51, "RM-13.1"  # a: weapon's row, b: rounds of preparation
    EMPTY = 52, "RM-13.1"  # a: weapon's row
    STANDS = 53, "RM-1.7"
    YIELDS = 54, "RM-1.16"
    LEAVES = 55, "RM-1.16"
    NO_SHOT = 56, "RM-4.3"  # other can't be shot at past a friend
    STRAY = 57, "RM-4.5"  # the miss goes on to other; a: the highest total that counts
    SHOVED = 58, "RM-9.2"  # a: metres
    ASIDE = 59, "RM-9.2"
    HELD = 60, "RM-9.2"  # a: roll
    WINS = 61, "RM-1.16"  # a: side
    DRAWN = 62, "RM-1.16"
    ROUND_LIMIT = 63, "RM-1.16"  # a: rounds
    OPENS = 64, "RM-13.1"  # a: direction
    CLOSES = 65, "RM-13.1"  # a: direction


class Condition(Coded):
    """What a screen shows as a tag."""

    STUNNED = 1, "RM-1.6"
    NO_PARRY = 2, "RM-1.6"
    MUST_PARRY = 3, "RM-1.6"
    BLEEDING = 4, "RM-1.6"
    DOWN = 5, "RM-1.5"
    UNAWARE = 6, "RM-1.7"
    STALKING = 7, "RM-11.1"
    DISARMED = 8, "RM-1.9"
    COVERED = 9, "RM-1.4"
    EXHAUSTED = 10, "RM-1.17"
    SINKING = 11, "RM-1.11"
    DYING = 12, "RM-1.9"
    UNCONSCIOUS = 13, "RM-1.11"
    DEAD = 14, "RM-1.11"
    AWAY = 15, "RM-1.16"
    YIELDED = 16, "RM-1.16"
    LATE = 17, "RM-1.16"
