"""What people see of a recovery: names for its numbers, and the state as a screen shows it."""

from __future__ import annotations

from collections.abc import Mapping
from enum import IntEnum
from typing import Any

from affray.core.live import Told
from affray.core.referee import NOBODY
from affray.core.ruleset import Figure, Roster
from affray.rulesets.iskuhetki.kinds import Grade, Sleep
from affray.rulesets.iskuhetki.model import LOCATIONS
from affray.rulesets.iskuhetki.recovery.codes import Condition, Decision, Event
from affray.rulesets.iskuhetki.recovery.model import (
    DAY,
    HOUR,
    Bone,
    Guard,
    Injury,
    Organ,
    Patient,
    Seam,
    Span,
    Treatment,
    Ward,
)
from affray.rulesets.iskuhetki.recovery.rules.hours import used_bones
from affray.rulesets.iskuhetki.recovery.rules.patients import awake, bleeding, handy, hp, pain, present, useless
from affray.rulesets.iskuhetki.recovery.rules.treatments import free, needs, needs_surgery, wounds_for
from affray.rulesets.iskuhetki.recovery.rules.weeks import unsettled, whole
from affray.rulesets.iskuhetki.view import FIGURES as IN_FIGHT
from affray.rulesets.iskuhetki.view import down_to, figures_of, full, hurts
from affray.rulesets.iskuhetki.words import Words, word

__all__ = ["FIGURES", "conditions", "event_words", "option_names", "result", "value_name", "view", "word"]

# The figures that the GM may set, with their ranges; as in the fight, as far as they still matter.
FIGURES = {
    "blood": Figure("blood", down_to("blood", -99), full("blood", "bodies")),
    "stamina": Figure("stamina", down_to("stamina", -99), full("stamina", "bodies")),
    **{name: IN_FIGHT[name] for name in ("poison_left", "dead", "sleep")},
    **hurts("bodies"),
}


def result(before: Ward, ward: Ward, attacker: int, defender: int) -> list[int]:
    """Nobody strikes."""
    return []


def location_name(roster: Roster, who: int, location: int) -> str:
    """What a location is called."""
    return roster.things["locations"][who * LOCATIONS + location]


# ---- options --------------------------------------------------------------------------------------------------------


def _injuries(me: Patient) -> list[Injury]:
    """The wounds that somebody has."""
    return [me.injuries[k] for k in range(me.injury_count)]


def wound_name(roster: Roster, me: Patient, injury: Injury) -> str:
    """A wound as an option is written: `left-thigh: cut 4, bleeding 2`."""
    kind = f"{word(injury.kind)} {injury.points}"
    return f"{location_name(roster, me.index, injury.where)}: {', '.join([kind, *_troubles(injury)])}"


def _troubles(injury: Injury) -> list[str]:
    """What is the matter with a wound besides its points."""
    holds = {
        f"bleeding {injury.bleed}": injury.bleed > 0,
        "arrow": injury.arrow,
        "organ-hurt": injury.organ == Organ.HURT,
        "organ-badly": injury.organ == Organ.BADLY,
        "cracked": injury.bone == Bone.CRACKED,
        "broken": injury.bone == Bone.BROKEN,
        "bone-set": injury.bone == Bone.SET,
        "crooked": injury.bone == Bone.CROOKED,
        f"infected {injury.infection}": injury.infection > 0,
    }
    return [name for name, held in holds.items() if held]


def _wounds(ward: Ward, roster: Roster) -> dict[int, str]:
    if ward.patient < 0:
        return {}
    me = ward.combatants[ward.patient]
    return {k: wound_name(roster, me, injury) for k, injury in enumerate(_injuries(me))}


_ENUMS: dict[int, type[IntEnum]] = {Decision.TREATMENT: Treatment, Decision.SPAN: Span}


def option_names(ward: Ward, roster: Roster, who: int, decision: int) -> Mapping[int, str]:
    """The options of a choice by number."""
    if decision in _ENUMS:
        return {int(member): word(member) for member in _ENUMS[decision]}
    if decision == Decision.WOUND:
        return _wounds(ward, roster)
    if decision == Decision.LIMB:
        return {k: location_name(roster, who, k) for k in range(ward.book.bodies[who].locations)}
    return {**dict(enumerate(roster.names)), NOBODY: "nobody"}


def value_name(ward: Ward, roster: Roster, decision: int, value: int) -> str:
    """Nothing is picked from a list in a recovery."""
    return str(value)


# ---- events ---------------------------------------------------------------------------------------------------------

# The names of a, b and c, "" for those that a text doesn't tell as they are.
_PLAIN: dict[int, tuple[str, ...]] = {
    Event.TIME: ("day",),
    Event.TREATS: ("roll", "chance"),
    Event.STILL_BLEEDS: ("", "counters"),
    Event.MENDS: ("points", "hp"),
    Event.WORSENS: ("points", "hp"),
    Event.STITCHED: ("", "bonus"),
    Event.RISK: ("", "factor"),
    Event.INFECTED: ("", "level"),
    Event.CROOKED: ("", "percent"),
    Event.PAIN: ("", "percent"),
    Event.SPLINTED: ("", "quality"),
    Event.GUARDED: ("", "roll", "quality"),
    Event.BLOOD_LOST: ("lost", "left"),
    Event.BLOOD_BACK: ("back", "left"),
    Event.CLOTS: ("gone", "left"),
    Event.BLEEDS: ("lost", "left"),
    **dict.fromkeys((Event.HEART_BEATS, Event.HEART_STOPS, Event.STAYS), ("roll", "chance")),
    **dict.fromkeys((Event.POISONED, Event.RESISTS), ("roll", "chance")),
    Event.ENDS: ("days",),
}
_PLACE_LAST = (Event.MENDS, Event.WORSENS)  # the location is c
_NOWHERE = (
    *(Event.TIME, Event.TREATS, Event.GRADE, Event.BLOOD_LOST, Event.BLOOD_BACK, Event.CLOTS, Event.BLEEDS),
    *(Event.SPARED, Event.HEART_BEATS, Event.HEART_STOPS, Event.STAYS, Event.FAINTS, Event.WAKES),
    *(Event.OUT_FOR_GOOD, Event.STIRS, Event.DIES, Event.POISONED, Event.RESISTS, Event.WELL, Event.COMES, Event.ENDS),
)


def event_words(ward: Ward, roster: Roster, told: Told) -> Mapping[str, str | int]:
    """What a text says of an event besides the names: see the list at the top of `texts/en.ftl`."""
    words: Words = {name: value for name, value in zip(_PLAIN.get(told.event, ()), told.values, strict=False) if name}
    if told.event not in _NOWHERE:
        place = told.values[2 if told.event in _PLACE_LAST else 0]
        words["location"] = location_name(roster, told.who, place)
    if told.event in (Event.TREATS, Event.GRADE):
        words["treatment"] = word(Treatment(told.values[2]))
    if told.event == Event.TREATS:
        words["manner"] = "self" if told.who == told.other else "other"
    if told.event == Event.TIME:
        words |= _when(told.values[0] * DAY + told.values[1] * HOUR + told.values[2])
    if told.event == Event.GRADE:
        words["grade"] = word(Grade(told.values[0]))
    if told.event in (Event.SPLINTED, Event.NO_SPLINT):
        words["guard"] = word(Guard(told.values[2]))
    return words


def _when(minutes: int) -> Words:
    """How long after the fight: days, and "3:05" hours and minutes, unless the day is "full"."""
    return {
        "day": minutes // DAY,
        "time": f"{minutes % DAY // HOUR}:{minutes % HOUR:02}",
        "manner": "part" if minutes % DAY else "full",
    }


# ---- the state ------------------------------------------------------------------------------------------------------


def conditions(ward: Ward, me: Patient) -> list[Condition]:
    """How somebody is just now."""
    injuries = _injuries(me)
    holds = {
        Condition.DEAD: me.dead,
        Condition.AWAY: not me.dead and not present(me),
        Condition.UNCONSCIOUS: not me.dead and me.sleep != Sleep.AWAKE,
    }
    if present(me):
        holds |= {
            Condition.BLEEDING: bleeding(ward, me) > 0,
            Condition.ORGAN: any(each.organ != Organ.SOUND for each in injuries),
            Condition.ARROW: any(each.arrow for each in injuries),
            Condition.INFECTED: any(each.infection > 0 for each in injuries),
            Condition.BROKEN: any(each.bone in (Bone.BROKEN, Bone.SET) for each in injuries),
            Condition.CRACKED: any(each.bone == Bone.CRACKED for each in injuries),
            Condition.TO_STITCH: any(each.seam == Seam.NEEDED and each.points > 0 for each in injuries),
            Condition.POISONED: me.poison >= 0 and me.poison_left > 0,
            Condition.TIRED: me.stamina < 0,
            Condition.MAIMED: me.maimed != 0,
            Condition.BUSY: bool(awake(me)) and not free(ward, me, Treatment.STITCHING),
            Condition.WELL: bool(whole(ward, me)),
        }
    return [condition for condition, held in holds.items() if held]


def _injury(roster: Roster, me: Patient, injury: Injury) -> dict[str, Any]:
    """A wound in full, JSON-ready."""
    return {
        "name": location_name(roster, me.index, injury.where),
        "wound": word(injury.kind),
        "points": injury.points,
        "damage": injury.damage,
        "bleed": injury.bleed,
        "arrow": injury.arrow,
        "seam": word(Seam(injury.seam)),
        "bone": word(Bone(injury.bone)),
        "late": injury.late,
        "pain": injury.pain,
        "guard": word(Guard(injury.guard)),
        "quality": injury.quality,
        "organ": word(Organ(injury.organ)),
        "degree": injury.degree,
        "bonus": injury.bonus,
        "factor": injury.factor,
        "infection": injury.infection,
        "scar": injury.scar,
    }


def _details(ward: Ward, roster: Roster, me: Patient) -> list[list[str]]:
    """A row for each wound, by locations: where it is, how the location is, and what is the matter with the wound."""
    rows: list[list[str]] = []
    for k in range(ward.book.bodies[me.index].locations):
        wounds = [", ".join(_of_wound(each)) for each in _injuries(me) if each.where == k and _shown(each)]
        if me.hurt[k] > 0 or me.maimed >> k & 1 or wounds:
            first, *others = wounds or [""]
            rows.append([location_name(roster, me.index, k), _of_location(ward, me, k), first])
            rows += [["", "", each] for each in others]
    return rows


def _care(ward: Ward, roster: Roster, me: Patient) -> list[dict[str, Any]]:
    """IH-16.12: what can be done for each wound, and who can, now or when they have the time again."""
    able = [k for k in range(ward.count) if handy(ward, ward.combatants[k])]
    found = []
    for k, injury in enumerate(_injuries(me) if present(me) else []):
        for treatment in Treatment:
            by = [each for each in able if wounds_for(ward, ward.combatants[each], me, treatment) >> k & 1]
            if needs(ward, me, injury, treatment):
                name = {"wound": wound_name(roster, me, injury), "treatment": word(treatment)}
                found.append({**name, "by": [roster.names[each] for each in by]})
    return found


def _shown(injury: Injury) -> bool:
    return bool(unsettled(injury)) or injury.arrow or injury.scar or injury.bone == Bone.CROOKED


def _of_location(ward: Ward, me: Patient, location: int) -> str:
    figures = f"hp {hp(ward, me, location)}/{ward.book.bodies[me.index].full[location]}"
    if me.maimed >> location & 1:
        return f"{figures}, maimed"
    if useless(ward, me, location):
        return f"{figures}, useless"
    return f"{figures}, in-use" if used_bones(me) >> location & 1 else figures


def _of_wound(injury: Injury) -> list[str]:
    """What a wound is, what is the matter with it, and what has been or is to be done for it."""
    holds = {
        f"degree {injury.degree}": injury.degree > 0,
        f"hinders {injury.pain}": injury.pain > 0,
        f"{word(Guard(injury.guard))} {injury.quality}": injury.guard != Guard.NONE,
        "to-stitch": injury.seam == Seam.NEEDED and injury.points > 0,
        "stitched": injury.seam == Seam.SEWN and injury.points > 0,
        "to-operate": bool(needs_surgery(injury)),
        "to-set": injury.bone == Bone.BROKEN and not injury.late,
        "scar": injury.scar,
    }
    points = [f"{word(injury.kind)} {injury.points}"] if injury.points > 0 else [f"healed-{word(injury.kind)}"]
    return [*points, *_troubles(injury), *(name for name, held in holds.items() if held)]


def _bars(ward: Ward, me: Patient) -> list[dict[str, Any]]:
    body = ward.book.bodies[me.index]
    blood = {"name": "blood", "value": me.blood, "max": body.blood, "level": ""}
    return [] if body.bloodless else [blood]


def _patient(ward: Ward, roster: Roster, me: Patient) -> dict[str, Any]:
    body = ward.book.bodies[me.index]
    return {
        "name": roster.names[me.index],
        "side": roster.sides[me.side],
        "able": bool(awake(me)),
        "bars": _bars(ward, me),
        "tags": [word(condition) for condition in conditions(ward, me)],
        "locations": [
            {
                "name": location_name(roster, me.index, k),
                "hp": int(hp(ward, me, k)),
                "full": body.full[k],
                "useless": bool(useless(ward, me, k)),
                "maimed": me.maimed >> k & 1 == 1,
                "used": me.used >> k & 1 == 1,
            }
            for k in range(body.locations)
        ],
        "wounds": [_injury(roster, me, injury) for injury in _injuries(me)],
        "details": [] if me.dead else _details(ward, roster, me),
        "care": _care(ward, roster, me),
        "pain": int(pain(me)),
        "figures": figures_of(FIGURES, me, body.locations),
    }


def view(ward: Ward, roster: Roster) -> dict[str, Any]:
    """The state as a screen shows it, JSON-ready."""
    return {
        "round": ward.round,
        "now": _when(ward.time),
        "over": ward.over,
        "actor": None,
        "order": [],
        "combatants": [_patient(ward, roster, ward.combatants[k]) for k in range(ward.count)],
    }
