"""IH-1.6, IH-12.1: what is in whose hands."""

from __future__ import annotations

from typing import Any

import pytest

from affray.rulesets.iskuhetki.codes import Event
from affray.rulesets.iskuhetki.rules.items import drop_all, lose_grip, readyable, wieldable

from tests.iskuhetki.table import Table, blade, bow, fighter, shield

RIGHT_UPPER_ARM, RIGHT_FOREARM, RIGHT_HAND, LEFT_UPPER_ARM, LEFT_FOREARM, LEFT_HAND = range(6, 12)
KNIFE = {"weapon": "knife"}


def duel(*things: Any, **rest: Any) -> Table:
    """Ana, with these things, whose turn it is, against Ben."""
    table = Table(fighter("Ana", *things, **rest), fighter("Ben"))
    table.begin(Ana=6, Ben=1)
    return table


def hands(table: Table) -> tuple[int, int]:
    """The slots in Ana's hands."""
    return table["Ana"].main, table["Ana"].off


def slots(bits: int) -> set[int]:
    return {k for k in range(8) if bits >> k & 1}


def ready(table: Table) -> set[int]:
    """The slots of what Ana could take in hand."""
    return slots(readyable(table.fight, table["Ana"]))


@pytest.mark.clause("IH-1.6")
@pytest.mark.parametrize(
    ("things", "held"),
    [
        ([blade(), shield()], (0, 1)),
        ([shield(), blade()], (1, 0)),
        ([blade(), KNIFE], (0, -1)),
        ([blade(hands=2), shield()], (0, -1)),
        ([blade(hand="belt"), KNIFE], (1, -1)),
    ],
)
def test_what_is_in_hand_at_the_start(things: list[Any], held: tuple[int, int]) -> None:
    assert hands(duel(*things)) == held


@pytest.mark.clause("IH-1.6")
def test_one_fights_with_what_is_held_and_parts_of_the_body() -> None:
    table = duel(blade(), KNIFE)  # a kick and a fist come behind
    assert slots(wieldable(table.fight, table["Ana"])) == {0, 2, 3}


@pytest.mark.clause("IH-1.6")
def test_a_weapon_from_the_belt_takes_the_place_of_the_one_in_hand_and_the_attack_action() -> None:
    table = duel(blade(), KNIFE, shield())
    table.play("Ana action ready")
    assert hands(table) == (1, 2)
    assert table["Ana"].attacks_left == 0
    assert [told.numbers[1] for told in table.events(Event.TAKES)] == [0]
    assert ready(table) == {0}


@pytest.mark.clause("IH-1.6")
@pytest.mark.parametrize(("slot", "held"), [(0, (0, -1)), (1, (1, -1)), (2, (-1, 2))])
def test_two_hands_are_needed_for_what_takes_two(slot: int, held: tuple[int, int]) -> None:
    table = duel(blade(hand="belt"), bow(hand="main"), shield(hand="belt"), KNIFE)
    names = ["blade", "bow", "board"]
    if slot == 1:
        table["Ana"].main, table["Ana"].off = 0, 2
    table.play("Ana action ready", f"Ana weapon {names[slot]}")
    assert hands(table) == held


@pytest.mark.clause("IH-1.6", "IH-4.3")
@pytest.mark.parametrize(("hand", "held"), [("main-hand", (1, -1)), ("off-hand", (0, 1))])
def test_who_fights_with_two_weapons_chooses_the_hand(hand: str, held: tuple[int, int]) -> None:
    table = duel(blade(), {**KNIFE, "hand": "belt"}, dual_wield=20)
    table.play("Ana action ready", f"Ana drop {hand}")
    assert hands(table) == held


@pytest.mark.clause("IH-1.6")
def test_what_lies_on_the_ground_is_picked_up_where_it_lies() -> None:
    things = [fighter("Ana"), fighter("Ben")]
    places = [[5, 5], [2, 2]]
    table = Table(
        *({**sheet, "at": at} for sheet, at in zip(things, places, strict=True)), map={"columns": 9, "rows": 9}
    )
    table.begin(Ana=6, Ben=1)
    table.call(drop_all, table.fight, table["Ana"])
    assert table.saw(Event.DROPS)
    assert ready(table) == {0}
    table.play("Ana action move", "Ana place 6,5", "Ben action pass")
    assert ready(table) == set()
    table.play("Ana action move", "Ana place 5,5", "Ben action pass", "Ana action ready")
    assert [told.numbers[1] for told in table.events(Event.TAKES)] == [1]
    assert hands(table) == (0, -1)


@pytest.mark.clause("IH-1.6", "IH-6.3")
def test_without_a_map_what_flew_off_takes_a_moment_more_for_each_hex() -> None:
    table = duel()
    ana = table["Ana"]
    ana.main, ana.dropped, ana.lies[0] = -1, 1, 1
    table.play("Ana action ready", "Ben action pass")
    assert ana.main == -1
    table.play("Ana action ready")
    assert ana.main == 0


@pytest.mark.clause("IH-12.1")
@pytest.mark.parametrize("location", [RIGHT_UPPER_ARM, RIGHT_FOREARM, RIGHT_HAND])
def test_a_useless_arm_drops_what_it_holds(location: int) -> None:
    table = duel(blade(), shield())
    ana = table["Ana"]
    ana.hurt[location] = 99
    table.call(lose_grip, table.fight, ana, location)
    assert hands(table) == (-1, 1)
    assert ana.dropped == 1


@pytest.mark.clause("IH-12.1")
@pytest.mark.parametrize("left_handed", [False, True])
def test_the_other_arm_holds_the_shield(left_handed: bool) -> None:
    table = duel(blade(), shield(), left_handed=left_handed)
    location = RIGHT_HAND if left_handed else LEFT_HAND
    table.call(lose_grip, table.fight, table["Ana"], location)
    assert hands(table) == (0, -1)


@pytest.mark.clause("IH-12.1")
@pytest.mark.parametrize("location", [RIGHT_FOREARM, LEFT_FOREARM])
def test_a_weapon_of_two_hands_needs_both(location: int) -> None:
    table = duel(blade(hands=2))
    table.call(lose_grip, table.fight, table["Ana"], location)
    assert hands(table) == (-1, -1)


@pytest.mark.clause("IH-12.1", "IH-9.16")
def test_with_one_arm_one_takes_what_needs_one() -> None:
    table = duel(blade(hand="belt"), bow(hand="belt"), KNIFE)
    ana = table["Ana"]
    ana.main = -1
    ana.fractured = 1 << RIGHT_UPPER_ARM
    ana.wound_count = 1
    assert ready(table) == {0, 2}
    table.play("Ana action ready", "Ana weapon blade")
    assert hands(table) == (-1, 0)
    ana.fractured |= 1 << LEFT_HAND
    assert ready(table) == set()


@pytest.mark.clause("IH-12.1")
def test_a_part_of_the_body_is_useless_with_its_location() -> None:
    table = duel()
    ana = table["Ana"]
    before = slots(wieldable(table.fight, ana))
    ana.hurt[0] = ana.hurt[RIGHT_HAND] = 99  # the right shin kicks, the right hand is the fist
    ana.wound_count = 2
    assert slots(wieldable(table.fight, ana)) == before - {1, 2}


@pytest.mark.clause("IH-1.6")
def test_who_has_no_hands_readies_nothing() -> None:
    table = Table(fighter("Ana", "bite", humanoid=False), fighter("Ben"))
    table.begin(Ana=6, Ben=1)
    assert ready(table) == set()
