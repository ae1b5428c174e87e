"""AA-4.8: smoke, which blocks sight until it clears.

A cloud is one number, so that a fight that is cloned by the million carries few of them: its middle, its radius
(4 bits from bit 24) and the last round in which it hangs (from bit 28); 0 is none.
"""

from __future__ import annotations

from affray.core.grid import Area, wipe_map
from affray.core.records import rule
from affray.core.referee import Referee
from affray.core.squares import cuts, mark_blast
from affray.rulesets.aanvallen.codes import Event
from affray.rulesets.aanvallen.model import CLOUDS, Fight

RADIUS, LAST = 24, 28
PLACE = (1 << RADIUS) - 1


@rule
def cloud_place(cloud: int) -> int:
    """AA-4.8: its middle."""
    return cloud & PLACE


@rule
def cloud_radius(cloud: int) -> int:
    """AA-4.8: how far it reaches, in BP."""
    return cloud >> RADIUS & 15


@rule
def cloud_last(cloud: int) -> int:
    """AA-4.8: the last round in which it hangs."""
    return cloud >> LAST


@rule
def add_cloud(fight: Fight, place: int, radius: int, rounds: int) -> None:
    """AA-4.8: smoke for so many rounds; where there are clouds enough it takes the place of the one that goes first."""
    first = 0
    for k in range(CLOUDS):
        if cloud_last(fight.clouds[k]) < cloud_last(fight.clouds[first]):
            first = k
    fight.clouds[first] = place | radius << RADIUS | fight.round + rounds << LAST
    fight.smoky = True


@rule
def clear_smoke(referee: Referee, fight: Fight) -> None:
    """AA-4.8: at the start of a round, clouds whose time is over."""
    fight.smoky = False
    for k in range(CLOUDS):
        if fight.clouds[k] == 0:
            continue
        if cloud_last(fight.clouds[k]) < fight.round:
            referee.tell(Event.SMOKE_CLEARS, -1, -1, cloud_place(fight.clouds[k]))
            fight.clouds[k] = 0
        else:
            fight.smoky = True


@rule
def mark_smoke(fight: Fight, area: Area) -> None:
    """AA-4.8: add to an area the squares in smoke."""
    for k in range(CLOUDS):
        if fight.clouds[k] != 0:
            middle = cloud_place(fight.clouds[k])
            mark_blast(area, fight.book.terrain, fight.doors, middle, cloud_radius(fight.clouds[k]))


@rule
def screened(fight: Fight, place: int, other: int) -> bool:
    """AA-4.8: whether the line between two middles cuts any square in smoke, those at its ends too."""
    area = fight.walks[0].wide_taken  # scratch
    wipe_map(area, fight.book.terrain)
    mark_smoke(fight, area)
    return cuts(area, place, other)
