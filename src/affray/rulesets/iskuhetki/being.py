"""The figures of one who fights: characteristics, skills, body, gear."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Annotated, Any, Literal

from pydantic import Field, PrivateAttr, ValidationInfo, model_validator

from affray.core.documents import Loc
from affray.core.entries import FIRST, Name, named
from affray.core.said import Said
from affray.core.wording import Written, wrong_at
from affray.rulesets.iskuhetki.body import Body, Bonus, damage_bonus, hit_points
from affray.rulesets.iskuhetki.gear import ENTRIES, Armour, Percent, Weapon
from affray.rulesets.iskuhetki.model import ARROWS, ITEMS, PIECES

Characteristic = Annotated[int, Field(ge=1, le=200)]
HP = Annotated[int, Field(ge=1, le=999)]
BARE = ("fist", "kick")  # what every humanoid fights with, if nothing else


class Characteristics(Written):
    """Characteristics, from 1 to 200; 3 to 18 for humans, and each 10 unless written."""

    dexterity: Characteristic = Field(default=10, description="IH-1.2: DEX counts in initiative.")
    constitution: Characteristic = Field(default=10, description="IH-3.13, IH-12.3: CON resists, and gives BP and HP.")
    strength: Characteristic = Field(default=10, description="IH-3.12, IH-15.1: STR counts in damage, wrestling.")
    size: Characteristic = Field(default=10, description="IH-3.12, IH-12.3, IH-15.1: SIZ counts in damage and HP.")


class Skills(Written):
    """Skills in percent, from 0 to 300; those of weapons stand with each weapon."""

    weapons: Percent = Field(
        default=25, description="IH-3.1: with each weapon that has no skill of its own. Default 25."
    )
    dodge: Percent | None = Field(default=None, description="IH-3.9: dodging. Default: DEX x 2.")
    combat_move: Percent | None = Field(default=None, description="IH-2.8: combat move. Default: DEX x 2.")
    dual_wield: Percent = Field(default=0, description="IH-4.3: fighting with two weapons. Default 0.")
    throw: Percent | None = Field(
        default=None, description="IH-8.1: throwing what isn't made for it. Default: DEX x 2."
    )
    voice: Percent = Field(default=25, description="IH-6.7: shouting. Default 25.")
    first_aid: Percent = Field(default=25, description="IH-16.2: first aid. Default 25.")
    healing: Percent = Field(default=0, description="IH-16.3: healing. Default 0.")
    open_wounds: Percent = Field(default=0, description="IH-16.3: stitching. Default 0.")
    bonesetting: Percent = Field(default=0, description="IH-16.6: setting bones. Default 0.")
    carpentry: Percent = Field(default=0, description="IH-16.7: making splints. Default 0.")
    masonry: Percent = Field(default=0, description="IH-16.7: making casts. Default 0.")
    surgery: Percent = Field(default=0, description="IH-16.8: surgery. Default 0.")


class Being(Written):
    """The figures of one who fights: a creature of the catalogue, and what a sheet may change of it."""

    characteristics: Characteristics = Field(
        default_factory=Characteristics, description="DEX, CON, STR, SIZ.", json_schema_extra=FIRST
    )
    skills: Skills = Field(default_factory=Skills, description="Skills in percent.", json_schema_extra=FIRST)
    body: Annotated[Body, named("body", Body)] = Field(
        default_factory=lambda: Body.model_validate({"body": "humanoid"}),
        description="IH-3.11: its table of hit locations. Default: humanoid.",
    )
    blood: int | None = Field(default=None, ge=1, le=999, description="IH-12.3: full BP. Default: CON.")
    stamina: int | None = Field(default=None, ge=0, le=999, description="IH-12.3: full EP. Default: (CON + STR) / 2.")
    hit_points: int | None = Field(
        default=None,
        ge=1,
        le=999,
        description="IH-12.3: the total by which the catalogue's table gives each location its HP. Default: "
        "(CON + SIZ) / 2, rounded up.",
    )
    locations: dict[str, HP] = Field(
        default_factory=dict, description="IH-12.3: full HP of single locations, by name, in place of the table's."
    )
    damage_bonus: Bonus | None = Field(
        default=None, description="IH-3.12: dice such as d4, -d6 or 0. Default: by the catalogue's table, STR + SIZ."
    )
    free_move: int | None = Field(
        default=None, ge=0, le=10, description="IH-2.9: hexes of free movement. Default: its combat move's level."
    )
    control: int = Field(default=1, ge=0, le=5, description="IH-2.3: how far it controls the ground. Default 1 hex.")
    hexes: Literal[1, 2, 3, 7, 19] = Field(
        default=1, description="IH-2.1: how many hexes it stands on: 1 (default), 2 or 3 (long, to the rear), 7, 19."
    )
    attacks: int = Field(default=1, ge=0, le=5, description="IH-1.5: attack actions in a moment. Default 1.")
    defences: int = Field(default=1, ge=0, le=5, description="IH-1.5: defence actions in a moment. Default 1.")
    left_handed: bool = Field(default=False, description="IH-2.18: whether the left is its main hand. Default false.")
    intelligent: bool = Field(default=True, description="IH-6.7: a shout startles it once a fight. Default true.")
    bloodless: bool = Field(
        default=False, description="IH-9.7: has no blood to lose, and doesn't faint. Default false."
    )
    humanoid: bool = Field(default=True, description="IH-2.9: runs, wrestles, holds things, gives aid. Default true.")
    above: bool = Field(default=False, description="IH-3.11: strikes down at others. Default false.")
    hurls: bool = Field(default=False, description="IH-15.1: overpowers with every hit. Default false.")
    water: bool = Field(default=False, description="IH-13.2: has water at hand against flames. Default false.")
    bandages: bool = Field(default=True, description="IH-16.2: has bandages; else improvised cloth. Default true.")
    mixed_arrows: bool = Field(default=False, description="IH-7.5: its arrows lie mixed in the quiver. Default false.")
    weapons: list[Annotated[Weapon, named("weapon", Weapon)]] = Field(
        default_factory=list,
        max_length=ITEMS,
        description="Weapons, shields, parts of the body that fight. Humanoids have fist and kick by themselves.",
        json_schema_extra=FIRST,
    )
    armour: list[Annotated[Armour, named("armour", Armour)]] = Field(
        default_factory=list,
        max_length=PIECES,
        description="IH-18.1: pieces of armour; points of several add up.",
        json_schema_extra=FIRST,
    )
    tactics: Literal["bold", "careful", "coward", "mindless"] = Field(
        default="bold",
        description="How it decides where nobody decides for it: bold (default), careful, coward, mindless.",
    )
    notes: str = Field(default="", max_length=2000, description="What the game master should know; no rule reads it.")

    _full: list[int] = PrivateAttr(default_factory=list)
    _bonus: str = PrivateAttr(default="0")
    _arms: list[Weapon] = PrivateAttr(default_factory=list)

    @model_validator(mode="before")
    @classmethod
    def _fit(cls, data: Any) -> Any:
        """The body is looked up in the encounter's catalogue even where it isn't written."""
        return {"body": "humanoid", **data} if isinstance(data, Mapping) else data

    @model_validator(mode="after")
    def _sound(self, info: ValidationInfo) -> Being:
        if faults := [*_places(self), *_hands(self), *_ready(self), *_arrows(self)]:
            raise wrong_at(faults)
        self._reckon(info)
        return self

    def _reckon(self, info: ValidationInfo) -> None:
        """What the catalogue's tables give where the sheet is silent; not written, so that it goes by new figures."""
        figures, catalogue = self.characteristics, ENTRIES.catalogue(info)
        total = self.hit_points or (figures.constitution + figures.size + 1) // 2
        self._full = [
            self.locations.get(each.location) or hit_points(catalogue, each.kind, total) for each in self.body.locations
        ]
        bonus = self.damage_bonus
        self._bonus = damage_bonus(catalogue, figures.strength + figures.size) if bonus is None else bonus
        bare = [Weapon.model_validate({"weapon": name}, context=info.context) for name in BARE if self.humanoid]
        there = (*self.body.names, None)
        more = [each for each in bare if each.location in there and each.name not in [own.name for own in self.weapons]]
        self._arms = [*self.weapons, *more][:ITEMS]

    @property
    def full(self) -> list[int]:
        """IH-12.3: full HP, location by location."""
        return self._full

    @property
    def bonus(self) -> str:
        """IH-3.12: the damage bonus, as written or by STR and SIZ."""
        return self._bonus

    @property
    def arms(self) -> list[Weapon]:
        """The weapons in the order of their slots: bare hands and feet come last."""
        return self._arms

    @property
    def full_blood(self) -> int:
        """IH-12.3: full BP."""
        return self.characteristics.constitution if self.blood is None else self.blood

    @property
    def full_stamina(self) -> int:
        """IH-12.3: full EP."""
        figures = self.characteristics
        return (figures.constitution + figures.strength) // 2 if self.stamina is None else self.stamina

    def skill(self, name: str) -> int:
        """IH-3.1: a skill in percent; those of the body are DEX x 2 unless written."""
        written: int | None = getattr(self.skills, name)
        return 2 * self.characteristics.dexterity if written is None else written

    @property
    def hands(self) -> tuple[int, int]:
        """IH-1.6: the slots in the main hand and in the other one at the start, -1 for an empty hand."""
        held = [(k, each) for k, each in enumerate(self.weapons) if not each.natural]
        main = next((k for k, each in held if each.hand == "main"), -1)
        off = next((k for k, each in held if each.hand == "off"), -1)
        free = [(k, each) for k, each in held if each.hand is None and _first(each)]
        if main < 0:
            fits = (k for k, each in free if not each.shield and (each.hands == 1 or off < 0))
            main = next(fits, -1)
        if off < 0 and (main < 0 or self.weapons[main].hands == 1):
            second = self.skills.dual_wield > 0
            fits = (k for k, each in free if k != main and each.hands == 1 and each.shield)
            two = (k for k, each in free if k != main and each.hands == 1 and not each.shield and second)
            off = next(fits, next(two, -1))
        return main, off


def _first(item: Weapon) -> bool:
    """Whether something is worth a hand at the start: it strikes, shoots, flies or shields."""
    return bool(item.ranges or item.missile or item.thrown or item.shield)


def _places(being: Being) -> Iterator[tuple[Loc, str]]:
    """IH-3.11: locations that armour, weapons and hit points name, and the body doesn't have."""
    names, groups = being.body.names, ("all", *being.body.groups)
    for k, piece in enumerate(being.armour):
        for n, name in enumerate(piece.locations):
            if name not in (*names, *groups):
                yield ("armour", k, "locations", n), being.body.unknown(name, *groups)
    for k, item in enumerate(being.weapons):
        if item.location is not None and item.location not in names:
            yield ("weapons", k, "location"), being.body.unknown(item.location)
    for name in being.locations:
        if name not in names:
            yield ("locations", name), being.body.unknown(name)


def _hands(being: Being) -> Iterator[tuple[Loc, str]]:
    """IH-1.6: more in hand than there are hands."""
    held = [(k, each) for k, each in enumerate(being.weapons) if not each.natural]
    if not being.humanoid:
        for k, each in held:
            if each.hand != "belt":
                words = f"who isn't humanoid can't hold a {each.name}; 'natural: true' is wanted"
                yield ("weapons", k), Said(words, "no-hands", name=each.name)
        return
    seen: dict[str, str] = {}
    for k, each in held:
        if each.hand in seen:
            words = f"{seen[each.hand]} is in that hand already"
            yield ("weapons", k, "hand"), Said(words, "hand-taken", name=seen[each.hand])
        elif each.hand in ("main", "off"):
            seen[each.hand] = each.name
        if each.hand == "off" and each.hands > 1:
            words = f"{each.name} takes both hands; 'hand: main' is wanted"
            yield ("weapons", k, "hand"), Said(words, "both-hands", name=each.name)
    main = next((each for _, each in held if each.hand == "main"), None)
    for k, each in held:
        if each.hand == "off" and main is not None and main.hands > 1:
            words = f"{main.name} takes both hands; none is left for {each.name}"
            yield ("weapons", k, "hand"), Said(words, "no-hand-left", name=main.name, other=each.name)


def _ready(being: Being) -> Iterator[tuple[Loc, str]]:
    """IH-7.8: what is loaded at the start is in hand."""
    for k, each in enumerate(being.weapons):
        if each.ready != "empty" and k not in being.hands:
            words = f"{each.name} isn't in hand; only what is held can be {each.ready}"
            yield ("weapons", k, "ready"), Said(words, "not-in-hand", name=each.name, ready=each.ready)


def _arrows(being: Being) -> Iterator[tuple[Loc, str]]:
    """IH-7.1: more kinds of arrows than there is room for."""
    number = sum(len(each.arrows) for each in being.weapons)
    if number > ARROWS:
        words = f"there are {number} kinds of arrows; at most {ARROWS} are possible"
        yield ("weapons",), Said(words, "arrow-kinds", number=number, most=ARROWS)


class Creature(Being):
    """A creature, as a catalogue file holds it."""

    name: Name = Field(description="What one of the kind is called.")
