"""AA-3.7 to AA-3.13: what the defender does, told before anybody knows how high anything is."""

from __future__ import annotations

from affray.core.bits import has
from affray.core.records import rule
from affray.core.referee import NOBODY, Referee, Summing
from affray.core.squares import mirrored
from affray.rulesets.aanvallen.codes import Decision, Event, Why
from affray.rulesets.aanvallen.kinds import Answer, Talent
from affray.rulesets.aanvallen.model import Combatant, Defence, Fight
from affray.rulesets.aanvallen.rules.figures import able, shielded, weapon_of, wields
from affray.rulesets.aanvallen.rules.ground import looks_from, retreats

NONE = -1  # no kind of defence
YES_OR_NO = 1 << Answer.NO | 1 << Answer.YES
# An answer to an attack as one number: the kind of defence (from 0, NOBODY for none), and above it these bits.
BACK, RAISED = 6, 7
KIND = (1 << BACK) - 1


@rule
def ways_of(fight: Fight, me: Combatant, defence: Defence) -> int:
    """AA-3.8: the bearings from which a defence works, as a bit set; a left-hander's are mirrored."""
    ways = defence.two_handed if weapon_of(fight, me).hands > 1 else defence.ways
    return mirrored(ways) if fight.book.beings[me.index].left_handed else ways


@rule
def equipped(fight: Fight, me: Combatant, defence: Defence) -> bool:
    """AA-3.9, AA-3.10, AA-3.21: has what a defence needs: a shield on the arm, a weapon that parries."""
    if defence.shield:
        return shielded(fight, me) and me.talents[Talent.IN] >= 0
    if defence.weapon:
        weapon = weapon_of(fight, me)
        return weapon.melee and weapon.parries and wields(me, weapon) and me.talents[Talent.IN] >= 0
    return True


@rule
def works(fight: Fight, me: Combatant, k: int, way: int) -> bool:
    """AA-3.8 to AA-3.11: whether a kind of defence is possible against the attack under way, from a bearing."""
    defence = fight.book.defences[k]
    if defence.ap > me.ap or defence.cn > me.concentration or (fight.shot and not defence.missiles):
        return False
    return has(ways_of(fight, me, defence), way) and equipped(fight, me, defence)


@rule
def defences(fight: Fight, me: Combatant, place: int) -> int:
    """AA-3.7: the kinds of defence that are possible, as a bit set."""
    bits = 0
    way = looks_from(me, place)
    for k in range(fight.book.defence_count):
        if works(fight, me, k, way):
            bits |= 1 << k
    return bits


@rule
def choose_defence(referee: Referee, fight: Fight, me: Combatant, place: int) -> int:
    """AA-3.7: one kind of defence, or none."""
    bits = defences(fight, me, place) if able(me) else 0
    return referee.choose(fight, me.index, Decision.DEFENCE, bits | 1 << NOBODY)


@rule
def falls_back(referee: Referee, fight: Fight, me: Combatant, place: int, ap: int) -> bool:
    """AA-3.7, AA-3.13: whether it falls back; with so many AP, and a free square away from the attacker."""
    if ap < fight.book.costs.fall_back or not able(me):
        return False
    wanted = referee.considers(fight, me.index, Decision.FALL_BACK)
    if wanted == 1 << Answer.NO or retreats(fight, me, place) == 0:
        return False
    return referee.choose(fight, me.index, Decision.FALL_BACK, YES_OR_NO) == Answer.YES


@rule
def raises(referee: Referee, fight: Fight, me: Combatant, ap: int, back: bool) -> int:
    """AA-3.7, AA-3.13: by how much it raises its threshold; nobody else knows before luck is taken."""
    if not able(me) or (back and not fight.options.fall_back_and_raise):
        return 0
    costs = fight.book.costs
    most = costs.raise_most if costs.raise_threshold == 0 else min(costs.raise_most, ap // costs.raise_threshold)
    return referee.amount(fight, me.index, Decision.RAISE, 0, max(0, most))


@rule
def pack_answer(kind: int, back: bool, raised: int) -> int:
    """AA-3.7: the whole answer as one number."""
    return kind | (1 << BACK if back else 0) | raised << RAISED


@rule
def answer(referee: Referee, fight: Fight, me: Combatant, attacker: int, place: int) -> int:
    """AA-3.7: kind of defence, falling back, threshold; told without any figure.

    What it costs is paid when luck is taken, so that nothing shows before.
    """
    kind = choose_defence(referee, fight, me, place)
    ap = me.ap if kind == NOBODY else me.ap - fight.book.defences[kind].ap
    back = falls_back(referee, fight, me, place, ap)
    if back:
        ap -= fight.book.costs.fall_back
    raised = raises(referee, fight, me, ap, back)
    told = NONE if kind == NOBODY else kind
    referee.tell(Event.DEFENDS, me.index, attacker, told, 1 if back else 0, 1 if raised > 0 else 0)
    return pack_answer(kind, back, raised)


@rule
def pay_defence(fight: Fight, me: Combatant, made: int) -> None:
    """AA-3.7, AA-3.13: its AP and CN."""
    costs = fight.book.costs
    ap = (made >> RAISED) * costs.raise_threshold
    if made >> BACK & 1:
        ap += costs.fall_back
    if made & KIND != NOBODY:
        defence = fight.book.defences[made & KIND]
        ap += defence.ap
        me.concentration = max(0, me.concentration - defence.cn)
    me.ap = max(0, me.ap - ap)


@rule
def value_of(fight: Fight, me: Combatant, kind: int) -> int:
    """AA-3.13: how high a kind of defence is, at least 0."""
    if kind == NOBODY:
        return 0
    defence = fight.book.defences[kind]
    being = fight.book.beings[me.index]
    value = being.fighting - defence.less
    if defence.shield:
        value += being.block
    if defence.weapon:
        value += weapon_of(fight, me).parry
    if defence.agility:
        value += me.talents[Talent.LE]
    return max(0, value)


@rule
def difficulty(referee: Summing, fight: Fight, me: Combatant, made: int) -> int:
    """AA-3.7, AA-3.13: how high the defence is; 0 for one who doesn't defend."""
    total = referee.part(Why.DEFENCE, me.index, value_of(fight, me, made & KIND))
    if made >> BACK & 1:
        total += referee.part(Why.FALL_BACK, me.index, fight.book.costs.fall_back_value)
    return total + referee.part(Why.GM, me.index, 0)


@rule
def fall_back(referee: Referee, fight: Fight, me: Combatant, place: int) -> None:
    """AA-3.13: moves to the free square, after the attack; who was felled by it stays."""
    count = retreats(fight, me, place) if able(me) else 0
    if count == 0:
        return
    me.piece.place = referee.pick(fight, me.index, Decision.RETREAT, fight.ring, count)
    me.run = 0
    referee.tell(Event.FALLS_BACK, me.index, -1, me.piece.place)
