"""What sheets say of places on a map, and what is wrong with it: places that it doesn't have, or that are taken."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, TypeVar

from pydantic import ValidationError

from affray.core.agreement import One, Told
from affray.core.documents import Loc
from affray.core.grid import COLUMNS, Piece, Terrain, inside
from affray.core.grids import CELLS
from affray.core.ground_plan import GroundPlan, place_of, shown
from affray.core.placing import covered_by
from affray.core.said import Said

P = TypeVar("P", bound=GroundPlan)
NO_MAP = Said("there is no map; 'distances' say how far groups are apart", "no-map")
MAP_SAYS = Said("the map says how far they are apart; leave this out", "map-says")
NO_MAP_JOINER = Said("there is no map; 'distance' says how far away it is", "no-map-joiner")
MAP_SAYS_JOINER = Said("the map says how far away it is; 'at' is wanted", "map-says-joiner")
_SIZE = ("grid", "columns", "rows", "plan")


def plan_of(read: Callable[[Any], P | None], written: Any) -> P | None:
    """The map; where a part of it has a fault, which is told of there, as bare ground, if its size can be read.

    `read` validates it, and gives None for what is no map at all.
    """
    size = {key: written[key] for key in _SIZE if key in written} if isinstance(written, Mapping) else written
    for each in (written, size):
        with contextlib.suppress(ValidationError):
            return read(each)
    return None


def without_map(everybody: Sequence[One]) -> Told:
    """Places where there is no map."""
    for one in everybody:
        for key in ("at", "places", "facing"):
            if one.data.get(key) is not None:
                yield (*one.loc, key), NO_MAP


def beside_map(data: Mapping[str, Any]) -> Told:
    """Distances beside a map."""
    for key in ("distance", "distances"):
        if data.get(key):
            yield (key,), MAP_SAYS


def off_map(at: str, terrain: Terrain) -> Said:
    """The words for a place that the map doesn't have."""
    columns, rows = terrain.width, terrain.height
    words = f"{at} isn't on the map, which has {columns} columns and {rows} rows"
    return Said(words, "off-map", at=at, columns=columns, rows=rows)


def no_room_at(at: str) -> Said:
    """The words for a place that one who joins can't take."""
    return Said(f"there is no room at {at}: somebody stands there, or a wall", "no-room-at", at=at)


def numbers(everybody: Sequence[One]) -> Told:
    """A place for each of a kind, or for none."""
    for one in everybody:
        places, count = one.data.get("places"), one.data.get("count", 1)
        if places is not None and one.data.get("at") is not None:
            yield (*one.loc, "places"), Said("either 'at' or 'places' is wanted, not both", "at-and-places")
        elif isinstance(places, list) and isinstance(count, int) and len(places) != count:
            words = f"{len(places)} places for {count}; one for each is wanted"
            yield (*one.loc, "places"), Said(words, "places-for", number=len(places), count=count)
        elif one.data.get("at") is not None and isinstance(count, int) and count > 1:
            words = f"one place for {count}; 'places' with one for each is wanted"
            yield (*one.loc, "at"), Said(words, "one-place", count=count)


def misplaced(plan: GroundPlan, everybody: Sequence[One], piece_at: Callable[[One, int], Piece | None]) -> Told:
    """Places that the map doesn't have, that a piece doesn't fit into, or at which somebody stands already.

    `piece_at`: one of a sheet as a piece at a place; None where the sheet can't be understood.
    """
    terrain, taken = plan.terrain(), dict[int, str]()
    for one in everybody:
        for loc, name, place in _written(plan, one):
            at, piece = shown(plan.on, place), piece_at(one, place)
            if piece is None:
                continue
            if not inside(terrain, place):
                yield loc, off_map(at, terrain)
            elif not plan.on.fits(terrain, piece):
                words = f"{name} doesn't fit in at {at}: a part of it is off the map or behind a wall"
                yield loc, Said(words, "fits-not", name=name, at=at)
            else:
                here = covered_by(plan.on, piece)
                if there := next((taken[each] for each in here if each in taken), None):
                    words = f"{there} stands there already; two begin in different {CELLS[plan.grid_name][1]}"
                    yield loc, Said(words, "stands-there", name=there)
                if one.data.get("joins", 1) == 1:
                    taken.update(dict.fromkeys(here, name))


def _written(plan: GroundPlan, one: One) -> Iterator[tuple[Loc, str, int]]:
    """The places that a sheet gives, each with where it is written and whose it is; what isn't one is passed over."""
    found: list[tuple[Loc, Any]] = []
    if one.data.get("at") is not None:
        found = [(("at",), one.data["at"])]
    elif isinstance(one.data.get("places"), list):
        found = [(("places", k), place) for k, place in enumerate(one.data["places"])]
    for (loc, written), name in zip(found, one.names, strict=False):
        if _is_place(written):
            yield (*one.loc, *loc), name, place_of(plan.on, written)


def _is_place(written: Any) -> bool:
    two = isinstance(written, list) and len(written) == 2
    return two and all(isinstance(n, int) and 0 <= n < COLUMNS for n in written)
