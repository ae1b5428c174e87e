"""Where compiled rules are kept, and what they depend on. Knows of the compiler, but does not import it.

Every compiled function has a file of its own, named by a hash of its code, of the numbers and enums that it names, and
of the core's own sources; record layouts are part of its signature, machine and versions part of the folder. One more
file holds a ruleset's whole program. It is named by a hash of all functions in it: those of the rules, and the tactics,
which are reached through a referee. So an edited rule compiles again what it touches, and nothing is ever stale.
"""

from __future__ import annotations

import enum
import functools
import hashlib
import importlib.metadata
import os
import pickle
import platform
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from types import CodeType, FunctionType, ModuleType
from typing import Any

from affray.core.records import fields_of, is_record
from affray.core.ruleset import Ruleset

SOURCES = (
    "cache.py",
    "generator.py",
    "records.py",
    "referee.py",
    "compiled/*.py",
)  # what all compiled code depends on
TACTICS = {
    "choose": "decide",
    "amount": "decide_amount",
    "pick": "decide_pick",
    "considers": "decide_first",
}  # a referee's way back into a ruleset
KEEP_DAYS = 90  # files that nothing used for so long are deleted


@functools.cache
def folder() -> Path:
    """Where compiled code of this machine and these versions is kept."""
    return base_folder() / f"code-{digest(*_machine())[:12]}"


def base_folder() -> Path:
    """AFFRAY_CACHE, or the platform's folder for caches."""
    if given := os.environ.get("AFFRAY_CACHE"):
        return Path(given)
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", Path.home() / "AppData/Local")) / "affray/cache"
    if sys.platform == "darwin":
        return Path.home() / "Library/Caches/affray"
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "affray"


def _machine() -> Iterator[str]:
    yield from (importlib.metadata.version(name) for name in ("numba", "llvmlite", "numpy"))
    yield from (sys.version, platform.system(), platform.machine(), platform.processor())
    yield from (f"{name}={value}" for name, value in sorted(os.environ.items()) if name.startswith("NUMBA_"))
    try:
        lines = Path("/proc/cpuinfo").read_text().splitlines()
    except OSError:
        return
    yield from sorted({line for line in lines if line.startswith(("model name", "flags", "Features", "CPU part"))})


def digest(*parts: str) -> str:
    """A hash of texts."""
    return hashlib.sha256("\0".join(parts).encode()).hexdigest()


@functools.cache
def core_sources() -> str:
    """A hash of the core's modules that stand in compiled code."""
    here = Path(__file__).parent
    return digest(*(path.read_text("utf-8") for name in SOURCES for path in sorted(here.glob(name))))


def original(value: Any) -> Any:
    """The function that a compiled one was made of; anything else as it is."""
    value = getattr(value, "py_func", value)
    return getattr(value, "original", value)


def _code(code: CodeType) -> Iterator[str]:
    """What a function does, without its line numbers: a comment or a shifted line changes nothing."""
    yield from (code.co_code.hex(), repr(code.co_names), repr(code.co_varnames), repr(code.co_freevars))
    yield code.co_exceptiontable.hex()
    for const in code.co_consts:
        if isinstance(const, CodeType):
            yield from _code(const)
        else:
            yield repr(const)


def _names(code: CodeType) -> Iterator[str]:
    yield from code.co_names
    for const in code.co_consts:
        if isinstance(const, CodeType):
            yield from _names(const)


def _named(f: FunctionType) -> Iterator[tuple[str, Any]]:
    """What a function names: globals, and what it reaches in modules."""
    names = sorted(set(_names(f.__code__)))
    for name in names:
        if name in f.__globals__:
            value = f.__globals__[name]
            yield name, value
            if isinstance(value, ModuleType):
                yield from ((f"{name}.{below}", getattr(value, below)) for below in names if hasattr(value, below))


def fingerprint(f: Any, ruleset: Ruleset, seen: set[Any] | None = None) -> str:
    """A hash of a function, of the constants and enums that it names, and of all functions below it.

    `ruleset` has the tactics that are reached through a referee.

    `seen` collects the functions that were reached. Raises TypeError for a global whose value can't stand in compiled
    code.
    """
    seen = set() if seen is None else seen
    waiting = [original(f)]
    while waiting:
        one = waiting.pop()
        if one not in seen:
            seen.add(one)
            waiting += _own(one)[1]
            waiting += [getattr(ruleset, TACTICS[name]) for name in _names(one.__code__) if name in TACTICS]
    return digest(core_sources(), _own(original(f))[0], *sorted(_own(g)[0] for g in seen))[:24]


def own_mark(f: Any) -> str:
    """A hash of a function by itself: of its code, of what it names, of the names of the functions that it calls."""
    return digest(core_sources(), _own(original(f))[0])


def _parameters(f: FunctionType) -> str:
    """What a call of a function depends on."""
    return repr((f.__code__.co_varnames[: f.__code__.co_argcount], f.__defaults__))


@functools.cache
def _own(f: FunctionType) -> tuple[str, list[FunctionType]]:
    """A hash of a function by itself, and the functions that it names."""
    parts, below = [f.__module__, f.__qualname__, *_code(f.__code__), repr(f.__defaults__)], []
    for name, named in _named(f):
        value = original(named)
        if isinstance(value, FunctionType):
            below.append(value)
            parts.append(f"{name}: {value.__module__}.{value.__qualname__} {_parameters(value)}")
        else:
            parts.append(f"{name}: {_value(f, name, value)}")
    return digest(*parts), below


def _value(f: FunctionType, name: str, value: Any) -> str:
    if isinstance(value, enum.EnumMeta):
        members: dict[str, enum.Enum] = dict(value.__members__)
        return repr([(member, each.value) for member, each in members.items()])
    if value is None or isinstance(value, int | float | str | bytes | tuple | frozenset):
        return repr(value)
    if isinstance(value, type):
        return layout(value) if is_record(value) else value.__qualname__
    if isinstance(value, list | dict | set) and not f.__module__.startswith("affray.core."):
        raise TypeError(f"{f.__module__}.{f.__qualname__}: {name} is a {type(value).__name__}; rules may name tuples")
    return repr((value.dtype, value.shape, value.tobytes())) if hasattr(value, "tobytes") else type(value).__qualname__


def layout(record: type[Any]) -> str:
    """A record's fields, names and sizes, all the way down."""
    fields = fields_of(record)
    return repr([(f.name, f.kind, f.size, layout(f.cls) if is_record(f.cls) else f.cls.__qualname__) for f in fields])


def roots(ruleset: Ruleset) -> tuple[Any, ...]:
    """The rules that compiled code starts from."""
    return (ruleset.advance, ruleset.winner, ruleset.fate)


def program_file(ruleset: Ruleset, taped: bool = False) -> str:
    """The file that holds the whole machine code of a ruleset, as its sources now are.

    `taped`: the code for fights that begin with recorded answers.
    """
    marks = [fingerprint(f, ruleset) for f in roots(ruleset)]
    return f"{ruleset.name}-{'taped-' * taped}{digest(layout(ruleset.fight), *marks)[:24]}.program"


def is_ready(ruleset: Ruleset, taped: bool = False) -> bool:
    """Whether the machine code of a ruleset can be loaded at once."""
    return (folder() / program_file(ruleset, taped)).exists()


def load(file: str) -> Any:
    """What a file of the cache holds, None if there is no such file or it can't be read."""
    try:
        os.utime(folder() / file)  # it is in use: not to be deleted as old
        return pickle.loads((folder() / file).read_bytes())
    except (OSError, EOFError, pickle.UnpicklingError, AttributeError, ImportError):
        return None


def save(file: str, value: Any) -> bool:
    """Write a file at one go, so that nobody reads half of it; whether that worked."""
    try:
        folder().mkdir(parents=True, exist_ok=True)
        with tempfile.NamedTemporaryFile(dir=folder(), delete=False) as new:
            new.write(pickle.dumps(value))
        Path(new.name).replace(folder() / file)
    except OSError:
        return False
    return True


def prune(days: float = KEEP_DAYS) -> int:
    """Delete files of the cache that were not used for so many days; how many."""
    oldest, gone = time.time() - days * 86400, 0
    for path in base_folder().glob("code-*/*"):
        try:
            used = path.stat()
            if max(used.st_atime, used.st_mtime) < oldest:
                path.unlink()
                gone += 1
        except OSError:  # another process was faster
            continue
    return gone
