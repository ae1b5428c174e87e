"""Universal VTT files (`.dd2vtt`, `.uvtt`): a picture with the walls and doors on it, onto a map of squares or hexes.

These files count in squares of a grid. A square is as wide as a place of the map; where the map would have too many,
several squares go to one. A wall of the file stands between two places where it crosses the way from middle to middle:
so whatever was shut off on the picture is shut off on the map.
"""

from __future__ import annotations

import base64
import binascii
import io
import itertools
import json
import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Annotated, Any

from PIL import Image
from pydantic import BaseModel, ConfigDict, Field, ValidationError

from affray.core.grid import COLUMNS, DOORS, ROWS
from affray.core.said import Said
from affray.store.rows import Picture
from affray.web.drawing.geometry import Geometry
from affray.web.drawing.grids import GEOMETRIES
from affray.web.images import NoPicture, checked
from affray.web.plan import Edge, Ground, edge_of, own_sides

WIDTH = 52.0  # of a place, in units of the drawing
NARROW = 1.5  # places: a doorway up to this wide is one door
NUDGE = (0.0137, 0.0071)  # units: a wall right through a middle goes by it on one side
POINTS = 50_000  # of all walls
LENGTH = 50_000  # places that all walls on the map go past
STEPS = 4  # looks along a wall, to a place's width

Number = Annotated[float, Field(ge=-100_000, le=100_000, allow_inf_nan=False)]
Spot = tuple[float, float]


class _Part(BaseModel):
    model_config = ConfigDict(extra="ignore")


class Point(_Part):
    """A place, in squares."""

    x: Number
    y: Number


class Resolution(_Part):
    """How large the map is; what is on it counts from `map_origin`."""

    map_origin: Point = Point(x=0, y=0)
    map_size: Point
    pixels_per_grid: Annotated[float, Field(ge=1, le=10_000)]


class Portal(_Part):
    """A door or window."""

    bounds: Annotated[list[Point], Field(min_length=2, max_length=2)]
    closed: bool = True


Line = Annotated[list[Point], Field(max_length=20_000)]


class Environment(_Part):
    """The light that is everywhere."""

    ambient_light: str = "ffffffff"


class Light(_Part):
    """A light on the map."""

    position: Point
    range: Number = 0
    color: str = "ffffffff"


class File(_Part):
    """What such a file holds, so far as it is of use here."""

    resolution: Resolution
    line_of_sight: Annotated[list[Line], Field(max_length=20_000)] = []
    objects_line_of_sight: Annotated[list[Line], Field(max_length=20_000)] = []
    portals: Annotated[list[Portal], Field(max_length=2_000)] = []
    environment: Environment = Environment()
    lights: Annotated[list[Light], Field(max_length=2_000)] = []
    image: str = ""


@dataclass(frozen=True)
class Colour:
    """A colour, each part from 0 to 255."""

    red: int
    green: int
    blue: int
    alpha: int

    @classmethod
    def of(cls, text: str) -> Colour:
        """From AARRGGBB; RRGGBB is wholly opaque. What is neither is white."""
        plain = text.strip().lstrip("#")
        try:
            found = bytes.fromhex(plain.rjust(8, "f") if len(plain) == 6 else plain)
            alpha, red, green, blue = found
        except ValueError:
            return cls(255, 255, 255, 255)
        return cls(red, green, blue, alpha)

    @property
    def brightness(self) -> float:
        """From 0, black, to 1, as eyes see it."""
        return (0.2126 * self.red + 0.7152 * self.green + 0.0722 * self.blue) / 255 * self.alpha / 255


@dataclass(frozen=True)
class Imported:
    """A map, and the picture that goes under it, in units of the drawing."""

    ground: Ground
    picture: Picture | None
    x: float
    y: float
    scale: float  # units to a pixel of the picture that is kept
    squares: int  # that went to a place
    ambient: Colour
    lights: int  # that no rule reads


class NoMap(ValueError):
    """What came in is no such file; the message says what is wrong."""


def fitting(grids: Sequence[str]) -> str:
    """Of the grids that a map may have the one that fits such files best."""
    return "square" if "square" in grids else grids[0]


def imported(content: bytes, grid: str) -> Imported:
    """The map in a file, on a grid. Raises NoMap, and NoPicture for a picture that isn't taken."""
    file = _read(content)
    size = file.resolution.map_size
    if not (size.x >= 1 and size.y >= 1):
        raise NoMap(Said("resolution.map_size: a map has at least one square", "no-squares"))
    on = GEOMETRIES[grid]
    left, top, *_ = on.extent(1, 1)
    row = on.middle((0, 1))[1]
    squares = max(1, math.ceil(size.x / COLUMNS), math.ceil(size.y * WIDTH / row / ROWS))
    rows = int((size.y / squares * WIDTH + top) / row) + 1  # those whose middles are on it
    ground = Ground(max(1, int(size.x / squares)), max(1, min(ROWS, rows)), grid=grid)
    _build(ground, file, _Places(file.resolution.map_origin, WIDTH / squares, (left, top)))
    picture, shrunk = _picture(file.image)
    scale = WIDTH / squares / file.resolution.pixels_per_grid / shrunk
    ambient = Colour.of(file.environment.ambient_light)
    return Imported(ground, picture, left, top, scale, squares, ambient, len(file.lights))


def _read(content: bytes) -> File:
    try:
        return File.model_validate(json.loads(content))
    except ValidationError as fault:
        first = fault.errors()[0]
        raise NoMap(f"{'.'.join(map(str, first['loc']))}: {first['msg']}") from None
    except (ValueError, RecursionError):
        words = "this is no Universal VTT file: JSON is wanted, as .dd2vtt and .uvtt files hold it"
        raise NoMap(Said(words, "no-uvtt")) from None


@dataclass(frozen=True)
class _Places:
    """From squares to units of the drawing."""

    origin: Point
    unit: float  # the width of a square
    corner: Spot  # where the drawing of a map begins

    def __call__(self, point: Point) -> Spot:
        x, y = (point.x - self.origin.x) * self.unit, (point.y - self.origin.y) * self.unit
        return self.corner[0] + x + NUDGE[0], self.corner[1] + y + NUDGE[1]


def _build(ground: Ground, file: File, place: _Places) -> None:
    """Walls where sight is stopped, doors for portals."""
    lines = [*file.line_of_sight, *file.objects_line_of_sight]
    if sum(map(len, lines)) > POINTS:
        words = f"line_of_sight: more than {POINTS:,} points; simplify the walls"
        raise NoMap(Said(words, "wall-points", most=POINTS))
    left = LENGTH * WIDTH
    for line in lines:
        spots = [place(point) for point in line]
        for a, b in itertools.pairwise(spots):
            clipped = _clip(ground, a, b)
            left -= math.dist(*clipped) if clipped else 0
            if left < 0:
                words = f"line_of_sight: longer than {LENGTH:,} squares in all; simplify the walls"
                raise NoMap(Said(words, "wall-length", most=LENGTH))
            ground.walls.update(_crossed(ground, a, b))
    for portal in file.portals:
        for edge in _doors(ground, *map(place, portal.bounds)):
            if len(ground.doors) < DOORS:
                ground.doors[edge] = not portal.closed
    ground.walls -= ground.doors.keys()


def _crossed(ground: Ground, a: Spot, b: Spot) -> list[Edge]:
    """The sides of places of the map that a straight wall shuts."""
    clipped = _clip(ground, a, b)
    return [edge for edge in crossed(ground.on, *clipped) if ground.between(edge)] if clipped else []


def _clip(ground: Ground, a: Spot, b: Spot) -> tuple[Spot, Spot] | None:
    """The part of a segment that is on the map or close to it, as Liang and Barsky cut it; None for none."""
    x, y, wide, high = ground.on.extent(ground.columns, ground.rows)
    low, high_end = 0.0, 1.0
    for start, way, least, most in (
        (a[0], b[0] - a[0], x - WIDTH, x + wide + WIDTH),
        (a[1], b[1] - a[1], y - WIDTH, y + high + WIDTH),
    ):
        if way == 0:
            if not least <= start <= most:
                return None
            continue
        first, last = sorted(((least - start) / way, (most - start) / way))
        low, high_end = max(low, first), min(high_end, last)
    if low > high_end:
        return None
    at = [(a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t) for t in (low, high_end)]
    return at[0], at[1]


def _doors(ground: Ground, a: Spot, b: Spot) -> list[Edge]:
    """The sides of places that a doorway becomes; of a narrow one the nearest to its middle, the others walls."""
    middle = ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2)
    found = _crossed(ground, a, b) or _nearest(ground, middle)
    found.sort(key=lambda edge: math.dist(_middle(ground.on, edge), middle))
    if math.dist(a, b) > NARROW * WIDTH:
        return found
    ground.walls.update(edge for edge in found[1:] if edge not in ground.doors)
    return found[:1]


def _nearest(ground: Ground, spot: Spot) -> list[Edge]:
    """The side nearest to a place, for a doorway so small that it crosses no way."""
    on = ground.on
    at = on.place(*spot)
    edges = {edge_of(on, *at, side) for side in on.SIDES}
    return sorted((e for e in edges if ground.between(e)), key=lambda e: math.dist(_middle(on, e), spot))[:1]


def _middle(on: Geometry, edge: Edge) -> Spot:
    a, b = on.middle(edge[:2]), on.middle(on.neighbour(edge[:2], edge[2]))
    return (a[0] + b[0]) / 2, (a[1] + b[1]) / 2


def crossed(on: Geometry, a: Spot, b: Spot) -> set[Edge]:
    """The sides of places between whose middles a straight wall passes."""
    a, b = sorted((a, b))  # the same from both ends, right through a middle too
    near = {on.place(*spot) for spot in _along(a, b)}
    near |= {on.neighbour(at, side) for at in near for side in on.SIDES}
    return {
        (*at, side)
        for at in near
        for side in own_sides(on)
        if _cross(a, b, on.middle(at), on.middle(on.neighbour(at, side)))
    }


def _along(a: Spot, b: Spot) -> Iterator[Spot]:
    count = max(1, math.ceil(math.dist(a, b) / WIDTH * STEPS))
    for k in range(count + 1):
        yield a[0] + (b[0] - a[0]) * k / count, a[1] + (b[1] - a[1]) * k / count


def _cross(a: Spot, b: Spot, c: Any, d: Any) -> bool:
    """Whether two segments cross."""
    return _left(a, b, c) != _left(a, b, d) and _left(c, d, a) != _left(c, d, b)


def _left(a: Any, b: Any, c: Any) -> bool:
    return bool((b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]) > 0)


def _picture(image: str) -> tuple[Picture | None, float]:
    """The picture, and how much smaller it is kept than it came: 0.5 for half as wide."""
    if not image:
        return None, 1.0
    try:
        content = base64.b64decode("".join(image.rpartition(",")[2].split()), validate=True)
    except (ValueError, binascii.Error):
        raise NoPicture(Said("the picture in the file isn't in base64", "no-base64")) from None
    found = checked(content)
    with Image.open(io.BytesIO(content)) as before:
        return found, max(found.width, found.height) / max(before.size)
