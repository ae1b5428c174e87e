"""The log: what happened, every line with its sums, and the clause behind each."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from affray.core.live import Spoken, Told
from affray.core.referee import TABLE, Coded, Key, Kind
from affray.core.ruleset import Roster, Ruleset
from affray.core.texts import Texts

FORMER = -1  # the clock of parts from before a change of the rules


@dataclass(frozen=True)
class Former:
    """What other rules told or asked, and those now installed don't know: its name is left."""

    name: str
    clause: str = ""
    secret: bool = False


@dataclass(frozen=True)
class Part:
    """A named part of a sum, a die, a choice, or a figure that the GM set; `fight.overrule` takes parts and dice.

    `source`: "" for a part that the rules gave, else typed, rolled, auto or overruled; `was` is the value before
    overruling.
    """

    key: Key
    clock: int
    who: str
    code: Coded | Former | None
    value: int
    source: str
    was: int
    low: int
    high: int

    @property
    def kind(self) -> str:
        """part, roll, draw, choice, amount, pick or set."""
        return Kind(self.key.kind).name.lower()

    @property
    def in_sums(self) -> bool:
        """Whether it is a part of a sum, a die or a card."""
        return self.kind in ("part", "roll", "draw")

    @property
    def can_be_overruled(self) -> bool:
        """Whether it is a part of a sum or a die, and not from before a change of the rules."""
        return self.kind in ("part", "roll") and self.clock != FORMER

    @property
    def why(self) -> str:
        """What it is, as the ruleset's Why or Decision calls it, in small letters."""
        return self.code.name.lower() if self.code is not None else "set"

    @property
    def clause(self) -> str:
        """The id of the clause behind it."""
        return self.code.clause if self.code is not None else ""

    def text(self, language: str, ruleset: Ruleset) -> str:
        """Its label in a language."""
        return Texts(ruleset, language).member(self.code) if self.code is not None else "GM"


@dataclass(frozen=True)
class LogEntry:
    """One happening. `values` are the numbers that its words are made of.

    `parts` what was added up, rolled and chosen for it; `rolled` who had rolled or added up anything by then in the
    step that it belongs to.
    """

    code: Coded | Former
    who: str
    other: str
    values: tuple[int, int, int]
    parts: tuple[Part, ...]
    words: dict[str, str | int] = field(repr=False)
    ruleset: Ruleset = field(repr=False)
    rolled: frozenset[str] = field(default=frozenset(), compare=False, repr=False)
    _said: dict[tuple[str, bool], str] = field(default_factory=dict, compare=False, repr=False)

    @property
    def event(self) -> str:
        """What happened, as the ruleset's Event calls it, in small letters."""
        return self.code.name.lower()

    @property
    def clause(self) -> str:
        """The id of the clause behind it."""
        return self.code.clause

    def text(self, language: str = "en", *, figures: bool = True) -> str:
        """The happening in words. Languages: en, fi, nl, da. Raises ValueError for another.

        Without `figures` it is told as to one who isn't to know them, with a sign for each.
        """
        key = (language, figures)
        if key not in self._said:
            self._said[key] = Texts(self.ruleset, language).event(self.code, self.words, figures=figures)
        return self._said[key]

    def sums(self) -> dict[str, tuple[Part, ...]]:
        """The parts and dice by whose they are; parts that are 0 and nobody touched are left out."""
        found: dict[str, list[Part]] = {}
        for part in self.parts:
            if part.in_sums and (part.value or part.source):
                found.setdefault(part.who, []).append(part)
        return {who: tuple(parts) for who, parts in found.items()}


class Reader:
    """Turns what a referee noted into parts and log entries."""

    def __init__(self, ruleset: Ruleset, fight: Any, roster: Roster, clock: int) -> None:
        """For one step of `fight`."""
        self.ruleset, self.fight, self.roster, self.clock = ruleset, fight, roster, clock

    def _name(self, who: int) -> str:
        return self.roster.names[who] if who != TABLE else ""

    def part(self, spoken: Spoken) -> Part:
        """One part."""
        key = spoken.key
        code: Coded | None = None
        if key.kind in (Kind.ROLL, Kind.DRAW, Kind.PART):
            code = self.ruleset.why(key.code)
        elif key.kind != Kind.SET:
            code = self.ruleset.decision(key.code)
        return Part(key, self.clock, self._name(key.who), code, *spoken[1:])

    def parts(self, spoken: Sequence[Spoken]) -> tuple[Part, ...]:
        """Several."""
        return tuple(map(self.part, spoken))

    def log(self, told: Sequence[Told]) -> tuple[LogEntry, ...]:
        """The lines of the step."""
        made: list[LogEntry] = []
        rolled: frozenset[str] = frozenset()
        for each in told:
            parts = self.parts(each.spoken)
            rolled |= {part.who for part in parts if part.in_sums}
            made.append(self._entry(each, parts, rolled))
        return tuple(made)

    def _entry(self, told: Told, parts: tuple[Part, ...], rolled: frozenset[str]) -> LogEntry:
        code = self.ruleset.event(told.event)
        words = dict(self.ruleset.event_words(self.fight, self.roster, told))
        who, other = self._name(told.who), self._name(told.other)
        return LogEntry(
            code, who, other, told.values, parts, words | {"who": who, "other": other}, self.ruleset, rolled
        )
