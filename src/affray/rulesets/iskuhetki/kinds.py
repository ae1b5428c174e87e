"""The kinds of things that records and house rules of `iskuhetki` tell apart."""

from __future__ import annotations

from enum import IntEnum


class Phase(IntEnum):
    """What the next step of a fight is: IH-20 in its order, then the moments."""

    FATIGUE = 0
    BLEEDING = 1
    FIRE = 2
    MIND = 3
    WEAR = 4
    INITIATIVE = 5
    TURNS = 6
    REACTION = 7


class Kind(IntEnum):
    """What a location is (IH-9, IH-12)."""

    HEAD = 0
    CHEST = 1
    ABDOMEN = 2
    LEG = 3
    ARM = 4  # hands too: what holds
    LIMB = 5  # tail, wing, tentacle: neither carries nor holds


class Flank(IntEnum):
    """On which side of the body a location is."""

    MIDDLE = 0
    RIGHT = 1
    LEFT = 2


class Damage(IntEnum):
    """IH-9.1, and fire."""

    BLADE = 0
    BLUNT = 1
    HACK = 2
    PIERCING = 3
    FIRE = 4


class WoundKind(IntEnum):
    """IH-9.17: what a wound is. A hack that bleeds is bruise and cut in one."""

    CUT = 0
    BRUISE = 1
    STAB = 2
    HACK = 3
    BURN = 4


class Grade(IntEnum):
    """IH-3.1 to IH-3.3: how a skill roll went."""

    FUMBLE = 0
    FAILURE = 1
    SUCCESS = 2
    SPECIAL = 3
    CRITICAL = 4


class Material(IntEnum):
    """IH-18.2, IH-18.3: what a piece of armour is made of."""

    SOFT = 0
    HARD = 1  # hard leather
    METAL = 2
    HIDE = 3  # of the body: doesn't wear, protects like soft armour


class Sleep(IntEnum):
    """Why somebody is unconscious."""

    AWAKE = 0
    FAINTED = 1  # may come to (IH-11.1)
    KNOCKED_OUT = 2  # has a check of its own (IH-6.3)
    FOR_GOOD = 3  # until the location is above 0 again (IH-12.1)


class Way(IntEnum):
    """How an attack is answered. The pools of IH-4 go by these as well."""

    NONE = 0
    PARRY = 1  # with what is in the main hand, or a part of the body
    PARRY_OFF = 2  # with what is in the other hand
    DODGE = 3
    COVER = 4


class MainWay(IntEnum):
    """IH-4.2, IH-4.3: what the defender names as the main way."""

    PARRY = 0
    PARRY_OFF = 1
    DODGE = 2
    DUAL = 3  # two parries, the main hand's first
    DUAL_OFF = 4  # two parries, the other hand's first


class Cover(IntEnum):
    """IH-19.4: what a shield is held before."""

    NONE = 0
    BODY = 1  # abdomen, chest and arms
    HEAD = 2  # head, chest and arms
    BODY_THIGH = 3  # kite: abdomen, chest, arms and a thigh
    BODY_HEAD = 4  # kite: abdomen, chest, arms and head
    ALL = 5


class ShieldKind(IntEnum):
    """IH-19.4: the kinds of shields."""

    NONE = 0
    TARGET = 1  # heater too; and bucklers, as far as a group says so
    KITE = 2
    FULL = 3
    SMALL = 4  # covers nothing against arrows


class Action(IntEnum):
    """IH-1.6: what one may do with an attack action. DOOR, YIELD, LEAVE and DROP are ours (IH-1.5, IH-5.2)."""

    WAIT = 0
    STRIKE = 1
    AIMED = 2  # a strike at a location of choice
    SPECIAL = 3
    OPENING = 4
    SHOOT = 5
    AIM = 6
    RELOAD = 7
    THROW = 8
    MOVE = 9
    WALK = 10  # free movement
    RUN = 11
    READY = 12  # change, draw or pick up a weapon
    STAND = 13
    CLEAR_EYES = 14
    BREAK_FREE = 15
    DOUSE = 16
    FIRST_AID = 17
    PULL_ARROW = 18
    DOOR = 19
    YIELD = 20
    LEAVE = 21
    PASS = 22
    AIMED_SHOT = 23  # at a location of choice


class Follow(IntEnum):
    """IH-2.14: what may come out of free movement."""

    NOTHING = 0
    CHARGE = 1
    CHASE = 2
    SHOOT = 3
    THROW = 4


class Blow(IntEnum):
    """What becomes of the normal damage of a special (IH-6.1), or of a sneak attack's (IH-6.3)."""

    KEEP = 0
    LEAVE_OUT = 1
    HALVE = 2


class Manoeuvre(IntEnum):
    """IH-6.3: the seventeen."""

    BLIND = 0
    BREAK_WEAPON = 1
    DISARM = 2
    DRAW_CLOSER = 3
    DUAL_WIELD = 4
    EVADE = 5
    GRAPPLE = 6
    KNOCKDOWN = 7
    KNOCKOUT = 8
    OVERPOWER = 9
    PRECISION_STAB = 10
    PUSH = 11
    SHOUT = 12
    STUN = 13
    SWING = 14
    TORCH = 15
    THRUST = 16


class Opening(IntEnum):
    """IH-6.8, IH-6.9, IH-6.2: what somebody may use against one opponent."""

    NONE = 0
    MANOEUVRE = 1  # a manoeuvre alone, from a dodge or a critical parry
    ATTACK = 2  # an attack that counts as a special, from a fumble or a kept special


class Loss(IntEnum):
    """IH-20.7: what a poison takes."""

    HP = 0
    BP = 1
    EP = 2


class HealingSkills(IntEnum):
    """IH-16.11: how `healing + X` comes from two skills."""

    SUM = 0
    AVERAGE = 1


class KnockoutCheck(IntEnum):
    """IH-6.3: how often who was knocked out may come to."""

    MINUTE = 0
    HOUR = 1


class BlowManoeuvres(IntEnum):
    """IH-6.10: precision stab, thrust and swing."""

    EXTRA = 0
    INSTEAD = 1
