"""IH-2: moves, counter-moves, free movement, facing, doors."""

from __future__ import annotations

from affray.core.grid import COVERED_LIMIT, STEPS_LIMIT, door_at, inside
from affray.core.hexes import DIRECTIONS, Shape, covered, covers, direction, nearest, neighbour
from affray.core.records import rule
from affray.core.referee import Referee, Summing
from affray.rulesets.iskuhetki.codes import Decision, Event, Why
from affray.rulesets.iskuhetki.kinds import Grade, Opening
from affray.rulesets.iskuhetki.model import Combatant, Fight
from affray.rulesets.iskuhetki.rules.dice import grade_of
from affray.rulesets.iskuhetki.rules.ground import gap, held_by, mapped
from affray.rulesets.iskuhetki.rules.openings import grant
from affray.rulesets.iskuhetki.rules.order import rank
from affray.rulesets.iskuhetki.rules.state import able, fleeing, foes, here, hindrance, several_foes, spoil_aim, tire
from affray.rulesets.iskuhetki.rules.steps import (
    ask_whom,
    has_step,
    nearest_foe,
    others_here,
    pick_step,
    room_at,
    sharers,
    shift,
    threat,
)
from affray.rulesets.iskuhetki.rules.walks import in_armour, somewhere, walk_apart, walk_there

NO, YES = range(2)
STRIDE, LONG_STRIDE, RUNNING = 1, 2, 3  # IH-2.9, IH-2.10: hexes more, moving again, running, or both added up


# ---- the move and what answers it -------------------------------------------------------------------------------


@rule
def loose(me: Combatant) -> bool:
    """IH-2.6, IH-6.11: on one's feet and in nobody's grip."""
    return able(me) and not me.down and me.grappled < 0


@rule
def may_step(fight: Fight, me: Combatant) -> bool:
    """IH-2.6: whether there is a hex to move to."""
    if not loose(me):
        return False
    if not mapped(fight):
        return others_here(fight, me) != 0
    return has_step(fight, me, foes(fight, me))


@rule
def step(referee: Referee, fight: Fight, me: Combatant) -> None:
    """IH-2.6, IH-2.16: one hex of choice; then those may answer who control the hex left or the one come to."""
    held = held_by(fight, me)
    if mapped(fight):
        if pick_step(referee, fight, me, foes(fight, me)):
            referee.tell(Event.MOVES, me.index, -1, 1, me.piece.place)
    else:
        other = fight.combatants[ask_whom(referee, fight, me)]
        moved = shift(referee, fight, me, other, 1, True)
        referee.tell(Event.MOVES, me.index, other.index, moved)
    me.moving = fleeing(fight, me)
    answer_moves(referee, fight, me, held | held_by(fight, me))


@rule
def answer_moves(referee: Referee, fight: Fight, me: Combatant, bits: int) -> None:
    """IH-2.16: in initiative order each may answer the move; nothing answers a counter-move."""
    while bits:
        who = first_of(fight, bits)
        bits &= ~(1 << who)
        if may_counter(fight, fight.combatants[who]):
            offer_counter(referee, fight, fight.combatants[who], me)


@rule
def first_of(fight: Fight, bits: int) -> int:
    """IH-1.3: whose turn comes first of some, the first on the list of those at the same time."""
    best = -1
    for i in range(fight.count):
        if bits >> i & 1 and (best < 0 or rank(fight, fight.combatants[i]) > rank(fight, fight.combatants[best])):
            best = i
    return best


@rule
def may_counter(fight: Fight, me: Combatant) -> bool:
    """IH-2.16, IH-4.5, IH-10.4: has a defence action left, hasn't parried or dodged, binds no wound, and can go."""
    if me.defences_left <= 0 or me.answered or me.aids >= 0 or me.aided or not loose(me):
        return False
    return not mapped(fight) or has_step(fight, me, foes(fight, me))


@rule
def counter_chance(referee: Summing, fight: Fight, me: Combatant) -> int:
    """IH-2.8: combat move and the initiative of this round."""
    skill = fight.book.beings[me.index].combat_move
    total = referee.part(Why.SKILL, me.index, skill)
    if me.initiative:
        total += referee.part(Why.INITIATIVE_PART, me.index, me.initiative)
    total += hindrance(referee, me, skill)
    return total + referee.part(Why.GM, me.index, 0)


@rule
def offer_counter(referee: Referee, fight: Fight, me: Combatant, mover: Combatant) -> None:
    """IH-2.7, IH-2.8: a counter-move, if one likes: on success one hex too; a fumble is a special for the mover."""
    if referee.choose(fight, me.index, Decision.COUNTER_MOVE, 1 << NO | 1 << YES) == NO:
        return
    me.countered = True
    me.defences_left -= 1
    tire(me)
    chance = counter_chance(referee, fight, me)
    roll = referee.roll(100, me.index, Why.COUNTER_MOVE)
    grade = grade_of(roll, chance)
    if grade >= Grade.SUCCESS:
        counter(referee, fight, me, mover)
        return
    referee.tell(Event.COUNTER_FAILS, me.index, mover.index, roll, chance)
    if grade == Grade.FUMBLE:
        referee.tell(Event.FUMBLES, me.index)
        grant(referee, fight, mover, me, Opening.ATTACK, False, False)


@rule
def counter(referee: Referee, fight: Fight, me: Combatant, mover: Combatant) -> None:
    """IH-2.7, IH-2.12: one hex in any direction, and to face where one likes."""
    if mapped(fight):
        moved = pick_step(referee, fight, me, foes(fight, me))
    else:
        moved = shift(referee, fight, me, mover, 1, True)
    referee.tell(Event.COUNTERS, me.index, mover.index, moved, me.piece.place)
    face(referee, fight, me)


# ---- free movement ----------------------------------------------------------------------------------------------


@rule
def free_distance(fight: Fight, me: Combatant, running: bool) -> int:
    """IH-2.9, IH-2.10: hexes in this moment: more for who did nothing but move in the last one, and if it also runs."""
    hexes = fight.book.beings[me.index].free_move
    if me.strode >= 1:
        if not running:
            hexes += STRIDE
        else:
            hexes += RUNNING if fight.options.running_bonus_stacks else LONG_STRIDE
    return min(STEPS_LIMIT, hexes)


@rule
def may_walk(fight: Fight, me: Combatant, held: int) -> bool:
    """IH-2.9, IH-2.15: free movement: on one's feet, not in melee, and with somewhere to go. `held`: by whom one is."""
    if held or not loose(me):
        return False
    return somewhere(fight, me, free_distance(fight, me, False), False)


@rule
def may_run(fight: Fight, me: Combatant, held: int) -> bool:
    """IH-2.9, IH-2.17: running: after a moment of nothing but movement, and not over rough ground."""
    if held or me.strode < 1 or not loose(me):
        return False
    return somewhere(fight, me, free_distance(fight, me, True), True)


@rule
def travel(referee: Referee, fight: Fight, me: Combatant, running: bool) -> None:
    """IH-2.9, IH-2.4: free movement, which ends in the first hex that an enemy controls."""
    steps = free_distance(fight, me, running)
    if mapped(fight):
        moved = walk_there(referee, fight, me, steps, running)
    else:
        moved = walk_apart(referee, fight, me, steps, running)
    if moved == 0:
        return
    me.stride = LONG_STRIDE if me.strode >= 1 else STRIDE
    me.moving = True
    if running and in_armour(fight, me):
        me.ran = True
    spoil_aim(fight, me)
    held = held_by(fight, me)
    if held:
        referee.tell(Event.STOPPED, me.index, first_of(fight, held))


# ---- facing, doors, leaving -------------------------------------------------------------------------------------


@rule
def facings(fight: Fight, me: Combatant) -> int:
    """IH-2.12: the directions that one may face, as a bit set; somebody large turns only where it has room."""
    if me.piece.shape == Shape.ONE or me.piece.shape == Shape.SEVEN or me.piece.shape == Shape.NINETEEN:
        return (1 << DIRECTIONS) - 1
    now = me.piece.facing
    sharing = sharers(fight, me)
    bits = 1 << now
    for d in range(DIRECTIONS):
        me.piece.facing = d
        if d != now and room_at(fight, me, me.piece.place, sharing):
            bits |= 1 << d
    me.piece.facing = now
    return bits


@rule
def towards_foe(fight: Fight, me: Combatant, bits: int) -> int:
    """IH-2.12: of some directions that of the nearest enemy; else as one faces now."""
    who = nearest_foe(fight, me)
    if who < 0 or gap(fight, me, fight.combatants[who]) == 0:
        return me.piece.facing
    ahead = direction(me.piece.place, nearest(fight.combatants[who].piece, me.piece.place))
    return ahead if bits >> ahead & 1 else me.piece.facing


@rule
def turn(referee: Referee, me: Combatant, ahead: int) -> None:
    """IH-2.12: faces a direction."""
    if ahead != me.piece.facing:
        me.piece.facing = ahead
        referee.tell(Event.FACES, me.index, -1, ahead)


@rule
def face(referee: Referee, fight: Fight, me: Combatant) -> None:
    """IH-2.12: at the end of one's action one faces where one likes; unasked, or with one enemy left, the nearest."""
    if not mapped(fight) or not able(me):
        return
    bits = facings(fight, me)
    if fight.options.facing_asked and several_foes(fight, me):
        turn(referee, me, referee.choose(fight, me.index, Decision.FACING, bits))
    else:
        turn(referee, me, towards_foe(fight, me, bits))


@rule
def doors_near(fight: Fight, me: Combatant) -> int:
    """IH-2.13: in which directions one has a door that one can open or close, as a bit set."""
    terrain = fight.book.terrain
    if terrain.door_count == 0 or not fight.book.beings[me.index].humanoid or me.grappled >= 0:
        return 0
    bits = 0
    for d in range(DIRECTIONS):
        door = door_at(terrain, me.piece.place, d)
        if door >= 0 and (fight.doors >> door & 1 == 0 or not in_doorway(fight, door)):
            bits |= 1 << d
    return bits


@rule
def in_doorway(fight: Fight, door: int) -> bool:
    """IH-2.13: whether somebody large stands on both sides of a door."""
    sides = fight.book.terrain.doors[door]
    for i in range(fight.count):
        me = fight.combatants[i]
        if me.piece.shape != Shape.ONE and here(me) and covers(me.piece, sides.place) and covers(me.piece, sides.other):
            return True
    return False


@rule
def use_door(referee: Referee, fight: Fight, me: Combatant) -> None:
    """IH-2.13: opens or closes a door next to one."""
    ahead = referee.choose(fight, me.index, Decision.DOOR, doors_near(fight, me))
    door = door_at(fight.book.terrain, me.piece.place, ahead)
    fight.doors ^= 1 << door
    opened = fight.doors >> door & 1
    referee.tell(Event.OPENS if opened else Event.CLOSES, me.index, -1, ahead, me.piece.place)


@rule
def on_rim(fight: Fight, me: Combatant) -> bool:
    """IH-5.2: whether any hex that one covers is at the rim of the map."""
    for k in range(COVERED_LIMIT):
        if me.piece.shape >> k & 1:
            for d in range(DIRECTIONS):
                if not inside(fight.book.terrain, neighbour(covered(me.piece, k), d)):
                    return True
    return False


@rule
def may_leave(fight: Fight, me: Combatant, held: int) -> bool:
    """IH-5.2: out of melee, and at the rim of the map or far enough from every enemy who takes part."""
    if held or not able(me) or me.grappled >= 0:
        return False
    if mapped(fight) and on_rim(fight, me):
        return True
    return threat(fight, me) >= fight.options.escape_distance
