"""Options that several commands have."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from cyclopts import Parameter

from affray.cli.language import Language


@Parameter(name="*")
@dataclass(frozen=True)
class Shown:
    """How a result is shown."""

    json: Annotated[bool, Parameter(negative="")] = False
    """Give the result as JSON."""

    language: Language | None = None
    """Language of what is shown; that of the system unless given."""


@Parameter(name="*")
@dataclass(frozen=True)
class Runs:
    """How many fights are run, from which dice."""

    fights: Annotated[int | None, Parameter(name=["--fights", "-n"])] = None
    """Number of fights, each from the first blow to the last. Default 100000; for each point of a sweep 10000."""

    seed: int = 1
    """Seed of the dice: the same seed gives the same fights."""


@Parameter(name="*")
@dataclass(frozen=True)
class Kept:
    """Where a group's tables are kept."""

    db: str | None = None
    """The database, as `affray serve` takes it. Default: the SQLite file in your data folder."""

    campaign: str | None = None
    """The campaign, by its name. Default: the first; what is only looked up is found in any."""


Vary = Annotated[list[str], Parameter(name="--vary", negative="", consume_multiple=False)]
SHOWN, RUNS, KEPT = Shown(), Runs(), Kept()
