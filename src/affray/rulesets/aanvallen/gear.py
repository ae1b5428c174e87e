"""What combatants have: weapons, shields, armour, grenades; on sheets and in catalogue files."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Annotated, Any, Literal

from pydantic import AfterValidator, Field, model_validator

from affray.core.documents import Loc
from affray.core.entries import NONE_REQUIRED, Entries, Name, named
from affray.core.said import Said
from affray.core.wording import Written, wrong, wrong_at

FOLDER = Path(__file__).parent / "catalogue"
ENTRIES = Entries(FOLDER)

_FALLOFF = re.compile(r"(\d{1,2})(?:/([1-9]\d?))?")
ONE_HAND, TWO_HANDS = 3, 2  # AA-3.23: KR for each kg


def tenths(weight: float) -> int:
    """A weight in kg as tenths of one."""
    return round(weight * 10)


def _in_tenths(weight: float) -> float:
    if abs(weight * 10 - round(weight * 10)) > 1e-9:
        words = f"weights are counted in tenths of a kg: {round(weight, 1)}, not {weight}"
        raise wrong(Said(words, "weight-tenths", weight=str(round(weight, 1)), given=str(weight)))
    return weight


def _falloff(written: str) -> str:
    if _FALLOFF.fullmatch(written) is None:
        words = f"a falloff is a whole number or a fraction such as 1/2, not '{written[:40]}'"
        raise wrong(Said(words, "falloff-wanted", given=written[:40]))
    return written


def falloff(written: str) -> tuple[int, int]:
    """AA-3.4: so many ranks, for each so many BP."""
    found = _FALLOFF.fullmatch(written)
    assert found is not None  # the sheet's validation has seen to it
    return int(found[1]), int(found[2] or 1)


_NO_USE = Said("one neither strikes nor shoots with it; one of the two is wanted", "no-use")
_RANGE = Said("a missile has a maximum range of at least 1, and at least its minimum", "missile-range")
_MISSILE_ONLY = Said("only a missile has this", "missile-only")
_NO_PARRY = Said("one parries with melee weapons only (AA-3.9)", "parry-melee")
_NOTHING = Said("it does nothing without rank, smoke or stun", "does-nothing")
_ONE_SHAPE = Said("it works in a line or in a radius, not both", "line-or-radius")
_NO_SMOKE = Said("what works in a line leaves no smoke", "line-no-smoke")
_NO_FIRE = Said("what burns has a rank of its own", "burns-rank")
_TOO_LIGHT = Said("how far it is thrown goes by its weight; at least 0.1 kg is wanted", "grenade-weight")

Weight = Annotated[float, Field(ge=0, le=200), AfterValidator(_in_tenths)]
Falloff = Annotated[str, AfterValidator(_falloff)]
Ap = Annotated[int, Field(ge=1, le=20)]


class WeaponEntry(Written):
    """The figures of a weapon, as a catalogue file holds them."""

    name: Name = Field(description="What it is called.")
    ap: Ap = Field(description="AA-3.5: the AP of an attack with it.")
    attack: int = Field(default=0, ge=-20, le=40, description="AA-3.17: what it adds to attacks. Default 0.")
    parry: int | None = Field(
        default=None, ge=-20, le=40, description="AA-3.13: what it adds to a parry. Default: it can't parry."
    )
    penetration: int = Field(
        default=0, ge=-20, le=40, description="AA-3.16: what it takes off the threshold. Default 0."
    )
    wound: int = Field(default=0, ge=-20, le=40, description="AA-3.19: points that a wound has more. Default 0.")
    hands: int = Field(default=1, ge=1, le=2, description="AA-3.8: hands that it takes. Default 1.")
    long: bool = Field(
        default=False, description="AA-3.2: with the option long_reach it strikes a square farther. Default false."
    )
    natural: bool = Field(
        default=False, description="AA-3.20: a part of the body, which can't be dropped. Default false."
    )
    melee: bool = Field(default=True, description="AA-3.9: one strikes with it, but not with a bow. Default true.")
    missile: bool = Field(default=False, description="AA-3.26: one shoots with it, or throws it. Default false.")
    thrown: bool = Field(
        default=False, description="AA-3.26: it is thrown itself: after the last one the hand is empty. Default false."
    )
    minimum: int = Field(default=0, ge=0, le=200, description="AA-3.4: BP inside which one can't aim well. Default 0.")
    maximum: int = Field(default=0, ge=0, le=500, description="AA-3.4: BP up to which one aims well. Default 0.")
    falloff: Falloff = Field(
        default="0",
        description="AA-3.4: what the attack rank falls by for each BP beyond the minimum: 1, 1/2 Default 0.",
    )
    load: int = Field(default=0, ge=0, le=40, description="AA-3.26: AP of loading after a shot. Default 0.")
    shots: int | None = Field(
        default=None, ge=0, le=999, description="AA-3.26: missiles at hand. Default: they aren't counted."
    )
    weight: Weight = Field(default=0, description="AA-3.23: kg, in tenths at the finest. Default 0.")

    @model_validator(mode="after")
    def _sound(self) -> WeaponEntry:
        """A missile has a range, and what is no missile nothing of the kind."""
        faults: list[tuple[Loc, str]] = []
        if not self.melee and not self.missile:
            faults.append((("melee",), _NO_USE))
        if self.missile and self.maximum < max(1, self.minimum):
            faults.append(
                (
                    ("maximum",),
                    _RANGE,
                )
            )
        if not self.missile:
            figures = ("minimum", "maximum", "load", "thrown", "shots")
            faults += [((name,), _MISSILE_ONLY) for name in figures if getattr(self, name)]
        if not self.melee and self.parry is not None:
            faults.append((("parry",), _NO_PARRY))
        if faults:
            raise wrong_at(faults)
        return self


class Weapon(WeaponEntry):
    """A weapon on a sheet: the name of a catalogue entry, such an entry with changes, or all figures."""

    model_config = NONE_REQUIRED
    weapon: Annotated[str | None, ENTRIES.known("weapon", "weapons")] = Field(
        default=None, description="The catalogue entry whose figures it has, but for those written here."
    )

    _draw = ENTRIES.drawing("weapons", "weapon", {"name": "?", "ap": 3})

    @property
    def need(self) -> int:
        """AA-3.23: tenths of KR that it asks for."""
        if self.natural:
            return 0
        return tenths(self.weight) * (ONE_HAND if self.hands == 1 else TWO_HANDS)


class ShieldEntry(Written):
    """The figures of a shield, as a catalogue file holds them."""

    name: Name = Field(description="What it is called.")
    block: int = Field(ge=0, le=40, description="AA-3.13: what it adds to a block.")
    charge: bool = Field(default=True, description="AA-3.24: one can charge with it. Default true.")
    grenades: int = Field(
        default=0,
        ge=0,
        le=10,
        description="AA-3.24: what it adds to the threshold against grenades from the sides that it covers. Default 0.",
    )
    weight: Weight = Field(default=0, description="AA-3.24: kg, in tenths at the finest. Default 0.")


class Shield(ShieldEntry):
    """A shield on a sheet: the name of a catalogue entry, such an entry with changes, or all figures."""

    model_config = NONE_REQUIRED
    shield: Annotated[str | None, ENTRIES.known("shield", "shields")] = Field(
        default=None, description="The catalogue entry whose figures it has, but for those written here."
    )

    _draw = ENTRIES.drawing("shields", "shield", {"name": "?", "block": 0})


Points = Annotated[int, Field(ge=0, le=20)]
PlaceName = Literal[
    "neck",
    "face",
    "skull",
    "hand",
    "forearm",
    "upper-arm",
    "shoulder",
    "chest",
    "heart",
    "stomach",
    "lower-belly",
    "loin",
    "thigh",
    "knee",
    "shin",
    "foot",
]


class ArmourEntry(Written):
    """A piece of armour, as a catalogue file holds it."""

    name: Name = Field(description="What it is called.")
    places: dict[PlaceName, Points] = Field(description="AA-3.16: what it adds to the threshold, by place.")
    senses: int = Field(default=0, ge=-10, le=0, description="AA-3.25: what it adds to ZI: 0 or less. Default 0.")
    weight: Weight = Field(default=0, description="AA-3.25: kg, in tenths at the finest. Default 0.")


class Armour(ArmourEntry):
    """A piece of armour on a sheet: the name of a catalogue entry, such an entry with changes, or all figures."""

    model_config = NONE_REQUIRED
    armour: Annotated[str | None, ENTRIES.known("armour", "armour")] = Field(
        default=None, description="The catalogue entry whose figures it has, but for those written here."
    )

    _draw = ENTRIES.drawing("armour", "armour", {"name": "?", "places": {}})


class GrenadeEntry(Written):
    """A kind of grenade, or a weapon that works like one, as a catalogue file holds it."""

    name: Name = Field(description="What it is called.")
    radius: int = Field(default=0, ge=0, le=6, description="AA-4.1: BP in all directions; 0 for its own square.")
    line: int = Field(
        default=0, ge=0, le=12, description="AA-4.2: BP of a weapon that works in a straight line. Default 0: thrown."
    )
    rank: int = Field(default=0, ge=0, le=60, description="AA-4.5: how much damage it does; 0 for none. Default 0.")
    falloff: Falloff = Field(
        default="0", description="AA-4.5: what the rank falls by for each BP from the middle: 2, 1/2. Default 0."
    )
    penetration: int = Field(default=0, ge=0, le=40, description="AA-4.8: what it takes off thresholds. Default 0.")
    burns: int = Field(
        default=0, ge=0, le=20, description="AA-4.8: the rank of the fire on those it hits. Default 0: none."
    )
    smoke: int = Field(
        default=0, ge=0, le=100, description="AA-4.8: rounds in which its squares block sight. Default 0."
    )
    stun: int = Field(
        default=0, ge=0, le=40, description="AA-4.8: S of a critical effect without points lost. Default 0: none."
    )
    ap: Ap = Field(default=4, description="AA-3.6, AA-4.6: the AP of its use. Default 4.")
    weight: Weight = Field(default=0.5, description="AA-4.6: kg, in tenths at the finest. Default 0.5.")

    @model_validator(mode="after")
    def _sound(self) -> GrenadeEntry:
        faults: list[tuple[Loc, str]] = []
        if not (self.rank or self.smoke or self.stun):
            faults.append(((), _NOTHING))
        if self.line and self.radius:
            faults.append((("radius",), _ONE_SHAPE))
        if self.line and self.smoke:
            faults.append((("smoke",), _NO_SMOKE))
        if self.burns and not self.rank:
            faults.append((("burns",), _NO_FIRE))
        if not self.line and self.weight < 0.1:
            faults.append(
                (
                    ("weight",),
                    _TOO_LIGHT,
                )
            )
        if faults:
            raise wrong_at(faults)
        return self


class Grenade(GrenadeEntry):
    """Grenades on a sheet: the name of a catalogue entry, such an entry with changes, or all figures."""

    model_config = NONE_REQUIRED
    grenade: Annotated[str | None, ENTRIES.known("grenade", "grenades")] = Field(
        default=None, description="The catalogue entry whose figures it has, but for those written here."
    )
    count: int = Field(default=1, ge=0, le=99, description="How many, or how many uses. Default 1.")

    _draw = ENTRIES.drawing("grenades", "grenade", {"name": "?", "rank": 1})


Weapons = list[Annotated[Weapon, named("weapon", Weapon)]]
OneShield = Annotated[Shield, named("shield", Shield)] | None
Pieces = list[Annotated[Armour, named("armour", Armour)]]
Grenades = list[Annotated[Grenade, named("grenade", Grenade)]]


def thresholds(pieces: Pieces, places: Sequence[str]) -> list[int]:
    """AA-3.25: what armour adds at each of some places: the best piece there counts."""
    worn: list[Mapping[Any, int]] = [piece.places for piece in pieces]
    return [max((each.get(place, 0) for each in worn), default=0) for place in places]
