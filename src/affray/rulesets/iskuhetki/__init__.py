"""`iskuhetki`: d100 on a hex map: strike moments, hit locations, blood, wounds, wear, special manoeuvres, recovery."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from affray.core.ruleset import Recovery, Ruleset
from affray.rulesets.iskuhetki import arcs, codes, foremost, model, setup, tactics, turn, view
from affray.rulesets.iskuhetki.rules import damage, manoeuvres, missiles, shove

if TYPE_CHECKING:
    from affray.rulesets.iskuhetki.sheet import Encounter


def _encounter() -> type[Encounter]:
    from affray.rulesets.iskuhetki.sheet import Encounter

    return Encounter


def _recovery() -> Recovery:
    from affray.rulesets.iskuhetki.recovery import RECOVERY

    return RECOVERY


RULESET = Ruleset(
    name="iskuhetki",
    prefix="IH",
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
    pieces=(damage.hit, manoeuvres.extra_blow, missiles.arrow_hits, shove.fly),
    decide=tactics.decide,
    decide_amount=tactics.decide_amount,
    decide_pick=tactics.decide_pick,
    decide_first=foremost.decide_first,
    arcs=arcs.arcs,
    grids=("hex",),
    recovery=_recovery,
)
