"""How sheets name the entries of a ruleset's catalogue: by name alone, by name with changes, or with all figures."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Any

from pydantic import (
    AfterValidator,
    BeforeValidator,
    ConfigDict,
    Field,
    GetJsonSchemaHandler,
    JsonValue,
    ValidationInfo,
    model_validator,
)

from affray.core.catalogue import Catalogue, slug
from affray.core.wording import ONE_LINE, wrong

Name = Annotated[str, Field(min_length=1, max_length=60, pattern=ONE_LINE)]

NONE_REQUIRED = ConfigDict(json_schema_extra={"required": []})  # the catalogue gives what isn't written
FIRST: dict[str, JsonValue] = {"x-first": True}  # of a field that one fills in first: forms have it in sight


Merged = Callable[[Mapping[str, Any], Mapping[str, Any]], Mapping[str, Any]]


@dataclass(frozen=True)
class _Known(AfterValidator):
    """A check of a name against a table of the catalogue, which JSON schemas tell as `x-catalogue`."""

    table: str

    def __get_pydantic_json_schema__(self, schema: Any, handler: GetJsonSchemaHandler) -> dict[str, Any]:
        return {**handler(schema), "x-catalogue": self.table}


@dataclass(frozen=True)
class Entries:
    """The entries of one ruleset's catalogue, as its sheets name them."""

    folder: Path

    def catalogue(self, info: ValidationInfo) -> Catalogue:
        """The catalogue that names are looked up in: the encounter's, or the one that comes with the ruleset."""
        found = (info.context or {}).get("catalogue")
        return found if isinstance(found, Catalogue) else Catalogue(self.folder)

    def drawn(self, data: Any, info: ValidationInfo, table: str, key: str, blank: Mapping[str, Any]) -> Any:
        """What is written over the entry that it names by `key`; `blank` stands in for an entry that isn't there.

        The name of the entry isn't kept: the figures are all here from now on, and stay when the catalogue changes.
        """
        name = data.get(key) if isinstance(data, Mapping) else None
        if not isinstance(name, str):
            return data
        entry = self.catalogue(info).entry(table, name)
        return {**entry, **data, key: None} if entry else {**blank, **data}

    def drawing(self, table: str, key: str, blank: Mapping[str, Any]) -> Any:
        """As a validator of what may name an entry by `key`: `_draw = ENTRIES.drawing(...)` in its class."""

        def draw(data: Any, info: ValidationInfo) -> Any:
            return self.drawn(data, info, table, key, blank)

        return model_validator(mode="before")(draw)

    def drawing_creature(self, merged: Merged) -> Any:
        """A validator of sheets that may name a creature by `creature`; `merged` says how a sheet goes over it."""

        def draw(data: Any, info: ValidationInfo) -> Any:
            name = data.get("creature") if isinstance(data, Mapping) else None
            if not isinstance(name, str):
                return data
            creature = self.catalogue(info).entry("creatures", name)
            return {**merged(creature, data), "creature": None} if creature else {"name": name, **data}

        return model_validator(mode="before")(draw)

    def known(self, what: str, table: str) -> AfterValidator:
        """Checks that a name is in a table of the catalogue; schemas name the table, so that editors can offer it."""

        def check(name: str | None, info: ValidationInfo) -> str | None:
            if name is not None and self.catalogue(info).find(table, name) is None:
                raise wrong(self.catalogue(info).unknown(what, table, name))
            return name

        return _Known(check, table)

    def thing(self, table: str, name: str) -> str:
        """What texts name something by: the key of the entry of that name that comes with Affray, else the name."""
        return slug(name) if Catalogue(self.folder).entry(table, name).get("name") == name else name


def layered(below: Mapping[str, Any], above: Mapping[str, Any], parts: Sequence[str]) -> dict[str, Any]:
    """What is written above over what is below: the single figures of some parts one by one, all else as a whole."""
    made = {**below, **above}
    for part in parts:
        if isinstance(above.get(part, {}), Mapping):
            made[part] = {**below.get(part, {}), **above.get(part, {})}
    return made


def named(key: str, shape: Any) -> BeforeValidator:
    """Lets the bare name of an entry stand for `{key: name}`."""

    def as_mapping(data: Any) -> Any:
        return {key: data} if isinstance(data, str) else data

    return BeforeValidator(as_mapping, json_schema_input_type=str | shape)
