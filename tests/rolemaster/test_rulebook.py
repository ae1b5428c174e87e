"""The rulebook of rolemaster: complete, and at one with options, catalogue and enums."""

from __future__ import annotations

import re

import pytest

from affray.core.catalogue import Catalogue
from affray.core.referee import Coded
from affray.core.rulebook import Clause, read
from affray.rulesets.rolemaster import RULESET, codes, model
from affray.rulesets.rolemaster.house_rules import Options
from affray.rulesets.rolemaster.options import Options as Running
from affray.rulesets.rolemaster.sheet import Encounter

from tests.rulebook_checks import RulebookChecks, written

FOLDER = RULESET.folder
BOOK = read(FOLDER / "rulebook.md")
CATALOGUE = Catalogue(FOLDER / "catalogue")
CHAPTERS = {1: 18, 2: 3, 3: 2, 4: 5, 5: 2, 6: 5, 7: 2, 8: 7, 9: 2, 10: 4, 11: 7, 12: 1, 13: 1}

# What the group's own text doesn't say of its house rules, RM-2 to RM-12; of the base it says only one thing.
ADDED = {"RM-5.2", "RM-6.5", "RM-7.2", "RM-11.7"}


def defaults() -> dict[str, str]:
    """Options of the encounter and their defaults."""
    found = {name: field.default for name, field in Options.model_fields.items()}
    found["round_limit"] = Encounter.model_fields["round_limit"].default
    found["distance"] = model.Fight().side_distance
    return {name: written(value) for name, value in found.items()}


def test_all_clauses_are_there_in_their_order() -> None:
    assert list(BOOK) == [f"RM-{chapter}.{k + 1}" for chapter, count in CHAPTERS.items() for k in range(count)]


def test_what_the_source_says_is_marked_so() -> None:
    said = {clause.id for clause in BOOK.values() if "S" in clause.standing}
    house = {each for each in BOOK if 2 <= int(each[3:].split(".")[0]) <= 12}
    assert said == house - ADDED | {"RM-1.5"}


@pytest.mark.parametrize("clause", BOOK.values(), ids=list(BOOK))
def test_each_paragraph_says_where_it_comes_from(clause: Clause) -> None:
    """Only tables go on from the paragraph before."""
    for paragraph in clause.text.split("\n\n"):
        assert paragraph.startswith(("**S** ", "**B** ", "**A** ", "|")), paragraph


class TestRulebook(RulebookChecks):
    rules = RULESET
    options = Options
    own_clause = 0

    def defaults(self) -> dict[str, str]:
        return defaults()


def test_the_running_fight_has_the_same_defaults() -> None:
    fight, options = model.Fight(), Running()
    assert written(fight.round_limit) == defaults()["round_limit"]
    for name, value in defaults().items():
        if hasattr(options, name):
            given = getattr(options, name)
            assert written(given) == value, name


@pytest.mark.parametrize("name", Options.model_fields)
def test_each_house_rule_says_its_standing(name: str) -> None:
    """All are on but the one that is not fully in use."""
    said = Options.model_fields[name].description or ""
    if "(in use as it stands)" in said:
        assert Options.model_fields[name].default is True
    assert ("(not fully in use)" in said) is (name == "parry_large")


@pytest.mark.parametrize("enum", [codes.Why, codes.Decision, codes.Event, codes.Condition, codes.Fate])
def test_each_code_names_a_clause_that_is_there(enum: type[Coded]) -> None:
    assert {member.clause for member in enum} <= set(BOOK)


@pytest.mark.clause("RM-1.4")
def test_shields_are_those_of_the_catalogue() -> None:
    rows = re.findall(r"^\| (\w+) \| (\d+) \| (\d+) \|", BOOK["RM-1.4"].text, re.MULTILINE)
    for name, melee, missile in rows:
        entry = CATALOGUE.entry("shields", name)
        assert (entry["melee"], entry["missile"]) == (int(melee), int(missile))
    assert len(rows) == len(CATALOGUE.names("shields"))


@pytest.mark.clause("RM-9.1")
@pytest.mark.clause("RM-9.2")
def test_the_tables_of_the_large_are_those_of_the_catalogue() -> None:
    assert "Large 50 %, super-large 25 %" in BOOK["RM-9.1"].text.replace("\n", " ")
    assert [CATALOGUE.find("shares", name) for name in ("large", "super-large")] == [50, 25]
    faces = [CATALOGUE.find("force", f"face-{face}") for face in range(1, 11)]
    assert faces == ["nothing"] * 5 + ["one-metre", "two-metres", "falls", "aside", "drops"]
