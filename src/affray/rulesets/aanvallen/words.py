"""What people call the numbers of a running fight: options, squares, and what events are about."""

from __future__ import annotations

from collections.abc import Mapping
from enum import IntEnum

from affray.core.grid import y_of
from affray.core.live import Told
from affray.core.referee import NOBODY
from affray.core.ruleset import Roster
from affray.core.squares import NAMES, column_of
from affray.rulesets.aanvallen.codes import Decision, Event
from affray.rulesets.aanvallen.kinds import Action, Answer, Band, Talent
from affray.rulesets.aanvallen.model import SHIELD, Combatant, Fight


def word(member: IntEnum) -> str:
    """An enum's member as an option is written: PICK_UP is pick-up."""
    return member.name.lower().replace("_", "-")


def square(place: int) -> str:
    """A square as a pick names it: its column and row."""
    return f"{column_of(place)},{y_of(place)}"


def slot_names(fight: Fight, roster: Roster, me: Combatant) -> dict[int, str]:
    """What somebody has in its slots: weapons, and its shield."""
    being = fight.book.beings[me.index]
    names = {k: roster.things["weapons"][being.weapons + k] for k in range(being.weapon_count)}
    return names | ({SHIELD: roster.things["shields"][me.index]} if being.block >= 0 else {})


def grenade_names(fight: Fight, roster: Roster, me: Combatant) -> dict[int, str]:
    """The kinds of grenades that somebody has."""
    being = fight.book.beings[me.index]
    return {k: roster.things["grenades"][being.grenades + k] for k in range(being.grenade_count)}


def _doors(fight: Fight) -> dict[int, str]:
    """Doors by the square beside which they are, and the side."""
    terrain = fight.book.terrain
    doors = {k: terrain.doors[k] for k in range(terrain.door_count)}
    return {k: f"{square(door.place)} {NAMES[door.direction]}" for k, door in doors.items()}


_ENUMS: Mapping[int, type[IntEnum]] = {
    Decision.ACTION: Action,
    Decision.BAND: Band,
    Decision.FALL_BACK: Answer,
}


def option_names(fight: Fight, roster: Roster, who: int, decision: int) -> Mapping[int, str]:
    """The options of a choice by number."""
    if decision in _ENUMS:
        return {int(member): word(member) for member in _ENUMS[decision]}
    if decision in (Decision.KIND, Decision.ON_TOP):
        return {**dict(enumerate(roster.things["attacks"])), NOBODY: "nothing-more"}
    if decision == Decision.DEFENCE:
        return {**dict(enumerate(roster.things["defences"])), NOBODY: "no-defence"}
    if decision == Decision.FACING:
        return {k: f"facing-{name}" for k, name in enumerate(NAMES)}
    if decision in (Decision.WEAPON, Decision.ITEM):
        return slot_names(fight, roster, fight.combatants[who])
    if decision == Decision.GRENADE:
        return grenade_names(fight, roster, fight.combatants[who])
    if decision == Decision.DOOR:
        return _doors(fight)
    return dict(enumerate(roster.names))


def value_name(fight: Fight, roster: Roster, decision: int, value: int) -> str:
    """What is picked from a list is a square."""
    return square(value)


# Events whose numbers are told as they are: the name of each that is told.
_PLAIN: Mapping[int, tuple[str, ...]] = {
    Event.LOT: ("die",),
    Event.ROUND: ("round",),
    Event.TURN: ("ap", "bp"),
    Event.MISSES: ("attack", "defence", "luck"),
    Event.HITS: ("attack", "defence", "luck"),
    Event.SHAKEN: ("points",),
    Event.WOUNDED: ("points",),
    Event.SURVIVES: ("test",),
    Event.CRITICAL: ("failed",),
    Event.DAZED: ("ap",),
    Event.BLEEDS: ("points",),
    Event.BLEEDING: ("points",),
    Event.LOADS: ("left",),
    Event.STAUNCHES: ("test",),
    Event.AID_FAILS: ("test",),
    Event.OFF_TARGET: ("squares",),
    Event.BLASTED: ("points",),
    Event.BURNS: ("rank",),
    Event.CATCHES_FIRE: ("rank",),
    Event.ROUND_LIMIT: ("rounds",),
}
_OF_SLOT = (Event.DROPS, Event.DRAWS, Event.PICKS_UP, Event.EMPTY)
_OF_GRENADE: Mapping[int, tuple[int, int]] = {  # which numbers are the grenade's row and the square
    Event.THROWS: (0, 1),
    Event.BURSTS: (1, 0),
    Event.SPRAYS: (1, 0),
}
_OF_SQUARE: Mapping[int, int] = {  # which number is the square
    Event.MOVES: 0,
    Event.FALLS_BACK: 0,
    Event.SMOKE_CLEARS: 0,
    Event.OFF_TARGET: 1,
}


def event_words(fight: Fight, roster: Roster, told: Told) -> Mapping[str, str | int]:
    """What a text says of an event besides the names: see the list at the top of `texts/en.ftl`."""
    words: dict[str, str | int] = dict(zip(_PLAIN.get(told.event, ()), told.values, strict=False))
    if told.event in _OF_SLOT:
        words["thing"] = slot_names(fight, roster, fight.combatants[told.who]).get(told.values[0], "")
    if told.event in _OF_GRENADE:
        row, place = (told.values[k] for k in _OF_GRENADE[told.event])
        words |= {"thing": roster.things["grenades"][row], "square": square(place)}
    if told.event in _OF_SQUARE:
        words["square"] = square(told.values[_OF_SQUARE[told.event]])
    return words | _rare_words(roster, told.event, *told.values)


def _rare_words(roster: Roster, event: int, a: int, b: int, c: int) -> dict[str, str | int]:
    """The words of events that are like no other."""
    if event == Event.DECLARES:
        return {"kinds": _kinds(roster, a), "weapon": roster.things["weapons"][b], "band": _band(c)}
    if event == Event.DEFENDS:
        defence = roster.things["defences"][a] if a >= 0 else "no-defence"
        return {"defence": defence, "back": b, "raised": c}
    if event == Event.SHAKEN:
        return {"place": roster.things["places"][b]}
    if event == Event.WOUNDED:
        return {"talent": Talent(b).name.lower(), "place": roster.things["places"][c]}
    if event == Event.MOVES:
        return {"bp": b // 2}
    if event == Event.TURNS:
        return {"facing": NAMES[a]}
    if event == Event.WINS:
        return {"side": roster.sides[a]}
    return {}


def _kinds(roster: Roster, bits: int) -> str:
    """Kinds of attack, one after the other."""
    return ", ".join(name for k, name in enumerate(roster.things["attacks"]) if bits >> k & 1)


def _band(band: int) -> str:
    return word(Band(band)) if band >= 0 else "none"
