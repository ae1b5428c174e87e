"""A fight in the terminal, or what comes after it: show what happened, ask, take a line, save, and again."""

from __future__ import annotations

import contextlib
import re
import shlex
import shutil
import sys
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from typing import Any

from affray.cli.names import Unclear, find, find_numbered
from affray.cli.screen import Screen
from affray.cli.words import Words
from affray.core.documents import Faults
from affray.core.loop import RuleError
from affray.core.referee import TABLE, Key
from affray.play import Amount, Choice, Draw, Entry, Fight, Pick, Question, Roll, WrongAnswer
from affray.play.journal import JOIN, REJOIN, SET
from affray.play.marks import marks
from affray.store.files import FIGHT, FightFile, NotAFight

LAST_LINES = 6  # of a saved fight's log, to begin with
_TENFOLD = (10, 100)  # dice whose highest face is 0 or 00
_HEX = re.compile(r"(\d{1,3})(?:\s*[,.;:]\s*|\s+)(\d{1,3})")  # column and row as people type them

Command = Callable[["Session", str], None]


class Refused(Exception):
    """A line that can't be followed; the message says what would be right."""


class Session:
    """One sitting at one fight. Commands change `fight` by `change`, which saves before anything is shown."""

    def __init__(
        self, fight: Fight, file: FightFile, screen: Screen, words: Words, commands: Mapping[str, Command]
    ) -> None:
        """The commands by the words that call them."""
        self.file, self.screen, self.words, self.commands = file, screen, words, commands
        self.hide = True  # secret answers
        self.leaving = False
        self.unsaved = ""  # why the last saving failed
        self._take(fight)

    def _take(self, fight: Fight) -> None:
        """Turn to a fight of which nothing is shown yet but the last lines of its log; of a fresh one not those."""
        self.fight = fight
        self.marks = marks(fight)
        self._told = list(fight.log) if fight.done else []
        self.latest = tuple(self._told[-LAST_LINES:])  # the last lines that were shown, for `why`
        self._notes = 0
        self._aside: tuple[Entry, ...] = ()
        self._clock: int | None = -1  # of the fight when everybody's state was last shown; None: over
        self._chosen: Key | None = None
        self.due: Question | None = None  # the question that was put last
        self._put: tuple[Key, int] | None = None  # its key, and after how many answers

    def run(self) -> None:
        """Until the end of the input, Ctrl-C, or `quit`. Raises RuleError; the file then holds the fight before it."""
        try:
            self.begin(self.fight)
            while not self.leaving:
                self._turn()
        except (EOFError, KeyboardInterrupt):
            self.screen.say("")
        except RuleError:
            self.screen.say(self.words("rule-failed", file=str(self.file.path)), "bold red")
            raise
        self.leave()

    def begin(self, fight: Fight) -> None:
        """The title, for a saved fight the last lines of its log, and on."""
        self._take(fight)
        encounter = fight.encounter
        self.screen.say(encounter.title or encounter.ruleset, "bold")
        if encounter.description and not fight.done:
            self.screen.say(encounter.description.strip())
        if self.latest:
            self.screen.say(self.words("so-far"), "dim")
            self.screen.events(self.latest)
        self.screen.say(self.words("begin"), "dim")
        self.change(fight.proceed, mark=False)

    def leave(self) -> None:
        """Say where the fight is saved, and how to go on."""
        self.save()
        if self.unsaved:
            return
        self.screen.say(self.words("saved-in", file=str(self.file.path)))
        called = "play" if self.file.kind == FIGHT else "recover"
        if not self.fight.over:
            self._say_how("go-on", called)
        elif called == "play" and self.fight.ruleset.recovery is not None:
            self._say_how("recover-how", "recover")

    def _say_how(self, key: str, called: str) -> None:
        """By which command this file goes on."""
        self.screen.say(self.words(key, command=f"{_own_name()} {called} {shlex.quote(str(self.file.path))}"))

    def _turn(self) -> None:
        asked = self.due = self._question()
        if asked is not None:
            hidden = asked.secret and self.hide
            line = self.screen.ask(self._prompt(asked), hidden=hidden)
        else:
            line = self.screen.ask(self.words("prompt-whose" if self.fight.pending else "prompt-over") + " ")
        try:
            self._follow(line, asked)
        except (Refused, Unclear, WrongAnswer, Faults) as fault:
            self.screen.say(self._fault(fault), "yellow")

    def _fault(self, fault: Exception) -> str:
        if isinstance(fault, WrongAnswer | Faults):
            return self.words.wrong(fault)
        if not isinstance(fault, Unclear):
            return str(fault)
        if fault.several:
            return self.words("unclear", typed=fault.typed, names=", ".join(fault.names))
        key = "unknown-near" if fault.names else "unknown"
        return self.words(key, typed=fault.typed, names=", ".join(fault.names))

    # ---- the question -------------------------------------------------------------------------------------------

    def _question(self) -> Question | None:
        """Put the question now due; None when it isn't clear whose turn it is, or the fight is over."""
        pending = self.fight.pending
        asked = next((each for each in pending if each.key == self._chosen), None)
        if asked is None and pending and (len(pending) == 1 or not self._secretive()):
            asked = pending[0]
        if asked is not None:
            put, self._put = self._put, (asked.key, self.fight.done)
            self.screen.question(asked, self.fight, again=put == self._put)
        elif pending:
            self.screen.whose(pending)
        else:
            self.screen.say(self.words("over"))
        return asked

    def put_anew(self) -> None:
        """The open question comes with all that belongs to it, as if it hadn't been put yet."""
        self._put = None

    def _secretive(self) -> bool:
        return self.hide and any(asked.secret for asked in self.fight.pending)

    def _prompt(self, asked: Question) -> str:
        who = self.words.who(asked)
        if isinstance(asked, Roll):
            count = "" if asked.count == 1 else str(asked.count)
            dice = f"{count}d{asked.sides}"
            if asked.zero:
                first, last = _faces(asked)
                return self.words("prompt-dice-zero", who=who, dice=dice, first=first, last=last) + " "
            return self.words("prompt-dice", who=who, dice=dice) + " "
        if _nobody_may(asked):
            return self.words("prompt-nobody", who=who) + " "
        return (self.words("prompt-hidden", who=who) if asked.secret and self.hide else f"{who}>") + " "

    # ---- the line -----------------------------------------------------------------------------------------------

    def _follow(self, line: str, asked: Question | None) -> None:
        word, _, rest = line.removeprefix("/").partition(" ")
        command = self.commands.get(word.lower())
        if command is not None and not (word.lower() == "roll" and not rest and isinstance(asked, Roll | Draw)):
            command(self, rest.strip())
        elif line.startswith("/"):
            raise Unclear(word, [name for name in self.commands if name.startswith(word[:2])])
        elif asked is not None:
            self._answer(asked, line)
        elif self.fight.pending:
            self._choose(line)
        elif line:
            raise Refused(self.words("no-command", typed=line))

    def _choose(self, line: str) -> None:
        """Whose answer comes next; Enter is the first."""
        names = {asked.key: [self.words.who(asked)] for asked in self.fight.pending}
        self._chosen = find_numbered(line, names) if line else self.fight.pending[0].key

    def _answer(self, asked: Question, line: str) -> None:
        if isinstance(asked, Roll | Draw) and line.lower() in ("", "r", "roll"):
            self.change(lambda: self.fight.roll(asked), lambda: self._rolled(asked))
        elif not line:
            self._nothing(asked)
        elif isinstance(asked, Roll):
            self.change(lambda: self.fight.answer(self._dice(asked, line), asked))
        elif isinstance(asked, Amount):
            self.change(lambda: self.fight.answer(self._amount(asked, line), asked))
        else:
            assert isinstance(asked, Choice)
            self._option(asked, line)

    def _rolled(self, asked: Question) -> str:
        """What the program rolled for a question just now."""
        fight = self.fight
        entry = next(each for each in reversed(fight.journal[: fight.done]) if each.key == asked.key)
        value = 0 if isinstance(asked, Roll) and asked.zero == entry.value else entry.value
        return "  " + self.words("rolled", who=self.words.who(asked), value=value)

    def _nothing(self, asked: Question) -> None:
        """Enter: autopilots go on, nobody reacts; else the question stands."""
        if self.fight.autopilot.get(asked.who):
            self.change(self.fight.proceed)
        elif _nobody_may(asked):
            self.change(lambda: self.fight.answer("nobody", asked))
        else:
            raise Refused(self.words("say-something"))

    def _dice(self, asked: Roll, line: str) -> int | list[int]:
        """Each die by itself, or the sum of several; 0 on a d10 and 00 on a d100 are its highest faces."""
        faces = re.split(r"[\s,+]+", line)
        if not all(re.fullmatch(r"\d{1,6}", face) for face in faces):
            raise Refused(self.words("no-command", typed=line) + " " + self._die_wanted(asked))
        numbers = [int(face) for face in faces]
        if len(numbers) == 1 and asked.count > 1:
            return numbers[0]
        if asked.sides in _TENFOLD and not asked.zero:
            numbers = [face or asked.sides for face in numbers]
        low = 0 if asked.zero else 1
        if len(numbers) != asked.count or not all(low <= face <= asked.sides for face in numbers):
            raise Refused(self.words("wrong-dice", typed=line) + " " + self._die_wanted(asked))
        return numbers

    def _die_wanted(self, asked: Roll) -> str:
        first, last = _faces(asked)
        return self.words("die-wanted", count=asked.count, sides=asked.sides, first=first, last=last)

    def _amount(self, asked: Amount, line: str) -> int:
        if not re.fullmatch(r"[+-]?\d{1,9}", line) or not asked.low <= int(line) <= asked.high:
            raise Refused(f"{line}: {self.words('amount', low=asked.low, high=asked.high)}")
        return int(line)

    def _option(self, asked: Choice, line: str) -> None:
        """An option by number or name; where several are asked, also the name of another of them."""
        options = self.words.options(asked)
        if isinstance(asked, Pick):
            line = _HEX.sub(r"\1,\2", line)
        try:
            option = find_numbered(line, options)
        except Unclear as unclear:
            if self._turned_to_another(asked, line):
                return
            if line.isdecimal() and not unclear.names:
                raise Refused(self.words("number-up-to", most=len(options))) from None
            if not unclear.several and self._known(asked, line):
                raise Refused(self.words("not-now", typed=line)) from None
            raise
        hidden = asked.secret and self.hide
        said = self.words("noted") if hidden else f"  {self.words.who(asked)}: {options[option][0]}"
        self.change(lambda: self.fight.answer(option, asked), lambda: said)

    def _known(self, asked: Choice, line: str) -> bool:
        """Whether a line names an option that there is, but not now."""
        if isinstance(asked, Pick):
            return _HEX.fullmatch(line) is not None
        if isinstance(asked, Draw):
            return False
        names = self.fight.ruleset.option_names(self.fight.record, self.fight.roster, asked.index, asked.code)
        closed = {k: [self.words.rules.option(name), name] for k, name in names.items() if k not in asked.options}
        try:
            find(line, closed)
        except Unclear as unclear:
            return unclear.several
        return True

    def _turned_to_another(self, asked: Question, line: str) -> bool:
        others = {each.key: [self.words.who(each)] for each in self.fight.pending if each.key != asked.key}
        with contextlib.suppress(Unclear):
            self._chosen = find(line, others)
            return True
        return False

    # ---- changing, saving, showing ------------------------------------------------------------------------------

    def change(self, act: Callable[[], object], said: Callable[[], str] | None = None, *, mark: bool = True) -> None:
        """Do something to the fight and save it; then show what is `said` of it, and what came of it.

        With a `mark`, `undo` comes back to before it.
        """
        before = self.fight.done
        act()
        if mark:
            self.marks = [*(each for each in self.marks if each < before), before]
        self.save()
        if said is not None:
            self.screen.say(said(), "dim")
        self.show()

    def save(self) -> None:
        """Save the fight; where that fails, say so once and go on."""
        try:
            self.file.write(self.fight.save())
        except (OSError, NotAFight) as fault:
            reason = str(fault) if isinstance(fault, NotAFight) else f"{self.file.path}: {fault.strerror or fault}"
            if reason != self.unsaved:
                self.screen.say(self.words("unsaved", reason=reason), "bold red")
            self.unsaved = reason
        else:
            self.unsaved = ""

    def show(self) -> None:
        """What is new since it was last shown: notes, happenings, and at a new turn how everybody is."""
        for note in self.fight.notes[self._notes :]:
            self.screen.say(self.words.rules.fault(note), "yellow")
        self._notes = len(self.fight.notes)
        log, old = list(self.fight.log), self._told
        changed = (k for k, (now, before) in enumerate(zip(log, old, strict=False)) if now != before)
        same = next(changed, min(len(log), len(old)))
        if same < len(old):
            self.screen.say(
                self.words("otherwise" if same < len(log) else "taken-back", lines=len(old) - same), "yellow"
            )
        if log[same:]:
            self.latest = tuple(log[same:])
        self.screen.events(log[same:])
        self._told = log
        self._show_set_aside()
        clock = None if self.fight.over else self.fight.ruleset.clock(self.fight.record)
        if clock != self._clock or same < len(old):
            self.show_state()
        self._clock = clock

    def show_state(self) -> None:
        """How everybody is, at a new turn."""
        self.screen.state(self.fight)

    def show_details(self, combatants: Iterable[Mapping[str, Any]]) -> None:
        """The wounds of some, as the view has them, each in a row of its own, as far as it has them so."""
        rows: list[tuple[str, ...]] = []
        for one in combatants:
            for k, cells in enumerate(one.get("details", ())):
                rows.append(("" if k else one["name"], *map(self.words.rules.phrase, cells)))
        self.screen.rows(rows)

    def _show_set_aside(self) -> None:
        aside = self.fight.set_aside
        for entry in aside:
            if entry not in self._aside:
                key = "waits" if entry.kind in (JOIN, REJOIN) else "set-aside"
                self.screen.say(self.words(key, what=self.entry(entry)), "yellow")
        self._aside = aside

    def entry(self, entry: Entry) -> str:
        """What an entry of the journal is: "Aymar: Defence 7". What was answered in secret isn't told."""
        if entry.kind == SET:
            return f"{self._figure_at(entry.path)} {entry.value}"
        if entry.kind == JOIN and entry.sheet:
            named = entry.sheet.get("name") or entry.sheet.get("creature")
            return self.words("joins", who=str(named)) if named else self.words(JOIN)
        if entry.key is None:
            return self.words(entry.kind)
        who = self.fight.roster.names[entry.key.who] if entry.key.who != TABLE else self.words("table")
        code = self.words.code(entry.key)
        value = "" if code.secret and self.hide else f" {self.words.value(entry.key, entry.value, self.fight)}"
        return f"{who}: {self.words.rules.member(code)}{value}"

    def _figure_at(self, path: str) -> str:
        """Whose figure is at a path of the record, and which."""
        for k, name in enumerate(self.fight.roster.names):
            for figure, kind in self.fight.ruleset.figures.items():
                if path == f"combatants[{k}].{kind.path}":
                    return f"{name}: {self.words.figure(figure)}"
        return self.words("set")


def _nobody_may(asked: Question) -> bool:
    """Whether the table is asked who, and may answer that nobody does."""
    return isinstance(asked, Choice) and asked.index == TABLE and "nobody" in asked.options.values()


def _faces(asked: Roll) -> tuple[int, int]:
    """The lowest and the highest number on the die."""
    return (0 if asked.zero else 1), asked.sides - 1 if asked.zero == asked.sides else asked.sides


def _own_name() -> str:
    """How the command line was called: `affray` where that is found, else its file, as in `.venv/bin/affray`."""
    called = Path(sys.argv[0])
    return "affray" if called.stem != "affray" or shutil.which("affray") else str(called)
