"""The rulebook of arsmagica: complete, and at one with options, catalogue and enums."""

from __future__ import annotations

import re
from enum import IntEnum
from pathlib import Path
from typing import Any

import pytest

from affray.core.catalogue import Catalogue
from affray.core.referee import Coded
from affray.core.rulebook import ID, Clause, read
from affray.rulesets import arsmagica
from affray.rulesets.arsmagica import codes, model
from affray.rulesets.arsmagica.house_rules import Options
from affray.rulesets.arsmagica.sheet import Encounter

FOLDER = Path(arsmagica.__file__).parent
BOOK = read(FOLDER / "rulebook.md")
DEFAULT = re.compile(r"`(\w+)`[^`()]*\(default: ([^)]+)\)")
CATALOGUE = Catalogue(FOLDER / "catalogue")

# What the group's own text says; all other clauses are base rules or added.
SAID = {
    "AM-2.1", "AM-2.3", "AM-2.4", "AM-3.1", "AM-3.2", "AM-3.3", "AM-3.4", "AM-4.1", "AM-4.2", "AM-4.3",
    "AM-5.1", "AM-5.2", "AM-5.4", "AM-6.1", "AM-6.2", "AM-6.3", "AM-6.4",
}  # fmt: skip


def written(value: Any) -> str:
    """A default as the rulebook writes it."""
    return {True: "on", False: "off"}[value] if isinstance(value, bool) else str(value)


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


def test_each_clause_that_is_spoken_of_is_there() -> None:
    cited = set(ID.findall((FOLDER / "rulebook.md").read_text(encoding="utf-8")))
    assert cited <= set(BOOK)


def test_each_option_stands_in_one_clause_with_its_default() -> None:
    found = [match.groups() for clause in BOOK.values() for match in DEFAULT.finditer(clause.text)]
    assert sorted(found) == sorted(defaults().items())


def test_an_option_stands_in_the_clause_that_its_description_names() -> None:
    for name, field in Options.model_fields.items():
        clause = ID.findall(field.description or "")[-1]
        assert f"`{name}`" in BOOK[clause].text, (name, clause)


def test_the_running_fight_has_the_same_defaults() -> None:
    fight, options = model.Fight(), model.Options()
    assert written(fight.round_limit) == defaults()["round_limit"]
    for name, value in defaults().items():
        if hasattr(options, name):
            given = getattr(options, name)
            assert (given.name.lower() if isinstance(given, IntEnum) else written(given)) == value, name


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
