"""What people write of any ruleset: encounters to test with, and what holds for sheets, files and catalogues."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Generic, TypeVar

import pytest
from hypothesis import strategies as st

from affray.core.documents import Faults, parse, read
from affray.core.encounter import Encounter
from affray.core.records import figures
from affray.core.ruleset import Roster, Ruleset, Setup
from affray.core.wording import validate

Kind = TypeVar("Kind", bound=Encounter)
Sheet = dict[str, Any]


@dataclass(frozen=True)
class Hunt(Generic[Kind]):
    """Encounters of one ruleset: heroes against a wolf."""

    kind: type[Kind]
    rules: str

    def encounter(self, *combatants: Any, **written: Any) -> Kind:
        """These against a wolf."""
        sides = [
            {"name": "Heroes", "combatants": list(combatants)},
            {"name": "Wolves", "combatants": [{"creature": "wolf"}]},
        ]
        return self.kind.model_validate({"ruleset": self.rules, "sides": sides, **written})

    def faults_of(self, *combatants: Any, **written: Any) -> list[str]:
        """What is wrong with these against a wolf."""
        return faults(lambda: self.encounter(*combatants, **written))

    def faults_in(self, text: str, file: str) -> list[str]:
        """What is wrong with an encounter file."""
        return faults(lambda: self.kind.of(parse(text, file)))


def faults(of: Callable[[], object]) -> list[str]:
    """The faults that are raised, in words."""
    with pytest.raises(Faults) as caught:
        of()
    return [str(fault) for fault in caught.value.faults]


def check_read_back(made: Encounter) -> None:
    """An encounter that is written out is the same when it is read back: with all its figures, or without defaults."""
    kind = type(made)
    assert kind.model_validate(made.model_dump(mode="json")) == made
    assert kind.model_validate(made.model_dump(mode="json", exclude_defaults=True)) == made


def damaged(text: str) -> st.SearchStrategy[str]:
    """A file of which something is cut out, and into which something is put."""
    put = st.text(st.sampled_from("aé5-:,{}[]\n\t'\" #&*!|>%"), max_size=4)
    cuts = st.tuples(st.integers(0, len(text)), st.integers(0, 8), put)
    return cuts.map(lambda cut: text[: cut[0]] + cut[2] + text[cut[0] + cut[1] :])


def check_encounter_or_faults(kind: type[Encounter], text: str) -> None:
    """A file gives an encounter, or faults in it."""
    try:
        made: Any = kind.of(parse(text, "duel.yaml"))
    except Faults as found:
        assert all(fault.file == "duel.yaml" and fault.message for fault in found.faults)  # noqa: PT017
    else:
        assert len(made.sides) >= 2


def check_catalogue_file(kind: type[Encounter], tables: Sequence[str], file: Path, source: str) -> None:
    """A catalogue file is sound, holds the table that it is named for, and says where its figures come from."""
    folder = kind.catalogue_folder
    held = validate(kind.catalogue_shape, read(file))
    assert [table for table in tables if getattr(held, table)] == [
        file.parent.name if file.parent != folder else file.stem
    ]
    head = "".join(line for line in file.read_text("utf-8").splitlines(keepends=True) if line.startswith("#"))
    assert source in head or "ours" in head.casefold()


def against_a_knight(creature: str) -> list[Sheet]:
    """The sides of a creature against a knight."""
    fighters = {"One": {"creature": creature}, "Other": {"creature": "knight", "name": "Sir Roland"}}
    return [{"name": name, "combatants": [fighter]} for name, fighter in fighters.items()]


def check_joining_again(rules: Ruleset, done: Setup, weapon: str, creature: str) -> None:
    """One who joins after another joined and that was undone finds all as it was; so does that other then."""
    first_sheet = {"name": "L", "side": "Heroes", "weapons": [weapon]}
    other_sheet = {"name": "M", "side": "Wolves", "creature": creature}
    first = rules.add(done.fight, done.roster, first_sheet)
    rules.add(done.fight, done.roster, other_sheet)
    words = Roster(
        list(done.roster.names), list(done.roster.sides), {k: list(v) for k, v in done.roster.things.items()}
    )
    again = rules.add(done.fight, done.roster, other_sheet)
    assert done.roster == words
    assert again.count == 3
    second = rules.add(done.fight, done.roster, first_sheet)
    assert figures(second) == figures(first)
