"""From sheets to the records of a fight.

The roster's things, by which texts name what the records hold as numbers:

    weapons    by row of `book.weapons`
    grenades   by row of `book.grenades`
    attacks    by row of `book.kinds`
    defences   by row of `book.defences`
    places     by row of `book.places`
    shields    by combatant
    armour     by combatant: what it wears, with commas between
    groups     by combatant: whom it stands with
    rolls      by combatant: "by hand" or "for me"

What has the name of an entry that comes with Affray is named by that one's key (`long-bow`), any other by the words on
its sheet.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from affray.core.books import BookWriter
from affray.core.catalogue import Catalogue, slug
from affray.core.company import NO_ROOM, NOT_AWAY, NOT_IN, Member, enrol, misfits, roster_of
from affray.core.documents import Document, Faults, Loc
from affray.core.grid import NOWHERE, inside, places_in
from affray.core.ground_plan import SquarePlan, shown
from affray.core.kinds import Presence, Temper
from affray.core.placed import off_map
from affray.core.records import assign, clone, fill, hold
from affray.core.ruleset import Roster, Setup
from affray.core.said import Said
from affray.core.wording import validate
from affray.rulesets.aanvallen import model
from affray.rulesets.aanvallen.being import Being, arms
from affray.rulesets.aanvallen.gear import ENTRIES, Grenade, Weapon, falloff, tenths, thresholds
from affray.rulesets.aanvallen.house_rules import Options
from affray.rulesets.aanvallen.kinds import Arc, Combine, CoZero, Part, Talent
from affray.rulesets.aanvallen.model import EVERYWHERE, Book, Fight
from affray.rulesets.aanvallen.placing import SQUARES, come_in, find_room, no_room, settle
from affray.rulesets.aanvallen.rules.figures import full_ap, full_halves, mobile
from affray.rulesets.aanvallen.rules.ground import occupied
from affray.rulesets.aanvallen.rules.manner import WHOLE
from affray.rulesets.aanvallen.rules.movement import depart
from affray.rulesets.aanvallen.rules.order import NO_PLACE
from affray.rulesets.aanvallen.sheet import CatalogueFile, Combatant, Encounter, Joiner, piece_of
from affray.rulesets.aanvallen.tables import DefenceEntry, KindEntry, PlaceEntry, sides_as_bits

_SAME_IN_KIND = (
    "melee",
    "missile",
    "on_top",
    "bare",
    "once",
    "share",
    "ap",
    "cn",
    "difficulty",
    "steps",
    "run",
    "feint",
    "chosen",
)


def setup(encounter: Encounter) -> Setup:
    """The fight of an encounter, nothing rolled yet, and the names that go with it."""
    members = list(encounter.members())
    fight = Fight(round_limit=encounter.round_limit, count=len(members))
    _set_options(fight.options, encounter.options)
    roster = roster_of(encounter.sides, members)
    roster.things |= {"shields": [], "armour": []}
    _set_tables(fight.book, roster, encounter.own_catalogue())
    writer = _Writer(fight.book, roster)
    hold(fight, "combatants", [_combatant(k, one.side, one.sheet, writer) for k, one in enumerate(members)])
    fight.book = writer.close()  # type: ignore[misc]  # in the rules nobody changes it
    _set_map(fight, encounter.map, members)
    for k, one in enumerate(members):
        _prepare(fight, fight.combatants[k], one.sheet)
    return Setup(fight, roster)


def add(fight: Fight, roster: Roster, sheet: Joiner | Mapping[str, Any]) -> Fight:
    """AA-1.4: a fight with one more combatant, who has no place in the order yet. `fight` itself stays as it is.

    The sheet comes as a Joiner or as plain data. The roster gets the names that come with the new one; adding the same
    sheet to the same fight again changes nothing in it. Raises Faults for a faulty sheet, or one that doesn't fit in.
    """
    document = Document(sheet if isinstance(sheet, Mapping) else sheet.model_dump())
    sheet = sheet if isinstance(sheet, Joiner) else validate(Joiner, document)
    if faults := [*misfits(fight, roster, sheet.name, sheet.side), *_no_room(fight, roster, sheet)]:
        raise Faults(document.fault(loc, message) for loc, message in faults)
    made, who, side = clone(fight), fight.count, roster.sides.index(sheet.side)
    for things in ("shields", "armour"):
        del roster.things[things][who:]
    writer = _Writer(fight.book, roster)
    me = _combatant(who, side, sheet, writer)
    made.book = writer.close()  # type: ignore[misc]  # shared by clones, so this one gets its own
    hold(made, "combatants", [*(made.combatants[k] for k in range(who)), me])
    made.count = who + 1
    _hold_scratch(made)
    enrol(roster, who, sheet, sheet.side)
    me.joins = max(1, made.round)
    assign(me.piece, piece_of(_squares(made), sheet))
    come_in(made, who, faces=sheet.facing is not None)
    _prepare(made, me, sheet)
    made.entering = True
    return made


def leave(fight: Fight, who: int) -> None:
    """AA-1.9: one is taken out of the fight. Raises ValueError when it isn't in it."""
    me = fight.combatants[who]
    if me.presence == Presence.AWAY:
        raise ValueError(NOT_IN)
    depart(me, Presence.AWAY)


def rejoin(fight: Fight, who: int) -> None:
    """AA-1.9: one who got away comes back. Raises ValueError when it isn't away, or there is no room."""
    me = fight.combatants[who]
    if me.presence != Presence.AWAY:
        raise ValueError(NOT_AWAY)
    if not come_in(fight, who, faces=False):
        raise ValueError(NO_ROOM)
    me.presence = Presence.IN
    me.joins = max(1, fight.round)
    fight.entering = True


def make_room(fight: Fight) -> None:
    """AA-2.1: all leave the map."""
    for k in range(fight.count):
        fight.combatants[k].presence = Presence.AWAY


def _squares(fight: Fight) -> SquarePlan:
    """A plan as large as the map, for places on it."""
    return SquarePlan(columns=fight.book.terrain.width, rows=fight.book.terrain.height)


def _no_room(fight: Fight, roster: Roster, sheet: Joiner) -> list[tuple[Loc, str]]:
    """AA-2.1: a square that a joiner can't take, or a map that is full."""
    terrain = fight.book.terrain
    if sheet.at is None:
        side = roster.sides.index(sheet.side) if sheet.side in roster.sides else 0
        room = find_room(fight, model.Combatant(index=-1, side=side))
        return [] if room else [((), no_room(sheet.name))]
    place = piece_of(_squares(fight), sheet).place
    if not inside(terrain, place):
        return [(("at",), off_map(shown(SQUARES, place), terrain))]
    if occupied(fight, place):
        at = shown(SQUARES, place)
        return [(("at",), Said(f"there is no room at {at}: somebody stands there", "square-taken", at=at))]
    return []


def _set_options(options: model.Options, written: Options) -> None:
    """The house rules as figures."""
    options.long_reach = written.long_reach
    options.arc = Arc(written.shooting_arc)
    options.combine = Combine[written.combine.upper()]
    options.fall_back_and_raise = written.fall_back_and_raise
    options.cards = written.chance == "cards"
    options.co_zero = CoZero[written.co_zero.upper()]
    options.one_talent = written.grenade_sum == "one_talent"
    options.rounds_a_minute = written.rounds_a_minute


def _tables_of(catalogue: Catalogue) -> CatalogueFile:
    """The tables of the rules, as they hold for an encounter."""
    names = ("attacks", "defences", "places", "criticals", "costs")
    tables = {table: {key: catalogue.find(table, key) for key in catalogue.names(table)} for table in names}
    return CatalogueFile.model_validate(tables, context={"catalogue": catalogue})


def _set_tables(book: Book, roster: Roster, catalogue: Catalogue) -> None:
    """AA-1.7, AA-3.6, AA-3.13, AA-3.15, AA-3.20: the tables of the rules."""
    tables = _tables_of(catalogue)
    kinds = sorted(tables.attacks.items(), key=_plainness)
    hold(book, "kinds", [model.Kind(**{name: getattr(each, name) for name in _SAME_IN_KIND}) for _, each in kinds])
    book.kind_count = len(kinds)
    _note_kinds(book)
    roster.things["attacks"] = [_word("attacks", key, each.name) for key, each in kinds]
    defences = sorted(tables.defences.items(), key=lambda each: each[1].cn)
    hold(book, "defences", [_defence(each) for _, each in defences])
    book.defence_count = len(defences)
    roster.things["defences"] = [_word("defences", key, each.name) for key, each in defences]
    places = sorted(tables.places.items(), key=lambda each: each[1].dice)
    hold(book, "places", [_place(each) for _, each in places])
    roster.things["places"] = [key for key, _ in places]
    criticals = sorted(tables.criticals.values(), key=lambda each: each.up_to)
    hold(book, "criticals", [model.Critical(**each.model_dump()) for each in criticals])
    book.critical_count = len(criticals)
    for name, cost in tables.costs.items():
        setattr(book.costs, name.replace("-", "_"), cost)


def _note_kinds(book: Book) -> None:
    """Which kinds of attack are which, so that nobody has to look for them in a fight."""
    for k in range(book.kind_count):
        kind = book.kinds[k]
        costs = kind.on_top or kind.ap > 0 or kind.cn > 0 or kind.difficulty > 0
        book.plain |= (not costs and kind.run == 0) << k
        book.running |= (not costs and kind.run > 0) << k
        book.quick |= (kind.share < WHOLE) << k
        book.aiming |= (kind.steps > 0) << k
        book.bare |= kind.bare << k
        book.once |= kind.once << k
        book.feints |= kind.feint << k
        book.chosen |= kind.chosen << k


def _plainness(kind: tuple[str, KindEntry]) -> tuple[bool, int, int, bool]:
    """By what rows of kinds are ordered: those that cost and ask least first, since they are used most."""
    entry = kind[1]
    return entry.on_top, entry.ap + entry.cn + entry.run, abs(entry.difficulty), not entry.melee


def _word(table: str, key: str, name: str) -> str:
    """What texts name a row by: its key, where it is one that comes with Affray."""
    return slug(key) if Catalogue(ENTRIES.folder).entry(table, key).get("name") == name else name


def _defence(entry: DefenceEntry) -> model.Defence:
    same = {name: getattr(entry, name) for name in ("shield", "weapon", "agility", "missiles", "less", "ap", "cn")}
    ways = sides_as_bits(entry.sides)
    two = ways if entry.two_handed is None else sides_as_bits(entry.two_handed)
    assert 0 < ways <= EVERYWHERE
    return model.Defence(ways=ways, two_handed=two, **same)


def _place(entry: PlaceEntry) -> model.Place:
    return model.Place(threshold=entry.threshold, talent=Talent[entry.talent], part=Part[entry.part.upper()])


def _hold_scratch(fight: Fight) -> None:
    """AA-2.1: room for what is found of ways on the map."""
    hold(fight, "walks", range(1))
    hold(fight, "squares", range(1))
    if fight.book.rugged:
        hold(fight, "floods", range(1))


def _set_map(fight: Fight, plan: SquarePlan, members: Sequence[Member[Combatant]]) -> None:
    """AA-2.1: the map, and who stands where."""
    fight.book.terrain = plan.terrain()  # type: ignore[misc]  # in the rules nobody changes it
    fight.doors = plan.open_doors()
    fight.book.rugged = bool(places_in(plan.obstacles(fight.book.terrain)))
    _hold_scratch(fight)
    for k, one in enumerate(members):
        assign(fight.combatants[k].piece, piece_of(plan, one.sheet, one.nth))
    settle(fight, [one.sheet.facing is not None for one in members])


def _prepare(fight: Fight, me: model.Combatant, sheet: Combatant) -> None:
    """AA-1.4, AA-3.21: begins with all its AP and BP, or surprised; who can't stand lies."""
    me.place = NO_PLACE
    me.surprised = sheet.surprised
    me.out = fight.options.co_zero == CoZero.UNCONSCIOUS and me.stamina == 0
    me.down = me.out or not mobile(me)
    if not sheet.surprised:
        me.ap, me.halves = full_ap(fight, me), full_halves(me)


def _combatant(index: int, side: int, sheet: Combatant, writer: _Writer) -> model.Combatant:
    """A sheet as a record, all but its square."""
    me = model.Combatant(index=index, side=side, temper=Temper[sheet.tactics.upper()], joins=sheet.joins)
    me.presence = Presence.LATE if sheet.joins > 1 else Presence.IN
    full, wounds = talents_of(sheet), {str(name): points for name, points in sheet.wounds.items()}
    fill(me.talents, [full[talent] - wounds.get(talent.name, 0) for talent in Talent])
    me.lost = sum(sheet.wounds.values())
    me.concentration, me.stamina = sheet.concentration, sheet.stamina
    weapons = arms(sheet)
    fill(me.shots, [-1 if weapon.shots is None else weapon.shots for weapon in weapons])
    fill(me.grenades, [grenade.count for grenade in sheet.grenades])
    me.shield = sheet.shield is not None
    writer.being(sheet, weapons)
    return me


def talents_of(sheet: Being) -> dict[Talent, int]:
    """AA-1.3, AA-3.25: the talents with what load takes off LE, and a closed helmet off ZI."""
    full = {talent: int(getattr(sheet.talents, talent.name)) for talent in Talent}
    full[Talent.LE] -= sheet.load_penalty
    full[Talent.ZI] += sheet.senses
    return full


class _Writer(BookWriter):
    """Writes the tables of a fight. Those alike in weapons or grenades share the rows."""

    def __init__(self, book: Book, roster: Roster) -> None:
        named = {"weapons": ("weapons", 1), "grenades": ("grenades", 1)}
        super().__init__(book, roster, ("weapons", "grenades", "beings"), named)

    def being(self, sheet: Combatant, weapons: Sequence[Weapon]) -> None:
        """The next combatant."""
        made = model.Being(
            fighting=sheet.skills.fighting,
            action=sheet.skills.action,
            survival=sheet.skills.survival,
            healing=sheet.skills.healing,
            handicap=sheet.handicap,
            concentration=sheet.concentration,
            stamina=sheet.stamina,
            left_handed=sheet.left_handed,
            weapons=self.weapons(weapons),
            weapon_count=len(weapons),
            grenades=self.grenades(sheet.grenades),
            grenade_count=len(sheet.grenades),
            block=sheet.shield.block if sheet.shield else -1,
            covers=sheet.shield.grenades if sheet.shield else 0,
            charges=sheet.shield is None or sheet.shield.charge,
        )
        full = talents_of(sheet)
        fill(made.talents, [full[talent] for talent in Talent])
        fill(made.armour, thresholds(sheet.armour, self.things["places"]))
        self.rows["beings"].append(made)
        self.things["shields"].append(ENTRIES.thing("shields", sheet.shield.name) if sheet.shield else "")
        worn = [ENTRIES.thing("armour", piece.name) for piece in sheet.armour]
        self.things["armour"].append(", ".join(worn))

    def weapons(self, weapons: Sequence[Weapon]) -> int:
        """The first row of somebody's weapons."""
        names = [ENTRIES.thing("weapons", each.name) for each in weapons]
        return self.place("weapons", [_weapon(each) for each in weapons], names)

    def grenades(self, grenades: Sequence[Grenade]) -> int:
        """The first row of somebody's grenades."""
        names = [ENTRIES.thing("grenades", each.name) for each in grenades]
        return self.place("grenades", [_grenade(each) for each in grenades], names)


def _weapon(weapon: Weapon) -> model.Weapon:
    fall, per = falloff(weapon.falloff)
    same = (
        "melee",
        "missile",
        "natural",
        "thrown",
        "long",
        "hands",
        "ap",
        "attack",
        "penetration",
        "wound",
        "need",
        "minimum",
        "maximum",
    )
    return model.Weapon(
        parries=weapon.parry is not None,
        parry=weapon.parry or 0,
        fall=fall,
        per=per,
        loading=weapon.load,
        **{name: getattr(weapon, name) for name in same},
    )


def _grenade(grenade: Grenade) -> model.Grenade:
    fall, per = falloff(grenade.falloff)
    same = ("radius", "line", "rank", "penetration", "burns", "smoke", "stun", "ap")
    return model.Grenade(
        tenths=tenths(grenade.weight), fall=fall, per=per, **{name: getattr(grenade, name) for name in same}
    )


assert NOWHERE == 0  # a piece that has no square yet
