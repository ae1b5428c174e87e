"""How unattended combatants decide: AP kept for defence, turning, cover, grenades, getting under a bow's minimum."""

from __future__ import annotations

from typing import Any

import pytest

from affray.core.referee import ALL, NOBODY
from affray.core.seeded import SeededReferee
from affray.core.squares import distance
from affray.rulesets.aanvallen import RULESET
from affray.rulesets.aanvallen.codes import Decision
from affray.rulesets.aanvallen.foremost import decide_first
from affray.rulesets.aanvallen.kinds import Action, Answer
from affray.rulesets.aanvallen.rules.grenades import foes_squares, grenade_of
from affray.rulesets.aanvallen.rules.movement import squares_in_reach, squares_wanted
from affray.rulesets.aanvallen.rules.smoke import add_cloud
from affray.rulesets.aanvallen.tactics import decide, decide_amount, decide_pick
from affray.rulesets.aanvallen.turn import actions

from tests.aanvallen.table import BOW, Sheet, Table, duel, fighter, square


def action(table: Table, name: str = "Ana") -> Action:
    """What one does now; the same whether all options are looked at or those that it considers."""
    me = table[name]
    table.fight.actor = me.index
    everything = actions(table.fight, me, -1)
    wanted = decide_first(table.fight, me.index, Decision.ACTION)
    considered = actions(table.fight, me, wanted if wanted != ALL else -1)
    chosen = decide(table.fight, me.index, Decision.ACTION, everything)
    if considered:
        assert decide(table.fight, me.index, Decision.ACTION, considered) == chosen
    return Action(chosen)


def considered(table: Table, name: str = "Ana") -> list[int]:
    """The squares among which one chooses where to move."""
    count = squares_wanted(SeededReferee(RULESET, 1, 0), table.fight, table[name])
    return [table.fight.walks[0].places[k] for k in range(count)]


def goes_to(table: Table, name: str = "Ana") -> int:
    """The square that one moves to."""
    count = squares_in_reach(table.fight, table[name], 12)
    return int(decide_pick(table.fight, table[name].index, Decision.PLACE, table.fight.walks[0].places, count))


@pytest.mark.parametrize(
    ("tactics", "ap", "strikes"),
    [
        ("bold", 7, True),
        ("bold", 4, True),
        ("bold", 3, False),
        ("careful", 5, True),
        ("careful", 4, False),
        ("mindless", 3, True),
    ],
)
def test_ap_are_kept_for_defence_after_the_first_strike(tactics: str, ap: int, strikes: bool) -> None:
    table = duel(fighter("Ana", fighting=1, action=40, tactics=tactics), ap=(ap, 0))
    assert (action(table) == Action.STRIKE) == strikes


def test_who_has_no_defence_worth_having_keeps_no_ap_for_it() -> None:
    table = duel(fighter("Ana", "knife", action=40), ap=(2, 0))
    assert action(table) == Action.STRIKE


def test_the_first_strike_takes_all_ap_if_it_must() -> None:
    table = duel(fighter("Ana"), ap=(3, 0))
    assert action(table) == Action.STRIKE


def test_one_turns_to_the_enemy() -> None:
    table = duel(ben=fighter("Ben", at=[3, 4]))
    assert action(table) == Action.TURN
    assert decide(table.fight, 0, Decision.FACING, 255) == 4
    assert decide(table.fight, 0, Decision.FACING, 0b111) == 2, "as far as BP last"


def test_one_goes_to_the_enemy_and_round_it() -> None:
    table = duel(fighter("Ana", at=[1, 4]), fighter("Ben", at=[4, 4], facing="n"))
    assert action(table) == Action.MOVE
    assert distance(goes_to(table), square(4, 4)) == 1
    assert goes_to(table) == square(4, 5), "straight behind it"


def test_behind_an_enemy_one_has_bp_left_to_turn_to_it_or_stays_beside_it() -> None:
    table = duel(fighter("Ana", LE=11, at=[0, 4], facing="e"), fighter("Ben", at=[5, 4], facing="w"))
    table["Ana"].halves = 11
    assert goes_to(table) in (square(4, 3), square(4, 4), square(4, 5))
    table["Ana"].halves = 17
    assert goes_to(table) == square(6, 3), "no turn to the west is left straight behind it"
    table["Ana"].halves = 20
    assert goes_to(table) == square(6, 4), "straight behind it"


def test_who_waits_behind_friends_stands_still() -> None:
    corridor = {"plan": "......\n######"}
    mine = [fighter("Ana", at=[1, 0], facing="e"), fighter("Cal", at=[2, 0], facing="e")]
    table = Table(mine, fighter("Ben", at=[3, 0], facing="w"), map=corridor)
    assert action(table) == Action.END
    table["Cal"].piece.place = square(0, 0)
    assert action(table) == Action.MOVE


@pytest.mark.parametrize(("dropped", "first"), [("sword", Action.PICK_UP), ("long-bow", Action.DRAW)])
def test_a_blade_is_picked_up_and_with_an_enemy_at_hand_one_drawn_before_a_bow_is(dropped: str, first: Action) -> None:
    table = duel(fighter("Ana", dropped, "dagger"), ap=(2, 0))
    table["Ana"].wielded, table["Ana"].dropped = 2, 1
    table["Ana"].lies[0] = table["Ana"].piece.place
    assert action(table) == first
    table["Ben"].piece.place = square(0, 0)
    assert action(table) == Action.PICK_UP


@pytest.mark.parametrize(("far", "nearest"), [(2, 1), (3, 1), (5, 1), (6, 1), (8, 2), (10, 4)])
def test_squares_next_to_the_enemy_are_all_that_one_looks_at_if_one_gets_there(far: int, nearest: int) -> None:
    table = Table(fighter("Ana", at=[1, 4], LE=12), fighter("Ben", at=[1 + far, 4]), map=FIELD)
    places = considered(table)
    chosen = decide_pick(table.fight, 0, Decision.PLACE, places, len(places))
    assert distance(chosen, square(1 + far, 4)) == nearest
    assert nearest > 1 or all(distance(place, square(1 + far, 4)) == 1 for place in places)
    count = squares_in_reach(table.fight, table["Ana"], far + 1)
    assert chosen == decide_pick(table.fight, 0, Decision.PLACE, table.fight.walks[0].places, count)


def test_getting_up_and_putting_out_fire_come_first() -> None:
    table = duel(ap=(3, 0))
    table["Ana"].down = True
    assert action(table) == Action.STAND
    table["Ana"].burning = 3
    assert action(table) == Action.PUT_OUT


def test_the_best_defence_is_taken_and_cn_is_not_wasted() -> None:
    table = duel(ben=fighter("Ben", "sword", shield="kite-shield", fighting=4, LE=17, load=20), ap=(3, 2))
    names = table.roster.things["defences"]
    chosen = decide(table.fight, 1, Decision.DEFENCE, 0b111 | 1 << NOBODY)
    assert names[chosen] == "block"
    only_dodge = 1 << names.index("dodge") | 1 << NOBODY
    assert decide(table.fight, 1, Decision.DEFENCE, only_dodge) == names.index("dodge")


def test_nobody_pays_for_a_defence_of_nothing() -> None:
    table = duel()
    dodge = table.roster.things["defences"].index("dodge")
    assert decide(table.fight, 1, Decision.DEFENCE, 1 << dodge | 1 << NOBODY) == NOBODY


def test_against_a_grenade_one_falls_back_and_raises_all_that_is_left() -> None:
    table = duel()
    table.fight.burst = square(4, 4)
    assert decide(table.fight, 1, Decision.FALL_BACK, 0b11) == Answer.YES
    assert decide_amount(table.fight, 1, Decision.RAISE, 0, 2) == 2


# ---- missiles -------------------------------------------------------------------------------------------------------

LONG: Sheet = {**BOW, "minimum": 3, "maximum": 30}
FIELD = {"columns": 24, "rows": 9}


def test_an_archer_shoots_and_gets_away_from_who_is_too_near() -> None:
    table = Table(fighter("Ana", LONG, action=10, at=[8, 4], facing="e"), fighter("Ben", at=[18, 4]), map=FIELD)
    assert action(table) == Action.SHOOT
    table["Ben"].piece.place = square(10, 4)
    place = goes_to(table)
    assert distance(place, square(10, 4)) >= 3


def test_an_archer_who_stands_well_stays_and_one_without_a_blade_steps_back_before_it_shoots() -> None:
    table = Table(fighter("Ana", LONG, action=10, at=[8, 4], facing="e"), fighter("Ben", at=[18, 4]), map=FIELD)
    table["Ana"].ap = 0
    assert action(table) == Action.END
    table["Ana"].ap = 4
    table["Ben"].piece.place = square(10, 4)
    assert action(table) == Action.MOVE
    table["Ana"].halves = 0
    assert action(table) == Action.SHOOT


def test_an_archer_who_has_shot_does_not_run_after_another_target() -> None:
    walled = {**FIELD, "walls": [{"at": [9, 4], "side": "e"}]}
    table = Table(fighter("Ana", LONG, action=10, at=[8, 4], facing="e"), fighter("Ben", at=[18, 4]), map=walled)
    assert action(table) == Action.MOVE
    table["Ana"].ap = 0
    assert action(table) == Action.END


def test_a_fighter_runs_under_a_bows_minimum_range() -> None:
    table = Table(fighter("Ben", LE=14, at=[18, 4]), fighter("Ana", LONG, at=[13, 4], facing="e"), map=FIELD)
    assert action(table, "Ben") == Action.MOVE
    assert distance(goes_to(table, "Ben"), square(13, 4)) < 3


def test_an_archer_draws_a_blade_when_somebody_is_upon_it() -> None:
    table = Table(
        fighter("Ana", LONG, "dagger", action=10, at=[8, 4], facing="e"), fighter("Ben", at=[9, 4]), map=FIELD
    )
    assert action(table) == Action.DRAW
    assert decide(table.fight, 0, Decision.WEAPON, 0b110) == 1


def test_a_crossbow_is_loaded() -> None:
    table = Table(
        fighter("Ana", {**LONG, "load": 4}, action=10, at=[8, 4], facing="e"), fighter("Ben", at=[18, 4]), map=FIELD
    )
    table["Ana"].loads[0] = 3
    assert action(table) == Action.LOAD
    assert decide_amount(table.fight, 0, Decision.LOADING, 1, 3) == 3


def test_cover_is_used_where_it_is_no_detour() -> None:
    """Two squares are as near: the one behind the solid square is out of the archer's sight."""
    plan = {"plan": "\n".join(["." * 14] * 3 + ["." * 9 + "#" + "." * 4] + ["." * 14] * 3)}
    table = Table(fighter("Ben", LE=6, at=[13, 3]), fighter("Ana", LONG, at=[0, 3], facing="e"), map=plan)
    assert goes_to(table, "Ben") == square(10, 3)


def test_smoke_is_cover_too() -> None:
    table = Table(fighter("Ben", LE=6, at=[13, 4]), fighter("Ana", LONG, at=[0, 4], facing="e"), map=FIELD)
    add_cloud(table.fight, square(8, 4), 1, 9)
    assert distance(goes_to(table, "Ben"), square(0, 4)) == 10


# ---- grenades -------------------------------------------------------------------------------------------------------


def with_grenade(foes: list[tuple[int, int]], friends: list[tuple[int, int]], **rest: Any) -> Table:
    ana = fighter("Ana", action=10, at=[0, 4], facing="e", grenades=["fragment-grenade"], **rest)
    mine = [ana, *(fighter(f"Cal{k}", at=list(at)) for k, at in enumerate(friends))]
    return Table(mine, [fighter(f"Foe{k}", at=list(at)) for k, at in enumerate(foes)], map=FIELD)


def test_a_grenade_is_for_groups_and_not_for_friends() -> None:
    assert action(with_grenade([(8, 4), (9, 4)], [])) == Action.THROW
    assert action(with_grenade([(8, 4), (15, 8)], [])) != Action.THROW, "one alone isn't worth it"
    assert action(with_grenade([(8, 4), (9, 4), (8, 5)], [(8, 3)])) != Action.THROW, "a friend is in the burst"
    assert action(with_grenade([(1, 4), (1, 5)], [])) != Action.THROW, "nor at one's own feet"
    assert action(with_grenade([(8, 4), (9, 4)], [], tactics="mindless")) != Action.THROW
    fallen = with_grenade([(8, 4), (9, 4)], [(8, 3)])
    fallen["Cal0"].out = True
    assert action(fallen) != Action.THROW, "nor at a friend who lies there"


def test_it_is_thrown_where_it_hits_most() -> None:
    table = with_grenade([(8, 1), (12, 4), (13, 4), (13, 5)], [])
    grenade = grenade_of(table.fight, table["Ana"], 0)
    count = foes_squares(table.fight, table["Ana"], grenade)
    place = decide_pick(table.fight, 0, Decision.BURST, table.fight.squares[0].places, count)
    assert place in (square(12, 4), square(13, 4), square(13, 5))


def test_a_coward_who_is_hurt_gets_away_or_gives_up() -> None:
    table = duel(fighter("Ana", tactics="coward"), ap=(3, 0))
    table["Ana"].talents[1] = 2
    assert action(table) == Action.MOVE
    table["Ana"].stopped = True
    assert action(table) == Action.YIELD
    cornered = duel(fighter("Ana", tactics="coward"), map={"plan": "#######\n" * 4 + "####..#\n" + "#######"})
    cornered["Ana"].talents[1] = 2
    cornered["Ben"].piece.place = square(5, 4)
    assert action(cornered) == Action.YIELD, "there is nowhere to run"
