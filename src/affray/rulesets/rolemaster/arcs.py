"""What somebody may do from where they stand, for the map: by the rules that say so to the fight itself."""

from __future__ import annotations

from typing import Any

from affray.core.grid import inside, places_in
from affray.core.map_view import arc
from affray.rulesets.rolemaster.model import NEVER, Combatant, Fight, Gait, Plight
from affray.rulesets.rolemaster.placing import on
from affray.rulesets.rolemaster.rules.ground import in_view, mapped, metres, near
from affray.rulesets.rolemaster.rules.missiles import range_modifier, shoots
from affray.rulesets.rolemaster.rules.move import gaits, hexes_in, pace, survey
from affray.rulesets.rolemaster.rules.offence import row_of
from affray.rulesets.rolemaster.rules.state import able, plight

Bands = list[tuple[str, list[int]]]  # notes and places


def arcs(fight: Fight, who: int) -> list[dict[str, Any]]:
    """The places that one could go to in a round, strike and shoot at; `fight` is written on."""
    me = fight.combatants[who]
    if not mapped(fight) or not able(me) or not inside(fight.book.terrain, me.piece.place):
        return []
    found: dict[str, Bands] = {"move": _moves(fight, me), "strike": _strikes(fight, me), "shoot": _shots(fight, me)}
    return [arc(on(fight), name, bands) for name, bands in found.items() if any(places for _, places in bands)]


def _moves(fight: Fight, me: Combatant) -> Bands:
    """RM-13.1: at a walk, and beyond that at a run."""
    if plight(me) != Plight.NONE or me.down or not me.aware:
        return []
    walked = _reached(fight, me, Gait.WALK)
    run = _reached(fight, me, Gait.RUN) if gaits(fight, me) >> Gait.RUN & 1 else []
    return [("", walked), ("x2", [place for place in run if place not in walked])]


def _reached(fight: Fight, me: Combatant, gait: int) -> list[int]:
    count = survey(fight, me, hexes_in(fight, pace(fight, me, gait)))
    return [fight.walks[0].places[k] for k in range(count)]


def _strikes(fight: Fight, me: Combatant) -> Bands:
    """RM-13.1: whom one reaches with the weapon in hand."""
    if not fight.book.weapons[row_of(fight, me, me.main)].melee:
        return []
    someone = Combatant()
    found = []
    for place in places_in(fight.book.terrain.cells):
        someone.piece.place = place
        if place != me.piece.place and near(fight, me, someone):
            found.append(place)
    return [("", found)]


def _shots(fight: Fight, me: Combatant) -> Bands:
    """RM-13.1: by the modifier of the range, the best first."""
    if not shoots(fight, me):
        return []
    someone, row = Combatant(), row_of(fight, me, me.main)
    found: dict[int, list[int]] = {}
    for place in places_in(fight.book.terrain.cells):
        someone.piece.place = place
        modifier = range_modifier(fight, row, metres(fight, me, someone))
        if modifier != NEVER and place != me.piece.place and in_view(fight, me, someone):
            found.setdefault(modifier, []).append(place)
    return [(f"{each:+d}" if each else "", found[each]) for each in sorted(found, reverse=True)]
