"""RM-1.1 to RM-1.5: one attack."""

from __future__ import annotations

from typing import Any

import pytest

from affray.rulesets.rolemaster.codes import Event, Why
from affray.rulesets.rolemaster.rules.attack import strike
from affray.rulesets.rolemaster.rules.defence import COVER_MELEE, COVER_MISSILE, melee_defence, missile_defence
from affray.rulesets.rolemaster.rules.missiles import shot

from tests.rolemaster.table import Sheet, Table, blade, bow, fighter


def struck(table: Table, *lines: str) -> int:
    """The hits that Ben has lost after a blow of Ana's."""
    table.call(strike, table.fight, table["Ana"], table["Ben"], 0, 0, lines=lines)
    return table["Ben"].lost


def duel(ob: int = 0, ana: Sheet | None = None, ben: Sheet | None = None, **rest: Any) -> Table:
    return Table(fighter("Ana", blade(ob), **(ana or {})), fighter("Ben", **(ben or {})), **rest)


@pytest.mark.clause("RM-1.1")
@pytest.mark.parametrize(("face", "hits"), [(49, 0), (50, 10), (95, 10)])
def test_roll_and_ob_less_db_are_read_on_the_table(face: int, hits: int) -> None:
    assert struck(duel(), f"Ana attack {face}") == hits
    assert struck(duel(ob=20, ben={"quickness": 5, "db": 5}), f"Ana attack {face}") == hits


@pytest.mark.clause("RM-1.1")
def test_a_critical_comes_with_the_hits() -> None:
    table = duel(ob=50)
    assert struck(table, "Ana attack 60", "Ana critical 50") == 20 + 1
    (hit,) = table.events(Event.HITS)
    assert hit.numbers == (20, 1, 0)


@pytest.mark.clause("RM-1.1")
@pytest.mark.clause("RM-1.9")
def test_a_total_counts_up_to_150() -> None:
    table = duel(ob=200)
    assert struck(table, "Ana attack 60", "Ana critical 1") == 50 + 5
    assert table.events(Event.ATTACKS)[0].numbers[0] == 260


@pytest.mark.clause("RM-1.1")
@pytest.mark.parametrize(("size", "hits"), [("tiny", 21), ("small", 21), ("medium", 32), ("large", 32), ("huge", 55)])
def test_natural_attacks_are_capped_by_size(size: str, hits: int) -> None:
    table = Table(fighter("Ana", blade(200, natural=size)), fighter("Ben"))
    assert struck(table, "Ana attack 60", "Ana critical 1") == hits


@pytest.mark.clause("RM-1.2")
def test_a_roll_in_the_fumble_range_is_a_fumble_whatever_the_total() -> None:
    table = duel(ob=200)
    assert struck(table, "Ana attack 2", "Ana fumble 60") == 0
    assert (table["Ana"].stunned, table.saw(Event.FUMBLES)) == (1, True)
    assert struck(duel(ob=200), "Ana attack 3", "Ana critical 1") > 0


@pytest.mark.clause("RM-1.2")
def test_a_fumble_may_drop_the_weapon() -> None:
    table = duel()
    struck(table, "Ana attack 1", "Ana fumble 50")
    assert (table["Ana"].dropped, table["Ana"].main) == (1, 1)


@pytest.mark.clause("RM-1.2")
@pytest.mark.clause("RM-6.5")
def test_a_fumble_with_the_off_hand_drops_what_is_in_it() -> None:
    weapons = [blade(name="sword"), blade(name="knife")]
    table = Table(fighter("Ana", *weapons, off_hand="knife"), fighter("Ben"))
    table.call(strike, table.fight, table["Ana"], table["Ben"], 1, 0, lines=["Ana attack 1", "Ana fumble 50"])
    assert (table["Ana"].main, table["Ana"].off, table["Ana"].dropped) == (0, -1, 0b10)


def db(table: Table) -> int:
    return int(table.call(melee_defence, table.fight, table["Ben"], table["Ana"]))


def missile_db(table: Table) -> int:
    return int(table.call(missile_defence, table.fight, table["Ben"], table["Ana"], 0))


@pytest.mark.clause("RM-1.3")
def test_db_is_quickness_shield_cover_and_more() -> None:
    table = duel(ben={"quickness": 7, "shield": "normal", "cover": "half-hard", "db": 3})
    assert db(table) == 3 * 7 + 20 + 30 + 3
    assert table.parts == [
        ("Ben", Why.QUICKNESS, 21),
        ("Ben", Why.SHIELD_PART, 20),
        ("Ben", Why.COVER, 30),
        ("Ben", Why.OTHER_DEFENCE, 3),
        ("Ben", Why.GM, 0),
    ]


@pytest.mark.clause("RM-1.3")
@pytest.mark.parametrize("state", ["unaware", "prone", "unconscious"])
def test_quickness_is_lost_when_unaware_prone_or_unconscious(state: str) -> None:
    table = duel(ben={"quickness": 7, "unaware": state == "unaware"})
    if state == "prone":
        table["Ben"].down, table["Ben"].no_parry = True, 1
    if state == "unconscious":
        table["Ben"].asleep = 5
    assert db(table) == 0


@pytest.mark.clause("RM-1.3")
def test_who_is_only_down_keeps_its_quickness() -> None:
    table = duel(ben={"quickness": 7})
    table["Ben"].down = True
    assert db(table) == 21


@pytest.mark.clause("RM-1.4")
@pytest.mark.parametrize(
    ("shield", "melee", "missile"), [("target", 20, 10), ("normal", 20, 20), ("full", 25, 25), ("wall", 30, 40)]
)
def test_shields(shield: str, melee: int, missile: int) -> None:
    table = duel(ben={"shield": shield}, options={"parry_missiles": False})
    assert (db(table), missile_db(table)) == (melee, missile)


@pytest.mark.clause("RM-1.4")
@pytest.mark.parametrize(
    ("cover", "melee", "missile"),
    [("partial-soft", 10, 20), ("half-soft", 20, 40), ("partial-hard", 15, 30), ("half-hard", 30, 60)],
)
def test_cover(cover: str, melee: int, missile: int) -> None:
    table = duel(ben={"cover": cover})
    assert (db(table), missile_db(table)) == (melee, missile)


@pytest.mark.clause("RM-1.4")
def test_without_cover_there_is_no_bonus() -> None:
    assert (COVER_MELEE[0], COVER_MISSILE[0]) == (0, 0)


@pytest.mark.clause("RM-1.4")
def test_a_weapon_of_two_hands_leaves_none_for_the_shield() -> None:
    table = Table(fighter("Ana"), fighter("Ben", blade(hands=2), shield="full"))
    assert db(table) == 0


@pytest.mark.clause("RM-1.5")
@pytest.mark.parametrize(
    ("figures", "plus"),
    [
        ({"aware": False}, 20),
        ({"stunned": 1}, 20),
        ({"no_parry": 1}, 20),
        ({"down": True}, 30),
        ({"down": True, "stunned": 2}, 50),
        ({"down": True, "no_parry": 2}, 70),
        ({"asleep": 3}, 50),
    ],
)
def test_what_state_a_target_is_in(figures: dict[str, Any], plus: int) -> None:
    table = duel()
    for name, value in figures.items():
        setattr(table["Ben"], name, value)
    struck(table, "Ana attack 30", *(["Ana critical 1"] if plus == 70 else []))
    assert table.sum("Ana", Why.PLIGHT) == plus


@pytest.mark.clause("RM-1.5")
@pytest.mark.parametrize(("lost", "penalty"), [(25, 0), (26, -10), (50, -10), (51, -20), (75, -20), (76, -30)])
def test_own_hits_below_three_quarters_half_and_a_quarter(lost: int, penalty: int) -> None:
    table = duel()
    table["Ana"].lost = lost
    struck(table, "Ana attack 10")
    assert table.sum("Ana", Why.HURT) == penalty


@pytest.mark.clause("RM-1.5")
@pytest.mark.parametrize(("phase", "plus"), [(0, -20), (1, 0), (2, 10)])
def test_snap_and_deliberate(phase: int, plus: int) -> None:
    table = duel()
    table["Ana"].phase = phase
    struck(table, "Ana attack 10")
    assert table.sum("Ana", Why.PHASE_PART) == plus


@pytest.mark.clause("RM-1.1")
def test_a_shot_is_an_attack_too() -> None:
    table = Table(fighter("Ana", bow(40)), fighter("Ben", quickness=2), distance=20)
    table.call(shot, table.fight, table["Ana"], table["Ben"], -1, 0, -1, lines=["Ana attack 16"])
    assert table["Ben"].lost == 10


@pytest.mark.clause("RM-1.18")
def test_doubles_test_a_weapon_and_a_roll_above_its_strength_breaks_it() -> None:
    for roll, broken in ((75, 0), (76, 1)):
        table = Table(fighter("Ana", blade(breakage=5, strength=75)), fighter("Ben"))
        struck(table, "Ana attack 44", f"Ana breakage {roll}")
        assert table["Ana"].useless == broken
    struck(Table(fighter("Ana", blade(breakage=5)), fighter("Ben")), "Ana attack 66")


@pytest.mark.clause("RM-1.18")
def test_breakage_is_an_option_and_parts_of_the_body_do_not_break() -> None:
    struck(Table(fighter("Ana", blade(breakage=5)), fighter("Ben"), options={"breakage": False}), "Ana attack 44")
    struck(Table(fighter("Ana", blade(breakage=5, natural="small")), fighter("Ben")), "Ana attack 44")


@pytest.mark.clause("RM-1.17")
@pytest.mark.parametrize(
    ("sixths", "penalty"),
    [(60, 0), (61, -5), (120, -5), (121, -15), (180, -15), (181, -30), (216, -30), (217, -60), (237, -60), (238, -100)],
)
def test_exhaustion_by_the_share_that_is_used_up(sixths: int, penalty: int) -> None:
    table = duel()
    table["Ana"].wear = sixths
    struck(table, "Ana attack 10")
    assert table.sum("Ana", Why.EXHAUSTION) == penalty
    off = duel(options={"exhaustion": False})
    off["Ana"].wear = sixths
    struck(off, "Ana attack 10")
    assert off.sum("Ana", Why.EXHAUSTION) == 0


@pytest.mark.clause("RM-1.17")
def test_exhaustion_points_come_from_constitution() -> None:
    table = Table(fighter("Ana", constitution=4), fighter("Ben", exhaustion=12))
    assert [table.fight.book.beings[k].stamina for k in range(2)] == [6 * 52, 6 * 12]
