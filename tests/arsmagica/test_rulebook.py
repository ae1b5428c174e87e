"""The rulebook of arsmagica: complete, and at one with options, catalogue and enums."""

from __future__ import annotations

import re

import pytest

from affray.core.catalogue import Catalogue
from affray.core.referee import Coded
from affray.core.rulebook import Clause, read
from affray.rulesets.arsmagica import RULESET, codes, model
from affray.rulesets.arsmagica.house_rules import Options
from affray.rulesets.arsmagica.sheet import Encounter

from tests.rulebook_checks import RulebookChecks, written

FOLDER = RULESET.folder
BOOK = read(FOLDER / "rulebook.md")
CATALOGUE = Catalogue(FOLDER / "catalogue")

# What the group's own text says; all other clauses are base rules or added.
SAID = {
    "AM-2.1", "AM-2.3", "AM-2.4", "AM-3.1", "AM-3.2", "AM-3.3", "AM-3.4", "AM-4.1", "AM-4.2", "AM-4.3",
    "AM-5.1", "AM-5.2", "AM-5.4", "AM-6.1", "AM-6.2", "AM-6.3", "AM-6.4",
}  # fmt: skip


def defaults() -> dict[str, str]:
    """Options of the encounter and their defaults; ease factors come from the catalogue (AM-6.1)."""
    found = {name: field.default for name, field in Options.model_fields.items()}
    found |= {name: Encounter.model_fields[name].default for name in ("round_limit", "distance")}
    for name in ("attacked", "wounded"):
        found[f"concentration_{name}"] = CATALOGUE.find("concentration", name)
    return {name: written(value) for name, value in found.items()}


def test_all_clauses_are_there_in_their_order() -> None:
    chapters = {1: 5, 2: 6, 3: 8, 4: 9, 5: 6, 6: 8}
    assert list(BOOK) == [f"AM-{chapter}.{k + 1}" for chapter, count in chapters.items() for k in range(count)]


def test_what_the_source_says_is_marked_so() -> None:
    assert {clause.id for clause in BOOK.values() if "S" in clause.standing} == SAID


@pytest.mark.parametrize("clause", BOOK.values(), ids=list(BOOK))
def test_each_paragraph_says_where_it_comes_from(clause: Clause) -> None:
    """Only tables, lists and examples go on from the paragraph before."""
    for paragraph in clause.text.split("\n\n"):
        assert paragraph.startswith(("**S** ", "**B** ", "**A** ", "|", "- ", "(")), paragraph


class TestRulebook(RulebookChecks):
    rules = RULESET
    options = Options
    own_clause = -1

    def defaults(self) -> dict[str, str]:
        return defaults()


def test_the_running_fight_has_the_same_defaults() -> None:
    fight, options = model.Fight(), model.Options()
    assert written(fight.round_limit) == defaults()["round_limit"]
    for name, value in defaults().items():
        if hasattr(options, name):
            given = getattr(options, name)
            assert written(given) == value, name


@pytest.mark.parametrize("enum", [codes.Why, codes.Decision, codes.Event, codes.Condition, codes.Fate])
def test_each_code_names_a_clause_that_is_there(enum: type[Coded]) -> None:
    assert {member.clause for member in enum} <= set(BOOK)


def levels(name: str) -> list[tuple[str, int]]:
    return [(level["level"], level.get("penalty", 0)) for level in (CATALOGUE.find("levels", name) or {})["levels"]]


@pytest.mark.clause("AM-4.4")
def test_body_levels_are_those_of_the_catalogue() -> None:
    rows = re.findall(r"^\| ([a-z ]+) \| (-?\d*)[^|]*\|$", BOOK["AM-4.4"].text, re.MULTILINE)[1:]
    assert [(name.replace(" ", "-"), int(penalty or 0)) for name, penalty in rows] == levels("human")


@pytest.mark.clause("AM-4.5")
def test_fatigue_levels_are_those_of_the_catalogue() -> None:
    said = "Fresh 0, winded 0, weary -1, tired -3, dazed -5, unconscious"
    assert said in BOOK["AM-4.5"].text
    rows = [part.split() for part in said.lower().split(", ")]
    assert [(row[0], int(row[1]) if len(row) > 1 else 0) for row in rows] == levels("fatigue")
