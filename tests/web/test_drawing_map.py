"""The map as it is drawn: every wall on its side, every piece on its place, and nothing that a page may not hold."""

from __future__ import annotations

import random
import re
from pathlib import Path
from typing import Any

import pytest

import affray
from affray.web.drawing import Piece, gridmap, pieces
from affray.web.drawing import geometry as grid
from affray.web.drawing.grids import GEOMETRIES
from affray.web.drawing.pieces import SHAPES

from tests.web.drawn import ground, of_class, one, one_of_class, parsed, segments, view_of

HEXES = GEOMETRIES["hex"]
EXAMPLES = Path("examples/iskuhetki")
ON_MAP = [path.stem for path in sorted(EXAMPLES.glob("*.yaml")) if "\nmap:" in path.read_text("utf-8")]
HOSTILE = "<script>alert(\"x\")</script> 'onload=' &"


def drawn(view: dict[str, Any], marks: dict[str, Any] | None = None, **more: Any) -> Any:
    return parsed(gridmap.draw(view["map"], pieces(view, **more), marks))


def piece_of(*combatants: dict[str, Any], **more: Any) -> list[Piece]:
    return pieces(view_of(*combatants), **more)


# ---- pieces ---------------------------------------------------------------------------------------------------------


def test_a_piece_is_all_that_is_to_be_seen_of_a_combatant() -> None:
    view = view_of(
        one("Goblin 2", (1, 2), side="Red"),
        one("Troll", (3, 2), side="Blue", hexes=[[3, 2], [3, 1]], facing="w", able=False, tags=["dead", "down"]),
        actor="Goblin 2",
    )
    goblin, troll = pieces(view, mine=["Troll"], condition=lambda tag: f"<{tag}>", figure=lambda name: f"[{name}]")
    assert goblin == {
        "index": 0,
        "name": "Goblin 2",
        "side": 0,
        "side_name": "Red",
        "shape": "circle",
        "letters": "2",
        "place": [1, 2],
        "hexes": [[1, 2]],
        "facing": "e",
        "bars": [{"name": "blood", "word": "[blood]", "value": 6, "max": 12, "share": 0.5}],
        "tags": [],
        "able": True,
        "dead": False,
        "prone": False,
        "mine": False,
        "turn": True,
    }
    assert (troll["side"], troll["shape"], troll["letters"], troll["mine"], troll["turn"]) == (
        1,
        "square",
        "T",
        True,
        False,
    )
    assert (troll["dead"], troll["prone"], troll["able"]) == (True, True, False)
    assert troll["tags"] == [{"key": "dead", "word": "<dead>"}, {"key": "down", "word": "<down>"}]


def test_bars_are_between_nothing_and_all() -> None:
    bars = [{"name": "blood", "value": value, "max": most} for value, most in ((-3, 9), (12, 9), (0, 0))]
    (found,) = piece_of(one("Ana", bars=bars))
    assert [bar["share"] for bar in found["bars"]] == [0.0, 1.0, 0.0]


def test_sides_keep_their_number_where_somebody_is_unseen() -> None:
    (found,) = piece_of(one("Ana", side="Blue"), sides=["Red", "Blue"])
    assert (found["side"], found["shape"]) == (1, SHAPES[1])


def test_who_tells_an_index_keeps_it() -> None:
    (found,) = piece_of({**one("Ana"), "index": 7})
    assert found["index"] == 7


def test_more_pieces_than_signs_have_their_number() -> None:
    found = piece_of(*(one(f"Rat {k}") for k in range(40)))
    assert len({piece["letters"] for piece in found}) == 40


def test_a_fight_without_a_map_has_pieces_and_no_drawing() -> None:
    view = affray.Fight(affray.load("examples/arsmagica/duel.yaml")).view()
    assert [piece["place"] for piece in pieces(view)] == [None, None]
    assert [bar["name"] for bar in pieces(view)[0]["bars"]] == ["body", "fatigue"]
    for made in (gridmap.draw, gridmap.widget):
        assert made(view.get("map"), pieces(view)) == ""
    assert gridmap.listing(view.get("map"), pieces(view)) == ""


@pytest.mark.parametrize("name", ON_MAP)
def test_there_is_a_piece_for_everybody_on_the_map(name: str) -> None:
    view = affray.Fight(affray.load(EXAMPLES / f"{name}.yaml")).view()
    drawing = drawn(view)
    standing = {k: each for k, each in enumerate(view["combatants"]) if each["place"]}
    assert standing
    found = {each.get("id"): each for each in of_class(drawing, "piece")}
    assert set(found) == {f"piece-{k}" for k in standing}
    for k, each in standing.items():
        x, y = HEXES.middle(tuple(each["place"]))
        piece = found[f"piece-{k}"]
        assert piece.get("transform") == f"translate({x} {y})"
        assert piece.get("data-name") == each["name"]
        assert (piece.findtext("title") or "").endswith(("/", *"0123456789"))


def test_facing_is_shown_by_a_nose_on_that_side() -> None:
    for side in HEXES.SIDES:
        nose = one_of_class(drawn(view_of(one("Ana", (1, 1), facing=side))), "nose")
        assert f"rotate({grid.angle(HEXES, side)})" in nose.get("transform", "")
    assert of_class(drawn(view_of(one("Ana", able=False))), "nose") == []


def test_a_large_piece_covers_its_hexes() -> None:
    covered = [(3, 2), (3, 1), (4, 2)]
    drawing = drawn(view_of(one("Giant", (3, 2), hexes=[list(at) for at in covered])))
    x, y = HEXES.middle((3, 2))
    covers = one_of_class(drawing, "covers")
    assert covers.get("transform") == f"translate({-x} {-y})"
    assert covers.get("d") == grid.outline(HEXES, covered)
    assert one_of_class(drawing, "piece").get("data-hexes") == "3,2 3,1 4,2"


def test_those_who_share_a_hex_stand_beside_each_other_and_who_is_out_lies_below() -> None:
    drawing = drawn(view_of(one("Ana"), one("Ben", able=False), one("Cai", (2, 2))))
    assert [each.get("data-name") for each in of_class(drawing, "piece")] == ["Ben", "Ana", "Cai"]
    asides = [each[-1].get("transform") for each in of_class(drawing, "piece")]
    assert len(set(asides)) == 3
    assert asides[2] is None


def test_what_somebody_is_in_shows() -> None:
    drawing = drawn(
        view_of(one("Ana", tags=["down", "bleeding", "odd", "burning", "stunned"]), actor="Ana"), mine=["Ana"]
    )
    (piece,) = of_class(drawing, "piece")
    assert set(piece.get("class", "").split()) == {"piece", "side-0", "prone", "mine", "turn"}
    badges = [each.get("class") for each in of_class(drawing, "badge")]
    assert badges == ["badge badge-bleeding", "badge badge-odd", "badge badge-more"]
    assert of_class(drawing, "glow")
    drawing = drawn(view_of(one("Ana", able=False, tags=["dead"])))
    assert {"out", "dead"} <= set(one_of_class(drawing, "piece").get("class", "").split())
    assert one_of_class(drawing, "crossed") is not None


# ---- ground and marks -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ON_MAP)
def test_every_wall_and_door_is_on_the_side_between_its_two_hexes(name: str) -> None:
    view = affray.Fight(affray.load(EXAMPLES / f"{name}.yaml")).view()
    drawing = drawn(view)
    between = [
        frozenset(
            set(HEXES.corners(tuple(wall["at"]))) & set(HEXES.corners(HEXES.neighbour(tuple(wall["at"]), wall["side"])))
        )
        for wall in view["map"]["walls"]
    ]
    walls = [wall for each in of_class(drawing, "wall") for wall in segments(each.get("d", ""))]
    assert sorted(map(sorted, walls)) == sorted(map(sorted, between))
    doors = of_class(drawing, "door")
    assert len(doors) == len(view["map"]["doors"])
    for door, shown in zip(view["map"]["doors"], doors, strict=True):
        ends = grid.edge(HEXES, tuple(door["at"]), door["side"])
        x, y = (sum(end[k] for end in ends) // 2 for k in (0, 1))
        assert shown.get("transform") == f"translate({x} {y}) rotate({grid.angle(HEXES, door['side']) + 90})"
        assert ("open" in shown.get("class", "")) == door["open"]


def test_ground_is_drawn_where_it_is() -> None:
    view = view_of(map=ground(rough=[[1, 1], [2, 1]], fire=[[0, 4]], off=[[5, 0]]))
    for name in ("rough", "fire", "off"):
        shown = one_of_class(drawn(view), name)
        places = [tuple(at) for at in view["map"][name]]
        assert shown.get("d") == grid.outline(HEXES, places)
        assert shown.get("data-places") == " ".join(f"{c},{r}" for c, r in places)


def test_marks_are_drawn() -> None:
    marks = {
        "reach": [[1, 1]],
        "reachable": [[1, 1], [2, 1]],
        "options": [[3, 1], [4, 2]],
        "path": [[0, 0], [1, 0]],
        "targets": [1],
        "selected": 0,
        "picture": {"href": "/images/a?b&c", "x": -26, "y": -30, "width": 338, "height": 240.5},
    }
    drawing = drawn(view_of(one("Ana"), one("Ben", (2, 2))), marks)
    assert [each.get("data-at") for each in of_class(drawing, "option")] == ["3,1", "4,2"]
    assert one_of_class(drawing, "way").get("d") == "M0 0h52"
    assert one_of_class(drawing, "selected").get("d") == grid.outline(HEXES, [(0, 0)])
    assert [each.get("data-name") for each in of_class(drawing, "target")] == ["Ben"]
    (picture,) = [each for each in drawing.iter() if each.tag.endswith("image")]
    assert (picture.get("href"), picture.get("height")) == ("/images/a?b&c", "240.5")
    assert one_of_class(drawing, "reachable").get("d") == grid.outline(HEXES, [(1, 1), (2, 1)])


# ---- what a page may hold -------------------------------------------------------------------------------------------


def hostile() -> dict[str, Any]:
    tags = [HOSTILE, "down"]
    return view_of(one(HOSTILE, side=HOSTILE, tags=tags, bars=[{"name": HOSTILE, "value": 1, "max": 2}]), actor=HOSTILE)


def test_names_are_escaped() -> None:
    view = hostile()
    made = gridmap.widget(
        view["map"], pieces(view), {"picture": {"href": HOSTILE, "x": 0, "y": 0, "width": 1, "height": 1}}
    )
    assert "<script" not in made
    assert "'onload='" not in made
    assert parsed(gridmap.draw(view["map"], pieces(view))).find(".//*[@data-name]").get("data-name") == HOSTILE  # type: ignore[union-attr]


@pytest.mark.parametrize("name", ON_MAP)
def test_there_are_neither_styles_nor_scripts(name: str) -> None:
    view = affray.Fight(affray.load(EXAMPLES / f"{name}.yaml")).view()
    made = gridmap.widget(view["map"], pieces(view), {"options": [[1, 1]], "targets": [0], "path": [[1, 1]]})
    assert not re.search(r"<(script|style)|\s(style|on\w+)=|javascript:", made)


def crowded() -> tuple[dict[str, Any], dict[str, Any]]:
    """The largest map, with what one may meet on it."""
    chance = random.Random(3)
    cells = [[column, row] for column in range(40) for row in range(40)]
    rooms = [(chance.randrange(30), chance.randrange(30)) for _ in range(10)]
    walls = [{"at": [c + k, r], "side": side} for c, r in rooms for k in range(8) for side in ("se", "sw")]
    walls += [{"at": [c + 8, r + 1 + k], "side": "e"} for c, r in rooms for k in range(7)]
    plan = ground(
        40,
        40,
        walls=walls,
        doors=[
            {"at": [chance.randrange(39), chance.randrange(39)], "side": "e", "open": bool(k % 2)} for k in range(30)
        ],
        rough=[[c, r] for c, r in cells if (c - 10) ** 2 + (r - 25) ** 2 < 60],
        fire=[[c, r] for c, r in cells if (c - 28) ** 2 + (r - 20) ** 2 < 12],
        off=chance.sample(cells, 60),
    )
    bars = [{"name": "blood", "value": 6, "max": 12}, {"name": "stamina", "value": 3, "max": 12}]
    standing = [
        one(f"Guard {k}", chance.choice(cells), side=f"Side {k % 4}", bars=bars, tags=["bleeding"]) for k in range(24)
    ]
    marks = {"options": [[c, r] for c, r in cells if (c - 20) ** 2 + (r - 20) ** 2 < 30], "reachable": cells[:80]}
    return view_of(*standing, map=plan), marks


def test_the_largest_map_is_light() -> None:
    view, marks = crowded()
    assert len(gridmap.draw(view["map"], pieces(view), marks).encode()) < 60_000


# ---- for those who don't see it -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", ("Map of 6 columns", "faces east", "whose turn", "On fire: 2,2", "Door, shut: 1,1 south-east")),
        ("fi", ("Kartta, 6 saraketta", "kasvot itään", "vuorossa", "Tulessa: 2,2", "Ovi, kiinni: 1,1 kaakko")),
        (
            "nl",
            ("Kaart van 6 kolommen", "naar het oosten", "aan de beurt", "In brand: 2,2", "Deur, dicht: 1,1 zuidoost"),
        ),
        ("da", ("Kort med 6 kolonner", "mod øst", "har tur", "I brand: 2,2", "Dør, lukket: 1,1 sydøst")),
    ],
)
def test_the_map_is_a_list_too(language: str, words: tuple[str, ...]) -> None:
    door = {"at": [1, 1], "side": "se", "open": False}
    view = view_of(one("Ana"), one("Ben", None), actor="Ana", map=ground(fire=[[2, 2]], doors=[door]))
    made = gridmap.widget(view["map"], pieces(view), language=language)
    for word in words:
        assert word in made
    listed = gridmap.listing(view["map"], pieces(view), language=language)
    assert listed.count("<li>") == 3
    assert "Ben" not in listed


def test_the_map_can_be_reached_and_says_how_it_is_used() -> None:
    view = view_of(one("Ana"))
    drawing = drawn(view)
    assert (drawing.get("tabindex"), drawing.get("role")) == ("0", "application")
    assert drawing.get("aria-label")
    assert 'id="map-keys"' in gridmap.widget(view["map"], pieces(view))


# ---- squares, arcs ---------------------------------------------------------------------------------------------------

SQUARES = GEOMETRIES["square"]
ARCS = [
    {"name": "strike", "word": "Strike", "bands": [{"places": [[2, 1], [2, 2], [2, 3]], "note": ""}]},
    {
        "name": "shoot",
        "word": "Shoot <far>",
        "bands": [{"places": [[3, 2], [4, 2]], "note": "-1"}, {"places": [[5, 2]], "note": "-2"}],
    },
]


def test_squares_are_drawn_with_walls_on_their_sides_and_noses_in_eight_directions() -> None:
    walls: list[dict[str, Any]] = [{"at": [1, 1], "side": "s"}, {"at": [2, 2], "side": "e"}]
    doors = [{"at": [3, 3], "side": "s", "open": False}]
    drawing = drawn(view_of(one("Ana", (1, 2), facing="sw"), map=ground(grid="square", walls=walls, doors=doors)))
    assert drawing.get("data-map") == "square"
    found = [wall for each in of_class(drawing, "wall") for wall in segments(each.get("d", ""))]
    wanted = [frozenset(grid.edge(SQUARES, (wall["at"][0], wall["at"][1]), wall["side"])) for wall in walls]
    assert sorted(map(sorted, found)) == sorted(map(sorted, wanted))
    assert "rotate(135)" in one_of_class(drawing, "nose").get("transform", "")
    assert one_of_class(drawing, "piece").get("transform") == "translate(52 104)"
    assert one_of_class(drawing, "door").get("transform") == "translate(156 182) rotate(180)"


def test_smoke_is_drawn_and_told_where_there_is_any() -> None:
    view = view_of(map={**ground(grid="square"), "smoke": [[1, 1], [2, 1]]})
    assert one_of_class(drawn(view), "smoke").get("d") == grid.outline(SQUARES, [(1, 1), (2, 1)])
    assert "Smoke: 1,1 2,1" in gridmap.listing(view["map"], [])
    del view["map"]["fire"]
    assert of_class(drawn(view), "fire") == []


def test_arcs_are_drawn_band_by_band_with_notes_and_a_button_each() -> None:
    view = view_of(one("Ana", (1, 2)), map=ground(grid="square"))
    drawing = drawn(view, {"arcs": ARCS, "selected": 0})
    strike, shoot = of_class(drawing, "arc")
    assert (strike.get("data-arc"), shoot.get("data-arc")) == ("strike", "shoot")
    assert [each.get("d") for each in of_class(shoot, "band")] == [
        grid.outline(SQUARES, [(3, 2), (4, 2)]),
        grid.outline(SQUARES, [(5, 2)]),
    ]
    assert one_of_class(shoot, "rim").get("d") == grid.outline(SQUARES, [(3, 2), (4, 2), (5, 2)])
    assert [each.text for each in of_class(shoot, "note")] == ["-1", "-2"]
    assert of_class(strike, "note") == []
    told = [(each.get("data-word"), each.get("data-places")) for each in of_class(drawing, "band")]
    assert told == [("Strike", "2,1 2,2 2,3"), ("Shoot <far> -1", "3,2 4,2"), ("Shoot <far> -2", "5,2")]
    page = gridmap.widget(view["map"], pieces(view), {"arcs": ARCS})
    assert page.count("data-arc-of=") == 2
    assert "Shoot &lt;far&gt;" in page
    assert "data-arc-of" not in gridmap.widget(view["map"], pieces(view))
