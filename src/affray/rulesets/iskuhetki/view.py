"""What people see of a running fight: the state as a screen shows it. Names for its numbers are in `words`."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from affray.core.grid import inside, places_in
from affray.core.kinds import Presence
from affray.core.map_view import NO_PIECE, map_view, piece_view, places
from affray.core.ruleset import Figure, Roster
from affray.rulesets.iskuhetki.codes import Condition
from affray.rulesets.iskuhetki.ground_plan import HEXES
from affray.rulesets.iskuhetki.kinds import Cover, Grade, Material, Opening, Sleep, WoundKind
from affray.rulesets.iskuhetki.model import LOCATIONS, MOMENTS, Combatant, Fight
from affray.rulesets.iskuhetki.rules import wear
from affray.rulesets.iskuhetki.rules.ground import gap, mapped
from affray.rulesets.iskuhetki.rules.openings import has_opening
from affray.rulesets.iskuhetki.rules.order import rank
from affray.rulesets.iskuhetki.rules.packed import (
    bleeding,
    wound_arrow,
    wound_bleed,
    wound_bone,
    wound_grade,
    wound_kind,
    wound_organ,
    wound_points,
    wound_staunched,
    wound_where,
)
from affray.rulesets.iskuhetki.rules.state import able, fleeing, hp, stunned, useless
from affray.rulesets.iskuhetki.words import (
    arrow_names,
    event_words,
    location_names,
    option_names,
    slot_names,
    value_name,
    word,
)

FIELD = (Presence.IN, Presence.YIELDED)  # those who are on the map

__all__ = ["FIGURES", "OUTCOME", "conditions", "event_words", "option_names", "result", "value_name", "view"]

CLASSES = ("none", "light", "medium", "heavy")  # IH-18.1


def down_to(figure: str, low: int) -> Callable[[Any, int], int]:
    """A figure's least value: as the rules have it now where they have gone below."""
    return lambda fight, who: min(low, int(getattr(fight.combatants[who], figure)))


def up_to(figure: str, high: int) -> Callable[[Any, int], int]:
    """A figure's greatest value: as the rules have it now where they have gone above."""
    return lambda fight, who: max(high, int(getattr(fight.combatants[who], figure)))


def full(figure: str, table: str) -> Callable[[Any, int], int]:
    """A figure's greatest value: as a table of the book has it of each."""
    return lambda fight, who: int(getattr(getattr(fight.book, table)[who], figure))


def hurts(table: str) -> dict[str, Figure]:
    """The HP that each location has lost: up to twice the full HP that a table of the book has, or more if it has so.

    They are called `hurt1` and so on.
    """

    def most(location: int) -> Callable[[Any, int], int]:
        return lambda fight, who: max(
            2 * int(getattr(fight.book, table)[who].full[location]), int(fight.combatants[who].hurt[location])
        )

    return {f"hurt{k + 1}": Figure(f"hurt[{k}]", 0, most(k)) for k in range(LOCATIONS)}


# The figures that the GM may set, with their ranges.
FIGURES = {
    "blood": Figure("blood", down_to("blood", -99), full("blood", "beings")),
    "stamina": Figure("stamina", down_to("stamina", -99), full("stamina", "beings")),
    "initiative": Figure("initiative", down_to("initiative", -99), up_to("initiative", 9999)),
    "pain": Figure("pain", 0, up_to("pain", 9999)),
    "poison_left": Figure("poison_left", 0, 9999),
    **{name: Figure(name, 0, 9) for name in ("attacks_left", "defences_left")},
    **{name: Figure(name, 0, 1) for name in ("down", "blinded", "alert", "dead")},
    "sleep": Figure("sleep", int(Sleep.AWAKE), int(Sleep.FOR_GOOD)),
    **hurts("beings"),
}

OUTCOME = (
    "defender_hurt",
    "defender_blood",
    "defender_bleeding",
    "defender_pain",
    "defender_down",
    "defender_unconscious",
    "defender_dead",
    "defender_wear",
    "defender_dropped",
    "attacker_hurt",
    "attacker_wear",
    "attacker_dropped",
)


def result(before: Fight, fight: Fight, attacker: int, defender: int) -> list[int]:
    """What an exchange comes to: IH-3.15, and what openings used at once do to the attacker (IH-6.8).

    What is lost or dropped is so in the exchange; all else is as it stands then.
    """
    me, foe = fight.combatants[attacker], fight.combatants[defender]
    body = [_hurt(before, fight, defender), before.combatants[defender].blood - foe.blood, bleeding(foe), foe.pain]
    state = [int(foe.down), int(foe.sleep != Sleep.AWAKE), int(foe.dead)]
    theirs = [_wear(fight, foe), _dropped(before, fight, defender)]
    return [*body, *state, *theirs, _hurt(before, fight, attacker), _wear(fight, me), _dropped(before, fight, attacker)]


def _hurt(before: Fight, fight: Fight, who: int) -> int:
    then, now = before.combatants[who], fight.combatants[who]
    return sum(now.hurt[k] - then.hurt[k] for k in range(_table(fight, now).count))


def _wear(fight: Fight, me: Combatant) -> int:
    return sum(me.wear[k] for k in range(fight.book.beings[me.index].item_count))


def _dropped(before: Fight, fight: Fight, who: int) -> int:
    return (fight.combatants[who].dropped & ~before.combatants[who].dropped).bit_count()


def _table(fight: Fight, me: Combatant) -> Any:
    return fight.book.tables[fight.book.beings[me.index].table]


# ---- one combatant --------------------------------------------------------------------------------------------------


def _bare(fight: Fight, me: Combatant) -> bool:
    """IH-5.2: has weapons or shields, and none in hand."""
    being = fight.book.beings[me.index]
    owns = any(not fight.book.items[being.items + k].natural for k in range(being.item_count))
    return owns and me.main < 0 and me.off < 0


def conditions(fight: Fight, me: Combatant) -> list[Condition]:
    """What a combatant is in just now."""
    holds = {
        Condition.DEAD: me.dead,
        Condition.UNCONSCIOUS: me.sleep != Sleep.AWAKE and not me.dead,
        Condition.AWAY: me.presence == Presence.AWAY,
        Condition.YIELDED: me.presence == Presence.YIELDED,
        Condition.LATE: me.presence == Presence.LATE,
        Condition.DOWN: me.down,
        Condition.GRAPPLED: me.grappled >= 0,
        Condition.BLINDED: me.blinded,
        Condition.BURNING: me.burning != 0,
        Condition.BLEEDING: bleeding(me) > 0 and not me.dead,
        Condition.POISONED: me.poison >= 0 and me.poison_left > 0,
        Condition.MAIMED: me.maimed != 0,
        Condition.TIRED: me.stamina < 0,
    }
    if able(me):
        holds |= {
            Condition.STUNNED: stunned(fight, me),
            Condition.STARTLED: me.startled > 0,
            Condition.FLEEING: fleeing(fight, me),
            Condition.UNAWARE: not me.alert,
            Condition.WAITING: me.waiting,
            Condition.OPENING: has_opening(fight, me),
            Condition.COVERED: me.cover != Cover.NONE,
            Condition.AIMING: me.aim_at >= 0,
            Condition.AIDING: me.aids >= 0 or me.aided,
            Condition.DISARMED: _bare(fight, me),
        }
    return [condition for condition, held in holds.items() if held]


def _bars(fight: Fight, me: Combatant) -> list[dict[str, Any]]:
    being = fight.book.beings[me.index]
    stamina = {"name": "stamina", "value": me.stamina, "max": being.stamina, "level": ""}
    if being.bloodless:
        return [stamina]
    return [{"name": "blood", "value": me.blood, "max": being.blood, "level": ""}, stamina]


def _locations(fight: Fight, roster: Roster, me: Combatant) -> list[dict[str, Any]]:
    return [
        {
            "name": name,
            "hp": hp(fight, me, k),
            "full": fight.book.beings[me.index].full[k],
            "armour": me.points[k],
            "burning": me.burning >> k & 1 == 1,
            "useless": bool(useless(fight, me, k)),
            "maimed": me.maimed >> k & 1 == 1,
            "fractured": me.fractured >> k & 1 == 1,
        }
        for k, name in location_names(fight, roster, me.index).items()
    ]


def _wounds(fight: Fight, roster: Roster, me: Combatant) -> list[dict[str, Any]]:
    names = location_names(fight, roster, me.index)
    return [_wound(names, me.wounds[k]) for k in range(me.wound_count)]


def _wound(names: dict[int, str], wound: int) -> dict[str, Any]:
    return {
        "name": names[wound_where(wound)],
        "wound": word(WoundKind(wound_kind(wound))),
        "points": wound_points(wound),
        "grade": word(Grade(wound_grade(wound))),
        "bleed": wound_bleed(wound),
        "bone": (None, "crack", "break")[wound_bone(wound)],
        "organ": (None, "hurt", "badly")[wound_organ(wound)],
        "arrow": bool(wound_arrow(wound)),
        "staunched": bool(wound_staunched(wound)),
    }


def _items(fight: Fight, roster: Roster, me: Combatant) -> list[dict[str, Any]]:
    return [_item(fight, me, k, name) for k, name in slot_names(fight, roster, me).items()]


def _item(fight: Fight, me: Combatant, k: int, name: str) -> dict[str, Any]:
    item = fight.book.items[fight.book.beings[me.index].items + k]
    return {
        "name": name,
        "hand": "main" if me.main == k else "off" if me.off == k else None,
        "natural": item.natural,
        "level": item.level,
        "wear": me.wear[k],
        "broken": me.broken >> k & 1 == 1,
        "dropped": me.dropped >> k & 1 == 1,
        "left": me.left[k] if me.left[k] != 1 else None,
        "loaded": [me.steps[k], item.loading] if item.loading else None,
    }


def _arrows(fight: Fight, roster: Roster, me: Combatant) -> list[dict[str, Any]]:
    kinds = arrow_names(fight, roster, me)
    return [{"name": name, "left": me.arrows[k], "nocked": me.nocked == k} for k, name in kinds.items()]


def _pieces(fight: Fight, roster: Roster, me: Combatant) -> list[dict[str, Any]]:
    being = fight.book.beings[me.index]
    rows = range(being.pieces, being.pieces + being.piece_count)
    return [
        {
            "name": roster.things["pieces"][row],
            "armour": max(0, fight.book.pieces[row].points - me.piece_lost[k]),
            "material": word(Material(fight.book.pieces[row].material)),
            "wear": me.piece_wear[k],
        }
        for k, row in enumerate(rows)
    ]


def _opening(fight: Fight, roster: Roster, me: Combatant) -> dict[str, Any] | None:
    if not has_opening(fight, me):
        return None
    last = me.opening_until - 1
    against = roster.names[me.opening_on]
    opening = {"opening": word(Opening(me.opening)), "name": against}
    return {**opening, "until": [last // MOMENTS + 1, last % MOMENTS + 1]}


def armour_class(fight: Fight, me: Combatant) -> str:
    """IH-18.1: the class of the armour in words."""
    return CLASSES[wear.armour_class(fight, me)]


def figures_of(known: Iterable[str], me: Any, locations: int) -> dict[str, int]:
    """The figures that the GM may set, those of as many locations as there are."""
    plain = {name: int(getattr(me, name)) for name in known if not name.startswith("hurt")}
    return plain | {f"hurt{k + 1}": me.hurt[k] for k in range(locations)}


def _combatant(fight: Fight, roster: Roster, me: Combatant) -> dict[str, Any]:
    others = [k for k in range(fight.count) if k != me.index]
    return {
        "name": roster.names[me.index],
        "side": roster.sides[me.side],
        "able": bool(able(me)),
        "initiative": me.initiative if me.placed else None,
        "bars": _bars(fight, me),
        "tags": [word(condition) for condition in conditions(fight, me)],
        "joins": max(me.joins, fight.round + 1) if me.presence == Presence.LATE else None,
        **_standing(fight, me),
        "distances": {roster.names[k]: gap(fight, me, fight.combatants[k]) for k in others},
        "locations": _locations(fight, roster, me),
        "wounds": _wounds(fight, roster, me),
        "bleeding": bleeding(me),
        "items": _items(fight, roster, me),
        "arrows": _arrows(fight, roster, me),
        "pieces": _pieces(fight, roster, me),
        "class": armour_class(fight, me),
        "poison": roster.things["poisons"][me.poison] if me.poison >= 0 and me.poison_left > 0 else None,
        "aim": roster.names[me.aim_at] if me.aim_at >= 0 else None,
        "opening": _opening(fight, roster, me),
        "grappled": roster.names[me.grappled] if me.grappled >= 0 else None,
        "actions": {"attacks": me.attacks_left, "defences": me.defences_left},
        "figures": figures_of(FIGURES, me, _table(fight, me).count),
    }


def _standing(fight: Fight, me: Combatant) -> dict[str, Any]:
    """Where somebody stands on the map, which way it faces, what it covers; nothing of this where there is none."""
    if not mapped(fight) or not inside(fight.book.terrain, me.piece.place) or me.presence not in FIELD:
        return NO_PIECE
    return piece_view(HEXES, me.piece)


# ---- the fight ------------------------------------------------------------------------------------------------------


def _map(fight: Fight) -> dict[str, Any] | None:
    """The map as it is now, None without one."""
    if not mapped(fight):
        return None
    return {
        **map_view("hex", fight.book.terrain, fight.doors),
        "fire": places(HEXES, places_in(fight.book.flames)),
    }


def order(fight: Fight) -> list[int]:
    """IH-1.3: those who have rolled initiative and can act, in the order of their turns."""
    placed = [me for me in (fight.combatants[k] for k in range(fight.count)) if me.placed and able(me)]
    return [me.index for me in sorted(placed, key=lambda me: -rank(fight, me))]


def view(fight: Fight, roster: Roster) -> dict[str, Any]:
    """The state as a screen shows it, JSON-ready."""
    return {
        "round": fight.round,
        "moment": fight.moment,
        "round_limit": fight.round_limit,
        "over": fight.over,
        "dark": fight.dark,
        "actor": roster.names[fight.actor] if fight.actor >= 0 else None,
        "order": [roster.names[k] for k in order(fight)],
        "map": _map(fight),
        "combatants": [_combatant(fight, roster, fight.combatants[k]) for k in range(fight.count)],
    }
