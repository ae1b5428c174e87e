"""What one viewer may read of what happened at a table: the log with its sums, the days of a recovery, the talk."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from affray.core.texts import slug
from affray.play import LogEntry, Part
from affray.play.sums import Sum, sums_of
from affray.play.words import ViewWords
from affray.web.access import Viewer
from affray.web.beside import Line
from affray.web.calendar import days
from affray.web.deeds import told
from affray.web.secrets import Veil, tells_dice
from affray.web.table import Table
from affray.web.words import texts

LAST = 80  # lines of the log that come with a state


class History:
    """One look by one viewer at what happened."""

    def __init__(self, table: Table, viewer: Viewer) -> None:
        """As things stand now."""
        self.table, self.viewer, self.fight = table, viewer, table.fight
        self.words = ViewWords(self.fight.ruleset, viewer.language)
        self.veil = table.veil(viewer)
        self.view: dict[str, Any] = self.veil(table.view())
        self.numbers = {one["name"]: k for k, one in enumerate(self.view["combatants"])}
        self.sides = list(dict.fromkeys(one["side"] for one in self.view["combatants"]))

    def log(self) -> list[dict[str, Any]]:
        """What happened, as far as the viewer may know."""
        return [self.line(k, *each) for k, each in enumerate(self.lines())]

    def calendar(self, lines: Sequence[tuple[int, LogEntry]]) -> list[dict[str, Any]]:
        """The days gone by since the fight."""
        shown = ((entry, self.line(k, place, entry)) for k, (place, entry) in enumerate(lines))
        return days(shown, self.view.get("now", {}).get("day", 0))

    def lines(self) -> list[tuple[int, LogEntry]]:
        """The lines that the viewer may read, each with its place in the whole log."""
        everything = enumerate(self.fight.log)
        return [(place, entry) for place, entry in everything if not self.veil.hidden or self.may_read(entry)]

    def may_read(self, entry: LogEntry) -> bool:
        """Whether nothing in it names one of the hidden."""
        names = (entry.who, entry.other, *(word for word in entry.words.values() if isinstance(word, str)))
        return not any(map(self.veil.names, names))

    def line(self, number: int, place: int, entry: LogEntry) -> dict[str, Any]:
        """One line; `number` counts those that the viewer sees."""
        figures = self.may_see_figures(entry)
        return {
            "number": number,
            "text": entry.text(self.viewer.language, figures=figures),
            "event": slug(entry.event),
            "who": self.numbers.get(entry.who),
            "other": self.numbers.get(entry.other),
            "clause": entry.clause,
            "opens": figures and bool(entry.parts),
            **({"place": place} if self.viewer.gm else {}),
        }

    def line_opened(self, number: int) -> dict[str, Any] | None:
        """A line with its sums; None where there is no such line."""
        lines = self.lines()
        if not 0 <= number < len(lines) or not self.may_see_figures(lines[number][1]):
            return None
        place, entry = lines[number]
        sums = [self.sum(each) for each in sums_of(entry.parts) if self.may_see_dice(each.who)]
        return {**self.line(number, place, entry), "sums": [each for each in sums if each["parts"] or each["dice"]]}

    def may_see_figures(self, entry: LogEntry) -> bool:
        """Whether a line is told with its figures: not where it is about one whose figures or dice are hidden."""
        secret = [name for name in self.table.settings.secret_rolls if not self.viewer.plays(name)]
        return not any(map(self.veils, (entry.who, entry.other))) and not any(
            tells_dice(entry, each) for each in secret
        )

    def veils(self, name: str) -> bool:
        """Whether somebody's figures are hidden from the viewer."""
        return self.table.settings.veils(name) and not self.viewer.plays(name)

    def may_see_dice(self, who: str) -> bool:
        """Whether somebody's dice and figures are the viewer's to see."""
        secret = self.veil.names(who) or self.veils(who) or who in self.table.settings.secret_rolls
        return self.viewer.plays(who) or not secret

    def sum(self, of: Sum) -> dict[str, Any]:
        """A sum in its parts."""
        parts = [self.part(part) for part in of.parts if part.value or part.source or self.viewer.gm]
        return {"who": of.who, "parts": parts, "dice": [self.part(part) for part in of.dice], "total": of.bonus}

    def part(self, part: Part) -> dict[str, Any]:
        """A named part, or a die."""
        shown = 0 if part.kind == "roll" and part.value == part.high == self.fight.ruleset.zero_face else part.value
        return {
            "label": part.text(self.viewer.language, self.fight.ruleset),
            "kind": part.kind,
            "value": shown,
            "source": part.source,
            "was": part.was,
            "clause": part.clause,
            **({"id": self.table.part_id(part)} if self.viewer.gm and part.can_be_overruled else {}),
        }

    def talk(self, places: Sequence[int]) -> Iterator[dict[str, Any]]:
        """What was said, and done at the table: of those whose figures are hidden without what was set.

        `places` are those of the lines that the viewer may read: `line` is the one before which it was said.
        """
        settings = self.table.settings
        secret = Veil(() if self.viewer.gm else (*settings.veiled, *settings.secret_rolls), self.fight.roster.names)
        kept = [line for line in self.table.talk if line.stands(self.fight.done)]
        shown = [each for each in kept if each.kind == "talk" or not self.veil.names(f"{each.text} {each.about}")]
        first = kept[0].number if kept else 0
        for number, line in list(enumerate(shown, first))[-LAST:]:
            text = line.text if line.kind == "talk" else self.deed(line, secret)
            place = bisect_left(places, line.after)
            yield {"number": number, "by": line.by, "kind": line.kind, "text": text, "line": place}

    def deed(self, line: Line, secret: Veil) -> str:
        """What was done, as far as the viewer may know."""
        deed = line.about
        if secret.names(f"{line.text} {deed}") or (deed and deed.get("secret") and not self.viewer.gm):
            return ""
        if deed is None:
            return line.text
        one: Mapping[str, Any] = next((each for each in self.view["combatants"] if each["name"] == deed["who"]), {})
        was = f" ({texts(self.viewer.language).word('was', {'was': deed['was']})})" if "was" in deed else ""
        reason = f" ({deed['reason']})" if deed.get("reason") else ""
        return f"{told(deed, self.words, one)}{was}{reason}" or line.text
