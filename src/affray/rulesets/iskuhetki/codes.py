"""What is rolled, added up, decided, told and shown in `iskuhetki`, each with its clause."""

from __future__ import annotations

from affray.core.referee import Coded


class Fate(Coded):
    """What became of a combatant."""

    UNHURT = 0, "IH-9.17"
    HURT = 1, "IH-9.17"
    AWAY = 2, "IH-5.2"
    YIELDED = 3, "IH-5.2"
    UNCONSCIOUS = 4, "IH-11.1"
    DEAD = 5, "IH-12.2"
    ABSENT = 6, "IH-1.2"

    @property
    def lost(self) -> bool:
        """Whether its side has lost it."""
        return Fate.HURT < self < Fate.ABSENT


class Why(Coded):
    """Rolls (below 60) and named parts of sums."""

    INITIATIVE = 1, "IH-1.2"  # d6
    ATTACK = 2, "IH-3.1"  # d100
    DEFENCE = 3, "IH-3.6"  # d100: parry or dodge
    SECOND = 4, "IH-6.1"  # d100: whether the manoeuvre happens
    PURE_SPECIAL = 5, "IH-6.5"  # d100
    PURE_DEFENCE = 6, "IH-6.5"  # d100
    COUNTER_MOVE = 7, "IH-2.8"  # d100
    LOCATION = 8, "IH-3.11"  # d20
    DAMAGE = 9, "IH-3.12"
    DAMAGE_BONUS = 10, "IH-3.12"
    CHARGE = 11, "IH-2.11"  # d6
    BONE = 12, "IH-9.9"  # d100
    ORGAN = 13, "IH-9.13"  # d100
    PAIN = 14, "IH-9.10"  # d100: against fainting from a bruise
    SHOCK = 15, "IH-12.1"  # d100: CON x 2, the chest
    THRESHOLD = 16, "IH-17.4"  # d100: whether a worn weapon breaks
    WEAR = 17, "IH-17.1"  # d100
    ARMOUR_QUALITY = 18, "IH-18.2"  # d100
    BLEEDING = 19, "IH-10.1"  # d100
    REST_BLEEDING = 20, "IH-10.2"  # d100, per counter
    HEART = 21, "IH-11.3"  # d100
    STAY_AWAKE = 22, "IH-11.2"  # d100
    WAKE = 23, "IH-11.1"  # d100
    REST = 24, "IH-20.1"  # d2
    SPREAD = 25, "IH-13.3"  # d100, per neighbour
    DOUSE = 26, "IH-13.2"  # d6
    CLEAR_EYES = 27, "IH-6.3"  # d6
    BREAK_COUNTERS = 28, "IH-6.3"  # d2
    DISARM_DISTANCE = 29, "IH-6.3"  # d2 or d3
    DISARM_DIRECTION = 30, "IH-6.3"  # d6
    VOICE = 31, "IH-6.7"  # d100
    FLIGHT = 32, "IH-6.7"  # d6
    WRESTLE = 33, "IH-6.11"  # d100
    HURL_DIRECTION = 34, "IH-15.2"  # d6
    IMPACT = 35, "IH-14.3"  # dice
    STRAY = 36, "IH-7.7"  # which other fighter an arrow strikes
    POISON = 37, "IH-20.7"  # d100
    FIRST_AID = 38, "IH-10.4"  # d100
    CATCH_FIRE = 39, "IH-13.1"  # d20: which location catches fire
    KNOCKED_OUT = 40, "IH-6.3"  # d100: whether one comes to
    # parts of sums
    DEX = 60, "IH-1.2"
    EP = 61, "IH-1.2"
    SKILL = 62, "IH-3.1"
    RANGE = 63, "IH-2.5"
    AIMED = 64, "IH-3.4"
    BEHIND = 65, "IH-3.4"
    BESIDE = 66, "IH-3.4"
    TARGET_DOWN = 67, "IH-3.4"
    SELF_DOWN = 68, "IH-3.4"
    BLIND = 69, "IH-3.4"
    DARK = 70, "IH-3.4"
    TARGET_MOVES = 71, "IH-3.4"
    SELF_MOVES = 72, "IH-3.4"
    TIRED = 73, "IH-5.1"
    BONES = 74, "IH-9.16"
    HALF = 75, "IH-4.2"  # the other way: half the skill
    DUAL_HALF = 76, "IH-4.3"  # half the dual-wield skill on top
    KEPT_BACK = 77, "IH-4.4"  # points kept for other attacks
    POINTS = 78, "IH-4.4"  # points left in a pool
    LIMIT = 79, "IH-6.5"  # the special limit
    PURE = 80, "IH-6.5"  # + 10
    THROWN = 81, "IH-8.1"
    BAND = 82, "IH-7.7"
    ACCURACY = 83, "IH-7.7"
    SNAP = 84, "IH-7.5"  # shot at once
    AIMING = 85, "IH-7.5"
    STRAYED = 86, "IH-7.7"  # half skill
    INITIATIVE_PART = 87, "IH-2.8"
    DICE = 88, "IH-3.12"
    BONUS = 89, "IH-3.12"
    WORN = 90, "IH-3.12"
    CHARGE_DICE = 91, "IH-2.11"
    WATER = 95, "IH-13.2"
    CLOTH = 96, "IH-16.2"
    HALVED = 97, "IH-6.3"
    RESISTANCE = 98, "IH-3.13"  # 50 + 5 x (active - passive)
    FIRST = 100, "IH-6.1"  # the chance of the attack roll
    GM = 99, "IH-3.1"


class Decision(Coded):
    """What people choose."""

    ACTION = 1, "IH-1.6"
    TARGET = 2, "IH-3.1"
    WEAPON = 3, "IH-1.6"
    AIM = 4, "IH-3.4"  # a location
    MANOEUVRE = 5, "IH-6.1"
    BLOW = 6, "IH-6.1"  # its normal damage: kept or left out
    DEFENCE = 7, "IH-1.5"
    MAIN_WAY = 8, "IH-4.2"
    POINTS = 9, "IH-4.4"  # an amount
    PURE_DEFENCE = 10, "IH-6.5"
    COUNTER_MOVE = 11, "IH-2.7"
    PLACE = 12, "IH-2.6"  # a hex
    WHOM = 13, "IH-2.6"  # to move towards, or away from, without a map
    HEXES = 14, "IH-2.9"  # an amount, without a map; below 0: away
    FACING = 15, "IH-2.12"
    FOLLOW = 16, "IH-2.14"
    LOCATION = 17, "IH-6.3"  # of a swing, or which to put out
    PATIENT = 18, "IH-10.4"
    WOUND = 19, "IH-10.4"
    COVER = 20, "IH-19.4"
    ARROW = 21, "IH-7.5"
    DOOR = 22, "IH-2.13"  # a direction
    REACT = 23, "IH-1.7"
    DROP = 24, "IH-1.6"  # what to take in hand goes in place of which hand's
    ANNOUNCE = 25, "IH-4.4"


class Event(Coded):
    """What happens. `who` and `other` are combatants; what a, b, c are is said behind each."""

    INITIATIVE = 1, "IH-1.2"  # a: total
    ROUND = 2, "IH-1.1"  # a: number
    MOMENT = 3, "IH-1.1"  # a: number, b: round
    TURN = 4, "IH-1.3"
    TOGETHER = 5, "IH-1.4"  # who acts at the same time as other
    WAITS = 6, "IH-1.7"
    REACTS = 7, "IH-1.7"
    PASSES = 8, "IH-1.6"
    JOINS = 9, "IH-1.2"
    LEAVES = 10, "IH-5.2"
    YIELDS = 11, "IH-5.2"
    WINS = 12, "IH-1.1"  # a: side
    DRAWN = 13, "IH-1.1"
    ROUND_LIMIT = 14, "IH-1.1"  # a: rounds
    STUNNED = 15, "IH-6.3"  # loses its action
    MOVES = 16, "IH-2.6"  # a: hexes, below 0 away from other; b: hex it comes to; other: without a map, else -1
    COUNTERS = 17, "IH-2.7"  # other's move; a: hexes, without a map below 0 away; b: hex
    COUNTER_FAILS = 18, "IH-2.8"  # a: roll, b: chance
    WALKS = 19, "IH-2.9"  # a: hexes, rough ones counted twice, below 0 away from other; b: hex, c: 1 running
    STOPPED = 20, "IH-2.4"  # held by other's control
    FACES = 21, "IH-2.12"  # a: direction
    STRIKES = 22, "IH-3.1"  # other; a: roll, b: chance, c: item's row
    SHOOTS = 23, "IH-7.1"  # other; a: roll, b: chance, c: item's row
    THROWS = 24, "IH-8.1"  # other; a: roll, b: chance, c: item's row
    GRADE = 25, "IH-3.2"  # a: Grade, of an attack
    MISSES = 26, "IH-3.1"  # other
    DEFENDS = 27, "IH-3.6"  # against other; a: roll, b: chance, c: Way
    DEFENCE_GRADE = 28, "IH-3.6"  # a: Grade, c: Way
    STOPS = 29, "IH-3.6"  # who stops other's blow; c: Way
    LOCATION = 30, "IH-3.11"  # who is struck; a: location
    DAMAGE = 31, "IH-3.12"  # who does it to other; a: points before armour
    ABSORBED = 32, "IH-9.6"  # by who's armour; a: PP, b: location
    WOUND = 33, "IH-9.17"  # who gets it; a: WoundKind, b: points, c: location
    HP = 34, "IH-9.17"  # a: HP now, b: full, c: location
    BLOOD = 35, "IH-9.7"  # a: BP lost, b: BP left
    BLEEDS = 36, "IH-10.1"  # a: counters of the new wound
    CRACK = 37, "IH-9.9"  # a: location
    BREAK = 38, "IH-9.9"  # a: location
    ORGAN = 39, "IH-9.13"  # a: location, b: 1 hurt, 2 badly
    USELESS = 40, "IH-12.1"  # a: location
    MAIMED = 41, "IH-12.2"  # a: location
    FAINTS = 42, "IH-11.1"
    OUT_FOR_GOOD = 43, "IH-12.1"
    DIES = 44, "IH-12.2"
    FALLS = 45, "IH-5.2"
    STANDS = 46, "IH-1.6"
    DROPS = 47, "IH-12.1"  # a: item's row
    TAKES = 48, "IH-1.6"  # a: item's row, b: 1 picked up, 2 put away
    KEEPS_SPECIAL = 49, "IH-6.2"  # against other
    OPENING = 50, "IH-6.8"  # who gets one against other; a: Opening
    MANOEUVRE = 51, "IH-6.1"  # who names it against other; a: Manoeuvre
    SECOND = 52, "IH-6.1"  # a: roll, b: chance, c: 1 it happens
    SAVED = 53, "IH-6.5"  # who saves itself from other's pure special; a: roll, b: what it had to be under
    NOT_SAVED = 54, "IH-6.5"  # a: roll, b: what it had to be under
    TRIES = 55, "IH-6.5"  # other; a: roll, b: chance, c: Manoeuvre
    BLINDED = 56, "IH-6.3"
    SEES = 57, "IH-6.3"  # a: roll
    STILL_BLIND = 58, "IH-6.3"  # a: roll
    WORN = 59, "IH-17.1"  # a: item's row, b: counters
    BROKEN = 60, "IH-17.3"  # a: item's row
    HOLDS = 61, "IH-17.4"  # passes its threshold; a: item's row, b: roll, c: threshold
    DISARMED = 62, "IH-6.3"  # a: item's row, b: hexes
    DRAWN_CLOSER = 63, "IH-6.3"  # by other; a: hexes
    EVADES = 64, "IH-6.3"  # a: hexes
    GRAPPLED = 65, "IH-6.11"  # by other
    FREE = 66, "IH-6.11"  # from other
    HELD = 67, "IH-6.11"  # doesn't get free of other
    KNOCKED_OUT = 68, "IH-6.3"
    PUSHED = 69, "IH-6.3"  # by other; a: hexes
    HURLED = 70, "IH-15.1"  # by other; a: hexes, b: metres
    TOO_HEAVY = 71, "IH-15.1"  # other can't hurl who
    SHOUTS = 72, "IH-6.7"  # at other; a: roll, b: chance
    STARTLED = 73, "IH-6.7"
    FLEES = 74, "IH-6.7"  # a: moments
    STUN = 75, "IH-6.3"  # a: moments
    ALIGHT = 76, "IH-13.2"  # a: location
    BURNS = 77, "IH-13.2"  # a: location, b: HP now
    DOUSED = 78, "IH-13.2"  # a: location; other: whose
    STILL_BURNS = 79, "IH-13.2"  # a: location
    SPREADS = 80, "IH-13.3"  # a: location
    IMPACT = 81, "IH-14.1"  # a: metres
    RELOADS = 82, "IH-7.5"  # a: item's row, b: steps done, c: steps needed
    AIMS = 83, "IH-7.5"  # at other; a: steps of aiming
    COVERS = 84, "IH-19.4"  # a: Cover
    COVERED = 85, "IH-19.4"  # the shield takes it; a: location
    SHIELD_WORN = 86, "IH-19.1"  # a: item's row, b: counters
    PIERCED = 87, "IH-19.2"  # through who's shield; a: points that pass, b: location
    STUCK = 88, "IH-7.3"  # an arrow in a: location
    PULLED = 89, "IH-7.10"  # a: location
    STRAYS = 90, "IH-7.7"  # towards other
    NO_ARROWS = 91, "IH-7.5"  # a: item's row
    ARMOUR_WORN = 92, "IH-18.2"  # a: location, b: counters
    ARMOUR_BREAKS = 93, "IH-18.2"  # a: location, b: PP now
    TIRES = 94, "IH-20.1"  # a: EP now
    RESTS = 95, "IH-20.1"  # a: EP now
    BLEEDING = 96, "IH-10.1"  # a: BP lost, b: BP left
    SPARED = 97, "IH-10.1"  # doesn't bleed in this round
    CLOTS = 98, "IH-10.2"  # a: counters gone, b: counters left
    AIDS = 99, "IH-10.4"  # binds other's wound; a: location
    AIDED = 100, "IH-16.2"  # other's wound; a: Grade, b: HP back, c: location
    POISONED = 101, "IH-20.7"  # a: roll, b: chance
    RESISTS = 102, "IH-20.7"  # a: roll, b: chance
    HEART_STOPS = 103, "IH-11.3"
    WAKES = 104, "IH-11.1"
    STAYS = 105, "IH-11.2"  # awake; a: roll, b: chance
    NOTICES = 106, "IH-3.16"
    OPENS = 107, "IH-2.13"  # a door; a: direction, b: from which hex
    CLOSES = 108, "IH-2.13"  # a: direction, b: from which hex
    NAKED_HIT = 109, "IH-9.6"  # nothing gets through who's armour
    SHARES = 110, "IH-4.2"  # a: MainWay
    ANNOUNCES = 111, "IH-4.4"  # against other; a: 1 attacks, 0 doesn't
    FUMBLES = 112, "IH-3.10"
    NO_ROOM = 113, "IH-2.13"


class Condition(Coded):
    """What a screen shows as a tag."""

    DEAD = 1, "IH-12.2"
    UNCONSCIOUS = 2, "IH-11.1"
    DOWN = 3, "IH-5.2"
    STUNNED = 4, "IH-6.3"
    BLINDED = 5, "IH-6.3"
    GRAPPLED = 6, "IH-6.11"
    BURNING = 7, "IH-13.2"
    DISARMED = 8, "IH-5.2"
    FLEEING = 9, "IH-6.7"
    STARTLED = 10, "IH-6.7"
    BLEEDING = 11, "IH-10.1"
    UNAWARE = 12, "IH-3.16"
    WAITING = 13, "IH-1.7"
    OPENING = 14, "IH-6.8"
    COVERED = 15, "IH-19.4"
    AIMING = 16, "IH-7.5"
    AIDING = 17, "IH-10.4"
    MAIMED = 18, "IH-12.2"
    POISONED = 19, "IH-20.7"
    TIRED = 20, "IH-5.1"
    AWAY = 21, "IH-5.2"
    YIELDED = 22, "IH-5.2"
    LATE = 23, "IH-1.2"
