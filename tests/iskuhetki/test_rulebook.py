"""The rulebook of iskuhetki: complete, and at one with options, catalogue and enums."""

from __future__ import annotations

import re

import pytest

from affray.core.catalogue import Catalogue
from affray.core.referee import Coded
from affray.core.rulebook import Clause, read
from affray.rulesets.iskuhetki import RULESET, codes, model
from affray.rulesets.iskuhetki.body import BodyEntry, ordered
from affray.rulesets.iskuhetki.house_rules import Options
from affray.rulesets.iskuhetki.kinds import Manoeuvre
from affray.rulesets.iskuhetki.recovery import codes as after
from affray.rulesets.iskuhetki.sheet import Encounter

from tests.rulebook_checks import RulebookChecks, written

FOLDER = RULESET.folder
BOOK = read(FOLDER / "rulebook.md")
CATALOGUE = Catalogue(FOLDER / "catalogue")

# Clauses per chapter, and those of them that are added here alone: all others say something that the source says.
CHAPTERS = [7, 18, 17, 5, 2, 12, 10, 3, 17, 4, 3, 3, 4, 3, 2, 12, 4, 4, 4, 7]
ADDED = {
    1: (4, 6, 7), 2: (10, 12, 13, 14, 15, 16, 17, 18), 3: (3, 5, 7, 11, 12, 13, 14, 15, 16, 17), 4: (4, 5), 5: (2,),
    6: (6, 7, 8, 9, 10, 11, 12), 7: (7, 8, 9, 10), 8: (3,), 9: (6, 15, 16, 17), 10: (4,), 12: (3,), 14: (3,), 15: (2,),
    16: (11, 12), 18: (4,), 20: (7,),
}  # fmt: skip


def defaults() -> dict[str, str]:
    """Options of the encounter and their defaults."""
    found = {name: field.default for name, field in Options.model_fields.items()}
    found |= {"round_limit": Encounter.model_fields["round_limit"].default, "distance": 1}
    return {name: written(value) for name, value in found.items()}


def rows(clause: str) -> list[list[str]]:
    """The cells of a clause's table, without its head."""
    found = [line.strip("| ").split("|") for line in BOOK[clause].text.splitlines() if line.startswith("|")]
    return [[cell.strip() for cell in row] for row in found[2:]]


def test_all_clauses_are_there_in_their_order() -> None:
    assert list(BOOK) == [f"IH-{k + 1}.{n + 1}" for k, count in enumerate(CHAPTERS) for n in range(count)]


def test_what_is_added_alone_is_marked_so() -> None:
    added = {f"IH-{chapter}.{n}" for chapter, numbers in ADDED.items() for n in numbers}
    assert {clause.id for clause in BOOK.values() if "S" not in clause.standing} == added


@pytest.mark.parametrize("clause", BOOK.values(), ids=list(BOOK))
def test_each_paragraph_says_where_it_comes_from(clause: Clause) -> None:
    """Only tables, lists and examples go on from the paragraph before."""
    for paragraph in clause.text.split("\n\n"):
        assert paragraph.startswith(("**S** ", "**A** ", "|", "- ", "1. ", "(")), paragraph


class TestRulebook(RulebookChecks):
    rules = RULESET
    options = Options
    own_clause = 0

    def defaults(self) -> dict[str, str]:
        return defaults()


def test_the_running_fight_has_the_same_defaults() -> None:
    fight, options = model.Fight(), model.Options()
    assert written(fight.round_limit) == defaults()["round_limit"]
    for name in Options.model_fields:
        given = getattr(options, name)
        assert written(given) == defaults()[name], name


@pytest.mark.parametrize(
    "enum",
    [getattr(module, name) for module in (codes, after) for name in ("Why", "Decision", "Event", "Condition", "Fate")],
)
def test_each_code_names_a_clause_that_is_there(enum: type[Coded]) -> None:
    assert {member.clause for member in enum} <= set(BOOK)


def test_each_table_that_is_spoken_of_is_there() -> None:
    named = {name for clause in BOOK.values() for name in re.findall(r"table\s`(\w+)`", clause.text)}
    assert named == {"weapons", "bodies", "damage_bonus", "hit_points", "impact", "overpower"}
    assert all(CATALOGUE.names(name) for name in named)


@pytest.mark.clause("IH-6.3")
def test_the_manoeuvres_are_those_of_the_enum() -> None:
    names = [row[0].replace(" ", "_").upper() for row in rows("IH-6.3")]
    assert names == [manoeuvre.name for manoeuvre in Manoeuvre]


@pytest.mark.clause("IH-3.11")
def test_the_humanoid_body_is_that_of_the_catalogue() -> None:
    said = {row[1].replace(" and foot", "").replace(" ", "-"): row[0].split("-") for row in rows("IH-3.11")}
    body = BodyEntry.model_validate(CATALOGUE.find("bodies", "humanoid"))
    faces = {each.location: sorted({str(each.front[0]), str(each.front[-1])}, key=int) for each in body.locations}
    assert said == faces


@pytest.mark.clause("IH-12.3")
def test_hit_points_are_those_of_the_catalogue() -> None:
    for kinds, *values in rows("IH-12.3"):
        for kind in kinds.split(", "):
            assert CATALOGUE.find("hit_points", kind) == [int(value) for value in values], kind


@pytest.mark.clause("IH-14.3")
def test_impacts_are_those_of_the_catalogue() -> None:
    found = {row["up_to"]: (row.get("damage", ""), row.get("secondary", 0)) for row in ordered(CATALOGUE, "impact")}
    said = [(row[0].removeprefix("up to ").removesuffix(" m"), row[1]) for row in rows("IH-14.3")[:3]]
    assert [found[int(height)][0] for height, _ in said] == ["", *(damage for _, damage in said[1:])]
    assert [found[height] for height in range(10, 31, 5)] == [(f"{k}d6", k - 1) for k in range(2, 7)]


@pytest.mark.clause("IH-15.2")
def test_overpowering_is_that_of_the_catalogue() -> None:
    found = [
        (row["up_to"], row["hexes"], row.get("down", False), row.get("metres", 0))
        for row in ordered(CATALOGUE, "overpower")
    ]
    for told, row in zip(rows("IH-15.2"), found, strict=False):
        if not told[0].startswith("each"):
            up_to, hexes, down, metres = row
            assert (told[0].split("-")[1], f"{hexes} hex" in told[1], "falls" in told[1]) == (str(up_to), True, down)
            assert (f"impact of {metres} m" in told[1]) == (metres > 0)
    assert [row[1:] for row in found[4:]] == [(4, True, 6), (5, True, 8), (6, True, 10)]
