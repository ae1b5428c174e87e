"""The house rules of an encounter: `options:` in its file. Each says its clause, its meaning, unit and default."""

from __future__ import annotations

from typing import Literal

from pydantic import Field

from affray.core.wording import Written


class Options(Written):
    """House rules. What isn't written has its default."""

    long_reach: bool = Field(
        default=False,
        description="AA-3.2: long weapons also reach the squares behind the three ahead. Default false.",
    )
    shooting_arc: Literal[90, 45] = Field(
        default=90,
        description="AA-3.3: how wide one shoots, in degrees: 90 (default), half of it to each side; or 45.",
    )
    combine: Literal["one", "any"] = Field(
        default="one",
        description="AA-3.6: 'one' kind of attack (default) with aimed and chosen place on top, but neither with a "
        "quick strike; or 'any' together.",
    )
    fall_back_and_raise: bool = Field(
        default=True,
        description="AA-3.7: one may fall back and raise one's threshold against the same attack. Default true.",
    )
    chance: Literal["d20", "cards"] = Field(
        default="d20",
        description="AA-3.14: luck by a d20 (default), or by cards from 1 to 20: one deck for the table, drawn without "
        "putting back.",
    )
    co_zero: Literal["tired", "unconscious", "nothing"] = Field(
        default="tired",
        description="AA-3.21: what it is to have no CO left: an AP less a round (default), unconscious, or nothing.",
    )
    grenade_sum: Literal["each_place", "one_talent"] = Field(
        default="each_place",
        description="AA-4.5: each place of a grenade loses its own talent (default), or all that of the middle roll.",
    )
    rounds_a_minute: int = Field(
        default=10,
        ge=1,
        le=1000,
        description="AA-1.8: rounds of rest after which 1 CN and 1 CO come back. Default 10.",
    )
