"""The words of faults: each has a text in every language that says the same, and no text is left over."""

from __future__ import annotations

from pathlib import Path

import pytest

from affray.core.documents import Fault
from affray.core.ruleset import ruleset, rulesets
from affray.core.said import Said
from affray.core.texts import LANGUAGES, Here, Texts

from tests.said_words import SOURCE, said_in
from tests.texts_checks import messages

CORE = SOURCE / "core"
FOLDERS = (CORE, *(ruleset(name).folder for name in rulesets() if ruleset(name).folder.is_relative_to(SOURCE)))
PARTS = ("fault-or",)  # between the things of a list


def texts_of(folder: Path, language: str) -> dict[str, set[str]]:
    return {key: found for key, found in messages(folder, language).items() if key.startswith("fault-")}


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_that_is_said_has_a_text_and_every_text_is_said(language: str) -> None:
    """A ruleset's own words are told by its texts, all others by those of core."""
    own = {folder: {f"fault-{key}": used for key, used in said_in(folder)} for folder in FOLDERS[1:]}
    everywhere = {f"fault-{key}": used for key, used in said_in(SOURCE)}
    shared = {key: used for key, used in everywhere.items() if not any(key in each for each in own.values())}
    for folder, said in ((CORE, shared), *own.items()):
        found = texts_of(folder, language)
        core = texts_of(CORE, language) if folder != CORE else {}
        assert said.keys() <= found.keys() | core.keys(), folder
        assert found.keys() <= said.keys() | (set(PARTS) | everywhere.keys() if folder == CORE else set()), folder
        for key in found.keys() & said.keys():
            assert found[key] <= said[key], key


@pytest.mark.parametrize("folder", FOLDERS)
@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_all_languages_say_the_same(language: str, folder: Path) -> None:
    english, found = texts_of(folder, "en"), texts_of(folder, language)
    assert list(found) == list(english)
    assert found == english


def test_words_within_words_are_told_too_and_lists_with_their_or() -> None:
    wanted = Said("a or b", "either", of=["a", Said("something else", "something-else")])
    words = Said("x: a or b", "answer", given="x", wanted=wanted)
    assert Texts(Here(CORE), "fi").fault(words) == "x: a tai jotain muuta"
    assert Texts(Here(CORE), "en").fault(words) == "x: a or something else"


def test_words_without_a_key_or_a_text_stay_as_they_are() -> None:
    texts = Texts(Here(CORE), "fi")
    assert texts.fault("no word of Finnish") == "no word of Finnish"
    assert texts.fault(Said("a group's own rule", "of-their-own", a=1)) == "a group's own rule"


def test_faults_are_told_a_line_each_with_their_places() -> None:
    faults = [Fault("a.yaml", 3, 1, "x", Said("the fight is over: undo first", "over")), Fault("", 0, 0, "y", "plain")]
    assert Texts(Here(CORE), "da").faults(faults) == "a.yaml:3:1: x: kampen er slut: fortryd noget først\ny: plain"
