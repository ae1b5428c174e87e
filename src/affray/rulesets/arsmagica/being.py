"""The figures of one who fights: characteristics, abilities, gear, magic."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Literal

from pydantic import Field, ValidationInfo, model_validator

from affray.core.documents import Loc
from affray.core.entries import FIRST, Name, named
from affray.core.said import Said
from affray.core.wording import Written, wrong_at
from affray.rulesets.arsmagica.gear import ENTRIES, Armour, Ladder, Load, Shield, Spell, Weapon, ladder_of_kind
from affray.rulesets.arsmagica.model import SPELLS, WEAPONS

Score = Annotated[int, Field(ge=0, le=30)]
Points = Annotated[int | None, Field(ge=0, le=5000)]
Characteristic = Annotated[int, Field(ge=-20, le=40)]
Art = Annotated[int, Field(ge=0, le=100)]


class Characteristics(Written):
    """Characteristics, from -20 to 40; each is 0 unless written."""

    quickness: Characteristic = Field(default=0, description="AM-2.2: counts in initiative, defence and moves.")
    dexterity: Characteristic = Field(default=0, description="AM-2.2: counts in attack.")
    strength: Characteristic = Field(default=0, description="AM-2.2: counts in damage, and against encumbrance.")
    stamina: Characteristic = Field(default=0, description="AM-2.2, AM-6.5: counts in soak, concentration and casting.")
    size: int = Field(
        default=0, ge=-10, le=20, description="AM-2.2, AM-4.4: counts in soak, and says which body levels there are."
    )
    intelligence: Characteristic = Field(default=0, description="No rule of the fight reads it.")
    perception: Characteristic = Field(default=0, description="No rule of the fight reads it.")
    presence: Characteristic = Field(default=0, description="No rule of the fight reads it.")
    communication: Characteristic = Field(default=0, description="No rule of the fight reads it.")


class Abilities(Written):
    """Ability scores, from 0 to 30; each is 0 unless written."""

    brawl: Score = Field(default=0, description="AM-2.2: bare hands, and weapons used like them.")
    single_weapon: Score = Field(
        default=0, description="AM-2.4: one with weapon_and_shield: their experience is added together."
    )
    weapon_and_shield: Score = Field(
        default=0, description="AM-2.4: one with single_weapon: their experience is added together."
    )
    great_weapon: Score = Field(default=0, description="AM-2.2: weapons of two hands.")
    thrown_weapon: Score = Field(default=0, description="AM-2.2: thrown weapons and slings.")
    bow: Score = Field(default=0, description="AM-2.2: bows and crossbows.")
    concentration: Score = Field(default=0, description="AM-6.1: casting while attacked.")
    finesse: Score = Field(default=0, description="AM-6.2, AM-6.6: fast casting, and aiming spells.")
    parma_magica: Score = Field(default=0, description="AM-6.6: five times this is magic resistance.")


class Experience(Written):
    """Abilities by experience points, from 0 to 5000, in place of scores (AM-2.5)."""

    brawl: Points = None
    single_weapon: Points = None
    weapon_and_shield: Points = None
    great_weapon: Points = None
    thrown_weapon: Points = None
    bow: Points = None
    concentration: Points = None
    finesse: Points = None
    parma_magica: Points = None


class Arts(Written):
    """Techniques and Forms, from 0 to 100; each is 0 unless written (AM-6.5, AM-6.6)."""

    creo: Art = 0
    intellego: Art = 0
    muto: Art = 0
    perdo: Art = 0
    rego: Art = 0
    animal: Art = 0
    aquam: Art = 0
    auram: Art = 0
    corporem: Art = 0
    herbam: Art = 0
    ignem: Art = 0
    imaginem: Art = 0
    mentem: Art = 0
    terram: Art = 0
    vim: Art = 0


class Levels(Written):
    """The levels of a body and of fatigue: names of the catalogue, or the levels themselves (AM-4.4, AM-4.5)."""

    body: Annotated[Ladder | None, named("ladder", Ladder), ladder_of_kind("body")] = Field(
        default=None, description="Body levels. Default: those that the catalogue has for the Size."
    )
    fatigue: Annotated[Ladder | None, named("ladder", Ladder), ladder_of_kind("fatigue")] = Field(
        default=None, description="Fatigue levels. Default: the catalogue's 'fatigue'."
    )


def points_for(score: int, factor: int) -> int:
    """AM-2.5: the experience points that a score costs."""
    return factor * score * (score + 1) // 2


def score_for(points: int, factor: int) -> int:
    """AM-2.5: the highest score that experience points pay for."""
    score = 0
    while points_for(score + 1, factor) <= points:
        score += 1
    return score


def _twice(ability: str) -> Said:
    return Said(f"{ability} has a score under abilities as well; write one of the two", "score-twice")


class Being(Written):
    """The figures of one who fights: a creature of the catalogue, and what a sheet may change of it."""

    characteristics: Characteristics = Field(
        default_factory=Characteristics, description="Quickness, Size and the others.", json_schema_extra=FIRST
    )
    abilities: Abilities = Field(default_factory=Abilities, description="Ability scores.", json_schema_extra=FIRST)
    experience: Experience = Field(default_factory=Experience, description="Abilities by experience points instead.")
    weapons: list[Annotated[Weapon, named("weapon", Weapon)]] = Field(
        default_factory=list,
        max_length=WEAPONS - 1,
        description="Weapons; the first is in hand. Bare hands come last by themselves.",
        json_schema_extra=FIRST,
    )
    shield: Annotated[Shield | None, named("shield", Shield)] = Field(
        default=None, description="The shield. Default: none."
    )
    armour: Annotated[Armour | None, named("armour", Armour)] = Field(
        default=None, description="The armour. Default: none."
    )
    other_load: Load = Field(
        default=0,
        description="AM-2.3: the load of what is carried and is neither weapon nor armour, in tenths at the finest.",
    )
    mounted: bool = Field(default=False, description="AM-2.2: on a mount, where encumbrance is 0. Default false.")
    levels: Levels = Field(default_factory=Levels, description="Body and fatigue levels.")
    arts: Arts = Field(default_factory=Arts, description="AM-6.5: Techniques and Forms.")
    spells: list[Annotated[Spell, named("spell", Spell)]] = Field(
        default_factory=list, max_length=SPELLS, description="Known spells."
    )
    might: int = Field(
        default=0, ge=0, le=200, description="AM-6.6: the magic resistance that a creature has by nature."
    )
    tactics: Literal["bold", "careful", "coward", "mindless"] = Field(
        default="bold",
        description="How it decides where nobody decides for it: bold (default), careful, coward, mindless.",
    )
    botch_dice: int = Field(
        default=1, ge=0, le=20, description="AM-1.3: botch dice that its situation asks for. Default 1."
    )
    notes: str = Field(default="", max_length=2000, description="What the game master should know; no rule reads it.")

    @model_validator(mode="before")
    @classmethod
    def _fit(cls, data: Any, info: ValidationInfo) -> Any:
        """Levels that aren't written come from the catalogue, those of the body by Size."""
        if not isinstance(data, Mapping) or not isinstance(data.get("levels", {}), Mapping):
            return data
        written = {key: value for key, value in data.get("levels", {}).items() if value is not None}
        return {**data, "levels": {"body": _body_for(data, info), "fatigue": "fatigue", **written}}

    @model_validator(mode="after")
    def _once(self) -> Being:
        faults: list[tuple[Loc, str]] = [
            (
                ("experience", name),
                Said(f"{name} has a score under abilities as well; write one of the two", "score-twice"),
            )
            for name in Abilities.model_fields
            if getattr(self.experience, name) is not None and getattr(self.abilities, name) > 0
        ]
        if faults:
            raise wrong_at(faults)
        return self

    def points(self, ability: str, factor: int) -> int:
        """AM-2.5: experience points in an ability, as written or as its score costs."""
        points: int | None = getattr(self.experience, ability)
        return points_for(getattr(self.abilities, ability), factor) if points is None else points

    def score(self, ability: str, factor: int) -> int:
        """AM-2.4, AM-2.5: the score of an ability; Single Weapon and Weapon-and-Shield are one."""
        names = ("single_weapon", "weapon_and_shield")
        merged = names if ability in names else (ability,)
        return score_for(sum(self.points(name, factor) for name in merged), factor)


def _body_for(data: Mapping[str, Any], info: ValidationInfo) -> str:
    """AM-4.4: the catalogue's body levels for a Size; those of a human where it has none, or the Size is no number."""
    catalogue = ENTRIES.catalogue(info)
    written = data.get("characteristics")
    size = written.get("size", 0) if isinstance(written, Mapping) else 0
    for name in catalogue.names("levels"):
        sizes = (catalogue.find("levels", name) or {}).get("sizes")
        if sizes and isinstance(size, int) and sizes[0] <= size <= sizes[1]:
            return name
    return "human"


class Creature(Being):
    """A creature, as a catalogue file holds it."""

    name: Name = Field(description="What one of the kind is called.")
