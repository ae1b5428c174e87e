"""Texts: languages, fallbacks, things with forms, numbers."""

from __future__ import annotations

from enum import IntEnum
from pathlib import Path
from types import SimpleNamespace
from typing import cast

import pytest

import affray
from affray.core.kinds import Presence, Temper
from affray.core.texts import LANGUAGES, HasFolder, Here, Texts, files, languages, slug


class Event(IntEnum):
    STRIKES = 1
    HEALS = 2
    NAPS = 3


class Wound(IntEnum):
    FALLS = 1
    WARDED = 2
    SINKS = 3


class Mood(IntEnum):
    VERY_BOLD = 1


class Decision(IntEnum):
    ACTION = 1
    AIM = 2


CORE = Path(affray.__file__).parent / "core"

ENGLISH = """
event-strikes = { $who } strikes { THING($weapon, form: "with") }: { $total }
event-heals = { $points ->
        [one] { $who } gets { $points } point back
       *[other] { $who } gets { $points } points back
    }
event-falls = { $depth ->
        [0] { $who } stumbles
        [one] { $who } falls { $depth } metre
       *[other] { $who } falls { $depth } metres
    }
event-warded = { $who }: soak { SIGNED($soak) }
mood-very-bold = very bold
decision-action = Action
    .question = What does { $who } do?
option-run = run away
sum = bonus { SIGNED($bonus) }
any-with = with { $name }
thing-long-sword = long sword
    .with = with the long sword
thing-club = club
"""

FINNISH = """
event-strikes = { $who } lyö { THING($weapon, form: "with") }: { $total }
any-with = aseella { $name }
thing-long-sword = pitkämiekka
    .with = pitkämiekalla
thing-club = nuija
"""


@pytest.fixture
def ruleset(tmp_path: Path) -> HasFolder:
    """A ruleset with texts in English and some in Finnish."""
    (tmp_path / "texts").mkdir()
    (tmp_path / "texts" / "en.ftl").write_text(ENGLISH, encoding="utf-8")
    (tmp_path / "texts" / "fi.ftl").write_text(FINNISH, encoding="utf-8")
    return cast(HasFolder, SimpleNamespace(folder=tmp_path))


@pytest.fixture
def silent(tmp_path: Path) -> HasFolder:
    """A ruleset without any texts."""
    return cast(HasFolder, SimpleNamespace(folder=tmp_path))


BLOW: dict[str, str | int] = {"who": "Ragnar", "weapon": "long-sword", "total": 17}


def test_english_is_the_first_of_four_languages() -> None:
    assert languages() == ("en", "fi", "nl", "da")


def test_a_language_that_there_is_none_of_is_refused(ruleset: HasFolder) -> None:
    with pytest.raises(ValueError, match="'sv': one of en, fi, nl, da"):
        Texts(ruleset, "sv")


def test_an_event_in_its_language(ruleset: HasFolder) -> None:
    assert Texts(ruleset).event(Event.STRIKES, BLOW) == "Ragnar strikes with the long sword: 17"
    assert Texts(ruleset, "fi").event(Event.STRIKES, BLOW) == "Ragnar lyö pitkämiekalla: 17"


def test_names_are_not_wrapped_in_invisible_signs(ruleset: HasFolder) -> None:
    assert Texts(ruleset).question(Decision.ACTION, "Ragnar").isascii()


@pytest.mark.parametrize(
    ("weapon", "english", "finnish"),
    [
        ("Long Sword", "with the long sword", "pitkämiekalla"),
        ("club", "with club", "aseella nuija"),
        ("Grandfather's axe", "with Grandfather's axe", "aseella Grandfather's axe"),
    ],
)
def test_things_in_a_form_known_or_not(ruleset: HasFolder, weapon: str, english: str, finnish: str) -> None:
    blow = BLOW | {"weapon": weapon}
    assert Texts(ruleset).event(Event.STRIKES, blow) == f"Ragnar strikes {english}: 17"
    assert Texts(ruleset, "fi").event(Event.STRIKES, blow) == f"Ragnar lyö {finnish}: 17"


@pytest.mark.parametrize(("points", "text"), [(1, "1 point"), (2, "2 points"), (0, "0 points"), (1200, "1200 points")])
def test_plurals_and_plain_numbers(ruleset: HasFolder, points: int, text: str) -> None:
    assert Texts(ruleset).event(Event.HEALS, {"who": "Eir", "points": points}) == f"Eir gets {text} back"


@pytest.mark.parametrize(("bonus", "text"), [(3, "bonus +3"), (-3, "bonus -3"), (0, "bonus +0")])
def test_numbers_with_their_sign(ruleset: HasFolder, bonus: int, text: str) -> None:
    assert Texts(ruleset).word("sum", {"bonus": bonus}) == text


def test_what_a_language_lacks_comes_in_english(ruleset: HasFolder) -> None:
    for language in ("fi", "nl", "da"):
        texts = Texts(ruleset, language)
        assert texts.question(Decision.ACTION, "Bo") == "What does Bo do?"
        assert texts.member(Mood.VERY_BOLD) == "very bold"
        assert texts.event(Event.HEALS, {"who": "Eir", "points": 1}) == "Eir gets 1 point back"


def test_what_english_lacks_is_told_by_its_key(ruleset: HasFolder) -> None:
    texts = Texts(ruleset, "fi")
    assert texts.event(Event.NAPS, {"who": "Bo", "hours": 2}) == "Bo: naps (hours: 2)"
    assert texts.decision(Decision.AIM) == "aim"
    assert texts.question(Decision.AIM, "Bo") == "Bo: aim"
    assert texts.word("no-such-word") == "no such word"


def test_a_ruleset_without_texts_can_be_told(silent: HasFolder) -> None:
    texts = Texts(silent, "da")
    assert texts.event(Event.STRIKES, BLOW) == "Ragnar: strikes (weapon: long-sword, total: 17)"
    assert texts.member(Mood.VERY_BOLD) == "very bold"
    assert texts.option("run") == "run"
    assert texts.thing("long-sword", "Long sword") == "Long sword"


def test_a_missing_variable_is_no_failure(ruleset: HasFolder) -> None:
    assert Texts(ruleset).event(Event.STRIKES, {"who": "Ragnar"}).startswith("Ragnar strikes")


def test_options_are_translated_names_are_not(ruleset: HasFolder) -> None:
    texts = Texts(ruleset, "fi")
    assert texts.option("run") == "run away"
    assert texts.option("long-sword") == "pitkämiekka"
    assert texts.option("Run") == "Run"
    assert texts.option("Club") == "Club"


def test_a_thing_has_its_name_or_the_fallback(ruleset: HasFolder) -> None:
    assert Texts(ruleset, "fi").thing("long_sword") == "pitkämiekka"
    assert Texts(ruleset, "fi").thing("trident", "Trident") == "Trident"
    assert Texts(ruleset, "fi").thing("trident") == "trident"


def test_texts_are_read_when_they_are_needed(tmp_path: Path) -> None:
    (tmp_path / "texts").mkdir()
    texts = Texts(cast(HasFolder, SimpleNamespace(folder=tmp_path)))
    (tmp_path / "texts" / "en.ftl").write_text("late = late, but here", encoding="utf-8")
    assert texts.word("late") == "late, but here"


def test_texts_may_stand_in_several_files_of_which_the_main_one_comes_first(ruleset: HasFolder) -> None:
    (ruleset.folder / "texts" / "en.criticals.ftl").write_text("thing-long-sword = other\nthing-cut = A cut.", "utf-8")
    assert Texts(ruleset).thing("long-sword") == "long sword"
    assert Texts(ruleset, "fi").thing("cut") == "A cut."
    assert [path.name for path in files(ruleset.folder / "texts", "en")] == ["en.ftl", "en.criticals.ftl"]


@pytest.mark.parametrize("name", ["Long Sword", "LONG_SWORD", "long-sword", " long  sword "])
def test_one_key_for_all_ways_to_write_a_name(name: str) -> None:
    assert slug(name) == "long-sword"


@pytest.mark.parametrize(
    ("event", "variables", "text"),
    [
        (Wound.FALLS, {"depth": 0}, "Bo stumbles"),  # what happened stays true
        (Wound.FALLS, {"depth": 1}, "Bo falls ? metres"),  # and its endings tell nothing
        (Wound.FALLS, {"depth": 7}, "Bo falls ? metres"),
        (Wound.SINKS, {"round": 3, "hexes": 2, "points": 4}, "Bo: sinks (round: 3, hexes: 2, points: ?)"),
        (Wound.WARDED, {"soak": 3}, "Bo: soak ?"),
        (Wound.WARDED, {"soak": 0}, "Bo: soak ?"),
        (Event.STRIKES, {"weapon": "club", "total": 12}, "Bo strikes with club: ?"),
        (Wound.SINKS, {"level": "light-wound", "place": "3,4"}, "Bo: sinks (level: ?, place: 3,4)"),
        (Wound.SINKS, {"depth": 0}, "Bo: sinks (depth: ?)"),
    ],
)
def test_figures_that_arent_told(
    ruleset: HasFolder, event: IntEnum, variables: dict[str, str | int], text: str
) -> None:
    assert Texts(ruleset).event(event, {"who": "Bo", **variables}, figures=False) == text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("member", [*Temper, *Presence])
def test_what_every_ruleset_tells_apart_has_words_in_every_language(member: IntEnum, language: str) -> None:
    key = f"{slug(type(member).__name__)}-{slug(member.name)}"
    found = [Texts(Here(CORE), each).known(key) for each in ("en", language)]
    assert all(found)
    assert (found[0] == found[1]) == (language == "en")
