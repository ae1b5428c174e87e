"""A table of its own for rule tests: every die and every choice is handed in, in the order of asking.

A line of a script is `who what value`: "Ana attack 7", "Ana action strike", "Ana place 3,4", "table react Ben". `what`
is a member of Why or Decision in small letters. Dice that are rolled together are one line: "Ana damage 9". An option
that says of what it is ("parry:blade") may be written without that ("parry"). A line that isn't what is asked for, a
question for which no line is left, and a line left over fail the test.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import affray
from affray.core.referee import NOBODY, TABLE, only_option
from affray.core.seeded import only_amount, only_value
from affray.play.questions import Question
from affray.rulesets.iskuhetki import RULESET
from affray.rulesets.iskuhetki.codes import Decision, Event, Why
from affray.rulesets.iskuhetki.model import Combatant
from affray.rulesets.iskuhetki.model import Fight as Record
from affray.rulesets.iskuhetki.setup import setup
from affray.rulesets.iskuhetki.sheet import Encounter
from affray.rulesets.iskuhetki.turn import advance

Sheet = dict[str, Any]

BLADE: Sheet = {"name": "blade", "damage": "d6", "type": "blade", "ranges": [-20, 0], "quality": 100}
KICK: Sheet = {"weapon": "kick", "ranges": [-10]}  # at range 1 there is but one weapon to choose
CHARACTERISTICS = ("dexterity", "constitution", "strength", "size")
SKILLS = ("weapons", "dodge", "combat_move", "dual_wield", "throw", "voice", "first_aid")
STEPS = 60  # without a question, after which a script is taken to hang


def fighter(name: str, *weapons: str | Sheet, **rest: Any) -> Sheet:
    """A sheet of somebody all of whose figures are 10, who strikes with 50 % and nothing added; kicks only at 0."""
    characteristics = {key: rest.pop(key) for key in CHARACTERISTICS if key in rest}
    skills = {"weapons": 50, "dodge": 0, **{key: rest.pop(key) for key in SKILLS if key in rest}}
    usual = {"damage_bonus": "0", "weapons": [*(weapons or [BLADE]), KICK]}
    return {"name": name, "characteristics": characteristics, "skills": skills, **usual, **rest}


def blade(**figures: Any) -> Sheet:
    """A sword with these figures."""
    return {**BLADE, **figures}


def shield(**figures: Any) -> Sheet:
    """A target shield with these figures."""
    return {"name": "board", "shield": "target", "ranges": [-10, 0], "damage": "d6", "quality": 60, **figures}


def bow(*arrows: Sheet, **figures: Any) -> Sheet:
    """A bow of d6 with these arrows, else a dozen of +2, and these figures."""
    quiver = [*arrows] or [{"name": "shaft", "penetration": 2}]
    basic = {"name": "bow", "damage": "d6", "type": "piercing", "hands": 2, "missile": "bow", "bands": [20, 40, 80]}
    return {**basic, "arrows": quiver, **figures}


def encounter(*sides: Sheet | Sequence[Sheet], **rest: Any) -> Encounter:
    """An encounter of sides called A, B, C; each a sheet or several."""
    made = [
        {"name": "ABC"[k], "combatants": [side] if isinstance(side, dict) else list(side)}
        for k, side in enumerate(sides)
    ]
    return Encounter.model_validate({"ruleset": "iskuhetki", "sides": made, **rest})


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

    event: Event
    who: str
    other: str
    numbers: tuple[int, int, int]


def chosen(value: str, offered: Mapping[str, int]) -> int:
    """The option meant by a line: its whole name, or what stands before a colon if only one begins so."""
    if value in offered:
        return offered[value]
    short = [name for name in offered if name.partition(":")[0] == value]
    assert len(short) == 1, f"{value} isn't offered, but: {', '.join(offered)}"
    return offered[short[0]]


class ForcedReferee:
    """Answers from a script, line by line; keeps parts and events."""

    def __init__(self, record: Record, names: Sequence[str], roster: Any, lines: Sequence[str]) -> None:
        self.record, self.names, self.roster = record, names, roster
        self.lines = [Line.of(text) for text in lines]
        self.parts: list[tuple[str, Why, int]] = []
        self.told: list[Told] = []

    def _name(self, who: int) -> str:
        return "table" if who == TABLE else self.names[who]

    def _next(self, who: int, what: str, wanted: str) -> str:
        asked = f"{self._name(who)} {what}"
        if not self.lines:
            raise AssertionError(f"{asked} is asked ({wanted}), but nothing is left")
        line = self.lines.pop(0)
        if (line.who, line.what) != (self._name(who), what):
            raise AssertionError(f"{asked} is asked ({wanted}), but given is: {line.who} {line.what} {line.value}")
        return line.value

    def roll(self, sides: int, who: int, why: int, /) -> int:
        face = int(self._next(who, Why(why).name.lower(), f"d{sides}"))
        assert 1 <= face <= sides, f"a d{sides} shows 1 to {sides}"
        return face

    def dice(self, count: int, sides: int, who: int, why: int, /) -> int:
        total = int(self._next(who, Why(why).name.lower(), f"{count}d{sides}"))
        assert count <= total <= count * sides, f"{count}d{sides} show {count} to {count * sides}"
        return total

    def draw(self, cards: int, who: int, why: int, /) -> int:
        raise AssertionError("these rules have no cards")

    def pick(self, fight: object, who: int, decision: int, values: Any, count: int, /) -> int:
        if count <= 1:
            return only_value(values, count)
        places = [values[k] for k in range(count)]
        names: dict[str, int] = {
            RULESET.value_name(self.record, self.roster, decision, place): place for place in places
        }
        return names[self._next(who, Decision(decision).name.lower(), " ".join(names))]

    def choose(self, fight: object, who: int, decision: int, options: int, /) -> int:
        alone = only_option(options)
        if alone >= 0:
            return alone
        names = RULESET.option_names(self.record, self.roster, who, decision)
        offered = {names[k]: k for k in range(NOBODY + 1) if options >> k & 1}
        return chosen(self._next(who, Decision(decision).name.lower(), ", ".join(offered)), offered)

    def amount(self, fight: object, who: int, decision: int, low: int, high: int, /) -> int:
        if low >= high:
            return only_amount(low, high)
        value = int(self._next(who, Decision(decision).name.lower(), f"{low} to {high}"))
        assert low <= value <= high, f"{value} isn't from {low} to {high}"
        return value

    def each(self, fight: Any, who: int, ask: Callable[[Any, Any, int], None], /) -> None:
        for i in range(who.bit_length()):
            if who >> i & 1:
                ask(self, fight, i)

    def part(self, why: int, who: int, value: int, /) -> int:
        self.parts.append((self._name(who), Why(why), value))
        return value

    def tell(self, event: int, who: int, other: int = -1, a: int = 0, b: int = 0, c: int = 0, /) -> None:
        about = self._name(other) if other >= 0 else ""
        self.told.append(Told(Event(event), self._name(who), about, (int(a), int(b), int(c))))


class Table:
    """The record of an encounter, played by a forced referee."""

    def __init__(self, *sides: Sheet | Sequence[Sheet], **rest: Any) -> None:
        """See `encounter`."""
        made = setup(encounter(*sides, **rest))
        self.fight: Record = made.fight
        self.roster = made.roster
        self.told: list[Told] = []  # by the last call of `play` or `call`
        self.parts: list[tuple[str, Why, int]] = []

    def __getitem__(self, name: str) -> Combatant:
        return self.fight.combatants[self.roster.names.index(name)]

    def call(self, rule: Callable[..., Any], *arguments: Any, lines: Sequence[str] = ()) -> Any:
        """What a rule gives back when it is called with a referee and these arguments; each line must be used up."""
        referee = ForcedReferee(self.fight, self.roster.names, self.roster, lines)
        given = rule(referee, *arguments)
        self._finish(referee)
        return given

    def play(self, *lines: str) -> None:
        """Step by step until the script is used up; the last step must end where the script does."""
        referee = ForcedReferee(self.fight, self.roster.names, self.roster, lines)
        steps = 0
        while referee.lines and steps < STEPS and not self.fight.over:
            left = len(referee.lines)
            advance(referee, self.fight)
            steps = steps + 1 if len(referee.lines) == left else 0
        self._finish(referee)

    def step(self) -> None:
        """One step in which nothing is asked."""
        self.call(advance, self.fight)

    def _finish(self, referee: ForcedReferee) -> None:
        self.told, self.parts = referee.told, referee.parts
        assert not referee.lines, f"left over: {referee.lines}"

    def begin(self, **faces: int) -> None:
        """Everybody rolls this initiative: up to the first turn of the first moment."""
        self.play(*(f"{name} initiative {faces[name]}" for name in self.roster.names if name in faces))
        assert (self.fight.round, self.fight.moment) == (1, 1)

    def pass_moment(self, *names: str) -> None:
        """These do nothing, in this order, which ends the moment."""
        self.play(*(f"{name} action pass" for name in names))
        self.step()

    def events(self, event: Event) -> list[Told]:
        """What was told of one kind by the last call."""
        return [told for told in self.told if told.event == event]

    def saw(self, event: Event) -> bool:
        """Whether something of that kind was told by the last call."""
        return bool(self.events(event))

    def sum(self, name: str, *whys: Why) -> int:
        """The parts of somebody that bear these names, added up, in the last call; all parts without names."""
        return sum(value for who, why, value in self.parts if who == name and (not whys or why in whys))


def blow(attacker: str, face: int, defender: str, way: str = "none", against: int = 0) -> list[str]:
    """The lines of a strike at the only one who can be struck at, up to the defence."""
    lines = [f"{attacker} action strike", f"{attacker} attack {face}", f"{defender} defence {way}"]
    return [*lines, f"{defender} defence {against}"] if way != "none" else lines


def sit(*sides: Sheet | Sequence[Sheet], **rest: Any) -> affray.Fight:
    """A fight at the table: see `encounter`."""
    return affray.Fight(encounter(*sides, **rest), seed=1)


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
