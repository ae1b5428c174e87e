"""Encounters with a wrong kind of value at one place: each field that a ruleset's schema knows, one after another."""

from __future__ import annotations

import json
from collections.abc import Iterator
from copy import deepcopy
from dataclasses import dataclass
from typing import Any

from affray.core.documents import Loc, path_of
from affray.core.encounter import Encounter

MARK = "@here@"

# What people put where something else belongs, as YAML: a name for each, and how it is written.
WRONG = {
    "nothing": "null",
    "nothing at all": "",
    "a number": "3",
    "a number below 0": "-7",
    "a fraction": "2.5",
    "a huge number": "9" * 40,
    "a number without end": ".inf",
    "no number": ".nan",
    "yes": "true",
    "a text": "text",
    "an empty text": "''",
    "a text that steers": '"\\e[2J"',
    "a long text": "x" * 12_000,
    "a date": "2020-02-30",
    "a list": "[1, 2]",
    "an empty list": "[]",
    "a list of lists": "[[[3, null], [a, b]]]",
    "a mapping": "{name: 5, levels: 3, sizes: 4, skills: 3, locations: {a: b}}",
    "an empty mapping": "{}",
    "a number as key": "{3: {4: 5}}",
    "a list as key": "{[1]: 2}",
    "an alias": "[&anchor {name: 3}, *anchor]",
    "an alias of nothing": "*nowhere",
    "a loop": "&loop [*loop]",
    "a loop of mappings": "&loop {name: *loop}",
    "a key twice": "{name: a, name: b}",
    "merged": "{<<: {name: 3}, <<: [1]}",
    "a tag": "!!binary aGVsbG8=",
    "a set": "!!set {a, b}",
}


@dataclass(frozen=True)
class Place:
    """A field or an item of an encounter: the way to it."""

    loc: Loc

    def __str__(self) -> str:
        """As faults tell it."""
        return path_of(self.loc)

    def written(self, base: Any, value: str) -> str:
        """The encounter as a file, with a value here; each field in a line of its own."""
        data = deepcopy(base)
        holder = data
        for step in self.loc[:-1]:
            holder = holder[step]
        holder[self.loc[-1]] = MARK
        return json.dumps(data, indent=1).replace(f'"{MARK}"', value)


def places(kind: type[Encounter], base: Any) -> list[Place]:
    """Each field that what the base holds may have, whether it has it or not, and each item of its lists."""
    schema = kind.model_json_schema()
    return [Place(loc) for loc in dict.fromkeys(_below(schema, schema, base, ()))]


def never_held(kind: type[Encounter], base: Any) -> set[str]:
    """The parts of the schema, by name, of which the base holds none."""
    schema = kind.model_json_schema()
    held = {json.dumps(here) for here, _, _ in _walked(schema, schema, base, ())}
    return {name for name, part in schema["$defs"].items() if json.dumps(part) not in held}


def _below(schema: dict[str, Any], here: dict[str, Any], value: Any, loc: Loc) -> Iterator[Loc]:
    for part, inner, way in _walked(schema, here, value, loc):
        if isinstance(inner, dict):
            yield from ((*way, name) for name in (*part.get("properties", ()), *inner))
        else:
            yield from ((*way, k) for k in range(len(inner)))


def _walked(schema: dict[str, Any], here: dict[str, Any], value: Any, loc: Loc) -> Iterator[tuple[Any, Any, Loc]]:
    """Each mapping and list of a value: what the schema says of it, itself, the way to it."""
    if not isinstance(value, dict | list):
        return
    for part in _parts(schema, here):
        inner = part.get("properties", {}), part.get("additionalProperties"), part.get("items")
        if part.get("type") != ("object" if isinstance(value, dict) else "array"):
            continue
        yield part, value, loc
        for step, each in value.items() if isinstance(value, dict) else enumerate(value):
            below = inner[2] if isinstance(value, list) else inner[0].get(step, inner[1])
            if isinstance(below, dict):
                yield from _walked(schema, below, each, (*loc, step))


def _parts(schema: dict[str, Any], here: dict[str, Any]) -> Iterator[dict[str, Any]]:
    if "$ref" in here:
        here = schema["$defs"][here["$ref"].rpartition("/")[2]]
    for each in here.get("anyOf", [here]):
        yield from _parts(schema, each) if each is not here else [here]
