"""What people write: sheets of combatants, and encounters of them.

Numbers are whole unless said otherwise, distances in BP (squares of about 2 m), weights in kg, in tenths at the finest.
Faults name file, line and column (`affray.core.documents`).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Annotated, Any, ClassVar, Literal

from pydantic import Field, ValidationInfo, model_validator

from affray.core.catalogue import Catalogue
from affray.core.company import Member, members
from affray.core.documents import Loc
from affray.core.encounter import SIDES, Joining, Side, own_tables
from affray.core.encounter import Encounter as BaseEncounter
from affray.core.entries import NONE_REQUIRED, Name, layered
from affray.core.grid import NOWHERE, Area, Piece
from affray.core.ground_plan import Cell, SquarePlan, place_of
from affray.core.placing import line_up
from affray.core.referee import MOST
from affray.core.said import Said
from affray.core.squares import NAMES
from affray.core.wording import Written, wrong, wrong_at
from affray.rulesets.aanvallen.agreement import OPEN_GROUND, disagreements
from affray.rulesets.aanvallen.being import Being, Creature
from affray.rulesets.aanvallen.gear import (
    ENTRIES,
    FOLDER,
    ArmourEntry,
    GrenadeEntry,
    PlaceName,
    ShieldEntry,
    WeaponEntry,
)
from affray.rulesets.aanvallen.house_rules import Options
from affray.rulesets.aanvallen.model import CRITICALS, DEFENCES, KINDS
from affray.rulesets.aanvallen.placing import no_room
from affray.rulesets.aanvallen.tables import CriticalEntry, DefenceEntry, KindEntry, PlaceEntry, Prices

_LAYERED = ("talents", "skills")

DirectionName = Literal["e", "se", "s", "sw", "w", "nw", "n", "ne"]


def over_creature(creature: Mapping[str, Any], written: Mapping[str, Any]) -> dict[str, Any]:
    """A creature with the changes of a sheet: single figures are changed one by one, lists as a whole."""
    return layered(creature, written, _LAYERED)


class Combatant(Being):
    """One combatant, or several of a kind."""

    model_config = NONE_REQUIRED
    creature: Annotated[str | None, ENTRIES.known("creature", "creatures")] = Field(
        default=None, description="The creature of the catalogue whose figures it has, but for those written here."
    )
    name: Name = Field(description="What it is called. With a count, the name gets a number: Brigand 1, Brigand 2.")
    count: int = Field(default=1, ge=1, le=MOST, description="How many of the kind there are. Default 1.")
    group: Name | None = Field(default=None, description="Whom it stands with. Default: its side.")
    joins: int = Field(
        default=1, ge=1, le=1000, description="AA-1.4: the round in which it joins. Default 1: from the start."
    )
    surprised: bool = Field(
        default=False, description="AA-1.4: begins without AP and BP, until its first turn. Default false."
    )
    rolls: Literal["by hand", "for me"] = Field(
        default="by hand",
        description="AA-3.14: whether its dice are asked for ('by hand', default) or rolled by the program ('for me').",
    )
    wounds: dict[Literal["BE", "GE", "IN", "KR", "LE", "WI", "ZI"], Annotated[int, Field(ge=1, le=60)]] = Field(
        default_factory=dict, description="AA-3.18: points that talents have lost before the fight. Default: none."
    )
    at: Cell | None = Field(
        default=None, description="AA-2.1: its square, [column, row]. Default: at the edge of its side."
    )
    places: list[Cell] | None = Field(
        default=None, max_length=MOST, description="AA-2.1: with a count: the square of each. Default: as for one."
    )
    facing: DirectionName | None = Field(
        default=None, description="AA-2.2: e, se, s, sw, w, nw, n or ne. Default: to the nearest enemy."
    )

    _draw = ENTRIES.drawing_creature(over_creature)

    @model_validator(mode="after")
    def _standing(self) -> Combatant:
        """AA-3.21: who begins a fight can take part in it."""
        faults: list[tuple[Loc, str]] = [
            (("wounds", name), _out_already(points, getattr(self.talents, name)))
            for name, points in self.wounds.items()
            if name in ("GE", "WI") and points > getattr(self.talents, name)
        ]
        if faults:
            raise wrong_at(faults)
        return self


class Joiner(Joining, Combatant):
    """The sheet of one who joins a running fight."""


class CatalogueFile(Written):
    """A catalogue file: tables of entries by their keys. A group's own entries come before those of Affray."""

    weapons: dict[str, WeaponEntry] = Field(default_factory=dict, description="AA-3.23, AA-3.26: weapons.")
    shields: dict[str, ShieldEntry] = Field(default_factory=dict, description="AA-3.24: shields.")
    armour: dict[str, ArmourEntry] = Field(default_factory=dict, description="AA-3.25: armour.")
    grenades: dict[str, GrenadeEntry] = Field(default_factory=dict, description="AA-4.8: grenades.")
    creatures: dict[str, Creature] = Field(default_factory=dict, description="Creatures.")
    attacks: dict[str, KindEntry] = Field(default_factory=dict, description="AA-3.6: kinds of attack.")
    defences: dict[str, DefenceEntry] = Field(default_factory=dict, description="AA-3.13: kinds of defence.")
    places: dict[PlaceName, PlaceEntry] = Field(default_factory=dict, description="AA-3.15: the places of the body.")
    criticals: dict[str, CriticalEntry] = Field(default_factory=dict, description="AA-3.20: critical effects.")
    costs: Prices = Field(
        default_factory=dict, description="AA-1.7, AA-3.6, AA-3.13: what things cost, and what situations are worth."
    )


def _open_ground() -> SquarePlan:
    return SquarePlan.model_validate(OPEN_GROUND)


class Encounter(BaseEncounter):
    """An encounter: who fights whom, on which map, under which house rules."""

    catalogue_folder: ClassVar = FOLDER
    catalogue_shape: ClassVar = CatalogueFile
    joiner_shape: ClassVar = Joiner

    ruleset: Literal["aanvallen"] = Field(description="The name of the ruleset.")
    catalogue: Annotated[list[CatalogueFile], own_tables(CatalogueFile)] = Field(
        default_factory=list,
        description="The group's own catalogue: names of files, from this file's folder on, or tables as such a "
        "file holds them.",
    )
    options: Options = Field(default_factory=Options, description="House rules.")
    round_limit: int = Field(
        default=100, ge=1, le=1000, description="AA-1.9: after so many rounds the fight is a draw. Default 100."
    )
    map: SquarePlan = Field(
        default_factory=_open_ground, description="AA-2.1: the map. Default: open ground of 16 columns and 12 rows."
    )
    sides: list[Side[Combatant]] = SIDES

    @classmethod
    def disagreements(cls, data: Any, catalogue: Catalogue) -> list[tuple[Loc, str]]:
        """What the parts of an encounter say against each other, found before they are validated one by one."""
        return disagreements(data, catalogue)

    @model_validator(mode="after")
    def _tables(self, info: ValidationInfo) -> Encounter:
        """AA-3.6, AA-3.13, AA-3.20: a fight has room for so many rows, and each place for one row."""
        catalogue = ENTRIES.catalogue(info)
        for table, most in (("attacks", KINDS), ("defences", DEFENCES), ("criticals", CRITICALS)):
            if len(catalogue.names(table)) > most:
                number = len(catalogue.names(table))
                words = f"there are {number} rows of {table}; at most {most} are possible"
                raise wrong(Said(words, "too-many-rows", number=number, table=table, most=most))
        dice = [catalogue.entry("places", name).get("dice") for name in catalogue.names("places")]
        if len(set(dice)) < len(dice):
            words = "two places of the body have the same dice; each of 3 to 18 belongs to one of them"
            raise wrong(Said(words, "same-dice"))
        return self

    @model_validator(mode="after")
    def _ground(self) -> Encounter:
        """AA-2.1: the map has room for everybody."""
        if faults := [*_crowded(self)]:
            raise wrong_at(faults)
        return self

    def members(self) -> Iterator[Member[Combatant]]:
        """All combatants, each with its own name, in the order of their indices in the fight."""
        return members(self.sides)


def piece_of(plan: SquarePlan, sheet: Combatant, nth: int = 0) -> Piece:
    """AA-2.1: one of a sheet as a piece on the map; nowhere if no square is written for it."""
    place = next(iter((sheet.places or [])[nth : nth + 1]), sheet.at)
    facing = 0 if sheet.facing is None else NAMES.index(sheet.facing)
    return Piece(place=NOWHERE if place is None else place_of(plan.on, place), facing=facing)


def _out_already(points: int, most: int) -> Said:
    """AA-3.21: the words for wounds that nobody fights with."""
    words = f"{points} points down it would be out already; at most {most}"
    return Said(words, "out-already", points=points, most=most)


def _crowded(encounter: Encounter) -> Iterator[tuple[Loc, str]]:
    """AA-2.1: sheets for which there is no room: of several of a kind the first that has none is told."""
    plan, found = encounter.map, [*encounter.members()]
    locs = [
        ("sides", k, "combatants", c) for k, side in enumerate(encounter.sides) for c in range(len(side.combatants))
    ]
    homes = dict(zip((id(sheet) for side in encounter.sides for sheet in side.combatants), locs, strict=True))
    pieces = [(one.side, piece_of(plan, one.sheet, one.nth)) for one in found]
    told = set[Loc]()
    for k in line_up(plan.on, plan.terrain(), Area(), pieces):
        loc = homes[id(found[k].sheet)]
        if loc not in told:
            told.add(loc)
            yield loc, no_room(found[k].name)
