"""IH-2.9: where free movement leads."""

from __future__ import annotations

from affray.core.gaps import go
from affray.core.grid import COVERED_LIMIT, SPAN, Walk, cost_of, marked, wipe
from affray.core.hexes import DIRECTIONS, Shape, covered, fits, neighbour, reach
from affray.core.records import rule
from affray.core.referee import Referee
from affray.rulesets.iskuhetki.codes import Decision, Event
from affray.rulesets.iskuhetki.kinds import Material
from affray.rulesets.iskuhetki.model import Combatant, Fight
from affray.rulesets.iskuhetki.rules.ground import LONGEST, gap, held_by, mapped, mark_body, mark_control
from affray.rulesets.iskuhetki.rules.state import able, fleeing
from affray.rulesets.iskuhetki.rules.steps import ask_hexes, ask_whom, can_step, others_here, threat
from affray.rulesets.iskuhetki.rules.wear import points_of


@rule
def rough_at(fight: Fight, me: Combatant, place: int) -> bool:
    """IH-2.13: whether one would stand on rough ground at a place, with any hex that one covers."""
    start = me.piece.place
    me.piece.place = place
    found = False
    for k in range(COVERED_LIMIT):
        if me.piece.shape >> k & 1 and marked(fight.book.terrain.rough, covered(me.piece, k)):
            found = True
    me.piece.place = start
    return found


@rule
def somewhere(fight: Fight, me: Combatant, steps: int, running: bool) -> bool:
    """IH-2.9: whether free movement leads anywhere: to a hex next to one, as mostly, or past friends to one beyond."""
    if steps <= 0 or not mapped(fight):
        return steps > 0 and others_here(fight, me) != 0
    for d in range(DIRECTIONS):
        if not can_step(fight, me, d, 0):
            continue
        if (steps > 1 and not running) or not rough_at(fight, me, neighbour(me.piece.place, d)):
            return True
    return survey(fight, me, steps, running) > 0


@rule
def obstacles(fight: Fight, me: Combatant, walk: Walk, steps: int, running: bool) -> None:
    """IH-2.4, IH-2.13, IH-2.17: enemies' bodies, what they control, friends; rough ground for who runs.

    Who is too far off to be in the way is passed over.
    """
    wipe(walk.shut)
    wipe(walk.halt)
    wipe(walk.taken)
    for i in range(fight.count):
        other = fight.combatants[i]
        if i != me.index and able(other) and gap(fight, me, other) <= steps + LONGEST:
            if other.side == me.side:
                mark_body(fight, walk.taken, other)
            else:
                mark_body(fight, walk.shut, other)
                mark_control(fight, walk.halt, other)
    if running:
        for row in range(SPAN):
            walk.shut.rows[row] |= fight.book.terrain.rough.rows[row]


@rule
def survey(fight: Fight, me: Combatant, steps: int, running: bool) -> int:
    """IH-2.9, IH-6.7: where free movement leads, into the walk's `places`; how many. Who flees goes away, if it can."""
    walk = fight.walks[0]
    obstacles(fight, me, walk, steps, running)
    count = reach(fight.book.terrain, fight.doors, walk, me.piece, steps)
    if fleeing(fight, me):
        kept = sift(fight, me, walk, steps, threat(fight, me))
        if kept > 0:
            return kept
        count = reach(fight.book.terrain, fight.doors, walk, me.piece, steps)
    return count if me.piece.shape == Shape.ONE else sift(fight, me, walk, steps, -1)


@rule
def sift(fight: Fight, me: Combatant, walk: Walk, steps: int, near: int) -> int:
    """IH-2.13, IH-6.7: keep the places with room for one, farther from all enemies than `near`; how many are left."""
    kept = 0
    k = 0
    for cost in range(steps + 1):
        while k < walk.ends[cost]:
            place = walk.places[k]
            if stands_at(fight, me, place, near):
                walk.places[kept] = place
                kept += 1
            k += 1
        walk.ends[cost] = kept
    return kept


@rule
def stands_at(fight: Fight, me: Combatant, place: int, near: int) -> bool:
    """IH-2.13, IH-6.7: whether one could end at a place, and then be farther than `near` from all enemies."""
    start = me.piece.place
    me.piece.place = place
    good = me.piece.shape == Shape.ONE or fits(fight.book.terrain, me.piece)
    if good and near >= 0:
        good = threat(fight, me) > near
    me.piece.place = start
    return good


@rule
def walk_there(referee: Referee, fight: Fight, me: Combatant, steps: int, running: bool) -> int:
    """IH-2.9: to a hex of choice; how many hexes, rough ones counted twice."""
    walk = fight.walks[0]
    count = survey(fight, me, steps, running)
    if count == 0:
        return 0
    place = referee.pick(fight, me.index, Decision.PLACE, walk.places, count)
    k = 0
    while walk.places[k] != place:
        k += 1
    me.piece.place = place
    hexes = cost_of(walk, k)
    referee.tell(Event.WALKS, me.index, -1, hexes, place, 1 if running else 0)
    return hexes


@rule
def walk_apart(referee: Referee, fight: Fight, me: Combatant, steps: int, running: bool) -> int:
    """IH-2.9, IH-2.4: towards or away from somebody, without a map; how many hexes, below 0 away."""
    other = fight.combatants[ask_whom(referee, fight, me)]
    wanted = ask_hexes(referee, fight, me, other, steps, False)
    forward = 1 if wanted > 0 else -1
    moved = 0
    while moved != wanted:
        go(fight, me, other, gap(fight, me, other) - forward)
        moved += forward
        if held_by(fight, me):
            break
    referee.tell(Event.WALKS, me.index, other.index, moved, 0, 1 if running else 0)
    return moved


@rule
def in_armour(fight: Fight, me: Combatant) -> bool:
    """IH-20.1: whether one wears any armour that still protects; a hide of one's own is none."""
    being = fight.book.beings[me.index]
    for k in range(being.piece_count):
        if fight.book.pieces[being.pieces + k].material != Material.HIDE and points_of(fight, me, k) > 0:
            return True
    return False
