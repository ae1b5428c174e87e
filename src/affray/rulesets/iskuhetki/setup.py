"""From sheets to the records of a fight.

The roster's things, by which texts name what the records hold as numbers:

    items      by row of `book.items`: weapons, shields, parts of the body
    arrows     by row of `book.arrows`
    pieces     by row of `book.pieces`: pieces of armour
    poisons    by row of `book.poisons`
    locations  by `table * LOCATIONS + location`, the table being a row of `book.tables`
    groups     by combatant: whom it stands with
    rolls      by combatant: "by hand" or "for me"

What has the name of an entry that comes with Affray is named by that one's key (`long-sword`), any other by the words
on its sheet.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from affray.core.company import NO_ROOM, NOT_AWAY, NOT_IN, Member, apart, enrol, misfits, roster_of
from affray.core.documents import Document, Faults, Loc
from affray.core.gaps import Gaps, come_beside
from affray.core.grid import NOWHERE, inside, places_in
from affray.core.kinds import Presence, Temper
from affray.core.placed import MAP_SAYS_JOINER, NO_MAP_JOINER, no_room_at, off_map
from affray.core.records import assign, clone, fill, hold
from affray.core.ruleset import Roster, Setup
from affray.core.said import words_of
from affray.core.wording import validate
from affray.rulesets.iskuhetki import model
from affray.rulesets.iskuhetki.body import ordered
from affray.rulesets.iskuhetki.gear import parted
from affray.rulesets.iskuhetki.ground_plan import GroundPlan, shown
from affray.rulesets.iskuhetki.house_rules import Options
from affray.rulesets.iskuhetki.kinds import BlowManoeuvres, HealingSkills, KnockoutCheck
from affray.rulesets.iskuhetki.model import Book, Fight, Hurl, Impact
from affray.rulesets.iskuhetki.placing import come_in, find_room, fits_there, no_room, settle
from affray.rulesets.iskuhetki.rules.actions import depart
from affray.rulesets.iskuhetki.rules.chances import item_row
from affray.rulesets.iskuhetki.rules.ground import gap
from affray.rulesets.iskuhetki.rules.state import able
from affray.rulesets.iskuhetki.sheet import Combatant, Encounter, Joiner, piece_of
from affray.rulesets.iskuhetki.writer import Writer

_ENUMS = {"knockout_check": KnockoutCheck, "blow_manoeuvres": BlowManoeuvres, "healing_skills": HealingSkills}
_USUAL_DISTANCE = 1  # IH-2.1


def setup(encounter: Encounter) -> Setup:
    """The fight of an encounter, nothing rolled yet, and the names that go with it."""
    members = list(encounter.members())
    fight = Fight(round_limit=encounter.round_limit, dark=encounter.dark, count=len(members))
    _set_options(fight.options, encounter.options)
    roster = roster_of(encounter.sides, members)
    writer = Writer(fight.book, roster)
    hold(fight, "combatants", [_combatant(k, one.side, one.sheet, writer) for k, one in enumerate(members)])
    fight.book = writer.close()  # type: ignore[misc]  # in the rules nobody changes it
    _set_tables(fight.book, encounter)
    _hold_scratch(fight)
    if encounter.map is None:
        _set_gaps(fight, encounter, members)
    else:
        _set_map(fight, encounter.map, members)
    for k in range(fight.count):
        _aim(fight, fight.combatants[k])
    return Setup(fight, roster)


def _hold_ways(fight: Fight) -> None:
    """IH-2.9: room for what is found of ways on the map."""
    hold(fight, "walks", range(1))
    if fight.book.rugged:
        hold(fight, "floods", range(1))


def _hold_scratch(fight: Fight) -> None:
    """IH-1.4: room for the states around a tie."""
    for name in ("before", "after", "gaps_before", "gaps_after"):
        hold(fight, name, range(fight.count))


def add(fight: Fight, roster: Roster, sheet: Joiner | Mapping[str, Any]) -> Fight:
    """IH-1.2: a fight with one more combatant, who has no place in the order yet. `fight` itself stays as it is.

    The sheet comes as a Joiner or as plain data. The roster gets the names that come with the new one; adding the same
    sheet to the same fight again changes nothing in it. Raises Faults for a faulty sheet, or one that doesn't fit in.
    """
    document = Document(sheet if isinstance(sheet, Mapping) else sheet.model_dump())
    sheet = sheet if isinstance(sheet, Joiner) else validate(Joiner, document)
    if faults := [*misfits(fight, roster, sheet.name, sheet.side), *_no_room(fight, roster, sheet)]:
        raise Faults(document.fault(loc, message) for loc, message in faults)
    made, who, side = clone(fight), fight.count, roster.sides.index(sheet.side)
    writer = Writer(fight.book, roster)
    me = _combatant(who, side, sheet, writer)
    try:
        made.book = writer.close()  # type: ignore[misc]  # shared by clones, so this one gets its own
    except ValueError as error:  # the only rows that those of 62 combatants can be too many of: bodies and poisons
        raise Faults([document.fault((), words_of(error))]) from None
    hold(made, "combatants", [*(made.combatants[k] for k in range(who)), me])
    made.count = who + 1
    _hold_scratch(made)
    enrol(roster, who, sheet, sheet.side)
    me.joins = max(1, made.round)
    _enter(made, me, sheet)
    _aim(made, me)
    return made


def leave(fight: Fight, who: int) -> None:
    """IH-5.2: one is taken out of the fight. Raises ValueError when it isn't in it."""
    me = fight.combatants[who]
    if me.presence == Presence.AWAY:
        raise ValueError(NOT_IN)
    depart(me, Presence.AWAY)


def rejoin(fight: Fight, who: int) -> None:
    """IH-5.2: one who got away comes back as a joiner. Raises ValueError when it isn't away, or there is no room."""
    me = fight.combatants[who]
    if me.presence != Presence.AWAY:
        raise ValueError(NOT_AWAY)
    if fight.book.terrain.width > 0:
        me.piece.place = NOWHERE
        if not come_in(fight, who, None):
            raise ValueError(NO_ROOM)
    else:
        come_beside(fight, who, able, None, _USUAL_DISTANCE)
    me.presence = Presence.IN
    me.joins = max(1, fight.round)
    me.placed = me.had_turn = me.waiting = me.moving = False
    me.stride = me.strode = 0
    me.flees_until = -1


def make_room(fight: Fight) -> None:
    """IH-2.13: all leave the field."""
    for k in range(fight.count):
        fight.combatants[k].presence = Presence.AWAY


def _no_room(fight: Fight, roster: Roster, sheet: Joiner) -> list[tuple[Loc, str]]:
    """IH-2.1, IH-2.13: a place that a joiner can't take, or a map that is full."""
    terrain = fight.book.terrain
    if terrain.width == 0:
        keys = [key for key in ("at", "facing") if getattr(sheet, key) is not None]
        return [((key,), NO_MAP_JOINER) for key in keys]
    if sheet.distance is not None:
        return [(("distance",), MAP_SAYS_JOINER)]
    piece = piece_of(sheet)
    if sheet.at is None:
        side = roster.sides.index(sheet.side) if sheet.side in roster.sides else 0
        return [] if find_room(fight, -1, side, piece) else [((), no_room(sheet.name, sheet.hexes))]
    if not inside(terrain, piece.place):
        return [(("at",), off_map(shown(piece.place), terrain))]
    if not fits_there(fight, piece, -1):
        return [(("at",), no_room_at(shown(piece.place)))]
    return []


def _set_options(options: model.Options, written: Options) -> None:
    """The house rules as figures."""
    for name in Options.model_fields:
        value = getattr(written, name)
        setattr(options, name, _ENUMS[name][value.upper()] if name in _ENUMS else value)


def _set_tables(book: Book, encounter: Encounter) -> None:
    """IH-14.3, IH-15.2: the tables of falls and of overpowering."""
    catalogue = encounter.own_catalogue()
    impacts = []
    for row in ordered(catalogue, "impact"):
        dice, sides, _ = parted(row.get("damage") or "")
        impacts.append(Impact(metres=row["up_to"], dice=dice, sides=sides, secondary=row.get("secondary", 0)))
    hurls = [
        Hurl(difference=row["up_to"], hexes=row["hexes"], down=row.get("down", False), metres=row.get("metres", 0))
        for row in ordered(catalogue, "overpower")
    ]
    hold(book, "impacts", impacts)
    hold(book, "hurls", hurls)
    book.impact_count, book.hurl_count = len(impacts), len(hurls)


def _set_gaps(fight: Fight, encounter: Encounter, members: Sequence[Member[Combatant]]) -> None:
    """IH-2.1: without a map: hexes between each two, by their groups."""
    written = {frozenset(each.between): each.hexes for each in encounter.distances}
    usual = _USUAL_DISTANCE if encounter.distance is None else encounter.distance
    sides = [side.name for side in encounter.sides]
    hold(fight, "gaps", [Gaps() for _ in members])
    for k, hexes in enumerate(apart(written, usual, sides, members)):
        fill(fight.gaps[k].to, hexes)


def _set_map(fight: Fight, plan: GroundPlan, members: Sequence[Member[Combatant]]) -> None:
    """IH-2.1, IH-2.13: the map, and who stands where."""
    fight.book.terrain = plan.terrain()  # type: ignore[misc]  # in the rules nobody changes it
    assign(fight.book.flames, plan.flames())
    fight.book.burns = bool(plan.area("fire"))
    fight.doors = plan.open_doors()
    assign(fight.book.obstacles, plan.obstacles(fight.book.terrain))
    fight.book.rugged = bool(places_in(fight.book.obstacles))
    _hold_ways(fight)
    for k, one in enumerate(members):
        assign(fight.combatants[k].piece, piece_of(one.sheet, one.nth))
    settle(fight, [one.sheet.facing for one in members])


def _enter(fight: Fight, me: model.Combatant, sheet: Joiner) -> None:
    """IH-2.1: where one who joins comes in."""
    if fight.book.terrain.width == 0:
        rows = [fight.gaps[k] for k in range(me.index)]
        hold(fight, "gaps", [*rows, Gaps()])
        come_beside(fight, me.index, able, sheet.distance, _USUAL_DISTANCE)
        return
    assign(me.piece, piece_of(sheet))
    _hold_ways(fight)
    come_in(fight, me.index, sheet.facing)


def _aim(fight: Fight, me: model.Combatant) -> None:
    """IH-7.8: a weapon that is aimed at the start is aimed at the nearest enemy."""
    slot = me.main
    if slot < 0 or me.nocked < 0 or me.steps[slot] == fight.book.items[item_row(fight, me, slot)].loading:
        return
    enemies = [k for k in range(fight.count) if fight.combatants[k].side != me.side]
    me.aim_at = min(enemies, key=lambda k: gap(fight, me, fight.combatants[k]))


def _combatant(index: int, side: int, sheet: Combatant, writer: Writer) -> model.Combatant:
    """A sheet as a record, all but its place."""
    me = model.Combatant(index=index, side=side, temper=Temper[sheet.tactics.upper()], joins=sheet.joins)
    me.presence = Presence.LATE if sheet.joins > 1 else Presence.IN
    me.blood = sheet.full_blood if sheet.blood_now is None else sheet.blood_now
    me.stamina = sheet.full_stamina if sheet.stamina_now is None else sheet.stamina_now
    me.alert = not sheet.unaware
    writer.being(me, sheet)
    return me
