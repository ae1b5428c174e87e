"""What the parts of an encounter say about each other, with the map and who stands on it (RM-13.1)."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from pydantic import ValidationError

from affray.core.agreement import One, Told, company, distances, everybody, groups_of
from affray.core.catalogue import Catalogue
from affray.core.documents import Loc
from affray.core.grid import COLUMNS, Piece, inside
from affray.core.ground_plan import HexPlan, place_of, shown
from affray.core.placing import covered_by
from affray.rulesets.rolemaster.ground_plan import Plan, Squares, drawn
from affray.rulesets.rolemaster.placing import SHAPES, new_piece

_SIZE = ("grid", "columns", "rows", "plan")


def disagreements(data: Any, catalogue: Catalogue) -> list[tuple[Loc, str]]:
    """All of them, each with its place."""
    found = everybody(data, catalogue)
    mapped = isinstance(data, Mapping) and data.get("map") is not None
    return [
        *company(data, found),
        *(_with_map(data, found, catalogue) if mapped else _no_map(found)),
        *distances(data, groups_of(data, found), "metres"),
    ]


def _no_map(everybody: Sequence[One]) -> Told:
    """Places without a map."""
    for one in everybody:
        for key in ("at", "places", "facing"):
            if one.data.get(key) is not None:
                yield (*one.loc, key), "there is no map; 'distances' say how far groups are apart"


def _with_map(data: Mapping[str, Any], everybody: Sequence[One], catalogue: Catalogue) -> Told:
    """Distances beside a map; places that it doesn't have, or that are taken."""
    for key in ("distance", "distances"):
        if data.get(key):
            yield (key,), "the map says how far they are apart; leave this out"
    yield from _number(everybody)
    if (plan := _plan(data["map"])) is not None:
        yield from _facings(plan, everybody)
        yield from _pieces(plan, everybody, catalogue)


def _plan(written: Any) -> Plan | None:
    """The map; where a part of it has a fault, which is told of there, as bare ground, if its size can be read."""
    size = {key: written[key] for key in _SIZE if key in written} if isinstance(written, Mapping) else written
    for each in (written, size):
        with contextlib.suppress(ValidationError):
            plan = drawn(each)
            return plan if isinstance(plan, HexPlan | Squares) else None
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


def _facings(plan: Plan, everybody: Sequence[One]) -> Told:
    """Directions that the grid doesn't have."""
    for one in everybody:
        facing = one.data.get("facing")
        if isinstance(facing, str) and facing not in plan.on.NAMES:
            yield (*one.loc, "facing"), f"one of {', '.join(plan.on.NAMES)} is wanted, not '{facing}'"


def _pieces(plan: Plan, everybody: Sequence[One], catalogue: Catalogue) -> Told:
    terrain = plan.terrain()
    taken: dict[int, str] = {}
    for one in everybody:
        for loc, name, piece in _placed(plan, one, catalogue):
            place = shown(plan.on, piece.place)
            if not inside(terrain, piece.place):
                yield loc, f"{place} isn't on the map, which has {terrain.width} columns and {terrain.height} rows"
            elif not plan.on.fits(terrain, piece):
                yield loc, f"{name} doesn't fit in at {place}: a part of it is off the map or behind a wall"
            else:
                here = covered_by(plan.on, piece)
                if there := next((taken[each] for each in here if each in taken), None):
                    yield loc, f"{there} stands there already; two begin in different places"
                if one.data.get("joins", 1) == 1:
                    taken.update(dict.fromkeys(here, name))


def _placed(plan: Plan, one: One, catalogue: Catalogue) -> Iterator[tuple[Loc, str, Piece]]:
    """Those of a sheet whose places are written, as pieces; what has the wrong shape is passed over."""
    entry = catalogue.entry("creatures", str(one.data.get("creature")))
    size, facing = one.data.get("hexes", entry.get("hexes", 1)), one.data.get("facing")
    for (loc, written), name in zip(_places(one.data), one.names, strict=False):
        if isinstance(size, int) and size in SHAPES[plan.grid_name] and _is_place(written):
            way = facing if isinstance(facing, str) else None
            piece = new_piece(plan.grid_name, size, way, place_of(plan.on, written))
            yield (*one.loc, *loc), name, piece


def _places(written: Mapping[str, Any]) -> Iterator[tuple[Loc, Any]]:
    """The places that a sheet gives, each with where it is written."""
    if written.get("at") is not None:
        yield ("at",), written["at"]
    elif isinstance(written.get("places"), list):
        for k, place in enumerate(written["places"]):
            yield ("places", k), place


def _is_place(written: Any) -> bool:
    two = isinstance(written, list) and len(written) == 2
    return two and all(isinstance(n, int) and 0 <= n < COLUMNS for n in written)
