"""An encounter as a form: what the page shows of a draft, and what its fields and buttons change."""

from __future__ import annotations

import copy
import functools
from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

from affray.core.agreement import One
from affray.core.documents import Fault
from affray.core.encounter import Encounter
from affray.core.referee import MOST
from affray.store.rows import Document
from affray.web.drafts import Draft, encounter_shape, place_of
from affray.web.filled import Filled, Form
from affray.web.forms import Builder, Field, named, place_faults
from affray.web.library_parts import Labels, offered
from affray.web.plan import AREAS, NEW, Ground
from affray.web.rearranging import adding, rearrange
from affray.web.shapes import ABSENT, Shape
from affray.web.standing import Standing, standing

ROOT = "e"  # what the names of the encounter's fields begin with
OWN_PLACE = ("ruleset", "sides", "map")  # fields that the page shows in another way
QUICK = ("name", "count")  # fields of a sheet that stand on the encounter's page
FIRST = ("title", "description")


@dataclass(frozen=True)
class Row:
    """A sheet in short."""

    side: int
    k: int
    field: Field  # with the quick fields
    names: list[str]
    kind: str  # the creature that it is
    has: str  # what it fights with
    seat: str
    mark: Standing | None  # its first on the map

    @property
    def key(self) -> str:
        """What buttons name it by."""
        return f"{self.side}:{self.k}"


class EncounterForm:
    """What the page shows of a draft."""

    def __init__(self, draft: Draft, sound: Encounter | None, faults: list[Fault], lang: str) -> None:
        """With all that is wrong beside the fields it belongs to."""
        self.draft, self.sound, self.shape = draft, sound, encounter_shape(draft.ruleset)
        self.labels = Labels(draft.rules, lang)
        self.catalogue = draft.catalogue
        builder = Builder(self.catalogue, self.labels, switches=True)
        whole = self.shape.whole
        self.main = builder.form(_without(self.shape, OWN_PLACE), whole, ROOT, (), draft.encounter)
        self.main.more = ""
        self.standing = standing(draft, sound, lang)
        self.sides = [self._side(builder, k, side) for k, side in enumerate(draft.sides)]
        fields = [each for side in self.sides for each in (side["name"], *side["fields"])]
        self.left = place_faults(self.main.parts, place_faults(fields, faults, self.labels.fault), self.labels.fault)
        self.fault_count = len(faults)
        self.offers = offered(builder)
        self.creatures = builder.entries("creatures")
        self.seats = sorted(set(draft.seats.values()))

    @property
    def parts(self) -> dict[str, Field]:
        """The fields of the encounter by name."""
        return {str(part.loc[-1]): part for part in self.main.parts}

    @property
    def head(self) -> list[Field]:
        """Title and description."""
        return [self.parts[name] for name in FIRST if name in self.parts]

    @property
    def figures(self) -> list[Field]:
        """The other single fields."""
        return [part for name, part in self.parts.items() if name not in FIRST and not part.container]

    @property
    def lists(self) -> list[Field]:
        """Its fields that hold others, but for the house rules."""
        return [part for name, part in self.parts.items() if part.container and name != "options"]

    @property
    def options(self) -> Field | None:
        """The house rules."""
        return self.parts.get("options")

    @property
    def has_maps(self) -> bool:
        """Whether the ruleset knows maps."""
        return bool(self.draft.grids)

    @functools.cached_property
    def ground(self) -> Ground | None:
        """The map, None where there is none."""
        return self.draft.ground

    @property
    def areas(self) -> list[str]:
        """The kinds of ground that its map may have."""
        return [name for name in AREAS if name in self.shape.properties["map"].properties]

    @property
    def map_faults(self) -> list[str]:
        """What is wrong with the map, and places on it."""
        return [self.labels.fault(fault.message) for fault in self.left if fault.path.startswith("map")]

    @property
    def other_faults(self) -> list[str]:
        """What is wrong and belongs to no field of the page."""
        others = [(fault.path, fault.message) for fault in self.left if not fault.path.startswith("map")]
        return [": ".join(filter(None, (path, self.labels.fault(words)))) for path, words in others]

    def _side(self, builder: Builder, k: int, side: dict[str, Any]) -> dict[str, Any]:
        shape = self.shape.properties["sides"].item
        path, loc = f"{ROOT}/sides/{k}", ("sides", k)
        name = builder.field(
            shape.properties["name"], f"{path}/name", (*loc, "name"), side.get("name", ABSENT), None, ""
        )
        rows = [self._row(builder, one) for one in self.draft.people() if one.side == k]
        whole = Field(path, loc, shape, "")
        return {"k": k, "name": name, "rows": rows, "fields": [*(row.field for row in rows), whole], "whole": whole}

    def _row(self, builder: Builder, one: One) -> Row:
        side, k = place_of(one)
        shape = self.shape.properties["sides"].item.properties["combatants"].item
        quick = replace(shape, schema=_only(shape, QUICK))
        data = {key: value for key, value in one.data.items() if key in QUICK}
        made = builder.field(quick, f"{ROOT}/sides/{side}/combatants/{k}", one.loc, data, self._below(one), "")
        mark = next((each for each in self.standing if each.key[:2] == (side, k)), None)
        seats = self.draft.seat_rows()
        return Row(side, k, made, one.names, *self._told(one), seats.get((side, k), ""), mark)

    def _below(self, one: One) -> Mapping[str, Any]:
        return self.catalogue.entry("creatures", str(one.data.get("creature")))

    def _told(self, one: One) -> tuple[str, str]:
        """Of what kind somebody is, and the first lists of things that they have."""
        whole = {**self._below(one), **one.data}
        lists = [whole[key] for key in self._lists if isinstance(whole.get(key), list) and whole[key]]
        things = [named(each) for found in lists[:2] for each in found]
        kind = str(one.data.get("creature") or "")
        said = (self.labels.thing(each) for each in things if each)
        return self.labels.thing(kind) if kind else "", ", ".join(said)

    @functools.cached_property
    def _lists(self) -> list[str]:
        shape = self.shape.properties["sides"].item.properties["combatants"].item
        return [key for key, each in shape.properties.items() if each.kind == "list"]


def _without(shape: Shape, names: tuple[str, ...]) -> dict[str, Any]:
    """A schema without some of its fields."""
    kept = {key: each for key, each in shape.schema["properties"].items() if key not in names}
    return {**shape.schema, "properties": kept}


def _only(shape: Shape, names: tuple[str, ...]) -> dict[str, Any]:
    return _without(shape, tuple(key for key in shape.schema["properties"] if key not in names))


# ---- what comes back -------------------------------------------------------------------------------------------------


def change(draft: Draft, form: Form, do: str, sheets: Mapping[str, Document], lang: str) -> None:
    """Take in what is on the form, and do what a button says."""
    filled = Filled(form, draft.catalogue, adding(do))
    shape = encounter_shape(draft.ruleset)
    draft.encounter = filled.object(shape, ROOT, (), {**draft.encounter, "sides": draft.sides})
    rows = draft.seat_rows()
    for side, k in rows:
        if form.has(f"seat/{side}/{k}"):
            rows[side, k] = form.text(f"seat/{side}/{k}")
    what, _, which = do.partition(":")
    if what == "form":
        rearrange(which, filled, shape, draft.encounter)
    draft.seat(rows)
    if what == "map" and which.startswith("new") and draft.grids:
        grid = which.removeprefix("new:")
        draft.encounter["map"] = Ground(*NEW, grid=grid if grid in draft.grids else draft.grids[0]).written()
    elif what == "map" and which == "none":
        draft.encounter.pop("map", None)
        draft.picture = None
    elif what == "side":
        draft.sides.append({"name": "", "combatants": []})
    elif what in _SIDE_BUTTONS and which.isdecimal() and int(which) < len(draft.sides):
        _SIDE_BUTTONS[what](draft, int(which), form, sheets, lang)
    elif what in _ROW_BUTTONS:
        _on_row(draft, what, which)
    draft.encounter["sides"] = draft.sides


def _on_row(draft: Draft, what: str, which: str) -> None:
    side, _, k = which.partition(":")
    if side.isdecimal() and k.isdecimal() and int(side) < len(draft.sides):
        people = draft.sides[int(side)]["combatants"]
        if int(k) < len(people):
            _ROW_BUTTONS[what](people, int(k), draft)


def _drop(draft: Draft, side: int, form: Form, sheets: Mapping[str, Document], lang: str) -> None:
    del draft.sides[side]


def _add(draft: Draft, side: int, form: Form, sheets: Mapping[str, Document], lang: str) -> None:
    """Add one or several of a kind: a creature under its name in `lang`, a sheet of the library, or somebody new."""
    kind, _, name = form.text(f"new/{side}/what").partition(":")
    names = [each.strip() for each in form.text(f"new/{side}/names").replace("\n", ",").split(",") if each.strip()]
    count = form.text(f"new/{side}/count").strip()
    number = min(int(count), MOST) if count.isascii() and count.isdigit() and int(count) > 0 else 1
    sheet = _creature(draft, name, lang) if kind == "creature" else {}
    if kind == "sheet" and name in sheets and sheets[name].ruleset == draft.ruleset:
        found = sheets[name].data.get("sheet")
        sheet = copy.deepcopy(found) if isinstance(found, dict) else {}
    below = draft.catalogue.entry("creatures", str(sheet.get("creature")))
    called = str(sheet.get("name") or below.get("name") or sheet.get("creature") or "?")
    draft.sides[side]["combatants"] += new_sheets(sheet, called, names, number, _taken(draft))


def _creature(draft: Draft, key: str, lang: str) -> dict[str, Any]:
    """A sheet of a creature, with its name where that is another one in the language."""
    own = str(draft.catalogue.entry("creatures", key).get("name") or key)
    said = Labels(draft.rules, lang).thing(key, own)
    return {"creature": key} if said == own else {"creature": key, "name": said}


def new_sheets(
    sheet: dict[str, Any], called: str, names: list[str], number: int, taken: set[str]
) -> list[dict[str, Any]]:
    """So many of a kind: those with names one by one, the others on one sheet with a count.

    `called` is what the kind is called, `taken` the names that others have.
    """
    made: list[dict[str, Any]] = [{**copy.deepcopy(sheet), "name": name} for name in names]
    rest = number - len(names) if number > 1 or not names else 0
    if rest <= 0:
        return made
    other = {**copy.deepcopy(sheet), **({"count": rest} if rest > 1 else {})}
    free = _free(called, taken | {each.casefold() for each in names})
    if free != called or rest == 1 or "creature" not in sheet:
        other["name"] = free
    return [*made, other]


def _taken(draft: Draft) -> set[str]:
    """The names that somebody has, and of several of a kind what they have without their numbers."""
    kinds = (one.names[0].rpartition(" ")[0] for one in draft.people() if len(one.names) > 1)
    return {name.casefold() for name in (*kinds, *(name for one in draft.people() for name in one.names))}


def _free(name: str, taken: set[str]) -> str:
    """A name that nobody has yet."""
    tries = (name, *(f"{name} {chr(letter)}" for letter in range(ord("B"), ord("Z") + 1)))
    return next((each for each in tries if each.casefold() not in taken), name)


def _remove(people: list[Any], k: int, draft: Draft) -> None:
    del people[k]


def _up(people: list[Any], k: int, draft: Draft) -> None:
    if k > 0:
        people[k - 1], people[k] = people[k], people[k - 1]


def _twice(people: list[Any], k: int, draft: Draft) -> None:
    """One more of the same, under another name and in another place."""
    twin = copy.deepcopy(people[k])
    for key in ("at", "places"):
        twin.pop(key, None)
    one = next(each for each in draft.people() if draft.sides[each.side]["combatants"] is people and each.loc[-1] == k)
    name = str(twin.get("name") or (one.names[0].rpartition(" ")[0] if len(one.names) > 1 else "".join(one.names)))
    twin["name"] = _free(name, _taken(draft))
    people.insert(k + 1, twin)


def _split(people: list[Any], k: int, draft: Draft) -> None:
    """A sheet for each of several of a kind, so that each may have a name and figures of its own."""
    one = next(each for each in draft.people() if draft.sides[each.side]["combatants"] is people and each.loc[-1] == k)
    places = people[k].get("places")
    made = []
    for nth, name in enumerate(one.names):
        twin = {key: value for key, value in copy.deepcopy(people[k]).items() if key not in ("count", "places")}
        twin["name"] = name
        if isinstance(places, list) and nth < len(places):
            twin["at"] = places[nth]
        made.append(twin)
    people[k : k + 1] = made or [people[k]]


_SIDE_BUTTONS = {"add": _add, "drop": _drop}
_ROW_BUTTONS = {"remove": _remove, "up": _up, "twice": _twice, "split": _split}
