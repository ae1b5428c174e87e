"""What the parts of an encounter say about each other, with the places on the map."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from pydantic import ValidationError

from affray.core.agreement import One, Told, company, distances, everybody, groups_of
from affray.core.catalogue import Catalogue
from affray.core.documents import Loc
from affray.core.grid import COLUMNS, Piece, inside
from affray.core.hexes import NAMES, fits
from affray.core.placing import covered_by
from affray.rulesets.iskuhetki.ground_plan import HEXES, GroundPlan, place_of, shown
from affray.rulesets.iskuhetki.placing import SHAPES

_SIZE = ("columns", "rows", "plan")


def disagreements(data: Any, catalogue: Catalogue) -> list[tuple[Loc, str]]:
    """All of them, each with its place."""
    found = everybody(data, catalogue)
    mapped = isinstance(data, Mapping) and data.get("map") is not None
    return [
        *company(data, found),
        *(_no_map(found) if not mapped else _with_map(data, found, catalogue)),
        *distances(data, groups_of(data, found), "hexes"),
    ]


def _no_map(everybody: Sequence[One]) -> Told:
    """IH-2.1: places without a map."""
    for one in everybody:
        for key in ("at", "places", "facing"):
            if one.data.get(key) is not None:
                yield (*one.loc, key), "there is no map; 'distances' say how far groups are apart"


def _with_map(data: Mapping[str, Any], everybody: Sequence[One], catalogue: Catalogue) -> Told:
    """IH-2.1, IH-2.13: distances beside a map; places that it doesn't have, or that are taken."""
    for key in ("distance", "distances"):
        if data.get(key):
            yield (key,), "the map says how far they are apart; leave this out"
    yield from _number(everybody)
    if (plan := _plan(data["map"])) is not None:
        yield from _pieces(plan, everybody, catalogue)


def _plan(written: Any) -> GroundPlan | None:
    """The map; where a part of it has a fault, which is told of there, as bare ground, if its size can be read."""
    size = {key: written[key] for key in _SIZE if key in written} if isinstance(written, Mapping) else written
    for each in (written, size):
        with contextlib.suppress(ValidationError):
            return GroundPlan.model_validate(each)
    return None


def _number(everybody: Sequence[One]) -> Told:
    """A place for each of a kind, or for none."""
    for one in everybody:
        places, count = one.data.get("places"), one.data.get("count", 1)
        if places is not None and one.data.get("at") is not None:
            yield (*one.loc, "places"), "either 'at' or 'places' is wanted, not both"
        elif isinstance(places, list) and isinstance(count, int) and len(places) != count:
            yield (*one.loc, "places"), f"{len(places)} places for {count}; one for each is wanted"
        elif one.data.get("at") is not None and isinstance(count, int) and count > 1:
            yield (*one.loc, "at"), f"one place for {count}; 'places' with one for each is wanted"


def _pieces(plan: GroundPlan, everybody: Sequence[One], catalogue: Catalogue) -> Told:
    terrain = plan.terrain()
    taken: dict[int, str] = {}
    for one in everybody:
        for loc, name, piece in _placed(one, catalogue):
            place = shown(piece.place)
            if not inside(terrain, piece.place):
                yield loc, f"{place} isn't on the map, which has {terrain.width} columns and {terrain.height} rows"
            elif not fits(terrain, piece):
                yield loc, f"{name} doesn't fit in at {place}: a part of it is off the map or behind a wall"
            else:
                here = covered_by(HEXES, piece)
                if there := next((taken[each] for each in here if each in taken), None):
                    yield loc, f"{there} stands there already; two begin in different hexes"
                if one.data.get("joins", 1) == 1:
                    taken.update(dict.fromkeys(here, name))


def _placed(one: One, catalogue: Catalogue) -> Iterator[tuple[Loc, str, Piece]]:
    """Those of a sheet whose places are written, as pieces; what has the wrong shape is passed over."""
    drawn = catalogue.entry("creatures", str(one.data.get("creature")))
    facing, size = one.data.get("facing"), one.data.get("hexes", drawn.get("hexes", 1))
    shape = SHAPES.get(size) if isinstance(size, int) else None
    for (loc, written), name in zip(_places(one.data), one.names, strict=False):
        if shape is not None and _is_hex(written):
            way = NAMES.index(facing) if facing in NAMES else 0
            yield (*one.loc, *loc), name, Piece(place=place_of(written), facing=way, shape=shape)


def _places(written: Mapping[str, Any]) -> Iterator[tuple[Loc, Any]]:
    """The places that a sheet gives, each with where it is written."""
    if written.get("at") is not None:
        yield ("at",), written["at"]
    elif isinstance(written.get("places"), list):
        for k, place in enumerate(written["places"]):
            yield ("places", k), place


def _is_hex(written: Any) -> bool:
    two = isinstance(written, list) and len(written) == 2
    return two and all(isinstance(n, int) and 0 <= n < COLUMNS for n in written)
