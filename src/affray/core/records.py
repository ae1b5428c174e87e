"""Records: one class body is a slotted dataclass (interpreter) and a NumPy structured dtype (compiled).

Every figure is an int64: an int, a bool or an IntEnum. There are five shapes besides single figures:

    hp: Final[Ints] = ints(13)                          an array of ints
    purse: Final[Purse] = one(Purse)                    a nested record
    fighters: Final[Rows[Fighter]] = many(Fighter, 62)  up to 62 nested records (in the interpreter only those in use)
    book: Final[Book] = shared(Book)                    a nested record that no rule changes; clones keep the same one
    walks: Final[Rows[Walk]] = scratch(Walk, 1)         up to 1 nested record, of no meaning between two steps

A record that is cloned by the million keeps its fields in this order: single figures and arrays, `many` (only the rows
in use are copied), `scratch` (never copied, compared or saved: a clone has empty rows), `shared`. `Final` and the
narrow protocols `Ints` and `Rows` make mypy refuse what would mean one thing in the interpreter and another when
compiled: assigning an array or a nested record (an alias or a copy?) and iterating (the rows in use or all of them?).
Use `assign` to copy a record and `range(count)` to walk one.
"""

from __future__ import annotations

import dataclasses
import functools
from collections.abc import Callable, Iterable
from enum import IntEnum
from typing import (
    TYPE_CHECKING,
    Any,
    Final,
    Protocol,
    TypeVar,
    cast,
    dataclass_transform,
    get_args,
    get_origin,
    get_type_hints,
)

from affray.core.said import Said

if TYPE_CHECKING:
    import numpy as np

T = TypeVar("T")
T_co = TypeVar("T_co", covariant=True)


class Ints(Protocol):
    """What rules may do with an array of ints: look at single figures and set them, counted from 0."""

    def __getitem__(self, k: int, /) -> int: ...

    def __setitem__(self, k: int, v: int, /) -> None: ...


class Rows(Protocol[T_co]):
    """What rules may do with an array of records: look at single ones, counted from 0."""

    def __getitem__(self, k: int, /) -> T_co: ...


@dataclasses.dataclass(frozen=True)
class _Shape:
    """The mark that a class body carries in place of a default until `record` reads it."""

    kind: str
    size: int
    cls: type[Any]


def ints(size: int) -> Ints:
    """A field that holds `size` ints, all 0 at first."""
    return cast(Ints, _Shape("ints", size, int))


def one(cls: type[T]) -> T:
    """A field that holds one nested record."""
    return cast(T, _Shape("one", 1, cls))


def shared(cls: type[T]) -> T:
    """A nested record that no rule changes (catalogue, tables, map): a clone keeps the same one. It stands last."""
    return cast(T, _Shape("shared", 1, cls))


def scratch(cls: type[T], limit: int) -> Rows[T]:
    """Up to `limit` nested records that a step writes before it reads them; `hold` puts those in use into it."""
    return cast("Rows[T]", _Shape("scratch", limit, cls))


def many(cls: type[T], limit: int) -> Rows[T]:
    """A field that holds up to `limit` nested records; `hold` puts those in use into it."""
    return cast("Rows[T]", _Shape("many", limit, cls))


RECORDS = ("one", "shared", "many", "scratch")  # kinds of fields that hold records


@dataclasses.dataclass(frozen=True)
class Field:
    """One field of a record.

    Its name, its kind (int, bool, enum, ints, one, many, scratch, shared), how many, and of what class.
    """

    name: str
    kind: str
    size: int
    cls: type[Any]

    @property
    def width(self) -> int:
        """How many int64 the field takes."""
        return self.size * (width(self.cls) if self.kind in RECORDS else 1)


class Scratch(dict[int, Any]):
    """Rows that are made when one is first looked at: most clones are never played far enough to need them."""

    __slots__ = ("cls", "size")

    def __init__(self, cls: type[Any], size: int) -> None:
        """So many rows of a record class."""
        self.cls, self.size = cls, size

    def __missing__(self, k: int) -> Any:
        if not 0 <= k < self.size:
            raise IndexError(k)
        made = self[k] = self.cls()
        return made

    def __len__(self) -> int:
        return self.size

    def __eq__(self, other: object) -> bool:
        """What they hold means nothing."""
        return isinstance(other, Scratch) and (self.cls, self.size) == (other.cls, other.size)

    __hash__ = None


_FIELDS: dict[type[Any], tuple[Field, ...]] = {}
_WIDTH: dict[type[Any], int] = {}
_DTYPES: dict[type[Any], Any] = {}


def _zeros(size: int) -> list[int]:
    return [0] * size


def _field_of(cls: type[Any], name: str, hint: Any) -> Field:
    if get_origin(hint) is Final:
        (hint,) = get_args(hint)
    mark = cls.__dict__.get(name, 0)
    if isinstance(mark, _Shape):
        return Field(name, mark.kind, mark.size, mark.cls)
    if hint is bool:
        return Field(name, "bool", 1, bool)
    if isinstance(hint, type) and issubclass(hint, IntEnum):
        return Field(name, "enum", 1, hint)
    if hint is int:
        return Field(name, "int", 1, int)
    raise TypeError(
        f"{cls.__name__}.{name}: a record holds ints, bools, IntEnums, ints(), one(), many() and shared(), not {hint!r}"
    )


def _factory(field: Field) -> Callable[[], Any]:
    if field.kind == "ints":
        return functools.partial(_zeros, field.size)
    if field.kind == "scratch":
        return functools.partial(Scratch, field.cls, 0)
    return tuple if field.kind == "many" else field.cls


@dataclass_transform()
def record(cls: type[T]) -> type[T]:
    """Turn a class body into a slotted dataclass that also knows its dtype.

    Raises TypeError, naming the field, for a field of any other type than a record can hold.
    """
    fields = tuple(_field_of(cls, name, hint) for name, hint in get_type_hints(cls).items())
    for field in fields:
        if field.kind == "ints" or field.kind in RECORDS:
            setattr(cls, field.name, dataclasses.field(default_factory=_factory(field)))
    made: type[T] = dataclasses.dataclass(slots=True)(cls)
    _FIELDS[made] = fields
    _WIDTH[made] = sum(field.width for field in fields)
    _write_helpers(made)
    return made


# What each kind of field contributes to the generated methods; {n} is its name, {at} its place, {w} the width of one
# row.
_CLONE = {
    "ints": "a.{n}[:]",
    "one": "a.{n}._clone()",
    "many": "tuple([x._clone() for x in a.{n}])",
    "scratch": "Scratch(c_{n}, len(a.{n}))",
}
_ASSIGN = {
    "ints": "b.{n}[:] = a.{n}",
    "one": "b.{n}._assign(a.{n})",
    "many": "[x._assign(y) for x, y in zip(b.{n}, a.{n}, strict=True)]",
    "scratch": "pass",
    "shared": "b.{n} = a.{n}",
}
_FLAT = {
    "ints": "out.extend(a.{n})",
    "one": "a.{n}._flat(out)",
    "shared": "a.{n}._flat(out)",
    "many": "[x._flat(out) for x in a.{n}]; out.extend([0] * (({size} - len(a.{n})) * {w}))",
    "scratch": "out.extend([0] * ({size} * {w}))",
}
_LOAD = {
    "int": "a.{n} = data[at + {at}]",
    "ints": "a.{n}[:] = data[at + {at}:at + {at} + {size}]",
    "one": "a.{n}._load(data, at + {at})",
    "shared": "a.{n}._load(data, at + {at})",
    "many": "[x._load(data, at + {at} + i * {w}) for i, x in enumerate(a.{n})]",
    "scratch": "pass",
}


def _write_helpers(cls: type[Any]) -> None:
    """Write clone, assign, flat and load out as straight-line code: twenty times faster than deepcopy."""
    names: dict[str, Any] = {"new": cls.__new__, "cls": cls, "Scratch": Scratch}
    clone_, assign_ = ["def _clone(a):", " b = new(cls)"], ["def _assign(b, a):", " pass"]
    flat, load = ["def _flat(a, out):", " pass"], ["def _load(a, data, at):", " pass"]
    at = 0
    for f in _FIELDS[cls]:
        names[f"c_{f.name}"] = f.cls
        fill_in = {"n": f.name, "at": at, "size": f.size, "w": f.width // f.size}
        clone_.append(f" b.{f.name} = " + _CLONE.get(f.kind, "a.{n}").format(**fill_in))
        assign_.append(" " + _ASSIGN.get(f.kind, "b.{n} = a.{n}").format(**fill_in))
        flat.append(" " + _FLAT.get(f.kind, "out.append(int(a.{n}))").format(**fill_in))
        load.append(" " + _LOAD.get(f.kind, "a.{n} = c_{n}(data[at + {at}])").format(**fill_in))
        at += f.width
    for body in ([*clone_, " return b"], assign_, flat, load):
        exec("\n".join(body), names)
    for name in ("_clone", "_assign", "_flat", "_load"):
        setattr(cls, name, names[name])


def fields_of(cls: type[Any]) -> tuple[Field, ...]:
    """The fields of a record class in their order."""
    return _FIELDS[cls]


def is_record(cls: object) -> bool:
    """Whether a class was made by `record`."""
    return cls in _FIELDS


def width(cls: type[Any]) -> int:
    """How many int64 one record of this class takes, all rows of `many` included."""
    return _WIDTH[cls]


def dtype_of(cls: type[Any]) -> np.dtype[Any]:
    """The NumPy structured dtype of a record class: the same fields, every figure an int64."""
    import numpy as np

    if cls not in _DTYPES:
        spec: list[Any] = []
        for f in _FIELDS[cls]:
            base = dtype_of(f.cls) if f.kind in RECORDS else "i8"
            spec.append((f.name, base, (f.size,)) if f.kind in ("ints", "many", "scratch") else (f.name, base))
        _DTYPES[cls] = np.dtype(spec)
    return cast("np.dtype[Any]", _DTYPES[cls])


def clone(a: T) -> T:
    """A copy of a record that shares nothing with it but what is `shared`."""
    return cast(T, cast(Any, a)._clone())


def assign(target: T, source: T) -> None:
    """Copy every figure of source into target (`x.purse = y.purse` would alias in the interpreter)."""
    cast(Any, target)._assign(source)


def same(a: T, b: T) -> bool:
    """Whether two records have the same figures; without scratch rows, which would not count."""
    return bool(a == b)


def figures(a: object) -> list[int]:
    """All figures of a record in their order; rows of `many` not in use come as zeros."""
    out: list[int] = []
    cast(Any, a)._flat(out)
    return out


def to_array(a: object) -> np.ndarray[Any, Any]:
    """The record as an array of shape (1,) of its dtype, for compiled code."""
    import numpy as np

    return np.array(figures(a), np.int64).view(dtype_of(type(a)))


def from_array(into: T, data: np.ndarray[Any, Any]) -> T:
    """Read figures back from an array as `to_array` gives it, into a record with the same rows in use."""
    cast(Any, into)._load(data.view("i8").tolist(), 0)
    return into


def place_of(a: object, path: str) -> int:
    """The place of one figure in the flat record, by its path: `round`, `fighters[2].hp[0]`.

    Raises KeyError with the path when there is no such figure, or the row isn't in use.
    """
    place, here = 0, a
    for name in path.replace("[", ".[").split("."):
        try:
            here, before = _inside(here, name)
        except (KeyError, IndexError, ValueError, TypeError):
            raise KeyError(path) from None
        place += before
    if not isinstance(here, int):
        raise KeyError(path)
    return place


def _inside(here: Any, name: str) -> tuple[Any, int]:
    """A field by its name, or a row or figure by `[k]`, and how many int64 come before it."""
    if name.startswith("["):
        k = range(len(here)).index(int(name[1:-1]))
        return here[k], k * (width(type(here[k])) if is_record(type(here[k])) else 1)
    before = 0
    for f in _FIELDS[type(here)]:
        if f.name == name:
            return getattr(here, name), before
        before += f.width
    raise KeyError(name)


def put(a: Any, place: int, value: int) -> None:
    """Set one figure by its place in the flat record.

    Raises IndexError when there is no such place or the row isn't in use, ValueError when an enum has no such member.
    """
    if place < 0:
        raise IndexError(place)
    for f in _FIELDS[type(a)]:
        if place < f.width:
            here: Any = getattr(a, f.name)
            if f.kind == "ints":
                here[place] = value
            elif f.kind in ("many", "scratch"):
                put(here[place // width(f.cls)], place % width(f.cls), value)
            elif f.kind in ("one", "shared"):
                put(here, place, value)
            else:
                setattr(a, f.name, f.cls(value))
            return
        place -= f.width
    raise IndexError(place)


def fill(target: Ints, values: Iterable[int]) -> None:
    """Set an array from its start on, in setup code."""
    for k, value in enumerate(values):
        target[k] = value


def hold(a: object, name: str, rows: Iterable[object]) -> None:
    """Put the records in use into a `many` field, in setup code; of a `scratch` field only how many they are counts.

    Raises ValueError when there are more than it holds.
    """
    held = tuple(rows)
    (field,) = (f for f in _FIELDS[type(a)] if f.name == name)
    if len(held) > field.size:
        words = f"{name}: {len(held)}, but at most {field.size} are possible"
        raise ValueError(Said(words, "too-many-rows", number=len(held), table=name, most=field.size))
    setattr(a, name, Scratch(field.cls, len(held)) if field.kind == "scratch" else held)


F = TypeVar("F", bound=Callable[..., Any])
RULES: list[Callable[..., Any]] = []


def rule(f: F) -> F:
    """Mark a function as a rule: plain in the interpreter, compiled along when odds are asked. Imports no compiler."""
    RULES.append(f)
    return f
