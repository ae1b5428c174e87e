"""IH-1: rounds, moments, initiative, turns, waiting, acting at the same time."""

from __future__ import annotations

from typing import Any

import pytest

from affray.rulesets.iskuhetki.codes import Event, Why
from affray.rulesets.iskuhetki.turn import contested, winner

from tests.iskuhetki.table import Table, answer, asked, blade, blow, fighter, happened, options, sit
from tests.iskuhetki.table import offered as actions_of

FRAIL: dict[str, Any] = {"locations": {"chest": 1}, "blood": 30}  # 2 points to the chest kill
KILLING = ["location 12", "damage 6"]


def table_of(*names: str, faces: tuple[int, ...] = (), **rest: Any) -> Table:
    """Each on a side of its own, alike but for the die of initiative; up to the first turn."""
    table = Table(*(fighter(name) for name in names), **rest)
    table.begin(**dict(zip(names, faces or range(6, 0, -1), strict=False)))
    return table


def turns(table: Table) -> list[str]:
    """Whose turns came in the last call."""
    return [told.who for told in table.events(Event.TURN)]


def numbers(table: Table, event: Event) -> list[tuple[int, int, int]]:
    """What the events of one kind told in the last call."""
    return [told.numbers for told in table.events(event)]


def passes(*names: str, times: int = 1) -> list[str]:
    """The lines of these doing nothing, in this order, so many moments."""
    return [f"{name} action pass" for _ in range(times) for name in names]


# ---- rounds and moments ---------------------------------------------------------------------------------------------


@pytest.mark.clause("IH-1.1", "IH-20.6")
def test_before_the_first_round_there_is_only_initiative() -> None:
    table = Table(fighter("Ana"), fighter("Ben"))
    table.play("Ana initiative 3", "Ben initiative 2")
    assert [told.event for told in table.told] == [Event.ROUND, Event.INITIATIVE, Event.INITIATIVE, Event.MOMENT]
    assert (table.fight.round, table.fight.moment) == (1, 1)


@pytest.mark.clause("IH-1.1")
def test_a_round_holds_five_moments() -> None:
    table = table_of("Ana", "Ben")
    table.play(*passes("Ana", "Ben", times=5))
    assert numbers(table, Event.MOMENT) == [(2, 1, 0), (3, 1, 0), (4, 1, 0), (5, 1, 0)]
    assert turns(table) == ["Ana", "Ben"] * 5
    table.play("Ana initiative 1", "Ben initiative 2")
    assert numbers(table, Event.ROUND) == [(2, 0, 0)]
    assert (table.fight.round, table.fight.moment) == (2, 1)


@pytest.mark.clause("IH-1.1")
def test_the_round_limit_makes_a_draw() -> None:
    table = table_of("Ana", "Ben", round_limit=1)
    table.play(*passes("Ana", "Ben", times=5))
    table.step()
    assert table.saw(Event.ROUND_LIMIT)
    assert table.saw(Event.DRAWN)
    assert table.fight.over
    assert winner(table.fight) < 0


# ---- initiative -----------------------------------------------------------------------------------------------------


@pytest.mark.clause("IH-1.2")
def test_initiative_is_dexterity_and_stamina_and_a_d6() -> None:
    table = Table(fighter("Ana", dexterity=14, stamina=9), fighter("Ben", dexterity=8, stamina=5, stamina_now=-3))
    table.play("Ana initiative 4", "Ben initiative 6")
    assert numbers(table, Event.INITIATIVE) == [(27, 0, 0), (11, 0, 0)]
    assert table.sum("Ana", Why.DEX) == 14
    assert table.sum("Ben", Why.EP) == -3
    assert [table["Ana"].initiative, table["Ben"].initiative] == [27, 11]


@pytest.mark.clause("IH-1.2")
def test_initiative_stays_for_five_moments_and_is_rolled_anew_with_the_stamina_left() -> None:
    table = table_of("Ana", "Ben")
    table["Ana"].stamina = 2  # not before the next round
    table.play(*passes("Ana", "Ben", times=5))
    assert table["Ana"].initiative == 26
    table.play("Ana initiative 6", "Ben initiative 5")
    assert [table["Ana"].initiative, table["Ben"].initiative] == [18, 25]
    table.play(*passes("Ben", "Ana"))


@pytest.mark.clause("IH-1.2")
def test_a_late_one_joins_in_its_round() -> None:
    table = Table(fighter("Ana"), [fighter("Ben"), fighter("Cid", joins=2)])
    table.begin(Ana=6, Ben=5)
    table.play(*passes("Ana", "Ben", times=5))
    table.play("Ana initiative 1", "Ben initiative 2", "Cid initiative 3")
    assert [told.who for told in table.events(Event.JOINS)] == ["Cid"]
    table.play(*passes("Cid", "Ben", "Ana"))


@pytest.mark.clause("IH-1.2")
def test_the_unconscious_roll_too_and_have_no_turn() -> None:
    table = Table([fighter("Ana"), fighter("Cid")], fighter("Ben"))
    table["Cid"].sleep = 1
    table["Cid"].down = True
    table.begin(Ana=6, Cid=5, Ben=4)
    table.play(*passes("Ana", "Ben"))
    assert turns(table) == ["Ana", "Ben"]


# ---- who comes first ------------------------------------------------------------------------------------------------


@pytest.mark.clause("IH-1.3")
def test_the_highest_comes_first() -> None:
    table = table_of("Ana", "Ben", "Cid", faces=(2, 6, 4))
    table.play(*passes("Ben", "Cid", "Ana"))
    assert turns(table) == ["Ben", "Cid", "Ana"]


@pytest.mark.clause("IH-1.3")
@pytest.mark.parametrize(
    ("ana", "ben", "order"),
    [
        ((12, 8, 3), (9, 10, 4), ["Ben", "Ana"]),  # 23 each: more EP goes before the higher DEX
        ((9, 10, 4), (12, 8, 3), ["Ana", "Ben"]),
        ((12, 8, 4), (9, 10, 4), ["Ana", "Ben"]),  # the total before all
        ((9, 10, 4), (11, 10, 2), ["Ben", "Ana"]),  # then DEX
    ],
)
def test_a_tie_is_broken_by_stamina_and_then_by_dexterity(
    ana: tuple[int, ...], ben: tuple[int, ...], order: list[str]
) -> None:
    figures = {"Ana": ana, "Ben": ben}
    table = Table(*(fighter(name, dexterity=dex, stamina=ep) for name, (dex, ep, _) in figures.items()))
    table.begin(**{name: face for name, (_, _, face) in figures.items()})
    table.play(*passes(*order))
    assert turns(table) == order
    assert not table.saw(Event.TOGETHER)


@pytest.mark.clause("IH-1.3")
def test_the_stamina_that_breaks_a_tie_is_that_of_the_roll() -> None:
    table = Table(fighter("Ana", dexterity=9, stamina=11), fighter("Ben", dexterity=10, stamina=10))
    table.begin(Ana=3, Ben=3)
    table["Ana"].stamina = 0
    table.play(*passes("Ana", "Ben"))
    assert turns(table) == ["Ana", "Ben"]


# ---- at the same time -----------------------------------------------------------------------------------------------


def tied(*ana: Any, **rest: Any) -> Table:
    """Ana and Ben act at the same time."""
    table = Table(fighter("Ana", *ana, **rest), fighter("Ben", **rest))
    table.begin(Ana=3, Ben=3)
    return table


@pytest.mark.clause("IH-1.4")
def test_two_who_are_tied_can_kill_each_other() -> None:
    table = tied(**FRAIL)
    table.play(
        *blow("Ana", 40, "Ben"), *(f"Ana {line}" for line in KILLING),
        *blow("Ben", 40, "Ana"), *(f"Ben {line}" for line in KILLING),
    )  # fmt: skip
    assert table["Ana"].dead
    assert table["Ben"].dead
    assert table.fight.over
    assert winner(table.fight) < 0
    assert table.saw(Event.DRAWN)


@pytest.mark.clause("IH-1.4")
def test_not_tied_the_first_blow_stops_the_second() -> None:
    table = Table(fighter("Ana", **FRAIL), fighter("Ben", **FRAIL))
    table.begin(Ana=4, Ben=3)
    table.play(*blow("Ana", 40, "Ben"), *(f"Ana {line}" for line in KILLING))
    assert table["Ben"].dead
    assert not table["Ana"].dead
    assert winner(table.fight) == 0


@pytest.mark.clause("IH-1.4")
def test_what_the_tied_do_to_one_adds_up() -> None:
    table = Table([fighter("Ana"), fighter("Cid")], fighter("Ben", locations={"chest": 9}, blood=30))
    table.begin(Ana=3, Cid=3, Ben=1)
    table.play(
        *blow("Ana", 40, "Ben"), "Ana location 12", "Ana damage 3",
        *blow("Cid", 40, "Ben"), "Cid location 13", "Cid damage 2",
    )  # fmt: skip
    ben = table["Ben"]
    assert (ben.blood, ben.wound_count, ben.hurt[5]) == (25, 2, 5)


@pytest.mark.clause("IH-1.4", "IH-12.1")
def test_a_location_that_only_both_blows_bring_down_counts() -> None:
    table = Table([fighter("Ana"), fighter("Cid")], fighter("Ben", locations={"abdomen": 5}, blood=30))
    table.begin(Ana=3, Cid=3, Ben=1)
    table.play(
        *blow("Ana", 40, "Ben"), "Ana location 9", "Ana damage 3",
        *blow("Cid", 40, "Ben"), "Cid location 9", "Cid damage 3",
    )  # fmt: skip
    assert table["Ben"].down


@pytest.mark.clause("IH-1.4", "IH-4.1")
def test_what_one_spends_on_defending_against_the_tied_is_spent() -> None:
    table = Table([fighter("Ana"), fighter("Cid")], fighter("Ben", dodge=40))
    table.begin(Ana=3, Cid=3, Ben=1)
    table.play(
        "Ana action strike", "Ana attack 40", "Ben defence parry", "Ben main_way parry", "Ben points 50",
        "Ben defence 20", "Cid action strike", "Cid attack 40", "Ben defence dodge", "Ben defence 20",
    )  # fmt: skip
    assert numbers(table, Event.DEFENDS) == [(20, 50, 1), (20, 20, 3)]


# ---- two actions ----------------------------------------------------------------------------------------------------


@pytest.mark.clause("IH-1.5")
def test_one_attack_and_one_defence_action_in_each_moment() -> None:
    table = table_of("Ana", "Ben")
    assert [(me.attacks_left, me.defences_left) for me in (table["Ana"], table["Ben"])] == [(1, 1), (1, 1)]
    table.play(*blow("Ana", 40, "Ben", "parry", 20))
    assert [(me.attacks_left, me.defences_left) for me in (table["Ana"], table["Ben"])] == [(0, 1), (1, 0)]
    table.play("Ben action pass")
    table.step()
    assert table.fight.moment == 2
    assert [(me.attacks_left, me.defences_left) for me in (table["Ana"], table["Ben"])] == [(1, 1), (1, 1)]


@pytest.mark.clause("IH-1.5")
def test_a_strike_and_a_counter_move_in_one_moment() -> None:
    table = Table(fighter("Ana"), fighter("Ben", combat_move=40))
    table.begin(Ana=6, Ben=1)
    table.play("Ana action move", "Ana hexes -1", "Ben counter_move yes", "Ben counter_move 30", "Ben hexes 1")
    assert table.saw(Event.COUNTERS)
    table.play("Ben action strike", "Ben attack 99", *passes("Ana", "Ben"))


@pytest.mark.clause("IH-1.5")
def test_a_creature_may_have_more_actions() -> None:
    table = Table(fighter("Ana", attacks=2), fighter("Ben", defences=2))
    table.begin(Ana=6, Ben=1)
    table.play(
        "Ana action strike", "Ana attack 40", "Ben defence parry", "Ben points 50", "Ben defence 30",
        *blow("Ana", 40, "Ben", "parry", 30), "Ben action pass",
    )  # fmt: skip
    assert turns(table) == ["Ana", "Ben"]
    assert numbers(table, Event.DEFENDS) == [(30, 50, 1), (30, 50, 1)]


# ---- what one may do ------------------------------------------------------------------------------------------------


def offered(table: Table, name: str, *, reacting: bool = False) -> set[str]:
    """The actions that somebody has now."""
    return {action.name for action in actions_of(table, name, reacting=reacting)}


@pytest.mark.clause("IH-1.6")
def test_the_actions_of_one_next_to_an_enemy() -> None:
    table = table_of("Ana", "Ben")
    assert offered(table, "Ana") == {"WAIT", "STRIKE", "AIMED", "SPECIAL", "THROW", "MOVE", "YIELD", "PASS"}
    table["Ana"].down = True
    assert offered(table, "Ana") >= {"STRIKE", "STAND"}
    assert not offered(table, "Ana") & {"MOVE", "WALK", "RUN"}
    table["Ana"].blinded = True
    assert "CLEAR_EYES" in offered(table, "Ana")


@pytest.mark.clause("IH-1.6")
def test_the_actions_of_one_far_away() -> None:
    table = table_of("Ana", "Ben", distance=10)
    assert offered(table, "Ana") >= {"WALK", "MOVE", "WAIT", "PASS", "YIELD"}
    assert not offered(table, "Ana") & {"STRIKE", "AIMED", "SPECIAL", "OPENING", "STAND", "CLEAR_EYES", "RUN"}


@pytest.mark.clause("IH-1.6")
@pytest.mark.parametrize("before", [True, False])
def test_a_defence_action_is_used_before_or_after_ones_own_turn_once(before: bool) -> None:
    table = table_of("Ana", "Ben", faces=(6, 1) if before else (1, 6))
    struck = blow("Ana", 40, "Ben", "parry", 20)
    table.play(*(struck if before else [*passes("Ben"), *struck]))
    assert table["Ben"].defences_left == 0
    if before:
        table.play("Ben action strike", "Ben attack 99")


# ---- waiting --------------------------------------------------------------------------------------------------------


def steps(name: str) -> list[str]:
    """The lines of somebody moving a hex away from Ana, or Ana from Ben."""
    return [f"{name} action move", f"{name} whom {'Ben' if name == 'Ana' else 'Ana'}", f"{name} hexes -1"]


@pytest.mark.clause("IH-1.7")
def test_who_waits_acts_after_any_others_action() -> None:
    table = table_of("Ana", "Ben", "Cid", distance=10)
    table.play("Ana action wait", *steps("Ben"), "table react Ana", *steps("Ana"))
    assert [told.who for told in table.events(Event.REACTS)] == ["Ana"]
    table.play(*passes("Cid"))
    table.step()
    assert table.fight.moment == 2


@pytest.mark.clause("IH-1.7")
def test_after_each_action_anew() -> None:
    table = table_of("Ana", "Ben", "Cid", distance=10)
    table.play("Ana action wait", *steps("Ben"), "table react nobody", *steps("Cid"), "table react Ana", *steps("Ana"))
    assert table["Ana"].attacks_left == 0


@pytest.mark.clause("IH-1.7")
def test_who_waits_needn_t_react_and_loses_the_action_with_the_moment() -> None:
    table = table_of("Ana", "Ben")
    table.play("Ana action wait", "Ben action strike", "Ben attack 99", "table react nobody")
    table.play(*passes("Ana", "Ben"))
    assert table.fight.moment == 2
    assert numbers(table, Event.MOMENT) == [(2, 1, 0)]


@pytest.mark.clause("IH-1.7")
def test_to_wait_and_to_do_nothing_are_no_actions_to_react_to() -> None:
    table = table_of("Ana", "Ben", "Cid")
    table.play("Ana action wait", "Ben action wait", "Cid action pass")
    table.play("Ana action pass")
    assert table.fight.moment == 2


@pytest.mark.clause("IH-1.7")
def test_a_reaction_can_be_reacted_to_and_who_reacts_can_t_wait_again() -> None:
    table = table_of("Ana", "Ben", "Cid", distance=10)
    table.play("Ana action wait", "Ben action wait", *steps("Cid"))
    assert "WAIT" not in offered(table, "Ana", reacting=True)
    table.play("table react Ana", *steps("Ana"), "table react Ben", *steps("Ben"), *passes("Ana"))
    assert table.fight.moment == 2


# ---- the end --------------------------------------------------------------------------------------------------------


@pytest.mark.clause("IH-1.1", "IH-5.2")
def test_the_fight_ends_when_one_side_is_left() -> None:
    table = table_of("Ana", "Ben", "Cid")
    table.play("Ana action yield")
    assert contested(table.fight)
    table.play("Ben action yield")
    assert table.saw(Event.WINS)
    assert winner(table.fight) == 2


@pytest.mark.clause("IH-1.1")
def test_those_still_to_come_count_as_left() -> None:
    table = Table(fighter("Ana"), [fighter("Ben"), fighter("Cid", joins=2)])
    table.begin(Ana=6, Ben=5)
    table.play("Ana action pass", "Ben action yield", *passes("Ana", times=4))
    assert not table.fight.over
    table.play("Ana initiative 1", "Cid initiative 3")
    table.play(*passes("Cid", "Ana"))


# ---- at the table ---------------------------------------------------------------------------------------------------


@pytest.mark.clause("IH-1.2", "IH-1.3")
def test_initiative_is_asked_of_all_at_once_and_the_order_is_shown() -> None:
    fight = sit(fighter("Ana"), fighter("Ben"), fighter("Cid"))
    assert asked(fight) == ["Ana initiative", "Ben initiative", "Cid initiative"]
    answer(fight, "Cid initiative 5", "Ana initiative 2", "Ben initiative 6")
    assert fight.view()["order"] == ["Ben", "Cid", "Ana"]
    assert asked(fight) == ["Ben action"]
    assert options(fight) >= {"strike", "wait", "pass"}


@pytest.mark.clause("IH-1.1", "IH-1.7")
def test_a_moment_at_the_table() -> None:
    fight = sit(fighter("Ana", blade(quality=80)), fighter("Ben"))
    answer(fight, "Ana initiative 6", "Ben initiative 2", "Ana action wait")
    answer(fight, "Ben action strike", "Ben attack 99")
    assert asked(fight) == ["table react"]
    answer(fight, "table react Ana", "Ana action strike", "Ana attack 70", "Ana action pass")
    assert fight.view()["moment"] == 2
    assert [values for _, _, values in happened(fight, "moment")] == [(1, 1, 0), (2, 1, 0)]
