"""The texts of iskuhetki: all languages say the same, about everything, and without a fault."""

from __future__ import annotations

import re
from collections.abc import Iterator
from enum import IntEnum
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from affray import Fight
from affray.core.catalogue import Catalogue
from affray.core.live import Told
from affray.core.texts import Texts, languages, slug
from affray.rulesets import iskuhetki
from affray.rulesets.iskuhetki import view, words
from affray.rulesets.iskuhetki.codes import Condition, Decision, Event, Fate, Why
from affray.rulesets.iskuhetki.model import (
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
    Presence,
    Sleep,
    Temper,
    Way,
    WoundKind,
)

from tests.iskuhetki.company import encounter, skirmish

FOLDER = Path(iskuhetki.__file__).parent
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
    Presence,
    Sleep,
    Temper,
    Why,
)
OPTIONS: tuple[type[IntEnum], ...] = (Action, Blow, Follow, MainWay, Way)
OTHERS = {
    *("nobody", "no-manoeuvre", "yes", "no", "main-hand", "off-hand", "belt", "ground"),
    *("e", "se", "sw", "w", "nw", "ne"),
}
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
ENGLISH_WORDS = {
    "the",
    "and",
    "with",
    "against",
    "from",
    "does",
    "which",
    "what",
    "nobody",
    "somebody",
    "wounds",
    "now",
}


class Here:
    folder = FOLDER


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


@cache
def entries(language: str) -> tuple[ast.EntryType, ...]:
    text = (FOLDER / "texts" / f"{language}.ftl").read_text(encoding="utf-8")
    return tuple(FluentParser().parse(text).body)


@cache
def patterns(language: str) -> dict[str, ast.Pattern]:
    """Every pattern by `id` or `id.attribute`."""
    found: dict[str, ast.Pattern] = {}
    for entry in entries(language):
        if isinstance(entry, ast.Message):
            if entry.value is not None:
                found[entry.id.name] = entry.value
            found |= {f"{entry.id.name}.{each.id.name}": each.value for each in entry.attributes}
    return found


def documented() -> dict[str, set[str]]:
    """The variables of each event, as the comment at the top of en.ftl tells them."""
    first = entries("en")[0]
    assert isinstance(first, ast.ResourceComment | ast.Comment)
    found: dict[str, set[str]] = {}
    event = ""
    for line in (first.content or "").splitlines():
        match = re.match(r" {2}(?P<event>[a-z-]*) +\$(?P<variable>[a-zA-Z]+) ", line)
        if match:
            event = match["event"] or event
            found.setdefault(event, set()).add(match["variable"])
    return found


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


def expected_ids() -> set[str]:
    ids = {f"{slug(enum.__name__)}-{slug(member.name)}" for enum in ENUMS for member in enum}
    ids |= {f"option-{slug(member.name)}" for enum in OPTIONS for member in enum} | {
        f"option-{each}" for each in OTHERS
    }
    ids |= {f"figure-{slug(name)}" for name in view.FIGURES} | {f"outcome-{slug(name)}" for name in view.OUTCOME}
    return ids | LABELS | {f"thing-{key}" for key in things() | own_things()}


@pytest.mark.parametrize("language", languages())
def test_every_line_can_be_read(language: str) -> None:
    assert [entry.content for entry in entries(language) if isinstance(entry, ast.Junk)] == []


@pytest.mark.parametrize("language", languages())
def test_no_message_stands_twice(language: str) -> None:
    ids = [entry.id.name for entry in entries(language) if isinstance(entry, ast.Message)]
    assert sorted(ids) == sorted(set(ids))


@pytest.mark.parametrize("language", languages()[1:])
def test_all_languages_have_the_same_messages_in_the_same_order(language: str) -> None:
    assert list(patterns(language)) == list(patterns("en"))


@pytest.mark.parametrize("language", languages()[1:])
def test_all_languages_use_the_same_variables(language: str) -> None:
    def used(language: str) -> dict[str, set[str]]:
        return {key: uses(pattern).variables for key, pattern in patterns(language).items()}

    assert used(language) == used("en")


def test_everything_has_a_text_and_nothing_else_has() -> None:
    said = {key for key in patterns("en") if "." not in key and not key.startswith(("any-", "label-"))}
    assert said == expected_ids()


def test_every_label_is_that_of_a_figure_shown() -> None:
    shown = view.view(*skirmish())["combatants"]
    keys = {key for one in shown for key in one}
    for part in ("locations", "wounds", "items", "arrows", "pieces"):
        keys |= {key for one in shown for each in one[part] for key in each}
    said = {key.removeprefix("label-") for key in patterns("en") if key.startswith("label-")}
    assert said <= set(map(slug, keys)) | {"loaded"}


def test_every_decision_is_a_question_too() -> None:
    questions = {key for key in patterns("en") if key.endswith(".question")}
    assert questions == {f"decision-{slug(decision.name)}.question" for decision in Decision}


def test_things_have_the_forms_that_events_ask_for() -> None:
    asked = set().union(*(uses(pattern).forms for pattern in patterns("en").values()))
    assert asked == {"with", "the", "in"}
    wanted = {f"thing-{item}.{form}" for item in items() for form in ("with", "the")}
    wanted |= {f"thing-{location}.in" for location in locations()}
    assert wanted == {key for key in patterns("en") if key.startswith("thing-") and "." in key}
    assert {f"any-{form}" for form in asked} <= set(patterns("en"))


def test_no_option_has_the_name_of_a_thing() -> None:
    options = {key.removeprefix("option-") for key in patterns("en") if key.startswith("option-")}
    assert not options & (things() | own_things())
    assert not own_things() & (items() | locations())


def test_events_use_the_variables_that_are_told_of() -> None:
    used = {
        slug(event.name): uses(patterns("en")[f"event-{slug(event.name)}"]).variables - {"who", "other"}
        for event in Event
    }
    assert {event: variables for event, variables in used.items() if variables} == documented()


@pytest.mark.parametrize("event", Event)
def test_the_words_of_an_event_are_those_that_its_text_uses(event: Event) -> None:
    fight, roster = skirmish()
    told = Told(event, 0, 1, (1, 1, 1), [])
    assert set(words.event_words(fight, roster, told)) == documented().get(slug(event.name), set())


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


def samples(key: str, variables: set[str]) -> Iterator[dict[str, str | int]]:
    """Values for the variables of an event: each of their words once, and numbers for each plural."""
    known = {**VALUES, "manner": MANNERS.get(key, VALUES["manner"])}
    for k in range(6):
        yield {
            name: known[name][k % len(known[name])] if name in known else (0, 1, 2, 17, -3, 96)[k] for name in variables
        }


@pytest.mark.parametrize("language", languages())
def test_every_message_can_be_said(language: str) -> None:
    texts = Texts(Here(), language)
    for key, pattern in patterns(language).items():
        for values in samples(key, uses(pattern).variables):
            said = texts.word(key, values)
            assert said, key
            assert not re.search(r"[{}$]|\?\?\?| {2}|\n|\bevent|\bTHING", said), (key, said)
            assert not re.search(r" [,.:)]|\( ", said), (key, said)
            for name in {"who", "side"} & set(values):
                assert str(values[name]) in said, (key, said)


@pytest.mark.parametrize("language", languages()[1:])
def test_nothing_is_left_in_english(language: str) -> None:
    for key, pattern in patterns(language).items():
        plain = "".join(uses(pattern).plain).strip()
        found = set(re.findall(r"[a-z]+", plain.lower()))
        assert not found & ENGLISH_WORDS, (key, plain)
        if plain and plain not in LOANS[language] and key != "any-the":
            assert plain != "".join(uses(patterns("en")[key]).plain).strip(), (key, plain)


@pytest.mark.parametrize("language", languages()[1:])
def test_the_loanwords_are_in_use(language: str) -> None:
    said = {"".join(uses(pattern).plain).strip() for pattern in patterns(language).values()}
    assert said >= LOANS[language]


@pytest.mark.parametrize("language", languages())
def test_no_two_options_of_a_question_have_the_same_text(language: str) -> None:
    texts = Texts(Here(), language)
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
    for language, line in lines.items():
        assert Texts(Here(), language).event(event, {"who": "Ragnar", "other": "Troll", **values}) == line


@pytest.mark.parametrize("language", languages())
def test_an_option_made_of_several_words_is_told_word_by_word(language: str) -> None:
    texts = Texts(Here(), language)
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
    fight = Fight(encounter())
    fight.auto(seed=seed)
    for entry in fight.log:
        lines = {language: entry.text(language) for language in languages()}
        assert all(entry.who in line for line in lines.values()), lines
        assert not any(re.search(r"[{}$_]|\?\?\?|[a-z]-sword", line) for line in lines.values()), lines
        assert len(set(lines.values())) > 1, lines
