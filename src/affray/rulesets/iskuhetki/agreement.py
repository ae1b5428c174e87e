"""What the parts of an encounter say about each other, with the places on the map."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from affray.core.agreement import One, Told, company, distances, everybody, groups_of
from affray.core.catalogue import Catalogue
from affray.core.documents import Loc
from affray.core.grid import Piece
from affray.core.hexes import NAMES
from affray.core.placed import beside_map, misplaced, numbers, plan_of, without_map
from affray.rulesets.iskuhetki.ground_plan import GroundPlan
from affray.rulesets.iskuhetki.placing import SHAPES


def disagreements(data: Any, catalogue: Catalogue) -> list[tuple[Loc, str]]:
    """All of them, each with its place."""
    found = everybody(data, catalogue)
    mapped = isinstance(data, Mapping) and data.get("map") is not None
    return [
        *company(data, found),
        *(without_map(found) if not mapped else _with_map(data, found, catalogue)),
        *distances(data, groups_of(data, found), "hexes"),
    ]


def _with_map(data: Mapping[str, Any], everybody: Sequence[One], catalogue: Catalogue) -> Told:
    """IH-2.1, IH-2.13: distances beside a map; places that it doesn't have, or that are taken."""
    yield from beside_map(data)
    yield from numbers(everybody)
    if (plan := plan_of(GroundPlan.model_validate, data["map"])) is not None:
        yield from misplaced(plan, everybody, lambda one, place: _piece(one, place, catalogue))


def _piece(one: One, place: int, catalogue: Catalogue) -> Piece | None:
    """One of a sheet as a piece; None where the number of its hexes can't be understood."""
    drawn = catalogue.entry("creatures", str(one.data.get("creature")))
    facing, size = one.data.get("facing"), one.data.get("hexes", drawn.get("hexes", 1))
    shape = SHAPES.get(size) if isinstance(size, int) else None
    way = NAMES.index(facing) if facing in NAMES else 0
    return None if shape is None else Piece(place=place, facing=way, shape=shape)
