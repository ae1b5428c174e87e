"""What somebody may do from where they stand, as the map shows it: by the rules' own words and figures."""

from __future__ import annotations

from typing import Any

import pytest

from affray.core.building import add_wall
from affray.core.grid import COVERED_LIMIT
from affray.core.hexes import Shape, covered, distance
from affray.core.records import clone, fill
from affray.rulesets.iskuhetki.arcs import arcs
from affray.rulesets.iskuhetki.codes import Decision
from affray.rulesets.iskuhetki.ground_plan import HEXES, place_of
from affray.rulesets.iskuhetki.model import NO_STRIKE, RANGES, Fight, Item
from affray.rulesets.iskuhetki.rules.movement import step, travel

from tests.iskuhetki.field import EAST, around, field_of, one, plan, script, spot

MIDDLE, NEXT, BEYOND = spot(5, 5), spot(6, 5), spot(7, 5)


def weapon(*at_range: int, **figures: Any) -> Item:
    """A weapon with its modifiers by range; of None there is none."""
    made = Item(**figures)
    fill(made.at_range, [*at_range, *[NO_STRIKE] * (RANGES - len(at_range))])
    return made


def shown(fight: Fight, who: int = 0) -> dict[str, dict[str, set[int]]]:
    """By the names of arcs, and the notes of their bands, the hexes."""
    told = arcs(clone(fight), who)
    found = {arc["name"]: {b["note"]: {place_of(at) for at in b["places"]} for b in arc["bands"]} for arc in told}
    assert [len(each) for each in found.values()] == [len(arc["bands"]) for arc in told]
    return found


def so_far(low: int, high: int, start: int = MIDDLE) -> set[int]:
    every = {spot(column, row) for column in range(11) for row in range(11)}
    return {place for place in every if low <= distance(start, place) <= high}


@pytest.mark.clause("IH-2.6", "IH-2.9", "IH-2.4")
@pytest.mark.parametrize("foe", [spot(6, 5), spot(8, 5), spot(10, 5)])
def test_one_moves_to_the_hexes_that_the_fight_then_offers(foe: int) -> None:
    fight = field_of(one(0, MIDDLE, free_move=3), one(1, foe, control=1), one(0, spot(4, 5)), terrain=plan())
    moves = shown(fight)["move"][""]
    me = clone(fight)
    referee = script((Decision.PLACE, spot(5, 4)), *[(Decision.COUNTER_MOVE, 0)] * (distance(MIDDLE, foe) <= 2))
    step(referee, me, me.combatants[0])
    offered = referee.offered[0]
    if distance(MIDDLE, foe) > 1:  # else one is in melee: no free movement
        me = clone(fight)
        referee = script((Decision.PLACE, spot(5, 4)))
        travel(referee, me, me.combatants[0], False)
        offered = offered | referee.offered[0]
    assert moves == offered
    assert (foe in moves) == (foe == NEXT)


@pytest.mark.clause("IH-2.9", "IH-2.10")
def test_who_moved_in_the_last_moment_may_run_too() -> None:
    fight = field_of(one(0, MIDDLE, free_move=2), terrain=plan())
    assert shown(fight).keys() == {"move", "control"}
    fight.combatants[0].strode = 1
    assert shown(fight)["move"] == {"": so_far(1, 3)}
    assert shown(fight)["run"] == {"": so_far(1, 4)}


@pytest.mark.clause("IH-2.6")
@pytest.mark.parametrize("state", [{"down": True}, {"grappled": 1}])
def test_who_is_down_or_grappled_goes_nowhere(state: dict[str, Any]) -> None:
    fight = field_of(one(0, MIDDLE, free_move=2, **state), one(1, NEXT), terrain=plan())
    assert not {"move", "run"} & shown(fight).keys()


@pytest.mark.clause("IH-2.5", "IH-2.18", "IH-2.13")
def test_a_weapon_strikes_at_its_ranges_the_best_first_and_through_no_wall() -> None:
    terrain = plan()
    add_wall(HEXES, terrain, MIDDLE, EAST)
    spear = weapon(-40, -10, 0)
    fight = field_of(one(0, MIDDLE, spear, main=0), terrain=terrain)
    strike = shown(fight)["strike"]
    assert list(strike) == ["", "-10", "-40"]
    assert strike["-40"] == {MIDDLE}
    assert strike["-10"] == set(around(MIDDLE)) - {NEXT}
    assert strike[""] < so_far(2, 2)
    assert BEYOND not in strike[""]
    assert spot(3, 5) in strike[""]


@pytest.mark.clause("IH-2.18")
def test_of_two_weapons_the_better_counts_and_one_on_the_belt_does_not() -> None:
    dagger, spear = weapon(0, -10), weapon(-40, -20, 0)
    fight = field_of(one(0, MIDDLE, dagger, spear, main=1, off=0), terrain=plan())
    assert shown(fight)["strike"] == {"": {MIDDLE} | so_far(2, 2), "-10": so_far(1, 1)}
    fight.combatants[0].main = -1
    assert shown(fight)["strike"] == {"": {MIDDLE}, "-10": so_far(1, 1)}


@pytest.mark.clause("IH-7.7")
def test_a_bow_shoots_by_its_bands_as_long_as_there_are_arrows() -> None:
    bow = weapon(loading=1, short=2, medium=3, long=4)
    fight = field_of(one(0, MIDDLE, bow, main=0, nocked=0), terrain=plan())
    fight.combatants[0].steps[0] = 1
    assert shown(fight)["shoot"] == {"": so_far(0, 2), "-20": so_far(3, 3), "-40": so_far(4, 4)}
    assert "throw" not in shown(fight)
    fight.combatants[0].nocked = -1
    assert "shoot" not in shown(fight)


@pytest.mark.clause("IH-8.1")
def test_what_is_made_for_throwing_flies() -> None:
    javelin, sword = weapon(0, thrown=True, throw=40, short=1, medium=2, long=3), weapon(0, throw=20)
    fight = field_of(one(0, MIDDLE, javelin, sword, main=0, off=1), terrain=plan())
    assert shown(fight)["throw"] == {"": so_far(0, 1), "-20": so_far(2, 2), "-40": so_far(3, 3)}
    fight.combatants[0].main = -1
    assert "throw" not in shown(fight)


@pytest.mark.clause("IH-2.3")
def test_the_hexes_that_one_controls() -> None:
    fight = field_of(one(0, MIDDLE, Item(control=2), main=0, control=1), terrain=plan())
    assert shown(fight)["control"] == {"": so_far(0, 2)}
    fight.combatants[0].blinded = True
    assert "control" not in shown(fight)


def test_from_all_that_somebody_large_covers() -> None:
    fight = field_of(one(0, MIDDLE, weapon(0, 0), main=0, shape=Shape.TWO, facing=EAST), terrain=plan())
    large = fight.combatants[0].piece
    body = [covered(large, k) for k in range(COVERED_LIMIT) if large.shape >> k & 1]
    assert len(body) == 2
    assert shown(fight)["strike"] == {"": so_far(0, 1, body[0]) | so_far(0, 1, body[1])}


def test_without_a_map_or_out_of_the_fight_nothing_is_shown() -> None:
    assert shown(field_of(one(0), one(1), gaps=[3])) == {}
    assert shown(field_of(one(0, MIDDLE, dead=True), terrain=plan())) == {}
