"""Validating what people wrote, and saying in plain words what pydantic finds wrong with it."""

from __future__ import annotations

import functools
from collections.abc import Collection, Iterable, Mapping
from typing import Any, TypeVar

from pydantic import BaseModel, ConfigDict, ValidationError
from pydantic_core import ErrorDetails, InitErrorDetails, PydanticCustomError

from affray.core.documents import Document, Fault, Faults, Loc, near
from affray.core.said import Said, kind_words

M = TypeVar("M", bound=BaseModel)
FEW = 20  # names are all listed up to this many
LINES = r"^[^\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f]*$"  # a pattern: text without what steers a terminal
ONE_LINE = r"^[^\x00-\x1f\x7f-\x9f]*$"  # the same, and without line breaks


class Written(BaseModel):
    """What people write: unknown keys are faults, and a value is of its type (no `"5"` for 5, no `true` for 1)."""

    model_config = ConfigDict(
        extra="forbid", strict=True, frozen=True, allow_inf_nan=False, str_strip_whitespace=True, defer_build=True
    )


def wrong(message: str) -> PydanticCustomError:
    """What a validator raises: a fault at its own value, in words that are told as they are."""
    return PydanticCustomError("wrong", "{words}", {"words": message})


def wrong_at(faults: list[tuple[Loc, str]]) -> ValidationError:
    """What a validator raises for faults further in: each with its way from the validator's own value."""
    lines = [InitErrorDetails(type=wrong(message), loc=loc, input=None) for loc, message in faults]
    return ValidationError.from_exception_data("wrong", lines)


def unknown(what: str, name: object, names: Collection[str], told: Collection[str] = ()) -> str:
    """The words for a name that isn't among those known; `what` it should be is told by the text `fault-kind-<what>`.

    Where none is near all are told, if they are few, else those `told`.
    """
    kind = what if isinstance(what, Said) else kind_words(what)
    hint = near(str(name), names)
    if not hint and (listed := ", ".join(names if len(names) <= FEW else told)):
        hint = Said(f"; there are {listed}", "there-are", names=listed)
    return Said(f"there is no {what} {shown(name)}{hint}", "unknown", kind=kind, name=shown(name), hint=hint)


def validate(model: type[M], document: Document, context: Mapping[str, Any] | None = None) -> M:
    """The document as a model. Raises Faults, all at once."""
    try:
        return model.model_validate(document.data, context=context)
    except ValidationError as error:
        raise Faults(faults_of(model, document, error)) from None


def faults_of(model: type[BaseModel], document: Document, error: ValidationError) -> list[Fault]:
    """The faults that a validation found, each at its place in the document."""
    schema = _schema(model)
    return [_fault(schema, document, details) for details in error.errors(include_url=False)]


@functools.cache
def _schema(model: type[BaseModel]) -> dict[str, Any]:
    """What a model says of itself; it takes its time, and nobody changes it."""
    return model.model_json_schema()


def _fault(schema: dict[str, Any], document: Document, details: ErrorDetails) -> Fault:
    loc, kind = details["loc"], details["type"]
    if kind == "wrong" and loc[-1:] == ("[key]",):
        return document.fault(loc[:-1], details["ctx"]["words"], key=True)
    if kind == "literal_error" and loc[-1:] == ("[key]",):
        here = _at(schema, schema, loc[:-2])
        return document.fault(loc[:-1], _unknown_key(schema, here, str(loc[-2])), key=True)
    if kind == "invalid_key" or loc[-1:] == ("[key]",):
        words = Said("a key is a word, not a number", "key-no-word")
        return document.fault(loc[:-1] if kind != "invalid_key" else loc, words, key=True)
    if kind == "extra_forbidden":
        here = _at(schema, schema, loc[:-1])
        return document.fault(loc, _unknown_key(schema, here, str(loc[-1])), key=True)
    if kind == "missing":
        wanted = _wanted(schema, _at(schema, schema, loc))
        name = str(loc[-1])
        return document.fault(
            loc, Said(f"'{name}' is missing: {wanted} is wanted", "missing", name=name, wanted=wanted)
        )
    if kind == "wrong":
        return document.fault(loc, details["ctx"]["words"])
    wanted, given = _wanted(schema, _at(schema, schema, loc)), shown(details["input"])
    return document.fault(loc, not_wanted(wanted, given))


def not_wanted(wanted: str, given: str) -> Said:
    """The words for a value in whose place another is wanted."""
    return Said(f"{wanted} is wanted, not {given}", "wanted", wanted=wanted, given=given)


def _unknown_key(schema: dict[str, Any], here: dict[str, Any], name: str) -> str:
    names = [key for branch in _branches(schema, here) for key in _keys(branch)]
    all_of_them = ", ".join(names)
    hint = near(name, names) or Said(f"; the keys here are {all_of_them}", "there-are", names=all_of_them)
    return Said(f"the key {name} isn't known here{hint}", "unknown-key", name=name, hint=hint)


def _keys(branch: dict[str, Any]) -> Iterable[str]:
    """The keys that a mapping may have."""
    known: Iterable[str] = branch.get("properties") or branch.get("propertyNames", {}).get("enum", ())
    return known


def _resolve(schema: dict[str, Any], here: dict[str, Any]) -> dict[str, Any]:
    while "$ref" in here:
        here = schema["$defs"][here["$ref"].rpartition("/")[2]]
    return here


def _branches(schema: dict[str, Any], here: dict[str, Any]) -> list[dict[str, Any]]:
    """What a value may be, one by one; that it may be left empty isn't said."""
    here = _resolve(schema, here)
    if "anyOf" not in here:
        return [here] if here.get("type") != "null" else []
    return [branch for each in here["anyOf"] for branch in _branches(schema, each)]


def _at(schema: dict[str, Any], here: dict[str, Any], loc: Loc) -> dict[str, Any]:
    """The part of the schema that a value is held to; empty where it says nothing."""
    if not loc:
        return here
    for branch in _branches(schema, here):
        if loc[0] in branch.get("properties", {}):
            return _at(schema, branch["properties"][loc[0]], loc[1:])
        more = branch.get("items") if isinstance(loc[0], int) else branch.get("additionalProperties")
        if isinstance(more, dict):
            return _at(schema, more, loc[1:])
    return {}


def _wanted(schema: dict[str, Any], here: dict[str, Any]) -> str:
    """What a part of the schema asks for, in words."""
    found = list(dict.fromkeys(_words(branch) for branch in _branches(schema, here)))
    return Said(" or ".join(found), "either", of=found) if found else SOMETHING_ELSE


SOMETHING_ELSE = Said("something else", "something-else")
_LOW = ("minimum", "minItems", "minLength")
_HIGH = ("maximum", "maxItems", "maxLength")
_NOUNS = {
    "integer": "a whole number",
    "number": "a number",
    "string": "text",
    "boolean": "true or false",
    "array": "a list",
    "object": "a mapping (key: value)",
}


def _words(branch: dict[str, Any]) -> str:
    if "enum" in branch or "const" in branch:
        names = ", ".join(str(each) for each in branch.get("enum", [branch.get("const")]))
        return Said(f"one of {names}", "one-of", names=names) if len(branch.get("enum", ())) > 1 else names
    kind = branch.get("type", "")
    if kind not in _NOUNS:
        return SOMETHING_ELSE
    low, high = (next((f"{branch[k]:g}" for k in keys if k in branch), "") for keys in (_LOW, _HIGH))
    bounds = "exact" if low == high else "both" if low and high else "low" if low else "high"
    bounds = bounds if low or high else "none"
    unit = {"array": " items", "string": " characters"}.get(kind, "")
    between = {
        "none": "",
        "exact": f" of {low}",
        "both": f" {'of' if unit else 'from'} {low} to {high}",
        "low": f" of at least {low}",
        "high": f" of at most {high}",
    }[bounds]
    unit = unit if bounds != "none" else ""
    one_line = bounds != "none" and branch.get("pattern") == ONE_LINE
    line, single = (" in one line", "yes") if one_line else ("", "no")
    text = f"{_NOUNS[kind]}{between}{unit}{line}"
    return Said(text, "noun", kind=kind, bounds=bounds, low=low, high=high, single=single)


def shown(value: object) -> str:
    """A value as it is told in a fault: text in quotes, cut when long; nothing, a list, a mapping by these words."""
    if value is None:
        return Said("nothing", "given-nothing")
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, str):
        return f"'{value[:40]}…'" if len(value) > 40 else f"'{value}'"
    if isinstance(value, Mapping):
        return Said("a mapping", "given-mapping")
    if isinstance(value, list | tuple | set):
        return Said(f"a list of {len(value)}" if value else "an empty list", "given-list", count=len(value))
    return str(value)[:40]
