"""What people write: sheets of combatants, and encounters of them.

Numbers are whole, distances in metres, heights in cm, durations in rounds of 10 seconds. Faults name file, line and
column (`affray.core.documents`).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Annotated, Any, ClassVar, Literal

from pydantic import BeforeValidator, Field, model_validator

from affray.core.catalogue import Catalogue
from affray.core.company import Member, members
from affray.core.documents import Loc
from affray.core.encounter import SIDES, Between, Joining, Side, own_tables
from affray.core.encounter import Encounter as BaseEncounter
from affray.core.entries import NONE_REQUIRED, Name, layered
from affray.core.grid import NOWHERE, Area, Piece
from affray.core.grids import GRIDS
from affray.core.ground_plan import Cell, place_of
from affray.core.placing import line_up
from affray.core.referee import MOST
from affray.core.said import Said
from affray.core.wording import Written, wrong, wrong_at
from affray.rulesets.rolemaster.agreement import disagreements
from affray.rulesets.rolemaster.being import Being, Creature
from affray.rulesets.rolemaster.chart_sheets import ENTRIES, FOLDER, AttackCsv, CriticalCsv, FumbleCsv, Tables
from affray.rulesets.rolemaster.charts import TABLES
from affray.rulesets.rolemaster.gear import ArmourEntry, CoverName, ShieldEntry, WeaponEntry
from affray.rulesets.rolemaster.ground_plan import Plan, drawn
from affray.rulesets.rolemaster.house_rules import Options
from affray.rulesets.rolemaster.placing import new_piece, no_room

FaceName = Literal[
    "face-1", "face-2", "face-3", "face-4", "face-5", "face-6", "face-7", "face-8", "face-9", "face-10"
]  # fmt: skip
FacingName = Literal["e", "se", "s", "sw", "w", "nw", "n", "ne"]
ForceName = Literal["nothing", "one-metre", "two-metres", "falls", "aside", "drops"]


def over_creature(creature: Mapping[str, Any], written: Mapping[str, Any]) -> dict[str, Any]:
    """A creature with the changes of a sheet: ranks of categories are changed one by one, all else as a whole."""
    return layered(creature, written, ("categories",))


class Combatant(Being):
    """One combatant, or several of a kind."""

    model_config = NONE_REQUIRED
    creature: Annotated[str | None, ENTRIES.known("creature", "creatures")] = Field(
        default=None, description="The creature of the catalogue whose figures it has, but for those written here."
    )
    name: Name = Field(description="What it is called. With a count, the name gets a number: Orc 1, Orc 2.")
    count: int = Field(default=1, ge=1, le=MOST, description="How many of the kind there are. Default 1.")
    group: Name | None = Field(
        default=None, description="RM-13.1: whom it stands with: distances are between groups. Default: its side."
    )
    joins: int = Field(
        default=1, ge=1, le=1000, description="RM-1.16: the round in which it joins. Default 1: from the start."
    )
    rolls: Literal["by hand", "for me"] = Field(
        default="by hand",
        description="RM-1.7: whether its dice are asked for ('by hand', default) or rolled by the program ('for me').",
    )
    unaware: bool = Field(default=False, description="RM-1.7: it doesn't know yet that there are foes. Default false.")
    cover: CoverName = Field(
        default="none", description="RM-1.4: what it stands behind at the start; who moves leaves it. Default none."
    )
    at: Cell | None = Field(default=None, description="RM-13.1: its place on the map: [column, row], both from 0.")
    places: list[Cell] | None = Field(
        default=None, max_length=MOST, description="RM-13.1: of several of a kind the place of each."
    )
    facing: FacingName | None = Field(
        default=None, description="RM-13.1: which way it faces: e, se, s … . Default: the nearest foe."
    )
    hits_lost: int = Field(default=0, ge=0, le=2000, description="RM-1.11: hits lost before the fight. Default 0.")

    _draw = ENTRIES.drawing_creature(over_creature)

    @model_validator(mode="after")
    def _standing(self) -> Combatant:
        """RM-1.16: who begins a fight can take part in it."""
        if self.hits_lost >= self.hits:
            words = f"with {self.hits} hits it would be out already; less is wanted"
            raise wrong_at([(("hits_lost",), Said(words, "out-already", hits=self.hits))])
        return self


class Joiner(Joining, Combatant):
    """The sheet of one who joins a running fight."""

    distance: int | None = Field(
        default=None, ge=0, le=10_000, description="RM-13.1: metres to the nearest foe. Default: beside its own side."
    )


class CatalogueFile(Written):
    """A catalogue file: tables of entries by their keys. A group's own entries come before those of Affray."""

    weapons: dict[str, WeaponEntry] = Field(default_factory=dict, description="Weapons, parts of the body included.")
    shields: dict[str, ShieldEntry] = Field(default_factory=dict, description="Shields.")
    armour: dict[str, ArmourEntry] = Field(default_factory=dict, description="Armour.")
    creatures: dict[str, Creature] = Field(default_factory=dict, description="Creatures.")
    attacks: dict[str, AttackCsv] = Field(default_factory=dict, description="RM-1.8: attack tables, as CSV.")
    criticals: dict[str, CriticalCsv] = Field(default_factory=dict, description="RM-1.9: tables of criticals, as CSV.")
    fumbles: dict[str, FumbleCsv] = Field(default_factory=dict, description="RM-1.9: tables of fumbles, as CSV.")
    shares: dict[Literal["large", "super-large"], Annotated[int, Field(ge=0, le=100)]] = Field(
        default_factory=dict, description="RM-9.1: how many percent of the OB may parry somebody of that size."
    )
    force: dict[FaceName, ForceName] = Field(
        default_factory=dict, description="RM-9.2: what a face of the d10 does to who parried: face-1 to face-10."
    )


class Distance(Between):
    """How far apart two groups begin."""

    metres: int = Field(ge=0, le=10_000, description="RM-13.1: metres between them.")


class Encounter(BaseEncounter):
    """An encounter: who fights whom, how far apart, under which house rules."""

    catalogue_folder: ClassVar = FOLDER
    catalogue_shape: ClassVar = CatalogueFile
    joiner_shape: ClassVar = Joiner

    ruleset: Literal["rolemaster"] = Field(description="The name of the ruleset.")
    catalogue: Annotated[list[CatalogueFile], own_tables(CatalogueFile)] = Field(
        default_factory=list,
        description="The group's own catalogue: names of files, from this file's folder on, or tables as such a "
        "file holds them.",
    )
    options: Options = Field(default_factory=Options, description="House rules.")
    tables: Tables = Field(default_factory=Tables, description="RM-1.8: the group's own tables in place of ours.")
    round_limit: int = Field(
        default=100, ge=1, le=1000, description="RM-1.16: after so many rounds the fight is a draw. Default 100."
    )
    map: Annotated[Plan | None, BeforeValidator(drawn)] = Field(
        default=None, description="RM-13.1: the map, of hexes or (grid: square) of squares. Default: none."
    )
    distance: int | None = Field(
        default=None,
        ge=0,
        le=10_000,
        description="RM-13.1: without a map: metres between sides at the start. Default 3: in melee.",
    )
    distances: list[Distance] = Field(
        default_factory=list,
        description="RM-13.1: without a map: other distances between groups, or sides. Groups of one side of which "
        "none is written stand as near to each other as their distances to the others allow.",
    )
    sides: list[Side[Combatant]] = SIDES

    @classmethod
    def disagreements(cls, data: Any, catalogue: Catalogue) -> list[tuple[Loc, str]]:
        """What the parts of an encounter say against each other, found before they are validated one by one."""
        return disagreements(data, catalogue)

    @model_validator(mode="after")
    def _room(self) -> Encounter:
        """RM-1.8: a fight has room for so many attack tables."""
        sheets = [sheet for side in self.sides for sheet in side.combatants]
        tables = {weapon.table for sheet in sheets for weapon in sheet.weapons}
        if len(tables) >= TABLES:
            words = f"there are {len(tables)} attack tables; at most {TABLES - 1} are possible"
            raise wrong(Said(words, "too-many-tables", number=len(tables), most=TABLES - 1))
        return self

    @model_validator(mode="after")
    def _ground(self) -> Encounter:
        """RM-13.1: the map has room for everybody."""
        faults = [] if self.map is None else [*_crowded(self, self.map)]
        if faults:
            raise wrong_at(faults)
        return self

    def members(self) -> Iterator[Member[Combatant]]:
        """All combatants, each with its own name, in the order of their indices in the fight."""
        return members(self.sides)


def piece_of(grid: str, sheet: Combatant, nth: int = 0) -> Piece:
    """RM-13.1: one of a sheet as a piece on the map; nowhere if no place is written for it."""
    place = next(iter((sheet.places or [])[nth : nth + 1]), sheet.at)
    found = NOWHERE if place is None else place_of(GRIDS[grid], place)
    return new_piece(grid, sheet.hexes, sheet.facing, found)


def _crowded(encounter: Encounter, plan: Plan) -> Iterator[tuple[Loc, str]]:
    """RM-13.1: sheets for which there is no room: of several of a kind the first that has none is told."""
    members = [*encounter.members()]
    locs = [
        ("sides", k, "combatants", c) for k, side in enumerate(encounter.sides) for c in range(len(side.combatants))
    ]
    homes = dict(zip((id(sheet) for side in encounter.sides for sheet in side.combatants), locs, strict=True))
    pieces = [(one.side, piece_of(plan.grid_name, one.sheet, one.nth)) for one in members]
    told = set[Loc]()
    for k in line_up(plan.on, plan.terrain(), Area(), pieces):
        loc = homes[id(members[k].sheet)]
        if loc not in told:
            told.add(loc)
            yield loc, no_room(members[k].name, members[k].sheet.hexes)
