"""The texts of arsmagica: all languages say the same, about everything, and without a fault."""

from __future__ import annotations

from enum import IntEnum
from pathlib import Path

import pytest

from affray import Fight, load
from affray.core.catalogue import Catalogue
from affray.core.live import Told
from affray.core.texts import Texts, languages, slug
from affray.rulesets.arsmagica import RULESET, view
from affray.rulesets.arsmagica.codes import Condition, Decision, Event, Fate, Why
from affray.rulesets.arsmagica.model import Ability, Action, Effect, Exertion, Form, Intent, Slow, Way

from tests.texts_checks import ENGLISH_WORDS, TextsChecks, check_lines, check_whole_fight, documented, patterns, uses

FOLDER = RULESET.folder
EXAMPLES = sorted((Path(__file__).parents[2] / "examples" / "arsmagica").glob("*.yaml"))
ENUMS: tuple[type[IntEnum], ...] = (
    Ability,
    Condition,
    Decision,
    Effect,
    Event,
    Exertion,
    Fate,
    Form,
    Why,
)
TABLES = ("weapons", "shields", "armour", "spells", "creatures")

# What is the same word in English and in the other language, or what its players say in English.
LOANS = {
    "fi": {"Parma Magica"},
    "nl": {"Finesse", "Magus", "Parma Magica", "Wolf"},
    "da": {
        "Ability", "Attack", "Botch", "Bow", "Brawl", "Concentration", "Concentration (ability)", "Dexterity",
        "Encumbrance", "Fatigue", "Finesse", "Form", "Great Weapon", "Magus", "Might", "Parma Magica", "Quickness",
        "Single Weapon", "Size", "Stamina", "Strength", "Technique", "Thrown Weapon", "body level",
    },
}  # fmt: skip


def things() -> set[str]:
    catalogue = Catalogue(FOLDER / "catalogue")
    found = {name for table in TABLES for name in catalogue.names(table)}
    for name in catalogue.names("levels"):
        found |= {level["level"] for level in (catalogue.find("levels", name) or {})["levels"]}
    for name in catalogue.names("creatures"):
        weapons = (catalogue.find("creatures", name) or {})["weapons"]
        found |= {slug(weapon["name"]) for weapon in weapons if "name" in weapon}
    return found


VALUES = {
    "who": ["Ragnar"], "other": ["Troll"], "side": ["Guests"], "weapon": ["long-sword", "Grandfather's axe"],
    "spell": ["Mist"], "intent": ["spell", "dagger"], "manner": ["strike", "shoot"], "level": ["heavy-wounds"],
    "way": ["towards", "away"], "exertion": ["attack", "defence"], "effect": ["harm", "ward", "hinder", "aid"],
}  # fmt: skip
LATIN = {f"form-{form.name.lower()}" for form in Form}


class TestTexts(TextsChecks):
    rules = RULESET
    enums = ENUMS
    options = (Action, Way, Slow, Intent)
    more_options = ("nobody", "none")
    loans = LOANS
    same = LATIN
    english = ENGLISH_WORDS | {"turns"}
    broken = r"[{}$]|\?\?\?| {2}|\bevent|\bThing"
    named = frozenset(("who", "other", "side"))
    words = VALUES
    numbers = (0, 1, 2, 17)

    def own_ids(self) -> set[str]:
        return {f"thing-{key}" for key in things()}

    @pytest.mark.parametrize("language", languages())
    def test_every_number_is_told(self, language: str) -> None:
        texts = Texts(RULESET, language)
        numbers = {
            "total",
            "attackTotal",
            "defenceTotal",
            "damage",
            "levels",
            "zeros",
            "round",
            "rounds",
            "ease",
            "initiative",
        }
        for event in Event:
            key = f"event-{slug(event.name)}"
            variables = uses(patterns(FOLDER, language)[key]).variables
            values = next(self.samples(key, variables))
            values |= {name: 40 + k for k, name in enumerate(sorted(variables & numbers))}
            said = texts.event(event, values)
            assert all(str(values[name]) in said for name in variables & numbers), said


def test_weapons_have_the_forms_that_events_ask_for() -> None:
    asked = set().union(*(uses(pattern).forms for pattern in patterns(FOLDER, "en").values()))
    weapons = Catalogue(FOLDER / "catalogue").names("weapons")
    assert asked == {"with", "the"}
    assert {f"thing-{weapon}.{form}" for weapon in weapons for form in asked} <= set(patterns(FOLDER, "en"))
    assert {f"any-{form}" for form in asked} <= set(patterns(FOLDER, "en"))


def test_the_words_of_an_event_are_those_that_its_text_uses() -> None:
    start = RULESET.setup(load(next(path for path in EXAMPLES if path.stem == "magus")))
    for event in Event:
        told = Told(event, 0, 1, (1, 1, 0), [])
        words = view.event_words(start.fight, start.roster, told)
        assert set(words) == documented(FOLDER).get(slug(event.name), set()), event


@pytest.mark.parametrize(
    ("event", "values", "lines"),
    [
        (
            Event.ATTACKS,
            {"manner": "strike", "weapon": "long-sword", "total": 17},
            {
                "en": "Ragnar strikes at Troll with the long sword: 17",
                "fi": "Ragnar iskee pitkämiekalla, kohteena Troll: 17",
                "nl": "Ragnar haalt uit naar Troll met het lange zwaard: 17",
                "da": "Ragnar angriber Troll med langsværdet: 17",
            },
        ),
        (
            Event.HIT,
            {"levels": 2, "damage": 9},
            {
                "en": "Ragnar hits Troll: 2 body levels (damage 9 after soak)",
                "fi": "Ragnar osuu: Troll menettää 2 kuntotasoa (vahinko 9 siedon jälkeen)",
                "nl": "Ragnar raakt Troll: 2 lichaamsniveaus (schade 9 na incasseren)",
                "da": "Ragnar rammer Troll: 2 body levels (damage 9 efter soak)",
            },
        ),
        (
            Event.HIT,
            {"levels": 1, "damage": 3},
            {
                "en": "Ragnar hits Troll: 1 body level (damage 3 after soak)",
                "fi": "Ragnar osuu: Troll menettää 1 kuntotason (vahinko 3 siedon jälkeen)",
                "nl": "Ragnar raakt Troll: 1 lichaamsniveau (schade 3 na incasseren)",
                "da": "Ragnar rammer Troll: 1 body level (damage 3 efter soak)",
            },
        ),
        (
            Event.DROPS,
            {"weapon": "Isoisän kirves"},
            {
                "en": "Ragnar drops Isoisän kirves",
                "fi": "Ragnar pudottaa aseen Isoisän kirves",
                "nl": "Ragnar laat Isoisän kirves vallen",
                "da": "Ragnar taber Isoisän kirves",
            },
        ),
        (
            Event.BODY,
            {"level": "medium-wounds", "penalty": -3},
            {
                "en": "Ragnar now: medium wounds (-3)",
                "fi": "Ragnar nyt: haavoittunut (-3)",
                "nl": "Ragnar nu: gewond (-3)",
                "da": "Ragnar nu: såret (-3)",
            },
        ),
    ],
)
def test_a_line_reads_well(event: Event, values: dict[str, str | int], lines: dict[str, str]) -> None:
    check_lines(RULESET, event, values, lines)


@pytest.mark.parametrize("path", EXAMPLES, ids=[path.stem for path in EXAMPLES])
def test_a_whole_fight_can_be_read_in_every_language(path: Path) -> None:
    check_whole_fight(Fight(load(path)), 2, alike={"initiative"})
