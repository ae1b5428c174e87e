"""AM-6: spells on one's own turn."""

from __future__ import annotations

from affray.core.records import rule
from affray.core.referee import Referee, Summing
from affray.rulesets.arsmagica.codes import Decision, Event, Why
from affray.rulesets.arsmagica.model import Combatant, Effect, Fight, Lasting, Spell
from affray.rulesets.arsmagica.rules.defence import attackable, defend
from affray.rulesets.arsmagica.rules.dice import stress, total_of
from affray.rulesets.arsmagica.rules.figures import able, penalties, soak
from affray.rulesets.arsmagica.rules.wounds import botched, lose_fatigue, wound

FAILED = -1000  # in place of a casting total


@rule
def hostile(spell: Spell) -> bool:
    """AM-6.6: harm and hinder go against somebody; ward and aid help."""
    return spell.effect == Effect.HARM or spell.effect == Effect.HINDER


@rule
def touches(fight: Fight, me: Combatant, row: int, other: Combatant) -> bool:
    """AM-6.6: whether one may cast the spell on somebody.

    Foes that can be attacked, or oneself and one's friends, within its reach.
    """
    spell = fight.book.spells[row]
    if me.distance[other.index] > spell.reach:
        return False
    if hostile(spell):
        return attackable(fight, me, other)
    return other.side == me.side and able(other)


@rule
def spell_targets(fight: Fight, me: Combatant, row: int) -> int:
    """AM-6.6: all whom one may cast the spell on, as a bit set."""
    bits = 0
    for i in range(fight.count):
        if touches(fight, me, row, fight.combatants[i]):
            bits |= 1 << i
    return bits


@rule
def castable(fight: Fight, me: Combatant) -> int:
    """AM-6.1: the spells that one has somebody for, as a bit set."""
    bits = 0
    for k in range(me.spell_count):
        if spell_targets(fight, me, me.spells + k) != 0:
            bits |= 1 << k
    return bits


@rule
def botched_spell(referee: Referee, fight: Fight, me: Combatant, die: int) -> None:
    """AM-6.1, AM-6.5: each zero of a botched roll costs `spell_botch_fatigue` fatigue levels."""
    referee.tell(Event.BOTCHES, me.index, -1, -die)
    lose_fatigue(referee, fight, me, -die * fight.options.spell_botch_fatigue)


@rule
def concentrates(referee: Referee, fight: Fight, me: Combatant, row: int) -> bool:
    """AM-6.1, AM-2.6: who was attacked or wounded since its last turn has to keep its mind on the spell."""
    if not me.attacked and not me.wounded:
        return True
    ease = fight.options.concentration_wounded if me.wounded else fight.options.concentration_attacked
    bonus = referee.part(Why.STAMINA, me.index, me.stamina)
    bonus += referee.part(Why.CONCENTRATION_SKILL, me.index, me.concentration)
    bonus += penalties(referee, fight, me) + referee.part(Why.GM, me.index, 0)
    die = stress(referee, me, Why.CONCENTRATION, 0)
    total = total_of(die, bonus)
    referee.tell(Event.CONCENTRATES, me.index, -1, total, ease)
    if die < 0:
        botched_spell(referee, fight, me, die)
    elif total >= ease:
        return True
    referee.tell(Event.LOSES_SPELL, me.index, -1, row)
    return False


@rule
def casting_bonus(referee: Summing, fight: Fight, me: Combatant, row: int, fast: bool) -> int:
    """AM-6.5: Technique + Form + Stamina."""
    spell = fight.book.spells[row]
    total = referee.part(Why.TECHNIQUE, me.index, spell.technique)
    total += referee.part(Why.FORM, me.index, spell.form_score)
    total += referee.part(Why.STAMINA, me.index, me.stamina)
    if fast:
        total += referee.part(Why.FAST, me.index, fight.options.fast_cast_penalty)
    return total + penalties(referee, fight, me) + referee.part(Why.GM, me.index, 0)


@rule
def casting(referee: Referee, fight: Fight, me: Combatant, row: int, other: int, fast: bool) -> int:
    """AM-6.5: the total by which the spell works, or FAILED. Up to 10 short costs a fatigue level."""
    level = fight.book.spells[row].level
    bonus = casting_bonus(referee, fight, me, row, fast)
    die = stress(referee, me, Why.CASTING, fight.options.fast_cast_botch_dice if fast else 0)
    total = total_of(die, bonus)
    referee.tell(Event.CASTS, me.index, other, total, level, row)
    if die < 0:
        botched_spell(referee, fight, me, die)
    elif total < level:
        lose_fatigue(referee, fight, me, 1)
    if die >= 0 and total >= level - 10:
        return total
    referee.tell(Event.SPELL_FAILS, me.index, other, row)
    return FAILED


@rule
def resists(referee: Referee, fight: Fight, me: Combatant, foe: Combatant, row: int, total: int) -> bool:
    """AM-6.6: magic resistance holds unless the penetration, casting total less level, is above it. None at 0."""
    spell = fight.book.spells[row]
    resistance = referee.part(Why.PARMA, foe.index, 5 * foe.parma)
    resistance += referee.part(Why.FORM, foe.index, fight.book.resistances[foe.index].forms[spell.form])
    resistance += referee.part(Why.MIGHT, foe.index, foe.might)
    resistance += referee.part(Why.GM, foe.index, 0)
    if resistance <= 0 or total - spell.level > resistance:
        return False
    referee.tell(Event.RESISTS, foe.index, me.index, resistance, total - spell.level)
    return True


@rule
def aim(referee: Referee, fight: Fight, me: Combatant, foe: Combatant) -> int:
    """AM-6.6, AM-4.3: how far an aimed spell beats the defence, which has no weapon bonus: Dexterity + Finesse."""
    bonus = referee.part(Why.DEXTERITY, me.index, me.dexterity)
    bonus += referee.part(Why.FINESSE, me.index, me.finesse)
    bonus += penalties(referee, fight, me) + referee.part(Why.GM, me.index, 0)
    die = stress(referee, me, Why.AIM, 0)
    total = total_of(die, bonus)
    referee.tell(Event.AIMS, me.index, foe.index, total)
    botched(referee, fight, me, die, True)
    against = defend(referee, fight, foe, me.index, False)
    if total <= against:
        referee.tell(Event.MISSES, me.index, foe.index, total, against)
    return total - against


@rule
def spell_damage(referee: Referee, fight: Fight, me: Combatant, row: int, margin: int) -> int:
    """AM-6.6: an aimed spell's margin, or a stress die of its own, and the spell's damage."""
    spell = fight.book.spells[row]
    damage = referee.part(Why.SPELL, me.index, spell.damage)
    if spell.aimed:
        return damage + referee.part(Why.MARGIN, me.index, margin) + referee.part(Why.GM, me.index, 0)
    damage += referee.part(Why.GM, me.index, 0)
    return total_of(stress(referee, me, Why.SPELL_DAMAGE, 0), damage)


@rule
def harm(referee: Referee, fight: Fight, me: Combatant, foe: Combatant, row: int) -> None:
    """AM-6.6: damage against soak, a body level for each five; an aimed spell has to hit first."""
    margin = 0
    if fight.book.spells[row].aimed:
        margin = aim(referee, fight, me, foe)
        if margin <= 0:
            return
    points = spell_damage(referee, fight, me, row, margin) - soak(referee, foe)
    wound(referee, fight, me, foe, points, Event.SPELL_HITS, Event.SPELL_SOAKED)


@rule
def last(lasting: Lasting, spell: Spell, by: int) -> None:
    """AM-6.6: what a spell leaves on somebody, in place of an earlier one of its kind."""
    lasting.by = by
    lasting.rounds = spell.rounds
    lasting.attack = spell.attack
    lasting.defence = spell.defence
    lasting.soak = spell.soak
    lasting.cancels = spell.cancels


@rule
def work(referee: Referee, fight: Fight, me: Combatant, other: Combatant, row: int) -> None:
    """AM-6.6: what the spell does."""
    spell = fight.book.spells[row]
    if spell.effect == Effect.HARM:
        harm(referee, fight, me, other, row)
    elif spell.effect == Effect.WARD:
        last(other.ward, spell, me.index)
        referee.tell(Event.WARDS, me.index, other.index, spell.soak, spell.cancels)
    elif spell.effect == Effect.AID:
        last(other.aid, spell, me.index)
        referee.tell(Event.AIDS, me.index, other.index, spell.attack, spell.defence, spell.soak)
    else:
        hinder(referee, fight, me, other, row)


@rule
def hinder(referee: Referee, fight: Fight, me: Combatant, foe: Combatant, row: int) -> None:
    """AM-6.6: the target loses turns, or has a penalty on attack and defence while the spell lasts."""
    spell = fight.book.spells[row]
    foe.lost_turns += spell.lost_turns
    if spell.penalty != 0:
        last(foe.hinder, spell, me.index)
        foe.hinder.attack = -spell.penalty
        foe.hinder.defence = -spell.penalty
    referee.tell(Event.HINDERS, me.index, foe.index, spell.penalty, spell.lost_turns)


@rule
def fade(referee: Referee, me: Combatant, lasting: Lasting, caster: int, effect: Effect) -> None:
    """AM-6.6: a lasting spell is a round older; at its end nothing of it is left."""
    if lasting.by != caster or lasting.rounds == 0:
        return
    lasting.rounds -= 1
    if lasting.rounds == 0:
        lasting.attack = 0
        lasting.defence = 0
        lasting.soak = 0
        lasting.cancels = 0
        referee.tell(Event.SPELL_ENDS, me.index, -1, effect)


@rule
def fade_spells_of(referee: Referee, fight: Fight, caster: Combatant) -> None:
    """AM-6.6: a spell's rounds are counted by its caster's turns."""
    for i in range(fight.count):
        me = fight.combatants[i]
        fade(referee, me, me.ward, caster.index, Effect.WARD)
        fade(referee, me, me.hinder, caster.index, Effect.HINDER)
        fade(referee, me, me.aid, caster.index, Effect.AID)


@rule
def choose_spell(referee: Referee, fight: Fight, me: Combatant) -> int:
    """AM-6.1: the row of the spell to be cast."""
    return me.spells + referee.choose(fight, me.index, Decision.SPELL, castable(fight, me))
