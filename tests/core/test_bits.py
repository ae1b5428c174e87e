"""Bit sets. That they are the same compiled is seen by `grid_program`, whose areas have empty rows too."""

from __future__ import annotations

from affray.core.bits import has, lowest, size
from affray.core.referee import ALL


def test_the_lowest_is_the_first_of_a_set() -> None:
    assert [lowest(bits) for bits in (0b1, 0b1100, 1 << 62, ALL)] == [0, 2, 62, 0]


def test_an_empty_set_has_no_lowest() -> None:
    assert lowest(0) == -1


def test_the_size_counts_every_member() -> None:
    assert [size(bits) for bits in (0, 0b1011, 1 << 62, ALL)] == [0, 3, 1, 63]


def test_a_set_has_its_members_and_no_others() -> None:
    assert [k for k in range(63) if has(1 << 62 | 0b101, k)] == [0, 2, 62]
