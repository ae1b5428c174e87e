"""The geometries by the names that encounters give their grids."""

from __future__ import annotations

from collections.abc import Mapping

from affray.core import hexes, squares
from affray.core.grid import Geometry

GRIDS: Mapping[str, Geometry] = {"hex": hexes, "square": squares}
CELLS: Mapping[str, tuple[str, str]] = {"hex": ("hex", "hexes"), "square": ("square", "squares")}  # one, several
