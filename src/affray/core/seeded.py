"""The seeded referee: dice from a generator, choices from the ruleset's tactics; recorded answers may come first."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from affray.core.generator import die, stream
from affray.core.records import Ints, put
from affray.core.referee import ALL, NOBODY, Kind, only_option
from affray.core.ruleset import Ruleset

Tape = Sequence[tuple[int, int]]


def pack(kind: int, who: int, code: int) -> int:
    """A key as it stands on a tape; for Kind.SET the code is the figure's place and who is 0."""
    return kind << 32 | (0 if kind == Kind.SET else (who + 1) << 16) | code


def nth_card(cards: int, nth: int) -> int:
    """The nth set bit, counted from 1."""
    return [k for k in range(NOBODY + 1) if cards >> k & 1][nth - 1]


class SeededReferee:
    """Plays a fight by itself in the interpreter, to the last bit as compiled code does.

    `tape` holds recorded answers, overruled parts and set figures in the order of use. An entry is taken only by the
    request with the same key; any other request is drawn, or left to the tactics.
    """

    def __init__(self, ruleset: Ruleset, seed: int, fight: int, record: Any = None, tape: Tape = ()) -> None:
        """`fight` is the number of the fight's stream; `record` the running fight, needed where a tape sets figures."""
        self.ruleset, self.record, self.tape = ruleset, record, tape
        self.state = stream(seed, fight)
        self.at = 0

    def _known(self, kind: int, who: int, code: int) -> bool:
        """Whether the next entry of the tape answers this request; it is then at `self.tape[self.at - 1]`."""
        while self.at < len(self.tape) and self.tape[self.at][0] >> 32 == Kind.SET:
            put(self.record, self.tape[self.at][0] & 0xFFFFFFFF, self.tape[self.at][1])
            self.at += 1
        if self.at < len(self.tape) and self.tape[self.at][0] == pack(kind, who, code):
            self.at += 1
            return True
        return False

    def _die(self, sides: int) -> int:
        face, self.state = die(self.state, sides)
        return face

    def roll(self, sides: int, who: int, why: int) -> int:
        """One die."""
        return self.tape[self.at - 1][1] if self._known(Kind.ROLL, who, why) else self._die(sides)

    def dice(self, count: int, sides: int, who: int, why: int) -> int:
        """The sum of several dice."""
        if self._known(Kind.ROLL, who, why):
            return self.tape[self.at - 1][1]
        return sum(self._die(sides) for _ in range(count))

    def draw(self, cards: int, who: int, why: int) -> int:
        """One card of a bit set."""
        card = only_option(cards)
        if card >= 0:
            return card
        if self._known(Kind.DRAW, who, why):
            return self.tape[self.at - 1][1]
        return nth_card(cards, self._die(cards.bit_count()))

    def choose(self, fight: object, who: int, decision: int, options: int) -> int:
        """One option, by the tactics."""
        option = only_option(options)
        if option >= 0:
            return option
        if self._known(Kind.CHOICE, who, decision):
            return self.tape[self.at - 1][1]
        return int(self.ruleset.decide(fight, who, decision, options))

    def considers(self, fight: object, who: int, decision: int) -> int:
        """What the tactics consider; all while a recorded answer may come."""
        return ALL if self.at < len(self.tape) else int(self.ruleset.decide_first(fight, who, decision))

    def pick(self, fight: object, who: int, decision: int, values: Ints, count: int) -> int:
        """One of the values, by the tactics."""
        if count <= 1:
            return only_value(values, count)
        if self._known(Kind.PICK, who, decision):
            return self.tape[self.at - 1][1]
        return int(self.ruleset.decide_pick(fight, who, decision, values, count))

    def amount(self, fight: object, who: int, decision: int, low: int, high: int) -> int:
        """A number, by the tactics."""
        if low >= high:
            return only_amount(low, high)
        if self._known(Kind.AMOUNT, who, decision):
            return self.tape[self.at - 1][1]
        return int(self.ruleset.decide_amount(fight, who, decision, low, high))

    def each(self, fight: Any, who: int, ask: Callable[[Any, Any, int], None]) -> None:
        """One after the other."""
        for i in range(who.bit_length()):
            if who >> i & 1:
                ask(self, fight, i)

    def part(self, why: int, who: int, value: int) -> int:
        """The value, unless the tape overrules it."""
        return self.tape[self.at - 1][1] if self._known(Kind.PART, who, why) else value

    def tell(self, event: int, who: int, other: int = -1, a: int = 0, b: int = 0, c: int = 0) -> None:
        """Nobody listens."""


def only_value(values: Ints, count: int) -> int:
    """The single value of a pick. Raises ValueError for none."""
    if count < 1:
        raise ValueError("a pick without values")
    return values[0]


def only_amount(low: int, high: int) -> int:
    """The single number of a range. Raises ValueError when the range is empty."""
    if low > high:
        raise ValueError(f"an amount from {low} to {high}")
    return low
