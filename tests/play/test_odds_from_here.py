"""From `fight.start` with `fight.tape` the seeded referee plays what was played at the table: odds from the middle."""

from __future__ import annotations

import random

from hypothesis import given, settings
from hypothesis import strategies as st

from affray.core.records import clone, figures
from affray.core.referee import ALL, Kind
from affray.core.seeded import SeededReferee
from affray.odds.position import position
from affray.play import Fight
from affray.play.autopilot import decide
from affray.play.fight import figure_range

from tests.play.table import begin, encounter_of, play, right_answer


def stirred(seed: int, answers: int) -> Fight:
    """A fight in which the GM has overruled parts and set figures, the last of them in this very step."""
    fight, dice = begin(encounter_of(seed)), random.Random(seed)
    for k in range(answers):
        if not fight.pending:
            break
        asked = dice.choice(fight.pending)
        fight.answer(right_answer(asked, dice), asked)
        if k % 3 == 0:
            meddle(fight, dice)
    return fight


def meddle(fight: Fight, dice: random.Random) -> None:
    """Overrule a part of the step under way, and set a figure."""
    parts = [p for p in (*fight.parts, *(p for entry in fight.log[-2:] for p in entry.parts)) if p.kind == "part"]
    if parts and fight.pending:
        part = dice.choice(parts)
        fight.overrule(part, part.value + dice.choice([-2, 1, 3]))
    if fight.pending and dice.random() < 0.5:
        index = dice.randrange(fight.record.count)
        name = dice.choice(list(fight.ruleset.figures))
        low, high = figure_range(fight.ruleset, fight.record, index, name)
        fight.override(fight.roster.names[index], name, dice.randint(low, high))


def steps_from_here(fight: Fight, seed: int, steps: int) -> SeededReferee:
    """Play some steps from the start of the step under way, its tape first."""
    record = clone(fight.start)
    referee = SeededReferee(fight.ruleset, seed, 0, record, fight.tape)
    for _ in range(steps):
        if not record.over:
            fight.ruleset.advance(referee, record)
    return referee


@settings(max_examples=60)
@given(st.integers(0, 400), st.integers(0, 50), st.integers(0, 10**6))
def test_one_step_uses_the_whole_tape_whatever_is_open(seed: int, answers: int, dice: int) -> None:
    fight = stirred(seed, answers)
    referee = steps_from_here(fight, dice, 1)
    assert referee.at == len(fight.tape)


@settings(max_examples=30)
@given(st.integers(0, 400), st.integers(0, 50))
def test_what_the_tape_leaves_open_is_what_is_asked(seed: int, answers: int) -> None:
    """The step goes on at the table as the seeded referee plays it, when people answer as it does."""
    fight = stirred(seed, answers)
    if not fight.pending:
        return
    noted = Noting(fight)
    record = noted.record
    fight.ruleset.advance(noted, record)
    before = len(fight.timeline.steps)
    for asked in fight.pending:
        assert (asked.key.kind, asked.key.who, asked.key.code) in noted.answered
    while fight.pending and len(fight.timeline.steps) == before:
        asked = fight.pending[0]
        fight.answer(noted.answered[asked.key.kind, asked.key.who, asked.key.code].pop(0), asked)
    assert figures(fight.timeline.points[before + 1].fight) == figures(record)


class Noting(SeededReferee):
    """Notes what it answered by itself."""

    def __init__(self, fight: Fight) -> None:
        super().__init__(fight.ruleset, 3, 3, clone(fight.start), fight.tape)
        self.answered: dict[tuple[int, int, int], list[int]] = {}

    def _note(self, kind: Kind, who: int, code: int, before: int, value: int) -> int:
        if self.at == before or self.tape[self.at - 1][0] >> 32 == Kind.SET:
            self.answered.setdefault((int(kind), who, int(code)), []).append(value)
        return value

    def roll(self, sides: int, who: int, why: int) -> int:
        return self._note(Kind.ROLL, who, why, self.at, super().roll(sides, who, why))

    def dice(self, count: int, sides: int, who: int, why: int) -> int:
        return self._note(Kind.ROLL, who, why, self.at, super().dice(count, sides, who, why))

    def draw(self, cards: int, who: int, why: int) -> int:
        return self._note(Kind.DRAW, who, why, self.at, super().draw(cards, who, why))

    def choose(self, fight: object, who: int, decision: int, options: int) -> int:
        before = self.at
        value = super().choose(fight, who, decision, options)
        return self._note(Kind.CHOICE, who, decision, before, value) if options & options - 1 else value

    def considers(self, fight: object, who: int, decision: int) -> int:
        return ALL

    def pick(self, fight: object, who: int, decision: int, values: object, count: int) -> int:
        before = self.at
        value = super().pick(fight, who, decision, values, count)  # type: ignore[arg-type]
        return self._note(Kind.PICK, who, decision, before, value) if count > 1 else value

    def amount(self, fight: object, who: int, decision: int, low: int, high: int) -> int:
        before = self.at
        value = super().amount(fight, who, decision, low, high)
        return self._note(Kind.AMOUNT, who, decision, before, value) if low < high else value


@settings(max_examples=25)
@given(st.integers(0, 400), st.integers(0, 50))
def test_for_each_option_of_an_open_question_one_more_entry(seed: int, answers: int) -> None:
    """What advice is made of, also when others have answered already what is asked after it."""
    fight = stirred(seed, answers)
    for asked in fight.pending:
        key = asked.key
        for option in asked.request.open_options or asked.request.values or (asked.request.low, asked.request.high):
            here = position(fight).answered(key.kind, key.who, key.code, option)
            assert len(here.tape) == len(fight.tape) + 1
            record = clone(here.start)
            referee = SeededReferee(fight.ruleset, seed, 1, record, here.tape)
            fight.ruleset.advance(referee, record)
            assert referee.at == len(here.tape)


def test_the_tactics_at_the_table_are_those_of_the_odds() -> None:
    """An autopilot answers what the seeded referee would."""
    for seed in range(12):
        fight = play(begin(encounter_of(seed)), 10, seed)
        for asked in fight.pending:
            if asked.request.options and asked.key.who >= 0:
                chosen = decide(fight.ruleset, fight.record, asked.request)
                key = asked.key
                assert chosen == fight.ruleset.decide(fight.record, key.who, key.code, asked.request.options)
                assert asked.request.fits(chosen)
