"""The parts of a fight's page, and which of them are new for one who looks on."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from typing import Any

from markupsafe import Markup

from affray.play import Recovery
from affray.play.words import ViewWords
from affray.web.access import Viewer
from affray.web.calendar import weeks
from affray.web.drawing import Piece, body, chart, hexmap, pieces
from affray.web.pages import render
from affray.web.seen import Seeing
from affray.web.table import Table

State = Mapping[str, Any]

# Each part of the page by the id of its element: its template.
PARTS = {
    "ribbon": "fight/ribbon.html",
    "odds": "fight/odds.html",
    "field": "fight/field.html",
    "question": "fight/question.html",
    "log": "fight/log.html",
    "sheet": "fight/sheet.html",
    "tools": "fight/tools.html",
    "talk": "fight/talk.html",
}
ON_WALL = ("ribbon", "odds", "field", "log")

# The same of a recovery's page, which has the patients in place of the field, and the calendar in place of the log.
RECOVERY = {
    "ribbon": "recovery/time.html",
    "field": "recovery/patients.html",
    "question": "fight/question.html",
    "log": "recovery/calendar.html",
    "tools": "fight/tools.html",
    "talk": "fight/talk.html",
}


class Parts:
    """What one page shows, so that only what has changed is sent."""

    def __init__(self) -> None:
        """Nothing yet."""
        self.shown: int | None = None  # the number of the combatant whose sheet is open
        self._sent: dict[str, bytes] = {}

    def news(self, table: Table, viewer: Viewer) -> str:
        """The parts that have changed since, each told where it goes; "" for none."""
        found = []
        for name, html in self.all(table, viewer).items():
            mark = hashlib.blake2b(html.encode(), digest_size=8).digest()
            if self._sent.get(name) != mark:
                self._sent[name] = mark
                found.append(f'<hx-partial hx-target="#{name}" hx-swap="innerMorph">{html}</hx-partial>')
        return "".join(found)

    def all(self, table: Table, viewer: Viewer) -> dict[str, str]:
        """All parts for a viewer."""
        with table.lock:
            seeing = Seeing(table, viewer)
            shown = seeing.shown(self.shown)
            everybody = isinstance(table.fight, Recovery)
            state = seeing.state(lambda one: everybody or one["name"] == shown)
        return drawn(state, seeing.words, shown)


def drawn(state: State, words: ViewWords, shown: str | None) -> dict[str, str]:
    """The parts of a state; `shown` is the name of the combatant whose sheet is open."""
    lang, role = state["you"]["language"], state["you"]["role"]
    templates = RECOVERY if state["fight"]["kind"] == "recovery" else PARTS
    names = [name for name in templates if role != "wall" or name in ON_WALL]
    everybody = standing(state, words)
    values: dict[str, Any] = {
        "state": state,
        "people": {one["number"]: one for one in state["combatants"]},
        "mine": [one for one in state["combatants"] if one["mine"]],
        "shown": next((one for one in state["combatants"] if one["name"] == shown), None),
        "fight": f"/fight/{state['fight']['id']}",
        "map": lambda: field(state, everybody),
        "bar": lambda: win_bar(state),
        "figure": lambda one: figure(one, words, lang),
        "locations": words.label("locations"),  # what the figure of a body shows already
        "weeks": lambda: weeks(state["calendar"]),
        "letters": {one["index"]: one["letters"] for one in everybody},
    }
    return {name: render(templates[name], lang, **values) for name in names}


def field(state: State, everybody: Sequence[Piece]) -> Markup:
    """The map with its pieces, and what the question now due offers on it."""
    if not state["map"]:
        return Markup()
    return hexmap.widget(state["map"], everybody, marks(state), language=state["you"]["language"])


def standing(state: State, words: ViewWords) -> list[Piece]:
    """Everybody as a piece."""
    people = [{**one, "tags": [tag["key"] for tag in one["tags"]]} for one in state["combatants"]]
    view = {"actor": state["fight"]["actor"], "combatants": people}
    return pieces(view, mine=state["you"]["combatants"], word=words.condition)


def marks(state: State) -> dict[str, Any]:
    """The hexes and people that the viewer's questions offer."""
    yours = [asked for asked in state["questions"] if asked["yours"]]
    options = [option for asked in yours for option in asked.get("options", ())]
    found: dict[str, Any] = {
        "options": [option["at"] for option in options if "at" in option],
        "reachable": [at for option in options for at in option.get("hexes", ())],
        "targets": [option["index"] for option in options if "index" in option],
    }
    if state["fight"].get("picture"):
        found["picture"] = state["fight"]["picture"]
    return found


def win_bar(state: State) -> Markup:
    """The odds as a bar."""
    if state["odds"] is None or "wins" not in state["odds"]:
        return Markup()
    sides = list(dict.fromkeys(one["side"] for one in state["combatants"]))
    return chart.win_bar(state["odds"], sides, language=state["you"]["language"])


def figure(one: Mapping[str, Any], words: ViewWords, language: str) -> Markup:
    """The body of a combatant, with its wounds; nothing where it has no locations."""
    return body.draw(one.get("locations", ()), one.get("wounds", ()), word=words.level, language=language)
