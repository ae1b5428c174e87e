"""Writes sheets into the book of a fight. Those alike in weapons, armour or arrows share the rows."""

from __future__ import annotations

from affray.core.books import BookWriter
from affray.core.records import fill
from affray.core.ruleset import Roster
from affray.rulesets.iskuhetki import model
from affray.rulesets.iskuhetki.being import Being, Skills
from affray.rulesets.iskuhetki.body import Body, bonus_dice
from affray.rulesets.iskuhetki.gear import ENTRIES, Arrow, Poison, Weapon, parted
from affray.rulesets.iskuhetki.kinds import Damage, Flank, Kind, Loss, Material, ShieldKind
from affray.rulesets.iskuhetki.kit import note_body, note_kit
from affray.rulesets.iskuhetki.model import LOCATIONS, NO_STRIKE, RANGES, ArmourPiece, Book, Item, Table
from affray.rulesets.iskuhetki.sheet import Combatant

_TABLES = ("items", "arrows", "pieces", "tables", "poisons", "beings")
_NAMED = {**{name: (name, 1) for name in ("items", "arrows", "pieces", "poisons")}, "locations": ("tables", LOCATIONS)}
_SKILLS = [name for name in Skills.model_fields if name != "weapons"]  # those of weapons are their items'
_SAME = (
    *("control", "attacks", "defences"),
    *("intelligent", "bloodless", "humanoid", "above", "hurls", "water", "bandages"),
)
_AIM = {"bow": (1, 15, False), "crossbow": (3, 20, True)}  # IH-7.5, IH-7.6: reload steps, aimed shot, whether it lasts


class Writer(BookWriter):
    """Gathers the rows of a book, and the names that go with them."""

    def __init__(self, book: Book, roster: Roster) -> None:
        """A book of its own with the same rows."""
        super().__init__(book, roster, _TABLES, _NAMED)

    def being(self, me: model.Combatant, sheet: Combatant) -> None:
        """The next combatant's figures, and what it has of things at the start."""
        figures = sheet.characteristics
        made = model.Being(dex=figures.dexterity, con=figures.constitution, strength=figures.strength)
        made.size, made.blood, made.stamina = figures.size, sheet.full_blood, sheet.full_stamina
        made.bonus_dice, made.bonus_sides = bonus_dice(sheet.bonus)
        for name in _SKILLS:
            setattr(made, name, sheet.skill(name))
        for name in _SAME:
            setattr(made, name, getattr(sheet, name))
        made.mixed = sheet.mixed_arrows
        made.main_flank = Flank.LEFT if sheet.left_handed else Flank.RIGHT
        level = (made.combat_move + 19) // 20  # IH-2.10
        made.free_move = level if sheet.free_move is None else sheet.free_move
        self._body(me, made, sheet)
        self._arms(me, made, sheet)
        self._armour(me, made, sheet)
        self.rows["beings"].append(made)

    def _body(self, me: model.Combatant, made: model.Being, sheet: Combatant) -> None:
        """IH-3.11, IH-12.3: its locations, their HP, and what is off them at the start."""
        made.table = self._table(sheet.body)
        fill(made.full, sheet.full)
        fill(me.hurt, [sheet.damage.get(name, 0) for name in sheet.body.names])

    def _arms(self, me: model.Combatant, made: model.Being, sheet: Combatant) -> None:
        """IH-1.6, IH-7.8: its weapons and arrows, and what is in its hands."""
        arms = sheet.arms
        items = [_item(each, sheet, self._poison(each.poison)) for each in arms]
        note_kit(made, items)
        made.items = self.place("items", items, [ENTRIES.thing("weapons", each.name) for each in arms])
        made.item_count = len(arms)
        quiver = [(slot, arrow) for slot, each in enumerate(arms) for arrow in each.arrows]
        arrows = [_arrow(slot, arrow, self._poison(arrow.poison)) for slot, arrow in quiver]
        made.arrows = self.place("arrows", arrows, [ENTRIES.thing("arrows", arrow.name) for _, arrow in quiver])
        made.arrow_count = len(arrows)
        fill(me.arrows, [arrow.count for _, arrow in quiver])
        fill(me.left, [each.count for each in arms])
        me.main, me.off = sheet.hands
        for slot, each in enumerate(arms):
            if each.missile and each.ready != "empty" and slot == me.main:
                me.steps[slot] = items[slot].loading + (2 if each.ready == "aimed" else 0)
                me.nocked = next(k for k, (bow, arrow) in enumerate(quiver) if bow == slot and arrow.count)

    def _armour(self, me: model.Combatant, made: model.Being, sheet: Combatant) -> None:
        """IH-18: its armour, and the PP of each location."""
        pieces = [
            ArmourPiece(
                points=each.points,
                material=Material[each.material.upper()],
                quality=each.quality,
                locations=sheet.body.covered(each.locations),
            )
            for each in sheet.armour
        ]
        made.pieces = self.place("pieces", pieces, [ENTRIES.thing("armour", each.name) for each in sheet.armour])
        made.piece_count = len(pieces)
        for k in range(len(sheet.body.names)):
            me.points[k] = sum(piece.points for piece in pieces if piece.locations >> k & 1)

    def _poison(self, poison: Poison | None) -> int:
        """IH-20.7: the row of a poison, -1 for none."""
        if poison is None:
            return -1
        made = model.Poison(
            potency=poison.potency, rounds=poison.rounds, loss=Loss[poison.loss.upper()], points=poison.points
        )
        return self.place("poisons", [made], [ENTRIES.thing("poisons", poison.name)])

    def _table(self, body: Body) -> int:
        """IH-3.11: the row of a body's locations."""
        names = body.names + [body.names[-1]] * (LOCATIONS - len(body.names))
        return self.place("tables", [_table(body)], names, "locations")


def _table(body: Body) -> Table:
    """IH-3.11: a body's locations as a record."""
    made = Table(count=len(body.locations))
    made.thigh = sum(1 << k for k, each in enumerate(body.locations) if each.thigh)
    for side in ("front", "behind", "above"):
        fill(getattr(made, side), body.faces(side))
    fill(made.kind, [Kind[each.kind.upper()] for each in body.locations])
    fill(made.flank, [Flank[each.flank.upper()] for each in body.locations])
    fill(made.neighbours, [body.neighbours(k) for k in range(len(body.locations))])
    note_body(made)
    return made


def _item(item: Weapon, bearer: Being, poison: int) -> Item:
    """IH-2.5: a weapon, a shield or a part of the body, with its bearer's own skill."""
    skill = bearer.skills.weapons if item.skill is None else item.skill
    made = Item(skill=skill, hands=item.hands, level=item.levels, quality=item.quality, poison=poison)
    made.parry = (skill if item.parry is None else item.parry) if item.can_parry else 0
    made.dice, made.sides, made.plus = parted(item.damage)
    made.damage = Damage[item.type.upper()]
    ranges = [*item.ranges, *[None] * (RANGES - len(item.ranges))]
    fill(made.at_range, [NO_STRIKE if each is None else each for each in ranges])
    strikes = [k for k, each in enumerate(item.ranges) if each is not None]
    made.reach = max(strikes, default=-1)
    made.control = max((k for k in strikes if made.at_range[k] >= 0), default=-1)
    made.natural = item.natural
    made.location = -1 if item.location is None else bearer.body.names.index(item.location)
    made.shield = ShieldKind[item.shield.upper()] if item.shield else ShieldKind.NONE
    for tag in item.tags:
        setattr(made, tag, True)
    if item.missile:
        made.loading, made.aim_bonus, made.aim_lasts = _AIM[item.missile]
    made.short, made.medium, made.long = item.bands or (0, 0, 0)
    made.thrown, made.edge = item.thrown, _edge(item)
    flies = not item.natural and not item.shield and not item.missile and bool(item.ranges)
    made.throw = skill if item.thrown else bearer.skill("throw") if flies else 0
    return made


def _edge(item: Weapon) -> Damage:
    """IH-8.2: what it does thrown with the edge first."""
    if item.edge is not None:
        return Damage[item.edge.upper()]
    usual = {"hack": Damage.HACK, "blade": Damage.PIERCING, "piercing": Damage.PIERCING}
    return usual.get(item.type, Damage.BLUNT)


def _arrow(slot: int, arrow: Arrow, poison: int) -> model.Arrow:
    return model.Arrow(item=slot, penetration=arrow.penetration, accuracy=arrow.accuracy, poison=poison)
