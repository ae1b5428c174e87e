"""What the game master keeps to themselves: it is dropped here, before anything is made for the page."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import replace
from typing import Any

from affray.core.texts import OPEN
from affray.play import Choice, LogEntry, Question, WrongAnswer
from affray.play.sums import sums_of

_FIELD = re.compile("[a-z_]+")  # what the keys of records look like


class Veil:
    """Drops whatever names one of the hidden; nothing is put in its place."""

    def __init__(self, hidden: Collection[str], everybody: Iterable[str] = ()) -> None:
        """Of combatants by name; without any, everything passes.

        `everybody` are the names of all: where Wolf is hidden, what names Wolf 2 stays.
        """
        self.hidden, self.everybody = frozenset(hidden), frozenset(everybody) | frozenset(hidden)
        words = "|".join(re.escape(name) for name in sorted(self.everybody, key=len, reverse=True))
        self._pattern = re.compile(rf"(?<!\w)(?:{words})(?!\w)") if self.hidden else None

    def names(self, text: str) -> bool:
        """Whether a text names one of the hidden."""
        return self._pattern is not None and any(found[0] in self.hidden for found in self._pattern.finditer(text))

    def __call__(self, value: Any) -> Any:
        """The same without what names them: entries of dicts and lists, whole records of theirs, texts become None."""
        if self._pattern is None:
            return value
        if isinstance(value, str):
            return None if self.names(value) else value
        if isinstance(value, dict):
            return self._dict(value)
        if isinstance(value, (list, tuple)):
            return [self(each) for each in value if not self._theirs(each)]
        return value

    def _dict(self, value: dict[str, Any]) -> dict[str, Any]:
        """Without the keys that are theirs: of a record the keys are words of ours, whoever is called so."""
        by_name = self.everybody.issuperset(value)
        theirs = {key for key in value if self.names(key) and (by_name or not _FIELD.fullmatch(key))}
        kept = {key: each for key, each in value.items() if key not in theirs}
        return {key: None if self._theirs(each) else self(each) for key, each in kept.items()}

    def _theirs(self, value: Any) -> bool:
        """Whether it is, or is about, one of them."""
        if isinstance(value, str):
            return self.names(value)
        return isinstance(value, dict) and isinstance(value.get("name"), str) and self.names(value["name"])

    def in_options(self, asked: Question) -> bool:
        """Whether an option of a question names one of them: then only the game master is asked."""
        return isinstance(asked, Choice) and any(map(self.names, asked.options.values()))

    def options(self, options: Mapping[int, str], roster: Sequence[str]) -> dict[int, tuple[int, str]]:
        """The options of a question that don't name them, by the number that is told: its number on record, its name.

        Where the number is a combatant's in the roster, only those who are seen are counted.
        """
        numbers = {name: k for k, name in enumerate(name for name in roster if name not in self.hidden)}
        return {
            numbers[name] if value < len(roster) and roster[value] == name else value: (value, name)
            for value, name in options.items()
            if not self.names(name)
        }


def meant(veil: Veil, asked: Question, roster: Sequence[str], value: Any) -> Any:
    """What an answer stands for: for those who don't see everybody, only what they were offered is one.

    Raises WrongAnswer.
    """
    if not veil.hidden or not isinstance(asked, Choice):
        return value
    offered = veil.options(asked.options, roster)
    known = replace(asked, options=dict(offered.values()))
    found = known.read(value) if isinstance(value, str) else -1
    if isinstance(value, int) and value in offered:
        found = offered[value][0]
    if found not in known.options:
        raise WrongAnswer.to(value, known.wanted())
    return found


def tells_dice(entry: LogEntry, name: str) -> bool:
    """Whether a line may tell what came of somebody's dice.

    It may where they act. Where they are acted on it tells of sums of others: those alone before they have rolled too,
    and then when each of its figures is a die or a sum of those.
    """
    if name != entry.other or not entry.parts:
        return name in (entry.who, entry.other)
    return name in entry.rolled and not _figures(entry) <= _sums(entry, name)


def _figures(entry: LogEntry) -> set[int]:
    """The figures that the words of a line give, but for what is told to all."""
    return {value for key, value in entry.words.items() if isinstance(value, int) and key not in OPEN}


def _sums(entry: LogEntry, name: str) -> set[int]:
    """The dice on the sums of a line, and what they come to without and with them: all but those of one."""
    found: set[int] = set()
    for each in sums_of(part for part in entry.parts if part.who != name):
        dice = [die.value for die in each.dice]
        found |= {*dice, each.bonus, each.bonus + sum(dice)}
    return found


LEVELS = ((1.0, "unhurt"), (0.67, "scratched"), (0.34, "hurt"), (0.0, "badly-hurt"))


def impression(bars: Collection[dict[str, Any]], *, able: bool) -> str:
    """How somebody looks whose figures are hidden: the least full of their bars in a word."""
    if not able:
        return "down"
    least = min((bar["value"] / bar["max"] for bar in bars if bar["max"] > 0), default=1.0)
    return next(word for floor, word in LEVELS if least >= floor or floor == 0.0)
