"""Maps as views tell them, JSON-ready: `map`, and where pieces stand."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from affray.core.grid import COVERED_LIMIT, Geometry, Piece, Terrain, inside, is_open, places_in, y_of
from affray.core.grids import GRIDS

At = list[int]  # [column, row], both from 0


def at(on: Geometry, place: int) -> At:
    """A place as encounters write it."""
    return [on.column_of(place), y_of(place)]


def places(on: Geometry, found: Iterable[int]) -> list[At]:
    """Several places."""
    return [at(on, place) for place in found]


def map_view(grid: str, terrain: Terrain, doors: int) -> dict[str, Any]:
    """A map as it is now; `off` are places of its rectangle that it doesn't have."""
    on = GRIDS[grid]
    rectangle = [on.place_at(column, row) for row in range(terrain.height) for column in range(terrain.width)]
    return {
        "grid": grid,
        "columns": terrain.width,
        "rows": terrain.height,
        "off": places(on, (place for place in rectangle if not inside(terrain, place))),
        "walls": [*_walls(on, terrain)],
        "doors": [*_doors(on, terrain, doors)],
        "rough": places(on, places_in(terrain.rough)),
    }


def piece_view(on: Geometry, piece: Piece) -> dict[str, Any]:
    """Where somebody stands, which way it faces, what it covers."""
    return {
        "place": at(on, piece.place),
        "facing": on.NAMES[piece.facing],
        "hexes": places(on, (on.covered(piece, k) for k in range(COVERED_LIMIT) if piece.shape >> k & 1)),
    }


NO_PIECE: dict[str, Any] = {"place": None, "facing": None, "hexes": []}  # of who isn't on the map


def arc(on: Geometry, name: str, bands: Iterable[tuple[str, Iterable[int]]]) -> dict[str, Any]:
    """What somebody may do from where they stand: each band of it with its note and its places, the best first."""
    return {"name": name, "bands": [{"note": note, "places": places(on, found)} for note, found in bands]}


def _walls(on: Geometry, terrain: Terrain) -> Iterator[dict[str, Any]]:
    """Where a wall stands between two places, told once: by the first half of the sides of one of them."""
    if not terrain.walled:
        return
    doors = [terrain.doors[k] for k in range(terrain.door_count)]
    passed = {(door.place, door.direction) for door in doors} | {(door.other, door.back) for door in doors}
    sides = [d for d in range(on.DIRECTIONS // 2) if d not in on.OBLIQUE]
    for place in places_in(terrain.cells):
        for side in sides:
            walled = (place, side) not in passed and not is_open(terrain, 0, place, side)
            if walled and inside(terrain, on.neighbour(place, side)):
                yield {"at": at(on, place), "side": on.NAMES[side]}


def _doors(on: Geometry, terrain: Terrain, doors: int) -> Iterator[dict[str, Any]]:
    for k in range(terrain.door_count):
        door = terrain.doors[k]
        yield {"at": at(on, door.place), "side": on.NAMES[door.direction], "open": doors >> k & 1 == 1}
