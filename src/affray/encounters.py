"""Encounter files: reading, checking, a first one to start from, and their JSON Schema for editors."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from affray.core.documents import Fault, Faults, read
from affray.core.encounter import Encounter
from affray.core.ruleset import Ruleset, ruleset, rulesets
from affray.core.wording import unknown

__all__ = ["Encounter", "Fault", "Faults", "check", "load", "schema", "template"]


def load(path: str | Path) -> Encounter:
    """Read an encounter from a YAML or JSON file. Raises Faults: all that is wrong with it, each with its place."""
    return Encounter.of(read(path))


def check(path: str | Path) -> list[Fault]:
    """Everything that is wrong with an encounter file; empty when it is sound."""
    try:
        load(path)
    except Faults as found:
        return list(found.faults)
    return []


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
