"""What holds for the rulebook of every ruleset, beside what its own tests say: clauses and options are there."""

from __future__ import annotations

import re
from collections.abc import Mapping
from enum import IntEnum
from typing import Any, ClassVar

from pydantic import BaseModel

from affray.core.rulebook import ID, Clause, read
from affray.core.ruleset import Ruleset

DEFAULT = re.compile(r"`(\w+)`[^`()]*\(default: ([^)]+)\)")


def written(value: Any) -> str:
    """A figure of an option as the rulebook writes it."""
    if isinstance(value, IntEnum):
        return value.name.lower()
    return {True: "on", False: "off"}[value] if isinstance(value, bool) else str(value)


class RulebookChecks:
    """The tests that are the same for each ruleset."""

    rules: ClassVar[Ruleset]
    options: ClassVar[type[BaseModel]]
    own_clause: ClassVar[int]  # where it stands among the clauses that an option's description names

    def defaults(self) -> Mapping[str, str]:
        """The options of encounters and their defaults."""
        raise NotImplementedError

    @property
    def book(self) -> Mapping[str, Clause]:
        return read(self.rules.folder / "rulebook.md")

    def test_each_clause_that_is_spoken_of_is_there(self) -> None:
        cited = set(ID.findall((self.rules.folder / "rulebook.md").read_text(encoding="utf-8")))
        assert cited <= set(self.book)

    def test_each_option_stands_in_one_clause_with_its_default(self) -> None:
        found = [match.groups() for clause in self.book.values() for match in DEFAULT.finditer(clause.text)]
        assert sorted(found) == sorted(self.defaults().items())

    def test_an_option_stands_in_the_clause_that_its_description_names(self) -> None:
        for name, field in self.options.model_fields.items():
            clause = ID.findall(field.description or "")[self.own_clause]
            assert f"`{name}`" in self.book[clause].text, (name, clause)
