"""AA-3: one attack, step by step: target, kind, defence, luck, place, result."""

from __future__ import annotations

from affray.core.records import rule
from affray.core.referee import Referee, Summing
from affray.rulesets.aanvallen.codes import Decision, Event, Why
from affray.rulesets.aanvallen.kinds import Talent
from affray.rulesets.aanvallen.model import FIRST_PLACE, Combatant, Fight, Weapon
from affray.rulesets.aanvallen.rules.defence import BACK, RAISED, answer, difficulty, fall_back, pay_defence
from affray.rulesets.aanvallen.rules.figures import blind, weapon_of
from affray.rulesets.aanvallen.rules.ground import BEHIND, UNSEEN, apart, looks_from
from affray.rulesets.aanvallen.rules.manner import (
    NO_BAND,
    choose_band,
    choose_kinds,
    choose_steps,
    cost,
    strain,
)
from affray.rulesets.aanvallen.rules.tests import BLUNDER, luck, rounded
from affray.rulesets.aanvallen.rules.wounds import drop_weapon, fall, shake, wound

LEAST_FACE = 3  # AA-3.6, AA-4.4: 1 and 2 of a d6 for the place count as this
BLUNDER_AP = 2  # AA-1.6
DROP_FACE, AP_FACE = 3, 5  # AA-1.6: from which faces of the d6 on


@rule
def range_loss(fight: Fight, me: Combatant, weapon: Weapon, far: int) -> int:
    """AA-3.4: by how much the attack rank falls: falloff beyond the minimum, too near, farther than one can aim."""
    if far < weapon.minimum:
        return fight.book.costs.too_near
    loss = weapon.fall * (far - weapon.minimum) // weapon.per
    return loss + fight.book.beings[me.index].fighting if far > weapon.maximum else loss


@rule
def situation(fight: Fight, me: Combatant, foe: Combatant) -> int:
    """AA-3.6: the difficulty for where one stands and how the target does, all added up."""
    costs = fight.book.costs
    total = 0
    way = looks_from(foe, me.piece.place)
    if UNSEEN >> way & 1 or blind(foe):
        total += costs.unseen
    if way == BEHIND:
        total += costs.behind
    if foe.down:
        total += costs.lying
    return total


@rule
def kind_difficulty(fight: Fight, kinds: int, steps: int) -> int:
    """AA-3.6: the difficulty of the kinds together."""
    total = 0
    k = 0
    while kinds >> k:
        if kinds >> k & 1:
            kind = fight.book.kinds[k]
            total += kind.difficulty * (steps if kind.steps > 0 else 1)
        k += 1
    return total


@rule
def wits(fight: Fight, me: Combatant) -> int:
    """AA-3.6: fighting rank and IN, for a feint."""
    return fight.book.beings[me.index].fighting + me.talents[Talent.IN]


@rule
def manner_sum(referee: Summing, fight: Fight, me: Combatant, foe: Combatant, kinds: int, steps: int) -> int:
    """AA-3.6, AA-3.21: what the kind of attack and the situation make of it."""
    total = 0
    by_kind = kind_difficulty(fight, kinds, steps)
    if by_kind != 0:
        total -= referee.part(Why.KIND, me.index, by_kind)
    if kinds & fight.book.feints:
        total += referee.part(Why.FEINT, me.index, wits(fight, me) - wits(fight, foe))
    by_place = situation(fight, me, foe)
    if by_place != 0:
        total -= referee.part(Why.SITUATION, me.index, by_place)
    if blind(me):
        total -= referee.part(Why.BLIND, me.index, fight.book.costs.blind)
    return total


@rule
def attack_sum(referee: Summing, fight: Fight, me: Combatant, foe: Combatant, kinds: int, steps: int) -> int:
    """AA-3.17: BE, fighting, the weapon, less handicaps and what the range takes; luck comes off yet."""
    being = fight.book.beings[me.index]
    weapon = weapon_of(fight, me)
    total = referee.part(Why.DEXTERITY, me.index, me.talents[Talent.BE])
    total += referee.part(Why.FIGHTING, me.index, being.fighting)
    total += referee.part(Why.WEAPON, me.index, weapon.attack)
    if being.handicap != 0:
        total -= referee.part(Why.HANDICAP, me.index, being.handicap)
    if fight.shot:
        total -= referee.part(Why.RANGE, me.index, range_loss(fight, me, weapon, apart(me, foe)))
    total += manner_sum(referee, fight, me, foe, kinds, steps)
    return total + referee.part(Why.GM, me.index, 0)


@rule
def face_of(die: int, more: int) -> int:
    """AA-3.6, AA-4.4: the place for a d6 and what is added to it; 1 and 2 count as 3."""
    return max(die, LEAST_FACE) + more - FIRST_PLACE


@rule
def where(referee: Referee, me: Combatant, band: int) -> int:
    """AA-3.15: the place, from 0."""
    if band == NO_BAND:
        return referee.dice(3, 6, me.index, Why.WHERE) - FIRST_PLACE
    return face_of(referee.roll(6, me.index, Why.CHOSEN), band)


@rule
def threshold(referee: Summing, fight: Fight, foe: Combatant, place: int, raised: int, penetration: int) -> int:
    """AA-3.16: of the place, its armour, what was raised, less what the weapon pierces; at least 1."""
    total = referee.part(Why.PLACE, foe.index, fight.book.places[place].threshold)
    total += referee.part(Why.ARMOUR, foe.index, fight.book.beings[foe.index].armour[place])
    total += referee.part(Why.RAISED, foe.index, raised)
    total -= referee.part(Why.PENETRATION, foe.index, penetration)
    return max(1, total + referee.part(Why.GM, foe.index, 0))


@rule
def thrown_away(fight: Fight, me: Combatant) -> bool:
    """AA-1.6: whether what was in hand is the last of what one throws, and was thrown just now."""
    return fight.shot and weapon_of(fight, me).thrown and me.shots[me.wielded] == 1


@rule
def blunder(referee: Referee, fight: Fight, me: Combatant) -> None:
    """AA-1.6: falls, drops its weapon, or loses 2 AP; what can't be dropped costs AP too."""
    referee.tell(Event.BLUNDERS, me.index)
    die = referee.roll(6, me.index, Why.BLUNDER)
    if die < DROP_FACE:
        fall(referee, me)
    elif die >= AP_FACE or thrown_away(fight, me) or not drop_weapon(referee, fight, me):
        me.ap = max(0, me.ap - BLUNDER_AP)
        referee.tell(Event.DAZED, me.index, -1, BLUNDER_AP)


@rule
def hit(referee: Referee, fight: Fight, me: Combatant, foe: Combatant, points: int, place: int, die: int) -> None:
    """AA-3.18: a result of 0 costs CO, one above points of a talent; left or right by luck (AA-3.15)."""
    if points <= 0:
        shake(referee, fight, foe, place)
    else:
        wound(referee, fight, foe, points + weapon_of(fight, me).wound, points, place, die % 2)


@rule
def stir(me: Combatant, foe: Combatant) -> None:
    """AA-1.8: neither of them rests."""
    me.stirred = True
    foe.stirred = True


@rule
def pay_attack(fight: Fight, me: Combatant, kinds: int, steps: int) -> None:
    """AA-3.5: its AP and CN."""
    me.ap = max(0, me.ap - cost(fight, weapon_of(fight, me), kinds, steps))
    me.concentration = max(0, me.concentration - strain(fight, kinds, steps))
    me.quick |= kinds & fight.book.once
    me.struck = True
    me.run = 0


@rule
def resolve(referee: Referee, fight: Fight, me: Combatant, foe: Combatant, steps: int, band: int, made: int) -> None:
    """AA-3.1, AA-3.14 to AA-3.18: luck, and only then how high both are, and what they pay; the place, the result.

    A sum below 0 misses, whatever the threshold: only to see whether it is a blunder the place is found then.
    """
    die = luck(referee, fight, me.index, Why.LUCK)
    pay_attack(fight, me, fight.kinds, steps)
    pay_defence(fight, foe, made)
    high = attack_sum(referee, fight, me, foe, fight.kinds, steps)
    low = difficulty(referee, fight, foe, made)
    points = high - low - die
    referee.tell(Event.HITS if points >= 0 else Event.MISSES, me.index, foe.index, high, low, die)
    if BLUNDER <= points < 0:
        return
    place = where(referee, me, band)
    divisor = threshold(referee, fight, foe, place, made >> RAISED, weapon_of(fight, me).penetration)
    result = rounded(points, divisor)
    if points >= 0:
        hit(referee, fight, me, foe, result, place, die)
    elif result < BLUNDER:
        blunder(referee, fight, me)


@rule
def declare(referee: Referee, fight: Fight, me: Combatant, foe: Combatant, kinds: int, band: int) -> None:
    """AA-3.1: tells target and kind of attack."""
    fight.kinds = kinds
    row = fight.book.beings[me.index].weapons + me.wielded
    referee.tell(Event.DECLARES, me.index, foe.index, kinds, row, band)


@rule
def attack(referee: Referee, fight: Fight, me: Combatant, foe: Combatant, shot: bool) -> bool:
    """AA-3.1: the steps of an attack at a target that is named: kind, defence, luck, place, result.

    False when there was none: the GM has taken away what it costs.
    """
    fight.shot = shot
    fight.attacker = me.index
    fight.target = foe.index
    kinds = choose_kinds(referee, fight, me, foe, shot)
    if kinds == 0:
        return False
    band = choose_band(referee, fight, me, kinds)
    declare(referee, fight, me, foe, kinds, band)
    steps = choose_steps(referee, fight, me, kinds)
    place = me.piece.place
    made = answer(referee, fight, foe, me.index, place)
    stir(me, foe)
    resolve(referee, fight, me, foe, steps, band, made)
    if made >> BACK & 1:
        fall_back(referee, fight, foe, place)
    return True


@rule
def strike(referee: Referee, fight: Fight, me: Combatant) -> None:
    """AA-3.1, AA-3.2: names a target straight or obliquely ahead."""
    if fight.in_reach != 0:
        foe = referee.choose(fight, me.index, Decision.TARGET, fight.in_reach)
        attack(referee, fight, me, fight.combatants[foe], False)
