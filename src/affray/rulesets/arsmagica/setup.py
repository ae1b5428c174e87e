"""From sheets to the records of a fight.

The roster's things, by which texts name what the records hold as numbers:

    weapons   by row of `book.weapons`
    spells    by row of `book.spells`
    levels    by `ladder * STEPS + level`, the ladder being a row of `book.ladders`
    groups    by combatant: whom it stands with
    rolls     by combatant: "by hand" or "for me"

A weapon or spell with the name of one that comes with Affray is named by that one's key (`long-sword`), any other by
the words on its sheet; levels are named as their ladder names them (`light-wounds`).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from affray.core.books import BookWriter
from affray.core.company import NOT_AWAY, NOT_IN, Member, apart, enrol, escort, misfits, roster_of
from affray.core.documents import Document, Faults, Loc
from affray.core.kinds import Presence, Temper
from affray.core.records import clone, fill, hold
from affray.core.ruleset import Roster, Setup
from affray.core.said import words_of
from affray.core.wording import unknown, validate
from affray.rulesets.arsmagica import model
from affray.rulesets.arsmagica.gear import ENTRIES, Ladder, Spell, Weapon
from affray.rulesets.arsmagica.house_rules import Options
from affray.rulesets.arsmagica.model import STEPS, Ability, Book, Burden, Effect, Fight, Form
from affray.rulesets.arsmagica.rules.figures import able
from affray.rulesets.arsmagica.rules.manoeuvres import depart
from affray.rulesets.arsmagica.rules.move import go, set_apart
from affray.rulesets.arsmagica.sheet import Combatant, Encounter, Joiner

_ABILITIES = {
    "brawl": Ability.BRAWL,
    "single_weapon": Ability.SINGLE,
    "great_weapon": Ability.GREAT,
    "thrown_weapon": Ability.THROWN,
    "bow": Ability.BOW,
}
_BARE_HANDS = "fist"


def setup(encounter: Encounter) -> Setup:
    """The fight of an encounter, nothing rolled yet, and the names that go with it."""
    members = list(encounter.members())
    fight = Fight(round_limit=encounter.round_limit, side_distance=encounter.distance, count=len(members))
    _set_options(fight.options, encounter)
    roster = roster_of(encounter.sides, members)
    writer = _Writer(fight.book, roster, encounter.options.xp_factor)
    hold(fight, "combatants", [_combatant(k, one.side, one.sheet, writer) for k, one in enumerate(members)])
    fight.book = writer.close()  # type: ignore[misc]  # in the rules nobody changes it
    _set_guards(fight, roster, members)
    _set_distances(fight, encounter, members)
    for k in range(fight.count):
        _count_in(fight, fight.combatants[k])
    return Setup(fight, roster)


def _count_in(fight: Fight, me: model.Combatant) -> None:
    """Who casts and who guards, as the fight keeps it."""
    if me.spell_count:
        fight.casters |= 1 << me.index
    if me.guards >= 0:
        fight.guards |= 1 << me.index


def add(fight: Fight, roster: Roster, sheet: Joiner | Mapping[str, Any]) -> Fight:
    """AM-3.5: a fight with one more combatant, who has no place in the order yet. `fight` itself stays as it is.

    The sheet comes as a Joiner or as plain data. The roster gets the names that come with the new one; adding the same
    sheet to the same fight again changes nothing in it. Raises Faults for a faulty sheet, or one that doesn't fit in.
    """
    document = Document(sheet if isinstance(sheet, Mapping) else sheet.model_dump())
    sheet = sheet if isinstance(sheet, Joiner) else validate(Joiner, document)
    if faults := _misfits(fight, roster, sheet):
        raise Faults(document.fault(loc, message) for loc, message in faults)
    made, who, side = clone(fight), fight.count, roster.sides.index(sheet.side)
    writer = _Writer(fight.book, roster, fight.options.xp_factor)
    rows = [made.combatants[k] for k in range(who)]
    hold(made, "combatants", [*rows, _combatant(who, side, sheet, writer)])
    try:
        made.book = writer.close()  # type: ignore[misc]  # shared by clones, so this one gets its own
    except ValueError as error:  # the only rows that those of 62 combatants can be too many of are ladders
        raise Faults([document.fault(("levels",), words_of(error))]) from None
    made.count = who + 1
    enrol(roster, who, sheet, sheet.side)
    me = made.combatants[who]
    me.joins = made.round
    me.guards = -1 if sheet.guards is None else roster.names.index(sheet.guards)
    _stand_off(made, who, sheet.distance)
    _count_in(made, me)
    made.entering = True
    return made


def _misfits(fight: Fight, roster: Roster, sheet: Joiner) -> list[tuple[Loc, str]]:
    """What keeps a sheet from joining this fight."""
    faults = misfits(fight, roster, sheet.name, sheet.side)
    sides = [roster.sides[fight.combatants[k].side] for k in range(fight.count)]
    friends = [name for name, side in zip(roster.names, sides, strict=False) if side == sheet.side]
    if sheet.side in roster.sides and sheet.guards is not None and sheet.guards not in friends:
        faults.append((("guards",), unknown("friend called", sheet.guards, friends)))
    return faults


def leave(fight: Fight, who: int) -> None:
    """AM-5.6: one is taken out of the fight. Raises ValueError when it isn't in it."""
    me = fight.combatants[who]
    if me.presence == Presence.AWAY:
        raise ValueError(NOT_IN)
    depart(fight, me)


def rejoin(fight: Fight, who: int) -> None:
    """AM-5.6: one who got away comes back as a joiner. Raises ValueError when it isn't away."""
    me = fight.combatants[who]
    if me.presence != Presence.AWAY:
        raise ValueError(NOT_AWAY)
    me.presence = Presence.IN
    me.joins = fight.round
    me.placed = me.waiting = me.moved = me.running = me.attacked = False
    me.attacked_by = me.flights = 0
    me.guards = -1
    fight.guards &= ~(1 << who)
    _stand_off(fight, who, None)
    fight.entering = True


def _set_options(options: model.Options, encounter: Encounter) -> None:
    """The house rules as figures; ease factors that aren't written come from the catalogue (AM-6.1)."""
    for name in Options.model_fields:
        value = getattr(encounter.options, name)
        if name == "encumbrance":
            value = Burden[value.upper()]
        elif value is None:
            value = encounter.own_catalogue().find("concentration", name.removeprefix("concentration_"))
        setattr(options, name, value)


def _set_guards(fight: Fight, roster: Roster, members: Sequence[Member[Combatant]]) -> None:
    """AM-4.9: whom each guards from the start."""
    for k, one in enumerate(members):
        if one.sheet.guards is not None:
            fight.combatants[k].guards = roster.names.index(one.sheet.guards)


def _set_distances(fight: Fight, encounter: Encounter, members: Sequence[Member[Combatant]]) -> None:
    """AM-4.8: paces between each two, by their groups."""
    written = {frozenset(each.between): each.paces for each in encounter.distances}
    sides = [side.name for side in encounter.sides]
    for k, paces in enumerate(apart(written, encounter.distance, sides, members)):
        fill(fight.combatants[k].distance, paces)


def _stand_off(fight: Fight, who: int, paces: int | None) -> None:
    """AM-3.5: one who joins comes from behind its own side, that far from the nearest foe.

    The distances stay such as can be walked (AM-4.8).
    """
    me = fight.combatants[who]
    beside, enemies = escort(fight, who, able)
    for k in range(fight.count):
        set_apart(fight, me, fight.combatants[k], fight.combatants[beside].distance[k])
    me.distance[who] = 0
    nearest = min(enemies, key=lambda k: me.distance[k])
    go(fight, me, fight.combatants[nearest], fight.side_distance if paces is None else paces)


def _combatant(index: int, side: int, sheet: Combatant, writer: _Writer) -> model.Combatant:
    """A sheet as a record, all but distances and guards."""
    me = model.Combatant(index=index, side=side, temper=Temper[sheet.tactics.upper()], joins=sheet.joins)
    me.presence = Presence.LATE if sheet.joins > 1 else Presence.IN
    for name in ("quickness", "dexterity", "strength", "stamina", "size"):
        setattr(me, name, getattr(sheet.characteristics, name))
    for name, ability in (("concentration", "concentration"), ("finesse", "finesse"), ("parma", "parma_magica")):
        setattr(me, name, sheet.score(ability, writer.factor))
    me.might, me.mounted, me.botch_dice = sheet.might, sheet.mounted, sheet.botch_dice
    weapons = arms(sheet)
    me.weapons, me.weapon_count = writer.weapons(sheet, weapons), len(weapons)
    fill(me.shots, [-1 if weapon.shots is None else weapon.shots for weapon in weapons])
    me.spells, me.spell_count = writer.spells(sheet), len(sheet.spells)
    me.shield = sheet.shield.defence if sheet.shield else 0
    me.armour = sheet.armour.protection if sheet.armour else 0
    me.arms_load, me.other_load = _arms_load(sheet), _tenths(sheet.other_load)
    me.used_up = sum(1 << k for k, weapon in enumerate(weapons) if weapon.shots == 0)
    me.body, me.body_ladder = sheet.wounds, writer.ladder(sheet.levels.body)
    me.fatigue, me.fatigue_ladder = sheet.fatigue, writer.ladder(sheet.levels.fatigue)
    ladders = writer.rows["ladders"]
    me.body_out, me.body_last = ladders[me.body_ladder].out, ladders[me.body_ladder].last
    me.fatigue_out = ladders[me.fatigue_ladder].out
    writer.resistances(sheet)
    return me


def arms(sheet: Combatant) -> list[Weapon]:
    """The weapons of a sheet in the order of their slots: bare hands come last."""
    return [*sheet.weapons, Weapon.model_validate({"weapon": _BARE_HANDS})]


def _arms_load(sheet: Combatant) -> int:
    """AM-2.3: the load of weapons, shield and armour, in tenths."""
    loads = [weapon.load for weapon in sheet.weapons]
    loads += [worn.load for worn in (sheet.shield, sheet.armour) if worn is not None]
    return sum(_tenths(load) for load in loads)


def _tenths(load: float) -> int:
    return round(load * 10)


class _Writer(BookWriter):
    """Writes the tables of a fight. Those alike in weapons, spells or levels share the rows."""

    def __init__(self, book: Book, roster: Roster, factor: int) -> None:
        named = {"weapons": ("weapons", 1), "spells": ("spells", 1), "levels": ("ladders", STEPS)}
        super().__init__(book, roster, ("weapons", "spells", "ladders", "resistances"), named)
        self.factor = factor

    def weapons(self, sheet: Combatant, weapons: Sequence[Weapon]) -> int:
        """The first row of somebody's weapons."""
        made = [_weapon(each, sheet.score(each.ability, self.factor)) for each in weapons]
        return self.place("weapons", made, [ENTRIES.thing("weapons", each.name) for each in weapons])

    def spells(self, sheet: Combatant) -> int:
        """The first row of somebody's spells."""
        made = [_spell(each, sheet) for each in sheet.spells]
        return self.place("spells", made, [ENTRIES.thing("spells", each.name) for each in sheet.spells])

    def ladder(self, ladder: Ladder | None) -> int:
        """The row of somebody's levels."""
        assert ladder is not None  # the sheet's validation gives everybody levels
        made = model.Ladder(out=ladder.first_out, last=len(ladder.levels) - 1)
        fill(made.penalty, [level.penalty for level in ladder.levels])
        names = [level.level for level in ladder.levels]
        names += [names[-1]] * (STEPS - len(names))
        return self.place("ladders", [made], names, "levels")

    def resistances(self, sheet: Combatant) -> None:
        """The next combatant's Form scores."""
        made = model.Resistance()
        fill(made.forms, [getattr(sheet.arts, form.name.lower()) for form in Form])
        self.rows["resistances"].append(made)


def _weapon(weapon: Weapon, score: int) -> model.Weapon:
    return model.Weapon(
        ability=_ABILITIES[weapon.ability],
        score=score,
        initiative=weapon.initiative,
        attack=weapon.attack,
        defence=weapon.defence,
        damage=weapon.damage,
        reach=weapon.range,
        hands=weapon.hands,
        loading=weapon.loading,
        natural=weapon.natural,
        load=_tenths(weapon.load),
    )


def _spell(spell: Spell, caster: Combatant) -> model.Spell:
    same = (
        "level",
        "aimed",
        "fast",
        "damage",
        "attack",
        "defence",
        "soak",
        "cancels",
        "lost_turns",
        "penalty",
        "rounds",
    )
    return model.Spell(
        technique=getattr(caster.arts, spell.technique),
        form_score=getattr(caster.arts, spell.form),
        form=Form[spell.form.upper()],
        effect=Effect[spell.effect.upper()],
        reach=spell.range,
        **{name: getattr(spell, name) for name in same},
    )
