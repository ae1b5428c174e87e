"""How an unattended combatant decides: bold, careful, coward or mindless. Nothing here is a clause of the rules."""

from __future__ import annotations

from affray.core.bits import has, lowest
from affray.core.kinds import Temper
from affray.core.records import Ints, rule
from affray.core.referee import ALL
from affray.rulesets.rolemaster.codes import Decision
from affray.rulesets.rolemaster.model import Action, Combatant, Fight, Gait, Phase, Plight, Shows
from affray.rulesets.rolemaster.pursuit import door_ahead, shortest_way
from affray.rulesets.rolemaster.rules.ground import direction_to, engaged, metres, metres_from, nearest_foe
from affray.rulesets.rolemaster.rules.missiles import friend_between, ready_modifier, shows_past
from affray.rulesets.rolemaster.rules.move import pace
from affray.rulesets.rolemaster.rules.offence import as_pair, ob_now, pair_of, row_of, several
from affray.rulesets.rolemaster.rules.packed import target_of
from affray.rulesets.rolemaster.rules.split import AS_IT_COMES, null_only
from affray.rulesets.rolemaster.rules.state import foes, plight
from affray.rulesets.rolemaster.weighing import (
    OVERKILL,
    badly_hurt,
    best_number,
    best_prey,
    best_type,
    better_arm,
    fresh_prey,
    guess_defence,
    has_enough,
    in_contact,
    next_share,
    parry_percent,
    strength_of,
    unaware_foes,
)

STEALTHY = 50  # a skill in stalking that is worth trying
SLOW = -30  # a modifier of hurried shots from which on a round of preparation is worth its time
BLEEDS_BADLY = 2  # hits a round


@rule
def wants_shot(fight: Fight, me: Combatant, options: int) -> bool:
    """Shoots when that is possible and not too hurried."""
    if not has(options, Action.SHOOT):
        return False
    if fight.book.weapons[row_of(fight, me, me.main)].melee and has(options, Action.ATTACK) and in_contact(fight, me):
        return False
    return not has(options, Action.READY) or ready_modifier(fight, me, row_of(fight, me, me.main)) > SLOW


@rule
def blows(fight: Fight, me: Combatant, options: int) -> int:
    """The attack that can be made now, -1 for none."""
    if wants_shot(fight, me, options):
        return Action.SHOOT
    if has(options, Action.ATTACK) and in_contact(fight, me):
        if has(options, Action.BOTH) and pair_of(fight, me) >= 0:
            return Action.BOTH
        return Action.ATTACK
    return -1


@rule
def away(fight: Fight, me: Combatant, options: int) -> int:
    """Out of here; who is held in melee and can't get away gives up."""
    if has(options, Action.LEAVE):
        return Action.LEAVE
    if engaged(fight, me) and has(options, Action.YIELD) and badly_hurt(me):
        return Action.YIELD
    return Action.MOVE if has(options, Action.MOVE) else lowest(options)


@rule
def quiet_aid(fight: Fight, me: Combatant, options: int) -> bool:
    """Binds wounds when no foe is near."""
    return has(options, Action.FIRST_AID) and not engaged(fight, me) and fight.book.beings[me.index].first_aid > 0


@rule
def behind_shield(fight: Fight, me: Combatant, options: int) -> bool:
    """Meets arrows with the shield while the archers are far off; the bold and the mindless run."""
    if not has(options, Action.GUARD):
        return False
    temper = fight.book.beings[me.index].temper
    if temper == Temper.MINDLESS or (temper == Temper.BOLD and not badly_hurt(me)):
        return False
    who = nearest_foe(fight, me)
    return who >= 0 and metres(fight, me, fight.combatants[who]) > 2 * pace(fight, me, Gait.RUN)


@rule
def approach(fight: Fight, me: Combatant, options: int) -> int:
    """Nobody can be attacked yet."""
    if has(options, Action.READY):
        return Action.READY
    if behind_shield(fight, me, options):
        return Action.GUARD
    if has(options, Action.SHOOT):
        return Action.SHOOT
    if has(options, Action.DOOR) and door_ahead(fight, me) >= 0:
        return Action.DOOR
    return Action.MOVE if has(options, Action.MOVE) else Action.PASS


@rule
def stealthy(fight: Fight, me: Combatant) -> bool:
    """Whether one means to knock out somebody who knows of nobody yet."""
    if (
        not fight.book.surprised
        or not fight.book.options.subdual
        or me.reach & foes(fight, me) & ~unaware_foes(fight, me) != 0
    ):
        return False
    weapon = fight.book.weapons[row_of(fight, me, me.main)]
    able_to = fight.book.beings[me.index].stalking >= STEALTHY and (weapon.stuns or weapon.natural)
    return able_to and unaware_foes(fight, me) != 0


@rule
def steal_up(fight: Fight, me: Combatant, options: int) -> int:
    """To whom one may stalk, or nearer to where that can be done."""
    if has(options, Action.STALK):
        return Action.STALK
    return Action.MOVE if has(options, Action.MOVE) else Action.PASS


@rule
def action(fight: Fight, me: Combatant, options: int) -> int:
    """What to do in the round."""
    if has(options, Action.STAND):
        return Action.STAND
    if plight(me) != Plight.NONE:
        return Action.PARRY if has(options, Action.PARRY) else lowest(options)
    if has_enough(fight, me):
        return away(fight, me, options)
    if has(options, Action.SUBDUE):
        return Action.SUBDUE
    if stealthy(fight, me):
        return steal_up(fight, me, options)
    if has(options, Action.DRAW) and better_arm(fight, me) != me.main:
        return Action.DRAW
    if quiet_aid(fight, me, options) and me.bleeding >= BLEEDS_BADLY:
        return Action.FIRST_AID
    blow = blows(fight, me, options)
    return blow if blow >= 0 else approach(fight, me, options)


@rule
def phase(fight: Fight, me: Combatant) -> int:
    """Takes its time against those who can't strike back."""
    bits = me.reach
    if bits == 0:
        return Phase.NORMAL
    for i in range(fight.count):
        if has(bits, i) and strength_of(fight, fight.combatants[i]) > 0:
            return Phase.NORMAL
    return Phase.DELIBERATE


@rule
def spreads(fight: Fight, me: Combatant) -> bool:
    """Whether one strikes at several, to be able to parry them."""
    temper = fight.book.beings[me.index].temper
    return temper == Temper.CAREFUL or temper == Temper.COWARD


@rule
def target(fight: Fight, me: Combatant, options: int) -> int:
    """Whom the next blow is for; who only parries fears the strongest."""
    if null_only(me.action):
        return strongest(fight, options)
    taken = 0
    blow = 0
    while me.targets >> 6 * blow:
        taken |= 1 << target_of(me, blow)
        blow += 1
    if taken != 0 and spreads(fight, me):
        return fresh_prey(fight, me, options, taken)
    return best_prey(fight, me, options)


@rule
def strongest_ob(fight: Fight, me: Combatant) -> int:
    """The OB in hand, hurts and all else apart."""
    pair = pair_of(fight, me)
    return fight.book.pairs[pair].ob if pair >= 0 else fight.book.weapons[row_of(fight, me, me.main)].ob


@rule
def spare_ob(fight: Fight, me: Combatant, foe: Combatant) -> int:
    """By how much the OB of each blow is above the DB of somebody, with a parry as one may expect it of it."""
    pair = as_pair(fight, me, me.action)
    defence = guess_defence(fight, foe, me) + strength_of(fight, foe) // 3
    return ob_now(fight, me, pair) + several(me.blows, pair >= 0) - defence


@rule
def chosen(fight: Fight, me: Combatant, options: int) -> int:
    """The type of critical that does most, where the OB can spare 20."""
    who = lowest(me.reach) if me.reach != 0 else nearest_foe(fight, me)
    if who < 0 or strongest_ob(fight, me) < OVERKILL or fight.book.beings[me.index].temper == Temper.MINDLESS:
        return AS_IT_COMES
    spare = spare_ob(fight, me, fight.combatants[who])
    types = options & ~(1 << AS_IT_COMES)
    best = best_type(fight, me, types)
    others = types & ~(1 << best)
    if spare < OVERKILL or others == 0:
        return AS_IT_COMES
    second = best_type(fight, me, others)
    return best if 20 * fight.book.worth[best] >= 21 * fight.book.worth[second] else AS_IT_COMES


@rule
def shows(fight: Fight) -> int:
    """Nobody can look: by heights, at the waist where these are of no use."""
    me = fight.combatants[fight.actor]
    foe = fight.combatants[target_of(me, 0)]
    friend = friend_between(fight, me, foe)
    return shows_past(fight, friend, foe.index) if friend >= 0 else Shows.WAIST


@rule
def gait(fight: Fight, me: Combatant, options: int) -> int:
    """No faster than it takes to get there; at a run at most, but away as fast as one can."""
    if has_enough(fight, me):
        return Gait.DASH if has(options, Gait.DASH) else lowest(options)
    who = nearest_foe(fight, me)
    if who < 0 or not has(options, Gait.RUN) or metres(fight, me, fight.combatants[who]) <= pace(fight, me, Gait.WALK):
        return lowest(options)
    return Gait.RUN


@rule
def nearest_of(fight: Fight, me: Combatant, options: int) -> int:
    """The nearest of some."""
    best = lowest(options)
    for i in range(fight.count):
        if has(options, i) and metres(fight, me, fight.combatants[i]) < metres(fight, me, fight.combatants[best]):
            best = i
    return best


@rule
def patient(fight: Fight, me: Combatant, options: int) -> int:
    """Oneself first, then who bleeds most."""
    if has(options, me.index):
        return me.index
    best = lowest(options)
    for i in range(fight.count):
        if has(options, i) and fight.combatants[i].bleeding > fight.combatants[best].bleeding:
            best = i
    return best


@rule
def whom(fight: Fight, me: Combatant, options: int) -> int:
    """Towards or away from the nearest foe."""
    bits = options & foes(fight, me)
    return nearest_of(fight, me, bits or options)


@rule
def decide(fight: Fight, who: int, decision: int, options: int) -> int:
    """The tactics for every choice."""
    if decision == Decision.SHOWS:
        return shows(fight)
    me = fight.combatants[who]
    if decision == Decision.ACTION:
        return action(fight, me, options)
    if decision == Decision.PHASE:
        return phase(fight, me)
    if decision == Decision.TARGET or decision == Decision.OTHER_TARGET:
        return target(fight, me, options)
    if decision == Decision.CHOSEN:
        return chosen(fight, me, options)
    return decide_rarely(fight, me, decision, options)


@rule
def decide_rarely(fight: Fight, me: Combatant, decision: int, options: int) -> int:
    """The tactics for what is seldom asked."""
    if decision == Decision.GAIT:
        return gait(fight, me, options)
    if decision == Decision.WEAPON:
        arm = better_arm(fight, me)
        return arm if has(options, arm) else lowest(options)
    if decision == Decision.PATIENT:
        return patient(fight, me, options)
    if decision == Decision.WHOM:
        return whom(fight, me, options)
    if decision == Decision.FACING:
        return direction_to(fight, me, options)
    if decision == Decision.DOOR:
        way = door_ahead(fight, me)
        return way if way >= 0 else lowest(options)
    return strongest(fight, options)


@rule
def strongest(fight: Fight, options: int) -> int:
    """Of some the one who is most to be feared: for a parry, a shield, a quarry."""
    best = lowest(options)
    for i in range(fight.count):
        if has(options, i) and strength_of(fight, fight.combatants[i]) > strength_of(fight, fight.combatants[best]):
            best = i
    return best


@rule
def parry(fight: Fight, me: Combatant, high: int) -> int:
    """All of it where one can't strike; else a share by what the foe can do."""
    if null_only(me.action):
        return high
    whole = max(1, ob_now(fight, me, as_pair(fight, me, me.action)))
    return min(high, whole * parry_percent(fight, me, whole) // 100)


@rule
def number(fight: Fight, me: Combatant, low: int, high: int) -> int:
    """How many blows; who only parries names all whom it can."""
    if null_only(me.action):
        return high
    return best_number(fight, me, low, high, as_pair(fight, me, me.action))


@rule
def way(fight: Fight, me: Combatant, low: int, high: int) -> int:
    """All the way towards the foe, or away from it."""
    return low if has_enough(fight, me) else high


@rule
def decide_amount(fight: Fight, who: int, decision: int, low: int, high: int) -> int:
    """The tactics for every number."""
    me = fight.combatants[who]
    if decision == Decision.BLOWS:
        return number(fight, me, low, high)
    if decision == Decision.PARRY:
        return max(low, parry(fight, me, high))
    if decision == Decision.SHARE:
        return next_share(me, low, high)
    if decision == Decision.METRES:
        return way(fight, me, low, high)
    return high if badly_hurt(me) else low


@rule
def decide_pick(fight: Fight, who: int, decision: int, values: Ints, count: int) -> int:
    """The place nearest to a foe, or farthest from all."""
    me = fight.combatants[who]
    if fight.book.rugged and not has_enough(fight, me):
        return shortest_way(fight, me, values, count)
    sign = -1 if has_enough(fight, me) else 1
    best = values[0]
    least = sign * metres_from(fight, me, best)
    for k in range(1, count):
        far = sign * metres_from(fight, me, values[k])
        if far < least:
            least = far
            best = values[k]
    return best


@rule
def decide_first(fight: Fight, who: int, decision: int) -> int:
    """Who has a foe at hand and nothing else to think of strikes."""
    me = fight.combatants[who]
    weapon = fight.book.weapons[row_of(fight, me, me.main)]
    if not weapon.melee or weapon.natural or has_enough(fight, me) or fight.book.surprised:
        return ALL
    if me.reach == 0 or not in_contact(fight, me):
        return ALL
    if me.off >= 0 and pair_of(fight, me) >= 0:
        return 1 << Action.BOTH
    return 1 << Action.ATTACK
