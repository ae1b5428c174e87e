"""How an unattended combatant decides: bold, careful, coward or mindless. Nothing here is a clause of the rules."""

from __future__ import annotations

from affray.core.bits import has, lowest
from affray.core.kinds import Temper
from affray.core.records import Ints, rule
from affray.core.referee import NOBODY
from affray.rulesets.aanvallen.codes import Decision
from affray.rulesets.aanvallen.kinds import Action, Answer, Band
from affray.rulesets.aanvallen.means import (
    aims,
    needs_haste,
    reserve,
    scared,
    strikes_on,
    throws,
    wants_back,
)
from affray.rulesets.aanvallen.model import Combatant, Fight
from affray.rulesets.aanvallen.pursuit import best_way, door_ahead, find_ways, way_worth
from affray.rulesets.aanvallen.rules.figures import bare, bare_slot, full_ap, full_halves, weapon_of, wields
from affray.rulesets.aanvallen.rules.grenades import grenade_of
from affray.rulesets.aanvallen.rules.ground import visible
from affray.rulesets.aanvallen.rules.movement import FARTHEST, LEAST_STEP, squares_in_reach
from affray.rulesets.aanvallen.weighing import (
    FAR,
    OBLIQUE_STEP,
    archer,
    best_burst,
    best_contact,
    best_defence,
    best_range,
    closest_turn,
    contact_worth,
    farthest,
    foe_at_hand,
    foe_distance,
    look_at,
    nearest_foe,
    pressed,
    prey,
    range_worth,
    safety,
    shelter,
    shooters,
    turned_away,
)

NEAR = 1  # BP
COSTLY = 10  # what a point of AP or CN weighs against difficulty
PATIENCE = 4  # rounds
SOON = 4  # BP: an enemy so near is upon one


@rule
def escape(fight: Fight, me: Combatant, options: int) -> int:
    """Out of here; who can't get away gives up."""
    if has(options, Action.LEAVE):
        return Action.LEAVE
    if has(options, Action.MOVE) and not me.stopped and gains(fight, me):
        return Action.MOVE
    return Action.YIELD if foe_at_hand(fight, me) and not me.struck else Action.END


@rule
def draws(fight: Fight, me: Combatant, options: int) -> bool:
    """Whether there is an enemy at hand, and a blade to draw rather than to pick up what is no weapon for melee."""
    if not has(options, Action.DRAW) or melee_slot(fight, me, me.dropped) >= 0:
        return False
    return foe_at_hand(fight, me) and better_slot(fight, me) >= 0


@rule
def first_things(fight: Fight, me: Combatant, options: int) -> int:
    """What can't wait: fire, getting up, wounds, a dropped weapon; -1 for nothing."""
    if me.burning > 0 and has(options, Action.PUT_OUT):
        return Action.PUT_OUT
    if has(options, Action.STAND):
        return Action.STAND
    if has(options, Action.PICK_UP) and bare(fight, me) and not draws(fight, me, options):
        return Action.PICK_UP
    if has(options, Action.AID) and not foe_at_hand(fight, me):
        return Action.AID
    if has(options, Action.PUT_OUT) and not foe_at_hand(fight, me):
        return Action.PUT_OUT
    return -1


@rule
def with_grenades(fight: Fight, me: Combatant, options: int) -> int:
    """A grenade at a group, -1 for none."""
    if me.temper == Temper.MINDLESS:
        return -1
    if has(options, Action.SPRAY) and throws(fight, me, True) >= 0:
        return Action.SPRAY
    if has(options, Action.THROW) and throws(fight, me, False) >= 0:
        return Action.THROW
    return -1


@rule
def melee_slot(fight: Fight, me: Combatant, options: int) -> int:
    """Of some weapons one for melee that one can use, -1 for none."""
    for k in range(fight.book.beings[me.index].weapon_count - 1):
        weapon = fight.book.weapons[fight.book.beings[me.index].weapons + k]
        if has(options, k) and weapon.melee and wields(me, weapon):
            return k
    return -1


@rule
def better_slot(fight: Fight, me: Combatant) -> int:
    """The weapon that one should rather have in hand: for melee when an enemy is near, else what shoots; -1: none.

    Of those that one was born with the first on the sheet.
    """
    weapon = weapon_of(fight, me)
    if not weapon.natural and weapon.melee and wields(me, weapon):
        return -1
    if archer(fight, me) and foe_distance(fight, me) > NEAR + 1:
        return -1
    count = me.wielded if weapon.natural and weapon.melee else bare_slot(fight, me)
    return melee_slot(fight, me, (1 << count) - 1 & ~(me.dropped | 1 << me.wielded))


@rule
def shoots(fight: Fight, me: Combatant, options: int) -> int:
    """What one does with a missile weapon in hand, -1 for nothing."""
    if not archer(fight, me):
        return -1
    if has(options, Action.MOVE) and not me.stopped and pressed(fight, me, me.piece.place) and gains(fight, me):
        return Action.MOVE
    if has(options, Action.SHOOT):
        return Action.SHOOT if strikes_on(fight, me) or foe_distance(fight, me) > SOON else -1
    if has(options, Action.LOAD):
        return Action.LOAD
    if has(options, Action.TURN) and look_at(fight, me) != me.piece.facing:
        return Action.TURN
    return -1


@rule
def closes_in(fight: Fight, me: Combatant, options: int) -> int:
    """Strikes, turns to the enemy, goes to it."""
    if has(options, Action.STRIKE) and strikes_on(fight, me):
        return Action.STRIKE
    if foe_at_hand(fight, me):
        return Action.TURN if has(options, Action.TURN) and turned_away(fight, me) else Action.END
    if has(options, Action.DOOR) and door_ahead(fight, me) >= 0:
        return Action.DOOR
    if has(options, Action.MOVE) and not me.stopped and goes(fight, me):
        return Action.MOVE
    turns = has(options, Action.TURN) and look_at(fight, me) != me.piece.facing
    return Action.TURN if turns else Action.END


@rule
def lies_in_wait(fight: Fight, me: Combatant) -> bool:
    """Whether one lets the enemy come: the careful with a weapon of a short straight line, but not for ever."""
    if me.temper != Temper.CAREFUL or fight.round > PATIENCE:
        return False
    for k in range(fight.book.beings[me.index].grenade_count):
        if me.grenades[k] > 0 and grenade_of(fight, me, k).line > 0:
            return True
    return False


@rule
def spent(fight: Fight, me: Combatant) -> bool:
    """Whether the AP for an attack are gone, and will be there in the next turn."""
    ap = weapon_of(fight, me).ap
    return me.ap < ap <= full_ap(fight, me)


@rule
def goes(fight: Fight, me: Combatant) -> bool:
    """Whether one moves now: not for the last bit of a step; an archer, and who has moved, to a better square only."""
    if me.halves < OBLIQUE_STEP or lies_in_wait(fight, me):
        return False
    if archer(fight, me) and spent(fight, me) and pressed(fight, me, me.piece.place) == 0:
        return False
    moved = full_halves(me) - me.halves >= LEAST_STEP
    queues = fight.book.rugged and shooters(fight, me) == 0  # who looks for shelter may go a step back for it
    return gains(fight, me) if archer(fight, me) or moved or queues else True


@rule
def gains(fight: Fight, me: Combatant) -> bool:
    """Whether there is a square in reach that is better than one's own."""
    count = squares_in_reach(fight, me, FARTHEST)
    if count == 0:
        return False
    place = place_for(fight, me, fight.walks[0].places, count)
    if fight.book.rugged:
        find_ways(fight, me)
    return spot_worth(fight, me, place) > spot_worth(fight, me, me.piece.place)


@rule
def spot_worth(fight: Fight, me: Combatant, place: int) -> int:
    """What a square is worth: far from the enemy to who is scared, in its range to an archer, near it to others."""
    if scared(fight, me):
        return safety(fight, me, place)
    who = nearest_foe(fight, me)
    if who < 0:
        return 0
    foe = fight.combatants[who]
    if archer(fight, me) and visible(fight, place, foe.piece.place):
        return FAR + range_worth(fight, me, foe, place)
    return way_worth(fight, foe, place) if fight.book.rugged else contact_worth(foe, place)


@rule
def action_for(fight: Fight, me: Combatant, options: int) -> int:
    """What one does."""
    if scared(fight, me):
        return escape(fight, me, options)
    first = first_things(fight, me, options)
    if first < 0:
        first = with_grenades(fight, me, options)
    if first < 0 and has(options, Action.DRAW) and better_slot(fight, me) >= 0:
        first = Action.DRAW
    if first < 0:
        first = shoots(fight, me, options)
    return first if first >= 0 else closes_in(fight, me, options)


@rule
def kind_for(fight: Fight, me: Combatant, options: int) -> int:
    """The easiest kind of attack that costs nothing besides; where one is in haste the quickest."""
    haste = needs_haste(fight, me)
    best = -1
    least = FAR
    for k in range(fight.book.kind_count):
        kind = fight.book.kinds[k]
        worth = kind.difficulty + COSTLY * (kind.ap + kind.cn) + (kind.share if haste else 0)
        if has(options, k) and worth < least:
            least = worth
            best = k
    return best


@rule
def on_top(fight: Fight, me: Combatant, options: int) -> int:
    """Aims, if that is among what is offered."""
    bits = options & fight.book.aiming
    return lowest(bits) if bits != 0 and aims(fight, me) else NOBODY


@rule
def decide(fight: Fight, who: int, decision: int, options: int) -> int:
    """The tactics for choices."""
    me = fight.combatants[who]
    if decision == Decision.ACTION:
        return action_for(fight, me, options)
    if decision == Decision.TARGET:
        return prey(fight, me, options)
    if decision == Decision.KIND:
        return kind_for(fight, me, options)
    if decision == Decision.ON_TOP:
        return on_top(fight, me, options)
    if decision == Decision.DEFENCE:
        kind = best_defence(fight, me, options)
        return kind if kind >= 0 else NOBODY
    if decision == Decision.FACING:
        return closest_turn(look_at(fight, me), options)
    return decide_other(fight, me, decision, options)


@rule
def decide_other(fight: Fight, me: Combatant, decision: int, options: int) -> int:
    """The tactics for rarer choices."""
    if decision == Decision.FALL_BACK:
        return Answer.YES if wants_back(fight, me) else Answer.NO
    if decision == Decision.BAND:
        return Band.MIDDLE
    if decision == Decision.WEAPON:
        slot = better_slot(fight, me)
        return slot if slot >= 0 and has(options, slot) else lowest(options)
    if decision == Decision.GRENADE:
        return grenade_choice(fight, me, options)
    if decision == Decision.PATIENT or decision == Decision.BURNING:
        return me.index if has(options, me.index) else lowest(options)
    if decision == Decision.DOOR:
        door = door_ahead(fight, me)
        return door if door >= 0 and has(options, door) else lowest(options)
    return lowest(options)


@rule
def grenade_choice(fight: Fight, me: Combatant, options: int) -> int:
    """The grenade for which there is a target."""
    for lines in range(2):
        k = throws(fight, me, lines == 1)
        if k >= 0 and has(options, k):
            return k
    return lowest(options)


@rule
def decide_amount(fight: Fight, who: int, decision: int, low: int, high: int) -> int:
    """The tactics for amounts: raise the threshold with what is to spare, aim with what isn't kept, load all."""
    me = fight.combatants[who]
    if decision == Decision.RAISE:
        return low if fight.burst == 0 and me.temper != Temper.CAREFUL else raise_by(fight, me, low, high)
    if decision == Decision.AIM:
        spare = me.ap - weapon_of(fight, me).ap - reserve(me)
        return max(low, min(high, spare))
    return high


@rule
def raise_by(fight: Fight, me: Combatant, low: int, high: int) -> int:
    """By how much one raises one's threshold: all against a grenade, else with what is beyond one defence."""
    if fight.burst != 0:
        return high
    return max(low, min(high, me.ap - 2))


@rule
def place_for(fight: Fight, me: Combatant, values: Ints, count: int) -> int:
    """Where to go."""
    if scared(fight, me):
        return farthest(fight, me, values, count)
    who = nearest_foe(fight, me)
    if who < 0:
        return values[0]
    foe = fight.combatants[who]
    if archer(fight, me):
        place = best_range(fight, me, foe, values, count)
        if not fight.book.rugged or visible(fight, place, foe.piece.place):
            return place
    if fight.book.rugged:
        return best_way(fight, me, foe, values, count)
    bits = shooters(fight, me) if fight.smoky else 0
    return shelter(fight, me, foe, bits, values, count) if bits else best_contact(fight, me, foe, values, count)


@rule
def decide_pick(fight: Fight, who: int, decision: int, values: Ints, count: int) -> int:
    """The tactics for squares."""
    me = fight.combatants[who]
    if decision == Decision.PLACE:
        return place_for(fight, me, values, count)
    if decision == Decision.BURST or decision == Decision.LINE:
        return best_burst(fight, me, fight.grenade, values, count)
    return values[0]
