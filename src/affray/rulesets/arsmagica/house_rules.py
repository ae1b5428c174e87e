"""The house rules of an encounter: `options:` in its file. Each says its clause, its meaning, unit and default."""

from __future__ import annotations

from typing import Literal

from pydantic import Field

from affray.core.wording import Written


class Options(Written):
    """House rules. What isn't written has its default."""

    xp_factor: int = Field(
        default=1,
        ge=1,
        le=10,
        description="AM-2.5: a score of n costs this many times n(n+1)/2 experience points: 1 (default), 5 in the "
        "later edition.",
    )
    encumbrance: Literal["burden", "loads"] = Field(
        default="burden",
        description="AM-2.2: 'burden' (default, with the catalogue's loads): the highest n with n(n+1)/2 at most "
        "the sum of "
        "loads, less Strength when that is positive; 'loads' (fourth edition's loads): the sum of loads less Strength.",
    )
    arms_share: int = Field(
        default=50,
        ge=0,
        le=100,
        description="AM-2.3: how many percent of the load must be weapons and armour for encumbrance to leave "
        "attack and "
        "defence alone. Default 50.",
    )
    initiative_ability: bool = Field(
        default=True,
        description="AM-2.2: the ability counts in initiative. Off, as in the later edition: it doesn't. Default true.",
    )
    size_in_defence: bool = Field(default=False, description="AM-2.2: Size is taken off defence. Default false.")
    drawing_takes_turn: bool = Field(
        default=False,
        description="AM-2.2: taking another weapon in hand takes the turn. Off: the action is still to come. "
        "Default false.",
    )
    botch_costs_action: bool = Field(
        default=True, description="AM-1.4: who botches an attack loses its next action. Default true."
    )
    drop_at_botches: int = Field(
        default=2,
        ge=1,
        le=20,
        description="AM-1.4: so many zeros on the botch dice, or more, and the weapon is dropped. Default 2.",
    )
    spell_initiative_encumbrance: bool = Field(
        default=False,
        description="AM-3.1: encumbrance counts in the initiative of spells. Off: Quickness alone. Default false.",
    )
    range_step: int = Field(
        default=-3,
        ge=-20,
        le=0,
        description="AM-4.7: what each range step beyond a missile weapon's first adds to its attack. Default -3.",
    )
    melee_paces: int = Field(
        default=2, ge=0, le=20, description="AM-4.8: up to so many paces apart one is in melee. Default 2."
    )
    base_move: int = Field(
        default=10,
        ge=1,
        le=100,
        description="AM-4.8: paces that one moves in a turn, before Quickness and encumbrance. Default 10.",
    )
    defenders: bool = Field(
        default=True,
        description="AM-4.9: one may guard another, who can't be attacked in melee until the guards are down. "
        "Default true.",
    )
    flee_bonus_needs_row: bool = Field(
        default=True,
        description="AM-5.2: the bonus for earlier tries to flee is lost by any action but waiting. Off: only by "
        "an attack of one's own. Default true.",
    )
    exertion_one_attack: bool = Field(
        default=False,
        description="AM-5.4: exertion counts for one roll. Off: for all of its kind until the next turn. "
        "Default false.",
    )
    concentration_attacked: int | None = Field(
        default=None,
        ge=0,
        le=50,
        description="AM-6.1: ease factor of concentration for who was attacked since its last turn. Default: the "
        "catalogue's, 9.",
    )
    concentration_wounded: int | None = Field(
        default=None,
        ge=0,
        le=50,
        description="AM-6.1: ease factor of concentration for who was wounded since its last turn. Default: the "
        "catalogue's, 15.",
    )
    fast_cast_finesse: bool = Field(
        default=True, description="AM-6.2: Finesse counts in the initiative roll of a fast cast. Default true."
    )
    fast_cast_again: int = Field(
        default=-6,
        ge=-30,
        le=0,
        description="AM-6.4: what each earlier fast cast of the round adds to the initiative roll of the next. "
        "Default -6.",
    )
    fast_cast_botch_dice: int = Field(
        default=2, ge=0, le=20, description="AM-6.5: botch dice that a fast cast adds to the casting roll. Default 2."
    )
    fast_cast_penalty: int = Field(
        default=0,
        ge=-50,
        le=0,
        description="AM-6.5: what a fast cast adds to the casting total: 0 (default), -10 in the later edition.",
    )
    spell_botch_fatigue: int = Field(
        default=1,
        ge=0,
        le=6,
        description="AM-6.1, AM-6.5: fatigue levels that each zero of a botched casting or concentration costs. "
        "Default 1.",
    )
