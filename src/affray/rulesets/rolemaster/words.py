"""Words for the numbers of a running fight: options, and what texts say of events."""

from __future__ import annotations

from collections.abc import Mapping
from enum import IntEnum

from affray.core.live import Told
from affray.core.map_view import at
from affray.core.referee import NOBODY
from affray.core.ruleset import Roster
from affray.rulesets.rolemaster.charts import CriticalType, Severity
from affray.rulesets.rolemaster.codes import Decision, Event
from affray.rulesets.rolemaster.model import WEAPONS, Action, Fight, Gait, Outcome, Phase, Shows
from affray.rulesets.rolemaster.placing import on
from affray.rulesets.rolemaster.rules.split import AS_IT_COMES

_ENUMS: dict[int, type[IntEnum]] = {
    Decision.ACTION: Action,
    Decision.PHASE: Phase,
    Decision.GAIT: Gait,
    Decision.SHOWS: Shows,
}
# Events whose numbers are told as they are: the name of each that is told.
_PLAIN: dict[int, tuple[str, ...]] = {
    Event.ROUND: ("round",),
    Event.INITIATIVE: ("total",),
    Event.TIE: ("face",),
    Event.PARRIES: ("share",),
    Event.DECLARES_BLOWS: ("blows", "parry"),
    Event.GUARDS: ("parry",),
    Event.LOSES: ("hits",),
    Event.STUNNED: ("rounds",),
    Event.NO_PARRY: ("rounds",),
    Event.MUST_PARRY: ("rounds",),
    Event.BLEEDS: ("hits",),
    Event.WEAKENED: ("penalty",),
    Event.BLOOD_LOST: ("hits",),
    Event.SINKS: ("rounds",),
    Event.DYING: ("rounds",),
    Event.STALKS: ("total",),
    Event.SUBDUES: ("total", "level"),
    Event.RESISTS: ("roll", "wanted"),
    Event.KNOCKED_OUT: ("minutes",),
    Event.MOVES: ("metres", "apart"),
    Event.WALKS: ("metres",),
    Event.CLOSES_IN: ("metres",),
    Event.STRAY: ("most",),
    Event.SHOVED: ("metres",),
    Event.HELD: ("roll",),
    Event.ROUND_LIMIT: ("rounds",),
}
_OF_WEAPON = {
    Event.FUMBLES,
    Event.TESTED,
    Event.BREAKS,
    Event.DROPS,
    Event.DRAWS,
    Event.READIES,
    Event.EMPTY,
}
_OF_WORDING = {Event.CRITICAL, Event.FUMBLE}
_OF_SEVERITY = {Event.TOO_LARGE, Event.FORCED}


def word(member: IntEnum) -> str:
    """An enum's member as an option is written: FIRST_AID is first-aid."""
    return member.name.lower().replace("_", "-")


def slot_names(fight: Fight, roster: Roster, who: int) -> dict[int, str]:
    """The weapons of somebody by slot."""
    being = fight.book.beings[who]
    return {k: roster.things["weapons"][being.weapons + k] for k in range(being.weapon_count)}


def option_names(fight: Fight, roster: Roster, who: int, decision: int) -> Mapping[int, str]:
    """The options of a choice by number."""
    if decision in _ENUMS:
        return {int(member): word(member) for member in _ENUMS[decision]}
    if decision == Decision.CHOSEN:
        return {**{int(kind): word(kind) for kind in CriticalType}, AS_IT_COMES: "as-it-comes"}
    if decision == Decision.WEAPON:
        slots = slot_names(fight, roster, who)
        return slots | {WEAPONS + k: f"off-hand: {name}" for k, name in slots.items()}
    if decision in (Decision.FACING, Decision.DOOR):
        return dict(enumerate(on(fight).NAMES))
    return {**dict(enumerate(roster.names)), NOBODY: "nobody"}


def place_word(fight: Fight, place: int) -> str:
    """A place of the map, as column and row."""
    return ",".join(map(str, at(on(fight), place)))


def value_name(fight: Fight, roster: Roster, decision: int, value: int) -> str:
    """A place of the map, as column and row."""
    return place_word(fight, value)


def event_words(fight: Fight, roster: Roster, told: Told) -> Mapping[str, str | int]:
    """What a text says of an event besides the names: see the list at the top of `texts/en.ftl`."""
    a, b, c = told.values
    words: dict[str, str | int] = dict(zip(_PLAIN.get(told.event, ()), told.values, strict=False))
    if told.event in _OF_WEAPON:
        words["weapon"] = roster.things["weapons"][a]
    elif told.event in _OF_WORDING:
        words["wording"] = roster.things["wordings"][a]
    elif told.event in _OF_SEVERITY:
        words["severity"] = Severity(a).name
    else:
        words |= _rare_words(fight, roster, told.event, a, b, c)
    return words


def _rare_words(fight: Fight, roster: Roster, event: int, a: int, b: int, c: int) -> dict[str, str | int]:
    """The words of events that are like no other."""
    if event == Event.DECLARES:
        return {"action": word(Action(a)), "phase": word(Phase(b))}
    if event == Event.ATTACKS:
        return {"total": a, "weapon": roster.things["weapons"][b], "roll": c}
    if event == Event.HITS:
        return {"hits": a, "severity": Severity(b).name.lower(), "type": word(CriticalType(c))}
    if event == Event.AIDS:
        return {"total": a, "outcome": word(Outcome(b)), "left": c}
    if event == Event.WALKS:
        return {"place": place_word(fight, b)}
    if event in (Event.FACES, Event.OPENS, Event.CLOSES):
        return {"direction": on(fight).NAMES[a]}
    if event == Event.WINS:
        return {"side": roster.sides[a]}
    return {}
