"""AA-2, AA-3.2, AA-3.3: distance, facing, steps, control, reach in melee and of missiles."""

from __future__ import annotations

from typing import Any

import pytest

from affray.core.kinds import Presence
from affray.core.squares import disc_size, distance
from affray.rulesets.aanvallen.codes import Event
from affray.rulesets.aanvallen.kinds import Talent
from affray.rulesets.aanvallen.rules.ground import (
    can_shoot_at,
    controlled,
    free_square,
    mark_standing,
    shot_targets,
    strike_targets,
    strikes_at,
)
from affray.rulesets.aanvallen.rules.movement import facings, may_move, squares_in_reach, turn_cost

from tests.aanvallen.table import BLADE, BOW, Sheet, Table, duel, fighter, square

FAR = {"columns": 30, "rows": 9}


def targets(table: Table, name: str = "Ana") -> list[str]:
    bits = strike_targets(table.fight, table[name])
    return [one for k, one in enumerate(table.roster.names) if bits >> k & 1]


def around(*others: tuple[int, int], ana: Sheet | None = None, **rest: Any) -> Table:
    """Ana in the middle, facing east, and enemies Foe 1, Foe 2 … at these squares."""
    me = {**(ana or fighter("Ana", action=1)), "at": [4, 4], "facing": "e"}
    foes = [fighter(f"Foe{k + 1}", at=list(at), facing="w") for k, at in enumerate(others)]
    return Table(me, foes, **rest)


def reach(table: Table, name: str = "Ana") -> set[tuple[int, int]]:
    walk = table.fight.walks[0]
    count = squares_in_reach(table.fight, table[name], 12)
    places = [walk.places[k] for k in range(count)]
    return {(c, r) for c in range(9) for r in range(9) if square(c, r) in places}


# ---- distance and steps ---------------------------------------------------------------------------------------------


@pytest.mark.clause("AA-2.1")
@pytest.mark.parametrize(
    ("across", "down", "bp"), [(0, 0, 0), (1, 0, 1), (1, 1, 1), (2, 2, 3), (2, 1, 2), (6, 0, 6), (5, 2, 6), (5, 4, 7)]
)
def test_an_oblique_step_is_one_and_a_half_and_the_sum_is_rounded_down(across: int, down: int, bp: int) -> None:
    assert distance(square(3, 3), square(3 + across, 3 + down)) == bp
    assert distance(square(9, 9), square(9 - down, 9 - across)) == bp


@pytest.mark.clause("AA-2.1", "AA-4.1")
def test_radius_0_1_and_2_are_1_9_and_21_squares() -> None:
    assert [disc_size(radius) for radius in range(3)] == [1, 9, 21]


@pytest.mark.clause("AA-2.1")
def test_one_goes_past_friends_and_the_fallen_but_ends_where_nobody_is() -> None:
    corridor = {"plan": ". . . . .\n# # # # #"}
    table = Table(
        [fighter("Ana", at=[0, 0], facing="e"), fighter("Cal", at=[1, 0])], fighter("Ben", at=[4, 0]), map=corridor
    )
    assert reach(table) == {(2, 0), (3, 0)}
    table["Cal"].out = True
    assert reach(table) == {(1, 0), (2, 0), (3, 0)}


@pytest.mark.clause("AA-2.1")
def test_one_goes_past_an_enemy_who_has_surrendered_but_does_not_end_there_while_it_stands() -> None:
    corridor = {"plan": ". . . . .\n# # # # #"}
    table = Table(
        fighter("Ana", at=[0, 0], facing="e"), [fighter("Foe", at=[1, 0]), fighter("Ben", at=[4, 0])], map=corridor
    )
    assert reach(table) == set()
    table["Foe"].presence = Presence.YIELDED
    assert reach(table) == {(2, 0), (3, 0)}
    assert not free_square(table.fight, square(1, 0))
    table["Foe"].down = True
    assert reach(table) == {(1, 0), (2, 0), (3, 0)}


@pytest.mark.clause("AA-2.2")
def test_steps_and_turns_are_added_up_and_rounded_down_once() -> None:
    table = around((0, 0))
    ana = table["Ana"]
    assert ana.halves == 2 * 5 + 1
    ana.halves = 4
    assert reach(table) == {
        (4 + x, 4 + y) for x in range(-2, 3) for y in range(-2, 3) if x == 0 or y == 0 or abs(x) == abs(y) == 1
    } - {(4, 4)}
    ana.halves = 5
    assert (6, 5) in reach(table), "a step straight and one oblique are 2.5"
    assert (6, 6) not in reach(table)


@pytest.mark.clause("AA-2.2")
def test_a_turn_of_45_degrees_costs_half_a_bp_the_shorter_way() -> None:
    assert [turn_cost(0, way) for way in range(8)] == [0, 1, 2, 3, 4, 3, 2, 1]
    table = around((0, 0))
    table["Ana"].halves = 2
    assert facings(table["Ana"]) == sum(1 << way for way in (6, 7, 0, 1, 2))
    table.begin()
    table.play("Ana action turn", "Ana facing facing-n")
    assert table["Ana"].halves == 11 - 2
    assert table["Ana"].piece.facing == 6


@pytest.mark.clause("AA-2.2")
def test_rough_ground_costs_double() -> None:
    plan = {"columns": 9, "rows": 9, "rough": [[5, 4], [6, 4]]}
    table = around((0, 0), map=plan)
    table["Ana"].halves = 4
    assert (5, 4) in reach(table)
    table["Ana"].halves = 3
    assert (5, 4) not in reach(table)


@pytest.mark.clause("AA-2.2")
def test_no_step_goes_between_two_diagonal_walls() -> None:
    walls = [{"at": [4, 4], "side": "e"}, {"at": [4, 4], "side": "s"}]
    table = around((0, 0), map={"columns": 9, "rows": 9, "walls": walls})
    table["Ana"].halves = 3
    assert (5, 5) not in reach(table)
    table = around((0, 0), map={"columns": 9, "rows": 9, "walls": walls[:1]})
    table["Ana"].halves = 3
    assert (5, 5) in reach(table), "the other way round the corner is free"


@pytest.mark.clause("AA-2.3")
def test_entering_what_an_enemy_faces_and_can_strike_ends_the_movement() -> None:
    corridor = {"plan": "# # # # # #\n. . . . . .\n# # . # # #"}
    table = Table(fighter("Ana", at=[0, 1], facing="e", action=5), fighter("Ben", at=[2, 2], facing="n"), map=corridor)
    assert reach(table) == {(1, 1)}
    table["Ben"].piece.facing = 2
    assert reach(table) >= {(1, 1), (2, 1), (3, 1)}
    table["Ben"].piece.facing = 6
    table["Ben"].down = True
    assert reach(table) >= {(1, 1), (2, 1), (3, 1)}, "who lies controls nothing"


@pytest.mark.clause("AA-2.3", "AA-3.21")
@pytest.mark.parametrize("talent", [Talent.BE, Talent.KR])
def test_who_cannot_strike_ends_no_movement(talent: Talent) -> None:
    corridor = {"plan": "# # # # # #\n. . . . . .\n# # . # # #"}
    table = Table(fighter("Ana", at=[0, 1], facing="e", action=5), fighter("Ben", at=[2, 2], facing="n"), map=corridor)
    table["Ben"].talents[talent] = 0
    assert reach(table) == {(1, 1)}
    assert controlled(table.fight, table["Ana"], square(1, 1))
    table["Ben"].talents[talent] = -1
    assert reach(table) >= {(1, 1), (2, 1), (3, 1)}
    assert not controlled(table.fight, table["Ana"], square(1, 1))


@pytest.mark.clause("AA-2.3")
def test_one_goes_on_for_an_ap_more() -> None:
    corridor = {"plan": "# # # # # #\n. . . . . .\n# # . # # #"}
    table = Table(fighter("Ana", at=[0, 1], facing="e", action=5), fighter("Ben", at=[2, 2], facing="n"), map=corridor)
    table.begin()
    table.play("Ana action move", "Ana facing facing-e")
    assert table.saw(Event.STOPPED)
    assert table["Ana"].ap == 4
    table.play("Ana action move", "Ana place 2,1", "Ana facing facing-e")
    assert table["Ana"].ap == 3
    table["Ana"].ap = 0
    assert not may_move(table.fight, table["Ana"])


@pytest.mark.clause("AA-2.1")
def test_there_is_no_moving_without_a_square_to_go_to() -> None:
    table = around((5, 4), map={"plan": "# # # # # # #\n" * 4 + "# # # # . . #"})
    assert not may_move(table.fight, table["Ana"])
    table["Foe1"].out = True
    assert may_move(table.fight, table["Ana"])


@pytest.mark.clause("AA-2.3")
def test_setting_out_from_there_costs_nothing() -> None:
    table = duel(ap=(0, 0))
    table["Ana"].halves = 4
    assert may_move(table.fight, table["Ana"])


# ---- reach in melee -------------------------------------------------------------------------------------------------


@pytest.mark.clause("AA-3.2")
def test_reach_is_the_square_ahead_and_its_diagonals() -> None:
    ring = [(3, 3), (4, 3), (5, 3), (3, 4), (5, 4), (3, 5), (4, 5), (5, 5)]
    table = around(*ring)
    assert targets(table) == [f"Foe{ring.index(at) + 1}" for at in ((5, 3), (5, 4), (5, 5))]
    table["Ana"].piece.facing = 1
    assert targets(table) == [f"Foe{ring.index(at) + 1}" for at in ((5, 4), (4, 5), (5, 5))]


@pytest.mark.clause("AA-3.2")
def test_nobody_strikes_a_friend_through_a_wall_or_who_is_out() -> None:
    walls = {"columns": 9, "rows": 9, "walls": [{"at": [4, 4], "side": "e"}]}
    assert targets(around((5, 4), map=walls)) == []
    table = around((5, 4))
    table["Foe1"].out = True
    assert targets(table) == []
    friends = Table([fighter("Ana", at=[4, 4], facing="e"), fighter("Cal", at=[5, 4])], fighter("Ben", at=[0, 0]))
    assert targets(friends) == []


@pytest.mark.clause("AA-2.3", "AA-3.2")
@pytest.mark.parametrize("option", [True, False])
def test_a_long_weapon_that_reaches_farther_ends_movement_farther_off(option: bool) -> None:
    pass_by = {"plan": "#########\n#########\n.........\n##.....##\n##.....##"}
    spear = fighter("Foe", {**BLADE, "long": True}, at=[4, 4], facing="n")
    found = reach(Table(fighter("Ana", at=[0, 2], LE=16), spear, options={"long_reach": option}, map=pass_by))
    assert (2, 2) in found
    assert ((7, 2) in found) is not option


@pytest.mark.clause("AA-3.2")
@pytest.mark.parametrize(("option", "long", "squares"), [(True, True, 8), (True, False, 3), (False, True, 3)])
def test_long_weapons_reach_the_squares_behind_if_the_group_likes(option: bool, long: bool, squares: int) -> None:
    table = around((0, 0), ana=fighter("Ana", {**BLADE, "long": long}), options={"long_reach": option})
    ana, weapon = table["Ana"], table.fight.book.weapons[0]
    hit = {(c, r) for c in range(9) for r in range(9) if strikes_at(table.fight, ana, weapon, square(c, r))}
    assert len(hit) == squares
    assert hit >= {(5, 3), (5, 4), (5, 5)}
    assert hit <= {(5, 3), (5, 4), (5, 5)} | {(6, r) for r in range(2, 7)}


# ---- missiles -------------------------------------------------------------------------------------------------------


def archer(*foes: tuple[int, int], **rest: Any) -> Table:
    """Ana shoots east from the left; enemies at these squares."""
    bow = fighter("Ana", BOW, at=[1, 4], facing="e")
    return Table(bow, [fighter(f"Foe{k + 1}", at=list(at)) for k, at in enumerate(foes)], **{"map": FAR, **rest})


def shot(table: Table) -> list[str]:
    bits = shot_targets(table.fight, table["Ana"])
    return [name for k, name in enumerate(table.roster.names) if bits >> k & 1]


@pytest.mark.clause("AA-3.3")
@pytest.mark.parametrize(("arc", "seen"), [(90, ["Foe1", "Foe2", "Foe3"]), (45, ["Foe1", "Foe2"])])
def test_the_arc_is_45_degrees_to_each_side_or_in_all(arc: int, seen: list[str]) -> None:
    table = archer((7, 4), (8, 6), (5, 8), (4, 8), (0, 4), options={"shooting_arc": arc})
    assert shot(table) == seen


@pytest.mark.clause("AA-3.3")
def test_a_wall_covers() -> None:
    walled = {**FAR, "walls": [{"at": [3, 4], "side": "e"}]}
    assert shot(archer((7, 4), map=walled)) == []
    assert shot(archer((7, 6), map=walled)) == ["Foe1"]


@pytest.mark.clause("AA-3.3")
def test_an_open_door_does_not_cover_and_a_closed_one_does() -> None:
    for opened in (True, False):
        plan = {**FAR, "doors": [{"at": [3, 4], "side": "e", "open": opened}]}
        assert shot(archer((7, 4), map=plan)) == (["Foe1"] if opened else [])


@pytest.mark.clause("AA-3.3")
def test_people_cover_friend_or_foe_unless_they_lie() -> None:
    table = archer((7, 4), (4, 4))
    assert shot(table) == ["Foe2"]
    table["Foe2"].down = True
    assert shot(table) == ["Foe1", "Foe2"]
    table = Table(
        [fighter("Ana", BOW, at=[1, 4], facing="e"), fighter("Cal", at=[3, 4])], fighter("Foe1", at=[7, 4]), map=FAR
    )
    assert shot(table) == []
    table["Cal"].presence = Presence.YIELDED
    assert shot(table) == [], "who has surrendered stands there yet"
    table["Cal"].presence = Presence.AWAY
    assert shot(table) == ["Foe1"]
    table["Cal"].presence = Presence.IN
    table["Cal"].out = True
    assert shot(table) == ["Foe1"]


@pytest.mark.clause("AA-3.3")
def test_only_the_middle_half_of_a_square_covers() -> None:
    covered = []
    for at in ((2, 4), (3, 4), (3, 5), (4, 5)):
        table = archer((5, 5), at)
        covered.append("Foe1" not in shot(table))
    assert covered == [True, False, False, True]


@pytest.mark.clause("AA-3.3", "AA-3.21")
def test_who_is_blind_aims_at_nobody() -> None:
    table = archer((7, 4))
    table["Ana"].talents[6] = -1
    assert shot(table) == []


@pytest.mark.clause("AA-3.4")
def test_there_is_no_shot_beyond_twice_the_maximum() -> None:
    table = archer((21, 4), (22, 5))
    near = {**BOW, "maximum": 10}
    table = Table(fighter("Ana", near, at=[1, 4], facing="e"), fighter("Ben", at=[21, 4]), map=FAR)
    weapon = table.fight.book.weapons[0]
    standing = mark_standing(table.fight)
    assert can_shoot_at(table.fight, table["Ana"], weapon, standing, square(21, 4))
    assert not can_shoot_at(table.fight, table["Ana"], weapon, standing, square(22, 4))
