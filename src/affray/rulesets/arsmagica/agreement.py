"""What the parts of an encounter say about each other: names that are there once, friends and groups that exist.

Found in the plain data, before it is validated piece by piece, so that these faults are told along with all others.
Whatever has the wrong shape is passed over here.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from affray.core.documents import Loc
from affray.core.referee import MOST
from affray.core.wording import unknown

Faults = list[tuple[Loc, str]]


@dataclass(frozen=True)
class _One:
    """A combatant as written: where it stands, its names, its side, its data."""

    loc: Loc
    names: list[str]
    side: int
    data: Mapping[str, Any]


def disagreements(data: Any, creature_name: Callable[[str], str | None]) -> Faults:
    """All of them, each with its place. `creature_name` gives the name of a creature of the catalogue."""
    sides = _items(data, "sides")
    everybody = [one for k, side in sides for one in _combatants(k, side, creature_name)]
    groups = _side_names(sides) + [one.data["group"] for one in everybody if isinstance(one.data.get("group"), str)]
    return [
        *_sides(sides),
        *_names(everybody),
        *_number(everybody),
        *_groups(sides, everybody),
        *_guards(everybody),
        *_distances(data, list(dict.fromkeys(groups))),
    ]


def _items(data: Any, key: str) -> list[tuple[int, Mapping[str, Any]]]:
    found = data.get(key) if isinstance(data, Mapping) else None
    return [(k, item) for k, item in enumerate(found) if isinstance(item, Mapping)] if isinstance(found, list) else []


def _combatants(k: int, side: Mapping[str, Any], creature_name: Callable[[str], str | None]) -> Iterator[_One]:
    for c, data in _items(side, "combatants"):
        name, creature, count = data.get("name"), data.get("creature"), data.get("count", 1)
        if name is None and isinstance(creature, str):
            name = creature_name(creature) or creature
        names = [name.strip()] if isinstance(name, str) else []
        if names and isinstance(count, int) and 1 < count <= MOST:
            names = [f"{names[0]} {n + 1}" for n in range(count)]
        yield _One(("sides", k, "combatants", c), names, k, data)


def _side_names(sides: list[tuple[int, Mapping[str, Any]]]) -> list[str]:
    return [side["name"] for _, side in sides if isinstance(side.get("name"), str)]


def _sides(sides: list[tuple[int, Mapping[str, Any]]]) -> Iterator[tuple[Loc, str]]:
    seen: set[str] = set()
    for k, side in sides:
        name = side.get("name")
        if isinstance(name, str) and name in seen:
            yield ("sides", k, "name"), f"there is a side called {name} already; each needs a name of its own"
        if name == "draw":
            yield ("sides", k, "name"), "'draw' is how a fight without a winner is told; another name is wanted"
        if isinstance(name, str):
            seen.add(name)


def _names(everybody: list[_One]) -> Iterator[tuple[Loc, str]]:
    """Names that are the same but for capitals are one: at the table nobody minds how they are typed."""
    seen: set[str] = set()
    for one in everybody:
        twice = next((name for name in one.names if name.casefold() in seen), None)
        if twice is not None:
            yield (*one.loc, "name"), f"there is somebody called {twice} already; each needs a name of its own"
        seen.update(name.casefold() for name in one.names)


def _number(everybody: list[_One]) -> Iterator[tuple[Loc, str]]:
    number = sum(max(1, len(one.names)) for one in everybody)
    if number > MOST:
        yield ("sides",), f"there are {number} combatants; at most {MOST} are possible"


def _groups(sides: list[tuple[int, Mapping[str, Any]]], everybody: list[_One]) -> Iterator[tuple[Loc, str]]:
    homes = {side["name"]: k for k, side in reversed(sides) if isinstance(side.get("name"), str)}
    for one in everybody:
        group = one.data.get("group")
        if isinstance(group, str) and homes.setdefault(group, one.side) != one.side:
            yield (*one.loc, "group"), f"{group} belongs to another side; a group has one side"


def _guards(everybody: list[_One]) -> Iterator[tuple[Loc, str]]:
    guarded = {one.data.get("guards") for one in everybody if isinstance(one.data.get("guards"), str)}
    for one in everybody:
        friend = one.data.get("guards")
        if not isinstance(friend, str):
            continue
        friends = [name for other in everybody if other.side == one.side and other is not one for name in other.names]
        if friend in one.names:
            yield (*one.loc, "guards"), "nobody guards itself; the name of a friend is wanted"
        elif friend not in friends:
            yield (*one.loc, "guards"), unknown("friend called", friend, friends)
        elif any(name in guarded for name in one.names):
            yield (*one.loc, "guards"), "who is guarded guards nobody (AM-4.9)"


def _distances(data: Any, groups: list[str]) -> Iterator[tuple[Loc, str]]:
    seen: set[frozenset[str]] = set()
    for k, distance in _items(data, "distances"):
        between = distance.get("between")
        if not isinstance(between, list) or not all(isinstance(name, str) for name in between):
            continue
        for n, name in enumerate(between):
            if name not in groups:
                yield ("distances", k, "between", n), unknown("group or side", name, groups)
        pair = frozenset(between)
        if len(between) == 2 and len(pair) == 1:
            yield ("distances", k, "between"), "a group has no distance to itself; two groups are wanted"
        elif pair in seen:
            yield ("distances", k, "between"), "the distance between these two is there already"
        seen.add(pair)
    yield from _detours(data, groups)


def _detours(data: Any, groups: list[str]) -> Iterator[tuple[Loc, str]]:
    """Distances that are longer than the way round by a third group."""
    written: dict[frozenset[str], tuple[int, int]] = {}
    for k, distance in _items(data, "distances"):
        between, paces = distance.get("between"), distance.get("paces")
        if isinstance(between, list) and all(name in groups for name in between) and isinstance(paces, int):
            written.setdefault(frozenset(between), (k, paces))
    for pair, (k, paces) in written.items():
        for third in dict.fromkeys(groups):
            legs = [written.get(frozenset((third, name))) for name in pair if name != third]
            if len(legs) == 2 and legs[0] and legs[1] and legs[0][1] + legs[1][1] < paces:
                round_by = legs[0][1] + legs[1][1]
                yield ("distances", k, "paces"), f"by way of {third} it is {round_by} paces; at most that is possible"
