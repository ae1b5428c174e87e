"""The book of a fight: beings, weapons, pairs, the tables that they need, and the names that go with them."""

from __future__ import annotations

from affray.core.books import BookWriter
from affray.core.catalogue import Catalogue
from affray.core.kinds import Temper
from affray.core.records import fill, hold
from affray.core.ruleset import Roster
from affray.core.said import Said
from affray.rulesets.rolemaster import model
from affray.rulesets.rolemaster.being import fumble_range
from affray.rulesets.rolemaster.chart_files import attack_table, charts
from affray.rulesets.rolemaster.chart_sheets import ENTRIES, Tables
from affray.rulesets.rolemaster.charts import BANDS, CriticalType, Entry, FumbleGroup, WeaponKind
from affray.rulesets.rolemaster.charts import NEVER as LIVES
from affray.rulesets.rolemaster.gear import CAPS, Weapon
from affray.rulesets.rolemaster.model import NEVER, Book, Size
from affray.rulesets.rolemaster.options import FumbleRanks
from affray.rulesets.rolemaster.sheet import Combatant

SIXTHS = 6  # of an exhaustion point
BARE_HANDS = "fist"
MEANT = (1, 2, 3)  # columns of a chart: B, C, D


def enum_name(word: str) -> str:
    """A word as a member of an enum is called: `super-large` is SUPER_LARGE."""
    return word.upper().replace("-", "_")


def arms(sheet: Combatant) -> list[Weapon]:
    """The weapons of a sheet in the order of their slots: bare hands come last."""
    return [*sheet.weapons, Weapon.model_validate({"weapon": BARE_HANDS, "ob": sheet.unarmed})]


class Writer(BookWriter):
    """Gathers the rows of a book; tables are read from the catalogue as weapons need them."""

    def __init__(self, book: Book, roster: Roster, catalogue: Catalogue, tables: Tables) -> None:
        """A book of its own with what the book holds already."""
        named = {"weapons": ("weapons", 1), "attacks": ("attacks", 1)}
        super().__init__(book, roster, ("beings", "weapons", "pairs", "attacks"), named)
        self.catalogue, self.tables = catalogue, tables

    def being(self, sheet: Combatant) -> int:
        """The row of the next combatant."""
        being = _being(sheet)
        weapons = arms(sheet)
        made = [self._weapon(weapon, sheet) for weapon in weapons]
        being.weapons = self.place("weapons", made, [ENTRIES.thing("weapons", each.name) for each in weapons])
        being.weapon_count = len(weapons)
        being.missiles = sum(1 << k for k, weapon in enumerate(weapons) if weapon.ranges)
        pairs = [_pair(sheet, k) for k in range(len(sheet.pairs))]
        being.pairs, being.pair_count = len(self.rows["pairs"]), len(pairs)
        self.rows["pairs"] += pairs
        self.rows["beings"].append(being)
        self.book.shooters = self.book.shooters or being.missiles != 0
        return len(self.rows["beings"]) - 1

    def charts(self) -> None:
        """RM-1.9: the charts of criticals and fumbles."""
        found = charts(self.catalogue, self.tables)
        for name in ("criticals", "larges", "fumbles", "entries"):
            hold(self.book, name, getattr(found, name))
        self.things["wordings"] = list(found.wordings)

    def _table(self, name: str) -> int:
        """The row of an attack table. Raises ValueError for one that neither the fight nor the catalogue has."""
        known = self.things["attacks"]
        if name in known:
            return known.index(name)
        if self.catalogue.find("attacks", self.tables.attacks.get(name, name)) is None:
            raise ValueError(Said(f"this fight has no attack table {name}", "no-table-here", name=name))
        return self.place("attacks", [attack_table(self.catalogue, self.tables, name)], [name])

    def _weapon(self, weapon: Weapon, sheet: Combatant) -> model.Weapon:
        made = model.Weapon(
            ob=sheet.ob_of(weapon),
            table=self._table(weapon.table),
            kind=WeaponKind[enum_name(weapon.kind)],
            group=FumbleGroup[enum_name(weapon.group)],
            fumble=self._fumble(weapon, sheet),
            breakage=0 if weapon.natural else weapon.breakage,
            strength=weapon.strength,
            hands=weapon.hands,
            natural=weapon.natural is not None,
            cap=CAPS.get(weapon.natural or "huge", 150),
            times=weapon.times,
            melee=weapon.melee,
            full_parry=weapon.full_parry,
            stuns=weapon.stuns,
            range_count=len(weapon.ranges),
            thrown=weapon.thrown,
            most_ready=max(0, len(weapon.ready) - 1),
        )
        fill(made.reach, [step[0] for step in weapon.ranges])
        fill(made.modifier, [step[1] for step in weapon.ranges])
        fill(made.ready, [NEVER if each is None else each for each in weapon.ready])
        return made

    def _fumble(self, weapon: Weapon, sheet: Combatant) -> int:
        """RM-3: the upper end of the fumble range in these hands."""
        if weapon.never_fumbles:
            return 0
        upper, options = weapon.fumble, self.book.options
        if options.fumble_by_ranks:
            own = options.fumble_ranks == FumbleRanks.WEAPON
            upper = fumble_range(upper, weapon.ranks if own else sheet.categories.get(weapon.category, 0))
        return min(upper, 1) if sheet.sure_handed else upper


def _being(sheet: Combatant) -> model.Being:
    being = model.Being(
        temper=Temper[sheet.tactics.upper()],
        size=Size[enum_name(sheet.size)],
        last_hits=sheet.constitution_stat,
        reduction=sheet.dr,
        defence=sheet.db,
        stamina=SIXTHS * sheet.exhaustion_points,
    )
    for name in ("level", "quickness", "constitution", "height", "pace", "perception", "stalking", "subdual"):
        setattr(being, name, getattr(sheet, name))
    being.first_aid = sheet.first_aid
    if sheet.armour is not None:
        being.armour_type, being.helmet = sheet.armour.at, sheet.armour.helmet
    if sheet.shield is not None:
        being.shield_melee, being.shield_missile = sheet.shield.melee, sheet.shield.missile
        being.shield_rests = sheet.shield.rests
    return being


def _pair(sheet: Combatant, k: int) -> model.Pair:
    pair = sheet.pairs[k]
    main, off = (sheet.slot_of(name) for name in pair.weapons)
    return model.Pair(main=main, off=off, ob=sheet.pair_ob(pair))


def weigh_charts(book: Book) -> None:
    """For tactics: about what a critical of each type is worth, the mean of all rolls and of B to D."""
    for kind in CriticalType:
        chart = book.criticals[kind]
        total, below = 0, 0
        for band in range(chart.bands):
            size, below = chart.up_to[band] - below, chart.up_to[band]
            for column in MEANT:
                total += size * _worth(book.entries[chart.entries[column * BANDS + band]])
        book.worth[kind] = total // 100


def _worth(entry: Entry) -> int:
    """What an entry is worth to whoever has struck the blow, in hits."""
    held = 8 * entry.no_parry + 5 * entry.stunned + 2 * entry.must_parry
    worth = entry.hits + 4 * entry.bleeding + held - entry.penalty // 2 + 10 * entry.falls + 15 * entry.drops
    return worth + (80 if entry.unconscious or entry.dies_in != LIVES else 0)
