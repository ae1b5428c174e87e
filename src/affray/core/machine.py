"""Machine code of a ruleset at work: it plays fights by the million. Needs LLVM and NumPy, but not the compiler.

The code is one function of one argument, the address of a block of int64 with all that it needs (`compiled.block`). It
calls nothing of Python's, so several threads run it at once.
"""

from __future__ import annotations

import ctypes
import functools
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import llvmlite.binding as llvm
import numpy as np
from numpy.typing import NDArray

from affray.core.compiled.block import (
    AT,
    COUNT,
    END,
    FIGHT,
    FIRST,
    KEY,
    NUMBER,
    RETURN,
    ROW_WIDTH,
    ROWS,
    SEED,
    SLOTS,
    SPAN_COUNT,
    SPANS,
    START,
    STATE,
    TALLY,
    TAPE,
)
from affray.core.loop import HEAD, RuleError, endless, play_out, rule_error
from affray.core.records import clone, fields_of, figures, from_array, width
from affray.core.ruleset import Ruleset
from affray.core.seeded import SeededReferee, Tape

Words = NDArray[np.int64]

MASK = (1 << 64) - 1


@dataclass(frozen=True)
class Played:
    """One fight: its row of results, its record, the generator's state, how many entries of the tape were used."""

    row: list[int]
    record: Any
    state: int
    used: int


LINE = 8  # words of a cache line


def _new_key() -> int:
    """The address of a key by which a thread finds what it keeps. Raises MemoryError where there are no more."""
    allocate = ctypes.pythonapi.PyThread_tss_alloc
    allocate.restype = ctypes.c_void_p
    key = allocate()
    if not key or ctypes.pythonapi.PyThread_tss_create(ctypes.c_void_p(key)):
        raise MemoryError("no key for what a thread keeps")
    return int(key)


_KEY = _new_key()  # of the place in a thread's block where it goes on when a rule fails


class Machine:
    """The machine code of one ruleset."""

    def __init__(self, ruleset: Ruleset, code: bytes, symbol: str) -> None:
        """An object file's bytes, and the function in it."""
        self.ruleset = ruleset
        self._engine = _engine()
        self._engine.add_object_file(llvm.ObjectFileRef.from_data(code))
        self._engine.finalize_object()
        kind = ctypes.CFUNCTYPE(ctypes.c_int32, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_int64)
        self._run = kind(self._engine.get_function_address(symbol))

    def play(self, fight: Any, seed: int, first: int, count: int, tape: Tape = ()) -> tuple[Words, Words]:
        """Fights first .. first + count - 1 from a record: a row of results each, and how often each event was told.

        `fight` is a record, to which a tape may be given, or a Start. Raises RuleError, naming the rule that failed.
        """
        stage = Stage(fight if isinstance(fight, Start) else Start(fight, tape))
        return self._play(stage, seed, first, count), stage.block[TALLY:RETURN].copy()

    def play_one(self, fight: Any, seed: int, number: int, tape: Tape = ()) -> Played:
        """One fight, with all that is left of it at its end. Raises RuleError."""
        stage = Stage(Start(fight, tape))
        (row,) = self._play(stage, seed, number, 1).tolist()
        end = from_array(clone(fight), stage.work)
        return Played(row, end, int(stage.block[STATE]) & MASK, int(stage.block[AT]))

    def _play(self, stage: Stage, seed: int, first: int, count: int) -> Words:
        rows = np.zeros((count, HEAD + stage.start.fight.count), np.int64)
        block = stage.block
        block[[SEED, FIRST, COUNT, ROWS, ROW_WIDTH]] = (
            signed(seed),
            signed(first),
            count,
            rows.ctypes.data,
            rows.shape[1],
        )
        ctypes.pythonapi.PyThread_tss_set(ctypes.c_void_p(_KEY), ctypes.c_void_p(block[RETURN:].ctypes.data))
        nothing = ctypes.c_int64()
        error = ctypes.c_void_p()
        if self._run(ctypes.addressof(nothing), ctypes.addressof(error), block.ctypes.data):
            raise self._told(stage, seed, first + int(block[NUMBER]))
        if (endless_rows := rows[rows[:, 2] < 0]).size:
            raise RuleError(endless(self.ruleset, int(endless_rows[0, 1])))
        return rows

    def _told(self, stage: Stage, seed: int, number: int) -> RuleError:
        """Play a fight that failed again in the interpreter, whose error names the rule."""
        again = clone(stage.start.fight)
        try:
            play_out(self.ruleset, SeededReferee(self.ruleset, seed, number, again, stage.start.tape), again)
        except Exception as error:  # noqa: BLE001 - whatever a rule raises
            return rule_error(error)
        return RuleError(f"{self.ruleset.name}: fight {number} of seed {seed} fails compiled, but not interpreted")


class Start:
    """A first state in words, to be played from many times; the record must not change meanwhile."""

    def __init__(self, fight: Any, tape: Tape = ()) -> None:
        """A record, and the recorded answers that come first."""
        self.fight, self.tape = fight, tape
        self.words = aligned(figures(fight))
        self.spans = spans(fight)


class Stage:
    """The memory in which one thread plays fights from a start."""

    def __init__(self, start: Start) -> None:
        """The start itself stays as it is."""
        self.start, self.work, tape = start, aligned(start.words), start.tape
        self.block = block = np.zeros(SLOTS + 2 * len(tape), np.int64)
        block[SLOTS:] = [word for entry in tape for word in entry]
        block[[FIGHT, START, SPANS]] = [array.ctypes.data for array in (self.work, start.words, start.spans)]
        block[SPAN_COUNT] = len(start.spans)
        block[KEY], block[TAPE], block[END] = _KEY, block.ctypes.data + block.itemsize * SLOTS, len(tape)


def aligned(words: Sequence[int] | Words) -> Words:
    """A copy that begins at a cache line: between places a word or two off it, memcpy can be several times slower."""
    room = np.zeros(len(words) + LINE, np.int64)
    at = -room.ctypes.data % (LINE * room.itemsize) // room.itemsize
    room[at : at + len(words)] = words
    return room[at : at + len(words)]


def spans(fight: Any) -> Words:
    """What a fight may change, as places and lengths: all fields but shared and scratch, of `many` the rows in use."""
    found: list[list[int]] = []
    at = 0
    for field in fields_of(type(fight)):
        used = len(getattr(fight, field.name)) * width(field.cls) if field.kind == "many" else field.width
        if field.kind not in ("shared", "scratch") and used:
            if found and sum(found[-1]) == at:
                found[-1][1] += used
            else:
                found.append([at, used])
        at += field.width
    return np.array(found, np.int64)


def signed(value: int) -> int:
    """A number modulo 2**64 as an int64 holds it."""
    value &= MASK
    return value - (1 << 64) if value >> 63 else value


@functools.cache
def _target() -> Any:
    llvm.initialize_native_target()
    llvm.initialize_native_asmprinter()
    return llvm.Target.from_triple(llvm.get_process_triple())


def _engine() -> Any:
    """What puts machine code into memory."""
    return llvm.create_mcjit_compiler(llvm.parse_assembly(""), _target().create_target_machine())
