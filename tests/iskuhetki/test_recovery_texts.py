"""The words of a recovery in four languages."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from affray.core.ruleset import Ruleset
from affray.core.texts import Texts, languages, slug
from affray.rulesets.iskuhetki import recovery
from affray.rulesets.iskuhetki.recovery.codes import Condition, Decision, Event, Fate, Why
from affray.rulesets.iskuhetki.recovery.model import Span, Treatment
from affray.rulesets.iskuhetki.recovery.view import word

from tests.iskuhetki.test_recovery_play import recovery as begun
from tests.texts_checks import messages

RULES: Ruleset = recovery.RULESET
FOLDER = RULES.folder


def samples(variables: set[str]) -> Iterator[dict[str, str | int]]:
    """Values for all variables, several times over."""
    words = {
        "who": ["Ragnar"] * 3, "other": ["Tove"] * 3, "location": ["left-thigh", "head", "Häntä"],
        "time": ["3:05"] * 3, "manner": ["full", "part", "self"], "guard": ["splint", "cast", "cast"],
        "grade": ["fumble", "success", "critical"], "treatment": ["first-aid", "cast", "surgery"],
    }  # fmt: skip
    for k in range(3):
        yield {name: words[name][k] if name in words else (0, 1, 17)[k] for name in variables}


@pytest.mark.parametrize("language", languages()[1:])
def test_all_languages_have_the_same_messages(language: str) -> None:
    english, other = messages(FOLDER, "en"), messages(FOLDER, language)
    assert set(english) == set(other)
    for key, variables in english.items():
        assert variables == other[key], key


@pytest.mark.parametrize("language", languages())
def test_every_message_can_be_said(language: str) -> None:
    texts = Texts(RULES, language)
    for key, variables in messages(FOLDER, language).items():
        for values in samples(variables):
            said = texts.word(key, values)
            assert said
            assert not re.search(r"[{}$]|\?\?\?| {2}|\bevent|\bThing|left-thigh", said), (key, said)


@pytest.mark.parametrize("language", languages())
def test_every_member_has_words(language: str) -> None:
    texts = Texts(RULES, language)
    for enum in (Why, Decision, Fate, Condition):
        for member in enum:
            said = texts.member(member)
            plain = slug(member.name).replace("-", " ")
            assert said != plain or language == "en" or member.name == "GM", member
    for event in Event:
        assert texts.word(f"event-{slug(event.name)}", next(samples({"who", "other", "location"}))), event
    for decision in Decision:
        assert texts.question(decision, "Ragnar").endswith("?")


@pytest.mark.parametrize("language", languages()[1:])
def test_nothing_is_left_in_english(language: str) -> None:
    texts, english = Texts(RULES, language), Texts(RULES, "en")
    same = {"HP"}
    for key in messages(FOLDER, language):
        if not messages(FOLDER, language)[key] and english.word(key) not in same:
            assert texts.word(key) != english.word(key), key


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "left thigh: cut 4, bleed counters 2, organ hurt"),
        ("fi", "vasen reisi: viiltohaava 4, vuotolaskureita 2, sisäelinvamma"),
    ],
)
def test_a_wound_among_the_options_reads_well(language: str, said: str) -> None:
    assert Texts(RULES, language).option("left-thigh: cut 4, bleeding 2, organ-hurt") == said


def test_words_with_numbers_below_zero_and_names_of_ones_own() -> None:
    texts = Texts(RULES, "en")
    assert texts.phrase("hp -1/4, useless") == "HP -1/4, useless"
    assert texts.option("Isoisän häntä: cut 3") == "Isoisän häntä: cut 3"
    assert texts.option("Ragnar 2") == "Ragnar 2"


def test_options_have_names_that_texts_know() -> None:
    known = messages(FOLDER, "en")
    for option in (*Treatment, *Span):
        assert f"option-{word(option)}" in known


def test_a_whole_recovery_can_be_read_in_every_language() -> None:
    made = begun()
    made.auto()
    for entry in made.log:
        lines = {language: entry.text(language) for language in languages()}
        assert all(entry.who in line for line in lines.values())
        assert not any(re.search(r"[{}$_]|\?\?\?", line) for line in lines.values()), lines
        assert len(set(lines.values())) > 1, lines
    for one in made.view()["combatants"]:
        for cells in one["details"]:
            assert all(Texts(RULES, language).phrase(cell) or not cell for cell in cells for language in languages())


def test_the_clauses_are_those_of_the_whole_rulebook() -> None:
    from affray.core import rulebook

    known = rulebook.clauses(RULES)
    for enum in (Why, Decision, Event, Fate, Condition):
        assert {member.clause for member in enum} <= set(known)
