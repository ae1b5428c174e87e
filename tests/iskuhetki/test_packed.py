"""IH-9.17: wounds as single numbers: whatever goes in comes out, and nothing else of a wound changes with it."""

from __future__ import annotations

from collections.abc import Callable, Mapping

import pytest
from hypothesis import given
from hypothesis import strategies as st

from affray.rulesets.iskuhetki.kinds import Grade, WoundKind
from affray.rulesets.iskuhetki.model import LOCATIONS, WOUNDS, Combatant
from affray.rulesets.iskuhetki.rules import packed
from affray.rulesets.iskuhetki.rules.packed import MOST

FIGURES: dict[str, Callable[[int], int]] = {
    "where": packed.wound_where,
    "kind": packed.wound_kind,
    "points": packed.wound_points,
    "grade": packed.wound_grade,
    "bleed": packed.wound_bleed,
    "bone": packed.wound_bone,
    "organ": packed.wound_organ,
    "arrow": packed.wound_arrow,
    "staunched": packed.wound_staunched,
    "fed": packed.wound_fed,
}
NEW = ("where", "kind", "points", "grade", "bleed", "bone", "organ", "arrow")  # what a new wound is packed of
ANY_POINTS = st.integers(0, 3 * MOST)

fresh = st.fixed_dictionaries(
    {
        "where": st.integers(0, LOCATIONS - 1),
        "kind": st.sampled_from(WoundKind),
        "points": st.integers(0, MOST),
        "grade": st.sampled_from([Grade.SUCCESS, Grade.SPECIAL, Grade.CRITICAL]),
        "bleed": st.integers(0, MOST),
        "bone": st.integers(0, 2),
        "organ": st.integers(0, 2),
        "arrow": st.integers(0, 1),
    }
)
treated = st.sampled_from([int, packed.fed, packed.staunch, packed.pull_arrow])
wounds = st.builds(lambda figures, change: int(change(pack(figures))), fresh, treated)

slight = st.builds(
    lambda wound, points: packed.with_bleed(packed.with_points(wound, points), points // 2), wounds, st.integers(0, 20)
)


def pack(figures: Mapping[str, int]) -> int:
    """A new wound."""
    return packed.pack_wound(*(figures[name] for name in NEW))


def unpack(wound: int) -> dict[str, int]:
    """All figures of a wound."""
    return {name: figure(wound) for name, figure in FIGURES.items()}


@pytest.mark.clause("IH-9.17")
@given(fresh)
def test_what_is_packed_is_unpacked(figures: dict[str, int]) -> None:
    wound = pack(figures)
    assert unpack(wound) == {**figures, "staunched": 0, "fed": 0}
    assert 0 <= wound < 1 << 62


@pytest.mark.clause("IH-9.17")
@given(fresh, ANY_POINTS, ANY_POINTS)
def test_points_and_counters_past_the_most_stay_the_most(figures: dict[str, int], points: int, bleed: int) -> None:
    made = unpack(pack({**figures, "points": points, "bleed": bleed}))
    assert (made["points"], made["bleed"]) == (min(MOST, points), min(MOST, bleed))
    assert {name: made[name] for name in NEW} == {**figures, "points": made["points"], "bleed": made["bleed"]}


@pytest.mark.clause("IH-10.2", "IH-16.2")
@given(wounds, st.integers(-MOST, 3 * MOST))
def test_a_change_of_one_figure_leaves_the_others(wound: int, figure: int) -> None:
    kept = min(MOST, max(0, figure))
    assert unpack(packed.with_points(wound, figure)) == {**unpack(wound), "points": kept}
    assert unpack(packed.with_bleed(wound, figure)) == {**unpack(wound), "bleed": kept}
    assert unpack(packed.fed(wound)) == {**unpack(wound), "fed": 1}
    assert unpack(packed.burnt_out(wound)) == {**unpack(wound), "fed": 0}


@pytest.mark.clause("IH-16.2", "IH-7.10")
@given(wounds)
def test_first_aid_and_pulling_touch_counters_and_arrow_alone(wound: int) -> None:
    bleed = packed.wound_bleed(wound)
    assert unpack(packed.staunch(wound)) == {**unpack(wound), "bleed": 0, "arrow": 0, "staunched": 1}
    pulled = {"bleed": min(MOST, bleed + 1), "arrow": 0, "staunched": 0}
    assert unpack(packed.pull_arrow(wound)) == {**unpack(wound), **pulled}


@pytest.mark.clause("IH-10.4", "IH-16.2", "IH-7.10")
@given(wounds)
def test_first_aid_is_for_what_bleeds_or_holds_an_arrow_and_but_once(wound: int) -> None:
    figures = unpack(wound)
    bleeds = figures["bleed"] > 0 and not figures["staunched"]
    assert packed.needs_aid(wound) == (bleeds or figures["arrow"] == 1)
    assert not packed.needs_aid(packed.staunch(wound))
    assert packed.needs_aid(packed.pull_arrow(wound))


@pytest.mark.clause("IH-9.17")
@given(wounds, wounds)
def test_two_wounds_as_one(wound: int, more: int) -> None:
    one, two, joined = unpack(wound), unpack(more), unpack(packed.joined_wound(wound, more))
    assert (joined["where"], joined["kind"]) == (one["where"], one["kind"])
    for name in ("points", "bleed"):
        assert joined[name] == min(MOST, one[name] + two[name])
    for name in ("grade", "bone", "organ", "arrow"):
        assert joined[name] == max(one[name], two[name])
    assert joined["staunched"] == 0  # what came new wants first aid


@pytest.mark.clause("IH-9.17")
@given(st.lists(slight, max_size=2 * WOUNDS))
def test_wounds_past_the_last_row_are_added_to_others(dealt: list[int]) -> None:
    me = Combatant()
    for wound in dealt:
        packed.store_wound(me, wound)
    kept = [me.wounds[k] for k in range(me.wound_count)]
    assert len(kept) == min(WOUNDS, len(dealt))
    for figure in (packed.wound_points, packed.wound_bleed):
        assert sum(map(figure, kept)) == sum(map(figure, dealt))
    assert packed.bleeding(me) == sum(map(packed.wound_bleed, kept))
    if len(dealt) <= WOUNDS:
        assert kept == dealt
