"""The texts of arsmagica: all languages say the same, about everything, and without a fault."""

from __future__ import annotations

import re
from collections.abc import Iterator
from enum import IntEnum
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from affray import Fight, load
from affray.core.catalogue import Catalogue
from affray.core.live import Told
from affray.core.texts import Texts, languages, slug
from affray.rulesets import arsmagica
from affray.rulesets.arsmagica import view
from affray.rulesets.arsmagica.codes import Condition, Decision, Event, Fate, Why
from affray.rulesets.arsmagica.model import Ability, Action, Effect, Exertion, Form, Intent, Presence, Slow, Temper, Way

FOLDER = Path(arsmagica.__file__).parent
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
    Presence,
    Temper,
    Why,
)
OPTIONS: tuple[type[IntEnum], ...] = (Action, Way, Slow, Intent)
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
    "turns",
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


def expected_ids() -> set[str]:
    ids = {f"{slug(enum.__name__)}-{slug(member.name)}" for enum in ENUMS for member in enum}
    ids |= {f"option-{slug(member.name)}" for enum in OPTIONS for member in enum} | {"option-nobody", "option-none"}
    ids |= {f"figure-{slug(name)}" for name in view.FIGURES} | {f"outcome-{slug(name)}" for name in view.OUTCOME}
    return ids | {f"thing-{key}" for key in things()}


def things() -> set[str]:
    catalogue = Catalogue(FOLDER / "catalogue")
    found = {name for table in TABLES for name in catalogue.names(table)}
    for name in catalogue.names("levels"):
        found |= {level["level"] for level in (catalogue.find("levels", name) or {})["levels"]}
    for name in catalogue.names("creatures"):
        weapons = (catalogue.find("creatures", name) or {})["weapons"]
        found |= {slug(weapon["name"]) for weapon in weapons if "name" in weapon}
    return found


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


def test_every_decision_is_a_question_too() -> None:
    questions = {key for key in patterns("en") if key.endswith(".question")}
    assert questions == {f"decision-{slug(decision.name)}.question" for decision in Decision}


def test_weapons_have_the_forms_that_events_ask_for() -> None:
    asked = set().union(*(uses(pattern).forms for pattern in patterns("en").values()))
    weapons = Catalogue(FOLDER / "catalogue").names("weapons")
    assert asked == {"with", "the"}
    assert {f"thing-{weapon}.{form}" for weapon in weapons for form in asked} <= set(patterns("en"))
    assert {f"any-{form}" for form in asked} <= set(patterns("en"))


def test_events_use_the_variables_that_are_told_of() -> None:
    used = {
        slug(event.name): uses(patterns("en")[f"event-{slug(event.name)}"]).variables - {"who", "other"}
        for event in Event
    }
    assert {event: variables for event, variables in used.items() if variables} == documented()


def test_the_words_of_an_event_are_those_that_its_text_uses() -> None:
    start = arsmagica.RULESET.setup(load(next(path for path in EXAMPLES if path.stem == "magus")))
    for event in Event:
        told = Told(event, 0, 1, (1, 1, 0), [])
        words = view.event_words(start.fight, start.roster, told)
        assert set(words) == documented().get(slug(event.name), set()), event


def samples(variables: set[str]) -> Iterator[dict[str, str | int]]:
    """Values for the variables of an event: each of their words once, and numbers for each plural."""
    words = {
        "who": ["Ragnar"], "other": ["Troll"], "side": ["Guests"], "weapon": ["long-sword", "Grandfather's axe"],
        "spell": ["Mist"], "intent": ["spell", "dagger"], "manner": ["strike", "shoot"], "level": ["heavy-wounds"],
        "way": ["towards", "away"], "exertion": ["attack", "defence"], "effect": ["harm", "ward", "hinder", "aid"],
    }  # fmt: skip
    for k in range(4):
        yield {name: words[name][k % len(words[name])] if name in words else (0, 1, 2, 17)[k] for name in variables}


@pytest.mark.parametrize("language", languages())
def test_every_message_can_be_said(language: str) -> None:
    texts = Texts(Here(), language)
    for key, pattern in patterns(language).items():
        for values in samples(uses(pattern).variables):
            said = texts.word(key, values)
            assert said, key
            assert not re.search(r"[{}$]|\?\?\?| {2}|\bevent|\bThing", said), (key, said)
            for name in {"who", "other", "side"} & set(values):
                assert str(values[name]) in said, (key, said)


@pytest.mark.parametrize("language", languages())
def test_every_number_is_told(language: str) -> None:
    texts = Texts(Here(), language)
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
        variables = uses(patterns(language)[f"event-{slug(event.name)}"]).variables
        values = next(samples(variables)) | {name: 40 + k for k, name in enumerate(sorted(variables & numbers))}
        said = texts.event(event, values)
        assert all(str(values[name]) in said for name in variables & numbers), said


@pytest.mark.parametrize("language", languages()[1:])
def test_nothing_is_left_in_english(language: str) -> None:
    latin = {f"form-{form.name.lower()}" for form in Form}
    for key, pattern in patterns(language).items():
        plain = "".join(uses(pattern).plain).strip()
        words = set(re.findall(r"[a-z]+", plain.lower()))
        assert not words & ENGLISH_WORDS, (key, plain)
        if key not in latin and plain and plain not in LOANS[language]:
            assert plain != "".join(uses(patterns("en")[key]).plain).strip(), (key, plain)


@pytest.mark.parametrize("language", languages()[1:])
def test_the_loanwords_are_in_use(language: str) -> None:
    said = {"".join(uses(pattern).plain).strip() for pattern in patterns(language).values()}
    assert said >= LOANS[language]


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
    for language, line in lines.items():
        assert Texts(Here(), language).event(event, {"who": "Ragnar", "other": "Troll", **values}) == line


@pytest.mark.parametrize("path", EXAMPLES, ids=[path.stem for path in EXAMPLES])
def test_a_whole_fight_can_be_read_in_every_language(path: Path) -> None:
    fight = Fight(load(path))
    fight.auto(seed=2)
    for entry in fight.log:
        lines = {language: entry.text(language) for language in languages()}
        assert all(entry.who in line for line in lines.values())
        assert not any(re.search(r"[{}$_]|\?\?\?|[a-z]-sword", line) for line in lines.values()), lines
        assert entry.event == "initiative" or len(set(lines.values())) > 1, lines
