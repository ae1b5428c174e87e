"""Anything that people may do to a fight, in any order."""

from __future__ import annotations

import random
from typing import Any

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from affray.core.referee import Kind
from affray.play import Entry, Fight, Part, Roll, WrongAnswer
from affray.play.fight import figure_range

from tests.play.table import CREATURES, SEED, begin, encounter_of, picture, right_answer, saved, whole

DICE = st.integers(0, 2**32).map(random.Random)


class Sitting(RuleBasedStateMachine):
    """A table at midnight."""

    fight: Fight

    @initialize(seed=st.integers(0, 400))
    def sit_down(self, seed: int) -> None:
        self.seed, self.joined = seed, 0
        self.fight = begin(encounter_of(seed))

    def asked(self) -> bool:
        return bool(self.fight.pending)

    # ---- what people do ---------------------------------------------------------------------------------------------

    @precondition(asked)
    @rule(dice=DICE, times=st.integers(1, 5))
    def answer(self, dice: random.Random, times: int) -> None:
        for _ in range(times):
            if self.fight.pending:
                asked = dice.choice(self.fight.pending)
                self.fight.answer(right_answer(asked, dice), asked)

    @precondition(asked)
    @rule(dice=DICE)
    def let_it_be_rolled(self, dice: random.Random) -> None:
        rolls = [asked for asked in self.fight.pending if isinstance(asked, Roll)]
        if rolls:
            self.fight.roll(dice.choice(rolls))

    @precondition(asked)
    @rule(given=st.sampled_from([None, "nonsense", -7, 10**9, [], 2.5]))
    def answer_wrongly(self, given: Any) -> None:
        before = whole(self.fight)
        with pytest.raises(WrongAnswer):
            self.fight.answer(given, self.fight.pending[-1])
        assert whole(self.fight) == before

    @rule(n=st.integers(1, 12))
    def undo(self, n: int) -> None:
        done = self.fight.done
        assert self.fight.undo(n) == min(n, done)

    @rule(n=st.integers(1, 12))
    def redo(self, n: int) -> None:
        left = len(self.fight.journal) - self.fight.done
        assert self.fight.redo(n) == min(n, left)

    @rule(n=st.integers(1, 40))
    def undo_and_redo(self, n: int) -> None:
        before = whole(self.fight)
        assert self.fight.redo(self.fight.undo(n)) == min(n, self.fight.done)
        assert whole(self.fight) == before

    @rule(dice=DICE, keep=st.booleans())
    def overrule(self, dice: random.Random, keep: bool) -> None:
        parts = [p for entry in self.fight.log for p in entry.parts] + list(self.fight.parts)
        parts = [p for p in parts if p.kind in ("part", "roll")]
        if not parts:
            return
        part = dice.choice(parts)
        before, done = picture(self.fight), self.fight.done
        self.fight.overrule(part, another(part, dice))
        if not keep:
            self.fight.undo(self.fight.done - done)  # with what autopilots have answered since
            assert picture(self.fight) == before

    @precondition(asked)
    @rule(dice=DICE)
    def override(self, dice: random.Random) -> None:
        fight = self.fight
        index, figure = dice.randrange(len(fight.roster.names)), dice.choice(list(fight.ruleset.figures))
        low, high = figure_range(fight.ruleset, fight.record, index, figure)
        value, step = dice.randint(low, min(high, low + 6)), len(fight.timeline.steps)
        fight.override(fight.roster.names[index], figure, value)
        if len(fight.timeline.steps) == step:  # else the fight has gone on from there
            assert getattr(fight.record.combatants[index], fight.ruleset.figures[figure].path) == value

    @precondition(lambda self: self.asked() and self.joined < 3)
    @rule(dice=DICE)
    def join(self, dice: random.Random) -> None:
        self.joined += 1
        sheet: dict[str, Any] = {"name": f"Late {self.joined}", "side": dice.choice(self.fight.roster.sides)}
        if self.fight.ruleset.name == "arsmagica":
            sheet["creature"] = dice.choice(CREATURES)
        self.fight.join(sheet)

    @precondition(asked)
    @rule(dice=DICE)
    def come_back(self, dice: random.Random) -> None:
        before = whole(self.fight)
        name = dice.choice(self.fight.roster.names)
        try:
            self.fight.join(name)
        except WrongAnswer:
            assert whole(self.fight) == before

    @rule()
    def another_day(self) -> None:
        before, settings_ = whole(self.fight), (self.fight.rolls, self.fight.autopilot)
        self.fight = Fight.restore(saved(self.fight))
        assert whole(self.fight) == before
        assert (self.fight.rolls, self.fight.autopilot) == settings_

    @rule(seed=st.integers(0, 5), steps=st.integers(1, 2))
    def auto(self, seed: int, steps: int) -> None:
        self.fight.auto(seed, steps=steps)

    @precondition(asked)
    @rule(dice=DICE)
    def auto_for_one(self, dice: random.Random) -> None:
        name = dice.choice(self.fight.roster.names)
        self.fight.auto(seed=1, who=name)
        assert self.fight.over or any(asked.who != name for asked in self.fight.pending)

    @rule(dice=DICE, on=st.booleans())
    def hand_over(self, dice: random.Random, on: bool) -> None:
        name = dice.choice(self.fight.roster.names)
        self.fight.autopilot[name] = on and sum(self.fight.autopilot.values()) < len(self.fight.autopilot) - 1
        self.fight.rolls[name] = dice.choice(["hand", "auto"])
        self.fight.proceed()

    # ---- what always holds ------------------------------------------------------------------------------------------

    @invariant()
    def the_journal_is_the_fight(self) -> None:
        fresh = Fight(self.fight.encounter, seed=SEED)
        fresh.timeline.replay([Entry.from_plain(entry.to_plain()) for entry in self.fight.journal], self.fight.done)
        assert whole(fresh) == whole(self.fight)

    @invariant()
    def figures_are_in_their_ranges(self) -> None:
        fight = self.fight
        for who in range(fight.record.count):
            for name, figure in fight.ruleset.figures.items():
                low, high = figure_range(fight.ruleset, fight.record, who, name)
                assert low <= getattr(fight.record.combatants[who], figure.path) <= high, name

    @invariant()
    def who_is_out_of_the_fight_is_asked_nothing(self) -> None:
        fight = self.fight
        if any(spoken.key.kind == Kind.SET for spoken in fight.timeline.open.used):
            return  # the GM may have felled one who was just asked
        for asked in fight.pending:
            if asked.index >= 0:
                assert not fight.ruleset.fates(fight.ruleset.fate(fight.record, asked.index)).lost  # type: ignore[attr-defined]

    @invariant()
    def something_is_asked_until_it_is_over(self) -> None:
        assert self.fight.over == (not self.fight.pending)
        assert (self.fight.winner is None) == bool(self.fight.pending)
        assert len({(asked.key, asked.clock) for asked in self.fight.pending}) == len(self.fight.pending)


def another(part: Part, dice: random.Random) -> int:
    """Another value for a part or die."""
    return dice.randint(part.low, part.high) if part.kind == "roll" else part.value + dice.choice([-15, -2, 1, 4, 25])


TestSitting = Sitting.TestCase
TestSitting.settings = settings(max_examples=20, stateful_step_count=25)
