"""IH-1.2, IH-2.13: who joins in a later round, and where there is room for it then."""

from __future__ import annotations

from affray.core.grid import NOWHERE, inside, marked
from affray.core.hexes import disc_place, disc_size, in_sight
from affray.core.kinds import Presence
from affray.core.records import rule
from affray.core.referee import Referee
from affray.rulesets.iskuhetki.codes import Event
from affray.rulesets.iskuhetki.model import Combatant, Fight
from affray.rulesets.iskuhetki.rules.ground import mapped
from affray.rulesets.iskuhetki.rules.steps import room_at

ASIDE = 6  # hexes: farther from its own nobody comes in


@rule
def arrive(referee: Referee, fight: Fight) -> None:
    """IH-1.2, IH-2.13: who joins in this round; who finds no room waits for the next one."""
    for i in range(fight.count):
        me = fight.combatants[i]
        if me.presence == Presence.LATE and me.joins <= fight.round:
            if enters(fight, me):
                me.presence = Presence.IN
                referee.tell(Event.JOINS, i)
            else:
                referee.tell(Event.NO_ROOM, i)


@rule
def enters(fight: Fight, me: Combatant) -> bool:
    """IH-2.13: comes in at its own hex, or where somebody stands there at a free one near it; whether there is one."""
    if not mapped(fight):
        return True
    place = free_place(fight, me)
    if place == NOWHERE:
        return False
    me.piece.place = place
    return True


@rule
def free_place(fight: Fight, me: Combatant) -> int:
    """IH-2.13: one's own hex, else the nearest free one in sight of it, out of flames; NOWHERE if there is none."""
    start = me.piece.place
    for k in range(disc_size(ASIDE)):
        place = disc_place(start, k)
        if (k == 0 or in_the_open(fight, start, place)) and room_at(fight, me, place, 0):
            return place
    return NOWHERE


@rule
def in_the_open(fight: Fight, start: int, place: int) -> bool:
    """IH-2.13: whether a place is on the map and out of flames, with no wall or closed door on the way to it."""
    terrain = fight.book.terrain
    if not inside(terrain, place) or marked(fight.book.flames, place):
        return False
    return in_sight(terrain, fight.doors, start, place)
