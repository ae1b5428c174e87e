"""RM-1.7, RM-10: what is declared at the start of the round.

Everything here writes to the record of the one who declares, and to nobody else's: all declare at the same time.
"""

from __future__ import annotations

from affray.core.records import rule
from affray.core.referee import Referee
from affray.rulesets.rolemaster.codes import Decision
from affray.rulesets.rolemaster.model import WEAPONS, Action, Combatant, Fight, Phase, Plight
from affray.rulesets.rolemaster.options import ShieldAgainst
from affray.rulesets.rolemaster.rules.aid import patients
from affray.rulesets.rolemaster.rules.defence import COVER_MISSILE, holds_shield
from affray.rulesets.rolemaster.rules.ground import beside
from affray.rulesets.rolemaster.rules.missiles import archers, friend_cover, shot_targets
from affray.rulesets.rolemaster.rules.move import doors_near, gaits, may_leave
from affray.rulesets.rolemaster.rules.offence import ob_now, pair_of, row_of
from affray.rulesets.rolemaster.rules.packed import add_blow
from affray.rulesets.rolemaster.rules.split import ask_chosen, declare_blows, melee_targets
from affray.rulesets.rolemaster.rules.state import foes, plight
from affray.rulesets.rolemaster.rules.subdual import may_subdue, quarries
from affray.rulesets.rolemaster.rules.wounds import take_in_hand

GUARD_WORK = 50  # percent of a round (RM-10.3)
FIGHTING = 1 << Action.ATTACK | 1 << Action.BOTH | 1 << Action.PARRY | 1 << Action.STAND
ATTACKS = 1 << Action.ATTACK | 1 << Action.BOTH | 1 << Action.SHOOT
PHASES = 1 << Phase.SNAP | 1 << Phase.NORMAL | 1 << Phase.DELIBERATE


@rule
def other_slots(fight: Fight, me: Combatant) -> int:
    """RM-1.7: what one could take in hand instead, what lies on the ground included, as a bit set."""
    every = (1 << fight.book.beings[me.index].weapon_count) - 1
    return every & ~me.useless & ~(1 << me.main)


@rule
def goes_beside(fight: Fight, me: Combatant, slot: int) -> bool:
    """RM-6.5: whether a weapon for melee could be taken in the other hand, beside what is in the main one."""
    if slot == me.main or slot == me.off or me.useless >> slot & 1:
        return False
    held = fight.book.weapons[row_of(fight, me, me.main)]
    weapon = fight.book.weapons[row_of(fight, me, slot)]
    return weapon.melee and not weapon.natural and not held.natural and weapon.hands + held.hands == 2


@rule
def arms(fight: Fight, me: Combatant) -> int:
    """RM-1.7, RM-6.5: what one could take in either hand, as a bit set; from WEAPONS on in the other hand."""
    bits = other_slots(fight, me)
    for slot in range(fight.book.beings[me.index].weapon_count):
        if goes_beside(fight, me, slot):
            bits |= 1 << WEAPONS + slot
    return bits


@rule
def can_ready(fight: Fight, me: Combatant) -> bool:
    """RM-13.1: whether another round of preparation does anything for the weapon in hand."""
    being = fight.book.beings[me.index]
    if being.missiles >> me.main & 1 == 0:
        return False
    return me.prepared < fight.book.weapons[being.weapons + me.main].most_ready


@rule
def held_up(fight: Fight, me: Combatant, now: int) -> int:
    """RM-1.6, RM-1.13, RM-8.3: what is left to one who may not attack but can parry; no bow parries in melee."""
    options = 1 << Action.PASS
    if me.reach & foes(fight, me) != 0 and fight.book.weapons[row_of(fight, me, me.main)].melee:
        options |= 1 << Action.PARRY
    if now == Plight.MUST_PARRY:
        options |= 1 << Action.YIELD
        if me.down:
            options |= 1 << Action.STAND
        if guard_bonus(fight, me) > 0:
            options |= 1 << Action.GUARD
    return options


@rule
def strikes_with_both(fight: Fight, me: Combatant) -> bool:
    """RM-6.5: has a weapon for melee in the other hand too, and may strike twice."""
    if me.off < 0 or not fight.book.weapons[row_of(fight, me, me.off)].melee:
        return False
    return fight.book.options.several_attacks or pair_of(fight, me) >= 0


@rule
def attacks(fight: Fight, me: Combatant) -> int:
    """RM-1.7, RM-6.5: attacks that one can declare."""
    options = 0
    weapon = fight.book.weapons[row_of(fight, me, me.main)]
    if weapon.melee and me.reach != 0:
        options |= 1 << Action.ATTACK
        if strikes_with_both(fight, me):
            options |= 1 << Action.BOTH
    if shot_targets(fight, me) != 0:
        options |= 1 << Action.SHOOT
    return options


@rule
def quiet_actions(fight: Fight, me: Combatant) -> int:
    """RM-1.7, RM-1.11, RM-11: what else one can declare."""
    options = 1 << Action.PASS | 1 << Action.YIELD
    if patients(fight, me) != 0:
        options |= 1 << Action.FIRST_AID
    if other_slots(fight, me) != 0:
        options |= 1 << Action.DRAW
    if can_ready(fight, me):
        options |= 1 << Action.READY
    if guard_bonus(fight, me) > 0:
        options |= 1 << Action.GUARD
    if quarries(fight, me) != 0:
        options |= 1 << Action.STALK
    if may_subdue(fight, me):
        options |= 1 << Action.SUBDUE
    return options


@rule
def ways(fight: Fight, me: Combatant) -> int:
    """RM-13.1, RM-1.16: getting about, and away."""
    options = 1 << Action.MOVE
    if may_leave(fight, me):
        options |= 1 << Action.LEAVE
    if doors_near(fight, me) != 0:
        options |= 1 << Action.DOOR
    return options


@rule
def actions(referee: Referee, fight: Fight, me: Combatant) -> int:
    """RM-1.7, RM-8.2: all that one may declare, as a bit set; the unaware go on with what they are at."""
    now = plight(me)
    if not me.aware or now == Plight.NO_PARRY:
        return 1 << Action.PASS
    me.reach = melee_targets(fight, me)
    if now != Plight.NONE:
        return held_up(fight, me, now)
    if me.down:
        return 1 << Action.STAND | 1 << Action.PASS | 1 << Action.YIELD
    options = attacks(fight, me)
    considered = referee.considers(fight, me.index, Decision.ACTION)
    if considered & ~ATTACKS == 0 and considered & options != 0:
        return considered & options
    return options | quiet_actions(fight, me) | ways(fight, me)


@rule
def declare(referee: Referee, fight: Fight, who: int) -> None:
    """RM-1.7: what one does in this round, and all that has to be said of it at its start."""
    me = fight.combatants[who]
    me.declared = True
    me.action = referee.choose(fight, who, Decision.ACTION, actions(referee, fight, me))
    if me.action == Action.DRAW and chooses_body(referee, fight, me):
        options = actions(referee, fight, me) & ~(1 << Action.DRAW)
        me.action = referee.choose(fight, who, Decision.ACTION, options)
    action = me.action
    if action == Action.ATTACK or action == Action.BOTH or action == Action.SHOOT:
        me.phase = referee.choose(fight, who, Decision.PHASE, PHASES)
    if FIGHTING >> action & 1:
        declare_blows(referee, fight, me)
    elif action == Action.SHOOT:
        declare_shot(referee, fight, me)
    elif action == Action.GUARD:
        declare_guard(referee, fight, me)
    else:
        declare_goal(referee, fight, me)
    if me.shield and me.aware and fight.book.options.shield_against == ShieldAgainst.ONE:
        declare_shield(referee, fight, me)


@rule
def chooses_body(referee: Referee, fight: Fight, me: Combatant) -> bool:
    """RM-1.7: which weapon one takes in hand; a part of the body is there at once, and the action still to come."""
    me.goal = referee.choose(fight, me.index, Decision.WEAPON, arms(fight, me))
    if me.goal >= WEAPONS or not fight.book.weapons[row_of(fight, me, me.goal)].natural:
        return False
    take_in_hand(fight, me, me.goal)
    me.goal = 0
    return True


@rule
def declare_shot(referee: Referee, fight: Fight, me: Combatant) -> None:
    """RM-5.2, RM-13.1: whom one shoots at, and with which critical."""
    me.blows = 1
    foe = referee.choose(fight, me.index, Decision.TARGET, shot_targets(fight, me))
    add_blow(me, 0, foe, ask_chosen(referee, fight, me, fight.combatants[foe], me.main))


@rule
def declare_goal(referee: Referee, fight: Fight, me: Combatant) -> None:
    """RM-1.7: whom or what an action is about."""
    if me.action == Action.MOVE:
        me.goal = referee.choose(fight, me.index, Decision.GAIT, gaits(fight, me))
    elif me.action == Action.FIRST_AID:
        me.goal = referee.choose(fight, me.index, Decision.PATIENT, patients(fight, me))
    elif me.action == Action.STALK:
        me.goal = referee.choose(fight, me.index, Decision.QUARRY, quarries(fight, me))
    elif me.action == Action.SUBDUE:
        me.goal = me.stalks
    elif me.action == Action.DOOR:
        me.goal = referee.choose(fight, me.index, Decision.DOOR, doors_near(fight, me))


@rule
def declare_shield(referee: Referee, fight: Fight, me: Combatant) -> None:
    """RM-8.4: the one opponent whom the shield is kept for: one at hand, if there is one."""
    bits = foes(fight, me)
    if bits != 0:
        at_hand = beside(fight, me) & bits
        me.shields = referee.choose(fight, me.index, Decision.SHIELD, at_hand or bits)


# ---- against missiles -------------------------------------------------------------------------------------------


@rule
def terrain_bonus(fight: Fight, me: Combatant, foe: Combatant) -> int:
    """RM-10.1, RM-4.1: the missile bonus of what one stands behind; a shooter's friend in the line too."""
    return max(COVER_MISSILE[me.cover], friend_cover(fight, foe, me))


@rule
def screen(fight: Fight, me: Combatant, foe: Combatant) -> int:
    """RM-10.3: the better bonus of shield and cover against the missiles of one foe."""
    shield = fight.book.beings[me.index].shield_missile if holds_shield(fight, me) else 0
    return max(shield, terrain_bonus(fight, me, foe))


@rule
def guard_bonus(fight: Fight, me: Combatant) -> int:
    """RM-10.1: the best bonus that one could add to, against anybody who may shoot; 0 where the rule is off."""
    if not fight.book.shooters or not fight.book.options.parry_missiles:
        return 0
    bits = archers(fight, me)
    best = 0
    for i in range(fight.count):
        if bits >> i & 1:
            best = max(best, screen(fight, me, fight.combatants[i]))
    return best


@rule
def guard_foes(fight: Fight, me: Combatant) -> int:
    """RM-10.1: against whose missiles one has a shield or cover, as a bit set."""
    bits = archers(fight, me)
    for i in range(fight.count):
        if bits >> i & 1 and screen(fight, me, fight.combatants[i]) == 0:
            bits &= ~(1 << i)
    return bits


@rule
def most_guard(fight: Fight, me: Combatant, foe: Combatant) -> int:
    """RM-10.3, RM-10.4: how many percent of the OB may be added: as many as the bonus of shield or cover, at most 50.

    Beside a shield no weapon of two hands; behind cover any. It must be in hand: what belongs to the body isn't one.
    """
    weapon = fight.book.weapons[row_of(fight, me, me.main)]
    if weapon.natural or ob_now(fight, me, -1) <= 0:
        return 0
    bonus = terrain_bonus(fight, me, foe)
    if weapon.hands < 2:
        bonus = screen(fight, me, foe)
    return min(GUARD_WORK, bonus)


@rule
def declare_guard(referee: Referee, fight: Fight, me: Combatant) -> None:
    """RM-10.3: half a round's work, and x % of it for x % of the OB."""
    me.guards = referee.choose(fight, me.index, Decision.GUARD, guard_foes(fight, me))
    most = most_guard(fight, me, fight.combatants[me.guards])
    percent = referee.amount(fight, me.index, Decision.GUARD_OB, 0, most)
    me.guard_share = GUARD_WORK + percent
    me.guard_ob = max(0, ob_now(fight, me, -1)) * percent // 100
