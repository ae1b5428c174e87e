"""What an unattended combatant makes of its situation. Nothing here is a clause of the rules.

All declare at the same time: of others nothing is read that they write while declaring, be it what they take in hand.
"""

from __future__ import annotations

from affray.core.bits import has, lowest
from affray.core.kinds import Temper
from affray.core.records import rule
from affray.core.referee import HUSH
from affray.rulesets.rolemaster.model import WEAPONS, Combatant, Facing, Fight, Plight
from affray.rulesets.rolemaster.rules.defence import quickness
from affray.rulesets.rolemaster.rules.ground import engaged, facing_of, mapped, metres, nearest_foe
from affray.rulesets.rolemaster.rules.move import closing_metres
from affray.rulesets.rolemaster.rules.offence import ob_now, offence, row_of, several
from affray.rulesets.rolemaster.rules.packed import first_at, share_at
from affray.rulesets.rolemaster.rules.state import able, awake, exhaustion_penalty, foes, plight

MEAN = -20  # added to OB less DB it is about what a blow is worth: tables give little to low totals, much to high ones
USELESS = -100_000
SPENT = -100  # of exhaustion: nobody fights on like that, but for the mindless
SECOND = 70  # what two blows at -35 each must leave to be worth more than one
HIDE = 6  # of a total, for a hit of damage reduction: so much more a blow must come to
OVERKILL = 190  # an OB so far above DB and parry can spare 20 (found by comparing many fights)


@rule
def badly_hurt(me: Combatant) -> bool:
    """A coward has enough when half of its hits are gone, a careful one at three quarters, the others never."""
    return 4 * me.lost >= 3 * me.hits


@rule
def worn_out(fight: Fight, me: Combatant) -> bool:
    """Whether exhaustion leaves one nothing to fight with."""
    tired = exhaustion_penalty(fight, me)
    return tired <= SPENT or (tired < 0 and ob_now(fight, me, -1) <= 0)


@rule
def has_enough(fight: Fight, me: Combatant) -> bool:
    """Whether somebody wants to get away."""
    temper = fight.book.beings[me.index].temper
    if temper != Temper.MINDLESS and worn_out(fight, me):
        return True
    if temper == Temper.COWARD:
        return 2 * me.lost >= me.hits
    return temper == Temper.CAREFUL and 5 * me.lost >= 4 * me.hits


@rule
def unaware_foes(fight: Fight, me: Combatant) -> int:
    """Those who know of nobody yet, as a bit set."""
    bits = foes(fight, me)
    for i in range(fight.count):
        if has(bits, i) and fight.combatants[i].aware:
            bits &= ~(1 << i)
    return bits


@rule
def melee_slot(fight: Fight, me: Combatant, options: int) -> int:
    """The best weapon for melee among some slots, -1 for none."""
    being = fight.book.beings[me.index]
    best = -1
    most = USELESS
    for k in range(being.weapon_count):
        weapon = fight.book.weapons[being.weapons + k]
        if has(options, k) and weapon.melee and weapon.ob > most:
            most = weapon.ob
            best = k
    return best


@rule
def missile_slot(fight: Fight, me: Combatant, options: int) -> int:
    """The best missile weapon that is made for nothing else among some slots, -1 for none."""
    being = fight.book.beings[me.index]
    best = -1
    most = USELESS
    for k in range(being.weapon_count):
        weapon = fight.book.weapons[being.weapons + k]
        if has(options, k) and weapon.range_count > 0 and not weapon.melee and weapon.ob > most:
            most = weapon.ob
            best = k
    return best


@rule
def dropped_partner(fight: Fight, me: Combatant) -> int:
    """The weapon on the ground that one has learnt to use together with the one in hand, -1 for none."""
    being = fight.book.beings[me.index]
    if me.off >= 0 or not fight.book.options.two_weapons:
        return -1
    for k in range(being.pairs, being.pairs + being.pair_count):
        pair = fight.book.pairs[k]
        if me.main == pair.main or me.main == pair.off:
            other = pair.main + pair.off - me.main
            if has(me.dropped & ~me.useless, other):
                return other
    return -1


@rule
def strength_of(fight: Fight, foe: Combatant) -> int:
    """The OB that somebody could bring to bear with what it had in hand at the start; 0 for who can't strike."""
    if not able(foe) or not foe.aware or plight(foe) != Plight.NONE:
        return 0
    return max(0, offence(HUSH, fight, foe, foe.held, -1))


@rule
def threat(fight: Fight, me: Combatant) -> int:
    """The strongest OB among those in reach."""
    bits = me.reach
    most = 0
    for i in range(fight.count):
        if has(bits, i):
            most = max(most, strength_of(fight, fight.combatants[i]))
    return most


@rule
def guess_shield(fight: Fight, foe: Combatant, me: Combatant) -> int:
    """What a shield may add, by what all saw at the start of the round: whom it faces or is kept for is declared."""
    if not foe.shield or not foe.aware or not awake(foe) or foe.held_off >= 0:
        return 0
    if fight.book.weapons[row_of(fight, foe, foe.held)].hands > 1:
        return 0
    if mapped(fight) and facing_of(fight, foe, me) > Facing.SHIELD_SIDE:
        return 0
    return fight.book.beings[foe.index].shield_melee


@rule
def guess_defence(fight: Fight, foe: Combatant, me: Combatant) -> int:
    """About what a blow of mine meets: no parry counted."""
    return quickness(HUSH, fight, foe) + guess_shield(fight, foe, me)


@rule
def prey(fight: Fight, me: Combatant, foe: Combatant) -> int:
    """How much there is to be gained by striking at somebody: helpless and hurt, easy to hit, dangerous."""
    if not able(foe):
        return USELESS
    worth = 100 * foe.lost // foe.hits - guess_defence(fight, foe, me) - fight.book.beings[foe.index].armour_type
    if plight(foe) != Plight.NONE:
        worth += 20
    return worth


@rule
def best_prey(fight: Fight, me: Combatant, options: int) -> int:
    """Whom to attack."""
    if options & (options - 1) == 0:
        return lowest(options)
    best = lowest(options)
    most = USELESS - 1
    for i in range(fight.count):
        if has(options, i):
            worth = prey(fight, me, fight.combatants[i])
            if worth > most:
                most = worth
                best = i
    return best


@rule
def fresh_prey(fight: Fight, me: Combatant, options: int, taken: int) -> int:
    """Whom to attack next by one who means to parry all: first those not yet struck at."""
    return best_prey(fight, me, options & ~taken or options)


@rule
def in_contact(fight: Fight, me: Combatant) -> bool:
    """Whether a foe who takes part can be struck at in this round; on rugged maps only who is in reach."""
    if fight.book.rugged:
        return engaged(fight, me)
    who = nearest_foe(fight, me)
    if who < 0:
        return False
    far = fight.book.options.melee_metres
    return metres(fight, me, fight.combatants[who]) <= far + closing_metres(fight, me)


@rule
def better_slot(fight: Fight, me: Combatant) -> int:
    """The weapon for the distance, the one in hand unless there is a better one; what has been dropped is picked up."""
    being = fight.book.beings[me.index]
    ready = ((1 << being.weapon_count) - 1) & ~me.useless
    weapon = fight.book.weapons[row_of(fight, me, me.main)]
    if in_contact(fight, me):
        if weapon.melee and not weapon.natural:
            return me.main
        slot = melee_slot(fight, me, ready)
        return slot if slot >= 0 else me.main
    slot = missile_slot(fight, me, ready)
    if slot >= 0:
        return slot
    slot = melee_slot(fight, me, ready)
    return slot if slot >= 0 and weapon.natural else me.main


@rule
def better_arm(fight: Fight, me: Combatant) -> int:
    """The same as an option: the other one of a pair is picked up for the other hand when no foe is near."""
    slot = better_slot(fight, me)
    if slot != me.main or me.dropped == 0 or in_contact(fight, me):
        return slot
    other = dropped_partner(fight, me)
    return WEAPONS + other if other >= 0 else slot


@rule
def guess_reduction(fight: Fight, foe: Combatant) -> int:
    """RM-2.1: what comes off every blow."""
    return fight.book.beings[foe.index].reduction if fight.book.options.dr else 0


@rule
def parry_percent(fight: Fight, me: Combatant, whole: int) -> int:
    """How much of the OB goes to the parry: by temper, by what the foe can do, and more when hurt."""
    temper = fight.book.beings[me.index].temper
    strong = threat(fight, me)
    if temper == Temper.MINDLESS or strong == 0:
        return 0
    percent = 12 if temper == Temper.BOLD else 30
    if 2 * me.lost >= me.hits:
        percent += 25
    if 2 * strong < whole:
        return percent // 2
    return percent + 17 if 3 * strong > 4 * whole else percent


@rule
def edge(fight: Fight, me: Combatant, whole: int) -> int:
    """What a blow with all of an OB is worth against the nearest foe, as one may expect it to parry."""
    margin = whole + MEAN
    who = nearest_foe(fight, me)
    if who >= 0:
        foe = fight.combatants[who]
        margin -= guess_defence(fight, foe, me) + strength_of(fight, foe) // 4 + HIDE * guess_reduction(fight, foe)
    return margin


@rule
def best_number(fight: Fight, me: Combatant, low: int, high: int, pair: int) -> int:
    """How many blows do most, of what the parry leaves to them."""
    whole = ob_now(fight, me, pair)
    if whole + MEAN <= SECOND and pair < 0:
        return low
    margin = edge(fight, me, whole)
    if margin > SECOND:
        margin -= whole * parry_percent(fight, me, whole) // 100
    best = low
    most = USELESS
    for n in range(low, high + 1):
        worth = n * (margin + several(n, pair >= 0))
        if worth > most:
            most = worth
            best = n
    return best


@rule
def next_share(me: Combatant, low: int, high: int) -> int:
    """An even share of the parry for the next of those who have none."""
    left = me.pool
    waiting = 0
    for blow in range(me.blows):
        if first_at(me, blow):
            points = share_at(me, blow)
            left -= points
            if points == 0:
                waiting += 1
    share = -(-left // max(1, waiting))
    return max(low, min(high, share))


@rule
def best_type(fight: Fight, me: Combatant, types: int) -> int:
    """The type of critical that is worth most."""
    best = lowest(types)
    for k in range(11):
        if has(types, k) and fight.book.worth[k] > fight.book.worth[best]:
            best = k
    return best
