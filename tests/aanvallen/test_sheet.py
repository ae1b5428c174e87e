"""Sheets and encounters of aanvallen: what may stand in them, and how faults are told."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import affray
from affray.core.documents import Faults, parse
from affray.core.loop import play_out
from affray.core.records import clone
from affray.core.ruleset import Setup
from affray.core.seeded import SeededReferee
from affray.encounters import Encounter, check, load, template
from affray.rulesets.aanvallen import RULESET
from affray.rulesets.aanvallen.arcs import arcs
from affray.rulesets.aanvallen.setup import add, leave, rejoin

from tests.aanvallen.table import BLADE, Table, encounter, fighter, square

EXAMPLES = sorted((Path(__file__).parents[2] / "examples" / "aanvallen").glob("*.yaml"))


def faults(text: str) -> list[str]:
    """What is wrong with an encounter file: line and column, path, and words."""
    with pytest.raises(Faults) as caught:
        Encounter.of(parse(text))
    return [f"{fault.line}:{fault.column} {fault.path}: {fault.message}" for fault in caught.value.faults]


SIDES = """sides:
  - {name: A, combatants: [{name: Ana, weapons: [sword]}]}
  - {name: B, combatants: [{name: Ben, weapons: [sword]}]}
"""


@pytest.mark.parametrize("path", EXAMPLES, ids=[path.stem for path in EXAMPLES])
def test_the_examples_are_sound_and_end(path: Path) -> None:
    assert check(path) == []
    fight = affray.Fight(load(path), seed=4)
    fight.auto(seed=4)
    assert fight.over


def test_there_is_an_example_for_each_of_these() -> None:
    assert {path.stem for path in EXAMPLES} == {"duel", "archers", "grenade", "corridor", "brawl"}


@pytest.mark.parametrize("path", EXAMPLES, ids=lambda path: path.stem)
def test_both_sides_of_an_example_may_well_win(path: Path) -> None:
    start = RULESET.setup(load(path)).fight
    winners = []
    for number in range(40):
        fight = clone(start)
        winners.append(play_out(RULESET, SeededReferee(RULESET, 4, number, fight), fight)[0])
    assert min(winners.count(side) for side in (0, 1)) >= 6


def test_the_template_is_an_encounter() -> None:
    made = Encounter.of(parse(template("aanvallen")))
    fight = affray.Fight(made, seed=1)
    fight.auto(seed=1)
    assert fight.over


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("map: {columns: 8}\n" + SIDES, "2:6 map: 'rows' is missing, or a 'plan' that is drawn"),
        ("map: {columns: 8, rows: 50}\n" + SIDES, "2:25 map.rows: a whole number from 1 to 40 is wanted, not 50"),
        (
            "map: {columns: 8, rows: 8, walls: [{at: [2, 2], side: ne}]}\n" + SIDES,
            "2:55 map.walls[0].side: one of e, s, w, n is wanted, not 'ne'",
        ),
        ("options: {chance: d6}\n" + SIDES, "2:19 options.chance: one of d20, cards is wanted, not 'd6'"),
        (
            SIDES.replace("weapons: [sword]}", "weapons: [sword], talents: {LE: 4}}", 1),
            "3:72 sides[0].combatants[0].talents.LE: a whole number from 5 to 60 is wanted, not 4",
        ),
        (
            "catalogue: [{costs: {drew: 1}}]\n" + SIDES,
            "2:22 catalogue[0].costs.drew: the key drew isn't known here; did you mean draw?",
        ),
        (
            "catalogue: [{costs: {draw: -1, behind: -3}}]\n" + SIDES,
            "2:28 catalogue[0].costs.draw: a whole number from 0 to 40 is wanted, not -1",
        ),
    ],
)
def test_faults_are_told_by_line(text: str, told: str) -> None:
    assert told in faults("ruleset: aanvallen\n" + text)


@pytest.mark.parametrize(
    ("sheet", "said"),
    [
        ({"talents": {"KR": 3}}, "weapons[0]: sword asks for KR 4; it has 3"),
        ({"weapons": ["sward"]}, "there is no weapon 'sward'; did you mean sword or spear?"),
        ({"shield": "kite"}, "there is no shield 'kite'"),
        ({"armour": ["mail"]}, "there is no armour 'mail'"),
        ({"grenades": ["fragment"]}, "there is no grenade 'fragment'; did you mean fragment-grenade?"),
        ({"wounds": {"GE": 11}}, "wounds.GE: 11 points down it would be out already; at most 10"),
        ({"at": [20, 3]}, "at: [20, 3] isn't on the map, which has 9 columns and 9 rows"),
        ({"at": [1, 1], "places": [[1, 1]]}, "places: either 'at' or 'places' is wanted, not both"),
        ({"weapons": [{"name": "x", "ap": 2, "melee": False}]}, "one neither strikes nor shoots with it"),
        ({"weapons": [{"name": "x", "ap": 2, "missile": True}]}, "a missile has a maximum range"),
        ({"weapons": [{"name": "x", "ap": 2, "load": 2}]}, "only a missile has this"),
        ({"weapons": [{"weapon": "long-bow", "parry": 1}]}, "one parries with melee weapons only"),
        ({"weapons": [{"weapon": "long-bow", "falloff": "half"}]}, "a falloff is a whole number or a fraction"),
        ({"grenades": [{"name": "x"}]}, "it does nothing without rank, smoke or stun"),
        ({"grenades": [{"name": "x", "rank": 2, "line": 3, "radius": 1}]}, "in a line or in a radius, not both"),
        ({"grenades": [{"name": "x", "rank": 2, "weight": 0}]}, "at least 0.1 kg is wanted"),
        ({"other_load": 1.23}, "weights are counted in tenths of a kg"),
        ({"armour": [{"name": "x", "places": {"nose": 1}}]}, "armour[0].places.nose"),
    ],
)
def test_faulty_sheets(sheet: dict[str, Any], said: str) -> None:
    with pytest.raises(Faults) as caught:
        encounter({"name": "Ana", "weapons": ["sword"], **sheet}, fighter("Ben"))
    assert any(said in str(fault) for fault in caught.value.faults), list(map(str, caught.value.faults))


def test_two_in_one_square_and_a_map_without_room() -> None:
    with pytest.raises(Faults, match="Ana stands there already; two begin in different squares"):
        encounter(fighter("Ana", at=[1, 1]), fighter("Ben", at=[1, 1]))
    with pytest.raises(Faults, match="there is no room for Ben: no square is free"):
        encounter(fighter("Ana"), fighter("Ben"), map={"columns": 1, "rows": 1})


def test_tables_of_a_group_have_limits() -> None:
    kinds = {f"kind-{k}": {"name": f"kind {k}", "melee": True} for k in range(12)}
    with pytest.raises(Faults, match="there are 19 rows of attacks; at most 16 are possible"):
        encounter(fighter("Ana"), fighter("Ben"), catalogue=[{"attacks": kinds}])
    own = {"places": {"foot": {"dice": 3, "threshold": 1, "talent": "LE", "part": "leg"}}}
    with pytest.raises(Faults, match="two places of the body have the same dice"):
        encounter(fighter("Ana"), fighter("Ben"), catalogue=[own])


@pytest.mark.clause("AA-2.1", "AA-2.2")
def test_sides_line_up_at_opposite_edges_and_face_each_other() -> None:
    table = Table([fighter("Ana"), fighter("Cal")], fighter("Ben"))
    assert (table["Ana"].piece.place, table["Ben"].piece.place) == (square(0, 4), square(8, 4))
    assert (table["Ana"].piece.facing, table["Ben"].piece.facing) == (0, 4)
    assert table["Cal"].piece.place in (square(0, 3), square(0, 5))


@pytest.mark.clause("AA-3.21")
def test_who_begins_without_agility_lies_and_without_co_may_be_unconscious() -> None:
    people = [fighter("Ana", wounds={"LE": 11}), fighter("Ben", other_load=200)], fighter("Cal", stamina=0)
    table = Table(*people)
    assert [table[name].down for name in ("Ana", "Ben", "Cal")] == [True, True, False]
    fight = affray.Fight(encounter(*people, options={"co_zero": "unconscious"}), seed=1)
    assert (fight.over, fight.winner) == (True, "A")


# ---- joining and leaving --------------------------------------------------------------------------------------------


def begun() -> Setup:
    return RULESET.setup(encounter(fighter("Ana", at=[0, 4]), fighter("Ben", at=[8, 4])))


@pytest.mark.clause("AA-1.4")
def test_a_joiner_gets_a_square_a_place_and_names() -> None:
    setup = begun()
    sheet = {"name": "Dag", "side": "A", "weapons": ["axe"], "armour": ["mail-shirt"], "shield": "buckler"}
    made = add(setup.fight, setup.roster, sheet)
    again = add(setup.fight, setup.roster, sheet)
    assert (made.count, setup.fight.count) == (3, 2)
    assert made == again
    me = made.combatants[2]
    assert me.piece.place not in (square(0, 4), square(8, 4))
    assert made.entering
    assert setup.roster.names == ["Ana", "Ben", "Dag"]
    assert setup.roster.things["shields"][2] == "buckler"
    assert made.book.beings[2].armour[7] == 2


@pytest.mark.parametrize(
    ("sheet", "said"),
    [
        ({"name": "Dag", "side": "C"}, "there is no side 'C'"),
        ({"name": "ana", "side": "A"}, "there is somebody called ana already"),
        ({"name": "Dag", "side": "A", "at": [0, 4]}, "somebody stands there"),
        ({"name": "Dag", "side": "A", "at": [30, 4]}, "isn't on the map"),
    ],
)
def test_who_does_not_fit_in(sheet: dict[str, Any], said: str) -> None:
    setup = begun()
    with pytest.raises(Faults) as caught:
        add(setup.fight, setup.roster, sheet)
    assert said in str(caught.value)


@pytest.mark.clause("AA-1.9")
def test_one_is_taken_out_and_comes_back() -> None:
    fight = begun().fight
    leave(fight, 0)
    with pytest.raises(ValueError, match="only who is in the fight"):
        leave(fight, 0)
    rejoin(fight, 0)
    assert fight.combatants[0].piece.place == square(0, 4)
    with pytest.raises(ValueError, match="only who has left"):
        rejoin(fight, 0)


def test_the_view_tells_what_a_screen_shows() -> None:
    ana = fighter("Ana", {**BLADE, "name": "blade of Ana"}, shield="buckler", at=[4, 4], facing="e")
    fight = affray.Fight(
        encounter({**ana, "grenades": ["smoke-grenade"]}, fighter("Ben", "long-bow", at=[8, 4], facing="w")), seed=1
    )
    view = fight.view()
    seen = {one["name"]: one for one in view["combatants"]}
    assert view["map"]["grid"] == "square"
    assert seen["Ana"]["place"] == [4, 4]
    assert {bar["name"] for bar in seen["Ana"]["bars"]} == {"ge", "wi", "stamina"}
    assert seen["Ana"]["thresholds"][7] == {"name": "chest", "threshold": 4}


@pytest.mark.clause("AA-3.2", "AA-3.3", "AA-3.4", "AA-3.8", "AA-4.6")
def test_arcs_are_what_one_may_do_from_here() -> None:
    ana = fighter("Ana", {**BLADE, "name": "blade of Ana"}, shield="buckler", at=[4, 4], facing="e")
    table = Table({**ana, "grenades": ["smoke-grenade"]}, fighter("Ben", "long-bow", at=[8, 4], facing="w"))

    def bands(who: int) -> dict[str, dict[str, set[tuple[int, int]]]]:
        found = arcs(clone(table.fight), who)
        return {
            each["name"]: {band["note"]: {(c, r) for c, r in band["places"]} for band in each["bands"]}
            for each in found
        }

    mine = bands(0)
    assert mine["strike"][""] == {(5, 3), (5, 4), (5, 5)}
    assert mine["block"][""] == {(3, 3), (4, 3), (5, 3), (5, 4)}
    assert mine["parry"][""] == {(4, 5), (5, 4), (5, 5)}
    assert len(mine["throw"][""]) == 81
    assert (5, 4) in mine["move"][""]
    assert set(mine) == {"move", "strike", "throw", "block", "parry"}
    theirs = bands(1)
    assert set(theirs) == {"move", "shoot"}
    assert set(theirs["shoot"]) == {"", "-1", "-2", "-10"}
    assert (4, 4) in theirs["shoot"][""]
    table["Ben"].out = True
    assert arcs(clone(table.fight), 1) == []
