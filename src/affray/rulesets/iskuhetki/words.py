"""Names for the numbers of a running fight: the options of a choice, and what texts say of an event.

The roster's things, by which these name what the records hold as numbers:

    items      by row of `book.items`
    arrows     by row of `book.arrows`
    pieces     by row of `book.pieces`
    locations  by `table * LOCATIONS + location`, the table being a row of `book.tables`
    poisons    by row of `book.poisons`

Options are words of the programming interface: `strike`, `7,4` for a hex, the name of a thing or of somebody. Some are
made of several words, which texts tell word by word (`core.texts`): `parry: long-sword`, or `2: cut 3, chest` for the
second wound, a cut of 3 points in the chest.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from enum import IntEnum

from affray.core.grid import y_of
from affray.core.hexes import NAMES, column_of
from affray.core.live import Told
from affray.core.referee import NOBODY
from affray.core.ruleset import Roster
from affray.rulesets.iskuhetki.codes import Decision, Event
from affray.rulesets.iskuhetki.kinds import (
    Action,
    Blow,
    Cover,
    Follow,
    Grade,
    MainWay,
    Manoeuvre,
    Opening,
    Way,
    WoundKind,
)
from affray.rulesets.iskuhetki.model import LOCATIONS, Combatant, Fight
from affray.rulesets.iskuhetki.rules.packed import wound_kind, wound_points, wound_where
from affray.rulesets.iskuhetki.rules.pools import NO, YES, parry_slot
from affray.rulesets.iskuhetki.rules.state import MAIN, OFF

Words = dict[str, str | int]


def word(member: IntEnum) -> str:
    """An enum's member as an option is written: CLEAR_EYES is clear-eyes."""
    return member.name.lower().replace("_", "-")


def manoeuvre_key(member: Manoeuvre) -> str:
    """What texts call a manoeuvre; a torch is a weapon, and so isn't one of them."""
    return "set-alight" if member == Manoeuvre.TORCH else word(member)


def cover_key(member: Cover) -> str:
    """What texts call that before which a shield is held; a head alone is a location."""
    return f"cover-{word(member)}"


def slot_names(fight: Fight, roster: Roster, me: Combatant) -> dict[int, str]:
    """The items of a combatant by slot."""
    being = fight.book.beings[me.index]
    return {k: roster.things["items"][being.items + k] for k in range(being.item_count)}


def _weapons(fight: Fight, roster: Roster, me: Combatant) -> dict[int, str]:
    """The items of a combatant by slot; of those with the same name also where each is: `dagger: off-hand`."""
    names = slot_names(fight, roster, me)
    twice = {name for name in names.values() if list(names.values()).count(name) > 1}
    return {k: f"{name}: {_whereabouts(me, k)}" if name in twice else name for k, name in names.items()}


def _whereabouts(me: Combatant, slot: int) -> str:
    if slot in (me.main, me.off):
        return "main-hand" if slot == me.main else "off-hand"
    return "ground" if me.dropped >> slot & 1 else "belt"


def arrow_names(fight: Fight, roster: Roster, me: Combatant) -> dict[int, str]:
    """The kinds of arrows of a combatant."""
    being = fight.book.beings[me.index]
    return {k: roster.things["arrows"][being.arrows + k] for k in range(being.arrow_count)}


def location_name(fight: Fight, roster: Roster, who: int, location: int) -> str:
    """A hit location of a combatant."""
    return roster.things["locations"][fight.book.beings[who].table * LOCATIONS + location]


def location_names(fight: Fight, roster: Roster, who: int) -> dict[int, str]:
    """The hit locations of a combatant."""
    count = fight.book.tables[fight.book.beings[who].table].count
    return {k: location_name(fight, roster, who, k) for k in range(count)}


def hex_name(place: int) -> str:
    """A hex as encounters write it: column and row, both from 0."""
    return f"{column_of(place)},{y_of(place)}"


def _who_is_seen_to(fight: Fight, who: int) -> int:
    """Whose locations or wounds a choice is about: those of the one whom the action is on, else one's own."""
    return fight.target if 0 <= fight.target < fight.count else who


def _wounds(fight: Fight, roster: Roster, who: int) -> dict[int, str]:
    whose = _who_is_seen_to(fight, who)
    me = fight.combatants[whose]
    return {k: _wound(fight, roster, whose, k) for k in range(me.wound_count)}


def _wound(fight: Fight, roster: Roster, who: int, k: int) -> str:
    wound = fight.combatants[who].wounds[k]
    where = location_name(fight, roster, who, wound_where(wound))
    return f"{k + 1}: {word(WoundKind(wound_kind(wound)))} {wound_points(wound)}, {where}"


def _parry(fight: Fight, roster: Roster, me: Combatant, way: Way) -> str:
    slot = parry_slot(fight, me, way)
    return f"{word(way)}: {slot_names(fight, roster, me)[slot]}" if slot >= 0 else word(way)


def _ways(fight: Fight, roster: Roster, me: Combatant) -> dict[int, str]:
    parries = {int(way): _parry(fight, roster, me, way) for way in (Way.PARRY, Way.PARRY_OFF)}
    return {**{int(way): word(way) for way in Way}, **parries}


def _main_ways(fight: Fight, roster: Roster, me: Combatant) -> dict[int, str]:
    parries = {
        int(MainWay.PARRY): _parry(fight, roster, me, Way.PARRY),
        int(MainWay.PARRY_OFF): _parry(fight, roster, me, Way.PARRY_OFF),
    }
    return {**{int(way): word(way) for way in MainWay}, **parries}


_ENUMS: dict[int, type[IntEnum]] = {Decision.ACTION: Action, Decision.FOLLOW: Follow, Decision.BLOW: Blow}
_DIRECTIONS, _WHETHER = dict(enumerate(NAMES)), {NO: "no", YES: "yes"}
_FIXED: dict[int, dict[int, str]] = {
    Decision.MANOEUVRE: {**{int(each): manoeuvre_key(each) for each in Manoeuvre}, NOBODY: "no-manoeuvre"},
    Decision.COVER: {int(each): cover_key(each) for each in Cover},
    Decision.DROP: {MAIN: "main-hand", OFF: "off-hand"},
    Decision.FACING: _DIRECTIONS,
    Decision.DOOR: _DIRECTIONS,
    Decision.PURE_DEFENCE: _WHETHER,
    Decision.COUNTER_MOVE: _WHETHER,
    Decision.ANNOUNCE: _WHETHER,
}
_OF_THINGS: dict[int, Callable[[Fight, Roster, Combatant], dict[int, str]]] = {
    Decision.WEAPON: _weapons,
    Decision.ARROW: arrow_names,
    Decision.DEFENCE: _ways,
    Decision.MAIN_WAY: _main_ways,
}


def option_names(fight: Fight, roster: Roster, who: int, decision: int) -> Mapping[int, str]:
    """The options of a choice by number."""
    if decision in _ENUMS:
        return {int(member): word(member) for member in _ENUMS[decision]}
    if decision in _FIXED:
        return _FIXED[decision]
    if decision in _OF_THINGS:
        return _OF_THINGS[decision](fight, roster, fight.combatants[who])
    if decision in (Decision.AIM, Decision.LOCATION):
        return location_names(fight, roster, _who_is_seen_to(fight, who))
    if decision == Decision.WOUND:
        return _wounds(fight, roster, who)
    return {**dict(enumerate(roster.names)), NOBODY: "nobody"}


def value_name(fight: Fight, roster: Roster, decision: int, value: int) -> str:
    """A hex, the only thing that is picked from a list."""
    return hex_name(value)


# ---- events ---------------------------------------------------------------------------------------------------------


def _as_it_is(name: str) -> Callable[[Fight, Roster, Told, int], Words]:
    return lambda fight, roster, told, value: {name: value}


def _item(fight: Fight, roster: Roster, told: Told, value: int) -> Words:
    return {"weapon": roster.things["items"][value]}


def _place(fight: Fight, roster: Roster, told: Told, value: int) -> Words:
    return {"location": location_name(fight, roster, told.who, value)}


def _whose(fight: Fight, roster: Roster, told: Told, value: int) -> Words:
    """A location of another, or one's own, and which of the two."""
    own = told.other < 0 or told.other == told.who
    place = location_name(fight, roster, told.who if own else told.other, value)
    return {"manner": "self" if own else "other", "location": place}


def _enum(name: str, enum: type[IntEnum]) -> Callable[[Fight, Roster, Told, int], Words]:
    return lambda fight, roster, told, value: {name: word(enum(value))}


def _one_of(name: str, *names: str) -> Callable[[Fight, Roster, Told, int], Words]:
    return lambda fight, roster, told, value: {name: names[value]}


def _manoeuvre(fight: Fight, roster: Roster, told: Told, value: int) -> Words:
    return {"manoeuvre": manoeuvre_key(Manoeuvre(value))}


def _cover(fight: Fight, roster: Roster, told: Told, value: int) -> Words:
    return {"cover": cover_key(Cover(value))}


def _side(fight: Fight, roster: Roster, told: Told, value: int) -> Words:
    return {"side": roster.sides[value]}


def _steps(fight: Fight, roster: Roster, told: Told, value: int) -> Words:
    """A movement: how many hexes, and to where; without a map towards or away from whom."""
    manner = "plain"
    if told.values[1]:
        manner = "place"
    elif told.other >= 0:
        manner = "away" if value < 0 else "towards"
    return {"hexes": abs(value), "manner": manner}


def _hex(fight: Fight, roster: Roster, told: Told, value: int) -> Words:
    return {"place": hex_name(value) if value else ""}


def _unsaid(fight: Fight, roster: Roster, told: Told, value: int) -> Words:
    return {}


_GRADE, _WAY, _CHANCE, _ROLL = _enum("grade", Grade), _enum("way", Way), _as_it_is("chance"), _as_it_is("roll")
_COUNTERS, _POINTS, _HEXES = _as_it_is("counters"), _as_it_is("points"), _as_it_is("hexes")
_LEFT, _STAMINA = _as_it_is("left"), _as_it_is("stamina")

# What a, b and c of an event are, as far as a text tells them.
_TOLD: dict[int, tuple[Callable[[Fight, Roster, Told, int], Words], ...]] = {
    Event.INITIATIVE: (_as_it_is("total"),),
    Event.ROUND: (_as_it_is("round"),),
    Event.MOMENT: (_as_it_is("moment"), _as_it_is("round")),
    Event.WINS: (_side,),
    Event.ROUND_LIMIT: (_as_it_is("rounds"),),
    Event.MOVES: (_steps, _hex),
    Event.COUNTERS: (_steps, _hex),
    Event.COUNTER_FAILS: (_ROLL, _CHANCE),
    Event.WALKS: (_steps, _hex, _one_of("gait", "walk", "run")),
    Event.FACES: (_one_of("direction", *NAMES),),
    **dict.fromkeys((Event.STRIKES, Event.SHOOTS, Event.THROWS), (_ROLL, _CHANCE, _item)),
    Event.GRADE: (_GRADE,),
    Event.DEFENDS: (_ROLL, _CHANCE, _WAY),
    Event.DEFENCE_GRADE: (_GRADE, _unsaid, _WAY),
    Event.STOPS: (_unsaid, _unsaid, _WAY),
    Event.DAMAGE: (_as_it_is("damage"),),
    Event.ABSORBED: (_as_it_is("armour"), _place),
    Event.WOUND: (_enum("wound", WoundKind), _POINTS, _place),
    Event.HP: (_as_it_is("hp"), _as_it_is("full"), _place),
    Event.BLOOD: (_as_it_is("lost"), _LEFT),
    Event.BLEEDS: (_COUNTERS,),
    Event.ORGAN: (_place, _one_of("organ", "hurt", "hurt", "badly")),
    **dict.fromkeys((Event.LOCATION, Event.CRACK, Event.BREAK, Event.USELESS, Event.MAIMED, Event.ALIGHT), (_place,)),
    **dict.fromkeys((Event.SPREADS, Event.STUCK, Event.PULLED, Event.COVERED), (_place,)),
    **dict.fromkeys((Event.DROPS, Event.BROKEN, Event.NO_ARROWS), (_item,)),
    Event.TAKES: (_item, _one_of("manner", "draw", "pick-up", "put-away")),
    Event.OPENING: (_enum("opening", Opening),),
    Event.MANOEUVRE: (_manoeuvre,),
    Event.SECOND: (_ROLL, _CHANCE, _one_of("happens", "no", "yes")),
    **dict.fromkeys((Event.SAVED, Event.NOT_SAVED), (_ROLL, _as_it_is("limit"))),
    Event.TRIES: (_ROLL, _CHANCE, _manoeuvre),
    **dict.fromkeys((Event.SEES, Event.STILL_BLIND), (_ROLL,)),
    **dict.fromkeys((Event.WORN, Event.SHIELD_WORN), (_item, _COUNTERS)),
    Event.HOLDS: (_item, _ROLL, _as_it_is("threshold")),
    Event.DISARMED: (_item, _HEXES),
    **dict.fromkeys((Event.EVADES, Event.PUSHED), (_HEXES,)),
    Event.HURLED: (_HEXES, _as_it_is("metres")),
    **dict.fromkeys((Event.SHOUTS, Event.STAYS, Event.POISONED, Event.RESISTS), (_ROLL, _CHANCE)),
    **dict.fromkeys((Event.FLEES, Event.STUN), (_as_it_is("moments"),)),
    Event.BURNS: (_place, _as_it_is("hp")),
    **dict.fromkeys((Event.DOUSED, Event.STILL_BURNS), (_whose,)),
    Event.IMPACT: (_as_it_is("metres"),),
    Event.RELOADS: (_item, _as_it_is("steps"), _as_it_is("needed")),
    Event.AIMS: (_as_it_is("steps"),),
    Event.COVERS: (_cover,),
    Event.PIERCED: (_POINTS, _place),
    Event.ARMOUR_WORN: (_place, _COUNTERS),
    Event.ARMOUR_BREAKS: (_place, _POINTS),
    **dict.fromkeys((Event.TIRES, Event.RESTS), (_STAMINA,)),
    Event.BLEEDING: (_as_it_is("lost"), _LEFT),
    Event.CLOTS: (_as_it_is("gone"), _LEFT),
    Event.AIDS: (_whose,),
    Event.AIDED: (_GRADE, _POINTS, _whose),
    Event.SHARES: (_enum("way", MainWay),),
    Event.ANNOUNCES: (_one_of("attacks", "no", "yes"),),
}


def event_words(fight: Fight, roster: Roster, told: Told) -> Mapping[str, str | int]:
    """What a text says of an event besides the names: see the list at the top of `texts/en.ftl`."""
    words: Words = {}
    for name, value in zip(_TOLD.get(told.event, ()), told.values, strict=False):
        words |= name(fight, roster, told, value)
    return words
