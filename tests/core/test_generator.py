"""Dice: known values, unbiased faces, a stream for each fight."""

from __future__ import annotations

import itertools
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from affray.core.generator import GAMMA, LOW, MASK, die, mix, stream

# A 99.99 % limit of chi-square by degrees of freedom.
CHI = {1: 15.2, 3: 21.1, 5: 25.7, 9: 33.7, 19: 52.4, 99: 161.3}


def faces(seed: int, fight: int, sides: int, count: int) -> list[int]:
    """The first dice of a stream."""
    state, found = stream(seed, fight), []
    for _ in range(count):
        face, state = die(state, sides)
        found.append(face)
    return found


def test_it_is_splitmix64() -> None:
    """The first words for the seed 0 as the algorithm's authors and others publish them."""
    words = [mix(n * GAMMA & MASK) for n in (1, 2, 3)]
    assert words == [0xE220A8397B1DCDAF, 0x6E789E6AA1B965F4, 0x06C45D188009454F]


def test_the_streams_stay_what_they_are() -> None:
    """A saved fight and a published result lean on these: another value here is another format."""
    assert [stream(0, 0), stream(0, 1), stream(1, 0)] == [0xA706DD2F4D197E6F, 0xB382A305F4414F5E, 0x5E41AB087439611E]
    assert faces(1, 0, 10, 12) == [7, 10, 5, 9, 4, 9, 9, 3, 2, 1, 4, 4]
    assert faces(1, 1, 10, 12) == [7, 5, 5, 6, 5, 3, 2, 4, 6, 10, 1, 4]
    assert faces(2026, 7, 100, 8) == [97, 91, 42, 100, 32, 13, 31, 72]


def test_seed_and_fight_are_taken_modulo_two_to_the_64() -> None:
    assert stream(-1, 0) == stream(MASK, 0)
    assert stream(5 + (1 << 64), 3) == stream(5, 3)
    assert stream(5, 3 + (1 << 64)) == stream(5, 3)
    assert stream(10**40, 0) == stream(10**40 % (1 << 64), 0)


@given(st.integers(), st.integers(0, 10**9), st.sampled_from([1, 2, 3, 4, 6, 8, 10, 20, 62, 100, 1000, 2**31]))
def test_a_face_is_on_the_die(seed: int, fight: int, sides: int) -> None:
    state = stream(seed, fight)
    assert 0 <= state <= MASK
    face, after = die(state, sides)
    assert 1 <= face <= sides
    assert 0 <= after <= MASK
    assert after != state


@given(st.integers(0, MASK), st.integers(0, 10**6), st.lists(st.integers(1, 40), min_size=1, max_size=6))
def test_a_stream_has_no_memory(seed: int, first: int, chunks: list[int]) -> None:
    """However fights are cut into chunks, each has the dice that it has alone."""
    alone = [faces(seed, first + k, 10, 5) for k in range(sum(chunks))]
    cut, at = [], first
    for size in chunks:
        cut += [faces(seed, fight, 10, 5) for fight in range(at, at + size)]
        at += size
    assert cut == alone
    assert len({stream(seed, first + k) for k in range(sum(chunks))}) == sum(chunks)


@pytest.mark.parametrize("sides", [2, 4, 6, 10, 20, 100])
def test_all_faces_come_as_often(sides: int) -> None:
    count = 40_000
    seen = Counter(faces(sides, 0, sides, count))
    wanted = count / sides
    assert sum((seen[face] - wanted) ** 2 / wanted for face in range(1, sides + 1)) < CHI[sides - 1]


def test_the_first_dice_of_neighbouring_streams_are_independent() -> None:
    """Seeds 0, 1, 2, … and fights 0, 1, 2, … are what people use: their dice must not lean on each other."""
    for places in ([(k, 0) for k in range(20_001)], [(0, k) for k in range(20_001)]):
        rolled = [faces(seed, fight, 10, 1)[0] for seed, fight in places]
        pairs = Counter(itertools.pairwise(rolled))
        wanted = 20_000 / 100
        chi = sum((pairs[a, b] - wanted) ** 2 / wanted for a in range(1, 11) for b in range(1, 11))
        assert chi < CHI[99]


def test_pairs_inside_a_stream_are_independent() -> None:
    rolled = faces(9, 9, 10, 20_001)
    pairs = Counter(itertools.pairwise(rolled))
    wanted = 20_000 / 100
    chi = sum((pairs[a, b] - wanted) ** 2 / wanted for a in range(1, 11) for b in range(1, 11))
    assert chi < CHI[99]


@pytest.mark.parametrize("bits", [4, 6, 8])
def test_the_rejection_leaves_every_face_the_same_number_of_words(bits: int) -> None:
    """The arithmetic of `die` with a word of few bits, over every word: each face takes as many words as any other."""
    size, low = 1 << bits, (1 << bits) - 1
    for sides in range(1, size):
        taken: Counter[int] = Counter()
        for word in range(size):
            product = word * sides
            if product & low >= sides or product & low >= size % sides:
                taken[(product >> bits) + 1] += 1
        assert set(taken) == set(range(1, sides + 1))
        assert len(set(taken.values())) == 1
        assert sum(taken.values()) == size - size % sides


def words_for(state: int, sides: int) -> int:
    """How many words a die took, by what it left."""
    _, after = die(state, sides)
    return (after - state) * pow(GAMMA, -1, 1 << 64) & MASK


def test_a_surplus_word_is_drawn_again() -> None:
    """With 2**31 + 1 sides nearly half of all words are surplus: dice take one word or more, as the arithmetic says."""
    sides = (1 << 31) + 1
    again = 0
    for k in range(200):
        state = stream(3, k)
        taken = words_for(state, sides)
        for n in range(1, taken + 1):
            rest = (mix((state + n * GAMMA) & MASK) >> 32) * sides & LOW
            assert (rest >= (1 << 32) % sides) == (n == taken)
        again += taken > 1
    assert 60 < again < 140
