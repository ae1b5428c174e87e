from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from affray.cli.names import Unclear, find, find_numbered

OPTIONS = {
    7: ["strike"],
    9: ["shoot"],
    11: ["exert for attack", "exert-attack"],
    12: ["exert for defence", "exert-defence"],
    13: ["load"],
    3: ["long sword"],
}


@pytest.mark.parametrize(
    ("typed", "means"),
    [
        ("strike", 7),
        ("STRIKE", 7),
        ("st", 7),
        ("sh", 9),
        ("exert-attack", 11),
        ("Exert_Attack", 11),
        ("exert att", 11),
        ("ex def", 12),
        ("l sw", 3),
        ("sword", 3),
        ("lo sw", 3),
    ],
)
def test_a_name_or_the_beginning_of_one_finds_its_thing(typed: str, means: int) -> None:
    assert find(typed, OPTIONS) == means


@pytest.mark.parametrize(("typed", "names"), [("s", ("strike", "shoot")), ("lo", ("load", "long sword"))])
def test_a_beginning_of_several_names_is_unclear_and_tells_them(typed: str, names: tuple[str, ...]) -> None:
    with pytest.raises(Unclear) as fault:
        find(typed, OPTIONS)
    assert fault.value.several
    assert fault.value.names == names


@pytest.mark.parametrize(("typed", "near"), [("stirke", "strike"), ("laod", "load")])
def test_a_mistyped_name_is_answered_with_near_ones(typed: str, near: str) -> None:
    with pytest.raises(Unclear, match=f"did you mean {near}"):
        find(typed, OPTIONS)


@pytest.mark.parametrize("typed", ["", "   ", "?", "0", "7", "²", "99999999999999999999"])
def test_what_names_nothing_is_refused(typed: str) -> None:
    with pytest.raises(Unclear):
        find_numbered(typed, OPTIONS)


def test_a_whole_name_wins_over_a_longer_one() -> None:
    assert find("troll", {1: ["Troll"], 2: ["Troll chief"]}) == 1


def test_numbers_count_in_the_order_shown() -> None:
    assert [find_numbered(str(n), OPTIONS) for n in range(1, 7)] == list(OPTIONS)


@given(st.dictionaries(st.integers(), st.lists(st.text(min_size=1), min_size=1, max_size=2), min_size=1), st.text())
def test_any_text_finds_a_thing_or_is_unclear(named: dict[int, list[str]], typed: str) -> None:
    try:
        found = find_numbered(typed, named)
    except Unclear:
        return
    assert found in named
