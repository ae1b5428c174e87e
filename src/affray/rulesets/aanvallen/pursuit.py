"""How an unattended combatant finds its way round walls, through doors, over rough ground. No clause of the rules."""

from __future__ import annotations

from affray.core.grid import door_at
from affray.core.records import Ints, rule
from affray.core.squares import (
    DOOR_STEPS,
    UNREACHED,
    add_goal,
    drain,
    flow,
    halves,
    neighbour,
    steps_from,
)
from affray.rulesets.aanvallen.model import Combatant, Fight
from affray.rulesets.aanvallen.rules.figures import able
from affray.rulesets.aanvallen.weighing import (
    CONTACT,
    OBLIQUE_STEP,
    SHELTER,
    USELESS,
    exposed,
    flank_worth,
    shooters,
    turned_too_late,
)

STRAIGHT = 2  # half BP


@rule
def find_ways(fight: Fight, me: Combatant) -> None:
    """How far it is to the nearest enemy, in half BP, into the flood."""
    flood = fight.floods[0]
    drain(fight.book.terrain, flood)
    for i in range(fight.count):
        foe = fight.combatants[i]
        if foe.side != me.side and able(foe):
            add_goal(flood, foe.piece.place, 0)
    flow(fight.book.terrain, fight.doors, fight.walks[0], flood, me.piece, True, 0)


@rule
def way_worth(fight: Fight, foe: Combatant, place: int) -> int:
    """What a square is worth by the way that is left from there."""
    far = steps_from(fight.floods[0], place)
    if far == UNREACHED:
        return USELESS
    if far <= OBLIQUE_STEP and halves(place, foe.piece.place) <= OBLIQUE_STEP:
        return CONTACT + flank_worth(foe, place)
    return -far


@rule
def best_way(fight: Fight, me: Combatant, foe: Combatant, places: Ints, count: int) -> int:
    """Of some squares the one from which the way to an enemy is shortest, and out of archers' sight if it can be."""
    find_ways(fight, me)
    bits = shooters(fight, me)
    best = places[0]
    most = USELESS
    for k in range(count):
        worth = way_worth(fight, foe, places[k])
        if worth > most and worth > 0:
            worth -= turned_too_late(fight, me, foe, places[k], k)
        if bits and worth < 0 and worth + SHELTER > most and not exposed(fight, bits, places[k]):
            worth += SHELTER
        if worth > most:
            most = worth
            best = places[k]
    return best


@rule
def door_ahead(fight: Fight, me: Combatant) -> int:
    """The closed door beside one that is on the shortest way to an enemy, -1 for none."""
    find_ways(fight, me)
    far = steps_from(fight.floods[0], me.piece.place)
    for way in range(0, 8, 2):
        door = door_at(fight.book.terrain, me.piece.place, way)
        if far >= 0 and door >= 0 and fight.doors >> door & 1 == 0:
            beyond = steps_from(fight.floods[0], neighbour(me.piece.place, way))
            if beyond >= 0 and far >= beyond + DOOR_STEPS + STRAIGHT:
                return door
    return -1
