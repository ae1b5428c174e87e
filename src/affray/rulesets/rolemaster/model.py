"""The records of a running fight of `rolemaster`, and the enums that they hold.

What a sheet says and no rule changes stands in the shared `Book`; a `Combatant` holds what a fight changes.
"""

from __future__ import annotations

from enum import IntEnum
from typing import Final

from affray.core.gaps import Gaps
from affray.core.grid import Piece, Terrain, Walk
from affray.core.hexes import Flood
from affray.core.kinds import Presence, Temper
from affray.core.records import Ints, Rows, ints, many, one, record, scratch, shared
from affray.core.referee import MOST
from affray.rulesets.rolemaster.charts import (
    ENTRIES,
    TABLES,
    AttackTable,
    Chart,
    CriticalType,
    Entry,
    FumbleGroup,
    LargeSize,
    WeaponKind,
)
from affray.rulesets.rolemaster.options import Options

WEAPONS = 6  # of one combatant, bare hands included; from so many on an option means the other hand
PAIRS = 2  # of weapons that one combatant has learnt to use together (RM-6.1)
RANGES = 6  # steps of a missile weapon
ROUNDS_READY = 4  # of preparation of a bow: 0 to 3
BLOWS = 7  # of one combatant in a round, at most (RM-7.2)
NEVER = -1000  # as a modifier: it can't be done at all
UNCOUNTED = 1023  # as a number of missiles


class Step(IntEnum):
    """What the next step of a fight is."""

    ROUND = 0  # a new one begins
    DECLARE = 1
    TURNS = 2
    END = 3  # of the round


class Plight(IntEnum):
    """RM-1.6: what keeps one from fighting as one likes, the worst last."""

    NONE = 0
    MUST_PARRY = 1
    STUNNED = 2
    NO_PARRY = 3  # stunned, and unable to parry


class Size(IntEnum):
    """RM-1.10: how large somebody is."""

    NORMAL = 0
    LARGE = 1
    SUPER_LARGE = 2


class Cover(IntEnum):
    """RM-1.4: what stands between one and one's foes."""

    NONE = 0
    PARTIAL_SOFT = 1
    HALF_SOFT = 2
    PARTIAL_HARD = 3
    HALF_HARD = 4


class Action(IntEnum):
    """What one declares for the round."""

    ATTACK = 0
    BOTH = 1  # with a weapon in each hand
    PARRY = 2  # RM-1.13: without an attack of one's own
    SHOOT = 3
    GUARD = 4  # RM-10.3: against a missile
    MOVE = 5
    DRAW = 6
    READY = 7  # a bow, a crossbow, a sling
    FIRST_AID = 8
    STALK = 9
    SUBDUE = 10
    STAND = 11
    YIELD = 12
    LEAVE = 13
    PASS = 14
    DOOR = 15  # opens or closes one


class Phase(IntEnum):
    """RM-1.7: when in the round one acts."""

    SNAP = 0
    NORMAL = 1
    DELIBERATE = 2


class Gait(IntEnum):
    """RM-13.1: how fast one goes."""

    WALK = 0
    RUN = 1
    SPRINT = 2
    DASH = 3


class Facing(IntEnum):
    """RM-1.5: from where a blow comes, as its target faces."""

    FRONT = 0
    SHIELD_SIDE = 1  # the flank on which the shield is
    FLANK = 2  # the other one
    REAR_FLANK = 3
    REAR = 4


class Shows(IntEnum):
    """RM-4.4: how much of a target shows past a friend in the line."""

    WAIST = 0
    CHEST = 1
    HEAD = 2


class Outcome(IntEnum):
    """RM-1.12: how a static manoeuvre went."""

    SPECTACULAR_FAILURE = 0
    ABSOLUTE_FAILURE = 1
    FAILURE = 2
    PARTIAL_SUCCESS = 3
    NEAR_SUCCESS = 4
    SUCCESS = 5
    ABSOLUTE_SUCCESS = 6


class Force(IntEnum):
    """RM-9.2: what the blow of somebody large does to who parried it."""

    NOTHING = 0
    ONE_METRE = 1  # pushed so far
    TWO_METRES = 2
    FALLS = 3
    ASIDE = 4
    DROPS = 5


@record
class Weapon:
    """A weapon in somebody's hands, with its bearer's own OB."""

    ob: int = 0
    table: int = 0  # row of the book's `attacks`
    kind: WeaponKind = WeaponKind.NORMAL
    group: FumbleGroup = FumbleGroup.ONE_HANDED
    fumble: int = 0  # the highest roll that is a fumble; 0: none (RM-3.2)
    breakage: int = 0  # RM-1.18: doubles up to this digit test it; 0: can't break
    strength: int = 100  # RM-1.18: a roll above it breaks it
    hands: int = 1
    natural: bool = False  # a part of the body: neither dropped nor broken
    cap: int = 150  # RM-1.1: the highest total that counts
    times: int = 1  # RM-2.3: doubled or tripled hits
    melee: bool = True
    full_parry: bool = True  # RM-8.5: all OB parried gives +5
    stuns: bool = False  # RM-11.7: fit for subdual
    range_count: int = 0  # RM-13.1: steps; 0: no missile
    reach: Final[Ints] = ints(RANGES)  # of each step: up to so many metres
    modifier: Final[Ints] = ints(RANGES)
    thrown: bool = False
    ready: Final[Ints] = ints(ROUNDS_READY)  # RM-13.1: by rounds of preparation
    most_ready: int = 0  # rounds of preparation after which it gets no better


@record
class Pair:
    """RM-6.1: two weapons that somebody has learnt to use together."""

    main: int = 0  # slot
    off: int = 0  # slot
    ob: int = 0


@record
class Being:
    """What a sheet says of one combatant; row = the combatant's index."""

    temper: Temper = Temper.BOLD
    level: int = 1
    quickness: int = 0  # stat bonus
    constitution: int = 0  # stat bonus
    last_hits: int = 50  # the Constitution stat: hits below 0 that one lives with (RM-1.11)
    armour_type: int = 1
    size: Size = Size.NORMAL
    reduction: int = 0  # RM-2.1
    height: int = 170  # cm
    defence: int = 0  # DB of other kinds
    helmet: int = 0  # DB of the helmet (RM-11.3)
    stamina: int = 240  # exhaustion points, in sixths (RM-1.17)
    pace: int = 15  # metres a round at a walk
    perception: int = 0
    stalking: int = 0
    subdual: int = 0
    first_aid: int = 0
    shield_melee: int = 0  # RM-1.4
    shield_missile: int = 0
    shield_rests: bool = False  # RM-10.2: can stand on the ground
    weapons: int = 0  # first row in the book
    weapon_count: int = 0
    missiles: int = 0  # bit set of slots that shoot or are thrown
    pairs: int = 0  # first row in the book
    pair_count: int = 0


@record
class Book:
    """The tables of a fight."""

    options: Final[Options] = one(Options)
    beings: Final[Rows[Being]] = many(Being, MOST)
    weapons: Final[Rows[Weapon]] = many(Weapon, MOST * WEAPONS)
    pairs: Final[Rows[Pair]] = many(Pair, MOST * PAIRS)
    attacks: Final[Rows[AttackTable]] = many(AttackTable, TABLES)
    criticals: Final[Rows[Chart]] = many(Chart, len(CriticalType))
    larges: Final[Rows[Chart]] = many(Chart, len(LargeSize))
    fumbles: Final[Rows[Chart]] = many(Chart, len(FumbleGroup))
    entries: Final[Rows[Entry]] = many(Entry, ENTRIES)
    force: Final[Ints] = ints(11)  # RM-9.2: Force, by the d10
    worth: Final[Ints] = ints(len(CriticalType))  # for tactics: of a critical of each type, in hits
    surprised: bool = False  # somebody began unaware
    shooters: bool = False  # somebody has a missile weapon
    rugged: bool = False  # there are walls, doors or rough ground
    squares: bool = False  # the map is one of squares, not of hexes
    terrain: Final[Terrain] = one(Terrain)


@record
class Combatant:
    """One who fights."""

    index: int = 0
    side: int = 0
    presence: Presence = Presence.IN
    joins: int = 0  # the round in which it joins
    aware: bool = True  # knows that there are foes
    hits: int = 1  # concussion hits in all
    lost: int = 0  # of them
    bleeding: int = 0  # hits a round
    stunned: int = 0  # rounds
    no_parry: int = 0
    must_parry: int = 0
    penalty: int = 0  # of criticals; 0 or below
    down: bool = False
    asleep: int = 0  # rounds, the present one counted
    dying: int = 0  # rounds until it dies of a critical, the present one counted; 0: it doesn't
    sinking: int = 0  # the same, of hits lost
    dead: bool = False
    wear: int = 0  # sixths of exhaustion points
    main: int = 0  # slot
    off: int = -1  # slot of a second weapon, -1 for none
    held: int = 0  # slot that was in the main hand when the round began
    held_off: int = -1  # the same of the other hand
    shield: bool = False  # on the arm
    useless: int = 0  # bit set of slots: broken, or without missiles
    dropped: int = 0  # bit set of slots
    prepared: int = 0  # rounds of preparation of the weapon in hand
    shots: int = 0  # missiles left, ten bits a slot; UNCOUNTED for those that aren't counted
    cover: int = Cover.NONE  # Cover
    stalks: int = -1  # whom it stands beside unnoticed
    initiative: int = 0
    tie: int = 0
    serving: int = 0  # the Plight whose rounds this round is one of
    declared: bool = False
    acted: bool = False
    done: int = 0  # blows
    action: int = Action.PASS
    phase: int = Phase.NORMAL
    blows: int = 0
    targets: int = 0  # six bits a blow
    chosen: int = 0  # four bits a blow: CriticalType + 1
    parried: int = 0  # OB that goes to the parry
    pool: int = 0  # what the parry is worth: the same, and the bonus of RM-8.5
    shares: Final[Ints] = ints(2)  # ten bits a blow, six blows each: its target's share, at the first blow at it
    parries: int = -1  # under the base rule: whom
    shields: int = -1  # RM-8.4: whom the shield is kept for
    guards: int = -1  # RM-10.1: whose missile
    guard_ob: int = 0  # RM-10.3: DB added
    guard_share: int = 0  # percent of the round that it takes
    aside: bool = False  # RM-9.2: next parry half
    reach: int = 0  # whom it could mean to strike at when it declared, as a bit set
    goal: int = 0  # who or what is meant: the patient, the quarry, a weapon, a Gait
    moved: bool = False  # in this round
    fought: bool = False  # has struck or parried in this round
    noise: bool = False  # was attacked in this round
    piece: Final[Piece] = one(Piece)


@record
class Fight:
    """A running fight."""

    round: int = 0
    step: Step = Step.ROUND
    round_limit: int = 100
    actor: int = -1
    cut: bool = False
    doors: int = 0
    side_distance: int = 3  # metres between sides at the start, for late joiners
    count: int = 0
    over: bool = False
    combatants: Final[Rows[Combatant]] = many(Combatant, MOST)
    gaps: Final[Rows[Gaps]] = many(Gaps, MOST)  # none with a map
    walks: Final[Rows[Walk]] = scratch(Walk, 1)
    floods: Final[Rows[Flood]] = scratch(Flood, 1)  # on rugged maps
    book: Final[Book] = shared(Book)
