"""The questions that a fight puts, as people see them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

from affray.core.referee import TABLE, Coded, Key, Kind, Request
from affray.core.ruleset import Roster, Ruleset
from affray.core.said import Said, whole_number, words_of


class WrongAnswer(ValueError):
    """An answer that doesn't fit its question, or a word of the GM that nothing fits. Nothing has changed.

    `words` say what would be right, in English as `str` does, and for other languages (`core.texts`).
    """

    def __init__(self, words: Said) -> None:
        """What is wrong, and what would be right."""
        super().__init__(words)
        self.words = words

    @classmethod
    def to(cls, given: object, wanted: Said) -> WrongAnswer:
        """What was given, and what is wanted in its place."""
        return cls(
            Said(f"{given}: {wanted}", "answer", given=given if isinstance(given, Said) else str(given), wanted=wanted)
        )

    @classmethod
    def of(cls, error: Exception) -> WrongAnswer:
        """In the words of a ruleset's own error."""
        return cls(words_of(error))


def one_of(names: Iterable[str]) -> Said:
    """What is wanted: one of these, as they are typed."""
    told = ", ".join(names)
    return Said(f"one of {told}", "one-of", names=told)


def nobody(name: str, names: Iterable[str]) -> WrongAnswer:
    """Nobody is called so."""
    wanted = one_of(names)
    return WrongAnswer.to(name, Said(f"nobody of that name; {wanted}", "nobody", wanted=wanted))


@dataclass(frozen=True)
class Question:
    """An open question. `who` is a combatant's name, or "table": anyone, or the GM."""

    key: Key
    who: str
    index: int
    code: Coded
    request: Request = field(repr=False)
    clock: int = field(repr=False)

    @property
    def name(self) -> str:
        """What it is about, as the ruleset's Why or Decision calls it, in small letters."""
        return self.code.name.lower()

    @property
    def clause(self) -> str:
        """The id of the clause behind it."""
        return self.code.clause

    @property
    def secret(self) -> bool:
        """Whether only the one asked and the GM may see the question's answer while it is open."""
        return self.code.secret

    def read(self, given: Any) -> int:
        """The value on record for an answer as people give it. Raises WrongAnswer."""
        value = self._number(given)
        if not self.request.fits(value):
            raise WrongAnswer.to(given, self.wanted())
        return value

    def wanted(self) -> Said:
        """What would be a right answer."""
        raise NotImplementedError

    def _number(self, given: Any) -> int:
        if isinstance(given, bool) or not isinstance(given, (int, str)):
            raise WrongAnswer.to(repr(given), self.wanted())
        try:
            return int(given)
        except ValueError:
            raise WrongAnswer.to(given, self.wanted()) from None


@dataclass(frozen=True)
class Roll(Question):
    """Dice to roll: `count` of `sides`. `zero` is the face that the die shows as 0, 0 for none."""

    count: int = 1
    sides: int = 0
    zero: int = 0

    @property
    def why(self) -> str:
        """What the roll is for."""
        return self.name

    def wanted(self) -> Said:
        """What would be a right answer."""
        low, high = (0, self.sides - 1) if self.zero == self.sides else (1, self.sides)
        if self.count == 1:
            return Said(f"a d{self.sides} shows {low} to {high}", "die-shows", sides=self.sides, low=low, high=high)
        dice, low, high = f"{self.count}d{self.sides}", self.count, self.count * self.sides
        return Said(
            f"the sum of {dice} is {low} to {high}; or give each die", "dice-sum", dice=dice, low=low, high=high
        )

    def read(self, given: Any) -> int:
        """The sum, from the sum or from each die by itself; a 0 on the die counts as `zero`."""
        if isinstance(given, (list, tuple)):
            if len(given) != self.count:
                number = Said(f"{len(given)} dice", "dice", count=len(given))
                raise WrongAnswer.to(number, self.wanted())
            return super().read(sum(self._face(face) for face in given))
        return super().read(self._face(given) if self.count == 1 else given)

    def _face(self, given: Any) -> int:
        face = self._number(given)
        if face == 0 and self.zero:
            return self.zero
        if not 1 <= face <= self.sides:
            raise WrongAnswer.to(given, self.wanted())
        return face


@dataclass(frozen=True)
class Choice(Question):
    """One of `options`: number -> name."""

    options: Mapping[int, str] = field(default_factory=dict)

    @property
    def decision(self) -> str:
        """What is to be decided."""
        return self.name

    def wanted(self) -> Said:
        """What would be a right answer."""
        return one_of(self.options.values())

    def _number(self, given: Any) -> int:
        if isinstance(given, str):
            named = [k for k, name in self.options.items() if given.casefold() == name.casefold()]
            if len(named) == 1:
                return named[0]
        return super()._number(given)


@dataclass(frozen=True)
class Draw(Choice):
    """One card of a pile, by its number."""

    @property
    def why(self) -> str:
        """What the card is drawn for."""
        return self.name


@dataclass(frozen=True)
class Pick(Choice):
    """One of a list of values, places on a map for example; `options` has a name for each."""


@dataclass(frozen=True)
class Amount(Question):
    """A whole number from `low` to `high`."""

    low: int = 0
    high: int = 0

    @property
    def decision(self) -> str:
        """What is to be decided."""
        return self.name

    def wanted(self) -> Said:
        """What would be a right answer."""
        return whole_number(self.low, self.high)


def question(ruleset: Ruleset, fight: Any, roster: Roster, clock: int, request: Request) -> Question:
    """A request as people see it."""
    key = request.key
    code = (ruleset.why if key.kind in (Kind.ROLL, Kind.DRAW) else ruleset.decision)(key.code)
    common = (key, roster.names[key.who] if key.who != TABLE else "table", key.who, code, request, clock)
    if key.kind == Kind.ROLL:
        zero = ruleset.zero_face if ruleset.zero_face == request.sides else 0
        return Roll(*common, request.count, request.sides, zero)
    if key.kind == Kind.AMOUNT:
        return Amount(*common, request.low, request.high)
    if key.kind == Kind.PICK:
        return Pick(*common, {v: ruleset.value_name(fight, roster, key.code, v) for v in request.values})
    if key.kind == Kind.DRAW:
        return Draw(*common, {k: str(k) for k in request.open_options})
    names = ruleset.option_names(fight, roster, key.who, key.code)
    return Choice(*common, distinct({k: names.get(k, str(k)) for k in request.open_options}))


def distinct(names: Mapping[int, str]) -> dict[int, str]:
    """The same names, numbered where two are alike: "dagger", "dagger 2"."""
    found: dict[int, str] = {}
    taken = set(names.values())
    for k, name in names.items():
        other, n = name, 1
        while other in found.values() or (n > 1 and other in taken):
            n += 1
            other = f"{name} {n}"
        found[k] = other
    return found
