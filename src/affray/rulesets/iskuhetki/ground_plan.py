"""IH-2.13: the map of an encounter: hexes, walls, doors, rough ground; and IH-13.1: fire."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from pydantic import Field

from affray.core import ground_plan, hexes
from affray.core.grid import Area, Geometry
from affray.core.ground_plan import Cell, HexPlan
from affray.core.wording import LINES

HEXES: Geometry = hexes
Hex = Cell


def place_of(written: Sequence[int]) -> int:
    """The place of a hex as it is written."""
    return ground_plan.place_of(HEXES, written)


def shown(place: int) -> str:
    """A hex as it is written."""
    return ground_plan.shown(HEXES, place)


class GroundPlan(HexPlan):
    """The map of an encounter: by its size, or drawn."""

    signs: ClassVar = {**HexPlan.signs, "^": "fire"}
    areas: ClassVar = (*HexPlan.areas, "fire")

    plan: str | None = Field(
        default=None,
        max_length=5000,
        pattern=LINES,
        description="The map drawn, a line for each row, in place of columns and rows: . ground, # no ground (as solid "
        "as a wall), ~ rough, ^ on fire. Spaces don't count.",
    )
    fire: list[Cell] = Field(default_factory=list, max_length=1600, description="IH-13.1: hexes that are on fire.")

    def flames(self) -> Area:
        """IH-13.1: the hexes on fire as a record."""
        return self.marked_area("fire")
