"""A table of its own for rule tests: every die and every choice is handed in, in the order of asking.

A line of a script is `who what value`: "Ana attack 7", "Ana action strike", "Ana place 3,4", "table react Ben". `what`
is a member of Why or Decision in small letters. A die is written as it shows: where it shows 0 for ten, as 0. Dice that
are rolled together are one line: "Ana damage 9". A line that isn't what is asked for, a question for which no line is
left, and a line left over fail the test.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, Generic, Protocol, TypeVar

import affray
from affray.core.referee import ALL, NOBODY, TABLE, Coded, only_option
from affray.core.ruleset import Ruleset, Setup
from affray.core.seeded import only_amount, only_value
from affray.play.questions import Question

Sheet = dict[str, Any]


def lettered(*sides: Sheet | Sequence[Sheet]) -> list[Sheet]:
    """Sides called A, B, C; each of a sheet or several."""
    return [
        {"name": "ABC"[k], "combatants": [side] if isinstance(side, dict) else list(side)}
        for k, side in enumerate(sides)
    ]


@dataclass(frozen=True)
class Line:
    """One line of a script."""

    who: str
    what: str
    value: str

    @classmethod
    def of(cls, text: str) -> Line:
        return cls(*text.split(maxsplit=2))


@dataclass(frozen=True)
class Told:
    """An event: who, whom it is about besides, and its numbers."""

    event: Coded
    who: str
    other: str
    numbers: tuple[int, int, int]


class Record(Protocol):
    """What is played: a fight, or what comes after it."""

    over: bool

    @property
    def combatants(self) -> Any:
        """By index."""


Played = TypeVar("Played", bound=Record)
One = TypeVar("One")


class ForcedTable(Generic[Played, One]):
    """A record played by a forced referee; each ruleset has its own, which says what its rules are like."""

    rules: ClassVar[Ruleset]
    unasked: ClassVar[frozenset[str]] = frozenset()  # what these rules never call of a referee
    shortened: ClassVar[bool] = False  # an option such as "parry:blade" may be written without what it is of: "parry"
    steps: ClassVar[int]  # without a question, after which a script is taken to hang

    def __init__(self, made: Setup) -> None:
        self.record: Played = made.fight
        self.roster = made.roster
        self.told: list[Told] = []  # by the last call of `play` or `call`
        self.parts: list[tuple[str, Coded, int]] = []

    def __getitem__(self, name: str) -> One:
        one: One = self.record.combatants[self.roster.names.index(name)]
        return one

    def call(self, rule: Callable[..., Any], *arguments: Any, lines: Sequence[str] = ()) -> Any:
        """What a rule gives back when it is called with a referee and these arguments; each line must be used up."""
        referee = ForcedReferee(self, lines)
        given = rule(referee, *arguments)
        self._finish(referee)
        return given

    def play(self, *lines: str) -> None:
        """Step by step until the script is used up; the last step must end where the script does."""
        referee = ForcedReferee(self, lines)
        steps = 0
        while referee.lines and steps < self.steps and not self.record.over:
            left = len(referee.lines)
            self.rules.advance(referee, self.record)
            steps = steps + 1 if len(referee.lines) == left else 0
        self._finish(referee)

    def step(self) -> None:
        """One step in which nothing is asked."""
        self.call(self.rules.advance, self.record)

    def _finish(self, referee: ForcedReferee) -> None:
        self.told, self.parts = referee.told, referee.parts
        assert not referee.lines, f"left over: {referee.lines}"

    def events(self, event: Coded) -> list[Told]:
        """What was told of one kind by the last call."""
        return [told for told in self.told if told.event == event]

    def saw(self, event: Coded) -> bool:
        """Whether something of that kind was told by the last call."""
        return bool(self.events(event))

    def sum(self, name: str, *whys: Coded) -> int:
        """The parts of somebody that bear these names, added up, in the last call; all parts without names."""
        return sum(value for who, why, value in self.parts if who == name and (not whys or why in whys))


class ForcedReferee:
    """Answers from a script, line by line; keeps parts and events."""

    def __init__(self, table: ForcedTable[Any, Any], lines: Sequence[str]) -> None:
        self.table, self.rules = table, table.rules
        self.lines = [Line.of(text) for text in lines]
        self.parts: list[tuple[str, Coded, int]] = []
        self.told: list[Told] = []

    def _name(self, who: int) -> str:
        return "table" if who == TABLE else self.table.roster.names[who]

    def _next(self, who: int, code: Coded, wanted: str) -> str:
        what = code.name.lower()
        asked = f"{self._name(who)} {what}"
        assert self.lines, f"{asked} is asked ({wanted}), but nothing is left"
        line = self.lines.pop(0)
        given = f"{line.who} {line.what} {line.value}"
        assert (line.who, line.what) == (self._name(who), what), f"{asked} is asked ({wanted}), but given is: {given}"
        return line.value

    def _may(self, function: str) -> None:
        assert function not in self.table.unasked, f"these rules don't use {function}"

    def roll(self, sides: int, who: int, why: int, /) -> int:
        low = 0 if self.rules.zero_face == sides else 1
        face = int(self._next(who, self.rules.why(why), f"d{sides}"))
        assert low <= face < low + sides, f"a d{sides} shows {low} to {low + sides - 1}"
        return face or sides

    def dice(self, count: int, sides: int, who: int, why: int, /) -> int:
        self._may("dice")
        total = int(self._next(who, self.rules.why(why), f"{count}d{sides}"))
        assert count <= total <= count * sides, f"{count}d{sides} show {count} to {count * sides}"
        return total

    def draw(self, cards: int, who: int, why: int, /) -> int:
        alone = only_option(cards)
        if alone >= 0:
            return alone
        card = int(self._next(who, self.rules.why(why), "a card"))
        assert cards >> card & 1, f"the card {card} isn't in the deck"
        return card

    def pick(self, fight: object, who: int, decision: int, values: Any, count: int, /) -> int:
        self._may("pick")
        if count <= 1:
            return only_value(values, count)
        names: dict[str, int] = {
            self.rules.value_name(self.table.record, self.table.roster, decision, value): value
            for value in (values[k] for k in range(count))
        }
        return names[self._next(who, self.rules.decision(decision), " ".join(names))]

    def choose(self, fight: object, who: int, decision: int, options: int, /) -> int:
        alone = only_option(options)
        if alone >= 0:
            return alone
        names = self.rules.option_names(self.table.record, self.table.roster, who, decision)
        offered = {names[k]: k for k in range(NOBODY + 1) if options >> k & 1}
        wanted = ", ".join(offered)
        value = self._next(who, self.rules.decision(decision), wanted)
        if value in offered:
            return offered[value]
        begun = [name for name in offered if self.table.shortened and name.partition(":")[0] == value]
        assert len(begun) == 1, f"{value} isn't offered to {self._name(who)}: {wanted}"
        return offered[begun[0]]

    def considers(self, fight: object, who: int, decision: int, /) -> int:
        return ALL

    def amount(self, fight: object, who: int, decision: int, low: int, high: int, /) -> int:
        self._may("amount")
        if low >= high:
            return only_amount(low, high)
        value = int(self._next(who, self.rules.decision(decision), f"{low} to {high}"))
        assert low <= value <= high, f"{value} isn't from {low} to {high}"
        return value

    def each(self, fight: Any, who: int, ask: Callable[[Any, Any, int], None], /) -> None:
        self._may("each")
        for i in range(who.bit_length()):
            if who >> i & 1:
                ask(self, fight, i)

    def part(self, why: int, who: int, value: int, /) -> int:
        self.parts.append((self._name(who), self.rules.why(why), value))
        return value

    def tell(self, event: int, who: int, other: int = -1, a: int = 0, b: int = 0, c: int = 0, /) -> None:
        about = self._name(other) if other >= 0 else ""
        self.told.append(Told(self.rules.event(event), self._name(who), about, (int(a), int(b), int(c))))


# ---- fights at the table --------------------------------------------------------------------------------------------


def asked(fight: affray.Fight) -> list[str]:
    """The open questions, as `who what`."""
    return [f"{question.who} {question.name}" for question in fight.pending]


def options(fight: affray.Fight) -> set[str]:
    """The options of the only open question, a choice."""
    (question,) = fight.pending
    return set(getattr(question, "options").values())  # noqa: B009  # only choices have options


def answer(fight: affray.Fight, *lines: str) -> None:
    """Answer the questions of a fight; each line must be for one that is open then."""
    for text in lines:
        line = Line.of(text)
        fight.answer(line.value, _open(fight, line))


def _open(fight: affray.Fight, line: Line) -> Question:
    for question in fight.pending:
        if (question.who, question.name) == (line.who, line.what):
            return question
    raise AssertionError(f"given is {line}, but asked is: {', '.join(asked(fight)) or 'nothing'}")


def happened(fight: affray.Fight, event: str) -> list[tuple[str, str, tuple[int, int, int]]]:
    """The log's entries of one kind: who, other, numbers."""
    return [(entry.who, entry.other, entry.values) for entry in fight.log if entry.event == event]


def seen(fight: affray.Fight, name: str) -> dict[str, Any]:
    """A combatant as the screen shows it."""
    (row,) = [row for row in fight.view()["combatants"] if row["name"] == name]
    return dict(row)
