"""How unattended combatants come to the enemy round walls, through doors and over rough ground. No clause says it."""

from __future__ import annotations

from typing import Any

import pytest

import affray
from affray.core.hexes import distance
from affray.rulesets.iskuhetki.codes import Decision
from affray.rulesets.iskuhetki.kinds import Action
from affray.rulesets.iskuhetki.model import Fight
from affray.rulesets.iskuhetki.rules.movement import doors_near
from affray.rulesets.iskuhetki.rules.walks import survey
from affray.rulesets.iskuhetki.tactics import decide, decide_pick

from tests.iskuhetki.field import EAST, spot
from tests.iskuhetki.table import Sheet, Table, bow, encounter, fighter, offered

STEPS = 3


def stand(ana: Sheet, *others: Sheet, **plan: Any) -> Table:
    """Ana, whose turn it is, and her enemies on a map."""
    table = Table(ana, list(others), map=plan)
    table.begin(**{name: 6 - k for k, name in enumerate(table.roster.names)})
    return table


def action(table: Table) -> int:
    """What Ana would do."""
    bits = sum(1 << each for each in offered(table))
    return decide(table.fight, 0, Decision.ACTION, bits)


def goes_to(fight: Fight) -> int:
    """Where free movement of three hexes would lead Ana."""
    me = fight.combatants[0]
    count = survey(fight, me, STEPS, False)
    return decide_pick(fight, 0, Decision.PLACE, fight.walks[0].places, count)


def test_on_open_ground_one_goes_straight() -> None:
    table = stand(fighter("Ana", at=[0, 2]), fighter("Ben", at=[8, 2]), columns=9, rows=5)
    assert not table.fight.book.rugged
    assert goes_to(table.fight) == spot(3, 2)


def test_one_goes_round_a_wall() -> None:
    off = [[3, row] for row in range(4)]
    table = stand(fighter("Ana", at=[2, 1]), fighter("Ben", at=[4, 1]), columns=9, rows=6, off=off)
    assert goes_to(table.fight) == spot(3, 4)


def test_who_is_next_to_one_behind_a_wall_is_no_less_far() -> None:
    walls = [{"at": [2, 0], "side": "e"}, *({"at": [2, 1], "side": side} for side in ("ne", "e"))]
    table = stand(fighter("Ana", at=[2, 1]), fighter("Ben", at=[3, 1]), columns=5, rows=6, walls=walls)
    assert action(table) == Action.WALK
    assert goes_to(table.fight) in (spot(3, 2), spot(4, 2))


def test_a_ditch_is_gone_round_if_that_is_shorter() -> None:
    ditch = [[column, row] for column in (2, 3, 4) for row in (1, 2, 3)]
    table = stand(fighter("Ana", at=[1, 2]), fighter("Ben", at=[6, 2]), columns=8, rows=5, rough=ditch)
    assert goes_to(table.fight) not in {spot(*each) for each in ditch}


DOOR: dict[str, Any] = {"rooms": [{"corners": [[0, 0], [2, 2]]}], "doors": [{"at": [2, 1], "side": "e"}]}


def test_a_door_on_the_way_is_opened_and_passed() -> None:
    table = stand(fighter("Ana", at=[0, 1]), fighter("Ben", at=[6, 1]), columns=8, rows=5, **DOOR)
    assert goes_to(table.fight) == spot(2, 1)
    table["Ana"].piece.place = spot(2, 1)
    assert action(table) == Action.DOOR
    assert decide(table.fight, 0, Decision.DOOR, doors_near(table.fight, table["Ana"])) == EAST
    table.fight.doors = 1
    assert action(table) == Action.WALK
    assert goes_to(table.fight) == spot(5, 1)


def test_a_door_that_leads_elsewhere_is_let_be() -> None:
    doors = [{"at": [1, 1], "side": "w"}, {"at": [1, 1], "side": "e", "open": True}]
    table = stand(fighter("Ana", at=[1, 1]), fighter("Ben", at=[4, 1]), columns=6, rows=3, doors=doors)
    assert action(table) == Action.WALK


@pytest.mark.parametrize(("creature", "place"), [("guard", spot(2, 1)), ("wolf", spot(0, 3))])
def test_who_can_not_open_doors_goes_by_another_way(creature: str, place: int) -> None:
    doors = [*DOOR["doors"], {"at": [0, 2], "side": "se", "open": True}]
    sheet = {"name": "Ana", "creature": creature, "at": [1, 1]}
    table = stand(sheet, fighter("Ben", at=[6, 1]), columns=8, rows=5, **{**DOOR, "doors": doors})
    assert goes_to(table.fight) == place


def test_an_archer_goes_to_where_it_sees_somebody() -> None:
    off = [[4, row] for row in range(4)]
    ana = fighter("Ana", bow(ready="loaded"), at=[3, 3])
    table = stand(ana, fighter("Ben", at=[7, 0]), columns=9, rows=6, off=off)
    me = table["Ana"]
    assert Action.SHOOT not in offered(table)
    me.piece.place = goes_to(table.fight)
    assert Action.SHOOT in offered(table)


def test_somebody_large_goes_where_all_of_it_passes() -> None:
    off = [[4, row] for row in range(9) if row not in (1, 5, 6, 7, 8)]
    giant = {"name": "Ana", "creature": "giant", "at": [3, 3], "facing": "e"}
    table = stand(giant, fighter("Ben", at=[8, 1]), columns=10, rows=9, off=off)
    before = table["Ana"].piece.place
    table["Ana"].piece.place = goes_to(table.fight)
    assert distance(table["Ana"].piece.place, spot(4, 6)) < distance(before, spot(4, 6))  # past the narrow gap


@pytest.mark.parametrize("seed", range(4))
def test_a_fight_across_shut_doors_comes_to_an_end(seed: int) -> None:
    rooms = [{"corners": [[0, 0], [2, 2]]}, {"corners": [[5, 0], [7, 2]]}]
    doors = [{"at": [1, 2], "side": "se"}, {"at": [6, 2], "side": "sw"}]
    hers = [fighter("Ana", at=[1, 1]), fighter("Dan", bow(), at=[0, 0])]
    theirs = [fighter("Ben", at=[6, 1]), fighter("Cid", at=[7, 0])]
    plan = {"columns": 8, "rows": 6, "rooms": rooms, "doors": doors}
    fight = affray.Fight(encounter(hers, theirs, map=plan, round_limit=40), seed=seed)
    fight.auto(seed=seed)
    assert fight.view()["round"] < 40
