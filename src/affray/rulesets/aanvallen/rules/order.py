"""AA-1.4: who acts when, and what the start of a turn brings."""

from __future__ import annotations

from affray.core.grid import NOWHERE
from affray.core.kinds import Presence
from affray.core.records import rule
from affray.core.referee import Referee
from affray.core.squares import disc_place, disc_size, in_sight
from affray.rulesets.aanvallen.codes import Event, Why
from affray.rulesets.aanvallen.kinds import Talent
from affray.rulesets.aanvallen.model import Combatant, Fight
from affray.rulesets.aanvallen.rules.blast import burn
from affray.rulesets.aanvallen.rules.figures import able, dead, full_ap, full_halves, here
from affray.rulesets.aanvallen.rules.ground import free_square
from affray.rulesets.aanvallen.rules.smoke import clear_smoke
from affray.rulesets.aanvallen.rules.wounds import lose

NO_PLACE = -1
ASIDE = 6  # BP: farther from its own square nobody comes in
ZI_SCALE = 1000
DIE_BITS = 5  # of a d20
ROLLS = 12  # for which there is room; who is equal even then goes by the list


@rule
def takes_turns(me: Combatant) -> bool:
    """AA-1.4: is here and alive; who is unconscious, or has surrendered, still bleeds and burns in its turn."""
    return here(me) and not dead(me)


@rule
def precedence(fight: Fight, me: Combatant) -> int:
    """AA-1.4: LE and action, then ZI: of the sheet, since the order is kept for the fight."""
    being = fight.book.beings[me.index]
    return (being.talents[Talent.LE] + being.action) * ZI_SCALE + being.talents[Talent.ZI]


@rule
def rolled(me: Combatant, rolls: int) -> int:
    """AA-1.4: the first so many of its dice in roll-offs, as one number."""
    return me.lot >> DIE_BITS * (ROLLS - rolls)


@rule
def rolls_against(fight: Fight, me: Combatant, other: Combatant) -> bool:
    """AA-1.4: whether one still rolls off with another: its equal, and in all the dice that one has rolled so far."""
    if me.rolls > other.rolls or me.rolls == ROLLS or not takes_turns(other):
        return False
    return precedence(fight, me) == precedence(fight, other) and rolled(me, me.rolls) == rolled(other, me.rolls)


@rule
def ties(fight: Fight, me: Combatant) -> bool:
    """AA-1.4: whether one still rolls off with anybody."""
    for i in range(fight.count):
        other = fight.combatants[i]
        if i != me.index and other.place != NO_PLACE and rolls_against(fight, me, other):
            return True
    return False


@rule
def tied(fight: Fight) -> int:
    """AA-1.4: all who still roll off, as a bit set."""
    bits = 0
    for i in range(fight.count):
        me = fight.combatants[i]
        if me.place != NO_PLACE and takes_turns(me) and ties(fight, me):
            bits |= 1 << i
    return bits


@rule
def place_of(fight: Fight, me: Combatant) -> int:
    """AA-1.4: how many go before one, by their figures, or as equals by their dice."""
    mine = precedence(fight, me)
    count = 0
    for i in range(fight.count):
        other = fight.combatants[i]
        theirs = precedence(fight, other)
        if other.place != NO_PLACE and (theirs > mine or (theirs == mine and other.lot > me.lot)):
            count += 1
    return count


@rule
def line_up(fight: Fight) -> None:
    """AA-1.4: the order as it is by all that was rolled so far."""
    for i in range(fight.count):
        me = fight.combatants[i]
        if me.place != NO_PLACE:
            me.place = place_of(fight, me)
    fight.tied = tied(fight) != 0


@rule
def enter(fight: Fight) -> None:
    """AA-1.4: all who are here and have no place yet take theirs."""
    for i in range(fight.count):
        me = fight.combatants[i]
        if me.place == NO_PLACE and me.presence == Presence.IN:
            me.place = fight.count
    fight.entering = False
    line_up(fight)


@rule
def roll_off(referee: Referee, fight: Fight, who: int) -> None:
    """AA-1.4: a d20, behind those that it has rolled before."""
    me = fight.combatants[who]
    me.rolls += 1
    me.lot |= referee.roll(20, who, Why.ORDER) << DIE_BITS * (ROLLS - me.rolls)


@rule
def break_ties(referee: Referee, fight: Fight) -> None:
    """AA-1.4: equals roll off, at the same time; the highest comes first. Who has rolled before keeps its dice."""
    bits = tied(fight)
    referee.each(fight, bits, roll_off)
    for i in range(fight.count):
        if bits >> i & 1:
            me = fight.combatants[i]
            referee.tell(Event.LOT, i, -1, rolled(me, me.rolls) % (1 << DIE_BITS))
    line_up(fight)


@rule
def next_actor(fight: Fight) -> int:
    """AA-1.4: the first in the order who has had no turn in this round, -1 for none."""
    best = -1
    for i in range(fight.count):
        me = fight.combatants[i]
        if not me.had_turn and takes_turns(me) and (best < 0 or me.place < fight.combatants[best].place):
            best = i
    return best


@rule
def free_near(fight: Fight, start: int) -> int:
    """AA-1.4: a square where nobody stands, else the nearest such one in sight of it; NOWHERE if there is none."""
    for k in range(disc_size(ASIDE)):
        place = disc_place(start, k)
        if free_square(fight, place) and in_sight(fight.book.terrain, fight.doors, start, place):
            return place
    return NOWHERE


@rule
def come_late(referee: Referee, fight: Fight) -> None:
    """AA-1.4: those whose round has come join; who finds no room waits for the next round."""
    for i in range(fight.count):
        me = fight.combatants[i]
        if me.presence != Presence.LATE or me.joins > fight.round:
            continue
        place = free_near(fight, me.piece.place)
        if place != NOWHERE:
            me.presence = Presence.IN
            me.piece.place = place
            fight.entering = True
            referee.tell(Event.JOINS, i)


@rule
def new_round(referee: Referee, fight: Fight) -> None:
    """AA-1.4, AA-1.9: a round is one pass through the order; after the last one the fight is cut."""
    if fight.round >= fight.round_limit:
        fight.cut = True
        referee.tell(Event.ROUND_LIMIT, -1, -1, fight.round)
        return
    fight.round += 1
    referee.tell(Event.ROUND, -1, -1, fight.round)
    for i in range(fight.count):
        fight.combatants[i].had_turn = False
    if fight.smoky:
        clear_smoke(referee, fight)
    come_late(referee, fight)


@rule
def recover(referee: Referee, fight: Fight, me: Combatant) -> None:
    """AA-1.8: 1 CN and 1 CO for each minute of rest: as many rounds in which one did, and met, nothing."""
    if me.stirred:
        me.rest = 0
    else:
        me.rest += 1
    me.stirred = False
    if me.rest < fight.options.rounds_a_minute:
        return
    me.rest = 0
    being = fight.book.beings[me.index]
    if me.concentration < being.concentration or me.stamina < being.stamina:
        me.concentration = max(me.concentration, min(being.concentration, me.concentration + 1))
        me.stamina = max(me.stamina, min(being.stamina, me.stamina + 1))
        referee.tell(Event.RESTED, me.index)


@rule
def suffers_on(referee: Referee, fight: Fight, me: Combatant) -> None:
    """AA-3.20, AA-4.8: bleeding and fire, at the start of one's turn."""
    if me.bleeding > 0:
        referee.tell(Event.BLEEDING, me.index, -1, me.bleeding)
        lose(referee, me, Talent.GE, me.bleeding)
    if me.burning > 0 and not dead(me):
        me.stirred = True
        burn(referee, fight, me)


@rule
def refresh(fight: Fight, me: Combatant) -> None:
    """AA-1.4, AA-3.20: AP and BP come back in full, less the AP that a blow has cost."""
    me.ap = max(0, full_ap(fight, me) - me.less)
    me.less = 0
    me.halves = full_halves(me)
    me.quick = 0
    me.struck = False
    me.run = 0
    me.stopped = False
    me.surprised = False


@rule
def begin_turn(referee: Referee, fight: Fight, me: Combatant) -> None:
    """AA-1.4: what a turn begins with; who is out of the fight does nothing else in it."""
    me.had_turn = True
    suffers_on(referee, fight, me)
    if not able(me):
        return
    recover(referee, fight, me)
    refresh(fight, me)
    referee.tell(Event.TURN, me.index, -1, me.ap, me.halves // 2)
