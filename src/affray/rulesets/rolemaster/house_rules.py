"""The house rules of an encounter: `options:` in its file. Each says its clause, its standing, meaning and default."""

from __future__ import annotations

from typing import Literal

from pydantic import Field

from affray.core.wording import Written

IN_USE, NOT_FULLY = "in use as it stands", "not fully in use"


def _house_rule(clause: str, meaning: str, off: str, status: str = IN_USE) -> bool:
    """A house rule of the group: on by default where it is in use; off, the base rule goes."""
    on = status == IN_USE
    said = f"{clause} ({status}): {meaning} Off, the base rule: {off} Default {'on' if on else 'off'}."
    default: bool = Field(default=on, description=said)
    return default


def _switch(clause: str, meaning: str, *, on: bool = False) -> bool:
    """A reading of a rule that is on or off."""
    default: bool = Field(default=on, description=f"{clause}: {meaning} Default {'on' if on else 'off'}.")
    return default


class Options(Written):
    """House rules. What isn't written has its default."""

    declare: Literal["secret", "in_turn"] = Field(
        default="secret",
        description="RM-1.7: the round is declared by all at once and in 'secret' (default), or openly 'in_turn', the "
        "slowest first.",
    )
    large_from: Literal["b_and_c", "b_and_d"] = Field(
        default="b_and_c",
        description="RM-1.10: from which severity on criticals work on the large, and on the super-large: 'b_and_c' "
        "(default) or the older 'b_and_d'.",
    )
    escape_metres: int = Field(
        default=60,
        ge=1,
        le=1000,
        description="RM-1.16: metres to the nearest foe from which on one may leave the fight. Default 60.",
    )
    exhaustion: bool = _switch("RM-1.17", "exhaustion points are counted.", on=True)
    breakage: bool = _switch("RM-1.18", "weapons may break.", on=True)
    dr: bool = _house_rule("RM-2.1", "damage reduction takes hits off every blow.", "there is none.")
    dr_before_multiplier: bool = _switch("RM-2.3", "the reduction comes off before hits are doubled or tripled.")
    fumble_by_ranks: bool = _house_rule("RM-3.1", "ranks lower the fumble range.", "it is the weapon's.")
    fumble_ranks: Literal["category", "weapon"] = Field(
        default="category",
        description="RM-3.1: which ranks: those of the weapon's 'category' (default), or of the 'weapon' itself.",
    )
    cover_by_friends: bool = _house_rule(
        "RM-4.1", "a friend in the line of a shot is cover to its target.", "friends are not in the way."
    )
    cover_by_view: Literal["heights", "asked"] = Field(
        default="heights",
        description="RM-4.4: how far the friend covers: by 'heights' (default), or 'asked' at each shot: what shows of "
        "the target.",
    )
    chosen_critical: bool = _house_rule(
        "RM-5.1", "for -20 one picks the type of one's criticals.", "the table gives the type."
    )
    two_weapons: bool = _house_rule(
        "RM-6.1",
        "Two-Weapon Combat is the OB of a pair, and the penalties of several blows begin later with it.",
        "two weapons are two attacks, the second with the off hand's -20.",
    )
    several_attacks: bool = _house_rule(
        "RM-7.1", "up to six blows a round, with a penalty on each.", "one blow a round."
    )
    parry_melee: bool = _house_rule(
        "RM-8.1",
        "a weapon parries those whom it strikes at, in shares.",
        "any part of the OB parries one foe of choice.",
    )
    shield_against: Literal["all", "one"] = Field(
        default="all",
        description="RM-8.4: a shield counts in melee against 'all' in front (default), or against 'one' opponent of "
        "choice.",
    )
    null_attack_rolled: bool = _switch("RM-8.6", "a null attack is rolled, with what OB is left.", on=True)
    parry_large: bool = _house_rule(
        "RM-9.1",
        "only a share of the OB parries large and super-large creatures, and their blows push.",
        "they are parried like all others.",
        NOT_FULLY,
    )
    parry_missiles: bool = _house_rule(
        "RM-10.1",
        "shield work against missiles takes half a round, and OB may be added.",
        "shield and cover count against every missile, and nothing can be added.",
    )
    cover_when_moving: bool = _switch(
        "RM-10.2", "cover has its bonus whatever one does; off: only for who stands still.", on=True
    )
    far_metres: int = Field(
        default=30,
        ge=1,
        le=1000,
        description="RM-10.1: from how many metres on arrows come from far off. Default 30.",
    )
    subdual: bool = _house_rule("RM-11.1", "who has stolen up to somebody may knock it out.", "nobody can.")
    large_criticals: bool = _house_rule(
        "RM-12.1",
        "a total of 151 with a weapon gives a critical on the large despite their size.",
        "size counts whatever the total.",
    )
    melee_metres: int = Field(
        default=3,
        ge=1,
        le=20,
        description="RM-13.1: up to so many metres apart one is in melee; on a map a step is as long. Default 3.",
    )
