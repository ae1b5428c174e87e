"""AM-4.8 and AM-4.9: moving, and guarding."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from affray.core.records import fill
from affray.rulesets.arsmagica.rules.defence import guarded as guarded_now
from affray.rulesets.arsmagica.rules.move import go, walk

from tests.arsmagica.table import (
    Table,
    answer,
    apart,
    asked,
    begun,
    blade,
    blow,
    bow,
    fighter,
    happened,
    levels,
    options,
    sit,
    spell,
)

ANA, BEN, CAL, DAG = (fighter(name) for name in ("Ana", "Ben", "Cal", "Dag"))


# ---- moving -----------------------------------------------------------------------------------------------------


@pytest.mark.clause("AM-4.8")
@pytest.mark.parametrize(
    ("quickness", "load", "mounted", "base", "paces"),
    [
        (0, 0, False, 10, 10),
        (3, 0, False, 10, 13),
        (1, 9, False, 10, 8),
        (1, 9, True, 10, 11),
        (-2, 0, False, 5, 3),
        (-9, 6, False, 10, 0),
    ],
)
def test_a_move_is_10_and_quickness_less_encumbrance(
    quickness: int, load: int, mounted: bool, base: int, paces: int
) -> None:
    ana = fighter("Ana", quickness=quickness, other_load=load, mounted=mounted)
    table = Table(ana, BEN, options={"base_move": base})
    assert walk(table.fight, table["Ana"]) == paces


@pytest.mark.clause("AM-4.8")
@pytest.mark.parametrize(("action", "most"), [("advance", 11), ("hurry", 22), ("run", 44)])
def test_twice_that_at_a_hurry_four_times_at_a_run(action: str, most: int) -> None:
    fight = begun(fighter("Ana", quickness=1), BEN, faces={"Ana": 9, "Ben": 3}, distance=100)
    answer(fight, f"Ana action {action}", *(["Ana way towards"] if action != "advance" else []))
    (question,) = fight.pending
    assert (question.request.low, question.request.high) == (1, most)
    answer(fight, f"Ana paces {most}")
    assert apart(fight, "Ana", "Ben") == 100 - most
    assert asked(fight) == (["Ana action"] if action == "advance" else ["Ben action"])  # the others are the turn


@pytest.mark.clause("AM-4.8")
def test_one_may_move_and_attack_in_one_turn() -> None:
    fight = begun(fighter("Ana", bow(), blade()), BEN, faces={"Ana": 9, "Ben": 3}, distance=30)
    answer(fight, "Ana action withdraw", "Ana paces 10", "Ana action shoot", "Ana attack 9", "Ben defence 9")
    assert apart(fight, "Ana", "Ben") == 40
    assert happened(fight, "attacks")[0][2][0] == 9 - 3
    assert asked(fight) == ["Ben action"]


@pytest.mark.clause("AM-4.8")
@pytest.mark.parametrize(("distance", "strikes"), [(2, True), (3, True), (10, True), (11, False)])
def test_one_strikes_at_those_within_a_move(distance: int, strikes: bool) -> None:
    fight = begun(ANA, BEN, faces={"Ana": 9, "Ben": 3}, distance=distance)
    assert ("strike" in options(fight)) == strikes
    if strikes:
        answer(fight, *blow("Ana", 3, "Ben", 9))
        assert apart(fight, "Ana", "Ben") == (2 if distance == 2 else 0)
        assert options(fight).isdisjoint({"advance", "withdraw", "hurry", "run"})  # Ben is in melee now


@pytest.mark.clause("AM-4.8")
def test_only_one_move_a_turn() -> None:
    fight = begun(ANA, BEN, faces={"Ana": 9, "Ben": 3}, distance=15)
    answer(fight, "Ana action advance", "Ana paces 6")
    assert options(fight).isdisjoint({"strike", "advance", "withdraw", "hurry", "run"})


@pytest.mark.clause("AM-4.8")
@pytest.mark.parametrize(("action", "counts"), [("hurry", True), ("run", False)])
def test_who_runs_has_no_weapon_bonus_in_defence_until_its_next_turn(action: str, counts: bool) -> None:
    ana = fighter("Ana", blade(defence=5), shield={"name": "targe", "defence": 2})
    fight = begun(ana, BEN, faces={"Ana": 9, "Ben": 3}, distance=10)
    answer(fight, f"Ana action {action}", "Ana way towards", "Ana paces 10")
    assert ("running" in fight.view()["combatants"][0]["tags"]) != counts
    answer(fight, *blow("Ben", 3, "Ana", 4))
    assert happened(fight, "defends")[0][2][0] == 4 + 2 + (5 if counts else 0)
    answer(fight, "Ana action pass", *blow("Ben", 3, "Ana", 4))
    assert happened(fight, "defends")[1][2][0] == 4 + 2 + 5


@pytest.mark.clause("AM-4.8")
def test_in_melee_one_cannot_walk_off() -> None:
    fight = begun(ANA, BEN, faces={"Ana": 9, "Ben": 3}, distance=2)
    assert options(fight).isdisjoint({"advance", "withdraw", "hurry", "run"})
    assert "flee" in options(fight)


@pytest.mark.clause("AM-4.8")
def test_option_melee_paces() -> None:
    fight = begun(ANA, BEN, faces={"Ana": 9, "Ben": 3}, distance=4, options={"melee_paces": 4})
    assert "withdraw" not in options(fight)


@pytest.mark.clause("AM-4.8")
def test_the_fallen_hold_nobody() -> None:
    cal = {**CAL, "group": "rear"}
    distances = [{"between": ["rear", "A"], "paces": 30}]
    fight = begun(
        fighter("Ana", blade(damage=21)), [BEN, cal], faces={"Ana": 9, "Ben": 3, "Cal": 4}, distances=distances
    )
    answer(fight, *blow("Ana", 6, "Ben", 5), "Cal action pass")
    assert levels(fight, "Ben")[0] == 5
    assert {"advance", "withdraw", "hurry", "run"} <= options(fight)


FACES = {"Ana": 9, "Ben": 8, "Cal": 7, "Dag": 6}


@pytest.mark.clause("AM-4.8")
@settings(max_examples=60)
@given(data=st.data())
def test_distances_stay_those_of_a_space(data: st.DataObject) -> None:
    table = Table([ANA, BEN], [CAL, DAG])
    everybody = [table[name] for name in FACES]
    places = data.draw(st.lists(st.integers(0, 60), min_size=4, max_size=4))
    for me in everybody:
        fill(me.distance, [abs(places[me.index] - place) for place in places])
    for _ in range(data.draw(st.integers(1, 8))):
        me, other = data.draw(st.permutations(everybody).map(lambda order: order[:2]))
        apart = max(0, me.distance[other.index] + data.draw(st.integers(-40, 40)))
        go(table.fight, me, other, apart)
        assert me.distance[other.index] == apart
        for a in range(4):
            for b in range(4):
                assert everybody[a].distance[b] == everybody[b].distance[a] >= 0
                for c in range(4):
                    assert everybody[a].distance[c] <= everybody[a].distance[b] + everybody[b].distance[c]


@pytest.mark.clause("AM-4.8")
@given(before=st.integers(0, 60), after=st.integers(0, 60), beside=st.integers(0, 30))
def test_who_moves_passes_others_by_as_little_as_can_be(before: int, after: int, beside: int) -> None:
    table = Table(
        ANA, [CAL, {**DAG, "group": "rear"}], distance=before, distances=[{"between": ["rear", "B"], "paces": beside}]
    )
    ana, cal, dag = table["Ana"], table["Cal"], table["Dag"]
    was = ana.distance[dag.index]
    go(table.fight, ana, cal, after)
    least, most = abs(after - beside), after + beside
    assert ana.distance[dag.index] == (was if least <= was <= most else least if was < least else most)


# ---- guarding ---------------------------------------------------------------------------------------------------


def guarded(*, guards: str = "Ben", **rest: Any) -> Any:
    """Cal and Dag, who guard Ben or each its own, against Ana."""
    cal = fighter("Cal", guards=guards)
    return begun(
        fighter("Ana", blade(damage=21)), [BEN, cal, DAG], faces={"Ana": 9, "Ben": 8, "Cal": 7, "Dag": 6}, **rest
    )


@pytest.mark.clause("AM-4.9")
def test_the_guarded_cannot_be_attacked_in_melee_and_the_attacker_chooses_among_the_others() -> None:
    fight = guarded()
    answer(fight, "Ana action strike")
    assert options(fight) == {"Cal", "Dag"}


@pytest.mark.clause("AM-4.9")
def test_once_its_guards_are_down_it_can_be_attacked() -> None:
    fight = guarded()
    answer(fight, "Ana action strike", "Ana target Cal", "Ana attack 6", "Cal defence 5")
    assert levels(fight, "Cal")[0] == 5
    answer(fight, "Ben action pass", "Dag action pass", "Ana action strike")
    assert options(fight) == {"Ben", "Cal", "Dag"}


@pytest.mark.clause("AM-4.9")
def test_all_guards_must_be_down() -> None:
    fight = begun(
        fighter("Ana", blade(damage=21)),
        [BEN, fighter("Cal", guards="Ben"), fighter("Dag", guards="Ben")],
        faces={"Ana": 9, "Ben": 8, "Cal": 7, "Dag": 6},
    )
    answer(fight, "Ana action strike")
    assert options(fight) == {"Cal", "Dag"}
    answer(fight, "Ana target Cal", "Ana attack 6", "Cal defence 5", "Ben action pass", "Dag action pass")
    answer(fight, "Ana action strike")
    assert options(fight) == {"Cal", "Dag"}  # Cal lies there; Ben has Dag still
    answer(fight, "Ana target Dag", "Ana attack 6", "Dag defence 5", "Ben action pass", "Ana action strike")
    assert "Ben" in options(fight)


@pytest.mark.clause("AM-4.9")
def test_missiles_and_spells_reach_the_guarded() -> None:
    ana = fighter("Ana", bow(), arts={"creo": 20}, spells=[spell("spark", "harm", damage=5)])
    fight = begun(ana, [BEN, fighter("Cal", guards="Ben")], faces={"Ana": 9, "Ben": 8, "Cal": 7}, distance=10)
    answer(fight, "Ana action shoot")
    assert options(fight) == {"Ben", "Cal"}
    fight.undo()
    answer(fight, "Ana action cast")
    assert options(fight) == {"Ben", "Cal"}


@pytest.mark.clause("AM-4.9")
def test_a_guard_who_walked_away_guards_nobody() -> None:
    ana = fighter("Ana", quickness=3)
    fight = begun(ana, [BEN, fighter("Cal", guards="Ben")], faces={"Ana": 4, "Ben": 2, "Cal": 9}, distance=12)
    answer(fight, "Cal action advance", "Cal whom Ana", "Cal paces 8", "Cal action pass")
    assert apart(fight, "Cal", "Ben") == 8
    answer(fight, "Ana action strike")  # at most 13 paces off
    assert options(fight) == {"Ben", "Cal"}


@pytest.mark.clause("AM-4.9", "AM-4.8")
def test_a_guard_who_walked_away_may_come_back_to_its_friend() -> None:
    ana = fighter("Ana", quickness=3)
    fight = begun(ana, [BEN, fighter("Cal", guards="Ben")], faces={"Ana": 4, "Ben": 2, "Cal": 9}, distance=12)
    answer(fight, "Cal action advance", "Cal whom Ana", "Cal paces 8", "Cal action pass")
    answer(fight, "Ana action pass", "Ben action pass", "Cal action advance", "Cal whom Ben", "Cal paces 8")
    assert (apart(fight, "Cal", "Ben"), apart(fight, "Cal", "Ana")) == (0, 12)
    answer(fight, "Cal action pass", "Ana action strike")
    assert asked(fight) == ["Ana attack"]  # nobody but Cal can be struck at


@pytest.mark.clause("AM-4.9")
def test_three_who_guard_each_other_in_a_ring_guard_nobody() -> None:
    table = Table([ANA], [BEN, CAL, DAG])
    for guard, friend in ((1, 2), (2, 3), (3, 1)):
        table.fight.combatants[guard].guards = friend
        table.fight.guards |= 1 << guard
    assert guarded_now(table.fight) == 0
    table.fight.guards = 1 << 2 | 1 << 3  # a chain: Cal guards Dag, Dag guards Ben; Dag is guarded, so Ben isn't
    assert guarded_now(table.fight) == 1 << 3


@pytest.mark.clause("AM-4.9")
def test_who_guards_a_fallen_friend_guards_nobody_and_can_be_guarded() -> None:
    fight = begun(
        fighter("Ana", blade(damage=30)),
        [BEN, {**CAL, "guards": "Ben"}, DAG],
        faces={"Ana": 2, "Ben": 9, "Cal": 8, "Dag": 7},
    )
    fight.override("Ben", "body", 6)
    answer(fight, "Cal action pass", "Dag action guard")
    assert "Cal" in options(fight)


@pytest.mark.clause("AM-4.9")
def test_guarding_is_declared_on_ones_turn_and_leaves_the_action() -> None:
    fight = begun(ANA, [BEN, CAL, DAG], faces={"Ana": 6, "Ben": 9, "Cal": 8, "Dag": 7})
    answer(fight, "Ben action guard")
    assert options(fight) == {"Cal", "Dag", "nobody"}
    answer(fight, "Ben guard Cal", *blow("Ben", 3, "Ana", 9))
    assert "guard" not in options(fight)  # Cal is guarded, and guards nobody
    answer(fight, "Cal action pass", "Dag action guard")
    assert options(fight) == {"Cal", "nobody"}  # Ben guards, and isn't guarded
    answer(fight, "Dag guard nobody", "Dag action pass", "Ana action strike")
    assert options(fight) == {"Ben", "Dag"}
    answer(fight, "Ana target Ben", "Ana attack 2", "Ben defence 9")
    answer(fight, "Ben action pass", "Cal action pass", "Dag action pass", "Ana action strike")
    assert options(fight) == {"Ben", "Dag"}  # it stands until changed
    answer(fight, "Ana target Dag", "Ana attack 2", "Dag defence 9", "Ben action guard", "Ben guard nobody")
    answer(fight, "Ben action pass", "Cal action pass", "Dag action pass", "Ana action strike")
    assert options(fight) == {"Ben", "Cal", "Dag"}


@pytest.mark.clause("AM-4.9")
def test_who_stands_apart_cannot_be_guarded() -> None:
    fight = begun(
        ANA,
        [BEN, {**CAL, "group": "rear"}],
        faces={"Ana": 2, "Ben": 9, "Cal": 8},
        distance=20,
        distances=[{"between": ["rear", "B"], "paces": 3}],
    )
    assert "guard" not in options(fight)


@pytest.mark.clause("AM-4.9")
def test_option_defenders_off() -> None:
    fight = guarded(options={"defenders": False})
    answer(fight, "Ana action strike")
    assert options(fight) == {"Ben", "Cal", "Dag"}
    answer(fight, "Ana target Ben", "Ana attack 6", "Ben defence 9")
    assert "guard" not in options(fight)


@pytest.mark.clause("AM-4.9")
def test_guards_take_the_blow_with_their_own_defence() -> None:
    fight = sit(fighter("Ana", blade(damage=5)), [BEN, fighter("Cal", quickness=2, guards="Ben")])
    answer(fight, "Ana intent blade", "Ben intent blade", "Cal intent blade")
    answer(fight, "Ana initiative 9", "Ben initiative 8", "Cal initiative 3")
    answer(fight, *blow("Ana", 7, "Cal", 3))  # nobody else can be struck at
    assert happened(fight, "defends") == [("Cal", "Ana", (5, 0, 0))]
    assert levels(fight, "Cal") == (2, 0)
