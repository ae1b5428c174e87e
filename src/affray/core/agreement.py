"""What the parts of an encounter say about each other: names that are there once, groups that exist, distances.

Found in the plain data, before it is validated piece by piece, so that these faults are told along with all others.
Whatever has the wrong shape is passed over here.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from affray.core.catalogue import Catalogue
from affray.core.company import called_already, numbered
from affray.core.documents import Loc
from affray.core.referee import MOST
from affray.core.said import Said
from affray.core.wording import unknown

Told = Iterator[tuple[Loc, str]]


@dataclass(frozen=True)
class One:
    """A combatant as written: where it stands, its names, its side, its data."""

    loc: Loc
    names: list[str]
    side: int
    data: Mapping[str, Any]


def items(data: Any, key: str) -> list[tuple[int, Mapping[str, Any]]]:
    """The mappings in a list of the data, each with its place."""
    found = data.get(key) if isinstance(data, Mapping) else None
    return [(k, item) for k, item in enumerate(found) if isinstance(item, Mapping)] if isinstance(found, list) else []


def everybody(data: Any, catalogue: Catalogue) -> list[One]:
    """All combatants as written."""
    return [one for k, side in items(data, "sides") for one in _combatants(k, side, catalogue)]


def _combatants(k: int, side: Mapping[str, Any], catalogue: Catalogue) -> Iterator[One]:
    for c, data in items(side, "combatants"):
        name, creature, count = data.get("name"), data.get("creature"), data.get("count", 1)
        if name is None and isinstance(creature, str):
            name = catalogue.entry("creatures", creature).get("name") or creature
        names = [name.strip()] if isinstance(name, str) else []
        if names and isinstance(count, int) and 1 < count <= MOST:
            names = numbered(names[0], count)
        yield One(("sides", k, "combatants", c), names, k, data)


def company(data: Any, everybody: Sequence[One]) -> Told:
    """What is wrong with the names of sides, combatants and groups, and with their number."""
    yield from _sides(items(data, "sides"))
    yield from _names(everybody)
    yield from _number(everybody)
    yield from _groups(items(data, "sides"), everybody)


def _sides(sides: Sequence[tuple[int, Mapping[str, Any]]]) -> Told:
    seen: set[str] = set()
    for k, side in sides:
        name = side.get("name")
        if isinstance(name, str) and name in seen:
            words = f"there is a side called {name} already; each needs a name of its own"
            yield ("sides", k, "name"), Said(words, "side-already", name=name)
        if name == "draw":
            words = "'draw' is how a fight without a winner is told; another name is wanted"
            yield ("sides", k, "name"), Said(words, "named-draw")
        if isinstance(name, str):
            seen.add(name)


def _names(everybody: Sequence[One]) -> Told:
    """Names that are the same but for capitals are one: at the table nobody minds how they are typed."""
    seen: set[str] = set()
    for one in everybody:
        twice = next((name for name in one.names if name.casefold() in seen), None)
        if twice is not None:
            yield (*one.loc, "name"), called_already(twice)
        seen.update(name.casefold() for name in one.names)


def _number(everybody: Sequence[One]) -> Told:
    number = sum(max(1, len(one.names)) for one in everybody)
    if number > MOST:
        words = f"there are {number} combatants; at most {MOST} are possible"
        yield ("sides",), Said(words, "too-many", number=number, most=MOST)


def _groups(sides: Sequence[tuple[int, Mapping[str, Any]]], everybody: Sequence[One]) -> Told:
    homes = {side["name"]: k for k, side in reversed(sides) if isinstance(side.get("name"), str)}
    for one in everybody:
        group = one.data.get("group")
        if isinstance(group, str) and homes.setdefault(group, one.side) != one.side:
            words = f"{group} belongs to another side; a group has one side"
            yield (*one.loc, "group"), Said(words, "group-elsewhere", group=group)


def groups_of(data: Any, everybody: Sequence[One]) -> list[str]:
    """The names of all sides and groups."""
    names = [side.get("name") for _, side in items(data, "sides")] + [one.data.get("group") for one in everybody]
    return list(dict.fromkeys(name for name in names if isinstance(name, str)))


def distances(data: Any, groups: Sequence[str], unit: str) -> Told:
    """What is wrong with `distances`, each with `between` and a number of the unit, `paces` or the like."""
    seen: set[frozenset[str]] = set()
    for k, distance in items(data, "distances"):
        between = distance.get("between")
        if not isinstance(between, list) or not all(isinstance(name, str) for name in between):
            continue
        for n, name in enumerate(between):
            if name not in groups:
                yield ("distances", k, "between", n), unknown("group or side", name, groups)
        pair = frozenset(between)
        if len(between) == 2 and len(pair) == 1:
            words = "a group has no distance to itself; two groups are wanted"
            yield ("distances", k, "between"), Said(words, "to-itself")
        elif pair in seen:
            words = "the distance between these two is there already"
            yield ("distances", k, "between"), Said(words, "distance-already")
        seen.add(pair)
    yield from _detours(data, groups, unit)


def _detours(data: Any, groups: Sequence[str], unit: str) -> Told:
    """Distances that are longer than the way round by a third group."""
    written: dict[frozenset[str], tuple[int, int]] = {}
    for k, distance in items(data, "distances"):
        between, far = distance.get("between"), distance.get(unit)
        if isinstance(between, list) and all(name in groups for name in between) and isinstance(far, int):
            written.setdefault(frozenset(between), (k, far))
    for pair, (k, far) in written.items():
        for third in dict.fromkeys(groups):
            legs = [written.get(frozenset((third, name))) for name in pair if name != third]
            if len(legs) == 2 and legs[0] and legs[1] and legs[0][1] + legs[1][1] < far:
                round_by = legs[0][1] + legs[1][1]
                words = f"by way of {third} it is {round_by} {unit}; at most that is possible"
                yield ("distances", k, unit), Said(words, "round-by", third=third, far=round_by)
