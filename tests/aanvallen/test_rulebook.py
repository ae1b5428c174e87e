"""The rulebook of aanvallen: complete, and at one with options, catalogue and enums."""

from __future__ import annotations

import re

import pytest

from affray.core.catalogue import Catalogue
from affray.core.referee import Coded
from affray.core.rulebook import Clause, read
from affray.rulesets.aanvallen import RULESET, codes, model
from affray.rulesets.aanvallen.house_rules import Options
from affray.rulesets.aanvallen.sheet import Encounter

from tests.aanvallen.table import PLACES
from tests.rulebook_checks import RulebookChecks, written

FOLDER = RULESET.folder
BOOK = read(FOLDER / "rulebook.md")
CATALOGUE = Catalogue(FOLDER / "catalogue")

# What the group's own text says; all other clauses are base rules or added.
SAID = {
    "AA-2.1", "AA-3.1", "AA-3.2", "AA-3.3", "AA-3.4", "AA-3.5", "AA-3.6", "AA-3.7", "AA-3.8", "AA-3.9", "AA-3.10",
    "AA-3.11", "AA-3.12", "AA-3.14", "AA-3.15", "AA-3.17", "AA-3.18", "AA-3.21", "AA-4.1", "AA-4.2", "AA-4.3",
    "AA-4.4", "AA-4.5", "AA-4.6",
}  # fmt: skip


def defaults() -> dict[str, str]:
    """Options of the encounter and their defaults."""
    found = {name: field.default for name, field in Options.model_fields.items()}
    found["round_limit"] = Encounter.model_fields["round_limit"].default
    return {name: written(value) for name, value in found.items()}


def test_all_clauses_are_there_in_their_order() -> None:
    chapters = {1: 9, 2: 3, 3: 26, 4: 8}
    assert list(BOOK) == [f"AA-{chapter}.{k + 1}" for chapter, count in chapters.items() for k in range(count)]


def test_what_the_source_says_is_marked_so() -> None:
    assert {clause.id for clause in BOOK.values() if "S" in clause.standing} == SAID


@pytest.mark.parametrize("clause", BOOK.values(), ids=list(BOOK))
def test_each_paragraph_says_where_it_comes_from(clause: Clause) -> None:
    for paragraph in clause.text.split("\n\n"):
        assert paragraph.startswith(("**S** ", "**B** ", "**A** ")), paragraph


class TestRulebook(RulebookChecks):
    rules = RULESET
    options = Options
    own_clause = 0

    def defaults(self) -> dict[str, str]:
        return defaults()


def test_the_running_fight_has_the_same_defaults() -> None:
    """The options that are the same figure in both."""
    fight, options = model.Fight(), model.Options()
    assert written(fight.round_limit) == defaults()["round_limit"]
    for name in ("long_reach", "fall_back_and_raise", "rounds_a_minute"):
        assert written(getattr(options, name)) == defaults()[name], name


@pytest.mark.parametrize("enum", [codes.Why, codes.Decision, codes.Event, codes.Condition, codes.Fate])
def test_each_code_names_a_clause_that_is_there(enum: type[Coded]) -> None:
    assert {member.clause for member in enum} <= set(BOOK)


def said(clause: str) -> str:
    return " ".join(BOOK[clause].text.split())


@pytest.mark.clause("AA-3.15")
def test_the_places_are_those_of_the_catalogue() -> None:
    rows = re.findall(r"(\d+) ([a-z ]+)[,.]", said("AA-3.15").partition("3d6: ")[2])
    found = {name.strip().replace(" ", "-"): int(dice) for dice, name in rows}
    assert found == {name: CATALOGUE.entry("places", name)["dice"] for name in CATALOGUE.names("places")}
    assert list(found) == list(PLACES)


@pytest.mark.clause("AA-3.16", "AA-3.19")
def test_thresholds_and_talents_are_those_of_the_catalogue() -> None:
    for base, names in re.findall(r"(\d) for ([a-z, ]+?)[;)]", said("AA-3.16")):
        for name in names.split(", "):
            assert CATALOGUE.entry("places", name)["threshold"] == int(base), name
    text = said("AA-3.19").partition("of (data file): ")[2]
    for names, talent in re.findall(r"([a-z, ]+) (GE|ZI|IN|BE|KR|WI|LE)[;.]", text):
        for name in names.split(", "):
            assert CATALOGUE.entry("places", name)["talent"] == talent, name


@pytest.mark.clause("AA-1.7", "AA-3.13")
@pytest.mark.parametrize(
    ("clause", "pattern", "costs"),
    [
        ("AA-1.7", r"stand up (\d), draw (\d), pick up (\d)", ["stand-up", "draw", "pick-up"]),
        (
            "AA-1.7",
            r"change weapon (\d), open or close a door (\d), help another (\d)",
            ["change-weapon", "open-door", "first-aid"],
        ),
        ("AA-3.13", r"Falling back: \+(\d), (\d) AP", ["fall-back-value", "fall-back"]),
        ("AA-3.13", r"threshold: \+(\d) for each AP, at most \+(\d)", ["raise-threshold", "raise-most"]),
        ("AA-3.6", r"behind: (-\d); from straight behind (-\d); target lying (-\d)", ["unseen", "behind", "lying"]),
        ("AA-3.4", r"attack rank falls by (\d+) \(data", ["too-near"]),
        ("AA-4.6", r"at most (\d), in one of 8", ["scatter-most"]),
        ("AA-4.8", r"somebody spends (\d) AP", ["put-out"]),
        ("AA-3.21", r"difficulty \+(\d+) to its blows", ["blind"]),
        ("AA-2.3", r"costs (\d) AP more", ["leave-control"]),
    ],
)
def test_costs_are_those_of_the_catalogue(clause: str, pattern: str, costs: list[str]) -> None:
    found = re.search(pattern, said(clause))
    assert found is not None
    assert [int(value) for value in found.groups()] == [CATALOGUE.find("costs", name) for name in costs]


@pytest.mark.clause("AA-3.20")
def test_critical_effects_are_those_of_the_catalogue() -> None:
    rows = sorted(
        (CATALOGUE.entry("criticals", name) for name in CATALOGUE.names("criticals")), key=lambda row: row["up_to"]
    )
    assert [row["up_to"] for row in rows] == [3, 6, 9, 12, 999]
    assert [row.get("ap", 0) for row in rows] == [2, 0, 2, 0, 0]
    assert [row.get("part", False) for row in rows] == [False, True, True, False, False]
    assert [row.get("bleeding", 0) for row in rows] == [0, 0, 0, 1, 1]
    assert [row.get("unconscious", False) for row in rows] == [False, False, False, False, True]
