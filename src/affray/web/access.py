"""Who is looking, and what is theirs."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, field
from enum import Enum

from affray.core.texts import LANGUAGES


class Role(Enum):
    """What somebody may do at a table."""

    GM = "gm"
    PLAYER = "player"
    WALL = "wall"


@dataclass(frozen=True)
class Viewer:
    """One who looks at a table: `seat` is what others call them, `combatants` are theirs to play, by name."""

    role: Role
    seat: str = ""
    combatants: Collection[str] = field(default_factory=frozenset)
    language: str = "en"
    link: str = ""  # the id of the link by which they came; "" for the owner of the server

    @property
    def gm(self) -> bool:
        """Whether they run the fight."""
        return self.role is Role.GM

    def plays(self, name: str) -> bool:
        """Whether they answer for a combatant."""
        return self.gm or name in self.combatants


def language_of(asked: str | None, accepted: str) -> str:
    """The language asked for, else the first of a browser's Accept-Language that there are texts in, else English."""
    if asked in LANGUAGES:
        return asked
    for part in accepted.split(","):
        code = part.split(";")[0].strip().lower()[:2]
        if code in LANGUAGES:
            return code
    return LANGUAGES[0]
