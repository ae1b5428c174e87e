"""Running the command line, in this process (the fixture `run`) or in one of its own."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

EXAMPLES = Path(__file__).parents[2] / "examples" / "arsmagica"
DUEL = """\
ruleset: arsmagica
title: A duel
sides:
  - name: Aymar's side
    combatants:
      - name: Aymar
        characteristics: {quickness: 3, dexterity: 2, stamina: 1}
        abilities: {single_weapon: 5, brawl: 3}
        weapons: [long-sword, dagger]
        shield: buckler
        armour: {armour: leather-scale, cover: full}
  - name: Bertran's side
    combatants:
      - name: Bertran
        characteristics: {dexterity: 1, strength: 2, stamina: 2}
        abilities: {single_weapon: 4, brawl: 2}
        weapons: [long-sword, dagger]
        shield: heater-shield
        armour: {armour: chain, cover: partial}
"""


@dataclass(frozen=True)
class Result:
    """What a command gave."""

    status: int
    out: str
    err: str


Run = Callable[..., Result]


def process(*arguments: object, typed: str = "", **environment: str) -> Result:
    """Run a command in a process of its own."""
    done = subprocess.run(
        [sys.executable, "-m", "affray", *map(str, arguments)],
        input=typed,
        capture_output=True,
        text=True,
        encoding="utf-8",
        env={**os.environ, "LC_ALL": "C.UTF-8", **environment},
        timeout=120,
        check=False,
    )
    return Result(done.returncode, done.stdout, done.stderr)
