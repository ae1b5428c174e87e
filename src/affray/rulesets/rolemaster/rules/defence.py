"""RM-1.3, RM-8, RM-10: DB: Quickness, shield, cover, and what is parried."""

from __future__ import annotations

from affray.core.records import rule
from affray.core.referee import Summing
from affray.rulesets.rolemaster.codes import Why
from affray.rulesets.rolemaster.model import Action, Combatant, Facing, Fight, Plight
from affray.rulesets.rolemaster.options import ShieldAgainst
from affray.rulesets.rolemaster.rules.ground import facing_of, metres
from affray.rulesets.rolemaster.rules.packed import share_at, target_of
from affray.rulesets.rolemaster.rules.state import awake, prone

COVER_MELEE = (0, 10, 20, 15, 30)  # RM-1.4, by Cover
COVER_MISSILE = (0, 20, 40, 30, 60)
STILL = 1 << Action.PASS | 1 << Action.READY | 1 << Action.SHOOT  # RM-10.2: what needs no movement


@rule
def quickness(referee: Summing, fight: Fight, me: Combatant) -> int:
    """RM-1.3: three times the Quickness bonus; lost when unaware, prone or unconscious."""
    bonus = 3 * fight.book.beings[me.index].quickness
    if bonus == 0 or not me.aware or prone(me):
        return 0
    return referee.part(Why.QUICKNESS, me.index, bonus)


@rule
def holds_shield(fight: Fight, me: Combatant) -> bool:
    """RM-1.4: has a shield on the arm, and the other hand at most full."""
    if not me.shield or me.off >= 0 or not awake(me):
        return False
    return fight.book.weapons[fight.book.beings[me.index].weapons + me.main].hands < 2


@rule
def shield_faces(fight: Fight, me: Combatant, foe: Combatant) -> bool:
    """RM-1.3: against foes in front and on the shield's own flank, if one knows of them."""
    return me.aware and facing_of(fight, me, foe) <= Facing.SHIELD_SIDE


@rule
def kept_for(fight: Fight, me: Combatant, foe: Combatant) -> bool:
    """RM-8.4: under `shield_against: one` the shield counts against the chosen opponent only."""
    return fight.book.options.shield_against == ShieldAgainst.ALL or me.shields == foe.index


@rule
def melee_shield(referee: Summing, fight: Fight, me: Combatant, foe: Combatant) -> int:
    """RM-1.4, RM-8.4: the shield's bonus in melee."""
    bonus = fight.book.beings[me.index].shield_melee
    if bonus == 0 or not holds_shield(fight, me) or not kept_for(fight, me, foe) or not shield_faces(fight, me, foe):
        return 0
    return referee.part(Why.SHIELD_PART, me.index, bonus)


@rule
def share_of(fight: Fight, me: Combatant, who: int) -> int:
    """RM-8.3, RM-8.6: what of one's parry is for somebody, as declared."""
    if me.pool == 0:
        return 0
    if not fight.book.options.parry_melee:
        return me.pool if me.parries == who else 0
    for blow in range(me.blows):
        if target_of(me, blow) == who:
            return share_at(me, blow)
    return 0


@rule
def parry_against(fight: Fight, me: Combatant, who: int) -> int:
    """RM-8.7, RM-1.14: it stands in full against every blow of that opponent, unless stun takes from it."""
    points = share_of(fight, me, who)
    if points == 0 or me.no_parry > 0 or not awake(me):
        return 0
    if me.stunned > 0 and me.serving < Plight.STUNNED:
        points //= 2
    return points // 2 if me.aside else points


@rule
def still(fight: Fight, me: Combatant) -> bool:
    """RM-10.2: does nothing that needs movement."""
    return not me.moved and (STILL >> me.action & 1 == 1 or me.action == Action.GUARD)


@rule
def volley(fight: Fight, me: Combatant, foe: Combatant) -> bool:
    """RM-10.1: whether an arrow comes from far off in the same direction as that which one guards against."""
    other = fight.combatants[me.guards]
    far = fight.book.options.far_metres
    if metres(fight, me, foe) < far or metres(fight, me, other) < far:
        return False
    return foe.side == other.side and facing_of(fight, me, foe) == facing_of(fight, me, other)


@rule
def shield_up(fight: Fight, me: Combatant, foe: Combatant) -> bool:
    """RM-10.2, RM-10.3: whether the shield meets a missile: by half a round's work, or set on the ground."""
    if not fight.book.options.parry_missiles:
        return holds_shield(fight, me)
    if me.action == Action.GUARD and holds_shield(fight, me) and (me.guards == foe.index or volley(fight, me, foe)):
        return True
    return me.shield and awake(me) and fight.book.beings[me.index].shield_rests and still(fight, me)


@rule
def missile_shield(referee: Summing, fight: Fight, me: Combatant, foe: Combatant) -> int:
    """RM-1.4, RM-10.2: the shield's bonus against a missile."""
    bonus = fight.book.beings[me.index].shield_missile
    if bonus == 0 or not shield_up(fight, me, foe) or not shield_faces(fight, me, foe):
        return 0
    return referee.part(Why.SHIELD_PART, me.index, bonus)


@rule
def missile_cover(fight: Fight, me: Combatant) -> int:
    """RM-1.4, RM-10.2: the cover's bonus against a missile; without `cover_when_moving` who moves has none."""
    options = fight.book.options
    if options.parry_missiles and not options.cover_when_moving and not still(fight, me):
        return 0
    return COVER_MISSILE[me.cover]


@rule
def guard_against(fight: Fight, me: Combatant, foe: Combatant) -> int:
    """RM-10.1, RM-10.3: the OB that was put into the parry of one missile."""
    if me.action != Action.GUARD or me.guards != foe.index or me.guard_ob == 0 or me.no_parry > 0 or not awake(me):
        return 0
    return me.guard_ob // 2 if me.stunned > 0 else me.guard_ob


@rule
def rest(referee: Summing, fight: Fight, me: Combatant, total: int) -> int:
    """RM-1.3: DB of other kinds, and the GM's part."""
    other = fight.book.beings[me.index].defence
    if other != 0:
        total += referee.part(Why.OTHER_DEFENCE, me.index, other)
    return total + referee.part(Why.GM, me.index, 0)


@rule
def melee_defence(referee: Summing, fight: Fight, me: Combatant, foe: Combatant) -> int:
    """RM-1.3: DB against a blow of `foe`."""
    total = quickness(referee, fight, me) + melee_shield(referee, fight, me, foe)
    if me.cover != 0:
        total += referee.part(Why.COVER, me.index, COVER_MELEE[me.cover])
    parry = parry_against(fight, me, foe.index)
    if parry != 0:
        total += referee.part(Why.PARRY_PART, me.index, parry)
    return rest(referee, fight, me, total)


@rule
def missile_defence(referee: Summing, fight: Fight, me: Combatant, foe: Combatant, friend: int) -> int:
    """RM-1.3, RM-4.1, RM-10: DB against a missile; `friend`: what one of the shooter's in the line adds as cover."""
    total = quickness(referee, fight, me)
    shield = missile_shield(referee, fight, me, foe)
    total += shield
    cover = missile_cover(fight, me)
    if cover != 0:
        total += referee.part(Why.COVER, me.index, cover)
    if friend > cover:
        total += referee.part(Why.FRIEND, me.index, friend - cover)
    parry = guard_against(fight, me, foe)
    if parry != 0 and (shield != 0 or cover != 0 or friend != 0):  # RM-10.1: nothing is parried with a weapon alone
        total += referee.part(Why.MISSILE_PARRY, me.index, parry)
    return rest(referee, fight, me, total)
