"""RM-13.1: the map of an encounter, of hexes or of squares."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal

from pydantic import Field

from affray.core.ground_plan import HexPlan, SquarePlan


class Squares(SquarePlan):
    """A map of squares. Its grid is always written: without it a map is one of hexes."""

    grid: Literal["square"] = Field(description="What the map is made of: squares.")


Plan = HexPlan | Squares


def drawn(data: Any) -> Any:
    """A map as the plan of its grid; hexes unless it says else."""
    if not isinstance(data, Mapping):
        return data
    return Squares.model_validate(data) if data.get("grid") == "square" else HexPlan.model_validate(data)
