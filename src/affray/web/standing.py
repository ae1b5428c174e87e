"""Where everybody stands on a map that is still being written."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from affray.core.agreement import One
from affray.core.encounter import Encounter
from affray.play.words import ViewWords
from affray.web.drafts import Draft, place_of
from affray.web.drawing.geometry import At
from affray.web.drawing.pieces import Piece, pieces
from affray.web.plan import Ground

Key = tuple[int, int, int]  # side, sheet, and which of its kind


@dataclass(frozen=True)
class Standing:
    """One who takes part, and where they begin."""

    key: Key
    piece: Piece
    chosen: bool  # whether somebody chose the place; else the ruleset did

    @property
    def tool(self) -> str:
        """What places it."""
        return "place:" + ":".join(map(str, self.key))


def standing(draft: Draft, sound: Encounter | None, language: str) -> list[Standing]:
    """Everybody: of a sound encounter as the fight would begin, else as far as places are written."""
    words = ViewWords(draft.rules, language)
    people = draft.people()
    keys = [(*place_of(one), nth) for one in people for nth in range(len(one.names))]
    written = {key: _written(draft, key) for key in keys}
    view = _view(people, written, sound, draft)
    sides = [str(side.get("name")) for side in draft.sides]
    found = pieces(view, sides=sides, condition=words.condition, figure=words.figure)
    return [Standing(key, piece, written[key] is not None) for key, piece in zip(keys, found, strict=True)]


def _view(people: list[One], written: Mapping[Key, At | None], sound: Encounter | None, draft: Draft) -> dict[str, Any]:
    """The combatants as a view has them."""
    if sound is not None:
        from affray.play import Fight

        return {**Fight(sound).view(), "actor": None}
    one_by_one = [(one, nth, name) for one in people for nth, name in enumerate(one.names)]
    return {
        "actor": None,
        "combatants": [
            {
                "name": name,
                "side": str(draft.sides[one.side].get("name")),
                "able": True,
                "place": at if (at := written[(*place_of(one), nth)]) is None else list(at),
                "hexes": [] if at is None else [list(at)],
                "facing": one.data.get("facing") if one.data.get("facing") in facings(draft) else None,
            }
            for one, nth, name in one_by_one
        ],
    }


def _written(draft: Draft, key: Key) -> At | None:
    """The place that is written for one; None for none."""
    sheet = draft.sheet(*key[:2])
    places = sheet.get("places")
    found = places[key[2]] if isinstance(places, list) and key[2] < len(places) else sheet.get("at")
    if isinstance(found, list) and len(found) == 2 and all(type(each) is int for each in found):
        return found[0], found[1]
    return None


def put(draft: Draft, ground: Ground, key: Key, at: At | None) -> None:
    """Place one on the map; None takes the places of its whole sheet back. Raises LookupError for nobody."""
    sheet = draft.sheet(*key[:2])
    one = next(each for each in draft.people() if place_of(each) == key[:2])
    count = len(one.names)
    if at is None:
        sheet.pop("at", None)
        sheet.pop("places", None)
    elif count <= 1:
        sheet.pop("places", None)
        sheet["at"] = list(at)
    else:
        sheet.pop("at", None)
        sheet["places"] = [list(each) for each in _places(draft, ground, key, at, count)]


def _places(draft: Draft, ground: Ground, key: Key, at: At, count: int) -> list[At]:
    """The places of all of a kind when one of them goes somewhere: each needs one, so those without stand nearby."""
    before = [_written(draft, (*key[:2], nth)) for nth in range(count)]
    before[key[2]] = at
    taken = {each for each in before if each} | _taken(draft, key)
    for nth, each in enumerate(before):
        if each is None:
            before[nth] = spot = _free(ground, at, taken)
            taken.add(spot)
    return [each or at for each in before]


def _taken(draft: Draft, key: Key) -> set[At]:
    """Where the others stand."""
    keys = [(*place_of(one), nth) for one in draft.people() for nth in range(len(one.names))]
    return {found for each in keys if each[:2] != key[:2] and (found := _written(draft, each))}


def _free(ground: Ground, at: At, taken: set[At]) -> At:
    """The free place nearest to another."""
    middle = ground.on.middle
    x, y = middle(at)
    places = ((c, r) for r in range(ground.rows) for c in range(ground.columns))
    free = [each for each in places if each not in taken and each not in ground.areas["off"]]
    return min(free, key=lambda one: (middle(one)[0] - x) ** 2 + (middle(one)[1] - y) ** 2, default=at)


def facings(draft: Draft) -> Sequence[str]:
    """The ways to look on its map, clockwise."""
    return () if draft.ground is None else draft.ground.on.FACINGS


def turn(draft: Draft, key: Key, facing: str | None) -> None:
    """Turn those of a sheet to the next way to look, clockwise from how one of them stands."""
    ways = facings(draft)
    now = ways.index(facing) if facing in ways else -1
    if ways:
        draft.sheet(*key[:2])["facing"] = ways[(now + 1) % len(ways)]
