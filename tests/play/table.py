"""Fights to test with, answers at random, and pictures of a fight to compare."""

from __future__ import annotations

import functools
import json
import random
from pathlib import Path
from typing import Any

from affray.core.records import figures
from affray.encounters import Encounter, load
from affray.play import Amount, Choice, Fight, Question, Roll

from tests.toy.setup import ToyEncounter, random_encounter

EXAMPLES = Path(__file__).parents[2] / "examples" / "arsmagica"
CREATURES = (
    "brigand",
    "knight",
    "man-at-arms",
    "archer",
    "wolf",
    "magus",
    "hedge-wizard",
    "crossbowman",
    "shield-grog",
)
SEED = 7


@functools.cache
def example(name: str) -> Encounter:
    """An example of the ars magica ruleset: duel, bridge, magus, ravine."""
    return load(EXAMPLES / f"{name}.yaml")


@functools.cache
def skirmish(seed: int, count: int = 4) -> Encounter:
    """A random encounter of the ars magica ruleset."""
    dice = random.Random(seed)
    sides: list[dict[str, Any]] = [{"name": "Reds", "combatants": []}, {"name": "Blues", "combatants": []}]
    for k in range(count):
        creature = dice.choice(CREATURES)
        tactics = dice.choice(["bold", "careful", "coward", "mindless"])
        sides[k % 2]["combatants"].append({"creature": creature, "name": f"{creature.title()} {k}", "tactics": tactics})
    distance = dice.choice([1, 1, 12, 40])
    return Encounter.model_validate({"ruleset": "arsmagica", "distance": distance, "round_limit": 8, "sides": sides})


def brawl(seed: int, count: int | None = None) -> ToyEncounter:
    """A random encounter of the toy ruleset."""
    return random_encounter(seed, count)


def encounter_of(seed: int) -> Encounter:
    """A random encounter of either ruleset, small enough to be played many times over."""
    return skirmish(seed // 2 % 40, 2 + seed % 3) if seed % 2 else brawl(seed, 2 + seed // 2 % 4)


def begin(encounter: Encounter, *, by_hand: bool = True) -> Fight:
    """A fight in which everybody rolls by hand."""
    fight = Fight(encounter, seed=SEED)
    if by_hand:
        fight.rolls.update(dict.fromkeys(fight.rolls, "hand"))
    return fight


def right_answer(asked: Question, dice: random.Random) -> int:
    """Something that answers a question."""
    if isinstance(asked, Roll):
        return sum(dice.randint(1, asked.sides) for _ in range(asked.count))
    if isinstance(asked, Amount):
        return dice.randint(asked.low, asked.high)
    assert isinstance(asked, Choice)
    options = list(asked.options)
    if asked.name == "action":  # else half of them would yield or run
        options = [k for k, name in asked.options.items() if name not in ("yield", "pass", "flee")] or options
    return dice.choice(options)


def play(fight: Fight, answers: int, seed: int = 0) -> Fight:
    """Answer so many questions at random, in any order where several are open."""
    dice = random.Random(seed)
    for _ in range(answers):
        if not fight.pending:
            break
        asked = dice.choice(fight.pending)
        fight.answer(right_answer(asked, dice), asked)
    return fight


def log_of(fight: Fight) -> list[Any]:
    """The log with its parts, as plain data."""
    return [
        (
            e.event,
            e.clause,
            e.who,
            e.other,
            e.values,
            [(p.who, p.kind, p.why, p.value, p.source, p.was) for p in e.parts],
        )
        for e in fight.log
    ]


def picture(fight: Fight) -> dict[str, Any]:
    """All that people and the odds see of a fight, and its journal, so that two of them can be compared."""
    return {
        "record": figures(fight.record),
        "start": figures(fight.start),
        "names": list(fight.roster.names),
        "pending": [(asked.key, asked.clock, asked.who, asked.request) for asked in fight.pending],
        "tape": fight.tape,
        "log": log_of(fight),
        "parts": [(part.key, part.value, part.source, part.was) for part in fight.parts],
        "set_aside": [entry.to_plain() for entry in fight.set_aside],
        "journal": [entry.to_plain() for entry in fight.journal[: fight.done]],
        "winner": fight.winner,
        "view": json.loads(json.dumps(fight.view())),
    }


def whole(fight: Fight) -> dict[str, Any]:
    """A picture with what was undone as well."""
    return {**picture(fight), "undone": [entry.to_plain() for entry in fight.journal[fight.done :]]}


def saved(fight: Fight) -> Any:
    """A saved fight as it comes out of a file."""
    return json.loads(json.dumps(fight.save()))
