"""The protocol's small pieces, and the seeded referee."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from affray.core.generator import die, stream
from affray.core.records import figures, place_of
from affray.core.referee import HUSH, NOBODY, TABLE, Coded, Hush, Key, Kind, Request, only_option
from affray.core.seeded import SeededReferee, nth_card, only_amount, only_value, pack

from tests.toy import TOY, random_setup
from tests.toy.model import Decision, Why


class Reason(Coded):
    BLOW = 1, "TT-1"
    LURK = 2, "TT-2", True
    BARE = 3


def seeded(tape: Sequence[tuple[int, int]] = (), record: Any = None, seed: int = 1) -> SeededReferee:
    return SeededReferee(TOY, seed, 0, record, tape)


def roll_of(who: int, why: int = Why.HIT) -> int:
    return pack(Kind.ROLL, who, why)


# ---- codes, keys, requests -----------------------------------------------------------------------------------------


def test_a_code_names_its_clause_and_whether_it_is_secret() -> None:
    assert [(int(code), code.clause, code.secret) for code in Reason] == [
        (1, "TT-1", False),
        (2, "TT-2", True),
        (3, "", False),
    ]
    assert Reason(2) is Reason.LURK
    assert Reason.BLOW + 1 == Reason.LURK


def test_what_fits_a_roll_or_an_amount() -> None:
    dice = Request(Key(Kind.ROLL, 0, 1, 0), 2, 12, 2)
    assert [dice.fits(value) for value in (1, 2, 12, 13)] == [False, True, True, False]
    assert dice.sides == 6
    amount = Request(Key(Kind.AMOUNT, 0, 1, 0), -2, 3)
    assert [amount.fits(value) for value in (-3, -2, 0, 3, 4)] == [False, True, True, True, False]


@pytest.mark.parametrize("kind", [Kind.CHOICE, Kind.DRAW])
def test_what_fits_a_choice_or_a_card(kind: Kind) -> None:
    request = Request(Key(kind, 0, 1, 0), options=1 << 0 | 1 << 5 | 1 << NOBODY)
    assert request.open_options == (0, 5, NOBODY)
    assert [k for k in range(-3, 70) if request.fits(k)] == [0, 5, NOBODY]


def test_what_fits_a_pick() -> None:
    request = Request(Key(Kind.PICK, 0, 1, 0), values=(4, -7, 1000))
    assert [value for value in (-7, 0, 1, 4, 1000) if request.fits(value)] == [-7, 4, 1000]


@given(st.integers(0, 62))
def test_the_only_option(option: int) -> None:
    assert only_option(1 << option) == option
    assert only_option(1 << option | 1 << (option + 1) % 63) == -1


def test_no_option_is_an_error_in_the_rules() -> None:
    for options in (0, -1):
        with pytest.raises(ValueError, match="a choice without options"):
            only_option(options)
    with pytest.raises(ValueError, match="a pick without values"):
        only_value([1, 2], 0)
    with pytest.raises(ValueError, match="an amount from 4 to 3"):
        only_amount(4, 3)
    assert only_value([8, 2], 1) == 8
    assert only_amount(4, 4) == 4


def test_cards_are_counted_from_one() -> None:
    cards = 1 << 3 | 1 << 17 | 1 << 61
    assert [nth_card(cards, n) for n in (1, 2, 3)] == [3, 17, 61]


def test_hush_knows_only_parts() -> None:
    assert HUSH.part(Why.SKILL, 3, -7) == -7
    assert Hush() == HUSH


@given(st.sampled_from([k for k in Kind if k != Kind.SET]), st.integers(TABLE, 61), st.integers(0, 65_535))
def test_packed_keys_are_told_apart(kind: Kind, who: int, code: int) -> None:
    key = pack(kind, who, code)
    assert (key >> 32, (key >> 16 & 0xFFFF) - 1, key & 0xFFFF) == (kind, who, code)
    assert pack(Kind.SET, TABLE, 70_000) == Kind.SET << 32 | 70_000


# ---- the seeded referee --------------------------------------------------------------------------------------------


def test_dice_come_from_the_stream_in_order() -> None:
    state, faces = stream(1, 0), []
    for sides in (10, 6, 6, 6, 100):
        face, state = die(state, sides)
        faces.append(face)
    referee = seeded()
    rolled = [referee.roll(10, 0, Why.HIT), referee.dice(3, 6, 1, Why.DAMAGE), referee.roll(100, 0, Why.HIT)]
    assert rolled == [faces[0], sum(faces[1:4]), faces[4]]
    assert referee.state == state


def test_cards_are_drawn_as_likely_as_each_other() -> None:
    cards = 1 << 2 | 1 << 9 | 1 << 33
    referee, seen = seeded(), {2: 0, 9: 0, 33: 0}
    for _ in range(3000):
        seen[referee.draw(cards, 0, Why.CARD)] += 1
    assert all(900 < count < 1100 for count in seen.values())


def test_what_is_no_question_takes_no_die_and_no_entry_of_the_tape() -> None:
    fight = random_setup(1).fight
    tape = [(pack(Kind.CHOICE, 0, Decision.ACT), 2), (pack(Kind.DRAW, 0, Why.CARD), 3), (roll_of(0), 7)]
    referee = seeded(tape)
    before = referee.state
    assert referee.choose(fight, 0, Decision.ACT, 1 << 5) == 5
    assert referee.draw(1 << 4, 0, Why.CARD) == 4
    assert referee.pick(fight, 0, Decision.PLACE, [9, 1], 1) == 9
    assert referee.amount(fight, 0, Decision.EFFORT, 6, 6) == 6
    assert (referee.state, referee.at) == (before, 0)


def test_no_way_out_is_an_error() -> None:
    fight, referee = random_setup(1).fight, seeded()
    with pytest.raises(ValueError, match="a choice without options"):
        referee.choose(fight, 0, Decision.ACT, 0)
    with pytest.raises(ValueError, match="a choice without options"):
        referee.draw(0, 0, Why.CARD)
    with pytest.raises(ValueError, match="a pick without values"):
        referee.pick(fight, 0, Decision.PLACE, [1], 0)
    with pytest.raises(ValueError, match="an amount from 2 to 1"):
        referee.amount(fight, 0, Decision.EFFORT, 2, 1)


def test_a_tape_answers_every_kind_of_request() -> None:
    fight = random_setup(1).fight
    tape = [
        (roll_of(0), 10),
        (roll_of(1, Why.DAMAGE), 11),
        (pack(Kind.DRAW, 0, Why.CARD), 7),
        (pack(Kind.CHOICE, 1, Decision.ACT), 2),
        (pack(Kind.PICK, 1, Decision.PLACE), 5),
        (pack(Kind.AMOUNT, 0, Decision.EFFORT), 3),
        (pack(Kind.PART, 0, Why.SKILL), -40),
        (pack(Kind.CHOICE, TABLE, Decision.INTERRUPT), NOBODY),
    ]
    referee = seeded(tape)
    before = referee.state
    assert referee.roll(10, 0, Why.HIT) == 10
    assert referee.dice(2, 6, 1, Why.DAMAGE) == 11
    assert referee.draw(1 << 7 | 1 << 8, 0, Why.CARD) == 7
    assert referee.choose(fight, 1, Decision.ACT, 0b1111) == 2
    assert referee.pick(fight, 1, Decision.PLACE, [4, 5, 6], 3) == 5
    assert referee.amount(fight, 0, Decision.EFFORT, 0, 4) == 3
    assert referee.part(Why.SKILL, 0, 4) == -40
    assert referee.choose(fight, TABLE, Decision.INTERRUPT, 1 | 1 << NOBODY) == NOBODY
    assert (referee.at, referee.state) == (len(tape), before)


def test_an_entry_is_taken_only_by_its_own_key() -> None:
    """A question that is still open leaves a hole: it is drawn, and the next entry stays for its own."""
    referee = seeded([(roll_of(1), 4)])
    before = referee.state
    assert referee.roll(10, 0, Why.HIT) == die(before, 10)[0]  # another's roll
    assert referee.roll(10, 1, Why.INITIATIVE) in range(1, 11)  # for something else
    assert referee.part(Why.HIT, 1, 9) == 9  # another kind
    assert referee.at == 0
    assert referee.roll(10, 1, Why.HIT) == 4
    assert referee.at == 1


def test_set_figures_come_before_the_request_that_follows_them() -> None:
    fight = random_setup(1).fight
    place = place_of(fight, "combatants[1].hp")
    referee = seeded([(roll_of(0), 3), (pack(Kind.SET, TABLE, place), 99), (roll_of(1), 4)], fight)
    assert referee.roll(10, 0, Why.HIT) == 3
    assert fight.combatants[1].hp != 99
    assert referee.roll(6, 5, Why.DAMAGE) in range(1, 7)  # any request will do
    assert fight.combatants[1].hp == 99
    assert referee.roll(10, 1, Why.HIT) == 4


def test_each_asks_in_the_order_of_the_bits() -> None:
    fight, asked = random_setup(1).fight, []
    seeded().each(fight, 1 << 0 | 1 << 3 | 1 << 9, lambda _referee, _fight, who: asked.append(who))
    assert asked == [0, 3, 9]


@given(st.integers(0, 500))
def test_the_same_seed_is_the_same_fight(seed: int) -> None:
    """To the last figure, and whoever else was played before on other streams."""

    def fought(number: int) -> list[int]:
        fight = random_setup(seed, 3).fight
        referee = SeededReferee(TOY, 11, number, fight)
        while not fight.over:
            TOY.advance(referee, fight)
        return [*figures(fight), referee.state]

    first = fought(seed)
    fought(seed + 1)
    assert fought(seed) == first
