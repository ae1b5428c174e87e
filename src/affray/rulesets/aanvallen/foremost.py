"""What unattended combatants look at before anything else: so the rules needn't find out what else they might do.

`tactics.decide` would take the same out of all the options. Nothing here is a clause of the rules.
"""

from __future__ import annotations

from affray.core.kinds import Temper
from affray.core.records import rule
from affray.core.referee import ALL, NOBODY
from affray.rulesets.aanvallen.codes import Decision
from affray.rulesets.aanvallen.kinds import Action, Answer
from affray.rulesets.aanvallen.means import (
    aims,
    needs_haste,
    scared,
    strikes_on,
    wants_back,
)
from affray.rulesets.aanvallen.model import Combatant, Fight
from affray.rulesets.aanvallen.rules.figures import weapon_of, wields
from affray.rulesets.aanvallen.weighing import (
    archer,
    foe_at_hand,
    nearest_foe,
    turned_away,
)

ON_THE_WAY = 1 << Action.STRIKE | 1 << Action.MOVE | 1 << Action.TURN | 1 << Action.END | 1 << Action.DOOR


@rule
def troubled(fight: Fight, me: Combatant) -> bool:
    """Whether something is the matter that needs thought."""
    if me.down or me.burning > 0 or me.bleeding > 0 or me.temper == Temper.COWARD:
        return True
    return me.dropped != 0 or fight.book.beings[me.index].grenade_count > 0


@rule
def first_action(fight: Fight, me: Combatant) -> int:
    """What one does before anything else, if it is possible."""
    weapon = weapon_of(fight, me)
    if troubled(fight, me) or not wields(me, weapon) or weapon.missile or weapon.natural:
        return ALL
    if not foe_at_hand(fight, me):
        return ON_THE_WAY
    if strikes_on(fight, me):
        return 1 << Action.STRIKE
    return 1 << Action.END | (1 << Action.TURN if turned_away(fight, me) else 0)


@rule
def first_place(fight: Fight, me: Combatant) -> int:
    """The nearest foe: one goes next to it, or towards it; all squares for one who wants something else."""
    if fight.book.rugged or scared(fight, me) or archer(fight, me):
        return ALL
    who = nearest_foe(fight, me)
    return fight.combatants[who].piece.place if who >= 0 else ALL


@rule
def first_on_top(fight: Fight, me: Combatant) -> int:
    """Aiming, or nothing."""
    if not aims(fight, me):
        return 1 << NOBODY
    return 1 << NOBODY | fight.book.aiming


@rule
def first_kind(fight: Fight, me: Combatant) -> int:
    """The kinds of attack that one takes: plain ones, and what comes free of charge; all where one is in haste."""
    if needs_haste(fight, me):
        return ALL
    return fight.book.plain | fight.book.running if me.run > 0 else fight.book.plain


@rule
def decide_first(fight: Fight, who: int, decision: int) -> int:
    """The tactics for what is considered."""
    me = fight.combatants[who]
    if decision == Decision.ACTION:
        return first_action(fight, me)
    if decision == Decision.KIND:
        return first_kind(fight, me)
    if decision == Decision.ON_TOP:
        return first_on_top(fight, me)
    if decision == Decision.FALL_BACK:
        return 1 << Answer.YES | 1 << Answer.NO if wants_back(fight, me) else 1 << Answer.NO
    if decision == Decision.PLACE:
        return first_place(fight, me)
    return 0  # of grenades: only where enemies are
