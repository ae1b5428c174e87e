"""RM-1.8, RM-1.9: attack tables, and the charts of criticals and fumbles, as records, with the rules that read them.

A cell of an attack table is one number: concussion hits, and with a critical its severity and type. A chart is read by
a roll, in bands of it, and by column; it gives a row of the book's entries, which are what criticals and fumbles do.
"""

from __future__ import annotations

from enum import IntEnum
from typing import Final

from affray.core.records import Ints, ints, record, rule

ARMOUR_TYPES = 20  # AT 1 to 20
TOTALS = 150  # RM-1.1: totals count up to this
MOST_HITS = 255  # of one cell
TABLES = 32  # attack tables of a fight, at most
BANDS = 24  # of a chart, at most
COLUMNS = 5  # of a chart, at most
ENTRIES = 1440  # of all charts of a fight, at most: 11 types of 19 x 5, two sizes of 24 x 5, 6 fumbles of 24
STEPS = 5  # halvings that find one of 24 bands
NEVER = -1  # dies_in of an entry that doesn't kill


class Severity(IntEnum):
    """How bad a critical is (RM-1.1)."""

    NONE = 0
    A = 1
    B = 2
    C = 3
    D = 4
    E = 5


class CriticalType(IntEnum):
    """The types of criticals: rows of the book's `criticals` (RM-1.9)."""

    SLASH = 0
    KRUSH = 1
    PUNCTURE = 2
    UNBALANCE = 3
    GRAPPLE = 4
    IMPACT = 5
    HEAT = 6
    COLD = 7
    ELECTRICITY = 8
    SUBDUAL = 9
    TINY = 10


class LargeSize(IntEnum):
    """The creatures that have charts of criticals of their own: rows of the book's `larges` (RM-1.9)."""

    LARGE = 0
    SUPER_LARGE = 1


class WeaponKind(IntEnum):
    """What a weapon is to the large and super-large: the columns of their charts (RM-1.9)."""

    NORMAL = 0
    MAGIC = 1
    MITHRIL = 2
    HOLY = 3
    SLAYING = 4


class FumbleGroup(IntEnum):
    """Weapon groups: rows of the book's `fumbles` (RM-1.9)."""

    ONE_HANDED = 0
    TWO_HANDED = 1
    POLE = 2
    THROWN = 3
    BOW = 4
    NATURAL = 5


def key_of(member: IntEnum) -> str:
    """What a type, a size or a weapon group is called in the catalogue: `super-large`."""
    return member.name.lower().replace("_", "-")


@record
class AttackTable:
    """What an attack does, by its total and the armour type of the target (RM-1.8)."""

    cells: Final[Ints] = ints(ARMOUR_TYPES * TOTALS)  # column by column: AT 1's totals 1 to 150, then AT 2's
    types: Final[Ints] = ints(ARMOUR_TYPES)  # types of criticals that stand in each column, as bit sets


@record
class Chart:
    """What a critical or a fumble does, by a roll and a column: a severity, a kind of weapon, or 0 for the only one."""

    bands: int = 0
    up_to: Final[Ints] = ints(BANDS)  # the highest roll of each band; above the last it is still the last
    entries: Final[Ints] = ints(BANDS * COLUMNS)  # rows of the book's entries, column by column


@record
class Entry:
    """What a critical does to whom it hits, a fumble to whom it happens (RM-1.9). Durations are rounds."""

    hits: int = 0  # concussion hits, besides those of the blow
    bleeding: int = 0  # hits a round
    stunned: int = 0  # rounds
    no_parry: int = 0  # rounds stunned without a parry
    must_parry: int = 0  # rounds
    penalty: int = 0  # on all that it does from now on; 0 or below
    falls: bool = False
    drops: bool = False  # what it has in its main hand
    breaks: bool = False  # that weapon breaks
    unconscious: bool = False
    dies_in: int = NEVER  # rounds; 0 at once
    wording: int = 0  # of the roster's `wordings`


def packed(hits: int, severity: int = 0, kind: int = 0) -> int:
    """A cell of an attack table as one number; 0 is a miss."""
    return hits | severity << 8 | kind << 12


@rule
def cell_at(table: AttackTable, total: int, armour_type: int) -> int:
    """RM-1.1: what a total does to an armour type of 1 to 20; totals count up to 150, below 1 nothing is hit."""
    if total < 1:
        return 0
    return table.cells[(armour_type - 1) * TOTALS + min(total, TOTALS) - 1]


@rule
def hits_in(cell: int) -> int:
    """RM-1.1: the concussion hits of a cell."""
    return cell & 0xFF


@rule
def severity_in(cell: int) -> int:
    """RM-1.1: the severity of a cell's critical, 0 where there is none."""
    return cell >> 8 & 0xF


@rule
def type_in(cell: int) -> int:
    """RM-1.1: the type of a cell's critical; it means nothing where the severity is 0."""
    return cell >> 12


@rule
def types_at(table: AttackTable, armour_type: int) -> int:
    """RM-5.1: the types of criticals that a table has against an armour type, as a bit set."""
    return table.types[armour_type - 1]


@rule
def band_at(chart: Chart, roll: int) -> int:
    """RM-1.9: the band of a roll. It only compares, so that exact odds see bands, not single rolls."""
    low, high = 0, chart.bands - 1
    for _ in range(STEPS):
        if low < high:
            middle = (low + high) // 2
            if roll > chart.up_to[middle]:
                low = middle + 1
            else:
                high = middle
    return low


@rule
def entry_at(chart: Chart, column: int, roll: int) -> int:
    """RM-1.9: the row of the book's entries for a roll in a column; severity A is column 0."""
    return chart.entries[column * BANDS + band_at(chart, roll)]
