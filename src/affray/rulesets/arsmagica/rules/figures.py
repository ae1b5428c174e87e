"""AM-2: the figures and the sums that they enter (AM-2.1). Each sum ends with the GM's part."""

from __future__ import annotations

from affray.core.kinds import Presence
from affray.core.records import rule
from affray.core.referee import Summing
from affray.rulesets.arsmagica.codes import Why
from affray.rulesets.arsmagica.model import Burden, Combatant, Exertion, Fight, Intent


@rule
def able(me: Combatant) -> bool:
    """AM-3.8, AM-4.6: takes part: here, and neither incapacitated nor unconscious."""
    return me.presence == Presence.IN and me.body < me.body_out and me.fatigue < me.fatigue_out


@rule
def dead(me: Combatant) -> bool:
    """AM-4.4: at the last of its body levels."""
    return me.body >= me.body_last


@rule
def burden(tenths: int) -> int:
    """AM-2.2: the highest n with n(n+1)/2 at most the sum of loads."""
    n = 0
    while 5 * (n + 1) * (n + 2) <= tenths:
        n += 1
    return n


@rule
def encumbrance(fight: Fight, me: Combatant) -> int:
    """AM-2.2: from the loads now carried; under `loads` a fraction left over counts as a whole. 0 on a mount."""
    tenths = me.arms_load + me.other_load
    if me.mounted:
        return 0
    if fight.options.encumbrance == Burden.LOADS:
        return max(0, -(-tenths // 10) - me.strength)
    return max(0, burden(tenths) - max(0, me.strength))


@rule
def burdened(fight: Fight, me: Combatant) -> bool:
    """AM-2.3: the load isn't mostly weapons and armour."""
    return 100 * me.arms_load < fight.options.arms_share * (me.arms_load + me.other_load)


@rule
def penalties(referee: Summing, fight: Fight, me: Combatant) -> int:
    """AM-2.6, AM-4.5: wounds and fatigue add up."""
    book = fight.book
    total = referee.part(Why.WOUNDS, me.index, book.ladders[me.body_ladder].penalty[me.body])
    total += referee.part(Why.FATIGUE, me.index, book.ladders[me.fatigue_ladder].penalty[me.fatigue])
    return total


@rule
def weight(referee: Summing, fight: Fight, me: Combatant) -> int:
    """AM-2.3: encumbrance in attack and defence, unless the load is mostly weapons and armour."""
    if burdened(fight, me):
        return referee.part(Why.ENCUMBRANCE, me.index, -encumbrance(fight, me))
    return 0


@rule
def exertion(referee: Summing, fight: Fight, me: Combatant, kind: Exertion) -> int:
    """AM-5.4: the score of the fitting ability once more, for all rolls of that kind until the next turn."""
    if me.exertion != kind:
        return 0
    return referee.part(Why.EXERTION, me.index, fight.book.weapons[me.weapons + me.wielded].score)


@rule
def rolled(fight: Fight, me: Combatant, kind: Exertion) -> None:
    """AM-5.4: under `exertion_one_attack` one roll of its kind spends the exertion."""
    if fight.options.exertion_one_attack and me.exertion == kind:
        me.exertion = Exertion.NONE


@rule
def steps_beyond(paces: int, reach: int) -> int:
    """AM-4.7: range steps beyond the first."""
    return max(0, (paces - 1) // reach)


@rule
def attack_bonus(referee: Summing, fight: Fight, me: Combatant, paces: int) -> int:
    """AM-2.2, AM-4.7: attack with the weapon in hand on somebody so many paces away."""
    weapon = fight.book.weapons[me.weapons + me.wielded]
    total = referee.part(Why.DEXTERITY, me.index, me.dexterity)
    total += referee.part(Why.ABILITY, me.index, weapon.score)
    total += referee.part(Why.WEAPON, me.index, weapon.attack)
    if weapon.reach > 0:
        total += referee.part(Why.RANGE, me.index, fight.options.range_step * steps_beyond(paces, weapon.reach))
    total += weight(referee, fight, me) + exertion(referee, fight, me, Exertion.ATTACK)
    total += referee.part(Why.HINDER, me.index, me.hinder.attack) + referee.part(Why.AID, me.index, me.aid.attack)
    total += penalties(referee, fight, me)
    return total + referee.part(Why.GM, me.index, 0)


@rule
def arms_defence(referee: Summing, fight: Fight, me: Combatant, armed: bool) -> int:
    """AM-2.2, AM-4.3, AM-4.8: what weapon and shield add.

    No weapon when not `armed` or running, no shield with two hands full.
    """
    weapon = fight.book.weapons[me.weapons + me.wielded]
    total = 0
    if armed and not me.running:
        total += referee.part(Why.WEAPON, me.index, weapon.defence)
    if weapon.hands < 2:
        total += referee.part(Why.SHIELD, me.index, me.shield)
    return total


@rule
def defence_parts(referee: Summing, fight: Fight, me: Combatant, armed: bool) -> int:
    """AM-2.2, AM-4.3: defence, but for the GM's part."""
    total = referee.part(Why.QUICKNESS, me.index, me.quickness)
    total += referee.part(Why.ABILITY, me.index, fight.book.weapons[me.weapons + me.wielded].score)
    total += arms_defence(referee, fight, me, armed)
    if fight.options.size_in_defence:
        total += referee.part(Why.SIZE, me.index, -me.size)
    total += weight(referee, fight, me) + exertion(referee, fight, me, Exertion.DEFENCE)
    total += referee.part(Why.HINDER, me.index, me.hinder.defence) + referee.part(Why.AID, me.index, me.aid.defence)
    return total + penalties(referee, fight, me)


@rule
def defence_bonus(referee: Summing, fight: Fight, me: Combatant, armed: bool) -> int:
    """AM-2.2, AM-4.3: defence against a blow, or (not `armed`) against a missile."""
    return defence_parts(referee, fight, me, armed) + referee.part(Why.GM, me.index, 0)


@rule
def damage_bonus(referee: Summing, fight: Fight, me: Combatant, row: int) -> int:
    """AM-2.2: damage with a weapon, by its row in the book; no penalties (AM-2.6)."""
    total = referee.part(Why.STRENGTH, me.index, me.strength)
    total += referee.part(Why.WEAPON, me.index, fight.book.weapons[row].damage)
    return total + referee.part(Why.GM, me.index, 0)


@rule
def soak(referee: Summing, me: Combatant) -> int:
    """AM-2.2, AM-6.6: soak with what spells add to it; no penalties (AM-2.6)."""
    total = referee.part(Why.STAMINA, me.index, me.stamina)
    total += referee.part(Why.SIZE, me.index, me.size)
    total += referee.part(Why.ARMOUR, me.index, me.armour)
    total += referee.part(Why.WARD, me.index, me.ward.soak) + referee.part(Why.AID, me.index, me.aid.soak)
    return total + referee.part(Why.GM, me.index, 0)


@rule
def initiative_bonus(referee: Summing, fight: Fight, me: Combatant) -> int:
    """AM-2.2, AM-3.1: initiative for what one means to do: with a weapon, or for a spell Quickness alone."""
    total = referee.part(Why.QUICKNESS, me.index, me.quickness)
    if me.intent == Intent.SPELL:
        if fight.options.spell_initiative_encumbrance:
            total += referee.part(Why.ENCUMBRANCE, me.index, -encumbrance(fight, me))
    else:
        weapon = fight.book.weapons[me.weapons + me.intent]
        if fight.options.initiative_ability:
            total += referee.part(Why.ABILITY, me.index, weapon.score)
        total += referee.part(Why.WEAPON, me.index, weapon.initiative)
        total += referee.part(Why.ENCUMBRANCE, me.index, -encumbrance(fight, me))
    return total + penalties(referee, fight, me) + referee.part(Why.GM, me.index, 0)
