"""IH-7, IH-8, IH-19.2, IH-19.4: bows, throws, shields against them."""

from __future__ import annotations

from typing import Any

import pytest

from affray.rulesets.iskuhetki.codes import Event, Why
from affray.rulesets.iskuhetki.kinds import Action, Cover, Opening
from affray.rulesets.iskuhetki.rules.ground import gap
from affray.rulesets.iskuhetki.rules.missiles import beside, in_melee_with, is_covered
from affray.rulesets.iskuhetki.rules.packed import wound_arrow, wound_bleed

from tests.iskuhetki.table import STURDY, Sheet, Table, blade, bow, fighter, offered, shield

PLAIN, SPECIAL, CRITICAL, MISS = 40, 8, 2, 70  # on a d100 against 50
CHEST, FOREARM, HAND, HEAD = 5, 10, 11, 12
SHAFT = {"name": "shaft", "penetration": 2}


def archer(*arrows: Sheet, ready: str = "loaded", **rest: Any) -> Sheet:
    """Ana with a bow of d6 that is ready; at once she shoots with 30, and 50 as soon as she has aimed."""
    return fighter("Ana", bow(*(arrows or (SHAFT,)), ready=ready), blade(), **rest)


def range_of(ana: Sheet | None = None, *others: Sheet, hexes: int = 10, **rest: Any) -> Table:
    """Ana, whose turn it is, and Ben, so far away."""
    table = Table(ana or archer(), list(others) or fighter("Ben", **STURDY), distance=hexes, **rest)
    names = table.roster.names
    table.begin(**{name: 6 - k for k, name in enumerate(names)})
    ana_now = table["Ana"]
    if ana_now.nocked >= 0:
        ana_now.steps[0] = 2  # one moment of aiming: a normal shot
        ana_now.aim_at = table["Ben"].index
    return table


def shot(face: int, *then: str, defence: str = "") -> list[str]:
    """Ana shoots at Ben."""
    return ["Ana action shoot", f"Ana attack {face}", *([f"Ben defence {defence}"] if defence else []), *then]


def armoured(points: int) -> Sheet:
    """Ben in something that doesn't wear."""
    return fighter("Ben", armour=[{"name": "mail", "points": points, "material": "hide"}], **STURDY)


# ---- penetration ----------------------------------------------------------------------------------------------------


@pytest.mark.clause("IH-7.1", "IH-7.2")
@pytest.mark.parametrize(
    ("armour", "die", "through"),
    [(0, 5, 5), (1, 5, 5), (2, 5, 5), (3, 5, 4), (4, 5, 3), (6, 5, 1), (7, 5, 0), (8, 5, 0)],
)
def test_the_head_is_taken_off_the_armour_and_the_rest_of_it_off_the_die(armour: int, die: int, through: int) -> None:
    table = range_of(archer(), armoured(armour) if armour else fighter("Ben", **STURDY))
    organ = ["Ben organ 99"] if through else []
    table.play(*shot(PLAIN, "Ana location 12", f"Ana damage {die}", *organ))
    assert table["Ben"].hurt[CHEST] == through
    assert table.saw(Event.STUCK) is (through > 0)


@pytest.mark.clause("IH-7.4")
@pytest.mark.parametrize(
    ("face", "lines", "through"),
    [(PLAIN, ["Ana damage 3"], 1), (SPECIAL, ["Ana damage 3"], 3), (CRITICAL, [], 6)],
)
def test_a_special_doubles_the_penetration_and_a_critical_does_the_most_damage_too(
    face: int, lines: list[str], through: int
) -> None:
    table = range_of(archer(), armoured(4))
    table.play(*shot(face, "Ana location 12", *lines, "Ben organ 100"))
    assert table["Ben"].hurt[CHEST] == through


@pytest.mark.clause("IH-7.9", "IH-3.12")
def test_a_bow_has_no_damage_bonus() -> None:
    table = range_of(archer(damage_bonus="2d6"))
    table.play(*shot(PLAIN, "Ana location 12", "Ana damage 3", "Ben organ 99"))
    assert table["Ben"].hurt[CHEST] == 3


@pytest.mark.clause("IH-7.3", "IH-7.10")
def test_the_arrow_stays_until_it_is_torn_out() -> None:
    table = range_of()
    table.play(*shot(PLAIN, "Ana location 12", "Ana damage 3", "Ben organ 99"))
    ben = table["Ben"]
    assert wound_arrow(ben.wounds[0]) == 1
    assert wound_bleed(ben.wounds[0]) == 1
    table.play("Ben action pull-arrow")
    assert wound_arrow(ben.wounds[0]) == 0
    assert wound_bleed(ben.wounds[0]) == 2
    assert Action.PULL_ARROW not in offered(table, "Ben")


# ---- from shot to shot ----------------------------------------------------------------------------------------------


def moments(table: Table, *mine: str) -> list[list[int]]:
    """What Ana shoots with, moment by moment, doing this; Ben does nothing."""
    found = []
    for action in mine:
        table.play(f"Ana action {action}", *(["Ana attack 96"] if action == "shoot" else []))
        found.append([told.numbers[1] for told in table.events(Event.SHOOTS)])
        table.play("Ben action pass")
        table.step()
        if table.fight.moment == 0:
            table.play(*["Ana wear 1"] * bool(table["Ana"].used), "Ana initiative 6", "Ben initiative 1")
    return found


@pytest.mark.clause("IH-7.5")
def test_a_bow_shoots_again_from_the_second_moment_on_worse_and_better() -> None:
    table = range_of(archer(ready="empty"))
    assert Action.SHOOT not in offered(table, "Ana")
    assert moments(table, "reload", "shoot") == [[], [30]]
    table = range_of(archer(ready="empty"))
    assert moments(table, "reload", "aim", "shoot", "reload") == [[], [], [50], []]
    table = range_of(archer(ready="empty"))
    assert moments(table, "reload", "aim", "aim", "shoot") == [[], [], [], [65]]


@pytest.mark.clause("IH-7.5")
def test_who_aims_too_long_with_a_bow_falls_back() -> None:
    table = range_of(archer(ready="empty"))
    assert moments(table, "reload", "aim", "aim", "aim", "shoot") == [[], [], [], [], [50]]


@pytest.mark.clause("IH-7.6")
@pytest.mark.parametrize(("aims", "chance"), [(0, 30), (1, 50), (2, 70), (5, 70)])
def test_a_crossbow_takes_three_moments_and_its_aim_lasts(aims: int, chance: int) -> None:
    crossbow = {"weapon": "light-crossbow", "arrows": [{"name": "bolt", "fits": "crossbow"}], "bands": [20, 40, 60]}
    table = range_of(fighter("Ana", crossbow))
    found = moments(table, "reload", "reload", "reload", *["aim"] * aims)
    assert Action.SHOOT in offered(table, "Ana")
    assert found == [[]] * (3 + aims)
    table.play("Ana action shoot", "Ana attack 96")
    assert table.sum("Ana") == chance


@pytest.mark.clause("IH-7.5")
def test_mixed_arrows_take_a_moment_more() -> None:
    arrows = [SHAFT, {"name": "bodkin", "penetration": 4}]
    table = range_of(archer(*arrows, ready="empty", mixed_arrows=True))
    table.play("Ana action reload", "Ana arrow bodkin", "Ben action pass")
    table.step()
    assert Action.SHOOT not in offered(table, "Ana")
    table.play("Ana action reload")
    assert Action.SHOOT in offered(table, "Ana")
    table = range_of(archer(*arrows, ready="empty"))
    table.play("Ana action reload", "Ana arrow shaft")
    assert Action.SHOOT in offered(table, "Ana")


@pytest.mark.clause("IH-7.5")
def test_arrows_run_out() -> None:
    table = range_of(archer({**SHAFT, "count": 1}))
    table.play(*shot(MISS))
    assert table["Ana"].arrows[0] == 0
    assert not offered(table, "Ana") & {Action.RELOAD, Action.SHOOT}


@pytest.mark.clause("IH-7.8")
def test_what_brings_an_aim_back_to_loaded() -> None:
    table = range_of(archer(ready="aimed", combat_move=40), hexes=4)
    ana = table["Ana"]
    ana.steps[0] = 3
    table.play("Ana action move", "Ana hexes -1")
    assert ana.steps[0] == 1
    table = range_of(archer(), fighter("Ben", **STURDY), fighter("Cid"))
    table.play("Ana action shoot", "Ana target Cid", "Ana attack 96")
    assert table.sum("Ana", Why.SNAP) == -20  # aimed at another
    table = range_of(archer(**STURDY), fighter("Ben", "javelin"))
    table.play("Ana action pass", "Ben action throw", "Ben attack 5", "Ben location 12", "Ben damage 1", "Ana organ 99")
    assert table["Ana"].steps[0] == 1  # wounded


@pytest.mark.clause("IH-7.8")
def test_steps_of_reloading_stay_done() -> None:
    crossbow = {"weapon": "light-crossbow", "arrows": [{"name": "bolt", "fits": "crossbow"}]}
    table = range_of(fighter("Ana", crossbow))
    table.play("Ana action reload", "Ben action pass", "Ana action move", "Ana hexes -1", "Ben action pass")
    assert table["Ana"].steps[0] == 1


# ---- answers --------------------------------------------------------------------------------------------------------


@pytest.mark.clause("IH-7.9", "IH-3.9")
def test_a_dodge_stops_an_arrow_and_opens_nothing() -> None:
    table = range_of(archer(), fighter("Ben", dodge=50))
    table.play(*shot(PLAIN, "Ben defence 5", defence="dodge"))
    assert table.saw(Event.STOPS)
    assert table["Ben"].opening == Opening.NONE


@pytest.mark.clause("IH-19.4")
@pytest.mark.parametrize(
    ("cover", "covered"),
    [
        (Cover.BODY, {"abdomen", "chest", "arms"}),
        (Cover.HEAD, {"head", "chest", "arms"}),
        (Cover.BODY_THIGH, {"abdomen", "chest", "arms", "thighs"}),
        (Cover.BODY_HEAD, {"abdomen", "chest", "arms", "head"}),
        (Cover.ALL, {"abdomen", "chest", "arms", "head", "thighs", "shins"}),
    ],
)
def test_what_a_shield_covers(cover: Cover, covered: set[str]) -> None:
    parts = {
        "shins": (0, 1),
        "thighs": (2, 3),
        "abdomen": (4,),
        "chest": (5,),
        "arms": tuple(range(6, 12)),
        "head": (12,),
    }
    table = range_of()
    ben = table["Ben"]
    ben.cover = cover
    for part, locations in parts.items():
        assert {is_covered(table.fight, ben, k) for k in locations} == {part in covered}, part


@pytest.mark.clause("IH-19.4")
@pytest.mark.parametrize(
    ("kind", "choices"), [("target", ["body", "head"]), ("kite", ["body-thigh", "body-head"]), ("full", ["all"])]
)
def test_each_kind_of_shield_has_its_covers(kind: str, choices: list[str]) -> None:
    for choice in choices:
        table = range_of(archer(), fighter("Ben", blade(), shield(shield=kind, level=2), **STURDY))
        named = [f"Ben cover cover-{choice}"] if len(choices) > 1 else []
        table.play(*shot(PLAIN, *named, "Ana location 12", "Ana damage 5", defence="cover"))
        assert table.saw(Event.COVERED)
        assert table["Ben"].wear[1] == 1
        assert table["Ben"].wound_count == 0


@pytest.mark.clause("IH-19.4")
def test_cover_is_good_for_all_arrows_of_the_moment_and_not_for_what_it_leaves_open() -> None:
    dan = {**archer(), "name": "Dan"}
    table = Table([archer(), dan], fighter("Ben", blade(), shield(), **STURDY), distance=10)
    table.begin(Ana=6, Dan=5, Ben=1)
    table.play(*shot(20, "Ben cover cover-body", "Ana location 12", "Ana damage 1", defence="cover"))
    assert table["Ben"].defences_left == 0
    table.play("Dan action shoot", "Dan attack 20", "Dan location 20", "Dan damage 1", "Ben organ 99")
    assert table["Ben"].hurt[HEAD] == 1


@pytest.mark.clause("IH-19.2")
@pytest.mark.parametrize(
    ("face", "die", "where", "points"),
    [(PLAIN, "6", -1, 0), (SPECIAL, "6", FOREARM, 6), (SPECIAL, "1", FOREARM, 1), (CRITICAL, "", HAND, 6)],
)
def test_what_exceeds_the_shields_level_strikes_the_arm_behind_it(face: int, die: str, where: int, points: int) -> None:
    table = range_of(archer(), fighter("Ben", blade(), shield(level=2), **STURDY))
    rolled = [f"Ana damage {die}"] if die else []
    bone = ["Ben bone 99"] if where >= 0 else []
    table.play(*shot(face, "Ben cover cover-body", "Ana location 12", *rolled, *bone, defence="cover"))
    struck = [min(6, (int(die or 6) + 4) - 3)] if where >= 0 else []
    assert [told.numbers[0] for told in table.events(Event.PIERCED)] == [min(points, each) for each in struck]
    assert [k for k in range(13) if table["Ben"].hurt[k]] == ([where] if where >= 0 else [])


# ---- stray shots ----------------------------------------------------------------------------------------------------


def melee(face: int, *then: str) -> Table:
    """Ana shoots at Ben, who fights Eve, her friend, with Cid, his friend, beside them."""
    near = [{"between": ["near", "B"], "hexes": 1}]
    friends, enemies = [archer(), fighter("Eve", group="near")], [fighter("Ben", **STURDY), fighter("Cid", **STURDY)]
    table = Table(friends, enemies, distance=10, distances=near)
    table.begin(Ana=6, Eve=5, Ben=4, Cid=3)
    table["Ana"].steps[0], table["Ana"].aim_at = 2, table["Ben"].index
    table.play("Ana action shoot", "Ana target Ben", f"Ana attack {face}", *then)
    return table


@pytest.mark.clause("IH-7.7")
@pytest.mark.parametrize(("face", "strays"), [(51, True), (70, True), (71, False)])
def test_a_shot_into_a_melee_that_misses_by_20_strays(face: int, strays: bool) -> None:
    table = melee(face, *(["Ana stray 1", "Ana attack 26"] if strays else []))
    assert [told.other for told in table.events(Event.STRAYS)] == (["Eve"] if strays else [])


@pytest.mark.clause("IH-7.7")
def test_it_strikes_at_another_with_half_of_the_skill() -> None:
    table = melee(60, "Ana stray 2", "Ana attack 25", "Ana location 12", "Ana damage 2", "Cid organ 99")
    assert table["Cid"].hurt[CHEST] == 2
    assert table["Ben"].wound_count == 0


@pytest.mark.clause("IH-7.7", "IH-2.13")
def test_who_is_behind_a_wall_is_not_next_to_the_target() -> None:
    plan = {"columns": 12, "rows": 3, "walls": [{"at": [8, 1], "side": "e"}]}
    friends = [archer(at=[0, 1]), fighter("Eve", at=[9, 1])]
    table = Table(friends, [fighter("Ben", at=[8, 1]), fighter("Cid", at=[7, 1])], map=plan)
    fight, ana, ben = table.fight, table["Ana"], table["Ben"]
    assert gap(fight, ben, table["Eve"]) == 1
    assert beside(fight, ana, ben) == 1 << table["Cid"].index
    assert not in_melee_with(fight, ben, beside(fight, ana, ben))


@pytest.mark.clause("IH-7.7")
def test_outside_of_a_melee_a_miss_is_a_miss() -> None:
    table = range_of()
    table.play(*shot(55))
    assert not table.saw(Event.STRAYS)


# ---- throws ---------------------------------------------------------------------------------------------------------


def thrower(*things: Any, **rest: Any) -> Table:
    """Ana throws from 2 hexes away."""
    return range_of(fighter("Ana", *things, throw=60, **rest), hexes=2)


@pytest.mark.clause("IH-8.1", "IH-8.2")
@pytest.mark.parametrize(("face", "kind"), [(30, 1), (5, 2)])
def test_a_sword_does_blunt_damage_but_on_a_special_lands_edge_first(face: int, kind: int) -> None:
    table = thrower(blade())
    rolled = "Ben bone 99" if kind == 1 else "Ben organ 99"
    table.play("Ana action throw", f"Ana attack {face}", "Ben defence none", "Ana location 12", "Ana damage 4", rolled)
    assert table.sum("Ana") == 45 + 4
    assert [told.numbers[0] for told in table.events(Event.WOUND)] == [kind]
    assert table["Ana"].main == -1
    assert table["Ana"].dropped & 1


@pytest.mark.clause("IH-8.2")
def test_an_axe_hacks_when_it_lands_edge_first() -> None:
    table = thrower(blade(type="hack"))
    table.play("Ana action throw", "Ana attack 5", "Ben defence none", "Ana location 12", "Ana damage 4", "Ben bone 99")
    assert [told.numbers[0] for told in table.events(Event.WOUND)] == [3]


@pytest.mark.clause("IH-8.3", "IH-7.9")
def test_a_javelin_by_its_own_skill_with_half_the_damage_bonus() -> None:
    table = thrower({"weapon": "javelin", "skill": 50, "count": 2}, damage_bonus="d6")
    named = ["Ana action throw", "Ana attack 40", "Ben defence parry", "Ben defence 60"]
    table.play(*named, "Ana location 12", "Ana damage 4", "Ana damage_bonus 5", "Ben organ 99")
    assert table["Ben"].hurt[CHEST] == 6
    assert table["Ana"].main == 0  # the next of its kind
    assert not table.saw(Event.STUCK)


@pytest.mark.clause("IH-7.9", "IH-3.8")
def test_a_thrown_weapon_may_be_parried() -> None:
    table = thrower({"weapon": "javelin", "skill": 50})
    table.play("Ana action throw", "Ana attack 40", "Ben defence parry", "Ben defence 1")
    assert table.saw(Event.STOPS)
    assert table["Ben"].opening == Opening.NONE
