"""The texts of aanvallen: all languages say the same, about everything, and without a fault."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from enum import IntEnum
from pathlib import Path
from typing import ClassVar

import pytest

from affray import Fight, load
from affray.core.catalogue import Catalogue
from affray.core.live import Told
from affray.core.squares import NAMES
from affray.core.texts import slug
from affray.rulesets.aanvallen import RULESET, view
from affray.rulesets.aanvallen.codes import Condition, Decision, Event, Fate, Why
from affray.rulesets.aanvallen.kinds import Action, Answer, Band, Talent

from tests.aanvallen.table import PLACES
from tests.texts_checks import ENGLISH_WORDS, TextsChecks, check_lines, check_whole_fight, documented

FOLDER = RULESET.folder
EXAMPLES = sorted((Path(__file__).parents[2] / "examples" / "aanvallen").glob("*.yaml"))
ENUMS: tuple[type[IntEnum], ...] = (Condition, Decision, Event, Fate, Why)
TABLES = ("weapons", "shields", "armour", "grenades", "creatures", "attacks", "defences")
ARCS = ("move", "throw", "strike", "shoot", "block", "parry")

# What is the same word in English and in the other language.
LOANS = {
    "fi": set[str](),
    "nl": {"Blind", "Blunder", "Handicap", "hand", "west", "Wolf"},
    "da": {"Blind", "Handicap", "Patient", "Situation", "pistol"},
}


def things() -> set[str]:
    catalogue = Catalogue(FOLDER / "catalogue")
    found = {name for table in TABLES for name in catalogue.names(table)}
    return found | set(PLACES) | {talent.name.lower() for talent in Talent} | {"no-defence", "ap", "bp", "cn"}


class TestTexts(TextsChecks):
    rules = RULESET
    enums = ENUMS
    options = (Action, Band, Answer)
    more_options = ("nothing-more", "no-defence", *(f"facing-{name}" for name in NAMES))
    loans = LOANS
    same = frozenset(("event-defends",))
    english = ENGLISH_WORDS | {"turns"}
    broken = r"[{}$]|\?\?\?| {2}|\bevent"
    named = frozenset(("who", "other", "side"))
    numbers = (0, 1, 2, 17)
    words: ClassVar = {
        "who": ["Ragnar"], "other": ["Troll"], "side": ["Guests"], "weapon": ["sword", "Grandfather's axe"],
        "thing": ["knife", "Old boot"], "kinds": ["strike", "strike, aimed"], "band": ["low", "middle", "high", "none"],
        "place": ["neck", "foot"], "talent": ["ge", "be"], "square": ["3,4"], "facing": list(NAMES),
    }  # fmt: skip

    def words_of(self, key: str) -> Mapping[str, Sequence[str]]:
        return {**self.words, **({"defence": ["parry", "no-defence"]} if key == "event-defends" else {})}

    def own_ids(self) -> set[str]:
        ids = {f"thing-{key}" for key in things()} | {f"arc-{name}" for name in ARCS}
        return ids | {"hand-main", "hand-off"}


def test_the_words_of_an_event_are_those_that_its_text_uses() -> None:
    start = RULESET.setup(load(next(path for path in EXAMPLES if path.stem == "grenade")))
    for event in Event:
        told = Told(event, 0, 1, (0, 0, 0), [])
        words = view.event_words(start.fight, start.roster, told)
        assert set(words) == documented(FOLDER).get(slug(event.name), set()), event


@pytest.mark.parametrize(
    ("event", "values", "lines"),
    [
        (
            Event.DECLARES,
            {"kinds": "strike, aimed", "weapon": "sword", "band": "none"},
            {
                "en": "Ragnar attacks Troll: strike, aimed (sword)",
                "fi": "Ragnar hyökkää, kohteena Troll: isku, tähdätty (miekka)",
                "nl": "Ragnar valt aan, doel Troll: slag, gemikt (zwaard)",
                "da": "Ragnar angriber Troll: hug, sigtet (sværd)",
            },
        ),
        (
            Event.DEFENDS,
            {"defence": "parry", "back": 1, "raised": 0},
            {
                "en": "Ragnar: parry, falls back",
                "fi": "Ragnar: asetorjunta, perääntyy",
                "nl": "Ragnar: pareren, trekt terug",
                "da": "Ragnar: parade, viger tilbage",
            },
        ),
        (
            Event.WOUNDED,
            {"points": 3, "talent": "ge", "place": "heart"},
            {
                "en": "Ragnar is wounded (heart), GE (health) lost: 3",
                "fi": "Ragnar haavoittuu (sydän), GE (terveys) laskee: 3",
                "nl": "Ragnar raakt gewond (hart), GE (gezondheid) kwijt: 3",
                "da": "Ragnar såres (hjerte), GE (helbred) tabt: 3",
            },
        ),
    ],
)
def test_lines(event: Event, values: dict[str, str | int], lines: dict[str, str]) -> None:
    check_lines(RULESET, event, values, lines)


@pytest.mark.parametrize("path", EXAMPLES, ids=[path.stem for path in EXAMPLES])
def test_a_whole_fight_can_be_read_in_every_language(path: Path) -> None:
    check_whole_fight(Fight(load(path), seed=3), 3, alike=("defends",))
