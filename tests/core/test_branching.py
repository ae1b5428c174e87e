"""The branching referee: how it splits, what it gives, and that others come to the same."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from enum import IntEnum
from fractions import Fraction
from typing import Any, Final

import icepool
import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, rule

from affray.core.branching import BranchingReferee
from affray.core.records import Ints, assign, clone, ints, record
from affray.core.referee import Referee
from affray.core.seeded import SeededReferee

from tests.core.every_way import Chances, chances, every_way, exact, of_die, plays
from tests.toy import TOY, random_setup
from tests.toy.model import Fight


class Colour(IntEnum):
    RED = 1
    BLUE = 2


@record
class Purse:
    coins: int = 0
    colour: Colour = Colour.RED
    stacks: Final[Ints] = ints(2)


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
    def told(referee: Referee) -> list[int]:
        return [question(referee.roll(6, 0, 1), factor, bound)]

    def asked(referee: Referee) -> list[int]:
        return [bool(told(referee)[0])]

    for bound in range(-18, 16):
        answers = {question(face, factor, bound) for face in range(1, 7)}
        assert plays(asked) == len(answers)
        assert plays(told) == 1


def test_dice_can_be_counted_without_a_question() -> None:
    def play(referee: Referee) -> list[int]:
        dice = [referee.roll(6, 0, 1) for _ in range(5)]
        sixes = sum(die == 6 for die in dice)
        high = dice[0] > dice[1]
        return [sixes, high, 2 * high + (dice[2] >= 4), (sixes != 1) - (dice[3] < dice[4]), dice[4]]

    assert plays(play) == 1


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
        high = bool(total > 7)
        equal = bool(b == 3)
        return [high, equal, total, total - both, max(a, 4), both % 3]

    assert plays(play) == 7  # high, equal, a below 4: all ways but one that cannot be


def test_a_difference_reckoned_again_is_shifted_only_by_what_is_even() -> None:
    def play(referee: Referee) -> list[int]:
        a, b = referee.roll(6, 0, 1), referee.roll(4, 0, 1)
        won = bool(a - b > 1)
        return [won, a - b, a + 3 - (b + 1), a * 2 - b, a + b, abs(a - 4) - b, b - a]

    assert plays(play) == 2


@pytest.mark.parametrize("second", [lambda a, b: a + 2 + (b - 1), lambda a, b: a + b * 2, lambda a, b: a * 2 + b])
def test_a_sum_reckoned_again_is_shifted_only_by_what_is_even(second: Any) -> None:
    def play(referee: Referee) -> list[int]:
        a, b = referee.roll(6, 0, 1), referee.roll(4, 0, 1)
        return [bool(a + b > 6), second(a, b)]

    assert plays(play) == 2


def test_a_product_reckoned_again_is_not_shifted() -> None:
    def play(referee: Referee) -> list[int]:
        a, b = referee.roll(6, 0, 1), referee.roll(4, 0, 1)
        return [bool(a * b > 6), a * b, (a + 1) * b]

    assert plays(play) == 2


def test_a_figure_reckoned_from_a_sum_and_its_own_die() -> None:
    assert plays(lambda r: [(a := r.roll(6, 0, 1)) + (b := r.roll(4, 0, 1)) - a == b]) == 1


def test_sums_of_many_dice_are_cheap() -> None:
    def play(referee: Referee) -> list[int]:
        total = 0
        for _ in range(12):
            total += referee.roll(10, 0, 1)
        return [bool(total > 66), total]

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
    assert plays(lambda r: [r.roll(2, 0, 1) != Colour.BLUE]) == 1


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
        return [*TOY.result(start, fight, 0, 1), me.acted, me.hand.held, foe.struck[me.stance]]

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
