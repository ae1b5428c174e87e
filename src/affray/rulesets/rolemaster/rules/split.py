"""RM-5, RM-6, RM-7, RM-8, RM-9.1: how one splits one's OB over blows and parries."""

from __future__ import annotations

from affray.core.records import rule
from affray.core.referee import HUSH, Referee
from affray.rulesets.rolemaster.charts import types_at
from affray.rulesets.rolemaster.codes import Decision
from affray.rulesets.rolemaster.model import BLOWS, Action, Combatant, Fight, Gait, Plight, Size
from affray.rulesets.rolemaster.rules.ground import beside, in_view, metres
from affray.rulesets.rolemaster.rules.move import pace
from affray.rulesets.rolemaster.rules.offence import (
    OFF_HAND,
    as_pair,
    blow_ob,
    hand_of,
    most_blows,
    ob_now,
    offence,
    row_of,
    several,
)
from affray.rulesets.rolemaster.rules.packed import add_blow, add_share, first_at, target_of
from affray.rulesets.rolemaster.rules.state import foes, plight

ALL_PARRIED = 5  # RM-8.5
AS_IT_COMES = 15  # as a chosen critical: that of the table
MOST_SHARE = 1023


@rule
def melee_targets(fight: Fight, me: Combatant) -> int:
    """RM-7.2, RM-1.7: whom one can mean to strike at: those in reach; with none there, those who can get there."""
    bits = beside(fight, me)
    now = foes(fight, me)
    if bits & now:
        return bits
    far = pace(fight, me, Gait.RUN) + fight.book.options.melee_metres
    for i in range(fight.count):
        foe = fight.combatants[i]
        if now >> i & 1 and metres(fight, me, foe) <= far and in_view(fight, me, foe):
            bits |= 1 << i
    return bits


@rule
def null_only(action: int) -> bool:
    """RM-1.13: parries without an attack of its own; getting up, too."""
    return action == Action.PARRY or action == Action.STAND


@rule
def least_ob(fight: Fight, me: Combatant, pair: int, blows: int) -> int:
    """RM-8.6, RM-6.4: the OB of the weaker weapon that strikes: neither may fall below 0."""
    ob = ob_now(fight, me, pair)
    if me.action == Action.BOTH and pair < 0 and blows > 1:
        return min(ob, offence(HUSH, fight, me, me.off, pair) + OFF_HAND)
    return ob


@rule
def whole_ob(fight: Fight, me: Combatant, pair: int, blows: int) -> int:
    """RM-1.13, RM-8.6: the OB that is there to be split: half of it for the stunned, and for who gets up."""
    ob = least_ob(fight, me, pair, blows)
    return ob // 2 if plight(me) == Plight.STUNNED or me.action == Action.STAND else ob


@rule
def parriable(fight: Fight, me: Combatant, pair: int, ob: int) -> int:
    """RM-8.6: what may be parried: no blow's OB may fall below 0 by it. `ob`: that of who only parries."""
    if null_only(me.action):
        return ob + several(me.blows, pair >= 0) if fight.book.options.several_attacks else ob
    least = blow_ob(fight, me, pair, 0)
    for blow in range(1, me.blows):
        least = min(least, blow_ob(fight, me, pair, blow))
    return least


@rule
def affordable(ob: int, most: int, paired: bool) -> int:
    """RM-8.6: how many blows leave an OB of 0 or more; one is always possible."""
    blows = 1
    while blows < most and ob + several(blows + 1, paired) >= 0:
        blows += 1
    return blows


@rule
def number_of(bits: int, least: int, most: int) -> int:
    """RM-1.13: how many are in a set, from least to most."""
    n = 0
    while bits:
        bits &= bits - 1
        n += 1
    return max(least, min(n, most))


@rule
def ask_chosen(referee: Referee, fight: Fight, me: Combatant, foe: Combatant, slot: int) -> int:
    """RM-5.1: the type of critical for -20, among those that the weapon's table has against this AT; -1 for none."""
    being = fight.book.beings[foe.index]
    if not fight.book.options.chosen_critical or being.size != Size.NORMAL:
        return -1
    weapon = fight.book.weapons[row_of(fight, me, slot)]
    types = types_at(fight.book.attacks[weapon.table], being.armour_type)
    if types & (types - 1) == 0:
        return -1
    kind = referee.choose(fight, me.index, Decision.CHOSEN, types | 1 << AS_IT_COMES)
    return -1 if kind == AS_IT_COMES else kind


@rule
def ask_blows(referee: Referee, fight: Fight, me: Combatant, bits: int, ob: int, paired: bool) -> int:
    """RM-7.2: how many blows; with both weapons one of each at least. Who only parries names as many foes."""
    most = affordable(ob, most_blows(fight, me.action, paired), paired)
    if null_only(me.action):
        if not fight.book.options.parry_melee:
            return 1
        return referee.amount(fight, me.index, Decision.BLOWS, 1, number_of(bits, 1, most))
    least = 2 if me.action == Action.BOTH and most > 1 else 1
    return referee.amount(fight, me.index, Decision.BLOWS, least, most)


@rule
def ask_targets(referee: Referee, fight: Fight, me: Combatant, bits: int) -> None:
    """RM-7.2: whom each blow is for; a parry without blows names each only once."""
    alone = null_only(me.action)
    for blow in range(me.blows):
        who = referee.choose(fight, me.index, Decision.TARGET, bits)
        chosen = -1
        if alone:
            bits &= ~(1 << who)
        else:
            chosen = ask_chosen(referee, fight, me, fight.combatants[who], hand_of(me, blow))
        add_blow(me, blow, who, chosen)


@rule
def limit_against(fight: Fight, ob: int, foe: Combatant) -> int:
    """RM-9.1: what of the OB may parry somebody of its size."""
    options = fight.book.options
    size = fight.book.beings[foe.index].size
    if not options.parry_large or size == Size.NORMAL:
        return MOST_SHARE
    share = options.parry_large_share if size == Size.LARGE else options.parry_super_large_share
    return max(0, ob) * share // 100


@rule
def limits(fight: Fight, me: Combatant, ob: int, blow: int) -> int:
    """RM-9.1: what may go to the targets of a blow and those after it together."""
    total = 0
    for k in range(blow, me.blows):
        if first_at(me, k):
            total += limit_against(fight, ob, fight.combatants[target_of(me, k)])
    return total


@rule
def ask_shares(referee: Referee, fight: Fight, me: Combatant, ob: int) -> None:
    """RM-8.6: what is parried may be shared out at will among those whom one strikes at."""
    left = me.pool
    for blow in range(me.blows):
        if first_at(me, blow):
            most = min(left, limit_against(fight, ob, fight.combatants[target_of(me, blow)]))
            least = min(most, max(0, left - limits(fight, me, ob, blow + 1)))
            points = referee.amount(fight, me.index, Decision.SHARE, least, most)
            add_share(me, blow, points)
            left -= points


@rule
def ask_parry(referee: Referee, fight: Fight, me: Combatant, ob: int, spare: int) -> None:
    """RM-8.1, RM-8.5, RM-8.6: how much goes to the parry, of what the blows leave; +5 when it is all."""
    most = min(spare, MOST_SHARE - ALL_PARRIED)
    if fight.book.options.parry_large:
        most = min(most, limits(fight, me, ob, 0))
    if most <= 0:
        return
    me.parried = referee.amount(fight, me.index, Decision.PARRY, 0, most)
    if me.parried == 0:
        return
    weapon = fight.book.weapons[row_of(fight, me, me.main)]
    bonus = ALL_PARRIED if me.parried == spare and weapon.full_parry else 0
    me.pool = me.parried + bonus
    ask_shares(referee, fight, me, ob)


@rule
def ask_base_parry(referee: Referee, fight: Fight, me: Combatant, bits: int, ob: int, spare: int) -> None:
    """RM-8.3: without the house rule any part of the OB parries one foe of choice, whomever one strikes at."""
    most = min(spare, base_limit(fight, ob, bits))
    if most <= 0:
        return
    me.parried = referee.amount(fight, me.index, Decision.PARRY, 0, most)
    me.pool = me.parried
    if me.pool > 0:
        me.parries = referee.choose(fight, me.index, Decision.PARRIES, parried_by(fight, ob, bits, me.pool))


@rule
def base_limit(fight: Fight, ob: int, bits: int) -> int:
    """RM-9.1: the most that may parry one of some."""
    most = 0
    for i in range(fight.count):
        if bits >> i & 1:
            most = max(most, limit_against(fight, ob, fight.combatants[i]))
    return most


@rule
def parried_by(fight: Fight, ob: int, bits: int, points: int) -> int:
    """RM-9.1: those of some whom so much of the OB may parry, as a bit set."""
    for i in range(fight.count):
        if bits >> i & 1 and limit_against(fight, ob, fight.combatants[i]) < points:
            bits &= ~(1 << i)
    return bits


@rule
def declare_blows(referee: Referee, fight: Fight, me: Combatant) -> None:
    """RM-7.2, RM-8.1, RM-8.3: blows, whom they are for, and what of the OB parries; no bow does in melee."""
    bits = me.reach
    if null_only(me.action):
        bits &= foes(fight, me)
    if bits == 0 or not fight.book.weapons[row_of(fight, me, me.main)].melee:
        return
    pair = as_pair(fight, me, me.action)
    me.blows = ask_blows(referee, fight, me, bits, whole_ob(fight, me, pair, BLOWS), pair >= 0)
    ask_targets(referee, fight, me, bits)
    ob = whole_ob(fight, me, pair, me.blows)
    spare = parriable(fight, me, pair, ob)
    if fight.book.options.parry_melee:
        ask_parry(referee, fight, me, ob, spare)
    else:
        ask_base_parry(referee, fight, me, 1 << target_of(me, 0) if null_only(me.action) else bits, ob, spare)
