"""From the end of a fight to the records of its recovery."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

from affray.core.gaps import Gaps
from affray.core.kinds import Presence
from affray.core.records import clone, fill, hold
from affray.core.ruleset import Roster, Setup
from affray.core.said import Said
from affray.rulesets.iskuhetki import model
from affray.rulesets.iskuhetki.kinds import HealingSkills, Kind, KnockoutCheck, Sleep, WoundKind
from affray.rulesets.iskuhetki.model import LOCATIONS
from affray.rulesets.iskuhetki.recovery.model import Body, Bone, Book, Injury, Organ, Patient, Seam, Ward
from affray.rulesets.iskuhetki.recovery.rules.patients import hp, present, stand_still
from affray.rulesets.iskuhetki.recovery.rules.weeks import whole
from affray.rulesets.iskuhetki.rules.packed import (
    wound_arrow,
    wound_bleed,
    wound_bone,
    wound_kind,
    wound_organ,
    wound_points,
    wound_staunched,
    wound_where,
)
from affray.rulesets.iskuhetki.setup import add as add_to_fight

STAYS = Said("who recovers stays; nobody is taken out", "stays")
IS_HERE = Said("only who is away can come back", "is-here")
PAIN = 5  # IH-9.16, IH-16.5: percent for each damage point
_SKILLS = ("first_aid", "healing", "open_wounds", "bonesetting", "carpentry", "masonry", "surgery")
_OF_BEING = ("con", "blood", "stamina", "humanoid", "bloodless", "bandages", *_SKILLS)
_OF_COMBATANT = ("index", "side", "presence", "blood", "stamina", "dead", "sleep", "maimed", "poison", "poison_left")
_OPEN = (WoundKind.CUT, WoundKind.STAB, WoundKind.HACK)


def begin(fight: model.Fight, roster: Roster) -> Setup:
    """IH-16: the calendar after a fight that is over; fires are out, and whoever grappled lets go."""
    ward = Ward(count=fight.count)
    ward.book.average = fight.options.healing_skills == HealingSkills.AVERAGE
    ward.book.hourly = fight.options.knockout_check == KnockoutCheck.HOUR
    ward.book.wake_factor = fight.options.wake_factor
    hold(ward.book, "poisons", map(clone, _rows(fight.book.poisons)))
    hold(ward.book, "bodies", [_body(fight, k) for k in range(fight.count)])
    hold(ward, "combatants", [_patient(fight.combatants[k]) for k in range(fight.count)])
    for k in range(fight.count):
        _look_over(ward, ward.combatants[k])
    return Setup(ward, _words(fight, roster))


def _rows(rows: Any) -> Any:
    """The rows in use, to walk over: set-up never runs compiled."""
    return rows


def _words(fight: model.Fight, roster: Roster) -> Roster:
    """Names, sides, who rolls, and by `combatant * LOCATIONS + location` what the locations are called."""
    locations = [name for k in range(fight.count) for name in _locations(fight, roster, k)]
    things = {"rolls": list(roster.things["rolls"]), "locations": locations}
    return Roster(list(roster.names), list(roster.sides), things)


def _locations(fight: model.Fight, roster: Roster, who: int) -> list[str]:
    """What somebody's locations are called: LOCATIONS names, "" for those that there are not."""
    first = fight.book.beings[who].table * LOCATIONS
    names = roster.things["locations"][first : first + LOCATIONS]
    return [*names, *[""] * (LOCATIONS - len(names))]


def _body(fight: model.Fight, who: int) -> Body:
    """What the sheet says."""
    being = fight.book.beings[who]
    table = fight.book.tables[being.table]
    made = Body(**{name: getattr(being, name) for name in _OF_BEING}, locations=table.count)
    for name, rows in (("full", being.full), ("kind", table.kind), ("flank", table.flank)):
        fill(getattr(made, name), [int(rows[k]) for k in range(LOCATIONS)])
    return made


def _patient(me: model.Combatant) -> Patient:
    """How the fight has left somebody."""
    made = Patient(**{name: getattr(me, name) for name in _OF_COMBATANT}, injury_count=me.wound_count)
    fill(made.hurt, [int(me.hurt[k]) for k in range(LOCATIONS)])
    hold(made, "injuries", [_injury(me.wounds[k]) for k in range(me.wound_count)])
    return made


def _injury(wound: int) -> Injury:
    """IH-9.17: a wound, unpacked."""
    made = Injury(where=wound_where(wound), kind=WoundKind(wound_kind(wound)), bleed=wound_bleed(wound))
    made.damage = made.points = wound_points(wound)
    made.arrow, made.staunched = wound_arrow(wound) == 1, wound_staunched(wound) == 1
    made.bone, made.organ = Bone(wound_bone(wound)), Organ(wound_organ(wound))
    made.pain = PAIN * made.damage if made.bone != Bone.SOUND else 0
    bled = made.bleed > 0 or made.staunched or made.damage > 1
    if made.kind in _OPEN and bled:
        made.seam = Seam.NEEDED
    return made


def _look_over(ward: Ward, me: Patient) -> None:
    """IH-12, IH-13.1: what follows from the HP of the locations: for burns, and for who is unconscious for good."""
    body = ward.book.bodies[me.index]
    for injury in _rows(me.injuries):
        if injury.kind == WoundKind.BURN:
            injury.degree = degree(hp(ward, me, injury.where), body.full[injury.where])
    for k in range(body.locations if me.sleep == Sleep.FOR_GOOD else 0):
        floor = body.kind[k] == Kind.ABDOMEN and hp(ward, me, k) <= -body.full[k]
        if floor or (body.kind[k] == Kind.HEAD and hp(ward, me, k) <= 0):
            me.deep |= 1 << k
    if me.sleep == Sleep.FOR_GOOD and me.deep == 0:
        me.sleep = Sleep.FAINTED
    me.well = present(me) and bool(whole(ward, me))


def degree(left: int, full: int) -> int:
    """IH-13.1: above half first, below zero third, else second."""
    if left < 0:
        return 3
    return 1 if 2 * left > full else 2


def setup(encounter: Any) -> Setup:
    """A recovery comes after a fight: `begin` makes it."""
    raise TypeError("a recovery begins from a fight, not from an encounter")


def leave(ward: Ward, who: int) -> None:
    """Nobody is taken out of a recovery: who goes away heals elsewhere. Raises ValueError."""
    raise ValueError(STAYS)


def rejoin(ward: Ward, who: int) -> None:
    """IH-5.2: one who left the field, or never came to it, is there from now on. Raises ValueError for others."""
    me = ward.combatants[who]
    if me.presence not in (Presence.AWAY, Presence.LATE):
        raise ValueError(IS_HERE)
    me.presence = Presence.IN
    me.arrives = True
    stand_still(ward)


def add(ward: Ward, roster: Roster, sheet: Any) -> Ward:
    """IH-16: one more comes to help, with a sheet as of a fight's joiner; the ward itself stays as it is.

    Raises Faults for a faulty sheet, or one that doesn't fit in.
    """
    words = deepcopy(roster)
    fight = add_to_fight(_stand_in(ward, words), words, sheet)
    who, grown = ward.count, clone(ward)
    book = Book(average=ward.book.average, hourly=ward.book.hourly, wake_factor=ward.book.wake_factor)
    hold(book, "bodies", [*_rows(ward.book.bodies), _body(fight, who)])
    hold(book, "poisons", _rows(ward.book.poisons))
    grown.book = book  # type: ignore[misc]  # shared by clones, so this one gets its own
    hold(grown, "combatants", [*_rows(grown.combatants), _patient(fight.combatants[who])])
    grown.count = who + 1
    newcomer = grown.combatants[who]
    newcomer.presence = Presence.IN
    newcomer.arrives = True
    stand_still(grown)
    _look_over(grown, newcomer)
    roster.names[who:] = [words.names[who]]
    roster.things["rolls"][who:] = [words.things["rolls"][who]]
    roster.things["locations"][who * LOCATIONS :] = _locations(fight, words, who)
    return grown


def _stand_in(ward: Ward, words: Roster) -> model.Fight:
    """A fight of as many as there are on the ward, about whom nothing is known; `words` gets what goes with it."""
    words.things = {"groups": [""] * ward.count, "rolls": list(words.things["rolls"]), "locations": [""] * LOCATIONS}
    fight = model.Fight(count=ward.count)
    sides = [me.side for me in _rows(ward.combatants)]
    hold(fight, "combatants", [model.Combatant(index=k, side=side) for k, side in enumerate(sides)])
    hold(fight, "gaps", [Gaps() for _ in sides])
    hold(fight.book, "beings", [model.Being() for _ in sides])
    hold(fight.book, "tables", [model.Table()])
    return fight
