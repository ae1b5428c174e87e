"""`arsmagica`: stress dice, body and fatigue levels, exertion, fleeing, fast-cast magic; no map."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from affray.core.ruleset import Ruleset
from affray.rulesets.arsmagica import codes, model, setup, tactics, turn, view

if TYPE_CHECKING:
    from affray.rulesets.arsmagica.sheet import Encounter


def _encounter() -> type[Encounter]:
    from affray.rulesets.arsmagica.sheet import Encounter

    return Encounter


RULESET = Ruleset(
    name="arsmagica",
    prefix="AM",
    folder=Path(__file__).parent,
    encounter=_encounter,
    setup=setup.setup,
    add=setup.add,
    rejoin=setup.rejoin,
    leave=setup.leave,
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
    zero_face=10,
)
