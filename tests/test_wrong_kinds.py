"""Whatever is put wherever in an encounter file: it is sound and makes a fight, or its faults are told by their places.

A group's own catalogue stands in the encounter or in a file of its own; sheets draw on it while it is faulty.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, cast

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from affray.core.documents import Fault, Faults
from affray.core.encounter import Encounter
from affray.core.ruleset import ruleset
from affray.encounters import load

from tests.cli.talk import Run
from tests.wrong_kinds import WRONG, Place, never_held, places


def _kind(base: Any) -> type[Encounter]:
    """The class of an encounter."""
    return cast("type[Encounter]", ruleset(base["ruleset"]).encounter())


ARSMAGICA: dict[str, Any] = {
    "ruleset": "arsmagica",
    "catalogue": [
        {
            "weapons": {"hook": {"name": "hook", "ability": "brawl"}},
            "shields": {"lid": {"name": "lid", "defence": 1}},
            "armour": {"barrel": {"name": "barrel", "partial": {"protection": 2}, "full": {"protection": 3}}},
            "spells": {
                "spark": {
                    "name": "spark",
                    "technique": "creo",
                    "form": "ignem",
                    "level": 5,
                    "effect": "harm",
                    "damage": 5,
                }
            },
            "levels": {
                "heap": {
                    "kind": "body",
                    "sizes": [9, 9],
                    "levels": [{"level": "whole"}, {"level": "out", "out": True}, {"level": "gone", "out": True}],
                }
            },
            "creatures": {
                "smith": {
                    "name": "smith",
                    "characteristics": {"size": 1},
                    "abilities": {"brawl": 3},
                    "experience": {"bow": 5},
                    "levels": {"body": "heap"},
                    "arts": {"creo": 3},
                    "weapons": ["hook"],
                    "shield": "lid",
                    "armour": "barrel",
                    "spells": ["spark"],
                }
            },
            "concentration": {"attacked": 9},
        }
    ],
    "options": {"base_move": 5},
    "distances": [{"between": ["North", "rear"], "paces": 9}],
    "sides": [
        {
            "name": "North",
            "combatants": [
                {
                    "name": "Odo",
                    "characteristics": {"size": 9},
                    "abilities": {"brawl": 3},
                    "experience": {"bow": 5},
                    "levels": {
                        "fatigue": {"kind": "fatigue", "levels": [{"level": "fresh"}, {"level": "done", "out": True}]}
                    },
                    "arts": {"creo": 3},
                    "weapons": [{"weapon": "hook"}, "hook"],
                    "shield": {"shield": "lid"},
                    "armour": {"armour": "barrel"},
                    "spells": [{"spell": "spark"}, "spark"],
                },
                {"creature": "smith"},
            ],
        },
        {"name": "South", "combatants": [{"name": "Ida", "group": "rear", "shield": "lid", "armour": "barrel"}]},
    ],
}
FRONT = list(range(1, 21))
ISKUHETKI: dict[str, Any] = {
    "ruleset": "iskuhetki",
    "catalogue": [
        {
            "weapons": {
                "hook": {"name": "hook", "ranges": [0, None, 0]},
                "reed": {
                    "name": "reed",
                    "missile": "bow",
                    "bands": [5, 9, 20],
                    "arrows": [{"arrow": "straw"}, "straw"],
                },
            },
            "arrows": {"straw": {"name": "straw"}},
            "armour": {"barrel": {"name": "barrel", "points": 2, "material": "hard", "locations": ["all"]}},
            "poisons": {"brew": {"name": "brew", "potency": 5, "rounds": 3}},
            "bodies": {
                "heap": {
                    "name": "heap",
                    "locations": [
                        {"location": "top", "kind": "head", "front": FRONT[:9], "neighbours": ["foot"]},
                        {"location": "foot", "kind": "leg", "front": FRONT[9:], "behind": [], "above": []},
                    ],
                    "groups": {"ends": ["top", "foot"]},
                }
            },
            "creatures": {
                "smith": {
                    "name": "smith",
                    "characteristics": {"size": 12},
                    "skills": {"weapons": 40},
                    "body": "heap",
                    "locations": {"top": 3},
                    "weapons": ["hook"],
                    "armour": ["barrel"],
                }
            },
            "hit_points": {"head": [1, 2, 3]},
            "damage_bonus": {"own": {"up_to": 20, "bonus": "d4"}},
            "impact": {"own": {"up_to": 4, "damage": "d3"}},
            "overpower": {"own": {"up_to": 4, "hexes": 1}},
        }
    ],
    "options": {"wake_factor": 5},
    "map": {
        "columns": 9,
        "rows": 7,
        "off": [[0, 0]],
        "walls": [{"at": [1, 1], "side": "e"}, {"between": [[3, 3], [4, 3]]}],
        "rooms": [{"corners": [[6, 5], [7, 6]]}],
        "doors": [{"at": [1, 5], "side": "e"}],
        "rough": [[2, 2]],
        "fire": [[8, 0]],
    },
    "sides": [
        {
            "name": "North",
            "combatants": [
                {
                    "name": "Odo",
                    "characteristics": {"size": 12},
                    "skills": {"weapons": 40},
                    "body": {"body": "heap"},
                    "locations": {"top": 3},
                    "damage": {"foot": 1},
                    "weapons": [{"weapon": "hook", "poison": {"poison": "brew"}}, "reed"],
                    "armour": [{"armour": "barrel", "locations": ["ends"]}, "barrel"],
                    "at": [4, 4],
                },
                {"creature": "smith", "count": 2, "places": [[5, 1], [5, 2]]},
            ],
        },
        {"name": "South", "combatants": [{"name": "Ida"}]},
    ],
}
APART: dict[str, Any] = {
    "ruleset": "iskuhetki",
    "distances": [{"between": ["North", "South"], "hexes": 9}],
    "sides": [
        {"name": "North", "combatants": [{"name": "Odo", "weapons": [{"weapon": "dagger", "poison": "sleepwort"}]}]},
        {"name": "South", "combatants": [{"name": "Ida", "humanoid": False}]},
    ],
}
AANVALLEN: dict[str, Any] = {
    "ruleset": "aanvallen",
    "catalogue": [
        {
            "weapons": {
                "hook": {"name": "hook", "ap": 2, "parry": 1},
                "reed": {"name": "reed", "ap": 2, "melee": False, "missile": True, "maximum": 5, "falloff": "1/2"},
            },
            "shields": {"lid": {"name": "lid", "block": 1}},
            "armour": {"barrel": {"name": "barrel", "places": {"chest": 2}}},
            "grenades": {"pot": {"name": "pot", "rank": 3, "falloff": "1"}},
            "creatures": {
                "smith": {
                    "name": "smith",
                    "talents": {"KR": 12},
                    "skills": {"fighting": 3},
                    "weapons": ["hook"],
                    "shield": "lid",
                    "armour": ["barrel"],
                    "grenades": ["pot"],
                }
            },
            "attacks": {"shove": {"name": "shove", "melee": True}},
            "defences": {"cower": {"name": "cower", "sides": ["ahead"], "two_handed": ["left"]}},
            "places": {"foot": {"dice": 18, "threshold": 2, "talent": "LE", "part": "leg"}},
            "criticals": {"dazed": {"up_to": 4, "ap": 1}},
            "costs": {"draw": 2},
        }
    ],
    "options": {"shooting_arc": 45},
    "map": {
        "columns": 9,
        "rows": 7,
        "off": [[0, 0]],
        "walls": [{"at": [1, 1], "side": "e"}, {"between": [[3, 3], [4, 3]]}],
        "rooms": [{"corners": [[6, 5], [7, 6]]}],
        "doors": [{"at": [1, 5], "side": "e"}],
        "rough": [[2, 2]],
    },
    "sides": [
        {
            "name": "North",
            "combatants": [
                {
                    "name": "Odo",
                    "talents": {"KR": 12},
                    "skills": {"fighting": 3},
                    "wounds": {"BE": 1},
                    "weapons": [{"weapon": "hook", "attack": 2}, "reed"],
                    "shield": {"shield": "lid"},
                    "armour": [{"armour": "barrel"}, {"name": "rag", "places": {"neck": 1}}],
                    "grenades": [{"grenade": "pot", "count": 2}],
                    "at": [4, 4],
                },
                {"creature": "smith", "count": 2, "places": [[5, 1], [5, 2]]},
            ],
        },
        {"name": "South", "combatants": [{"name": "Ida"}]},
    ],
}
TABLE = "total," + ",".join(map(str, range(1, 21))) + "\n1-150" + ",7BK" * 20
ROLEMASTER: dict[str, Any] = {
    "ruleset": "rolemaster",
    "catalogue": [
        {
            "weapons": {
                "hook": {"name": "hook", "table": "ours", "category": "pole", "group": "pole", "ranges": [[5, 0]]},
                "reed": {
                    "name": "reed",
                    "table": "ours",
                    "category": "missile",
                    "group": "bow",
                    "ranges": [[5, 10], [9, 0]],
                    "ready": [None, -10, 0],
                },
            },
            "shields": {"lid": {"name": "lid", "melee": 5, "missile": 5}},
            "armour": {"barrel": {"name": "barrel", "at": 9}},
            "attacks": {"ours": TABLE},
            "criticals": {"own": "roll,A,B,C,D,E\n01-100,+1,+2,+3,+4,+5"},
            "fumbles": {"own": "roll,effects\n01-100,drops"},
            "shares": {"large": 40},
            "force": {"face-1": "falls"},
            "creatures": {
                "smith": {
                    "name": "smith",
                    "categories": {"pole": 3},
                    "weapons": ["hook"],
                    "armour": "barrel",
                    "shield": "lid",
                }
            },
        }
    ],
    "options": {"escape_metres": 50},
    "tables": {"attacks": {"fist": "ours"}, "criticals": {"krush": "own"}, "fumbles": {"pole": "own"}},
    "map": {
        "columns": 9,
        "rows": 7,
        "off": [[0, 0]],
        "walls": [{"at": [1, 1], "side": "e"}, {"between": [[3, 3], [4, 3]]}],
        "rooms": [{"corners": [[6, 5], [7, 6]]}],
        "doors": [{"at": [1, 5], "side": "e"}],
        "rough": [[2, 2]],
    },
    "sides": [
        {
            "name": "North",
            "combatants": [
                {
                    "name": "Odo",
                    "categories": {"pole": 8},
                    "weapons": [{"weapon": "hook", "ranks": 6}, {"weapon": "dagger", "ranks": 5}, "reed"],
                    "off_hand": "dagger",
                    "pairs": [{"weapons": ["hook", "dagger"], "ranks": 4}],
                    "armour": {"armour": "barrel", "at": 8},
                    "shield": {"shield": "lid", "melee": 4},
                    "at": [4, 4],
                },
                {"creature": "smith", "count": 2, "places": [[5, 1], [5, 2]]},
            ],
        },
        {"name": "South", "combatants": [{"name": "Ida"}]},
    ],
}
METRES: dict[str, Any] = {
    "ruleset": "rolemaster",
    "options": {"escape_metres": 50},
    "distance": 9,
    "distances": [{"between": ["North", "South"], "metres": 9}],
    "sides": [
        {"name": "North", "combatants": [{"name": "Odo", "cover": "half-soft"}]},
        {"name": "South", "combatants": [{"name": "Ida", "unaware": True}]},
    ],
}
BASES = {
    "aanvallen": AANVALLEN,
    "arsmagica": ARSMAGICA,
    "iskuhetki": ISKUHETKI,
    "without a map": APART,
    "rolemaster": ROLEMASTER,
    "rolemaster without a map": METRES,
}
PLACES = {name: places(_kind(base), base) for name, base in BASES.items()}


def told(text: str, folder: Path, own: str = "") -> tuple[Fault, ...]:
    """The faults of an encounter; none where it is sound, and a fight can be made of it."""
    path, catalogue = folder / "fight.yaml", folder / "own.yaml"
    path.write_text(text, "utf-8")
    catalogue.write_text(own, "utf-8")
    try:
        encounter = load(path)
    except Faults as found:
        for fault in found.faults:
            assert fault.file in (str(path), str(catalogue))
            assert fault.line > 0, fault
            assert fault.column > 0, fault
            assert fault.message
        return found.faults
    ruleset(encounter.ruleset).setup(encounter)
    return ()


def test_the_encounters_hold_each_part_of_what_may_be_written() -> None:
    for rules in ("aanvallen", "arsmagica", "iskuhetki", "rolemaster"):
        bases = [base for base in BASES.values() if base["ruleset"] == rules]
        assert set.intersection(*(never_held(_kind(base), base) for base in bases)) == set()


@pytest.mark.parametrize("name", BASES)
def test_they_are_sound_before_anything_is_put_into_them(name: str, tmp_path: Path) -> None:
    assert told(json.dumps(BASES[name], indent=1), tmp_path) == ()


@pytest.mark.parametrize("name", BASES)
def test_a_wrong_kind_anywhere_gives_a_fight_or_faults_with_their_places(name: str, tmp_path: Path) -> None:
    kinds, base = list(WRONG.values()), BASES[name]
    texts = [place.written(base, kinds[k % len(kinds)]) for k, place in enumerate(PLACES[name])]
    assert sum(bool(told(text, tmp_path)) for text in texts) > len(texts) / 2


@settings(max_examples=60, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(data=st.data(), name=st.sampled_from(list(BASES)), value=st.sampled_from(list(WRONG)))
def test_any_wrong_kind_anywhere(tmp_path: Path, data: st.DataObject, name: str, value: str) -> None:
    told(data.draw(st.sampled_from(PLACES[name])).written(BASES[name], WRONG[value]), tmp_path)


@pytest.mark.parametrize("name", ["aanvallen", "arsmagica", "iskuhetki", "rolemaster"])
def test_in_a_catalogue_file_of_its_own_the_place_is_told_there(name: str, tmp_path: Path) -> None:
    base = BASES[name]
    tables, rest = base["catalogue"][0], {**base, "catalogue": ["own.yaml"]}
    kinds, file = list(WRONG.values()), str(tmp_path / "own.yaml")
    below = [Place(place.loc[2:]) for place in PLACES[name] if place.loc[:2] == ("catalogue", 0) and place.loc[2:]]
    for k, place in enumerate(below[::5]):
        faults = told(json.dumps(rest), tmp_path, place.written(tables, kinds[k % len(kinds)]))
        assert not faults or file in {fault.file for fault in faults}, place


@pytest.mark.parametrize(
    ("name", "way", "value", "says"),
    [
        ("arsmagica", ("levels", "a"), "3", "catalogue[0].levels.a: a mapping (key: value) is wanted, not 3"),
        ("arsmagica", ("levels", "a"), "{sizes: 4}", "catalogue[0].levels.a.sizes: a list of 2 items is wanted, not 4"),
        ("arsmagica", ("creatures", "smith", "levels"), "3", "catalogue[0].creatures.smith.levels: a mapping"),
        ("arsmagica", ("armour", "barrel"), "{3: 4}", "catalogue[0].armour.barrel: 'name' is missing"),
        ("iskuhetki", ("damage_bonus", "a"), "3", "catalogue[0].damage_bonus.a: a mapping (key: value) is wanted"),
        ("iskuhetki", ("damage_bonus", "a"), "{up_to: b}", "catalogue[0].damage_bonus.a.up_to: a whole number"),
        ("iskuhetki", ("hit_points", "head"), "3", "catalogue[0].hit_points.head: a list of 1 to 100 items"),
        ("iskuhetki", ("hit_points", "head"), "text", "catalogue[0].hit_points.head: a list of 1 to 100 items"),
        ("iskuhetki", ("creatures", "smith", "locations"), "4", "catalogue[0].creatures.smith.locations: a mapping"),
    ],
)
def test_a_faulty_entry_of_a_groups_own_is_the_only_thing_told(
    run: Run, name: str, way: tuple[str, ...], value: str, says: str, tmp_path: Path
) -> None:
    faults = told(Place(("catalogue", 0, *way)).written(BASES[name], value), tmp_path)
    assert any(says in str(fault) for fault in faults), faults
    assert {fault.path.split(".")[0] for fault in faults} == {"catalogue[0]"}
    checked = run("check", tmp_path / "fight.yaml")
    assert (checked.status, checked.out.splitlines(), checked.err) == (1, [str(fault) for fault in faults], "")


def test_a_word_is_wanted_that_is_no_list(tmp_path: Path) -> None:
    place = Place(("sides", 0, "combatants", 0, "armour", "cover"))
    (fault,) = told(place.written(ARSMAGICA, "[full]"), tmp_path)
    assert "armour.cover: one of partial, full is wanted, not a list of 1" in str(fault)


def test_a_group_may_add_rows_to_the_tables_that_come_with_affray(tmp_path: Path) -> None:
    own = {"impact": {f"own-{k}": {"up_to": 60 + k} for k in range(5)}, "overpower": {"own": {"up_to": 3, "hexes": 0}}}
    assert told(json.dumps({**APART, "catalogue": [own]}), tmp_path) == ()
