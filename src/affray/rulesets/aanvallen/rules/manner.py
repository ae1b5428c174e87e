"""AA-3.5, AA-3.6: kinds of attack: what they cost, when they are possible, what goes together."""

from __future__ import annotations

from affray.core.bits import has
from affray.core.records import rule
from affray.core.referee import NOBODY, Referee
from affray.core.squares import direction, turned
from affray.rulesets.aanvallen.codes import Decision
from affray.rulesets.aanvallen.kinds import Band, Combine
from affray.rulesets.aanvallen.model import Combatant, Fight, Kind, Weapon
from affray.rulesets.aanvallen.rules.figures import weapon_of

NO_BAND = -1
BANDS = 1 << Band.LOW | 1 << Band.MIDDLE | 1 << Band.HIGH
WHOLE = 100  # percent


@rule
def share_of(ap: int, percent: int) -> int:
    """AA-3.6: a part of a weapon's AP, to the nearest whole, halves up."""
    return ap if percent == WHOLE else (2 * ap * percent + WHOLE) // (2 * WHOLE)


@rule
def cost(fight: Fight, weapon: Weapon, kinds: int, steps: int) -> int:
    """AA-3.5, AA-3.6: the AP of an attack; `steps`: how often one aims."""
    ap = weapon.ap
    more = 0
    k = 0
    while kinds >> k:
        if kinds >> k & 1:
            kind = fight.book.kinds[k]
            ap = share_of(ap, kind.share)
            more += kind.ap * (steps if kind.steps > 0 else 1)
        k += 1
    return ap + more


@rule
def strain(fight: Fight, kinds: int, steps: int) -> int:
    """AA-3.6: the CN of an attack."""
    cn = 0
    k = 0
    while kinds >> k:
        if kinds >> k & 1:
            kind = fight.book.kinds[k]
            cn += kind.cn * (steps if kind.steps > 0 else 1)
        k += 1
    return cn


@rule
def affordable(fight: Fight, me: Combatant, weapon: Weapon, kinds: int, steps: int) -> bool:
    """AA-3.5: has the AP and the CN."""
    return cost(fight, weapon, kinds, steps) <= me.ap and strain(fight, kinds, steps) <= me.concentration


@rule
def has_run(fight: Fight, me: Combatant, foe: Combatant, kind: Kind) -> bool:
    """AA-3.6: has just come far enough straight at the target; some shields forbid it (AA-3.24)."""
    if me.run < 2 * kind.run or (me.shield and not fight.book.beings[me.index].charges):
        return False
    way = direction(me.piece.place, foe.piece.place)
    return way == me.way or way == turned(me.way, 1) or way == turned(me.way, -1)


@rule
def possible(fight: Fight, me: Combatant, foe: Combatant, k: int, kinds: int, shot: bool) -> bool:
    """AA-3.6: whether a kind is possible with the weapon in hand, on top of others, and paid for."""
    kind = fight.book.kinds[k]
    if not (kind.missile if shot else kind.melee) or (kind.once and has(me.quick, k)):
        return False
    if kind.run > 0 and not has_run(fight, me, foe, kind):
        return False
    weapon = weapon_of(fight, me)
    if kinds == 0:
        return share_of(weapon.ap, kind.share) + kind.ap <= me.ap and kind.cn <= me.concentration
    return affordable(fight, me, weapon, kinds | 1 << k, 1)


@rule
def open_kinds(fight: Fight, me: Combatant, foe: Combatant, wanted: int, shot: bool) -> int:
    """AA-3.6: the kinds that one may begin with, of some that are wanted, as a bit set of rows."""
    bits = 0
    k = 0
    wanted &= (1 << fight.book.kind_count) - 1
    while wanted >> k:
        if wanted >> k & 1 and not fight.book.kinds[k].on_top and possible(fight, me, foe, k, 0, shot):
            bits |= 1 << k
        k += 1
    return bits


@rule
def more_kinds(fight: Fight, me: Combatant, foe: Combatant, kinds: int, wanted: int, shot: bool) -> int:
    """AA-3.6: what may go on top of some, or with them."""
    free = fight.options.combine == Combine.ANY
    if not free and kinds & fight.book.bare:
        return 0
    bits = 0
    for k in range(fight.book.kind_count):
        fits = wanted >> k & 1 and kinds >> k & 1 == 0 and (free or fight.book.kinds[k].on_top)
        if fits and possible(fight, me, foe, k, kinds, shot):
            bits |= 1 << k
    return bits


@rule
def choose_kinds(referee: Referee, fight: Fight, me: Combatant, foe: Combatant, shot: bool) -> int:
    """AA-3.6: one kind, and one after the other what goes with it; 0 where the GM has taken away what it costs."""
    wanted = referee.considers(fight, me.index, Decision.KIND)
    bits = open_kinds(fight, me, foe, wanted, shot)
    if bits == 0:
        bits = open_kinds(fight, me, foe, -1, shot)
    if bits == 0:
        return 0
    kinds = 1 << referee.choose(fight, me.index, Decision.KIND, bits)
    while True:
        wanted = referee.considers(fight, me.index, Decision.ON_TOP)
        if wanted == 1 << NOBODY:
            return kinds
        bits = more_kinds(fight, me, foe, kinds, wanted, shot)
        more = referee.choose(fight, me.index, Decision.ON_TOP, bits | 1 << NOBODY)
        if more == NOBODY:
            return kinds
        kinds |= 1 << more


@rule
def any_kind(fight: Fight, me: Combatant, foe: Combatant, shot: bool) -> bool:
    """AA-3.5: whether any kind of attack is possible and paid for."""
    for k in range(fight.book.kind_count):
        if not fight.book.kinds[k].on_top and possible(fight, me, foe, k, 0, shot):
            return True
    return False


@rule
def can_attack(fight: Fight, me: Combatant, foes: int, shot: bool) -> int:
    """AA-3.5: of some enemies, those against whom any kind of attack is paid for."""
    bits = 0
    for i in range(fight.count):
        if foes >> i & 1 and any_kind(fight, me, fight.combatants[i], shot):
            bits |= 1 << i
    return bits


@rule
def most_steps(fight: Fight, me: Combatant, weapon: Weapon, kinds: int) -> int:
    """AA-3.6: how often one can aim, 0 for one who doesn't."""
    most = 0
    k = 0
    while (kinds & fight.book.aiming) >> k:
        if kinds >> k & 1:
            most = max(most, fight.book.kinds[k].steps)
        k += 1
    while most > 1 and not affordable(fight, me, weapon, kinds, most):
        most -= 1
    return most


@rule
def choose_band(referee: Referee, fight: Fight, me: Combatant, kinds: int) -> int:
    """AA-3.6: which third of the table, NO_BAND for one who doesn't choose."""
    if kinds & fight.book.chosen == 0:
        return NO_BAND
    return referee.choose(fight, me.index, Decision.BAND, BANDS)


@rule
def choose_steps(referee: Referee, fight: Fight, me: Combatant, kinds: int) -> int:
    """AA-3.6: how often one aims; nobody else knows before luck is taken."""
    most = most_steps(fight, me, weapon_of(fight, me), kinds)
    return referee.amount(fight, me.index, Decision.AIM, 1, most) if most > 0 else 0
