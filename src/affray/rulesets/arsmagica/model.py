"""The records of a running fight of `arsmagica`, and the enums that they hold."""

from __future__ import annotations

from enum import IntEnum
from typing import Final

from affray.core.kinds import Presence, Temper
from affray.core.records import Ints, Rows, ints, many, one, record, shared
from affray.core.referee import MOST

WEAPONS = 6  # weapons of one combatant, bare hands included
SPELLS = 8  # spells of one combatant
STEPS = 14  # levels of a ladder, at most
LADDERS = 16  # different ladders of a fight, at most
FORMS = 10


class Form(IntEnum):
    """The ten Forms of magic."""

    ANIMAL = 0
    AQUAM = 1
    AURAM = 2
    CORPOREM = 3
    HERBAM = 4
    IGNEM = 5
    IMAGINEM = 6
    MENTEM = 7
    TERRAM = 8
    VIM = 9


class Ability(IntEnum):
    """What a weapon is used with; AM-2.4 makes Single Weapon and Weapon-and-Shield one."""

    BRAWL = 0
    SINGLE = 1
    GREAT = 2
    THROWN = 3
    BOW = 4


class Intent(IntEnum):
    """What one means to do in the first round (AM-3.1): weapon slots 0..5, or a spell."""

    SPELL = 6


class Action(IntEnum):
    """What one may do on one's turn. EXERT_…, ADVANCE, WITHDRAW, DRAW and GUARD leave the action to come."""

    WAIT = 0
    STRIKE = 1
    SHOOT = 2
    CAST = 3
    HURRY = 4
    RUN = 5
    FLEE = 6
    ADVANCE = 7
    WITHDRAW = 8
    DRAW = 9
    GUARD = 10
    EXERT_ATTACK = 11
    EXERT_DEFENCE = 12
    LOAD = 13
    YIELD = 14
    PASS = 15


class Way(IntEnum):
    """Which way a move goes."""

    TOWARDS = 0
    AWAY = 1


class Exertion(IntEnum):
    """AM-5.4: what the bonus goes to."""

    NONE = 0
    ATTACK = 1
    DEFENCE = 2


class Slow(IntEnum):
    """AM-6.8: what to do with a fast cast that came too late."""

    LET_GO = 0
    CAST_ANYWAY = 1


class Effect(IntEnum):
    """AM-6.6: what a spell does in a fight."""

    HARM = 0
    WARD = 1
    HINDER = 2
    AID = 3


class Burden(IntEnum):
    """AM-2.2: how encumbrance comes from loads."""

    BURDEN = 0
    LOADS = 1


@record
class Options:
    """The house rules of an encounter; their defaults stand in `sheet.Options`."""

    xp_factor: int = 1  # AM-2.5, for the sheets of late joiners
    botch_costs_action: bool = True  # AM-1.4
    drop_at_botches: int = 2  # AM-1.4
    initiative_ability: bool = True  # AM-2.2
    encumbrance: Burden = Burden.BURDEN  # AM-2.2
    size_in_defence: bool = False  # AM-2.2
    arms_share: int = 50  # AM-2.3, percent of the load that makes "mostly"
    spell_initiative_encumbrance: bool = False  # AM-3.1
    range_step: int = -3  # AM-4.7
    melee_paces: int = 2  # AM-4.8
    base_move: int = 10  # AM-4.8
    defenders: bool = True  # AM-4.9
    flee_bonus_needs_row: bool = True  # AM-5.2
    exertion_one_attack: bool = False  # AM-5.4
    drawing_takes_turn: bool = False  # AM-2.2
    concentration_attacked: int = 9  # AM-6.1
    concentration_wounded: int = 15  # AM-6.1
    fast_cast_finesse: bool = True  # AM-6.2
    fast_cast_again: int = -6  # AM-6.4
    fast_cast_botch_dice: int = 2  # AM-6.5
    fast_cast_penalty: int = 0  # AM-6.5
    spell_botch_fatigue: int = 1  # AM-6.5


@record
class Weapon:
    """A weapon in somebody's hands: a row of the book, with its bearer's own score."""

    ability: Ability = Ability.BRAWL
    score: int = 0
    initiative: int = 0
    attack: int = 0
    defence: int = 0
    damage: int = 0
    reach: int = 0  # paces of one range step; 0: no missile
    hands: int = 1
    loading: int = 0  # turns between shots (AM-4.7)
    natural: bool = False  # a part of the body: can't be dropped
    load: int = 0  # tenths


@record
class Spell:
    """A spell that somebody knows: a row of the book, with its caster's own Arts."""

    technique: int = 0
    form_score: int = 0
    form: Form = Form.ANIMAL
    level: int = 0
    effect: Effect = Effect.HARM
    aimed: bool = False
    fast: bool = False
    reach: int = 0  # paces
    damage: int = 0
    attack: int = 0
    defence: int = 0
    soak: int = 0
    cancels: int = 0
    lost_turns: int = 0
    penalty: int = 0
    rounds: int = 1


@record
class Ladder:
    """The body or fatigue levels of a being (AM-4.4, AM-4.5): the penalty of each, and where it drops out."""

    penalty: Final[Ints] = ints(STEPS)
    out: int = 0  # the first level that takes one out: incapacitated, unconscious
    last: int = 0  # dead; for fatigue the same as `out`


@record
class Resistance:
    """The Form scores of one combatant, for magic resistance."""

    forms: Final[Ints] = ints(FORMS)


@record
class Book:
    """The tables of a fight: everybody's weapons and spells, the ladders, the Forms."""

    weapons: Final[Rows[Weapon]] = many(Weapon, MOST * WEAPONS)
    spells: Final[Rows[Spell]] = many(Spell, MOST * SPELLS)
    ladders: Final[Rows[Ladder]] = many(Ladder, LADDERS)
    resistances: Final[Rows[Resistance]] = many(Resistance, MOST)


@record
class Lasting:
    """A spell that lasts on somebody; ends when its caster's turn has come `rounds` times."""

    by: int = -1
    rounds: int = 0
    attack: int = 0
    defence: int = 0
    soak: int = 0
    cancels: int = 0


@record
class Combatant:
    """One who fights."""

    index: int = 0
    side: int = 0
    temper: Temper = Temper.BOLD
    presence: Presence = Presence.IN
    joins: int = 0  # the round in which it joins
    quickness: int = 0
    dexterity: int = 0
    strength: int = 0
    stamina: int = 0
    size: int = 0
    concentration: int = 0
    finesse: int = 0
    parma: int = 0
    might: int = 0
    weapons: int = 0  # first row in the book
    weapon_count: int = 0
    wielded: int = 0  # slot
    dropped: int = 0  # bit set of slots
    unloaded: int = 0  # bit set of slots
    used_up: int = 0  # bit set of slots without missiles left
    spells: int = 0  # first row in the book
    spell_count: int = 0
    shield: int = 0
    armour: int = 0
    arms_load: int = 0  # tenths
    other_load: int = 0  # tenths
    mounted: bool = False
    body: int = 0
    body_ladder: int = 0
    body_out: int = 0  # the level from which on one is out of the fight, of its ladder
    body_last: int = 0  # dead
    fatigue: int = 0
    fatigue_ladder: int = 0
    fatigue_out: int = 0  # unconscious
    botch_dice: int = 1
    intent: int = 0
    initiative: int = 0
    tie: int = 0
    place: int = 0  # in the order: how many come before
    held: int = -1  # its place before somebody came late, -1 for who comes
    shift: int = 0  # by how much a tie moves it back
    placed: bool = False  # has rolled and has a place
    had_turn: bool = False
    acted: bool = False  # has acted on its own turn in this round (AM-6.3)
    waiting: bool = False
    exertion: Exertion = Exertion.NONE
    exerted: bool = False
    moved: bool = False
    running: bool = False
    lost_turns: int = 0
    attacked_by: int = 0  # bit set, by weapon, since its last turn
    attacked: bool = False
    wounded: bool = False
    flights: int = 0
    pursuit: int = 0
    guards: int = -1
    fast_spell: int = -1  # the spell that it means to fast-cast, -1 for none
    fast_casts: int = 0  # in this round
    fast_barred: bool = False
    fast_spent: bool = False  # its turn of this round went into a fast cast
    fast_late: bool = False  # casts after the attack that it was too slow for
    shots: Final[Ints] = ints(WEAPONS)  # missiles left, -1: not counted
    ward: Final[Lasting] = one(Lasting)
    hinder: Final[Lasting] = one(Lasting)
    aid: Final[Lasting] = one(Lasting)
    distance: Final[Ints] = ints(MOST)  # paces to each other combatant (AM-4.8)


@record
class Fight:
    """A running fight."""

    round: int = 0
    round_limit: int = 100
    side_distance: int = 1  # paces between sides at the start, for late joiners (AM-4.8)
    entering: bool = True  # somebody has no place in the order yet
    tied: bool = False  # places in the order are shared
    reacting: bool = False  # an action is over: whoever waits may react (AM-3.4)
    cut: bool = False  # stopped at the round limit
    actor: int = -1  # whose turn it is or was last, -1 between rounds
    attacker: int = -1  # of the attack that is being answered
    target: int = -1  # of that attack; or who tries to flee
    casters: int = 0  # who knows spells, as a bit set
    guards: int = 0  # who guards somebody, as a bit set
    waits: bool = False  # somebody may be waiting
    in_reach: int = 0  # whom the acting one could strike at when it chose, as a bit set
    spell: int = -1  # row of the spell that the acting one is about to cast, -1 for none
    count: int = 0
    over: bool = False
    options: Final[Options] = one(Options)
    combatants: Final[Rows[Combatant]] = many(Combatant, MOST)
    book: Final[Book] = shared(Book)
