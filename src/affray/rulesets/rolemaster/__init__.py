"""`rolemaster`: OB and DB split over blows and parries, house rules as switches, tables that a group can bring."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from affray.core.ruleset import CsvTables, Ruleset
from affray.rulesets.rolemaster import arcs, codes, model, setup, tactics, turn, view
from affray.rulesets.rolemaster.rules import impact

if TYPE_CHECKING:
    from affray.rulesets.rolemaster.sheet import Encounter


def _encounter() -> type[Encounter]:
    from affray.rulesets.rolemaster.sheet import Encounter

    return Encounter


def _csv() -> CsvTables:
    from affray.rulesets.rolemaster.chart_library import csv_tables

    return csv_tables()


RULESET = Ruleset(
    name="rolemaster",
    prefix="RM",
    folder=Path(__file__).parent,
    encounter=_encounter,
    setup=setup.setup,
    add=setup.add,
    rejoin=setup.rejoin,
    leave=setup.leave,
    make_room=setup.make_room,
    view=view.view,
    option_names=view.option_names,
    value_name=view.value_name,
    event_words=view.event_words,
    figures=view.FIGURES,
    outcome=view.OUTCOME,
    result=view.result,
    fates=codes.Fate,
    fight=model.Fight,
    why=codes.Why,
    decision=codes.Decision,
    event=codes.Event,
    advance=turn.advance,
    clock=turn.clock,
    winner=turn.winner,
    fate=turn.fate,
    exchange=turn.exchange,
    decide=tactics.decide,
    decide_amount=tactics.decide_amount,
    decide_pick=tactics.decide_pick,
    decide_first=tactics.decide_first,
    pieces=(impact.land, impact.critical),
    grids=("hex", "square"),
    arcs=arcs.arcs,
    csv=_csv,
)
