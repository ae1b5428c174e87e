"""What an unattended combatant does before anything else: so the rules needn't look at all that it might do.

`tactics.decide` would take the same out of all the options. Nothing here is a clause of the rules.
"""

from __future__ import annotations

from affray.core.kinds import Temper
from affray.core.records import rule
from affray.core.referee import ALL
from affray.rulesets.iskuhetki.codes import Decision
from affray.rulesets.iskuhetki.kinds import Action, Follow, Opening
from affray.rulesets.iskuhetki.model import Combatant, Fight
from affray.rulesets.iskuhetki.pursuit import door_ahead
from affray.rulesets.iskuhetki.rules.fire import in_flames
from affray.rulesets.iskuhetki.weighing import (
    NEAR,
    archer,
    armed,
    awake_of,
    bleeds_badly,
    holds_missile,
    near_foe,
    out_of_range,
    runs_away,
    unarmoured,
)


@rule
def in_trouble(fight: Fight, me: Combatant) -> bool:
    """Whether something is the matter that needs thought."""
    if me.down or me.blinded or me.burning or me.grappled >= 0:
        return True
    return runs_away(fight, me) or (fight.book.burns and in_flames(fight, me))


@rule
def chances(fight: Fight, me: Combatant, hexes: int) -> int:
    """What one does whoever is in reach: uses an opening; with no enemy near, puts out a friend, or binds wounds."""
    bits = 1 << Action.OPENING if me.opening != Opening.NONE else 0
    if hexes >= NEAR:
        bits |= 1 << Action.DOUSE
        if bleeds_badly(fight, me):
            bits |= 1 << Action.FIRST_AID
    return bits


@rule
def closing_in(fight: Fight, me: Combatant) -> int:
    """With nobody awake to strike: throws what is made for it, else comes nearer, by a door if that is the way."""
    bits = 1 << Action.THROW if fight.in_reach == 0 and holds_missile(fight, me) else 0
    if fight.book.rugged and door_ahead(fight, me) >= 0:
        bits |= 1 << Action.DOOR
    if fight.held:
        return bits | 1 << Action.MOVE
    if unarmoured(fight, me):
        bits |= 1 << Action.RUN
    return bits | 1 << Action.WALK


@rule
def striking(fight: Fight, me: Combatant, hexes: int) -> int:
    """With somebody to strike: strikes, unless the range is bad."""
    return 1 << Action.STRIKE | (1 << Action.MOVE if out_of_range(fight, me, hexes) else 0)


@rule
def melee(fight: Fight, me: Combatant, hexes: int) -> int:
    """What one does with a weapon in hand."""
    if awake_of(fight, fight.in_reach):
        return chances(fight, me, hexes) | striking(fight, me, hexes)
    if fight.in_reach and me.temper == Temper.MINDLESS:
        return ALL
    return chances(fight, me, hexes) | closing_in(fight, me)


@rule
def first_action(fight: Fight, me: Combatant) -> int:
    """Actions that one takes if any of them is possible."""
    if in_trouble(fight, me):
        return ALL
    hexes = near_foe(fight, me)
    if armed(fight, me):
        return melee(fight, me, hexes)
    if archer(fight, me) and hexes > 1:
        return chances(fight, me, hexes) | 1 << Action.SHOOT | 1 << Action.AIM | 1 << Action.RELOAD
    return ALL


@rule
def first_follow(fight: Fight, me: Combatant) -> int:
    """What may come out of free movement: no shot, and only what is made for it is thrown."""
    bits = 1 << Follow.NOTHING | 1 << Follow.CHARGE | 1 << Follow.CHASE
    return bits | 1 << Follow.THROW if holds_missile(fight, me) else bits


@rule
def decide_first(fight: Fight, who: int, decision: int) -> int:
    """The tactics for what is considered."""
    if decision == Decision.ACTION:
        return first_action(fight, fight.combatants[who])
    return first_follow(fight, fight.combatants[who])
