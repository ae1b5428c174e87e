"""AM-3: who acts when."""

from __future__ import annotations

from affray.core.kinds import Presence
from affray.core.records import rule
from affray.core.referee import MOST, Referee
from affray.rulesets.arsmagica.codes import Decision, Event, Why
from affray.rulesets.arsmagica.model import Combatant, Fight, Intent
from affray.rulesets.arsmagica.rules.dice import stress
from affray.rulesets.arsmagica.rules.figures import able, initiative_bonus
from affray.rulesets.arsmagica.rules.magic import fade_spells_of


@rule
def usable_slots(me: Combatant) -> int:
    """AM-2.2: the weapons that one could take in hand: neither dropped nor used up."""
    return ((1 << me.weapon_count) - 1) & ~(me.dropped | me.used_up)


@rule
def entrants(fight: Fight) -> int:
    """AM-3.2, AM-3.5: who is here and has no place in the order yet, as a bit set."""
    bits = 0
    for i in range(fight.count):
        me = fight.combatants[i]
        if not me.placed and able(me):
            bits |= 1 << i
    return bits


@rule
def declare(referee: Referee, fight: Fight, who: int) -> None:
    """AM-3.1: what one roughly means to do first: use one of one's weapons, or cast a spell."""
    me = fight.combatants[who]
    options = usable_slots(me)
    if me.spell_count > 0:
        options |= 1 << Intent.SPELL
    me.intent = referee.choose(fight, who, Decision.INTENT, options)
    if me.intent != Intent.SPELL:
        me.wielded = me.intent


@rule
def roll_initiative(referee: Referee, fight: Fight, who: int) -> None:
    """AM-3.2, AM-3.6: stress die and bonus; a botch counts as 0 for the die."""
    me = fight.combatants[who]
    bonus = initiative_bonus(referee, fight, me)
    me.initiative = max(0, stress(referee, me, Why.INITIATIVE, 0)) + bonus


@rule
def roll_tie(referee: Referee, fight: Fight, who: int) -> None:
    """AM-3.2, AM-3.6: the tied roll again."""
    me = fight.combatants[who]
    bonus = initiative_bonus(referee, fight, me)
    me.tie = max(0, stress(referee, me, Why.TIE, 0)) + bonus


@rule
def take_place(fight: Fight, me: Combatant) -> None:
    """AM-3.3, AM-3.5: after all with a higher total; with those of the same total who can act a tie is to be broken."""
    me.place = 0
    for i in range(fight.count):
        other = fight.combatants[i]
        if other.placed and other.initiative > me.initiative:
            me.place += 1
    for i in range(fight.count):
        other = fight.combatants[i]
        if other.placed and other.initiative == me.initiative and able(other):
            other.place = me.place
            fight.tied = True
        elif other.placed and other.initiative <= me.initiative:
            other.place += 1
    me.placed = True


@rule
def hold_places(fight: Fight, bits: int) -> None:
    """AM-3.3: those who stand in order will keep it, whoever comes (`bits`)."""
    for i in range(fight.count):
        me = fight.combatants[i]
        me.held = -1 if bits >> i & 1 else me.place


@rule
def passed_by(fight: Fight, me: Combatant) -> bool:
    """AM-3.5: whether this round's turns have passed one's place, so that one acts from the next round on."""
    for i in range(fight.count):
        other = fight.combatants[i]
        if other.placed and other.had_turn and other.place > me.place:
            return True
    return False


@rule
def enter(referee: Referee, fight: Fight) -> None:
    """AM-3.1, AM-3.2, AM-3.5: all who have no place yet declare and roll, at the same time."""
    bits = entrants(fight)
    hold_places(fight, bits)
    referee.each(fight, bits, declare)
    for i in range(fight.count):
        if bits >> i & 1:
            referee.tell(Event.DECLARES, i, -1, fight.combatants[i].intent)
    referee.each(fight, bits, roll_initiative)
    for i in range(fight.count):
        if bits >> i & 1:
            me = fight.combatants[i]
            referee.tell(Event.INITIATIVE, i, -1, me.initiative)
            take_place(fight, me)
    for i in range(fight.count):
        if bits >> i & 1:
            me = fight.combatants[i]
            me.had_turn = me.had_turn or passed_by(fight, me)
    fight.entering = False


@rule
def shares_place(fight: Fight, me: Combatant) -> bool:
    """AM-3.2: whether another who can act has the same place."""
    for i in range(fight.count):
        other = fight.combatants[i]
        if other.placed and other.index != me.index and other.place == me.place and able(other):
            return True
    return False


@rule
def tied(fight: Fight) -> int:
    """AM-3.2: all who share a place with another, as a bit set."""
    bits = 0
    for i in range(fight.count):
        me = fight.combatants[i]
        if me.placed and able(me) and shares_place(fight, me):
            bits |= 1 << i
    return bits


@rule
def overtakes(fight: Fight, bits: int, me: Combatant, other: Combatant) -> bool:
    """AM-3.5: whether one who comes goes before another: before the first in the order whom its new roll beats.

    With one whom it equals it is tied again, and goes before those behind.
    """
    for i in range(fight.count):
        third = fight.combatants[i]
        if bits >> i & 1 and third.place == me.place and 0 <= third.held < other.held and third.tie <= me.tie:
            return True
    return me.tie > other.tie


@rule
def comes_before(fight: Fight, bits: int, me: Combatant, other: Combatant) -> bool:
    """AM-3.2, AM-3.3: of two tied ones the higher new roll; two who stood in order before keep it."""
    if me.held < 0:
        return overtakes(fight, bits, me, other)
    if other.held < 0:
        return me.tie > other.tie and not overtakes(fight, bits, other, me)
    return me.held < other.held or (me.held == other.held and me.tie > other.tie)


@rule
def break_ties(referee: Referee, fight: Fight) -> None:
    """AM-3.2: each group of tied ones is put in order by a new roll; who ties again rolls again."""
    bits = tied(fight)
    if bits != 0:
        referee.each(fight, bits, roll_tie)
    for i in range(fight.count):
        if bits >> i & 1:
            me = fight.combatants[i]
            referee.tell(Event.TIE, i, -1, me.tie)
            me.shift = 0
            for j in range(fight.count):
                other = fight.combatants[j]
                if bits >> j & 1 and other.place == me.place and comes_before(fight, bits, other, me):
                    me.shift += 1
    for i in range(fight.count):
        if bits >> i & 1:
            fight.combatants[i].place += fight.combatants[i].shift
    for i in range(fight.count):
        me = fight.combatants[i]
        if bits >> i & 1 and me.held < 0:
            me.had_turn = me.had_turn or passed_by(fight, me)
    fight.tied = tied(fight) != 0


@rule
def next_actor(fight: Fight) -> int:
    """AM-3.3: the first in the order who hasn't had its turn, -1 when the round is over."""
    best = -1
    for i in range(fight.count):
        me = fight.combatants[i]
        if me.placed and not me.had_turn and able(me) and (best < 0 or me.place < fight.combatants[best].place):
            best = i
    return best


@rule
def waiting(fight: Fight) -> int:
    """AM-3.4: who waits to react, as a bit set."""
    bits = 0
    for i in range(fight.count):
        me = fight.combatants[i]
        if me.waiting and able(me):
            bits |= 1 << i
    return bits


@rule
def come_late(referee: Referee, fight: Fight) -> None:
    """AM-3.5: those whose round has come join."""
    for i in range(fight.count):
        me = fight.combatants[i]
        if me.presence == Presence.LATE and me.joins <= fight.round:
            me.presence = Presence.IN
            referee.tell(Event.JOINS, i)


@rule
def end_turn(me: Combatant) -> None:
    """AM-3.7: since one's last turn begins here."""
    me.attacked = False
    me.wounded = False
    me.attacked_by = 0


@rule
def pass_over(referee: Referee, fight: Fight, before: int) -> None:
    """AM-3.7, AM-6.6: who has fallen had its turn when its place comes, so its spells are a round older.

    `before`: the place whose turn comes now. Who has gone has no place, and is passed over when the round is over.
    """
    for i in range(fight.count):
        me = fight.combatants[i]
        if not me.had_turn and me.place < before and not able(me) and (me.placed or before == MOST):
            me.had_turn = True
            end_turn(me)
            if me.spell_count > 0:
                fade_spells_of(referee, fight, me)


@rule
def new_round(referee: Referee, fight: Fight) -> None:
    """AM-3.7, AM-3.8: a round is one pass through the order; after the last one the fight is cut."""
    fight.actor = -1
    pass_over(referee, fight, MOST)
    if fight.round >= fight.round_limit:
        fight.cut = True
        referee.tell(Event.ROUND_LIMIT, -1, -1, fight.round)
        return
    fight.round += 1
    referee.tell(Event.ROUND, -1, -1, fight.round)
    for i in range(fight.count):
        me = fight.combatants[i]
        me.had_turn = False
        if me.spell_count > 0:
            me.acted = False
            me.fast_casts = 0
            me.fast_barred = False
            me.fast_spent = False
    come_late(referee, fight)
    fight.entering = entrants(fight) != 0
