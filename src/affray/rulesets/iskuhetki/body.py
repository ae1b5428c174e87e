"""Bodies: tables of hit locations (IH-3.11), and what the catalogue's tables say of hit points and damage bonus."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Annotated, Any, Literal

from pydantic import AfterValidator, BeforeValidator, Field, model_validator

from affray.core.catalogue import Catalogue
from affray.core.documents import Loc
from affray.core.entries import NONE_REQUIRED, Name
from affray.core.said import Said
from affray.core.wording import Written, unknown, wrong, wrong_at
from affray.rulesets.iskuhetki.gear import ENTRIES, Dice
from affray.rulesets.iskuhetki.model import LOCATIONS

FACES = 20
SIDES = ("front", "behind", "above")

KindName = Literal["head", "chest", "abdomen", "leg", "arm", "limb"]
Face = Annotated[int, Field(ge=1, le=FACES)]


def _bonus(text: str) -> str:
    if not re.fullmatch(r"0|[+-]?([1-9]\d?)?d[1-9]\d?", text):
        words = f"dice are wanted, such as d4, -d6 or 2d6, or 0 for no bonus, not '{text}'"
        raise wrong(Said(words, "bonus-wanted", given=text))
    return text


def _none(written: Any) -> Any:
    return "0" if written == 0 and type(written) is int else written


Bonus = Annotated[str, Field(max_length=6), AfterValidator(_bonus), BeforeValidator(_none)]


class Location(Written):
    """One hit location."""

    location: Name = Field(description="What it is called.")
    kind: KindName = Field(
        description="IH-9, IH-12: head, chest, abdomen, leg (carries), arm (holds), limb (tail, wing: neither)."
    )
    flank: Literal["middle", "right", "left"] = Field(default="middle", description="IH-2.18: its side of the body.")
    thigh: bool = Field(default=False, description="IH-19.4: covered by a kite shield held low. Default false.")
    front: list[Face] = Field(default_factory=list, description="IH-3.11: the faces of the d20 that hit it.")
    behind: list[Face] = Field(default_factory=list, description="IH-3.11: those from behind. Default: as from front.")
    above: list[Face] = Field(default_factory=list, description="IH-3.11: those from above. Default: as from front.")
    neighbours: list[Name] = Field(
        default_factory=list, description="IH-13.3: the locations next to it; said of one of two it holds for both."
    )


class BodyEntry(Written):
    """The hit locations of a kind of creature, as a catalogue file holds them."""

    name: Name = Field(description="What it is called.")
    locations: list[Location] = Field(min_length=1, max_length=LOCATIONS, description="Its locations.")
    groups: dict[str, list[Name]] = Field(
        default_factory=dict, description="IH-18.1: names for several locations, which armour may be said to cover."
    )

    @model_validator(mode="after")
    def _sound(self) -> BodyEntry:
        if faults := [*_names(self), *_faces(self)]:
            raise wrong_at(faults)
        return self

    @property
    def names(self) -> list[str]:
        """The names of the locations, in their order."""
        return [each.location for each in self.locations]

    def faces(self, side: str) -> list[int]:
        """IH-3.11: the number of the location that each face of the d20 hits from the front, from behind or above."""
        used = side if any(getattr(each, side) for each in self.locations) else "front"
        hit = {face: k for k, each in enumerate(self.locations) for face in getattr(each, used)}
        return [hit[face] for face in range(1, FACES + 1)]

    def covered(self, names: Sequence[str]) -> int:
        """IH-18.1: the locations that some names stand for, as a bit set; unknown names stand for none."""
        bits = 0
        for name in names:
            group = self.names if name == "all" else self.groups.get(name, [name])
            bits |= sum(1 << k for k, each in enumerate(self.names) if each in group)
        return bits

    def neighbours(self, k: int) -> int:
        """IH-13.3: the locations next to the k-th, as a bit set."""
        mine = self.locations[k]
        return sum(
            1 << j
            for j, each in enumerate(self.locations)
            if j != k and (each.location in mine.neighbours or mine.location in each.neighbours)
        )

    def unknown(self, name: str, *groups: str) -> str:
        """The words for a location that this body doesn't have, nor one of these groups."""
        here = Said(f"location on this body ({self.name})", "kind-location", body=self.name)
        return unknown(here, name, [*groups, *self.names], self.names)


def _names(body: BodyEntry) -> list[tuple[Loc, str]]:
    """Names that stand twice, or for nothing."""
    names, faults = body.names, list[tuple[Loc, str]]()
    for k, each in enumerate(body.locations):
        if each.location in names[:k] or each.location in ("all", *body.groups):
            words = f"there is a location {each.location} already"
            faults.append((("locations", k, "location"), Said(words, "location-already", name=each.location)))
        for n, other in enumerate(each.neighbours):
            if other not in names:
                faults.append((("locations", k, "neighbours", n), body.unknown(other)))
    for group, members in body.groups.items():
        faults += [(("groups", group, n), body.unknown(name)) for n, name in enumerate(members) if name not in names]
    return faults


def _faces(body: BodyEntry) -> list[tuple[Loc, str]]:
    """IH-3.11: each face of the d20 hits one location, from every side."""
    faults: list[tuple[Loc, str]] = []
    for side in SIDES:
        hit = sorted(face for each in body.locations for face in getattr(each, side))
        if not hit and side != "front":
            continue
        twice = [face for face in set(hit) if hit.count(face) > 1]
        missing = [face for face in range(1, FACES + 1) if face not in hit]
        for faces, none in ((missing, "yes"), (twice, "no")):
            if faces:
                told, hits = ", ".join(map(str, sorted(faces))), "no" if none == "yes" else "more than one"
                words = f"{side}: {told} on the d20 hits {hits} location; each of 1 to 20 hits one"
                faults.append((("locations",), Said(words, "faces", side=side, faces=told, none=none)))
    return faults


class Body(BodyEntry):
    """A body on a sheet: the name of a catalogue entry, or all of it."""

    model_config = NONE_REQUIRED
    body: Annotated[str | None, ENTRIES.known("body", "bodies")] = Field(
        default=None, description="The catalogue entry that it is."
    )

    _draw = ENTRIES.drawing(
        "bodies",
        "body",
        {"name": "?", "locations": [{"location": "?", "kind": "chest", "front": list(range(1, FACES + 1))}]},
    )


class BonusRow(Written):
    """IH-3.12: the damage bonus up to some sum of STR and SIZ."""

    up_to: int = Field(ge=1, le=1000, description="The highest STR + SIZ that has it.")
    bonus: Bonus = Field(description="Its dice: -d4, 0, 2d6.")
    more: int = Field(
        default=0,
        ge=0,
        le=1000,
        description="Of the last row: each so many points more, or a part of them, bring a die more. Default 0: none.",
    )

    @model_validator(mode="after")
    def _grows(self) -> BonusRow:
        if self.more and bonus_dice(self.bonus)[0] < 1:
            words = f"from {self.bonus} on no die more can come; a row that grows begins with dice"
            raise wrong_at([(("more",), Said(words, "no-more-dice", bonus=self.bonus))])
        return self


class ImpactRow(Written):
    """IH-14.3: what a fall from up to some height does."""

    up_to: int = Field(ge=1, le=1000, description="Metres.")
    damage: Dice | None = Field(default=None, description="Dice to the primary location. Default: no damage.")
    secondary: int = Field(default=0, ge=0, le=19, description="To how many secondary locations too. Default 0.")


class OverpowerRow(Written):
    """IH-15.2: what overpowering by up to some difference does."""

    up_to: int = Field(ge=1, le=10_000, description="The difference of the two overpower values.")
    hexes: int = Field(ge=0, le=20, description="How many hexes the target is hurled.")
    down: bool = Field(default=False, description="Whether it falls. Default false.")
    metres: int = Field(default=0, ge=0, le=1000, description="IH-14.3: the height of the fall that it is like.")


HitPoints = Annotated[list[Annotated[int, Field(ge=1, le=999)]], Field(min_length=1, max_length=100)]
BAND = 3  # IH-12.3: points of the total to a value of the table


def hit_points(catalogue: Catalogue, kind: str, total: int) -> int:
    """IH-12.3: full HP of a location, by CON and SIZ; past the table's end one more for each started band."""
    row: Sequence[int] = catalogue.find("hit_points", kind) or [1]
    band = (max(1, total) - 1) // BAND
    return row[band] if band < len(row) else row[-1] + band + 1 - len(row)


def damage_bonus(catalogue: Catalogue, total: int) -> str:
    """IH-3.12: the damage bonus by STR and SIZ; past the table's end one die more for each started `more`."""
    rows = ordered(catalogue, "damage_bonus")
    for row in rows:
        if total <= row["up_to"]:
            return str(row["bonus"])
    last = rows[-1]
    count, sides = bonus_dice(str(last["bonus"]))
    if last.get("more"):
        count += -(-(total - last["up_to"]) // last["more"])
    return f"{count}d{sides}"


def bonus_dice(bonus: str) -> tuple[int, int]:
    """IH-3.12: how many dice, below 0 for such as come off, and of how many sides; 0 and 0 for no bonus."""
    if bonus == "0":
        return 0, 0
    count, _, sides = bonus.lstrip("+-").partition("d")
    return (-1 if bonus.startswith("-") else 1) * int(count or 1), int(sides)


def ordered(catalogue: Catalogue, table: str) -> list[Mapping[str, Any]]:
    """The rows of a table by what they go up to; a faulty one is told of elsewhere."""
    rows = filter(None, (catalogue.entry(table, key) for key in catalogue.names(table)))
    return sorted(rows, key=lambda row: int(row["up_to"]))
