"""What combatants have: weapons and shields, arrows, armour, poisons; on sheets and in catalogue files."""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any, Literal

from pydantic import AfterValidator, BeforeValidator, Field, model_validator

from affray.core.documents import Loc
from affray.core.entries import FIRST, NONE_REQUIRED, Entries, Name, named
from affray.core.said import Said
from affray.core.wording import Written, wrong, wrong_at
from affray.rulesets.iskuhetki.model import ARROWS, RANGES

FOLDER = Path(__file__).parent / "catalogue"
ENTRIES = Entries(FOLDER)

DamageName = Literal["blade", "blunt", "hack", "piercing", "fire"]
TagName = Literal["blunt", "precision", "draws", "blinds", "fire", "thrusting", "cutting"]
ShieldName = Literal["small", "target", "kite", "full"]
MissileName = Literal["bow", "crossbow"]
MaterialName = Literal["soft", "hard", "metal", "hide"]

Percent = Annotated[int, Field(ge=0, le=300)]
Quality = Annotated[int, Field(ge=1, le=100)]
Hexes = Annotated[int, Field(ge=0, le=200)]
Modifier = Annotated[int, Field(ge=-100, le=50)]

DICE = re.compile(r"(?P<count>\d{0,2})d(?P<sides>\d{1,3})(?P<plus>[+-]\d{1,2})?")


def parted(dice: str) -> tuple[int, int, int]:
    """How many dice, of how many sides, and what is added: 2d6+1."""
    found = DICE.fullmatch(dice)
    return (int(found["count"] or 1), int(found["sides"]), int(found["plus"] or 0)) if found else (0, 0, 0)


def _dice(text: str) -> str:
    count, sides, _ = parted(text)
    if not (1 <= count <= 20 and 1 <= sides <= 100):
        raise wrong(Said(f"dice are wanted, such as d6, 2d6+1 or d3-1, not '{text}'", "dice-wanted", given=text))
    return text


Dice = Annotated[str, Field(max_length=10), AfterValidator(_dice)]


class PoisonEntry(Written):
    """A poison, as a catalogue file holds it."""

    name: Name = Field(description="What it is called.")
    potency: int = Field(ge=1, le=200, description="IH-20.7: rolled against CON at each change of round.")
    rounds: int = Field(ge=1, le=1000, description="IH-20.7: how many rounds it works.")
    loss: Literal["hp", "bp", "ep"] = Field(
        default="bp", description="IH-20.7: what it takes: hp of all locations, bp (default), ep."
    )
    points: int = Field(default=1, ge=1, le=50, description="IH-20.7: how many points a failure costs. Default 1.")


class Poison(PoisonEntry):
    """A poison on a sheet: the name of a catalogue entry, such an entry with changes, or all figures."""

    model_config = NONE_REQUIRED
    poison: Annotated[str | None, ENTRIES.known("poison", "poisons")] = Field(
        default=None, description="The catalogue entry whose figures it has, but for those written here."
    )

    _draw = ENTRIES.drawing("poisons", "poison", {"name": "?", "potency": 1, "rounds": 1})


Poisoned = Annotated[
    Poison | None,
    named("poison", Poison),
    Field(description="IH-20.7: the poison on it. Default: none."),
]


class ArrowEntry(Written):
    """A kind of arrow or bolt, as a catalogue file holds it."""

    name: Name = Field(description="What it is called.")
    fits: MissileName = Field(default="bow", description="IH-7.1: what shoots it: a bow (default) or a crossbow.")
    penetration: int = Field(default=0, ge=0, le=20, description="IH-7.1, IH-7.2: of its head. Default 0.")
    accuracy: int = Field(
        default=0, ge=-100, le=100, description="IH-7.7: of its shaft: percent added to the skill. Default 0."
    )


class Arrow(ArrowEntry):
    """Arrows on a sheet: the name of a catalogue entry, such an entry with changes, or all figures."""

    model_config = NONE_REQUIRED
    arrow: Annotated[str | None, ENTRIES.known("arrow", "arrows")] = Field(
        default=None, description="The catalogue entry whose figures they have, but for those written here."
    )
    count: int = Field(default=12, ge=0, le=999, description="IH-7.5: how many there are. Default 12.")
    poison: Poisoned = None

    _draw = ENTRIES.drawing("arrows", "arrow", {"name": "?"})


class WeaponEntry(Written):
    """The figures of a weapon, a shield or a part of the body, as a catalogue file holds them."""

    name: Name = Field(description="What it is called.")
    damage: Dice = Field(default="d3", description="IH-3.12: its dice, as in 2d6+1. Default d3, of a shield d6.")
    type: DamageName = Field(default="blunt", description="IH-9.1: what damage it does. Default blunt.")
    ranges: list[Modifier | None] = Field(
        default_factory=list,
        max_length=RANGES,
        description="IH-2.5: what it adds at 0, 1, 2 hexes and so on, in percent: [-20, 0] for a sword; null for no "
        "strike at that range, and none beyond the last. Default: it isn't for melee.",
    )
    hands: int = Field(default=1, ge=1, le=2, description="IH-1.6: hands that it takes. Default 1.")
    quality: Quality = Field(default=50, description="IH-17.1: in percent. Default 50.")
    level: int | None = Field(
        default=None,
        ge=1,
        le=5,
        description="IH-17.2: from 1 to 5. Default: by quality, up to 20 % 1, up to 40 % 2 ...",
    )
    tags: list[TagName] = Field(
        default_factory=list,
        max_length=7,
        description="IH-6.3: what manoeuvres it serves: blunt (knockout), precision (precision stab), draws (draw "
        "closer), blinds (blind), fire (torch), thrusting (swing), cutting (thrust).",
    )
    parries: bool | None = Field(
        default=None, description="IH-3.15: whether one can parry with it. Default: with what is held for melee."
    )
    natural: bool = Field(
        default=False, description="IH-1.6: a part of the body, which neither drops, wears nor breaks. Default false."
    )
    location: Name | None = Field(
        default=None, description="IH-12.1: natural: the location that it is of; useless along with it. Default: none."
    )
    shield: ShieldName | None = Field(
        default=None, description="IH-19.4: a shield, and of which kind. Default: it is none."
    )
    missile: MissileName | None = Field(
        default=None, description="IH-7.5, IH-7.6: a bow or a crossbow. Default: neither."
    )
    thrown: bool = Field(default=False, description="IH-8.3: made for throwing. Default false.")
    bands: list[Hexes] | None = Field(
        default=None,
        min_length=3,
        max_length=3,
        description="IH-7.7: of what shoots or is made for throwing: up to how many hexes it is short (0), medium "
        "(-20) and long range (-40).",
    )
    edge: DamageName | None = Field(
        default=None,
        description="IH-8.2: what damage it does thrown with the edge first; made for throwing, always. Default: "
        "hack for what hacks, piercing for what cuts or stabs, else blunt.",
    )
    arrows: list[Annotated[Arrow, named("arrow", Arrow)]] = Field(
        default_factory=list, max_length=ARROWS, description="IH-7.1: what is shot with it."
    )
    strength: int | None = Field(
        default=None, ge=1, le=200, description="The STR that it asks for, for the group to heed: no rule reads it."
    )
    dexterity: int | None = Field(
        default=None, ge=1, le=200, description="The DEX that it asks for, for the group to heed: no rule reads it."
    )
    load: float = Field(default=0, ge=0, le=100, description="Its weight in kilograms: no rule of the fight reads it.")

    @model_validator(mode="before")
    @classmethod
    def _bash(cls, data: Any) -> Any:
        """IH-19.3: a shield strikes with d6, unless its data say otherwise."""
        if isinstance(data, Mapping) and data.get("shield") and "damage" not in data:
            return {**data, "damage": "d6"}
        return data

    @model_validator(mode="after")
    def _sound(self) -> WeaponEntry:
        if faults := [*_contradictions(self), *_flight(self)]:
            raise wrong_at(faults)
        return self

    @property
    def levels(self) -> int:
        """IH-17.2: its level, from quality where none is written."""
        return (self.quality + 19) // 20 if self.level is None else self.level

    @property
    def can_parry(self) -> bool:
        """IH-3.15: whether one can parry with it."""
        held = not self.natural and self.missile is None and bool(self.ranges)
        return held if self.parries is None else self.parries


def _contradictions(item: WeaponEntry) -> list[tuple[Loc, str]]:
    """What can't be true of one thing at once."""
    faults: list[tuple[Loc, str]] = []
    if item.shield and item.hands > 1:
        faults.append((("hands",), Said("a shield is borne on one arm", "one-arm")))
    if item.natural and (item.shield or item.missile or item.thrown):
        words = "a part of the body is no shield, and neither shot nor thrown"
        faults.append((("natural",), Said(words, "body-no-shield")))
    if item.location is not None and not item.natural:
        words = f"{item.name} is no part of the body; 'natural: true' is wanted beside it"
        faults.append((("location",), Said(words, "not-natural", name=item.name)))
    if item.shield and item.missile:
        words = f"{item.name} is a {item.missile}; it is no shield as well"
        faults.append((("shield",), Said(words, "bow-no-shield", name=item.name)))
    strikes = any(modifier is not None for modifier in item.ranges)
    if not strikes and not item.missile and not item.thrown and not item.shield and "blinds" not in item.tags:
        words = f"{item.name} has no range: it can neither strike nor fly"
        faults.append((("ranges",), Said(words, "no-range", name=item.name)))
    return faults


def _flight(item: WeaponEntry) -> list[tuple[Loc, str]]:
    """IH-7, IH-8: what a thing that flies needs, and what only that may have."""
    faults: list[tuple[Loc, str]] = []
    flies = item.missile is not None or item.thrown
    if flies and item.bands is None:
        words = f"'bands' is missing: up to how many hexes {item.name} is at short, medium, long"
        faults.append((("bands",), Said(words, "bands-missing", name=item.name)))
    if not flies and item.bands is not None:
        words = f"{item.name} is neither shot nor made for throwing; it has no bands (IH-8.1)"
        faults.append((("bands",), Said(words, "no-bands", name=item.name)))
    if item.bands is not None and sorted(item.bands) != item.bands:
        words = "short, medium and long range come in this order, each at least the one before"
        faults.append((("bands",), Said(words, "bands-order")))
    if item.missile and parted(item.damage)[2]:
        words = "a bow's power is dice alone; what is added to them is the arrow's (IH-7.1)"
        faults.append((("damage",), Said(words, "bow-dice")))
    for k, arrow in enumerate(item.arrows):
        if item.missile is None:
            words = f"{item.name} shoots no arrows"
            faults.append((("arrows", k), Said(words, "shoots-none", name=item.name)))
        elif arrow.fits != item.missile:
            words = f"{arrow.name} is for a {arrow.fits}; {item.name} is a {item.missile}"
            faults.append((("arrows", k), Said(words, "arrow-for", arrow=arrow.name, fits=arrow.fits, name=item.name)))
    return faults


class Weapon(WeaponEntry):
    """A weapon or shield on a sheet: the name of a catalogue entry, such an entry with changes, or all figures."""

    model_config = NONE_REQUIRED
    weapon: Annotated[str | None, ENTRIES.known("weapon", "weapons")] = Field(
        default=None, description="The catalogue entry whose figures it has, but for those written here."
    )
    skill: Percent | None = Field(
        default=None,
        description="IH-3.1: the skill with it, in percent. Default: `skills.weapons`.",
        json_schema_extra=FIRST,
    )
    parry: Percent | None = Field(
        default=None, description="IH-3.6: the skill of parrying with it. Default: its skill, where it can parry."
    )
    hand: Literal["main", "off", "belt"] | None = Field(
        default=None,
        description="IH-1.6: where it is at the start. Default: the first weapon is in the main hand, the first shield "
        "in the other, or with the dual-wield skill a second weapon of one hand; the rest in the belt.",
    )
    count: int = Field(default=1, ge=1, le=99, description="IH-8.3: how many there are of it. Default 1.")
    ready: Literal["empty", "loaded", "aimed"] = Field(
        default="empty",
        description="IH-7.8: the state of a bow or crossbow at the start: empty (default), loaded, or aimed, at the "
        "nearest enemy.",
    )
    poison: Poisoned = None

    _draw = ENTRIES.drawing("weapons", "weapon", {"name": "?", "ranges": [0]})

    @model_validator(mode="after")
    def _fits(self) -> Weapon:
        faults: list[tuple[Loc, str]] = []
        if self.ready != "empty" and self.missile is None:
            words = f"{self.name} isn't loaded; a bow or a crossbow is"
            faults.append((("ready",), Said(words, "not-loaded", name=self.name)))
        elif self.ready != "empty" and not any(arrow.count for arrow in self.arrows):
            words = f"{self.name} has no arrows; it can't be {self.ready}"
            faults.append((("ready",), Said(words, "no-arrows", name=self.name, ready=self.ready)))
        if self.parry is not None and not self.can_parry:
            words = f"one can't parry with {self.name}; 'parries: true' is wanted if one can"
            faults.append((("parry",), Said(words, "no-parry", name=self.name)))
        if self.hand is not None and self.natural:
            words = f"{self.name} is a part of the body; it is in no hand"
            faults.append((("hand",), Said(words, "body-in-hand", name=self.name)))
        if self.count > 1 and self.natural:
            words = f"{self.name} is a part of the body; there is one of it"
            faults.append((("count",), Said(words, "one-body", name=self.name)))
        if faults:
            raise wrong_at(faults)
        return self


def _all(written: Any) -> Any:
    return [written] if isinstance(written, str) else written


class ArmourEntry(Written):
    """A piece of armour or a material, as a catalogue file holds it."""

    name: Name = Field(description="What it is called.")
    points: int = Field(ge=1, le=30, description="IH-9.6: its armour points (PP).")
    material: MaterialName = Field(
        description="IH-18.2, IH-18.3: soft (cloth, soft leather), hard (hard leather), metal; hide (its own)."
    )
    quality: Quality = Field(default=50, description="IH-18.2: in percent. Default 50.")
    locations: Annotated[list[Name], BeforeValidator(_all, json_schema_input_type=str | list[str])] = Field(
        default_factory=lambda: ["all"],
        min_length=1,
        max_length=20,
        description="IH-18.1: the locations that it covers, or groups of the body's table, such as torso, arms, legs. "
        "Default: all.",
    )
    load: float = Field(default=0, ge=0, le=100, description="Its weight in kilograms: no rule of the fight reads it.")


class Armour(ArmourEntry):
    """A piece of armour on a sheet: the name of a catalogue entry, such an entry with changes, or all figures."""

    model_config = NONE_REQUIRED
    armour: Annotated[str | None, ENTRIES.known("armour", "armour")] = Field(
        default=None, description="The catalogue entry whose figures it has, but for those written here."
    )

    _draw = ENTRIES.drawing("armour", "armour", {"name": "?", "points": 1, "material": "soft"})
