"""IH-9.2 to IH-9.6, IH-18: armour at the table: what it makes of blows, and what blows make of it."""

from __future__ import annotations

from typing import Any

import pytest

from affray.rulesets.iskuhetki.codes import Event, Why
from affray.rulesets.iskuhetki.kinds import WoundKind
from affray.rulesets.iskuhetki.rules.wear import armour_class

from tests.iskuhetki.table import STURDY, Sheet, Table, blade, fighter, seen, sit

CHEST, HEAD = 5, 12
MEDIUM, HEAVY = 2, 3
UNBROKEN = "Ben bone 100"
LIMBS = ["right-arm", "left-arm", "legs"]


def mail(points: int = 3, **figures: Any) -> Sheet:
    """A piece of metal armour over all, or of other figures."""
    return {"name": "mail", "points": points, "material": "metal", "quality": 60, **figures}


def duel(kind: str, *armour: Sheet) -> Table:
    """Ana, who comes first, with a weapon of d12 and this kind of damage, against Ben in armour."""
    table = Table(fighter("Ana", blade(type=kind, damage="d12")), fighter("Ben", armour=list(armour), **STURDY))
    table.begin(Ana=6, Ben=1)
    return table


def hit(damage: int, *then: str, location: int = 12, before: str = "") -> list[str]:
    """The lines of Ana's strike, not answered; `before`: of what is asked before the wound; Ben does nothing then."""
    dice = [f"Ana location {location}", f"Ana damage {damage}", *([before] if before else []), *then]
    return ["Ana action strike", "Ana attack 40", "Ben defence none", *dice, "Ben action pass"]


def wound(table: Table) -> tuple[int, int] | None:
    """Kind and points of the wound of the last call; None for no wound."""
    found = [told.numbers[:2] for told in table.events(Event.WOUND)]
    return found[0] if found else None


# ---- what comes through ---------------------------------------------------------------------------------------------


@pytest.mark.clause("IH-9.1", "IH-9.2", "IH-9.6")
@pytest.mark.parametrize(
    ("points", "damage", "found"),
    [
        *[(2, 5, (WoundKind.CUT, 3)), (3, 5, (WoundKind.BRUISE, 2))],
        *[(3, 6, (WoundKind.CUT, 3)), (4, 6, (WoundKind.BRUISE, 2)), (6, 12, (WoundKind.CUT, 6))],
    ],
)
def test_a_blade_cuts_from_twice_the_armour_on(points: int, damage: int, found: tuple[int, int]) -> None:
    table = duel("blade", mail(points))
    table.play(*hit(damage, *([UNBROKEN] if found[0] == WoundKind.BRUISE else [])))
    assert wound(table) == found
    assert table["Ben"].hurt[CHEST] == found[1]
    assert table["Ben"].blood == 90 - (found[1] if found[0] == WoundKind.CUT else found[1] // 2)


@pytest.mark.clause("IH-9.2", "IH-9.6", "IH-9.15")
def test_on_bare_skin_any_blade_cuts() -> None:
    table = Table(fighter("Ana"), fighter("Ben", **STURDY))
    table.begin(Ana=6, Ben=1)
    table.play(*hit(1))
    assert wound(table) == (WoundKind.CUT, 1)
    assert not table.saw(Event.BLEEDS)


@pytest.mark.clause("IH-9.3")
@pytest.mark.parametrize(("points", "damage"), [(1, 12), (6, 12)])
def test_a_blunt_weapon_bruises_however_much_comes_through(points: int, damage: int) -> None:
    table = duel("blunt", mail(points))
    table.play(*hit(damage, UNBROKEN))
    assert wound(table) == (WoundKind.BRUISE, damage - points)
    assert not table.saw(Event.BLEEDS)


@pytest.mark.clause("IH-9.4", "IH-9.6")
@pytest.mark.parametrize(
    ("points", "damage", "bleeds"),
    [(3, 4, True), (4, 6, True), (4, 5, False), (5, 8, True), (5, 7, False), (1, 2, True)],
)
def test_a_hack_bleeds_from_twice_the_armour_less_one_on(points: int, damage: int, bleeds: bool) -> None:
    table = duel("hack", mail(points))
    through = damage - points
    table.play(*hit(damage, *([UNBROKEN] if through > 1 else [])))
    assert wound(table) == (WoundKind.HACK if bleeds else WoundKind.BRUISE, through)
    assert table["Ben"].blood == 90 - through // 2  # by the bruise
    assert [told.numbers[0] for told in table.events(Event.BLEEDS)] == [through // 2] * (bleeds and through > 1)


@pytest.mark.clause("IH-9.5", "IH-9.12")
def test_all_that_a_point_brings_through_is_a_stab() -> None:
    table = duel("piercing", mail(5))
    table.play(*hit(8, "Ben organ 100"))
    assert wound(table) == (WoundKind.STAB, 3)
    assert [told.numbers[0] for told in table.events(Event.BLEEDS)] == [1]
    assert table["Ben"].blood == 87


@pytest.mark.clause("IH-9.6")
@pytest.mark.parametrize("kind", ["blade", "blunt", "hack", "piercing", "fire"])
def test_damage_up_to_the_armour_makes_no_wound(kind: str) -> None:
    table = duel(kind, mail(5))
    table.play(*hit(5))
    assert wound(table) is None
    assert table.saw(Event.NAKED_HIT)
    assert (table["Ben"].wound_count, table["Ben"].blood) == (0, 90)


@pytest.mark.clause("IH-13.1", "IH-9.1")
def test_armour_comes_off_a_fire_attack() -> None:
    table = duel("fire", mail(3))
    table.play(*hit(7))
    assert wound(table) == (WoundKind.BURN, 4)
    assert (table["Ben"].blood, table.saw(Event.BLEEDS)) == (90, False)


@pytest.mark.clause("IH-9.6", "IH-18.2")
def test_points_of_pieces_over_each_other_add_up_and_each_wears() -> None:
    table = duel("blunt", mail(3), mail(2, name="aketon", material="hard", locations=["torso"]))
    table.play(*hit(7, UNBROKEN))
    assert wound(table) == (WoundKind.BRUISE, 2)
    assert [table["Ben"].piece_wear[k] for k in range(2)] == [1, 1]
    table.play(*hit(7, UNBROKEN, "Ben pain 1", location=20))
    assert wound(table) == (WoundKind.BRUISE, 4)


# ---- what blows do to it --------------------------------------------------------------------------------------------


@pytest.mark.clause("IH-18.2", "IH-18.4", "IH-3.15")
def test_at_the_third_counter_metal_is_checked_and_the_old_points_still_count() -> None:
    table = duel("blade", mail(3))
    table.play(*hit(2), *hit(3))
    assert table["Ben"].piece_wear[0] == 2
    table.play(*hit(6, before="Ben armour_quality 61"))
    assert wound(table) == (WoundKind.CUT, 3)
    assert (table["Ben"].points[CHEST], table["Ben"].points[HEAD], table["Ben"].piece_wear[0]) == (2, 2, 0)
    table.play(*hit(6))
    assert wound(table) == (WoundKind.CUT, 4)


@pytest.mark.clause("IH-18.2")
def test_passed_the_counters_stay_and_the_next_damage_checks_again() -> None:
    table = duel("blade", mail(3))
    table.play(
        *hit(2), *hit(2), *hit(2, before="Ben armour_quality 60"), *hit(1), *hit(2, before="Ben armour_quality 60")
    )
    assert table["Ben"].points[CHEST] == 3
    table = duel("blade", mail(3))
    table.play(*hit(2), *hit(2), *hit(2, before="Ben armour_quality 60"), *hit(2, before="Ben armour_quality 61"))
    assert (table["Ben"].points[CHEST], table["Ben"].piece_wear[0]) == (2, 0)


@pytest.mark.clause("IH-18.2", "IH-18.3")
@pytest.mark.parametrize(("material", "blows"), [("metal", 3), ("hard", 2), ("soft", 2)])
def test_after_so_many_blows_each_material_is_checked(material: str, blows: int) -> None:
    table = duel("blade", mail(4, material=material))
    for _ in range(blows - 1):
        table.play(*hit(3))
    table.play(*hit(3, before="Ben armour_quality 61"))
    assert table["Ben"].points[CHEST] == 3


@pytest.mark.clause("IH-18.3")
def test_blunt_blows_never_wear_soft_armour() -> None:
    table = duel("blunt", mail(4, material="soft"))
    for _ in range(3):
        table.play(*hit(4))
    assert table["Ben"].piece_wear[0] == 0


@pytest.mark.clause("IH-18.2")
def test_a_hide_never_wears() -> None:
    table = duel("blade", mail(4, material="hide"))
    for _ in range(4):
        table.play(*hit(4))
    assert (table["Ben"].piece_wear[0], table["Ben"].points[CHEST]) == (0, 4)


@pytest.mark.clause("IH-18.4")
def test_at_level_0_it_protects_no_more() -> None:
    table = duel("blade", mail(1, material="hard", locations=["chest"]))
    table.play(*hit(2), *hit(2, before="Ben armour_quality 100"))
    assert wound(table) == (WoundKind.CUT, 1)
    table.play(*hit(2), *hit(2))
    assert wound(table) == (WoundKind.CUT, 2)
    assert not table.saw(Event.ABSORBED)


@pytest.mark.clause("IH-18.2")
def test_what_is_parried_does_not_touch_the_armour() -> None:
    table = duel("blade", mail(4))
    table.play("Ana action strike", "Ana attack 40", "Ben defence parry", "Ben defence 40")
    assert (table["Ben"].piece_wear[0], table.sum("Ana", Why.DICE)) == (0, 0)


# ---- classes --------------------------------------------------------------------------------------------------------


@pytest.mark.clause("IH-18.1")
@pytest.mark.parametrize(
    ("armour", "found"),
    [
        ([], "none"),
        ([mail(6, locations=["head"])], "none"),
        ([mail(1, locations=["torso", "legs"])], "none"),  # 4
        ([mail(1)], "light"),  # 6
        ([mail(2, locations=["left-hand"])], "light"),  # 2 somewhere
        ([mail(2, locations=["torso", *LIMBS]), mail(1, locations=["chest"])], "light"),  # 13
        ([mail(2, locations=["torso", *LIMBS]), mail(1, locations=["torso"])], "medium"),  # 14
        ([mail(4, locations=["right-shin"])], "medium"),
        ([mail(3), mail(2, locations=["chest"])], "medium"),  # 20
        ([mail(3), mail(3, locations=["chest"])], "heavy"),  # 21
        ([mail(6, locations=["left-forearm"])], "heavy"),
    ],
)
def test_the_class_of_armour_by_sum_or_by_the_best_piece(armour: list[Sheet], found: str) -> None:
    fight = sit(fighter("Ana", armour=armour), fighter("Ben"))
    assert seen(fight, "Ana")["class"] == found


@pytest.mark.clause("IH-18.1", "IH-18.4")
def test_worn_armour_is_of_a_lesser_class() -> None:
    table = duel("blade", mail(4, material="hard"))
    assert armour_class(table.fight, table["Ben"]) == HEAVY  # 24
    table.play(*hit(4), *hit(4, before="Ben armour_quality 61"))
    assert armour_class(table.fight, table["Ben"]) == MEDIUM  # 18
