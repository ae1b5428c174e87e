"""The brawl as a ruleset."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from affray.core.live import Told
from affray.core.referee import NOBODY
from affray.core.ruleset import Figure, Roster, Ruleset

from tests.toy import rules, setup, tactics
from tests.toy.model import Act, Decision, Event, Fate, Fight, Stance, Why


def view(fight: Fight, roster: Roster) -> dict[str, Any]:
    """What a screen shows."""
    rows: list[Any] = [fight.combatants[i] for i in range(fight.count)]
    return {
        "round": fight.round,
        "over": fight.over,
        "actor": None,
        "order": list(roster.names),
        "combatants": [
            {
                "name": name,
                "side": roster.sides[row.side],
                "bars": [{"name": "hp", "value": row.hp, "max": row.hp_full, "level": ""}],
                "tags": [],
                "place": row.place,
            }
            for name, row in zip(roster.names, rows, strict=True)
        ],
    }


def option_names(fight: Fight, roster: Roster, who: int, decision: int) -> Mapping[int, str]:
    """The names of a decision's options."""
    if decision in (Decision.TARGET, Decision.INTERRUPT):
        return {**dict(enumerate(roster.names)), NOBODY: "nobody"}
    options = {Decision.STANCE: Stance, Decision.ACT: Act}.get(Decision(decision), Act)
    return {int(option): option.name.lower() for option in options}


def value_name(fight: Fight, roster: Roster, decision: int, value: int) -> str:
    """A square."""
    return f"square {value}"


def event_words(fight: Fight, roster: Roster, told: Told) -> Mapping[str, str | int]:
    """What a text needs besides the numbers."""
    return dict(zip(("a", "b", "c"), told.values, strict=True))


def result(before: Fight, fight: Fight, attacker: int, defender: int) -> list[int]:
    """The figures that a blow may change."""
    return [fight.combatants[defender].hp, fight.combatants[attacker].nerve]


def most_hp(fight: Fight, who: int) -> int:
    """No more than one began with."""
    return fight.combatants[who].hp_full


TOY = Ruleset(
    name="toy",
    prefix="TY",
    folder=Path(__file__).parent,
    encounter=lambda: setup.ToyEncounter,
    setup=setup.setup,
    add=setup.add,
    rejoin=setup.rejoin,
    leave=setup.leave,
    view=view,
    option_names=option_names,
    value_name=value_name,
    event_words=event_words,
    figures={"hp": Figure("hp", 0, most_hp), "nerve": Figure("nerve", 0, 9)},
    outcome=("hp", "nerve"),
    result=result,
    fates=Fate,
    fight=Fight,
    why=Why,
    decision=Decision,
    event=Event,
    advance=rules.advance,
    clock=rules.clock,
    winner=rules.winner,
    fate=rules.fate,
    exchange=rules.exchange,
    decide=tactics.decide,
    decide_amount=tactics.decide_amount,
    decide_pick=tactics.decide_pick,
)
