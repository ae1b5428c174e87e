"""IH-6.1, IH-6.7: whether a manoeuvre happens: the second roll, or the shouter's voice."""

from __future__ import annotations

from affray.core.records import rule
from affray.core.referee import Referee
from affray.rulesets.iskuhetki.codes import Event, Why
from affray.rulesets.iskuhetki.kinds import Grade, Manoeuvre
from affray.rulesets.iskuhetki.model import Combatant, Fight
from affray.rulesets.iskuhetki.rules.dice import grade_of, succeeded
from affray.rulesets.iskuhetki.rules.manoeuvres import frighten
from affray.rulesets.iskuhetki.rules.state import hindrance


@rule
def shout(referee: Referee, fight: Fight, me: Combatant, foe: Combatant, grade: int, double: bool, sure: bool) -> bool:
    """IH-6.7: own Voice in place of the second roll; after a critical attack no roll, and the target flees."""
    if grade == Grade.CRITICAL or sure:
        frighten(referee, fight, me, foe, grade == Grade.CRITICAL, double)
        return True
    voice = fight.book.beings[me.index].voice
    chance = referee.part(Why.SKILL, me.index, voice)
    chance += hindrance(referee, me, voice) + referee.part(Why.GM, me.index, 0)
    roll = referee.roll(100, me.index, Why.VOICE)
    heard = grade_of(roll, chance)
    referee.tell(Event.SHOUTS, me.index, foe.index, roll, chance)
    me.shouted_at |= 1 << foe.index
    if heard >= Grade.SUCCESS:
        frighten(referee, fight, me, foe, heard >= Grade.SPECIAL, double)
    return heard >= Grade.SUCCESS


@rule
def second_roll(referee: Referee, fight: Fight, me: Combatant, foe: Combatant) -> bool:
    """IH-6.1: at or under the chance of the attack roll."""
    chance = referee.part(Why.FIRST, me.index, fight.chance) + referee.part(Why.GM, me.index, 0)
    roll = referee.roll(100, me.index, Why.SECOND)
    happens = succeeded(roll, chance)
    referee.tell(Event.SECOND, me.index, foe.index, roll, chance, 1 if happens else 0)
    return happens


@rule
def succeeds(
    referee: Referee,
    fight: Fight,
    me: Combatant,
    foe: Combatant,
    manoeuvre: int,
    grade: int,
    double: bool,
    sure: bool,
) -> bool:
    """IH-6.1, IH-6.7, IH-6.9: whether a manoeuvre happens; a shout takes effect with its roll. `sure`: needs none."""
    if manoeuvre == Manoeuvre.SHOUT:
        return shout(referee, fight, me, foe, grade, double, sure)
    if grade == Grade.CRITICAL or sure:
        return True
    return second_roll(referee, fight, me, foe)
