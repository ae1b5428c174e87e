"""Encounter files: reading, checking, a first one to start from, and their JSON Schema for editors."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any, cast, get_args

from affray.core.catalogue import Shelf
from affray.core.documents import Document, Fault, Faults, read
from affray.core.encounter import Encounter
from affray.core.ruleset import Ruleset, ruleset, rulesets
from affray.core.said import Said
from affray.core.wording import Written, unknown, validate

__all__ = ["Encounter", "Fault", "Faults", "check", "is_sheet", "load", "schema", "sheet_class", "sheet_of", "template"]


def load(path: str | Path, shelf: Shelf | None = None) -> Encounter:
    """Read an encounter from a YAML or JSON file. Raises Faults: all that is wrong with it, each with its place.

    What it names of a group's `shelf`, and doesn't hold, is put into its catalogue.
    """
    return Encounter.of(read(path), shelf)


def check(path: str | Path) -> list[Fault]:
    """Everything that is wrong with a file of an encounter, or of one sheet; empty when it is sound."""
    try:
        document = read(path)
        if is_sheet(document.data):
            sheet_of(document)
        else:
            Encounter.of(document)
    except Faults as found:
        return list(found.faults)
    return []


def is_sheet(data: Any) -> bool:
    """Whether plain data are those of a single sheet: `ruleset` and `sheet`."""
    return isinstance(data, Mapping) and "sheet" in data and "sides" not in data


def _no_key(key: Any) -> Said:
    """The words for a key that a file of one sheet hasn't."""
    hint = Said("; 'ruleset' and 'sheet' are", "there-are", names="'ruleset', 'sheet'")
    return Said(f"the key {key} isn't known here{hint}", "unknown-key", name=str(key), hint=hint)


def sheet_of(document: Document) -> Written:
    """The sheet in a document that holds one. Raises Faults."""
    data = document.data
    unknown_keys = [key for key in data if key not in ("ruleset", "sheet")]
    faults = [document.fault((key,), _no_key(key)) for key in unknown_keys]
    if data.get("ruleset") not in rulesets():
        faults.append(document.fault(("ruleset",), unknown("ruleset", data.get("ruleset"), list(rulesets()))))
    if faults:
        raise Faults(faults)
    inside = _within(document, "sheet")
    try:
        return validate(sheet_class(data["ruleset"]), inside)
    except Faults as found:
        raise Faults(replace(fault, path=_path("sheet", fault.path)) for fault in found.faults) from None


def _within(document: Document, key: str) -> Document:
    """The document that stands under a key."""
    nodes = getattr(document.root, "value", ())
    root = next((value for name, value in nodes if name.value == key), None)
    return Document(document.data[key], document.file, root)


def _path(key: str, path: str) -> str:
    return key + ("." if path and not path.startswith("[") else "") + path


def sheet_class(name: str) -> type[Written]:
    """The class of the sheets in a ruleset's encounters. Raises Faults for an unknown ruleset."""
    (side,) = get_args(_known(name).encounter().model_fields["sides"].annotation)
    (sheet,) = get_args(side.model_fields["combatants"].annotation)
    return cast("type[Written]", sheet)


def template(name: str) -> str:
    """A commented encounter of a ruleset to start from, as YAML. Raises Faults for an unknown ruleset."""
    return (_known(name).folder / "template.yaml").read_text("utf-8")


def schema(name: str) -> dict[str, Any]:
    """The JSON Schema of a ruleset's encounter files, sheets included. Raises Faults for an unknown ruleset."""
    made = _known(name).encounter().model_json_schema()
    return {"$schema": "https://json-schema.org/draft/2020-12/schema", **made}


def _known(name: str) -> Ruleset:
    if name not in rulesets():
        raise Faults([Fault("", 0, 0, "", unknown("ruleset", name, list(rulesets())))])
    return ruleset(name)
