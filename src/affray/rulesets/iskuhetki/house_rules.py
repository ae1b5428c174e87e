"""The house rules of an encounter: `options:` in its file. Each says its clause, its meaning, unit and default."""

from __future__ import annotations

from typing import Literal

from pydantic import Field

from affray.core.wording import Written


def _switch(clause: str, meaning: str, *, on: bool = False) -> bool:
    """An option that is on or off."""
    default: bool = Field(default=on, description=f"{clause}: {meaning} Default {'on' if on else 'off'}.")
    return default


class Options(Written):
    """House rules. What isn't written has its default."""

    control_is_a_ring: bool = _switch(
        "IH-2.3", "a weapon controls the hexes at its range only, not one's own and those nearer."
    )
    running_bonus_stacks: bool = _switch(
        "IH-2.10", "who runs gets both bonuses of free movement, 3 hexes in place of 2."
    )
    facing_asked: bool = _switch(
        "IH-2.12",
        "after one's own action the facing is asked for; off, one turns to the nearest enemy.",
        on=True,
    )
    move_and_strike: bool = _switch("IH-2.14", "free movement never takes the attack action.")
    defence_must_match_grade: bool = _switch(
        "IH-3.7", "a defence stops only a blow of its own grade or lower: a special takes a special."
    )
    sight_hinders_defence: bool = _switch(
        "IH-3.17", "blind and dark take the same fraction of a parry or dodge as of an attack.", on=True
    )
    shares_known_ahead: bool = _switch(
        "IH-4.4", "all attacks of a moment on one defender are announced before the first is answered."
    )
    escape_distance: int = Field(
        default=12,
        ge=1,
        le=100,
        description="IH-5.2: hexes to the nearest enemy from which on one may leave the fight. Default 12.",
    )
    defence_stops_manoeuvre: bool = _switch("IH-6.1", "a blow that is stopped brings no manoeuvre either.")
    knockout_check: Literal["minute", "hour"] = Field(
        default="minute",
        description="IH-6.3: how often who was knocked out may come to: 'minute' (default; CON x 1) or 'hour' (CON x "
        "3: not in this fight).",
    )
    stun_leaves_defence: bool = _switch("IH-6.3", "a stun takes the attack action alone, not the defence action.")
    pure_special_defence_needs_skill: bool = _switch(
        "IH-6.6", "the defence against a pure special must also be at or under one's own skill."
    )
    openings_are_free: bool = _switch("IH-6.8", "an opening is used at once, and takes no action.")
    blow_manoeuvres: Literal["extra", "instead"] = Field(
        default="extra",
        description="IH-6.10: precision stab, thrust and swing do damage of their own after the blow's ('extra', "
        "default), or the blow's damage comes once, in their way ('instead').",
    )
    wake_every_round: bool = _switch(
        "IH-11.1", "who fainted may come to at each change of round; off: each minute, which is two rounds.", on=True
    )
    wake_factor: int = Field(
        default=1, ge=1, le=10, description="IH-11.1: coming to takes a roll under so many times CON. Default 1."
    )
    overpower_on_every_hit: bool = _switch("IH-15.1", "every hit overpowers, without the manoeuvre.")
    healing_skills: Literal["sum", "average"] = Field(
        default="sum",
        description="IH-16.11: what 'healing + X' is: the 'sum' of the two skills (default), or their 'average'.",
    )
    thrusts_pierce_shields: bool = _switch("IH-19.2", "piercing blows of melee pass through shields as missiles do.")
