"""What comes after a fight, played like a fight: questions and answers, undo and redo, the GM's word, a journal."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from affray.core.loop import rule_error
from affray.core.ruleset import Setup
from affray.core.said import Said
from affray.play.fight import Fight
from affray.play.questions import WrongAnswer

if TYPE_CHECKING:
    from affray.core.ruleset import Recovery as Rules

NO_RECOVERY = Said("this ruleset has no rules for what comes after a fight", "no-recovery")


class Recovery(Fight):
    """The recovery from a fight that is over; nothing is rolled yet.

    `fight` is the fight, which stays as it is: this has a journal of its own. Who rolls, and who is on autopilot, is at
    first as it was there. Nobody wins a recovery.
    """

    def __init__(self, fight: Fight, seed: int | None = None) -> None:
        """From a fight; `seed` is for dice that the program rolls (None: one drawn by chance).

        Raises WrongAnswer when the fight isn't over, or its ruleset has no rules for what comes after it, and TypeError
        for anything but a fight.
        """
        rules = rules_after(fight)
        if not fight.over:
            raise WrongAnswer(Said("the fight isn't over: play it to its end first", "goes-on"))
        self.fight, self.encounter = fight, fight.encounter
        self._from_end: Callable[[Any, Any], Setup] = rules.begin
        self._begin(rules.ruleset, seed)
        self.rolls.update(fight.rolls)
        self.autopilot.update(fight.autopilot)

    def set_up(self) -> Setup:
        """The state in which the fight left everybody, and the words for it."""
        try:
            return self._from_end(self.fight.record, self.fight.roster)
        except Exception as error:
            raise rule_error(error) from error

    @property
    def winner(self) -> str | None:
        """Nobody wins."""
        return None

    def recover(self, seed: int | None = None) -> Recovery:
        """Once is enough. Raises WrongAnswer."""
        raise WrongAnswer(Said("this is a recovery already", "recovers-already"))

    @classmethod
    def restore(cls, data: dict[str, Any]) -> Recovery:
        """Read back what `save` gave. Raises ValueError, with what is wrong, for anything else."""
        from affray.play.saves import restore_recovery

        return restore_recovery(data)


def rules_after(fight: object) -> Rules:
    """The rules for what comes after a fight. Raises WrongAnswer when its ruleset has none."""
    if not isinstance(fight, Fight) or isinstance(fight, Recovery):
        raise TypeError(f"a recovery from {type(fight).__name__}: a Fight is wanted")
    if fight.ruleset.recovery is None:
        raise WrongAnswer.to(fight.ruleset.name, NO_RECOVERY)
    return fight.ruleset.recovery()
