"""Plays random encounters interpreted and compiled until they differ, or until somebody stops it.

    python tools/fuzz.py [FIRST SEED]

A seed that it names goes into `tests/arsmagica/test_compiled_equals_interpreter.py` with what was wrong.
"""

from __future__ import annotations

import itertools
import random
import sys
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from tests.arsmagica.random_encounter import random_encounter
from tests.arsmagica.test_compiled_equals_interpreter import RULES, settable
from tests.compiling import differences, midway, program

TOLD_EVERY = 5.0  # seconds


def main(first: int) -> int:
    """1 when a fight differs."""
    print("compiling (the first time this takes a minute or two)", flush=True)
    compiled, taped = program(RULES), program(RULES, taped=True)
    told = time.monotonic()
    for seed in itertools.count(first):
        fight = RULES.setup(random_encounter(seed)).fight
        now, tape = midway(RULES, fight, random.Random(seed), settable(fight))
        found = differences(RULES, compiled, fight, seed, seed) + differences(RULES, taped, now, seed, seed, tape)
        if found:
            print(f"seed {seed}: {'; '.join(found)}")
            return 1
        if time.monotonic() - told > TOLD_EVERY:
            told = time.monotonic()
            print(f"{seed + 1 - first} encounters from seed {first} on, all the same", flush=True)
    return 0


if __name__ == "__main__":
    try:
        sys.exit(main(int(sys.argv[1]) if len(sys.argv) > 1 else int(time.time())))
    except KeyboardInterrupt:
        sys.exit(0)
