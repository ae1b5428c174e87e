"""IH-1: initiative, and whose turn it is in a strike moment."""

from __future__ import annotations

from affray.core.grid import Sector
from affray.core.kinds import Presence
from affray.core.records import rule
from affray.core.referee import MOST, Referee
from affray.rulesets.iskuhetki.codes import Event, Why
from affray.rulesets.iskuhetki.kinds import Cover, Opening, Phase
from affray.rulesets.iskuhetki.model import MOMENTS, Combatant, Fight
from affray.rulesets.iskuhetki.rules.arrival import arrive
from affray.rulesets.iskuhetki.rules.ground import in_view, sector_of
from affray.rulesets.iskuhetki.rules.pools import new_pools
from affray.rulesets.iskuhetki.rules.state import able, awake, beat

LEVELS = 1 << 12  # more than any EP or DEX


@rule
def roll_initiative(referee: Referee, fight: Fight, who: int) -> None:
    """IH-1.2: DEX + EP + d6; EP as they stand, below zero too."""
    me = fight.combatants[who]
    total = referee.part(Why.DEX, who, fight.book.beings[who].dex)
    total += referee.part(Why.EP, who, me.stamina) + referee.part(Why.GM, who, 0)
    total += referee.roll(6, who, Why.INITIATIVE)
    me.initiative = total
    me.vigour = me.stamina
    me.placed = True
    referee.tell(Event.INITIATIVE, who, -1, total)


@rule
def lining_up(fight: Fight) -> int:
    """IH-1.2: who takes part, and rolls initiative; the unconscious too, since they may come to."""
    bits = 0
    for i in range(fight.count):
        me = fight.combatants[i]
        if me.presence == Presence.IN and not me.dead:
            bits |= 1 << i
    return bits


@rule
def begin_round(referee: Referee, fight: Fight) -> None:
    """IH-20.6, IH-1.1, IH-1.2: initiative for the next five moments, all at once."""
    fight.round += 1
    fight.moment = 1
    fight.phase = Phase.TURNS
    fight.actor = -1
    referee.tell(Event.ROUND, -1, -1, fight.round)
    arrive(referee, fight)
    for i in range(fight.count):
        fight.combatants[i].placed = False
        begin_round_for(fight, fight.combatants[i])
    referee.each(fight, lining_up(fight), roll_initiative)
    begin_moment(referee, fight)


@rule
def begin_round_for(fight: Fight, me: Combatant) -> None:
    """IH-20: what is counted by rounds begins anew."""
    me.fought = False
    me.acted = False
    me.ran = False
    me.used = 0
    if fight.round % 2 == 1:
        me.stirred = False


@rule
def begin_moment(referee: Referee, fight: Fight) -> None:
    """IH-1.5: everybody's attack and defence action."""
    referee.tell(Event.MOMENT, -1, -1, fight.moment, fight.round)
    fight.waits = False
    for i in range(fight.count):
        begin_moment_for(fight, fight.combatants[i])


@rule
def begin_moment_for(fight: Fight, me: Combatant) -> None:
    """IH-1.5, IH-2.17, IH-6.2: one's actions are there again, what lasted a moment is over."""
    being = fight.book.beings[me.index]
    me.had_turn = False
    me.waiting = False
    me.attacks_left = being.attacks
    me.defences_left = being.defences
    me.countered = False
    me.cover = Cover.NONE
    me.declined = 0
    me.announced = 0
    me.strode = me.stride
    me.stride = 0
    new_pools(me)
    if me.opening != Opening.NONE and me.opening_until < beat(fight):
        me.opening = Opening.NONE
    if not me.down and awake(me):
        me.stirred = True


@rule
def standing(me: Combatant) -> int:
    """IH-1.3: the order as one number: initiative, then EP, then (added by `rank`) DEX."""
    return me.initiative * LEVELS + me.vigour


@rule
def rank(fight: Fight, me: Combatant) -> int:
    """IH-1.3: highest first; those with the same number act at the same time."""
    return standing(me) * LEVELS + fight.book.beings[me.index].dex


@rule
def has_turn(me: Combatant) -> bool:
    """IH-1.3: is still to act in this moment."""
    return me.placed and not me.had_turn and able(me)


@rule
def next_actors(fight: Fight) -> int:
    """IH-1.3, IH-1.4: who acts next, those at the same time together, as a bit set; 0 for nobody."""
    bits = 0
    most = 0
    for i in range(fight.count):
        me = fight.combatants[i]
        if has_turn(me):
            value = rank(fight, me)
            if bits == 0 or value > most:
                bits = 1 << i
                most = value
            elif value == most:
                bits |= 1 << i
    return bits


@rule
def waiting(fight: Fight) -> int:
    """IH-1.7: who waits and could act, as a bit set."""
    bits = 0
    for i in range(fight.count):
        me = fight.combatants[i]
        if me.waiting and able(me) and me.attacks_left > 0:
            bits |= 1 << i
    return bits


@rule
def notices(fight: Fight, me: Combatant) -> bool:
    """IH-3.16: sees a friend attacked, or an enemy in front or at the side."""
    for i in range(fight.count):
        other = fight.combatants[i]
        if i == me.index or not able(other):
            continue
        if other.side != me.side:
            if seen_sector(fight, me, other) != Sector.REAR:
                return True
        elif i == fight.target and fight.attacker >= 0 and in_view(fight, me, other):
            return True
    return False


@rule
def seen_sector(fight: Fight, me: Combatant, other: Combatant) -> int:
    """IH-3.16: from where another would be seen; what is out of sight, or in the dark, is as if behind."""
    if fight.dark or not in_view(fight, me, other):
        return Sector.REAR
    return sector_of(fight, me, other)


@rule
def notice_all(referee: Referee, fight: Fight) -> None:
    """IH-3.16: who was unaware and notices now."""
    for i in range(fight.count):
        me = fight.combatants[i]
        if not me.alert and able(me) and notices(fight, me):
            me.alert = True
            referee.tell(Event.NOTICES, i)


@rule
def last_moment(fight: Fight) -> bool:
    """IH-1.1: the round has five."""
    return fight.moment >= MOMENTS


@rule
def place_in_clock(fight: Fight, who: int) -> int:
    """IH-1.1: a number for each turn: round, moment, whose."""
    return (8 * fight.round + fight.moment) * (MOST + 2) + who + 1
