"""RM-1.8, RM-1.9: from the tables of the catalogue, and those of a group, to the records of a fight."""

from __future__ import annotations

import pytest
from pydantic import Field

from affray.core.catalogue import Catalogue
from affray.core.documents import Document, Faults
from affray.core.wording import Written, validate
from affray.rulesets.rolemaster.chart_files import Charts, attack_table, charts
from affray.rulesets.rolemaster.chart_sheets import FOLDER, AttackCsv, CriticalCsv, FumbleCsv, Tables
from affray.rulesets.rolemaster.charts import (
    ENTRIES,
    NEVER,
    CriticalType,
    Entry,
    FumbleGroup,
    LargeSize,
    Severity,
    WeaponKind,
    cell_at,
    entry_at,
    hits_in,
    severity_in,
    type_in,
    types_at,
)

OWN = {
    "attacks": {"ours": "total," + ",".join(map(str, range(1, 21))) + "\n1-150" + ",7BK" * 20 + "\n"},
    "criticals": {"ours": "roll,A,B,C,D,E\n01-50,+1,+2,+3,+4,+5\n51-100,+1,+2,+3,+4,dies: Gone.\n"},
    "fumbles": {"ours": "roll,effects\n01-99,drops\n100,falls: Down it goes.\n"},
}


class File(Written):
    """A catalogue file with tables only."""

    attacks: dict[str, AttackCsv] = Field(default_factory=dict)
    criticals: dict[str, CriticalCsv] = Field(default_factory=dict)
    fumbles: dict[str, FumbleCsv] = Field(default_factory=dict)


def catalogue(*own: object) -> Catalogue:
    return Catalogue(FOLDER, own)


def entry(found: Charts, row: int) -> Entry:
    return found.entries[row]


@pytest.mark.clause("RM-1.8")
@pytest.mark.parametrize("name", Catalogue(FOLDER).names("attacks"))
def test_each_attack_table_becomes_a_record(name: str) -> None:
    made = attack_table(catalogue(), Tables(), name)
    bare = cell_at(made, 150, 1)
    assert hits_in(bare) > 0
    assert severity_in(bare) >= Severity.D
    assert cell_at(made, 1, 1) == 0
    assert all(types_at(made, armour) >> type_in(cell_at(made, 150, armour)) & 1 for armour in range(1, 21))


@pytest.mark.clause("RM-5.1")
def test_the_types_of_a_column_are_those_of_its_criticals() -> None:
    made = attack_table(catalogue(), Tables(), "war-hammer")
    both = 1 << CriticalType.KRUSH | 1 << CriticalType.PUNCTURE
    assert [types_at(made, armour) for armour in range(1, 21)] == [both] * 20


@pytest.mark.clause("RM-1.9")
def test_all_charts_come_in_the_order_of_their_enums() -> None:
    found = charts(catalogue(), Tables())
    assert [len(each) for each in (found.criticals, found.larges, found.fumbles)] == [11, 2, 6]
    assert len(found.entries) <= ENTRIES
    row = entry_at(found.criticals[CriticalType.PUNCTURE], Severity.E - 1, 100)
    assert entry(found, row).dies_in == 0
    assert found.wordings[entry(found, row).wording] == "critical-puncture-18"
    row = entry_at(found.larges[LargeSize.SUPER_LARGE], WeaponKind.SLAYING, 1000)
    assert found.wordings[entry(found, row).wording] == "critical-super-large-12"
    row = entry_at(found.fumbles[FumbleGroup.BOW], 0, 98)
    assert entry(found, row).breaks
    assert found.wordings[entry(found, row).wording] == "fumble-bow-8"


@pytest.mark.clause("RM-1.9")
def test_an_entry_holds_all_its_effects() -> None:
    every = "+8 bleed 2 stun 3 no-parry 4 must-parry 5 falls drops breaks unconscious dies 6 -20: Words."
    own = {"fumbles": {"bow": f"roll,effects\n01-100,{every}\n"}}
    found = charts(catalogue(own), Tables())
    made = entry(found, entry_at(found.fumbles[FumbleGroup.BOW], 0, 50))
    assert made == Entry(8, 2, 3, 4, 5, -20, True, True, True, True, 6, made.wording)
    assert found.wordings[made.wording] == "Words."


@pytest.mark.clause("RM-1.8", "RM-1.9")
def test_a_groups_own_tables_stand_in_the_places_that_the_encounter_names() -> None:
    written = {"attacks": {"dagger": "ours"}, "criticals": {"slash": "ours"}, "fumbles": {"pole": "ours"}}
    tables = validate(Tables, Document(written), {"catalogue": catalogue(OWN)})
    assert hits_in(cell_at(attack_table(catalogue(OWN), tables, "dagger"), 1, 20)) == 7
    assert attack_table(catalogue(OWN), tables, "mace") == attack_table(catalogue(), Tables(), "mace")
    found = charts(catalogue(OWN), tables)
    assert entry(found, entry_at(found.criticals[CriticalType.SLASH], 4, 51)).dies_in == 0
    assert entry(found, entry_at(found.criticals[CriticalType.KRUSH], 4, 51)).dies_in == NEVER
    assert entry(found, entry_at(found.fumbles[FumbleGroup.POLE], 0, 100)).falls
    assert found.wordings[entry(found, entry_at(found.fumbles[FumbleGroup.POLE], 0, 100)).wording] == "Down it goes."
    assert found.wordings[entry(found, entry_at(found.fumbles[FumbleGroup.POLE], 0, 99)).wording] == "no-words"


@pytest.mark.clause("RM-1.8")
def test_a_table_may_be_named_as_people_write_it() -> None:
    tables = validate(Tables, Document({"attacks": {"Short Sword": "Ours"}}), {"catalogue": catalogue(OWN)})
    for name in ("short-sword", "Short sword"):
        assert hits_in(cell_at(attack_table(catalogue(OWN), tables, name), 1, 20)) == 7


@pytest.mark.clause("RM-1.8")
def test_a_weapon_may_name_a_groups_own_table_itself() -> None:
    assert hits_in(cell_at(attack_table(catalogue(OWN), Tables(), "ours"), 1, 1)) == 7


def told(shape: type[Written], data: object, own: object = OWN) -> list[str]:
    with pytest.raises(Faults) as found:
        validate(shape, Document(data), {"catalogue": catalogue(own)})
    return [str(fault) for fault in found.value.faults]


@pytest.mark.clause("RM-1.8")
def test_a_table_that_is_not_there_is_told_with_its_place() -> None:
    assert told(Tables, {"attacks": {"broadsword": "our"}}) == [
        "attacks.broadsword: there is no attack table 'our'; did you mean ours?"
    ]
    assert told(Tables, {"criticals": {"slashh": "ours"}}) == [
        "criticals.slashh: there is no type of critical 'slashh'; did you mean slash?"
    ]
    assert told(Tables, {"fumbles": {"ours": "ours"}}) == [
        "fumbles.ours: there is no weapon group 'ours'; there are one-handed, two-handed, pole, thrown, bow, natural"
    ]


@pytest.mark.clause("RM-1.9")
def test_a_table_with_other_columns_is_told() -> None:
    assert told(Tables, {"criticals": {"large": "ours"}}) == [
        "criticals.large: ours has other columns; normal to slaying are wanted"
    ]
    assert told(Tables, {"criticals": {"slash": "large"}}) == [
        "criticals.slash: large has other columns; A to E are wanted"
    ]


@pytest.mark.clause("RM-1.8", "RM-1.9")
def test_each_faulty_cell_of_a_catalogue_file_is_told_at_once() -> None:
    attacks = {"ours": OWN["attacks"]["ours"].replace("7BK", "?", 2)}
    criticals = {"ours": "roll,A,B,C,D,E\n01-100,-,-,hurts,-,-\n"}
    fumbles = {"ours": OWN["criticals"]["ours"]}
    found = told(File, {"attacks": attacks, "criticals": criticals, "fumbles": fumbles})
    assert [line[:60] for line in found] == [
        "attacks.ours: line 2: row 1-150, column 1: '?': a cell is '-",
        "attacks.ours: line 2: row 1-150, column 2: '?': a cell is '-",
        "criticals.ours: line 2: row 01-100, column C: there is no ef",
        "fumbles.ours: this is no table of fumbles, by its first row",
    ]
