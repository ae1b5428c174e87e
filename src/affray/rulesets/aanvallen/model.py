"""The records of a running fight of `aanvallen`."""

from __future__ import annotations

from typing import Final

from affray.core.grid import COLUMNS, NOWHERE, ROWS, Piece, Terrain, Walk
from affray.core.kinds import Presence, Temper
from affray.core.records import Ints, Rows, ints, many, one, record, scratch, shared
from affray.core.referee import MOST
from affray.core.squares import Flood
from affray.rulesets.aanvallen.kinds import Arc, Combine, CoZero, Part, Talent

WEAPONS = 5  # weapons of one combatant, bare hands included
SHIELD = WEAPONS  # the slot of its shield
SLOTS = WEAPONS + 1
GRENADES = 3  # kinds of grenades of one combatant
KINDS = 16  # of attack
DEFENCES = 8  # kinds of defence
CRITICALS = 12
PLACES = 16
FIRST_PLACE = 3  # what three dice show for the first place
CLOUDS = 4  # of smoke at the same time
CARDS = 20
DECK = (1 << CARDS + 1) - 2  # all cards, from 1 to 20
EVERYWHERE = (1 << 8) - 1  # all eight directions


@record
class Options:
    """The house rules of an encounter; their defaults stand in `house_rules.Options`."""

    long_reach: bool = False  # AA-3.2
    arc: Arc = Arc.WIDE  # AA-3.3
    combine: Combine = Combine.ONE  # AA-3.6
    fall_back_and_raise: bool = True  # AA-3.7
    cards: bool = False  # AA-3.14
    co_zero: CoZero = CoZero.TIRED  # AA-3.21
    one_talent: bool = False  # AA-4.5
    rounds_a_minute: int = 10  # AA-1.8


@record
class Weapon:
    """A weapon in somebody's hands."""

    melee: bool = True
    missile: bool = False
    natural: bool = False  # a part of the body: can't be dropped
    thrown: bool = False  # is gone with the shot, and the next one in hand while there are any
    long: bool = False  # AA-3.2
    hands: int = 1
    ap: int = 0
    attack: int = 0
    parries: bool = False
    parry: int = 0
    penetration: int = 0
    wound: int = 0
    need: int = 0  # tenths of KR that it asks for (AA-3.23)
    minimum: int = 0  # BP
    maximum: int = 0
    fall: int = 0  # falloff: so many ranks
    per: int = 1  # for each so many BP
    loading: int = 0  # AP


@record
class Grenade:
    """A kind of grenade (AA-4.8)."""

    tenths: int = 0  # of a kg
    radius: int = 0  # BP
    line: int = 0  # BP of a weapon that burns in a line; 0: it is thrown
    rank: int = 0
    fall: int = 0  # falloff: so many ranks
    per: int = 1  # for each so many BP
    penetration: int = 0
    burns: int = 0  # the rank of the fire that it leaves on those hit
    smoke: int = 0  # rounds
    stun: int = 0  # S of a critical effect without wounds
    ap: int = 4


@record
class Being:
    """What a sheet says of one combatant; row = the combatant's index."""

    fighting: int = 0  # ranks
    action: int = 0
    survival: int = 0
    healing: int = 0
    handicap: int = 0
    talents: Final[Ints] = ints(len(Talent))  # full
    concentration: int = 10
    stamina: int = 10
    left_handed: bool = False
    weapons: int = 0  # first row in the book
    weapon_count: int = 0
    grenades: int = 0  # first row in the book
    grenade_count: int = 0
    block: int = 0  # of its shield; -1: it has none
    covers: int = 0  # what the shield adds to the threshold against grenades (AA-3.24)
    charges: bool = True  # its shield doesn't forbid a charge
    armour: Final[Ints] = ints(PLACES)  # by place


@record
class Kind:
    """A kind of attack (AA-3.6)."""

    melee: bool = False
    missile: bool = False
    on_top: bool = False  # goes on top of another kind
    bare: bool = False  # nothing goes on top of it
    once: bool = False  # once a round
    share: int = 100  # percent of the weapon's AP
    ap: int = 0  # besides
    cn: int = 0
    difficulty: int = 0
    steps: int = 0  # up to so often; AP, CN and difficulty are for each
    run: int = 0  # BP straight just before
    feint: bool = False
    chosen: bool = False  # the place


@record
class Defence:
    """A kind of defence (AA-3.13). Directions are bit sets, turned as the defender faces; of a right-hander."""

    shield: bool = False  # needs one, and counts its value
    weapon: bool = False  # needs one that parries, and counts that
    agility: bool = False  # counts LE
    missiles: bool = False  # works against them
    less: int = 0  # what is taken off
    ap: int = 0
    cn: int = 0
    ways: int = EVERYWHERE  # from which it works
    two_handed: int = EVERYWHERE  # with a two-handed weapon


@record
class Place:
    """A place of the body (AA-3.15, AA-3.16, AA-3.19)."""

    threshold: int = 3
    talent: Talent = Talent.GE
    part: Part = Part.TRUNK


@record
class Critical:
    """What a failed survival test does (AA-3.20)."""

    up_to: int = 0  # failed by at most so many
    ap: int = 0  # less in the next turn
    part: bool = False  # what the part of the body makes of it
    bleeding: int = 0
    unconscious: bool = False


@record
class Costs:
    """The figures of AA-1.7, AA-2.3, AA-3.4, AA-3.6, AA-3.7, AA-3.13, AA-3.21 and AA-4.5."""

    stand_up: int = 1
    draw: int = 1
    pick_up: int = 2
    change_weapon: int = 2
    open_door: int = 1
    first_aid: int = 2
    put_out: int = 2
    leave_control: int = 1
    fall_back: int = 2  # AP
    fall_back_value: int = 5
    raise_threshold: int = 1  # AP for each
    raise_most: int = 2
    too_near: int = 10
    unseen: int = -5
    behind: int = -5
    lying: int = -5
    blind: int = 10
    scatter_most: int = 3
    tired: int = 1


@record
class Book:
    """The tables of a fight."""

    weapons: Final[Rows[Weapon]] = many(Weapon, MOST * WEAPONS)
    grenades: Final[Rows[Grenade]] = many(Grenade, MOST * GRENADES)
    beings: Final[Rows[Being]] = many(Being, MOST)
    kinds: Final[Rows[Kind]] = many(Kind, KINDS)
    kind_count: int = 0
    plain: int = 0  # kinds that one begins with and that cost nothing besides, as bit sets of rows;
    running: int = 0  # those that ask for a run,
    quick: int = 0  # those that cost less than the weapon's AP,
    aiming: int = 0  # those that one takes several times,
    bare: int = 0  # those on top of which nothing goes,
    once: int = 0  # those that are possible once a round,
    feints: int = 0
    chosen: int = 0  # and those with a chosen place
    defences: Final[Rows[Defence]] = many(Defence, DEFENCES)
    defence_count: int = 0
    criticals: Final[Rows[Critical]] = many(Critical, CRITICALS)
    critical_count: int = 0
    places: Final[Rows[Place]] = many(Place, PLACES)
    costs: Final[Costs] = one(Costs)
    terrain: Final[Terrain] = one(Terrain)
    rugged: bool = False  # there are walls, doors, rough ground or squares that aren't there


@record
class Combatant:
    """One who fights: what changes in a fight."""

    index: int = 0
    side: int = 0
    temper: Temper = Temper.BOLD
    presence: Presence = Presence.IN
    joins: int = 1  # the round in which it joins
    place: int = -1  # in the order, -1: it has none yet
    lot: int = 0  # its dice in roll-offs, the first uppermost
    rolls: int = 0  # how many there were
    had_turn: bool = False  # in this round
    talents: Final[Ints] = ints(len(Talent))
    lost: int = 0  # points of all talents
    concentration: int = 0
    stamina: int = 0
    ap: int = 0
    halves: int = 0  # half BP
    less: int = 0  # AP less in its next turn
    bleeding: int = 0  # GE a round
    burning: int = 0  # the rank of the fire on it
    down: bool = False
    out: bool = False  # unconscious by a blow, or by exhaustion
    surprised: bool = False  # until its first turn
    struck: bool = False  # has attacked in this turn
    quick: int = 0  # the kinds of attack that are possible once a round and were used, as a bit set
    run: int = 0  # half BP straight just before
    way: int = 0  # and in which direction
    stopped: bool = False  # an enemy's control has ended its movement
    stirred: bool = False  # did, or met, anything since its last turn
    rest: int = 0  # rounds
    wielded: int = 0  # slot
    shield: bool = False  # on the arm
    dropped: int = 0  # slots, as a bit set
    loads: Final[Ints] = ints(WEAPONS)  # AP of loading still to come
    shots: Final[Ints] = ints(WEAPONS)  # left; -1: not counted
    lies: Final[Ints] = ints(SLOTS)  # where what it dropped is
    grenades: Final[Ints] = ints(GRENADES)  # left
    piece: Final[Piece] = one(Piece)


@record
class Squares:
    """Squares to choose from: scratch."""

    places: Final[Ints] = ints(COLUMNS * ROWS)


@record
class Fight:
    """A running fight."""

    round: int = 0
    round_limit: int = 100
    actor: int = -1  # whose turn it is, -1 before the first
    begun: bool = False  # its turn has
    entering: bool = True  # somebody has no place in the order yet
    tied: bool = False  # equals in the order have to roll off
    cut: bool = False  # stopped at the round limit
    over: bool = False
    doors: int = 0  # those open, as a bit set
    deck: int = DECK  # the cards that are left, as a bit set
    attacker: int = -1  # of the attack that is being answered
    target: int = -1
    kinds: int = 0  # how it is made: rows of the book, as a bit set
    shot: bool = False  # it is a missile
    burst: int = NOWHERE  # the middle of the grenade that is being answered
    grenade: int = -1  # the slot of the grenade that is about to be used
    in_reach: int = 0  # whom the acting one could strike when it chose, as a bit set
    clouds: Final[Ints] = ints(CLOUDS)  # packed, see `rules.smoke`
    smoky: bool = False  # there are any
    ring: Final[Ints] = ints(3)  # squares to choose from
    count: int = 0
    options: Final[Options] = one(Options)
    combatants: Final[Rows[Combatant]] = many(Combatant, MOST)
    walks: Final[Rows[Walk]] = scratch(Walk, 1)
    squares: Final[Rows[Squares]] = scratch(Squares, 1)
    floods: Final[Rows[Flood]] = scratch(Flood, 1)  # only where something stands in the way
    book: Final[Book] = shared(Book)
