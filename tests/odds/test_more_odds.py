"""Odds of options and variants, over ranges, and of one exchange exactly."""

from __future__ import annotations

import json
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from fractions import Fraction
from typing import Any

import pytest

from affray.core.documents import Faults
from affray.core.loop import play_out
from affray.core.records import clone
from affray.core.referee import Kind
from affray.core.seeded import SeededReferee, pack
from affray.odds import Comparison, advise, compare, exchange, odds, sweep
from affray.odds.position import Position, position
from affray.play import Fight

from tests.toy import TOY, random_setup
from tests.toy.model import Decision, Why
from tests.toy.setup import random_encounter

pytestmark = pytest.mark.usefixtures("installed_toy", "compiled_toy", "taped_toy")


def asked_for(fight: Fight, decision: Decision) -> Any:
    """Play on until somebody is asked for a decision."""
    for _ in range(200):
        for question in fight.pending:
            if question.code == decision:
                return question
        question = fight.pending[0]
        if question.key.kind in (Kind.ROLL, Kind.DRAW):
            fight.roll(question)
        else:
            options = TOY.decide(fight.record, question.index, question.code, question.request.options)
            fight.answer(int(options), question)
    raise AssertionError(decision)


def test_the_odds_of_a_running_fight_begin_where_it_stands() -> None:
    fight = Fight(random_encounter(9, 5))
    asked_for(fight, Decision.ACT)
    found = odds(fight, 300, seed=2)
    winners: Counter[int] = Counter()
    for number in range(300):
        record = clone(fight.start)
        winners[play_out(TOY, SeededReferee(TOY, 2, number, record, fight.tape), record)[0]] += 1
    assert {side: chance.count for side, chance in found.wins.items()} == {
        side: winners[k] for k, side in enumerate(fight.roster.sides)
    }


def test_advice_is_the_odds_after_each_answer() -> None:
    fight = Fight(random_encounter(9, 5))
    question = asked_for(fight, Decision.ACT)
    advice = advise(fight, 400, seed=4)
    assert set(advice) == set(question.options.values())
    compared = 0
    for name, told in advice.items():
        after = Fight.restore(fight.save())
        after.answer(name)
        if after.record.round == fight.record.round and after.start == fight.start:  # still the same step
            compared += 1
            assert told.wins == odds(after, 400, seed=4).wins
    assert compared > 0
    assert len({tuple(told.wins.values()) for told in advice.values()}) > 1


def key_of(question: Any) -> tuple[int, int, int]:
    """The key of a question without its count."""
    return question.key.kind, question.key.who, question.key.code


def test_an_option_goes_to_its_own_question_when_a_later_one_is_answered_already() -> None:
    fight = Fight(random_encounter(9, 5))
    first, second = [question for question in fight.pending if question.code == Decision.STANCE][:2]
    fight.answer("low", second)
    tape = position(fight).answered(*key_of(first), 1).tape
    keys = [key for key, _ in tape]
    assert keys.index(pack(*key_of(first))) < keys.index(pack(*key_of(second)))
    for number in range(20):
        record = clone(fight.start)
        referee = SeededReferee(TOY, 1, number, record, tape)
        TOY.advance(referee, record)
        assert referee.at == len(tape)
        assert record.combatants[first.index].stance == 1


def test_advice_of_a_fight_that_asks_for_dice() -> None:
    fight = Fight(random_encounter(9, 2))
    while fight.pending[0].key.kind != Kind.ROLL:
        fight.answer(fight.pending[0].request.open_options[0], fight.pending[0])
    if len(fight.pending) > 1:
        fight.answer(fight.pending[1].request.open_options[0], fight.pending[1])
    assert {question.code for question in fight.pending} == {Why.INITIATIVE}
    with pytest.raises(ValueError, match="no choice is open"):
        advise(fight, 10)


def test_variants_are_compared_with_the_same_dice() -> None:
    encounter = random_encounter(21, 4)
    name = encounter.combatants[0].name
    found = compare(encounter, {f"{name}.hp": [10, 10, 30], "round_limit": [20, 20, 20]}, 2000)
    assert isinstance(found, Comparison)
    assert [variant[f"{name}.hp"] for variant in found.variants] == [10, 10, 30]
    assert found.odds[0].wins == found.odds[1].wins
    side = encounter.combatants[0].side
    assert (found.differences[1][side].gained, found.differences[1][side].lost) == (0, 0)
    more = found.differences[2][side]
    assert more.of == 2000
    assert more.value == pytest.approx(found.odds[2].wins[side].value - found.odds[0].wins[side].value)
    assert more.interval[0] > 0
    assert json.loads(json.dumps(found.to_json())) == found.to_json()


@pytest.mark.parametrize(
    ("changes", "told"),
    [
        ({}, "at least two values"),
        ({"round_limit": [1]}, "at least two values"),
        ({"round_limit": [1, 2], "title": ["a", "b", "c"]}, "round_limit: 2"),
    ],
)
def test_comparisons_that_make_no_sense(changes: dict[str, list[Any]], told: str) -> None:
    with pytest.raises(ValueError, match=told):
        compare(random_encounter(1), changes, 10)


def test_a_place_that_is_not_there_is_told_with_near_names() -> None:
    with pytest.raises(Faults, match="round_limit"):
        compare(random_encounter(1), {"round_limits": [1, 2]}, 10)
    with pytest.raises(Faults, match="hp"):
        sweep(random_encounter(1), {"Brawler 0.hps": [1, 2]}, 10)


def test_a_sweep_goes_through_all_combinations() -> None:
    encounter = random_encounter(21, 2)
    vary = {"Brawler 0.hp": [5, 15], "Brawler 1.skill": range(3)}
    done: list[tuple[int, int]] = []
    found = sweep(encounter, vary, 200, progress=lambda *now: done.append(now))
    assert [tuple(point.values.values()) for point in found.points] == [
        (hp, skill) for hp in (5, 15) for skill in range(3)
    ]
    assert done == [(k + 1, 6) for k in range(6)]
    point = found.points[4]
    assert point.odds.wins == odds(encounter.changed(point.values), 200).wins
    assert json.loads(json.dumps(found.to_json()))["points"][5]["values"] == {"Brawler 0.hp": 15, "Brawler 1.skill": 2}


def test_a_sweep_by_an_executor_is_the_same() -> None:
    encounter, vary = random_encounter(21, 2), {"Brawler 0.hp": [5, 10, 15]}
    with ThreadPoolExecutor(2) as pool:
        found = sweep(encounter, vary, 150, executor=pool)
    assert [p.odds.wins for p in found.points] == [p.odds.wins for p in sweep(encounter, vary, 150).points]


def test_a_sweep_stopped_has_what_was_done() -> None:
    def stop(done: int, _: int) -> None:
        if done == 2:
            raise KeyboardInterrupt

    found = sweep(random_encounter(21, 2), {"round_limit": [1, 2, 3, 4]}, 50, progress=stop)
    assert found.stopped
    assert [point.values["round_limit"] for point in found.points] == [1, 2]


def test_a_sweep_without_values() -> None:
    with pytest.raises(ValueError, match="values"):
        sweep(random_encounter(1), {"round_limit": []})


def test_an_exchange_is_exact() -> None:
    setup = random_setup(2, 2)
    setup.fight.options.open_ended = False
    here = Position(TOY, setup.roster, setup.fight)
    found = exchange(here, "Brawler 0", "brawler 1", cut=0)
    assert sum(found.outcomes.values()) == 1
    assert found.lost == 0
    assert sum(found.of("hp").values()) == 1
    assert found.mean("hp") == sum(hp * chance for hp, chance in found.of("hp").items())
    counts: Counter[int] = Counter()
    for number in range(4000):
        fight = clone(setup.fight)
        TOY.exchange(SeededReferee(TOY, 1, number), fight, 0, 1)
        counts[fight.combatants[1].hp] += 1
    assert set(counts) <= set(found.of("hp"))
    expected = {hp: 4000 * float(chance) for hp, chance in found.of("hp").items()}
    cells = [hp for hp in expected if expected[hp] >= 5]
    assert sum((counts[hp] - expected[hp]) ** 2 / expected[hp] for hp in cells) < 2.5 * len(cells) + 15
    plain = found.to_json()
    assert sum(Fraction(outcome["fraction"]) for outcome in plain["outcomes"]) == 1
    json.dumps(plain)


def test_an_exchange_with_dice_without_end_tells_what_it_leaves_out() -> None:
    setup = random_setup(2, 2)
    setup.fight.options.open_ended = True
    found = exchange(Position(TOY, setup.roster, setup.fight), "Brawler 0", "Brawler 1", cut=Fraction(1, 10**5))
    assert 0 < found.lost < Fraction(1, 1000)
    assert sum(found.outcomes.values()) + found.lost == 1


@pytest.mark.parametrize(
    ("names", "told"), [(("Brawler 0", "Brawlor 1"), "Brawler 1"), (("Brawler 0", "Brawler 0"), "itself")]
)
def test_an_exchange_of_nobody(names: tuple[str, str], told: str) -> None:
    setup = random_setup(2, 2)
    with pytest.raises(ValueError, match=told):
        exchange(Position(TOY, setup.roster, setup.fight), *names)


def test_options_of_the_table_are_advised_too() -> None:
    fight = Fight(random_encounter(9, 5))
    asked_for(fight, Decision.ACT)
    fight.answer("wait")
    question = asked_for(fight, Decision.INTERRUPT)
    assert set(advise(fight, 50)) == set(question.options.values()) > {"nobody"}
