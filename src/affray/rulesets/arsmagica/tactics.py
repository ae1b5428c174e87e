"""How an unattended combatant decides: bold, careful, coward or mindless. Nothing here is a clause of the rules."""

from __future__ import annotations

from affray.core.bits import has, lowest
from affray.core.kinds import Temper
from affray.core.records import Ints, rule
from affray.core.referee import HUSH, NOBODY
from affray.rulesets.arsmagica.codes import Decision
from affray.rulesets.arsmagica.model import Action, Combatant, Fight, Intent, Slow, Way
from affray.rulesets.arsmagica.rules.defence import engaged
from affray.rulesets.arsmagica.rules.figures import penalties
from affray.rulesets.arsmagica.rules.magic import casting_bonus, hostile
from affray.rulesets.arsmagica.rules.manoeuvres import hunters
from affray.rulesets.arsmagica.rules.move import foes, nearest, strike_targets, walk
from affray.rulesets.arsmagica.turn import shoot_targets
from affray.rulesets.arsmagica.weighing import (
    MEAN,
    badly_hurt,
    best_prey,
    best_spell,
    caster_near,
    closeness,
    collected,
    foes_shoot,
    guarding,
    needs,
    opponents,
    slots,
    wanted_slot,
    worn,
)


@rule
def best_friend(fight: Fight, me: Combatant, options: int) -> int:
    """Whom to help: oneself first."""
    effect = fight.book.spells[fight.spell].effect
    if has(options, me.index) and needs(fight, me, effect):
        return me.index
    for i in range(fight.count):
        if has(options, i) and needs(fight, fight.combatants[i], effect):
            return i
    return lowest(options)


@rule
def target(fight: Fight, me: Combatant, options: int) -> int:
    """Whom a spell, a blow or a move is meant for."""
    if fight.spell >= 0 and not hostile(fight.book.spells[fight.spell]):
        return best_friend(fight, me, options)
    if me.temper == Temper.MINDLESS or strike_targets(fight, me, True) | shoot_targets(fight, me, True) == 0:
        return nearest(fight, me, options)
    return best_prey(fight, me, options)


@rule
def wants_to_cast(fight: Fight, me: Combatant, options: int) -> bool:
    """Casts when there is something worth casting and a fair chance of it."""
    if not has(options, Action.CAST) or me.temper == Temper.MINDLESS or not collected(fight, me):
        return False
    return best_spell(fight, me, (1 << me.spell_count) - 1) >= 0


@rule
def holds(fight: Fight, me: Combatant, options: int) -> bool:
    """A careful one lets the foe come and meets it, but not for ever."""
    return has(options, Action.WAIT) and me.temper == Temper.CAREFUL and fight.round <= 3 and not foes_shoot(fight, me)


@rule
def exertion_for(fight: Fight, me: Combatant, options: int) -> int:
    """Exerts itself while that costs no penalty: the careful one when beset, the bold one to strike; -1 for not."""
    if worn(fight, me) or me.temper == Temper.MINDLESS:
        return -1
    if me.temper != Temper.BOLD and has(options, Action.EXERT_DEFENCE) and opponents(fight, me) > 1:
        return Action.EXERT_DEFENCE
    if me.temper == Temper.BOLD and has(options, Action.EXERT_ATTACK) and has(options, Action.STRIKE):
        return Action.EXERT_ATTACK
    return -1


@rule
def escape(fight: Fight, me: Combatant, options: int) -> int:
    """Out of here: with all one's breath when hunted; a coward who can't get away gives up."""
    if hunters(fight, me) != 0:
        if has(options, Action.EXERT_DEFENCE):
            return Action.EXERT_DEFENCE
        if me.temper == Temper.COWARD and me.flights >= 3:
            return Action.YIELD
    return Action.FLEE


@rule
def guards_caster(fight: Fight, me: Combatant, options: int) -> bool:
    """A careful fighter without spells stands before a friend who casts them."""
    if not has(options, Action.GUARD) or me.temper != Temper.CAREFUL or me.guards >= 0 or me.spell_count > 0:
        return False
    return caster_near(fight, me, -1) >= 0


@rule
def advance_on(fight: Fight, me: Combatant, options: int) -> int:
    """Nobody can be attacked yet: load, wait, or close the distance."""
    if has(options, Action.LOAD):
        return Action.LOAD
    if holds(fight, me, options):
        return Action.WAIT
    if has(options, Action.RUN) and closeness(fight, me) > 3 * walk(fight, me):
        return Action.RUN
    if has(options, Action.HURRY) and not guarding(fight, me):
        return Action.HURRY
    return Action.PASS


@rule
def stays_by(fight: Fight, me: Combatant) -> bool:
    """A guard strikes at those who come, and goes to nobody."""
    return guarding(fight, me) and not engaged(fight, me)


@rule
def attack_action(fight: Fight, me: Combatant, options: int) -> int:
    """The attack that can be made now, -1 for none."""
    if has(options, Action.SHOOT):
        return Action.SHOOT
    if has(options, Action.STRIKE) and not stays_by(fight, me):
        return Action.STRIKE
    return -1


@rule
def should_draw(fight: Fight, me: Combatant, options: int) -> bool:
    """Another weapon fits the distance better; while there is one to strike with, nobody looks for it."""
    if not has(options, Action.DRAW):
        return False
    if has(options, Action.STRIKE) and not fight.book.weapons[me.weapons + me.wielded].natural:
        return False
    return wanted_slot(fight, me, slots(me)) != me.wielded


@rule
def keeps_off(fight: Fight, me: Combatant, options: int) -> bool:
    """A careful shooter steps back from a foe who could reach it next."""
    return (
        has(options, Action.WITHDRAW)
        and has(options, Action.SHOOT)
        and me.temper == Temper.CAREFUL
        and closeness(fight, me) <= walk(fight, me)
    )


@rule
def action(fight: Fight, me: Combatant, options: int) -> int:
    """What to do on one's turn."""
    if badly_hurt(fight, me):
        return escape(fight, me, options)
    if wants_to_cast(fight, me, options):
        return Action.CAST
    if guards_caster(fight, me, options):
        return Action.GUARD
    if should_draw(fight, me, options):
        return Action.DRAW
    if keeps_off(fight, me, options):
        return Action.WITHDRAW
    breath = exertion_for(fight, me, options)
    if breath >= 0:
        return breath
    blow = attack_action(fight, me, options)
    return blow if blow >= 0 else advance_on(fight, me, options)


@rule
def react(fight: Fight, options: int) -> int:
    """The first who waits and has somebody to attack."""
    for i in range(fight.count):
        if has(options, i):
            me = fight.combatants[i]
            free = not engaged(fight, me)
            if strike_targets(fight, me, free) | shoot_targets(fight, me, free) != 0 or badly_hurt(fight, me):
                return i
    return NOBODY


@rule
def fast_cast(fight: Fight, me: Combatant, options: int) -> int:
    """Fast-casts when it is likely to be in time, for oneself or, the bold excepted, for a friend."""
    if me.temper == Temper.MINDLESS or (me.temper == Temper.BOLD and fight.target != me.index):
        return NOBODY
    speed = me.quickness + (me.finesse if fight.options.fast_cast_finesse else 0)
    speed += fight.options.fast_cast_again * me.fast_casts + penalties(HUSH, fight, me)
    if speed + MEAN <= fight.combatants[fight.attacker].initiative:
        return NOBODY
    for k in range(me.spell_count):
        if has(options, k):
            bonus = casting_bonus(HUSH, fight, me, me.spells + k, True)
            if bonus + MEAN + 10 >= fight.book.spells[me.spells + k].level:
                return k
    return NOBODY


@rule
def intent(fight: Fight, me: Combatant, options: int) -> int:
    """Spells for those who have them, else the weapon for the distance."""
    casts = has(options, Intent.SPELL) and me.temper != Temper.MINDLESS
    if casts and best_spell(fight, me, (1 << me.spell_count) - 1) >= 0:
        return Intent.SPELL
    slot = wanted_slot(fight, me, options)
    return slot if slot >= 0 else lowest(options)


@rule
def spell(fight: Fight, me: Combatant, options: int) -> int:
    """The spell that does most."""
    best = best_spell(fight, me, options)
    return best if best >= 0 else lowest(options)


@rule
def weapon(fight: Fight, me: Combatant, options: int) -> int:
    """The weapon for the distance."""
    slot = wanted_slot(fight, me, options)
    return slot if slot >= 0 else lowest(options)


@rule
def guard(fight: Fight, me: Combatant, options: int) -> int:
    """A friend who casts, or nobody."""
    friend = caster_near(fight, me, options)
    return friend if friend >= 0 else NOBODY


@rule
def decide(fight: Fight, who: int, decision: int, options: int) -> int:
    """The tactics for every choice."""
    if decision == Decision.REACT:
        return react(fight, options)
    me = fight.combatants[who]
    if decision == Decision.ACTION:
        return action(fight, me, options)
    if decision == Decision.TARGET:
        return target(fight, me, options)
    if decision == Decision.WHOM:
        return nearest(fight, me, options & foes(fight, me))
    if decision == Decision.INTENT:
        return intent(fight, me, options)
    if decision == Decision.FAST_CAST:
        return fast_cast(fight, me, options)
    if decision == Decision.SPELL:
        return spell(fight, me, options)
    if decision == Decision.WEAPON:
        return weapon(fight, me, options)
    if decision == Decision.GUARD:
        return guard(fight, me, options)
    return Way.TOWARDS if decision == Decision.WAY else Slow.LET_GO


@rule
def decide_amount(fight: Fight, who: int, decision: int, low: int, high: int) -> int:
    """All the way."""
    return high


@rule
def decide_pick(fight: Fight, who: int, decision: int, values: Ints, count: int) -> int:
    """Nothing is picked from a list in these rules."""
    return values[0]
