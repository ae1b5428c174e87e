"""What people see of a running fight: the state as a screen shows it. Names for its numbers are in `words`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from affray.core import squares
from affray.core.grid import Area, Geometry, inside, places_in
from affray.core.kinds import Presence
from affray.core.map_view import NO_PIECE, map_view, piece_view, places
from affray.core.ruleset import Figure, Roster
from affray.core.squares import distance, mark_blast, mark_line
from affray.rulesets.aanvallen.codes import Condition, Decision
from affray.rulesets.aanvallen.kinds import Talent
from affray.rulesets.aanvallen.model import SHIELD, Combatant, Fight
from affray.rulesets.aanvallen.rules.figures import (
    able,
    blind,
    conscious,
    dead,
    full_ap,
    full_halves,
    here,
    weapon_of,
)
from affray.rulesets.aanvallen.rules.grenades import grenade_of
from affray.rulesets.aanvallen.rules.smoke import mark_smoke
from affray.rulesets.aanvallen.words import event_words, grenade_names, option_names, slot_names, value_name, word

__all__ = ["FIGURES", "OUTCOME", "conditions", "event_words", "option_names", "result", "value_name", "view"]

SQUARES: Geometry = squares
BASE_TALENTS = {talent.name.lower(): int(talent) for talent in Talent}


def _full(name: str) -> Callable[[Any, int], int]:
    """A figure's greatest value: as on the sheet, or more if it has more."""
    return lambda fight, who: max(int(getattr(fight.book.beings[who], name)), int(getattr(fight.combatants[who], name)))


# The figures that the GM may set, with their ranges.
FIGURES = {
    **{name: Figure(f"talents[{k}]", -40, 60) for name, k in BASE_TALENTS.items()},
    "concentration": Figure("concentration", 0, _full("concentration")),
    "stamina": Figure("stamina", 0, _full("stamina")),
    "ap": Figure("ap", 0, 40),
    "bleeding": Figure("bleeding", 0, 99),
    "burning": Figure("burning", 0, 99),
    "halves": Figure("halves", 0, 99),
    "less": Figure("less", 0, 40),
    "lost": Figure("lost", 0, 999),
    **{name: Figure(name, 0, 1) for name in ("down", "out")},
}

OUTCOME = (
    "defender_lost",
    "defender_stamina",
    "defender_less",
    "defender_bleeding",
    "defender_down",
    "defender_dropped",
    "defender_unconscious",
    "defender_dead",
    "attacker_ap",
    "attacker_down",
    "attacker_dropped",
)


def result(before: Fight, fight: Fight, attacker: int, defender: int) -> list[int]:
    """What an exchange comes to: points and CO lost in it, the rest as it stands then. Dropped are things, counted."""
    me, foe, was = fight.combatants[attacker], fight.combatants[defender], before.combatants[defender]
    lost = [foe.lost - was.lost, was.stamina - foe.stamina, foe.less, foe.bleeding]
    state = [int(foe.down), foe.dropped.bit_count(), int(not conscious(foe)), int(dead(foe))]
    return [*lost, *state, me.ap, int(me.down), me.dropped.bit_count()]


# ---- one combatant --------------------------------------------------------------------------------------------------


def conditions(fight: Fight, me: Combatant) -> list[Condition]:
    """What a combatant is in just now."""
    holds = {
        Condition.DEAD: dead(me),
        Condition.UNCONSCIOUS: not conscious(me) and not dead(me),
        Condition.AWAY: me.presence == Presence.AWAY,
        Condition.YIELDED: me.presence == Presence.YIELDED,
        Condition.LATE: me.presence == Presence.LATE,
        Condition.DOWN: me.down and conscious(me),
        Condition.BLEEDING: me.bleeding > 0 and not dead(me),
        Condition.BURNING: me.burning > 0 and not dead(me),
    }
    if able(me):
        owns = fight.book.beings[me.index].weapon_count > 1
        holds |= {
            Condition.DAZED: me.less > 0,
            Condition.EXHAUSTED: me.stamina == 0,
            Condition.BLIND: blind(me),
            Condition.SURPRISED: me.surprised,
            Condition.STOPPED: me.stopped,
            Condition.DISARMED: owns and me.dropped != 0 and weapon_of(fight, me).natural,
        }
    return [condition for condition, held in holds.items() if held]


def _bars(fight: Fight, me: Combatant) -> list[dict[str, Any]]:
    being = fight.book.beings[me.index]
    shown = (
        ("ge", me.talents[Talent.GE], being.talents[Talent.GE]),
        ("wi", me.talents[Talent.WI], being.talents[Talent.WI]),
        ("stamina", me.stamina, being.stamina),
    )
    return [{"name": name, "value": value, "max": most, "level": ""} for name, value, most in shown]


def _talents(fight: Fight, me: Combatant) -> list[dict[str, Any]]:
    """Talents, and what one spends."""
    being = fight.book.beings[me.index]
    rows = [(name, me.talents[k], being.talents[k]) for name, k in BASE_TALENTS.items()]
    rows += [
        ("ap", me.ap, max(me.ap, full_ap(fight, me))),
        ("bp", me.halves // 2, full_halves(me) // 2),
        ("cn", me.concentration, being.concentration),
    ]
    return [{"name": name, "now": now, "full": full} for name, now, full in rows]


def _items(fight: Fight, roster: Roster, me: Combatant) -> list[dict[str, Any]]:
    return [_item(fight, me, k, name) for k, name in slot_names(fight, roster, me).items()]


def _item(fight: Fight, me: Combatant, k: int, name: str) -> dict[str, Any]:
    held = me.shield if k == SHIELD else me.wielded == k
    hand = "off" if k == SHIELD else "main"
    return {
        "name": name,
        "hand": hand if held else None,
        "dropped": me.dropped >> k & 1 == 1,
        "left": me.shots[k] if k != SHIELD and me.shots[k] >= 0 else None,
        "loading": me.loads[k] if k != SHIELD else None,
    }


def _armour(fight: Fight, roster: Roster, me: Combatant) -> list[dict[str, Any]]:
    """AA-3.16: each place with its threshold as it stands, armour counted in."""
    rows = enumerate(roster.things["places"])
    worn = fight.book.beings[me.index].armour
    return [{"name": name, "threshold": fight.book.places[k].threshold + worn[k]} for k, name in rows]


def _grenades(fight: Fight, roster: Roster, me: Combatant) -> list[dict[str, Any]]:
    return [{"name": name, "left": me.grenades[k]} for k, name in grenade_names(fight, roster, me).items()]


def _standing(fight: Fight, me: Combatant) -> dict[str, Any]:
    """Where somebody stands, and which way it faces."""
    if not here(me) or not inside(fight.book.terrain, me.piece.place):
        return NO_PIECE
    return piece_view(SQUARES, me.piece)


def _combatant(fight: Fight, roster: Roster, me: Combatant) -> dict[str, Any]:
    others = [k for k in range(fight.count) if k != me.index]
    return {
        "name": roster.names[me.index],
        "side": roster.sides[me.side],
        "group": roster.things["groups"][me.index],
        "able": bool(able(me)),
        "initiative": None,
        "bars": _bars(fight, me),
        "tags": [word(condition) for condition in conditions(fight, me)],
        "joins": max(me.joins, fight.round + 1) if me.presence == Presence.LATE else None,
        **_standing(fight, me),
        "distances": {roster.names[k]: distance(me.piece.place, fight.combatants[k].piece.place) for k in others},
        "talents": _talents(fight, me),
        "items": _items(fight, roster, me),
        "armour": roster.things["armour"][me.index],
        "thresholds": _armour(fight, roster, me),
        "grenades": _grenades(fight, roster, me),
        "bleeding": me.bleeding,
        "figures": {
            name: int(me.talents[BASE_TALENTS[name]] if name in BASE_TALENTS else getattr(me, name)) for name in FIGURES
        },
    }


# ---- what an option would hit ---------------------------------------------------------------------------------------


def burst_area(fight: Fight, who: int, place: int) -> list[list[int]]:
    """AA-4.1, AA-4.3: the squares that the grenade in hand would hit if it bursts at one."""
    grenade, area = grenade_of(fight, fight.combatants[who], fight.grenade), Area()
    mark_blast(area, fight.book.terrain, fight.doors, place, grenade.radius)
    return places(SQUARES, places_in(area))


def line_area(fight: Fight, who: int, place: int) -> list[list[int]]:
    """AA-4.2: the squares that a line to one hits."""
    area = Area()
    mark_line(area, fight.book.terrain, fight.doors, fight.combatants[who].piece.place, place)
    return places(SQUARES, places_in(area))


HITS = {int(Decision.BURST): burst_area, int(Decision.LINE): line_area}


# ---- the fight ------------------------------------------------------------------------------------------------------


def _map(fight: Fight) -> dict[str, Any]:
    """The map as it is now."""
    smoke = Area()
    if fight.smoky:
        mark_smoke(fight, smoke)
    return {**map_view("square", fight.book.terrain, fight.doors), "smoke": places(SQUARES, places_in(smoke))}


def order(fight: Fight) -> list[int]:
    """AA-1.4: those who can act and have a place, in the order of their turns."""
    placed = [me for me in (fight.combatants[k] for k in range(fight.count)) if me.place >= 0 and able(me)]
    return [me.index for me in sorted(placed, key=lambda me: me.place)]


def view(fight: Fight, roster: Roster) -> dict[str, Any]:
    """The state as a screen shows it, JSON-ready."""
    return {
        "round": fight.round,
        "round_limit": fight.round_limit,
        "over": fight.over,
        "actor": roster.names[fight.actor] if fight.actor >= 0 else None,
        "order": [roster.names[k] for k in order(fight)],
        "map": _map(fight),
        "cards": fight.deck.bit_count() if fight.options.cards else None,
        "combatants": [_combatant(fight, roster, fight.combatants[k]) for k in range(fight.count)],
    }
