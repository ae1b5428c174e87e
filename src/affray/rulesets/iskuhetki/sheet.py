"""What people write: sheets of combatants, and encounters of them.

Numbers are whole unless said otherwise, skills and qualities in percent, distances in hexes of about 1.5 m. Faults name
file, line and column (`affray.core.documents`).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Annotated, Any, ClassVar, Literal

from pydantic import Field, ValidationInfo, model_validator

from affray.core.catalogue import Catalogue
from affray.core.company import Member, members
from affray.core.documents import Loc
from affray.core.encounter import SIDES, Between, Joining, Side, own_tables
from affray.core.encounter import Encounter as BaseEncounter
from affray.core.entries import NONE_REQUIRED, Name, layered
from affray.core.grid import NOWHERE, Piece
from affray.core.ground_plan import HexSide
from affray.core.placing import line_up
from affray.core.referee import MOST
from affray.core.said import Said
from affray.core.wording import Written, wrong, wrong_at
from affray.rulesets.iskuhetki.agreement import disagreements
from affray.rulesets.iskuhetki.being import Being, Creature
from affray.rulesets.iskuhetki.body import BodyEntry, BonusRow, HitPoints, ImpactRow, OverpowerRow
from affray.rulesets.iskuhetki.gear import (
    ENTRIES,
    FOLDER,
    ArmourEntry,
    ArrowEntry,
    Poison,
    PoisonEntry,
    WeaponEntry,
)
from affray.rulesets.iskuhetki.ground_plan import GroundPlan, Hex, place_of
from affray.rulesets.iskuhetki.house_rules import Options
from affray.rulesets.iskuhetki.model import HURLS, IMPACTS, POISONS, TABLES
from affray.rulesets.iskuhetki.placing import new_piece, no_room

_LAYERED = ("characteristics", "skills", "locations")


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
    group: Name | None = Field(
        default=None,
        description="IH-2.1: without a map: whom it stands with: distances are between groups. Default: its side.",
    )
    joins: int = Field(
        default=1, ge=1, le=1000, description="IH-1.2: the round in which it joins. Default 1: from the start."
    )
    rolls: Literal["by hand", "for me"] = Field(
        default="by hand",
        description="IH-3.1: whether its dice are asked for ('by hand', default) or rolled by the program ('for me').",
    )
    damage: dict[str, Annotated[int, Field(ge=0, le=999)]] = Field(
        default_factory=dict,
        description="IH-9.17: HP that locations have lost before the fight, by name. Default: none.",
    )
    blood_now: int | None = Field(
        default=None, ge=1, le=999, description="IH-11.2: BP at the start. Default: all of them."
    )
    stamina_now: int | None = Field(
        default=None, ge=-100, le=999, description="IH-5.1: EP at the start; below 0 costs skill. Default: all of them."
    )
    unaware: bool = Field(default=False, description="IH-3.16: doesn't know of the enemy yet. Default false.")
    at: Hex | None = Field(
        default=None, description="IH-2.1: its hex on the map, [column, row]. Default: at the edge of its side."
    )
    places: list[Hex] | None = Field(
        default=None, max_length=MOST, description="IH-2.1: with a count: the hex of each. Default: as for one."
    )
    facing: HexSide | None = Field(
        default=None, description="IH-2.12: e, se, sw, w, nw or ne. Default: to the nearest enemy."
    )

    _draw = ENTRIES.drawing_creature(over_creature)

    @model_validator(mode="after")
    def _standing(self) -> Combatant:
        """IH-12.1: who begins a fight can take part in it."""
        faults: list[tuple[Loc, str]] = []
        most = {name: full - 1 for name, full in zip(self.body.names, self.full, strict=True)}
        for name, points in self.damage.items():
            if name not in most:
                faults.append((("damage", name), self.body.unknown(name)))
            elif points > most[name]:
                words = f"{points} points off, it would be useless; at most {most[name]} are possible"
                faults.append((("damage", name), Said(words, "useless", points=points, most=most[name])))
        for now, full, what in (
            ("blood_now", self.full_blood, "BP"),
            ("stamina_now", self.full_stamina, "EP"),
        ):
            if (getattr(self, now) or 0) > full:
                words = f"it has {full} {what} in all; {now} is at most that"
                faults.append(((now,), Said(words, "more-than-full", full=full, what=what.lower())))
        if faults:
            raise wrong_at(faults)
        return self


class Joiner(Joining, Combatant):
    """The sheet of one who joins a running fight."""

    distance: int | None = Field(
        default=None,
        ge=0,
        le=1000,
        description="IH-2.1: without a map: hexes to all enemies. Default: as far as its own side, or the encounter's.",
    )


class CatalogueFile(Written):
    """A catalogue file: tables of entries by their keys. A group's own entries come before those of Affray."""

    weapons: dict[str, WeaponEntry] = Field(default_factory=dict, description="Weapons, shields, parts of the body.")
    arrows: dict[str, ArrowEntry] = Field(default_factory=dict, description="Arrows and bolts.")
    armour: dict[str, ArmourEntry] = Field(default_factory=dict, description="Armour.")
    poisons: dict[str, PoisonEntry] = Field(default_factory=dict, description="Poisons.")
    bodies: dict[str, BodyEntry] = Field(default_factory=dict, description="IH-3.11: tables of hit locations.")
    creatures: dict[str, Creature] = Field(default_factory=dict, description="Creatures.")
    hit_points: dict[Literal["head", "chest", "abdomen", "leg", "arm", "limb"], HitPoints] = Field(
        default_factory=dict,
        description="IH-12.3: full HP by kind of location, for each 3 points of (CON + SIZ) / 2; past its end 1 more.",
    )
    damage_bonus: dict[str, BonusRow] = Field(default_factory=dict, description="IH-3.12: the damage bonus.")
    impact: dict[str, ImpactRow] = Field(default_factory=dict, description="IH-14.3: what falls do.")
    overpower: dict[str, OverpowerRow] = Field(default_factory=dict, description="IH-15.2: what overpowering does.")


class Distance(Between):
    """How far apart two groups begin."""

    hexes: int = Field(ge=0, le=1000, description="IH-2.1: hexes between them.")


class Encounter(BaseEncounter):
    """An encounter: who fights whom, on which map or how far apart, under which house rules."""

    catalogue_folder: ClassVar = FOLDER
    catalogue_shape: ClassVar = CatalogueFile
    joiner_shape: ClassVar = Joiner

    ruleset: Literal["iskuhetki"] = Field(description="The name of the ruleset.")
    catalogue: Annotated[list[CatalogueFile], own_tables(CatalogueFile)] = Field(
        default_factory=list,
        description="The group's own catalogue: names of files, from this file's folder on, or tables as such a "
        "file holds them.",
    )
    options: Options = Field(default_factory=Options, description="House rules.")
    round_limit: int = Field(
        default=100, ge=1, le=1000, description="IH-1.1: after so many rounds the fight is a draw. Default 100."
    )
    dark: bool = Field(default=False, description="IH-3.4: whether it is dark. Default false.")
    map: GroundPlan | None = Field(default=None, description="IH-2.1: the map. Default: none, distances alone.")
    distance: int | None = Field(
        default=None, ge=0, le=1000, description="IH-2.1: without a map: hexes between sides at the start. Default 1."
    )
    distances: list[Distance] = Field(
        default_factory=list,
        description="IH-2.1: without a map: other distances between groups, or sides. Groups of one side of which none "
        "is written stand as near to each other as their distances to the others allow.",
    )
    sides: list[Side[Combatant]] = SIDES

    @classmethod
    def disagreements(cls, data: Any, catalogue: Catalogue) -> list[tuple[Loc, str]]:
        """What the parts of an encounter say against each other, found before they are validated one by one."""
        return disagreements(data, catalogue)

    @model_validator(mode="after")
    def _room(self, info: ValidationInfo) -> Encounter:
        """A fight has room for so many tables."""
        sheets = [sheet for side in self.sides for sheet in side.combatants]
        bodies = {sheet.body.model_dump_json() for sheet in sheets}
        if len(bodies) > TABLES:
            words = f"there are {len(bodies)} different bodies; at most {TABLES} are possible"
            raise wrong(Said(words, "many-bodies", number=len(bodies), most=TABLES))
        poisons = {poison.model_dump_json() for sheet in sheets for poison in poisons_of(sheet)}
        if len(poisons) > POISONS:
            words = f"there are {len(poisons)} different poisons; at most {POISONS} are possible"
            raise wrong(Said(words, "many-poisons", number=len(poisons), most=POISONS))
        catalogue = ENTRIES.catalogue(info)
        for table, most in (("impact", IMPACTS), ("overpower", HURLS)):
            if (number := len(catalogue.names(table))) > most:
                words = f"there are {number} rows of {table}; at most {most} are possible"
                raise wrong(Said(words, "too-many-rows", number=number, table=table, most=most))
        return self

    @model_validator(mode="after")
    def _ground(self) -> Encounter:
        """IH-2.13: the map has room for everybody."""
        faults = [] if self.map is None else [*_crowded(self, self.map)]
        if faults:
            raise wrong_at(faults)
        return self

    def members(self) -> Iterator[Member[Combatant]]:
        """All combatants, each with its own name, in the order of their indices in the fight."""
        return members(self.sides)


def piece_of(sheet: Combatant, nth: int = 0) -> Piece:
    """IH-2.1: one of a sheet as a piece on the map; nowhere if no place is written for it."""
    place = next(iter((sheet.places or [])[nth : nth + 1]), sheet.at)
    return new_piece(sheet.hexes, sheet.facing, NOWHERE if place is None else place_of(place))


def _crowded(encounter: Encounter, plan: GroundPlan) -> Iterator[tuple[Loc, str]]:
    """IH-2.13: sheets for which there is no room: of several of a kind the first that has none is told."""
    members = [*encounter.members()]
    locs = [
        ("sides", k, "combatants", c) for k, side in enumerate(encounter.sides) for c in range(len(side.combatants))
    ]
    homes = dict(zip((id(sheet) for side in encounter.sides for sheet in side.combatants), locs, strict=True))
    pieces = [(one.side, piece_of(one.sheet, one.nth)) for one in members]
    told = set[Loc]()
    for k in line_up(plan.on, plan.terrain(), plan.flames(), pieces):
        loc = homes[id(members[k].sheet)]
        if loc not in told:
            told.add(loc)
            yield loc, no_room(members[k].name, members[k].sheet.hexes)


def poisons_of(sheet: Combatant) -> list[Poison]:
    """IH-20.7: the poisons that somebody carries."""
    poisons = [item.poison for item in sheet.arms] + [arrow.poison for item in sheet.arms for arrow in item.arrows]
    return [poison for poison in poisons if poison is not None]
