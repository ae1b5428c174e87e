"""IH-9.9 to IH-9.16, IH-12.1: bones and organs at the table, and what they cost in the moments after."""

from __future__ import annotations

from typing import Any

import pytest

from affray.rulesets.iskuhetki.codes import Event, Why
from affray.rulesets.iskuhetki.rules.packed import BROKEN, CRACKED, SOUND, wound_bone, wound_organ

from tests.iskuhetki.table import Sheet, Table, blade, blow, fighter, shield

NORMAL, SPECIAL, CRITICAL = 40, 8, 2  # on a d100 against 50
MACE: Sheet = blade(name="mace", damage="d10", type="blunt")
PICK: Sheet = blade(name="pick", damage="d10", type="piercing")
AXE: Sheet = blade(name="axe", damage="d10", type="hack")
STURDY: dict[str, Any] = {"hit_points": 60, "blood": 90, "stamina": 10}


def duel(weapon: Sheet, *items: Sheet, **figures: Any) -> Table:
    """Ana with a weapon, who comes first, against Ben, whom little wounds harm little."""
    table = Table(fighter("Ana", weapon), fighter("Ben", *items, **{**STURDY, **figures}))
    table.begin(Ana=6, Ben=1)
    return table


def hit(face: int, location: int, damage: int, *then: str) -> list[str]:
    """The lines of Ana's strike, not answered, without a manoeuvre."""
    named = ["Ana manoeuvre no-manoeuvre"] if face <= SPECIAL else []
    dice = [f"Ana location {location}", f"Ana damage {damage}", *then]
    return ["Ana action strike", f"Ana attack {face}", *named, "Ben defence none", *dice]


def bone(table: Table) -> int:
    """What became of the bone under Ben's last wound."""
    ben = table["Ben"]
    return wound_bone(ben.wounds[ben.wound_count - 1])


# ---- whether one cracks or breaks -----------------------------------------------------------------------------------


@pytest.mark.clause("IH-9.9", "IH-9.16")
def test_four_points_of_a_special_to_the_upper_arm_crack_it_on_24() -> None:
    table = duel(MACE)
    table.play(*hit(SPECIAL, 14, 4, "Ben bone 24"))
    assert bone(table) == CRACKED
    assert (table.saw(Event.CRACK), table.saw(Event.BREAK)) == (True, False)
    assert (table["Ben"].pain, table["Ben"].fractured, table["Ben"].main) == (20, 0, 0)


@pytest.mark.clause("IH-9.9")
@pytest.mark.parametrize(
    ("face", "roll", "found"),
    [
        *[(NORMAL, 4, BROKEN), (NORMAL, 5, CRACKED), (NORMAL, 20, CRACKED), (NORMAL, 21, SOUND)],
        *[(SPECIAL, 20, BROKEN), (SPECIAL, 21, CRACKED), (SPECIAL, 40, CRACKED), (SPECIAL, 41, SOUND)],
        *[(CRITICAL, 40, BROKEN), (CRITICAL, 41, CRACKED), (CRITICAL, 80, CRACKED), (CRITICAL, 81, SOUND)],
    ],
)
@pytest.mark.parametrize("location", [1, 12, 19])
def test_four_points_of_bruise_by_grade(face: int, roll: int, found: int, location: int) -> None:
    table = duel(MACE)
    table.play(*hit(face, location, 4, f"Ben bone {roll}"))
    assert bone(table) == found


@pytest.mark.clause("IH-9.9", "IH-9.11")
def test_a_skull_may_crack_before_the_mind_is_asked() -> None:
    table = duel(MACE)
    table.play(*hit(NORMAL, 20, 4, "Ben bone 20", "Ben pain 1"))
    assert bone(table) == CRACKED


@pytest.mark.clause("IH-9.9", "IH-9.10")
def test_one_point_and_the_abdomen_ask_for_no_bone() -> None:
    table = duel(MACE)
    table.play(*hit(CRITICAL, 14, 1))
    table.play("Ben action pass", *hit(CRITICAL, 9, 6, "Ben pain 1"))
    assert bone(table) == SOUND


@pytest.mark.clause("IH-9.4", "IH-9.9")
def test_a_hack_asks_as_a_bruise_does() -> None:
    table = duel(AXE)
    table.play(*hit(SPECIAL, 14, 4, "Ben bone 20"))
    assert bone(table) == BROKEN


@pytest.mark.clause("IH-9.9", "IH-9.6")
def test_what_armour_keeps_off_counts_for_no_bone() -> None:
    table = duel(MACE, armour=[{"name": "mail", "points": 3, "material": "metal"}])
    table.play(*hit(SPECIAL, 14, 7, "Ben bone 24"))
    assert bone(table) == CRACKED
    table.play("Ben action pass", *hit(SPECIAL, 14, 4))


@pytest.mark.clause("IH-9.14")
@pytest.mark.parametrize(("face", "limit"), [(NORMAL, 8), (SPECIAL, 20), (CRITICAL, 40)])
def test_a_stab_cracks_the_bone_of_a_limb_and_never_breaks_it(face: int, limit: int) -> None:
    for roll, found in ((1, CRACKED), (limit, CRACKED), (limit + 1, SOUND)):
        table = duel(PICK)
        table.play(*hit(face, 6, 4, f"Ben bone {roll}"))
        assert bone(table) == found


@pytest.mark.clause("IH-9.13")
@pytest.mark.parametrize(("face", "hurt", "badly"), [(NORMAL, 30, 6), (SPECIAL, 45, 15), (CRITICAL, 75, 30)])
@pytest.mark.parametrize("location", [9, 12, 20])
def test_a_stab_of_three_points_in_the_trunk_may_hurt_an_organ(face: int, hurt: int, badly: int, location: int) -> None:
    for roll, found in ((badly, 2), (badly + 1, 1), (hurt, 1), (hurt + 1, 0)):
        table = duel(PICK)
        table.play(*hit(face, location, 3, f"Ben organ {roll}"))
        assert wound_organ(table["Ben"].wounds[0]) == found
        assert table["Ben"].pain == 0


@pytest.mark.clause("IH-9.9", "IH-9.13", "IH-9.14")
@pytest.mark.parametrize("location", [9, 12, 14, 20])
def test_a_cut_hurts_neither_bone_nor_organ(location: int) -> None:
    table = duel(blade(name="sabre", damage="d10"))
    table.play(*hit(CRITICAL, location, 8))
    assert table["Ben"].pain == 0


@pytest.mark.clause("IH-9.15")
def test_no_chance_is_above_100() -> None:
    for points, found in ((7, CRACKED), (10, BROKEN)):
        table = duel(MACE)
        table.play(*hit(CRITICAL, 14, points, "Ben bone 100"))
        assert bone(table) == found
    table = duel(PICK)
    table.play(*hit(CRITICAL, 12, 10, "Ben organ 100"))
    assert wound_organ(table["Ben"].wounds[0]) == 2


# ---- what it costs --------------------------------------------------------------------------------------------------


@pytest.mark.clause("IH-9.16", "IH-16.5")
def test_a_crack_costs_five_a_point_on_every_action_from_the_blow_on() -> None:
    table = duel(MACE)
    table.play(*hit(NORMAL, 1, 3, "Ben bone 15"))
    table.play(*blow("Ben", 35, "Ana"), "Ben location 12", "Ben damage 1")
    assert table.sum("Ben", Why.BONES) == -15
    table.play(*blow("Ana", NORMAL, "Ben", "parry", 36), "Ana location 1", "Ana damage 1")  # 36 is too much now
    assert table.sum("Ben", Why.BONES) == -15


@pytest.mark.clause("IH-9.16", "IH-5.1")
def test_bones_and_weariness_add_up_to_half_of_the_skill() -> None:
    table = duel(MACE, stamina_now=-2)
    table.play(*hit(NORMAL, 1, 3, "Ben bone 15"))
    table.play("Ben action strike", "Ben attack 26")
    assert (table.sum("Ben", Why.TIRED), table.sum("Ben", Why.BONES)) == (-20, -5)
    assert table.saw(Event.MISSES)


@pytest.mark.clause("IH-9.16")
def test_two_hurt_bones_cost_both() -> None:
    table = duel(MACE)
    table.play(*hit(NORMAL, 1, 2, "Ben bone 10"), "Ben action pass", *hit(NORMAL, 12, 2, "Ben bone 2"))
    assert table["Ben"].pain == 20
    table.play("Ben action strike", "Ben attack 31")
    assert table.sum("Ben") == 30


@pytest.mark.clause("IH-9.16", "IH-12.1")
def test_a_broken_arm_drops_the_weapon_and_can_take_none() -> None:
    table = duel(MACE, blade(), blade(name="knife", hand="belt"))
    table.play(*hit(SPECIAL, 15, 4, "Ben bone 20"))
    assert bone(table) == BROKEN
    assert [told.who for told in table.events(Event.DROPS)] == ["Ben"]
    assert table["Ben"].main == -1
    table.play("Ben action ready", "Ben weapon knife")
    assert (table["Ben"].main, table["Ben"].off) == (-1, 1)  # in the other hand


@pytest.mark.clause("IH-9.16", "IH-12.1")
def test_a_broken_shield_arm_has_no_shield() -> None:
    table = duel(MACE, blade(), shield())
    table.play(*hit(SPECIAL, 18, 4, "Ben bone 20"))
    assert (table["Ben"].main, table["Ben"].off) == (0, -1)


@pytest.mark.clause("IH-9.16", "IH-12.1")
def test_who_has_a_broken_leg_falls_and_does_not_stand_up() -> None:
    table = duel(MACE)
    table.play(*hit(SPECIAL, 3, 4, "Ben bone 20"))
    assert table["Ben"].down
    with pytest.raises(AssertionError, match="stand isn't offered"):
        table.play("Ben action stand")


@pytest.mark.clause("IH-9.16")
def test_a_broken_rib_makes_nothing_useless() -> None:
    table = duel(MACE)
    table.play(*hit(SPECIAL, 12, 4, "Ben bone 20"))
    assert bone(table) == BROKEN
    assert (table["Ben"].pain, table["Ben"].down, table["Ben"].sleep) == (20, False, 0)
