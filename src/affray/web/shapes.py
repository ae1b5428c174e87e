"""What a part of a JSON schema is to a form: which kind of field, and how plain data and typed text become each other.

The kinds:

    text, long      one line of text, or several
    integer, number a figure
    flag            true or false
    choice, choices one of some values, or several of them
    fixed           so many single values: the column and row of a hex
    numbers, names  a list of figures in one line; of names, one to a line
    rows            a list of lists of figures, one to a line
    object          fields of its own
    list            several of one kind, each with fields
    table           values by names that people give
    raw             anything else, as YAML
"""

from __future__ import annotations

import functools
import json
import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Literal

from affray.core.catalogue import Catalogue
from affray.core.documents import parse

Schema = Mapping[str, Any]
Kind = Literal[
    "text", "long", "integer", "number", "flag", "choice", "choices", "fixed", "numbers", "names", "rows", "object",
    "list", "table", "raw",
]  # fmt: skip

LONG = 200  # characters, above which text gets several lines
FEW = 4  # single values that stand side by side
SINGLE = ("text", "integer", "number", "choice")
NOTHING = ("-", "–", "—", "null", "none")  # how a gap in a list of figures is written
_WHOLE = re.compile(r"[+-]?\d{1,15}")
_FIGURE = re.compile(r"[+-]?(\d{1,15}([.]\d{0,15})?|[.]\d{1,15})")


@dataclass(frozen=True)
class Shape:
    """One part of a schema."""

    kind: Kind
    schema: Schema  # of the value, references followed
    whole: Schema  # the schema that references are of
    nullable: bool = False
    key: str = ""  # of a mapping for which a bare name may stand: `{key: name}`

    @property
    def catalogue(self) -> str:
        """The table of the catalogue that the value is a name of; "" for none."""
        return str(self.schema.get("x-catalogue", ""))

    @property
    def first(self) -> bool:
        """Whether it is what one fills in first."""
        return bool(self.schema.get("x-first"))

    @functools.cached_property
    def properties(self) -> dict[str, Shape]:
        """The fields of an object."""
        return {name: shape_of(each, self.whole) for name, each in self.schema.get("properties", {}).items()}

    @functools.cached_property
    def item(self) -> Shape:
        """What a list or table holds."""
        found = self.schema.get("items") if self.schema.get("type") == "array" else None
        return shape_of(self.schema.get("additionalProperties", {}) if found is None else found, self.whole)

    @property
    def names(self) -> Schema:
        """What the names of a table's values are held to."""
        found: Schema = self.schema.get("propertyNames", {})
        return found

    @property
    def fixed(self) -> int:
        """How many values it holds, no more and no fewer; 0 for any number."""
        low, high = self.schema.get("minItems"), self.schema.get("maxItems")
        return low if low is not None and low == high and low <= FEW else 0

    @property
    def names_of(self) -> tuple[str, str] | None:
        """The property by which an object names an entry of the catalogue, and the table."""
        name = _key(self.schema)
        return (name, self.properties[name].catalogue) if name else None

    @property
    def values(self) -> list[Any]:
        """The values to choose from."""
        schema = self.item.schema if self.kind == "choices" else self.schema
        return _values(schema)


def _values(schema: Schema) -> list[Any]:
    return list(schema["enum"]) if "enum" in schema else [schema["const"]]


def shape_of(schema: Schema, whole: Schema) -> Shape:
    """The shape of a part of a schema."""
    branches = [_resolved(each, whole) for each in schema.get("anyOf", (schema,))]
    solid = [each for each in branches if each.get("type") != "null"]
    nullable = len(solid) < len(branches)
    outer = {key: value for key, value in schema.items() if key not in ("anyOf", "$ref")}
    by_type = {each.get("type"): each for each in solid}
    if len(solid) == 2 and "string" in by_type and "object" in by_type:
        found = by_type["object"]
        return Shape("object", {**found, **outer}, whole, nullable, _key(found))
    if len(solid) == 2 and "string" in by_type and "array" in by_type:
        solid = [by_type["array"]]
    if len(solid) > 1 and all("properties" in each for each in solid):
        solid = [_together(solid)]
    found = {**solid[0], **outer} if len(solid) == 1 else outer
    made = Shape("raw", found, whole, nullable)
    return Shape(_kind(made), found, whole, nullable)


def _resolved(schema: Schema, whole: Schema) -> Schema:
    while "$ref" in schema:
        schema = {**whole["$defs"][schema["$ref"].rpartition("/")[2]], **{k: schema[k] for k in schema if k != "$ref"}}
    return schema


def _together(kinds: list[Schema]) -> Schema:
    """Several kinds of an object as one, with the fields of all; a field that tells them apart is one of its values."""
    fields: dict[str, Any] = {}
    for name, each in ((name, each) for kind in kinds for name, each in kind["properties"].items()):
        if name in fields and "const" in each:
            values = [value for value in _values(fields[name]) if value != each["const"]]
            fields[name] = {**{k: v for k, v in fields[name].items() if k != "const"}, "enum": [*values, each["const"]]}
        else:
            fields.setdefault(name, each)
    return {**kinds[0], "properties": fields}


def _key(schema: Schema) -> str:
    """The property that names the entry whose figures an object has; the bare name may stand for it.

    It may be left out; a property that must be there names something else.
    """
    found = schema.get("properties", {}).items()
    return next((name for name, each in found if "x-catalogue" in each and each.get("default", "") is None), "")


def _kind(shape: Shape) -> Kind:
    schema = shape.schema
    if "enum" in schema or "const" in schema:
        return "choice"
    plain: dict[str, Kind] = {"integer": "integer", "number": "number", "boolean": "flag"}
    match schema.get("type"):
        case "string":
            return "long" if schema.get("maxLength", 0) > LONG else "text"
        case "array":
            return _kind_of_list(shape)
        case "object" if "properties" in schema:
            return "object"
        case "object" if isinstance(schema.get("additionalProperties"), Mapping):
            return "table"
        case found:
            return plain.get(str(found), "raw")


def _kind_of_list(shape: Shape) -> Kind:
    item = shape.item
    if shape.fixed and item.kind in SINGLE:
        return "fixed"
    if item.kind == "choice":
        return "choices"
    if item.kind in ("integer", "number"):
        return "numbers"
    if item.kind == "text":
        return "names"
    if item.kind in ("numbers", "fixed") and item.item.kind in ("integer", "number"):
        return "rows"
    return "list" if item.kind in ("object", "raw") else "raw"


def normal(shape: Shape, value: Any) -> Any:
    """A value in the longer of the two ways that it may be written in."""
    if shape.kind == "object" and shape.key and isinstance(value, str):
        return {shape.key: value}
    if shape.kind == "names" and isinstance(value, str):
        return [value]
    return value


def fits(shape: Shape, value: Any) -> bool:
    """Whether a field of this kind can show a value and give it back; else it is shown as YAML."""
    match shape.kind:
        case "object" | "table":
            return isinstance(value, Mapping) and all(isinstance(key, str) for key in value)
        case "list":
            return isinstance(value, list)
        case "fixed":
            return _singles(value) and any(each != "" for each in value)
        case "choices":
            return _singles(value)
        case "numbers":
            return isinstance(value, list) and all(each is None or _word(each) for each in value)
        case "names":
            return isinstance(value, list) and all(_line(each) for each in value)
        case "rows":
            return isinstance(value, list) and all(
                isinstance(row, list) and row and all(each is None or _word(each) for each in row) for row in value
            )
        case "raw":
            return False
        case _:
            return isinstance(value, str | int | float)


def _singles(value: Any) -> bool:
    return isinstance(value, list) and all(isinstance(each, str | int | float) for each in value)


def _word(value: Any) -> bool:
    """Whether a value is one word, so that it stands in a line with others."""
    text = text_of(value) if isinstance(value, str | int | float) and value != "" else ""
    return bool(text) and not re.search(r"[,;\s]", text) and text not in NOTHING


def _line(value: Any) -> bool:
    return isinstance(value, str) and value != "" and value == value.strip() and len(value.splitlines()) == 1


def text_of(value: Any) -> str:
    """A single value as it stands in a field."""
    if value is None:
        return ""
    if isinstance(value, bool):
        return str(value).lower()
    return str(value)


def line_of(values: list[Any]) -> str:
    """Figures in a line."""
    return ", ".join(NOTHING[0] if each is None else text_of(each) for each in values)


def single(shape: Shape, text: str) -> Any:
    """What somebody typed into a field of one value; text that is no such value stays as it is."""
    plain = text.replace("\r\n", "\n").strip()
    match shape.kind:
        case "integer":
            whole = plain.replace("−", "-")
            return int(whole) if _WHOLE.fullmatch(whole) else plain
        case "number":
            figure = plain.replace("−", "-").replace(",", ".")
            if _WHOLE.fullmatch(figure):
                return int(figure)
            return float(figure) if _FIGURE.fullmatch(figure) else plain
        case "flag":
            return {"true": True, "false": False}.get(plain, plain)
        case "choice":
            return next((each for each in shape.values if text_of(each) == plain), plain)
        case _:
            return plain


def numbers(shape: Shape, text: str) -> list[Any]:
    """Figures in a line, with commas or spaces between; a dash is a gap."""
    words = [word for word in re.split(r"[,;\s]+", text) if word]
    return [None if word.lower() in NOTHING else single(shape.item, word) for word in words]


def rows(shape: Shape, text: str) -> list[list[Any]]:
    """Lines of figures."""
    found = (numbers(shape.item, line) for line in text.splitlines())
    return [row for row in found if row]


def names(text: str) -> list[str]:
    """Names, one to a line."""
    return [line.strip() for line in text.splitlines() if line.strip()]


ABSENT: Any = object()  # where nothing is written


def beneath(shape: Shape, value: Any, base: Any, catalogue: Catalogue | None) -> Mapping[str, Any]:
    """What the fields of an object have where nothing is written in them: figures of the entry that it names."""
    found: Mapping[str, Any] = base if isinstance(base, Mapping) else {}
    named = shape.names_of
    if named is None or catalogue is None or not isinstance(value, Mapping):
        return found
    name = value.get(named[0])
    entry = catalogue.entry(named[1], name) if isinstance(name, str) else {}
    return entry or found


def yaml_of(value: Any) -> str:
    """Any value as people may edit it: text as it is where that means the same, all else as JSON, which is YAML."""
    if isinstance(value, str) and value and parsed(value) == value:
        return value
    text = json.dumps(value, ensure_ascii=False)
    return text if text.isprintable() else json.dumps(value)


def parsed(text: str) -> Any:
    """What somebody typed as YAML; what is no YAML stays text."""
    plain = text.replace("\r\n", "\n").strip()
    if not plain:
        return None
    try:
        return kept(parse(plain).data)
    except (ValueError, RecursionError):
        return plain


def kept(data: Any) -> Any:
    """Plain data themselves. Raises ValueError for what the store can't keep: numbers without end."""
    json.dumps(data, allow_nan=False)
    return data
