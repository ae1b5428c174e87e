"""What unattended combatants can afford, and whether they have the heart for it. No clause of the rules."""

from __future__ import annotations

from affray.core.bits import has
from affray.core.kinds import Temper
from affray.core.records import rule
from affray.rulesets.aanvallen.kinds import Talent
from affray.rulesets.aanvallen.model import Combatant, Fight
from affray.rulesets.aanvallen.rules.defence import equipped
from affray.rulesets.aanvallen.rules.figures import able, full_ap, weapon_of
from affray.rulesets.aanvallen.rules.grenades import grenade_of, targetable, throw_range, usable
from affray.rulesets.aanvallen.rules.manner import share_of
from affray.rulesets.aanvallen.weighing import (
    archer,
    badly_hurt,
    best_defence,
    burst_worth,
)

WORTH_A_GRENADE = 2  # enemies more than friends weigh
LAST_CN = 2
QUICK_HEIGHT = 12


@rule
def reserve(me: Combatant) -> int:
    """AP that one keeps for defence after a first strike."""
    return 2 if me.temper == Temper.CAREFUL else 1 if me.temper != Temper.MINDLESS else 0


@rule
def quick_ap(fight: Fight, me: Combatant) -> int:
    """The AP of the quickest kind of attack that is still possible."""
    weapon = weapon_of(fight, me)
    least = weapon.ap
    bits = fight.book.quick & ~me.quick
    k = 0
    while bits >> k:
        kind = fight.book.kinds[k]
        if has(bits, k) and (kind.missile if weapon.missile else kind.melee):
            least = min(least, share_of(weapon.ap, kind.share) + kind.ap)
        k += 1
    return least


@rule
def promising(fight: Fight, me: Combatant) -> bool:
    """Whether a quick attack would still do: how high it is, and the rank of the target, tell."""
    if me.temper == Temper.MINDLESS:
        return False
    height = me.talents[Talent.BE] + fight.book.beings[me.index].fighting + weapon_of(fight, me).attack
    return height - fight.book.beings[fight.target].fighting >= QUICK_HEIGHT


@rule
def needs_haste(fight: Fight, me: Combatant) -> bool:
    """Whether one has to be quick to attack at all, or to have a defence left then."""
    left = me.ap - weapon_of(fight, me).ap
    if left > 0 or (left == 0 and not promising(fight, me)):
        return False
    return quick_ap(fight, me) <= me.ap


@rule
def defends(fight: Fight, me: Combatant) -> bool:
    """Whether AP that one keeps would buy a defence worth having."""
    options = 0
    for k in range(fight.book.defence_count):
        defence = fight.book.defences[k]
        if defence.cn <= me.concentration and equipped(fight, me, defence):
            options |= 1 << k
    return best_defence(fight, me, options) >= 0


@rule
def strikes_on(fight: Fight, me: Combatant) -> bool:
    """Whether one strikes: when enough is left for defence then, or none is to be had; or first with a turn's AP."""
    left = me.ap - weapon_of(fight, me).ap
    if left >= reserve(me):
        return True
    if me.struck or me.ap < full_ap(fight, me):
        return left >= 0 and not defends(fight, me)
    return left >= 0 or quick_ap(fight, me) <= me.ap


@rule
def scared(fight: Fight, me: Combatant) -> bool:
    """Whether one would rather be elsewhere."""
    return me.temper == Temper.COWARD and badly_hurt(me)


@rule
def throws(fight: Fight, me: Combatant, lines: bool) -> int:
    """The grenade with which one would hit enough, -1 for none."""
    bits = usable(fight, me, lines)
    for k in range(fight.book.beings[me.index].grenade_count):
        if not has(bits, k):
            continue
        grenade = grenade_of(fight, me, k)
        far = grenade.line if lines else throw_range(me, grenade)
        for i in range(fight.count):
            foe = fight.combatants[i]
            if foe.side != me.side and able(foe) and targetable(fight, me, far, foe.piece.place):
                wanted = 1 if grenade.radius == 0 else WORTH_A_GRENADE
                if burst_worth(fight, me, k, foe.piece.place) >= wanted:
                    return k
    return -1


@rule
def aims(fight: Fight, me: Combatant) -> bool:
    """Whether AP are left over to aim with: not those that one keeps for defence, and not the last of one's CN."""
    spare = me.ap - weapon_of(fight, me).ap - reserve(me)
    return spare > 0 and me.concentration > LAST_CN and me.temper != Temper.MINDLESS


@rule
def wants_back(fight: Fight, me: Combatant) -> bool:
    """Whether one falls back: from a grenade, and who is careful or afraid from a blow."""
    if fight.burst != 0:
        return me.temper != Temper.MINDLESS
    if me.temper == Temper.COWARD or archer(fight, me):
        return True
    return me.temper == Temper.CAREFUL and badly_hurt(me)
