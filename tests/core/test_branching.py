"""The branching referee: how it splits, what it gives, and that others come to the same."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from enum import IntEnum
from fractions import Fraction
from typing import Any, Final

import icepool
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, rule

from affray.core.branching import BranchingReferee, ways_of_sum
from affray.core.records import Ints, assign, clone, ints, record
from affray.core.referee import Referee
from affray.core.seeded import SeededReferee

from tests.core.every_way import Chances, every_way, exact
from tests.toy import TOY, random_setup
from tests.toy.model import Fight

HALF = Fraction(1, 2)


class Colour(IntEnum):
    RED = 1
    BLUE = 2


@record
class Purse:
    coins: int = 0
    colour: Colour = Colour.RED
    stacks: Final[Ints] = ints(2)


def chances(play: Any, cut: Fraction | float = 0) -> dict[int, Fraction]:
    """The chances of the single figure that a play gives."""
    return {figures[0]: chance for figures, chance in exact(TOY, lambda referee: [play(referee)], cut)[0].items()}


def plays(play: Any) -> int:
    """How many plays it takes; and brute force comes to the same."""
    outcomes, referee = exact(TOY, play)
    assert outcomes == every_way(TOY, play)
    return referee.plays


def of_die(die: Any) -> dict[int, Fraction]:
    """The chances of an icepool die."""
    return {outcome: Fraction(quantity, die.denominator()) for outcome, quantity in die.items()}


# ---- what splits, and how often --------------------------------------------------------------------------------------


def test_a_die_that_nobody_asks_about_is_one_play() -> None:
    assert plays(lambda r: [3 - 2 * r.roll(20, 0, 1), r.dice(3, 4, 0, 1) // 2, r.draw(0b10110, 0, 1) + 1]) == 1


QUESTIONS: list[Callable[[int, int, int], bool]] = [
    lambda face, factor, bound: factor * face + 2 <= bound,
    lambda face, factor, bound: 2 + face * factor > bound,
    lambda face, factor, bound: bound < 2 - face * -factor,
    lambda face, factor, bound: bound >= factor * (face - 1) + factor + 2,
    lambda face, factor, bound: factor * face + 2 == bound,
    lambda face, factor, bound: bound - 2 != factor * face,
]


@pytest.mark.parametrize("question", QUESTIONS)
@pytest.mark.parametrize("factor", [1, -1, 2, -3])
def test_a_comparison_is_two_plays_or_one_where_the_answer_is_sure(factor: int, question: Any) -> None:
    for bound in range(-18, 16):
        answers = {question(face, factor, bound) for face in range(1, 7)}
        assert plays(lambda r, bound=bound: [question(r.roll(6, 0, 1), factor, bound)]) == len(answers)


def test_an_index_is_a_play_for_each_value() -> None:
    table = (5, 5, 7, 5, 7, 9)
    assert plays(lambda r: [table[r.roll(6, 0, 1) - 1]]) == 6
    assert plays(lambda r: [table[r.roll(6, 0, 1) // 4]]) == 2


def test_two_dice_against_each_other_are_two_plays() -> None:
    def margin(referee: Referee) -> list[int]:
        attack, defence = referee.roll(10, 0, 1) + 7, referee.roll(10, 1, 1) + 5
        if attack > defence:
            return [1, attack - defence + 3]
        return [0, 0]

    assert plays(margin) == 2


def test_what_was_folded_can_be_asked_for_its_dice() -> None:
    def play(referee: Referee) -> list[int]:
        a, b, c = referee.dice(2, 4, 0, 1), referee.roll(4, 0, 1), referee.dice(2, 3, 0, 1)
        both = a + 2 * b
        total = both - c
        high = total > 7
        equal = b == 3
        return [high, equal, total, total - both, max(a, 4), both % 3]

    assert plays(play) == 7  # high, equal, a below 4: all ways but one that cannot be


def test_a_difference_reckoned_again_is_shifted_only_by_what_is_even() -> None:
    def play(referee: Referee) -> list[int]:
        a, b = referee.roll(6, 0, 1), referee.roll(4, 0, 1)
        won = a - b > 1
        return [won, a - b, a + 3 - (b + 1), a * 2 - b, a + b, abs(a - 4) - b, b - a]

    assert plays(play) == 2


@pytest.mark.parametrize("second", [lambda a, b: a + 2 + (b - 1), lambda a, b: a + b * 2, lambda a, b: a * 2 + b])
def test_a_sum_reckoned_again_is_shifted_only_by_what_is_even(second: Any) -> None:
    def play(referee: Referee) -> list[int]:
        a, b = referee.roll(6, 0, 1), referee.roll(4, 0, 1)
        return [a + b > 6, second(a, b)]

    assert plays(play) == 2


def test_a_product_reckoned_again_is_not_shifted() -> None:
    def play(referee: Referee) -> list[int]:
        a, b = referee.roll(6, 0, 1), referee.roll(4, 0, 1)
        return [a * b > 6, a * b, (a + 1) * b]

    assert plays(play) == 2


def test_a_figure_reckoned_from_a_sum_and_its_own_die() -> None:
    assert plays(lambda r: [(a := r.roll(6, 0, 1)) + (b := r.roll(4, 0, 1)) - a == b]) == 1


def test_sums_of_many_dice_are_cheap() -> None:
    def play(referee: Referee) -> list[int]:
        total = 0
        for _ in range(12):
            total += referee.roll(10, 0, 1)
        return [total > 66, total]

    outcomes, referee = exact(TOY, play)
    assert referee.plays == 2
    assert {total: chance for (_, total), chance in outcomes.items()} == of_die(12 @ icepool.d10)


def test_a_figure_has_a_value_for_its_possible_cases_only() -> None:
    def play(referee: Referee) -> list[int]:
        face = referee.roll(4, 0, 1) - 1
        if face == 0:
            return [-1]
        return [12 // face]

    assert plays(play) == 2


def test_a_figure_with_one_value_left_splits_no_more() -> None:
    def play(referee: Referee) -> list[int]:
        face = referee.roll(6, 0, 1)
        if face < 6:
            return [0]
        return [face == 6, sum(range(face)), -face // 4, {face: 3}[6], (1 << face) | 1, Colour(face // 3)]

    assert plays(play) == 2


def test_a_set_and_an_enum_find_an_unseen_figure() -> None:
    assert plays(lambda r: [r.roll(6, 0, 1) in {2, 5}]) == 6
    assert plays(lambda r: [Colour(r.roll(2, 0, 1)) == Colour.BLUE]) == 2
    assert plays(lambda r: [r.roll(2, 0, 1) != Colour.BLUE]) == 2


def test_an_unseen_figure_shows_what_it_can_be() -> None:
    shown: list[str] = []

    def play(referee: Referee) -> list[int]:
        total = referee.roll(3, 0, 1) + referee.roll(2, 0, 1)
        shown.append(repr(total))
        return [total]

    exact(TOY, play)
    assert shown == ["<unseen, one of [2, 3, 4, 5]>"]


def test_only_numbers_are_equal_to_a_figure() -> None:
    assert chances(lambda r: r.roll(6, 0, 1) == "six") == {0: 1}


# ---- figures in records ----------------------------------------------------------------------------------------------


def test_unseen_figures_live_in_records() -> None:
    def play(referee: Referee) -> list[int]:
        purse, other = Purse(), Purse()
        purse.coins = referee.roll(6, 0, 1)
        purse.stacks[1] = purse.coins + referee.roll(4, 0, 1)
        kept = clone(purse)
        purse.coins += 10
        assign(other, purse)
        return [kept.coins, purse.coins, other.stacks[1], kept.stacks[0]]

    assert plays(play) == 1


# ---- choices and the rest of the protocol ----------------------------------------------------------------------------


def fight_of_two() -> Fight:
    fight: Fight = random_setup(7, 2).fight
    return fight


def test_choices_go_to_the_tactics() -> None:
    fight = fight_of_two()
    fight.squares[0], fight.squares[1] = 3, 8
    for referee in (BranchingReferee(TOY), SeededReferee(TOY, 1, 1)):
        assert referee.choose(fight, 0, 1, 0b111) == TOY.decide(fight, 0, 1, 0b111)
        assert referee.pick(fight, 0, 5, fight.squares, 2) == TOY.decide_pick(fight, 0, 5, fight.squares, 2)
        assert referee.amount(fight, 0, 4, 0, 3) == TOY.decide_amount(fight, 0, 4, 0, 3)
        assert referee.part(30, 0, -4) == -4


def test_each_asks_everybody_of_the_bit_set() -> None:
    def play(referee: Referee) -> list[int]:
        rolled = [0, 0, 0, 0]

        def ask(referee: Referee, into: list[int], who: int) -> None:
            into[who] = referee.roll(2, who, 1)

        referee.each(rolled, 0b1010, ask)
        referee.tell(1, 0, 1, rolled[1])
        return rolled

    assert exact(TOY, play)[0] == {(0, a, 0, b): Fraction(1, 4) for a in (1, 2) for b in (1, 2)}


def test_questions_may_depend_on_what_is_unseen() -> None:
    def play(referee: Referee) -> list[int]:
        size = referee.roll(3, 0, 1)
        deck = (1 << 6) - (1 << size)
        card = referee.draw(deck, 0, 1)
        deck &= ~(1 << card)
        rolled = referee.dice(size - 1, 2 + size // 3, 0, 1)
        return [card, referee.draw(deck, 0, 1), rolled, referee.roll(size, 0, 1)]

    outcomes, _ = exact(TOY, play)
    assert outcomes == every_way(TOY, play)


@st.composite
def bit_sets(draw: Any) -> int:
    """Options, among them none, a single one, and what is no bit set at all."""
    drawn: int = draw(st.sampled_from([0, -1, 1, 1 << 62, 0b110, 1 << 62 | 4]) | st.integers(-3, (1 << 63) - 1))
    return drawn


class SameAnswers(RuleBasedStateMachine):
    """Asked the same that needs no die, the branching and the seeded referee answer, or complain, alike."""

    def __init__(self) -> None:
        super().__init__()
        self.fight = fight_of_two()
        self.referees: tuple[Any, Any] = BranchingReferee(TOY), SeededReferee(TOY, 1, 1)

    def both(self, call: str, *arguments: Any) -> None:
        branching, seeded = (answer_of(referee, call, *arguments) for referee in self.referees)
        assert branching == seeded

    @rule(decision=st.sampled_from([1, 2, 6]), options=bit_sets())
    def choose(self, decision: int, options: int) -> None:
        self.both("choose", self.fight, 0, decision, options)

    @rule(low=st.integers(-3, 5), high=st.integers(-3, 5))
    def amount(self, low: int, high: int) -> None:
        self.both("amount", self.fight, 0, 4, low, high)

    @rule(values=st.lists(st.integers(0, 11), min_size=3, max_size=3), count=st.integers(-1, 3))
    def pick(self, values: list[int], count: int) -> None:
        for k, value in enumerate(values):
            self.fight.squares[k] = value
        self.both("pick", self.fight, 1, 5, self.fight.squares, count)

    @rule(card=st.none() | st.integers(0, 62))
    def draw(self, card: int | None) -> None:
        self.both("draw", 0 if card is None else 1 << card, 0, 4)

    @rule(value=st.integers())
    def part(self, value: int) -> None:
        self.both("part", 30, 0, value)


def answer_of(referee: Any, call: str, *arguments: Any) -> tuple[type, Any]:
    """What a referee answers, or what it complains of."""
    try:
        answer = getattr(referee, call)(*arguments)
    except ValueError as error:
        return ValueError, str(error)
    return int, int(answer)


TestSameAnswers = SameAnswers.TestCase
TestSameAnswers.settings = settings(max_examples=60, stateful_step_count=20)


# ---- dice without end ------------------------------------------------------------------------------------------------


def stress(referee: Referee, botch_dice: int = 1) -> int:
    """A stress die: 1 rolls again and doubles, 10 may be a botch, which comes as minus its number of zeros."""
    face = referee.roll(10, 0, 1)
    if face == 10:
        return -sum(referee.roll(10, 0, 2) == 10 for _ in range(botch_dice))
    factor = 1
    while face == 1:
        factor *= 2
        face = referee.roll(10, 0, 1)
    return factor * face


def icepool_stress(depth: int, botch_dice: int = 1) -> Any:
    """The same by icepool, with at most `depth` dice after a first 1; what lies beyond comes as -1000."""
    doubled = icepool.Die([-1000])
    for _ in range(depth):
        doubled = icepool.Die([*range(2, 11), 2 * doubled]).map(lambda x: max(x, -1000))
    zeros = botch_dice @ icepool.Die([-1, *([0] * 9)])
    return icepool.Die([2 * doubled, *range(2, 10), zeros]).map(lambda x: max(x, -1000))


@pytest.mark.parametrize("botch_dice", [0, 1, 3])
def test_a_stress_die_as_icepool_reckons_it(botch_dice: int) -> None:
    found = chances(lambda r: stress(r, botch_dice), cut=Fraction(1, 10**7))
    oracle = of_die(icepool_stress(6, botch_dice))
    lost = oracle.pop(-1000)
    assert lost == Fraction(1, 10**7)
    assert found == oracle


def margin_of_stress(referee: Referee) -> int:
    attack = 5 + stress(referee)
    defence = 3 + stress(referee)
    return -(-(attack - defence) // 5) if attack > defence else 0


def test_the_margin_of_two_stress_dice_as_icepool_reckons_it() -> None:
    referee = BranchingReferee(TOY, 1e-9)
    found = referee.outcomes(lambda r: [margin_of_stress(r)])
    assert sum(found.values()) + referee.lost == 1
    assert 0 < referee.lost < 1e-7
    die = icepool_stress(12)
    oracle = of_die((die + 5 - (die + 3)).map(lambda margin: max(0, -(-margin // 5))))
    for margin in range(12):
        assert 0 <= oracle[margin] - found[(margin,)] < referee.lost + Fraction(1, 10**11)


@pytest.mark.parametrize("cut", [0.2, Fraction(1, 50), 1e-3, 1e-6])
def test_what_is_cut_is_told_exactly(cut: Fraction | float) -> None:
    found, referee = exact(TOY, lambda r: [stress(r)], cut)
    fine, finer = exact(TOY, lambda r: [stress(r)], 1e-12)
    assert 0 < finer.lost < referee.lost
    for figures, chance in fine.items():
        assert 0 <= chance - found.get(figures, 0) <= referee.lost
    assert all(chance >= cut / 10 for chance in found.values())


def test_a_way_as_likely_as_the_cut_is_kept() -> None:
    def play(referee: Referee) -> bool:
        return referee.roll(10, 0, 1) == 1

    assert chances(play, Fraction(1, 10)) == {0: Fraction(9, 10), 1: Fraction(1, 10)}
    assert chances(play, Fraction(1, 9)) == {0: Fraction(9, 10)}


def test_a_cut_below_every_way_loses_all() -> None:
    outcomes, referee = exact(TOY, lambda r: [sum(range(r.roll(6, 0, 1)))], 0.2)
    assert outcomes == {}
    assert referee.lost == 1


def test_dice_without_end_need_a_cut() -> None:
    with pytest.raises(ValueError, match="need a cut"):
        BranchingReferee(TOY).outcomes(lambda r: [stress(r)])


@pytest.mark.parametrize("cut", [-0.1, 1, 2.5])
def test_a_cut_is_a_chance(cut: float) -> None:
    with pytest.raises(ValueError, match="from 0 to below 1"):
        BranchingReferee(TOY, cut)


def test_a_referee_can_be_used_again() -> None:
    referee = BranchingReferee(TOY, 0.05)
    first = referee.outcomes(lambda r: [stress(r)])
    lost, count = referee.lost, referee.plays
    assert referee.outcomes(lambda r: [r.roll(2, 0, 1) == 1]) == {(0,): HALF, (1,): HALF}
    assert referee.lost == 0
    assert referee.plays == 2
    assert (referee.outcomes(lambda r: [stress(r)]), referee.lost, referee.plays) == (first, lost, count)


@settings(max_examples=50)
@given(st.integers(1, 6), st.integers(1, 8))
def test_the_ways_of_a_sum_as_icepool_counts_them(count: int, sides: int) -> None:
    assert list(ways_of_sum(count, sides)) == list((count @ icepool.d(sides)).quantities())


# ---- a whole ruleset -------------------------------------------------------------------------------------------------


def blow(seed: int) -> Any:
    """One blow of a random brawl, as a play."""
    start: Fight = random_setup(seed, 2).fight
    start.options.open_ended = False
    start.combatants[1].hand.held, start.combatants[1].hand.card = True, 7

    def play(referee: Any) -> Sequence[int]:
        fight = clone(start)
        TOY.exchange(referee, fight, 0, 1)
        me, foe = fight.combatants[0], fight.combatants[1]
        return [*TOY.result(fight, 0, 1), me.acted, me.hand.held, foe.struck[me.stance]]

    return play


@pytest.mark.parametrize("seed", range(12))
def test_a_blow_has_the_chances_that_brute_force_finds(seed: int) -> None:
    assert plays(blow(seed)) <= 20


def test_a_round_with_cards_has_the_chances_that_brute_force_finds() -> None:
    start = fight_of_two()
    start.deck = 0b1011

    def play(referee: Any) -> Sequence[int]:
        fight = clone(start)
        TOY.advance(referee, fight)
        me, foe = fight.combatants[0], fight.combatants[1]
        return [me.hand.card, foe.hand.card, fight.deck, me.initiative > foe.initiative, me.initiative]

    assert plays(play) < 20


def test_blows_of_seeded_dice_fall_as_often_as_they_should() -> None:
    fights = 4000
    play = blow(3)
    outcomes: Chances = exact(TOY, play)[0]
    seen = Counter(tuple(map(int, play(SeededReferee(TOY, 1, fight)))) for fight in range(fights))
    assert set(seen) <= set(outcomes)
    often = {figures: fights * float(chance) for figures, chance in outcomes.items() if fights * chance >= 5}
    chi_square = sum((seen[figures] - expected) ** 2 / expected for figures, expected in often.items())
    assert len(often) > 5
    assert chi_square < len(often) + 4 * (2 * len(often)) ** 0.5
