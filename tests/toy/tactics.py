"""How an unattended brawler decides."""

from __future__ import annotations

from affray.core.records import Ints, rule
from affray.core.referee import Hush

from tests.toy.model import Act, Brawler, Decision, Fight, Stance
from tests.toy.rules import guard_sum, hit_sum, standing

FAR = 1000
HUSH = Hush()


@rule
def lowest(options: int) -> int:
    """The first option of a bit set."""
    k = 0
    while not options >> k & 1:
        k += 1
    return k


@rule
def margin(fight: Fight, me: Brawler, foe: Brawler) -> int:
    """How good a blow would be, reckoned without asking anybody."""
    return hit_sum(HUSH, me, foe, 0) - guard_sum(Hush(), fight, foe)


@rule
def best_target(fight: Fight, me: Brawler, options: int) -> int:
    """The foe that is easiest to hit."""
    best = lowest(options)
    for i in range(fight.count):
        if options >> i & 1 and margin(fight, me, fight.combatants[i]) > margin(fight, me, fight.combatants[best]):
            best = i
    return best


@rule
def nearest_foe(fight: Fight, me: Brawler, place: int) -> int:
    """How far the nearest foe is from a square."""
    least = FAR
    for i in range(fight.count):
        foe = fight.combatants[i]
        if foe.side != me.side and standing(foe):
            least = min(least, abs(foe.place - place))
    return least


@rule
def decide_act(fight: Fight, me: Brawler, options: int) -> int:
    """Strike if one can; the timid wait first."""
    if options >> Act.STRIKE & 1:
        if not me.bold and options >> Act.WAIT & 1 and me.nerve < me.nerve_full:
            return Act.WAIT
        return Act.STRIKE
    if options >> Act.STEP & 1 and (me.bold or 3 * me.hp > me.hp_full):
        return Act.STEP
    return Act.REST


@rule
def decide(fight: Fight, who: int, decision: int, options: int) -> int:
    """One option."""
    if decision == Decision.INTERRUPT:
        return lowest(options)
    me = fight.combatants[who]
    if decision == Decision.STANCE:
        if me.struck[Stance.HIGH] > me.struck[Stance.LOW]:
            return Stance.LOW
        return Stance.GUARD if 2 * me.hp < me.hp_full else Stance.HIGH
    if decision == Decision.ACT:
        return decide_act(fight, me, options)
    if decision == Decision.TARGET:
        return best_target(fight, me, options)
    return lowest(options)


@rule
def decide_amount(fight: Fight, who: int, decision: int, low: int, high: int) -> int:
    """Half of one's nerve, all of it when bold."""
    return high if fight.combatants[who].bold else (low + high) // 2


@rule
def decide_pick(fight: Fight, who: int, decision: int, values: Ints, count: int) -> int:
    """The square nearest to a foe."""
    me = fight.combatants[who]
    best = values[0]
    for k in range(count):
        if nearest_foe(fight, me, values[k]) < nearest_foe(fight, me, best):
            best = values[k]
    return best
