"""What people write: sheets and encounters, and the faults in them."""

from __future__ import annotations

from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from affray.core.catalogue import Catalogue
from affray.core.documents import Document, Faults, parse, read
from affray.core.wording import validate
from affray.rulesets.iskuhetki.gear import FOLDER
from affray.rulesets.iskuhetki.sheet import Combatant, Encounter, Joiner

from tests.written import Hunt, check_encounter_or_faults, check_read_back, damaged

ELSE = "isn't known here; did you mean"
EXAMPLES = Path(__file__).parents[2] / "examples/iskuhetki"
HUMANOID = (
    "right-shin, left-shin, right-thigh, left-thigh, abdomen, chest, right-upper-arm, right-forearm, right-hand, "
    "left-upper-arm, left-forearm, left-hand, head"
)
SKILLS = (
    "weapons, dodge, combat_move, dual_wield, throw, voice, first_aid, healing, open_wounds, bonesetting, carpentry, "
    "masonry, surgery"
)
BODIES = "bird, humanoid, quadruped, snake, spider, tailless-quadruped, winged-humanoid"


def sheet(**written: Any) -> Combatant:
    """A combatant from what is written of it."""
    return validate(Combatant, Document({"name": "Ragnar", **written}))


HUNT = Hunt(Encounter, "iskuhetki")
encounter, faults_of = HUNT.encounter, HUNT.faults_of


def faults_in(text: str) -> list[str]:
    """What is wrong with an encounter file."""
    return HUNT.faults_in(text, "ford.yaml")


# What a sheet gives


@pytest.mark.clause("IH-12.3")
def test_hit_points_blood_and_stamina_by_characteristics() -> None:
    made = sheet(characteristics={"constitution": 13, "size": 12, "strength": 12})
    assert made.full == [5, 5, 5, 5, 5, 6, 4, 4, 4, 4, 4, 4, 5]  # (13 + 12) / 2 rounded up: 13
    assert (made.full_blood, made.full_stamina) == (13, 12)
    made = sheet(hit_points=9, locations={"head": 7}, blood=20, stamina=3)
    assert made.full == [3, 3, 3, 3, 3, 4, 3, 3, 3, 3, 3, 3, 7]
    assert (made.full_blood, made.full_stamina) == (20, 3)


@pytest.mark.clause("IH-3.12")
@pytest.mark.parametrize(
    ("strength", "size", "bonus"),
    [
        *[(6, 6, "-d6"), (8, 8, "-d4"), (12, 12, "0"), (12, 13, "d4"), (20, 20, "d6"), (20, 36, "2d6")],
        *[(36, 36, "3d6"), (37, 36, "4d6"), (44, 44, "4d6"), (45, 44, "5d6"), (200, 200, "24d6")],
    ],
)
def test_the_damage_bonus_by_strength_and_size(strength: int, size: int, bonus: str) -> None:
    assert sheet(characteristics={"strength": strength, "size": size}).bonus == bonus


@pytest.mark.clause("IH-3.12")
def test_a_damage_bonus_that_is_written() -> None:
    assert sheet(damage_bonus="2d4").bonus == "2d4"
    assert sheet(characteristics={"strength": 40}, damage_bonus=0).bonus == "0"


def test_skills_of_the_body_that_are_not_written() -> None:
    made = sheet(characteristics={"dexterity": 14}, skills={"combat_move": 5})
    assert [made.skill(name) for name in ("dodge", "combat_move", "throw", "dual_wield")] == [28, 5, 28, 0]


def test_a_weapon_is_a_name_a_change_or_all_figures() -> None:
    own = {"name": "hook", "damage": "2d4", "type": "piercing", "ranges": [None, 0], "hands": 2, "level": 4}
    sword, better, hook = sheet(
        weapons=["long-sword", {"weapon": "Long sword", "name": "Biter", "quality": 90}, own]
    ).weapons
    assert (sword.name, sword.damage, sword.ranges, sword.levels, sword.skill) == (
        "long sword",
        "d8",
        [-20, 0],
        3,
        None,
    )
    assert (better.name, better.quality, better.levels, better.damage) == ("Biter", 90, 5, "d8")
    assert (hook.ranges, hook.levels, hook.hands) == ([None, 0], 4, 2)


@pytest.mark.clause("IH-17.2")
@pytest.mark.parametrize(("quality", "level"), [(1, 1), (20, 1), (21, 2), (40, 2), (60, 3), (80, 4), (81, 5), (100, 5)])
def test_an_items_level_goes_by_its_quality(quality: int, level: int) -> None:
    axe = sheet(weapons=[{"weapon": "hand-axe", "quality": quality}]).weapons[0]
    assert axe.levels == level


@pytest.mark.clause("IH-1.6")
@pytest.mark.parametrize(
    ("weapons", "skills", "hands"),
    [
        (["long-sword", "dagger"], {}, (0, -1)),
        (["long-sword", "dagger"], {"dual_wield": 30}, (0, 1)),
        (["dagger", "kite", "long-sword"], {"dual_wield": 30}, (0, 1)),
        (["kite", "long-sword"], {}, (1, 0)),
        (["great-sword", "kite"], {}, (0, -1)),
        (["great-sword", {"weapon": "kite", "hand": "off"}, "dagger"], {}, (2, 1)),
        (["long-sword", {"weapon": "long-bow", "hand": "main"}], {}, (1, -1)),
        ([{"weapon": "long-sword", "hand": "belt"}, "target"], {}, (-1, 1)),
        (["sand", "torch"], {}, (1, -1)),
        ([], {}, (-1, -1)),
        (["bite"], {}, (-1, -1)),
    ],
)
def test_what_is_in_hand_at_the_start(weapons: list[Any], skills: dict[str, int], hands: tuple[int, int]) -> None:
    assert sheet(weapons=weapons, skills=skills).hands == hands


def test_fists_and_feet_come_by_themselves() -> None:
    assert [each.name for each in sheet(weapons=["dagger"]).arms] == ["dagger", "fist", "kick"]
    assert [each.damage for each in sheet(weapons=[{"weapon": "fist", "damage": "d6"}]).arms] == ["d6", "d3"]
    assert len(sheet(weapons=["dagger"] * 7).arms) == 8
    assert [each.name for each in sheet(weapons=["bite"], humanoid=False).arms] == ["bite"]
    assert [each.name for each in sheet(weapons=["talon"], body="winged-humanoid").arms] == ["talon", "fist", "kick"]


@pytest.mark.clause("IH-18.1")
def test_armour_covers_locations_groups_or_all() -> None:
    names = [["head"], ["torso", "head"], ["all"], ["arms"]]
    body = sheet().body
    assert [body.covered(each).bit_count() for each in names] == [1, 3, 13, 6]
    chain, helm = sheet(armour=["chain-mail", {"armour": "great-helm", "points": 5}]).armour
    assert (chain.locations, chain.points, helm.locations, helm.points) == (["all"], 4, ["head"], 5)
    assert sheet(armour=[{"armour": "chain-mail", "locations": "torso"}]).armour[0].locations == ["torso"]


def test_a_creature_with_changes() -> None:
    knight = sheet(creature="knight", characteristics={"strength": 18}, weapons=["great-sword"], armour=[])
    assert (knight.characteristics.dexterity, knight.characteristics.strength) == (12, 18)
    assert (knight.skills.weapons, knight.armour) == (75, [])
    assert [each.name for each in knight.weapons] == ["great sword"]
    assert sheet(creature="knight", skills={"dodge": 60}).skills.weapons == 75


# Faults


def test_every_fault_of_a_file_comes_at_once_with_its_place() -> None:
    text = """ruleset: iskuhetki
dark: night
options: {control_is_ring: true, knockout_check: day}
map:
  columns: 8
  rows: 6
  walls:
    - {between: [[1, 1], [4, 4]]}
    - {at: [7, 2], side: e}
sides:
  - name: Heroes
    combatants:
      - name: Ragnar
        characteristics: {strength: 0}
        skills: {dodge: 301, sword: 40}
        weapons: [long-swrd, {weapon: long-sword, skil: 40}, {weapon: long-bow, damage: d8+1}]
        armour: [{armour: chain-mail, locations: [tail]}, {armour: chain-mail, quality: 140}]
      - {creature: knigt}
  - name: Wolves
    combatants: []
"""
    told = [fault.removeprefix("ford.yaml:").split(": ", 2) for fault in faults_in(text)]
    assert [(place, path.rpartition(".")[2], words) for place, path, words in told] == [
        ("2:7", "dark", "true or false is wanted, not 'night'"),
        ("3:11", "control_is_ring", f"the key control_is_ring {ELSE} control_is_a_ring?"),
        ("3:50", "knockout_check", "one of minute, hour is wanted, not 'day'"),
        ("8:17", "between", "these two hexes don't touch each other; a wall stands between neighbours"),
        ("14:37", "strength", "a whole number from 1 to 200 is wanted, not 0"),
        ("15:25", "dodge", "a whole number from 0 to 300 is wanted, not 301"),
        (
            "15:30",
            "sword",
            f"the key sword isn't known here; the keys here are {SKILLS}",
        ),
        ("16:19", "weapons[0]", "there is no weapon 'long-swrd'; did you mean long-sword or long-spear or long-bow?"),
        ("16:51", "skil", f"the key skil {ELSE} skill or shield?"),
        ("16:89", "damage", "a bow's power is dice alone; what is added to them is the arrow's (IH-7.1)"),
        ("17:89", "quality", "a whole number from 1 to 100 is wanted, not 140"),
        ("18:20", "creature", "there is no creature 'knigt'; did you mean knight?"),
        ("20:17", "combatants", "a list of 1 to 62 items is wanted, not an empty list"),
    ]


@pytest.mark.parametrize(
    ("written", "fault"),
    [
        (
            {"armour": [{"armour": "chain-mail", "locations": ["torso", "tail"]}]},
            f".armour[0].locations[1]: there is no location on this body (humanoid) 'tail'; there are {HUMANOID}",
        ),
        ({"armour": ["kettle-hat"], "body": "snake"}, None),
        (
            {"armour": ["greaves"], "body": "snake"},
            ".armour[0]: there is no location on this body (snake) 'shins'; there are all, tail, belly, forebody, head",
        ),
        (
            {"damage": {"heart": 1}},
            ".damage.heart: there is no location on this body (humanoid) 'heart'; did you mean head or chest?",
        ),
        ({"damage": {"head": 4}}, ".damage.head: 4 points off, it would be useless; at most 3 are possible"),
        (
            {"locations": {"hed": 3}},
            ".locations.hed: there is no location on this body (humanoid) 'hed'; did you mean head?",
        ),
        ({"blood_now": 11}, ".blood_now: it has 10 BP in all; blood_now is at most that"),
        ({"stamina_now": 11}, ".stamina_now: it has 10 EP in all; stamina_now is at most that"),
        (
            {"weapons": [{"weapon": "long-sword", "skill": 301}]},
            ".weapons[0].skill: a whole number from 0 to 300 is wanted, not 301",
        ),
        (
            {"weapons": [{"weapon": "long-bow", "parry": 30}]},
            ".weapons[0].parry: one can't parry with long bow; 'parries: true' is wanted if one can",
        ),
        (
            {"weapons": [{"weapon": "long-sword", "ready": "loaded"}]},
            ".weapons[0].ready: long sword isn't loaded; a bow or a crossbow is",
        ),
        (
            {"weapons": [{"weapon": "long-bow", "arrows": ["bolt"]}]},
            ".weapons[0].arrows[0]: bolt is for a crossbow; long bow is a bow",
        ),
        (
            {"weapons": [{"weapon": "long-sword", "arrows": ["bolt"]}]},
            ".weapons[0].arrows[0]: long sword shoots no arrows",
        ),
        (
            {"weapons": [{"weapon": "long-sword", "damage": "8"}]},
            ".weapons[0].damage: dice are wanted, such as d6, 2d6+1 or d3-1, not '8'",
        ),
        (
            {"weapons": [{"weapon": "long-sword", "damage": "0d8"}]},
            ".weapons[0].damage: dice are wanted, such as d6, 2d6+1 or d3-1, not '0d8'",
        ),
        ({"weapons": [{"weapon": "kite", "hands": 2}]}, ".weapons[0].hands: a shield is borne on one arm"),
        (
            {"weapons": [{"weapon": "bite", "hand": "main"}]},
            ".weapons[0].hand: bite is a part of the body; it is in no hand",
        ),
        (
            {"weapons": [{"weapon": "bite", "location": "jaw"}]},
            f".weapons[0].location: there is no location on this body (humanoid) 'jaw'; there are {HUMANOID}",
        ),
        (
            {"weapons": [{"name": "x", "ranges": [0], "location": "head"}]},
            ".weapons[0].location: x is no part of the body; 'natural: true' is wanted beside it",
        ),
        ({"weapons": [{"name": "x"}]}, ".weapons[0]: x has no range: it can neither strike nor fly"),
        (
            {"weapons": [{"name": "x", "thrown": True}]},
            ".weapons[0]: 'bands' is missing: up to how many hexes x is at short, medium, long",
        ),
        (
            {"weapons": [{"weapon": "long-sword", "bands": [1, 2, 3]}]},
            ".weapons[0].bands: long sword is neither shot nor made for throwing; it has no bands (IH-8.1)",
        ),
        (
            {"weapons": [{"weapon": "javelin", "bands": [3, 2, 4]}]},
            ".weapons[0].bands: short, medium and long range come in this order, each at least the one before",
        ),
        ({"weapons": ["axe"] * 9}, ".weapons: a list of at most 8 items is wanted, not a list of 9"),
        (
            {
                "weapons": [
                    {"weapon": "long-bow", "arrows": ["war-arrow"] * 3},
                    {"weapon": "self-bow", "arrows": ["bodkin"] * 2},
                ]
            },
            ".weapons: there are 5 kinds of arrows; at most 4 are possible",
        ),
        (
            {"weapons": [{"weapon": "great-sword", "hand": "main"}, {"weapon": "kite", "hand": "off"}]},
            ".weapons[1].hand: great sword takes both hands; none is left for kite",
        ),
        (
            {"weapons": [{"weapon": "great-sword", "hand": "off"}]},
            ".weapons[0].hand: great sword takes both hands; 'hand: main' is wanted",
        ),
        (
            {"weapons": [{"weapon": "dagger", "hand": "main"}, {"weapon": "knife", "hand": "main"}]},
            ".weapons[1].hand: dagger is in that hand already",
        ),
        (
            {"weapons": ["dagger", {"weapon": "light-crossbow", "ready": "aimed"}]},
            ".weapons[1].ready: light crossbow isn't in hand; only what is held can be aimed",
        ),
        (
            {"weapons": ["dagger"], "humanoid": False},
            ".weapons[0]: who isn't humanoid can't hold a dagger; 'natural: true' is wanted",
        ),
        (
            {"weapons": [{"weapon": "dagger", "poison": "vipr"}]},
            ".weapons[0].poison: there is no poison 'vipr'; did you mean viper?",
        ),
        ({"damage_bonus": "1d"}, ".damage_bonus: dice are wanted, such as d4, -d6 or 2d6, or 0 for no"),
        (
            {"body": "centipede"},
            f".body: there is no body 'centipede'; there are {BODIES}",
        ),
        ({"hexes": 4}, ".hexes: one of 1, 2, 3, 7, 19 is wanted, not 4"),
        ({"at": [1, 1]}, ".at: there is no map; 'distances' say how far groups are apart"),
    ],
)
def test_faults_of_combatants(written: dict[str, Any], fault: str | None) -> None:
    if fault is None:
        encounter({"name": "A", **written})
    else:
        (found,) = faults_of({"name": "A", **written})
        assert found.startswith(f"sides[0].combatants[0]{fault}")


BODY = {"name": "blob", "locations": [{"location": "mass", "kind": "chest", "front": list(range(1, 21))}]}


@pytest.mark.clause("IH-3.11")
@pytest.mark.parametrize(
    ("change", "fault"),
    [
        ({"front": list(range(1, 20))}, ".locations: front: 20 on the d20 hits no location; each of 1 to 20 hits one"),
        (
            {"front": [*range(1, 21), 3]},
            ".locations: front: 3 on the d20 hits more than one location; each of 1 to 20 hits one",
        ),
        (
            {"behind": [1]},
            ".locations: behind: 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20 on the d20",
        ),
        ({"front": [*range(1, 20), 21]}, ".locations[0].front[19]: a whole number from 1 to 20 is wanted, not 21"),
        ({"neighbours": ["core"]}, ".locations[0].neighbours[0]: there is no location on this body (blob) 'core'"),
        ({"location": "all"}, ".locations[0].location: there is a location all already"),
    ],
)
def test_faults_of_bodies(change: dict[str, Any], fault: str) -> None:
    body = {**BODY, "locations": [{**BODY["locations"][0], **change}]}  # type: ignore[dict-item]
    (found,) = faults_of({"name": "A", "body": body})
    assert found.startswith(f"sides[0].combatants[0].body{fault}")


# The map


def test_what_stands_wrongly_on_a_map_is_told_with_its_place() -> None:
    text = """ruleset: iskuhetki
map: {columns: 8, rows: 6}
sides:
  - name: Heroes
    combatants:
      - {name: Ragnar, at: [2, 2]}
      - {name: Ysolde, at: [2, 2]}
      - {name: Kara, armour: [{armour: boots, locations: [tail]}], at: [8, 1]}
  - name: Bears
    combatants:
      - creature: bear
        count: 2
        places: [[0, 3], [7, 3]]
"""
    told = [fault.removeprefix("ford.yaml:").split(": ", 2) for fault in faults_in(text)]
    assert [(place, path.rpartition(".")[2], words) for place, path, words in told] == [
        ("7:28", "at", "Ragnar stands there already; two begin in different hexes"),
        ("8:59", "locations[0]", f"there is no location on this body (humanoid) 'tail'; there are {HUMANOID}"),
        ("8:72", "at", "[8, 1] isn't on the map, which has 8 columns and 6 rows"),
        ("13:18", "places[0]", "Bear 1 doesn't fit in at [0, 3]: a part of it is off the map or behind a wall"),
    ]


@pytest.mark.clause("IH-2.13")
@pytest.mark.parametrize(
    "faulty",
    [
        "walls: [{between: [[1, 1], [4, 4]]}]",
        "off: [[9, 9]]",
        "fire: [[0, -1]]",
        "doors: shut",
        "rooms: [{corners: []}]",
    ],
)
def test_what_stands_wrongly_is_told_beside_a_fault_of_the_map(faulty: str) -> None:
    text = f"""ruleset: iskuhetki
map: {{columns: 8, rows: 6, {faulty}}}
sides:
  - {{name: Heroes, combatants: [{{name: Ragnar, at: [2, 2]}}, {{name: Ysolde, at: [2, 2]}}]}}
  - {{name: Bears, combatants: [{{creature: bear, at: [8, 3]}}]}}
"""
    first, *more = [fault.removeprefix("ford.yaml:").split(": ", 2) for fault in faults_in(text)]
    assert first[1].startswith("map.")
    assert [(path.rpartition("]")[2], words) for _, path, words in more] == [
        (".at", "Ragnar stands there already; two begin in different hexes"),
        (".at", "[8, 3] isn't on the map, which has 8 columns and 6 rows"),
    ]


@pytest.mark.clause("IH-2.13")
@pytest.mark.parametrize(
    ("change", "fault"),
    [
        ({"walls": [{"at": [2, 2]}]}, "map.walls[0]: 'at' and 'side' are wanted, or 'between' with two hexes"),
        ({"walls": [{"at": [2, 2], "side": "n"}]}, "map.walls[0].side: one of e, se, sw, w, nw, ne is wanted, not 'n'"),
        (
            {"walls": [{"between": [[0, 0], [2, 0]]}]},
            "map.walls[0].between: these two hexes don't touch each other; a wall",
        ),
        (
            {"walls": [{"between": [[0, 0], [0, 0]]}]},
            "map.walls[0].between: these two hexes don't touch each other; a wall",
        ),
        (
            {"walls": [{"at": [0, 0], "side": "w"}]},
            "map.walls[0]: both hexes beside it are on the map, which has 8 columns",
        ),
        (
            {"walls": [{"at": [0, 0], "side": "e"}], "doors": [{"at": [1, 0], "side": "w"}]},
            "map.doors[0]: a wall or door stands there already",
        ),
        (
            {"off": [[0, 0]], "doors": [{"at": [0, 0], "side": "e"}]},
            "map.doors[0]: a door leads from ground to ground; one",
        ),
        ({"rooms": [{"corners": [[4, 4], [2, 5]]}]}, "map.rooms[0].corners: the upper left hex is wanted first"),
        (
            {"rooms": [{"corners": [[4, 4], [8, 5]]}]},
            "map.rooms[0].corners: it is outside the map, which has 8 columns and 6",
        ),
        ({"rough": [[7, 6]]}, "map.rough[0]: this hex is outside the map, which has 8 columns and 6 rows"),
        ({"fire": [[1, 1]], "off": [[1, 1]]}, "map.fire[0]: this hex isn't on the map"),
        ({"fire": [[1, 1, 1]]}, "map.fire[0]: a list of 2 items is wanted, not a list of 3"),
        ({"fire": [[40, 1]]}, "map.fire[0][0]: a whole number from 0 to 39 is wanted, not 40"),
        ({"columns": 41}, "map.columns: a whole number from 1 to 40 is wanted, not 41"),
        ({"columns": None}, "map: 'columns' is missing, or a 'plan' that is drawn"),
        ({"plan": "..."}, "map.columns: a map that is drawn has the size of its drawing; leave this out"),
    ],
)
def test_faults_of_maps(change: dict[str, Any], fault: str) -> None:
    found = faults_of({"name": "A"}, map={"columns": 8, "rows": 6, **change})
    assert found[0].startswith(fault)


@pytest.mark.parametrize(
    ("plan", "fault"),
    [
        (". .\n. x\n", "row 1 holds x; a map is drawn with . # ~ ^"),
        (". . .\n. .\n", "row 1 has 2 hexes, the longest 3; all rows are equally long"),
        ("", "a map of 0 columns and 0 rows; it has 1 to 40 and 1 to 40"),
        ("##\n##\n", "no hex is left of this map"),
    ],
)
def test_a_map_that_is_drawn_wrongly(plan: str, fault: str) -> None:
    (found,) = faults_of({"name": "A"}, map={"plan": plan})
    assert found.endswith(fault)


@pytest.mark.clause("IH-2.1")
@pytest.mark.parametrize(
    ("combatants", "faults"),
    [
        ([{"at": [8, 0]}], ["[0].at: [8, 0] isn't on the map, which has 8 columns and 6 rows"]),
        ([{"at": [3, 3]}], ["[0].at: [3, 3] isn't on the map, which has 8 columns and 6 rows"]),
        ([{"at": [1, 1]}, {"at": [1, 1]}], ["[1].at: X0 stands there already; two begin in different hexes"]),
        (
            [{"at": [1, 1]}, {"at": [1, 1], "joins": 2}],
            ["[1].at: X0 stands there already; two begin in different hexes"],
        ),
        ([{"at": [1, 1], "joins": 2}, {"at": [1, 1]}], []),
        (
            [{"at": [2, 1], "hexes": 2}, {"at": [1, 1]}],
            ["[1].at: X0 stands there already; two begin in different hexes"],
        ),
        ([{"at": [2, 1], "hexes": 2, "facing": "w"}, {"at": [1, 1]}], []),
        (
            [{"at": [0, 1], "hexes": 2}],
            ["[0].at: X0 doesn't fit in at [0, 1]: a part of it is off the map or behind a wall"],
        ),
        (
            [{"at": [6, 5], "hexes": 2}],
            ["[0].at: X0 doesn't fit in at [6, 5]: a part of it is off the map or behind a wall"],
        ),
        (
            [{"at": [0, 1], "creature": "bear"}],
            ["[0].at: X0 doesn't fit in at [0, 1]: a part of it is off the map or behind a wall"],
        ),
        ([{"count": 2, "at": [0, 1]}], ["[0].at: one place for 2; 'places' with one for each is wanted"]),
        ([{"count": 2, "places": [[0, 1]]}], ["[0].places: 1 places for 2; one for each is wanted"]),
        (
            [{"count": 2, "places": [[0, 1], [0, 1]]}],
            ["[0].places[1]: X0 1 stands there already; two begin in different hexes"],
        ),
        ([{"at": [0, 1], "places": [[0, 1]]}], ["[0].places: either 'at' or 'places' is wanted, not both"]),
    ],
)
def test_faults_of_places(combatants: list[dict[str, Any]], faults: list[str]) -> None:
    plan = {"columns": 8, "rows": 6, "off": [[3, 3]], "walls": [{"between": [[5, 5], [6, 5]]}]}
    named = [{"name": f"X{k}", **each} for k, each in enumerate(combatants)]
    if faults:
        assert faults_of(*named, map=plan) == [f"sides[0].combatants{fault}" for fault in faults]
    else:
        encounter(*named, map=plan)


def test_distances_are_for_fights_without_a_map() -> None:
    distances = [{"between": ["Heroes", "Wolves"], "hexes": 4}]
    told = "the map says how far they are apart; leave this out"
    assert faults_of({"name": "A"}, map={"columns": 8, "rows": 6}, distance=3, distances=distances) == [
        f"distance: {told}",
        f"distances: {told}",
    ]
    distances.append({"between": ["Wolves", "Wolves"], "hexes": 1})
    assert faults_of({"name": "A"}, distances=distances) == [
        "distances[1].between: a group has no distance to itself; two groups are wanted"
    ]
    distances[1] = {"between": ["rear", "Heroes"], "hexes": 9}
    distances.append({"between": ["rear", "Wolves"], "hexes": 1})
    assert faults_of({"name": "A", "group": "rear"}, distances=distances) == [
        "distances[1].hexes: by way of Wolves it is 5 hexes; at most that is possible"
    ]


# Other faults of encounters


def test_names_sides_and_numbers_are_seen_to() -> None:
    assert faults_of({"name": "A"}, {"name": "a"}) == [
        "sides[0].combatants[1].name: there is somebody called a already; each needs a name of its own"
    ]
    assert faults_of({"name": "A", "count": 62}) == ["sides: there are 63 combatants; at most 62 are possible"]
    assert len(list(encounter({"name": "A", "count": 61}).members())) == 62


def body(k: int) -> dict[str, Any]:
    """A body of its own."""
    return {**BODY, "name": f"blob {k}"}


def test_so_many_different_bodies_and_poisons_have_room() -> None:
    encounter(*({"name": f"X{k}", "body": body(k)} for k in range(15)))
    assert faults_of(*({"name": f"X{k}", "body": body(k)} for k in range(16))) == [
        "there are 17 different bodies; at most 16 are possible"
    ]
    poisons = [{"name": f"P{k}", "potency": 10, "rounds": 2} for k in range(17)]
    armed = [{"name": f"X{k}", "weapons": [{"weapon": "dagger", "poison": each}]} for k, each in enumerate(poisons)]
    encounter(*armed[:16])
    assert faults_of(*armed) == ["there are 17 different poisons; at most 16 are possible"]


@pytest.mark.clause("IH-3.12")
def test_a_row_that_grows_begins_with_dice() -> None:
    strong = {"name": "A", "characteristics": {"strength": 90}}
    for bonus in (0, "-d4"):
        rows = {"up-to-72": {"up_to": 72, "bonus": bonus, "more": 3}}
        (fault,) = faults_of(strong, catalogue=[{"damage_bonus": rows}])
        assert fault.startswith(f"catalogue[0].damage_bonus.up-to-72.more: from {bonus} on no die more can come")


def test_so_many_rows_have_room() -> None:
    rows = {f"more-{k}": {"up_to": 100 + k, "damage": "d6"} for k in range(13)}
    assert faults_of({"name": "A"}, catalogue=[{"impact": rows}]) == [
        "there are 25 rows of impact; at most 24 are possible"
    ]


def test_what_has_the_wrong_shape_is_a_fault_and_nothing_else_is() -> None:
    odd: list[Any] = [5, "x", None, [5], [{"name": 5, "combatants": 5}]]
    odd.append([{"combatants": [5, [], {"count": "x", "group": 5, "at": 5, "places": [5], "facing": [], "hexes": []}]}])
    for wrong in odd:
        for plan in (wrong, {"columns": 5, "rows": 5}):
            with pytest.raises(Faults):
                Encounter.model_validate(
                    {"ruleset": "iskuhetki", "sides": wrong, "map": plan, "distances": wrong, "catalogue": wrong}
                )


# A group's own catalogue

OWN = """
weapons:
  moon-blade: {name: moon blade, damage: 2d6, type: blade, ranges: [-20, 0]}
  hand-axe: {name: our axe, damage: d10, type: hack, ranges: [0, 0]}
armour:
  chain-mail: {name: chain mail, points: 5, material: metal}
hit_points:
  head: [9]
damage_bonus:
  up-to-24: {up_to: 24, bonus: d2}
bodies:
  blob:
    name: blob
    locations:
      - {location: mass, kind: chest, front: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]}
      - {location: core, kind: head, front: [11, 12, 13, 14, 15, 16, 17, 18, 19, 20]}
creatures:
  moon-knight: {name: Moon knight, weapons: [moon-blade], armour: [chain-mail]}
  moon-blob: {name: Moon blob, body: blob, humanoid: false, weapons: [{weapon: slam, location: mass}]}
"""


def test_a_groups_own_catalogue_in_a_file(tmp_path: Path) -> None:
    (tmp_path / "ours.yaml").write_text(OWN)
    (tmp_path / "moon.yaml").write_text(
        "ruleset: iskuhetki\ncatalogue: [ours.yaml]\nsides:\n  - {name: A, combatants: [{creature: moon-knight}]}\n"
        "  - {name: B, combatants: [{creature: moon-blob, count: 2}]}\n"
    )
    made = Encounter.of(read(tmp_path / "moon.yaml"))
    knight, blob = (side.combatants[0] for side in made.sides)
    assert (knight.name, knight.weapons[0].damage, knight.armour[0].points) == ("Moon knight", "2d6", 5)
    assert (knight.full[-1], knight.bonus, blob.full) == (12, "d2", [5, 12])
    (tmp_path / "ours.yaml").unlink()
    again = Encounter.model_validate(made.model_dump(mode="json", exclude_defaults=True))  # as a saved fight has it
    assert again == made
    joiner = again.joiner({"creature": "moon-knight", "name": "Late", "side": "A"})
    assert isinstance(joiner, Joiner)
    assert (joiner.weapons[0].name, joiner.full[-1]) == ("moon blade", 12)


def test_a_groups_own_catalogue_in_the_encounter_itself() -> None:
    hero = {"name": "A", "weapons": ["moon-blade"]}
    assert encounter(hero, catalogue=[parse(OWN).data]).sides[0].combatants[0].weapons[0].damage == "2d6"
    broken = {"weapons": {"moon-blade": {"name": "moon blade", "type": "sword", "ranges": [0]}}}
    assert faults_of(hero, catalogue=[broken])[0] == (
        "catalogue[0].weapons.moon-blade.type: one of blade, blunt, hack, piercing, fire is wanted, not 'sword'"
    )


# Whole encounters


@pytest.mark.parametrize("file", sorted(EXAMPLES.glob("*.yaml")), ids=lambda file: file.stem)
def test_the_examples_are_sound_and_can_be_written_out_and_read_back(file: Path) -> None:
    check_read_back(Encounter.of(read(file)))


def test_the_template_is_sound() -> None:
    made = Encounter.of(read(FOLDER.parent / "template.yaml"))
    assert len(list(made.members())) == 6


def names_of(table: str) -> st.SearchStrategy[str]:
    return st.sampled_from(Catalogue(FOLDER).names(table))


HELD = st.sampled_from(["long-sword", "dagger", "great-axe", "kite", "long-bow", "javelin", "sand", "torch", "bite"])
WEAPON = HELD | st.builds(lambda name: {"weapon": name, "skill": 55}, HELD)
COMBATANT = st.fixed_dictionaries(
    {"skills": st.fixed_dictionaries({}, optional={"dodge": st.integers(0, 300), "dual_wield": st.integers(0, 80)})},
    optional={
        "creature": st.sampled_from(["knight", "skeleton", "giant", "goblin"]),
        "characteristics": st.fixed_dictionaries(
            {}, optional={"size": st.integers(1, 200), "strength": st.integers(1, 200)}
        ),
        "weapons": st.lists(WEAPON, max_size=4),
        "armour": st.lists(st.sampled_from(["chain-mail", "great-helm", "plate"]), max_size=3),
        "hexes": st.sampled_from([1, 2, 3, 7, 19]),
        "stamina": st.none() | st.integers(0, 30),
        "tactics": st.sampled_from(["bold", "careful", "coward", "mindless"]),
        "left_handed": st.booleans(),
        "unaware": st.booleans(),
    },
)


@settings(max_examples=30)
@given(st.lists(COMBATANT, min_size=1, max_size=3), st.booleans())
def test_any_encounter_can_be_written_out_and_read_back(combatants: list[dict[str, Any]], mapped: bool) -> None:
    named = [{**each, "name": f"X{k}"} for k, each in enumerate(combatants)]
    before = deepcopy(named)
    made = encounter(*named, **({"map": {"columns": 20, "rows": 12}} if mapped else {}))
    assert named == before
    check_read_back(made)


DUEL = (EXAMPLES / "duel.yaml").read_text("utf-8")


@settings(max_examples=60)
@given(damaged(DUEL))
def test_a_damaged_file_gives_an_encounter_or_faults(text: str) -> None:
    check_encounter_or_faults(Encounter, text)


def test_an_encounter_with_other_values() -> None:
    made = encounter({"name": "Ragnar", "weapons": ["long-sword"]}, {"name": "Brigand", "count": 3})
    other = made.changed(
        {"Ragnar.weapons.long sword.skill": 90, "options.wake_factor": 3, "Brigand.characteristics.size": 30}
    )
    ragnar, brigand = other.sides[0].combatants
    assert (ragnar.weapons[0].skill, other.options.wake_factor) == (90, 3)
    assert (brigand.full[-1], brigand.bonus) == (7, "d6")  # what the tables give goes by the new figures
    assert made.changed({}) == made
    with pytest.raises(Faults) as caught:
        made.changed({"Ragnar.skills.doge": 3, "options.escape_distance": 0})
    assert str(caught.value) == "Ragnar.skills.doge: there is no 'doge'; did you mean dodge?"
