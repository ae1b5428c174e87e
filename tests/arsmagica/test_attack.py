"""AM-4.1 to AM-4.7: attack against defence, wounds, missiles."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from affray.rulesets.arsmagica.codes import Event, Why
from affray.rulesets.arsmagica.rules.attack import attack
from affray.rulesets.arsmagica.rules.figures import steps_beyond
from affray.rulesets.arsmagica.rules.wounds import levels_for, lose_body, lose_fatigue

from tests.arsmagica.table import (
    Sheet,
    Table,
    answer,
    asked,
    blade,
    blow,
    bow,
    fighter,
    happened,
    levels,
    options,
    sit,
)

ANA, BEN = fighter("Ana"), fighter("Ben")
JAVELIN: Sheet = {"name": "javelin", "ability": "thrown_weapon", "range": 10, "shots": 2}


def duel(ana: Sheet, ben: Sheet, **rest: object) -> Table:
    """Ana is first."""
    table = Table(ana, ben, **rest)
    table.begin(Ana=9, Ben=2)
    return table


# ---- attack and defence -----------------------------------------------------------------------------------------


@pytest.mark.clause("AM-4.1")
@pytest.mark.parametrize(("attack_face", "hits"), [(4, False), (5, False), (6, True)])
def test_only_a_higher_attack_hits(attack_face: int, hits: bool) -> None:
    table = duel(fighter("Ana", blade(damage=20)), BEN)
    table.play(*blow("Ana", attack_face, "Ben", 5))
    assert table.saw(Event.HIT) == hits
    assert table.saw(Event.MISSES) != hits
    assert (table["Ben"].body > 0) == hits


@pytest.mark.clause("AM-4.1")
def test_both_add_their_figures_to_stress_dice() -> None:
    ana = fighter("Ana", blade(attack=3), abilities={"single_weapon": 4}, dexterity=1)
    ben = fighter(
        "Ben", blade(defence=2), abilities={"single_weapon": 3}, quickness=2, shield={"name": "targe", "defence": 1}
    )
    table = duel(ana, ben)
    table.play("Ana action strike", "Ana attack 1", "Ana attack 3", "Ben defence 1", "Ben defence 1", "Ben defence 2")
    assert table.events(Event.ATTACKS)[0].numbers[0] == 6 + 8
    assert table.events(Event.DEFENDS)[0].numbers[0] == 8 + 8


@pytest.mark.clause("AM-4.1")
def test_the_attack_may_be_on_any_foe_at_hand() -> None:
    fight = sit(ANA, [BEN, fighter("Cal"), fighter("Dag")])
    answer(fight, *(f"{name} intent blade" for name in ("Ana", "Ben", "Cal", "Dag")))
    answer(fight, "Ana initiative 9", "Ben initiative 4", "Cal initiative 3", "Dag initiative 2", "Ana action strike")
    assert asked(fight) == ["Ana target"]
    assert options(fight) == {"Ben", "Cal", "Dag"}


# ---- damage -----------------------------------------------------------------------------------------------------


@pytest.mark.clause("AM-4.2")
@pytest.mark.parametrize(
    ("points", "lost"),
    [(-7, 0), (-1, 0), (0, 0), (1, 1), (4, 1), (5, 1), (6, 2), (10, 2), (11, 3), (15, 3), (16, 4), (26, 6)],
)
def test_a_level_for_each_five_or_part_of_five(points: int, lost: int) -> None:
    assert levels_for(points) == lost
    # The margin is 1; the rest is damage, or soak where it is below 1.
    ana, ben = fighter("Ana", blade(damage=max(0, points - 1))), fighter("Ben", stamina=max(0, 1 - points))
    table = duel(ana, ben)
    table.play(*blow("Ana", 6, "Ben", 5))
    assert table["Ben"].body == lost
    assert table.saw(Event.SOAKED) == (lost == 0)


@pytest.mark.clause("AM-4.2")
@given(points=st.integers(-100, 200))
def test_a_fifth_rounded_up(points: int) -> None:
    assert levels_for(points) == max(0, (points + 4) // 5)


@pytest.mark.clause("AM-4.2")
def test_margin_and_damage_less_soak() -> None:
    ana = fighter("Ana", blade(damage=6), strength=2, quickness=9)
    ben = fighter("Ben", stamina=1, size=0, armour={"protection": 3, "load": 0})
    fight = sit(ana, ben)
    answer(fight, "Ana intent blade", "Ben intent blade", "Ana initiative 5", "Ben initiative 2")
    answer(fight, "Ana action strike", "Ana attack 1", "Ana attack 8", "Ben defence 7")
    # 16 against 7: 9 + 8 - 4 = 13, three levels.
    assert happened(fight, "hit") == [("Ana", "Ben", (3, 13, 0))]
    assert levels(fight, "Ben") == (3, 0)


# ---- missiles ---------------------------------------------------------------------------------------------------


@pytest.mark.clause("AM-4.3")
@pytest.mark.parametrize("weapon_defence", [5, -5])
def test_against_missiles_the_weapon_is_no_help_but_shield_and_ability_are(weapon_defence: int) -> None:
    ben = fighter(
        "Ben",
        blade(defence=weapon_defence),
        abilities={"single_weapon": 4},
        quickness=2,
        shield={"name": "targe", "defence": 3},
    )
    table = duel(fighter("Ana", bow()), ben, distance=10)
    table.play("Ana action shoot", "Ana attack 9", "Ben defence 3")
    assert table.events(Event.DEFENDS)[0].numbers[0] == 3 + 2 + 4 + 3
    assert table.sum("Ben", Why.WEAPON) == 0


@pytest.mark.clause("AM-4.3")
def test_a_missile_hits_and_wounds_like_a_blow() -> None:
    fight = sit(fighter("Ana", bow(damage=6), strength=1), fighter("Ben", blade(defence=9), stamina=2), distance=15)
    answer(fight, "Ana intent bow", "Ben intent blade", "Ana initiative 5", "Ben initiative 2")
    answer(fight, "Ana action shoot", "Ana attack 7", "Ben defence 6")
    assert happened(fight, "hit") == [("Ana", "Ben", (2, 1 + 7 - 2, 0))]


# ---- levels -----------------------------------------------------------------------------------------------------

HUMAN = [0, 0, -1, -3, -5]


@pytest.mark.clause("AM-4.4")
def test_the_body_levels_of_a_human() -> None:
    table = Table(ANA, BEN)
    ladder = table.fight.book.ladders[table["Ana"].body_ladder]
    assert [ladder.penalty[k] for k in range(5)] == HUMAN
    assert (ladder.out, ladder.last) == (5, 6)
    names = table.roster.things["levels"][:7]
    assert names == ["unhurt", "hurt", "light-wounds", "medium-wounds", "heavy-wounds", "incapacitated", "dead"]


@pytest.mark.clause("AM-4.4")
@pytest.mark.parametrize(("size", "penalties"), [(-1, [0, -1, -3, -5]), (0, HUMAN), (1, [0, 0, *HUMAN[1:]])])
def test_large_ones_have_levels_twice_and_small_ones_lack_hurt(size: int, penalties: list[int]) -> None:
    table = Table(fighter("Ana", size=size), BEN)
    ladder = table.fight.book.ladders[table["Ana"].body_ladder]
    assert [ladder.penalty[k] for k in range(ladder.out)] == penalties
    assert ladder.last == ladder.out + 1


@pytest.mark.clause("AM-4.4")
@pytest.mark.parametrize(("size", "survives"), [(-1, 3), (0, 4), (1, 5), (3, 7)])
def test_in_a_fight_the_large_bear_more(size: int, survives: int) -> None:
    ben = fighter("Ben", size=size, armour={"protection": max(0, -size), "load": 0})
    table = duel(fighter("Ana", blade(damage=5 * survives - 1 + max(0, size))), ben)
    table.play(*blow("Ana", 6, "Ben", 5))
    assert table["Ben"].body == survives
    assert not table.fight.over
    table.play("Ben action pass", *blow("Ana", 6, "Ben", 5))
    assert table.saw(Event.DIES)


@pytest.mark.clause("AM-4.4")
def test_levels_are_data_of_each_being() -> None:
    plank = {
        "kind": "body",
        "levels": [{"level": "whole"}, {"level": "cracked", "out": True}, {"level": "split", "out": True}],
    }
    fight = sit(ANA, fighter("Ben", levels={"body": plank}))
    answer(
        fight, "Ana intent blade", "Ben intent blade", "Ana initiative 5", "Ben initiative 2", *blow("Ana", 7, "Ben", 6)
    )
    assert fight.over
    assert fight.view()["combatants"][1]["tags"] == ["incapacitated"]


@pytest.mark.clause("AM-4.4")
@pytest.mark.parametrize(
    ("body", "lost", "now", "event"),
    [
        (0, 5, 5, Event.INCAPACITATED),
        (4, 1, 5, Event.INCAPACITATED),
        (4, 2, 6, Event.DIES),
        (5, 1, 6, Event.DIES),
        (0, 9, 6, Event.DIES),
    ],
)
def test_past_incapacitated_is_death(body: int, lost: int, now: int, event: Event) -> None:
    table = Table(ANA, BEN)
    table["Ana"].body = body
    table.call(lose_body, table.fight, table["Ana"], lost)
    assert table["Ana"].body == now
    assert table.saw(event)


@pytest.mark.clause("AM-4.4", "AM-4.6")
def test_a_blow_on_the_incapacitated_kills() -> None:
    fight = sit(ANA, [{**BEN, "wounds": 4}, fighter("Cal")])
    answer(fight, "Ana intent blade", "Ben intent blade", "Cal intent blade")
    answer(fight, "Ana initiative 9", "Ben initiative 8", "Cal initiative 2")
    answer(fight, "Ana action strike", "Ana target Ben", "Ana attack 9", "Ben defence 9")
    assert happened(fight, "incapacitated") == [("Ben", "", (0, 0, 0))]
    answer(fight, "Cal action pass", "Ana action strike", "Ana target Ben", "Ana attack 2")
    assert happened(fight, "dies") == [("Ben", "", (0, 0, 0))]


@pytest.mark.clause("AM-4.5")
def test_the_fatigue_levels() -> None:
    table = Table(ANA, BEN)
    ladder = table.fight.book.ladders[table["Ana"].fatigue_ladder]
    assert [ladder.penalty[k] for k in range(5)] == [0, 0, -1, -3, -5]
    assert (ladder.out, ladder.last) == (5, 5)


@pytest.mark.clause("AM-4.5")
@pytest.mark.parametrize(("fatigue", "lost", "now"), [(0, 1, 1), (3, 1, 4), (4, 1, 5), (4, 3, 5), (5, 1, 5)])
def test_down_to_unconscious_and_no_further(fatigue: int, lost: int, now: int) -> None:
    table = Table(ANA, BEN)
    table["Ana"].fatigue = fatigue
    table.call(lose_fatigue, table.fight, table["Ana"], lost)
    assert table["Ana"].fatigue == now
    assert table.saw(Event.UNCONSCIOUS) == (fatigue < now == 5)


@pytest.mark.clause("AM-4.5", "AM-2.6")
def test_in_a_fight_body_and_fatigue_penalties_add_up() -> None:
    fight = sit(fighter("Ana", wounds=2, fatigue=4), BEN)
    answer(fight, "Ana intent blade", "Ben intent blade", "Ana initiative 9", "Ben initiative 2")
    assert happened(fight, "initiative")[0][2][0] == 9 - 1 - 5
    answer(fight, *blow("Ana", 9, "Ben", 2))
    assert happened(fight, "attacks")[0][2][0] == 9 - 1 - 5


# ---- the helpless -----------------------------------------------------------------------------------------------


@pytest.mark.clause("AM-4.6")
@pytest.mark.parametrize(("body", "fatigue"), [(5, 0), (0, 5)])
def test_the_helpless_take_no_part_and_have_defence_0_without_a_die(body: int, fatigue: int) -> None:
    ben = fighter("Ben", quickness=5, shield={"name": "targe", "defence": 3}, stamina=9)
    table = Table([ANA, fighter("Eva")], [ben, fighter("Cal")])
    table.begin(Ana=9, Eva=2, Ben=3, Cal=5)
    table["Ben"].body, table["Ben"].fatigue = body, fatigue
    table.play("Ana action strike", "Ana target Ben", "Ana attack 2")
    assert table.saw(Event.HELPLESS)
    assert table.sum("Ana", Why.MARGIN) == 2
    table.play("Cal action pass", "Eva action pass")  # Ben isn't asked


@pytest.mark.clause("AM-4.6")
def test_an_attack_of_0_or_less_misses_even_the_helpless() -> None:
    table = duel(fighter("Ana", blade(attack=-3, damage=30)), BEN)
    table["Ben"].body = 5
    table.call(attack, table.fight, table["Ana"], table["Ben"], lines=["Ana attack 3"])
    assert table.saw(Event.MISSES)


# ---- range and loading ------------------------------------------------------------------------------------------


@pytest.mark.clause("AM-4.7")
@pytest.mark.parametrize(("paces", "steps"), [(0, 0), (1, 0), (15, 0), (16, 1), (30, 1), (31, 2), (45, 2), (46, 3)])
def test_range_steps(paces: int, steps: int) -> None:
    assert steps_beyond(paces, 15) == steps
    for step in (-3, -1):
        table = duel(fighter("Ana", bow(range=15)), BEN, distance=paces, options={"range_step": step, "melee_paces": 0})
        table.call(attack, table.fight, table["Ana"], table["Ben"], lines=["Ana attack 9", "Ben defence 9"])
        assert table.sum("Ana", Why.RANGE) == step * steps


@pytest.mark.clause("AM-4.7")
def test_in_a_fight_a_long_shot_is_harder() -> None:
    fight = sit(fighter("Ana", bow()), BEN, distance=41)
    answer(fight, "Ana intent bow", "Ben intent blade", "Ana initiative 9", "Ben initiative 2", "Ana action shoot")
    answer(fight, "Ana attack 9", "Ben defence 4")
    assert happened(fight, "misses") == [("Ana", "Ben", (9 - 6, 4, 0))]


@pytest.mark.clause("AM-4.7")
def test_loading_a_crossbow_takes_a_turn() -> None:
    fight = sit(fighter("Ana", bow(name="crossbow", loading=1)), fighter("Ben", bow()), distance=20)
    answer(fight, "Ana intent crossbow", "Ben intent bow", "Ana initiative 9", "Ben initiative 2")
    assert "load" not in options(fight)
    answer(
        fight, "Ana action shoot", "Ana attack 3", "Ben defence 4", "Ben action shoot", "Ben attack 3", "Ana defence 4"
    )
    assert {"load"} <= options(fight)
    assert "shoot" not in options(fight)
    answer(fight, "Ana action load", "Ben action shoot", "Ben attack 3", "Ana defence 4")  # the bow needs no loading
    assert "load" not in options(fight)
    answer(fight, "Ana action shoot", "Ana attack 3", "Ben defence 4")


@pytest.mark.clause("AM-4.7", "AM-4.8")
@pytest.mark.parametrize(("distance", "shoots"), [(0, False), (2, False), (3, True)])
def test_no_bow_in_melee(distance: int, shoots: bool) -> None:
    fight = sit(fighter("Ana", bow()), BEN, distance=distance)
    answer(fight, "Ana intent bow", "Ben intent blade", "Ana initiative 9", "Ben initiative 2")
    assert ("shoot" in options(fight)) == shoots


@pytest.mark.clause("AM-4.7")
def test_thrown_weapons_can_be_used_in_melee_and_run_out() -> None:
    fight = sit(fighter("Ana", JAVELIN, abilities={"thrown_weapon": 2, "brawl": 1}), BEN)
    answer(fight, "Ana intent javelin", "Ben intent blade", "Ana initiative 9", "Ben initiative 2")
    for _ in range(2):
        answer(fight, "Ana action shoot", "Ana attack 3", "Ben defence 8", "Ben action pass")
    assert len(happened(fight, "empty")) == 1
    assert fight.view()["combatants"][0]["weapon"] == "fist"
    assert options(fight).isdisjoint({"shoot", "draw"})
    answer(fight, *blow("Ana", 3, "Ben", 8))
    assert happened(fight, "attacks")[2][2][0] == 3 + 1


@pytest.mark.clause("AM-4.7")
def test_a_bow_strikes_nobody() -> None:
    fight = sit(fighter("Ana", bow()), BEN)
    answer(fight, "Ana intent bow", "Ben intent blade", "Ana initiative 9", "Ben initiative 2")
    assert options(fight).isdisjoint({"strike", "shoot"})
    answer(fight, "Ana action draw")  # bare hands
    assert "strike" in options(fight)


@pytest.mark.clause("AM-4.7", "AM-4.8")
def test_the_encounter_says_how_far_apart_the_groups_begin() -> None:
    eva, cal = {**fighter("Eva"), "group": "archers"}, fighter("Cal")
    table = Table([ANA, eva], [BEN, cal], distance=20, distances=[{"between": ["archers", "B"], "paces": 60}])
    assert [table["Ana"].distance[k] for k in range(4)] == [0, 40, 20, 20]
    assert [table["Eva"].distance[k] for k in range(4)] == [40, 0, 60, 60]
    assert table["Ben"].distance[3] == 0  # a group stands together, and its parts no farther apart than they must
