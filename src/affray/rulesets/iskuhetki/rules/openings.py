"""IH-6.2, IH-6.8: openings and kept specials."""

from __future__ import annotations

from affray.core.records import rule
from affray.core.referee import Referee
from affray.rulesets.iskuhetki.codes import Event
from affray.rulesets.iskuhetki.kinds import Opening
from affray.rulesets.iskuhetki.model import Combatant, Fight
from affray.rulesets.iskuhetki.rules.state import able, beat


@rule
def grant(
    referee: Referee, fight: Fight, holder: Combatant, on: Combatant, kind: int, sure: bool, double: bool
) -> None:
    """IH-6.8, IH-6.4, IH-3.9, IH-3.10: an opening against somebody, for this moment and the next; the newest is held.

    `sure`: without the second roll; `double`: of a critical dodge. With `openings_are_free` it is used at once, after
    what goes on.
    """
    if not able(holder):
        return
    hold_special(fight, holder, on, kind)
    holder.opening_sure = sure
    holder.opening_double = double
    referee.tell(Event.OPENING, holder.index, on.index, kind)
    if fight.options.openings_are_free and fight.next_by < 0:
        fight.next_by = holder.index
        fight.next_on = on.index
        fight.next_dual = False


@rule
def hold_special(fight: Fight, holder: Combatant, on: Combatant, kind: int) -> None:
    """IH-6.2: what can't be used now holds until the end of the next moment, over a change of round too."""
    holder.opening = kind
    holder.opening_on = on.index
    holder.opening_until = beat(fight) + 1
    holder.opening_sure = False
    holder.opening_double = False


@rule
def has_opening(fight: Fight, me: Combatant) -> bool:
    """IH-6.8: whether somebody holds an opening that hasn't lapsed."""
    return me.opening != Opening.NONE and me.opening_until >= beat(fight)
