"""Every sum of the rules ends with the GM's part, so that the GM can always add to it."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from affray.core.live import Spoken
from affray.core.referee import Kind
from affray.play import Fight

from tests.play.table import begin, brawl, example, play, skirmish

NAMES = ("duel", "bridge", "magus", "ravine")


def spoken_in(fight: Fight) -> list[Sequence[Spoken]]:
    """What each step used, in the order of use."""
    return [step.used for step in (*fight.timeline.steps, fight.timeline.open)]


def open_sums(step: Sequence[Spoken], gm: int) -> list[Spoken]:
    """Parts that no part of the GM follows before the next die of the same person, or the end of the step."""
    without: dict[int, Spoken] = {}
    found: list[Spoken] = []
    for spoken in step:
        who = spoken.key.who
        if spoken.key.kind == Kind.PART:
            if spoken.key.code == gm:
                without.pop(who, None)
            else:
                without[who] = spoken
        elif spoken.key.kind in (Kind.ROLL, Kind.DRAW) and who in without:
            found.append(without.pop(who))
    return found + list(without.values())


def dice_without_sums(step: Sequence[Spoken], gm: int, goes_on: tuple[int, ...]) -> list[Spoken]:
    """Dice before which their person has no part of the GM's, but for dice that only go on with an earlier roll."""
    ready: set[int] = set()
    last: dict[int, int] = {}
    found: list[Spoken] = []
    for spoken in step:
        who, code = spoken.key.who, spoken.key.code
        if spoken.key.kind == Kind.PART and code == gm:
            ready.add(who)
            last.pop(who, None)
        elif spoken.key.kind == Kind.ROLL:
            again = who in last and (code == last[who] or code in goes_on)
            if who not in ready and not again:
                found.append(spoken)
            ready.discard(who)
            last[who] = last[who] if again else code
    return found


@pytest.mark.parametrize("seed", range(12))
def test_every_sum_of_ars_magica_ends_with_the_gms_part(seed: int) -> None:
    fight = begin(skirmish(seed, 6) if seed > 3 else example(NAMES[seed]))
    play(fight, 150, seed)
    fight.auto(seed=seed)
    why = fight.ruleset.why
    gm, goes_on = int(why["GM"]), (int(why["BOTCH"]),)
    rolled = 0
    for step in spoken_in(fight):
        assert open_sums(step, gm) == []
        assert dice_without_sums(step, gm, goes_on) == []
        rolled += sum(spoken.key.kind == Kind.ROLL for spoken in step)
    assert rolled > 10


@pytest.mark.parametrize("seed", range(6))
def test_every_sum_of_the_brawl_ends_with_the_gms_part(seed: int) -> None:
    fight = begin(brawl(seed))
    fight.auto(seed=seed)
    gm = int(fight.ruleset.why["GM"])
    for step in spoken_in(fight):
        assert open_sums(step, gm) == []
        assert dice_without_sums(step, gm, ()) == []


def test_the_log_has_the_gms_part_with_every_die() -> None:
    """What a screen opens under a line: the dice of a line stand with the sum that they go to."""
    fight = begin(example("bridge"))
    fight.auto(seed=6)
    lines = 0
    for entry in fight.log:
        if entry.event in ("attacks", "defends", "initiative", "flees"):
            whose = [part for part in entry.parts if part.who == entry.who and part.kind in ("part", "roll")]
            first_die = next(k for k, part in enumerate(whose) if part.kind == "roll")
            assert whose[first_die - 1].why == "gm", entry
            lines += 1
    assert lines > 20
