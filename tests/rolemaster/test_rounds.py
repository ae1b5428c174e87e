"""RM-1.6, RM-1.7, RM-1.11, RM-1.14 to RM-1.16: rounds, what lasts, and what ends a fight."""

from __future__ import annotations

from typing import Any

import pytest

from affray.core.kinds import Presence
from affray.core.ruleset import CUT, DRAW
from affray.rulesets.rolemaster import turn
from affray.rulesets.rolemaster.codes import Event, Fate, Why
from affray.rulesets.rolemaster.model import Step
from affray.rulesets.rolemaster.rules.aid import first_aid
from affray.rulesets.rolemaster.rules.impact import critical
from affray.rulesets.rolemaster.rules.rounds import end_round, next_actor
from affray.rulesets.rolemaster.rules.wounds import lose_hits

from tests.rolemaster.table import Table, answer, begun, blade, declares, fighter, initiative, sit

PLAIN = {"chosen_critical": False}


def two(ana: int = 0, ben: int = 0, **rest: Any) -> Table:
    rest["options"] = PLAIN | rest.get("options", {})
    return Table(fighter("Ana", blade(ana)), fighter("Ben", blade(ben)), **rest)


def passed(table: Table, **totals: int) -> None:
    """A round in which nobody does anything, up to its end."""
    table.begin(**totals)
    table.play(*(line for name in totals for line in declares(name, "pass")))
    while table.fight.step != Step.ROUND:
        table.step()


@pytest.mark.clause("RM-1.7")
def test_the_order_is_2d10_and_quickness() -> None:
    table = Table(fighter("Ana", quickness=1), fighter("Ben", quickness=4), options=PLAIN)
    table.begin(Ana=12, Ben=10)
    assert [table[name].initiative for name in ("Ana", "Ben")] == [13, 14]
    table.play(*declares("Ana"), *declares("Ben"), "Ben attack 5", "Ana attack 5")


@pytest.mark.clause("RM-1.7")
def test_ties_are_rolled_for_until_there_are_none() -> None:
    table = two()
    table.play(*initiative(Ana=11, Ben=11), "Ana tie 40", "Ben tie 40", "Ana tie 3", "Ben tie 90")
    table.play(*declares("Ana"), *declares("Ben"), "Ben attack 5", "Ana attack 5")


@pytest.mark.clause("RM-1.7")
def test_snap_comes_before_normal_and_deliberate_after() -> None:
    table = Table([fighter("Ana"), fighter("Cid")], fighter("Ben"), options=PLAIN)
    table.begin(Ana=20, Cid=10, Ben=5)
    lines = [*declares("Ana", phase="deliberate"), *declares("Cid"), *declares("Ben", phase="snap", target="Cid")]
    table.play(*lines, "Ben attack 5", "Cid attack 5", "Ana attack 5")


@pytest.mark.clause("RM-1.7")
def test_the_unaware_do_nothing_and_notice_an_attack() -> None:
    table = Table(fighter("Ana"), fighter("Ben", unaware=True), options=PLAIN)
    table.begin(Ana=5, Ben=20)
    table.play(*declares("Ana"), "Ana attack 5")
    assert table["Ben"].aware


@pytest.mark.clause("RM-1.7")
def test_the_unaware_notice_when_a_friend_is_attacked() -> None:
    table = Table(
        fighter("Ana"), [fighter("Ben", unaware=True), fighter("Cid", unaware=True)], options=PLAIN, distance=3
    )
    table.begin(Ana=5, Ben=20, Cid=4)
    table.play(*declares("Ana", target="Ben"), "Ana attack 5")
    assert not table["Cid"].aware
    table.call(end_round, table.fight)
    assert table["Cid"].aware


@pytest.mark.clause("RM-1.6")
@pytest.mark.clause("RM-1.14")
def test_the_rounds_of_a_stun_begin_with_the_next_round() -> None:
    table = two()
    table.begin(Ana=10, Ben=5)
    table["Ben"].stunned = 2
    table.call(end_round, table.fight)
    assert table["Ben"].stunned == 2
    for left in (1, 0):
        table.play(*initiative(Ana=10, Ben=5))
        table.call(end_round, table.fight)
        assert table["Ben"].stunned == left
    assert table.saw(Event.RECOVERS)


@pytest.mark.clause("RM-1.6")
def test_the_worst_counts_down_first() -> None:
    table = two()
    table["Ben"].stunned, table["Ben"].no_parry, table["Ben"].must_parry = 1, 2, 1
    seen = []
    for _ in range(4):
        table.play(*initiative(Ana=10, Ben=5))
        table.call(end_round, table.fight)
        seen.append((table["Ben"].no_parry, table["Ben"].stunned, table["Ben"].must_parry))
    assert seen == [(1, 1, 1), (0, 1, 1), (0, 0, 1), (0, 0, 0)]


@pytest.mark.clause("RM-1.6")
@pytest.mark.clause("RM-1.14")
def test_what_comes_in_the_midst_of_a_round_takes_nothing_from_it() -> None:
    """Stunned since before, then without a parry: the round was one of the stun's."""
    table = two()
    table["Ben"].stunned = 2
    table.play(*initiative(Ana=10, Ben=5))
    table["Ben"].no_parry = 1
    table.call(end_round, table.fight)
    assert (table["Ben"].no_parry, table["Ben"].stunned) == (1, 1)


@pytest.mark.clause("RM-1.6")
def test_durations_add_up() -> None:
    table = two()
    for total in (2, 4):
        table.call(critical, table.fight, table["Ana"], table["Ben"], 0, 1, 0, lines=["Ana critical 60"])
        assert table["Ben"].stunned == total


@pytest.mark.clause("RM-1.6")
def test_bleeding_takes_its_hits_at_the_end_of_each_round() -> None:
    table = two()
    table["Ben"].bleeding = 3
    passed(table, Ana=10, Ben=5)
    passed(table, Ana=10, Ben=5)
    assert table["Ben"].lost == 6


@pytest.mark.clause("RM-1.14")
def test_an_attack_not_yet_made_is_lost_to_a_stun() -> None:
    table = two(ana=60)
    table.begin(Ana=15, Ben=5)
    table.play(*declares("Ana", blows=1, parry=0), *declares("Ben"), "Ana attack 41", "Ana critical 55")
    assert table["Ben"].stunned == 2
    table.step()
    assert table.saw(Event.LOST_BLOWS)


@pytest.mark.clause("RM-1.14")
@pytest.mark.parametrize(("roll", "down"), [(51, True), (1, False)])
def test_who_is_stunned_while_getting_up_stays_down(roll: int, down: bool) -> None:
    table = Table(fighter("Ana", blade(0)), fighter("Ben", blade(100)), options=PLAIN)
    table["Ana"].down = True
    table.begin(Ana=5, Ben=15)
    lines = ["Ana action stand", *declares("Ben", blows=1, parry=0)]
    table.play(*lines, "Ben attack 10", f"Ben critical {roll}")
    table.call(turn.take_turn, table.fight, table["Ana"])
    assert table["Ana"].down is down


@pytest.mark.clause("RM-1.15")
def test_all_blows_come_at_ones_place_one_after_the_other() -> None:
    table = two(ana=70)
    table.begin(Ana=15, Ben=5)
    table.play(*declares("Ana", blows=2, parry=0), *declares("Ben"), "Ana attack 5", "Ana attack 6", "Ben attack 5")


def three(ana: int = 70) -> Table:
    foes = [fighter("Ben", blade(0)), fighter("Cid", blade(0))]
    return Table(fighter("Ana", blade(ana)), foes, options=PLAIN)


@pytest.mark.clause("RM-1.15")
def test_a_blow_whose_target_is_down_goes_to_another_at_20_less() -> None:
    table = three()
    table.begin(Ana=15, Ben=5, Cid=4)
    lines = ["Ana action attack", "Ana phase normal", "Ana blows 2", "Ana target Ben", "Ana target Ben", "Ana parry 0"]
    table.play(*lines, *declares("Ben", "pass"), *declares("Cid", "pass"))
    table["Ben"].lost = 100
    table.play("Ana other_target Cid", "Ana attack 35")
    assert table.sum("Ana") == 70 - 35 - 20
    assert table.sum("Ana", Why.OTHER_TARGET_PART) == -20
    assert table["Cid"].lost == 10


@pytest.mark.clause("RM-1.15")
def test_it_may_also_fall_on_who_is_down_and_is_lost_when_nobody_is_there() -> None:
    table = three(0)
    table.begin(Ana=15, Ben=5, Cid=4)
    table.play(*declares("Ana", target="Ben"), *declares("Ben", "pass"), *declares("Cid", "pass"))
    table["Ben"].lost = 100
    table.play("Ana other_target Ben", "Ana attack 5")
    table = two()
    table.begin(Ana=15, Ben=5)
    table.play(*declares("Ana"), *declares("Ben", "pass"))
    table["Ben"].presence = Presence.AWAY
    table.call(turn.take_turn, table.fight, table["Ana"])
    assert table.saw(Event.LOST_TARGET)


# ---- RM-1.11 ----------------------------------------------------------------------------------------------------


@pytest.mark.clause("RM-1.11")
def test_at_0_hits_one_is_unconscious() -> None:
    table = two()
    table.call(lose_hits, table.fight, table["Ben"], 99)
    assert not table.saw(Event.UNCONSCIOUS)
    table.call(lose_hits, table.fight, table["Ben"], 1)
    assert table.saw(Event.UNCONSCIOUS)
    assert turn.fate(table.fight, 1) == Fate.UNCONSCIOUS


@pytest.mark.clause("RM-1.11")
def test_with_more_lost_than_hits_and_constitution_one_dies_in_6_rounds() -> None:
    table = Table([fighter("Ana"), fighter("Cid")], fighter("Ben", constitution_stat=20), fighter("Dan"))
    table.call(lose_hits, table.fight, table["Ben"], 120)
    assert not table.saw(Event.SINKS)
    table.call(lose_hits, table.fight, table["Ben"], 1)
    assert table.saw(Event.SINKS)
    for _ in range(6):
        table.call(end_round, table.fight)
        assert not table["Ben"].dead
    table.call(end_round, table.fight)
    assert table["Ben"].dead


@pytest.mark.clause("RM-1.11")
def test_unless_one_is_brought_back_above() -> None:
    table = two()
    table.call(lose_hits, table.fight, table["Ben"], 151)
    table.call(end_round, table.fight)
    table["Ben"].lost = 150
    for _ in range(8):
        table.call(end_round, table.fight)
    assert (table["Ben"].dead, table["Ben"].sinking) == (False, 0)


@pytest.mark.clause("RM-1.11")
def test_a_sheet_without_the_stat_has_50() -> None:
    assert two().fight.book.beings[0].last_hits == 50


@pytest.mark.clause("RM-1.9")
def test_a_critical_may_kill_in_some_rounds_or_at_once() -> None:
    table = two()
    table.call(critical, table.fight, table["Ana"], table["Ben"], 0, 1, 0, lines=["Ana critical 97"])
    for dead in (False, False, False, True):
        table.call(end_round, table.fight)
        assert table["Ben"].dead is dead
    table = two()
    table.call(critical, table.fight, table["Ana"], table["Ben"], 0, 1, 0, lines=["Ana critical 100"])
    assert table["Ben"].dead


@pytest.mark.clause("RM-1.11")
@pytest.mark.clause("RM-1.12")
@pytest.mark.parametrize(("roll", "left"), [(30, 6), (75, 6), (76, 5), (90, 5), (91, 4), (95, 4), (5, 7)])
def test_first_aid(roll: int, left: int) -> None:
    table = two()
    table["Ana"].goal, table["Ana"].bleeding = 0, 6
    more = ["Ana first_aid 60"] if roll == 5 else []
    table.call(first_aid, table.fight, table["Ana"], lines=[f"Ana first_aid {roll}", *more])
    assert table["Ana"].bleeding == left


@pytest.mark.clause("RM-1.11")
def test_first_aid_stops_up_to_4_a_round_and_takes_the_round() -> None:
    table = Table([fighter("Ana", first_aid=50), fighter("Cid")], fighter("Ben"), distance=50)
    table["Cid"].bleeding = 6
    table.begin(Ana=15, Cid=8, Ben=5)
    table.play(*declares("Ana", "first-aid"), *declares("Cid", "pass"), *declares("Ben", "pass"))
    table.play("Ana first_aid 61")
    assert table["Cid"].bleeding == 2


# ---- RM-1.16 ----------------------------------------------------------------------------------------------------


@pytest.mark.clause("RM-1.16")
def test_who_is_out_of_the_fight() -> None:
    table = two()
    assert turn.contested(table.fight)
    for figures in ({"dead": True}, {"lost": 100}, {"asleep": 3}, {"presence": Presence.YIELDED}):
        table = two()
        for name, value in figures.items():
            setattr(table["Ben"], name, value)
        assert not turn.contested(table.fight)
        assert turn.winner(table.fight) == 0
    table["Ana"].dead = True
    assert turn.winner(table.fight) == DRAW


@pytest.mark.clause("RM-1.16")
def test_a_draw_at_the_round_limit() -> None:
    table = two(round_limit=1)
    passed(table, Ana=10, Ben=5)
    table.step()
    assert table.fight.over
    assert turn.winner(table.fight) == CUT


@pytest.mark.clause("RM-1.16")
def test_who_comes_later_is_waited_for() -> None:
    table = Table(fighter("Ana"), [fighter("Ben"), fighter("Cid", joins=2)], options=PLAIN)
    table["Ben"].lost = 100
    assert turn.contested(table.fight)
    table.begin(Ana=10)
    table.call(end_round, table.fight)
    table.play(*initiative(Ana=10, Cid=5))
    assert table["Cid"].presence == Presence.IN


@pytest.mark.clause("RM-1.16")
def test_one_may_leave_from_far_off_and_give_up_anywhere() -> None:
    fight = sit(fighter("Ana"), fighter("Ben"), distance=70)
    answer(fight, *initiative(Ana=10, Ben=5), "Ana action leave", "Ben action pass")
    assert fight.winner == "B"
    fight = begun(fighter("Ana"), fighter("Ben"), totals={"Ana": 10, "Ben": 5}, options=PLAIN)
    answer(fight, "Ana action yield", "Ben action pass")
    assert fight.winner == "B"


@pytest.mark.clause("RM-1.17")
def test_a_round_of_melee_is_half_a_point_and_a_shot_a_sixth() -> None:
    table = two()
    table.begin(Ana=10, Ben=5)
    table.play(*declares("Ana"), *declares("Ben", "pass"), "Ana attack 5")
    table.call(end_round, table.fight)
    assert (table["Ana"].wear, table["Ben"].wear) == (3, 0)


def test_who_passes_has_no_turn() -> None:
    table = two()
    table.begin(Ana=10, Ben=5)
    table.play(*declares("Ana", "pass"), *declares("Ben", "pass"))
    assert next_actor(table.fight) == -1


@pytest.mark.clause("RM-13.1")
def test_who_meant_to_run_and_is_held_in_melee_by_then_walks() -> None:
    table = two(distance=20)
    table.begin(Ana=5, Ben=20)
    table.play(*declares("Ana", "move", gait="dash"), *declares("Ben", "move", gait="run"))
    table.play("Ben metres 17", "Ana metres -15")
    assert table.fight.gaps[0].to[1] == 3 + 15


@pytest.mark.clause("RM-1.9")
@pytest.mark.clause("RM-1.12")
def test_the_penalty_of_wounds_is_on_manoeuvres_too() -> None:
    table = Table([fighter("Ana", first_aid=50), fighter("Cid")], fighter("Ben"), distance=50)
    table["Ana"].penalty, table["Cid"].bleeding, table["Ana"].goal = -20, 4, 1
    table.call(first_aid, table.fight, table["Ana"], lines=["Ana first_aid 80"])
    assert table.events(Event.AIDS)[0].numbers[0] == 50 - 20 + 80
    assert table["Cid"].bleeding == 2
