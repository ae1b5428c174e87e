"""What combatants have: weapons, shields, armour; on sheets and in catalogue files."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field, model_validator

from affray.core.entries import FIRST, NONE_REQUIRED, Name
from affray.core.said import Said
from affray.core.wording import Written, wrong, wrong_at
from affray.rulesets.rolemaster.chart_sheets import ENTRIES
from affray.rulesets.rolemaster.model import RANGES, ROUNDS_READY, UNCOUNTED

CategoryName = Literal[
    "one-handed-edged",
    "one-handed-concussion",
    "two-handed",
    "pole",
    "thrown",
    "missile",
    "natural",
]
GroupName = Literal["one-handed", "two-handed", "pole", "thrown", "bow", "natural"]
KindName = Literal["normal", "magic", "mithril", "holy", "slaying"]
NaturalSize = Literal["tiny", "small", "medium", "large", "huge"]
CoverName = Literal["none", "partial-soft", "half-soft", "partial-hard", "half-hard"]
SizeName = Literal["normal", "large", "super-large"]

CAPS = {"tiny": 105, "small": 105, "medium": 120, "large": 135, "huge": 150}  # RM-1.1

_RISING = Said("the metres of a range's steps rise from step to step", "ranges-rise")
_NO_USE = Said("neither 'melee' nor 'ranges': it can't be used at all", "no-use")
_NEVER_READY = Said("after the last round of preparation it can be shot; a modifier is wanted", "never-ready")

RangeStep = Annotated[
    list[Annotated[int, Field(ge=-300, le=2000)]],
    Field(min_length=2, max_length=2, description="Up to so many metres, and the modifier."),
]
Ready = Annotated[int | None, Field(ge=-200, le=100)]


class WeaponEntry(Written):
    """The figures of a weapon, as a catalogue file holds them."""

    name: Name = Field(description="What it is called.")
    table: Annotated[str, ENTRIES.known("attack table", "attacks")] = Field(
        description="RM-1.8: the attack table on which its totals are read."
    )
    category: CategoryName = Field(description="RM-3.1: the skill category that it belongs to.")
    group: GroupName = Field(description="RM-1.9: the table of its fumbles.")
    fumble: int = Field(
        default=2, ge=0, le=50, description="RM-1.2: the highest roll that is a fumble. Default 2; 0 for never."
    )
    breakage: int = Field(
        default=0, ge=0, le=10, description="RM-1.18: doubles up to this digit test it. Default 0: it doesn't break."
    )
    strength: int = Field(default=75, ge=1, le=100, description="RM-1.18: a d100 above this breaks it. Default 75.")
    hands: int = Field(default=1, ge=1, le=2, description="RM-1.4: hands that it takes; with 2 a shield is no help.")
    natural: NaturalSize | None = Field(
        default=None,
        description="RM-1.1: of a part of the body how large it is: its totals count up to 105 (tiny, small), 120 "
        "(medium), 135 (large) or 150 (huge). Default: it is a weapon.",
    )
    kind: KindName = Field(
        default="normal", description="RM-1.9: what it is to large and super-large creatures. Default normal."
    )
    times: int = Field(default=1, ge=1, le=5, description="RM-2.3: what its hits are multiplied by. Default 1.")
    melee: bool = Field(default=True, description="RM-1.7: it can be used hand to hand. Default true.")
    full_parry: bool = Field(
        default=True,
        description="RM-8.5: with all OB parried it gives 5 more. Default true.",
    )
    stuns: bool = Field(default=False, description="RM-11.7: fit for knocking somebody out. Default false.")
    ranges: list[RangeStep] = Field(
        default_factory=list,
        max_length=RANGES,
        description="RM-13.1: of a missile weapon the steps of its range: [up to metres, modifier].",
    )
    thrown: bool = Field(
        default=False, description="RM-13.1: it is thrown, and may be with a foe in reach. Default false."
    )
    ready: list[Ready] = Field(
        default_factory=list,
        max_length=ROUNDS_READY,
        description="RM-13.1: the modifiers of a shot after 0, 1, 2, 3 rounds of preparation; null where it can't be "
        "shot yet. Default: it needs none.",
    )
    shots: int | None = Field(
        default=None, ge=0, lt=UNCOUNTED, description="RM-13.1: missiles at hand. Default: they aren't counted."
    )

    @model_validator(mode="after")
    def _sound(self) -> WeaponEntry:
        metres = [step[0] for step in self.ranges]
        if metres != sorted(set(metres)) or (metres and metres[0] < 0):
            raise wrong_at([(("ranges",), _RISING)])
        if not self.melee and not self.ranges:
            raise wrong(_NO_USE)
        if self.ready and self.ready[-1] is None:
            raise wrong_at([(("ready",), _NEVER_READY)])
        return self


class Weapon(WeaponEntry):
    """A weapon on a sheet: the name of a catalogue entry, such an entry with changes, or all figures."""

    model_config = NONE_REQUIRED
    weapon: Annotated[str | None, ENTRIES.known("weapon", "weapons")] = Field(
        default=None, description="The catalogue entry whose figures it has, but for those written here."
    )
    ob: int | None = Field(
        default=None,
        ge=-100,
        le=500,
        description="RM-1.1: its OB. Default: from ranks and bonus.",
        json_schema_extra=FIRST,
    )
    ranks: int = Field(
        default=0, ge=0, le=200, description="RM-3.1: ranks of skill in it. Default 0.", json_schema_extra=FIRST
    )
    bonus: int = Field(
        default=0, ge=-100, le=300, description="RM-1.1: what stats, talents and the weapon itself add to its OB."
    )
    never_fumbles: bool = Field(default=False, description="RM-3.2: so enchanted that it isn't fumbled. Default false.")

    _draw = ENTRIES.drawing(
        "weapons",
        "weapon",
        {"name": "?", "table": "fist", "category": "natural", "group": "natural", "natural": "small"},
    )


class ShieldEntry(Written):
    """The figures of a shield, as a catalogue file holds them."""

    name: Name = Field(description="What it is called.")
    melee: int = Field(ge=0, le=100, description="RM-1.4: its bonus in melee.")
    missile: int = Field(ge=0, le=100, description="RM-1.4: its bonus against missiles.")
    rests: bool = Field(
        default=False, description="RM-10.2: it can be set on the ground, and meets missiles by itself. Default false."
    )


class Shield(ShieldEntry):
    """A shield on a sheet: the name of a catalogue entry, such an entry with changes, or all figures."""

    model_config = NONE_REQUIRED
    shield: Annotated[str | None, ENTRIES.known("shield", "shields")] = Field(
        default=None, description="The catalogue entry whose figures it has, but for those written here."
    )

    _draw = ENTRIES.drawing("shields", "shield", {"name": "?", "melee": 0, "missile": 0})


class ArmourEntry(Written):
    """The figures of a suit of armour, as a catalogue file holds them."""

    name: Name = Field(description="What it is called.")
    at: int = Field(ge=1, le=20, description="RM-1.1: its armour type.")
    helmet: int = Field(default=0, ge=0, le=50, description="RM-11.3: the DB of its helmet. Default 0.")


class Armour(ArmourEntry):
    """Armour on a sheet: the name of a catalogue entry, such an entry with changes, or all figures."""

    model_config = NONE_REQUIRED
    armour: Annotated[str | None, ENTRIES.known("armour", "armour")] = Field(
        default=None, description="The catalogue entry whose figures it has, but for those written here."
    )

    _draw = ENTRIES.drawing("armour", "armour", {"name": "?", "at": 1})
