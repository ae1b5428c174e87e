"""`aanvallen`: the five-step attack on a grid of squares, with facing, thresholds per place, missiles and grenades."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from affray.core.ruleset import Ruleset
from affray.rulesets.aanvallen import arcs, codes, foremost, model, setup, tactics, turn, view
from affray.rulesets.aanvallen.rules import wounds

if TYPE_CHECKING:
    from affray.rulesets.aanvallen.sheet import Encounter


def _encounter() -> type[Encounter]:
    from affray.rulesets.aanvallen.sheet import Encounter

    return Encounter


RULESET = Ruleset(
    name="aanvallen",
    prefix="AA",
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
    grids=("square",),
    hits=view.HITS,
    arcs=arcs.arcs,
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
    pieces=(wounds.wound,),
    decide=tactics.decide,
    decide_amount=tactics.decide_amount,
    decide_pick=tactics.decide_pick,
    decide_first=foremost.decide_first,
)
