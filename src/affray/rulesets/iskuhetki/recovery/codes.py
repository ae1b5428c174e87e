"""What is rolled, added up, decided, told and shown in a recovery, each with its clause."""

from __future__ import annotations

from affray.core.referee import Coded


class Fate(Coded):
    """What became of a patient."""

    WELL = 0, "IH-16.12"
    MARKED = 1, "IH-16.3"  # well again, with scars or a limb that never will be
    WOUNDED = 2, "IH-9.17"
    DEAD = 3, "IH-12.2"
    AWAY = 4, "IH-5.2"

    @property
    def lost(self) -> bool:
        """Whether it is dead."""
        return self == Fate.DEAD


class Why(Coded):
    """Rolls (below 60) and named parts of sums."""

    FIRST_AID = 1, "IH-16.2"  # d100, as are those up to CAST
    SURGERY = 2, "IH-16.9"
    STITCHING = 3, "IH-16.3"
    SETTING = 4, "IH-16.6"
    SPLINT = 5, "IH-16.7"
    CAST = 6, "IH-16.7"
    SURGERY_BLOOD = 7, "IH-16.9"  # dx
    SETTING_FUMBLE = 8, "IH-16.6"  # d3
    BLOOD = 9, "IH-16.1"  # d3 for each day
    HEALING = 10, "IH-16.12"  # d3
    LOOSE = 11, "IH-16.4"  # d3, for points of no wound
    INFECTION_RISK = 12, "IH-16.11"  # d100
    INFECTION = 13, "IH-16.11"  # d100
    GUARD = 14, "IH-16.7"  # d100
    REST_BLEEDING = 15, "IH-10.2"  # d100, per counter
    BLEEDING = 16, "IH-10.1"  # d100
    HEART = 17, "IH-11.3"  # d100
    STAY_AWAKE = 18, "IH-11.2"  # d100
    WAKE = 19, "IH-11.1"  # d100
    KNOCKED_OUT = 20, "IH-6.3"  # d100
    SHOCK = 21, "IH-12.1"  # d100: CON x 2, the chest
    POISON = 22, "IH-20.7"  # d100
    # parts of sums
    FIRST_AID_SKILL = 60, "IH-16.2"
    HEALING_SKILL = 61, "IH-16.11"
    OPEN_WOUNDS_SKILL = 62, "IH-16.3"
    BONESETTING_SKILL = 63, "IH-16.6"
    CARPENTRY_SKILL = 64, "IH-16.7"
    MASONRY_SKILL = 65, "IH-16.7"
    SURGERY_SKILL = 66, "IH-16.9"
    AVERAGE = 67, "IH-16.11"  # what the average of two skills is below their sum
    CLOTH = 68, "IH-16.2"
    TIRED = 69, "IH-5.1"
    BONES = 70, "IH-9.16"
    RESISTANCE = 71, "IH-3.13"
    CHANCE = 72, "IH-3.14"  # what a d100 against CON, BP, a quality or an infection may show at most
    GM = 99, "IH-3.1"


class Decision(Coded):
    """What people choose."""

    WHO = 1, "IH-16.1"  # treats a wound now
    TREATMENT = 2, "IH-16.1"
    PATIENT = 3, "IH-16.1"
    WOUND = 4, "IH-16.12"
    SPAN = 5, "IH-16.1"
    USER = 6, "IH-16.7"  # whose broken limb is to be used or spared
    LIMB = 7, "IH-16.7"


class Event(Coded):
    """What happens. `who` and `other` are patients; what a, b, c are is said behind each."""

    TIME = 1, "IH-16.1"  # a: days gone by, b: hours, c: minutes
    TREATS = 2, "IH-16.1"  # other; a: roll, b: chance, c: Treatment
    GRADE = 3, "IH-3.2"  # a: the fight's Grade, c: Treatment
    STAUNCHED = 4, "IH-16.2"  # a: location
    STILL_BLEEDS = 5, "IH-16.2"  # a: location, b: counters
    ARROW_OUT = 6, "IH-7.10"  # a: location
    MENDS = 7, "IH-16.12"  # a: HP back, b: HP now, c: location
    WORSENS = 8, "IH-9.17"  # a: HP lost, b: HP now, c: location
    STITCHED = 9, "IH-16.3"  # a: location, b: added to each week's d3
    SCAR = 10, "IH-16.3"  # a: location
    RISK = 11, "IH-16.3"  # a: location, b: the infection factor now
    INFECTED = 12, "IH-16.11"  # a: location, b: level
    CURED = 13, "IH-16.11"  # a: location
    BONE_SET = 14, "IH-16.6"  # a: location
    NOT_SET = 15, "IH-16.6"  # a: location
    BONE_HEALED = 16, "IH-16.7"  # a: location
    CROOKED = 17, "IH-16.6"  # a: location, b: percent off every action, for good
    LATE = 18, "IH-16.6"  # a: location: not set within the week
    PAIN = 19, "IH-16.5"  # a: location, b: percent off every action now
    SPLINTED = 20, "IH-16.7"  # a: location, b: quality, c: Guard
    NO_SPLINT = 21, "IH-16.7"  # a: location, c: Guard: the attempt failed
    SPLINT_OFF = 22, "IH-16.7"  # a: location
    GUARDED = 23, "IH-16.7"  # a: location, b: roll, c: quality
    USES = 24, "IH-16.7"  # a: location
    SPARES = 25, "IH-16.7"  # a: location
    ORGAN = 26, "IH-16.8"  # a: location
    OPERATED = 27, "IH-16.9"  # a: location
    AGAIN = 28, "IH-16.9"  # a: location: surgery must be tried again
    BLOOD_LOST = 29, "IH-16.9"  # a: BP lost, b: BP left
    BLOOD_BACK = 30, "IH-16.1"  # a: BP back, b: BP now
    UNSTITCHED = 31, "IH-16.3"  # a: location: left so for good
    CLOTS = 32, "IH-10.2"  # a: counters gone, b: counters left
    BLEEDS = 33, "IH-10.1"  # a: BP lost, b: BP left
    SPARED = 34, "IH-10.1"
    HEART_BEATS = 35, "IH-11.3"  # a: roll, b: chance
    HEART_STOPS = 36, "IH-11.3"  # a: roll, b: chance
    STAYS = 37, "IH-11.2"  # a: roll, b: chance
    FAINTS = 38, "IH-11.2"
    WAKES = 39, "IH-11.1"
    OUT_FOR_GOOD = 40, "IH-12.1"
    STIRS = 41, "IH-12.1"  # not unconscious for good any more
    DIES = 42, "IH-12.2"
    USELESS = 43, "IH-12.1"  # a: location
    MAIMED = 44, "IH-12.2"  # a: location
    USABLE = 45, "IH-12.1"  # a: location
    POISONED = 46, "IH-20.7"  # a: roll, b: chance
    RESISTS = 47, "IH-20.7"  # a: roll, b: chance
    HEALED = 48, "IH-16.12"  # a: location: this wound has healed
    WELL = 49, "IH-16.12"  # all of who's wounds have
    COMES = 50, "IH-5.2"  # back from elsewhere, or to help
    ENDS = 51, "IH-16.1"  # a: days gone by


class Condition(Coded):
    """What a screen shows as a tag."""

    DEAD = 1, "IH-12.2"
    AWAY = 2, "IH-5.2"
    UNCONSCIOUS = 3, "IH-11.1"
    BLEEDING = 4, "IH-10.1"
    ORGAN = 5, "IH-16.8"
    ARROW = 6, "IH-7.10"
    INFECTED = 7, "IH-16.11"
    BROKEN = 8, "IH-16.6"
    CRACKED = 9, "IH-16.5"
    TO_STITCH = 10, "IH-16.3"
    MAIMED = 11, "IH-12.2"
    POISONED = 12, "IH-20.7"
    TIRED = 13, "IH-5.1"
    BUSY = 14, "IH-16.1"
    WELL = 15, "IH-16.12"
