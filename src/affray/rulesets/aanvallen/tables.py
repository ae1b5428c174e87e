"""The tables of the rules that a group may change: kinds of attack and defence, places, critical effects, costs."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import AfterValidator, Field

from affray.core.said import whole_number
from affray.core.wording import Written, not_wanted, wrong_at

TalentName = Literal["BE", "GE", "IN", "KR", "LE", "WI", "ZI"]
SideName = Literal[
    "ahead", "ahead-right", "right", "behind-right", "behind", "behind-left", "left", "ahead-left"
]  # in the order of bearings
SIDES: tuple[SideName, ...] = (
    "ahead",
    "ahead-right",
    "right",
    "behind-right",
    "behind",
    "behind-left",
    "left",
    "ahead-left",
)
ALL_AROUND: list[SideName] = list(SIDES)


class KindEntry(Written):
    """A kind of attack (AA-3.6)."""

    name: str = Field(min_length=1, max_length=60, description="What it is called.")
    melee: bool = Field(default=False, description="With melee weapons. Default false.")
    missile: bool = Field(default=False, description="With missiles. Default false.")
    on_top: bool = Field(default=False, description="It goes on top of another kind. Default false.")
    bare: bool = Field(default=False, description="Nothing goes on top of it. Default false.")
    once: bool = Field(default=False, description="Once a round. Default false.")
    share: int = Field(default=100, ge=10, le=300, description="Percent of the weapon's AP that it costs. Default 100.")
    ap: int = Field(default=0, ge=0, le=20, description="AP that it costs besides. Default 0.")
    cn: int = Field(default=0, ge=0, le=20, description="CN that it costs. Default 0.")
    difficulty: int = Field(default=0, ge=-40, le=40, description="What it adds to the difficulty. Default 0.")
    steps: int = Field(
        default=0, ge=0, le=20, description="Up to so often, with AP, CN and difficulty for each. Default 0: once."
    )
    run: int = Field(default=0, ge=0, le=40, description="BP that one must come straight just before. Default 0.")
    feint: bool = Field(
        default=False, description="The difference of the two sides' fighting and IN counts. Default false."
    )
    chosen: bool = Field(default=False, description="One chooses the place, by a third of the table. Default false.")


class DefenceEntry(Written):
    """A kind of defence (AA-3.8 to AA-3.13)."""

    name: str = Field(min_length=1, max_length=60, description="What it is called.")
    shield: bool = Field(default=False, description="Needs a shield, and counts its value. Default false.")
    weapon: bool = Field(default=False, description="Needs a weapon that parries, and counts that. Default false.")
    agility: bool = Field(default=False, description="Counts LE. Default false.")
    missiles: bool = Field(default=False, description="Works against missiles. Default false.")
    less: int = Field(default=0, ge=-40, le=40, description="What is taken off its value. Default 0.")
    ap: int = Field(default=1, ge=0, le=20, description="AP that it costs. Default 1.")
    cn: int = Field(default=0, ge=0, le=20, description="CN that it costs. Default 0.")
    sides: list[SideName] = Field(
        default_factory=lambda: ALL_AROUND,
        min_length=1,
        max_length=8,
        description="From which sides it works, of a right-hander; a left-hander's are mirrored. Default: all.",
    )
    two_handed: list[SideName] | None = Field(
        default=None, min_length=1, max_length=8, description="With a two-handed weapon. Default: the same."
    )


class PlaceEntry(Written):
    """A place of the body (AA-3.15, AA-3.16, AA-3.19)."""

    dice: int = Field(ge=3, le=18, description="What three dice show for it.")
    threshold: int = Field(ge=1, le=20, description="Its threshold without armour.")
    talent: TalentName = Field(description="The talent that a wound there costs.")
    part: Literal["head", "trunk", "arm", "leg"] = Field(description="What it belongs to.")


class CriticalEntry(Written):
    """What a failed survival test does (AA-3.20)."""

    up_to: int = Field(ge=1, le=999, description="Failed by at most so many; of several the lowest that fits.")
    ap: int = Field(default=0, ge=0, le=20, description="AP less in the next turn. Default 0.")
    part: bool = Field(
        default=False,
        description="A fall for a leg, what the hand holds for an arm, a point more for trunk or head. Default false.",
    )
    bleeding: int = Field(default=0, ge=0, le=20, description="GE a round. Default 0.")
    unconscious: bool = Field(default=False, description="It becomes unconscious. Default false.")


MOST_COST = 40
Cost = Annotated[int, Field(ge=-MOST_COST, le=MOST_COST)]
CostName = Literal[
    "stand-up",
    "draw",
    "pick-up",
    "change-weapon",
    "open-door",
    "first-aid",
    "put-out",
    "leave-control",
    "fall-back",
    "fall-back-value",
    "raise-threshold",
    "raise-most",
    "too-near",
    "unseen",
    "behind",
    "lying",
    "blind",
    "scatter-most",
    "tired",
]
BELOW_ZERO: frozenset[CostName] = frozenset(
    {"fall-back-value", "too-near", "unseen", "behind", "lying", "blind"}
)  # what is no price and no number of anything


def _no_gain(costs: dict[CostName, int]) -> dict[CostName, int]:
    """AA-1.7: nobody is paid for what it does."""
    low = [name for name, cost in costs.items() if cost < 0 and name not in BELOW_ZERO]
    if low:
        wanted = whole_number(0, MOST_COST)
        raise wrong_at([((name,), not_wanted(wanted, str(costs[name]))) for name in low])
    return costs


Prices = Annotated[dict[CostName, Cost], AfterValidator(_no_gain)]


def sides_as_bits(sides: list[SideName]) -> int:
    """AA-3.8: sides as a bit set over bearings."""
    return sum({1 << SIDES.index(side) for side in sides})
