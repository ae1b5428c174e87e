"""The referee of a fight at the table: it knows the answers given so far, and asks for the next."""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from affray.core.records import Ints, assign, clone, place_of, put
from affray.core.referee import ALL, TABLE, Asked, Key, Kind, Request, only_option
from affray.core.seeded import only_amount, only_value


class Answer(NamedTuple):
    """A value on record and where it came from: typed, rolled, auto or overruled."""

    value: int
    source: str


@dataclass
class Known:
    """What is on record for one value of the clock."""

    answers: dict[Key, Answer] = field(default_factory=dict)
    overruled: dict[Key, int] = field(default_factory=dict)  # parts, and dice that were mistyped
    sets: dict[Key, list[tuple[str, int]]] = field(default_factory=dict)  # by the question then open: (path, value)


class Spoken(NamedTuple):
    """One die, choice, part or set figure of a step, in the order of use."""

    key: Key
    value: int
    source: str
    was: int  # before it was overruled
    low: int = 0  # what the dice show at least
    high: int = 0  # and at most


@dataclass
class Told:
    """One event, with what those whom it is about have spoken since their last one."""

    event: int
    who: int
    other: int
    values: tuple[int, int, int]
    spoken: list[Spoken]


# Given the open question and the fight: an answer, or None to ask people.
Provider = Callable[[Request, Any], Answer | None]


class SetBefore(Exception):
    """A figure was set while the first question of a step was open: the step is played again, with it from the start.

    So what the rules look at before that question, who is able to act and what is offered, goes by the GM's word too.
    """

    def __init__(self, anchor: Key) -> None:
        """`anchor` is the question that was open."""
        super().__init__(anchor)
        self.anchor = anchor


class LiveReferee:
    """Answers by key from what people rolled and chose; raises Asked where nothing is known.

    `counts` carries the numbers of keys used earlier in the same value of the clock; `provide` may answer for people,
    and what it answered is in `provided`. `set_before` are the anchors of the figures that are set already when the
    step begins; `figures_set` has the anchor and path of each figure set in its midst.
    """

    def __init__(
        self,
        fight: Any,
        known: Known,
        counts: dict[tuple[int, int, int], int],
        provide: Provider | None = None,
        set_before: Collection[Key] = (),
    ) -> None:
        """For one step of `fight`, which it changes."""
        self.fight, self.known, self.counts = fight, known, counts
        self.provide, self.set_before = provide, set_before
        self.used: list[Spoken] = []
        self.told: list[Told] = []
        self.provided: list[tuple[Key, Answer]] = []
        self.figures_set: list[tuple[Key, str]] = []
        self.untold: list[Spoken] = []
        self._befores: list[Any] = []

    def _key(self, kind: int, who: int, code: int) -> Key:
        short = (kind, who, code)
        nth = self.counts.get(short, 0)
        self.counts[short] = nth + 1
        return Key(int(kind), who, int(code), nth)

    def _use(self, spoken: Spoken) -> int:
        self.used.append(spoken)
        self.untold.append(spoken)
        return spoken.value

    def _set_figures(self, key: Key) -> None:
        """The GM's word on a figure is applied when the question comes up that was open when it was spoken."""
        if key not in self.known.sets or key in self.set_before:
            return
        if all(spoken.key.kind == Kind.PART for spoken in self.used):
            raise SetBefore(key)
        for path, value in self.known.sets[key]:
            try:
                place = place_of(self.fight, path)
            except KeyError:  # of one who, after an overrule, hasn't joined yet
                continue
            for record in (self.fight, *self._befores):
                put(record, place, value)
            self.figures_set.append((key, path))
            self._use(Spoken(Key(int(Kind.SET), TABLE, place, 0), value, "set", value))

    def _provided(self, request: Request) -> Answer | None:
        answer = self.provide(request, self.fight) if self.provide is not None else None
        if answer is not None:
            if not request.fits(answer.value):
                raise ValueError(f"{answer.value} is no answer to {request}")
            self.provided.append((request.key, answer))
        return answer

    def _answer(self, request: Request) -> int:
        key = request.key
        self._set_figures(key)
        answer = self.known.answers.get(key)
        if answer is None or not request.fits(answer.value):
            answer = self._provided(request)
        if answer is None:
            raise Asked([request])
        overruled = self.known.overruled.get(key)
        if overruled is not None and request.fits(overruled):
            return self._use(Spoken(key, overruled, "overruled", answer.value, request.low, request.high))
        return self._use(Spoken(key, answer.value, answer.source, answer.value, request.low, request.high))

    def roll(self, sides: int, who: int, why: int) -> int:
        """One die."""
        return self._answer(Request(self._key(Kind.ROLL, who, why), 1, sides))

    def dice(self, count: int, sides: int, who: int, why: int) -> int:
        """Several dice; their sum is on record."""
        return self._answer(Request(self._key(Kind.ROLL, who, why), count, count * sides, count))

    def draw(self, cards: int, who: int, why: int) -> int:
        """One card."""
        card = only_option(cards)
        return card if card >= 0 else self._answer(Request(self._key(Kind.DRAW, who, why), options=cards))

    def choose(self, fight: object, who: int, decision: int, options: int) -> int:
        """One option."""
        option = only_option(options)
        if option >= 0:
            return option
        return self._answer(Request(self._key(Kind.CHOICE, who, decision), options=options))

    def considers(self, fight: object, who: int, decision: int) -> int:
        """People may take any option."""
        return ALL

    def pick(self, fight: object, who: int, decision: int, values: Ints, count: int) -> int:
        """One of the values."""
        if count <= 1:
            return only_value(values, count)
        given = tuple(values[k] for k in range(count))
        return self._answer(Request(self._key(Kind.PICK, who, decision), values=given))

    def amount(self, fight: object, who: int, decision: int, low: int, high: int) -> int:
        """A number."""
        if low >= high:
            return only_amount(low, high)
        return self._answer(Request(self._key(Kind.AMOUNT, who, decision), low, high))

    def each(self, fight: Any, who: int, ask: Callable[[Any, Any, int], None]) -> None:
        """Put the same matter to several at once: all that is missing is asked for in one go.

        While something is missing the fight is as it was and nothing is told: nobody sees what others have declared.
        """
        self._befores.append(clone(fight))
        told = len(self.told)
        missing: list[Request] = []
        for i in range(who.bit_length()):
            if who >> i & 1:
                try:
                    ask(self, fight, i)
                except Asked as asked:
                    missing += asked.requests
        before = self._befores.pop()
        if missing:
            assign(fight, before)
            self.untold += [spoken for each in self.told[told:] for spoken in each.spoken]
            del self.told[told:]
            raise Asked(missing)

    def part(self, why: int, who: int, value: int) -> int:
        """The value, unless the GM overruled it."""
        key = self._key(Kind.PART, who, why)
        overruled = self.known.overruled.get(key)
        if overruled is None:
            return self._use(Spoken(key, int(value), "", int(value)))
        return self._use(Spoken(key, overruled, "overruled", int(value)))

    def tell(self, event: int, who: int, other: int = -1, a: int = 0, b: int = 0, c: int = 0) -> None:
        """Goes into the log, with what these two and the table have spoken since their last event."""
        mine = [spoken for spoken in self.untold if spoken.key.who in (who, other, TABLE)]
        self.untold = [spoken for spoken in self.untold if spoken.key.who not in (who, other, TABLE)]
        self.told.append(Told(int(event), who, other, (int(a), int(b), int(c)), mine))
