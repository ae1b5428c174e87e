"""AA-4: grenades: the throw, what a burst or a line hits, three places each."""

from __future__ import annotations

from affray.core.grid import NOWHERE, inside, marked, wipe_map
from affray.core.records import rule
from affray.core.referee import ALL, Referee, Summing
from affray.core.squares import (
    distance,
    is_open,
    mark_line,
    neighbour,
    open_line,
    place_at,
)
from affray.rulesets.aanvallen.codes import Decision, Event, Why
from affray.rulesets.aanvallen.kinds import Talent
from affray.rulesets.aanvallen.model import Combatant, Fight, Grenade
from affray.rulesets.aanvallen.rules.blast import blast
from affray.rulesets.aanvallen.rules.figures import able, dead, handy, here
from affray.rulesets.aanvallen.rules.smoke import add_cloud
from affray.rulesets.aanvallen.rules.tests import luck

ONE_IN = 2  # AA-4.6: half the distance counts, and half of what the test failed by


@rule
def grenade_of(fight: Fight, me: Combatant, slot: int) -> Grenade:
    """AA-4.8: a kind of grenade that one has."""
    return fight.book.grenades[fight.book.beings[me.index].grenades + slot]


@rule
def usable(fight: Fight, me: Combatant, lines: bool) -> int:
    """AA-4.2, AA-4.6: the grenades that one could throw now, or with `lines` use in a line, as a bit set of slots."""
    bits = 0
    if not handy(me):
        return bits
    for k in range(fight.book.beings[me.index].grenade_count):
        grenade = grenade_of(fight, me, k)
        if me.grenades[k] > 0 and (grenade.line > 0) == lines and grenade.ap <= me.ap:
            bits |= 1 << k
    return bits


@rule
def throw_range(me: Combatant, grenade: Grenade) -> int:
    """AA-4.6: KR by the weight, in BP."""
    return 10 * me.talents[Talent.KR] // max(1, grenade.tenths)


@rule
def range_of(me: Combatant, grenade: Grenade) -> int:
    """AA-4.2, AA-4.6: how far one can throw it, or how far its line reaches."""
    return grenade.line if grenade.line > 0 else throw_range(me, grenade)


@rule
def targetable(fight: Fight, me: Combatant, far: int, place: int) -> bool:
    """AA-4.6: a square of the map in range, with no wall in between."""
    mine = me.piece.place
    if not inside(fight.book.terrain, place) or distance(mine, place) > far:
        return False
    return open_line(fight.book.terrain, fight.doors, mine, place)


@rule
def all_squares(fight: Fight, me: Combatant, grenade: Grenade) -> int:
    """AA-4.2, AA-4.6: the squares that one can aim a grenade at, into `fight.squares`; how many."""
    far = range_of(me, grenade)
    first = 1 if grenade.line > 0 else 0
    count = 0
    for y in range(fight.book.terrain.height):
        for x in range(fight.book.terrain.width):
            place = place_at(x, y)
            if (first == 0 or place != me.piece.place) and targetable(fight, me, far, place):
                fight.squares[0].places[count] = place
                count += 1
    return count


@rule
def foes_squares(fight: Fight, me: Combatant, grenade: Grenade) -> int:
    """AA-4.6: of those squares, the ones on which enemies are; how many."""
    far = range_of(me, grenade)
    count = 0
    for i in range(fight.count):
        foe = fight.combatants[i]
        if foe.side != me.side and able(foe) and targetable(fight, me, far, foe.piece.place):
            fight.squares[0].places[count] = foe.piece.place
            count += 1
    return count


@rule
def aims(referee: Referee, fight: Fight, me: Combatant, decision: int) -> int:
    """AA-4.2, AA-4.6: the square that one aims at, NOWHERE if there is none."""
    grenade = grenade_of(fight, me, fight.grenade)
    count = 0
    if referee.considers(fight, me.index, decision) != ALL:
        count = foes_squares(fight, me, grenade)
    if count == 0:
        count = all_squares(fight, me, grenade)
    if count == 0:
        return NOWHERE
    return referee.pick(fight, me.index, decision, fight.squares[0].places, count)


@rule
def throw_sum(referee: Summing, fight: Fight, me: Combatant, far: int) -> int:
    """AA-4.6: BE and fighting, less half the distance; luck comes off yet."""
    being = fight.book.beings[me.index]
    total = referee.part(Why.DEXTERITY, me.index, me.talents[Talent.BE])
    total += referee.part(Why.FIGHTING, me.index, being.fighting)
    total -= referee.part(Why.DISTANCE, me.index, far // ONE_IN)
    total -= referee.part(Why.HANDICAP, me.index, being.handicap)
    return total + referee.part(Why.GM, me.index, 0)


@rule
def scatter(referee: Referee, fight: Fight, me: Combatant, place: int, failed: int) -> int:
    """AA-4.6: where a throw comes down that failed by so many; walls and the rim stop it."""
    most = min(fight.book.costs.scatter_most, (failed + 1) // ONE_IN)
    way = referee.roll(8, me.index, Why.SCATTER) - 1
    off = 0
    while off < most and is_open(fight.book.terrain, fight.doors, place, way):
        place = neighbour(place, way)
        off += 1
    referee.tell(Event.OFF_TARGET, me.index, -1, off, place)
    return place


@rule
def lands(referee: Referee, fight: Fight, me: Combatant, place: int) -> int:
    """AA-4.6: where it comes down: where it is wanted, when the test isn't below 0."""
    die = luck(referee, fight, me.index, Why.THROW)
    result = throw_sum(referee, fight, me, distance(me.piece.place, place)) - die
    return place if result >= 0 else scatter(referee, fight, me, place, -result)


@rule
def in_burst(fight: Fight, place: int, radius: int, other: Combatant) -> bool:
    """AA-4.1, AA-4.3: within the radius, and no wall between."""
    if not here(other) or dead(other) or distance(place, other.piece.place) > radius:
        return False
    return open_line(fight.book.terrain, fight.doors, place, other.piece.place)


@rule
def hit_by_burst(fight: Fight, place: int, radius: int) -> int:
    """AA-4.1, AA-4.3, AA-4.7: all in a burst, friend or foe or the thrower, as a bit set."""
    bits = 0
    for i in range(fight.count):
        if in_burst(fight, place, radius, fight.combatants[i]):
            bits |= 1 << i
    return bits


@rule
def hit_by_line(fight: Fight, me: Combatant, place: int) -> int:
    """AA-4.2, AA-4.7: all in squares that the line to a square cuts, but one's own, as a bit set; walls end it."""
    area = fight.walks[0].seen
    wipe_map(area, fight.book.terrain)
    mark_line(area, fight.book.terrain, fight.doors, me.piece.place, place)
    bits = 0
    for i in range(fight.count):
        other = fight.combatants[i]
        if i != me.index and here(other) and not dead(other) and marked(area, other.piece.place):
            bits |= 1 << i
    return bits


@rule
def strike_all(referee: Referee, fight: Fight, grenade: Grenade, bits: int, middle: int) -> None:
    """AA-4.4, AA-4.7: what a grenade does to all whom it hits; where each stands then counts."""
    fight.burst = middle
    k = 0
    while bits >> k:
        if bits >> k & 1:
            blast(referee, fight, fight.combatants[k], grenade, middle)
        k += 1
    fight.burst = NOWHERE


@rule
def burst(referee: Referee, fight: Fight, me: Combatant, row: int, place: int) -> None:
    """AA-4.1, AA-4.6, AA-4.8: it bursts at once: harm, or smoke."""
    grenade = fight.book.grenades[row]
    referee.tell(Event.BURSTS, me.index, -1, place, row)
    if grenade.smoke > 0:
        add_cloud(fight, place, grenade.radius, grenade.smoke)
    if grenade.rank > 0 or grenade.stun > 0:
        strike_all(referee, fight, grenade, hit_by_burst(fight, place, grenade.radius), place)


@rule
def spend(fight: Fight, me: Combatant, grenade: Grenade) -> None:
    """AA-3.6, AA-4.6: its AP, and one less of them."""
    me.ap = max(0, me.ap - grenade.ap)
    me.grenades[fight.grenade] -= 1
    me.stirred = True


@rule
def takes_aim(referee: Referee, fight: Fight, me: Combatant, lines: bool, decision: int) -> int:
    """AA-4.2, AA-4.6: which grenade is used, and the square that it is meant for; NOWHERE if there is none."""
    bits = usable(fight, me, lines)
    if bits == 0:
        return NOWHERE
    fight.grenade = referee.choose(fight, me.index, Decision.GRENADE, bits)
    return aims(referee, fight, me, decision)


@rule
def throw(referee: Referee, fight: Fight, me: Combatant) -> None:
    """AA-4.6: throws a grenade."""
    place = takes_aim(referee, fight, me, False, Decision.BURST)
    if place == NOWHERE:
        return
    grenade = grenade_of(fight, me, fight.grenade)
    row = fight.book.beings[me.index].grenades + fight.grenade
    referee.tell(Event.THROWS, me.index, -1, row, place)
    spend(fight, me, grenade)
    burst(referee, fight, me, row, lands(referee, fight, me, place))


@rule
def spray(referee: Referee, fight: Fight, me: Combatant) -> None:
    """AA-4.2: a weapon that burns in a straight line."""
    place = takes_aim(referee, fight, me, True, Decision.LINE)
    if place == NOWHERE:
        return
    grenade = grenade_of(fight, me, fight.grenade)
    row = fight.book.beings[me.index].grenades + fight.grenade
    referee.tell(Event.SPRAYS, me.index, -1, place, row)
    spend(fight, me, grenade)
    strike_all(referee, fight, grenade, hit_by_line(fight, me, place), me.piece.place)
