"""From sheets to the records of a fight.

The roster's things, by which texts name what the records hold as numbers:

    weapons    by row of `book.weapons`
    attacks    by row of `book.attacks`: attack tables
    wordings   by the wording of an entry of criticals and fumbles
    groups     by combatant: whom it stands with
    rolls      by combatant: "by hand" or "for me"

What has the name of an entry that comes with Affray is named by that one's key (`war-hammer`), any other by the words
on its sheet.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from affray.core.catalogue import Catalogue
from affray.core.company import NO_ROOM, NOT_AWAY, NOT_IN, Member, apart, enrol, misfits, roster_of
from affray.core.documents import Document, Faults, Loc
from affray.core.gaps import Gaps, come_beside
from affray.core.grid import NOWHERE, inside, places_in
from affray.core.ground_plan import shown
from affray.core.kinds import Presence
from affray.core.placed import MAP_SAYS_JOINER, NO_MAP_JOINER, no_room_at, off_map
from affray.core.records import assign, clone, fill, hold
from affray.core.ruleset import Roster, Setup
from affray.core.said import words_of
from affray.core.wording import validate
from affray.rulesets.rolemaster import model
from affray.rulesets.rolemaster.chart_sheets import FOLDER, Tables
from affray.rulesets.rolemaster.ground_plan import Plan
from affray.rulesets.rolemaster.house_rules import Options
from affray.rulesets.rolemaster.model import UNCOUNTED, Cover, Fight, Force
from affray.rulesets.rolemaster.options import Declaring, FumbleRanks, LargeFrom, ShieldAgainst, View
from affray.rulesets.rolemaster.placing import (
    come_in,
    find_room,
    fits_there,
    grid_of,
    no_direction,
    no_room,
    on,
    settle,
)
from affray.rulesets.rolemaster.rules.ground import mapped
from affray.rulesets.rolemaster.rules.packed import SHOT_BITS
from affray.rulesets.rolemaster.rules.state import able
from affray.rulesets.rolemaster.sheet import Combatant, Encounter, Joiner, piece_of
from affray.rulesets.rolemaster.writer import Writer, arms, enum_name, weigh_charts

_ENUMS = {
    "declare": Declaring,
    "large_from": LargeFrom,
    "fumble_ranks": FumbleRanks,
    "cover_by_view": View,
    "shield_against": ShieldAgainst,
}


def setup(encounter: Encounter) -> Setup:
    """The fight of an encounter, nothing rolled yet, and the names that go with it."""
    members = list(encounter.members())
    fight = Fight(round_limit=encounter.round_limit, count=len(members))
    roster = roster_of(encounter.sides, members)
    writer = Writer(fight.book, roster, encounter.own_catalogue(), encounter.tables)
    _set_options(writer.book, encounter)
    hold(fight, "combatants", [_combatant(k, one.side, one.sheet, writer) for k, one in enumerate(members)])
    writer.charts()
    weigh_charts(writer.book)
    fight.book = writer.close()  # type: ignore[misc]  # in the rules nobody changes it
    fight.book.surprised = any(one.sheet.unaware for one in members)
    if encounter.map is None:
        _set_gaps(fight, encounter, members)
    else:
        _set_map(fight, encounter.map, members)
    return Setup(fight, roster)


def add(fight: Fight, roster: Roster, sheet: Joiner | Mapping[str, Any]) -> Fight:
    """RM-1.16: a fight with one more combatant, who takes part from the next round. `fight` itself stays as it is.

    The sheet comes as a Joiner or as plain data. The roster gets the names that come with the new one; adding the same
    sheet to the same fight again changes nothing in it. Raises Faults for a faulty sheet, or one that doesn't fit in.
    """
    document = Document(sheet if isinstance(sheet, Mapping) else sheet.model_dump())
    sheet = sheet if isinstance(sheet, Joiner) else validate(Joiner, document)
    if faults := [*misfits(fight, roster, sheet.name, sheet.side), *_no_room(fight, roster, sheet)]:
        raise Faults(document.fault(loc, message) for loc, message in faults)
    made, who, side = clone(fight), fight.count, roster.sides.index(sheet.side)
    writer = Writer(fight.book, roster, Catalogue(FOLDER), Tables())
    try:
        me = _combatant(who, side, sheet, writer)
        made.book = writer.close()  # type: ignore[misc]  # shared by clones, so this one gets its own
    except ValueError as error:  # a table that this fight hasn't, or one too many
        raise Faults([document.fault(("weapons",), words_of(error))]) from None
    made.book.surprised = made.book.surprised or sheet.unaware
    hold(made, "combatants", [*(made.combatants[k] for k in range(who)), me])
    made.count = who + 1
    enrol(roster, who, sheet, sheet.side)
    me.joins = made.round
    _enter(made, me, sheet)
    return made


def leave(fight: Fight, who: int) -> None:
    """RM-1.16: one is taken out of the fight. Raises ValueError when it isn't in it."""
    me = fight.combatants[who]
    if me.presence == Presence.AWAY:
        raise ValueError(NOT_IN)
    me.presence = Presence.AWAY


def rejoin(fight: Fight, who: int) -> None:
    """RM-1.16: one who got away comes back. Raises ValueError when it isn't away, or there is no room."""
    me = fight.combatants[who]
    if me.presence != Presence.AWAY:
        raise ValueError(NOT_AWAY)
    if mapped(fight):
        me.piece.place = NOWHERE
        if not come_in(fight, who, None):
            raise ValueError(NO_ROOM)
    else:
        come_beside(fight, who, able, None, fight.side_distance)
    me.presence = Presence.IN
    me.joins = fight.round
    me.declared = me.acted = True  # takes part from the next round


def make_room(fight: Fight) -> None:
    """RM-13.1: all leave the field."""
    for k in range(fight.count):
        fight.combatants[k].presence = Presence.AWAY


def _no_room(fight: Fight, roster: Roster, sheet: Joiner) -> list[tuple[Loc, str]]:
    """RM-13.1: a place that a joiner can't take, or a map that is full."""
    terrain = fight.book.terrain
    if not mapped(fight):
        keys = [key for key in ("at", "facing") if getattr(sheet, key) is not None]
        return [((key,), NO_MAP_JOINER) for key in keys]
    if sheet.distance is not None:
        return [(("distance",), MAP_SAYS_JOINER)]
    if sheet.facing is not None and sheet.facing not in on(fight).NAMES:
        return [(("facing",), no_direction(on(fight), sheet.facing))]
    piece = piece_of(grid_of(fight), sheet)
    if sheet.at is None:
        side = roster.sides.index(sheet.side) if sheet.side in roster.sides else 0
        return [] if find_room(fight, -1, side, piece) else [((), no_room(sheet.name, sheet.hexes))]
    here = shown(on(fight), piece.place)
    if not inside(terrain, piece.place):
        return [(("at",), off_map(here, terrain))]
    if not fits_there(fight, piece, -1):
        return [(("at",), no_room_at(here))]
    return []


def _enter(fight: Fight, me: model.Combatant, sheet: Joiner) -> None:
    """RM-13.1: where one who joins comes in; it takes part from the next round."""
    me.declared = me.acted = True
    if mapped(fight):
        assign(me.piece, piece_of(grid_of(fight), sheet))
        _hold_scratch(fight)
        come_in(fight, me.index, sheet.facing)
        return
    hold(fight, "gaps", [*(fight.gaps[k] for k in range(me.index)), Gaps()])
    come_beside(fight, me.index, able, sheet.distance, fight.side_distance)


def _set_options(book: model.Book, encounter: Encounter) -> None:
    """The house rules as figures; the tables of RM-9 come from the catalogue."""
    for name in Options.model_fields:
        value = getattr(encounter.options, name)
        setattr(book.options, name, _ENUMS[name][value.upper()] if name in _ENUMS else value)
    catalogue = encounter.own_catalogue()
    book.options.parry_large_share = catalogue.find("shares", "large")
    book.options.parry_super_large_share = catalogue.find("shares", "super-large")
    fill(book.force, [0, *(Force[enum_name(catalogue.find("force", f"face-{face}"))] for face in range(1, 11))])


def _set_gaps(fight: Fight, encounter: Encounter, members: Sequence[Member[Combatant]]) -> None:
    """RM-13.1: without a map: metres between each two, by their groups."""
    if encounter.distance is not None:
        fight.side_distance = encounter.distance
    written = {frozenset(each.between): each.metres for each in encounter.distances}
    sides = [side.name for side in encounter.sides]
    hold(fight, "gaps", [Gaps() for _ in members])
    for k, far in enumerate(apart(written, fight.side_distance, sides, members)):
        fill(fight.gaps[k].to, far)


def _set_map(fight: Fight, plan: Plan, members: Sequence[Member[Combatant]]) -> None:
    """RM-13.1: the map, and who stands where."""
    fight.book.terrain = plan.terrain()  # type: ignore[misc]  # in the rules nobody changes it
    fight.book.squares = plan.grid_name == "square"
    fight.book.rugged = bool(places_in(plan.obstacles(fight.book.terrain)))
    fight.doors = plan.open_doors()
    _hold_scratch(fight)
    for k, one in enumerate(members):
        assign(fight.combatants[k].piece, piece_of(plan.grid_name, one.sheet, one.nth))
    settle(fight, [one.sheet.facing for one in members])


def _combatant(index: int, side: int, sheet: Combatant, writer: Writer) -> model.Combatant:
    """A sheet as a record, all but its place."""
    me = model.Combatant(index=index, side=side, joins=sheet.joins, hits=sheet.hits, lost=sheet.hits_lost)
    me.presence = Presence.LATE if sheet.joins > 1 else Presence.IN
    me.aware = not sheet.unaware
    me.shield = sheet.shield is not None
    me.cover = Cover[enum_name(sheet.cover)]
    me.off = -1 if sheet.off_hand is None else sheet.slot_of(sheet.off_hand)
    writer.being(sheet)
    weapons = arms(sheet)
    me.prepared = max(0, len(weapons[0].ready) - 1)
    for k, weapon in enumerate(weapons):
        me.shots |= (UNCOUNTED if weapon.shots is None else weapon.shots) << SHOT_BITS * k
        if weapon.shots == 0 and not weapon.melee:
            me.useless |= 1 << k
    return me


def _hold_scratch(fight: Fight) -> None:
    """RM-13.1: room for what is found of ways on the map."""
    hold(fight, "walks", range(1))
    if fight.book.rugged:
        hold(fight, "floods", range(1))
