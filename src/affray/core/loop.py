"""The step loop: the core stops, counts and guards a fight; a ruleset only knows one step."""

from __future__ import annotations

import traceback
from typing import Any

from affray.core.documents import Faults
from affray.core.referee import Referee
from affray.core.ruleset import Ruleset, Setup

STEP_LIMIT = 100_000  # steps of one fight, after which its rules are taken to run for ever
HEAD = 3  # figures of a result before the fates: winner, rounds, steps


class RuleError(Exception):
    """A rule failed: the message names the rule, its file and line, and what went wrong there."""


def play_out(ruleset: Ruleset, referee: Referee, fight: Any) -> list[int]:
    """Play a fight to its end: winner, rounds, steps, then the fate of each combatant.

    Raises RuleError when the fight takes more than `STEP_LIMIT` steps.
    """
    steps = 0
    while not fight.over:
        if steps >= STEP_LIMIT:
            raise RuleError(endless(ruleset, fight.round))
        ruleset.advance(referee, fight)
        steps += 1
    fates = [int(ruleset.fate(fight, who)) for who in range(fight.count)]
    return [int(ruleset.winner(fight)), int(fight.round), steps, *fates]


def set_up(ruleset: Ruleset, encounter: Any) -> Setup:
    """The fight of an encounter, nothing rolled yet. Raises Faults, or RuleError when the ruleset's set-up fails."""
    try:
        return ruleset.setup(encounter)
    except Faults:
        raise
    except Exception as error:
        raise rule_error(error) from error


def whole_seed(seed: object) -> int:
    """The seed, if it is one. Raises TypeError for anything but a whole number."""
    if isinstance(seed, bool) or not isinstance(seed, int):
        raise TypeError(f"seed {seed!r}: a whole number is wanted")
    return seed


def endless(ruleset: Ruleset, rounds: int) -> str:
    """What is said of a fight that doesn't end."""
    return f"{ruleset.name}: a fight without end, stopped in round {rounds} after {STEP_LIMIT:,} steps"


def rule_error(error: BaseException) -> RuleError:
    """An error that a rule raised, with the rule's name, file and line in front."""
    if isinstance(error, RuleError):
        return error
    frame = traceback.extract_tb(error.__traceback__)[-1]
    return RuleError(f"{frame.filename}:{frame.lineno}: rule {frame.name}: {type(error).__name__}: {error}")
