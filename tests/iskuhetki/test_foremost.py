"""What unattended combatants do before anything else is what they would choose out of everything."""

from __future__ import annotations

from typing import Any

import pytest

from affray.core.loop import play_out
from affray.core.records import figures
from affray.core.referee import ALL
from affray.core.ruleset import ruleset
from affray.core.seeded import SeededReferee

from tests.compiling import fights
from tests.iskuhetki.random_encounter import random_encounter

RULES = ruleset("iskuhetki")
CHUNK = 125


class Thorough(SeededReferee):
    """Considers every option."""

    def considers(self, fight: object, who: int, decision: int) -> int:
        return ALL


def played(referee: type[SeededReferee], fight: Any) -> list[list[int]]:
    """The row of results, and the figures of everybody."""
    row = play_out(RULES, referee(RULES, 21, 3, fight), fight)
    return [row, *(figures(me) for me in fight.combatants)]


@pytest.mark.parametrize("chunk", range(4))
def test_nothing_else_would_be_chosen(chunk: int) -> None:
    again = fights(RULES, random_encounter, chunk, CHUNK)
    for (seed, fight), (_, other) in zip(fights(RULES, random_encounter, chunk, CHUNK), again, strict=True):
        assert played(SeededReferee, fight) == played(Thorough, other), seed
