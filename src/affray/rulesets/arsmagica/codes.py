"""What is rolled, added up, decided, told and shown in `arsmagica`, each with its clause."""

from __future__ import annotations

from affray.core.referee import Coded


class Fate(Coded):
    """What became of a combatant (AM-3.8)."""

    UNHURT = 0, "AM-4.4"
    HURT = 1, "AM-4.4"
    FLED = 2, "AM-5.1"
    YIELDED = 3, "AM-3.8"
    UNCONSCIOUS = 4, "AM-4.5"
    INCAPACITATED = 5, "AM-4.4"
    DEAD = 6, "AM-4.4"
    ABSENT = 7, "AM-3.5"

    @property
    def lost(self) -> bool:
        """Whether its side has lost it."""
        return Fate.HURT < self < Fate.ABSENT


class Why(Coded):
    """Rolls (below 30) and named parts of sums."""

    INITIATIVE = 1, "AM-3.2"
    TIE = 2, "AM-3.2"
    ATTACK = 3, "AM-4.1"
    DEFENCE = 4, "AM-4.1"
    BOTCH = 5, "AM-1.3"
    FLIGHT = 6, "AM-5.1"
    PURSUIT = 7, "AM-5.1"
    CONCENTRATION = 8, "AM-6.1"
    CASTING = 9, "AM-6.5"
    FAST_CAST = 10, "AM-6.2"
    SPELL_DAMAGE = 11, "AM-6.6"
    AIM = 12, "AM-6.6"
    QUICKNESS = 30, "AM-2.2"
    DEXTERITY = 31, "AM-2.2"
    STRENGTH = 32, "AM-2.2"
    STAMINA = 33, "AM-2.2"
    SIZE = 34, "AM-2.2"
    ABILITY = 35, "AM-2.2"
    WEAPON = 36, "AM-2.2"
    SHIELD = 37, "AM-2.2"
    ARMOUR = 38, "AM-2.2"
    ENCUMBRANCE = 39, "AM-2.3"
    WOUNDS = 40, "AM-2.6"
    FATIGUE = 41, "AM-2.6"
    RANGE = 42, "AM-4.7"
    EXERTION = 43, "AM-5.4"
    TRIES = 44, "AM-5.2"
    WARD = 45, "AM-6.6"
    HINDER = 46, "AM-6.6"
    AID = 47, "AM-6.6"
    FINESSE = 48, "AM-6.2"
    CONCENTRATION_SKILL = 49, "AM-6.1"
    TECHNIQUE = 50, "AM-6.5"
    FORM = 51, "AM-6.5"
    FAST = 52, "AM-6.5"
    AGAIN = 53, "AM-6.4"
    MARGIN = 54, "AM-4.2"
    SPELL = 55, "AM-6.6"
    LEVEL = 56, "AM-6.6"
    PARMA = 57, "AM-6.6"
    MIGHT = 58, "AM-6.6"
    GM = 59, "AM-1.1"


class Decision(Coded):
    """What people choose."""

    INTENT = 1, "AM-3.1", True
    ACTION = 2, "AM-3.4"
    TARGET = 3, "AM-4.1"
    WEAPON = 4, "AM-2.2"
    SPELL = 5, "AM-6.5"
    PACES = 6, "AM-4.8"
    WAY = 7, "AM-4.8"
    FAST_CAST = 8, "AM-6.2", True
    TOO_SLOW = 9, "AM-6.8"
    GUARD = 10, "AM-4.9"
    REACT = 11, "AM-3.4"
    WHOM = 12, "AM-4.8"  # to move towards, or away from


class Event(Coded):
    """What happens. `who` and `other` are combatants; what a, b, c are is said behind each."""

    DECLARES = 1, "AM-3.1"  # a: Intent
    INITIATIVE = 2, "AM-3.2"  # a: total
    TIE = 3, "AM-3.2"  # a: total of the new roll
    ROUND = 4, "AM-3.7"  # a: number
    TURN = 5, "AM-3.3"
    WAITS = 6, "AM-3.4"
    REACTS = 7, "AM-3.4"
    LOSES_TURN = 8, "AM-1.4"
    ATTACKS = 9, "AM-4.1"  # a: total, b: weapon's row
    DEFENDS = 10, "AM-4.1"  # a: total
    HELPLESS = 11, "AM-4.6"
    MISSES = 12, "AM-4.1"  # who misses other; a, b: the two totals
    SOAKED = 13, "AM-4.2"  # a: damage less soak
    HIT = 14, "AM-4.2"  # who hits other; a: body levels lost, b: damage less soak
    BODY = 15, "AM-4.4"  # a: level on its ladder
    INCAPACITATED = 16, "AM-4.4"
    DIES = 17, "AM-4.4"
    BOTCHES = 18, "AM-1.4"  # a: zeros
    DROPS = 19, "AM-1.4"  # a: weapon's row
    DRAWS = 20, "AM-2.2"  # a: weapon's row
    LOADS = 21, "AM-4.7"  # a: weapon's row
    MOVES = 22, "AM-4.8"  # from or towards other; a: paces, b: Way, c: paces between them now
    EXERTS = 23, "AM-5.4"  # a: Exertion
    FATIGUE = 24, "AM-4.5"  # a: level on its ladder
    UNCONSCIOUS = 25, "AM-4.5"
    GUARDS = 26, "AM-4.9"
    FLEES = 27, "AM-5.1"  # a: total
    PURSUES = 28, "AM-5.1"  # a: total
    ESCAPES = 29, "AM-5.1"
    LEAVES = 30, "AM-5.3"
    CAUGHT = 31, "AM-5.1"
    YIELDS = 32, "AM-3.8"
    CONCENTRATES = 33, "AM-6.1"  # a: total, b: ease factor
    LOSES_SPELL = 34, "AM-6.1"  # a: spell's row
    CASTS = 35, "AM-6.5"  # on other; a: total, b: level, c: spell's row
    SPELL_FAILS = 36, "AM-6.5"  # a: spell's row
    RESISTS = 37, "AM-6.6"  # who resists other's spell; a: resistance, b: penetration
    SPELL_HITS = 38, "AM-6.6"  # a: body levels lost, b: damage less soak
    WARDED = 39, "AM-6.7"  # who's ward cancels other's attack
    WARDS = 40, "AM-6.6"  # who wards other; a: soak, b: attacks to be cancelled
    HINDERS = 41, "AM-6.6"  # who hinders other; a: penalty, b: turns lost
    AIDS = 42, "AM-6.6"  # who aids other; a: attack, b: defence, c: soak
    SPELL_ENDS = 43, "AM-6.6"  # on who; a: Effect
    FAST_CASTS = 44, "AM-6.2"  # against other; a: total, b: other's initiative
    TOO_SLOW = 45, "AM-6.8"
    LETS_GO = 46, "AM-6.8"
    JOINS = 47, "AM-3.5"
    EMPTY = 48, "AM-4.7"  # a: weapon's row
    WINS = 49, "AM-3.8"  # a: side
    DRAWN = 50, "AM-3.8"
    ROUND_LIMIT = 51, "AM-3.8"  # a: rounds
    PASSES = 52, "AM-3.4"
    DIFFERENTLY = 53, "AM-3.6"  # acts otherwise than declared
    AIMS = 54, "AM-6.6"  # who aims a spell at other; a: total
    SPENT = 55, "AM-6.3"  # has spent its turn on fast casting
    SPELL_SOAKED = 56, "AM-6.6"  # a: damage less soak
    UNGUARDS = 57, "AM-4.9"  # guards nobody any more


class Condition(Coded):
    """What a screen shows as a tag."""

    WAITING = 1, "AM-3.4"
    EXERTED_ATTACK = 2, "AM-5.4"
    EXERTED_DEFENCE = 3, "AM-5.4"
    RUNNING = 4, "AM-4.8"
    GUARDING = 5, "AM-4.9"
    GUARDED = 6, "AM-4.9"
    LOSES_TURN = 7, "AM-1.4"
    WARDED = 8, "AM-6.6"
    HINDERED = 9, "AM-6.6"
    AIDED = 10, "AM-6.6"
    DISARMED = 11, "AM-1.4"
    MOUNTED = 12, "AM-2.2"
    FAST_CAST = 13, "AM-6.3"
    UNCONSCIOUS = 14, "AM-4.5"
    INCAPACITATED = 15, "AM-4.4"
    DEAD = 16, "AM-4.4"
    AWAY = 17, "AM-5.1"
    YIELDED = 18, "AM-3.8"
    LATE = 19, "AM-3.5"
