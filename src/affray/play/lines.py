"""Lines of the log as plain data: what people have read stays theirs when the rules have changed.

A line is kept as what it was told with, so that it is told to each in their language and as far as they may know.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from affray.core.referee import TABLE, Coded, Key, Kind
from affray.core.ruleset import Ruleset
from affray.play.journal import text, whole
from affray.play.log import FORMER, Former, LogEntry, Part

_ROLLED = (Kind.PART, Kind.ROLL, Kind.DRAW)


def to_plain(entry: LogEntry) -> list[Any]:
    """JSON-ready: the event's name, the values, the words, the parts."""
    return [entry.code.name, list(entry.values), dict(entry.words), [_part_to_plain(part) for part in entry.parts]]


def _part_to_plain(part: Part) -> list[Any]:
    """Kind, whose, the name of the Why or Decision, the value; what else there is of dice and of what was overruled."""
    plain = [int(part.key.kind), part.key.who, part.code.name if part.code is not None else "", part.value]
    rest = [part.source, part.was, part.low, part.high]
    return plain if rest == ["", part.value, 0, 0] else plain + rest


def from_plain(ruleset: Ruleset, names: Sequence[str], plain: Any) -> LogEntry:
    """Read back; `names` are the combatants'. Raises TypeError, ValueError or IndexError for anything else."""
    name, values, words, parts = plain
    a, b, c = map(whole, values)
    said = {text(key): each if isinstance(each, str) else whole(each) for key, each in words.items()}
    who, other = text(said["who"]), text(said["other"])
    read = tuple(_part(ruleset, names, each) for each in parts)
    rolled = frozenset((who, other))  # so that no secret dice are told of whoever had rolled
    return LogEntry(_member(ruleset.event, name), who, other, (a, b, c), read, said, ruleset, rolled)


def _part(ruleset: Ruleset, names: Sequence[str], plain: Any) -> Part:
    given, who, name, value, *rest = plain
    source, was, low, high = rest or ("", value, 0, 0)
    kind = Kind(given)
    code = None if kind == Kind.SET else _member(ruleset.why if kind in _ROLLED else ruleset.decision, name)
    key = Key(kind, whole(who), code if isinstance(code, Coded) else 0, 0)
    whose = names[key.who] if key.who != TABLE else ""
    return Part(key, FORMER, whose, code, whole(value), text(source), whole(was), whole(low), whole(high))


def _member(members: type[Coded], name: Any) -> Coded | Former:
    found = members.__members__.get(text(name))
    return Former(name) if found is None else found
