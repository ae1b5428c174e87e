"""The rules of the brawl."""

from __future__ import annotations

from affray.core.records import assign, rule
from affray.core.referee import NOBODY, TABLE, Hush, Referee
from affray.core.ruleset import CUT, DRAW

from tests.toy.model import CARDS, SQUARES, Act, Brawler, Decision, Event, Fate, Fight, Phase, Stance, Why

CLOCK_BITS = 16
AGAINST = (0, 1, -1)  # TY-2.1: to hit, by the difference of stances modulo 3


@rule
def standing(me: Brawler) -> bool:
    """Whether one still takes part (TY-2.4)."""
    return me.hp > 0


@rule
def all_standing(fight: Fight) -> int:
    """Who still stands, as a bit set."""
    bits = 0
    for i in range(fight.count):
        if standing(fight.combatants[i]):
            bits |= 1 << i
    return bits


@rule
def foes_in_reach(fight: Fight, me: Brawler) -> int:
    """Whom one can strike (TY-2.1): foes at most one square away."""
    bits = 0
    for i in range(fight.count):
        foe = fight.combatants[i]
        if foe.side != me.side and standing(foe) and abs(foe.place - me.place) <= 1:
            bits |= 1 << i
    return bits


@rule
def hit_sum(referee: Referee | Hush, me: Brawler, foe: Brawler, effort: int) -> int:
    """TY-2.1: what is added to the die."""
    total = referee.part(Why.SKILL, me.index, me.skill)
    total += referee.part(Why.STANCE, me.index, AGAINST[(me.stance - foe.stance) % 3])
    if me.hand.held:
        total += referee.part(Why.HELD_CARD, me.index, me.hand.card // 5)
    if effort:
        total += referee.part(Why.EFFORT, me.index, effort)
    return total + referee.part(Why.GM, me.index, 0)


@rule
def guard_sum(referee: Referee | Hush, fight: Fight, foe: Brawler) -> int:
    """TY-2.1: what must be reached."""
    total = referee.part(Why.GUARD, foe.index, 8 + fight.book.guard[foe.stance])
    return total + referee.part(Why.GM, foe.index, 0)


@rule
def damage(referee: Referee, fight: Fight, me: Brawler) -> int:
    """TY-2.3: dice and a plus by strength; option `open_ended`: a full roll rolls again."""
    row = fight.book.strengths[me.strength]
    total = referee.part(Why.TABLE_DAMAGE, me.index, row.plus)
    total += referee.part(Why.GM, me.index, 0)
    rolled = referee.dice(row.dice, row.sides, me.index, Why.DAMAGE)
    total += rolled
    while fight.options.open_ended and rolled == row.dice * row.sides:
        rolled = referee.dice(row.dice, row.sides, me.index, Why.DAMAGE)
        total += rolled
    return max(0, total)


@rule
def snatch(referee: Referee, me: Brawler, foe: Brawler) -> None:
    """TY-2.5: a good blow takes the foe's card."""
    assign(me.hand, foe.hand)
    foe.hand.held = False
    foe.hand.card = 0
    referee.tell(Event.SNATCHES, me.index, foe.index)


@rule
def strike(referee: Referee, fight: Fight, me: Brawler, foe: Brawler) -> None:
    """TY-2: one blow, to the fall."""
    effort = referee.amount(fight, me.index, Decision.EFFORT, 0, me.nerve)
    me.nerve = max(0, me.nerve - effort)  # the GM may have set it while the question was open
    needed = guard_sum(referee, fight, foe)
    total = hit_sum(referee, me, foe, effort)
    face = referee.roll(10, me.index, Why.HIT)
    if face == 1 and fight.options.botch_ends_turn:
        me.acted = True
        total = 0
    else:
        total += face
    if total <= needed:
        referee.tell(Event.MISSES, me.index, foe.index, total, needed)
        return
    foe.struck[me.stance] += 1
    points = damage(referee, fight, me)
    foe.hp = max(0, foe.hp - points)
    referee.tell(Event.HITS, me.index, foe.index, points)
    if total - needed >= fight.options.snatch_at and foe.hand.held:
        snatch(referee, me, foe)
    if not standing(foe):
        referee.tell(Event.FALLS, foe.index)


@rule
def squares_in_step(fight: Fight, me: Brawler) -> int:
    """TY-3.1: free squares at most two away, into `fight.squares`; how many."""
    count = 0
    for place in range(max(0, me.place - 2), min(SQUARES, me.place + 3)):
        free = True
        for i in range(fight.count):
            if standing(fight.combatants[i]) and fight.combatants[i].place == place:
                free = False
        if free:
            fight.squares[count] = place
            count += 1
    return count


@rule
def act(referee: Referee, fight: Fight, me: Brawler, may_wait: bool) -> None:
    """TY-1.5: strike, step, rest or wait."""
    me.waiting = False
    options = 1 << Act.REST
    foes = foes_in_reach(fight, me)
    places = squares_in_step(fight, me)
    if foes:
        options |= 1 << Act.STRIKE
    if places > 0:
        options |= 1 << Act.STEP
    if may_wait:
        options |= 1 << Act.WAIT
    chosen = referee.choose(fight, me.index, Decision.ACT, options)
    if chosen == Act.WAIT:
        me.waiting = True
        referee.tell(Event.WAITS, me.index)
        return
    me.acted = True
    if chosen == Act.STRIKE:
        strike(referee, fight, me, fight.combatants[referee.choose(fight, me.index, Decision.TARGET, foes)])
    elif chosen == Act.STEP:
        me.place = referee.pick(fight, me.index, Decision.PLACE, fight.squares, places)
        referee.tell(Event.STEPS, me.index, -1, me.place)
    else:
        me.nerve = min(me.nerve_full, me.nerve + 2)
        referee.tell(Event.RESTS, me.index)


@rule
def declare(referee: Referee, fight: Fight, who: int) -> None:
    """TY-1.1, TY-1.2: a stance in secret, then initiative."""
    me = fight.combatants[who]
    me.stance = Stance(
        referee.choose(fight, who, Decision.STANCE, 1 << Stance.HIGH | 1 << Stance.LOW | 1 << Stance.GUARD)
    )
    total = referee.part(Why.SPEED, who, me.speed)
    total += referee.part(Why.GM, who, 0)
    me.initiative = total + referee.roll(10, who, Why.INITIATIVE)
    referee.tell(Event.INITIATIVE, who, -1, me.initiative)


@rule
def deal(referee: Referee, fight: Fight) -> None:
    """TY-1.3: a card for everybody who holds none; the deck is made anew when it is used up."""
    for i in range(fight.count):
        me = fight.combatants[i]
        if standing(me) and not me.hand.held:
            if fight.deck == 0:
                fight.deck = (1 << CARDS) - 1
            me.hand.card = referee.draw(fight.deck, i, Why.CARD)
            me.hand.held = True
            fight.deck &= ~(1 << me.hand.card)
            referee.tell(Event.DRAWS, i, -1, me.hand.card)


@rule
def begin_round(referee: Referee, fight: Fight) -> None:
    """TY-1: stances and initiative of all, then cards."""
    if fight.round >= fight.round_limit:
        finish(referee, fight)
        return
    fight.round += 1
    referee.tell(Event.ROUND, TABLE, -1, fight.round)
    for i in range(fight.count):
        fight.combatants[i].acted = False
        fight.combatants[i].waiting = False
    referee.each(fight, all_standing(fight), declare)
    deal(referee, fight)
    fight.phase = Phase.ACT


@rule
def next_actor(fight: Fight) -> int:
    """Who is next, by initiative, the lower index first; -1 when all have acted or wait."""
    best = -1
    for i in range(fight.count):
        me = fight.combatants[i]
        ready = standing(me) and not me.acted and not me.waiting
        if ready and (best < 0 or me.initiative > fight.combatants[best].initiative):
            best = i
    return best


@rule
def interrupt(referee: Referee, fight: Fight) -> None:
    """TY-3.2: after each action the table says who of the waiting acts."""
    waiting = 0
    for i in range(fight.count):
        if fight.combatants[i].waiting and standing(fight.combatants[i]):
            waiting |= 1 << i
    if waiting == 0 or fight.over:
        return
    who = referee.choose(fight, TABLE, Decision.INTERRUPT, waiting | 1 << NOBODY)
    if who != NOBODY:
        act(referee, fight, fight.combatants[who], False)


@rule
def sides_standing(fight: Fight) -> int:
    """The sides that have somebody left, as a bit set."""
    sides = 0
    for i in range(fight.count):
        if standing(fight.combatants[i]):
            sides |= 1 << fight.combatants[i].side
    return sides


@rule
def finish(referee: Referee, fight: Fight) -> None:
    """TY-2.6: the end."""
    fight.over = True
    referee.tell(Event.ENDS, TABLE, -1, winner(fight))


@rule
def advance(referee: Referee, fight: Fight) -> None:
    """One step: a round's beginning, or one action."""
    if fight.phase == Phase.ROUND:
        begin_round(referee, fight)
        return
    who = next_actor(fight)
    if who < 0:
        fight.phase = Phase.ROUND
        return
    act(referee, fight, fight.combatants[who], True)
    interrupt(referee, fight)
    sides = sides_standing(fight)
    if sides & (sides - 1) == 0:
        finish(referee, fight)


def clock(fight: Fight) -> int:
    """The round and who has acted: changes with every step."""
    acted = sum(1 << i for i in range(fight.count) if fight.combatants[i].acted or fight.combatants[i].waiting)
    return fight.round << CLOCK_BITS | acted << 1 | int(fight.phase)


@rule
def winner(fight: Fight) -> int:
    """The only side left, else a draw, cut when it is the round limit that ended it (TY-2.6)."""
    sides = sides_standing(fight)
    if sides == 0:
        return DRAW
    if sides & (sides - 1) != 0:
        return CUT
    side = 0
    while not sides >> side & 1:
        side += 1
    return side


@rule
def fate(fight: Fight, who: int) -> int:
    """TY-2.4."""
    me = fight.combatants[who]
    if not standing(me):
        return Fate.DOWN
    return Fate.BATTERED if 2 * me.hp < me.hp_full else Fate.STANDING


@rule
def exchange(referee: Referee, fight: Fight, attacker: int, defender: int) -> None:
    """One blow of one at another."""
    strike(referee, fight, fight.combatants[attacker], fight.combatants[defender])
