"""The loop that plays fights by the million, and the program that it makes of a ruleset."""

from __future__ import annotations

import re
from enum import EnumMeta
from types import FunctionType, ModuleType
from typing import Any

import numba
from numba.core import types

from affray.core import cache
from affray.core.bits import lowest, size
from affray.core.compiled.block import (
    AT,
    COUNT,
    END,
    EVENTS,
    FIGHT,
    FIRST,
    NUMBER,
    ROW_WIDTH,
    ROWS,
    SEED,
    SPAN_COUNT,
    SPANS,
    START,
    STATE,
)
from affray.core.compiled.failing import ENTRY
from affray.core.compiled.libraries import LoosePipeline, RootPipeline, RulePipeline
from affray.core.compiled.referee import CORE, METHODS, PROGRAMS, RefereeType, core, hush, stream
from affray.core.compiled.rules import Key, RuleDispatcher, compiled
from affray.core.compiled.values import (
    Numbers,
    copy_record,
    copy_words,
    count_bits,
    lowest_bit,
    peek_at,
    pointer_of,
    poke_at,
    same_record,
)
from affray.core.loop import HEAD, STEP_LIMIT, RuleError
from affray.core.records import RULES, assign, dtype_of, same
from affray.core.referee import Hush
from affray.core.ruleset import Ruleset

advance = winner = fate = plain = taped = record = None  # a ruleset's own, put in by `with_names`


def run(block):
    """Play the fights that a block of `core.machine` asks for."""
    fight = record(peek_at(block, FIGHT))
    referee = plain(block)
    for k in range(peek_at(block, COUNT)):
        begin(block, k)
        steps = 0
        while not fight.over and steps < STEP_LIMIT:
            advance(referee, fight)
            steps += 1
        write(block, fight, k, steps)
    return 0


def run_taped(block):
    """The same where recorded answers come first: another referee looks for them until they are used up."""
    fight = record(peek_at(block, FIGHT))
    first_referee = taped(block)
    referee = plain(block)
    for k in range(peek_at(block, COUNT)):
        begin(block, k)
        steps = 0
        while not fight.over and steps < STEP_LIMIT and peek_at(block, AT) < peek_at(block, END):
            advance(first_referee, fight)
            steps += 1
        while not fight.over and steps < STEP_LIMIT:
            advance(referee, fight)
            steps += 1
        write(block, fight, k, steps)
    return 0


@core()
def begin(block, k):
    """Back to the first state, with the dice of the fight's own stream."""
    spans = peek_at(block, SPANS)
    for j in range(peek_at(block, SPAN_COUNT)):
        copy_words(peek_at(block, FIGHT), peek_at(block, START), peek_at(spans, 2 * j), peek_at(spans, 2 * j + 1))
    poke_at(block, NUMBER, k)
    poke_at(block, STATE, stream(peek_at(block, SEED), peek_at(block, FIRST) + k))
    poke_at(block, AT, 0)


@core()
def copy_of(target, source):
    """`assign`."""
    copy_record(target, source)


@core()
def same_as(one, other):
    """`same`."""
    return same_record(one, other)


@core()
def lowest_of(bits):
    """`lowest`."""
    return lowest_bit(bits)


@core()
def size_of(bits):
    """`size`."""
    return count_bits(bits)


def write(block, fight, k, steps):
    """One row: winner, rounds, steps, fates. Steps are -1 for a fight without end."""
    row = peek_at(block, ROWS) + 8 * k * peek_at(block, ROW_WIDTH)
    poke_at(row, 0, winner(fight))
    poke_at(row, 1, fight.round)
    poke_at(row, 2, steps if fight.over else -1)
    for who in range(fight.count):
        poke_at(row, HEAD + who, fate(fight, who))


class Program:
    """The compiled code of one ruleset."""

    def __init__(self, ruleset: Ruleset) -> None:
        """Nothing is compiled yet. Raises ValueError for events with numbers too high."""
        if max(ruleset.event) >= EVENTS:
            raise ValueError(f"{ruleset.name}: the number of an event is at most {EVENTS - 1}")
        self.ruleset = ruleset
        self.key = f"{ruleset.decide.__module__}:{ruleset.name}"
        PROGRAMS[self.key] = self
        self._rules = {("rule", f.__module__, f.__qualname__): f for f in RULES}
        self._made: dict[Any, Any] = {assign: copy_of, same: same_as, lowest: lowest_of, size: size_of, Hush: hush}
        self._methods: dict[tuple[str, bool], RuleDispatcher] = {}
        self._tactics = {name: getattr(ruleset, name) for name in cache.TACTICS.values()}
        names = {name: getattr(ruleset, name) for name in ("advance", "winner", "fate")}
        names |= {"plain": pointer_of(RefereeType(self.key, False)), "taped": pointer_of(RefereeType(self.key, True))}
        names["record"] = pointer_of(numba.from_dtype(dtype_of(ruleset.fight)))
        names["write"] = self._rules["rule", write.__module__, write.__qualname__] = with_names(write, **names)
        self._run = {
            taped: compiled(with_names(f, **names), ("root",), self.replace, self.find, RootPipeline)
            for taped, f in ((False, run), (True, run_taped))
        }

    def find(self, key: Key) -> RuleDispatcher | None:
        """A function by the key that its callers have for it; None if there is none any more."""
        if key[0] == "method":
            return self.method(key[1], key[2] == "taped")
        return self.replace(self._rules[key]) if key in self._rules else CORE.get(key)

    def method(self, name: str, taped: bool) -> RuleDispatcher | None:
        """The compiled form of a referee's method; None if there is none of that name."""
        f = METHODS[taped].get(name)
        if f is None or isinstance(f, RuleDispatcher):
            return f
        if (name, taped) not in self._methods:
            own = with_names(f, **self._tactics)
            key = ("method", name, "taped" if taped else "plain")
            pipeline = LoosePipeline if name == "each" else RulePipeline
            self._methods[name, taped] = compiled(own, key, self.replace, self.find, pipeline, inline=name != "draw")
        return self._methods[name, taped]

    def replace(self, value: Any) -> Any:
        """What the compiler is given in place of a value that a rule names."""
        if isinstance(value, EnumMeta):
            return self._made.setdefault(value, Numbers(value))
        if isinstance(value, FunctionType | type):
            key = ("rule", value.__module__, value.__qualname__)
            if value not in self._made and self._rules.get(key) is value:
                self._made[value] = compiled(value, key, self.replace, self.find)
            return self._made.get(value, value)
        if isinstance(value, ModuleType) and value.__name__.startswith(self._packages):
            module = ModuleType(value.__name__)
            module.__dict__.update((k, self.replace(v)) for k, v in vars(value).items() if not k.startswith("__"))
            return module
        return value

    @property
    def _packages(self) -> tuple[str, str]:
        return "affray.", self.ruleset.decide.__module__.partition(".")[0] + "."

    def compile(self, taped: bool) -> tuple[bytes, str]:
        """An object file's bytes, and the name of the function in it.

        Raises RuleError for a rule that can't be compiled, with its file and line.
        """
        root = self._run[taped]
        try:
            root.compile((types.int64,))
        except Exception as error:
            if not RuleDispatcher.at_fault:
                raise
            raise RuleError(shortened(error, RuleDispatcher.at_fault[0])) from None
        finally:
            RuleDispatcher.at_fault.clear()
        (made,) = root.overloads.values()
        return made.library.code, ENTRY


def with_names(f: Any, **own: Any) -> Any:
    """The same function with some globals of its own."""
    copy = FunctionType(f.__code__, {**f.__globals__, **own}, f.__name__, f.__defaults__)
    copy.__module__, copy.__qualname__ = f.__module__, f.__qualname__
    return copy


def shortened(error: Exception, at_fault: Any) -> str:
    """What matters of numba's long message: the rule that can't be compiled, its file and line, and why."""
    lines = [line.strip(" .-") for line in str(error).splitlines()]
    reasons = [line for line in lines if line and not line.startswith(("Failed in", "Resolution failure", "None"))]
    reason = f"there is no field {error} in a record" if isinstance(error, KeyError) else (reasons or [repr(error)])[0]
    code = at_fault.__code__
    place = re.search(rf"{re.escape(code.co_filename)} \((\d+)\)", str(error))
    line = place.group(1) if place else code.co_firstlineno
    return f"{code.co_filename}:{line}: rule {at_fault.__name__} can't be compiled: {reason}"
