"""What people write: sheets of combatants, and encounters of them.

Numbers are whole unless said otherwise, distances in paces, loads in the catalogue's units (tenths at the finest).
Faults name file, line and column (`affray.core.documents`).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Annotated, Any, ClassVar, Literal

from pydantic import Field, model_validator

from affray.core.catalogue import Catalogue
from affray.core.company import Member, members
from affray.core.documents import Loc
from affray.core.encounter import SIDES, Between, Joining, Side, own_tables
from affray.core.encounter import Encounter as BaseEncounter
from affray.core.entries import NONE_REQUIRED, Name, layered
from affray.core.referee import MOST
from affray.core.said import Said
from affray.core.wording import Written, wrong, wrong_at
from affray.rulesets.arsmagica.agreement import disagreements
from affray.rulesets.arsmagica.being import Being, Creature
from affray.rulesets.arsmagica.gear import (
    ENTRIES,
    FOLDER,
    ArmourEntry,
    LadderEntry,
    ShieldEntry,
    SpellEntry,
    WeaponEntry,
)
from affray.rulesets.arsmagica.house_rules import Options
from affray.rulesets.arsmagica.model import LADDERS

_LAYERED = ("characteristics", "abilities", "experience", "arts", "levels")


def over_creature(creature: Mapping[str, Any], written: Mapping[str, Any]) -> dict[str, Any]:
    """A creature with the changes of a sheet: single figures are changed one by one, lists as a whole.

    A score takes the place of a creature's experience in the same ability, and the other way round.
    """
    below = dict(creature)
    for part, other in (("abilities", "experience"), ("experience", "abilities")):
        instead = written.get(other)
        if isinstance(instead, Mapping):
            kept = {name: figure for name, figure in below.get(part, {}).items() if instead.get(name) is None}
            below[part] = kept
    return layered(below, written, _LAYERED)


class Combatant(Being):
    """One combatant, or several of a kind."""

    model_config = NONE_REQUIRED
    creature: Annotated[str | None, ENTRIES.known("creature", "creatures")] = Field(
        default=None, description="The creature of the catalogue whose figures it has, but for those written here."
    )
    name: Name = Field(description="What it is called. With a count, the name gets a number: Brigand 1, Brigand 2.")
    count: int = Field(default=1, ge=1, le=MOST, description="How many of the kind there are. Default 1.")
    group: Name | None = Field(
        default=None, description="AM-4.8: whom it stands with: distances are between groups. Default: its side."
    )
    guards: Name | None = Field(
        default=None, description="AM-4.9: the name of the friend whom it guards from the start."
    )
    joins: int = Field(
        default=1, ge=1, le=1000, description="AM-3.5: the round in which it joins. Default 1: from the start."
    )
    rolls: Literal["by hand", "for me"] = Field(
        default="by hand",
        description="AM-1.5: whether its dice are asked for ('by hand', default) or rolled by the program ('for me').",
    )
    wounds: int = Field(default=0, ge=0, le=20, description="AM-4.4: body levels lost before the fight. Default 0.")
    fatigue: int = Field(default=0, ge=0, le=20, description="AM-4.5: fatigue levels lost before the fight. Default 0.")

    _draw = ENTRIES.drawing_creature(over_creature)

    @model_validator(mode="after")
    def _standing(self) -> Combatant:
        """AM-3.8: who begins a fight can take part in it."""
        faults: list[tuple[Loc, str]] = []
        for loc, ladder, lost in (
            ("wounds", self.levels.body, self.wounds),
            ("fatigue", self.levels.fatigue, self.fatigue),
        ):
            if ladder is not None and lost >= ladder.first_out:
                most = ladder.first_out - 1
                words = f"{lost} levels down it would be out already; at most {most} are possible"
                faults.append(((loc,), Said(words, "out-already", lost=lost, most=most)))
        if faults:
            raise wrong_at(faults)
        return self


class Joiner(Joining, Combatant):
    """The sheet of one who joins a running fight."""

    distance: int | None = Field(
        default=None,
        ge=0,
        le=10_000,
        description="AM-4.8: paces to all others. Default: to its own side 0, to others the encounter's.",
    )


class CatalogueFile(Written):
    """A catalogue file: tables of entries by their keys. A group's own entries come before those of Affray."""

    weapons: dict[str, WeaponEntry] = Field(default_factory=dict, description="Weapons.")
    shields: dict[str, ShieldEntry] = Field(default_factory=dict, description="Shields.")
    armour: dict[str, ArmourEntry] = Field(default_factory=dict, description="Armour.")
    spells: dict[str, SpellEntry] = Field(default_factory=dict, description="Spells.")
    levels: dict[str, LadderEntry] = Field(default_factory=dict, description="Body and fatigue levels.")
    creatures: dict[str, Creature] = Field(default_factory=dict, description="Creatures.")
    concentration: dict[str, Annotated[int, Field(ge=0, le=50)]] = Field(
        default_factory=dict,
        description="AM-6.1: ease factors of concentration; the fight uses 'attacked' and 'wounded'.",
    )


class Distance(Between):
    """How far apart two groups begin."""

    paces: int = Field(ge=0, le=10_000, description="AM-4.8: paces between them.")


class Encounter(BaseEncounter):
    """An encounter: who fights whom, how far apart, under which house rules."""

    catalogue_folder: ClassVar = FOLDER
    catalogue_shape: ClassVar = CatalogueFile
    joiner_shape: ClassVar = Joiner

    ruleset: Literal["arsmagica"] = Field(description="The name of the ruleset.")
    catalogue: Annotated[list[CatalogueFile], own_tables(CatalogueFile)] = Field(
        default_factory=list,
        description="The group's own catalogue: names of files, from this file's folder on, or tables as such a "
        "file holds them.",
    )
    options: Options = Field(default_factory=Options, description="House rules.")
    round_limit: int = Field(
        default=100, ge=1, le=1000, description="AM-3.8: after so many rounds the fight is a draw. Default 100."
    )
    distance: int = Field(
        default=1, ge=0, le=10_000, description="AM-4.8: paces between sides at the start. Default 1: in melee at once."
    )
    distances: list[Distance] = Field(
        default_factory=list,
        description="AM-4.8: other distances between groups, or sides. Groups of one side of which none is written "
        "stand as "
        "near to each other as their distances to the others allow.",
    )
    sides: list[Side[Combatant]] = SIDES

    @classmethod
    def disagreements(cls, data: Any, catalogue: Catalogue) -> list[tuple[Loc, str]]:
        """What the parts of an encounter say against each other, found before they are validated one by one."""
        return disagreements(data, catalogue)

    @model_validator(mode="after")
    def _ladders(self) -> Encounter:
        """AM-4.4: a fight has room for so many kinds of levels."""
        levels = [sheet.levels for side in self.sides for sheet in side.combatants]
        kinds = {
            ladder.model_dump_json() for each in levels for ladder in (each.body, each.fatigue) if ladder is not None
        }
        if len(kinds) > LADDERS:
            words = f"there are {len(kinds)} different ladders of levels; at most {LADDERS} are possible"
            raise wrong(Said(words, "many-ladders", number=len(kinds), most=LADDERS))
        return self

    def members(self) -> Iterator[Member[Combatant]]:
        """All combatants, each with its own name, in the order of their indices in the fight."""
        return members(self.sides)
