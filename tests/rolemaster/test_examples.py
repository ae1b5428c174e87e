"""The examples: each shows a house rule, and its fights go otherwise without it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import affray
from affray.core.loop import play_out
from affray.core.seeded import SeededReferee
from affray.rulesets.rolemaster import RULESET
from affray.rulesets.rolemaster.house_rules import Options

FOLDER = Path(__file__).parents[2] / "examples" / "rolemaster"
SHOWN = {
    "golem": "dr",
    "flail": "fumble_by_ranks",
    "short_friend": "cover_by_friends",
    "war_hammer": "chosen_critical",
    "two_weapons": "two_weapons",
    "several": "several_attacks",
    "three_on_one": "parry_melee",
    "giant": "parry_large",
    "arrows": "parry_missiles",
    "sap": "subdual",
    "drake": "large_criticals",
}
CLAUSES = {
    "dr": "RM-2.1",
    "fumble_by_ranks": "RM-3.1",
    "cover_by_friends": "RM-4.1",
    "chosen_critical": "RM-5.1",
    "two_weapons": "RM-6.1",
    "several_attacks": "RM-7.1",
    "parry_melee": "RM-8.1",
    "parry_large": "RM-9.1",
    "parry_missiles": "RM-10.1",
    "subdual": "RM-11.1",
    "large_criticals": "RM-12.1",
}
FIGHTS = 20


def outcomes(encounter: Any) -> list[tuple[int, int, tuple[int, ...]]]:
    """Of some fights who won, in which round, and what each had lost."""
    found = []
    for number in range(FIGHTS):
        fight = RULESET.setup(encounter).fight
        won = play_out(RULESET, SeededReferee(RULESET, 11, number, fight), fight)[0]
        found.append((int(won), int(fight.round), tuple(int(fight.combatants[k].lost) for k in range(fight.count))))
    return found


def test_every_house_rule_has_its_example() -> None:
    house_rules = {
        name for name, field in Options.model_fields.items() if "Off, the base rule" in str(field.description)
    }
    assert {*SHOWN.values()} == house_rules == {*CLAUSES}
    assert {path.stem for path in FOLDER.glob("*.yaml")} == {*SHOWN, "duel"}


@pytest.mark.parametrize(
    ("example", "switch"),
    [pytest.param(*pair, marks=pytest.mark.clause(CLAUSES[pair[1]])) for pair in SHOWN.items()],
)
def test_its_switch_changes_the_fights_of_an_example(example: str, switch: str) -> None:
    on, off = (affray.load(FOLDER / f"{example}.yaml").changed({f"options.{switch}": value}) for value in (True, False))
    with_it, without = outcomes(on), outcomes(off)
    assert with_it != without
    assert len({winner for winner, _, _ in with_it}) > 1  # nobody is sure to win


@pytest.mark.parametrize("example", SHOWN)
def test_an_example_names_its_rule_and_the_command_that_tries_it(example: str) -> None:
    text = (FOLDER / f"{example}.yaml").read_text("utf-8")
    switch = SHOWN[example]
    assert CLAUSES[switch].split(".")[0] in text.splitlines()[0]
    assert f"--vary options.{switch}=true,false" in text
    assert affray.load(FOLDER / f"{example}.yaml").model_dump()["options"][switch] is True
