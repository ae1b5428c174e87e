"""IH-7.5 to IH-7.8, IH-8: from shot to shot, and at whom one can shoot or throw."""

from __future__ import annotations

from typing import Any

import pytest

from affray.core.kinds import Presence
from affray.rulesets.iskuhetki.codes import Event, Why
from affray.rulesets.iskuhetki.kinds import Action, Grade, Opening
from affray.rulesets.iskuhetki.rules.deeds import loaded
from affray.rulesets.iskuhetki.rules.ground import gap
from affray.rulesets.iskuhetki.rules.missiles import aiming
from affray.rulesets.iskuhetki.rules.state import fall
from affray.rulesets.iskuhetki.rules.targets import shoot_targets, throw_targets

from tests.iskuhetki.table import STURDY, Sheet, Table, blade, blow, bow, fighter, offered

MISS = 96
BOW, CROSSBOW = 1, 3  # reload steps: the state "loaded" is x+2 and x+4
OPEN = {"columns": 30, "rows": 5}


def crossbow(**figures: Any) -> Sheet:
    """A crossbow of d6 with a dozen bolts."""
    bolts = [{"name": "bolt", "fits": "crossbow"}]
    basic = {"name": "crossbow", "damage": "d6", "type": "piercing", "hands": 2, "missile": "crossbow"}
    return {**basic, "bands": [20, 40, 80], "arrows": bolts, **figures}


def field(ana: Sheet, *enemies: Sheet, hexes: int = 10, **rest: Any) -> Table:
    """Ana, whose turn it is, and her enemies, Ben unless said otherwise, so far away."""
    table = Table(ana, list(enemies) or fighter("Ben", **STURDY), distance=hexes, **rest)
    table.begin(**{name: 6 - k for k, name in enumerate(table.roster.names)})
    return table


def state(table: Table) -> int | None:
    """What a shot has on top of the skill now; None while there is none."""
    if Action.SHOOT not in offered(table):
        return None
    found: int = table.call(aiming, table.fight, table["Ana"], 0)
    return found


def next_turn(table: Table) -> None:
    """Ben does nothing, and the next moment begins, with the first one of the next round if need be."""
    table.play("Ben action pass")
    table.step()
    if table.fight.moment == 0:
        table.play(*["Ana wear 1"] * bool(table["Ana"].used), "Ana initiative 6", "Ben initiative 1")


def states(table: Table, moments: int) -> list[int | None]:
    """The state of Ana's weapon at her turn in each of the next moments: she loads, and aims as soon as she can."""
    found = []
    for _ in range(moments):
        next_turn(table)
        found.append(state(table))
        table.play(f"Ana action {'reload' if found[-1] is None else 'aim'}")
    return found


# ---- moment by moment -----------------------------------------------------------------------------------------------


@pytest.mark.clause("IH-7.5")
def test_a_bow_counted_from_the_moment_of_the_shot() -> None:
    table = field(fighter("Ana", bow(ready="loaded")))
    table.play("Ana action shoot", f"Ana attack {MISS}")  # x
    assert states(table, 7) == [None, -20, 0, 15, 0, 15, 0]  # x+1 and so on; x+5 is as x+3


@pytest.mark.clause("IH-7.6")
def test_a_crossbow_counted_from_the_moment_of_the_shot() -> None:
    table = field(fighter("Ana", crossbow(ready="loaded")))
    table.play("Ana action shoot", f"Ana attack {MISS}")
    assert states(table, 8) == [None, None, None, -20, 0, 20, 20, 20]  # the aim lasts


@pytest.mark.clause("IH-7.5", "IH-7.6")
@pytest.mark.parametrize(
    ("weapon", "steps", "chance"),
    [(bow, 1, 30), (bow, 2, 50), (bow, 3, 65), (crossbow, 3, 30), (crossbow, 4, 50), (crossbow, 5, 70)],
)
def test_what_each_state_shoots_with(weapon: Any, steps: int, chance: int) -> None:
    table = field(fighter("Ana", weapon(ready="aimed")))
    table["Ana"].steps[0] = steps
    table.play("Ana action shoot", f"Ana attack {chance}", "Ana location 12", "Ana damage 1", "Ben organ 99")
    assert [told.numbers[:2] for told in table.events(Event.SHOOTS)] == [(chance, chance)]
    assert (table["Ana"].steps[0], table["Ana"].nocked, table["Ana"].aim_at) == (0, -1, -1)


@pytest.mark.clause("IH-7.5")
def test_the_arrow_is_gone_with_the_shot() -> None:
    table = field(fighter("Ana", bow({"name": "shaft", "count": 2}, ready="loaded")))
    table.play("Ana action shoot", f"Ana attack {MISS}")
    assert table["Ana"].arrows[0] == 1
    next_turn(table)
    table.play("Ana action reload")
    assert table["Ana"].arrows[0] == 1
    assert Action.RELOAD not in offered(table)


@pytest.mark.clause("IH-7.5")
@pytest.mark.parametrize(("mixed", "counts", "moments"), [(True, (5, 5), 2), (True, (5, 0), 1), (False, (5, 5), 1)])
def test_an_arrow_out_of_mixed_ones_takes_a_moment_more(mixed: bool, counts: tuple[int, int], moments: int) -> None:
    kinds = [{"name": name, "count": count} for name, count in zip(("shaft", "bodkin"), counts, strict=True)]
    table = field(fighter("Ana", bow(*kinds), mixed_arrows=mixed))
    picked = ["Ana arrow shaft"] if all(counts) else []
    table.play("Ana action reload", *picked)
    for _ in range(moments - 1):
        assert not loaded(table.fight, table["Ana"])
        next_turn(table)
        table.play("Ana action reload")
    assert loaded(table.fight, table["Ana"])


@pytest.mark.clause("IH-7.8")
@pytest.mark.parametrize(("weapon", "loading", "best"), [(bow, BOW, 15), (crossbow, CROSSBOW, 20)])
def test_a_weapon_that_is_ready_starts_loaded_or_aimed_at_the_nearest_any_other_unloaded(
    weapon: Any, loading: int, best: int
) -> None:
    near = [{"between": ["A", "near"], "hexes": 4}]
    enemies = [fighter("Ben"), fighter("Cid", group="near")]
    for ready, found in (("empty", None), ("loaded", -20), ("aimed", best)):
        table = field(fighter("Ana", weapon(ready=ready)), *enemies, distances=near)
        assert state(table) == found
        assert table["Ana"].steps[0] == {"empty": 0, "loaded": loading, "aimed": loading + 2}[ready]
        assert table["Ana"].aim_at == (table["Cid"].index if ready == "aimed" else -1)


# ---- what becomes of an aim -----------------------------------------------------------------------------------------


@pytest.mark.clause("IH-7.8", "IH-7.6")
@pytest.mark.parametrize(("weapon", "loading"), [(bow, BOW), (crossbow, CROSSBOW)])
def test_a_new_target_brings_an_aim_back_to_loaded(weapon: Any, loading: int) -> None:
    table = field(fighter("Ana", weapon(ready="aimed")), fighter("Ben"), fighter("Cid"))
    table.play("Ana action aim", "Ana target Cid")
    assert (table["Ana"].steps[0], table["Ana"].aim_at) == (loading + 1, table["Cid"].index)
    table = field(fighter("Ana", weapon(ready="aimed")), fighter("Ben"), fighter("Cid"))
    table.play("Ana action shoot", "Ana target Cid", f"Ana attack {MISS}")
    assert table.sum("Ana", Why.SNAP) == -20
    table = field(fighter("Ana", weapon(ready="aimed")), fighter("Ben"), fighter("Cid"))
    table.play("Ana action shoot", "Ana target Ben", f"Ana attack {MISS}")
    assert table.sum("Ana", Why.SNAP, Why.AIMING) > 0


def aimed(weapon: Any, **rest: Any) -> Table:
    """Ana, who has aimed at Ben beside her; he has the first turn."""
    table = Table(fighter("Ana", weapon(ready="aimed"), dodge=50, **STURDY, **rest), fighter("Ben", **STURDY))
    table.begin(Ana=1, Ben=6)
    return table


@pytest.mark.clause("IH-7.8")
@pytest.mark.parametrize(("weapon", "loading"), [(bow, BOW), (crossbow, CROSSBOW)])
def test_a_dodge_a_wound_or_a_fall_brings_an_aim_back_to_loaded(weapon: Any, loading: int) -> None:
    table = aimed(weapon)
    table.play(*blow("Ben", 40, "Ana", "dodge", 30))
    assert (table["Ana"].steps[0], table["Ana"].aim_at) == (loading, -1)
    table = aimed(weapon)
    table.play(*blow("Ben", 40, "Ana"), "Ben location 12", "Ben damage 1")
    assert (table["Ana"].steps[0], table["Ana"].aim_at) == (loading, -1)
    table = aimed(weapon)
    table.call(fall, table.fight, table["Ana"])
    assert (table["Ana"].steps[0], table["Ana"].aim_at) == (loading, -1)
    assert loaded(table.fight, table["Ana"])


@pytest.mark.clause("IH-7.8")
def test_what_does_not_wound_leaves_the_aim() -> None:
    table = aimed(bow, armour=[{"name": "mail", "points": 6, "material": "hide"}])
    table.play(*blow("Ben", 40, "Ana"), "Ben location 12", "Ben damage 6")
    table.play("Ana action shoot", f"Ana attack {MISS}")
    assert table.sum("Ana", Why.AIMING) == 15


@pytest.mark.clause("IH-7.8", "IH-3.4", "IH-2.14")
def test_moving_brings_it_back_and_a_shot_out_of_movement_is_worse_by_25() -> None:
    table = field(fighter("Ana", bow(ready="aimed"), combat_move=40))
    table.play("Ana action walk", "Ana hexes -1", "Ana follow shoot", f"Ana attack {MISS}")
    assert (table.sum("Ana", Why.SNAP), table.sum("Ana", Why.SELF_MOVES), table.sum("Ana")) == (-20, -25, 5)


@pytest.mark.clause("IH-7.8")
@pytest.mark.parametrize("steps", [1, 2])
def test_steps_of_reloading_stay_done_whatever_else_one_does(steps: int) -> None:
    struck = ["Ben action strike", "Ben attack 40", "Ben location 12", "Ben damage 1"]
    table = field(fighter("Ana", crossbow(), {"weapon": "kick"}, **STURDY), hexes=1)
    for _ in range(steps):
        table.play("Ana action reload")
        next_turn(table)
    table.play("Ana action strike", f"Ana attack {MISS}", *struck)
    assert table["Ana"].steps[0] == steps


@pytest.mark.clause("IH-7.8")
def test_the_states_advance_only_with_the_attack_action() -> None:
    table = field(fighter("Ana", bow(ready="loaded")))
    table.play("Ana action aim")
    assert table["Ana"].attacks_left == 0
    next_turn(table)
    table.play("Ana action pass")
    next_turn(table)
    assert state(table) == 0


# ---- at whom --------------------------------------------------------------------------------------------------------


@pytest.mark.clause("IH-7.7")
@pytest.mark.parametrize(("hexes", "cost"), [(1, 0), (10, 0), (11, -20), (20, -20), (21, -40), (30, -40), (31, None)])
def test_range_bands_and_accuracy_are_parts_of_the_sum(hexes: int, cost: int | None) -> None:
    arrow = {"name": "shaft", "accuracy": 8}
    table = field(fighter("Ana", bow(arrow, ready="loaded", bands=[10, 20, 30])), hexes=hexes)
    if cost is None:
        assert Action.SHOOT not in offered(table)
        return
    table.play("Ana action shoot", f"Ana attack {MISS}")
    assert (table.sum("Ana", Why.BAND), table.sum("Ana", Why.ACCURACY)) == (cost, 8)
    assert table.sum("Ana") == 50 - 20 + 8 + cost


def walled(*ana: Sheet) -> Table:
    """Ana and Ben, 2 hexes apart, a closed door between them."""
    plan = {**OPEN, "doors": [{"at": [4, 2], "side": "e"}]}
    table = Table(fighter("Ana", *ana, at=[4, 2]), fighter("Ben", at=[6, 2]), map=plan)
    table.begin(Ana=6, Ben=1)
    return table


@pytest.mark.clause("IH-7.7", "IH-2.13")
def test_the_line_of_sight_must_be_free() -> None:
    for weapon in (bow(ready="loaded"), blade()):
        table = walled(weapon)
        assert not offered(table) & {Action.SHOOT, Action.AIM, Action.AIMED_SHOT, Action.THROW}
        table.fight.doors = 1
        assert offered(table) & {Action.SHOOT, Action.THROW}


@pytest.mark.clause("IH-7.5", "IH-6.11")
def test_one_shoots_what_is_loaded_and_in_hand_and_not_in_a_grapple() -> None:
    table = field(fighter("Ana", blade(), bow()))
    assert not offered(table) & {Action.SHOOT, Action.RELOAD, Action.AIM}  # it is in the belt
    table = field(fighter("Ana", bow(ready="loaded")), hexes=0)
    assert shoot_targets(table.fight, table["Ana"]) == 1 << table["Ben"].index
    table["Ana"].grappled, table["Ben"].grappled = 1, 0
    assert not offered(table) & {Action.SHOOT, Action.RELOAD, Action.AIM, Action.THROW}


@pytest.mark.clause("IH-7.7", "IH-8.1")
def test_nobody_shoots_or_throws_at_friends_the_dead_or_those_gone() -> None:
    table = Table([fighter("Ana"), fighter("Eve")], [fighter(name) for name in ("Ben", "Cid", "Dan")], distance=3)
    table["Cid"].dead, table["Dan"].presence = True, Presence.AWAY
    assert throw_targets(table.fight, table["Ana"]) == 1 << table["Ben"].index


@pytest.mark.clause("IH-3.4", "IH-1.6")
def test_an_aimed_shot_strikes_a_location_of_choice() -> None:
    table = field(fighter("Ana", bow(ready="loaded")))
    table["Ana"].steps[0], table["Ana"].aim_at = 2, table["Ben"].index
    table.play("Ana action aimed-shot", "Ana aim head", "Ana attack 20", "Ana damage 2", "Ben organ 99")
    assert (table.sum("Ana", Why.AIMED), table["Ben"].hurt[12]) == (-30, 2)


# ---- throwing -------------------------------------------------------------------------------------------------------


@pytest.mark.clause("IH-8.1", "IH-8.3")
@pytest.mark.parametrize(("hexes", "chance"), [(1, 60), (2, 45), (3, 30), (6, -15), (7, None)])
def test_the_first_hex_is_free_and_each_further_one_costs_15(hexes: int, chance: int | None) -> None:
    table = field(fighter("Ana", throw=60), hexes=hexes)
    if chance is None:
        assert Action.THROW not in offered(table)
        return
    table.play("Ana action throw", f"Ana attack {MISS}")
    assert [told.numbers[1] for told in table.events(Event.THROWS)] == [chance]


@pytest.mark.clause("IH-8.3")
@pytest.mark.parametrize(("hexes", "chance"), [(4, 55), (5, 35), (9, 35), (13, 15)])
def test_a_throwing_axe_has_its_own_skill_and_bands_and_always_hacks(hexes: int, chance: int) -> None:
    table = field(fighter("Ana", {"weapon": "throwing-axe", "skill": 55}, throw=5), hexes=hexes)
    table.play(
        "Ana action throw", f"Ana attack {chance}", "Ben defence none", "Ana location 12", "Ana damage 4",
        "Ben bone 99",
    )  # fmt: skip
    assert [told.numbers[1] for told in table.events(Event.THROWS)] == [chance]
    assert [told.numbers[:2] for told in table.events(Event.WOUND)] == [(3, 4)]


@pytest.mark.clause("IH-8.2")
@pytest.mark.parametrize(
    ("does", "edge"), [("blade", "stab"), ("piercing", "stab"), ("hack", "hack"), ("blunt", "bruise")]
)
@pytest.mark.parametrize(("face", "grade"), [(40, Grade.SUCCESS), (10, Grade.SPECIAL), (2, Grade.CRITICAL)])
def test_thrown_a_weapon_does_blunt_damage_and_an_edged_one_other_on_a_special(
    does: str, edge: str, face: int, grade: Grade
) -> None:
    table = field(fighter("Ana", blade(type=does), throw=60), hexes=1)
    kind = edge if grade > Grade.SUCCESS else "bruise"
    rolled = "Ben organ 99" if kind == "stab" else "Ben bone 100"
    table.play("Ana action throw", f"Ana attack {face}", "Ben defence none", "Ana location 12", "Ana damage 3", rolled)
    assert [told.numbers[0] for told in table.events(Event.WOUND)] == [{"bruise": 1, "stab": 2, "hack": 3}[kind]]


@pytest.mark.clause("IH-8.1", "IH-1.6")
def test_what_was_thrown_lies_with_the_target() -> None:
    table = Table(fighter("Ana", throw=60, at=[4, 2]), fighter("Ben", at=[6, 2]), map=OPEN)
    table.begin(Ana=6, Ben=1)
    table.play("Ana action throw", f"Ana attack {MISS}")
    ana = table["Ana"]
    assert (ana.main, ana.dropped, ana.lies[0]) == (-1, 1, table["Ben"].piece.place)
    assert Action.READY not in offered(table)
    ana.piece.place = table["Ben"].piece.place
    assert Action.READY in offered(table)


@pytest.mark.clause("IH-8.1", "IH-3.4", "IH-2.14")
def test_a_throw_out_of_movement_is_worse_by_25_and_at_who_moved_by_15() -> None:
    table = field(fighter("Ana", throw=60, combat_move=40), hexes=4)
    table["Ben"].moving = True
    table.play("Ana action walk", "Ana hexes 2", "Ana follow throw", f"Ana attack {MISS}")
    assert gap(table.fight, table["Ana"], table["Ben"]) == 2
    assert [told.numbers[1] for told in table.events(Event.THROWS)] == [60 - 15 - 15 - 25]


@pytest.mark.clause("IH-8.1", "IH-3.10")
def test_no_opening_comes_of_a_fumbled_throw_or_shot() -> None:
    table = field(fighter("Ana", throw=60), hexes=1)
    table.play("Ana action throw", "Ana attack 100")
    assert table["Ben"].opening == Opening.NONE
    table = field(fighter("Ana", bow(ready="loaded")))
    table.play("Ana action shoot", "Ana attack 100")
    assert table["Ben"].opening == Opening.NONE
