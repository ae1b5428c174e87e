"""AA-4.4, AA-4.5, AA-4.8: what a grenade, or fire, does to one person: three places, one result."""

from __future__ import annotations

from affray.core.bits import has
from affray.core.records import rule
from affray.core.referee import NOBODY, Referee, Summing
from affray.core.squares import distance
from affray.rulesets.aanvallen.codes import Event, Why
from affray.rulesets.aanvallen.kinds import Band
from affray.rulesets.aanvallen.model import Combatant, Fight, Grenade
from affray.rulesets.aanvallen.rules.attack import face_of, threshold
from affray.rulesets.aanvallen.rules.defence import (
    BACK,
    RAISED,
    fall_back,
    falls_back,
    pack_answer,
    pay_defence,
    raises,
    ways_of,
)
from affray.rulesets.aanvallen.rules.figures import able, dead, shielded
from affray.rulesets.aanvallen.rules.ground import looks_from
from affray.rulesets.aanvallen.rules.tests import rounded
from affray.rulesets.aanvallen.rules.wounds import critical, lose, shake

# What came of one place, as one number: the place (5 bits), the die (3 bits), and the points above.
DIE, POINTS = 5, 8


@rule
def brace(referee: Referee, fight: Fight, me: Combatant, place: int) -> int:
    """AA-3.12, AA-4.5: only falling back and raising the threshold help; packed as an answer to an attack."""
    back = falls_back(referee, fight, me, place, me.ap)
    ap = me.ap - fight.book.costs.fall_back if back else me.ap
    made = pack_answer(NOBODY, back, raises(referee, fight, me, ap, back))
    pay_defence(fight, me, made)
    if made >> BACK != 0:
        referee.tell(Event.DEFENDS, me.index, -1, -1, 1 if back else 0, 1 if made >> RAISED > 0 else 0)
    return made


@rule
def behind_shield(fight: Fight, me: Combatant, place: int) -> int:
    """AA-3.24: what a shield adds to the threshold, against what comes from a side that it covers."""
    covers = fight.book.beings[me.index].covers
    if covers == 0 or not shielded(fight, me):
        return 0
    for k in range(fight.book.defence_count):
        defence = fight.book.defences[k]
        if defence.shield and has(ways_of(fight, me, defence), looks_from(me, place)):
            return covers
    return 0


@rule
def blast_rank(referee: Summing, fight: Fight, me: Combatant, grenade: Grenade, place: int, back: int) -> int:
    """AA-4.5: the grenade's rank, less falloff and falling back."""
    total = referee.part(Why.GRENADE, me.index, grenade.rank)
    total -= referee.part(Why.FALLOFF, me.index, grenade.fall * distance(place, me.piece.place) // grenade.per)
    if back:
        total -= referee.part(Why.FALL_BACK, me.index, fight.book.costs.fall_back_value)
    return total + referee.part(Why.GM, me.index, 0)


@rule
def place_hit(
    referee: Referee, fight: Fight, me: Combatant, why: int, band: int, rank: int, raised: int, penetration: int
) -> int:
    """AA-4.4, AA-4.5: a place by a d6, and how many points it takes there, packed."""
    die = referee.roll(6, me.index, why)
    place = face_of(die, band)
    points = max(0, rounded(rank, threshold(referee, fight, me, place, raised, penetration)))
    return place | die << DIE | points << POINTS


@rule
def place_in(hit: int) -> int:
    """AA-4.4: the place of a packed hit."""
    return hit & (1 << DIE) - 1


@rule
def side_in(hit: int) -> int:
    """AA-4.4: left or right: even or odd on its die."""
    return hit >> DIE & 1


@rule
def points_in(hit: int) -> int:
    """AA-4.5: the points of a packed hit."""
    return hit >> POINTS


@rule
def worst(low: int, middle: int, high: int) -> int:
    """AA-4.5: the hit with most points; of several the one of the higher place on the table."""
    found = low
    if points_in(middle) > points_in(found):
        found = middle
    return high if points_in(high) > points_in(found) else found


@rule
def take(referee: Referee, fight: Fight, me: Combatant, hit: int, place: int) -> None:
    """AA-4.5: a hit's points off the talent of a place."""
    points = points_in(hit)
    if points > 0:
        talent = fight.book.places[place].talent
        referee.tell(Event.WOUNDED, me.index, -1, points, talent, place)
        lose(referee, me, talent, points)


@rule
def take_all(referee: Referee, fight: Fight, me: Combatant, low: int, middle: int, high: int) -> None:
    """AA-4.5: all three, each off its own talent, or with `one_talent` all off that of the middle roll."""
    one = fight.options.one_talent
    take(referee, fight, me, low, place_in(middle if one else low))
    take(referee, fight, me, middle, place_in(middle))
    take(referee, fight, me, high, place_in(middle if one else high))


@rule
def three_places(referee: Referee, fight: Fight, me: Combatant, rank: int, raised: int, penetration: int) -> None:
    """AA-4.4, AA-4.5: three places are wounded; their sum is the one result."""
    low = place_hit(referee, fight, me, Why.PLACE_LOW, Band.LOW, rank, raised, penetration)
    middle = place_hit(referee, fight, me, Why.PLACE_MIDDLE, Band.MIDDLE, rank, raised, penetration)
    high = place_hit(referee, fight, me, Why.PLACE_HIGH, Band.HIGH, rank, raised, penetration)
    total = points_in(low) + points_in(middle) + points_in(high)
    found = worst(low, middle, high)
    referee.tell(Event.BLASTED, me.index, -1, total)
    if total == 0:
        shake(referee, fight, me, place_in(found))
        return
    take_all(referee, fight, me, low, middle, high)
    critical(referee, fight, me, total, place_in(found), side_in(found))


@rule
def daze(referee: Referee, fight: Fight, me: Combatant, severity: int) -> None:
    """AA-4.8: a critical effect without wounds, of the middle place."""
    die = referee.roll(6, me.index, Why.PLACE_MIDDLE)
    critical(referee, fight, me, severity, face_of(die, Band.MIDDLE), die % 2)


@rule
def kindle(referee: Referee, me: Combatant, rank: int) -> None:
    """AA-4.8: catches fire."""
    if rank > me.burning:
        me.burning = rank
        referee.tell(Event.CATCHES_FIRE, me.index, -1, rank)


@rule
def blast(referee: Referee, fight: Fight, me: Combatant, grenade: Grenade, place: int) -> None:
    """AA-4.4, AA-4.5, AA-4.8: what a grenade does to one of those it hits. `place`: from where it comes."""
    me.stirred = True
    made = brace(referee, fight, me, place) if able(me) else pack_answer(NOBODY, False, 0)
    if grenade.stun > 0:
        daze(referee, fight, me, grenade.stun)
    if grenade.rank > 0:
        rank = blast_rank(referee, fight, me, grenade, place, made >> BACK & 1)
        raised = (made >> RAISED) + behind_shield(fight, me, place)
        three_places(referee, fight, me, rank, raised, grenade.penetration)
    if grenade.burns > 0 and not dead(me):
        kindle(referee, me, grenade.burns)
    if made >> BACK & 1:
        fall_back(referee, fight, me, place)


@rule
def burn(referee: Referee, fight: Fight, me: Combatant) -> None:
    """AA-4.8: at the start of one's turn, as long as one burns."""
    referee.tell(Event.BURNS, me.index, -1, me.burning)
    three_places(referee, fight, me, me.burning, 0, 0)
