"""What the parts of an encounter say about each other, with the squares on the map."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from pydantic import ValidationError

from affray.core.agreement import One, Told, company, everybody
from affray.core.catalogue import Catalogue
from affray.core.documents import Loc
from affray.core.grid import COLUMNS, inside
from affray.core.ground_plan import SquarePlan, place_of, shown

_SIZE = ("columns", "rows", "plan")
_OPEN = {"columns": 16, "rows": 12}  # without a map


def disagreements(data: Any, catalogue: Catalogue) -> list[tuple[Loc, str]]:
    """All of them, each with its place."""
    found = everybody(data, catalogue)
    told = [*company(data, found), *_number(found)]
    if isinstance(data, Mapping) and (plan := _plan(data.get("map", _OPEN))) is not None:
        told += _squares(plan, found)
    return told


def _plan(written: Any) -> SquarePlan | None:
    """The map; where a part of it has a fault, which is told of there, as bare ground, if its size can be read."""
    size = {key: written[key] for key in _SIZE if key in written} if isinstance(written, Mapping) else written
    for each in (written, size):
        with contextlib.suppress(ValidationError):
            return SquarePlan.model_validate(each)
    return None


def _number(everybody: Sequence[One]) -> Told:
    """A square for each of a kind, or for none."""
    for one in everybody:
        places, count = one.data.get("places"), one.data.get("count", 1)
        if places is not None and one.data.get("at") is not None:
            yield (*one.loc, "places"), "either 'at' or 'places' is wanted, not both"
        elif isinstance(places, list) and isinstance(count, int) and len(places) != count:
            yield (*one.loc, "places"), f"{len(places)} squares for {count}; one for each is wanted"
        elif one.data.get("at") is not None and isinstance(count, int) and count > 1:
            yield (*one.loc, "at"), f"one square for {count}; 'places' with one for each is wanted"


def _squares(plan: SquarePlan, everybody: Sequence[One]) -> Told:
    """AA-2.1: squares that the map doesn't have, or that are taken."""
    terrain = plan.terrain()
    taken: dict[int, str] = {}
    for one in everybody:
        for (loc, written), name in zip(_places(one.data), one.names, strict=False):
            if not _is_square(written):
                continue
            place = place_of(plan.on, written)
            if not inside(terrain, place):
                size = f"{terrain.width} columns and {terrain.height} rows"
                yield (*one.loc, *loc), f"{shown(plan.on, place)} isn't on the map, which has {size}"
            elif place in taken:
                yield (*one.loc, *loc), f"{taken[place]} stands there already; two begin in different squares"
            elif one.data.get("joins", 1) == 1:
                taken[place] = name


def _places(written: Mapping[str, Any]) -> Iterator[tuple[Loc, Any]]:
    """The squares that a sheet gives, each with where it is written."""
    if written.get("at") is not None:
        yield ("at",), written["at"]
    elif isinstance(written.get("places"), list):
        for k, place in enumerate(written["places"]):
            yield ("places", k), place


def _is_square(written: Any) -> bool:
    two = isinstance(written, list) and len(written) == 2
    return two and all(isinstance(n, int) and 0 <= n < COLUMNS for n in written)
