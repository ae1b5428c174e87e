"""What an unattended combatant makes of its situation. Nothing here is a clause of the rules."""

from __future__ import annotations

from affray.core.bits import has, lowest
from affray.core.kinds import Temper
from affray.core.records import rule
from affray.core.referee import HUSH
from affray.rulesets.arsmagica.model import Combatant, Effect, Fight
from affray.rulesets.arsmagica.rules.defence import engaged, near
from affray.rulesets.arsmagica.rules.figures import able, defence_bonus, penalties, soak
from affray.rulesets.arsmagica.rules.magic import casting_bonus, spell_targets
from affray.rulesets.arsmagica.rules.move import foes, nearest, walk

MEAN = 6  # what a stress die comes to, about
USELESS = -1000


@rule
def badly_hurt(fight: Fight, me: Combatant) -> bool:
    """A coward has enough at medium wounds, a careful one at heavy wounds, the others never."""
    if me.temper == Temper.COWARD:
        return fight.book.ladders[me.body_ladder].penalty[me.body] <= -3
    return me.temper == Temper.CAREFUL and fight.book.ladders[me.body_ladder].penalty[me.body] <= -5


@rule
def worn(fight: Fight, me: Combatant) -> bool:
    """Whether one more fatigue level would cost a penalty."""
    ladder = fight.book.ladders[me.fatigue_ladder]
    return me.fatigue + 1 >= ladder.out or ladder.penalty[me.fatigue + 1] < 0


@rule
def opponents(fight: Fight, me: Combatant) -> int:
    """How many stand in melee with one."""
    n = 0
    for i in range(fight.count):
        foe = fight.combatants[i]
        if foe.side != me.side and able(foe) and near(fight, me, foe):
            n += 1
    return n


@rule
def prey(fight: Fight, me: Combatant, foe: Combatant) -> int:
    """How much there is to be gained by attacking somebody: easy to hit and to hurt, and not yet fallen."""
    if not able(foe):
        return USELESS
    return -defence_bonus(HUSH, fight, foe, True) - soak(HUSH, foe) // 2 + 2 * foe.body - me.distance[foe.index] // 4


@rule
def best_prey(fight: Fight, me: Combatant, options: int) -> int:
    """Whom to attack."""
    best = lowest(options)
    most = USELESS - 1
    for i in range(fight.count):
        if has(options, i):
            gain = prey(fight, me, fight.combatants[i])
            if gain > most:
                most = gain
                best = i
    return best


@rule
def needs(fight: Fight, friend: Combatant, effect: int) -> bool:
    """Whether a helping spell would not lie on another of its kind."""
    if effect == Effect.WARD:
        return friend.ward.rounds == 0
    return friend.aid.rounds == 0


@rule
def helpable(fight: Fight, me: Combatant, row: int) -> bool:
    """Whether a ward or an aid has somebody to go to."""
    bits = spell_targets(fight, me, row)
    for i in range(fight.count):
        if has(bits, i) and needs(fight, fight.combatants[i], fight.book.spells[row].effect):
            return True
    return False


@rule
def spell_worth(fight: Fight, me: Combatant, row: int) -> int:
    """About how much a spell does, USELESS for one that would fail or that nobody needs."""
    spell = fight.book.spells[row]
    short = spell.level - casting_bonus(HUSH, fight, me, row, False) - MEAN
    if short > 8 or (short > 0 and worn(fight, me)) or spell_targets(fight, me, row) == 0:
        return USELESS
    if spell.effect == Effect.HARM:
        return spell.damage + MEAN - max(0, short)
    if spell.effect == Effect.HINDER:
        return 8 * spell.lost_turns + 2 * spell.penalty - max(0, short)
    if not helpable(fight, me, row):
        return USELESS
    return spell.soak + 8 * spell.cancels + 2 * (spell.attack + spell.defence) - max(0, short)


@rule
def best_spell(fight: Fight, me: Combatant, options: int) -> int:
    """The spell that does most, -1 for none that does anything."""
    best = -1
    most = 0
    for k in range(me.spell_count):
        if has(options, k):
            worth = spell_worth(fight, me, me.spells + k)
            if worth > most:
                most = worth
                best = k
    return best


@rule
def collected(fight: Fight, me: Combatant) -> bool:
    """Whether one would keep one's mind on a spell more often than not."""
    if not me.attacked and not me.wounded:
        return True
    ease = fight.options.concentration_wounded if me.wounded else fight.options.concentration_attacked
    return me.stamina + me.concentration + penalties(HUSH, fight, me) + MEAN >= ease


@rule
def slot_worth(fight: Fight, me: Combatant, slot: int, melee: bool) -> int:
    """About how much a weapon would do now; what lies on the ground costs a turn."""
    weapon = fight.book.weapons[me.weapons + slot]
    if (weapon.reach > 0) == melee:
        return USELESS
    return 2 * (weapon.score + weapon.attack) + weapon.defence + weapon.damage - (12 if has(me.dropped, slot) else 0)


@rule
def best_slot(fight: Fight, me: Combatant, options: int, melee: bool) -> int:
    """The best weapon for melee, or for shooting; -1 for none."""
    best = -1
    most = USELESS
    for k in range(me.weapon_count):
        if has(options, k):
            worth = slot_worth(fight, me, k, melee)
            if worth > most:
                most = worth
                best = k
    return best


@rule
def slots(me: Combatant) -> int:
    """Weapons that still have missiles, or need none."""
    return ((1 << me.weapon_count) - 1) & ~me.used_up


@rule
def closeness(fight: Fight, me: Combatant) -> int:
    """Paces to the nearest foe."""
    foe = nearest(fight, me, foes(fight, me))
    return me.distance[foe] if foe >= 0 else 0


@rule
def wanted_slot(fight: Fight, me: Combatant, options: int) -> int:
    """The weapon for the distance: missiles for foes out of a move's reach, for nearer ones whichever does more."""
    blade = best_slot(fight, me, options, True)
    missile = best_slot(fight, me, options, False)
    if blade < 0 or missile < 0:
        return max(blade, missile)
    if engaged(fight, me):
        return blade
    if closeness(fight, me) > walk(fight, me):
        return missile
    return missile if slot_worth(fight, me, missile, False) > slot_worth(fight, me, blade, True) else blade


@rule
def foes_shoot(fight: Fight, me: Combatant) -> bool:
    """Whether waiting only makes one a target."""
    for i in range(fight.count):
        foe = fight.combatants[i]
        shoots = foe.spell_count > 0 or fight.book.weapons[foe.weapons + foe.wielded].reach > 0
        if shoots and foe.side != me.side and able(foe):
            return True
    return False


@rule
def caster_near(fight: Fight, me: Combatant, options: int) -> int:
    """A friend at hand who casts spells, -1 for none; only among `options`, -1 for anybody."""
    for i in range(fight.count):
        friend = fight.combatants[i]
        casts = friend.spell_count > 0 and able(friend)
        if casts and has(options, i) and i != me.index and friend.side == me.side and near(fight, me, friend):
            return i
    return -1


@rule
def guarding(fight: Fight, me: Combatant) -> bool:
    """Whether one stands by somebody whom one guards."""
    if me.guards < 0:
        return False
    friend = fight.combatants[me.guards]
    return able(friend) and near(fight, me, friend)
