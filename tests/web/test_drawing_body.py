"""The figure of a body: every location of every table once, with what it can still take and what has befallen it."""

from __future__ import annotations

import re
from importlib import resources
from typing import Any

import pytest
from ruamel.yaml import YAML

import affray
from affray.core.ruleset import rulesets
from affray.web.drawing import body
from affray.web.drawing.figures import FIGURES, figure_of

from tests.web.drawn import of_class, one_of_class, parsed

FIGURE = {
    "humanoid": "person",
    "winged-humanoid": "winged",
    "quadruped": "beast",
    "tailless-quadruped": "beast",
    "bird": "bird",
    "snake": "serpent",
    "spider": "spider",
}


def tables() -> dict[str, list[str]]:
    """The names of the locations in each body of each ruleset's catalogue."""
    found: dict[str, list[str]] = {}
    for name in ("arsmagica", "iskuhetki"):
        path = resources.files(f"affray.rulesets.{name}") / "catalogue" / "bodies.yaml"
        if path.is_file():
            for key, table in YAML(typ="safe").load(path.read_text("utf-8"))["bodies"].items():
                found[key] = [each["location"] for each in table["locations"]]
    return found


TABLES = tables()


def location(name: str, **more: Any) -> dict[str, Any]:
    return {"name": name, "hp": 4, "full": 4, "armour": 0, **more}


def wound(name: str, **more: Any) -> dict[str, Any]:
    return {"name": name, "wound": "cut", "points": 3, "bleed": 0, "staunched": False, **more}


def test_all_tables_are_known_here() -> None:
    assert set(TABLES) == set(FIGURE)


@pytest.mark.parametrize("table", TABLES)
def test_every_body_of_the_catalogues_has_a_figure_with_each_location_once(table: str) -> None:
    names = TABLES[table]
    drawing = parsed(body.draw([location(name) for name in names]))
    assert FIGURE[table] in drawing.get("class", "").split()
    assert sorted(each.get("data-location", "") for each in of_class(drawing, "location")) == sorted(names)
    assert len(of_class(drawing, "part")) == len(names)
    assert len(of_class(drawing, "entry")) == len(names)


@pytest.mark.parametrize("table", TABLES)
def test_entries_of_a_figure_lie_within_it_and_apart(table: str) -> None:
    drawing = parsed(body.draw([location(name) for name in TABLES[table]]))
    _, _, wide, high = map(int, drawing.get("viewBox", "").split())
    corners = []
    for each in of_class(drawing, "location"):
        (entry,) = [part for part in each if part.get("transform", "").startswith("translate") and len(part) > 1]
        corners.append(tuple(map(int, re.findall(r"-?\d+", entry.get("transform", "")))))
    for left, upper in corners:
        assert -wide // 2 <= left <= wide // 2 - body.CARD
        assert 0 <= upper <= high - body.HIGH
        assert not [y for x, y in corners if x == left and 0 < abs(y - upper) < body.HIGH]
    assert len(set(corners)) == len(corners)


def test_a_body_that_no_figure_fits_is_a_tidy_list() -> None:
    names = ["mast", "hull", "left-oar", "right-oar", "rudder"]
    drawing = parsed(body.draw([location(name) for name in names]))
    assert "parts" in drawing.get("class", "")
    assert [each.get("data-location") for each in of_class(drawing, "location")] == names
    assert of_class(drawing, "part") == []


def test_two_names_for_one_part_are_no_figure() -> None:
    assert figure_of(["head", "skull", "chest"]) is None
    assert figure_of(["head", "torso", "right-arm", "left-arm", "right-leg", "left-leg"]) is not None


def test_long_names_keep_within_their_entry() -> None:
    names = {"head": "pää", "chest": "rechterscheenbeen en meer"}
    drawing = parsed(body.draw([location(name) for name in names], word=lambda name: names[name]))
    lengths = {each.text: each.get("textLength") for each in of_class(drawing, "name")}
    assert lengths == {"pää": None, "rechterscheenbeen en meer": str(body.CARD - 12)}


def test_no_locations_no_drawing() -> None:
    assert body.draw([]) == ""


@pytest.mark.parametrize(("hp", "hurt"), [(4, 0), (5, 0), (3, 1), (2, 2), (1, 2), (0, 3), (-2, 3)])
def test_how_badly_a_location_is_hurt(hp: int, hurt: int) -> None:
    drawing = parsed(body.draw([location("head", hp=hp)]))
    (head,) = of_class(drawing, "location")
    assert head.get("class") == f"location hurt-{hurt}"
    assert "".join(one_of_class(drawing, "hp").itertext()) == f"{hp}/4"


def test_what_has_befallen_a_location_shows() -> None:
    head = location("head", hp=0, armour=3, burning=True, useless=True, maimed=True, fractured=True)
    wounds = [
        wound("head", bleed=2),
        wound("head", bleed=4, staunched=True),
        wound("chest", bleed=9),
        wound("head", wound="odd"),
    ]
    drawing = parsed(body.draw([head, location("chest")], wounds, word=lambda name: name.upper()))
    (shown,) = [each for each in of_class(drawing, "location") if each.get("data-location") == "head"]
    assert set(shown.get("class", "").split()) == {"location", "hurt-3", "burning", "useless", "maimed", "fractured"}
    assert len(of_class(shown, "wound")) == 3
    assert len(of_class(shown, "flame")) == 1
    signs = {each.get("class", "").split()[1]: "".join(each.itertext()) for each in of_class(shown, "sign")}
    assert signs == {"sign-armour": "3", "sign-flame": "", "sign-blood": "2", "sign-bone": ""}
    told = "HEAD, 0 of 4 HP, armour 3, burning, no use any more, maimed, bone broken, CUT 3, CUT 3, ODD 3, bleeds: 2"
    assert shown.findtext("title") == told


def test_locations_without_points_are_drawn_too() -> None:
    drawing = parsed(body.draw([{"name": "head"}, {"name": "chest", "armour": 2}]))
    assert of_class(drawing, "hp") == []
    assert [each.get("class") for each in of_class(drawing, "location")] == ["location hurt-0"] * 2


def test_names_are_escaped_and_there_are_neither_styles_nor_scripts() -> None:
    bad = "<script>\"' onclick="
    made = body.draw([location(bad)], [wound(bad, wound=bad)], word=lambda name: name)
    assert "<script" not in made
    attributes = {name for each in parsed(made).iter() for name in each.attrib}
    assert not [name for name in attributes if name == "style" or name.startswith("on")]
    for table in TABLES.values():
        made = body.draw([location(name, burning=True) for name in table], [wound(table[0])])
        assert not re.search(r"<(script|style)|\s(style|on\w+)=", made)


@pytest.mark.parametrize("figure", FIGURES, ids=lambda figure: figure.name)
def test_left_and_right_are_each_others_mirror(figure: Any) -> None:
    """A person's right is at the onlooker's left."""
    for name, part in figure.parts.items():
        if name.startswith("right-") and figure.name != "beast":
            other = figure.parts[name.replace("right-", "left-")]
            assert part.middle[0] < 0
            assert other.middle == (-part.middle[0], part.middle[1])
            assert (part.mirrored, other.mirrored, other.d) == (False, True, part.d)


def test_a_fight_shows_its_bodies() -> None:
    for name in rulesets():
        path = {"arsmagica": "examples/arsmagica/duel.yaml", "iskuhetki": "examples/iskuhetki/duel.yaml"}.get(name)
        if path:
            for each in affray.Fight(affray.load(path)).view()["combatants"]:
                assert bool(body.draw(each.get("locations", ()), each.get("wounds", ()))) == ("locations" in each)
