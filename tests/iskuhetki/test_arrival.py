"""IH-1.2, IH-2.13: who joins in a later round, on a map that may be full by then."""

from __future__ import annotations

from typing import Any

import pytest

from affray.core.hexes import apart, distance
from affray.core.kinds import Presence
from affray.rulesets.iskuhetki.codes import Event
from affray.rulesets.iskuhetki.view import view

from tests.iskuhetki.field import spot
from tests.iskuhetki.table import Table, fighter, passes

LANE = {"columns": 5, "rows": 1}


def second_round(
    late: dict[str, Any], *others: tuple[str, list[int]], plan: dict[str, Any], comes: bool = True
) -> Table:
    """Ana in the first hex and others wait for Cid, who is to join in the second round."""
    friends = [fighter("Ana", at=[0, 0]), *(fighter(name, at=at) for name, at in others)]
    table = Table([fighter("Cid", joins=2, **late), *friends], fighter("Ben", at=[4, 0]), map=plan)
    names = ["Ana", *(name for name, _ in others), "Ben"]
    table.begin(**{name: 6 - k for k, name in enumerate(names)})
    table.play(*passes(*names))
    faces = [f"{name} initiative {6 - k}" for k, name in enumerate(names)]
    table.play(*["Cid initiative 1"] * comes, *faces)
    return table


@pytest.mark.clause("IH-1.2")
def test_who_joins_stands_in_its_own_hex_if_that_is_free() -> None:
    table = second_round({"at": [2, 0]}, plan=LANE)
    assert (table["Cid"].presence, table["Cid"].piece.place) == (Presence.IN, spot(2, 0))


@pytest.mark.clause("IH-2.13")
def test_where_somebody_stands_it_comes_in_at_the_nearest_free_hex() -> None:
    table = second_round({"at": [2, 0]}, ("Dan", [2, 0]), plan=LANE)
    assert table["Cid"].presence == Presence.IN
    assert distance(table["Cid"].piece.place, spot(2, 0)) == 1


@pytest.mark.clause("IH-2.13")
@pytest.mark.parametrize(
    ("plan", "place"), [({"walls": [{"at": [2, 0], "side": "e"}]}, (1, 0)), ({"fire": [[3, 0]]}, (1, 0))]
)
def test_neither_behind_a_wall_nor_into_flames(plan: dict[str, Any], place: tuple[int, int]) -> None:
    table = second_round({"at": [2, 0]}, ("Dan", [2, 0]), plan={**LANE, **plan})
    assert table["Cid"].piece.place == spot(*place)


@pytest.mark.clause("IH-2.13")
def test_without_a_free_hex_it_waits_for_the_next_round() -> None:
    table = second_round({"at": [2, 0]}, ("Dan", [1, 0]), ("Eve", [2, 0]), ("Fay", [3, 0]), plan=LANE, comes=False)
    assert table["Cid"].presence == Presence.LATE
    assert [told.who for told in table.events(Event.NO_ROOM)] == ["Cid"]
    assert view(table.fight, table.roster)["combatants"][0]["joins"] == 3
    table["Fay"].presence = Presence.AWAY
    table.play(*passes("Ana", "Dan", "Eve", "Ben"))
    table.play(*(f"{name} initiative 3" for name in ("Cid", "Ana", "Dan", "Eve", "Ben")))
    assert (table["Cid"].presence, table["Cid"].piece.place) == (Presence.IN, spot(3, 0))


@pytest.mark.clause("IH-2.13")
def test_somebody_large_comes_in_where_all_of_it_has_room() -> None:
    table = second_round({"at": [2, 1], "hexes": 2, "facing": "e"}, ("Dan", [2, 1]), plan={"columns": 5, "rows": 2})
    cid = table["Cid"].piece
    assert (table["Cid"].presence, apart(cid, table["Dan"].piece)) == (Presence.IN, 1)
    assert all(apart(cid, table[name].piece) > 0 for name in ("Ana", "Ben"))
