"""What somebody may do from where they stand, for the map: by the rules that say so to the fight itself."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from affray.core.bits import has
from affray.core.grid import Area, places_in
from affray.core.map_view import arc
from affray.rulesets.iskuhetki.ground_plan import HEXES
from affray.rulesets.iskuhetki.model import Combatant, Fight
from affray.rulesets.iskuhetki.rules.chances import at_range, flies, item_row
from affray.rulesets.iskuhetki.rules.deeds import bow_slot, loaded
from affray.rulesets.iskuhetki.rules.ground import gap, held_by, in_view, mapped, mark_control
from affray.rulesets.iskuhetki.rules.items import quiver
from affray.rulesets.iskuhetki.rules.missiles import band
from affray.rulesets.iskuhetki.rules.movement import free_distance, loose, may_run, may_walk
from affray.rulesets.iskuhetki.rules.state import able, foes, here
from affray.rulesets.iskuhetki.rules.steps import open_steps
from affray.rulesets.iskuhetki.rules.strike import usable
from affray.rulesets.iskuhetki.rules.targets import throwing
from affray.rulesets.iskuhetki.rules.walks import survey

At = Callable[[Fight, Combatant, int], int | None]  # what it costs at so many hexes, None where it can't be done
Bands = list[tuple[str, list[int]]]  # notes and places


def arcs(fight: Fight, who: int) -> list[dict[str, Any]]:
    """The hexes that one could go to, strike, shoot or throw at, and controls; `fight` is written on."""
    me = fight.combatants[who]
    if not mapped(fight) or not able(me) or not here(me):
        return []
    found: dict[str, Bands] = {
        "move": [("", _moves(fight, me))],
        "run": [("", _runs(fight, me))],
        "strike": _bands(fight, me, _strikes),
        "shoot": _bands(fight, me, _shoots),
        "throw": _bands(fight, me, _throws),
        "control": [("", _controls(fight, me))],
    }
    return [arc(HEXES, name, bands) for name, bands in found.items() if any(places for _, places in bands)]


def _moves(fight: Fight, me: Combatant) -> list[int]:
    """IH-2.6, IH-2.9: a hex of choice, or free movement."""
    if not loose(me):
        return []
    count = open_steps(fight, me, foes(fight, me))
    steps = [fight.ring[k] for k in range(count)]
    walks = _free(fight, me, running=False) if may_walk(fight, me, held_by(fight, me)) else []
    return [*dict.fromkeys([*steps, *walks])]


def _runs(fight: Fight, me: Combatant) -> list[int]:
    """IH-2.9, IH-2.10: running."""
    return _free(fight, me, running=True) if may_run(fight, me, held_by(fight, me)) else []


def _free(fight: Fight, me: Combatant, *, running: bool) -> list[int]:
    count = survey(fight, me, free_distance(fight, me, running), running)
    return [fight.walks[0].places[k] for k in range(count)]


def _slots(fight: Fight, me: Combatant, bits: int) -> list[int]:
    return [k for k in range(fight.book.beings[me.index].item_count) if has(bits, k)]


def _strikes(fight: Fight, me: Combatant, far: int) -> int | None:
    """IH-2.5, IH-2.18: with the best of what strikes at that range."""
    return max((at_range(fight, me, slot, far) for slot in _slots(fight, me, usable(fight, me, far))), default=None)


def _shoots(fight: Fight, me: Combatant, far: int) -> int | None:
    """IH-7.7: with the bow in hand, loaded or to be loaded."""
    slot = bow_slot(fight, me)
    ready = slot >= 0 and me.grappled < 0 and (loaded(fight, me) or quiver(fight, me, slot) != 0)
    return band(fight, me, slot, far) if ready and far <= flies(fight, me, slot) else None


def _throws(fight: Fight, me: Combatant, far: int) -> int | None:
    """IH-7.7: with what is in hand and made for it."""
    made = [
        slot for slot in _slots(fight, me, throwing(fight, me)) if fight.book.items[item_row(fight, me, slot)].thrown
    ]
    return max((band(fight, me, slot, far) for slot in made if far <= flies(fight, me, slot)), default=None)


def _bands(fight: Fight, me: Combatant, cost: At) -> Bands:
    """IH-2.13: the hexes in line of sight, by what it costs to reach somebody there, the least first."""
    someone = Combatant()
    costs: dict[int, int | None] = {}
    found: dict[int, list[int]] = {}
    for place in places_in(fight.book.terrain.cells):
        someone.piece.place = place
        far = gap(fight, me, someone)
        if far not in costs:
            costs[far] = cost(fight, me, far)
        costs_here = costs[far]
        if costs_here is not None and in_view(fight, me, someone):
            found.setdefault(costs_here, []).append(place)
    return [(f"{each:+d}" if each else "", found[each]) for each in sorted(found, reverse=True)]


def _controls(fight: Fight, me: Combatant) -> list[int]:
    """IH-2.3, IH-2.4."""
    area = Area()
    mark_control(fight, area, me)
    return places_in(area)
