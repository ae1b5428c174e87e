"""IH-2.14, IH-5.2, IH-20: turns with free movement, conditions in play, and the change of round."""

from __future__ import annotations

from typing import Any

import pytest

from affray.core.referee import ALL
from affray.rulesets.iskuhetki.codes import Event, Fate, Why
from affray.rulesets.iskuhetki.kinds import Action, Follow, Phase, Sleep
from affray.rulesets.iskuhetki.rules.actions import follows
from affray.rulesets.iskuhetki.rules.ground import gap
from affray.rulesets.iskuhetki.turn import advance, fate

from tests.iskuhetki.table import STURDY, Sheet, Table, blade, blow, bow, duel, fighter, offered

CHEST = 5


def runner(*things: Any) -> Sheet:
    """Ana, who moves 3 hexes a moment."""
    return fighter("Ana", *things, combat_move=60, throw=0)


def walked(hexes: int, *then: str) -> list[str]:
    """Ana walks so far towards Ben."""
    return ["Ana action walk", f"Ana hexes {hexes}", *then]


# ---- moving and attacking -------------------------------------------------------------------------------------------


@pytest.mark.clause("IH-2.14", "IH-2.9")
def test_free_movement_takes_the_attack_action() -> None:
    table = duel(runner(), distance=9)
    table.play(*walked(3))
    assert gap(table.fight, table["Ana"], table["Ben"]) == 6
    assert table["Ana"].attacks_left == 0


@pytest.mark.clause("IH-2.14", "IH-2.11", "IH-2.9")
def test_a_charge_comes_in_the_third_moment() -> None:
    table = duel(runner(), distance=12)
    table.play(*walked(3), "Ben action pass", "Ana action walk", "Ana hexes 4", "Ben action pass")
    table.step()
    assert table["Ana"].strode == 2
    lines = [*walked(4), "Ana follow charge", "Ana attack 40", "Ben defence none", "Ana location 12"]
    table.play(*lines, "Ana damage 3", "Ana charge 4")
    assert table["Ben"].hurt[CHEST] == 7
    assert table.sum("Ana", Why.SELF_MOVES) == 0
    assert table["Ana"].stride == 0


@pytest.mark.clause("IH-2.14", "IH-2.11")
def test_after_one_moment_of_moving_there_is_no_charge() -> None:
    table = duel(runner(), distance=5)
    table.play(*walked(3), "Ben action pass")
    table.step()
    table.play(*walked(1))
    assert table["Ana"].strode == 0
    assert table["Ben"].wound_count == 0


@pytest.mark.clause("IH-2.11")
def test_the_first_attack_after_it_alone() -> None:
    table = duel(fighter("Ana"), fighter("Ben", **STURDY))
    table["Ana"].strode = 2
    struck = [*blow("Ana", 40, "Ben"), "Ana location 12", "Ana damage 1"]
    table.play(*struck, "Ana charge 1", "Ben action pass")
    table.play(*struck)
    assert table["Ben"].hurt[CHEST] == 3


@pytest.mark.clause("IH-2.14", "IH-3.4", "IH-3.5")
def test_a_strike_in_a_chase() -> None:
    table = duel(runner(), distance=3)
    table["Ben"].moving = True
    table.play(*walked(2), "Ana follow chase", "Ana attack 40")
    assert table.sum("Ana") == 10
    table = duel(runner(), distance=3)
    table.play(*walked(2))  # Ben stood still
    assert not table.saw(Event.STRIKES)


@pytest.mark.clause("IH-2.14", "IH-3.4")
def test_a_shot_out_of_free_movement() -> None:
    table = duel(runner(bow(ready="loaded")), distance=20)
    table.play(*walked(1), "Ana follow shoot", "Ana attack 96")
    assert table.sum("Ana", Why.SELF_MOVES) == -25
    assert table.sum("Ana", Why.SNAP) == -20  # moving brings an aim back to loaded
    table = duel(runner(bow()), distance=20)
    table.play(*walked(1))
    assert not table.saw(Event.SHOOTS)


@pytest.mark.clause("IH-2.14", "IH-3.4")
def test_a_throw_out_of_free_movement() -> None:
    table = duel(runner("javelin"), distance=5)
    table.play(*walked(1), "Ana follow throw", "Ana attack 96")
    assert table.sum("Ana", Why.SELF_MOVES) == -25


@pytest.mark.clause("IH-2.14")
def test_option_move_and_strike() -> None:
    table = duel(runner(), distance=3, options={"move_and_strike": True})
    table.play(*walked(2), "Ana action strike", "Ana attack 70")
    assert table["Ana"].attacks_left == 0
    assert table.sum("Ana", Why.SELF_MOVES) == 0


@pytest.mark.clause("IH-2.15", "IH-2.4")
def test_a_spear_stops_a_charge_out_of_the_swords_reach() -> None:
    table = duel(runner(), fighter("Ben", "long-spear", **STURDY), distance=6)
    table["Ana"].strode = 2
    table.play("Ana action walk", "Ana hexes 4")
    assert gap(table.fight, table["Ana"], table["Ben"]) == 2
    assert table.saw(Event.STOPPED)
    assert follows(table.fight, table["Ana"], ALL) == 1 << Follow.NOTHING
    table.play("Ben action pass")
    table.step()
    assert Action.WALK not in offered(table, "Ana")
    assert Action.MOVE in offered(table, "Ana")


@pytest.mark.clause("IH-2.12")
@pytest.mark.parametrize(("option", "lines"), [(True, ["Ana facing nw"]), (False, [])])
def test_facing_is_set_at_the_end_of_ones_action(option: bool, lines: list[str]) -> None:
    enemies = [fighter("Ben", at=[2, 5]), fighter("Cid", at=[9, 9])]
    table = Table(fighter("Ana", at=[5, 5]), enemies, map={"columns": 11, "rows": 11}, options={"facing_asked": option})
    table.begin(Ana=6, Ben=2, Cid=1)
    table.play("Ana action move", "Ana place 4,5", *lines)
    assert table["Ana"].piece.facing == (4 if option else 3)


@pytest.mark.clause("IH-2.12")
def test_with_one_enemy_left_one_faces_it_unasked() -> None:
    table = duel(fighter("Ana", at=[5, 5], facing="e"), fighter("Ben", at=[2, 5]), map={"columns": 11, "rows": 11})
    table.play("Ana action move", "Ana place 4,5")
    assert table["Ana"].piece.facing == 3


# ---- what a defence opens, and a shield that strikes ----------------------------------------------------------------


@pytest.mark.clause("IH-6.4", "IH-3.8")
def test_a_critical_parry_opens_a_manoeuvre() -> None:
    table = duel(fighter("Ana"), fighter("Ben"))
    table.play(*blow("Ana", 40, "Ben", "parry", 1), "Ben action opening", "Ben manoeuvre stun", "Ben second 50")
    assert [told.who for told in table.events(Event.MANOEUVRE)] == ["Ben"]


@pytest.mark.clause("IH-19.3")
@pytest.mark.parametrize("name", ["target", "heater", "kite", "full-shield"])
def test_a_shield_strikes_for_d6_blunt(name: str) -> None:
    table = duel(fighter("Ana", blade(hand="belt"), name))
    table.play(*blow("Ana", 30, "Ben"), "Ana location 12", "Ana damage 6", "Ben bone 99")
    assert [told.numbers for told in table.events(Event.WOUND)] == [(1, 6, CHEST)]


# ---- conditions -----------------------------------------------------------------------------------------------------


@pytest.mark.clause("IH-5.2")
def test_what_became_of_whom() -> None:
    table = Table([fighter("Ana"), fighter("Cid"), fighter("Dan"), fighter("Eve", joins=3)], fighter("Ben"))
    table.begin(Ana=6, Cid=5, Dan=4, Ben=1)
    table["Cid"].dead = True
    table["Dan"].sleep = Sleep.FAINTED
    table.play("Ana action yield")
    fates = [Fate(fate(table.fight, k)).name for k in range(table.fight.count)]
    assert fates == ["YIELDED", "DEAD", "UNCONSCIOUS", "ABSENT", "UNHURT"]


@pytest.mark.clause("IH-5.2", "IH-2.15")
def test_who_is_far_enough_away_may_leave() -> None:
    assert Action.LEAVE in offered(duel(distance=12), "Ana")
    assert Action.LEAVE not in offered(duel(distance=11), "Ana")
    table = duel(distance=5, options={"escape_distance": 5})
    table.play("Ana action leave")
    assert table.saw(Event.LEAVES)
    assert table.saw(Event.WINS)


@pytest.mark.clause("IH-5.2")
def test_or_from_the_rim_of_the_map_out_of_melee() -> None:
    plan = {"columns": 9, "rows": 9}
    assert Action.LEAVE in offered(duel(fighter("Ana", at=[8, 4]), fighter("Ben", at=[5, 4]), map=plan), "Ana")
    assert Action.LEAVE not in offered(duel(fighter("Ana", at=[7, 4]), fighter("Ben", at=[4, 4]), map=plan), "Ana")
    assert Action.LEAVE not in offered(duel(fighter("Ana", at=[8, 4]), fighter("Ben", at=[7, 4]), map=plan), "Ana")


@pytest.mark.clause("IH-10.4", "IH-1.6")
def test_first_aid_binds_both_until_the_change_of_round() -> None:
    table = Table([fighter("Ana", first_aid=60), fighter("Cid", **STURDY)], fighter("Ben"))
    table.begin(Ana=6, Cid=5, Ben=1)
    assert Action.FIRST_AID not in offered(table, "Ana")
    cid = table["Cid"]
    table.play("Ana action pass", "Cid action pass")
    struck = [
        "Ben action strike",
        "Ben target Cid",
        "Ben attack 40",
        "Cid defence none",
        "Ben location 12",
        "Ben damage 4",
    ]
    table.play(*struck)
    assert cid.wound_count == 1
    table.play("Ana action first-aid", "Ben action pass")
    assert (table["Ana"].aids, cid.aided) == (cid.index, True)
    table.play(*["Ben action pass"] * 3, "Ana first_aid 30")
    assert (table["Ana"].aids, cid.aided) == (-1, False)
    assert cid.hurt[CHEST] == 3


@pytest.mark.clause("IH-13.2", "IH-1.6")
def test_putting_out_flames_takes_both_actions() -> None:
    table = duel()
    table["Ana"].burning = 1 << CHEST
    table["Ana"].defences_left = 0
    assert Action.DOUSE not in offered(table, "Ana")
    table["Ana"].defences_left = 1
    table.play("Ana action douse", "Ana douse 5")
    assert (table["Ana"].burning, table["Ana"].attacks_left, table["Ana"].defences_left) == (0, 0, 0)


# ---- the change of round --------------------------------------------------------------------------------------------


def last_moment(table: Table, *names: str) -> None:
    """Nobody does anything up to the change of round."""
    while table.fight.moment > 0:
        for name in names:
            table.play(f"{name} action pass")
        while table.fight.phase == Phase.TURNS and table.fight.moment and all(table[name].had_turn for name in names):
            table.step()


@pytest.mark.clause("IH-20.1")
def test_who_fought_tires_and_who_rested_has_points_back() -> None:
    table = Table([fighter("Ana"), fighter("Cid")], [fighter("Ben"), fighter("Dan", armour=["hauberk"])])
    table.begin(Ana=6, Cid=5, Ben=4, Dan=3)
    cid = table["Cid"]
    cid.stamina, cid.spent = 7, 1
    table.play("Ana action strike", "Ana target Ben", "Ana attack 70")
    table["Dan"].ran = True
    table.play("Cid action pass", "Ben action pass", "Dan action pass")
    table.step()
    last_moment(table, "Ana", "Cid", "Ben", "Dan")
    table.play("Cid rest 2")
    assert [(told.who, told.numbers[0]) for told in table.events(Event.TIRES)] == [("Ana", 9), ("Dan", 9)]
    assert (cid.stamina, cid.spent) == (8, 0)  # no more than what fighting cost
    assert table["Ben"].stamina == 10


@pytest.mark.clause("IH-20.1", "IH-20.2", "IH-20.3", "IH-20.4", "IH-20.5", "IH-20.6")
def test_the_checklist_in_its_order() -> None:
    venom = {"name": "venom", "potency": 10, "rounds": 3}
    ben = fighter("Ben", {**blade(), "poison": venom}, blood=60, hit_points=60)
    table = duel(fighter("Ana", blade(quality=50), blood=60, blood_now=9, hit_points=60), ben)
    ana = table["Ana"]
    ana.poison, ana.poison_left, ana.burning = 0, 3, 1 << 0
    table.play(*blow("Ana", 40, "Ben"), "Ana location 12", "Ana damage 4", "Ben action pass")
    for _ in range(4):
        table.play("Ana action pass", "Ben action pass")
    table.step()
    phases = []
    lines = {
        Phase.BLEEDING: ["Ben bleeding 90"],
        Phase.FIRE: ["Ana poison 40", "Ana spread 90"],
        Phase.MIND: ["Ana stay_awake 40"],
        Phase.WEAR: ["Ana wear 90"],
        Phase.INITIATIVE: ["Ana initiative 1", "Ben initiative 2"],
    }
    while table.fight.phase != Phase.TURNS:
        phases.append(table.fight.phase)
        table.call(advance, table.fight, lines=lines.get(table.fight.phase, []))
    assert phases == [Phase.FATIGUE, Phase.BLEEDING, Phase.FIRE, Phase.MIND, Phase.WEAR, Phase.INITIATIVE]
    assert table["Ben"].blood == 60 - 4 - 2
    assert ana.wear[0] == 1
    assert table.fight.round == 2


@pytest.mark.clause("IH-20.1", "IH-1.1")
def test_before_the_first_round_nobody_tires_or_bleeds() -> None:
    table = Table(fighter("Ana", blood_now=1), fighter("Ben"))
    table.play("Ana initiative 3", "Ben initiative 2")
    assert not table.saw(Event.STAYS)


@pytest.mark.clause("IH-20.1")
def test_a_dodge_or_a_parry_is_fighting_and_a_walk_is_no_rest() -> None:
    table = duel(fighter("Ana"), fighter("Ben", **STURDY))
    table.play(*blow("Ana", 40, "Ben", "parry", 30))
    assert table["Ben"].fought
    table = duel(runner(), distance=9)
    table.play(*walked(1))
    assert (table["Ana"].fought, table["Ana"].acted) == (False, True)
