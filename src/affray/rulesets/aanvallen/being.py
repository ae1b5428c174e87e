"""The figures of one who fights: talents, skills, gear."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field, model_validator

from affray.core.documents import Loc
from affray.core.entries import FIRST, Name
from affray.core.said import Said
from affray.core.wording import Written, wrong_at
from affray.rulesets.aanvallen.gear import Grenades, OneShield, Pieces, Weapon, Weapons, Weight, tenths
from affray.rulesets.aanvallen.model import GRENADES, WEAPONS

BARE_HANDS = "fist"
LEAST_TO_FIGHT = 5  # BE, LE and ZI

Rank = Annotated[int, Field(ge=0, le=40)]
Figure = Annotated[int, Field(ge=0, le=60)]
Needed = Annotated[int, Field(ge=LEAST_TO_FIGHT, le=60)]


class Talents(Written):
    """Talents, 5 to 15 in a person; each is 10 unless written (AA-1.1)."""

    BE: Needed = Field(default=10, description="AA-3.17: dexterity: counts in attacks. At least 5 to fight.")
    CH: Figure = Field(default=10, description="Charisma. No rule of the fight reads it.")
    GE: Figure = Field(default=10, description="AA-3.20: health: counts in survival; below 0 unconscious.")
    IN: Figure = Field(default=10, description="AA-3.6, AA-3.22: intelligence: counts in feints and first aid.")
    KR: Figure = Field(default=10, description="AA-3.23, AA-4.6: strength: weapons, load, how far one throws.")
    LE: Needed = Field(default=10, description="AA-1.2, AA-1.3: agility: AP, BP, dodging. At least 5 to fight.")
    WI: Figure = Field(default=10, description="AA-3.21: will; below 0 unconscious.")
    ZI: Needed = Field(default=10, description="AA-1.4, AA-3.21: senses: who acts first; below 0 blind.")


class Skills(Written):
    """Ranks of skills; each is 0 unless written (AA-1.1)."""

    fighting: Rank = Field(default=0, description="AA-3.13, AA-3.17: attack and defence.")
    action: Rank = Field(default=0, description="AA-1.2, AA-1.4: AP, and who acts first.")
    survival: Rank = Field(default=0, description="AA-3.20: critical effects.")
    load: Rank = Field(default=0, description="AA-1.3: kg that one carries without being slower.")
    healing: Rank = Field(default=0, description="AA-3.22: first aid, where it is higher than survival.")


class Being(Written):
    """The figures of one who fights: a creature of the catalogue, and what a sheet may change of it."""

    talents: Talents = Field(
        default_factory=Talents, description="BE, CH, GE, IN, KR, LE, WI, ZI.", json_schema_extra=FIRST
    )
    skills: Skills = Field(default_factory=Skills, description="Ranks of skills.", json_schema_extra=FIRST)
    concentration: int = Field(default=10, ge=0, le=60, description="AA-1.1: CN in full. Default 10.")
    stamina: int = Field(default=10, ge=0, le=60, description="AA-1.1: CO in full. Default 10.")
    handicap: int = Field(default=0, ge=0, le=40, description="AA-1.5: what comes off all its tests. Default 0.")
    left_handed: bool = Field(default=False, description="AA-3.8: holds its weapon in the left hand. Default false.")
    weapons: Weapons = Field(
        default_factory=list,
        max_length=WEAPONS - 1,
        description="AA-3.23, AA-3.26: its weapons; the first is in hand. Bare hands come by themselves.",
        json_schema_extra=FIRST,
    )
    shield: OneShield = Field(default=None, description="AA-3.24: its shield.")
    armour: Pieces = Field(default_factory=list, max_length=8, description="AA-3.25: what it wears.")
    grenades: Grenades = Field(default_factory=list, max_length=GRENADES, description="AA-4.8: its grenades.")
    other_load: Weight = Field(default=0, description="AA-1.3: kg of all else that it carries. Default 0.")
    tactics: Literal["bold", "careful", "coward", "mindless"] = Field(
        default="bold", description="How it decides where nobody decides for it. Default bold."
    )
    notes: str = Field(default="", max_length=10_000, description="No rule reads it.")

    @model_validator(mode="after")
    def _strong(self) -> Being:
        """AA-3.23: nobody carries a weapon that it couldn't use."""
        faults: list[tuple[Loc, str]] = [
            (("weapons", k), _too_heavy(weapon.name, -(-weapon.need // 10), self.talents.KR))
            for k, weapon in enumerate(self.weapons)
            if weapon.need > 10 * self.talents.KR
        ]
        if faults:
            raise wrong_at(faults)
        return self

    @property
    def carried(self) -> int:
        """AA-1.3: all that it carries, in tenths of a kg."""
        weights = [weapon.weight for weapon in self.weapons] + [piece.weight for piece in self.armour]
        weights += [each.weight * (1 if each.line else each.count) for each in self.grenades]
        weights += [self.other_load, self.shield.weight if self.shield else 0]
        return sum(map(tenths, weights))

    @property
    def load_penalty(self) -> int:
        """AA-1.3: by how much LE falls: (weight - load rank) div KR when that is positive."""
        over = self.carried - 10 * self.skills.load
        return over // (10 * max(1, self.talents.KR)) if over > 0 else 0

    @property
    def senses(self) -> int:
        """AA-3.25: what armour adds to ZI: the worst piece counts."""
        return min((piece.senses for piece in self.armour), default=0)


def _too_heavy(name: str, need: int, strength: int) -> Said:
    """AA-3.23: the words for a weapon that asks for more KR than there is."""
    words = f"{name} asks for KR {need}; it has {strength}"
    return Said(words, "too-heavy", name=name, need=need, strength=strength)


class Creature(Being):
    """A creature of the catalogue."""

    name: Name = Field(description="What it is called.")


def arms(sheet: Being) -> list[Weapon]:
    """The weapons of a sheet in the order of their slots: bare hands come last."""
    return [*sheet.weapons, Weapon.model_validate({"weapon": BARE_HANDS})]
