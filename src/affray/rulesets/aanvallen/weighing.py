"""What unattended combatants weigh: whom to go for, where to stand, whom a grenade hits. No clause of the rules."""

from __future__ import annotations

from affray.core.bits import has
from affray.core.kinds import Temper
from affray.core.records import Ints, rule
from affray.core.squares import bearing, direction, distance, halves, halves_of, turns
from affray.rulesets.aanvallen.kinds import Talent
from affray.rulesets.aanvallen.model import Combatant, Fight
from affray.rulesets.aanvallen.rules.defence import value_of
from affray.rulesets.aanvallen.rules.figures import able, blind, weapon_of
from affray.rulesets.aanvallen.rules.grenades import grenade_of, hit_by_burst, hit_by_line
from affray.rulesets.aanvallen.rules.ground import BEHIND, UNSEEN, open_to, visible

FAR = 1 << 20
AHEAD = 1 << 0 | 1 << 1 | 1 << 7  # bearings
USELESS = -FAR
OBLIQUE_STEP = 3  # half BP
CONTACT = 1000  # what it is worth to stand next to the foe
FLANK, REAR = 12, 20  # and out of its view, straight behind it
UNREADY = 30  # what it takes off that one can't strike from there in this turn
FRIEND = 3  # a friend in a burst outweighs so many enemies less one
PRESSED = 40  # what a BP is worth to an archer to whom an enemy is too near
SHELTER = 4  # what it is worth to be out of archers' sight
HURT = 4  # talents below this: badly hurt


@rule
def nearest_foe(fight: Fight, me: Combatant) -> int:
    """The nearest enemy who takes part, -1 for none."""
    best = -1
    least = FAR
    for i in range(fight.count):
        foe = fight.combatants[i]
        if foe.side != me.side and able(foe):
            far = halves(me.piece.place, foe.piece.place)
            if far < least:
                least = far
                best = i
    return best


@rule
def foe_distance(fight: Fight, me: Combatant) -> int:
    """BP to the nearest enemy."""
    who = nearest_foe(fight, me)
    return FAR if who < 0 else distance(me.piece.place, fight.combatants[who].piece.place)


@rule
def foe_at_hand(fight: Fight, me: Combatant) -> bool:
    """Whether an enemy who takes part is in a square that touches one's own, with no wall between."""
    mine = me.piece.place
    for i in range(fight.count):
        foe = fight.combatants[i]
        near = foe.side != me.side and halves(mine, foe.piece.place) <= OBLIQUE_STEP
        if near and able(foe) and open_to(fight, mine, foe.piece.place):
            return True
    return False


@rule
def frailty(fight: Fight, foe: Combatant) -> int:
    """How near to its end somebody is."""
    return -2 * min(foe.talents[Talent.GE], foe.talents[Talent.WI]) - foe.ap + (4 if foe.down else 0)


@rule
def weakest(fight: Fight, options: int) -> int:
    """Of some enemies the one nearest to its end."""
    best = -1
    most = USELESS
    for i in range(fight.count):
        if has(options, i) and frailty(fight, fight.combatants[i]) > most:
            most = frailty(fight, fight.combatants[i])
            best = i
    return best


@rule
def prey(fight: Fight, me: Combatant, options: int) -> int:
    """Whom to attack: the one nearest to its end; who doesn't think, the nearest."""
    if options & (options - 1) == 0 or me.temper != Temper.MINDLESS:
        return weakest(fight, options)
    best = -1
    least = FAR
    for i in range(fight.count):
        if has(options, i) and halves(me.piece.place, fight.combatants[i].piece.place) < least:
            least = halves(me.piece.place, fight.combatants[i].piece.place)
            best = i
    return best


@rule
def badly_hurt(me: Combatant) -> bool:
    """Whether it is time to get away."""
    return me.talents[Talent.GE] < HURT or me.talents[Talent.WI] < HURT or me.bleeding > 0


@rule
def archer(fight: Fight, me: Combatant) -> bool:
    """Whether one holds a missile weapon with something to shoot."""
    return weapon_of(fight, me).missile and me.shots[me.wielded] != 0 and not blind(me)


@rule
def shooters(fight: Fight, me: Combatant) -> int:
    """The enemies who hold missile weapons, as a bit set."""
    bits = 0
    for i in range(fight.count):
        foe = fight.combatants[i]
        if foe.side != me.side and able(foe) and weapon_of(fight, foe).missile:
            bits |= 1 << i
    return bits


@rule
def exposed(fight: Fight, bits: int, place: int) -> bool:
    """Whether any of some enemies sees a square."""
    seen = 0
    for i in range(fight.count):
        if has(bits, i) and visible(fight, fight.combatants[i].piece.place, place):
            seen += 1
    return seen > 0


@rule
def flank_worth(foe: Combatant, place: int) -> int:
    """What a square next to a foe is worth for its bearing."""
    way = bearing(foe.piece.place, foe.piece.facing, place)
    if way == BEHIND:
        return REAR
    return FLANK if UNSEEN >> way & 1 else 0


@rule
def contact_worth(foe: Combatant, place: int) -> int:
    """What a square is worth for how near it is to a foe; next to it, for how little the foe looks there."""
    far = halves(place, foe.piece.place)
    return CONTACT + flank_worth(foe, place) if far <= OBLIQUE_STEP else -far


@rule
def turned_too_late(fight: Fight, me: Combatant, foe: Combatant, place: int, k: int) -> int:
    """What it takes off a square next to a foe, the k-th in reach, that no BP are left there to turn to it."""
    turn = turns(me.piece.facing, direction(place, foe.piece.place)) - 1  # obliquely ahead will do
    return UNREADY if turn > me.halves - halves_of(fight.walks[0], k) else 0


@rule
def best_contact(fight: Fight, me: Combatant, foe: Combatant, places: Ints, count: int) -> int:
    """Of some squares in reach the one nearest to a foe; next to it, the one it looks at least."""
    best = places[0]
    most = USELESS
    for k in range(count):
        worth = contact_worth(foe, places[k])
        if worth > most and worth > 0:
            worth -= turned_too_late(fight, me, foe, places[k], k)
        if worth > most:
            most = worth
            best = places[k]
    return best


@rule
def shelter(fight: Fight, me: Combatant, foe: Combatant, bits: int, places: Ints, count: int) -> int:
    """As `best_contact`, out of sight of archers where that is no great detour."""
    best = places[0]
    most = USELESS
    for k in range(count):
        worth = contact_worth(foe, places[k])
        if worth > most and worth > 0:
            worth -= turned_too_late(fight, me, foe, places[k], k)
        if worth < 0 and worth + SHELTER > most and not exposed(fight, bits, places[k]):
            worth += SHELTER
        if worth > most:
            most = worth
            best = places[k]
    return best


@rule
def pressed(fight: Fight, me: Combatant, place: int) -> int:
    """By how many BP, all together, enemies are nearer to a square than an archer likes."""
    least = max(2, weapon_of(fight, me).minimum)
    total = 0
    for i in range(fight.count):
        foe = fight.combatants[i]
        if foe.side != me.side and able(foe):
            total += max(0, least - distance(place, foe.piece.place))
    return total


@rule
def range_worth(fight: Fight, me: Combatant, foe: Combatant, place: int) -> int:
    """What a square is worth to an archer: within its range of the foe, no enemy too near, and not far to go."""
    weapon = weapon_of(fight, me)
    far = distance(place, foe.piece.place)
    worth = -halves(me.piece.place, place) - PRESSED * pressed(fight, me, place)
    if far > weapon.maximum:
        worth -= 4 * (far - weapon.maximum)
    worth -= 2 * (weapon.fall * max(0, far - weapon.minimum) // weapon.per)
    return worth


@rule
def best_range(fight: Fight, me: Combatant, foe: Combatant, places: Ints, count: int) -> int:
    """Of some squares the one that suits an archer best."""
    best = places[0]
    most = USELESS
    for k in range(count):
        worth = range_worth(fight, me, foe, places[k])
        if worth > most and not visible(fight, places[k], foe.piece.place):
            worth -= CONTACT
        if worth > most:
            most = worth
            best = places[k]
    return best


@rule
def safety(fight: Fight, me: Combatant, place: int) -> int:
    """BP from a square to the enemy nearest to it."""
    least = FAR
    for i in range(fight.count):
        foe = fight.combatants[i]
        if foe.side != me.side and able(foe):
            least = min(least, distance(place, foe.piece.place))
    return least


@rule
def farthest(fight: Fight, me: Combatant, places: Ints, count: int) -> int:
    """Of some squares the one farthest from all enemies."""
    best = places[0]
    most = -1
    for k in range(count):
        far = safety(fight, me, places[k])
        if far > most:
            most = far
            best = places[k]
    return best


@rule
def bag(fight: Fight, me: Combatant, bits: int) -> int:
    """What it is worth to hit those of a bit set: enemies count for; oneself and friends, the fallen too, against."""
    worth = 0
    for i in range(fight.count):
        other = fight.combatants[i]
        if has(bits, i) and other.side == me.side:
            worth -= FRIEND
        elif has(bits, i) and able(other):
            worth += 1
    return worth


@rule
def burst_worth(fight: Fight, me: Combatant, slot: int, place: int) -> int:
    """What a grenade is worth at a square."""
    grenade = grenade_of(fight, me, slot)
    if grenade.rank == 0 and grenade.stun == 0:
        return 0
    if grenade.line > 0:
        return bag(fight, me, hit_by_line(fight, me, place))
    return bag(fight, me, hit_by_burst(fight, place, grenade.radius))


@rule
def best_burst(fight: Fight, me: Combatant, slot: int, places: Ints, count: int) -> int:
    """Of some squares the one at which a grenade is worth most."""
    best = places[0]
    most = USELESS
    for k in range(count):
        worth = burst_worth(fight, me, slot, places[k])
        if worth > most:
            most = worth
            best = places[k]
    return best


@rule
def best_defence(fight: Fight, me: Combatant, options: int) -> int:
    """The highest kind of defence; one that costs CN only when that is worth it. -1 for none worth having."""
    best = -1
    most = 0
    for k in range(fight.book.defence_count):
        if has(options, k):
            value = value_of(fight, me, k) - 2 * fight.book.defences[k].cn
            if value > most:
                most = value
                best = k
    return best


@rule
def closest_turn(facing: int, options: int) -> int:
    """Of some directions the one nearest to that wanted."""
    best = facing
    least = 99
    for way in range(8):
        apart = min((way - facing) % 8, (facing - way) % 8)
        if has(options, way) and apart < least:
            least = apart
            best = way
    return best


@rule
def turned_away(fight: Fight, me: Combatant) -> bool:
    """Whether the nearest enemy isn't ahead."""
    who = nearest_foe(fight, me)
    if who < 0:
        return False
    way = bearing(me.piece.place, me.piece.facing, fight.combatants[who].piece.place)
    return AHEAD >> way & 1 == 0


@rule
def look_at(fight: Fight, me: Combatant) -> int:
    """The direction of the nearest enemy; as one faces where there is none."""
    who = nearest_foe(fight, me)
    if who < 0:
        return me.piece.facing
    return direction(me.piece.place, fight.combatants[who].piece.place)
