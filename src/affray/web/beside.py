"""What a table keeps beside its fight: what the game master has set, and what was said and done."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from math import inf
from typing import Any

from pydantic import TypeAdapter

from affray.play import Fight

MOST_TALK = 500  # lines that are kept at hand
DONE = ("overrule", "override", "join", "rejoin", "leave", "end")  # acts that undo takes back
TOLD = ("undo", "redo", *DONE)  # acts that stand among the talk


@dataclass(frozen=True)
class TableSettings:
    """What the game master has set at the table. Names are combatants'."""

    hidden: tuple[str, ...] = ()  # players see no trace of them
    veiled: tuple[str, ...] = ()  # players see how they look, not their figures
    secret_rolls: tuple[str, ...] = ()  # players don't see their dice and sums
    odds_shown: bool = False  # to players
    picture: dict[str, Any] | None = None  # under the map: `image`, `x`, `y`, `scale`

    def veils(self, name: str) -> bool:
        """Whether players see only how somebody looks."""
        return name in self.veiled

    def to_json(self) -> dict[str, Any]:
        """JSON-ready."""
        return {key: list(value) if isinstance(value, tuple) else value for key, value in asdict(self).items()}

    @classmethod
    def of(cls, plain: Mapping[str, Any]) -> TableSettings:
        """Read back. Raises ValueError for what `to_json` doesn't give."""
        return _SETTINGS.validate_python({key: plain[key] for key in plain if key in cls.__dataclass_fields__})


@dataclass(frozen=True)
class Line:
    """A line of talk, or of what was done at the table: `kind` is "talk", or the act.

    It came `after` so many lines of the log; `about` is what it concerns (`deeds`). `entry` is the place in the journal
    of what was done: while that is undone, nothing is told of it.
    """

    number: int
    by: str
    kind: str
    text: str
    after: int = 0
    about: dict[str, Any] | None = None
    entry: int | None = None

    def stands(self, done: float) -> bool:
        """Whether it holds when so many entries of the journal count."""
        return self.entry is None or self.entry < done

    def to_json(self) -> dict[str, Any]:
        """JSON-ready."""
        return asdict(self)

    @classmethod
    def of(cls, plain: Mapping[str, Any]) -> Line:
        """Read back. Raises ValueError for what `to_json` doesn't give."""
        return _LINE.validate_python(plain)


_SETTINGS, _LINE = TypeAdapter(TableSettings), TypeAdapter(Line)


def talk_after(talk: Sequence[Line], by: str, what: Mapping[str, Any]) -> list[Line]:
    """The lines after one more act: without those of what can't be redone any more, and with its own if it has one."""
    lines = [line for line in talk if line.stands(what.get("keep", inf))]
    if what["kind"] == "talk" or what["kind"] in TOLD:
        number = talk[-1].number + 1 if talk else 1
        text, after = str(what.get("text", "")), int(what.get("after", 0))
        entry = what.get("keep") if what["kind"] in DONE else None
        lines.append(Line(number, by, what["kind"], text, after, what.get("about"), entry))
    return lines[-2 * MOST_TALK :]


def summary(fight: Fight) -> dict[str, Any]:
    """What the list of fights says of one."""
    view = fight.view()
    names = [one["name"] for one in view["combatants"]]
    return {"round": view["round"], "over": fight.over, "winner": fight.winner, "names": names}
