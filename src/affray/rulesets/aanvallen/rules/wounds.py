"""AA-3.18 to AA-3.21: what a hit does: CO, talents, the survival test, unconsciousness, death."""

from __future__ import annotations

from affray.core.records import rule
from affray.core.referee import Referee, Summing
from affray.rulesets.aanvallen.codes import Event, Why
from affray.rulesets.aanvallen.kinds import CoZero, Part, Talent
from affray.rulesets.aanvallen.model import SHIELD, Combatant, Fight
from affray.rulesets.aanvallen.rules.figures import conscious, dead, mobile, weapon_of
from affray.rulesets.aanvallen.rules.tests import luck

SEVERITY = 3  # of a result
LEFT, RIGHT = range(2)  # AA-3.15: of even and of odd luck


@rule
def fall(referee: Referee, me: Combatant) -> None:
    """AA-1.6, AA-3.20: lies, if it didn't."""
    me.run = 0
    if not me.down:
        me.down = True
        referee.tell(Event.FALLS, me.index)


@rule
def stunned(referee: Referee, me: Combatant) -> None:
    """AA-3.20, AA-3.21: loses its senses."""
    me.out = True
    me.down = True
    me.ap = 0
    referee.tell(Event.UNCONSCIOUS, me.index)


@rule
def consequences(referee: Referee, me: Combatant, awake: bool, alive: bool) -> None:
    """AA-3.21: what lost talents come to: death, unconsciousness, a fall. Before it was awake, and alive, or not."""
    if dead(me):
        me.out = True
        me.down = True
        me.ap = 0
        if alive:
            referee.tell(Event.DIES, me.index)
    elif awake and not conscious(me):
        stunned(referee, me)
    elif awake and not mobile(me):
        fall(referee, me)


@rule
def lose(referee: Referee, me: Combatant, talent: int, points: int) -> None:
    """AA-3.18, AA-3.21: points of a talent, which may fall below 0."""
    awake = conscious(me)
    alive = not dead(me)
    me.talents[talent] -= points
    me.lost += points
    consequences(referee, me, awake, alive)


@rule
def shake(referee: Referee, fight: Fight, me: Combatant, place: int) -> None:
    """AA-3.18, AA-3.21: 1 CO, if it has any."""
    if me.stamina <= 0:
        referee.tell(Event.SHAKEN, me.index, -1, 0, place)
        return
    me.stamina -= 1
    referee.tell(Event.SHAKEN, me.index, -1, 1, place)
    if me.stamina == 0:
        exhaust(referee, fight, me)


@rule
def exhaust(referee: Referee, fight: Fight, me: Combatant) -> None:
    """AA-3.21: no CO left."""
    if fight.options.co_zero == CoZero.UNCONSCIOUS and conscious(me):
        stunned(referee, me)
    elif fight.options.co_zero == CoZero.TIRED:
        referee.tell(Event.EXHAUSTED, me.index)


@rule
def drop(referee: Referee, me: Combatant, slot: int) -> None:
    """AA-1.6, AA-3.20: it falls into one's own square."""
    me.dropped |= 1 << slot
    me.lies[slot] = me.piece.place
    referee.tell(Event.DROPS, me.index, -1, slot)


@rule
def drop_weapon(referee: Referee, fight: Fight, me: Combatant) -> bool:
    """AA-1.6, AA-3.20: the weapon in hand; False for bare hands."""
    if weapon_of(fight, me).natural:
        return False
    drop(referee, me, me.wielded)
    me.wielded = fight.book.beings[me.index].weapon_count - 1
    return True


@rule
def drop_from(referee: Referee, fight: Fight, me: Combatant, side: int) -> None:
    """AA-3.20: what the hand of a struck arm holds: the weapon's, or with two hands either; else the shield's."""
    weapon_side = LEFT if fight.book.beings[me.index].left_handed else RIGHT
    if side == weapon_side or weapon_of(fight, me).hands > 1:
        drop_weapon(referee, fight, me)
    elif me.shield:
        me.shield = False
        drop(referee, me, SHIELD)


@rule
def of_part(referee: Referee, fight: Fight, me: Combatant, place: int, side: int) -> None:
    """AA-3.20: a fall for a leg, what it holds for an arm, a point more for trunk and head."""
    row = fight.book.places[place]
    if row.part == Part.LEG:
        fall(referee, me)
    elif row.part == Part.ARM:
        drop_from(referee, fight, me, side)
    else:
        referee.tell(Event.WOUNDED, me.index, -1, 1, row.talent, place)
        lose(referee, me, row.talent, 1)


@rule
def survival(referee: Summing, fight: Fight, me: Combatant, severity: int) -> int:
    """AA-3.20: GE and survival, less how severe it is and all that was lost so far; luck comes off yet."""
    being = fight.book.beings[me.index]
    total = referee.part(Why.HEALTH, me.index, me.talents[Talent.GE])
    total += referee.part(Why.SURVIVING, me.index, being.survival)
    total -= referee.part(Why.RESULT, me.index, severity)
    total -= referee.part(Why.LOST, me.index, me.lost)
    total -= referee.part(Why.HANDICAP, me.index, being.handicap)
    return total + referee.part(Why.GM, me.index, 0)


@rule
def critical_row(fight: Fight, failed: int) -> int:
    """AA-3.20: the row of the table for a test failed by so many; the last one has no end."""
    k = 0
    while k < fight.book.critical_count - 1 and failed > fight.book.criticals[k].up_to:
        k += 1
    return k


@rule
def suffer(referee: Referee, fight: Fight, me: Combatant, failed: int, place: int, side: int) -> None:
    """AA-3.20: what a failed survival test does."""
    row = fight.book.criticals[critical_row(fight, failed)]
    referee.tell(Event.CRITICAL, me.index, -1, failed)
    if row.ap > 0:
        me.less += row.ap
        referee.tell(Event.DAZED, me.index, -1, row.ap)
    if row.part:
        of_part(referee, fight, me, place, side)
    if row.bleeding > 0:
        me.bleeding += row.bleeding
        referee.tell(Event.BLEEDS, me.index, -1, me.bleeding)
    if row.unconscious and conscious(me):
        stunned(referee, me)


@rule
def critical(referee: Referee, fight: Fight, me: Combatant, severity: int, place: int, side: int) -> None:
    """AA-3.18, AA-3.20: the survival test; the dead make none."""
    if dead(me):
        return
    die = luck(referee, fight, me.index, Why.SURVIVAL)
    result = survival(referee, fight, me, severity) - die
    if result >= 0:
        referee.tell(Event.SURVIVES, me.index, -1, result)
    else:
        suffer(referee, fight, me, -result, place, side)


@rule
def wound(referee: Referee, fight: Fight, me: Combatant, points: int, result: int, place: int, side: int) -> None:
    """AA-3.18, AA-3.19: points of the place's talent, and the survival test; three times the result is its severity."""
    talent = fight.book.places[place].talent
    if points > 0:
        referee.tell(Event.WOUNDED, me.index, -1, points, talent, place)
        lose(referee, me, talent, points)
    critical(referee, fight, me, SEVERITY * result, place, side)
