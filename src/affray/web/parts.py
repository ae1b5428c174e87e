"""The parts of a fight's page, and which of them are new for one who looks on.

A part is drawn of what it is made of and of nothing else, so that those for whom that is the same share one drawing,
and nobody is sent again what they have.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any

from markupsafe import Markup

from affray.play import Recovery
from affray.play.words import ViewWords
from affray.web.access import Role, Viewer
from affray.web.acts import played
from affray.web.calendar import weeks
from affray.web.drawing import Piece, body, chart, gridmap, pieces
from affray.web.drawing.keeping import Kept
from affray.web.joining import OWN, own_sheets
from affray.web.pages import render
from affray.web.seen import Seeing
from affray.web.table import Table

State = Mapping[str, Any]
Values = dict[str, Any]  # what a part is made of, JSON-ready

ON_WALL = 3  # lines of the log
PICTURES = {"map_of": gridmap.widget, "win_bar": chart.win_bar, "body": body.draw}  # that templates put in


class Parts:
    """What one page shows, so that only what has changed is sent."""

    def __init__(self) -> None:
        """Nothing yet."""
        self.shown: int | None = None  # the number of the combatant whose sheet is open
        self._sent: dict[str, bytes] = {}

    def news(self, table: Table, viewer: Viewer, drawn: Kept) -> dict[str, Markup]:
        """The parts that have changed since. What is in `drawn` already, for others too, isn't drawn again."""
        found = {}
        words, made = self._made(table, viewer)
        for name, values in made.items():
            mark = mark_of(name, viewer.language, values)
            if self._sent.get(name) != mark:
                self._sent[name] = mark
                found[name] = drawn.get(mark, partial(draw, name, viewer.language, values, words))
        return found

    def all(self, table: Table, viewer: Viewer) -> dict[str, Markup]:
        """All parts for a viewer."""
        words, made = self._made(table, viewer)
        return {name: draw(name, viewer.language, values, words) for name, values in made.items()}

    def _made(self, table: Table, viewer: Viewer) -> tuple[ViewWords, dict[str, Values]]:
        """What each part is made of."""
        with table.lock:
            seeing = Seeing(table, viewer)
            look = look_of(seeing, self.shown)
            shown = RECOVERY if look.state["fight"]["kind"] == "recovery" else SHOWN
        return seeing.words, {name: PARTS[name](look) for name in shown[viewer.role]}


def message(news: Mapping[str, Markup]) -> str:
    """Parts on their way to a page, each told where it goes."""
    partials = (
        f'<hx-partial hx-target="#{name}" hx-swap="innerMorph">{html}</hx-partial>' for name, html in news.items()
    )
    return "".join(partials)


def mark_of(name: str, language: str, values: Values) -> bytes:
    """The same for parts that look the same; all that a part is drawn of goes into it."""
    return hashlib.blake2b(repr((name, language, values)).encode(), digest_size=32).digest()


def draw(name: str, language: str, values: Values, words: ViewWords) -> Markup:
    """A part, in the words of its table's ruleset."""
    return Markup(render(f"fight/{name}.html", language, words=words, **PICTURES, **values))


# ---- what each part is made of --------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Look:
    """What one viewer sees: the state, the one whose sheet is open in full, everybody as a piece.

    `selected` is the number of who was tapped, None for nobody, `arcs` what they may do from where they stand.
    """

    state: State
    shown: State | None
    everybody: Sequence[Piece]
    selected: int | None
    arcs: Sequence[State]
    table: Table

    def fight(self, *keys: str) -> Values:
        """Some of the fight as a whole; always its address."""
        head = self.state["fight"]
        return {"fight": f"/fight/{head['id']}", **{key: head[key] for key in keys}}

    def people(self, *keys: str) -> list[Values]:
        """Everybody with their letters, and of the rest what is asked for, where it is seen."""
        keys = ("number", "name", "side", "side_number", "able", "tags", *keys)
        return [
            {"letters": piece["letters"], **{key: one[key] for key in keys if key in one}}
            for one, piece in zip(self.state["combatants"], self.everybody, strict=True)
        ]

    def secrets(self, name: str) -> Values | None:
        """What players don't see of somebody; None for those who aren't to know that."""
        settings = self.state.get("table")
        lists = ("hidden", "veiled", "secret_rolls")
        return settings and {key: name in settings[key] for key in lists}


def look_of(seeing: Seeing, shown: int | None) -> Look:
    """A look at a table as it is now; `shown` is the number of the combatant whose sheet was opened."""
    name = seeing.shown(shown)
    recovers = isinstance(seeing.fight, Recovery)  # everybody is shown in full
    state = seeing.state(lambda one: recovers)
    one = next((one for one in seeing.view["combatants"] if one["name"] == name), None)
    people = [{**each, "tags": [tag["key"] for tag in each["tags"]]} for each in state["combatants"]]
    view = {"actor": state["fight"]["actor"], "combatants": people}
    words = seeing.words
    everybody = pieces(view, mine=state["you"]["combatants"], condition=words.condition, figure=words.figure)
    return Look(state, one and seeing.combatant(one), everybody, shown, seeing.arcs(shown), seeing.table)


def time(look: Look) -> Values:
    """When it is."""
    return look.fight("when", "dark")


def ribbon(look: Look) -> Values:
    """The order of play."""
    people = {one["number"]: one for one in look.people("mine", "hidden")}
    order = [{**people[each["number"]], "due": each["due"]} for each in look.state["order"]]
    return {**look.fight("actor"), "people": order}


def odds(look: Look) -> Values:
    """The odds from here."""
    sides = list(dict.fromkeys(one["side"] for one in look.state["combatants"]))
    found = look.state["odds"] or {}
    return {"odds": {key: found[key] for key in ("working", "wins", "draw") if key in found}, "sides": sides}


def field(look: Look) -> Values:
    """The map with its pieces and what the viewer's questions offer on it; without a map everybody as cards."""
    if look.state["map"]:
        return {
            "map": look.state["map"],
            "pieces": look.everybody,
            "marks": {**marks(look.state), **looked_at(look)},
        }
    people = look.people("bars", "looks", "engaged", "distances")
    return {"map": None, "people": people, **look.fight("actor")}


def looked_at(look: Look) -> Values:
    """What the map tells of who was tapped: where they are, and their arcs."""
    if look.selected not in [one["number"] for one in look.state["combatants"]]:
        return {}
    return {"selected": look.selected, "arcs": look.arcs}


def marks(state: State) -> Values:
    """The places and people that the viewer's questions offer."""
    yours = [asked for asked in state["questions"] if asked["yours"]]
    options = [option for asked in yours for option in asked.get("options", ())]
    found: Values = {
        "options": [option["at"] for option in options if "at" in option],
        "reachable": [at for option in options for at in option.get("hexes", ())],
        "targets": [option["index"] for option in options if "index" in option],
    }
    if state["fight"].get("picture"):
        found["picture"] = state["fight"]["picture"]
    return found


def question(look: Look) -> Values:
    """What the viewer is asked, or who is waited for; a player's own combatants above it."""
    state, you = look.state, look.state["you"]
    own = [one for one in look.people("mine", "bars", "looks", "held") if one["mine"]]
    found = state["odds"] or {}
    dice = [asked for asked in state["questions"] if asked["kind"] in ("roll", "draw")] if you["role"] == "gm" else []
    theirs = played(look.table) if len(dice) > 1 else ()
    return {
        **look.fight("over", "kind", "winner", "recovers", "recovery"),
        "rolls": sum(asked["who"] not in theirs for asked in dice),
        "description": state["fight"]["description"] if _begins(state) else "",
        "role": you["role"],
        "mine": own if you["role"] == Role.PLAYER.value else [],
        "own": you["combatants"],
        "questions": state["questions"],
        "chances": {found["question"]: found["options"]} if "options" in found else {},
        "waiting": state["waiting"],
        "mapped": bool(state["map"]),
    }


def _begins(state: State) -> bool:
    """Whether nothing has happened yet in a fight."""
    return not state["lines"] and state["fight"]["kind"] == "fight"


def log(look: Look) -> Values:
    """What happened: on the wall the last of it."""
    wall = look.state["you"]["role"] == Role.WALL.value
    keys = ("number", "text", "event", "who", "other", "opens")
    lines = look.state["log"][-ON_WALL:] if wall else look.state["log"]
    said = {} if wall else _said_between(look.state, lines)
    after = look.fight("recovery") if wall else look.fight()
    return {**after, "lines": [{key: line[key] for key in keys} for line in lines], "said": said, "wall": wall}


def _said_between(state: State, lines: Sequence[State]) -> dict[int, list[State]]:
    """What was said before each line that is shown, by its number; -1: after the last."""
    found: dict[int, list[State]] = {}
    for each in state["talk"]:
        if (lines and each["line"] >= lines[0]["number"]) or not lines:
            found.setdefault(each["line"] if each["line"] < state["lines"] else -1, []).append(each)
    return found


def sheet(look: Look) -> Values:
    """The sheet that is open."""
    one = look.shown
    if one is None:
        return {"one": None}
    letters = look.everybody[one["number"]]["letters"]
    return {**look.fight("over", "kind"), "one": one, "letters": letters, "secrets": look.secrets(one["name"])}


def tools(look: Look) -> Values:
    """What only the game master does."""
    settings = {**look.state["table"]}
    settings |= {key: bool(settings[key]) for key in ("undo", "redo")}
    own = [{"value": OWN + each.id, "text": each.name} for each in own_sheets(look.table)]
    return {**look.fight("over", "kind"), "table": settings, "sheets": own}


def talk(look: Look) -> Values:
    """What was said."""
    return {"talk": look.state["talk"]}


# ---- a recovery's ---------------------------------------------------------------------------------------------------


def patients(look: Look) -> Values:
    """Everybody in full."""
    due = {each["number"] for each in look.state["order"] if each["due"]}
    people = [
        {**one, "letters": piece["letters"], "due": one["number"] in due, "secrets": look.secrets(one["name"])}
        for one, piece in zip(look.state["combatants"], look.everybody, strict=True)
    ]
    return {**look.fight("over", "kind"), "people": people}


def calendar(look: Look) -> Values:
    """The days gone by, with what happened on each; on the wall the last of it."""
    days, wall = look.state["calendar"], look.state["you"]["role"] == Role.WALL.value
    return {**look.fight(), "days": days, "weeks": [] if wall else weeks(days), "wall": wall}


# Each part of the page by the id of its element, of which the template bears the name too.
PARTS: Mapping[str, Callable[[Look], Values]] = {
    part.__name__: part for part in (ribbon, odds, field, question, log, sheet, tools, talk, time, patients, calendar)
}
SHOWN: Mapping[Role, Sequence[str]] = {
    Role.GM: ("time", "ribbon", "odds", "field", "question", "log", "sheet", "tools", "talk"),
    Role.PLAYER: ("time", "ribbon", "odds", "field", "question", "log", "sheet", "talk"),
    Role.WALL: ("time", "ribbon", "odds", "field", "log"),
}
RECOVERY: Mapping[Role, Sequence[str]] = {
    Role.GM: ("time", "patients", "question", "calendar", "tools", "talk"),
    Role.PLAYER: ("time", "patients", "question", "calendar", "talk"),
    Role.WALL: ("time", "patients", "calendar"),
}
