"""The records of a running fight of `iskuhetki`.

What a sheet says and no rule changes stands in the shared `Book`; a `Combatant` holds what a fight changes.
"""

from __future__ import annotations

from typing import Final

from affray.core.gaps import Gaps
from affray.core.grid import NOWHERE, Area, Piece, Terrain, Walk
from affray.core.hexes import Flood
from affray.core.kinds import Presence, Temper
from affray.core.records import Ints, Rows, ints, many, one, record, scratch, shared
from affray.core.referee import MOST
from affray.rulesets.iskuhetki.kinds import (
    BlowManoeuvres,
    Cover,
    Damage,
    Flank,
    HealingSkills,
    KnockoutCheck,
    Loss,
    MainWay,
    Material,
    Opening,
    Phase,
    ShieldKind,
    Sleep,
)

MOMENTS = 5  # strike moments of a round (IH-1.1)
ITEMS = 8  # weapons and shields of one combatant, parts of the body included
ARROWS = 4  # kinds of arrows of one combatant
PIECES = 8  # pieces of armour of one combatant
LOCATIONS = 20  # hit locations of one creature, at most
RANGES = 6  # 0..5 hexes: the longest weapon for melee reaches 5
WOUNDS = 24  # open wounds of one combatant; more are added to those of their kind and location
TABLES = 16  # different location tables of a fight
POISONS = 16  # different poisons of a fight
IMPACTS = 24  # rows of the table of falls (IH-14.3)
HURLS = 16  # rows of the table of overpowering (IH-15.2)
NO_STRIKE = -1000  # as a range modifier: at this range there is no strike (IH-2.18)


@record
class Options:
    """The house rules of an encounter; their defaults stand in `house_rules.Options`."""

    control_is_a_ring: bool = False  # IH-2.3
    running_bonus_stacks: bool = False  # IH-2.10
    move_and_strike: bool = False  # IH-2.14
    facing_asked: bool = True  # IH-2.12
    escape_distance: int = 12  # IH-5.2: hexes to the nearest enemy at which one may leave the fight
    defence_must_match_grade: bool = False  # IH-3.7
    sight_hinders_defence: bool = True  # IH-3.17
    shares_known_ahead: bool = False  # IH-4.4
    defence_stops_manoeuvre: bool = False  # IH-6.1
    knockout_check: KnockoutCheck = KnockoutCheck.MINUTE  # IH-6.3
    stun_leaves_defence: bool = False  # IH-6.3
    pure_special_defence_needs_skill: bool = False  # IH-6.6
    openings_are_free: bool = False  # IH-6.8
    blow_manoeuvres: BlowManoeuvres = BlowManoeuvres.EXTRA  # IH-6.10
    wake_every_round: bool = True  # IH-11.1
    wake_factor: int = 1  # IH-11.1
    overpower_on_every_hit: bool = False  # IH-15.1
    healing_skills: HealingSkills = HealingSkills.SUM  # IH-16.11
    thrusts_pierce_shields: bool = False  # IH-19.2


@record
class Item:
    """A weapon, a shield or a part of the body that fights: with its bearer's own skill."""

    skill: int = 0  # percent
    parry: int = 0  # percent; 0: can't parry (IH-3.15)
    dice: int = 1
    sides: int = 6
    plus: int = 0
    damage: Damage = Damage.BLADE
    at_range: Final[Ints] = ints(RANGES)  # IH-2.5: modifier per range, NO_STRIKE where there is none
    reach: int = 1  # the longest range at which it strikes; -1 for what isn't for melee
    control: int = 1  # the furthest range with 0 % (IH-2.3), -1 for none
    best: int = 1  # the longest of the ranges at which it strikes best (`kit.py`)
    hands: int = 1
    level: int = 3  # 1..5
    quality: int = 60  # percent
    natural: bool = False  # part of the body: doesn't drop, break or wear
    location: int = -1  # of the part of the body: useless with it; -1: none
    shield: ShieldKind = ShieldKind.NONE
    blunt: bool = False  # IH-6.3: tag, for knockout
    precision: bool = False  # IH-6.3: tag, for the precision stab
    draws: bool = False  # IH-6.3: can draw closer
    blinds: bool = False  # IH-6.3: can blind (sand, powder, glare)
    fire: bool = False  # IH-6.3: does fire damage
    thrusting: bool = False  # IH-6.3: a thrusting weapon can swing
    cutting: bool = False  # IH-6.3: a cutting weapon can thrust
    loading: int = 0  # IH-7.5, IH-7.6: reload steps of a bow (1) or crossbow (3), 0 for what isn't one
    aim_bonus: int = 0  # of an aimed shot: bow 15, crossbow 20
    aim_lasts: bool = False  # IH-7.6: the crossbow's
    thrown: bool = False  # made for throwing (IH-8.3)
    throw: int = 0  # percent: the skill it is thrown with; 0: can't be thrown
    edge: Damage = Damage.BLUNT  # IH-8.2: what it does thrown edge first; of a thrown weapon: always
    short: int = 0  # range bands in hexes (IH-7.7): up to short 0, medium -20, long -40
    medium: int = 0
    long: int = 0
    poison: int = -1  # row of the book, -1 for none


@record
class Arrow:
    """A kind of arrow or bolt that somebody carries for one of its bows."""

    item: int = 0  # slot of the bow
    penetration: int = 0
    accuracy: int = 0  # percent
    poison: int = -1


@record
class ArmourPiece:
    """A piece of armour: what it covers, how well, of what material (IH-18)."""

    points: int = 0
    material: Material = Material.SOFT
    quality: int = 60  # percent
    locations: int = 0  # bit set


@record
class Table:
    """The hit locations of a kind of creature (IH-3.11)."""

    count: int = 0
    front: Final[Ints] = ints(20)  # location by face of the d20, less 1
    behind: Final[Ints] = ints(20)
    above: Final[Ints] = ints(20)
    kind: Final[Ints] = ints(LOCATIONS)  # Kind
    flank: Final[Ints] = ints(LOCATIONS)  # Flank
    arms: Final[Ints] = ints(3)  # by Flank: which are parts of an arm, as bit sets (`kit.py`)
    props: int = 0  # what one needs to stand: abdomen and legs, as a bit set (`kit.py`)
    thigh: int = 0  # bit set: what a kite shield covers of the legs (IH-19.4)
    neighbours: Final[Ints] = ints(LOCATIONS)  # bit sets (IH-13.3)


@record
class Poison:
    """IH-20.7."""

    potency: int = 0
    rounds: int = 0
    loss: Loss = Loss.BP
    points: int = 1


@record
class Being:
    """What a sheet says of one combatant; row = the combatant's index."""

    dex: int = 10
    con: int = 10
    strength: int = 10
    size: int = 10
    blood: int = 10  # full BP
    stamina: int = 10  # full EP
    table: int = 0  # row of the book
    full: Final[Ints] = ints(LOCATIONS)  # HP
    bonus_dice: int = 0  # damage bonus (IH-3.12), below 0 dice that come off
    bonus_sides: int = 0
    dodge: int = 0  # skills in percent
    dual_wield: int = 0
    combat_move: int = 0
    throw: int = 0
    voice: int = 0
    first_aid: int = 0
    healing: int = 0  # IH-16
    open_wounds: int = 0
    bonesetting: int = 0
    carpentry: int = 0
    masonry: int = 0
    surgery: int = 0
    free_move: int = 1  # hexes a moment (IH-2.9), without bonuses
    control: int = 1  # hexes (IH-2.3): the body's, whatever the weapon
    attacks: int = 1  # actions a moment (IH-1.5)
    defences: int = 1
    items: int = 0  # first row in the book
    item_count: int = 0
    naturals: int = 0  # bit sets of slots (`kit.py`): parts of the body,
    close: int = 0  # what can be used in a grapple,
    bows: int = 0
    flying: int = 0  # what can be thrown,
    shields: int = 0
    blinders: int = 0
    strikes: Final[Ints] = ints(RANGES)  # and by range what strikes there
    pieces: int = 0  # first row in the book
    piece_count: int = 0
    arrows: int = 0  # first row in the book
    arrow_count: int = 0
    main_flank: Flank = Flank.RIGHT  # the side of the main hand
    intelligent: bool = True  # IH-6.3: shout
    bloodless: bool = False  # no BP, no bleeding, no fainting from pain or blood: a skeleton
    humanoid: bool = True  # can run, grapple, give first aid, handle things
    above: bool = False  # strikes down at others (IH-3.11)
    hurls: bool = False  # IH-15.1: overpowers with every hit
    water: bool = False  # IH-13.2: has water at hand
    bandages: bool = True  # IH-16.2: else improvised cloth
    mixed: bool = False  # IH-7.5: its arrows lie mixed in the quiver


@record
class Impact:
    """A row of the table of falls (IH-14.3): dice to the primary location, how many secondary ones, their dice."""

    metres: int = 0  # up to
    dice: int = 0
    sides: int = 6
    secondary: int = 0


@record
class Hurl:
    """A row of the table of overpowering (IH-15.2)."""

    difference: int = 0  # up to
    hexes: int = 0
    down: bool = False
    metres: int = 0  # of the impact


@record
class Book:
    """The tables of a fight."""

    items: Final[Rows[Item]] = many(Item, MOST * ITEMS)
    arrows: Final[Rows[Arrow]] = many(Arrow, MOST * ARROWS)
    pieces: Final[Rows[ArmourPiece]] = many(ArmourPiece, MOST * PIECES)
    tables: Final[Rows[Table]] = many(Table, TABLES)
    poisons: Final[Rows[Poison]] = many(Poison, POISONS)
    beings: Final[Rows[Being]] = many(Being, MOST)
    impacts: Final[Rows[Impact]] = many(Impact, IMPACTS)
    hurls: Final[Rows[Hurl]] = many(Hurl, HURLS)
    impact_count: int = 0
    hurl_count: int = 0
    terrain: Final[Terrain] = one(Terrain)  # width 0: no map
    rugged: bool = False  # any of these:
    obstacles: Final[Area] = one(Area)  # hexes that are rough, or beside a wall, a door or solid ground
    burns: bool = False  # any of these:
    flames: Final[Area] = one(Area)  # hexes that are on fire (IH-13.1)


@record
class Combatant:
    """One who fights: what changes in a fight."""

    index: int = 0
    side: int = 0
    temper: Temper = Temper.BOLD
    presence: Presence = Presence.IN
    joins: int = 1  # the round in which it joins
    # the body
    blood: int = 0  # BP
    stamina: int = 0  # EP
    spent: int = 0  # EP lost in fighting, and not yet rested back (IH-20.1)
    dead: bool = False
    sleep: int = Sleep.AWAKE  # a Sleep; ints where rules set what they reckoned
    down: bool = False
    blinded: bool = False
    grappled: int = -1  # by whom, or whom
    burning: int = 0  # locations, as a bit set
    asked: int = 0  # locations that fire was rolled for in this change of round, as a bit set
    maimed: int = 0  # locations, as a bit set (IH-12.2)
    fractured: int = 0  # limbs with a broken bone, as a bit set (IH-9.16)
    pain: int = 0  # percent off every action for cracks and breaks (IH-9.16)
    stunned_until: int = -1  # the last beat in which it is stunned
    flees_until: int = -1  # the last beat in which it flees (IH-6.7)
    startled: int = 0  # attack actions to be lost (IH-6.7)
    alert: bool = True  # IH-3.16
    poison: int = -1  # row of the book
    poison_left: int = 0  # rounds
    shouted_at: int = 0  # bit set (IH-6.7)
    # the order
    initiative: int = 0
    vigour: int = 0  # EP as it was when initiative was rolled (IH-1.3)
    placed: bool = False  # has rolled initiative in this round
    had_turn: bool = False  # in this moment
    waiting: bool = False
    # the moment
    attacks_left: int = 0
    defences_left: int = 0
    main_way: int = MainWay.PARRY
    answered: bool = False  # has answered an attack in this moment: the pools are open
    guards: int = 0  # what has parried out of the pools, as a bit set of slots (IH-4.5)
    pools: Final[Ints] = ints(4)  # by Way: points left of PARRY, PARRY_OFF, DODGE; -1: not reckoned yet
    countered: bool = False  # spent its defence action on a counter-move
    cover: int = Cover.NONE
    declined: int = 0  # whom it won't attack in this moment, as a bit set (IH-4.4)
    announced: int = 0  # of whom it has said whether it attacks it in this moment, as a bit set (IH-4.4)
    stride: int = 0  # this moment: 1 nothing but free movement, 2 with a bonus (IH-2.17)
    strode: int = 0  # the moment before
    moving: bool = False  # fled or used free movement in its last action (IH-3.5)
    # the round
    fought: bool = False  # IH-20.1
    acted: bool = False  # any action at all
    ran: bool = False  # in armour
    stirred: bool = False  # did something, or stood, in this minute (IH-10.2)
    aids: int = -1  # whom it gives first aid (IH-10.4)
    aid_wound: int = -1
    aided: bool = False
    # openings
    opening: int = Opening.NONE
    opening_on: int = -1
    opening_until: int = -1  # the last beat in which it holds
    opening_sure: bool = False  # without a second roll
    opening_double: bool = False  # IH-3.9
    # things
    main: int = -1  # slot in the main hand, -1: empty
    off: int = -1  # slot in the other hand
    dropped: int = 0  # slots that lie somewhere, as a bit set
    broken: int = 0
    used: int = 0  # in this round (IH-17.1)
    aim_at: int = -1
    nocked: int = -1  # which of its kinds of arrows is on the string
    wear: Final[Ints] = ints(ITEMS)
    steps: Final[Ints] = ints(ITEMS)  # of loading and aiming (IH-7.5)
    left: Final[Ints] = ints(ITEMS)  # how many of a thing there are in hand and belt
    lies: Final[Ints] = ints(ITEMS)  # where it lies: a hex, or without a map how many hexes away
    arrows: Final[Ints] = ints(ARROWS)
    piece_wear: Final[Ints] = ints(PIECES)
    piece_lost: Final[Ints] = ints(PIECES)  # levels
    points: Final[Ints] = ints(LOCATIONS)  # PP now
    hurt: Final[Ints] = ints(LOCATIONS)  # open points: HP = full - these, not below -full (IH-9.17)
    sheltered: Final[Ints] = ints(LOCATIONS)  # moments until a burning location loses HP (IH-13.4)
    wound_count: int = 0
    wounds: Final[Ints] = ints(WOUNDS)  # packed, see `rules.wounds`
    piece: Final[Piece] = one(Piece)


@record
class Fight:
    """A running fight."""

    round: int = 0
    moment: int = 0  # 1..5, 0 at the change of round
    phase: Phase = Phase.INITIATIVE
    round_limit: int = 100
    dark: bool = False
    cut: bool = False  # stopped at the round limit
    over: bool = False
    one_blow: bool = False  # an exchange: to the wound's end, without the fall that may follow
    waits: bool = False  # somebody may be waiting
    actor: int = -1  # whose turn it is or was last
    attacker: int = -1  # of the attack that is being answered
    target: int = -1
    next_by: int = -1  # a blow that follows out of this one: by whom,
    next_on: int = -1  # on whom,
    next_slot: int = -1  # with what,
    next_dual: bool = False  # with the dual-wield skill (IH-6.10); else an opening used at once (IH-6.8)
    way: int = 0  # how the last attack was answered: a Way
    guard: int = -1  # the slot that it was parried with
    chance: int = 0  # of the last attack roll, for the second roll (IH-6.1)
    where: int = -1  # the last location struck
    doors: int = 0  # those open, as a bit set
    ring: Final[Ints] = ints(6)  # scratch: hexes to pick from
    offers: Final[Ints] = ints(4)  # by Way: the points of who is being asked for its defence
    in_reach: int = 0  # what the acting one saw around it when it chose (`targets.look_around`): whom it could strike,
    in_sight: int = 0  # whom it could shoot,
    held: int = 0  # which enemies control where it stands, as bit sets,
    near: int = -1  # the nearest enemy that takes part,
    closest: int = 0  # and how many hexes away the nearest one is that is there at all
    altered: int = 0  # IH-1.4: of the tied and those they met whose record a turn has changed, as a bit set
    count: int = 0
    options: Final[Options] = one(Options)
    combatants: Final[Rows[Combatant]] = many(Combatant, MOST)
    gaps: Final[Rows[Gaps]] = many(Gaps, MOST)  # only without a map
    walks: Final[Rows[Walk]] = scratch(Walk, 1)  # only with a map
    floods: Final[Rows[Flood]] = scratch(Flood, 1)  # only where something stands in the way
    before: Final[Rows[Combatant]] = scratch(Combatant, MOST)  # IH-1.4: as it was before the tied acted
    after: Final[Rows[Combatant]] = scratch(Combatant, MOST)  # what has come of it so far
    gaps_before: Final[Rows[Gaps]] = scratch(Gaps, MOST)
    gaps_after: Final[Rows[Gaps]] = scratch(Gaps, MOST)
    book: Final[Book] = shared(Book)


assert NOWHERE == 0  # a thing that lies nowhere
