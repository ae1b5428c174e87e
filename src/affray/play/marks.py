"""Where in a journal people did something: undo goes back to there, past what the program answered in its wake."""

from __future__ import annotations

from affray.play.fight import Fight
from affray.play.journal import ANSWER


def by_people(fight: Fight, k: int) -> bool:
    """Whether entry k of the journal is somebody's act, not the program's."""
    entry = fight.journal[k]
    if entry.kind != ANSWER or entry.key is None or entry.source == "typed":
        return True
    names = fight.roster.names
    by_program = 0 <= entry.key.who < len(names) and fight.rolls.get(names[entry.key.who]) == "auto"
    return entry.source == "rolled" and not by_program


def marks(fight: Fight) -> list[int]:
    """The places of all acts of people, those taken back included."""
    return [k for k in range(len(fight.journal)) if by_people(fight, k)]


def last_by_people(fight: Fight) -> int:
    """The place of the last act of people that counts; 0 without one."""
    return next((k for k in range(fight.done - 1, -1, -1) if by_people(fight, k)), 0)


def next_by_people(fight: Fight) -> int:
    """The place after the next act of people that was taken back, and what the program did in its wake."""
    later = range(fight.done + 1, len(fight.journal))
    return next((k for k in later if by_people(fight, k)), len(fight.journal))
