"""Forms made from JSON schemas: a tree of fields with what is written in them, and what is wrong beside each.

A ruleset says all in the schema of its sheets: a field's description begins with the clauses of the rulebook that it
belongs to, its limits are the schema's, and a name out of the catalogue says which table it is looked up in.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

from affray.core.catalogue import Catalogue, slug
from affray.core.documents import Fault, Loc, path_of
from affray.core.rulebook import ID
from affray.core.said import Said
from affray.web.shapes import ABSENT, SINGLE, Schema, Shape, beneath, fits, line_of, normal, shape_of, text_of, yaml_of

SMALL = 16  # an object of so many single values shows all of them
_FLAG_DEFAULT = re.compile(r" Default (?:true|false|on|off)\.$")
_CLAUSES = re.compile(rf"((?:{ID.pattern}|[A-Z]+-\d+)(?:, (?:{ID.pattern}|[A-Z]+-\d+))*): ")


class Words(Protocol):
    """The words of a form in the viewer's language."""

    def label(self, owner: str, name: str) -> str:
        """The name of a field of an object: `owner` is the title of its schema."""

    def help(self, owner: str, name: str) -> str:
        """What a field means, with its unit and default; "" where only the schema says it."""

    def choice(self, name: str, value: str) -> str:
        """A value that may be chosen for a field."""

    def thing(self, key: str, fallback: str = "") -> str:
        """An entry of the catalogue; of the group's own ones the fallback, or the key."""

    def fault(self, words: str) -> str:
        """What is wrong."""


@dataclass
class Field:
    """One field of a form, or several that belong together."""

    name: str  # of its inputs; those of its parts begin with it
    loc: Loc
    shape: Shape
    label: str
    value: Any = None  # as the field shows it: text, or a list of texts
    written: bool = False  # whether the data has it
    null: bool | None = None  # whether nothing is written on purpose; None where that can't be said
    required: bool = False  # on the sheet, or by the catalogue
    nothing: str = "~null"  # what the input that says so is called
    raw: bool = False  # shown as YAML
    bare: bool = False  # an object of which only the name was written
    switch: bool = False  # a flag that is on or off, and never unsaid
    usual: str = ""  # what stands when nothing is written
    told: str = ""  # what it means, where that isn't told in the schema's words
    choices: list[tuple[str, str]] = field(default_factory=list)  # values and their words
    parts: list[Field] = field(default_factory=list)
    keys: list[str] = field(default_factory=list)  # of a table
    known_keys: list[tuple[str, str]] = field(default_factory=list)  # that it may have, and their words; [] for any
    more: str = ""  # of an object: what its schema doesn't know, as YAML
    faults: list[str] = field(default_factory=list)

    @property
    def kind(self) -> str:
        """How it is shown."""
        return "raw" if self.raw else self.shape.kind

    @property
    def clauses(self) -> list[str]:
        """The clauses of the rulebook that the description names first."""
        return ID.findall(match[1]) if (match := _CLAUSES.match(self.description)) else []

    @property
    def description(self) -> str:
        """What the schema says of it."""
        return str(self.shape.schema.get("description", ""))

    @property
    def help(self) -> str:
        """What it means: in the viewer's language, else the schema's description without its clauses.

        Of a flag the page says itself whether it is on by default.
        """
        text = self.told or _CLAUSES.sub("", self.description, count=1)
        text = _FLAG_DEFAULT.sub("", text) if self.kind == "flag" else text
        return text[:1].upper() + text[1:]

    @property
    def explained(self) -> bool:
        """Whether anything is told of it: what it means, its limits, or whether it is on by default."""
        return bool(self.help or self.limits or (self.switch and self.usual))

    @property
    def limits(self) -> tuple[Any, Any] | None:
        """The least and the most, of figures."""
        schema = self.shape.schema if self.kind in SINGLE else self.shape.item.schema if self.kind == "fixed" else {}
        low, high = schema.get("minimum"), schema.get("maximum")
        return None if low is None or high is None else (low, high)

    @property
    def faulty(self) -> bool:
        """Whether something is wrong with it or a part of it."""
        return bool(self.faults) or any(part.faulty for part in self.parts)

    @property
    def filled(self) -> bool:
        """Whether it, or a part of it, is written."""
        return self.written or any(part.filled for part in self.parts)

    @property
    def container(self) -> bool:
        """Whether it holds other fields."""
        return self.kind in ("object", "list", "table")

    @property
    def key_words(self) -> list[str]:
        """The keys of a table in words."""
        return [dict(self.known_keys).get(key, key) for key in self.keys]

    @property
    def free_keys(self) -> list[tuple[str, str]]:
        """The keys that a table may have and hasn't yet."""
        return [(key, said) for key, said in self.known_keys if key not in self.keys]

    @property
    def title(self) -> str:
        """What an item of a list is called: by the name that it has, or is looked up by."""
        if self.shape.kind != "object":
            return ""
        key = self.shape.names_of[0] if self.shape.names_of else ""
        said = {part.loc[-1]: part for part in self.parts if part.kind == "text"}
        for one in ("name", key, *said):
            if one in said and said[one].value:
                return dict(said[one].choices).get(said[one].value, str(said[one].value))
        return next((part.usual for part in self.parts if part.loc[-1:] == ("name",)), "")

    @property
    def shown(self) -> list[Field]:
        """The single fields of an object that are always seen: those that matter, or have something in them."""
        return [part for part in self.parts if not part.container and (self._all_seen or part.matters)]

    @property
    def folded(self) -> list[Field]:
        """Its other single fields."""
        return [part for part in self.parts if not part.container and not (self._all_seen or part.matters)]

    @property
    def sections(self) -> list[Field]:
        """Its fields that hold others."""
        return [part for part in self.parts if part.container]

    @property
    def _all_seen(self) -> bool:
        return len(self.parts) <= SMALL and self.shape.names_of is None

    @property
    def matters(self) -> bool:
        """Whether it is seen without being asked for."""
        if self.container:
            return self.faulty or self.shape.first or bool(self.kind == "list" and self.parts)
        return self.written or self.faulty or self.required or self.shape.first or bool(self.shape.catalogue)


class Builder:
    """Makes forms of one ruleset."""

    def __init__(self, catalogue: Catalogue, words: Words, *, switches: bool = False) -> None:
        """`words` tells the label of a field by its name. With `switches` a flag is on or off, and never unsaid."""
        self.catalogue, self.words, self.switches = catalogue, words, switches
        self.tables: set[str] = set()  # of the catalogue, whose names the form offers

    def form(self, schema: Schema, whole: Schema, name: str, loc: Loc, data: Any) -> Field:
        """The form of an object. Its fields' names begin with `name`; `loc` is where the data stands in the whole."""
        return self.field(shape_of(schema, whole), name, loc, data, None, "")

    def field(self, shape: Shape, name: str, loc: Loc, value: Any, base: Any, label: str) -> Field:
        """One field, with all that is in it."""
        made = Field(name, loc, shape, label, written=value is not ABSENT)
        made.bare = bool(shape.key) and isinstance(value, str)
        value, base = normal(shape, value), normal(shape, base)
        if shape.catalogue:
            self.tables.add(shape.catalogue)
            made.choices = self._entries(shape.catalogue, value)
        elif shape.kind == "list" and shape.item.key:
            self.tables.add(shape.item.properties[shape.item.key].catalogue)
        made.usual = self._usual(shape, str(loc[-1]) if loc else "", base)
        if value is None or value == [] or (value == {} and shape.kind == "table"):
            made.null, made.nothing, value = True, "~null" if value is None else "~none", ABSENT
        elif value is ABSENT and base not in (None, [], {}) and (shape.nullable or shape.kind == "list"):
            made.null, made.nothing = False, "~none" if shape.kind == "list" else "~null"
        if value is not ABSENT and not fits(shape, value):
            made.raw, made.value = True, yaml_of(value)
            return made
        if shape.kind == "raw":
            made.raw, made.value = True, ""
            return made
        self._fill(made, value, base)
        return made

    def _fill(self, made: Field, value: Any, base: Any) -> None:
        shape, there, last = made.shape, value is not ABSENT, str(made.loc[-1]) if made.loc else ""
        match shape.kind:
            case "object":
                made.parts = list(self._parts(made, value if there else {}, base))
                made.written = made.null is True
                if there:
                    unknown = {key: each for key, each in value.items() if key not in shape.properties}
                    made.more = yaml_of(unknown) if unknown else ""
            case "list":
                made.parts = [self._item(made, k, each) for k, each in enumerate(value if there else ())]
            case "table":
                made.keys = list(value) if there else []
                made.known_keys = self._keys(shape, last)
                made.parts = [
                    self.field(shape.item, f"{made.name}/{k}/v", (*made.loc, key), value[key], None, "")
                    for k, key in enumerate(made.keys)
                ]
            case "fixed":
                given = [text_of(each) for each in value] if there else []
                made.value = [*given, *[""] * (shape.fixed - len(given))]
            case "choices":
                made.value = [text_of(each) for each in value] if there else []
                made.choices = self._choices(shape, last, made.value)
            case "numbers":
                made.value = line_of(value) if there else ""
            case "rows":
                made.value = "\n".join(map(line_of, value)) if there else ""
            case "names":
                made.value = "\n".join(value) if there else ""
            case _:
                made.value = text_of(value) if there else ""
                made.switch = shape.kind == "flag" and self.switches and (not there or isinstance(value, bool))
                if made.switch and not there:
                    made.value = text_of(shape.schema.get("default", False))
                if shape.kind in ("choice", "flag"):
                    made.choices = self._choices(shape, last, [made.value] if made.value else [])

    def _parts(self, made: Field, value: Mapping[str, Any], base: Any) -> Iterator[Field]:
        lower = beneath(made.shape, value, base, self.catalogue)
        named = made.shape.names_of
        order = sorted(made.shape.properties, key=lambda key: (key != "name", named is None or key != named[0]))
        for key in order:
            each = made.shape.properties[key]
            inside = value.get(key, ABSENT)
            owner = str(made.shape.schema.get("title", ""))
            label = self.words.label(owner, key)
            part = self.field(each, f"{made.name}/{key}", (*made.loc, key), inside, lower.get(key), label)
            part.told = self.words.help(owner, key)
            if key == "name" and made.shape.key and part.usual:
                part.usual = self.words.thing(part.usual)
            part.required = key == "name" or key in made.shape.schema.get("required", ())
            yield part

    def _item(self, made: Field, k: int, value: Any) -> Field:
        return self.field(made.shape.item, f"{made.name}/{k}", (*made.loc, k), value, None, "")

    def _choices(self, shape: Shape, name: str, given: Sequence[str]) -> list[tuple[str, str]]:
        """The values to choose from, and those that are written but aren't among them."""
        values = ["true", "false"] if shape.kind == "flag" else [text_of(each) for each in shape.values]
        every = [*values, *(one for one in given if one not in values)]
        return [(each, self.words.choice(name, each)) for each in every]

    def _keys(self, shape: Shape, name: str) -> list[tuple[str, str]]:
        """The names that a table's values may have: some words, or the entries of a table of the catalogue."""
        if table := str(shape.names.get("x-catalogue", "")):
            return self.entries(table)
        return [(each, self.words.choice(name, each)) for each in shape.names.get("enum", ())]

    def _entries(self, table: str, written: Any) -> list[tuple[str, str]]:
        """The entries of a table by their names, and what is written but is none of them."""
        found = self.entries(table)
        if not isinstance(written, str) or not written:
            return found
        key = slug(written)
        if key in dict(found):
            return [(written if each == key else each, name) for each, name in found]
        return [(written, written), *found]

    def entries(self, table: str) -> list[tuple[str, str]]:
        """The keys of a table of the catalogue and what they are called, in the order of that."""
        return entries(self.catalogue, table, self.words)

    def _usual(self, shape: Shape, name: str, base: Any) -> str:
        """What stands where nothing is written, in short."""
        if shape.kind == "choice" and base is None and "default" in shape.schema:
            base = shape.schema["default"]
        if shape.kind == "choice" and base is not None:
            return self.words.choice(name, text_of(base))
        if base is None:
            base = shape.schema.get("default")
        if base is None or shape.kind in ("object", "table"):
            return self.words.thing(named(base)) if shape.kind == "object" and base else ""
        if isinstance(base, list):
            return ", ".join(self.words.thing(each, each) for each in map(named, base) if each)
        return self.words.thing(text_of(base)) if shape.catalogue else text_of(base)


def entries(catalogue: Catalogue, table: str, words: Words) -> list[tuple[str, str]]:
    """The keys of a table of a catalogue and what they are called, in the order of that."""
    names = ((key, str(catalogue.entry(table, key).get("name") or "")) for key in catalogue.names(table))
    return sorted(((key, words.thing(key, name)) for key, name in names), key=lambda entry: entry[1].casefold())


def named(value: Any) -> str:
    """A value in short: a mapping by the first of its names."""
    if isinstance(value, Mapping):
        words = [each for each in value.values() if isinstance(each, str)]
        return str(value.get("name") or (words[0] if words else ""))
    return text_of(value)


def place_faults(forms: Sequence[Field], faults: Sequence[Fault], say: Callable[[str], str]) -> list[Fault]:
    """Put each fault beside the field it belongs to; those that belong to none come back. `say` finds the words."""
    left = []
    for fault in faults:
        found = _nearest(forms, fault.path)
        if found is None:
            left.append(fault)
            continue
        meant = _missing(fault.message) or (found.shape.key if found.bare else None)
        part = next((each for each in found.parts if meant and each.loc[-1:] == (meant,)), found)
        deeper = fault.path[len(path_of(found.loc)) :].lstrip(".")
        words = say(fault.message)
        part.faults.append(f"{deeper}: {words}" if deeper and part is found else words)
    return left


def _missing(words: str) -> str:
    """The key that a fault says is missing; "" for other faults."""
    return str(words.variables["name"]) if isinstance(words, Said) and words.key == "missing" else ""


def _nearest(forms: Sequence[Field], path: str) -> Field | None:
    """The innermost field that a path leads to, or through."""
    for each in forms:
        own = path_of(each.loc)
        if path == own or path.startswith((f"{own}.", f"{own}[")) or not own:
            return _nearest(each.parts, path) or each
    return None
