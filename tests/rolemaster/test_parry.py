"""RM-6 to RM-9: splitting OB over blows and parries."""

from __future__ import annotations

from typing import Any

import pytest

from affray.play.questions import Choice
from affray.rulesets.rolemaster.codes import Event, Why
from affray.rulesets.rolemaster.model import Action
from affray.rulesets.rolemaster.rules.attack import strike
from affray.rulesets.rolemaster.rules.declare import declare, goes_beside
from affray.rulesets.rolemaster.rules.defence import melee_defence, parry_against
from affray.rulesets.rolemaster.rules.offence import pair_of, several
from affray.rulesets.rolemaster.rules.packed import share_at
from affray.rulesets.rolemaster.rules.wounds import lose_weapon

from tests.rolemaster.table import Sheet, Table, answer, asked, begun, blade, bow, declares, fighter, initiative

FOES = ("Ben", "Cid", "Dan", "Eva", "Fay", "Gus")
PLAIN = {"chosen_critical": False}


def against(count: int, ob: int = 150, ana: Sheet | None = None, **options: Any) -> Table:
    """Ana with this OB against so many."""
    foes = [fighter(name, blade(50), db=100) for name in FOES[:count]]
    return Table(fighter("Ana", blade(ob), **(ana or {})), foes, options=PLAIN | options)


def declared(table: Table, *lines: str) -> None:
    table.call(declare, table.fight, 0, lines=lines)


def split(table: Table, blows: int, parry: int, *shares: int, action: str = "attack") -> list[str]:
    """What Ana declares against the first foes, each once."""
    names = FOES[:blows]
    targets = [f"Ana target {name}" for name in (names if table.fight.count > 2 else ())]
    phase = ["Ana phase normal"] if action in ("attack", "both") else []
    return [
        f"Ana action {action}",
        *phase,
        f"Ana blows {blows}",
        *targets,
        f"Ana parry {parry}",
        *(f"Ana share {points}" for points in shares),
    ]


def ob_of_blow(table: Table) -> int:
    """What Ana's next blow at Ben has of her OB."""
    table.call(strike, table.fight, table["Ana"], table["Ben"], 0, 0, lines=["Ana attack 5"])
    return table.sum("Ana")


@pytest.mark.clause("RM-7.1")
@pytest.mark.parametrize(("blows", "cost"), [(1, 0), (2, -35), (3, -70), (4, -140), (5, -210), (6, -350)])
def test_what_each_of_several_blows_loses(blows: int, cost: int) -> None:
    assert several(blows, False) == cost


@pytest.mark.clause("RM-6.2")
@pytest.mark.clause("RM-6.3")
@pytest.mark.parametrize(("blows", "cost"), [(1, 0), (2, 0), (3, -35), (4, -70), (5, -140), (6, -210), (7, -350)])
def test_with_a_pair_the_cost_begins_a_step_later(blows: int, cost: int) -> None:
    assert several(blows, True) == cost


@pytest.mark.clause("RM-7.1")
def test_each_of_two_blows_loses_35() -> None:
    table = against(1)
    declared(table, "Ana action attack", "Ana phase normal", "Ana blows 2", "Ana parry 0")
    assert ob_of_blow(table) == 150 - 35


@pytest.mark.clause("RM-7.2")
def test_at_most_six_blows() -> None:
    table = against(1, 400)
    with pytest.raises(AssertionError, match="7 isn't from 1 to 6"):
        declared(table, "Ana action attack", "Ana phase normal", "Ana blows 7")


@pytest.mark.clause("RM-7.2")
def test_the_penalty_stays_when_a_blow_falls_away() -> None:
    table = against(1)
    declared(table, "Ana action attack", "Ana phase normal", "Ana blows 2", "Ana parry 0")
    table["Ana"].done = 1
    assert ob_of_blow(table) == 150 - 35


@pytest.mark.clause("RM-7.1")
def test_without_the_rule_one_blow_a_round() -> None:
    table = against(1, several_attacks=False)
    declared(table, "Ana action attack", "Ana phase normal", "Ana parry 0")
    assert table["Ana"].blows == 1


@pytest.mark.clause("RM-8.1")
@pytest.mark.clause("RM-8.6")
def test_150_with_50_parried_against_two_leaves_65() -> None:
    table = against(2)
    declared(table, *split(table, 2, 50, 30))
    assert ob_of_blow(table) == 65
    assert [share_at(table["Ana"], blow) for blow in range(2)] == [30, 20]


@pytest.mark.clause("RM-8.6")
def test_110_parried_leaves_5_and_can_be_shared_60_and_50() -> None:
    table = against(2)
    declared(table, *split(table, 2, 110, 60))
    assert ob_of_blow(table) == 5
    assert [share_at(table["Ana"], blow) for blow in range(2)] == [60, 50]


@pytest.mark.clause("RM-8.6")
def test_140_is_not_allowed() -> None:
    table = against(2)
    with pytest.raises(AssertionError, match="140 isn't from 0 to 115"):
        declared(table, *split(table, 2, 140, 70))


@pytest.mark.clause("RM-8.6")
@pytest.mark.parametrize(("foes", "most", "shares"), [(3, 80, [27, 27, 26]), (4, 10, [3, 3, 2, 2])])
def test_three_leave_80_and_four_10(foes: int, most: int, shares: list[int]) -> None:
    """Without the +5 for all of the OB, which goes into the pool besides (RM-8.5)."""
    table = against(foes, ana={"weapons": [blade(150, full_parry=False)]})
    with pytest.raises(AssertionError, match=f"isn't from 0 to {most}"):
        declared(table, *split(table, foes, most + 1))
    table = against(foes, ana={"weapons": [blade(150, full_parry=False)]})
    declared(table, *split(table, foes, most, *shares[:-1]))
    assert [parry_against(table.fight, table["Ana"], k) for k in range(1, foes + 1)] == shares
    assert ob_of_blow(table) == 0


@pytest.mark.clause("RM-8.6")
def test_one_foe_can_be_parried_with_all() -> None:
    table = against(1)
    declared(table, "Ana action attack", "Ana phase normal", "Ana blows 1", "Ana parry 150")
    assert table["Ana"].parried == 150


@pytest.mark.clause("RM-8.5")
def test_all_of_the_ob_is_worth_5_more_once() -> None:
    table = against(2)
    declared(table, *split(table, 2, 115, 60))
    assert [share_at(table["Ana"], blow) for blow in range(2)] == [60, 60]
    table = against(1, ana={"weapons": [blade(150, full_parry=False)]})
    declared(table, "Ana action attack", "Ana phase normal", "Ana blows 1", "Ana parry 150")
    assert table["Ana"].pool == 150


@pytest.mark.clause("RM-8.3")
def test_only_those_whom_one_strikes_at_are_parried() -> None:
    table = against(2)
    declared(table, "Ana action attack", "Ana phase normal", "Ana blows 1", "Ana target Cid", "Ana parry 50")
    assert [parry_against(table.fight, table["Ana"], k) for k in (1, 2)] == [0, 50]


@pytest.mark.clause("RM-8.3")
@pytest.mark.clause("RM-8.1")
def test_under_the_base_rule_one_foe_of_choice_is_parried() -> None:
    table = against(2, parry_melee=False)
    lines = ["Ana action attack", "Ana phase normal", "Ana blows 1", "Ana target Cid", "Ana parry 150"]
    declared(table, *lines, "Ana parries Ben")
    assert [parry_against(table.fight, table["Ana"], k) for k in (1, 2)] == [150, 0]


@pytest.mark.clause("RM-8.2")
def test_who_knows_of_nobody_parries_nobody() -> None:
    table = Table(fighter("Ana", blade(150), unaware=True), fighter("Ben", blade(50)))
    declared(table)
    assert table["Ana"].action == Action.PASS


@pytest.mark.clause("RM-8.7")
def test_a_parry_stands_in_full_against_every_blow_of_that_opponent() -> None:
    table = against(1)
    declared(table, "Ana action attack", "Ana phase normal", "Ana blows 1", "Ana parry 60")
    for _ in range(3):
        table.call(strike, table.fight, table["Ben"], table["Ana"], 0, 0, lines=["Ben attack 5"])
        assert table.sum("Ana", Why.PARRY_PART) == 60


@pytest.mark.clause("RM-1.14")
@pytest.mark.clause("RM-8.7")
@pytest.mark.parametrize(("figure", "left"), [("stunned", 30), ("must_parry", 60), ("no_parry", 0)])
def test_stun_halves_a_parry_that_is_declared_and_no_parry_takes_it(figure: str, left: int) -> None:
    table = against(1)
    declared(table, "Ana action attack", "Ana phase normal", "Ana blows 1", "Ana parry 60")
    setattr(table["Ana"], figure, 1)
    table.call(melee_defence, table.fight, table["Ana"], table["Ben"])
    assert table.sum("Ana", Why.PARRY_PART) == left


@pytest.mark.clause("RM-1.13")
def test_the_stunned_parry_with_half_of_their_ob_and_strike_at_nobody() -> None:
    table = against(1, 100)
    table["Ana"].stunned = table["Ana"].serving = 2
    declared(table, "Ana action parry", "Ana parry 50")
    assert parry_against(table.fight, table["Ana"], 1) == 55
    table["Ben"].declared = True
    table.fight.step = 2  # type: ignore[assignment]
    table.step()
    assert not table.saw(Event.ATTACKS)


@pytest.mark.clause("RM-1.13")
def test_who_must_parry_has_all_of_its_ob_and_who_can_not_has_none() -> None:
    table = against(1, 100)
    table["Ana"].must_parry = 1
    declared(table, "Ana action parry", "Ana parry 100")
    table = against(1, 100)
    table["Ana"].no_parry = 1
    declared(table)
    assert table["Ana"].pool == 0


@pytest.mark.clause("RM-1.13")
def test_more_foes_are_parried_at_the_cost_of_as_many_blows() -> None:
    table = against(3, 100)
    table["Ana"].must_parry = 1
    lines = ["Ana action parry", "Ana blows 2", "Ana target Ben", "Ana target Cid", "Ana parry 65", "Ana share 35"]
    declared(table, *lines)
    assert [parry_against(table.fight, table["Ana"], k) for k in (1, 2, 3)] == [35, 35, 0]


@pytest.mark.clause("RM-1.13")
@pytest.mark.clause("RM-8.3")
def test_without_an_attack_the_base_rule_asks_once_whom_one_parries() -> None:
    table = against(2, 100, parry_melee=False)
    table["Ana"].must_parry = 1
    declared(table, "Ana action parry", "Ana target Cid", "Ana parry 100")
    assert [parry_against(table.fight, table["Ana"], k) for k in (1, 2)] == [0, 100]


@pytest.mark.clause("RM-8.3")
@pytest.mark.parametrize("state", ["stunned", "must_parry"])
def test_a_bow_parries_nobody_in_melee(state: str) -> None:
    table = Table(fighter("Ana", bow(100)), fighter("Ben"), options=PLAIN)
    setattr(table["Ana"], state, 1)
    with pytest.raises(AssertionError, match=r"parry isn't offered to Ana|left over: .*'parry'"):
        declared(table, "Ana action parry")


@pytest.mark.clause("RM-8.3")
def test_who_gets_up_with_a_bow_in_hand_parries_nobody() -> None:
    table = Table(fighter("Ana", bow(100)), fighter("Ben"), options=PLAIN)
    table["Ana"].down = True
    declared(table, "Ana action stand")
    assert table["Ana"].pool == 0


@pytest.mark.clause("RM-8.6")
@pytest.mark.parametrize(("phase", "most"), [("snap", 130), ("normal", 150), ("deliberate", 150)])
def test_a_parry_leaves_the_ob_that_the_snap_phase_takes(phase: str, most: int) -> None:
    table = against(1)
    lines = ["Ana action attack", f"Ana phase {phase}", "Ana blows 1"]
    with pytest.raises(AssertionError, match=f"isn't from 0 to {most}"):
        declared(table, *lines, f"Ana parry {most + 1}")


@pytest.mark.clause("RM-8.6")
@pytest.mark.clause("RM-8.5")
def test_a_parry_leaves_the_ob_that_a_chosen_critical_takes() -> None:
    table = against(1, chosen_critical=True)
    declared(table, "Ana action attack", "Ana phase normal", "Ana blows 1", "Ana chosen krush", "Ana parry 130")
    assert (table["Ana"].parried, table["Ana"].pool) == (130, 135)
    assert ob_of_blow(table) == 0


@pytest.mark.clause("RM-8.6")
def test_of_two_weapons_that_one_is_passed_over_for_which_nothing_is_left() -> None:
    table = with_two(100, None, null_attack_rolled=False)
    table.begin(Ana=20, Ben=5, Cid=4)
    table.play(*both(table, 2, 35), *declares("Ben", "pass"), *declares("Cid", "pass"), "Ana attack 5")
    table.step()
    assert table["Ana"].acted


@pytest.mark.clause("RM-8.6")
@pytest.mark.parametrize("rolled", [True, False])
def test_a_null_attack_is_rolled_or_not(rolled: bool) -> None:
    table = Table(fighter("Ana", blade(20)), fighter("Ben", blade(10)), options=PLAIN | {"null_attack_rolled": rolled})
    table.begin(Ana=12, Ben=10)
    lines = [*declares("Ana", parry=20), *declares("Ben", "pass")]
    table.play(*lines, *(["Ana attack 5"] if rolled else []))
    if not rolled:
        table.step()
    assert table["Ana"].acted


@pytest.mark.clause("RM-8.4")
def test_the_shield_counts_against_all_or_one() -> None:
    for option, worth in (("all", 20), ("one", 0)):
        table = Table(
            fighter("Ana", blade(30), shield="normal"),
            [fighter(name, blade(50)) for name in FOES[:2]],
            options=PLAIN | {"shield_against": option},
        )
        lines = ["Ana action attack", "Ana phase normal", "Ana target Cid", "Ana parry 0"]
        declared(table, *lines, *(["Ana shield Cid"] if option == "one" else []))
        table.call(melee_defence, table.fight, table["Ana"], table["Ben"])
        assert table.sum("Ana", Why.SHIELD_PART) == worth
        table.call(melee_defence, table.fight, table["Ana"], table["Cid"])
        assert table.sum("Ana", Why.SHIELD_PART) == 20


@pytest.mark.clause("RM-8.4")
def test_a_shield_for_one_is_for_one_of_those_farther_off_too() -> None:
    ana = fighter("Ana", blade(30), shield="normal")
    foes = [fighter(name, blade(50)) for name in FOES[:2]]
    table = Table(ana, foes, distance=90, options=PLAIN | {"shield_against": "one"})
    declared(table, "Ana action pass", "Ana shield Cid")
    for name, worth in (("Ben", 0), ("Cid", 20)):
        table.call(melee_defence, table.fight, table["Ana"], table[name])
        assert table.sum("Ana", Why.SHIELD_PART) == worth


# ---- RM-6: two weapons ------------------------------------------------------------------------------------------


def with_two(ob: int, pair: int | None, ranks: tuple[int, int, int] = (8, 6, 6), **options: Any) -> Table:
    weapons = [blade(ob, name="sword", ranks=ranks[0]), blade(ob - 10, name="knife", ranks=ranks[1])]
    more: Sheet = {"off_hand": "knife"}
    if pair is not None:
        more["pairs"] = [{"weapons": ["sword", "knife"], "ranks": ranks[2], "ob": pair}]
    foes = [fighter(name, blade(50)) for name in FOES[:2]]
    return Table(fighter("Ana", *weapons, **more), foes, options=PLAIN | options)


def both(table: Table, blows: int, parry: int = 0, *more: str) -> list[str]:
    targets = ["Ana target Ben"] * blows
    return ["Ana action both", "Ana phase normal", f"Ana blows {blows}", *targets, f"Ana parry {parry}", *more]


@pytest.mark.clause("RM-6.1")
@pytest.mark.clause("RM-6.2")
def test_the_pair_has_an_ob_of_its_own_and_two_blows_cost_nothing() -> None:
    table = with_two(100, 80)
    declared(table, *both(table, 2))
    assert ob_of_blow(table) == 80


@pytest.mark.clause("RM-6.4")
def test_ob_that_parries_comes_off_both_weapons() -> None:
    table = with_two(100, 80)
    declared(table, *both(table, 2, 30))
    for slot in (0, 1):
        table.call(strike, table.fight, table["Ana"], table["Ben"], slot, 0, lines=["Ana attack 5"])
        assert table.sum("Ana") == 50
        table["Ana"].done += 1


@pytest.mark.clause("RM-6.2")
def test_three_blows_with_a_pair_lose_35() -> None:
    table = with_two(100, 80)
    declared(table, *both(table, 3))
    assert ob_of_blow(table) == 45


@pytest.mark.clause("RM-6.5")
@pytest.mark.clause("RM-1.5")
def test_without_the_skill_two_weapons_are_two_attacks_and_the_off_hand_has_20_less() -> None:
    table = with_two(100, None)
    declared(table, *both(table, 2))
    for slot, ob in ((0, 100 - 35), (1, 90 - 35 - 20)):
        table.call(strike, table.fight, table["Ana"], table["Ben"], slot, 0, lines=["Ana attack 5"])
        assert table.sum("Ana") == ob
        table["Ana"].done += 1


@pytest.mark.clause("RM-8.6")
@pytest.mark.clause("RM-6.5")
def test_neither_of_two_weapons_falls_below_0_by_a_parry() -> None:
    table = with_two(100, None)
    with pytest.raises(AssertionError, match="isn't from 0 to 35"):  # the knife's 90 less 35 and 20
        declared(table, *both(table, 2, 36))


@pytest.mark.clause("RM-8.6")
@pytest.mark.clause("RM-6.5")
def test_a_knife_too_weak_for_a_second_blow_strikes_none() -> None:
    table = with_two(40, None)  # the knife's 30 less 35
    declared(table, "Ana action both", "Ana phase normal", "Ana target Ben", "Ana parry 40")
    assert (table["Ana"].blows, table["Ana"].pool) == (1, 45)


@pytest.mark.clause("RM-6.5")
def test_a_crossbow_in_the_other_hand_strikes_nobody() -> None:
    weapons = [blade(100), blade(100, name="crossbow", melee=False, ranges=[[30, 0]])]
    table = Table(fighter("Ana", *weapons, off_hand="crossbow"), fighter("Ben"), options=PLAIN)
    with pytest.raises(AssertionError, match="both isn't offered to Ana"):
        declared(table, "Ana action both")


@pytest.mark.clause("RM-6.1")
def test_without_the_house_rule_the_skill_is_no_help() -> None:
    table = with_two(100, 80, two_weapons=False)
    declared(table, *both(table, 2))
    assert ob_of_blow(table) == 65


@pytest.mark.clause("RM-6.5")
@pytest.mark.parametrize(("lost", "held"), [(0, (1, 0)), (1, (0, 1))])
def test_a_dropped_weapon_is_taken_up_in_the_other_hand(lost: int, held: tuple[int, int]) -> None:
    table = with_two(100, 80)
    table.call(lose_weapon, table.fight, table["Ana"], lost, False)
    table.begin(Ana=20, Ben=5, Cid=4)
    name = ("sword", "knife")[lost]
    table.play("Ana action draw", f"Ana weapon off-hand: {name}", *declares("Ben", "pass"), *declares("Cid", "pass"))
    table.step()
    assert (table["Ana"].main, table["Ana"].off, table["Ana"].dropped) == (*held, 0)
    assert pair_of(table.fight, table["Ana"]) == 0


@pytest.mark.clause("RM-6.5")
def test_nothing_is_taken_beside_a_weapon_of_two_hands_or_bare_hands() -> None:
    table = Table(fighter("Ana", blade(50), blade(50, name="axe", hands=2), blade(30, name="knife")), fighter("Ben"))
    assert [goes_beside(table.fight, table["Ana"], slot) for slot in range(4)] == [False, False, True, False]
    for slot in (1, 3):
        table["Ana"].main = slot
        assert not goes_beside(table.fight, table["Ana"], 2)


@pytest.mark.clause("RM-6.5")
def test_blows_alternate_the_main_weapon_first() -> None:
    table = with_two(100, 80)
    table.begin(Ana=15, Ben=5, Cid=4)
    lines = [*both(table, 3), *declares("Ben", "pass"), *declares("Cid", "pass")]
    table.play(*lines, "Ana attack 5", "Ana attack 5", "Ana attack 5")
    assert [table.roster.things["weapons"][told.numbers[1]] for told in table.events(Event.ATTACKS)] == [
        "sword",
        "knife",
        "sword",
    ]


@pytest.mark.clause("RM-6.3")
def test_two_foes_are_parried_by_a_pair_at_no_cost() -> None:
    table = with_two(100, 80)
    lines = ["Ana action both", "Ana phase normal", "Ana blows 2", "Ana target Ben", "Ana target Cid", "Ana parry 80"]
    declared(table, *lines, "Ana share 45")
    assert [parry_against(table.fight, table["Ana"], k) for k in (1, 2)] == [45, 40]


@pytest.mark.clause("RM-6.3")
def test_who_gets_up_parries_with_half_of_the_pair() -> None:
    table = with_two(50, 100)
    table["Ana"].down = True
    declared(table, "Ana action stand", "Ana blows 2", "Ana target Ben", "Ana parry 50", "Ana share 30")
    assert table["Ana"].parried == 50


@pytest.mark.clause("RM-6.1")
def test_ranks_in_a_pair_are_at_most_the_lesser_of_the_two() -> None:
    with_two(100, None, (8, 6, 6))
    with_two(100, 80, (8, 6, 6))
    with pytest.raises(Exception, match="at most the lesser of the ranks in the two: 6"):
        with_two(100, 80, (8, 6, 7))


# ---- RM-9: parrying the large -----------------------------------------------------------------------------------


def giant(size: str = "large", **options: Any) -> Table:
    foe = fighter("Ben", blade(80, natural="huge"), size=size)
    return Table(fighter("Ana", blade(100)), foe, options=PLAIN | {"parry_large": True} | options)


@pytest.mark.clause("RM-9.1")
@pytest.mark.parametrize(("size", "most"), [("large", 50), ("super-large", 25)])
def test_only_a_share_of_the_ob_parries_the_large(size: str, most: int) -> None:
    table = giant(size)
    with pytest.raises(AssertionError, match=f"isn't from 0 to {most}"):
        declared(table, "Ana action attack", "Ana phase normal", "Ana blows 1", f"Ana parry {most + 1}")


@pytest.mark.clause("RM-9.1")
def test_the_rule_is_off_by_default() -> None:
    table = giant(parry_large=False)
    declared(table, "Ana action attack", "Ana phase normal", "Ana blows 1", "Ana parry 100")
    assert table["Ana"].pool == 105


@pytest.mark.clause("RM-9.2")
@pytest.mark.parametrize(
    ("face", "event"),
    [
        (1, Event.HELD),
        (5, Event.HELD),
        (6, Event.SHOVED),
        (7, Event.SHOVED),
        (8, Event.FALLS),
        (9, Event.ASIDE),
        (10, Event.DROPS),
    ],
)
def test_where_the_parry_stopped_the_critical_but_not_the_hits(face: int, event: Event) -> None:
    table = giant()
    declared(table, "Ana action attack", "Ana phase normal", "Ana blows 1", "Ana parry 40")
    lines = ["Ben attack 40", f"Ana force {face}"]  # 80 with the parry, 120 without
    table.call(strike, table.fight, table["Ben"], table["Ana"], 0, 0, lines=lines)
    assert table.saw(event)
    if event == Event.SHOVED:
        assert table.fight.gaps[0].to[1] == 3 + (1 if face == 6 else 2)


@pytest.mark.clause("RM-9.2")
@pytest.mark.parametrize("face", [9, 89])
def test_a_miss_or_a_critical_all_the_same_pushes_nobody(face: int) -> None:
    table = giant()
    declared(table, "Ana action attack", "Ana phase normal", "Ana blows 1", "Ana parry 40")
    lines = [f"Ben attack {face}", *(["Ben critical 1"] if face == 89 else [])]
    table.call(strike, table.fight, table["Ben"], table["Ana"], 0, 0, lines=lines)


@pytest.mark.clause("RM-9.2")
def test_a_weapon_knocked_aside_parries_half_the_next_time() -> None:
    table = giant()
    declared(table, "Ana action attack", "Ana phase normal", "Ana blows 1", "Ana parry 40")
    table["Ana"].aside = True
    for worth in (20, 40):
        table.call(strike, table.fight, table["Ben"], table["Ana"], 0, 0, lines=["Ben attack 5"])
        assert table.sum("Ana", Why.PARRY_PART) == worth


@pytest.mark.clause("RM-9.1")
def test_under_the_base_rule_too_only_a_share_parries_the_large() -> None:
    foes = [fighter("Ben", size="super-large"), fighter("Cid", size="large")]
    lines = ["Ana action attack", "Ana phase normal", "Ana blows 1", "Ana target Ben"]
    for parry, parries in ((51, []), (50, []), (25, ["Ana parries Ben"])):
        table = Table(fighter("Ana", blade(100)), foes, options=PLAIN | {"parry_large": True, "parry_melee": False})
        if parry > 50:
            with pytest.raises(AssertionError, match="isn't from 0 to 50"):
                declared(table, *lines, f"Ana parry {parry}")
            continue
        declared(table, *lines, f"Ana parry {parry}", *parries)  # 50 are too many for the super-large
        assert table["Ana"].parries == (1 if parries else 2)


# ---- secrecy ----------------------------------------------------------------------------------------------------


@pytest.mark.clause("RM-8.1")
@pytest.mark.clause("RM-1.7")
def test_all_declare_at_the_same_time_and_in_secret() -> None:
    fight = begun(fighter("Ana", blade(30)), fighter("Ben", blade(30)), totals={"Ana": 11, "Ben": 9}, options=PLAIN)
    assert asked(fight) == ["Ana action", "Ben action"]
    answer(fight, "Ben action attack", "Ben phase snap", "Ben parry 10")
    assert asked(fight) == ["Ana action"]
    assert not [entry for entry in fight.log if entry.event == "declares"]
    answer(fight, "Ana action pass")
    assert [entry.who for entry in fight.log if entry.event == "declares"] == ["Ana", "Ben"]


@pytest.mark.clause("RM-1.7")
def test_or_one_after_the_other_the_slowest_first() -> None:
    options = PLAIN | {"declare": "in_turn"}
    fight = begun(fighter("Ana", blade(30)), fighter("Ben", blade(30)), totals={"Ana": 11, "Ben": 9}, options=options)
    assert asked(fight) == ["Ben action"]
    answer(fight, "Ben action pass")
    assert [entry.who for entry in fight.log if entry.event == "declares"] == ["Ben"]
    assert asked(fight) == ["Ana action"]


def test_initiative_is_asked_of_all_at_once() -> None:
    fight = begun(fighter("Ana"), fighter("Ben"), totals={"Ben": 9})
    assert asked(fight) == ["Ana initiative"]
    answer(fight, *initiative(Ana=12))


@pytest.mark.clause("RM-1.7")
@pytest.mark.clause("RM-10.1")
def test_a_weapon_taken_in_hand_in_secret_changes_nothing_of_what_others_may_declare() -> None:
    totals = {"Ana": 11, "Ben": 9}
    fight = begun(fighter("Ana", bow(30)), fighter("Ben", shield="normal"), totals=totals, options=PLAIN, distance=20)

    def offered() -> set[int]:
        (question,) = (each for each in fight.pending if each.who == "Ben")
        assert isinstance(question, Choice)
        return set(question.options)

    before, seen = offered(), fight.view()
    assert Action.GUARD in before
    answer(fight, "Ana action draw")  # bare hands: there is nothing else
    assert asked(fight) == ["Ana action", "Ben action"]
    assert (offered(), fight.view()) == (before, seen)
