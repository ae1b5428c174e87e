"""What a wrong answer says, in every language."""

from __future__ import annotations

import functools
import re
from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

import pytest

from affray import Fight, WrongAnswer
from affray.core.said import Said
from affray.core.texts import LANGUAGES
from affray.encounters import load
from affray.play import Amount, Choice, Part, Roll
from affray.play.words import ViewWords

from tests.play.table import EXAMPLES, begin, example
from tests.said_words import SOURCE, said_in

OTHERS = LANGUAGES[1:]
RULES = EXAMPLES.parent
# What the acts below can't bring about; `no-room` is that of a full map.
UNTRIED = {"no-room"}
NOTES = {"rules-changed", "no-log", "state-lacks"}  # of saved fights


def wrong(act: Callable[[], object]) -> WrongAnswer:
    with pytest.raises(WrongAnswer) as error:
        act()
    return error.value


def parts(fight: Fight, kind: str) -> Iterator[Part]:
    return (part for entry in fight.log for part in entry.parts if part.kind == kind)


def fights() -> tuple[Fight, Fight, Fight]:
    """One whose two are asked at the same time, one in its midst, one that is over."""
    asked, midst, over = (begin(example("duel")) for _ in range(3))
    midst.auto(seed=1, until=lambda fight: any(parts(fight, "choice")) and any(parts(fight, "roll")))
    over.auto(seed=1)
    return asked, midst, over


@functools.cache
def everything() -> tuple[tuple[Fight, WrongAnswer], ...]:
    """Each thing that can be wrong, and the fight that it is of."""
    (asked, midst, over), both = fights(), begin(load(RULES / "iskuhetki" / "duel.yaml"))
    both.auto(seed=1)
    recovery = both.recover()
    choice = next(each for each in asked.pending if isinstance(each, Choice))
    die, part = next(parts(midst, "roll")), next(parts(midst, "choice"))
    late = begin(example("duel"))
    first = late.pending[0]
    late.auto(seed=1, steps=1)
    roll = Roll(choice.key, choice.who, choice.index, choice.code, replace(choice.request, low=2, high=12), 0, 2, 6)
    amount = Amount(choice.key, choice.who, choice.index, choice.code, roll.request, 0, 2, 12)
    gone = begin(example("duel"))
    acts: list[tuple[Fight, Callable[[], object]]] = [
        (asked, lambda: replace(roll, count=1).read(13)),
        (asked, lambda: roll.read(13)),
        (asked, lambda: roll.read([1])),
        (asked, lambda: roll.read(1.5)),
        (asked, lambda: amount.read(13)),
        (asked, lambda: asked.answer("nonsense", choice)),
        (asked, lambda: asked.roll(choice)),
        (asked, lambda: asked.answer(1)),
        (asked, lambda: asked.answer(1, "this one")),  # type: ignore[arg-type]
        (late, lambda: late.answer(1, first)),
        (midst, lambda: midst.overrule("a die", 1)),  # type: ignore[arg-type]
        (midst, lambda: midst.overrule(part, 1)),
        (midst, lambda: midst.overrule(die, 99)),
        (gone, lambda: gone.overrule(die, die.value)),
        (midst, lambda: midst.override("Nemo", "body", 1)),
        (midst, lambda: midst.override("Aymar", "soul", 1)),
        (midst, lambda: midst.override("Aymar", "body", 99)),
        (midst, lambda: midst.join("Aymar")),
        (midst, lambda: [midst.leave(name) for name in ("Aymar", "Aymar")]),  # type: ignore[func-returns-value]
        (midst, lambda: begin(example("duel")).recover()),
        (over, lambda: over.override("Aymar", "body", 1)),
        (over, lambda: over.answer(1)),
        (over, over.recover),
        (both, lambda: begin(both.encounter).recover()),
        (recovery, recovery.recover),
        (recovery, lambda: recovery.leave(both.roster.names[0])),
        (recovery, lambda: recovery.join(both.roster.names[0])),
    ]
    return tuple((fight, wrong(act)) for fight, act in acts)


def keys(words: Any) -> set[str]:
    if not isinstance(words, Said):
        return set()
    return {words.key} | {key for value in words.variables.values() for key in keys(value)}


def test_these_are_all_that_play_can_say() -> None:
    said = {key for folder in (SOURCE / "play", SOURCE / "rulesets") for key, _ in said_in(folder)}
    said |= {"not-in", "not-away", "noun", *UNTRIED}  # said by core
    found = {key for _, error in everything() for key in keys(error.words)}
    assert {key for key, _ in said_in(SOURCE / "play")} <= found | NOTES
    assert found <= said | {"answer"}


@pytest.mark.parametrize("language", OTHERS)
def test_each_is_told_in_the_language_with_what_was_given(language: str) -> None:
    for fight, error in everything():
        told = ViewWords(fight.ruleset, language).wrong(error)
        assert told != str(error)
        assert not re.search(r"[{}$]|fault|\?\?\?", told)
        given = error.words.variables.get("given", "")
        assert str(given) in told or isinstance(given, Said)


def test_in_english_it_is_what_the_error_says() -> None:
    loose = {"a-part", "a-question", "gone", "dice"}  # whose words for programs aren't those for people
    for fight, error in everything():
        if not loose & keys(error.words):
            assert ViewWords(fight.ruleset, "en").wrong(error) == str(error)


@pytest.mark.parametrize(
    ("language", "told"),
    [("en", "13: a d6 shows 1 to 6"), ("fi", "13: d6 näyttää 1–6"), ("nl", "13: een d6 toont 1 tot 6"),
     ("da", "13: en d6 viser 1 til 6")],
)  # fmt: skip
def test_the_face_of_a_die(language: str, told: str) -> None:
    fight, error = everything()[0]
    assert ViewWords(fight.ruleset, language).wrong(error) == told


def test_words_of_a_groups_own_ruleset_stay_as_they_are() -> None:
    error = WrongAnswer.of(ValueError("nobody leaves the arena"))
    assert ViewWords(begin(example("duel")).ruleset, "fi").wrong(error) == "nobody leaves the arena"
