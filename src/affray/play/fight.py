"""A fight in progress: it asks, takes answers, takes them back, and keeps account of every die."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from affray.core.documents import Faults
from affray.core.encounter import Encounter
from affray.core.live import Provider
from affray.core.loop import STEP_LIMIT, set_up, whole_seed
from affray.core.ruleset import CUT, DRAW, Roster, Ruleset, Setup, ruleset
from affray.core.said import Said, whole_number
from affray.core.seeded import pack
from affray.play import autopilot
from affray.play.journal import ANSWER, END, JOIN, LEAVE, MOST_VALUE, OVERRULE, REJOIN, SET, Entry
from affray.play.log import LogEntry, Part
from affray.play.questions import Question, WrongAnswer, nobody, one_of
from affray.play.timeline import Counts, Point, Timeline

if TYPE_CHECKING:
    from affray.play.recovery import Recovery

OVER = Said("the fight is over: undo first", "over")
NOTHING_ASKED = Said("nothing is asked: the fight is over", "nothing-asked")
GONE = Said("that isn't part of the fight any more", "gone")
A_PART = Said("a part of `parts`, or of an entry of the log, is wanted", "a-part")
A_QUESTION = Said("one of `pending` is wanted", "a-question")
PARTS_AND_DICE = Said("only parts of sums and dice can be overruled; undo takes a choice back", "parts-and-dice")


class Fight:
    """A fight of an encounter; nothing is rolled yet.

    `rolls[name]` says who rolls a combatant's dice: "hand" (people) or "auto" (the program); at first as its sheet has
    it. `autopilot[name]` is True for combatants whose dice and choices are left to the program and the tactics. Both
    may be changed at any time; they take effect with `proceed`, or the next answer.

    Whatever changes the fight raises RuleError, naming the rule, when a rule fails; the fight is then as it was before.
    """

    def __init__(self, encounter: Any, seed: int | None = None) -> None:
        """From an Encounter; `seed` is for dice that the program rolls (None: one drawn by chance).

        Raises TypeError for anything but an encounter and a whole number.
        """
        if not isinstance(encounter, Encounter):
            raise TypeError(f"a fight of {type(encounter).__name__}: an Encounter is wanted, as affray.load gives it")
        self.encounter = encounter
        self._begin(ruleset(encounter.ruleset), seed)

    def _begin(self, rules: Ruleset, seed: int | None) -> None:
        self.ruleset = rules
        self.seed = secrets.randbits(53) if seed is None else whole_seed(seed)
        self.notes: list[Said] = []
        self.base: dict[str, Any] | None = None  # the kept state that the journal begins from, after a change of rules
        self.former: tuple[LogEntry, ...] = ()  # what the log held before it
        self.rolls: dict[str, str] = {}
        self.autopilot: dict[str, bool] = {}
        setup = self.set_up()
        self._settings_of(setup.roster)
        self.timeline = Timeline(rules, self.encounter.joiner, self._point(setup.fight, setup.roster, {}))

    def set_up(self) -> Setup:
        """The state before anything is rolled, and the words for it."""
        return set_up(self.ruleset, self.encounter)

    def _point(self, fight: Any, roster: Roster, counts: Counts) -> Point:
        return Point(fight, roster, self.ruleset.clock(fight), counts)

    def begin_at(self, fight: Any, roster: Roster, counts: Counts) -> None:
        """Begin with a state instead; `counts` are the numbers of keys used before it in its turn."""
        self._settings_of(roster)
        self.timeline.begin(self._point(fight, roster, counts))

    def _settings_of(self, roster: Roster) -> None:
        """Who rolls, as the sheets say, for those of whom nothing is set yet."""
        for name, written in zip(roster.names, roster.things.get("rolls", ()), strict=False):
            self.rolls.setdefault(name, "auto" if written == "for me" else "hand")
        for name in roster.names:
            self.rolls.setdefault(name, "hand")
            self.autopilot.setdefault(name, False)

    @property
    def journal(self) -> list[Entry]:
        """The entries in their order; those after the first `done` were undone and can be put forward again."""
        return self.timeline.journal

    @property
    def done(self) -> int:
        """How many entries of the journal count."""
        return self.timeline.done

    # ---- what people see ----------------------------------------------------------------------------------------

    @property
    def pending(self) -> tuple[Question, ...]:
        """The open questions, several when they are put to people at the same time; () when the fight is over."""
        return self.timeline.open.pending

    @property
    def over(self) -> bool:
        """Whether the fight has ended."""
        return bool(self.record.over)

    @property
    def winner(self) -> str | None:
        """The side that won, "draw", or None while the fight goes on."""
        if not self.over:
            return None
        side = self.ruleset.winner(self.record)
        return "draw" if side in (DRAW, CUT) else self.roster.sides[side]

    @property
    def roster(self) -> Roster:
        """The names that go with the record."""
        return self.timeline.here.roster

    @property
    def record(self) -> Any:
        """The state as it is now, in the midst of a step; to be looked at, not changed."""
        return self.timeline.open.fight

    @property
    def start(self) -> Any:
        """The state before the step that is under way: where odds from here begin."""
        return self.timeline.here.fight

    @property
    def tape(self) -> tuple[tuple[int, int], ...]:
        """What the step under way has used, in order, as (packed key, value): its recorded answers for the odds."""
        return tuple((pack(s.key.kind, s.key.who, s.key.code), s.value) for s in self.timeline.open.used)

    @property
    def log(self) -> tuple[LogEntry, ...]:
        """All that happened, first to last."""
        timeline = self.timeline
        return (*self.former, *(entry for step in (*timeline.steps, timeline.open) for entry in step.log))

    @property
    def parts(self) -> tuple[Part, ...]:
        """What was added up, rolled and chosen in the step under way and isn't in the log yet."""
        return self.timeline.open.parts

    @property
    def set_aside(self) -> tuple[Entry, ...]:
        """Entries whose time hasn't come (again) after an overrule: kept, and used when it does."""
        in_use = self.timeline.in_use()
        return tuple(entry for entry in self._standing() if not in_use(entry))

    def _standing(self) -> list[Entry]:
        """The entries that count, but for answers and overrules that a later one for the same key took the place of."""
        found: dict[object, Entry] = {}
        for k, entry in enumerate(self.journal[: self.done]):
            found[(entry.kind, entry.clock, entry.key) if entry.kind in (ANSWER, OVERRULE) else k] = entry
        return list(found.values())

    def view(self) -> dict[str, Any]:
        """What a screen shows, JSON-ready: round, order, combatants with bars, tags, wounds, place."""
        return self.ruleset.view(self.record, self.roster)

    # ---- playing ------------------------------------------------------------------------------------------------

    def answer(self, value: Any, request: Question | None = None) -> None:
        """Answer an open question; `request` says which when several are open.

        A die's face (0 for ten on a d10 that counts so) or a sum of dice, or a list of faces; an option's name or
        number; a number. Raises WrongAnswer, which changes nothing.
        """
        asked = self._asked(request)
        self._add(Entry(ANSWER, asked.clock, asked.key, asked.read(value), "typed"))

    def roll(self, request: Question | None = None) -> None:
        """The program rolls an open question's dice. Raises WrongAnswer when it isn't one for dice."""
        asked = self._asked(request)
        if not autopilot.is_dice(asked.key):
            wanted = asked.wanted()
            raise WrongAnswer(Said(f"{asked.name} is no roll: {wanted}", "no-roll", name=asked.name, wanted=wanted))
        value = autopilot.roll(self.seed, asked.clock, asked.request)
        self._add(Entry(ANSWER, asked.clock, asked.key, value, "rolled"))

    def auto(
        self,
        seed: int | None = None,
        until: Callable[[Fight], bool] | str | None = None,
        steps: int | None = None,
        who: str | None = None,
    ) -> None:
        """Dice and tactics answer: to the end, or until a condition holds or somebody is asked, or for some steps.

        With `who` for that combatant only, as far as it gets without anybody else. A condition is looked at between
        steps. Raises WrongAnswer for an unknown name.
        """
        index = self._index(who) if who is not None else None
        waits_for = self._index(until) if isinstance(until, str) else None

        def decides(asked: int) -> bool:
            return asked != waits_for and index in (None, asked)

        def enough() -> bool:
            return self.over or (callable(until) and until(self))

        dice = self.seed if seed is None else whole_seed(seed)
        provide = autopilot.provider(self.ruleset, dice, decides, decides)
        one_by_one = callable(until) or steps is not None
        left = STEP_LIMIT if steps is None else steps
        while left > 0 and not enough():
            before = (len(self.timeline.steps), self.done)
            self.timeline.run(provide, 1 if one_by_one else None)
            left -= 1
            if before == (len(self.timeline.steps), self.done):
                return

    def proceed(self) -> None:
        """Go on as far as combatants on autopilot, and dice left to the program, allow."""
        self.timeline.run(self._provider())

    def peek(self, value: Any, request: Question | None = None) -> tuple[Question, ...]:
        """What would be asked next, were an open question answered so; nothing changes.

        () where the step would be done with it. Raises WrongAnswer.
        """
        asked = self._asked(request)
        return self.timeline.peek(Entry(ANSWER, asked.clock, asked.key, asked.read(value), "typed"))

    # ---- taking back, and the GM's word -------------------------------------------------------------------------

    def undo(self, n: int = 1) -> int:
        """Take the last n entries back; how many there were. Autopilots stand still until the next answer."""
        n = max(0, min(n, self.done))
        if n:
            self.timeline.undo(n)
        return n

    def redo(self, n: int = 1) -> int:
        """Put the next n entries forward again; how many there were."""
        n = max(0, min(n, len(self.journal) - self.done))
        self.timeline.redo(n)
        return n

    def overrule(self, part: Part, value: int, reason: str = "") -> None:
        """Another value for a named part of a sum, or for a mistyped die, from `log` or `parts`; all other dice stay.

        Raises WrongAnswer for what can't be overruled, or a face that the die doesn't have.
        """
        if not isinstance(part, Part):
            raise WrongAnswer.to(repr(part), A_PART)
        if part.kind not in ("part", "roll"):
            raise WrongAnswer.to(part.why, PARTS_AND_DICE)
        low, high = (part.low, part.high) if part.kind == "roll" else (-MOST_VALUE, MOST_VALUE)
        single = part.kind == "roll" and low == 1
        if single and value == 0 and self.ruleset.zero_face == high:
            value = high
        if not _whole(value) or not low <= value <= high:
            dice = Said(f"the dice show {low} to {high}", "dice-show", low=low, high=high)
            raise WrongAnswer.to(value, dice if part.kind == "roll" else whole_number(low, high))
        if self.timeline.step_of(part.clock, part.key) is None:
            raise WrongAnswer(GONE)
        self._add(Entry(OVERRULE, part.clock, part.key, value, reason=reason))

    def override(self, name: str, figure: str, value: int, reason: str = "") -> None:
        """The GM's word on a figure of a combatant, from now on.

        Where nothing has been answered in the step under way the rules begin it anew with the figure; else it is set
        as the open question comes up, and what that offers stays as it was.

        Raises WrongAnswer for an unknown one, or a value out of its range.
        """
        index = self._index(name)
        if figure not in self.ruleset.figures:
            raise WrongAnswer.to(figure, one_of(self.ruleset.figures))
        if not self.pending:
            raise WrongAnswer(OVER)
        low, high = figure_range(self.ruleset, self.record, index, figure)
        if not _whole(value) or not low <= value <= high:
            raise WrongAnswer.to(f"{figure} {value}", whole_number(low, high))
        first, path = self.pending[0], f"combatants[{index}].{self.ruleset.figures[figure].path}"
        self._add(Entry(SET, first.clock, value=value, anchor=first.key, path=path, reason=reason))

    def join(self, sheet: Any) -> None:
        """Somebody enters the running fight: a sheet (a dict, as in an encounter file), or one who is away, by name.

        In the midst of a step it enters when the step is done: until then it stands in `set_aside`. Raises WrongAnswer,
        or Faults for a sheet with faults.
        """
        if self.over:
            raise WrongAnswer(OVER)
        clock = self.timeline.open.clock
        if isinstance(sheet, str):
            entry = Entry(REJOIN, clock, value=self._index(sheet))
        else:
            plain = self.encounter.joiner(sheet).model_dump(mode="json", exclude_defaults=True)
            entry = Entry(JOIN, clock, sheet=plain)
        try:
            roster = self.timeline.try_join(entry)
        except Faults:
            raise
        except ValueError as fault:
            raise WrongAnswer.of(fault) from None
        self._settings_of(roster)
        self._add(entry)

    def leave(self, name: str, reason: str = "") -> None:
        """The GM takes somebody out of the fight; `join` by the name brings it back.

        The step under way begins anew without it. Raises WrongAnswer for one who isn't in it, or when the fight is
        over.
        """
        self._entrance(Entry(LEAVE, self.timeline.open.clock, value=self._index(name), reason=reason))

    def end(self, reason: str = "") -> None:
        """The GM ends the fight as it stands before the step under way. Raises WrongAnswer when it is over."""
        self._entrance(Entry(END, self.timeline.open.clock, reason=reason))

    def _entrance(self, entry: Entry) -> None:
        if self.over:
            raise WrongAnswer(OVER)
        try:
            self.timeline.try_join(entry)
        except ValueError as fault:
            raise WrongAnswer.of(fault) from None
        self._add(entry)

    def recover(self, seed: int | None = None) -> Recovery:
        """What comes after the fight: its wounds are treated, and heal.

        Raises WrongAnswer when the fight isn't over, or its ruleset has nothing of the kind.
        """
        from affray.play.recovery import Recovery

        return Recovery(self, seed)

    # ---- keeping ------------------------------------------------------------------------------------------------

    def save(self) -> dict[str, Any]:
        """The fight as its journal, JSON-ready."""
        from affray.play.saves import save

        return save(self)

    @classmethod
    def restore(cls, data: dict[str, Any]) -> Fight:
        """Read back what `save` gave. Raises ValueError, with what is wrong, for anything else."""
        from affray.play.saves import restore

        return restore(data)

    # ---- how it works -------------------------------------------------------------------------------------------

    def _index(self, name: str | None) -> int:
        names = {known.casefold(): k for k, known in enumerate(self.roster.names)}
        if name is None or name.casefold() not in names:
            raise nobody(str(name), self.roster.names)
        return names[name.casefold()]

    def _asked(self, request: Question | None) -> Question:
        """The open question that is meant."""
        pending = self.pending
        if not pending:
            raise WrongAnswer(NOTHING_ASKED)
        if request is None:
            if len(pending) > 1:
                open_ = ", ".join(f"{asked.who}'s {asked.name}" for asked in pending)
                raise WrongAnswer(Said(f"several questions are open, say which: {open_}", "several-open", open=open_))
            return pending[0]
        if not isinstance(request, Question):
            raise WrongAnswer.to(repr(request), A_QUESTION)
        for asked in pending:
            if (asked.key, asked.clock) == (request.key, request.clock):
                return asked
        what = f"{request.who}'s {request.name}"
        raise WrongAnswer(Said(f"{what} isn't asked now", "not-asked", what=what))

    def _provider(self) -> Provider:
        names = self.roster.names

        def rolls(who: int) -> bool:
            return 0 <= who < len(names) and self.rolls.get(names[who]) == "auto"

        def decides(who: int) -> bool:
            return 0 <= who < len(names) and self.autopilot.get(names[who], False)

        return autopilot.provider(self.ruleset, self.seed, rolls, decides)

    def _add(self, entry: Entry) -> None:
        self.timeline.add(entry, self._provider())


def _whole(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def figure_range(ruleset: Ruleset, fight: Any, who: int, figure: str) -> tuple[int, int]:
    """From what to what a figure of a combatant may be set."""
    kind = ruleset.figures[figure]
    low, high = (end if isinstance(end, int) else end(fight, who) for end in (kind.low, kind.high))
    return low, high
