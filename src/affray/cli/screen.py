"""What a session shows and reads: on a terminal for people, or as JSON, a line for each turn of the talk."""

from __future__ import annotations

import contextlib
import getpass
import json
import sys
from collections.abc import Collection, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Protocol

from affray.cli.gridmap import At, draw
from affray.cli.output import console
from affray.cli.words import Words
from affray.play import Amount, Choice, Draw, Fight, LogEntry, Pick, Question, Roll

if TYPE_CHECKING:
    from affray.core.rulebook import Clause

FEW = 12  # places are listed up to this many; the map has all of them


class Screen(Protocol):
    """How a session shows things, and reads a line. `mapped`: with everybody's state comes the map, if there is one."""

    mapped: bool
    width: int  # signs of a line that it holds; 0 for any number

    def say(self, text: str, style: str = "") -> None:
        """A message."""

    def rows(self, rows: Sequence[Sequence[str]]) -> None:
        """Rows of cells."""

    def events(self, entries: Sequence[LogEntry]) -> None:
        """What happened."""

    def clause(self, clause: Clause) -> None:
        """A clause of the rulebook."""

    def state(self, fight: Fight, only: Collection[str] | None = None) -> None:
        """The round, the order, and how everybody is, or only some by their names."""

    def map(self, fight: Fight) -> None:
        """The map, if there is one."""

    def question(self, asked: Question, fight: Fight, *, again: bool = False) -> None:
        """What is asked now; `again` when it stands since the last line, so that the map needn't come once more."""

    def whose(self, pending: Sequence[Question]) -> None:
        """Several are asked at the same time."""

    def forget_typed(self) -> None:
        """What was typed at a terminal while it was busy answers nothing: nobody had been asked yet."""

    def ask(self, prompt: str, *, hidden: bool = False) -> str:
        """A line, without the blanks around it. Raises EOFError at the end of the input."""


class TerminalScreen:
    """For people. Through a pipe what is read is shown too, so that the whole reads as a talk."""

    def __init__(self, words: Words) -> None:
        """Line editing and a history where the system has them."""
        self.words, self.mapped = words, False
        self.console = console()
        self.live = sys.stdin.isatty() and sys.stdout.isatty()
        self.width = self.console.width if self.live else 0
        self.plain = not (self.console.encoding or "").lower().startswith("utf")
        if self.live:
            with contextlib.suppress(ImportError):
                import readline  # noqa: F401 - `input` edits lines once it is imported

    def say(self, text: str, style: str = "") -> None:
        """A message."""
        self.console.print(text, style=style or None, soft_wrap=not self.live)

    def rows(self, rows: Sequence[Sequence[str]]) -> None:
        """Rows of cells under each other, without lines around them."""
        from rich.table import Table

        if not rows:
            return
        table = Table(box=None, show_header=False, pad_edge=False, padding=(0, 2, 0, 0))
        for row in rows:
            table.add_row("", *row)
        self.console.print(table)

    def events(self, entries: Sequence[LogEntry]) -> None:
        """A line for each."""
        for entry in entries:
            self.console.print(f"  {entry.text(self.words.language)}")

    def clause(self, clause: Clause) -> None:
        """A heading and paragraphs."""
        from rich.markdown import Markdown

        self.console.print(f"{clause.id} {clause.title}", style="bold")
        self.console.print(Markdown(clause.text))

    def state(self, fight: Fight, only: Collection[str] | None = None) -> None:
        """A heading, and a line for each combatant, or only for some."""
        from affray.cli.standing import heading, lines

        view = fight.view()
        self.console.print()
        self.console.print(f"== {heading(self.words, view)} ==", style="bold")
        meant = [one for one in view["combatants"] if only is None or one["name"] in only]
        for line in lines(self.words, {**view, "combatants": meant}, self.console.width, plain=self.plain):
            self.console.print(line, soft_wrap=not self.live)
        if self.mapped:
            self._map(view)

    def map(self, fight: Fight) -> None:
        """The map in lines of signs, and what they are."""
        self._map(fight.view())

    def _map(self, view: Mapping[str, Any], choices: Sequence[At] = ()) -> None:
        """The map of a view, some places of it marked."""
        if not view.get("map"):
            return
        drawn = draw(view, self.console.width, choices, arrows=not self.plain)
        self.console.print()
        for line in drawn.lines:
            self.console.print(line, soft_wrap=True)
        self._options(drawn.legend)
        self.console.print(f"  {self.words('map-signs', grid=view['map']['grid'])}", style="dim")

    def question(self, asked: Question, fight: Fight, *, again: bool = False) -> None:
        """The question, and the options with their numbers; over places also the map, once."""
        places = _places(asked)
        if places and not again:
            self._map(fight.view(), places)
        self.console.print()
        self.console.print(self.words.question(asked, fight.parts), style="bold")
        if len(places) > FEW:
            example, grid = ",".join(map(str, places[0])), fight.view()["map"]["grid"]
            self.console.print(f"  {self.words('marked', count=len(places), example=example, grid=grid)}")
        elif isinstance(asked, Choice) and not isinstance(asked, Draw):
            shown = [names[0] for names in self.words.options(asked).values()]
            self._options([f"{k} {name}" for k, name in enumerate(shown, 1)])
        elif isinstance(asked, Amount):
            self.console.print(f"  {self.words('amount', low=asked.low, high=asked.high)}")

    def _options(self, cells: Sequence[str]) -> None:
        from rich.columns import Columns
        from rich.padding import Padding

        self.console.print(Padding(Columns(cells, padding=(0, 3), column_first=False), (0, 0, 0, 2)))

    def whose(self, pending: Sequence[Question]) -> None:
        """Who is asked what, with numbers."""
        self.console.print()
        self.console.print(self.words("several"), style="bold")
        self.rows([[str(k), self.words.who(asked), self.words.what(asked)] for k, asked in enumerate(pending, 1)])

    def forget_typed(self) -> None:
        """What was typed at a terminal while it was busy answers nothing: nobody had been asked yet."""
        if self.live:
            with contextlib.suppress(ImportError, OSError, ValueError):
                import termios

                termios.tcflush(sys.stdin.fileno(), termios.TCIFLUSH)

    def ask(self, prompt: str, *, hidden: bool = False) -> str:
        """A line typed, or read from a pipe."""
        if self.live:
            return (getpass.getpass(prompt) if hidden else input(prompt)).strip()
        sys.stdout.write(prompt)
        sys.stdout.flush()
        line = sys.stdin.readline()
        if not line:
            raise EOFError
        line = line.strip()
        sys.stdout.write(("*" * len(line) if hidden else line) + "\n")
        return line


class JsonScreen:
    """For programs: before each line that is read, a line of JSON says what happened, what is asked, how all stands."""

    def __init__(self, words: Words) -> None:
        """With nothing said yet."""
        self.words, self.mapped, self.width = words, False, 0
        self._fight: Fight | None = None
        self._said: list[str] = []
        self._log: list[dict[str, Any]] = []

    def say(self, text: str, style: str = "") -> None:
        """A message."""
        self._said.append(text)

    def rows(self, rows: Sequence[Sequence[str]]) -> None:
        """Rows, as messages."""
        self._said += ["  ".join(cell for cell in row if cell) for row in rows]

    def events(self, entries: Sequence[LogEntry]) -> None:
        """What happened, in words and numbers."""
        self._log += [plain_entry(entry, self.words) for entry in entries]

    def clause(self, clause: Clause) -> None:
        """As a message."""
        self._said.append(f"{clause.id} {clause.title}\n{clause.text}")

    def state(self, fight: Fight, only: Collection[str] | None = None) -> None:
        """Is told with every line."""
        self._fight = fight

    def map(self, fight: Fight) -> None:
        """Is told with every line."""
        self._fight = fight

    def question(self, asked: Question, fight: Fight, *, again: bool = False) -> None:
        """Is told with every line."""
        self._fight = fight

    def whose(self, pending: Sequence[Question]) -> None:
        """Is told with every line."""

    def forget_typed(self) -> None:
        """A program's lines are all meant."""

    def ask(self, prompt: str, *, hidden: bool = False) -> str:
        """Tell, and read a line."""
        self.tell(prompt)
        line = sys.stdin.readline()
        if not line:
            raise EOFError
        return line.strip()

    def tell(self, prompt: str = "") -> None:
        """One line of JSON, with all since the last."""
        fight = self._fight
        line = {
            "said": self._said,
            "log": self._log,
            "prompt": prompt,
            "pending": [plain_question(asked, fight, self.words) for asked in fight.pending] if fight else [],
            "winner": fight.winner if fight else None,
            "view": fight.view() if fight else None,
        }
        self._said, self._log = [], []
        sys.stdout.write(json.dumps(line, ensure_ascii=False) + "\n")
        sys.stdout.flush()


def _places(asked: Question) -> list[At]:
    """The places among the options of a question, which are written as column and row."""
    options = asked.options.values() if isinstance(asked, Pick) else ()
    written = [option.split(",") for option in options]
    return [(int(at[0]), int(at[1])) for at in written if len(at) == 2 and all(map(str.isdecimal, at))]


def plain_question(asked: Question, fight: Fight, words: Words) -> dict[str, Any]:
    """A question, JSON-ready."""
    plain: dict[str, Any] = {
        "who": asked.who,
        "about": asked.name,
        "clause": asked.clause,
        "secret": asked.secret,
        "text": words.question(asked, fight.parts),
    }
    if isinstance(asked, Roll):
        plain |= {"kind": "roll", "count": asked.count, "sides": asked.sides, "zero": asked.zero}
    elif isinstance(asked, Choice):
        plain |= {"kind": type(asked).__name__.lower(), "options": list(asked.options.values())}
    elif isinstance(asked, Amount):
        plain |= {"kind": "amount", "low": asked.low, "high": asked.high}
    return plain


def plain_entry(entry: LogEntry, words: Words) -> dict[str, Any]:
    """A line of the log, JSON-ready."""
    told = ("why", "who", "kind", "value", "source", "clause")
    return {
        "event": entry.event,
        "clause": entry.clause,
        "who": entry.who,
        "other": entry.other,
        "text": entry.text(words.language),
        "values": list(entry.values),
        "parts": [{name: getattr(part, name) for name in told} for part in entry.parts],
    }
