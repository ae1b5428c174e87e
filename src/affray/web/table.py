"""One live fight: acts come in, each is written down before it counts, and all who look on are told."""

from __future__ import annotations

import hashlib
import json
import logging
import re
import threading
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any

from affray.core.documents import Faults
from affray.core.loop import RuleError
from affray.core.referee import Key
from affray.play import Fight, Part, Question, Recovery, WrongAnswer, autopilot
from affray.play.delta import Mark, added, delta, follow, go_back, mark
from affray.play.marks import last_by_people, next_by_people
from affray.play.questions import nobody
from affray.play.words import ViewWords
from affray.web.access import Viewer
from affray.web.beside import MOST_TALK, TOLD, Line, TableSettings, summary, talk_after
from affray.web.deeds import about, overruled, taking_back, was_set
from affray.web.secrets import Veil, meant

if TYPE_CHECKING:
    from affray.store.database import Store
    from affray.store.rows import EntryRow, SavedFight

SNAPSHOT = 60  # acts between two snapshots, from which a fight is taken up again
_log = logging.getLogger(__name__)
MOST_TEXT = 1_000  # signs of a line of talk, or a reason
WHOLE = re.compile("[+-]?[0-9]{1,9}")  # a number as forms send it


class Refused(Exception):
    """An act that can't be done; nothing has changed. `status` is that of HTTP."""

    def __init__(self, status: int, message: str) -> None:
        """The message says what would be right."""
        super().__init__(message)
        self.status, self.message = status, message


class Stale(Refused):
    """Somebody was faster: the state has changed since it was looked at."""

    def __init__(self) -> None:
        """409."""
        super().__init__(409, "stale")


@dataclass
class Act:
    """One act: what is done to the fight, and what is written of it besides."""

    kind: str
    do: Callable[[Fight], object] = lambda fight: None
    more: dict[str, Any] = field(default_factory=dict)  # "text", "settings", "about"


class Table:
    """A fight or recovery at the table.

    Acts raise Refused, with what would be right; then nothing has changed. All of it may be called from any thread.
    """

    def __init__(self, store: Store, row: SavedFight) -> None:
        """From the last snapshot, and what was written since."""
        self.store, self.id, self.name = store, row.id, row.name
        self.campaign, self.parent = row.campaign, row.parent
        # Of the ids of questions: the same in all server processes, and nobody at the table knows the campaign's id.
        self.secret = f"{row.campaign}:{row.id}".encode()
        self.lock = threading.RLock()
        self.listeners: set[Callable[[], None]] = set()
        self.odds: dict[str, Any] | None = None  # from here, for the game master
        self.odds_told: dict[str, Any] | None = None  # for others: from before the step under way and its secrets
        self.gone = False  # deleted
        self._looks: dict[object, Any] = {}
        self._looked_at = -1
        self.followers: list[Callable[[Table], None]] = []  # told of each act, before those who look on
        self.advised = ""  # the question for whose options the game master wants the odds
        self._load(row)

    def _load(self, row: SavedFight) -> None:
        """Take up what the store has. Raises Refused where that is damaged, or needs what isn't installed."""
        rows = self.store.entries(self.id, after=row.seq)
        try:
            self._take_up(row, rows)
        except (ValueError, LookupError, TypeError, AttributeError, RecursionError, RuleError) as fault:
            _log.warning("the fight %s can't be opened", row.id, exc_info=fault)
            raise Refused(422, f"{row.name}: this fight can't be opened: {fault}") from fault

    def _take_up(self, row: SavedFight, rows: Sequence[EntryRow]) -> None:
        saved = row.saved
        self.seq = self._snapped = row.seq
        self.settings = TableSettings.of(saved.get("settings", {}))
        self.talk = [Line.of(plain) for plain in saved.get("talk", ())]
        kind = Recovery if row.kind == "recovery" else Fight
        plain = saved["fight"]
        for each in rows:
            plain = added(plain, each.what)
        self.fight: Fight = kind.restore(plain)
        self._listed_over = bool(row.summary.get("over"))  # what the list of fights says
        for each in rows:
            self._note(each.seq, each.by, each.what)
        if len(self.fight.journal) < len(plain["journal"]):  # other rules: what came before can't be undone
            self.talk = [replace(line, entry=None) for line in self.talk]

    def saved(self) -> dict[str, Any]:
        """What a snapshot holds."""
        talk = [line.to_json() for line in self.talk[-MOST_TALK:]]
        return {"fight": self.fight.save(), "settings": self.settings.to_json(), "talk": talk}

    # ---- what others wrote --------------------------------------------------------------------------------------

    def catch_up(self) -> bool:
        """Bring in what was written meanwhile, by another process too; whether there was anything."""
        with self.lock:
            rows = self.store.entries(self.id, after=self.seq)
            for row in rows:
                follow(self.fight, row.what)
                self._note(row.seq, row.by, row.what)
            return bool(rows)

    def _note(self, seq: int, by: str, what: Mapping[str, Any]) -> None:
        """What one entry changes besides the fight."""
        if "settings" in what:
            self.settings = TableSettings.of(what["settings"])
        self.talk = talk_after(self.talk, by, what)
        self.seq = seq

    # ---- acts ---------------------------------------------------------------------------------------------------

    def act(self, viewer: Viewer, act: Act) -> None:
        """Do it, write it down, tell everybody."""
        with self.lock:
            before = mark(self.fight)
            try:
                self.refusing(viewer, lambda: act.do(self.fight))
                what = {"kind": act.kind, **delta(before, self.fight), **act.more}
                if len(what) > 1:
                    if act.kind in (*TOLD, "talk"):
                        what["after"] = len(self.fight.log)
                    self._write(viewer.seat or viewer.role.value, what)
            except BaseException:
                self._back(before)
                raise
        self.moved_on()

    def _back(self, before: Mark) -> None:
        """Back to how it was before an act that failed, and on to what was written all the same."""
        go_back(self.fight, before)
        with suppress(Exception):  # where the store can't be read the next act finds out
            if self.catch_up():
                self.moved_on()

    def refusing(self, viewer: Viewer, do: Callable[[], Any]) -> Any:
        """Do something to the fight; what it raises become refusals, in the viewer's language."""
        try:
            return do()
        except (WrongAnswer, Faults) as fault:
            raise self._refusal(viewer, fault) from fault
        except RuleError as fault:
            raise Refused(500, str(fault)) from fault

    def _refusal(self, viewer: Viewer, fault: WrongAnswer | Faults) -> Refused:
        return Refused(422, ViewWords(self.fight.ruleset, viewer.language).wrong(fault))

    def _write(self, by: str, what: dict[str, Any]) -> None:
        from affray.store.faults import Taken

        try:
            self.store.append(self.id, self.seq + 1, by, what)
        except Taken:
            raise Stale from None
        self._note(self.seq + 1, by, what)
        if self.seq - self._snapped >= SNAPSHOT or self.fight.over != self._listed_over:
            self.snapshot()

    def snapshot(self) -> None:
        """Write down the whole, so that it is quickly taken up again."""
        with self.lock:
            self.store.snapshot(self.id, self.seq, self.saved(), summary(self.fight), over=self.fight.over)
            self._snapped, self._listed_over = self.seq, self.fight.over

    def moved_on(self) -> None:
        """Something was done: what is known of the odds is stale."""
        self._follow()
        self.tell()

    def _follow(self) -> None:
        for follower in self.followers:
            follower(self)

    def tell(self) -> None:
        """Tell all who look on that something has changed."""
        for listener in tuple(self.listeners):
            listener()

    # ---- what players do ----------------------------------------------------------------------------------------

    def answer(self, viewer: Viewer, question: str, value: Any, then: Any = None) -> None:
        """Answer an open question; `value` as people give it. Raises Stale when it isn't open any more.

        `then` answers what is asked next of the same person, if anything is: both answers are taken, or neither.
        """
        with self.lock:
            asked = self.asked(viewer, question)

            def give(fight: Fight) -> None:
                fight.answer(self._meant(viewer, asked, value), asked)
                following = next((each for each in fight.pending if each.who == asked.who), None)
                if then is not None and following is not None:
                    fight.answer(self._meant(viewer, following, then), following)

            self.act(viewer, Act("answer", give))

    def _meant(self, viewer: Viewer, asked: Question, value: Any) -> Any:
        """What an answer as people give it stands for. Raises WrongAnswer."""
        if isinstance(value, str) and WHOLE.fullmatch(value.strip()):
            value = int(value)
        return meant(self.veil(viewer), asked, self.fight.roster.names, value)

    def roll(self, viewer: Viewer, question: str) -> None:
        """The program rolls an open question's dice."""
        with self.lock:
            asked = self.asked(viewer, question)
            self.act(viewer, Act("roll", lambda fight: fight.roll(asked)))

    def decide(self, viewer: Viewer, question: str) -> None:
        """The tactics answer an open question; dice the program rolls."""
        with self.lock:
            asked = self.asked(viewer, question)
            if autopilot.is_dice(asked.key):
                self.roll(viewer, question)
                return
            value = self.refusing(
                viewer, lambda: autopilot.decide(self.fight.ruleset, self.fight.record, asked.request)
            )
            self.act(viewer, Act("decide", lambda fight: fight.answer(value, asked)))

    def set_rolls(self, viewer: Viewer, name: str, *, by_program: bool) -> None:
        """Whether the program rolls somebody's dice."""
        self._theirs(viewer, name)

        def change(fight: Fight) -> None:
            fight.rolls[name] = "auto" if by_program else "hand"
            fight.proceed()

        self.act(viewer, Act("rolls", change))

    def set_autopilot(self, viewer: Viewer, name: str, *, on: bool) -> None:
        """Whether the tactics decide for somebody."""
        self._theirs(viewer, name)

        def change(fight: Fight) -> None:
            fight.autopilot[name] = on
            fight.proceed()

        self.act(viewer, Act("autopilot", change))

    def say(self, viewer: Viewer, text: str) -> None:
        """A line of talk."""
        text = text.strip()
        if not text or len(text) > MOST_TEXT:
            raise Refused(422, "talk-length")
        self.act(viewer, Act("talk", more={"text": text}))

    def _theirs(self, viewer: Viewer, name: str) -> None:
        if name not in self.fight.roster.names or not viewer.plays(name):
            raise Refused(404, "nobody-of-that-name")

    # ---- what the game master does ------------------------------------------------------------------------------

    def advise(self, viewer: Viewer, question: str) -> None:
        """Have the odds of each option of an open question worked out, beside play."""
        with self.lock:
            self.asked(viewer, question)
            self.advised = question
        self._follow()

    def undo(self, viewer: Viewer) -> None:
        """Take back what somebody did last, with all that the program answered after it."""
        with self.lock:
            back = self.fight.done - last_by_people(self.fight)
            if not back:
                raise Refused(422, "nothing-to-undo")
            act = Act("undo")
            act.do = taking_back(back, self.fight.journal[self.fight.done - back], act.more)
            self.act(viewer, act)

    def redo(self, viewer: Viewer) -> None:
        """Put forward again what was taken back last."""
        with self.lock:
            if self.fight.done == len(self.fight.journal):
                raise Refused(422, "nothing-to-redo")
            forward = next_by_people(self.fight) - self.fight.done
            deed = about(self.fight, self.fight.journal[self.fight.done])
            self.act(viewer, Act("redo", lambda fight: fight.redo(forward), {"about": deed}))

    def overrule(self, viewer: Viewer, part: str, value: int, reason: str = "") -> None:
        """Another value for a part of a sum or a die."""
        with self.lock:
            found = self.part_of(part)
            more = {"about": overruled(found, value, reason)}
            self.act(viewer, Act("overrule", lambda fight: fight.overrule(found, value, reason), more))

    def override(self, viewer: Viewer, name: str, figure: str, value: int, reason: str = "") -> None:
        """Another value for a figure of somebody."""
        more = {"about": was_set(name, figure, value, reason)}
        self.act(viewer, Act("override", lambda fight: fight.override(name, figure, value, reason), more))

    def join(self, viewer: Viewer, sheet: Any, *, hidden: bool = False) -> None:
        """Somebody enters: a sheet, or one who is away, by name."""
        kind = "rejoin" if isinstance(sheet, str) else "join"
        more: dict[str, Any] = {}

        def enter(fight: Fight) -> None:
            before = set(fight.rolls)
            fight.join(sheet)
            names = [name for name in fight.rolls if name not in before] or [self.called(sheet)]
            more["text"] = ", ".join(names)
            if hidden:
                known = dict.fromkeys((*self.settings.hidden, *names))
                more["settings"] = replace(self.settings, hidden=tuple(known)).to_json()

        self.act(viewer, Act(kind, enter, more))

    def called(self, sheet: Any) -> str:
        """The name of somebody who is there, as the fight has it, however it was typed; or what a sheet says."""
        given = sheet if isinstance(sheet, str) else str(sheet.get("name", ""))
        return next((name for name in self.fight.roster.names if name.casefold() == given.casefold()), given)

    def leave(self, viewer: Viewer, name: str, reason: str = "") -> None:
        """Somebody is taken out of the fight."""
        self.act(viewer, Act("leave", lambda fight: fight.leave(name, reason), {"text": name}))

    def end(self, viewer: Viewer, reason: str = "") -> None:
        """The fight is over as it stands."""
        self.act(viewer, Act("end", lambda fight: fight.end(reason), {"text": reason}))

    def set_up(self, viewer: Viewer, **changes: Any) -> None:
        """Change settings of the table. Raises Refused for a name that nobody has."""
        for key in ("hidden", "veiled", "secret_rolls"):
            before = getattr(self.settings, key)  # may name one whose entering was undone
            if unknown := set(changes.get(key, ())) - {*self.fight.roster.names, *before}:
                raise self._refusal(viewer, nobody(", ".join(sorted(unknown)), self.fight.roster.names))
        with self.lock:
            found = replace(self.settings, **changes)
            self.act(viewer, Act("settings", more={"settings": found.to_json()}))

    def mark_of(self, state: Mapping[str, Any]) -> str:
        """A mark of a state as somebody sees it: another one when it isn't the same any more."""
        text = json.dumps(state, sort_keys=True, default=str).encode()
        return hashlib.blake2b(text, key=self.secret, digest_size=12).hexdigest()

    # ---- looking ------------------------------------------------------------------------------------------------

    def id_of(self, asked: Question) -> str:
        """A name for an open question that tells nothing about others."""
        return self._mark(asked.key, asked.clock)

    def part_id(self, part: Part) -> str:
        """A name for a part of a sum, or a die."""
        return self._mark(part.key, part.clock)

    def _mark(self, key: Key, clock: int) -> str:
        text = f"{self.id} {clock} {tuple(map(int, key))}".encode()
        return hashlib.blake2b(text, key=self.secret, digest_size=9).hexdigest()

    def asked(self, viewer: Viewer, question: str) -> Question:
        """An open question that is the viewer's to answer. Raises Stale, or Refused."""
        found = next((each for each in self.fight.pending if self.id_of(each) == question), None)
        if found is None:
            raise Stale
        theirs = viewer.plays(found.who) if found.index >= 0 else not self.veil(viewer).in_options(found)
        if not theirs:
            raise Refused(404, "not-yours")
        return found

    def veil(self, viewer: Viewer) -> Veil:
        """What drops all that names those whom a viewer may not know of."""
        return Veil(() if viewer.gm else self.settings.hidden, self.fight.roster.names)

    def part_of(self, part: str) -> Part:
        """A part by its name. Raises Stale when it isn't there any more."""
        everything = (*self.fight.parts, *(each for entry in reversed(self.fight.log) for each in entry.parts))
        found = next((each for each in everything if self.part_id(each) == part), None)
        if found is None:
            raise Stale
        return found

    def view(self) -> dict[str, Any]:
        """What the ruleset shows, for all who look on; it isn't to be changed."""
        found: dict[str, Any] = self.looked_up("view", self.fight.view)
        return found

    def looked_up(self, key: object, look: Callable[[], Any]) -> Any:
        """What is the same for all who look on until something is done: looked up once."""
        with self.lock:
            if self._looked_at != self.seq:
                self._looked_at, self._looks = self.seq, {}
            if key not in self._looks:
                self._looks[key] = look()
            return self._looks[key]
