"""Pieces that the branching referee puts together: the same chances as by brute force, in fewer plays."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import Any, Final, cast

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from affray.core.branching import BranchingReferee
from affray.core.kept import kept, parts, put_back
from affray.core.pieces import with_pieces
from affray.core.records import Ints, clone, fill, ints, one, record, rule
from affray.core.referee import Referee
from affray.core.unseen import Unseen

from tests.core.every_way import every_way, exact
from tests.core.test_branching_programs import PROGRAMS, perform
from tests.toy import TOY, random_setup
from tests.toy import rules as toy
from tests.toy.model import Fight

REGISTERS = 4


@record
class Pouch:
    coins: int = 0
    full: bool = False


@record
class Board:
    total: int = 0
    pouch: Final[Pouch] = one(Pouch)
    registers: Final[Ints] = ints(REGISTERS)


def call(piece: Any, referee: Any, board: Board, *args: Any) -> Any:
    """A rule as a piece, for a referee that knows pieces."""
    if isinstance(referee, BranchingReferee):
        return referee.piece(piece, board, args)
    return piece(referee, board, *args)


# ---- the chances -----------------------------------------------------------------------------------------------------


class Loaded:
    """A referee whose dice show what stands in registers and is then rolled on: programs meet what came before."""

    def __init__(self, referee: Any, board: Board) -> None:
        self.referee, self.board, self.at = referee, board, 0

    def roll(self, sides: int, who: int, why: int) -> int:
        self.at += 1
        rolled: int = self.referee.roll(sides, who, why) + self.board.registers[self.at % REGISTERS]
        return rolled

    def dice(self, count: int, sides: int, who: int, why: int) -> int:
        rolled: int = self.referee.dice(count, sides, who, why)
        return rolled

    def draw(self, cards: int, who: int, why: int) -> int:
        card: int = self.referee.draw(cards, who, why)
        return card


def run(referee: Any, board: Board, program: Any, add: int) -> int:
    """A program over what the registers hold, whose figures go back there."""
    figures = perform(program, cast(Referee, Loaded(referee, board)))
    for k, figure in enumerate(figures[:REGISTERS]):
        board.registers[k] = figure % 5
    board.total += figures[-1]
    board.pouch.full = figures[0] > add
    return figures[-1] + add


@settings(max_examples=120, deadline=None)
@given(PROGRAMS, PROGRAMS, st.integers(0, 3))
def test_two_pieces_have_the_chances_that_brute_force_finds(first: Any, second: Any, bound: int) -> None:
    first, second = ((dice[:2], steps, figures) for dice, steps, figures in (first, second))

    def play(referee: Any) -> Sequence[int]:
        board = Board()
        given = call(lambda r, b, x: run(r, b, first, x), referee, board, 1)
        if board.registers[0] > bound:
            given = call(lambda r, b, x: run(r, b, second, x), referee, board, given)
        return [given, board.total, board.pouch.full, *(board.registers[k] for k in range(REGISTERS))]

    outcomes, referee = exact(TOY, play)
    assert referee.lost == 0
    assert outcomes == every_way(TOY, play)


def inner(referee: Referee, board: Board, pouch: Pouch, registers: Ints) -> None:
    if referee.roll(6, 0, 1) > 2 + board.total:
        pouch.coins += registers[0]
    registers[1] += referee.roll(3, 0, 1)


def outer(referee: Referee, board: Board, face: int) -> bool:
    for _ in range(2):
        call(inner, referee, board, board.pouch, board.registers)
        board.total += face == 2
    return face + board.pouch.coins > 4


def test_a_piece_may_hold_another_and_be_given_what_is_unseen() -> None:
    def play(referee: Any) -> Sequence[int]:
        board, face = Board(), referee.roll(4, 0, 1)
        fill(board.registers, [2])
        high = call(outer, referee, board, face)
        return [face, high, board.total, board.pouch.coins, board.registers[1] if high else 0]

    assert exact(TOY, play)[0] == every_way(TOY, play)


@pytest.mark.parametrize("seed", range(8))
def test_a_blow_of_a_ruleset_with_pieces_is_the_blow_without(seed: int) -> None:
    start: Fight = random_setup(seed, 2).fight
    start.options.open_ended = False
    pieces = (toy.strike, toy.damage)
    assert toy.strike.__globals__["damage"] is toy.damage
    attack = with_pieces(TOY.exchange, pieces)

    def play(referee: Any) -> Sequence[int]:
        fight = clone(start)
        (attack if isinstance(referee, BranchingReferee) else TOY.exchange)(referee, fight, 0, 1)
        return TOY.result(start, fight, 0, 1)

    assert exact(TOY, play)[0] == every_way(TOY, play)
    assert toy.strike.__globals__["damage"] is toy.damage


def test_without_pieces_a_rule_is_itself() -> None:
    assert with_pieces(TOY.exchange, ()) is TOY.exchange


# ---- how often it is played ------------------------------------------------------------------------------------------


def wound(referee: Referee, board: Board) -> None:
    face = referee.roll(12, 0, 1)
    for k in range(10):
        if face == k + 1:
            board.registers[k % REGISTERS] = k
    board.pouch.full = face > 6


def follow(referee: Referee, board: Board) -> None:
    board.total += 1 if referee.roll(10, 0, 1) > 3 else 5


def test_ways_add_up() -> None:
    def play(referee: Any) -> Sequence[int]:
        board = Board()
        call(wound, referee, board)
        for _ in range(3):
            follow(referee, board)
        if board.pouch.full:
            board.total += 1
        return [board.total, *(board.registers[k] for k in range(REGISTERS))]

    outcomes, referee = exact(TOY, play)
    assert outcomes == every_way(TOY, play)
    assert referee.plays == 11 + 2 * 2**3


def test_a_piece_is_not_walked_again_in_the_same_state() -> None:
    def play(referee: Any) -> Sequence[int]:
        board = Board()
        if referee.roll(6, 0, 1) <= 2:
            board.total = 0
        call(wound, referee, board)
        return [board.total, board.pouch.full]

    assert exact(TOY, play)[1].plays == 2 + 11


# ---- what is cut -----------------------------------------------------------------------------------------------------


def endless(referee: Referee, board: Board) -> None:
    while referee.roll(4, 0, 1) == 1:
        board.total += 1


@pytest.mark.parametrize("cut", [0.2, Fraction(1, 50), 1e-3, 1e-5])
def test_what_is_cut_of_a_piece_is_told_exactly(cut: Fraction | float) -> None:
    def play(referee: Any) -> Sequence[int]:
        board = Board()
        for _ in range(2):
            call(endless, referee, board)
            if referee.roll(3, 0, 1) == 1:
                board.pouch.coins += 1
        return [board.total, board.pouch.coins]

    found, referee = exact(TOY, play, cut)
    assert 0 < referee.lost < 1
    for (total, coins), chance in found.items():
        real = (total + 1) * Fraction(9, 16) / 4**total * Fraction((4, 4, 1)[coins], 9)
        assert real - referee.lost <= chance <= real


def test_a_piece_of_which_every_way_is_cut_is_lost() -> None:
    def play(referee: Any) -> Sequence[int]:
        board = Board()
        call(lambda r, b: fill(b.registers, [sum(range(r.roll(6, 0, 1)))]), referee, board)
        return [board.registers[0]]

    outcomes, referee = exact(TOY, play, 0.2)
    assert outcomes == {}
    assert referee.lost == 1


# ---- figures that are kept -------------------------------------------------------------------------------------------


@rule
def ruin(fight: Fight) -> None:
    """Change what there is to change."""
    fight.round += 3
    fight.squares[2] = 9
    for i in range(fight.count):
        fight.combatants[i].hand.card += 2
        fight.combatants[i].struck[1] += i


def test_what_is_kept_is_put_back() -> None:
    fight: Fight = random_setup(3, 4).fight
    before, values = clone(fight), kept(fight)
    ruin(fight)
    assert fight != before
    assert kept(fight) != values
    put_back(fight, values)
    assert fight == before
    assert kept(fight) == values


def test_what_is_unseen_is_kept_as_it_is() -> None:
    referee, board = BranchingReferee(TOY), Board()
    board.pouch.coins = referee.roll(6, 0, 1)
    values = kept(board)
    assert [isinstance(value, Unseen) for value in values] == [False, True, False] + [False] * REGISTERS
    board.pouch.coins = 0
    put_back(board, values)
    assert board.pouch.coins is values[1]


def test_parts_are_what_rules_may_be_given_of_a_record() -> None:
    board = Board()
    assert [id(part) for part in parts(board)] == [id(board), id(board.pouch), id(board.registers)]
