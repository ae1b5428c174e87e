"""The journal: the answers, overrules and settings of a fight, in the order in which they were given."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

from affray.core.live import Answer, Known
from affray.core.referee import TABLE, Key, Kind

ANSWER, OVERRULE, SET, JOIN, REJOIN, LEAVE, END = "answer", "overrule", "set", "join", "rejoin", "leave", "end"
ENTRANCES = (JOIN, REJOIN, LEAVE, END)  # what is done between two steps
MOST_VALUE = 1_000_000  # of a part or a figure, either way: what people could mean
_WIDEST = 2**62  # of a number in a saved journal

_ASKED = (Kind.ROLL, Kind.DRAW, Kind.CHOICE, Kind.PICK, Kind.AMOUNT)
_KINDS = {ANSWER: _ASKED, OVERRULE: (Kind.PART, Kind.ROLL)}  # what the keys of entries may be about


@dataclass
class Entry:
    """One entry.

    answer: `value` for `key`; `source` says typed, rolled or auto. overrule: `value` for the part or die `key`. set:
    the figure `path` of the record becomes `value` when the question `anchor` comes up. join: `sheet` enters; rejoin:
    combatant `value` comes back; both after a change of rules not before step `later`. leave: it is taken out; end: the
    fight is over. `clock` is the fight's clock then.

    What is found when an entry is (again) applied: `at`, the number of the step that it is about; `made`, the sheet
    validated; `idle`, whether nobody was away who could have come back.
    """

    kind: str
    clock: int
    key: Key | None = None
    value: int = 0
    source: str = ""
    anchor: Key | None = None
    path: str = ""
    sheet: dict[str, Any] | None = None
    reason: str = ""
    later: int = 0
    at: int = field(default=0, compare=False)
    idle: bool = field(default=False, compare=False)
    made: Any = field(default=None, compare=False, repr=False)

    def to_plain(self) -> dict[str, Any]:
        """JSON-ready; only what differs from the defaults."""
        plain: dict[str, Any] = {"kind": self.kind, "clock": self.clock, "value": self.value}
        if self.key is not None:
            plain["key"] = _key_to_plain(self.key)
        if self.anchor is not None:
            plain["anchor"] = _key_to_plain(self.anchor)
        names = ("source", "path", "sheet", "reason", "later")
        plain |= {name: value for name in names if (value := getattr(self, name))}
        return plain

    @classmethod
    def from_plain(cls, plain: dict[str, Any]) -> Entry:
        """Read back. Raises KeyError, TypeError or ValueError for anything that `to_plain` doesn't give."""
        made = cls(
            kind=plain["kind"],
            clock=whole(plain["clock"]),
            key=_key(plain["key"]) if "key" in plain else None,
            value=whole(plain["value"]),
            source=text(plain.get("source", "")),
            anchor=_key(plain["anchor"]) if "anchor" in plain else None,
            path=text(plain.get("path", "")),
            sheet=plain.get("sheet"),
            reason=text(plain.get("reason", "")),
            later=whole(plain.get("later", 0)),
        )
        if not made._complete():
            raise ValueError(f"an entry of the journal that says nothing: {plain}")
        return made

    def _complete(self) -> bool:
        if self.kind in _KINDS:
            return self.key is not None and self.key.kind in _KINDS[self.kind]
        if self.kind == SET:
            return self.anchor is not None and self.anchor.kind in _ASKED and self.path != ""
        if self.kind == JOIN:
            return isinstance(self.sheet, dict) and self.later >= 0
        return self.kind in ENTRANCES and self.value >= 0 and self.later >= 0


def _key_to_plain(key: Key) -> list[int]:
    return [key.kind, key.who, key.code, key.nth]


def _key(plain: Any) -> Key:
    if not isinstance(plain, list) or len(plain) != 4:
        raise TypeError(f"a key {plain!r:.40}: four numbers are wanted")
    kind, who, code, nth = map(whole, plain)
    if who < TABLE or code < 0 or nth < 0:
        raise ValueError(f"a key {plain}")
    return Key(kind, who, code, nth)


def whole(value: object) -> int:
    """A whole number of a saved fight. Raises ValueError for anything else."""
    if isinstance(value, bool) or not isinstance(value, int) or abs(value) > _WIDEST:
        raise ValueError(f"{value!r:.40}: a whole number is wanted")
    return value


def text(value: object) -> str:
    """A text of a saved fight. Raises TypeError for anything else."""
    if not isinstance(value, str):
        raise TypeError(f"{value!r:.40}: text is wanted")
    return value


def fold(entries: Iterable[Entry]) -> dict[int, Known]:
    """What is on record for each value of the clock; of several entries for a key the last one counts."""
    known: dict[int, Known] = {}
    for entry in entries:
        note(known, entry)
    return known


def note(known: dict[int, Known], entry: Entry) -> None:
    """Add one entry to what is on record."""
    here = known.setdefault(entry.clock, Known())
    if entry.kind == ANSWER and entry.key is not None:
        here.answers[entry.key] = Answer(entry.value, entry.source)
    elif entry.kind == OVERRULE and entry.key is not None:
        here.overruled[entry.key] = entry.value
    elif entry.kind == SET and entry.anchor is not None:
        here.sets.setdefault(entry.anchor, []).append((entry.path, entry.value))
