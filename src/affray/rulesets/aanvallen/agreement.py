"""What the parts of an encounter say about each other, with the squares on the map."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from affray.core.agreement import One, company, everybody
from affray.core.catalogue import Catalogue
from affray.core.documents import Loc
from affray.core.grid import Piece
from affray.core.ground_plan import SquarePlan
from affray.core.placed import misplaced, numbers, plan_of

OPEN_GROUND = {"columns": 16, "rows": 12}  # without a map


def disagreements(data: Any, catalogue: Catalogue) -> list[tuple[Loc, str]]:
    """All of them, each with its place."""
    found = everybody(data, catalogue)
    told = [*company(data, found), *numbers(found)]
    if (
        isinstance(data, Mapping)
        and (plan := plan_of(SquarePlan.model_validate, data.get("map", OPEN_GROUND))) is not None
    ):
        told += misplaced(plan, found, _piece_at)
    return told


def _piece_at(one: One, place: int) -> Piece:
    """AA-2.1: everybody covers one square."""
    return Piece(place=place)
