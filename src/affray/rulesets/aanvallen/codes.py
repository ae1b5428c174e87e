"""What is rolled, added up, decided, told and shown in `aanvallen`, each with its clause."""

from __future__ import annotations

from affray.core.referee import Coded


class Fate(Coded):
    """What became of a combatant (AA-1.9)."""

    UNHURT = 0, "AA-3.18"
    HURT = 1, "AA-3.18"
    LEFT = 2, "AA-1.9"
    YIELDED = 3, "AA-1.9"
    UNCONSCIOUS = 4, "AA-3.21"
    DEAD = 5, "AA-3.21"
    ABSENT = 6, "AA-1.4"

    @property
    def lost(self) -> bool:
        """Whether its side has lost it."""
        return Fate.HURT < self < Fate.ABSENT


class Why(Coded):
    """Rolls (below 30) and named parts of sums."""

    ORDER = 1, "AA-1.4"
    LUCK = 2, "AA-3.14"
    WHERE = 3, "AA-3.15"
    CHOSEN = 4, "AA-3.6"
    BLUNDER = 5, "AA-1.6"
    SURVIVAL = 6, "AA-3.20"
    AID = 7, "AA-3.22"
    THROW = 8, "AA-4.6"
    SCATTER = 9, "AA-4.6"
    PLACE_LOW = 10, "AA-4.4"
    PLACE_MIDDLE = 11, "AA-4.4"
    PLACE_HIGH = 12, "AA-4.4"
    DEXTERITY = 30, "AA-3.17"
    FIGHTING = 31, "AA-3.17"
    WEAPON = 32, "AA-3.17"
    HANDICAP = 33, "AA-1.5"
    KIND = 34, "AA-3.6"
    FEINT = 36, "AA-3.6"
    SITUATION = 37, "AA-3.6"
    RANGE = 38, "AA-3.4"
    BLIND = 39, "AA-3.21"
    DEFENCE = 40, "AA-3.13"
    FALL_BACK = 41, "AA-3.13"
    PLACE = 42, "AA-3.16"
    ARMOUR = 43, "AA-3.16"
    RAISED = 44, "AA-3.16"
    PENETRATION = 45, "AA-3.16"
    HEALTH = 46, "AA-3.20"
    SURVIVING = 47, "AA-3.20"
    RESULT = 48, "AA-3.20"
    LOST = 49, "AA-3.20"
    INTELLIGENCE = 50, "AA-3.22"
    HEALING = 51, "AA-3.22"
    DISTANCE = 52, "AA-4.6"
    GRENADE = 53, "AA-4.5"
    FALLOFF = 54, "AA-4.5"
    GM = 59, "AA-1.5"


class Decision(Coded):
    """What people choose. What only luck shows stays with who chose it."""

    ACTION = 1, "AA-1.4"
    TARGET = 2, "AA-3.1"
    KIND = 3, "AA-3.6"
    ON_TOP = 4, "AA-3.6"
    BAND = 5, "AA-3.6"
    AIM = 6, "AA-3.6", True
    DEFENCE = 7, "AA-3.7"
    FALL_BACK = 8, "AA-3.7"
    RAISE = 9, "AA-3.7", True
    RETREAT = 10, "AA-3.13"
    PLACE = 11, "AA-2.1"
    FACING = 12, "AA-2.2"
    WEAPON = 13, "AA-1.7"
    ITEM = 14, "AA-1.7"
    LOADING = 15, "AA-3.26"
    DOOR = 16, "AA-1.7"
    PATIENT = 17, "AA-3.22"
    BURNING = 18, "AA-4.8"
    GRENADE = 19, "AA-4.8"
    BURST = 20, "AA-4.6"
    LINE = 21, "AA-4.2"


class Event(Coded):
    """What happens. `who` and `other` are combatants; what a, b, c are is said behind each."""

    LOT = 1, "AA-1.4"  # a: the die
    ROUND = 2, "AA-1.4"  # a: number
    TURN = 3, "AA-1.4"  # a: AP, b: BP
    DECLARES = 4, "AA-3.1"  # who attacks other; a: kinds as a bit set, b: weapon's row, c: Band, -1 for none
    DEFENDS = 5, "AA-3.7"  # who against other; a: kind of defence, -1 for none, b: falls back, c: raises the threshold
    MISSES = 6, "AA-3.18"  # who misses other; a: attack, b: defence, c: luck
    HITS = 7, "AA-3.18"  # who hits other; a: attack, b: defence, c: luck
    SHAKEN = 8, "AA-3.18"  # a: CO lost, b: place
    WOUNDED = 9, "AA-3.19"  # a: points, b: Talent, c: place
    SURVIVES = 10, "AA-3.20"  # a: test
    CRITICAL = 11, "AA-3.20"  # a: failed by
    DAZED = 12, "AA-3.20"  # a: AP less
    FALLS = 13, "AA-3.20"
    DROPS = 14, "AA-3.20"  # a: slot
    BLEEDS = 15, "AA-3.20"  # a: GE a round
    UNCONSCIOUS = 16, "AA-3.21"
    DIES = 17, "AA-3.21"
    BLUNDERS = 18, "AA-1.6"
    MOVES = 19, "AA-2.1"  # a: place, b: half BP
    TURNS = 20, "AA-2.2"  # a: direction
    STOPPED = 21, "AA-2.3"
    STANDS = 22, "AA-1.7"
    DRAWS = 23, "AA-1.7"  # a: slot
    PICKS_UP = 24, "AA-1.7"  # a: slot
    LOADS = 25, "AA-3.26"  # a: AP still to come
    OPENS = 26, "AA-1.7"
    CLOSES = 27, "AA-1.7"
    STAUNCHES = 28, "AA-3.22"  # who other's bleeding; a: test
    AID_FAILS = 29, "AA-3.22"  # a: test
    PUTS_OUT = 30, "AA-4.8"
    FALLS_BACK = 31, "AA-3.13"  # a: place
    LEAVES = 32, "AA-1.9"
    YIELDS = 33, "AA-1.9"
    THROWS = 34, "AA-4.6"  # a: grenade's row, b: place
    OFF_TARGET = 35, "AA-4.6"  # a: squares off, b: place
    BURSTS = 36, "AA-4.3"  # a: place, b: grenade's row
    SPRAYS = 37, "AA-4.2"  # a: place, b: grenade's row
    BLASTED = 38, "AA-4.5"  # a: S
    BURNS = 39, "AA-4.8"  # a: rank
    CATCHES_FIRE = 40, "AA-4.8"
    BLEEDING = 41, "AA-3.20"  # a: GE lost
    RESTED = 42, "AA-1.8"
    SMOKE_CLEARS = 43, "AA-4.8"
    EMPTY = 44, "AA-3.26"  # a: slot
    JOINS = 45, "AA-1.4"
    SHUFFLED = 46, "AA-3.14"
    WINS = 47, "AA-1.9"  # a: side
    DRAWN = 48, "AA-1.9"
    ROUND_LIMIT = 49, "AA-1.9"  # a: rounds
    EXHAUSTED = 50, "AA-3.21"


class Condition(Coded):
    """What a screen shows as a tag."""

    DEAD = 1, "AA-3.21"
    UNCONSCIOUS = 2, "AA-3.21"
    AWAY = 3, "AA-1.9"
    YIELDED = 4, "AA-1.9"
    LATE = 5, "AA-1.4"
    DOWN = 6, "AA-3.20"
    BLEEDING = 7, "AA-3.20"
    BURNING = 8, "AA-4.8"
    DAZED = 9, "AA-3.20"
    EXHAUSTED = 10, "AA-3.21"
    BLIND = 11, "AA-3.21"
    SURPRISED = 12, "AA-1.4"
    STOPPED = 13, "AA-2.3"
    DISARMED = 14, "AA-3.20"
