"""RM-4, RM-10, RM-13.1: shots, and friends who stand in their way."""

from __future__ import annotations

from affray.core.records import rule
from affray.core.referee import TABLE, Referee
from affray.rulesets.rolemaster.codes import Decision, Event, Why
from affray.rulesets.rolemaster.model import NEVER, Combatant, Cover, Fight, Shows
from affray.rulesets.rolemaster.options import View
from affray.rulesets.rolemaster.rules.defence import COVER_MISSILE, missile_cover, missile_defence
from affray.rulesets.rolemaster.rules.dice import risen
from affray.rulesets.rolemaster.rules.ground import engaged, in_view, metres, near, turn_to
from affray.rulesets.rolemaster.rules.impact import cell_of, fumble, land, most_rolled, strains, test_breakage
from affray.rulesets.rolemaster.rules.offence import CHOSEN, offence, row_of, situation
from affray.rulesets.rolemaster.rules.packed import chosen_of, shots_of, target_of, use_shot
from affray.rulesets.rolemaster.rules.space import along, covers, nearest
from affray.rulesets.rolemaster.rules.state import able, attackable, foes, struck
from affray.rulesets.rolemaster.rules.wounds import bare

FRIEND_COVER = (COVER_MISSILE[Cover.PARTIAL_HARD], COVER_MISSILE[Cover.HALF_HARD])  # RM-4.1, RM-4.2, by Shows
STRAY_BASE = 50  # RM-4.5


@rule
def range_modifier(fight: Fight, row: int, far: int) -> int:
    """RM-13.1: by the first of the weapon's steps that reaches so far, NEVER beyond the last."""
    weapon = fight.book.weapons[row]
    for k in range(weapon.range_count):
        if far <= weapon.reach[k]:
            return weapon.modifier[k]
    return NEVER


@rule
def ready_modifier(fight: Fight, me: Combatant, row: int) -> int:
    """RM-13.1: by the rounds of preparation, NEVER where they are too few."""
    weapon = fight.book.weapons[row]
    return weapon.ready[min(me.prepared, weapon.most_ready)]


@rule
def shoots(fight: Fight, me: Combatant) -> bool:
    """RM-13.1: has a missile weapon in hand that could be shot now; no bow with a foe in reach."""
    being = fight.book.beings[me.index]
    if being.missiles >> me.main & 1 == 0 or shots_of(me, me.main) == 0:
        return False
    row = being.weapons + me.main
    if ready_modifier(fight, me, row) == NEVER:
        return False
    return fight.book.weapons[row].thrown or not engaged(fight, me)


@rule
def shows_of(friend: int, target: int) -> int:
    """RM-4.1 to RM-4.3: by heights, what of a target shows past a friend; the limits are 1.2 times and 1.5 times."""
    if 10 * target < 12 * friend:
        return Shows.HEAD
    return Shows.CHEST if 10 * target < 15 * friend else Shows.WAIST


@rule
def stands_in_line(fight: Fight, me: Combatant, foe: Combatant, friend: Combatant) -> bool:
    """RM-4.3: next to the target, in the line of the shot; without a map who is in melee with the target."""
    if friend.index == me.index or friend.side != me.side or not able(friend) or friend.down:
        return False
    if fight.book.terrain.width == 0:
        return near(fight, friend, foe) and not near(fight, me, foe)
    here = nearest(fight, foe.piece, me.piece.place)
    place = along(fight, here, me.piece.place, 1)
    if here == me.piece.place or place == me.piece.place:
        return False
    return covers(fight, friend.piece, place)


@rule
def friend_between(fight: Fight, me: Combatant, foe: Combatant) -> int:
    """RM-4.1: the tallest friend in the line of a shot, -1 for none."""
    best = -1
    if not fight.book.options.cover_by_friends:
        return best
    for i in range(fight.count):
        friend = fight.combatants[i]
        if stands_in_line(fight, me, foe, friend) and (best < 0 or taller(fight, i, best)):
            best = i
    return best


@rule
def taller(fight: Fight, one: int, other: int) -> bool:
    """RM-4.1: whether one is taller than another."""
    return fight.book.beings[one].height > fight.book.beings[other].height


@rule
def shows_past(fight: Fight, friend: int, foe: int) -> int:
    """RM-4.1: what of somebody shows past a friend, by their heights."""
    return shows_of(fight.book.beings[friend].height, fight.book.beings[foe].height)


@rule
def ask_shows(referee: Referee, fight: Fight, friend: int, foe: int) -> int:
    """RM-4.4: what shows, by heights or as the table says."""
    if fight.book.options.cover_by_view == View.HEIGHTS:
        return shows_past(fight, friend, foe)
    options = 1 << Shows.WAIST | 1 << Shows.CHEST | 1 << Shows.HEAD
    return referee.choose(fight, TABLE, Decision.SHOWS, options)


@rule
def friend_cover(fight: Fight, me: Combatant, foe: Combatant) -> int:
    """RM-4.1, RM-4.2: what a shooter's friend is worth to the target before the shot; 0 for none, and for no shot.

    Where the table is asked at the shot (RM-4.4), the least that it can be.
    """
    friend = friend_between(fight, me, foe)
    if friend < 0:
        return 0
    if fight.book.options.cover_by_view == View.ASKED:
        return FRIEND_COVER[Shows.WAIST]
    shows = shows_past(fight, friend, foe.index)
    return 0 if shows == Shows.HEAD else FRIEND_COVER[shows]


@rule
def has_shot(fight: Fight, me: Combatant, foe: Combatant) -> bool:
    """RM-4.3, RM-13.1: within range, in view, and more than the head shows past a friend."""
    row = row_of(fight, me, me.main)
    if range_modifier(fight, row, metres(fight, me, foe)) == NEVER or not in_view(fight, me, foe):
        return False
    if fight.book.options.cover_by_view == View.ASKED:
        return True
    friend = friend_between(fight, me, foe)
    return friend < 0 or shows_past(fight, friend, foe.index) != Shows.HEAD


@rule
def shot_targets(fight: Fight, me: Combatant) -> int:
    """RM-13.1: whom one can shoot at, as a bit set."""
    bits = 0
    if not shoots(fight, me):
        return bits
    for i in range(fight.count):
        foe = fight.combatants[i]
        if attackable(me, foe) and has_shot(fight, me, foe):
            bits |= 1 << i
    return bits


@rule
def archers(fight: Fight, me: Combatant) -> int:
    """RM-10.1: foes from whom a missile may come, as a bit set."""
    if not fight.book.shooters:
        return 0
    bits = foes(fight, me)
    for i in range(fight.count):
        if bits >> i & 1 and not may_shoot(fight, fight.combatants[i]):
            bits &= ~(1 << i)
    return bits


@rule
def may_shoot(fight: Fight, foe: Combatant) -> bool:
    """RM-10.1: whether a missile may come from somebody in this round, as everybody knows at its start.

    What it takes in hand while all declare is its secret (RM-1.7); with a part of the body it might shoot at once.
    """
    being = fight.book.beings[foe.index]
    if being.missiles >> foe.held & 1:
        return True
    for slot in range(being.weapon_count):
        weapon = fight.book.weapons[being.weapons + slot]
        if being.missiles >> slot & 1 and weapon.natural and weapon.ready[0] != NEVER:
            return True
    return False


@rule
def missile_bonus(referee: Referee, fight: Fight, me: Combatant, foe: Combatant, row: int, chosen: int) -> int:
    """RM-1.5, RM-13.1: all that is added to the die of a shot."""
    total = offence(referee, fight, me, me.main, -1) + situation(referee, fight, me, foe)
    by_range = range_modifier(fight, row, metres(fight, me, foe))
    if by_range != 0 and by_range != NEVER:
        total += referee.part(Why.RANGE, me.index, by_range)
    ready = ready_modifier(fight, me, row)
    if ready != 0 and ready != NEVER:
        total += referee.part(Why.PREPARATION, me.index, ready)
    if chosen >= 0:
        total += referee.part(Why.CHOSEN_PART, me.index, CHOSEN)
    return total + referee.part(Why.GM, me.index, 0)


@rule
def stray(referee: Referee, fight: Fight, me: Combatant, friend: Combatant, row: int, cover: int) -> None:
    """RM-4.5: an attack on the friend; its total is at most 50 and 1.5 times the cover's bonus."""
    most = STRAY_BASE + cover * 3 // 2
    referee.tell(Event.STRAY, me.index, friend.index, most)
    net = missile_bonus(referee, fight, me, friend, row, -1) - missile_defence(referee, fight, friend, me, 0)
    first = referee.roll(100, me.index, Why.STRAY)
    struck(fight, friend)
    total = risen(referee, me.index, Why.STRAY, first, most - net) + net
    referee.tell(Event.ATTACKS, me.index, friend.index, total, row, first)
    land(referee, fight, me, friend, row, min(total, most), min(total, most), -1)


@rule
def shot(referee: Referee, fight: Fight, me: Combatant, foe: Combatant, friend: int, cover: int, chosen: int) -> None:
    """RM-1.1, RM-1.2, RM-4.5: one shot; what it misses because of a friend goes on to the friend."""
    slot = me.main
    row = row_of(fight, me, slot)
    defence = missile_defence(referee, fight, foe, me, cover)
    net = missile_bonus(referee, fight, me, foe, row, chosen) - defence
    first = referee.roll(100, me.index, Why.ATTACK)
    struck(fight, foe)
    if foe.guards == me.index:
        foe.guard_ob = 0
    if first <= fight.book.weapons[row].fumble:
        fumble(referee, fight, me, slot)
        return
    strained = strains(fight, row, first)
    total = risen(referee, me.index, Why.ATTACK, first, most_rolled(fight, foe, row) - net) + net
    referee.tell(Event.ATTACKS, me.index, foe.index, total, row, first)
    hit = land(referee, fight, me, foe, row, total, total, chosen)
    if cover > 0 and not hit and cell_of(fight, foe, row, total + added(fight, foe, cover)) != 0:
        stray(referee, fight, me, fight.combatants[friend], row, cover)
    if strained:
        test_breakage(referee, fight, me, slot)


@rule
def added(fight: Fight, foe: Combatant, cover: int) -> int:
    """RM-4.5: what a friend adds to the cover that somebody has anyway."""
    return max(0, cover - missile_cover(fight, foe))


@rule
def shoot(referee: Referee, fight: Fight, me: Combatant) -> None:
    """RM-4.3, RM-13.1: the shot that was declared, if it can still be made; then the weapon has to be readied again."""
    foe = fight.combatants[target_of(me, 0)]
    if not shoots(fight, me) or not attackable(me, foe) or not has_shot(fight, me, foe):
        referee.tell(Event.LOST_TARGET, me.index, foe.index)
        return
    friend = friend_between(fight, me, foe)
    cover = 0
    if friend >= 0:
        shows = ask_shows(referee, fight, friend, foe.index)
        if shows == Shows.HEAD:
            referee.tell(Event.NO_SHOT, me.index, foe.index)
            return
        cover = FRIEND_COVER[shows]
    slot = me.main
    turn_to(fight, me, foe)
    shot(referee, fight, me, foe, friend, cover, chosen_of(me, 0))
    spend(referee, fight, me, slot)


@rule
def spend(referee: Referee, fight: Fight, me: Combatant, slot: int) -> None:
    """RM-13.1: the missile is gone, and the next has to be readied."""
    me.prepared = 0
    me.wear += 1
    if use_shot(me, slot):
        me.useless |= 1 << slot
        referee.tell(Event.EMPTY, me.index, -1, row_of(fight, me, slot))
        if me.main == slot:
            me.main = bare(fight, me)
