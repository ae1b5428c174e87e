"""AM-4, AM-6: one attack by weapon or spell, from its announcement to the wound's end."""

from __future__ import annotations

from affray.core.records import rule
from affray.core.referee import Referee
from affray.rulesets.arsmagica.codes import Decision, Event, Why
from affray.rulesets.arsmagica.model import Combatant, Exertion, Fight
from affray.rulesets.arsmagica.rules.defence import defend
from affray.rulesets.arsmagica.rules.dice import stress, total_of
from affray.rulesets.arsmagica.rules.fastcast import answered, late_casts
from affray.rulesets.arsmagica.rules.figures import attack_bonus, damage_bonus, rolled, soak
from affray.rulesets.arsmagica.rules.magic import (
    FAILED,
    casting,
    choose_spell,
    concentrates,
    hostile,
    resists,
    spell_targets,
    work,
)
from affray.rulesets.arsmagica.rules.wounds import botched, wound


@rule
def hit(referee: Referee, fight: Fight, me: Combatant, foe: Combatant, row: int, margin: int) -> None:
    """AM-4.2: the margin and damage less soak; a body level for each five or part of five. `row`: the weapon's."""
    damage = referee.part(Why.MARGIN, me.index, margin) + damage_bonus(referee, fight, me, row)
    points = damage - soak(referee, foe)
    wound(referee, fight, me, foe, points, Event.HIT, Event.SOAKED)


@rule
def attack_total(referee: Referee, fight: Fight, me: Combatant, foe: Combatant) -> int:
    """AM-4.1: the attacker's stress die and attack."""
    row = me.weapons + me.wielded
    bonus = attack_bonus(referee, fight, me, me.distance[foe.index])
    die = stress(referee, me, Why.ATTACK, 0)
    total = total_of(die, bonus)
    rolled(fight, me, Exertion.ATTACK)
    referee.tell(Event.ATTACKS, me.index, foe.index, total, row)
    botched(referee, fight, me, die, True)
    return total


@rule
def blow(referee: Referee, fight: Fight, me: Combatant, foe: Combatant) -> None:
    """AM-4.1, AM-4.3: higher hits, equal or lower doesn't; against a missile the defender's weapon is no help."""
    row = me.weapons + me.wielded
    total = attack_total(referee, fight, me, foe)
    against = defend(referee, fight, foe, me.index, fight.book.weapons[row].reach == 0)
    if total > against:
        hit(referee, fight, me, foe, row, total - against)
    else:
        referee.tell(Event.MISSES, me.index, foe.index, total, against)


@rule
def attack(referee: Referee, fight: Fight, me: Combatant, foe: Combatant) -> None:
    """AM-4, AM-5.2, AM-5.6, AM-6.2: one attack with the weapon in hand."""
    me.flights = 0
    foe.attacked = True
    foe.attacked_by |= 1 << me.index
    if not answered(referee, fight, me, foe):
        blow(referee, fight, me, foe)
    late_casts(referee, fight, foe)


@rule
def shoot(referee: Referee, fight: Fight, me: Combatant, foe: Combatant) -> None:
    """AM-4.3, AM-4.7: an attack by missile; a crossbow is unloaded by it, counted missiles get fewer."""
    slot = me.wielded
    row = me.weapons + slot
    attack(referee, fight, me, foe)
    if fight.book.weapons[row].loading > 0:
        me.unloaded |= 1 << slot
    if me.shots[slot] > 0:
        me.shots[slot] -= 1
        if me.shots[slot] == 0:
            me.used_up |= 1 << slot
            referee.tell(Event.EMPTY, me.index, -1, row)
            if me.wielded == slot:
                me.wielded = me.weapon_count - 1


@rule
def spell_on(referee: Referee, fight: Fight, me: Combatant, other: Combatant, row: int) -> None:
    """AM-6.2, AM-6.5, AM-6.6, AM-5.2: the spell is announced, answered or not, cast, resisted or not, and works."""
    against = hostile(fight.book.spells[row])
    if against:
        me.flights = 0
        other.attacked = True
        if answered(referee, fight, me, other):
            return
    total = casting(referee, fight, me, row, other.index, False)
    if total != FAILED and not (against and resists(referee, fight, me, other, row, total)):
        work(referee, fight, me, other, row)


@rule
def cast(referee: Referee, fight: Fight, me: Combatant) -> None:
    """AM-6.1: a spell on one's own turn; without concentration it is lost, and the turn with it."""
    row = choose_spell(referee, fight, me)
    fight.spell = row
    other = fight.combatants[referee.choose(fight, me.index, Decision.TARGET, spell_targets(fight, me, row))]
    if concentrates(referee, fight, me, row):
        spell_on(referee, fight, me, other, row)
        late_casts(referee, fight, other)
