"""AA-1.4, AA-1.7, AA-1.9: the order of turns, what a turn is, other costs, the end."""

from __future__ import annotations

from typing import Any

import pytest

import affray
from affray.core.kinds import Presence
from affray.core.ruleset import CUT, DRAW
from affray.rulesets.aanvallen.codes import Event, Fate
from affray.rulesets.aanvallen.kinds import Talent
from affray.rulesets.aanvallen.rules.order import begin_turn
from affray.rulesets.aanvallen.turn import contested, fate, settle, winner

from tests.aanvallen.table import BLADE, BOW, Table, answer, asked, duel, fighter, options, sit, square


@pytest.mark.clause("AA-1.4")
def test_agility_and_action_then_senses_then_a_roll_off() -> None:
    people = [
        fighter("Ana", LE=10, action=2),
        fighter("Ben", LE=8, action=5),
        fighter("Cal", LE=9, action=3, ZI=12),
        fighter("Dag", LE=10, action=2),
    ]
    table = Table(people[:2], people[2:])
    table.play("Ana order 4", "Dag order 4", "Ana order 4", "Dag order 9")
    assert table.order == ["Ben", "Cal", "Dag", "Ana"]


@pytest.mark.clause("AA-1.4")
def test_some_may_be_equal_again_and_others_not() -> None:
    table = Table(fighter("Ana"), [fighter("Ben"), fighter("Cal")])
    table.play("Ana order 7", "Ben order 12", "Cal order 7", "Ana order 2", "Cal order 3")
    assert table.order == ["Ben", "Cal", "Ana"]


@pytest.mark.clause("AA-1.4")
def test_all_begin_with_full_ap_and_the_surprised_with_none() -> None:
    table = Table(fighter("Ana", action=5), fighter("Ben", surprised=True))
    assert (table["Ana"].ap, table["Ana"].halves // 2) == (4, 5)
    assert (table["Ben"].ap, table["Ben"].halves) == (0, 0)
    table.call(begin_turn, table.fight, table["Ben"])
    assert (table["Ben"].ap, table["Ben"].halves // 2, table["Ben"].surprised) == (3, 5, False)


@pytest.mark.clause("AA-1.4")
def test_ap_come_back_at_the_start_of_a_turn_and_pay_for_defences_after_it() -> None:
    table = duel(fighter("Ana", action=5), fighter("Ben", action=4), ap=(3, 2))
    table.begin()
    table.play(
        "Ana action strike", "Ana kind strike", "Ana on_top nothing-more", "Ben defence parry", "Ben raise 0",
        "Ana luck 20", "Ana where 3", "Ana action end",
        "Ben action strike", "Ben kind strike", "Ana defence parry", "Ben luck 20", "Ben where 3", "Ben action end",
    )  # fmt: skip
    assert table["Ana"].ap == 0
    assert table.fight.round == 2


@pytest.mark.clause("AA-1.4")
def test_the_order_is_kept_and_goes_round() -> None:
    table = Table(fighter("Ana", action=5), fighter("Ben"))
    table.begin()
    table.play("Ana action end", "Ben action end", "Ana action end")
    assert (table.fight.round, table.fight.actor) == (2, 1)


@pytest.mark.clause("AA-1.4")
def test_who_joins_is_put_into_the_order() -> None:
    table = Table(fighter("Ana", action=5), [fighter("Ben"), fighter("Cal", action=9, joins=2)])
    table.begin()
    table.play("Ana action end", "Ben action end")
    assert table["Cal"].presence == Presence.IN
    table.step()
    assert table.order == ["Cal", "Ana", "Ben"]


@pytest.mark.clause("AA-1.4")
def test_a_joiner_rolls_alone_against_the_dice_that_its_equals_have_rolled() -> None:
    table = Table(fighter("Ana"), [fighter("Ben"), fighter("Cal", joins=2)])
    table.play("Ana order 12", "Ben order 12", "Ana order 3", "Ben order 5")
    table.play("Ben action end", "Ana action end", "Cal order 11")
    assert table.order == ["Ben", "Ana", "Cal"]


@pytest.mark.clause("AA-1.4")
def test_only_whom_a_joiner_equals_in_every_die_rolls_again_with_it() -> None:
    table = Table(fighter("Ana"), [fighter("Ben"), fighter("Cal", joins=2)])
    table.play("Ana order 12", "Ben order 12", "Ana order 3", "Ben order 5")
    table.play("Ben action end", "Ana action end", "Cal order 12", "Cal order 5", "Ben order 1", "Cal order 2")
    assert table.order == ["Cal", "Ben", "Ana"]


@pytest.mark.clause("AA-1.4")
def test_an_equal_who_has_never_rolled_rolls_with_a_joiner_and_the_dead_do_not() -> None:
    table = Table([fighter("Ana"), fighter("Dag", ZI=9)], [fighter("Ben", ZI=9), fighter("Cal", joins=2)])
    table.play("Dag order 4", "Ben order 3")
    table["Ben"].talents[Talent.GE] = -11
    table.play("Ana action end", "Dag action end", "Ana order 6", "Cal order 7")
    assert table.order == ["Cal", "Ana", "Dag", "Ben"]


@pytest.mark.clause("AA-1.4", "AA-2.1")
def test_who_joins_where_another_stands_comes_in_beside_it_or_waits_for_room() -> None:
    corridor = {"plan": "....", "walls": [{"at": [1, 0], "side": "e"}]}
    people = [fighter("Ana", at=[0, 0], action=5), fighter("Cal", at=[1, 0], joins=2)]
    table = Table(people, fighter("Ben", at=[3, 0]), map=corridor)
    table.begin()
    table["Ana"].piece.place = square(1, 0)
    table.play("Ana action end", "Ben action end")
    assert (table["Cal"].presence, table["Cal"].piece.place) == (Presence.IN, square(0, 0))
    table = Table([people[1], fighter("Dag", at=[0, 0], action=4)], fighter("Ben", at=[3, 0]), map=corridor)
    table.begin()
    table["Ben"].piece.place = square(1, 0)
    table.play("Dag action end", "Ben action end")
    assert table["Cal"].presence == Presence.LATE
    table["Ben"].piece.place = square(3, 0)
    table.play("Dag action end", "Ben action end")
    assert (table["Cal"].presence, table["Cal"].piece.place) == (Presence.IN, square(1, 0))


@pytest.mark.clause("AA-1.4", "AA-3.21")
def test_who_is_unconscious_bleeds_in_its_turn_and_does_nothing_else() -> None:
    table = Table([fighter("Ana", action=5), fighter("Cal", action=4)], fighter("Ben"))
    table["Cal"].out, table["Cal"].bleeding = True, 2
    table.begin()
    table.play("Ana action end", "Ben action end")
    assert table.talent("Cal", Talent.GE) == 8
    assert table.fight.round == 2


@pytest.mark.clause("AA-1.4", "AA-3.20", "AA-4.8")
def test_who_has_surrendered_bleeds_and_burns_on_and_is_asked_nothing() -> None:
    table = Table([fighter("Ana", action=5), fighter("Cal", action=4)], fighter("Ben"))
    table.begin()
    table.play("Ana action end", "Cal action yield")
    table["Cal"].bleeding, table["Cal"].burning = 2, 3
    burns = ("Cal place_low 4", "Cal place_middle 6", "Cal place_high 6", "Cal survival 1")
    table.play("Ben action end", "Ana action end", *burns)
    assert (table.talent("Cal", Talent.GE), table["Cal"].lost) == (10 - 2 - 1, 2 + 3)
    table["Cal"].burning = 0
    table.play("Ben action end", "Ana action end", "Ben action end")
    assert table.talent("Cal", Talent.GE) == 10 - 2 - 1 - 2


# ---- other costs ----------------------------------------------------------------------------------------------------


def turn_of(ana: dict[str, Any], **rest: Any) -> affray.Fight:
    """Ana's first turn; Ben is far away."""
    fight = sit({"at": [4, 4], "facing": "e", **ana}, fighter("Ben", at=[0, 0]), **rest)
    assert asked(fight) == ["Ana action"]
    return fight


def ap(fight: affray.Fight) -> int:
    return int(fight.record.combatants[0].ap)


@pytest.mark.clause("AA-1.7")
def test_standing_up_costs_one() -> None:
    fight = turn_of(fighter("Ana", action=9))
    fight.override("Ana", "down", 1)
    assert "move" not in options(fight)
    answer(fight, "Ana action stand")
    assert ap(fight) == 3
    assert "move" in options(fight)


@pytest.mark.clause("AA-1.7")
def test_drawing_costs_one_and_changing_two() -> None:
    fight = turn_of(fighter("Ana", BLADE, {**BLADE, "name": "axe of Ana"}, action=9))
    answer(fight, "Ana action draw", "Ana weapon fist")
    assert ap(fight) == 2
    answer(fight, "Ana action draw", "Ana weapon axe of Ana")
    assert ap(fight) == 1
    assert fight.view()["combatants"][0]["items"][1]["hand"] == "main"


@pytest.mark.clause("AA-1.7")
def test_what_was_dropped_is_picked_up_where_it_lies() -> None:
    table = Table(fighter("Ana", action=9, at=[4, 4]), fighter("Ben", at=[0, 0]))
    table["Ana"].dropped, table["Ana"].wielded = 1, 1
    table["Ana"].lies[0] = table["Ana"].piece.place
    table.begin()
    table.play("Ana action pick_up".replace("_", "-"))
    assert (table["Ana"].wielded, table["Ana"].dropped, table["Ana"].ap) == (0, 0, 2)


@pytest.mark.clause("AA-1.7")
def test_it_is_not_picked_up_from_elsewhere() -> None:
    table = Table(fighter("Ana", action=9, at=[4, 4]), fighter("Ben", at=[0, 0]))
    table["Ana"].dropped, table["Ana"].wielded = 1, 1
    table["Ana"].lies[0] = table["Ben"].piece.place
    table.begin()
    with pytest.raises(AssertionError, match="isn't offered"):
        table.play("Ana action pick-up")


@pytest.mark.clause("AA-1.7")
def test_a_door_costs_one_to_open_or_close() -> None:
    plan = {"columns": 9, "rows": 9, "doors": [{"at": [4, 4], "side": "e"}]}
    fight = turn_of(fighter("Ana", action=9), map=plan)
    answer(fight, "Ana action door")
    assert (ap(fight), fight.view()["map"]["doors"][0]["open"]) == (3, True)
    answer(fight, "Ana action door")
    assert (ap(fight), fight.view()["map"]["doors"][0]["open"]) == (2, False)


@pytest.mark.clause("AA-1.7", "AA-3.26")
def test_loading_may_be_spread_over_turns() -> None:
    bow = {**BOW, "ap": 2, "load": 5}
    table = Table(fighter("Ana", bow, action=6, at=[0, 4], facing="e"), fighter("Ben", at=[8, 4]))
    table["Ben"].ap = 0
    table.begin()
    table.play(
        "Ana action shoot", "Ana on_top nothing-more", "Ana luck 20", "Ana where 3", "Ana action load", "Ana loading 2"
    )
    assert (table["Ana"].ap, table["Ana"].loads[0]) == (0, 3)
    table.play("Ana action end", "Ben action end", "Ana action load", "Ana loading 3")
    assert (table["Ana"].ap, table["Ana"].loads[0]) == (1, 0)


# ---- the end --------------------------------------------------------------------------------------------------------


@pytest.mark.clause("AA-1.9")
def test_who_surrenders_or_leaves_is_out() -> None:
    fight = sit([fighter("Ana", action=5, at=[0, 4]), fighter("Cal", action=4, at=[4, 4])], fighter("Ben"))
    assert "leave" in options(fight)
    answer(fight, "Ana action leave")
    assert not fight.over
    assert "leave" not in options(fight), "Cal isn't at the edge"
    answer(fight, "Cal action yield")
    assert (fight.over, fight.winner) == (True, "B")
    fates = [fate(fight.record, k) for k in range(3)]
    assert fates == [Fate.LEFT, Fate.YIELDED, Fate.UNHURT]


@pytest.mark.clause("AA-1.9")
def test_who_is_hemmed_in_at_the_edge_can_still_leave() -> None:
    foes = [fighter(f"Foe{k}", at=at, action=k) for k, at in enumerate([[1, 0], [0, 1], [1, 1]])]
    fight = sit(fighter("Ana", action=5, at=[0, 0], facing="e"), foes)
    assert "leave" in options(fight)
    assert "move" not in options(fight)


@pytest.mark.clause("AA-1.9")
def test_the_fight_is_a_draw_at_the_round_limit() -> None:
    table = Table(fighter("Ana", action=5), fighter("Ben"), round_limit=1)
    table.begin()
    table.play("Ana action end", "Ben action end")
    assert table.fight.over
    assert winner(table.fight) == CUT
    assert table.saw(Event.ROUND_LIMIT)


@pytest.mark.clause("AA-1.9")
def test_nobody_wins_when_nobody_is_left() -> None:
    table = duel()
    table["Ana"].out = True
    table["Ben"].talents[Talent.GE] = -11
    assert not contested(table.fight)
    table.call(settle, table.fight)
    assert winner(table.fight) == DRAW
    assert [fate(table.fight, k) for k in range(2)] == [Fate.UNCONSCIOUS, Fate.DEAD]
