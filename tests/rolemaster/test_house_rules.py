"""RM-2, RM-3, RM-5, RM-11, RM-12 and RM-1.10: reduction, fumbles, chosen criticals, subdual, the large."""

from __future__ import annotations

from typing import Any

import pytest

from affray.rulesets.rolemaster.being import category_bonus, fumble_range, skill_bonus
from affray.rulesets.rolemaster.charts import CriticalType, WeaponKind
from affray.rulesets.rolemaster.codes import Event, Why
from affray.rulesets.rolemaster.model import Action
from affray.rulesets.rolemaster.rules.attack import strike
from affray.rulesets.rolemaster.rules.impact import cell_of, type_of
from affray.rulesets.rolemaster.rules.subdual import (
    attack_level,
    quarries,
    resist,
    resistance,
    stalk,
    subdual_skill,
    subdue,
    target_level,
)
from affray.rulesets.rolemaster.setup import add

from tests.rolemaster.table import OWN, Sheet, Table, blade, fighter


def struck(table: Table, *lines: str) -> int:
    table.call(strike, table.fight, table["Ana"], table["Ben"], 0, 0, lines=lines)
    return table["Ben"].lost


def duel(weapon: Sheet, ben: Sheet, **options: Any) -> Table:
    return Table(fighter("Ana", weapon), fighter("Ben", **ben), options=options)


# ---- RM-2 -------------------------------------------------------------------------------------------------------


@pytest.mark.clause("RM-2.1")
@pytest.mark.parametrize(("dr", "hits"), [(0, 10), (4, 6), (10, 0), (15, 0)])
def test_dr_takes_hits_off_every_blow(dr: int, hits: int) -> None:
    table = duel(blade(), {"dr": dr})
    assert struck(table, "Ana attack 50") == hits
    assert table.saw(Event.REDUCED) is (hits == 0)


@pytest.mark.clause("RM-2.1")
def test_dr_is_a_switch() -> None:
    assert struck(duel(blade(), {"dr": 4}, dr=False), "Ana attack 50") == 10


@pytest.mark.clause("RM-2.2")
def test_hits_of_criticals_are_not_reduced() -> None:
    assert struck(duel(blade(20), {"dr": 50}), "Ana attack 80", "Ana critical 1") == 1


@pytest.mark.clause("RM-2.3")
@pytest.mark.parametrize(("before", "hits"), [(False, 3 * 10 - 12), (True, 0)])
def test_tripled_hits_are_a_way_through(before: bool, hits: int) -> None:
    table = duel(blade(times=3), {"dr": 12}, dr_before_multiplier=before)
    assert struck(table, "Ana attack 50") == hits


@pytest.mark.clause("RM-2.3")
def test_reduced_before_they_are_doubled() -> None:
    assert struck(duel(blade(times=2), {"dr": 4}, dr_before_multiplier=True), "Ana attack 50") == 2 * 6


# ---- RM-3 -------------------------------------------------------------------------------------------------------


@pytest.mark.clause("RM-3.1")
@pytest.mark.parametrize(("ranks", "upper"), [(0, 8), (19, 8), (20, 7), (29, 7), (30, 6), (40, 5), (100, 2), (200, 2)])
def test_ranks_lower_the_fumble_range_to_2(ranks: int, upper: int) -> None:
    assert fumble_range(8, ranks) == upper


@pytest.mark.clause("RM-3.1")
def test_a_range_of_1_stays() -> None:
    assert fumble_range(1, 50) == 1


def fumble_of(weapon: Sheet, **rest: Any) -> int:
    options = rest.pop("options", {})
    table = Table(fighter("Ana", weapon, **rest), fighter("Ben"), options=options)
    return table.fight.book.weapons[0].fumble


@pytest.mark.clause("RM-3.1")
def test_the_ranks_are_those_of_the_category_or_of_the_weapon() -> None:
    weapon = blade(fumble=5, ranks=40)
    category = {"one-handed-edged": 30}
    assert fumble_of(weapon, categories=category) == 3
    assert fumble_of(weapon, categories=category, options={"fumble_ranks": "weapon"}) == 2
    assert fumble_of(weapon, categories=category, options={"fumble_by_ranks": False}) == 5


@pytest.mark.clause("RM-3.2")
def test_a_talent_brings_it_to_1_and_enchantment_ends_it() -> None:
    assert fumble_of(blade(fumble=5), sure_handed=True) == 1
    assert fumble_of(blade(fumble=5, never_fumbles=True)) == 0
    table = Table(fighter("Ana", blade(never_fumbles=True)), fighter("Ben"))
    assert struck(table, "Ana attack 1") == 0


@pytest.mark.clause("RM-1.1")
@pytest.mark.parametrize(
    ("ranks", "category", "skill"), [(0, -15, -15), (10, 20, 30), (20, 30, 50), (30, 35, 60), (40, 35, 65)]
)
def test_what_ranks_are_worth(ranks: int, category: int, skill: int) -> None:
    assert (category_bonus(ranks), skill_bonus(ranks)) == (category, skill)


@pytest.mark.clause("RM-1.1")
def test_an_ob_comes_from_category_skill_and_bonus() -> None:
    weapon = {key: value for key, value in blade(ranks=12, bonus=25).items() if key != "ob"}
    table = Table(fighter("Ana", weapon, categories={"one-handed-edged": 8}), fighter("Ben"))
    assert table.fight.book.weapons[0].ob == 16 + 34 + 25


# ---- RM-5 -------------------------------------------------------------------------------------------------------


@pytest.mark.clause("RM-5.1")
@pytest.mark.clause("RM-5.2")
def test_the_type_is_chosen_before_the_roll_for_20() -> None:
    table = Table(fighter("Ana", blade(30)), fighter("Ben"))
    table.begin(Ana=15, Ben=5)
    lines = ["Ana action attack", "Ana phase normal", "Ana chosen puncture", "Ana parry 0", "Ben action pass"]
    table.play(*lines, "Ana attack 91", "Ana critical 1")
    assert table.sum("Ana", Why.CHOSEN_PART) == -20
    assert table["Ben"].lost == 20 + 1


@pytest.mark.clause("RM-5.1")
def test_a_war_hammer_may_puncture_where_its_table_has_it() -> None:
    table = Table(fighter("Ana", {"weapon": "war-hammer", "ob": 30}), fighter("Ben", armour="breastplate"))
    table.begin(Ana=15, Ben=5)
    table.play("Ana action attack", "Ana phase normal", "Ana chosen puncture", "Ana parry 0", "Ben action pass")


@pytest.mark.clause("RM-5.1")
def test_only_types_of_the_table_against_this_armour_type() -> None:
    table = Table(fighter("Ana", blade(30)), fighter("Ben"))
    table.begin(Ana=15, Ben=5)
    with pytest.raises(AssertionError, match="heat isn't offered to Ana: slash, krush, puncture, as-it-comes"):
        table.play("Ana action attack", "Ana phase normal", "Ana chosen heat")


@pytest.mark.clause("RM-5.2")
def test_without_a_critical_the_20_were_in_vain() -> None:
    table = Table(fighter("Ana", blade(30)), fighter("Ben"))
    table.begin(Ana=15, Ben=5)
    lines = ["Ana action attack", "Ana phase normal", "Ana chosen krush", "Ana parry 0", "Ben action pass"]
    table.play(*lines, "Ana attack 39")
    assert not table.saw(Event.HITS)


@pytest.mark.clause("RM-5.1")
@pytest.mark.clause("RM-1.15")
def test_a_blow_turned_on_another_has_a_type_of_the_table_against_that_armour() -> None:
    rows = "total," + ",".join(map(str, range(1, 21))) + "\n50-99" + ",20AP" + ",10AS" * 19 + "\n100-150" + ",30BS" * 20
    own = {**OWN, "attacks": {"plain": rows}}
    foes = [fighter("Ben"), fighter("Cid", armour="breastplate")]
    table = Table(fighter("Ana", blade(0)), foes, catalogue=[own])
    slash, puncture = CriticalType.SLASH, CriticalType.PUNCTURE
    for name, meant in (("Ben", puncture), ("Cid", slash)):
        cell = cell_of(table.fight, table[name], 0, 120)
        assert type_of(table.fight, table[name], 0, cell, puncture) == meant
        assert type_of(table.fight, table[name], 0, cell, -1) == slash


@pytest.mark.clause("RM-5.1")
def test_without_the_rule_nothing_is_asked() -> None:
    table = Table(fighter("Ana", blade(30)), fighter("Ben"), options={"chosen_critical": False})
    table.begin(Ana=15, Ben=5)
    table.play("Ana action attack", "Ana phase normal", "Ana parry 0", "Ben action pass", "Ana attack 5")


# ---- RM-1.10, RM-12 ---------------------------------------------------------------------------------------------

BY_SEVERITY = {"A": 60, "B": 80, "C": 95}  # rolls with an OB of 45


@pytest.mark.clause("RM-1.10")
@pytest.mark.parametrize(
    ("size", "older", "works"),
    [("large", False, "BC"), ("super-large", False, "C"), ("large", True, "BC"), ("super-large", True, "")],
)
@pytest.mark.parametrize("severity", BY_SEVERITY)
def test_the_large_ignore_slight_criticals(size: str, older: bool, works: str, severity: str) -> None:
    table = duel(blade(45), {"size": size, "hits": 500}, large_from="b_and_d" if older else "b_and_c")
    lines = [f"Ana attack {BY_SEVERITY[severity]}"]
    struck(table, *lines, *(["Ana critical 1"] if severity in works else []))
    assert table.saw(Event.TOO_LARGE) is (severity not in works)


@pytest.mark.clause("RM-1.9")
@pytest.mark.parametrize(
    ("faces", "kind", "hits"),
    [
        ([1], "normal", 11),
        ([50], "slaying", 15),
        ([51], "magic", 22),
        ([96, 60], "normal", 31),
        ([97, 97, 7], "holy", 44),
    ],
)
def test_the_large_have_a_chart_of_their_own_open_ended_by_kind_of_weapon(
    faces: list[int], kind: str, hits: int
) -> None:
    table = duel(blade(45, kind=kind), {"size": "large", "hits": 500})
    assert table.fight.book.weapons[0].kind == WeaponKind[kind.upper()]
    faces = faces if faces[-1] != 7 else [97, 97, 8]
    assert struck(table, "Ana attack 80", *(f"Ana critical {face}" for face in faces)) == 30 + hits


# At 150 this table has a critical A only.
WEAK = "\n".join(
    ["total," + ",".join(map(str, range(1, 21))), "1-49" + ",-" * 20, "50-149" + ",10" * 20, "150" + ",12AS" * 20]
)


def giant(size: str, weapon: Sheet, **options: Any) -> Table:
    return Table(
        fighter("Ana", {**weapon, "table": "weak"}),
        fighter("Ben", size=size, hits=500),
        options=options,
        catalogue=[OWN, {"attacks": {"weak": WEAK}}],
    )


@pytest.mark.clause("RM-12.1")
@pytest.mark.parametrize("size", ["large", "super-large"])
def test_151_gives_a_critical_on_the_large_despite_their_size(size: str) -> None:
    table = giant(size, blade(100))
    struck(table, "Ana attack 51", "Ana critical 40")
    assert table.saw(Event.FORCED)


@pytest.mark.clause("RM-12.1")
@pytest.mark.parametrize(
    ("figures", "face", "options"),
    [
        ({}, 50, {}),
        ({"natural": "huge"}, 51, {}),
        ({}, 51, {"large_criticals": False}),
    ],
)
def test_but_not_150_nor_parts_of_the_body_nor_without_the_rule(
    figures: Sheet, face: int, options: dict[str, Any]
) -> None:
    table = giant("large", blade(100, **figures), **options)
    struck(table, f"Ana attack {face}")
    assert table.saw(Event.TOO_LARGE)


@pytest.mark.clause("RM-12.1")
def test_the_roll_goes_on_until_it_is_151_where_that_counts() -> None:
    table = giant("large", blade(53))
    struck(table, "Ana attack 96", "Ana attack 1")
    assert not table.saw(Event.FORCED)
    table = giant("large", blade(54))
    struck(table, "Ana attack 96", "Ana critical 40")
    table = giant("normal", blade(53))
    struck(table, "Ana attack 96", "Ana critical 40")


# ---- RM-11 ------------------------------------------------------------------------------------------------------


def sentry(ana: Sheet | None = None, ben: Sheet | None = None, **rest: Any) -> Table:
    thug = fighter("Ana", blade(100, stuns=True), **{"subdual": 60, "stalking": 60, **(ana or {})})
    return Table(thug, fighter("Ben", unaware=True, **(ben or {})), **rest)


@pytest.mark.clause("RM-11.1")
@pytest.mark.parametrize(("roll", "unnoticed"), [(50, False), (51, True)])
def test_it_takes_a_successful_stalk_into_reach(roll: int, unnoticed: bool) -> None:
    table = sentry(distance=12)
    table["Ana"].goal = 1
    table.call(stalk, table.fight, table["Ana"], lines=[f"Ana stalk {roll}"])
    assert (table["Ana"].stalks == 1, table["Ben"].aware) == (unnoticed, not unnoticed)
    assert table.fight.gaps[0].to[1] == 3


@pytest.mark.clause("RM-11.1")
def test_the_whole_of_it_is_declared_and_done() -> None:
    table = sentry(distance=12)
    table.begin(Ana=5, Ben=15)
    table.play("Ana action stalk", "Ana stalk 60")
    table.play("Ana initiative 5", "Ben initiative 15", "Ana action subdue", "Ana subdual 91", "Ben resistance 1")
    assert table["Ben"].asleep == 64 * 6 + 1
    assert table.fight.over


@pytest.mark.clause("RM-11.1")
def test_who_perceives_well_is_harder_to_stalk_and_who_knows_can_not_be() -> None:
    table = sentry(ben={"perception": 30})
    table["Ana"].goal = 1
    table.call(stalk, table.fight, table["Ana"], lines=["Ana stalk 80"])
    assert table["Ben"].aware
    table.call(stalk, table.fight, table["Ana"])
    assert table.saw(Event.LOST_TARGET)


@pytest.mark.clause("RM-11.1")
def test_without_the_rule_nobody_is_knocked_out() -> None:
    table = sentry(options={"subdual": False})
    table.begin(Ana=5, Ben=15)
    with pytest.raises(AssertionError, match="stalk isn't offered"):
        table.play("Ana action stalk")


@pytest.mark.clause("RM-11.2")
def test_the_skill_is_at_most_the_weapons() -> None:
    table = sentry({"subdual": 120})
    assert subdual_skill(table.fight, table["Ana"]) == 100
    table = sentry({"subdual": 70})
    assert subdual_skill(table.fight, table["Ana"]) == 70


def subdued(table: Table, *lines: str) -> None:
    table["Ana"].stalks = 1
    table.call(subdue, table.fight, table["Ana"], lines=lines)


@pytest.mark.clause("RM-11.3")
def test_db_without_armour_and_that_of_a_helmet_come_off() -> None:
    table = sentry(ben={"db": 15, "quickness": 5, "armour": "full-plate", "shield": "full"})
    subdued(table, "Ana subdual 30")
    assert table.sum("Ana") == 60 - 15 - 15


@pytest.mark.clause("RM-11.4")
@pytest.mark.parametrize(("total", "level"), [(110, -1), (111, 0), (120, 0), (121, 1), (151, 4)])
def test_each_10_above_the_threshold_is_a_level(total: int, level: int) -> None:
    assert attack_level(total) == level


@pytest.mark.clause("RM-11.5")
@pytest.mark.parametrize(("level", "resists"), [(1, 1), (9, 1), (19, 1), (20, 2), (37, 3)])
def test_the_target_resists_at_a_tenth_of_its_level(level: int, resists: int) -> None:
    assert target_level(level) == resists


@pytest.mark.clause("RM-11.6")
@pytest.mark.parametrize(
    ("level", "target", "constitution", "wanted"),
    [(4, 37, 0, 55), (4, 1, 0, 65), (0, 1, 0, 45), (4, 37, 5, 40), (20, 1, 0, 96), (0, 90, 20, 6)],
)
def test_what_the_target_must_reach(level: int, target: int, constitution: int, wanted: int) -> None:
    table = sentry(ben={"level": target, "constitution": constitution})
    assert table.call(resistance, table.fight, table["Ben"], level) == wanted


@pytest.mark.clause("RM-11.6")
@pytest.mark.parametrize(("roll", "minutes"), [(54, 1), (30, 25), (55, 0)])
def test_unconscious_a_minute_for_each_point_of_failure(roll: int, minutes: int) -> None:
    table = sentry(ben={"level": 37})
    table.call(resist, table.fight, table["Ben"], 4, lines=[f"Ben resistance {roll}"])
    assert table["Ben"].asleep == (minutes * 6 + 1 if minutes else 0)


@pytest.mark.clause("RM-11.7")
def test_below_the_threshold_nothing_but_that_the_target_knows() -> None:
    table = sentry()
    subdued(table, "Ana subdual 50")
    assert (table["Ben"].aware, table["Ben"].asleep, table["Ana"].stalks) == (True, 0, -1)


@pytest.mark.clause("RM-11.7")
def test_it_takes_a_weapon_that_can_stun_or_the_hand() -> None:
    table = Table(fighter("Ana", blade(100)), fighter("Ben", unaware=True))
    subdued(table)
    assert table.saw(Event.LOST_TARGET)
    table["Ana"].main = 1
    subdued(table, "Ana subdual 50")


@pytest.mark.clause("RM-11.6")
def test_no_die_is_rolled_that_changes_nothing() -> None:
    """At 96 the target must roll as high as it ever must: a level of 11 against 1."""
    table = sentry({"subdual": 125}, {"level": 1})
    table.fight.book.weapons[0].ob = 125
    subdued(table, "Ana subdual 96", "Ben resistance 96")
    assert table["Ana"].action == Action.PASS


@pytest.mark.clause("RM-11.1")
def test_somebody_who_becomes_unaware_in_the_midst_of_a_fight_can_be_stalked() -> None:
    table = Table(fighter("Ana"), fighter("Ben"), distance=10)
    assert quarries(table.fight, table["Ana"]) == 0
    table["Ben"].aware = False
    table.begin(Ana=20, Ben=5)
    table.play("Ana action stalk", "Ana stalk 95")


@pytest.mark.clause("RM-11.1")
def test_a_joiner_may_know_of_nobody() -> None:
    table = Table(fighter("Ana"), fighter("Ben"))
    assert not table.fight.book.surprised
    joined = add(table.fight, table.roster, {"name": "Cid", "side": "B", "unaware": True})
    assert joined.book.surprised
    assert not table.fight.book.surprised
