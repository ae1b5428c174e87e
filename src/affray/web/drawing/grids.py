"""The geometries of drawings by the names of their grids."""

from __future__ import annotations

from collections.abc import Mapping

from affray.web.drawing import boxes, hexagons
from affray.web.drawing.geometry import Geometry

GEOMETRIES: Mapping[str, Geometry] = {"hex": hexagons, "square": boxes}
