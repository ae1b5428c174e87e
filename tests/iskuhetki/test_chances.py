"""IH-3.4, IH-3.5, IH-2.5: what an attack hits with."""

from __future__ import annotations

from typing import Any

import pytest

from affray.core.referee import HUSH
from affray.rulesets.iskuhetki.codes import Why
from affray.rulesets.iskuhetki.model import NO_STRIKE
from affray.rulesets.iskuhetki.rules.chances import CHASE, STILL, at_range, flies, strike_chance
from affray.rulesets.iskuhetki.rules.missiles import aiming, flight_chance

from tests.iskuhetki.table import Sheet, Table, blade, bow, fighter, shield

OPEN = {"columns": 40, "rows": 5}


def table_of(ana: Sheet, ben: Sheet, hexes: int = 1, facing: str | None = None, **rest: Any) -> Table:
    """Ana to the east of Ben, so far away; Ben faces Ana, or as told."""
    ana, ben = {**ana, "at": [2 + hexes, 2]}, {**ben, "at": [2, 2]}
    if facing is not None:
        ben["facing"] = facing
    return Table(ana, ben, map=OPEN, **rest)


def chance(table: Table, *, aim: int = -1, manner: int = STILL) -> int:
    """What Ana strikes at Ben with."""
    ana, ben = table["Ana"], table["Ben"]
    skill = table.fight.book.items[table.fight.book.beings[0].items].skill
    found: int = table.call(strike_chance, table.fight, ana, ben, 0, skill, aim, manner)
    return found


def flight(table: Table, *, moved: bool = False) -> int:
    """What Ana shoots or throws at Ben with."""
    found: int = table.call(flight_chance, table.fight, table["Ana"], table["Ben"], 0, -1, moved)
    return found


# ---- range ----------------------------------------------------------------------------------------------------------


@pytest.mark.clause("IH-2.5", "IH-2.18")
@pytest.mark.parametrize(
    ("weapon", "modifiers"),
    [
        ("long-sword", (-20, 0, NO_STRIKE)),
        ("dagger", (0, -10, NO_STRIKE)),
        ("long-spear", (-40, -10, 0, NO_STRIKE)),
        ("pike", (-60, -30, -10, 0, NO_STRIKE)),
    ],
)
def test_each_weapon_has_a_modifier_for_each_range(weapon: str, modifiers: tuple[int, ...]) -> None:
    table = Table(fighter("Ana", weapon), fighter("Ben"))
    fight, ana = table.fight, table["Ana"]
    assert tuple(at_range(fight, ana, 0, hexes) for hexes in range(len(modifiers))) == modifiers
    assert at_range(fight, ana, 0, 30) == NO_STRIKE


@pytest.mark.clause("IH-2.5")
def test_the_range_is_a_part_of_the_sum() -> None:
    table = table_of(fighter("Ana", "long-spear"), fighter("Ben"))
    assert chance(table) == 40
    assert table.sum("Ana", Why.RANGE) == -10


# ---- from where -----------------------------------------------------------------------------------------------------


@pytest.mark.clause("IH-3.4", "IH-2.12")
@pytest.mark.parametrize(
    ("facing", "alert", "unaware"),
    [("e", 50, 50), ("ne", 50, 50), ("se", 50, 50), ("w", 70, 90), ("nw", 60, 75), ("sw", 60, 75)],
)
def test_from_the_front_the_side_and_behind(facing: str, alert: int, unaware: int) -> None:
    table = table_of(fighter("Ana"), fighter("Ben"), facing=facing)
    assert chance(table) == alert
    table["Ben"].alert = False
    assert chance(table) == unaware


@pytest.mark.clause("IH-3.4", "IH-2.18")
@pytest.mark.parametrize(("facing", "alert", "unaware"), [("nw", 60, 75), ("sw", 55, 65), ("w", 70, 90)])
def test_a_shield_on_that_side_takes_half_of_it(facing: str, alert: int, unaware: int) -> None:
    table = table_of(fighter("Ana"), fighter("Ben", blade(), shield()), facing=facing)
    assert chance(table) == alert
    table["Ben"].alert = False
    assert chance(table) == unaware


@pytest.mark.clause("IH-2.18")
def test_who_is_left_handed_bears_it_on_the_right() -> None:
    table = table_of(fighter("Ana"), fighter("Ben", blade(), shield(), left_handed=True), facing="nw")
    assert chance(table) == 55


@pytest.mark.clause("IH-2.18")
def test_at_range_0_every_attack_is_from_the_front() -> None:
    table = table_of(fighter("Ana", "dagger"), fighter("Ben"), facing="w")
    table["Ana"].piece.place = table["Ben"].piece.place
    assert chance(table) == 50


@pytest.mark.clause("IH-2.1", "IH-3.4")
def test_without_a_map_the_unaware_are_struck_from_behind() -> None:
    table = Table(fighter("Ana"), fighter("Ben"))
    assert chance(table) == 50
    table["Ben"].alert = False
    assert chance(table) == 90


# ---- stance, aim, sight ---------------------------------------------------------------------------------------------


@pytest.mark.clause("IH-3.4")
def test_the_ground_and_the_aim() -> None:
    table = table_of(fighter("Ana"), fighter("Ben"))
    assert chance(table, aim=12) == 20
    assert table.sum("Ana", Why.AIMED) == -30
    table["Ben"].down = True
    assert chance(table) == 70
    table["Ana"].down = True
    assert chance(table) == 50
    table["Ben"].down = False
    assert chance(table) == 30


@pytest.mark.clause("IH-3.4", "IH-3.5")
@pytest.mark.parametrize(("blind", "dark", "left"), [(True, False, 14), (False, True, 28), (True, True, 14)])
def test_blind_and_dark_take_a_fraction_of_the_skill_rounded_down(blind: bool, dark: bool, left: int) -> None:
    table = table_of(fighter("Ana", blade(skill=57)), fighter("Ben"), facing="w", dark=dark)
    table["Ana"].blinded = blind
    assert chance(table) == left + 20  # first the fraction, then the sums


@pytest.mark.clause("IH-5.1", "IH-9.16", "IH-3.5")
@pytest.mark.parametrize(("stamina", "pain", "left"), [(0, 0, 57), (-2, 0, 37), (-4, 0, 29), (0, 15, 42), (-2, 15, 29)])
def test_stamina_and_bones_take_at_most_half_of_the_skill(stamina: int, pain: int, left: int) -> None:
    table = table_of(fighter("Ana", blade(skill=57)), fighter("Ben"))
    table["Ana"].stamina, table["Ana"].pain = stamina, pain
    assert chance(table) == left
    table["Ana"].blinded = True
    assert chance(table) == 14 + left - 57  # half of the skill on the sheet


@pytest.mark.clause("IH-3.4", "IH-3.5")
def test_in_a_strike_movement_counts_only_in_a_chase() -> None:
    table = table_of(fighter("Ana"), fighter("Ben"))
    table["Ben"].moving = True
    assert chance(table) == 50
    assert chance(table, manner=CHASE) == 10
    table["Ben"].moving = False
    assert chance(table, manner=CHASE) == 25


@pytest.mark.clause("IH-3.5")
def test_all_that_applies_adds_up_part_by_part() -> None:
    table = table_of(fighter("Ana", "long-spear"), fighter("Ben"), facing="w")
    ana, ben = table["Ana"], table["Ben"]
    ana.stamina, ana.down, ben.down, ben.moving = -1, True, True, True
    assert chance(table, aim=0, manner=CHASE) == 50 + 20 + 20 - 20 - 30 - 10 - 10 - 15 - 25
    assert sum(value for _, _, value in table.parts) == -20
    assert [why for _, why, _ in table.parts] == [
        *(Why.SKILL, Why.BEHIND, Why.TARGET_DOWN, Why.SELF_DOWN, Why.AIMED),
        *(Why.TIRED, Why.RANGE, Why.TARGET_MOVES, Why.SELF_MOVES),
    ]


@pytest.mark.clause("IH-3.5")
@pytest.mark.parametrize("then", ["pass", "reload", "move"])
def test_a_target_moves_only_as_long_as_its_last_action_was_free_movement(then: str) -> None:
    table = Table(fighter("Ana", bow()), fighter("Ben", bow()), distance=10)
    table.begin(Ana=6, Ben=1)
    table.play("Ana action pass", "Ben action walk", "Ben hexes -1")
    table.step()
    assert table["Ben"].moving
    hexes = ["Ben hexes -1"] if then == "move" else []
    table.play("Ana action pass", f"Ben action {then}", *hexes)
    assert not table["Ben"].moving


@pytest.mark.clause("IH-3.5", "IH-6.7")
def test_who_flees_moves() -> None:
    table = Table(fighter("Ana"), fighter("Ben"))
    table.begin(Ana=1, Ben=6)
    table["Ben"].flees_until = 3
    table.play("Ben action move", "Ana counter_move no")
    assert table["Ben"].moving
    table.play("Ana action move", "Ana hexes 1")
    assert chance(table, manner=CHASE) == 50 - 15 - 25


# ---- shots and throws -----------------------------------------------------------------------------------------------


@pytest.mark.clause("IH-7.7")
@pytest.mark.parametrize(("hexes", "left"), [(1, 50), (10, 50), (11, 30), (20, 30), (21, 10), (30, 10)])
def test_the_range_bands_of_a_bow(hexes: int, left: int) -> None:
    table = table_of(fighter("Ana", bow(bands=[10, 20, 30])), fighter("Ben"), hexes)
    assert flight(table) == left
    assert flies(table.fight, table["Ana"], 0) == 30


@pytest.mark.clause("IH-8.1", "IH-8.3")
@pytest.mark.parametrize(("hexes", "left"), [(1, 40), (2, 25), (4, -5)])
def test_a_weapon_not_made_for_throwing(hexes: int, left: int) -> None:
    table = table_of(fighter("Ana", throw=40), fighter("Ben"), hexes)
    assert flight(table) == left


@pytest.mark.clause("IH-8.3")
@pytest.mark.parametrize(("hexes", "left"), [(6, 50), (7, 30), (17, 10)])
def test_a_weapon_made_for_throwing_goes_by_its_own_skill_and_bands(hexes: int, left: int) -> None:
    table = table_of(fighter("Ana", "javelin", throw=10), fighter("Ben"), hexes)
    assert flight(table) == left


@pytest.mark.clause("IH-3.4", "IH-3.5")
def test_movement_and_ground_of_those_shot_at() -> None:
    table = table_of(fighter("Ana", bow()), fighter("Ben"), 5)
    table["Ben"].down = True
    assert flight(table) == 50
    table["Ben"].moving = True
    assert flight(table) == 35
    assert flight(table, moved=True) == 10


@pytest.mark.clause("IH-7.5", "IH-7.7")
@pytest.mark.parametrize(("steps", "added"), [(1, -20), (2, 0), (3, 15)])
def test_a_bow_shot_at_once_normally_and_aimed(steps: int, added: int) -> None:
    arrow = {"name": "shaft", "accuracy": 5}
    table = table_of(fighter("Ana", bow(arrow, ready="loaded")), fighter("Ben"), 5)
    table["Ana"].steps[0] = steps
    assert table.call(aiming, table.fight, table["Ana"], 0) == added + 5


@pytest.mark.clause("IH-7.6")
@pytest.mark.parametrize(("steps", "added"), [(3, -20), (4, 0), (5, 20)])
def test_a_crossbow_shot_at_once_normally_and_aimed(steps: int, added: int) -> None:
    crossbow = {"weapon": "light-crossbow", "arrows": [{"name": "bolt", "fits": "crossbow"}], "ready": "loaded"}
    table = table_of(fighter("Ana", crossbow), fighter("Ben"), 5)
    table["Ana"].steps[0] = steps
    assert aiming(HUSH, table.fight, table["Ana"], 0) == added  # type: ignore[arg-type]
