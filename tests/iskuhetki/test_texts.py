"""The texts of iskuhetki: all languages say the same, about everything, and without a fault."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from enum import IntEnum
from functools import cache

import pytest

from affray import Fight
from affray.core.catalogue import Catalogue
from affray.core.live import Told
from affray.core.texts import Texts, languages, slug
from affray.rulesets.iskuhetki import RULESET, view, words
from affray.rulesets.iskuhetki.codes import Condition, Decision, Event, Fate, Why
from affray.rulesets.iskuhetki.kinds import (
    Action,
    Blow,
    Cover,
    Damage,
    Follow,
    Grade,
    Kind,
    MainWay,
    Manoeuvre,
    Material,
    Opening,
    Sleep,
    Way,
    WoundKind,
)

from tests.iskuhetki.company import encounter, skirmish
from tests.texts_checks import TextsChecks, check_lines, check_whole_fight, documented, patterns, uses

FOLDER = RULESET.folder
ENUMS: tuple[type[IntEnum], ...] = (
    Condition,
    Damage,
    Decision,
    Event,
    Fate,
    Grade,
    Kind,
    Material,
    Opening,
    Sleep,
    Why,
)
OTHERS = {
    *("nobody", "no-manoeuvre", "yes", "no", "main-hand", "off-hand", "belt", "ground"),
    *("e", "se", "sw", "w", "nw", "ne"),
}
ARCS = ("move", "run", "strike", "shoot", "throw", "control")
LABELS = {
    *("class-none", "class-light", "class-medium", "class-heavy", "hand-main", "hand-off"),
    *("bone-crack", "bone-break", "organ-hurt", "organ-badly"),
}
NAMED = ("weapons", "arrows", "armour", "poisons", "creatures")

# What is the same word in English and in the other language, or what its players say in English.
LOANS = {
    "fi": {"BP", "DEX", "EP", "HP", "PP", "fumble"},
    "nl": {
        "BP",
        "DEX",
        "EP",
        "Goblin",
        "HP",
        "Hand",
        "Manoeuvre",
        "PP",
        "Water",
        "Wolf",
        "arm",
        "open helm",
        "opening",
        "west",
    },
    "da": {"BP", "DEX", "EP", "Goblin", "HP", "PP", "Veteran", "arm", "metal", "pike", "sand"},
}


@cache
def locations() -> frozenset[str]:
    bodies = Catalogue(FOLDER / "catalogue")
    entries = [bodies.find("bodies", name) or {} for name in bodies.names("bodies")]
    return frozenset(slug(each["location"]) for entry in entries for each in entry["locations"])


@cache
def items() -> frozenset[str]:
    """Weapons of the catalogue, and what creatures call theirs, as texts know them."""
    catalogue = Catalogue(FOLDER / "catalogue")
    found = {(catalogue.find("weapons", name) or {})["name"] for name in catalogue.names("weapons")}
    for name in catalogue.names("creatures"):
        arms = (catalogue.find("creatures", name) or {}).get("weapons", [])
        found |= {each["name"] for each in arms if isinstance(each, dict) and "name" in each}
    return frozenset(map(slug, found))


def things() -> set[str]:
    catalogue = Catalogue(FOLDER / "catalogue")
    found = {slug((catalogue.find(table, key) or {})["name"]) for table in NAMED for key in catalogue.names(table)}
    return found | locations() | items()


def own_things() -> set[str]:
    """Things that no catalogue has: manoeuvres, kinds of wounds, what a shield is held before."""
    kinds = {words.word(kind) for kind in WoundKind} | {words.cover_key(cover) for cover in Cover}
    return kinds | {words.manoeuvre_key(manoeuvre) for manoeuvre in Manoeuvre}


VALUES: dict[str, list[str]] = {
    "who": ["Ragnar"], "other": ["Troll"], "side": ["Guests"], "weapon": ["long-sword", "Grandfather's axe"],
    "location": ["chest", "Third arm"], "place": ["7,4"], "manner": ["place", "towards", "away", "plain"],
    "gait": ["walk", "run"], "direction": ["e", "se", "sw", "w", "nw", "ne"],
    "grade": ["fumble", "failure", "success", "special", "critical"], "opening": ["manoeuvre", "attack"],
    "way": ["parry", "parry-off", "dodge", "dual", "dual-off"], "wound": ["cut", "bruise", "stab", "hack", "burn"],
    "organ": ["hurt", "badly"], "manoeuvre": ["knockdown"], "happens": ["yes", "no"], "attacks": ["yes", "no"],
    "cover": ["cover-body"],
}  # fmt: skip
MANNERS = {
    "event-takes": ["draw", "pick-up", "put-away"],
    **{f"event-{event}": ["self", "other"] for event in ("aids", "aided", "doused", "still-burns")},
}


class TestTexts(TextsChecks):
    rules = RULESET
    enums = ENUMS
    options = (Action, Blow, Follow, MainWay, Way)
    more_options = OTHERS
    loans = LOANS
    same = ("any-the",)
    broken = r"[{}$]|\?\?\?| {2}|\n|\bevent|\bTHING| [,.:)]|\( "
    named = frozenset(("who", "side"))
    words = VALUES
    numbers = (0, 1, 2, 17, -3, 96)

    def own_ids(self) -> set[str]:
        return LABELS | {f"arc-{name}" for name in ARCS} | {f"thing-{key}" for key in things() | own_things()}

    def words_of(self, key: str) -> Mapping[str, Sequence[str]]:
        return {**VALUES, "manner": MANNERS.get(key, VALUES["manner"])}


def test_every_label_is_that_of_a_figure_shown() -> None:
    fight = view.view(*skirmish())
    shown = fight["combatants"]
    keys = {*fight, *(key for one in shown for key in one)}
    for part in ("locations", "wounds", "items", "arrows", "pieces"):
        keys |= {key for one in shown for each in one[part] for key in each}
    said = {key.removeprefix("label-") for key in patterns(FOLDER, "en") if key.startswith("label-")}
    assert said <= set(map(slug, keys)) | {"loaded", "hurt"}  # hurt1 and so on are figures of locations


def test_things_have_the_forms_that_events_ask_for() -> None:
    asked = set().union(*(uses(pattern).forms for pattern in patterns(FOLDER, "en").values()))
    assert asked == {"with", "the", "in"}
    wanted = {f"thing-{item}.{form}" for item in items() for form in ("with", "the")}
    wanted |= {f"thing-{location}.in" for location in locations()}
    assert wanted == {key for key in patterns(FOLDER, "en") if key.startswith("thing-") and "." in key}
    assert {f"any-{form}" for form in asked} <= set(patterns(FOLDER, "en"))


def test_no_option_has_the_name_of_a_thing() -> None:
    options = {key.removeprefix("option-") for key in patterns(FOLDER, "en") if key.startswith("option-")}
    assert not options & (things() | own_things())
    assert not own_things() & (items() | locations())


@pytest.mark.parametrize("event", Event)
def test_the_words_of_an_event_are_those_that_its_text_uses(event: Event) -> None:
    fight, roster = skirmish()
    told = Told(event, 0, 1, (1, 1, 1), [])
    assert set(words.event_words(fight, roster, told)) == documented(FOLDER).get(slug(event.name), set())


@pytest.mark.parametrize("language", languages())
def test_no_two_options_of_a_question_have_the_same_text(language: str) -> None:
    texts = Texts(RULESET, language)
    fight, roster = skirmish()
    for decision in Decision:
        names = words.option_names(fight, roster, 0, decision)
        said = [texts.option(name) for name in names.values()]
        assert len(set(said)) == len(set(names.values())), (decision, said)


@pytest.mark.parametrize(
    ("event", "values", "lines"),
    [
        (
            Event.STRIKES,
            {"weapon": "long-sword", "roll": 34, "chance": 56},
            {
                "en": "Ragnar strikes at Troll with the long sword: 34 (chance 56)",
                "fi": "Ragnar hyökkää pitkämiekalla, kohteena Troll: 34 (raja 56)",
                "nl": "Ragnar haalt uit naar Troll met het lange zwaard: 34 (kans 56)",
                "da": "Ragnar slår efter Troll med langsværdet: 34 (grænse 56)",
            },
        ),
        (
            Event.DEFENCE_GRADE,
            {"way": "dodge", "grade": "critical"},
            {
                "en": "Ragnar: a critical dodge!",
                "fi": "Ragnar: kriittinen väistö!",
                "nl": "Ragnar: een kritieke ontwijking!",
                "da": "Ragnar: en kritisk undvigelse!",
            },
        ),
        (
            Event.WOUND,
            {"wound": "stab", "points": 4, "location": "right-thigh"},
            {
                "en": "Ragnar gets a stab wound in the right thigh: 4",
                "fi": "Ragnar saa pistohaavan oikeaan reiteen: 4",
                "nl": "Ragnar krijgt een steekwond in de rechterdij: 4",
                "da": "Ragnar får et stiksår i højre lår: 4",
            },
        ),
        (
            Event.WOUND,
            {"wound": "cut", "points": 1, "location": "Third arm"},
            {
                "en": "Ragnar gets a cut in: Third arm: 1",
                "fi": "Ragnar saa viiltohaavan kohtaan Third arm: 1",
                "nl": "Ragnar krijgt een snee op de plaats Third arm: 1",
                "da": "Ragnar får et snitsår på stedet Third arm: 1",
            },
        ),
        (
            Event.WALKS,
            {"gait": "run", "manner": "place", "place": "7,4", "hexes": 5},
            {
                "en": "Ragnar runs to 7,4",
                "fi": "Ragnar juoksee heksaan 7,4",
                "nl": "Ragnar rent naar 7,4",
                "da": "Ragnar løber til 7,4",
            },
        ),
        (
            Event.AIDED,
            {"grade": "special", "points": 2, "location": "chest", "manner": "other"},
            {
                "en": "Ragnar staunches the wound of Troll (chest), HP back: 2",
                "fi": "Ragnar tyrehdyttää haavan, potilaana Troll (rintakehä), HP takaisin: 2",
                "nl": "Ragnar stelpt de wond van Troll (borst), HP terug: 2",
                "da": "Ragnar standser blødningen hos Troll (bryst), HP igen: 2",
            },
        ),
        (
            Event.AIDED,
            {"grade": "fumble", "points": 0, "location": "chest", "manner": "self"},
            {
                "en": "Ragnar makes the wound worse, and it still bleeds (chest)",
                "fi": "Ragnar pahentaa haavaa, joka vuotaa yhä (rintakehä)",
                "nl": "Ragnar maakt de wond erger, en die bloedt nog (borst)",
                "da": "Ragnar gør såret værre, og det bløder stadig (bryst)",
            },
        ),
    ],
)
def test_a_line_reads_well(event: Event, values: dict[str, str | int], lines: dict[str, str]) -> None:
    check_lines(RULESET, event, values, lines)


@pytest.mark.parametrize("language", languages())
def test_an_option_made_of_several_words_is_told_word_by_word(language: str) -> None:
    texts = Texts(RULESET, language)
    told = [texts.option(name) for name in ("parry: long-sword", "2: cut 3, chest", "dagger: off-hand 2")]
    assert (
        told
        == {
            "en": ["parry: long sword", "2: cut 3, chest", "dagger: other hand 2"],
            "fi": ["torju: pitkämiekka", "2: viiltohaava 3, rintakehä", "tikari: toinen käsi 2"],
            "nl": ["pareren: lang zwaard", "2: snee 3, borst", "dolk: andere hand 2"],
            "da": ["parér: langsværd", "2: snitsår 3, bryst", "dolk: anden hånd 2"],
        }[language]
    )


@pytest.mark.parametrize("seed", [2, 5])
def test_a_whole_fight_can_be_read_in_every_language(seed: int) -> None:
    check_whole_fight(Fight(encounter()), seed)
