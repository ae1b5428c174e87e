"""Answers that nobody has to give: dice that the program rolls, and choices of combatants on autopilot."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from affray.core.generator import GAMMA, MASK, die, mix, stream
from affray.core.live import Answer, Provider
from affray.core.referee import NOBODY, TABLE, Key, Kind, Request
from affray.core.ruleset import Ruleset
from affray.core.seeded import nth_card, pack


def roll(seed: int, clock: int, request: Request) -> int:
    """The dice or card for a request, from a generator of its key's own.

    A die stays with the person and the purpose that it was rolled for: after an undo the same question gets the same
    die.
    """
    key = request.key
    state = mix((stream(seed, clock) + (pack(key.kind, key.who, key.code) * 4096 + key.nth) * GAMMA) & MASK)
    if key.kind == Kind.DRAW:
        return nth_card(request.options, die(state, request.options.bit_count())[0])
    total = 0
    for _ in range(request.count):
        face, state = die(state, request.sides)
        total += face
    return total


def decide(ruleset: Ruleset, fight: Any, request: Request) -> int:
    """What the ruleset's tactics answer."""
    key = request.key
    if key.kind == Kind.CHOICE:
        return int(ruleset.decide(fight, key.who, key.code, request.options))
    if key.kind == Kind.PICK:
        return int(ruleset.decide_pick(fight, key.who, key.code, list(request.values), len(request.values)))
    return int(ruleset.decide_amount(fight, key.who, key.code, request.low, request.high))


def is_dice(key: Key) -> bool:
    """Whether a key is answered by rolling or drawing."""
    return key.kind in (Kind.ROLL, Kind.DRAW)


def concerns_only(request: Request, fight: Any, who: Callable[[int], bool]) -> bool:
    """Whether a question to the table lets nobody act but those on autopilot: the tactics may answer it.

    What isn't about somebody, as how long to wait, concerns all.
    """
    return all(who(k) for k in request.open_options if k != NOBODY) or all(map(who, range(fight.count)))


def provider(ruleset: Ruleset, seed: int, rolls: Callable[[int], bool], decides: Callable[[int], bool]) -> Provider:
    """Answers for whom `rolls(index)` says that the program rolls, and `decides(index)` that the tactics choose."""

    def provide(request: Request, fight: Any) -> Answer | None:
        who = request.key.who
        if is_dice(request.key):
            if rolls(who) or decides(who):
                return Answer(roll(seed, ruleset.clock(fight), request), "auto" if decides(who) else "rolled")
        elif decides(who) or (
            who == TABLE and request.key.kind == Kind.CHOICE and concerns_only(request, fight, decides)
        ):
            return Answer(decide(ruleset, fight, request), "auto")
        return None

    return provide
