"""Texts in four languages: a small wrapper around Fluent (projectfluent.org).

A ruleset's texts are in `<its folder>/texts/<language>.ftl`, and where these are many in further files beside it, such
as `<language>.criticals.ftl`. Message ids are made of what they name: `event-spell-hits`
for `Event.SPELL_HITS`, `thing-long-sword` for a catalogue's long sword. What a language lacks is taken from English,
what English lacks is told in a plain form of its key: a ruleset without any texts can be played, if not with pleasure.
A part of a ruleset (`part_of`) takes from the whole what its own texts lack, and all take from `core/texts` the words
of faults that may be found anywhere.

Messages have two functions besides Fluent's own:

    { THING($weapon) }               a catalogue thing by its key: its name
    { THING($weapon, form: "with") } its attribute `.with`; for things of the group's own the message `any-with`, which
                                     gets $name
    { SIGNED($attack) }              a number with its sign: +3, -1, +0
"""

from __future__ import annotations

import functools
import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from enum import IntEnum
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol, cast

from affray.core.said import Said

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle
    from fluent.runtime.types import FluentNumber

    from affray.core.documents import Fault

LANGUAGES = ("en", "fi", "nl", "da")
UNSEEN = "?"  # stands for a figure that isn't told
OPEN = ("round", "moment", "apart", "paces", "hexes", "squares", "metres")  # the time, and what all see on the map
_NONE: Mapping[str, str | int] = {}
_BETWEEN = re.compile(r"(: |, | -?\d+(?:/\d+)?(?!\S*\w))")  # the words of a name that is made of several, and numbers
Folders = tuple[Path, ...]  # where texts are: a ruleset's own, those of the ruleset whose part it is, everybody's
_EVERYBODYS = Path(__file__).parent / "texts"


class Named(Protocol):
    """What words are for: a member of an enum of the ruleset."""

    @property
    def name(self) -> str:
        """Its name there, in capitals."""


class HasFolder(Protocol):
    """What texts need of a ruleset."""

    @property
    def folder(self) -> Path:
        """Where its `texts/` are."""


@dataclass(frozen=True)
class Here:
    """A folder with texts of its own, that belong to no ruleset."""

    folder: Path


def languages() -> tuple[str, ...]:
    """The languages that texts come in, English first."""
    return LANGUAGES


@functools.lru_cache(8192)
def slug(name: str) -> str:
    """The form of a name that message ids are made of: "Long sword", "LONG_SWORD" -> "long-sword"."""
    return re.sub(r"[\W_]+", "-", name.lower()).strip("-")


class Texts:
    """The texts of one ruleset in one language."""

    def __init__(self, ruleset: HasFolder, language: str = "en", part: str = "") -> None:
        """Files are read when they are needed first, and kept. `part` names a folder within `texts/`, for texts apart.

        Raises ValueError for an unknown language.
        """
        if language not in LANGUAGES:
            raise ValueError(f"language {language!r}: one of {', '.join(LANGUAGES)}")
        self.language = language
        whole = getattr(ruleset, "part_of", None)
        own = (ruleset.folder, whole) if whole else (ruleset.folder,)
        self._folders = (*(each / "texts" / part for each in own), _EVERYBODYS)

    def event(self, event: Named, variables: Mapping[str, str | int] = _NONE, *, figures: bool = True) -> str:
        """What happened, as one line of the log; without `figures`, for those who aren't to know them, a sign for each.

        Figures are numbers but for those that are OPEN, and `level`, the name of a bar's level.
        """
        key = f"event-{slug(event.name)}"
        return self._say(key, variables if figures else {k: _unseen(k, each) for k, each in variables.items()})

    def why(self, why: IntEnum) -> str:
        """What a roll or a part of a sum is for, as a label."""
        return self.member(why)

    def decision(self, decision: IntEnum) -> str:
        """What is to be decided, as a label."""
        return self.member(decision)

    def question(self, decision: IntEnum, who: str) -> str:
        """What is to be decided, as a question about `who`."""
        return self._say(f"decision-{slug(decision.name)}.question", {"who": who})

    def option(self, name: str) -> str:
        """An option of a choice by its name in the programming interface; names of combatants come back as they are.

        One made of several words, `left-thigh: cut 4, bleeding 2`, is told word by word.
        """
        if ": " in name:
            return self.phrase(name)
        if name != name.lower():  # the name of somebody, or of a thing of the group's own
            return name
        found = _fixed(self._folders, self.language, f"option-{slug(name)}")
        return self.thing(name) if found is None else found

    def phrase(self, words: str) -> str:
        """Several words as options are written, with numbers behind them: `cut 4, bleeding 2`."""
        return "".join(word if k % 2 else self.option(word) for k, word in enumerate(_BETWEEN.split(words)))

    def condition(self, condition: IntEnum) -> str:
        """What a combatant is in just now, as a tag."""
        return self.member(condition)

    def member(self, member: Named) -> str:
        """A member of any enum of the ruleset, as a label: `Fate.DEAD` is the message `fate-dead`."""
        found = _fixed(self._folders, self.language, f"{slug(type(member).__name__)}-{slug(member.name)}")
        return slug(member.name).replace("-", " ") if found is None else found

    def thing(self, key: str, fallback: str = "") -> str:
        """A thing of the catalogue (a weapon, a spell, a body level) by its key; else the fallback, or the key."""
        found = _fixed(self._folders, self.language, f"thing-{slug(key)}")
        return (fallback or key) if found is None else found

    def known(self, key: str) -> str | None:
        """A message without variables by its id; None where there is none."""
        return _fixed(self._folders, self.language, key)

    def word(self, key: str, variables: Mapping[str, str | int] = _NONE) -> str:
        """Any other message, by its id."""
        found = _fixed(self._folders, self.language, key, tuple(variables.items()))
        return key.replace("-", " ") if found is None else found

    def fault(self, words: str) -> str:
        """What is wrong: the text `fault-<key>` of words that have a key, else the words as they are."""
        if not isinstance(words, Said) or not words.key:
            return str(words)
        made = {name: self._variable(value) for name, value in words.variables.items()}
        found = _find(self._folders, self.language, f"fault-{words.key}", made)
        return str(words) if found is None else found

    def told(self, fault: Fault) -> Fault:
        """A fault with its words in the language."""
        return replace(fault, path=self.fault(fault.path), message=self.fault(fault.message))

    def faults(self, faults: Iterable[Fault]) -> str:
        """Several, each in a line of its own with its place."""
        return "\n".join(str(self.told(each)) for each in faults)

    def _variable(self, value: Any) -> str | int:
        if isinstance(value, list):
            return self.word("fault-or").join(str(self._variable(each)) for each in value)
        return self.fault(value) if isinstance(value, str) else int(value)

    def _say(self, key: str, variables: Mapping[str, str | int]) -> str:
        found = _find(self._folders, self.language, key, variables)
        return _plain(key, variables) if found is None else found


def _find(folders: Folders, language: str, key: str, variables: Mapping[str, str | int]) -> str | None:
    """A message (`id` or `id.attribute`) in the language, else in English, else None."""
    name, _, attribute = key.partition(".")
    for each in dict.fromkeys((language, LANGUAGES[0])):
        bundle = _bundle(folders, each)
        if bundle.has_message(name):
            message = bundle.get_message(name)
            pattern = message.attributes.get(attribute) if attribute else message.value
            if pattern is not None:
                return _format(bundle, pattern, variables)
    return None


@functools.lru_cache(8192)
def _fixed(folders: Folders, language: str, key: str, variables: tuple[tuple[str, str | int], ...] = ()) -> str | None:
    """A message that is wanted again and again, None when there is none."""
    return _find(folders, language, key, dict(variables))


def _plain(key: str, variables: Mapping[str, str | int]) -> str:
    """A line where there are no words, of a key and its variables: "Ragnar: spell hits (other: Troll, levels: 2)"."""
    what = key.partition(".")[0].partition("-")[2].replace("-", " ")
    who = f"{variables['who']}: " if variables.get("who") else ""
    rest = ", ".join(f"{name}: {value}" for name, value in variables.items() if name != "who" and value != "")
    return f"{who}{what} ({rest})" if rest else who + what


@functools.lru_cache(4096)
def _number(value: int) -> FluentNumber:
    """A number as messages take it, without marks between thousands."""
    from fluent.runtime.types import fluent_number

    return cast("FluentNumber", fluent_number(value, useGrouping=False))


def _unseen(name: str, value: str | int) -> Any:
    """What stands for a variable in the texts of those who aren't to know figures."""
    if isinstance(value, int):
        return value if name in OPEN else _veiled(value != 0)
    return UNSEEN if name == "level" else value


@functools.cache
def _veiled(some: bool) -> Any:
    """A number that isn't told: messages know whether there is any, which may make another sentence."""
    from fluent.runtime.types import FluentType

    class Veiled(FluentType):
        def format(self, locale: Any) -> str:
            return UNSEEN

        def __str__(self) -> str:
            return UNSEEN

        def __eq__(self, other: object) -> bool:  # Fluent asks with the plural form of a variant's number, here of 0
            return not some and other == "other"

        __hash__ = object.__hash__

    return Veiled()


def _format(bundle: FluentBundle, pattern: Any, variables: Mapping[str, Any]) -> str:
    """A pattern with its variables; for one that is missing Fluent writes its name."""
    given = {name: _number(value) if type(value) is int else value for name, value in variables.items()}
    text, _ = bundle.format_pattern(pattern, given)
    return str(text)


def files(folder: Path, language: str) -> list[Path]:
    """The files of a language in a folder of texts, the main one first."""
    found = [folder / f"{language}.ftl", *sorted(folder.glob(f"{language}.*.ftl"))]
    return [path for path in found if path.is_file()]


@functools.cache
def _bundle(folders: Folders, language: str) -> FluentBundle:
    """All messages of some folders in one language, those of the first before those of the others."""
    from fluent.runtime import FluentBundle
    from fluent.runtime.types import FluentType

    class Signed(FluentType):
        def __init__(self, number: FluentNumber) -> None:
            self.number = number

        def format(self, locale: Any) -> str:
            sign = "+" if isinstance(self.number, int) and self.number >= 0 else ""
            return sign + self.number.format(locale)

    def thing(key: object, form: str = "") -> str:
        return _thing(bundle, str(key), form)

    functions: dict[str, Any] = {"THING": thing, "SIGNED": Signed}
    bundle = FluentBundle([language], functions, use_isolating=False)
    for folder in folders:  # of messages with the same name the first stays
        for path in files(folder, language):
            bundle.add_resource(_resource(path))
    return bundle


@functools.cache
def _resource(path: Path) -> Any:
    """A file, which several bundles may hold."""
    from fluent.runtime import FluentResource

    return FluentResource(path.read_text(encoding="utf-8"))


def _thing(bundle: FluentBundle, name: str, form: str) -> str:
    """A thing in one of its forms; one that the texts don't know keeps its name, in the frame of `any-<form>`.

    Of several, with commas between, each by itself.
    """
    if ", " in name:
        return ", ".join(_thing(bundle, each, form) for each in name.split(", "))
    key = f"thing-{slug(name)}"
    message = bundle.get_message(key) if bundle.has_message(key) else None
    if message is not None and form in message.attributes:
        return _format(bundle, message.attributes[form], _NONE)
    if message is not None and message.value is not None:
        name = _format(bundle, message.value, _NONE)
    if form and bundle.has_message(f"any-{form}"):
        return _format(bundle, bundle.get_message(f"any-{form}").value, {"name": name})
    return name
