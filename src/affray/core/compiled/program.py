"""The loop that plays fights by the million, and the program that it makes of a ruleset."""

from __future__ import annotations

import re
from dataclasses import dataclass
from enum import EnumMeta
from types import FunctionType, ModuleType
from typing import Any

import numba
import numpy as np
from numba.core import types

from affray.core import cache
from affray.core.compiled.libraries import LoosePipeline, RootPipeline, RulePipeline
from affray.core.compiled.referee import (
    AT,
    END,
    EVENTS,
    FIGHT,
    METHODS,
    NUMBER,
    PROGRAMS,
    SELF,
    SLOTS,
    START,
    STATE,
    TALLY,
    TAPE,
    RefereeType,
    copy_of,
    hush,
    referee_at,
    stream,
)
from affray.core.compiled.rules import RuleDispatcher, compiled
from affray.core.compiled.values import Numbers, copy_words
from affray.core.loop import HEAD, STEP_LIMIT, RuleError, endless, play_out, rule_error
from affray.core.records import RULES, assign, clone, dtype_of, fields_of, figures, from_array, width
from affray.core.referee import Hush
from affray.core.ruleset import Ruleset
from affray.core.seeded import SeededReferee, Tape

advance = winner = fate = plain = taped = None  # a ruleset's own, put in by `with_names`


def run(work, block, segments, seed, first, count, results):
    """Play fights first .. first + count - 1 in `work` and write their results.

    `segments` says what differs from fight to fight: places in the record, and how many words from there.
    """
    fight = work[0]
    address = block[SELF]
    referee = plain(address)
    for k in range(count):
        for j in range(segments.shape[0]):
            copy_words(block[FIGHT], block[START], segments[j, 0], segments[j, 1])
        block[NUMBER] = k
        block[STATE] = stream(seed, first + k)
        steps = 0
        while not fight.over and steps < STEP_LIMIT:
            advance(referee, fight)
            steps += 1
        write(fight, results, k, steps)


def run_taped(work, block, segments, seed, first, count, results):
    """The same, where recorded answers come first: a referee looks for them until they are used up."""
    fight = work[0]
    address = block[SELF]
    first_referee = taped(address)
    referee = plain(address)
    for k in range(count):
        for j in range(segments.shape[0]):
            copy_words(block[FIGHT], block[START], segments[j, 0], segments[j, 1])
        block[NUMBER] = k
        block[STATE] = stream(seed, first + k)
        block[AT] = 0
        steps = 0
        while not fight.over and steps < STEP_LIMIT and block[AT] < block[END]:
            advance(first_referee, fight)
            steps += 1
        while not fight.over and steps < STEP_LIMIT:
            advance(referee, fight)
            steps += 1
        write(fight, results, k, steps)


def write(fight, results, k, steps):
    """One row: winner, rounds, steps, fates. Steps are -1 for a fight without end."""
    results[k, 0] = winner(fight)
    results[k, 1] = fight.round
    results[k, 2] = steps if fight.over else -1
    for who in range(fight.count):
        results[k, HEAD + who] = fate(fight, who)


class Program:
    """The compiled code of one ruleset; loads it from the cache, or compiles it."""

    def __init__(self, ruleset: Ruleset) -> None:
        """Nothing is loaded or compiled yet. Raises ValueError for events with numbers too high."""
        if max(ruleset.event) >= EVENTS:
            raise ValueError(f"{ruleset.name}: the number of an event is at most {EVENTS - 1}")
        self.ruleset = ruleset
        self.key = f"{ruleset.decide.__module__}:{ruleset.name}"
        PROGRAMS[self.key] = self
        self._rules = set(RULES)
        self._made: dict[Any, Any] = {assign: copy_of, Hush: hush}
        self._methods: dict[tuple[str, bool], RuleDispatcher] = {}
        self._tactics = {name: getattr(ruleset, name) for name in cache.TACTICS.values()}
        self._run = {taped: self._root(taped) for taped in (False, True)}

    def _root(self, taped: bool) -> RuleDispatcher:
        names = {name: getattr(self.ruleset, name) for name in ("advance", "winner", "fate")}
        names |= {"plain": referee_at(RefereeType(self.key, False)), "taped": referee_at(RefereeType(self.key, True))}
        names["write"] = with_names(write, **names)
        self._rules.add(names["write"])
        root = with_names(run_taped if taped else run, **names)
        root.__qualname__ += f"_{self.ruleset.name}_{self._mark(root)}"  # symbols of two rulesets must differ
        return compiled(root, self.replace, self._mark(root), RootPipeline, nogil=True, no_cpython_wrapper=False)

    def _mark(self, f: Any) -> str:
        return cache.fingerprint(f, self.ruleset)

    def method(self, name: str, taped: bool) -> RuleDispatcher | None:
        """The compiled form of a referee's method; None if there is none of that name."""
        f = METHODS[taped].get(name)
        if f is None or isinstance(f, RuleDispatcher):
            return f
        if (name, taped) not in self._methods:
            own = with_names(f, **self._tactics)
            pipeline = LoosePipeline if name == "each" else RulePipeline
            made = compiled(own, self.replace, self._mark(own), pipeline, forceinline=name != "draw")
            self._methods[name, taped] = made
        return self._methods[name, taped]

    def replace(self, value: Any) -> Any:
        """What the compiler is given in place of a value that a rule names."""
        if isinstance(value, EnumMeta):
            return self._made.setdefault(value, Numbers(value))
        if isinstance(value, FunctionType | type):
            if value not in self._made and value in self._rules:
                self._made[value] = compiled(value, self.replace, self._mark(value))
            return self._made.get(value, value)
        if isinstance(value, ModuleType) and value.__name__.startswith(self._packages):
            module = ModuleType(value.__name__)
            module.__dict__.update((k, self.replace(v)) for k, v in vars(value).items() if not k.startswith("__"))
            return module
        return value

    @property
    def _packages(self) -> tuple[str, str]:
        return "affray.", self.ruleset.decide.__module__.partition(".")[0] + "."

    def compile(self, taped: bool) -> None:
        """Compile, or load. Raises RuleError for a rule that can't be compiled, with its file and line."""
        words = types.Array(types.int64, 1, "C")
        rows = types.Array(types.int64, 2, "C")
        fights = types.Array(numba.from_dtype(dtype_of(self.ruleset.fight)), 1, "C")
        try:
            self._run[taped].compile((fights, words, rows, *[types.int64] * 3, rows))
        except Exception as error:
            if not RuleDispatcher.at_fault:
                raise
            raise RuleError(shortened(error, RuleDispatcher.at_fault[0])) from None
        finally:
            RuleDispatcher.at_fault.clear()

    def files(self, taped: bool) -> list[str]:
        """The files of the cache that loading needs, once it is compiled."""
        return [made.library.file for made in self._run[taped].overloads.values() if made.library.file]

    def play(self, fight: Any, seed: int, first: int, count: int, tape: Tape = ()) -> tuple[np.ndarray, np.ndarray]:
        """Fights first .. first + count - 1 from a record: a row of results each, and how often each event was told.

        Raises RuleError for a rule that fails, naming it.
        """
        stage = Stage(fight, tape)
        return self._play(stage, seed, first, count), stage.block[TALLY:SLOTS].copy()

    def play_one(self, fight: Any, seed: int, number: int, tape: Tape = ()) -> Played:
        """One fight, with all that is left of it at its end. Raises RuleError."""
        stage = Stage(fight, tape)
        (row,) = self._play(stage, seed, number, 1).tolist()
        end = from_array(clone(fight), stage.work)
        return Played(row, end, int(stage.block[STATE]) & 0xFFFFFFFFFFFFFFFF, int(stage.block[AT]))

    def _play(self, stage: Stage, seed: int, first: int, count: int) -> np.ndarray:
        results = np.zeros((count, HEAD + stage.fight.count), np.int64)
        fights = stage.work.view(dtype_of(type(stage.fight)))
        places = segments(stage.fight)
        try:
            self._run[bool(stage.tape)](fights, stage.block, places, signed(seed), signed(first), count, results)
        except Exception:  # noqa: BLE001 - whatever a rule raises
            raise self._told(stage, seed, first + int(stage.block[NUMBER])) from None
        if (results[:, 2] < 0).any():
            raise RuleError(endless(self.ruleset, int(results[results[:, 2] < 0][0, 1])))
        return results

    def _told(self, stage: Stage, seed: int, number: int) -> RuleError:
        """Play a fight that failed again in the interpreter, whose error names the rule."""
        again = clone(stage.fight)
        try:
            play_out(self.ruleset, SeededReferee(self.ruleset, seed, number, again, stage.tape), again)
        except Exception as error:  # noqa: BLE001
            return rule_error(error)
        return RuleError(f"{self.ruleset.name}: fight {number} of seed {seed} fails compiled, but not interpreted")


class Stage:
    """The memory in which fights from one record are played."""

    def __init__(self, fight: Any, tape: Tape) -> None:
        """The record stays as it is."""
        self.fight, self.tape = fight, tape
        self.start = np.array(figures(fight), np.int64)
        self.work = self.start.copy()
        self.block = block = np.zeros(SLOTS + 2 * len(tape), np.int64)
        block[SLOTS:] = [word for entry in tape for word in entry]
        block[[SELF, START, FIGHT]] = [array.ctypes.data for array in (block, self.start, self.work)]
        block[TAPE], block[END] = block.ctypes.data + block.itemsize * SLOTS, len(tape)


@dataclass(frozen=True)
class Played:
    """A fight played compiled: its row of results, its record, the generator's state, how much of the tape was used."""

    row: list[int]
    record: Any
    state: int
    used: int


def with_names(f: Any, **own: Any) -> Any:
    """The same function with some globals of its own."""
    copy = FunctionType(f.__code__, {**f.__globals__, **own}, f.__name__, f.__defaults__)
    copy.__module__, copy.__qualname__ = f.__module__, f.__qualname__
    return copy


def signed(value: int) -> int:
    """A number modulo 2**64 as an int64 holds it."""
    value &= 0xFFFFFFFFFFFFFFFF
    return value - (1 << 64) if value >> 63 else value


def segments(fight: Any) -> np.ndarray:
    """What a fight may change, as places and lengths: all fields but those shared, and of `many` the rows in use."""
    spans: list[list[int]] = []
    at = 0
    for field in fields_of(type(fight)):
        used = len(getattr(fight, field.name)) * width(field.cls) if field.kind == "many" else field.width
        if field.kind != "shared" and used:
            if spans and sum(spans[-1]) == at:
                spans[-1][1] += used
            else:
                spans.append([at, used])
        at += field.width
    return np.array(spans, np.int64)


def shortened(error: Exception, at_fault: Any) -> str:
    """What matters of numba's long message: the rule that can't be compiled, its file and line, and why."""
    lines = [line.strip(" .-") for line in str(error).splitlines()]
    reasons = [line for line in lines if line and not line.startswith(("Failed in", "Resolution failure", "None"))]
    reason = f"there is no field {error} in a record" if isinstance(error, KeyError) else (reasons or [repr(error)])[0]
    code = at_fault.__code__
    place = re.search(rf"{re.escape(code.co_filename)} \((\d+)\)", str(error))
    line = place.group(1) if place else code.co_firstlineno
    return f"{code.co_filename}:{line}: rule {at_fault.__name__} can't be compiled: {reason}"
