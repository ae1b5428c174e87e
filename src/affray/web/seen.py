"""What one viewer may see of a table, JSON-ready and in their language.

Everything that leaves the server about a running fight comes from here, and what happened from `history`. Who is hidden
from players is dropped with all that names them; whoever is seen gets a number among those seen, so that nobody counts
the gaps.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Any

from affray.core.referee import TABLE
from affray.play import Amount, Choice, Draw, Pick, Question, Recovery, Roll
from affray.play.sums import sums_of
from affray.play.telling import held, sections
from affray.web.access import Viewer
from affray.web.foresight import arcs_of, hit_by, places_after
from affray.web.history import LAST, History
from affray.web.pictures import under
from affray.web.secrets import impression
from affray.web.table import Table
from affray.web.words import creatures

HEX = re.compile(r"(\d+),(\d+)")
BODY = ("locations", "wounds")  # what a figure of somebody's body is drawn of


def seen(table: Table, viewer: Viewer) -> dict[str, Any]:
    """The state of a table for one viewer."""
    return Seeing(table, viewer).state()


class Seeing(History):
    """One look at a table by one viewer."""

    def state(self, shown: Callable[[Mapping[str, Any]], bool] = lambda one: True) -> dict[str, Any]:
        """All of it; what there is to tell of somebody in full only of those `shown`."""
        lines = self.lines()
        return {
            "fight": self.head(),
            "you": self.you(),
            "order": self.order(),
            "map": self.view.get("map"),
            "combatants": [self.combatant(one, in_full=shown(one)) for one in self.view["combatants"]],
            "questions": [self.question(each) for each in self.fight.pending if self.is_theirs(each)],
            "waiting": self.waiting(),
            "log": [self.line(k, *lines[k]) for k in range(max(0, len(lines) - LAST), len(lines))],
            "lines": len(lines),
            "talk": list(self.talk([place for place, _ in lines])),
            "odds": self.odds(),
            **({"calendar": self.calendar(lines)} if isinstance(self.fight, Recovery) else {}),
            **({"table": self.settings()} if self.viewer.gm else {}),
        }

    # ---- the fight ----------------------------------------------------------------------------------------------

    def head(self) -> dict[str, Any]:
        """The fight as a whole."""
        fight, view = self.fight, self.view
        recovers = fight.over and not isinstance(fight, Recovery) and fight.ruleset.recovery is not None
        return {
            "id": self.table.id,
            "name": self.called(),
            "kind": "recovery" if isinstance(fight, Recovery) else "fight",
            "ruleset": fight.ruleset.name,
            "round": view["round"],
            "when": self.when(),
            "over": fight.over,
            "winner": self.veil(fight.winner) if fight.over else None,
            "actor": view.get("actor"),
            "dark": bool(view.get("dark")),
            "description": self.veil(fight.encounter.description.strip()) or "",
            "picture": under(self.table),
            "recovers": recovers,
            "recovery": self.table.store.recovery_of(self.table.id) if recovers else None,
        }

    def called(self) -> str:
        """The fight's name, or where that names one of the hidden the ruleset's."""
        return self.veil(self.table.name) or self.fight.ruleset.name

    def when(self) -> str:
        """The round, or the date, in words."""
        rules = self.words.rules
        if self.view.get("now") is not None:
            return rules.word("now", self.view["now"])
        if not self.view["round"]:
            return ""
        if self.view.get("moment"):
            return rules.word("event-moment", {"round": self.view["round"], "moment": self.view["moment"]})
        return rules.word("event-round", {"round": self.view["round"]})

    def you(self) -> dict[str, Any]:
        """The viewer."""
        names = [name for name in self.numbers if name in self.viewer.combatants]
        return {
            "role": self.viewer.role.value,
            "seat": self.viewer.seat,
            "combatants": names,
            "language": self.viewer.language,
        }

    def order(self) -> list[dict[str, Any]]:
        """Those who act, in the order of play; then the others."""
        placed = [name for name in self.view.get("order", ()) if name is not None]
        rest = [name for name in self.numbers if name not in placed]
        due = {self.name_of(each) for each in self.fight.pending}
        return [
            {"name": name, "number": self.numbers[name], "acts": name in placed, "due": name in due}
            for name in (*placed, *rest)
            if name in self.numbers
        ]

    def name_of(self, asked: Question) -> str | None:
        """Whom a question is put to, as far as the viewer may know; None: the table, or one whom they don't see."""
        return asked.who if asked.key.who != TABLE and asked.who in self.numbers else None

    def shown(self, number: int | None) -> str | None:
        """The combatant whose sheet is open: the one chosen, else one's own, else whose turn it is, else the first."""
        own = next((name for name in self.numbers if name in self.viewer.combatants), None)
        chosen = next((name for name, k in self.numbers.items() if k == number), None)
        return chosen or own or self.view.get("actor") or next(iter(self.numbers), None)

    # ---- combatants ---------------------------------------------------------------------------------------------

    def combatant(self, one: Mapping[str, Any], *, in_full: bool = True) -> dict[str, Any]:
        """One combatant: of those whose figures are hidden only how they look."""
        name, own = one["name"], self.viewer.plays(one["name"])
        found: dict[str, Any] = {
            "name": name,
            "number": self.numbers[name],
            "side": one["side"],
            "side_number": self.sides.index(one["side"]),
            "able": one["able"],
            "mine": name in self.viewer.combatants,
            "tags": [{"key": tag, "text": self.words.tag(tag, one if own else {})} for tag in one["tags"]],
            "rolls": self.fight.rolls.get(name, "hand"),
            "autopilot": self.fight.autopilot.get(name, False),
            "hidden": self.viewer.gm and name in self.table.settings.hidden,
        }
        found |= {key: one[key] for key in ("place", "facing", "hexes") if one.get("place") is not None and key in one}
        found["engaged"] = bool(one.get("engaged"))  # by somebody whom the viewer sees: the others are dropped by now
        found["distances"] = one.get("distances", {})
        if self.veils(name):
            return found | {"bars": [], "looks": impression(one["bars"], able=one["able"])}
        found["bars"] = [self.bar(bar) for bar in one["bars"]]
        found["held"] = held(self.words, one)
        if not in_full:
            return found
        found |= {key: one[key] for key in BODY if key in one}
        found["sections"] = [{"title": title, "rows": rows} for title, rows in sections(self.words, one)]
        found["details"] = [[self.words.rules.phrase(cell) for cell in row] for row in one.get("details", ())]
        found["care"] = [self.care(each) for each in one.get("care", ())]
        if self.viewer.gm:
            found["figures"] = {
                key: {"label": self.words.figure_of(key, one), "value": value}
                for key, value in one.get("figures", {}).items()
            }
        return found

    def arcs(self, number: int | None) -> list[dict[str, Any]]:
        """What somebody may do from where they stand; nothing of those whose figures the viewer doesn't see."""
        name = next((name for name, k in self.numbers.items() if k == number), None)
        if name is None or self.veils(name):
            return []
        found = arcs_of(self.table, name, self.veil.hidden)
        return [{**arc, "word": self.words.rules.word(f"arc-{arc['name']}")} for arc in found]

    def location(self, number: int, name: str) -> dict[str, Any] | None:
        """A location of somebody's body with its wounds, in words; None for what the viewer doesn't see, or isn't."""
        one = next((one for one in self.view["combatants"] if self.numbers[one["name"]] == number), None)
        if one is None or self.veils(one["name"]):
            return None
        here = {key: [each for each in one.get(key, ()) if each["name"] == name] for key in BODY}
        if not here["locations"]:
            return None
        told = [{"title": title, "rows": rows} for title, rows in sections(self.words, here)]
        return {"who": one["name"], "name": self.words.level(name), "sections": told}

    def care(self, each: Mapping[str, Any]) -> dict[str, Any]:
        """What can be done for a wound, and who can."""
        say = self.words.rules.option
        return {"wound": say(each["wound"]), "treatment": say(each["treatment"]), "by": each["by"]}

    def bar(self, bar: Mapping[str, Any]) -> dict[str, Any]:
        """A bar with its label."""
        level = self.words.level(bar["level"]) if bar["level"] else ""
        return {**bar, "label": self.words.figure(bar["name"]), "level": level}

    # ---- questions ----------------------------------------------------------------------------------------------

    def is_theirs(self, asked: Question) -> bool:
        """Whether a question is put to the viewer: the game master sees all, the table's own are anybody's."""
        if self.viewer.gm:
            return True
        if asked.key.who == TABLE:
            return self.viewer.role.value == "player" and not self.veil.in_options(asked)
        return asked.who in self.numbers and asked.who in self.viewer.combatants

    def waiting(self) -> list[str | None]:
        """Whose answers are waited for besides the viewer's; None: the game master's."""
        others = [self.name_of(each) for each in self.fight.pending if not self.is_theirs(each)]
        return list(dict.fromkeys(others))

    def question(self, asked: Question) -> dict[str, Any]:
        """A question as buttons, a keypad, or hexes to tap."""
        rules = self.words.rules
        found: dict[str, Any] = {
            "id": self.table.id_of(asked),
            "who": self.name_of(asked),
            "index": self.numbers.get(asked.who),
            "clause": asked.clause,
            "secret": asked.secret,
            "label": rules.member(asked.code),
            "yours": self.viewer.plays(asked.who) or asked.key.who == TABLE,
        }
        if isinstance(asked, Roll):
            found |= {"kind": "roll", "count": asked.count, "sides": asked.sides, "zero": asked.zero}
            return found | {"sum": self.open_sum(asked)}
        if isinstance(asked, Draw):
            return found | {"kind": "draw", "options": self.options(asked), "sum": self.open_sum(asked)}
        found["text"] = rules.question(asked.code, "" if asked.key.who == TABLE else asked.who)
        if isinstance(asked, Amount):
            return found | {"kind": "amount", "low": asked.low, "high": asked.high}
        assert isinstance(asked, Choice)
        return found | {"kind": "pick" if isinstance(asked, Pick) else "choice", "options": self.options(asked)}

    def options(self, asked: Choice) -> list[dict[str, Any]]:
        """The options with their labels; hexes with their place, and where an option asks for a hex, those hexes."""
        found, areas = [], hit_by(self.table, asked)
        for veiled, (value, name) in self.veil.options(asked.options, self.fight.roster.names).items():
            option: dict[str, Any] = {"value": veiled, "name": name, "label": self.words.rules.option(name)}
            if value in areas:
                option["area"] = areas[value]
            if place := HEX.fullmatch(name):
                option["at"] = [int(place[1]), int(place[2])]
            elif name in self.numbers:
                option["index"] = self.numbers[name]
            elif not isinstance(asked, (Pick, Draw)):
                option |= self.leads_to(asked, value)
            found.append(option)
        return found

    def leads_to(self, asked: Question, value: int) -> dict[str, Any]:
        """The hexes that are offered next when an option is taken."""
        if self.view.get("map") is None:
            return {}
        places = [HEX.fullmatch(name) for name in places_after(self.table, asked, value)]
        return {"hexes": [[int(place[1]), int(place[2])] for place in places if place]}

    def open_sum(self, asked: Question) -> dict[str, Any] | None:
        """The sum that a roll goes to, as far as it is known."""
        mine = [each for each in sums_of(self.fight.parts) if each.who == asked.who]
        return self.sum(mine[-1]) if mine else None

    # ---- the game master's --------------------------------------------------------------------------------------

    def odds(self) -> dict[str, Any] | None:
        """The odds from here, where the viewer may see them: not by players while anybody is hidden.

        Players see those from before the step under way: what others have answered in it may be a secret yet.
        """
        settings = self.table.settings
        if self.viewer.gm:
            return self.table.odds
        return self.table.odds_told if settings.odds_shown and not settings.hidden else None

    def settings(self) -> dict[str, Any]:
        """What only the game master sees."""
        fight = self.fight
        return {
            **self.table.settings.to_json(),
            "sides": list(fight.roster.sides),
            "creatures": [{"key": key, "text": self.words.level(key)} for key in creatures(fight.ruleset)],
            "undo": fight.done,
            "redo": len(fight.journal) - fight.done,
            "set_aside": len(fight.set_aside),
            "notes": [self.words.rules.fault(note) for note in fight.notes],
        }
