"""RM-1.6, RM-1.11: what hits and criticals do to somebody."""

from __future__ import annotations

from affray.core.records import rule
from affray.core.referee import Referee
from affray.rulesets.rolemaster.charts import NEVER, Entry
from affray.rulesets.rolemaster.codes import Event, Why
from affray.rulesets.rolemaster.model import Combatant, Fight, Plight
from affray.rulesets.rolemaster.rules.state import awake, plight

FOR_GOOD = 9999  # rounds: until somebody sees to it
SINKING = 6  # rounds (RM-1.11)
MINUTE = 6  # rounds (RM-1.7)


@rule
def die(referee: Referee, me: Combatant) -> None:
    """RM-1.11: dead."""
    me.dead = True
    referee.tell(Event.DIES, me.index)


@rule
def lose_hits(referee: Referee, fight: Fight, me: Combatant, points: int) -> None:
    """RM-1.11: at 0 unconscious; with more lost than the total and the Constitution stat it dies in 6 rounds."""
    stood = awake(me)
    me.lost += points
    if me.dead or me.lost < me.hits:
        return
    if stood:
        referee.tell(Event.UNCONSCIOUS, me.index)
    if me.sinking == 0 and me.lost > me.hits + fight.book.beings[me.index].last_hits:
        me.sinking = SINKING + 1
        referee.tell(Event.SINKS, me.index, -1, SINKING)


@rule
def fall(referee: Referee, me: Combatant) -> None:
    """RM-1.5: to the ground."""
    if not me.down:
        me.down = True
        referee.tell(Event.FALLS, me.index)


@rule
def bare(fight: Fight, me: Combatant) -> int:
    """RM-1.9: the slot of bare hands, the last."""
    return fight.book.beings[me.index].weapon_count - 1


@rule
def lose_weapon(referee: Referee, fight: Fight, me: Combatant, slot: int, broken: bool) -> None:
    """RM-1.9, RM-1.18: a weapon drops or breaks, and another hand or none is left; parts of the body stay."""
    row = fight.book.beings[me.index].weapons + slot
    if fight.book.weapons[row].natural:
        return
    if broken:
        me.useless |= 1 << slot
        referee.tell(Event.BREAKS, me.index, -1, row)
    else:
        me.dropped |= 1 << slot
        referee.tell(Event.DROPS, me.index, -1, row)
    if me.off == slot:
        me.off = -1
    elif me.main == slot:
        me.main = me.off if me.off >= 0 else bare(fight, me)
        me.off = -1
        me.prepared = 0


@rule
def take_in_hand(fight: Fight, me: Combatant, slot: int) -> None:
    """RM-1.7: another weapon; one of two hands leaves none for a second weapon. It isn't readied yet."""
    me.dropped &= ~(1 << slot)
    me.main = slot
    if me.off == slot or fight.book.weapons[fight.book.beings[me.index].weapons + slot].hands > 1:
        me.off = -1
    me.prepared = 0


@rule
def take_beside(me: Combatant, slot: int) -> None:
    """RM-6.5: a weapon in the other hand."""
    me.dropped &= ~(1 << slot)
    me.off = slot


@rule
def hold_up(referee: Referee, me: Combatant, entry: Entry) -> None:
    """RM-1.6, RM-1.14: rounds of stun and the like add up; they work at once."""
    if entry.stunned > 0:
        me.stunned += entry.stunned
        referee.tell(Event.STUNNED, me.index, -1, entry.stunned)
    if entry.no_parry > 0:
        me.no_parry += entry.no_parry
        referee.tell(Event.NO_PARRY, me.index, -1, entry.no_parry)
    if entry.must_parry > 0:
        me.must_parry += entry.must_parry
        referee.tell(Event.MUST_PARRY, me.index, -1, entry.must_parry)


@rule
def weaken(referee: Referee, me: Combatant, entry: Entry) -> None:
    """RM-1.6, RM-1.9: bleeding and penalties add up."""
    if entry.bleeding > 0:
        me.bleeding += entry.bleeding
        referee.tell(Event.BLEEDS, me.index, -1, me.bleeding)
    if entry.penalty < 0:
        me.penalty += entry.penalty
        referee.tell(Event.WEAKENED, me.index, -1, me.penalty)


@rule
def finish(referee: Referee, me: Combatant, entry: Entry) -> None:
    """RM-1.9: unconscious; dead at once or after some rounds, which begin with the next."""
    if entry.unconscious and not me.dead:
        if awake(me):
            referee.tell(Event.UNCONSCIOUS, me.index)
        me.asleep = FOR_GOOD
    if entry.dies_in == 0 and not me.dead:
        die(referee, me)
    elif entry.dies_in != NEVER and not me.dead and (me.dying == 0 or me.dying > entry.dies_in + 1):
        me.dying = entry.dies_in + 1
        referee.tell(Event.DYING, me.index, -1, entry.dies_in)


@rule
def suffer(referee: Referee, fight: Fight, me: Combatant, row: int, event: int, slot: int) -> None:
    """RM-1.9, RM-2.2: what a row of the book's entries does to somebody; its hits are not reduced.

    `event`: what is told; `slot`: the weapon that drops or breaks, if one does.
    """
    entry = fight.book.entries[row]
    referee.tell(event, me.index, -1, entry.wording)
    if entry.hits > 0:
        points = referee.part(Why.CRITICAL_HITS, me.index, entry.hits) + referee.part(Why.GM, me.index, 0)
        referee.tell(Event.LOSES, me.index, -1, points)
        lose_hits(referee, fight, me, max(0, points))
    hold_up(referee, me, entry)
    weaken(referee, me, entry)
    if entry.falls:
        fall(referee, me)
    if entry.drops or entry.breaks:
        lose_weapon(referee, fight, me, slot, entry.breaks)
    finish(referee, me, entry)


@rule
def bleed(referee: Referee, fight: Fight, me: Combatant) -> None:
    """RM-1.6: hits per round at its end."""
    if me.bleeding > 0:
        points = referee.part(Why.BLEEDING, me.index, me.bleeding) + referee.part(Why.GM, me.index, 0)
        referee.tell(Event.BLOOD_LOST, me.index, -1, points)
        lose_hits(referee, fight, me, max(0, points))


@rule
def count_down(referee: Referee, me: Combatant) -> None:
    """RM-1.6, RM-1.14: one round less of what this round was one of."""
    if me.serving == Plight.NO_PARRY:
        me.no_parry = max(0, me.no_parry - 1)
    elif me.serving == Plight.STUNNED:
        me.stunned = max(0, me.stunned - 1)
    elif me.serving == Plight.MUST_PARRY:
        me.must_parry = max(0, me.must_parry - 1)
    if me.serving != Plight.NONE and plight(me) == Plight.NONE:
        referee.tell(Event.RECOVERS, me.index)


@rule
def run_out(referee: Referee, fight: Fight, me: Combatant) -> None:
    """RM-1.11, RM-11.6: what ends somebody's life or sleep; who is brought back above its last hits sinks no more."""
    if me.sinking > 0 and me.lost <= me.hits + fight.book.beings[me.index].last_hits:
        me.sinking = 0
    if me.asleep > 0 and me.asleep < FOR_GOOD:
        me.asleep -= 1
        if me.asleep == 0 and awake(me):
            referee.tell(Event.WAKES, me.index)
    if me.dying > 0:
        me.dying -= 1
    if me.sinking > 0:
        me.sinking -= 1


@rule
def live_on(referee: Referee, fight: Fight, me: Combatant) -> None:
    """RM-1.6, RM-1.11: the end of a round for one who is alive."""
    bleed(referee, fight, me)
    fatal = me.dying == 1 or (me.sinking == 1 and me.lost > me.hits + fight.book.beings[me.index].last_hits)
    run_out(referee, fight, me)
    if fatal:
        die(referee, me)
    elif me.serving != Plight.NONE:
        count_down(referee, me)
