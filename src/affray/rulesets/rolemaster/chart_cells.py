"""What stands in the cells of attack tables and charts, read and written (see `chart_text`)."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Final

from affray.core.documents import near
from affray.core.said import Said
from affray.core.wording import ONE_LINE
from affray.rulesets.rolemaster.charts import MOST_HITS, NEVER, CriticalType, Severity

LETTERS: Final[Mapping[str, CriticalType]] = {
    "S": CriticalType.SLASH,
    "K": CriticalType.KRUSH,
    "P": CriticalType.PUNCTURE,
    "U": CriticalType.UNBALANCE,
    "G": CriticalType.GRAPPLE,
    "I": CriticalType.IMPACT,
    "H": CriticalType.HEAT,
    "C": CriticalType.COLD,
    "E": CriticalType.ELECTRICITY,
    "B": CriticalType.SUBDUAL,
    "T": CriticalType.TINY,
}
WORDS = 200  # characters of an entry's words, at most
MOST_PENALTY = 200
_HIT = re.compile(r"(\d{1,4})(?:([A-Z])([A-Z]))?")
_TOKEN = re.compile(r"[+-]\d{1,9}|[A-Za-z-]+(?: +\d{1,9})?|\S+")


@dataclass(frozen=True)
class Hit:
    """A cell of an attack table."""

    hits: int = 0
    severity: Severity = Severity.NONE
    type: CriticalType = CriticalType.SLASH  # means nothing without a severity

    def __str__(self) -> str:
        """As people write it."""
        if self.severity:
            return f"{self.hits}{self.severity.name}{next(k for k, each in LETTERS.items() if each == self.type)}"
        return str(self.hits) if self.hits else "-"


@dataclass(frozen=True)
class Effects:
    """A cell of a chart: what it does (see `charts.Entry`), and its words.

    Of a table that comes with Affray the words are the number of a text, as `#12`.
    """

    hits: int = 0
    bleeding: int = 0
    stunned: int = 0
    no_parry: int = 0
    must_parry: int = 0
    penalty: int = 0
    falls: bool = False
    drops: bool = False
    breaks: bool = False
    unconscious: bool = False
    dies_in: int = NEVER
    words: str = ""

    def __str__(self) -> str:
        """As people write it."""
        told = " ".join(_told(self)) or "-"
        return f"{told}: {self.words}" if self.words else told


@dataclass(frozen=True)
class _Effect:
    """How an effect is written: its word, and what may stand behind it (none: it is there or not)."""

    name: str
    word: str
    most: int = 0
    bare: int | None = None  # what the word means without a number; None: it wants one


_EFFECTS: Final = (
    _Effect("bleeding", "bleed", 50),
    _Effect("stunned", "stun", 100),
    _Effect("no_parry", "no-parry", 100),
    _Effect("must_parry", "must-parry", 100),
    _Effect("falls", "falls", bare=1),
    _Effect("drops", "drops", bare=1),
    _Effect("breaks", "breaks", bare=1),
    _Effect("unconscious", "unconscious", bare=1),
    _Effect("dies_in", "dies", 1000, bare=0),
)
_BY_WORD: Final = {each.word: each for each in _EFFECTS}


def shown(text: str) -> str:
    """A cell's text, as faults name it."""
    return repr(text[:30]) if text else Said("an empty cell", "empty-cell")


def hit(text: str) -> Hit:
    """A cell of an attack table. Raises ValueError, saying what is wrong with it."""
    if text == "-":
        return Hit()
    found = _HIT.fullmatch(text.upper())
    if found is None:
        words = f"{shown(text)}: a cell is '-', hits ('12') or hits with a critical ('18CS')"
        raise ValueError(Said(words, "attack-cell", given=shown(text)))
    hits, severity, letter = int(found[1]), found[2], found[3]
    if hits > MOST_HITS:
        raise ValueError(Said(f"{hits} hits; at most {MOST_HITS} are possible", "most-hits", hits=hits, most=MOST_HITS))
    if severity is None:
        return Hit(hits)
    if severity not in "ABCDE":
        words = f"{shown(text)}: there is no severity {severity}; there are A, B, C, D, E"
        raise ValueError(Said(words, "no-severity", given=shown(text), severity=severity))
    if letter not in LETTERS:
        told = ", ".join(f"{key} ({kind.name.lower()})" for key, kind in LETTERS.items())
        words = f"{shown(text)}: there is no critical type {letter}; there are {told}"
        raise ValueError(Said(words, "no-type", given=shown(text), letter=letter, known=told))
    return Hit(hits, Severity[severity], LETTERS[letter])


def effects(text: str) -> Effects:
    """A cell of a chart. Raises ValueError with all that is wrong with it, each for itself."""
    written, _, words = (part.strip() for part in text.partition(":"))
    if not written:
        raise ValueError(Said("an empty cell; '-' is written where nothing happens", "empty-effects"))
    found: dict[str, Any] = {"words": words}
    faults = [fault for holds, fault in _about(words) if not holds]
    for token in _TOKEN.findall(written) if written != "-" else ():
        name, value, fault = _effect(token)
        twice = Said(f"{token} comes on top of another of its kind", "effect-twice", effect=token)
        faults += [fault] if fault else [twice] if name in found else []
        found[name] = value
    if faults:
        raise ValueError(*faults)
    return Effects(**found)


def _about(words: str) -> Iterator[tuple[bool, str]]:
    """What must hold for the words of an entry."""
    yield len(words) <= WORDS, Said(f"its words are longer than {WORDS} characters", "long-words", most=WORDS)
    held = Said("its words hold a character that no text should hold", "words-hold")
    yield re.fullmatch(ONE_LINE, words) is not None, held


def _effect(token: str) -> tuple[str, int | bool, str]:
    """What a word of a chart's cell means: the field, its value, and what is wrong with it."""
    if token[0] in "+-" and token[1:].isdecimal():
        most = MOST_HITS if token[0] == "+" else MOST_PENALTY
        over = Said(f"{token}: at most {most} are possible", "effect-most", effect=token, most=most)
        return ("hits" if token[0] == "+" else "penalty"), int(token), over if int(token[1:]) > most else ""
    word, _, number = token.partition(" ")
    effect = _BY_WORD.get(word.lower())
    if effect is None:
        return word, 0, _no_effect(word)
    value = int(number) if number else effect.bare or 0
    return effect.name, bool(value) if not effect.most else value, _misused(effect, token, word, number)


def _misused(effect: _Effect, token: str, word: str, number: str) -> str:
    """What is wrong with the number behind an effect, or without one; "" for nothing."""
    if not number:
        lacking = Said(f"{word} wants a number behind it", "number-wanted", effect=word)
        return lacking if effect.bare is None else ""
    if not effect.most:
        return Said(f"{word} has no number", "no-number", effect=word)
    words = f"{token}: a number from 1 to {effect.most} is possible"
    return "" if 1 <= int(number) <= effect.most else Said(words, "effect-range", effect=token, most=effect.most)


def _no_effect(word: str) -> Said:
    """The words for an effect that there isn't."""
    every = ", ".join(_BY_WORD)
    words = f"; there are +8 (hits), -10 (penalty), {every}"
    hint = near(word, list(_BY_WORD)) or Said(words, "there-are-effects", names=every)
    return Said(f"there is no effect {shown(word)}{hint}", "no-effect", name=shown(word), hint=hint)


def _told(effects: Effects) -> Iterator[str]:
    """The effects as words."""
    if effects.hits:
        yield f"+{effects.hits}"
    for each in _EFFECTS:
        value = getattr(effects, each.name)
        if value != Effects.__dataclass_fields__[each.name].default:
            yield each.word if value == each.bare else f"{each.word} {value}"
    if effects.penalty:
        yield str(effects.penalty)
