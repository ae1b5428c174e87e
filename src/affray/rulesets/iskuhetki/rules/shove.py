"""IH-6.3, IH-6.11, IH-15: being moved by others, and steps that nothing answers."""

from __future__ import annotations

from affray.core.gaps import go
from affray.core.grid import COVERED_LIMIT, inside, is_open
from affray.core.hexes import Shape, covered, direction, nearest, neighbour, turned
from affray.core.records import rule
from affray.core.referee import Referee
from affray.rulesets.iskuhetki.codes import Event, Why
from affray.rulesets.iskuhetki.model import Combatant, Fight
from affray.rulesets.iskuhetki.rules.ground import gap, mapped
from affray.rulesets.iskuhetki.rules.impact import impact, impact_row
from affray.rulesets.iskuhetki.rules.state import able, fall, spoil_aim
from affray.rulesets.iskuhetki.rules.steps import (
    ask_whom,
    can_step,
    has_step,
    others_here,
    pick_step,
    room_at,
    sharers,
    shift,
    slide,
)

AVERAGE = 10  # IH-15.1: of strength and size
TURNS = (0, 1, -1)  # straight on, else obliquely
STEP_LEFT, STEP_RIGHT = 1, 6  # IH-15.2: on the d6


@rule
def away_from(fight: Fight, me: Combatant, foe: Combatant) -> int:
    """IH-2.13, IH-15.2: the direction straight away from one; out of one's own hex as one faces."""
    if gap(fight, me, foe) == 0:
        return me.piece.facing
    return direction(nearest(me.piece, foe.piece.place), foe.piece.place)


@rule
def tear_loose(referee: Referee, fight: Fight, me: Combatant) -> None:
    """IH-6.11: who is moved out of the hex of whom it wrestles with is free of that one."""
    if me.grappled < 0:
        return
    other = fight.combatants[me.grappled]
    if gap(fight, me, other) > 0:
        if other.grappled == me.index:
            other.grappled = -1
        me.grappled = -1
        referee.tell(Event.FREE, me.index, other.index)


@rule
def drive(referee: Referee, fight: Fight, me: Combatant, foe: Combatant, ahead: int, hexes: int) -> int:
    """IH-2.13: `foe` is moved away from one, in a direction if there is a map; how many hexes."""
    if mapped(fight):
        moved = slide(fight, foe, ahead, hexes)
    else:
        go(fight, foe, me, gap(fight, me, foe) + hexes)
        spoil_aim(fight, foe)
        moved = hexes
    tear_loose(referee, fight, foe)
    return moved


@rule
def push(referee: Referee, fight: Fight, me: Combatant, foe: Combatant, hexes: int) -> int:
    """IH-6.3, IH-2.13: straight away, short of walls, bodies and the rim; how many hexes."""
    ahead = away_from(fight, me, foe) if mapped(fight) else 0
    moved = drive(referee, fight, me, foe, ahead, hexes)
    referee.tell(Event.PUSHED, foe.index, me.index, moved)
    return moved


@rule
def comes_nearer(fight: Fight, me: Combatant, foe: Combatant, ahead: int) -> bool:
    """IH-6.3: whether a step in a direction brings `foe` nearer to one."""
    start = foe.piece.place
    now = gap(fight, me, foe)
    foe.piece.place = neighbour(start, ahead)
    nearer = gap(fight, me, foe) < now
    foe.piece.place = start
    return nearer


@rule
def way_to(fight: Fight, me: Combatant, foe: Combatant) -> int:
    """IH-6.3, IH-2.13: the direction in which `foe` can be drawn nearer, into one's own hex too; -1 for none."""
    if gap(fight, me, foe) == 0:
        return -1
    straight = direction(foe.piece.place, nearest(me.piece, foe.piece.place))
    sharing = sharers(fight, foe) | 1 << me.index
    for k in range(len(TURNS)):
        ahead = turned(straight, TURNS[k])
        if comes_nearer(fight, me, foe, ahead) and can_step(fight, foe, ahead, sharing):
            return ahead
    return -1


@rule
def can_pull(fight: Fight, me: Combatant, foe: Combatant) -> bool:
    """IH-6.3: whether somebody can be drawn closer."""
    if mapped(fight):
        return way_to(fight, me, foe) >= 0
    return gap(fight, me, foe) > 0


@rule
def pull(referee: Referee, fight: Fight, me: Combatant, foe: Combatant, hexes: int) -> int:
    """IH-6.3: draws `foe` nearer, as far as nothing is in the way; how many hexes."""
    moved = 0
    while moved < hexes and can_pull(fight, me, foe):
        if mapped(fight):
            foe.piece.place = neighbour(foe.piece.place, way_to(fight, me, foe))
        else:
            go(fight, foe, me, gap(fight, me, foe) - 1)
        moved += 1
    if moved > 0:
        spoil_aim(fight, foe)
        tear_loose(referee, fight, foe)
        referee.tell(Event.DRAWN_CLOSER, foe.index, me.index, moved)
    return moved


@rule
def can_evade(fight: Fight, me: Combatant) -> bool:
    """IH-6.3: whether there is a hex to evade to."""
    if not able(me) or me.down:
        return False
    return has_step(fight, me, sharers(fight, me)) if mapped(fight) else others_here(fight, me) != 0


@rule
def evade(referee: Referee, fight: Fight, me: Combatant, hexes: int) -> None:
    """IH-6.3, IH-6.12: hexes of choice, whoever controls them; nothing answers."""
    moved = 0
    if mapped(fight):
        for _ in range(hexes):
            moved += pick_step(referee, fight, me, sharers(fight, me))
    else:
        moved = abs(shift(referee, fight, me, fight.combatants[ask_whom(referee, fight, me)], hexes, False))
    referee.tell(Event.EVADES, me.index, -1, moved)


@rule
def close_in_hex(fight: Fight, me: Combatant, foe: Combatant) -> None:
    """IH-6.11: comes into the hex of whom one grapples; somebody large as far as it has room."""
    if not mapped(fight):
        go(fight, me, foe, 0)
    elif gap(fight, me, foe) > 0:
        if me.piece.shape == Shape.ONE:
            me.piece.place = nearest(foe.piece, me.piece.place)
        else:
            cover(fight, me, foe)
    spoil_aim(fight, me)
    spoil_aim(fight, foe)


@rule
def cover(fight: Fight, me: Combatant, foe: Combatant) -> None:
    """IH-6.11: moved so that the nearest of the hexes that one covers is the foe's."""
    theirs = nearest(foe.piece, me.piece.place)
    place = me.piece.place + theirs - nearest(me.piece, theirs)
    if room_at(fight, me, place, sharers(fight, me) | sharers(fight, foe) | 1 << foe.index):
        me.piece.place = place


@rule
def apart_hex(referee: Referee, fight: Fight, me: Combatant, foe: Combatant) -> None:
    """IH-6.11: free of a grapple, one hex away, which one chooses; nothing answers."""
    if gap(fight, me, foe) > 0:
        return
    moved = 1
    if mapped(fight):
        moved = pick_step(referee, fight, me, sharers(fight, me))
    else:
        go(fight, me, foe, 1)
        spoil_aim(fight, me)
    if moved:
        referee.tell(Event.MOVES, me.index, -1, 1, me.piece.place)


@rule
def fling_item(fight: Fight, me: Combatant, hexes: int, ahead: int) -> int:
    """IH-6.3: where a thing flies from one's hand: a hex, short of walls and the rim; without a map how many hexes."""
    if not mapped(fight):
        return hexes
    place = me.piece.place
    for _ in range(hexes):
        if not inside(fight.book.terrain, place) or not is_open(fight.book.terrain, fight.doors, place, ahead):
            return place
        place = neighbour(place, ahead)
    return place


# ---- overpowering -----------------------------------------------------------------------------------------------


@rule
def overpower_value(fight: Fight, me: Combatant) -> int:
    """IH-15.1: strength and size, each above the average."""
    being = fight.book.beings[me.index]
    return being.strength - AVERAGE + being.size - AVERAGE


@rule
def hurl_row(fight: Fight, difference: int) -> int:
    """IH-15.2: the row of the table for a difference of values; beyond the table its last one."""
    row = 0
    while row < fight.book.hurl_count - 1 and difference > fight.book.hurls[row].difference:
        row += 1
    return row


@rule
def hurl_way(referee: Referee, fight: Fight, me: Combatant, foe: Combatant) -> int:
    """IH-15.2: straight away; a d6 of 1 is a step to the left, of 6 a step to the right."""
    ahead = away_from(fight, me, foe)
    face = referee.roll(6, me.index, Why.HURL_DIRECTION)
    if face == STEP_LEFT:
        return turned(ahead, -1)
    return turned(ahead, 1) if face == STEP_RIGHT else ahead


@rule
def rim_ahead(fight: Fight, me: Combatant, ahead: int) -> bool:
    """IH-2.13: whether the next hex in a direction, of any that one covers, isn't on the map any more."""
    for k in range(COVERED_LIMIT):
        if me.piece.shape >> k & 1 and not inside(fight.book.terrain, neighbour(covered(me.piece, k), ahead)):
            return True
    return False


@rule
def fly(referee: Referee, fight: Fight, me: Combatant, foe: Combatant, hexes: int, metres: int) -> bool:
    """IH-15.2: `foe` is hurled so many hexes; whether a wall or a body was in the way. The rim only ends the flight."""
    ahead = hurl_way(referee, fight, me, foe) if mapped(fight) else 0
    moved = drive(referee, fight, me, foe, ahead, hexes)
    referee.tell(Event.HURLED, foe.index, me.index, moved, metres)
    return moved < hexes and not rim_ahead(fight, foe, ahead)


@rule
def hurl(referee: Referee, fight: Fight, me: Combatant, foe: Combatant, times: int) -> None:
    """IH-15.1, IH-15.2: the greater overpower value hurls; what is in the way adds one row of the table of falls.

    `times`: twice as far where the effect is doubled (IH-6.12).
    """
    difference = overpower_value(fight, me) - overpower_value(fight, foe)
    if difference <= 0 or fight.book.hurl_count == 0:
        referee.tell(Event.TOO_HEAVY, foe.index, me.index)
        return
    row = fight.book.hurls[hurl_row(fight, difference)]
    hexes = row.hexes * times
    down = row.down
    metres = row.metres
    hit = fly(referee, fight, me, foe, hexes, metres)
    if down:
        fall(referee, fight, foe)
    if metres > 0 or hit:
        rows = impact_row(fight, metres) + (1 if hit else 0)
        impact(referee, fight, foe, min(rows, fight.book.impact_count - 1))
