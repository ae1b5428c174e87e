"""The recovery after a fight of `iskuhetki` (IH-16): a calendar over the wounds that it left."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from affray.core.ruleset import Recovery, Ruleset
from affray.rulesets.iskuhetki.recovery import codes, model, setup, tactics, turn, view

if TYPE_CHECKING:
    from affray.rulesets.iskuhetki.sheet import Encounter


def _encounter() -> type[Encounter]:
    from affray.rulesets.iskuhetki.sheet import Encounter

    return Encounter


RULESET = Ruleset(
    name="iskuhetki",
    prefix="IH",
    folder=Path(__file__).parent,
    part_of=Path(__file__).parent.parent,
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
    outcome=(),
    result=view.result,
    fates=codes.Fate,
    fight=model.Ward,
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
)

RECOVERY = Recovery(RULESET, setup.begin)
