"""AM-4.8: moving. There is no map; distances are kept for each pair of combatants, who begin as groups."""

from __future__ import annotations

from affray.core.records import rule
from affray.core.referee import Referee
from affray.rulesets.arsmagica.codes import Decision, Event
from affray.rulesets.arsmagica.model import Action, Combatant, Fight, Way
from affray.rulesets.arsmagica.rules.defence import in_reach
from affray.rulesets.arsmagica.rules.figures import able, encumbrance

FAR = 1 << 40  # paces: farther than anybody gets


@rule
def walk(fight: Fight, me: Combatant) -> int:
    """AM-4.8: a turn's move in paces."""
    return max(0, fight.options.base_move + me.quickness - encumbrance(fight, me))


@rule
def farthest(fight: Fight, me: Combatant, action: int) -> int:
    """AM-4.8: how far one gets, in paces: a move, twice that at a hurry, four times at a run."""
    if action == Action.RUN:
        return 4 * walk(fight, me)
    if action == Action.HURRY:
        return 2 * walk(fight, me)
    return walk(fight, me)


@rule
def set_apart(fight: Fight, me: Combatant, other: Combatant, paces: int) -> None:
    """AM-4.8: the distance of a pair is one figure, kept with both."""
    me.distance[other.index] = paces
    other.distance[me.index] = paces


@rule
def go(fight: Fight, me: Combatant, other: Combatant, apart: int) -> None:
    """AM-4.8: `me` moves until it is `apart` from the other; its other distances change as little as these allow.

    So who stands by the other is met as well, and who is left behind is left by the whole way.
    """
    for i in range(fight.count):
        if i != me.index and i != other.index:
            between = other.distance[i]
            third = fight.combatants[i]
            set_apart(fight, me, third, min(max(me.distance[i], abs(apart - between)), apart + between))
    set_apart(fight, me, other, apart)


@rule
def foes(fight: Fight, me: Combatant) -> int:
    """AM-3.8: those of the other sides who take part, as a bit set."""
    bits = 0
    for i in range(fight.count):
        foe = fight.combatants[i]
        if foe.side != me.side and able(foe):
            bits |= 1 << i
    return bits


@rule
def company(fight: Fight, me: Combatant) -> int:
    """AM-4.8: everybody else who takes part, as a bit set."""
    bits = 0
    for i in range(fight.count):
        if i != me.index and able(fight.combatants[i]):
            bits |= 1 << i
    return bits


@rule
def move(referee: Referee, fight: Fight, me: Combatant, action: int, way: int) -> None:
    """AM-4.8: towards somebody, or away from a foe, at most as far as the gait allows."""
    bits = company(fight, me) if way == Way.TOWARDS else foes(fight, me)
    if bits == 0:  # the GM has taken away whom one meant
        return
    other = fight.combatants[referee.choose(fight, me.index, Decision.WHOM, bits)]
    apart = me.distance[other.index]
    most = farthest(fight, me, action)
    if way == Way.TOWARDS:
        most = min(most, apart)
    paces = referee.amount(fight, me.index, Decision.PACES, min(1, most), most)
    go(fight, me, other, apart - paces if way == Way.TOWARDS else apart + paces)
    me.moved = True
    me.running = action == Action.RUN
    referee.tell(Event.MOVES, me.index, other.index, paces, way, me.distance[other.index])


@rule
def hasten(referee: Referee, fight: Fight, me: Combatant, action: int) -> None:
    """AM-4.8: a hurry or a run is all that one does in the turn."""
    way = referee.choose(fight, me.index, Decision.WAY, 1 << Way.TOWARDS | 1 << Way.AWAY)
    move(referee, fight, me, action, way)


@rule
def close_in(referee: Referee, fight: Fight, me: Combatant, foe: Combatant) -> None:
    """AM-4.8: the way up to whom one strikes at."""
    apart = me.distance[foe.index]
    if apart > fight.options.melee_paces:
        go(fight, me, foe, 0)
        me.moved = True
        referee.tell(Event.MOVES, me.index, foe.index, apart, Way.TOWARDS, 0)


@rule
def strike_reach(fight: Fight, me: Combatant, free: bool) -> int:
    """AM-4.8: from how many paces away one may strike: melee range, or after a move when nobody holds one (`free`)."""
    if free and not me.moved:
        return max(fight.options.melee_paces, walk(fight, me))
    return fight.options.melee_paces


@rule
def strike_targets(fight: Fight, me: Combatant, free: bool) -> int:
    """AM-4.8, AM-4.9: whom one may strike at with a weapon for melee, as a bit set."""
    if fight.book.weapons[me.weapons + me.wielded].reach > 0:
        return 0
    return in_reach(fight, me, strike_reach(fight, me, free), True)


@rule
def nearest(fight: Fight, me: Combatant, bits: int) -> int:
    """AM-4.8: the nearest of some, -1 for none."""
    best = -1
    least = FAR
    for i in range(fight.count):
        if bits >> i & 1 and me.distance[i] < least:
            least = me.distance[i]
            best = i
    return best
