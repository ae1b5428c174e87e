"""RM-4, RM-10, RM-13.1: shots, friends in their way, and what is done against them."""

from __future__ import annotations

from typing import Any

import pytest

from affray.rulesets.rolemaster.codes import Event, Why
from affray.rulesets.rolemaster.model import NEVER, Action, Shows
from affray.rulesets.rolemaster.rules.declare import actions, declare, most_guard
from affray.rulesets.rolemaster.rules.defence import missile_defence
from affray.rulesets.rolemaster.rules.missiles import (
    friend_cover,
    range_modifier,
    ready_modifier,
    shoot,
    shows_of,
)
from affray.rulesets.rolemaster.rules.packed import add_blow, shots_of

from tests.forced import ForcedReferee
from tests.rolemaster.table import Sheet, Table, blade, bow, declares, fighter

PLAIN = {"chosen_critical": False}


def offered(table: Table, who: int) -> set[Action]:
    bits = actions(ForcedReferee(table, []), table.fight, table.fight.combatants[who])
    return {action for action in Action if bits >> action & 1}


# ---- RM-4: past a friend ----------------------------------------------------------------------------------------


@pytest.mark.clause("RM-4.1")
@pytest.mark.clause("RM-4.2")
@pytest.mark.clause("RM-4.3")
@pytest.mark.parametrize(
    ("friend", "target", "shows"),
    [
        (100, 140, Shows.CHEST),
        (100, 170, Shows.WAIST),
        (100, 119, Shows.HEAD),
        (100, 120, Shows.CHEST),
        (100, 149, Shows.CHEST),
        (100, 150, Shows.WAIST),
        (170, 170, Shows.HEAD),
    ],
)
def test_what_shows_past_a_friend(friend: int, target: int, shows: Shows) -> None:
    assert shows_of(friend, target) == shows


def line(target: int = 170, friend: int = 100, ob: int = 0, **options: Any) -> Table:
    """Ana shoots from afar at Ben, who is in melee with her friend Cid."""
    sides = [fighter("Ana", bow(ob), group="rear"), fighter("Cid", height=friend)]
    foes = [fighter("Ben", height=target)]
    distances = [{"between": ["rear", "B"], "metres": 40}, {"between": ["rear", "A"], "metres": 40}]
    return Table(sides, foes, distances=distances, options=PLAIN | options)


def shot(table: Table, *lines: str) -> None:
    me = table["Ana"]
    me.blows, me.targets, me.chosen = 1, 0, 0
    add_blow(me, 0, 2, -1)
    table.call(shoot, table.fight, me, lines=lines)


@pytest.mark.clause("RM-4.1")
@pytest.mark.parametrize(("target", "cover"), [(140, 60), (170, 30), (110, 0)])
def test_the_friend_is_cover(target: int, cover: int) -> None:
    table = line(target)
    assert friend_cover(table.fight, table["Ana"], table["Ben"]) == cover


@pytest.mark.clause("RM-4.1")
def test_the_cover_counts_in_the_db() -> None:
    table = line(140)
    shot(table, "Ana attack 5")
    assert table.sum("Ben", Why.FRIEND) == 60


@pytest.mark.clause("RM-4.3")
def test_who_is_shorter_than_that_can_not_be_shot_at() -> None:
    table = line(110)
    assert Action.SHOOT not in offered(table, 0)
    shot(table)
    assert table.saw(Event.LOST_TARGET)


@pytest.mark.clause("RM-4.1")
def test_without_the_rule_friends_are_not_in_the_way() -> None:
    table = line(110, cover_by_friends=False)
    shot(table, "Ana attack 60")
    assert table["Ben"].lost == 10


@pytest.mark.clause("RM-4.4")
@pytest.mark.parametrize(("shows", "cover"), [("waist", 30), ("chest", 60)])
def test_or_the_table_says_what_shows(shows: str, cover: int) -> None:
    table = line(cover_by_view="asked")
    shot(table, f"table shows {shows}", "Ana attack 5")
    assert table.sum("Ben", Why.FRIEND) == cover


@pytest.mark.clause("RM-4.1")
@pytest.mark.clause("RM-4.4")
def test_behind_a_friend_of_any_height_one_may_parry_before_the_table_has_said_what_shows() -> None:
    table = line(170, 170, cover_by_view="asked")
    assert friend_cover(table.fight, table["Ana"], table["Ben"]) == 30
    assert Action.GUARD in offered(table, 2)


@pytest.mark.clause("RM-4.4")
def test_when_only_the_head_shows_there_is_no_shot() -> None:
    table = line(cover_by_view="asked")
    shot(table, "table shows head")
    assert table.saw(Event.NO_SHOT)


@pytest.mark.clause("RM-4.5")
def test_a_miss_that_the_cover_caused_is_rolled_at_the_friend() -> None:
    table = line(170)
    shot(table, "Ana attack 70", "Ana stray 60")  # 40 past the friend's 30, 70 without
    assert table["Cid"].lost == 10
    assert table.events(Event.STRAY)[0].numbers[0] == 95


@pytest.mark.clause("RM-4.5")
@pytest.mark.parametrize("face", [49, 80])
def test_other_misses_and_hits_are_not(face: int) -> None:
    table = line(170)
    shot(table, f"Ana attack {face}")
    assert table["Cid"].lost == 0


@pytest.mark.clause("RM-4.5")
@pytest.mark.parametrize(("target", "most", "hits"), [(170, 95, 10), (140, 140, 41 + 2)])
def test_the_total_at_the_friend_is_at_most_95_or_140(target: int, most: int, hits: int) -> None:
    table = line(target, ob=60)
    face = 15 if target == 170 else 45
    more = ["Ana critical 1"] if most == 140 else []
    shot(table, f"Ana attack {face}", "Ana stray 94", *more)
    assert table.events(Event.STRAY)[0].numbers[0] == most
    assert table["Cid"].lost == hits


@pytest.mark.clause("RM-4.1")
@pytest.mark.clause("RM-10.1")
def test_the_target_may_parry_behind_the_friend() -> None:
    table = Table(
        [fighter("Ana", bow(0), group="rear"), fighter("Cid", height=100)],
        fighter("Ben", blade(100, hands=2)),
        distances=[{"between": ["rear", "B"], "metres": 40}],
        options=PLAIN,
    )
    assert most_guard(table.fight, table["Ben"], table["Ana"]) == 30


@pytest.mark.clause("RM-4.3")
def test_nobody_stands_between_a_thrower_and_a_target_at_hand() -> None:
    knife = blade(60, name="knife", thrown=True, ranges=[[10, 0]])
    table = Table([fighter("Ana", knife), fighter("Cid")], fighter("Ben"), options=PLAIN)
    shot(table, "Ana attack 30")
    assert table["Ben"].lost == 10


# ---- RM-10: parrying missiles -----------------------------------------------------------------------------------


def archery(ben: Sheet, ob: int = 100, far: int = 40, count: int = 1, **options: Any) -> Table:
    """Archers far off from Ben."""
    names = ("Ana", "Cid", "Dan")[:count]
    weapons = ben.pop("weapons", [blade(ob)])
    archers = [fighter(name, bow(0)) for name in names]
    return Table(archers, fighter("Ben", *weapons, **ben), distance=far, options=PLAIN | options)


def db(table: Table, archer: str = "Ana") -> int:
    return int(table.call(missile_defence, table.fight, table["Ben"], table[archer], 0))


def ben_declares(table: Table, *lines: str) -> None:
    table.call(declare, table.fight, table["Ben"].index, lines=[f"Ben {text}" for text in lines])


@pytest.mark.clause("RM-10.3")
def test_ob_100_and_a_normal_shield_are_40_db_for_70_percent() -> None:
    table = archery({"shield": "normal"})
    ben_declares(table, "action guard", "guard_ob 20")
    assert (db(table), table["Ben"].guard_share) == (40, 70)


@pytest.mark.clause("RM-10.3")
@pytest.mark.parametrize(("shield", "most"), [("target", 10), ("normal", 20), ("full", 25), ("wall", 40)])
def test_at_most_as_many_percent_as_the_bonus(shield: str, most: int) -> None:
    table = archery({"shield": shield})
    assert most_guard(table.fight, table["Ben"], table["Ana"]) == most


@pytest.mark.clause("RM-10.3")
def test_and_at_most_50_which_fills_the_round() -> None:
    table = archery({"cover": "half-hard"})
    ben_declares(table, "action guard", "guard_ob 50")
    assert (db(table), table["Ben"].guard_share) == (60 + 50, 100)


@pytest.mark.clause("RM-10.4")
def test_beside_a_shield_no_weapon_of_two_hands_behind_cover_any() -> None:
    two = {"weapons": [blade(100, hands=2)]}
    table = archery({"shield": "normal", **two})
    assert Action.GUARD not in offered(table, 1)
    table = archery({"cover": "partial-hard", **two})
    assert most_guard(table.fight, table["Ben"], table["Ana"]) == 30


@pytest.mark.clause("RM-10.4")
def test_the_weapon_must_be_in_hand() -> None:
    table = archery({"shield": "normal", "weapons": [blade(100, natural="small")]})
    assert most_guard(table.fight, table["Ben"], table["Ana"]) == 0


@pytest.mark.clause("RM-10.1")
def test_only_who_knows_of_the_attack_has_the_shield() -> None:
    table = archery({"shield": "normal", "unaware": True})
    assert offered(table, 1) == {Action.PASS}
    assert db(table) == 0


@pytest.mark.clause("RM-10.1")
def test_the_ob_goes_against_one_attack_the_shield_against_the_whole_volley() -> None:
    table = archery({"shield": "target"}, count=2)
    ben_declares(table, "action guard", "guard Ana", "guard_ob 10")
    assert (db(table, "Ana"), db(table, "Cid")) == (10 + 10, 10)
    table["Ana"].blows = 1
    add_blow(table["Ana"], 0, 2, -1)
    for worth in (20, 10):
        table.call(shoot, table.fight, table["Ana"], lines=["Ana attack 5"])
        assert table.sum("Ben") == worth


@pytest.mark.clause("RM-10.1")
def test_from_near_by_only_the_one_attack_is_met() -> None:
    table = archery({"shield": "target"}, count=2, far=20)
    ben_declares(table, "action guard", "guard Ana", "guard_ob 0")
    assert (db(table, "Ana"), db(table, "Cid")) == (10, 0)


@pytest.mark.clause("RM-10.1")
def test_behind_cover_that_one_has_left_nothing_is_parried() -> None:
    table = archery({"cover": "partial-hard"})
    ben_declares(table, "action guard", "guard_ob 20")
    assert db(table) == 30 + 20
    table["Ben"].cover, table["Ben"].moved = 0, True
    assert db(table) == 0


@pytest.mark.clause("RM-10.1")
@pytest.mark.clause("RM-13.1")
def test_who_guards_faces_whom_the_missile_is_to_come_from() -> None:
    ben = fighter("Ben", blade(100), shield="normal", at=[10, 5], facing="e")
    table = Table(fighter("Ana", bow(0), at=[2, 5]), ben, map={"columns": 14, "rows": 10}, options=PLAIN)
    table.begin(Ana=20, Ben=5)
    table.play(*declares("Ana", "shoot"), *declares("Ben", "guard", guard_ob=20), "Ana attack 5")
    assert table.sum("Ben") == 20 + 20


@pytest.mark.clause("RM-10.2")
@pytest.mark.parametrize(("action", "worth"), [(Action.PASS, 20), (Action.MOVE, 0), (Action.ATTACK, 0)])
def test_a_shield_on_the_ground_meets_missiles_while_one_stands_still(action: Action, worth: int) -> None:
    table = archery({"shield": "normal"})
    table["Ben"].action = action
    assert db(table) == worth


@pytest.mark.clause("RM-10.2")
def test_a_small_shield_can_not_be_set_down() -> None:
    assert db(archery({"shield": "target"})) == 0


@pytest.mark.clause("RM-10.2")
@pytest.mark.parametrize(("moving", "worth"), [(True, 40), (False, 0)])
def test_cover_counts_by_itself_or_only_for_who_stands_still(moving: bool, worth: int) -> None:
    table = archery({"cover": "half-soft"}, cover_when_moving=moving)
    assert db(table) == 40
    table["Ben"].action = Action.ATTACK
    assert db(table) == worth


@pytest.mark.clause("RM-10.1")
def test_under_the_base_rule_shields_always_count_and_nothing_is_added() -> None:
    table = archery({"shield": "normal"}, parry_missiles=False)
    table["Ben"].action = Action.ATTACK
    assert db(table) == 20
    assert Action.GUARD not in offered(table, 1)


@pytest.mark.clause("RM-10.3")
def test_what_is_left_of_the_round_goes_into_walking() -> None:
    table = archery({"shield": "normal"})
    table.begin(Ana=15, Ben=10)
    table.play("Ana action pass", "Ben action guard", "Ben guard_ob 10", "Ben metres 6")
    assert table.fight.gaps[0].to[1] == 34  # 40 % of 15 metres


# ---- RM-13.1 ----------------------------------------------------------------------------------------------------


@pytest.mark.clause("RM-13.1")
@pytest.mark.parametrize(
    ("metres", "modifier"),
    [(3, 20), (4, 0), (30, 0), (31, -30), (60, -30), (100, -40), (130, -50), (131, NEVER)],
)
def test_the_range_of_the_long_bow(metres: int, modifier: int) -> None:
    table = Table(fighter("Ana", {"weapon": "long-bow"}), fighter("Ben"))
    assert range_modifier(table.fight, 0, metres) == modifier


@pytest.mark.clause("RM-13.1")
@pytest.mark.parametrize(
    ("weapon", "rows"),
    [
        ("short-bow", [-10, 0]),
        ("composite-bow", [-20, 0]),
        ("long-bow", [-30, 0]),
        ("light-crossbow", [NEVER, -20, 0]),
        ("heavy-crossbow", [NEVER, -30, -10, 0]),
        ("sling", [NEVER, -30, -10, 0]),
    ],
)
def test_rounds_of_preparation(weapon: str, rows: list[int]) -> None:
    table = Table(fighter("Ana", {"weapon": weapon}), fighter("Ben"), distance=40)
    assert table["Ana"].prepared == len(rows) - 1
    for rounds, modifier in enumerate(rows):
        table["Ana"].prepared = rounds
        assert ready_modifier(table.fight, table["Ana"], 0) == modifier
        assert (Action.SHOOT in offered(table, 0)) is (modifier != NEVER)


@pytest.mark.clause("RM-13.1")
@pytest.mark.clause("RM-1.17")
def test_a_shot_spends_a_missile_and_the_preparation() -> None:
    table = Table(fighter("Ana", bow(0, shots=1, ready=[-10, 0])), fighter("Ben"), distance=40, options=PLAIN)
    table["Ana"].blows = 1
    add_blow(table["Ana"], 0, 1, -1)
    table.call(shoot, table.fight, table["Ana"], lines=["Ana attack 5"])
    assert (shots_of(table["Ana"], 0), table["Ana"].prepared, table["Ana"].wear) == (0, 0, 1)
    assert (table.saw(Event.EMPTY), table["Ana"].main) == (True, 1)


@pytest.mark.clause("RM-13.1")
def test_no_bow_is_shot_with_a_foe_in_reach_but_a_knife_is_thrown() -> None:
    assert Action.SHOOT not in offered(Table(fighter("Ana", bow()), fighter("Ben")), 0)
    assert Action.SHOOT in offered(Table(fighter("Ana", bow(thrown=True, hands=1)), fighter("Ben")), 0)


@pytest.mark.clause("RM-13.1")
@pytest.mark.parametrize(("gait", "metres"), [("walk", 15), ("run", 30), ("sprint", 45), ("dash", 75)])
def test_pace(gait: str, metres: int) -> None:
    table = Table(fighter("Ana"), fighter("Ben"), distance=90)
    table.begin(Ana=15, Ben=5)
    table.play("Ana action move", f"Ana gait {gait}", "Ben action pass", f"Ana metres {metres}")
    assert table.fight.gaps[0].to[1] == 90 - metres


@pytest.mark.clause("RM-1.7")
@pytest.mark.clause("RM-13.1")
def test_who_is_near_enough_closes_in_and_strikes_the_worse_for_it() -> None:
    table = Table(fighter("Ana", blade(60)), fighter("Ben"), distance=9, options=PLAIN)
    table.begin(Ana=15, Ben=5)
    table.play("Ana action attack", "Ana phase normal", "Ana blows 1", "Ana parry 0", "Ben action pass", "Ana attack 5")
    assert table.sum("Ana", Why.CLOSING) == -40
    assert table.fight.gaps[0].to[1] == 3
    assert Action.LEAVE not in offered(table, 0)


@pytest.mark.clause("RM-1.7")
def test_who_is_farther_off_is_not_reached() -> None:
    table = Table(fighter("Ana", blade(60)), fighter("Ben"), distance=10, options=PLAIN)
    table.begin(Ana=15, Ben=5)
    table.play("Ana action attack", "Ana phase normal", "Ana blows 1", "Ana parry 0", "Ben action pass")
    table.step()
    assert table.saw(Event.LOST_TARGET)


@pytest.mark.clause("RM-1.7")
def test_another_weapon_is_taken_in_hand_and_what_lies_there_picked_up() -> None:
    table = Table(fighter("Ana", blade(), blade(name="knife")), fighter("Ben"))
    table["Ana"].dropped, table["Ana"].main = 1, 2
    table.begin(Ana=15, Ben=5)
    table.play("Ana action draw", "Ana weapon blade", "Ben action pass")
    table.step()
    assert (table["Ana"].main, table["Ana"].dropped) == (0, 0)


@pytest.mark.clause("RM-1.7")
def test_parts_of_the_body_are_always_at_hand() -> None:
    beast = fighter("Ana", bow(50, name="breath", natural="huge"), blade(40, name="claws", natural="medium"))
    table = Table(beast, fighter("Ben"), options=PLAIN)
    table.begin(Ana=15, Ben=5)
    lines = ["Ana action draw", "Ana weapon claws", "Ana action attack", "Ana phase normal", "Ana blows 1"]
    table.play(*lines, "Ana parry 0", "Ben action pass", "Ana attack 10")
    assert table["Ben"].lost == 10


@pytest.mark.clause("RM-1.7")
def test_who_is_down_gets_up_and_parries_with_half_of_its_ob() -> None:
    table = Table(fighter("Ana", blade(40)), fighter("Ben"), options=PLAIN)
    table["Ana"].down = True
    table.begin(Ana=15, Ben=5)
    table.play("Ana action stand", "Ana parry 20", "Ben action pass")
    table.step()
    assert not table["Ana"].down
