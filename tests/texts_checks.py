"""What holds for the texts of every ruleset: all languages say the same, about everything, and without a fault.

A ruleset's own test class, made of `TextsChecks`, names what its texts are about, and adds what holds for them alone.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Mapping, Sequence
from enum import IntEnum
from functools import cache
from pathlib import Path
from typing import ClassVar

import pytest
from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Visitor

from affray import Fight
from affray.core.ruleset import Ruleset
from affray.core.texts import Texts, files, languages, slug

ENGLISH_WORDS = frozenset(
    ("the", "and", "with", "against", "from", "does", "which", "what", "nobody", "somebody", "wounds", "now")
)
Values = Mapping[str, str | int]


class Uses(Visitor):  # type: ignore[misc, unused-ignore]
    """Collects what a pattern uses: variables, and functions with the forms asked for."""

    def __init__(self) -> None:
        super().__init__()
        self.variables: set[str] = set()
        self.forms: set[str] = set()
        self.plain: list[str] = []

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - the visitor's name
        self.variables.add(node.id.name)

    def visit_NamedArgument(self, node: ast.NamedArgument) -> None:  # noqa: N802 - the visitor's name
        assert isinstance(node.value, ast.StringLiteral)
        self.forms.add(node.value.value)

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802 - the visitor's name
        self.plain.append(node.value)


def uses(pattern: ast.Pattern) -> Uses:
    found = Uses()
    found.visit(pattern)
    return found


def plain(pattern: ast.Pattern) -> str:
    """The words of a pattern, without what is put in."""
    return "".join(uses(pattern).plain).strip()


@cache
def entries(folder: Path, language: str) -> tuple[ast.EntryType, ...]:
    texts = [path.read_text(encoding="utf-8") for path in files(folder / "texts", language)]
    return tuple(entry for text in texts for entry in FluentParser().parse(text).body)


@cache
def patterns(folder: Path, language: str) -> dict[str, ast.Pattern]:
    """Every pattern by `id` or `id.attribute`."""
    found: dict[str, ast.Pattern] = {}
    for entry in entries(folder, language):
        if isinstance(entry, ast.Message):
            if entry.value is not None:
                found[entry.id.name] = entry.value
            found |= {f"{entry.id.name}.{each.id.name}": each.value for each in entry.attributes}
    return found


def messages(folder: Path, language: str) -> dict[str, set[str]]:
    """The variables of each message; every line can be read, and no message stands twice."""
    assert not [entry for entry in entries(folder, language) if isinstance(entry, ast.Junk)]
    found = [entry for entry in entries(folder, language) if isinstance(entry, ast.Message)]
    assert len({entry.id.name for entry in found}) == len(found)
    return {entry.id.name: set(re.findall(r"\$(\w+)", FluentSerializer().serialize_entry(entry))) for entry in found}


def documented(folder: Path) -> dict[str, set[str]]:
    """The variables of each event, as the comment at the top of en.ftl tells them."""
    first = entries(folder, "en")[0]
    assert isinstance(first, ast.ResourceComment | ast.Comment)
    found: dict[str, set[str]] = {}
    event = ""
    for line in (first.content or "").splitlines():
        match = re.match(r" {2}(?P<event>[a-z-]*) +\$(?P<variable>[a-zA-Z]+) ", line)
        if match:
            event = match["event"] or event
            found.setdefault(event, set()).add(match["variable"])
    return found


def check_lines(rules: Ruleset, event: IntEnum, values: Values, lines: Mapping[str, str]) -> None:
    """An event of Ragnar, about Troll, reads so in each language."""
    for language, line in lines.items():
        assert Texts(rules, language).event(event, {"who": "Ragnar", "other": "Troll", **values}) == line


def check_whole_fight(fight: Fight, seed: int, *, alike: Collection[str] = ()) -> None:
    """All that is told of a fight can be read in every language; only these events in the same words."""
    fight.auto(seed=seed)
    for entry in fight.log:
        lines = {language: entry.text(language) for language in languages()}
        assert all(entry.who in line for line in lines.values()), lines
        assert not any(re.search(r"[{}$_]|\?\?\?|[a-z]-sword", line) for line in lines.values()), lines
        assert entry.event in alike or len(set(lines.values())) > 1, lines


class TextsChecks:
    """The tests that are the same for each ruleset."""

    rules: ClassVar[Ruleset]
    enums: ClassVar[tuple[type[IntEnum], ...]]  # all of whose members have texts
    options: ClassVar[tuple[type[IntEnum], ...]]  # whose members are options
    more_options: ClassVar[Collection[str]]
    loans: ClassVar[Mapping[str, set[str]]]  # the same word in English and in the other language, or for its players
    same: ClassVar[Collection[str]]  # ids of what has the same text in all languages
    english: ClassVar[frozenset[str]] = ENGLISH_WORDS  # that stand in no other language's text
    broken: ClassVar[str]  # what no text has when it is said
    named: ClassVar[frozenset[str]]  # variables that stand in every text that uses them
    words: ClassVar[Mapping[str, Sequence[str]]]  # by variable
    numbers: ClassVar[Sequence[int]]  # for all other variables: one for each plural

    def own_ids(self) -> set[str]:
        """The ids of the ruleset's things, and of what else has a text."""
        raise NotImplementedError

    def words_of(self, key: str) -> Mapping[str, Sequence[str]]:
        """The words that the variables of a message may be."""
        return self.words

    def samples(self, key: str, variables: set[str]) -> Iterator[dict[str, str | int]]:
        """Values for the variables of a message: each of their words once, and numbers for each plural."""
        words = self.words_of(key)
        for k, number in enumerate(self.numbers):
            yield {name: words[name][k % len(words[name])] if name in words else number for name in variables}

    @pytest.mark.parametrize("language", languages())
    def test_every_line_can_be_read(self, language: str) -> None:
        assert [entry.content for entry in entries(self.rules.folder, language) if isinstance(entry, ast.Junk)] == []

    @pytest.mark.parametrize("language", languages())
    def test_no_message_stands_twice(self, language: str) -> None:
        ids = [entry.id.name for entry in entries(self.rules.folder, language) if isinstance(entry, ast.Message)]
        assert sorted(ids) == sorted(set(ids))

    @pytest.mark.parametrize("language", languages()[1:])
    def test_all_languages_have_the_same_messages_in_the_same_order(self, language: str) -> None:
        assert list(patterns(self.rules.folder, language)) == list(patterns(self.rules.folder, "en"))

    @pytest.mark.parametrize("language", languages()[1:])
    def test_all_languages_use_the_same_variables(self, language: str) -> None:
        def used(language: str) -> dict[str, set[str]]:
            return {key: uses(pattern).variables for key, pattern in patterns(self.rules.folder, language).items()}

        assert used(language) == used("en")

    def test_everything_has_a_text_and_nothing_else_has(self) -> None:
        found = patterns(self.rules.folder, "en")
        said = {key for key in found if "." not in key and not key.startswith(("any-", "label-", "fault-"))}
        ids = {f"{slug(enum.__name__)}-{slug(member.name)}" for enum in self.enums for member in enum}
        ids |= {f"option-{slug(member.name)}" for enum in self.options for member in enum}
        ids |= {f"option-{each}" for each in self.more_options}
        ids |= {f"figure-{slug(name)}" for name in self.rules.figures}
        ids |= {f"outcome-{slug(name)}" for name in self.rules.outcome}
        assert said == ids | self.own_ids()

    def test_every_decision_is_a_question_too(self) -> None:
        questions = {key for key in patterns(self.rules.folder, "en") if key.endswith(".question")}
        assert questions == {f"decision-{slug(decision.name)}.question" for decision in self.rules.decision}

    def test_events_use_the_variables_that_are_told_of(self) -> None:
        found = patterns(self.rules.folder, "en")
        used = {
            slug(event.name): uses(found[f"event-{slug(event.name)}"]).variables - {"who", "other"}
            for event in self.rules.event
        }
        assert {event: variables for event, variables in used.items() if variables} == documented(self.rules.folder)

    @pytest.mark.parametrize("language", languages())
    def test_every_message_can_be_said(self, language: str) -> None:
        texts = Texts(self.rules, language)
        for key, pattern in patterns(self.rules.folder, language).items():
            for values in self.samples(key, uses(pattern).variables):
                said = texts.word(key, values)
                assert said, key
                assert not re.search(self.broken, said), (key, said)
                for name in self.named & set(values):
                    assert str(values[name]) in said, (key, said)

    @pytest.mark.parametrize("language", languages()[1:])
    def test_nothing_is_left_in_english(self, language: str) -> None:
        for key, pattern in patterns(self.rules.folder, language).items():
            said = plain(pattern)
            assert not set(re.findall(r"[a-z]+", said.lower())) & self.english, (key, said)
            if said and said not in self.loans[language] and key not in self.same:
                assert said != plain(patterns(self.rules.folder, "en")[key]), (key, said)

    @pytest.mark.parametrize("language", languages()[1:])
    def test_the_loanwords_are_in_use(self, language: str) -> None:
        said = {plain(pattern) for pattern in patterns(self.rules.folder, language).values()}
        assert said >= self.loans[language]
