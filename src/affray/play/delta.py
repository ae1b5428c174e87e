"""What one act did to a fight: to be kept as one row, and done again elsewhere.

A journal is mostly added to at its end, so that a delta is small whatever the fight's length.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from affray.play.fight import Fight
from affray.play.journal import Entry
from affray.play.saves import entry_of


@dataclass(frozen=True)
class Mark:
    """How a fight stood before an act."""

    journal: tuple[Entry, ...]
    done: int
    rolls: Mapping[str, str]
    autopilot: Mapping[str, bool]


def mark(fight: Fight) -> Mark:
    """How it stands now."""
    return Mark(tuple(fight.journal), fight.done, dict(fight.rolls), dict(fight.autopilot))


def delta(before: Mark, fight: Fight) -> dict[str, Any]:
    """What has changed since, JSON-ready; empty when nothing has.

    `keep` entries of the journal stayed, `entries` came after them, `done` of all count; `rolls` and `autopilot` are
    there where anybody's have changed.
    """
    keep = _common(before.journal, fight.journal)
    found: dict[str, Any] = {}
    if keep < len(fight.journal) or keep < len(before.journal) or fight.done != before.done:
        entries = [entry.to_plain() for entry in fight.journal[keep:]]
        found |= {"keep": keep, "entries": entries, "done": fight.done}
    if dict(fight.rolls) != before.rolls:
        found["rolls"] = dict(fight.rolls)
    if dict(fight.autopilot) != before.autopilot:
        found["autopilot"] = dict(fight.autopilot)
    return found


def _common(before: tuple[Entry, ...], now: list[Entry]) -> int:
    """How many entries both begin with; those of a running fight are the same objects."""
    keep = min(len(before), len(now))
    while keep and before[keep - 1] is not now[keep - 1]:
        keep -= 1
    return keep


def added(saved: Mapping[str, Any], found: Mapping[str, Any]) -> dict[str, Any]:
    """What `Fight.save` gave, with a delta that came after it: the same as if the fight had been saved then.

    Its checkpoint stays the one before; should the rules have changed, what came after it is played from there.
    """
    more = dict(saved)
    if "keep" in found:
        keep, entries = found["keep"], found["entries"]
        journal = [*saved["journal"][:keep], *entries]
        to_come = [k for k in saved["checkpoint"]["to_come"] if k < keep]
        new = range(keep, found["done"]) if entries else ()
        more |= {
            "journal": journal,
            "done": found["done"],
            "checkpoint": {**saved["checkpoint"], "to_come": [*to_come, *new]},
        }
    for name in ("rolls", "autopilot"):
        more[name] = {**saved[name], **found.get(name, {})}
    return more


def go_back(fight: Fight, before: Mark) -> None:
    """Put a fight back to how it stood at a mark, whatever was done to it since."""
    _become(fight, _common(before.journal, fight.journal), before.journal, before.done)
    fight.rolls, fight.autopilot = dict(before.rolls), dict(before.autopilot)


def _become(fight: Fight, keep: int, journal: Sequence[Entry], done: int) -> None:
    """Another journal, of which the first `keep` entries are the fight's own and `done` count."""
    fight.undo(fight.done - min(keep, done))
    fight.journal[keep:] = journal[keep:]
    fight.redo(done - fight.done)


def follow(fight: Fight, found: Mapping[str, Any]) -> None:
    """Do to a fight what a delta says. Raises ValueError for one that isn't of this fight."""
    if "keep" in found:
        keep, done = found["keep"], found["done"]
        entries = [entry_of(fight.encounter, plain) for plain in found["entries"]]
        if not 0 <= keep <= len(fight.journal) or not 0 <= done <= keep + len(entries):
            raise ValueError(f"a change of {keep} and {len(entries)} entries; there are {len(fight.journal)}")
        _become(fight, keep, [*fight.journal[:keep], *entries], done)
    fight.rolls.update(found.get("rolls", {}))
    fight.autopilot.update(found.get("autopilot", {}))
