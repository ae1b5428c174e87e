"""AA-4: grenades and lines: where they land, whom they hit, what they do, smoke and fire."""

from __future__ import annotations

import pytest

from affray.core.grid import Area, places_in
from affray.core.referee import NOBODY
from affray.rulesets.aanvallen.codes import Event
from affray.rulesets.aanvallen.kinds import Talent
from affray.rulesets.aanvallen.rules.aid import ablaze, patients
from affray.rulesets.aanvallen.rules.blast import behind_shield, blast, brace, burn, worst
from affray.rulesets.aanvallen.rules.defence import BACK, KIND, RAISED
from affray.rulesets.aanvallen.rules.grenades import (
    all_squares,
    burst,
    grenade_of,
    hit_by_burst,
    hit_by_line,
    lands,
    throw,
    throw_range,
    usable,
)
from affray.rulesets.aanvallen.rules.ground import visible
from affray.rulesets.aanvallen.rules.order import begin_turn, new_round
from affray.rulesets.aanvallen.rules.smoke import add_cloud, mark_smoke

from tests.aanvallen.table import PLACES, Sheet, Table, duel, fighter, square

ROOM = {"columns": 9, "rows": 9, "rooms": [{"corners": [[4, 3], [6, 5]]}], "doors": [{"at": [4, 4], "side": "w"}]}
RANK6: Sheet = {"name": "pot", "rank": 6, "radius": 1, "weight": 1}


def hurled(grenade: str | Sheet, *foes: tuple[int, int], count: int = 3, **rest: object) -> Table:
    """Ana has grenades, at the left; enemies at these squares."""
    kind = {"grenade": grenade} if isinstance(grenade, str) else grenade
    ana = fighter("Ana", KR=12, action=5, grenades=[{**kind, "count": count}], at=[0, 4], facing="e", load=30)
    return Table(ana, [fighter(f"Foe{k + 1}", at=list(at), surprised=True) for k, at in enumerate(foes)], **rest)


def hit(table: Table, bits: int) -> set[str]:
    return {name for k, name in enumerate(table.roster.names) if bits >> k & 1}


# ---- areas ----------------------------------------------------------------------------------------------------------


@pytest.mark.clause("AA-4.1")
@pytest.mark.parametrize(("radius", "squares"), [(0, 1), (1, 9), (2, 21)])
def test_a_burst_hits_all_within_its_radius(radius: int, squares: int) -> None:
    around = [(c, r) for c in range(1, 8) for r in range(1, 8)]
    table = hurled("fragment-grenade", *around)
    found = hit(table, hit_by_burst(table.fight, square(4, 4), radius))
    assert len(found) == squares
    corners = {f"Foe{around.index(at) + 1}" for at in ((2, 2), (2, 6), (6, 2), (6, 6))}
    assert not found & corners, "almost a square of 5 by 5"


@pytest.mark.clause("AA-4.2")
def test_a_line_hits_each_square_that_it_cuts_but_ones_own() -> None:
    around = [(c, r) for c in range(1, 8) for r in range(4, 8)]
    table = hurled("flame-thrower", *around)
    for target, wanted in (
        ((6, 4), {(c, 4) for c in range(1, 7)}),
        ((4, 6), {(1, 4), (1, 5), (2, 5), (3, 5), (3, 6), (4, 6)}),
    ):
        found = hit(table, hit_by_line(table.fight, table["Ana"], square(*target)))
        assert found == {f"Foe{around.index(at) + 1}" for at in wanted}


@pytest.mark.clause("AA-4.2")
def test_a_square_touched_in_a_corner_is_not_cut() -> None:
    around = [(1, 4), (1, 5), (2, 5), (2, 6), (0, 5)]
    table = hurled("flame-thrower", *around)
    assert hit(table, hit_by_line(table.fight, table["Ana"], square(2, 6))) == {"Foe2", "Foe4"}


@pytest.mark.clause("AA-4.2", "AA-4.3")
def test_the_line_ends_at_a_wall_and_reaches_so_many_bp() -> None:
    plan = {"columns": 9, "rows": 9, "walls": [{"at": [2, 4], "side": "e"}]}
    table = hurled("flame-thrower", (1, 4), (2, 4), (3, 4), map=plan)
    assert hit(table, hit_by_line(table.fight, table["Ana"], square(4, 4))) == {"Foe1", "Foe2"}
    table = hurled("flame-thrower", (8, 8))
    count = all_squares(table.fight, table["Ana"], grenade_of(table.fight, table["Ana"], 0))
    squares = [table.fight.squares[0].places[k] for k in range(count)]
    assert square(6, 4) in squares
    assert square(7, 4) not in squares
    assert square(0, 4) not in squares


@pytest.mark.clause("AA-4.3")
def test_walls_and_closed_doors_stop_a_burst() -> None:
    table = hurled("fragment-grenade", (5, 4), (3, 4), (7, 4), map=ROOM)
    assert hit(table, hit_by_burst(table.fight, square(5, 4), 2)) == {"Foe1"}
    table.fight.doors = 1
    assert hit(table, hit_by_burst(table.fight, square(5, 4), 2)) == {"Foe1", "Foe2"}


@pytest.mark.clause("AA-4.3")
def test_a_burst_reaches_as_far_there_as_back() -> None:
    squares = [(c, r) for c in range(9) for r in range(9)]
    table = hurled("fragment-grenade", (5, 4), map={**ROOM, "walls": [{"at": [2, 2], "side": "s"}]})
    for here in squares:
        for there in squares:
            table["Foe1"].piece.place = square(*there)
            onward = hit_by_burst(table.fight, square(*here), 2) >> 1 & 1
            table["Foe1"].piece.place = square(*here)
            assert onward == hit_by_burst(table.fight, square(*there), 2) >> 1 & 1


@pytest.mark.clause("AA-4.7")
def test_friends_and_the_thrower_are_hit_too_but_not_the_dead() -> None:
    ana = fighter("Ana", at=[4, 4], grenades=["fragment-grenade"])
    people = [ana, fighter("Cal", at=[4, 5]), fighter("Dag", at=[5, 5]), fighter("Eva", at=[3, 4])]
    table = Table(people, fighter("Ben", at=[5, 4]))
    table["Dag"].talents[Talent.GE] = -11
    table["Eva"].out = True
    assert hit(table, hit_by_burst(table.fight, square(4, 4), 1)) == {"Ana", "Cal", "Eva", "Ben"}


# ---- the throw ------------------------------------------------------------------------------------------------------


@pytest.mark.clause("AA-4.6")
@pytest.mark.parametrize(("weight", "strength", "far"), [(0.5, 10, 20), (1, 12, 12), (0.4, 11, 27), (0.8, 10, 12)])
def test_a_grenade_flies_strength_by_weight(weight: float, strength: int, far: int) -> None:
    table = hurled({**RANK6, "weight": weight}, (5, 4))
    table["Ana"].talents[Talent.KR] = strength
    assert throw_range(table["Ana"], grenade_of(table.fight, table["Ana"], 0)) == far


@pytest.mark.clause("AA-4.6", "AA-3.6")
def test_it_costs_four_ap_and_is_gone() -> None:
    table = hurled({**RANK6, "stun": 0}, (5, 4), count=1)
    ana = table["Ana"]
    ana.ap = 3
    assert usable(table.fight, ana, False) == 0
    ana.ap = 4
    assert usable(table.fight, ana, False) == 1
    table.call(throw, table.fight, ana, lines=["Ana burst 8,8", "Ana throw 1"])
    assert (ana.ap, ana.grenades[0]) == (0, 0)
    ana.ap = 4
    assert usable(table.fight, ana, False) == 0


@pytest.mark.clause("AA-4.6")
def test_no_wall_may_be_in_between() -> None:
    table = hurled("fragment-grenade", (5, 4), map=ROOM)

    def squares() -> set[int]:
        count = all_squares(table.fight, table["Ana"], grenade_of(table.fight, table["Ana"], 0))
        return {table.fight.squares[0].places[k] for k in range(count)}

    assert square(5, 4) not in squares()
    table.fight.doors = 1
    assert square(5, 4) in squares()


@pytest.mark.clause("AA-4.6")
@pytest.mark.parametrize(("face", "off"), [(10, 0), (11, 1), (12, 1), (13, 2), (14, 2), (15, 3), (16, 3), (20, 3)])
def test_rank_5_at_10_bp_is_half_on_the_spot_and_7_of_10_within_2(face: int, off: int) -> None:
    ana = fighter("Ana", fighting=5, at=[2, 4], grenades=["fragment-grenade"])
    table = Table(ana, fighter("Ben", at=[19, 4]), map={"columns": 20, "rows": 9})
    lines = [f"Ana throw {face}", *(["Ana scatter 1"] if off else [])]
    place = table.call(lands, table.fight, table["Ana"], square(12, 4), lines=lines)
    assert place == square(12 + off, 4)
    assert [told.numbers[0] for told in table.events(Event.OFF_TARGET)] == ([off] if off else [])


@pytest.mark.clause("AA-4.6")
@pytest.mark.parametrize(
    ("die", "at"),
    [(1, (7, 4)), (2, (7, 7)), (3, (4, 7)), (4, (1, 7)), (5, (1, 4)), (6, (1, 1)), (7, (4, 1)), (8, (7, 1))],
)
def test_it_scatters_in_eight_directions(die: int, at: tuple[int, int]) -> None:
    table = hurled("fragment-grenade", (8, 8))
    lines = ["Ana throw 20", f"Ana scatter {die}"]
    assert table.call(lands, table.fight, table["Ana"], square(4, 4), lines=lines) == square(*at)


@pytest.mark.clause("AA-4.6")
def test_walls_and_the_edge_stop_it() -> None:
    table = hurled("fragment-grenade", (5, 4), map=ROOM)
    lines = ["Ana throw 20", "Ana scatter 1"]
    assert table.call(lands, table.fight, table["Ana"], square(2, 4), lines=lines) == square(3, 4)
    assert [told.numbers[0] for told in table.events(Event.OFF_TARGET)] == [1], "as far as it came"
    lines = ["Ana throw 20", "Ana scatter 3"]
    assert table.call(lands, table.fight, table["Ana"], square(1, 7), lines=lines) == square(1, 8)


# ---- what it does ---------------------------------------------------------------------------------------------------


def take(table: Table, *lines: str, name: str = "Foe1", middle: tuple[int, int] = (5, 4)) -> None:
    grenade = grenade_of(table.fight, table["Ana"], 0)
    table.call(blast, table.fight, table[name], grenade, square(*middle), lines=lines)


def places(*faces: int, name: str = "Foe1") -> list[str]:
    whys = ("place_low", "place_middle", "place_high")
    return [f"{name} {why} {face}" for why, face in zip(whys, faces, strict=True)]


@pytest.mark.clause("AA-4.4")
def test_three_places_are_wounded_and_added_up() -> None:
    table = hurled(RANK6, (5, 4))
    take(table, *places(1, 4, 6), "Foe1 survival 1")
    found = [(told.numbers[0], PLACES[told.numbers[2]]) for told in table.events(Event.WOUNDED)][:3]
    assert found == [(2, "neck"), (2, "shoulder"), (2, "knee")]
    assert table.events(Event.BLASTED)[0].numbers[0] == 6


@pytest.mark.clause("AA-4.4")
@pytest.mark.parametrize(
    ("face", "names"),
    [
        (1, ("neck", "upper-arm", "lower-belly")),
        (2, ("neck", "upper-arm", "lower-belly")),
        (6, ("hand", "heart", "knee")),
    ],
)
def test_one_and_two_count_as_three(face: int, names: tuple[str, ...]) -> None:
    table = hurled(RANK6, (5, 4))
    take(table, *places(face, face, face), "Foe1 survival 1")
    assert tuple(PLACES[told.numbers[2]] for told in table.events(Event.WOUNDED)[:3]) == names


@pytest.mark.clause("AA-4.5")
def test_the_sum_is_one_critical_effect_with_s_for_three_times_the_result() -> None:
    table = hurled(RANK6, (5, 4))
    take(table, *places(1, 3, 3), "Foe1 survival 1")
    lost = 2 + 2 + 2
    assert len(table.events(Event.CRITICAL)) == 1
    assert table.events(Event.CRITICAL)[0].numbers[0] == -((10 - 2) - 6 - lost - 1) == 5
    assert table["Foe1"].lost == lost + 1, "a point more for the neck"


@pytest.mark.clause("AA-4.5")
def test_a_sum_of_nothing_costs_a_co() -> None:
    table = hurled({**RANK6, "rank": 1}, (5, 4))
    take(table, *places(1, 3, 3))
    assert (table["Foe1"].stamina, table["Foe1"].lost) == (9, 0)


@pytest.mark.clause("AA-4.5", "AA-3.12")
def test_falling_back_takes_five_off_the_rank_and_raising_adds_to_each_threshold() -> None:
    table = hurled({**RANK6, "rank": 20}, (5, 4))
    table["Foe1"].ap = 4
    braced = ["Foe1 fall_back yes", "Foe1 raise 2"]
    take(table, *braced, *places(1, 3, 3), "Foe1 survival 1", "Foe1 retreat 6,4", middle=(4, 4))
    found = [told.numbers[0] for told in table.events(Event.WOUNDED)][:3]
    assert found == [3, round(15 / 6 + 0.01), 3]
    assert table["Foe1"].piece.place == square(6, 4)
    assert table["Foe1"].ap == 0


@pytest.mark.clause("AA-3.12")
def test_no_kind_of_defence_helps_against_a_grenade() -> None:
    table = duel(ben=fighter("Ben", shield="buckler"), ap=(0, 5))
    made = table.call(brace, table.fight, table["Ben"], square(3, 4), lines=["Ben fall_back yes", "Ben raise 1"])
    assert (made & KIND, made >> BACK & 1, made >> RAISED) == (NOBODY, 1, 1)
    assert table["Ben"].ap == 5 - 2 - 1


@pytest.mark.clause("AA-4.5")
def test_who_can_do_nothing_braces_for_nothing() -> None:
    table = hurled(RANK6, (5, 4))
    table["Foe1"].ap, table["Foe1"].out = 5, True
    take(table, *places(1, 3, 3), "Foe1 survival 1")
    assert table["Foe1"].ap == 5


@pytest.mark.clause("AA-4.5")
def test_the_rank_falls_with_the_distance_from_the_middle() -> None:
    for far, rank in ((0, 8), (1, 6), (2, 4)):
        table = hurled({**RANK6, "rank": 8, "falloff": "2", "radius": 2}, (5, 4))
        take(table, *places(1, 3, 3), "Foe1 survival 1", middle=(5 - far, 4))
        assert table.events(Event.WOUNDED)[0].numbers[0] == round(rank / 3)


@pytest.mark.clause("AA-4.5")
@pytest.mark.parametrize(("option", "lost"), [("each_place", {"GE": 2, "KR": 2, "WI": 2}), ("one_talent", {"KR": 6})])
def test_each_place_loses_its_own_talent_or_all_that_of_the_middle(option: str, lost: dict[str, int]) -> None:
    table = hurled(RANK6, (5, 4), options={"grenade_sum": option})
    table.fight.book.beings[1].survival = 40
    take(table, *places(1, 3, 3), "Foe1 survival 1")
    assert {each.name: 10 - table.talent("Foe1", each) for each in Talent if table.talent("Foe1", each) < 10} == lost


@pytest.mark.clause("AA-4.5")
def test_the_worst_place_is_the_one_that_the_critical_effect_is_of() -> None:
    one, two, three = (place | points << 8 for place, points in ((0, 1), (6, 3), (13, 3)))
    assert worst(one, two, three) == two
    assert worst(three, one, one) == three
    assert worst(one, one, two) == two


@pytest.mark.clause("AA-3.24", "AA-4.5")
def test_a_riot_shield_helps_on_the_sides_that_it_covers() -> None:
    ben = fighter("Ben", shield="riot-shield", at=[4, 4], facing="e", load=10)
    table = duel(ben=ben, ana=fighter("Ana", at=[0, 0]))
    covered = {
        (c, r) for c in range(3, 6) for r in range(3, 6) if behind_shield(table.fight, table["Ben"], square(c, r))
    }
    assert covered == {(4, 4), (5, 4), (5, 3), (4, 3), (3, 3)}
    table["Ben"].shield = False
    assert behind_shield(table.fight, table["Ben"], square(5, 4)) == 0


# ---- the kinds ------------------------------------------------------------------------------------------------------


@pytest.mark.clause("AA-4.8")
def test_fire_burns_at_the_start_of_each_turn_until_it_is_put_out() -> None:
    table = hurled("fire-bottle", (5, 4))
    table.fight.book.beings[1].survival = 99
    take(table, *places(1, 3, 3), "Foe1 survival 1")
    foe = table["Foe1"]
    assert foe.burning == 3
    table.call(begin_turn, table.fight, foe, lines=[*places(1, 3, 3), "Foe1 survival 1"])
    assert table.saw(Event.BURNS)
    assert [told.numbers[0] for told in table.events(Event.WOUNDED)] == [1, 1, 1]
    foe.ap = 2
    table.fight.actor, table.fight.begun, table.fight.entering, table.fight.round = 1, True, False, 1
    table.play("Foe1 action put-out")
    assert (foe.burning, foe.ap) == (0, 0)


@pytest.mark.clause("AA-4.8")
def test_fire_burns_with_its_rank_and_no_defence() -> None:
    table = hurled("fire-bottle", (5, 4))
    table["Foe1"].burning, table["Foe1"].ap = 1, 5
    table.call(burn, table.fight, table["Foe1"], lines=places(3, 3, 3))
    assert (table["Foe1"].ap, table["Foe1"].stamina) == (5, 9)


@pytest.mark.clause("AA-3.22", "AA-4.8")
def test_no_wall_beside_one_keeps_one_from_oneself_or_from_who_lies_in_ones_square() -> None:
    niche = {"plan": "####\n#.##\n#..#\n####"}
    people = [fighter("Ana", at=[1, 1]), fighter("Cal", at=[1, 2])]
    table = Table(people, fighter("Ben", at=[2, 2]), map=niche)
    table["Cal"].out, table["Cal"].bleeding, table["Ana"].burning = True, 1, 3
    table["Cal"].piece.place = square(1, 1)
    assert (ablaze(table.fight, table["Ana"]), patients(table.fight, table["Ana"])) == (1 << 0, 1 << 1)


@pytest.mark.clause("AA-4.8")
def test_smoke_blocks_sight_for_five_rounds() -> None:
    table = hurled("smoke-grenade", (8, 4))
    table.fight.round = 1
    table.call(burst, table.fight, table["Ana"], 0, square(4, 4))
    area = Area()
    mark_smoke(table.fight, area)
    assert len(places_in(area)) == 21
    seen = []
    for _ in range(6):
        seen.append(visible(table.fight, square(0, 4), square(8, 4)))
        table.call(new_round, table.fight)
    assert seen == [False] * 6
    assert visible(table.fight, square(0, 4), square(8, 4))
    assert table.saw(Event.SMOKE_CLEARS)


@pytest.mark.clause("AA-4.8")
def test_smoke_hides_only_what_the_line_cuts_through_and_stops_at_walls() -> None:
    table = hurled("smoke-grenade", (8, 4), map=ROOM)
    add_cloud(table.fight, square(2, 4), 2, 5)
    assert not visible(table.fight, square(0, 4), square(3, 4))
    assert visible(table.fight, square(0, 0), square(8, 0))
    area = Area()
    mark_smoke(table.fight, area)
    assert square(4, 4) not in places_in(area)


@pytest.mark.clause("AA-4.8")
def test_a_fifth_cloud_takes_the_place_of_the_one_that_goes_first() -> None:
    table = hurled("smoke-grenade", (8, 4))
    for k in range(5):
        add_cloud(table.fight, square(k, k), 1, 9 - k if k < 4 else 3)
    middles = {table.fight.clouds[k] & (1 << 24) - 1 for k in range(4)}
    assert middles == {square(k, k) for k in (0, 1, 2, 4)}


@pytest.mark.clause("AA-4.8")
def test_a_stun_grenade_is_a_critical_effect_without_wounds() -> None:
    table = hurled("stun-grenade", (5, 4))
    take(table, "Foe1 place_middle 3", "Foe1 survival 9")
    assert table["Foe1"].lost == 0
    assert table["Foe1"].less == 2
    assert table.events(Event.CRITICAL)[0].numbers[0] == -(10 - 4 - 9)


@pytest.mark.clause("AA-4.8", "AA-1.3")
def test_a_flame_thrower_has_uses_and_its_weight_counts_once() -> None:
    table = hurled("flame-thrower", (5, 4), count=10)
    assert usable(table.fight, table["Ana"], True) == 1
    assert table.talent("Ana", Talent.LE) == 10
    table.begin()
    table.play("Ana action spray", "Ana line 3,4")
    assert table["Ana"].grenades[0] == 9
