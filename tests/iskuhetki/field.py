"""A field for tests of movement: records made by hand, and a referee whose every answer is handed in."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from affray.core.building import new_terrain
from affray.core.gaps import Gaps
from affray.core.grid import Terrain, Walk
from affray.core.hexes import neighbour, place_at
from affray.core.records import fields_of, hold
from affray.core.referee import ALL, only_option
from affray.core.seeded import only_amount, only_value
from affray.rulesets.iskuhetki.codes import Decision, Event, Why
from affray.rulesets.iskuhetki.ground_plan import HEXES
from affray.rulesets.iskuhetki.kit import note_kit
from affray.rulesets.iskuhetki.model import Being, Book, Combatant, Fight, Hurl, Impact, Item

EAST, SOUTH_EAST, SOUTH_WEST, WEST, NORTH_WEST, NORTH_EAST = range(6)
BEING = {field.name for field in fields_of(Being)}


def spot(column: int, row: int) -> int:
    """The hex in a column and row."""
    return place_at(column, row)


def around(place: int, *directions: int) -> list[int]:
    """The hexes next to one, in some directions or in all."""
    return [neighbour(place, d) for d in directions or range(6)]


def plan(width: int = 11, height: int = 11) -> Terrain:
    """An open map."""
    return new_terrain(HEXES, width, height)


@dataclass
class Person:
    """Who stands where, and what differs from the default; figures of the sheet and of the fight alike."""

    side: int
    at: int = 0
    figures: dict[str, Any] = field(default_factory=dict)
    items: Sequence[Item] = ()


def one(side: int, at: int = 0, *items: Item, **figures: Any) -> Person:
    """A person on a side, in a hex."""
    return Person(side, at, figures, items)


def field_of(*people: Person, terrain: Terrain | None = None, gaps: Sequence[int] = (), **options: Any) -> Fight:
    """A fight in the first moment; without a terrain it has no map, and `gaps` are those of (0, 1), (0, 2), (1, 2)…"""
    fight = Fight(round=1, moment=1, count=len(people), book=Book(terrain=terrain or Terrain()))
    beings: list[Being] = []
    items: list[Item] = []
    rows: list[Combatant] = []
    for index, person in enumerate(people):
        sheet = {name: value for name, value in person.figures.items() if name in BEING}
        beings.append(Being(items=len(items), item_count=len(person.items), **sheet))
        note_kit(beings[-1], person.items)
        items.extend(person.items)
        me = Combatant(index=index, side=person.side, blood=10, stamina=10, defences_left=1, attacks_left=1)
        me.piece.place = person.at
        for name, value in person.figures.items():
            if name in ("facing", "shape"):
                setattr(me.piece, name, value)
            elif name not in BEING or name in ("blood", "stamina"):
                setattr(me, name, value)
        rows.append(me)
    hold(fight.book, "beings", beings)
    hold(fight.book, "items", items)
    hold(fight, "combatants", rows)
    for name, value in options.items():
        setattr(fight.options, name, value)
    if terrain:
        hold(fight, "walks", [Walk()])
    else:
        set_gaps(fight, gaps)
    return fight


def set_gaps(fight: Fight, gaps: Sequence[int]) -> None:
    """The ranges of all pairs, in the order (0, 1), (0, 2), (1, 2), (0, 3)…"""
    hold(fight, "gaps", [Gaps() for _ in range(fight.count)])
    pairs = [(i, j) for j in range(fight.count) for i in range(j)]
    for (i, j), hexes in zip(pairs, gaps, strict=True):
        fight.gaps[i].to[j] = fight.gaps[j].to[i] = hexes


def with_tables(fight: Fight) -> Fight:
    """The tables of IH-14.3 and IH-15.2, as far as tests need them."""
    impacts = [Impact(1, 0), Impact(2, 1, 3), Impact(5, 1, 6), Impact(10, 2, 6, 1)]
    hurls = [Hurl(5, 1), Hurl(10, 1, True), Hurl(15, 2, True, 2), Hurl(20, 3, True, 4)]
    hold(fight.book, "impacts", impacts)
    hold(fight.book, "hurls", hurls)
    fight.book.impact_count, fight.book.hurl_count = len(impacts), len(hurls)
    return fight


Answer = tuple[Decision | Why, int]


class Script:
    """A referee that gives the answers of a script in their order, and keeps what it was asked and told."""

    def __init__(self, *answers: Answer) -> None:
        self.answers = list(answers)
        self.asked: list[tuple[int, Decision | Why]] = []
        self.offered: list[set[int]] = []
        self.parts: list[tuple[Why, int, int]] = []
        self.told: list[tuple[Event, int, int, int, int, int]] = []

    def _next(self, who: int, code: Decision | Why, offered: Sequence[int]) -> int:
        self.asked.append((who, code))
        self.offered.append(set(offered))
        assert self.answers, f"{code!r} is asked of {who}, but nothing is left"
        wanted, value = self.answers.pop(0)
        assert wanted is code, f"{code!r} is asked of {who}, but given is {wanted!r}"
        assert value in offered, f"{code!r} is asked of {who}: {value} is not one of {offered}"
        return value

    def roll(self, sides: int, who: int, why: int, /) -> int:
        return self._next(who, Why(why), range(1, sides + 1))

    def dice(self, count: int, sides: int, who: int, why: int, /) -> int:
        return self._next(who, Why(why), range(count, count * sides + 1))

    def draw(self, cards: int, who: int, why: int, /) -> int:
        raise AssertionError("there are no cards")

    def choose(self, fight: object, who: int, decision: int, options: int, /) -> int:
        option = only_option(options)
        if option >= 0:
            return option
        return self._next(who, Decision(decision), [k for k in range(63) if options >> k & 1])

    def considers(self, fight: object, who: int, decision: int, /) -> int:
        return ALL

    def pick(self, fight: object, who: int, decision: int, values: Any, count: int, /) -> int:
        if count <= 1:
            return only_value(values, count)
        return self._next(who, Decision(decision), [values[k] for k in range(count)])

    def amount(self, fight: object, who: int, decision: int, low: int, high: int, /) -> int:
        if low >= high:
            return only_amount(low, high)
        return self._next(who, Decision(decision), range(low, high + 1))

    def each(self, fight: Any, who: int, ask: Any, /) -> None:
        for i in range(fight.count):
            if who >> i & 1:
                ask(self, fight, i)

    def part(self, why: int, who: int, value: int, /) -> int:
        self.parts.append((Why(why), who, value))
        return value

    def tell(self, event: int, who: int, other: int = -1, a: int = 0, b: int = 0, c: int = 0, /) -> None:
        self.told.append((Event(event), who, other, a, b, c))

    def events(self) -> list[Event]:
        """What was told, without numbers."""
        return [event for event, *_ in self.told]


def script(*answers: Answer) -> Script:
    """A script."""
    return Script(*answers)
