"""What somebody filled in, as plain data: a form's fields over the data that it was made of.

What the form doesn't show stays as it is, what can't be understood stays as it was typed: nothing is lost, and the
check of the data says what is wrong with it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any
from urllib.parse import parse_qsl

from affray.core.catalogue import Catalogue
from affray.core.documents import Loc
from affray.web.shapes import ABSENT, Shape, beneath, names, normal, numbers, parsed, rows, single, text_of

FIELDS = 40_000  # of a form, at most
MOST = 1_000  # items that a form may say a list has


class Form:
    """The fields of a form that came in."""

    def __init__(self, fields: list[tuple[str, str]]) -> None:
        """In their order; a name may be there several times."""
        self.fields: dict[str, list[str]] = {}
        self.under: set[str] = set()
        for name, value in fields:
            self.fields.setdefault(name, []).append(value)
            parts = name.split("/")
            self.under.update("/".join(parts[: k + 1]) for k in range(len(parts)))

    @classmethod
    def of(cls, body: bytes) -> Form:
        """From the body of a request. Raises ValueError for more fields than a form of ours has."""
        return cls(parse_qsl(body.decode("utf-8", "replace"), keep_blank_values=True, max_num_fields=FIELDS))

    def has(self, name: str) -> bool:
        """Whether a field, or one inside it, was on the form."""
        return name in self.under

    def text(self, name: str) -> str:
        """What a field holds; "" for none. Of several the last."""
        return self.fields.get(name, [""])[-1]

    def all(self, name: str) -> list[str]:
        """All that a field holds."""
        return self.fields.get(name, [])

    def count(self, name: str) -> int:
        """How many items a list has."""
        text = self.text(f"{name}/~n")
        return min(int(text), MOST) if text.isascii() and text.isdigit() else 0


class Filled:
    """Plain data out of a form. `places` tells where in the data each part of the form went, by name."""

    def __init__(self, form: Form, catalogue: Catalogue | None = None, adding: str = "") -> None:
        """The catalogue has what stands where nothing is written. `adding`: the list that gets a new item."""
        self.form, self.catalogue, self.adding = form, catalogue, adding
        self.places: dict[str, Loc] = {}

    def value(self, shape: Shape, name: str, loc: Loc, old: Any, base: Any = None) -> Any:
        """The value of one field: ABSENT where nothing is written."""
        if not self.form.has(name):
            return old
        self.places[name] = loc
        if self.form.has(f"{name}/~yaml"):
            found = parsed(self.form.text(f"{name}/~yaml"))
            return ABSENT if found is None else found
        made = self._made(shape, name, loc, normal(shape, old), base)
        if made is not ABSENT:
            return made
        if self.form.text(f"{name}/~null"):
            return None
        return self._empty(shape) if self.form.text(f"{name}/~none") else ABSENT

    def _empty(self, shape: Shape) -> Any:
        return {} if shape.kind in ("table", "object") else []

    def _made(self, shape: Shape, name: str, loc: Loc, old: Any, base: Any) -> Any:
        match shape.kind:
            case "object":
                return self.object(shape, name, loc, old, base) or ABSENT
            case "list":
                return self._list(shape, name, loc, old, base)
            case "table":
                return self._table(shape, name, loc, old) or ABSENT
            case "flag":
                return self._flag(shape, name, old)
            case "choices":
                return self._choices(shape, name, old) or ABSENT
            case "fixed":
                typed = [single(shape.item, self.form.text(f"{name}/{k}")) for k in range(self.form.count(name))]
                return typed if any(each != "" for each in typed) else ABSENT
            case "numbers":
                return numbers(shape, self.form.text(name)) or ABSENT
            case "rows":
                return rows(shape, self.form.text(name)) or ABSENT
            case "names":
                return names(self.form.text(name)) or ABSENT
            case _:
                text = self.form.text(name)
                return single(shape, text) if text.strip() else ABSENT

    def object(self, shape: Shape, name: str, loc: Loc, old: Any, base: Any = None) -> dict[str, Any]:
        """The fields of an object over those that it had; empty when none is written."""
        kept = dict(old) if isinstance(old, Mapping) else {}
        if self.form.has(f"{name}/~more"):
            more = parsed(self.form.text(f"{name}/~more"))
            known = {key: value for key, value in kept.items() if key in shape.properties}
            kept = {**known, **(more if isinstance(more, Mapping) else {} if more is None else {"?": more})}
        named = shape.names_of
        if named is not None:
            found = self.value(shape.properties[named[0]], f"{name}/{named[0]}", (*loc, named[0]), ABSENT)
            base = beneath(shape, {named[0]: found}, base, self.catalogue)
        lower = base if isinstance(base, Mapping) else {}
        for key, each in shape.properties.items():
            made = self.value(each, f"{name}/{key}", (*loc, key), kept.get(key, ABSENT), lower.get(key))
            if made is ABSENT:
                kept.pop(key, None)
            else:
                kept[key] = made
        return kept

    def _list(self, shape: Shape, name: str, loc: Loc, old: Any, base: Any) -> Any:
        was = old if isinstance(old, list) else []
        made = []
        for k in range(self.form.count(name)):
            before = was[k] if k < len(was) else ABSENT
            found = self.value(shape.item, f"{name}/{k}", (*loc, k), before)
            made.append(self._empty(shape.item) if found is ABSENT and shape.item.kind == "object" else found)
        made = [each for each in made if each is not ABSENT]
        new = self._new(name)
        if new:
            made = [*(made or self.below(base)), {shape.item.key: new} if shape.item.key else new]
        return made or ABSENT

    def _new(self, name: str) -> str:
        """What somebody wants to add to a list; "" for nothing."""
        return self.form.text(f"{name}/~new").strip() if name == self.adding else ""

    @staticmethod
    def below(base: Any) -> list[Any]:
        """The items that a list has where none is written."""
        return list(base) if isinstance(base, list) else []

    def _table(self, shape: Shape, name: str, loc: Loc, old: Any) -> dict[str, Any]:
        was = list(old.values()) if isinstance(old, Mapping) else []
        made: dict[str, Any] = {}
        for k in range(self.form.count(name)):
            key = self.form.text(f"{name}/{k}/~k").strip()
            place = _free(key, made)
            before = was[k] if k < len(was) else ABSENT
            found = self.value(shape.item, f"{name}/{k}/v", (*loc, place), before)
            self.places[f"{name}/{k}"] = (*loc, place)
            if key or found is not ABSENT:
                made[place] = self._blank(shape.item) if found is ABSENT else found
        new = self._new(name)
        if new:
            made[_free(new, made)] = self._blank(shape.item)
        return made

    def _blank(self, shape: Shape) -> Any:
        """What a new entry of a table holds."""
        if shape.kind in ("object", "table"):
            return {}
        return [] if shape.kind in ("list", "numbers", "names", "rows", "choices", "fixed") else ""

    def _flag(self, shape: Shape, name: str, old: Any) -> Any:
        if self.form.has(f"{name}/~switch"):
            on = self.form.text(name) == "true"
            return ABSENT if old is ABSENT and on == shape.schema.get("default", False) else on
        text = self.form.text(name)
        return single(shape, text) if text else ABSENT

    def _choices(self, shape: Shape, name: str, old: Any) -> list[Any]:
        """The values that are ticked, those that were there before first and in their order."""
        ticked = [text for text in self.form.all(name) if text]
        kept = [each for each in old if text_of(each) in ticked] if isinstance(old, list) else []
        there = {text_of(each) for each in kept}
        new = [text for text in ticked if text not in there]
        return [*kept, *(single(shape.item, text) for text in new)]


def _free(key: str, taken: Mapping[str, Any]) -> str:
    """A key, or that key with a number where it is there already."""
    tries = (f"{key} ({k})" for k in range(2, MOST + 2))
    return key if key not in taken else next(each for each in tries if each not in taken)
