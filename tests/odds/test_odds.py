"""Odds: of an encounter's beginning, and from where a fight stands."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

import numpy as np
import pytest

import affray
from affray.core.loop import HEAD, RuleError, play_out
from affray.core.records import clone
from affray.core.ruleset import CUT, ruleset
from affray.core.seeded import SeededReferee
from affray.odds import Odds, Progress, odds
from affray.odds import run as running
from affray.odds.compile import main
from affray.odds.machines import Compiler, is_ready, load
from affray.odds.position import Position
from affray.odds.run import Run

from tests.core.tiny import TINY, Fault, new_fight
from tests.toy import TOY, random_setup
from tests.toy.model import Event, Fate
from tests.toy.setup import random_encounter


def place(number: int, count: int | None = None) -> Position:
    """A random brawl."""
    setup = random_setup(number, count)
    return Position(TOY, setup.roster, setup.fight)


def same(one: Odds, other: Odds) -> bool:
    """Whether two say the same, but for the time it took."""
    plain = [found.to_json() for found in (one, other)]
    for each in plain:
        for name in ("seconds", "fights_per_second", "interpreted"):
            del each[name]
    return plain[0] == plain[1]


def test_what_is_counted_is_what_happened(compiled_toy: Any) -> None:
    here = place(9, 5)
    found = odds(here, 400, seed=3)
    rows = []
    for number in range(400):
        fight = clone(here.start)
        rows.append(play_out(TOY, SeededReferee(TOY, 3, number, fight), fight))
    winners = Counter(row[0] for row in rows)
    assert {side: chance.count for side, chance in found.wins.items()} == {
        side: winners[k] for k, side in enumerate(here.roster.sides)
    }
    assert found.cut == winners[CUT]
    assert found.draw.count == 400 - sum(winners[k] for k in range(len(here.roster.sides)))
    assert found.rounds.counts == Counter(row[1] for row in rows)
    for k, side in enumerate(here.roster.sides):
        members = [who for who in range(5) if here.start.combatants[who].side == k]
        assert found.losses[side].counts == Counter(
            sum(row[HEAD + who] == Fate.DOWN for who in members) for row in rows
        )
    for who, name in enumerate(here.roster.names):
        counts = {fate.name.lower(): sum(row[HEAD + who] == fate for row in rows) for fate in Fate}
        assert {fate: chance.count for fate, chance in found.fates[name].items()} == counts
    assert found.events[Event.ROUND.name.lower()] == pytest.approx(np.mean([row[1] for row in rows]))


def test_it_is_the_same_interpreted_and_compiled_by_any_number_of_threads(compiled_toy: Any) -> None:
    here = place(12)
    first = odds(here, 300, compiled=False)
    assert first.interpreted == 300
    for threads in (1, 2, 5):
        again = odds(here, 300, threads=threads, compiled=True)
        assert same(first, again)
        assert again.interpreted == 0


def test_another_seed_is_another_sample(compiled_toy: Any) -> None:
    assert not same(odds(place(9, 5), 500, seed=1), odds(place(9, 5), 500, seed=2))


def test_it_goes_over_to_compiled_code_when_there_is_some(compiled_toy: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    class Soon:
        """A compiler that is done when it is looked at for the third time."""

        def __init__(self, *_: Any) -> None:
            self.looks = 0

        def poll(self) -> bool:
            self.looks += 1
            return self.looks == 3

        def stop(self) -> None:
            """It has."""

    monkeypatch.setattr(running, "Compiler", Soon)
    monkeypatch.setattr(running, "is_ready", lambda *_: False)
    monkeypatch.setattr(running, "is_installed", lambda *_: True)
    monkeypatch.setattr(running, "SLICE", 0.01)
    told: list[tuple[bool, int]] = []

    def progress(now: Progress) -> None:
        told.append((now.compiling, now.odds().fights))

    here = place(12)
    found = odds(here, 5000, progress=progress)
    assert 0 < found.interpreted < 5000
    assert [compiling for compiling, _ in told[:3]] == [True] * 3
    assert told[-1] == (False, 5000)
    monkeypatch.undo()
    assert same(found, odds(here, 5000, compiled=True))


def test_rules_that_cannot_be_compiled_are_left_to_the_interpreter(monkeypatch: pytest.MonkeyPatch) -> None:
    class Never:
        """A compiler that fails."""

        def __init__(self, *_: Any) -> None: ...

        def poll(self) -> bool:
            raise RuleError("rules.py:3: rule x can't be compiled")

        def stop(self) -> None: ...

    monkeypatch.setattr(running, "Compiler", Never)
    monkeypatch.setattr(running, "is_ready", lambda *_: False)
    monkeypatch.setattr(running, "is_installed", lambda *_: True)
    found = odds(Position(TINY, TINY.setup(None).roster, new_fight()), 2500)
    assert found.fights == found.interpreted == 2500
    assert any("rules.py:3" in note for note in found.notes)


def test_stopped_it_says_what_it_has(compiled_toy: Any) -> None:
    def stop(now: Progress) -> None:
        if now.done >= 8192:
            raise KeyboardInterrupt

    found = odds(place(9, 5), 200_000, threads=2, progress=stop)
    assert found.stopped
    assert 8192 <= found.fights < 200_000
    assert sum(chance.count for chance in (*found.wins.values(), found.draw)) == found.fights


@pytest.mark.parametrize(
    ("settings", "told"), [({"fights": 0}, "0 fights"), ({"fights": -5}, "-5 fights"), ({"threads": 0}, "0 thr")]
)
def test_numbers_that_make_no_sense(settings: dict[str, Any], told: str) -> None:
    with pytest.raises(ValueError, match=told):
        odds(place(1), **settings)


def test_odds_of_something_else() -> None:
    with pytest.raises(TypeError, match="str: an Encounter or a Fight"):
        odds("duel.yaml")  # type: ignore[arg-type]


@pytest.mark.parametrize("compiled", [False, True])
def test_a_rule_that_fails_is_named(compiled: bool) -> None:
    here = Position(TINY, TINY.setup(None).roster, new_fight(fault=Fault.DIVISION))
    if compiled:
        load(TINY)
        with pytest.raises(RuleError, match=r"tiny\.py:\d+: rule fail: ZeroDivisionError"):
            Run(here, 100, compiled=None)._by_threads()
    else:
        with pytest.raises(RuleError, match=r"tiny\.py:\d+: rule fail: ZeroDivisionError"):
            odds(here, 100, compiled=False)


def test_a_child_process_compiles(compiled_toy: Any, installed_toy: None) -> None:
    compiler = Compiler(TOY)
    compiler.wait()
    assert compiler.poll()
    assert is_ready(TOY)
    compiler.stop()


def test_a_child_process_says_why_it_could_not_compile(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(RuleError, match=r"usage: python -m affray\.odds\.compile"):
        Compiler(TINY).wait()
    assert main(["nothing"]) == 2
    assert "arsmagica" in capsys.readouterr().err


def test_a_child_process_that_is_stopped() -> None:
    compiler = Compiler(ruleset("arsmagica"))
    assert not compiler.poll()
    compiler.stop()


def test_what_is_told_of_it_can_be_written_as_json(compiled_toy: Any) -> None:
    plain = odds(place(9, 5), 300).to_json()
    assert json.loads(json.dumps(plain)) == plain


def test_the_package_is_the_function_too(compiled_toy: Any, installed_toy: None) -> None:
    encounter = random_encounter(3)
    assert same(affray.odds(encounter, 100), odds(encounter, 100))  # type: ignore[operator,unused-ignore]
