"""IH-9.10, IH-9.11, IH-11, IH-12.1, IH-20.4: losing and regaining consciousness at the table, round by round."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from affray.rulesets.iskuhetki.codes import Event, Fate, Why
from affray.rulesets.iskuhetki.kinds import Action, Grade, Sleep, WoundKind
from affray.rulesets.iskuhetki.rules.fire import burn_all, ignite
from affray.rulesets.iskuhetki.rules.impact import impact
from affray.rulesets.iskuhetki.rules.packed import bleeding, pack_wound, store_wound
from affray.rulesets.iskuhetki.rules.state import fall, lose_mind
from affray.rulesets.iskuhetki.turn import fate

from tests.iskuhetki.table import Sheet, Table, blade, bow, fighter, offered, passes

MACE: Sheet = blade(name="mace", damage="d10", type="blunt", tags=["blunt"])
STURDY: dict[str, Any] = {"hit_points": 60, "blood": 30}
THIGH, HEAD = 2, 12


def duel(weapon: Sheet | None = None, ben: Sheet | None = None, **rest: Any) -> Table:
    """Ana, who comes first, against Ben and Dag, who is there so that the fight goes on."""
    others = [ben or fighter("Ben", **STURDY), fighter("Dag")]
    table = Table(fighter("Ana", weapon or blade()), others, **rest)
    table.begin(Ana=6, Ben=2, Dag=1)
    return table


def hit(location: int, damage: int, *then: str) -> list[str]:
    """The lines of Ana's strike at Ben, not answered."""
    dice = [f"Ana location {location}", f"Ana damage {damage}", *then]
    return ["Ana action strike", "Ana target Ben", "Ana attack 40", "Ben defence none", *dice]


def on_again(*names: str) -> list[str]:
    """The dice of initiative: in this order."""
    faces = dict(zip(names, range(6, 0, -1), strict=False))
    return [f"{name} initiative {faces[name]}" for name in sorted(names)]


def faint(table: Table, sleep: Sleep = Sleep.FAINTED) -> None:
    """Ben is unconscious."""
    table["Ben"].sleep, table["Ben"].down = sleep, True


def round_of(table: Table, *at_its_end: str, moments: int = 5) -> None:
    """Moments in which Ana and Dag do nothing, these lines at the change of round, and the next initiative."""
    table.play(*passes("Ana", "Dag", moments=moments), *at_its_end, *on_again("Ana", "Ben", "Dag"))


# ---- by a bruise ----------------------------------------------------------------------------------------------------


@pytest.mark.clause("IH-9.10", "IH-3.13")
@pytest.mark.parametrize(("roll", "faints"), [(70, False), (71, True), (1, False), (100, True)])
def test_a_bruise_in_the_abdomen_is_resisted_with_con(roll: int, faints: bool) -> None:
    table = duel(MACE)
    table.play(*hit(9, 6, f"Ben pain {roll}"))  # CON 10 against 6: 70 %
    assert (table["Ben"].sleep == Sleep.FAINTED) == faints == table.saw(Event.FAINTS)
    assert table["Ben"].blood == 24


@pytest.mark.clause("IH-9.11")
@pytest.mark.parametrize(("roll", "faints"), [(20, False), (21, True)])
def test_one_in_the_head_is_resisted_at_10_more(roll: int, faints: bool) -> None:
    table = duel(MACE)
    table.play(*hit(20, 6, "Ben bone 100", f"Ben pain {roll}"))  # CON 10 against 16: 20 %
    assert (table["Ben"].sleep == Sleep.FAINTED) == faints
    assert table["Ben"].blood == 24


@pytest.mark.clause("IH-9.10", "IH-5.2", "IH-1.6")
def test_who_faints_falls_and_has_no_turn_in_this_moment() -> None:
    table = duel(MACE)
    table.play(*hit(9, 6, "Ben pain 71"), "Dag action pass", "Ana action pass", "Dag action pass")
    assert [told.who for told in table.events(Event.TURN)] == ["Ana", "Dag", "Ana", "Dag"]
    assert table["Ben"].down
    assert fate(table.fight, 1) == Fate.UNCONSCIOUS


@pytest.mark.clause("IH-5.2", "IH-3.16")
def test_who_is_unconscious_does_not_defend() -> None:
    table = duel(MACE)
    faint(table)
    table.play("Ana action strike", "Ana target Ben", "Ana attack 60", "Ana location 16", "Ana damage 1")
    assert table.sum("Ana", Why.TARGET_DOWN) == 20


# ---- coming to ------------------------------------------------------------------------------------------------------


@pytest.mark.clause("IH-11.1", "IH-20.4")
@pytest.mark.parametrize(("roll", "wakes"), [(10, True), (11, False)])
def test_who_fainted_comes_to_on_con_in_percent_and_lies(roll: int, wakes: bool) -> None:
    table = duel()
    faint(table)
    round_of(table, f"Ben wake {roll}")
    assert (table["Ben"].sleep == Sleep.AWAKE, table["Ben"].down) == (wakes, True)
    table.play("Ana action pass", *(["Ben action stand"] if wakes else []), "Dag action pass")


@pytest.mark.clause("IH-11.1")
def test_by_default_one_rolls_in_every_round() -> None:
    table = duel()
    faint(table)
    for _ in range(3):
        round_of(table, "Ben wake 100")


@pytest.mark.clause("IH-11.1")
def test_option_wake_every_round_off_one_rolls_each_minute() -> None:
    table = duel(options={"wake_every_round": False})
    faint(table)
    round_of(table)
    round_of(table, "Ben wake 100")
    round_of(table)
    round_of(table, "Ben wake 10")
    assert table["Ben"].sleep == Sleep.AWAKE


@pytest.mark.clause("IH-11.1")
@pytest.mark.parametrize(("factor", "limit"), [(1, 10), (3, 30), (5, 50)])
def test_option_wake_factor(factor: int, limit: int) -> None:
    for roll in (limit, limit + 1):
        table = duel(options={"wake_factor": factor})
        faint(table)
        round_of(table, f"Ben wake {roll}")
        assert (table["Ben"].sleep == Sleep.AWAKE) == (roll == limit)


@pytest.mark.clause("IH-6.3", "IH-11.1")
def test_option_knockout_check_each_minute() -> None:
    for roll in (10, 11):
        table = duel(options={"knockout_check": "minute", "wake_factor": 5})
        faint(table, Sleep.KNOCKED_OUT)
        round_of(table)
        round_of(table, f"Ben knocked_out {roll}")
        assert (table["Ben"].sleep == Sleep.AWAKE) == (roll == 10)


@pytest.mark.clause("IH-6.3", "IH-11.1")
def test_option_knockout_check_each_hour() -> None:
    for roll in (30, 31):
        table = duel(options={"knockout_check": "hour"}, round_limit=1000)
        faint(table, Sleep.KNOCKED_OUT)
        round_of(table)
        round_of(table)
        table.fight.round = 119
        round_of(table)
        round_of(table, f"Ben knocked_out {roll}")
        assert (table["Ben"].sleep == Sleep.AWAKE) == (roll == 30)


@pytest.mark.clause("IH-6.3")
def test_a_knockout_from_behind_is_such_a_sleep() -> None:
    table = duel(MACE, fighter("Ben", unaware=True, **STURDY))
    table["Dag"].alert = False
    special = ["Ana action special", "Ana target Ben", "Ana manoeuvre knockout", "Ana pure_special 20"]
    table.play(*special, "Ana blow halve", "Ana location 1", "Ana damage 3")
    assert table["Ben"].hurt[0] == 1
    assert (table["Ben"].sleep, table["Ben"].down) == (Sleep.KNOCKED_OUT, True)


@pytest.mark.clause("IH-11.1", "IH-12.1")
@pytest.mark.parametrize("sleep", [Sleep.FOR_GOOD, Sleep.FAINTED])
def test_neither_who_is_out_for_good_nor_who_has_no_blood_left_rolls(sleep: Sleep) -> None:
    table = duel()
    faint(table, sleep)
    if sleep == Sleep.FOR_GOOD:
        table["Ben"].hurt[HEAD] = 99
    else:
        table["Ben"].blood = 0
    round_of(table)
    assert table["Ben"].sleep == sleep


# ---- with little blood ----------------------------------------------------------------------------------------------


@pytest.mark.clause("IH-11.2", "IH-20.4")
@pytest.mark.parametrize(("blood", "chance"), [(9, 90), (4, 40), (1, 10)])
def test_with_less_than_10_bp_one_may_faint_at_the_start_of_a_round(blood: int, chance: int) -> None:
    for roll in (chance, chance + 1):
        table = duel()
        table["Ben"].blood = blood
        table.play(*passes("Ana", "Ben", "Dag"), f"Ben stay_awake {roll}", *on_again("Ana", "Ben", "Dag"))
        assert (table["Ben"].sleep == Sleep.FAINTED) == (roll > chance)


@pytest.mark.clause("IH-11.2")
@pytest.mark.parametrize(("blood", "faints"), [(10, False), (0, True), (-2, True)])
def test_no_roll_from_10_bp_on_and_no_chance_at_0(blood: int, faints: bool) -> None:
    table = duel()
    table["Ben"].blood = blood
    table.play(*passes("Ana", "Ben", "Dag"), *on_again("Ana", "Ben", "Dag"))
    assert (table["Ben"].sleep == Sleep.FAINTED) == faints
    assert not table.saw(Event.WAKES)


@pytest.mark.clause("IH-11.3", "IH-10.2")
@pytest.mark.parametrize(("roll", "dies"), [(30, True), (31, False)])
def test_below_zero_the_heart_may_stop_each_minute(roll: int, dies: bool) -> None:
    table = duel()
    faint(table)
    table["Ben"].blood = -3
    round_of(table)
    table.play(*passes("Ana", "Dag"), f"Ben heart {roll}")
    assert (table["Ben"].dead, table.saw(Event.HEART_STOPS)) == (dies, dies)


@pytest.mark.clause("IH-10.2", "IH-11.2")
def test_who_faints_bleeds_as_one_at_rest() -> None:
    table = duel()
    ben = table["Ben"]
    store_wound(ben, pack_wound(THIGH, WoundKind.CUT, 6, Grade.SUCCESS, 3, 0, 0, 0))
    faint(table)
    round_of(table, "Ben wake 100")
    round_of(table, *(f"Ben rest_bleeding {face}" for face in (10, 30, 31)), "Ben wake 100")
    assert (bleeding(ben), ben.blood) == (2, 29)


@pytest.mark.clause("IH-10.2", "IH-10.1")
@pytest.mark.parametrize("still", [True, False])
def test_who_lies_for_a_whole_minute_without_any_action_is_at_rest(still: bool) -> None:
    table = duel()
    ben = table["Ben"]
    store_wound(ben, pack_wound(THIGH, WoundKind.CUT, 2, Grade.SUCCESS, 1, 0, 0, 0))
    table.play(*passes("Ana", "Ben", "Dag"), "Ben bleeding 10", *on_again("Ana", "Ben", "Dag"))
    ben.down = True  # falls in round 2, so that its first whole minute is rounds 3 and 4
    table.play(*passes("Ana", "Ben", "Dag"), "Ben bleeding 10", *on_again("Ana", "Ben", "Dag"))
    table.play(*passes("Ana", "Ben", "Dag"), *on_again("Ana", "Ben", "Dag"))
    deed = ["Ana action pass", "Ben action pass" if still else "Ben action stand", "Dag action pass"]
    end = "Ben rest_bleeding 30" if still else "Ben bleeding 30"
    table.play(*deed, *passes("Ana", "Ben", "Dag", moments=4), end)
    assert ben.blood == 30 - (not still)


# ---- a location at 0 ------------------------------------------------------------------------------------------------


@pytest.mark.clause("IH-12.1")
@pytest.mark.parametrize(("roll", "faints"), [(20, False), (21, True)])
def test_a_chest_at_0_is_checked_with_con_twice(roll: int, faints: bool) -> None:
    table = duel(None, fighter("Ben", blood=30, locations={"chest": 4}))
    table.play(*hit(12, 4, f"Ben shock {roll}"))
    assert (table["Ben"].sleep == Sleep.FAINTED) == faints


@pytest.mark.clause("IH-12.1", "IH-11.1")
def test_a_head_at_0_is_unconsciousness_for_good() -> None:
    table = duel(None, fighter("Ben", blood=30, locations={"head": 4}))
    table.play(*hit(20, 4), "Dag action pass")
    assert table["Ben"].sleep == Sleep.FOR_GOOD
    round_of(table, "Ana wear 1", moments=4)  # a head above 0 would let Ben roll
    table["Ben"].hurt[HEAD] = 3
    round_of(table, "Ana rest 1", "Ben rest_bleeding 30", "Ben rest_bleeding 30", "Ben wake 10")
    assert table["Ben"].sleep == Sleep.AWAKE


@pytest.mark.clause("IH-12.1", "IH-12.2")
def test_an_abdomen_at_0_fells_and_at_its_floor_takes_the_mind_for_good() -> None:
    table = duel(None, fighter("Ben", blood=30, locations={"abdomen": 2}))
    table.play(*hit(9, 2), "Ben action pass", "Dag action pass")
    assert (table["Ben"].down, table["Ben"].sleep) == (True, Sleep.AWAKE)
    assert Action.STAND not in offered(table, "Ben")
    table.play(*hit(9, 2))
    assert table["Ben"].sleep == Sleep.FOR_GOOD
    assert not table["Ben"].dead


@pytest.mark.clause("IH-12.2")
@pytest.mark.parametrize(("location", "name"), [(12, "chest"), (20, "head")])
def test_the_full_loss_of_head_or_chest_kills(location: int, name: str) -> None:
    table = duel(None, fighter("Ben", blood=30, locations={name: 3}))
    table.play(*hit(location, 6))
    assert (table["Ben"].dead, fate(table.fight, 1)) == (True, Fate.DEAD)
    assert not table.saw(Event.FAINTS)


# ---- what goes with it ----------------------------------------------------------------------------------------------


def knock_over(table: Table) -> None:
    """Ben falls."""
    table.call(fall, table.fight, table["Ben"])


def knock_out(table: Table) -> None:
    """Ben faints."""
    table.call(lose_mind, table.fight, table["Ben"], Sleep.FAINTED, Event.FAINTS)


def scorch(table: Table) -> None:
    """Ben burns for a moment."""
    table.call(ignite, table.fight, table["Ben"], THIGH)
    table.call(burn_all, table.fight)


def drop_from_on_high(table: Table) -> None:
    """Ben has a fall of 2 m."""
    table.call(impact, table.fight, table["Ben"], 1, lines=["Ben location 5", "Ben impact 1"])


@pytest.mark.clause("IH-7.8")
@pytest.mark.parametrize("harm", [knock_over, knock_out, scorch, drop_from_on_high])
def test_falling_fainting_and_any_wound_bring_an_aim_back_to_loaded(harm: Callable[[Table], None]) -> None:
    table = Table(fighter("Ana"), fighter("Ben", bow(ready="aimed"), **STURDY), distance=5)
    ben = table["Ben"]
    assert (ben.aim_at, ben.steps[0]) == (0, 3)
    harm(table)
    assert (ben.aim_at, ben.steps[0], ben.nocked) == (-1, 1, 0)


@pytest.mark.clause("IH-7.8", "IH-7.5")
def test_an_aim_lost_in_a_fall_is_a_shot_at_once() -> None:
    table = Table(fighter("Ana"), fighter("Ben", bow(ready="aimed"), **STURDY), distance=5)
    table.begin(Ben=6, Ana=1)
    knock_over(table)
    table.play("Ben action shoot", "Ben attack 90")
    assert (table.sum("Ben", Why.SNAP), table.sum("Ben", Why.AIMING), table.sum("Ben", Why.SELF_DOWN)) == (-20, 0, -20)
