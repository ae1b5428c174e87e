"""The map in a terminal: where its signs stand, and what `map` and `who` show in a session."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from affray.cli.gridmap import draw

from tests.cli.talk import EXAMPLES, Run

ENCOUNTER = """\
ruleset: iskuhetki
title: At the mill
sides:
  - name: Guests
    combatants:
      - {name: Ragnar, weapons: [long-sword, dagger, dagger, round-shield], armour: [hauberk], at: [1, 1], facing: e}
  - name: Hill folk
    combatants:
      - {creature: wolf, name: Wolf, at: [4, 1], facing: w}
map:
  plan: |
    ......
    ..~...
    ....#.
    .^....
  walls: [{at: [2, 0], side: e}]
"""


def ground(**more: Any) -> dict[str, Any]:
    return {
        "grid": "hex",
        "columns": 4,
        "rows": 3,
        "off": [],
        "walls": [],
        "doors": [],
        "rough": [],
        "fire": [],
        **more,
    }


def one(name: str, place: tuple[int, int] | None, **more: Any) -> dict[str, Any]:
    hexes = [] if place is None else [list(place)]
    return {"name": name, "place": place, "facing": "e", "hexes": hexes, "able": True, **more}


def lines(*combatants: dict[str, Any], width: int = 80, **more: Any) -> list[str]:
    return draw({"map": ground(**more), "combatants": list(combatants)}, width).lines


def test_odd_rows_stand_half_a_hex_further_right() -> None:
    assert lines() == [
        "   0   1   2   3",
        " 0 .   .   .   .",
        " 1   .   .   .   .",
        " 2 .   .   .   .",
    ]


def test_squares_stand_under_each_other_with_walls_beside_and_below() -> None:
    walls = [{"at": [0, 0], "side": "e"}, {"at": [1, 0], "side": "s"}, {"at": [3, 2], "side": "n"}]
    doors = [{"at": [1, 1], "side": "w", "open": False}, {"at": [2, 1], "side": "s", "open": True}]
    combatants = [one("Ana", (3, 0), facing="s"), one("Ben", (2, 2), facing="n")]
    assert lines(*combatants, grid="square", walls=walls, doors=doors, smoke=[[0, 2]]) == [
        "   0   1   2   3",
        " 0 . | .   .   A↓",
        "       -",
        " 1 . + .   .   .",
        "           '   -",
        " 2 %   .   B↑  .",
    ]
    assert lines(grid="square", width=20, walls=walls, doors=doors)[1:5] == [
        " 0 .|. . .",
        "     -",
        " 1 .+. . .",
        "       ' -",
    ]


def test_in_little_room_the_hexes_stand_closer() -> None:
    assert lines(width=20) == [
        "   0 1 2 3",
        " 0 . . . .",
        " 1  . . . .",
        " 2 . . . .",
    ]


@pytest.mark.parametrize("columns", [10, 11, 38])
def test_a_map_of_38_columns_fits_into_80_columns(columns: int) -> None:
    drawn = lines(columns=columns, walls=[{"at": [k, 1], "side": "e"} for k in range(columns - 1)])
    assert max(map(len, drawn)) <= 80
    if columns == 38:
        assert drawn[0] == f"{'1':>24}{'2':>20}{'3':>20}"
        assert drawn[1].split() == [*"0123456789" * 3, *"01234567"]


def test_the_ground_has_the_signs_that_maps_are_drawn_with() -> None:
    assert lines(rough=[[1, 0]], fire=[[2, 0]], off=[[3, 0], [0, 1]])[1:3] == [
        " 0 .   ~   ^   #",
        " 1   #   .   .   .",
    ]


@pytest.mark.parametrize(
    ("side", "drawn"),
    [
        ("e", [" 0 .   .   .   .", " 1   .   . | .   .", " 2 .   .   .   ."]),
        ("w", [" 0 .   .   .   .", " 1   . | .   .   .", " 2 .   .   .   ."]),
        ("se", [" 0 .   .   .   .", " 1   .   .   .   .", "          /", " 2 .   .   .   ."]),
        ("sw", [" 0 .   .   .   .", " 1   .   .   .   .", "        \\", " 2 .   .   .   ."]),
        ("ne", [" 0 .   .   .   .", "          \\", " 1   .   .   .   .", " 2 .   .   .   ."]),
        ("nw", [" 0 .   .   .   .", "        /", " 1   .   .   .   .", " 2 .   .   .   ."]),
    ],
)
def test_a_wall_stands_between_its_two_hexes(side: str, drawn: list[str]) -> None:
    assert lines(walls=[{"at": [1, 1], "side": side}])[1:] == drawn


def test_doors_are_shut_or_open() -> None:
    doors = [{"at": [0, 0], "side": "e", "open": False}, {"at": [1, 0], "side": "e", "open": True}]
    assert lines(doors=doors)[1] == " 0 . + . ' .   ."


def test_people_stand_with_a_sign_and_the_way_they_face() -> None:
    drawn = draw({"map": ground(), "combatants": [one("Möykky", (1, 1)), one("Rat 2", (3, 0), facing="sw")]}, 80)
    assert drawn.lines[1:3] == [" 0 .   .   .   2↙", " 1   .   M→  .   ."]
    assert drawn.legend == ["M Möykky 1,1 →", "2 Rat 2 3,0 ↙"]


def test_a_large_one_covers_its_hexes_with_a_small_letter() -> None:
    assert lines(one("Troll", (1, 1), hexes=[[1, 1], [0, 1]]))[2] == " 1   t   T→  .   ."


def test_two_in_one_hex_both_show_and_who_can_act_stands_over_who_cannot() -> None:
    assert lines(one("Ana", (0, 0)), one("Ben", (0, 0)))[1] == " 0 BA  .   .   ."
    assert lines(one("Ana", (0, 0)), one("Ben", (0, 0), able=False))[1] == " 0 A→  .   .   ."


def test_who_is_not_on_the_map_is_not_shown() -> None:
    drawn = draw({"map": ground(), "combatants": [one("Ana", None, facing=None)]}, 80)
    assert "A" not in "".join(drawn.lines)
    assert drawn.legend == []


def test_without_arrows_the_facing_is_a_word() -> None:
    drawn = draw({"map": ground(), "combatants": [one("Ana", (0, 0))]}, 80, arrows=False)
    assert drawn.lines[1] == " 0 A   .   .   ."
    assert drawn.legend == ["A Ana 0,0 e"]


def test_places_to_choose_from_are_marked() -> None:
    assert draw({"map": ground(), "combatants": []}, 80, [(0, 0), (2, 0)]).lines[1] == " 0 *   .   *   ."
    rough = {"map": ground(rough=[[2, 0]]), "combatants": []}
    assert draw(rough, 80, [(0, 0), (2, 0)]).lines[1] == " 0 *   .   ~*  ."


# ---- in a session ---------------------------------------------------------------------------------------------------


@pytest.fixture
def mill(tmp_path: Path) -> Path:
    path = tmp_path / "mill.yaml"
    path.write_text(ENCOUNTER)
    return path


def test_the_map_can_be_looked_at(run: Run, mill: Path) -> None:
    out = run("play", mill, typed=["map"]).out
    assert " 1   .   R→  ~   .   W←  ." in out
    assert " 0 .   .   . | .   .   ." in out
    assert "R Ragnar 1,1 →" in out
    assert ". ground" in out


def test_the_map_comes_with_each_turn_if_wanted(run: Run, mill: Path) -> None:
    once = run("play", mill, typed=["roll all"]).out.count(". ground")
    mill.with_name("mill.fight.json").unlink()
    on = run("play", mill, typed=["map on", "roll all"]).out.count(". ground")
    mill.with_name("mill.fight.json").unlink()
    off = run("play", mill, typed=["map on", "map off", "roll all"]).out.count(". ground")
    assert (once, on, off) == (0, 2, 1)


def test_a_place_to_go_to_is_asked_with_the_map(run: Run, mill: Path) -> None:
    out = run("play", mill, typed=["roll all", "auto wolf", "move"]).out
    assert out.index(". ground") < out.index("To which hex does Ragnar go?")
    assert " 0 .   *   * |" in out


def test_many_places_are_on_the_map_alone_and_typed_by_column_and_row(run: Run, tmp_path: Path) -> None:
    path = EXAMPLES.parent / "iskuhetki" / "duel.yaml"
    typed = ["6", "1", "walk", "8,3", "3 , 4"]
    out = run("play", path, "--save", tmp_path / "duel.fight.json", typed=typed).out
    before, asked, again = out.split("To which hex does Aino go?")
    assert " 3   *   *   A→  *   *   *   T←  ." in before
    assert "35 hexes, marked * on the map" in asked
    assert "1 2,2" not in asked
    assert "8,3 isn't possible here and now" in asked
    assert " 3   *" not in asked  # the map needn't come again
    assert "Aino walks to 3,4" in again


def test_the_map_comes_again_when_it_is_asked_for(run: Run, mill: Path) -> None:
    out = run("play", mill, typed=["roll all", "auto wolf", "move", "nowhere", "map"]).out
    assert out.count(" 0 .   *   * |") == 2


def test_a_fight_without_a_map_says_so(run: Run, duel: Path) -> None:
    assert "This fight has no map." in run("play", duel, typed=["map"]).out


def test_all_there_is_to_tell_of_somebody(run: Run, mill: Path) -> None:
    out = run("play", mill, typed=["who rag"]).out
    for line in (
        "Ragnar (Guests)",
        "Hit locations",
        "right shin",
        "HP 5/5  PP 4",
        "Weapons and shields",
        "long sword",
        "hauberk",
    ):
        assert line in out, line


def test_who_says_what_is_wanted(run: Run, mill: Path) -> None:
    out = run("play", mill, typed=["who", "who nobody"]).out
    assert "Of whom?" in out
    assert "nobody: nothing of that name" in out


def test_who_tells_of_weapons_and_spells_too(run: Run, duel: Path) -> None:
    out = run("play", duel, typed=["who Aymar"]).out
    assert "Aymar (Aymar's side)" in out
    assert "Weapons" in out
    assert "long sword" in out


def test_a_program_is_told_the_map_in_numbers(run: Run, mill: Path) -> None:
    last = json.loads(run("play", mill, "--json", typed=["map"]).out.splitlines()[-1])
    assert last["view"]["map"]["rough"] == [[2, 1]]


def test_figures_of_one_are_told_with_what_they_are(run: Run, mill: Path) -> None:
    out = run("play", mill, typed=["set rag", "set"]).out
    lines = [" ".join(line.split()) for line in out.splitlines()]
    assert "hurt9 0 damage to location 9" in lines
    assert any(line.startswith("Wolf blood ") for line in lines)


def test_who_joins_is_told_and_shown(run: Run, mill: Path) -> None:
    sheet = mill.with_name("leo.yaml")
    sheet.write_text("name: Leo\nat: [0, 3]\n")
    out = run("play", mill, typed=[f"join {sheet} Guests"]).out
    assert "  Leo joins" in out
    assert "Leo     Guests" in out


def test_a_faulty_sheet_is_told_by_its_places(run: Run, mill: Path) -> None:
    sheet = mill.with_name("leo.yaml")
    sheet.write_text("name: 5\nskills:\n  dodge: [3]\n")
    out = run("play", mill, typed=[f"join {sheet} Guests", f"join {sheet} Guests as Leo"]).out
    assert f"{sheet}:1:7: name: text of 1 to 60 characters in one line is wanted, not 5" in out
    assert out.count(f"{sheet}:3:10: skills.dodge: a whole number from 0 to 300 is wanted, not a list of 1") == 2


def test_who_may_join_is_listed(run: Run, mill: Path) -> None:
    assert "A creature (archer, " in run("play", mill, typed=["join"]).out
