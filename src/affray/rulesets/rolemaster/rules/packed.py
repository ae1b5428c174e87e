"""RM-7.2, RM-8.6: what was declared of each blow, packed into few numbers: fights are cloned by the million."""

from __future__ import annotations

from affray.core.records import rule
from affray.rulesets.rolemaster.model import UNCOUNTED, Combatant

TARGET_BITS, CHOSEN_BITS, SHARE_BITS, SHOT_BITS = 6, 4, 10, 10
IN_ONE = 6  # shares in one number


@rule
def target_of(me: Combatant, blow: int) -> int:
    """RM-7.2: at whom a declared blow goes."""
    return me.targets >> TARGET_BITS * blow & 63


@rule
def chosen_of(me: Combatant, blow: int) -> int:
    """RM-5.2: the CriticalType chosen for a declared blow, -1 for none."""
    return (me.chosen >> CHOSEN_BITS * blow & 15) - 1


@rule
def has_target(me: Combatant, who: int) -> bool:
    """RM-8.6: whether one has declared a blow at somebody, or a parry."""
    for blow in range(me.blows):
        if target_of(me, blow) == who:
            return True
    return False


@rule
def first_at(me: Combatant, blow: int) -> bool:
    """RM-8.6: whether a declared blow is the first at its target."""
    for earlier in range(blow):
        if target_of(me, earlier) == target_of(me, blow):
            return False
    return True


@rule
def add_blow(me: Combatant, blow: int, who: int, chosen: int) -> None:
    """RM-7.2: one more declared blow; `chosen`: the CriticalType, -1 for none."""
    me.targets |= who << TARGET_BITS * blow
    me.chosen |= chosen + 1 << CHOSEN_BITS * blow


@rule
def add_share(me: Combatant, blow: int, points: int) -> None:
    """RM-8.6: what of the parry is for the target of a blow, the first at it."""
    me.shares[blow // IN_ONE] |= points << SHARE_BITS * (blow % IN_ONE)


@rule
def share_at(me: Combatant, blow: int) -> int:
    """RM-8.6: what of the parry is for the target of a blow, the first at it."""
    return me.shares[blow // IN_ONE] >> SHARE_BITS * (blow % IN_ONE) & 1023


@rule
def shots_of(me: Combatant, slot: int) -> int:
    """RM-13.1: missiles left, UNCOUNTED where nobody counts."""
    return me.shots >> SHOT_BITS * slot & 1023


@rule
def use_shot(me: Combatant, slot: int) -> bool:
    """RM-13.1: one missile less, if they are counted; whether it was the last."""
    left = shots_of(me, slot)
    if left == UNCOUNTED or left == 0:
        return False
    me.shots -= 1 << SHOT_BITS * slot
    return left == 1
