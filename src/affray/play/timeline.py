"""The steps of a fight: played from what is on record, and played again from any of them when that changes."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Iterable
from copy import deepcopy
from dataclasses import dataclass
from functools import cached_property
from itertools import groupby
from typing import Any

from affray.core.live import Known, LiveReferee, Provider, SetBefore
from affray.core.loop import STEP_LIMIT, RuleError, endless, rule_error
from affray.core.records import clone, place_of, put
from affray.core.referee import Asked, Key, Kind, Request
from affray.core.ruleset import Roster, Ruleset
from affray.play.journal import ANSWER, END, ENTRANCES, JOIN, LEAVE, OVERRULE, REJOIN, SET, Entry, fold, note
from affray.play.log import LogEntry, Part, Reader
from affray.play.questions import Question, question

Counts = dict[tuple[int, int, int], int]


@dataclass
class Point:
    """A checkpoint: the state before a step, and the numbers of keys used up to it in `clock`, the step before's."""

    fight: Any
    roster: Roster
    clock: int
    counts: Counts
    figures_set: tuple[tuple[Key, str], ...] = ()  # by the GM, in this state: anchor and path of each


class Step:
    """What one step used, told and asked; in the words that people see only once they look."""

    def __init__(
        self, ruleset: Ruleset, point: Point, clock: int, referee: LiveReferee, asked: Iterable[Request]
    ) -> None:
        """From the referee of the step, when it was done or something had to be asked."""
        self.fight, self.clock, self.used = referee.fight, clock, referee.used
        self.asked = tuple(asked)
        self.figures_set = {*point.figures_set, *referee.figures_set}
        self._told, self._untold = referee.told, referee.untold
        self._reader = Reader(ruleset, self.fight, point.roster, clock)

    @cached_property
    def log(self) -> tuple[LogEntry, ...]:
        """What happened in it."""
        return self._reader.log(self._told)

    @cached_property
    def parts(self) -> tuple[Part, ...]:
        """What was added up, rolled and chosen in it and isn't in the log."""
        return self._reader.parts(self._untold)

    @cached_property
    def pending(self) -> tuple[Question, ...]:
        """The open questions."""
        reader = self._reader
        return tuple(question(reader.ruleset, self.fight, reader.roster, self.clock, request) for request in self.asked)

    def answered(self) -> bool:
        """Whether anybody has rolled or chosen anything in it, or the GM has set a figure."""
        return any(spoken.key.kind != Kind.PART for spoken in self.used)


class Timeline:
    """The journal of a fight, and the steps that follow from it.

    `open` is the step under way: it waits for answers, or, when the fight is over, for nothing. A step that can't be
    finished is played again from the checkpoint before it once there are more answers.
    """

    def __init__(self, ruleset: Ruleset, sheet_of: Callable[[Any], Any], point: Point) -> None:
        """From a first state; `sheet_of` makes a joiner's sheet of plain data."""
        self.ruleset, self._sheet_of = ruleset, sheet_of
        self.journal: list[Entry] = []
        self.done = 0  # entries of the journal that count; those after them were undone
        self.begin(point)

    def begin(self, point: Point) -> None:
        """Forget the steps, and begin with a state; the journal stays."""
        self.points, self.steps = [point], list[Step]()
        self.here = point  # the last checkpoint, with those who join at this very step
        self.open: Step
        self.rewind(0)
        self.run(None)

    # ---- the journal --------------------------------------------------------------------------------------------

    def add(self, entry: Entry, provide: Provider) -> None:
        """A new entry; what was undone before it is forgotten. When a rule fails over it, nothing has changed."""
        done, undone = self.done, self.journal[self.done :]
        del self.journal[done:]
        entry.at = self._place_of(entry)
        self.journal.append(entry)
        self.done += 1
        try:
            self._apply(entry)
            self.run(provide)
        except BaseException:
            at = min(each.at for each in self.journal[done:])
            self.journal[done:], self.done = undone, done
            self.rewind(at)
            self.run(None)
            raise

    def undo(self, n: int) -> None:
        """Take the last n entries back."""
        self.done -= n
        self.rewind(min(entry.at for entry in self.journal[self.done : self.done + n]))
        self.run(None)

    def redo(self, n: int) -> None:
        """Put the next n entries forward again; answers that follow each other are played in one go."""
        for answers, group in groupby(self.journal[self.done : self.done + n], lambda entry: entry.kind == ANSWER):
            for entries in [list(group)] if answers else [[entry] for entry in group]:
                self._put_forward(entries)

    def _put_forward(self, entries: list[Entry]) -> None:
        """Put one entry forward, or several answers; when a rule fails over it, nothing has changed."""
        first = min(map(self._place_of, entries))
        self.done += len(entries)
        try:
            for entry in entries:
                entry.at = first
                self._apply(entry)
            self.run(None)
        except BaseException:
            self.done -= len(entries)
            self.rewind(first)
            self.run(None)
            raise
        if len(entries) > 1:
            used = {(step.clock, s.key): k for k, step in self._steps_from(first) for s in step.used}
            for entry in entries:
                entry.at = used.get((entry.clock, entry.key), first) if entry.key is not None else first

    def _steps_from(self, first: int) -> list[tuple[int, Step]]:
        """The steps from one on, with their numbers, and the one under way."""
        return list(enumerate((*self.steps[first:], self.open), first))

    def replay(self, journal: list[Entry], done: int) -> None:
        """Play a journal; its entries after the first `done` can be put forward with `redo`."""
        self.journal, self.done = journal, 0
        self.redo(done)

    def _place_of(self, entry: Entry) -> int:
        """The number of the step that an entry is about.

        Usually the one under way; for an overrule the one that used the part. Who joins in the midst of a step comes in
        after it, so that no answer of it is lost; who is taken out is so before it, for it may be asked in it.
        """
        here = len(self.steps)
        if entry.kind == OVERRULE and entry.key is not None:
            found = self.step_of(entry.clock, entry.key)
            return here if found is None else found
        if entry.kind not in (JOIN, REJOIN):
            return here
        return max(entry.later, here + 1 if self.open.answered() else here)

    def _apply(self, entry: Entry) -> None:
        """Bring one more entry of the journal into what is on record."""
        if entry.at < len(self.steps):
            self.rewind(entry.at)
            return
        note(self.known, entry)
        if entry.kind in ENTRANCES:
            self._joins.setdefault(entry.at, []).append(entry)

    def rewind(self, step: int) -> None:
        """Back to the state before a step, with all that the journal now says."""
        del self.points[step + 1 :]
        del self.steps[step:]
        entries = self.journal[: self.done]
        self.known = fold(entries)
        self._joins: dict[int, list[Entry]] = {}
        for entry in entries:
            if entry.kind in ENTRANCES:
                self._joins.setdefault(entry.at, []).append(entry)
        self._last = {point.clock: point for point in self.points}

    def step_of(self, clock: int, key: Key) -> int | None:
        """The number of the step that used a part, a die or a choice."""
        for k, step in self._steps_from(0):
            if step.clock == clock and any(spoken.key == key for spoken in step.used):
                return k
        return None

    def in_use(self, *, finished: bool = False) -> Callable[[Entry], bool]:
        """A test whether an entry has its effect in one of the steps so far, or of those that are `finished`."""
        steps = self.steps if finished else [*self.steps, self.open]
        used = {(step.clock, spoken.key): spoken.source for step in steps for spoken in step.used}
        figures = {(step.clock, *each) for step in steps for each in step.figures_set}

        def test(entry: Entry) -> bool:
            if entry.kind in ENTRANCES:
                return entry.at < len(steps) and not entry.idle
            if entry.kind == SET:
                return (entry.clock, entry.anchor, entry.path) in figures
            source = used.get((entry.clock, entry.key)) if entry.key is not None else None
            return source == "overruled" if entry.kind == OVERRULE else source is not None

        return test

    # ---- the steps ----------------------------------------------------------------------------------------------

    def run(self, provide: Provider | None, steps: int | None = None) -> None:
        """Play from the last checkpoint until something must be asked, the fight is over, or so many steps are done.

        Raises RuleError when a rule fails; the fight then stands where it can be asked again.
        """
        try:
            self._play(provide, steps)
        except BaseException:
            self.rewind(len(self.points) - 1)
            if provide is not None:
                self._play(None, None)
            raise

    def _play(self, provide: Provider | None, steps: int | None) -> None:
        for _ in range(STEP_LIMIT if steps is None else steps):
            if not self._step(provide):
                return
        if steps is None:
            raise RuleError(endless(self.ruleset, self.points[-1].fight.round))
        self._play(None, None)  # to see what comes next

    def _step(self, provide: Provider | None) -> bool:
        """Play one step; False when it can't be finished, or nothing is left to play."""
        point = self._entered(self.points[-1])
        clock = self.ruleset.clock(point.fight)
        known = self.known.setdefault(clock, Known())
        anchors: list[Key] = []
        while True:
            counts = self.counts(clock)
            referee = LiveReferee(clone(point.fight), known, counts, provide, anchors)
            try:
                asked = self._asked(referee)
                break
            except SetBefore as found:
                point = _with_figures(point, found.anchor, known)
                anchors.append(found.anchor)
        self._record(referee, clock)
        self.here = point
        self.open = Step(self.ruleset, point, clock, referee, asked)
        if asked or point.fight.over:
            return False
        self.steps.append(self.open)
        self.points.append(Point(referee.fight, point.roster, clock, counts))
        self._last[clock] = self.points[-1]
        return True

    def counts(self, clock: int) -> Counts:
        """The numbers of keys used so far in a value of the clock, should it have been before."""
        return dict(self._last[clock].counts) if clock in self._last else {}

    def _asked(self, referee: LiveReferee) -> list[Request]:
        """Let the rules play one step; what had to be asked."""
        if referee.fight.over:
            return []
        try:
            self.ruleset.advance(referee, referee.fight)
        except Asked as asked:
            return asked.requests
        except SetBefore:
            raise
        except Exception as error:
            raise rule_error(error) from error
        return []

    def _record(self, referee: LiveReferee, clock: int) -> None:
        """What autopilots and the program's dice answered goes into the journal like any other answer."""
        if referee.provided:
            del self.journal[self.done :]
        for key, answer in referee.provided:
            entry = Entry(ANSWER, clock, key, answer.value, answer.source, at=len(self.steps))
            self.journal.append(entry)
            self.done += 1
            note(self.known, entry)

    def _entered(self, point: Point) -> Point:
        """The checkpoint with those who join before this step; the checkpoint itself stays as it is."""
        joins = self._joins.get(len(self.steps), ())
        return self._with(point, joins) if joins else point

    def _with(self, point: Point, joins: Iterable[Entry]) -> Point:
        """A checkpoint with more combatants. A fight that was over with them under way goes on.

        Who can't enter any more, one who after an overrule isn't away and would come back, stays idle.
        """
        for entry in joins:
            try:
                point = self._with_one(point, entry)
                entry.idle = False
            except (ValueError, IndexError):
                entry.idle = True
        return point

    def _with_one(self, point: Point, entry: Entry) -> Point:
        roster, fight = deepcopy(point.roster), clone(point.fight)
        if entry.kind == REJOIN:
            self.ruleset.rejoin(fight, entry.value)
        elif entry.kind == LEAVE:
            self.ruleset.leave(fight, entry.value)
        elif entry.kind != END:
            if entry.made is None:
                entry.made = self._sheet_of(entry.sheet)
            fight = self.ruleset.add(fight, roster, entry.made)
        fight.over = entry.kind == END or (fight.over and entry.kind == LEAVE)
        return Point(fight, roster, point.clock, point.counts)

    def peek(self, entry: Entry) -> tuple[Question, ...]:
        """What would be asked next in the step under way, were this answered; nothing changes.

        Nothing where the step would be done. Raises RuleError when a rule fails over it.
        """
        clock, point = self.open.clock, self.here
        here = self.known[clock]
        known = Known(dict(here.answers), dict(here.overruled), here.sets)
        note({clock: known}, entry)
        referee = LiveReferee(
            clone(point.fight), known, self.counts(clock), None, [key for key, _ in point.figures_set]
        )
        asked = self._asked(referee)
        return Step(self.ruleset, point, clock, referee, asked).pending

    def try_join(self, entry: Entry) -> Roster:
        """The names when somebody has joined as `entry` says; raises what the ruleset raises when that can't be."""
        late = [each for at, joins in self._joins.items() if at > len(self.steps) for each in joins]
        return self._with_one(self._with(self.here, late), entry).roster


def _with_figures(point: Point, anchor: Key, known: Known) -> Point:
    """A checkpoint with the figures that the GM set while the first question after it was open."""
    fight, done = clone(point.fight), list(point.figures_set)
    for path, value in known.sets[anchor]:
        with contextlib.suppress(KeyError):  # of one who, after an overrule, hasn't joined yet
            put(fight, place_of(fight, path), value)
            done.append((anchor, path))
    return Point(fight, point.roster, point.clock, point.counts, tuple(done))
