"""RM-13.1, RM-1.5, RM-4.3, RM-9.2: where everybody stands, on hexes, on squares and without a map."""

from __future__ import annotations

from typing import Any

import pytest

import affray
from affray.core.documents import Faults
from affray.rulesets.rolemaster.codes import Event, Why
from affray.rulesets.rolemaster.model import Facing
from affray.rulesets.rolemaster.rules.attack import strike
from affray.rulesets.rolemaster.rules.defence import melee_defence
from affray.rulesets.rolemaster.rules.ground import facing_at, facing_of, metres, near
from affray.rulesets.rolemaster.rules.missiles import friend_between
from affray.rulesets.rolemaster.rules.move import may_leave, shove
from affray.rulesets.rolemaster.rules.packed import add_blow

from tests.rolemaster.table import Table, answer, asked, begun, blade, bow, fighter, seen

PLAIN = {"chosen_critical": False}
HEX = {"grid": "hex", "columns": 14, "rows": 9}
SQUARE = {"grid": "square", "columns": 14, "rows": 9}


def field(*places: tuple[str, list[int]], grid: dict[str, Any] = HEX, facing: str = "e", **rest: Any) -> Table:
    """Ana of side A, all others of side B, at these places; Ana faces so."""
    (name, at), *others = places
    foes = [fighter(each, at=there) for each, there in others]
    return Table(fighter(name, at=at, facing=facing), foes, map=grid, options=PLAIN, **rest)


@pytest.mark.clause("RM-1.5")
@pytest.mark.clause("RM-13.1")
@pytest.mark.parametrize(
    ("way", "facing"),
    [
        (0, Facing.FRONT),
        (1, Facing.FRONT),
        (5, Facing.FRONT),
        (2, Facing.FLANK),
        (4, Facing.SHIELD_SIDE),
        (3, Facing.REAR),
    ],
)
def test_the_sides_of_a_hex(way: int, facing: Facing) -> None:
    assert facing_at(way, 6) == facing


@pytest.mark.clause("RM-1.5")
@pytest.mark.clause("RM-13.1")
@pytest.mark.parametrize(
    ("way", "facing"),
    [
        (0, Facing.FRONT),
        (1, Facing.FRONT),
        (7, Facing.FRONT),
        (2, Facing.FLANK),
        (6, Facing.SHIELD_SIDE),
        (3, Facing.REAR_FLANK),
        (5, Facing.REAR_FLANK),
        (4, Facing.REAR),
    ],
)
def test_the_sides_of_a_square(way: int, facing: Facing) -> None:
    assert facing_at(way, 8) == facing


@pytest.mark.clause("RM-1.5")
@pytest.mark.parametrize(
    ("at", "plus"), [([6, 4], 0), ([5, 5], 15), ([5, 3], 15), ([4, 5], 25), ([4, 3], 25), ([4, 4], 35)]
)
def test_flank_rear_flank_and_rear_on_squares(at: list[int], plus: int) -> None:
    table = field(("Ana", [5, 4]), ("Ben", at), grid=SQUARE)
    table.call(strike, table.fight, table["Ben"], table["Ana"], 0, 0, lines=["Ben attack 5"])
    assert table.sum("Ben", Why.FACING_PART) == plus


@pytest.mark.clause("RM-1.3")
@pytest.mark.parametrize(("at", "shield"), [([6, 4], 20), ([5, 3], 20), ([5, 5], 0), ([4, 4], 0)])
def test_the_shield_counts_in_front_and_on_its_own_flank(at: list[int], shield: int) -> None:
    foe, me = fighter("Ben", at=at), fighter("Ana", at=[5, 4], facing="e", shield="normal")
    table = Table(me, foe, map=SQUARE)
    assert table.call(melee_defence, table.fight, table["Ana"], table["Ben"]) == shield


@pytest.mark.clause("RM-13.1")
def test_without_a_map_the_third_foe_is_at_the_flank_then_the_rear_flank_then_the_rear() -> None:
    foes = [fighter(name) for name in ("Ben", "Cid", "Dan", "Eva", "Fay")]
    table = Table(fighter("Ana"), foes)
    sides = [facing_of(table.fight, table["Ana"], table[each["name"]]) for each in foes]
    assert sides == [Facing.FRONT, Facing.FRONT, Facing.FLANK, Facing.REAR_FLANK, Facing.REAR]
    table["Ana"].blows = 1
    add_blow(table["Ana"], 0, 5, -1)  # who is struck at is in front
    sides = [facing_of(table.fight, table["Ana"], table[each["name"]]) for each in foes]
    assert sides == [Facing.FRONT, Facing.FLANK, Facing.REAR_FLANK, Facing.REAR, Facing.FRONT]


@pytest.mark.clause("RM-13.1")
@pytest.mark.parametrize("grid", [HEX, SQUARE])
def test_a_step_is_as_long_as_melee_reaches(grid: dict[str, Any]) -> None:
    table = field(("Ana", [2, 4]), ("Ben", [3, 4]), ("Cid", [6, 4]), grid=grid)
    assert [metres(table.fight, table["Ana"], table[name]) for name in ("Ben", "Cid")] == [3, 12]
    assert [near(table.fight, table["Ana"], table[name]) for name in ("Ben", "Cid")] == [True, False]


@pytest.mark.clause("RM-13.1")
def test_nobody_reaches_past_a_wall() -> None:
    table = field(("Ana", [2, 4]), ("Ben", [3, 4]), grid={**HEX, "walls": [{"at": [2, 4], "side": "e"}]})
    assert not near(table.fight, table["Ana"], table["Ben"])


@pytest.mark.clause("RM-4.3")
@pytest.mark.parametrize(("friend", "between"), [([8, 4], 1), ([7, 4], -1), ([9, 3], -1)])
def test_a_friend_is_in_the_line_next_to_the_target(friend: list[int], between: int) -> None:
    sides = [fighter("Ana", bow(), at=[2, 4]), fighter("Cid", at=friend)]
    table = Table(sides, fighter("Ben", at=[9, 4]), map=SQUARE)
    assert friend_between(table.fight, table["Ana"], table["Ben"]) == between


@pytest.mark.clause("RM-9.2")
def test_two_metres_push_a_step_where_there_is_room() -> None:
    table = field(("Ana", [2, 4]), ("Ben", [3, 4]), grid=SQUARE)
    for far, steps in ((1, 1), (2, 2)):
        table.call(shove, table.fight, table["Ana"], table["Ben"], far)
        assert metres(table.fight, table["Ana"], table["Ben"]) == 3 * steps
    assert table.saw(Event.SHOVED)
    table = field(("Ana", [12, 4]), ("Ben", [13, 4]), grid=SQUARE)
    table.call(shove, table.fight, table["Ana"], table["Ben"], 2)
    assert metres(table.fight, table["Ana"], table["Ben"]) == 3


@pytest.mark.clause("RM-13.1")
@pytest.mark.parametrize("grid", [HEX, SQUARE])
def test_one_moves_to_a_place_of_choice_and_faces_where_one_likes(grid: dict[str, Any]) -> None:
    fight = begun(
        fighter("Ana", at=[0, 4]),
        [fighter("Ben", at=[12, 4]), fighter("Cid", at=[12, 6])],
        totals={"Ana": 15, "Ben": 6, "Cid": 5},
        map=grid,
    )
    answer(fight, "Ana action move", "Ana gait walk", "Ben action pass", "Cid action pass", "Ana place 5,4")
    assert asked(fight) == ["Ana facing"]
    answer(fight, "Ana facing w")
    assert (seen(fight, "Ana")["place"], seen(fight, "Ana")["facing"]) == ([5, 4], "w")


@pytest.mark.clause("RM-13.1")
def test_one_stops_beside_foes_and_does_not_pass_them() -> None:
    fight = begun(fighter("Ana", at=[0, 4]), fighter("Ben", at=[3, 4]), totals={"Ana": 15, "Ben": 6}, map=SQUARE)
    answer(fight, "Ana action move", "Ana gait walk", "Ben action pass")
    (question,) = fight.pending
    places = set(getattr(question, "options").values())  # noqa: B009  # a pick has options
    assert "2,4" in places
    assert not places & {"3,4", "4,4"}


@pytest.mark.clause("RM-1.7")
@pytest.mark.parametrize("grid", [HEX, SQUARE])
def test_who_closes_in_comes_next_to_its_target(grid: dict[str, Any]) -> None:
    table = Table(fighter("Ana", blade(50), at=[2, 4]), fighter("Ben", at=[5, 4]), map=grid, options=PLAIN)
    table.begin(Ana=15, Ben=5)
    table.play("Ana action attack", "Ana phase normal", "Ana blows 1", "Ana parry 0", "Ben action pass", "Ana attack 5")
    assert table.sum("Ana", Why.CLOSING) == -40
    assert near(table.fight, table["Ana"], table["Ben"])


ROOM = {"rooms": [{"corners": [[5, 3], [7, 5]]}], "doors": [{"at": [7, 4], "side": "e"}]}


@pytest.mark.clause("RM-13.1")
@pytest.mark.parametrize("grid", [HEX, SQUARE])
def test_doors_are_opened_and_closed(grid: dict[str, Any]) -> None:
    table = Table(fighter("Ana", at=[8, 4]), fighter("Ben", at=[7, 4]), map={**grid, **ROOM})
    for event, reached in ((Event.OPENS, True), (Event.CLOSES, False)):
        table.begin(Ana=15, Ben=5)
        table.play("Ana action door", "Ben action pass")
        table.step()
        assert table.saw(event)
        assert near(table.fight, table["Ana"], table["Ben"]) is reached
        while table.fight.step != 0:
            table.step()


@pytest.mark.clause("RM-13.1")
@pytest.mark.parametrize("grid", [HEX, SQUARE])
def test_unattended_combatants_find_the_way_round_and_through_the_door(grid: dict[str, Any]) -> None:
    foes = fighter("Ben", blade(0), at=[6, 4], tactics="mindless", hits=20)
    fight = begun(fighter("Ana", blade(150), at=[1, 4]), foes, totals={}, map={**grid, **ROOM})
    fight.auto(seed=1)
    assert fight.winner == "A"
    assert fight.view()["round"] < 30


@pytest.mark.clause("RM-1.16")
def test_from_the_rim_one_may_leave() -> None:
    table = field(("Ana", [0, 4]), ("Ben", [9, 4]))
    assert may_leave(table.fight, table["Ana"])
    table = field(("Ana", [3, 4]), ("Ben", [9, 4]))
    assert not may_leave(table.fight, table["Ana"])
    table = field(("Ana", [0, 4]), ("Ben", [1, 4]))
    assert not may_leave(table.fight, table["Ana"])


@pytest.mark.clause("RM-13.1")
@pytest.mark.parametrize(
    ("sheet", "grid", "message"),
    [
        ({"at": [20, 4]}, HEX, "isn't on the map, which has 14 columns and 9 rows"),
        ({"at": [9, 4]}, HEX, "Ben stands there already; two begin in different hexes"),
        ({"facing": "s"}, HEX, "one of e, se, sw, w, nw, ne is wanted, not 's'"),
        ({"at": [0, 0], "hexes": 7}, SQUARE, "doesn't fit in at"),
    ],
)
def test_places_that_are_wrong_are_told_of(sheet: dict[str, Any], grid: dict[str, Any], message: str) -> None:
    with pytest.raises(Faults, match=message):
        Table(fighter("Ben", at=[9, 4]), fighter("Ana", **sheet), map=grid)


@pytest.mark.clause("RM-13.1")
def test_distances_and_a_map_do_not_go_together() -> None:
    with pytest.raises(Faults, match="the map says how far they are apart"):
        Table(fighter("Ana"), fighter("Ben"), map=HEX, distance=10)
    with pytest.raises(Faults, match="there is no map"):
        Table(fighter("Ana", at=[1, 1]), fighter("Ben"))


@pytest.mark.clause("RM-13.1")
@pytest.mark.parametrize("grid", [HEX, SQUARE])
def test_sides_line_up_at_opposite_edges_and_face_each_other(grid: dict[str, Any]) -> None:
    fight = begun(fighter("Ana"), fighter("Ben"), totals={}, map=grid)
    assert (seen(fight, "Ana")["place"][0], seen(fight, "Ben")["place"][0]) == (0, 13)
    assert (seen(fight, "Ana")["facing"], seen(fight, "Ben")["facing"]) == ("e", "w")
    assert fight.view()["map"]["grid"] == grid["grid"]


@pytest.mark.clause("RM-13.1")
@pytest.mark.parametrize("grid", [HEX, SQUARE])
def test_a_saved_fight_keeps_its_grid(grid: dict[str, Any]) -> None:
    fight = begun(fighter("Ana"), fighter("Ben"), totals={"Ana": 9}, map=grid)
    again = affray.Fight.restore(fight.save())
    assert again.view()["map"]["grid"] == grid["grid"]
    assert asked(again) == ["Ben initiative"]


@pytest.mark.clause("RM-1.16")
@pytest.mark.parametrize("grid", [HEX, SQUARE, None])
def test_joiners_come_in_and_who_left_comes_back(grid: dict[str, Any] | None) -> None:
    fight = begun(fighter("Ana"), fighter("Ben"), totals={"Ana": 9, "Ben": 5}, map=grid)
    fight.join({"name": "Cid", "side": "B", "hits": 20})
    assert seen(fight, "Cid")["able"]
    answer(fight, "Ana action pass", "Ben action pass")
    assert asked(fight) == ["Ana initiative", "Ben initiative", "Cid initiative"]
