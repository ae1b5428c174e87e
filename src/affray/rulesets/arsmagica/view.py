"""What people see of a running fight: names for its numbers, and the state as a screen shows it."""

from __future__ import annotations

from collections.abc import Mapping
from enum import IntEnum
from typing import Any

from affray.core.kinds import Presence
from affray.core.live import Told
from affray.core.referee import NOBODY
from affray.core.ruleset import Figure, Roster
from affray.rulesets.arsmagica.codes import Condition, Decision, Event
from affray.rulesets.arsmagica.model import STEPS, Action, Combatant, Effect, Exertion, Fight, Intent, Slow, Way
from affray.rulesets.arsmagica.rules.defence import guarded, in_melee
from affray.rulesets.arsmagica.rules.figures import able, dead
from affray.rulesets.arsmagica.rules.order import entrants

# The figures that the GM may set, with their ranges (levels run from 0, unhurt and fresh, downwards).
FIGURES = {
    "body": Figure("body", 0, lambda fight, who: int(_ladder(fight, fight.combatants[who].body_ladder).last)),
    "fatigue": Figure("fatigue", 0, lambda fight, who: int(_ladder(fight, fight.combatants[who].fatigue_ladder).out)),
    "lost_turns": Figure("lost_turns", 0, 99),
    "flights": Figure("flights", 0, 99),
    "botch_dice": Figure("botch_dice", 0, 20),
    "armour": Figure("armour", 0, 99),
    "shield": Figure("shield", 0, 99),
    **{name: Figure(name, -20, 40) for name in ("quickness", "dexterity", "strength", "stamina", "size")},
}

OUTCOME = ("defender_body", "defender_dropped", "attacker_body", "attacker_lost_turns", "attacker_dropped")


def result(before: Fight, fight: Fight, attacker: int, defender: int) -> list[int]:
    """What an exchange comes to: the defender's body level, and what botches did (AM-1.4).

    Dropped are slots as bits.
    """
    me, foe = fight.combatants[attacker], fight.combatants[defender]
    return [foe.body, foe.dropped, me.body, me.lost_turns, me.dropped]


def _ladder(fight: Fight, row: int) -> Any:
    return fight.book.ladders[row]


def word(member: IntEnum) -> str:
    """An enum's member as an option is written: EXERT_ATTACK is exert-attack."""
    return member.name.lower().replace("_", "-")


def _slots(fight: Fight, roster: Roster, who: int) -> dict[int, str]:
    me = fight.combatants[who]
    return {k: roster.things["weapons"][me.weapons + k] for k in range(me.weapon_count)}


def _spells(fight: Fight, roster: Roster, who: int) -> dict[int, str]:
    me = fight.combatants[who]
    return {k: roster.things["spells"][me.spells + k] for k in range(me.spell_count)}


def option_names(fight: Fight, roster: Roster, who: int, decision: int) -> Mapping[int, str]:
    """The options of a choice by number."""
    enums: dict[int, type[IntEnum]] = {Decision.ACTION: Action, Decision.WAY: Way, Decision.TOO_SLOW: Slow}
    if decision in enums:
        return {int(member): word(member) for member in enums[decision]}
    if decision == Decision.INTENT:
        return {**_slots(fight, roster, who), int(Intent.SPELL): word(Intent.SPELL)}
    if decision == Decision.WEAPON:
        return _slots(fight, roster, who)
    if decision in (Decision.SPELL, Decision.FAST_CAST):
        return {**_spells(fight, roster, who), NOBODY: "none"}
    return {**dict(enumerate(roster.names)), NOBODY: "nobody"}


def value_name(fight: Fight, roster: Roster, decision: int, value: int) -> str:
    """Nothing is picked from a list in these rules."""
    return str(value)


def _weapon(roster: Roster, row: int) -> str:
    return roster.things["weapons"][row]


def _level(roster: Roster, ladder: int, level: int) -> str:
    return roster.things["levels"][ladder * STEPS + level]


# Events whose numbers are told as they are: the name of each that is told.
_PLAIN: dict[int, tuple[str, ...]] = {
    Event.INITIATIVE: ("total",),
    Event.TIE: ("total",),
    Event.ROUND: ("round",),
    Event.DEFENDS: ("total",),
    Event.MISSES: ("attackTotal", "defenceTotal"),
    Event.SOAKED: ("damage",),
    Event.HIT: ("levels", "damage"),
    Event.BOTCHES: ("zeros",),
    Event.FLEES: ("total",),
    Event.PURSUES: ("total",),
    Event.CONCENTRATES: ("total", "ease"),
    Event.CASTS: ("total", "level"),
    Event.RESISTS: ("resistance", "penetration"),
    Event.SPELL_HITS: ("levels", "damage"),
    Event.SPELL_SOAKED: ("damage",),
    Event.WARDS: ("soak", "cancels"),
    Event.HINDERS: ("penalty", "turns"),
    Event.AIDS: ("attack", "defence", "soak"),
    Event.FAST_CASTS: ("total", "initiative"),
    Event.ROUND_LIMIT: ("rounds",),
    Event.AIMS: ("total",),
}
_OF_WEAPON = {Event.DROPS, Event.DRAWS, Event.LOADS, Event.EMPTY}
_OF_SPELL = {Event.LOSES_SPELL, Event.SPELL_FAILS}


def event_words(fight: Fight, roster: Roster, told: Told) -> Mapping[str, str | int]:
    """What a text says of an event besides the names: see the list at the top of `texts/en.ftl`."""
    a, b, c = told.values
    words: dict[str, str | int] = dict(zip(_PLAIN.get(told.event, ()), told.values, strict=False))
    if told.event in _OF_WEAPON:
        words["weapon"] = _weapon(roster, a)
    elif told.event in _OF_SPELL:
        words["spell"] = roster.things["spells"][a]
    elif told.event == Event.CASTS:
        words["spell"] = roster.things["spells"][c]
    elif told.event in (Event.BODY, Event.FATIGUE):
        me = fight.combatants[told.who]
        ladder = me.body_ladder if told.event == Event.BODY else me.fatigue_ladder
        words |= {"level": _level(roster, ladder, a), "penalty": _ladder(fight, ladder).penalty[a]}
    else:
        words |= _rare_words(fight, roster, told.event, told.who, a, b, c)
    return words


def _rare_words(fight: Fight, roster: Roster, event: int, who: int, a: int, b: int, c: int) -> dict[str, str | int]:
    """The words of events that are like no other."""
    if event == Event.ATTACKS:
        manner = "shoot" if fight.book.weapons[b].reach else "strike"
        return {"total": a, "weapon": _weapon(roster, b), "manner": manner}
    if event == Event.DECLARES:
        spell = a == Intent.SPELL
        return {"intent": word(Intent.SPELL) if spell else _weapon(roster, fight.combatants[who].weapons + a)}
    if event == Event.MOVES:
        return {"paces": a, "way": word(Way(b)), "apart": c}
    if event == Event.EXERTS:
        return {"exertion": word(Exertion(a))}
    if event == Event.SPELL_ENDS:
        return {"effect": word(Effect(a))}
    if event == Event.WINS:
        return {"side": roster.sides[a]}
    return {}


def conditions(fight: Fight, me: Combatant) -> list[Condition]:
    """What a combatant is in just now."""
    weapon = fight.book.weapons[me.weapons + me.wielded]
    holds = {
        Condition.DEAD: dead(me),
        Condition.INCAPACITATED: me.body == _ladder(fight, me.body_ladder).out,
        Condition.UNCONSCIOUS: me.fatigue >= _ladder(fight, me.fatigue_ladder).out,
        Condition.AWAY: me.presence == Presence.AWAY,
        Condition.YIELDED: me.presence == Presence.YIELDED,
        Condition.LATE: me.presence == Presence.LATE,
        Condition.WAITING: me.waiting,
        Condition.LOSES_TURN: me.lost_turns > 0,
        Condition.EXERTED_ATTACK: me.exertion == Exertion.ATTACK,
        Condition.EXERTED_DEFENCE: me.exertion == Exertion.DEFENCE,
        Condition.RUNNING: me.running,
        Condition.GUARDING: me.guards >= 0 and able(me),
        Condition.GUARDED: guarded(fight) >> me.index & 1 == 1,
        Condition.WARDED: me.ward.rounds > 0,
        Condition.HINDERED: me.hinder.rounds > 0,
        Condition.AIDED: me.aid.rounds > 0,
        Condition.FAST_CAST: me.fast_spent,
        Condition.DISARMED: me.dropped != 0 and weapon.natural,
        Condition.MOUNTED: me.mounted,
    }
    return [condition for condition, held in holds.items() if held]


def _bar(roster: Roster, ladder: Any, row: int, level: int, last: int, name: str) -> dict[str, Any]:
    """A ladder as a bar: how many levels are left of how many, the level's name and its penalty."""
    left = {"name": name, "value": last - level, "max": last}
    return {**left, "level": _level(roster, row, level), "penalty": ladder.penalty[level]}


def _combatant(fight: Fight, roster: Roster, me: Combatant) -> dict[str, Any]:
    body, fatigue = _ladder(fight, me.body_ladder), _ladder(fight, me.fatigue_ladder)
    others = [k for k in range(fight.count) if k != me.index]
    return {
        "name": roster.names[me.index],
        "side": roster.sides[me.side],
        "group": roster.things["groups"][me.index],
        "able": able(me),
        "initiative": me.initiative if me.placed else None,
        "bars": [
            _bar(roster, body, me.body_ladder, me.body, body.last, "body"),
            _bar(roster, fatigue, me.fatigue_ladder, me.fatigue, fatigue.out, "fatigue"),
        ],
        "tags": [word(condition) for condition in conditions(fight, me)],
        "joins": max(me.joins, fight.round + 1) if me.presence == Presence.LATE else None,
        "weapon": _weapon(roster, me.weapons + me.wielded),
        "weapons": [
            {"name": name, "dropped": bool(me.dropped >> k & 1), "shots": None if me.shots[k] < 0 else me.shots[k]}
            for k, name in _slots(fight, roster, me.index).items()
        ],
        "spells": list(_spells(fight, roster, me.index).values()),
        "guards": roster.names[me.guards] if me.guards >= 0 else None,
        "engaged": [roster.names[k] for k in others if in_melee(fight, me, fight.combatants[k])],
        "distances": {roster.names[k]: me.distance[k] for k in others},
        "figures": {name: getattr(me, figure.path) for name, figure in FIGURES.items()},
    }


def order(fight: Fight) -> list[int]:
    """Those who have a place, in the order of their turns (AM-3.3)."""
    placed = [me for me in (fight.combatants[k] for k in range(fight.count)) if me.placed and able(me)]
    return [me.index for me in sorted(placed, key=lambda me: me.place)]


def view(fight: Fight, roster: Roster) -> dict[str, Any]:
    """The state as a screen shows it, JSON-ready."""
    return {
        "round": fight.round,
        "round_limit": fight.round_limit,
        "over": fight.over,
        "actor": roster.names[fight.actor] if fight.actor >= 0 else None,
        "order": [roster.names[k] for k in order(fight)],
        "entering": [name for k, name in enumerate(roster.names) if entrants(fight) >> k & 1],
        "combatants": [_combatant(fight, roster, fight.combatants[k]) for k in range(fight.count)],
    }
