"""What the parts of an encounter say about each other, with the map and who stands on it (RM-13.1)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from affray.core.agreement import One, Told, company, distances, everybody, groups_of
from affray.core.catalogue import Catalogue
from affray.core.documents import Loc
from affray.core.grid import Piece
from affray.core.ground_plan import GroundPlan, HexPlan
from affray.core.placed import beside_map, misplaced, numbers, plan_of, without_map
from affray.rulesets.rolemaster.ground_plan import Plan, Squares, drawn
from affray.rulesets.rolemaster.placing import SHAPES, new_piece, no_direction


def disagreements(data: Any, catalogue: Catalogue) -> list[tuple[Loc, str]]:
    """All of them, each with its place."""
    found = everybody(data, catalogue)
    mapped = isinstance(data, Mapping) and data.get("map") is not None
    return [
        *company(data, found),
        *(_with_map(data, found, catalogue) if mapped else without_map(found)),
        *distances(data, groups_of(data, found), "metres"),
    ]


def _with_map(data: Mapping[str, Any], everybody: Sequence[One], catalogue: Catalogue) -> Told:
    """Distances beside a map; places that it doesn't have, or that are taken."""
    yield from beside_map(data)
    yield from numbers(everybody)
    if (plan := plan_of(_read, data["map"])) is not None:
        grid = plan.grid_name
        yield from _facings(plan, everybody)
        yield from misplaced(plan, everybody, lambda one, place: _piece(grid, one, place, catalogue))


def _read(written: Any) -> Plan | None:
    plan = drawn(written)
    return plan if isinstance(plan, HexPlan | Squares) else None


def _facings(plan: GroundPlan, everybody: Sequence[One]) -> Told:
    """Directions that the grid doesn't have."""
    for one in everybody:
        facing = one.data.get("facing")
        if isinstance(facing, str) and facing not in plan.on.NAMES:
            yield (*one.loc, "facing"), no_direction(plan.on, facing)


def _piece(grid: str, one: One, place: int, catalogue: Catalogue) -> Piece | None:
    """One of a sheet as a piece; None where the number of its places can't be understood."""
    entry = catalogue.entry("creatures", str(one.data.get("creature")))
    size, facing = one.data.get("hexes", entry.get("hexes", 1)), one.data.get("facing")
    known = isinstance(size, int) and size in SHAPES[grid]
    return new_piece(grid, size, facing if isinstance(facing, str) else None, place) if known else None
