"""Encounters and sheets as they are written: saved whatever they hold, started only when sound."""

from __future__ import annotations

import copy
import functools
import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from affray.core.agreement import One, everybody
from affray.core.catalogue import Catalogue, Shelf
from affray.core.documents import Document as Read
from affray.core.documents import Fault, Faults, path_of
from affray.core.encounter import Encounter
from affray.core.ruleset import Ruleset, ruleset, rulesets
from affray.core.said import Said
from affray.core.texts import Texts
from affray.core.wording import validate
from affray.encounters import schema, sheet_class
from affray.store.rows import Document
from affray.web.plan import Ground
from affray.web.shapes import Shape, shape_of
from affray.web.words import texts

BESIDE = "# table: "  # a line of a YAML file: what a draft has besides its encounter, as JSON
Tables = Mapping[str, Mapping[str, str]]  # a campaign's, by table of the catalogue and key
NO_TABLES: Tables = {}
NO_FILES = Said("files aren't read here; put the tables of the file in its place", "no-files")


def known_ruleset(name: str) -> Ruleset:
    """A ruleset by its name. Raises Faults for one that isn't installed."""
    if name not in rulesets():
        words = Said(f"the ruleset {name} isn't installed here", "not-installed", name=name)
        raise Faults([Fault("", 0, 0, "", words)])
    return ruleset(name)


@functools.cache
def encounter_shape(name: str) -> Shape:
    """The shape of a ruleset's encounters."""
    whole = schema(name)
    return shape_of(whole, whole)


@functools.cache
def sheet_shape(name: str) -> Shape:
    """The shape of a sheet in a ruleset's encounters."""
    return encounter_shape(name).properties["sides"].item.properties["combatants"].item


@dataclass
class Draft:
    """An encounter as it is written, with what the table needs besides: who plays whom, and the picture of the map.

    It may name tables of its campaign; they aren't part of it.
    """

    ruleset: str
    encounter: dict[str, Any]
    seats: dict[str, str] = field(default_factory=dict)  # by the names of combatants
    picture: dict[str, Any] | None = None  # "image", "x", "y", "scale"
    tables: Tables = field(default_factory=dict)

    @classmethod
    def of(cls, document: Document, tables: Tables = NO_TABLES) -> Draft:
        """From what the store keeps; changes don't reach that."""
        data = copy.deepcopy(document.data)
        found, seats, picture = (data.get(key) for key in ("encounter", "seats", "picture"))
        return cls(
            document.ruleset,
            found if isinstance(found, dict) else {"ruleset": document.ruleset},
            {str(name): str(seat) for name, seat in seats.items()} if isinstance(seats, dict) else {},
            picture if isinstance(picture, dict) else None,
            tables,
        )

    def plain(self) -> dict[str, Any]:
        """What the store keeps."""
        return {"encounter": self.encounter, "seats": self.seats, "picture": self.picture}

    @property
    def beside(self) -> str:
        """What goes with a YAML file of the encounter, as a comment there: seats, and where which picture lies."""
        found = {key: value for key, value in (("seats", self.seats), ("picture", self.picture)) if value}
        return f"{BESIDE}{json.dumps(found, ensure_ascii=False)}\n" if found else ""

    def take_beside(self, text: str, is_image: Callable[[str], bool]) -> None:
        """Take in what came with a YAML file; a picture only where its image is at hand."""
        line = next((each for each in text.splitlines() if each.startswith(BESIDE)), BESIDE)
        try:
            found = json.loads(line.removeprefix(BESIDE))
        except (ValueError, RecursionError):
            return
        seats, picture = (found.get(key) if isinstance(found, dict) else None for key in ("seats", "picture"))
        if isinstance(seats, dict):
            self.seats = {name: one_line(seat)[:60] for name, seat in seats.items() if isinstance(seat, str)}
        if isinstance(picture, dict) and is_image(str(picture.get("image"))):
            self.picture = {key: picture.get(key) for key in ("image", "x", "y", "scale")}

    @property
    def rules(self) -> Ruleset:
        """The ruleset itself. Raises Faults."""
        return known_ruleset(self.ruleset)

    def texts(self, lang: str) -> Texts:
        """The words of its ruleset; where that isn't installed, the page's own."""
        return Texts(self.rules, lang) if self.ruleset in rulesets() else texts(lang)

    @property
    def grids(self) -> Sequence[str]:
        """What its map may be made of; nothing where the ruleset knows no maps."""
        return self.rules.grids

    @property
    def ground(self) -> Ground | None:
        """The map, None where there is none."""
        written = self.encounter.get("map")
        return Ground.of(written, self.grids) if self.grids and written is not None else None

    @property
    def catalogue(self) -> Catalogue:
        """The ruleset's catalogue with the encounter's own entries over it, and the campaign's tables."""
        own = self.encounter.get("catalogue")
        kind: Any = self.rules.encounter()
        return Catalogue(kind.catalogue_folder, own if isinstance(own, list) else (), shelf=Shelf(self.tables))

    @property
    def sides(self) -> list[dict[str, Any]]:
        """The sides; whatever has another shape is made one, so that there is somewhere to write."""
        sides = self.encounter.get("sides")
        if not isinstance(sides, list):
            sides = self.encounter["sides"] = []
        sides[:] = [side if isinstance(side, dict) else {"name": str(side)} for side in sides]
        for side in sides:
            if not isinstance(side.get("combatants"), list):
                side["combatants"] = []
        return sides

    def sheet(self, side: int, k: int) -> dict[str, Any]:
        """One of the sheets. Raises LookupError."""
        if side < 0 or k < 0:
            raise LookupError((side, k))
        people: list[Any] = self.sides[side]["combatants"]
        if not isinstance(people[k], dict):
            people[k] = {"name": str(people[k])}
        found: dict[str, Any] = people[k]
        return found

    def people(self) -> list[One]:
        """Everybody as written, a sheet at a time."""
        return everybody(self.encounter, self.catalogue)

    def seat_rows(self) -> dict[tuple[int, int], str]:
        """Who plays each sheet's combatants."""
        return {place_of(one): next((self.seats[n] for n in one.names if n in self.seats), "") for one in self.people()}

    def seat(self, rows: Mapping[tuple[int, int], str]) -> None:
        """Set who plays whom, sheet by sheet."""
        self.seats = {
            name: rows[place_of(one)].strip()
            for one in self.people()
            for name in one.names
            if rows.get(place_of(one), "").strip()
        }

    def checked(self) -> tuple[Encounter | None, list[Fault]]:
        """The encounter if it is sound, with the tables that it names, and all that is wrong with it."""
        return self._checked(Shelf(self.tables))

    def whole(self) -> dict[str, Any]:
        """The encounter as it is written, with the campaign's tables that it names: sound on another machine too."""
        shelf = Shelf(self.tables)
        self._checked(shelf)
        own = self.encounter.get("catalogue")
        taken = {"catalogue": [*(own if isinstance(own, list) else ()), shelf.taken]} if shelf.taken else {}
        return {**self.encounter, **taken}

    def _checked(self, shelf: Shelf) -> tuple[Encounter | None, list[Fault]]:
        data = {**copy.deepcopy(self.encounter), "ruleset": self.ruleset}
        faults = _without_files(data)
        made: Encounter | None = None
        try:
            made = Encounter.of(Read(data), shelf)
        except Faults as found:
            faults += found.faults
        return (None if faults else made), faults

    @property
    def title(self) -> str:
        """What it is called; "" for nothing."""
        return one_line(self.encounter.get("title"))


def place_of(one: One) -> tuple[int, int]:
    """The side and the place of a sheet."""
    return one.side, int(one.loc[-1])


def _without_files(data: dict[str, Any]) -> list[Fault]:
    """Take out the names of catalogue files: what somebody sends may not name what lies on this machine."""
    own = data.get("catalogue")
    faults = []
    for k, item in enumerate(own if isinstance(own, list) else ()):
        if isinstance(item, str):
            own[k] = {}  # type: ignore[index]
            faults.append(Fault("", 0, 0, path_of(("catalogue", k)), NO_FILES))
    return faults


def one_line(text: Any) -> str:
    """Text as a name that the store takes: one line, cut where it is too long."""
    plain = "".join(each if each.isprintable() else " " for each in text) if isinstance(text, str) else ""
    return " ".join(plain.split())[:200]


def sheet_faults(name: str, sheet: Any, catalogue: Catalogue | None = None) -> list[Fault]:
    """All that is wrong with a sheet by itself; names are looked up in the ruleset's catalogue unless one is given."""
    try:
        validate(sheet_class(name), Read(sheet), {"catalogue": catalogue})
    except Faults as found:
        return list(found.faults)
    return []


def sheet_name(name: str, sheet: Mapping[str, Any]) -> str:
    """What a sheet calls its combatant, by itself or by its creature; "" for nothing."""
    kind: Any = known_ruleset(name).encounter()
    found = everybody({"sides": [{"combatants": [{**sheet, "count": 1}]}]}, Catalogue(kind.catalogue_folder))
    return one_line(found[0].names[0]) if found and found[0].names else ""
