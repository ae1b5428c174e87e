"""Plays random encounters interpreted and compiled until they differ, or a rule fails, or somebody stops it.

    python tools/fuzz.py [RULESET] [FIRST SEED]

Without a ruleset all in turn. A seed that it names goes into the ruleset's `test_compiled_equals_interpreter.py` with
what was wrong.
"""

from __future__ import annotations

import importlib
import itertools
import random
import sys
import time
import traceback
from collections.abc import Sequence
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1]))

from affray.core.ruleset import Ruleset, ruleset

from tests.compiling import differences, midway, program, settable, wild

RULESETS = ("aanvallen", "arsmagica", "iskuhetki", "rolemaster")
TOLD_EVERY = 5.0  # seconds
STEPS = 150  # of a fight with wild choices


class Fuzz:
    """The encounters of one ruleset."""

    def __init__(self, name: str) -> None:
        """Compiles it."""
        self.rules: Ruleset = ruleset(name)
        self.encounter = importlib.import_module(f"tests.{name}.random_encounter").random_encounter
        self.compiled, self.taped = program(self.rules), program(self.rules, taped=True)

    def wrong(self, seed: int) -> list[str]:
        """What is wrong with the encounter of a seed."""
        try:
            return self._played(seed)
        except Exception:  # noqa: BLE001 - whatever a rule raises
            return [traceback.format_exc(limit=-5)]

    def _played(self, seed: int) -> list[str]:
        fight = self.rules.setup(self.encounter(seed)).fight
        found = self._differences(self.compiled, fight, seed)
        now, tape = midway(self.rules, fight, random.Random(seed), settable(self.rules, fight))
        found += differences(self.rules, self.taped, now, seed, seed, tape)
        for meddle in (False, True):
            tape = wild(self.rules, fight, random.Random(seed), STEPS, meddle=meddle)
            found += self._differences(self.taped, fight, seed, tape)
        return found

    def _differences(self, made: Any, fight: Any, seed: int, tape: Sequence[tuple[int, int]] = ()) -> list[str]:
        return differences(self.rules, made, fight, seed, seed, tape, may_fail=False)


def main(arguments: Sequence[str]) -> int:
    """1 when a fight differs, or a rule fails; 2 for what can't be read."""
    names = [each for each in arguments if each in RULESETS]
    seeds = [int(each) for each in arguments if each.isdecimal()]
    if len(names) + len(seeds) < len(arguments) or len(names) > 1 or len(seeds) > 1:
        print(f"usage: python tools/fuzz.py [{' | '.join(RULESETS)}] [FIRST SEED]", file=sys.stderr)
        return 2
    print("compiling (the first time this takes some minutes)", flush=True)
    first = seeds[0] if seeds else int(time.time())
    fuzzes = [Fuzz(name) for name in names or RULESETS]
    told = time.monotonic()
    for seed in itertools.count(first):
        for fuzz in fuzzes:
            if found := fuzz.wrong(seed):
                print(f"{fuzz.rules.name}, seed {seed}: {'; '.join(found)}")
                return 1
        if time.monotonic() - told > TOLD_EVERY:
            told = time.monotonic()
            print(f"{seed + 1 - first} encounters from seed {first} on, all the same", flush=True)
    return 0


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except KeyboardInterrupt:
        sys.exit(0)
