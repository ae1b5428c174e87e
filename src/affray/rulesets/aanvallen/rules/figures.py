"""AA-1: what somebody can do now: in a state to act, AP, BP, the weapon in hand."""

from __future__ import annotations

from affray.core.kinds import Presence
from affray.core.records import rule
from affray.rulesets.aanvallen.kinds import CoZero, Talent
from affray.rulesets.aanvallen.model import SHIELD, Combatant, Fight, Weapon

DEATH = -10  # GE or WI below this
AP_DIVISOR = 5
HELD = 1  # AP that one has whatever one's agility


@rule
def dead(me: Combatant) -> bool:
    """AA-3.21: GE or WI is below -10."""
    return me.talents[Talent.GE] < DEATH or me.talents[Talent.WI] < DEATH


@rule
def conscious(me: Combatant) -> bool:
    """AA-3.21: neither GE nor WI is below 0, and no blow has taken its senses."""
    return not me.out and me.talents[Talent.GE] >= 0 and me.talents[Talent.WI] >= 0


@rule
def able(me: Combatant) -> bool:
    """AA-1.9: takes part in the fight."""
    return me.presence == Presence.IN and conscious(me)


@rule
def here(me: Combatant) -> bool:
    """AA-1.9: lies or stands on the map."""
    return me.presence == Presence.IN or me.presence == Presence.YIELDED


@rule
def holds_square(me: Combatant) -> bool:
    """AA-2.1: leaves nobody else room in its square: takes part, or has surrendered and stands there."""
    return able(me) or (me.presence == Presence.YIELDED and conscious(me) and not me.down)


@rule
def weapon_of(fight: Fight, me: Combatant) -> Weapon:
    """AA-3.23: the weapon in hand."""
    return fight.book.weapons[fight.book.beings[me.index].weapons + me.wielded]


@rule
def tired(fight: Fight, me: Combatant) -> int:
    """AA-3.21: AP less for one without CO."""
    if me.stamina > 0 or fight.options.co_zero != CoZero.TIRED:
        return 0
    return fight.book.costs.tired


@rule
def full_ap(fight: Fight, me: Combatant) -> int:
    """AA-1.2, AA-3.21: the AP of a round."""
    action = fight.book.beings[me.index].action
    return max(0, HELD + (me.talents[Talent.LE] + action) // AP_DIVISOR - tired(fight, me))


@rule
def full_halves(me: Combatant) -> int:
    """AA-1.3, AA-2.2: the BP of a round in halves, and the one half that is lost in rounding."""
    return 2 * (max(0, me.talents[Talent.LE]) // 2) + 1


@rule
def mobile(me: Combatant) -> bool:
    """AA-3.21: can stand and move: its LE isn't below 0."""
    return me.talents[Talent.LE] >= 0


@rule
def handy(me: Combatant) -> bool:
    """AA-3.21: can strike and parry: neither BE nor KR is below 0."""
    return me.talents[Talent.BE] >= 0 and me.talents[Talent.KR] >= 0


@rule
def wields(me: Combatant, weapon: Weapon) -> bool:
    """AA-3.21, AA-3.23: can use a weapon: strong enough for its weight."""
    return handy(me) and 10 * me.talents[Talent.KR] >= weapon.need


@rule
def shielded(fight: Fight, me: Combatant) -> bool:
    """AA-3.10: has a shield on the arm, and no weapon that takes both hands."""
    return me.shield and weapon_of(fight, me).hands == 1


@rule
def has_shield(fight: Fight, me: Combatant) -> bool:
    """AA-3.24: owns one, wherever it lies."""
    return fight.book.beings[me.index].block >= 0


@rule
def blind(me: Combatant) -> bool:
    """AA-3.21: ZI is below 0."""
    return me.talents[Talent.ZI] < 0


@rule
def bare(fight: Fight, me: Combatant) -> bool:
    """AA-1.7: has nothing in hand but what it was born with."""
    return weapon_of(fight, me).natural


@rule
def bare_slot(fight: Fight, me: Combatant) -> int:
    """AA-3.23: the slot of its bare hands, the last of its weapons."""
    return fight.book.beings[me.index].weapon_count - 1


@rule
def slots(fight: Fight, me: Combatant) -> int:
    """AA-1.7: all that it owns, as a bit set of slots."""
    owned = (1 << fight.book.beings[me.index].weapon_count) - 1
    return owned | 1 << SHIELD if has_shield(fight, me) else owned
